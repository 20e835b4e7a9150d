import Diagnostics

/// Finds in templates the addresses and ids of the pages that are made with them.
struct TemplatePlaces: Sendable {
  struct Place {
    var file: String
    var range: SourceRange
    /// What the template holds of the address.
    var tail: String
  }

  let templates: [OutputInspector.Template]

  /// Where a template spells an address, or the part of it behind the way to the root.
  func place(of address: String) -> Place? {
    var tail = Substring(address)
    while tail.hasPrefix("../") || tail.hasPrefix("./") {
      tail = tail[tail.index(after: tail.firstIndex(of: "/") ?? tail.startIndex)...]
    }
    guard !tail.isEmpty else { return nil }
    let wanted = Array(tail.utf8)
    for template in templates {
      if let range = Self.range(of: wanted, in: template.bytes) {
        return Place(
          file: template.file, range: template.bytes.withUnsafeBufferPointer { TextPlace.range(of: range, in: $0) },
          tail: String(tail))
      }
    }
    return nil
  }

  /// The first place where the bytes fill the end of an attribute.
  private static func range(of wanted: [UInt8], in bytes: [UInt8]) -> Range<Int>? {
    var index = 0
    while let start = bytes[index...].firstIndex(of: wanted[0]) {
      index = start + 1
      let end = start + wanted.count
      guard end <= bytes.count, bytes[start..<end].elementsEqual(wanted) else { continue }
      let before = start > 0 ? bytes[start - 1] : 0x20
      let after = end < bytes.count ? bytes[end] : 0x20
      let isClosed = "\"' ),\n".utf8.contains(after) || after == UInt8(ascii: ">") && before != UInt8(ascii: "/")
      if "\"'=/}#(".utf8.contains(before), isClosed { return start..<end }
    }
    return nil
  }
}

/// Lines and columns of a text.
enum TextPlace {
  static func range(of range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> SourceRange {
    let before = bytes[..<range.lowerBound]
    let line = before.count { $0 == 0x0A } + 1
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return SourceRange(line: line, column: range.lowerBound - start + 1, length: range.count)
  }
}
