"""Reads a state from JSON values; the inverse of ``Game.to_position``."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, get_args

from k2bot.engines.codec import Nullable, check_schema
from k2bot.engines.errors import PositionError, SetupError
from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.content import CLIMBER_NAMES, Card, Cards
from k2bot.games.k2.engine.events import EndReason
from k2bot.games.k2.engine.model import (
    OPTIONAL,
    SWITCHES,
    Check,
    Climber,
    Game,
    Phase,
    Seat,
    Setup,
    key_text,
)
from k2bot.games.k2.engine.phases import risk, turns
from k2bot.games.k2.engine.play import proceed

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from k2bot.games.k2.engine.content import ClimberKey

_HIGHEST_AIR_IN_A_DAY = content.HIGHEST_AIR + sum(
    sorted(card.up for card in content.DECK if card.is_acclimatization)[-content.CARDS_A_DAY :]
)
_SEAT: Final = range(5)
_KEYS: Final = {key_text((seat, name)): (seat, name) for seat in _SEAT for name in CLIMBER_NAMES}
"""Climbers by their texts, at the largest table."""
_CARDS: Final = [frozenset(map(str, content.DECK))]
_TOKEN: Final = range(max(content.TOKENS) + 1)
_CLIMBER: Final = {
    "space": Nullable(str),
    "level": range(_HIGHEST_AIR_IN_A_DAY + 1),
    "vp": int,
    "tent": Nullable(str),
}
_SCHEMA: Final = {
    "setup": {
        "players": range(1, 6),
        "side": frozenset(content.SIDES),
        "season": frozenset(content.SEASONS),
        **dict.fromkeys((f"{switch}?" for switch in SWITCHES), bool),
        "first?": Nullable(_SEAT),
        "revision?": int,
    },
    "day": range(1, content.DAYS + 1),
    "phase": frozenset(phase.value for phase in Phase),
    "first": _SEAT,
    "turn": Nullable(_SEAT),
    "tiles": [str],
    "tokens": {"open": [_TOKEN], "pile": [_TOKEN]},
    "summit": [frozenset(_KEYS)],
    "seats": [
        {
            **dict.fromkeys(("hand", "deck", "discard"), _CARDS),
            "committed": Nullable(_CARDS),
            "risk": Nullable(_TOKEN),
            "rescue": bool,
            "resigned?": bool,
            "climbers": dict.fromkeys(CLIMBER_NAMES, _CLIMBER),
        }
    ],
    "turn_actions?": Nullable(list),
    "check?": Nullable({"slides": [frozenset(_KEYS)], "dying": [frozenset(_KEYS)], "fell_from": [str]}),
    "reason?": Nullable(frozenset(get_args(EndReason))),
}


def from_position(position: dict[str, Any], seed: str) -> Game:
    """Set up the game of a position; ``seed`` decides the shuffles still to come.

    Automatic steps are applied: a hand of three cards is chosen, a check without questions is finished.
    Missing cards and tokens are out of the game. Raises PositionError with what is wrong and where, also for
    a position in the middle of a turn.
    """
    check_schema(seed, str, "seed")
    check_schema(position, _SCHEMA)
    if position.get("turn_actions"):
        raise PositionError("turn_actions", "a position in the middle of a turn can't be set up")
    game = _game(position, seed)
    turn: int | None = position["turn"]
    for where, fault in _faults(game, turn):
        raise PositionError(where, fault)
    if game.phase is Phase.ACTIONS and turn is not None:
        game = replace(game, active_seat=turn, turn=turns.fresh_turn(game.seats[turn]))
    return proceed(game, [])


def _game(said: Mapping[str, Any], seed: str) -> Game:
    """The game of a position, as if it were nobody's turn."""
    try:
        setup = Setup(**{**OPTIONAL, **said["setup"]})
    except SetupError as error:
        raise PositionError(f"setup.{error.field}", str(error)) from None
    phase, check = Phase(said["phase"]), said.get("check")
    return Game(
        setup=setup,
        seed=seed,
        day=said["day"],
        phase=phase,
        first=said["first"],
        active_seat=None,
        tiles=tuple(said["tiles"]),
        tokens_open=tuple(said["tokens"]["open"]),
        tokens_pile=tuple(said["tokens"]["pile"]),
        seats=tuple(map(_seat, said["seats"])),
        summit=_keys(said["summit"]),
        check=None if check is None else _check(check),
        reason=said.get("reason") or ("days" if phase is Phase.OVER else None),
    )


