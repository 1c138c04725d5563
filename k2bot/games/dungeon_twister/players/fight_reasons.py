"""Why somebody attacks, and why they lay a card: sums, cards that it beats, and what is at stake."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.games.dungeon_twister.engine.board import Board
from k2bot.games.dungeon_twister.engine.content import CHARACTERS_OF, OWNER, RETURNING_CARD, TOKENS
from k2bot.games.dungeon_twister.engine.fights import fight_of
from k2bot.games.dungeon_twister.players import fighting
from k2bot.games.dungeon_twister.players.reasons import Reason, Why, because
from k2bot.games.dungeon_twister.players.valuing import GREEDY, Valuer

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.fights import Fight
    from k2bot.games.dungeon_twister.engine.model import Game


def attacked(game: Game, attacker: int, target: int) -> tuple[Reason, Reason]:
    """Why a character attacks, and what it costs to lose."""
    seat = OWNER[attacker]
    board = Board(game)
    fight = fight_of(board, attacker, target)
    attack, defence = fight.strengths(board)
    valuer = Valuer(GREEDY)
    stakes, _ = fighting.stakes(game, fight, GREEDY.pip, lambda after: valuer.lead(after, seat))
    _, chances = fighting.solved(stakes)
    gain = because(
        "fights",
        character=TOKENS[attacker],
        target=TOKENS[target],
        attack=attack,
        defence=defence,
        chance=round(100 * chances[fighting.WON]),
        prize=_loss(game, fight, fighting.WON, 1 - seat),
    )
    return gain, because("loses", cost=_loss(game, fight, fighting.LOST, seat))


def laid(game: Game, seat: int, card: int) -> Why:
    """Why a card of a fight is laid: which cards of the other it beats, and what losing costs."""
    assert game.fight is not None  # noqa: S101 - a card is laid only in a fight
    fight = fight_of(Board(game), *game.fight)
    strengths = fight.strengths(Board(game))
    attacks = OWNER[fight.attacker] == seat
    own, other = strengths if attacks else strengths[::-1]
    total = own + card
    held = fighting.held(game, 1 - seat)
    beaten = tuple(one for one in held if total > other + one)
    unbeaten = tuple(one for one in held if one not in beaten)
    hopeless = own + max(fighting.held(game, seat)) <= other + min(held)
    reach = "all" if not unbeaten else _reach(beaten, unbeaten) if beaten else "no" if hopeless else "none"
    won, lost = (fighting.WON, fighting.LOST) if attacks else (fighting.LOST, fighting.WON)
    gain = because(
        "lays",
        card=card,
        total=total,
        reach=reach,
        beaten=beaten,
        unbeaten=unbeaten,
        returns="yes" if card == RETURNING_CARD else "no",
        prize=_loss(game, fight, won, 1 - seat),
    )
    if reach == "all":
        return Why(gain)
    return Why(gain, because("loses", cost=_loss(game, fight, lost, seat)))


def _reach(beaten: tuple[int, ...], unbeaten: tuple[int, ...]) -> str:
    return "most" if len(beaten) >= len(unbeaten) else "some"


def _loss(game: Game, fight: Fight, outcome: int, seat: int) -> Reason:
    """What an outcome costs a side: points for the other, or wounds."""
    after = fighting.ended(game, fight, outcome)
    points = after.vp[1 - seat] - game.vp[1 - seat]
    own = CHARACTERS_OF[seat]
    hurt = tuple(TOKENS[one] for one in own if (after.wounded & ~game.wounded) >> one & 1)
    out = tuple(TOKENS[one] for one in own if after.at[one] != game.at[one])
    return because("points", points=points, who=out) if points else because("wounds", who=hurt)
