/// Where the modules are that snippets may import beside the toolchain's own.
package struct SnippetLibrary: Hashable, Sendable {
  /// A program that expands macros, and the modules whose macros it knows.
  package struct PlugIn: Hashable, Sendable {
    package var path: String
    package var modules: [String]

    package init(path: String, modules: [String]) {
      self.path = path
      self.modules = modules
    }
  }

  /// Folders with compiled modules; none where the platform has the real ones.
  package var moduleFolders: [String]
  package var plugInPrograms: [PlugIn]
  /// Libraries that expand macros inside the compiler, which is faster than a program.
  package var plugInLibraries: [PlugIn]
  /// The object code of the modules, for programs; nil where the platform has the real ones.
  package var archive: String?
  /// Tells this library from another build of it, for the cache.
  package var fingerprint: String

  package init(
    moduleFolders: [String], plugInPrograms: [PlugIn] = [], plugInLibraries: [PlugIn] = [], archive: String? = nil,
    fingerprint: String = ""
  ) {
    self.moduleFolders = moduleFolders
    self.archive = archive
    self.plugInPrograms = plugInPrograms
    self.plugInLibraries = plugInLibraries
    self.fingerprint = fingerprint
  }

  /// The size and age of what the compiler reads of it, by which a library that is built anew in the meantime is told.
  var state: [Int] {
    let files = moduleFolders.map { "\($0)/SwiftUI.swiftmodule" } + (plugInPrograms + plugInLibraries).map(\.path)
    return (files + (archive.map { [$0] } ?? [])).flatMap { path in
      let status = FileSystem.status(of: path)
      return [status?.size ?? -1, status?.modified ?? -1]
    }
  }

  /// The names of its modules.
  var modules: Set<String> {
    let names = moduleFolders.flatMap { FileSystem.names(in: $0) }
    return Set(names.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) })
  }

  /// Throws if a folder that ought to hold the library does not.
  func verify() throws(ToolchainError) {
    for folder in moduleFolders where FileSystem.status(of: "\(folder)/SwiftUI.swiftmodule") == nil {
      throw .libraryNotFound(path: folder)
    }
  }
}
