import Diagnostics
import Foundation
import Languages
import Markdown
import Testing

/// A page under test: its source, its document, and views of both that tests compare.
struct Page {
  let source: [UInt8]
  let firstLine: Int
  let document: MarkdownDocument

  init(_ text: String, language: String = "en", firstLine: Int = 1, options: MarkdownOptions = MarkdownOptions()) throws
  {
    try self.init(Array(text.utf8), language: language, firstLine: firstLine, options: options)
  }

  init(
    _ bytes: [UInt8], language: String = "en", firstLine: Int = 1, options: MarkdownOptions = MarkdownOptions()
  ) throws {
    let tag = try #require(LanguageTag(language))
    source = bytes
    self.firstLine = firstLine
    document = MarkdownParser.parse(bytes, file: "page.md", firstLine: firstLine, language: tag, options: options)
  }

  /// A page of the shared cases, without its front matter.
  init(case name: String, _ path: String, options: MarkdownOptions = MarkdownOptions()) throws {
    let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = here.appendingPathComponent("Cases/cases/\(name)/input/\(path)")
    let lines = try String(decoding: Data(contentsOf: file), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let end = lines.first == "---" ? (lines.dropFirst().firstIndex(of: "---") ?? -1) + 1 : 0
    let language = path.split(separator: "/").first.map(String.init) ?? "en"
    try self.init(
      lines[end...].joined(separator: "\n"), language: language, firstLine: end + 1, options: options)
  }

  var outline: String { document.outline() }

  /// The findings as `line:column severity code`.
  var findings: [String] {
    document.diagnostics.map { finding in
      let place = finding.range.map { "\($0.start.line):\($0.start.column)" } ?? "?"
      return "\(place) \(finding.severity.rawValue) \(finding.code.name)"
    }
  }

  /// The words of the source that the findings point at.
  var shown: [String] { document.diagnostics.compactMap { $0.range.map(text(of:)) } }

  /// What stands in the source at a range.
  func text(of range: SourceRange) -> String {
    let (start, end) = (offset(range.start), offset(range.end))
    guard start <= end, end <= source.count else { return "range outside the source" }
    return String(decoding: source[start..<end], as: UTF8.self)
  }

  func offset(_ place: SourcePosition) -> Int {
    var line = firstLine
    var offset = 0
    while line < place.line, offset < source.count {
      if source[offset] == 0x0A { line += 1 }
      offset += 1
    }
    return min(offset + place.column - 1, source.count)
  }
}
