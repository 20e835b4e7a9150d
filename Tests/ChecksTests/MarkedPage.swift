import Diagnostics

/// A text in which `⟦` and `⟧` enclose the place that a test is about.
struct MarkedPage {
  /// Without the marks.
  private(set) var text = ""
  private(set) var range: SourceRange?

  init(_ marked: String) {
    var (line, column) = (1, 1)
    var start: SourcePosition?
    var scalars = String.UnicodeScalarView()
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "⟦": start = SourcePosition(line: line, column: column)
      case "⟧": range = start.map { SourceRange(start: $0, end: SourcePosition(line: line, column: column)) }
      case "\n":
        scalars.append(scalar)
        (line, column) = (line + 1, 1)
      default:
        scalars.append(scalar)
        column += UTF8.width(scalar)
      }
    }
    text = String(scalars)
  }
}
