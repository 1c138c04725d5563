"""Building blocks of a game's pages: texts with names, pictures, a hand of cards."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache, partial
from hashlib import sha256
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Protocol, Self, TypeVar

from k2bot.game import limits
from k2bot.game.values import (
    FILM,
    HINT,
    PAGE,
    REMATCH,
    Button,
    ControlRow,
    Emoji,
    HostButton,
    Lesson,
    People,
    Person,
    Picture,
    Refusal,
    Style,
)
from k2bot.render import theme
from k2bot.render.layout import Writing
from k2bot.render.painting import paint
from k2bot.text.formatting import (
    cut,
    display_name,
    emoji_mark,
    isolate,
    markdown_name,
    parse_number,
    split_number,
    told_apart,
    without_emoji,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence
    from datetime import date

    from k2bot.render.scene import Scene, Shape
    from k2bot.text.words import Words


_NAME_LENGTHS: Final = (32, 20, 12, 6, 3)
"""Lengths to which names are cut, in turn, until a text fits into one message."""

_PLAIN: Final = (str, int, float)
"""Types that a message takes unchanged; any other value is a sequence of items."""

TalkT = TypeVar("TalkT", bound="Talk")
KindT = TypeVar("KindT")
KeyT = TypeVar("KeyT")
ItemT = TypeVar("ItemT")


@dataclass(frozen=True, slots=True)
class Talk:
    """The words of a locale and the players of a game; each game's own Talk adds its vocabulary."""

    words: Words
    people: People
    longest_name: int = _NAME_LENGTHS[0]
    marked_up: bool = True
    """Whether names are escaped for Markdown; labels, menus and alt texts show them as they are."""
    read_aloud: bool = False
    """Whether texts are written for screen readers, without symbols."""
    reader: int | None = None
    """The seat of the only reader; None for a spectator, or several readers."""

    key: ClassVar[str]
    """The game's key, with which its messages begin."""
    colours: ClassVar[tuple[str, ...]] = theme.SEAT_COLOURS
    """Colours of the seats, as in the message ``talk-seat-colour``."""

    def text(self, message: str, /, **values: str | float | Iterable[str]) -> str:
        """Format a Fluent message; a value of several items becomes a list in words."""
        known = {
            name: value if isinstance(value, _PLAIN) else self.list_text(value)
            for name, value in values.items()
        }
        return self.words.text(message, **known)

    def refusal_of(self, message: str, /, **values: str | float | Iterable[str]) -> Refusal:
        """A refusal with that message."""
        return Refusal(self.text(message, **values))

    def with_names(self, names: Sequence[str]) -> Self:
        """A copy for players with these names, for examples outside any game."""
        return replace(self, people=tuple(Person(name, "") for name in names), reader=None)

    @property
    def without_markdown(self) -> Self:
        """A copy for places without Markdown."""
        return replace(self, marked_up=False)

    @property
    def for_pictures(self) -> Self:
        """A copy for pictures: short names of computers, and colours of seats for what can't be drawn."""
        people = (
            replace(one, name=theme.drawable_text(display_name(one.short or one.name), self._unnamed(seat)))
            for seat, one in enumerate(self.people)
        )
        return replace(self.without_markdown, people=tuple(people))

    @property
    def writing(self) -> Writing:
        """Words and names for the game's pictures."""
        return Writing(self.words, self.names, self.computers)

    def _unnamed(self, seat: int) -> str:
        """Substitute for a name that can't be drawn; people outside a game have no colour."""
        if self.people[seat].mention and seat < len(self.colours):
            return self.text("talk-seat-colour", colour=self.colours[seat])
        return self.text("talk-player-number", number=seat + 1)

    @property
    def names(self) -> tuple[str, ...]:
        """Players' names as written in pictures, by seat."""
        drawn = self.for_pictures
        return tuple(map(drawn.name, range(len(self.people))))

    @property
    def for_screen_reader(self) -> Self:
        """A copy for screen readers."""
        return replace(self, read_aloud=True)

    @property
    def computers(self) -> tuple[int, ...]:
        """Seats played by computers."""
        return tuple(seat for seat, person in enumerate(self.people) if person.computer)

    @property
    def is_tall(self) -> bool:
        """Whether the reader wants tall pictures."""
        return self.reader is not None and self.people[self.reader].tall

    def name(self, seat: int) -> str:
        """Name of a seat's player; no two look the same."""
        shown = told_apart(tuple(person.name for person in self.people), self.longest_name)[seat]
        if not self.marked_up:
            own, number = split_number(shown)
            return isolate(own) + number
        name = markdown_name(shown, self.longest_name)
        is_marked = self.people[seat].computer and not self.read_aloud
        return self.text("talk-computer", name=name) if is_marked else name

    def beside(self, emoji: str, words: str) -> str:
        """Text preceded by an emoji, where emoji are shown."""
        return f"{emoji_mark(emoji)} {words}" if self.marked_up and not self.read_aloud else words

    def mention(self, seat: int) -> str:
        """A mention of a seat's player, which pings people; computers are only named."""
        return self.name(seat) if self.people[seat].computer else self.people[seat].mention

    def list_text(self, items: Iterable[str], last: str = "talk-list-and") -> str:
        """Items as a list in words, with commas; ``last`` is the message that joins the last two."""
        known = [*items]
        return self.words.list_text(known, last) if known else self.text("talk-list-nothing")

    def count_text(self, message: str, /, *, by: str = "", **values: Any) -> str | None:
        """A message about several items, one of its values; None if there are none.

        They're listed as in ``text``, or joined with the message ``by``, and the message gets their
        ``count``. None among them is skipped.
        """
        ((name, candidates),) = ((name, one) for name, one in values.items() if not isinstance(one, _PLAIN))
        items = [item for item in candidates if item is not None]
        if not items:
            return None
        text = self.join(items, by) if by else items
        return self.text(message, **{"count": len(items), **values, name: text})  # words: given elsewhere

    def join(self, items: Iterable[str | None], by: str) -> str:
        """Items joined with the same message throughout, empty for none; None is skipped."""
        known = [item for item in items if item is not None]
        return self.words.join(known, by) if known else ""

    def sentence(self, words: str) -> str:
        """Words that stand alone, with a full stop."""
        return self.text("talk-sentence", told=words)

    def signed(self, points: int) -> str:
        """A number with its sign."""
        sign = "zero" if points == 0 else "plus" if points > 0 else "minus"
        return self.text("talk-signed", sign=sign, points=abs(points))

    def date(self, day: date) -> str:
        """A date in words."""
        # The year as text, since it has no thousands separator.
        return self.text("talk-date", day=day.day, month=day.month, year=str(day.year))

    def number(self, points: int) -> str:
        """A number, with a true minus sign if negative."""
        return self.signed(points) if points < 0 else str(points)

    def fit(self, write: Callable[[Self], str], limit: int = limits.TEXT) -> str:
        """The text that ``write`` produces, with names cut as far as needed to fit into one message."""
        text = ""
        for longest in _NAME_LENGTHS:
            text = write(replace(self, longest_name=longest))
            if len(without_emoji(text)) <= limit:
                return text
        return cut(without_emoji(text), limit)


