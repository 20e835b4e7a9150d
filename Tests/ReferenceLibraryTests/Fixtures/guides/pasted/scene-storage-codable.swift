import SwiftUI

@Observable
final class NavigationModel: Codable {
  var selectedCategory: Category?
  var recipePath: [Recipe]
  var columnVisibility: NavigationSplitViewVisibility
  private static let decoder = JSONDecoder()
  private static let encoder = JSONEncoder()

  init(
    selectedCategory: Category? = nil, recipePath: [Recipe] = [],
    columnVisibility: NavigationSplitViewVisibility = .automatic
  ) {
    self.selectedCategory = selectedCategory
    self.recipePath = recipePath
    self.columnVisibility = columnVisibility
  }

  var jsonData: Data? {
    get { try? Self.encoder.encode(self) }
    set {
      guard let data = newValue, let model = try? Self.decoder.decode(Self.self, from: data) else { return }
      selectedCategory = model.selectedCategory
      recipePath = model.recipePath
      columnVisibility = model.columnVisibility
    }
  }

  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.selectedCategory = try container.decodeIfPresent(Category.self, forKey: .selectedCategory)
    self.recipePath = try container.decode([Recipe.ID].self, forKey: .recipePathIds).map { Recipe(id: $0) }
    self.columnVisibility = try container.decode(NavigationSplitViewVisibility.self, forKey: .columnVisibility)
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(selectedCategory, forKey: .selectedCategory)
    try container.encode(recipePath.map(\.id), forKey: .recipePathIds)
    try container.encode(columnVisibility, forKey: .columnVisibility)
  }
  enum CodingKeys: String, CodingKey { case selectedCategory, recipePathIds, columnVisibility }
}
struct Recipe: Identifiable, Hashable { let id: Int }
enum Category: String, Codable, CaseIterable, Identifiable { case soup, salad; var id: String { rawValue } }

struct RestoredView: View {
  @SceneStorage("navigation") private var data: Data?
  @State private var model = NavigationModel()
  var body: some View {
    NavigationSplitView(columnVisibility: $model.columnVisibility) {
      List(Category.allCases, selection: $model.selectedCategory) { category in
        NavigationLink(category.rawValue, value: category)
      }
    } detail: {
      NavigationStack(path: $model.recipePath) {
        if let category = model.selectedCategory { Text(category.rawValue) } else { Text("Choose") }
      }
    }
    .task {
      if let data { model.jsonData = data }
      for await _ in Observations({ model.recipePath.count }) { data = model.jsonData }
    }
  }
}
