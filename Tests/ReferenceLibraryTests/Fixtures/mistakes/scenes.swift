// View modifiers on scenes, and views where scenes belong.
// swift-format-ignore-file
import SwiftUI

struct LinkedApp: App {
  var body: some Scene {
    // expected-error@+1 {{value of type 'WindowGroup<Text>' has no member 'onOpenURL'}}
    WindowGroup { Text("Root") }.onOpenURL { print($0) }
  }
}

struct TitledApp: App {
  var body: some Scene {
    // expected-error@+1 {{value of type 'WindowGroup<Text>' has no member 'navigationTitle'}}
    WindowGroup { Text("Root") }.navigationTitle("Title")
  }
}

struct AppearingApp: App {
  var body: some Scene {
    // expected-error@+1 {{value of type 'WindowGroup<Text>' has no member 'onAppear'}}
    WindowGroup { Text("Root") }.onAppear { print("here") }
  }
}

struct AppWithoutScene: App {
  var body: some Scene {
    // expected-error@+1 {{requires that 'NavigationStack<NavigationPath, Text>' conform to 'Scene'}}
    NavigationStack { Text("Root") }
  }
}
