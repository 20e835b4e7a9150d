import PreviewHost
import PreviewRecording
import SwiftUI
import Testing

/// How views look is recorded in words as short as code.
@MainActor @Suite struct LookTests {
  /// The looks of the first element: `padding(leading 12.0)`.
  private func looks(_ view: some View) -> [String] {
    PreviewHost(view).screen.content.first?.looks.map { look in
      "\(look.name)(\(look.arguments.map(\.value).joined(separator: " | ")))"
    } ?? []
  }

  @Test func `what a view inherits is recorded where it is said`() {
    let looks = looks(
      VStack { Text("a") }.font(.title2).multilineTextAlignment(.center).lineLimit(2).textCase(.uppercase)
        .redacted(reason: .placeholder).controlSize(.large))
    #expect(
      looks == [
        "font(title2)", "multilineTextAlignment(center)", "lineLimit(2)", "textCase(uppercase)",
        "redacted(placeholder)", "controlSize(large)",
      ])
  }

  @Test func `a text says its own looks with their values`() {
    #expect(
      looks(Text("a").font(.system(.title, design: .serif)).foregroundStyle(.secondary).foregroundColor(.red)) == [
        "font(title serif)", "foregroundStyle(secondary)", "foregroundColor(red)",
      ])
  }

  @Test func `room is recorded by edges and points`() {
    let text = Text("a")
    #expect(looks(text.padding(.horizontal, 12)) == ["padding(horizontal | 12.0)"])
    #expect(looks(text.padding([.top, .leading])) == ["padding(top leading | nil)"])
    #expect(
      looks(text.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))) == ["padding(1.0 2.0 3.0 4.0)"])
    #expect(
      looks(text.frame(width: 20, alignment: .topLeading)) == ["frame(20.0 | nil | topLeading)"])
    #expect(looks(text.rotationEffect(.degrees(45))) == ["rotationEffect(45.0 | 0.5 0.5)"])
  }

  @Test func `styles and figures are recorded by their names`() {
    let text = Text("a")
    #expect(
      looks(text.background(.thinMaterial, in: .rect(cornerRadius: 8))).first
        == "background(thinMaterial | RoundedRectangle(8.0) | FillStyle(isEOFilled: false, isAntialiased: true))")
    #expect(looks(text.clipShape(.capsule)).first?.hasPrefix("clipShape(Capsule |") == true)
    #expect(looks(text.tint(.green.opacity(0.5))) == ["tint(green / 0.5)"])
    #expect(
      looks(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)) == [
        "fill(linearGradient(red 0.0, blue 1.0; 0.5 0.0, 0.5 1.0))"
      ])
    #expect(looks(Circle().stroke(.red, lineWidth: 3)) == ["stroke(red | 3.0)"])
  }

  @Test func `containers say how they arrange their views`() {
    #expect(looks(VStack { Text("a") }) == [])
    #expect(looks(VStack(alignment: .leading, spacing: 4) { Text("a") }) == ["spacing(4.0)", "alignment(leading)"])
    #expect(looks(HStack(alignment: .firstTextBaseline) { Text("a") }) == ["alignment(firstTextBaseline)"])
    #expect(looks(ZStack(alignment: .bottomTrailing) { Text("a") }) == ["alignment(bottomTrailing)"])
    #expect(looks(ScrollView(.horizontal) { Text("a") }) == ["axes(horizontal)"])
    #expect(looks(Spacer(minLength: 3)) == ["minLength(3.0)"])
    #expect(
      looks(LazyVGrid(columns: [GridItem(.adaptive(minimum: 80)), GridItem(.fixed(20), spacing: 5)]) { Text("a") }) == [
        "columns(adaptive(80.0) | fixed(20.0))", "trackSpacing(5.0)",
      ])
    #expect(looks(AnyLayout(HStackLayout(spacing: 2)) { Text("a") }) == ["spacing(2.0)"])
  }

  @Test func `a variant changes the names of symbols`() {
    let images = PreviewHost(
      VStack {
        Image(systemName: "star")
        Image(systemName: "heart.fill")
        Image("house")
      }
      .symbolVariant(.fill)
    ).screen.elements.compactMap(\.symbol)
    #expect(images == ["star.fill", "heart.fill", "house"])
  }

  @Test func `rows have handles while they are edited`() {
    let list = List {
      ForEach(["a"], id: \.self) { Text($0) }.onDelete { _ in }.onMove { _, _ in }
    }
    let rows = { (mode: EditMode) in
      PreviewHost(list.environment(\.editMode, .constant(mode))).screen.elements.filter { $0.role == .row }
        .flatMap(\.looks).map(\.name)
    }
    #expect(rows(.active) == ["deleteHandle", "moveHandle"])
    #expect(rows(.inactive) == [])
  }
}
