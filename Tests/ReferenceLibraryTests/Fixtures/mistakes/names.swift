// Names that do not exist, each looked for where a reader expects it.
// swift-format-ignore-file
import SwiftUI

@Observable final class NamedModel { var name = "" }
enum NamedRoute: Hashable { case home }

struct Names: View {
  @State private var isShown = false
  @State private var name = ""
  let model = NamedModel()

  var body: some View { Text("") }

  // expected-error@+1 {{type 'ToolbarItemPlacement' has no member 'topBarTrialing'}}
  var members1: some View { Text("Root").toolbar { ToolbarItem(placement: .topBarTrialing) { Button("Add") {} } } }
  // expected-error@+1 {{type 'NavigationBarItem.TitleDisplayMode' has no member 'small'}}
  var members2: some View { Text("Root").navigationBarTitleDisplayMode(.small) }
  // expected-error@+1 {{type 'Set<PresentationDetent>' has no member 'medium'}}
  var members3: some View { Text("Root").presentationDetents(.medium) }
  // expected-error@+1 {{type 'PresentationDetent' has no member 'half'}}
  var members4: some View { Text("Root").presentationDetents([.half]) }
  // expected-error@+1 {{type 'ButtonRole?' has no member 'delete'}}
  var members5: some View { Button("Delete", role: .delete) {} }
  // expected-error@+1 {{type 'ShapeStyle' has no member 'blu'}}
  var members6: some View { Text("Root").foregroundStyle(.blu) }
  // expected-error@+1 {{type 'Font?' has no member 'headLine'}}
  var members7: some View { Text("Root").font(.headLine) }
  // expected-error@+1 {{type 'ListStyle' has no member 'insetGroup'}}
  var members8: some View { List { Text("Row") }.listStyle(.insetGroup) }
  // expected-error@+1 {{type 'UIKeyboardType' has no member 'mail'}}
  var members9: some View { TextField("Name", text: $name).keyboardType(.mail) }
  // expected-error@+2 {{type 'NamedRoute' has no member 'settings'}}
  // expected-error@+1 {{generic parameter 'P' could not be inferred}}
  var members10: some View { NavigationLink("Open", value: NamedRoute.settings) }

  // expected-error@+1 {{value of type 'Text' has no member 'navigationTitel'}}
  var modifiers1: some View { Text("Root").navigationTitel("Title") }
  // expected-error@+1 {{incorrect argument label in call (have 'isPresent:_:', expected 'isPresented:_:')}}
  var modifiers2: some View { Text("Root").sheet(isPresent: $isShown) { Text("Sheet") } }
  // expected-error@+1 {{value of type 'NamedModel' has no member 'nam'}}
  var modifiers3: some View { Text(model.nam) }
  // expected-error@+1 {{cannot find '$model' in scope}}
  var modifiers4: some View { TextField("Name", text: $model.name) }
  // expected-error@+1 {{extra argument 'maxHeight' in call}}
  var modifiers5: some View { Text("Root").frame(width: 10, maxHeight: 20) }
  // expected-error@+1 {{cannot convert value of type 'String' to expected argument type 'Namespace.ID'}}
  var modifiers6: some View { Text("Root").matchedGeometryEffect(id: 1, in: "space") }
}

struct FromEnvironment: View {
  @Environment(NamedModel.self) private var model
  @Environment(NamedModel.self) private var optional: NamedModel?

  var body: some View { Text("") }

  // expected-error@+1 {{cannot find '$model' in scope}}
  var uses1: some View { TextField("Name", text: $model.name) }
  // expected-error@+1 {{cannot use optional chaining on non-optional value of type 'NamedModel'}}
  var uses2: some View { Text(model?.name ?? "") }
  // expected-error@+1 {{value of optional type 'NamedModel?' must be unwrapped}}
  var uses3: some View { Text(optional.name) }
}
