import Languages
import Testing

@Suite struct LanguageTagTests {
  @Test(arguments: [
    ("AR", "ar"), ("zh-hans", "zh-Hans"), ("ZH-hant-tw", "zh-Hant-TW"), ("pt-br", "pt-BR"), ("sr-latn", "sr-Latn"),
    ("de-1996", "de-1996"), ("es-419", "es-419"),
  ])
  func `tags are kept in their canonical spelling`(written: String, expected: String) {
    #expect(LanguageTag(written)?.name == expected)
  }

  @Test(arguments: ["", "e", "en_US", "en-", "-en", "1a", "abcd", "english", "en-toolongpart", "עב", "en/us", "."])
  func `what is no tag is refused`(written: String) {
    #expect(LanguageTag(written) == nil)
  }

  @Test(arguments: [
    ("ar", "rtl"), ("he", "rtl"), ("iw", "rtl"), ("fa", "rtl"), ("ur", "rtl"), ("ckb", "rtl"), ("az-Arab", "rtl"),
    ("ar-Latn", "ltr"), ("en", "ltr"), ("zh-Hans", "ltr"), ("ku", "ltr"),
  ])
  func `the direction follows the script`(tag: String, expected: String) {
    #expect(LanguageTag(tag)?.direction.rawValue == expected)
  }

  @Test(arguments: [
    ("ar", "العربية"), ("he", "עברית"), ("zh-Hans", "简体中文"), ("zh", "简体中文"), ("zh-HK", "繁體中文"), ("no", "Norsk"),
    ("pt-BR", "Português (Brasil)"), ("en-ZA", "English (ZA)"), ("sr-Latn", "Srpski"), ("xx", "xx"),
  ])
  func `languages have their own names`(tag: String, expected: String) {
    #expect(LanguageTag(tag)?.autonym == expected)
  }

  @Test(arguments: [
    ("ar", "ar_AR"), ("ar-EG", "ar_EG"), ("he", "he_IL"), ("zh", "zh_CN"), ("zh-Hans", "zh_CN"), ("zh-Hant", "zh_TW"),
    ("zh-Hant-HK", "zh_HK"), ("sr-Latn", "sr_RS"), ("en", "en_US"), ("tlh", nil),
  ])
  func `a language has a territory where one is known`(tag: String, expected: String?) {
    #expect(LanguageTag(tag)?.locale == expected)
  }

  @Test func `folders are languages only by known codes`() {
    #expect(["ar", "he", "no", "zh-Hans", "pt-BR", "ckb"].allSatisfy { LanguageTag($0)?.isKnown == true })
    #expect(["img", "css", "shared", "assets", "api", "xx"].allSatisfy { LanguageTag($0)?.isKnown != true })
  }
}
