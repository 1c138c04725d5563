"""Transcripts of what people read of a game, to be approved and reviewed as a diff.

``TRANSCRIPTS=folder`` writes each whole transcript there; the approved snapshot may be a part of it.
``LANGUAGE_OF_TRANSCRIPTS=pl`` writes them in another language; only the English ones are approved.
"""

import os
import re
from pathlib import Path

import pytest
from syrupy.extensions.single_file import SingleFileSnapshotExtension, WriteMode

from k2bot.game.values import Select
from tests.kit.table import NAMES
from tests.phrases import LANGUAGE

FOLDER = os.environ.get("TRANSCRIPTS")
LINES = 6
"""Number of a menu's lines in a transcript."""
MENTION = re.compile(r"<@!?(\d+)>")
ADDRESS = re.compile(r"\(?https://discord\.com/[^\s)]+\)?")
TIME = re.compile(r"<t:\d+:\w>")


class Readable(SingleFileSnapshotExtension):
    """Snapshot extension with a separate file for each transcript."""

    _write_mode = WriteMode.TEXT
    file_extension = "md"


@pytest.fixture
def approved(snapshot):
    """Compare a transcript with the approved one; also write all of it to ``TRANSCRIPTS``, if set."""

    def compare(text, name, whole=None):
        if FOLDER:
            folder = Path(FOLDER)
            folder.mkdir(parents=True, exist_ok=True)
            (folder / f"{name}.md").write_text(whole or text, encoding="utf-8")
        if LANGUAGE == "en":
            assert text == snapshot(name=name, extension_class=Readable)

    return compare


def page_text(page, lines=LINES):
    """A page at a table of the kit as text: content, alt texts, buttons and menus."""
    rows = [
        _menu(row.placeholder, [(one.label, one.description) for one in row.choices], lines)
        if isinstance(row, Select)
        else _buttons((button.label, button.disabled) for button in row)
        for row in page.rows
    ]
    text = MENTION.sub(lambda found: f"@{NAMES[int(found[1]) % 100]}", page.text)
    return _text(text, [picture.alt for picture in page.pictures], rows)


def payload_text(payload, names):
    """A message as it is sent to Discord; ``names`` gives people's names by their ids."""
    rows = [
        _menu(
            row[0].get("placeholder"), [(one["label"], one.get("description")) for one in row[0]["options"]]
        )
        if "options" in row[0]
        else _buttons((button.get("label"), button.get("disabled")) for button in row)
        for row in (row["components"] for row in payload.get("components") or ())
    ]
    text = MENTION.sub(lambda found: f"@{names[int(found[1])]}", payload.get("content") or "")
    alts = [file["description"] for file in payload.get("attachments") or () if file.get("description")]
    return _text(TIME.sub("(time)", ADDRESS.sub("(link)", text)), alts, rows)


def _text(text, alts, rows):
    return "\n".join([text, *(f"[picture: {alt}]" for alt in alts), *rows]).strip()


def _buttons(buttons):
    return " ".join(f"({label}, disabled)" if disabled else f"({label})" for label, disabled in buttons)


def _menu(placeholder, choices, lines=LINES):
    shown = [f"    {label}{f' — {more}' if more else ''}" for label, more in choices[:lines]]
    rest = len(choices) - len(shown)
    return "\n".join([f"[{placeholder}]", *shown, *([f"    and {rest} more"] if rest else [])])
