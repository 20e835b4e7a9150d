import SwiftUI

@main
struct DemoApp: App {
  @State private var model = AppModel()
  @Environment(\.scenePhase) private var scenePhase
  init() {
    UserDefaults.standard.register(defaults: ["launches": 0])
  }
  var body: some Scene {
    WindowGroup {
      RootTabs()
        .environment(model)
        .onOpenURL(perform: model.open)
        .onContinueUserActivity("x", perform: model.resume)
        .task { await model.start() }
        .alert("Update", isPresented: Bindable(model).needsUpdate) { Button("OK") {} }
    }
    .onChange(of: scenePhase) { oldPhase, newPhase in
      guard newPhase == .background else { return }
      model.save()
    }
    .defaultSize(CGSize(width: 800, height: 600))
    #if os(macOS)
      Settings { Text("Settings") }
    #endif
  }
}
@MainActor @Observable final class AppModel {
  var needsUpdate = false
  var tab = 0
  @ObservationIgnored @AppStorage("last") private var last = 0
  func open(_ url: URL) { tab = url.fragment()?.count ?? 0 }
  func resume(_ activity: NSUserActivity) { tab = 1 }
  func start() async {
    for await value in AsyncStream<Int>(
      bufferingPolicy: .unbounded,
      {
        $0.yield(1); $0.finish()
      })
    { tab = value }
  }
  func save() { last = tab }
}
struct RootTabs: View {
  @Environment(AppModel.self) private var model
  var body: some View {
    @Bindable var model = model
    TabView(selection: $model.tab) {
      Tab(value: 0) {
        Text("A")
      } label: {
        Label {
          Text("A")
        } icon: {
          Image("icon")
        }
      }
      Tab("B", systemImage: "b.circle", value: 1) { Text("B") }
    }
  }
}
