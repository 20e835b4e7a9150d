import Languages
import PreviewRecording

extension PreviewContent {
  /// Writes a field for text as a field that cannot be changed, with its value and its prompt.
  mutating func field(_ element: Element, _ box: PreviewBox) {
    guard !place.isInline else {
      return wrap(PreviewTag("span", "fd"), box) { $0.text(element.value ?? element.prompt ?? "") }
    }
    let isEditor = element.role == .textEditor
    var tag = PreviewTag(isEditor ? "textarea" : "input", "fd")
    if element.look("textFieldStyle") == "roundedBorder" { tag.classes.append("rb") }
    if element.isFocused { tag.classes.append("fcs") }
    let label = element.accessibility?.label ?? element.text ?? element.hiddenLabel ?? element.prompt
    tag.add("aria-label", label ?? words.previewTextField)
    if element.isEnabled { tag.add("readonly") } else { tag.add("disabled") }
    if mixes(element.value ?? "") || mixes(element.prompt ?? "") { tag.add("dir", "auto") }
    if let prompt = element.prompt, !prompt.isEmpty, !isEditor { tag.add("placeholder", prompt) }
    if let value = element.value, !value.isEmpty, !isEditor { tag.add("value", value) }
    guard box.behind.isEmpty, box.over.isEmpty, !isEditor else {
      return wrap(block, box) { $0.bare(tag, isEditor ? element.value ?? "" : nil) }
    }
    tag.classes += box.classes
    tag.style += box.style
    bare(tag, nil)
  }

  /// Writes a field itself; one of many lines holds its text.
  private mutating func bare(_ tag: PreviewTag, _ text: String?) {
    var tag = tag
    if let text { tag.add("rows", "\(min(8, max(3, text.split(separator: "\n").count)))") }
    html.open(tag)
    guard let text else { return }
    html.text(text)
    html.close(tag)
  }

  /// Writes a label with a value at the other end of the line.
  mutating func labeledContent(_ element: Element, _ box: PreviewBox) {
    wrap(block(place.isRow ? "lc" : "hs"), box) { content in
      content.write(element.children) { ($0.isAlone, $0.isRow, $0.axis) = (false, false, .horizontal) }
    }
  }

  /// The start of something that puts others together, with a class.
  func block(_ className: String) -> PreviewTag {
    var tag = block
    tag.classes = [className]
    return tag
  }

  mutating func stepper(_ element: Element, _ box: PreviewBox) {
    wrap(block("lc"), box) { content in
      content.write(element.children) { ($0.isAlone, $0.isRow) = (false, false) }
      content.wrap(PreviewTag("span", "st")) { content in
        content.step(element, isUp: false)
        content.step(element, isUp: true)
      }
    }
  }

  private mutating func step(_ element: Element, isUp: Bool) {
    var tag = control(use(element, .adjust(element.id, isUp: isUp)), role: "button")
    let name = element.accessibility?.label ?? element.fullText
    if !place.isInControl { tag.add("aria-label", "\(isUp ? words.previewIncrease : words.previewDecrease): \(name)") }
    wrap(tag) { $0.html.markup(isUp ? "+" : "−") }
  }

  mutating func slider(_ element: Element, _ box: PreviewBox) {
    let ends = element.looks.first { $0.name == "valueLabels" }?.attachment ?? []
    wrap(block("lc"), box) { content in
      if ends.count > 1 { content.write([ends[0]]) { ($0.isAlone, $0.isInControl) = (false, true) } }
      var tag = PreviewTag("span", "sl")
      tag.style = ["--v:\(PreviewValue.short((element.fraction ?? 0) * 100))%"]
      if !content.place.isInControl {
        tag.add("role", "img")
        tag.add("aria-label", [element.name, element.value ?? ""].filter { !$0.isEmpty }.joined(separator: ", "))
      }
      let down = content.use(element, .adjust(element.id, isUp: false)).href
      let up = content.use(element, .adjust(element.id, isUp: true)).href
      if down != nil || up != nil { tag.attributes = [] }
      content.wrap(tag) { content in
        guard down != nil || up != nil else { return }
        content.step(element, isUp: false)
        content.step(element, isUp: true)
      }
      if let last = ends.last { content.write([last]) { ($0.isAlone, $0.isInControl) = (false, true) } }
    }
  }

  /// Writes a choice of a date or a colour: its label, and its value as it is seen.
  mutating func valuePicker(_ element: Element, _ box: PreviewBox) {
    wrap(block("lc"), box) { content in
      content.write(element.children) { ($0.isAlone, $0.isRow) = (false, false) }
      guard element.role == .colorPicker else {
        return content.wrap(PreviewTag("span", "dp")) { $0.text(element.value ?? "") }
      }
      var tag = PreviewTag("span", "cp")
      if let colour = element.value.flatMap(PreviewColour.css) { tag.style = ["--v:\(colour)"] }
      if !content.place.isInControl {
        tag.add("role", "img")
        tag.add("aria-label", element.value ?? "")
      }
      content.wrap(tag) { _ in }
    }
  }
}

extension Element {
  /// The part of the whole that a slider, a gauge or progress shows, between 0 and 1.
  var fraction: Double? {
    (look("fraction").flatMap(Double.init) ?? value.flatMap(Self.percentage)).map { min(max($0, 0), 1) }
  }

  /// The number of a percentage, whatever its digits.
  private static func percentage(_ text: String) -> Double? {
    let digits = text.unicodeScalars.compactMap { scalar -> Int? in
      scalar.properties.numericType == .decimal ? scalar.properties.numericValue.map { Int($0) } : nil
    }
    guard !digits.isEmpty, digits.count <= 3 else { return nil }
    return Double(digits.reduce(0) { $0 * 10 + $1 }) / 100
  }
}
