"""Texts are read as Fluent's own parser reads them, also where they are broken."""

import random

import pytest
from fluent.syntax import FluentParser

from k2bot.text.syntax import parse

WHOLE = """\
### Of a file

# $count: how many
hello-all = Hello { $name },
      you have { NUMBER($count, minimumFractionDigits: 1) ->
    [0] no move
    [one] one "move" { "{" }{ "\\u00e9\\"" }
   *[other] { $count } moves
  }

    and that is { -term(sort: "a").plural } { other-one.label }
    .label = A label

one-line = { $name } moves {$count} fields, and { $other-name }
two-lines = { $name } moves
    on
with-label = { $name }
    .label = A label


# Alone

-term = { $sort ->
   *[a] Term
}
 .plural = 3
other-one =
  Indented
    more
  less { 2.5 }
## A group
# of the last one
last-one = x"""
PIECES = (*'{}[]*.=-#$"(),:>\\ \n\t1aé', "\n\n", "\n  ", " \n", "->", "--", "# ", "\n#", "\n.a", "\n-a = ")


def as_fluent_reads_it(text):
    return parse(text).equals(FluentParser(with_spans=False).parse(text), ignored_fields=[])


@pytest.mark.parametrize("seed", range(3))
def test_every_text_is_read_as_by_fluents_own_parser(seed):
    chance = random.Random(seed)  # noqa: S311 - not cryptographic
    for _ in range(100):
        text = WHOLE
        for _ in range(chance.randrange(4)):
            place = chance.randrange(len(text))
            text = text[:place] + chance.choice(PIECES) + text[place + chance.randrange(3) :]
        assert as_fluent_reads_it(text[: chance.choice((None, chance.randrange(len(text))))]), text
