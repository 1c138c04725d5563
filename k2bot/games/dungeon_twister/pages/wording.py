"""Names of pages and things; actions and events in a few words, for buttons, menus and posts."""

from __future__ import annotations

from dataclasses import dataclass, fields
from itertools import groupby
from typing import TYPE_CHECKING, Any, ClassVar, Final

from k2bot.game import pages
from k2bot.game.reading import NEXT
from k2bot.game.standing import ORDERS
from k2bot.game.values import Lesson, Person
from k2bot.games.dungeon_twister.engine import actions, events, squares
from k2bot.games.dungeon_twister.engine.aftermath import fate_outside
from k2bot.games.dungeon_twister.engine.board import falls, handlings
from k2bot.games.dungeon_twister.engine.content import (
    BY_NAME,
    COMBAT,
    GATE_BY_NAME,
    IS_CHARACTER,
    KIND,
    OWNER,
    SPEED,
)
from k2bot.games.dungeon_twister.engine.listing import board_of
from k2bot.games.dungeon_twister.engine.model import LOST
from k2bot.games.dungeon_twister.engine.sides import sides_of
from k2bot.games.dungeon_twister.engine.squares import NAMES, SQUARE_BY_NAME, SQUARES, slot_of
from k2bot.games.dungeon_twister.pictures import COLOURS, Writing, news

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from k2bot.games.dungeon_twister.engine.actions import Action, CharacterAction
    from k2bot.games.dungeon_twister.engine.events import Event, Handling
    from k2bot.games.dungeon_twister.engine.view import Observation, SeatView
    from k2bot.text.words import Words


BOARD: Final = "board"
"""The maze as a picture."""
TALL: Final = f"{BOARD}.tall"
"""The maze as a picture for narrow screens."""
TEXT: Final = "text"
"""The maze as text."""
HAND: Final = "hand"
"""Remaining cards on both sides, and the reader's own hidden tokens."""
TURN: Final = "turn"
"""Panel in which a turn is played."""
FOUGHT: Final = "fought"
"""Result of the reader's attack before the turn continues, as in ``fought.b.warrior``."""
ROTATE: Final = "rotate"
"""Preview of a rotation that is final, as in ``rotate.b.warrior.3.right``, and verb of its button."""
ATTACK: Final = "attack"
"""Preview of a fight, as in ``attack.b.warrior.y.troll``."""
PAGE_OF: Final = {
    "team": "team",
    "hide": f"{ORDERS}.hide",
    "card": TURN,
    "act": TURN,
    "place": "place",
    "lay": "fight",
}
"""Page that answers a decision, by kind."""


def tips(talk: Talk, seen: Observation, *topics: str, **values: int) -> tuple[Lesson, ...]:
    """First-time lessons of the reader's page: what the game is about, and then these topics."""
    own, other = seen.setup.goal[seen.me.seat], seen.setup.goal[1 - seen.me.seat]
    return pages.lessons(talk, "goal", *topics, goal=own, other=other, same=own == other, **values)


def next_page_name(chosen: str) -> str:
    """The page that leads on, keeping a character selected; "" for none."""
    return f"{NEXT}.{chosen}" if chosen else NEXT


def selected_character(name: str) -> str:
    """The character a page's name keeps selected; "" for none."""
    _, _, chosen = name.partition(".")
    return chosen if chosen in BY_NAME else ""


