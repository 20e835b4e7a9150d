import Diagnostics
import Templates
import Testing

/// Fills one template named `page`, with others beside it.
func render(_ template: String, _ value: TemplateValue, partials: [String: String] = [:]) throws -> String {
  let set = templateSet(template, partials: partials)
  #expect(set.diagnostics.isEmpty)
  return String(decoding: try set.render("page", value), as: UTF8.self)
}

func templateSet(_ template: String, partials: [String: String] = [:]) -> TemplateSet {
  var sources = [TemplateSource(name: "page", file: "page.html", bytes: Array(template.utf8))]
  for (name, text) in partials.sorted(by: { $0.key < $1.key }) {
    sources.append(TemplateSource(name: name, file: "\(name).html", bytes: Array(text.utf8)))
  }
  return TemplateSet(sources)
}

@Suite struct TemplateSetTests {
  @Test func `text is escaped whatever combining mark follows`() throws {
    let text = "דוח \"\u{05B7} onfocus=x <\u{0338}b> &\u{0301} '"
    let expected = "דוח &quot;\u{05B7} onfocus=x &lt;\u{0338}b&gt; &amp;\u{0301} &#39;"
    #expect(try render("{{title}}", ["title": .text(text)]) == expected)
  }

  @Test func `markup is copied by three braces or an ampersand`() throws {
    #expect(try render("{{{a}}}{{&a}}", ["a": .html("<b>&amp;</b>")]) == "<b>&amp;</b><b>&amp;</b>")
  }

  @Test func `sections repeat over lists and inverted ones stand for nothing`() throws {
    let template = "{{#items}}<{{name}}{{^last}},{{/last}}>{{/items}}{{^items}}none{{/items}}"
    let items: TemplateValue = ["items": [["name": "a", "last": false], ["name": "b", "last": true]]]
    #expect(try render(template, items) == "<a,><b>")
    #expect(try render(template, ["items": []]) == "none")
  }

  @Test func `empty text counts as nothing and text is its own dot`() throws {
    let template = "{{#a}}[{{.}}]{{/a}}{{^a}}-{{/a}}"
    #expect(try render(template, ["a": ""]) == "-")
    #expect(try render(template, ["a": "x"]) == "[x]")
    #expect(try render(template, ["a": .absent]) == "-")
    #expect(try render(template, ["a": ["x", "y"]]) == "[x][y]")
  }

  @Test func `inner values hide outer ones and absent ones hide them too`() throws {
    let template = "{{#item}}{{a}}{{b}}{{c}}{{/item}}"
    let value: TemplateValue = ["a": "1", "b": "2", "c": "3", "item": ["a": "x", "b": .absent]]
    #expect(try render(template, value) == "x3")
  }

  @Test func `dotted names look inside objects`() throws {
    #expect(try render("{{a.b.c}}", ["a": ["b": ["c": "x"]]]) == "x")
    #expect(try render("{{a.b.c}}", ["a": ["b": .absent]]) == "")
  }

  @Test func `lines with only a tag leave no empty line`() throws {
    let template = "<ul>\n  {{#items}}\n  <li>{{.}}</li>\n  {{/items}}\r\n{{! words }}\n</ul>\n"
    #expect(try render(template, ["items": ["a", "b"]]) == "<ul>\n  <li>a</li>\n  <li>b</li>\n</ul>\n")
    #expect(try render("a {{#b}}\nx{{/b}}\n", ["b": true]) == "a \nx\n")
  }

  @Test func `partials see the values around them and may repeat themselves`() throws {
    let tree = "<{{name}}{{#children}}{{>tree}}{{/children}}>"
    let value: TemplateValue = [
      "name": "a",
      "children": [["name": "b", "children": []], ["name": "c", "children": [["name": "d", "children": []]]]],
    ]
    #expect(try render("{{>tree}}", value, partials: ["tree": tree]) == "<a<b><c<d>>>")
  }

  @Test func `delimiters can be changed`() throws {
    #expect(try render("{{=<% %>=}}<% a %>{{a}}<%={{ }}=%>{{a}}", ["a": "x"]) == "x{{a}}x")
  }

  @Test func `the later of two templates with one name counts`() throws {
    let set = TemplateSet([
      TemplateSource(name: "page", file: "built-in/page.html", bytes: Array("old".utf8)),
      TemplateSource(name: "page", file: "templates/page.html", bytes: Array("new".utf8)),
    ])
    #expect(try set.render("page", [:]) == Array("new".utf8))
  }

  @Test func `one set serves several threads`() async throws {
    let set = templateSet("{{#items}}{{.}};{{/items}}")
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for task in 0..<8 {
        group.addTask {
          let items = (0..<100).map { TemplateValue.text("\(task)-\($0)") }
          let expected = (0..<100).map { "\(task)-\($0);" }.joined()
          return try (0..<50).allSatisfy { _ in
            try set.render("page", ["items": .list(items)]) == Array(expected.utf8)
          }
        }
      }
      for try await isRight in group { #expect(isRight) }
    }
  }
}
