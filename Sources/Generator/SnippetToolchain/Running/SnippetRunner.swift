import Dispatch
import Snippets
import Synchronization

/// Starts blocks that compile, many in one executable and each in a process of its own.
struct SnippetRunner: Sendable {
  let toolchain: SwiftToolchain
  let library: SnippetLibrary
  let moduleCache: String
  let workers: Int
  /// How long the compiler and the linker may need.
  let timeoutInMilliseconds: Int
  let isolation: RunIsolation

  /// What became of the jobs, in their order; `folder` is an empty one of their own.
  func run(_ jobs: [RunJob], of plans: [PagePlan], folder: String) throws(ToolchainError) -> [RunOutcome] {
    let batches = RunBatch.batches(for: jobs, workers: workers)
    let starting = try inParallel(batches.count) { index throws(ToolchainError) in
      try self.programs(for: batches[index], jobs, of: plans, scratch: "\(folder)/r\(index)")
    }
    let starts = starting.flatMap(\.self)
    let outcomes = try inParallel(starts.count) { index throws(ToolchainError) in
      var job = jobs[starts[index].job]
      job.file = starts[index].file ?? job.file
      return try outcome(of: starts[index], job, scratch: "\(folder)/p\(index)")
    }
    let byJob = Dictionary(zip(starts.map(\.job), outcomes), uniquingKeysWith: { first, _ in first })
    return jobs.indices.map { byJob[$0] ?? RunOutcome(end: .notBuilt(reason: "it has no program")) }
  }

  // MARK: Executables

  /// A block and the executable that holds it.
  private struct Start: Sendable {
    var job: Int
    /// Its number in the executable.
    var number = 0
    /// The path of its file.
    var path = ""
    /// What the file is if it is not for the block alone.
    var file: GeneratedFile?
    var scratch: String
    /// Why there is no executable.
    var failure: String?
  }

  /// One executable for all, or else for each half of them, down to the one that is the cause.
  private func programs(
    for batch: RunBatch, _ jobs: [RunJob], of plans: [PagePlan], scratch: String
  ) throws(ToolchainError) -> [Start] {
    let (ready, idle) = (batch.jobs.filter { canStart(jobs[$0]) }, batch.jobs.filter { !canStart(jobs[$0]) })
    let refused = idle.map {
      Start(job: $0, scratch: scratch, failure: "it has no statements that can be run by themselves")
    }
    guard let first = ready.first else { return refused }
    var call = FrontendCall(
      toolchain: toolchain, library: library, languageMode: batch.settings.languageMode,
      isMainActorByDefault: batch.settings.isMainActorByDefault, moduleCache: moduleCache,
      timeoutInMilliseconds: timeoutInMilliseconds)
    call.action = .compile
    if batch.linksLibrary, let archive = library.archive, FileSystem.status(of: archive) == nil {
      throw .libraryNotFound(path: archive)
    }
    let program = RunProgram(
      call: call, archive: batch.linksLibrary ? library.archive : nil, kind: batch.kind, limits: jobs[first].limits)
    let readyJobs = ready.map { jobs[$0] }
    if batch.kind == .previews, ready.count > 1 {
      let files = RunFiles(sharedBy: readyJobs, of: plans)
      if case .made = try program.make(readyJobs, in: files, scratch: "\(scratch)s") {
        return refused + starts(of: ready, in: files, scratch: "\(scratch)s")
      }
    }
    let files = RunFiles(apart: readyJobs)
    switch try program.make(readyJobs, in: files, scratch: scratch) {
    case .made:
      return refused + starts(of: ready, in: files, scratch: scratch)
    case .failed(let reason):
      guard ready.count > 1 else { return refused + [Start(job: first, scratch: scratch, failure: reason)] }
      var (left, right) = (batch, batch)
      left.jobs = Array(ready[..<(ready.count / 2)])
      right.jobs = Array(ready[(ready.count / 2)...])
      return try refused + programs(for: left, jobs, of: plans, scratch: "\(scratch)l")
        + programs(for: right, jobs, of: plans, scratch: "\(scratch)r")
    }
  }

  private func starts(of jobs: [Int], in files: RunFiles, scratch: String) -> [Start] {
    zip(jobs, files.places).enumerated().map { number, entry in
      let (job, place) = entry
      return Start(
        job: job, number: number, path: RunProgram.path(of: place.file, scratch), file: files.files[place.file],
        scratch: scratch)
    }
  }

