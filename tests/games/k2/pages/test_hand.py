"""Choosing cards: taps, sums, committing and changing."""

import pytest

from tests.kit.looking import everything, refuses
from tests.kit.table import buttons
from tests.phrases import phrase

HAND = "m1 m1 m2 r1/3 a0 a2"
THREE = "0 / 1 / 2"


@pytest.fixture
def table(stand):
    return stand(f"hand {HAND} | hand {HAND}", phase="selection")


WALKS = {
    "the hand": "",
    "it is opened and committed by five taps": "Move 2 / Rope 1/3 / Air 2 / commit",
    "a second tap puts back": "2 / 2",
    "it can be changed": f"{THREE} / commit / change / Move 2 / Air 2 / commit",
    "keeping leaves the commitment": f"{THREE} / commit / change / Move 2 / keep",
    "the same again is no new answer": f"{THREE} / commit / change / commit",
    "a fourth card takes the place of the first": "3 / 1 / 2 / 5 / 4 / commit",
}


@pytest.mark.parametrize("steps", WALKS.values(), ids=WALKS)
def test_the_hand_page_shows_each_step_of_choosing_cards(table, steps, snapshot):
    assert table.walk(0, "hand", steps) == snapshot


def test_the_hand_explains_choosing_only_on_the_first_day(stand):
    hands = f"hand {HAND} | hand {HAND}"
    said = [
        phrase("k2-hand-nothing") in stand(hands, phase="selection", day=day).page(0, "hand").text
        for day in (1, 2, 11)
    ]
    assert said == [True, False, False]


@pytest.mark.parametrize("players", [1, 3])
def test_the_game_is_explained_privately_with_the_first_hand(begin, players):
    """Not in the post of the first day, which a group's fiftieth game has, too."""
    table, aim = begin(players), phrase("k2-first-goal", players=players)
    assert [lesson.text for lesson in table.page(0, "hand").lessons] == [aim]
    assert all(aim.splitlines()[0] not in post.page.text for post in table.posts)


