// Asynchronous work and the main actor.
// swift-format-ignore-file
import SwiftUI

@MainActor @Observable final class Loader {
  var count = 0
  func load() async {}
  func reset() { count = 0 }
}

nonisolated func fetch() async throws -> Int { 1 }

struct Loading: View {
  @State private var loader = Loader()
  @State private var count = 0

  var body: some View { Text("") }

  // expected-error@+1 {{to parameter expecting synchronous function type}}
  var actions1: some View { Button("Load") { await loader.load() } }
  // expected-error@+1 {{to synchronous function type '() -> Void'}}
  var actions2: some View { Text("Root").onAppear { await loader.load() } }
  // expected-error@+1 {{expression is 'async' but is not marked with 'await'}}
  var actions3: some View { Text("Root").task { loader.load() } }
  // expected-error@+1 {{call can throw, but it is not marked with 'try' and the error is not handled}}
  var actions4: some View { Text("Root").task { count = await fetch() } }
  // expected-error@+1 {{invalid conversion from throwing function}}
  var actions5: some View { Text("Root").task { count = try await fetch() } }
  // expected-error@+1 {{expression is 'async' but is not marked with 'await'}}
  var actions6: some View { Text("Root").onAppear { Task.detached { loader.reset() } } }
}

nonisolated func reset(_ loader: Loader) {
  // expected-error@+1 {{call to main actor-isolated instance method 'reset()' in a synchronous nonisolated context}}
  loader.reset()
  // expected-error@+1 {{main actor-isolated property 'count' can not be mutated from a nonisolated context}}
  loader.count = 1
}
