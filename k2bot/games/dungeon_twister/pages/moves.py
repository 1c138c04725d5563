"""A character's destinations, what each square brings, and whole moves offered as one press."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from operator import itemgetter
from typing import TYPE_CHECKING, Final, TypeAlias

from k2bot.engines.errors import ActionSyntaxError, RuleError
from k2bot.game import limits
from k2bot.game.pages import of_kind
from k2bot.game.values import Button, Choice, Select, Style
from k2bot.games.dungeon_twister.engine.actions import (
    Action,
    CharacterAction,
    Fire,
    Jump,
    Move,
    PlayCard,
    Reveal,
    Rotate,
    Wall,
    parse,
    read_draft,
)
from k2bot.games.dungeon_twister.engine.aftermath import fate_outside
from k2bot.games.dungeon_twister.engine.board import Board, falls, handlings, is_bridged, load_after
from k2bot.games.dungeon_twister.engine.content import (
    BY_NAME,
    KIND,
    OWNER,
    ROPES,
    THIEVES,
    TREASURES,
    exit_points,
)
from k2bot.games.dungeon_twister.engine.events import (
    Eliminated,
    Event,
    Handling,
    Left,
    ObjectLost,
)
from k2bot.games.dungeon_twister.engine.listing import board_of
from k2bot.games.dungeon_twister.engine.model import LOST, Phase, places_after
from k2bot.games.dungeon_twister.engine.planning import (
    Preview,
    Suggestion,
    departures,
    distant_square_costs,
    exit_of,
    exits,
    square_costs,
)
from k2bot.games.dungeon_twister.engine.squares import (
    BIT,
    LINES,
    NAMES,
    SLOTS,
    SQUARE_BY_NAME,
    SQUARES,
    slot_of,
)
from k2bot.games.dungeon_twister.pages import wording
from k2bot.games.dungeon_twister.pages.wording import Talk, load_of, move_handling, square_of
from k2bot.games.dungeon_twister.pictures import pieces
from k2bot.text.formatting import cut, cut_facts

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.view import Observation


Previewer: TypeAlias = Callable[[Sequence[Action]], Preview]
"""Previews actions of the seat; raises RuleError if they are illegal or have an unknown outcome."""


def draft_preview(draft: str | None, look: Previewer, start: Sequence[Action] = ()) -> Preview:
    """Preview of a draft; of the ``start`` if there's none, or if it is unreadable or no longer legal."""
    try:
        return look(read_draft(draft) or start)
    except RuleError:
        return look(start)


def warnings(talk: Talk, plan: Preview) -> tuple[str, ...]:
    """Warnings of what the opponent can do after the planned actions; usually empty."""
    if plan.seen.phase is Phase.OVER:
        return ()
    return (*_pit_warnings(talk, plan.seen), *_threats(talk, plan.seen))


def is_loss(seat: int | None, event: Event) -> bool:
    """Whether an event costs a seat a character, or anybody an object."""
    match event:
        case Eliminated(character=character):
            return OWNER[BY_NAME[character]] == seat
        case Left(carried=str(thing)):
            return fate_outside(BY_NAME[thing]) == LOST
    return isinstance(event, ObjectLost)


def _pit_warnings(talk: Talk, seen: Observation) -> list[str]:
    """Warning about the reader's thief on a pit without a rope: a wound there eliminates her (rule 16)."""
    board, thief = board_of(seen), THIEVES[seen.me.seat]
    place = board.places[thief]
    if place >= SQUARES or not board.maze.pits & BIT[place] or board.wounded >> thief & 1:
        return []
    if is_bridged(board.tokens(place), board.wounded | 1 << thief):
        return []
    return [talk.text("dungeon-warns-pit", name=talk.kind(thief))]


def _threats(talk: Talk, seen: Observation) -> list[str]:
    """Opposing characters that could walk out next turn, and whether that wins.

    None in a puzzle, which is won or lost before that turn.
    """
    threats = []
    for departure in departures(seen):
        if seen.seat == 1 - departure.seat:
            names = [
                talk.text("dungeon-warns-one", name=talk.kind(one.character), ap=one.ap)
                for one in departure.exits
            ]
            colour, wins = talk.colour(departure.seat), departure.is_winning
            listed = talk.list_text(names, "talk-list-and" if departure.is_together else "talk-list-or")
            threats.append(talk.text("dungeon-warns-exit", names=listed, colour=colour, wins=wins))
    return threats


