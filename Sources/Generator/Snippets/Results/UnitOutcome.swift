/// What the compiler has to say about one block.
package struct UnitOutcome: Hashable, Sendable {
  /// Messages about the block's own code, in the order of the code.
  package var findings: [UnitFinding]
  /// Errors in declarations of other blocks that are compiled with this one.
  package var foreignErrors: [String]
  /// Errors on lines that are no author's, such as the default imports.
  package var wrapperErrors: [String]
  /// Why the compiler came to no result, if it did not.
  package var failure: String?
  /// The time it was given, where the lack of time is why.
  package var timeLimitInMilliseconds: Int?

  package init(
    findings: [UnitFinding] = [], foreignErrors: [String] = [], wrapperErrors: [String] = [], failure: String? = nil,
    timeLimitInMilliseconds: Int? = nil
  ) {
    self.findings = findings
    self.foreignErrors = foreignErrors
    self.wrapperErrors = wrapperErrors
    self.failure = failure
    self.timeLimitInMilliseconds = timeLimitInMilliseconds
  }

  /// Whether there are errors in what the block itself says.
  package var hasErrors: Bool { !wrapperErrors.isEmpty || findings.contains { $0.severity == .error } }
}
