/// What LLVM's bitstream container holds: blocks and records, without any meaning.
enum Bitstream {
  struct Record {
    var code: Int
    var operands: [UInt64]
    var blob: ArraySlice<UInt8>
  }

  enum Item {
    case record(Record)
    case block(Block)
  }

  struct Block {
    var id: Int
    var items: [Item]
  }

  /// The blocks at the top level after a magic number of four bytes; nil if the bytes are not a bitstream.
  static func blocks(_ bytes: [UInt8], magic: String) -> [Block]? {
    guard bytes.starts(with: magic.utf8) else { return nil }
    var reader = BitstreamReader(bytes)
    return reader.readTopLevel()
  }
}
