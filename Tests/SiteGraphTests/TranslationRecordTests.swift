import Diagnostics
import SiteGraph
import Testing

@Suite struct TranslationRecordTests {
  private static let sample = """
    dalil translations 1
    # Source sections that these pages were translated from. Written by 'dalil accept'.
    guides/a%20b.md 00000000000000ab
    guides/a%20b.md#x%23y 00000000000000cd
    guides/ب.md#القسم 0123456789abcdef
    index.md 00000000000000ef

    """

  private func read(_ text: String) -> (TranslationRecord, [Diagnostic]) {
    TranslationRecord.read(Array(text.utf8), folder: "ar")
  }

  private func report(_ text: String) -> [String] {
    read(text).1.map { "\($0.file ?? ""):\($0.range?.start.line ?? 0): \($0.severity) \($0.message)" }
  }

  @Test func `a record reads as it is written`() {
    let (record, mistakes) = read(Self.sample)
    #expect(mistakes == [])
    #expect(record.file == "ar/.translations")
    #expect(record.pages.keys.sorted() == ["ar/guides/a b.md", "ar/guides/ب.md", "ar/index.md"])
    #expect(record.pages["ar/guides/a b.md"]?.map(\.section) == ["", "x#y"])
    #expect(String(decoding: record.bytes, as: UTF8.self) == Self.sample)
  }

  @Test func `pages outside of the folder are named from the content folder on`() {
    var record = TranslationRecord(folder: "ar")
    record.pages["about.md"] = [.init(section: "", fingerprint: SectionFingerprint(value: 1))]
    #expect(String(decoding: record.bytes, as: UTF8.self).contains("\n/about.md 0000000000000001\n"))
    #expect(TranslationRecord.read(record.bytes, folder: "ar").0 == record)
  }

  @Test func `line ends and a byte-order mark of other systems do no harm`() {
    let other = "\u{FEFF}" + Self.sample.split(separator: "\n").joined(separator: "\r\n") + "\r\n"
    #expect(read(other).1 == [])
    #expect(read(other).0 == read(Self.sample).0)
  }

  @Test func `each line that cannot be understood is reported, and the others are read`() {
    let text = """
      dalil translations 1
      a.md#b 00000000000000ab
      <<<<<<< HEAD
      a.md 123
      a.md#b 00000000000000cd
      c.md 00000000000000AB
      a.md d 00000000000000ab
      c.md# 00000000000000ab
      c.md 00000000000000ab
      """
    #expect(
      report(text) == [
        "ar/.translations:3: error merge conflict is not settled",
        "ar/.translations:4: error line is not a page, '#' with a section, and a fingerprint of 16 digits",
        "ar/.translations:5: error section 'b' of ar/a.md is recorded twice",
        "ar/.translations:6: error line is not a page, '#' with a section, and a fingerprint of 16 digits",
        "ar/.translations:7: error line is not a page, '#' with a section, and a fingerprint of 16 digits",
        "ar/.translations:8: error line is not a page, '#' with a section, and a fingerprint of 16 digits",
      ])
    #expect(read(text).0.pages.mapValues(\.count) == ["ar/a.md": 1, "ar/c.md": 1])
  }

  @Test func `a record of another version is not read`() {
    #expect(
      report("dalil translations 2\na.md 00000000000000ab\n") == [
        "ar/.translations:1: error 'dalil translations 2' is a record of another version of dalil"
      ])
    #expect(report("a.md 00000000000000ab\n") == ["ar/.translations:1: error line 1 must be 'dalil translations 1'"])
    #expect(report("") == ["ar/.translations:1: error line 1 must be 'dalil translations 1'"])
  }
}