def nearest_threat(talk: Talk, seen: Observation) -> str | None:
    """The opponent's nearest threat in one line, at the start of a turn; None without one, or in a puzzle."""
    if seen.phase is Phase.OVER or seen.setup.is_puzzle:
        return None
    ways_out = exits(seen, 1 - seen.me.seat)
    if not ways_out:
        return None
    return talk.text(
        "dungeon-threat", name=talk.token(ways_out[0].character), ap=ways_out[0].ap, points=ways_out[0].points
    )


STAY: Final = "stay"
"""Suffix of a choice's value for ending on the starting square."""
MORE: Final = "more "
"""Prefix of a choice's value that opens the squares of a room."""
_NEARER: Final = 3
"""How many squares without a purpose rank before the others, because they lead out best."""
_AREAS: Final = ("A", *(str(slot + 1) for slot in range(SLOTS)), "V")
"""Areas of squares: blue's line, rooms by number, yellow's line."""
_PURPOSES: Final = (
    "out", "takes", "beside-wounded", "beside", "reveals", "gear", "nearer", "other",
)  # fmt: skip
"""Reasons to go to a square, best first."""


@dataclass(frozen=True, slots=True)
class Destination:
    """A square to go to, and the moves there, the plain one first."""

    square: str
    ways: tuple[Move, ...]
    """Moves there; for a square that takes several actions, a single direct move in place of them all."""
    purpose: str
    """The first of ``_PURPOSES`` that applies."""
    ap: int = 1
    """Action points that it takes."""

    @property
    def plain_move(self) -> Move:
        """The move that keeps the load and takes only where it stops."""
        return self.ways[0]


@dataclass(frozen=True, slots=True)
class Selection:
    """The selected character and what it can do next; without a character, nothing is selected."""

    character: str = ""
    area: str = ""
    """Area to which the squares are limited; "" for the whole maze."""
    found: tuple[Destination, ...] = ()
    """Squares that the character can reach."""
    farther: tuple[Destination, ...] = ()
    """Squares that take more than one action point."""
    deeds: tuple[CharacterAction, ...] = ()
    """Other actions of the character."""

    @property
    def destinations(self) -> tuple[Destination, ...]:
        """All squares that it can reach."""
        return (*self.found, *self.farther)

    @property
    def only_destination(self) -> Destination | None:
        """The only square, which needs no menu; None if there are several, or if they're limited."""
        return self.destinations[0] if len(self.destinations) == 1 and not self.area else None


def area_of(square: str) -> str:
    """A square's room number from 1, or the letter of a starting line."""
    slot = slot_of(SQUARE_BY_NAME[square])
    return square[0] if slot is None else str(slot + 1)


def destinations(
    seen: Observation,
    reach: Mapping[str, Sequence[Move]],
    area: str = "",
    best: Sequence[str] = (),
) -> tuple[Destination, ...]:
    """A character's squares by purpose, then by room; limited to one area if given.

    ``best`` are the squares that best lead on, in order, as far as known.
    """
    board = board_of(seen)
    purposes = {square: _purpose(seen, board, ways[0]) for square, ways in reach.items()}
    nearer = [square for square in best if purposes.get(square) == "other"][:_NEARER]
    purposes |= dict.fromkeys(nearer, "nearer")

    def place(square: str) -> tuple[int, int, str, int]:
        purpose, steps = purposes[square], len(reach[square][0].squares)
        number = nearer.index(square) if purpose == "nearer" else 0
        room = area_of(square) if purpose == "other" else ""
        return _PURPOSES.index(purpose), number, room, steps

    ordered = sorted((square for square in reach if area in ("", area_of(square))), key=place)
    return tuple(Destination(square, tuple(reach[square]), purposes[square]) for square in ordered)


