"""Discord's limits for slash commands; the library checks few of them."""

import re

from k2bot.game import limits
from tests.kit.discord_limits import span, twice

COMMAND_TEXT = 8000
"""Characters of all names, descriptions and values of one slash command together."""

_COMMAND_NAME = re.compile(r"[-_\w]{1,32}")


def command_faults(payloads):
    """List everything in slash command payloads that Discord would reject."""
    faults = []
    for payload in payloads:
        if _weight(payload) > COMMAND_TEXT:
            faults.append(f"/{payload['name']} has {_weight(payload)} characters, at most {COMMAND_TEXT} fit")
        faults += _command(payload, f"/{payload['name']}")
    return faults


def _command(payload, path):
    for name in (payload["name"], *(payload.get("name_localizations") or {}).values()):
        if not _COMMAND_NAME.fullmatch(name) or name != name.lower():
            yield f"{path}: {name!r} is no name for a command or an option"
    for description in (payload["description"], *(payload.get("description_localizations") or {}).values()):
        yield from span(f"{path}: the description", description, 1, 100)
    options = payload.get("options") or []
    if len(options) > limits.CHOICES:
        yield f"{path}: {len(options)} options, at most {limits.CHOICES} fit"
    yield from twice(f"{path}: the option", (option["name"] for option in options))
    for option in options:
        yield from _command(option, f"{path} {option['name']}")
    choices = payload.get("choices") or []
    if len(choices) > limits.CHOICES:
        yield f"{path}: {len(choices)} choices, at most {limits.CHOICES} fit"
    yield from twice(f"{path}: the choice", (choice["name"] for choice in choices))
    for choice in choices:
        for name in (choice["name"], *(choice.get("name_localizations") or {}).values()):
            yield from span(f"{path}: the choice {name!r}", name, 1, limits.CHOICE)
        yield from span(f"{path}: the value {choice['value']!r}", str(choice["value"]), 1, limits.CHOICE)


def _weight(payload):
    """Characters of a command as Discord counts them: the longest language of each text."""
    own = len(str(payload.get("value", "")))
    for key in ("name", "description"):
        own += max(map(len, (payload.get(key, ""), *(payload.get(f"{key}_localizations") or {}).values())))
    return own + sum(_weight(part) for key in ("options", "choices") for part in payload.get(key) or ())
