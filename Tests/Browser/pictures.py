"""Takes pictures of every kind of page in every language, on a phone and a desktop, in light and dark and on paper.

    python Tests/Browser/pictures.py [SITE [FOLDER]] [--only TEXT]

FOLDER gets one folder a language, with files such as `guides-tabs.table.phone.dark.png`, and an `index.html` that shows
all pictures side by side. `--only` takes those whose name holds TEXT.
"""

import argparse
import base64
import html
import pathlib

from browser import Browser

SIZES = {"desktop": (1280, 900), "phone": (390, 844), "tablet": (820, 1180)}
SCHEMES = ("light", "dark")
# The parts of a long page that are looked at: a name, and what is scrolled to the top of the window.
PARTS = {
    "top": None,
    "code": ".prose figure.code",
    "table": ".prose table",
    "mistake": ".prose figure.code:has(.verdict.fails)",
    "preview": ".prose figure.preview",
    "questions": ".prose .questions",
    "end": "footer.site-foot",
}
# What a reader opens: a name, and what opens it.
OPENED = {
    "menu": "document.querySelector('.menu').open = true; done(true);",
    "contents": "const list = document.querySelector('.contents details'); if (list) list.open = true; done(!!list);",
    "second-screen": """
        const link = document.querySelector(".preview .screen .body a");
        if (!link) return done(false);
        link.click();
        document.activeElement.blur();
        link.closest(".preview").scrollIntoView({ block: "start", behavior: "instant" });
        scrollBy(0, -72);
        setTimeout(() => done(true), 400);""",
    "search": """
        document.querySelector(".search-button").click();
        const wait = setInterval(() => {
          const field = document.querySelector(".site-search input");
          if (!field || document.querySelector(".hit")) { if (field) { clearInterval(wait); done(true); } return; }
          if (field.value) return;
          field.value = arguments[0];
          field.dispatchEvent(new Event("input", { bubbles: true }));
        }, 100);""",
}
QUERIES = {"ar": "التنقل", "he": "ניווט", "zh-Hans": "导航", "en": "navigation"}
# Guides of which all parts are looked at; of other pages the top is enough.
LONG = ("guides/",)


def pages(site):
    """Every page by the folder that it is filed under: a language, or `site` for what belongs to none."""
    for path in sorted(site.rglob("*.html")):
        relative = path.relative_to(site)
        yield (relative.parts[0] if len(relative.parts) > 1 else "site"), relative


def name_of(path):
    """`ar/guides/tabs.html` is `guides-tabs`."""
    parts = path.with_suffix("").parts
    return "-".join(parts[1:] if len(parts) > 1 else parts)


class Camera:
    def __init__(self, site, folder, only):
        self.site, self.folder, self.only = site, folder, only
        self.browser = Browser()
        self.taken = []

    def take_all(self):
        for language, path in pages(self.site):
            for size in SIZES:
                for scheme in SCHEMES:
                    self.take_page(language, path, size, scheme)
            if str(path).split("/", 1)[-1].startswith(LONG):
                self.print_page(language, path)

    def wants(self, picture):
        return not self.only or self.only in str(picture)

    def take_page(self, language, path, size, scheme):
        is_long = str(path).split("/", 1)[-1].startswith(LONG)
        is_guide = is_long and path.stem != "index"
        parts = [*(PARTS if is_long else ["top"]), *(OPENED if is_guide else [])]
        # Between a phone and a desktop little changes but how the top of a page is set.
        parts = ["top", "preview"] if size == "tablet" and is_guide else ["top"] if size == "tablet" else parts
        pictures = {part: pathlib.Path(language, f"{name_of(path)}.{part}.{size}.{scheme}.png") for part in parts}
        if not any(self.wants(picture) for picture in pictures.values()):
            return
        width, height = SIZES[size]
        self.browser.command("Emulation.setDeviceMetricsOverride", width=width, height=height,
                             deviceScaleFactor=2 if size == "phone" else 1, mobile=size != "desktop")
        self.browser.set_scheme(scheme)
        self.browser.open(self.site, path)
        for part, picture in pictures.items():
            if self.wants(picture) and self.prepare(part, language, path):
                self.save(picture, self.browser.command("Page.captureScreenshot", format="png"))

    def prepare(self, part, language, path):
        """Whether the page shows the part now."""
        if part in PARTS:
            return self.scroll_to(PARTS[part])
        self.browser.open(self.site, path)
        return self.browser.run_async(OPENED[part], QUERIES.get(language, "Swift"))

    def scroll_to(self, selector):
        """Whether the page has such a part."""
        if selector is None:
            return True
        return self.browser.driver.execute_script(
            "const part = document.querySelector(arguments[0]); if (!part) return false;"
            "part.scrollIntoView({ block: 'start', behavior: 'instant' }); scrollBy(0, -72); return true;", selector)

    def print_page(self, language, path):
        picture = pathlib.Path(language, f"{name_of(path)}.paper.pdf")
        if self.wants(picture):
            self.browser.reset()
            self.browser.open(self.site, path)
            # A4, in inches.
            self.save(picture, self.browser.command("Page.printToPDF", paperWidth=8.27, paperHeight=11.69))

    def save(self, picture, answer):
        file = self.folder / picture
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(base64.b64decode(answer["data"]))
        self.taken.append(picture)

    def write_index(self):
        """One page with all pictures: a row for each page and part, a column for each size and scheme."""
        rows = {}
        for picture in self.taken:
            rows.setdefault(picture.with_name(picture.name.split(".")[0] + "." + picture.name.split(".")[1]), []).append(
                picture)
        body = "".join(
            f"<h2>{html.escape(str(row))}</h2><p>" + "".join(self.cell(picture) for picture in pictures) + "</p>"
            for row, pictures in rows.items())
        (self.folder / "index.html").write_text(
            "<!DOCTYPE html><meta charset=utf-8><title>Pictures</title><style>body{font:15px system-ui;margin:2rem}"
            "p{display:flex;gap:1rem;align-items:start;overflow-x:auto}img{height:22rem;border:1px solid #8888}</style>"
            + body, encoding="utf-8")

    @staticmethod
    def cell(picture):
        address = html.escape(picture.as_posix())
        if picture.suffix == ".pdf":
            return f"<a href='{address}'>{address}</a>"
        return f"<a href='{address}'><img src='{address}' alt='{address}' loading=lazy></a>"


def main():
    package = pathlib.Path(__file__).resolve().parent.parent.parent
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("site", nargs="?", type=pathlib.Path, default=package / "site")
    parser.add_argument("folder", nargs="?", type=pathlib.Path, default=package / ".build" / "pictures")
    parser.add_argument("--only", default="", help="take pictures whose path holds this text")
    arguments = parser.parse_args()
    camera = Camera(arguments.site.resolve(), arguments.folder.resolve(), arguments.only)
    try:
        camera.take_all()
    finally:
        camera.browser.close()
    camera.write_index()
    print(f"{len(camera.taken)} pictures in {camera.folder}")


if __name__ == "__main__":
    main()
