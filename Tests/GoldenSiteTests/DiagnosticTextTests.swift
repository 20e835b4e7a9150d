import Diagnostics
import Foundation
import Pipeline
import Synchronization
import Testing

/// The text of every finding, as it stands on the console.
@Suite struct DiagnosticTextTests {
  private static let fixtures = DiagnosticFixture.all
  private static let codes = Set(SitePipeline.diagnosticCodes.map(\.name))

  @Test func `every code has a fixture, and every fixture a code`() {
    let named = Set(Self.fixtures.map(\.code))
    #expect(Self.codes.subtracting(named).sorted() == [], "add Fixtures/Diagnostics/<code>.txt")
    #expect(named.subtracting(Self.codes).sorted() == [], "no finding has this code any more")
  }

  @Test(arguments: fixtures.filter { !$0.hasSwift })
  func `a finding reads as recorded`(fixture: DiagnosticFixture) async throws {
    let folder = try TemporaryFolder()
    try fixture.write(to: folder)
    let answer = await fixture.answer(in: folder)
    let run = await ToolRun(
      printing: answer, of: fixture.command[0], in: folder.url, arguments: ["--quiet"] + fixture.command.dropFirst())
    try Self.judge(fixture, run.console)
  }

  /// All blocks in one site, so that the compiler is started as seldom as can be.
  @Test func `a finding about Swift reads as recorded`() async throws {
    let fixtures = Self.fixtures.filter(\.hasSwift)
    let folder = try TemporaryFolder()
    for fixture in fixtures { try fixture.write(to: folder) }
    let report = try SitePipeline.check(ToolRun.options(folder.url), subsets: [.content, .snippets, .translations]) {
      _ in
    }
    for fixture in fixtures {
      var own = PipelineReport()
      let files = fixture.parts.compactMap(\.words.first).map { $0.replacingOccurrences(of: "content/", with: "") }
      own.diagnostics = report.diagnostics.filter { $0.file.map(files.contains) ?? false }
      let run = await ToolRun(printing: .success(own), of: "check", in: folder.url, arguments: ["--quiet"])
      try Self.judge(fixture, run.console)
    }
    let owned = Set(fixtures.flatMap { $0.parts.compactMap(\.words.first) })
    #expect(report.diagnostics.filter { !owned.contains("content/\($0.file ?? "")") }.map(\.message) == [])
  }

  private static func judge(_ fixture: DiagnosticFixture, _ text: String) throws {
    let reported = Set(text.split(separator: "\n").compactMap { $0.wholeMatch(of: /.* \[([a-z0-9-]+)\]/)?.1 })
    #expect(reported.contains(Substring(fixture.code)), "\(fixture.code).txt does not provoke its finding:\n\(text)")
    for code in reported { #expect(codes.contains(String(code)), "\(code) is not among the codes") }
    if Fixtures.isRecording { return try fixture.record(text) }
    Fixtures.compare(text, with: fixture.expected, of: "\(fixture.code).txt")
  }
}

extension DiagnosticFixture {
  /// What the pipeline says of the site.
  fileprivate func answer(in folder: TemporaryFolder) async -> ToolRun.Answer {
    var options = ToolRun.options(folder.url)
    options.checksSnippets = false
    options.updatesBlocks = isUpdate
    options.usesCache = false
    options.jobs = 1
    if let place = command.firstIndex(of: "--minimum") { options.minimumCoverage = Int(command[place + 1]) }
    if let place = command.firstIndex(of: "--out") {
      options.output = folder.url.appendingPathComponent(command[place + 1]).path
    }
    let (asked, isBuild) = (options, command[0] == "build")
    return await PlainUser.run(isOn: needsRights) {
      isBuild
        ? ToolRun.build(asked)
        : Result { () throws(PipelineFailure) in
          try SitePipeline.check(asked, subsets: [.content, .links, .translations]) { _ in }
        }
    }
  }
}
