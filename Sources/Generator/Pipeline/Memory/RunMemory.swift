import Caching
import Content
import Diagnostics
import SiteGraph
import Snippets

/// What one run remembers for the next: what every page turned out to be, and what was written of it.
///
/// Nothing depends on it but time: a run without memory writes the same site.
struct RunMemory: Sendable {
  /// What is known of one source.
  struct Page: Sendable {
    var stamp: FileStamp
    var facts: PageFacts?
    var isDraft: Bool
    var contentHash: UInt64
    var diagnostics: [Diagnostic]
    var setup: [Located<String>]
    var dataBlocks: [CheckedDataBlock]
    /// The record that this was read from, which is written again as it is; empty for what was found in this run.
    var record: [UInt8] = []
  }

  /// What was written to one file of the site.
  struct Output: Sendable {
    /// Of everything that the file was made from.
    var key: Fingerprint
    var stamp: FileStamp
    /// The terms by which a search finds a page (`SearchTerms.bytes`); empty for other files.
    var terms: [UInt8] = []
    /// What the file declares and mentions (`OutputRecord.encoded`); empty for files that lead nowhere.
    var links: [UInt8] = []
  }

  /// What was found when a page was compared with the page that it is a translation of.
  struct Comparison: Sendable {
    var source: String
    /// Of the translation and of its source, when they were compared.
    var contentHash: UInt64
    var sourceHash: UInt64
    var diagnostics: [Diagnostic]
    /// As in a page.
    var record: [UInt8] = []
  }

  /// By source path.
  var pages: [String: Page] = [:]
  /// By path in the site.
  var outputs: [String: Output] = [:]
  /// Whether something was wrong with the files as they were written.
  var hasOutputFindings = false

  /// By the path of the translation.
  var comparisons: [String: Comparison] = [:]

  private static let version = "memory 4"

  /// Reads the memory kept in a file, its records by up to `jobs` workers; empty if there is none, or if it was made under
  /// another key.
  init(at path: String, key: Fingerprint, jobs: Int) {
    guard let bytes = Disk.bytes(of: path) else { return }
    var reader = BinaryReader(bytes)
    do throws(BinaryReader.Failure) {
      guard try reader.readString() == Self.version, try reader.readFingerprint() == key else { return }
      let pages = try reader.readRecords(jobs: jobs) { reader, record throws(BinaryReader.Failure) in
        try reader.readPage(record)
      }
      let outputs = try reader.readArray { reader throws(BinaryReader.Failure) in try reader.readOutput() }
      hasOutputFindings = try reader.readBool()
      let comparisons = try reader.readRecords(jobs: jobs) { reader, record throws(BinaryReader.Failure) in
        try reader.readComparison(record)
      }
      self.pages = Dictionary(pages, uniquingKeysWith: { first, _ in first })
      self.outputs = Dictionary(outputs, uniquingKeysWith: { first, _ in first })
      self.comparisons = Dictionary(comparisons, uniquingKeysWith: { first, _ in first })
    } catch {
      self = RunMemory()
    }
  }

  init() {}

