import CLibYAML

/// A mistake that libyaml found, in words that say how to mend it.
struct YAMLMistake {
  var message: String
  var remedy: String?
  /// The byte that is wrong, where libyaml gives a byte and not a mark.
  var offset: Int?
  /// Whether the mistake is where the text or bracket begins, not where the parser gave up.
  var isAtBeginning = false

  init(_ parser: yaml_parser_t, bytes: UnsafeBufferPointer<UInt8>) {
    let problem = parser.problem.map { String(cString: $0) } ?? "not valid YAML"
    let context = parser.context.map { String(cString: $0) } ?? ""
    switch problem {
    case "mapping values are not allowed in this context":
      message = "colon followed by a space in a text without quotation marks"
      remedy = "quote it: \"…: …\""
    case "found character that cannot start any token", "found a tab character that violates indentation":
      if YAMLMistake.isTab(parser, bytes) || problem.contains("tab") {
        message = "tab used for indentation"
        remedy = "indent with spaces"
      } else {
        message = "text begins with a sign that YAML reserves"
        remedy = "quote it"
      }
    case "found unexpected end of stream" where context.contains("quoted scalar"):
      isAtBeginning = true
      message = "quotation mark is never closed"
      remedy = "close it at the end of the text"
    case "control characters are not allowed":
      message = "control character U+\(String(parser.problem_value, radix: 16, uppercase: true))"
      remedy = "remove it"
      offset = Int(parser.problem_offset)
    case "found invalid Unicode character escape code":
      message = "escape that stands for no character, such as half of a surrogate pair"
      remedy = "write the character itself, or \\U and its eight digits"
    case "could not find expected ':'":
      message = "key without a colon"
      remedy = "write key: value, or quote a text of several lines"
    case "did not find expected key", "did not find expected <document start>":
      message = "key expected, found text behind a value"
      remedy = "put the whole value between quotation marks that are not in it, and indent keys alike"
    case "did not find expected ',' or ']'", "did not find expected ',' or '}'":
      isAtBeginning = true
      message = "bracket is never closed, or a text inside it needs quotation marks"
      remedy = "close the bracket, or quote the text"
    default:
      message = "not valid YAML: \(problem)"
      remedy = "quote the value if it is a text"
    }
  }

  /// Whether the character at the mark is a tab.
  private static func isTab(_ parser: yaml_parser_t, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var cursor = 0
    var character = 0
    while character < parser.problem_mark.index, cursor < bytes.count {
      cursor += 1
      while cursor < bytes.count, bytes[cursor] & 0xC0 == 0x80 { cursor += 1 }
      character += 1
    }
    return cursor < bytes.count && bytes[cursor] == 0x09
  }
}
