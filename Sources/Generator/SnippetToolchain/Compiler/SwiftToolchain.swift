#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A Swift compiler on this machine.
package struct SwiftToolchain: Hashable, Sendable {
  /// The compiler proper, which `swiftc` starts.
  package var frontend: String
  /// The compiler's folder of libraries for itself: macro plug-ins and the server that loads them.
  package var host: String
  /// The driver, which builds packages.
  package var driver: String
  /// What tells this compiler from another one without starting it: where it is, its size, when it was written.
  package var identity: String
  /// The version, such as `6.3.1`; empty if it cannot be told without starting the compiler.
  package var version: String
  package var target: String

  /// What finds out the libraries that object code asks for, where that is not the linker's own work.
  var autolinkExtractor: String { "\(Self.parent(of: frontend))/swift-autolink-extract" }

  /// Whether the toolchain has a linker of its own that is faster than the one its driver takes by itself.
  var hasFastLinker: Bool {
    #if os(Linux)
      access("\(Self.parent(of: frontend))/ld.lld", X_OK) == 0
    #else
      false
    #endif
  }

  /// Where the compiler finds its own modules.
  var moduleFolders: [String] {
    #if os(Linux)
      ["\(host.dropLast("/host".count))/linux"]
    #else
      []
    #endif
  }

  /// Finds the compiler on PATH, or throws an environment fault that names the folders searched.
  package static func find(path: String? = nil) throws(ToolchainError) -> SwiftToolchain {
    let folders = (path ?? getenv("PATH").map { String(cString: $0) } ?? "").split(separator: ":").map(String.init)
    for folder in folders {
      let driver = "\(folder)/swiftc"
      guard access(driver, X_OK) == 0, let real = resolved(driver) else { continue }
      let binaries = parent(of: real)
      let frontend = "\(binaries)/swift-frontend"
      guard access(frontend, X_OK) == 0, let identity = identity(of: frontend) else { continue }
      let resources = "\(parent(of: binaries))/lib/swift"
      let interface = interface(in: resources)
      return SwiftToolchain(
        frontend: frontend, host: "\(resources)/host", driver: driver, identity: identity, version: interface.version,
        target: interface.target)
    }
    throw .compilerNotFound(searched: folders)
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return String(path[..<slash])
  }

  private static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  private static func identity(of path: String) -> String? {
    guard let real = resolved(path), let status = FileSystem.status(of: real) else { return nil }
    return "\(real) \(status.size) \(status.modified)"
  }

  /// The version and the target stand in the head of the standard library's interface.
  private static func interface(in resources: String) -> (version: String, target: String) {
    #if os(Linux)
      let folder = "\(resources)/linux/Swift.swiftmodule"
      let names = FileSystem.names(in: folder).filter {
        $0.hasSuffix(".swiftinterface") && !$0.hasSuffix(".private.swiftinterface")
      }
      #if arch(arm64)
        let architecture = "aarch64"
      #else
        let architecture = "x86_64"
      #endif
      if let name = names.sorted().first(where: { $0.hasPrefix(architecture) }) {
        let head = String(decoding: FileSystem.head(of: "\(folder)/\(name)", count: 512), as: UTF8.self)
        let words = head.split(whereSeparator: { $0 == " " || $0 == "\n" })
        let version = words.firstIndex(of: "version").flatMap { $0 + 1 < words.endIndex ? words[$0 + 1] : nil }
        return (version.map(String.init) ?? "", String(name.dropLast(".swiftinterface".count)))
      }
    #endif
    return ("", "")
  }
}
