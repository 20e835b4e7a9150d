import Diagnostics

/// A call that the grammar does not allow.
struct UsageError: Error, Equatable, Sendable {
  /// One line, without a full stop.
  let message: String
  /// The command whose help is of use, if it is known.
  let command: CommandName?

  init(_ message: String, command: CommandName? = nil) {
    self.message = message
    self.command = command
  }

  /// An error about an unknown word, with the nearest known one.
  init(unknown kind: String, _ word: String, among known: some Sequence<String>, command: CommandName? = nil) {
    var message = "unknown \(kind) '\(word)'"
    if let near = Suggestion.nearest(to: word, among: known) { message += "; did you mean '\(near)'?" }
    self.init(message, command: command)
  }

  static func nearest(_ word: String, _ known: some Sequence<String>) -> String? {
    Suggestion.nearest(to: word, among: known)
  }
}
