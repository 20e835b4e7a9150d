"""Cases about files, addresses and the site's own files: numbers in names are those of the cases."""

import hashlib
import json
import re
import shutil
import unicodedata
import urllib.parse
import xml.etree.ElementTree as ElementTree

import pytest
from conftest import Page, run, text_of

ATOM = "{http://www.w3.org/2005/Atom}"


def snapshot(folder):
    return {str(p.relative_to(folder)): hashlib.sha256(p.read_bytes()).hexdigest()
            for p in sorted(folder.rglob("*")) if p.is_file()}


def test_33_other_encodings_are_refused_all_at_once(build):
    result = build("33-encoding-gbk")
    assert result.code == 1
    assert result.reports("zh-Hans/gbk.md:2", "UTF-8")
    assert result.reports("zh-Hans/utf16.md")
    assert result.reports("en/latin1.md:8", "UTF-8")
    assert not result.site.exists()


def test_34_names_that_would_be_one_file_are_refused(build):
    result = build("34-name-collision")
    assert result.code == 1
    both = [m for m in result.messages() if "en/Setup.md" in m and "en/setup.md" in m]
    assert both
    assert [m for m in result.messages() if "tools/README.md" in m and "tools/index.md" in m]
    assert build("34-name-collision").err == result.err
    content = result.site.parent / "content/en"
    (content / "Setup.md").unlink()
    (content / "tools/README.md").unlink()
    result = build("34-name-collision").clean()
    text = "".join(text_of(p.html) for p in result.pages())
    for name in ("Setup lower", "Tools index", "Faq file", "Faq folder", "Fine"):
        assert f"Text of {name}." in text


def test_35_the_site_may_stand_beside_the_sources_but_not_among_them(build, tmp_path):
    first = build("35-output-inside", out=tmp_path / "content/site").clean()
    content = tmp_path / "content"
    sources = {k: v for k, v in snapshot(content).items() if not k.startswith("site/")}
    seen = snapshot(first.site)
    for _ in range(2):
        build("35-output-inside", out=content / "site").clean()
        assert snapshot(first.site) == seen
    assert not (first.site / "site").exists()
    for refused in (content, content / "en"):
        result = build("35-output-inside", out=refused)
        assert result.code == 2
        assert str(refused) in result.err
    foreign = tmp_path / "foreign"
    foreign.mkdir()
    (foreign / "precious.txt").write_text("mine")
    assert build("35-output-inside", out=foreign).code == 2
    assert (foreign / "precious.txt").read_text() == "mine"
    assert {k: v for k, v in snapshot(content).items() if not k.startswith("site/")} == sources


def test_36_every_address_is_relative_and_names_a_file(build, tmp_path):
    result = build("36-offline-urls")
    moved = tmp_path / "folder with שם"
    shutil.move(result.site, moved)
    result.site = moved
    pages = result.pages()
    assert {p.path for p in pages} >= {"index.html", "ar/index.html", "ar/guides/a/b/deep.html"}
    for page in pages:
        assert page.html.find(".//base") is None
        for element in page.html.iter():
            if not isinstance(element.tag, str):
                continue
            for name in ("href", "src"):
                value = element.get(name)
                if value is None:
                    continue
                parts = urllib.parse.urlsplit(value)
                if element.tag == "link" and element.get("rel") in ("canonical", "alternate"):
                    continue
                if element.tag == "a" and parts.scheme:
                    continue
                assert not parts.scheme and not parts.netloc and not value.startswith("/"), value
                path, _ = page.target(value)
                assert path.is_file(), f"{page.path}: {value}"
    for sheet in moved.rglob("*.css"):
        assert not re.search(r"@import|url\(\s*['\"]?(https?:)?//", sheet.read_text(encoding="utf-8"))
    deep = result.page("ar/guides/a/b/deep.html")
    images = [i.get("src") for i in deep.all("img")]
    assert images and all("%20" in i and "%2520" not in i for i in images)
    assert "](" in text_of(deep.body)


def test_38_feeds_are_well_formed(build):
    result = build("38-rss-escape")
    assert result.reports("en/news.md:9")
    for feed in result.site.rglob("feed.xml"):
        raw = feed.read_bytes()
        assert b"\x08" not in raw and b"\x0b" not in raw
        root = ElementTree.fromstring(raw)
        for entry in root.iter(f"{ATOM}entry"):
            link = entry.find(f"{ATOM}link").get("href")
            assert link.startswith("https://docs.example.org/") and link.isascii()
            assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", entry.find(f"{ATOM}updated").text)
            for address in re.findall(r'href="([^"]*)"', entry.findtext(f"{ATOM}content") or ""):
                assert address.startswith("https://")
    english = ElementTree.parse(result.site / "en/feed.xml").getroot()
    titles = [e.findtext(f"{ATOM}title") for e in english.iter(f"{ATOM}entry")]
    assert 'Fixes & "more" <fast> ]]> now' in titles
    arabic = ElementTree.parse(result.site / "ar/feed.xml").getroot()
    assert arabic.get("{http://www.w3.org/XML/1998/namespace}lang") == "ar"


def test_39_questions_as_structured_data(build):
    page = build("39-faq-jsonld").clean().page("ar/faq.html")
    scripts = re.findall(r'<script type="application/ld\+json">(.*?)</script>', page.source, re.S)
    assert len(scripts) == 1
    assert not re.search(r"</|<!--|<script", scripts[0], re.I)
    data = json.loads(scripts[0])
    assert data["@type"] == "FAQPage" and len(data["mainEntity"]) == 2
    assert data["mainEntity"][0]["name"] == "كيف أضيف </script> إلى الصفحة؟"
    answers = [q["acceptedAnswer"]["text"] for q in data["mainEntity"]]
    assert '"علامات الاقتباس"' in answers[0].replace("&quot;", '"') and "\\" in answers[0]
    assert "افتح" in answers[1] and "ابحث" in answers[1]
    assert ".md" not in answers[1]
    for address in re.findall(r'href="([^"]*)"', answers[1]):
        assert address.startswith("https://")
    assert page.html.find(".//footer") is not None
    assert text_of(page.body).count("علامات الاقتباس") == 1
