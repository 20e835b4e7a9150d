import Dispatch
package import Snippets
import Synchronization

/// Checks the Swift blocks of pages with a compiler.
package struct SnippetChecker: Sendable {
  private let toolchain: SwiftToolchain
  private let library: SnippetLibrary
  private let moduleCache: String
  private let jobs: Int
  private let timeoutInMilliseconds: Int
  private let limits: RunLimits

  /// `moduleCache` is a folder, kept between runs, in which the compiler keeps C modules that it has compiled; `limits`
  /// are those of the programs that blocks are run in.
  package init(
    toolchain: SwiftToolchain, library: SnippetLibrary, moduleCache: String, jobs: Int,
    timeoutInMilliseconds: Int = 300_000, limits: RunLimits = RunLimits()
  ) {
    self.toolchain = toolchain
    self.library = library
    self.moduleCache = moduleCache
    self.jobs = max(1, jobs)
    self.timeoutInMilliseconds = timeoutInMilliseconds
    self.limits = limits
  }

  /// What tells one environment of checking from another: the compiler, its flags and the library.
  package var identity: [UInt8] {
    let words = call(for: SnippetSettings()).arguments.filter { $0 != moduleCache }
    return Array("2\n\(toolchain.identity)\n\(library.fingerprint)\n\(words.joined(separator: " "))\n".utf8)
  }

  /// The results of the pages, in their order; `progress` hears how many of the blocks to be compiled are settled.
  package func check(
    _ plans: [PagePlan], cache: (any SnippetOutcomeCache)? = nil, progress: (@Sendable (Int, Int) -> Void)? = nil
  ) throws(ToolchainError) -> [PageSnippetResult] {
    var ledger = CheckLedger(plans: plans, identity: identity)
    ledger.collect(from: cache)
    let pending = settingApart(ledger.pending)
    if !pending.isEmpty {
      try library.verify()
      let state = library.state
      try FileSystem.makeFolder(moduleCache)
      let folder = try FileSystem.makeTemporaryFolder()
      defer { FileSystem.removeFlatFolder(folder) }
      let counter = ProgressCounter(total: pending.count, report: progress)
      let batches = BatchPlanner.batches(for: pending, plans: plans, workers: jobs)
      let settled = try settle(batches, pending, plans, folder: "\(folder)/m", counter)
      let alone = suspects(settled, pending, plans).map { job in
        CheckBatch(
          files: [CheckFile(file: pending[job].item.file, page: pending[job].page, jobs: [job])],
          settings: pending[job].item.settings, isExpectedToFail: pending[job].item.isExpectedToFail,
          isParsedOnly: pending[job].item.isParsedOnly)
      }
      // What was said among others counts only where it is what the block promises.
      let repeated = try settle(alone, pending, plans, folder: "\(folder)/a", counter)
      guard library.state == state else { throw .libraryChanged }
      for (job, outcome) in settled.outcomes { ledger.settle(job, outcome, isRepeated: false, cache: cache) }
      for (job, outcome) in repeated.outcomes { ledger.settle(job, outcome, isRepeated: true, cache: cache) }
    }
    return try started(plans, ledger, cache: cache)
  }

  /// The results with what became of the blocks that are run.
  private func started(
    _ plans: [PagePlan], _ ledger: CheckLedger, cache: (any SnippetOutcomeCache)?
  ) throws(ToolchainError) -> [PageSnippetResult] {
    guard plans.contains(where: { $0.items.contains { $0.run != nil } }) else { return ledger.results() }
    var runs = RunLedger(
      plans: plans, identity: identity, library: library.modules, limits: limits,
      isClean: { ledger.isClean(page: $0, place: $1) })
    runs.collect(from: cache)
    guard !runs.pending.isEmpty else { return ledger.results { runs.outcomes(ofPage: $0) } }
    let isolation = RunIsolation.find()
    let runner = SnippetRunner(
      toolchain: toolchain, library: library, moduleCache: moduleCache, workers: jobs,
      timeoutInMilliseconds: timeoutInMilliseconds, isolation: isolation)
    let folder = try FileSystem.makeTemporaryFolder()
    defer { FileSystem.removeTree(folder) }
    try FileSystem.makeFolder(moduleCache)
    runs.settle(try runner.run(runs.pending, of: plans, folder: folder), cache: cache)
    var results = ledger.results { runs.outcomes(ofPage: $0) }
    for page in results.indices { results[page].ranWithNetwork = isolation.hasNetwork && runs.isFresh(page: page) }
    return results
  }

  /// An import of a module that does not exist hides all other errors of a call, so it may only hide those of its block.
  private func settingApart(_ pending: [CheckJob]) -> [CheckJob] {
    var known: [String: Bool] = [:]
    return pending.map { job in
      var job = job
      for module in job.item.imports {
        let isKnown = known[module] ?? hasModule(module)
        known[module] = isKnown
        if !isKnown { job.item.isAlone = true }
      }
      return job
    }
  }

  private func hasModule(_ name: String) -> Bool {
    (library.moduleFolders + toolchain.moduleFolders).contains {
      FileSystem.status(of: "\($0)/\(name).swiftmodule") != nil
    }
  }

  private func call(for settings: SnippetSettings, parsesOnly: Bool = false) -> FrontendCall {
    FrontendCall(
      toolchain: toolchain, library: library, languageMode: settings.languageMode,
      isMainActorByDefault: settings.isMainActorByDefault, moduleCache: moduleCache,
      timeoutInMilliseconds: settings.timeoutInMilliseconds ?? timeoutInMilliseconds,
      action: parsesOnly ? .parse : .check)
  }

  private struct Settled: Sendable {
    var outcomes: [(job: Int, outcome: UnitOutcome)] = []
    var suspects: [Int] = []
  }

  private func settle(
    _ batches: [CheckBatch], _ pending: [CheckJob], _ plans: [PagePlan], folder: String, _ counter: ProgressCounter
  ) throws(ToolchainError) -> Settled {
    let next = Atomic<Int>(0)
    let results = Mutex<[Int: Result<Settled, ToolchainError>]>([:])
    DispatchQueue.concurrentPerform(iterations: min(jobs, batches.count)) { _ in
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < batches.count else { return }
        let batch = batches[index]
        let result: Result<Settled, ToolchainError> = Result { () throws(ToolchainError) in
          var runner = BatchRunner(
            batch, jobs: pending, plans: plans, call: call(for: batch.settings, parsesOnly: batch.isParsedOnly),
            scratch: "\(folder)\(index)")
          try runner.settle(batch.files)
          return Settled(outcomes: runner.outcomes, suspects: runner.suspects)
        }
        if case .success(let settled) = result { counter.add(settled.outcomes.count) }
        results.withLock { $0[index] = result }
      }
    }
    var all = Settled()
    let collected = results.withLock { $0 }
    for index in batches.indices {
      guard let settled = try collected[index]?.get() else { continue }
      all.outcomes += settled.outcomes
      all.suspects += settled.suspects
    }
    return all
  }

  /// Jobs to be tried alone: those that failed among others, and those that failed otherwise than they promise.
  private func suspects(_ settled: Settled, _ pending: [CheckJob], _ plans: [PagePlan]) -> [Int] {
    let surprising = settled.outcomes.filter { job, outcome in
      let item = pending[job].item
      return item.isExpectedToFail && !item.isAlone
        && !plans[pending[job].page].isAsPromised(pending[job].place, outcome)
    }
    return (settled.suspects + surprising.map(\.job)).sorted()
  }
}

/// Counts settled jobs and reports them one at a time.
private final class ProgressCounter: Sendable {
  private let done = Mutex(0)
  private let total: Int
  private let report: (@Sendable (Int, Int) -> Void)?

  init(total: Int, report: (@Sendable (Int, Int) -> Void)?) {
    self.total = total
    self.report = report
    report?(0, total)
  }

  func add(_ count: Int) {
    done.withLock { done in
      done = min(total, done + count)
      report?(done, total)
    }
  }
}
