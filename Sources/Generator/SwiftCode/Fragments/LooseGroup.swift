/// Loose items that share one wrapper.
struct LooseGroup {
  private(set) var members: [Int] = []
  private var names: Set<String> = []
  private var hasStatement = false
  private var hasChain = false
  private(set) var builder: FragmentBuilder = .view
  private var hasView = false

  var kind: FragmentKind {
    if hasStatement { return .statements }
    if hasChain { return .modifierChain }
    return hasView ? .viewExpression : .statements
  }

  /// Groups the items of `indices`, which are in order.
  static func groups(of indices: [Int], items: [FragmentItem]) -> [LooseGroup] {
    var groups: [LooseGroup] = []
    for index in indices {
      if groups.last?.takes(items[index]) != true { groups.append(LooseGroup()) }
      groups[groups.count - 1].add(index, items[index])
    }
    return groups
  }

  private func takes(_ item: FragmentItem) -> Bool {
    // What is declared again behind a gap is another version of the same code.
    if item.followsGap, item.declared.contains(where: { names.contains($0.name) }) { return false }
    let usesLocals = item.uses(anyOf: names)
    switch item.role {
    case .chain: return usesLocals && !hasStatement && !hasChain && !hasView
    case .view(let other):
      if hasChain { return false }
      if hasStatement { return usesLocals || !item.followsGap }
      return !hasView || builder == other
    default:
      if hasChain { return false }
      return !hasView || usesLocals || !item.followsGap
    }
  }

  private mutating func add(_ index: Int, _ item: FragmentItem) {
    members.append(index)
    names.formUnion(item.declared.map(\.name))
    switch item.role {
    case .chain: hasChain = true
    case .view(let other):
      if !hasView { builder = other }
      hasView = true
    case .statement: hasStatement = true
    default: break
    }
  }
}
