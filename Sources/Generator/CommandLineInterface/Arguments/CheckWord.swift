/// The words after `dalil check` that name a part of the checks.
enum CheckWord: String, CaseIterable, Sendable {
  case snippets, links, content, translations
}
