"""What a checker of rules does not see: order, focus, small windows, wide letters, colours of the reader's own."""

import pathlib

import pytest
from selenium.webdriver.common.keys import Keys

import sampler
from conftest import page_paths
from test_search import Search

LANGUAGES = list(sampler.WORDS)
EVERYTHING = "guides/everything.html"

# What is wrong with the outline of a page: read from its text, since a browser would need a second for each.
OUTLINE = r"""
(() => {
  const page = new DOMParser().parseFromString(arguments[0], "text/html");
  const all = (selector) => [...page.querySelectorAll(selector)];
  const faults = [];
  const fault = (what, elements) => elements.forEach((e) => faults.push(what + ": " + e.outerHTML.slice(0, 160)));
  const expectOne = (selector) => { if (all(selector).length !== 1) faults.push(selector + ": " + all(selector).length); };
  expectOne("h1");
  expectOne("main");
  let level = 0;
  for (const heading of all(":is(h1, h2, h3, h4, h5, h6):not(dialog *)")) {
    const own = Number(heading.localName[1]);
    if (own > level + 1) fault("a level left out", [heading]);
    level = own;
  }
  fault("a heading in a preview", all(".preview :is(h1, h2, h3, h4, h5, h6, [role=heading])"));
  const named = all("nav, [role=region], section[aria-labelledby]").map((e) => [e, e.getAttribute("aria-label")
    || (page.getElementById(e.getAttribute("aria-labelledby")) || { textContent: "" }).textContent.trim()]);
  fault("without a name", named.filter(([, name]) => !name).map(([e]) => e));
  const navigations = named.filter(([e]) => e.localName === "nav").map(([, name]) => name);
  if (new Set(navigations).size < navigations.length) faults.push("landmarks of one name: " + navigations);
  fault("no scope", all("table th:not([scope])"));
  fault("an empty heading of cells", all("th").filter((e) => !e.textContent.trim()));
  fault("two captions", all("table").filter((e) => e.querySelectorAll("caption").length > 1));
  fault("neither hidden nor named", all("svg:not([aria-hidden=true], [role=img][aria-label])")
    .filter((e) => !e.closest("[aria-hidden=true]") && !e.matches(".sprite")));
  fault("a picture without a text", all("img:not([alt])"));
  fault("no direction", all("pre:not([dir=ltr]), main code:not([dir=ltr])"));
  fault("a language link", all(".languages a").filter((e) => !e.lang || e.lang !== e.hreflang || !e.dir));
  if (all("nav.languages a").length && all(".languages a[aria-current]").length !== 1) faults.push("no current language");
  fault("colour alone", all(".callout").filter((e) => !e.querySelector(":scope > .callout-title").textContent.trim()));
  fault("colour alone", all(".verdict").filter((e) => !e.querySelector("svg") || !e.textContent.trim()));
  const skip = page.querySelector("a, button, summary, input, [tabindex]");
  if (page.querySelector("header") && !(skip.matches(".skip") && page.getElementById(skip.hash.slice(1)).tabIndex === -1))
    faults.push("the first of all is not the way to the text");
  return [page.title, faults];
})()
"""


def outlines(browser, site, paths):
    browser.driver.get("about:blank")
    return {path: browser.run(OUTLINE, (pathlib.Path(site) / path).read_text(encoding="utf-8")) for path in paths}


def test_every_page_is_in_order_and_has_a_title_of_its_own(browser, site):
    found = outlines(browser, site, page_paths())
    assert {path: faults for path, (_, faults) in found.items() if faults} == {}
    for language in LANGUAGES:
        titles = [title for path, (title, _) in found.items() if path.startswith(f"{language}/")]
        assert len(set(titles)) == len(titles) > 3


def test_samples_are_in_order(browser, sample):
    paths = [str(p.relative_to(sample)) for p in pathlib.Path(sample).rglob("*.html") if p.name != "404.html"]
    assert {path: faults for path, (_, faults) in outlines(browser, sample, paths).items() if faults} == {}


