"""A Chromium without a window, and what the tests ask of it."""

import json
import pathlib
import shutil
import urllib.parse

from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By

SCRIPTS = pathlib.Path(__file__).resolve().parent / "scripts.js"
WIDE = 1280
PHONE = 390


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
        self.driver.set_page_load_timeout(30)
        self.scripts = SCRIPTS.read_text(encoding="utf-8")
        self.reset()

    def close(self):
        self.driver.quit()

    def reset(self):
        self.set_width(WIDE)
        self.set_scheme("light")

    def command(self, name, **arguments):
        return self.driver.execute_cdp_cmd(name, arguments)

    def set_width(self, width):
        self.command("Emulation.setDeviceMetricsOverride", width=width, height=844, deviceScaleFactor=1,
                     mobile=width < WIDE)

    def set_scheme(self, scheme):
        self.command("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])

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
