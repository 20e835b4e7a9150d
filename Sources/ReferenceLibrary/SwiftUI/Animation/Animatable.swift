public import Foundation

/// A type whose changes can be shown in steps. Recorded: no step is computed.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/animatable)
public protocol Animatable {
  /// The kind of data that changes in steps.
  associatedtype AnimatableData: VectorArithmetic
  /// The data that changes in steps.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing changes in steps.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

/// A type that can be scaled and added up.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/vectorarithmetic)
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies the value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/vectorarithmetic/scale(by:))
  mutating func scale(by rhs: Double)
  /// The scalar product of the value with itself.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// The value, multiplied.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/vectorarithmetic/scaled(by:))
  public func scaled(by rhs: Double) -> Self {
    var copy = self
    copy.scale(by: rhs)
    return copy
  }

  /// Goes part of the way to another value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/vectorarithmetic/interpolate(towards:amount:))
  public mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }
}

extension Double: VectorArithmetic, Animatable {
  /// Multiplies the value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swift/double/scale(by:))
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The value times itself.
  public var magnitudeSquared: Double { self * self }
}
extension Float: VectorArithmetic, Animatable {
  /// Multiplies the value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swift/float/scale(by:))
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The value times itself.
  public var magnitudeSquared: Double { Double(self * self) }
}
extension CGFloat: VectorArithmetic, Animatable {
  /// Multiplies the value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/corefoundation/cgfloat/scale(by:))
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The value times itself.
  public var magnitudeSquared: Double { Double(self * self) }
}

/// The data of a type of which nothing changes in steps.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/emptyanimatabledata)
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Makes the one value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/emptyanimatabledata/init())
  public init() {}
  /// The one value.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// The one value.
  public static func + (left: EmptyAnimatableData, right: EmptyAnimatableData) -> EmptyAnimatableData { left }
  /// The one value.
  public static func - (left: EmptyAnimatableData, right: EmptyAnimatableData) -> EmptyAnimatableData { left }
  /// Changes nothing.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/emptyanimatabledata/scale(by:))
  public mutating func scale(by rhs: Double) {}
  /// Nothing.
  public var magnitudeSquared: Double { 0 }
}

/// Two data that change in steps together.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/animatablepair)
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first.
  public var first: First
  /// The second.
  public var second: Second

  /// Makes a pair.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/animatablepair/init(_:_:))
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The pair of nothings.
  public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }
  /// Adds both.
  public static func + (left: AnimatablePair, right: AnimatablePair) -> AnimatablePair {
    AnimatablePair(left.first + right.first, left.second + right.second)
  }
  /// Subtracts both.
  public static func - (left: AnimatablePair, right: AnimatablePair) -> AnimatablePair {
    AnimatablePair(left.first - right.first, left.second - right.second)
  }
  /// Multiplies both.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/animatablepair/scale(by:))
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  /// The sum of both.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

extension Angle: Animatable {
  /// The angle in radians.
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}
extension CGPoint: Animatable {
  /// Both coordinates.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}
extension CGSize: Animatable {
  /// Width and height.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}
