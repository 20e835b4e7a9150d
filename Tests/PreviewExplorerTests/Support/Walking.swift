import PreviewExplorer
import PreviewHost
import SwiftUI

/// Records a view on a phone.
@MainActor func explored(
  _ view: @autoclosure @escaping () -> some View, on device: Recording.Device = .phone, language: String = "en",
  script: [ScriptAction] = [], depth: Int = 6, states: Int = 40, milliseconds: Int = 20_000
) -> Recording {
  let request = RecordingRequest(
    devices: [device], language: language, script: script, depth: depth, states: states, milliseconds: milliseconds)
  return PreviewExplorer(request).record(PreviewRoot { view() })[0]
}

extension Recording {
  /// The titles of the screens in front, state by state.
  var titles: [String?] { states.map(\.screen.front.title) }

  /// The step of a state whose element, or tab, is called so.
  func step(_ name: String, from place: Int = 0) -> Step? {
    let state = states[place]
    return state.steps.first { step in
      switch step.action {
      case .tap(let id), .adjust(let id, _): state.screen.name(of: id) == name
      case .menu(_, let item): item == name
      case .back: name == "back"
      case .dismiss: name == "dismiss"
      case .sidebar: name == "sidebar"
      case .cancelSearch: name == "cancel"
      case .wait: name == "wait"
      case .script(let number): name == "script \(number)"
      }
    }
  }

  /// The place of the state that a walk from the beginning leads to; nil where a step is missing or was cut off.
  func place(after names: String...) -> Int? {
    var place = 0
    for name in names {
      guard let target = step(name, from: place)?.target else { return nil }
      place = target
    }
    return place
  }

  /// What is in front after a walk from the beginning.
  func screen(after names: String...) -> Screen? {
    var place = 0
    for name in names {
      guard let target = step(name, from: place)?.target else { return nil }
      place = target
    }
    return states[place].screen.front
  }
}

extension Screen {
  func name(of id: Element.ID) -> String? {
    if let element = reachable.first(where: { $0.id == id }) { return element.name }
    if search?.id == id { return "search" }
    return front.tabBar?.items.first { $0.id == id }?.title
  }

  /// The words of all texts on it.
  var words: [String] { elements.filter { $0.role == .text }.compactMap(\.text) }
}
