import Diagnostics
import Markdown
package import SiteGraph

/// Says in full what is wrong with a written file that `OutputScan` found suspect.
package struct OutputInspector: Sendable {
  /// A template, where a mistake can be mended that shows on every page.
  package struct Template: Sendable {
    package var file: String
    package var bytes: [UInt8]

    package init(file: String, bytes: [UInt8]) {
      self.file = file
      self.bytes = bytes
    }
  }

  let anchors: OutputAnchors
  /// Files whose ids are known.
  let scanned: Set<String>
  let base: String?
  let templates: TemplatePlaces

  package init(anchors: OutputAnchors, scanned: Set<String>, base: String?, templates: [Template]) {
    self.anchors = anchors
    self.scanned = scanned
    self.base = base
    self.templates = TemplatePlaces(templates: templates)
  }

  /// - Parameters:
  ///   - page: What the file was made from, if an author wrote it.
  ///   - source: The file that this one is a copy of, if it is one.
  package func html(_ html: [UInt8], path: String, page: PageFacts?, copyOf source: String? = nil) -> [OutputFinding] {
    var inspection = PageInspection(self, path: path, page: page, copyOf: source)
    html.withUnsafeBufferPointer { bytes in
      var tags = TagScanner(bytes)
      while tags.next() {
        tags.mentions { mention, attribute in inspection.look(at: mention, attribute, of: tags) }
      }
    }
    return inspection.finished()
  }

  /// A style sheet; `file` is the one that it is a copy of.
  package func css(_ css: [UInt8], path: String, file: String) -> [OutputFinding] {
    css.withUnsafeBufferPointer { bytes in
      StyleAddresses.find(in: bytes, 0..<bytes.count).compactMap { range in
        let written = String(decoding: bytes[range], as: UTF8.self)
        guard !written.hasPrefix("#"), let problem = problem(of: written, as: .load, in: path) else { return nil }
        return OutputFinding(
          problem, subject: "url(\(written))", file: file, range: TextPlace.range(of: range, in: bytes), path: path)
      }
    }
  }

  /// A map, a feed or a list for machines, which no author writes.
  package func text(_ text: [UInt8], path: String) -> [OutputFinding] {
    text.withUnsafeBufferPointer { bytes in
      TextAddresses.find(in: bytes, base: Array((base ?? "").utf8)).compactMap { range in
        let written = String(decoding: bytes[range], as: UTF8.self)
        guard let problem = problem(of: CharacterReferences.resolve(written.utf8), as: .whole, in: path) else {
          return nil
        }
        return OutputFinding(problem, subject: written, file: nil, range: nil, path: path)
      }
    }
  }

  /// What is wrong with an address in the file at a path.
  func problem(of address: String, as kind: Mention.Kind, in path: String) -> OutputProblem? {
    let bytes = Array(address.utf8)
    let place = OutputAddress.Place(path: path, base: base)
    switch bytes.withUnsafeBufferPointer({ OutputAddress.form(of: $0, as: kind, in: place) }) {
    case .elsewhere: return nil
    case .wrong: return .of(wrong: address, as: kind)
    case .own(let fragment): return fragment.isEmpty ? nil : missing(id: bytes[fragment], in: path)
    case .relative: return missing(address: address, in: SitePath.folder(of: path))
    case .absolute(let start):
      let isFolder = bytes.withUnsafeBufferPointer { OutputAddress.isFolder($0, from: start) }
      let rest = String(decoding: bytes[start...], as: UTF8.self)
      return missing(address: isFolder ? rest + "index.html" : rest, in: "")
    }
  }

  private func missing(address: String, in folder: Substring) -> OutputProblem? {
    let parts = AddressParts(address)
    guard let target = SitePath.resolve(Substring(SitePath.percentDecoded(parts.path)), in: folder) else {
      return .outside
    }
    guard !parts.path.hasSuffix("/"), anchors.contains(file: Array(target.utf8)) else { return .missing(file: target) }
    let bytes = Array(address.utf8)
    guard scanned.contains(target), let sign = bytes.firstIndex(of: UInt8(ascii: "#")),
      let fragment = bytes.withUnsafeBufferPointer({ OutputAddress.fragment(in: $0, behind: sign) })
    else { return nil }
    return missing(id: bytes[fragment], in: target)
  }

  /// Browsers look for the id as it is written, then with its escapes resolved.
  private func missing(id: ArraySlice<UInt8>, in path: String) -> OutputProblem? {
    let file = Array(path.utf8)
    let written = String(decoding: id, as: UTF8.self)
    let decoded = SitePath.percentDecoded(Substring(written))
    if anchors.contains(id: Array(id), in: file) || anchors.contains(id: Array(decoded.utf8), in: file) { return nil }
    return .missingID(decoded, file: path)
  }
}
