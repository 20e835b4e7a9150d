import Foundation

/// Asks a publisher for a value at a time, and hands it to the task that waits.
final class AsyncInlet<Output, Failure: Error>: @unchecked Sendable {
  private typealias Waiter = UnsafeContinuation<Handed, Never>

  /// An answer on its way to the task that waits for it.
  private struct Handed: @unchecked Sendable {
    let answer: Result<Output, Failure>?
  }

  private let lock = NSLock()
  private var subscription: (any Subscription)?
  private var requested = 0
  private var waiters: [Waiter] = []
  private var ready: [Result<Output, Failure>] = []
  private var isOver = false

  deinit {
    subscription?.cancel()
  }

  /// What the publisher delivers to; it does not keep the inlet, so that leaving a loop cancels.
  var subscriber: AnySubscriber<Output, Failure> {
    AnySubscriber(
      receiveSubscription: { [weak self] subscription in
        if let self { begin(subscription) } else { subscription.cancel() }
      },
      receiveValue: { [weak self] value in
        self?.give(.success(value))
        return .none
      },
      receiveCompletion: { [weak self] completion in self?.end(completion) })
  }

  /// The next value, or the failure; nil at the end, and when the task is cancelled.
  func next() async -> Result<Output, Failure>? {
    await withTaskCancellationHandler {
      await withUnsafeContinuation { wait($0) }.answer
    } onCancel: {
      stop()
    }
  }

  private func wait(_ waiter: Waiter) {
    let (answer, subscription) = lock.withLock { () -> (Handed?, (any Subscription)?) in
      if !ready.isEmpty { return (Handed(answer: ready.removeFirst()), nil) }
      if isOver { return (Handed(answer: nil), nil) }
      waiters.append(waiter)
      if self.subscription == nil { requested += 1 }
      return (nil, self.subscription)
    }
    if let answer { waiter.resume(returning: answer) }
    subscription?.request(.max(1))
  }

  private func begin(_ subscription: any Subscription) {
    let (isLate, early) = lock.withLock {
      if !isOver { self.subscription = subscription }
      defer { requested = 0 }
      return (isOver, requested)
    }
    if isLate { subscription.cancel() } else if early > 0 { subscription.request(.max(early)) }
  }

  private func give(_ result: Result<Output, Failure>) {
    let waiter = lock.withLock { () -> Waiter? in
      guard waiters.isEmpty else { return waiters.removeFirst() }
      ready.append(result)
      return nil
    }
    waiter?.resume(returning: Handed(answer: result))
  }

  private func end(_ completion: Subscribers.Completion<Failure>) {
    if case .failure(let error) = completion { give(.failure(error)) }
    close()
  }

  private func stop() {
    let subscription = lock.withLock { self.subscription }
    close()
    subscription?.cancel()
  }

  private func close() {
    let left = lock.withLock {
      isOver = true
      subscription = nil
      defer { waiters = [] }
      return waiters
    }
    for waiter in left { waiter.resume(returning: Handed(answer: nil)) }
  }
}
