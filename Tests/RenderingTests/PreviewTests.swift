import Foundation
import PreviewRecording
import Snippets
import Testing

@testable import Rendering

@Suite struct PreviewTests {
  private func body(
    _ recordings: [Recording], in language: String = "en", _ change: (inout SnippetPresentation) -> Void = { _ in }
  ) -> String {
    var presentation = SnippetPresentation(fenceLine: 1, code: "f()\n", verdict: .notChecked)
    presentation.previews = recordings
    change(&presentation)
    return RenderedPage("```swift preview\nf()\n```\n", in: language, presentations: [presentation]).body
  }

  /// What matches a pattern with one group.
  private func matches(_ pattern: String, in text: String) throws -> [String] {
    let expression = try NSRegularExpression(pattern: pattern)
    return expression.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap { match in
      Range(match.range(at: 1), in: text).map { String(text[$0]) }
    }
  }

  @Test(arguments: [("en", PreviewSamples.Words.english), ("ar", .arabic)])
  func `a small preview is written as it is kept`(_ language: String, _ words: PreviewSamples.Words) throws {
    let figure = try #require(
      body([PreviewSamples.library(words, name: "A <b>")], in: language).components(
        separatedBy: "<figure class=\"preview\">"
      )
      .last)
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/preview-\(language).html")
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] != nil {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(figure.utf8).write(to: file)
    }
    #expect(figure == (try String(contentsOf: file, encoding: .utf8)))
  }

  @Test func `every link leads to a state, and no id is given twice`() throws {
    let recordings = [
      PreviewSamples.library(name: "One"), PreviewSamples.library(name: "One", device: .tablet),
      PreviewSamples.library(.arabic, name: "Two"),
    ]
    let body = body(recordings) + body([])
    let ids = try matches(" id=\"([^\"]*)\"", in: body)
    let targets = try matches("href=\"#([^\"]*)\"", in: body)
    #expect(Set(ids).count == ids.count && ids.filter { $0.hasPrefix("p:") }.count == 12)
    #expect(targets.count > 20 && Set(targets).subtracting(ids).isEmpty)
  }

  /// An action of every kind: each case leads to the next, so that a new one cannot be left out.
  private static let actions: [Recording.Action] = {
    func following(_ action: Recording.Action) -> Recording.Action? {
      switch action {
      case .tap: .menu("1", item: "Copy")
      case .menu: .adjust("1", isUp: true)
      case .adjust: .back
      case .back: .dismiss
      case .dismiss: .sidebar
      case .sidebar: .cancelSearch
      case .cancelSearch: .wait
      case .wait: .script(0)
      case .script: nil
      }
    }
    return Array(sequence(first: .tap("1"), next: following))
  }()

  @Test(arguments: actions)
  func `every step that leads to a state is a link, whatever the screen shows`(_ action: Recording.Action) {
    var first = Recording.State(screen: Screen(), spoken: [])
    first.steps = [.init(action: action, target: 1)]
    var recording = Recording(device: .phone, language: "en", direction: .leftToRight)
    recording.script = [.refresh]
    recording.states = [first, Recording.State(screen: Screen(), spoken: [])]
    #expect(body([recording]).contains("href=\"#p:1-1\""))
  }

  @Test func `every step of a screen is a link of its own kind`() throws {
    var first = Recording.State(screen: Screen(), spoken: [])
    first.steps = Self.actions.enumerated().map { .init(action: $1, target: $0 + 1) }
    var recording = Recording(device: .phone, language: "en", direction: .leftToRight)
    recording.script = [.refresh]
    recording.states = Array(repeating: Recording.State(screen: Screen(), spoken: []), count: Self.actions.count + 1)
    recording.states[0] = first
    let links = try matches("href=\"#p:1-([1-9])\"", in: body([recording]))
    #expect(Set(links).count == Self.actions.count && links.count == Self.actions.count)
  }

  @Test(arguments: [
    ("en", "Wait a moment"), ("ar", "انتظر لحظة"), ("he", "להמתין רגע"), ("zh-Hans", "稍等片刻"), ("zh-Hant", "稍候片刻"),
  ])
  func `letting time go by is a button beside the screen`(_ language: String, _ words: String) {
    var recording = PreviewSamples.library()
    recording.states[1].steps.append(.init(action: .wait, target: 2))
    #expect(body([recording], in: language).contains("<a href=\"#p:1-2\">\(words)</a>"))
  }

  @Test func `a dialog at its control is cancelled by a tap beside it, one without a control by its button`() {
    var recording = PreviewSamples.library()
    var dialog = Screen()
    var remove = Element(id: "8", role: .button, text: "Remove")
    remove.purpose = "destructive"
    var cancel = Element(id: "9", role: .button, text: "Leave it")
    cancel.purpose = "cancel"
    dialog.content = [remove, cancel]
    var presented = Presented(kind: .confirmationDialog, screen: dialog)
    recording.states[0].screen.presented = [presented]
    recording.states[0].steps = [
      .init(action: .tap("8"), target: 1), .init(action: .tap("9"), target: 1), .init(action: .dismiss, target: 1),
    ]
    recording.states[0].spoken = ["Remove, button", "Leave it, button"]
    #expect(body([recording]).contains("Leave it, button"))
    presented.source = "1"
    recording.states[0].screen.presented = [presented]
    let body = body([recording])
    #expect(body.contains("Remove") && !body.contains("Leave it"))
    #expect(body.contains("<a class=\"dim\" data-act=\"dismiss\" href=\"#p:1-1\""))
  }

  @Test func `a search is ended by the button beside its field`() {
    var recording = PreviewSamples.library()
    recording.states[1].screen.search = SearchField(id: "9", text: "Em", prompt: nil)
    recording.states[1].screen.search?.isActive = true
    #expect(!body([recording]).contains("data-act=\"cancel\""))
    recording.states[1].steps.append(.init(action: .cancelSearch, target: 2))
    let body = body([recording])
    #expect(body.contains("data-act=\"cancel\" href=\"#p:1-2\" aria-label=\"Cancel\""))
    #expect(!body.contains("Cancel the search"))
  }

  @Test func `what confirms is a button of its own, at the end of the bar`() throws {
    var recording = PreviewSamples.library()
    let save = Element(id: "40", role: .button, children: [Element(id: "41", role: .text, text: "Save")])
    recording.states[0].screen.toolbar.insert(BarItem(placement: "confirmationAction", content: [save]), at: 0)
    let end = try #require(body([recording]).components(separatedBy: "<div class=\"end\">").dropFirst().first)
    let parts = end.components(separatedBy: "<div class=\"glass go\">")
    #expect(parts.count > 1 && parts[0].contains("Add") && parts[1].contains("Save"))
  }

  @Test func `what is covered has no links and takes no part`() throws {
    let body = body([PreviewSamples.library()])
    let sheet = try #require(body.components(separatedBy: "<i id=\"p:1-3\"></i>").last)
    let covered = try #require(
      sheet.components(separatedBy: "<div class=\"layer\" inert>").last?.components(separatedBy: "<a class=\"dim\"")
        .first)
    #expect(covered.contains("Library") && !covered.contains("href=\"#p") && !covered.contains("tabindex"))
    #expect(sheet.contains("data-act=\"dismiss\" href=\"#p:1-0\" aria-label=\"Close\""))
    #expect(sheet.contains("layer sheet medium grab"))
  }

  @Test func `a screen over everything leaves out what lies below`() throws {
    var recording = PreviewSamples.library()
    recording.states[3].screen.presented[0].kind = .fullScreenCover
    let cover = try #require(body([recording]).components(separatedBy: "<i id=\"p:1-3\"></i>").last)
    #expect(cover.contains("<div class=\"layer cover\">") && !cover.contains("Emma"))
  }

  @Test func `what the script does is offered beside the screen, what was not recorded is not a link`() {
    let body = body([PreviewSamples.library()])
    #expect(body.contains("<a href=\"#p:1-1\">Open bookapp://book/1</a>"))
    #expect(body.contains("<span class=\"off\">Wait 2.5 s</span>"))
    #expect(body.contains("<p class=\"cut\">"))
  }

  @Test func `bodies are counted where the block asks for it`() {
    #expect(!body([PreviewSamples.library()]).contains("class=\"bodies\""))
    let counted = body([PreviewSamples.library()]) { $0.showsBodyCounts = true }
    #expect(
      counted.contains(
        "<th scope=\"row\">Tap “Notify”</th><td><bdi dir=\"ltr\" translate=\"no\">BookList ×\u{A0}2</bdi></td>"))
    #expect(counted.contains("<th scope=\"row\">Tap “Emma”</th><td>none</td>"))
  }

  @Test func `what is spoken is listed in the language of the page`() {
    let body = body([PreviewSamples.library(.arabic)], in: "ar")
    #expect(body.contains("<ol><li>المكتبة<li>إيما</ol>"))
    #expect(body.contains("يضيف <bdi dir=\"ltr\">VoiceOver</bdi> «التنبيهات»"))
  }

  @Test func `an example in another language than the page says so`() {
    let body = body([PreviewSamples.library(.arabic)], in: "en")
    #expect(body.contains("aria-label=\"المكتبة\" lang=\"ar\" dir=\"rtl\">"))
    #expect(body.contains("<ol lang=\"ar\" dir=\"rtl\">"))
  }

  @Test(arguments: [
    (Recording.Limit.states(40), "This preview shows 40 screens; there are more."),
    (.depth(6), "This preview ends 6 steps from its first screen; the app goes on."),
    (.time(8000), "This preview shows what was found in 8 s; there may be more."),
    (.depth(1), "This preview ends 1 step from its first screen; the app goes on."),
    (.waits(3), "This preview waits 3 times in a row; the app goes on changing."),
  ])
  func `limits are said in words`(_ limit: Recording.Limit, _ sentence: String) {
    var recording = PreviewSamples.library()
    recording.limits = [limit]
    #expect(body([recording]).contains("<p>\(sentence)</p>"))
  }

  @Test func `what SwiftUI would log is said once`() {
    var recording = PreviewSamples.library()
    recording.warnings = [.init(rule: .noDestination, message: "No destination for <Int>")]
    var second = recording
    second.device = .tablet
    let body = body([recording, second], in: "he")
    #expect(body.components(separatedBy: "<li>No destination for &lt;Int&gt;</li>").count == 2)
    #expect(body.contains("<ul lang=\"en\" dir=\"ltr\" translate=\"no\">"))
  }

  @Test func `devices of one preview are chosen by buttons that need no script`() {
    let one = body([PreviewSamples.library(), PreviewSamples.library(device: .tablet)])
    #expect(one.contains("<input type=\"radio\" name=\"p:1\" class=\"d0\" checked> Phone"))
    #expect(one.contains("class=\"device tablet\"") && one.contains("<figure class=\"preview\">"))
    let two = body([PreviewSamples.library(name: "A"), PreviewSamples.library(name: "B")])
    #expect(two.contains("<figure class=\"preview many\">") && !two.contains("radio"))
  }

  @Test func `only pages with previews ask for their style sheet and script`() throws {
    let site = try TestSite()
    #expect(!(try site.page("en/guides/tabs.md")).contains("preview."))
    #expect(body([]).contains("preview") == false)
  }

  @Test func `ten typical previews weigh at most 60 kilobytes on the wire`() throws {
    let page = (1...10).map { body([PreviewSamples.typical($0)]) }.joined()
    #expect(page.utf8.count < 500_000)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).html")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(page.utf8).write(to: file)
    let packing = Process()
    packing.executableURL = URL(fileURLWithPath: "/bin/gzip")
    packing.arguments = ["-9", "--stdout", file.path]
    let output = Pipe()
    packing.standardOutput = output
    try packing.run()
    let packed = try output.fileHandleForReading.readToEnd() ?? Data()
    packing.waitUntilExit()
    #expect(packed.count > 1000 && packed.count <= 60_000)
  }
}
