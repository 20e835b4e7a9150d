"""What the look of a page promises: nothing moves, it fits and can be read in every setting, and on paper too."""

import functools
import gzip
import http.server
import pathlib
import threading
import time

import pytest

from conftest import page_kinds

LANGUAGES = ["ar", "he", "zh-Hans", "en"]
GUIDE = "guides/navigation-stack"
# What a page loads before a reader asks for more, in bytes as they are sent.
FIRST_PAGE_LIMIT = 60_000

# What has moved, each from where to where.
SHIFTS = """
const moved = [];
new PerformanceObserver((list) => list.getEntries().forEach((entry) => entry.sources.forEach((source) =>
  moved.push([source.node && (source.node.outerHTML || source.node.data).slice(0, 80),
    ...[source.previousRect, source.currentRect].map((r) => [r.x, r.y, r.width, r.height].join(" "))]))))
  .observe({ type: "layout-shift", buffered: true });
const start = performance.now();
let frames = 0;
requestAnimationFrame(function count() {
  frames += 1;
  if (frames < 10 || performance.now() < start + 500) requestAnimationFrame(count);
  else done(moved);
});
"""


@pytest.mark.parametrize("width", [1280, 390, 320])
@pytest.mark.parametrize("path", page_kinds())
def test_nothing_moves_while_a_page_loads(browser, site, path, width):
    browser.set_width(width)
    browser.open(site, path)
    assert browser.run_async(SHIFTS) == []


