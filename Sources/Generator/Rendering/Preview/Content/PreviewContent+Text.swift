import Languages
import PreviewRecording

extension PreviewContent {
  /// Writes words of the example; those that hold letters of the other direction are isolated.
  mutating func text(_ text: String) {
    guard mixes(text) else { return lines(text) }
    html.markup("<bdi>")
    lines(text)
    html.markup("</bdi>")
  }

  private mutating func lines(_ text: String) {
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    for (index, line) in lines.enumerated() {
      if index > 0 { html.markup("<br>") }
      html.text(String(line))
    }
  }

  /// Whether a text holds letters of the other direction.
  func mixes(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      let text = DirectionalText(bytes)
      var index = 0
      while index < bytes.count {
        let (kind, length) = text.character(at: index)
        if kind == (direction == .leftToRight ? .rightToLeft : .leftToRight) { return true }
        index += max(1, length)
      }
      return false
    }
  }

  /// Writes words with their looks; words alone in a row or a control need no element of their own.
  mutating func words(_ element: Element, _ box: PreviewBox) {
    var tag = PreviewTag("span")
    if element.isHeading, !place.isInline { tag.name = "h6" }
    guard !(place.isAlone && box.isBare && tag.name.isSpan) else { return pieces(of: element) }
    wrap(tag, box) { $0.pieces(of: element) }
  }

  private mutating func pieces(of element: Element) {
    guard !element.children.isEmpty else { return text(element.text ?? "") }
    let outer = place
    place.isInline = true
    for piece in element.children {
      var boxes = PreviewBoxes(piece, in: place)
      let box = boxes.takeInnermost()
      if piece.role == .link {
        link(piece, box)
      } else if box.isBare {
        text(piece.text ?? "")
      } else {
        wrap(PreviewTag("span"), box) { $0.text(piece.text ?? "") }
      }
    }
    place = outer
  }

  /// Writes the picture of a symbol, or the place of a picture.
  mutating func image(_ element: Element, _ box: PreviewBox) {
    let name = element.symbol ?? ""
    let isPicture = !PreviewSymbols.isSymbol(name)
    var tag = PreviewTag("svg", isPicture ? "im" : "i")
    let spoken = element.accessibility?.label ?? element.text
    if place.isInControl || place.isRow || element.accessibility?.isHidden == true {
      tag.add("aria-hidden", "true")
    } else {
      tag.add("role", "img")
      tag.add("aria-label", spoken ?? PreviewSymbols.words(of: name))
    }
    guard box.behind.isEmpty, box.over.isEmpty else {
      wrap(block, box) { $0.drawing(name, tag) }
      return
    }
    tag.classes += box.classes
    tag.style += box.style
    drawing(name, tag)
  }

  private mutating func drawing(_ name: String, _ tag: PreviewTag) {
    let symbol = PreviewSymbols.isSymbol(name) ? name : PreviewSymbols.unknown
    note(symbol: symbol)
    html.open(tag)
    html.markup("<use href=\"#")
    html.text(PreviewSymbols.id(of: symbol))
    html.markup("\"/>")
    html.close(tag)
  }

  /// Writes a drawing that belongs to a control and says nothing by itself.
  mutating func symbol(_ name: String, _ className: String = "i") {
    var tag = PreviewTag("svg", className)
    tag.add("aria-hidden", "true")
    drawing(name, tag)
  }

  /// Writes a picture with a title.
  mutating func label(_ element: Element, _ box: PreviewBox) {
    let parts = element.children
    // In a row or a control the two are parts of it.
    if place.isAlone, box.isBare {
      return write(parts) {
        $0.isAlone = parts.count == 1; $0.axis = .horizontal
      }
    }
    wrap(PreviewTag("span", "lb"), box) { content in
      content.write(parts) { place in
        (place.isAlone, place.isInline, place.axis, place.isRow) = (false, true, .horizontal, true)
      }
    }
  }
}

extension Element {
  /// Whether code says that it is a heading.
  var isHeading: Bool {
    accessibility?.headingLevel != nil || accessibility?.traits.contains("isHeader") == true
  }
}

extension StaticString {
  var isSpan: Bool { utf8CodeUnitCount == 4 }
}
