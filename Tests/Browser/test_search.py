"""Searching: from files, in four scripts, by keyboard, for those who see the page and for those who hear it."""

import gzip
import json
import pathlib
import urllib.parse

import pytest
from selenium.webdriver.common.keys import Keys

from conftest import PACKAGE

TERMS = PACKAGE / "Tests" / "RenderingTests" / "Fixtures" / "search-terms.json"
LANGUAGES = ["ar", "he", "zh-Hans", "en"]

PAGES = {
    "en/cache.md": "---\ntitle: Cache\n---\n\nThe HTTP cache is controlled by the server.\n",
    "zh-Hans/cache.md": "---\ntitle: 缓存\n---\n\n每个响应都有过期时间，过期时间到了以后缓存自动失效。HTTP缓存由服务器控制。𠀀𠀁\n",
    "zh-Hans/retry.md": "---\ntitle: 重试\n---\n\n# 重试策略\n\n连接失败时采用指数退避算法，最多尝试五次。\n",
    "he/cache/deep.md": "---\ntitle: מטמון עמוק\n---\n\n## מפתחות {#keys}\n\nהמטמון שומר כל תשובה, ובמטמון יש מפתח. ארה״ב. שָׁלוֹם.\n",
    "he/cache/index.md": "---\ntitle: מטמון\n---\n\nכל מטמון.\n",
    "ar/path.md": "---\ntitle: المسارات\n---\n\n## الحالة {#state}\n\nأنشئ مكدّسًا، والمسارُ قائمةٌ من القيم. استعمل "
                  "`navigationDestination(for:)` في iOS 26+ لكل رابط.\n\n## أخرى {#other}\n\nرئيسية في الشاشة.\n",
    "ar/prefix.md": "---\ntitle: السوابق\n---\n\n## واو وباء {#b}\n\nيبدأ وبالواجهة ينتهي.\n\n## والد {#w}\n\nوالد بالغ.\n"
                    "\n## بلا سوابق {#n}\n\nشجرة كبيرة. هذه جهة.\n\n## أولى {#v}\n\nوجهة، وجهة، وجهة.\n",
    "he/prefix.md": "---\ntitle: תחיליות\n---\n\n## ראשון {#a}\n\nוכשהחלון נפתח.\n\n## שני {#b}\n\nללמוד מהיר.\n"
                    "\n## שלישי {#c}\n\nעץ ירוק ודשא.\n",
    "en/table.md": "---\ntitle: Rows\n---\n\n## Table {#t}\n\n| Name | Meaning | Since |\n|---|---|---|\n"
                   "| Alpha | the first of all letters | 2020 |\n| Omega | the last of all letters | 2021 |\n",
    "en/long.md": "---\ntitle: Long\n---\n\n## Sentences {#s}\n\n" + "This sentence says nothing at all of it. " * 12
                  + "Here the needle hides, as e.g. in a haystack. " + "And more words follow behind it. " * 9 + "\n\n## Endless {#u}\n\n"
                  + "with wordsthatarelong and " * 30 + "a pebble " + "with wordsthatarelong and " * 30 + "an end.\n",
    "en/code.md": "---\ntitle: Code\n---\n\n## Written {#w}\n\nA hydrofoilCraft, in words.\n\n## Shown {#c}\n\nLook:\n\n"
                  "```swift\nlet boat = hydrofoilCraft(deepKeelWeight: 3)\nlet other = boat\n```\n",
    "en/secret.md": "---\ntitle: Secret\nsearch: false\n---\n\nZanzibar.\n",
    "en/api.md": "---\ntitle: Names\n---\n\n## Destinations {#d}\n\nA `navigationDestination(for:)` names `</script>` & <b>co</b>.\n"
                 "\n## Elsewhere {#e}\n\nNavigation and a destination, said of a link.\n",
}


@pytest.fixture(scope="module")
def pages(make_site):
    return make_site(PAGES)


class Search:
    """The panel of a page that is open."""

    def __init__(self, browser, site, path):
        self.browser = browser
        browser.open(site, path)

    def open(self):
        self.browser.find(".search-button").click()
        return self.field()

    def field(self):
        assert self.browser.until(lambda: self.browser.find_all("dialog.site-search[open]"))
        return self.browser.find("dialog.site-search input")

    def ask(self, query):
        """The results for a query: address in the site, heading, page and excerpt."""
        self.open()
        return self.type(query)

    def type(self, query):
        """The results for a query typed into the panel that is open."""
        field = self.field()
        field.clear()
        field.send_keys(query)
        # What the field asks, asked again: done when both are.
        self.browser.run_async(
            "window.dalilSearch.search(arguments[0]).then(() => setTimeout(done, 50));", query)
        return self.results()

    def results(self):
        return self.browser.run(
            "[...document.querySelectorAll('.hit')].map(r => ({ href: r.href, title: "
            "r.querySelector('strong').textContent, page: r.querySelector('.where')?.textContent || '', excerpt: "
            "r.querySelector('.excerpt')?.textContent || '', marked: [...r.querySelectorAll('mark')].map(m => m.textContent) }))")

    def status(self):
        return self.browser.find(".search-status").text


