/// Takes addresses apart as they stand in written files, without making strings of them.
enum OutputAddress {
  enum Form {
    /// Another site, or nothing that has to be there.
    case elsewhere
    /// An address that a site in a folder cannot have.
    case wrong
    /// A place on the same page: its fragment, empty if it is the page itself or its top.
    case own(fragment: Range<Int>)
    /// So many folders up, and where the rest begins.
    case relative(up: Int, start: Int)
    /// Below the site's own address: where the path begins.
    case absolute(start: Int)
  }

  /// What tells the site's own addresses from others in one file.
  struct Place {
    /// The address of the site; empty if it has none.
    var base: [UInt8]
    /// The path of the site on its host, in the page that servers show at any address; empty in others.
    var root: [UInt8] = []

    init(path: String, base: String?) {
      let base = base ?? ""
      self.base = Array(base.utf8)
      guard path == "404.html" else { return }
      let host = base.firstRange(of: "://").map { base[$0.upperBound...] } ?? ""
      root = Array((host.firstIndex(of: "/").map { host[$0...] } ?? "/").utf8)
    }
  }

  static func form(of address: UnsafeBufferPointer<UInt8>, as kind: Mention.Kind, in place: Place) -> Form {
    guard let first = address.first else { return kind == .link ? .own(fragment: 0..<0) : .wrong }
    if first == UInt8(ascii: "#") { return .own(fragment: fragment(in: address, behind: 0) ?? 0..<0) }
    if let colon = schemeEnd(of: address) { return form(ofScheme: colon, in: address, as: kind, base: place.base) }
    if !place.root.isEmpty, address.starts(with: place.root), address.count < 2 || address[1] != UInt8(ascii: "/") {
      return .absolute(start: place.root.count)
    }
    if first == UInt8(ascii: "/") || first == UInt8(ascii: "\\") { return .wrong }
    if first == UInt8(ascii: "?") { return kind == .link ? .own(fragment: 0..<0) : .wrong }
    var start = 0
    var up = 0
    while start < address.count, address[start] == UInt8(ascii: ".") {
      if start + 1 < address.count, address[start + 1] == UInt8(ascii: "/") {
        start += 2
      } else if start + 2 < address.count, address[start + 1] == UInt8(ascii: "."),
        address[start + 2] == UInt8(ascii: "/")
      {
        (start, up) = (start + 3, up + 1)
      } else {
        break
      }
    }
    return .relative(up: up, start: start)
  }

  private static func form(
    ofScheme colon: Int, in address: UnsafeBufferPointer<UInt8>, as kind: Mention.Kind, base: [UInt8]
  ) -> Form {
    if kind == .whole {
      return !base.isEmpty && address.starts(with: base) ? .absolute(start: base.count) : .elsewhere
    }
    // One letter is a disk of the author's.
    if colon == 1 || isScheme("file", colon, address) { return .wrong }
    guard kind == .load else { return .elsewhere }
    return isScheme("data", colon, address) || isScheme("blob", colon, address) ? .elsewhere : .wrong
  }

  /// Whether an address below the site's own names a folder.
  static func isFolder(_ address: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
    start == address.count || address.last == UInt8(ascii: "/")
  }

  static func isScheme(_ word: StaticString, _ colon: Int, _ address: UnsafeBufferPointer<UInt8>) -> Bool {
    colon == word.utf8CodeUnitCount && (0..<colon).allSatisfy { address[$0] | 0x20 == word.utf8Start[$0] }
  }

  /// Where the colon behind a scheme stands.
  static func schemeEnd(of address: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let first = address.first, (0x61...0x7A).contains(first | 0x20) else { return nil }
    for index in 1..<max(1, address.count) {
      switch address[index] {
      case UInt8(ascii: ":"): return index
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2D, 0x2E: continue
      default: return nil
      }
    }
    return nil
  }

  /// The fragment whose sign stands at an index, without what is meant for the browser alone (`:~:text=…`); nil if it
  /// is the top of the page, which needs no id.
  static func fragment(in address: UnsafeBufferPointer<UInt8>, behind sign: Int) -> Range<Int>? {
    var end = address.count
    if let tilde = address[(sign + 1)...].firstIndex(of: UInt8(ascii: "~")), tilde > sign + 1, tilde + 1 < end,
      address[tilde - 1] == UInt8(ascii: ":"), address[tilde + 1] == UInt8(ascii: ":")
    {
      end = tilde - 1
    }
    let id = address[(sign + 1)..<end]
    return id.isEmpty || id.count == 3 && id.elementsEqual("top".utf8) ? nil : sign + 1..<end
  }

  /// Adds the decoded path to a hash and returns where it ends.
  static func combinePath(
    _ address: UnsafeBufferPointer<UInt8>, from start: Int, into hash: inout AddressHash
  ) -> Int {
    var end = start
    while end < address.count, address[end] != UInt8(ascii: "?"), address[end] != UInt8(ascii: "#") { end += 1 }
    combineDecoded(address, start..<end, into: &hash)
    return end
  }

  /// Adds a part of an address to a hash, escapes resolved as browsers do.
  static func combineDecoded(
    _ address: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, into hash: inout AddressHash
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      if address[index] == UInt8(ascii: "%"), index + 2 < range.upperBound, let high = digit(address[index + 1]),
        let low = digit(address[index + 2])
      {
        hash.combine(high << 4 | low)
        index += 3
      } else {
        hash.combine(address[index])
        index += 1
      }
    }
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: nil
    }
  }
}
