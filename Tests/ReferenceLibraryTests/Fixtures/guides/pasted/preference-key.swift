import SwiftUI

struct OffsetKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct AnchorKey: PreferenceKey {
  typealias Value = [String: Anchor<CGRect>]
  static var defaultValue: Value { [:] }
  static func reduce(value: inout Value, nextValue: () -> Value) {
    value.merge(nextValue()) { $1 }
  }
}

struct HeaderScroll: View {
  @State private var offset: CGFloat = 0
  @State private var selected = "One"

  var body: some View {
    ScrollView {
      VStack {
        ForEach(["One", "Two", "Three"], id: \.self) { name in
          Text(name)
            .anchorPreference(key: AnchorKey.self, value: .bounds) { [name: $0] }
            .onTapGesture { withAnimation(.snappy) { selected = name } }
        }
      }
      .background(
        GeometryReader { proxy in
          Color.clear.preference(key: OffsetKey.self, value: proxy.frame(in: .named("scroll")).minY)
        }
      )
    }
    .coordinateSpace(name: "scroll")
    .onPreferenceChange(OffsetKey.self) { value in offset = value }
    .overlayPreferenceValue(AnchorKey.self) { anchors in
      GeometryReader { geometry in
        if let anchor = anchors[selected] {
          let rect = geometry[anchor]
          RoundedRectangle(cornerRadius: 8, style: .continuous)
            .strokeBorder(.tint, lineWidth: 2)
            .frame(width: rect.width, height: rect.height)
            .offset(x: rect.minX, y: rect.minY)
        }
      }
    }
    .navigationTitle(offset < -20 ? "Small" : "")
  }
}
