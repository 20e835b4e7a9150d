"""Cases about Markdown, front matter and code: numbers in names are those of the cases."""

import datetime
import re
import subprocess
import urllib.parse

import pytest
from conftest import TOOL, text_of


def title(page):
    return page.html.find(".//title").text


def attributes(page):
    return {name for e in page.html.iter() if isinstance(e.tag, str) for name in e.keys()}


def test_16_a_byte_order_mark_makes_no_difference(build):
    result = build("16-fm-bom").clean()
    page = result.page("zh-Hans/bom.html")
    assert "带有 BOM 的页面" in title(page)
    assert [t.get("datetime") for t in page.html.iter("time")][0] == "2025-03-01"
    assert not page.all("hr") and [text_of(h).strip("# ") for h in page.all("h2")] == ["第一节"]
    assert "title:" not in text_of(page.body)
    other = result.page("zh-Hans/bom-heading.html")
    assert [text_of(h).strip("# ") for h in other.html.iter("h1")] == ["没有元数据的页面"]
    assert "没有元数据的页面" in title(other)
    for file in result.site.rglob("*"):
        if file.is_file():
            assert b"\xef\xbb\xbf" not in file.read_bytes()


def test_17_windows_line_ends_make_no_difference(build):
    result = build("17-fm-crlf")
    assert result.reports("en/windows.md:24") and not result.reports("en/windows.md:1")
    assert result.code == 1
    assert len(result.messages()) == 1
    source = (result.site.parent / "content/en/windows.md")
    source.write_bytes(source.read_bytes().replace(b"](missing", b"](windows").replace(b"(no-such", b"(windows"))
    lines = source.read_bytes().split(b"\r\n")
    lines[23] = re.sub(rb"\]\([^)]*\)", b"](windows.md)", lines[23])
    source.write_bytes(b"\r\n".join(lines))
    page = build("17-fm-crlf").clean().page("en/windows.html")
    assert "\r" not in page.source
    assert "Written on Windows" in title(page)
    assert len(list(page.html.iter("h1"))) == 1
    [table] = page.all("table")
    assert len(list(table.find("tbody").iter("tr"))) == 1
    assert len(page.all("pre")) == 1
    assert not page.all("hr") and not page.all("h2")


def test_18_yes_and_no_are_text_where_text_is_meant(build):
    page = build("18-fm-no-yes").clean().page("no/index.html")
    assert page.html.get("lang") == "no"
    tags = [text_of(e) for e in page.html.iter() if "tag" in (e.get("class") or "").split()]
    assert tags == ["no", "yes", "on", "off", "y", "null"]


def test_19_a_colon_in_a_title_is_explained_or_kept(build):
    result = build("19-fm-colon-title")
    assert result.code != 0
    assert result.reports("he/faq.md:2", "quote")
    assert "en/faq.md" not in result.err and "zh-Hans/faq.md" not in result.err
    (result.site.parent / "content/he/faq.md").unlink()
    result = build("19-fm-colon-title").clean()
    assert "常见问题：安装与更新" in title(result.page("zh-Hans/faq.html"))
    assert "Questions: setup # and 'quotes'" in title(result.page("en/faq.html"))


def test_20_fences_of_every_kind(build):
    result = build("20-code-fence-kinds").clean()
    page = result.page("en/fences.html")
    blocks = page.all("pre")
    assert len(blocks) == 4
    assert text_of(blocks[0]).count("\n") == 2
    assert text_of(blocks[1]).count("```") == 2
    assert text_of(blocks[2]) == "~~~\nnot a closing fence\n~~~\n"
    assert len([c for c in page.all("code") if c.get("class") == "language-swift"]) == 3
    outside = text_of(page.body)
    for block in page.all("figure"):
        outside = outside.replace(text_of(block), "")
    assert "```" not in outside and "~~~" not in outside


