import Synchronization

/// The types whose values can be written down with a path, by the names under which that is done.
///
/// The runtime finds a type by its mangled name, but not one that is private to a file, in whose name there is an
/// address: such a type goes by the name that its author sees, and is found if a value of it has been in a path.
enum WrittenTypes {
  private struct PrivateType: @unchecked Sendable {
    let type: any (Hashable & Codable).Type
  }

  private static let privateTypes = Mutex<[String: PrivateType]>([:])

  /// The names that were asked for: the runtime looks through all types of the program for each.
  private static let names = Mutex<[ObjectIdentifier: String]>([:])

  static func name<V: Hashable & Codable>(of type: V.Type) -> String {
    if let name = names.withLock({ $0[ObjectIdentifier(type)] }) { return name }
    let name = newName(of: type)
    names.withLock { $0[ObjectIdentifier(type)] = name }
    return name
  }

  private static func newName<V: Hashable & Codable>(of type: V.Type) -> String {
    if let name = _mangledTypeName(type), _typeByName(name) != nil { return name }
    let name = withoutAddresses(String(reflecting: type))
    let found = PrivateType(type: type)
    privateTypes.withLock { $0[name] = found }
    return name
  }

  static func type(named name: String) -> (any (Hashable & Codable).Type)? {
    _typeByName(name) as? any (Hashable & Codable).Type ?? privateTypes.withLock { $0[name] }?.type
  }

  /// The name without `(unknown context at $…).`.
  private static func withoutAddresses(_ name: String) -> String {
    var result = ""
    var rest = name[...]
    while let start = rest.firstRange(of: "(unknown context at "),
      let end = rest[start.upperBound...].firstRange(of: ").")
    {
      result += rest[..<start.lowerBound]
      rest = rest[end.upperBound...]
    }
    return result + rest
  }
}
