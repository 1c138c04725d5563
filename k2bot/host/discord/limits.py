"""Discord's limits, checked before Discord does."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from k2bot.game.values import Select
from k2bot.host.discord.controls import read
from k2bot.text.emoji import bare

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from k2bot.game.values import Button, Page

TEXT = 2000
ROWS = 5
ROW_WIDTH = 5
LABEL = 80
ID = 100
CHOICES = 25
CHOICE = 100
PLACEHOLDER = 150
ALT = 1024
FILES = 10


class LimitError(ValueError):
    """A message that Discord would refuse; the text lists every reason."""


def page_faults(page: Page, ids: Sequence[str]) -> list[str]:
    """List everything about a page, its controls' ids in order, that Discord would refuse."""
    faults = [*span("the text", bare(page.text), 0, TEXT)]
    if not (page.text.strip() or page.pictures or page.files):
        faults.append("the page is empty")
    if len(page.pictures) + len(page.files) > FILES:
        faults.append(f"{len(page.pictures) + len(page.files)} files, at most {FILES} fit")
    for picture in page.pictures:
        faults += span(f"the alt text of {picture.name}", picture.alt, 1, ALT)
        if "." not in picture.name:
            faults.append(f"the picture {picture.name!r} has no extension")
    if len(page.rows) > ROWS:
        faults.append(f"{len(page.rows)} rows, at most {ROWS} fit")
    for row in page.rows:
        faults += _menu(row) if isinstance(row, Select) else _buttons(row)
    return faults + _ids(ids)


def _buttons(row: Sequence[Button]) -> Iterator[str]:
    if not 1 <= len(row) <= ROW_WIDTH:
        yield f"a row of {len(row)} buttons, it takes 1 to {ROW_WIDTH}"
    for button in row:
        yield from span(f"the label {button.label!r}", button.label, 1, LABEL)


def _menu(menu: Select) -> Iterator[str]:
    name = f"the menu {menu.verb!r}"
    yield from span(f"the placeholder of {name}", menu.placeholder, 0, PLACEHOLDER)
    if menu.among != "choices":
        if not 0 <= menu.minimum <= menu.maximum <= CHOICES or not len(menu.ids) <= menu.maximum:
            yield f"{name} asks for {menu.minimum} to {menu.maximum} {menu.among}, {len(menu.ids)} are chosen"
        return
    if not 1 <= len(menu.choices) <= CHOICES:
        yield f"{name} has {len(menu.choices)} choices, it takes 1 to {CHOICES}"
    if not 0 <= menu.minimum <= menu.maximum or not 1 <= menu.maximum <= len(menu.choices):
        yield f"{name} asks for {menu.minimum} to {menu.maximum} of {len(menu.choices)} choices"
    if sum(choice.chosen for choice in menu.choices) > menu.maximum:
        yield f"{name} shows more choices as chosen than may be"
    yield from twice(f"the value of {name}", (choice.value for choice in menu.choices))
    for choice in menu.choices:
        yield from span(f"the value {choice.value!r} of {name}", choice.value, 1, CHOICE)
        yield from span(f"the label {choice.label!r} of {name}", choice.label, 1, CHOICE)
        yield from span(f"the description of {choice.label!r} in {name}", choice.description, 0, CHOICE)


def _ids(ids: Sequence[str]) -> list[str]:
    faults = [*twice("the id", ids)]
    for own in ids:
        faults += span(f"the id {own!r}", own, 1, ID)
        if str(read(own)) != own:
            faults.append(f"the id {own!r} is not read back as what it is")
    return faults


def span(what: str, text: str, least: int, most: int) -> Iterator[str]:
    """Say what is wrong with the length of a text, if anything."""
    if len(text) < least:
        yield f"{what} is too short: {len(text)} characters, at least {least} are needed"
    if len(text) > most:
        yield f"{what} is too long: {len(text)} characters, at most {most} fit"


def twice(what: str, values: Iterable[str]) -> Iterator[str]:
    """Say which values, that have to differ, stand there more than once."""
    yield from (
        f"{what} {value!r} stands there {count} times"
        for value, count in Counter(values).items()
        if count > 1
    )
