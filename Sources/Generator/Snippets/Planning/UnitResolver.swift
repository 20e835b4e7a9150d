/// Finds the declarations that a block needs from elsewhere on its page.
struct UnitResolver {
  typealias PartReference = PageScope.PartReference

  /// The declarations and extensions to be compiled with the block, beside its own.
  private(set) var dependencies: Set<PartReference> = []
  /// Names that are used and found nowhere on the page or in set-up; most are the library's.
  private(set) var unresolved: Set<String> = []

  private let scope: PageScope
  private let position: Int
  private let preferred: [Int]
  private let superseded: Set<Int>
  private let ownSource: Int
  /// Which source a name comes from.
  private var chosen: [String: Int] = [:]
  private var wantedMembers: Set<String> = []
  /// Names that the code uses, of any kind.
  private var usedNames: Set<String> = []
  private var queue: [(names: [String], position: Int, isOwn: Bool)] = []

  /// `preferred` are the sources that the author names with `uses=`, the first before the others.
  ///
  /// `superseded` are the sources whose declarations the block replaces: nothing of them is used.
  init(scope: PageScope, source: Int, position: Int, preferred: [Int], superseded: [Int]) {
    self.scope = scope
    self.position = position
    self.preferred = preferred
    self.superseded = Set(superseded)
    ownSource = source
    for part in scope.sources[source].analysis.parts where part.kind == .declaration { chosen[part.name] = source }
  }

  /// Adds what the code of `part`, which is compiled as part of the block itself, uses.
  mutating func use(_ part: CodePart) {
    enqueue(part, position: position, isOwn: true)
  }

  /// Adds names that the block's loose code uses.
  mutating func use(names: Set<String>, members: Set<String>) {
    wantedMembers.formUnion(members)
    wantedMembers.formUnion(names)
    usedNames.formUnion(names)
    queue.append((names.sorted(), position, true))
  }

  /// Adds a part of another source although nothing names it.
  mutating func include(_ reference: PartReference) {
    guard reference.source != ownSource, dependencies.insert(reference).inserted else { return }
    let part = scope.part(reference)
    if part.kind == .declaration, chosen[part.name] == nil { chosen[part.name] = reference.source }
    enqueue(part, position: scope.sources[reference.source].position ?? position, isOwn: false)
  }

  /// Follows uses until nothing new is found.
  mutating func resolve() {
    repeat {
      while !queue.isEmpty {
        let step = queue.removeFirst()
        for name in step.names { resolve(name, from: step.position, isOwn: step.isOwn) }
      }
    } while addExtensions()
  }

  private mutating func enqueue(_ part: CodePart, position: Int, isOwn: Bool) {
    wantedMembers.formUnion(part.usedMembers)
    wantedMembers.formUnion(part.uses)
    usedNames.formUnion(part.uses)
    // The order of names decides nothing but must be the same each time.
    queue.append((part.uses.sorted(), position, isOwn))
    if let type = part.extendedType {
      usedNames.insert(type)
      queue.append(([type], position, isOwn))
    }
  }

  private mutating func resolve(_ name: String, from position: Int, isOwn: Bool) {
    guard chosen[name] == nil else { return }
    let found = scope.providers(of: name, from: position, own: !isOwn, preferring: preferred, without: superseded)
    if found.isEmpty, isOwn { unresolved.insert(name) }
    for reference in found { include(reference) }
  }

  // MARK: Extensions

  /// Adds extensions whose members or conformances are needed; says whether there were any.
  private mutating func addExtensions() -> Bool {
    var hasAdded = false
    for reference in scope.extensions(from: position) where !dependencies.contains(reference) {
      let part = scope.part(reference)
      guard let type = part.extendedType, belongs(reference, to: type) else { continue }
      let conforms = part.kind == .extending(type: type, conforms: true)
      guard !superseded.contains(reference.source) else { continue }
      let isEarlier = scope.sources[reference.source].position.map { $0 < position } ?? true
      // Beside its type, an extension is a part of it: it may hold what a protocol asks for.
      let isBesideType = chosen[type] == reference.source && part.memberOf == nil
      let completes = conforms && isEarlier && (chosen[type] != nil || usedNames.contains(type))
      guard isBesideType || completes || !part.members.isDisjoint(with: wantedMembers) else { continue }
      guard !overlaps(part, of: type) else { continue }
      include(reference)
      hasAdded = true
    }
    return hasAdded
  }

  /// An extension goes with the version of its type that is in force where it stands.
  private func belongs(_ reference: PartReference, to type: String) -> Bool {
    guard let source = chosen[type] else { return !scope.isDeclared(type) }
    guard let place = scope.sources[reference.source].position, source != reference.source else { return true }
    return scope.providers(of: type, from: place, own: true, preferring: []).first?.source == source
  }

  /// Whether an extension declares again what the type or a nearer extension of it declares.
  private func overlaps(_ part: CodePart, of type: String) -> Bool {
    let own = scope.sources[ownSource].analysis.parts
    let others = own + dependencies.map { scope.part($0) }
    return others.contains { other in
      let isSame: Bool
      switch other.kind {
      case _ where other.memberOf != nil: isSame = other.memberOf == type
      case .extending(let otherType, _): isSame = otherType == type
      case .declaration: isSame = other.name == type
      case .local, .member: isSame = false
      }
      return isSame && !other.members.isDisjoint(with: part.members)
    }
  }
}
