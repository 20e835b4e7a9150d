import Checks
@testable import Content
import Diagnostics
import Languages
import Markdown
import Testing

/// A page in which the findings that are expected stand between ⟦ and ⟧: `⟦,→،⟧` is a comma that is to become ،, and
/// `⟦(⟧` a bracket whose place alone is expected.
struct MarkedText {
  struct Mark: Hashable, CustomStringConvertible {
    var range: SourceRange
    var mend: String?

    var description: String {
      "\(range.start.line):\(range.start.column)-\(range.end.line):\(range.end.column) \(mend ?? "")"
    }
  }

  private(set) var text: [UInt8] = []
  private(set) var marks: [Mark] = []

  init(_ marked: String) {
    var place = SourcePosition(line: 1, column: 1)
    var start: SourcePosition?
    var mend: String.UnicodeScalarView?
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "⟦": start = place
      case "→" where start != nil && mend == nil: mend = String.UnicodeScalarView()
      case "⟧":
        if let start { marks.append(Mark(range: SourceRange(start: start, end: place), mend: mend.map { String($0) })) }
        (start, mend) = (nil, nil)
      default:
        if mend != nil {
          mend?.append(scalar)
          continue
        }
        text += String(scalar).utf8
        place.column += String(scalar).utf8.count
        if scalar == "\n" { place = SourcePosition(line: place.line + 1, column: 1) }
      }
    }
  }

  /// What the language checks find on the page.
  static func diagnostics(of text: [UInt8], language: String) throws -> [Diagnostic] {
    let tag = try #require(LanguageTag(language))
    let file = "\(language)/page.md"
    let (parts, _) = PageText.read(text, file: file)
    let page = SourcePage(
      file: file, language: tag, folderLanguage: tag, path: "page", isFolderIndex: false, outputPath: "page.html",
      frontMatter: parts.frontMatter, body: parts.body, bodyFirstLine: parts.bodyFirstLine, contentHash: 0)
    let document = MarkdownParser.parse(page.body, file: file, firstLine: page.bodyFirstLine, language: tag)
    return LanguageChecks.check(page, document)
  }

  /// Expects exactly the marked findings, all of one code, on a page of a language.
  static func expect(
    _ code: String, _ language: String, _ marked: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let page = MarkedText(marked)
    let found = try diagnostics(of: page.text, language: language)
    let others = found.filter { $0.code.name != code }.map { "\($0.code.name): \($0.message)" }
    #expect(others.isEmpty, "\(language): \(marked)", sourceLocation: sourceLocation)
    let marks = found.compactMap { diagnostic in diagnostic.range.map { ($0, diagnostic.remedy) } }
      .map { range, remedy in
        let isPlaceOnly = page.marks.first { $0.range == range }?.mend == nil
        return Mark(range: range, mend: isPlaceOnly ? nil : remedy.map(mend))
      }
    #expect(
      marks.sorted { $0.range.start < $1.range.start } == page.marks, "\(language): \(marked)",
      sourceLocation: sourceLocation)
  }

  /// What a remedy tells to write: nothing for what is to be deleted.
  private static func mend(_ remedy: String) -> String {
    switch remedy {
    case "delete it", "delete one of the two": ""
    case "write one", "write a space": " "
    default: remedy.hasPrefix("write ") ? String(remedy.dropFirst("write ".count)) : remedy
    }
  }
}
