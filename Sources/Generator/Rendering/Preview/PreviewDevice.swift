import Languages
import PreviewRecording

/// One recording: a device whose screens change as a reader uses it, and what is to be said beside it.
struct PreviewDevice {
  let recording: Recording
  let number: Int
  let words: InterfaceText
  /// The language of the page.
  let language: LanguageTag
  let showsBodyCounts: Bool
  /// The symbols that were written; the page holds a drawing of each.
  private(set) var symbols: Set<String> = []

  private var prefix: String { PageID.states(ofPreview: number) }

  mutating func write(to html: inout HTMLWriter) {
    var states = HTMLWriter()
    let isAlone = !writeStates(to: &states) && recording.limits.isEmpty
    html.markup("<div class=\"device ")
    html.markup(recording.device.rawValue)
    html.markup(isAlone ? " alone\"" : "\"")
    html.markup(" role=\"group\" aria-label=\"")
    html.text(title)
    html.markup("\">\n")
    head(to: &html)
    html.bytes += states.bytes
    foot(to: &html)
    html.markup("</div>\n")
  }

  /// Writes every state; whether there is anything to be said beside one but what is spoken.
  private mutating func writeStates(to html: inout HTMLWriter) -> Bool {
    var says = false
    let own = InterfaceText.text(for: LanguageTag(recording.language) ?? language)
    for (index, state) in recording.states.enumerated() {
      html.markup("<i id=\"")
      html.text("\(prefix)\(index)")
      html.markup("\"></i><div class=\"state\">\n")
      let links = PreviewLinks(state: state, prefix: prefix)
      var screen = DeviceScreen(device: recording.device, links: links, words: own, direction: direction)
      let start = html.bytes.count
      screen.write(state.screen, title: title, attributes: attributes, to: &html)
      symbols.formUnion(screen.content.symbols)
      let offered = PreviewLinks.targets(in: html.bytes[start...])
      let panel = PreviewPanel(
        state: state, script: recording.script, links: links, offered: offered, words: words,
        direction: language.direction,
        attributes: attributes, showsBodyCounts: showsBodyCounts
      )
      panel.write(to: &html)
      says = says || panel.says
      html.markup("</div>\n")
    }
    return says
  }

  private var title: String { [words.preview, recording.name].compactMap { $0 }.joined(separator: " · ") }

  private var direction: TextDirection { recording.direction == .rightToLeft ? .rightToLeft : .leftToRight }

  /// The language and direction of what the example shows, where they are not the page's own.
  private var attributes: String {
    var text = ""
    if recording.language != language.name, let tag = LanguageTag(recording.language) {
      text += " lang=\"\(tag.name)\""
    }
    if direction != language.direction { text += " dir=\"\(direction.rawValue)\"" }
    return text
  }

  private func head(to html: inout HTMLWriter) {
    html.markup("<div class=\"device-head\"><p class=\"name\">")
    html.text(words.preview)
    if let name = recording.name {
      html.markup(" · <bdi>")
      html.text(name)
      html.markup("</bdi>")
    }
    html.markup("</p>")
    if recording.states.count > 1 {
      html.markup("<a class=\"again\" href=\"#")
      html.text("\(prefix)0")
      html.markup("\">")
      html.text(words.startAgain)
      html.markup("</a>")
    }
    html.markup(
      "<label class=\"voice\"><input type=\"checkbox\"> <bdi>VoiceOver</bdi></label>"
    )
    html.markup("</div>\n")
  }

  private func foot(to html: inout HTMLWriter) {
    guard !recording.limits.isEmpty else { return }
    html.markup("<div class=\"limits\">")
    for limit in recording.limits {
      html.markup("<p>")
      let sentence =
        switch limit {
        case .depth(let number): words.shownDepth(number)
        case .states(let number): words.shownStates(number)
        case .time(let milliseconds): words.shownTime(milliseconds: milliseconds)
        case .waits(let number): words.shownWaits(number)
        }
      html.isolating(sentence, on: language.direction)
      html.markup("</p>")
    }
    html.markup("</div>\n")
  }
}