def farther_squares(plan: Preview, character: str, near: Collection[str]) -> tuple[Destination, ...]:
    """A character's squares other than those ``near``, for more than one action point, the fewest first.

    Of its exits only one, as with moves; in a puzzle none, since that may be the answer.
    """
    seen, squares = plan.seen, list[Destination]()
    board, is_out = board_of(seen), any(is_exit_for(character, square) for square in near)
    for place, ap in sorted(distant_square_costs(seen, BY_NAME[character]).items(), key=itemgetter(1, 0)):
        square = NAMES[place]
        if square in near:
            continue
        if is_exit_for(character, square):
            way = () if is_out or seen.setup.is_puzzle else _way_to(plan, character, square)
            if not way:
                continue
            is_out, square = True, _end(way[-1])
        move = Move(character, (square,))
        squares.append(Destination(square, (move,), _purpose(seen, board, move), ap))
    return tuple(sorted(squares, key=lambda one: (one.ap, _PURPOSES.index(one.purpose), area_of(one.square))))


def _end(action: Move | Wall) -> str:
    return action.end if isinstance(action, Move) else action.square


def is_exit_for(character: str, square: str) -> bool:
    """Whether a square is on a character's exit line."""
    return bool(LINES[1 - OWNER[BY_NAME[character]]] & BIT[SQUARE_BY_NAME[square]])


def _purpose(seen: Observation, board: Board, plain: Move) -> str:
    if is_exit_for(plain.character, plain.end):
        return "out"
    handled, _ = handlings(board, BY_NAME[plain.character], plain.path)
    robbed = [one for one in falls(board, handled) if OWNER[one] == seen.seat]
    if handled and all(one.taken for one in handled) and not robbed:  # nor if it leaves something for it
        return "takes"
    kinds = {kind for kind, _ in _facts(seen, board, plain)}
    return next((purpose for purpose in _PURPOSES if purpose in kinds), "other")


def _facts(seen: Observation, board: Board, move: Move) -> list[tuple[str, list[int]]]:
    """Notable features where a move ends, by kind of ``dungeon-goes-``, each with its enemy or rooms."""
    token, square, maze = BY_NAME[move.character], SQUARE_BY_NAME[move.end], board.maze
    facts: list[tuple[str, list[int]]] = []
    if maze.pits & BIT[square]:
        load = load_after(board.load(token), handlings(board, token, move.path)[0])
        roped = load in ROPES or any(board.places[rope] == square for rope in ROPES)
        facts.append(("pit-roped" if roped else "pit", []))
    if square in maze.gears:
        facts.append(("gear", []))
    for other in maze.neighbours(square):
        enemy = board.character_seen(other)
        if enemy is not None and OWNER[enemy] != OWNER[token]:
            facts.append(("beside-wounded" if seen.wounded >> enemy & 1 else "beside", [enemy]))
    already = maze.hidden_beside(board.places[token])
    rooms = [slot + 1 for slot in maze.hidden_beside(square) if slot not in already]
    if rooms and not seen.setup.is_puzzle:
        facts.append(("reveals", rooms))
    return facts


# ------------------------------------------------------------------------------------------------ in words


def gains_texts(talk: Talk, plan: Preview, deed: CharacterAction) -> list[str]:
    """Benefits of an action that its name doesn't tell; may be empty.

    A move with the tokens taken and left, and what is adjacent where it ends; leaving the maze; a shot that
    wins.
    """
    seen = plan.seen
    match deed:
        case Move() if not is_exit_for(deed.character, deed.end):
            facts = list(move_handling(talk, seen, deed))
            for kind, values in _facts(seen, board_of(seen), deed):
                name = talk.token(values[0]) if kind.startswith("beside") else ""
                rooms, count = map(str, values), len(values)
                # words: dungeon-goes-*
                facts.append(talk.text(f"dungeon-goes-{kind}", name=name, rooms=rooms, count=count))
            return facts
        case Move():
            return _exit_gains(talk, seen, deed)
        case Jump(character, square=square) | Wall(character, square) if is_exit_for(character, square):
            return _exit_gains(talk, seen, deed)
        case Fire():
            result = plan.preview_other((*plan.actions, deed)).seen.result
            if result is not None and result[0] == seen.seat:
                return [talk.text("dungeon-goes-wins")]
    return []


