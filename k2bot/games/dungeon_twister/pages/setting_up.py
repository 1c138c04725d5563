"""Before the first turn: the own team, and the tokens that are hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.games.dungeon_twister.engine.actions import Hide, Team
from k2bot.games.dungeon_twister.engine.content import CAPACITY, CHARACTERS_OF, MARKS, OWNER, TOKENS
from k2bot.games.dungeon_twister.engine.model import UNLAID
from k2bot.games.dungeon_twister.engine.squares import SLOTS
from k2bot.games.dungeon_twister.pages import buttons, drafts, now
from k2bot.host.game import PAGE, Button, Choice, Page, Refusal, Reply, Select, Style
from k2bot.pages.talk import lines

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pages.talk import Talk
    from k2bot.host.game import Press


def team(talk: Talk, seat: int, stamp: str) -> Page:
    """The page ``team``: four of the eight characters."""
    names = [TOKENS[token] for token in CHARACTERS_OF[seat]]
    return Page(
        talk.text("dungeon-ask-team"),
        rows=(
            Select(
                "team",
                talk.text("dungeon-team-choose"),
                tuple(Choice(name, talk.kind(name)) for name in names),
                stamp=stamp,
                minimum=len(MARKS),
                maximum=len(MARKS),
            ),
        ),
        live=buttons.NOW,
    )


def hide(talk: Talk, seen: Observation, name: str, stamp: str) -> Page:
    """The page ``hide``, or ``hide.b.sword``: which token, and on which room."""
    left = [
        TOKENS[token] for token, place in enumerate(seen.at) if OWNER[token] == seen.seat and place == UNLAID
    ]
    chosen = name.partition(".")[2]
    chosen = chosen if chosen in left else left[0]
    tokens = [
        Button(
            PAGE,
            talk.kind(one),
            f"hide.{one}",
            style=Style.PRIMARY if one == chosen else Style.SECONDARY,
        )
        for one in left
    ]
    rooms = [
        Button(
            "hide",
            talk.text("dungeon-button-room", room=slot + 1),
            str(Hide(chosen, slot)),
            stamp,
            Style.SUCCESS,
            disabled=sum(seen.rooms[slot].backs) >= CAPACITY[slot],
        )
        for slot in range(SLOTS)
    ]
    return Page(
        lines(talk.text("dungeon-ask-hide"), now.awaited(talk, seen)),
        rows=tuple(
            tuple(row[start : start + 5]) for row in (tokens, rooms) for start in range(0, len(row), 5)
        ),
        live=buttons.NOW,
    )


def press(talk: Talk, press: Press) -> Reply:
    """A team is chosen, or a token hidden."""
    if press.verb == "team":
        return Reply("next", answer=str(Team(press.values)))
    text = drafts.chosen(press)
    if not text:
        raise Refusal(talk.text("dungeon-refusal-no-page"))
    return Reply("next", answer=text)
