import Diagnostics

/// A value of a YAML document with its place in the file.
struct YAMLNode: Sendable {
  enum Content: Sendable {
    /// A text; `isPlain` without quotation marks.
    case scalar(String, isPlain: Bool)
    case sequence([YAMLNode])
    case mapping([Entry])
  }

  struct Entry: Sendable {
    var key: YAMLNode
    var value: YAMLNode
  }

  var content: Content
  var range: SourceRange

  /// What the value is called in a message to its author.
  var kindName: String {
    switch content {
    case .scalar(let text, let isPlain): isPlain && text.isEmpty ? "empty" : "a text"
    case .sequence: "a list"
    case .mapping: "a set of keys"
    }
  }
}
