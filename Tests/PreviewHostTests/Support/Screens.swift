import PreviewRecording

extension Screen {
  /// All words of the screen, an element's own in each string, in order.
  var texts: [String] { elements.compactMap(\.text) }
}
