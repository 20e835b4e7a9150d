import Languages
import SiteGraph
import Snippets

extension BodyRenderer {
  /// The previews of a block, below its code.
  mutating func previews(_ presentation: SnippetPresentation) {
    let recordings = presentation.previews
    guard !recordings.isEmpty else { return }
    let isForeign = words.isForeign(on: context.facts.language)
    var figure = PreviewFigure(
      words: words, language: isForeign ? words.language : context.facts.language, attributes: wordsAttributes,
      showsBodyCounts: presentation.showsBodyCounts, firstNumber: previewCount + 1)
    figure.write(recordings, to: &html)
    previewCount += recordings.count
    previewSymbols.formUnion(figure.symbols)
  }
}
