/// The characters that force, embed or isolate a direction of writing, with which code can be made to look like other
/// code: U+202A to U+202E and U+2066 to U+2069.
package enum BidiControls {
  /// A control in a text, as itself or as a numeric character reference (`&#x202E;`).
  package struct Occurrence: Sendable {
    package var offset: Int
    package var length: Int
    package var scalar: Unicode.Scalar

    package var isReference: Bool { length != 3 }
  }

  package static func contains(_ scalar: Unicode.Scalar) -> Bool {
    (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
  }

  /// Whether one of them stands at an index of a UTF-8 text.
  package static func isControl(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    guard index + 2 < bytes.count, bytes[index] == 0xE2 else { return false }
    return bytes[index + 1] == 0x80 && (0xAA...0xAE).contains(bytes[index + 2])
      || bytes[index + 1] == 0x81 && (0xA6...0xA9).contains(bytes[index + 2])
  }

  /// The length of a mark of direction (U+200E, U+200F, U+061C) at an index of a UTF-8 text; 0 where none stands.
  package static func lengthOfMark(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    guard index + 1 < bytes.count else { return 0 }
    if bytes[index] == 0xD8, bytes[index + 1] == 0x9C { return 2 }
    guard bytes[index] == 0xE2, index + 2 < bytes.count, bytes[index + 1] == 0x80 else { return 0 }
    return bytes[index + 2] == 0x8E || bytes[index + 2] == 0x8F ? 3 : 0
  }

  /// A reference to one of them that begins at an index with `&#`.
  package static func reference(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Occurrence? {
    guard index + 3 < bytes.count, bytes[index] == UInt8(ascii: "&"), bytes[index + 1] == UInt8(ascii: "#") else {
      return nil
    }
    let isHexadecimal = bytes[index + 2] | 0x20 == UInt8(ascii: "x")
    var end = index + (isHexadecimal ? 3 : 2)
    var value: UInt32 = 0
    // No reference to a control is longer, but for zeros in front of it.
    while end < min(bytes.count, index + 12), let digit = hexadecimalDigit(bytes[end]), isHexadecimal || digit < 10 {
      value = value * (isHexadecimal ? 16 : 10) + digit
      end += 1
    }
    guard end < bytes.count, bytes[end] == UInt8(ascii: ";"), let scalar = Unicode.Scalar(value), contains(scalar)
    else { return nil }
    return Occurrence(offset: index, length: end + 1 - index, scalar: scalar)
  }

  private static func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte - 0x30)
    case 0x41...0x46, 0x61...0x66: UInt32(byte | 0x20) - 0x57
    default: nil
    }
  }

  /// Where they stand in a UTF-8 text.
  package static func occurrences(in bytes: UnsafeBufferPointer<UInt8>) -> [Occurrence] {
    var found: [Occurrence] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == 0xE2, isControl(bytes, at: index) {
        // The controls share their first byte; the others hold six bits each.
        let value = 0x2000 | UInt32(bytes[index + 1] & 0x3F) << 6 | UInt32(bytes[index + 2] & 0x3F)
        if let scalar = Unicode.Scalar(value) { found.append(Occurrence(offset: index, length: 3, scalar: scalar)) }
      } else if bytes[index] == UInt8(ascii: "&"), let reference = reference(in: bytes, at: index) {
        found.append(reference)
      }
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
