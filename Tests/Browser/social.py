"""Draws the pictures that other sites show with a link to this one: for each language its claim beside its live example.

    python Tests/Browser/social.py [SITE [CONTENT]]

CONTENT gets a `social.png` in the folder of each language, 1200 by 630, and the templates get one for sites that have
none. They are committed: letters need the fonts of a browser, which a build does not have.
"""

import argparse
import base64
import pathlib

from browser import Browser

SIZE = (1200, 630)

# What stands on the picture is taken from the page: the screen of its first preview, and the verdict on its code.
DRAW = """
const [title, claim] = arguments;
const screen = document.querySelector(".preview .screen").cloneNode(true);
const verdict = document.querySelector(".verdict p").cloneNode(true);
document.body.className = "social";
document.body.innerHTML = `<div class="words"><p class="mark">${title}</p><h1>${claim}</h1>`
  + `<div class="verdict good"></div></div><figure class="preview"><div class="device phone"></div></figure>`;
document.querySelector(".verdict").append(verdict);
document.querySelector(".device").append(screen);
const style = document.createElement("style");
style.textContent = `
  html { font-size: 17px !important; scrollbar-gutter: auto; overflow: hidden; }
  .social { display: grid; grid-template: 630px / 1fr 400px; column-gap: 60px; block-size: 630px; padding-inline: 80px; align-items: center; }
  .social .mark { display: flex; align-items: center; gap: 18px; margin: 0 0 28px; font-size: 34px; font-weight: 700; }
  .social .mark::before { content: ""; inline-size: 24px; block-size: 24px; border-radius: 6px; background: var(--accent); transform: rotate(45deg); }
  .social h1 { font-size: 56px; letter-spacing: 0; }
  .social .verdict { border: 0; padding: 0; margin-block-start: 36px; font-size: 26px; }
  .social .verdict .icon { color: var(--good); }
  .social .preview { align-self: start; margin: 84px 0 0; }
  .social .preview .device.phone { display: block; }
  .social .preview .screen { zoom: 1.27; }`;
document.head.append(style);
"""


# For sites that have no picture of their own: the mark alone.
DRAW_MARK = """
document.body.className = "social";
document.body.innerHTML = "<p></p>";
const style = document.createElement("style");
style.textContent = `
  html { scrollbar-gutter: auto; overflow: hidden; }
  .social { display: grid; block-size: 630px; place-items: center; }
  .social p { inline-size: 150px; block-size: 150px; border-radius: 36px; background: var(--accent); transform: rotate(45deg); }`;
document.head.append(style);
"""


def save(browser, file):
    clip = {"x": 0, "y": 0, "width": SIZE[0], "height": SIZE[1], "scale": 1}
    file.write_bytes(base64.b64decode(browser.command("Page.captureScreenshot", format="png", clip=clip)["data"]))
    print(file)


def main():
    package = pathlib.Path(__file__).resolve().parent.parent.parent
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("site", nargs="?", type=pathlib.Path, default=package / "site")
    parser.add_argument("content", nargs="?", type=pathlib.Path, default=package / "content")
    arguments = parser.parse_args()
    browser = Browser()
    try:
        browser.command("Emulation.setDeviceMetricsOverride", width=SIZE[0], height=SIZE[1], deviceScaleFactor=1,
                        mobile=False)
        browser.open(arguments.site.resolve(), "index.html")
        languages = browser.run("[...document.querySelectorAll('.languages a')].map((a) => "
                                "[a.lang, a.querySelector('span').innerHTML, a.getAttribute('href')])")
        for language, claim, home in languages:
            browser.open(arguments.site.resolve(), home)
            title = browser.run("document.querySelector('.brand').innerHTML")
            browser.driver.execute_script(DRAW, title, claim)
            save(browser, arguments.content / language / "social.png")
        browser.open(arguments.site.resolve(), "index.html")
        browser.driver.execute_script(DRAW_MARK)
        save(browser, package / "templates" / "assets" / "social.png")
    finally:
        browser.close()


if __name__ == "__main__":
    main()
