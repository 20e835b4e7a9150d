import PreviewRecording

extension PreviewBoxes {
  /// Adds what a modifier puts behind, round or over an element.
  mutating func addGround(_ look: Element.Look) {
    switch look.name {
    case "background", "presentationBackground": background(look)
    case "glassEffect":
      enter(.ground, again: true)
      outermost.classes.append("gl")
      round(look.value("in") ?? "Capsule")
    case "overlay": overlay(look)
    case "safeAreaInset", "safeAreaBar": inset(look)
    case "border":
      enter(.ground, again: true)
      let colour = look.value().flatMap(PreviewColour.css) ?? "currentColor"
      outermost.style.append("border:\(PreviewValue.points(look.number("width") ?? 1)) solid \(colour)")
    case "clipShape", "containerShape":
      enter(.ground, again: true)
      round(look.value() ?? "")
      outermost.classes.append("oh")
    case "cornerRadius":
      enter(.ground, again: true)
      round("RoundedRectangle(\(look.value() ?? "0"))")
      outermost.classes.append("oh")
    case "clipped":
      enter(.ground, again: true)
      outermost.classes.append("oh")
    case "shadow":
      enter(.ground, again: true)
      shadow(look)
    default: addEffect(look)
    }
  }

  /// Adds what a modifier does to the whole picture of an element.
  private mutating func addEffect(_ look: Element.Look) {
    switch look.name {
    case "opacity":
      guard let opacity = look.value().flatMap(Double.init), opacity < 1 else { return }
      outermost.style.append("opacity:\(PreviewValue.short(max(0, opacity)))")
    case "hidden": outermost.classes.append("vh")
    case "blur":
      guard let radius = look.number("radius") else { return }
      outermost.style.append("filter:blur(\(PreviewValue.points(min(radius, 100))))")
    case "grayscale": outermost.style.append("filter:grayscale(1)")
    default: break
    }
  }

  private mutating func background(_ look: Element.Look) {
    enter(.ground, again: outermost.behind.isEmpty && !outermost.style.contains { $0.hasPrefix("background:") })
    if let shape = look.value("in") { round(shape) }
    if look.attachment.isEmpty {
      let colour = PreviewColour.css(look.value() ?? "background") ?? "var(--g1)"
      return outermost.style.append("background:\(colour)")
    }
    // One colour or figure alone is painted, not put into a layer of its own.
    if look.attachment.count == 1, let paint = PreviewPaint(look.attachment[0]), paint.isWhole {
      if let shape = paint.shape { round(shape) }
      return outermost.style.append("background:\(paint.css)")
    }
    outermost.classes.append("ly")
    outermost.behind.append(layer(look))
  }

  private mutating func overlay(_ look: Element.Look) {
    enter(.ground, again: true)
    guard look.attachment.isEmpty else {
      outermost.classes.append("ly")
      outermost.over.append(layer(look))
      return
    }
  }

  /// Adds a view that keeps its place at an edge.
  private mutating func inset(_ look: Element.Look) {
    guard !look.attachment.isEmpty else { return }
    let edge = look.value("edge") ?? "bottom"
    // The element keeps its own way to set what is in it.
    if list.count == 1 { list.append(PreviewBox()) }
    enter(.margin, again: false)
    outermost.classes.append(edge == "leading" || edge == "trailing" ? "si sx" : "si")
    let layer = PreviewBox.Layer(
      alignment: edge == "top" ? "et" : edge == "bottom" ? "eb" : "", elements: look.attachment)
    if edge == "top" || edge == "leading" { outermost.before.append(layer) } else { outermost.after.append(layer) }
  }

  private func layer(_ look: Element.Look) -> PreviewBox.Layer {
    .init(alignment: PreviewValue.place(look.value("alignment")) ?? "ac", elements: look.attachment)
  }

  /// Rounds the corners as a shape does.
  mutating func round(_ shape: String) {
    guard let radius = PreviewPaint.radius(shape) else { return }
    outermost.style.append(radius)
  }

  private mutating func shadow(_ look: Element.Look) {
    let numbers = ["x", "y", "radius"].map { PreviewValue.points(min(look.number($0) ?? 0, 100)) }
    let isPainted = outermost.style.contains { $0.hasPrefix("background:") } && role != .shape
    let words = numbers.joined(separator: " ")
    outermost.style.append(isPainted ? "box-shadow:\(words) #0005" : "filter:drop-shadow(\(words) #0005)")
  }
}
