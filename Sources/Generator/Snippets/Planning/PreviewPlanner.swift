import Diagnostics
import PreviewRecording
import SwiftCode

/// Decides where the examples of a block marked `preview` begin.
struct PreviewPlanner {
  typealias PartReference = PageScope.PartReference

  /// Why a block has no beginning, and what its author can do.
  struct Failure: Error {
    var message: String
    var remedy: String
  }

  let scope: PageScope
  let unit: CompileUnit
  let snippet: Snippet
  /// The tag of the page's language.
  let language: String

  private var analysis: CodeAnalysis { scope.sources[unit.source].analysis }

  /// `file` is what the block is run as.
  func plan(_ file: GeneratedFile) throws(Failure) -> PreviewPlan {
    PreviewPlan(roots: try roots(in: file), request: request)
  }

  // MARK: Roots

  private func roots(in file: GeneratedFile) throws(Failure) -> [PreviewPlan.Root] {
    if let type = unit.enclosure?.type, analysis.previews.isEmpty,
      analysis.pieces.contains(where: { $0.kind == .modifiers })
    {
      throw Failure(
        message: "modifiers without their view stand beside '\(type)', so that its preview would not show them",
        remedy: "write them behind the view they change, or add a #Preview that does; // snippet.hide hides it")
    }
    if case .preview(let name?) = snippet.attributes.mode { return try roots(named: name) }
    let previews = analysis.previews.enumerated().map { root(of: $1, number: $0) }
    if !previews.isEmpty { return previews }
    let types = analysis.parts.filter { $0.kind == .declaration && $0.typeKind != nil && $0.version == 0 }
    if let app = types.last(where: { conforms($0, to: "App") }) { return [.app(type: app.name)] }
    let providers = types.filter { conforms($0, to: "PreviewProvider") }
    if !providers.isEmpty { return providers.map { .view("\($0.name).previews") } }
    if let interface = file.interfaces.last, let root = root(of: interface) { return [root] }
    return [try view(among: types)]
  }

  private func root(of preview: PreviewUse, number: Int) -> PreviewPlan.Root {
    .preview(number, name: preview.name)
  }

  private func root(of interface: GeneratedFile.Interface) -> PreviewPlan.Root? {
    switch interface.builder {
    case .view: .view(interface.expression)
    case .scene: .scene(interface.expression)
    case .tab, .toolbar: nil
    }
  }

  /// The previews that display the name, or else the type that has it.
  private func roots(named name: String) throws(Failure) -> [PreviewPlan.Root] {
    let previews = analysis.previews.enumerated().filter { $0.element.name == name }
    if !previews.isEmpty { return previews.map { root(of: $0.element, number: $0.offset) } }
    guard let part = part(named: name) else {
      let known = analysis.previews.compactMap(\.name) + scope.declaredNames.filter { isInterface($0) }
      throw Failure(
        message: "neither a #Preview of the block nor a type of the page has the name '\(name)'",
        remedy: Suggestion.nearest(to: name, among: known).map { "did you mean '\($0)'?" } ?? Self.mend)
    }
    if conforms(part, to: "App") { return [.app(type: name)] }
    if conforms(part, to: "PreviewProvider") { return [.view("\(name).previews")] }
    guard let root = root(of: part) else {
      throw Failure(
        message: isView(part) || conforms(part, to: "Scene")
          ? "'\(name)' cannot be made without arguments" : "'\(name)' is no view, scene or app",
        remedy: Self.mend)
    }
    return [root]
  }

  private static let mend = "add a #Preview that makes the view; // snippet.hide hides it from readers"

  /// The view that is shown where nothing says which: it is made without arguments, and no other code of the block
  /// uses it.
  private func view(among types: [CodePart]) throws(Failure) -> PreviewPlan.Root {
    let views = types.filter { isView($0) || conforms($0, to: "Scene") }
    let candidates = views.filter { root(of: $0) != nil }
    let unused = candidates.filter { view in
      !analysis.looseUses.contains(view.name)
        && !analysis.parts.contains { $0.name != view.name && $0.uses.contains(view.name) }
    }
    let found = unused.isEmpty ? candidates : unused
    if found.count > 1 {
      let names = found.map { "'\($0.name)'" }.joined(separator: ", ")
      throw Failure(
        message: "block has several views that could be shown: \(names)",
        remedy: "write preview=\(found[found.count - 1].name), or add a #Preview")
    }
    if let root = found.first.flatMap(root(of:)) ?? surroundings() { return root }
    throw Failure(
      message: views.first.map { "'\($0.name)' cannot be made without arguments, so there is nothing to show" }
        ?? "block has no view to show",
      remedy: Self.mend)
  }

  /// The view round the loose code of the block, where the page has one.
  private func surroundings() -> PreviewPlan.Root? {
    if let splice = unit.splice { return root(of: scope.part(splice.type)) }
    return unit.enclosure.flatMap { part(named: $0.type) }.flatMap(root(of:))
  }

  // MARK: Types

  /// The type of a name as the block sees it.
  private func part(named name: String) -> CodePart? {
    scope.providers(of: name, from: snippet.index, own: true).map { scope.part($0) }.first { $0.typeKind != nil }
  }

  private func root(of part: CodePart) -> PreviewPlan.Root? {
    guard part.typeKind != nil, !part.isGeneric, canMake(part) else { return nil }
    if isView(part) { return .view("\(part.name)()") }
    return conforms(part, to: "Scene") ? .scene("\(part.name)()") : nil
  }

  private func isView(_ part: CodePart) -> Bool { conforms(part, to: "View") }

  private func isInterface(_ name: String) -> Bool {
    part(named: name).map { isView($0) || conforms($0, to: "App") || conforms($0, to: "Scene") } ?? false
  }

  /// The block's own extensions, and those that are compiled with it.
  private func extensions(of type: String) -> [CodePart] {
    (analysis.parts + unit.dependencies.sorted().map { scope.part($0) }).filter { $0.extendedType == type }
  }

  private func conforms(_ part: CodePart, to name: String) -> Bool {
    ([part] + extensions(of: part.name)).contains { $0.inherited.contains { $0 == name || $0 == "SwiftUI.\(name)" } }
  }

  private func canMake(_ part: CodePart) -> Bool {
    if extensions(of: part.name).contains(where: \.isMadeWithoutArguments) { return true }
    let added = unit.splice.map { scope.part($0.type).name } == part.name ? analysis.parts : []
    return part.isMadeWithoutArguments && added.allSatisfy { $0.kind != .member || $0.isMadeWithoutArguments }
  }

  // MARK: Request

  private var request: RecordingRequest {
    let attributes = snippet.attributes
    var request = RecordingRequest(
      devices: attributes.devices.isEmpty ? (hasColumns ? [.phone, .tablet] : [.phone]) : attributes.devices,
      language: language, script: snippet.text.script)
    request.depth = attributes.previewDepth ?? request.depth
    request.states = attributes.previewStates ?? request.states
    return request
  }

  /// Whether the code looks otherwise where there is room for columns.
  private var hasColumns: Bool {
    let parts = analysis.parts + unit.dependencies.map { scope.part($0) }
    let names = parts.reduce(into: analysis.looseUses) { $0.formUnion($1.uses) }
    let members = parts.reduce(into: analysis.looseUsedMembers) { $0.formUnion($1.usedMembers) }
    return !names.isDisjoint(with: ["NavigationSplitView", "HSplitView"]) || members.contains("sidebarAdaptable")
  }
}
