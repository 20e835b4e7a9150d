internal import Diagnostics
package import Languages

/// Turns a page's text into a typed document; every mistake of the author becomes a diagnostic of the document.
package enum MarkdownParser {
  /// How many blocks may stand inside one another, and how many spans of text: deeper ones are refused.
  package static let nestingLimit = 100

  /// Parses valid UTF-8 whose lines end in line feeds; `firstLine` is the line of its first byte in the file, from 1.
  package static func parse(
    _ body: UnsafeBufferPointer<UInt8>, file: String, firstLine: Int, language: LanguageTag,
    options: MarkdownOptions = MarkdownOptions()
  ) -> MarkdownDocument {
    let context = PageContext(file: file, language: language, options: options)
    if let excess = SizeLimits.excess(of: body) {
      return MarkdownDocument(blocks: [], diagnostics: [SizeLimits.refusal(of: file, line: firstLine, excess)])
    }
    return parse(body, context: context, line: firstLine, columnsBefore: 0)
  }

  package static func parse(
    _ body: [UInt8], file: String, firstLine: Int, language: LanguageTag, options: MarkdownOptions = MarkdownOptions()
  ) -> MarkdownDocument {
    body.withUnsafeBufferPointer {
      parse($0, file: file, firstLine: firstLine, language: language, options: options)
    }
  }

  /// Parses a text whose first byte stands behind so many bytes of its line in the file.
  static func parse(
    _ body: UnsafeBufferPointer<UInt8>, context: PageContext, line: Int, columnsBefore: Int
  ) -> MarkdownDocument {
    let (document, looseControls) = read(body, leavingOut: [], context, line, columnsBefore)
    guard !looseControls.isEmpty else { return document }
    // Paragraphs are known only now; titles and excerpts must not carry half of a pair into other texts.
    var (cleared, _) = read(body, leavingOut: looseControls, context, line, columnsBefore)
    cleared.diagnostics = document.diagnostics
    return cleared
  }

  private static func read(
    _ body: UnsafeBufferPointer<UInt8>, leavingOut: [Range<Int>], _ context: PageContext, _ line: Int,
    _ columnsBefore: Int
  ) -> (MarkdownDocument, looseControls: [Range<Int>]) {
    let preparation = SourcePreparation(body, leavingOut: leavingOut)
    guard let text = preparation.text else {
      let source = SourceText(bytes: body, firstLine: line, columnsBefore: columnsBefore)
      return convert(source, preparation, context)
    }
    return text.withUnsafeBufferPointer { bytes in
      let source = SourceText(
        bytes: bytes, firstLine: line - 2 * preparation.footnoteProbes, columnsBefore: columnsBefore,
        shifts: preparation.shifts)
      return convert(source, preparation, context)
    }
  }

  private static func convert(
    _ source: SourceText, _ preparation: SourcePreparation, _ context: PageContext
  ) -> (MarkdownDocument, looseControls: [Range<Int>]) {
    guard let tree = CMarkTree(parsing: source.bytes, hasTildes: preparation.scan.hasTildes) else {
      return (MarkdownDocument(blocks: []), [])
    }
    var converter = Converter(source: source, preparation: preparation, context: context)
    let document = converter.document(tree.root)
    return (document, converter.looseControls.map(source.original))
  }
}
