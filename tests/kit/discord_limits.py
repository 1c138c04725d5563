"""Limits of Discord that a page breaks."""

from collections import Counter

from k2bot.game import limits
from k2bot.game.values import Select
from k2bot.host.discord.controls import read_id
from k2bot.text.formatting import without_emoji


def page_faults(page, ids):
    """List everything about a page that Discord would refuse; ``ids`` are its controls' ids, in order."""
    faults = [*span("the text", without_emoji(page.text), 0, limits.TEXT)]
    if not (page.text.strip() or page.pictures or page.files):
        faults.append("the page is empty")
    if len(page.pictures) + len(page.files) > limits.FILES:
        faults.append(f"{len(page.pictures) + len(page.files)} files, at most {limits.FILES} fit")
    for picture in page.pictures:
        faults += span(f"the alt text of {picture.name}", picture.alt, 1, limits.ALT)
        if "." not in picture.name:
            faults.append(f"the picture {picture.name!r} has no extension")
    if len(page.rows) > limits.ROWS:
        faults.append(f"{len(page.rows)} rows, at most {limits.ROWS} fit")
    for row in page.rows:
        faults += _menu_faults(row) if isinstance(row, Select) else _button_faults(row)
    faults += twice("the id", ids)
    for own in ids:
        faults += span(f"the id {own!r}", own, 1, limits.ID)
        if str(read_id(own)) != own:
            faults.append(f"the id {own!r} is not read back as what it is")
    return faults


def _button_faults(row):
    if not 1 <= len(row) <= limits.A_ROW:
        yield f"a row of {len(row)} buttons, it takes 1 to {limits.A_ROW}"
    for button in row:
        yield from span(f"the label {button.label!r}", button.label, 1, limits.LABEL)


def _menu_faults(menu):
    name = f"the menu {menu.verb!r}"
    yield from span(f"the placeholder of {name}", menu.placeholder, 0, limits.PLACEHOLDER)
    if menu.source != "choices":
        if not 0 <= menu.minimum <= menu.maximum <= limits.CHOICES or not len(menu.ids) <= menu.maximum:
            most = menu.maximum
            yield f"{name} asks for {menu.minimum} to {most} {menu.source}, {len(menu.ids)} are chosen"
        return
    if not 1 <= len(menu.choices) <= limits.CHOICES:
        yield f"{name} has {len(menu.choices)} choices, it takes 1 to {limits.CHOICES}"
    if not 0 <= menu.minimum <= menu.maximum or not 1 <= menu.maximum <= len(menu.choices):
        yield f"{name} asks for {menu.minimum} to {menu.maximum} of {len(menu.choices)} choices"
    if sum(choice.chosen for choice in menu.choices) > menu.maximum:
        yield f"{name} shows more choices as chosen than may be"
    yield from twice(f"the value of {name}", (choice.value for choice in menu.choices))
    for choice in menu.choices:
        described = f"the description of {choice.label!r} in {name}"
        yield from span(f"the value {choice.value!r} of {name}", choice.value, 1, limits.CHOICE)
        yield from span(f"the label {choice.label!r} of {name}", choice.label, 1, limits.CHOICE)
        yield from span(described, choice.description, 0, limits.CHOICE)


def span(name, text, least, most):
    """Describe a text's length violation, if any."""
    if len(text) < least:
        yield f"{name} is too short: {len(text)} characters, at least {least} are needed"
    if len(text) > most:
        yield f"{name} is too long: {len(text)} characters, at most {most} fit"


def twice(name, values):
    """List values that occur more than once although they must be unique."""
    counts = Counter(values).items()
    yield from (f"{name} {value!r} is there {count} times" for value, count in counts if count > 1)
