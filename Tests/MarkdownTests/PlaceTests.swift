import Foundation
import Markdown
import Testing

/// Every reported place is where the thing stands in the file.
@Suite struct PlaceTests {
  @Test(arguments: [
    "# Head `a` and [b](c) ##\n\npara `x` \\`no\\` ``y ` z`` [l *e* `c`](u \"t\n t\") `after`\n",
    "> quote with `code` and\n> [a\n> b](c) then `d`\nlazy `e` [f](g)\n",
    "1.  item `a`\n    second `b` line\n\n    - nested [x](y)\n      and `z`\n",
    "[a]: /one\n[b]: /two 'title'\ntext [a] then [b][a] and `code`\nsecond `line`\n",
    "| a | b `x` |\n|---|:--|\n| `p \\| q` | [l](m) `n` |\n|  ![i](j)  | <b>t</b> |\n",
    "before\n`two`\n| a | `b` |\n|---|---|\n| `c` | d |\n",
    "> 1. > ```swift\n>    > let a = 1\n>    > ```\n>\n> - x\n>\n>       indented `no`\n",
    "-\tcode below\n\n\t```\n\ta\n\t  b\n\t```\n",
    "Setext `a`\n[b](c)\n======\n",
    "see http://example.org/a?b=c. and <https://x.org> and www.y.org, me@example.org `z`\n",
    "text[^n] and[^n] `q`\n\n[^n]: note with `code`\n    second [x](y) line\n\n    ```\n    code\n    ```\n",
    "> text[^q]\n>\n> [^q]: in a quote `code`\n>     more `d`\n",
    "<div>\n<!-- c -->\n</div>\n\na <b>x</b> <!-- two\nlines --> `c`\n",
    "![a `b`](c) [![i](j)](k) *[e](f)* **`g`** ~~[h](i)~~\n",
    "&amp; `a` &copy; [b](c) \\* `d`\n* * *\n",
    "请**先（备份）。**然后`x`再[看](y)，见 https://example.org/（中文）`z`\n",
    "a\u{8}b `c` [d](e)\n\u{FEFF}f `g`\n",
    "`a\nb` [c](d)\n  `e  \n  f` [g](h)\n",
    "[text][ref\nlabel] `after`\n\n[ref label]: /x\n",
    "# `a` {#id .class}\n## b [c](d) {#e}\n",
  ])
  func `code, links, images, notes and HTML are found in the source`(text: String) throws {
    for firstLine in [1, 9] {
      let page = try Page(text, language: "zh-Hans", firstLine: firstLine)
      #expect(Places(page).mistakes == [], "\(page.outline)")
    }
  }

  @Test func `the project's own guides have honest places`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let files = FileManager.default.enumerator(
      at: root.appendingPathComponent("content"), includingPropertiesForKeys: nil)
    for case let file as URL in try #require(files) where file.pathExtension == "md" {
      let page = try Page([UInt8](Data(contentsOf: file)))
      #expect(Places(page).mistakes == [], "\(file.lastPathComponent)")
    }
  }

  @Test func `positions count bytes and the lines of the file`() throws {
    let page = try Page("שלום `קוד` [א](b)\n", language: "he", firstLine: 6)
    let drawing = page.document.outline(withPositions: true)
    #expect(drawing.contains("code `קוד` @6:10-6:18"))
    #expect(drawing.contains("link <b> @6:19-6:26"))
  }

  @Test func `lines of code are placed behind quotes, lists and tabs`() throws {
    let page = try Page("- a\n\n  > ```\n  > x\n  >   y\n  > ```\n\n1.\tb\n\n\t\tz\n")
    let drawing = page.document.outline(withPositions: true)
    #expect(drawing.contains("|x @4:5-4:5"))
    #expect(drawing.contains("|  y @5:5-5:5"))
    #expect(drawing.contains("|z @10:3-10:3"))
  }
}
