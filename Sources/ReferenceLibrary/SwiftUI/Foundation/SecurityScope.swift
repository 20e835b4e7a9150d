public import Foundation

extension URL {
  /// Asks for a file that a reader chose outside the app; granted, as nothing is kept from a preview.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/url/startaccessingsecurityscopedresource())
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Gives the file back.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/url/stopaccessingsecurityscopedresource())
  public func stopAccessingSecurityScopedResource() {}
}
