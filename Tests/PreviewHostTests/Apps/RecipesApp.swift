import SwiftUI

/// A reader's small app in Arabic: tabs, a stack with a router, a list, a form, dialogs, links, restoration.
enum Recipes {
  struct Recipe: Identifiable, Hashable {
    let id: Int
    var name: String
    var minutes = 10
  }

  enum Section: String { case home, saved, settings }

  @Observable @MainActor final class Router {
    var section = Section.home
    var path = NavigationPath()
    var isAdding = false

    /// Takes `recipes://recipe/2` or `recipes://add`; leaves all as it is for anything else.
    func open(_ url: URL, in store: Store) {
      switch (url.host(), url.pathComponents.last.flatMap(Int.init)) {
      case ("recipe", let id?):
        guard let recipe = store.recipes.first(where: { $0.id == id }) else { return }
        section = .home
        isAdding = false
        path = NavigationPath([recipe])
      case ("add", _):
        section = .home
        isAdding = true
      default: return
      }
    }
  }

  @Observable @MainActor final class Store {
    var recipes = [
      Recipe(id: 1, name: "كبسة", minutes: 90), Recipe(id: 2, name: "فول", minutes: 20),
      Recipe(id: 3, name: "تبولة", minutes: 15),
    ]
    var saved: Set<Int> = []
  }

  struct Root: View {
    @State private var router = Router()
    @State private var store = Store()
    @SceneStorage("section") private var restored = Section.home

    var body: some View {
      TabView(selection: $router.section) {
        Tab("الرئيسية", systemImage: "house", value: .home) { Home() }
        Tab("المحفوظات", systemImage: "bookmark", value: .saved) { Saved() }.badge(store.saved.count)
        Tab("الإعدادات", systemImage: "gear", value: .settings) { Settings() }
      }
      .environment(router)
      .environment(store)
      .onOpenURL { router.open($0, in: store) }
      .onAppear { router.section = restored }
      .onChange(of: router.section) { restored = router.section }
    }
  }

  struct Home: View {
    @Environment(Router.self) private var router
    @Environment(Store.self) private var store
    @State private var query = ""
    @State private var selection: Set<Int> = []

    private var found: [Recipe] { store.recipes.filter { query.isEmpty || $0.name.contains(query) } }

    var body: some View {
      @Bindable var router = router
      NavigationStack(path: $router.path) {
        List(selection: $selection) {
          ForEach(found) { recipe in
            NavigationLink(value: recipe) { Row(recipe: recipe) }
          }
          .onDelete { offsets in
            let ids = offsets.map { found[$0].id }
            store.recipes.removeAll { ids.contains($0.id) }
          }
        }
        .overlay { if found.isEmpty { ContentUnavailableView.search(text: query) } }
        .searchable(text: $query, prompt: "ابحث عن وصفة")
        .navigationTitle("الوصفات")
        .toolbar {
          ToolbarItem(placement: .primaryAction) { Button("إضافة", systemImage: "plus") { router.isAdding = true } }
          ToolbarItem(placement: .topBarLeading) { EditButton() }
        }
        .navigationDestination(for: Recipe.self) { Detail(recipe: $0) }
        .sheet(isPresented: $router.isAdding) { Editor() }
      }
    }
  }

  struct Row: View {
    let recipe: Recipe
    var body: some View {
      HStack {
        Text(recipe.name)
        Spacer()
        Text("\(recipe.minutes) دقيقة")
      }
    }
  }

  struct Detail: View {
    let recipe: Recipe
    @Environment(Router.self) private var router
    @Environment(Store.self) private var store
    @Environment(\.dismiss) private var dismiss
    @State private var isAsking = false
    @State private var isSharing = false

    var body: some View {
      VStack {
        Toggle("محفوظة", isOn: saved)
        Button("مشاركة") { isSharing = true }
        Button("حذف", role: .destructive) { isAsking = true }
        ForEach(store.recipes.filter { $0.id != recipe.id }) { NavigationLink("جرّب \($0.name)", value: $0) }
      }
      .navigationTitle(recipe.name)
      .alert("حذف الوصفة؟", isPresented: $isAsking) {
        Button("حذف", role: .destructive) {
          store.recipes.removeAll { $0.id == recipe.id }
          dismiss()
        }
        Button("إلغاء", role: .cancel) {}
      } message: {
        Text("لا يمكن التراجع.")
      }
      .confirmationDialog("مشاركة", isPresented: $isSharing, titleVisibility: .visible) {
        Button("نسخ") {}
      }
    }

    private var saved: Binding<Bool> {
      Binding {
        store.saved.contains(recipe.id)
      } set: {
        if $0 { store.saved.insert(recipe.id) } else { store.saved.remove(recipe.id) }
      }
    }
  }

  struct Editor: View {
    @Environment(Store.self) private var store
    @Environment(\.dismiss) private var dismiss
    @State private var name = ""
    @State private var minutes = 10
    @FocusState private var isNaming: Bool

    private var isTaken: Bool { store.recipes.contains { $0.name == name } }

    var body: some View {
      NavigationStack {
        Form {
          TextField("الاسم", text: $name).focused($isNaming)
          if isTaken { Text("الاسم موجود").foregroundStyle(.red) }
          Stepper("المدة \(minutes)", value: $minutes, in: 5...60, step: 5)
        }
        .navigationTitle("وصفة جديدة")
        .onAppear { isNaming = true }
        .interactiveDismissDisabled(!name.isEmpty)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("إلغاء") { dismiss() } }
          ToolbarItem(placement: .confirmationAction) {
            Button("حفظ") {
              let id = (store.recipes.map(\.id).max() ?? 0) + 1
              store.recipes.append(Recipe(id: id, name: name, minutes: minutes))
              dismiss()
            }
            .disabled(name.isEmpty || isTaken)
          }
        }
      }
    }
  }

  struct Saved: View {
    @Environment(Router.self) private var router
    @Environment(Store.self) private var store

    var body: some View {
      NavigationStack {
        List(store.recipes.filter { store.saved.contains($0.id) }) { recipe in
          Button(recipe.name) {
            router.path = NavigationPath([recipe])
            router.section = .home
          }
        }
        .navigationTitle("المحفوظات")
      }
    }
  }

  struct Settings: View {
    @AppStorage("recipes.metric") private var isMetric = true
    @State private var language = "ar"

    var body: some View {
      NavigationStack {
        Form {
          Toggle("وحدات مترية", isOn: $isMetric)
          Picker("اللغة", selection: $language) {
            Text("العربية").tag("ar")
            Text("English").tag("en")
          }
        }
        .navigationTitle("الإعدادات")
      }
    }
  }
}
