import Caching
import Testing

@Suite struct BinaryCoderTests {
  private func sample() -> BinaryWriter {
    var writer = BinaryWriter()
    for number in [0, 1, -1, 63, -64, 64, 300, Int.max, Int.min] { writer.write(number) }
    writer.write(UInt64.max)
    writer.write(true)
    writer.write("שלום, 你好, مرحبا")
    writer.write("")
    writer.write([0, 255] as [UInt8])
    writer.write(["a", "b"])
    writer.write(optional: nil)
    writer.write(optional: "x")
    writer.write(Fingerprint(high: 1, low: 2))
    return writer
  }

  private func readSample(_ bytes: [UInt8]) throws(BinaryReader.Failure) -> Bool {
    var reader = BinaryReader(bytes)
    var isRight = true
    for number in [0, 1, -1, 63, -64, 64, 300, Int.max, Int.min] { isRight = try reader.readInt() == number && isRight }
    isRight = try reader.readUInt64() == .max && isRight
    isRight = try reader.readBool() && isRight
    isRight = try reader.readString() == "שלום, 你好, مرحبا" && isRight
    isRight = try reader.readString().isEmpty && isRight
    isRight = try reader.readBytes() == [0, 255] && isRight
    isRight = try reader.readStrings() == ["a", "b"] && isRight
    isRight = try reader.readOptionalString() == nil && isRight
    isRight = try reader.readOptionalString() == "x" && isRight
    isRight = try reader.readFingerprint() == Fingerprint(high: 1, low: 2) && isRight
    return isRight && reader.isAtEnd
  }

  @Test func `what is written is read`() throws {
    #expect(try readSample(sample().bytes))
  }

  @Test func `every cut is an error`() {
    let bytes = sample().bytes
    for count in bytes.indices {
      #expect(throws: BinaryReader.Failure.self) { try readSample(Array(bytes.prefix(count))) }
    }
  }

  @Test func `no change of a byte traps`() {
    let bytes = sample().bytes
    for index in bytes.indices {
      for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
        var changed = bytes
        changed[index] = value
        _ = try? readSample(changed)
      }
    }
  }

  @Test func `absurd lengths are refused`() {
    var writer = BinaryWriter()
    writer.write(UInt64.max >> 1)
    var reader = BinaryReader(writer.bytes)
    #expect(throws: BinaryReader.Failure.truncated) { try reader.readStrings() }
    var endless = BinaryReader(Array(repeating: 0xFF, count: 20))
    #expect(throws: BinaryReader.Failure.malformed) { try endless.readUInt64() }
  }
}
