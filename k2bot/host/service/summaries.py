"""Summaries of finished games for statistics, computed from their records in idle time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from k2bot.game.statistics import Feat, PastGame, company_of
from k2bot.game.values import ON
from k2bot.host.event_loop import in_thread
from k2bot.host.inputs import without_undone
from k2bot.host.kernel.play import GameStart, ReplayError, successive_plays
from k2bot.host.preferences import PRIVATE
from k2bot.host.service.jobs import IdleWork

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from k2bot.game.base import AnyGame
    from k2bot.host.rows import StoredTable
    from k2bot.host.service.catalogue import Catalogue
    from k2bot.host.store import Store
    from k2bot.host.store.statistics import Statistics

NOTE_PREFIX = "summaries"
"""Beginning of the keys of the store's notes with the revision of each game's summaries."""
PAUSE_FACTOR = 4.0
"""Pause after each game, as a multiple of the time it took, so that play is never slowed down."""


class Summaries:
    """Summarises finished games, newest first: those just played, and those of earlier versions."""

    def __init__(self, store: Store, catalogue: Catalogue, statistics: Statistics) -> None:
        self._store = store
        self._catalogue = catalogue
        self._statistics = statistics
        self.work = IdleWork("summaries", statistics.next_unsummarised, self._summarise, rest=PAUSE_FACTOR)
        self.visible_in: Callable[[int], int | None] = lambda _: None
        """Channel whose readers can see another one; None if that isn't known."""

    async def begin(self) -> None:
        """List games for which a new version computes other summaries; call once."""
        for key in self._catalogue.keys:
            revision, note = str(self._catalogue.game(key).summary_revision), f"{NOTE_PREFIX}-{key}"
            if await self._store.note(note) != revision:
                await self._statistics.list_outdated(key, int(revision))
                await self._store.set_note(note, revision)
        self.work.wake()

    async def _summarise(self, table_id: int) -> None:
        """Summarise a table. Raises what its game raises, and ReplayError."""
        stored = await finished_game(self._store, self._catalogue, table_id)
        game = self._catalogue.game(stored.row.game, revision=stored.row.revision)
        summaries: tuple[Mapping[str, Any], ...] = ()
        times: list[list[float]] = []
        feats: tuple[Feat, ...] = ()
        if game.summary_revision:
            summaries, times = await in_thread(summarise_game, game, stored)
        if game.best_kinds and stored.row.options.get(PRIVATE) != ON:
            feats = game.feats(games_by_seat(stored, summaries))
        channel = self.visible_in(stored.row.channel_id)
        await self._statistics.store(
            table_id, game.summary_revision, summaries, times, feats=feats, channel=channel
        )


async def finished_game(store: Store, catalogue: Catalogue, table_id: int) -> StoredTable:
    """A table whose game the bot still offers. Raises ReplayError."""
    stored = await store.table(table_id)
    if stored is None or stored.row.game not in catalogue.keys:
        raise ReplayError("replay-no-game", game="" if stored is None else stored.row.game)
    return stored


def summarise_game(
    game: AnyGame, stored: StoredTable
) -> tuple[tuple[Mapping[str, Any], ...], list[list[float]]]:
    """Summary of each seat, and the seconds that each person's answers took. Raises ReplayError."""
    inputs, times = without_undone(stored.inputs), [list[float]() for _ in stored.members]
    plays = [*successive_plays(GameStart.of(game, stored.row, len(stored.members)), inputs)]
    for row, before, play in zip(inputs, plays, plays[1:], strict=False):
        member, wait = stored.members[row.seat], before.waits.get(row.seat)
        if row.kind == "answer" and not row.late and wait and member.user_id > 0 and member.level is None:
            times[row.seat].append(round((row.at - wait.since).total_seconds(), 1))
        if row.fingerprint not in (None, game.fingerprint(play.state)):
            raise ReplayError(
                "replay-input-differs", number=str(row.number), kind=row.kind, seat=str(row.seat)
            )
    return game.summaries([play.step for play in plays]), times


def games_by_seat(stored: StoredTable, summaries: Sequence[Mapping[str, Any]]) -> tuple[PastGame | None, ...]:
    """A finished game as each person sees it; None for seats that a computer plays or has taken over."""
    people = [member.level is None for member in stored.members]
    games: list[PastGame | None] = []
    for placed, summary in zip(stored.placements, summaries, strict=True):
        others = [one for one in stored.placements if one.seat != placed.seat]
        game = PastGame(
            options=stored.row.options,
            seats=len(stored.members),
            company=company_of([people[one.seat] for one in others]),
            place=placed.place,
            tied=any(one.place == placed.place for one in others),
            points=placed.points,
            facts=placed.facts,
            summary=summary,
        )
        games.append(None if stored.members[placed.seat].played_at else game)
    return tuple(games)
