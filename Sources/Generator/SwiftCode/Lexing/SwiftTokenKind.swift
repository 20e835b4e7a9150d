/// What a stretch of Swift source is, as far as colouring it is concerned.
///
/// The kinds are those of the toolchain's own classifier, with three differences that a reader profits from:
/// a capitalised identifier is a `typeName` wherever it stands, a `#name` is one `macro`, and the signs of an
/// interpolation are told apart from other punctuation.
package enum SwiftTokenKind: UInt8, Sendable, CaseIterable {
  /// White space, brackets, commas and other signs that carry no colour.
  case plain
  /// A keyword, also one that is a keyword only where it stands (`get`, `some`, `async`).
  case keyword
  /// An identifier that begins with a small letter.
  case identifier
  /// An identifier that begins with an ASCII capital.
  case typeName
  /// The label of an argument or a parameter.
  case argumentLabel
  /// `$0` or `$name`.
  case dollarIdentifier
  /// An operator; `=`, `->`, `?`, `!` and a prefix `&` are punctuation, as the language has them.
  case `operator`
  /// An integer or floating-point literal.
  case number
  /// A run of a string literal between two interpolations, with the quotation marks that belong to it.
  case string
  /// `\(` or the `)` that ends an interpolation.
  case interpolationAnchor
  /// A regular expression literal with its slashes.
  case regex
  /// `// …`, and the `#!` line.
  case lineComment
  /// `/* … */`.
  case blockComment
  /// `/// …`.
  case docLineComment
  /// `/** … */`.
  case docBlockComment
  /// `@name` with its at-sign.
  case attribute
  /// `#if`, `#elseif`, `#else`, `#endif`, and the names in their conditions.
  case directive
  /// `#name` of any other kind: `#Preview`, `#expect`, `#available`.
  case macro
  /// `<#words#>`.
  case editorPlaceholder

  /// Whether it is a comment of any of the four kinds, or the `#!` line.
  package var isComment: Bool {
    switch self {
    case .lineComment, .blockComment, .docLineComment, .docBlockComment: true
    default: false
    }
  }
}
