import SwiftUI

extension WindowGroup: HostedScene {
  func addWindows(to windows: inout [WindowContent]) {
    windows.append(
      WindowContent(
        id: id,
        make: { value in
          let view = content()
          return (view as? any ValueWindow)?.content(for: value) ?? view
        },
        takes: { value in (Content.self as? any ValueWindow.Type)?.takes(value) ?? false }))
  }
}

extension Window: HostedScene {
  func addWindows(to windows: inout [WindowContent]) {
    windows.append(WindowContent(id: id, make: { _ in content }, takes: { _ in false }))
  }
}

extension SceneList: HostedScene {
  func addWindows(to windows: inout [WindowContent]) {
    func add<S: Scene>(_ scene: S) {
      if let hosted = scene as? any HostedScene {
        hosted.addWindows(to: &windows)
      } else if !(scene is any PrimitiveScene) {
        windows.append(WindowContent(id: nil, make: { _ in SceneView(scene: scene) }, takes: { _ in false }))
      }
    }
    for scene in scenes { add(scene) }
  }
}

extension ModifiedScene: HostedScene {
  func addWindows(to windows: inout [WindowContent]) {
    var inner: [WindowContent] = []
    SceneList(scenes: [content]).addWindows(to: &inner)
    windows += inner.map { window in
      WindowContent(
        id: window.id, make: { value in modified(window.make(value)) }, takes: window.takes)
    }
  }

  private func modified<V: View>(_ view: V) -> any View { view.modifier(modifier) }
}

/// The content of a window group for the values of one type.
protocol ValueWindow {
  /// Whether a value is of the type.
  static func takes(_ value: AnyHashable) -> Bool
  /// The content for a value.
  func content(for value: AnyHashable?) -> any View
}

extension PresentedWindowContent: ValueWindow {
  static func takes(_ value: AnyHashable) -> Bool { value.base is Data }

  func content(for value: AnyHashable?) -> any View {
    ValueWindowView(window: self, value: value?.base as? Data)
  }
}

/// Keeps the value of a window, which its content can change.
struct ValueWindowView<Data: Codable & Hashable, Content: View>: View {
  let window: PresentedWindowContent<Data, Content>
  @State var value: Data?

  init(window: PresentedWindowContent<Data, Content>, value: Data?) {
    self.window = window
    _value = State(initialValue: value)
  }

  var body: some View { window.content($value) }
}
