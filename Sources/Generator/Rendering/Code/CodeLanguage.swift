/// The names that readers know languages by.
enum CodeLanguage {
  /// The name for the first word of an info string; the word itself for a language without an entry here.
  static func name(of word: String) -> String {
    switch word {
    case "swift": "Swift"
    case "sh", "bash", "zsh", "shell": "Shell"
    case "json": "JSON"
    case "xml", "plist": "XML"
    case "html": "HTML"
    case "css": "CSS"
    case "yaml", "yml": "YAML"
    case "toml": "TOML"
    case "markdown", "md": "Markdown"
    case "javascript", "js": "JavaScript"
    case "c": "C"
    case "cpp", "c++": "C++"
    case "objc", "objective-c": "Objective-C"
    case "diff": "Diff"
    case "text", "txt", "plaintext", "output", "console", "log": ""
    default: word
    }
  }
}
