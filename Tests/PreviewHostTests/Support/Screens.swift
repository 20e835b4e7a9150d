import PreviewHost
import PreviewRecording

extension Screen {
  /// All words of the screen, an element's own in each string, in order.
  var texts: [String] { elements.compactMap(\.text) }
}

extension PreviewHost {
  /// All words in front, in order.
  var texts: [String] { screen.front.texts }

  /// The kinds of what is presented, the one in front last.
  var presentedKinds: [Presented.Kind] {
    func kinds(_ screen: Screen) -> [Presented.Kind] { screen.presented.flatMap { [$0.kind] + kinds($0.screen) } }
    return kinds(screen)
  }
}
