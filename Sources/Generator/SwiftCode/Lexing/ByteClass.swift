/// The part that a byte can play at the start of a token.
enum ByteClass: UInt8 {
  case space, word, digit, operatorSign, punctuation, quote, pound, at, dollar, backtick, dot, other

  static func of(_ byte: UInt8) -> ByteClass {
    switch byte {
    case 0x09...0x0D, 0x20, 0x00: .space
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): .word
    case 0x80...0xFF: .word
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    case UInt8(ascii: "\""): .quote
    case UInt8(ascii: "#"): .pound
    case UInt8(ascii: "@"): .at
    case UInt8(ascii: "$"): .dollar
    case UInt8(ascii: "`"): .backtick
    case UInt8(ascii: "."): .dot
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
      UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
      .operatorSign
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "\\"):
      .punctuation
    default: .other
    }
  }

  /// Whether `byte` may stand inside an identifier; bytes above ASCII are looked at more closely by the caller.
  @inline(__always)
  static func continuesWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "$"), 0x80...0xFF:
      true
    default: false
    }
  }

  @inline(__always)
  static func isOperatorSign(_ byte: UInt8) -> Bool {
    of(byte) == .operatorSign
  }
}
