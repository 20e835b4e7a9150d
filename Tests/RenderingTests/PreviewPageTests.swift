import Foundation
import Languages
import PreviewRecording
import Testing

@testable import Rendering

/// Writes recordings as a page to look at: the file of the recordings and the one of the page are named by variables.
@Suite struct PreviewPageTests {
  @Test func `recordings can be looked at`() throws {
    let environment = ProcessInfo.processInfo.environment
    guard let source = environment["PREVIEW_RECORDINGS"], let target = environment["PREVIEW_PAGE"] else { return }
    let recordings = try JSONDecoder().decode([Recording].self, from: Data(contentsOf: URL(fileURLWithPath: source)))
    let language = try #require(LanguageTag(recordings.first?.language ?? "en"))
    let direction = recordings.first?.direction == .rightToLeft ? "rtl" : "ltr"
    var html = HTMLWriter()
    var figure = PreviewFigure(
      words: .text(for: language), language: language, attributes: "", showsBodyCounts: false, firstNumber: 0)
    figure.write(recordings, to: &html)
    let assets = TestSite.root.appendingPathComponent("templates/assets").path
    let page = """
      <!doctype html><html lang="\(language.name)" dir="\(direction)"><meta charset="utf-8"><title>Preview</title>
      <link rel="stylesheet" href="\(assets)/dalil.css"><link rel="stylesheet" href="\(assets)/preview.css">
      <main class="prose">\(PreviewSymbols.sprite(for: figure.symbols))
      \(String(decoding: html.bytes, as: UTF8.self))</main></html>
      """
    try page.write(toFile: target, atomically: true, encoding: .utf8)
  }
}