def whole_facts(talk: TalkT, facts: Callable[[TalkT], Sequence[str | None]]) -> str:
    """Alt text from facts, most important first.

    Names are cut first; if that is not enough, the last facts are dropped whole. Bold markup is removed,
    since it would be read aloud.
    """
    parts: list[str] = []
    for longest in _NAME_LENGTHS[:3]:
        parts = [
            fact
            for fact in facts(replace(talk.without_markdown.for_screen_reader, longest_name=longest))
            if fact
        ]
        if len(" ".join(parts)) <= limits.ALT:
            break
    while len(parts) > 1 and len(" ".join(parts)) > limits.ALT:
        parts.pop()
    return cut(" ".join(parts).replace("**", ""), limits.ALT)


def lines(*parts: str | None) -> str:
    """Messages on separate lines; None is skipped."""
    return "\n".join(filter(None, parts))


def sentences(*parts: str | None) -> str:
    """Messages joined by spaces; None is skipped."""
    return " ".join(filter(None, parts))


def of_kind(items: Iterable[object], kind: type[KindT]) -> list[KindT]:
    """The items of a kind, such as events or actions, in order."""
    return [item for item in items if isinstance(item, kind)]


def group_by_key(pairs: Iterable[tuple[KeyT, ItemT]]) -> dict[KeyT, list[ItemT]]:
    """Items by key, both in the order in which they first come."""
    groups: dict[KeyT, list[ItemT]] = {}
    for key, item in pairs:
        groups.setdefault(key, []).append(item)
    return groups


DIGITS: Final = 24


