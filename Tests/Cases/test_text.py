"""Cases about direction, isolation and scripts: numbers in names are those of the cases."""

import re

import pytest
from conftest import text_of

BIDI = re.compile("[\u200e\u200f\u202a-\u202e\u2066-\u2069]")


def is_isolated(page, element):
    parent = next(page.ancestors(element))
    return element.get("dir") == "ltr" or (parent.tag in ("bdi", "span") and parent.get("dir") == "ltr")


def direction(page, element):
    """The nearest stated base direction."""
    for e in [element, *page.ancestors(element)]:
        if e.get("dir"):
            return e.get("dir")
    return None


def test_01_inline_code_is_isolated_and_unchanged(build):
    page = build("01-ar-inline-code").clean().page("ar/variables.html")
    assert page.html.get("lang") == "ar" and page.html.get("dir") == "rtl"
    codes = page.all("code")
    assert len(codes) == 8
    assert all(is_isolated(page, c) for c in codes)
    texts = [text_of(c) for c in codes]
    assert {"fetch(_:)", "<hr/>", "-items.count"} <= set(texts)
    assert not any(BIDI.search(t) for t in texts)
    assert re.search(r"و(<(bdi|span) dir=\"ltr\">)?<code", page.source)


def test_02_blocks_that_begin_with_latin_words_stay_right_to_left(build, style):
    page = build("02-he-latin-first").clean().page("he/install.html")
    for tag in ("p", "li", "ol", "blockquote", "h1", "h2"):
        for element in page.all(tag):
            assert element.get("dir") not in ("auto", "ltr"), tag
            assert direction(page, element) == "rtl"
    assert "plaintext" not in style
    assert [len(list(ol.findall("li"))) for ol in page.all("ol")] == [3]
    [entry] = [a for a in page.contents() if "XCTest" in text_of(a)]
    assert text_of(entry) == "XCTest או Swift Testing?"
    assert direction(page, entry) == "rtl"


def test_03_code_blocks_are_left_to_right_and_in_logical_order(build):
    result = build("03-rtl-code-block").clean()
    page = result.page("ar/loops.html")
    blocks = page.all("pre")
    assert len(blocks) == 2 and all(b.get("dir") == "ltr" for b in blocks)
    source = (result.site.parent / "content/ar/loops.md").read_text(encoding="utf-8")
    code = source.split("```swift\n")[1].split("```")[0]
    assert code.count("\n") == 7
    assert text_of(blocks[0]) == code
    assert "&gt;" in page.source


def test_04_table_alignment_is_logical(build, style):
    page = build("04-rtl-table-align").clean().page("he/limits.html")
    [table] = page.all("table")
    assert direction(page, table) == "rtl"
    rows = [list(tr) for tr in table.iter("tr")]
    columns = list(zip(*rows))
    kinds = [{(c.get("style") or "").replace("text-align:", "").strip() for c in column} for column in columns]
    assert all(len(k) == 1 for k in kinds), kinds
    assert [k.pop() for k in kinds] == ["", "end", "center", "start"]
    assert not re.search(r"text-align:\s*(left|right)", style)
    [code] = [c for c in table.iter("code")]
    assert is_isolated(page, code)
    [link] = list(table.iter("a"))
    assert page.target(link.get("href"))[0].name == "retry.html"


def test_05_arabic_digits_are_text_with_a_warning(build):
    result = build("05-arabic-digit-list")
    assert result.code == 0
    assert result.reports("ar/steps.md:9")
    page = result.page("ar/steps.html")
    lists = page.all("ol")
    assert [len(o.findall("li")) for o in lists] == [2, 1]
    assert lists[1].get("start") == "7"
    text = text_of(page.body)
    for part in ("١.", "٢.", "٣.", "٦٫٣", "٨٠٨٠"):
        assert part in text


def test_06_breadcrumb_and_contents_of_a_right_to_left_page(build, style):
    page = build("06-rtl-breadcrumb-toc").clean().page("ar/guides/network/retry.html")
    [crumbs] = [n for n in page.html.iter("nav") if "breadcrumbs" in (n.get("class") or "")]
    assert crumbs.get("aria-label") or crumbs.get("aria-labelledby")
    items = list(crumbs.iter("li"))
    assert [text_of(i).strip(" /›») \n") for i in items] == ["الدليل", "الأدلة", "الشبكة", "إعادة المحاولة"]
    assert any(e.get("aria-current") == "page" for e in items[-1].iter())
    assert "→" not in text_of(crumbs) and "\\2192" not in style and "→" not in style
    entries = page.contents()
    assert [text_of(e) for e in entries] == ["URLSession والمهلة", "متى نتوقف؟", "HTTP 429"]
    nested = [a.tag for a in page.ancestors(entries[2])].count("ul") + [a.tag for a in page.ancestors(entries[2])].count("ol")
    outer = [a.tag for a in page.ancestors(entries[1])].count("ul") + [a.tag for a in page.ancestors(entries[1])].count("ol")
    assert nested == outer + 1
    assert all(direction(page, e) == "rtl" for e in entries)


def test_07_bidirectional_controls_in_code_are_errors(build):
    result = build("07-trojan-source")
    assert result.code == 1
    assert result.reports("en/fees.md:10", "U+202E")
    assert result.reports("en/fees.md:11", "U+2067")
    assert result.reports("en/fees.md:15", "U+202E")
    assert result.reports("he/fees.md:10")
    assert not result.reports("he/fees.md:7")
    assert not result.site.exists()


