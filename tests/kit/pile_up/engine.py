"""The rules of Pile-Up, for two to ten players.

1. Cards are numbered from 1 to 104, and each has dents: 55 has seven, other doublets (11, 22 ...) five, tens
   three, other fives two, all others one.
2. Everybody is dealt ten cards; four more begin four rows.
3. Everybody chooses a card in secret, and may change it until the last one has chosen.
4. The cards are shown and placed, the lowest first, each in the row whose last card is the next lower one.
5. The sixth card of a row piles up: its player takes the dents of the other five, and it begins the row.
6. The player of a card lower than every row takes a row of their choice, and the card begins it.
7. After ten turns new cards are dealt, until somebody has 66 dents (or for a single deal). The fewest win.
8. A player who resigns loses, and their cards are gone. The last one left wins.
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass, fields, replace
from typing import Any, Final, Literal

from k2bot.engines.chance import shuffled
from k2bot.engines.errors import ActionSyntaxError, RuleError, SetupError
from k2bot.engines.records import Engine

CARDS: Final = range(1, 105)
SEATS: Final = range(2, 11)
HAND: Final = 10
ROWS: Final = 4
LONGEST: Final = 5
"""Cards that a row can hold."""
TARGET: Final = 66


def dents(card: int) -> int:
    """Dents of a card (rule 1)."""
    return 7 if card == 55 else 5 if card % 11 == 0 else 3 if card % 10 == 0 else 2 if card % 5 == 0 else 1


def cost(cards: tuple[int, ...]) -> int:
    """Total dents of some cards."""
    return sum(map(dents, cards))


@dataclass(frozen=True, slots=True)
class Action:
    """A card to play (rule 3) or a row to take (rule 6), counted from 1, as in ``play 55`` and ``take 2``."""

    kind: Literal["play", "take"]
    number: int

    def __str__(self) -> str:
        return f"{self.kind} {self.number}"


def parse(text: str) -> Action:
    """The action of a text. Raises ActionSyntaxError."""
    found = re.fullmatch("(play|take) ([1-9][0-9]{0,2})", text)
    if found is None:
        raise ActionSyntaxError(f"{text!r} is no action; there are 'play 55' and 'take 2'")
    return Action("play" if found[1] == "play" else "take", int(found[2]))


@dataclass(frozen=True, slots=True)
class Setup:
    """Settings of a game; a target of 0 dents means a single deal (rule 7)."""

    players: int = 2
    target: int = TARGET

    def __post_init__(self) -> None:
        if type(self.players) is not int or self.players not in SEATS:
            raise SetupError("players", f"{SEATS[0]} to {SEATS[-1]} can play, not {self.players}", rule=2)
        if type(self.target) is not int or self.target not in {0, TARGET}:
            raise SetupError("target", f"a game goes on to {TARGET} dents or for a deal (0)", rule=7)


@dataclass(frozen=True, slots=True)
class Placed:
    """A placed card: whose, in which row (from 0), and the cards its player took."""

    card: int
    seat: int
    row: int
    taken: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Table:
    """Public information: the fields that an Observation shares with a Game."""

    setup: Setup
    deal: int
    turn: int
    """Of this deal, from 1."""
    rows: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    """Dents by seat."""
    shown: tuple[tuple[int, int], ...] = ()
    """Cards that were shown and aren't placed yet, with their seats, the lowest first."""
    placed: tuple[Placed, ...] = ()
    """The cards placed since cards were last shown."""
    gone: tuple[int, ...] = ()
    """The seats that have resigned."""

    @property
    def playing(self) -> tuple[int, ...]:
        """The seats that have not resigned."""
        return tuple(seat for seat in range(self.setup.players) if seat not in self.gone)

    @property
    def over(self) -> bool:
        """Whether the game has ended (rules 7 and 8)."""
        return len(self.playing) == 1 or self.turn > HAND


