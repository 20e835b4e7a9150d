import Testing

@testable import Rendering

@Suite struct TableTests {
  @Test func `a table scrolls in a region of its own, its columns aligned logically`() {
    let page = RenderedPage(
      """
      | a | b | c | d |
      |---|--:|:-:|:--|
      | 1 | 2 | 3 | 4 |
      """)
    #expect(
      page.body == """
        <div class="table" role="region" tabindex="0" aria-label="Table: table that scrolls sideways">
        <table>
        <thead>
        <tr><th scope="col">a</th><th scope="col" style="text-align:end">b</th>\
        <th scope="col" style="text-align:center">c</th><th scope="col" style="text-align:start">d</th></tr>
        </thead>
        <tbody>
        <tr><td>1</td><td style="text-align:end">2</td><td style="text-align:center">3</td>\
        <td style="text-align:start">4</td></tr>
        </tbody>
        </table>
        </div>

        """)
  }

  @Test func `a comparison has a caption and heads its rows`() {
    let page = RenderedPage("<!-- table: caption=\"A against B\" -->\n\n| | A |\n|---|---|\n| row | 1 |\n")
    #expect(
      page.body.contains("<div class=\"table comparison\" role=\"region\" tabindex=\"0\" aria-label=\"A against B"))
    #expect(page.body.contains("<caption>A against B</caption>"))
    #expect(page.body.contains("<tr><td></td><th scope=\"col\">A</th></tr>"))
    #expect(page.body.contains("<tr><th scope=\"row\">row</th><td>1</td></tr>"))
  }
}
