public import Foundation

/// Content that follows key frames. Kept: it rests at the beginning.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/keyframeanimator)
@available(iOS 17.0, *)
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View> {
  package let initialValue: Value
  package let content: (Value) -> Content

  /// Follows key frames when a value changes.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/keyframeanimator/init(initialvalue:trigger:content:keyframes:))
  public nonisolated init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.content = content
  }

  /// Follows key frames again and again.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/keyframeanimator/init(initialvalue:repeating:content:keyframes:))
  public nonisolated init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.content = content
  }
}

extension KeyframeAnimator: View {
  /// The content at the beginning.
  public var body: some View { content(initialValue) }
}

/// Key frames.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/keyframes)
@available(iOS 17.0, *)
public protocol Keyframes<Value> {
  /// The kind of what is animated.
  associatedtype Value
}

/// Key frames of one value.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/keyframetrackcontent)
@available(iOS 17.0, *)
public protocol KeyframeTrackContent<Value> {
  /// The kind of the value.
  associatedtype Value: Animatable
}

/// Puts key frames together.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/keyframesbuilder)
@available(iOS 17.0, *)
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// The frames of one property.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/keyframesbuilder/buildexpression(_:))
  public static func buildExpression<P, C: KeyframeTrackContent>(
    _ track: KeyframeTrack<Value, P, C>
  ) -> KeyframeTrack<Value, P, C> { track }

  /// A frame of the value itself.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/keyframesbuilder/buildexpression(_:))
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ frame: K) -> K where Value: Animatable { frame }

  /// All of them.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/keyframesbuilder/buildblock(_:))
  public static func buildBlock<each Part>(_ part: repeat each Part) -> _KeyframeList<Value> { _KeyframeList() }
}

/// Puts key frames of one value together.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/keyframetrackcontentbuilder)
@available(iOS 17.0, *)
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// One frame.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/keyframetrackcontentbuilder/buildexpression(_:))
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ frame: K) -> K { frame }

  /// All of them.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/keyframetrackcontentbuilder/buildblock(_:))
  public static func buildBlock<each Part>(_ part: repeat each Part) -> _KeyframeTrackList<Value> {
    _KeyframeTrackList()
  }
}

/// Several key frames.
public struct _KeyframeList<Value>: Keyframes {}

/// Several key frames of one value.
public struct _KeyframeTrackList<Value: Animatable>: KeyframeTrackContent {}

/// The key frames of one property.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/keyframetrack)
@available(iOS 17.0, *)
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes {
  /// The frames of a property.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/keyframetrack/init(_:content:))
  public init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content)
  where Value == Content.Value {}
}

/// A frame that is reached evenly.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/linearkeyframe)
@available(iOS 17.0, *)
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// Reaches a value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/linearkeyframe/init(_:duration:timingcurve:))
  public init(_ to: Value, duration: TimeInterval) {}
}

/// A frame that is reached as a spring moves.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/springkeyframe)
@available(iOS 17.0, *)
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// Reaches a value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/springkeyframe/init(_:duration:spring:startvelocity:))
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {}
}

/// A frame that is reached softly.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/cubickeyframe)
@available(iOS 17.0, *)
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// Reaches a value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/cubickeyframe/init(_:duration:startvelocity:endvelocity:))
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}

/// A frame that is there at once.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/movekeyframe)
@available(iOS 17.0, *)
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// Sets a value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/movekeyframe/init(_:))
  public init(_ to: Value) {}
}

/// How a spring moves.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/spring)
@available(iOS 17.0, *)
public struct Spring: Hashable, Sendable {
  /// How long it takes, in seconds.
  public var duration: TimeInterval
  /// How much it swings.
  public var bounce: Double

  /// Makes a spring.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/spring/init(duration:bounce:))
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    self.duration = duration
    self.bounce = bounce
  }

  /// A spring that does not swing.
  public static let smooth = Spring()
  /// A spring that swings a little.
  public static let snappy = Spring(bounce: 0.15)
  /// A spring that swings.
  public static let bouncy = Spring(bounce: 0.3)
}

extension View {
  /// Follows key frames again and again.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/keyframeanimator(initialvalue:repeating:content:keyframes:))
  @available(iOS 17.0, *)
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating,
      content: { content(PlaceholderContentView(view: self), $0) }, keyframes: keyframes)
  }

  /// Follows key frames when a value changes.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/keyframeanimator(initialvalue:trigger:content:keyframes:))
  @available(iOS 17.0, *)
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger,
      content: { content(PlaceholderContentView(view: self), $0) }, keyframes: keyframes)
  }
}
