/// The regions of a Swift file, in DocC's words: one begins below `// snippet.name` and ends above `// snippet.end`,
/// above the beginning of the next, or with the file.
struct SourceRegions {
  /// A line of code and its number in the file, from 1.
  typealias Line = (number: Int, text: [UInt8])

  /// The names in the order of the file, each as often as it begins a region.
  private(set) var names: [String] = []
  private var linesByName: [String: [Line]] = [:]
  private var allLines: [Line] = []

  init(_ bytes: [UInt8]) {
    let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    var open: String?
    for (index, range) in SnippetText.lines(of: bytes).enumerated() {
      let text = Self.withoutTrailingSpace(bytes[range])
      switch SnippetMarker(in: text) {
      case .end: open = nil
      case .begin(let name):
        open = name
        names.append(name)
        linesByName[name] = linesByName[name] ?? []
      case .hide, .show, nil:
        allLines.append((index + 1, text))
        if let open { linesByName[open]?.append((index + 1, text)) }
      }
    }
  }

  /// The lines of a region, or of the whole file, without the indentation that all have in common and without empty
  /// lines at both ends; nil if there is no such region.
  func lines(of region: String?) -> [Line]? {
    guard let region else { return Self.trimmed(allLines) }
    return linesByName[region].map(Self.trimmed)
  }

  /// The same for the code of a block, whose lines count from 0.
  static func lines(ofBlock bytes: [UInt8]) -> [Line] {
    trimmed(
      SnippetText.lines(of: bytes).enumerated().map { ($0.offset, withoutTrailingSpace(bytes[$0.element])) })
  }

  private static func withoutTrailingSpace(_ line: ArraySlice<UInt8>) -> [UInt8] {
    var line = line
    while let last = line.last, last == 0x20 || last == 0x09 || last == 0x0D { line.removeLast() }
    return Array(line)
  }

  private static func trimmed(_ lines: [Line]) -> [Line] {
    guard let first = lines.firstIndex(where: { !$0.text.isEmpty }),
      let last = lines.lastIndex(where: { !$0.text.isEmpty })
    else { return [] }
    let inner = lines[first...last]
    var common = Array(lines[first].text.prefix { $0 == 0x20 || $0 == 0x09 })
    for line in inner where !line.text.isEmpty {
      common = zip(common, line.text).prefix { $0 == $1 }.map(\.0)
    }
    return inner.map { ($0.number, Array($0.text.dropFirst(common.count))) }
  }
}
