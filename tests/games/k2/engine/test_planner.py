"""The planner's preview: it predicts what happens."""

import contextlib
import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from k2bot.games.k2.engine import (
    Climber,
    Plan,
    PlannedUse,
    RuleError,
    apply,
    from_position,
    in_reach,
    observe,
    parse,
    preview,
)
from k2bot.games.k2.engine.events import Checked
from k2bot.games.k2.engine.terrain import total_route_cost
from tests.games.k2.engine.helpers import random_positions, turn_oracle
from tests.games.k2.engine.helpers.kit import set_up, times


def random_uses(game, chance):
    """Up to three uses, one after the other, as a player would plan them."""
    uses = ()
    for _ in range(chance.randint(0, 3)):
        look = preview(game, 0, Plan(uses))
        air = [card for card in look.unused if card.is_acclimatization]
        alive = [name for name in "AB" if game.seats[0].climber(name).on_board]
        ways = [one.use for one in look.destinations]
        ways += [PlannedUse(name, (card,)) for name in alive for card in air if card.up]
        if ways:
            uses = (*uses, chance.choice(ways))
    return uses


@pytest.mark.rule(18, 20)
@times(25, 8000)
@given(data=st.data())
def test_previews_match_the_outcome_of_their_plan(data):
    """Both the board and tonight's check turn out as previewed."""
    position = random_positions.drawn(data, random_positions.turn, distance=1)
    chance = random_positions.rng_for(data, "plans")
    game = from_position(position, "seed")
    last = from_position({**position, "first": 1}, "seed")  # the day's last turn
    for _ in range(4):
        plan = Plan(random_uses(game, chance))
        shown = preview(last, 0, plan)
        after = apply(game, 0, plan).game
        assert (shown.settled.seats[0].climbers, shown.settled.summit) == (
            after.seats[0].climbers,
            after.summit,
        )
        assert shown.owed == (position["seats"][0]["risk"] or 0)
        step = apply(last, 0, plan)
        checked = {event.climber: event for event in step.events if isinstance(event, Checked)}
        assert {line.climber for line in shown.night_checks} == {key for key in checked if key[0] == 0}
        for line in shown.night_checks:
            night = checked[line.climber]
            for field in ("space", "before", "air_change", "tent", "weather", "avalanche", "after"):
                assert getattr(line, field) == getattr(night, field), field
            assert line.dies == (night.after < 1)


@pytest.mark.rule(18)
@times(25, 8000)
@given(data=st.data())
def test_previews_list_every_possible_payment_once(data):
    """The listed payments are complete: each applies, and no two leave the same
    levels."""
    position = random_positions.drawn(data, random_positions.turn, distance=1, risks=(2,))
    game = from_position(position, "seed")
    uses = random_uses(game, random_positions.rng_for(data, "plans"))
    shown = preview(game, 0, Plan(uses))
    levels = []
    for payment in shown.payments or ((),):
        assert len(payment) in {0, shown.due}
        levels.append(levels_after(game, Plan(uses, payment)))
    assert len(set(levels)) == len(levels)
    left = set()
    for payment in itertools.chain(itertools.product(("A", "B", "points"), repeat=shown.due), [()]):
        with contextlib.suppress(RuleError):
            left.add(levels_after(game, Plan(uses, payment)))
    assert left == set(levels)


def levels_after(game, plan):
    return tuple(climber.air for climber in apply(game, 0, plan).game.seats[0].climbers)


