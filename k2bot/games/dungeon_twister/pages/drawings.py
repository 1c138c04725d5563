"""The pictures of a turn as pages carry them, each with words for who cannot see it.

These say what matters most first, in at most 1,024 characters.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from k2bot.game.pictures import picture
from k2bot.game.talk import lines, whole_facts
from k2bot.game.values import Page, Refusal
from k2bot.games.dungeon_twister.engine.board import Board
from k2bot.games.dungeon_twister.engine.content import (
    ALL_CHARACTERS,
    ALL_OBJECTS,
    BY_NAME,
    CHARACTERS_OF,
    COLOURS,
    COMBAT,
    OBJECTS,
    OWNER,
    ROOM_IDS,
    ROOMS,
    SPEED,
    TOKENS,
)
from k2bot.games.dungeon_twister.engine.squares import NAMES, ROOM_SQUARES, SQUARES, squares_of
from k2bot.games.dungeon_twister.pages import buttons, status, wording
from k2bot.games.dungeon_twister.pages.wording import called, square_of
from k2bot.games.dungeon_twister.pictures import (
    FightPicture,
    LegendPicture,
    MazePicture,
    PartPicture,
    ReachPicture,
    RoomPicture,
    RotationPicture,
    SightPicture,
    StepPicture,
    TallMazePicture,
    fight_picture,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.game.values import Picture
    from k2bot.games.dungeon_twister.engine.events import Event
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pages.talk import Talk
    from k2bot.games.dungeon_twister.pictures.fight_picture import Fighter, Sides


@lru_cache(maxsize=64)  # a page is shown again after most presses, and the maze is as it was
def maze_alt(talk: Talk, seen: Observation, reader: int | None) -> str:
    """The whole maze: the score, the reader's characters and the other's, loose things, rooms, cards.

    Cards are left out first where there is no room, since the pages with a maze tell them as well.
    """

    def facts(talk: Talk) -> tuple[str | None, ...]:
        board = Board(seen)
        first = seen.turn if reader is None else reader
        return (
            status.headline(talk, seen),
            status.awaited(talk, seen, reader),
            status.leaving(talk, seen),
            _standing(talk, seen, board, first),
            _standing(talk, seen, board, 1 - first),
            *(_loose(talk, seen, board, seat) for seat in (first, 1 - first)),
            _face_down(talk, seen),
            _gears(talk, seen),
            *(status.cards_of(talk, own) for own in seen.seats),
        )

    return whole_facts(talk, facts)


def _standing(talk: Talk, seen: Observation, board: Board, seat: int) -> str | None:
    there = [status.token_told(talk, seen, token, board) for token in status.characters(seen, seat)]
    if not there:
        return None
    told = talk.joined(there, "talk-list-semicolon")
    return talk.text("dungeon-alt-characters", colour=talk.colour(seat), told=told)


def _loose(talk: Talk, seen: Observation, board: Board, seat: int) -> str | None:
    """A seat's objects that nobody has in hand."""
    loose = [
        talk.text("dungeon-alt-at", name=talk.kind(TOKENS[token]), square=NAMES[seen.at[token]])
        for token in ALL_OBJECTS
        if OWNER[token] == seat and seen.at[token] < SQUARES and len(board.tokens(seen.at[token])) == 1
    ]
    if not loose:
        return None
    return talk.text("dungeon-alt-loose", colour=talk.colour(seat), things=talk.listed(loose))


def _face_down(talk: Talk, seen: Observation) -> str | None:
    """The rooms that are face down, with the tokens of each colour on them."""
    found = [
        talk.text("dungeon-alt-down-room", room=room.slot + 1, blue=room.backs[0], yellow=room.backs[1])
        for room in seen.rooms
        if room.id is None
    ]
    return talk.text("dungeon-alt-down", rooms=talk.joined(found, "talk-list-semicolon")) if found else None


def _gears(talk: Talk, seen: Observation) -> str | None:
    """The gear of each shown room, which way it turns, and the room that turns along."""
    slots = sorted((slot, square) for square, slot in seen.maze.gears.items())
    found = [
        talk.text(
            "dungeon-alt-gear",
            room=slot + 1,
            square=NAMES[square],
            way="right" if ROOMS[ROOM_IDS.index(seen.rooms[slot].id or "")].turn > 0 else "left",
            twin=0 if (twin := seen.maze.twin(slot)) is None else twin + 1,
        )
        for slot, square in slots
    ]
    return talk.text("dungeon-alt-gears", gears=talk.joined(found, "talk-list-semicolon")) if found else None


def reach_alt(talk: Talk, seen: Observation, character: str, squares: tuple[str, ...]) -> str:
    """What a character reaches: where it is, the squares by their numbers, who else is near."""
    here = square_of(seen, character)

    def facts(talk: Talk) -> tuple[str | None, ...]:
        board = Board(seen)
        named = [
            talk.text("dungeon-alt-number", number=number, square=square)
            for number, square in enumerate(squares, 1)
        ]
        return (
            talk.text(
                "dungeon-alt-reach",
                name=called(talk, seen, character),
                square="" if here is None else NAMES[here],
                count=len(squares),
            ),
            talk.text("dungeon-alt-numbers", squares=talk.joined(named, "talk-list-more")) if named else None,
            *(_standing(talk, seen, board, seat) for seat in (0, 1)),
        )

    return whole_facts(talk, facts)


