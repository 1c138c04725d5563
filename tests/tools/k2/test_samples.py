"""What the gallery shows could have happened: the rules, asserted over all its cases and their samples."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

import pytest

from k2bot.games.k2.engine import content, model
from k2bot.games.k2.engine.content import CLIMBER_NAMES
from k2bot.games.k2.engine.model import Phase
from tools.k2 import cases, samples

KINDS = ("board", "hand", "reveal", "plan", "night", "ranking")


class Call(NamedTuple):
    """A picture of the gallery as it was asked for."""

    file: str
    kind: str
    told: tuple[Any, ...]
    more: dict[str, Any]


@pytest.fixture(scope="module")
def calls():
    """Every picture of the gallery, not drawn."""
    found, asked = [], []
    with pytest.MonkeyPatch.context() as patched:
        for kind in KINDS:
            patched.setattr(cases, kind, lambda *told, kind=kind, **more: asked.append((kind, told, more)))
        for case in cases.cases():
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


def test_no_space_holds_more_than_its_limit(calls):
    for where, seen in tables(calls):
        for space in seen.board.spaces:
            limit = seen.limit(space.id)
            assert limit is None or len(seen.standing(space.id)) <= limit, f"{where}: {space.id}"


def test_points_are_at_least_those_of_the_space_and_a_step_of_the_track(calls):
    for where, seen in tables(calls):
        for climber in (seat.climber(name) for seat in seen.seats for name in CLIMBER_NAMES):
            here = 1 if climber.space is None else seen.board.by_id[climber.space].vp
            assert climber.vp in seen.board.score_track, where
            assert climber.vp >= here, where
            if climber.space is None:
                assert (climber.vp, climber.level) == (1, 0), where
            else:
                lowest = 0 if seen.phase in (Phase.ACTIONS, Phase.CHECK) else 1
                assert lowest <= climber.level <= content.HIGHEST_LEVEL, where


def test_cards_tokens_and_tiles_are_those_of_a_game(calls):
    for where, seen in tables(calls):
        for seat in seen.seats:
            shown = Counter(seat.discard) + Counter(seat.committed or ()) + Counter(seat.unseen)
            assert shown == Counter(content.DECK), (where, seat.seat)
            plays = seen.phase not in (Phase.SELECTION, Phase.OVER) and seat.alive
            assert len(seat.committed or ()) == (content.CARDS_A_DAY if plays else 0), (where, seat.seat)
        taken = [seat.risk for seat in seen.seats if seat.risk is not None]
        assert len(taken) <= 1, where
        assert not Counter((*seen.tokens_open, *seen.tokens_aside)) - Counter(content.TOKENS), where
        assert set(taken) <= set(seen.tokens_aside), where
        season = {tile.id for tile in content.SEASON_TILES[seen.setup.season]}
        if seen.setup.avalanche:
            season |= {tile.id for tile in content.AVALANCHE_TILES[seen.setup.season]}
        assert set(seen.tiles) <= season, where
        assert len(set(seen.tiles)) == len(seen.tiles) == model.open_tiles(seen.day), where


def test_who_has_alone_the_highest_sum_has_the_token(calls):
    for where, seen in tables(calls):
        if seen.phase not in (Phase.ACTIONS, Phase.CHECK):
            assert all(seat.risk is None for seat in seen.seats), where
            continue
        sums = {seat: sum(card.push for card in seen.seats[seat].committed or ()) for seat in seen.order()}
        highest = [seat for seat, total in sums.items() if total == max(sums.values())]
        holders = [seat.seat for seat in seen.seats if seat.risk is not None]
        assert holders == (highest if len(highest) == 1 else []), where


def test_reveals_show_the_sums_of_the_cards_and_who_takes_a_token(calls):
    ties = 0
    for call in calls:
        if call.kind == "reveal":
            seen, _, sums, highest = call.told
            for seat, total in sums:
                assert total == sum(card.push for card in seen.seats[seat].committed), call.file
            most = [seat for seat, total in sums if total == max(total for _, total in sums)]
            assert highest == (most[0] if len(most) == 1 else None), call.file
            ties += highest is None
            assert [seat for seat, _ in sums] == list(seen.order()), call.file
    assert ties == 1


def test_nights_add_up_and_ask_those_who_have_the_rescue_card(calls):
    asked = 0
    for call in calls:
        if call.kind != "night":
            continue
        seen, _, checks = call.told
        assert seen.phase is Phase.CHECK, call.file
        for check in checks:
            whole = check.before + check.air + check.tent - check.weather - check.avalanche
            assert check.after == min(whole, content.HIGHEST_LEVEL), call.file
            saved = check.climber in call.more.get("dying", ())
            assert saved == (check.dies and seen.seats[check.climber[0]].rescue), call.file
            asked += saved
    assert asked
