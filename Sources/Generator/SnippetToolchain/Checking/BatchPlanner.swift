import Snippets

/// Deals jobs out to compiler calls.
struct BatchPlanner {
  /// More files than this in one call make each of them slower.
  private static let maximalFiles = 400
  /// Starting a compiler costs about as much as this many bytes of code.
  private static let weightOfCall = 12_000

  private let jobs: [CheckJob]
  private let plans: [PagePlan]
  private let workers: Int

  /// The batches for all jobs, the heaviest first.
  static func batches(for jobs: [CheckJob], plans: [PagePlan], workers: Int) -> [CheckBatch] {
    let planner = BatchPlanner(jobs: jobs, plans: plans, workers: workers)
    let alone = jobs.indices.filter { jobs[$0].item.isAlone }.map { job in
      CheckBatch(
        files: [planner.file(job)], settings: jobs[job].item.settings,
        isExpectedToFail: jobs[job].item.isExpectedToFail, isParsedOnly: jobs[job].item.isParsedOnly)
    }
    return (planner.shared() + alone).enumerated()
      .sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }.map(\.element)
  }

  private func file(_ job: Int) -> CheckFile {
    CheckFile(file: jobs[job].item.file, page: jobs[job].page, jobs: [job])
  }

  private struct Lane: Hashable {
    var settings: SnippetSettings
    var isExpectedToFail: Bool
    var isParsedOnly: Bool
  }

  private func shared() -> [CheckBatch] {
    var lanes: [Lane: [Int]] = [:]
    var order: [Lane] = []
    for job in jobs.indices where !jobs[job].item.isAlone {
      let lane = Lane(
        settings: jobs[job].item.settings, isExpectedToFail: jobs[job].item.isExpectedToFail,
        isParsedOnly: jobs[job].item.isParsedOnly)
      if lanes[lane] == nil { order.append(lane) }
      lanes[lane, default: []].append(job)
    }
    return order.flatMap { lane in
      deal(files(for: lanes[lane] ?? [])).map {
        CheckBatch(
          files: $0, settings: lane.settings, isExpectedToFail: lane.isExpectedToFail,
          isParsedOnly: lane.isParsedOnly)
      }
    }
  }

  private func files(for lane: [Int]) -> [CheckFile] {
    var pages: [Int: [Int]] = [:]
    for job in lane { pages[jobs[job].page, default: []].append(job) }
    return pages.keys.sorted().flatMap { page -> [CheckFile] in
      let all = pages[page] ?? []
      let places = Dictionary(
        all.filter { jobs[$0].item.isMergeable }.map { (jobs[$0].place, $0) }, uniquingKeysWith: { first, _ in first })
      let shared = plans[page].sharedFiles(for: places.keys.sorted()).map { shared in
        CheckFile(file: shared.file, page: page, jobs: shared.items.compactMap { places[$0] })
      }
      return shared + all.filter { !jobs[$0].item.isMergeable }.map(file)
    }
  }

  /// Even shares by weight: as many calls as there are workers, unless the work is too little or the files too many.
  private func deal(_ files: [CheckFile]) -> [[CheckFile]] {
    guard !files.isEmpty else { return [] }
    let weight = files.reduce(0) { $0 + $1.weight }
    let wanted = max(
      min(workers, weight / Self.weightOfCall), (files.count + Self.maximalFiles - 1) / Self.maximalFiles)
    var shares = [(weight: Int, files: [Int])](repeating: (0, []), count: max(1, min(wanted, files.count)))
    let byWeight = files.indices.sorted { (files[$1].weight, $0) < (files[$0].weight, $1) }
    for index in byWeight {
      let lightest = shares.indices.min { (shares[$0].weight, $0) < (shares[$1].weight, $1) } ?? 0
      shares[lightest].weight += files[index].weight
      shares[lightest].files.append(index)
    }
    return shares.map { share in share.files.sorted().map { files[$0] } }
  }
}
