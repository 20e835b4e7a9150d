/// How far the library takes a symbol.
enum Standing: Int, Comparable, CaseIterable {
  case compiles, recorded, behaves

  static func < (left: Standing, right: Standing) -> Bool { left.rawValue < right.rawValue }
}

/// Works out the standing of each symbol from the sources.
///
/// - A view, modifier, property wrapper, scene, tab or toolbar item behaves if PreviewHost conforms it to one of its
///   protocols, or if its body is made of other views.
/// - A function behaves if what it makes does, directly or through the functions that it calls; it is recorded if that
///   ends in `recorded` or `attaching`, in a style without a body, or in a primitive that the host does not know.
/// - A value of the environment behaves if PreviewHost reads or sets it, and is recorded if only a modifier of the
///   library does; such a modifier goes as far as its value.
/// - A type of plain values behaves if the host names it, if the host uses a property of that type where it conforms a
///   primitive, or if it is the type of a value of the environment that behaves. It is recorded if a symbol that is
///   more than compiled takes it, or any value of a protocol that it conforms to.
/// - A protocol behaves if the host names it, or if a type that behaves is generic over it.
/// - Combine and SwiftData run their own code, and so do result builders and what is added to types of other modules:
///   they behave.
/// - What its comment calls recorded is no more than that.
/// - What these rules cannot see stands in `Exceptions`, with the reason.
struct Standings {
  private let library: Library
  private let functions: [String: [Declaration]]
  /// The types whose body is made of other views.
  private let composed: Set<String>
  private let environment: Set<String>
  /// The names of the values of the environment.
  private let values: Set<String>
  /// The types of values that the host uses.
  private let used: Set<String>
  /// The types that a symbol with a meaning, or one that is recorded, takes.
  private var taken: Set<String> = []

  /// Primitives that only keep a name and arguments.
  private static let records: Set<String> = ["RecordedModifier", "AttachedView", "ModifiedScene"]
  /// The functions that record a modifier without a meaning.
  static let recorders: Set<String> = ["recorded", "attaching"]
  /// The function that hands a style to the controls inside.
  private static let styler = "styling"
  /// Modules whose code does what it says, without a host.
  private static let selfSufficient: Set<String> = ["Combine", "SwiftData"]
  private static let withBody: Set<String> = [
    "View", "ViewModifier", "Scene", "ToolbarContent", "TabContent", "Commands",
  ]

  init(_ library: Library) {
    self.library = library
    functions = Dictionary(grouping: library.declarations.filter { $0.kind == .function }, by: \.name)
    composed = Self.composed(library)
    environment = Self.environment(of: library)
    values = Set(library.surface.filter { $0.owner == "EnvironmentValues" && $0.kind == .property }.map(\.name))
    used = Self.used(by: library.host, in: library, environment: environment)
    for declaration in library.surface where declaration.kind == .function {
      if of(function: declaration) > .compiles { taken.formUnion(declaration.signature) }
    }
    for declaration in library.declarations where Self.hosted(around: declaration, in: library) != nil {
      taken.formUnion(declaration.signature)
    }
    takeWhatMembersTake()
  }

  /// Adds the types that members of such types take, and members of those.
  private mutating func takeWhatMembersTake() {
    let kinds: Set<Declaration.Kind> = [.initializer, .function, .property, .enumCase]
    let members = library.surface.filter { kinds.contains($0.kind) && library.isPublicType($0.owner) }
    var size = -1
    while taken.count != size {
      size = taken.count
      for member in members where !member.signature.isSubset(of: taken) && of(type: member.owner) > .compiles {
        taken.formUnion(member.signature)
      }
    }
  }

  func of(_ declaration: Declaration) -> Standing {
    if let exception = Exceptions.standings[declaration.kind == .macro ? "#\(declaration.name)" : declaration.path] {
      return exception.standing
    }
    let standing = shown(declaration)
    return declaration.isSaidToBeRecorded ? min(standing, .recorded) : standing
  }

  /// The standing by the sources, without regard to comments and exceptions.
  private func shown(_ declaration: Declaration) -> Standing {
    if Self.selfSufficient.contains(declaration.module) || declaration.isBuilder { return .behaves }
    if !declaration.owner.isEmpty, !library.isPublicType(declaration.owner) { return .behaves }
    switch declaration.kind {
    case .type, .wrapper, .protocolType, .alias: return of(type: declaration.path)
    case .function:
      let standing = of(function: declaration)
      return standing == .compiles && makesAnother(declaration) ? min(of(type: declaration.owner), .recorded) : standing
    case .property where declaration.owner == "EnvironmentValues":
      return of(value: declaration.name)
    case .property where library.protocols.contains(declaration.owner):
      return min(of(type: declaration.owner), .recorded)
    default: return .compiles
    }
  }

  // MARK: Types

  /// The types with a body of other views, down to those that the host knows.
  private static func composed(_ library: Library) -> Set<String> {
    let bodies = library.declarations.filter { declaration in
      declaration.name == "body" && declaration.isPublic
        && !withBody.isDisjoint(with: library.conformances[declaration.owner] ?? [])
    }
    var known = Set(library.host.hosted.keys)
    var size = -1
    while known.count != size {
      size = known.count
      for body in bodies where !body.work.types.isDisjoint(with: known) { known.insert(body.owner) }
    }
    return known
  }

