import SwiftUI

struct Adaptive: View {
  @State private var path = NavigationPath()
  var body: some View {
    Group {
      if #available(iOS 16, macOS 13, *) {
        NavigationStack(path: $path) { content }
      } else {
        NavigationView { content }.navigationViewStyle(.stack)
      }
    }
  }
  private var content: some View {
    List {
      ForEach(1...3, id: \.self) { i in
        Text("Row \(i)")
      }
    }
    .modify { view in
      if #available(iOS 26.0, *) { view.scrollEdgeEffectStyle(.hard, for: .all) } else { view }
    }
    .adaptiveGlass()
  }
}
extension View {
  @ViewBuilder func modify<T: View>(@ViewBuilder _ transform: (Self) -> T) -> some View { transform(self) }
  @ViewBuilder func adaptiveGlass() -> some View {
    if #available(iOS 26, *) {
      self.glassEffect(.regular, in: .rect(cornerRadius: 16))
    } else {
      self.background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 16))
    }
  }
}
@available(iOS 18, *)
struct New: View { var body: some View { TabView { Tab("A", systemImage: "a") { Text("A") } } } }
