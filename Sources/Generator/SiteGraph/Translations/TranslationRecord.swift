/// Which sections of source pages the pages of one language were translated from, as `dalil accept` keeps them beside
/// the pages, in `content/LANG/.translations`.
///
/// ```
/// dalil translations 1
/// # Source sections that these pages were translated from. Written by 'dalil accept'.
/// guides/sheets.md 5b1c0de2a93f4471
/// guides/sheets.md#detents 09a4417fe0b2c8d3
/// ```
///
/// One line a section, so that changes of several people merge line by line: the page's file in the folder (from `/` on,
/// the content folder), `#` and the id that the section has in the source page unless it is the page's beginning, and the
/// fingerprint that it had. Pages stand in order of their paths, sections in order of the source. In a path and an id,
/// spaces, `#`, `%` and control characters are percent-encoded.
package struct TranslationRecord: Hashable, Sendable {
  /// The name of the file in a language's folder.
  package static let fileName = ".translations"

  /// One section as it was when it was translated.
  package struct Entry: Hashable, Sendable {
    /// The id in the source page; empty for the page's beginning.
    package var section: String
    package var fingerprint: SectionFingerprint

    package init(section: String, fingerprint: SectionFingerprint) {
      self.section = section
      self.fingerprint = fingerprint
    }
  }

  /// The language's folder, such as `ar`.
  package let folder: String
  /// By the file of the translation relative to the content folder, in the order of the lines.
  package var pages: [String: [Entry]] = [:]

  package init(folder: String) { self.folder = folder }

  /// The record's path relative to the content folder.
  package var file: String { Self.file(in: folder) }

  package static func file(in folder: String) -> String { "\(folder)/\(fileName)" }

  static let firstLine = "dalil translations \(SectionFingerprint.version)"
  private static let comment = "# Source sections that these pages were translated from. Written by 'dalil accept'."

  /// The file as it is written: the same bytes for the same record.
  package var bytes: [UInt8] {
    var text = Self.firstLine + "\n" + Self.comment + "\n"
    let files = pages.keys.map { (name: shortened($0), file: $0) }.sorted { $0.name < $1.name }
    for (name, file) in files {
      for entry in pages[file] ?? [] {
        text += Self.encoded(name)
        if !entry.section.isEmpty { text += "#" + Self.encoded(entry.section) }
        text += " \(entry.fingerprint)\n"
      }
    }
    return Array(text.utf8)
  }

  /// A page's file as the record writes it.
  private func shortened(_ file: String) -> String {
    file.hasPrefix(folder + "/") ? String(file.dropFirst(folder.count + 1)) : "/" + file
  }

  private static func encoded(_ text: String) -> String {
    func isPlain(_ byte: UInt8) -> Bool { byte > 0x20 && byte != 0x7F && byte != 0x23 && byte != 0x25 }
    if text.utf8.allSatisfy(isPlain) { return text }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      result += scalar.isASCII && !isPlain(UInt8(scalar.value)) ? SitePath.percentEncoded("\(scalar)") : "\(scalar)"
    }
  }
}
