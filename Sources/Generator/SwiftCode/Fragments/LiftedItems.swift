/// Finds the properties and functions of a region that go to file scope although loose code stands beside them.
enum LiftedItems {
  static func of(_ region: Range<Int>, items: [FragmentItem]) -> Set<Int> {
    let candidates = region.filter { items[$0].isLiftable }
    guard region.contains(where: { items[$0].isLoose }) else { return Set(candidates) }
    var lifted: Set<Int> = []
    var needed: Set<String> = []
    for index in region {
      if case .fileScope = items[index].role { needed.formUnion(items[index].uses.map(\.name)) }
    }
    var grows = true
    while grows {
      grows = false
      for index in candidates
      where !lifted.contains(index) && items[index].declared.contains(where: { needed.contains($0.name) }) {
        lifted.insert(index)
        needed.formUnion(items[index].uses.map(\.name))
        grows = true
      }
    }
    return lifted.union(independentFunctions(candidates, lifted, region, items))
  }

  /// The functions that use no local of the region: other fragments may want to call them.
  private static func independentFunctions(
    _ candidates: [Int], _ lifted: Set<Int>, _ region: Range<Int>, _ items: [FragmentItem]
  ) -> Set<Int> {
    var functions = Set(candidates.filter { items[$0].isFunction && !lifted.contains($0) })
    var grows = true
    while grows {
      grows = false
      var locals: Set<String> = []
      for index in region where !lifted.contains(index) && !functions.contains(index) {
        if case .fileScope = items[index].role { continue }
        locals.formUnion(items[index].declared.map(\.name))
      }
      for index in functions where items[index].uses(anyOf: locals) {
        functions.remove(index)
        grows = true
      }
    }
    return functions
  }
}

extension FragmentItem {
  fileprivate var isLiftable: Bool {
    switch role {
    case .function, .computed: true
    case .constant: !needsFunction
    default: false
    }
  }

  fileprivate var isFunction: Bool {
    switch role {
    case .function, .computed: true
    default: false
    }
  }
}
