"""Drafts: a turn or the filling of a room as planned since the last commitment, what it costs and risks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from k2bot.engines.errors import ActionSyntaxError, RuleError
from k2bot.games.dungeon_twister.engine.actions import Action, End, read_actions, write_actions
from k2bot.games.dungeon_twister.engine.board import Board
from k2bot.games.dungeon_twister.engine.content import (
    BY_NAME,
    IS_CHARACTER,
    OWNER,
    ROPES,
    THIEVES,
    TOKENS,
    TREASURES,
)
from k2bot.games.dungeon_twister.engine.events import Eliminated, Left, ObjectLost
from k2bot.games.dungeon_twister.engine.model import Phase
from k2bot.games.dungeon_twister.engine.planning import Preview, exits, highest_card, points_within
from k2bot.games.dungeon_twister.engine.squares import BIT, SQUARES
from k2bot.games.dungeon_twister.pages.wording import called

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pages.talk import Talk

Look: TypeAlias = Callable[[Sequence[Action]], Preview]
"""Looks at actions of the seat; raises RuleError where they do not apply, or bring news."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The actions of a draft and what they lead to."""

    look: Preview
    dropped: bool = False
    """Whether an earlier draft had to be dropped, since the rules do not allow it any more."""

    @property
    def actions(self) -> tuple[Action, ...]:
        """The planned actions."""
        return self.look.actions

    @property
    def done(self) -> int:
        """How many actions are planned; controls carry it, so that one of an earlier plan is known."""
        return len(self.actions)

    @property
    def seen(self) -> Observation:
        """The game after them."""
        return self.look.seen

    @property
    def character(self) -> str | None:
        """Who acted last, None for nobody."""
        return next(
            (name for one in reversed(self.actions) if (name := getattr(one, "character", None))), None
        )

    def then(self, *more: Action) -> str:
        """The plan with more actions, as an answer or a draft."""
        return write_actions((*self.actions, *more))

    @property
    def ended(self) -> str:
        """The answer that plays this plan and ends the turn, where it does not end by itself."""
        return self.then() if self.look.finished else self.then(End())


def planned(draft: str | None, look: Look) -> Plan:
    """The plan of a draft; an empty one where it cannot be read or does not apply."""
    try:
        return Plan(look(read_actions(draft) if draft else ()))
    except (ActionSyntaxError, RuleError):
        return Plan(look(()), dropped=True)


def warnings(talk: Talk, look: Preview) -> tuple[str, ...]:
    """What the planned actions cost, and what the other can do after them; nothing in ordinary turns."""
    if look.seen.phase is Phase.OVER:
        return ()
    return (*_lost(talk, look), *_on_a_pit(talk, look.seen), *_threats(talk, look.seen))


def _lost(talk: Talk, look: Preview) -> list[str]:
    """Own characters that fall, and objects that leave the game."""
    seen, found = look.seen, []
    for event in look.events:
        if isinstance(event, Eliminated) and OWNER[BY_NAME[event.character]] == seen.seat:
            name = talk.kind(event.character)
            found.append(talk.text("dungeon-warns-ends", name=name, square=event.square, cause=event.cause))
        elif isinstance(event, ObjectLost):
            found.append(
                talk.text("dungeon-warns-lost", name=called(talk, seen, event.token), square=event.square)
            )
        elif isinstance(event, Left) and event.carried is not None:
            token = BY_NAME[event.carried]
            if not IS_CHARACTER[token] and token not in TREASURES:
                found.append(
                    talk.text(
                        "dungeon-warns-taken-out",
                        name=called(talk, seen, event.carried),
                        character=talk.kind(event.character),
                    )
                )
    return found


def _on_a_pit(talk: Talk, seen: Observation) -> list[str]:
    """The own thief on a pit without a rope: a wound there is her end (16)."""
    if seen.seat is None:
        return []
    board, thief = Board(seen), THIEVES[seen.seat]
    place = board.at[thief]
    if place >= SQUARES or not board.maze.pits & BIT[place] or board.wounded >> thief & 1:
        return []
    if any(token in ROPES for token in board.tokens(place)):
        return []
    return [talk.text("dungeon-warns-pit", name=talk.kind(TOKENS[thief]))]


def _threats(talk: Talk, seen: Observation) -> list[str]:
    """Who of the other's could walk out in the next turn, and whether that wins."""
    if seen.seat is None:
        return []
    other = 1 - seen.seat
    most = highest_card(seen, other)
    found = exits(seen, other, most)
    if not found:
        return []
    names = talk.listed(
        [talk.text("dungeon-threat-one", name=talk.kind(one.character), ap=one.ap) for one in found]
    )
    wins = seen.vp[other] + points_within(found, most) >= seen.setup.goal[other]
    return [talk.text("dungeon-warns-exit", names=names, colour=talk.colour(other), wins=wins)]


def nearest(talk: Talk, seen: Observation) -> str | None:
    """One line about what the other threatens, for whoever's turn begins; None where nothing is near."""
    if seen.seat is None or seen.phase is Phase.OVER:
        return None
    other = 1 - seen.seat
    found = exits(seen, other)
    if not found:
        return None
    return talk.text(
        "dungeon-threat", name=talk.token(found[0].character), ap=found[0].ap, points=found[0].points
    )
