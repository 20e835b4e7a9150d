"""What a reader does with a preview: with a script, without one, by keyboard alone."""

import pytest
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from test_pages import html_errors, violations

WORDS = {
    "en": {"title": "Library", "book": "Emma", "notify": "Notify me", "add": "Add a book", "delete": "Delete",
           "keep": "Keep", "sheet": "New book", "saved": "Saved", "close": "Close", "back": "Back",
           "again": "Start again", "shelf": "Novels", "phone": "Phone", "tablet": "Tablet"},
    "ar": {"title": "المكتبة", "book": "إيما", "notify": "نبّهني", "add": "إضافة كتاب", "delete": "حذف",
           "keep": "إبقاء", "sheet": "كتاب جديد", "saved": "المحفوظات", "close": "إغلاق", "back": "رجوع",
           "again": "ابدأ من جديد", "shelf": "روايات", "phone": "هاتف", "tablet": "جهاز لوحي"},
}

PAGE = """# Previews

Text before the preview, and [a link](#after).

## In tabs

```swift preview
struct LibraryTabs: View {
    var body: some View {
        TabView {
            Tab("%(title)s", systemImage: "books.vertical") { LibraryScreen() }
            Tab("%(saved)s", systemImage: "bookmark") { Text("%(saved)s") }
        }
    }
}

struct LibraryScreen: View {
    @State private var notifies = false
    @State private var adds = false
    @State private var asks = false
    @State private var path: [String] = []

    var body: some View {
        NavigationStack(path: $path) {
            List {
                NavigationLink("%(book)s", value: "%(book)s")
                Toggle("%(notify)s", isOn: $notifies)
                Button("%(add)s") { adds = true }
                Button("%(delete)s", role: .destructive) { asks = true }
            }
            .navigationTitle("%(title)s")
            .navigationDestination(for: String.self) { Text($0).navigationTitle($0) }
            .sheet(isPresented: $adds) { NavigationStack { Text("…").navigationTitle("%(sheet)s") } }
            .alert("%(delete)s?", isPresented: $asks) {
                Button("%(delete)s", role: .destructive) {}
                Button("%(keep)s", role: .cancel) {}
            }
            .onOpenURL { path = [$0.lastPathComponent] }
        }
    }
}
// preview: open "bookapp://book/Persuasion"
```

## In columns

```swift preview device=phone,tablet
struct ShelfView: View {
    @State private var shelf: String?

    var body: some View {
        NavigationSplitView {
            List(["%(shelf)s", "B"], id: \\.self, selection: $shelf) { Text($0) }
                .navigationTitle("%(title)s")
        } detail: {
            Text(shelf ?? "–")
        }
    }
}
```

## After

%(filler)s
"""


@pytest.fixture(scope="module")
def previews(make_site):
    filler = "\n\n".join(["x"] * 60)
    return make_site({f"{language}/previews.md": PAGE % {**words, "filler": filler}
                      for language, words in WORDS.items()}, checks_code=True)


class Device:
    """The device of a preview that a reader looks at."""

    def __init__(self, browser, kind="phone"):
        self.browser = browser
        self.kind = kind

    @property
    def screen(self):
        screens = [s for s in self.browser.find_all(f".device.{self.kind} .screen") if s.is_displayed()]
        return screens[0]

    @property
    def name(self):
        return self.screen.get_attribute("aria-label")

    def control(self, words):
        """The link of a name on the screen that shows."""
        found = [link for link in self.screen.find_elements(By.CSS_SELECTOR, "a[href]")
                 if link.is_displayed() and words in (link.get_attribute("aria-label") or link.text)]
        assert found, f"no '{words}' on '{self.name}'"
        return found[0]

    def press(self, words):
        """Follows a link as the keyboard does."""
        self.browser.run("arguments[0].focus({preventScroll: true})", self.control(words))
        self.control(words).send_keys(Keys.ENTER)
        self.browser.settle()

    def focus(self):
        """The words of what has the focus, if it is on the screen that shows."""
        element = self.browser.driver.switch_to.active_element
        assert self.browser.run("arguments[0].contains(arguments[1])", self.screen, element)
        return element.get_attribute("aria-label") or element.text


