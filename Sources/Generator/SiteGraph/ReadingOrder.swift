import Languages

/// The order in which a language's pages are read: a folder's own page, then its pages and folders by their stated order
/// and then by path, each folder with all that is in it.
struct ReadingOrder {
  /// Sorts places in the list of pages that belong to one language.
  static func sorted(_ indices: [Int], of pages: [PageFacts]) -> [Int] {
    var orders: [String: Int] = [:]
    for index in indices where pages[index].isFolderIndex { orders[pages[index].path] = pages[index].order }
    let keys = indices.map { Key(of: pages[$0], folderOrders: orders) }
    return indices.indices.sorted { keys[$0] < keys[$1] }.map { indices[$0] }
  }

  private struct Key: Comparable {
    /// One part of the path, from the root down.
    struct Step: Comparable {
      var order: Int
      var name: String

      static func < (a: Step, b: Step) -> Bool { (a.order, a.name) < (b.order, b.name) }
    }

    var steps: [Step] = []

    init(of page: PageFacts, folderOrders: [String: Int]) {
      var path = ""
      let parts = page.path.split(separator: "/")
      for (depth, part) in parts.enumerated() {
        path += path.isEmpty ? String(part) : "/\(part)"
        let isPage = depth == parts.count - 1 && !page.isFolderIndex
        let order = isPage ? page.order : folderOrders[path]
        steps.append(Step(order: order ?? .max, name: String(part)))
      }
    }

    static func < (a: Key, b: Key) -> Bool { a.steps.lexicographicallyPrecedes(b.steps) }
  }
}
