"""Combat: targets, fighters and results (rules 17 to 20, 32)."""

from __future__ import annotations

from typing import NamedTuple

from k2bot.games.dungeon_twister.engine.actions import Lay
from k2bot.games.dungeon_twister.engine.aftermath import eliminate, finish_action, wound
from k2bot.games.dungeon_twister.engine.board import Board
from k2bot.games.dungeon_twister.engine.content import (
    ATTACK,
    COMBAT,
    DEFENCE,
    IS_CHARACTER,
    OWNER,
    RETURNING_CARD,
    TOKENS,
)
from k2bot.games.dungeon_twister.engine.events import CombatCardPlayed, Event, FightBegan, FightEnded
from k2bot.games.dungeon_twister.engine.model import (
    ActionError,
    Game,
    MutableState,
    Phase,
    Seat,
    change_seat,
    changed_seat,
)


class Fight(NamedTuple):
    """Both sides of a fight, in token order."""

    attacker: int
    target: int
    attacking: tuple[int, ...]
    defending: tuple[int, ...]

    def strengths(self, board: Board) -> tuple[int, int]:
        """Strength of attackers and defenders before cards (rules 17, 18, 32)."""
        return (
            sum(sum(contribution(board, token, ATTACK)) for token in self.attacking),
            sum(sum(contribution(board, token, DEFENCE)) for token in self.defending),
        )


def contribution(board: Board, token: int, bonus: tuple[int, ...]) -> tuple[int, int]:
    """A fighter's own strength, 0 if wounded, and the bonus of what it carries."""
    own = 0 if board.wounded >> token & 1 else COMBAT[token]
    return own, sum(bonus[other] for other in board.tokens(board.places[token]) if other != token)


def targets(board: Board, game: Game | MutableState, character: int) -> list[int]:
    """Targets an unwounded character may attack, in token order (rules 17, 19)."""
    fresh = game.fresh_wounded | game.fresh_healed
    seat = OWNER[character]
    enemies = []
    for square in board.maze.neighbours(board.places[character]):
        tokens = board.on.get(square)
        if tokens is None:
            continue
        token = board.character_seen(square)  # a carried character is no target
        if token is not None and OWNER[token] != seat and not fresh >> token & 1:
            enemies.append(token)
    return sorted(enemies)


def fight_of(board: Board, attacker: int, target: int) -> Fight:
    """The fight of an attack; characters adjacent to an enemy in it join, transitively (rule 18)."""
    fighters = {attacker, target}
    newcomers = [attacker, target]
    while newcomers:
        token = newcomers.pop()
        for square in board.maze.neighbours(board.places[token]):
            for other in board.on.get(square, ()):
                if (
                    IS_CHARACTER[other]
                    and OWNER[other] != OWNER[token]
                    and other not in fighters
                    and not board.idle >> other & 1
                ):
                    fighters.add(other)
                    newcomers.append(other)
    seat = OWNER[attacker]
    everyone = sorted(fighters)
    return Fight(
        attacker,
        target,
        tuple(token for token in everyone if OWNER[token] == seat),
        tuple(token for token in everyone if OWNER[token] != seat),
    )


def begin(state: MutableState, board: Board, attacker: int, target: int, events: list[Event]) -> None:
    """Declare an attack: both sides choose a combat card next."""
    fight = fight_of(board, attacker, target)
    state.fight = (attacker, target)
    state.phase = Phase.FIGHT
    events.append(
        FightBegan(
            TOKENS[attacker],
            TOKENS[target],
            tuple(TOKENS[token] for token in fight.attacking),
            tuple(TOKENS[token] for token in fight.defending),
        )
    )


def combat_card_choices(game: Game, seat: int) -> list[Lay]:
    """Distinct combat cards a seat may play."""
    return [Lay(card) for card in sorted(set(game.seats[seat].combat))]


def play_combat_card(state: MutableState, seat: int, action: Lay, events: list[Event]) -> None:
    """Play a combat card; once both are played, resolve the fight. Raises ActionError."""
    own = state.seats[seat]
    if action.card not in own.combat:
        raise ActionError(
            "no-such-card", f"a combat card of {action.card} is not among those left", 17, card=action.card
        )
    rest = list(own.combat)
    rest.remove(action.card)
    change_seat(state, seat, combat=tuple(rest), combat_card=action.card)
    events.append(CombatCardPlayed(seat, action.card))
    if state.seats[1 - seat].combat_card is not None:
        _resolve(state, events)


def _resolve(state: MutableState, events: list[Event]) -> None:
    assert state.fight is not None  # noqa: S101 - only during a fight
    board = Board(state)
    fight = fight_of(board, *state.fight)
    attacking_seat = OWNER[fight.attacker]
    cards = [seat.combat_card or 0 for seat in state.seats]
    state.seats = (_card_back(state.seats[0]), _card_back(state.seats[1]))
    attack, defence = fight.strengths(board)
    attack += cards[attacking_seat]
    defence += cards[1 - attacking_seat]
    state.fight = None
    state.phase = Phase.ACT
    events.append(
        FightEnded(
            TOKENS[fight.attacker],
            TOKENS[fight.target],
            (cards[attacking_seat], cards[1 - attacking_seat]),
            (attack, defence),
        )
    )
    if attack != defence:
        defeat(state, fight.defending if attack > defence else fight.attacking, events)
    finish_action(state, events)


def defeat(state: MutableState, losers: tuple[int, ...], events: list[Event]) -> None:
    """Wound the side that lost a fight; a wounded target is eliminated (rule 18)."""
    wounded = state.wounded
    for token in losers:
        if wounded >> token & 1:
            eliminate(state, token, "fight", events)
        else:
            wound(state, token, events)


def _card_back(seat: Seat) -> Seat:
    """A seat's cards after a fight: the played card leaves the game, except the returning one (rule 17)."""
    combat = seat.combat
    if seat.combat_card == RETURNING_CARD:
        combat = tuple(sorted((*combat, RETURNING_CARD)))
    return changed_seat(seat, combat=combat, combat_card=None)
