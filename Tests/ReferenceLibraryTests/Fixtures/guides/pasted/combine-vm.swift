import SwiftUI
import Combine

final class SearchVM: ObservableObject {
  @Published var query = ""
  @Published private(set) var results: [String] = []
  @Published var selection: String?
  let events = PassthroughSubject<Event, Never>()
  enum Event { case open(String), close }
  private var bag = Set<AnyCancellable>()
  private let service: (String) -> AnyPublisher<[String], Error>

  init(service: @escaping (String) -> AnyPublisher<[String], Error>) {
    self.service = service
    $query
      .debounce(for: .seconds(0.3), scheduler: RunLoop.main)
      .removeDuplicates()
      .filter { $0.count > 2 }
      .map { service($0).replaceError(with: []) }
      .switchToLatest()
      .receive(on: DispatchQueue.main)
      .assign(to: &$results)
    $selection.compactMap { $0 }.map(Event.open).sink { [weak self] in self?.events.send($0) }.store(in: &bag)
    Publishers.CombineLatest($query, $results)
      .map { $0.isEmpty && $1.isEmpty }
      .sink { print($0) }
      .store(in: &bag)
  }
}

struct SearchVMScreen: View {
  @StateObject private var vm: SearchVM
  @EnvironmentObject private var nav: NavObject
  init(service: @escaping (String) -> AnyPublisher<[String], Error>) {
    _vm = StateObject(wrappedValue: SearchVM(service: service))
  }
  var body: some View {
    List(vm.results, id: \.self, selection: $vm.selection) { Text($0) }
      .searchable(text: $vm.query)
      .onReceive(vm.events) { event in
        switch event {
        case .open(let s): nav.path.append(s)
        case .close: nav.objectWillChange.send()
        }
      }
      .onReceive(vm.$query.dropFirst()) { print($0) }
  }
}
class NavObject: ObservableObject { @Published var path = NavigationPath(); @MainActor static let shared = NavObject() }
#Preview {
  SearchVMScreen { q in Just([q]).setFailureType(to: Error.self).eraseToAnyPublisher() }
    .environmentObject(NavObject.shared)
}
