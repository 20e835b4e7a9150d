/// What the system may wake an app for.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/backgroundtask)
@available(iOS 16.0, *)
public struct BackgroundTask<Request, Response>: Sendable {
  package let name: String
}

@available(iOS 16.0, *)
extension BackgroundTask where Request == Void, Response == Void {
  /// A refresh that the app has asked for.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/backgroundtask/apprefresh(_:))
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask(name: identifier)
  }

  /// The end of a transfer in the background.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/backgroundtask/urlsession(_:))
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask(name: identifier)
  }
}

extension Scene {
  /// Does work when the system wakes the app for it. Recorded: nothing wakes it here.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scene/backgroundtask(_:action:))
  @available(iOS 16.0, *)
  nonisolated public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene {
    recorded("backgroundTask", (nil, task.name))
  }
}
