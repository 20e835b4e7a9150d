package import Diagnostics

/// What is wrong with a text in a format of data, at offsets in its bytes.
package struct DataFinding: Hashable, Sendable {
  /// A further place that helps to understand the finding.
  package struct Note: Hashable, Sendable {
    package var message: String
    package var range: Range<Int>
  }

  package var severity: Severity
  package var range: Range<Int>
  package var message: String
  package var remedy: String?
  package var note: Note?

  init(
    _ severity: Severity = .error, _ range: Range<Int>, _ message: String, _ remedy: String? = nil, note: Note? = nil
  ) {
    self.severity = severity
    self.range = range
    self.message = message
    self.remedy = remedy
    self.note = note
  }
}
