package import Diagnostics

/// A value of a YAML document with its place in the file.
package struct YAMLNode: Sendable {
  package enum Content: Sendable {
    /// A text; `isPlain` without quotation marks.
    case scalar(String, isPlain: Bool)
    case sequence([YAMLNode])
    case mapping([Entry])
  }

  package struct Entry: Sendable {
    package var key: YAMLNode
    package var value: YAMLNode
  }

  package var content: Content
  package var range: SourceRange

  /// What the value is called in a message to its author.
  package var kindName: String {
    switch content {
    case .scalar(let text, let isPlain): isPlain && text.isEmpty ? "empty" : "a text"
    case .sequence: "a list"
    case .mapping: "a set of keys"
    }
  }
}
