import DataFormats
import Diagnostics
import Testing

@Suite struct DeepYAMLTests {
  @Test(arguments: ["[", "{a: ", "- ", "? "])
  func `values nested very deep are refused at once, at the place and with the limit`(mark: String) throws {
    let clock = ContinuousClock()
    let start = clock.now
    let data = MarkedData(String(repeating: mark, count: 50_000), as: .yaml)
    #expect(clock.now - start < .seconds(2))
    #expect(data.reading.findings.count == 1)
    let finding = try #require(data.first)
    #expect(finding.severity == .error && finding.message == "values nested more than 200 deep")
    #expect(finding.range.lowerBound == 200 * mark.utf8.count && finding.remedy != nil)
  }
}
