"""Pictures for pages, each with alt text; and the pages ``board``, ``hand`` and ``draw``.

Alt text puts the most important facts first, within 1,024 characters.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, TypeAlias

from k2bot.game.pages import lines, picture, whole_facts
from k2bot.game.reading import NOW, RULES
from k2bot.game.values import Button, Page, Refusal, Reply, Style
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
    SPEED,
    TOKENS,
)
from k2bot.games.dungeon_twister.engine.model import SLOT
from k2bot.games.dungeon_twister.engine.record import OFFER
from k2bot.games.dungeon_twister.engine.squares import BIT, NAMES, ROOM_SQUARES, SLOTS, SQUARES, squares_of
from k2bot.games.dungeon_twister.pages import buttons, status, wording
from k2bot.games.dungeon_twister.pages.buttons import HAND, ORDERS, TEXT
from k2bot.games.dungeon_twister.pages.wording import square_of, token_name
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
    from collections.abc import Callable, Sequence

    from k2bot.game.pages import Drawable
    from k2bot.game.values import Picture
    from k2bot.games.dungeon_twister.engine.events import Event
    from k2bot.games.dungeon_twister.engine.view import Observation, SeatView
    from k2bot.games.dungeon_twister.pages.wording import Talk
    from k2bot.games.dungeon_twister.pictures.fight_picture import Fighter, Sides


Facts: TypeAlias = "Callable[[Talk], tuple[str | None, ...]]"
"""Alt text facts of a picture, most important first; None is skipped."""


def _drawn(talk: Talk, kind: str, shown: Drawable, facts: Facts, *, fleeting: bool = False) -> Picture:
    return picture(f"dungeon-{kind}", shown, talk.writing, whole_facts(talk, facts), fleeting=fleeting)


def _several(talk: Talk, message: str, name: str, found: Sequence[str], **values: str) -> str | None:
    """A fact about several things, passed to its message under ``name``; None if there are none."""
    told = {name: talk.joined(found, "talk-list-semicolon") if found else "", **values}
    return talk.text(message, **told) if found else None  # words: dungeon-alt-*


# ------------------------------------------------------------------------------------------- the maze


def maze(
    talk: Talk,
    seen: Observation,
    events: Sequence[Event] = (),
    *,
    tall: bool = False,
    reader: int | None = None,
) -> Picture:
    """The whole maze with the last events as arrows; ``tall`` for narrow screens.

    ``reader`` is the seat the alt text addresses.
    """
    draw = TallMazePicture if tall else MazePicture
    return _maze(talk, "tall" if tall else "maze", draw(seen, tuple(events)), reader)


def part(talk: Talk, seen: Observation, squares: tuple[str, ...], events: Sequence[Event] = ()) -> Picture:
    """The part of the maze around some squares, one of which must be at its upper wall."""
    return _maze(talk, "part", PartPicture(seen, squares, tuple(events)))


def _maze(
    talk: Talk, kind: str, shown: MazePicture | TallMazePicture | PartPicture, reader: int | None = None
) -> Picture:
    told = _maze_told(talk, shown.seen, shown.seen.seat if reader is None else reader)
    return picture(f"dungeon-{kind}", shown, talk.writing, told)


@lru_cache(maxsize=64)  # pages are redrawn after most presses with an unchanged maze
def _maze_told(talk: Talk, seen: Observation, reader: int | None) -> str:
    """Alt text of the maze: score, the reader's characters, the opponent's, loose objects, rooms, cards.

    Cards are the first to be dropped for space, since pages with a maze also list them.
    """
    first = seen.turn if reader is None else reader
    return whole_facts(
        talk,
        lambda talk: (
            status.headline(talk, seen),
            status.waiting_for(talk, seen, reader),
            status.leaving(talk, seen),
            *_standing(talk, seen, first),
            *(_loose(talk, seen, seat) for seat in (first, 1 - first)),
            _face_down(talk, seen),
            _gears(talk, seen),
            *(talk.text("talk-sentence", told=status.cards_of(talk, own)) for own in seen.seats),
        ),
    )


def _standing(talk: Talk, seen: Observation, first: int = 0) -> list[str | None]:
    """All characters in the maze, one seat's first."""
    board = Board(seen)
    return [
        _several(
            talk,
            "dungeon-alt-characters",
            "told",
            [
                status.token_told(talk, seen, token, board)
                for token in CHARACTERS_OF[seat]
                if seen.at[token] < SQUARES
            ],
            colour=talk.colour(seat),
        )
        for seat in (first, 1 - first)
    ]


