/// Finds the values of an attribute in a piece of the author's HTML.
enum DeclaredAttributes {
  /// The ids that it declares.
  static func ids(in markup: String) -> [String] { values(of: "id", in: markup) }

  /// The languages that it says its links lead to.
  static func languages(in markup: String) -> [String] { values(of: "hreflang", in: markup) }

  private static func values(of name: StaticString, in markup: String) -> [String] {
    guard markup.utf8.contains(0x3D) else { return [] }
    let bytes = Array(markup.utf8)
    var values: [String] = []
    var index = 0
    while let start = next(name, in: bytes, from: index) {
      var end = start
      let first = start < bytes.count ? bytes[start] : 0
      if first == 0x22 || first == 0x27 {
        end += 1
        while end < bytes.count, bytes[end] != first { end += 1 }
        values.append(String(decoding: bytes[(start + 1)..<end], as: UTF8.self))
      } else {
        while end < bytes.count, bytes[end] > 0x20, bytes[end] != 0x3E { end += 1 }
        values.append(String(decoding: bytes[start..<end], as: UTF8.self))
      }
      index = end + 1
    }
    return values.filter { !$0.isEmpty }
  }

  /// The place behind the next space, name and equals sign.
  private static func next(_ name: StaticString, in bytes: [UInt8], from start: Int) -> Int? {
    name.withUTF8Buffer { name in
      var index = start
      while index + name.count + 1 < bytes.count {
        if bytes[index] <= 0x20, bytes[index + name.count + 1] == 0x3D,
          name.indices.allSatisfy({ bytes[index + 1 + $0] | 0x20 == name[$0] })
        {
          return index + name.count + 2
        }
        index += 1
      }
      return nil
    }
  }
}
