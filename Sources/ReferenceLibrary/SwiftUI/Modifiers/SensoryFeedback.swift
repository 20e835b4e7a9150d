/// What the reader feels or hears.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/sensoryfeedback)
@available(iOS 17.0, *)
public struct SensoryFeedback: Hashable, Sendable {
  package let name: String
  /// Something went well.
  public static let success = SensoryFeedback(name: "success")
  /// Something needs care.
  public static let warning = SensoryFeedback(name: "warning")
  /// Something went wrong.
  public static let error = SensoryFeedback(name: "error")
  /// Another thing is selected.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value grew.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value shrank.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Something began.
  public static let start = SensoryFeedback(name: "start")
  /// Something stopped.
  public static let stop = SensoryFeedback(name: "stop")
  /// Something met something else.
  public static let impact = SensoryFeedback(name: "impact")
  /// Something falls into line.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A level is reached.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// A path is found.
  @available(iOS 17.5, *)
  public static let pathComplete = SensoryFeedback(name: "pathComplete")

  /// How heavy things are that meet.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/sensoryfeedback/weight)
  public struct Weight: Hashable, Sendable {
    package let name: String
    /// Light.
    public static let light = Weight(name: "light")
    /// Neither light nor heavy.
    public static let medium = Weight(name: "medium")
    /// Heavy.
    public static let heavy = Weight(name: "heavy")
  }

  /// How hard things are that meet.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/sensoryfeedback/flexibility)
  public struct Flexibility: Hashable, Sendable {
    package let name: String
    /// Hard.
    public static let rigid = Flexibility(name: "rigid")
    /// Neither hard nor soft.
    public static let solid = Flexibility(name: "solid")
    /// Soft.
    public static let soft = Flexibility(name: "soft")
  }

  /// Things meet.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/sensoryfeedback/impact(weight:intensity:))
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact(\(weight.name), \(intensity))")
  }

  /// Things meet.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/sensoryfeedback/impact(flexibility:intensity:))
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact(\(flexibility.name), \(intensity))")
  }
}

extension View {
  /// Lets the reader feel or hear when `trigger` changes. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/sensoryfeedback(_:trigger:))
  @available(iOS 17.0, *)
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    recorded("sensoryFeedback", (nil, feedback), ("trigger", trigger))
  }

  /// Is felt when a value changes in some way.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/sensoryfeedback(_:trigger:condition:))
  @available(iOS 17.0, *)
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    recorded("sensoryFeedback", (nil, feedback), ("trigger", trigger), ("condition", condition))
  }

  /// Is felt as the change of a value asks for.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/sensoryfeedback(trigger:_:))
  @available(iOS 17.0, *)
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    recorded("sensoryFeedback", ("trigger", trigger), (nil, feedback))
  }
}