def ends(results):
    """The end of each address, as `cache.html` or `path.html#state`."""
    return [urllib.parse.unquote(result["href"].rsplit("/", 1)[1]) for result in results]


def test_page_and_build_divide_a_text_alike(browser, pages):
    search = Search(browser, pages, "en/cache.html")
    search.open()
    table = json.loads(TERMS.read_text(encoding="utf-8"))
    found = browser.run("arguments[0].map(row => window.dalilSearch.terms(row[0]))", table)
    assert found == [terms for _, terms in table]


@pytest.mark.parametrize("language, query, expected", [
    ("zh-Hans/cache", "缓存", ["cache.html"]),
    ("zh-Hans/cache", "失效", ["cache.html"]),
    ("zh-Hans/cache", "过期时间", ["cache.html"]),
    ("zh-Hans/cache", "指数退避", ["retry.html"]),
    ("zh-Hans/cache", "退避", ["retry.html"]),
    ("zh-Hans/cache", "避", ["retry.html"]),
    ("zh-Hans/cache", "重试策略", ["retry.html"]),
    ("zh-Hans/cache", "HTTP缓存", ["cache.html"]),
    ("zh-Hans/cache", "http 缓存", ["cache.html"]),
    ("zh-Hans/cache", "量子", []),
    ("zh-Hans/cache", "存缓", []),
    ("he/cache/deep", "מטמון", ["deep.html", "deep.html#keys", "index.html"]),
    ("he/cache/deep", "המטמון", ["deep.html", "deep.html#keys", "index.html"]),
    ("he/cache/deep", "מפתח", ["deep.html#keys"]),
    ("he/cache/deep", "שלום", ["deep.html#keys"]),
    ("he/cache/deep", "ארהב", ["deep.html#keys"]),
    ("he/cache/deep", "ארה\"ב", ["deep.html#keys"]),
    ("ar/path", "انشئ", ["path.html#state"]),
    ("ar/path", "أَنْشِئْ", ["path.html#state"]),
    ("ar/path", "قائمه", ["path.html#state"]),
    ("ar/path", "رييسيه", ["path.html#other"]),
    ("ar/path", "رئيسية", ["path.html#other"]),
    ("ar/path", "شاشة", ["path.html#other"]),
    ("ar/path", "مكدس", ["path.html#state"]),
    ("ar/path", "رابط navigationDestination", ["path.html#state"]),
    ("ar/path", "destination", ["path.html#state"]),
    ("ar/path", "٢٦", ["path.html#state"]),
    ("en/api", "destination", ["api.html#d", "api.html#e"]),
    ("en/api", "Navigation dest", ["api.html#d", "api.html#e"]),
    ("en/api", "navigationDest", ["api.html#d", "api.html#e"]),
    ("en/api", "NAVIGATIONDESTINATION", ["api.html#d"]),
    ("en/api", "script", ["api.html#d"]),
    ("ar/path", "واجهة", ["prefix.html#b"]),
    ("ar/path", "الواجهة", ["prefix.html#b"]),
    ("ar/path", "فالشجرة", ["prefix.html#n"]),
    ("ar/path", "وبالشجرة", ["prefix.html#n"]),
    ("ar/path", "غ", []),
    ("ar/path", "والد", ["prefix.html#w"]),
    ("he/prefix", "חלון", ["prefix.html#a"]),
    ("he/prefix", "בחלון", ["prefix.html#a"]),
    ("he/prefix", "החלון", ["prefix.html#a"]),
    ("he/prefix", "מהעץ", ["prefix.html#c"]),
    ("he/prefix", "ושבדשא", ["prefix.html#c"]),
    ("he/prefix", "מהיר", ["prefix.html#b"]),
    ("he/prefix", "ללמוד", ["prefix.html#b"]),
    ("en/code", "deepKeelWeight", ["code.html#c"]),
    ("en/code", "keel", ["code.html#c"]),
    ("en/code", "hydrofoilCraft", ["code.html#c", "code.html#w"]),
    ("en/code", "sentences needle", ["long.html#s"]),
    ("en/api", "zanzibar", []),
    ("en/api", "...", []),
])
def test_queries(browser, pages, language, query, expected):
    assert sorted(ends(Search(browser, pages, f"{language}.html").ask(query))) == expected
    assert browser.complaints() == []