def _seat(said: Mapping[str, Any]) -> Seat:
    one, other = (_climber(**said["climbers"][name]) for name in CLIMBER_NAMES)
    return Seat(
        hand=_cards(said["hand"]),
        deck=_cards(said["deck"]),
        discard=_cards(said["discard"]),
        committed=None if said["committed"] is None else _cards(said["committed"]),
        risk=said["risk"],
        rescue=said["rescue"],
        resigned=said.get("resigned", False),
        climbers=(one, other),
    )


def _climber(*, level: int, **said: Any) -> Climber:
    return Climber(air=level, **said)


def _check(said: Mapping[str, Any]) -> Check:
    if len(said["fell_from"]) != len(said["dying"]):
        raise PositionError("check.fell_from", "one space for each dying climber is expected")
    return Check(_keys(said["slides"]), tuple(zip(_keys(said["dying"]), said["fell_from"], strict=True)))


def _cards(texts: Iterable[str]) -> Cards:
    return tuple(map(Card.parse, texts))


def _keys(texts: Iterable[str]) -> tuple[ClimberKey, ...]:
    return tuple(_KEYS[text] for text in texts)


def _faults(game: Game, turn: int | None) -> Iterator[tuple[str, str]]:
    """Faults of a whole position, each with its path; later checks assume that there was none before."""
    setup, phase = game.setup, game.phase
    if len(game.seats) != setup.players:
        yield "seats", f"{setup.players} seats are expected, not {len(game.seats)}"
    if game.first >= setup.players:
        yield "first", f"there are seats up to {setup.players - 1}"
    if game.reason is not None and phase is not Phase.OVER:
        yield "reason", "only a game that is over has a reason"
    yield from _supply_faults(game)
    for number, seat in enumerate(game.seats):
        yield from ((f"seats[{number}]{where}", fault) for where, fault in _card_faults(seat, setup, phase))
        for name in CLIMBER_NAMES:
            dying = game.check is not None and (number, name) in game.check.dying
            for key, fault in _climber_faults(seat.climber(name), setup, phase, dying=dying):
                yield f"seats[{number}].climbers.{name}.{key}", fault
    yield from _climber_key_faults(game)
    yield from (("turn", fault) for fault in _turn_faults(game, turn))


def _supply_faults(game: Game) -> Iterator[tuple[str, str]]:
    """Faults of the tiles and tokens."""
    season = [tile.id for tile in content.SEASON_TILES[game.setup.season]]
    avalanches = [tile.id for tile in content.AVALANCHE_TILES[game.setup.season]]
    known = {*season, *(avalanches if game.setup.avalanche else ())}
    if len(game.tiles) != len(season) or len(known.intersection(game.tiles)) != len(season):
        yield (
            "tiles",
            f"six different ones of {', '.join(sorted(known))} are expected, in order of turning up",
        )
    if game.setup.avalanche and not set(avalanches) <= set(game.tiles):
        yield "tiles", f"in the avalanche variant {' and '.join(avalanches)} are among the tiles"
    if len(game.tokens_open) > content.OPEN_TOKENS:
        yield "tokens.open", f"at most {content.OPEN_TOKENS} tokens lie open"
    taken = [seat.risk for seat in game.seats if seat.risk is not None]
    if len(taken) > 1:
        yield "seats", "only one token is taken a day"
    if extra := Counter([*game.tokens_open, *game.tokens_pile]) - Counter(content.TOKENS):
        yield "tokens", f"there are not that many tokens of value {min(extra)}"
    if taken and taken[0] not in game.tokens_taken:
        yield "seats", f"every token of value {taken[0]} is still open or in the pile"


