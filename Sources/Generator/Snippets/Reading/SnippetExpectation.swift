/// A message of the compiler that a block promises, from a comment such as `// expected-error {{part of the message}}`.
package struct SnippetExpectation: Hashable, Sendable {
  package enum Severity: String, Hashable, Sendable {
    case error, warning, note
  }

  package var severity: Severity
  /// The line of the code on which the message must stand, from 0.
  package var line: Int
  /// How often; nil for once or more (`1+`) and for any number (`0+`).
  package var count: Int?
  /// Whether it may be missing (`0+`).
  package var isOptional: Bool
  /// A part of the message.
  package var text: String
  /// The comment itself: its line in the code, from 0, and its bytes in that line.
  package var commentLine: Int
  package var commentColumns: Range<Int>
}
