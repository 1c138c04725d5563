"""What is answered without asking: by standing orders, and for a player whose time has run out (rule 42)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.engines.chance import number
from k2bot.engines.errors import ActionSyntaxError, RuleError
from k2bot.game.values import Kept, LateAnswer, Order
from k2bot.games.dungeon_twister.engine import play
from k2bot.games.dungeon_twister.engine.actions import Hide, Lay, Team, read_actions, write_actions
from k2bot.games.dungeon_twister.engine.content import RETURNING_CARD
from k2bot.games.dungeon_twister.engine.model import Phase
from k2bot.games.dungeon_twister.engine.planning import ahead, ends
from k2bot.games.dungeon_twister.engine.squares import SLOTS
from k2bot.games.dungeon_twister.engine.view import observe
from k2bot.games.dungeon_twister.pages import orders
from k2bot.games.dungeon_twister.pages.orders import CARD, PLACE, Orders
from k2bot.games.dungeon_twister.pages.setup import drafted_team

if TYPE_CHECKING:
    from k2bot.game.values import Prepared
    from k2bot.games.dungeon_twister.engine.actions import Action
    from k2bot.games.dungeon_twister.engine.model import Game

_HOUR = 3600


def ordered(game: Game, seat: int, text: str) -> Order | None:
    """What the orders of an awaited seat answer, None where it is asked."""
    told = Orders.read(text)
    match game.phase:
        case Phase.HIDE if told.laid:
            seen = observe(game, seat)
            hide = told.next(seen)
            if hide is None and told.elsewhere:
                rooms = [slot for slot in range(SLOTS) if orders.room_left(seen, slot)]
                drawn = number(game.seed, f"elsewhere/{seat}/{game.step}", len(rooms))
                hide = Hide(orders.unlaid(seen)[0], rooms[drawn])
            return None if hide is None else Order(str(hide))
        case Phase.FIGHT if CARD in told.silent:
            which, hours = told.silent[CARD]
            return Order(str(Lay(_card(game.seats[seat].combat, which))), hours * _HOUR)
        case Phase.PLACE if PLACE in told.silent:
            return Order(str(play.overdue(game, seat)), told.silent[PLACE][1] * _HOUR)
        case _:
            return None


def unasked(game: Game, seat: int) -> str | None:
    """The stamp of an offer of a draw, or of agreeing to one: at any time, but once (40)."""
    if game.phase is Phase.OVER or game.offer == seat:
        return None
    return f"draw.{game.number}.{'-' if game.offer is None else game.offer}"


def _card(left: tuple[int, ...], which: str) -> int:
    """One of the cards left, in ascending order; the one that always returns is always among them (17)."""
    others = [card for card in left if card != RETURNING_CARD]
    if which == "zero" or not others:
        return RETURNING_CARD
    return left[len(left) // 2] if which == "middle" else others[0]


def late(game: Game, seat: int, prepared: Prepared) -> LateAnswer | None:
    """The answer for a seat; None for one that is not awaited.

    The team, the next token of the hiding plan, and a turn or a filling as it was planned, as far as the
    rules allow. Points left are lost, whatever else is asked for is drawn.
    """
    if play.decision_of(game, seat) is None:
        return None
    own = _chosen(game, seat, prepared)
    if own is not None:
        return LateAnswer(str(own), Kept.ALL)
    after, done = begun(game, seat, prepared.draft)
    if not done:
        return LateAnswer(str(play.overdue(game, seat)))
    if ends(game, after, seat):
        return LateAnswer(write_actions(done), Kept.ALL)
    rest: list[Action] = []
    while not ends(game, after, seat):
        rest.append(play.overdue(after, seat))
        after = play.apply(after, seat, rest[-1]).game
    return LateAnswer(write_actions((*done, *rest)), Kept.PART)


def begun(game: Game, seat: int, draft: str | None) -> tuple[Game, tuple[Action, ...]]:
    """The game after the actions of a draft that the rules allow, up to the first that they don't."""
    try:
        drafted = read_actions(draft) if draft else ()
    except ActionSyntaxError:
        return game, ()
    for count in range(len(drafted), 0, -1):
        try:
            after, _ = ahead(game, seat, drafted[:count])
        except RuleError:
            continue
        return after, drafted[:count]
    return game, ()


def _chosen(game: Game, seat: int, prepared: Prepared) -> Action | None:
    """A team, or the next token of a hiding plan."""
    if game.phase is Phase.HIDE:
        return Orders.read(prepared.orders).next(observe(game, seat))
    team = Team(drafted_team(prepared.draft))
    return team if game.phase is Phase.START and team in play.legal_actions(game, seat) else None
