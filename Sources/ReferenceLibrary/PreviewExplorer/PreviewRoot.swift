import PreviewHost
public import SwiftUI

/// Where an example begins: a view, a preview of it, or a whole app.
@MainActor
public struct PreviewRoot {
  /// The name of the preview, if code gives it one.
  public let name: String?
  /// Starts the example anew on a device.
  let start: (Device) -> PreviewHost

  /// An example that is a view; `view` makes it, each time that the example is started.
  public init(_ name: String? = nil, view: @escaping () -> any View) {
    self.name = name
    start = { Self.host(view, on: $0) }
  }

  /// An example that is an app.
  public init<Program: App>(_ name: String? = nil, app: Program.Type) {
    self.name = name
    start = { PreviewHost(app: app, on: $0) }
  }

  /// An example that is a preview of the form `#Preview`, as its traits ask: turned on its side, or in surroundings that
  /// a modifier makes; `preview` makes it, each time that the example is started.
  public init(_ name: String? = nil, preview: @escaping () -> Preview) {
    self.name = name
    start = { device in
      var device = device
      // A phone that is turned has little height; a tablet has room enough either way.
      let isTurned = preview().traits.contains { ["landscapeLeft", "landscapeRight"].contains($0.name) }
      if isTurned && device.horizontalSizeClass == .compact { device.verticalSizeClass = .compact }
      return PreviewHost(preview: preview, on: device)
    }
  }

  /// An example that is a preview of the form `#Preview`, under its name.
  public init(_ source: any PreviewSource.Type) {
    self.init(source.preview.name, preview: { source.preview })
  }

  /// The view is made by the host, as those of apps are: tasks that its models start are the host's.
  private static func host(_ make: @escaping () -> any View, on device: Device) -> PreviewHost {
    func host<Root: View>(_ root: @autoclosure @escaping () -> Root) -> PreviewHost {
      PreviewHost(root(), on: device)
    }
    return host(AnyView(erasing: make()))
  }
}

extension AnyView {
  /// The view behind any other.
  fileprivate init(erasing view: any View) {
    func erased<Content: View>(_ view: Content) -> AnyView { AnyView(view) }
    self = erased(view)
  }
}
