"""Actions, and what happened, in a few words: for buttons, menus and posts."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any, Final

from k2bot.games.dungeon_twister.engine import actions, events, squares
from k2bot.games.dungeon_twister.engine.content import BY_NAME, OWNER

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from k2bot.games.dungeon_twister.engine.actions import Action
    from k2bot.games.dungeon_twister.engine.events import Event
    from k2bot.games.dungeon_twister.pages.talk import Talk

_EVENTS: Final[dict[type[Event], str]] = {
    events.CardPlayed: "card",
    events.RoomRevealed: "revealed",
    events.TokenPlaced: "placed",
    events.RoomTurned: "turned",
    events.FightBegan: "attack",
    events.Wounded: "wounded",
    events.ObjectLost: "lost",
    events.GateChanged: "gate",
    events.PotionDrunk: "potion",
    events.WandFired: "wand",
    events.Skipped: "skipped",
    events.DrawOffered: "draw",
}
"""What is told in one message of the plain values of the event."""


def action(talk: Talk, done: Action) -> str:
    """What an action is."""
    if isinstance(done, actions.Team):
        return talk.listed([talk.kind(one) for one in done.characters])
    if isinstance(done, actions.Move):
        return _walk(talk, talk.text("dungeon-do-move", **_values(talk, done)), done.path)
    verb = str(done).partition(" ")[0]
    return talk.text(f"dungeon-do-{verb}", **_values(talk, done))  # words: dungeon-do-*


def happened(talk: Talk, told: Iterable[Event]) -> tuple[str, ...]:
    """What happened, a line each; what is no news to anybody has none."""
    return tuple(line for event in told for line in _lines(talk, event))


def _lines(talk: Talk, event: Event) -> Iterator[str]:
    if (kind := _EVENTS.get(type(event))) is not None:
        yield talk.text(f"dungeon-told-{kind}", **_values(talk, event))  # words: dungeon-told-*
    match event:
        case events.Moved():
            yield _walk(talk, talk.text("dungeon-told-moved", **_values(talk, event)), event.path)
        case events.Left(carried=carried):
            carries = "yes" if carried else "no"
            yield talk.text("dungeon-told-left", **_values(talk, event), carries=carries)
        case events.FightEnded(sums=(attack, defence)):
            result = "attacker" if attack > defence else "defender" if attack < defence else "tie"
            yield talk.text("dungeon-told-fight", **_values(talk, event), result=result)
        case events.Eliminated(character=character):
            name = talk.name(1 - OWNER[BY_NAME[character]])
            yield talk.text("dungeon-told-eliminated", **_values(talk, event), name=name)
        case events.Healed(character=character, healer=healer):
            message = "dungeon-told-regenerated" if character == healer else "dungeon-told-healed"
            yield talk.text(message, **_values(talk, event))  # words: dungeon-told-*
        case events.TurnEnded(left=left) if left:
            yield talk.text("dungeon-told-left-over", **_values(talk, event))


def _walk(talk: Talk, first: str, path: Sequence[str]) -> str:
    """A move with what was taken, and that something was left behind."""
    taken = [word.removeprefix(actions.TAKE) for word in path if word.startswith(actions.TAKE)]
    parts = [first]
    if taken:
        parts.append(talk.text("dungeon-do-takes", things=talk.tokens(taken)))
    if actions.DROP in path:
        parts.append(talk.text("dungeon-do-drops"))
    return talk.joined(parts, "talk-list-dot")


def _values(talk: Talk, told: Action | Event) -> dict[str, str | int]:
    """The values of an action or an event by their names, each as it is written."""
    found: dict[str, str | int] = {}
    for field in fields(told):
        found |= _value(talk, field.name, getattr(told, field.name))
    return found


def _value(talk: Talk, name: str, value: Any) -> dict[str, str | int]:
    match name, value:
        case "seat", int():
            return {"name": talk.name(value)}
        case "slot", int():
            return {"room": talk.room(value)}
        case "room", str():
            return {}  # rooms are called by their place
        case "turn", int():
            return {"turn": "right" if value > 0 else "left"}
        case "tokens", tuple():
            return {"tokens": talk.tokens(value)}
        case "path", tuple():
            return {"square": [word for word in value if word in squares.BY_NAME][-1]}
        case (("cards" | "sums"), (first, second)):
            return {f"{name}-first": first, f"{name}-second": second}
        case _ if isinstance(value, (str, int)):
            return {name: talk.token(value) if isinstance(value, str) and value in BY_NAME else value}
    return {name: ""}
