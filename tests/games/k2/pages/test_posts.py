"""The posts of a day: which there are, their contents and pings."""

from dataclasses import replace
from itertools import pairwise

import pytest

from k2bot.game.values import Announcement, Pace, Step
from k2bot.games.k2.engine import DayBegan, Phase, observe
from k2bot.games.k2.pages import remarks
from tests.games.k2.pages import expedition
from tests.kit.transcript import page_text
from tests.phrases import phrase, says

PUSHING, CAREFUL = "hand m3 m3 m2 m1 a0 a1", "hand m1 m1 a0 a1 a2 a3"
PUSH, CARE = "choose m3 m3 m2", "choose m1 m1 a0"


def commit(table, seat):
    table.walk(seat, "hand", "0 / 1 / 2 / commit")


@pytest.mark.parametrize(("players", "seed", "first"), [(3, "s", "3"), (2, "s", "2"), (1, "s", "1")])
def test_the_posts_of_the_first_day_match_the_snapshot(begin, players, seed, first, snapshot):
    """The morning, edited after each commit; the cards; the turns in order; the night."""
    table = begin(players, seed, first=first)
    expedition.play(table, seed, until=lambda t: t.state.day == 2)
    assert table.posted() == snapshot


def test_edits_of_a_days_post_keep_the_night_before(whole_games):
    posts = [post for post in whole_games["three"].posts if post.announcement.key == "day-3"]
    first, *edits = (post.page.text.splitlines()[:-1] for post in posts)
    assert (first[0].partition(" · ")[0], "**Night 2**" in first) == ("**Cid**", True)
    assert edits == [first] * 3


def test_a_morning_tells_new_points_once(whole_games):
    """Those of turns that it tells are in these; those of turns told before have a line below."""
    before, checked = phrase("k2-morning-gains-before", gains="").removesuffix("."), 0
    for post in (post for game in whole_games.values() for post in game.posts):
        told, _, gains = post.page.text.partition(before)
        for gain in gains.partition(".\n")[0].split(", ") if gains else ():
            assert f"**{gain.rpartition(' +')[0]}** ·" not in told
            checked += 1
    assert checked


TOKENS = {
    "who has the highest sum is asked by buttons for each different token": (
        f"{PUSHING} | {CAREFUL}",
        1,
        [1, 1, 2],
        f"{PUSH} / {CARE} / token 1",
    ),
    "who acts first goes on from the reveal itself": (PUSHING, 0, [1, 1, 2], f"{PUSH} / token 2"),
    "a token taken by itself lies open in the morning still": (PUSHING, 0, [1, 1, 1], PUSH),
    "in a tie the reveal asks for the first turn": (
        f"{CAREFUL} | {CAREFUL}",
        1,
        [0, 1, 2],
        f"{CARE} / {CARE}",
    ),
}


@pytest.mark.parametrize(("seats", "first", "tokens", "answers"), TOKENS.values(), ids=TOKENS)
def test_posts_report_how_risk_tokens_are_taken(stand, seats, first, tokens, answers, snapshot):
    players = 1 + seats.count("|")
    table = stand(seats, players=players, first=first, phase="selection", open_tokens=tokens, pile=[0, 1])
    for number, answer in enumerate(answers.split(" / ")):
        table.answer(number % players, answer)
    assert table.posted() == snapshot


LEAVING = {
    "while cards are chosen": (PUSH, 1),
    "last before the reveal, which it brings": (f"{PUSH} / {CARE}", 2),
    "where that reveal asks for the first turn, it alone does": (f"{CARE} / {CARE}", 2),
    "instead of taking a token": (f"{PUSH} / {CARE} / {CARE}", 0),
    "in their turn, which is handed on": (f"{CARE} / {CARE} / {CARE}", 0),
}


@pytest.mark.parametrize(("chosen", "leaving"), LEAVING.values(), ids=LEAVING)
def test_posts_report_a_resignation_at_any_moment(stand, chosen, leaving, snapshot):
    table = stand(PUSHING if PUSH in chosen else CAREFUL, CAREFUL, CAREFUL, phase="selection")
    for seat, cards in enumerate(chosen.split(" / ")):
        table.answer(seat, cards)
    before = len(table.posts)
    table.resign(leaving)
    assert table.posted(before) == snapshot


