/// A block of a page.
package indirect enum Block: Sendable {
  case heading(Heading)
  case paragraph(Paragraph)
  case codeBlock(CodeBlock)
  case list(List)
  case quote(Quote)
  case callout(Callout)
  case table(Table)
  case html(HTMLBlock)
  case thematicBreak(ThematicBreak)
}