def open_page(browser, site, language, fragment=""):
    browser.open(site, f"{language}/previews.html", fragment)
    if not fragment:
        browser.run("document.querySelector('.preview').scrollIntoView()")
    return Device(browser)


@pytest.fixture(params=["script", "no script"])
def either(request, browser, scriptless):
    """A browser with JavaScript and one without."""
    if request.param == "script":
        return browser
    return scriptless


@pytest.mark.parametrize("language", WORDS)
def test_a_reader_clicks_through_and_the_page_stays_where_it_is(either, previews, language):
    words = WORDS[language]
    device = open_page(either, previews, language)
    place = either.run("scrollY")
    assert device.name == words["title"]
    for pressed, shown in [("book", "book"), ("back", "title"), ("add", "sheet"), ("close", "title"),
                           ("delete", None), ("keep", "title")]:
        device.press(words[pressed])
        assert device.name == (words[shown] if shown else f"{words['delete']}?")
        assert either.run("scrollY") == place


@pytest.mark.parametrize("language", WORDS)
def test_a_switch_stays_where_it_is_and_turns(either, previews, language):
    device = open_page(either, previews, language)
    notify = WORDS[language]["notify"]
    assert device.control(notify).get_attribute("aria-checked") == "false"
    device.press(notify)
    assert device.control(notify).get_attribute("aria-checked") == "true"


@pytest.mark.parametrize("language", WORDS)
def test_the_history_and_the_address_are_left_alone(browser, previews, language):
    words = WORDS[language]
    device = open_page(browser, previews, language)
    before = browser.run("[history.length, location.href]")
    for name in ["book", "back", "notify", "add", "close"]:
        device.press(words[name])
    assert browser.run("[history.length, location.href]") == before


@pytest.mark.parametrize("language", WORDS)
def test_the_focus_goes_along(browser, previews, language):
    words = WORDS[language]
    device = open_page(browser, previews, language)
    for pressed, focused in [("book", "book"), ("back", "book"), ("notify", "notify"), ("add", "sheet"),
                             ("close", "add"), ("delete", "delete"), ("keep", "delete"), ("saved", "saved")]:
        device.press(words[pressed])
        assert words[focused] in device.focus()


@pytest.mark.parametrize("language", WORDS)
def test_keys_close_turn_and_move_among_tabs(browser, previews, language):
    words = WORDS[language]
    device = open_page(browser, previews, language)
    device.press(words["add"])
    ActionChains(browser.driver).send_keys(Keys.ESCAPE).perform()
    assert device.name == words["title"] and device.focus() == words["add"]
    device.press(words["book"])
    ActionChains(browser.driver).send_keys(Keys.ESCAPE).perform()
    assert device.name == words["title"]
    browser.run("arguments[0].focus()", device.control(words["notify"]))
    ActionChains(browser.driver).send_keys(Keys.SPACE).perform()
    assert device.control(words["notify"]).get_attribute("aria-checked") == "true"
    tabs = device.screen.find_elements(By.CSS_SELECTOR, "[role=tab]")
    browser.run("arguments[0].focus()", tabs[0])
    forward, backward = (Keys.ARROW_RIGHT, Keys.ARROW_LEFT) if language == "en" else (Keys.ARROW_LEFT, Keys.ARROW_RIGHT)
    ActionChains(browser.driver).send_keys(forward).perform()
    assert selected(device) == words["saved"] and words["saved"] in device.focus()
    ActionChains(browser.driver).send_keys(backward).perform()
    assert selected(device) == words["title"]


def selected(device):
    return device.screen.find_element(By.CSS_SELECTOR, "[role=tab][aria-selected=true]").text


@pytest.mark.parametrize("language", WORDS)
def test_by_the_tab_key_alone_a_book_is_opened_and_left(either, previews, language):
    words = WORDS[language]
    device = open_page(either, previews, language)
    either.run("document.querySelector('.device').focus()")
    for wanted, shown in [("book", "book"), ("back", "title")]:
        walk_to(either, device, words[wanted])
        ActionChains(either.driver).send_keys(Keys.ENTER).perform()
        assert device.name == words[shown]


