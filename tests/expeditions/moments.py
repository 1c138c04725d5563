"""A game of three, and moments of it to be reached by playing."""

from k2bot.games.k2.engine import Phase

PLAYERS = ("ann", "bob", "cid")
GAME = {"seed": "slide 5", "styles": "high"}
OPTIONS = {"family": "yes", "avalanche": "yes"}
"""A game of three whose third night asks where to slide and then whom to rescue."""


def second_turn(state):
    return state.phase is Phase.ACTIONS and state.turn == state.order()[1]


def invite(gathered, **wishes):
    """The three people of this game, at no table yet."""
    return gathered(*PLAYERS, **(GAME | wishes))


async def leave(party, who):
    """Resign, and say so again when asked."""
    panel = await party.slash(who, "resign")
    return await party.press(who, panel, "confirm-resign")
