// What cannot stand in a builder, and closures of the wrong shape.
// swift-format-ignore-file
import SwiftUI

enum BuilderRoute: Hashable { case home, item(Int) }
struct BuilderItem: Identifiable, Hashable { let id = 1 }

struct Row: View {
  let title: String
  var body: some View { Text(title) }
}

struct Builders: View {
  @State private var count = 1
  @State private var isShown = false
  @State private var item: BuilderItem?
  @State private var numbers = [1]
  @State private var route = BuilderRoute.home

  var body: some View { Text("") }

  // expected-error@+1 {{this expression does not conform to 'View'}}
  var expressions1: some View { VStack { 5 } }
  // expected-error@+1 {{this expression does not conform to 'View'}}
  var expressions2: some View { VStack { print("here"); Text("Root") } }
  // expected-error@+1 {{this expression does not conform to 'View'}}
  var expressions3: some View { VStack { BuilderRoute.home } }
  // expected-error@+1 {{this expression does not conform to 'View'}}
  var expressions4: some View { VStack { if isShown { Text("Shown") } else { "Hidden" } } }
  // expected-error@+1 {{this expression does not conform to 'View'}}
  var expressions5: some View { VStack { Tab("One", systemImage: "1.circle") { Text("One") } } }
  // expected-error@+1 {{this expression does not conform to 'View'}}
  var expressions6: some View { VStack { WindowGroup { Text("Window") } } }
  // expected-error@+1 {{closure containing control flow statement cannot be used with result builder 'ViewBuilder'}}
  var expressions7: some View { VStack { for number in 0..<3 { Text("\(number)") } } }

  var changing: some View {
    VStack {
      // expected-error@+1 {{this expression does not conform to 'View'}}
      count += 1
      Text("\(count)")
    }
  }

  // expected-error@+1 {{do not have matching underlying types}}
  var mixed: some View {
    if isShown { return Text("Text") } else { return Image(systemName: "star") }
  }

  // expected-error@+1 {{expects 1 argument, which cannot be implicitly ignored}}
  var closures1: some View { Text("Root").sheet(item: $item) { Text("Sheet") } }
  // expected-error@+1 {{expects 0 arguments, but 1 was used in closure body}}
  var closures2: some View { Text("Root").sheet(isPresented: $isShown) { item in Text("Sheet") } }
  // expected-error@+1 {{expects 1 argument, which cannot be implicitly ignored}}
  var closures3: some View { Text("Root").navigationDestination(for: BuilderRoute.self) { Text("Next") } }
  // expected-error@+1 {{expects 1 argument, which cannot be implicitly ignored}}
  var closures4: some View { Text("Root").navigationDestination(item: $item) { Text("Next") } }
  // expected-error@+1 {{expects 1 argument, which cannot be implicitly ignored}}
  var closures5: some View { Text("Root").alert("Sure?", isPresented: $isShown, presenting: item) { Button("Yes") {} } }
  // expected-error@+1 {{switch must be exhaustive}}
  var closures6: some View { Text("Root").navigationDestination(for: BuilderRoute.self) { switch $0 { case .home: Text("Home") } } }
  // expected-error@+1 {{cannot convert value of type 'IndexSet' to expected argument type 'Int'}}
  var closures7: some View { ForEach([1], id: \.self) { Text("\($0)") }.onDelete { numbers.remove(at: $0) } }

  // expected-error@+1 {{missing argument for parameter 'title' in call}}
  var calls1: some View { Row() }
  // expected-error@+1 {{incorrect argument label in call (have 'name:', expected 'title:')}}
  var calls2: some View { Row(name: "One") }
  // expected-error@+1 {{cannot convert value of type 'Int' to expected argument type 'String'}}
  var calls3: some View { Row(title: 5) }
  // expected-error@+1 {{missing argument for parameter 'destination' in call}}
  var calls4: some View { NavigationLink("Open") }
  // expected-error@+1 {{missing argument for parameter #1 in call}}
  var calls5: some View { NavigationLink(value: 1) }
  // expected-error@+1 {{extra argument 'value' in call}}
  var calls6: some View { NavigationLink("Open", destination: Text("Next"), value: 1) }
  // expected-error@+1 {{value of type 'List<Never, Text>' has no member 'onDelete'}}
  var calls7: some View { List { Text("Row") }.onDelete { _ in } }
  // expected-error@+1 {{expected member name or initializer call after type name}}
  var calls8: some View { Text("Root").navigationDestination(for: BuilderRoute) { _ in Text("Next") } }
}

// expected-error@+1 {{function declares an opaque return type, but has no return statements}}
func emptyView() -> some View {}

// expected-error@+1 {{type 'WithoutSome' does not conform to protocol 'View'}}
struct WithoutSome: View {
  var body: any View { Text("Root") }
}

// expected-error@+1 {{type 'WithoutReturnType' does not conform to protocol 'ViewModifier'}}
struct WithoutReturnType: ViewModifier {
  func body(content: Content) {}
}
