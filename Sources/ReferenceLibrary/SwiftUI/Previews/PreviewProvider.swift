public import Foundation

/// Views to look at while writing them, in the way before `#Preview`.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/previewprovider)
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The kind of views.
  associatedtype Previews: View
  /// The views.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

extension View {
  /// Names the view in a preview. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/previewdisplayname(_:))
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    recorded("previewDisplayName", (nil, value as Any))
  }

  /// Shows the view on a device in a preview. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/previewdevice(_:))
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
    recorded("previewDevice", (nil, value as Any))
  }

  /// Sets the room that the view has in a preview. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/previewlayout(_:))
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    recorded("previewLayout", (nil, value))
  }

  /// Turns the device in a preview. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/previewinterfaceorientation(_:))
  @available(iOS 15.0, *)
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    recorded("previewInterfaceOrientation", (nil, value))
  }
}

/// A device by its name, on which a preview is shown.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/previewdevice)
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name of the device.
  public let rawValue: String

  /// Names a device.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/previewdevice/init(rawvalue:))
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Names a device.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/previewdevice/init(stringliteral:))
  public init(stringLiteral: String) {
    rawValue = stringLiteral
  }
}

/// The room that a view has in a preview.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/previewlayout)
public enum PreviewLayout: Sendable {
  /// A device's screen.
  case device
  /// As much as the view takes.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// How a device is held.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/interfaceorientation)
@available(iOS 15.0, *)
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
  /// The name of the orientation.
  public let id: String
  /// Upright.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// Upright, with the top below.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// Across, turned to the left.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// Across, turned to the right.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
  /// All of them.
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}
