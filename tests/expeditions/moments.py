"""Moments of a game, one for each kind of question, to be reached by playing."""

from contextlib import asynccontextmanager

from k2bot.games.k2.engine import Phase
from tests.presses.forks import gone_back, taken

PLAYERS = ("ann", "bob", "cid")
GAME = {"seed": "slide 5", "styles": "high"}
OPTIONS = {"family": "yes", "avalanche": "yes"}
"""A game of three whose third night asks where to slide and then whom to rescue."""


def morning(state):
    return state.phase is Phase.SELECTION


def half_chosen(state):
    return morning(state) and any(seat.committed for seat in state.seats)


def second_morning(state):
    return morning(state) and state.day == 2


def token(state):
    return state.phase is Phase.RISK


def turn(state):
    return state.phase is Phase.ACTIONS


def second_turn(state):
    return turn(state) and state.turn == state.order()[1]


def sliding(state):
    return bool(state.check and state.check.slides)


def dying(state):
    return bool(state.check and state.check.dying and not state.check.slides)


MOMENTS = {
    "morning": morning,
    "half chosen": half_chosen,
    "token": token,
    "turn": turn,
    "second turn": second_turn,
    "second morning": second_morning,
    "slide": sliding,
    "rescue": dying,
}


def invite(gathered, **wishes):
    """The three people of this game, at no table yet."""
    return gathered(*PLAYERS, **(GAME | wishes))


async def stations(party):
    """Play one game through all moments, as they come, and name each when it is reached."""
    await party.lay(**OPTIONS)
    yield "lobby"
    await party.press(party.players[0], party.posts[-1], "start")
    left = dict(MOMENTS)
    while left:
        here = next((name for name, holds in left.items() if holds(party.state)), None)
        if here is None:
            await party.act(party.asked()[0])
        else:
            del left[here]
            yield here
    for name in party.players[1:]:
        await leave(party, name)
    yield "over"


@asynccontextmanager
async def aside(party):
    """Whatever happens in the block has not happened afterwards: at the table, on Discord and to people."""
    fork, people = await taken(party.world), party.noted()
    yield
    await gone_back(party.world, fork)
    party.back(people)


async def leave(party, who):
    """Resign, and say so again when asked."""
    panel = await party.slash(who, "resign")
    return await party.press(who, panel, "confirm-resign")
