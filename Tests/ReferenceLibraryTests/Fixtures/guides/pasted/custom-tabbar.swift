import SwiftUI

struct CustomTabBar<Selection: Hashable & CaseIterable & RawRepresentable>: View
where Selection.RawValue == String, Selection.AllCases: RandomAccessCollection {
  @Binding var selection: Selection
  @Namespace private var ns
  var body: some View {
    HStack {
      ForEach(Selection.allCases, id: \.self) { tab in
        Button {
          withAnimation(.spring(response: 0.3, dampingFraction: 0.7)) { selection = tab }
        } label: {
          VStack(spacing: 2) {
            Image(systemName: tab.rawValue).symbolVariant(selection == tab ? .fill : .none)
            Text(tab.rawValue).font(.caption2)
          }
          .foregroundStyle(selection == tab ? Color.accentColor : .secondary)
          .padding(8)
          .background {
            if selection == tab {
              Capsule().fill(.thinMaterial).matchedGeometryEffect(id: "tab", in: ns, properties: .frame, isSource: true)
            }
          }
        }
        .accessibilityAddTraits(selection == tab ? [.isSelected, .isButton] : .isButton)
        .frame(maxWidth: .infinity)
      }
    }
    .padding(.horizontal)
    .background(.bar)
  }
}
enum MainTab: String, CaseIterable { case house, gear }
struct CustomTabs: View {
  @State private var tab = MainTab.house
  var body: some View {
    ZStack(alignment: .bottom) {
      TabView(selection: $tab) {
        Text("1").tag(MainTab.house).toolbar(.hidden, for: .tabBar)
        Text("2").tag(MainTab.gear)
      }
      CustomTabBar(selection: $tab)
    }
    .ignoresSafeArea(.keyboard, edges: .bottom)
  }
}
