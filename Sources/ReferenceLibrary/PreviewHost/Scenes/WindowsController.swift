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

  /// Closes the windows of a scene, those that show a value, or both in one; without either the one in front.
  func close(id: String?, value: AnyHashable?) {
    if id != nil || value != nil {
      opened.removeAll { (id == nil || $0.id == id) && (value == nil || $0.value == value) }
    } else if !opened.isEmpty {
      opened.removeLast()
    }
  }
}
