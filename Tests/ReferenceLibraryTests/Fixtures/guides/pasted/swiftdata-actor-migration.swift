import SwiftData
import SwiftUI

enum SchemaV1: VersionedSchema {
  static let versionIdentifier = Schema.Version(1, 0, 0)
  static var models: [any PersistentModel.Type] { [Entry.self] }
  @Model final class Entry { var t: String; init(t: String) { self.t = t } }
}
enum Plan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [SchemaV1.self] }
  static var stages: [MigrationStage] { [] }
}
typealias Entry1 = SchemaV1.Entry
@ModelActor actor Store {
  func add(_ t: String) throws -> PersistentIdentifier {
    let e = SchemaV1.Entry(t: t)
    modelContext.insert(e)
    try modelContext.save()
    return e.persistentModelID
  }
  func count() throws -> Int { try modelContext.fetchCount(FetchDescriptor<SchemaV1.Entry>()) }
}
struct StoreScreen: View {
  let container: ModelContainer
  @State private var n = 0
  var body: some View {
    Text("\(n)").task {
      let store = Store(modelContainer: container)
      n = (try? await store.count()) ?? 0
    }
  }
}
@MainActor func make() throws -> ModelContainer {
  try ModelContainer(
    for: SchemaV1.Entry.self, migrationPlan: Plan.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
}
