public import PreviewRecording

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
    /// It is there, but under something presented.
    case covered(by: Presented.Kind)
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
    case .covered(let kind):
      return "cannot \(action) “\(target)”: it is under what is presented (\(kind.rawValue))"
    case .notFound(let offered): return "cannot \(action) “\(target)” on this screen: \(Self.words(for: offered))"
    }
  }

  /// How many of the things that take an action are named.
  private static let namedAtMost = 20

  /// Names what takes an action, each once: a row and the link in it are called the same.
  private static func words(for offered: [String]) -> String {
    var seen: Set<String> = []
    let names = offered.filter { !$0.isEmpty && seen.insert($0).inserted }
    guard !names.isEmpty else { return offered.isEmpty ? "nothing here can" : "what can has no name" }
    let list = names.prefix(namedAtMost).map { "“\($0)”" }.joined(separator: ", ")
    let rest = names.count - namedAtMost
    return "these can: \(list)" + (rest > 0 ? " and \(rest) more" : "")
  }
}
