/// Writes the file that the compiler gets for one block, or for several blocks of a page whose names do not clash.
struct FileBuilder {
  typealias PartReference = PageScope.PartReference

  private let scope: PageScope
  private let settings: SnippetSettings
  private let purpose: Purpose
  /// The source whose program is to say the values that its comments show.
  private let sayingSource: Int?
  private var file = GeneratedFile()

  /// The file for `units`.
  static func file(
    for units: [CompileUnit], scope: PageScope, settings: SnippetSettings, purpose: Purpose = .compiler
  ) -> GeneratedFile {
    var builder = FileBuilder(
      scope: scope, settings: settings, purpose: purpose, sayingSource: purpose == .values ? units.first?.source : nil)
    builder.build(units)
    return builder.file
  }

  private init(scope: PageScope, settings: SnippetSettings, purpose: Purpose, sayingSource: Int?) {
    self.scope = scope
    self.settings = settings
    self.purpose = purpose
    self.sayingSource = sayingSource
  }

  private mutating func build(_ units: [CompileUnit]) {
    let own = Set(units.map(\.source))
    let dependencies = units.reduce(into: Set<PartReference>()) { $0.formUnion($1.dependencies) }
      .filter { !own.contains($0.source) }.sorted()
    let others =
      units.flatMap { $0.continued + ($0.locals + $0.members).map(\.source) } + dependencies.map(\.source)
    let sources = own.union(others).sorted()
    addImports(of: sources, needsSwiftUI: units.contains { needsSwiftUI($0) })
    if sources.contains(where: { scope.sources[$0].analysis.hasTrap }) { file.append(CodeTrap.declaration) }
    for dependency in dependencies where !units.contains(where: { $0.splice?.type == dependency }) { add(dependency) }
    for (number, unit) in units.enumerated() { addFileScope(of: unit, number: number) }
    for (number, unit) in units.enumerated() { addLoose(of: unit, number: number) }
  }

  private func text(_ source: Int) -> CodeText {
    let analysis = scope.sources[source].analysis
    return purpose == .readers ? analysis.text : analysis.compilerText
  }

  private func lines(_ range: Range<Int>, of source: Int, isolating edits: [CodeEdit] = []) -> [GeneratedLine] {
    let analysis = scope.sources[source].analysis
    let probes = source == sayingSource ? ValueProbe.edits(for: analysis.values, in: analysis.text.bytes) : []
    return text(source).generatedLines(
      range, edits: analysis.edits + edits + probes, owner: scope.sources[source].owner)
  }

  /// What makes the declarations in a stretch of code private, each once.
  private func isolation(of range: Range<Int>, in source: Int) -> [CodeEdit] {
    var edits: [CodeEdit] = []
    for part in scope.sources[source].analysis.parts where range.contains(part.range.lowerBound) {
      let isInside = part.isolation.map { $0.range.lowerBound >= range.lowerBound } ?? true
      guard let edit = isInside ? part.isolation : part.ownIsolation, !edits.contains(edit) else { continue }
      edits.append(edit)
    }
    return edits
  }

  // MARK: Imports

  private mutating func addImports(of sources: [Int], needsSwiftUI: Bool) {
    var stated: Set<String> = []
    var needed: [String] = needsSwiftUI ? ["SwiftUI"] : []
    for source in sources {
      let analysis = scope.sources[source].analysis
      for statement in analysis.imports where !statement.isOfReadersModule {
        if stated.insert(statement.module).inserted || statement.isPartial {
          file.appendImport(
            of: statement.module,
            text(source).generatedLines(statement.range, edits: [], owner: scope.sources[source].owner))
        }
      }
      for module in analysis.splitImports where stated.insert(module).inserted {
        let words = ["#if canImport(\(module))", "import \(module)", "#endif"]
        file.appendImport(of: module, words.map { GeneratedLine($0) })
      }
      if analysis.imports.isEmpty { needed += settings.defaultImports + analysis.impliedImports }
    }
    for module in needed where stated.insert(module).inserted {
      file.appendImport(of: module, [GeneratedLine("import \(module)")])
    }
  }

  private func needsSwiftUI(_ unit: CompileUnit) -> Bool {
    scope.sources[unit.source].analysis.pieces.contains { $0.kind == .view || $0.kind == .modifiers }
  }

  // MARK: File scope

  private mutating func add(_ reference: PartReference) {
    guard let type = scope.part(reference).memberOf else { return add(reference, [scope.part(reference).range]) }
    file.append("private extension \(type) {")
    file.append(lines(scope.part(reference).range, of: reference.source))
    file.append("}")
  }

  private mutating func add(_ reference: PartReference, _ ranges: [Range<Int>]) {
    let edits = scope.part(reference).ownIsolation.map { [$0] } ?? []
    for range in ranges { file.append(lines(range, of: reference.source, isolating: edits)) }
  }

