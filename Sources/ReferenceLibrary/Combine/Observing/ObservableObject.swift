import Foundation

/// An object that announces each change before it happens: the model of views before Observation.
///
/// [Apple's page](https://developer.apple.com/documentation/combine/observableobject)
public protocol ObservableObject: AnyObject {
  /// The kind of publisher that announces changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Publishes before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Publishes before any `@Published` property of the object changes; the same publisher at each reading.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/observableobject/objectwillchange)
  public var objectWillChange: ObservableObjectPublisher {
    ChangePublishers.shared.publisher(of: self)
  }
}

/// The publisher that announces the changes of one object.
///
/// [Apple's page](https://developer.apple.com/documentation/combine/observableobjectpublisher)
public final class ObservableObjectPublisher: Publisher {
  /// It says only that something will change.
  public typealias Output = Void
  /// It cannot fail.
  public typealias Failure = Never

  private let audience = Audience<Void, Never>()

  /// Makes a publisher without subscribers.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/observableobjectpublisher)
  public init() {}

  /// Announces a change to every subscriber.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/observableobjectpublisher)
  public func send() {
    audience.send(())
  }

  /// Adds a subscriber.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/observableobjectpublisher)
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    audience.admit(AnySubscriber(subscriber))
  }
}

/// Remembers the change publisher of each living object.
package final class ChangePublishers: @unchecked Sendable {
  package static let shared = ChangePublishers()

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepCount = 64

  /// How many objects are remembered.
  package var count: Int { lock.withLock { entries.count } }

  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.lock()
    defer { lock.unlock() }
    if let entry = entries[ObjectIdentifier(object)], entry.object === object { return entry.publisher }
    sweepIfFull()
    let publisher = ObservableObjectPublisher()
    entries[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
    return publisher
  }

  private func sweepIfFull() {
    guard entries.count >= sweepCount else { return }
    entries = entries.filter { $0.value.object != nil }
    sweepCount = max(64, entries.count * 2)
  }
}