# Where the focus is, whether it is seen, and how far its mark stands out from what is around it.
FOCUS = r"""
(() => {
  const element = document.activeElement;
  if (element === document.body || element === document.documentElement) return null;
  const channels = (colour) => { const c = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    c.fillStyle = colour; c.fillRect(0, 0, 1, 1); return [...c.getImageData(0, 0, 1, 1).data]; };
  const light = (colour) => channels(colour).slice(0, 3).map((v) => v / 255)
    .map((v) => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4).reduce((s, v, i) => s + v * [0.2126, 0.7152, 0.0722][i], 0);
  let ground = element.parentElement;
  while (ground && channels(getComputedStyle(ground).backgroundColor)[3] < 255) ground = ground.parentElement;
  const style = getComputedStyle(element);
  const pair = [light(style.outlineColor), light(getComputedStyle(ground || document.documentElement).backgroundColor)].sort((a, b) => b - a);
  const box = [...element.getClientRects()].find((b) => b.width && b.height) || element.getBoundingClientRect();
  const inside = { left: Math.max(0, box.left), right: Math.min(innerWidth, box.right), top: Math.max(0, box.top), bottom: Math.min(innerHeight, box.bottom) };
  const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) =>
    document.elementFromPoint(inside.left + (inside.right - inside.left) * x, inside.top + (inside.bottom - inside.top) * y)));
  const label = element.closest("label");
  return { id: [...document.querySelectorAll("*")].indexOf(element), html: element.outerHTML.slice(0, 120),
    isSeen: points.some((p) => p && (element.contains(p) || p.contains(element) && p !== document.body && !p.matches(".site-head, html") || label && label.contains(p))),
    outline: style.outlineStyle === "none" ? 0 : parseFloat(style.outlineWidth), contrast: (pair[0] + 0.05) / (pair[1] + 0.05) };
})()
"""


def walk(browser, backwards=False, limit=400):
    """Where the tab key leads on the whole page."""
    browser.run("document.activeElement.blur()")
    browser.run("scrollTo({ top: arguments[0] ? document.documentElement.scrollHeight : 0, behavior: 'instant' })", backwards)
    if backwards:
        browser.run("document.querySelector('.site-foot').setAttribute('tabindex', '-1')")
        browser.run("document.querySelector('.site-foot').focus()")
    places = []
    for _ in range(limit):
        for kind in ("rawKeyDown", "keyUp"):
            browser.command("Input.dispatchKeyEvent", type=kind, key="Tab", code="Tab", windowsVirtualKeyCode=9,
                            modifiers=8 if backwards else 0)
        place = browser.run(FOCUS)
        if place is None or (places and place["id"] == places[0]["id"]):
            return places
        places.append(place)
    raise AssertionError("the tab key does not come to an end")


def assert_walked(places):
    assert len(places) > 20
    assert [p["html"] for p in places if not p["isSeen"]] == []
    assert [(p["html"], p["outline"], p["contrast"]) for p in places if p["outline"] < 2 or p["contrast"] < 3] == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tab_key_leads_through_the_whole_page_and_its_mark_is_seen(browser, sample, language, scheme):
    browser.set_scheme(scheme)
    # A window of 1280 by 1024, seen twice as large by day and four times at night.
    browser.set_window(*((640, 512) if scheme == "light" else (320, 256)))
    browser.open(sample, f"{language}/{EVERYTHING}")
    there = walk(browser)
    assert_walked(there)
    back = walk(browser, backwards=True)
    assert_walked(back)
    # The way back begins before the foot of the page, where the link to the feed is.
    assert [p["id"] for p in back if "feed.xml" not in p["html"]][::-1] \
        == [p["id"] for p in there if "feed.xml" not in p["html"]]


@pytest.mark.parametrize("language", ["ar", "en"])
def test_the_tab_key_leads_through_a_preview(browser, site, language):
    browser.open(site, f"{language}/guides/tabs.html")
    browser.set_window(640, 512)
    assert_walked(walk(browser))


