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
    let language = recordings.first?.language ?? "en"
    let tag = try #require(LanguageTag(language))
    let direction = recordings.first?.direction == .rightToLeft ? TextDirection.rightToLeft : .leftToRight
    var html = HTMLWriter()
    var symbols: Set<String> = []
    for (number, recording) in recordings.enumerated() {
      for (place, state) in recording.states.enumerated() {
        var content = PreviewContent(
          links: PreviewLinks(state: state, prefix: "p\(number)-"),
          words: .text(for: tag), direction: direction)
        html.markup("<div class=\"state\" id=\"p\(number)-\(place)\"><div class=\"preview\"><div class=\"pc\">")
        content.write(state.screen.content, to: &html)
        html.markup("</div></div></div>\n")
        symbols.formUnion(content.symbols)
      }
    }
    let page = """
      <!doctype html><html lang="\(language)" dir="\(direction.rawValue)"><meta charset="utf-8"><title>Preview</title>
      <link rel="stylesheet" href="dalil.css"><link rel="stylesheet" href="preview.css">
      <style>.states{display:flex;flex-wrap:wrap;gap:20px;padding:20px}.state{inline-size:393px}.preview{font-size:17px;\
      line-height:1.3;min-block-size:600px;background:var(--g1);color:var(--c1);display:flex;overflow:hidden;\
      border-radius:30px;border:1px solid #888}\
      .pc{flex:1;display:flex;flex-direction:column;align-items:center;justify-content:safe center;min-width:0}</style>
      <main class="prose states" style="display:flex">\(PreviewSymbols.sprite(for: symbols))
      \(String(decoding: html.bytes, as: UTF8.self))</main></html>
      """
    try page.write(toFile: target, atomically: true, encoding: .utf8)
  }
}