class Drawable(Protocol):
    """A picture as a value; its repr identifies it among those of its kind."""

    def scene(self, writing: Any) -> Scene:
        """Compose the picture with these words."""


def digest(value: object) -> str:
    """Hash of everything a value shows: equal hashes mean equal pictures.

    Someone who knows nearly all of that can guess the rest, so a picture that shows a secret has a name for
    its reader alone.
    """
    return sha256(repr(value).encode()).hexdigest()[:DIGITS]


def picture(kind: str, drawable: Drawable, writing: Writing, alt: str, *, fleeting: bool = False) -> Picture:
    """Make a picture of this kind, whose name begins with its game's key.

    A ``fleeting`` one is for a single person, until their next press.
    """
    name = f"{kind}-{digest((kind, drawable, writing))}"
    ending = paint.FLEETING_EXTENSION if fleeting else paint.EXTENSION
    return Picture(name, f"{name}.{ending}", alt, draw=partial(draw, drawable, writing, fleeting=fleeting))


def described_picture(
    talk: TalkT,
    kind: str,
    drawable: Drawable,
    facts: Callable[[TalkT], Sequence[str | None]],
    *,
    fleeting: bool = False,
) -> Picture:
    """A ``picture`` with the players' names in it, and facts as its alt text."""
    return picture(kind, drawable, talk.writing, whole_facts(talk, facts), fleeting=fleeting)


def draw(drawable: Drawable, writing: Writing, *, fleeting: bool = False) -> bytes:
    """Render a picture to a file."""
    return paint.draw(drawable.scene(writing), fleeting=fleeting)


def emojis(drawings: Mapping[str, tuple[Shape, ...]]) -> tuple[Emoji, ...]:
    """Emoji by name, drawn in the square ``paint.EMOJI``."""
    return tuple(_emoji(name, shapes) for name, shapes in drawings.items())


@cache
def _emoji(name: str, shapes: tuple[Shape, ...]) -> Emoji:
    # Cached across languages and starts: hashing shapes takes as long as building a small page.
    return Emoji(name, digest(shapes), partial(_cut_out, shapes))


@cache
def _cut_out(shapes: tuple[Shape, ...]) -> bytes:
    return paint.draw_emoji(shapes)


CardT = TypeVar("CardT")
CARD = "card"
"""Verb of a card's button; its argument is the card's index."""


@dataclass(frozen=True, slots=True)
class Hand(Generic[CardT]):
    """The cards a player may choose from, and the choice so far."""

    cards: tuple[CardT, ...]
    """All cards, including those already committed."""
    count: int
    """Number of cards to choose."""
    chosen: tuple[int, ...] = ()
    """Indices into ``cards`` in the order chosen; at most ``count``."""
    open: bool = True
    """Whether cards can be tapped: nothing is committed yet, or the choice is being changed."""

    @property
    def chosen_cards(self) -> tuple[CardT, ...]:
        """The chosen cards, in hand order."""
        return tuple(self.cards[place] for place in sorted(self.chosen))

    @property
    def is_complete(self) -> bool:
        """Whether enough cards are chosen."""
        return len(self.chosen) == self.count

    def resume(self, draft: str | None, turn: int, committed: Sequence[CardT] | None) -> Self:
        """The hand with the turn's draft, or else the committed cards, as the choice."""
        chosen = _read_draft(draft, turn)
        if chosen is not None and all(0 <= place < len(self.cards) for place in chosen):
            return replace(self, chosen=tuple(dict.fromkeys(chosen))[-self.count :])
        return self if committed is None else replace(self.choose(committed), open=False)

    def choose(self, cards: Iterable[CardT]) -> Self:
        """The hand with these cards chosen, taking the first among equals."""
        free = list(range(len(self.cards)))
        for card in cards:
            free.remove(next(place for place in free if self.cards[place] == card))
        return replace(self, chosen=tuple(place for place in range(len(self.cards)) if place not in free))

    def toggle(self, place: int) -> Self:
        """The hand with a card chosen or put back; one too many replaces the one chosen first."""
        if place in self.chosen:
            return replace(self, chosen=tuple(other for other in self.chosen if other != place))
        return replace(self, chosen=(*self.chosen, place)[-self.count :])

    @property
    def key(self) -> str:
        """The choice as the argument of the button that commits it, so that no other one is committed."""
        return ".".join(map(str, sorted(self.chosen)))

    def draft(self, turn: int) -> str:
        """The choice as a draft for a turn."""
        return " ".join(("hand", str(turn), *map(str, self.chosen)))

    def buttons(
        self,
        in_a_row: int,
        label: Callable[[CardT], str],
        emoji: Callable[[CardT], str] = lambda _: "",
    ) -> tuple[ControlRow, ...]:
        """A button per card while the choice is open; chosen ones are highlighted."""
        tapped = [
            Button(
                CARD,
                label(card),
                str(place),
                style=Style.PRIMARY if place in self.chosen else Style.SECONDARY,
                emoji=emoji(card),
            )
            for place, card in enumerate(self.cards if self.open else ())
        ]
        return in_rows(tapped, in_a_row)

    def place(self, argument: str) -> int | None:
        """The index in a card button's argument; None if it is invalid."""
        return parse_number(argument, len(self.cards) - 1)


