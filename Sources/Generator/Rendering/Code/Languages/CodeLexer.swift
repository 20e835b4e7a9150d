/// Finds the tokens of code in the languages that have colours.
enum CodeLexer {
  /// The tokens in order; nil for a language without colours.
  static func tokens(of code: UnsafeBufferPointer<UInt8>, in language: String) -> [CodeToken]? {
    var cursor = CodeCursor(code)
    switch language {
    case "json", "jsonc", "json5", "jsonl": JSONLexer.read(&cursor)
    case "xml", "plist", "html", "svg", "xhtml": MarkupLexer.read(&cursor)
    case "yaml", "yml": YAMLLexer.read(&cursor)
    case "sh", "bash", "zsh", "shell": ShellLexer.read(&cursor)
    case "console", "shell-session", "terminal": ShellLexer.readSession(&cursor)
    case "diff", "patch": DiffLexer.read(&cursor)
    case "markdown", "md": MarkdownLexer.read(&cursor)
    default: return nil
    }
    return cursor.tokens
  }
}
