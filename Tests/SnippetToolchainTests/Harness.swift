import Diagnostics
import Foundation
import Languages
import Markdown
import Snippets
import Synchronization
import Testing

@testable import SnippetToolchain

/// Checks pages with the compiler of this machine and the reference library of this build.
struct Harness {
  /// A page in which `«` and `»` enclose the places of the messages that are expected.
  struct Page {
    var text = ""
    var ranges: [SourceRange] = []

    init(_ marked: String) {
      var line = 1
      var column = 1
      var open: SourcePosition?
      for scalar in marked.unicodeScalars {
        switch scalar {
        case "«": open = SourcePosition(line: line, column: column)
        case "»":
          let end = SourcePosition(line: line, column: column)
          if let start = open { ranges.append(SourceRange(start: start, end: end)) }
          open = nil
        default:
          text.unicodeScalars.append(scalar)
          if scalar == "\n" { (line, column) = (line + 1, 1) } else { column += String(scalar).utf8.count }
        }
      }
    }

    func plan(_ file: String = "page.md", settings: SnippetSettings = SnippetSettings()) throws -> PagePlan {
      let bytes = Array(text.utf8)
      let english = try #require(LanguageTag("en"))
      let document = MarkdownParser.parse(bytes, file: file, firstLine: 1, language: english)
      return PagePlan(PageSnippetInput(file: file, document: document, source: bytes, settings: settings))
    }
  }

  /// A cache that counts what is kept.
  final class Cache: SnippetOutcomeCache {
    private let kept = Mutex<[[UInt8]: [UInt8]]>([:])

    var count: Int { kept.withLock { $0.count } }
    func outcome(for key: [UInt8]) -> [UInt8]? { kept.withLock { $0[key] } }
    func keep(_ outcome: [UInt8], for key: [UInt8]) { kept.withLock { $0[key] = outcome } }
  }

  /// The folder of the build: that of the test bundle.
  private static var buildFolder: String {
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
    var url = URL(fileURLWithPath: bundle)
    while url.path != "/", !FileManager.default.fileExists(atPath: url.appendingPathComponent("Modules").path) {
      url.deleteLastPathComponent()
    }
    return url.path
  }

  static func checker(
    jobs: Int = 2, toolchain: SwiftToolchain? = nil, limits: RunLimits = RunLimits()
  ) throws -> SnippetChecker {
    let folder = buildFolder
    return SnippetChecker(
      toolchain: try toolchain ?? SwiftToolchain.find(),
      library: SnippetLibrary(
        moduleFolders: ["\(folder)/Modules"],
        plugInPrograms: [.init(path: "\(folder)/SwiftUIMacros-tool", modules: ["SwiftUIMacros"])],
        archive: "\(folder)/libReferenceNavigation.a"),
      moduleCache: "\(folder)/SnippetModuleCache", jobs: jobs, limits: limits)
  }

  static func check(
    _ page: Page, settings: SnippetSettings = SnippetSettings(), limits: RunLimits = RunLimits()
  ) throws -> PageSnippetResult {
    let results = try checker(limits: limits).check([page.plan(settings: settings)])
    return try #require(results.first)
  }
}
