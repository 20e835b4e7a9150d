import SwiftCode

/// What planning needs to know about the code of one block or set-up file.
struct CodeAnalysis: Sendable {
  /// An `import`: the module and the bytes of the statement.
  struct Import: Sendable {
    var module: String
    var range: Range<Int>
    /// Whether it imports one symbol only.
    var isPartial: Bool
    /// Whether it is `@testable`: it means the reader's own module, for which the page stands.
    var isOfReadersModule: Bool
  }

  var text: CodeText
  /// The same bytes with spaces for comments, so that two blocks that differ in them only are the same to the compiler.
  var compilerText: CodeText
  /// The whole code in order.
  var pieces: [CodePiece] = []
  /// What other blocks may need.
  var parts: [CodePart] = []
  /// Names that the loose pieces use and the block does not declare, and those behind a dot.
  var looseUses: Set<String> = []
  var looseUsedMembers: Set<String> = []
  var imports: [Import] = []
  /// The `#Preview`s of the block, in order.
  var previews: [PreviewUse] = []
  /// What is changed for the compiler wherever the code stands: blanks for imports, wider access and `@main`.
  var edits: [CodeEdit] = []
  /// Types that `@main` marks.
  var mainTypes: [String] = []
  /// Those types in the code, and the version that each belongs to.
  var mains: [(range: Range<Int>, version: Int)] = []
  /// The second `@main` of one version of the code, if there is one.
  var repeatedMain: Range<Int>?
  /// Whether a trap stands for code that is left out.
  var hasTrap = false
  /// Whether the Swift parser refuses the code, so that it may not share a file with other code.
  var hasSyntaxErrors = false
  var isElided = false
  /// Modules that a block without imports needs beside those that every block imports.
  var impliedImports: [String] = []
  /// Modules that a block needs whatever it imports, because this platform divides what others keep together.
  var splitImports: [String] = []
  /// Whether it changes the world for other files.
  var isFarReaching = false
  /// The values that comments behind its code show.
  var values: [ShownValue] = []
  /// Members that the loose pieces declare, functions with their labels.
  var looseMembers: Set<String> = []
  /// Whether members of a type among the loose pieces include `body`.
  var declaresBody = false
  /// Whether members among the loose pieces are at home in views only.
  var needsView = false

  /// Whether tabs without their tab view have values.
  var showsTabValues: Bool {
    let word = Array("value:".utf8)
    return pieces.contains { piece in
      piece.builder == .tab
        && piece.range.contains { text.bytes[$0..<min($0 + word.count, piece.range.upperBound)].elementsEqual(word) }
    }
  }

  /// Whether types are declared again in it.
  var hasVersions: Bool { pieces.contains { $0.version > 0 } }

  var hasMembers: Bool { pieces.contains(where: \.kind.isMembers) }

  /// Whether some of the code stands outside of any declaration: then the block is an excerpt of something longer.
  var isExcerpt: Bool { pieces.contains { $0.kind != .fileScope } }

  var hasLooseCode: Bool { isExcerpt || parts.contains { $0.couldBeMember } }

  /// Whether loose members and a view or modifiers beside them make a view, of which the latter are the `body`.
  var makesBody: Bool {
    !declaresBody && pieces.contains { $0.kind == .members }
      && pieces.contains { $0.kind == .view || $0.kind == .modifiers }
  }

  /// Names of the variables that loose statements declare.
  var localNames: Set<String> { Set(parts.filter { $0.kind == .local }.map(\.name)) }

  /// Whether a piece of file scope consists of functions and properties only, which could as well be members.
  func couldBeMembers(_ piece: CodePiece) -> Bool {
    let inside = parts.filter { piece.range.contains($0.range.lowerBound) }
    return !inside.isEmpty && inside.allSatisfy(\.couldBeMember)
  }
}
