import Snippets

/// The file that turns blocks into a program: it sets limits that no code behind it can widen, and starts the block
/// that it is told.
enum EntryFile {
  /// The variable that says which block.
  static let variable = "DALIL_ENTRY"
  /// What stands before an error that a block lets through.
  static let errorMark = "\u{1}dalil-error\u{1}"
  /// The status with which the program then ends.
  static let errorStatus = 70

  /// The text of the file for blocks of one kind, numbered from 0.
  static func text(for kind: RunPlan.Kind, blocks: Int, limits: RunLimits) -> String {
    let start =
      switch kind {
      case .tests: "    await Testing.__swiftPMEntryPoint() as Never"
      case .statements: switching(blocks) { "try await _entry\($0)()" }
      case .previews: switching(blocks) { "try PreviewExplorer.run(_entry\($0)())" }
      }
    return """
      #if canImport(Glibc)
      @preconcurrency import Glibc
      #else
      @preconcurrency import Darwin
      #endif
      \(head(for: kind))
      @main private struct _Entry {
        #if canImport(Glibc)
        static func limit(_ resource: __rlimit_resource, _ value: UInt) {
          var limit = rlimit(rlim_cur: value, rlim_max: value)
          setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
        }
        #endif

        @MainActor static func main() async {
          #if canImport(Glibc)
          limit(RLIMIT_CORE, 0)
          limit(RLIMIT_FSIZE, \(64 << 20))
          limit(RLIMIT_AS, \(limits.memory * 4))
          #endif
          if let home = getenv("HOME") { chdir(home) }
          setvbuf(stdout, nil, Int32(_IOLBF), 0)
      \(start)
        }
      }

      """
  }

  /// What the file declares beside the program, and imports.
  private static func head(for kind: RunPlan.Kind) -> String {
    switch kind {
    case .statements: LineValues.functions
    case .tests: "import Testing"
    case .previews: PreviewEntry.head
    }
  }

  /// A choice of the block, with what starts it.
  private static func switching(_ blocks: Int, _ start: (Int) -> String) -> String {
    let cases = (0..<blocks).map { "      case \"\($0)\": \(start($0))" }
    return """
          let entry = getenv("\(variable)").map { String(cString: $0) }
          unsetenv("\(variable)")
          unsetenv("SWIFT_BACKTRACE")
          do {
            switch entry {
      \(cases.joined(separator: "\n"))
            default: break
            }
          } catch {
            fputs("\\u{1}dalil-error\\u{1}\\(error)\\n", stderr)
            exit(\(errorStatus))
          }
      """
  }

  /// What is added to the file of a block so that the program can start it.
  ///
  /// `block` is the block's number among those in its file.
  static func function(_ number: Int, of job: RunJob, block: Int) -> String {
    switch job.plan.kind {
    case .tests: return ""
    case .statements:
      let calls = job.file.functions.map { "  try await \($0)()\n" }.joined()
      return "@MainActor func _entry\(number)() async throws {\n\(calls)}\n"
    case .previews: return PreviewEntry.function(number, of: job.plan.preview?.roots ?? [], block: block)
    }
  }
}
