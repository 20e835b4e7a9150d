import Pictures
import Testing

@Suite struct PictureFileTests {
  /// The beginning of a PNG file whose first chunk behind the header is the given one.
  private static func file(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let header = [0, 0, 0, 13] + Array("IHDR".utf8) + [UInt8](repeating: 1, count: 17)
    return PictureFile.signature + header + [0, 0, 0, UInt8(data.count)] + Array(type.utf8) + data + [1, 2, 3, 4]
  }

  @Test func `the key stands behind the header`() {
    #expect(PictureFile.key(in: Self.file("tEXt", Array("dalil-picture\0abc123".utf8))) == "abc123")
    #expect(
      Self.file("tEXt", Array("dalil-picture\0\(String(repeating: "a", count: 32))".utf8)).count
        <= PictureFile.headLength)
  }

  @Test func `other files have none`() {
    #expect(PictureFile.key(in: []) == nil)
    #expect(PictureFile.key(in: Array("GIF89a".utf8)) == nil)
    #expect(PictureFile.key(in: Self.file("tEXt", Array("Software\0dalil-picture".utf8))) == nil)
    #expect(PictureFile.key(in: Self.file("IDAT", Array("dalil-picture\0abc".utf8))) == nil)
    let whole = Self.file("tEXt", Array("dalil-picture\0abc123".utf8))
    for length in 0..<whole.count - 4 { #expect(PictureFile.key(in: Array(whole[..<length])) == nil) }
  }

  @Test func `a length that lies does no harm`() {
    var file = Self.file("tEXt", Array("dalil-picture\0abc123".utf8))
    for byte in [UInt8(0), 1, 0x7F, 0xFF] {
      file[33] = byte
      #expect(byte == 0 || PictureFile.key(in: file) == nil)
    }
    file[33] = 0
    file[36] = 3
    #expect(PictureFile.key(in: file) == nil)
  }
}