# ------------------------------------------------------------------------------------ told together


def together(table, begun, steps):
    """The new posts that report several steps as one, by key."""
    step = Step(table.state, tuple(event for one in steps for event in one.events))
    moment = replace(table.moment(), before=begun, step=step, earlier=len(table.steps) - len(steps))
    told = table.game.announce(begun, step, table.pace)
    return {
        post.key: table.game.compose(moment, post) for post in told if not post.edit and post.seat is None
    }


MOVER = "m1 m2 a0"
IN_A_ROW = {
    "two turns": ([], 1, ["plan", "plan"]),
    "a whole day": ([], 0, ["plan", "plan", "plan"]),
    "each has its own ways, and pays for its own token": (
        ["idle", "m1 m2 a0, risk 1", MOVER], 1, ["plan A m1 > a2"] * 2,
    ),
}  # fmt: skip


@pytest.mark.parametrize(("seats", "first", "answers"), IN_A_ROW.values(), ids=IN_A_ROW)
def test_consecutive_turns_share_one_post_that_pings_the_next_player(stand, seats, first, answers, snapshot):
    table = stand(*seats, players=3, first=first)
    begun, number = table.state, len(table.steps)
    for seat, answer in enumerate(answers, start=first):
        before = table.state
        table.answer(seat, answer)
        assert table.game.can_batch(before, table.step) == (table.state.phase is Phase.ACTIONS)
    found = together(table, begun, table.steps[number:])
    assert {key: (page.pings, page_text(page)) for key, page in found.items()} == snapshot


@pytest.mark.parametrize(
    ("turn", "pictures"),
    [("plan", 0), ("plan A a1", 0), ("plan A m1 > a2", 1), ("plan A m2 > pitch", 1)],
    ids=["nothing", "air alone", "a step", "a tent"],
)
def test_a_turn_has_a_picture_only_if_the_board_has_changed(stand, turn, pictures):
    """Else the picture above still holds. The next player is pinged anyway."""
    table = stand("m1 m2 a1", "idle", first=0)
    table.answer(0, turn)
    page = table.newest("turn-1-1").page
    assert (len(page.pictures), page.pings) == (pictures, (1,))


def remarks_of(page):
    """The kinds of remarks in a post."""
    return [kind for kind in remarks.RANKS if says(page.text, f"k2-remark-{kind}")]


REMARKS = {
    "the first above 7000 m, but not the second": (
        ["m2 m3 m3, A b7", "m2 m3 m3, A b7", "idle"],
        ["plan A m2 m3 > c1"] * 2,
        [["7000"], []],
    ),
    "the summit rather than 8000 m": (
        ["m2 m3 m3, A c5", "idle"],
        ["plan A m2 m3 m3 > d1 summit"],
        [["summit"]],
    ),
    "past somebody on a full space": (
        ["m2 m3 m3, A b7", "idle, A c1"],
        ["plan A m2 m3 m3 > c1 c3"],
        [["squeeze"]],
    ),
}


@pytest.mark.parametrize(("seats", "turns", "kinds"), REMARKS.values(), ids=REMARKS)
def test_a_rare_turn_gets_a_remark(stand, seats, turns, kinds):
    table = stand(*seats, first=0)
    for seat, turn in enumerate(turns):
        table.answer(seat, turn)
    assert [remarks_of(table.newest(f"turn-1-{number}").page) for number, _ in enumerate(turns, 1)] == kinds


