"""The JSON-LD of every page: valid by the vocabulary of schema.org, and with what search engines ask for."""

import json
import urllib.parse

import pytest

from markup import head_of, text_of
from vocabulary import Vocabulary


@pytest.fixture(scope="session")
def vocabulary():
    return Vocabulary()


def data_of(site):
    """The JSON-LD of every page that has some, by its file; a page has one object or none."""
    heads = {path: head_of(path) for path in sorted(site.rglob("*.html"))}
    assert all(len(head.data) < 2 for head in heads.values())
    found = {path: json.loads(head.data[0]) for path, head in heads.items() if head.data}
    assert len(found) > 2
    return found


def test_the_vocabulary_tells_right_from_wrong(vocabulary):
    """A check that finds nothing proves nothing."""
    right = {"@type": "TechArticle", "headline": "A", "author": {"@type": "Organization", "name": "B"},
             "dateModified": "2024-02-29", "mainEntityOfPage": "https://docs.example.org/a.html"}
    assert vocabulary.faults(right) == []
    for key, value in [("@type", "TechnicalArticle"), ("headlines", "A"), ("author", {"@type": "Question"}),
                       ("dateModified", "2023-02-29"), ("mainEntityOfPage", "a.html"), ("headline", " ")]:
        assert vocabulary.faults(right | {key: value}), key
    assert vocabulary.faults({"@type": "ListItem", "position": True})


def test_every_page_is_valid_by_the_vocabulary(vocabulary, site):
    faults = {str(path): vocabulary.faults(data) for path, data in data_of(site).items()}
    assert {path: found for path, found in faults.items() if found} == {}


def test_objects_say_what_the_page_shows(site):
    questions = 0
    for path, data in data_of(site).items():
        head = head_of(path)
        assert data["@context"] == "https://schema.org" and data["inLanguage"] == head.language, path
        assert data["url"] == head.canonical, path
        assert urllib.parse.unquote(data["url"]).endswith(str(path.relative_to(site))), path
        steps = data.get("breadcrumb", {}).get("itemListElement", [])
        assert [step["position"] for step in steps] == list(range(1, len(steps) + 1)), path
        assert not steps or steps[-1]["item"] == data["url"], path
        article = data.get("hasPart") or data["mainEntity"]
        if article["@type"] == "TechArticle":
            assert article.get("image") == dict(head.properties).get("og:image"), path
        if data["@type"] != "FAQPage":
            continue
        shown = text_of(path)
        for question in data["mainEntity"]:
            questions += 1
            assert " ".join(question["name"].split()) in shown, (path, question["name"])
            assert question["acceptedAnswer"]["text"].strip(), (path, question["name"])
    assert questions
