import Foundation
import Testing

/// The pages `content/*/reference/coverage.md` say what the sources say.
///
/// `RECORD_COVERAGE=1 swift test --filter CoverageTests` writes them anew.
@Suite struct CoverageTests {
  @Test(arguments: CoverageWords.all.map(\.language))
  func `the table of the library says what its sources say`(language: String) throws {
    let words = try #require(CoverageWords.all.first { $0.language == language })
    let page = CoveragePage(coverage: try Coverage.current(), words: words)
    let file = Library.root.appendingPathComponent(page.path)
    let committed = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let day = committed.split(separator: "\n").first { $0.hasPrefix("updated: ") }?.dropFirst(9) ?? "none"
    guard committed != page.markdown(updated: String(day)) else { return }
    guard ProcessInfo.processInfo.environment["RECORD_COVERAGE"] != nil else {
      Issue.record(
        "\(page.path) is not what the sources say: \(Self.firstDifference(committed, page.markdown(updated: String(day)))) Run RECORD_COVERAGE=1 swift test --filter CoverageTests"
      )
      return
    }
    let today = Date.now.formatted(.iso8601.year().month().day())
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try page.markdown(updated: today).write(to: file, atomically: true, encoding: .utf8)
  }

  @Test func `every folder of the library has its system, and every system its name`() throws {
    let coverage = try Coverage.current()
    for row in coverage.rows {
      #expect(row.system != .unknown, "\(row.name) lies in a folder without a system: see CoverageSystem")
      for words in CoverageWords.all { #expect(words.systems[row.system] != nil) }
    }
  }

  @Test func `every exception names a symbol that is there`() throws {
    let library = try Library.current()
    let names = Set(library.surface.map { $0.kind == .macro ? "#\($0.name)" : $0.path })
    for name in Exceptions.standings.keys.sorted() { #expect(names.contains(name), "\(name) is not in the library") }
  }

  @Test func `every symbol of the library's own is there`() throws {
    let surface = try Library.current().surface.filter(Exceptions.isOwn)
    for name in Exceptions.ownSymbols.keys.sorted() {
      #expect(surface.contains { "\($0.path).".hasPrefix("\(name).") }, "\(name) is not in the library")
    }
  }

  @Test func `a row names overloads once and keeps its members for itself`() throws {
    let rows = try Coverage.current().rows
    let names = Set(rows.map(\.name))
    #expect(names.count == rows.count)
    #expect(names.isSuperset(of: ["NavigationStack", "@State", "#Preview", "\\.dismiss", "navigationTitle(_:)"]))
    #expect(!names.contains { $0.hasPrefix("init(") || $0.hasSuffix(".body") })
  }

  @Test func `a page stays light`() throws {
    for words in CoverageWords.all {
      let page = CoveragePage(coverage: try Coverage.current(), words: words).markdown(updated: "2026-11-30")
      // Its HTML is about two thirds longer, and has to stay well below the 500 kB of a heavy page.
      #expect(page.utf8.count < 230_000)
    }
  }

  private static func firstDifference(_ old: String, _ new: String) -> String {
    let gone = old.split(separator: "\n").first { !new.contains($0) }
    let come = new.split(separator: "\n").first { !old.contains($0) }
    return "the page says “\(gone ?? "")”, the sources “\(come ?? "")”."
  }
}
