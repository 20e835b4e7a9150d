/// The characters that force, embed or isolate a direction of writing, with which code can be made to look like other
/// code: U+202A to U+202E and U+2066 to U+2069.
package enum BidiControls {
  package static func contains(_ scalar: Unicode.Scalar) -> Bool {
    (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
  }

  /// Whether one of them stands at an index of a UTF-8 text.
  package static func isControl(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    guard index + 2 < bytes.count, bytes[index] == 0xE2 else { return false }
    return bytes[index + 1] == 0x80 && (0xAA...0xAE).contains(bytes[index + 2])
      || bytes[index + 1] == 0x81 && (0xA6...0xA9).contains(bytes[index + 2])
  }

  /// Where they stand in a UTF-8 text.
  package static func offsets(in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
    var found: [Int] = []
    var index = 0
    while index + 2 < bytes.count {
      if isControl(bytes, at: index) { found.append(index) }
      index += 1
    }
    return found
  }

  /// Whether each embedding, override and isolate among the characters is closed by its own end, and no end is left over.
  package static func areBalanced(_ scalars: some Sequence<Unicode.Scalar>) -> Bool {
    var open: [UInt32] = []
    for scalar in scalars {
      switch scalar.value {
      case 0x202A, 0x202B, 0x202D, 0x202E: open.append(0x202C)
      case 0x2066, 0x2067, 0x2068: open.append(0x2069)
      case 0x202C, 0x2069: guard open.popLast() == scalar.value else { return false }
      default: break
      }
    }
    return open.isEmpty
  }
}
