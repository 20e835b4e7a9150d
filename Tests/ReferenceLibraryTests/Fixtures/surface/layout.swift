// Room: frames, padding, alignment, stacks, grids.
import SwiftUI

extension HorizontalAlignment {
  private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.center] }
  }

  static let middle = HorizontalAlignment(Middle.self)
}

extension Alignment {
  static let middleTop = Alignment(horizontal: .middle, vertical: .top)
}

struct LayoutSurface: View {
  @State private var width: CGFloat = 0
  @State private var frame: CGRect = .zero

  var body: some View {
    VStack(alignment: .middle, spacing: 8) {
      Text("a").frame(width: 10).frame(height: 10).frame(width: 10, height: 10, alignment: .leading)
      Text("a").frame(maxWidth: .infinity).frame(maxWidth: .infinity, alignment: .topLeading)
      Text("a").frame(minWidth: 0, maxWidth: .infinity, minHeight: 44, maxHeight: .infinity, alignment: .center)
      Text("a").frame(minWidth: 1, idealWidth: 2, maxWidth: 3, minHeight: 4, idealHeight: 5, maxHeight: 6)
      Text("a").padding().padding(8).padding(.horizontal).padding(.leading, 4).padding([.top, .bottom], 2)
      Text("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      Text("a").offset(x: 1).offset(x: 1, y: 2).offset(CGSize(width: 1, height: 2)).offset(.zero)
      Text("a").position(x: 1, y: 2).position(CGPoint(x: 1, y: 2))
      Text("a").fixedSize().fixedSize(horizontal: false, vertical: true).layoutPriority(1).zIndex(1)
      Text("a").aspectRatio(contentMode: .fit).aspectRatio(16 / 9, contentMode: .fill).scaledToFit().scaledToFill()
      Text("a").aspectRatio(CGSize(width: 4, height: 3), contentMode: .fit)
      Text("a").ignoresSafeArea().ignoresSafeArea(.keyboard).ignoresSafeArea(.container, edges: .bottom)
      Text("a").edgesIgnoringSafeArea(.all)
      Text("a").alignmentGuide(.middle) { $0[.leading] }.alignmentGuide(.top) { d in d[.bottom] + d.height / 2 }
      Text("a").alignmentGuide(.leading, computeValue: { d in d[explicit: .leading] ?? d.width })
      Text("a").containerRelativeFrame(.horizontal).containerRelativeFrame([.horizontal, .vertical], alignment: .top)
      Text("a").containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 8)
      Text("a").containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 8, alignment: .leading)
      Text("a").containerRelativeFrame(.horizontal) { length, axis in length / 2 }
      Text("a").contentMargins(16).contentMargins(.horizontal, 16).contentMargins(.vertical, 8, for: .scrollContent)
      Text("a").contentMargins(.top, EdgeInsets(), for: .scrollIndicators).contentMargins(10, for: .automatic)
      Text("a").safeAreaPadding().safeAreaPadding(.horizontal).safeAreaPadding(.bottom, 8).safeAreaPadding(8)
      Text("a").safeAreaPadding(EdgeInsets())
      Text("a").scenePadding().scenePadding(.horizontal).scenePadding(.minimum, edges: .top)
    }
    .coordinateSpace(name: "stack")
    .coordinateSpace(.named("other"))
    readers
    grids
  }

  @ViewBuilder private var readers: some View {
    GeometryReader { proxy in
      Text("\(proxy.size.width) \(proxy.frame(in: .global).minY) \(proxy.safeAreaInsets.top)")
        .position(x: proxy.frame(in: .named("stack")).midX, y: proxy.size.height / 2)
        .frame(width: proxy.frame(in: .local).width)
    }
    Text("a")
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width = $0
      }
      .onGeometryChange(for: CGRect.self) { proxy in
        proxy.frame(in: .scrollView)
      } action: { old, new in
        frame = new.union(old)
      }
    Text("a").safeAreaInset(edge: .bottom) { Text("b") }.safeAreaInset(edge: .top, spacing: 0) { Text("b") }
      .safeAreaInset(edge: .leading, alignment: .top, spacing: 4) { Text("b") }
      .safeAreaBar(edge: .bottom) { Text("b") }.safeAreaBar(edge: .trailing, alignment: .center) { Text("b") }
    ViewThatFits {
      Text("long"); Text("short")
    }
    ViewThatFits(in: .horizontal) {
      Text("long"); Text("short")
    }
  }

  @ViewBuilder private var grids: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))]) { Text("a") }
    LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 8), count: 2), spacing: 8) { Text("a") }
    LazyHGrid(rows: [GridItem(.fixed(100)), .init(.flexible(minimum: 10, maximum: 40))], pinnedViews: []) { Text("a") }
    Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 4) {
      GridRow { Text("a").gridCellColumns(2) }
      GridRow(alignment: .top) { Text("a").gridCellAnchor(.center).gridColumnAlignment(.trailing) }
      Divider().gridCellUnsizedAxes(.horizontal)
    }
    LazyVStack(alignment: .leading, spacing: 4, pinnedViews: [.sectionHeaders]) { Section("a") { Text("b") } }
    LazyHStack(pinnedViews: .sectionFooters) { Text("a") }
    HStack(alignment: .lastTextBaseline) {
      Text("a"); Spacer(minLength: 0); Spacer()
    }
    ZStack(alignment: .bottomTrailing) {
      Color.red; Text("a")
    }
    ZStack(alignment: Alignment(horizontal: .leading, vertical: .bottom)) { Text("a") }
    ZStack(alignment: .middleTop) { Text("a") }
    ScrollView { Text("a") }
    ScrollView(.horizontal) { Text("a") }
    ScrollView([.horizontal, .vertical], showsIndicators: false) { Text("a") }
  }
}
