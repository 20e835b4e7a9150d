/// Where the tool's words go, and what it may know of the place.
package struct Console: Sendable {
  /// Summaries, help, and findings in the formats that programs read.
  package var out: @Sendable (String) -> Void
  /// Findings as people read them, mistakes in the call, faults of the machine, and progress.
  package var error: @Sendable (String) -> Void
  package var isOutTerminal: Bool
  package var isErrorTerminal: Bool
  package var environment: [String: String]
  package var currentFolder: String
  /// Whether Control-C is to be met with a tidy end.
  package var isInterruptible = false

  package init(
    out: @escaping @Sendable (String) -> Void, error: @escaping @Sendable (String) -> Void, isOutTerminal: Bool = false,
    isErrorTerminal: Bool = false, environment: [String: String] = [:], currentFolder: String = "/"
  ) {
    self.out = out
    self.error = error
    self.isOutTerminal = isOutTerminal
    self.isErrorTerminal = isErrorTerminal
    self.environment = environment
    self.currentFolder = currentFolder
  }
}
