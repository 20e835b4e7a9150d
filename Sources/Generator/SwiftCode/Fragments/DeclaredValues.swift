/// Corrects what looks like a view but is a value of a type that the fragment declares as something else.
enum DeclaredValues {
  static func correct(_ items: inout [FragmentItem]) {
    var values: Set<String> = []
    for item in items { values.formUnion(item.declared.filter(isValueType).map(\.name)) }
    for index in items.indices where items[index].role.isView {
      if let callee = items[index].callee, values.contains(callee) { items[index].role = .statement }
    }
  }

  /// Whether no value of the type can be a part of an interface: it is no `View` by what it says of itself.
  private static func isValueType(_ name: DeclaredName) -> Bool {
    switch name.kind {
    case .classType, .actor, .enumeration: true
    case .structure: name.inherited.allSatisfy(plainProtocols.contains)
    default: false
    }
  }

  private static let plainProtocols: Set<String> = [
    "Identifiable", "Hashable", "Equatable", "Comparable", "Codable", "Decodable", "Encodable", "Sendable", "Error",
    "CaseIterable", "CustomStringConvertible", "RawRepresentable",
  ]
}
