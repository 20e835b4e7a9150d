/// One name of the table, with its overloads folded.
struct Row {
  /// As a reader writes it: `@State`, `#Preview`, `\.dismiss`, `sheet(item:onDismiss:content:)`, `Scene.commands(content:)`.
  let name: String
  let system: CoverageSystem
  var standing: Standing
  var introduced: Release
  var isDeprecated: Bool
  var page: String?
  /// How many public declarations the row stands for.
  var declarations: Int
}

/// Every public name of the library.
struct Coverage {
  let rows: [Row]

  /// That of the sources as they are now; worked out once for all tests.
  static func current() throws -> Coverage { try sources.get() }
  private static let sources = Result { Coverage(try Library.current()) }

  init(_ library: Library) {
    let standings = Standings(library)
    let surface = library.surface.filter {
      !$0.name.hasPrefix("_") && !$0.owner.hasPrefix("_") && !Exceptions.isOwn($0)
    }
    var rows: [String: Row] = [:]
    var folded: [String: Int] = [:]
    for declaration in surface {
      guard let name = Self.rowName(of: declaration, in: library) else {
        folded[String(declaration.owner.split(separator: ".").first ?? ""), default: 0] += 1
        continue
      }
      let row = Row(
        name: name, system: CoverageSystem(of: declaration), standing: standings.of(declaration),
        introduced: declaration.availability.introduced ?? CoverageSystem.firstRelease(of: declaration.module),
        isDeprecated: declaration.availability.isDeprecated,
        page: declaration.ownPage, declarations: 1)
      rows[name] = rows[name].map { $0.folding(row) } ?? row
    }
    for name in rows.keys {
      let plain = name.hasPrefix("@") ? String(name.dropFirst()) : name
      rows[name]?.declarations += folded[plain] ?? 0
    }
    self.rows = rows.values.sorted {
      ($0.system, $0.sortKey, $0.name) < ($1.system, $1.sortKey, $1.name)
    }
  }

  /// The row that a declaration opens or joins; nil if it is folded into the row of its type.
  private static func rowName(of declaration: Declaration, in library: Library) -> String? {
    let owner = declaration.owner
    switch declaration.kind {
    case .type, .protocolType, .alias: return owner.isEmpty ? declaration.name : nil
    case .wrapper: return owner.isEmpty ? "@\(declaration.name)" : nil
    case .macro: return (declaration.isFreestanding ? "#" : "@") + declaration.name
    case .enumCase, .associatedType: return nil
    case .function, .property, .initializer, .subscripting: break
    }
    if owner.isEmpty { return declaration.fullName }
    if ["body", "description", "debugDescription"].contains(declaration.name) { return nil }
    if owner == "EnvironmentValues", declaration.kind == .property { return "\\.\(declaration.name)" }
    // Properties are members, whatever they are added to; functions of protocols are modifiers.
    if declaration.isRequirement || declaration.kind == .property { return nil }
    if library.protocols.contains(owner) {
      guard !declaration.isStatic, declaration.kind != .initializer, !isDefault(declaration, in: library) else {
        return nil
      }
      return owner == "View" ? declaration.fullName : "\(owner).\(declaration.fullName)"
    }
    if library.isPublicType(owner) || owner.contains(".") { return nil }
    // What the library adds to a type that is not its own.
    let name = declaration.kind == .initializer ? String(declaration.fullName.dropFirst(4)) : ".\(declaration.fullName)"
    return owner + name
  }

  /// Whether a member of a protocol's extension is the default of something that the protocol asks for.
  private static func isDefault(_ declaration: Declaration, in library: Library) -> Bool {
    library.requirements.contains("\(declaration.owner).\(declaration.fullName)")
  }
}

extension Row {
  /// Names sort by their letters; what is written before them does not count.
  var sortKey: String {
    name.drop { !$0.isLetter }.lowercased()
  }

  /// The row of two overloads: no more is claimed than holds for both.
  func folding(_ other: Row) -> Row {
    var row = self
    row.standing = min(standing, other.standing)
    row.introduced = min(introduced, other.introduced)
    row.isDeprecated = isDeprecated && other.isDeprecated
    row.page = page ?? other.page
    row.declarations += other.declarations
    return row
  }
}
