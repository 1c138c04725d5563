"""Pile-Up under the contract for every game."""

from dataclasses import replace
from pathlib import Path

from k2bot.game.pages import Hand
from k2bot.text import LOCALES
from k2bot.text.words import words
from tests.kit.pile_up.engine import CARDS
from tests.kit.pile_up.hosted import PileUp
from tests.kit.subject import Subject

PLACE = "tests.kit.pile_up.hosted:PileUp"
"""Import path, as the settings give it."""


def made(language="en"):
    return PileUp(words(language, LOCALES, Path(__file__).with_name("locales")))


def otherwise(state, seat):
    """The same game with the cards of all others exchanged for cards that nobody has seen."""
    known = {card for row in state.rows for card in row} | {one.card for one in state.placed}
    known |= {card for card, _ in state.shown} | set(() if seat is None else state.hands[seat])
    unseen = [card for card in CARDS if card not in known]
    hands, chosen = list(state.hands), list(state.chosen)
    for other in state.playing:
        if other != seat:
            hands[other], unseen = tuple(unseen[: len(hands[other])]), unseen[len(hands[other]) :]
            chosen[other] = hands[other][0] if chosen[other] is not None else None
    return replace(state, seed="another", hands=tuple(hands), chosen=tuple(chosen))


def keeps(state, seat, prepared, answer):
    """A card that was tapped is played."""
    held = Hand(state.hands[seat], 1).resume(prepared.draft, state.turn, None)
    return bool(state.shown) or not held.is_complete or answer == f"play {held.chosen_cards[0]}"


SUBJECTS = (
    Subject(
        "pile-up",
        made,
        settings=((2, {}), (10, {"length": "deal"}), (4, {"length": "deal"})),
        otherwise=otherwise,
        keeps=keeps,
        translated=made,
        pressed=60,
        examples=1,
    ),
)
