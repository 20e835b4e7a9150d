/// The elements and attributes that an author may write.
enum HTMLVocabulary {
  /// Elements of running text.
  static let phrasing: Set<String> = [
    "a", "abbr", "audio", "b", "bdi", "bdo", "br", "cite", "code", "data", "del", "dfn", "em", "i", "img", "ins", "kbd",
    "mark", "picture", "q", "rb", "rp", "rt", "rtc", "ruby", "s", "samp", "small", "source", "span", "strong", "sub",
    "sup", "time", "track", "u", "var", "video", "wbr",
  ]

  /// Elements that may not stand inside a paragraph.
  static let flow: Set<String> = [
    "address", "article", "aside", "blockquote", "caption", "col", "colgroup", "dd", "details", "div", "dl", "dt",
    "figcaption", "figure", "footer", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hgroup", "hr", "li", "nav", "ol",
    "p", "pre", "section", "summary", "table", "tbody", "td", "tfoot", "th", "thead", "tr", "ul",
  ]

  /// Elements that hold code, keys or output.
  static let code: Set<String> = ["code", "kbd", "pre", "samp"]

  /// Elements without content and end tag.
  static let void: Set<String> = ["br", "col", "hr", "img", "source", "track", "wbr"]

  /// Elements whose end tag may be left out.
  static let impliedEnd: Set<String> = [
    "caption", "colgroup", "dd", "dt", "li", "p", "rb", "rp", "rt", "rtc", "tbody", "td", "tfoot", "th", "thead", "tr",
  ]

  /// For an element, the open elements that its beginning ends.
  static let ends: [String: Set<String>] = [
    "li": ["li"], "dt": ["dt", "dd"], "dd": ["dt", "dd"], "tr": ["tr", "td", "th"], "td": ["td", "th"],
    "th": ["td", "th"], "tbody": ["thead", "tbody", "tr", "td", "th", "caption", "colgroup"],
    "thead": ["caption", "colgroup"], "tfoot": ["thead", "tbody", "tr", "td", "th"],
    "rt": ["rt", "rp", "rb"], "rp": ["rt", "rp", "rb"], "rb": ["rt", "rp", "rb"],
  ]

  /// Elements that browsers know, or once knew, and pages do not have.
  static let others: Set<String> = [
    "acronym", "applet", "area", "base", "basefont", "bgsound", "big", "blink", "body", "button", "canvas", "center",
    "datalist", "dialog", "dir", "embed", "fieldset", "font", "form", "frame", "frameset", "head", "html", "image",
    "input", "keygen", "label", "legend", "link", "listing", "main", "map", "marquee", "menu", "menuitem", "meta",
    "meter", "nobr", "optgroup", "option", "output", "param", "portal", "progress", "search", "slot", "strike", "tt",
  ]

  /// Refused elements whose content is no text of the page.
  static let rawText: Set<String> = [
    "iframe", "noembed", "noframes", "noscript", "object", "plaintext", "script", "style", "svg", "template",
    "textarea", "title", "xmp", "math", "select",
  ]

  /// Attributes that any of the elements may have; those that begin with `aria-` or `data-` come on top.
  static let attributes: Set<String> = [
    "abbr", "align", "alt", "autoplay", "cite", "class", "colspan", "controls", "datetime", "decoding", "default",
    "dir",
    "download", "headers", "height", "hidden", "href", "hreflang", "id", "kind", "label", "lang", "loading", "loop",
    "media", "muted", "name", "open", "playsinline", "poster", "preload", "rel", "reversed", "role", "rowspan", "scope",
    "sizes", "span", "src", "srclang", "srcset", "start", "target", "title", "translate", "type", "valign", "value",
    "width",
  ]

  /// Attributes whose value is an address that the site resolves.
  static let addresses: Set<String> = ["href", "src", "poster", "srcset"]

  /// Attributes whose value is an id, or several, that the page must have as they are written.
  static func namesIDs(attribute name: String) -> Bool {
    name == "id" || name == "for" || name == "headers" || name.hasPrefix("aria-")
  }

  static func allows(attribute name: String) -> Bool {
    attributes.contains(name)
      || (name.hasPrefix("aria-") || name.hasPrefix("data-"))
        && name.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D }
  }
}
