"""What machines read of a site: the site in the repository, and one with everything that could break a format."""

import os
import pathlib
import subprocess

import pytest

PACKAGE = pathlib.Path(__file__).resolve().parent.parent.parent
TOOL = pathlib.Path(os.environ.get("DALIL", PACKAGE / ".build" / "release" / "dalil"))
PUBLISHED = PACKAGE / "site"
ADDRESS = "https://docs.example.org/a%20b/"

# Signs that mean something to XML, JSON, HTML or Markdown, code that is left-to-right, and no title at all.
HOSTILE = {
    "dalil.yml": 'title:\n  en: "A & B <i>\'\\"</i> ]]>"\n  ar: "دليل & <Swift>"\ndefault-language: en\n',
    "content/en/index.md": "---\ntitle: \"Home </script> & 'more'\"\nlayout: home\n---\nText\n",
    "content/ar/index.md": "---\ntitle: \"`NavigationStack<T>`: لماذا؟\"\nlayout: home\n---\nنص\n",
    "content/en/guides/index.md": "# Guides\n\nText\n",
    "content/en/guides/faq & more.md": (
        "---\ntitle: \"C++ & `Array<Int?>` ]]> \\\\ \\\"x\\\"\"\ndescription: \"<b>&amp;</b> \\u2028 end\"\n"
        "tags: [\"a,b\", \"<c>\"]\nupdated: 2024-02-29\n---\n## FAQ\n\n### Why `</script>`?\n\nSo & <b>so</b>: `a<b>`.\n\n"
        "### And \"this\"?\n\n```json\n{\"a\": \"\\u0000\"}\n```\n"),
    "content/ar/guides/index.md": "# الأدلة\n\nنص\n",
    "content/ar/guides/بحث.md": "---\ntitle: \"`@State` و`$value` & <T>\"\nupdated: 2025-01-01\n---\n## أسئلة شائعة\n\n### `x` أم `y`؟\n\nكلاهما.\n",
    "content/en/empty.md": "",
}


@pytest.fixture(scope="session")
def hostile(tmp_path_factory):
    folder = tmp_path_factory.mktemp("hostile")
    for name, text in HOSTILE.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    command = [TOOL, "build", folder, "--base-address", ADDRESS, "--no-check", "--color", "never"]
    result = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert result.returncode == 0, result.stdout + result.stderr
    return folder / "site"


@pytest.fixture(scope="session", params=["published", "hostile"])
def site(request):
    return PUBLISHED if request.param == "published" else request.getfixturevalue("hostile")
