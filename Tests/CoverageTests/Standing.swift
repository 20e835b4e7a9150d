/// How far the library takes a symbol.
enum Standing: Int, Comparable, CaseIterable {
  case compiles, recorded, behaves

  static func < (left: Standing, right: Standing) -> Bool { left.rawValue < right.rawValue }
}

/// Works out the standing of each symbol from the sources.
///
/// - A view, modifier, scene, tab or toolbar item behaves if PreviewHost conforms it to one of its protocols, or if its
///   body is made of other views.
/// - A function behaves if what it makes does, directly or through the functions that it calls; it is recorded if that
///   ends in `recorded` or `attaching`.
/// - A value of the environment behaves if PreviewHost reads or sets it.
/// - A value or a protocol behaves if PreviewHost names it, and is recorded if a symbol that is more than compiled
///   takes it.
/// - Combine and SwiftData run their own code: they behave.
/// - What the rules cannot see stands in `Exceptions`, with the reason.
struct Standings {
  private let library: Library
  private let functions: [String: [Declaration]]
  private let composed: Set<String>
  /// The types that a symbol with a meaning, or one that is recorded, takes.
  private var taken: Set<String> = []

  /// Primitives that only keep a name and arguments.
  private static let records: Set<String> = ["RecordedModifier", "AttachedView", "ModifiedScene"]
  private static let recorders: Set<String> = ["recorded", "attaching"]
  /// Modules whose code does what it says, without a host.
  private static let selfSufficient: Set<String> = ["Combine", "SwiftData"]
  private static let bodies: Set<String> = [
    "View", "ViewModifier", "Scene", "ToolbarContent", "TabContent", "Commands",
  ]

  init(_ library: Library) {
    self.library = library
    functions = Dictionary(grouping: library.declarations.filter { $0.kind == .function }, by: \.name)
    let withBody = library.declarations.filter { $0.name == "body" && $0.isPublic && !$0.work.calls.isEmpty }
    composed = Set(withBody.map(\.owner)).filter { owner in
      !Self.bodies.isDisjoint(with: library.conformances[owner] ?? [])
    }
    for declaration in library.surface {
      if [.function, .initializer].contains(declaration.kind), of(function: declaration) > .compiles {
        taken.formUnion(declaration.signature)
      }
    }
    for declaration in library.declarations where library.host.hosted.contains(declaration.owner) {
      taken.formUnion(declaration.signature)
    }
  }

  func of(_ declaration: Declaration) -> Standing {
    if let exception = Exceptions.standings[declaration.kind == .macro ? "#\(declaration.name)" : declaration.path] {
      return exception.standing
    }
    if Self.selfSufficient.contains(declaration.module) { return .behaves }
    switch declaration.kind {
    case .type, .wrapper, .protocolType, .alias: return of(type: declaration.path)
    case .function: return of(function: declaration)
    case .property where declaration.owner == "EnvironmentValues":
      return library.host.environment.contains(declaration.name) ? .behaves : .compiles
    default: return .compiles
    }
  }

  private func of(type name: String) -> Standing {
    if Self.records.contains(name) { return .recorded }
    if library.host.hosted.contains(name) || composed.contains(name) { return .behaves }
    if library.host.types.contains(name) { return .behaves }
    return taken.contains(name) ? .recorded : .compiles
  }

  private func of(function declaration: Declaration) -> Standing {
    var seen: Set<String> = []
    return of(function: declaration, seen: &seen)
  }

  private func of(function declaration: Declaration, seen: inout Set<String>) -> Standing {
    guard seen.insert(declaration.place).inserted else { return .compiles }
    let made = declaration.work.types.subtracting(Self.records)
    if made.contains(where: isHostedModifier) { return .behaves }
    if !Self.recorders.isDisjoint(with: declaration.work.calls.map(\.name)) { return .recorded }
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

  /// A modifier, or a scene, tab or toolbar item, that the host gives a meaning; a view in a body is only content.
  private func isHostedModifier(_ type: String) -> Bool {
    library.host.hosted.contains(type) && !(library.conformances[type]?.contains("PrimitiveView") ?? false)
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
