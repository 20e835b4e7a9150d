import SwiftCode

/// Puts members that a block shows without their type into the type that an earlier block declares, in the place of
/// members of the same name.
struct MemberSplice: Sendable {
  typealias PartReference = PageScope.PartReference

  /// The declaration of the type.
  var type: PartReference
  /// What is taken of it, up to its closing brace: all but the members that the block declares again.
  var kept: [Range<Int>]

  /// Nil if the type's body cannot be found.
  init?(type: PartReference, part: CodePart, code: CodeText, adding members: Set<String>) {
    guard let body = Self.body(of: part, code: code) else { return nil }
    self.type = type
    let fragment = SwiftFragment(source: Array(code.bytes[body]))
    var start = part.range.lowerBound
    kept = []
    for name in fragment.declared where members.contains(Self.signature(of: name, in: fragment.source)) {
      let cut = (body.lowerBound + name.range.lowerBound)..<(body.lowerBound + name.range.upperBound)
      guard cut.lowerBound >= start else { continue }
      kept.append(start..<cut.lowerBound)
      start = cut.upperBound
    }
    kept.append(start..<body.upperBound)
  }

  /// The bytes between the braces of a type.
  private static func body(of part: CodePart, code: CodeText) -> Range<Int>? {
    let tokens = SwiftLexer.tokens(in: code.bytes)
    let end = part.range.upperBound - 1
    for token in tokens where token.kind == .plain && token.end > part.range.lowerBound && token.start < end {
      let inside = max(token.start, part.range.lowerBound)..<min(token.end, end)
      if let brace = code.bytes[inside].firstIndex(of: UInt8(ascii: "{")) { return (brace + 1)..<end }
    }
    return nil
  }

  /// The name of a member, of a function with its labels: `push(_:)`.
  static func signature(of name: DeclaredName, in source: [UInt8]) -> String {
    guard name.kind == .function || name.kind == .initializer else { return name.name }
    // A name that is missing stands behind the declaration.
    let rest = source[min(name.nameRange.upperBound, name.range.upperBound)..<name.range.upperBound]
    guard let open = rest.firstIndex(of: UInt8(ascii: "(")) else { return name.name }
    var labels = ""
    var depth = 0
    var isLabel = true
    for byte in source[open...] {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ",") where depth == 1: isLabel = true
      case UInt8(ascii: ":") where depth == 1, 0x20 where depth == 1 && !labels.isEmpty && labels.last != ",":
        if isLabel { labels += "," }
        isLabel = false
      case 0x20, 0x0A, 0x09: break
      default: if isLabel, depth == 1 { labels.unicodeScalars.append(Unicode.Scalar(byte)) }
      }
      if depth == 0 { break }
    }
    return "\(name.name)(\(labels))"
  }
}
