"""Gallery positions are possible: the rules checked over all its cases and samples."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

import pytest

from k2bot.games.k2.engine import content, model
from k2bot.games.k2.engine.model import Phase
from tools.k2 import cases, samples

KINDS = ("board", "hand", "reveal", "plan", "night", "ranking")


class Call(NamedTuple):
    """Arguments of one gallery picture."""

    file: str
    kind: str
    told: tuple[Any, ...]
    more: dict[str, Any]


@pytest.fixture(scope="module")
def calls():
    """Every gallery picture, recorded instead of drawn."""
    found, asked = [], []
    with pytest.MonkeyPatch.context() as patched:
        for kind in KINDS:
            patched.setattr(cases, kind, lambda *told, kind=kind, **more: asked.append((kind, told, more)))
        for case in cases.cases():
            if case.section in {"Statistics", "Heroes"}:  # made up: no game is behind them
                continue
            case.scene()
            found.append(Call(case.file, *asked.pop()))
    assert {call.kind for call in found} == set(KINDS)
    return found


def tables(calls):
    """All observations of the gallery, and the samples for every number of players."""
    for call in calls:
        if call.kind != "hand":
            yield call.file, call.told[0]
        if call.kind == "plan":
            yield f"{call.file}, planned", call.told[1]
    for side in content.SIDES:
        for players in range(1, 6):
            for kind in (samples.start, samples.middle, samples.crowded, samples.heights):
                yield f"{kind.__name__} {side} {players}", kind(players, side)


def test_no_space_holds_more_climbers_than_its_limit(calls):
    for where, seen in tables(calls):
        for space in seen.board.spaces:
            limit = seen.capacity(space.id)
            assert limit is None or len(seen.climbers_on(space.id)) <= limit, f"{where}: {space.id}"


def test_cards_tokens_and_tiles_could_occur_in_a_real_game(calls):
    for where, seen in tables(calls):
        for seat in seen.seats:
            shown = Counter(seat.discard) + Counter(seat.committed or ()) + Counter(seat.unseen)
            assert shown == Counter(content.DECK), (where, seat.seat)
            plays = seen.phase not in (Phase.COMMIT, Phase.OVER) and seat.has_climbers
            assert len(seat.committed or ()) == (content.CARDS_A_DAY if plays else 0), (where, seat.seat)
        taken = [seat.risk for seat in seen.seats if seat.risk is not None]
        assert len(taken) <= 1, where
        assert not Counter((*seen.tokens_open, *seen.tokens_taken)) - Counter(content.TOKENS), where
        assert set(taken) <= set(seen.tokens_taken), where
        season = {tile.id for tile in content.SEASON_TILES[seen.setup.season]}
        if seen.setup.avalanche:
            season |= {tile.id for tile in content.AVALANCHE_TILES[seen.setup.season]}
        assert set(seen.tiles) <= season, where
        assert len(set(seen.tiles)) == len(seen.tiles) == model.open_tiles(seen.day), where