@dataclass(frozen=True, slots=True)
class Talk(pages.Talk):
    """The words of a locale and the players of a game, with this game's names for things.

    An only reader is addressed as "you", and their own tokens need no colour.
    """

    key = "dungeon"

    colours: ClassVar[tuple[str, ...]] = COLOURS

    @classmethod
    def against_computer(cls, words: Words, seat: int, person: Person) -> Talk:
        """The words for somebody who learns or solves a puzzle in a seat, against the computer."""
        other = Person(words.text("dungeon-course-other"), "", computer=True)
        return cls(words, (person, other) if seat == 0 else (other, person), reader=seat)

    @property
    def writing(self) -> Writing:
        """Words for the game's pictures."""
        return Writing(self.words, self.names, self.computers)

    def colour(self, seat: int) -> str:
        """Name of a seat's colour."""
        return self.text("dungeon-colour", seat=seat)

    def kind(self, token: str | int) -> str:
        """A token, by name or by the engine's number, without its colour, as in ``Thief``."""
        return self.text(f"dungeon-kind-{KIND[_number(token)]}")  # words: dungeon-kind-*

    def token(self, token: str | int) -> str:
        """A token with its colour, as in ``blue Thief``; without for the only reader's own."""
        number = _number(token)
        return self.kind(number) if OWNER[number] == self.reader else self.coloured(number)

    def coloured(self, number: int) -> str:
        """A token with its colour."""
        colour = self.colour(OWNER[number])
        return self.text("dungeon-token", colour=colour, kind=self.kind(number), sort=KIND[number])

    def strength(self, token: str) -> str:
        """Speed, combat and power of a character."""
        number = BY_NAME[token]
        power = self.text(f"dungeon-power-{KIND[number]}")  # words: dungeon-power-*
        return self.text("dungeon-strength", speed=SPEED[number], combat=COMBAT[number], power=power)

    def player_with_colour(self, seat: int) -> str:
        """A seat's player, as in ``Ann (blue)``; the name alone if it is the colour, as in examples."""
        name, colour = self.name(seat), self.colour(seat)
        return (
            name if name.lower() == colour.lower() else self.text("dungeon-player", name=name, colour=colour)
        )

    def for_both_seats(self, points: tuple[int, int]) -> dict[str, str | int]:
        """Message arguments for both players with their points or goals."""
        return {"first": self.name(0), "second": self.name(1), "blue": points[0], "yellow": points[1]}

    def room(self, slot: int) -> str:
        """A slot's room, numbered from 1."""
        return self.text("dungeon-room", room=slot + 1)

    def in_room(self, token: str, slot: int) -> str:
        """A token's name with its slot's room."""
        return self.text("dungeon-in-room", token=token, room=slot + 1)

    def on_square(self, token: str, square: str) -> str:
        """A token's name with its square."""
        return self.text("dungeon-on-square", token=token, square=square)


def _number(token: str | int) -> int:
    return BY_NAME[token] if isinstance(token, str) else token


_EVENTS: Final[dict[type[Event], str]] = {
    events.CardPlayed: "card",
    events.RoomRevealed: "revealed",
    events.RoomRotated: "turned",
    events.Left: "left",
    events.FightBegan: "attack",
    events.Wounded: "wounded",
    events.Eliminated: "eliminated",
    events.Healed: "healed",
    events.ObjectLost: "lost",
    events.GateChanged: "gate",
    events.PotionDrunk: "potion",
    events.WandFired: "wand",
    events.Skipped: "skipped",
    events.TurnEnded: "left-over",
    events.DrawOffered: "draw",
}
"""Messages of events, after ``dungeon-told-``; other events are no news, or part of another's message."""


_STEPS: Final = (actions.Team, actions.Hide, actions.Lay, actions.End)
"""Actions described by their kind alone."""
_CHANGING: Final = (actions.Move, actions.Jump, actions.Wall, actions.Gate, actions.Break)
"""Actions that lead to exactly one event of a move or a portcullis."""


def action_text(talk: Talk, deed: Action) -> str:
    """Description of an action."""
    if isinstance(deed, actions.Team):
        return talk.list_text(map(talk.kind, deed.characters))
    verb = deed.verb
    return talk.text(f"dungeon-do-{verb}", **_values(talk, deed))  # words: dungeon-do-*


