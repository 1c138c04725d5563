"""What the gallery shows could have happened: the rules, asserted over all its cases and their samples."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import pytest

from k2bot.games.k2.engine import content, model
from k2bot.games.k2.engine.content import (
    CLIMBER_NAMES,
)
from k2bot.games.k2.engine.model import (
    Phase,
)
from k2bot.games.k2.engine.terrain import budget, terrain
from tools.k2 import cases, samples

KINDS = ("board", "hand", "reveal", "plan", "night", "ranking")


@dataclass(frozen=True, slots=True)
class Call:
    """A picture of the gallery as it was asked for."""

    file: str
    kind: str
    told: tuple[Any, ...]
    more: dict[str, Any]

    @property
    def seen(self):
        return self.told[0]


@pytest.fixture(scope="module")
def calls():
    """Every picture of the gallery, not drawn."""
    found = []

    def noted(kind, told, more):
        found.append(Call("", kind, told, more))

    with pytest.MonkeyPatch.context() as patched:
        for kind in KINDS:
            patched.setattr(
                cases,
                kind,
                lambda *told, kind=kind, **more: noted(kind, told, more),
            )
        for case in cases.cases():
            case.scene()
            last = found.pop()
            found.append(Call(case.file, last.kind, last.told, last.more))
    assert {call.kind for call in found} == set(KINDS)
    return tuple(found)


def tables(calls):
    """All observations of the gallery, and the samples for every number of players."""
    for call in calls:
        if call.kind != "hand":
            yield call.file, call.seen
        if call.kind == "plan":
            yield f"{call.file}, planned", call.told[1]
    for side in content.SIDES:
        for players in range(1, 6):
            for kind in (samples.start, samples.middle, samples.crowded, samples.heights):
                yield f"{kind.__name__} {side} {players}", kind(players, side)


def climbers(seen):
    for seat in seen.seats:
        for name in CLIMBER_NAMES:
            yield seat.seat, name, seat.climber(name)


def test_no_space_holds_more_than_its_limit(calls):
    for where, seen in tables(calls):
        for space in seen.board.spaces:
            limit = seen.limit(space.id)
            assert limit is None or len(seen.standing(space.id)) <= limit, f"{where}: {space.id}"


def test_points_are_at_least_those_of_the_space_and_a_step_of_the_track(calls):
    for where, seen in tables(calls):
        for seat, name, climber in climbers(seen):
            here = 1 if climber.space is None else seen.board.by_id[climber.space].vp
            assert climber.vp in seen.board.score_track, (where, seat, name)
            assert climber.vp >= here, (where, seat, name)
            if climber.space is None:
                assert (climber.vp, climber.level) == (1, 0), (where, seat, name)
            else:
                lowest = 0 if seen.phase in (Phase.ACTIONS, Phase.CHECK) else 1
                assert lowest <= climber.level <= content.HIGHEST_LEVEL, (where, seat, name)


def test_who_has_the_points_of_the_summit_has_been_there_and_nobody_climbs_in_a_day(
    calls,
):
    for where, seen in tables(calls):
        for seat, name, climber in climbers(seen):
            if climber.space == content.SUMMIT and seen.phase is Phase.OVER:
                assert (seat, name) in seen.summit, where
            if climber.space is not None:
                ropes = len(samples.path(seen.board, content.BASE_CAMP, climber.space)) - 1
                assert ropes <= 6 * seen.day, (where, seat, name)


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


def test_tents_stay_where_they_were_pitched_and_plans_change_nobody_else(calls):
    for call in calls:
        if call.kind != "plan":
            continue
        before, after = call.told[:2]
        for (seat, name, was), (_, _, now) in zip(climbers(before), climbers(after), strict=True):
            assert was.tent in (None, now.tent), call.file
            assert seat == before.seat or (was, name) == (now, name), call.file
        ends = {name: way[-1] for name, way in call.more["ways"]}
        for name, end in ends.items():
            assert after.own.climber(name).space == end, call.file
        for check in samples.checks(after):
            if check.climber[0] == before.seat:
                assert call.more["tonight"][check.climber[1]] == check.after, call.file


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


def test_ways_on_boards_were_paid_with_the_cards_of_who_has_acted(calls):
    walked = 0
    for call in calls:
        seen = call.seen if call.kind == "board" else None
        trails = call.more.get("trails", ())
        if seen is None or not trails:
            continue
        land, order = terrain(seen.setup.side, seen.weather), list(seen.order())
        acted = order if seen.turn is None else order[: order.index(seen.turn)]
        spent = {}
        for trail in trails:
            (seat, name), way = trail.climber, trail.way
            assert seat in acted, call.file
            assert seen.seats[seat].climber(name).space == way[-1], call.file
            assert seen.seats[seat].climber(name).vp >= max(seen.board.by_id[space].vp for space in way)
            cost = spent.setdefault(seat, [0, 0])
            for here, there in pairwise(way):
                (rope,) = (rope for rope in land.ropes[here] if rope.space == there)
                cost[not rope.up] += rope.cost
            walked += 1
        for seat, name in call.more.get("pitched", ()):
            spent.setdefault(seat, [0, 0])[0] += land.tent[seen.seats[seat].climber(name).tent or ""]
        for seat, (up, down) in spent.items():
            cards = seen.seats[seat].committed or ()
            ropes = sum(card.is_rope for card in cards)
            assert any(
                budget(cards, (direction,) * ropes).affords(up, down) for direction in ("up", "down")
            ), (call.file, seat)
    assert walked > 10


def test_who_fell_on_a_board_has_gone_and_a_slide_is_asked_in_an_avalanche(calls):
    for call in calls:
        if call.kind != "board":
            continue
        for (seat, name), _ in call.more.get("fallen", ()):
            assert call.seen.seats[seat].climber(name).space is None, call.file
        mark = call.more.get("mark")
        if mark is not None:
            space = call.seen.seats[mark[0]].climber(mark[1]).space
            assert call.seen.slides == (mark,), call.file
            assert call.seen.weather.avalanche_in(call.seen.board.by_id[space].zone), call.file


def test_rankings_are_ends_of_games_and_their_ways_those_of_their_points(calls):
    for call in calls:
        if call.kind != "ranking":
            continue
        seen, _, order, totals, ways = call.told
        assert seen.phase is Phase.OVER, call.file
        assert seen.day == content.DAYS or not any(seat.alive for seat in seen.seats), call.file
        assert tuple(totals) == tuple(seat.total for seat in seen.seats), call.file
        assert totals[order[0]] == max(totals), call.file
        last_alive = 0
        for seat, name, climber in climbers(seen):
            nights = ways[seat, name]
            assert len(nights) == seen.day, call.file
            known = [metres for metres in nights if metres is not None]
            assert nights[len(known) :] == (None,) * (seen.day - len(known)), call.file
            last_alive = max(last_alive, len(known))
            if climber.space is None:
                continue
            assert known[-1] == seen.board.by_id[climber.space].altitude, call.file
            best = max(space.vp for space in seen.board.spaces if space.altitude in known)
            assert best <= climber.vp, (call.file, seat, name)
        assert last_alive == seen.day, call.file


@pytest.mark.parametrize("side", content.SIDES)
def test_made_up_ways_follow_ropes_within_the_limits(side):
    for players in range(1, 6):
        seen = samples.heights(players, side)
        nights = list(zip(*samples.altitudes(seen).values(), strict=True))
        room = Counter[int]()
        for space in seen.board.spaces:
            room[space.altitude] += seen.limit(space.id) or 99
        for night in nights:
            for metres, people in Counter(night).items():
                assert metres is None or people <= room[metres]
        for way in samples.altitudes(seen).values():
            known = [metres for metres in way if metres is not None]
            assert all(abs(one - other) < 1600 for one, other in pairwise(known))
