/// What came of reading a text in a format of data.
package struct DataReading: Hashable, Sendable {
  /// More precise than what was asked for where XML turns out to be a property list.
  package var format: DataFormat
  /// In the order of the text.
  package var findings: [DataFinding]
  /// Whether an ellipsis stands for what is left out.
  package var isElided: Bool

  /// More mistakes than these help nobody.
  private static let mostFindings = 20

  /// A text that was not read.
  package init(of format: DataFormat) { self.init(format: format, findings: [], isElided: false) }

  init(format: DataFormat, findings: [DataFinding], isElided: Bool) {
    self.format = format
    self.findings = Array(
      findings.sorted { ($0.range.lowerBound, $0.message) < ($1.range.lowerBound, $1.message) }
        .prefix(Self.mostFindings))
    self.isElided = isElided
  }
}
