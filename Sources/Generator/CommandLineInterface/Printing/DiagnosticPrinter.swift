import Diagnostics

/// Prints the findings of a run, and what it did, in one format.
protocol DiagnosticPrinter {
  func text(for outcome: RunOutcome) -> String
}
