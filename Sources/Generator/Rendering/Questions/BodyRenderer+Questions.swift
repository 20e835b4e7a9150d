import Markdown
import SiteGraph

extension BodyRenderer {
  /// A section of questions, each folded behind its heading; what is written is kept for the structured data too.
  mutating func question(_ section: QuestionFinder.Section, of blocks: [Block]) {
    if let title = section.title { heading(title) }
    self.blocks(Array(blocks[section.introduction]))
    html.markup("<div class=\"questions\">\n")
    for question in section.questions {
      let answer = Array(blocks[question.answer])
      html.markup("<details>\n<summary>")
      element(question.heading, id: nextHeadingID())
      html.markup("</summary>\n<div class=\"answer\">\n")
      staleNote()
      self.blocks(answer)
      html.markup("</div>\n</details>\n")
      var text = BlockText(presentations: presentations)
      text.append(answer)
      questionsAndAnswers.append(QuestionAndAnswer(question: question.heading.content.plainText, answer: text.result))
    }
    html.markup("</div>\n")
  }
}