def step_name(talk: Talk, deeds: Sequence[Action], step_events: Iterable[Event]) -> str:
    """Short description of actions, as public knowledge; of a hidden choice only its kind."""
    changes = iter([event for event in step_events if isinstance(event, events.Moved | events.GateChanged)])
    parts: list[str] = []
    for one in deeds:
        change = next(changes) if isinstance(one, _CHANGING) else None
        match one, change:
            case _ if isinstance(one, _STEPS):
                parts.append(talk.text(f"dungeon-step-{one.verb}"))  # words: dungeon-step-*
            case actions.Move(), events.Moved():
                values = _values(talk, change)
                moved = talk.text("dungeon-step-move", **values)
                parts += (moved, *handling_texts(talk, change.handled, str(values["square"]), added=True))
            case _, events.GateChanged():
                parts.append(talk.text("dungeon-step-gate", **_values(talk, change)))
            case _:
                parts.append(action_text(talk, one))
    return talk.join((part for part, _ in groupby(parts)), "talk-list-more")


def plan_lines(talk: Talk, deeds: Sequence[Action], step_events: Iterable[Event]) -> tuple[str, ...]:
    """Effects of a turn's actions, one line per event."""
    cards = (action_text(talk, one) for one in pages.of_kind(deeds, actions.PlayCard))
    return (
        *cards,
        *event_lines(talk, [event for event in step_events if not isinstance(event, events.CardPlayed)]),
    )


def list_items(talk: Talk, lines_told: Iterable[str]) -> tuple[str, ...]:
    """Lines as those of a list."""
    return tuple(talk.text("dungeon-turn-planned", line=line) for line in lines_told)


def event_lines(talk: Talk, step_events: Iterable[Event]) -> tuple[str, ...]:
    """Events as text, one line each; those that are no news are skipped.

    One player's placements in a room share a line, and so do the moves that a character makes in a row.
    """
    lines: list[str] = []
    began: events.FightBegan | None = None
    for seat, together in groupby(
        _joined_moves(step_events), lambda one: one.seat if isinstance(one, events.TokenPlaced) else None
    ):
        if seat is not None:
            tokens = pages.of_kind(together, events.TokenPlaced)
            placed = [talk.on_square(talk.token(one.token), one.square) for one in tokens]
            lines.append(talk.text("dungeon-told-placed", name=talk.name(seat), tokens=placed))
            continue
        for event in together:
            if isinstance(event, events.FightBegan):
                began = event
            if isinstance(event, _Walk):
                lines.append(_move(talk, event))
            elif isinstance(event, events.FightEnded) and began is not None:
                lines.append(_fight(talk, began, event))
            elif (line := _line(talk, event)) is not None:
                lines.append(line)
    return tuple(colour_capitalized(talk, line) for line in lines)


@dataclass(frozen=True, slots=True)
class _Walk:
    """A jump, a step through a wall, or moves of one character in a row."""

    start: str
    stops: tuple[str, ...]
    """Square where each of them ended."""
    last: events.Moved

    def extended(self, event: Event) -> _Walk | None:
        """A copy with one more move; None if that move gets a line of its own."""
        last = self.last
        if not isinstance(event, events.Moved) or last.handled or {last.kind, event.kind} != {"move"}:
            return None
        if (event.character, event.carried) != (last.character, last.carried):
            return None
        if event.start == (end := _end(event)):  # back from a detour to where it was
            return None
        return _Walk(self.start, (*self.stops, end), event)


def _end(event: events.Moved) -> str:
    """Square where a move ends."""
    return [word for word in event.path if word in SQUARE_BY_NAME][-1]


def _joined_moves(step_events: Iterable[Event]) -> Iterator[Event | _Walk]:
    """Events, with moves in a row as one."""
    walk: _Walk | None = None
    for event in step_events:
        longer = walk.extended(event) if walk else None
        if walk and not longer:
            yield walk
        if not longer and isinstance(event, events.Moved):
            longer = _Walk(event.start, (_end(event),), event)
        walk = longer
        if not walk:
            yield event
    if walk:
        yield walk


def total(talk: Talk, happened: Sequence[Event], seat: int) -> str | None:
    """Sentence on all who scored in a turn of this seat, with each side's points; None for at most one."""
    told = news.total(happened, seat, talk.writing, talk.name)
    return talk.sentence(told) if told else None


