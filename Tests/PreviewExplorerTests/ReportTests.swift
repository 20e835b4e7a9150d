import Combine
import PreviewExplorer
import PreviewHost
import SwiftUI
import Testing

private final class OldModel: ObservableObject {
  @Published var name = "Emma"
  @Published var count = 0
}

@Observable private final class NewModel {
  var name = "Emma"
  var count = 0
}

private struct OldScreen: View {
  @StateObject private var model = OldModel()

  var body: some View {
    OldName(model: model)
    Button("Count") { model.count = 1 }
    Text("\(model.count)")
  }
}

private struct OldName: View {
  @ObservedObject var model: OldModel
  var body: some View { Text(model.name) }
}

private struct NewScreen: View {
  @State private var model = NewModel()

  var body: some View {
    NewName(model: model)
    Button("Count") { model.count = 1 }
    Text("\(model.count)")
  }
}

private struct NewName: View {
  let model: NewModel
  var body: some View { Text(model.name) }
}

private struct Lost: View {
  var body: some View {
    NavigationStack { NavigationLink("Lost", value: 1.5) }
  }
}

private struct Numbers: View {
  @State private var count = 1234

  var body: some View {
    TabView {
      Tab("Books", systemImage: "book") {
        List {
          Text("\(count) books")
          Text(count, format: .number)
          Text("New").badge(12)
          Text(Date(timeIntervalSince1970: 0), format: .dateTime.year())
        }
      }
      .badge(3)
    }
  }
}

private struct Shared: PreviewModifier {
  @Observable final class Examples {
    var titles: [String] = []
  }

  static func makeSharedContext() async throws -> Examples {
    try await Task.sleep(for: .seconds(1))
    let examples = Examples()
    examples.titles = ["Emma"]
    return examples
  }

  func body(content: Content, context: Examples) -> some View { content.environment(context) }
}

private struct Reader: View {
  @Environment(Shared.Examples.self) private var examples
  @Environment(\.verticalSizeClass) private var height

  var body: some View {
    Text("\(examples.titles.count) titles, \(height == .compact ? "low" : "high")")
    Button("Add") { examples.titles = ["Emma", "Persuasion"] }
  }
}

private enum Turned: PreviewSource {
  static var preview: Preview {
    Preview("Turned", traits: .landscapeLeft, .modifier(Shared())) { Reader() }
  }
}

@MainActor @Suite struct ReportTests {
  @Test func `a step says how many bodies ran`() {
    let old = explored(OldScreen()).step("Count")?.bodies
    #expect(old == [.init(type: "OldName", count: 1), .init(type: "OldScreen", count: 1)])
    let new = explored(NewScreen()).step("Count")?.bodies
    #expect(new == [.init(type: "NewScreen", count: 1)])
  }

  @Test func `what SwiftUI would log is kept once`() {
    let recording = explored(Lost())
    #expect(recording.warnings.map(\.rule) == [.noDestination])
  }

  @Test(arguments: ["ar", "ar-EG", "he", "zh-Hans"])
  func `numbers are written as the language does`(language: String) {
    let recording = explored(Numbers(), language: language)
    let locale = Locale(identifier: language)
    let screen = recording.states[0].screen
    let number = 1234.formatted(.number.locale(locale))
    #expect(screen.words[0] == "\(number) books")
    #expect(screen.words[1] == number)
    #expect(screen.tabBar?.items[0].badge == 3.formatted(.number.locale(locale)))
    let badges = screen.elements.flatMap(\.looks).filter { $0.name == "badge" }.map { $0.arguments[0].value }
    #expect(badges == [12.formatted(.number.locale(locale))])
    #expect(recording.direction == (language == "zh-Hans" ? .leftToRight : .rightToLeft))
    if language == "ar-EG" { #expect(number == "١٬٢٣٤") }
  }

  @Test func `a preview is shown under its name, as its traits ask, and begins with fresh examples`() {
    let recording = PreviewExplorer(RecordingRequest()).record(PreviewRoot(Turned.self))[0]
    #expect(recording.name == "Turned")
    #expect(recording.states.map { $0.screen.words.first } == ["1 titles, low", "2 titles, low"])
    #expect(recording.problems.isEmpty && recording.warnings.isEmpty)
  }

  @Test func `a program is told what to record, and leaves no trace of it`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "recording-\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let request = try JSONEncoder().encode(RecordingRequest(devices: [.tablet], language: "he"))
    setenv("DALIL_PREVIEW", String(decoding: request, as: UTF8.self), 1)
    setenv("DALIL_RECORDING", file.path, 1)
    var seen: [String?] = []
    func roots() -> [PreviewRoot] {
      seen = [getenv("DALIL_PREVIEW"), getenv("DALIL_RECORDING")].map { $0.map { String(cString: $0) } }
      return [PreviewRoot("One") { Text("1") }, PreviewRoot { Text("2") }]
    }
    try PreviewExplorer.run(roots())
    #expect(seen == [nil, nil])
    let recordings = try JSONDecoder().decode([Recording].self, from: Data(contentsOf: file))
    #expect(recordings.map(\.name) == ["One", nil])
    #expect(recordings.map(\.language) == ["he", "he"])
    #expect(recordings.map(\.device) == [.tablet, .tablet])
  }
}
