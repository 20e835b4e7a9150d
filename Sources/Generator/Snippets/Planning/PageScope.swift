/// All code that the blocks of a page can see: the blocks themselves and the set-up files of the page and the site.
struct PageScope: Sendable {
  /// A part of one of the sources.
  struct PartReference: Hashable, Comparable, Sendable {
    var source: Int
    var part: Int

    static func < (a: PartReference, b: PartReference) -> Bool { (a.source, a.part) < (b.source, b.part) }
  }

  /// A block or a set-up file.
  struct Source: Sendable {
    var owner: CodeOwner
    var analysis: CodeAnalysis
    /// The id of a block, the names by which a set-up file may be meant.
    var names: [String]
    /// Whether other blocks may take declarations from it without naming it.
    var isOffered: Bool

    /// The place of a block on the page; nil for a set-up file.
    var position: Int? {
      if case .snippet(let index) = owner { index } else { nil }
    }
  }

  /// Set-up files of the page, then those of the site, then the blocks in their order.
  let sources: [Source]
  private let providers: [String: [PartReference]]
  private let extensions: [PartReference]

  init(sources: [Source]) {
    let sources = Self.withMembersTold(sources)
    self.sources = sources
    var providers: [String: [PartReference]] = [:]
    var extensions: [PartReference] = []
    for (sourceIndex, source) in sources.enumerated() {
      for (partIndex, part) in source.analysis.parts.enumerated() {
        let reference = PartReference(source: sourceIndex, part: partIndex)
        switch part.kind {
        case .declaration where part.actsAsMember: if part.memberOf != nil { extensions.append(reference) }
        case .declaration:
          // The last version of a type is the one that others mean.
          providers[part.name]?.removeAll { $0.source == sourceIndex && part.version > 0 }
          providers[part.name, default: []].append(reference)
        case .extending: extensions.append(reference)
        case .local, .member: break
        }
      }
    }
    self.providers = providers
    self.extensions = extensions
  }

  /// Tells functions that use members of a type which is not shown, and so are members themselves, from others.
  private static func withMembersTold(_ sources: [Source]) -> [Source] {
    var free: Set<String> = []
    var members: Set<String> = []
    for part in sources.lazy.flatMap(\.analysis.parts) {
      switch part.kind {
      case .declaration:
        free.insert(part.name)
        members.formUnion(part.members)
      case .extending: members.formUnion(part.members)
      case .member: members.insert(part.name)
      case .local: break
      }
    }
    members.subtract(free)
    var result = sources
    for source in result.indices {
      for index in result[source].analysis.parts.indices {
        let part = result[source].analysis.parts[index]
        guard part.kind == .declaration, part.couldBeMember,
          part.uses.contains(where: { members.contains($0) && isVariable($0) })
        else { continue }
        result[source].analysis.parts[index].actsAsMember = true
        result[source].analysis.parts[index].memberOf = part.isFunction ? home(of: part, in: source, sources) : nil
        result[source].analysis.parts[index].members = [part.name]
      }
    }
    return result
  }

  /// The nearest type above a function that has a member which the function uses.
  private static func home(of part: CodePart, in source: Int, _ sources: [Source]) -> String? {
    for other in sources[..<source].reversed() where other.isOffered {
      let types = other.analysis.parts.filter { $0.typeKind != nil && !$0.isGeneric }
      if let type = types.last(where: { !$0.members.isDisjoint(with: part.uses) }) { return type.name }
    }
    return nil
  }

  /// Whether a name looks like that of a variable or a function.
  static func isVariable(_ name: String) -> Bool {
    guard let first = name.utf8.first(where: { $0 != UInt8(ascii: "$") && $0 != UInt8(ascii: "_") }) else {
      return false
    }
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) || first >= 0x80
  }

  func part(_ reference: PartReference) -> CodePart { sources[reference.source].analysis.parts[reference.part] }

  var declaredNames: [String] { providers.keys.sorted() }

  func isDeclared(_ name: String) -> Bool { providers[name] != nil }

  func source(named name: String) -> Int? { sources.firstIndex { $0.names.contains(name) } }

  func source(of snippet: Int) -> Int? { sources.firstIndex { $0.owner == .snippet(snippet) } }

  /// The parts that declare `name` as the block at `position` sees it: those of the nearest block before it, else of a
  /// set-up file, else of the nearest block behind it.
  ///
  /// `own` says whether the block itself counts, as it does for what its own declarations use.
  func providers(
    of name: String, from position: Int, own: Bool, preferring preferred: [Int] = [], without excluded: Set<Int> = []
  ) -> [PartReference] {
    guard let all = providers[name] else { return [] }
    let candidates = Set(all.map(\.source)).subtracting(excluded)
    for source in preferred where candidates.contains(source) { return all.filter { $0.source == source } }
    let best = candidates.filter { sources[$0].isOffered || (own && sources[$0].position == position) }
      .compactMap { source in rank(of: source, from: position, own: own).map { (rank: $0, source: source) } }
      .min { ($0.rank, $0.source) < ($1.rank, $1.source) }
    guard let best else { return [] }
    return all.filter { $0.source == best.source }
  }

  /// The extensions that the block at `position` may see, the nearest first.
  func extensions(from position: Int) -> [PartReference] {
    extensions.filter { sources[$0.source].isOffered && sources[$0.source].position != position }
      .compactMap { reference in
        rank(of: reference.source, from: position, own: false).map { (rank: $0, reference: reference) }
      }
      .sorted { ($0.rank, $0.reference) < ($1.rank, $1.reference) }
      .map(\.reference)
  }

  /// How near a source is: earlier blocks by distance, then set-up files, then later blocks by distance.
  private func rank(of source: Int, from position: Int, own: Bool) -> Int? {
    guard let other = sources[source].position else { return 1_000_000 + source }
    if other == position { return own ? 0 : nil }
    return other < position ? position - other : 2_000_000 + other - position
  }
}
