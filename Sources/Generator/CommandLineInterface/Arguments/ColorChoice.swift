/// When colour is used.
enum ColorChoice: String, CaseIterable, Sendable {
  /// On a terminal that can show it, unless `NO_COLOR` is set.
  case auto
  case always, never

  /// Whether colour is used for a stream. A choice on the command line counts more than the environment.
  func isOn(forTerminal isTerminal: Bool, environment: [String: String]) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && (environment["TERM"] ?? "dumb") != "dumb"
    }
  }
}
