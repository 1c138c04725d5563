"""The last turn in words, step by step: short for the strip below the maze, complete for alt texts."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from k2bot.games.dungeon_twister.engine import Phase
from k2bot.games.dungeon_twister.engine.content import BY_NAME, KIND, OWNER, TOKENS
from k2bot.games.dungeon_twister.engine.events import (
    Eliminated,
    Event,
    FightBegan,
    FightEnded,
    GateChanged,
    Handling,
    Healed,
    Left,
    Moved,
    ObjectLost,
    PotionDrunk,
    RoomRevealed,
    RoomRotated,
    WandFired,
    Wounded,
)
from k2bot.games.dungeon_twister.engine.squares import SQUARE_BY_NAME
from k2bot.games.dungeon_twister.pictures import acts, panels
from k2bot.games.dungeon_twister.pictures.traces import shortest_rotation
from k2bot.render import theme

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pictures.acts import Act
    from k2bot.render.layout import Writing

TURNS: Final = {1: "right", -1: "left", 2: "half", -2: "half"}
"""Names of rotations in messages, by number of quarter turns."""
_NAME: Final = 300
"""Greatest width in pixels of a player's name in the strip, at the least font size of its sentence."""


def coloured_name(token: int, writing: Writing) -> str:
    """The name of a token's kind with its owner's colour."""
    colour = writing.text("dungeon-colour", seat=OWNER[token])
    return writing.text(
        "dungeon-token", colour=colour, kind=panels.kind_name(token, writing), sort=KIND[token]
    )


class NewsItem(NamedTuple):
    """A step of a turn: who did it, and its texts in the strip and in alt texts."""

    actor: int | None
    """The token that did it; None for nobody."""
    others: tuple[int, ...]
    """Tokens that are pictured after the sentence: those carried out of the maze."""
    said: tuple[str, ...]
    """Sentences for the strip that say the same, the fullest first."""
    told: tuple[str, ...]


def acting_seat(seen: Observation, events: Sequence[Event]) -> int:
    """Seat whose turn the events belong to."""
    acting = acts.acting_seat(events)
    return seen.active_seat if acting is None else acting


def is_over(seen: Observation, events: Sequence[Event]) -> bool:
    """Whether the turn of the events is over, and another one has begun."""
    return acting_seat(seen, events) != seen.active_seat or seen.phase is Phase.CARD


def turn_steps(seen: Observation, events: Sequence[Event], writing: Writing) -> tuple[NewsItem, ...]:
    """The steps of a turn in order; squares are those of that time, though rooms may have turned since."""
    teller = _Teller(writing, acting_seat(seen, events), partial(_short_name, writing))
    return tuple(teller.step(act) for act in acts.acts(events))


def headline(seen: Observation, events: Sequence[Event], writing: Writing) -> NewsItem | None:
    """What was decisive in a turn, as one step: all that scored, or else the one that matters most.

    It has the points of the whole turn. None if nothing happened.
    """
    return _Teller(writing, acting_seat(seen, events), partial(_short_name, writing)).headline(events)


def total(events: Sequence[Event], seat: int, writing: Writing, named: Callable[[int], str]) -> str | None:
    """The headline of a turn of ``seat`` in which several characters left or fell; None for at most one.

    ``named`` gives players' names.
    """
    if sum(isinstance(event, Left | Eliminated) for event in events) < 2:
        return None
    main = _Teller(writing, seat, named).headline(events)
    return main.said[0] if main is not None else None


def _short_name(writing: Writing, seat: int) -> str:
    """A player's name, cut to a width at the least font size of the strip's sentence."""
    names = theme.truncations(writing.name(seat))
    return next(one for one in names if theme.text_width(one, theme.CHANGING_TEXT) <= _NAME)


