package import Diagnostics

extension TranslationRecord {
  /// Reads a record; what is wrong with a line is reported, and the line left out.
  package static func read(_ bytes: [UInt8], folder: String) -> (TranslationRecord, [Diagnostic]) {
    var reader = Reader(record: TranslationRecord(folder: folder))
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    for (index, line) in text.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      reader.number = index + 1
      reader.read(line.last == 0x0D ? line.dropLast() : line)
      if reader.isOver { break }
    }
    return (reader.record, reader.diagnostics)
  }

  private struct Reader {
    var record: TranslationRecord
    var diagnostics: [Diagnostic] = []
    var number = 0
    /// Whether the rest cannot be understood.
    var isOver = false
    private var lines: [[String]: Int] = [:]

    init(record: TranslationRecord) { self.record = record }

    mutating func read(_ line: ArraySlice<UInt8>) {
      if number == 1 { return readFirst(line) }
      if line.isEmpty || line.starts(with: "# ".utf8) { return }
      guard let (page, entry) = Self.entry(of: line) else { return reportLine(line) }
      let file = page.hasPrefix("/") ? String(page.dropFirst()) : "\(record.folder)/\(page)"
      if let first = lines.updateValue(number, forKey: [file, entry.section]) {
        return report(
          "section '\(entry.section.isEmpty ? "top" : entry.section)' of \(file) is recorded twice", length: line.count,
          remedy: "delete the line that is out of date, or both and accept the section again",
          notes: [
            Diagnostic.Note("it is first recorded here", file: record.file, range: SourceRange(line: first, column: 1))
          ])
      }
      record.pages[file, default: []].append(entry)
    }

    private mutating func readFirst(_ line: ArraySlice<UInt8>) {
      let text = String(decoding: line, as: UTF8.self)
      if text == TranslationRecord.firstLine { return }
      isOver = true
      let isOther = text.hasPrefix("dalil translations ")
      report(
        isOther
          ? "'\(text)' is a record of another version of dalil" : "line 1 must be '\(TranslationRecord.firstLine)'",
        length: line.count,
        remedy: isOther
          ? "use that version, or delete the file and accept the translations again"
          : "write that line, or delete the file and accept the translations again")
    }

    private mutating func reportLine(_ line: ArraySlice<UInt8>) {
      if ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains(where: { line.starts(with: $0.utf8) }) {
        return report(
          "merge conflict is not settled", length: line.count,
          remedy: "keep the lines of one side; sections that changed on both are accepted again")
      }
      report(
        "line is not a page, '#' with a section, and a fingerprint of 16 digits", length: line.count,
        remedy: "delete it and accept the section again")
    }

    private mutating func report(_ message: String, length: Int, remedy: String, notes: [Diagnostic.Note] = []) {
      diagnostics.append(
        Diagnostic(
          .translationRecord, .error, file: record.file, range: SourceRange(line: number, column: 1, length: length),
          message: message, remedy: remedy, notes: notes))
    }

    private static func entry(of line: ArraySlice<UInt8>) -> (page: String, Entry)? {
      guard let text = String(validating: line, as: UTF8.self), let space = text.lastIndex(of: " "),
        let fingerprint = SectionFingerprint(text[text.index(after: space)...])
      else { return nil }
      let place = text[..<space]
      guard !place.contains(" ") else { return nil }
      let parts = place.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let page = SitePath.percentDecoded(parts[0])
      guard !page.isEmpty, parts.count == 1 || !parts[1].isEmpty else { return nil }
      let section = parts.count > 1 ? SitePath.percentDecoded(parts[1]) : ""
      return (page, Entry(section: section, fingerprint: fingerprint))
    }
  }
}

extension DiagnosticCode {
  package static let translationRecord = DiagnosticCode(
    "translation-record",
    explanation: """
      The file .translations in a language's folder says which sections of the source pages its pages were translated \
      from. 'dalil accept' writes it, one line a section: the page, # and the section's id, and 16 digits that stand for \
      what the section said. It is kept with the pages. Lines that several people changed can be in conflict: keep \
      those of either side. A line that is deleted makes its section one that was never accepted; accept it again.
      """)
}

/// The codes of this target.
package let siteGraphDiagnosticCodes: [DiagnosticCode] = [.translationRecord]
