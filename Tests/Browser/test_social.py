"""The pictures that other sites show with links to pages: every page names its own, and each shows something."""

import html
import pathlib
import re
import zlib

import pytest
from conftest import page_paths

ADDRESS = "https://docs.example.org/"

def chunks(data):
    """The parts of a PNG file, in order, their checksums checked."""
    place = 8
    while place < len(data):
        length = int.from_bytes(data[place:place + 4], "big")
        body = data[place + 4:place + 8 + length]
        assert zlib.crc32(body) == int.from_bytes(data[place + 8 + length:place + 12 + length], "big")
        yield body[:4].decode(), body[4:]
        place += 12 + length


def meta(text, name):
    found = re.search(rf'<meta (?:property|name)="{re.escape(name)}" content="([^"]*)">', text)
    return html.unescape(found[1]) if found else None


def picture_of(site, path):
    text = (pathlib.Path(site) / path).read_text(encoding="utf-8")
    address = meta(text, "og:image")
    assert address and address.startswith(ADDRESS), path
    return text, pathlib.Path(site) / address.removeprefix(ADDRESS)


def test_every_page_names_a_picture_of_its_own(site):
    seen = set()
    for path in page_paths():
        text, file = picture_of(site, path)
        head = file.read_bytes()
        assert head[:8] == b"\x89PNG\r\n\x1a\n", path
        assert (int.from_bytes(head[16:20], "big"), int.from_bytes(head[20:24], "big")) == (1200, 630), path
        assert (meta(text, "og:image:width"), meta(text, "og:image:height")) == ("1200", "630")
        assert meta(text, "og:image:type") == "image/png" and meta(text, "twitter:card") == "summary_large_image"
        assert meta(text, "og:image:alt") and meta(text, "og:image:alt") == meta(text, "twitter:image:alt")
        assert 4_000 < len(head) < 40_000, f"{path}: {len(head)} bytes"
        if path != "index.html":
            assert file not in seen, path
            seen.add(file)


@pytest.mark.parametrize("language", ["ar", "en", "he", "zh-Hans"])
def test_a_picture_shows_words_where_lines_begin_and_the_mark_where_they_end(browser, site, language):
    _, file = picture_of(site, f"{language}/guides/navigation-stack.html")
    browser.driver.get(file.as_uri())
    assert browser.run("[document.images[0].naturalWidth, document.images[0].naturalHeight]") == [1200, 630]
    parts = dict(chunks(file.read_bytes()))
    assert list(parts) == ["IHDR", "tEXt", "PLTE", "IDAT", "IEND"]
    assert 8 < len(parts["PLTE"]) // 3 <= 96
    rows = zlib.decompress(parts["IDAT"])
    assert len(rows) == 630 * 1201 and not any(rows[::1201])
    left = sum(600 - rows[y * 1201 + 1:y * 1201 + 601].count(0) for y in range(630))
    right = sum(600 - rows[y * 1201 + 601:(y + 1) * 1201].count(0) for y in range(630))
    words, mark = (right, left) if language in ("ar", "he") else (left, right)
    assert 15_000 < words < 120_000, "letters"
    assert 100_000 < mark < 260_000, "the mark"
