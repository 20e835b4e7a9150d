package import Snippets

/// Writes the Swift blocks of pages as an ordinary Swift package: one target a page, one file a block.
///
/// Blocks that must not compile, that are skipped, or that are for other platforms are left out. A block that may not
/// share a module with others has a target of its own.
package struct SnippetPackageWriter {
  /// A file of the package.
  package struct File: Hashable, Sendable {
    /// The path inside the package.
    package var path: String
    package var bytes: [UInt8]
  }

  private struct Target {
    var name: String
    var settings: SnippetSettings
    var files: [File]
  }

  private let library: SnippetLibrary
  private let sourcePrefix: String
  private var names: Set<String> = []
  private var targets: [Target] = []

  /// The files of the package, in the order of their paths; `sourcePrefix` leads from where messages are read to the
  /// folder that the pages' paths begin at.
  package static func files(for plans: [PagePlan], library: SnippetLibrary, sourcePrefix: String) -> [File] {
    var writer = SnippetPackageWriter(library: library, sourcePrefix: sourcePrefix)
    for plan in plans { writer.add(plan) }
    let manifest = File(path: "Package.swift", bytes: Array(writer.manifest.utf8))
    return ([manifest] + writer.targets.flatMap(\.files)).sorted { $0.path < $1.path }
  }

  private init(library: SnippetLibrary, sourcePrefix: String) {
    self.library = library
    self.sourcePrefix = sourcePrefix
  }

  private mutating func add(_ plan: PagePlan) {
    let page = Self.identifier(plan.file)
    var shared: [SnippetSettings: Int] = [:]
    for (place, item) in plan.items.enumerated() where !item.isExpectedToFail && !item.isParsedOnly {
      guard case .snippet(let index) = item.owner else { continue }
      let block = "Block\(Self.padded(index + 1))"
      let target: Int
      if !item.isAlone, let known = shared[item.settings] {
        target = known
      } else {
        target = makeTarget(item.isAlone ? "\(page)_\(block)" : page, item.settings)
        if !item.isAlone { shared[item.settings] = target }
      }
      targets[target].files.append(
        File(
          path: "Sources/\(targets[target].name)/\(block).swift",
          bytes: plan.exportedFile(place, prefix: sourcePrefix)))
    }
  }

  private mutating func makeTarget(_ wanted: String, _ settings: SnippetSettings) -> Int {
    var name = wanted
    var number = 2
    // File systems that ignore case must not see one folder for two.
    while !names.insert(name.lowercased()).inserted {
      name = "\(wanted)_\(number)"
      number += 1
    }
    targets.append(Target(name: name, settings: settings, files: []))
    return targets.count - 1
  }

  /// A path as a name of a module: `en/guides/a-b.md` becomes `en_guides_a_b`.
  private static func identifier(_ path: String) -> String {
    let stem = path.hasSuffix(".md") ? String(path.dropLast(3)) : path
    var name = "Page_"
    for byte in stem.utf8 {
      let isPlain = (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & ~0x20)
      if isPlain {
        name.unicodeScalars.append(Unicode.Scalar(byte))
      } else if byte < 0x80 {
        name += "_"
      } else {
        name += String(byte, radix: 16)
      }
    }
    return name
  }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private var manifest: String {
    let list = targets.map { target in
      let isolation = target.settings.isMainActorByDefault ? ", .defaultIsolation(MainActor.self)" : ""
      return """
            .target(
              name: "\(target.name)",
              swiftSettings: [.swiftLanguageMode(.v\(target.settings.languageMode))\(isolation)] + shared),
        """
    }
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      // Apple's platforms have SwiftUI; elsewhere a reference library stands in for it.
      #if os(Linux)
        let library: [String] = [\(flags.map { "\"\($0)\"" }.joined(separator: ", "))]
      #else
        let library: [String] = []
      #endif
      let shared: [SwiftSetting] =
        [.enableUpcomingFeature("MemberImportVisibility")] + (library.isEmpty ? [] : [.unsafeFlags(library)])

      let package = Package(
        name: "Snippets",
        platforms: [.iOS(.v26), .macOS(.v26)],
        targets: [
      \(list.joined(separator: "\n"))
        ]
      )

      """
  }

  private var flags: [String] {
    let modules = library.moduleFolders.flatMap { ["-I", $0] }
    let programs = library.plugInPrograms.flatMap {
      ["-load-plugin-executable", "\($0.path)#\($0.modules.joined(separator: ","))"]
    }
    let libraries = library.plugInLibraries.flatMap {
      ["-Xfrontend", "-load-resolved-plugin", "-Xfrontend", "\($0.path)##\($0.modules.joined(separator: ","))"]
    }
    return (modules + programs + libraries).map { flag in
      var escaped = ""
      for scalar in flag.unicodeScalars {
        if scalar == "\\" || scalar == "\"" { escaped += "\\" }
        escaped.unicodeScalars.append(scalar)
      }
      return escaped
    }
  }
}
