/// A receiver of values from a publisher.
///
/// [Apple's page](https://developer.apple.com/documentation/combine/subscriber)
public protocol Subscriber<Input, Failure> {
  /// The kind of value received.
  associatedtype Input
  /// The kind of error received.
  associatedtype Failure: Error

  /// Tells the subscriber that it may ask for values now.
  func receive(subscription: any Subscription)
  /// Gives the subscriber one value; the answer is how many more it wants.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Tells the subscriber that no more values will come.
  func receive(completion: Subscribers.Completion<Failure>)
}

/// The link between a publisher and one subscriber.
///
/// [Apple's page](https://developer.apple.com/documentation/combine/subscription)
public protocol Subscription: Cancellable {
  /// Asks the publisher for more values.
  func request(_ demand: Subscribers.Demand)
}

/// A namespace for the types of subscribers.
///
/// [Apple's page](https://developer.apple.com/documentation/combine/subscribers)
public enum Subscribers {
  /// How many values a subscriber asks for.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/subscribers/demand)
  public struct Demand: Hashable, Sendable {
    private let count: UInt

    /// Asks for every value.
    public static let unlimited = Demand(count: .max)
    /// Asks for nothing.
    public static let none = Demand(count: 0)

    private init(count: UInt) {
      self.count = count
    }

    /// Asks for at most `value` values; a negative number is a programming error.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "demand must not be negative")
      return Demand(count: UInt(value))
    }

    /// The number asked for; nil if unlimited.
    public var max: Int? {
      count == .max ? nil : Int(count)
    }

    /// The sum of two demands; unlimited stays unlimited.
    public static func + (left: Demand, right: Demand) -> Demand {
      let (sum, overflow) = left.count.addingReportingOverflow(right.count)
      return Demand(count: overflow ? .max : sum)
    }

    /// Adds to a demand.
    public static func += (left: inout Demand, right: Demand) {
      left = left + right
    }

    /// The demand that is left after `value` values were delivered.
    package func spending(_ value: UInt) -> Demand {
      count == .max ? self : Demand(count: count - Swift.min(count, value))
    }
  }

  /// How a publisher ended.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/subscribers/completion)
  public enum Completion<Failure: Error> {
    /// It published all it had.
    case finished
    /// An error stopped it.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
