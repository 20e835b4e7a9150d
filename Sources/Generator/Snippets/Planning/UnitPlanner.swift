import SwiftCode

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
    unit.isRun = attributes.mode.isRun
    if attributes.continuesBlockBefore { unit.continued = chain(before: position) }
    var resolver = UnitResolver(
      scope: scope, source: source, position: position, preferred: preferred,
      superseded: attributes.replaces.compactMap { scope.source(named: $0) })
    for part in analysis.parts where !part.isLoose { resolver.use(part) }
    resolver.use(names: analysis.looseUses, members: analysis.looseUsedMembers)
    if case .preview(let name?) = attributes.mode, !analysis.previews.contains(where: { $0.name == name }) {
      resolver.use(names: [name], members: [])
    }
    for earlier in unit.continued {
      let other = scope.sources[earlier].analysis
      for part in other.parts where !part.isLoose { resolver.include(reference(of: part, in: earlier)) }
      resolver.use(names: other.looseUses, members: other.looseUsedMembers)
    }
    resolver.resolve()
    if let type = attributes.enclosing {
      unit.enclosure = enclosure(named: type, from: position)
      resolver.use(names: [type], members: [])
    } else if analysis.hasLooseCode {
      findVariables(for: &unit, &resolver, position: position)
    }
    if analysis.pieces.contains(where: { $0.builder == .tab }) {
      unit.tabValue = tabValue(in: analysis, from: position)
      resolver.use(names: [unit.tabValue], members: [])
    }
    resolver.resolve()
    unit.dependencies = resolver.dependencies
    unit.isAlone =
      attributes.isAlone || analysis.isFarReaching || analysis.hasVersions
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

  /// The type of the values of loose tabs: the nearest enum with a case that they name; without values there is none.
  private func tabValue(in analysis: CodeAnalysis, from position: Int) -> String {
    guard analysis.showsTabValues else { return "Never" }
    let used = analysis.looseUsedMembers
    for source in sources(from: position) {
      let parts = scope.sources[source].analysis.parts
      if let part = parts.last(where: { $0.typeKind == .enumeration && !used.isDisjoint(with: $0.members) }) {
        return part.name
      }
    }
    return "Int"
  }

  // MARK: Variables

  /// Loose code may use variables that the page has shown before: those of loose statements, and members of a type.
  /// The nearest block before this one that has the name says which, else a set-up file, else the nearest block behind
  /// it.
  private func findVariables(for unit: inout CompileUnit, _ resolver: inout UnitResolver, position: Int) {
    var missing = resolver.unresolved.filter { PageScope.isVariable($0) }
    for source in unit.continued { missing.subtract(scope.sources[source].analysis.localNames) }
    guard !missing.isEmpty else { return }
    let needsView = scope.sources[unit.source].analysis.needsView
    let sources = sources(from: position)
    let home = enclosingType(in: sources, for: missing, ofView: needsView)
    var isHomeNeeded = false
    for source in sources where !missing.isEmpty {
      // Members that an earlier block shows without their type may be all that is wanted of it.
      if source == home?.source, let part = home?.part {
        let members = missing.intersection(part.members)
        isHomeNeeded = !members.isEmpty
        missing.subtract(members)
        if isHomeNeeded { resolver.use(names: [part.name], members: members) }
      }
      takeLooseParts(of: source, for: &unit, &missing, &resolver)
    }
    if let home, isHomeNeeded { enclose(&unit, in: home.part, of: home.source) }
  }

  /// Takes those variables and members of a block's loose code that are missing, with those that they use.
  private func takeLooseParts(
    of source: Int, for unit: inout CompileUnit, _ missing: inout Set<String>, _ resolver: inout UnitResolver
  ) {
    let analysis = scope.sources[source].analysis
    let loose = analysis.parts.indices.reversed().filter {
      analysis.parts[$0].isLoose || analysis.parts[$0].actsAsMember
    }
    let names = Set(loose.map { analysis.parts[$0].name })
    var hasTaken: Set<Int> = []
    var isFinished = false
    while !isFinished {
      isFinished = true
      for index in loose where missing.contains(analysis.parts[index].name) && hasTaken.insert(index).inserted {
        let part = analysis.parts[index]
        let reference = PartReference(source: source, part: index)
        if part.kind == .local { unit.locals.insert(reference, at: 0) } else { unit.members.insert(reference) }
        resolver.use(names: part.uses, members: part.usedMembers)
        // A property takes the place of those of its name above it; functions with one name go together.
        if !part.isFunction { missing.remove(part.name) }
        missing.formUnion(part.uses.filter { PageScope.isVariable($0) && (names.contains($0) || part.actsAsMember) })
        isFinished = false
      }
    }
    missing.subtract(names)
  }

  /// Blocks before this one, the nearest first, then set-up files, then blocks behind it.
  private func sources(from position: Int) -> [Int] {
    let offered = scope.sources.indices.filter { scope.sources[$0].isOffered }
    let earlier = offered.filter { scope.sources[$0].position.map { $0 < position } ?? false }
    let setup = offered.filter { scope.sources[$0].position == nil }
    let later = offered.filter { scope.sources[$0].position.map { $0 > position } ?? false }
    return earlier.reversed() + setup + later
  }

  /// The type that has the most of the missing names as members: of several the nearest, of a block the last, but one
  /// with parameters only if there is no other, and no loose code that has the names.
  private func enclosingType(
    in sources: [Int], for missing: Set<String>, ofView: Bool
  ) -> (part: CodePart, source: Int)? {
    var best: (part: CodePart, source: Int, rank: Int)?
    let loose = Set(sources.flatMap { scope.sources[$0].analysis.parts }.filter(\.isLoose).map(\.name))
    for source in sources {
      for part in scope.sources[source].analysis.parts.reversed()
      where part.kind == .declaration && part.typeKind != nil {
        guard !ofView || Self.isInterface(part) else { continue }
        let wanted = part.isGeneric ? missing.subtracting(loose) : missing
        let found = wanted.intersection(part.members).count
        let rank = found * 2 - (part.isGeneric ? missing.count * 2 : 0)
        if found > 0, best.map({ $0.rank < rank }) ?? true { best = (part, source, rank) }
      }
    }
    return best.map { ($0.part, $0.source) }
  }

  /// Members go into the type itself, in the place of those that it has already; other loose code into an extension.
  private func enclose(_ unit: inout CompileUnit, in type: CodePart, of source: Int) {
    let analysis = scope.sources[unit.source].analysis
    let other = scope.sources[source].analysis
    guard analysis.hasMembers || !analysis.looseMembers.isEmpty || !unit.members.isEmpty else {
      unit.enclosure = Self.enclosure(of: type)
      return
    }
    guard let index = other.parts.firstIndex(where: { $0.range == type.range }) else { return }
    var added = analysis.looseMembers.union(unit.members.map { scope.part($0).name })
    if analysis.makesBody { added.insert("body") }
    unit.splice = MemberSplice(
      type: PartReference(source: source, part: index), part: type, code: other.compilerText, adding: added)
  }

  private func enclosure(named name: String, from position: Int) -> CompileUnit.Enclosure {
    let references = scope.providers(of: name, from: position, own: true)
    guard let part = references.map({ scope.part($0) }).first(where: { $0.typeKind != nil }) else {
      return CompileUnit.Enclosure(type: name, isPlainValue: false, isActor: false)
    }
    return Self.enclosure(of: part)
  }

  private static func isInterface(_ part: CodePart) -> Bool {
    let views: Set<String> = ["View", "App", "Scene", "ViewModifier", "ToolbarContent", "Commands", "TabContent"]
    return !views.isDisjoint(with: part.inherited)
  }

  private static func enclosure(of part: CodePart) -> CompileUnit.Enclosure {
    let isValue = part.typeKind == .structure || part.typeKind == .enumeration
    return CompileUnit.Enclosure(
      type: part.name, isPlainValue: isValue && !isInterface(part), isActor: part.typeKind == .actor)
  }
}
