package import Diagnostics

/// Every code that the parser reports.
package let markdownDiagnosticCodes: [DiagnosticCode] = [
  .bidiControl, .controlCharacter, .emptyHeading, .headingAttributes, .literalEmphasis, .literalHTML, .lostFence,
  .lostList, .markdownInHTML, .nestedLink, .nestingTooDeep, .nonASCIIListNumber, .tableCaption, .tableCellsDropped,
  .textTooLarge, .unbalancedHTML, .unclosedFence, .undefinedFootnote, .undefinedReference, .unknownCallout,
  .unsafeAddress, .unsafeHTML, .unusedFootnote, .unusedReference, .reservedID,
]

extension DiagnosticCode {
  package static let unclosedFence = DiagnosticCode(
    "unclosed-fence",
    explanation: """
      A code block that begins with a fence ends at a line of the same characters, at least as many as the fence has. \
      Without such a line everything to the end of the page (or of the list item or quotation round it) is code, and \
      headings in it are lost. Close the block. The usual reasons are a fence with one backtick too few and a closing \
      fence with words behind it.
      """)

  package static let lostFence = DiagnosticCode(
    "lost-fence",
    explanation: """
      A line looks like the beginning or the end of a code block and is neither, so that code becomes prose, or prose \
      code. A fence begins at most three spaces further in than the text round it and has at least three backticks or \
      tildes; the words behind a fence of backticks hold no backtick. It ends at a line of the same signs, at least as \
      many, with nothing behind them. Inside HTML, Markdown begins only after a blank line.

      To show readers a fence, put it inside a longer one: ```` round ```.
      """)

  package static let lostList = DiagnosticCode(
    "lost-list",
    explanation: """
      Two or more lines of a paragraph begin like the items of a list and make none, so that they run together on the \
      page. A list begins with a hyphen, an asterisk or a plus sign, or with a number from the digits 0 to 9 and a full \
      stop or parenthesis, and a space behind it: "- first", "1. first". Signs such as •, 、 and （1） make no list, nor do \
      letters such as a) and א. To \
      keep the lines as they are, end each with a backslash.
      """)

  package static let nestedLink = DiagnosticCode(
    "nested-link",
    explanation: """
      A link stands inside the text of another link. A page can have only one of them there: the outer one is kept, and \
      of the inner one its words. An address in angle brackets is a link, too, and so is <a href="…">. Take one of the \
      two out.
      """)

  package static let nestingTooDeep = DiagnosticCode(
    "nesting-too-deep",
    explanation: """
      Quotations, lists and notes may stand inside one another up to a limit, and so may emphasis and links in a text. \
      No page for readers comes near it; text that goes beyond it is damaged or made to harm. What stands deeper is \
      shown as plain text. Take the inner levels out.
      """)

  package static let textTooLarge = DiagnosticCode(
    "page-too-large",
    explanation: """
      A page holds more signs of Markdown in one page or one paragraph than can be read in bounded time and memory. \
      The page is left out. Split it, put blank lines between its parts, or move generated data into a file of its own.
      """)

  package static let tableCellsDropped = DiagnosticCode(
    "table-cells-dropped",
    explanation: """
      A row of a table has more cells than the table has columns. Markdown drops the rest, so that words are lost. \
      A header with more or fewer cells than the line below it makes no table at all. The usual reason is a bar inside \
      a cell: write it as \\| there, also inside code. Nor is there a table where the line below the header is not made \
      of |, - and : alone, or does not stand directly below it. In a list, all lines of a table stand as far in as the \
      text of their item; four spaces more make it code.
      """)

  package static let tableCaption = DiagnosticCode(
    "table-caption",
    explanation: """
      A comment <!-- table: caption="…" --> gives the table directly below it a caption, which is Markdown itself. \
      This one has no table below it or cannot be read. Move it above its table, or write the caption between double \
      quotes.
      """)

  package static let undefinedReference = DiagnosticCode(
    "undefined-reference",
    explanation: """
      A link by reference, [text][label] or [label][], needs a line [label]: address somewhere on the page. Without it \
      the brackets stay text. Define the label, or put the words between backticks if they are code, as array[i][j] is.
      """)

  package static let undefinedFootnote = DiagnosticCode(
    "undefined-footnote",
    explanation: """
      A reference [^label] needs a footnote with the same label on the same page: a line [^label]: text. Without it the \
      reference stays text. Define the footnote or correct the label.
      """)

  package static let unusedFootnote = DiagnosticCode(
    "unused-footnote",
    explanation: """
      A footnote is shown only if the page refers to it with [^label]. This one is never referred to, only from another \
      note that is not shown, or its label is taken by an earlier one. Refer to it, rename it or delete it.
      """)

