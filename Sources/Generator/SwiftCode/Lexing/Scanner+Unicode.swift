extension Scanner {
  /// The length in bytes of the operator sign above ASCII at `index`, or 0 if what stands there is no operator.
  func lengthOfOperatorScalar(_ index: Int) -> Int {
    let lead = base[index]
    switch lead {
    case 0xC2, 0xC3:
      return isOperator(UInt32(lead & 0x1F) << 6 | continuation(index + 1)) ? 2 : 0
    case 0xE2, 0xE3:
      guard index + 2 < count else { return 0 }
      let scalar = UInt32(lead & 0x0F) << 12 | continuation(index + 1) << 6 | continuation(index + 2)
      return isOperator(scalar) ? 3 : 0
    default: return 0
    }
  }

  private func continuation(_ index: Int) -> UInt32 {
    UInt32(byte(index) & 0x3F)
  }

  /// The operator heads of the grammar above ASCII (The Swift Programming Language, "Lexical Structure").
  private func isOperator(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2016...0x2017,
      0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775,
      0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030:
      true
    default: false
    }
  }

  /// The end of the identifier that begins at `start`.
  @inline(__always)
  func endOfWord(_ start: Int) -> Int {
    var index = start
    while index < count, ByteClass.continuesWord(base[index]) {
      if base[index] >= 0xC2, lengthOfOperatorScalar(index) > 0 || isNoBreakSpace(index) { break }
      index += 1
    }
    return index
  }

  func isNoBreakSpace(_ index: Int) -> Bool {
    base[index] == 0xC2 && byte(index + 1) == 0xA0
  }
}
