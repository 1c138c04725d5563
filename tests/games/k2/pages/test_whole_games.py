"""Whole games played through pages and presses alone: posts, hero pictures and replays."""

import re
from dataclasses import replace
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from k2bot.game.values import HINT, PAGE, Announcement, Pace, Person, Style
from k2bot.games.k2.engine import CardsCommitted, Phase, observe, outcome
from k2bot.games.k2.hosted import K2
from k2bot.games.k2.pages import highlights
from k2bot.games.k2.pages.wording import Talk
from k2bot.games.k2.pictures import BoardPicture
from k2bot.games.k2.pictures.film_picture import FilmPicture
from k2bot.host.service.practice import Chapter, ReplayedGame, chapters
from k2bot.text.formatting import ISOLATE, RELEASE
from k2bot.text.words import words
from tests.games.k2.pages import expedition
from tests.games.k2.pages.test_board_text import board
from tests.games.k2.pages.test_films import reel_of, script
from tests.games.k2.subject import SUBJECT
from tests.kit import capabilities, core
from tests.kit.looking import refuses
from tests.kit.transcript import page_text

CHECKED = (
    core.pages_fit_into_messages,
    core.posts_can_be_made_again,
    core.posts_follow_one_another,
    capabilities.records_read_back,
    capabilities.secrets_stay_secret,
    capabilities.posts_and_films_keep_secrets,
)
"""Parts of the contract for every game, here for a whole game of five with the longest names."""
EACH = pytest.mark.parametrize("name", expedition.GAMES)
BAD_NAMES = ("דוד" * 20, "\u200b\u2060\u00ad\U000e0041")
"""Right-to-left, and invisible."""


@EACH
def test_posts_and_pings_of_whole_games_match_the_snapshot(whole_games, name, snapshot):
    """The next player is pinged once; edits keep their picture and ping nobody; no post has two pictures."""
    table = whole_games[name]
    assert [line_of(post) for post in table.posts] == snapshot
    assert page_text(table.newest("end").page) == snapshot
    assert not [post.announcement.key for post in table.posts if post.page.text.endswith("…")]


def line_of(post):
    """One line with a post's destination, pings and pictures."""
    where = "" if post.announcement.seat is None else f" to {post.announcement.seat}"
    pictures = [picture.name.split("-")[1] for picture in post.page.pictures]
    edited = ", edited" * post.announcement.edit
    return f"{post.number} {post.announcement.key}{where}{edited}, notifies {[*post.page.pings]}, {pictures}"


def test_a_whole_game_meets_the_contract(whole_games):
    table = whole_games["long names"]
    for check in CHECKED:
        assert list(check(SUBJECT, replace(table, game=table.game))) == [], check.__name__


def test_the_whole_games_include_rescues_and_slides(whole_games):
    """Ensures that the other tests cover such nights."""
    answers = [answer for table in whole_games.values() for _, answer in table.inputs]
    assert any(answer.startswith("rescue") for answer in answers)
    assert any(answer.startswith("slide") for answer in answers)
    assert "night-18-end" in {post.announcement.key for post in whole_games["family"].posts}


def test_the_last_three_cards_are_revealed_unasked_in_their_own_post(whole_games, snapshot):
    posts = [post for post in whole_games["three"].posts if post.announcement.seat is None]
    for day in (6, 12, 18):
        place = next(n for n, post in enumerate(posts) if post.announcement.key == f"day-{day}")
        assert expedition.posted(posts[place : place + 2]) == snapshot(name=f"day {day}")


def test_the_morning_board_hides_automatically_committed_cards_and_tokens(whole_games, drawn):
    """The next post shows them; the first one used to give away whose turn it was and their token."""
    table, days = whole_games["three"], []
    for number, step in enumerate(table.steps[1:], 1):
        forced = [event for event in step.events if isinstance(event, CardsCommitted) and event.forced]
        if not forced:
            continue
        before, day = table.steps[number - 1].state, step.state.day
        (picture,) = table.game.compose(table.moment(number), Announcement(f"day-{day}")).pictures
        picture.draw()
        seen = drawn[-1].seen
        assert seen.phase is Phase.COMMIT
        assert [(seat.committed, seat.risk) for seat in seen.seats] == [(None, None)] * len(seen.seats)
        assert sorted(seen.tokens_open) == sorted(before.tokens_open)
        assert seen.tokens_pile_size == len(before.tokens_pile)
        assert {seat.hand_size for seat in seen.seats} <= {0, 3}
        later = table.game.compose(table.moment(number + 1), Announcement(f"day-{day}"))
        assert [one.key for one in later.pictures] == [picture.key], "after the next step, too"
        days.append(day)
    assert days == [6, 12, 18]


