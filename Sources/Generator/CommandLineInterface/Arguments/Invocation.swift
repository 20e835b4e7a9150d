import Languages

/// A call, understood.
enum Invocation: Equatable, Sendable {
  case build(RunSettings)
  case check(RunSettings, subsets: [CheckWord])
  /// Pages and folders; none for all that there are.
  case accept([String], RunSettings)
  case new(folder: String, RunSettings)
  case snippets(to: String, RunSettings)
  case explain(code: String?)
  case clean(RunSettings)
  case help(CommandName?)
  case version
  /// No word at all.
  case nothing

  /// Reads the words after the program's name.
  init(words: [String]) throws(UsageError) {
    let scanned = try ScannedArguments(words)
    let word = scanned.operands.first
    if scanned.has(.help) {
      self = .help(word.flatMap(CommandName.init).flatMap { $0 == .help ? nil : $0 })
      return
    }
    if scanned.has(.version) {
      self = .version
      return
    }
    guard let word else {
      guard let option = scanned.options.first else {
        self = .nothing
        return
      }
      throw UsageError("option '\(option.spelling)' needs a command before or after it")
    }
    guard let command = CommandName(rawValue: word), let description = Grammar.description(of: command) else {
      throw UsageError(unknown: "command", word, among: CommandName.allCases.map(\.rawValue))
    }
    for option in scanned.options where !description.options.contains(option.name) {
      throw UsageError("'dalil \(command.rawValue)' has no option '\(option.spelling)'", command: command)
    }
    let settings = try RunSettings(scanned, command)
    try self.init(command, Array(scanned.operands.dropFirst()), settings)
  }

  private init(_ command: CommandName, _ operands: [String], _ settings: RunSettings) throws(UsageError) {
    var settings = settings
    switch command {
    case .build:
      settings.folder = try Self.optional(operands, "folder", command) ?? "."
      self = .build(settings)
    case .check:
      let folders = operands.filter { CheckWord(rawValue: $0) == nil }
      settings.folder = try Self.optional(folders, "folder", command) ?? "."
      let asked = operands.compactMap(CheckWord.init)
      if settings.listsExternal, !asked.isEmpty, !asked.contains(.links) {
        throw UsageError("option '--external' belongs to 'dalil check links'", command: command)
      }
      settings.checksSnippets = asked.isEmpty || asked.contains(.snippets)
      if settings.minimum != nil, !asked.isEmpty, !asked.contains(.translations) {
        throw UsageError("option '--minimum' belongs to the check 'translations'", command: command)
      }
      self = .check(settings, subsets: CheckWord.allCases.filter(asked.contains))
    case .accept:
      guard !operands.contains("") else { throw UsageError("the name of a page is empty", command: command) }
      self = .accept(operands, settings)
    case .new:
      guard let folder = try Self.optional(operands, "folder", command) else {
        throw UsageError("'dalil new' needs the folder to make", command: command)
      }
      self = .new(folder: folder, settings)
    case .snippets:
      guard let target = operands.first else {
        throw UsageError("'dalil snippets' needs the folder to write", command: command)
      }
      settings.folder = try Self.optional(Array(operands.dropFirst()), "folder", command) ?? "."
      self = .snippets(to: target, settings)
    case .explain:
      self = .explain(code: try Self.optional(operands, "code", command))
    case .clean:
      settings.folder = try Self.optional(operands, "folder", command) ?? "."
      self = .clean(settings)
    case .help:
      self = .help(try Self.helpTopic(operands))
    }
  }

  private static func helpTopic(_ operands: [String]) throws(UsageError) -> CommandName? {
    guard let word = try optional(operands, "command", .help) else { return nil }
    guard let command = CommandName(rawValue: word) else {
      throw UsageError(unknown: "command", word, among: CommandName.allCases.map(\.rawValue))
    }
    return command == .help ? nil : command
  }

  private static func optional(
    _ operands: [String], _ what: String, _ command: CommandName
  ) throws(UsageError) -> String? {
    if operands.count > 1 {
      throw UsageError("'dalil \(command.rawValue)' takes one \(what), not '\(operands[1])' as well", command: command)
    }
    guard operands.first != "" else { throw UsageError("the name of the \(what) is empty", command: command) }
    return operands.first
  }
}
