package import PreviewRecording

/// How a block is previewed: where its examples begin, and what is recorded of them.
package struct PreviewPlan: Sendable {
  /// Where an example begins.
  package enum Root: Hashable, Sendable {
    /// A `#Preview`: its number in the block, and the name that its author displays.
    case preview(Int, name: String?)
    /// An app, by its type.
    case app(type: String)
    /// A view: what makes it.
    case view(String)
    /// A scene: what makes it.
    case scene(String)
  }

  package var roots: [Root]
  /// What is recorded; the same code is recorded once for each language.
  package var request: RecordingRequest
}