  private mutating func addFileScope(of unit: CompileUnit, number: Int) {
    let analysis = scope.sources[unit.source].analysis
    let pieces = analysis.pieces.filter { $0.kind == .fileScope && !isEnclosed($0, in: unit) }
    // What closes a preview stands before what opens the declaration behind it.
    let previews = purpose == .previews ? PreviewNaming.edits(for: analysis.previews, block: number) : []
    for piece in pieces where piece.version == 0 {
      let edits = previews + isolation(of: piece.range, in: unit.source)
      file.append(lines(piece.range, of: unit.source, isolating: edits))
    }
    for version in Self.distinct(pieces.map(\.version)) where version > 0 { add(version, pieces, of: unit) }
    // A call among the reader's files would only ask for an answer that the check has given.
    for type in analysis.mainTypes where purpose != .readers {
      let name = "_main\(file.lines.count)"
      file.append("@MainActor private func \(name)() async throws { try await \(type).main() }")
      file.noteFunction(name)
    }
  }

  /// Types that are declared again are told apart by an enum round them.
  private mutating func add(_ version: Int, _ pieces: [CodePiece], of unit: CompileUnit) {
    file.append("private enum _Version\(unit.source)_\(version) {")
    for piece in pieces where piece.version == version { file.append(lines(piece.range, of: unit.source)) }
    file.append("}")
  }

  /// Whether a piece of file scope goes into the type round the loose code: functions that use its members.
  private func isEnclosed(_ piece: CodePiece, in unit: CompileUnit) -> Bool {
    isInType(unit) && scope.sources[unit.source].analysis.couldBeMembers(piece)
  }

  // MARK: Loose code

  private static func distinct(_ numbers: [Int]) -> [Int] {
    var seen: Set<Int> = []
    return numbers.filter { seen.insert($0).inserted }
  }

  private mutating func addLoose(of unit: CompileUnit, number: Int) {
    let pieces = scope.sources[unit.source].analysis.pieces
    if let splice = unit.splice {
      add(splice.type, splice.kept)
    } else if let enclosure = unit.enclosure {
      file.append("private extension \(enclosure.type) {")
    } else if isTypeMade(for: unit) {
      file.append(Self.head(of: memberKind(of: unit), "\(number)", false))
    }
    if unit.splice != nil || isTypeMade(for: unit) { addMembers(of: unit) }
    for piece in pieces where piece.kind == .fileScope && isEnclosed(piece, in: unit) {
      file.append(lines(piece.range, of: unit.source))
    }
    let loose = pieces.filter { $0.kind != .fileScope }
    for (offset, group) in Self.distinct(loose.map(\.group)).enumerated() {
      add(loose.filter { $0.group == group }, of: unit, name: "\(number)_\(offset)")
    }
    if isInType(unit) { file.append("}") }
  }

  /// Whether all loose code of a unit stands in one type or extension.
  private func isInType(_ unit: CompileUnit) -> Bool {
    unit.enclosure != nil || unit.splice != nil || isTypeMade(for: unit)
  }

  /// Whether loose code without members of its own stands among those of earlier blocks.
  private func isTypeMade(for unit: CompileUnit) -> Bool {
    unit.splice == nil && unit.enclosure == nil && !unit.members.isEmpty
      && !scope.sources[unit.source].analysis.hasMembers
  }

  /// The kind of type that the members of earlier blocks belong to.
  private func memberKind(of unit: CompileUnit) -> CodePiece.Kind {
    let pieces = unit.members.min().map { reference in
      scope.sources[reference.source].analysis.pieces.filter {
        $0.range.contains(scope.part(reference).range.lowerBound)
      }
    }
    return pieces?.first?.kind ?? .members
  }

  private mutating func addMembers(of unit: CompileUnit) {
    for member in unit.members.sorted() { file.append(lines(scope.part(member).range, of: member.source)) }
  }

  private mutating func add(_ pieces: [CodePiece], of unit: CompileUnit, name: String) {
    let members = pieces.filter { $0.kind.isMembers }
    let bodies = Self.distinct(pieces.filter { !$0.kind.isMembers }.map(\.scope)).map { scope in
      pieces.filter { $0.scope == scope && !$0.kind.isMembers }
    }
    guard let first = members.first else {
      for (offset, body) in bodies.enumerated() {
        addBody(body, of: unit, name: "_snippet\(name)_\(offset)", inType: isInType(unit))
      }
      return
    }
    let hasBody = scope.sources[unit.source].analysis.declaresBody
    let isView =
      first.kind == .members && (hasBody || bodies.joined().contains { $0.kind == .view || $0.kind == .modifiers })
    if unit.splice == nil { file.append(Self.head(of: first.kind, name, isView), origin: fenceOrigin(of: first, unit)) }
    if isView, unit.splice == nil, canMake(unit) { file.noteInterface(.view, "_Snippet\(name)()") }
    if unit.splice == nil { addMembers(of: unit) }
    for piece in members { file.append(lines(piece.range, of: unit.source)) }
    var isBodyDue = isView && !hasBody
    for (offset, body) in bodies.enumerated() {
      let isBody = isBodyDue && body.contains { $0.kind != .statements }
      if isBody { isBodyDue = false }
      addBody(body, of: unit, name: isBody ? "body" : "_snippet\(name)_\(offset)", inType: true)
    }
    if unit.splice == nil { file.append("}") }
  }

