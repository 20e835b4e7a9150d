// A value that lacks the conformance an interface asks for: the error names Apple's constraint.
// swift-format-ignore-file
import SwiftUI

struct Raw { var number = 1 }
final class RawModel { var name = "" }
final class LegacyModel: ObservableObject { @Published var name = "" }
@Observable final class ObservedModel { var name = "" }

struct Constraints: View {
  let raw = Raw()
  let rows: [Raw] = []
  let names: [String] = []
  @State private var selected: Raw?
  @State private var typed: [Raw] = []
  @State private var count = 1

  var body: some View { Text("") }

  // expected-error@+1 {{initializer 'init(_:rowContent:)' requires that 'Raw' conform to 'Identifiable'}}
  var identifiable1: some View { List(rows) { Text("\($0.number)") } }
  // expected-error@+1 {{initializer 'init(_:content:)' on 'ForEach' requires that 'Raw' conform to 'Identifiable'}}
  var identifiable2: some View { ForEach(rows) { row in Text("\(row.number)") } }
  // expected-error@+1 {{initializer 'init(_:content:)' on 'ForEach' requires that 'String' conform to 'Identifiable'}}
  var identifiable3: some View { ForEach(names) { name in Text(name) } }
  // expected-error@+1 {{instance method 'sheet(item:onDismiss:content:)' requires that 'Raw' conform to 'Identifiable'}}
  var identifiable4: some View { Text("Root").sheet(item: $selected) { _ in Text("Sheet") } }
  // expected-error@+1 {{requires that 'Raw' conform to 'Identifiable'}}
  var identifiable5: some View { Text("Root").fullScreenCover(item: $selected) { _ in Text("Cover") } }
  // expected-error@+1 {{requires that 'Raw' conform to 'Identifiable'}}
  var identifiable6: some View { Text("Root").popover(item: $selected) { _ in Text("Popover") } }

  // expected-error@+1 {{requires that 'Raw' conform to 'Hashable'}}
  var hashable1: some View { ForEach(rows, id: \.self) { row in Text("\(row.number)") } }
  // expected-error@+1 {{initializer 'init(_:value:)' requires that 'Raw' conform to 'Hashable'}}
  var hashable2: some View { NavigationLink("Open", value: raw) }
  // expected-error@+1 {{requires that 'Raw' conform to 'Hashable'}}
  var hashable3: some View { NavigationLink(value: raw) { Text("Open") } }
  // expected-error@+1 {{instance method 'navigationDestination(for:destination:)' requires that 'Raw' conform to 'Hashable'}}
  var hashable4: some View { Text("Root").navigationDestination(for: Raw.self) { _ in Text("Next") } }
  // expected-error@+1 {{instance method 'navigationDestination(item:destination:)' requires that 'Raw' conform to 'Hashable'}}
  var hashable5: some View { Text("Root").navigationDestination(item: $selected) { _ in Text("Next") } }
  // expected-error@+1 {{no exact matches in call to initializer}}
  var hashable6: some View { NavigationStack(path: $typed) { Text("Root") } }
  // expected-error@+1 {{requires that 'Raw' conform to 'Hashable'}}
  var hashable7: some View { Text("Row").tag(raw) }
  // expected-error@+1 {{instance method 'id' requires that 'Raw' conform to 'Hashable'}}
  var hashable8: some View { Text("Row").id(raw) }

  // expected-error@+1 {{instance method 'onChange(of:initial:_:)' requires that 'Raw' conform to 'Equatable'}}
  var equatable1: some View { Text("Root").onChange(of: raw) { print("changed") } }
  // expected-error@+1 {{requires that 'Raw' conform to 'Equatable'}}
  var equatable2: some View { Text("Root").task(id: raw) { print("started") } }

  // expected-error@+1 {{instance method 'environment' requires that 'RawModel' conform to 'Observable'}}
  var objects1: some View { Text("Root").environment(RawModel()) }
  // expected-error@+1 {{instance method 'environment' requires that 'LegacyModel' conform to 'Observable'}}
  var objects2: some View { Text("Root").environment(LegacyModel()) }
  // expected-error@+1 {{instance method 'environmentObject' requires that 'ObservedModel' conform to 'ObservableObject'}}
  var objects3: some View { Text("Root").environmentObject(ObservedModel()) }
}

func openRaw(in path: inout NavigationPath) {
  // expected-error@+1 {{instance method 'append' requires that 'Raw' conform to 'Hashable'}}
  path.append(Raw())
}

func startRaw() -> NavigationPath {
  // expected-error@+1 {{initializer 'init(_:)' requires that 'Raw' conform to 'Hashable'}}
  NavigationPath([Raw()])
}

struct WrongObjects: View {
  // expected-error@+1 {{generic struct 'EnvironmentObject' requires that 'ObservedModel' conform to 'ObservableObject'}}
  @EnvironmentObject var shared: ObservedModel
  // expected-error@+1 {{generic struct 'StateObject' requires that 'ObservedModel' conform to 'ObservableObject'}}
  @StateObject private var own = ObservedModel()
  // expected-error@+1 {{generic struct 'ObservedObject' requires that 'ObservedModel' conform to 'ObservableObject'}}
  @ObservedObject var given: ObservedModel
  // expected-error@+1 {{The wrapped value must be an object that conforms to Observable}}
  @Bindable var bindable: RawModel
  // expected-error@+1 {{no exact matches in call to initializer}}
  @Environment(LegacyModel.self) private var legacy
  // expected-error@+1 {{no exact matches in call to initializer}}
  @AppStorage("names") private var names: [String] = []
  // expected-error@+1 {{no exact matches in call to initializer}}
  @SceneStorage("path") private var path = NavigationPath()

  var body: some View { Text("") }
}
