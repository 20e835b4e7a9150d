import SiteGraph

/// The command that accepts a translation, as one types it in the site's folder.
struct AcceptCommand {
  private let path: String

  init(_ page: PageFacts, contentFolder: String) {
    let path = contentFolder == "." || contentFolder.isEmpty ? page.file : "\(contentFolder)/\(page.file)"
    let isPlain = path.utf8.allSatisfy { $0 > 0x20 && !"'\"\\$`&|;<>()*?![]{}~#".utf8.contains($0) }
    self.path = isPlain ? path : "'" + path.replacing("'", with: "'\\''") + "'"
  }

  /// All sections.
  var text: String { "dalil accept \(path)" }

  func text(section: PageFacts.Section) -> String {
    "\(text) --section \(section.id == "top" ? "'\(section.name)'" : section.name)"
  }
}
