import Testing

@testable import Snippets

@Suite("What a program prints, and what its page shows")
struct OutputMatcherTests {
  @Test(
    "agree",
    arguments: [
      ("a\nb\n", "a\nb\n"), ("a\nb\n", "a  \r\nb"), ("", ""), ("", "\n\n"), ("\na\n\n", "a\n"), ("...\n", ""),
      ("...\n", "a\nb\n"), ("a\n...\nz\n", "a\nz\n"), ("a\n...\nz\n", "a\nb\nz\nz\n"),
      ("id ... of 3\n", "id 17 of 3\n"),
      ("id...\n", "id\n"), ("... and ...\n", "a and b and c\n"), ("0x...\n", "0x7fff\n"),
      ("سعر: ...\n", "سعر: 3 ر.س\n"),
      ("a...b...c\n", "abbcbc\n"), ("1.0\n", "1.0\n"),
    ])
  func agree(_ expected: String, _ actual: String) {
    #expect(OutputMatcher(expected: expected, actual: actual).difference == nil)
  }

  @Test(
    "differ at a line",
    arguments: [
      Case("a\nb\n", "a\nc\n", 1, "b", "c"), Case("a\n", "a\nb\n", 1, nil, "b"), Case("a\nb\n", "a\n", 1, "b", nil),
      Case("\n\na\n", "b\n", 2, "a", "b"), Case("a\n...\nz\n", "a\nb\n", 2, "z", "b"),
      Case("a...a\n", "a\n", 0, "a...a", "a"),
      Case("id ... of 3\n", "id 17 of 4\n", 0, "id ... of 3", "id 17 of 4"),
    ])
  func differ(_ example: Case) {
    let difference = OutputMatcher(expected: example.expected, actual: example.actual).difference
    #expect(difference == example.difference)
  }

  struct Case: Sendable {
    var expected: String
    var actual: String
    var difference: OutputMatcher.Difference

    init(_ expected: String, _ actual: String, _ line: Int, _ shown: String?, _ printed: String?) {
      self.expected = expected
      self.actual = actual
      difference = OutputMatcher.Difference(line: line, expected: shown, actual: printed)
    }
  }

  @Test(
    "what agrees stays as it is when the page is updated",
    arguments: [
      ("a\nid ...\nb\nt ...\n", "a\nid 1\nc\nd\nt 2\n", "a\nid ...|c|d|t ..."), ("a\n", "", ""),
      ("...\nb\n", "a\nc\n", "a|c"),
    ])
  func updated(_ expected: String, _ actual: String, _ result: String) {
    let matcher = OutputMatcher(expected: expected, actual: actual)
    let lines = matcher.updated.map { String(decoding: $0, as: UTF8.self) }
    #expect(lines == result.replacing("\n", with: "|").split(separator: "|").map(String.init))
    let after = OutputMatcher(expected: lines.map { $0 + "\n" }.joined(), actual: actual)
    #expect(after.difference == nil)
  }
}
