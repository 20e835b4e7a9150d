import PreviewRecording

/// A figure or colour as a painted box.
struct PreviewPaint {
  /// How it is painted.
  var css: String
  /// The figure; nil for a rectangle.
  var shape: String?
  /// The width of the line; nil for a figure that is filled.
  var line: String?
  /// Whether it fills its room without modifiers of its own.
  var isWhole: Bool

  init?(_ element: Element) {
    guard element.role == .shape, let name = element.value else { return nil }
    isWhole = element.looks.allSatisfy { ["fill", "foregroundStyle", "ignoresSafeArea"].contains($0.name) }
    let drawing = element.looks.last { ["fill", "stroke", "strokeBorder"].contains($0.name) }
    let outer = element.looks.first { ["foregroundStyle", "foregroundColor"].contains($0.name) }?.value()
    guard Self.isFigure(name) else {
      // A colour or a gradient is its own paint.
      guard let colour = PreviewColour.css(name) else { return nil }
      css = colour
      return
    }
    var style = drawing?.value() ?? "foreground"
    if style == "foreground", let outer { style = outer }
    css = PreviewColour.css(style) ?? "var(--c1)"
    shape = name
    if let drawing, drawing.name != "fill" { line = PreviewValue.points(drawing.number("lineWidth") ?? 1) }
  }

  private static func isFigure(_ name: String) -> Bool { name == "Rectangle" || radius(name) != nil }

  /// The rounding of a figure's corners as a declaration; nil for what has none.
  static func radius(_ shape: String) -> String? {
    let name = shape.prefix { $0 != "(" }
    switch name {
    case "Circle", "Ellipse": return "border-radius:50%"
    case "Capsule", "ButtonBorderShape": return "border-radius:99px"
    case "RoundedRectangle", "UnevenRoundedRectangle", "ConcentricRectangle", "ContainerRelativeShape":
      let inner = shape.dropFirst(name.count + 1).dropLast().split(separator: " ").compactMap { Double($0) }
      guard inner.count == 4 else { return "border-radius:\(PreviewValue.points(inner.first ?? 16))" }
      // From the corner where reading begins to the end of the line, then the same below.
      return zip(["start-start", "start-end", "end-start", "end-end"], inner)
        .map { "border-\($0)-radius:\(PreviewValue.points($1))" }.joined(separator: ";")
    default: return nil
    }
  }
}
