"""Taking a token, sliding, rescuing: the short questions."""

from __future__ import annotations

from dataclasses import replace

import pytest

from k2bot.game.values import Style
from k2bot.games.k2.engine import observe
from k2bot.games.k2.engine.events import Checked, Slid
from k2bot.games.k2.engine.model import Climber
from k2bot.games.k2.pages import drawings
from k2bot.games.k2.pages.talk import Talk
from k2bot.text.words import words
from tests.games.k2.pages import expedition
from tests.kit.looking import refuses


def at_night(tiles=None, day=2, **climbers):
    """A change of a first morning to the evening before a check; ``a`` and ``b`` are climbers of seat 0."""

    def change(position):
        position |= {"day": day, "phase": "check", "turn": None}
        if tiles:
            position["tiles"] = (tiles + [tile for tile in position["tiles"] if tile not in tiles])[:6]
        for seat in position["seats"]:
            pool = seat["hand"] + seat["deck"]
            seat |= {"committed": pool[:3], "hand": pool[3:6], "deck": pool[6:]}
        for name, values in climbers.items():
            position["seats"][0]["climbers"][name.upper()] |= values

    return change


HIGH = {"space": "c1", "level": 1, "vp": 5}
CAUGHT = {"space": "c1", "level": 4, "vp": 5}
AVALANCHE = ["AS1", "S3", "AS2", "S1", "S2", "S4"]


@pytest.fixture
def dying(stand):
    return stand(at_night(a=HIGH), players=2, family="yes")


@pytest.fixture
def both_dying(stand):
    return stand(at_night(a=HIGH, b=HIGH | {"space": "c2"}), players=2, family="yes")


def test_a_rescue_is_asked_with_the_places_to_choose_from(dying, snapshot):
    page = dying.page(0, "rescue")
    (menu,) = expedition.menus(page)
    assert menu.placeholder == snapshot
    assert [choice.label for choice in menu.choices][:2] == ["a12 · 5910 m", "a11 · 5910 m"]
    assert (menu.choices[-1].label, menu.choices[-1].description) == (
        "base camp · 5130 m",
        "air +1 · no limit",
    )
    assert menu.choices[0].description == snapshot
    assert len(menu.choices) == 13


def test_who_can_still_be_rescued_is_not_shown_as_dead(dying, drawn, snapshot):
    seen = observe(dying.state, None)
    checks = [Checked((0, "A"), "c1", 1, -1, 0, 0, 0, 0)]
    picture = drawings.night(Talk(words(), dying.people), seen, checks, ["Ann: A at c1: 0."])
    picture.draw()
    assert drawn[0].dying == ((0, "A"),)
    assert picture.alt == snapshot


def test_the_picture_of_a_night_shows_who_has_slid_who_must_and_who_is_asked(dying, drawn):
    """40: where only one rope leads down, it is known where to before it comes to that."""
    seen = observe(dying.state, None)
    up = [Climber("b5", 3, 3), Climber("b7", 3, 4)]
    seats = (replace(seen.seats[0], climbers=tuple(up)), *seen.seats[1:])
    seen = replace(seen, seats=seats, slides=((0, "A"), (0, "B")), dying=())
    events = [Checked((1, "A"), "b3", 3, 0, 0, 0, 1, 2), Slid((1, "A"), "b3", "a11", asked=False)]
    picture = drawings.night(Talk(words(), dying.people), seen, events, ["Bob: A at b3: 2."])
    picture.draw()
    assert drawn[0].slid == (((1, "A"), ("a11",)), ((0, "A"), ("b3", "b1")), ((0, "B"), ("b5",)))
    assert (
        drawings.night(Talk(words(), dying.people), seen, events[:1], ["Bob: A at b3: 2."]).key != picture.key
    )


def test_choosing_a_place_rescues_and_goes_on(dying, snapshot):
    page = dying.choose(0, dying.page(0, "rescue"), "rescue", "rescue A a7", "A")
    assert dying.inputs == [(0, "rescue A a7")]
    post = dying.newest("day-3")
    assert post.page.text == snapshot
    assert page.text == snapshot


def test_with_both_dying_there_is_a_menu_for_each(both_dying, snapshot):
    page = both_dying.page(0, "rescue")
    for menu, climber in zip(expedition.menus(page), "AB", strict=True):
        assert {choice.value.split()[1] for choice in menu.choices} == {menu.argument} == {climber}
        assert len(menu.choices) == 13
    assert page.text == snapshot
    both_dying.choose(0, page, "rescue", "rescue B a3", "B")
    text = both_dying.newest("day-3").page.text
    assert text == snapshot


def test_letting_go_is_asked_about_first(dying, snapshot):
    page = dying.press(0, dying.page(0, "rescue"), "let-go")
    assert dying.inputs == []
    assert page.text == snapshot
    assert dying.press(0, page, "rescue").text == snapshot
    dying.press(0, page, "let-go")
    assert dying.inputs == [(0, "let-go")]


