public import Foundation

extension NotificationCenter {
  /// A publisher of notifications with a name.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/notificationcenter/publisher(for:object:))
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of notifications with a name.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/notificationcenter/publisher)
  public struct Publisher: Combine.Publisher {
    /// The kind of value published.
    public typealias Output = Notification
    /// It cannot fail.
    public typealias Failure = Never
    /// Where notifications come from.
    public let center: NotificationCenter
    /// Their name.
    public let name: Notification.Name
    /// Their sender; nil for any.
    public let object: AnyObject?

    /// Makes a publisher of notifications.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/foundation/notificationcenter/publisher)
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Starts to deliver notifications to a subscriber.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/foundation/notificationcenter/publisher)
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let subject = PassthroughSubject<Notification, Never>()
      let hall = Hall(subject: subject)
      let center = center
      let token = center.addObserver(forName: name, object: object, queue: nil) { hall.subject.send($0) }
      subject.handleEvents(receiveCancel: { center.removeObserver(token) }).receive(subscriber: subscriber)
    }

    private struct Hall: @unchecked Sendable {
      let subject: PassthroughSubject<Notification, Never>
    }
  }
}
