// A value where a binding is wanted, or a binding of the wrong kind.
// swift-format-ignore-file
import SwiftUI

struct BindingItem: Identifiable, Hashable { let id = 1 }
@Observable final class BindingModel { var name = "" }

struct Switch: View {
  @Binding var isOn: Bool
  let title: String
  var body: some View { Toggle(title, isOn: $isOn) }
}

struct Bindings: View {
  @State private var name = ""
  @State private var optionalName: String?
  @State private var isOn = false
  @State private var count = 1
  @State private var date = Date()
  @State private var path = NavigationPath()
  @State private var typed: [BindingItem] = []
  @State private var item: BindingItem?
  @State private var wholeItem = BindingItem()
  @State private var columns = NavigationSplitViewVisibility.all
  @State private var model = BindingModel()
  @FocusState private var isFocused: Bool

  var body: some View { Text("") }

  // expected-error@+1 {{cannot convert value 'name' of type 'String' to expected type 'Binding<String>'}}
  var fields1: some View { TextField("Name", text: name) }
  // expected-error@+1 {{cannot convert value of type 'Binding<String?>' to expected argument type 'Binding<String>'}}
  var fields2: some View { TextField("Name", text: $optionalName) }
  // expected-error@+1 {{cannot convert value of type 'String' to expected argument type 'Binding<String>'}}
  var fields3: some View { TextField("Name", text: model.name) }
  // expected-error@+1 {{expected type 'FocusState<Bool>.Binding'}}
  var fields4: some View { TextField("Name", text: $name).focused(isFocused) }
  // expected-error@+1 {{to expected type 'Binding<String>'}}
  var fields5: some View { Text("Search").searchable(text: name) }

  // expected-error@+1 {{to expected type 'Binding<Bool>'}}
  var controls1: some View { Toggle("On", isOn: isOn) }
  // expected-error@+1 {{to expected type 'Binding<Int>'}}
  var controls2: some View { Stepper("Count", value: count) }
  // expected-error@+1 {{to expected type 'Binding<Date>'}}
  var controls3: some View { DatePicker("Day", selection: date) }
  // expected-error@+1 {{to expected type 'Binding<Int>'}}
  var controls4: some View { Picker("Count", selection: count) { Text("1").tag(1) } }
  // expected-error@+1 {{to expected type 'Binding<Bool>'}}
  var controls5: some View { Switch(isOn: isOn, title: "On") }

  // expected-error@+1 {{to expected type 'Binding<NavigationPath>'}}
  var stacks1: some View { NavigationStack(path: path) { Text("Root") } }
  // expected-error@+1 {{to expected type 'Binding<[BindingItem]>'}}
  var stacks2: some View { NavigationStack(path: typed) { Text("Root") } }
  // expected-error@+1 {{to expected type 'Binding<NavigationSplitViewVisibility>'}}
  var stacks3: some View { NavigationSplitView(columnVisibility: columns) { Text("Sidebar") } detail: { Text("Detail") } }
  // expected-error@+1 {{to expected type 'Binding<Int>'}}
  var stacks4: some View { TabView(selection: count) { Tab("One", systemImage: "1.circle", value: 1) { Text("One") } } }
  // expected-error@+1 {{to expected type 'Binding<Bool>'}}
  var stacks5: some View { Text("Root").navigationDestination(isPresented: isOn) { Text("Next") } }

  // expected-error@+1 {{to expected type 'Binding<Bool>'}}
  var presentations1: some View { Text("Root").sheet(isPresented: isOn) { Text("Sheet") } }
  // expected-error@+1 {{to expected type 'Binding<BindingItem?>'}}
  var presentations2: some View { Text("Root").sheet(item: item) { _ in Text("Sheet") } }
  // expected-error@+1 {{cannot convert value of type 'Binding<BindingItem?>' to expected argument type 'Binding<Bool>'}}
  var presentations3: some View { Text("Root").sheet(isPresented: $item) { Text("Sheet") } }
  // expected-error@+1 {{'Binding<BindingItem>' to expected argument type 'Binding<Item?>'}}
  var presentations4: some View { Text("Root").fullScreenCover(item: $wholeItem) { _ in Text("Cover") } }
  // expected-error@+1 {{to expected type 'Binding<Bool>'}}
  var presentations5: some View { Text("Root").alert("Sure?", isPresented: isOn) { Button("Yes") {} } }
  // expected-error@+1 {{to expected type 'Binding<Bool>'}}
  var presentations6: some View { Text("Root").confirmationDialog("Sure?", isPresented: isOn) { Button("Yes") {} } }
}
