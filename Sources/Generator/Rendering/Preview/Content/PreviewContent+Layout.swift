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

  /// Writes a row of a grid, or one of a table.
  mutating func gridRow(_ element: Element, _ box: PreviewBox) {
    stack(element, "gw", .horizontal, box)
  }

  /// Writes a grid: of columns or rows of given sizes, or of rows whose columns line up.
  mutating func grid(_ element: Element, _ box: PreviewBox) {
    var box = box
    let columns = element.tracks("columns")
    let rows = element.tracks("rows")
    if let tracks = columns ?? rows {
      box.style.append("grid-template-\(columns == nil ? "rows" : "columns"):\(tracks)")
      if columns == nil { box.style.append("grid-auto-flow:column") }
    } else {
      let count = element.children.map { $0.role == .gridRow ? $0.columnCount : 1 }.max() ?? 1
      box.style.append("grid-template-columns:repeat(\(min(count, 50)),auto)")
    }
    if let gap = element.look(columns == nil && rows == nil ? "horizontalSpacing" : "trackSpacing").flatMap(Double.init)
    {
      box.style.append("\(rows == nil ? "column" : "row")-gap:\(PreviewValue.points(gap))")
    }
    stack(element, columns == nil && rows == nil ? "gr gx" : "gr", .horizontal, box)
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

  mutating func divider(_ box: PreviewBox) {
    guard !place.isInline, box.isBare else { return wrap(PreviewTag("span", "hr"), box) { _ in } }
    html.open(PreviewTag("hr"))
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
    let isControls = element.look("controlGroupStyle") != nil && !hasTitle
    stack(element, isControls ? "cg" : "gb", isControls ? .horizontal : .vertical, box)
  }

  mutating func spacer(_ element: Element, _ box: PreviewBox) {
    var tag = PreviewTag("span", "sp")
    if let least = element.look("minLength").flatMap(Double.init) {
      let axis = place.axis == .horizontal ? "inline" : "block"
      tag.style.append("min-\(axis)-size:\(PreviewValue.points(least))")
    }
    wrap(tag, box) { _ in }
  }

  mutating func unavailable(_ element: Element, _ box: PreviewBox) {
    stack(element, "na", .vertical, box)
  }
}

extension Element {
  /// The sizes of columns or rows as CSS spells them; nil where none are given.
  fileprivate func tracks(_ name: String) -> String? {
    guard let look = looks.first(where: { $0.name == name }) else { return nil }
    let tracks = look.arguments.prefix(20).map { item in
      let parts = item.value.split { $0 == "(" || $0 == ")" }
      let size = PreviewValue.points(parts.count > 1 ? min(max(Double(parts[1]) ?? 10, 0), 2000) : 10)
      switch parts.first {
      case "fixed": return size
      case "adaptive": return "repeat(auto-fill,minmax(min(\(size),100%),1fr))"
      default: return "minmax(\(size),1fr)"
      }
    }
    return tracks.isEmpty ? nil : tracks.joined(separator: " ")
  }

  /// How many columns a row of a grid takes.
  fileprivate var columnCount: Int {
    children.reduce(0) { $0 + max(1, $1.look("gridCellColumns").flatMap(Int.init) ?? 1) }
  }
}