def test_21_code_in_lists_loses_only_the_lists_indentation(build):
    result = build("21-code-in-list").clean()
    page = result.page("ar/tutorial.html")
    [outer] = page.all("ol")
    items = outer.findall("li")
    assert len(items) == 2
    blocks = page.all("pre")
    assert len(blocks) == 3 and all(items[i] in page.ancestors(b) for b, i in zip(blocks, (0, 1, 1)))
    assert any(a.tag == "ul" for a in page.ancestors(blocks[2]))
    lines = text_of(blocks[0]).split("\n")
    assert lines[0] == "struct Point {" and lines[1] == "    var x = 0"
    assert "    سطر أول\n      سطر ثانٍ\n" in text_of(blocks[1])
    source = result.site.parent / "content/ar/tutorial.md"
    source.write_text(source.read_text(encoding="utf-8").replace("var x = 0", 'var x: Int = "0"'), encoding="utf-8")
    broken = build("21-code-in-list")
    assert broken.code == 1
    assert broken.reports("ar/tutorial.md:11:21")


def test_22_info_strings(build):
    result = build("22-code-info-attrs")
    page = result.page("en/info.html")
    classes = [c.get("class") for pre in page.all("pre") for c in pre.iter("code")]
    assert classes == ["language-swift"] * 5 + ["language-swiftui", "language-sh"]
    names = {n for e in page.all("pre") + page.all("code") for n in e.keys()}
    assert names <= {"dir", "class", "tabindex", "lang", "translate", "data-line", "id", "role", "aria-label"}
    assert "someUndefinedThing" in text_of(page.body)


def test_23_an_unclosed_fence_is_reported_at_its_opening(build):
    result = build("23-code-unclosed")
    assert result.reports("zh-Hans/unclosed.md:9")
    for message in result.messages():
        if re.search(r"unclosed\.md:(1\d|[2-9]\d)", message):
            assert "not closed" in message or "unclosed" in message


def test_24_links_in_code_are_text(build):
    result = build("24-links-in-code").clean()
    page = result.page("ar/markdown.html")
    assert "shot.png" not in result.err
    codes = [text_of(c) for c in page.all("code")]
    assert "[الدليل](guide.md#start)" in codes
    [block] = page.all("pre")
    assert text_of(block) == "انظر [الدليل](guide.md) أو https://example.org/x.md\n![صورة](shot.png)\n"
    assert not list(block.iter("a")) and not list(block.iter("img"))
    links = [a.get("href") for p in page.all("p") for a in p.iter("a")]
    assert links == ["guide.html#start", "guide.html"]


def test_25_pipes_in_tables(build):
    result = build("25-table-pipes")
    page = result.page("en/operators.html")
    rows = [[text_of(c) for c in tr] for tr in page.all("tr")][1:]
    assert rows[0] == ["a | b", "bitwise or", "flags |= 2"]
    assert result.reports("en/operators.md:10")
    assert rows[2][0] == "\\\\" and rows[2][2] == '"\\\\n"'
    assert rows[3][0] == "a | b"


def test_26_dangerous_markup_is_refused_and_its_words_stay(build):
    result = build("26-xss-links-html")
    page = result.page("en/unsafe.html")
    for tag in ("script", "style", "iframe", "form", "svg"):
        assert not page.all(tag), tag
    assert not any(name.startswith("on") for name in attributes(page))
    for element in page.html.iter():
        for name in ("href", "src", "action"):
            value = re.sub(r"[\x00-\x20]", "", element.get(name) or "").lower() if isinstance(element.tag, str) else ""
            assert not value.startswith(("javascript:", "vbscript:", "data:"))
    text = text_of(page.body)
    for word in ("one", "two", "three", "four", "five", "seven", "eleven"):
        assert word in text
    for line in (7, 9, 11, 13, 15):
        assert result.reports(f"en/unsafe.md:{line}"), line
    links = [a.get("href") for a in page.all("a")]
    assert {"mailto:docs@example.org", "https://example.org/", "index.html"} <= set(links)


