/// Decides for one block what is compiled with it.
struct UnitPlanner {
  typealias PartReference = PageScope.PartReference

  let scope: PageScope
  /// The blocks of the page; set-up files have none.
  let snippets: [Snippet]

  /// The unit of a source of the scope.
  func unit(of source: Int) -> CompileUnit {
    var unit = CompileUnit(source: source)
    let analysis = scope.sources[source].analysis
    let position = scope.sources[source].position ?? -1
    let attributes = position >= 0 ? snippets[position].attributes : SnippetAttributes()
    let preferred = attributes.uses.compactMap { scope.source(named: $0) }
    if attributes.continuesBlockBefore { unit.continued = chain(before: position) }
    var resolver = UnitResolver(
      scope: scope, source: source, position: position, preferred: preferred,
      superseded: attributes.replaces.compactMap { scope.source(named: $0) })
    for part in analysis.parts where !part.kind.isLoose { resolver.use(part) }
    resolver.use(names: analysis.looseUses, members: analysis.looseUsedMembers)
    for earlier in unit.continued {
      let other = scope.sources[earlier].analysis
      for part in other.parts where !part.kind.isLoose { resolver.include(reference(of: part, in: earlier)) }
      resolver.use(names: other.looseUses, members: other.looseUsedMembers)
    }
    resolver.resolve()
    if let type = attributes.enclosing {
      unit.enclosure = enclosure(named: type, from: position)
      resolver.use(names: [type], members: [])
    } else if analysis.hasLooseCode {
      findVariables(for: &unit, &resolver, position: position)
    }
    resolver.resolve()
    unit.dependencies = resolver.dependencies
    unit.isAlone =
      attributes.isAlone || analysis.isFarReaching
      || unit.dependencies.contains { scope.part($0).isFarReaching }
    return unit
  }

  private func reference(of part: CodePart, in source: Int) -> PartReference {
    let index = scope.sources[source].analysis.parts.firstIndex { $0.range == part.range } ?? 0
    return PartReference(source: source, part: index)
  }

  /// The blocks that a block runs on from, the first of them first.
  private func chain(before position: Int) -> [Int] {
    guard position > 0, let source = scope.source(of: position - 1) else { return [] }
    let earlier = snippets[position - 1].attributes.continuesBlockBefore ? chain(before: position - 1) : []
    return earlier + [source]
  }

  // MARK: Variables

  /// Loose code may use variables that the page has shown before: those of loose statements, and members of a type.
  /// The nearest block before this one that has the name says which.
  private func findVariables(for unit: inout CompileUnit, _ resolver: inout UnitResolver, position: Int) {
    var missing = resolver.unresolved.filter { Self.isVariable($0) }
    for source in unit.continued { missing.subtract(scope.sources[source].analysis.localNames) }
    guard !missing.isEmpty else { return }
    for source in sourcesByNearness(to: position) where !missing.isEmpty {
      let analysis = scope.sources[source].analysis
      if !unit.isInType, let type = enclosingType(in: analysis, for: missing) {
        enclose(&unit, in: type.part, of: source)
        missing.subtract(type.members)
        resolver.use(names: [type.part.name], members: type.members)
      }
      for index in analysis.parts.indices.reversed() where analysis.parts[index].kind.isLoose {
        let part = analysis.parts[index]
        let isMember = part.kind == .looseMember
        // A block that is a type's members already has no second type for those of others.
        guard missing.contains(part.name), !isMember || (unit.enclosure == nil && unit.splice == nil) else { continue }
        missing.remove(part.name)
        let reference = PartReference(source: source, part: index)
        if isMember { unit.hostMembers.insert(reference, at: 0) } else { unit.locals.insert(reference, at: 0) }
        resolver.use(names: part.uses, members: part.usedMembers)
        missing.formUnion(part.uses.filter { Self.isVariable($0) && analysis.localNames.contains($0) })
      }
    }
  }

  private static func isVariable(_ name: String) -> Bool {
    guard let first = name.utf8.first(where: { $0 != UInt8(ascii: "$") && $0 != UInt8(ascii: "_") }) else {
      return false
    }
    return first >= UInt8(ascii: "a") || first >= 0x80
  }

  /// Blocks before this one, the nearest first, then set-up files, then blocks behind it.
  private func sourcesByNearness(to position: Int) -> [Int] {
    let offered = scope.sources.indices.filter { scope.sources[$0].isOffered }
    func blocks(_ isWanted: (Int) -> Bool) -> [Int] {
      offered.filter { scope.sources[$0].position.map(isWanted) ?? false }
    }
    return blocks { $0 < position }.reversed() + offered.filter { scope.sources[$0].position == nil }
      + blocks { $0 > position }
  }

  /// The type of a block that has the most of the missing names as members; of two the last.
  private func enclosingType(
    in analysis: CodeAnalysis, for missing: Set<String>
  ) -> (part: CodePart, members: Set<String>)? {
    var best: (part: CodePart, members: Set<String>)?
    for part in analysis.parts where part.kind == .declaration && part.typeKind != nil {
      let found = missing.intersection(part.members)
      if !found.isEmpty, found.count >= best?.members.count ?? 0 { best = (part, found) }
    }
    return best
  }

  /// Members go into the type itself, in the place of those that it has already; other loose code into an extension.
  private func enclose(_ unit: inout CompileUnit, in type: CodePart, of source: Int) {
    let analysis = scope.sources[unit.source].analysis
    let other = scope.sources[source].analysis
    guard analysis.hasMembers || !analysis.looseMembers.isEmpty else {
      unit.enclosure = Self.enclosure(of: type)
      return
    }
    guard let index = other.parts.firstIndex(where: { $0.range == type.range }) else { return }
    unit.splice = MemberSplice(
      type: PartReference(source: source, part: index), part: type, code: other.compilerText,
      adding: analysis.looseMembers)
  }

  private func enclosure(named name: String, from position: Int) -> CompileUnit.Enclosure {
    let references = scope.providers(of: name, from: position, own: true)
    guard let part = references.map({ scope.part($0) }).first(where: { $0.typeKind != nil }) else {
      return CompileUnit.Enclosure(type: name, isPlainValue: false, isActor: false)
    }
    return Self.enclosure(of: part)
  }

  private static func enclosure(of part: CodePart) -> CompileUnit.Enclosure {
    let views: Set<String> = ["View", "App", "Scene", "ViewModifier", "ToolbarContent", "Commands", "TabContent"]
    let isValue = part.typeKind == .structure || part.typeKind == .enumeration
    return CompileUnit.Enclosure(
      type: part.name, isPlainValue: isValue && views.isDisjoint(with: part.inherited),
      isActor: part.typeKind == .actor)
  }
}
