/// Tells versions of the same code apart: what is declared again behind a comment is what becomes of it, or the right
/// way after the wrong one.
struct VersionDivider {
  private let source: [UInt8]
  private var items: [FragmentItem]
  /// Where the names of the version that is being read are declared.
  private var places: [String: Int] = [:]
  /// The last item that a comment or a `// ---` line sets apart.
  private var lastHead = 0
  private var added = 0
  private var version = 0

  /// Gives items that belong to another version a region of their own, and types a version.
  static func divide(_ items: inout [FragmentItem], source: [UInt8]) {
    var divider = VersionDivider(source: source, items: items)
    for index in items.indices {
      divider.read(index, beginsRegion: index > 0 && items[index].region != items[index - 1].region)
    }
    items = divider.items
  }

  private init(source: [UInt8], items: [FragmentItem]) {
    self.source = source
    self.items = items
  }

  private mutating func read(_ index: Int, beginsRegion: Bool) {
    if beginsRegion {
      lastHead = index
      places = places.filter { $0.key.hasPrefix("type ") }
    }
    if source[items[index].range.lowerBound..<items[index].start].contains(UInt8(ascii: "/")) { lastHead = index }
    let clashes = keys(of: index).compactMap { key in places[key].map { (key: key, place: $0) } }
    if let last = clashes.map(\.place).max(), last < lastHead {
      if clashes.contains(where: { $0.key.hasPrefix("type ") }) { version += 1 }
      added += 1
      places = [:]
      for earlier in lastHead..<index { place(earlier, isMoved: true) }
    }
    place(index, isMoved: false)
  }

  private mutating func place(_ index: Int, isMoved: Bool) {
    items[index].region += isMoved ? 1 : added
    if items[index].declared.contains(where: \.kind.isType) { items[index].version = version }
    for key in keys(of: index) { places[key] = index }
  }

  /// What may stand once in a scope: a type or property by its name, a function by its head.
  private func keys(of index: Int) -> [String] {
    items[index].declared.compactMap { name in
      switch name.kind {
      case .function:
        // A name that is missing stands behind the declaration.
        let start = min(name.nameRange.lowerBound, name.range.upperBound)
        let head = source[start..<name.range.upperBound].prefix { $0 != UInt8(ascii: "{") }
        return "func " + String(decoding: head, as: UTF8.self)
      case .variable, .constant: return "var " + name.name
      default: return name.kind.isType ? "type " + name.name : nil
      }
    }
  }
}
