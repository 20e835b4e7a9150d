import PreviewHost
import PreviewRecording
import SwiftUI
import Testing

/// Texts: numbers and dates in the reader's language, Markdown, links.
@MainActor @Suite struct TextTests {
  struct Numbers: View {
    var body: some View {
      VStack {
        Text("\(1234) كتاب")
        Text(0.25, format: .percent)
        Text(Date(timeIntervalSince1970: 0), style: .date)
        Text(Date(timeIntervalSince1970: 0), format: .dateTime.year())
        Text("\(2.5, specifier: "%.1f")")
        Text(verbatim: "\(1234)")
      }
    }
  }

  @Test func `numbers and dates are written as the reader's region writes them`() {
    let host = PreviewHost(Numbers())
    #expect(host.texts == ["1,234 كتاب", "25%", "January 1, 1970", "1970", "2.5", "1234"])
    host.setLanguage("ar_EG")
    #expect(host.texts == ["١٬٢٣٤ كتاب", "٢٥٪؜", "١ يناير، ١٩٧٠", "١٩٧٠", "٢٫٥", "1234"])
    host.setLanguage("he")
    #expect(host.texts[2] == "1 בינואר 1970")
    host.setLanguage("zh-Hans")
    #expect(host.texts[2] == "1970年1月1日")
  }

  struct Marked: View {
    let name: String
    var body: some View {
      VStack {
        Text("Read **\(name)** at [our *site*](https://example.com/a_b_c) now")
        Text("2 * 3 * 4, snake_case_name, \\*plain\\*")
        Text(name)
        Text("`code` and ~~gone~~")
      }
    }
  }

  @Test func `a literal is read as Markdown, what is put into it is not`() {
    let host = PreviewHost(Marked(name: "*A*"))
    let texts = host.screen.content[0].children
    #expect(
      texts.map(\.text) == [
        "Read *A* at our site now", "2 * 3 * 4, snake_case_name, *plain*", "*A*", "code and gone",
      ])
    #expect(texts[0].children.map(\.text) == ["Read ", "*A*", " at ", "our ", "site", " now"])
    #expect(texts[0].children.map { $0.looks.map(\.name) } == [[], ["bold"], [], [], ["italic"], []])
    #expect(texts[0].children.map(\.role) == [.text, .text, .text, .link, .link, .text])
    #expect(texts[1].children == [])
    #expect(texts[3].children.map { $0.looks.map(\.name) } == [["monospaced"], [], ["strikethrough"]])
  }

  @Observable final class Opened {
    @ObservationIgnored var urls: [String] = []
  }

  struct Linked: View {
    let opened: Opened
    var body: some View {
      VStack {
        Text("See [the page](https://example.com/page).")
        Text((try? AttributedString(markdown: "[Mail](mailto:a@b.c)")) ?? AttributedString())
      }
      .environment(
        \.openURL,
        OpenURLAction { url in
          opened.urls.append(url.absoluteString)
          return .handled
        })
    }
  }

  @Test func `links in texts open, and VoiceOver knows them`() throws {
    let opened = Opened()
    let host = PreviewHost(Linked(opened: opened))
    try host.tap("the page")
    try host.tap("Mail")
    #expect(opened.urls == ["https://example.com/page", "mailto:a@b.c"])
    #expect(host.voiceOverTranscript == ["See the page., actions available", "Mail, link"])
  }

  struct Titled: View {
    var body: some View {
      NavigationStack { Text("x").navigationTitle("\(12) رسالة") }
    }
  }

  @Test func `a title is written in the reader's region too`() {
    let host = PreviewHost(Titled())
    host.setLanguage("ar_EG")
    #expect(host.screen.title == "١٢ رسالة")
  }
}