  private func of(type name: String) -> Standing {
    if Self.records.contains(name) { return .recorded }
    if library.host.hosted[name] != nil || composed.contains(name) || used.contains(name) { return .behaves }
    return taken.contains(name) || isTakenByProtocol(name) ? .recorded : .compiles
  }

  /// Whether a symbol takes any value of a protocol of the type, such as any gesture or any style.
  private func isTakenByProtocol(_ name: String) -> Bool {
    let protocols = (library.conformances[name] ?? []).intersection(library.protocols).subtracting(Self.withBody)
    return !protocols.isDisjoint(with: taken)
  }

  /// A value of the environment that only the library's own modifiers set can be read again, and that is all.
  private func of(value name: String) -> Standing {
    if environment.contains(name) { return .behaves }
    return library.environment.contains(name) ? .recorded : .compiles
  }

  /// The values of the environment that the host sets or reads, also through a helper of the library.
  private static func environment(of library: Library) -> Set<String> {
    let direct = library.host.environment
    let helpers = library.declarations.filter {
      $0.owner == "EnvironmentValues" && !$0.isPublic && direct.contains($0.name)
    }
    return helpers.reduce(into: direct) { $0.formUnion($1.work.names) }
  }

  private static func used(by host: HostFacts, in library: Library, environment: Set<String>) -> Set<String> {
    var used = host.types
    for declaration in library.declarations {
      switch declaration.kind {
      case .property where declaration.owner == "EnvironmentValues":
        if environment.contains(declaration.name) { used.formUnion(declaration.signature) }
      case .property, .enumCase:
        guard let type = hosted(around: declaration, in: library) else { continue }
        if host.hosted[type]?.contains(declaration.name) == true { used.formUnion(declaration.signature) }
      case .type where host.hosted[declaration.path] != nil:
        used.formUnion(declaration.signature.intersection(library.protocols))
      default: continue
      }
    }
    return used
  }

  /// The hosted type that a declaration is in, however deep.
  private static func hosted(around declaration: Declaration, in library: Library) -> String? {
    var parts = declaration.owner.split(separator: ".")
    while !parts.isEmpty {
      let name = parts.joined(separator: ".")
      if library.host.hosted[name] != nil, !records.contains(name) { return name }
      parts.removeLast()
    }
    return nil
  }

  // MARK: Functions

  private func of(function declaration: Declaration) -> Standing {
    var seen: Set<String> = []
    return of(function: declaration, seen: &seen)
  }

  private func of(function declaration: Declaration, seen: inout Set<String>) -> Standing {
    guard seen.insert(declaration.place).inserted else { return .compiles }
    let made = declaration.work.types.subtracting(Self.records)
    if made.contains("EnvironmentModifier") {
      let values = declaration.work.environment.intersection(values)
      return values.map(of(value:)).max() ?? .behaves
    }
    if made.contains(where: isHostedModifier) { return .behaves }
    if makesAnother(declaration), made.contains(where: { isNamed($0, of: declaration.owner) }) {
      // Of a shape made of a shape only the looks are new.
      return library.conformances[declaration.owner]?.contains("View") == true ? .recorded : .behaves
    }
    let calls = Set(declaration.work.calls.map(\.name))
    if calls.contains(Self.styler) { return declaration.signature.contains(where: hasBody) ? .behaves : .recorded }
    if !Self.recorders.isDisjoint(with: calls) { return .recorded }
    if !Self.records.isDisjoint(with: declaration.work.types) { return .recorded }
    var best = Standing.compiles
    for call in declaration.work.calls {
      for callee in callees(of: call, from: declaration) {
        best = max(best, of(function: callee, seen: &seen))
      }
    }
    if best == .compiles, made.contains(where: isPrimitive) { return .recorded }
    return best
  }

  /// Whether it is a function of a protocol that makes a value of the same protocol, as shapes and gestures have them.
  private func makesAnother(_ declaration: Declaration) -> Bool {
    library.protocols.contains(declaration.owner) && !Self.withBody.contains(declaration.owner)
  }

  /// Whether styles of a protocol make a body, which the controls then show; other styles only have names.
  private func hasBody(_ style: String) -> Bool {
    library.requirements.contains("\(style).makeBody(configuration:)")
  }

  /// A modifier, or a scene, tab or toolbar item, that the host gives a meaning; a view in a body is only content.
  private func isHostedModifier(_ type: String) -> Bool {
    library.host.hosted[type] != nil && library.conformances[type]?.contains("PrimitiveView") != true
  }

  /// A type of the same protocol that the host names, such as a gesture with an action.
  private func isNamed(_ type: String, of owner: String) -> Bool {
    library.host.types.contains(type) && library.conformances[type]?.contains(owner) == true
  }

  /// A modifier of the library that keeps what it is given.
  private func isPrimitive(_ type: String) -> Bool {
    library.conformances[type]?.contains { $0.hasPrefix("Primitive") && $0 != "PrimitiveView" } ?? false
  }

  /// The functions of the same type that a call may mean: those with its labels in order, defaults left out.
  private func callees(of call: Work.Call, from declaration: Declaration) -> [Declaration] {
    let candidates = (functions[call.name] ?? []).filter { $0.owner == declaration.owner || $0.owner == "View" }
    let fitting = candidates.filter { candidate in
      var rest = call.labels[...]
      for label in candidate.labels ?? [] where rest.first == label { rest.removeFirst() }
      return rest.isEmpty
    }
    return fitting.isEmpty ? candidates : fitting
  }
}
