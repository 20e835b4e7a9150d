import Observation

/// The windows that an app has opened besides its first.
@Observable final class WindowsController {
  /// A window: the identifier of its scene and the value it was opened with.
  struct Window: Hashable {
    let id: String?
    let value: AnyHashable?
  }

  private(set) var opened: [Window] = []

  /// Opens a window, or brings it to the front.
  func open(id: String?, value: AnyHashable?) {
    let window = Window(id: id, value: value)
    opened = opened.filter { $0 != window } + [window]
  }

  /// Closes the windows of a scene; without an identifier the one in front.
  func close(id: String?) {
    if let id {
      opened.removeAll { $0.id == id }
    } else if !opened.isEmpty {
      opened.removeLast()
    }
  }
}
