"""What comes first for what readers of the guides ask, as judged by reading them."""

import json
import pathlib

import pytest

from test_search import Search, ends

TABLE = json.loads((pathlib.Path(__file__).parent / "search-queries.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", TABLE)
def test_the_best_section_comes_first(browser, site, language):
    """Each row: a question, and the sections of which one has to come first."""
    search = Search(browser, site, f"{language}/guides/sheets.html")
    search.open()
    wrong = []
    for query, *expected in TABLE[language]:
        found = search.type(query)
        best = found[0]["href"].split(f"/{language}/", 1)[1] if found else None
        if best not in expected:
            wrong.append((query, expected[0], ends(found)[:4]))
    assert wrong == []
    assert browser.complaints() == []
