"""The pictures that pages carry: drawn from what the page shows, equal where the keys are equal."""

from dataclasses import replace

from k2bot.games.k2.engine import observe, outcome
from k2bot.games.k2.engine.content import Card
from k2bot.games.k2.pages import drawings, films, hand
from k2bot.games.k2.pages.days import PublicStep
from k2bot.games.k2.pages.wording import Talk
from k2bot.games.k2.pictures import Writing
from k2bot.text import PSEUDO
from k2bot.text.words import words
from tests.games.k2.pages import expedition
from tests.kit.looking import refuses
from tests.phrases import phrase

HAND = tuple(map(Card.parse, ("m1", "m3", "a2")))


def key(page):
    return page.pictures[0].key


def test_a_shorter_plan_and_the_same_plan_share_no_and_one_picture(stand):
    """Asking and tuning keep the picture of the planner."""
    planning = stand("m2 m3 a2")
    page = planning.page(0, "plan")
    moved = planning.step_on(0, page, "A m2 > a2 a6")
    for name in ("plan.sure", "plan.cards"):
        assert key(planning.page(0, name)) == key(moved)
    assert key(page) == key(planning.step_on(0, moved, "undo")) != key(moved)


def test_a_picture_in_another_language_is_another_and_in_the_same_the_same(whole_games):
    table = whole_games["solo"]
    ours, theirs, again = (Talk(words(name), table.people) for name in ("en", PSEUDO, PSEUDO))
    steps = [PublicStep(None, observe(step.state, None), step.events) for step in table.steps]
    for draw in (
        lambda talk: drawings.board(talk, steps[5].seen),
        lambda talk: hand.hand_picture(talk, HAND, (1,)),
        lambda talk: films.film(talk, steps, outcome(table.state)),
    ):
        assert draw(ours).key != draw(theirs).key == draw(again).key


def test_the_whole_board_is_tall_for_a_phone_where_the_map_is_half_as_large_again(stand):
    def scene(page):
        return page.pictures[0].draw.args[0].scene(Writing(words(), ("Ann", "Bob")))

    table = stand("m1 m1 a0 | m2 m2 a1")
    wide, tall = (table.page(0, name) for name in ("picture.wide", "picture.tall"))
    assert (scene(wide).width, scene(tall).width) == (1650, 1110), "the map is 1110 wide in both"
    assert wide.pictures[0].alt == tall.pictures[0].alt
    assert [(page.lessons != (), expedition.labels(page)[-3]) for page in (wide, tall)] == [
        (False, phrase("k2-button-tall")),
        (True, phrase("k2-button-wide")),
    ]
    assert table.page(0, "picture").pictures[0].key == wide.pictures[0].key
    table.people = tuple(replace(one, tall=True) for one in table.people)
    assert table.page(0, "picture").pictures[0].key == tall.pictures[0].key
    assert not table.page(0, "picture").lessons
    with refuses("k2-refusal-no-page"):
        table.page(0, "picture.round")
