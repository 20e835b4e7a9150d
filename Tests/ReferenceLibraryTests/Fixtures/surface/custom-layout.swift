// Layouts that a reader writes.
import SwiftUI

struct PriorityKey: LayoutValueKey {
  static let defaultValue: Double = 0
}

extension View {
  func weight(_ value: Double) -> some View { layoutValue(key: PriorityKey.self, value: value) }
}

struct FlowLayout: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let width = proposal.replacingUnspecifiedDimensions().width
    return CGSize(width: proposal.width ?? width, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = bounds.minX
    for index in subviews.indices {
      let size = subviews[index].dimensions(in: .unspecified)
      subviews[index].place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: proposal)
      x += size.width + spacing + subviews[index][PriorityKey.self] + subviews[index].priority
    }
    for subview in subviews { subview.place(at: .zero, proposal: ProposedViewSize(width: 1, height: nil)) }
    for subview in subviews { subview.place(at: bounds.origin, anchor: .center, proposal: .init(bounds.size)) }
  }
}

struct CachedLayout: Layout {
  struct Cache { var widths: [CGFloat] = [] }

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(widths: subviews.map { $0.spacing.distance(to: $0.spacing, along: .horizontal) })
  }

  func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    proposal == .infinity || proposal == .zero ? .zero : CGSize(width: cache.widths.reduce(0, +), height: 1)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    guard let first = subviews.first, !subviews.isEmpty, subviews.count > 1 else { return }
    first.place(at: bounds.origin, anchor: .topLeading, proposal: .unspecified)
    if subviews.layoutDirection == .rightToLeft { return }
  }
}

struct CustomLayoutSurface: View {
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @State private var isVertical = false

  private var layout: AnyLayout {
    isVertical ? AnyLayout(VStackLayout(alignment: .leading, spacing: 4)) : AnyLayout(HStackLayout(spacing: 8))
  }

  var body: some View {
    let adaptive = dynamicTypeSize.isAccessibilitySize ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
    adaptive {
      Text("a"); Text("b")
    }
    layout { ForEach(0..<3) { Text("\($0)") } }
    FlowLayout(spacing: 4) {
      Text("a").weight(2); Text("b")
    }
    FlowLayout { Text("a") }.padding()
    CachedLayout { Text("a") }
    AnyLayout(ZStackLayout(alignment: .center)).callAsFunction { Text("a") }
    HStackLayout(alignment: .top) { Text("a") }
    GridLayout(alignment: .leading) { GridRow { Text("a") } }
  }
}
