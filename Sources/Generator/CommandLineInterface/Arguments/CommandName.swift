/// What the tool can be told to do.
enum CommandName: String, CaseIterable, Sendable {
  case build, check, accept, new, snippets, explain, clean, help
}