  package static let unusedReference = DiagnosticCode(
    "unused-reference",
    explanation: """
      A link definition, [label]: address, is used by a link or an image of the same page: [text][label], [label][] or \
      [label]. Nothing uses this one, or an earlier definition has its label, so that readers never see its address. \
      Mostly the label is misspelt at one of the two places. Correct it, or delete the definition.
      """)

  package static let reservedID = DiagnosticCode(
    "reserved-id",
    explanation: """
      Ids that begin with d: or p: are those of the page's own parts and of its previews: labels, notes and scripts find \
      their elements by them. A heading with such an id could take the place of one of those elements. Give the heading \
      another id.
      """)

  package static let nonASCIIListNumber = DiagnosticCode(
    "non-ascii-list-number",
    explanation: """
      Markdown makes a numbered list only from the digits 0 to 9. Lines that begin with Arabic-Indic or other digits \
      stay one paragraph and run together on the page. Write 1. 2. 3. in the source.
      """)

  package static let controlCharacter = DiagnosticCode(
    "control-character",
    explanation: """
      Control characters (such as U+0008) and noncharacters mean nothing on a page and may not be written in feeds at \
      all, so that they are left out. They usually come from copying out of a terminal or another program. Delete them.
      """)

  package static let bidiControl = DiagnosticCode(
    "bidi-control",
    explanation: """
      The characters U+202A to U+202E and U+2066 to U+2069 change the direction in which text is drawn. In code they can \
      make it look different from what the compiler reads, so that they are an error there. In prose they must be closed \
      within their paragraph. They are hardly ever needed: the page sets the direction of code and of terms by itself. \
      U+200E, U+200F and U+061C are allowed in prose, and in the comments and literals of code beside words of \
      right-to-left scripts; elsewhere in code they are copied along with it, unseen.
      """)

  package static let emptyHeading = DiagnosticCode(
    "empty-heading",
    explanation: """
      A heading without words is an empty entry of the table of contents, and says nothing to those who hear the page. \
      An image in it speaks through its description. Write the words, or delete the signs #.
      """)

  package static let headingAttributes = DiagnosticCode(
    "heading-attributes",
    explanation: """
      Braces at the end of a heading hold its id and classes: {#id .class}. A heading has one id, and each word begins \
      with # or with a full stop. The braces are never shown; a brace behind a backslash is text.
      """)

  package static let literalEmphasis = DiagnosticCode(
    "literal-emphasis",
    explanation: """
      Asterisks make emphasis in pairs: **like this**, with no space inside them. Underscores do so only where a space \
      or a sign stands outside them, which text without spaces does not have. A run without its partner stays text, so \
      that readers see it. Write the missing one, use asterisks, or put a backslash before each sign that is meant as \
      text.
      """)

  package static let literalHTML = DiagnosticCode(
    "literal-html",
    explanation: """
      A sign < with a name behind it is a tag to Markdown, and browsers show nothing for a tag that they do not know: \
      Array<Int> would be read as Array. Types, placeholders such as <name> and marks such as <?php are shown as they \
      are written instead. Put code between backticks, `Array<Int>`; in prose, write &lt; for the sign.
      """)

  package static let markdownInHTML = DiagnosticCode(
    "markdown-in-html",
    explanation: """
      A block that begins with a tag of HTML is HTML up to the next blank line: [links](a.md) and **emphasis** in it are \
      shown as they are written. Behind a blank line, Markdown is read again, also inside <div> and <details>. Put blank \
      lines round it, write it in HTML, or put it between <code> tags if readers are to see it.
      """)

  package static let unknownCallout = DiagnosticCode(
    "unknown-callout",
    explanation: """
      A quotation whose first line is [!NOTE], [!TIP], [!IMPORTANT], [!WARNING] or [!CAUTION] is shown as a callout. \
      Another word in these brackets makes none. Correct the word, or write the brackets with a backslash if they are \
      meant as text.
      """)

  package static let unsafeAddress = DiagnosticCode(
    "unsafe-address",
    explanation: """
      Addresses that begin with javascript:, vbscript:, data:, blob: or filesystem: can run code in the reader's browser \
      or hide a whole document. They are refused however they are spelt, and the text of the link is kept. Link to a \
      page or to a file in the content folder.
      """)

  package static let unsafeHTML = DiagnosticCode(
    "unsafe-html",
    explanation: """
      HTML in a page may use the elements and attributes that mark up text, tables, pictures and media. Scripts, style, \
      frames, forms, event handlers (onclick and the like) and elements that are not known are taken out, and the words \
      inside most of them are kept. Write it in Markdown, or set `unsafe-html: true` in dalil.yml if every author is trusted.
      """)

  package static let unbalancedHTML = DiagnosticCode(
    "unbalanced-html",
    explanation: """
      An HTML element that begins inside a list item, quotation, paragraph or the page must end there too, or the rest \
      of the page would end up inside it. An end tag without a beginning is left out, and an element that stays open is \
      closed. Write the missing tag.
      """)
}
