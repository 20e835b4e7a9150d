import Diagnostics
import Pipeline
import Testing

/// Blocks of data in a whole build.
@Suite struct DataBuildTests {
  @Test func `blocks of data are checked, counted and remembered`() throws {
    let site = try TemporarySite([
      "en/index.md": "---\ntitle: Home\n---\n```json\n{\"a\": 1}\n```\n\n```xml skip=\"as sent\"\n<a>\n```\n",
      "en/other.md": "---\ntitle: Other\n---\n```plist\n<true/>\n```\n",
    ])
    var counts = PipelineReport.DataBlockCounts()
    (counts.checked, counts.skipped) = (2, 1)
    #expect(try site.build().dataBlocks == counts)
    #expect(try site.page("en/index.html").contains("Checked as JSON"))
    let again = try site.build()
    #expect(again.dataBlocks == counts && again.filesWritten == 0 && again.diagnostics == [])
  }

  @Test func `a malformed block stops the build, now and the next time`() throws {
    let site = try TemporarySite(["en/index.md": "---\ntitle: Home\n---\n```json\n{\"a\": 1,}\n```\n"])
    for _ in 0..<2 {
      let report = try site.build()
      #expect(report.output == nil)
      #expect(report.diagnostics.map(\.code.name) == ["json-block"])
      #expect(report.diagnostics.first?.range == SourceRange(line: 5, column: 8, length: 1))
    }
  }
}
