import Foundation
import Languages
import PreviewRecording
import Testing

@testable import Rendering

@Suite struct PreviewContentTests {
  /// The elements as HTML; every action named leads to the state with the number beside it.
  private func html(
    _ elements: [Element], _ steps: [(Recording.Action, Int)] = [], in language: String = "en"
  ) -> String {
    var state = Recording.State(screen: Screen(), spoken: [])
    state.steps = steps.map { Recording.Step(action: $0, target: $1) }
    let tag = LanguageTag(language)
    var content = PreviewContent(
      device: .phone, links: PreviewLinks(state: state, prefix: "p"),
      words: tag.map(InterfaceText.text) ?? InterfaceText.all[0],
      direction: language == "ar" ? .rightToLeft : .leftToRight)
    var html = HTMLWriter()
    content.write(elements, to: &html)
    return String(decoding: html.bytes, as: UTF8.self)
  }

  private func text(_ text: String, _ looks: Element.Look...) -> Element {
    var element = Element(id: "t-\(text)", role: .text, text: text)
    element.looks = looks
    return element
  }

  private func look(_ name: String, _ values: String...) -> Element.Look {
    Element.Look(name: name, arguments: values.map { .init(label: nil, value: $0) })
  }

  private func row(_ content: Element) -> Element {
    var row = Element(id: content.id + ".row", role: .row, children: [content])
    row.actions = content.actions
    return row
  }

  private func list(_ rows: [Element]) -> Element { Element(id: "list", role: .list, children: rows) }

  private func link(_ title: String) -> Element {
    Element(id: title, role: .navigationLink, children: [text(title)])
  }

