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
  }

  /// By source path.
  var pages: [String: Page] = [:]
  /// By path in the site.
  var outputs: [String: Output] = [:]
  /// Whether something was wrong with the files as they were written.
  var hasOutputFindings = false

  /// By the path of the translation.
  var comparisons: [String: Comparison] = [:]

  private static let version = "memory 3"

  /// Reads the memory kept in a file; empty if there is none, or if it was made under another key.
  init(at path: String, key: Fingerprint) {
    guard let bytes = Disk.bytes(of: path) else { return }
    var reader = BinaryReader(bytes)
    do throws(BinaryReader.Failure) {
      guard try reader.readString() == Self.version, try reader.readFingerprint() == key else { return }
      let pages = try reader.readArray { reader throws(BinaryReader.Failure) in try reader.readPage() }
      let outputs = try reader.readArray { reader throws(BinaryReader.Failure) in try reader.readOutput() }
      hasOutputFindings = try reader.readBool()
      let comparisons = try reader.readArray { reader throws(BinaryReader.Failure) in try reader.readComparison() }
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
        let page = Page(
          stamp: FileStamp(work.file), facts: work.facts, isDraft: work.isDraft, contentHash: work.contentHash,
          diagnostics: work.diagnostics, setup: work.setup, dataBlocks: work.dataBlocks)
        return (work.file.file, page)
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Keeps the memory; one that cannot be kept costs the next run time and nothing else.
  func save(to path: String, key: Fingerprint) {
    var writer = BinaryWriter(capacity: pages.count * 4096)
    writer.write(Self.version)
    writer.write(key)
    writer.write(pages.sorted { $0.key < $1.key }) { $0.write(page: $1.value, file: $1.key) }
    writer.write(outputs.sorted { $0.key < $1.key }) { $0.write(output: $1.value, path: $1.key) }
    writer.write(hasOutputFindings)
    writer.write(comparisons.sorted { $0.key < $1.key }) { $0.write(comparison: $1.value, file: $1.key) }
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

  fileprivate mutating func readPage() throws(Failure) -> (String, RunMemory.Page) {
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
        dataBlocks: try readArray { reader throws(Failure) in try reader.readDataBlock() })
    )
  }

  fileprivate mutating func readComparison() throws(Failure) -> (String, RunMemory.Comparison) {
    (
      try readString(),
      RunMemory.Comparison(
        source: try readString(), contentHash: try readUInt64(), sourceHash: try readUInt64(),
        diagnostics: try readArray { reader throws(Failure) in try reader.readDiagnostic() })
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
