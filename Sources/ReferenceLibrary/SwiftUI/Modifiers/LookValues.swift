/// How a picture fits into room of another shape.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/contentmode)
public enum ContentMode: CaseIterable, Hashable, Sendable {
  /// All of it shows.
  case fit
  /// All of the room is filled.
  case fill
}

/// Where lines begin or end.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/textalignment)
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  /// They begin below each other.
  case leading
  /// Their middles lie below each other.
  case center
  /// They end below each other.
  case trailing
}

/// What covers the screen beside content.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/safearearegions)
@available(iOS 14.0, *)
public struct SafeAreaRegions: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: UInt

  /// Makes a set of its bits.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/safearearegions/init(rawvalue:))
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Everything.
  public static let all = SafeAreaRegions(rawValue: .max)
  /// Bars and edges.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
}

/// Why content is hidden.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/redactionreasons)
@available(iOS 14.0, *)
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// One bit for each reason.
  public let rawValue: Int

  /// Makes a set of its bits.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/redactionreasons/init(rawvalue:))
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// It is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// It is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// The variant of a symbol.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/symbolvariants)
@available(iOS 15.0, *)
public struct SymbolVariants: Hashable, Sendable {
  package let name: String
  /// The symbol itself.
  public static let none = SymbolVariants(name: "none")
  /// In a circle.
  public static let circle = SymbolVariants(name: "circle")
  /// In a square.
  public static let square = SymbolVariants(name: "square")
  /// In a rectangle.
  public static let rectangle = SymbolVariants(name: "rectangle")
  /// Filled.
  public static let fill = SymbolVariants(name: "fill")
  /// Struck through.
  public static let slash = SymbolVariants(name: "slash")
  /// The same variant, filled.
  public var fill: SymbolVariants { SymbolVariants(name: "\(name).fill") }
  /// The same variant, struck through.
  public var slash: SymbolVariants { SymbolVariants(name: "\(name).slash") }
  /// The same variant, in a circle.
  public var circle: SymbolVariants { SymbolVariants(name: "\(name).circle") }
  /// The same variant, in a square.
  public var square: SymbolVariants { SymbolVariants(name: "\(name).square") }
  /// The same variant, in a rectangle.
  public var rectangle: SymbolVariants { SymbolVariants(name: "\(name).rectangle") }

  /// Whether this variant has all that another has.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/symbolvariants/contains(_:))
  public func contains(_ other: SymbolVariants) -> Bool {
    let parts = name.split(separator: ".")
    return other == .none || other.name.split(separator: ".").allSatisfy { parts.contains($0) }
  }

  /// The name of a symbol in this variant; what the name says already is not said again.
  package func applied(to symbol: String) -> String {
    let parts = symbol.split(separator: ".")
    return name.split(separator: ".").filter { $0 != "none" && !parts.contains($0) }.reduce(symbol) { "\($0).\($1)" }
  }

  /// This variant with another one's parts.
  func adding(_ other: SymbolVariants) -> SymbolVariants {
    self == .none ? other : contains(other) ? self : SymbolVariants(name: "\(name).\(other.name)")
  }
}

/// Whether text can be selected.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/textselectability)
@available(iOS 15.0, *)
public protocol TextSelectability {}

/// The two answers to whether text can be selected.
public struct _NamedTextSelectability: TextSelectability {
  package let name: String
}

extension TextSelectability where Self == _NamedTextSelectability {
  /// It can.
  public static var enabled: _NamedTextSelectability { .init(name: "enabled") }
  /// It cannot.
  public static var disabled: _NamedTextSelectability { .init(name: "disabled") }
}

/// The size of a control.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/controlsize)
@available(iOS 15.0, *)
public enum ControlSize: CaseIterable, Comparable, Hashable, Sendable {
  /// Very small.
  case mini
  /// Small.
  case small
  /// As usual.
  case regular
  /// Large.
  case large
  /// Very large.
  case extraLarge
}

/// The figure round a button.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/buttonbordershape)
@available(iOS 15.0, *)
public struct ButtonBorderShape: Hashable, Sendable {
  package let name: String
  /// As the place asks for.
  public static let automatic = ButtonBorderShape(name: "automatic")
  /// With round ends.
  public static let capsule = ButtonBorderShape(name: "capsule")
  /// With round corners.
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  /// A circle.
  @available(iOS 17.0, *)
  public static let circle = ButtonBorderShape(name: "circle")
}

/// The order of a menu.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/menuorder)
@available(iOS 16.0, *)
public struct MenuOrder: Hashable, Sendable {
  package let name: String
  /// As the place asks for.
  public static let automatic = MenuOrder(name: "automatic")
  /// The first action is nearest to the finger.
  public static let priority = MenuOrder(name: "priority")
  /// As written.
  public static let fixed = MenuOrder(name: "fixed")
}
