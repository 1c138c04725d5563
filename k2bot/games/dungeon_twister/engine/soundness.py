"""Whether a position can be: the golden rules, and what each phase asks for. Raises PositionError."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.games.dungeon_twister.engine import setting_up
from k2bot.games.dungeon_twister.engine.content import (
    ACTION_CARDS,
    ALL_TOKENS,
    CAPACITY,
    CHARACTERS_OF,
    COMBAT_CARDS,
    GATES,
    IS_CHARACTER,
    MARKS,
    OWNER,
    QUIET_TURNS,
    ROOMS,
    ROPES,
    THIEVES,
    TOKENS,
)
from k2bot.games.dungeon_twister.engine.fights import targets
from k2bot.games.dungeon_twister.engine.memory import board_of
from k2bot.games.dungeon_twister.engine.model import SLOT, UNLAID, Phase
from k2bot.games.dungeon_twister.engine.revealing import placing_order
from k2bot.games.dungeon_twister.engine.squares import LINES, NAMES, SLOTS, SQUARES

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.model import Game
    from k2bot.games.dungeon_twister.engine.reading import Reader

_SETTING_UP = (Phase.START, Phase.HIDE)


def check(game: Game, whole: Reader) -> None:
    """Check a whole position. Raises PositionError, saying what is wrong and where."""
    _check_tokens(game, whole.at("tokens"))
    _check_gates(game, whole.at("gates"))
    _check_conditions(game, whole)
    _check_cards(game, whole)
    if game.phase is Phase.OVER:
        if game.result is None:
            raise whole.at("result").fail("a game that is over has a result")
        return
    if game.result is not None:
        raise whole.at("result").fail("only a game that is over has a result")
    for seat in (0, 1):
        if game.vp[seat] >= game.setup.goal[seat]:
            raise whole.at("vp").fail(f"seat {seat} has reached its goal, so the game is over")
    if game.quiet >= QUIET_TURNS:
        raise whole.at("quiet").fail(f"after {QUIET_TURNS} quiet turns the game is over")
    if game.phase in _SETTING_UP:
        _check_setting_up(game, whole)
    else:
        _check_turn(game, whole)


def _check_tokens(game: Game, tokens: Reader) -> None:
    shown = game.maze.shown
    for token in ALL_TOKENS:
        place, here = game.at[token], tokens.at(TOKENS[token])
        if place < SQUARES:
            if not shown >> place & 1:
                raise here.fail(f"the room of {NAMES[place]} lies face down")
            if IS_CHARACTER[token] and LINES[1 - OWNER[token]] >> place & 1:
                raise here.fail("a character on the opponent's line has left the maze")
        elif place < SLOT + SLOTS:
            slot = place - SLOT
            if game.up >> slot & 1 and token not in [entry[1] for entry in game.placing]:
                raise here.fail(f"the room of slot {slot} is shown and {TOKENS[token]} is not being placed")
        elif place == UNLAID and game.phase not in (*_SETTING_UP, Phase.OVER):
            raise here.fail("all tokens are laid by now")
    for slot in range(SLOTS):
        if game.at.count(SLOT + slot) > CAPACITY[slot]:
            raise tokens.fail(f"slot {slot} holds {CAPACITY[slot]} face-down tokens at most")
    for square, there in board_of(game).on.items():
        fault = square_fault(game, square, there)
        if fault is not None:
            raise tokens.at(TOKENS[there[-1]]).fail(f"on {NAMES[square]} {fault}")


def square_fault(game: Game, square: int, tokens: tuple[int, ...]) -> str | None:
    """What is wrong with the tokens of a square by rules 10 and 16, None where nothing is."""
    people = [token for token in tokens if IS_CHARACTER[token]]
    things = len(tokens) - len(people)
    if things > 1:
        return "are two objects"
    if len(people) > 1:
        if things or len(people) > 2:
            return "is more than two tokens"
        one, other = people
        if OWNER[one] != OWNER[other] or (game.wounded >> one ^ game.wounded >> other) & 1 == 0:
            return "two characters are neither of one colour nor is exactly one of them wounded"
    if game.maze.pits >> square & 1 and not any(token in ROPES for token in tokens):
        thief = any(token in THIEVES and not game.wounded >> token & 1 for token in people)
        if not thief:
            return "nothing bridges the pit"
    return None


def _check_gates(game: Game, gates: Reader) -> None:
    for slot in range(SLOTS):
        room = ROOMS[game.rooms[slot]]
        for gate, state in enumerate(game.gates):
            if state and not game.up >> slot & 1 and GATES[gate].startswith(f"{room.id}/"):
                raise gates.fail(f"{GATES[gate]} is closed as long as its room lies face down")


def _check_conditions(game: Game, whole: Reader) -> None:
    """Wounded, healed and potion points belong to characters in play."""
    fresh = whole.at("fresh")
    for reader, bits in (
        (whole.at("wounded"), game.wounded),
        (fresh.at("wounded"), game.fresh_wounded),
        (fresh.at("healed"), game.fresh_healed),
    ):
        for token in ALL_TOKENS:
            if bits >> token & 1 and game.at[token] >= SQUARES:
                raise reader.fail(f"{TOKENS[token]} is not in play")
    if game.fresh_healed & game.wounded:
        raise fresh.at("healed").fail("who was healed this turn cannot be wounded again in it")
    if game.phase in (Phase.CARD, *_SETTING_UP) and (game.fresh_healed | game.fresh_wounded or game.potion):
        raise fresh.fail("before a turn nothing has happened in it")
    for token, _ in game.potion:
        if not (IS_CHARACTER[token] and board_of(game).is_fit(token) and OWNER[token] == game.turn):
            raise whole.at("potion").fail(f"{TOKENS[token]} is no fit character of seat {game.turn}")


def _check_cards(game: Game, whole: Reader) -> None:
    seats = whole.at("seats").items()
    for number, (seat, reader) in enumerate(zip(game.seats, seats, strict=True)):
        played = [card for card in ACTION_CARDS if card not in seat.actions]
        if played and max(played) > game.top:
            raise whole.at("top").fail(f"seat {number} has played a card of {max(played)}")
        if not seat.actions and (game.phase is Phase.CARD or number != game.turn):
            raise reader.at("actions").fail("who has no card takes all back at the end of the turn")
        if min(COMBAT_CARDS) not in (*seat.combat, seat.laid):
            raise reader.at("combat").fail(f"the card of {min(COMBAT_CARDS)} always returns")
        if seat.laid is not None and game.phase not in (Phase.FIGHT, Phase.OVER):
            raise reader.at("laid").fail("a card is laid only in a fight")
    if game.top == 1:
        raise whole.at("top").fail("there is no action card of 1")


def _check_setting_up(game: Game, whole: Reader) -> None:
    tokens = whole.at("tokens")
    for key, value in (("number", game.number), ("ap", game.ap), ("top", game.top)):
        if value:
            raise whole.at(key).fail("before the first turn this is 0")
    for seat in (0, 1):
        team = sorted(game.at[token] for token in CHARACTERS_OF[seat] if game.at[token] < SQUARES)
        if team and team != list(setting_up.MARK_SQUARES[seat]):
            raise tokens.fail(f"the team of seat {seat} stands on its {len(MARKS)} marks")
        if not team and game.phase is Phase.HIDE:
            raise tokens.fail(f"seat {seat} has chosen its team before tokens are hidden")
        laid = [token for token in ALL_TOKENS if OWNER[token] == seat and SLOT <= game.at[token] < UNLAID]
        if laid and game.phase is Phase.START:
            raise tokens.at(TOKENS[laid[0]]).fail("tokens are hidden once both teams are chosen")
    if game.phase is Phase.START and setting_up.has_team(game, 0) and setting_up.has_team(game, 1):
        raise tokens.fail("both teams are chosen, so tokens are being hidden")
    if game.phase is Phase.HIDE and not setting_up.unlaid(game, game.turn):
        raise whole.at("turn").fail(f"seat {game.turn} has nothing left to hide")
    if game.up:
        raise whole.at("rooms").fail("all rooms lie face down before the first turn")


def _check_turn(game: Game, whole: Reader) -> None:
    if game.number < 1:
        raise whole.at("number").fail("turns are counted from 1")
    if not game.can_act(game.turn):
        raise whole.at("turn").fail(f"seat {game.turn} has nobody who can act, so it is not its turn")
    if (game.fight is None) != (game.phase is not Phase.FIGHT):
        raise whole.at("fight").fail("in a fight, and only then, attacker and target are named")
    if bool(game.placing) != (game.phase is Phase.PLACE):
        raise whole.at("placing").fail("while a room is filled, and only then, there are tokens to place")
    if game.phase is Phase.CARD:
        if game.ap:
            raise whole.at("ap").fail("before a card is played there are no action points")
    elif game.top == 0:
        raise whole.at("top").fail("a card has been played by now")
    if game.phase is Phase.ACT and not game.ap and not game.potion:
        raise whole.at("ap").fail("with no action point left the turn is over")
    if game.fight is not None:
        _check_fight(game, whole)
    if game.placing:
        _check_placing(game, whole.at("placing"))


def _check_fight(game: Game, whole: Reader) -> None:
    assert game.fight is not None  # noqa: S101 - asked only in a fight
    attacker, target = game.fight
    board = board_of(game)
    fits = IS_CHARACTER[attacker] and OWNER[attacker] == game.turn and board.is_fit(attacker)
    if not fits or target not in targets(board, game, attacker):
        raise whole.at("fight").fail(f"{TOKENS[attacker]} cannot attack {TOKENS[target]}")
    if game.seats[0].laid is not None and game.seats[1].laid is not None:
        raise whole.at("seats").fail("once both cards lie the fight is decided")


def _check_placing(game: Game, reader: Reader) -> None:
    slot = game.placing[0][2]
    lifted = [token for token in ALL_TOKENS if game.at[token] == SLOT + slot]
    if game.placing != placing_order(lifted, game.turn, slot):
        raise reader.fail("the order is: first the revealing seat's part, each in the order of tokens")
    if not game.up >> slot & 1:
        raise reader.fail(f"the room of slot {slot} lies face down")