def legend_alt(talk: Talk) -> str:
    """The characters with speed and combat, and the objects."""

    def facts(talk: Talk) -> tuple[str | None, ...]:
        people = [
            talk.text(
                "dungeon-alt-legend", name=talk.kind(TOKENS[token]), speed=SPEED[token], combat=COMBAT[token]
            )
            for token in CHARACTERS_OF[0]
        ]
        return (*people, talk.listed([talk.kind(f"{COLOURS[0]}.{kind}") for kind in OBJECTS]))

    return whole_facts(talk, facts)


def step_alt(talk: Talk, after: Observation, events: Sequence[Event]) -> str:
    """What some actions changed: what happened, and where everybody stands after it."""

    def facts(talk: Talk) -> tuple[str | None, ...]:
        board = Board(after)
        return (*wording.happened(talk, events), *(_standing(talk, after, board, seat) for seat in (0, 1)))

    return whole_facts(talk, facts)


def rotation_alt(talk: Talk, after: Observation, slot: int) -> str:
    """A turned room: how it lies now, and who is where in it."""

    def facts(talk: Talk) -> tuple[str | None, ...]:
        board = Board(after)
        inside = [
            status.token_told(talk, after, token, board)
            for token in ALL_CHARACTERS
            if after.at[token] in squares_of(ROOM_SQUARES[slot])
        ]
        return (
            talk.text("dungeon-alt-turned", room=slot + 1),
            status.room_line(talk, after, slot),
            talk.text("dungeon-alt-there", things=talk.joined(inside, "talk-list-semicolon"))
            if inside
            else None,
        )

    return whole_facts(talk, facts)


def room_alt(talk: Talk, seen: Observation, slot: int) -> str:
    """A room being filled: who stands there already, and which squares are free."""

    def facts(talk: Talk) -> tuple[str | None, ...]:
        board = Board(seen)
        squares = tuple(squares_of(ROOM_SQUARES[slot]))
        free = [NAMES[square] for square in squares if not board.tokens(square) and square not in _pits(seen)]
        there = [
            talk.text("dungeon-alt-thing", name=talk.token(TOKENS[token]), square=NAMES[square])
            for square in squares
            for token in board.tokens(square)
        ]
        return (
            talk.text("dungeon-alt-room", room=slot + 1),
            *(
                talk.text(
                    "dungeon-alt-places",
                    name=talk.player(seat),
                    tokens=talk.listed(
                        [called(talk, seen, TOKENS[token]) for who, token, _ in seen.placing if who == seat]
                    ),
                )
                for seat in dict.fromkeys(who for who, _, _ in seen.placing)
            ),
            talk.text("dungeon-alt-free", squares=talk.listed(free)),
            talk.text("dungeon-alt-there", things=talk.listed(there)) if there else None,
            status.room_line(talk, seen, slot),
        )

    return whole_facts(talk, facts)


def _pits(seen: Observation) -> frozenset[int]:
    return frozenset(squares_of(seen.maze.pits))


def fight_alt(
    talk: Talk, seen: Observation, attacker: str, target: str, cards: tuple[int, int] | None = None
) -> str:
    """A fight: who attacks whom where, both sides; with blue's and yellow's card, what came of it."""
    ends = [NAMES[square] for token in (attacker, target) if (square := square_of(seen, token)) is not None]
    sides = fight_picture.sides_of(seen, BY_NAME[attacker], BY_NAME[target])

    def facts(talk: Talk) -> tuple[str | None, ...]:
        return (
            talk.text(
                "dungeon-alt-fight",
                attacker=talk.token(attacker),
                target=talk.token(target),
                squares=talk.listed(ends),
            ),
            _side(talk, sides.attacking, cards),
            _side(talk, sides.defending, cards),
            _result(talk, seen, sides, cards) if cards else None,
        )

    return whole_facts(talk, facts)


def _side(talk: Talk, side: Sequence[Fighter], cards: tuple[int, int] | None) -> str:
    """A side of a fight: its fighters, what they count together, its card."""
    seat = OWNER[side[0].token]
    total = sum(one.value + one.bonus for one in side)
    card = cards[seat] if cards else 0
    return talk.text(
        "dungeon-alt-side",
        name=talk.player(seat),
        fighters=talk.listed(
            [
                talk.text(
                    "dungeon-fighter",
                    name=talk.kind(TOKENS[one.token]),
                    value=one.value + one.bonus,
                    wounded=one.wounded,
                )
                for one in side
            ]
        ),
        sum=total,
        shown=cards is not None,
        card=card,
        total=total + card,
    )


