/// The first bytes of a drawn picture, a PNG file: what it says of itself stands in a `tEXt` chunk right behind the
/// header, so that a later run need not read on.
package enum PictureFile {
  package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The keyword of the chunk.
  package static let keyword = "dalil-picture"
  /// How many bytes of a file are enough to read its key.
  package static let headLength = 128

  /// Behind the signature: length, type, 13 bytes and checksum of the header.
  private static let headerLength = 25

  /// The key of a drawn picture; nil for any other file.
  package static func key(in head: [UInt8]) -> String? {
    let start = signature.count + headerLength
    guard head.count > start + 8, head.starts(with: signature) else { return nil }
    let length = head[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    let words = Array("tEXt\(keyword)\0".utf8)
    let text = start + 4 + words.count
    let end = start + 8 + length
    guard head[(start + 4)...].starts(with: words), text <= end, end <= head.count else { return nil }
    return String(decoding: head[text..<end], as: UTF8.self)
  }
}
