import Foundation

/// Reads the Markdown within a line: emphasis, code, struck text, links.
struct InlineMarkdown {
  private let text: [Unicode.Scalar]
  private static let marks: [(mark: [Unicode.Scalar], intent: InlinePresentationIntent)] = [
    (["*", "*"], .stronglyEmphasized), (["_", "_"], .stronglyEmphasized), (["~", "~"], .strikethrough),
    (["*"], .emphasized), (["_"], .emphasized), (["~"], .strikethrough),
  ]

  init(_ text: String) {
    self.text = Array(text.unicodeScalars)
  }

  func attributedString() -> AttributedString {
    read(text.indices, intent: [], link: nil)
  }

  private func read(_ range: Range<Int>, intent: InlinePresentationIntent, link: URL?) -> AttributedString {
    var result = AttributedString()
    var plain = String.UnicodeScalarView()
    var index = range.lowerBound
    func endPlain() {
      result += piece(String(plain), intent, link)
      plain = .init()
    }
    while index < range.upperBound {
      if text[index] == "\\", index + 1 < range.upperBound, text[index + 1].isMarkdownPunctuation {
        plain.append(text[index + 1])
        index += 2
      } else if let (part, end) = special(at: index, in: range, intent: intent, link: link) {
        endPlain()
        result += part
        index = end
      } else {
        plain.append(text[index])
        index += 1
      }
    }
    endPlain()
    return result
  }

  /// What begins at a place, if it is more than plain text, and where it ends.
  private func special(
    at index: Int, in range: Range<Int>, intent: InlinePresentationIntent, link: URL?
  ) -> (AttributedString, Int)? {
    if text[index] == "`", let end = find(["`"], from: index + 1, in: range) {
      return (piece(string(index + 1..<end), intent.union(.code), link), end + 1)
    }
    if text[index] == "[" { return linked(at: index, in: range, intent: intent) }
    for (mark, added) in Self.marks where starts(with: mark, at: index, in: range) {
      let start = index + mark.count
      guard start < range.upperBound, !text[start].properties.isWhitespace, isOpening(mark, at: index, in: range),
        let end = find(mark, from: start + 1, in: range), !text[end - 1].properties.isWhitespace
      else { continue }
      return (read(start..<end, intent: intent.union(added), link: link), end + mark.count)
    }
    return nil
  }

  private func linked(
    at index: Int, in range: Range<Int>, intent: InlinePresentationIntent
  ) -> (AttributedString, Int)? {
    guard let middle = closingBracket(from: index + 1, in: range), middle + 1 < range.upperBound,
      text[middle + 1] == "(", let target = MarkdownLinkTarget(text[range], from: middle + 2),
      let url = URL(string: target.address)
    else { return nil }
    return (read(index + 1..<middle, intent: intent, link: url), target.end)
  }

  /// The bracket that closes the text of a link; brackets within it come in pairs, and those within code do not count.
  private func closingBracket(from start: Int, in range: Range<Int>) -> Int? {
    var depth = 0
    var index = start
    while index < range.upperBound {
      switch text[index] {
      case "\\": index += 1
      case "`": index = find(["`"], from: index + 1, in: range) ?? index
      case "[": depth += 1
      case "]" where depth == 0: return index
      case "]": depth -= 1
      default: break
      }
      index += 1
    }
    return nil
  }

  /// An underscore within a word is no mark.
  private func isOpening(_ mark: [Unicode.Scalar], at index: Int, in range: Range<Int>) -> Bool {
    mark.first != "_" || index == range.lowerBound || !text[index - 1].properties.isAlphabetic
  }

  private func starts(with mark: [Unicode.Scalar], at index: Int, in range: Range<Int>) -> Bool {
    index + mark.count <= range.upperBound && text[index..<index + mark.count].elementsEqual(mark)
  }

  private func find(_ mark: [Unicode.Scalar], from start: Int, in range: Range<Int>) -> Int? {
    var index = start
    while index + mark.count <= range.upperBound {
      if text[index] == "\\" {
        index += 2
      } else if starts(with: mark, at: index, in: range) {
        // One star does not end at the first of two, and two end at the last two of three.
        let after = index + mark.count
        let isLonger = "*_~".unicodeScalars.contains(mark[0]) && after < range.upperBound && text[after] == mark[0]
        if !isLonger { return index }
        index += mark.count == 1 ? 2 : 1
      } else {
        index += 1
      }
    }
    return nil
  }

  private func string(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: text[range])
    return String(view)
  }

  private func piece(_ text: String, _ intent: InlinePresentationIntent, _ link: URL?) -> AttributedString {
    var piece = AttributedString(text)
    if !intent.isEmpty { piece.inlinePresentationIntent = intent }
    if let link { piece.link = link }
    return piece
  }
}
