/// What became of a block that was started.
package struct RunOutcome: Hashable, Sendable {
  /// How it ended.
  package enum End: Hashable, Sendable {
    /// It came to its end, or ended itself without an error.
    case finished
    /// It ended itself with a status other than 0.
    case exited(code: Int)
    /// It let an error through.
    case threw(message: String)
    /// A signal stopped it, as a trap does; the message is what the runtime said, if anything.
    case crashed(signal: Int, message: String?)
    case timedOut(milliseconds: Int)
    /// It wrote more than so many bytes.
    case flooded(limit: Int)
    /// It used more than so many bytes of memory.
    case exhausted(limit: Int)
    /// It started more than so many processes.
    case multiplied(limit: Int)
    /// No program could be made of it.
    case notBuilt(reason: String)
  }

  /// A place in the block's own code; line and column count from 0.
  package struct Place: Hashable, Sendable {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// A test that was run.
  package struct Test: Hashable, Sendable {
    package struct Issue: Hashable, Sendable {
      package var message: String
      package var place: Place?

      package init(message: String, place: Place?) {
        self.message = message
        self.place = place
      }
    }

    /// The name that its author displays, else that of its function.
    package var name: String
    package var place: Place?
    package var verdict: TestVerdict
    package var issues: [Issue]

    package init(name: String, place: Place?, verdict: TestVerdict, issues: [Issue] = []) {
      self.name = name
      self.place = place
      self.verdict = verdict
      self.issues = issues
    }
  }

  /// What a line gave whose comment shows a value.
  package struct LineValue: Hashable, Sendable {
    /// The line of the code, from 0.
    package var line: Int
    /// What it printed each time that it was reached, line by line, or else its value; none if it has neither.
    package var texts: [String]
    /// Whether they are values that are texts, which may stand in quotation marks.
    package var areTexts: Bool

    package init(line: Int, texts: [String], areTexts: Bool = false) {
      self.line = line
      self.texts = texts
      self.areTexts = areTexts
    }
  }

  package var end: End
  /// What it wrote to standard output.
  package var output: String
  /// What it wrote to standard error.
  package var errors: String
  /// Where it stopped, if that is known.
  package var place: Place?
  package var tests: [Test]
  /// What had been done in a preview that did not come to its end, action by action in words; the last was being done.
  package var way: [String] = []
  /// The lines that were reached of those whose comments show a value, in order.
  package var values: [LineValue] = []
  /// Whether it read from standard input, where there is nothing for it.
  package var hasReadInput = false
  /// What was seen of its views: `[Recording]` as JSON; empty if nothing was recorded.
  package var recording: [UInt8] = []
  /// The size of a recording that is too large to be kept, in bytes.
  package var excessiveRecording: Int?

  package init(
    end: End, output: String = "", errors: String = "", place: Place? = nil, tests: [Test] = []
  ) {
    self.end = end
    self.output = output
    self.errors = errors
    self.place = place
    self.tests = tests
  }

  /// Whether another run of the same program can be expected to end in the same way: a lack of time or memory may have
  /// its cause outside of it.
  package var isLasting: Bool {
    switch end {
    case .timedOut, .exhausted, .multiplied, .notBuilt: false
    case .finished: !PreviewCoding.isCutByTime(recording)
    case .exited, .threw, .crashed, .flooded: true
    }
  }
}
