"""What a film tells of a game: the moments, their words and their times; nothing that is secret."""

from dataclasses import replace

import pytest

from k2bot.games.k2.engine import observe, outcome
from k2bot.games.k2.engine.events import Checked, Died, Resigned
from k2bot.games.k2.engine.model import Phase
from k2bot.games.k2.hosted import K2
from k2bot.games.k2.pages import films
from k2bot.games.k2.pages.films import Departure, Night, Turn
from k2bot.games.k2.pages.talk import Talk
from k2bot.text.words import words
from tests.kit.table import late


def told(table):
    """A game as the channel saw it."""
    return [(observe(step.state, None), step.events) for step in table.steps]


def reel_of(table):
    return films.reel(Talk(words(), table.people), told(table), outcome(table.state))


def play_late(table, until):
    """Let everybody's time run out until something holds."""
    while not until(table):
        seat = table.waiting[0]
        table.answer(seat, late(table.game, table.state, seat))
    return table


# ---------------------------------------------------------------------------------------------- the moments


@pytest.fixture
def two_dying(begin):
    """The steps of a night in which both players are asked whom to save: what was seen, and the events.

    While somebody is asked, the engine has taken the dying off the board already.
    """
    one, other = (0, "A"), (1, "B")
    evening = observe(begin().state, None)
    evening = evening.with_climber(one, space="c1", level=1).with_climber(other, space="b5", level=1)
    asked = evening.with_climber(one, space=None, level=0).with_climber(other, space=None, level=0)
    checks = (Checked(one, "c1", 1, -1, 0, 0, 0, 0), Checked(other, "b5", 1, -1, 0, 0, 0, 0))
    return [(evening, ()), (replace(asked, phase=Phase.CHECK), checks)]


def test_whoever_is_not_decided_upon_yet_still_stands_when_another_one_is(two_dying):
    gone = Died((0, "A"), "c1", 0, "check")
    (night,) = films.moments([*two_dying, (two_dying[-1][0], (gone,))])
    ((event, seen),) = night.grave
    stays = seen.climber((1, "B"))
    assert (event, seen.climber((0, "A")).space, stays.space, stays.level) == (gone, None, "b5", 0)


def test_who_leaves_in_a_night_does_not_die_of_it(two_dying):
    leaving = (Resigned(1), Died((1, "A"), "base", 0, "resigned"), Died((1, "B"), "b5", 0, "resigned"))
    found = films.moments([*two_dying, (two_dying[-1][0], leaving)])
    assert [type(moment) for moment in found] == [Departure, Night]
    assert found[1].grave == ()


def test_who_leaves_in_a_turn_leaves_after_what_was_done_in_it(begin):
    table = play_late(begin(3), lambda table: table.state.phase is Phase.ACTIONS)
    seat = table.state.turn
    table.resign(seat)
    found = films.moments(told(table))
    kinds = [type(moment) for moment in found]
    turn, departure = found[kinds.index(Departure) - 1 :][:2]
    assert (type(turn), turn.seat, departure.seat) == (Turn, seat, seat)
    assert departure.seen.seats[seat].resigned


# ------------------------------------------------------------------------------------------- time and words


def script(shots):
    """The frames of a film, a line each: how long, when, which sign, what is said, and what is drawn."""
    return "\n".join(
        f"{shot.milliseconds} ms, day {shot.seen.day}, {shot.hour}, {shot.mark}:"
        f" {shot.headline}: {shot.detail} [seats {shot.seats}, turn {shot.seen.turn},"
        f" ways {[(*one.climber, *one.way) for one in shot.trails]},"
        f" fallen {shot.fallen}, tents {shot.pitched}, told {[one.doings for one in shot.told]}]"
        for shot in shots
    )


def board(seen):
    """What a frame shows of the board: tokens, and where climbers stand, risks, rescue cards, hands."""
    rows = [(*seat.climbers, seat.risk, seat.rescue, seat.hand_size, seat.committed) for seat in seen.seats]
    return f"day {seen.day} {seen.phase.value} {seen.tokens_open} {rows}"


@pytest.mark.parametrize("name", ["three", "family", "avalanche", "long names"])
def test_the_frames_of_a_film(whole_games, name, snapshot):
    """What nobody forgets has a frame of its own and is never shortened; quiet nights have none."""
    shots = reel_of(whole_games[name]).shots
    assert script(shots) == snapshot
    assert "\n".join(board(shot.seen) for shot in shots) == snapshot


def test_a_whole_game_takes_two_minutes_at_most_and_words_can_be_read(whole_games):
    longest = 0
    for table in whole_games.values():
        shown = reel_of(table)
        drama = sum(shot.milliseconds for shot in shown.shots if shot.dramatic)
        whole = shown.opening.milliseconds + sum(shot.milliseconds for shot in shown.shots)
        whole += shown.closing.milliseconds
        assert whole <= 120_000 + max(0, drama - 12_000)
        for shot in shown.shots:
            count = len(f"{shot.headline} {shot.detail}".split())
            assert shot.milliseconds >= (2000 if shot.dramatic else 720 if count < 4 else 800), shot.headline
        longest = max(longest, whole)
    assert longest > 60_000, "no game was long enough for turns to be drawn together"


def test_a_running_game_ends_with_the_table_as_it_is_and_a_finished_one_with_its_winners(begin, whole_games):
    shown = reel_of(begin())
    assert (shown.closing, shown.shots[-1].milliseconds) == (None, films.PRESENT)
    for ended in whole_games.values():
        final, closing = outcome(ended.state), reel_of(ended).closing
        assert (closing.ranking.winners, closing.ranking.totals) == (final.winners, final.totals)
        assert closing.milliseconds == films.CLOSING


def test_a_film_says_what_it_is_in_words(whole_games, begin, snapshot):
    """Names are plain; strangers are numbered."""
    ended = whole_games["three"]
    begun = play_late(begin(names=("*Ann*", "B_o_b")), lambda table: table.state.day == 3)
    assert reel_of(begun).writing.names == ("*Ann*", "B_o_b")
    found = [
        K2().film(table.steps, people)
        for table, people in ((ended, ended.people), (begun, begun.people), (begun, ()))
    ]
    assert [(film.text, film.alt, film.making) for film in found] == snapshot
    assert found[0].name.endswith(".webp")
