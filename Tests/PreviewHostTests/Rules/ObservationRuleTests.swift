import Combine
import LibraryTestSupport
import PreviewHost
import PreviewRecording
import SwiftUI
import Testing

/// Which bodies run again when a model changes.
@MainActor @Suite struct ObservationRuleTests {
  @Observable final class Profile {
    struct Tag: Equatable {
      var name: String
      var weight = 0
    }
    struct Opaque { var value = 0 }

    var name = "Amal"
    var age = 30
    var unread = 0
    var tags = [Tag(name: "a"), Tag(name: "b")]
    var opaque = Opaque()
    @ObservationIgnored var ignored = 0
    var greeting: String { "Hello \(name)" }
  }

  struct NameView: View {
    let profile: Profile
    var body: some View { Text(profile.name) }
  }
  struct AgeView: View {
    let profile: Profile
    var body: some View { Text("\(profile.age)") }
  }
  struct GreetingView: View {
    let profile: Profile
    var body: some View { Text(profile.greeting) }
  }
  struct FirstTagView: View {
    let profile: Profile
    var body: some View { Text(profile.tags[0].name) }
  }
  struct OpaqueView: View {
    let profile: Profile
    var body: some View { Text("\(profile.opaque.value)") }
  }
  struct ActionView: View {
    let profile: Profile
    var body: some View {
      Button("Act") { _ = profile.age }
        .onAppear { _ = profile.age }
        .task { _ = profile.age }
    }
  }
  struct ProfileView: View {
    let profile: Profile
    var body: some View {
      NameView(profile: profile)
      AgeView(profile: profile)
      GreetingView(profile: profile)
      FirstTagView(profile: profile)
      OpaqueView(profile: profile)
      ActionView(profile: profile)
    }
  }

  private let profile = Profile()
  private func makeHost() -> PreviewHost {
    let host = PreviewHost(ProfileView(profile: profile))
    host.resetBodyCounts()
    return host
  }

  @Test(.rule(69, .documented, "developer.apple.com/documentation/swiftui/managing-model-data-in-your-app"))
  func `only bodies that read a changed property run again`() {
    let host = makeHost()
    profile.age += 1
    #expect(host.bodyCounts == ["AgeView": 1])
    host.resetBodyCounts()
    profile.unread = 7
    profile.ignored = 7
    #expect(host.bodyCounts == [:])
  }

  @Test(.rule(70, .documented, "developer.apple.com/documentation/observation"))
  func `reads in actions are not tracked, reads through computed properties are`() throws {
    let host = makeHost()
    try host.tap("Act")
    profile.age += 1
    #expect(host.bodyCounts == ["AgeView": 1])
    host.resetBodyCounts()
    profile.name = "Dina"
    #expect(host.bodyCounts == ["NameView": 1, "GreetingView": 1])
    #expect(host.screen.texts.contains("Hello Dina"))
  }

  @Test(.rule(71, .measured, "expansion of @Observable, Swift 6.3.1"))
  func `assigning an equal value does not notify, a value that is not equatable always does`() {
    let host = makeHost()
    profile.name = "Amal"
    profile.age = 30
    #expect(host.bodyCounts == [:])
    profile.opaque = Profile.Opaque()
    #expect(host.bodyCounts == ["OpaqueView": 1])
  }

  @Test(.rule(72, .measured, "expansion of @Observable, Swift 6.3.1"))
  func `changing a value in place notifies even if nothing changed`() {
    let host = makeHost()
    profile.tags[0].name = "a"
    #expect(host.bodyCounts == ["FirstTagView": 1])
  }

  @Test(.rule(73, .reported, "github.com/AvdLee/SwiftUI-Agent-Skill"))
  func `a stored property is tracked as a whole, whichever element or field was read`() {
    let host = makeHost()
    profile.tags[1].weight = 9
    #expect(host.bodyCounts == ["FirstTagView": 1])
  }

  @MainActor final class Seen { var names: [String] = [] }

  @Test(.rule(74, .documented, "developer.apple.com/documentation/observation/withobservationtracking(_:onchange:)"))
  func `withObservationTracking tells once, before the new value is stored`() {
    let seen = Seen()
    withObservationTracking {
      _ = profile.name
    } onChange: {
      MainActor.assumeIsolated { seen.names.append(profile.name) }
    }
    profile.name = "Basma"
    profile.name = "Dina"
    #expect(seen.names == ["Amal"])
  }

  final class Inner: ObservableObject {
    @Published var value = 0
  }
  final class Outer: ObservableObject {
    @Published var used = 0
    @Published var unused = 0
    let inner = Inner()
  }
  struct UsesNothing: View {
    @ObservedObject var outer: Outer
    var body: some View { Text("static") }
  }
  struct UsesOne: View {
    @ObservedObject var outer: Outer
    var body: some View { Text("\(outer.used) \(outer.inner.value)") }
  }
  struct Legacy: View {
    @StateObject var outer: Outer
    init(_ outer: Outer) { _outer = StateObject(wrappedValue: outer) }
    var body: some View {
      UsesNothing(outer: outer)
      UsesOne(outer: outer)
    }
  }

  @Test(.rule(75, .documented, "developer.apple.com/documentation/combine/observableobject"))
  func `any published change runs every observing body, a nested object does not forward`() {
    let outer = Outer()
    let host = PreviewHost(Legacy(outer))
    host.resetBodyCounts()
    outer.unused += 1
    #expect(host.bodyCounts == ["Legacy": 1, "UsesNothing": 1, "UsesOne": 1])
    host.resetBodyCounts()
    outer.inner.value = 5
    #expect(host.bodyCounts == [:])
    #expect(host.screen.texts.contains("0 0"))
  }
}
