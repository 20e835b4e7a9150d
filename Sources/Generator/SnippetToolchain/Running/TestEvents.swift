import Snippets

/// Reads the events that Swift Testing writes, one JSON document a line.
struct TestEvents {
  /// The status with which Swift Testing ends where there is nothing to test.
  static let statusWithoutTests = 69

  private var order: [String] = []
  private var tests: [String: RunOutcome.Test] = [:]

  /// The tests in the order of the code, each once.
  static func tests(in bytes: [UInt8], of job: RunJob) -> [RunOutcome.Test] {
    var events = TestEvents()
    for line in bytes.split(separator: 0x0A) {
      guard let document = JSONReader.read(Array(line)), let payload = document["payload"] else { continue }
      if document["kind"]?.text == "test" { events.readTest(payload, job) } else { events.readEvent(payload, job) }
    }
    return events.order.compactMap { events.tests[$0] }.sorted {
      ($0.place?.line ?? .max, $0.place?.column ?? .max, $0.name)
        < ($1.place?.line ?? .max, $1.place?.column ?? .max, $1.name)
    }
  }

  private mutating func readTest(_ payload: JSONReader.Value, _ job: RunJob) {
    guard payload["kind"]?.text == "function", let id = payload["id"]?.text, tests[id] == nil else { return }
    let name = payload["displayName"]?.text ?? payload["name"]?.text ?? id
    order.append(id)
    // A test of which no end is heard has not come to one.
    tests[id] = RunOutcome.Test(
      name: name, place: Self.place(in: payload["sourceLocation"], job), verdict: .failed)
  }

  private mutating func readEvent(_ payload: JSONReader.Value, _ job: RunJob) {
    guard let id = payload["testID"]?.text, tests[id] != nil else { return }
    switch payload["kind"]?.text {
    case "testEnded": if tests[id]?.issues.isEmpty == true { tests[id]?.verdict = .passed }
    case "testSkipped": tests[id]?.verdict = .skipped
    case "issueRecorded":
      guard payload["issue"]?["isKnown"]?.isTrue != true, payload["issue"]?["severity"]?.text != "warning" else {
        return
      }
      let messages = payload["messages"]?.items.compactMap { $0["text"]?.text } ?? []
      let place = Self.place(in: payload["issue"]?["sourceLocation"], job)
      tests[id]?.issues.append(RunOutcome.Test.Issue(message: messages.joined(separator: "; "), place: place))
      tests[id]?.verdict = .failed
    default: break
    }
  }

  private static func place(in value: JSONReader.Value?, _ job: RunJob) -> RunOutcome.Place? {
    guard let line = value?["line"]?.number, let column = value?["column"]?.number else { return nil }
    return job.place(line: line, column: column)
  }
}
