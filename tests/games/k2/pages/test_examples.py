"""The examples of the rules: what their sentences say is so by the engine."""

from k2bot.games.k2.engine import Plan, legal_actions, observe, outcome, preview
from k2bot.games.k2.engine.events import Checked, Died
from k2bot.games.k2.hosted import K2
from k2bot.games.k2.pages import examples, rules


def after(topic, plan=None):
    return preview(examples.example(topic), 0, examples.plan(topic) if plan is None else plan)


def nights(topic):
    return {e.climber: e for e in examples.played(topic).events if isinstance(e, Checked)}


def test_each_topic_that_shows_something_says_so_and_has_words_for_who_cannot_see_it():
    pages = {topic: K2().page(None, None, f"rules.{topic}", None, ()) for topic in rules.TOPICS}
    shown = {topic for topic, page in pages.items() if page.pictures}
    assert len(shown) == 14
    assert shown - {"overview"} == {topic for topic, page in pages.items() if "In the picture" in page.text}
    assert all(pages[topic].pictures[0].alt for topic in shown)
    assert len({pages[topic].pictures[0].key for topic in shown}) == len(shown)


def test_the_ways_cost_what_is_said():
    for topic in ("moving", "ropes", "limits"):
        plan = examples.plan(topic)
        assert after(topic).observation.own.climber("A").space == plan.uses[0].way[-1]
    assert examples.example("limits").room("c1", (0, "A")) == 0
    tent = after("tents").tonight[0]
    assert (tent.tent, tent.after - tent.before) == (1, 1)


def test_without_its_air_card_the_climber_would_die_tonight():
    assert [after("air", plan).tonight[0].dies for plan in (Plan(), None)] == [True, False]


def test_the_sum_of_ada_is_the_highest_and_the_summit_brings_ten_points():
    seen = observe(examples.example("risk"), None)
    assert [sum(card.push for card in seat.committed) for seat in seen.seats] == [5, 4, 2]
    assert after("points").observation.own.climber("A").vp == 10


def test_nights_end_as_they_are_told():
    assert [nights("night")[0, name].dies for name in "AB"] == [False, True]
    assert examples.played("family").game.check.dying == ((0, "A"),)
    assert {option.space for option in legal_actions(examples.played("avalanche").game, 0)} == {"b6", "b7"}
    assert nights("avalanche")[1, "A"].tent == 1
    ended = examples.played("end")
    assert outcome(ended.game).winners == (0,)
    assert [(e.climber, e.space, e.vp_lost) for e in ended.events if isinstance(e, Died)] == [
        ((1, "B"), "d1", 6)
    ]