def test_08_every_page_states_its_language_and_lists_the_others(build, style):
    result = build("08-html-lang-dir").clean()
    tags = ["en", "ar", "he", "zh-Hans", "zh-Hant"]
    for tag in tags:
        page = result.page(f"{tag}/index.html")
        assert page.html.get("lang") == tag
        assert page.html.get("dir") == ("rtl" if tag in ("ar", "he") else "ltr")
        [menu] = [n for n in page.html.iter("nav") if "languages" in (n.get("class") or "")]
        links = [a for a in menu.iter("a")]
        assert sorted(a.get("hreflang") for a in links) == sorted(tags)
        for link in links:
            assert link.get("lang") == link.get("hreflang")
            own = "rtl" if link.get("lang") in ("ar", "he") else "ltr"
            assert own == direction(page, link) or any(e.tag == "bdi" for e in link.iter())
        alternates = [l for l in page.html.iter("link") if l.get("rel") == "alternate" and l.get("hreflang")]
        assert set(tags) <= {l.get("hreflang") for l in alternates}
    assert not re.search(r":lang\(zh\)[^{]*\{[^}]*font-family", style)


def test_09_chinese_emphasis_beside_full_width_signs(build):
    page = build("09-cjk-emphasis").clean().page("zh-Hans/backup.html")
    assert "**" not in text_of(page.body)
    assert page.texts("strong") == ["先备份数据。", "“并发数”", "（实验性）", "注意：", "普通"]


def test_10_chinese_lines_join_without_a_space(build):
    page = build("10-cjk-softbreak").clean().page("zh-Hans/network.html")
    paragraphs = [text_of(p) for p in page.all("p")]
    assert "发送网络请求，并在失败时重试。" in paragraphs[0]
    assert re.search("超时是 ?30 秒", paragraphs[0]) and re.search("可以用 ?timeout", paragraphs[0])
    assert paragraphs[1] == "第一行以逗号结尾，第二行继续。"
    assert " ".join(paragraphs[2].split()) == "This paragraph is English and keeps its spaces."
    assert not page.all("br")
    [description] = [m.get("content") for m in page.html.iter("meta") if m.get("name") == "description"]
    assert "发送网络请求，并在失败时重试。" in description


def test_11_addresses_end_where_chinese_text_begins(build):
    page = build("11-cjk-autolink").clean().page("zh-Hans/links.html")
    links = page.all("a")
    links = [a for a in links if (a.get("href") or "").startswith("http")]
    assert [a.get("href").rstrip("/") for a in links] == [
        "https://example.org/docs", "https://example.org/guide", "https://example.org/src", "https://example.org/a",
        "http://www.example.org"]
    assert all(text_of(a).isascii() for a in links)
    text = text_of(page.body)
    for rest in ("（中文）以及附录。", "，再下载安装包。", "。下一句。", "！"):
        assert rest in text


def test_13_ids_keep_the_letters_of_every_script(build):
    result = build("13-anchors-nonlatin").clean()
    expected = {"he": ["התקנה-על-linux", "שאלות-נפוצות"], "ar": ["المتطلبات-المسبقة"], "zh-Hans": ["安装", "在-linux-上运行"]}
    for tag, ids in expected.items():
        page = result.page(f"{tag}/setup.html")
        assert [h.get("id") for h in page.all("h2")] == ids
        for link in page.contents() + [a for a in page.all("a") if (a.get("href") or "").startswith("#")]:
            assert page.target(link.get("href"))[1] in page.ids()
    assert "broken" not in result.err


def test_14_ids_are_unique_and_literal_ones_win(build):
    result = build("14-anchors-duplicates").clean()
    page = result.page("en/examples.html")
    assert len(set(page.ids())) == len(page.ids())
    headings = page.all("h2") + page.all("h3")
    by_text = [(text_of(h).strip("# "), h.get("id")) for h in headings]
    assert ("Example", "example") == by_text[0] and ("Example 1", "example-1") == by_text[1]
    entries = page.contents()
    assert len({a.get("href") for a in entries}) == 4
    by_id = {h.get("id"): h for h in headings}
    for entry in entries:
        assert text_of(by_id[page.target(entry.get("href"))[1]]).strip("# ") == text_of(entry)
    hebrew = [h.get("id") for h in result.page("he/examples.html").all("h2")]
    assert len(set(hebrew)) == 2 and all(i.startswith("דוגמה") for i in hebrew)
    again = build("14-anchors-duplicates", "--no-cache")
    assert [h.get("id") for h in again.page("he/examples.html").all("h2")] == hebrew


def test_15_contents_keep_code_and_lose_other_markup(build):
    page = build("15-toc-code-html").clean().page("en/generics.html")
    entries = page.contents()
    assert [text_of(e) for e in entries] == [
        "Array<Element> & Set", "What is a <script> tag?", "Fast and safe", "See the index"]
    for entry in entries:
        assert not any(e.tag in ("script", "a") for e in entry.iter() if e is not entry)
    assert any(a.get("href") == "index.html" for h in page.all("h2") for a in h.iter("a"))
    title = 'Generics & "angle" <T>'
    assert title in page.html.find(".//title").text
    crumbs = [n for n in page.html.iter("nav") if "breadcrumbs" in (n.get("class") or "")]
    assert title in text_of(crumbs[0])
    assert page.all("h2")[0].get("id") == "arrayelement--set"
    for heading in page.all("h2"):
        assert not re.search(r"[<>&]|code|strong", heading.get("id"))
