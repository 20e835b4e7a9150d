public import Foundation

/// How a change is animated. Recorded: nothing moves.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/animation)
public struct Animation: Hashable, Sendable {
  package let name: String
  package var parameters: [Double] = []

  /// The default animation.
  public static let `default` = Animation(name: "default")
  /// Even speed.
  public static let linear = Animation(name: "linear")
  /// Slow at the beginning.
  public static let easeIn = Animation(name: "easeIn")
  /// Slow at the end.
  public static let easeOut = Animation(name: "easeOut")
  /// Slow at both ends.
  public static let easeInOut = Animation(name: "easeInOut")
  /// A spring.
  public static let spring = Animation(name: "spring")
  /// A spring without overshoot.
  @available(iOS 17.0, *)
  public static let smooth = Animation(name: "smooth")
  /// A spring with little overshoot.
  @available(iOS 17.0, *)
  public static let snappy = Animation(name: "snappy")
  /// A spring with much overshoot.
  @available(iOS 17.0, *)
  public static let bouncy = Animation(name: "bouncy")
  /// A spring for direct manipulation.
  public static let interactiveSpring = Animation(name: "interactiveSpring")

  /// Even speed for a number of seconds.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/animation/linear(duration:))
  public static func linear(duration: TimeInterval) -> Animation {
    Animation(name: "linear", parameters: [duration])
  }

  /// Slow at the beginning, for a number of seconds.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/animation/easein(duration:))
  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation(name: "easeIn", parameters: [duration])
  }

  /// Slow at the end, for a number of seconds.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/animation/easeout(duration:))
  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation(name: "easeOut", parameters: [duration])
  }

  /// Slow at both ends, for a number of seconds.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/animation/easeinout(duration:))
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(name: "easeInOut", parameters: [duration])
  }

  /// A spring by duration in seconds and bounce.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/animation/spring(duration:bounce:blendduration:))
  @available(iOS 17.0, *)
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(name: "spring", parameters: [duration, bounce, blendDuration])
  }

  /// A spring by response in seconds and damping.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/animation/spring(response:dampingfraction:blendduration:))
  public static func spring(
    response: Double, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(name: "spring", parameters: [response, dampingFraction, blendDuration])
  }

  /// A spring without overshoot.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/animation/smooth(duration:extrabounce:))
  @available(iOS 17.0, *)
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(name: "smooth", parameters: [duration, extraBounce])
  }

  /// A spring with little overshoot.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/animation/snappy(duration:extrabounce:))
  @available(iOS 17.0, *)
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(name: "snappy", parameters: [duration, extraBounce])
  }

  /// A spring with much overshoot.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/animation/bouncy(duration:extrabounce:))
  @available(iOS 17.0, *)
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(name: "bouncy", parameters: [duration, extraBounce])
  }

  /// The same animation after a number of seconds.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/animation/delay(_:))
  public func delay(_ delay: TimeInterval) -> Animation {
    appending("delay", delay)
  }

  /// The same animation at another speed.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/animation/speed(_:))
  public func speed(_ speed: Double) -> Animation {
    appending("speed", speed)
  }

  /// The same animation several times.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/animation/repeatcount(_:autoreverses:))
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    appending("repeatCount", Double(repeatCount), autoreverses ? 1 : 0)
  }

  /// The same animation without end.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/animation/repeatforever(autoreverses:))
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    appending("repeatForever", autoreverses ? 1 : 0)
  }

  private func appending(_ change: String, _ values: Double...) -> Animation {
    Animation(name: "\(name).\(change)", parameters: parameters + values)
  }
}
