import Foundation
import SwiftParser
import SwiftSyntax

/// The sources of the reference library, read.
struct Library {
  /// The modules that readers import, in the order of the table.
  static let modules = ["SwiftUI", "Combine", "SwiftData"]

  let declarations: [Declaration]
  /// What each type conforms to, by its written name.
  let conformances: [String: Set<String>]
  /// The values of the environment that the library's own modifiers set and its own views read.
  let environment: Set<String>
  let host: HostFacts

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The sources as they are now; read once for all tests.
  static func current() throws -> Library { try sources.get() }
  private static let sources = Result { try read(modules) }

  static func read(_ modules: [String]) throws -> Library {
    var declarations: [Declaration] = []
    var conformances: [String: Set<String>] = [:]
    var environment: Set<String> = []
    for module in modules {
      for file in try files(of: module) {
        let reader = SourceReader(module: module, folder: file.folder, file: file.path, tree: file.tree)
        declarations += reader.declarations
        conformances.merge(reader.conformances) { $0.union($1) }
        environment.formUnion(EnvironmentReader.read(file.tree, closures: .modifiers))
      }
    }
    return Library(
      declarations: declarations, conformances: conformances, environment: environment,
      host: HostFacts(try files(of: "PreviewHost")))
  }

  struct File {
    let path: String
    let folder: String
    let tree: SourceFileSyntax
  }

  /// The files of a target, sorted; none if there is no such target.
  static func files(of target: String) throws -> [File] {
    let folder = root.appendingPathComponent("Sources/ReferenceLibrary/\(target)")
    guard let walk = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    let names = walk.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
    return try names.map { name in
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      let parts = name.split(separator: "/").dropLast()
      return File(
        path: "Sources/ReferenceLibrary/\(target)/\(name)", folder: String(parts.first ?? ""),
        tree: Parser.parse(source: text))
    }
  }

  /// Whether a name is that of a public type or protocol of the library.
  func isPublicType(_ path: String) -> Bool { publicTypes.contains(path) }

  private let publicTypes: Set<String>
  /// The public protocols.
  let protocols: Set<String>

  private init(
    declarations: [Declaration], conformances: [String: Set<String>], environment: Set<String>, host: HostFacts
  ) {
    self.declarations = declarations
    self.conformances = conformances
    self.environment = environment
    self.host = host
    let types = declarations.filter { [.type, .wrapper, .protocolType, .alias].contains($0.kind) }
    let hidden = Set(types.filter { !$0.isPublic }.map(\.path))
    publicTypes = Set(types.filter { type in type.isPublic && !hidden.contains(type.owner) }.map(\.path))
    protocols = Set(types.filter { $0.isPublic && $0.kind == .protocolType }.map(\.path))
    hiddenTypes = hidden
    requirements = Set(declarations.filter(\.isRequirement).map { "\($0.owner).\($0.fullName)" })
  }

  /// What protocols ask for, each with the name of its protocol.
  let requirements: Set<String>
  private let hiddenTypes: Set<String>

  /// Every public declaration: what a reader's code can name.
  var surface: [Declaration] {
    declarations.filter { declaration in
      guard declaration.isPublic else { return false }
      // Names of nested types are looked up as they are written; a hidden type hides what it holds.
      return !hiddenTypes.contains(declaration.owner)
    }
  }
}
