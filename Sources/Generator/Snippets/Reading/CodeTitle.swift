/// The caption that an author gives a block of code of any language.
package enum CodeTitle {
  /// The value of `title=` in an info string.
  package static func find(inInfo info: String) -> String? {
    guard info.utf8.contains(UInt8(ascii: "=")) else { return nil }
    let bytes = Array(info.utf8)
    let title = AttributeScanner.items(bytes, in: bytes.indices).first { $0.kind == .pair && $0.name == "title" }
    return title.flatMap { $0.value.isEmpty ? nil : $0.value }
  }
}
