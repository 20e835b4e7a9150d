"""A Chromium without a window, and what the tests ask of it."""

import json
import os
import pathlib
import shutil
import time
import urllib.parse

from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By

SCRIPTS = pathlib.Path(__file__).resolve().parent / "scripts.js"
WIDE = 1280
PHONE = 390
# How many times slower than it is the processor seems to pages: what reads a page too early fails on a slow one.
SLOWDOWN = float(os.environ.get("SLOWDOWN", "1"))
# How long a page may take to come to what a test waits for, in seconds.
DEADLINE = 30


class Browser:
    def __init__(self, runs_scripts=True):
        options = webdriver.ChromeOptions()
        options.binary_location = shutil.which("chromium") or shutil.which("google-chrome")
        for argument in ("--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--no-first-run",
                         "--disable-background-networking", "--disable-component-update", "--lang=en"):
            options.add_argument(argument)
        if not runs_scripts:
            options.add_experimental_option("prefs", {"profile.managed_default_content_settings.javascript": 2})
        options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
        self.driver = webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver")))
        self.driver.set_page_load_timeout(120)
        self.driver.set_script_timeout(300)
        self.runs_scripts = runs_scripts
        self.scripts = SCRIPTS.read_text(encoding="utf-8")
        if SLOWDOWN > 1:
            self.command("Emulation.setCPUThrottlingRate", rate=SLOWDOWN)
        self.reset()

    def close(self):
        self.driver.quit()

    def reset(self):
        """Forgets what another test set: the window, the colours, what a page has kept."""
        self.command("Storage.clearDataForOrigin", origin="file://", storageTypes="local_storage")
        self.set_width(WIDE)
        self.set_scheme("light")

    def command(self, name, **arguments):
        return self.driver.execute_cdp_cmd(name, arguments)

    def set_width(self, width):
        self.set_window(width, 844, mobile=width < WIDE)

    def set_window(self, width, height, mobile=False):
        self.command("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1,
                     mobile=mobile)
        # A page that says nothing of phones is laid out wider on one, and shown smaller.
        self.wait("[innerWidth, Math.round(visualViewport.width * visualViewport.scale)].includes(arguments[0])", width)

    def set_scheme(self, scheme):
        self.set_media(prefers_color_scheme=scheme)

    def set_media(self, medium="", **features):
        """Makes the page believe in a medium and in wishes of the reader, all others forgotten."""
        wanted = [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]
        self.command("Emulation.setEmulatedMedia", media=medium, features=wanted)
        queries = [f"({feature['name']}: {feature['value']})" for feature in wanted]
        self.wait("arguments[0].every((query) => matchMedia(query).matches)", [*queries, medium or "screen"])

    def open(self, site, path, fragment=""):
        """Opens a page of a site from disk; what earlier pages logged is forgotten."""
        self.driver.get("about:blank")
        self.driver.get_log("performance")
        self.driver.get_log("browser")
        self.driver.get((pathlib.Path(site) / path).as_uri() + fragment)

    def run(self, expression, *arguments):
        """The value of a JavaScript expression, which may use the functions of scripts.js and `arguments`."""
        return self.driver.execute_script(f"{self.scripts}\nreturn ({expression});", *arguments)

    def run_async(self, body, *arguments):
        """The value that the body gives to `done`."""
        return self.driver.execute_async_script(
            f"const done = arguments[arguments.length - 1];\n{self.scripts}\n{body}", *arguments)

    def wait(self, expression, *arguments):
        """The value of an expression when it is true, or what it is after all if it never becomes so."""
        return self.until(lambda: self.run(expression, *arguments))

    def until(self, read, holds=bool):
        """What is read when it is as it should be, or what it is after all if it never becomes so."""
        end = time.monotonic() + DEADLINE * max(1, SLOWDOWN / 2)
        while True:
            value = read()
            if holds(value) or time.monotonic() > end:
                return value
            time.sleep(0.02)

    def settle(self):
        """Brings all movement to its end, and has the page drawn as it then is."""
        if self.runs_scripts:
            self.run_async("""
                document.getAnimations().filter((a) => a.timeline === document.timeline
                  && Number.isFinite(a.effect.getComputedTiming().endTime)).forEach((a) => a.finish());
                requestAnimationFrame(() => requestAnimationFrame(() => done(true)));""")

    def find(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def find_all(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def requests(self):
        """The addresses that the page has asked for."""
        messages = [json.loads(entry["message"])["message"] for entry in self.driver.get_log("performance")]
        return [m["params"]["request"]["url"] for m in messages if m["method"] == "Network.requestWillBeSent"]

    def complaints(self):
        """What the browser wrote to the page's console."""
        return [entry["message"] for entry in self.driver.get_log("browser")]

    @property
    def file(self):
        """The file that is shown, and the decoded fragment."""
        address = urllib.parse.urlsplit(self.driver.current_url)
        return urllib.parse.unquote(address.path), urllib.parse.unquote(address.fragment)
