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
}
