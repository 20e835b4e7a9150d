/// The words of `--help`, made from the grammar's table.
enum HelpText {
  static let width = 80

  /// Help for the whole tool.
  static func overview() -> String {
    var text = """
      Dalil builds documentation sites whose Swift examples are checked.

      Usage: dalil COMMAND [OPTION ...]

      Commands:

      """
    text += columns(
      Grammar.commands.map { ("\($0.name.rawValue) \($0.operands)", $0.summary) }, leftWidth: 24)
    text += "\nExit status:\n"
    text += columns(Grammar.exitStatuses.map { ("\($0.0.rawValue)", $0.1) }, leftWidth: 3)
    text += "\n'dalil help COMMAND' shows the options of a command.\n"
    return text
  }

  /// Help for one command.
  static func command(_ name: CommandName) -> String {
    guard let command = Grammar.description(of: name) else { return overview() }
    var text = "dalil \(name.rawValue): \(command.summary)\n\n"
    text += "Usage: dalil \(name.rawValue) \(command.operands) [OPTION ...]\n"
    for paragraph in command.details {
      text += "\n" + wrapped(paragraph, indent: "") + "\n"
    }
    text += "\nOptions:\n"
    text += columns(
      Grammar.options.filter { command.options.contains($0.name) }.map { (spelling(of: $0), $0.summary) }, leftWidth: 24
    )
    return text
  }

  private static func spelling(of option: OptionDescription) -> String {
    let letter = option.letter.map { "-\($0), " } ?? "    "
    return letter + option.name.spelling + (option.placeholder.map { " \($0)" } ?? "")
  }

  /// Two columns; a left part that is too wide stands on a line of its own.
  private static func columns(_ rows: [(String, String)], leftWidth: Int) -> String {
    let indent = String(repeating: " ", count: leftWidth + 4)
    var text = ""
    for (left, right) in rows {
      let body = wrapped(right, indent: indent).dropFirst(indent.count)
      if left.count > leftWidth {
        text += "  \(left)\n\(indent)\(body)\n"
      } else {
        text += "  \(left)" + String(repeating: " ", count: leftWidth + 2 - left.count) + "\(body)\n"
      }
    }
    return text
  }

  /// Breaks a paragraph between words.
  private static func wrapped(_ paragraph: String, indent: String) -> String {
    var lines: [String] = []
    var line = indent
    for word in paragraph.split(separator: " ") {
      if line.count > indent.count, line.count + 1 + word.count > width {
        lines.append(line)
        line = indent
      }
      line += (line.count > indent.count ? " " : "") + word
    }
    return (lines + [line]).joined(separator: "\n")
  }
}
