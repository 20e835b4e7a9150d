import SwiftSyntax

/// What the sources of PreviewHost say about the library.
struct HostFacts {
  /// The protocols by which the host gives the library's primitives a meaning.
  static let protocols: Set<String> = [
    "HostedView", "HostedModifier", "HostedProperty", "HostedScene", "HostedTabContent", "HostedToolbarContent",
    "HostedCommands",
  ]

  /// The types that conform to one of them, each with the names that occur in the files that conform it.
  private(set) var hosted: [String: Set<String>] = [:]
  /// The types that the host names.
  private(set) var types: Set<String> = []
  /// The members of the environment that it uses.
  private(set) var environment: Set<String> = []

  init(_ files: [Library.File]) {
    for file in files {
      let reader = SourceReader(module: "PreviewHost", folder: file.folder, file: file.path, tree: file.tree)
      let work = WorkReader.read(file.tree)
      for (type, inherited) in reader.conformances where !inherited.isDisjoint(with: Self.protocols) {
        hosted[type, default: []].formUnion(work.names)
      }
      types.formUnion(work.types)
      environment.formUnion(EnvironmentReader.read(file.tree, closures: .all))
    }
  }
}
