public import Foundation

extension View {
  /// Says which file the screen shows. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/navigationdocument(_:))
  @available(iOS 16.0, *)
  nonisolated public func navigationDocument(_ url: URL) -> some View {
    recorded("navigationDocument", (nil, url))
  }

  /// Says which document the screen shows, to share from its title. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/navigationdocument(_:))
  @available(iOS 16.0, *)
  nonisolated public func navigationDocument<D: Transferable>(_ document: D) -> some View {
    recorded("navigationDocument", (nil, document))
  }

  /// Says which document the screen shows, to share from its title with a picture. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/navigationdocument(_:preview:))
  @available(iOS 16.0, *)
  nonisolated public func navigationDocument<D: Transferable, I1: Transferable, I2: Transferable>(
    _ document: D, preview: SharePreview<I1, I2>
  ) -> some View {
    recorded("navigationDocument", (nil, document), ("preview", preview))
  }
}
