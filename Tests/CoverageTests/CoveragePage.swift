import Foundation

/// The page of the table in one language, as Markdown.
struct CoveragePage {
  let coverage: Coverage
  let words: CoverageWords

  /// Where it lies in the package.
  var path: String { "content/\(words.language)/reference/coverage.md" }

  /// The whole page; `updated` is the day on which it last changed.
  func markdown(updated: String) -> String {
    var parts = [frontMatter(updated: updated)]
    parts += words.introduction
    parts.append("## \(words.statesTitle) {#standings}")
    parts.append(Standing.allCases.reversed().map(meaning).joined(separator: "\n"))
    parts += words.afterStates
    parts.append("## \(words.overviewTitle) {#overview}")
    parts.append(caption(words.overviewCaption))
    parts.append(overview)
    for system in systems {
      parts.append("## \(name(of: system)) {#\(system.rawValue)}")
      parts.append(caption(words.caption.replacing("%", with: name(of: system))))
      parts.append(table(of: system))
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// The systems that have rows, in the order of the page.
  private var systems: [CoverageSystem] {
    CoverageSystem.allCases.filter { system in coverage.rows.contains { $0.system == system } }
  }

  private func name(of system: CoverageSystem) -> String { words.systems[system] ?? system.rawValue }

  private func frontMatter(updated: String) -> String {
    """
    ---
    title: "\(words.title)"
    description: "\(words.description)"
    updated: \(updated)
    order: 1
    ---
    """
  }

  private func meaning(of standing: Standing) -> String {
    let (word, meaning) = words.standings[standing] ?? ("", "")
    let colon = words.language == "zh-Hans" ? "：" : ": "
    return "- **\(word)**\(colon)\(meaning)"
  }

  private func caption(_ text: String) -> String { "<!-- table: caption=\"\(text)\" -->" }

  private var overview: String {
    let heads = words.overviewHeads
    let standings = Standing.allCases.reversed()
    let head = [heads.system, heads.names] + standings.map { words.standings[$0]?.word ?? "" } + [heads.declarations]
    var lines = [line(head), line(["---"] + head.dropFirst().map { _ in "---:" })]
    for system in systems {
      lines.append(
        overviewLine("[\(name(of: system))](#\(system.rawValue))", coverage.rows.filter { $0.system == system }))
    }
    lines.append(overviewLine("**\(words.total)**", coverage.rows))
    return lines.joined(separator: "\n")
  }

  private func overviewLine(_ name: String, _ rows: [Row]) -> String {
    let counts = Standing.allCases.reversed().map { standing in rows.count { $0.standing == standing } }
    let numbers = [rows.count] + counts + [rows.reduce(0) { $0 + $1.declarations }]
    return line([name] + numbers.map(String.init))
  }

  private func table(of system: CoverageSystem) -> String {
    let heads = words.heads
    var lines = [line([heads.name, heads.standing, heads.release]), line(["---", "---", "---"])]
    lines += coverage.rows.filter { $0.system == system }.map(row)
    return lines.joined(separator: "\n")
  }

  private func row(_ row: Row) -> String {
    let name = "`\(row.name)`"
    let linked = row.page.map { "[\(name)](\($0))" } ?? name
    let word = words.standings[row.standing]?.word ?? ""
    return line([
      linked, row.isDeprecated ? "\(word)\(words.comma)\(words.deprecated)" : word, "\(row.introduced)",
    ])
  }

  private func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }
}
