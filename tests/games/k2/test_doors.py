"""K2 copes with any input: impossible records, drafts, answers and presses are refused."""

import json
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from k2bot.game.values import Person, Press, Refusal
from k2bot.games.k2.hosted import K2
from tests.kit.table import late
from tests.phrases import pattern

GAME = K2()
PEOPLE = (Person("Ann", "<@1>"), Person("Bob", "<@2>"))
HEAD = {"format": "k2bot record", "version": 1, "setup": {"players": 2, "first": 0}, "seed": "s"}
MOVE = '{"seat": 0, "action": "let-go"}'


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("[" * 50_000, pattern("talk-record-changed")),
        ('{"seat": ' + "9" * 5000 + ', "action": "finish"}', pattern("talk-record-changed")),
        ('{"seat": 0, "action": "fly \u202eb2"}', pattern("talk-record-move", value='"fly b2"')),
    ],
)
def test_an_invalid_record_line_is_refused_with_its_number(line, reason):
    told = refused(lambda: GAME.replay(f"{json.dumps(HEAD)}\n{line}\n"))
    assert "Line 2: " in told
    assert re.search(reason, told)
    assert len(told) < 500


VALUES = st.sampled_from(
    [
        None,
        True,
        -1,
        3,
        2.5,
        float("nan"),
        10**18,
        "",
        "resign",
        "token 1",
        "easy",
        "\ud800",
        [],
        [1],
        {},
        {"seat": 0},
    ]
)
LINES = st.lists(
    st.fixed_dictionaries({}, optional={"seat": VALUES, "action": VALUES, "result": VALUES}).map(json.dumps)
    | VALUES.map(json.dumps)
    | st.text(max_size=30)
    | st.just(MOVE),
    max_size=4,
)
HEADS = st.fixed_dictionaries(
    {"format": st.just("k2bot record"), "version": st.sampled_from([1, 1, 1.0, True, 2])},
    optional={"setup": VALUES | st.fixed_dictionaries({}, optional={
        "players": VALUES, "side": VALUES, "season": VALUES, "lenient": VALUES, "first": VALUES,
    }), "seed": VALUES},
).map(json.dumps)  # fmt: skip


@settings(deadline=None)
@given(HEADS | st.just(json.dumps(HEAD)) | st.text(max_size=20), LINES)
def test_no_record_text_causes_an_unexpected_error(head, lines):
    told = refused(lambda: GAME.replay("\n".join([head, *lines])))
    assert len(told) < 500


def refused(attempt):
    """The text of a refusal, or an empty string."""
    try:
        attempt()
    except Refusal as refusal:
        refusal.text.encode()
        return refusal.text
    return ""


# ------------------------------------------------------------------------------------- drafts and presses

WORDS = st.sampled_from(
    [*"AB>;²٣056*", "m1", "m3", "a1", "r1/2", "r1/2up", "pay", "points", "b1", "a2", "base", "pitch", "plan",
     "-1", "9" * 30, "9" * 5000, "\ud800", "token", "slide", "rescue", "let-go", "choose"]
)  # fmt: skip
TEXTS = st.lists(WORDS, max_size=6).map(" ".join) | st.text(max_size=20)
DRAFTS = st.none() | st.builds(
    "{} {} {}".format, st.sampled_from(["hand", "turn"]), st.sampled_from("12"), TEXTS
)
VERBS = (
    *("page", "rules", "card", "change", "keep", "commit", "token", "go", "air", "undo", "clear", "pay"),
    *("other-cards", "finish", "sure", "slide", "rescue", "let-go", "nothing"),
)
PAGES = st.builds(
    "{}.{}".format,
    st.sampled_from(
        ["hand", "plan", "plan.A", "plan.B", "token", "slide", "rescue", "board", "rules", "next", "x"]
    ),
    TEXTS,
)


@pytest.fixture(scope="module")
def moments():
    """States up to the first turn: a morning, possibly a token decision, and a turn."""
    states = [GAME.new({"first": "1"}, 2, "doors").state]
    while not str(GAME.stamp(states[-1], 0)).endswith("turn") and len(states) < 12:
        seat = GAME.waiting(states[-1])[0]
        states.append(GAME.apply(states[-1], seat, late(GAME, states[-1], seat)).state)
    return states


@settings(deadline=None, max_examples=200)
@given(st.data())
def test_no_draft_page_press_or_answer_causes_an_unexpected_error(moments, data):
    state = data.draw(st.sampled_from(moments))
    seat, draft = data.draw(st.sampled_from([0, 1, None])), data.draw(DRAFTS)
    press = Press(
        data.draw(st.sampled_from(VERBS)),
        data.draw(TEXTS | PAGES),
        tuple(data.draw(st.lists(TEXTS, max_size=2))),
    )
    page = data.draw(PAGES)
    for attempt in (
        lambda: GAME.page(state, seat, page, draft, PEOPLE),
        lambda: GAME.page(state, seat, page.partition(".")[0], draft, PEOPLE),
        lambda: GAME.press(state, seat, press, draft, PEOPLE),
        lambda: GAME.apply(state, 0, data.draw(TEXTS)),
    ):
        assert len(refused(attempt)) < 1000
