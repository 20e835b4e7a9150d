import Languages
import PreviewRecording

/// Writes what a recorded screen shows between its bars, as HTML that looks like iOS.
struct PreviewContent {
  let device: Recording.Device
  let links: PreviewLinks
  let words: InterfaceText
  let direction: TextDirection
  /// The names of the symbols that were written; the page holds a drawing of each.
  private(set) var symbols: Set<String> = []
  /// The elements at which popovers and dialogs stand.
  var sources: Set<Element.ID> = []
  /// Those of them that were written and can be pointed at.
  private(set) var placed: Set<Element.ID> = []
  var place = PreviewPlace()
  var html = HTMLWriter()

  init(device: Recording.Device, links: PreviewLinks, words: InterfaceText, direction: TextDirection) {
    self.device = device
    self.links = links
    self.words = words
    self.direction = direction
  }

  /// Writes elements that stand one below the other.
  mutating func write(_ elements: [Element], to html: inout HTMLWriter) {
    swap(&self.html, &html)
    write(elements)
    swap(&self.html, &html)
  }

  mutating func write(_ elements: [Element]) {
    for element in elements { write(element) }
  }

  /// Writes elements in a place that differs from the present one.
  mutating func write(_ elements: [Element], _ change: (inout PreviewPlace) -> Void) {
    let outer = place
    change(&place)
    write(elements)
    place = outer
  }

  /// Writes one element with the menu that a long press on it opens; that of a row stands in the row.
  mutating func write(_ element: Element) {
    let isRow = place.isRow
    writeBoxes(of: element)
    if !isRow, !element.actions.isEmpty { extraActions(of: element) }
  }

  /// Writes one element with the boxes round it that its modifiers ask for.
  private mutating func writeBoxes(of element: Element) {
    guard place.depth < PreviewPlace.depthLimit else { return text(element.fullText) }
    let outer = place
    place.depth += 1
    var boxes = PreviewBoxes(element, in: place)
    var own = boxes.takeInnermost()
    if sources.contains(element.id), element.isPlace {
      own.classes.append("an")
      placed.insert(element.id)
    }
    boxes.widen(element)
    write(element, in: own, boxes.list[...])
    place = outer
  }

  private mutating func write(_ element: Element, in own: PreviewBox, _ outer: ArraySlice<PreviewBox>) {
    guard let box = outer.last else { return writeRole(of: element, own) }
    wrap(block, box) { $0.write(element, in: own, outer.dropLast()) }
  }

  /// Writes an element with what lies behind and over it.
  mutating func wrap(_ tag: PreviewTag, _ box: PreviewBox = PreviewBox(), _ body: (inout Self) -> Void) {
    var tag = tag
    tag.classes += box.classes
    tag.style += box.style
    html.open(tag)
    for layer in box.behind { write(layer, as: "bk") }
    for layer in box.before { write(layer, as: "ei") }
    body(&self)
    for layer in box.after { write(layer, as: "ei") }
    for layer in box.over { write(layer, as: "ov") }
    html.close(tag)
  }

  private mutating func write(_ layer: PreviewBox.Layer, as name: String) {
    wrap(PreviewTag(place.isInline ? "span" : "div", name, layer.alignment)) { content in
      content.write(layer.elements) {
        $0.axis = nil; $0.isAlone = false; $0.isRow = false
      }
    }
  }

  /// The start of something that only puts others together.
  var block: PreviewTag { PreviewTag(place.isInline ? "span" : "div") }

  /// Writes a stack that stands beside others, with a bar of its own.
  mutating func pane(_ element: Element, _ box: PreviewBox) {
    wrap(PreviewTag("div", "pane"), box) { content in
      for screen in element.panes {
        var part = DeviceScreen(
          device: content.device, links: content.links, words: content.words, direction: content.direction)
        part.pane(screen, back: .tap(element.id), to: &content.html)
        content.symbols.formUnion(part.content.symbols)
      }
    }
  }

  /// Notes a symbol that the page must draw.
  mutating func note(symbol: String) { symbols.insert(symbol) }
}

extension Element {
  /// Whether it is small enough for something to stand beside it: no container, which may be the whole screen.
  fileprivate var isPlace: Bool {
    switch role {
    case .list, .form, .section, .grid, .scroll, .pages, .pane, .vertical, .horizontal, .layers, .group, .unavailable,
      .shape, .spacer:
      false
    default: true
    }
  }
}