def _exit_gains(talk: Talk, seen: Observation, way: Move | Jump | Wall) -> list[str]:
    """Effects of leaving the maze: points, a rescued friend, losses; nothing else matters if it wins."""
    character, hand, facts = BY_NAME[way.character], load_of(seen, way.character), list[str]()
    if isinstance(way, Move):
        hand = load_after(hand, handlings(board_of(seen), character, way.path)[0])
        facts += move_handling(talk, seen, way)
    if hand is not None and hand not in TREASURES:
        message = "dungeon-goes-out-lost" if fate_outside(hand) == LOST else "dungeon-goes-out-safe"
        name = talk.token(hand)
        facts.append(talk.text(message, name=name))  # words: dungeon-goes-out-*
    points = exit_points(character, hand)
    points_text, seat = talk.text("dungeon-goes-out", points=points), OWNER[character]
    if seen.vp[seat] + points >= seen.setup.goal[seat]:
        return [talk.text("dungeon-goes-wins"), points_text]
    return [points_text, *facts]


def move_text(talk: Talk, seen: Observation, character: str, square: str) -> str:
    """A character and where it goes: ``Goblin to V5``, ``Goblin back to G5``."""
    back = square_of(seen, character) == SQUARE_BY_NAME[square]
    return talk.text("dungeon-suggest-goal", character=talk.kind(character), square=square, back=back)


def way_texts(talk: Talk, seen: Observation, ways: Sequence[Move]) -> tuple[str, ...]:
    """Each move to one square by its differences: tokens taken and left, and what leaving the maze brings."""
    if is_exit_for(ways[0].character, ways[0].end):
        return tuple(talk.join(_exit_gains(talk, seen, way), "talk-list-dot") for way in ways)
    in_hand = load_of(seen, ways[0].character)
    unchanged = (
        talk.text("dungeon-way-nothing")
        if in_hand is None
        else talk.text("dungeon-way-keeps", thing=talk.token(in_hand), sort=KIND[in_hand])
    )
    return tuple(talk.join(move_handling(talk, seen, way), "talk-list-dot") or unchanged for way in ways)


# ------------------------------------------------------------------------------------------------ menus


def square_menu(talk: Talk, plan: Preview, selected: Selection) -> Select | None:
    """Menu of squares: all of them if they fit, otherwise the best ones and rooms to open.

    None without squares, and for a single one, which has a button.
    """
    goals, area = selected.destinations, selected.area
    if not goals or selected.only_destination:
        return None
    name = talk.without_markdown.kind(selected.character)
    goals_listed, rooms = goals[: limits.CHOICES], list[str]()
    if len(goals) > limits.CHOICES:
        rooms = sorted({area_of(one.square) for one in goals}, key=_AREAS.index)
        goals_listed = goals[: limits.CHOICES - len(rooms)]
    choices = [_choice(talk.without_markdown, plan, one) for one in goals_listed]
    for room in rooms:
        inside = sorted(
            (one.square for one in goals if area_of(one.square) == room), key=SQUARE_BY_NAME.__getitem__
        )
        label = talk.text("dungeon-go-room", area=area_name(talk, room), count=len(inside))
        squares = cut(talk.join(inside, "talk-list-more"), limits.CHOICE)
        choices.append(Choice(f"{MORE}{selected.character} {room}", label, squares))
    count, most = len(goals), max(one.ap for one in goals)
    heading = (
        talk.text("dungeon-go-to-area", character=name, count=count, most=most, area=area_name(talk, area))
        if area
        else talk.text("dungeon-go-to", character=name, count=count, most=most)
    )
    return Select("go", heading, tuple(choices), f"{plan.action_count} 0")


def square_button(talk: Talk, plan: Preview, character: str, one: Destination) -> Button:
    """A button that goes to a square, in place of a menu."""
    talk = talk.without_markdown
    facts = (move_text(talk, plan.seen, character, one.square), *_square_texts(talk, plan, one))
    label = cut_facts(talk.join(facts, "talk-list-dot"), limits.LABEL)
    return Button("go", label, f"{plan.action_count} {character} {one.square}")


