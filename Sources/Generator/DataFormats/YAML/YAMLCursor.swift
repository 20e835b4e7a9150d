import CLibYAML
import Diagnostics

/// Turns libyaml's marks into lines and columns of the file.
///
/// libyaml counts characters, and counts U+0085, U+2028 and U+2029 as line ends; only its running number of characters
/// can be trusted, so the cursor walks the bytes from the mark before.
struct YAMLCursor {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let firstLine: Int
  private var character = 0
  private var offset = 0
  /// How many bytes lie before the position that was asked for last.
  var byteOffset: Int { offset }
  private var line: Int
  private var lineStart = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, firstLine: Int) {
    self.bytes = bytes
    self.firstLine = firstLine
    line = firstLine
  }

  mutating func position(of mark: yaml_mark_t) -> SourcePosition {
    if mark.index < character { rewind() }
    while character < mark.index, offset < bytes.count { step() }
    return SourcePosition(line: line, column: offset - lineStart + 1)
  }

  mutating func position(ofByte target: Int) -> SourcePosition {
    if target < offset { rewind() }
    while offset < min(target, bytes.count) { step() }
    return SourcePosition(line: line, column: offset - lineStart + 1)
  }

  private mutating func rewind() {
    (character, offset, line, lineStart) = (0, 0, firstLine, 0)
  }

  private mutating func step() {
    let isLineEnd = bytes[offset] == 0x0A
    offset += 1
    while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    character += 1
    if isLineEnd {
      line += 1
      lineStart = offset
    }
  }
}
