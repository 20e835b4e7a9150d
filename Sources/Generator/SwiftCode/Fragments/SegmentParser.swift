import SwiftParser
import SwiftSyntax

/// Parses the segments of a fragment and reads their items.
struct SegmentParser {
  /// The fragment with stand-ins for its ellipses.
  let source: [UInt8]
  /// Where the stand-ins are.
  let standIns: [Range<Int>]

  private(set) var items: [FragmentItem] = []
  private(set) var members: [UsedMember] = []
  private(set) var imports: [ImportedModule] = []
  private(set) var previews: [PreviewUse] = []
  private(set) var replacements: [Ellipsis] = []
  private(set) var usesAwait = false
  private(set) var usesThrows = false
  private(set) var gaveUp = false

  init(source: [UInt8], standIns: [Range<Int>]) {
    self.source = source
    self.standIns = standIns
  }

  /// Text around a segment that begins with the cases of an enum, which no other place can hold.
  private static let enumHead = Array("enum ___ {".utf8)

  mutating func read(_ segment: FragmentSegment, isCases: Bool) {
    guard isCases else {
      let tree = parse(Array(source[segment.range]))
      guard TreeDepth.isWalkable(Syntax(tree)) else { return readUnparsed(segment) }
      resolveStandIns(in: segment, tree: Syntax(tree), base: segment.range.lowerBound)
      for item in tree.statements { read(item, item.item.role, in: segment, base: segment.range.lowerBound) }
      return
    }
    let tree = parse(Self.enumHead + source[segment.range] + [UInt8(ascii: "}")])
    let base = segment.range.lowerBound - Self.enumHead.count
    guard TreeDepth.isWalkable(Syntax(tree)), case .decl(let declaration)? = tree.statements.first?.item,
      let cases = declaration.as(EnumDeclSyntax.self)
    else { return readUnparsed(segment) }
    resolveStandIns(in: segment, tree: Syntax(tree), base: base)
    for member in cases.memberBlock.members {
      let start = base + member.positionAfterSkippingLeadingTrivia.utf8Offset
      append(
        role: ItemClassifier.role(of: .decl(member.decl)), names: DeclarationReader(base: base).names(of: member.decl),
        walking: Syntax(member),
        base: base, start: start, end: base + member.endPosition.utf8Offset, region: segment.region)
    }
  }

  private func parse(_ bytes: [UInt8]) -> SourceFileSyntax {
    bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  }

  /// A source too deep to walk is taken as statements of which nothing is known.
  mutating func readUnparsed(_ segment: FragmentSegment) {
    gaveUp = true
    items.append(
      FragmentItem(
        role: .statement, region: segment.region, start: segment.range.lowerBound, range: segment.range,
        followsGap: false, declared: [], uses: [], isReturn: false, needsFunction: false))
    replacements += standIns.filter { segment.range.contains($0.lowerBound) }
      .map { Ellipsis(range: $0, replacement: .nothing) }
  }

  private mutating func resolveStandIns(in segment: FragmentSegment, tree: Syntax, base: Int) {
    for range in standIns where segment.range.contains(range.lowerBound) {
      let token = tree.token(at: AbsolutePosition(utf8Offset: range.lowerBound - base))
      replacements.append(
        Ellipsis(range: range, replacement: token.map(EllipsisResolver.replacement) ?? .nothing))
    }
  }

  private mutating func read(_ item: CodeBlockItemSyntax, _ role: ItemRole, in segment: FragmentSegment, base: Int) {
    if case .decl(let declaration) = item.item, let node = declaration.as(ImportDeclSyntax.self) {
      imports.append(ImportedModule(node, range: DeclarationReader(base: base).range(of: node)))
    }
    if let preview = PreviewUse(item.item, base: base) { previews.append(preview) }
    let start = base + item.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = base + item.endPosition.utf8Offset
    guard end > start else { return }
    append(
      role: role, names: DeclarationReader(base: base).names(of: item), walking: Syntax(item), base: base,
      start: start, end: end, region: segment.region, callee: item.item.callee, isReturn: item.isReturn)
  }

  private mutating func append(
    role: ItemRole, names: [DeclaredName], walking node: Syntax, base: Int, start: Int, end: Int, region: Int,
    callee: String? = nil, isReturn: Bool = false
  ) {
    let collector = NameCollector(base: base)
    collector.walk(node)
    members += collector.scopes.members
    usesAwait = usesAwait || collector.awaitsAtTop
    usesThrows = usesThrows || collector.throwsAtTop
    items.append(
      FragmentItem(
        role: role, region: region, start: start, range: start..<end, followsGap: false, declared: names,
        uses: collector.scopes.uses, callee: callee, isReturn: isReturn,
        needsFunction: collector.awaitsAtTop || collector.throwsAtTop))
  }
}

extension CodeBlockItemSyntax {
  fileprivate var isReturn: Bool {
    if case .stmt(let statement) = item { statement.is(ReturnStmtSyntax.self) } else { false }
  }
}

extension ImportedModule {
  fileprivate init(_ node: ImportDeclSyntax, range: Range<Int>) {
    let names = node.path.map(\.name.identifierName)
    self.init(
      module: names.first ?? "", path: names.joined(separator: "."), symbolKind: node.importKindSpecifier?.text,
      isTestable: node.attributes.names.contains("testable"), range: range)
  }
}
