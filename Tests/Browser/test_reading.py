"""What a reader does on a page: with and without JavaScript."""

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from conftest import page_kinds, page_paths

LANGUAGES = ["ar", "he", "zh-Hans", "en"]
GUIDE = "guides/navigation-stack"


@pytest.mark.parametrize("path", page_kinds())
def test_without_javascript_all_text_can_be_read(scriptless, site, path):
    scriptless.open(site, path)
    assert scriptless.run("unseen(document.querySelector('main'))") == []
    assert [b.text for b in scriptless.find_all("button") if b.is_displayed()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_javascript_answers_contents_and_languages_are_reached(scriptless, sample, language):
    scriptless.open(sample, f"{language}/guides/everything.html")
    assert scriptless.run("document.querySelector('.copy')") is None
    for details in scriptless.find_all(".questions details"):
        answer = details.find_element(By.CSS_SELECTOR, ".answer")
        assert not answer.is_displayed()
        details.find_element(By.CSS_SELECTOR, "summary").click()
        assert answer.is_displayed() and answer.text
    assert scriptless.run("unseen(document.querySelector('nav.contents'))") == []
    scriptless.find(".languages summary").click()
    links = scriptless.find_all(".languages a")
    assert len(links) == len(LANGUAGES) and all(link.is_displayed() for link in links)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_switch_keeps_page_and_section(browser, site, language):
    other = LANGUAGES[LANGUAGES.index(language) - 1]
    browser.open(site, f"{language}/{GUIDE}.html", "#route")
    browser.find(".languages summary").click()
    browser.find(f".languages a[hreflang='{other}']").click()
    file, fragment = browser.until(lambda: browser.file, lambda shown: f"/{other}/" in shown[0])
    assert file.endswith(f"/{other}/{GUIDE}.html") and fragment == "route"
    assert browser.run("document.documentElement.lang") == other
    assert browser.wait("document.querySelector(':target') === document.getElementById('route')")
    assert_at_top(browser, "document.getElementById('route')")


def assert_at_top(browser, heading):
    """A page scrolls to what its address names when it is drawn."""
    is_at_top = lambda top: 0 <= top < 120
    assert is_at_top(browser.until(lambda: browser.run(f"distanceFromTop({heading})"), is_at_top))


@pytest.fixture(scope="module")
def sections(make_site):
    """Long sections whose ids differ from language to language."""
    filler = "\n\n".join(["x"] * 80)
    titles = {"en": "Setting up", "ar": "التثبيت", "he": "התקנה", "zh-Hans": "安装"}
    return make_site({f"{language}/a.md": f"# A\n\n{filler}\n\n## {title}\n\n{filler}\n"
                      for language, title in titles.items()})


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_switch_keeps_the_section_that_is_read(browser, sections, language):
    browser.open(sections, f"{language}/a.html")
    browser.run("document.querySelector('.prose h2').scrollIntoView()")
    for other in [tag for tag in LANGUAGES if tag != language] + [language]:
        browser.find(".languages summary").click()
        browser.find(f".languages a[hreflang='{other}']").click()
        assert browser.wait("document.readyState === 'complete' && document.documentElement.lang === arguments[0]", other)
        assert_at_top(browser, "document.querySelector('.prose h2')")


@pytest.mark.parametrize("path", [p for p in page_paths() if p.startswith("en/")])
def test_translations_answer_to_the_ids_of_the_source(browser, site, path):
    headings = "[...document.querySelectorAll('.prose :is(h2, h3, h4)')].map((h) => h.id)"
    browser.open(site, path)
    source = browser.run(headings)
    for language in LANGUAGES[:3]:
        browser.open(site, path.replace("en/", f"{language}/", 1))
        assert browser.run("arguments[0].filter((id) => !document.getElementById(id))", source) == []


@pytest.mark.parametrize("fragment", ["#\u0627\u0644\u062a\u062b\u0628\u064a\u062a",
                                      "#%D8%A7%D9%84%D8%AA%D8%AB%D8%A8%D9%8A%D8%AA", "#setting-up"])
def test_deep_links_find_the_section_raw_encoded_and_by_the_source_id(browser, sections, fragment):
    browser.open(sections, "ar/a.html", fragment)
    assert browser.wait("scrollY > 500")
    assert_at_top(browser, "document.querySelector('.prose h2')")


def test_links_to_a_question_unfold_it(browser, sample):
    browser.open(sample, "en/guides/everything.html")
    questions = browser.run("[...document.querySelectorAll('.questions summary [id]')].map((h) => h.id)")
    browser.open(sample, "en/guides/everything.html", f"#{questions[1]}")
    assert browser.run("[...document.querySelectorAll('.questions details')].map((d) => d.open)") == [False, True]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_copy_button_copies_exactly_the_code(browser, make_site, language):
    code = ('let a = "שלום, عالم" // <b> & "q" 中文  \n\n\tif a.isEmpty {\n\t\tprint("\\(a)\\n")\n\t}\n'
            '    /* two\n       lines */\n')
    site = make_site({f"{language}/x.md": f"# x\n\n```swift title=\"x\" {{1,3}}\n{code}```\n\n```\nplain {code}```\n"})
    browser.open(site, f"{language}/x.html")
    # What a button says stays until it is read.
    browser.run("window.setTimeout = () => 0")
    buttons = browser.find_all("figure.code .copy")
    assert len(buttons) == 2
    for button, expected in zip(buttons, [code, f"plain {code}"]):
        before = button.text
        button.click()
        assert browser.until(lambda: button.text != before)
        assert pasted(browser) == expected


def pasted(browser):
    browser.run("document.body.append(Object.assign(document.createElement('textarea'), {id: 'paste'}))")
    area = browser.find("#paste")
    area.send_keys(Keys.CONTROL, "v")
    text = browser.wait("document.getElementById('paste').value")
    browser.run("document.getElementById('paste').remove()")
    return text


def test_the_theme_can_be_chosen_and_is_kept(browser, site):
    browser.open(site, "en/index.html")
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    light = browser.run(ground)
    button = browser.find(".theme")
    names = set()
    for _ in range(3):
        names.add(button.get_attribute("aria-label"))
        button.click()
        if browser.run(ground) != light:
            browser.open(site, f"en/{GUIDE}.html")
            assert browser.run(ground) != light
            button = browser.find(".theme")
    assert len(names) == 3 and browser.run(ground) == light


def test_the_keyboard_reaches_the_text_first(browser, site):
    browser.open(site, f"en/{GUIDE}.html")
    browser.find("body").send_keys(Keys.TAB)
    skip = browser.driver.switch_to.active_element
    assert "skip" in skip.get_attribute("class") and skip.is_displayed()
    skip.send_keys(Keys.ENTER)
    assert browser.run("document.activeElement.tagName") == "MAIN"
