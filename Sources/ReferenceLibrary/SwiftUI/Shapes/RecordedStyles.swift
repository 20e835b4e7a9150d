import Foundation

// Colours, styles and figures in words.

extension Color: RecordedValue {
  package var recorded: String { name }
}

extension HierarchicalShapeStyle: RecordedValue {
  package var recorded: String {
    let names = ["primary", "secondary", "tertiary", "quaternary", "quinary"]
    return names.indices.contains(level - 1) ? names[level - 1] : names[4]
  }
}

extension _RoleShapeStyle: RecordedValue {
  package var recorded: String { name }
}

extension Material: RecordedValue {
  package var recorded: String { name == "bar" ? "bar" : "\(name)Material" }
}

extension AnyShapeStyle: RecordedValue {
  package var recorded: String { RecordedModifier.Argument.words(for: style) }
}

extension _ChangedShapeStyle: RecordedValue {
  /// The style with its opacity or level; what other changes do is not seen.
  package var recorded: String {
    let words = RecordedModifier.Argument.words(for: base)
    switch change {
    case .opacity(let opacity): return "\(words) / \(opacity)"
    case .level(let level): return "\(words) / \([1, 0.6, 0.3, 0.18, 0.12][min(max(level - 1, 0), 4)])"
    case .blend, .shadow, .room: return words
    }
  }
}

extension Gradient: RecordedValue {
  /// The colours with their places: `red 0.0, blue 1.0`.
  package var recorded: String { stops.map { "\($0.color.name) \($0.location)" }.joined(separator: ", ") }
}

extension AnyGradient: RecordedValue {
  package var recorded: String {
    gradient.stops.count == 1 ? "gradient(\(gradient.stops[0].color.name))" : "linearGradient(\(gradient.recorded))"
  }
}

extension LinearGradient: RecordedValue {
  package var recorded: String {
    "linearGradient(\(gradient.recorded); \(startPoint.recorded), \(endPoint.recorded))"
  }
}

extension RadialGradient: RecordedValue {
  package var recorded: String { "radialGradient(\(gradient.recorded); \(center.recorded))" }
}

extension EllipticalGradient: RecordedValue {
  package var recorded: String { "radialGradient(\(gradient.recorded); \(center.recorded))" }
}

extension AngularGradient: RecordedValue {
  package var recorded: String { "angularGradient(\(gradient.recorded); \(center.recorded))" }
}

// MARK: - Figures

extension Circle: RecordedValue {
  package var recorded: String { "Circle" }
}

extension Rectangle: RecordedValue {
  package var recorded: String { "Rectangle" }
}

extension Capsule: RecordedValue {
  package var recorded: String { "Capsule" }
}

extension Ellipse: RecordedValue {
  package var recorded: String { "Ellipse" }
}

extension RoundedRectangle: RecordedValue {
  package var recorded: String { "RoundedRectangle(\(cornerSize.width))" }
}

extension UnevenRoundedRectangle: RecordedValue {
  /// The radii from the corner where reading begins to the end of the line, then the same below.
  package var recorded: String {
    let radii = cornerRadii
    return "UnevenRoundedRectangle(\(radii.topLeading) \(radii.topTrailing) \(radii.bottomLeading) "
      + "\(radii.bottomTrailing))"
  }
}

extension ContainerRelativeShape: RecordedValue {
  package var recorded: String { "ContainerRelativeShape" }
}

extension ConcentricRectangle: RecordedValue {
  package var recorded: String { corners.radius.map { "ConcentricRectangle(\($0))" } ?? "ConcentricRectangle" }
}

extension AnyShape: RecordedValue {
  package var recorded: String { RecordedModifier.Argument.words(for: shape) }
}

extension _ChangedShape: RecordedValue {
  /// The figure that was changed; how is not seen.
  package var recorded: String { RecordedModifier.Argument.words(for: base) }
}
