import Foundation

/// The subscribers of one subject, in the order in which they came.
final class Audience<Output, Failure: Error> {
  private let lock = NSLock()
  private var members: [Member<Output, Failure>] = []
  private var ended: Subscribers.Completion<Failure>?
  private var upstreams: [any Subscription] = []

  var completion: Subscribers.Completion<Failure>? { lock.withLock { ended } }

  /// Adds a subscriber; `present` is the value that one who fell behind gets with its next demand.
  func admit(_ subscriber: AnySubscriber<Output, Failure>, present: (() -> Output)? = nil) {
    let member = Member(subscriber: subscriber, present: present) { [weak self] in self?.dismiss($0) }
    let (end, waiting) = lock.withLock { () -> (Subscribers.Completion<Failure>?, [any Subscription]) in
      guard ended == nil else { return (ended, []) }
      members.append(member)
      return (nil, upstreams)
    }
    if end != nil { member.forgetPresent() }
    subscriber.receive(subscription: member)
    if let end { return member.end(end) }
    for upstream in waiting { upstream.request(.unlimited) }
  }

  func send(_ value: Output) {
    for member in lock.withLock({ ended == nil ? members : [] }) { member.offer(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    let leaving = lock.withLock { () -> [Member<Output, Failure>] in
      guard ended == nil else { return [] }
      ended = completion
      defer { (members, upstreams) = ([], []) }
      return members
    }
    for member in leaving { member.end(completion) }
  }

  /// Asks an upstream for everything, as soon as there is somebody to listen.
  func attach(_ subscription: any Subscription) {
    let hasMembers = lock.withLock {
      upstreams.append(subscription)
      return !members.isEmpty
    }
    if hasMembers { subscription.request(.unlimited) }
  }

  private func dismiss(_ member: Member<Output, Failure>) {
    lock.withLock { members.removeAll { $0 === member } }
  }
}

/// One subscriber of a subject, with the demand it has left.
final class Member<Output, Failure: Error>: Subscription {
  private let lock = NSLock()
  private var subscriber: AnySubscriber<Output, Failure>?
  private var demand = Subscribers.Demand.none
  private var present: (() -> Output)?
  private var isBehind = true
  private let onCancel: (Member) -> Void

  init(subscriber: AnySubscriber<Output, Failure>, present: (() -> Output)?, onCancel: @escaping (Member) -> Void) {
    self.subscriber = subscriber
    self.present = present
    self.onCancel = onCancel
  }

  func forgetPresent() {
    present = nil
  }

  func request(_ demand: Subscribers.Demand) {
    let late = lock.withLock { () -> (() -> Output)? in
      self.demand += demand
      return isBehind && self.demand != .none ? present : nil
    }
    if let late { offer(late()) }
  }

  /// Delivers a value if it is asked for; where a present value is kept, that one is delivered later.
  func offer(_ value: Output) {
    let target = lock.withLock { () -> AnySubscriber<Output, Failure>? in
      guard demand != .none else {
        isBehind = true
        return nil
      }
      isBehind = false
      demand = demand.spending(1)
      return subscriber
    }
    guard let target else { return }
    let more = target.receive(value)
    if more != .none { request(more) }
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    release()?.receive(completion: completion)
  }

  func cancel() {
    _ = release()
    onCancel(self)
  }

  private func release() -> AnySubscriber<Output, Failure>? {
    lock.withLock {
      present = nil
      defer { subscriber = nil }
      return subscriber
    }
  }
}
