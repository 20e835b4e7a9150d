import Snippets

/// Makes an executable of blocks.
struct RunProgram {
  enum Result {
    case made(path: String)
    case failed(reason: String)
  }

  /// The compiler and what it is to do.
  let call: FrontendCall
  let archive: String?
  let kind: RunPlan.Kind
  let limits: RunLimits

  /// `scratch` is a path without extension at which files may be left; a file is named after it and its number.
  func make(_ jobs: [RunJob], in files: RunFiles, scratch: String) throws(ToolchainError) -> Result {
    var texts = files.files.map(\.text)
    for (number, place) in files.places.enumerated() {
      texts[place.file] += EntryFile.function(number, of: jobs[number], block: place.block).utf8
    }
    var paths: [String] = []
    for (number, text) in texts.enumerated() {
      paths.append(Self.path(of: number, scratch))
      try FileSystem.write(text, to: paths[number])
    }
    paths.append("\(scratch)_entry.swift")
    try FileSystem.write(
      Array(EntryFile.text(for: kind, blocks: jobs.count, limits: limits).utf8), to: paths[texts.count])
    let compiled = try call.run(files: paths, scratch: scratch)
    let error = compiled.findings.first { $0.severity == .error }?.message
    guard compiled.isComplete, error == nil else {
      return .failed(reason: error ?? compiled.failure ?? "the compiler said nothing")
    }
    return try link(scratch)
  }

  /// The path of the file with a number.
  static func path(of number: Int, _ scratch: String) -> String { "\(scratch)_\(number).swift" }

  /// All of an archive: conformances are found while the program runs, and nothing in it names them. What the archive
  /// itself needs is said by its object files.
  private func words(for archive: String, _ scratch: String) throws(ToolchainError) -> [String] {
    #if canImport(Darwin)
      return ["-Xlinker", "-force_load", "-Xlinker", archive]
    #else
      let listing = "\(scratch).autolink"
      let extraction = ChildProcess(
        program: call.toolchain.autolinkExtractor, arguments: [archive, "-o", listing],
        timeoutInMilliseconds: call.timeoutInMilliseconds)
      _ = try extraction.run()
      let lines = String(decoding: FileSystem.contents(of: listing) ?? [], as: UTF8.self).split(separator: "\n")
      let libraries = Set(lines.filter { $0.hasPrefix("-l") }.map(String.init)).sorted()
      return ["--whole-archive", archive, "--no-whole-archive"].flatMap { ["-Xlinker", $0] } + libraries
    #endif
  }

  private func link(_ scratch: String) throws(ToolchainError) -> Result {
    var words = ["\(scratch).o", "-o", "\(scratch).run"]
    if let archive { words += try self.words(for: archive, scratch) }
    if !call.toolchain.target.isEmpty { words += ["-target", call.toolchain.target] }
    if call.toolchain.hasFastLinker { words.append("-use-ld=lld") }
    let process = ChildProcess(
      program: call.toolchain.driver, arguments: words, timeoutInMilliseconds: call.timeoutInMilliseconds)
    let outcome = try process.run()
    guard outcome.end == .exited(code: 0) else {
      let lines = String(decoding: outcome.output, as: UTF8.self).split(separator: "\n")
      // The driver closes with a line that only says that there was an error.
      let own = lines.first { $0.contains("error") && !$0.contains("link command failed") }
      return .failed(reason: own.map(String.init) ?? "the linker failed")
    }
    return .made(path: "\(scratch).run")
  }
}