@pytest.fixture(scope="module")
def trickling(site):
    """The address of the site on a server that sends each page piece by piece, as a poor network does."""

    class Handler(http.server.SimpleHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def copyfile(self, source, outputfile):
            data = source.read()
            pieces = 12 if self.path.endswith(".html") else 1
            for number in range(pieces):
                outputfile.write(data[len(data) * number // pieces:len(data) * (number + 1) // pieces])
                outputfile.flush()
                time.sleep(0.04 * (pieces > 1))

        def end_headers(self):
            self.send_header("Cache-Control", "no-store")
            super().end_headers()

        def log_message(self, *arguments):
            pass

    yield from serve(functools.partial(Handler, directory=str(site)))


def serve(handler):
    """The address of a server on this machine, as long as it is used."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


@pytest.mark.parametrize("width", [1600, 1280, 390])
@pytest.mark.parametrize("path", ["index", "guides/index", "guides/tabs"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_moves_while_a_page_still_arrives(browser, trickling, language, path, width):
    browser.set_width(width)
    # A browser may also pause in the middle of a word by chance; what is laid out by what is still to come moves always.
    moved = []
    for _ in range(3):
        browser.driver.get(f"{trickling}{language}/{path}.html")
        moved = browser.run_async(SHIFTS)
        if not moved:
            break
    assert moved == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_is_light(site, language):
    files = [f"{language}/index.html", "assets/dalil.css", "assets/dalil.js", "assets/preview.css", "assets/preview.js"]
    assert sum(len(gzip.compress((pathlib.Path(site) / file).read_bytes())) for file in files) < FIRST_PAGE_LIMIT


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_home_page_shows_a_preview_and_all_guides(browser, site, language):
    browser.open(site, f"{language}/index.html")
    assert browser.run("distanceFromTop(document.querySelector('.preview .screen'))") < 700
    browser.find(".preview .screen a").click()
    assert browser.run("document.querySelectorAll('.preview .state.shown .back').length") == 1
    guides = {p.stem for p in (pathlib.Path(site) / language / "guides").glob("*.html")} - {"index"}
    linked = browser.run("[...document.querySelectorAll('.children a')].map((a) => a.pathname.split('/').pop())")
    assert guides <= {name.removesuffix(".html") for name in linked}


BAR = "(() => { const s = getComputedStyle(document.querySelector('.site-head'), '::after');" \
      " return [s.display, parseFloat(s.scale), s.transformOrigin.split(' ')[0] === '0px']; })()"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bar_shows_how_far_the_page_is_read(browser, site, language):
    browser.open(site, f"{language}/{GUIDE}.html")
    assert browser.run(BAR)[1] == 0
    browser.run("scrollTo({ top: (document.documentElement.scrollHeight - innerHeight) / 2, behavior: 'instant' })")
    drawn = browser.until(lambda: browser.run(BAR), lambda bar: 0.4 < bar[1] < 0.6)
    assert drawn[0] != "none" and 0.4 < drawn[1] < 0.6
    # It grows from where a line begins.
    assert drawn[2] == (language not in ("ar", "he"))
    browser.set_media(prefers_reduced_motion="reduce")
    assert browser.run(BAR)[0] == "none"


OUTSIDE = """
[...document.querySelectorAll(".site-head a, .site-head button, .site-head summary")].filter((e) => {
  const box = e.getBoundingClientRect();
  return box.left < 0 || box.right > innerWidth + 0.5 || box.height < 24 || box.width < 24;
}).map((e) => e.className)
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_head_fits_the_narrowest_window_in_one_line(browser, site, language):
    browser.set_width(320)
    browser.open(site, f"{language}/{GUIDE}.html")
    assert browser.run(OUTSIDE) == []
    assert browser.run("document.querySelector('.site-head').offsetHeight") < 80


WIDE_PARTS = """# A

| a | b | c |
|---|---|---|
""" + "| word | " + "word" * 12 + " | " + "word" * 12 + """ |

| a | b |
|---|---|
| 1 | 2 |

```
""" + "code " * 40 + """
```

```
code
```
"""

# How far each part fades out where lines begin and where they end, at both ends of its way.
FADING = """
const parts = [...document.querySelectorAll(".table, pre")];
const read = (part) => ["--more-before", "--more-after"].map((name) =>
  parseFloat(getComputedStyle(part).getPropertyValue(name) || 0) > 2);
const frames = (then) => requestAnimationFrame(() => requestAnimationFrame(then));
// How far something can be scrolled is known to its animation after a frame.
frames(() => {
  const first = parts.map(read);
  parts.forEach((part) => { part.scrollLeft = getComputedStyle(part).direction === "rtl" ? -9999 : 9999; });
  frames(() => done([first, parts.map(read)]));
});
"""


@pytest.mark.parametrize("helped", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_continues_to_the_side_fades_out_there(browser, make_site, language, helped):
    site = make_site({f"{language}/a.md": WIDE_PARTS})
    script = None
    if helped:
        # A browser whose style sheets know nothing of scrolling.
        source = "CSS.supports = () => false;" \
                 "addEventListener('DOMContentLoaded', () => document.head.insertAdjacentHTML('beforeend'," \
                 " '<style>pre, .table { animation: none !important }</style>'));"
        script = browser.command("Page.addScriptToEvaluateOnNewDocument", source=source)["identifier"]
    try:
        browser.set_width(390)
        browser.open(site, f"{language}/a.html")
        first, last = browser.run_async(FADING)
    finally:
        if script:
            browser.command("Page.removeScriptToEvaluateOnNewDocument", identifier=script)
    assert first == [[False, True], [False, False], [False, True], [False, False]]
    assert last == [[True, False], [False, False], [True, False], [False, False]]


def test_long_names_in_the_contents_break_between_words(browser, make_site):
    name = "veryLongNameOfSomethingThatNobodyReads(presentedItem:)"
    site = make_site({"en/a.md": f"# A\n\n## `{name}`\n\ntext\n"})
    browser.open(site, "en/a.html")
    assert browser.run("document.querySelector('.contents code').textContent") == name
    lines = browser.run("visualLines(document.querySelector('.contents code'))")
    assert len(lines) > 1 and all(line[0].isupper() for line in lines[1:])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_copy_button_does_not_cover_the_beginning_of_the_code(browser, make_site, language):
    site = make_site({f"{language}/a.md": "# A\n\n```\nplain\n```\n"})
    browser.open(site, f"{language}/a.html")
    button, code = (browser.run(f"document.querySelector('{selector}').getBoundingClientRect().left")
                    for selector in (".code > .copy", ".code code"))
    assert button > code + 200


# The rules of the page's own sheet that end in a class which something on a screen has by chance.
REACHING = r"""
(() => {
  const rules = (list) => [...list].flatMap((rule) => [rule, ...(rule.cssRules ? rules(rule.cssRules) : [])]);
  const parts = (text, depth = 0) => [...text].reduce((found, sign) => {
    depth += (sign === "(") - (sign === ")");
    if (sign === "," && depth === 0) found.push(""); else found[found.length - 1] += sign;
    return found;
  }, [""]);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(arguments[0]);
  const inside = [...document.querySelectorAll(".preview .screen, .preview .screen *, .preview .state")];
  return rules(sheet.cssRules).filter((rule) => rule.selectorText)
    .flatMap((rule) => parts(rule.selectorText))
    .map((selector) => selector.trim().replace(/::[\w-]+$/, ""))
    .filter((selector) => /\.[\w-]+/.test(selector.replace(/\(.*\)/g, "").split(/[\s>+~]+/).pop()))
    .filter((selector) => inside.some((element) => element.matches(selector)));
})()
"""


@pytest.mark.parametrize("guide", ["tabs", "sheets", "deep-links", "stack-or-split"])
def test_the_sheet_of_the_page_does_not_reach_into_previews(browser, site, guide):
    browser.open(site, f"en/guides/{guide}.html")
    assert browser.run("document.querySelectorAll('.preview .screen').length") > 1
    sheet = (pathlib.Path(site) / "assets" / "dalil.css").read_text(encoding="utf-8")
    assert browser.run(REACHING, sheet) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_focus_marks_and_errors_are_seen_in_colours_of_the_readers_own(browser, site, language):
    browser.set_media(forced_colors="active")
    browser.open(site, f"{language}/guides/sheets.html")
    styles = browser.run("""(() => {
      const link = document.querySelector(".prose a");
      link.focus({ focusVisible: true });
      const focus = getComputedStyle(link), mark = getComputedStyle(document.querySelector("pre mark"));
      return [focus.outlineStyle, parseFloat(focus.outlineWidth), mark.color !== mark.backgroundColor];
    })()""")
    assert styles[0] == "solid" and styles[1] >= 2 and styles[2]


PRINTED = """
(() => {
  const shown = (e) => e.getClientRects().length > 0 && getComputedStyle(e).visibility !== "hidden";
  const all = (selector) => [...document.querySelectorAll(selector)];
  return {
    chrome: all(".skip, .site-tools, .breadcrumbs, .contents, nav, .copy, .permalink").filter(shown).map((e) => e.className),
    written: all(".prose a[href^=http]").every((a) => getComputedStyle(a, "::after").content.includes(a.getAttribute("href"))),
    within: all(".prose a:not([href^=http])").filter((a) => !a.closest(".preview")).every((a) => getComputedStyle(a, "::after").content === "none"),
    cut: all("pre, .table").filter((e) => e.scrollWidth > e.clientWidth + 1).length,
    screens: all(".preview").every((p) => [...p.querySelectorAll(".devices > .device")].filter(shown)
      .every((d) => [...d.querySelectorAll(".screen")].filter(shown).length === 1)),
    coloured: all(".preview .screen").every((s) => getComputedStyle(s).printColorAdjust === "exact"),
    title: shown(document.querySelector("h1")),
    ground: getComputedStyle(document.documentElement).backgroundColor,
  };
})()
"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guide_prints_as_a_document(browser, site, language, scheme):
    browser.open(site, f"{language}/{GUIDE}.html")
    # The width of a sheet of A4 between its margins.
    browser.set_width(672)
    browser.set_media("print", prefers_color_scheme=scheme)
    assert browser.run(PRINTED) == {"chrome": [], "written": True, "within": True, "cut": 0, "screens": True,
                                    "coloured": True, "title": True, "ground": "rgb(255, 255, 255)"}


@pytest.fixture(scope="module")
def served(make_site):
    """The address of a site below a path of a server, which answers what it does not have with the page for that."""
    folder = make_site({f"{language}/index.md": f"# {language}\n" for language in LANGUAGES},
                       base_address="https://docs.example.org/docs/")

    class Handler(http.server.SimpleHTTPRequestHandler):
        def translate_path(self, path):
            return super().translate_path(path.removeprefix("/docs"))

        def send_error(self, code, message=None, explain=None):
            self.send_response(code)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write((pathlib.Path(folder) / "404.html").read_bytes())

        def log_message(self, *arguments):
            pass

    for address in serve(functools.partial(Handler, directory=str(folder))):
        yield f"{address}docs/"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_address_is_answered_in_its_language_at_any_depth(browser, served, language):
    browser.driver.get(f"{served}{language}/no/such/page.html")
    assert browser.run("document.documentElement.lang") == language
    shown = [section for section in browser.find_all("section") if section.is_displayed()]
    assert len(shown) == 1 and shown[0].get_attribute("lang") == language
    assert browser.run("getComputedStyle(document.querySelector('.number')).marginTop") == "0px"
    browser.find(f"section[lang='{language}'] a").click()
    home = f"{served}{language}/index.html"
    assert browser.until(lambda: browser.driver.current_url, lambda address: address == home) == home


def test_a_missing_address_without_a_language_is_answered_in_all(browser, served):
    browser.driver.get(f"{served}nothing")
    assert [section.get_attribute("lang") for section in browser.find_all("section") if section.is_displayed()] \
        == browser.run("[...document.querySelectorAll('section')].map((s) => s.lang)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_have_an_icon_and_colours(browser, site, language):
    browser.open(site, f"{language}/{GUIDE}.html")
    icon = browser.run("document.querySelector('link[rel=icon]').getAttribute('href')")
    assert (pathlib.Path(site) / language / "guides" / icon).resolve().is_file()
    grounds = browser.run("[...document.querySelectorAll('meta[name=theme-color]')].map((m) => [m.media, m.content])")
    for media, colour in grounds:
        browser.set_scheme("dark" if "dark" in media else "light")
        channels = ", ".join(str(int(colour[i:i + 2], 16)) for i in (1, 3, 5))
        assert browser.run("getComputedStyle(document.documentElement).backgroundColor") == f"rgb({channels})"
