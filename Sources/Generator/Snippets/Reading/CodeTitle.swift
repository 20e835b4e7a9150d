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

  private static func isTitle(_ item: AttributeItem) -> Bool { AttributeKey.named(item.name.lowercased()) == .title }
}