def test_private_messages_lead_their_reader_through_the_days(whole_games, snapshot):
    """The newest message always leads to the open decision; day 6 asks for no cards."""
    table = whole_games["three"]
    posts = [post for post in table.posts if post.announcement.seat == 0]
    shown = [*posts[:12], *(post for post in posts if post.announcement.key == "hand-6")]
    told = [f"{post.announcement.key}{', edited' * post.announcement.edit}:" for post in shown]
    assert [*map("\n".join, zip(told, (page_text(post.page) for post in shown), strict=True))] == snapshot
    with refuses("k2-refusal-not-seated"):
        table.page(None, "hand")


def test_the_status_page_names_the_acting_player_but_never_the_reader(whole_games):
    """Decisions open in a new message below all others."""
    table = whole_games["avalanche"]
    for step in table.steps:
        for seat, person in enumerate(table.people):
            page = table.game.page(step.state, seat, "now", None, table.people)
            acts = step.state.active_seat
            if table.game.stamp(step.state, seat) is not None and step.state.phase is not Phase.COMMIT:
                assert person.name not in page.text
            elif step.state.phase is Phase.ACTIONS and acts != seat:
                assert table.people[acts].name in page.text
            ways = [button for button in expedition.buttons(page) if button.argument == "next"]
            assert all(button.new_message for button in ways) or seat not in table.game.waiting(step.state)


@pytest.mark.parametrize("name", ["three", "avalanche"])
def test_boards_show_the_moves_tents_slides_and_deaths_their_post_reports(drawn, whole_games, name, snapshot):
    """The last turn reported is drawn differently; the morning shows the board after the night."""
    told = []
    for post in whole_games[name].posts:
        if post.page.pictures and post.announcement.seat is None:
            post.page.pictures[0].draw()
            if isinstance(shown := drawn[-1], BoardPicture):
                told.append(
                    f"{post.announcement.key}: {[*shown.news]}, {[*shown.trails]}, "
                    f"tents {shown.pitched}, fallen {shown.fallen}"
                )
    assert told == snapshot


def test_posts_and_pictures_cope_with_bad_names(whole_games):
    """A game with bad names has the same picture keys as with the cleaned names."""
    table = whole_games["avalanche"]
    people = tuple(replace(one, name=bad) for one, bad in zip(table.people, BAD_NAMES, strict=True))
    called = Talk(words(), people).for_pictures.people
    assert [one.name.strip(ISOLATE + RELEASE)[:6] for one in called] == ["דודדוד", "Purple"]
    assert Talk(words(), people).name(1) == "?"
    for number, step in enumerate(table.steps):
        moments = [table.moment(number, people=who) for who in (people, called)]
        for post in table.game.announce(moments[0].before, step, Pace.PHASE):
            page, expected = (table.game.compose(moment, post) for moment in moments)
            assert expedition.faults(page) == []
            assert not set(BAD_NAMES[1]) & set(expedition.everything(page))
            assert [shown.key for shown in page.pictures] == [shown.key for shown in expected.pictures]


def test_only_answering_controls_carry_the_decision_stamp(whole_games):
    """Else it would answer twice, or be refused."""
    controls = [
        control
        for table in whole_games.values()
        for _, page in table.seen
        for control in (*expedition.buttons(page), *expedition.menus(page))
    ]
    expected = {"card", "commit", "go", "air", "finish", "sure", "token", "slide", "rescue", "let-go"}
    assert {one.verb for one in controls if one.stamp} >= expected
    assert {one.verb for one in controls if not one.stamp} == {PAGE, HINT}


def test_dangerous_buttons_are_kept_away_from_the_buttons_leading_to_them(whole_games, stand):
    """A double tap on Finish or on the rescue card hits the way back."""
    dying = stand("A c1 air 1", players=2, day=2, phase="check", family=True)
    dying.page(0, "rescue.sure")
    found = set()
    for row in (
        row for table in (*whole_games.values(), dying) for _, page in table.seen for row in page.rows
    ):
        dangers = [b for b in row if b.style is Style.DANGER] if isinstance(row, tuple) else []
        assert dangers in ([], [row[-1]] if dangers else [])
        for danger in dangers:
            found.add(danger.verb)
            led = words().text({"sure": "k2-button-finish", "let-go": "k2-button-let-go"}[danger.verb])
            assert sum(len(button.label) for button in row[:-1]) >= len(led)
    assert found == {"sure", "let-go"}


