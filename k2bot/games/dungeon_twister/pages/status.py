"""A game's state for one reader: open decisions, and the maze as picture and text."""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING, Final, NamedTuple

from k2bot.game.pages import group_by_key, in_rows, lines, open_button, page_button, page_buttons
from k2bot.game.reading import NOTHING, NOW, RULES, decision_button, status_buttons
from k2bot.game.values import Button, Page, Style
from k2bot.games.dungeon_twister.engine import planning
from k2bot.games.dungeon_twister.engine.content import (
    BY_NAME,
    CAPACITY,
    GATE_STATES,
    IS_CHARACTER,
    KIND,
    OWNER,
    ROOM_IDS,
    ROOMS,
    TOKENS_OF,
)
from k2bot.games.dungeon_twister.engine.listing import board_of
from k2bot.games.dungeon_twister.engine.model import GONE, SLOT, Phase
from k2bot.games.dungeon_twister.engine.squares import (
    BIT,
    NAMES,
    ROOM_SQUARES,
    ROOMS_LONG,
    SLOTS,
    SQUARES,
    WIDTH,
    slot_of,
    squares_of,
)
from k2bot.games.dungeon_twister.engine.view import UNKNOWN, Observation
from k2bot.games.dungeon_twister.pages import wording
from k2bot.games.dungeon_twister.pages.wording import BOARD, HAND, TEXT, Talk, next_page_name

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from k2bot.games.dungeon_twister.engine.board import Board
    from k2bot.games.dungeon_twister.engine.events import Event


def page(
    talk: Talk, seen: Observation, asked: str | None, chosen: str = "", fight: Sequence[Event] = ()
) -> Page:
    """The page ``now``; ``asked`` as for ``onward``, ``fight`` is one that is news to the reader.

    A player who waits for the opponent continues in the same message as soon as possible, within a turn with
    the character ``chosen``, which acted last.
    """
    # Who still prepares would be led away to their plan by the opponent's next step.
    ready = seen.turn_number > 0 or (
        seen.own is not None and seen.own.has_team and not seen.own.tokens_to_place
    )
    waits = ready and asked == NOTHING and seen.phase is not Phase.OVER
    next_page = next_page_name(chosen if waits and seen.active_seat == seen.seat else "")
    leading = status_buttons(talk, asked, over=seen.phase is Phase.OVER, page=next_page)
    row = (*leading, *page_buttons(talk, BOARD, TEXT, *(() if asked is None else (HAND,))))
    news = wording.event_lines(talk, fight)
    text = lines(*news, headline(talk, seen), waiting_text(talk, seen))
    return Page(text, rows=(row,), live=next_page if waits else NOW)


def headline(talk: Talk, seen: Observation, points: int | None = None) -> str:
    """Turn and score on one line, with the action points left if given."""
    if seen.turn_number == 0:
        return talk.text("dungeon-head-setup")
    left = "none" if points is None else points
    return talk.text("dungeon-head", number=seen.turn_number, points=left, **talk.for_both_seats(seen.vp))


def cards_text(talk: Talk, seen: Observation) -> str:
    """Remaining cards on both sides."""
    return lines(*(wording.cards_line(talk, own) for own in seen.seats))


def leaving_text(talk: Talk, seen: Observation) -> str | None:
    """Characters that could walk out this turn, or the opponent's next turn; None if there are none."""
    parts = [
        talk.text(
            "dungeon-now-leaving",
            names=talk.list_text(
                [
                    talk.text(
                        "dungeon-threat-one",
                        name=talk.coloured(BY_NAME[way.character]),
                        ap=way.ap,
                        square=NAMES[way.route[-1]],
                    )
                    for way in one.exits
                ],
                "talk-list-and" if one.is_together else "talk-list-or",
            ),
            when=one.when,
            points=one.points,
            partly=one.is_partial,
            wins=one.is_winning,
        )
        for one in planning.departures(seen)
    ]
    return " ".join(parts) or None


