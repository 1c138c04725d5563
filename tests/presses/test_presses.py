"""Every control shown can be pressed and gets an answer: a short run of ``make presses``."""

from collections import Counter

from tests.presses import campaign
from tests.presses.scenarios import SHORT
from tests.presses.sites import sites

LEFT = Counter((
    "k2bot/games/dungeon_twister/pages/posts.py end_post: page_button(talk, BOARD)",
    "k2bot/game/pages.py last_buttons: FILM",
    "k2bot/game/pages.py last_buttons: REMATCH",
    (
        "k2bot/games/dungeon_twister/pages/hints.py finished_page: "
        "page_button(talk, PAGE_OF[kind], 'talk-button-back')"
    ),
    "k2bot/games/dungeon_twister/pages/hints.py finished_page: questions.end_button(talk, plan)",
    "k2bot/games/dungeon_twister/pages/hints.py finished_page: turn.end_button(talk, plan)",
    "k2bot/games/dungeon_twister/pages/hints.py page: questions.team_button(talk)",
    "k2bot/games/dungeon_twister/pages/hints.py page: turn.deed_button(talk, plan, rotation)",
    "k2bot/games/dungeon_twister/pages/turn.py lesson_page: page_button(talk, MAZE)",
    "k2bot/games/k2/pages/finale.py post: page_button(talk, BOARD)",
    "k2bot/games/k2/pages/posts.py ping_post: page_button(talk, HAND, style=Style.PRIMARY)",
    "k2bot/games/k2/pages/posts.py day_post: page_button(talk, BOARD)",
    (
        "k2bot/games/k2/pages/questions.py now_page: "
        "page_button(talk, PLAN, style=Style.PRIMARY, new_message=Tru"
    ),
    "k2bot/game/standing.py withdraw_rows: ORDERS",
    "k2bot/games/k2/pages/hints.py hint_page: planner.ahead_button(talk, action)",
    "k2bot/games/k2/pages/orders.py _night_menus: ORDERS",
    "k2bot/games/k2/pages/planner.py ahead_button: _CONFIRM",
    "k2bot/games/k2/pages/planner.py ahead_button: _WITHDRAW",
    "k2bot/games/k2/pages/planner.py _last_row: ahead_button(talk, plan, confirmed=confirmed)",
    "k2bot/games/k2/pages/questions.py _slide_page: page_button(talk, BOARD)",
    "k2bot/games/k2/pages/questions.py _slide_page: hint_button(talk)",
    "k2bot/host/pages/exercises.py _course_buttons: _button(AGAIN, words, stamp, Style.SUCCESS)",
    "k2bot/host/pages/exercises.py _course_buttons: _button(RESTART, words, '')",
    "k2bot/host/pages/exercises.py _course_buttons: _button(PLAY, words, '', Style.SUCCESS)",
    "k2bot/host/pages/exercises.py puzzle_offer: PUZZLE",
    "k2bot/host/discord/page_handlers.py play: lobby.START",
    "k2bot/host/pages/lobby.py settings_page: join_button(words, disabled=closed)",
    "k2bot/host/pages/host_pages.py _to_clock: CLOCK",
    "k2bot/host/pages/host_pages.py clock_page: CLOCK",
    "k2bot/host/pages/host_pages.py clock_page: CLOCK",
    "k2bot/host/pages/host_pages.py clock_page: CLOCK",
    "k2bot/host/pages/host_pages.py clock_post: _to_clock(words)",
    "k2bot/host/pages/host_pages.py with_clock: _to_clock(words)",
    "k2bot/host/discord/meant.py _button: MEANT",
    "k2bot/host/discord/history.py review: PRACTISE",
    "k2bot/host/discord/history.py compare: REVIEW",
    "k2bot/host/discord/history.py review: REVIEW",
    "k2bot/host/pages/host_pages.py cancelled_page: FILM",
    "k2bot/host/pages/host_pages.py with_last_buttons: COMPARE",
    "k2bot/host/pages/host_pages.py with_practice_end: PRACTISE",
    "k2bot/host/pages/host_pages.py _host_button: _back_button(words)",
    "k2bot/host/pages/host_pages.py _resting_page: _back_button(words)",
    "k2bot/host/pages/host_pages.py missed_page: PAGE",
    "k2bot/host/pages/host_pages.py missed_page: _back_button(words)",
    "k2bot/host/discord/page_handlers.py ask: PRIVACY",
    "k2bot/host/discord/page_handlers.py ask: PRIVACY",
))  # fmt: skip
"""Places in the code left to the long run: ends of games, clocks, courses, menus of full pages, and what
only others than its host see of a lobby's settings.

Hints for what is planned to its end are opened by their command alone, or are rare.
"""


async def test_every_control_shown_can_be_pressed_and_gets_an_answer(tmp_path, monkeypatch):
    found = await campaign.held(tmp_path, monkeypatch, SHORT, options=1)
    assert found.faults == []
    assert Counter(site.name for site in found.missing) - LEFT == Counter()
    assert LEFT - Counter(site.name for site in sites().values()) == Counter()
