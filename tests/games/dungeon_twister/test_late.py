"""Whose time runs out while they choose a team, hide tokens or plan a turn: it is played, and completed."""

import pytest

from k2bot.game.values import AnswerSource, LateAnswer, Preparation
from k2bot.games.dungeon_twister.engine import Hide, Setup, Team, apply, new_game
from k2bot.games.dungeon_twister.hosted import DungeonTwister
from k2bot.games.dungeon_twister.pages.orders import Orders
from tests.games.dungeon_twister.pages.dungeon import Dungeon
from tests.games.dungeon_twister.pages.test_turns import EDGE

GAME = DungeonTwister()
OWN = ("b.cleric", "b.goblin", "b.thief", "b.troll")


def late(state, draft=None, orders=None, seat=0):
    """What is answered for a seat by the game, and by each level of computers."""
    prepared = Preparation(draft, orders)
    questions = (
        GAME.question(state, seat, level, "chance", 20, prepared=prepared)
        for level in ("easy", "normal", "hard")
    )
    return GAME.late_answer(state, seat, prepared), [ask() for ask in questions]


def test_a_team_that_is_chosen_stands():
    team = str(Team(OWN))
    assert late(new_game(Setup(first=0), "team"), team) == (LateAnswer(team, AnswerSource.DRAFT), [team] * 3)
    other = late(new_game(Setup(first=0), "team"), str(Team(("y.cleric", "y.goblin", "y.thief", "y.troll"))))
    assert other[0].source is AnswerSource.CHOSEN, "that is no team of hers"


def test_a_hiding_plan_that_is_partly_made_is_followed():
    """First what was planned, whether or not it was to be laid yet, then whatever is drawn."""
    game = new_game(Setup(first=0), "hiding")
    for seat, colour in enumerate("by"):
        game = apply(game, seat, Team(tuple(f"{colour}.{name[2:]}" for name in OWN))).game
    seat = game.turn
    kinds = [f"{'by'[seat]}.{kind}" for kind in ("sword", "rope")]
    plan = str(Orders((Hide(kinds[0], 3), Hide(kinds[1], 0))))
    for token, slot in zip(kinds, (3, 0), strict=True):
        answer = f"hide {token} {slot}"
        assert late(game, None, plan, seat) == (LateAnswer(answer, AnswerSource.DRAFT), [answer] * 3)
        game = GAME.apply(game, seat, answer).state
        game = GAME.apply(game, 1 - seat, GAME.late_answer(game, 1 - seat, Preparation()).answer).state
    assert late(game, None, plan, seat)[0].source is AnswerSource.CHOSEN


@pytest.mark.parametrize(
    ("draft", "begun"),
    [
        ("play 4", "play 4"),
        ("play 3; move b.warrior B3", "play 3; move b.warrior B3"),
        ("play 3; move b.warrior B3; move b.thief V9", "play 3; move b.warrior B3"),  # the rules forbid that
    ],
)
def test_a_turn_that_is_partly_planned_goes_on_from_there(draft, begun):
    state = Dungeon.at(EDGE, phase="card", ap=0).state
    own, thoughts = late(state, draft)
    assert own == LateAnswer(f"{begun}; end", AnswerSource.COMPLETED)
    for answer in thoughts:
        assert answer.startswith(f"{begun}; ")
        after = GAME.apply(state, 0, answer).state
        assert (after.turn, after.number) == (1, state.number + 1)
    assert thoughts[-1] != own.answer, "a computer uses the points that are left"
    whole = "play 2; move b.warrior B3; move b.thief A6"
    assert late(state, whole) == (LateAnswer(whole, AnswerSource.DRAFT), [whole] * 3)