class _Teller(NamedTuple):
    writing: Writing
    seat: int
    """Seat whose turn it is."""
    player: Callable[[int], str]
    """Gives players' names."""

    def headline(self, events: Sequence[Event]) -> NewsItem | None:
        """The decisive steps as one; None if nothing happened."""
        found = acts.acts(events)
        main = [found[number] for number in acts.decisive(found)]
        return self.together(main) if main else None

    def together(self, steps: Sequence[Act]) -> NewsItem:
        """Several steps that scored as one, or a single step."""
        told = [self.step(act) for act in steps]
        if not told[1:]:
            return told[0]
        said = tuple(_capitalized(self._scored(steps, words)) for words in ("out", "gone", "fewest"))
        return NewsItem(told[0].actor, tuple(one for step in told for one in step.others), said, said[:1])

    def step(self, act: Act) -> NewsItem:
        """A step in words."""
        match act.kind:
            case "way":
                said, told = self._moved(act)
            case "out":
                said, told = self._left(act)
            case "turned":
                said, told = self._turned(act)
            case "revealed":
                said, told = self._revealed(act)
            case "fight" | "fallen":
                said, told = self._fought(act)
            case _:
                said, told = self._other(act)
        exits = (event.carried for event in act.events if isinstance(event, Left))
        others = tuple(BY_NAME[name] for name in exits if name is not None)
        return NewsItem(act.actor, others, tuple(map(_capitalized, said)), tuple(told))

    def _names(self, *names: str) -> str:
        """Names of tokens, each with its colour unless it's the acting side's."""
        mine = {name for name in names if OWNER[BY_NAME[name]] == self.seat}
        return self.writing.list_text(
            [self._kind(one) if one in mine else self._coloured_names(one) for one in names]
        )

    def _coloured_names(self, *names: str) -> str:
        """Names of tokens, each with its colour, as for both sides of a fight."""
        return self.writing.list_text([coloured_name(BY_NAME[name], self.writing) for name in names])

    def _kind(self, name: str) -> str:
        return self.writing.text(f"dungeon-kind-{KIND[BY_NAME[name]]}")  # words: dungeon-kind-*

    def _moved(self, act: Act) -> tuple[list[str], list[str]]:
        """A character's way with what it took and left on it; the strip has only one of both."""
        way = self._way(act)
        return [self.writing.text("dungeon-strip-way", **way)], [self._told_way(way)]

    def _left(self, act: Act) -> tuple[list[str], list[str]]:
        """A character's exit from the maze, after its way with what it took and left on it."""
        left = next(event for event in act.events if isinstance(event, Left))
        said = [self._scored([act], words) for words in ("out", "gone")]
        way = [self._told_way(self._way(act))] if act.moves else []
        told = self.writing.text("dungeon-news-left", name=self._names(left.character), points=left.points)
        return said, [*way, told]

    def _scored(self, steps: Sequence[Act], words: Literal["out", "gone", "fewest"] = "out") -> str:
        """Who left and who was knocked out, in order of the steps, with the points for each side.

        The fewest words don't say who knocked out.
        """
        feats: dict[int, dict[ScoredDeed, list[str]]] = {}
        for act in steps:
            for event in act.events:
                match event:
                    case Left(character=one):
                        seat, feat = OWNER[BY_NAME[one]], ScoredDeed("out" if words == "out" else "gone")
                    case Eliminated(character=one):
                        victor = _victor(act)
                        by = "none" if victor is None or words == "fewest" else self._names(victor)
                        seat, feat = 1 - OWNER[BY_NAME[one]], ScoredDeed("dead", by)
                    case _:
                        continue
                feats.setdefault(seat, {}).setdefault(feat, []).append(self._names(one))
        points = [sum(side) for side in zip(*(acts.points_gained(act.events) for act in steps), strict=True)]
        return self.writing.list_text(
            [
                scored(own, points[seat], "none" if seat == self.seat else self.player(seat), self.writing)
                for seat, own in feats.items()
            ],
            "talk-list-semicolon",
        )

    def _told_way(self, way: Mapping[str, str]) -> str:
        """A way from square to square, or what was taken and left on one."""
        stays = way["start"] == way["square"] and way["does"] != "moves"
        # words: dungeon-news-way, dungeon-news-there
        return self.writing.text(f"dungeon-news-{'there' if stays else 'way'}", **way)

    def _way(self, act: Act) -> dict[str, str]:
        """Message arguments of a character's way: what it took, left or carried on it, or how it went."""
        moves, burden = act.moves, act.burden
        handled = _last_handlings(moves)
        taken, left = (
            self._names(*(one.token for one in handled if one.taken is taking)) for taking in (True, False)
        )
        onward, kinds = sum(map(acts.progress, moves)), {move.kind for move in moves}
        verbs = {
            "swaps": taken and left,
            "takes": taken,
            "leaves": left,
            "carries": burden,
            "runs": onward >= acts.RUN,
            "jump": "jump" in kinds,
            "wall": "wall" in kinds,
        }
        return {
            "name": self._names(moves[0].character),
            "start": moves[0].start,
            "square": _last_square(moves),
            "does": next((verb for verb, holds in verbs.items() if holds), "moves"),
            "taken": taken,
            "left": left,
            "burden": self._names(burden) if burden else "",
            "onward": "yes" if onward > 0 else "no",
        }

    def _turned(self, act: Act) -> tuple[list[str], list[str]]:
        way = TURNS[shortest_rotation(acts.quarter_turns(act))]
        event = next(event for event in act.events if isinstance(event, RoomRotated))
        room, name = event.slot + 1, self._names(event.character)
        told = self.writing.text("dungeon-news-turned", rooms=f"{room}", count=1, way=way)
        return [self.writing.text("dungeon-strip-turned", name=name, room=room, way=way)], [told]

    def _revealed(self, act: Act) -> tuple[list[str], list[str]]:
        event = next(event for event in act.events if isinstance(event, RoomRevealed))
        room, name = event.slot + 1, self._names(event.character)
        told = self.writing.text("dungeon-news-revealed", rooms=f"{room}", count=1)
        return [self.writing.text("dungeon-strip-revealed", name=name, room=room)], [told]

    def _fought(self, act: Act) -> tuple[list[str], list[str]]:
        """A fight or a shot with what it led to, or somebody's fall."""
        began, victor = _attack(act), _victor(act)
        ended = next((one for one in act.events if isinstance(one, FightEnded)), None)
        fallen = [event.character for event in act.eliminations]
        hurt = [one.character for one in act.events if isinstance(one, Wounded)]
        hurt = [one for one in hurt if one not in fallen]
        sentences: list[str] = []
        text = ""
        if began is not None:
            first, verb = (
                (began.character, "fires") if isinstance(began, WandFired) else (began.attacker, "attack")
            )
            sentence, text = (  # words: dungeon-news-*
                self.writing.text(f"dungeon-news-{verb}", name=named(first), target=named(began.target))
                for named in self._ways
            )
            if ended is not None and not fallen and not hurt:
                sentence, text = (
                    self.writing.text("dungeon-strip-tie", told=told) for told in (sentence, text)
                )
            sentences.append(sentence)
        if hurt and victor is not None:
            sentence, text = (
                self.writing.text("dungeon-strip-wounds", by=named(victor), name=named(*hurt))
                for named in self._ways
            )
            sentences.append(sentence)
        if fallen:
            text = self._scored([act])
            for event in act.eliminations:
                gains = self.writing.name(1 - OWNER[BY_NAME[event.character]])
                values = {"name": self._coloured_names(event.character), "gains": gains}
                sentences.append(self.writing.text("dungeon-news-dead", square=event.square, **values))
        return [text], sentences

    @property
    def _ways(self) -> tuple[Callable[..., str], ...]:
        """Functions that name the tokens of both sides: for alt texts, and for the strip."""
        return self._coloured_names, self._names

    def _other(self, act: Act) -> tuple[list[str], list[str]]:
        event = act.events[0]
        if isinstance(event, GateChanged):
            first, second = event.sides
            told = self.writing.text("dungeon-news-gate", first=first, second=second, state=event.state)
            said = self.writing.text(
                "dungeon-strip-gate", name=self._names(event.character), state=event.state
            )
            return [said], [told]
        text = self._aid_text(event)
        return [text], [text]

    def _aid_text(self, event: Event) -> str:
        """Sentence on the effect of a healing or a potion, or on a lost object."""
        named = self._names
        match event:
            case Healed(character=one, healer=healer):
                own = "yes" if one == healer else "no"
                return self.writing.text(
                    "dungeon-strip-healed", own=own, name=named(one), healer=named(healer)
                )
            case PotionDrunk(character=one, points=points):
                return self.writing.text("dungeon-strip-potion", name=named(one), points=points)
            case ObjectLost(token=one):
                return self.writing.text("dungeon-strip-lost", name=named(one))
            case _:
                raise AssertionError(event)