@dataclass(frozen=True, slots=True, kw_only=True)
class Game(Table):
    """A whole game, secrets included."""

    seed: str
    hands: tuple[tuple[int, ...], ...]
    chosen: tuple[int | None, ...]
    """The cards chosen for this turn, which stay in their hands until all are shown."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Observation(Table):
    """What one seat may know, or a spectator (None)."""

    seat: int | None
    pending: tuple[int, ...]
    hand: tuple[int, ...]
    """The own cards; a spectator has none."""
    chosen: int | None
    """The own choice of this turn."""


@dataclass(frozen=True, slots=True)
class Decision:
    """An open question: ``play`` a card, or ``take`` a row."""

    id: str
    seat: int
    kind: Literal["play", "take"]


@dataclass(frozen=True, slots=True)
class Step:
    """Result of an input; the game itself remembers what was placed."""

    game: Game
    events: tuple[()] = ()


# ------------------------------------------------------------------------------------------------- play


def new_game(setup: Setup, seed: str) -> Step:
    """Start a game; equal arguments give the equal game in every process."""
    points, chosen = (0,) * setup.players, (None,) * setup.players
    return Step(_dealt(Game(setup, 0, 0, (), points, seed=seed, hands=(), chosen=chosen)))


def _dealt(game: Game) -> Game:
    """Deal new cards (rule 2)."""
    cards = shuffled(game.seed, f"deal {game.deal + 1}", CARDS)
    hands = (sorted(cards[seat * HAND : (seat + 1) * HAND]) for seat in range(game.setup.players))
    return replace(
        game,
        deal=game.deal + 1,
        turn=1,
        hands=tuple(tuple(hand) if seat in game.playing else () for seat, hand in enumerate(hands)),
        rows=tuple((card,) for card in sorted(cards[-ROWS:])),
    )


def decisions(game: Game) -> tuple[Decision, ...]:
    """Every open question: several while cards are chosen, none once the game is over."""
    if game.over:
        return ()
    turn = f"{game.deal}.{game.turn}"
    if game.shown:
        return (Decision(f"{turn}.take", game.shown[0][1], "take"),)
    return tuple(Decision(f"{turn}.play", seat, "play") for seat in game.playing if game.chosen[seat] is None)


def decision_of(game: Game, seat: int) -> Decision | None:
    """The question a seat may answer now: an open one, or the choice it may still change (rule 3)."""
    for decision in decisions(game):
        if decision.seat == seat or (decision.kind == "play" and len(game.hands[seat]) > 1):
            return replace(decision, seat=seat)
    return None


def legal_actions(game: Game, seat: int) -> tuple[Action, ...]:
    """Actions that ``apply`` accepts from that seat now."""
    decision = decision_of(game, seat)
    if decision is None:
        return ()
    numbers = range(1, ROWS + 1) if decision.kind == "take" else game.hands[seat]
    return tuple(Action(decision.kind, number) for number in numbers if number != game.chosen[seat])


def apply(game: Game, seat: int, action: Action) -> Step:
    """Answer a decision. Raises RuleError, nothing changed."""
    decision = decision_of(game, seat)
    if decision is None or decision.kind != action.kind:
        raise RuleError("not-asked", "this seat isn't asked that now", rule=3, game=game)
    if action not in legal_actions(game, seat):
        reason = f"'{action}' isn't possible"
        raise RuleError("illegal", reason, rule=3, game=game, number=action.number)
    if action.kind == "take":
        return _placing(_place(game, action.number - 1, taking=True))
    return _revealed(replace(game, chosen=_with(game.chosen, seat, action.number)))


def resign(game: Game, seat: int) -> Step:
    """Leave the game for good (rule 8). Raises RuleError."""
    if game.over or seat not in game.playing:
        raise RuleError("over", "this seat has left, or the game is over", rule=8, game=game)
    left = replace(
        game,
        gone=(*game.gone, seat),
        hands=_with(game.hands, seat, ()),
        chosen=_with(game.chosen, seat, None),
        shown=tuple(one for one in game.shown if one[1] != seat),
    )
    return Step(left) if left.over else _placing(left) if game.shown else _revealed(left)


def _revealed(game: Game) -> Step:
    """Show the cards once everybody has chosen (rule 4)."""
    if any(game.chosen[seat] is None for seat in game.playing):
        return Step(game)
    shown = sorted((card, seat) for seat, card in enumerate(game.chosen) if card is not None)
    hands = tuple(
        tuple(card for card in hand if card != chosen)
        for hand, chosen in zip(game.hands, game.chosen, strict=True)
    )
    chosen = (None,) * game.setup.players
    return _placing(replace(game, hands=hands, chosen=chosen, shown=tuple(shown), placed=()))


def _placing(game: Game) -> Step:
    """Place what is shown until somebody has to take a row (rules 4 and 6), and go on to the next turn."""
    while game.shown and (row := row_of(game.rows, game.shown[0][0])) is not None:
        game = _place(game, row)
    if game.shown:
        return Step(game)
    game = replace(game, turn=game.turn + 1)
    another = game.turn > HAND and game.setup.target > max(game.points[seat] for seat in game.playing)
    return Step(_dealt(game) if another else game)


def row_of(rows: tuple[tuple[int, ...], ...], card: int) -> int | None:
    """The row that a card joins, None for a card lower than all of them (rules 4 and 6)."""
    lower = [row for row in range(ROWS) if rows[row][-1] < card]
    return max(lower, key=lambda row: rows[row][-1], default=None)


def _place(game: Game, row: int, *, taking: bool = False) -> Game:
    """Place the lowest of the shown cards in a row (rules 4 to 6)."""
    (card, seat), *rest = game.shown
    cards = game.rows[row]
    taken = cards if taking or len(cards) == LONGEST else ()
    return replace(
        game,
        shown=tuple(rest),
        rows=_with(game.rows, row, (card,) if taken else (*cards, card)),
        points=_with(game.points, seat, game.points[seat] + cost(taken)),
        placed=(*game.placed, Placed(card, seat, row, taken)),
    )


def _with(values: tuple[Any, ...], place: int, value: Any) -> tuple[Any, ...]:
    return (*values[:place], value, *values[place + 1 :])


# --------------------------------------------------------------------------------- what is seen, and kept


def observe(game: Game, seat: int | None) -> Observation:
    """What a seat or a spectator may know."""
    return Observation(
        **{field.name: getattr(game, field.name) for field in fields(Table)},
        seat=seat,
        pending=tuple(decision.seat for decision in decisions(game)),
        hand=() if seat is None else game.hands[seat],
        chosen=None if seat is None else game.chosen[seat],
    )


def cautious(seen: Observation) -> Action:
    """An answer for a player who is late: the cheapest row, or the lowest card that seems to cost least."""
    if seen.shown:
        return Action("take", 1 + min(range(ROWS), key=lambda row: cost(seen.rows[row])))

    def price(card: int) -> int:
        row = row_of(seen.rows, card)
        if row is None:
            return min(map(cost, seen.rows))
        return cost(seen.rows[row]) if len(seen.rows[row]) == LONGEST else 0

    return Action("play", min(seen.hand, key=price))


def fingerprint(game: Game) -> str:
    """Hash that identifies this state, secrets included."""
    state = (game.deal, game.turn, game.hands, game.rows, game.points, game.chosen, game.shown, game.gone)
    return hashlib.sha256(repr(state).encode()).hexdigest()[:16]


def placements(game: Game) -> tuple[tuple[int, int], ...]:
    """Place and seat of everybody, the first place first; players who have resigned share the last one."""
    ranks = [(seat in game.gone, 0 if seat in game.gone else dents) for seat, dents in enumerate(game.points)]
    return tuple(sorted((1 + sum(other < own for other in ranks), seat) for seat, own in enumerate(ranks)))


ENGINE: Final[Engine[Setup, Game, Decision, Observation]] = Engine(
    format="pile-up record",
    title="Pile-Up",
    example='{"seat": 0, "action": "play 55"}',
    largest=256 * 1024,
    settings=Setup,
    start=new_game,
    decisions=decisions,
    decision_of=decision_of,
    observe=observe,
    apply=apply,
    parse=parse,
    special_inputs={"resign": resign},
    result=lambda game: {"points": list(game.points), "resigned": list(game.gone)} if game.over else None,
    fingerprint=fingerprint,
)
