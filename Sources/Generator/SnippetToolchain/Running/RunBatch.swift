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
      return (0..<shares).map { share in
        RunBatch(
          kind: lane.kind, settings: jobs[first].settings, linksLibrary: lane.linksLibrary,
          jobs: places.enumerated().filter { $0.offset % shares == share }.map(\.element))
      }
    }
  }
}
