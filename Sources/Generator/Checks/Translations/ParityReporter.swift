import Diagnostics

/// Makes findings about a page and the page that it is a translation of.
struct ParityReporter {
  /// The translation.
  var file: String
  var source: String

  /// A finding on the translation's line, with the source's line below it.
  func finding(
    _ code: DiagnosticCode, at range: SourceRange, _ message: String, remedy: String, note: String,
    at sourceRange: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      code, .warning, file: file, range: range, message: message, remedy: remedy,
      notes: [Diagnostic.Note(note, file: source, range: sourceRange)])
  }

  /// A number of things in words.
  static func count(_ number: Int, _ thing: String) -> String { "\(number) \(thing)\(number == 1 ? "" : "s")" }
}
