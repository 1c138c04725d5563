"""K2 under the contract for every game."""

from collections import Counter
from functools import partial
from random import Random

from k2bot.games import registry
from k2bot.games.k2.engine import Phase, from_position, to_position
from k2bot.games.k2.hosted import K2
from tests.games.k2.engine.helpers import random_positions
from tests.kit.subject import Subject


def otherwise(state, seat):
    """The same game with everything changed that this seat must not know."""
    if state.phase in {Phase.CHECK, Phase.OVER} or (state.turn and state.turn.actions):
        return None
    return from_position(random_positions.twin(to_position(state), seat, Random(1)), "another seed")  # noqa: S311 - not cryptographic


def keeps(state, seat, prepared, answer):
    """Tapped cards are chosen, planned uses come first, and the planned payment is kept."""
    kind, _, rest = (prepared.draft or "").partition(" ")
    if kind == "hand" and state.phase is Phase.COMMIT:
        own = state.seats[seat]
        cards = [str(sorted(own.hand)[int(place)]) for place in rest.split()[1:]]
        return Counter(cards[-3:]) <= Counter(answer.split()[1:])
    if kind != "turn" or state.phase is not Phase.ACTIONS:
        return True
    planned, _, payment = rest.partition(" plan")[2].strip().partition("pay ")
    uses = [use for use in planned.split("; ") if use]
    return answer.removeprefix("plan ").split("; ")[: len(uses)] == uses and (
        not payment or len(uses) < len(planned) or answer.endswith(payment)
    )


SUBJECT = Subject(
    "k2",
    K2,
    settings=(
        (2, {}),
        (1, {"side": "hard", "season": "winter"}),
        (3, {"avalanche": "yes", "family": "yes"}),
        (5, {"lenient": "yes", "season": "winter"}),
    ),
    otherwise=otherwise,
    keeps=keeps,
    translated=partial(registry.made, "k2"),
    same=r"\b[a-d]\d{1,2}\b|\b[AB]\b|(?<=`/)k2\b",  # spaces of the board, climbers, the command
    pressed=12,
    drawn=2,
    examples=0,
    levels=("easy",),
)
