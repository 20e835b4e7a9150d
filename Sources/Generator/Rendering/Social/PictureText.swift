import Languages
import Pictures
import SiteGraph

/// A title as runs of a picture: code by itself, and terms of the other direction isolated by the signs of Unicode, as
/// elements do it on a page.
enum PictureText {
  private static let leftToRight = "\u{2066}"
  private static let rightToLeft = "\u{2067}"
  private static let end = "\u{2069}"

  static func runs(of label: String, in language: LanguageTag, longest: Int) -> [Picture.Run] {
    LabelText.pieces(of: shortened(withoutEmoji(label), to: longest)).map { piece in
      guard piece.isCode else {
        let text = language.isHanScript ? HanPhrases.joined(String(piece.text)) : String(piece.text)
        return Picture.Run(isolating(text, on: language.direction))
      }
      return Picture.Run(leftToRight + piece.text + end, isCode: true)
    }
  }

  private static func isolating(_ text: String, on direction: TextDirection) -> String {
    var text = text
    return text.withUTF8 { bytes in
      let runs = direction == .rightToLeft ? LatinRuns.find(in: bytes) : RightToLeftRuns.find(in: bytes)
      var result: [UInt8] = []
      var start = 0
      for run in runs {
        result += bytes[start..<run.lowerBound]
        result += (direction == .rightToLeft ? leftToRight : rightToLeft).utf8
        result += bytes[run]
        result += end.utf8
        start = run.upperBound
      }
      result += bytes[start...]
      return String(decoding: result, as: UTF8.self)
    }
  }

  /// The beginning of a text that is longer than anybody reads; counted in scalars, since one character may have any
  /// number of them.
  private static func shortened(_ text: String, to longest: Int) -> String {
    guard
      let cut = text.unicodeScalars.index(
        text.startIndex, offsetBy: longest, limitedBy: text.unicodeScalars.endIndex),
      cut < text.endIndex
    else { return text }
    return String(text.unicodeScalars[..<cut]) + "…"
  }

  /// Text without signs that are pictures themselves: no face for text has them.
  private static func withoutEmoji(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isEmoji) else { return text }
    var kept = String.UnicodeScalarView()
    var isAfterEmoji = false
    for scalar in text.unicodeScalars {
      let joins = scalar == "\u{200D}" || scalar == "\u{FE0F}" || (0xE0020...0xE007F).contains(scalar.value)
      if isEmoji(scalar) || (isAfterEmoji && joins) {
        isAfterEmoji = true
      } else {
        // The space before a sign goes with it.
        if isAfterEmoji, scalar == " ", kept.last == " " || kept.isEmpty { continue }
        isAfterEmoji = false
        kept.append(scalar)
      }
    }
    while kept.last == " " { kept.removeLast() }
    return String(kept)
  }

  /// None comes before U+231A, which is quick to see.
  private static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x231A && (scalar.properties.isEmojiPresentation || scalar.properties.isEmojiModifier)
  }
}