  @Test func `a row that leads on is one link`() {
    let section = Element(
      id: "s", role: .section,
      children: [
        Element(id: "s.header", role: .header, children: [text("Books")]), row(link("Emma")), row(link("Persuasion")),
        Element(id: "s.footer", role: .footer, children: [text("Two")]),
      ])
    #expect(
      html([list([section])], [(.tap("Emma"), 1)]) == """
        <div class="ls"><p class="hd">Books</p><ul><li><a href="#p1">Emma</a></li>\
        <li><span class="n" role="link" aria-disabled="true">Persuasion</span></li></ul><p class="ft">Two</p></div>
        """)
  }

  @Test func `a row costs less than 120 bytes`() {
    let link = Element(
      id: "e12", role: .navigationLink,
      children: [
        Element(
          id: "l", role: .label,
          children: [
            {
              var image = Element(id: "i", role: .image); image.symbol = "book"; return image
            }(), text("Emma"),
          ])
      ])
    let rows = (0..<2).map { _ in row(link) }
    let one = html([list([rows[0]])], [(.tap("e12"), 11)]).utf8.count
    #expect(html([list(rows)], [(.tap("e12"), 11)]).utf8.count - one < 130)
    #expect(html([list([row(self.link("Emma"))])], [(.tap("Emma"), 11)]).utf8.count < 80)
  }

  @Test func `a switch, a button and a field say what they are`() {
    var toggle = Element(id: "a", role: .toggle, children: [text("On")])
    toggle.isSelected = true
    var field = Element(id: "f", role: .textField, text: "Name")
    (field.value, field.prompt) = ("Emma", "Name")
    var button = Element(id: "b", role: .button, children: [text("Delete")])
    button.purpose = "destructive"
    #expect(
      html([list([row(toggle), row(field), row(button)])], [(.tap("a"), 2), (.tap("b"), 3)]) == """
        <div class="ls"><ul><li><a class="tg on" href="#p2" role="switch" aria-checked="true">On</a></li>\
        <li><input class="fd" aria-label="Name" readonly placeholder="Name" value="Emma"></li>\
        <li><a class="b x" href="#p3" role="button">Delete</a></li></ul></div>
        """)
  }

  @Test func `a view at an edge lies beside a list, not in it`() {
    var list = list([row(text("a"))])
    list.looks = [
      Element.Look(
        name: "safeAreaInset", arguments: [.init(label: "edge", value: "bottom")], attachment: [text("Total")])
    ]
    #expect(
      html([list]) == """
        <div class="si"><div class="ls"><ul><li>a</li></ul></div>\
        <div class="ei eb"><span>Total</span></div></div>
        """)
  }

  @Test func `a switch and a field keep the room round them outside, and their full width`() {
    var toggle = Element(id: "a", role: .toggle, children: [text("On")])
    toggle.looks = [look("padding", "16.0")]
    var field = Element(id: "f", role: .textField, text: "Name")
    field.looks = [look("padding", "horizontal", "8.0")]
    #expect(
      html([toggle, field], [(.tap("a"), 2)]) == """
        <div class="p16 wd"><a class="tg" href="#p2" role="switch" aria-checked="false">On</a></div>\
        <div class="px8 wd"><input class="fd" aria-label="Name" readonly></div>
        """)
    field.looks = [Element.Look(name: "frame", arguments: [.init(label: "width", value: "80.0")])]
    #expect(html([field]).hasPrefix("<div class=\"fr\" style=\"width:80px\">"))
  }

  @Test func `what cannot be used is dimmed and is no link`() {
    var button = Element(id: "b", role: .button, children: [text("Save")])
    button.isEnabled = false
    #expect(
      html([button], [(.tap("b"), 3)]) == "<span class=\"b d\" role=\"button\" aria-disabled=\"true\">Save</span>")
  }

  @Test func `a row with several controls is no link itself`() {
    let buttons = ["One", "Two"].map { Element(id: $0, role: .button, children: [text($0)]) }
    let stack = Element(id: "h", role: .horizontal, children: buttons)
    #expect(
      html([list([row(stack)])], [(.tap("h.row"), 1), (.tap("One"), 2), (.tap("Two"), 3)]) == """
        <div class="ls"><ul><li><div class="hs"><a class="b" href="#p2" role="button">One</a>\
        <a class="b" href="#p3" role="button">Two</a></div></li></ul></div>
        """)
  }

  @Test func `nothing in a link is a link`() {
    let inner = Element(id: "inner", role: .button, children: [text("Play")])
    let outer = Element(
      id: "outer", role: .navigationLink,
      children: [Element(id: "h", role: .horizontal, children: [text("Song"), inner])])
    let page = html([list([row(outer)])], [(.tap("inner"), 1), (.tap("outer"), 2)])
    #expect(page.components(separatedBy: "<a ").count == 2)
    #expect(page.contains("<a href=\"#p2\"><div class=\"hs\"><span>Song</span><span class=\"b\">Play</span></div></a>"))
  }

  @Test func `words of the other direction are isolated`() {
    #expect(html([text("كتاب")]) == "<span><bdi>كتاب</bdi></span>")
    #expect(html([text("Emma!")], in: "ar") == "<span><bdi>Emma!</bdi></span>")
    #expect(html([text("كتاب 3")], in: "ar") == "<span>كتاب 3</span>")
  }

  @Test func `what authors write is escaped`() {
    let evil = "<script>\"&\u{1}"
    var field = Element(id: "f", role: .textField, text: evil)
    field.value = evil
    var image = Element(id: "i", role: .image)
    image.symbol = evil
    let look = look("background", "red;}</style><b>")
    let page = html([list([row(field), row(image)]), text(evil, look), text("a", self.look("font", "1e9 </style>"))])
    #expect(!page.contains("<script") && !page.contains("</style>") && !page.contains("<b>"))
  }

  @Test func `only the first rows of a long list are written, and how many there are is said`() {
    let rows = (0..<1000).map { row(text("\($0)")) }
    let page = html([list(rows)])
    #expect(page.components(separatedBy: "<li>").count == 51)
    #expect(page.hasSuffix("</ul><p class=\"ft\">and 950 more</p></div>"))
  }

  @Test func `hundreds of levels end in words`() {
    var deep = text("bottom")
    for level in 0..<500 { deep = Element(id: "v\(level)", role: .vertical, children: [deep]) }
    let page = html([deep])
    #expect(page.components(separatedBy: "<div").count < 70)
    #expect(page.contains("bottom"))
  }

  @Test func `padding before a background lies in it, padding after it round it`() {
    let inside = text("a", look("padding", "all", "nil"), look("background", "blue"), look("padding", "8.0"))
    #expect(html([inside]) == "<span class=\"p16 m8\" style=\"background:var(--bl)\">a</span>")
    let twice = text("a", look("background", "red"), look("padding", "8.0"), look("background", "blue"))
    #expect(
      html([twice]) == """
        <div style="background:var(--bl)"><span class="m8" style="background:var(--re)">a</span></div>
        """)
  }

  @Test func `the innermost modifier of a text counts`() {
    #expect(
      html([text("a", look("font", "title2 serif bold"), look("bold"), look("font", "caption"))])
        == "<span class=\"w7 se f3\">a</span>")
    #expect(html([text("a", look("foregroundStyle", "secondary"))]) == "<span class=\"c2\">a</span>")
    #expect(html([text("a", look("foregroundStyle", "rgb(1.0 0.0 0.0 / 0.5)"))]).contains("color:rgb(255 0 0/.5)"))
  }

  @Test func `leading and trailing are logical`() {
    let page = html([text("a", look("padding", "leading", "7"), look("offset")), text("b", look("padding", "1 2 3 4"))])
    #expect(page.contains("padding-inline:7px 0") && page.contains("padding-block:1px 3px;padding-inline:2px 4px"))
    #expect(!page.contains("left") && !page.contains("right"))
  }

  @Test func `stacks keep their distance and alignment`() {
    var stack = Element(id: "v", role: .vertical, children: [text("a"), text("b")])
    stack.looks = [look("spacing", "12.0"), look("alignment", "leading")]
    #expect(html([stack]) == "<div class=\"vs al\" style=\"gap:12px\"><span>a</span><span>b</span></div>")
  }

  @Test func `a picker that opens a menu is a disclosure, and its options are radio buttons`() {
    var picker = Element(id: "p", role: .picker, children: [text("Flavor")])
    for name in ["Mint", "Lemon"] {
      var option = Element(id: name, role: .option, children: [text(name)])
      option.isSelected = name == "Mint"
      picker.children.append(option)
    }
    picker.value = "Mint"
    let page = html([picker], [(.tap("Lemon"), 4)])
    #expect(page.hasPrefix("<details class=\"pk\"><summary><span>Flavor</span><span class=\"vl ud\">Mint<svg"))
    #expect(
      page.hasSuffix(
        """
        <div class="mn" role="radiogroup" aria-label="Flavor"><span class="on" role="radio" aria-checked="true">Mint\
        </span><a href="#p4" role="radio" aria-checked="false">Lemon</a></div></details>
        """))
  }

  @Test func `a menu opens without a script`() {
    let items = Element(
      id: "m.items", role: .menuItems,
      children: [
        Element(id: "x", role: .button, children: [text("Copy")]), Element(id: "d", role: .divider),
        Element(id: "y", role: .button, children: [text("Cut")]),
      ])
    let menu = Element(id: "m", role: .menu, children: [text("Edit"), items])
    #expect(
      html([menu], [(.menu("m", item: "Copy"), 5)]) == """
        <details class="me"><summary class="b">Edit</summary><ul class="mn">\
        <li><a class="b" href="#p5" role="button">Copy</a></li><li class="hr"></li>\
        <li><span class="b" role="button" aria-disabled="true">Cut</span></li></ul></details>
        """)
  }

  @Test func `what a swipe shows can be reached in the row`() {
    var content = text("Emma")
    content.actions = ["Delete", "Flag"]
    let page = html([list([row(content)])], [(.menu("t-Emma.row", item: "Delete"), 6)])
    #expect(
      page.contains("<ul><li><a class=\"b x\" href=\"#p6\" role=\"button\">Delete</a></li></ul></details></li>"))
    #expect(page.contains("<summary aria-label=\"Actions\">"))
  }

  @Test func `a button without words has a name`() {
    var image = Element(id: "i", role: .image)
    image.symbol = "square.and.pencil"
    let button = Element(id: "b", role: .button, children: [image])
    #expect(html([button]).contains("aria-label=\"pencil\""))
    var label = Element(id: "l", role: .label, children: [image])
    label.hiddenLabel = "Compose"
    #expect(html([Element(id: "b", role: .button, children: [label])]).contains("aria-label=\"Compose\""))
  }

  @Test(arguments: [
    Element.Role.text, .image, .label, .button, .navigationLink, .link, .toggle, .textField, .secureField, .textEditor,
    .picker, .option, .slider, .stepper, .datePicker, .colorPicker, .progress, .gauge, .menu, .menuItems, .disclosure,
    .list, .form, .section, .header, .footer, .row, .group, .horizontal, .vertical, .layers, .grid, .gridRow, .scroll,
    .pages, .divider, .spacer, .shape, .labeledContent, .unavailable,
  ])
  func `every kind of element is written, wherever it stands`(role: Element.Role) {
    var element = Element(id: "x", role: role, text: "words", children: [text("inner")])
    element.value = "30%"
    for outer in [Element.Role.vertical, .button, .list, .label, .menu, .section, .header] {
      let page = html([Element(id: "o", role: outer, children: [element])])
      #expect(page.hasPrefix("<"))
      let opened = page.components(separatedBy: "<").count - 1
      let closed = page.components(separatedBy: "</").count - 1
      let void = ["<input", "<hr", "<use"].reduce(0) { $0 + page.components(separatedBy: $1).count - 1 }
      #expect(opened == closed * 2 + void, "\(role.rawValue) in \(outer.rawValue): \(page)")
    }
  }
}