def waiting_text(talk: Talk, seen: Observation) -> str:
    """Sentence on who must do what, or who has won; the reader is addressed as "you"."""
    if seen.result is not None:
        winner, _ = seen.result
        result = (
            talk.sentence(talk.text("dungeon-picture-draw"))
            if winner is None
            else talk.text("dungeon-alt-winner", name=talk.player_with_colour(winner))
        )
        return " ".join((talk.text("dungeon-now-over"), result))
    you = talk.reader in seen.asked
    match seen.phase:
        case Phase.START:
            return talk.text("dungeon-now-team", names=_asked_text(talk, seen))
        case Phase.HIDE:
            return talk.text("dungeon-now-hide", you=you, name=talk.name(seen.active_seat))
        case Phase.CARD | Phase.ACT:
            sentence = talk.text(
                "dungeon-now-turn",
                you=you,
                name=talk.player_with_colour(seen.active_seat),
                points=seen.points_left,
            )
            return " ".join((sentence, *wording.potion_texts(talk, seen)))
        case Phase.PLACE:
            return talk.text(
                "dungeon-now-place",
                you=you,
                name=talk.name(seen.placing[0][0]),
                room=talk.room(seen.placing[0][2]),
            )
        case _:
            names = talk.list_text(map(talk.name, seen.asked))
            return talk.text("dungeon-now-lay", you=you, names=names, count=len(seen.asked))


def _asked_text(talk: Talk, seen: Observation) -> str:
    """All seats to move, the reader first."""
    own = [talk.text("dungeon-you")] if talk.reader in seen.asked else []
    return talk.list_text((*own, *(talk.name(seat) for seat in seen.asked if seat != talk.reader)))


PAGES: Final = (TEXT, *(f"{TEXT}.{slot + 1}" for slot in range(SLOTS)))
"""The overview and one page per room."""


def text_page(talk: Talk, seen: Observation, name: str, asked: str | None) -> Page:
    """The page ``text`` (everything in play), or ``text.1`` to ``text.8`` for a room with its squares."""
    if name not in PAGES:
        raise talk.refusal_of("talk-refusal-no-page")
    slot = PAGES.index(name) - 1
    text = talk.for_screen_reader.fit(
        lambda talk: _overview_text(talk, seen) if slot < 0 else _room(talk, seen, slot)
    )
    top = (
        *decision_button(talk, asked),
        page_button(talk, TEXT, disabled=slot < 0),
    )
    return Page(text, rows=(*_rooms(talk, slot), (*top, *page_buttons(talk, BOARD, RULES))))


def _rooms(talk: Talk, current: int) -> tuple[tuple[Button, ...], ...]:
    """A button for each room, arranged like the maze."""
    buttons = [
        open_button(
            PAGES[slot + 1],
            talk.text("dungeon-button-room", room=slot + 1),
            Style.PRIMARY if slot == current else Style.SECONDARY,
            disabled=slot == current,
        )
        for slot in range(SLOTS)
    ]
    return in_rows(buttons, ROOMS_LONG)


# ------------------------------------------------------------------------------------------- everything


def _overview_text(talk: Talk, seen: Observation) -> str:
    return lines(
        headline(talk, seen),
        waiting_text(talk, seen),
        leaving_text(talk, seen),
        cards_text(talk, seen),
        *(line for seat in (0, 1) for line in token_lines(talk, seen, seat)),
        *(room_line(talk, seen, slot) for slot in range(SLOTS)),
    )


def out_of_play_lines(talk: Talk, tokens: Iterable[int], seen: Observation) -> list[str]:
    """Tokens that are out of the game, each with the reason."""
    return [
        talk.text("dungeon-text-gone", name=talk.kind(token), why=GONE[seen.places[token]])
        for token in tokens
    ]


def token_lines(talk: Talk, seen: Observation, seat: int) -> tuple[str | None, ...]:
    """A seat's tokens: characters with loads and squares, objects, face-down tokens, tokens out of play."""
    board = board_of(seen)
    own = TOKENS_OF[seat]
    standing = [token_text(talk, seen, token, board) for token in own if seen.places[token] < SQUARES]
    known = [
        talk.in_room(talk.kind(token), seen.places[token] - SLOT)
        for token in own
        if SLOT <= seen.places[token] < SLOT + SLOTS
    ]
    # Before the first turn, the places of a team and of what its owner still has to hide are unknown as well.
    is_foreign = any(seen.places[token] == UNKNOWN for token in own)
    unknown = sum(room.backs[seat] for room in seen.rooms) if is_foreign else 0
    out_of_play = out_of_play_lines(talk, [token for token in own if seen.places[token] in GONE], seen)
    return (
        talk.text("dungeon-text-seat", name=talk.player_with_colour(seat)),
        talk.count_text("dungeon-text-standing", facts=standing, by="talk-list-semicolon"),
        talk.count_text("dungeon-text-known", facts=known, by="talk-list-semicolon"),
        talk.count_text("dungeon-text-out", facts=out_of_play, by="talk-list-semicolon"),
        talk.text("dungeon-text-unknown", count=unknown) if unknown else None,
    )


