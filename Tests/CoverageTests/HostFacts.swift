import SwiftSyntax

/// What the sources of PreviewHost say about the library.
struct HostFacts {
  /// The protocols by which the host gives the library's primitives a meaning.
  static let protocols: Set<String> = [
    "HostedView", "HostedModifier", "HostedProperty", "HostedScene", "HostedTabContent", "HostedToolbarContent",
    "HostedCommands",
  ]

  /// The types that conform to one of them.
  private(set) var hosted: Set<String> = []
  /// The types that the host names.
  private(set) var types: Set<String> = []
  /// The values of the environment that it reads or sets.
  private(set) var environment: Set<String> = []

  init(_ files: [Library.File]) {
    for file in files {
      let reader = SourceReader(module: "PreviewHost", folder: file.folder, file: file.path, tree: file.tree)
      for (type, inherited) in reader.conformances where !inherited.isDisjoint(with: Self.protocols) {
        hosted.insert(type)
      }
      types.formUnion(WorkReader.read(file.tree).types)
      environment.formUnion(EnvironmentReader.read(file.tree))
    }
  }
}

/// Finds the values of the environment that a file speaks of: `\.locale`, `environment.locale`, `values.locale`.
private final class EnvironmentReader: SyntaxVisitor {
  private var names: Set<String> = []

  static func read(_ tree: SourceFileSyntax) -> Set<String> {
    let reader = EnvironmentReader(viewMode: .sourceAccurate)
    reader.walk(tree)
    return reader.names
  }

  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
    let root = node.root?.trimmedDescription
    guard root == nil || root == "EnvironmentValues" else { return .visitChildren }
    if let first = node.components.first?.component.as(KeyPathPropertyComponentSyntax.self) {
      names.insert(first.declName.baseName.text)
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let base = node.base?.trimmedDescription.split(separator: ".").last?.lowercased() ?? ""
    if base.hasSuffix("environment") || base.hasSuffix("values") || base == "$0" {
      names.insert(node.declName.baseName.text)
    }
    return .visitChildren
  }
}
