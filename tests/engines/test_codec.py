"""The text form of actions, derived from their fields."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

import pytest

from k2bot.engines.codec import FieldCodec, Parser, TextAction
from k2bot.engines.errors import ActionSyntaxError


@dataclass(frozen=True, slots=True)
class Turn(TextAction):
    """Turn a room."""

    verb = "turn"
    room: int
    quarter: Annotated[int, FieldCodec(int, "{:+d}".format)]


@dataclass(frozen=True, slots=True)
class Walk(TextAction):
    """Walk along squares."""

    verb = "walk"
    who: Literal["thief", "troll"]
    way: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Rest(TextAction):
    """Do nothing."""

    verb = "rest"


parse = Parser(Turn, Walk, Rest)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("turn 3 +1", Turn(3, 1)),
        ("turn 0 -1", Turn(0, -1)),
        ("walk thief a b c", Walk("thief", ("a", "b", "c"))),
        ("walk troll", Walk("troll", ())),
        ("rest", Rest()),
    ],
)
def test_parsing_the_text_of_an_action_gives_it_back(text, action):
    assert str(action) == text
    assert parse(text) == action
    assert parse(f" {text}  ") == action


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("", "begins with none of turn, walk, rest"),
        ("Rest", "begins with none of turn, walk, rest"),
        ("rest now", "0 words follow 'rest', not 1"),
        ("turn 3", "2 words follow 'turn', not 1"),
        ("turn 3 +1 +1", "2 words follow 'turn', not 3"),
        ("turn 03 +1", "a plain number is expected, not '03'"),
        ("turn -1 +1", "a plain number is expected, not '-1'"),
        ("turn ² +1", "a plain number is expected, not '²'"),
        ("turn 1000 +1", "a plain number is expected, not '1000'"),
        ("walk", "at least 1 words follow 'walk', not 0"),
        ("walk dwarf a", "one of thief, troll is expected, not 'dwarf'"),
        (None, "an action is a text, not None"),
    ],
)
def test_malformed_action_texts_are_refused_with_an_explanation(text, wrong):
    with pytest.raises(ActionSyntaxError, match=wrong):
        parse(text)
