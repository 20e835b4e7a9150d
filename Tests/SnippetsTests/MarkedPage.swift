import Diagnostics
import Languages
import Markdown
import Snippets

/// A page in which `«` and `»` enclose the places that a test is about.
struct MarkedPage {
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
        if let start = open {
          ranges.append(SourceRange(start: start, end: SourcePosition(line: line, column: column)))
        }
        open = nil
      default:
        text.unicodeScalars.append(scalar)
        if scalar == "\n" { (line, column) = (line + 1, 1) } else { column += String(scalar).utf8.count }
      }
    }
  }

  var document: MarkdownDocument {
    guard let english = LanguageTag("en") else { return MarkdownDocument(blocks: []) }
    return MarkdownParser.parse(Array(text.utf8), file: "page.md", firstLine: 1, language: english)
  }

  func scan() -> (snippets: [Snippet], diagnostics: [Diagnostic]) {
    SnippetScanner.scan(document, file: "page.md", source: Array(text.utf8))
  }

  func plan(setup: [SetupFile] = [], copied: [SetupFile] = []) -> PagePlan {
    PagePlan(
      PageSnippetInput(
        file: "page.md", document: document, source: Array(text.utf8), setup: setup, copied: copied))
  }
}

extension PagePlan {
  /// The file that the compiler gets for a block, without its default imports.
  func code(_ snippet: Int) -> String {
    guard let place = item(of: .snippet(snippet)) else { return "" }
    let text = String(decoding: items[place].file.text, as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { $0 != "import SwiftUI" && $0 != "import Foundation" && !$0.allSatisfy { $0 == " " } }
      .joined(separator: "\n")
  }
}