@pytest.mark.parametrize(("language", "in_a_row"), [("en", 3), ("pl", 3), ("es", 2), ("de", 2)])
def test_rows_of_card_buttons_fit_a_phone(stand, language, in_a_row):
    table = stand(f"hand {HAND} | hand {HAND}", phase="selection")
    table.game = table.game.in_language(language)
    *cards, _ = table.page(0, "hand").rows
    assert [len(row) for row in cards] == [in_a_row] * (6 // in_a_row)


def test_committing_from_an_outdated_message_only_shows_the_current_cards(table):
    for card in "012":
        shown = table.use(0, "card", card)
    table.use(0, "card", "3")
    page = table.press(0, shown, "commit")
    assert phrase("k2-draft-changed") in page.text
    assert not table.inputs, "nothing was committed"
    table.press(0, page, "commit")
    assert len(table.inputs) == 1, "the cards it shows can be committed"


def test_the_hand_is_read_only_once_everyone_has_committed(table, snapshot):
    """The reader's cards count as today's until their turn is over."""
    read = [table.walk(seat, "hand", f"{THREE} / commit") for seat in (0, 1)]
    read += [table.walk(seat, "hand") for seat in (0, 1)]
    table.answer(0, "finish")
    assert [*read, *(table.walk(seat, "hand") for seat in (0, 1))] == snapshot
    with refuses("k2-refusal-cards-closed"):
        table.use(0, "card", "0")


def test_a_player_still_changing_cards_learns_which_ones_count(table):
    table.walk(0, "hand", f"{THREE} / commit")
    closed = table.page(0, "hand").live
    table.walk(0, "hand", "change / 0")
    open_one = table.page(0, "hand").live
    late = phrase("k2-hand-too-late")
    assert late not in table.page(0, open_one).text, "others are still choosing"
    table.walk(1, "hand", f"{THREE} / commit")
    told = table.page(0, open_one).text
    assert told == f"{late}\n{table.page(0, 'now').text}"
    assert late not in table.page(0, closed).text, "nothing was lost"


@pytest.mark.parametrize("last", [0, 1])
def test_the_first_player_sees_the_planner_when_cards_are_revealed(table, last):
    """Whether they committed last or were waiting on their committed hand."""
    table.walk(1 - last, "hand", f"{THREE} / commit")
    waiting = table.page(0, "now").live
    table.walk(last, "hand", THREE)
    shown = table.use(last, "commit")
    shown = shown if last == 0 else table.page(0, waiting)
    assert everything(shown) == everything(table.page(0, "plan"))


def test_after_the_game_the_hand_says_nothing_about_today(whole_games, snapshot):
    table = whole_games["three"]
    on_board = [seat.has_climbers for seat in table.state.seats]
    assert set(on_board) == {True, False}
    for seat, lives in enumerate(on_board):
        now = table.page(seat, "now")
        assert "next" not in {button.argument for button in buttons(now)}, "nothing more comes"
        if lives:
            assert table.walk(seat, "hand") == snapshot
        else:
            with refuses("k2-rule-over"):
                table.page(seat, "hand")
        with refuses("k2-rule-over"):
            table.use(seat, "card", "0")


def test_refusals_say_what_to_do(table, begin):
    with refuses("k2-refusal-card-count"):
        table.use(0, "commit")
    with refuses("k2-rule-not-in-hand"):
        table.use(0, "card", "6")
    table.walk(0, "hand", f"{THREE} / commit")
    with refuses("k2-refusal-change-first"):
        table.use(0, "card", "0")
    table = begin(3)
    table.resign(1)
    with refuses("k2-refusal-no-climbers"):
        table.page(1, "hand")


def test_an_invalid_returned_card_in_a_page_name_is_ignored(table):
    table.walk(0, "hand", THREE)
    assert table.page(0, "hand.back.9").text == table.page(0, "hand").text


@pytest.mark.parametrize(
    ("others", "taps"),
    [
        (["m1 m1 m1 m2 m3 a0"], "512"),
        (["m1 m1 m1 m2 m3 a0"], "024"),
        (["m1 m1 m1 m2 m3 r2/3"], "015"),
        (["m1 m1 m1 m2 m3 a0"], "013"),
        ([], "2"),
        ([], "234"),
        (["m1 m1 m1 m2 m3 a0", "m1 m1 m1 m1 m2 a0"], "234"),
        (["m1 m1 m1 m2 m3 a0", "m1 m1 m1 m2 m3 r2/3", "m1 m1 m1 m2 m3 a0"], "512"),
    ],
)
def test_the_hand_says_how_likely_others_are_to_have_a_higher_sum(stand, others, taps, snapshot):
    """Incomplete choices aren't compared; a solo player takes a token anyway.

    Players with the same chance share a sentence.
    """
    seats = [f"hand {cards}, deck" for cards in others]
    table = stand("hand a0 m1 m1 m2 m3 m3", *seats, players=1 + len(others), phase="selection")
    assert [table.use(0, "card", place).text for place in taps][-1] == snapshot


@pytest.mark.parametrize(
    ("draft", "same_as"),
    [
        ("hand 1 0 2 3 5", "235"),
        ("hand 1 9", ""),
        ("hand 2 0 1", ""),
    ],
)
def test_drafts_keep_the_newest_cards_and_invalid_ones_are_ignored(table, draft, same_as):
    wanted = [table.page(0, "hand").text, *(table.use(0, "card", place).text for place in same_as)][-1]
    table.prepare(0, draft)
    assert table.page(0, "hand").text == wanted


@pytest.mark.parametrize(("players", "day"), [(1, 1), (1, 2), (2, 2)])
def test_the_hand_explains_solo_risk_tokens_only_on_the_first_day(stand, players, day, snapshot):
    """Day 1 with two players is among the walks."""
    table = stand(*[f"hand {HAND}"] * players, players=players, phase="selection", day=day)
    assert table.walk(0, "hand", THREE) == snapshot


@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_hand_picture_and_its_alt_text_show_tonights_danger(stand, drawn, level, snapshot):
    """If it stays put without cards; the night takes 1 air at c1."""
    table = stand(f"A c1 air {level}, hand {HAND} | hand {HAND}", phase="selection", day=1)
    (picture,) = table.page(0, "hand").pictures
    picture.draw()
    (place, *_) = drawn[-1].situation.climbers
    assert (place.tonight, place.danger, picture.alt) == snapshot
