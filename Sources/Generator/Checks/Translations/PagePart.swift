import Diagnostics
import Markdown

/// One thing on a page, beside its prose, that a translation has as well.
struct PagePart {
  enum Content {
    case code(CodePart)
    case table(Table)
    case callout(Callout.Kind)
    /// For each item of a list of tasks whether it is done; nil for an item that is none.
    case tasks([Bool?])
    case image
  }

  var content: Content
  /// What a finding about the whole part points at.
  var range: SourceRange

  /// What it is called in findings.
  var name: String {
    switch content {
    case .code(let code): code.name
    case .table: "table"
    case .callout(let kind): "callout [!\(kind.rawValue.uppercased())]"
    case .tasks: "list of tasks"
    case .image: "image"
    }
  }
}
