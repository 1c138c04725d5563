"""The host's tiny games as subjects of the contract tests."""

from dataclasses import replace

from tests.host.heap_game import HeapGame
from tests.host.tiny_game import QuietGame, TinyGame
from tests.kit.subject import Subject

HIDDEN = "another"


def otherwise(state, seat):
    """The same state with different hidden choices of the others."""
    if state.phase != "choose":
        return replace(state, secret=HIDDEN)
    hidden = ((None if own is None else own % 3 + 1) for own in state.choices)
    choices = tuple(
        own if n == seat else other for n, (own, other) in enumerate(zip(state.choices, hidden, strict=True))
    )
    return replace(state, choices=choices, secret=HIDDEN)


def keeps(state, seat, prepared, answer):
    """A late player's draft is the answer."""
    return state.phase != "choose" or prepared.draft in (None, answer)


SETTINGS = tuple((seats, {"rounds": rounds}) for seats in (1, 2, 4) for rounds in "12")
SUBJECTS = (
    Subject("tiny", TinyGame, SETTINGS, otherwise, keeps=keeps),
    Subject("heap", HeapGame),
    Subject("quiet", QuietGame, SETTINGS, otherwise, keeps=keeps),
)
