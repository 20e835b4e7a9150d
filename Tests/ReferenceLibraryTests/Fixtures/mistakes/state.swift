// State, actions and their wrappers.
// swift-format-ignore-file
import SwiftUI

struct Counter: View {
  // expected-error@+1 {{property wrapper can only be applied to a 'var'}}
  @State let count = 0
  var plain = 0
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentationMode) private var mode

  mutating func add() { plain += 1 }
  func load() {}

  var body: some View { Text("") }

  // expected-error@+1 {{left side of mutating operator isn't mutable: 'self' is immutable}}
  var buttons1: some View { Button("Add") { plain += 1 } }
  // expected-error@+1 {{cannot use mutating member on immutable value: 'self' is immutable}}
  var buttons2: some View { Button("Add") { add() } }
  // expected-error@+1 {{cannot convert value of type '()' to expected argument type '@MainActor}}
  var buttons3: some View { Button("Load", action: load()) }
  // expected-error@+1 {{cannot convert value of type 'DismissAction' to expected argument type '@MainActor}}
  var buttons4: some View { Button("Close", action: dismiss) }
  // expected-error@+1 {{incorrect argument label in call (have '_:actions:', expected '_:action:')}}
  var buttons5: some View { Button("Close", actions: load) }
}

struct Titled: View {
  @Binding var title: String

  init(title: Binding<String>) {
    // expected-error@+1 {{cannot assign value of type 'Binding<String>' to type 'String'}}
    self.title = title
  }

  var body: some View { Text(title) }
}

// expected-error@+1 {{type 'Unfinished' does not conform to protocol 'View'}}
struct Unfinished: View {
  var bdy: some View { Text("Root") }
}
