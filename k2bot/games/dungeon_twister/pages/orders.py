"""Standing orders of a player: the hiding plan, what is answered for who is silent, and the page of both.

Their parts are joined like the actions of an answer: ``hide b.sword 3; hide b.rope 0; lay; card lowest 6``.
What cannot be read, as of another version, is left out.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from k2bot.engines.errors import ActionSyntaxError
from k2bot.game.pages import lines
from k2bot.game.values import Choice, Page, Refusal, Reply, Select
from k2bot.games.dungeon_twister.engine.actions import JOINT, Hide, parse
from k2bot.games.dungeon_twister.engine.content import CAPACITY, OWNER, TOKENS
from k2bot.games.dungeon_twister.engine.model import UNLAID, Phase
from k2bot.games.dungeon_twister.engine.squares import SLOTS
from k2bot.games.dungeon_twister.pages import buttons
from k2bot.games.dungeon_twister.pages.buttons import ORDERS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from k2bot.game.values import Press
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pages.talk import Talk

LAY: Final = "lay"
"""Says that the plan is to be laid."""
ELSEWHERE: Final = "elsewhere"
"""Says that what finds its room filled goes to another one, drawn at random."""
CARD: Final = "card"
PLACE: Final = "place"
CARDS: Final = ("lowest", "zero", "middle")
"""Which combat card is laid for who is silent."""
HOURS: Final = (1, 6, 24)
"""How long somebody may be silent before an order is followed; 0 for a room: at once."""


@dataclass(frozen=True, slots=True)
class Orders:
    """What a player has ordered."""

    plan: tuple[Hide, ...] = ()
    """Tokens to hide, in the order in which they are laid."""
    laid: bool = False
    """Whether the plan is to be laid; else it is still being made."""
    elsewhere: bool = False
    """Whether what finds its room filled goes to another one, drawn at random."""
    silent: Mapping[str, tuple[str, int]] = field(default_factory=dict)
    """For ``card`` and ``place`` which one, and after how many hours."""

    @classmethod
    def read(cls, text: str | None) -> Orders:
        """The orders of a text."""
        orders = cls()
        for part in (text or "").split(JOINT):
            orders = orders._with(part)
        return orders

    def _with(self, part: str) -> Orders:
        match part.split(" "):
            case [kind] if kind == LAY:
                return replace(self, laid=True)
            case [kind] if kind == ELSEWHERE:
                return replace(self, elsewhere=True)
            case [kind, which, hours] if _is_known(kind, which, hours):
                return self.when_silent(kind, (which, int(hours)))
            case _:
                try:
                    action = parse(part)
                except ActionSyntaxError:
                    return self
                known = isinstance(action, Hide) and action.slot < SLOTS
                return (
                    replace(self, plan=(*self.plan, action)) if known and isinstance(action, Hide) else self
                )

    def when_silent(self, kind: str, answer: tuple[str, int] | None) -> Orders:
        """These orders with another one for who is silent; None asks and waits."""
        rest = {other: told for other, told in self.silent.items() if other != kind}
        return replace(self, silent=rest if answer is None else {**rest, kind: answer})

    def __str__(self) -> str:
        silent = (f"{kind} {which} {hours}" for kind, (which, hours) in sorted(self.silent.items()))
        said = ((LAY,) if self.laid else ()) + ((ELSEWHERE,) if self.elsewhere else ())
        return JOINT.join((*map(str, self.plan), *said, *silent))

    # ------------------------------------------------------------------------------------- the plan

    def ahead(self, seen: Observation) -> tuple[Hide, ...]:
        """What of the plan is still to be laid."""
        left = unlaid(seen)
        return tuple(hide for hide in self.plan if hide.token in left)

    def next(self, seen: Observation) -> Hide | None:
        """What of the plan is laid next: the first that finds room."""
        return next((hide for hide in self.ahead(seen) if room_left(seen, hide.slot)), None)

    def unplanned(self, seen: Observation) -> tuple[str, ...]:
        """The tokens for which no room is planned that still has a place."""
        planned = {hide.token for hide in self.ahead(seen)}
        return tuple(token for token in unlaid(seen) if token not in planned)

    def room_left(self, seen: Observation, slot: int) -> int:
        """How many more tokens can be planned for a room."""
        return room_left(seen, slot) - sum(hide.slot == slot for hide in self.ahead(seen))

    def hidden(self, seen: Observation, token: str, slot: int) -> Orders:
        """The plan with a token in a room, in the place of an earlier room."""
        plan = tuple(hide for hide in self.ahead(seen) if hide.token != token)
        return replace(self, plan=(*plan, Hide(token, slot)), laid=False)

    def freed(self, seen: Observation) -> Orders:
        """The plan without what finds no room any more."""
        room = [room_left(seen, slot) for slot in range(SLOTS)]
        plan: list[Hide] = []
        for hide in self.ahead(seen):
            room[hide.slot] -= 1
            if room[hide.slot] >= 0:
                plan.append(hide)
        return replace(self, plan=tuple(plan), laid=self.laid and len(plan) == len(self.ahead(seen)))


def unlaid(seen: Observation) -> tuple[str, ...]:
    """The reader's tokens that are neither on the line nor hidden yet."""
    return tuple(
        TOKENS[token] for token, place in enumerate(seen.at) if OWNER[token] == seen.seat and place == UNLAID
    )


