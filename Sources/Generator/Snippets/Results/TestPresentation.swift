/// A test of a block as readers see it.
package struct TestPresentation: Hashable, Sendable {
  /// The name that its author displays, else that of its function.
  package var name: String
  package var verdict: TestVerdict

  package init(name: String, verdict: TestVerdict) {
    self.name = name
    self.verdict = verdict
  }
}
