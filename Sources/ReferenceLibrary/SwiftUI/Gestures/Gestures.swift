public import Foundation

/// An action for a tap.
nonisolated package struct TapModifier: PrimitiveModifier {
  package typealias Body = Never
  package let count: Int
  package let action: () -> Void
}

/// A gesture of a view.
nonisolated package struct GestureModifier<G: Gesture>: PrimitiveModifier {
  package typealias Body = Never
  package let gesture: G
  /// `gesture`, `simultaneousGesture` or `highPriorityGesture`.
  package let relation: String
}

/// A movement of fingers that means something. Recorded: nobody moves fingers here.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/gesture)
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What is known about the movement.
  associatedtype Value
}

/// One or more taps.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/tapgesture)
public struct TapGesture {
  /// How many taps.
  public var count: Int

  /// Makes a gesture of `count` taps.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tapgesture/init(count:))
  public init(count: Int = 1) {
    self.count = count
  }
}

extension TapGesture: Gesture {
  /// Nothing is known but that it happened.
  public typealias Value = ()
}

/// A long press.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/longpressgesture)
public struct LongPressGesture {
  /// How long at least, in seconds.
  public var minimumDuration: Double
  /// How far the finger may move, in points.
  public var maximumDistance: CGFloat

  /// Makes a gesture of at least `minimumDuration` seconds.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/longpressgesture/init(minimumduration:))
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: Gesture {
  /// Whether it has begun.
  public typealias Value = Bool
}

/// A movement of one finger.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/draggesture)
public struct DragGesture {
  /// What is known about the movement.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/draggesture/value)
  public struct Value: Equatable, Sendable {
    /// Where the finger is.
    public var location: CGPoint
    /// Where it began.
    public var startLocation: CGPoint

    /// How far it has moved.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// When.
    public var time = Date.now
    /// How fast, in points a second.
    public var velocity = CGSize.zero
    /// Where the finger would come to rest.
    public var predictedEndLocation: CGPoint { location }
    /// How far the finger would go.
    public var predictedEndTranslation: CGSize { translation }
  }

  /// How far at least, in points.
  public var minimumDistance: CGFloat
  /// The coordinates of places.
  public var coordinateSpace: CoordinateSpace

  /// Makes a gesture of at least `minimumDistance` points.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/draggesture/init(minimumdistance:))
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Makes the gesture with places in some coordinates.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/draggesture/init(minimumdistance:coordinatespace:))
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
}

extension DragGesture: Gesture {}

/// A gesture with an action.
public struct _ActionGesture<Base: Gesture> {
  package let base: Base
  package let onChanged: ((Base.Value) -> Void)?
  package let onEnded: ((Base.Value) -> Void)?
}

extension _ActionGesture: Gesture {
  /// What is known about the movement.
  public typealias Value = Base.Value
}

extension Gesture {
  /// Calls `action` when the gesture ends.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/gesture/onended(_:))
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _ActionGesture<Self> {
    _ActionGesture(base: self, onChanged: nil, onEnded: action)
  }

  /// Calls `action` when the gesture moves on.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/gesture/onchanged(_:))
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ActionGesture<Self> {
    _ActionGesture(base: self, onChanged: action, onEnded: nil)
  }
}

extension View {
  /// Calls `action` when the view is tapped.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/ontapgesture(count:perform:))
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(TapModifier(count: count, action: action))
  }

  /// Calls `action` when the view is pressed for a while.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/onlongpressgesture(minimumduration:maximumdistance:perform:onpressingchanged:))
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(
      GestureModifier(
        gesture: LongPressGesture(minimumDuration: minimumDuration).onEnded { _ in action() }, relation: "gesture"))
  }

  /// Gives the view a gesture.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/gesture(_:including:))
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, relation: "gesture"))
  }

  /// Gives the view a gesture that goes along with the view's own.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/simultaneousgesture(_:including:))
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
  {
    modifier(GestureModifier(gesture: gesture, relation: "simultaneousGesture"))
  }

  /// Gives the view a gesture that comes before the view's own.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/highprioritygesture(_:including:))
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
  {
    modifier(GestureModifier(gesture: gesture, relation: "highPriorityGesture"))
  }

  /// Adds a gesture that can be switched off.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/gesture(_:isenabled:))
  @available(iOS 18.0, *)
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture: isEnabled ? gesture : nil, relation: "gesture"))
  }

  /// Adds a gesture with a name.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/gesture(_:name:isenabled:))
  @available(iOS 18.0, *)
  nonisolated public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    modifier(GestureModifier(gesture: isEnabled ? gesture : nil, relation: "gesture"))
  }

  /// Acts on a tap and tells where it was.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/ontapgesture(count:coordinatespace:perform:))
  @available(iOS 17.0, *)
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    modifier(TapModifier(count: count, action: { action(.zero) }))
  }

  /// Lets gestures of the system wait at some edges.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/deferssystemgestures(on:))
  @available(iOS 16.0, *)
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View {
    recorded("defersSystemGestures", ("on", edges))
  }
}
