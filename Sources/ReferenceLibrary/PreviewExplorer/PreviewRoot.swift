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
    start = { Self.host(view(), on: $0) }
  }

  /// An example that is an app.
  public init<Program: App>(_ name: String? = nil, app: Program.Type) {
    self.name = name
    start = { PreviewHost(app: app, on: $0) }
  }

  private static func host<Root: View>(_ root: Root, on device: Device) -> PreviewHost {
    PreviewHost(root, on: device)
  }
}
