/// What becomes of one value on its way through an operator.
enum Step<Output, Failure: Error> {
  /// It goes on, changed or as it is.
  case pass(Output)
  /// It goes no further; another is asked for in its place.
  case drop
  /// It is kept for later; nothing is asked for in its place.
  case hold
  /// It goes on as the last one.
  case passAndFinish(Output)
  /// The operator ends without it.
  case finish
  /// The operator fails.
  case fail(Failure)
}

/// How an operator ends: last values as they are asked for, then the end.
struct Ending<Output, Failure: Error> {
  var last: [Output] = []
  let completion: Subscribers.Completion<Failure>
}

/// What an operator does for one subscriber; made anew for each, so that its state is the subscriber's own.
struct Steps<Operator: StagedPublisher> {
  typealias Output = Operator.Output
  typealias Failure = Operator.Failure
  typealias Upstream = Operator.Upstream

  let value: (Upstream.Output) -> Step<Output, Failure>
  let end: (Subscribers.Completion<Upstream.Failure>) -> Ending<Output, Failure>
  /// Whether all values are read at once, however few are asked for.
  var readsEverything = false
  /// How many values are read for one that is asked for.
  var valuesPerRequest = 1
  var onSubscription: ((any Subscription) -> Void)?
  var onRequest: ((Subscribers.Demand) -> Void)?
  var onCancel: (() -> Void)?

  init(
    value: @escaping (Upstream.Output) -> Step<Output, Failure>,
    end: @escaping (Subscribers.Completion<Upstream.Failure>) -> Ending<Output, Failure>
  ) {
    self.value = value
    self.end = end
  }
}

extension Steps where Operator.Failure == Operator.Upstream.Failure {
  /// Steps that pass the end on as it comes.
  init(value: @escaping (Upstream.Output) -> Step<Output, Failure>) {
    self.init(value: value) { Ending(completion: $0) }
  }

  /// Steps that read everything and give `result` when all values have come; a failure gives nothing.
  init(
    reading value: @escaping (Upstream.Output) -> Step<Output, Failure>, result: @escaping () -> Output?
  ) {
    self.init(value: value) { completion in
      if case .failure = completion { return Ending(completion: completion) }
      return Ending(last: result().map { [$0] } ?? [], completion: completion)
    }
    readsEverything = true
  }
}

extension Steps where Operator.Failure == any Error {
  /// Steps that may throw, which ends the operator.
  init(throwing value: @escaping (Upstream.Output) throws -> Step<Output, any Error>) {
    self.init(value: Self.catching(value)) { Ending(completion: $0.erased) }
  }

  /// Steps that may throw and read everything; `result` is given when all values have come.
  init(
    throwingReading value: @escaping (Upstream.Output) throws -> Step<Output, any Error>,
    result: @escaping () -> Output?
  ) {
    self.init(value: Self.catching(value)) { completion in
      if case .failure = completion { return Ending(completion: completion.erased) }
      return Ending(last: result().map { [$0] } ?? [], completion: .finished)
    }
    readsEverything = true
  }

  private static func catching(
    _ value: @escaping (Upstream.Output) throws -> Step<Output, any Error>
  ) -> (Upstream.Output) -> Step<Output, any Error> {
    { input in
      do { return try value(input) } catch { return .fail(error) }
    }
  }
}

extension Subscribers.Completion {
  /// The same end, with any error.
  var erased: Subscribers.Completion<any Error> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(error)
    }
  }
}
