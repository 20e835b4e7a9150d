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
    guard !(place.isAlone && box.isBare) else { return pieces(of: element) }
    // What code calls a heading is none of the page's.
    wrap(PreviewTag("span"), box) { $0.pieces(of: element) }
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
    let isPicture = element.looks.contains { $0.name == "asset" } || name.isEmpty
    let isKnown = !isPicture && PreviewSymbols.isKnown(name)
    var tag = PreviewTag("svg", isPicture ? "im" : "i")
    if place.isInControl || place.isRow || element.accessibility?.isHidden == true {
      tag.add("aria-hidden", "true")
    } else {
      tag.add("role", "img")
      tag.add("aria-label", element.accessibility?.label ?? element.text ?? PreviewSymbols.words(of: name))
    }
    let symbol = isPicture ? PreviewSymbols.picture : isKnown ? name : PreviewSymbols.unknown
    let title = isKnown ? nil : name
    guard box.behind.isEmpty, box.over.isEmpty, !box.classes.contains("fr") else {
      return wrap(block, box) { $0.drawing(symbol, tag, title: title) }
    }
    tag.classes += box.classes
    tag.style += box.style
    drawing(symbol, tag, title: title)
  }

  private mutating func drawing(_ symbol: String, _ tag: PreviewTag, title: String? = nil) {
    var tag = tag
    note(symbol: symbol)
    if direction == .rightToLeft, PreviewSymbols.isMirrored(symbol) { tag.classes.append("mr") }
    html.open(tag)
    if let title, !title.isEmpty {
      html.markup("<title>")
      html.text(title)
      html.markup("</title>")
    }
    html.markup("<use href=\"#")
    html.text(PreviewSymbols.id(of: symbol))
    html.markup("\"/>")
    html.close(tag)
  }

  /// Writes a drawing that belongs to a control and says nothing by itself.
  mutating func symbol(_ name: String, _ className: String = "i") {
    var tag = PreviewTag("svg", className)
    tag.add("aria-hidden", "true")
    drawing(PreviewSymbols.isKnown(name) ? name : PreviewSymbols.unknown, tag)
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
