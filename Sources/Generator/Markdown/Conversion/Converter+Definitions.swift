internal import Diagnostics

extension Converter {
  /// A link definition, which the parser drops from the tree.
  private struct Definition {
    var label: String
    var start: Int
    var end: Int
  }

  /// Reports definitions whose label nothing on the page uses, and further definitions of one label.
  mutating func reportUnusedDefinitions() {
    let definitions = linkDefinitions()
    guard !definitions.isEmpty else { return }
    let used = bracketedLabels(besides: Set(definitions.map(\.start)))
    var seen: Set<String> = []
    for definition in definitions {
      let range = source.range(definition.start, definition.end)
      let close = source.bytes[definition.start...].firstIndex(of: UInt8(ascii: "]")) ?? definition.end
      let label = string(UnsafeBufferPointer(rebasing: source.bytes[definition.start..<min(close + 1, definition.end)]))
      if !seen.insert(definition.label).inserted {
        report(
          .unusedReference, .warning, range, "\(label) is defined more than once: only the first definition counts",
          remedy: "give it a label of its own, or delete it")
      } else if !used.contains(definition.label) {
        report(
          .unusedReference, .warning, range, "\(label) is defined, but no link or image of this page uses it",
          remedy: "write [text]\(label) where it is meant, or delete it")
      }
    }
  }

  /// Lines that begin like a definition and are no text.
  private func linkDefinitions() -> [Definition] {
    let taken = (codeRanges + textRanges).sorted { $0.lowerBound < $1.lowerBound }
    var definitions: [Definition] = []
    var next = 0
    for line in 2 * preparation.footnoteProbes..<source.lineCount {
      let end = source.lineEnd(line)
      var start = source.lineStarts[line]
      while start < end, " \t>".utf8.contains(source.bytes[start]) { start += 1 }
      guard start + 2 < end, source.bytes[start] == UInt8(ascii: "["), source.bytes[start + 1] != UInt8(ascii: "^")
      else { continue }
      while next < taken.count, taken[next].upperBound <= start { next += 1 }
      if next < taken.count, taken[next].contains(start) { continue }
      guard let close = labelEnd(from: start, limit: end), source.byte(close + 1) == UInt8(ascii: ":") else { continue }
      definitions.append(Definition(label: normalizedLabel(start + 1..<close), start: start, end: end))
    }
    return definitions
  }

  /// Everything that stands in brackets outside code blocks, except at some places.
  private func bracketedLabels(besides places: Set<Int>) -> Set<String> {
    var labels: Set<String> = []
    var index = 0
    while let open = source.bytes[index...].firstIndex(of: UInt8(ascii: "[")) {
      index = open + 1
      guard !places.contains(open), let close = labelEnd(from: open, limit: source.bytes.count) else { continue }
      labels.insert(normalizedLabel(open + 1..<close))
    }
    return labels
  }

  /// The bracket that ends the label whose first bracket stands at an offset.
  private func labelEnd(from open: Int, limit: Int) -> Int? {
    var index = open + 1
    while index < min(limit, open + 1000) {
      switch source.bytes[index] {
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "]"): return index
      case UInt8(ascii: "["): return nil
      default: index += 1
      }
    }
    return nil
  }

  /// A label as labels are compared: without regard to case, to the kind of white space, and to marks of quotations.
  private func normalizedLabel(_ range: Range<Int>) -> String {
    let text = string(UnsafeBufferPointer(rebasing: source.bytes[range]))
    let words = text.split { $0.isWhitespace || $0 == ">" }
    return words.joined(separator: " ").uppercased().lowercased()
  }
}
