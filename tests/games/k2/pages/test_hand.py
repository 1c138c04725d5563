"""Choosing cards: taps, what they add up to, committing and changing."""

from __future__ import annotations

import pytest

from k2bot.game.values import Style
from k2bot.games.k2.engine import Card, observe
from k2bot.games.k2.pages import hand
from tests.games.k2.pages import expedition
from tests.kit.looking import refuses


def deal(*cards, seat=0):
    """A change of the first morning that gives a seat this hand."""

    def change(position):
        own = position["seats"][seat]
        pool = own["hand"] + own["deck"]
        for card in cards:
            pool.remove(card)
        own["hand"], own["deck"] = list(cards), pool

    return change


@pytest.fixture
def table(stand):
    return stand(deal("m1", "m1", "m2", "r1/3", "a0", "a2"))


def style(page, place):
    return next(b for b in expedition.buttons(page) if (b.verb, b.argument) == ("card", str(place))).style


def test_my_hand_and_commit_take_five_taps(table):
    taps = 1
    page = table.page(0, "hand")
    assert expedition.labels(page)[:6] == ["Move 1", "Move 1", "Move 2", "Rope 1/3", "Air 0", "Air 2"]
    for card in ("Move 2", "Rope 1/3", "Air 2"):
        page, taps = table.press(0, page, card), taps + 1
    table.press(0, page, "commit")
    assert taps + 1 == 5
    assert table.inputs == [(0, "choose m2 r1/3 a2")]


def test_a_tap_chooses_and_a_second_puts_back(table):
    page = table.use(0, "card", "2")
    assert style(page, 2) is Style.PRIMARY
    page = table.use(0, "card", "2")
    assert style(page, 2) is Style.SECONDARY


def test_equal_cards_are_different_buttons(table):
    page = table.use(0, "card", "1")
    assert [style(page, place) for place in (0, 1)] == [Style.SECONDARY, Style.PRIMARY]
    table.use(0, "card", "0")
    table.use(0, "card", "5")
    table.use(0, "commit")
    assert table.inputs == [(0, "choose m1 m1 a2")]


@pytest.mark.parametrize(
    ("chosen", "awake"), [((), False), ((0, 1), False), ((0, 1, 2), True), ((0, 1, 2, 3), True)]
)
def test_commit_wakes_up_at_three(table, chosen, awake):
    page = table.page(0, "hand")
    for place in chosen:
        page = table.use(0, "card", str(place))
    commit = next(button for button in expedition.buttons(page) if button.verb == "commit")
    assert commit.disabled is not awake


def test_what_the_cards_add_up_to(table, snapshot):
    page = table.page(0, "hand")
    for place in (2, 3, 5):
        page = table.use(0, "card", str(place))
    assert page.text == snapshot


def test_how_often_another_has_a_higher_sum():
    cards = tuple(map(Card.parse, ("m1", "m2", "a3", "a3")))
    assert sorted(hand.pushes(cards)) == [1, 2, 3, 3]
    assert hand.above(cards, 2) == 0.5
    assert hand.above(cards, 3) == 0


def test_after_committing_it_can_be_changed_until_all_are_in(table, snapshot):
    for place in (0, 1, 2):
        table.use(0, "card", str(place))
    page = table.use(0, "commit")
    assert page.text == snapshot
    page = table.press(0, page, "change")
    assert page.text == snapshot
    page = table.press(0, page, "Move 2")
    page = table.press(0, page, "Air 2")
    table.press(0, page, "commit")
    assert table.inputs == [(0, "choose m1 m1 m2"), (0, "choose m1 m1 a2")]


def test_changing_and_keeping_leaves_the_commitment(table, snapshot):
    for place in (0, 1, 2):
        table.use(0, "card", str(place))
    page = table.press(0, table.use(0, "commit"), "change")
    page = table.press(0, table.press(0, page, "Move 2"), "keep")
    assert page.text == snapshot
    assert len(table.inputs) == 1


def test_committing_the_same_again_is_no_new_answer(table, snapshot):
    for place in (0, 1, 2):
        table.use(0, "card", str(place))
    page = table.press(0, table.use(0, "commit"), "change")
    assert table.press(0, page, "commit").text == snapshot
    assert len(table.inputs) == 1


def test_once_all_are_in_the_hand_is_only_read(table, snapshot):
    for seat in (0, 1):
        for place in (0, 1, 2):
            table.use(seat, "card", str(place))
        table.use(seat, "commit")
    page = table.page(0, "hand")
    assert page.text == snapshot
    assert {button.verb for button in expedition.buttons(page)} == {"page"}
    with refuses("k2-refusal-cards-closed"):
        table.use(0, "card", "0")


def test_a_hand_that_is_read_tells_of_cards_played_in_the_past(begin, snapshot):
    table = begin(players=2)
    expedition.play(table, "cards", until=lambda t: t.state.phase.value == "actions")
    acts = table.state.turn
    other = 1 - acts
    assert table.page(acts, "hand").text == snapshot
    assert table.page(other, "hand").text == snapshot
    table.answer(acts, "finish")
    assert table.page(acts, "hand").text == snapshot
    assert table.page(other, "hand").text == snapshot


