/// What was recorded of one translation: sections of its source, by their ids in their order; `top` is the page's
/// beginning.
package struct AcceptedPage: Hashable, Sendable {
  /// Path of the translation relative to the content folder.
  package var file: String
  /// Path of the record relative to the content folder.
  package var record: String
  /// Accepted for the first time.
  package var added: [String] = []
  /// Accepted before, of an older version of the source.
  package var changed: [String] = []
  /// Accepted before as they are.
  package var unchanged: [String] = []
  /// Not accepted, since the translation does not have them.
  package var missing: [String] = []

  package init(file: String, record: String) {
    self.file = file
    self.record = record
  }
}
