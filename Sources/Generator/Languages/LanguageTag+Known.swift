extension LanguageTag {
  /// Whether the primary language is one of ISO 639-1, or one of the longer codes that sites are written in.
  ///
  /// A folder is taken for a language only then: `img` and `shared` are well-formed tags as well.
  package var isKnown: Bool {
    language.utf8.count == 2 ? Self.twoLetterCodes.contains(language) : Self.longerCodes.contains(language)
  }

  private static let twoLetterCodes: Set<Substring> = Set(
    """
    aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en \
    eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu iw ja \
    jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd \
    ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss \
    st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
    """.split(separator: " "))

  private static let longerCodes: Set<Substring> = Set(
    """
    ace arc arz ast azb bal bcl ceb chr ckb cmn crh dsb fil fur gsw hak haw hsb ilo kab kok kmr lrc mai mni mzn nan \
    nds nqo pap pcm pnb prs quz rhg sah sat scn shi smn sms srd szl tet tlh tok tzm vec war wuu yue zgh zza
    """.split(separator: " "))
}