def colour_capitalized(talk: Talk, line: str) -> str:
    """A line with a capital if it starts with a colour; names keep their spelling."""
    ends = (" ", ":", "\N{NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}")
    colours = tuple(f"{talk.colour(seat)}{end}" for seat in (0, 1) for end in ends)
    return capitalized(line) if line.startswith(colours) else line


def capitalized(line: str) -> str:
    """A line with a capital; the rest keeps its spelling."""
    return line[:1].upper() + line[1:]


def _fight(talk: Talk, began: events.FightBegan, ended: events.FightEnded) -> str:
    """Both sides of a fight with strengths, bonuses and cards, and its result."""
    attack, defence = ended.sums
    return talk.text(
        "dungeon-told-fight",
        attack=_side(talk, began.attacking, None, ended.cards[0], attack),
        defence=_side(talk, began.defending, ended.target, ended.cards[1], defence),
        result="attacker" if attack > defence else "defender" if attack < defence else "tie",
    )


def fighter(talk: Talk, name: str | int, value: int, *, wounded: bool = False) -> str:
    """A fighter with its strength, or a thing with its bonus."""
    return talk.text("dungeon-fighter", name=talk.kind(name), value=value, wounded=wounded)


def _side(talk: Talk, fighters: Sequence[str], target: str | None, card: int, total: int) -> str:
    """A side: fighters with strengths, bonuses, card and total; a wounded target counts 0."""
    values = {name: COMBAT[BY_NAME[name]] for name in fighters}
    bonus = total - card - sum(values.values())
    if bonus < 0 and target is not None:
        bonus += values[target]
        values[target] = 0
    parts = [
        fighter(talk, name, value, wounded=name == target and not value) for name, value in values.items()
    ]
    if bonus:
        parts.append(
            talk.text("dungeon-told-bonus", value=bonus, side="attack" if target is None else "defence")
        )
    parts.append(talk.text("dungeon-told-fight-card", value=card))
    return talk.text(
        "dungeon-told-side",
        colour=talk.colour(OWNER[BY_NAME[fighters[0]]]),
        parts=talk.join(parts, "dungeon-list-plus"),
        sum=total,
    )


def _move(talk: Talk, walk: _Walk) -> str:
    """Moves in a row with what is carried, taken and left."""
    event, end = walk.last, walk.stops[-1]
    moved = talk.text(
        "dungeon-told-moved",
        **{
            **_values(talk, event),
            "start": walk.start,
            "square": talk.list_text(walk.stops),
            "way": "round" if walk.stops == (walk.start,) else event.kind,
        },
        **_carrying(event.carried),
    )
    if handlings := handling_texts(talk, event.handled, end, added=True):
        moved = talk.text("talk-list-more", first=moved, second=handlings)
    return talk.sentence(moved)


def _line(talk: Talk, event: Event) -> str | None:
    """Any event by its message and values; None if it is no news."""
    kind, values = _EVENTS.get(type(event)), _values(talk, event)
    match event:
        case events.TurnEnded(left=0):
            return None
        case events.Left(carried=carried):
            values |= _carrying(carried)
            if carried is not None and fate_outside(BY_NAME[carried]) == LOST:
                values["carries"] = "lost"
        case events.Eliminated(character=character, dropped=dropped):
            values |= {"name": talk.name(1 - OWNER[BY_NAME[character]]), "drops": dropped is not None}
        case events.Healed(character=character, healer=healer) if character == healer:
            kind = "regenerated"
    return None if kind is None else talk.text(f"dungeon-told-{kind}", **values)  # words: dungeon-told-*


def _carrying(token: str | None) -> dict[str, bool | str]:
    """Message arguments: whether something is carried, and its sort."""
    return {"carries": token is not None, "sort": KIND[BY_NAME[token]] if token else "nothing"}


