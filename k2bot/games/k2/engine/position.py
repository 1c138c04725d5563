"""Parses a state from JSON values; the inverse of ``Game.to_position``."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, fields, replace
from typing import Any

from k2bot.engines.codec import Value
from k2bot.engines.errors import PositionError, SetupError
from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.content import (
    CLIMBER_NAMES,
    Card,
    Cards,
    ClimberKey,
)
from k2bot.games.k2.engine.model import OPTIONAL, Check, Climber, Game, Phase, Seat, Setup, key_text
from k2bot.games.k2.engine.phases import actions, risk
from k2bot.games.k2.engine.play import proceed

_HIGHEST_LEVEL_IN_A_DAY = content.HIGHEST_LEVEL + sum(
    sorted(card.up for card in content.DECK if card.is_acclimatization)[-content.CARDS_A_DAY :]
)
_ENDS = ("days", "dead", "resigned", "deserted")


def from_position(position: dict[str, Any], seed: str) -> Game:
    """Set up the game of a position; ``seed`` decides the shuffles still to come.

    Automatic steps are applied: a hand of three cards is chosen, a check without questions is finished.
    Missing cards and tokens are out of the game. Raises PositionError with what is wrong and where, also for
    a position in the middle of a turn.
    """
    if not isinstance(seed, str):
        raise PositionError("seed", f"a seed is a text, not {seed!r}")
    game = _Reader(position, "").game(seed)
    return proceed(game, [])


@dataclass(frozen=True, slots=True)
class _Reader(Value):
    """A JSON value of a position, with its path."""

    def cards(self, at_most: int) -> Cards:
        cards = []
        for item in self.items():
            try:
                cards.append(Card.parse(item.value))
            except ValueError as error:
                raise item.fail(str(error)) from None
        if len(cards) > at_most:
            raise self.fail(f"{len(cards)} cards; at most {at_most} can be here")
        return tuple(cards)

    def climber_key(self, setup: Setup) -> ClimberKey:
        names = {
            key_text((seat, name)): (seat, name) for seat in range(setup.players) for name in CLIMBER_NAMES
        }
        return names[self.one_of(names)]

    # -------------------------------------------------------------- parts of a game

    def game(self, seed: str) -> Game:
        self.keys(
            ("setup", "day", "phase", "first", "turn", "tiles", "tokens", "summit", "seats"),
            ("turn_actions", "check", "reason"),
        )
        if self.value.get("turn_actions"):
            raise self.at("turn_actions").fail("a position in the middle of a turn can't be set up")
        setup = self.at("setup").setup()
        phase = Phase(self.at("phase").one_of(phase.value for phase in Phase))
        seats = self.at("seats").items()
        if len(seats) != setup.players:
            raise self.at("seats").fail(f"{setup.players} seats are expected, not {len(seats)}")
        check = self.optional("check", lambda value: value.check(setup))
        if check is not None and phase is not Phase.CHECK:
            raise self.at("check").fail(f"questions of the check do not fit the phase {phase.value}")
        dying = check.dying if check else ()
        open_tokens, pile = self.at("tokens").tokens()
        game = Game(
            setup=setup,
            seed=seed,
            day=self.at("day").integer(1, content.DAYS),
            phase=phase,
            first=self.at("first").integer(0, setup.players - 1),
            turn=None,
            tiles=self.at("tiles").tiles(setup),
            tokens_open=open_tokens,
            tokens_pile=pile,
            seats=tuple(seat.seat(setup, phase, number, dying) for number, seat in enumerate(seats)),
            check=check,
            reason=self.end(phase),
        )
        self.check_taken(game)
        game = replace(game, summit=self.at("summit").summit(game), turn=self.at("turn").turn(game))
        if game.check is not None:
            self.at("check").check_questions(game)
        if game.phase is Phase.ACTIONS and game.turn is not None:
            game = replace(game, turn_state=actions.fresh_turn(game.seats[game.turn]))
        return game

    def setup(self) -> Setup:
        known = [field.name for field in fields(Setup)]
        self.keys(("players", "side", "season"), known)
        try:
            return Setup(**{**OPTIONAL, **self.value})
        except SetupError as error:
            raise self.at(error.field).fail(str(error)) from None

    def end(self, phase: Phase) -> str | None:
        reason = self.optional("reason", lambda value: value.one_of(_ENDS))
        if phase is Phase.OVER:
            return reason or "days"
        if reason is not None:
            raise self.at("reason").fail("only a game that is over has a reason")
        return None

    def tiles(self, setup: Setup) -> tuple[str, ...]:
        season = [tile.id for tile in content.SEASON_TILES[setup.season]]
        avalanches = [tile.id for tile in content.AVALANCHE_TILES[setup.season]] if setup.avalanche else []
        tiles = tuple(item.one_of([*season, *avalanches]) for item in self.items())
        if len(tiles) != len(season) or len(set(tiles)) != len(tiles):
            raise self.fail("six different tiles are expected, in order of turning up")
        if any(tile not in tiles for tile in avalanches):
            raise self.fail(f"in the avalanche variant {' and '.join(avalanches)} are among the tiles")
        return tiles

    def tokens(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        self.keys(("open", "pile"))
        open_tokens, pile = (
            tuple(item.integer(0, max(content.TOKENS)) for item in self.at(key).items())
            for key in ("open", "pile")
        )
        if len(open_tokens) > content.OPEN_TOKENS:
            raise self.at("open").fail(f"at most {content.OPEN_TOKENS} tokens lie open")
        if extra := Counter(open_tokens + pile) - Counter(content.TOKENS):
            raise self.fail(f"there are not that many tokens of value {min(extra)}")
        return open_tokens, pile

    def check_taken(self, game: Game) -> None:
        tokens = [seat.risk for seat in game.seats if seat.risk is not None]
        if len(tokens) > 1:
            raise self.at("seats").fail("only one token is taken a day")
        if tokens and tokens[0] not in game.tokens_aside:
            raise self.at("seats").fail(f"every token of value {tokens[0]} is still open or in the pile")

    def summit(self, game: Game) -> tuple[ClimberKey, ...]:
        keys = tuple(item.climber_key(game.setup) for item in self.items())
        if len(set(keys)) != len(keys):
            raise self.fail("each climber arrives once")
        for item, key in zip(self.items(), keys, strict=True):
            if not game.climber(key).alive:
                raise item.fail("a dead climber has lost its place")
        return keys

    def turn(self, game: Game) -> int | None:
        """The active seat; if the state itself determines it, a seat given here must match."""
        if self.value is None:
            if game.phase is Phase.ACTIONS:
                raise self.fail("in the phase actions it is somebody's turn")
            return None
        if game.phase is Phase.OVER:
            raise self.fail("in a game that is over it is nobody's turn")
        seat = self.integer(0, game.setup.players - 1)
        if game.phase is Phase.ACTIONS:
            if not game.seats[seat].alive:
                raise self.fail(f"seat {seat} has no living climber")
            return seat
        seats = [risk.highest(game)] if game.phase is Phase.RISK else game.asked
        if seat not in seats:
            raise self.fail(f"in this state seat {seat} is not asked")
        return None

    def check(self, setup: Setup) -> Check:
        self.keys(("slides", "dying", "fell_from"))
        slides, dying = (
            tuple(item.climber_key(setup) for item in self.at(key).items()) for key in ("slides", "dying")
        )
        fell_from = tuple(item.one_of(setup.board.by_id) for item in self.at("fell_from").items())
        if len(fell_from) != len(dying):
            raise self.at("fell_from").fail("one space for each dying climber is expected")
        return Check(slides, tuple(zip(dying, fell_from, strict=True)))

    def check_questions(self, game: Game) -> None:
        assert game.check is not None  # noqa: S101 - only with open questions
        for item, key in zip(self.at("slides").items(), game.check.slides, strict=True):
            if not game.climber(key).alive:
                raise item.fail("only a living climber slides")
        for item, key in zip(self.at("dying").items(), game.check.dying, strict=True):
            if game.climber(key).alive or not game.seats[key[0]].rescue:
                raise item.fail("only a climber off the board whose player has the rescue card can be saved")

    def seat(self, setup: Setup, phase: Phase, number: int, dying: tuple[ClimberKey, ...]) -> Seat:
        self.keys(("hand", "deck", "discard", "committed", "risk", "rescue", "climbers"), ("resigned",))
        climbers = self.at("climbers")
        climbers.keys(CLIMBER_NAMES)
        pair = [climbers.at(name).climber(setup, phase, (number, name) in dying) for name in CLIMBER_NAMES]
        seat = Seat(
            hand=self.at("hand").cards(content.HAND_SIZE),
            deck=self.at("deck").cards(len(content.DECK)),
            discard=self.at("discard").cards(len(content.DECK)),
            committed=self.optional("committed", lambda value: value.cards(content.CARDS_A_DAY)),
            risk=self.optional("risk", lambda value: value.integer(0, max(content.TOKENS))),
            rescue=self.at("rescue").boolean(),
            resigned="resigned" in self.value and self.at("resigned").boolean(),
            climbers=(pair[0], pair[1]),
        )
        self.check_seat(seat, setup, phase)
        return seat

    def check_seat(self, seat: Seat, setup: Setup, phase: Phase) -> None:
        everything = Counter((*seat.hand, *seat.deck, *seat.discard, *(seat.committed or ())))
        if extra := everything - Counter(content.DECK):
            raise self.fail(f"there are not that many cards {min(extra)} in a deck")
        if len(seat.hand) + len(seat.committed or ()) > content.HAND_SIZE:
            raise self.at("hand").fail(f"hand and chosen cards are at most {content.HAND_SIZE}")
        if seat.rescue and not setup.family:
            raise self.at("rescue").fail("only the family variant has rescue cards")
        if seat.resigned and seat.alive:
            raise self.at("resigned").fail("who has resigned has no living climber")
        if seat.alive and seat.committed is None and phase in (Phase.RISK, Phase.ACTIONS):
            raise self.at("committed").fail(f"in the phase {phase.value} the cards are chosen")
        if seat.risk is not None and phase in (Phase.SELECTION, Phase.RISK):
            raise self.at("risk").fail("the token is taken after the phase risk")

    def climber(self, setup: Setup, phase: Phase, dying: bool) -> Climber:  # noqa: FBT001 - positional by design
        self.keys(("space", "level", "vp", "tent"))
        space, tent = (
            self.optional(key, lambda value: value.one_of(setup.board.by_id)) for key in ("space", "tent")
        )
        vp = self.at("vp").integer(1, max(setup.board.score_track))
        if vp not in setup.board.score_track:
            raise self.at("vp").fail(f"{vp} is no step of this side's score track")
        if space is None:
            if vp != 1 and not dying:
                raise self.at("vp").fail("a dead climber's marker is on 1")
            return Climber(None, self.at("level").integer(0, 0), vp, tent)
        calm = phase in (Phase.SELECTION, Phase.RISK)
        lowest, highest = (1, content.HIGHEST_LEVEL) if calm else (0, _HIGHEST_LEVEL_IN_A_DAY)
        return Climber(space, self.at("level").integer(lowest, highest), vp, tent)