def test_after_the_end_nothing_is_said_of_today(whole_games, snapshot):
    table = whole_games["three"]
    alive = [view.alive for view in observe(table.state, None).seats]
    assert any(alive)
    assert not all(alive)
    for seat, lives in enumerate(alive):
        if lives:
            page = table.page(seat, "hand")
            assert page.text == snapshot
        else:
            with refuses("k2-refusal-over"):
                table.page(seat, "hand")
        with refuses("k2-refusal-over"):
            table.use(seat, "card", "0")


def test_refusals_say_what_to_do(table):
    with refuses("k2-refusal-card-count"):
        table.use(0, "commit")
    with refuses("k2-refusal-no-such-card"):
        table.use(0, "card", "6")
    for place in (0, 1, 2):
        table.use(0, "card", str(place))
    table.use(0, "commit")
    with refuses("k2-refusal-change-first"):
        table.use(0, "card", "0")


def test_a_fourth_card_takes_the_place_of_the_one_chosen_first(table, snapshot):
    for place in (3, 1, 2):
        page = table.use(0, "card", str(place))
    assert page.text == snapshot
    page = table.use(0, "card", "5")
    assert [style(page, place) is Style.PRIMARY for place in range(6)] == [
        False,
        True,
        True,
        False,
        False,
        True,
    ]
    assert page.text == snapshot
    assert table.page(0, "hand").text != page.text, "only the press that did it says so"
    assert table.use(0, "card", "4").text == snapshot
    table.use(0, "commit")
    assert table.inputs == [(0, "choose m2 a0 a2")]


@pytest.mark.parametrize("name", ["hand.back.1", "hand.back.9", "hand.back.x", "hand.back", "hand.2"])
def test_a_page_that_says_what_was_put_back_says_nothing_wrong(table, name):
    for place in (0, 1, 2):
        table.use(0, "card", str(place))
    assert table.page(0, name).text == table.page(0, "hand").text


def test_presses_on_two_open_pages_never_choose_more_than_three(table):
    """Buttons of an old page and of a new one count for the same hand."""
    for place in (0, 1, 2, 3, 4, 5):
        page = table.use(0, "card", str(place))
    assert sum(style(page, place) is Style.PRIMARY for place in range(6)) == 3
    assert "Move 1 and" not in page.text.splitlines()[1]


def test_an_old_draft_of_too_many_cards_is_cut_to_the_newest(table, snapshot):
    table.drafts[0] = (table.game.stamp(table.state, 0), "hand 1 0 2 3 5")
    assert table.page(0, "hand").text == snapshot
    table.use(0, "commit")
    assert table.inputs == [(0, "choose m2 r1/3 a2")]


@pytest.mark.parametrize(
    ("cards", "chosen"),
    [
        ("m1 m1 m1 m2 m3 a0", (5, 1, 2)),
        ("m1 m1 m1 m2 m3 a0", (2, 3, 4)),
        ("m1 m1 m1 m2 m3 a0", (0, 2, 4)),
        ("m1 m1 m1 m2 m3 r2/3", (0, 1, 5)),
        ("m1 m1 m1 m2 m3 a0", (0, 1, 3)),
    ],
)
def test_how_often_others_come_out_higher_is_said_in_words(stand, cards, chosen, snapshot):
    def change(position):
        deal("a0", "m1", "m1", "m2", "m3", "m3")(position)
        other = position["seats"][1]
        pool = other["hand"] + other["deck"]
        for card in cards.split():
            pool.remove(card)
        other |= {"hand": cards.split(), "deck": [], "discard": pool}

    table = stand(change)
    for place in chosen:
        page = table.use(0, "card", str(place))
    assert page.text == snapshot


def test_what_holds_of_several_others_is_said_once(begin):
    table = begin(players=5)
    for place in range(3):
        page = table.use(0, "card", str(place))
    others = [person.name for person in table.people[1:]]
    said = [sentence for sentence in page.text.replace("\n", ". ").split(". ") if others[-1] in sentence]
    assert len(said) == 1, "on the first day nobody has shown a card, so all is alike"
    assert all(name in said[0] for name in others)
    assert "higher than you" in said[0]


def test_who_has_no_climbers_is_told_so(begin):
    table = begin(players=3)
    table.resign(1)
    with refuses("k2-refusal-no-climbers"):
        table.page(1, "hand")


def test_alone_the_risk_sum_says_that_a_token_comes_anyway(stand, snapshot):
    table = stand(deal("m1", "m1", "m2", "r1/3", "a0", "a2"), players=1)
    assert table.use(0, "card", "2").text == snapshot


def test_while_cards_are_missing_their_sum_is_compared_with_nothing(table, snapshot):
    page = table.use(0, "card", "2")
    assert page.text == snapshot
    assert "Bob" not in page.text


@pytest.mark.parametrize("draft", ["hand 1 9", "hand 1 x", "hand 2 0 1", "turn 1 plan", "nonsense", ""])
def test_a_draft_that_does_not_fit_counts_as_none(table, draft, snapshot):
    table.drafts[0] = (table.game.stamp(table.state, 0), draft)
    assert table.page(0, "hand").text == snapshot
