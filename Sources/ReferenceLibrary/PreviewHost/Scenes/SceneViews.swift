import SwiftUI

/// A scene that the host gives a meaning.
protocol HostedScene {
  /// Adds the content of the scene's windows.
  func addWindows(to windows: inout [WindowContent])
}

/// The content of the windows of one scene of an app.
struct WindowContent {
  /// The scene's identifier.
  let id: String?
  /// Makes the content of a window; the value is the one that the window is opened with.
  let make: (_ value: AnyHashable?) -> any View
  /// Whether windows for a value show this content.
  let takes: (AnyHashable) -> Bool
}

/// An app as a view: the content of the window in front.
struct AppView<Body: App>: StoredEvaluation {
  static var evaluatedType: Any.Type { Body.self }
  let app: Body

  var body: WindowsView {
    var windows: [WindowContent] = []
    SceneList(scenes: [app.body]).addWindows(to: &windows)
    return WindowsView(windows: windows)
  }
}

/// A scene that a reader wrote, as a view: the content of its first window.
struct SceneView<Body: Scene>: StoredEvaluation {
  static var evaluatedType: Any.Type { Body.self }
  let scene: Body

  var body: WindowsView {
    var windows: [WindowContent] = []
    SceneList(scenes: [scene.body]).addWindows(to: &windows)
    return WindowsView(windows: windows)
  }
}

/// The windows of an app; the one opened last is in front.
struct WindowsView: HostedView {
  let windows: [WindowContent]
  static var readsValues: Bool { true }

  func addChildren(to children: inout Children) {
    let node = children.node
    let controller = node.kept { WindowsController() }
    if let first = windows.first { add(first, value: nil, .role("window"), to: &children, controller) }
    for window in controller.opened {
      guard let content = content(for: window) else { continue }
      add(content, value: window.value, .identity(AnyHashable(window)), to: &children, controller)
    }
  }

  func shows(_ child: Node, in node: Node) -> Bool { child === node.children.last }

  private func content(for window: WindowsController.Window) -> WindowContent? {
    windows.first { content in
      guard window.id == nil || content.id == window.id else { return false }
      return window.value.map(content.takes) ?? (window.id != nil)
    }
  }

  private func add(
    _ window: WindowContent, value: AnyHashable?, _ key: ChildKey, to children: inout Children,
    _ controller: WindowsController
  ) {
    children.add(WindowView(content: window, value: value), key) { environment in
      environment.openWindow = OpenWindowAction { controller.open(id: $0, value: $1) }
      environment.dismissWindow = DismissWindowAction { controller.close(id: $0, value: $1) }
    }
  }
}

extension WindowsView: PrimitiveView {
  typealias Body = Never
}

/// The content of one window; a scene makes it anew when what its closure reads changes.
struct WindowView: HostedView {
  let content: WindowContent
  let value: AnyHashable?
  static var readsValues: Bool { true }

  func addChildren(to children: inout Children) {
    children.add(PresentationRoot(content: content.make(value)), .content)
  }
}

extension WindowView: PrimitiveView {
  typealias Body = Never
}
