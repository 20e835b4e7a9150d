import Languages
import SiteGraph

/// Plain text as markup: escaped, with terms of the other direction isolated.
enum InlineMarkup {
  static func of(_ text: String, on direction: TextDirection) -> [UInt8] {
    var html = HTMLWriter(capacity: text.utf8.count + 16)
    html.isolating(text, on: direction)
    return html.bytes
  }

  /// A title or description: the same, with code between backticks as code.
  static func of(label: String, on direction: TextDirection) -> [UInt8] {
    var html = HTMLWriter(capacity: label.utf8.count + 16)
    html.label(label, on: direction)
    return html.bytes
  }

  /// A title or description in another language than what it stands in.
  static func of(label: String, in language: LanguageTag) -> [UInt8] {
    var html = HTMLWriter(capacity: label.utf8.count + 48)
    html.markup("<bdi lang=\"")
    html.text(language.name)
    html.markup("\" dir=\"")
    html.text(language.direction.rawValue)
    html.markup("\">")
    html.label(label, on: language.direction)
    html.markup("</bdi>")
    return html.bytes
  }
}

extension HTMLWriter {
  /// A title or description as `LabelText` reads it.
  fileprivate mutating func label(_ label: String, on direction: TextDirection) {
    for piece in LabelText.pieces(of: label) {
      guard piece.isCode else {
        isolating(String(piece.text), on: direction)
        continue
      }
      markup("<code dir=\"ltr\" translate=\"no\">")
      text(String(piece.text))
      markup("</code>")
    }
  }

  /// Plain text, with terms of the other direction isolated.
  mutating func isolating(_ text: String, on direction: TextDirection) {
    var text = text
    text.withUTF8 { bytes in
      var start = 0
      let runs = direction == .rightToLeft ? LatinRuns.find(in: bytes) : RightToLeftRuns.find(in: bytes)
      for run in runs {
        self.text(bytes, start..<run.lowerBound)
        markup(direction == .rightToLeft ? "<bdi dir=\"ltr\">" : "<bdi dir=\"rtl\">")
        self.text(bytes, run)
        markup("</bdi>")
        start = run.upperBound
      }
      self.text(bytes, start..<bytes.count)
    }
  }
}
