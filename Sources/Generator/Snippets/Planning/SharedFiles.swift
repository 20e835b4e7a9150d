/// Lets blocks of a page share files: the declarations that several of them need are then compiled once.
struct SharedFiles {
  /// A declaration as far as clashes go: a name of file scope, or a member of a type.
  private struct Slot: Hashable {
    var type: String?
    var name: String
  }

  private struct Group {
    var items: [Int]
    var taken: [Slot: Int]
    var conformances: Set<PageScope.PartReference>
  }

  private let scope: PageScope
  /// Whether blocks of one file must know the same conformances, because a program may act otherwise with one more.
  private let separatesConformances: Bool
  private var groups: [Group] = []

  /// Groups of items, by their places in `units`, in which no name is declared twice.
  static func groups(
    of units: [(item: Int, unit: CompileUnit)], scope: PageScope, separatesConformances: Bool
  ) -> [[Int]] {
    var shared = SharedFiles(scope: scope, separatesConformances: separatesConformances)
    for (item, unit) in units { shared.place(item, unit) }
    return shared.groups.map(\.items)
  }

  private init(scope: PageScope, separatesConformances: Bool) {
    self.scope = scope
    self.separatesConformances = separatesConformances
  }

  private mutating func place(_ item: Int, _ unit: CompileUnit) {
    let slots = slots(of: unit)
    let conformances = separatesConformances ? conformances(of: unit) : []
    for index in groups.indices where groups[index].conformances == conformances {
      let taken = groups[index].taken
      if slots.allSatisfy({ slot, source in taken[slot].map { $0 == source } ?? true }) {
        groups[index].items.append(item)
        groups[index].taken.merge(slots) { first, _ in first }
        return
      }
    }
    groups.append(Group(items: [item], taken: slots, conformances: conformances))
  }

  /// The extensions in the file of a unit that add conformances.
  private func conformances(of unit: CompileUnit) -> Set<PageScope.PartReference> {
    let parts = scope.sources[unit.source].analysis.parts.indices
    return unit.dependencies.union(parts.map { PageScope.PartReference(source: unit.source, part: $0) }).filter {
      if case .extending(_, true) = scope.part($0).kind { true } else { false }
    }
  }

  /// What the file of a unit declares, and which source declares it.
  private func slots(of unit: CompileUnit) -> [Slot: Int] {
    var slots: [Slot: Int] = [:]
    func add(_ part: CodePart, _ source: Int) {
      switch part.kind {
      case _ where part.memberOf != nil: slots[Slot(type: part.memberOf, name: part.name)] = source
      case .declaration: slots[Slot(type: nil, name: part.name)] = source
      case .extending(let type, _):
        for member in part.members { slots[Slot(type: type, name: member)] = source }
      case .local, .member: break
      }
    }
    for part in scope.sources[unit.source].analysis.parts { add(part, unit.source) }
    for reference in unit.dependencies {
      // A type that is given other members is another type.
      add(scope.part(reference), reference == unit.splice?.type ? unit.source : reference.source)
    }
    return slots
  }
}