def test_headings_weigh_more_than_text(browser, pages):
    assert ends(Search(browser, pages, "en/api.html").ask("destination"))[0] == "api.html#d"


def test_nothing_found_is_said_in_the_language_of_the_page(browser, pages):
    search = Search(browser, pages, "zh-Hans/cache.html")
    assert search.ask("量子") == []
    assert search.status() == "没有找到“\u2068量子\u2069”"
    assert browser.find(".hits").is_displayed() is False


def test_an_excerpt_is_cut_between_characters_and_marks_what_was_found(browser, pages):
    result = Search(browser, pages, "zh-Hans/cache.html").ask("缓存")[0]
    assert result["marked"] == ["缓存", "缓存"]
    for result in Search(browser, pages, "zh-Hans/cache.html").ask("服务器"):
        result["excerpt"].encode("utf-8")
        assert "\ufffd" not in result["excerpt"]


def test_a_word_that_only_looks_like_one_behind_a_prefix_comes_last(browser, pages):
    search = Search(browser, pages, "ar/path.html")
    assert ends(search.ask("جهة")) == ["prefix.html#n", "prefix.html#v"]
    assert ends(search.type("وجهة"))[0] == "prefix.html#v"


def test_text_outranks_code(browser, pages):
    search = Search(browser, pages, "en/code.html")
    assert ends(search.ask("hydrofoilCraft")) == ["code.html#w", "code.html#c"]
    assert search.results()[1]["excerpt"] == "let boat = hydrofoilCraft(deepKeelWeight: 3)"
    assert browser.run("document.querySelector('.excerpt code').dir") == "ltr"


def test_a_row_is_shown_by_its_first_cell_and_the_one_that_was_found(browser, pages):
    search = Search(browser, pages, "en/table.html")
    assert [r["excerpt"] for r in search.ask("last letters")] == ["Omega — the last of all letters"]
    assert search.type("2020")[0]["excerpt"] == "Alpha — 2020"
    assert search.type("omega")[0]["excerpt"] == "Omega — the last of all letters"


def test_an_excerpt_is_the_sentence_that_has_the_words(browser, pages):
    search = Search(browser, pages, "en/long.html")
    excerpt = search.ask("needle")[0]["excerpt"]
    assert excerpt.startswith("Here the needle hides, as e.g. in a haystack. And more")
    assert excerpt.endswith("behind it.")
    excerpt = search.type("pebble")[0]["excerpt"]
    assert "pebble" in excerpt and len(excerpt) < 260
    assert set(excerpt.strip("…").split()) <= {"with", "wordsthatarelong", "and", "a", "pebble"}


def test_sections_with_all_words_come_first_and_others_behind_them(browser, pages):
    search = Search(browser, pages, "en/api.html")
    assert ends(search.ask("navigation zanzibar"))[0] == "api.html#e"
    assert ends(search.type("elsewhere destination"))[0] == "api.html#e"


def test_what_might_have_been_meant_is_offered(browser, pages):
    search = Search(browser, pages, "en/api.html")
    search.ask("destnation")
    assert browser.wait("!!document.querySelector('.suggestion')")
    assert search.status() == "Nothing found for “\u2068destnation\u2069”"
    assert browser.find(".suggestion").text == "Search for “\u2068destination\u2069”"
    search.field().send_keys(Keys.ENTER)
    assert browser.wait("!!document.querySelector('.hit:not(.suggestion)')")
    assert search.field().get_attribute("value") == "destination"
    assert ends(search.results())[0] == "api.html#d"
    assert browser.complaints() == []


@pytest.mark.parametrize("query", [
    "x" * 10_000, "word " * 2_000, "\u064b\u064c", "\u0301\u0302", "?!…«»", "🙂🙃", "\u202e\u2066abc", "<img src=x onerror=alert(1)>",
    "$& $1", "\\", "(", "[a-", "constructor", "__proto__", "toString",
])
def test_questions_of_every_kind_are_borne(browser, pages, query):
    search = Search(browser, pages, "en/api.html")
    search.open()
    took = browser.run_async(
        "const field = document.querySelector('dialog.site-search input'); field.value = arguments[0];"
        "const start = performance.now(); field.dispatchEvent(new Event('input'));"
        "window.dalilSearch.search(arguments[0]).then(() => done(performance.now() - start));", query)
    assert took < 1_000
    status = browser.run("document.querySelector('.search-status').textContent")
    assert len(status) < 140 and not set(status) & set("\u202a\u202b\u202d\u202e\u2066\u2067")
    assert browser.run("document.querySelectorAll('.site-search img').length") == 0
    assert browser.complaints() == []


