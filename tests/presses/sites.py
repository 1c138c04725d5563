"""Where in the code controls are made, and at which of these places a pressed control was made.

A place is a call of ``Button`` or ``Select``, or of a function that gives one control: so a helper that many
pages use counts once for each of them. What is on the stack while a control is made are its places.
"""

import ast
import sys
from dataclasses import dataclass
from functools import cache
from itertools import islice
from pathlib import Path

from k2bot.game.values import Button, HostButton, HostSelect, Select
from k2bot.host.discord import compose
from k2bot.host.pages.host_pages import controls_of
from k2bot.text.formatting import without_emoji

ROOT = Path(__file__).parents[2]
OWN = str(ROOT / "k2bot")
KINDS = (Button, HostButton, Select, HostSelect)
MADE = {kind.__name__ for kind in KINDS}
DEEP = 12
"""Stack depth in which a control's places are looked for, from the innermost call."""


@dataclass(frozen=True, order=True)
class Site:
    """A place, by file and position; ``what`` is the verb or the helper that is called."""

    file: str
    line: int
    column: int
    page: str
    what: str

    @property
    def name(self):
        """The place without line numbers, which change."""
        return f"{self.file} {self.page}: {self.what}"

    def __str__(self):
        return f"{self.file}:{self.line} {self.page}: {self.what}"


def _read(*words):
    """The modules that contain any of these words: dotted name, path, tree."""
    for path in sorted(Path(OWN).rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if any(word in text for word in words):
            name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
            yield name, path, [*ast.walk(ast.parse(text))]


def _called(call, module, imported):
    """The dotted name of what a call calls, as far as it can be told."""
    named = ast.unparse(call.func)
    first, _, rest = named.partition(".")
    whole = imported.get(first, f"{module}.{first}")
    return f"{whole}.{rest}" if rest else whole


@cache
def sites():
    """All places, by file and position."""
    helpers = {
        f"{module}.{node.name}"
        for module, _, nodes in _read(*(f"-> {kind}:" for kind in MADE))
        for node in nodes
        if isinstance(node, ast.FunctionDef) and node.returns and ast.unparse(node.returns) in MADE
    }
    makers = {f"k2bot.game.values.{kind}" for kind in MADE}
    found = {}
    for module, path, nodes in _read(*(f"{name.rpartition('.')[2]}(" for name in makers | helpers)):
        imports = (node for node in nodes if isinstance(node, ast.ImportFrom))
        imported = {n.asname or n.name: f"{node.module}.{n.name}" for node in imports for n in node.names}
        outers = [node for node in nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
        for call in (node for node in nodes if isinstance(node, ast.Call)):
            called = _called(call, module, imported)
            if called in makers | helpers:
                around = [o for o in outers if o.lineno <= call.lineno <= (o.end_lineno or 0)]
                page = max(around, key=lambda outer: outer.lineno).name if around else ""
                what = ast.unparse(call.args[0] if called in makers else call)[:60]
                key = str(path), call.lineno, call.col_offset
                found[key] = Site(str(path.relative_to(ROOT)), *key[1:], page, what)
    return found


@cache
def _position(code, at):
    """The file of an instruction, and the position in it."""
    line, _, column, _ = next(islice(code.co_positions(), at // 2, None))
    return code.co_filename, line, column


class Watch:
    """Records where each control is made, and under which id it is sent."""

    def __init__(self, patch):
        self._stacks = {}
        self.sent = {}
        """The places of controls, by their ids and the texts they were sent with last."""
        for kind in KINDS:
            self._note(patch, kind)
        identified = compose.control_ids

        def identifying(page, *args, **kwargs):
            found = identified(page, *args, **kwargs)
            for (own, _), control in zip(found, controls_of(page), strict=True):
                self.sent[str(own), without_emoji(page.text)] = self._places(control)
            return found

        patch.setattr(compose, "control_ids", identifying)

    def _note(self, patch, kind):
        made, stacks = kind.__init__, self._stacks

        def noting(control, *args, **kwargs):
            made(control, *args, **kwargs)
            frame, stack = sys._getframe(1), []
            if frame.f_code.co_name in {"replace", "_replace"}:
                origin = frame.f_locals.get("obj", frame.f_locals.get("self"))
                stack = stacks.get(id(origin), (None, []))[1]
            while frame is not None and len(stack) < DEEP:
                if frame.f_code.co_filename.startswith(OWN):
                    stack.append((frame.f_code, frame.f_lasti))
                frame = frame.f_back
            stacks[id(control)] = control, stack

        patch.setattr(kind, "__init__", noting)

    def _places(self, control):
        _, stack = self._stacks.get(id(control), (None, ()))
        known = sites()
        return frozenset(known[at] for code, lasti in stack if (at := _position(code, lasti)) in known)

    def forget(self):
        """Forget controls that are no longer shown."""
        self._stacks.clear()
