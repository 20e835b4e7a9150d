import DataFormats
import Testing

@Suite struct XMLTests {
  @Test(arguments: [
    "<a/>",
    "<?xml version=\"1.0\"?>\n<!DOCTYPE a [<!ENTITY x \"y\">]>\n<a b='1' c=\"&lt;&#8212;&x;\">t<!-- c --></a>\n",
    "<a>1</a>\n<b/>\n", "<a><![CDATA[<&]]></a>", "<ج:ب/>", "<a>\n...\n</a>", "<a>…</a>",
  ])
  func `well-formed XML and parts of it are fine`(text: String) {
    #expect(MarkedData(text, as: .xml).findings == [])
  }

  @Test(arguments: [
    ("<a>x «&» y</a>", "ampersand", "&amp;"), ("<a>«&nbsp;»</a>", "not defined", "character itself"),
    ("<a>1 «<» 2</a>", "less-than", "&lt;"), ("<a><b>«</a>»", "before <b> is ended", "</b>"),
    ("<a>«</b>»</a>", "where <a> has to end", "</a>"), ("«<a>»<b></b>", "never ended", "</a>"),
    ("«</a>»", "ends nothing", "delete"), ("<a b=«c»/>", "without quotation marks", "\"…\""),
    ("<a «b»/>", "without a value", "b="), ("<a b='1' «b»='2'/>", "stands here twice", "remove"),
    ("<a b=«\"1»>t</a>", "closing quotation mark", "close"), ("<a><!-- x «--» y --></a>", "two hyphens", "one"),
    ("<a>«<!--» x</a>", "never ended", "-->"), ("<a>«&#xFFFF»;</a>", "no character", "&#x2014;"),
    ("\n«<?xml version=\"1.0\"?>»<a/>", "not the first thing", "move"),
    ("<?xml version=\"1.0\"?><a/>«<b/>»", "second root", "round both"),
    ("<?xml version=\"1.0\"?><a/>\n«x»", "outside the root", "move"), ("<a>«]]>»</a>", "]]>", "]]&gt;"),
    ("«words»", "", ""),
  ])
  func `each mistake is named at its place, with its mend`(text: String, message: String, remedy: String) {
    let data = MarkedData(text, as: .xml)
    guard !message.isEmpty else {
      #expect(data.first?.message == "block holds no element of XML")
      return
    }
    #expect(data.first?.range == data.expected, "\(data.findings)")
    #expect(data.first?.message.contains(message) == true, "\(data.findings)")
    #expect(data.first?.remedy?.contains(remedy) == true, "\(data.first?.remedy ?? "-")")
  }

  @Test func `two tags that do not match are both shown`() {
    let data = MarkedData("<a>\n  <b>\n«</a>»\n", as: .xml)
    #expect(data.first?.note?.message == "<b> begins here")
    #expect(data.first?.note?.range == 6..<9)
  }
}

@Suite struct PropertyListTests {
  private static let head =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" "
    + "\"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n"

  @Test(arguments: [
    "<dict><key>a</key><string>x</string><key>b</key><true/></dict>",
    "<array><integer>-1</integer><integer>0x1F</integer><real>1e-3</real><real>nan</real>"
      + "<date>2026-01-31T09:00:00Z</date><data>\n  aGk=\n</data><false/></array>",
    "<dict>\n...\n<key>a</key>\n<array>…</array>\n…\n</dict>", "<dict><key>a</key>…</dict>", "<integer>...</integer>",
  ])
  func `property lists are fine, whole and in part`(value: String) {
    #expect(MarkedData(Self.head + value + "\n</plist>\n", as: .xml).findings == [])
    #expect(MarkedData(value, as: .propertyList).findings == [])
    #expect(MarkedData(Self.head + value + "\n</plist>\n", as: .xml).reading.format == .propertyList)
  }

  @Test func `keys with their values alone are a part of a list`() {
    #expect(MarkedData("<key>a</key>\n<array>\n  <string>b</string>\n</array>\n", as: .propertyList).findings == [])
    #expect(
      MarkedData("<key>a</key>\n<string>b</string>\n<string>c</string>\n", as: .propertyList).findings.first?
        .contains("without a key") == true)
  }

  @Test(arguments: [
    ("<dict>«<key>»a</key><key>b</key><true/></dict>", "without a value", "write a value"),
    ("<dict>«<string>»a</string></dict>", "without a key", "<key>"),
    ("<dict><key>a</key>«<bool>»YES</bool></dict>", "no element", "<true/>"),
    ("<dict><key>a</key>«<String>»x</String></dict>", "no element", "<string>"),
    ("<array>«<integer>1.5</integer>»</array>", "'1.5'", "digits"),
    ("<array>«<date>31.1.2026</date>»</array>", "31.1.2026", "2026-01-31T"),
    ("<array>«<data>a?</data>»</array>", "'a?'", "Base64"),
    ("<array>«<true>»yes</true></array>", "text in it", "<true/>"),
    ("<dict>«words»<key>a</key><true/></dict>", "text between", "<string>"),
    ("<array><string>«<b>»x</b></string></array>", "inside <string>", "end <string>"),
    ("<dict><key>a</key><true/>«<key>»a</key><true/></dict>", "stands here twice", "rename"),
  ])
  func `each mistake is named at its place, with its mend`(text: String, message: String, remedy: String) {
    let data = MarkedData(text, as: .propertyList)
    #expect(data.first?.range == data.expected, "\(data.findings)")
    #expect(data.first?.message.contains(message) == true, "\(data.findings)")
    #expect(data.first?.remedy?.contains(remedy) == true, "\(data.first?.remedy ?? "-")")
  }
}

@Suite struct YAMLTests {
  @Test(arguments: [
    "a: 1\nb: [x, y]\n", "- &x 1\n- *x\n", "---\na: 1\n---\nb: 2\n", "a:\n  ...\nb: 2\n", "…\na: 1\n",
    "x: |\n  a: b: c\n",
    "a: {<<: 1, <<: 2}\n",
  ])
  func `YAML of one document or several is fine`(text: String) {
    #expect(MarkedData(text, as: .yaml).findings == [])
  }

  @Test func `mistakes are named at their places, with their mends`() {
    let colon = MarkedData("# ن\na: b: c\n", as: .yaml)
    #expect(colon.findings == ["error ': c': colon followed by a space in a text without quotation marks"])
    let tab = MarkedData("a:\n\tb: 1\n", as: .yaml)
    #expect(tab.first?.message == "tab used for indentation")
    let twice = MarkedData("a: 1\nb: {a: 2}\n«a»: 3\n", as: .yaml)
    #expect(twice.first?.range == twice.expected)
    #expect(twice.first?.note?.range == 0..<1)
  }
}
