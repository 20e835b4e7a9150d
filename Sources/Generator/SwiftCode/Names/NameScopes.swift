/// The names that are in scope at one point of a walk, and the uses that none of the scopes explains.
struct NameScopes {
  /// A use of a name that no scope inside the fragment's item declares.
  struct Use {
    var name: String
    var role: UsedName.Role
    var range: Range<Int>
    var enclosingType: String?
  }

  private struct Scope {
    var names: Set<String>
    /// The type whose body it is, if more members may exist than are seen.
    var openType: String?
  }

  private var scopes: [Scope] = []
  private(set) var uses: [Use] = []
  private(set) var members: [UsedMember] = []

  mutating func push(_ names: Set<String> = [], openType: String? = nil) {
    scopes.append(Scope(names: names, openType: openType))
  }

  mutating func pop() {
    _ = scopes.popLast()
  }

  /// Adds `name` to the innermost scope; outside every scope it is the item's own name, which is kept elsewhere.
  mutating func declare(_ name: String) {
    guard !scopes.isEmpty else { return }
    scopes[scopes.count - 1].names.insert(name)
  }

  mutating func use(_ name: String, role: UsedName.Role = .identifier, range: Range<Int>) {
    if role == .identifier, scopes.contains(where: { $0.names.contains(name) }) { return }
    let enclosing = scopes.last { $0.openType != nil }?.openType
    uses.append(Use(name: name, role: role, range: range, enclosingType: enclosing))
  }

  mutating func use(member name: String, range: Range<Int>) {
    members.append(UsedMember(name: name, range: range))
  }

  /// A member of the type round a fragment that does not show it, whatever locals have its name.
  mutating func use(ofSelf name: String, range: Range<Int>) {
    uses.append(Use(name: name, role: .identifier, range: range, enclosingType: nil))
  }

  func isDeclared(_ name: String) -> Bool {
    scopes.contains { $0.names.contains(name) }
  }
}
