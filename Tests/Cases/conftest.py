"""Builds each case with the tool once and gives its pages as parsed HTML."""

import os
import pathlib
import re
import shutil
import subprocess
import urllib.parse

import html5lib
import pytest

HERE = pathlib.Path(__file__).resolve().parent
PACKAGE = HERE.parent.parent
TOOL = pathlib.Path(os.environ.get("DALIL", PACKAGE / ".build" / "release" / "dalil"))
XHTML = "{http://www.w3.org/1999/xhtml}"


def parse(text):
    return html5lib.parse(text, treebuilder="etree", namespaceHTMLElements=False)


def text_of(element):
    return "".join(element.itertext())


class Page:
    """One page: its markup, its tree, and the questions that the cases ask of it."""

    def __init__(self, site, path):
        self.site = site
        self.path = path
        self.source = (site / path).read_text(encoding="utf-8")
        self.root = parse(self.source)
        self.parents = {child: parent for parent in self.root.iter() for child in parent}

    @property
    def html(self):
        return self.root

    @property
    def main(self):
        return self.root.find(".//main")

    @property
    def body(self):
        """The author's part of the page."""
        found = [e for e in self.root.iter() if "prose" in (e.get("class") or "").split()]
        assert found, f"{self.path} has no element of class prose"
        return found[0]

    def all(self, tag, below=None):
        return list((self.body if below is None else below).iter(tag))

    def texts(self, tag, below=None):
        return [text_of(e) for e in self.all(tag, below)]

    def ids(self):
        return [e.get("id") for e in self.root.iter() if isinstance(e.tag, str) and e.get("id") is not None]

    def ancestors(self, element):
        while element in self.parents:
            element = self.parents[element]
            yield element

    def contents(self):
        """The links of the table of contents."""
        navs = [n for n in self.root.iter("nav") if "contents" in (n.get("class") or "").split()]
        return [a for n in navs for a in n.iter("a")]

    def target(self, href):
        """The file of the site that a relative address names, and its decoded fragment."""
        parts = urllib.parse.urlsplit(href)
        assert not parts.scheme and not parts.netloc, href
        here = self.site / self.path
        path = here if not parts.path else here.parent / urllib.parse.unquote(parts.path)
        return path.resolve(), urllib.parse.unquote(parts.fragment)


class Build:
    def __init__(self, site, result):
        self.site = site
        self.code = result.returncode
        self.out = result.stdout
        self.err = result.stderr

    def page(self, path):
        return Page(self.site, path)

    def pages(self):
        return [Page(self.site, str(p.relative_to(self.site))) for p in sorted(self.site.rglob("*.html"))]

    def reports(self, place, *words):
        """Whether one message names the place (`he/index.md:7`) and holds all the words."""
        pattern = re.compile(rf"(^|/){re.escape(place)}(:|\b)")
        for line in self.messages():
            if pattern.search(line) and all(word in line for word in words):
                return True
        return False

    def messages(self):
        """Messages with the lines that belong to them, one string each."""
        found = []
        for line in self.err.splitlines():
            if re.match(r"^\S.*: (error|warning):", line) or re.match(r"^(error|warning):", line):
                found.append(line)
            elif found:
                found[-1] += "\n" + line
        return found

    def clean(self):
        assert self.code == 0, self.err
        assert "error:" not in self.err, self.err
        return self


def run(content, out, *arguments, check=True):
    command = [str(TOOL), "build", str(content), "--out", str(out), "--base-address", "https://docs.example.org/",
               "--color", "never", *arguments]
    if not check:
        command.append("--no-check")
    result = subprocess.run(command, capture_output=True, text=True, timeout=180)
    assert result.returncode in (0, 1, 2), f"status {result.returncode}\n{result.stderr[-3000:]}"
    assert "Fatal error" not in result.stderr and "Stack dump" not in result.stderr, result.stderr[-3000:]
    return Build(pathlib.Path(out), result)


@pytest.fixture
def build(tmp_path):
    """`build("01-ar-inline-code")` builds the case's input into an empty folder."""

    def make(case, *arguments, out=None, check=True):
        folder = HERE / "cases" / case
        content = tmp_path / "content"
        if not content.exists():
            if (folder / "make.sh").exists():
                subprocess.run(["sh", str(folder / "make.sh"), str(content)], check=True)
            else:
                shutil.copytree(folder / "input", content)
        return run(content, out or tmp_path / "site", *arguments, check=check)

    return make


@pytest.fixture(scope="session")
def style():
    """The shipped style sheets as one text."""
    return "\n".join(p.read_text(encoding="utf-8") for p in sorted((PACKAGE / "templates").rglob("*.css")))