def room_left(seen: Observation, slot: int) -> int:
    """How many more tokens a room holds."""
    return CAPACITY[slot] - sum(seen.rooms[slot].backs)


def is_preparing(seen: Observation) -> bool:
    """Whether the reader has a team, and tokens to hide."""
    own = seen.own
    return own is not None and own.has_team and seen.phase in (Phase.START, Phase.HIDE) and bool(unlaid(seen))


def _is_known(kind: str, which: str, hours: str) -> bool:
    if kind == CARD:
        return which in CARDS and hours in map(str, HOURS)
    return kind == PLACE and which == "drawn" and hours in map(str, (0, *HOURS))


_ASK = "ask"


def page(talk: Talk, orders: Orders, asked: str | None) -> Page:
    """The page ``orders``."""
    return Page(
        lines(
            talk.text("dungeon-orders-head"),
            *(_told(talk, kind, orders) for kind in (CARD, PLACE)),
        ),
        rows=(
            *(
                Select(
                    ORDERS,
                    talk.text(f"dungeon-orders-{kind}-choose"),  # words: dungeon-orders-*
                    tuple(
                        Choice(
                            _ASK if answer is None else f"{answer[0]} {answer[1]}",
                            _label(talk, kind, answer),
                            chosen=orders.silent.get(kind) == answer,
                        )
                        for answer in _answers(kind)
                    ),
                    kind,
                )
                for kind in (CARD, PLACE)
            ),
            (*buttons.onward(talk, asked), buttons.hand(talk)),
        ),
    )


def _told(talk: Talk, kind: str, orders: Orders) -> str:
    value = _label(talk, kind, orders.silent.get(kind))
    return talk.text(f"dungeon-orders-{kind}", value=value)  # words: dungeon-orders-*


def _answers(kind: str) -> Iterator[tuple[str, int] | None]:
    yield None
    if kind == CARD:
        yield from ((which, hours) for which in CARDS for hours in HOURS)
    else:
        yield from (("drawn", hours) for hours in (0, *HOURS))


def _label(talk: Talk, kind: str, answer: tuple[str, int] | None) -> str:
    if answer is None:
        return talk.text("dungeon-orders-ask")
    which, hours = answer
    if kind == PLACE:
        return talk.text("dungeon-orders-drawn", hours=hours)
    return talk.text("dungeon-orders-lay", which=which, hours=hours)


def press(talk: Talk, press: Press, orders: Orders) -> Reply:
    """Take note of an order. Raises Refusal."""
    known = {(_ASK if one is None else f"{one[0]} {one[1]}"): one for one in _answers(press.argument)}
    if press.argument not in (CARD, PLACE) or len(press.values) != 1 or press.values[0] not in known:
        raise Refusal(talk.text("dungeon-refusal-no-page"))
    return Reply(ORDERS, draft=str(orders.when_silent(press.argument, known[press.values[0]])))
