extension SymbolEffect {
  private func with(_ part: String) -> SymbolEffect { SymbolEffect(name: "\(name).\(part)") }
  /// One symbol takes the place of another.
  public static let replace = SymbolEffect(name: "replace")
  /// The symbol is drawn.
  @available(iOS 26.0, *)
  public static let drawOn = SymbolEffect(name: "drawOn")
  /// The symbol is wiped out.
  @available(iOS 26.0, *)
  public static let drawOff = SymbolEffect(name: "drawOff")
  /// Upwards.
  public var up: SymbolEffect { with("up") }
  /// Downwards.
  public var down: SymbolEffect { with("down") }
  /// One layer after the other.
  public var byLayer: SymbolEffect { with("byLayer") }
  /// As one.
  public var wholeSymbol: SymbolEffect { with("wholeSymbol") }
  /// One part at a time.
  public var iterative: SymbolEffect { with("iterative") }
  /// More and more parts.
  public var cumulative: SymbolEffect { with("cumulative") }
  /// And back.
  public var reversing: SymbolEffect { with("reversing") }
  /// Not back.
  public var nonReversing: SymbolEffect { with("nonReversing") }
  /// Parts that are not meant are hidden.
  public var hideInactiveLayers: SymbolEffect { with("hideInactiveLayers") }
  /// Parts that are not meant are dimmed.
  public var dimInactiveLayers: SymbolEffect { with("dimInactiveLayers") }
  /// The old goes down, the new up.
  public var downUp: SymbolEffect { with("downUp") }
  /// The old goes up, the new as well.
  public var upUp: SymbolEffect { with("upUp") }
  /// The old goes aside.
  public var offUp: SymbolEffect { with("offUp") }
  /// Clockwise.
  public var clockwise: SymbolEffect { with("clockwise") }
  /// Counterclockwise.
  public var counterClockwise: SymbolEffect { with("counterClockwise") }
}

extension SymbolEffectOptions {
  /// How an effect repeats.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/symbols/symboleffectoptions/repeatbehavior)
  @available(iOS 18.0, *)
  public struct RepeatBehavior: Hashable, Sendable {
    package let name: String
    /// For ever.
    public static let continuous = RepeatBehavior(name: "continuous")
    /// Again and again, with rests.
    public static let periodic = RepeatBehavior(name: "periodic")
  }

  /// Repeats.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/symbols/symboleffectoptions/repeat(_:))
  @available(iOS 18.0, *)
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions(name: "repeat(\(behavior.name))")
  }

  /// These options at another speed.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/symbols/symboleffectoptions/speed(_:))
  public func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(name: "\(name).speed(\(speed))") }
}

/// How the colours of symbols pass into each other.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/symbolcolorrenderingmode)
@available(iOS 26.0, *)
public struct SymbolColorRenderingMode: Hashable, Sendable {
  package let name: String
  /// One colour.
  public static let flat = SymbolColorRenderingMode(name: "flat")
  /// A gradient.
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// How symbols show a value.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/symbolvariablevaluemode)
@available(iOS 26.0, *)
public struct SymbolVariableValueMode: Hashable, Sendable {
  package let name: String
  /// By colours.
  public static let color = SymbolVariableValueMode(name: "color")
  /// By the part that is drawn.
  public static let draw = SymbolVariableValueMode(name: "draw")
}

extension View {
  /// Sets how the colours of symbols pass into each other.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/symbolcolorrenderingmode(_:))
  @available(iOS 26.0, *)
  nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    recorded("symbolColorRenderingMode", (nil, mode as Any))
  }

  /// Sets how symbols show a value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/symbolvariablevaluemode(_:))
  @available(iOS 26.0, *)
  nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    recorded("symbolVariableValueMode", (nil, mode as Any))
  }
}

extension Image {
  /// How a picture is scaled.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/image/interpolation)
  public enum Interpolation: Hashable, Sendable {
    /// Not smoothed.
    case none
    /// A little.
    case low
    /// More.
    case medium
    /// Most.
    case high
  }

  /// Sets how the picture is scaled.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/image/interpolation(_:))
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Smooths edges.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/image/antialiased(_:))
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}
