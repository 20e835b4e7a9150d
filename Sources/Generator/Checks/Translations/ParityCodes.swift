package import Diagnostics

extension DiagnosticCode {
  package static let parityFrontMatter = DiagnosticCode(
    "parity-front-matter",
    explanation: """
      A translation is compared with its source: the page with the same path in the default language, or the one that \
      says original: true. Of its front matter, order, layout, contents and the settings under snippets must agree, \
      so that both stand at the same place and their blocks are checked alike. A set-up file may be one of the page's \
      own language (shared/ar/books.swift).
      """)
  package static let paritySection = DiagnosticCode(
    "parity-section",
    explanation: """
      A translation has the sections of its source, in the same order, with headings of the same levels and the same \
      {#id}s. One is missing, added, or stands elsewhere, or its heading differs. Sections are recognised by their ids, \
      and by the code in them.

      Translate the section that is missing, write one that is new into the source first, and give both headings the \
      same id.
      """)
  package static let parityQuestion = DiagnosticCode(
    "parity-question",
    explanation: """
      Sections of questions and answers have the same questions as in the source, in the same order. One is missing, \
      added, or stands elsewhere; or only one of the two headings above them is known to announce questions. The class \
      {.faq} behind a heading says so in every language.
      """)
  package static let parityBlock = DiagnosticCode(
    "parity-block",
    explanation: """
      Each section of a translation has the blocks of its source, in the same order: blocks of code, shown or hidden, \
      outputs, callouts, lists of tasks, images. A block of code is in the same language and has the same attributes; \
      of title=, reasons, messages, reaches= and logs=, which are words, only the number counts.

      Write the block that is missing, and put the same attributes on both fences.
      """)
  package static let parityCode = DiagnosticCode(
    "parity-code",
    explanation: """
      The code of a translation is that of its source, except for its comments and the text of its string literals. \
      Expressions within a literal must be the same; they may stand in another order, as sentences have it. White space \
      does not count. Comments that mean something (expected-error, snippet.hide, an ellipsis, // → in a block that is \
      run, // preview:) must be there, with the texts in them translated. Of JSON, names of members must agree and \
      texts may differ; of XML, elements, names of attributes and the text of key elements must agree; in other known \
      languages comments and quoted texts may differ; of a block of text, or in a language that is not known, the \
      number of lines is compared.

      tr= on the source's fence says how far a block may differ in translations: tr=same not at all, tr=strings as \
      described (this need not be written), tr=free in everything, so that the block only has to be there.
      """)
  package static let parityTable = DiagnosticCode(
    "parity-table",
    explanation: """
      A table of a translation has as many columns and rows as in the source, and its columns are aligned alike. Rows \
      are recognised by the code and the numbers in them. The code in each cell is that of the source, in any order, \
      with the texts of its literals translated; words that stand for something (<name>) may be the language's own.
      """)
  package static let parityOutput = DiagnosticCode(
    "parity-output",
    explanation: """
      A `text output` fence of a translation shows as many lines as in the source. A line that is the whole text of a \
      string literal shows the text that stands for it in the translation; of any other line, the numbers and the words \
      of code (camelCase, dotted.names, @attributes, and names that the code of both pages has and none of its texts) \
      must agree after the texts of the page's own literals are taken out, in any \
      order. The values in comments (// → 3) are compared alike. tr=free on the \
      source's block leaves its output and its values free as well.
      """)
  package static let parityVerdict = DiagnosticCode(
    "parity-verdict",
    explanation: """
      A block fares otherwise than the same block of the source: one is checked and the other is skipped, elided or only \
      parsed, or previews of both have not the same number of screens. What is proven in one language would be only \
      claimed in the other.
      """)
}
