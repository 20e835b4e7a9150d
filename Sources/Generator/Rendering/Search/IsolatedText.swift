import Languages
import Markdown

/// Running text without markup, in which the isolates of Unicode stand where a page has elements that isolate: in a
/// result of a search, code and terms of the other direction stay in order as they do on the page.
struct IsolatedText {
  private let direction: TextDirection
  private(set) var bytes: [UInt8] = []
  /// Whether terms of the other direction still have to be isolated; not so inside a run that is isolated already.
  private var isIsolating = true

  private static let leftToRight = Array("\u{2066}".utf8)
  private static let rightToLeft = Array("\u{2067}".utf8)
  private static let end = Array("\u{2069}".utf8)

  init(on direction: TextDirection) { self.direction = direction }

  /// A paragraph's text, by itself.
  static func of(_ content: [Inline], on direction: TextDirection) -> String {
    String(decoding: bytes(of: content, on: direction), as: UTF8.self)
  }

  static func bytes(of content: [Inline], on direction: TextDirection) -> [UInt8] {
    var text = IsolatedText(on: direction)
    text.append(content)
    return text.bytes
  }

  mutating func append(_ content: [Inline]) {
    guard isIsolating else {
      for inline in content { write(inline) }
      return
    }
    var flat: [UInt8] = []
    for inline in content { InlineFlattening.append(inline, to: &flat, base: direction) }
    let runs = flat.withUnsafeBufferPointer { bytes in
      direction == .rightToLeft ? LatinRuns.find(in: bytes) : RightToLeftRuns.find(in: bytes)
    }
    var edges = RunEdges(runs: runs)
    for inline in content {
      if case .text(var text) = inline {
        text.withUTF8 { write($0, &edges) }
      } else if InlineFlattening.length(of: inline) > 0 {
        cross(&edges)
        edges.offset += 1
        write(inline)
        finishRun(&edges)
      }
    }
    finishRun(&edges)
  }

  /// Where the runs of a flattened text begin and end, as it is gone through.
  private struct RunEdges {
    let runs: [Range<Int>]
    var next = 0
    var offset = 0

    /// How far it is to the next edge.
    func distance(isInside: Bool) -> Int {
      guard next < runs.count else { return Int.max }
      let edge = isInside ? runs[next].upperBound : runs[next].lowerBound
      return edge > offset ? edge - offset : Int.max
    }
  }

  /// Writes the bytes of a text, and the isolates at the edges in it.
  private mutating func write(_ text: UnsafeBufferPointer<UInt8>, _ edges: inout RunEdges) {
    var index = 0
    while index < text.count {
      cross(&edges)
      let length = min(text.count - index, edges.distance(isInside: !isIsolating))
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[index..<index + length]))
      edges.offset += length
      index += length
    }
  }

  /// Ends and begins the runs that end and begin here.
  private mutating func cross(_ edges: inout RunEdges) {
    finishRun(&edges)
    if edges.next < edges.runs.count, edges.runs[edges.next].lowerBound == edges.offset {
      bytes += direction == .rightToLeft ? Self.leftToRight : Self.rightToLeft
      isIsolating = false
    }
  }

  private mutating func finishRun(_ edges: inout RunEdges) {
    guard !isIsolating, edges.next < edges.runs.count, edges.runs[edges.next].upperBound == edges.offset else { return }
    bytes += Self.end
    isIsolating = true
    edges.next += 1
  }

  private mutating func write(_ inline: Inline) {
    switch inline {
    case .text(let text): bytes.append(contentsOf: text.utf8)
    case .code(let code, _): writeCode(code)
    case .emphasis(let content), .strong(let content), .strikethrough(let content): append(content)
    case .link(let link): append(link.content)
    case .image(let image): append(image.alternative)
    case .softBreak(let joins): if !joins { bytes.append(UInt8(ascii: " ")) }
    case .lineBreak: bytes.append(UInt8(ascii: " "))
    case .html(let html, _): if html.isLineBreak { bytes.append(UInt8(ascii: " ")) }
    case .footnoteReference: break
    }
  }

  private mutating func writeCode(_ code: String) {
    let needsIsolate = isIsolating && (direction == .rightToLeft || code.utf8.contains { $0 >= 0x80 })
    if needsIsolate { bytes += Self.leftToRight }
    bytes.append(contentsOf: code.utf8)
    if needsIsolate { bytes += Self.end }
  }
}
