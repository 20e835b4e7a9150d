import SwiftUI

nonisolated protocol Listable: Identifiable, Hashable where ID: Sendable {
  var title: String { get }
  var subtitle: String? { get }
  static var icon: String { get }
}

struct MasterDetail<Data: RandomAccessCollection, Detail: View>: View where Data.Element: Listable {
  let data: Data
  @Binding var selection: Data.Element.ID?
  @ViewBuilder let detail: (Data.Element) -> Detail
  @State private var search = ""

  private var filtered: [Data.Element] {
    guard !search.isEmpty else { return Array(data) }
    return data.filter {
      $0.title.localizedStandardContains(search) || ($0.subtitle ?? "").localizedStandardContains(search)
    }
  }

  var body: some View {
    NavigationSplitView {
      List(filtered, selection: $selection) { item in
        Label {
          VStack(alignment: .leading) {
            Text(item.title)
            if let subtitle = item.subtitle { Text(subtitle).font(.caption).foregroundStyle(.secondary) }
          }
        } icon: {
          Image(systemName: Data.Element.icon).symbolRenderingMode(.hierarchical).foregroundStyle(.tint)
        }
      }
      .searchable(text: $search)
    } detail: {
      if let selection, let item = data.first(where: { $0.id == selection }) {
        detail(item).id(selection)
      } else {
        ContentUnavailableView("Nothing selected", systemImage: Data.Element.icon)
      }
    }
  }
}

nonisolated struct City: Listable {
  let id: Int; let title: String; var subtitle: String? = nil; static let icon = "building.2"
}
struct Cities: View {
  @State private var selected: City.ID? = 1
  var body: some View {
    MasterDetail(data: [City(id: 1, title: "Haifa")], selection: $selected) { city in
      Text(city.title).font(.largeTitle)
    }
  }
}
