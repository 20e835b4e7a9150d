import Markdown
import Snippets

/// Compares the code in the cell of a table with that of its source, in any order, since sentences have another one.
///
/// Texts of literals are translated, and so are words that stand for something (`<name>`); a word that only the
/// translation marks as code is no difference.
enum CellCode {
  /// In words what the source has and the translation has not; nil where nothing is missing.
  static func difference(_ content: [Inline], _ source: [Inline]) -> String? {
    let wanted = spans(in: source)
    guard !wanted.isEmpty else { return nil }
    let here = spans(in: content)
    guard here != wanted else { return nil }
    var free = here.map { (code: $0, sign: sign(of: $0)) }
    var missing: [String] = []
    for code in wanted {
      let sign = sign(of: code)
      if let place = free.firstIndex(where: { $0.sign == sign }) {
        free.remove(at: place)
      } else {
        missing.append(code)
      }
    }
    guard let first = missing.first(where: { !isPlaceholder($0) }), !free.contains(where: { isTranslated($0.sign) })
    else { return nil }
    let name = CodeExcerpt.shortened(Array(first.utf8)[...])
    guard missing.count == 1, free.count == 1 else { return "cell has not the code '\(name)' of the source" }
    return "cell has '\(CodeExcerpt.shortened(Array(free[0].code.utf8)[...]))' where the source has '\(name)'"
  }

  private static func spans(in content: [Inline]) -> [String] {
    content.flatMap { inline -> [String] in
      switch inline {
      case .code(let code, _): [code]
      case .emphasis(let content), .strong(let content), .strikethrough(let content): spans(in: content)
      case .link(let link): spans(in: link.content)
      case .text, .image, .footnoteReference, .html, .softBreak, .lineBreak: []
      }
    }
  }

  /// The words and signs of a piece of code, the texts of its literals left out.
  private static func sign(of code: String) -> [CodeWord] {
    SwiftTokenReader.tokens(of: Array(code.utf8), mode: .compiles).flatMap { token in
      [token.text] + token.sortedExpressions
    }
  }

  private static func isTranslated(_ sign: [CodeWord]) -> Bool { !sign.allSatisfy(\.isASCII) }

  /// Whether a piece of code has words between angle brackets or three dots in it, which stand for something else.
  private static func isPlaceholder(_ code: String) -> Bool {
    code.utf8.contains(UInt8(ascii: "<")) && code.utf8.contains(UInt8(ascii: ">"))
      || code.unicodeScalars.contains("…") || code.utf8.allSatisfy { $0 >= 0x80 }
  }
}
