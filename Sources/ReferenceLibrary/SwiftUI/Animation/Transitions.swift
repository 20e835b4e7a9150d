/// How a view comes and goes. Recorded: nothing moves.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/anytransition)
public struct AnyTransition: Sendable {
  package let name: String
  /// It becomes visible.
  public static let opacity = AnyTransition(name: "opacity")
  /// It comes from the leading side and goes to the trailing one.
  public static let slide = AnyTransition(name: "slide")
  /// It grows.
  public static var scale: AnyTransition { AnyTransition(name: "scale") }
  /// It is there at once.
  public static let identity = AnyTransition(name: "identity")

  /// It comes from a side and goes back there.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/anytransition/move(edge:))
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(name: "move(\(edge))")
  }

  /// It pushes what was there away.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/anytransition/push(from:))
  @available(iOS 16.0, *)
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(name: "push(\(edge))")
  }

  /// It comes in one way and goes in another.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/anytransition/asymmetric(insertion:removal:))
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(name: "asymmetric(\(insertion.name), \(removal.name))")
  }

  /// Both at the same time.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/anytransition/combined(with:))
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(name: "\(name)+\(other.name)")
  }

  /// The same, animated.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/anytransition/animation(_:))
  public func animation(_ animation: Animation?) -> AnyTransition {
    self
  }
}

/// How one content passes into another.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/contenttransition)
@available(iOS 16.0, *)
public struct ContentTransition: Hashable, Sendable {
  package let name: String
  /// At once.
  public static let identity = ContentTransition(name: "identity")
  /// One fades into the other.
  public static let opacity = ContentTransition(name: "opacity")
  /// As the system thinks best.
  public static let interpolate = ContentTransition(name: "interpolate")

  /// Digits roll.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/contenttransition/numerictext(countsdown:))
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
}

/// What a view takes over from the place of another.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/matchedgeometryproperties)
@available(iOS 14.0, *)
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: UInt32

  /// Makes a set of its bits.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/matchedgeometryproperties/init(rawvalue:))
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// How a screen comes and goes.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationtransition)
@available(iOS 18.0, *)
public protocol NavigationTransition {}

/// The system's ways in which a screen comes and goes.
public struct _NamedNavigationTransition: NavigationTransition {
  package let name: String
  package var sourceID: AnyHashable?
}

@available(iOS 18.0, *)
extension NavigationTransition where Self == _NamedNavigationTransition {
  /// As the place asks for.
  public static var automatic: _NamedNavigationTransition { .init(name: "automatic") }

  /// It grows out of a view.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationtransition/zoom(sourceid:in:))
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> _NamedNavigationTransition {
    .init(name: "zoom", sourceID: AnyHashable(sourceID))
  }
}
