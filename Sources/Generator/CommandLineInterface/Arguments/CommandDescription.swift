/// What parsing and help need to know of one command.
struct CommandDescription: Sendable {
  let name: CommandName
  /// The words after the command, as help writes them.
  let operands: String
  let summary: String
  /// Sentences for the command's own help, one paragraph an element.
  let details: [String]
  let options: [OptionName]

  init(_ name: CommandName, _ operands: String, _ summary: String, details: [String], options: [OptionName]) {
    self.name = name
    self.operands = operands
    self.summary = summary
    self.details = details
    self.options = options + [.help, .version]
  }
}
