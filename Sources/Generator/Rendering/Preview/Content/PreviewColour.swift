/// Colours and styles as they are recorded, as CSS spells them.
enum PreviewColour {
  /// The two letters of the system's colours.
  static let names = [
    "red": "re", "orange": "or", "yellow": "ye", "green": "gr", "mint": "mi", "teal": "te", "cyan": "cy", "blue": "bl",
    "indigo": "in", "purple": "pu", "pink": "pi", "brown": "br", "gray": "gy", "white": "wh", "black": "bk",
    "clear": "cl",
  ]

  /// The levels and roles of content.
  static let roles = [
    "primary": "c1", "foreground": "c1", "secondary": "c2", "tertiary": "c3", "quaternary": "c4", "quinary": "c4",
    "tint": "ct", "accentColor": "ct", "link": "ct",
  ]

  /// A colour for words as CSS: of the system's colours the one that stands out from every ground.
  static func ink(_ name: String) -> String? { names[name].map { "var(--\($0)i)" } ?? css(name) }

  /// The class of a foreground; nil for one that needs a declaration.
  static func foreground(_ name: String) -> String? {
    names[name].map { "k\($0)" } ?? roles[name]
  }

  /// A colour or style as CSS; nil for what is not known.
  static func css(_ name: String) -> String? { css(name, depth: 0) }

  private static func css(_ name: String, depth: Int) -> String? {
    guard depth < 6 else { return nil }
    if let short = names[name] { return "var(--\(short))" }
    if let role = roles[name] ?? grounds[name] { return "var(--\(role))" }
    if let parts = function("rgb", name) { return rgb(parts) }
    if let parts = function("white", name), let white = parts.first { return rgb([white, white, white] + parts[1...]) }
    if let parts = function("hsb", name) { return hsb(parts) }
    if let parts = text(of: "mix", name) { return mix(parts, depth) }
    if let parts = text(of: "gradient", name) { return css(parts, depth: depth + 1) }
    if let slash = name.range(ofLast: " / "), let opacity = Double(name[slash.upperBound...]) {
      return css(String(name[..<slash.lowerBound]), depth: depth + 1).map { faded($0, to: opacity) }
    }
    return gradient(name, depth)
  }

  private static let grounds = [
    "background": "g1", "systemBackground": "g1", "secondarySystemBackground": "g2",
    "tertiarySystemBackground": "g1", "systemGroupedBackground": "gg", "secondarySystemGroupedBackground": "gr2",
    "tertiarySystemGroupedBackground": "gg", "label": "c1", "secondaryLabel": "c2", "tertiaryLabel": "c3",
    "quaternaryLabel": "c4", "placeholderText": "c3", "separator": "sep", "opaqueSeparator": "sep", "fill": "fl",
    "systemFill": "fl", "secondarySystemFill": "fl", "tertiarySystemFill": "fl", "quaternarySystemFill": "fl",
    "selection": "ct", "bar": "mat", "ultraThin": "mat", "thin": "mat", "regular": "mat", "thick": "mat",
    "ultraThick": "mat", "ultraThinMaterial": "mat", "thinMaterial": "mat", "regularMaterial": "mat",
    "thickMaterial": "mat", "ultraThickMaterial": "mat",
  ]

  private static func faded(_ colour: String, to opacity: Double) -> String {
    "color-mix(in srgb,\(colour) \(PreviewValue.short(min(max(opacity, 0), 1) * 100))%,transparent)"
  }

  /// The numbers between the brackets of a function.
  private static func function(_ name: String, _ text: String) -> [Double]? {
    guard let inner = self.text(of: name, text) else { return nil }
    let numbers = inner.split { $0 == " " || $0 == "/" }.compactMap { Double($0) }
    return numbers.isEmpty ? nil : numbers
  }

  /// What stands between the brackets of a function.
  private static func text(of name: String, _ text: String) -> String? {
    guard text.hasPrefix(name + "("), text.hasSuffix(")") else { return nil }
    return String(text.dropFirst(name.utf8.count + 1).dropLast())
  }