def test_a_place_that_is_none_is_refused(dying):
    with refuses("k2-refusal-answer-gone"):
        dying.use(0, "rescue", "A", "rescue A b1")
    with refuses("k2-refusal-answer-gone"):
        dying.use(0, "rescue", "A")


def test_a_slide_offers_the_lower_spaces(stand, snapshot):
    def change(position):
        at_night(tiles=AVALANCHE, a=CAUGHT)(position)
        ann, bob = (seat["climbers"] for seat in position["seats"])
        ann["B"] |= {"space": "b7", "level": 6, "vp": 4}
        for name in ("A", "B"):
            bob[name] |= {"space": "b6", "level": 6, "vp": 4}

    table = stand(change, players=2, avalanche="yes")
    page = table.page(0, "slide")
    assert expedition.labels(page) == snapshot
    assert page.text.splitlines() == snapshot
    assert page.pictures[0].alt == snapshot
    table.press(0, page, "b6 · 6850 m")
    assert table.inputs == [(0, "slide b6")]
    assert table.newest("day-3").page.text == snapshot


def test_the_picture_of_a_slide_marks_the_spaces_to_choose_from(stand, drawn):
    table = stand(at_night(tiles=AVALANCHE, a=CAUGHT, b=CAUGHT), players=2, avalanche="yes")
    table.page(0, "slide").pictures[0].draw()
    table.use(0, "slide", "b6")
    table.newest("night-2-slide-0B").page.pictures[0].draw()
    table.use(0, "slide", "b7")
    table.newest("day-3").page.pictures[0].draw()
    marked = [(shown.mark, shown.goals) for shown in drawn]
    assert marked == [((0, "A"), ("b7", "b6")), ((0, "B"), ("b7", "b6")), (None, ())]


def test_two_questions_of_a_night_are_two_posts(stand, snapshot):
    table = stand(at_night(tiles=AVALANCHE, a=CAUGHT, b=CAUGHT), players=2, avalanche="yes")
    table.use(0, "slide", "b6")
    post = table.newest()
    assert post.announcement.key == "night-2-slide-0B"
    assert post.page.pings == (0,)
    assert post.page.text.splitlines()[-1] == snapshot
    table.use(0, "slide", "b7")
    assert table.newest().announcement.key == "day-3"


def test_the_token_page_shows_the_buttons_of_the_post(whole_games):
    table = expedition.Expedition.begin(3, "three")
    expedition.play(table, "three", until=lambda t: t.state.phase.value == "risk")
    asked = table.waiting[0]
    page = table.page(asked, "token")
    *tokens, board = expedition.labels(table.newest("reveal-1").page)
    assert expedition.labels(page) == [*tokens, "Hint", board]
    with refuses("k2-refusal-answer-gone"):
        table.use(asked, "token", "7")


@pytest.mark.parametrize("name", ["token", "slide", "rescue"])
def test_who_is_not_asked_is_told_so(begin, name):
    table = begin(players=2)
    for seat in (0, None):
        with refuses(f"k2-refusal-no-{name}"):
            table.page(seat, name)


def test_where_somebody_else_is_asked_others_are_told_who(dying):
    for seat in (1, None):
        with refuses("k2-refusal-asked"):
            dying.page(seat, "rescue")


def test_in_the_night_and_before_the_token_the_planner_leads_to_what_is_asked(dying, snapshot):
    assert dying.page(1, "plan").text == snapshot
    assert dying.page(0, "plan").text == dying.page(0, "rescue").text
    table = expedition.Expedition.begin(3, "three")
    expedition.play(table, "three", until=lambda t: t.state.phase.value == "risk")
    (asked,) = table.waiting
    assert table.page(asked, "plan").text == table.page(asked, "token").text, (
        "nobody is told to wait for oneself"
    )
    other = (asked + 1) % 3
    assert table.page(other, "plan").text == snapshot


def test_dangerous_buttons_stand_away_from_what_leads_to_them(whole_games, dying):
    """Whoever taps twice on Finish, or on the rescue card, hits the way back."""
    dying.page(0, "rescue.sure")
    found = set()
    for table in (*whole_games.values(), dying):
        for _, page in table.seen:
            for row in page.rows:
                if not isinstance(row, tuple) or row[-1].style is not Style.DANGER:
                    assert not isinstance(row, tuple) or all(b.style is not Style.DANGER for b in row)
                    continue
                found.add(row[-1].verb)
                led = words().text({"sure": "k2-button-finish", "let-go": "k2-button-let-go"}[row[-1].verb])
                assert sum(len(button.label) for button in row[:-1]) >= len(led)
    assert found == {"sure", "let-go"}
