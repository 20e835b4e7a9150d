import Diagnostics

/// Prints the findings of a run, and what it did, in one format.
protocol DiagnosticPrinter {
  /// What goes to standard output.
  func text(for outcome: RunOutcome) -> String

  /// What goes to standard error, where compilers put their findings; empty where `text` has them.
  func findings(for outcome: RunOutcome) -> String
}

extension DiagnosticPrinter {
  func findings(for outcome: RunOutcome) -> String { "" }
}