@pytest.mark.parametrize(
    ("name", "phase"),
    [
        ("three", Phase.RISK),
        ("solo", Phase.OVER),
        ("family", Phase.CHECK),
        ("avalanche", Phase.COMMIT),
        ("long names", Phase.ACTIONS),
    ],
)
def test_the_text_board_of_whole_games_uses_plain_words_only(whole_games, name, phase, snapshot):
    """At a moment in the middle of each game: no symbols, colours or emoji."""
    moments = [step for step in whole_games[name].steps[30:] if step.state.phase is phase]
    text = board(whole_games[name], moments[len(moments) // 2])
    assert text == snapshot
    plain = re.sub(r"\\.", "", text)
    assert not re.search(r"[→·•✓✗★|⚙]|\b(red|green|blue|brown|yellow|orange|violet)\b", plain)
    assert not any(ord(letter) > 0x2FFF for letter in plain)


@pytest.mark.parametrize("name", ["three", "avalanche"])
def test_film_frames_of_whole_games_match_the_snapshot(whole_games, name, snapshot):
    assert script(reel_of(whole_games[name]).pictures) == snapshot


def test_films_end_with_the_current_board_or_the_winners(begin, whole_games):
    assert isinstance(reel_of(begin()).pictures[-1][0], FilmPicture)
    for ended in whole_games.values():
        final, (closing, _) = outcome(ended.state), reel_of(ended).pictures[-1]
        assert (closing.winners, closing.totals) == (final.winners, final.totals)


# ------------------------------------------------------------------------------------------ hero pictures


def history(steps):
    return observe(steps[-1].state, None), [event for step in steps for event in step.events]


@EACH
def test_every_highlight_gets_one_post_and_never_two_in_a_row(whole_games, name):
    """A climber gets each kind of picture once, and only one is the first above 8000 m."""
    table = whole_games[name]
    posts = [post for post in table.posts if post.announcement.seat is None and not post.announcement.edit]
    shown = [any(picture.name.startswith("k2-hero") for picture in post.page.pictures) for post in posts]
    heroes = highlights.game_highlights(*history(table.steps))
    assert sum(shown) == len(heroes) > 0
    assert not any(one and two for one, two in pairwise(shown))
    told = [(one.kind, key) for one in heroes for key in one.climbers]
    assert len(told) == len(set(told))
    assert sum(kind == "high" for kind, _ in told) <= 1


@EACH
def test_later_steps_never_remove_a_hero_picture(whole_games, name):
    steps, found = whole_games[name].steps, ()
    for number in range(1, len(steps) + 1, 3):
        now = highlights.game_highlights(*history(steps[:number]))
        # Of a turn or a night that isn't over yet something greater may still come.
        assert now[: len(found) - 1] == found[:-1]
        found = now


# ------------------------------------------------------------------------------------------- looking back


GAMES = sorted((Path(__file__).parents[1] / "recorded").glob("*.jsonl"))
PEOPLE = tuple(
    Person(name, f"<@{number}>") for number, name in enumerate(("Ann", "Bob", "Cid", "Dora", "Eve"))
)


@cache
def replayed(path):
    game = K2(words())
    steps = game.replay(path.read_text(encoding="utf-8")).steps
    return game, ReplayedGame(steps, chapters(game, steps)), PEOPLE[: len(steps[0].state.seats)]


def test_a_replayed_game_shows_one_page_per_day(snapshot):
    for name in ("two-easy-winter-avalanche", "five-hard-winter-family-avalanche"):
        game, played, people = replayed(next(path for path in GAMES if path.stem == name))
        shown = [
            page_text(played.page(game, number, people)) for number in (0, 1, 6, len(played.chapters) - 1)
        ]
        assert "\n\n".join(shown) == snapshot(name=name)
        assert played.names(game, people)[::6] == ("Day 1", "Day 7", "Day 13", "The end")


def test_the_own_view_of_a_decision_shows_the_chosen_cards():
    game, people = K2(words()), PEOPLE[:2]
    first = game.new({}, 2, "own view")
    hand = [str(card) for card in first.state.seats[0].hand]
    answer = f"choose {' '.join(hand[1:4])}"
    steps = first, game.apply(first.state, 0, answer)
    day = (Chapter("day-1", 0, 1),)
    seen = ReplayedGame(steps, day, ((0, answer),)).own_page(game, 0, 0, people)
    chosen = game.page(first.state, 0, "hand", game.draft_of(first.state, 0, answer), people)
    assert seen.pictures[0].key == chosen.pictures[0].key
    assert not seen.rows
    assert seen.pictures[0].key != ReplayedGame(steps, day).own_page(game, 0, 0, people).pictures[0].key
