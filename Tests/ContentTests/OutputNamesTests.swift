import Content
import Diagnostics
import Testing

@Suite struct OutputNamesTests {
  private func check(_ paths: String...) -> [Diagnostic] {
    OutputNames.check(paths.map { OutputCollisions.Output(path: $0, file: "source of \($0)") })
  }

  @Test(arguments: [
    "con.html", "CON", "Aux.x.html", "nul", "com1.html", "LPT9.txt", "com¹.html", "con .html", "conin$.txt",
    "what?.html",
    "a:b.html", "a*b", "a\"b", "a<b", "a>b", "a|b", "end.", "end ", "a\u{202E}b.html", "a\u{FEFF}", "\u{200F}a.png",
  ])
  func `names that Windows cannot have are warnings, as files and as folders`(name: String) {
    for path in ["en/\(name)", "en/\(name)/index.html"] {
      let found = check(path)
      #expect(found.map(\.severity) == [.warning] && found[0].code == .badFileName, "\(path)")
      #expect(found.first?.message.hasPrefix("'\(name)' ") == true)
      #expect(found.first?.file == "source of \(path)" && found.first?.remedy != nil)
    }
  }

  @Test(arguments: [
    "console.html", "com.html", "com10.html", "aux-1.html", "a.con.html", "lpt.html", "en..html", "قف؟.html",
    "什么？.html",
    ".well-known/x", "a'b&c;d=e+f@g!.html", "null.html", "מבוא־א.html", "می\u{200C}شود.html", "👩\u{200D}👧.png",
  ])
  func `other names are fine`(name: String) {
    #expect(check("en/\(name)").isEmpty)
  }

  @Test func `a folder is named once, at the first file in it`() {
    #expect(
      check("en/aux/a.html", "en/aux/b.html", "he/aux/a.html").map(\.file) == [
        "source of en/aux/a.html", "source of he/aux/a.html",
      ])
  }

  @Test func `a name that no disk can hold is an error`() {
    #expect(check("en/" + String(repeating: "ش", count: 125) + ".html").isEmpty)
    #expect(check("en/" + String(repeating: "ش", count: 126) + ".html").map(\.severity) == [.error])
  }
}