def area_name(talk: Talk, area: str) -> str:
    """Name of an area: a room or a starting line."""
    if area.isdecimal():
        return talk.room(int(area) - 1)
    return talk.text("dungeon-go-line-of", colour=talk.colour(0 if area == "A" else 1))


def _has_choice(board: Board, one: Destination) -> bool:
    """Whether a character can take or hand over something on the way that it doesn't by the plain move.

    It's mentioned of ways out of the maze, where a Treasure counts, and of ways back to its square, which may
    have no other use: elsewhere, most lines would say so. What it carries can be left nearly everywhere, so
    that alone isn't mentioned.
    """

    def exchanges(way: Move) -> set[Handling]:
        handled_things, _ = handlings(board, BY_NAME[way.character], way.path)
        return {handled for handled in handled_things if handled.taken or handled.partner is not None}

    plain, *others = one.ways
    usual = exchanges(plain) if others else set()
    return any(exchanges(way) - usual for way in others)


def _square_texts(talk: Talk, plan: Preview, one: Destination) -> list[str]:
    """Cost of a square if it takes several action points, and its benefits."""
    cost = [talk.text("dungeon-go-cost", points=one.ap)] if one.ap > 1 else []
    return cost + gains_texts(talk, plan, one.plain_move)


def _choice(talk: Talk, plan: Preview, one: Destination) -> Choice:
    seen, facts = plan.seen, talk.join(_square_texts(talk, plan, one), "talk-list-dot")
    back = square_of(seen, one.plain_move.character) == SQUARE_BY_NAME[one.square]
    label = talk.text("dungeon-go-line", square=one.square, facts=facts, plain=not facts, back=back)
    description = [talk.text("dungeon-go-where", area=area_of(one.square))]
    if one.purpose == "nearer" and not move_handling(talk, seen, one.plain_move):
        description.append(talk.text("dungeon-go-nearer"))
    if (back or one.purpose == "out") and _has_choice(board_of(seen), one):
        description.append(talk.text("dungeon-go-ways"))
    drawn = pieces.emoji_name(one.plain_move.character)
    value = f"{one.plain_move.character} {one.square}"
    if back:
        # Clients keep showing a value just chosen as selected while the menu contains it.
        value += f" {STAY}"
    described = cut_facts(talk.join(description, "talk-list-dot"), limits.CHOICE)
    return Choice(value, cut_facts(label, limits.CHOICE), described, emoji=drawn)


Actions: TypeAlias = "tuple[Action, ...]"

SUGGEST: Final = "suggest"
"""Verb of the controls that plan a whole move."""
_BUTTONS: Final = 3
_LONGEST: Final = 50
"""Maximum length in characters of a button's verb and argument."""
_AND: Final = ","
_TO: Final = ">"


def suggestion_buttons(
    talk: Talk, plan: Preview, offered: Sequence[Suggestion], shown: Sequence[CharacterAction] = ()
) -> tuple[Button, ...]:
    """The best moves of different characters, at most one of which reveals a room.

    None without a reason that can be told, none that rotates a room as another button does, and none of a
    character whose best one has a button as one of the actions ``shown`` anyway.
    """
    buttons: list[Button] = []
    known: set[str] = set()
    rotated = {(one.slot, one.turn) for one in shown if isinstance(one, Rotate)}
    reveals = False
    for one in offered:
        last, character = one.last, one.last.character
        argument = f"{plan.action_count} {_short_suggestion(plan, one.actions)}"
        is_repeated = character in known or (reveals and isinstance(last, Reveal))
        if one.gain <= 0 or is_repeated or len(SUGGEST + argument) > _LONGEST:
            continue
        if one.aim is None and isinstance(last, Move) and not gains_texts(talk, plan, last):
            continue
        if isinstance(last, Rotate) and last not in shown:
            if (last.slot, last.turn) in rotated:
                continue
            rotated.add((last.slot, last.turn))
        known.add(character)
        reveals = reveals or isinstance(last, Reveal)
        if one.actions == (last,) and last in shown:
            continue
        label = cut_facts(
            _suggestion_text(talk.without_markdown, plan, one, _exit_after(plan, one)), limits.LABEL
        )
        buttons.append(
            Button(SUGGEST, label, argument, style=Style.SUCCESS, emoji=pieces.emoji_name(character))
        )
        if len(buttons) == _BUTTONS:
            break
    return tuple(buttons)


