import DataFormats
import Testing

@Suite struct JSONTests {
  @Test(arguments: [
    "{}", "[]", "null", "-0.5e+10", "0", "\"\\u00e9\\n\\\"\"", "{\"a\": [1, {\"b\": true}], \"ج\": \"🙂\"}\n",
    "\"\\ud83d\\ude00\"", "{\"a\": {\"a\": 1}}", "[\n  ...\n]", "{\"a\": 1,\n…\n}", "{\n  ...\n  \"b\": 2\n}",
    "{\"a\": ..., \"b\": [ … ]}", "{\"a\": 1\n  ...\n}", "{\n  ...,\n  \"b\": 2\n}",
  ])
  func `JSON is JSON, with ellipses where something could stand`(text: String) {
    #expect(MarkedData(text, as: .json).findings == [])
  }

  @Test(arguments: [
    ("{\"a\": 1«,»}", "comma behind the last member", "delete it"),
    ("[1«,»\n]", "comma behind the last element", "delete it"),
    ("{«'a'»: 1}", "single quotation marks", "double"), ("{«a»: 1}", "without quotation marks", "double"),
    ("{\"a\": 1 «// one»\n}", "comment", "jsonc"), ("{«/* x */» \"a\": 1}", "comment", "delete"),
    ("{\"a\": «True»}", "'True'", "write true"), ("[«nil»]", "'nil'", "write null"), ("[«.5»]", "number", "digit"),
    ("[«01»]", "number", "zeros"), ("[«0x1F»]", "number", "decimal"), ("[«+1»]", "number", "plus"),
    ("[«1.»]", "number", "behind the point"), ("[«NaN»]", "no number", "null"),
    ("{\"a\": «1»\n\"b\": 2}", "comma is missing", "comma"), ("{«\"a\"» 1}", "without a colon", "colon"),
    ("{\"a\" «=» 1}", "equals sign", "colon"), ("{\"a\": 1«;» \"b\": 2}", "semicolon", "comma"),
    ("«{»\"a\": 1", "never closed", "write }"), ("{\"a\": [1«}»", "closes a bracket [", "write ]"),
    ("{\"a\": 1} «x»", "behind the end", "array"), ("«“a”»", "prose", "straight"),
    ("[«\"a»\n]", "does not end on its line", "\\n"), ("[\"«\\x»\"]", "escape", "backslash"),
    ("[\"«\\u12»\"]", "four hexadecimal", "\\u00e9"), ("[\"«\\ud800»\"]", "surrogate", "both"),
    ("{\"a\": «}»", "value is missing", "null"), ("[«,» 1]", "comma without anything", "delete"),
    ("«»", "no JSON", "value"), ("[1, «\u{A0}»2]", "white space", "plain space"),
  ])
  func `each mistake is named at its place, with its mend`(text: String, message: String, remedy: String) {
    let data = MarkedData(text, as: .json)
    #expect(data.first?.range == data.expected, "\(data.findings)")
    #expect(data.first?.message.contains(message) == true, "\(data.findings)")
    #expect(data.first?.remedy?.contains(remedy) == true, "\(data.first?.remedy ?? "-")")
  }

  @Test func `a name that an object has twice is a warning at both`() {
    let data = MarkedData("{\"a\": 1, \"b\": {\"a\": 2}, «\"\\u0061\"»: 3}", as: .json)
    #expect(data.findings == ["warning '\"\\u0061\"': member \"\\u0061\" stands here twice"])
    #expect(data.first?.note?.range == 1..<4)
  }

  @Test func `several mistakes are found in one reading`() {
    let data = MarkedData("{\n  a: 'x', // one\n  \"b\": True,\n}\n", as: .json)
    #expect(data.findings.count == 5)
  }

  @Test func `no text exhausts the stack or the time`() {
    #expect(DataFormat.json.read([UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)).findings.count == 1)
    let pieces = ["{", "}", "[", "]", ",", ":", "\"", "'", "\\", "/", "*", "1", "a", "…", ".", "-", "\n", " ", "“"]
    var state: UInt64 = 7
    for _ in 0..<3000 {
      var text = ""
      for _ in 0..<14 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += pieces[Int(state >> 33) % pieces.count]
      }
      for format in DataFormat.allCases {
        for finding in format.read(Array(text.utf8)).findings { #expect(finding.range.upperBound <= text.utf8.count) }
      }
    }
  }
}
