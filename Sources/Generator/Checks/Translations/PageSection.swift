import Diagnostics

/// A heading, or the beginning of a page, and what stands below it up to the next heading.
struct PageSection {
  enum Role: Equatable {
    /// What stands above the first heading.
    case beginning
    case section
    /// Below it are questions.
    case questions
    case question
  }

  var role: Role
  /// The level of the heading; 0 at the beginning of the page.
  var level: Int
  /// The id that the author gave it.
  var id: String?
  var title: String
  var range: SourceRange
  var parts: [PagePart] = []
  /// Code within the text, which no translation changes.
  var words: [String] = []
}
