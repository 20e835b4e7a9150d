import Testing

@testable import Rendering

@Suite struct PreviewSymbolTests {
  @Test(
    arguments: """
      chevron.left chevron.right chevron.forward plus minus gear gearshape house book book.closed books.vertical person
      person.circle magnifyingglass star heart trash square.and.arrow.up square.and.pencil ellipsis ellipsis.circle bell
      envelope tray folder doc doc.text calendar clock checkmark checkmark.circle xmark xmark.circle pencil photo camera
      cart bag tag bookmark map location lock eye info.circle questionmark.circle exclamationmark.triangle arrow.left
      arrow.up.right arrow.clockwise list.bullet slider.horizontal.3 line.3.horizontal line.3.horizontal.decrease
      line.3.horizontal.decrease.circle sidebar.left play pause music.note mic wifi sun.max moon cloud flag paperplane
      link globe creditcard gift phone message bubble.left person.2 sparkles bolt flame leaf timer hourglass chart.bar
      square.grid.2x2 rectangle.stack photo.on.rectangle text.book.closed star.fill heart.fill plus.circle.fill
      folder.badge.plus person.crop.circle.badge.checkmark bell.slash eye.slash 1.circle a.square.fill tray.full
      """.split { $0 == " " || $0 == "\n" }.map(String.init))
  func `the symbols of guides have drawings`(name: String) {
    #expect(PreviewSymbols.isKnown(name))
  }

  @Test func `a page holds each drawing once, in the order of the names`() {
    let sprite = PreviewSymbols.sprite(for: ["star", "plus", "no.such.symbol"])
    #expect(
      sprite.hasPrefix(
        "<svg class=\"sprite\" aria-hidden=\"true\"><symbol id=\"sf:plus\" viewBox=\"0 0 24 24\">"
          + "<path d=\"M12 4v16M4 12h16\"/></symbol><symbol id=\"sf:star\""))
    #expect(PreviewSymbols.sprite(for: []).isEmpty)
  }

  @Test func `a filled symbol is filled, and what lies in it shows the ground`() throws {
    let lines = try #require(PreviewSymbols.drawing(of: "envelope")).svg
    let filled = try #require(PreviewSymbols.drawing(of: "envelope.fill")).svg
    #expect(!lines.contains("fill=") && filled.contains("<path fill=\"currentColor\""))
    #expect(filled.contains("style=\"stroke:var(--g1)\""))
  }

  @Test func `a symbol in a circle is drawn small in it`() throws {
    let drawing = try #require(PreviewSymbols.drawing(of: "plus.circle")).svg
    #expect(drawing.hasPrefix("<path d=\"M2.4 12a9.6 9.6 0 1 0 19.2 0a9.6 9.6 0 1 0-19.2 0z\"/><g transform="))
  }

  @Test func `symbols that follow the text turn round, those with a side do not`() {
    #expect(PreviewSymbols.isMirrored("chevron.forward") && PreviewSymbols.isMirrored("list.bullet"))
    #expect(!PreviewSymbols.isMirrored("chevron.right") && !PreviewSymbols.isMirrored("star"))
  }

  @Test func `names of other people's symbols are no drawings`() {
    for name in ["", ".", "..", "fill", "no.such", "star..fill", "<b>", "1234.circle"] {
      #expect(!PreviewSymbols.isKnown(name), "\(name)")
    }
  }
}