def suggestion_menu(talk: Talk, plan: Preview, offered: Sequence[Suggestion]) -> tuple[Select, ...]:
    """A menu of moves of all characters: as many as it holds, the best of each before the others."""
    count, ranks = Counter[str](), list[int]()
    for one in offered:
        ranks.append(count[one.last.character])
        count[one.last.character] += 1
    numbers = sorted(sorted(range(len(ranks)), key=ranks.__getitem__)[: limits.CHOICES])
    choices = tuple(
        Choice(
            _short_suggestion(plan, one.actions),
            cut_facts(_suggestion_text(talk.without_markdown, plan, one._replace(aim=None)), limits.CHOICE),
            emoji=pieces.emoji_name(one.last.character),
        )
        for one in (offered[number] for number in numbers)
    )
    heading = talk.text("dungeon-suggest-menu")
    return (Select(SUGGEST, heading, choices, f"{plan.action_count}"),) if choices else ()


def _exit_after(plan: Preview, one: Suggestion) -> int:
    """Action points from which the character can walk out after a move; 0 if it can't, or only from afar."""
    if not isinstance(one.last, Move):
        return 0
    after = plan.preview_other((*plan.actions, *one.actions)).seen
    way_out = exit_of(after, BY_NAME[one.last.character])
    return 0 if way_out is None else way_out.ap


def deed_text(talk: Talk, plan: Preview, deed: CharacterAction) -> str:
    """Label of an action's control, with what it brings."""
    return talk.join(
        (wording.deed_label(talk, plan.seen, deed), *gains_texts(talk, plan, deed)), "talk-list-dot"
    )


def _suggestion_text(talk: Talk, plan: Preview, one: Suggestion, ap: int = 0) -> str:
    """Text of a suggestion: ``Goblin to V5 · leaves the maze: 2 points``, ``Warrior: Reveal room 4``.

    If a move brings nothing else, its aim is named; for a rotation, whose path it changes. A pit alone is no
    reason to go there. ``ap`` as from ``_exit_after``.
    """
    if one.card is not None:
        move = _suggestion_text(talk, plan, one._replace(card=None), ap)
        return talk.text("dungeon-suggest-card", points=one.card.card, move=move)
    last, aim, count = one.last, one.aim, len(one.character_actions)
    facts_told = gains_texts(talk, plan, last)
    has_aim = aim is not None and aim not in ("along", "nearer" if ap else "")
    pits = {talk.text("dungeon-goes-pit"), talk.text("dungeon-goes-pit-roped")}
    if has_aim and isinstance(last, Move) and pits.issuperset(facts_told):
        facts_told.insert(0, talk.text(f"dungeon-go-{aim}"))  # words: dungeon-go-*
    if one.affected_character == last.character and one.affected_ap is None:
        facts_told.append(talk.text("dungeon-go-nearer"))
    elif one.affected_character:
        own = OWNER[BY_NAME[one.affected_character]] == plan.seen.seat
        name = talk.kind(one.affected_character) if own else talk.token(one.affected_character)
        soon = "far" if one.affected_ap is None else one.affected_ap
        facts_told.append(talk.text("dungeon-go-way", name=name, own=own, ap=soon))
    carried = load_of(plan.seen, last.character)
    if aim == "along" and carried is not None:
        facts_told.insert(0, talk.text("dungeon-go-along", name=talk.kind(carried), sort=KIND[carried]))
    jumps = len(of_kind(one.character_actions, Jump))
    if jumps and count > 1:  # a single jump's own name says so
        facts_told.append(talk.text("dungeon-goes-jump", count=jumps))
    facts = talk.join(facts_told, "talk-list-dot")
    if isinstance(last, Move) or (isinstance(last, Jump | Wall) and count > 1):
        end = last.end if isinstance(last, Move) else last.square
        goal_text = move_text(talk, plan.seen, last.character, end)
        return talk.text(
            "dungeon-suggest-move", goal=goal_text, actions=count, facts=facts, plain=not facts, ap=ap
        )
    deed, name = wording.deed_label(talk, plan.seen, last), talk.kind(last.character)
    return talk.text("dungeon-suggest-deed", character=name, deed=deed, facts=facts, plain=not facts)


