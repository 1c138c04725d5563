"""What people read in the simulated Discord, and which language it is in."""

import re

from k2bot.text import PSEUDO
from k2bot.text.pseudo import ALPHABET
from tests.host.discord import kit
from tests.host.discord.widgets import find

LETTER = re.compile("[A-Za-z]")
FOREIGN = {chr(letter) for letter in ALPHABET.values()}
PROPER = re.compile(
    r"\b(ann|bob|cid|fay)\b"  # people
    r"|\b(nonsense|game\.jsonl)\b|\bUTC\b|\b[A-Z]\w+(/\w+)+"  # what they write, and time zones
    r"|(?<=`/)(stats|best)(?=`)"  # commands that are named in a sentence
    r"|`[0-9a-f]{64}`|\bSHA-256\b"  # what a seed is promised by
    r"|<[@#t:][^>]*>|https?://\S+"  # mentions, times and links
    r"|\b[a-d]\d{1,2}\b|\b[AB]\b"  # spaces of the board, climbers by the letter on the piece
    r"|\b[SWA]{1,2}\d\b"  # weather tiles, as it is printed on them
    r"|\b(Abruzzi|Baltoro|Savoia|Moraine|Serac)\b"  # computers, which bear names of the mountain
    r"|(?<=`/)(k2|dungeon)\b"  # the commands, as they are registered
)


def texts(message):
    """Yield all texts of a message, alt texts included."""
    yield message.content
    for widget in kit.World.components(message):
        yield from filter(None, (widget.get("label"), widget.get("placeholder")))
        for option in widget.get("options", ()):
            yield from filter(None, (option["label"], option.get("description")))
    yield from filter(None, (getattr(file, "description", None) for file in message.attachments))


def languages_of(*messages):
    """Languages used in messages, each with an example text."""
    found = {}
    for message in messages:
        for text in texts(message):
            plain = PROPER.sub("", text)
            if LETTER.search(plain):
                found.setdefault("en", plain)
            if FOREIGN.intersection(plain):
                found.setdefault(PSEUDO, plain)
    return found


async def slash(world, who, command, **options):
    """Use one of K2's commands; returns the private reply."""
    return await world.command(who, f"k2 {command}", **options)


async def press(world, who, verb, argument=None, message=None):
    """Press a control by its verb, on a message or on the newest post that has it."""
    own = [message] if message else reversed(world.posts())
    message, control = next((m, c) for m in own if (c := find(m, verb, argument)) is not None)
    result = await world.people[who].click(message, custom_id=control.id)
    return world._private(who, result, message.id)


async def choose(world, who):
    """Commit the first three cards; returns everything seen on the way."""
    seen = [await press(world, who, "page", "hand")]
    for place in range(3):
        seen.append(await press(world, who, "card", str(place), seen[-1]))
    return [*seen, await press(world, who, "commit", None, seen[-1])]
