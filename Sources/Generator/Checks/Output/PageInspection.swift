import Diagnostics
import Markdown
import SiteGraph

/// A page on which something is wrong, read from its beginning to its end.
struct PageInspection {
  private let inspector: OutputInspector
  private let path: String
  private let page: PageFacts?
  /// The file that this one is a copy of, in which findings have their own places.
  private let source: String?
  /// Whether all addresses lead elsewhere than they say, which is for its author to judge in a file of his own.
  private var hasBase = false
  private var found: [OutputFinding] = []
  private var ids: Set<[UInt8]> = []
  private var references: [(id: [UInt8], subject: String, heading: PageFacts.HeadingFact?, range: SourceRange?)] = []
  /// Where the value stands that is looked at, in a copy.
  private var range: SourceRange?
  /// The heading that was passed last.
  private var heading: PageFacts.HeadingFact?

  init(_ inspector: OutputInspector, path: String, page: PageFacts?, copyOf source: String? = nil) {
    self.source = source
    self.inspector = inspector
    self.path = path
    self.page = page
  }

  func finished() -> [OutputFinding] {
    var inspection = self
    for reference in references where !ids.contains(reference.id) {
      inspection.heading = reference.heading
      inspection.range = reference.range
      let id = String(decoding: reference.id, as: UTF8.self)
      inspection.add(.unnamed(id: id), subject: reference.subject, tail: id)
    }
    return inspection.found
  }

  mutating func look(at mention: Mention, _ attribute: TagScanner.Attribute?, of tags: TagScanner) {
    let bytes = tags.bytes
    let value = Self.string(bytes, mention.value)
    let name = attribute.map { Self.string(bytes, $0.name) } ?? ""
    range = source.map { _ in TextPlace.range(of: mention.value, in: bytes) }
    let subject = "<\(Self.string(bytes, tags.name)) \(name)=\"\(value)\">"
    switch mention.kind {
    case .id: look(atID: value, subject)
    case .idReferences:
      for word in WordRanges(bytes, mention.value) {
        references.append((Array(Self.string(bytes, word).utf8), subject, heading, range))
      }
    case .link, .load, .whole: look(at: value, as: mention.kind, subject)
    case .candidates:
      for range in CandidateRanges.find(in: bytes, mention.value) {
        look(at: Self.string(bytes, range), as: .load, subject)
      }
    case .base where source != nil: hasBase = true
    case .base: add(.base, subject: subject, tail: value)
    case .styles:
      for range in StyleAddresses.find(in: bytes, mention.value) {
        let address = Self.string(bytes, range)
        look(at: address, as: .load, "url(\(address))")
      }
    }
  }

  private mutating func look(atID id: String, _ subject: String) {
    if id.isEmpty {
      add(.emptyID, subject: subject, tail: "")
    } else if !ids.insert(Array(id.utf8)).inserted {
      add(.duplicateID(id), subject: subject, tail: id)
    }
    if let passed = page?.headings.first(where: { $0.id == id }) { heading = passed }
  }

  private mutating func look(at address: String, as kind: Mention.Kind, _ subject: String) {
    guard !hasBase, let problem = inspector.problem(of: address, as: kind, in: path) else { return }
    add(problem, subject: subject, tail: address)
  }

  /// Adds a finding: on the line of a template that holds the end of the address, or else on the page.
  private mutating func add(_ problem: OutputProblem, subject: String, tail: String) {
    if let source {
      guard problem.isFoundInCopies else { return }
      found.append(
        OutputFinding(problem, subject: subject, severity: .warning, file: source, range: range, path: path))
      return
    }
    if let place = inspector.templates.place(of: tail) {
      found.append(
        OutputFinding(
          problem.onSomePage(tail: place.tail), subject: "'\(place.tail)'", file: place.file,
          range: place.range, path: path))
      return
    }
    let note = heading.map {
      Diagnostic.Note("in this section", file: page?.file, range: SourceRange(line: $0.line, column: 1))
    }
    found.append(
      OutputFinding(
        problem, subject: subject, file: page?.file, range: nil, path: path, notes: note.map { [$0] } ?? []))
  }

  private static func string(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
    CharacterReferences.resolve(UnsafeBufferPointer(rebasing: bytes[range]))
  }
}
