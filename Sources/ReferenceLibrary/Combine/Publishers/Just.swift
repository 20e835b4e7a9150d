/// A publisher of one value, which then ends.
///
/// [Apple's page](https://developer.apple.com/documentation/combine/just)
public struct Just<Output>: Publisher {
  /// It cannot fail.
  public typealias Failure = Never
  /// The value published.
  public let output: Output

  /// Makes a publisher of `output`.
  public init(_ output: Output) {
    self.output = output
  }

  /// Delivers the value on the first demand, and the end after it.
  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == Never {
    subscriber.receive(subscription: Delivery(values: [output], subscriber: AnySubscriber(subscriber)))
  }
}

/// A publisher that ends without a value.
///
/// [Apple's page](https://developer.apple.com/documentation/combine/empty)
public struct Empty<Output, Failure: Error>: Publisher {
  /// True if it ends at once; false if it never ends.
  public let completeImmediately: Bool

  /// Makes a publisher without values.
  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  /// Delivers the end, if it ends at all.
  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    let target = AnySubscriber<Output, Failure>(subscriber)
    subscriber.receive(subscription: Delivery(values: [], subscriber: target, ends: completeImmediately))
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

/// A publisher that fails at once.
///
/// [Apple's page](https://developer.apple.com/documentation/combine/fail)
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error delivered.
  public let error: Failure

  /// Makes a publisher that ends with `error`.
  public init(error: Failure) {
    self.error = error
  }

  /// Delivers the failure.
  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    let target = AnySubscriber<Output, Failure>(subscriber)
    subscriber.receive(subscription: Delivery(values: [], subscriber: target, ends: false))
    subscriber.receive(completion: .failure(error))
  }
}

extension Publishers {
  /// A publisher of the elements of a sequence.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/sequence)
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The kind of value published.
    public typealias Output = Elements.Element
    /// The elements published.
    public let sequence: Elements

    /// Makes a publisher of `sequence`.
    public init(sequence: Elements) {
      self.sequence = sequence
    }

    /// Delivers the elements as they are asked for, and the end after them.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      subscriber.receive(subscription: Delivery(values: Array(sequence), subscriber: AnySubscriber(subscriber)))
    }
  }
}

extension Sequence {
  /// A publisher of this sequence's elements.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swift/sequence/publisher)
  public var publisher: Publishers.Sequence<Self, Never> {
    Publishers.Sequence(sequence: self)
  }
}

/// The delivery of known values to one subscriber, as it asks for them.
final class Delivery<Output, Failure: Error>: Subscription {
  private var values: ArraySlice<Output>
  private var subscriber: AnySubscriber<Output, Failure>?
  private var demand = Subscribers.Demand.none
  private var isDelivering = false
  private let ends: Bool

  init(values: [Output], subscriber: AnySubscriber<Output, Failure>, ends: Bool = true) {
    self.values = values[...]
    self.subscriber = subscriber
    self.ends = ends
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    while self.demand != .none, let subscriber, let value = values.popFirst() {
      self.demand = self.demand.spending(1)
      self.demand += subscriber.receive(value)
    }
    if ends, values.isEmpty, let subscriber {
      self.subscriber = nil
      subscriber.receive(completion: .finished)
    }
  }

  func cancel() {
    subscriber = nil
    values = []
  }
}
