import PreviewRecording

extension PreviewBoxes {
  /// Adds what a modifier says about room; false if it says nothing about it.
  mutating func addRoom(_ look: Element.Look) -> Bool {
    switch look.name {
    case "padding", "safeAreaPadding": padding(look)
    case "scenePadding": padding(Element.Look(name: "padding"))
    case "frame": frame(look)
    case "containerRelativeFrame":
      enter(.frame)
      outermost.classes.append("fw")
    case "gridCellColumns":
      guard let count = look.value().flatMap(Int.init), count > 1 else { break }
      outermost.style.append("grid-column:span \(min(count, 50))")
    case "offset":
      enter(.transform, again: true)
      let (x, y) = (look.number("x") ?? 0, look.number("y") ?? 0)
      outermost.style += [
        "position:relative", "inset-inline-start:\(PreviewValue.points(x))",
        "inset-block-start:\(PreviewValue.points(y))",
      ]
    case "rotationEffect":
      guard let degrees = look.value().flatMap(Double.init) else { break }
      enter(.transform)
      outermost.style.append("rotate:\(PreviewValue.short(degrees))deg")
    case "scaleEffect": scale(look)
    case "aspectRatio", "scaledToFit", "scaledToFill":
      guard let ratio = look.value().flatMap(Double.init), ratio > 0 else { break }
      enter(.frame, again: true)
      outermost.style.append("aspect-ratio:\(PreviewValue.short(ratio))")
    default: return false
    }
    return true
  }

  private mutating func scale(_ look: Element.Look) {
    let both = look.value().flatMap(Double.init)
    guard let x = look.number("x") ?? both, let y = look.number("y") ?? both else { return }
    enter(.transform)
    outermost.style.append("scale:\(PreviewValue.short(x))\(x == y ? "" : " \(PreviewValue.short(y))")")
  }

  /// `padding("leading trailing", 12)`, `padding(12)`, `padding("1 2 3 4")` for the insets of four edges.
  private mutating func padding(_ look: Element.Look) {
    guard let insets = Insets(look) else { return }
    // Room round what is painted already is outside of it.
    let isOutside = outermost.stage >= .frame
    enter(isOutside ? .margin : .padding, again: false)
    let name = isOutside ? "m" : "p"
    if let short = insets.shortName {
      outermost.classes.append(name + short)
    } else {
      outermost.style += insets.css(isOutside ? "margin" : "padding")
    }
  }

  private mutating func frame(_ look: Element.Look) {
    enter(.frame)
    let alignment = look.value("alignment")
    var isWide = false
    for (label, property) in [
      ("width", "width"), ("height", "height"), ("minWidth", "min-width"), ("minHeight", "min-height"),
      ("maxWidth", "max-width"), ("maxHeight", "max-height"),
    ] {
      guard let number = look.number(label), number >= 0 else { continue }
      if number.isInfinite {
        outermost.classes.append(property == "max-height" || property == "height" ? "fh" : "fw")
        isWide = true
      } else {
        outermost.style.append("\(property):\(PreviewValue.points(number))")
        if property == "width" || property == "height" { isWide = true }
      }
    }
    guard isWide else { return }
    outermost.classes.append(PreviewValue.place(alignment).map { "fr \($0)" } ?? "fr")
  }
}

/// Room at the four edges of a view, in points.
private struct Insets {
  var top = 0.0
  var leading = 0.0
  var bottom = 0.0
  var trailing = 0.0

  /// What a padding modifier asks for; the system's own room is 16 points.
  init?(_ look: Element.Look) {
    let values = look.arguments.map(\.value)
    let first = values.first ?? "nil"
    let numbers = first.split(separator: " ").compactMap { Double($0) }
    if numbers.count == 4 {
      (top, leading, bottom, trailing) = (numbers[0], numbers[1], numbers[2], numbers[3])
      return
    }
    if let amount = numbers.first, numbers.count == 1 {
      (top, leading, bottom, trailing) = (amount, amount, amount, amount)
      return
    }
    let amount = values.count > 1 ? Double(values[1]) ?? 16 : 16
    let edges = Set(first == "nil" ? ["all"] : first.split(separator: " ").map(String.init))
    let isAll = edges.contains("all")
    if isAll || !edges.isDisjoint(with: ["top", "vertical"]) { top = amount }
    if isAll || !edges.isDisjoint(with: ["bottom", "vertical"]) { bottom = amount }
    if isAll || !edges.isDisjoint(with: ["leading", "horizontal"]) { leading = amount }
    if isAll || !edges.isDisjoint(with: ["trailing", "horizontal"]) { trailing = amount }
  }

  /// The end of a class for the usual amounts.
  var shortName: String? {
    let amount = [top, leading, bottom, trailing].max() ?? 0
    guard [4, 8, 12, 16, 20].contains(amount) else { return nil }
    func has(_ edges: Double...) -> Bool { edges.allSatisfy { $0 == amount } }
    let name = "\(Int(amount))"
    if has(top, leading, bottom, trailing) { return name }
    if has(leading, trailing), top == 0, bottom == 0 { return "x\(name)" }
    return has(top, bottom) && leading == 0 && trailing == 0 ? "y\(name)" : nil
  }

  /// The four amounts as declarations of a property.
  func css(_ property: String) -> [String] {
    let points = [top, leading, bottom, trailing].map(PreviewValue.points)
    if top == bottom, top == leading, leading == trailing { return ["\(property):\(points[0])"] }
    let block = top == bottom ? points[0] : "\(points[0]) \(points[2])"
    let inline = leading == trailing ? points[1] : "\(points[1]) \(points[3])"
    return (top == 0 && bottom == 0 ? [] : ["\(property)-block:\(block)"])
      + (leading == 0 && trailing == 0 ? [] : ["\(property)-inline:\(inline)"])
  }
}
