/// The caption that an author gives a block of code of any language.
package enum CodeTitle {
  /// The value of `title=` in an info string, or of another tool's word for it (`caption=`, `filename=`).
  package static func find(inInfo info: String) -> String? {
    guard info.utf8.contains(UInt8(ascii: "=")) else { return nil }
    let bytes = Array(info.utf8)
    let title = AttributeScanner.items(bytes, in: bytes.indices).first { $0.kind == .pair && isTitle($0) }
    return title.flatMap { $0.value.isEmpty ? nil : $0.value }
  }

  /// What an info string says to readers, each with the key before it: the caption, and why a block is skipped.
  package static func words(inInfo info: String) -> [(key: String, value: String)] {
    guard info.utf8.contains(UInt8(ascii: "=")) else { return [] }
    let bytes = Array(info.utf8)
    return AttributeScanner.items(bytes, in: bytes.indices).compactMap { item in
      guard item.kind == .pair, isTitle(item) || item.name == "skip", !item.value.isEmpty else { return nil }
      return (item.name + "=", item.value)
    }
  }

  /// Whether a title is the name of a file, such as `Routes.swift`, or an address: the same in every language.
  package static func isName(_ title: String) -> Bool {
    guard !title.utf8.contains(where: { $0 <= 0x20 }) else { return false }
    if title.hasPrefix("https://") || title.hasPrefix("http://") { return true }
    guard let point = title.utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
    let ending = title.utf8[title.utf8.index(after: point)...]
    return (1...16).contains(ending.count) && ending.allSatisfy { (0x61...0x7A).contains($0 | 0x20) }
  }

  private static func isTitle(_ item: AttributeItem) -> Bool { AttributeKey.named(item.name.lowercased()) == .title }
}
