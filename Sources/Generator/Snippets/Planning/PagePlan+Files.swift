extension PagePlan {
  /// A file for several items.
  package struct SharedFile: Sendable {
    package var file: GeneratedFile
    /// Places in `items`.
    package var items: [Int]
  }

  /// Files for items that may share one; `places` are places in `items`, all with the same settings.
  package func sharedFiles(for places: [Int]) -> [SharedFile] {
    let units = places.map { (item: $0, unit: items[$0].unit) }
    return SharedFiles.groups(of: units, scope: scope).map { group in
      guard let first = group.first, group.count > 1 else {
        return SharedFile(file: group.first.map { items[$0].file } ?? GeneratedFile(), items: group)
      }
      let file = FileBuilder.file(for: group.map { items[$0].unit }, scope: scope, settings: items[first].settings)
      return SharedFile(file: file, items: group)
    }
  }

  /// Whether an item is compiled with declarations of `owner`.
  package func item(_ place: Int, dependsOn owner: CodeOwner) -> Bool {
    let unit = items[place].unit
    let references = unit.dependencies.union(unit.members).union(unit.locals)
    let sources = references.map(\.source) + unit.continued
    return sources.contains { scope.sources[$0].owner == owner }
  }

  /// The place of the item whose own code `owner` is.
  package func item(of owner: CodeOwner) -> Int? { items.firstIndex { $0.owner == owner } }
}
