"""The answers for a player whose time has run out (rule 42): as drafted, and what is missing drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.game.values import Kept, LateAnswer
from k2bot.games.dungeon_twister.engine import play
from k2bot.games.dungeon_twister.engine.actions import Team
from k2bot.games.dungeon_twister.engine.errors import ActionSyntaxError, RuleError
from k2bot.games.dungeon_twister.engine.model import Phase
from k2bot.games.dungeon_twister.engine.planning import ahead, ends
from k2bot.games.dungeon_twister.engine.view import observe
from k2bot.games.dungeon_twister.pages.drafts import read, written
from k2bot.games.dungeon_twister.pages.setting_up import drafted_team
from k2bot.games.dungeon_twister.pages.standing import Orders

if TYPE_CHECKING:
    from k2bot.game.values import Prepared
    from k2bot.games.dungeon_twister.engine.actions import Action
    from k2bot.games.dungeon_twister.engine.model import Game


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
        return LateAnswer(written(done), Kept.ALL)
    rest: list[Action] = []
    while not ends(game, after, seat):
        rest.append(play.overdue(after, seat))
        after = play.apply(after, seat, rest[-1]).game
    return LateAnswer(written((*done, *rest)), Kept.PART)


def begun(game: Game, seat: int, draft: str | None) -> tuple[Game, tuple[Action, ...]]:
    """The game after the actions of a draft that the rules allow, up to the first that they don't."""
    try:
        drafted = read(draft) if draft else ()
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
