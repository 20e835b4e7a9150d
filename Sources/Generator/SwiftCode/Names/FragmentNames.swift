/// Brings the names of all items together: what other fragments can use of this one, and what it wants of them.
struct FragmentNames {
  private(set) var declared: [DeclaredName] = []
  private(set) var used: [UsedName] = []

  init(items: [FragmentItem], assignments: [PartAssembler.Assignment]) {
    var visible: [Int: Set<String>] = [:]
    for (item, assignment) in zip(items, assignments) {
      for name in item.declared {
        declared.append(Self.place(name, assignment))
        declared[declared.count - 1].version = item.version
        // An extension does not declare the type that it extends.
        if name.kind != .extensionOfType { visible[assignment.scope, default: []].insert(name.name) }
      }
    }
    markRetroactive()
    used = free(items, assignments, visible)
  }

  private static func place(_ name: DeclaredName, _ assignment: PartAssembler.Assignment) -> DeclaredName {
    guard assignment.scope != 0 else { return name }
    var name = name
    name.placement = assignment.kind.isMembers ? .member : .local
    name.access = .impossible(.notTopLevel)
    return name
  }

  /// A conformance is retroactive if it is added to a type that is declared elsewhere.
  private mutating func markRetroactive() {
    let types = Set(declared.filter(\.kind.isType).map(\.name))
    for index in declared.indices where declared[index].kind == .extensionOfType {
      let root = declared[index].name.prefix { $0 != "." }
      declared[index].isRetroactive = !declared[index].inherited.isEmpty && !types.contains(String(root))
    }
  }

  private func free(
    _ items: [FragmentItem], _ assignments: [PartAssembler.Assignment], _ visible: [Int: Set<String>]
  ) -> [UsedName] {
    var found: [UsedName] = []
    var places: [String: Int] = [:]
    let signs = Set(declared.filter { $0.kind.isOperator || $0.kind == .precedenceGroup }.map(\.name))
    let macros = Set(declared.filter { $0.kind == .macro }.map(\.name))
    let members = membersByType()
    for (item, assignment) in zip(items, assignments) {
      // A local that takes its value from a name of its own wants that name from outside.
      let own = item.role.takesOwnName ? Set(item.declared.map(\.name)) : []
      let scopes = [0, assignment.scope] + [assignment.host].compactMap { $0 }
      for use in item.uses {
        if use.role == .identifier, !own.contains(use.name),
          scopes.contains(where: { visible[$0]?.contains(use.name) == true })
        {
          continue
        }
        if use.role == .operator, signs.contains(use.name) { continue }
        if use.role == .macro, macros.contains(use.name) { continue }
        if let type = use.enclosingType, members[type]?.contains(use.name) == true { continue }
        Self.add(use, to: &found, &places)
      }
    }
    return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// What a type and its extensions in the fragment declare together.
  private func membersByType() -> [String: Set<String>] {
    var members: [String: Set<String>] = [:]
    for name in declared where name.kind.isType || name.kind == .extensionOfType {
      members[name.name, default: []].formUnion(name.members)
    }
    return members
  }

  private static func add(_ use: NameScopes.Use, to found: inout [UsedName], _ places: inout [String: Int]) {
    let key = "\(use.role.rawValue) \(use.name)"
    guard let place = places[key] else {
      places[key] = found.count
      found.append(
        UsedName(name: use.name, role: use.role, range: use.range, enclosingType: use.enclosingType))
      return
    }
    if found[place].enclosingType != use.enclosingType { found[place].enclosingType = nil }
    if use.range.lowerBound < found[place].range.lowerBound { found[place].range = use.range }
  }

  /// Each name once, at its first place.
  static func unique(_ members: [UsedMember]) -> [UsedMember] {
    var seen: Set<String> = []
    return members.sorted { $0.range.lowerBound < $1.range.lowerBound }.filter { seen.insert($0.name).inserted }
  }
}

extension ItemRole {
  fileprivate var takesOwnName: Bool {
    switch self {
    case .wrappedLocal, .constant: true
    default: false
    }
  }
}
