import Snippets

/// Blocks that share an executable.
struct RunBatch: Sendable {
  var kind: RunPlan.Kind
  var settings: SnippetSettings
  var linksLibrary: Bool
  /// Places in the list of jobs.
  var jobs: [Int]

  /// More blocks than this are divided among the workers, since one compiler call works on one core.
  private static let blocksOfCall = 16

  private struct Lane: Hashable {
    var kind: RunPlan.Kind
    var languageMode: Int
    var isMainActorByDefault: Bool
    var linksLibrary: Bool
    /// The place of a job that shares with no other.
    var alone: Int?
  }

  /// As few executables as possible for all jobs.
  static func batches(for jobs: [RunJob], workers: Int) -> [RunBatch] {
    var lanes: [Lane: [Int]] = [:]
    var order: [Lane] = []
    for (place, job) in jobs.enumerated() {
      let lane = Lane(
        kind: job.plan.kind, languageMode: job.settings.languageMode,
        isMainActorByDefault: job.settings.isMainActorByDefault, linksLibrary: job.linksLibrary,
        alone: job.plan.isAlone ? place : nil)
      if lanes[lane] == nil { order.append(lane) }
      lanes[lane, default: []].append(place)
    }
    return order.flatMap { lane -> [RunBatch] in
      guard let places = lanes[lane], let first = places.first else { return [] }
      let shares = max(1, min(workers, places.count / blocksOfCall))
      return deal(places, jobs, shares: shares, keepingPages: lane.kind == .previews).map {
        RunBatch(kind: lane.kind, settings: jobs[first].settings, linksLibrary: lane.linksLibrary, jobs: $0)
      }
    }
  }

  /// Shares of about the same amount of code; the blocks of a page that could share a file stay together.
  private static func deal(_ places: [Int], _ jobs: [RunJob], shares: Int, keepingPages: Bool) -> [[Int]] {
    var groups: [Int: [Int]] = [:]
    for place in places { groups[keepingPages ? jobs[place].page : place, default: []].append(place) }
    let weighed = groups.values.map { group in
      (weight: group.reduce(0) { $0 + jobs[$1].file.lines.count }, places: group)
    }
    var dealt = [(weight: Int, places: [Int])](repeating: (0, []), count: shares)
    for group in weighed.sorted(by: { ($1.weight, $0.places[0]) < ($0.weight, $1.places[0]) }) {
      let lightest = dealt.indices.min { (dealt[$0].weight, $0) < (dealt[$1].weight, $1) } ?? 0
      dealt[lightest].weight += group.weight
      dealt[lightest].places += group.places
    }
    return dealt.map { $0.places.sorted() }.filter { !$0.isEmpty }
  }
}
