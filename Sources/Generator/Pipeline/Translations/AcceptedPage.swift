/// What was recorded of one translation: sections of its source, by their ids in their order; `top` is the page's
/// beginning, and
/// `#top` a section with that id.
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
  /// No longer in the record, since the source does not have them, or their translation is gone.
  package var removed: [String] = []

  /// Whether only what was recorded of it is gone.
  package var isGone: Bool { !removed.isEmpty && added.isEmpty && changed.isEmpty && unchanged.isEmpty }

  package init(file: String, record: String) {
    self.file = file
    self.record = record
  }
}
