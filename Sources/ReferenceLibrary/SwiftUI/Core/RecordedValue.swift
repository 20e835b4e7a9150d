import Foundation

/// A value that has words of its own in a record, as short as it is written in code.
package protocol RecordedValue {
  /// The value in words.
  var recorded: String { get }
}

extension RecordedModifier.Argument {
  /// The value in words: its own, or those by which Swift describes it.
  package var words: String { Self.words(for: value) }

  /// Any value in words; what an optional holds, `nil` where it holds nothing.
  package static func words(for value: Any) -> String {
    (value as? any RecordedValue)?.recorded ?? "\(value)"
  }
}

extension Optional: RecordedValue {
  package var recorded: String {
    switch self {
    case .none: "nil"
    case .some(let value): RecordedModifier.Argument.words(for: value)
    }
  }
}

// MARK: - Text

extension Text: RecordedValue {
  package var recorded: String { plainText }
}

extension Font: RecordedValue {
  package var recorded: String { name }
}

extension Font.Weight: RecordedValue {
  package var recorded: String { name }
}

extension ButtonBorderShape: RecordedValue {
  package var recorded: String { name }
}

extension RedactionReasons: RecordedValue {
  package var recorded: String {
    let names: [(RedactionReasons, String)] = [
      (.placeholder, "placeholder"), (.privacy, "privacy"), (.invalidated, "invalidated"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: " ")
  }
}

// MARK: - Places

extension Edge.Set: RecordedValue {
  package var recorded: String {
    let names: [(Edge.Set, String)] = [
      (.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing"),
    ]
    switch self {
    case .all: return "all"
    case .horizontal: return "horizontal"
    case .vertical: return "vertical"
    default: return names.filter { contains($0.0) }.map(\.1).joined(separator: " ")
    }
  }
}

extension Axis.Set: RecordedValue {
  package var recorded: String {
    [contains(.horizontal) ? "horizontal" : nil, contains(.vertical) ? "vertical" : nil]
      .compactMap { $0 }.joined(separator: " ")
  }
}

extension EdgeInsets: RecordedValue {
  /// Top, leading, bottom, trailing.
  package var recorded: String { "\(top) \(leading) \(bottom) \(trailing)" }
}

extension HorizontalAlignment: RecordedValue {
  package var recorded: String { name }
}

extension VerticalAlignment: RecordedValue {
  package var recorded: String { name }
}

extension Alignment: RecordedValue {
  /// As written in code: `topLeading`, `center`, `leadingFirstTextBaseline`.
  package var recorded: String {
    let (along, down) = (horizontal.name, vertical.name)
    if along == "center" { return down }
    if down == "center" { return along }
    return down == "top" || down == "bottom"
      ? down + along.capitalized : along + down.prefix(1).uppercased() + down.dropFirst()
  }
}

extension UnitPoint: RecordedValue {
  package var recorded: String { "\(x) \(y)" }
}

extension Angle: RecordedValue {
  /// In degrees, without the errors of counting in radians.
  package var recorded: String { "\((degrees * 1000).rounded() / 1000)" }
}

extension GridItem: RecordedValue {
  /// `fixed(20)`, `flexible(10)`, `adaptive(80)`: the least size.
  package var recorded: String {
    switch size {
    case .fixed(let length): "fixed(\(length))"
    case .flexible(let minimum, _): "flexible(\(minimum))"
    case .adaptive(let minimum, _): "adaptive(\(minimum))"
    }
  }
}
