"""Why an answer is a good one: a kind and what it is about, for pages that say it in a sentence."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from k2bot.games.dungeon_twister.engine import events as told
from k2bot.games.dungeon_twister.engine.actions import (
    Action,
    Attack,
    End,
    Hide,
    Lay,
    Move,
    Place,
    Play,
    Reveal,
    Team,
    parse,
)
from k2bot.games.dungeon_twister.engine.board import Board
from k2bot.games.dungeon_twister.engine.content import BY_NAME, CHARACTERS_OF, IS_CHARACTER, OWNER, TOKENS
from k2bot.games.dungeon_twister.engine.fights import fight_of
from k2bot.games.dungeon_twister.engine.play import apply
from k2bot.games.dungeon_twister.engine.record import OFFER
from k2bot.games.dungeon_twister.engine.squares import NAMES, SQUARES
from k2bot.games.dungeon_twister.players import fighting, sampling
from k2bot.games.dungeon_twister.players.valuing import GREEDY, Table, Valuer, points_to_exit
from k2bot.thinking.matrix import solve

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2bot.games.dungeon_twister.engine.model import Game
    from k2bot.games.dungeon_twister.engine.view import Observation

Kind: TypeAlias = Literal[
    "wins", "leaves", "shoots", "fights", "reveals", "takes", "heals", "opens", "turns", "blocks", "nears",
    "waits", "card", "lays", "places", "hides", "team", "agrees",
]  # fmt: skip

JOINT: Final = "; "
"""Between the actions of one answer."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an answer is a good one; of the values those are set that its kind is about (docs/players.md)."""

    kind: Kind
    character: str | None = None
    """Who does it, as a token's text."""
    target: str | None = None
    """The token it is done to, taken, placed or hidden."""
    square: str | None = None
    slot: int | None = None
    card: int | None = None
    points: int | None = None
    """Victory points it brings."""
    chance: int | None = None
    """In percent."""
    before: int | None = None
    """Action points to the exit before it."""
    after: int | None = None


def reason(seen: Observation, answer: str) -> Reason:
    """Why a seat would answer that: the weightiest thing it does.

    Raises DungeonError for an answer that cannot be read or is not legal, and ValueError for a spectator.
    """
    seat = seen.seat
    if seat is None:
        raise ValueError("a spectator answers nothing")
    if answer == OFFER:
        return Reason("agrees")
    game = sampling.deal(seen, Random(0))  # noqa: S311 - nothing of what is drawn is looked at
    actions = [parse(text) for text in answer.split(JOINT)]
    plain = _plain(game, seat, actions[0])
    return plain or min(_of_turn(game, seat, actions), key=lambda one: _ORDER.index(one.kind))


_ORDER: Final[tuple[Kind, ...]] = (
    "wins", "leaves", "shoots", "fights", "reveals", "heals", "takes", "opens", "turns", "blocks", "nears",
    "waits",
)  # fmt: skip
"""Of the reasons for a turn, the weightiest first."""


def _plain(game: Game, seat: int, action: Action) -> Reason | None:
    """The reason for anything but a turn."""
    match action:
        case Team():
            return Reason("team")
        case Hide(token, slot):
            return Reason("hides", target=token, slot=slot)
        case Play(card):
            return Reason("card", card=card)
        case Place(token, square):
            return Reason("places", target=token, square=square)
        case Lay(card):
            return Reason("lays", card=card, chance=_share(game, seat, card))
        case _:
            return None


def _share(game: Game, seat: int, card: int) -> int:
    """How often the best mixture lays a card, in percent."""
    assert game.fight is not None  # noqa: S101 - a card is laid only in a fight
    stakes = _stakes(game, *game.fight)
    solution = solve(stakes.payoffs())
    cards, weights = (
        (stakes.own, solution.rows) if OWNER[game.fight[0]] == seat else (stakes.other, solution.columns)
    )
    return round(100 * weights[cards.index(card)]) if card in cards else 0


def _stakes(game: Game, attacker: int, target: int) -> fighting.Stakes:
    valuer, side = Valuer(GREEDY), OWNER[attacker]
    fight = fight_of(Board(game), attacker, target)
    return fighting.stakes(game, fight, GREEDY.pip, lambda after: valuer.lead(after, side))[0]


def _of_turn(game: Game, seat: int, actions: list[Action]) -> Iterator[Reason]:
    """Every reason there is for a turn."""
    yield Reason("waits")
    begun = game
    for action in actions:
        match action:
            case End():
                break
            case Attack(character, target):
                _, chances = fighting.solved(_stakes(game, BY_NAME[character], BY_NAME[target]))
                chance = round(100 * chances[fighting.WON])
                yield Reason("fights", character=character, target=target, chance=chance)
                break
            case Reveal(character, slot):
                yield Reason("reveals", character=character, slot=slot)
                break
        step = apply(game, seat, action)
        for event in step.events:
            yield from _of_event(seat, action, event)
        game = step.game
    yield from _of_ways(begun, game, seat)


def _of_event(seat: int, action: Action, event: told.Event) -> Iterator[Reason]:
    match event:
        case told.GameEnded(winner, _) if winner == seat:
            yield Reason("wins")
        case told.Left(character, points, load):
            yield Reason("leaves", character=character, target=load, points=points)
        case told.WandFired(character, _, target):
            yield Reason("shoots", character=character, target=target)
        case told.Healed(character, healer):
            yield Reason("heals", character=healer, target=character)
        case told.GateChanged(character, _, state) if state != "closed":
            yield Reason("opens", character=character)
        case told.RoomTurned(character, slot, _):
            yield Reason("turns", character=character, slot=slot)
    if isinstance(action, Move) and isinstance(event, told.Moved):
        for word in action.path:
            if word.startswith("take "):
                yield Reason("takes", character=action.character, target=word[len("take ") :])


def _of_ways(before: Game, after: Game, seat: int) -> Iterator[Reason]:
    """Ways that a turn made shorter for the own side, or longer for the other."""
    gained: list[tuple[int, Reason]] = []
    tables = Table(before), Table(after)
    for token in (*CHARACTERS_OF[seat], *CHARACTERS_OF[1 - seat]):
        standing = [
            game.at[token] < SQUARES and IS_CHARACTER[token] and not game.wounded >> token & 1
            for game in (before, after)
        ]
        if not all(standing):
            continue
        old, new = (points_to_exit(table, token) for table in tables)
        name = TOKENS[token]
        if OWNER[token] == seat and new < old:
            square = NAMES[after.at[token]]
            gained.append((old - new, Reason("nears", name, square=square, before=old, after=new)))
        elif OWNER[token] != seat and new > old + 1:
            yield Reason("blocks", target=name, before=old, after=new)
    if gained:
        yield max(gained, key=lambda one: one[0])[1]
