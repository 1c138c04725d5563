"""Best results of a server: what counts in a finished game, and how it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from k2bot.game.statistics import Feat
from k2bot.games.k2.engine import content

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.game.statistics import BestResult, PastGame
    from k2bot.games.k2.pages.wording import Talk

_DEFAULTS: Final = (("side", content.SIDES[0]), ("season", content.SEASONS[0]))
_BOARDS: Final = tuple(f"points-{side}-{season}" for side in content.SIDES for season in content.SEASONS)
KINDS: Final = (*_BOARDS, "table", "summits", "ascent", "stay")
"""Points of a player by board; points of a table; climbers on the summit; first day there; nights high up."""
_SHARE: Final = 100
"""Points of a table are compared per player, in hundredths of a point."""


def feats(games: Sequence[PastGame | None]) -> tuple[Feat, ...]:
    """Results that may be a server's best; who resigned has none, nor has a table with one who did."""
    found: list[Feat] = []
    people = [None if game is None or game.facts.get("resigned") else game for game in games]
    for seat, game in enumerate(people):
        if game is None or game.summary is None:
            continue
        side, season = (game.options.get(key, default) for key, default in _DEFAULTS)
        found.append(Feat(f"points-{side}-{season}", game.points or 0, seat))
        if game.summary["stay"]:
            found.append(Feat("stay", game.summary["stay"], seat))
        if game.summary["ascent"] is not None:
            found.append(Feat("ascent", -game.summary["ascent"], seat))
    table = [game for game in people if game is not None and game.summary is not None]
    if len(table) == len(games) > 1:
        total = sum(game.points or 0 for game in table)
        found.append(Feat("table", round(_SHARE * total / len(table))))
        if summits := sum(game.summary["summits"] for game in table if game.summary):
            found.append(Feat("summits", summits))
    return tuple(found)


def told(talk: Talk, result: BestResult) -> str:
    """A best result in a few words."""
    kind, _, board = result.kind.partition("-")
    side, _, season = board.partition("-")
    return talk.text(
        f"k2-best-{kind}",  # words: k2-best-*
        side=side,
        season=season,
        seats=result.seats,
        count=abs(result.score),
        average=round(result.score / _SHARE, 1),
        total=round(result.score * result.seats / _SHARE),
    )
