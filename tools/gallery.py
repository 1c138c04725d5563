"""Write every kind of a game's pictures, simple and hard cases, to files with a page to view them.

``python -m tools.gallery OUTDIR``, or with ``--language pl`` in another language; the cases come from
``cases.py`` in the game's folder here in tools or, failing that, in the game's own package. The page shows
each picture as Discord does, on a desktop within 550 x 350 and on a phone 400 wide, or in full; in colour, in
greyscale, and with the three common colour deficiencies. At its end it lists the words in the pictures, each
in the language in which it needs most room.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import sys
import time
from dataclasses import dataclass
from html import escape
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from k2bot.games import registry
from k2bot.render.painting import paint
from k2bot.text import PSEUDO, languages
from k2bot.text.pseudo import MADE_FROM
from tools.languages import longest_labels
from tools.vision import DEFICIENCIES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from k2bot.render.scene import Scene
    from k2bot.text.words import Words
    from tools.languages import Label

FIRST = next(iter(registry.GAMES))
"""Default game."""
PAGE = "index.html"
FRAMES = ("desktop", "phone", "whole")
"""Sizes in which each picture is shown."""
LONGEST = "Longest words"
"""Section that lists the texts in pictures, compared with the width of the English ones."""

_STYLE = """
:root { color-scheme: dark }
body { margin: 0; background: #313338; color: #dbdee1; font: 15px/1.4 system-ui, sans-serif }
header { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 4px 28px;
  padding: 10px 20px; background: #1e1f22 }
fieldset { margin: 0; padding: 0; border: 0 }
nav a, label { margin-right: 12px; color: inherit; white-space: nowrap }
h2 { margin: 28px 20px 0 }
section { padding: 12px 20px }
figure { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 4px 20px; margin: 0 0 20px }
figcaption { flex-basis: 100% }
img { display: block; border-radius: 8px }
.desktop { max-width: 550px; max-height: 350px }
.phone { width: 400px }
.whole { max-width: 100% }
small, th { color: #949ba4 }
td, th { padding: 2px 20px 2px 0; text-align: left }
body:has(#framed:checked) .whole, body:has(#whole:checked) :is(.desktop, .phone) { display: none }
"""


Describe: TypeAlias = "Callable[..., Scene]"
"""Makes a scene; ``said`` are its words, English unless given."""


@dataclass(frozen=True, slots=True)
class Case:
    """A picture of the gallery: section, file name and scene."""

    section: str
    file: str
    scene: Describe

    def draw(self, said: Words | None = None) -> bytes:
        """Render the picture to a file, in English unless words are given."""
        return paint.draw(self.scene(said=said), fleeting=self.file.endswith(paint.FLEETING_EXTENSION))


def cases(game: str) -> Iterable[Case]:
    """The cases of a game, named by its key or by its import path as in the settings."""
    module = registry.module_of(game, "cases")
    here = f"tools.{module.split('.')[-2]}"
    if importlib.util.find_spec(here):
        module = f"{here}.cases"
    found: Iterable[Case] = importlib.import_module(module).cases()
    return found


@dataclass(frozen=True, slots=True)
class RenderedCase:
    """A picture written: section, file, size in bytes, and rendering time in seconds."""

    section: str
    file: str
    size: int
    seconds: float

    def __str__(self) -> str:
        """The picture on one line."""
        return f"{self.file}: {self.size / 1024:.0f} KiB, {1000 * self.seconds:.0f} ms"


def write(
    folder: Path, only: Sequence[str] = (), game: str = FIRST, language: str = MADE_FROM
) -> list[RenderedCase]:
    """Write the pictures of a game, with a page that shows them, to a folder.

    ``only`` limits them to file names with these prefixes; empty means all. Raises UnknownGameError,
    ModuleNotFoundError for a game without cases, and WordsError for a language without words.
    """
    every = cases(game)
    (make,) = registry.makers((game,)).values()
    hosted = make(language)
    folder.mkdir(parents=True, exist_ok=True)
    done = []
    for case in every:
        if only and not case.file.startswith(tuple(only)):
            continue
        start = time.perf_counter()
        data = case.draw(hosted.words)
        done.append(RenderedCase(case.section, case.file, len(data), time.perf_counter() - start))
        (folder / case.file).write_bytes(data)
    shown = page(done, hosted.title, longest_labels(game), language)
    (folder / PAGE).write_text(shown, encoding="utf-8")
    return done


def page(
    pictures: Iterable[RenderedCase], title: str, labels: Sequence[Label] = (), language: str = MADE_FROM
) -> str:
    """HTML page of pictures in the same folder."""
    sections = [(name, tuple(found)) for name, found in groupby(pictures, key=lambda shown: shown.section)]
    links = "".join(f'<a href="#{_anchor(name)}">{escape(name)}</a>' for name, _ in sections)
    body = "".join(
        f'<h2 id="{_anchor(name)}">{escape(name)}</h2><section>{"".join(map(_figure, found))}</section>'
        for name, found in sections
    )
    sizes = (("framed", "550 x 350 and 400 wide"), ("whole", "whole"))
    sights = (("colour", "colour"), ("grey", "grey"), *((name, name) for name in DEFICIENCIES))
    if labels:
        links += f'<a href="#{_anchor(LONGEST)}">{LONGEST}</a>'
        body += _labels(labels)
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        f"<title>Pictures of {escape(title)}</title>"
        '<meta name="viewport" content="width=device-width">'
        f"<style>{_STYLE}{''.join(_sight(name) for name, _ in sights[1:])}</style>{_filters()}"
        f"<header><nav>{links}</nav>{_choice('size', sizes)}"
        f"{_choice('sight', sights)}</header>{body}</html>\n"
    )


def _anchor(name: str) -> str:
    return name.lower().replace(" ", "-")


def _figure(shown: RenderedCase) -> str:
    file = escape(shown.file, quote=True)
    words, _, figures = str(shown).partition(": ")
    seen = "".join(f'<img class="{frame}" src="{file}" alt="" loading="lazy">' for frame in FRAMES)
    return (
        f"<figure><figcaption>{escape(Path(words).stem)} "
        f'<small><a href="{file}">{file}</a>, {figures}</small></figcaption>{seen}</figure>'
    )


def _labels(labels: Iterable[Label]) -> str:
    rows = "".join(
        f"<tr><td>{label.share:.0%}<td>{label.language}<td>{escape(label.text)}<td>{label.message}"
        for label in labels
    )
    return (
        f'<h2 id="{_anchor(LONGEST)}">{LONGEST}</h2><section><table>'
        f"<tr><th>Width<th>Language<th>Text<th>Message{rows}</table></section>"
    )


def _choice(group: str, values: Sequence[tuple[str, str]]) -> str:
    buttons = (
        f'<label><input type="radio" name="{group}" id="{name}"{checked}> {words}</label>'
        for (name, words), checked in zip(values, (" checked", *[""] * (len(values) - 1)), strict=True)
    )
    return f"<fieldset>{''.join(buttons)}</fieldset>"


def _sight(name: str) -> str:
    effect = "grayscale(1)" if name == "grey" else f"url(#{name}-sight)"
    return f"body:has(#{name}:checked) img {{ filter: {effect} }}\n"


def _filters() -> str:
    """The colour deficiencies as SVG filters, applied to linear light as required."""
    filters = "".join(
        f'<filter id="{name}-sight" color-interpolation-filters="linearRGB">'
        f'<feColorMatrix values="{" ".join(" ".join(f"{part:.5f}" for part in (*row, 0, 0)) for row in rows)}'
        ' 0 0 0 1 0"/></filter>'
        for name, rows in DEFICIENCIES.items()
    )
    return f'<svg width="0" height="0" style="position:absolute">{filters}</svg>'


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; returns its exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.gallery", description="Write every kind of picture."
    )
    games = ", ".join(registry.GAMES)
    parser.add_argument(
        "--game", default=FIRST, help=f"whose pictures: {games}, or a place as in the settings ({FIRST})"
    )
    parser.add_argument("folder", type=Path, help="where the pictures and the page go")
    parser.add_argument(
        "--language", default=MADE_FROM, choices=[*languages(), PSEUDO], help=f"of the pictures ({MADE_FROM})"
    )
    parser.add_argument("--only", nargs="*", default=(), metavar="NAME", help="beginnings of files' names")
    options = parser.parse_args(arguments)
    try:
        written = write(options.folder, options.only, options.game, options.language)
    except (registry.UnknownGameError, ModuleNotFoundError) as error:
        parser.error(f"{options.game} has no gallery: {error}")
    for shown in written:
        sys.stdout.write(f"{shown}\n")
    sys.stdout.write(f"Open {(options.folder / PAGE).resolve().as_uri()}\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
