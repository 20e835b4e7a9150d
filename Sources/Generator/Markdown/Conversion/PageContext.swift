internal import Languages

/// What is known of a page before it is read.
struct PageContext {
  var file: String
  var language: LanguageTag
  var options: MarkdownOptions
}
