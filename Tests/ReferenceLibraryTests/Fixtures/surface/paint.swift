// Painting: styles, shapes, backgrounds, overlays, effects.
import SwiftUI

struct PaintSurface: View {
  @Environment(\.colorScheme) private var colorScheme
  let flag: Bool
  let color: Color?

  var body: some View {
    VStack {
      Text("a").foregroundStyle(.red).foregroundStyle(Color.red).foregroundStyle(.secondary, .tertiary)
      Text("a").foregroundStyle(.red, .blue, .green).foregroundStyle(.tint).foregroundStyle(.link)
      Text("a").foregroundStyle(flag ? .red : .blue).foregroundStyle(flag ? Color.red : .primary)
      Text("a").foregroundStyle(flag ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
      Text("a").foregroundStyle(.red.gradient).foregroundStyle(Color.red.opacity(0.5)).foregroundStyle(
        .blue.opacity(0.2))
      Text("a").foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      Text("a").foregroundStyle(.primary.opacity(0.5)).foregroundStyle(.tint.secondary).foregroundStyle(.red.secondary)
      Text("a").foregroundStyle(.white.shadow(.drop(radius: 2))).foregroundStyle(.primary)
      Text("a").foregroundColor(.secondary).foregroundColor(color).foregroundColor(flag ? .red : .primary)
      Text("a").tint(.purple).tint(color).tint(.accentColor).tint(Color("Brand")).tint(flag ? .red : nil).accentColor(
        .red)
      Text("a").background(.red).background(Color.red).background(color).background(.thinMaterial)
      Text("a").background(Color(.systemBackground)).background(Color(uiColor: .secondarySystemBackground))
      Text("a").background(.background).background(.background.secondary).background(.bar).background()
      Text("a").background(Color.red.opacity(0.1)).background(.quaternary).background(.fill.tertiary)
      Text("a").background(Color.red, ignoresSafeAreaEdges: .all).background(.red, ignoresSafeAreaEdges: [])
      Text("a").background(.red, in: Circle()).background(.ultraThinMaterial, in: .rect(cornerRadius: 8))
      Text("a").background(in: .capsule).background(Color.red, in: RoundedRectangle(cornerRadius: 4))
      Text("a").background(.regularMaterial, in: .circle).background(.red.gradient, in: .ellipse)
      Text("a").background { Color.red }.background(alignment: .leading) { Circle().fill(.red) }
      Text("a").background(Circle().fill(.red)).background(RoundedRectangle(cornerRadius: 8).stroke(.red))
      Text("a").background(Text("b"), alignment: .leading).background(Rectangle().fill(Color.gray.opacity(0.2)))
      Text("a").background(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
      Text("a").backgroundStyle(.red).background(flag ? Color.red : Color.blue).background(flag ? Color.red : .clear)
      Text("a").background(Image("a").resizable())
    }
    overlays
    effects
  }

  @ViewBuilder private var overlays: some View {
    Text("a").overlay(.red).overlay(Color.red).overlay(Color.black.opacity(0.3)).overlay(.black.opacity(0.4))
    Text("a").overlay(Circle().stroke(.red)).overlay(RoundedRectangle(cornerRadius: 4).stroke(Color.red, lineWidth: 2))
    Text("a").overlay(alignment: .topTrailing) { Text("b") }.overlay { if flag { ProgressView() } }
    Text("a").overlay(Text("b"), alignment: .bottom).overlay(.red, in: Circle()).overlay(.thinMaterial, in: .capsule)
    Text("a").overlay { RoundedRectangle(cornerRadius: 4).strokeBorder(.separator, lineWidth: 1) }
    Text("a").overlay(.red, ignoresSafeAreaEdges: .all).border(.red).border(Color.red, width: 2).border(.separator)
    Text("a").mask { Circle() }.mask(alignment: .top) { Rectangle() }.mask(Circle())
    Text("a").clipShape(Circle()).clipShape(.circle).clipShape(.rect(cornerRadius: 8)).clipShape(.capsule)
    Text("a").clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous)).clipShape(.rect(cornerSize: .zero))
    Text("a").clipShape(.rect(topLeadingRadius: 8, bottomTrailingRadius: 8)).clipShape(.rect)
    Text("a").clipShape(UnevenRoundedRectangle(topLeadingRadius: 8, topTrailingRadius: 8)).clipped()
    Text("a").clipShape(.buttonBorder).clipShape(ContainerRelativeShape()).clipShape(.containerRelative)
    Text("a").contentShape(Rectangle()).contentShape(.rect).contentShape(.interaction, Circle())
    Text("a").contentShape([.dragPreview, .hoverEffect], .capsule).contentShape(
      .contextMenuPreview, .rect(cornerRadius: 4))
    Text("a").cornerRadius(8).shadow(radius: 4).shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)
    Text("a").compositingGroup().drawingGroup()
    Text("a").containerShape(.rect(cornerRadius: 12)).containerShape(RoundedRectangle(cornerRadius: 3))
    Text("a").clipShape(ConcentricRectangle()).clipShape(.rect(corners: .concentric, isUniform: true))
  }

  @ViewBuilder private var effects: some View {
    Text("a").opacity(flag ? 1 : 0.5).hidden().blur(radius: 3).blur(radius: 3, opaque: true)
    Text("a").brightness(0.1).contrast(0.1).saturation(0.1).grayscale(1).hueRotation(.degrees(90)).colorInvert()
    Text("a").colorMultiply(.red).luminanceToAlpha().blendMode(.multiply).blendMode(.hardLight)
    Text("a").scaleEffect(1.2).scaleEffect(x: -1, y: 1).scaleEffect(1.2, anchor: .top).scaleEffect(
      CGSize(width: 1, height: 2))
    Text("a").rotationEffect(.degrees(45)).rotationEffect(.radians(1), anchor: .topLeading)
    Text("a").rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
    Text("a").rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0), anchor: .center, anchorZ: 0, perspective: 1)
    Text("a").transformEffect(.identity).projectionEffect(ProjectionTransform())
    Text("a").redacted(reason: .placeholder).redacted(reason: flag ? .placeholder : []).unredacted()
    Text("a").preferredColorScheme(.dark).preferredColorScheme(nil).colorScheme(.dark)
    Text("a").flipsForRightToLeftLayoutDirection(true).allowedDynamicRange(.high)
    Text("a").visualEffect { content, proxy in
      content.offset(y: proxy.size.height).opacity(0.5).scaleEffect(0.9).blur(radius: 2).hueRotation(.degrees(3))
    }
    Text("a").materialActiveAppearance(.active).backgroundExtensionEffect()
    Text("a").containerBackground(.red.gradient, for: .navigation).containerBackground(for: .tabView) { Color.red }
    Text("a").symbolVariant(.fill).symbolVariant(.circle.fill).symbolRenderingMode(.hierarchical).imageScale(.large)
  }
}
