import PreviewRecording

/// A comment in a block that says what is done with its preview: `// preview: type "Emma" in "Title"`.
struct ScriptComment: Hashable, Sendable {
  /// What cannot be read, and what its author can do.
  struct Problem: Hashable, Sendable {
    var message: String
    var remedy: String
    /// Bytes in the line.
    var columns: Range<Int>
  }

  enum Content: Hashable, Sendable {
    case action(ScriptAction)
    case problem(Problem)
  }

  /// The line of the code, from 0.
  var line: Int
  /// The bytes of that line from the slashes on.
  var columns: Range<Int>
  var content: Content
  /// Whether it begins with a word for an action, so that it can mean nothing else.
  var isCertain: Bool
}
