import SwiftCode

/// Finds access modifiers on members of extensions: a wider one than `private` would undo that of the extension.
enum AccessRemoval {
  private static let modifiers: Set<String> = ["public", "internal", "package", "open"]

  static func edits(in bytes: [UInt8], tokens: [SwiftToken], parts: [CodePart]) -> [CodeEdit] {
    let extensions = parts.filter { part in
      if case .extending(_, conforms: false) = part.kind { true } else { false }
    }
    guard !extensions.isEmpty else { return [] }
    return tokens.compactMap { token in
      guard token.kind == .keyword, modifiers.contains(String(decoding: bytes[token.range], as: UTF8.self)),
        let part = extensions.first(where: { $0.range.contains(token.start) }),
        part.isolation?.range.overlaps(token.range) != true
      else { return nil }
      var end = token.end
      if end < bytes.count, bytes[end] == UInt8(ascii: "(") {
        end = (bytes[end...].firstIndex(of: UInt8(ascii: ")")) ?? end) + 1
      }
      return CodeEdit(blanking: token.start..<end)
    }
  }
}
