"""What destination menus omit: nothing better, and nothing that two uses can't reach."""

import random
from collections import Counter
from functools import cache

import pytest

from k2bot.games.k2.engine import Phase, Plan, Setup, apply, content, decisions, legal_actions, preview, start
from k2bot.games.k2.pages import destinations

GAMES, DAYS = 6, 10


@pytest.fixture(scope="module")
def turns():
    """Starts of turns in random games: the game, the seat and the preview."""
    return [turn for number in range(GAMES) for turn in _turns(number)]


def _turns(number):
    chance = random.Random(number)  # noqa: S311 - not cryptographic
    game = start(Setup(players=1 + number % 3, side=content.SIDES[number % 2]), str(number)).game
    while game.day < DAYS and game.phase is not Phase.OVER:
        seat = decisions(game)[0].seat
        if game.phase is not Phase.ACTIONS:
            game = apply(game, seat, chance.choice(legal_actions(game, seat))).game
            continue
        shown = planned(game, seat)
        if chance.random() < 0.25:
            yield game, seat, shown
        safe = [one for one in shown.destinations if one.air_tonight > 1][:4]
        game = apply(game, seat, Plan((chance.choice(safe).use,) if safe else ())).game


@cache
def planned(game, seat, *uses):
    """Cached preview of a plan of these uses."""
    return preview(game, seat, Plan(uses))


def leave_at_least_as_much(game, seat, uses, one):
    """Whether these uses leave at least the cards, levels and risk token points that the one use leaves."""
    those, this = planned(game, seat, *uses), planned(game, seat, one)
    return (
        not Counter(this.unused) - Counter(those.unused)
        and min(points(those), those.owed) >= min(points(this), this.owed)
        and all(
            better.after >= line.after
            for better, line in zip(those.night_checks, this.night_checks, strict=True)
        )
    )


def points(shown):
    return shown.observation.turn.spare + sum(card.unused_points for card in shown.unused)


def is_pointless_return(one, climber):
    return (one.space, one.pitched, one.vp) == (climber.space, None, climber.vp)


def test_menus_reach_every_useful_end_of_a_use_in_two_uses_at_most(turns):
    """Anything omitted is matched by another line or by two uses, except pointless returns.

    Those cost at least two points, which would pay the highest risk token, so they're never better. Every
    space in reach is in the menu, even if two uses gain more on the way.
    """
    left_out = Counter()
    for game, seat, shown in turns:
        for name in "AB":
            kept, climber = destinations.listed_destinations(shown, name), shown.observation.own.climber(name)
            assert set(kept) <= set(shown.destinations)
            reached = {one.space for one in shown.destinations if one.climber == name}
            assert reached - {climber.space} == {one.space for one in kept} - {climber.space}
            for one in shown.destinations:
                if one.climber != name or one in kept:
                    continue
                if is_pointless_return(one, climber):
                    assert one.cost >= max(content.TOKENS)
                    left_out["back"] += 1
                elif any(is_as_good(game, seat, one, other) for other in kept):
                    left_out["outdone"] += 1
                else:
                    assert is_reached_in_two_uses(game, seat, one, kept), one
                    left_out["in two"] += 1
    assert left_out["back"] > 10
    assert left_out["outdone"] > 0
    assert left_out["in two"] > 30


def is_as_good(game, seat, one, other):
    return (
        (other.space, other.pitched) == (one.space, one.pitched)
        and other.vp >= one.vp
        and leave_at_least_as_much(game, seat, (other.use,), one.use)
    )


def is_reached_in_two_uses(game, seat, one, kept):
    for first in kept:
        if first.pitched not in {None, one.pitched} or first.space not in {*one.use.route, one.pitched}:
            continue
        after = planned(game, seat, first.use)
        for second in destinations.listed_destinations(after, one.climber):
            ends = (second.space, first.pitched or second.pitched) == (one.space, one.pitched)
            if (
                ends
                and second.vp >= one.vp
                and leave_at_least_as_much(game, seat, (first.use, second.use), one.use)
            ):
                return True
    return False
