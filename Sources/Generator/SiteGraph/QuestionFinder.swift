import Languages
package import Markdown

/// Recognises sections of questions and answers among the blocks of a page.
///
/// A section is one whose heading has the class `faq` or one of the titles that are known for it; its questions
/// are the headings one step below it. On a page of the layout `faq` every heading of level 2 is a question.
package struct QuestionFinder {
  private let layout: PageFacts.Layout

  package init(layout: PageFacts.Layout) { self.layout = layout }

  /// One question: its heading and the blocks that answer it.
  package struct Question {
    package var heading: Heading
    package var answer: Range<Int>
  }

  /// A section of questions within a sequence of blocks.
  package struct Section {
    /// The section's own heading; none on a page that is all questions.
    package var title: Heading?
    /// Blocks before the first question.
    package var introduction: Range<Int>
    package var questions: [Question]
    /// The first block behind the section.
    package var end: Int
  }

  /// The section that begins with the block at `index`, if one does.
  package func section(startingAt index: Int, in blocks: [Block]) -> Section? {
    guard case .heading(let heading) = blocks[index] else { return nil }
    if let section = section(titled: heading, at: index, in: blocks) { return section }
    guard layout == .faq, heading.level == 2 else { return nil }
    return section(of: nil, level: 2, from: index, to: end(from: index, above: 2, in: blocks), in: blocks)
  }

  /// No known title is longer, in bytes.
  private static let longestTitle = 80

  private func isTitle(_ heading: Heading) -> Bool {
    if heading.classes.contains("faq") { return true }
    guard heading.level > 1 else { return false }
    let title = heading.content.plainText
    return title.utf8.count <= Self.longestTitle && QuestionTitles.contains(title)
  }

  private func section(titled heading: Heading, at index: Int, in blocks: [Block]) -> Section? {
    let end = end(from: index + 1, above: heading.level + 1, in: blocks)
    var level = 7
    for block in blocks[(index + 1)..<end] {
      if case .heading(let inner) = block { level = min(level, inner.level) }
    }
    // Most headings are ruled out here, before their words are looked at.
    guard level < 7, isTitle(heading) else { return nil }
    return section(of: heading, level: level, from: index + 1, to: end, in: blocks)
  }

  private func section(of title: Heading?, level: Int, from start: Int, to end: Int, in blocks: [Block]) -> Section {
    var section = Section(title: title, introduction: start..<start, questions: [], end: end)
    for index in start..<end {
      if case .heading(let heading) = blocks[index], heading.level == level {
        section.questions.append(Question(heading: heading, answer: (index + 1)..<(index + 1)))
      } else if let last = section.questions.indices.last {
        section.questions[last].answer = section.questions[last].answer.lowerBound..<(index + 1)
      } else {
        section.introduction = start..<(index + 1)
      }
    }
    return section
  }

  /// The first block from `start` on that is a heading of a level below `level`.
  private func end(from start: Int, above level: Int, in blocks: [Block]) -> Int {
    for index in start..<max(start, blocks.count) {
      if case .heading(let heading) = blocks[index], heading.level < level { return index }
    }
    return max(start, blocks.count)
  }
}
