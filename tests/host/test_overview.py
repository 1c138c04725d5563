"""Lists of games: order, paging, and always within a message, whatever the names."""

from datetime import timedelta

import pytest

from k2bot.host.members import Member
from k2bot.host.pages.history import filter_argument, history_page, read_filter
from k2bot.host.pages.overview import TABLES_PER_PAGE, games_page, sorted_for_user
from k2bot.host.rows import HistoryFilter, SentPost, Status, TableRow
from k2bot.host.store.overviews import OpenTable, PlayedTable
from k2bot.text import PSEUDO
from k2bot.text.words import words
from tests.host.hosting import NOON
from tests.kit.transcript import page_text

ANN, LARGE = 11, 10**18
PEOPLE = tuple(Member(ANN + seat, "*_`" * 12) for seat in range(10))


def row(number, status=Status.RUNNING):
    return TableRow(number, LARGE, LARGE, ANN, "tiny", status, {}, "seed", NOON, NOON, 1)


def table(number, pending=(), status=Status.RUNNING, members=PEOPLE):
    times = {seat: (NOON + timedelta(minutes=since), NOON) for seat, since in pending}
    return OpenTable(row(number, status), members, times, SentPost(LARGE, LARGE))


@pytest.mark.parametrize("language", ["en", PSEUDO])
def test_a_page_of_the_longest_lines_fits_in_a_message(language):
    tables = [
        table(LARGE + number, [(seat, 0) for seat in range(1, 10)]) for number in range(TABLES_PER_PAGE + 1)
    ]
    page = games_page(tables, ANN, 0, lambda _: "A game of a rather long name", words(language))
    assert len(page.text) <= 2000
    results = tuple((seat + 1, 1000, member) for seat, member in enumerate(PEOPLE))
    over = [
        PlayedTable(row(LARGE + n), PEOPLE, NOON, results, SentPost(LARGE, LARGE))
        for n in range(TABLES_PER_PAGE)
    ]
    for wanted in (HistoryFilter(), HistoryFilter("tiny", "server", "computers", LARGE)):
        shown = {"titles": {"tiny": "A game of a rather long name"}, "in_server": True}
        assert len(history_page(over, wanted, 1, words(language), count=20_000, **shown).text) <= 2000
        assert read_filter(filter_argument(wanted, 7)) == (wanted, 7)


def test_games_waiting_longest_for_the_reader_come_first_and_lobbies_last():
    away = (Member(ANN, "Ann", standin="weak"), *PEOPLE[1:])
    tables = [
        table(1, status=Status.LOBBY),
        table(2, [(1, 3)]),
        table(3, [(0, 5), (1, 1)]),
        table(4, [(0, 2)]),
        table(5, [(0, 0)], members=away),
    ]
    assert [found.row.id for found in sorted_for_user(tables, ANN)] == [4, 3, 5, 2, 1]


def test_a_page_number_beyond_the_end_shows_the_last_page():
    tables = [table(number) for number in range(1, TABLES_PER_PAGE + 2)]
    assert games_page(tables, ANN, 99, str, words("en")) == games_page(tables, ANN, 1, str, words("en"))


def test_the_list_of_past_games_matches_its_snapshot(snapshot):
    results = ((1, 14, Member(ANN, "Ann")), (2, 9, Member(ANN + 1, "B*b")))
    people = tuple(member for _, _, member in results)
    over = PlayedTable(row(12), people, NOON, results, SentPost(2, 3))
    gone = PlayedTable(row(7, Status.CANCELLED), people, NOON, (), None)
    titles = {"tiny": "Tiny", "heap": "Heap"}
    for wanted, tables, count in (
        (HistoryFilter(), (over, gone), 12),
        (HistoryFilter("tiny", "server", "won", LARGE), (over,), 1),
        (HistoryFilter("tiny"), (), 0),
        (HistoryFilter(only="solo"), (), 0),
    ):
        page = history_page(tables, wanted, 1, words("en"), count=count, titles=titles, in_server=True)
        assert page_text(page) == snapshot
