import Languages
import PreviewRecording

extension PreviewContent {
  mutating func progress(_ element: Element, _ box: PreviewBox) {
    let values = element.looks.first { $0.name == "currentValueLabel" }?.attachment ?? []
    let isCircle = element.look("progressViewStyle") == "circular"
    wrap(block(element.fraction == nil || isCircle ? "sv" : "pv"), box) { content in
      let label = element.children
      if element.fraction == nil || isCircle {
        content.spinner(element)
        content.write(label) { $0.isAlone = false }
      } else {
        content.write(label) { $0.isAlone = false }
        content.bar(element)
      }
      guard !values.isEmpty else { return }
      content.wrap(PreviewTag("span", "fa c2")) { $0.write(values) { $0.isAlone = true } }
    }
  }

  private mutating func spinner(_ element: Element) {
    var tag = PreviewTag("span", "sp8")
    tag.add("role", "progressbar")
    let name = element.name
    tag.add("aria-label", name.isEmpty ? words.previewProgress : name)
    wrap(tag) { _ in }
  }

  private mutating func bar(_ element: Element, _ name: StaticString = "progress") {
    var tag = PreviewTag(name)
    tag.add("value", PreviewValue.short(element.fraction ?? 0))
    let label = element.name
    tag.add("aria-label", label.isEmpty ? words.previewProgress : label)
    html.open(tag)
    html.text(element.value ?? "")
    html.close(tag)
  }

  mutating func gauge(_ element: Element, _ box: PreviewBox) {
    let isCircle = element.look("gaugeStyle")?.hasPrefix("accessoryCircular") == true
    let ends = element.looks.first { $0.name == "valueLabels" }?.attachment ?? []
    guard !isCircle else {
      var tag = PreviewTag("span", "gc")
      tag.style = ["--v:\(PreviewValue.short((element.fraction ?? 0) * 75))%"]
      tag.add("role", "img")
      tag.add("aria-label", [element.name, element.value ?? ""].filter { !$0.isEmpty }.joined(separator: ", "))
      return wrap(tag, box) { $0.wrap(PreviewTag("span")) { $0.text(element.value ?? "") } }
    }
    wrap(block("pv"), box) { content in
      content.write(element.children) { $0.isAlone = false }
      content.wrap(content.block("hs")) { content in
        content.write(Array(ends.prefix(1))) { $0.isAlone = false }
        content.bar(element, "meter")
        content.write(Array(ends.dropFirst().prefix(1))) { $0.isAlone = false }
      }
    }
  }
}
