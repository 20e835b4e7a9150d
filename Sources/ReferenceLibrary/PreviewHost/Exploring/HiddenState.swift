import Combine
import Foundation
import SwiftData
import SwiftUI

extension PreviewHost {
  /// A number that is the same for moments at which an example keeps the same state, whether it shows or not: what the
  /// property wrappers of living views keep, what readers' views and apps store, with the objects that it leads to, what
  /// the user's defaults, the scene and containers of models keep, and how long what waits has to wait.
  ///
  /// Identities made up on the spot are told apart and otherwise count as equal; so do dates. What closures have caught
  /// and what is global is not seen.
  package var hiddenState: Int {
    settle()
    var reflection = StateReflection()
    for wait in events.scheduler.waits { reflection.add(wait) }
    for (key, value) in scene.store.values.sorted(by: { $0.key < $1.key }) { reflection.add((key, value)) }
    for (key, value) in StorageSignals.defaults.values { reflection.add((key, value)) }
    var contexts: [ModelContext] = []
    func visit(_ node: Node) {
      let context = node.surroundings.environment.modelContext
      if !contexts.contains(context) {
        contexts.append(context)
        for part in context.keptState { reflection.add(part) }
      }
      for object in node.keptByProperties { reflection.add(object) }
      if node.meaning == nil { reflection.addParts(of: node.view) }
      for child in node.children { visit(child) }
    }
    tree.root.map(visit)
    return reflection.finish()
  }
}

/// Puts values of any types into one number, by what they are made of.
struct StateReflection {
  private var hasher = Hasher()
  /// The objects and made-up identities that were met, by their order.
  private var met: [AnyHashable: Int] = [:]
  /// How many values are looked at before it has to be enough.
  private var left = 10_000

  /// The number of all that was added.
  func finish() -> Int { hasher.finalize() }

  /// Adds the parts of a view or app, not what it is itself.
  mutating func addParts(of value: Any) {
    let kind = ReflectedKind.of(type(of: value))
    guard kind == .reader || value is any StoredEvaluation else { return }
    for child in Mirror(reflecting: value).children { add(child.value) }
  }

  /// Adds a value with all that it is made of.
  mutating func add(_ value: Any) {
    guard left > 0 else { return }
    left -= 1
    switch ReflectedKind.of(type(of: value)) {
    case .plain:
      if let value = value as? any Hashable { hasher.combine(AnyHashable(value)) }
    case .madeUp:
      if let value = value as? any Hashable { _ = meet(AnyHashable(value)) }
    case .reader, .container: open(value)
    case .silent: break
    }
  }

  private mutating func open(_ value: Any) {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class {
      guard meet(AnyHashable(ObjectIdentifier(value as AnyObject))) else { return }
    }
    switch mirror.displayStyle {
    case .dictionary, .set: addInAnyOrder(mirror.children)
    case .enum where mirror.children.isEmpty: hasher.combine(String(describing: value))
    default:
      hasher.combine(mirror.children.count)
      add(mirror.children)
      var outer = mirror.superclassMirror
      while let parent = outer {
        add(parent.children)
        outer = parent.superclassMirror
      }
    }
  }

  private mutating func add(_ children: Mirror.Children) {
    for child in children {
      if let label = child.label { hasher.combine(label) }
      add(child.value)
    }
  }

  private mutating func addInAnyOrder(_ children: Mirror.Children) {
    var sum = 0
    for child in children {
      var part = StateReflection()
      part.left = left
      part.add(child.value)
      left = part.left
      sum &+= part.finish()
    }
    hasher.combine(sum)
  }

  /// Notes the order in which something is met; whether it is for the first time.
  private mutating func meet(_ identity: AnyHashable) -> Bool {
    if let number = met[identity] {
      hasher.combine(number)
      return false
    }
    met[identity] = met.count
    hasher.combine(met.count)
    return true
  }
}

/// How values of a type say what they are made of.
enum ReflectedKind {
  /// By their own hash.
  case plain
  /// Not at all, but one is not the other.
  case madeUp
  /// By their parts; the type is one of a reader's.
  case reader
  /// By their parts.
  case container
  /// Not at all.
  case silent

  private static var known: [ObjectIdentifier: ReflectedKind] = [:]

  static func of(_ type: Any.Type) -> ReflectedKind {
    if let kind = known[ObjectIdentifier(type)] { return kind }
    let kind = kind(of: type)
    known[ObjectIdentifier(type)] = kind
    return kind
  }

  private static func kind(of type: Any.Type) -> ReflectedKind {
    if type == UUID.self || type == PersistentIdentifier.self { return .madeUp }
    if type == Date.self { return .silent }
    if type is any KeepsState.Type { return .container }
    let name = _typeName(type, qualified: true)
    let module = name.prefix { $0 != "." }
    if name.hasPrefix("(") { return .container }
    if module == "Swift" { return inLanguage(type, name) }
    if module.hasPrefix("Foundation") { return type is any Hashable.Type ? .plain : .silent }
    return ReaderTypes.isOfLibrary(type) ? .silent : .reader
  }

  /// Types of the standard library: collections and the like have parts, others are values; what stands for work under
  /// way or for memory says nothing.
  private static func inLanguage(_ type: Any.Type, _ name: String) -> ReflectedKind {
    if type is any Collection.Type, type != String.self, type != Substring.self { return .container }
    if ["Swift.Optional<", "Swift.Result<", "Swift.AnyHashable"].contains(where: name.hasPrefix) { return .container }
    let identities = ["Swift.Task", "Swift.Unowned", "Swift.Unsafe", "Swift.ObjectIdentifier", "Swift.Async"]
    if identities.contains(where: name.hasPrefix) { return .silent }
    return type is any Hashable.Type ? .plain : .silent
  }
}

extension Box: KeepsState {}
extension Expansion: KeepsState {}
extension NavigationPath: KeepsState {}
extension PathElement: KeepsState {}
extension _ModelBackingData: KeepsState {}
