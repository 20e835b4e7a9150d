import Diagnostics
import Testing

@Suite struct AllowancesTests {
  private func findings(_ text: String, _ language: String = "en") throws -> [String] {
    try MarkedText.diagnostics(of: Array(text.utf8), language: language).map { diagnostic in
      "\(diagnostic.range?.start.line ?? 0) \(diagnostic.code.name): \(diagnostic.message) (\(diagnostic.remedy ?? ""))"
    }
  }

  @Test func `a comment allows a finding in the block below it and no further`() throws {
    #expect(
      try findings("<!-- dalil: allow stray-space -->\n\nOne  two.\n\nThree  four.\n") == [
        "5 stray-space: 2 spaces in a row (write one)"
      ])
  }

  @Test func `a comment covers a whole list or table, and several codes`() throws {
    #expect(
      try findings("<!-- dalil: allow stray-space, repeated-word -->\n- One  two\n- the the\n\n  three  four\n") == [])
    #expect(
      try findings(
        "<!-- dalil: allow stray-space -->\n<!-- table: caption=\"One  two\" -->\n\n| a  b | c |\n|---|---|\n| d | e |\n"
      )
        == [])
  }

  @Test(arguments: [
    "<!--dalil: allow stray-space-->", "<!-- dalil:allow stray-space-->", "<!-- dalil:  allow  stray-space -->",
  ])
  func `the spaces of a comment may be missing`(comment: String) throws {
    #expect(try findings(comment + "\n\nOne  two.\n") == [])
  }

  @Test func `a mark with spaces on the wrong side is found with what it should be`() throws {
    for text in ["نصّ ,هنا", "مرحبًا ; هنا"] {
      #expect(
        try findings(text, "ar").map { $0.prefix { $0 != ":" } }.sorted() == ["1 foreign-punctuation", "1 stray-space"])
    }
  }

  @Test func `the front matter allows for the whole page, its title included`() throws {
    #expect(
      try findings("---\ntitle: \"One  two\"\nallow: [stray-space]\n---\n\nThree  four.\n\nFive  six.\n") == [])
  }

  @Test func `an allowance that nothing needs is found`() throws {
    #expect(
      try findings("<!-- dalil: allow stray-space -->\n\nOne two.\n") == [
        "1 allowance: stray-space is allowed, but nothing here needs it (remove it)"
      ])
    #expect(
      try findings("---\ntitle: One\nallow: stray-space\n---\n\nOne two.\n") == [
        "3 allowance: stray-space is allowed, but nothing here needs it (remove it)"
      ])
  }

  @Test func `an unknown code is answered with the nearest one`() throws {
    #expect(
      try findings("<!-- dalil: allow stray-spaces -->\n\nOne two.\n") == [
        "1 allowance: stray-spaces is no finding that can be allowed (did you mean stray-space?)"
      ])
    #expect(
      try findings("<!-- dalil: alow stray-space -->\n\nOne two.\n") == [
        "1 allowance: comment for Dalil that says nothing it knows "
          + "(write <!-- dalil: allow CODE --> with the code of a finding)"
      ])
  }

  @Test func `titles and descriptions are read, with their places`() throws {
    #expect(
      try findings("---\ntitle: \"الأول, ثم\"\ndescription: هل هذا صحيح?\n---\n\nنص.\n", "ar") == [
        "2 foreign-punctuation: , is punctuation of Latin script in Arabic text (write ،)",
        "3 foreign-punctuation: ? is punctuation of Latin script in Arabic text (write ؟)",
      ])
  }
}