def _read_draft(draft: str | None, turn: int) -> tuple[int, ...] | None:
    """The indices in a turn's draft, in the order chosen; None if there is no such draft."""
    words = (draft or "").split()
    if words[:2] != ["hand", str(turn)]:
        return None
    try:
        return tuple(map(int, words[2:]))
    except ValueError:
        return None


def open_button(
    page: str,
    label: str,
    style: Style = Style.SECONDARY,
    *,
    disabled: bool = False,
    new_message: bool = False,
) -> Button:
    """A button that opens a private page."""
    return Button(PAGE, label, page, style=style, disabled=disabled, new_message=new_message)


def page_button(
    talk: Talk,
    page: str,
    label: str = "",
    style: Style = Style.SECONDARY,
    *,
    disabled: bool = False,
    new_message: bool = False,
) -> Button:
    """A button that opens a private page.

    Its message is ``label``, or else ``KEY-button-`` and the last part of the page's name.
    """
    text = talk.text(label or f"{talk.key}-button-{page.rpartition('.')[2]}")  # words: *-button-*
    return open_button(page, text, style, disabled=disabled, new_message=new_message)


def page_buttons(talk: Talk, *names: str) -> tuple[Button, ...]:
    """Buttons to pages, each labelled by the last part of its name."""
    return tuple(page_button(talk, name) for name in names)


def lessons(talk: Talk, *topics: str, **values: int) -> tuple[Lesson, ...]:
    """The first-time lessons of a page, in order: ``KEY-first-TOPIC``."""
    return tuple(
        Lesson(f"{talk.key}.{topic}", talk.text(f"{talk.key}-first-{topic}", **values))  # words: *-first-*
        for topic in topics
    )


def hint_button(talk: Talk, about: str = "") -> HostButton:
    """A button that asks the strongest computer for a hint; ``about`` is for ``Game.hint_draft``."""
    return HostButton(HINT, talk.text("talk-button-hint"), about)


def last_buttons(talk: Talk) -> tuple[HostButton, HostButton]:
    """The first buttons of a finished game's last post: a rematch and the film."""
    return (
        HostButton(REMATCH, talk.text("talk-button-rematch"), style=Style.SUCCESS),
        HostButton(FILM, talk.text("talk-button-film"), style=Style.PRIMARY),
    )


@dataclass(frozen=True, slots=True)
class PictureShape:
    """Which picture a page shows: a wide one, or a tall one for phones."""

    tall: bool
    other: Button
    """Opens the same page with the other one."""
    lessons: tuple[Lesson, ...] = ()
    """Tip on switching to tall pictures for good, for a seated reader who asks for this one."""


def shape(talk: Talk, page: str, name: str) -> PictureShape:
    """The shape in which a page is opened by a name.

    The page's own name stands for the shape that the reader wants; ``PAGE.tall`` and ``PAGE.wide`` are for a
    kind of screen. Raises Refusal for other names.
    """
    wants = talk.is_tall
    shapes = {page: wants, f"{page}.tall": True, f"{page}.wide": False}
    if name not in shapes:
        raise talk.refusal_of("talk-refusal-no-page")
    tall = shapes[name]
    other = page_button(talk, f"{page}.{'wide' if tall else 'tall'}")
    if not tall or wants or talk.reader is None:
        return PictureShape(tall, other)
    return PictureShape(tall, other, lessons(talk, "tall"))


def in_rows(buttons: Sequence[Button], width: int = limits.A_ROW) -> tuple[tuple[Button, ...], ...]:
    """Split buttons into rows."""
    return tuple(tuple(buttons[start : start + width]) for start in range(0, len(buttons), width))