@pytest.mark.parametrize("name", expedition.GAMES)
def test_no_remark_comes_twice_in_a_game_or_another_on_the_same_day(whole_games, name):
    """Whoever tells several turns in one post makes the same ones."""
    table, found = whole_games[name], {}
    for post in table.posts:
        if not post.announcement.edit and post.announcement.seat is None:
            kinds = remarks_of(post.page)
            assert not {*kinds} & found.keys(), post.page.text
            number = post.number - post.announcement.key.startswith("day")
            found |= dict.fromkeys(kinds, table.steps[number].state.day)
    events = [event for step in table.steps for event in step.events]
    start, together = observe(table.steps[0].state, None), []
    for end in range(len(events) + 1):
        if end == len(events) or isinstance(events[end], DayBegan):
            begun = max((n for n in range(end) if isinstance(events[n], DayBegan)), default=0)
            made = remarks.remark(start, events[:begun], events[begun:end])
            together += [made.kind] if made else []
    assert sorted(together) == sorted(found)
    assert len({*found.values()}) == len(found)


def hero_alt_text(page):
    """The alt text of a page's hero picture."""
    (picture,) = page.pictures
    assert picture.name.startswith("k2-hero")
    return picture.alt


def test_a_posts_hero_picture_shows_everyone_who_reached_the_summit(stand):
    """Whoever first climbed above 8000 m in an earlier turn; also at the pace of one post a day."""
    places = {"c5": "d1", "c4": "d1 summit", "d1": "summit"}
    table = stand(*(f"m2 m3 m3, A {place}" for place in places), "idle", "idle", lenient=True)
    begun, number = table.state, len(table.steps)
    for seat, way in enumerate(places.values()):
        table.answer(seat, f"plan A m2 m3 m3 > {way}")
    first, last = (table.newest(key).page for key in ("turn-1-1", "turn-1-3"))
    assert phrase("picture-hero-high", climbers="Ann A", count=1) in hero_alt_text(first)
    assert not [one for one in last.pictures if one.name.startswith("k2-hero")], "a day has one picture"
    whole = together(table, begun, table.steps[number:])["turn-1-3"]
    for seat in (3, 4):
        table.answer(seat, "plan")
    day = table.game.compose(table.moment(pace=Pace.DAY), Announcement("day-1", edit=True))
    both = phrase("picture-hero-summit", climbers="Bob A and Cid A", count=2)
    assert [both in hero_alt_text(page) for page in (whole, day)] == [True, True]


@pytest.mark.parametrize("seats", [(1, 0, 2), (0, 1, 2)])
def test_computers_are_named_instead_of_pinged(stand, seats, snapshot):
    """They're also marked; nobody waits for them."""
    table = stand(f"{CAREFUL} | {CAREFUL} | {CAREFUL}", first=1, phase="selection")
    table.seat_computers(1, 2)
    for seat in seats:
        table.answer(seat, CARE)
    assert table.posted() == snapshot


def test_posts_offer_no_buttons_for_a_computers_decision(whole_games):
    """For tokens, slides and rescues the post only says that the computer decides."""
    table, seen = whole_games["avalanche"], set()
    everybody = tuple(replace(person, computer=True) for person in table.people)
    for before, step in pairwise(table.steps):
        for post in table.game.announce(before.state, step, table.pace):
            kind = post.key.partition("-")[0]
            if post.seat is not None or kind not in {"reveal", "night"}:
                continue
            moment = replace(table.moment(), before=before.state, step=step, people=everybody)
            for button in expedition.buttons(table.game.compose(moment, post)):
                assert not {button.verb, button.argument} & {"token", "slide", "rescue"}
            seen.add(kind)
    assert seen == {"reveal", "night"}


def test_a_solo_players_day_without_a_choice_has_its_own_text(begin):
    table = begin(1, "s", first="1")
    expedition.play(table, "s", until=lambda t: t.state.day == 7 or t.state.phase is Phase.OVER)
    assert phrase("k2-morning-head-forced", day=6, days=18, players=1) in table.posted()


def test_chosen_cards_can_be_revised_until_everyone_has_chosen(stand):
    seats, tokens = f"{PUSHING} | {CAREFUL}", {"open_tokens": [0, 1, 2], "pile": [0, 1]}
    table = stand(seats, players=2, first=1, phase="selection", **tokens)
    for number, (answer, revisable) in enumerate(((PUSH, [True, False]), (CARE, [False, False]))):
        table.answer(number, answer)
        assert [table.game.can_revise(table.state, seat) for seat in (0, 1)] == revisable