  /// Whether the type made for a unit's members needs no arguments.
  private func canMake(_ unit: CompileUnit) -> Bool {
    let own = scope.sources[unit.source].analysis.parts.filter { $0.kind == .member }
    return (own + unit.members.map { scope.part($0) }).allSatisfy(\.isMadeWithoutArguments)
  }

  /// The type round members whose own type the page does not show.
  private static func head(of kind: CodePiece.Kind, _ name: String, _ isView: Bool) -> String {
    switch kind {
    case .objectMembers: "private final class _Snippet\(name): ObservableObject {"
    case .enumCases: "private enum _Snippet\(name) {"
    case .typeMembers: "@MainActor private final class _Snippet\(name) {"
    default: "@MainActor private struct _Snippet\(name)\(isView ? ": SwiftUI.View" : "") {"
    }
  }

  /// Statements in a function, views and modifiers in a property.
  private mutating func addBody(_ pieces: [CodePiece], of unit: CompileUnit, name: String, inType: Bool) {
    let modifiers = pieces.filter { $0.kind == .modifiers }
    let rest = pieces.filter { $0.kind != .modifiers }
    let hasStatements = rest.contains { $0.kind == .statements }
    let access = inType ? "" : "private "
    if hasStatements || !unit.continued.isEmpty {
      addFunction(rest, of: unit, access: access, name: name == "body" ? "_statements" : name)
    } else if !rest.isEmpty {
      addProperty(rest, of: unit, access: access, name: name, receiver: "")
      if !inType { file.noteInterface(rest.first?.builder ?? .view, name) }
    }
    if !modifiers.isEmpty {
      addProperty(
        modifiers, of: unit, access: access, name: rest.isEmpty || hasStatements ? name : "\(name)_modified",
        receiver: " SwiftUI.EmptyView()")
    }
  }

  private mutating func addFunction(_ pieces: [CodePiece], of unit: CompileUnit, access: String, name: String) {
    let isolation = unit.enclosure?.isActor == true ? "" : "@MainActor "
    let change = unit.enclosure?.isPlainValue == true ? "mutating " : ""
    file.append(
      "\(isolation)\(access)\(change)func \(name)() async throws {",
      origin: pieces.first.flatMap { fenceOrigin(of: $0, unit) })
    if !access.isEmpty { file.noteFunction(name) }
    for local in unit.locals { file.append(lines(scope.part(local).range, of: local.source)) }
    for source in unit.continued {
      for piece in scope.sources[source].analysis.pieces where piece.kind != .fileScope && !piece.kind.isMembers {
        file.append(lines(piece.range, of: source))
      }
    }
    if unit.isRun, !unit.continued.isEmpty, purpose != .readers {
      file.append("Swift.print(\"\(OutputMark.literal)\")")
    }
    for piece in pieces { file.append(lines(piece.range, of: unit.source)) }
    file.append("}")
  }

  private mutating func addProperty(
    _ pieces: [CodePiece], of unit: CompileUnit, access: String, name: String, receiver: String
  ) {
    let type =
      switch pieces.first?.builder ?? .view {
      case .view: (attribute: "SwiftUI.ViewBuilder", result: "SwiftUI.View")
      case .scene: (attribute: "SwiftUI.SceneBuilder", result: "SwiftUI.Scene")
      case .tab:
        (
          attribute: "SwiftUI.TabContentBuilder<\(unit.tabValue)>", result: "SwiftUI.TabContent<\(unit.tabValue)>"
        )
      case .toolbar: (attribute: "SwiftUI.ToolbarContentBuilder", result: "SwiftUI.ToolbarContent")
      }
    let fence = pieces.first.flatMap { fenceOrigin(of: $0, unit) }
    let head = "@MainActor @\(type.attribute) \(access)var \(name): some \(type.result) {"
    file.append(unit.locals.isEmpty ? head + receiver : head, origin: fence)
    for local in unit.locals { file.append(lines(scope.part(local).range, of: local.source)) }
    if !unit.locals.isEmpty, !receiver.isEmpty { file.append(receiver, origin: fence) }
    for piece in pieces { file.append(lines(piece.range, of: unit.source)) }
    file.append("}")
  }

  /// The head of a wrapper stands on the line above the code in it, which for a whole block is the fence.
  private func fenceOrigin(of piece: CodePiece, _ unit: CompileUnit) -> GeneratedLine.Origin? {
    let line = text(unit.source).lineNumber(of: piece.range.lowerBound)
    return GeneratedLine.Origin(owner: scope.sources[unit.source].owner, line: line - 1, segments: [])
  }
}
