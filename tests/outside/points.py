"""Points in the bot's code at which its process can be ended at once, as if the computer failed."""

import os
import signal
from importlib import import_module

POINTS = {
    "statement": ("k2bot.host.store.database", None, "_statement", "before"),
    "commit": ("k2bot.host.store.database", None, "_commit", "before"),
    "committed": ("k2bot.host.store.database", None, "_commit", "after"),
    "drawing": ("k2bot.host.discord.images", None, "_timed", "before"),
    "drawn": ("k2bot.host.discord.images", None, "_timed", "after"),
    "thinking": ("k2bot.thinking.processes", "Process", "begin", "after"),
    "thought": ("k2bot.thinking.processes", "Thinking", "_read", "before"),
    "opening": ("k2bot.host.store.store", "Store", "open", "before"),
    "recovering": ("k2bot.host.service.tables", "Tables", "recover", "before"),
    "copying": ("k2bot.host.store.backups", None, "copy_file", "before"),
    "copied": ("k2bot.host.store.backups", None, "copy_file", "after"),
    "closing": ("k2bot.host.discord.client", "GameBot", "close", "before"),
}
"""By name: the module, the class if any, the function, and whether before or after it.

No coroutine function has an ``after``, since it has only begun when its call returns.
"""


class Points:
    """``arm(name, times)`` ends the process when it reaches that point for the ``times``-th time."""

    def __init__(self):
        self._name, self._left = None, 0
        for name, (module, owner, function, when) in POINTS.items():
            self._watch(name, module, owner, function, when)

    def arm(self, name, times):
        self._name, self._left = name, times

    def reached(self, name):
        if name == self._name:
            self._left -= 1
            if self._left <= 0:
                os.kill(os.getpid(), signal.SIGKILL)

    def _watch(self, name, module, owner, function, when):
        place = import_module(module)
        place = getattr(place, owner) if owner else place
        known = vars(place)[function]
        is_class = isinstance(known, classmethod)
        inner = known.__func__ if is_class else known

        def watched(*args, **kwargs):
            if when == "before":
                self.reached(name)
            found = inner(*args, **kwargs)
            if when == "after":
                self.reached(name)
            return found

        setattr(place, function, classmethod(watched) if is_class else watched)
