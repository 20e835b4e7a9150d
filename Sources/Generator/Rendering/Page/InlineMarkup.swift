import Languages

/// Plain text as markup: escaped, with terms of the other direction isolated.
enum InlineMarkup {
  static func of(_ text: String, on direction: TextDirection) -> [UInt8] {
    var html = HTMLWriter(capacity: text.utf8.count + 16)
    html.isolating(text, on: direction)
    return html.bytes
  }

  /// Plain text of another language than what it stands in.
  static func of(_ text: String, in language: LanguageTag) -> [UInt8] {
    var html = HTMLWriter(capacity: text.utf8.count + 48)
    html.markup("<bdi lang=\"")
    html.text(language.name)
    html.markup("\" dir=\"")
    html.text(language.direction.rawValue)
    html.markup("\">")
    html.isolating(text, on: language.direction)
    html.markup("</bdi>")
    return html.bytes
  }
}

extension HTMLWriter {
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
