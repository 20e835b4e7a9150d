import Foundation

/// The library as it was built beside these tests, and the compiler that can import it.
struct BuiltLibrary {
  /// The folder that holds `Modules` and the macro plug-in.
  let products: URL
  /// The toolchain's `usr` folder.
  let toolchain: URL

  init() throws {
    let executable = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    products = URL(fileURLWithPath: executable).deletingLastPathComponent()
    toolchain = try Self.findToolchain()
  }

  /// Whether a module was built.
  func hasModule(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: products.appendingPathComponent("Modules/\(name).swiftmodule").path)
  }

  /// Type-checks files as one module; the answer is what the compiler printed.
  func typeCheck(_ files: [URL], in mode: LanguageMode, _ flags: [String] = []) throws -> String {
    let process = Process()
    process.executableURL = toolchain.appendingPathComponent("bin/swift-frontend")
    process.arguments = arguments + mode.flags + flags + files.map(\.path)
    let output = Pipe()
    process.standardError = output
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  /// Type-checks source text as one module.
  func typeCheck(source: String, in mode: LanguageMode = .six, _ flags: [String] = []) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Source.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    return try typeCheck([file], in: mode, flags)
  }

  private var arguments: [String] {
    let plugins = toolchain.appendingPathComponent("lib/swift/host/plugins").path
    let macros = products.appendingPathComponent("SwiftUIMacros-tool").path
    return [
      "-frontend", "-typecheck", "-parse-as-library", "-module-name", "Case",
      "-diagnostic-style", "llvm", "-I", products.appendingPathComponent("Modules").path,
      "-load-plugin-executable", "\(macros)#SwiftUIMacros", "-plugin-path", plugins, "-plugin-path",
      "\(plugins)/testing", "-module-cache-path", products.appendingPathComponent("ModuleCache").path,
    ]
  }

  private static func findToolchain() throws -> URL {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for folder in folders {
      let compiler = URL(fileURLWithPath: "\(folder)/swiftc").resolvingSymlinksInPath()
      let toolchain = compiler.deletingLastPathComponent().deletingLastPathComponent()
      let frontend = toolchain.appendingPathComponent("bin/swift-frontend").path
      if FileManager.default.isExecutableFile(atPath: frontend) { return toolchain }
    }
    throw CocoaError(.fileNoSuchFile)
  }
}