def _capitalized(text: str) -> str:
    return text[:1].upper() + text[1:]


class ScoredDeed(NamedTuple):
    """What scores: leaving the maze, also with a treasure, or a knock-out."""

    verb: Literal["out", "gone", "carrying", "dead"]
    by: str = "none"
    """Name of whoever knocks out."""


def scored(feats: Mapping[ScoredDeed, Sequence[str]], points: int, gains: str, writing: Writing) -> str:
    """Sentence on feats, each with the names of those who left or fell; ``gains`` is who gets the points."""
    told = [
        # words: dungeon-strip-out, dungeon-strip-gone, dungeon-strip-carrying, dungeon-strip-dead
        writing.text(
            f"dungeon-strip-{feat.verb}", name=writing.list_text(names), count=len(names), by=feat.by
        )
        for feat, names in feats.items()
    ]
    return writing.text(
        "dungeon-strip-scored", told=writing.list_text(told, "talk-list-more"), points=points, gains=gains
    )


def _attack(act: Act) -> FightBegan | WandFired | None:
    """The attack that a step is; None for a fall, or if the attack was a turn earlier."""
    return next((one for one in act.events if isinstance(one, FightBegan | WandFired)), None)


def _victor(act: Act) -> str | None:
    """Who won the fight that a step is, or fired the wand; the attacker in a tie. None without an attack."""
    return None if _attack(act) is None or act.actor is None else TOKENS[act.actor]


def _last_square(moves: Sequence[Moved]) -> str:
    """The last square of moves; the first one if they never leave it."""
    words = (word for move in reversed(moves) for word in reversed(move.path))
    return next((word for word in words if word in SQUARE_BY_NAME), moves[0].start)


def _last_handlings(moves: Sequence[Moved]) -> list[Handling]:
    """The last handling of each thing that the moves took or left."""
    handled = [one for move in moves for one in move.handled]
    last = {one.token: place for place, one in enumerate(handled)}
    return [one for place, one in enumerate(handled) if last[one.token] == place]


def all_event_texts(seen: Observation, events: Sequence[Event], writing: Writing) -> list[str]:
    """Everything that happened, in order, in full."""
    return [text for step in turn_steps(seen, events, writing) for text in step.told]