def handling_texts(
    talk: Talk, handlings: Sequence[Handling], end: str, *, added: bool = False
) -> tuple[str, ...]:
    """Tokens taken and left in a move, from and to whom; swaps are combined.

    Squares are included, except the final one if already mentioned. ``added`` is for words that follow a
    sentence about the move.
    """
    parts: list[str] = []
    rest = list(handlings)
    while rest:
        first = rest.pop(0)
        swapped = rest and not first.taken and rest[0].taken and rest[0].square == first.square
        second = rest.pop(0) if swapped else None
        token = (second or first).token
        partners = (first.partner, second.partner if second else None)
        # A wounded character that is itself exchanged isn't the one it's exchanged with.
        partner = next((one for one in partners if one not in (None, first.token, token)), None)
        parts.append(
            talk.text(
                f"dungeon-way-{'swaps' if second else 'takes' if first.taken else 'leaves'}",
                thing=_handled(talk, token),  # words: dungeon-way-*
                sort=KIND[BY_NAME[token]],
                left=_handled(talk, first.token),
                left_sort=KIND[BY_NAME[first.token]],
                partner=talk.token(partner) if partner else "",
                partner_sort=KIND[BY_NAME[partner]] if partner else "nothing",
                partnered=partner is not None,
                square="there" if first.square == end else first.square,
                form="added" if added else "said",
            )
        )
    return tuple(parts)


def _handled(talk: Talk, token: str) -> str:
    """A token that a move takes or leaves; a character is wounded then (rule 14)."""
    name, number = talk.token(token), BY_NAME[token]
    return talk.text("dungeon-way-wounded", name=name, sort=KIND[number]) if IS_CHARACTER[number] else name


def token_sorts(facts: Mapping[str, object]) -> dict[str, str]:
    """Message arguments: the sort of each token among facts, as ``target_sort`` for ``target``."""
    return {
        f"{name}_sort": KIND[BY_NAME[fact]]
        for name, fact in facts.items()
        if isinstance(fact, str) and fact in BY_NAME
    }


def _values(talk: Talk, step: Action | Event) -> dict[str, str | int]:
    """Message arguments from an action's or event's fields."""
    values: dict[str, str | int] = {}
    for field in fields(step):
        name, value = field.name, getattr(step, field.name)
        if isinstance(value, str) and value in BY_NAME:
            values |= {name: talk.token(value), f"{name}_sort": KIND[BY_NAME[value]]}
        else:
            values |= _value(talk, name, value)
    return values


def _value(talk: Talk, name: str, value: Any) -> dict[str, str | int]:
    match name, value:
        case "seat", int():
            return {"name": talk.name(value)}
        case "slot", int():
            return {"room": talk.room(value), "number": value + 1}
        case "room", str():
            return {}  # rooms are named by position
        case (("turn" | "direction"), int()):
            return {"turn": "right" if value > 0 else "left"}
        case "tokens", tuple():
            return {"tokens": talk.list_text(map(talk.token, value))}
        case "path", tuple():
            return {"square": [word for word in value if word in squares.SQUARE_BY_NAME][-1]}
        case (("cards" | "sums" | "sides"), (first, second)):
            return {f"{name}-first": first, f"{name}-second": second}
        case _, str() | int():
            return {name: value}
    return {name: ""}


def _covered_cards(own: SeatView) -> dict[str, str | int]:
    """Message arguments of cards that the reader can only count, and the action card that lies face up."""
    last = own.shown_card or 0
    return {"actions": own.action_count, "last": last, "combat": own.combat_count, "jumps": own.jumps}


def cards_line(talk: Talk, own: SeatView) -> str:
    """A side's remaining cards on one line; only their numbers if played ones lie face down (rule 41)."""
    if not own.is_known:
        name = talk.player_with_colour(own.seat)
        return talk.text("dungeon-cards-covered", name=name, **_covered_cards(own))
    return talk.text(
        "dungeon-cards",
        name=talk.player_with_colour(own.seat),
        actions=" ".join(map(str, own.actions)) or "none",
        combat=" ".join(f"+{card}" for card in own.combat),
        jumps=own.jumps,
    )


