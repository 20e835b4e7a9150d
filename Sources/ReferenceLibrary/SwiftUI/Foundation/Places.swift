public import Foundation

@available(iOS 16.0, *)
extension URL {
  /// The folder for the app's documents.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/url/documentsdirectory)
  public static var documentsDirectory: URL { place(.documentDirectory, orElse: "Documents") }
  /// The folder for what can be made again.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/url/cachesdirectory)
  public static var cachesDirectory: URL { place(.cachesDirectory, orElse: "Library/Caches") }
  /// The folder for the app's own files.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/url/applicationsupportdirectory)
  public static var applicationSupportDirectory: URL {
    place(.applicationSupportDirectory, orElse: "Library/Application Support")
  }

  private static func place(_ directory: FileManager.SearchPathDirectory, orElse path: String) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first
      ?? URL.homeDirectory.appending(path: path, directoryHint: .isDirectory)
  }
}
