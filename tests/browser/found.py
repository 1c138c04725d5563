"""The browser for the tests: `python -m tests.browser.found` says which one it is, or how to get one."""

import os
import shutil
import sys

VARIABLE = "K2_BROWSER"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
HOW = (
    "No browser was found, so the page cannot be tried in one. Install Chromium (on Debian: apt install"
    f" chromium), or let the environment variable {VARIABLE} name a browser of its family."
)


def browser():
    """The path of the browser that the environment names, else of the first one found; None without any."""
    return shutil.which(os.environ.get(VARIABLE) or "") or next(filter(None, map(shutil.which, NAMES)), None)


if __name__ == "__main__":
    path = browser()
    (sys.stdout if path else sys.stderr).write(f"{path or HOW}\n")
    sys.exit(0 if path else 1)
