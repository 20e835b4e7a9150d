import SwiftUI

nonisolated struct Steps: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, Hashable {
  enum Step: Hashable, Codable { case a, b(String) }
  private var items: [Step] = []
  init() {}
  var startIndex: Int { items.startIndex }
  var endIndex: Int { items.endIndex }
  subscript(i: Int) -> Step {
    get { items[i] }
    set { items[i] = newValue }
  }
  mutating func replaceSubrange<C: Collection>(_ r: Range<Int>, with new: C) where C.Element == Step {
    items.replaceSubrange(r, with: new)
  }
}

struct Wizard: View {
  @State private var steps = Steps()
  @State private var item: String?
  @State private var show = false
  var body: some View {
    NavigationStack(path: $steps) {
      Form {
        NavigationLink("A", value: Steps.Step.a)
        NavigationLink(value: nil as Steps.Step?) { Text("Disabled") }
        Button("Both") { steps.append(contentsOf: [.a, .b("x")]) }
      }
      .navigationDestination(for: Steps.Step.self) { step in
        Group {
          if case .b(let text) = step { Text(text) } else { Text("A") }
        }
        .navigationTitle("Step \(steps.count) of \(2)")
      }
      .navigationDestination(item: $item) { Text($0) }
      .navigationDestination(isPresented: $show) { Text("Shown") }
    }
    .onChange(of: steps) { old, new in print(old.count, new.count) }
  }
}
