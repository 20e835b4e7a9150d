public import Foundation

/// Two fingers that move apart.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/magnifygesture)
@available(iOS 17.0, *)
public struct MagnifyGesture {
  /// How far they have moved.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/magnifygesture/value)
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// How much greater the distance is.
    public var magnification: CGFloat
    /// How fast it grows.
    public var velocity: CGFloat
    /// Where it began, as part of the view.
    public var startAnchor: UnitPoint
    /// Where it began.
    public var startLocation: CGPoint
  }

  /// From what change on it counts.
  public var minimumScaleDelta: CGFloat

  /// Makes the gesture.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/magnifygesture/init(minimumscaledelta:))
  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnifyGesture: Gesture {}

/// Two fingers that move apart.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/magnificationgesture)
@available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "MagnifyGesture")
public struct MagnificationGesture {
  /// From what change on it counts.
  public var minimumScaleDelta: CGFloat

  /// Makes the gesture.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/magnificationgesture/init(minimumscaledelta:))
  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnificationGesture: Gesture {
  /// How much greater the distance is.
  public typealias Value = CGFloat
}

/// Two fingers that turn.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/rotategesture)
@available(iOS 17.0, *)
public struct RotateGesture {
  /// How far they have turned.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/rotategesture/value)
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// How far.
    public var rotation: Angle
    /// How fast.
    public var velocity: Angle
    /// Where it began, as part of the view.
    public var startAnchor: UnitPoint
    /// Where it began.
    public var startLocation: CGPoint
  }

  /// From what angle on it counts.
  public var minimumAngleDelta: Angle

  /// Makes the gesture.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/rotategesture/init(minimumangledelta:))
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotateGesture: Gesture {}

/// Two fingers that turn.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/rotationgesture)
@available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "RotateGesture")
public struct RotationGesture {
  /// From what angle on it counts.
  public var minimumAngleDelta: Angle

  /// Makes the gesture.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/rotationgesture/init(minimumangledelta:))
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotationGesture: Gesture {
  /// How far they have turned.
  public typealias Value = Angle
}

/// A tap that tells where it was.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/spatialtapgesture)
@available(iOS 16.0, *)
public struct SpatialTapGesture {
  /// Where the tap was.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/spatialtapgesture/value)
  public struct Value: Equatable, Sendable {
    /// The place in the view.
    public var location: CGPoint
  }

  /// How many taps it takes.
  public var count: Int
  /// The coordinates of the place.
  public var coordinateSpace: CoordinateSpace

  /// Makes the gesture.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/spatialtapgesture/init(count:coordinatespace:))
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
}

extension SpatialTapGesture: Gesture {}

/// Two gestures, the second after the first.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/sequencegesture)
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  /// How far the two are.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/sequencegesture/value)
  public enum Value {
    /// The first is going on.
    case first(First.Value)
    /// The first is over; the second may have begun.
    case second(First.Value, Second.Value?)
  }

  /// The first.
  public var first: First
  /// The second.
  public var second: Second
}

extension SequenceGesture: Gesture {}

/// Two gestures at the same time.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/simultaneousgesture)
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// How far the two are.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/simultaneousgesture/value)
  public struct Value {
    /// The first, if it has begun.
    public var first: First.Value?
    /// The second, if it has begun.
    public var second: Second.Value?
  }

  /// The first.
  public var first: First
  /// The second.
  public var second: Second
}

extension SimultaneousGesture: Gesture {}

/// Two gestures of which only one can be made.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/exclusivegesture)
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// Which of the two is made.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/exclusivegesture/value)
  public enum Value {
    /// The first.
    case first(First.Value)
    /// The second.
    case second(Second.Value)
  }

  /// The first, which goes before.
  public var first: First
  /// The second.
  public var second: Second
}

extension ExclusiveGesture: Gesture {}
extension Optional: Gesture where Wrapped: Gesture {
  /// What the gesture tells.
  public typealias Value = Wrapped.Value
  /// It is evaluated by the library.
  public typealias Body = Never
}

/// A gesture that tells something else.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/_mapgesture)
public struct _MapGesture<Base: Gesture, Value> {
  package let base: Base
  package let transform: (Base.Value) -> Value
}

extension _MapGesture: Gesture {}

/// A gesture that changes a state while it goes on.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/gesturestategesture)
public struct GestureStateGesture<Base: Gesture, State> {
  /// The gesture.
  public var base: Base
  /// The state.
  public var state: GestureState<State>
  /// Changes the state.
  public var body: (Base.Value, inout State, inout Transaction) -> Void
}

extension GestureStateGesture: Gesture {
  /// What the gesture tells.
  public typealias Value = Base.Value
}

extension Gesture {
  /// This gesture, and then another.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/gesture/sequenced(before:))
  nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(first: self, second: other)
  }

  /// This gesture and another at the same time.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/gesture/simultaneously(with:))
  nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(first: self, second: other)
  }

  /// This gesture, or else another.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/gesture/exclusively(before:))
  nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(first: self, second: other)
  }

  /// The gesture, telling something else.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/gesture/map(_:))
  nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, transform: body)
  }

  /// Changes a state while the gesture goes on; afterwards the state is as before.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/gesture/updating(_:body:))
  nonisolated public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}
