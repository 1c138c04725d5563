"""How a game speaks: Fluent texts with the table's names, lists and numbers in them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, TypeVar

from k2bot.game.values import Person
from k2bot.render.writing import readable
from k2bot.text.formatting import cut, emoji_mark, isolated, plain, shown, without_emoji

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Self

    from k2bot.text.words import Words

TEXT_LIMIT: Final = 2000
ALT_LIMIT: Final = 1024
CHOICE_LIMIT: Final = 100
LABEL_LIMIT: Final = 80
_NAME_LENGTHS: Final = (32, 20, 12, 6, 3)
"""How far names are cut, step by step, where a text would otherwise not fit into one message."""

TalkT = TypeVar("TalkT", bound="Talk")


@dataclass(frozen=True, slots=True)
class Talk:
    """The words of a locale and the people of a table; a game's own Talk adds what it has names for."""

    words: Words
    people: tuple[Person, ...]
    longest_name: int = _NAME_LENGTHS[0]
    marked_up: bool = True
    """Whether names are escaped for Markdown; labels, menus and alternative texts show them as they are."""
    read_aloud: bool = False
    """Whether all is put so that a screen reader says it well: no signs in it."""

    def text(self, message: str, /, **values: str | int) -> str:
        """A Fluent message in words."""
        return self.words.text(message, **values)

    def among(self, names: Sequence[str]) -> Self:
        """The same words for people of these names, who sit at no table: those of an example."""
        return replace(self, people=tuple(Person(name, "") for name in names))

    @property
    def plain(self) -> Self:
        """The same words for places without Markdown."""
        return replace(self, marked_up=False)

    @property
    def drawn(self) -> Self:
        """The same words for pictures, in which a name that cannot be drawn is the number of its seat."""
        people = (replace(one, name=readable(shown(one.name), seat)) for seat, one in enumerate(self.people))
        return replace(self.plain, people=tuple(people))

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits in each seat, as it is written in pictures."""
        drawn = self.drawn
        return tuple(map(drawn.name, range(len(self.people))))

    @property
    def spoken(self) -> Self:
        """The same words for screen readers."""
        return replace(self, read_aloud=True)

    @property
    def computers(self) -> tuple[int, ...]:
        """The seats that computers play."""
        return tuple(seat for seat, person in enumerate(self.people) if person.computer)

    def name(self, seat: int) -> str:
        """Who sits in a seat."""
        person = self.people[seat]
        if not self.marked_up:
            return isolated(shown(person.name, self.longest_name))
        name = plain(person.name, self.longest_name)
        return self.text("talk-computer", name=name) if person.computer and not self.read_aloud else name

    def beside(self, emoji: str, words: str) -> str:
        """Words with the emoji of that name before them, in texts that are seen and may have some."""
        return f"{emoji_mark(emoji)} {words}" if self.marked_up and not self.read_aloud else words

    def mention(self, seat: int) -> str:
        """Who sits in a seat, so that a ping reaches them; computers are only named."""
        return self.name(seat) if self.people[seat].computer else self.people[seat].mention

    def listed(self, items: Sequence[str], last: str = "talk-list-and") -> str:
        """Items as a list in words, with commas; ``last`` is the message that joins the last two."""
        if len(items) < 2:
            return items[0] if items else self.text("talk-list-nothing")
        first = self.joined(items[:-1], "talk-list-more")
        return self.text(last, first=first, second=items[-1])  # words: talk-list-*

    def joined(self, items: Sequence[str], by: str) -> str:
        """At least one item, all joined by the same message."""
        joined = items[0]
        for item in items[1:]:
            joined = self.text(by, first=joined, second=item)  # words: talk-list-*
        return joined

    def signed(self, points: int) -> str:
        """A number with its sign."""
        sign = "zero" if points == 0 else "plus" if points > 0 else "minus"
        return self.text("talk-signed", sign=sign, points=abs(points))

    def number(self, points: int) -> str:
        """A number, with a proper minus sign where it is negative."""
        return self.signed(points) if points < 0 else str(points)

    def fitted(self, write: Callable[[Self], str], limit: int = TEXT_LIMIT) -> str:
        """What ``write`` makes of these words, with names cut as far as needed to fit into one message."""
        text = ""
        for longest in _NAME_LENGTHS:
            text = write(replace(self, longest_name=longest))
            if len(without_emoji(text)) <= limit:
                return text
        return cut(without_emoji(text), limit)


def whole_facts(talk: TalkT, facts: Callable[[TalkT], Sequence[str | None]], limit: int = ALT_LIMIT) -> str:
    """The facts, most important first, in one text for who cannot see a picture.

    Names are cut first; where that is not enough, the last facts are left out, each as a whole.
    Marks of bold letters, which would be read out, are left out.
    """
    told: list[str] = []
    for longest in _NAME_LENGTHS[:3]:
        told = [fact for fact in facts(replace(talk.plain.spoken, longest_name=longest)) if fact]
        if len(" ".join(told)) <= limit:
            break
    while len(told) > 1 and len(" ".join(told)) > limit:
        told.pop()
    return cut(" ".join(told).replace("**", ""), limit)


def lines(*parts: str | None) -> str:
    """Whole messages below each other; None is left out."""
    return "\n".join(part for part in parts if part)


def sentences(*parts: str | None) -> str:
    """Whole messages one after the other; None is left out."""
    return " ".join(part for part in parts if part)
