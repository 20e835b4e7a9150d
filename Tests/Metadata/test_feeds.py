"""Feeds, maps and lists for machines: valid by their formats, and pointing at what is there."""

import datetime
import pathlib
import re
import urllib.parse
from xml.etree import ElementTree

from markup import head_of

ATOM = "{http://www.w3.org/2005/Atom}"
MAP = "{http://www.sitemaps.org/schemas/sitemap/0.9}"
XHTML = "{http://www.w3.org/1999/xhtml}"
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"

# How often an element may stand in a feed and in an entry (RFC 4287, sections 4.1.1 and 4.1.2).
FEED = {"id": (1, 1), "title": (1, 1), "updated": (1, 1), "subtitle": (0, 1), "author": (0, 99), "link": (0, 99),
        "generator": (0, 1), "icon": (0, 1), "logo": (0, 1), "rights": (0, 1), "entry": (0, 9999)}
ENTRY = {"id": (1, 1), "title": (1, 1), "updated": (1, 1), "summary": (0, 1), "published": (0, 1), "author": (0, 99),
         "link": (0, 99), "category": (0, 99), "content": (0, 1), "rights": (0, 1)}
# What keeps a direction in text without markup, and the signs that are forbidden since they leak into what follows.
OPEN, CLOSE, FORBIDDEN = "\u2066\u2067\u2068", "\u2069", "\u202a\u202b\u202c\u202d\u202e"


def base_of(site):
    base = head_of(site / "index.html").canonical
    assert base.endswith("/")
    return base


def file_of(site, address):
    """The file that an address of the site stands for."""
    base = base_of(site)
    assert address.startswith(base), address
    assert not re.search(r'[^\x21-\x7e]', address), address
    path = urllib.parse.unquote(address.removeprefix(base))
    return site / (path + "index.html" if path == "" or path.endswith("/") else path)


def feeds(site):
    found = sorted(site.glob("*/feed.xml"))
    assert found
    return [(path, ElementTree.parse(path).getroot()) for path in found]


def assert_counts(element, rules):
    names = [child.tag.removeprefix(ATOM) for child in element]
    assert set(names) <= set(rules), names
    for name, (least, most) in rules.items():
        assert least <= names.count(name) <= most, (name, names.count(name))


def is_time(text):
    return bool(re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)", text)) and bool(
        datetime.datetime.fromisoformat(text.replace("Z", "+00:00")))


def test_feeds_are_atom(site):
    for path, feed in feeds(site):
        assert feed.tag == ATOM + "feed" and feed.get(LANGUAGE) == path.parent.name
        assert_counts(feed, FEED)
        entries = feed.findall(ATOM + "entry")
        assert feed.find(f"{ATOM}author/{ATOM}name").text.strip()
        own = [link.get("href") for link in feed.findall(ATOM + "link") if link.get("rel") == "self"]
        assert [file_of(site, address) for address in own] == [path]
        for element in [feed, *entries]:
            assert is_time(element.find(ATOM + "updated").text)
            assert element.find(ATOM + "title").text.strip()
            assert [link for link in element.findall(ATOM + "link") if link.get("rel") == "alternate"]
            for link in element.findall(ATOM + "link"):
                assert file_of(site, link.get("href")).is_file(), link.get("href")
        for entry in entries:
            assert_counts(entry, ENTRY)
        identities = [element.find(ATOM + "id").text for element in [feed, *entries]]
        assert len(set(identities)) == len(identities) and all(urllib.parse.urlsplit(i).scheme for i in identities)
        times = [entry.find(ATOM + "updated").text for entry in entries]
        assert not times or feed.find(ATOM + "updated").text == max(times)


def test_texts_of_feeds_keep_their_direction(site):
    for path, feed in feeds(site):
        for element in feed.iter():
            text = element.text or ""
            depth = 0
            for sign in text:
                depth += (sign in OPEN) - (sign == CLOSE)
                assert depth >= 0 and sign not in FORBIDDEN, (path, text)
            assert depth == 0, (path, text)
            if path.parent.name in ("ar", "he") and element.tag in (ATOM + "title", ATOM + "summary"):
                outside = re.sub(f"[{OPEN}][^{CLOSE}]*{CLOSE}", "", text)
                assert not re.search(r"[A-Za-z]", outside), (path, text)


def test_the_map_holds_every_page_with_its_translations(site):
    root = ElementTree.parse(site / "sitemap.xml").getroot()
    listed = {}
    for url in root.findall(MAP + "url"):
        listed[file_of(site, url.find(MAP + "loc").text)] = url
        updated = url.find(MAP + "lastmod")
        assert updated is None or datetime.date.fromisoformat(updated.text)
        # The order that the schema asks for, and nothing that it does not know.
        assert [child.tag for child in url] == sorted(
            (child.tag for child in url), key=[MAP + "loc", MAP + "lastmod", XHTML + "link"].index)
    # A page in place of a translation that is missing is a copy of the original and stands in no map.
    pages = {path: head_of(path).canonical for path in site.rglob("*.html")}
    assert set(listed) == {path for path, own in pages.items() if own and file_of(site, own) == path}
    for path, url in listed.items():
        said = {link.get("hreflang"): link.get("href") for link in url.findall(XHTML + "link")}
        assert said == head_of(path).alternates, path


def test_translations_name_each_other(site):
    """A search engine ignores alternates that are not returned."""
    groups = {path: head_of(path).alternates for path in site.rglob("*.html") if head_of(path).alternates}
    assert groups
    for path, links in groups.items():
        assert "x-default" in links, path
        for language, address in links.items():
            assert groups[file_of(site, address)] == links, (path, language)


def test_models_get_a_list_of_pages_that_are_there(site):
    text = (site / "llms.txt").read_text(encoding="utf-8")
    lines = text.splitlines()
    assert lines[0].startswith("# ") and any(line.startswith("## ") for line in lines)
    links = re.findall(r"^- \[.*\]\((\S+)\)(?:: .+)?$", text, re.MULTILINE)
    assert len(links) == sum(line.startswith("- ") for line in lines) > 2
    twins = {file_of(site, link) for link in links}
    assert all(twin.is_file() and twin.suffix == ".md" for twin in twins)
    assert twins == set(site.rglob("*.md"))


def test_each_page_names_its_twin(site):
    for twin in site.rglob("*.md"):
        named = [link["href"] for link in head_of(twin.with_suffix(".html")).links if link.get("type") == "text/markdown"]
        assert [pathlib.PurePosixPath(urllib.parse.unquote(name)).name for name in named] == [twin.name], twin


def test_social_pages_name_a_place_of_their_language(site):
    """`language_TERRITORY`, as ogp.me asks."""
    for path in site.rglob("*.html"):
        places = [text for name, text in head_of(path).properties if name.startswith("og:locale")]
        assert all(re.fullmatch(r"[a-z]{2,3}_[A-Z]{2}", place) for place in places), path
        assert len(set(places)) == len(places), path
    assert ("og:locale", "ar_AR") in head_of(site / "ar" / "index.html").properties


def test_robots_are_shown_the_map(site):
    # Only a site at the root of its server has a say in what robots do there.
    if urllib.parse.urlsplit(base_of(site)).path == "/":
        assert f"Sitemap: {base_of(site)}sitemap.xml" in (site / "robots.txt").read_text(encoding="utf-8")
    else:
        assert not (site / "robots.txt").exists()
