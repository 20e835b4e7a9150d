extension Subscribers {
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