def walk_to(browser, device, words):
    for _ in range(60):
        ActionChains(browser.driver).send_keys(Keys.TAB).perform()
        element = browser.driver.switch_to.active_element
        name = element.get_attribute("aria-label") or element.text
        if words in name and browser.run("arguments[0].contains(arguments[1])", device.screen, element):
            return
    raise AssertionError(f"the tab key does not reach '{words}'")


@pytest.mark.parametrize("language", WORDS)
def test_what_is_spoken_is_shown_on_demand(either, previews, language):
    device = open_page(either, previews, language)
    lists = [s for s in either.find_all(".device .spoken ol") if s.is_displayed()]
    assert lists == []
    either.find(".device .voice input").click()
    for _ in range(2):
        lists = [s for s in either.find_all(".device .spoken ol") if s.is_displayed()]
        assert len(lists) == 1 and device.name in lists[0].text
        device.press(WORDS[language]["book"] if device.name == WORDS[language]["title"] else WORDS[language]["back"])


@pytest.mark.parametrize("language", WORDS)
def test_a_deep_link_is_opened_and_all_begins_again(either, previews, language):
    device = open_page(either, previews, language)
    [link] = [a for a in either.find_all(".panel .acts a") if a.is_displayed()]
    assert "bookapp://book/Persuasion" in link.text
    link.click()
    assert device.name == "Persuasion"
    either.find(".device .again").click()
    assert device.name == WORDS[language]["title"]


@pytest.mark.parametrize("language", WORDS)
def test_a_split_view_can_be_seen_on_a_tablet(either, previews, language):
    words = WORDS[language]
    open_page(either, previews, language)
    tablet = Device(either, "tablet")
    assert not any(s.is_displayed() for s in either.find_all(".tablet .screen"))
    either.find(".device-choice .d1").click()
    columns = tablet.screen.find_elements(By.CSS_SELECTOR, ".column")
    assert len(columns) == 2
    starts = [c.rect["x"] for c in columns]
    assert starts == sorted(starts, reverse=language == "ar")
    tablet.press(words["shelf"])
    assert words["shelf"] in tablet.screen.find_element(By.CSS_SELECTOR, ".column.detail").text


@pytest.mark.parametrize("language", WORDS)
def test_an_address_with_a_state_shows_it(browser, previews, language):
    device = open_page(browser, previews, language, "#p:1-1")
    assert device.name == WORDS[language]["book"]
    top = browser.until(lambda: browser.run("distanceFromTop(document.querySelector('.device'))"),
                        lambda top: 0 <= top < 200)
    assert 0 <= top < 200


@pytest.mark.parametrize("width", [320, 390, 1280])
@pytest.mark.parametrize("language", WORDS)
def test_no_width_makes_the_page_scroll_sideways(browser, previews, language, width):
    browser.set_width(width)
    open_page(browser, previews, language)
    for choice in browser.find_all(".device-choice label"):
        choice.click()
        assert browser.run("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", WORDS)
def test_axe_finds_nothing_on_any_screen(browser, previews, language, scheme):
    browser.set_scheme(scheme)
    words = WORDS[language]
    device = open_page(browser, previews, language)
    browser.find(".device .voice input").click()
    assert violations(browser) == []
    for name in ["notify", "book", "back", "add", "close", "delete", "keep", "saved"]:
        device.press(words[name])
        assert violations(browser) == [], device.name


def test_previews_are_valid_html_without_requests_and_complaints(browser, previews):
    assert html_errors(previews) == []
    open_page(browser, previews, "ar")
    assert all(address.startswith(("file:", "data:")) for address in browser.requests())
    assert browser.complaints() == []


def test_paper_shows_the_first_screens(browser, previews):
    device = open_page(browser, previews, "en")
    device.press(WORDS["en"]["book"])
    browser.set_media("print")
    shown = [s.get_attribute("aria-label") for s in browser.find_all(".device .screen") if s.is_displayed()]
    assert shown == [WORDS["en"]["title"]] * 2
