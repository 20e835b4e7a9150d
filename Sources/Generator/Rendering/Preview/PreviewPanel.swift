import Languages
import PreviewRecording

/// What stands beside the screen of one state: what is spoken, what else can be done, which bodies run.
struct PreviewPanel {
  let state: Recording.State
  let script: [ScriptAction]
  let links: PreviewLinks
  /// The fragments that the screen has links to.
  let offered: Set<String>
  let words: InterfaceText
  /// The direction of the page.
  let direction: TextDirection
  /// Language and direction of the example where they differ from the page's.
  let attributes: String
  let showsBodyCounts: Bool

  func write(to html: inout HTMLWriter) {
    html.markup("<div class=\"panel\">")
    actions(to: &html)
    if showsBodyCounts { bodies(to: &html) }
    if state.steps.contains(where: { $0.target == nil }) {
      html.markup("<p class=\"cut\">")
      html.isolating(words.cutActions, on: direction)
      html.markup("</p>")
    }
    spoken(to: &html)
    html.markup("</div>")
  }

  /// Whether anything stands beside the screen but what is spoken.
  var says: Bool {
    showsBodyCounts && !state.steps.isEmpty
      || state.steps.contains { $0.target == nil || !$0.opened.isEmpty || isBeside($0) }
  }

  private var sentences: ActionWords { ActionWords(state, script: script, words: words) }

  /// Whether a step has its place beside the screen: no control stands for its action, or none of those on the screen
  /// leads to its state.
  private func isBeside(_ step: Recording.Step) -> Bool {
    switch step.action {
    case .script, .wait: true
    default: links.href(of: step.action).map { !offered.contains($0) } ?? false
    }
  }

  /// What no control of the screen does, and addresses that are handed to the system.
  private func actions(to html: inout HTMLWriter) {
    let beside = state.steps.filter(isBeside)
    let opened = state.steps.flatMap(\.opened)
    guard !beside.isEmpty || !opened.isEmpty else { return }
    html.markup("<p class=\"lead\">")
    html.text(words.moreActions)
    html.markup("</p><ul class=\"acts\">")
    let sentences = sentences
    for step in beside {
      html.markup("<li>")
      if let href = links.href(of: step.action) {
        html.markup("<a href=\"\(href)\">")
        html.isolating(sentences.sentence(step.action), on: direction)
        html.markup("</a>")
      } else {
        html.markup("<span class=\"off\">")
        html.isolating(sentences.sentence(step.action), on: direction)
        html.markup("</span>")
      }
      html.markup("</li>")
    }
    for (index, address) in opened.enumerated() where !opened[..<index].contains(address) { open(address, to: &html) }
    html.markup("</ul>")
  }

  private func open(_ address: String, to html: inout HTMLWriter) {
    html.markup("<li>")
    let isWeb = address.hasPrefix("https://") || address.hasPrefix("http://")
    if isWeb {
      html.markup("<a rel=\"external\" href=\"")
      html.text(address)
      html.markup("\">")
    }
    html.isolating(words.opening(address), on: direction)
    html.markup(isWeb ? "</a></li>" : "</li>")
  }

  private func bodies(to html: inout HTMLWriter) {
    guard !state.steps.isEmpty else { return }
    html.markup("<table class=\"bodies\"><caption>")
    html.isolating(words.bodiesThatRun, on: direction)
    html.markup("</caption><thead><tr><th scope=\"col\">")
    html.text(words.action)
    html.markup("</th><th scope=\"col\">")
    html.isolating(words.bodies, on: direction)
    html.markup("</th></tr></thead><tbody>")
    let sentences = sentences
    for step in state.steps {
      html.markup("<tr><th scope=\"row\">")
      html.isolating(sentences.sentence(step.action), on: direction)
      html.markup("</th><td>")
      if step.bodies.isEmpty { html.text(words.noBodies) }
      for (index, body) in step.bodies.enumerated() {
        html.markup(index == 0 ? "" : "<br>")
        html.markup("<bdi dir=\"ltr\" translate=\"no\">")
        html.text(body.type)
        html.markup(" ×\u{A0}")
        html.number(body.count)
        html.markup("</bdi>")
      }
      html.markup("</td></tr>")
    }
    html.markup("</tbody></table>")
  }

  private func spoken(to html: inout HTMLWriter) {
    html.markup("<div class=\"spoken\"><p class=\"lead\">")
    html.isolating(words.spokenScreen, on: direction)
    html.markup("</p><ol")
    html.markup(attributes)
    html.markup(">")
    for sentence in spokenSentences {
      html.markup("<li>")
      html.text(sentence)
    }
    html.markup("</ol>")
    announcements(to: &html)
    html.markup("</div>")
  }

  /// What is spoken of the screen; a button that is not shown is not spoken of.
  private var spokenSentences: [String] {
    var sentences = state.spoken
    if links.href(of: .dismiss) != nil, let front = state.screen.frontPresented,
      let name = front.screen.content.first(where: front.implies)?.name, !name.isEmpty,
      let index = sentences.lastIndex(where: { $0.hasPrefix(name) })
    {
      sentences.remove(at: index)
    }
    return sentences
  }

  private func announcements(to html: inout HTMLWriter) {
    let sentences = sentences
    for step in state.steps {
      for text in step.announcements.compactMap(\.text) {
        html.markup("<p>")
        html.isolating(words.announcing(text, after: sentences.sentence(step.action)), on: direction)
        html.markup("</p>")
      }
    }
  }
}
