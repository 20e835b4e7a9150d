import Snippets

/// Keeps account of what has to be started and of what is known: the same code on several pages runs once.
struct RunLedger {
  private struct Entry {
    var key: [UInt8]
    var outcome: RunOutcome?
    /// Whether it was started now.
    var isFresh = false
  }

  private var entries: [Entry] = []
  /// For each page the blocks that are run, with their places in `entries`.
  private var places: [[(owner: CodeOwner, entry: Int)]] = []
  private var firstJobs: [RunJob] = []
  private var pendingEntries: [Int] = []
  /// What has to be started.
  private(set) var pending: [RunJob] = []

  /// `isClean` says of an item of a page whether it compiles.
  init(
    plans: [PagePlan], identity: [UInt8], library: Set<String>, limits: RunLimits, isClean: (Int, Int) -> Bool
  ) {
    var known: [[UInt8]: Int] = [:]
    for (page, plan) in plans.enumerated() {
      places.append([])
      for (place, item) in plan.items.enumerated() {
        guard let run = item.run, isClean(page, place) else { continue }
        let job = RunJob(item, at: (page, place), plan: run, library: library, limits: limits)
        let key = Array("run 1\n".utf8) + identity + job.key
        let entry = known[key] ?? entries.count
        if entry == entries.count {
          known[key] = entry
          entries.append(Entry(key: key))
          firstJobs.append(job)
        }
        places[page].append((item.owner, entry))
      }
    }
  }

  /// Takes what is known from a cache; the rest is pending.
  mutating func collect(from cache: (any SnippetOutcomeCache)?) {
    for index in entries.indices {
      if let outcome = cache?.outcome(for: entries[index].key).flatMap(RunCoding.outcome) {
        entries[index].outcome = outcome
      } else {
        pendingEntries.append(index)
        pending.append(firstJobs[index])
      }
    }
  }

  mutating func settle(_ outcomes: [RunOutcome], cache: (any SnippetOutcomeCache)?) {
    for (entry, outcome) in zip(pendingEntries, outcomes) {
      entries[entry].outcome = outcome
      entries[entry].isFresh = true
      if outcome.isLasting { cache?.keep(RunCoding.bytes(of: outcome), for: entries[entry].key) }
    }
  }

  func outcomes(ofPage page: Int) -> [CodeOwner: RunOutcome] {
    Dictionary(
      places[page].compactMap { place in entries[place.entry].outcome.map { (place.owner, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Whether blocks of a page were started now.
  func isFresh(page: Int) -> Bool { places[page].contains { entries[$0.entry].isFresh } }
}
