"""Where bars, dialogs and handles of a preview stand, measured in a browser."""

import pytest
from selenium.webdriver.common.by import By

from test_pages import html_errors, violations
from test_previews import Device, open_page

LANGUAGES = ["en", "ar"]

PAGE = """# Places

```swift preview device=phone,tablet depth=3 states=150 timeout=60s
struct PlacesTabs: View {
    var body: some View {
        TabView {
            Tab("First", systemImage: "house") { AskingScreen() }
            Tab("Desk", systemImage: "rectangle.split.2x1") { DeskScreen() }
            Tab("Rows", systemImage: "list.bullet") { RowsScreen() }
        }
    }
}

struct AskingScreen: View {
    @State private var asks = false
    @State private var tips = false

    var body: some View {
        NavigationStack {
            VStack {
                Button("Remove") { asks = true }
                    .confirmationDialog("Remove?", isPresented: $asks, titleVisibility: .visible) {
                        Button("Really", role: .destructive) {}
                    }
                Spacer()
                Button("Tips") { tips = true }
                    .popover(isPresented: $tips) { Text("A tip") }
            }
            .navigationTitle("Asking")
            .navigationBarTitleDisplayMode(.inline)
        }
    }
}

struct DeskScreen: View {
    var body: some View {
        HStack {
            ForEach(["Left", "Right"], id: \\.self) { side in
                NavigationStack {
                    List { NavigationLink("Open \\(side)", value: side) }
                        .navigationTitle(side)
                        .navigationBarTitleDisplayMode(.inline)
                        .navigationDestination(for: String.self) { Text($0).navigationTitle("\\($0) page") }
                }
            }
        }
    }
}

struct RowsScreen: View {
    @State private var books = ["Emma", "Dune"]

    var body: some View {
        List {
            ForEach(books, id: \\.self) { Text($0) }
                .onDelete { books.remove(atOffsets: $0) }
                .onMove { books.move(fromOffsets: $0, toOffset: $1) }
        }
        .environment(\\.editMode, .constant(.active))
    }
}
```
"""


@pytest.fixture(scope="module")
def places(make_site):
    return make_site({f"{language}/previews.md": PAGE for language in LANGUAGES}, checks_code=True)


def box(browser, element):
    return browser.run("(({top, bottom, left, right}) => ({top, bottom, left, right}))"
                       "(arguments[0].getBoundingClientRect())", element)


def tablet(browser):
    browser.run("document.querySelector('.device-choice .d1').click()")
    return Device(browser, "tablet")


def is_beside(browser, device, control, selector):
    """Whether what is presented stands right above or below its control, within the screen, the arrow between them."""
    source = box(browser, device.screen.find_element(By.CSS_SELECTOR, ".an"))
    shown = box(browser, device.screen.find_element(By.CSS_SELECTOR, selector))
    tip = box(browser, device.screen.find_element(By.CSS_SELECTOR, ".tip"))
    screen = box(browser, device.screen)
    assert shown["left"] >= screen["left"] and shown["right"] <= screen["right"]
    assert shown["top"] >= screen["top"] and shown["bottom"] <= screen["bottom"]
    is_below = shown["top"] >= source["bottom"] - 1
    gap = shown["top"] - source["bottom"] if is_below else source["top"] - shown["bottom"]
    middle = (tip["left"] + tip["right"]) / 2
    assert shown["left"] < middle < shown["right"]
    assert abs((tip["top"] + tip["bottom"]) / 2 - (shown["top"] if is_below else shown["bottom"])) < 8
    return 0 <= gap < 30


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_dialog_opens_at_its_control(browser, places, language):
    device = open_page(browser, places, language)
    device.press("Remove")
    assert is_beside(browser, device, "Remove", ".dialog")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_popover_on_a_tablet_points_at_its_control(browser, places, language):
    open_page(browser, places, language)
    device = tablet(browser)
    device.press("Tips")
    assert is_beside(browser, device, "Tips", ".popover")


@pytest.mark.parametrize("language", LANGUAGES)
def test_tabs_stand_at_the_foot_of_a_phone_and_at_the_top_of_a_tablet(browser, places, language):
    phone = open_page(browser, places, language)
    for choose, is_on_top in [(lambda: phone, False), (lambda: tablet(browser), True)]:
        device = choose()
        screen = box(browser, device.screen)
        tabs = box(browser, device.screen.find_element(By.CSS_SELECTOR, "[role='tablist']"))
        middle = (screen["top"] + screen["bottom"]) / 2
        assert (tabs["bottom"] < middle) == is_on_top
        assert (tabs["top"] > middle) != is_on_top


@pytest.mark.parametrize("language", LANGUAGES)
def test_stacks_beside_each_other_have_bars_of_their_own(browser, places, language):
    device = open_page(browser, places, language)
    device.press("Desk")
    panes = device.screen.find_elements(By.CSS_SELECTOR, ".pane")
    first, second = (box(browser, pane) for pane in panes)
    assert (first["right"] <= second["left"] + 1) if language == "en" else (second["right"] <= first["left"] + 1)
    assert [pane.find_element(By.CSS_SELECTOR, ".bar .title").text for pane in panes] == ["Left", "Right"]
    device.press("Open Right")
    titles = [title.text for title in device.screen.find_elements(By.CSS_SELECTOR, ".pane .title")]
    assert titles == ["Left", "Right page"]
    device.screen.find_element(By.CSS_SELECTOR, ".pane a.back").click()
    assert len(device.screen.find_elements(By.CSS_SELECTOR, ".pane a.back")) == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_rows_are_moved_and_deleted_by_their_handles(browser, places, language):
    device = open_page(browser, places, language)
    device.press("Rows")
    rows = lambda: [row.text for row in device.screen.find_elements(By.CSS_SELECTOR, ".ls li")]
    assert rows() == ["Emma", "Dune"]
    device.screen.find_element(By.CSS_SELECTOR, ".mh .dn").click()
    assert rows() == ["Dune", "Emma"]
    device.screen.find_element(By.CSS_SELECTOR, ".dh a").click()
    assert rows() == ["Emma"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing_in_any_place(browser, places, language, scheme):
    browser.set_scheme(scheme)
    for kind, presses in [("phone", ["Remove"]), ("phone", ["Desk"]), ("phone", ["Rows"]), ("tablet", ["Tips"]),
                          ("tablet", ["Desk"])]:
        device = open_page(browser, places, language)
        if kind == "tablet":
            device = tablet(browser)
        for words in presses:
            device.press(words)
        assert violations(browser) == []


def test_places_are_valid_html(places):
    assert html_errors(places) == []
