import Languages
import PreviewRecording

/// The previews of one block: devices on which a reader can click through the example.
///
/// Every state of a preview is an element of its own, behind an anchor with its id; the style sheet shows the state
/// whose anchor is the target of the page's address, else the first. The anchors are fixed in the window, so that
/// following a link to one does not move the page.
struct PreviewFigure {
  let words: InterfaceText
  /// The language of the page, or that of the words if the page's has none.
  let language: LanguageTag
  /// What marks the words where they are not in the page's language.
  let attributes: String
  let showsBodyCounts: Bool
  /// The number of the first preview among those of the page.
  let firstNumber: Int
  /// The symbols that were written.
  private(set) var symbols: Set<String> = []

  mutating func write(_ recordings: [Recording], to html: inout HTMLWriter) {
    let shown = recordings.filter { !$0.states.isEmpty }
    guard !shown.isEmpty else { return }
    let groups = Self.groups(shown)
    html.markup(groups.count > 1 ? "<figure class=\"preview many\"" : "<figure class=\"preview\"")
    html.markup("\(attributes)>\n")
    var number = firstNumber
    for group in groups {
      write(group, from: number, to: &html)
      number += group.count
    }
    warnings(of: shown, to: &html)
    html.markup("</figure>\n")
  }

  /// Recordings of one preview on several devices belong together.
  private static func groups(_ recordings: [Recording]) -> [[Recording]] {
    var groups: [[Recording]] = []
    for recording in recordings {
      if let last = groups.last, last[0].name == recording.name,
        !last.contains(where: { $0.device == recording.device })
      {
        groups[groups.count - 1].append(recording)
      } else {
        groups.append([recording])
      }
    }
    return groups
  }

  private mutating func write(_ group: [Recording], from number: Int, to html: inout HTMLWriter) {
    html.markup("<div class=\"devices\">\n")
    if group.count > 1 { devices(group, from: number, to: &html) }
    for (index, recording) in group.enumerated() {
      var device = PreviewDevice(
        recording: recording, number: number + index, words: words, language: language,
        showsBodyCounts: showsBodyCounts)
      device.write(to: &html)
      symbols.formUnion(device.symbols)
    }
    html.markup("</div>\n")
  }

  /// The choice among devices: radio buttons, which need no script.
  private func devices(_ group: [Recording], from number: Int, to html: inout HTMLWriter) {
    html.markup("<fieldset class=\"device-choice\"><legend>")
    html.text(words.device)
    html.markup("</legend>")
    for (index, recording) in group.enumerated() {
      html.markup("<label><input type=\"radio\" name=\"p:")
      html.number(number)
      html.markup("\" class=\"d")
      html.number(index)
      html.markup(index == 0 ? "\" checked> " : "\"> ")
      html.text(recording.device == .phone ? words.phone : words.tablet)
      html.markup("</label>")
    }
    html.markup("</fieldset>\n")
  }

  /// What SwiftUI would log: its own words, English on every page.
  private func warnings(of recordings: [Recording], to html: inout HTMLWriter) {
    var messages: [String] = []
    for message in recordings.flatMap(\.warnings).map(\.message) where !messages.contains(message) {
      messages.append(message)
    }
    guard !messages.isEmpty else { return }
    html.markup("<div class=\"logged\"><p>")
    html.isolating(words.logsInXcode, on: language.direction)
    html.markup("</p>\n<ul lang=\"en\" dir=\"ltr\" translate=\"no\">\n")
    for message in messages {
      html.markup("<li>")
      html.text(message)
      html.markup("</li>\n")
    }
    html.markup("</ul></div>\n")
  }
}
