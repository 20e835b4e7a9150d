import SwiftUI

struct מסך_ראשי: View {
  @AppStorage("כרטיסייה") private var נבחר = 0
  @SceneStorage("חיפוש") private var חיפוש = ""
  @FocusState private var ממוקד: Bool
  @State private var הצג = false

  var body: some View {
    TabView(selection: $נבחר) {
      NavigationStack {
        List(0..<10, id: \.self) { שורה in
          NavigationLink("שורה \(שורה)", value: שורה)
        }
        .navigationDestination(for: Int.self) { מספר in
          Text("פרטים \(מספר)")
            .navigationBarBackButtonHidden()
            .toolbar {
              ToolbarItem(placement: .topBarLeading) {
                Button("חזרה", systemImage: "chevron.backward") { הצג = true }
              }
            }
        }
        .searchable(text: $חיפוש, placement: .navigationBarDrawer(displayMode: .always))
        .searchFocused($ממוקד)
      }
      .tabItem { Label("בית", systemImage: "house") }
      .tag(0)
      Text("פרופיל")
        .tabItem {
          Image(systemName: "person"); Text("פרופיל")
        }
        .tag(1)
    }
    .confirmationDialog("לצאת?", isPresented: $הצג, titleVisibility: .visible) {
      Button("כן", role: .destructive) { נבחר = 1 }
      Button("לא", role: .cancel) {}
    } message: {
      Text("השינויים יאבדו")
    }
    .flipsForRightToLeftLayoutDirection(true)
  }
}
