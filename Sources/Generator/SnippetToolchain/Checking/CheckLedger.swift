import Snippets

/// Keeps account of what has to be compiled and of what is known: the same code on several pages counts once.
struct CheckLedger {
  private struct Entry {
    var key: [UInt8]
    var outcome: UnitOutcome?
    var isCached = false
    /// Whether it failed among others and was tried again alone.
    var isRepeated = false
  }

  private let plans: [PagePlan]
  private var entries: [Entry] = []
  /// For each page and item its place in `entries`.
  private var places: [[Int]] = []
  /// The entry of each pending job.
  private var pendingEntries: [Int] = []
  /// What has to be compiled.
  private(set) var pending: [CheckJob] = []
  private var firstItems: [CheckJob] = []

  init(plans: [PagePlan], identity: [UInt8]) {
    self.plans = plans
    var known: [[UInt8]: Int] = [:]
    for (page, plan) in plans.enumerated() {
      places.append([])
      for (place, item) in plan.items.enumerated() {
        let key = identity + Self.key(of: item)
        if let entry = known[key] {
          places[page].append(entry)
          continue
        }
        known[key] = entries.count
        places[page].append(entries.count)
        entries.append(Entry(key: key))
        firstItems.append(CheckJob(page: page, place: place, item: item))
      }
    }
  }

  private static func key(of item: PagePlan.Item) -> [UInt8] {
    let settings = item.settings
    let limit = settings.timeoutInMilliseconds ?? 0
    return Array("\(settings.languageMode) \(settings.isMainActorByDefault) \(item.isParsedOnly) \(limit)\n".utf8)
      + item.file.text
  }

  /// Takes what is known from a cache; the rest is pending.
  mutating func collect(from cache: (any SnippetOutcomeCache)?) {
    for index in entries.indices {
      if let outcome = cache?.outcome(for: entries[index].key).flatMap(OutcomeCoding.outcome) {
        entries[index].outcome = outcome
        entries[index].isCached = true
      } else {
        pendingEntries.append(index)
        pending.append(firstItems[index])
      }
    }
  }

  mutating func settle(
    _ job: Int, _ outcome: UnitOutcome, isRepeated: Bool, cache: (any SnippetOutcomeCache)?
  ) {
    let entry = pendingEntries[job]
    entries[entry].outcome = outcome
    entries[entry].isRepeated = isRepeated
    // A crash or a lack of time may have its cause outside of the code.
    if outcome.failure == nil { cache?.keep(OutcomeCoding.bytes(of: outcome), for: entries[entry].key) }
  }

  /// Whether an item of a page compiles, with all that is compiled with it.
  func isClean(page: Int, place: Int) -> Bool {
    guard let outcome = entries[places[page][place]].outcome else { return false }
    return !outcome.hasErrors && outcome.foreignErrors.isEmpty && outcome.failure == nil
  }

  /// The results of the pages; `runs` tells what became of the blocks of a page that were started.
  func results(runs: (Int) -> [CodeOwner: RunOutcome] = { _ in [:] }) -> [PageSnippetResult] {
    plans.indices.map { page in
      var outcomes: [CodeOwner: UnitOutcome] = [:]
      var cached = 0
      var repeated = 0
      for (place, item) in plans[page].items.enumerated() {
        let entry = entries[places[page][place]]
        outcomes[item.owner] = entry.outcome
        guard case .snippet = item.owner else { continue }
        if entry.isCached { cached += 1 }
        if entry.isRepeated { repeated += 1 }
      }
      return plans[page].result(outcomes, runs: runs(page), cached: cached, repeatedAlone: repeated)
    }
  }
}
