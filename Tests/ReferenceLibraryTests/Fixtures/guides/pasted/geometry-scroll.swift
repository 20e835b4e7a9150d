import SwiftUI

struct ScrollHeader: View {
  @State private var offset: CGFloat = 0
  @State private var position = ScrollPosition(edge: .top)
  @State private var scrolledID: Int?
  @State private var size: CGSize = .zero
  @State private var isHeaderHidden = false
  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0, pinnedViews: [.sectionHeaders]) {
        Section {
          ForEach(0..<50, id: \.self) { i in
            Text("Row \(i)")
              .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
              .padding(.horizontal)
              .onScrollVisibilityChange(threshold: 0.5) { visible in print(i, visible) }
          }
        } header: {
          Text("Header").background(.bar)
        }
      }
      .scrollTargetLayout()
    }
    .scrollPosition($position)
    .onScrollGeometryChange(for: CGFloat.self) {
      $0.contentOffset.y + $0.contentInsets.top
    } action: { _, new in
      offset = new
    }
    .onScrollPhaseChange { old, new, context in
      withAnimation { isHeaderHidden = new.isScrolling && context.geometry.contentOffset.y > 100 }
    }
    .onGeometryChange(for: CGSize.self) { proxy in
      proxy.size
    } action: {
      size = $0
    }
    .scrollBounceBehavior(.basedOnSize)
    .scrollClipDisabled()
    .defaultScrollAnchor(.bottom, for: .initialOffset)
    .toolbarVisibility(isHeaderHidden ? .hidden : .visible, for: .navigationBar)
    .overlay(alignment: .bottomTrailing) {
      Button("Top") { withAnimation { position.scrollTo(edge: .top) } }
        .visualEffect { content, proxy in content.offset(y: proxy.frame(in: .global).minY > 0 ? 0 : 10) }
    }
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack { ForEach(0..<10, id: \.self) { Text("\($0)") } }
    }
    .scrollPosition(id: $scrolledID, anchor: .center)
    .scrollTargetBehavior(.paging)
    .scrollIndicatorsFlash(onAppear: true)
  }
}
