/// Finds the ids that a piece of the author's HTML declares.
enum DeclaredIDs {
  static func find(in markup: String) -> [String] {
    guard markup.utf8.contains(0x3D) else { return [] }
    let bytes = Array(markup.utf8)
    var ids: [String] = []
    var index = 0
    while let start = nextAttribute(in: bytes, from: index) {
      var end = start
      let first = start < bytes.count ? bytes[start] : 0
      if first == 0x22 || first == 0x27 {
        end += 1
        while end < bytes.count, bytes[end] != first { end += 1 }
        ids.append(String(decoding: bytes[(start + 1)..<end], as: UTF8.self))
      } else {
        while end < bytes.count, bytes[end] > 0x20, bytes[end] != 0x3E { end += 1 }
        ids.append(String(decoding: bytes[start..<end], as: UTF8.self))
      }
      index = end + 1
    }
    return ids.filter { !$0.isEmpty }
  }

  /// The place behind the next ` id=`.
  private static func nextAttribute(in bytes: [UInt8], from start: Int) -> Int? {
    var index = start
    while index + 3 < bytes.count {
      if bytes[index] <= 0x20, bytes[index + 1] | 0x20 == 0x69, bytes[index + 2] | 0x20 == 0x64,
        bytes[index + 3] == 0x3D
      {
        return index + 4
      }
      index += 1
    }
    return nil
  }
}