def _result(talk: Talk, seen: Observation, sides: Sides, cards: tuple[int, int]) -> str:
    """Who wins a fight, and what becomes of those who lose it."""
    seat = fight_picture.winning(sides, cards)
    if seat is None:
        return talk.text("dungeon-alt-tie")
    lost = fight_picture.losses(seen, sides.of(1 - seat))
    told = [
        talk.text("dungeon-alt-loss", name=talk.kind(TOKENS[token]), loss=loss)
        for token, loss in lost.items()
    ]
    return talk.text(
        "dungeon-alt-wins", name=talk.name(seat), losses=talk.joined(told, "talk-list-semicolon")
    )


def sight_alt(talk: Talk, seen: Observation, character: str, target: str) -> str:
    """The wand's line: from whom to whom."""

    def facts(talk: Talk) -> tuple[str | None, ...]:
        here, there = square_of(seen, character), square_of(seen, target)
        return (
            talk.text(
                "dungeon-alt-sight",
                name=talk.token(character),
                here="" if here is None else NAMES[here],
                target=talk.token(target),
                there="" if there is None else NAMES[there],
                gains=talk.name(1 - OWNER[BY_NAME[target]]),
            ),
        )

    return whole_facts(talk, facts)


def maze(
    talk: Talk, seen: Observation, events: Sequence[Event] = (), *, reader: int | None = None
) -> Picture:
    """The whole maze, with what happened as arrows; ``reader`` is the seat it is described to."""
    shown = MazePicture(seen, tuple(events))
    reader = seen.seat if reader is None else reader
    return picture("dungeon-maze", shown, talk.writing, maze_alt(talk, seen, reader))


def tall_maze(
    talk: Talk, seen: Observation, events: Sequence[Event] = (), *, reader: int | None = None
) -> Picture:
    """The whole maze for narrow screens."""
    shown = TallMazePicture(seen, tuple(events))
    reader = seen.seat if reader is None else reader
    return picture("dungeon-tall", shown, talk.writing, maze_alt(talk, seen, reader))


def part(talk: Talk, seen: Observation, squares: tuple[str, ...], events: Sequence[Event] = ()) -> Picture:
    """The part of the maze around some squares, one of them at its upper wall."""
    shown = PartPicture(seen, squares, tuple(events))
    return picture("dungeon-part", shown, talk.writing, maze_alt(talk, seen, seen.seat))


def legend(talk: Talk) -> Picture:
    """All kinds of tokens with their names."""
    return picture("dungeon-legend", LegendPicture(), talk.writing, legend_alt(talk))


def step(talk: Talk, before: Observation, after: Observation, events: Sequence[Event]) -> Picture:
    """What some actions changed, before and after them."""
    shown = StepPicture(before, after, tuple(events))
    return picture("dungeon-step", shown, talk.writing, step_alt(talk, after, events))


def rotation(talk: Talk, before: Observation, after: Observation, slot: int) -> Picture:
    """A room before and after its turn."""
    shown = RotationPicture(before, after, slot)
    return picture("dungeon-turned", shown, talk.writing, rotation_alt(talk, after, slot))


def reach(talk: Talk, seen: Observation, character: str, squares: tuple[str, ...]) -> Picture:
    """What a character reaches, its squares numbered from 1."""
    shown = ReachPicture(seen, character, squares)
    said = reach_alt(talk, seen, character, squares)
    return picture("dungeon-reach", shown, talk.writing, said, fleeting=True)


def room(talk: Talk, seen: Observation, slot: int) -> Picture:
    """A revealed room that is being filled."""
    shown = RoomPicture(seen, slot, seen.placing)
    return picture("dungeon-room", shown, talk.writing, room_alt(talk, seen, slot))


def fight(
    talk: Talk, seen: Observation, attacker: str, target: str, cards: tuple[int, int] | None = None
) -> Picture:
    """Both sides of a fight before its cards are shown; with blue's and yellow's card, how it ends."""
    shown = FightPicture(seen, attacker, target, cards)
    said = fight_alt(talk, seen, attacker, target, cards)
    return picture("dungeon-fight", shown, talk.writing, said)


def sight(talk: Talk, seen: Observation, character: str, target: str) -> Picture:
    """The line of sight of the wand."""
    shown = SightPicture(seen, character, target)
    return picture("dungeon-sight", shown, talk.writing, sight_alt(talk, seen, character, target))


def board_page(talk: Talk, seen: Observation, name: str, asked: str | None, reader: int | None) -> Page:
    """The page ``board``, or ``board.tall`` for narrow screens, of what everybody sees; for that reader."""
    if name not in (buttons.BOARD, buttons.TALL):
        raise Refusal(talk.text("dungeon-refusal-no-page"))
    text = talk.fitted(
        lambda talk: lines(
            status.headline(talk, seen), status.awaited(talk, seen, reader), status.cards(talk, seen)
        )
    )
    is_tall = name == buttons.TALL
    draw = tall_maze if is_tall else maze
    other = buttons.wide(talk) if is_tall else buttons.tall(talk)
    row = (*buttons.onward(talk, asked), other, buttons.where(talk), buttons.rules(talk))
    return Page(text, (draw(talk, seen, reader=reader),), (row,))
