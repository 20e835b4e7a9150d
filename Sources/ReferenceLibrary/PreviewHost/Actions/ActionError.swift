/// An action that could not be done: what was asked for is not there, or does not take it.
public struct ActionError: Error, Equatable, CustomStringConvertible {
  /// What was tried, such as `tap`.
  public let action: String
  /// What it was tried on.
  public let target: String
  /// Why it could not be done.
  public let reason: Reason

  /// Why an action could not be done.
  public enum Reason: Equatable, Sendable {
    /// No such thing takes the action; these do.
    case notFound(offered: [String])
    /// It is there but disabled.
    case disabled
  }

  /// Makes an error.
  public init(action: String, target: String, reason: Reason) {
    self.action = action
    self.target = target
    self.reason = reason
  }

  /// What could not be done, and what could.
  public var description: String {
    switch reason {
    case .disabled: return "cannot \(action) “\(target)”: it is disabled"
    case .notFound(let offered):
      let list =
        offered.isEmpty ? "nothing here can" : "these can: " + offered.map { "“\($0)”" }.joined(separator: ", ")
      return "cannot \(action) “\(target)” on this screen: \(list)"
    }
  }
}
