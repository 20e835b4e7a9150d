import Languages

/// The quotation marks of a language.
struct QuotationStyle {
  /// An opening mark and its closing one.
  struct Pair: Hashable {
    var open: UInt32
    var close: UInt32

    init(_ text: StaticString) {
      let scalars = text.description.unicodeScalars.map(\.value)
      open = scalars.first ?? 0
      close = scalars.last ?? 0
    }

    init(open: UInt32, close: UInt32) {
      self.open = open
      self.close = close
    }

    static let straight = Pair("\"\"")
    /// Those of English.
    static let curly = Pair("“”")
  }

  /// What a quotation is written with, and one inside another; the mends are made of these.
  let outer: Pair
  let inner: Pair
  /// Further pairs that are in use in the language.
  let accepted: Set<Pair>

  /// The marks of a language: those that CLDR 47 lists as its delimiters, with the exceptions that its table gives a
  /// reason for.
  init(of tag: LanguageTag) {
    let name = tag.isTraditionalChinese ? "zh-Hant" : String(tag.language)
    let row = Self.table.first { $0.languages.split(separator: " ").contains { $0 == name } } ?? Self.usual
    outer = row.outer
    inner = row.inner
    accepted = Set([row.outer, row.inner] + row.others)
  }

  private struct Row {
    var languages: String
    var outer: Pair
    var inner: Pair
    var others: [Pair] = []
  }

  private static let usual = Row(languages: "", outer: Pair("“”"), inner: Pair("‘’"))

  private static let table: [Row] = [
    // CLDR has ”…“ for Arabic; books, newspapers and style guides have «…», which also stands in CLDR for Persian.
    Row(languages: "ar arz", outer: Pair("«»"), inner: Pair("”“"), others: [Pair("’‘"), Pair("‹›")]),
    Row(languages: "fa am mzn ckb azb ps", outer: Pair("«»"), inner: Pair("‹›")),
    Row(languages: "ur syr sd", outer: Pair("”“"), inner: Pair("’‘"), others: [Pair("“”"), Pair("‘’"), Pair("«»")]),
    // Hebrew has ”…” in CLDR, „…” in older books, and “…” from word processors; " and ״ are what keyboards give.
    Row(
      languages: "he iw yi", outer: Pair("””"), inner: Pair("’’"),
      others: [Pair("„”"), Pair("“”"), Pair("״״"), Pair("„“")]),
    Row(languages: "ja zh-Hant yue", outer: Pair("「」"), inner: Pair("『』"), others: [Pair("〝〟")]),
    Row(
      languages: "de dsb hsb cs sk sl et hr is lb mk", outer: Pair("„“"), inner: Pair("‚‘"),
      others: [Pair("»«"), Pair("›‹")]),
    Row(languages: "bg lt ka", outer: Pair("„“"), inner: Pair("„“"), others: [Pair("«»"), Pair("“”")]),
    Row(languages: "pl ro bs", outer: Pair("„”"), inner: Pair("«»"), others: [Pair("‘’"), Pair("»«")]),
    Row(languages: "hu", outer: Pair("„”"), inner: Pair("»«"), others: [Pair("’’")]),
    Row(languages: "sr", outer: Pair("„”"), inner: Pair("’’"), others: [Pair("„“"), Pair("“”")]),
    Row(languages: "fr hy", outer: Pair("«»"), inner: Pair("“”"), others: [Pair("‹›"), Pair("”“")]),
    Row(languages: "ru uk be ky sah cv", outer: Pair("«»"), inner: Pair("„“"), others: [Pair("“”")]),
    Row(languages: "it el eu ca ast br sq kk sc ti kab", outer: Pair("«»"), inner: Pair("“”")),
    Row(
      languages: "es gl pt da", outer: Pair("“”"), inner: Pair("‘’"),
      others: [Pair("«»"), Pair("»«"), Pair("„“"), Pair("””")]),
    Row(languages: "fi sv", outer: Pair("””"), inner: Pair("’’"), others: [Pair("»»"), Pair("»«")]),
    Row(languages: "no nb nn", outer: Pair("«»"), inner: Pair("‘’"), others: [Pair("“”"), Pair("„“")]),
    Row(languages: "nl af", outer: Pair("‘’"), inner: Pair("“”"), others: [Pair("„”")]),
    Row(languages: "vi tr id", outer: Pair("“”"), inner: Pair("‘’"), others: [Pair("«»")]),
  ]
}
