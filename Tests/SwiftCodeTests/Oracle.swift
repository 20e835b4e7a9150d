import Diagnostics
import SwiftIDEUtils
import SwiftParser
import SwiftSyntax

@testable import SwiftCode

/// The toolchain's own classification of a source, byte by byte, to hold the lexer against.
struct Oracle {
  let bytes: [UInt8]
  let kinds: [SyntaxClassification]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var kinds = [SyntaxClassification](repeating: .none, count: bytes.count)
    for piece in Parser.parse(source: String(decoding: bytes, as: UTF8.self)).classifications {
      for offset in piece.range.lowerBound.utf8Offset..<piece.range.upperBound.utf8Offset { kinds[offset] = piece.kind }
    }
    self.kinds = kinds
  }

  /// The tokens that the oracle sees in another way, each as a line of text for the failure message.
  func disagreements() -> [String] {
    let table = LineTable(bytes)
    return SwiftLexer.tokens(in: bytes).compactMap { token in
      guard let offset = token.range.first(where: { !agrees(token.kind, at: $0) }) else { return nil }
      let line = table.position(of: token.start).line
      let text = String(decoding: bytes[token.range], as: UTF8.self).prefix(40)
      return "line \(line): \(token.kind) where the oracle says \(kinds[offset]): \(text.debugDescription)"
    }
  }

  private func agrees(_ kind: SwiftTokenKind, at offset: Int) -> Bool {
    let byte = bytes[offset]
    if byte <= 0x20 || Self.oracleKinds(of: kind).contains(kinds[offset]) { return true }
    switch kind {
    // The signs of a raw literal, and a backslash before a line break, carry no colour there; the literal is one here.
    case .string: return byte == UInt8(ascii: "#") || byte == UInt8(ascii: "\\")
    // A version in `@available` is two integers and a dot there, and one number here.
    case .number: return byte == UInt8(ascii: ".")
    default: return false
    }
  }

  /// The kinds of the oracle that may stand for `kind`.
  ///
  /// - The oracle tells a type from another name by where it stands; the lexer by its first letter.
  /// - It labels only arguments and parameters of functions; the lexer also those of enum cases and closures, and
  ///   those in the name of a function, `text(for:)`, where the oracle has a keyword or a name.
  /// - It has no kind of its own for `$name`, for `#name` and for the signs of an interpolation.
  /// - It sees the `#!` line as trivia without a colour, and `#sourceLocation` as a keyword.
  private static func oracleKinds(of kind: SwiftTokenKind) -> Set<SyntaxClassification> {
    switch kind {
    case .plain, .interpolationAnchor: [.none]
    case .keyword: [.keyword]
    case .identifier, .typeName: [.identifier, .type]
    case .argumentLabel: [.argumentLabel, .identifier, .keyword]
    case .dollarIdentifier: [.dollarIdentifier, .identifier]
    case .operator: [.operator]
    case .number: [.integerLiteral, .floatLiteral]
    case .string: [.stringLiteral]
    case .regex: [.regexLiteral]
    case .lineComment: [.lineComment]
    case .blockComment: [.blockComment]
    case .docLineComment: [.docLineComment]
    case .docBlockComment: [.docBlockComment]
    case .attribute: [.attribute]
    case .directive: [.ifConfigDirective]
    case .macro: [.none, .identifier]
    case .editorPlaceholder: [.editorPlaceholder]
    }
  }
}
