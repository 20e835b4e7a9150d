import Diagnostics
import Templates
import Testing

@Suite struct TemplateDiagnosticTests {
  private func mistakes(_ template: String, partials: [String: String] = [:]) -> [String] {
    templateSet(template, partials: partials).diagnostics.map(line)
  }

  private func failure(_ template: String, _ value: TemplateValue) -> String? {
    do {
      _ = try templateSet(template).render("page", value)
      return nil
    } catch {
      return line(error.diagnostic)
    }
  }

  private func line(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.range.map { "\($0.start.line):\($0.start.column)" } ?? "-"
    let remedy = diagnostic.remedy.map { "; \($0)" } ?? ""
    return "\(diagnostic.file ?? "-"):\(place): [\(diagnostic.code.name)] \(diagnostic.message)\(remedy)"
  }

  @Test func `all mistakes of all templates are reported at once`() {
    let found = mistakes(
      "{{#open}}\n{{>heda}}{{/other}}\n{{ }} {{a b}}\n{{=x=}}", partials: ["head": "ש{{#a}}{{#b}}{{/a}}\n{{unclosed"])
    #expect(
      found == [
        "head.html:1:9: [template-syntax] section b is not closed before /a; write {{/b}} where it ends",
        "head.html:2:1: [template-syntax] tag without end; close it with }}",
        "page.html:1:1: [template-syntax] section open is not closed; write {{/open}} where it ends",
        "page.html:2:1: [template-unknown-partial] no template is named heda; did you mean head?",
        "page.html:2:10: [template-syntax] /other closes no section; write {{/open}}",
        "page.html:3:1: [template-syntax] tag without a name; write a name without spaces",
        "page.html:3:7: [template-syntax] a b is not a name; write a name without spaces",
        "page.html:4:1: [template-syntax] delimiters must be two words without =; write {{=<% %>=}}",
      ])
  }

  @Test func `missing values name the template and the place`() {
    #expect(
      failure("\n  {{titel}}", ["title": "x"])
        == "page.html:2:3: [template-missing-value] no value is named titel here; did you mean title?")
    #expect(failure("{{#a}}{{/a}}", [:]) == "page.html:1:1: [template-missing-value] no value is named a here")
    #expect(
      failure("{{a.nme}}", ["a": ["name": "x"]])
        == "page.html:1:1: [template-missing-value] no value is named a.nme here; did you mean name?")
  }

  @Test func `text and markup cannot take each other's place`() {
    #expect(
      failure("{{{a}}}", ["a": "x"]) == "page.html:1:1: [template-wrong-kind] a is text, not markup; write {{a}}")
    #expect(
      failure("{{a}}", ["a": .html("x")]) == "page.html:1:1: [template-wrong-kind] a is markup, not text; write {{{a}}}"
    )
    #expect(
      failure("{{a}}", ["a": ["x"]])
        == "page.html:1:1: [template-wrong-kind] a is a list and cannot be shown; write {{#a}}…{{/a}}")
  }

  @Test func `endless inclusion ends in an error`() {
    #expect(
      failure("{{>page}}", [:]) == "page.html:1:1: [template-recursion] page includes itself without end")
  }

  @Test func `an unknown template is an error of the caller`() {
    #expect(throws: TemplateError.self) { try templateSet("").render("pgae", [:]) }
  }
}
