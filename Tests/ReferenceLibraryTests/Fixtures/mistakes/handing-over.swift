// Drag and drop, windows, focus and what the system asks of an app.
// swift-format-ignore-file
import SwiftUI

struct UnsharedNote { var title = "" }
struct UncodedKey: Hashable { var number = 0 }
final class UnobservedEditor { var title = "" }
struct StructDelegate {}

// expected-error@+1 {{type 'FormlessNote' does not conform to protocol 'Transferable'}}
struct FormlessNote: Transferable { var title = "" }
// expected-error@+1 {{type 'SizelessSizing' does not conform to protocol 'PresentationSizing'}}
struct SizelessSizing: PresentationSizing {}
// expected-error@+1 {{type 'PathlessShape' does not conform to protocol 'Shape'}}
struct PathlessShape: Shape { var amount = 1.0 }

struct HandingOver: View {
  @State private var editor = UnobservedEditor()
  @State private var query = ""
  @Environment(\.dismissWindow) private var dismissWindow
  // expected-error@+1 {{requires that 'UnobservedEditor' conform to 'Observable'}}
  @FocusedValue(UnobservedEditor.self) private var focused

  var body: some View { Text("") }

  // expected-error@+1 {{requires that 'UnsharedNote' conform to 'Transferable'}}
  var wrong1: some View { Text("Note").draggable(UnsharedNote()) }
  // expected-error@+2 {{requires that 'UncodedKey' conform to 'Decodable'}}
  // expected-error@+1 {{requires that 'UncodedKey' conform to 'Encodable'}}
  var wrong2: some View { Button("Close") { dismissWindow(value: UncodedKey()) } }
  // expected-error@+1 {{requires that 'UnobservedEditor' conform to 'Observable'}}
  var wrong3: some View { Text("Note").focusedSceneValue(editor) }
  // expected-error@+1 {{missing argument for parameter 'in' in call}}
  var wrong4: some View { Text("Note").navigationTransition(.zoom(sourceID: 1)) }
  // expected-error@+1 {{value of type 'URL' has no member 'hasPrefix'}}
  var wrong5: some View { Text("Note").onOpenURL { url in print(url.hasPrefix("app")) } }
  // expected-error@+1 {{use wrapper instead}}
  var wrong6: some View { Text("Note").searchable(text: query) }
  // expected-error@+1 {{type 'ToolbarItemPlacement' has no member 'topTrailing'}}
  var wrong7: some View { Text("Note").toolbar { ToolbarItem(placement: .topTrailing) { Text("Edit") } } }
  // expected-error@+1 {{type 'WritingToolsBehavior' has no member 'none'}}
  var wrong8: some View { Text("Note").writingToolsBehavior(.none) }
}

struct StructDelegateApp: App {
  // expected-error@+2 {{requires that 'StructDelegate' inherit from 'NSObject'}}
  // expected-error@+1 {{requires that 'StructDelegate' conform to 'UIApplicationDelegate'}}
  @UIApplicationDelegateAdaptor(StructDelegate.self) private var delegate
  var body: some Scene { WindowGroup { Text("") } }
}
