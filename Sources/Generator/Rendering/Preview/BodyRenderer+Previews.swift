import SiteGraph
import Snippets

extension BodyRenderer {
  /// The previews of a block, below its code.
  mutating func previews(_ presentation: SnippetPresentation) {
    guard !presentation.previews.isEmpty else { return }
    var figure = PreviewFigure(
      words: words, language: context.facts.language, showsBodyCounts: presentation.showsBodyCounts,
      firstNumber: previewCount + 1)
    figure.write(presentation.previews, to: &html)
    previewCount += presentation.previews.count
    previewSymbols.formUnion(figure.symbols)
  }
}
