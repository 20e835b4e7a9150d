/// All that is known of a piece of Swift from reading it once: its shape, its names, its ellipses.
///
/// Offsets and ranges are UTF-8 bytes of ``source``; ``lines`` turns them into lines and columns.
package struct SwiftFragment: Sendable, Equatable {
  package let source: [UInt8]
  package let lines: LineTable
  /// The kind that the whole has, if it is of one kind.
  package let shape: FragmentShape
  /// What is wrapped in which way; empty for a fragment without code.
  package let parts: [FragmentPart]
  package let imports: [ImportedModule]
  /// In order; those under a condition are left out.
  package let previews: [PreviewUse]
  /// The names declared at the top of the fragment, in order.
  package let declared: [DeclaredName]
  /// The names used and not declared, each once, in order of their first use.
  package let used: [UsedName]
  /// The names behind dots, each once, in order of their first use.
  package let usedMembers: [UsedMember]
  /// Every use of a name that its own declaration or statement does not declare, in order: what each declaration
  /// wants, also of its neighbours.
  package let uses: [UsedName]
  /// Every name behind a dot, in order.
  package let memberUses: [UsedMember]
  package let ellipses: [Ellipsis]
  /// Whether `await` stands outside every function and closure.
  package let usesTopLevelAwait: Bool
  /// Whether `try` or `throw` does.
  package let usesTopLevelThrows: Bool
  /// False for a source so long or so deeply nested that it was not parsed: it counts as statements without names.
  package let isReadable: Bool

  package init(_ source: String) {
    self.init(source: Array(source.utf8))
  }

  package init(source: [UInt8]) {
    let tokens = SwiftLexer.tokens(in: source)
    let finder = EllipsisFinder(source: source, tokens: tokens)
    let standIns = finder.candidates()
    let modifiers = finder.modifiers().map { Ellipsis(range: $0, replacement: .nothing) }
    let readable = Self.write(standIns, into: Self.replace(modifiers, in: source))
    let tokensToCut = standIns.isEmpty && modifiers.isEmpty ? tokens : SwiftLexer.tokens(in: readable)
    let parser = Self.parse(readable, tokensToCut, standIns)
    var items = parser.items
    DeclaredValues.correct(&items)
    ItemTiling.tile(&items, source: readable)
    VersionDivider.divide(&items, source: readable)
    let assembler = PartAssembler(items)
    let names = FragmentNames(items: items, assignments: assembler.assignments)

    self.source = source
    lines = LineTable(source)
    parts = Self.wholeFile(source, items) ?? assembler.parts()
    shape = Self.shape(of: parts)
    imports = parser.imports
    previews = parser.previews
    declared = names.declared
    used = names.used
    usedMembers = FragmentNames.unique(parser.members)
    uses = items.flatMap(\.uses).map {
      UsedName(name: $0.name, role: $0.role, range: $0.range, enclosingType: $0.enclosingType)
    }
    memberUses = parser.members
    ellipses = (parser.replacements + modifiers).sorted { $0.range.lowerBound < $1.range.lowerBound }
    usesTopLevelAwait = parser.usesAwait
    usesTopLevelThrows = parser.usesThrows
    isReadable = !parser.gaveUp
  }

  private static func parse(_ source: [UInt8], _ tokens: [SwiftToken], _ standIns: [Range<Int>]) -> SegmentParser {
    var parser = SegmentParser(source: source, standIns: standIns)
    guard ParseGate.allows(source, tokens: tokens) else {
      parser.readUnparsed(FragmentSegment(range: 0..<source.count, region: 0))
      return parser
    }
    let cases = CaseFinder(source: source, tokens: tokens)
    for segment in FragmentDivider(source: source, tokens: tokens).segments() {
      parser.read(segment, isCases: cases.begins(segment.range))
    }
    return parser
  }

  /// The source as the compiler gets it: ellipses replaced, byte for byte as long as ``source``.
  package var compilableSource: [UInt8] { Self.replace(ellipses, in: source) }

  private static func replace(_ ellipses: [Ellipsis], in source: [UInt8]) -> [UInt8] {
    var result = source
    for ellipsis in ellipses {
      let isComment = source[ellipsis.range.lowerBound] == UInt8(ascii: "/")
      switch ellipsis.replacement {
      case .trap: write(ellipsis.range, into: &result)
      // A comment says nothing to the compiler as it is.
      case .nothing where !isComment:
        for offset in ellipsis.range { result[offset] = UInt8(ascii: " ") }
      case .nothing: break
      }
    }
    return result
  }

  /// Whether the compiler needs ``Ellipsis/trapDeclaration``.
  package var needsTrap: Bool { ellipses.contains { $0.replacement == .trap } }

  package func text(_ range: Range<Int>) -> String {
    String(decoding: source[range.clamped(to: 0..<source.count)], as: UTF8.self)
  }

  private static func write(_ standIns: [Range<Int>], into source: [UInt8]) -> [UInt8] {
    var result = source
    for range in standIns { write(range, into: &result) }
    return result
  }

  private static func write(_ standIn: Range<Int>, into result: inout [UInt8]) {
    let name = Array(Ellipsis.trapName.utf8)
    for offset in standIn {
      let index = offset - standIn.lowerBound
      // A comment over several lines keeps them.
      if index >= name.count, result[offset] == UInt8(ascii: "\n") { continue }
      result[offset] = index < name.count ? name[index] : UInt8(ascii: " ")
    }
  }

  /// One part for all, if the fragment is a file: with a `@main` type and nothing loose, or with a `#!` line.
  private static func wholeFile(_ source: [UInt8], _ items: [FragmentItem]) -> [FragmentPart]? {
    let isScript = source.starts(with: "#!".utf8)
    let isProgram = items.contains { $0.declared.contains(where: \.isMain) } && !items.contains(where: \.isLoose)
    guard isScript || isProgram else { return nil }
    return [FragmentPart(kind: .file, range: 0..<source.count, scope: 0)]
  }

  private static func shape(of parts: [FragmentPart]) -> FragmentShape {
    guard let first = parts.first else { return .empty }
    return parts.allSatisfy { $0.kind == first.kind } ? .uniform(first.kind) : .mixed
  }
}
