/// A publisher that code outside can make publish.
///
/// [Apple's page](https://developer.apple.com/documentation/combine/subject)
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Publishes one value to every subscriber.
  func send(_ value: Output)
  /// Ends the subject for every subscriber.
  func send(completion: Subscribers.Completion<Failure>)
  /// Gives the subject a subscription of its own.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Publishes to every subscriber that something happened.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/subject/send())
  public func send() {
    send(())
  }
}

/// The subscribers of one subject, in the order in which they came.
final class Audience<Output, Failure: Error> {
  private(set) var members: [Member<Output, Failure>] = []
  private(set) var completion: Subscribers.Completion<Failure>?

  func admit(_ subscriber: AnySubscriber<Output, Failure>, firstValue: (() -> Output)? = nil) {
    let member = Member(subscriber: subscriber, firstValue: firstValue) { [weak self] in self?.dismiss($0) }
    if completion == nil { members.append(member) }
    subscriber.receive(subscription: member)
    if let completion { member.end(completion) }
  }

  func send(_ value: Output) {
    guard completion == nil else { return }
    for member in members { member.offer(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    let leaving = members
    members = []
    for member in leaving { member.end(completion) }
  }

  private func dismiss(_ member: Member<Output, Failure>) {
    members.removeAll { $0 === member }
  }
}

/// One subscriber of a subject, with the demand it has left.
final class Member<Output, Failure: Error>: Subscription {
  private var subscriber: AnySubscriber<Output, Failure>?
  private var demand = Subscribers.Demand.none
  private var firstValue: (() -> Output)?
  private let onCancel: (Member) -> Void

  init(
    subscriber: AnySubscriber<Output, Failure>, firstValue: (() -> Output)?, onCancel: @escaping (Member) -> Void
  ) {
    self.subscriber = subscriber
    self.firstValue = firstValue
    self.onCancel = onCancel
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    if let first = firstValue, self.demand != .none {
      firstValue = nil
      offer(first())
    }
  }

  func offer(_ value: Output) {
    guard let subscriber, demand != .none else { return }
    firstValue = nil
    demand = demand.spending(1)
    demand += subscriber.receive(value)
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    let subscriber = subscriber
    self.subscriber = nil
    subscriber?.receive(completion: completion)
  }

  func cancel() {
    subscriber = nil
    onCancel(self)
  }
}
