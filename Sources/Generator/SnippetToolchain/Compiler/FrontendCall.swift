/// One call of the compiler proper over several files of one module.
struct FrontendCall {
  struct Outcome {
    var findings: [CompilerFinding]
    /// Whether it ended by itself, after saying all it had to say.
    var isComplete: Bool
    /// Why not, in words for the report.
    var failure: String?
    /// The time it was given, where the lack of time is why.
    var timeLimitInMilliseconds: Int?
  }

  var toolchain: SwiftToolchain
  var library: SnippetLibrary
  /// 5 or 6.
  var languageMode: Int
  var isMainActorByDefault: Bool
  /// The kept cache of compiled C modules.
  var moduleCache: String
  var timeoutInMilliseconds: Int
  var action = Action.check

  enum Action: String {
    /// Only the syntax is looked at.
    case parse = "-parse"
    /// All checks are made, to the end of the SIL stage.
    case check = "-emit-sib"
    /// Object code is made, in which a crash can be told by its line.
    case compile = "-c"

    /// How the name of what comes of it ends.
    var suffix: String? {
      switch self {
      case .parse: nil
      case .check: "sib"
      case .compile: "o"
      }
    }
  }

  /// Type-checks the files and, if there is no error in any of them, does the rest of the action for all.
  ///
  /// `scratch` is a path without extension at which the call may leave files.
  func run(files: [String], scratch: String) throws(ToolchainError) -> Outcome {
    let serialized = "\(scratch).dia"
    let listing = "\(scratch).files"
    try FileSystem.write(Array(files.map { $0 + "\n" }.joined().utf8), to: listing)
    let process = ChildProcess(
      program: toolchain.frontend,
      arguments: arguments + (action.suffix.map { ["-o", "\(scratch).\($0)"] } ?? [])
        + ["-serialize-diagnostics-path", serialized, "-filelist", listing],
      timeoutInMilliseconds: timeoutInMilliseconds)
    let outcome = try process.run()
    let findings = FileSystem.contents(of: serialized).flatMap(SerializedDiagnostics.read)
    switch outcome.end {
    case .exited(let code) where code <= 1:
      if let findings, code == 0 || findings.contains(where: { $0.severity == .error }) {
        return Outcome(findings: findings, isComplete: true)
      }
      return Outcome(findings: findings ?? [], isComplete: false, failure: lastLine(of: outcome.output))
    case .exited(let code):
      return Outcome(findings: [], isComplete: false, failure: "the compiler ended with status \(code)")
    case .killed(let signal):
      return Outcome(findings: [], isComplete: false, failure: "the compiler crashed (signal \(signal))")
    case .timedOut:
      return Outcome(
        findings: [], isComplete: false,
        failure: "the compiler was not done in time", timeLimitInMilliseconds: timeoutInMilliseconds)
    }
  }

  /// The flags, as `swiftc -###` shows them, for everything but files.
  var arguments: [String] {
    var words = ["-frontend", action.rawValue, "-module-name", "Snippets", "-parse-as-library"]
    if action == .compile { words += ["-gline-tables-only"] + Self.savings }
    if !toolchain.target.isEmpty { words += ["-target", toolchain.target] }
    #if !canImport(Darwin)
      words.append("-disable-objc-interop")
    #endif
    words += ["-no-color-diagnostics", "-diagnostic-style", "llvm", "-empty-abi-descriptor"]
    words += ["-no-auto-bridging-header-chaining", "-swift-version", "\(languageMode)"]
    if isMainActorByDefault { words += ["-default-isolation", "MainActor"] }
    words += ["-enable-upcoming-feature", "MemberImportVisibility", "-module-cache-path", moduleCache]
    let server = "\(toolchain.host)/libSwiftInProcPluginServer.so"
    words += ["-in-process-plugin-server-path", server, "-plugin-path", "\(toolchain.host)/plugins"]
    for folder in library.moduleFolders { words += ["-I", folder] }
    for plugIn in library.plugInLibraries {
      words += ["-load-resolved-plugin", "\(plugIn.path)##\(plugIn.modules.joined(separator: ","))"]
    }
    for plugIn in library.plugInPrograms {
      words += ["-load-plugin-executable", "\(plugIn.path)#\(plugIn.modules.joined(separator: ","))"]
    }
    return words
  }

  /// What making object code need not do: look for errors of the compiler's own, and take the fingerprint of the code in
  /// case that the object file is there.
  private static let savings = ["-disable-llvm-verify", "-disable-incremental-llvm-codegen"]

  private func lastLine(of output: [UInt8]) -> String {
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
    return lines.last.map(String.init) ?? "the compiler said nothing"
  }
}
