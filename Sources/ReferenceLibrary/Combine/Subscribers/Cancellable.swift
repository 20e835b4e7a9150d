import Foundation

/// Something under way that can be stopped.
///
/// [Apple's page](https://developer.apple.com/documentation/combine/cancellable)
public protocol Cancellable {
  /// Stops it; further calls do nothing.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/cancellable)
  func cancel()
}

extension Cancellable {
  /// Keeps a token for this in a collection, so that it lasts as long as the collection.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/cancellable)
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Keeps a token for this in a set, so that it lasts as long as the set.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/cancellable/store(in:))
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}

/// A token that cancels what it stands for when it is released.
///
/// [Apple's page](https://developer.apple.com/documentation/combine/anycancellable)
public final class AnyCancellable: Cancellable, Hashable {
  private let lock = NSLock()
  private var action: (() -> Void)?

  /// Makes a token whose cancellation calls `cancel`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/anycancellable)
  public init(_ cancel: @escaping () -> Void) {
    action = cancel
  }

  /// Makes a token for something that can be cancelled.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/anycancellable)
  public init<C: Cancellable>(_ canceller: C) {
    action = { canceller.cancel() }
  }

  deinit {
    action?()
  }

  /// Cancels now, once.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/anycancellable)
  public func cancel() {
    let action = lock.withLock {
      defer { self.action = nil }
      return self.action
    }
    action?()
  }

  /// Keeps this token in a collection.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/anycancellable)
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps this token in a set.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/anycancellable)
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  /// Tokens are equal if they are the same object.
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool {
    left === right
  }

  /// Feeds the object's identity to a hasher.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/anycancellable)
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
