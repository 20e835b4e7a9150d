/// The lines of a file that findings point at.
struct SourceLines: Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // A byte order mark is no part of the first line.
    var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    bytes.withUnsafeBufferPointer { bytes in
      for index in starts[0]..<max(starts[0], bytes.count) where bytes[index] == 10 || bytes[index] == 13 {
        // "\r\n" ends one line, and so does a "\r" alone, as in Markdown.
        if bytes[index] == 13, index + 1 < bytes.count, bytes[index + 1] == 10 { continue }
        starts.append(index + 1)
      }
    }
    self.starts = starts
  }

  /// The bytes of a line, counted from 1, without its ending; nil past the end of the file.
  func line(_ number: Int) -> ArraySlice<UInt8>? {
    guard number >= 1, number <= starts.count else { return nil }
    let end = number < starts.count ? starts[number] : bytes.count
    var line = bytes[starts[number - 1]..<end]
    while let last = line.last, last == 10 || last == 13 { line.removeLast() }
    return line
  }

  /// The column in UTF-16 units, from 1, of a column in bytes.
  func utf16Column(line number: Int, column: Int) -> Int {
    guard let line = line(number) else { return column }
    let prefix = line.prefix(max(0, column - 1))
    return String(decoding: prefix, as: UTF8.self).utf16.count + 1
  }
}