# ------------------------------------------------------------------------------------------------ as text


def _short_suggestion(plan: Preview, actions: Actions) -> str:
    """Actions encoded for a control: cards by number, moves by final square and which way there it is."""
    parts_written = list[str]()
    for one in actions:
        if isinstance(one, PlayCard):
            parts_written.append(str(one.card))
        elif isinstance(one, Move):
            parts = [one.character, one.end]
            # Only a whole suggestion of one action is anything but plain.
            if actions == (one,) and (way := plan.reach(one.character)[one.end].index(one)):
                parts.append(str(way))
            parts_written.append(_TO.join(parts))
        else:
            parts_written.append(str(one))
    return _AND.join(parts_written)


def read_suggestion(talk: Talk, plan: Preview, short: str) -> Actions:
    """Decode a control's actions after the plan. Raises Refusal and RuleError."""
    actions: list[Action] = []
    for part in short.split(_AND):
        if part.isdecimal():
            actions.append(PlayCard(int(part)))
            continue
        character, to, target = part.partition(_TO)
        if to:
            square, _, way = target.partition(_TO)
            plan_so_far = plan.preview_other((*plan.actions, *actions)) if actions else plan
            actions.append(move_to(talk, plan_so_far, character, square, int(way) if way.isdecimal() else 0))
        else:
            actions.append(read_action(talk, part))
    return tuple(actions)


def move_to(talk: Talk, plan: Preview, character: str, square: str, way: int = 0) -> Move:
    """A move of a character to a square, the plain one or another ``way``. Raises Refusal."""
    ways = plan.reach(character).get(square, ()) if character in plan.movers else ()
    if way >= len(ways):
        raise talk.refusal_of("dungeon-refusal-no-way", square=square)
    return ways[way]


def path_to(talk: Talk, plan: Preview, character: str, square: str) -> Actions:
    """The actions that take a character to a square, as few as can be. Raises Refusal."""
    if character in BY_NAME and square in SQUARE_BY_NAME and (way := _way_to(plan, character, square)):
        return way
    raise talk.refusal_of("dungeon-refusal-no-way", square=square)


def _way_to(plan: Preview, character: str, square: str) -> tuple[Move | Wall, ...] | None:
    """Plain moves and steps through walls to a square, or by any exit if it's one.

    Stops are where nothing is taken or left, if possible.
    """
    token, goal, is_exit = BY_NAME[character], SQUARE_BY_NAME[square], is_exit_for(character, square)
    reach = plan.reach(character) if character in plan.movers else {}
    if square in reach:
        return (reach[square][0],)
    walls = [wall for wall in of_kind(plan.other_actions, Wall) if wall.character == character]
    ways: list[Move | Wall] = [*(moves[0] for moves in reach.values()), *walls]
    for way in ways:
        if _end(way) == square or (is_exit and is_exit_for(character, _end(way))):
            return (way,)
    seen, board, least = plan.seen, board_of(plan.seen), distant_square_costs(plan.seen, token).get(goal, 0)
    ways.sort(key=lambda way: isinstance(way, Move) and len(handlings(board, token, way.path)[0]))
    for way in ways if least else ():
        stop = SQUARE_BY_NAME[_end(way)]
        places = places_after(
            seen.places, *((one, stop) for one in (token, board.load(token)) if one is not None)
        )
        if goal not in square_costs(
            replace(seen, places=places), token, least - 1
        ):  # quicker than a look at what follows
            continue
        after = plan.preview_other((*plan.actions, way))
        if goal in square_costs(after.seen, token, least - 1) and (rest := _way_to(after, character, square)):
            return (way, *rest)
    return None


def read_action(talk: Talk, written: str) -> Action:
    """Parse a control's action. Raises Refusal."""
    try:
        return parse(written)
    except ActionSyntaxError:
        raise talk.refusal_of("dungeon-refusal-gone") from None
