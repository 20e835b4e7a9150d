/// Makes the text that is given to the parser from the author's: control characters out, markers in, and in front of it
/// one reference to each footnote, so that the parser keeps the notes that the page itself never refers to.
struct SourcePreparation {
  /// The text to be parsed; nil if the author's can be parsed as it is.
  private(set) var text: [UInt8]?
  private(set) var shifts: [SourceText.Shift] = []
  /// How many paragraphs with one reference each stand in front; each takes two lines.
  private(set) var footnoteProbes = 0
  let scan: SourceScan

  /// Whether pieces of the tree can hold bytes that are no text.
  var needsCleaning: Bool { !scan.edits.isEmpty || scan.hasNumericReferences }

  init(_ bytes: UnsafeBufferPointer<UInt8>, leavingOut: [Range<Int>] = []) {
    scan = SourceScan(bytes, leavingOut: leavingOut)
    let labels = scan.hasFootnotes ? Self.footnoteLabels(in: bytes) : []
    guard !scan.edits.isEmpty || !labels.isEmpty else { return }
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count + bytes.count / 16 + 64)
    for label in labels {
      output += [UInt8(ascii: "["), UInt8(ascii: "^")]
      output += bytes[label]
      output += [UInt8(ascii: "]"), 0x0A, 0x0A]
    }
    footnoteProbes = labels.count
    apply(scan.edits, to: bytes, output: &output)
    text = output
  }

  private mutating func apply(
    _ edits: [SourceScan.Edit], to bytes: UnsafeBufferPointer<UInt8>, output: inout [UInt8]
  ) {
    var copied = 0
    var surplus = output.count
    if surplus > 0 { shifts.append(SourceText.Shift(offset: surplus - 1, surplus: surplus)) }
    for edit in edits.sorted(by: Self.isBefore) where edit.offset >= copied {
      output += bytes[copied..<edit.offset]
      let before = output.count
      switch edit.insertion {
      case .nothing: break
      case .letter: output += SourceMarker.letter
      case .addressStart: output += SourceMarker.addressStart
      case .addressEnd: output += SourceMarker.addressEnd
      case .replacementCharacter: output += "\u{FFFD}".utf8
      }
      copied = edit.offset + edit.removed
      surplus += output.count - before - edit.removed
      shifts.append(SourceText.Shift(offset: output.count, surplus: surplus))
    }
    output += bytes[copied...]
  }

  /// At one place the end of an address comes first, so that no other marker is taken for a part of the address.
  private static func isBefore(_ a: SourceScan.Edit, _ b: SourceScan.Edit) -> Bool {
    guard a.offset == b.offset else { return a.offset < b.offset }
    return a.insertion == .addressEnd && b.insertion != .addressEnd
  }

  /// The labels of what looks like a definition of a footnote, each once.
  private static func footnoteLabels(in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var labels: [Range<Int>] = []
    var known: Set<[UInt8]> = []
    var index = 0
    while index + 4 < bytes.count, labels.count < 10_000 {
      defer { index += 1 }
      guard bytes[index] == UInt8(ascii: "["), bytes[index + 1] == UInt8(ascii: "^") else { continue }
      var end = index + 2
      while end < bytes.count, bytes[end] > 0x20, bytes[end] != UInt8(ascii: "]"), end - index < 1000 { end += 1 }
      guard end > index + 2, end + 1 < bytes.count, bytes[end] == UInt8(ascii: "]"),
        bytes[end + 1] == UInt8(ascii: ":"), known.insert(Array(bytes[index + 2..<end])).inserted
      else { continue }
      labels.append(index + 2..<end)
    }
    return labels
  }
}
