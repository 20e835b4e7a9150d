public import Foundation

extension NotificationCenter {
  /// The notifications of one name, one after another; Foundation's on Apple's systems.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/notificationcenter/notifications)
  @available(iOS 15.0, *)
  public final class Notifications: AsyncSequence, Sendable {
    /// A notification.
    public typealias Element = Notification

    private let stream: AsyncStream<Delivered>

    fileprivate init(of name: Notification.Name, from object: AnyObject?, in center: NotificationCenter) {
      let (stream, continuation) = AsyncStream.makeStream(of: Delivered.self, bufferingPolicy: .bufferingNewest(8))
      let observer = Observer(
        token: center.addObserver(forName: name, object: object, queue: nil) {
          continuation.yield(Delivered(notification: $0))
        }, center: center)
      continuation.onTermination = { _ in observer.stop() }
      self.stream = stream
    }

    /// Reads the notifications from now on.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/foundation/notificationcenter/notifications/makeasynciterator())
    public func makeAsyncIterator() -> Iterator {
      Iterator(iterator: stream.makeAsyncIterator())
    }

    /// Reads notifications.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/foundation/notificationcenter/notifications/iterator)
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var iterator: AsyncStream<Delivered>.Iterator

      /// Waits for the next notification.
      ///
      /// [Apple's page](https://developer.apple.com/documentation/foundation/notificationcenter/notifications/iterator/next())
      public mutating func next() async -> Notification? {
        await iterator.next()?.notification
      }
    }
  }

  /// The notifications of a name, one after another.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/notificationcenter/notifications(named:object:))
  @available(iOS 15.0, *)
  public func notifications(named name: Notification.Name, object: (any AnyObject & Sendable)? = nil) -> Notifications {
    Notifications(of: name, from: object, in: self)
  }
}

/// A notification on its way to the task that reads it, which may run elsewhere.
private struct Delivered: @unchecked Sendable {
  let notification: Notification
}

/// What has to be taken back when nobody reads any more.
private struct Observer: @unchecked Sendable {
  let token: any NSObjectProtocol
  let center: NotificationCenter

  func stop() {
    center.removeObserver(token)
  }
}
