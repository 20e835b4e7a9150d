extension PagePlan {
  /// A file for several items.
  package struct SharedFile: Sendable {
    package var file: GeneratedFile
    /// Places in `items`.
    package var items: [Int]
  }

  /// Files for items that may share one; `places` are places in `items`, all with the same settings.
  package func sharedFiles(for places: [Int]) -> [SharedFile] { sharedFiles(for: places, purpose: .compiler) }

  /// Files for the programs of previews that may share one.
  package func sharedPreviewFiles(for places: [Int]) -> [SharedFile] {
    let (shared, own) = (places.filter(sharesPreviewFile), places.filter { !sharesPreviewFile($0) })
    return sharedFiles(for: shared, purpose: .previews) + own.map { sharedFile(for: [$0], purpose: .previews) }
  }

  /// A root among loose code goes by a name that another block's loose code may have in a file for both.
  private func sharesPreviewFile(_ place: Int) -> Bool {
    items[place].isMergeable && items[place].runFile?.interfaces.isEmpty == true
  }

  private func sharedFiles(for places: [Int], purpose: FileBuilder.Purpose) -> [SharedFile] {
    let units = places.map { (item: $0, unit: items[$0].unit) }
    return SharedFiles.groups(of: units, scope: scope, separatesConformances: purpose == .previews).map {
      sharedFile(for: $0, purpose: purpose)
    }
  }

  private func sharedFile(for group: [Int], purpose: FileBuilder.Purpose) -> SharedFile {
    guard let first = group.first else { return SharedFile(file: GeneratedFile(), items: []) }
    let item = items[first]
    if group.count == 1 {
      return SharedFile(file: purpose == .previews ? item.runFile ?? item.file : item.file, items: group)
    }
    let units = group.map { items[$0].unit }
    return SharedFile(
      file: FileBuilder.file(for: units, scope: scope, settings: item.settings, purpose: purpose), items: group)
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
