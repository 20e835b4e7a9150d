"""Builds the sites that the tests look at and gives them a browser."""

import importlib.util
import os
import pathlib
import subprocess

import pytest

import sampler
from browser import Browser

HERE = pathlib.Path(__file__).resolve().parent
PACKAGE = HERE.parent.parent
CONTENT = PACKAGE / "content"
TOOL = pathlib.Path(os.environ.get("DALIL", PACKAGE / ".build" / "release" / "dalil"))
# A reader may keep the site anywhere: spaces, letters of other scripts, signs that mean something in an address.
FOLDER = "a folder, دليل עם 100% #1"


def package_file(module, name):
    """A file that an installed Python package brings along."""
    return pathlib.Path(importlib.util.find_spec(module).origin).parent / name


def page_paths():
    """The pages that the sources of the published site become, the home pages first."""
    files = sorted(CONTENT.rglob("*.md"), key=lambda f: (len(f.parts), f))
    return ["index.html"] + [str(f.relative_to(CONTENT).with_suffix(".html")) for f in files]


def page_kinds():
    """One page of each kind and language."""
    kinds = {}
    for path in page_paths():
        parts = pathlib.PurePath(path).parts
        kinds.setdefault((parts[0], len(parts), parts[-1] == "index.html"), path)
    return list(kinds.values())


def build(source, out, *arguments, base_address="https://docs.example.org/"):
    command = [TOOL, "build", source, "--out", out, "--base-address", base_address, "--color", "never", *arguments]
    result = subprocess.run(command, capture_output=True, text=True, timeout=900, cwd=PACKAGE)
    assert result.returncode == 0, result.stdout + result.stderr
    return out


@pytest.fixture(scope="session")
def site(tmp_path_factory):
    """The published site, built afresh."""
    return build(PACKAGE, tmp_path_factory.mktemp("published") / FOLDER)


@pytest.fixture(scope="session")
def make_site(tmp_path_factory):
    """Builds a site from `{file: text}`; its code is not checked unless a test needs what comes of it."""

    def make(files, checks_code=False, **settings):
        folder = tmp_path_factory.mktemp("made")
        for name, text in files.items():
            path = folder / "content" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return build(folder / "content", folder / FOLDER, *([] if checks_code else ["--no-check"]), **settings)

    return make


@pytest.fixture(scope="session")
def sample(make_site):
    """A site that holds everything that Markdown can become, in four languages."""
    return make_site(sampler.files())


@pytest.fixture(scope="session")
def shared_browser():
    browser = Browser()
    yield browser
    browser.close()


@pytest.fixture
def browser(shared_browser):
    """A browser with a wide window, in light colours."""
    shared_browser.reset()
    return shared_browser


@pytest.fixture(scope="session")
def shared_scriptless():
    browser = Browser(runs_scripts=False)
    yield browser
    browser.close()


@pytest.fixture
def scriptless(shared_scriptless):
    """A browser in which the reader has turned JavaScript off."""
    shared_scriptless.reset()
    return shared_scriptless
