// Shapes, paths, gradients, colours and canvases.
import SwiftUI

nonisolated struct Star: Shape {
  var points: Int
  var inset: CGFloat = 0

  var animatableData: CGFloat {
    get { inset }
    set { inset = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addQuadCurve(to: .zero, control: CGPoint(x: 1, y: 1))
    path.addCurve(to: .zero, control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 1, y: 1))
    path.addArc(center: .zero, radius: 4, startAngle: .degrees(0), endAngle: .degrees(180), clockwise: true)
    path.addEllipse(in: rect)
    path.addRoundedRect(in: rect, cornerSize: CGSize(width: 4, height: 4))
    path.addRect(rect)
    path.addLines([.zero, .zero])
    path.addPath(Path(ellipseIn: rect))
    path.closeSubpath()
    return path
  }
}

extension Star: InsettableShape {
  func inset(by amount: CGFloat) -> Star { Star(points: points, inset: inset + amount) }
}

struct ShapeSurface: View {
  @State private var progress = 0.4
  @State private var color = Color.red

  var body: some View {
    Circle().fill(.red).frame(width: 10)
    Circle().fill(Color.red.gradient).fill(.blue).stroke(.red, lineWidth: 2)
    Circle().fill(.red).stroke(.blue).strokeBorder(.green, lineWidth: 2)
    Circle().stroke().stroke(lineWidth: 2)
    Circle().stroke(Color.red, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round, dash: [4, 2]))
    Circle().stroke(style: StrokeStyle(lineWidth: 2, dash: [1]))
    Circle().trim(from: 0, to: progress).stroke(.blue, style: .init(lineWidth: 4, lineCap: .round)).rotationEffect(
      .degrees(-90))
    Circle().inset(by: 2).stroke(.red).opacity(0.5)
    RoundedRectangle(cornerRadius: 8).strokeBorder(Color.red, lineWidth: 1).strokeBorder(lineWidth: 2)
    RoundedRectangle(cornerRadius: 8, style: .continuous).strokeBorder(style: StrokeStyle(lineWidth: 1))
    RoundedRectangle(cornerRadius: 8).fill(.thinMaterial).overlay { Text("a") }
    Capsule(style: .circular).fill(.quaternary)
    Ellipse().foregroundStyle(.red)
    Rectangle().rotation(.degrees(4)).scale(2).offset(x: 1, y: 2).foregroundColor(.red)
    UnevenRoundedRectangle(cornerRadii: .init(topLeading: 4), style: .continuous).fill(.red)
    Star(points: 5).fill(.yellow, style: FillStyle(eoFill: true)).frame(width: 4)
    Star(points: 5).strokeBorder(.red)
    Star(points: 5).size(width: 4, height: 4).fill(.red)
    AnyShape(Circle()).fill(.red)
    Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 1, y: 1))
    }
    .stroke(.red, lineWidth: 2)
    Path(roundedRect: .zero, cornerRadius: 4).fill(.red)
    colours
    canvases
  }

  @ViewBuilder private var colours: some View {
    Color.red.frame(height: 1)
    Color("Brand", bundle: .main)
    Color(red: 0.1, green: 0.2, blue: 0.3)
    Color(.sRGB, red: 0.1, green: 0.2, blue: 0.3, opacity: 1)
    Color(white: 0.5).opacity(0.5)
    Color(hue: 0.1, saturation: 0.2, brightness: 0.3)
    Color(.systemGroupedBackground)
    Color(uiColor: .systemGray6)
    Color.red.mix(with: .blue, by: 0.5).ignoresSafeArea()
    Rectangle().fill(Color.accentColor.gradient)
    LinearGradient(colors: [.red, color], startPoint: .topLeading, endPoint: .bottomTrailing).ignoresSafeArea()
    LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom)
    LinearGradient(
      stops: [.init(color: .red, location: 0), Gradient.Stop(color: .blue, location: 1)], startPoint: .top,
      endPoint: .bottom)
    RadialGradient(colors: [.red], center: .center, startRadius: 1, endRadius: 2)
    RadialGradient(gradient: Gradient(colors: [.red]), center: .center, startRadius: 1, endRadius: 2)
    AngularGradient(colors: [.red], center: .center)
    AngularGradient(gradient: Gradient(colors: [.red]), center: .center, startAngle: .zero, endAngle: .degrees(360))
    EllipticalGradient(colors: [.red], center: .center)
    MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .blue, .green, .pink])
    Rectangle().fill(.angularGradient(colors: [.red], center: .center, startAngle: .zero, endAngle: .zero))
    Rectangle().fill(.conicGradient(colors: [.red], center: .center))
    Rectangle().fill(.ellipticalGradient(colors: [.red]))
    Rectangle().fill(ImagePaint(image: Image("a"))).fill(.image(Image("a")))
  }

  @ViewBuilder private var canvases: some View {
    Canvas { context, size in
      context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
      context.stroke(
        Path(CGRect(origin: .zero, size: size)),
        with: .linearGradient(
          Gradient(colors: [.red]), startPoint: .zero, endPoint: .zero), lineWidth: 4)
      context.draw(Text("a"), at: CGPoint(x: 1, y: 1), anchor: .center)
      context.draw(Image("a"), in: CGRect(origin: .zero, size: size))
      context.opacity = 0.5
      context.blendMode = .multiply
      context.translateBy(x: 1, y: 1)
      context.scaleBy(x: 1, y: 1)
      context.rotate(by: .degrees(4))
      context.addFilter(.blur(radius: 3))
      context.clip(to: Path())
      context.drawLayer { layer in layer.fill(Path(), with: .style(.tint)) }
      if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: .zero) }
      let text = context.resolve(Text("a"))
      context.draw(text, in: CGRect(origin: .zero, size: text.measure(in: size)))
    }
    .frame(width: 4)
    Canvas(opaque: true, colorMode: .linear, rendersAsynchronously: true) { context, size in
      context.fill(Path(), with: .style(.red))
    } symbols: {
      Text("a").tag(1)
    }
    TimelineView(.animation) { timeline in
      Canvas { context, size in _ = timeline.date.timeIntervalSinceReferenceDate }
    }
    TimelineView(.everyMinute) { context in Text(context.date, style: .time) }
    TimelineView(.periodic(from: .now, by: 1)) { context in Text(context.date.formatted()) }
    TimelineView(.explicit([.now])) { context in Text("\(context.cadence == .live ? "a" : "b")") }
    TimelineView(.animation(minimumInterval: 0.1, paused: false)) { _ in Text("a") }
  }
}

// As readers write them where everything is on the main actor by default: without a word on actors.
struct WavingLine: Shape {
  var phase: Double
  var animatableData: Double {
    get { phase }
    set { phase = newValue }
  }
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addRect(rect)
    return path
  }
}

struct InsetFrame: InsettableShape {
  var amount = 0.0
  func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }
  func inset(by amount: CGFloat) -> some InsettableShape {
    var frame = self
    frame.amount += amount
    return frame
  }
}
