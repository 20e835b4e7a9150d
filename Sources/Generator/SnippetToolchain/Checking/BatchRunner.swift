import Snippets

/// Settles the jobs of one batch, by as few compiler calls as possible.
///
/// The SIL stage says nothing while there is a type error in any file of a call, so files with errors are taken out and
/// the rest is tried again, until nothing new is found.
struct BatchRunner {
  private(set) var outcomes: [(job: Int, outcome: UnitOutcome)] = []
  /// Jobs that must be tried alone before anything is said about them.
  private(set) var suspects: [Int] = []

  /// What a limit grows by, in milliseconds, for each further block that shares a call; only a call with one block is
  /// ever said to be over it.
  private static let timeOfBlock = 200

  private let jobs: [CheckJob]
  private let plans: [PagePlan]
  private let call: FrontendCall
  private let scratch: String
  private let isExpectedToFail: Bool
  private var calls = 0

  /// `scratch` is the beginning of the paths of the files that the runner may write.
  init(_ batch: CheckBatch, jobs: [CheckJob], plans: [PagePlan], call: FrontendCall, scratch: String) {
    self.jobs = jobs
    self.plans = plans
    self.call = call
    self.scratch = scratch
    isExpectedToFail = batch.isExpectedToFail
  }

  mutating func settle(_ files: [CheckFile]) throws(ToolchainError) {
    var rest = files
    while !rest.isEmpty {
      let (outcome, sorted) = try run(rest)
      let failing = rest.indices.filter { sorted.hasError(inFile: $0) }
      guard outcome.isComplete, sorted.unplaced.isEmpty || !failing.isEmpty else {
        let failure = UnitOutcome(
          failure: outcome.failure ?? sorted.unplaced.first ?? "",
          timeLimitInMilliseconds: outcome.timeLimitInMilliseconds)
        return try split(rest, failure)
      }
      guard !failing.isEmpty else {
        for (index, file) in rest.enumerated() { record(file, sorted.files[index]) }
        return
      }
      rest = takeOut(failing, of: rest, sorted)
    }
  }

  private mutating func run(_ files: [CheckFile]) throws(ToolchainError) -> (FrontendCall.Outcome, FindingSorter) {
    calls += 1
    var paths: [String] = []
    for (index, file) in files.enumerated() {
      let path = "\(scratch)_\(calls)_\(index).swift"
      try FileSystem.write(file.file.text, to: path)
      paths.append(path)
    }
    var call = call
    call.timeoutInMilliseconds += Self.timeOfBlock * (files.reduce(0) { $0 + $1.jobs.count } - 1)
    let outcome = try call.run(files: paths, scratch: "\(scratch)_\(calls)")
    return (outcome, FindingSorter(outcome.findings, paths: paths, generated: files.map(\.file)))
  }

  /// A call without result is made again with half of the files, down to the one job that is the cause.
  private mutating func split(_ files: [CheckFile], _ failure: UnitOutcome) throws(ToolchainError) {
    if files.count > 1 {
      try settle(Array(files[..<(files.count / 2)]))
      try settle(Array(files[(files.count / 2)...]))
    } else if let file = files.first, file.jobs.count > 1 {
      try settle(file.jobs.map { single($0) })
    } else if let job = files.first?.jobs.first {
      outcomes.append((job, failure))
    }
  }

  private func single(_ job: Int) -> CheckFile {
    CheckFile(file: jobs[job].item.file, page: jobs[job].page, jobs: [job])
  }

  private mutating func takeOut(_ failing: [Int], of files: [CheckFile], _ sorted: FindingSorter) -> [CheckFile] {
    var rest: [CheckFile] = []
    for (index, file) in files.enumerated() {
      guard failing.contains(index), let findings = sorted.files[index] else {
        rest.append(file)
        continue
      }
      if file.jobs.count == 1 {
        // Among others, an error may have its cause in another file.
        if isExpectedToFail || files.count == 1 { record(file, findings) } else { suspects += file.jobs }
        continue
      }
      let broken = findings.own.filter { $0.value.contains { $0.severity == .error } }.keys
      let guilty = file.jobs.filter { job in
        broken.contains { $0 == jobs[job].item.owner || plans[file.page].item(jobs[job].place, dependsOn: $0) }
      }
      let innocent = file.jobs.filter { !guilty.contains($0) }
      suspects += guilty.isEmpty ? file.jobs : guilty
      guard !guilty.isEmpty, !innocent.isEmpty else { continue }
      let places = Dictionary(innocent.map { (jobs[$0].place, $0) }, uniquingKeysWith: { first, _ in first })
      rest += plans[file.page].sharedFiles(for: places.keys.sorted()).map { shared in
        CheckFile(file: shared.file, page: file.page, jobs: shared.items.compactMap { places[$0] })
      }
    }
    return rest
  }

  private mutating func record(_ file: CheckFile, _ findings: FindingSorter.FileFindings?) {
    for job in file.jobs {
      let owner = jobs[job].item.owner
      let own = (findings?.own[owner] ?? []).sorted { ($0.line, $0.column) < ($1.line, $1.column) }
      let foreign = (findings?.own ?? [:]).filter { $0.key != owner }.sorted { $0.key < $1.key }
        .flatMap(\.value).filter { $0.severity == .error }.map(\.message)
      let outcome = UnitOutcome(
        findings: own, foreignErrors: foreign, wrapperErrors: findings?.wrapperErrors ?? [])
      outcomes.append((job, outcome))
    }
  }
}

extension FindingSorter {
  func hasError(inFile index: Int) -> Bool {
    guard let findings = files[index] else { return false }
    return !findings.wrapperErrors.isEmpty
      || findings.own.values.contains { $0.contains { $0.severity == .error } }
  }
}
