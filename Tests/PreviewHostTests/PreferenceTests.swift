import PreviewHost
import PreviewRecording
import SwiftUI
import Testing

/// What views say to those around them.
@MainActor @Suite struct PreferenceTests {
  struct Words: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  struct Longest: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
  }

  @MainActor @Observable final class Model {
    var words = ["one", "two"]
    var showsLast = false
    var isPresented = false
    @ObservationIgnored var log: [String] = []
  }

  struct Word: View {
    let word: String
    var body: some View { Text(word).preference(key: Words.self, value: [word]) }
  }

  struct Sentence: View {
    @Bindable var model: Model
    var body: some View {
      VStack {
        ForEach(model.words, id: \.self) { Word(word: $0) }
        if model.showsLast { Word(word: "last") }
      }
      .sheet(isPresented: $model.isPresented) { Word(word: "presented") }
      .onPreferenceChange(Words.self) { [model] words in
        MainActor.assumeIsolated { model.log.append(words.joined(separator: " ")) }
      }
    }
  }

  @Test func `values are put together in order and told after the update`() {
    let model = Model()
    let host = PreviewHost(Sentence(model: model))
    #expect(model.log == ["one two"])
    model.words = ["two", "three", "one"]
    _ = host.screen
    #expect(model.log == ["one two", "two three one"])
    model.showsLast = true
    _ = host.screen
    #expect(model.log.last == "two three one last")
    model.showsLast = false
    model.words = []
    _ = host.screen
    #expect(model.log.last == "")
    model.isPresented = true
    _ = host.screen
    #expect(model.log.count == 4)
    #expect(host.warnings == [])
  }

  struct Feedback: View {
    @State private var longest = -1
    var body: some View {
      VStack {
        Text("Longest: \(longest)")
        HStack {
          Text("a").preference(key: Longest.self, value: 3)
          Text("b").preference(key: Longest.self, value: 8).transformPreference(Longest.self) { $0 += 1 }
        }
      }
      .onPreferenceChange(Longest.self) { value in
        MainActor.assumeIsolated { longest = value }
      }
    }
  }

  @Test func `a value may change what is shown, and transforming adds to what is inside`() {
    let host = PreviewHost(Feedback())
    #expect(host.texts.first == "Longest: 9")
    #expect(host.bodyCount(of: Feedback.self) == 2)
  }

  struct Nested: View {
    let model: Model
    var body: some View {
      VStack {
        Word(word: "inner").onPreferenceChange(Words.self) { [model] words in
          MainActor.assumeIsolated { model.log.append("near: \(words)") }
        }
        Word(word: "beside")
      }
      .onPreferenceChange(Words.self) { [model] words in
        MainActor.assumeIsolated { model.log.append("far: \(words)") }
      }
    }
  }

  @Test func `a reader does not keep values from those further out`() {
    let model = Model()
    _ = PreviewHost(Nested(model: model)).screen
    #expect(model.log.sorted() == [#"far: ["inner", "beside"]"#, #"near: ["inner"]"#])
  }

  struct Overlaid: View {
    let model: Model
    var body: some View {
      VStack { ForEach(model.words, id: \.self) { Word(word: $0) } }
        .overlayPreferenceValue(Words.self) { Text($0.joined(separator: "+")) }
    }
  }

  @Test func `content over a view is made of what the view says`() {
    let model = Model()
    let host = PreviewHost(Overlaid(model: model))
    func overlay() -> [String?] {
      host.screen.content.flatMap(\.looks).first { $0.name == "overlayPreferenceValue" }?.attachment.map(\.text) ?? []
    }
    #expect(overlay() == ["one+two"])
    model.words = ["three"]
    #expect(overlay() == ["three"])
    #expect(host.warnings == [])
  }
}
