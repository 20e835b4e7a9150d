import Languages
import Markdown
import SiteGraph

extension BodyRenderer {
  /// A table in a region of its own that scrolls sideways, so that the page never does.
  mutating func table(_ table: Table) {
    let isComparison = table.caption != nil || table.header.first?.content.isEmpty == true
    html.markup("<div class=\"table")
    if isComparison { html.markup(" comparison") }
    html.markup("\" role=\"region\" tabindex=\"0\" aria-label=\"")
    html.text(words.scrollingTable(table.caption?.plainText ?? words.table))
    if words.isForeign(on: context.facts.language) {
      html.markup("\" lang=\"\(words.language.name)\">\n<table lang=\"\(context.facts.language.name)\">\n")
    } else {
      html.markup("\">\n<table>\n")
    }
    if let caption = table.caption {
      html.markup("<caption>")
      inlines(caption)
      html.markup("</caption>\n")
    }
    html.markup("<thead>\n<tr>")
    for (column, cell) in table.header.enumerated() {
      // A header without text would be announced as one.
      self.cell(cell, as: cell.content.isEmpty ? .data : .columnHeader, alignment(of: column, in: table))
    }
    html.markup("</tr>\n</thead>\n")
    if !table.rows.isEmpty {
      html.markup("<tbody>\n")
      for row in table.rows {
        html.markup("<tr>")
        for (column, cell) in row.enumerated() {
          self.cell(cell, as: isComparison && column == 0 ? .rowHeader : .data, alignment(of: column, in: table))
        }
        html.markup("</tr>\n")
      }
      html.markup("</tbody>\n")
    }
    html.markup("</table>\n</div>\n")
  }

  private enum CellKind {
    case data, columnHeader, rowHeader
  }

  private func alignment(of column: Int, in table: Table) -> Table.Alignment? {
    column < table.alignments.count ? table.alignments[column] : nil
  }

  private mutating func cell(_ cell: Table.Cell, as kind: CellKind, _ alignment: Table.Alignment?) {
    switch kind {
    case .data: html.markup("<td")
    case .columnHeader: html.markup("<th scope=\"col\"")
    case .rowHeader: html.markup("<th scope=\"row\"")
    }
    switch alignment {
    case .start: html.markup(" style=\"text-align:start\"")
    case .center: html.markup(" style=\"text-align:center\"")
    case .end: html.markup(" style=\"text-align:end\"")
    case nil: break
    }
    html.markup(">")
    inlines(cell.content)
    html.markup(kind == .data ? "</td>" : "</th>")
  }
}
