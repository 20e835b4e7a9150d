import Snippets

/// The files of a program: where blocks are previews, those of a page share files if their names do not clash, so that
/// the declarations that several of them need are compiled once.
struct RunFiles {
  /// Where a block is.
  struct Place {
    /// The number of its file.
    var file: Int
    /// Its number among the blocks of the file.
    var block: Int
  }

  private(set) var files: [GeneratedFile] = []
  /// For each block its place.
  private(set) var places: [Place] = []

  /// A file for each of the blocks.
  init(apart jobs: [RunJob]) {
    files = jobs.map(\.file)
    places = jobs.indices.map { Place(file: $0, block: 0) }
  }

  /// As few files as possible for previews.
  init(sharedBy jobs: [RunJob], of plans: [PagePlan]) {
    places = jobs.map { _ in Place(file: 0, block: 0) }
    var pages: [Int: [Int: Int]] = [:]
    for (number, job) in jobs.enumerated() { pages[job.page, default: [:]][job.place] = number }
    for (page, numbers) in pages.sorted(by: { $0.key < $1.key }) {
      for shared in plans[page].sharedPreviewFiles(for: numbers.keys.sorted()) {
        for (block, item) in shared.items.enumerated() {
          guard let number = numbers[item] else { continue }
          places[number] = Place(file: files.count, block: block)
        }
        files.append(shared.file)
      }
    }
  }
}
