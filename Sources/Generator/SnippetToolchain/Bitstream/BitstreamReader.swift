/// Takes a bitstream apart, as LLVM's bitcode documentation describes the container.
struct BitstreamReader {
  private enum Operand {
    case literal(UInt64)
    case fixed(Int)
    case variable(Int)
    case array, character, blob
  }

  private typealias Abbreviation = [Operand]

  private var bits: BitReader
  /// Abbreviations that the information block (id 0) defines for other blocks.
  private var abbreviations: [Int: [Abbreviation]] = [:]
  private static let maximalDepth = 16

  init(_ bytes: [UInt8]) {
    bits = BitReader(bytes)
    _ = bits.fixed(32)
  }

  mutating func readTopLevel() -> [Bitstream.Block]? {
    var blocks: [Bitstream.Block] = []
    while !bits.isAtEnd {
      guard bits.fixed(2) == 1 else { return blocks.isEmpty ? nil : blocks }
      guard let block = readBlock(depth: 0) else { return nil }
      if block.id != 0 { blocks.append(block) }
    }
    return blocks
  }

  private mutating func readBlock(depth: Int) -> Bitstream.Block? {
    let id = Int(truncatingIfNeeded: bits.variable(8))
    let width = Int(bits.variable(4))
    bits.align()
    _ = bits.fixed(32)
    guard (2...32).contains(width), depth < Self.maximalDepth else { return nil }
    var block = Bitstream.Block(id: id, items: [])
    var local = abbreviations[id] ?? []
    var target: Int?
    while !bits.isPastEnd {
      switch Int(bits.fixed(width)) {
      case 0:
        bits.align()
        return block
      case 1:
        guard let inner = readBlock(depth: depth + 1) else { return nil }
        block.items.append(.block(inner))
      case 2:
        let abbreviation = readAbbreviation()
        if id == 0, let target {
          abbreviations[target, default: []].append(abbreviation)
        } else {
          local.append(abbreviation)
        }
      case 3:
        let record = readPlainRecord()
        if id == 0, record.code == 1, let first = record.operands.first {
          target = Int(truncatingIfNeeded: first)
        } else {
          block.items.append(.record(record))
        }
      case let number:
        guard number - 4 < local.count else { return nil }
        block.items.append(.record(readRecord(local[number - 4])))
      }
    }
    return nil
  }

  private mutating func readAbbreviation() -> Abbreviation {
    var operands: Abbreviation = []
    let count = bits.variable(5)
    while operands.count < count, !bits.isPastEnd {
      if bits.fixed(1) == 1 {
        operands.append(.literal(bits.variable(8)))
        continue
      }
      switch bits.fixed(3) {
      case 1: operands.append(.fixed(Int(truncatingIfNeeded: bits.variable(5) & 0x7F)))
      case 2: operands.append(.variable(Int(truncatingIfNeeded: bits.variable(5) & 0x7F)))
      case 3: operands.append(.array)
      case 4: operands.append(.character)
      default: operands.append(.blob)
      }
    }
    return operands
  }

  private mutating func readPlainRecord() -> Bitstream.Record {
    let code = Int(truncatingIfNeeded: bits.variable(6))
    var operands: [UInt64] = []
    let count = bits.variable(6)
    while operands.count < count, !bits.isPastEnd { operands.append(bits.variable(6)) }
    return Bitstream.Record(code: code, operands: operands, blob: [])
  }

  private mutating func readRecord(_ abbreviation: Abbreviation) -> Bitstream.Record {
    var values: [UInt64] = []
    var blob: ArraySlice<UInt8> = []
    var index = 0
    while index < abbreviation.count {
      switch abbreviation[index] {
      case .array:
        index += 1
        let count = bits.variable(6)
        var read: UInt64 = 0
        while read < count, index < abbreviation.count, !bits.isPastEnd {
          values.append(readScalar(abbreviation[index]))
          read += 1
        }
      case .blob: blob = bits.blob(Int(truncatingIfNeeded: bits.variable(6)))
      case let scalar: values.append(readScalar(scalar))
      }
      index += 1
    }
    let code = Int(truncatingIfNeeded: values.first ?? 0)
    return Bitstream.Record(code: code, operands: Array(values.dropFirst()), blob: blob)
  }

  private mutating func readScalar(_ operand: Operand) -> UInt64 {
    switch operand {
    case .literal(let value): value
    case .fixed(let width): bits.fixed(width)
    case .variable(let width): bits.variable(width)
    case .character: bits.fixed(6)
    case .array, .blob: 0
    }
  }
}