@pytest.mark.parametrize("path", ["index.html", EVERYTHING])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_low_window_is_not_eaten_by_what_stays_above(browser, sample, language, path):
    browser.set_window(320, 256)
    browser.open(sample, f"{language}/{path}")
    browser.run("scrollTo({ top: 600, behavior: 'instant' })")
    covered = browser.run("[...document.querySelectorAll('body *')].filter((e) => ['fixed', 'sticky']"
                          ".includes(getComputedStyle(e).position)).map((e) => e.getBoundingClientRect())"
                          ".filter((b) => b.top <= 0 && b.bottom > 64 && b.width > innerWidth / 2).length")
    assert covered == 0
    assert browser.run("overflowing()") == []


# WCAG 1.4.12: the least that a reader must be able to set.
SPACING = "document.head.appendChild(Object.assign(document.createElement('style'), {textContent: " \
    "'* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }" \
    " p { margin-block-end: 2em !important }'}))"
CUT = r"""
[...document.querySelectorAll("body *")].filter((e) => !e.closest(".preview") && isShown(e) && e.clientHeight > 1
  && /hidden|clip/.test(getComputedStyle(e).overflow) && getComputedStyle(e).textOverflow !== "ellipsis"
  && !(e.matches("[tabindex]") || e.querySelector(":scope > pre"))
  && (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1)).map((e) => e.outerHTML.slice(0, 160))
"""


@pytest.mark.parametrize("width", [320, 640, 1280])
@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_and_lines_may_stand_further_apart(browser, sample, language, width):
    browser.set_window(width, 512)
    browser.open(sample, f"{language}/{EVERYTHING}")
    browser.run(SPACING)
    assert browser.run("document.scrollingElement.scrollWidth") <= width
    assert browser.run("overflowing()") == []
    assert browser.run(CUT) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_colours_of_the_readers_own_all_is_seen(browser, sample, language):
    browser.set_media(forced_colors="active")
    browser.open(sample, f"{language}/{EVERYTHING}")
    assert_walked(walk(browser))
    assert browser.run("[...document.querySelectorAll('.callout, .code, .table, .verdict .icon')].every((e) => e.matches('svg')"
                       " ? getComputedStyle(e).stroke !== 'none' : parseFloat(getComputedStyle(e).borderTopWidth) > 0)")


@pytest.mark.parametrize("language", ["ar", "en"])
def test_nothing_moves_for_those_who_ask_for_it(browser, site, language):
    browser.set_media(prefers_reduced_motion="reduce")
    browser.open(site, f"{language}/guides/sheets.html")
    link = "document.querySelector('.preview .state.shown .screen a[href]')"
    browser.run(f"{link}.click()")
    # What follows the reader's own scrolling is no motion by itself.
    moving = "document.getAnimations().filter((a) => a.playState === 'running' && a.timeline === document.timeline)"
    assert browser.run(f"{moving}.length") == 0


def test_the_copied_code_is_said_once(browser, sample):
    for language in LANGUAGES:
        browser.open(sample, f"{language}/{EVERYTHING}")
        voice = browser.find("main > .announced[role=status]")
        assert voice.get_attribute("textContent") == ""
        # What is said stays until it is read.
        browser.run("window.setTimeout = () => 0")
        browser.find(".copy").send_keys(Keys.ENTER)
        assert browser.until(lambda: voice.get_attribute("textContent"))
        assert voice.get_attribute("textContent") == browser.find(".copy").text
        assert voice.get_attribute("lang") == language


# Every word of the author has the sign é or is code; all others are the interface's.
FOREIGN = """---
title: é1
updated: 2026-11-30
order: {order}
tags: [é5]
---

é2 `code` [^1]

## é3

> [!NOTE]
> é4

<!-- table: caption="é6" -->

| é | é |
|---|---|
| é | é |

| é | é |
|---|---|
| é | é |

```swift skip="é7"
let é = 1
```

<span lang="de">Grüße</span> é

## é8

é9

[^1]: é
"""
UNMARKED = r"""
(() => {
  const own = (text) => !/\p{L}{2}/u.test(text) || /é/.test(text);
  const found = [];
  const language = (e) => e.closest("[lang]").lang;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const e = node.parentElement;
    // Languages are called by their own names.
    if (!node.data.trim() || e.closest("script, style, code, .code .language, .brand, .languages a, .languages summary")) continue;
    const isMarked = ["en", "de"].includes(language(e));
    if (!isMarked && !own(node.data)) found.push(node.data);
    if (isMarked && /é/.test(node.data) && !/[a-z]{3}/.test(node.data)) found.push("marked: " + node.data);
    if (language(e) === "en" && getComputedStyle(e).direction !== "ltr") found.push("direction: " + node.data);
  }
  for (const e of document.querySelectorAll("body [aria-label]")) {
    if (language(e) !== "en" && !own(e.getAttribute("aria-label"))) found.push(e.outerHTML.slice(0, 120));
  }
  return found;
})()
"""


