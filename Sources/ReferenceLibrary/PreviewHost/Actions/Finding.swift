package import PreviewRecording

extension PreviewHost {
  /// The part of an element's actions that an action needs; nil if it does not take the action.
  typealias Taking<Part> = (ElementActions) -> Part?

  /// Finds the first element in front that has these words or this identifier and takes an action.
  ///
  /// An element that is called so exactly comes before one that only has something in it that is.
  func find<Part>(_ action: String, _ name: String, taking: Taking<Part>) throws(ActionError) -> (Element, Part) {
    let (screen, composer) = composed()
    return try composer.find(action, name, on: screen, taking: taking)
  }
}

extension ScreenComposer {
  /// Finds the first element in front of a screen that it has made, as the host does.
  func find<Part>(
    _ action: String, _ name: String, on screen: Screen, taking: PreviewHost.Taking<Part>
  ) throws(ActionError) -> (Element, Part) {
    // A pane is everything in it; what it takes is done by the back button alone.
    let takers = screen.reachable.filter { $0.role != .pane }.compactMap { element in
      actions[element.id].flatMap(taking).map { (element: element, part: $0) }
    }
    let found = takers.first { $0.element.isCalled(name) } ?? takers.first { $0.element.contains(name) }
    guard let found else {
      let covered = screen.covered.first { element, _ in
        element.contains(name) && actions[element.id].flatMap(taking) != nil
      }
      if let covered { throw ActionError(action: action, target: name, reason: .covered(by: covered.kind)) }
      throw ActionError(action: action, target: name, reason: .notFound(offered: takers.map(\.element.name)))
    }
    guard found.element.isEnabled else { throw ActionError(action: action, target: name, reason: .disabled) }
    return found
  }
}

extension Screen {
  /// The elements that cannot be touched, each with the kind of what covers it.
  fileprivate var covered: [(element: Element, kind: Presented.Kind)] {
    guard let top = presented.last(where: { !$0.isBeside }) else { return [] }
    let below = top.allowsBackgroundInteraction ? [] : elements.map { (element: $0, kind: top.kind) }
    return below + top.screen.covered
  }
}

extension Element {
  /// Whether a speaker or a test calls it so.
  package func isCalled(_ name: String) -> Bool {
    self.name == name || text == name || fullText == name || accessibility?.identifier == name
  }

  /// Whether something in it is called so.
  func contains(_ name: String) -> Bool {
    all.contains { $0.isCalled(name) }
  }
}
