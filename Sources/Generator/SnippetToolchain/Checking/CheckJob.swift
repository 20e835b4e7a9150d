import Snippets

/// One thing to be compiled: the first of the items that are the same to the compiler.
struct CheckJob: Sendable {
  var page: Int
  /// The item's place in the page's plan.
  var place: Int
  var item: PagePlan.Item
}

/// A file of a compiler call, and the jobs that it settles.
struct CheckFile: Sendable {
  var file: GeneratedFile
  var page: Int
  /// Places in the list of jobs.
  var jobs: [Int]
}

/// Files for one compiler call.
struct CheckBatch: Sendable {
  var files: [CheckFile]
  var settings: SnippetSettings
  /// Whether the jobs are expected to fail, so that their errors are taken as they come.
  var isExpectedToFail: Bool
  var isParsedOnly: Bool

  var weight: Int { files.reduce(0) { $0 + $1.weight } }
}

extension CheckFile {
  /// About how long the compiler will need, in bytes of ordinary code.
  var weight: Int {
    file.lines.reduce(2000) { sum, line in
      sum + line.text.utf8.count
        + (line.text.utf8.contains(UInt8(ascii: "@")) && line.text.contains("@Observable") ? 3000 : 0)
    }
  }
}