def _loose(talk: Talk, seen: Observation, seat: int) -> str | None:
    """A seat's objects on the floor."""
    board = Board(seen)
    loose = [
        talk.text("dungeon-alt-at", name=talk.kind(TOKENS[token]), square=NAMES[seen.at[token]])
        for token in ALL_OBJECTS
        if OWNER[token] == seat and seen.at[token] < SQUARES and len(board.tokens(seen.at[token])) == 1
    ]
    if not loose:
        return None
    return talk.text("dungeon-alt-loose", colour=talk.colour(seat), things=talk.listed(loose))


def _face_down(talk: Talk, seen: Observation) -> str | None:
    """Face-down rooms, with the number of tokens of each colour on them."""
    found = [
        talk.text("dungeon-alt-down-room", room=room.slot + 1, blue=room.backs[0], yellow=room.backs[1])
        for room in seen.rooms
        if room.id is None
    ]
    return _several(talk, "dungeon-alt-down", "rooms", found)


def _gears(talk: Talk, seen: Observation) -> str | None:
    """The gear of each revealed room, its direction, and the room that turns with it."""
    slots = sorted((slot, square) for square, slot in seen.maze.gears.items())
    found = [
        talk.text("dungeon-alt-gear", room=slot + 1, **status.gear_facts(seen, square))
        for slot, square in slots
    ]
    return _several(talk, "dungeon-alt-gears", "gears", found)


# ------------------------------------------------------------------------------------------- its parts


def legend(talk: Talk) -> Picture:
    """All kinds of tokens with names, speed and combat."""

    def facts(talk: Talk) -> tuple[str | None, ...]:
        people = [
            talk.text(
                "dungeon-alt-legend", name=talk.kind(TOKENS[token]), speed=SPEED[token], combat=COMBAT[token]
            )
            for token in CHARACTERS_OF[0]
        ]
        things = talk.listed([talk.kind(f"{COLOURS[0]}.{kind}") for kind in OBJECTS])
        return (
            *(talk.text("talk-sentence", told=one) for one in people),
            talk.text("dungeon-alt-objects", things=things),
        )

    return _drawn(talk, "legend", LegendPicture(), facts)


def step(talk: Talk, before: Observation, after: Observation, events: Sequence[Event]) -> Picture:
    """The effect of some actions: before and after."""
    return _drawn(
        talk,
        "step",
        StepPicture(before, after, tuple(events)),
        lambda talk: (*wording.happened(talk, events), *_standing(talk, after)),
    )


def rotation(talk: Talk, before: Observation, after: Observation, slot: int) -> Picture:
    """A room before and after turning: its gear, and who is where in it."""

    def inside(talk: Talk, seen: Observation) -> list[str]:
        board, room = Board(seen), tuple(squares_of(ROOM_SQUARES[slot]))
        return [
            status.token_told(talk, seen, token, board, coloured=True)
            for token in ALL_CHARACTERS
            if seen.at[token] in room
        ]

    def facts(talk: Talk) -> tuple[str | None, ...]:
        return (
            talk.text("dungeon-alt-turned", room=slot + 1),
            status.room_line(talk, after, slot),
            _several(talk, "dungeon-alt-before", "things", inside(talk, before)),
            _several(talk, "dungeon-alt-after", "things", inside(talk, after)),
        )

    return _drawn(talk, "turned", RotationPicture(before, after, slot), facts)


def reach(talk: Talk, seen: Observation, character: str, squares: tuple[str, ...]) -> Picture:
    """Squares a character can reach, numbered from 1."""
    here = square_of(seen, character)

    def facts(talk: Talk) -> tuple[str | None, ...]:
        numbers = [
            talk.text("dungeon-alt-number", number=number, square=square)
            for number, square in enumerate(squares, 1)
        ]
        return (
            talk.text(
                "dungeon-alt-reach",
                name=token_name(talk, seen, character),
                square="" if here is None else NAMES[here],
                count=len(squares),
            ),
            talk.text("dungeon-alt-numbers", squares=talk.joined(numbers, "talk-list-more"))
            if numbers
            else None,
            *_standing(talk, seen),
        )

    return _drawn(talk, "reach", ReachPicture(seen, character, squares), facts, fleeting=True)


