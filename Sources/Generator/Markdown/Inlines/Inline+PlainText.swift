extension [Inline] {
  /// The text as a reader sees it, without markup: code as it stands, images by their description, no footnote numbers.
  package var plainText: String {
    if count == 1, case .text(let text) = self[0] { return text }
    var result = ""
    appendPlainText(to: &result)
    return result
  }

  private func appendPlainText(to result: inout String) {
    for inline in self {
      switch inline {
      case .text(let text), .code(let text, _): result += text
      case .emphasis(let content), .strong(let content), .strikethrough(let content):
        content.appendPlainText(to: &result)
      case .link(let link): link.content.appendPlainText(to: &result)
      case .image(let image): image.alternative.appendPlainText(to: &result)
      case .softBreak(let joins): if !joins { result += " " }
      case .lineBreak: result += " "
      case .html(let html, _): if html.isLineBreak { result += " " }
      case .footnoteReference: break
      }
    }
  }
}

extension [Inline] {
  /// Whether a reader sees or hears any words.
  var hasWords: Bool {
    contains { inline in
      switch inline {
      case .text(let text), .code(let text, _): text.utf8.contains { $0 > 0x20 }
      case .emphasis(let content), .strong(let content), .strikethrough(let content): content.hasWords
      case .link(let link): link.content.hasWords
      case .image(let image): image.alternative.hasWords
      case .softBreak, .lineBreak, .footnoteReference, .html: false
      }
    }
  }
}