@pytest.mark.rule(14, 15, 16, 18, 20)
@times(15, 3000)
@given(data=st.data())
def test_destinations_are_exactly_what_one_use_can_reach(data):
    """Every space and tent one use can reach is a destination, and each destination's use leads there.

    Its forecast of tonight and of the air paid for the risk token equals the preview once its use
    is planned, and its cost is that of its way. Spectators see the same spaces in reach, at the lowest cost.
    """
    position = random_positions.drawn(data, random_positions.turn, distance=1, risks=(None, 1, 2))
    game = from_position(position, "seed")
    oracle = turn_oracle.TurnOracle(position, 0)
    start = oracle.start
    possible = set()
    for index, name in enumerate("AB"):
        for cards in set(turn_oracle.sub_multisets(start.unused)):
            if start.climbers[index].space is None or all(card[0] == "a" for card in cards):
                continue
            for end in oracle.use(start, index, cards):
                climber = end.climbers[index]
                pitched = climber.tent if start.climbers[index].tent is None else None
                possible.add((name, climber.space, pitched))
    shown, costs = set(), set()
    for destination in preview(game, 0, Plan()).destinations:
        after = apply(game, 0, Plan((destination.use,))).game
        climber = after.seats[0].climber(destination.climber)
        assert (climber.space, climber.vp) == (destination.space, destination.vp)
        if destination.pitched is not None:
            assert climber.tent == destination.pitched
        before = game.seats[0].climber(destination.climber).space
        assert destination.cost == total_route_cost(game.terrain, before, destination.use.route)
        planned = preview(game, 0, Plan((destination.use,)))
        levels = {line.climber[1]: line.after for line in planned.night_checks}
        assert destination.air_tonight == levels[destination.climber]
        assert destination.air_paid == len(planned.payment) - planned.payment.count("points")
        shown.add((destination.climber, destination.space, destination.pitched))
        costs.add((destination.climber, destination.space, destination.cost))
    stay = {("AB"[index], climber.space, None) for index, climber in enumerate(start.climbers)}
    assert shown - stay == possible - stay
    watched = in_reach(observe(game, None), 0)
    assert watched.keys() == {one[:2] for one in shown} - {one[:2] for one in stay}
    for goal, cost in watched.items():
        assert 0 < cost <= min(least for *one, least in costs if tuple(one) == goal)


@pytest.mark.rule(14)
@pytest.mark.parametrize(
    ("cards", "start", "space", "used"),
    [
        ("m1 m3 r1/3", "b7", "c1", "m1 r1/3"),
        ("m1 m2 r1/3", "b7", "c1", "m2"),
        ("m1 m1 m2", "b7", "c1", "m2"),
        ("m2 r2/3", "b7", "c1", "m2"),
        ("m3 r1/3", "c1", "b7", "r1/3"),
    ],
)
def test_destinations_use_the_cards_that_leave_most_climbing_points(cards, start, space, used):
    game = set_up(f"{cards}, B {start} air 4", side="easy")
    ways = [one for one in preview(game, 0, Plan()).destinations if (one.climber, one.space) == ("B", space)]
    (plain,) = [one for one in ways if one.pitched is None]
    assert " ".join(map(str, plain.use.cards)) == used


@pytest.mark.rule(16)
@times(15, 2000)
@given(data=st.data())
def test_blocked_spaces_are_those_closed_only_by_other_climbers(data):
    position = random_positions.drawn(data, random_positions.turn, distance=1, risks=(None,))
    game, alone = from_position(position, "seed"), from_position(position, "seed")
    for seat, name in itertools.product(range(1, len(game.seats)), "AB"):
        if game.seats[seat].climber(name).on_board:
            alone = alone.with_climber((seat, name), Climber("base", 3))
    shown, free = preview(game, 0, Plan()), preview(alone, 0, Plan())
    reached, could = ({(one.climber, one.space) for one in look.destinations} for look in (shown, free))
    assert set(shown.blocked) - set(free.blocked) == could - reached
    assert not set(shown.blocked) & reached


@pytest.mark.rule(16)
def test_a_climbers_own_space_is_never_blocked():
    """Even if an avalanche has overfilled it."""
    game = set_up("m3 m3 a1, A c1, B c1 | A c3", avalanche=True)
    assert {("A", "c3"), ("B", "c3")} <= set(preview(game, 0, Plan()).blocked)
    assert {space for _, space in preview(game, 0, Plan()).blocked} == {"c3"}


@pytest.mark.rule(11)
def test_only_the_seat_to_act_can_preview_plans():
    acting, choosing = set_up("m1 m2 a1 | idle"), set_up("idle", phase="selection")
    for game, seat in ((acting, 1), (choosing, 0)):
        with pytest.raises(RuleError):
            preview(game, seat, Plan())


@pytest.mark.rule(11)
@pytest.mark.parametrize(
    ("steps", "space"),
    [("use A m1 m2", "a2"), ("use A m1 m2; go a2", "a2"), ("use A m1 r1/2", "base")],
)
def test_a_preview_first_ends_a_use_in_progress_by_the_fewest_steps(steps, space):
    """Games of earlier versions, which took single steps, can be in this state."""
    game = set_up("m1 m2 r1/2")
    for step in steps.split("; "):
        game = apply(game, 0, parse(step)).game
    assert game.turn.use is not None
    assert preview(game, 0, Plan()).observation.own.climber("A").space == space
    assert apply(game, 0, Plan()).game.seats[0].climber("A").space == space