def room(talk: Talk, seen: Observation, slot: int) -> Picture:
    """A revealed room being filled: its tokens and free squares."""
    board, squares = Board(seen), tuple(squares_of(ROOM_SQUARES[slot]))
    free = [NAMES[one] for one in squares if not board.tokens(one) and not seen.maze.pits & BIT[one]]

    def places(talk: Talk, seat: int) -> str:
        own = [talk.token_of(token) for who, token, _ in seen.placing if who == seat]
        return talk.text("dungeon-alt-places", name=talk.player(seat), tokens=talk.listed(own))

    def facts(talk: Talk) -> tuple[str | None, ...]:
        there = [
            talk.text("dungeon-alt-thing", name=talk.token_of(token), square=NAMES[square])
            for square in squares
            for token in board.tokens(square)
        ]
        return (
            talk.text("dungeon-alt-room", room=slot + 1),
            *(places(talk, seat) for seat in dict.fromkeys(who for who, _, _ in seen.placing)),
            talk.text("dungeon-alt-free", squares=talk.listed(free)),
            talk.text("dungeon-alt-there", things=talk.listed(there)) if there else None,
            status.room_line(talk, seen, slot),
        )

    return _drawn(talk, "room", RoomPicture(seen, slot, seen.placing), facts)


def sight(talk: Talk, seen: Observation, character: str, target: str) -> Picture:
    """The wand's line of sight from a character to its target."""
    here, there = (NAMES[seen.at[BY_NAME[name]]] for name in (character, target))
    return _drawn(
        talk,
        "sight",
        SightPicture(seen, character, target),
        lambda talk: (
            talk.text(
                "dungeon-alt-sight",
                name=talk.token(character),
                here=here,
                target=talk.token(target),
                there=there,
                gains=talk.name(1 - OWNER[BY_NAME[target]]),
            ),
        ),
    )


# ------------------------------------------------------------------------------------------- fights


def fight(
    talk: Talk, seen: Observation, attacker: str, target: str, cards: tuple[int, int] | None = None
) -> Picture:
    """Both sides of a fight before cards; with blue's and yellow's cards, its result."""
    here, there = (NAMES[seen.at[BY_NAME[name]]] for name in (attacker, target))
    sides = fight_picture.sides_of(seen, BY_NAME[attacker], BY_NAME[target])
    return _drawn(
        talk,
        "fight",
        FightPicture(seen, attacker, target, cards),
        lambda talk: (
            talk.text(
                "dungeon-alt-fight",
                attacker=talk.token(attacker),
                target=talk.token(target),
                here=here,
                there=there,
            ),
            _side(talk, sides.attacking, cards),
            _side(talk, sides.defending, cards),
            _result(talk, seen, sides, cards) if cards else None,
        ),
    )


def _side(talk: Talk, side: Sequence[Fighter], cards: tuple[int, int] | None) -> str:
    """A side of a fight: fighters, total strength, card."""
    seat = OWNER[side[0].token]
    total = sum(one.value + one.bonus for one in side)
    card = cards[seat] if cards else 0
    fighters = [_fighter(talk, one) for one in side]
    return talk.text(
        "dungeon-alt-side",
        name=talk.player(seat),
        fighters=talk.listed(fighters),
        sum=total,
        shown=cards is not None,
        card=card,
        total=total + card,
    )


def _fighter(talk: Talk, one: Fighter) -> str:
    """A fighter with its strength, and the bonus of what it carries."""
    told = wording.fighter(talk, TOKENS[one.token], one.value, one.wounded)
    if one.load is None or not one.bonus:
        return told
    thing = talk.kind(TOKENS[one.load])
    return talk.text("dungeon-alt-fighter", fighter=told, bonus=one.bonus, thing=thing)


def _result(talk: Talk, seen: Observation, sides: Sides, cards: tuple[int, int]) -> str:
    """Who wins a fight, and what happens to the losers."""
    seat = fight_picture.winning(sides, cards)
    if seat is None:
        return talk.text("dungeon-alt-tie")
    told = [
        talk.text("dungeon-alt-loss", name=talk.kind(TOKENS[token]), loss=loss)
        for token, loss in fight_picture.losses(seen, sides.of(1 - seat)).items()
    ]
    return talk.text(
        "dungeon-alt-wins", name=talk.name(seat), losses=talk.joined(told, "talk-list-semicolon")
    )


