import Foundation
import Synchronization

/// What a search has to know of characters: of which kind each is, and what it is folded to.
///
/// The tables are made from Unicode's properties once, block by block as texts ask for them.
struct SearchLetters: Sendable {
  /// What words are made of.
  enum Kind: UInt8 {
    case none, han, rightToLeft, other
    /// Goes with the letter before it.
    case mark
  }

  /// One character: its kind and its folded form, if that is short.
  struct Entry {
    /// The folded bytes from the lowest on, their number above them, the kind on top.
    fileprivate let packed: UInt64

    fileprivate static let most = 6

    var kind: Kind { Kind(rawValue: UInt8(packed >> 56)) ?? .none }
    fileprivate var count: Int { Int(packed >> 48 & 0xFF) }

    fileprivate init(_ scalar: Unicode.Scalar) {
      let bytes = SearchFolding.bytes(of: scalar)
      var packed = UInt64(SearchLetters.kind(of: scalar).rawValue) << 56
      packed |= UInt64(min(bytes.count, Self.most + 1)) << 48
      for (index, byte) in bytes.prefix(Self.most).enumerated() { packed |= UInt64(byte) << (8 * UInt64(index)) }
      self.packed = packed
    }
  }

  /// Latin, Greek, Cyrillic, Hebrew and Arabic: all that UTF-8 writes in two bytes.
  private static let near: [Entry] = (0..<0x800).map(entry)
  private static let far = Mutex<[UInt32: [Entry]]>([:])
  private static let blockBits: UInt32 = 7

  private let near = Self.near

  private static func entry(_ value: UInt32) -> Entry { Entry(Unicode.Scalar(value) ?? "\u{FFFD}") }

  /// Looks a character up that is no ASCII.
  func entry(of value: UInt32) -> Entry {
    if value < 0x800 { return near[Int(value)] }
    let block = value >> Self.blockBits
    return Self.far.withLock { blocks in
      let first = block << Self.blockBits
      let entries = blocks[block] ?? (first..<first + 1 << Self.blockBits).map(Self.entry)
      blocks[block] = entries
      return entries[Int(value - first)]
    }
  }

  /// Whether a character is Han and folded to itself.
  static func isPlainHan(_ value: UInt32) -> Bool { 0x4E00...0x9FFF ~= value || 0x3400...0x4DBF ~= value }

  /// Appends the folded form of a character.
  func fold(_ entry: Entry, of value: UInt32, to bytes: inout [UInt8]) {
    if entry.count > Entry.most {
      if let scalar = Unicode.Scalar(value) { bytes += SearchFolding.bytes(of: scalar) }
      return
    }
    var packed = entry.packed
    for _ in 0..<entry.count {
      bytes.append(UInt8(truncatingIfNeeded: packed))
      packed >>= 8
    }
  }

  private static func kind(of scalar: Unicode.Scalar) -> Kind {
    switch scalar.value {
    case 0x3005...0x3007, 0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF,
      0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFD:
      return .han
    case 0x5F: return .other
    default: break
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber:
      return isRightToLeft(scalar) ? .rightToLeft : .other
    default:
      return SearchFolding.isMark(scalar) ? .mark : .none
    }
  }

  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC: true
    default: false
    }
  }
}
