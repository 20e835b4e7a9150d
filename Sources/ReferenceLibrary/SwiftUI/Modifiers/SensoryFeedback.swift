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
}

extension View {
  /// Lets the reader feel or hear when `trigger` changes. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/sensoryfeedback(_:trigger:))
  @available(iOS 17.0, *)
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    recorded("sensoryFeedback", (nil, feedback), ("trigger", trigger))
  }
}
