// Tabs whose values do not fit the selection.
// swift-format-ignore-file
import SwiftUI

enum Place: Hashable { case home, search }

struct Tabs: View {
  @State private var place = Place.home
  @State private var places: Set<Place> = []

  var body: some View { Text("") }

  var wrongValue: some View {
    TabView(selection: $place) {
      // expected-error@+1 {{this expression does not conform to 'TabContent'}}
      Tab("Home", systemImage: "house", value: "home") { Text("Home") }
    }
  }

  var missingValue: some View {
    TabView(selection: $place) {
      // expected-error@+1 {{this expression does not conform to 'TabContent'}}
      Tab("Home", systemImage: "house") { Text("Home") }
    }
  }

  var unknownValue: some View {
    TabView(selection: $place) {
      // expected-error@+1 {{type 'Place' has no member 'hom'}}
      Tab("Home", systemImage: "house", value: .hom) { Text("Home") }
    }
  }

  var setSelection: some View {
    TabView(selection: $places) {
      // expected-error@+1 {{this expression does not conform to 'TabContent'}}
      Tab("Home", systemImage: "house", value: Place.home) { Text("Home") }
    }
  }

  var mixed: some View {
    TabView(selection: $place) {
      Tab("Home", systemImage: "house", value: .home) { Text("Home") }
      // expected-error@+1 {{this expression does not conform to 'TabContent'}}
      Text("Search").padding()
    }
  }
}
