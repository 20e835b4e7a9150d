import SwiftUI

struct Interceptor: View {
  @State private var tab: Int = 0
  @State private var paths: [[Int]] = [[], []]
  @State private var confirm: (() -> Void)?

  private var selection: Binding<Int> {
    Binding {
      tab
    } set: { new in
      if new == tab { paths[new].removeAll() } else { tab = new }
    }
  }

  private var isConfirming: Binding<Bool> {
    Binding(get: { confirm != nil }, set: { if !$0 { confirm = nil } })
  }

  var body: some View {
    TabView(selection: selection.animation()) {
      ForEach(paths.indices, id: \.self) { i in
        NavigationStack(path: $paths[i]) {
          List(0..<5) { n in NavigationLink("Go \(n)", value: n) }
            .navigationDestination(for: Int.self) { n in
              Text("\(n)").navigationBarBackButtonHidden(n > 2)
            }
        }
        .tabItem { Label("Tab \(i)", systemImage: "\(i).circle") }
      }
    }
    .alert("Leave?", isPresented: isConfirming, presenting: tab) { value in
      Button("Leave \(value)", role: .destructive) { confirm?() }
    } message: { value in
      Text("From \(value)")
    }
    .transaction { $0.animation = nil }
    .transaction(value: tab) { t in t.disablesAnimations = true }
  }
}