@pytest.mark.parametrize("language", ["fr", "fa"])
def test_words_of_the_interface_in_another_language_are_marked(browser, make_site, language):
    files = {f"{language}/guides/{name}.md": FOREIGN.format(order=order) for order, name in enumerate("abc", 1)}
    files |= {f"{language}/{path}index.md": "---\ntitle: é0\n---\n\né\n" for path in ("", "guides/")}
    site = make_site({**files, "de/index.md": "# é\n"})
    for path in ("index", "guides/index", "guides/b"):
        browser.open(site, f"{language}/{path}.html")
        browser.run("document.querySelectorAll('details').forEach((d) => { d.open = true })")
        assert browser.run(UNMARKED) == [], path
    browser.find(".search-button").click()
    assert browser.until(lambda: browser.find_all("dialog[open] input"))
    assert browser.run(UNMARKED) == []


# What a screen reader is told of a sheet: where it is, how to begin again, how to leave, and what is on it.
SHEET = {
    "en": ["Preview", "Start again", "VoiceOver", "Edit plant", "Close", "Cancel", "Save", "Name", "Place"],
    "ar": ["معاينة", "ابدأ من جديد", "VoiceOver", "تعديل النبات", "إغلاق", "إلغاء", "حفظ", "الاسم", "المكان"],
    "he": ["תצוגה מקדימה", "התחלה מחדש", "VoiceOver", "עריכת צמח", "סגירה", "ביטול", "שמירה", "שם", "מקום"],
    "zh-Hans": ["预览", "重新开始", "VoiceOver", "编辑植物", "关闭", "取消", "存储", "名称", "位置"],
}
SHEET_ROLES = ["group", "link", "checkbox", "group", "link", "button", "button", "textbox", "textbox"]
TOLD = {"button", "checkbox", "combobox", "dialog", "group", "heading", "link", "listbox", "option", "searchbox", "textbox"}


def told(browser, selector):
    """Role and name of all that assistive technology is told of an element, in its order."""
    found = browser.command("Runtime.evaluate", expression=f"document.querySelector({selector!r})")
    nodes = browser.command("Accessibility.queryAXTree", objectId=found["result"]["objectId"])["nodes"]
    return [(node["role"]["value"], node.get("name", {}).get("value", "")) for node in nodes
            if not node.get("ignored") and node["role"]["value"] in TOLD]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_preview_tells_of_the_screen_that_is_open_and_of_no_other(browser, site, language):
    browser.open(site, f"{language}/guides/sheets.html")
    preview, start, voice, title = SHEET[language][:4]
    before = told(browser, ".preview")
    assert before[:2] == [("group", preview), ("checkbox", voice)] and len(before) == 5
    assert not {start, title} & {name for _, name in before}
    browser.run("document.querySelector('.preview .state.shown .screen a[href]').click()")
    assert told(browser, ".preview") == list(zip(SHEET_ROLES, SHEET[language]))
    voice = browser.find(".preview [aria-live]")
    assert voice.get_attribute("textContent") == title


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_search_tells_of_its_field_and_of_each_result(browser, site, language):
    assert len(Search(browser, site, f"{language}/index.html").ask("NavigationStack")) > 3
    roles = [role for role, _ in told(browser, "dialog.site-search")]
    names = [name for role, name in told(browser, "dialog.site-search") if role == "option"]
    assert roles[0] == "dialog" and "combobox" in roles and "listbox" in roles
    assert all("NavigationStack" in name for name in names[:3]), names
