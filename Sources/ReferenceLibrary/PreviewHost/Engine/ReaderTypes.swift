/// Which types are an example's own, and what they are called.
enum ReaderTypes {
  private static var known: [ObjectIdentifier: String?] = [:]

  /// The name of a type as it stands in code; nil for one of the library.
  static func name(of type: Any.Type) -> String? {
    if let name = known[ObjectIdentifier(type)] { return name }
    let name = isOfLibrary(type) ? nil : "\(type)"
    known[ObjectIdentifier(type)] = .some(name)
    return name
  }

  /// Whether a type is one of the library or of what it is built on.
  static func isOfLibrary(_ type: Any.Type) -> Bool {
    modules.contains(String(_typeName(type, qualified: true).prefix { $0 != "." }))
  }

  private static let modules: Set = [
    "Combine", "Dispatch", "Observation", "PreviewExplorer", "PreviewHost", "PreviewRecording", "SwiftData", "SwiftUI",
    "Synchronization", "_Concurrency",
  ]
}