def cards_sentence(talk: Talk, own: SeatView, of: str = "") -> str:
    """A side's remaining cards as a sentence: the reader's own, or those of the player ``of``."""
    if not own.is_known:
        return talk.text("dungeon-hand-covered", name=of, **_covered_cards(own))
    return talk.text(
        "dungeon-hand-cards",
        whose="other" if of else "own",
        name=of,
        actions=map(str, own.actions),
        combat=[talk.text("dungeon-plus", value=card) for card in own.combat],
        jumps=own.jumps,
    )


def cards_alt(talk: Talk, own: SeatView) -> str:
    """A side's remaining cards in an alt text, as short as can be."""
    colour = capitalized(talk.colour(own.seat))
    if not own.is_known:
        return talk.text("dungeon-alt-covered", colour=colour, **_covered_cards(own))
    return talk.text(
        "dungeon-alt-cards",
        colour=colour,
        actions=card_values(talk, own.actions),
        combat=card_values(talk, own.combat),
        jumps=own.jumps,
    )


def combat_cards(talk: Talk, own: SeatView) -> str:
    """Values of the combat cards a side has left, or how many the reader can't see."""
    if not own.knows_combat:
        return talk.text("dungeon-alt-unseen", count=own.combat_count)
    return card_values(talk, own.combat)


def card_values(talk: Talk, cards: Sequence[int]) -> str:
    """Values of cards, such as ``2, 4``."""
    return talk.join(map(str, cards), "talk-list-more") or talk.list_text(())


def load_of(seen: Observation, token: str) -> int | None:
    """Load of a character in play, as the engine's number; None for none, or outside the maze."""
    number = BY_NAME[token]
    return board_of(seen).load(number) if seen.places[number] < SQUARES else None


def potion_texts(talk: Talk, seen: Observation) -> tuple[str, ...]:
    """Which of the points left only the drinker of a potion can spend; a sentence for each drinker."""
    return tuple(
        talk.text(
            "dungeon-potion-left",
            character=talk.kind(token),
            character_sort=KIND[token],
            points=points,
        )
        for token, points in seen.potion
    )


def square_of(seen: Observation, token: str) -> int | None:
    """The square of a token; None if it is on none."""
    place = seen.places[BY_NAME[token]]
    return place if place < SQUARES else None


def deed_label(talk: Talk, seen: Observation, action: CharacterAction) -> str:
    """Label of an action's button: ``Reveal room 6``, ``Attack yellow Troll (5 vs 4, plus cards)``."""
    # words: dungeon-deed-*
    return talk.text(f"dungeon-deed-{action.verb}", **{**_values(talk, action), **_effect(seen, action)})


def _effect(seen: Observation, action: CharacterAction) -> dict[str, str | int]:
    """Message arguments of an action that follow from where its character is."""
    match action:
        case actions.Rotate(character, slot):
            own_square = square_of(seen, character)
            return {"which": "own" if own_square is not None and slot_of(own_square) == slot else "twin"}
        case actions.Jump(square=square):
            return {"out": slot_of(SQUARE_BY_NAME[square]) is None}
        case actions.Attack(character, target):
            attack, defence = sides_of(seen, BY_NAME[character], BY_NAME[target]).sums
            return {"attack": attack, "defence": defence}
        case actions.Gate(character, gate) | actions.Break(character, gate):
            number, own_square = GATE_BY_NAME[gate], square_of(seen, character)
            ends = [square for square, gates in seen.maze.gate_sides.items() if number in gates]
            other_side = next((square for square in ends if square != own_square), ends[0])
            return {"square": NAMES[other_side], "state": seen.gate(gate)}
    return {}


def move_handling(talk: Talk, seen: Observation, move: actions.Move) -> tuple[str, ...]:
    """Characters that fall into a pit by a move, and tokens taken and left, with squares; empty for none."""
    board = board_of(seen)
    things, _ = handlings(board, BY_NAME[move.character], move.path)
    fallen = (
        talk.text(
            "dungeon-goes-falls", name=talk.token(one), own=OWNER[one] == OWNER[BY_NAME[move.character]]
        )
        for one in falls(board, things)
    )
    return (*fallen, *handling_texts(talk, things, move.end))
