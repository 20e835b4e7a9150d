"""The order in which readers see Latin terms and code in right-to-left text, by where the characters are drawn."""

import pytest

import terms

# A line must not be broken where the measuring takes place.
ONE_LINE = "document.head.appendChild(Object.assign(document.createElement('style'), " \
           "{textContent: 'main * { white-space: nowrap !important } wbr { display: none }'}))"
PLACES = {
    "paragraph": ".prose > p",
    "heading": ".prose h3",
    "item": ".prose > ul > li",
    "cell": ".prose tbody tr > :nth-child(2)",
    "contents": "nav.contents a",
}


@pytest.fixture(scope="module")
def seen(shared_browser, make_site):
    """What is seen of the page of terms: `seen[language][place]` is a list in the terms' order."""
    site = make_site({f"{language}/terms.md": terms.page(language) for language in terms.WORDS})
    result = {}
    shared_browser.reset()
    for language in terms.WORDS:
        shared_browser.open(site, f"{language}/terms.html")
        shared_browser.run(ONE_LINE)
        result[language] = {
            place: shared_browser.run("[...document.querySelectorAll(arguments[0])].map(visualText)", selector)
            for place, selector in PLACES.items()}
    return result


@pytest.mark.parametrize("number", range(len(terms.TERMS)), ids=[looks for _, looks in terms.TERMS])
@pytest.mark.parametrize("language", terms.WORDS)
def test_terms_keep_their_signs_on_their_side(seen, language, number):
    found = {place: texts[number] for place, texts in seen[language].items() if len(texts) == len(terms.TERMS)}
    assert found == dict.fromkeys(PLACES, terms.expected(language, terms.TERMS[number][1]))


def test_the_measure_sees_what_goes_wrong_without_isolation(browser, make_site):
    site = make_site({"he/x.md": "# x\n\n<p id=\"plain\">לפני iOS 26+ אחרי .sheet (סוף)</p>\n"})
    browser.open(site, "he/x.html")
    browser.run("document.getElementById('plain').textContent = 'לפני iOS 26+ אחרי .sheet (סוף)'")
    assert browser.run("visualText(document.getElementById('plain'))") == "(ףוס) sheet. ירחא +iOS 26 ינפל"


@pytest.mark.parametrize("language", ["ar", "he"])
def test_titles_captions_and_questions_isolate_too(browser, make_site, language):
    before, after = terms.WORDS[language]

    def text(term):
        return f"{before} {term} {after}"

    home = f"---\ntitle: {before}\n---\n"
    guide = "\n".join([
        f'---\norder: 1\ntitle: "{text("@State")}"\ndescription: "{text(".sheet")}"\n---\n',
        f'<!-- table: caption="{text("C++")}" -->\n\n| a | b |\n|---|---|\n| c | d |\n',
        f'```swift title="{text("iOS 26+")}"\nlet a = 1\n```\n',
        f"> [!NOTE]\n> {text('append(_:)')}\n",
        f"## {before} {{.faq}}\n\n### {text('#Preview')}؟\n\n{text('push/pop')}\n",
    ])
    other = f"---\ntitle: {after}\norder: 9\n---\n"
    site = make_site({f"{language}/index.md": home, f"{language}/guides/index.md": home,
                      f"{language}/guides/one.md": guide, f"{language}/guides/two.md": other})
    browser.open(site, f"{language}/guides/one.html")
    browser.run(ONE_LINE)
    wanted = {"h1": "@State", "nav.breadcrumbs li:last-child": "@State", "main caption": "C++",
              "figure.code .title": "iOS 26+", ".callout > p:last-child": "append(_:)", ".answer p": "push/pop"}
    found = {selector: browser.run("visualText(document.querySelector(arguments[0]))", selector) for selector in wanted}
    assert found == {s: terms.expected(language, term) for s, term in wanted.items()}
    summary = browser.run("visualText(document.querySelector('.questions summary :is(h2, h3)'))")
    assert summary == "؟" + terms.expected(language, "#Preview")
    browser.open(site, f"{language}/guides/index.html")
    browser.run(ONE_LINE)
    assert browser.run("visualText(document.querySelector('.children strong'))") == terms.expected(language, "@State")
    assert browser.run("visualText(document.querySelector('.children strong + span'))") \
        == terms.expected(language, ".sheet")


@pytest.mark.parametrize("language", ["ar", "he", "en"])
def test_right_to_left_text_in_code_keeps_its_own_order(browser, make_site, language):
    code = 'show("שלום, עולם!", at: 3) // הערה: 5 שורות\nlet word = "קבל", next = "סוף"\n'
    site = make_site({f"{language}/x.md": f"# x\n\n```swift\n{code}```\n"})
    browser.open(site, f"{language}/x.html")
    assert browser.run("document.querySelector('pre code').textContent") == code
    lines = browser.run("visualLines(document.querySelector('pre code'))")
    assert lines == ['show("!םלוע ,םולש", at: 3) // תורוש 5 :הרעה', 'let word = "לבק", next = "ףוס"']