def test_27_signs_are_escaped_whatever_follows_them(build):
    page = build("27-escape-grapheme").page("he/quotes.html")
    assert not {"onfocus", "onload", "onerror", "onclick", "autofocus"} & attributes(page)
    [image] = page.all("img")
    assert set(image.keys()) <= {"src", "alt", "title", "loading", "decoding", "width", "height", "class"}
    assert image.get("alt") == 'צילום "\u05b7 onerror=alert(1) x="'
    assert image.get("title") == 'כותרת "\u0301 onclick=alert(2)'
    assert 'דוח "\u05b7 onfocus=alert(1) autofocus x="' in title(page)
    [description] = [m.get("content") for m in page.html.iter("meta") if m.get("name") == "description"]
    assert description == 'סיכום <\u0338b> ו-"\u0301 onload=x'
    [code] = page.all("code")
    assert text_of(code) == "a <\u0338 b &\u0301 c"


def test_28_links_to_sources_lead_to_pages(build):
    result = build("28-links-md").clean()
    page = result.page("en/guide/start.html")
    items = [li for li in page.all("li")]
    links = [a.get("href") for li in items for a in li.iter("a")]
    for position, href in enumerate(links):
        if href.startswith("https:"):
            assert href == "https://example.org/readme.md"
            continue
        assert not href.split("#")[0].split("?")[0].endswith(".md") and "%25" not in href and " " not in href
        path, fragment = page.target(href)
        assert path.is_file(), href
        if fragment:
            assert fragment in result.page(str(path.relative_to(result.site.resolve()))).ids()
    assert "api.html?view=full#errors" in links[1]
    assert links[-1].endswith("files/notes.md.txt")


def test_29_every_broken_address_is_reported_in_one_run(build):
    result = build("29-links-broken")
    assert result.code == 1
    assert result.reports("he/index.md:7", "no-such-page.md")
    assert result.reports("he/index.md:9", "אין-כזה")
    assert result.reports("he/index.md:11", "גם-אין")
    assert result.reports("he/index.md:13", "other/missing.md") or result.reports("he/index.md:19", "other/missing.md")
    assert result.reports("he/index.md:15", "img/missing.png")
    assert result.reports("he/index.md:13", "nope")
    assert not result.reports("he/index.md:17")


def test_30_tasks_have_names(build, style):
    page = build("30-task-list-a11y").clean().page("en/checklist.html")
    boxes = page.all("input")
    assert len(boxes) == 3 and all(b.get("type") == "checkbox" and b.get("disabled") is not None for b in boxes)
    assert [b.get("checked") is not None for b in boxes] == [False, True, False]
    names = []
    for box in boxes:
        labels = [a for a in page.ancestors(box) if a.tag == "label"]
        names.append((box.get("aria-label") or text_of(labels[0])).strip())
    assert names == ["swift build ends without errors", "Read the whole guide", "nested item"]
    items = [text_of(li).strip() for li in page.all("li") if not list(li.iter("input"))]
    assert items == ["[ ]", "[] not a task", "[ x ] not a task either"]


def test_31_footnotes_used_twice(build):
    result = build("31-footnotes-repeat")
    page = result.page("he/notes.html")
    ids = page.ids()
    assert len(set(ids)) == len(ids)
    for link in page.html.iter("a"):
        if (link.get("href") or "").startswith("#"):
            assert page.target(link.get("href"))[1] in ids
    references = [a for a in page.html.iter("a") if a.get("role") == "doc-noteref"]
    assert [text_of(a).strip("[]") for a in references] == ["1", "1", "2", "3"]
    assert references[0].get("href") == references[1].get("href")
    backs = [a for a in page.html.iter("a") if a.get("role") == "doc-backlink"]
    assert len(backs) == 4 and len({a.get("href") for a in backs}) == 4
    assert not any(re.search("[A-Za-z]", a.get("aria-label") or "") for a in backs)
    assert "[^אין]" in text_of(page.body) and result.reports("he/notes.md:9")
    assert "הערה שאיש אינו מפנה אליה" not in page.source
    assert result.reports("he/notes.md:14")


def test_32_deep_nesting_ends_in_bounded_time(build):
    result = build("32-deep-nesting", check=False)
    for name in ("quotes", "lists", "emphasis", "brackets", "links", "table"):
        assert (result.site / f"en/{name}.html").is_file() or re.search(rf"en/{name}\.md.*\d", result.err)