def test_only_the_last_of_many_keys_is_answered(browser, site):
    search = Search(browser, site, "en/guides/sheets.html")
    search.open()
    shown = browser.run_async(
        "const field = document.querySelector('dialog.site-search input'); const query = 'navigation stack';"
        "for (let i = 1; i <= query.length; i++) { field.value = query.slice(0, i); field.dispatchEvent(new Event('input')); }"
        "field.value = 'detent'; field.dispatchEvent(new Event('input'));"
        "setTimeout(() => done([...document.querySelectorAll('.hit strong')].map(e => e.textContent)), 2000);")
    assert shown[0] == "Detent"


def test_isolates_of_an_excerpt_are_balanced_and_code_keeps_its_order(browser, site):
    for query in ("navigationDestination", "sheet", "iOS"):
        for result in Search(browser, site, "ar/index.html").ask(query):
            opened = sum(result["excerpt"].count(c) for c in "\u2066\u2067")
            assert opened == result["excerpt"].count("\u2069"), result["excerpt"]


@pytest.mark.parametrize("language, query", [("ar", "مسار"), ("he", "מסך"), ("zh-Hans", "路径"), ("en", "sheet")])
def test_the_published_site_is_searched_without_a_request(browser, site, language, query):
    search = Search(browser, site, f"{language}/guides/sheets.html")
    results = search.ask(query)
    assert len(results) >= 5
    assert str(len(results)) in search.status()
    for result in results:
        path = pathlib.Path(urllib.parse.unquote(urllib.parse.urlsplit(result["href"]).path))
        assert path.is_file() and f"/{language}/" in str(path)
    assert all(address.startswith(("file:", "data:")) for address in browser.requests())
    assert browser.run("getComputedStyle(document.querySelector('dialog.site-search')).direction") == (
        "rtl" if language in ("ar", "he") else "ltr")
    assert browser.complaints() == []


def test_keys(browser, site):
    search = Search(browser, site, "en/guides/sheets.html")
    body = browser.find("body")
    body.send_keys("/")
    field = search.field()
    assert browser.driver.switch_to.active_element == field
    field.send_keys(Keys.ESCAPE)
    assert browser.find("dialog.site-search").is_displayed() is False
    body.send_keys(Keys.CONTROL, "k")
    field = search.field()
    search.type("router")
    options = browser.find_all(".hit")
    assert [o.get_attribute("aria-selected") for o in options[:2]] == ["true", "false"]
    field.send_keys(Keys.ARROW_DOWN)
    assert field.get_attribute("aria-activedescendant") == options[1].get_attribute("id")
    assert [o.get_attribute("aria-selected") for o in options[:2]] == ["false", "true"]
    field.send_keys(Keys.ARROW_UP, Keys.ARROW_UP)
    assert field.get_attribute("aria-activedescendant") == options[-1].get_attribute("id")
    field.send_keys(Keys.ARROW_DOWN)
    target = options[0].get_attribute("href")
    field.send_keys(Keys.ENTER)
    assert browser.until(lambda: browser.driver.current_url, lambda address: address == target) == target


def test_a_slash_typed_into_the_field_is_a_slash(browser, pages):
    field = Search(browser, pages, "en/api.html").open()
    field.send_keys("a/b")
    assert field.get_attribute("value") == "a/b"


def test_results_are_announced(browser, pages):
    search = Search(browser, pages, "en/api.html")
    search.ask("destination")
    status = browser.find(".search-status")
    assert status.get_attribute("role") == "status" and status.text == "2 results"
    field = browser.find("dialog.site-search input")
    assert field.get_attribute("role") == "combobox" and field.get_attribute("aria-expanded") == "true"
    assert browser.find("#d\\:results").get_attribute("role") == "listbox"


def test_without_a_script_there_is_no_field(scriptless, site):
    scriptless.open(site, "en/guides/sheets.html")
    assert not any(button.is_displayed() for button in scriptless.find_all(".search-button, .theme"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_script_and_index_are_small(site, language):
    files = [site / "assets" / "search.js", site / "assets" / "search" / f"{language}.js"]
    assert sum(len(gzip.compress(file.read_bytes(), 9)) for file in files) < 25_000


def test_a_page_loads_nothing_of_the_search_before_it_is_asked_for(browser, site):
    browser.open(site, "en/guides/sheets.html")
    assert not any("search" in address for address in browser.requests())
