package import PreviewRecording

/// A Swift block as readers see it: hidden lines and `expected-*` comments taken out, its verdict put in.
package struct SnippetPresentation: Hashable, Sendable {
  /// The line of the file on which the block's fence stands; with it a page finds the presentation of a code block.
  package var fenceLine: Int
  /// The last line of the file that belongs to the block, or to the output below it.
  package var lastLine: Int
  /// The displayed code, lines ending in line feeds.
  package var code: String
  package var title: String?
  /// Lines of the displayed code to be marked, from 0.
  package var markedLines: [Int]
  package var verdict: SnippetVerdict
  /// Whether an ellipsis in the block stands for code that is not shown.
  package var isElided: Bool
  package var messages: [CompilerMessage]
  /// Whether the block compiled with the warnings that it names, beside what its verdict says.
  package var isWarned = false
  /// The comments that show values of their lines, which are proven.
  package var values: [ValueComment] = []
  /// The tests that were run, in the order of the code.
  package var tests: [TestPresentation] = []
  /// What was seen of the block's views: `[Recording]` as JSON; empty if there is nothing.
  package var recording: [UInt8] = []
  /// What was seen of the block's views, in the order in which they are shown; read anew each time.
  package var previews: [Recording] {
    get { PreviewCoding.recordings(in: recording) ?? [] }
    set { recording = PreviewCoding.bytes(of: newValue) }
  }
  /// Whether there was no time to look at all of the block's views, so that another run may see more.
  package var isCutByTime: Bool { PreviewCoding.isCutByTime(recording) }
  /// Whether readers see how many bodies ran for each action.
  package var showsBodyCounts = false
  /// Whether the block is in a comment or otherwise not shown at all.
  package var isHidden: Bool

  /// A comment in the displayed code: its line, from 0, and its bytes in that line.
  package struct ValueComment: Hashable, Sendable {
    package var line: Int
    package var columns: Range<Int>

    package init(line: Int, columns: Range<Int>) {
      self.line = line
      self.columns = columns
    }
  }

  package init(
    fenceLine: Int, lastLine: Int? = nil, code: String, title: String? = nil, markedLines: [Int] = [],
    verdict: SnippetVerdict,
    isElided: Bool = false, messages: [CompilerMessage] = [], isHidden: Bool = false
  ) {
    self.fenceLine = fenceLine
    self.lastLine = lastLine ?? fenceLine
    self.code = code
    self.title = title
    self.markedLines = markedLines
    self.verdict = verdict
    self.isElided = isElided
    self.messages = messages
    self.isHidden = isHidden
  }
}