  private static func rgb(_ parts: [Double]) -> String? {
    guard parts.count >= 3 else { return nil }
    let numbers = parts.prefix(3).map { PreviewValue.short(min(max($0, 0), 1) * 255) }.joined(separator: " ")
    guard parts.count > 3, parts[3] < 1 else { return "rgb(\(numbers))" }
    return "rgb(\(numbers)/\(PreviewValue.short(max(parts[3], 0))))"
  }

  private static func hsb(_ parts: [Double]) -> String? {
    guard parts.count >= 3 else { return nil }
    let (hue, saturation, brightness) = (parts[0], parts[1], parts[2])
    let channels = [5.0, 3, 1].map { offset -> Double in
      let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    return rgb(channels + parts.dropFirst(3))
  }

  private static func mix(_ text: String, _ depth: Int) -> String? {
    let parts = text.components(separator: ", ")
    guard parts.count == 3, let first = css(parts[0], depth: depth + 1), let second = css(parts[1], depth: depth + 1),
      let fraction = Double(parts[2])
    else { return nil }
    return "color-mix(in oklab,\(first),\(second) \(PreviewValue.short(min(max(fraction, 0), 1) * 100))%)"
  }

  /// `linearGradient(red 0, blue 1; 0.5 0, 0.5 1)` and its kin.
  private static func gradient(_ name: String, _ depth: Int) -> String? {
    if let inner = text(of: "linearGradient", name) {
      let parts = inner.components(separator: "; ")
      guard let stops = stops(parts[0], depth) else { return nil }
      return "linear-gradient(\(angle(parts.count > 1 ? parts[1] : "")),\(stops))"
    }
    if let inner = text(of: "radialGradient", name), let stops = stops(inner, depth) {
      return "radial-gradient(\(stops))"
    }
    if let inner = text(of: "angularGradient", name), let stops = stops(inner, depth) {
      return "conic-gradient(from 90deg,\(stops))"
    }
    return nil
  }

  private static func stops(_ text: String, _ depth: Int) -> String? {
    let stops = text.components(separator: ", ").compactMap { stop -> String? in
      guard let space = stop.range(ofLast: " "), let place = Double(stop[space.upperBound...]),
        let colour = css(String(stop[..<space.lowerBound]), depth: depth + 1)
      else { return nil }
      return "\(colour) \(PreviewValue.short(place * 100))%"
    }
    return stops.count > 1 ? stops.joined(separator: ",") : nil
  }

  /// The direction from one point to another, to an eighth of a turn; downwards if nothing is said.
  private static func angle(_ points: String) -> String {
    let numbers = points.split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    guard numbers.count == 4 else { return "180deg" }
    let (x, y) = (numbers[2] - numbers[0], numbers[3] - numbers[1])
    let turns = [[315, 0, 45], [270, 180, 90], [225, 180, 135]]
    func sign(_ number: Double) -> Int { number > 0.1 ? 2 : number < -0.1 ? 0 : 1 }
    return "\(turns[sign(y)][sign(x)])deg"
  }
}

extension String {
  /// The last place of a text; nil if it does not occur.
  fileprivate func range(ofLast text: String) -> Range<Index>? {
    var start = endIndex
    while start > startIndex {
      start = index(before: start)
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
    }
    return nil
  }

  /// The parts between separators that do not stand in brackets.
  fileprivate func components(separator: String) -> [String] {
    var parts: [String] = []
    var depth = 0
    var present = ""
    var rest = self[...]
    while let first = rest.first {
      if depth == 0, rest.hasPrefix(separator) {
        parts.append(present)
        present = ""
        rest = rest.dropFirst(separator.count)
        continue
      }
      depth += first == "(" ? 1 : first == ")" ? -1 : 0
      present.append(first)
      rest = rest.dropFirst()
    }
    return parts + [present]
  }
}
