/// Decides how the items of a fragment are wrapped, and together with which others.
struct PartAssembler {
  /// What becomes of one item.
  struct Assignment {
    var kind: FragmentKind
    var scope: Int
    var host: Int?
    var builder: FragmentBuilder = .view
    var returnsValue = false
  }

  private let items: [FragmentItem]
  private(set) var assignments: [Assignment]
  private var lastScope = 0

  init(_ items: [FragmentItem]) {
    self.items = items
    assignments = items.map { _ in Assignment(kind: .declarations, scope: 0) }
    var start = 0
    while start < items.count {
      var end = start
      while end < items.count, items[end].region == items[start].region { end += 1 }
      assign(start..<end)
      start = end
    }
  }

  /// Neighbours with the same wrapper as one part each.
  func parts() -> [FragmentPart] {
    var parts: [FragmentPart] = []
    for (item, assignment) in zip(items, assignments) {
      if let last = parts.indices.last, parts[last].kind == assignment.kind, parts[last].scope == assignment.scope,
        parts[last].version == item.version
      {
        parts[last].range = parts[last].range.lowerBound..<item.range.upperBound
        parts[last].callees = Set(parts[last].callees + callees(item, assignment)).sorted()
      } else {
        parts.append(
          FragmentPart(
            kind: assignment.kind, range: item.range, scope: assignment.scope, host: assignment.host,
            builder: assignment.builder, callees: callees(item, assignment), version: item.version,
            returnsValue: assignment.returnsValue))
      }
    }
    return parts
  }

  private func callees(_ item: FragmentItem, _ assignment: Assignment) -> [String] {
    assignment.kind == .viewExpression ? [item.callee].compactMap { $0 } : []
  }

  private mutating func newScope() -> Int {
    lastScope += 1
    return lastScope
  }

  private mutating func assign(_ region: Range<Int>) {
    let memberKind = memberKind(of: region)
    let firstLoose = region.first { items[$0].isLoose } ?? region.upperBound
    var host: Int?
    var loose: [Int] = []
    let lifted = memberKind == nil ? LiftedItems.of(region, items: items) : []
    for index in region {
      let role = items[index].role
      if case .fileScope = role { continue }
      if let memberKind, role.canBeMember, index < firstLoose || !role.isPlainProperty {
        let scope = host ?? newScope()
        host = scope
        assignments[index] = Assignment(kind: memberKind, scope: scope)
      } else if !lifted.contains(index) {
        loose.append(index)
      }
    }
    let joins = memberKind == .viewMembers || memberKind == .objectMembers
    for group in LooseGroup.groups(of: loose, items: items) {
      let assignment = Assignment(
        kind: group.kind, scope: newScope(), host: joins ? host : nil, builder: group.builder,
        returnsValue: group.members.contains { items[$0].isReturn })
      for index in group.members { assignments[index] = assignment }
    }
  }

  /// The kind of type that the properties of the region belong to; nil if nothing in it asks for one.
  private func memberKind(of region: Range<Int>) -> FragmentKind? {
    var roles = RoleCensus()
    for index in region { roles.count(items[index]) }
    if roles.viewMembers > 0 { return .viewMembers }
    if roles.enumCases > 0 { return .enumCases }
    if roles.objectMembers > 0 { return .objectMembers }
    if roles.typeMembers > 0 { return .typeMembers }
    if roles.unsetProperties > 0, roles.statements == 0, roles.functionsNeeded == 0 { return .viewMembers }
    return nil
  }
}

/// How often each role occurs in a region.
private struct RoleCensus {
  var viewMembers = 0
  var enumCases = 0
  var objectMembers = 0
  var typeMembers = 0
  var unsetProperties = 0
  var statements = 0
  var functionsNeeded = 0

  mutating func count(_ item: FragmentItem) {
    switch item.role {
    case .viewMember: viewMembers += 1
    case .enumCase: enumCases += 1
    case .objectMember: objectMembers += 1
    case .typeMember: typeMembers += 1
    case .unsetProperty: unsetProperties += 1
    case .statement: statements += 1
    case .constant where item.needsFunction: functionsNeeded += 1
    default: break
    }
  }
}

extension FragmentItem {
  /// Whether it cannot stand at file scope or in a type.
  var isLoose: Bool {
    switch role {
    case .statement, .view, .chain, .wrappedLocal: true
    case .constant: needsFunction
    default: false
    }
  }
}

extension ItemRole {
  /// Whether it is a property that may just as well be a local.
  fileprivate var isPlainProperty: Bool {
    switch self {
    case .constant, .unsetProperty: true
    default: false
    }
  }
}
