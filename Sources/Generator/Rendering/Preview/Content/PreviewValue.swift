import PreviewRecording

extension Element.Look {
  /// The value of the argument at a place; nil for none and for `nil`.
  func value(_ index: Int = 0) -> String? {
    guard arguments.indices.contains(index), arguments[index].value != "nil" else { return nil }
    return arguments[index].value
  }

  /// The value of the argument of a label; nil for none and for `nil`.
  func value(_ label: String) -> String? {
    guard let value = arguments.first(where: { $0.label == label })?.value, value != "nil" else { return nil }
    return value
  }

  /// The number of the argument of a label.
  func number(_ label: String) -> Double? { value(label).flatMap(Double.init) }
}

extension Element {
  /// The value of a modifier, the outermost of several.
  func look(_ name: String) -> String? { looks.last { $0.name == name }?.value() }
}

/// Lengths and places as CSS spells them.
enum PreviewValue {
  /// A number of points.
  static func points(_ number: Double) -> String {
    number == 0 ? "0" : "\(short(number))px"
  }

  /// A number without needless digits, two after the point.
  static func short(_ number: Double) -> String {
    guard number.isFinite, abs(number) < 1e9 else { return "0" }
    let hundredths = Int((number * 100).rounded())
    let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
    let sign = hundredths < 0 ? "-" : ""
    guard rest != 0 else { return "\(sign)\(whole)" }
    let digits = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(sign)\(whole == 0 ? "" : "\(whole)").\(digits)"
  }

  /// The class that puts a layer at an alignment's place; nil for the middle.
  static func place(_ alignment: String?) -> String? {
    switch alignment {
    case "top": "at"
    case "bottom": "ab"
    case "leading": "al"
    case "trailing": "ar"
    case "topLeading": "at al"
    case "topTrailing": "at ar"
    case "bottomLeading": "ab al"
    case "bottomTrailing": "ab ar"
    default: alignment.flatMap(baseline)
    }
  }

  private static func baseline(_ alignment: String) -> String? {
    if alignment.hasSuffix("FirstTextBaseline") || alignment == "firstTextBaseline" { return "af" }
    return alignment.hasSuffix("LastTextBaseline") || alignment == "lastTextBaseline" ? "ab" : nil
  }
}