def _card_faults(seat: Seat, setup: Setup, phase: Phase) -> Iterator[tuple[str, str]]:
    """Faults of a seat's cards and its token."""
    chosen = seat.committed or ()
    if len(chosen) > content.CARDS_A_DAY:
        yield ".committed", f"at most {content.CARDS_A_DAY} cards are chosen"
    if len(seat.hand) + len(chosen) > content.HAND_SIZE:
        yield ".hand", f"hand and chosen cards are at most {content.HAND_SIZE}"
    if extra := Counter((*seat.hand, *seat.deck, *seat.discard, *chosen)) - Counter(content.DECK):
        yield "", f"there are not that many cards {min(extra)} in a deck"
    if seat.rescue and not setup.family:
        yield ".rescue", "only the family variant has rescue cards"
    if seat.resigned and seat.has_climbers:
        yield ".resigned", "who has resigned has no living climber"
    if seat.has_climbers and seat.committed is None and phase in (Phase.RISK, Phase.ACTIONS):
        yield ".committed", f"in the phase {phase.value} the cards are chosen"
    if seat.risk is not None and phase in (Phase.COMMIT, Phase.RISK):
        yield ".risk", "the token is taken after the phase risk"


def _climber_faults(
    climber: Climber, setup: Setup, phase: Phase, *, dying: bool
) -> Iterator[tuple[str, str]]:
    for key, space in (("space", climber.space), ("tent", climber.tent)):
        if space not in (None, *setup.board.by_id):
            yield key, f"there is no space {space!r}"
    if climber.vp not in setup.board.score_track:
        yield "vp", f"{climber.vp} is no step of this side's score track"
    if not climber.on_board and climber.vp != 1 and not dying:
        yield "vp", "a dead climber's marker is on 1"
    calm = phase in (Phase.COMMIT, Phase.RISK)
    lowest, highest = (1, content.HIGHEST_AIR) if calm else (0, _HIGHEST_AIR_IN_A_DAY)
    if not (lowest <= climber.air <= highest if climber.on_board else climber.air == 0):
        yield "level", f"{climber.air} can't be here"


def _climber_key_faults(game: Game) -> Iterator[tuple[str, str]]:
    """Faults of the climbers on the summit and in the check."""
    check = game.check or Check()
    if game.check is not None and game.phase is not Phase.CHECK:
        yield "check", f"questions of the check do not fit the phase {game.phase.value}"
    for where, keys in (
        ("summit", game.summit),
        ("check.slides", check.slides),
        ("check.dying", check.dying),
    ):
        for number, key in enumerate(keys):
            if key[0] >= len(game.seats):
                yield f"{where}[{number}]", f"there is no seat {key[0]}"
            alive = game.climber(key).on_board
            if where == "summit" and not alive:
                yield f"{where}[{number}]", "a dead climber has lost its place"
            if where == "check.slides" and not alive:
                yield f"{where}[{number}]", "only a living climber slides"
            if where == "check.dying" and (alive or not game.seats[key[0]].rescue):
                fault = "only a climber off the board whose player has the rescue card can be saved"
                yield f"{where}[{number}]", fault
    if len(set(game.summit)) != len(game.summit):
        yield "summit", "each climber arrives once"
    for number, (_, space) in enumerate(check.fallen):
        if space not in game.setup.board.by_id:
            yield f"check.fell_from[{number}]", f"there is no space {space!r}"


def _turn_faults(game: Game, turn: int | None) -> Iterator[str]:
    """If the state itself determines the active seat, a seat given here must match."""
    if turn is None:
        if game.phase is Phase.ACTIONS:
            yield "in the phase actions it is somebody's turn"
    elif game.phase is Phase.OVER:
        yield "in a game that is over it is nobody's turn"
    elif turn >= len(game.seats):
        yield f"there is no seat {turn}"
    elif game.phase is Phase.ACTIONS:
        if not game.seats[turn].has_climbers:
            yield f"seat {turn} has no living climber"
    elif turn not in ([risk.highest(game)] if game.phase is Phase.RISK else game.seats_to_move):
        yield f"in this state seat {turn} is not asked"