def board_page(talk: Talk, seen: Observation, name: str, asked: str | None, reader: int | None) -> Page:
    """The page ``board``, or ``board.tall`` for narrow screens, from public knowledge, for this reader."""
    if name not in (buttons.BOARD, buttons.TALL):
        raise Refusal(talk.text("dungeon-refusal-no-page"))
    text = talk.fitted(
        lambda talk: lines(
            status.headline(talk, seen), status.waiting_for(talk, seen, reader), status.cards(talk, seen)
        )
    )
    is_tall = name == buttons.TALL
    other = (buttons.wide(talk),) if is_tall else buttons.to(talk, buttons.TALL)
    row = (*buttons.onward(talk, asked), *other, *buttons.to(talk, buttons.TEXT, RULES))
    return Page(text, (maze(talk, seen, tall=is_tall, reader=reader),), (row,))


DRAW: Final = "draw"
"""Page that confirms offering a draw, and verb of its button."""


def hand_page(talk: Talk, seen: Observation, asked: str | None, stamp: str | None) -> Page:
    """The page ``hand``. Raises Refusal for a spectator."""
    own = seen.own
    if own is None:
        raise Refusal(talk.text("dungeon-refusal-no-hand"))
    draw = (buttons.page(talk, DRAW, "dungeon-button-draw"),) if stamp else ()
    return Page(
        lines(
            status.headline(talk, seen),
            _cards(talk, own),
            _cards(talk, seen.seats[1 - own.seat], of=talk.name(1 - own.seat)),
            *_own_face_down(talk, seen),
            None
            if seen.offer is None
            else talk.text("dungeon-draw-stands", own=seen.offer == own.seat, name=talk.name(1 - own.seat)),
        ),
        (maze(talk, seen),),
        ((*buttons.onward(talk, asked), *buttons.to(talk, TEXT, ORDERS), *draw),),
    )


def _cards(talk: Talk, own: SeatView, of: str = "") -> str:
    """Remaining cards: the reader's own, or those of the player ``of``."""
    return talk.text(
        "dungeon-hand-cards",
        whose="other" if of else "own",
        name=of,
        actions=talk.listed([str(card) for card in own.actions]),
        combat=talk.listed([talk.text("dungeon-plus", value=card) for card in own.combat]),
        jumps=own.jumps,
    )


def _own_face_down(talk: Talk, seen: Observation) -> list[str]:
    """The reader's own face-down tokens, one line per room."""
    found: dict[int, list[str]] = {}
    for token, place in enumerate(seen.at):
        slot = place - SLOT
        if OWNER[token] == seen.seat and 0 <= slot < SLOTS and seen.rooms[slot].id is None:
            found.setdefault(slot, []).append(talk.kind(TOKENS[token]))
    if not found:
        return [talk.text("dungeon-hand-nothing-hidden")]
    rooms = [
        talk.text("dungeon-hand-in-room", room=slot + 1, tokens=talk.listed(own))
        for slot, own in sorted(found.items())
    ]
    return [talk.text("dungeon-hand-hidden"), *rooms]


# ------------------------------------------------------------------------------------------------ a draw


def draw_page(talk: Talk, seen: Observation, stamp: str | None) -> Page:
    """The page ``draw``: offer one, or accept. Raises Refusal if neither is possible now."""
    if stamp is None:
        raise Refusal(talk.text("dungeon-refusal-no-draw"))
    agrees = seen.offer is not None
    name = talk.name(1 - (seen.seat or 0))
    return Page(
        lines(status.headline(talk, seen), talk.text("dungeon-draw-ask", agrees=agrees, name=name)),
        rows=(
            (
                buttons.page(talk, HAND, "dungeon-button-back", Style.PRIMARY),
                Button(
                    DRAW,
                    talk.text("dungeon-button-draw-sure", agrees=agrees),
                    OFFER,
                    stamp,
                    Style.DANGER,
                ),
            ),
        ),
    )


def draw_press(talk: Talk, seen: Observation, stamp: str | None) -> Reply:
    """Offer or accept a draw. Raises Refusal."""
    if stamp is None:
        raise Refusal(talk.text("dungeon-refusal-no-draw"))
    return Reply(NOW if seen.offer is not None else "next", answer=OFFER)
