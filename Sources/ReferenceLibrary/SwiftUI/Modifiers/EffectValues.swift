/// How a view mixes with what lies behind it.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/blendmode)
public enum BlendMode: Hashable, Sendable {
  /// Over each other.
  case normal
  /// The product: darker.
  case multiply
  /// The opposite of the product of opposites: lighter.
  case screen
  /// Stronger light and dark.
  case overlay
  /// The darker of the two.
  case darken
  /// The lighter of the two.
  case lighten
  /// Lighter below light.
  case colorDodge
  /// Darker below dark.
  case colorBurn
  /// Stronger light and dark, softly.
  case softLight
  /// Stronger light and dark, hard.
  case hardLight
  /// The difference.
  case difference
  /// The difference, softly.
  case exclusion
  /// The hue of the view.
  case hue
  /// The strength of the view's colours.
  case saturation
  /// The colour of the view.
  case color
  /// The light of the view.
  case luminosity
  /// Only where something is behind.
  case sourceAtop
  /// Behind what is there.
  case destinationOver
  /// Takes away what is behind.
  case destinationOut
  /// Adds dark to dark.
  case plusDarker
  /// Adds light to light.
  case plusLighter
}

/// How a view answers to a pointer.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/hovereffect)
@available(iOS 13.4, *)
public struct HoverEffect: Hashable, Sendable {
  package let name: String
  /// As the system thinks best.
  public static let automatic = HoverEffect(name: "automatic")
  /// It lights up.
  public static let highlight = HoverEffect(name: "highlight")
  /// It rises.
  public static let lift = HoverEffect(name: "lift")
}

/// How a symbol moves.
///
/// [Apple's page](https://developer.apple.com/documentation/symbols/symboleffect)
@available(iOS 17.0, *)
public struct SymbolEffect: Hashable, Sendable {
  package let name: String
  /// It bounces.
  public static let bounce = SymbolEffect(name: "bounce")
  /// It fades in and out.
  public static let pulse = SymbolEffect(name: "pulse")
  /// Its layers light up in turn.
  public static let variableColor = SymbolEffect(name: "variableColor")
  /// It grows or shrinks.
  public static let scale = SymbolEffect(name: "scale")
  /// It comes into sight.
  public static let appear = SymbolEffect(name: "appear")
  /// It leaves sight.
  public static let disappear = SymbolEffect(name: "disappear")
  /// It wiggles.
  @available(iOS 18.0, *)
  public static let wiggle = SymbolEffect(name: "wiggle")
  /// It turns.
  @available(iOS 18.0, *)
  public static let rotate = SymbolEffect(name: "rotate")
  /// It breathes.
  @available(iOS 18.0, *)
  public static let breathe = SymbolEffect(name: "breathe")
}

/// A container whose background is meant.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/containerbackgroundplacement)
@available(iOS 17.0, *)
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  package let name: String
  /// The screen of a stack.
  @available(iOS 18.0, *)
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// A split view.
  @available(iOS 18.0, *)
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  /// A tab view.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  /// A widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
}

/// How often and how fast a symbol moves.
///
/// [Apple's page](https://developer.apple.com/documentation/symbols/symboleffectoptions)
@available(iOS 17.0, *)
public struct SymbolEffectOptions: Hashable, Sendable {
  package let name: String
  /// As the effect asks for.
  public static let `default` = SymbolEffectOptions(name: "default")
  /// Again and again.
  public static let repeating = SymbolEffectOptions(name: "repeating")
  /// Once.
  public static let nonRepeating = SymbolEffectOptions(name: "nonRepeating")

  /// At another speed.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/symboleffectoptions/speed(_:))
  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions(name: "speed(\(speed))")
  }

  /// A number of times.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/symboleffectoptions/repeat(_:))
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions {
    SymbolEffectOptions(name: "repeat(\(count))")
  }
}
