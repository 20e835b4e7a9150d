import SwiftUI

struct LegacyList: View {
  @State private var selection: Int? = nil
  @State private var isActive = false
  @Environment(\.presentationMode) var presentationMode

  var body: some View {
    NavigationView {
      VStack {
        NavigationLink(destination: Text("Detail"), isActive: $isActive) { EmptyView() }
        NavigationLink(destination: Text("One"), tag: 1, selection: $selection) { Text("One") }
        NavigationLink("Two", destination: Text("Two"))
        NavigationLink(destination: LegacyDetail()) {
          HStack {
            Image(systemName: "star"); Text("Detail")
          }
        }
        Button(action: { self.isActive = true }) { Text("Go").bold() }
        Button(action: { self.presentationMode.wrappedValue.dismiss() }, label: { Text("Close") })
      }
      .navigationBarTitle("Legacy", displayMode: .inline)
      .navigationBarItems(leading: EditButton(), trailing: Button("Add") {})
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .actionSheet(isPresented: .constant(false)) {
      ActionSheet(title: Text("Sure?"), message: nil, buttons: [.default(Text("Yes")), .cancel()])
    }
    .alert(isPresented: .constant(false)) {
      Alert(title: Text("Hi"), message: Text("There"), dismissButton: .default(Text("OK")))
    }
  }
}

struct LegacyDetail: View {
  var body: some View {
    Text("Detail").edgesIgnoringSafeArea(.all).foregroundColor(.red).cornerRadius(4)
  }
}

struct LegacyList_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      LegacyList()
      LegacyList().preferredColorScheme(.dark).previewDisplayName("Dark")
    }
  }
}
