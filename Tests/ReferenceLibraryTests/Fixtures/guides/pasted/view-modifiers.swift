import SwiftUI

struct NavBarModifier<Trailing: View>: ViewModifier {
  let title: String
  @ViewBuilder var trailing: () -> Trailing
  @Environment(\.dismiss) private var dismiss
  @ScaledMetric(relativeTo: .title) private var size = 24.0

  func body(content: Content) -> some View {
    content
      .navigationBarBackButtonHidden(true)
      .toolbar {
        ToolbarItem(placement: .navigationBarLeading) {
          Button {
            dismiss()
          } label: {
            Image(systemName: "chevron.left").font(.system(size: size))
          }
        }
        ToolbarItem(placement: .principal) { Text(title).font(.custom("Avenir", size: 17)) }
        ToolbarItemGroup(placement: .navigationBarTrailing) { trailing() }
      }
      .toolbarBackground(.visible, for: .navigationBar)
      .toolbarBackground(Color.indigo.gradient, for: .navigationBar, .tabBar)
      .toolbarColorScheme(.dark, for: .navigationBar)
  }
}

extension View {
  func navBar(_ title: String) -> some View { modifier(NavBarModifier(title: title) { EmptyView() }) }
  func navBar<T: View>(_ title: String, @ViewBuilder trailing: @escaping () -> T) -> some View {
    modifier(NavBarModifier(title: title, trailing: trailing))
  }

  @ViewBuilder
  func `if`<T: View>(_ condition: Bool, transform: (Self) -> T) -> some View {
    if condition { transform(self) } else { self }
  }

  func hideKeyboardOnTap() -> some View {
    simultaneousGesture(TapGesture().onEnded { print("tap") })
  }
}

struct Modified: View {
  var body: some View {
    NavigationStack {
      Text("Hi")
        .if(true) { $0.bold() }
        .navBar("Title") {
          Button("A") {}
          Menu("More", systemImage: "ellipsis.circle") {
            Button("B") {}
            Divider()
            Menu("Sub") { Button("C", action: {}) }
          }
        }
        .hideKeyboardOnTap()
    }
  }
}
