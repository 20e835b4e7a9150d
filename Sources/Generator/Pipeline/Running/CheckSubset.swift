/// A part of what can be checked.
package enum CheckSubset: String, CaseIterable, Hashable, Sendable {
  /// Swift blocks, with the compiler.
  case snippets
  /// Links, images and sections.
  case links
  /// Front matter, Markdown, encoding, names.
  case content
  /// Translations, against the pages that they are translations of.
  case translations
}
