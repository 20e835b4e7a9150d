import Diagnostics
import Languages
import Markdown
import SiteGraph

/// Titles and summaries for a feed, whose readers lay them out without knowing their direction.
///
/// A feed cannot state a direction, and most readers take it from the first strong character: a right-to-left title that
/// begins with a name in Latin letters would be turned round. So it begins with a mark that is strong and invisible, and
/// the terms of the other direction in it are isolated.
enum FeedText {
  private static let rightToLeftMark = "\u{200F}"
  private static let leftToRightMark = "\u{200E}"

  /// A label as `LabelText` reads it.
  static func of(_ label: String, in language: LanguageTag) -> String {
    let text = LabelText.plain(label)
    let nowhere = SourceRange(line: 1, column: 1)
    let isolated = IsolatedText.of(
      LabelText.pieces(of: label).map { $0.isCode ? .code(String($0.text), nowhere) : .text(String($0.text)) },
      on: language.direction)
    switch language.direction {
    case .rightToLeft: return beginsRightToLeft(isolated) ? isolated : rightToLeftMark + isolated
    case .leftToRight: return isolated == text ? text : leftToRightMark + isolated
    }
  }

  private static func beginsRightToLeft(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return true }
    return (0x05D0...0x07FF).contains(first.value) && first.properties.isAlphabetic
  }
}