  /// What is to be remembered of pages.
  static func pages(of works: [PageWork]) -> [String: Page] {
    Dictionary(
      works.map { work in
        if let known = work.remembered { return (work.file.file, known) }
        let page = Page(
          stamp: FileStamp(work.file), facts: work.facts, isDraft: work.isDraft, contentHash: work.contentHash,
          diagnostics: work.diagnostics, setup: work.setup, dataBlocks: work.dataBlocks)
        return (work.file.file, page)
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Keeps the memory; one that cannot be kept costs the next run time and nothing else.
  func save(to path: String, key: Fingerprint, jobs: Int) {
    var writer = BinaryWriter(capacity: pages.count * 4096)
    writer.write(Self.version)
    writer.write(key)
    writer.write(records: pages.sorted { $0.key < $1.key }, known: { $0.value.record }, jobs: jobs) { writer, page in
      writer.write(page: page.value, file: page.key)
    }
    writer.write(outputs.sorted { $0.key < $1.key }) { $0.write(output: $1.value, path: $1.key) }
    writer.write(hasOutputFindings)
    let comparisons = comparisons.sorted { $0.key < $1.key }
    writer.write(records: comparisons, known: { $0.value.record }, jobs: jobs) { writer, comparison in
      writer.write(comparison: comparison.value, file: comparison.key)
    }
    let waiting = "\(path).new"
    guard (try? Disk.write(writer.bytes, to: waiting)) != nil else { return }
    try? Disk.rename(waiting, to: path)
  }
}

extension BinaryWriter {
  fileprivate mutating func write(_ stamp: FileStamp) {
    write(stamp.size)
    write(Int(stamp.modified))
    write(stamp.inode)
  }

  /// Elements with their lengths in front, so that each can be read, or written again, by itself.
  fileprivate mutating func write<Element: Sendable>(
    records elements: [Element], known: @Sendable (Element) -> [UInt8], jobs: Int,
    _ body: @Sendable (inout BinaryWriter, Element) -> Void
  ) {
    let records = Parallel.map(elements.count, jobs: jobs) { place in
      let record = known(elements[place])
      guard record.isEmpty else { return record }
      var writer = BinaryWriter(capacity: 4096)
      body(&writer, elements[place])
      return writer.bytes
    }
    write(records) { writer, record in writer.write(record) }
  }

  fileprivate mutating func write(page: RunMemory.Page, file: String) {
    write(file)
    write(page.stamp)
    write(optional: page.facts) { $0.write($1) }
    write(page.isDraft)
    write(page.contentHash)
    write(page.diagnostics) { $0.write($1) }
    write(page.setup) { writer, path in
      writer.write(path.value)
      writer.write(path.range)
    }
    write(page.dataBlocks) { $0.write($1) }
  }

  fileprivate mutating func write(comparison: RunMemory.Comparison, file: String) {
    write(file)
    write(comparison.source)
    write(comparison.contentHash)
    write(comparison.sourceHash)
    write(comparison.diagnostics) { $0.write($1) }
  }

  fileprivate mutating func write(output: RunMemory.Output, path: String) {
    write(path)
    write(output.key)
    write(output.stamp)
    write(output.terms)
    write(output.links)
  }
}

extension BinaryReader {
  fileprivate mutating func readStamp() throws(Failure) -> FileStamp {
    FileStamp(size: try readUInt64(), modified: Int64(try readInt()), inode: try readUInt64())
  }

  /// Elements that were written as records.
  fileprivate mutating func readRecords<Element: Sendable>(
    jobs: Int, _ body: @Sendable (inout BinaryReader, [UInt8]) throws(Failure) -> Element
  ) throws(Failure) -> [Element] {
    let records = try readArray { reader throws(Failure) in try reader.readBytes() }
    let elements = Parallel.map(records.count, jobs: jobs) { place -> Element? in
      var reader = BinaryReader(records[place])
      return try? body(&reader, records[place])
    }
    let found = elements.compactMap { $0 }
    guard found.count == records.count else { throw .malformed }
    return found
  }

  fileprivate mutating func readPage(_ record: [UInt8]) throws(Failure) -> (String, RunMemory.Page) {
    let file = try readString()
    return (
      file,
      RunMemory.Page(
        stamp: try readStamp(), facts: try readOptional { reader throws(Failure) in try reader.readPageFacts() },
        isDraft: try readBool(), contentHash: try readUInt64(),
        diagnostics: try readArray { reader throws(Failure) in try reader.readDiagnostic() },
        setup: try readArray { reader throws(Failure) in
          Located(try reader.readString(), try reader.readSourceRange())
        },
        dataBlocks: try readArray { reader throws(Failure) in try reader.readDataBlock() }, record: record)
    )
  }

  fileprivate mutating func readComparison(_ record: [UInt8]) throws(Failure) -> (String, RunMemory.Comparison) {
    (
      try readString(),
      RunMemory.Comparison(
        source: try readString(), contentHash: try readUInt64(), sourceHash: try readUInt64(),
        diagnostics: try readArray { reader throws(Failure) in try reader.readDiagnostic() }, record: record)
    )
  }

  fileprivate mutating func readOutput() throws(Failure) -> (String, RunMemory.Output) {
    (
      try readString(),
      RunMemory.Output(
        key: try readFingerprint(), stamp: try readStamp(), terms: try readBytes(), links: try readBytes())
    )
  }
}
