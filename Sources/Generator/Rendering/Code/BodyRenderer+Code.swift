import Diagnostics
import Languages
import Markdown
import Snippets

extension BodyRenderer {
  /// A block of code: its title and language, the code itself, and what the check found.
  mutating func code(_ block: CodeBlock) {
    let presentation = presentations[block.fence.start.line]
    if presentation?.isHidden == true { return }
    let language = block.language
    let isOutput = ExpectedOutput.isMarked(block.info)
    html.markup(isOutput ? "<figure class=\"code output\">\n" : "<figure class=\"code\">\n")
    let title = presentation?.title ?? CodeTitle.find(inInfo: block.info)
    caption(title: title, words: isOutput ? words.programOutput : nil, language: language)
    html.markup("<pre dir=\"ltr\" tabindex=\"0\"><code dir=\"ltr\" translate=\"no\"")
    if !language.isEmpty {
      html.markup(" class=\"language-")
      html.text(language)
      html.markup("\"")
    }
    html.markup(">")
    // A line feed right behind the tag is the parser's own; a block that begins with one needs a second.
    if block.code.utf8.first == 0x0A { html.markup("\n") }
    let data = DataBlock(block)
    if language == "swift" {
      swift(presentation?.code ?? block.code, presentation)
    } else {
      other(block.code, in: language, data)
    }
    html.markup("</code></pre>\n")
    if let presentation { verdict(presentation) }
    if let data { verdict(data) }
    html.markup("</figure>\n")
    if let presentation { previews(presentation) }
  }

  /// Names a block by its author's title, or else in the interface's words.
  private mutating func caption(title: String?, words: String?, language: String) {
    let name = CodeLanguage.name(of: language)
    guard title != nil || words != nil || !name.isEmpty else { return }
    html.markup("<figcaption>")
    if let text = title ?? words {
      html.markup(CodeTitle.isName(text) ? "<span class=\"title\" translate=\"no\">" : "<span class=\"title\">")
      if title == nil { ownWords(text) } else { inlineText(text) }
      html.markup("</span>")
    }
    if !name.isEmpty {
      html.markup("<span class=\"language\" translate=\"no\"><bdi dir=\"ltr\">")
      html.text(name)
      html.markup("</bdi></span>")
    }
    html.markup("</figcaption>\n")
  }

  private mutating func swift(_ code: String, _ presentation: SnippetPresentation?) {
    var code = code
    code.withUTF8 { bytes in
      var decorations = SwiftIsolates.find(in: bytes, on: direction)
      if let presentation {
        decorations += CodeMarks.decorations(for: presentation, in: bytes, around: decorations)
      }
      SwiftHighlighter.write(bytes, decorations: decorations, to: &html)
    }
  }

  /// Code in another language, with colours if they are known.
  private mutating func other(_ code: String, in language: String, _ data: DataBlock?) {
    var text = code
    let isColoured = text.withUTF8 { bytes in
      guard let tokens = CodeLexer.tokens(of: bytes, in: language) else { return false }
      var decorations = CodeIsolates.find(in: bytes, tokens, on: direction)
      if let messages = data?.messages, !messages.isEmpty {
        decorations += CodeMarks.squiggles(messages, in: bytes, around: decorations)
      }
      CodeHighlighter.write(bytes, tokens, decorations: decorations, to: &html)
      return true
    }
    if !isColoured { plain(code, isProse: Self.proseLanguages.contains(language)) }
  }

  /// Code in a language without colours; right-to-left text in it keeps its own order.
  private mutating func plain(_ code: String, isProse: Bool) {
    var code = code
    code.withUTF8 { bytes in
      var start = 0
      for run in RightToLeftRuns.find(in: bytes, as: isProse ? .lines : .code) {
        html.code(bytes, start..<run.lowerBound)
        html.markup("<bdi dir=\"rtl\">")
        html.code(bytes, run)
        html.markup("</bdi>")
        start = run.upperBound
      }
      html.code(bytes, start..<bytes.count)
    }
  }

  /// Info strings of blocks whose lines are sentences rather than code.
  private static let proseLanguages: Set<String> = ["", "text", "txt", "plaintext", "output", "log"]

  private mutating func verdict(_ presentation: SnippetPresentation) {
    // A guide says the same of most of its blocks.
    if presentation.verdict != lastVerdict?.verdict {
      let line = VerdictLine(presentation.verdict, words: words, toolchain: toolchain)
      lastVerdict = (presentation.verdict, line.markup(on: direction, attributes: wordsAttributes))
    }
    html.bytes += lastVerdict?.markup ?? []
    if presentation.isWarned {
      html.markup("<p class=\"elided\">")
      inlineText(words.mustWarn)
      html.markup("</p>\n")
    }
    if presentation.isElided {
      html.markup("<p class=\"elided\">")
      ownWords(words.shortened)
      html.markup("</p>\n")
    }
    if !presentation.tests.isEmpty { tests(presentation.tests) }
    if !presentation.messages.isEmpty { messages(presentation.messages) }
    html.markup("</div>\n")
  }

  private mutating func verdict(_ data: DataBlock) {
    html.bytes += VerdictLine(data.verdict, words: words).markup(on: direction, attributes: wordsAttributes)
    if data.isElided {
      html.markup("<p class=\"elided\">")
      ownWords(words.shortened)
      html.markup("</p>\n")
    }
    if !data.messages.isEmpty { messages(data.messages) }
    html.markup("</div>\n")
  }

  /// The names of the tests as their author displays them, and how each ended.
  private mutating func tests(_ tests: [TestPresentation]) {
    html.markup("<ul class=\"tests\">\n")
    for test in tests {
      html.markup("<li class=\"")
      html.markup(test.verdict.rawValue)
      html.markup("\">")
      inlineText(test.name)
      html.markup(" <span class=\"result\">")
      let result =
        switch test.verdict {
        case .passed: words.testPassed
        case .failed: words.testFailed
        case .skipped: words.testSkipped
        }
      ownWords(result)
      html.markup("</span></li>\n")
    }
    html.markup("</ul>\n")
  }

  /// The compiler's own words: English, left to right, on every page.
  private mutating func messages(_ messages: [CompilerMessage]) {
    html.markup("<ul class=\"messages\" dir=\"ltr\" lang=\"en\" translate=\"no\">\n")
    for message in messages {
      html.markup("<li><span class=\"place\">line ")
      html.number(message.line + 1)
      html.markup("</span> <strong>")
      html.markup(message.severity.rawValue)
      html.markup(":</strong> ")
      html.text(message.text)
      html.markup("</li>\n")
    }
    html.markup("</ul>\n")
  }
}
