"""What machines read in the head of a page."""

import functools
import html.parser


class Head(html.parser.HTMLParser):
    """The links, the properties and the structured data of a page."""

    def __init__(self, text):
        super().__init__()
        self.language = None
        self.links = []
        self.properties = []
        self.data = []
        self.is_data = False
        self.feed(text[:text.index("</head>")])

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        if tag == "html":
            self.language = values["lang"]
        elif tag == "link":
            self.links.append(values)
        elif tag == "meta" and "property" in values:
            self.properties.append((values["property"], values["content"]))
        self.is_data = tag == "script" and values.get("type") == "application/ld+json"
        if self.is_data:
            self.data.append("")

    def handle_data(self, text):
        if self.is_data:
            self.data[-1] += text

    def handle_endtag(self, tag):
        self.is_data = False

    @property
    def canonical(self):
        return next((link["href"] for link in self.links if link["rel"] == "canonical"), None)

    @property
    def alternates(self):
        """The address of the page in each language, by what `hreflang` says."""
        return {link["hreflang"]: link["href"] for link in self.links if "hreflang" in link}


class Text(html.parser.HTMLParser):
    """The words of a page, its code among them."""

    def __init__(self, text):
        super().__init__()
        self.parts = []
        self.feed(text[text.index("<main"):text.index("</main>")])

    def handle_data(self, text):
        self.parts.append(text)


@functools.cache
def head_of(path):
    return Head(path.read_text(encoding="utf-8"))


def text_of(path):
    return " ".join("".join(Text(path.read_text(encoding="utf-8")).parts).split())
