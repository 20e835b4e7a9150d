import SwiftUI

struct Card<Header: View, Content: View, Footer: View>: View {
  private let header: Header
  private let content: Content
  private let footer: Footer

  init(
    @ViewBuilder header: () -> Header, @ViewBuilder content: () -> Content,
    @ViewBuilder footer: () -> Footer = { EmptyView() }
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      header.font(.title3.weight(.semibold))
      content
      footer.font(.caption).foregroundStyle(.tertiary)
    }
    .padding()
    .background(.regularMaterial, in: .rect(cornerRadius: 16))
    .overlay(RoundedRectangle(cornerRadius: 16).stroke(Color.primary.opacity(0.1)))
    .shadow(color: .black.opacity(0.1), radius: 8, x: 0, y: 2)
  }
}

extension Card where Header == Text {
  init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) where Footer == EmptyView {
    self.init(header: { Text(title) }, content: content)
  }
}

struct Carousel<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack {
        ForEach(subviews: content) { subview in
          subview.containerRelativeFrame(.horizontal, count: 3, spacing: 12)
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned)
    .scrollIndicators(.hidden)
    .contentMargins(.horizontal, 16, for: .scrollContent)
  }
}

struct Sectioned<Content: View>: View {
  @ViewBuilder var content: () -> Content
  var body: some View {
    Group(sections: content()) { sections in
      ForEach(sections) { section in
        VStack {
          section.header; section.content; section.footer
        }
      }
      if sections.count > 2 { Text("Many") }
    }
  }
}

#Preview {
  NavigationStack {
    Card("Title") {
      Text("Body"); Text("More")
    }
    Card {
      Text("H")
    } content: {
      Text("C")
    } footer: {
      Text("F")
    }
    Carousel {
      Color.red; Color.blue; ForEach(0..<3) { Text("\($0)") }
    }
    Sectioned { Section("A") { Text("1") } }
  }
}
