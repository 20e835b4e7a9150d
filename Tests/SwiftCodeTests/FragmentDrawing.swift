@testable import SwiftCode

/// Draws the parts of a fragment: kind, scope, host and first words of each line of code.
func drawParts(_ source: String) -> String {
  let fragment = SwiftFragment(source)
  return fragment.parts.map { part in
    var head = "\(part.kind) \(part.scope)"
    if let host = part.host { head += " in \(host)" }
    if part.builder != .view { head += " (\(part.builder))" }
    if part.returnsValue { head += " returns" }
    let code = fragment.text(part.range).split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }
    return "\(head): " + code.map { $0.prefix(24) }.joined(separator: " | ")
  }.joined(separator: "\n")
}

/// The names that `source` uses and does not declare, with the signs of their roles.
func drawUses(_ source: String) -> String {
  SwiftFragment(source).used.map { name in
    let sign = name.role == .macro ? "#" : ""
    return sign + name.name + (name.enclosingType.map { "@\($0)" } ?? "")
  }.joined(separator: " ")
}

/// The source with every declaration at file scope made private, the way a caller does it.
func makePrivate(_ source: String) -> String {
  let fragment = SwiftFragment(source)
  var bytes = fragment.source
  for name in fragment.declared.reversed() {
    switch name.access {
    case .insert(let offset, let needsSeparator):
      bytes.insert(contentsOf: Array((needsSeparator ? "; private " : " private ").utf8), at: offset)
    case .replace(let range): bytes.replaceSubrange(range, with: Array("private".utf8))
    case .none, .impossible: break
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}