  private func canStart(_ job: RunJob) -> Bool { job.plan.kind != .statements || !job.file.functions.isEmpty }

  // MARK: Processes

  private func outcome(of start: Start, _ job: RunJob, scratch: String) throws(ToolchainError) -> RunOutcome {
    if let failure = start.failure { return RunOutcome(end: .notBuilt(reason: failure)) }
    let home = "\(scratch)_home"
    try FileSystem.makeFolder(home)
    defer { FileSystem.removeTree(home) }
    let path = start.path
    let name = path.split(separator: "/").last ?? ""
    let words =
      job.plan.kind == .tests
      ? [
        "--no-parallel", "--filter", "/\(name.replacing(".", with: "\\.")):", "--event-stream-version", "0",
        "--event-stream-output-path", "\(scratch)_events",
      ] : []
    let (program, arguments) = isolation.command("\(start.scratch).run", words)
    let process = WatchedProcess(
      program: program, arguments: arguments,
      environment: RunEnvironment.variables(home: home, entry: start.number, backtrace: "\(scratch)_backtrace")
        + previewVariables(of: job, scratch: scratch),
      timeoutInMilliseconds: job.limits.timeInMilliseconds, limits: job.limits)
    let ended = try process.run()
    let backtrace = FileSystem.contents(of: "\(scratch)_backtrace").map { String(decoding: $0, as: UTF8.self) }
    let report = CrashReport(
      String(decoding: ended.errors, as: UTF8.self), backtrace: backtrace, job: job, path: path)
    let output = LineValues(OutputMark.own(ended.output))
    var outcome = RunOutcome(
      end: .finished, output: String(decoding: output.text, as: UTF8.self), errors: report.errors)
    outcome.values = output.values
    outcome.hasReadInput = ended.hasReadInput
    let end = isolation.end(ended.end)
    outcome.end = RunEnd.end(of: end, report, job.limits)
    if case .crashed = outcome.end { outcome.place = report.place }
    if case .threw(let message) = outcome.end {
      outcome.errors = report.errors.replacing(
        EntryFile.errorMark + message, with: "Fatal error: Error raised at top level: " + message)
    }
    if job.plan.kind == .previews { takeRecording("\(scratch)_recording", into: &outcome) }
    if job.plan.kind == .tests {
      outcome.tests = TestEvents.tests(in: FileSystem.contents(of: "\(scratch)_events") ?? [], of: job)
      if outcome.tests.isEmpty, outcome.end == .exited(code: TestEvents.statusWithoutTests) { outcome.end = .finished }
    }
    return outcome
  }

  // MARK: Recordings

  /// More than this of a preview is not kept.
  private static let recordingLimit = 8 << 20

  private func previewVariables(of job: RunJob, scratch: String) -> [String] {
    guard let request = job.request else { return [] }
    return ["DALIL_PREVIEW=\(request)", "DALIL_RECORDING=\(scratch)_recording"]
  }

  private func takeRecording(_ path: String, into outcome: inout RunOutcome) {
    if outcome.end != .finished { outcome.way = Self.way(in: path + ".way") }
    guard let (bytes, size) = FileSystem.plainContents(of: path, upTo: Self.recordingLimit) else { return }
    if size > Self.recordingLimit { outcome.excessiveRecording = size } else { outcome.recording = bytes }
  }

  /// What was being done when the program stopped.
  private static func way(in path: String) -> [String] {
    let bytes = FileSystem.plainContents(of: path, upTo: 4096)?.bytes ?? []
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  // MARK: Workers

  private func inParallel<Value: Sendable>(
    _ count: Int, _ body: @Sendable (Int) throws(ToolchainError) -> Value
  ) throws(ToolchainError) -> [Value] {
    let next = Atomic<Int>(0)
    let results = Mutex<[Int: Result<Value, ToolchainError>]>([:])
    DispatchQueue.concurrentPerform(iterations: min(workers, count)) { _ in
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < count else { return }
        let result: Result<Value, ToolchainError> = Result { () throws(ToolchainError) in try body(index) }
        results.withLock { $0[index] = result }
      }
    }
    var values: [Value] = []
    let collected = results.withLock { $0 }
    for index in 0..<count {
      if let value = try collected[index]?.get() { values.append(value) }
    }
    return values
  }
}