def token_text(talk: Talk, seen: Observation, token: int, board: Board, *, coloured: bool = False) -> str:
    """A token on a square: whether it is wounded, and what it carries; without its colour unless asked."""
    square = NAMES[seen.places[token]]
    others = [other for other in board.tokens(seen.places[token]) if other != token]
    wounded = bool(seen.wounded >> token & 1)
    carrier = bool(others) and IS_CHARACTER[token] and not (wounded and IS_CHARACTER[others[0]])
    return talk.text(
        "dungeon-text-token",
        name=talk.token(token) if coloured else talk.kind(token),
        sort=KIND[token],
        square=square,
        wounded=wounded,
        healed=bool(seen.fresh_healed >> token & 1),
        carries=carrier,
        thing=load_text(talk, token, others[0]) if carrier else "",
    )


def load_text(talk: Talk, token: int, load: int) -> str:
    """Name of a token's load; its kind is enough if it has the carrier's colour."""
    return talk.kind(load) if OWNER[token] == OWNER[load] else talk.coloured(load)


def room_line(talk: Talk, seen: Observation, slot: int) -> str:
    """A room on one line: face down with its tokens' backs, or its name and gear."""
    room = seen.rooms[slot]
    if room.id is None:
        return talk.text(
            "dungeon-text-down",
            room=slot + 1,
            blue=room.backs[0],
            yellow=room.backs[1],
            most=CAPACITY[slot],
        )
    gear_text = talk.text("dungeon-text-gear", **gears(seen)[slot]._asdict())
    return talk.text("dungeon-text-up", room=slot + 1, gear=gear_text)


class Gear(NamedTuple):
    """The gear of a revealed room, as told in texts."""

    square: str
    way: str
    """``right`` or ``left``."""
    number: str
    twin: int
    """Number of the paired room; 0 if it isn't revealed."""


def gears(seen: Observation) -> dict[int, Gear]:
    """The gears of all revealed rooms by slot, in order."""
    gears = {}
    for square, slot in sorted(seen.maze.gears.items(), key=itemgetter(1)):
        printed, twin = ROOMS[ROOM_IDS.index(seen.rooms[slot].id or "")], seen.maze.twin(slot)
        way = "right" if printed.direction > 0 else "left"
        gears[slot] = Gear(NAMES[square], way, printed.numeral, 0 if twin is None else twin + 1)
    return gears


# ------------------------------------------------------------------------------------------- a room


def _room(talk: Talk, seen: Observation, slot: int) -> str:
    squares = tuple(squares_of(ROOM_SQUARES[slot]))
    if seen.rooms[slot].id is None:
        return lines(
            room_line(talk, seen, slot),
            talk.text("dungeon-text-edges", first=NAMES[squares[0]], last=NAMES[squares[-1]]),
        )
    board = board_of(seen)
    rows = sorted(squares, key=lambda square: (square % WIDTH, square))
    return lines(
        room_line(talk, seen, slot),
        *_gates(talk, seen, slot),
        *(_square(talk, board, square) for square in rows),
    )


def _gates(talk: Talk, seen: Observation, slot: int) -> list[str]:
    """Each portcullis of a room with its adjacent squares and state."""
    return [
        talk.text("dungeon-text-gate", first=NAMES[ends[0]], second=NAMES[ends[1]], state=state)
        for ends, state in gates(seen)
        if slot_of(ends[0]) == slot
    ]


def gates(seen: Observation) -> list[tuple[list[int], str]]:
    """The squares beside each portcullis of the revealed rooms, and its state."""
    sides = sorted(seen.maze.gate_sides.items())
    ends = group_by_key((gate, square) for square, gates_there in sides for gate in gates_there)
    return [(squares, GATE_STATES[seen.gates[gate]]) for gate, squares in sorted(ends.items())]


def _square(talk: Talk, board: Board, square: int) -> str:
    """A square: what it is, who is there, and its passages."""
    maze = board.maze
    ways = [NAMES[other] for other in maze.neighbours(square)]
    hidden = [talk.text("dungeon-text-hidden-room", room=slot + 1) for slot in maze.hidden_beside(square)]
    kind = "pit" if maze.pits & BIT[square] else "gear" if square in maze.gears else "floor"
    there = [talk.token(token) for token in board.tokens(square)]
    return talk.text(
        "dungeon-text-square",
        square=NAMES[square],
        kind=kind,
        open=bool(ways or hidden),
        ways=[*ways, *hidden],
        there=bool(there),
        tokens=there,
    )
