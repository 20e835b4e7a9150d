import PreviewRecording

extension PreviewContent {
  /// Writes views that are put one beside, below or over another.
  mutating func stack(_ element: Element, _ className: String, _ axis: PreviewPlace.Axis?, _ box: PreviewBox) {
    var tag = block(className)
    if let alignment = PreviewValue.place(element.look("alignment")) { tag.classes.append(alignment) }
    if let spacing = element.look("spacing").flatMap(Double.init), axis != nil {
      if spacing == 0 { tag.classes.append("g0") } else { tag.style.append("gap:\(PreviewValue.points(spacing))") }
    }
    wrap(tag, box) { content in
      content.write(element.children) { ($0.axis, $0.isAlone, $0.isRow) = (axis, false, false) }
    }
  }

  mutating func grid(_ element: Element, _ box: PreviewBox) {
    stack(element, element.role == .grid ? "gr" : "gw", .horizontal, box)
  }

  mutating func scroll(_ element: Element, _ box: PreviewBox) {
    let axes = element.look("axes") ?? "vertical"
    stack(element, axes.contains("horizontal") ? "sc sx" : "sc", .vertical, box)
  }

  mutating func pages(_ element: Element, _ box: PreviewBox) {
    wrap(block("pg"), box) { content in
      content.write(element.children) { $0.isAlone = false }
      let numbers = (element.value ?? "").split(separator: "/").compactMap { Int($0) }
      guard numbers.count == 2, numbers[1] > 1, numbers[1] <= 20 else { return }
      content.wrap(PreviewTag("span", "dots")) { content in
        for number in 1...numbers[1] { content.html.markup(number == numbers[0] ? "<b></b>" : "<i></i>") }
      }
    }
  }

  mutating func shape(_ element: Element, _ box: PreviewBox) {
    guard let paint = PreviewPaint(element) else { return wrap(PreviewTag("span", "sh"), box) { _ in } }
    var tag = PreviewTag("span", "sh")
    tag.style.append(paint.line.map { "border:\($0) solid \(paint.css)" } ?? "background:\(paint.css)")
    if let radius = paint.shape.flatMap(PreviewPaint.radius) { tag.style.append(radius) }
    if paint.shape == "Circle" { tag.classes.append("ci") }
    wrap(tag, box) { _ in }
  }

  mutating func group(_ element: Element, _ box: PreviewBox) {
    let hasTitle = element.children.first?.role == .header
    let isBox = hasTitle || element.children.allSatisfy { $0.role != .button }
    stack(element, isBox ? "gb" : "cg", isBox ? .vertical : .horizontal, box)
  }

  mutating func unavailable(_ element: Element, _ box: PreviewBox) {
    stack(element, "na", .vertical, box)
  }
}
