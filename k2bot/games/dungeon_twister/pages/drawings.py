"""Pictures for pages, each with alt text; and the page ``board``.

Alt text puts the most important facts first, within 1,024 characters.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from k2bot.game.pages import (
    described_picture,
    lines,
    of_kind,
    page_buttons,
    picture,
    sentences,
    shape,
    whole_facts,
)
from k2bot.game.reading import RULES, decision_button
from k2bot.game.values import Page, Picture
from k2bot.games.dungeon_twister.engine.content import (
    ALL_CHARACTERS,
    ALL_OBJECTS,
    BY_NAME,
    CHARACTERS_OF,
    COLOURS,
    COMBAT,
    IS_CHARACTER,
    KIND,
    OBJECTS,
    OWNER,
    QUIET_TURNS,
    SPEED,
    TOKENS_OF,
)
from k2bot.games.dungeon_twister.engine.events import CardPlayed, Event, FightBegan
from k2bot.games.dungeon_twister.engine.listing import board_of
from k2bot.games.dungeon_twister.engine.model import DEAD, EXIT, SAFE, SCORED, Phase
from k2bot.games.dungeon_twister.engine.sides import Fighter, Sides, losses, points_won, sides_of, strength_of
from k2bot.games.dungeon_twister.engine.squares import (
    BIT,
    NAMES,
    ROOM_SQUARES,
    SQUARES,
    WIDTH,
    squares_of,
)
from k2bot.games.dungeon_twister.pages import status, wording
from k2bot.games.dungeon_twister.pages.wording import BOARD, TEXT, Talk, square_of
from k2bot.games.dungeon_twister.pictures import (
    CloseUpPicture,
    EliminationPicture,
    EscapePicture,
    FightPicture,
    HeroPicture,
    LegendPicture,
    MazePicture,
    PartPicture,
    Poster,
    ReachPicture,
    RoomPicture,
    RotationPicture,
    SightPicture,
    SpinPicture,
    StepPicture,
    TallMazePicture,
    action_pictures,
    close_up,
    news,
    plates,
)
from k2bot.games.dungeon_twister.pictures.reach_picture import SHAPING
from k2bot.games.dungeon_twister.pictures.strip import QUIET

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from k2bot.games.dungeon_twister.engine.view import Observation


_JOINT: Final = "talk-list-semicolon"
"""Joins several things in an alt text."""

# ------------------------------------------------------------------------------------------- the maze


def maze(
    talk: Talk,
    seen: Observation,
    events: Sequence[Event] = (),
    *,
    tall: bool | None = None,
) -> Picture:
    """The whole maze with the marks of the last events.

    ``tall`` is for narrow screens; None is as the reader wants it.
    """
    tall = talk.is_tall if tall is None else tall
    draw = TallMazePicture if tall else MazePicture
    return _maze(talk, "tall" if tall else "maze", draw(seen, tuple(events)))


def turn_news(talk: Talk, seen: Observation, events: Sequence[Event]) -> Picture:
    """The news of a turn close up; the whole maze if what matters lies too far apart for that.

    The alt text is that of the whole maze.
    """
    if talk.is_tall or close_up.crop(seen, events) is None:
        return maze(talk, seen, events)
    return _maze(talk, "news", CloseUpPicture(seen, tuple(events)))


def part(talk: Talk, seen: Observation, squares: tuple[str, ...], events: Sequence[Event] = ()) -> Picture:
    """The part of the maze around some squares, one of which must be at its upper wall."""
    return _maze(talk, "part", PartPicture(seen, squares, tuple(events)))


def _maze(
    talk: Talk, kind: str, maze_picture: MazePicture | TallMazePicture | PartPicture | CloseUpPicture
) -> Picture:
    return picture(
        f"dungeon-{kind}", maze_picture, talk.writing, _maze_alt(talk, maze_picture.seen, maze_picture.events)
    )


@lru_cache(maxsize=64)  # pages are redrawn after most presses with an unchanged maze
def _maze_alt(talk: Talk, seen: Observation, events: tuple[Event, ...]) -> str:
    """Alt text of the maze: score, what is going on, the reader's tokens, the opponent's, rooms, cards.

    Open portcullises and cards are the first to be dropped for space: the page beside the picture has them.
    """
    first = seen.active_seat if talk.reader is None else talk.reader
    return whole_facts(
        talk,
        lambda talk: (
            *_score(talk, seen, events),
            *_state_texts(talk, seen),
            status.leaving_text(talk, seen),
            events_text(talk, seen, events),
            *placed_tokens(talk, seen, first, has_gone=True),
            *face_down(talk, seen),
            talk.text("dungeon-alt-casts") if seen.phase is Phase.START else None,
            *_gears(talk, seen),
            *(_remaining_text(talk, seen, seat) for seat in (first, 1 - first)),
            _gates(talk, seen),
        ),
    )


def _remaining_text(talk: Talk, seen: Observation, seat: int) -> str:
    """The tokens a player still has to hide before the first turn, then the action cards left."""
    if seen.turn_number:
        return wording.cards_alt(talk, seen.seats[seat])
    left = talk.text("dungeon-picture-unplaced", count=plates.count_to_hide(seen, seat))
    return talk.text("dungeon-alt-to-hide", name=talk.player_with_colour(seat), left=left)


def _score(talk: Talk, seen: Observation, events: Sequence[Event]) -> list[str]:
    """Turn, card and points."""
    if not seen.turn_number:
        return [talk.text("dungeon-head-setup")]
    played = {event.seat: event.card for event in of_kind(events, CardPlayed)}
    card = 0 if seen.phase is Phase.CARD else played.get(seen.active_seat, 0)
    return [
        talk.text("dungeon-alt-turn", number=seen.turn_number, card=card),
        _scores(talk, seen),
    ]


def _scores(talk: Talk, seen: Observation) -> str:
    """Both players' points, and what they need."""
    return talk.text(
        "dungeon-alt-score",
        first=talk.player_with_colour(0),
        second=talk.player_with_colour(1),
        **dict(zip(("blue", "yellow"), seen.vp, strict=True)),
        **dict(zip(("blue-goal", "yellow-goal"), seen.setup.goal, strict=True)),
    )


def _state_texts(talk: Talk, seen: Observation) -> list[str | None]:
    """Texts on who must act and what is at stake (card, fight, tokens to place), quiet turns."""
    parts: list[str | None] = [status.waiting_text(talk, seen)]
    if seen.phase is Phase.CARD:
        parts.append(talk.text("dungeon-alt-no-card"))
    if seen.phase is Phase.ACT and not seen.points_left:
        parts.append(talk.text("dungeon-alt-no-points"))
    if seen.phase is Phase.FIGHT and seen.fight is not None:
        parts += (_attack(talk, seen, *seen.fight), *_played_cards_texts(talk, seen))
    if seen.phase is Phase.PLACE:
        parts += _to_place(talk, seen)
    if seen.quiet >= QUIET and seen.phase is not Phase.OVER:
        parts.append(talk.text("dungeon-alt-quiet", count=seen.quiet, of=QUIET_TURNS))
    return parts


def _attack(talk: Talk, seen: Observation, attacker: int, target: int) -> str:
    """Text on an attack: attacker, target and their squares."""
    return talk.text(
        "dungeon-alt-fight",
        attacker=talk.token(attacker),
        target=talk.token(target),
        here=NAMES[seen.places[attacker]],
        there=NAMES[seen.places[target]],
    )


def _played_cards_texts(talk: Talk, seen: Observation) -> Iterator[str]:
    """Texts on combat cards played in the fight in progress; the reader's own with its value."""
    for own in seen.seats:
        if own.has_played_combat_card:
            yield talk.text(
                "dungeon-alt-laid",
                name=talk.player_with_colour(own.seat),
                card="hidden" if own.combat_card is None else own.combat_card,
            )


def _task(talk: Talk, token: int) -> str:
    """Instruction for placing a token."""
    facts = {"place": "square", "kind": talk.kind(token), "sort": KIND[token]}
    return talk.sentence(talk.text("dungeon-picture-choose-place", **facts))


def _to_place(talk: Talk, seen: Observation) -> Iterator[str]:
    """The tokens each player still has to place, the next one's first."""
    for seat in dict.fromkeys(placer for placer, _, _ in seen.placing):
        own = [talk.token(token) for placer, token, _ in seen.placing if placer == seat]
        yield talk.text("dungeon-alt-places", name=talk.player_with_colour(seat), tokens=own)


def events_text(talk: Talk, seen: Observation, events: Sequence[Event]) -> str | None:
    """Text on all steps of the turn, in progress or the one before; first all points if several scored."""
    seat = news.acting_seat(seen, events)
    colour, all_points = wording.capitalized(talk.colour(seat)), wording.total(talk, events, seat)
    now = not news.is_over(seen, events) and seen.phase is not Phase.OVER
    if seen.phase is Phase.FIGHT:  # told with the cards it waits for
        events = [event for event in events if not isinstance(event, FightBegan)]
    news_told = news.all_event_texts(seen, events, talk.writing)
    told = talk.count_text("dungeon-alt-news", told=news_told, colour=colour, now=now, by=_JOINT)
    return sentences(all_points, told) or None


_OUT_OF_PLAY: Final = (EXIT, SAFE, DEAD, SCORED)
"""Fates of tokens that are out of play."""


def placed_tokens(
    talk: Talk, seen: Observation, first: int = 0, *, has_gone: bool = False
) -> list[str | None]:
    """All characters in the maze and the objects on the floor, one seat's first.

    With ``has_gone`` also characters that are out of the game and treasures that have scored.
    """
    board = board_of(seen)

    def facts_of(seat: int) -> list[str | None]:
        people = [
            status.token_text(talk, seen, token, board)
            for token in CHARACTERS_OF[seat]
            if seen.places[token] < SQUARES
        ]
        loose = [
            talk.text("dungeon-alt-at", name=talk.kind(token), square=NAMES[seen.places[token]])
            for token in ALL_OBJECTS
            if OWNER[token] == seat
            and seen.places[token] < SQUARES
            and len(board.tokens(seen.places[token])) == 1
        ]
        out_of_play = [token for token in TOKENS_OF[seat] if has_gone and seen.places[token] in _OUT_OF_PLAY]
        on_floor = talk.count_text("dungeon-alt-loose", things=loose, by="talk-list-more")
        return [*people, on_floor, *status.out_of_play_lines(talk, out_of_play, seen)]

    return [
        talk.count_text(
            "dungeon-alt-characters",
            told=facts_of(seat),
            colour=wording.capitalized(talk.colour(seat)),
            by=_JOINT,
        )
        for seat in (first, 1 - first)
    ]


def face_down(talk: Talk, seen: Observation) -> Iterator[str | None]:
    """Face-down rooms: with the number of tokens of each colour on them, and those without."""
    hidden = [room for room in seen.rooms if room.id is None]
    rooms_told = [
        talk.text("dungeon-alt-down-room", room=room.slot + 1, blue=room.backs[0], yellow=room.backs[1])
        for room in hidden
        if any(room.backs)
    ]
    yield talk.count_text("dungeon-alt-down", rooms=rooms_told, by=_JOINT)
    empty = [str(room.slot + 1) for room in hidden if not any(room.backs)]
    yield talk.count_text("dungeon-alt-down-empty", rooms=empty, by="talk-list-more")


def _gears(talk: Talk, seen: Observation) -> Iterator[str | None]:
    """The gear of each revealed room by direction, and the rooms that turn each other."""
    gears = status.gears(seen)

    def turning(way: str) -> str | None:
        gear_texts = [
            talk.text("dungeon-alt-gear", room=slot + 1, square=gear.square)
            for slot, gear in gears.items()
            if gear.way == way
        ]
        return talk.count_text("dungeon-alt-gears-way", way=way, gears=gear_texts, by="talk-list-more")

    yield talk.count_text("dungeon-alt-gears", gears=[turning("right"), turning("left")], by=_JOINT)
    pairs = [(slot + 1, gear.twin) for slot, gear in gears.items() if slot + 1 < gear.twin]
    twins = [talk.list_text(map(str, pair)) for pair in pairs]
    yield talk.count_text("dungeon-alt-twins", rooms=twins, by=_JOINT)


def _gates(talk: Talk, seen: Observation) -> str | None:
    """Portcullises in revealed rooms that don't bar the way, by state."""

    def standing(state: str) -> str | None:
        gates = [_edge_text(talk, ends) for ends, one in status.gates(seen) if one == state]
        return talk.count_text("dungeon-alt-gates-state", state=state, gates=gates, by="talk-list-more")

    return talk.count_text("dungeon-alt-gates", gates=[standing("open"), standing("broken")], by=_JOINT)


# ------------------------------------------------------------------------------------------- its parts


def characters(talk: Talk) -> Iterator[str]:
    """All characters with speed and combat."""
    for token in CHARACTERS_OF[0]:
        name, speed, combat = talk.kind(token), SPEED[token], COMBAT[token]
        yield talk.sentence(talk.text("dungeon-alt-legend", name=name, speed=speed, combat=combat))


def legend(talk: Talk) -> Picture:
    """All kinds of tokens with names, speed and combat."""

    def facts(talk: Talk) -> tuple[str | None, ...]:
        things = [talk.kind(f"{COLOURS[0]}.{kind}") for kind in OBJECTS]
        return *characters(talk), talk.text("dungeon-alt-objects", things=things)

    return described_picture(talk, "dungeon-legend", LegendPicture(), facts)


def step(talk: Talk, before: Observation, after: Observation, events: Sequence[Event]) -> Picture:
    """The effect of some actions: before and after."""
    return described_picture(
        talk,
        "dungeon-step",
        StepPicture(before, after, tuple(events)),
        lambda talk: (
            *wording.event_lines(talk, events),
            _sign_text(talk, talk.text("dungeon-picture-spent", count=before.ap - after.ap), ())
            if before.ap > after.ap
            else None,
            *placed_tokens(talk, after),
        ),
    )


def _sign_text(talk: Talk, sign: str, squares: Sequence[str]) -> str:
    """Meaning of a sign in a picture, and its squares."""
    meaning = wording.capitalized(sign)
    if not squares:
        return talk.sentence(meaning)
    return talk.text("dungeon-alt-marked", sign=meaning, squares=talk.join(squares, "talk-list-semicolon"))


def _edge_text(talk: Talk, ends: Sequence[int]) -> str:
    """An edge, by the squares on its two sides."""
    return talk.list_text(NAMES[square] for square in ends)


def rotation(talk: Talk, before: Observation, after: Observation, slot: int) -> Picture:
    """A room before and after turning: its gear, and what is where in it."""

    def inside(talk: Talk, seen: Observation) -> list[str]:
        board, room = board_of(seen), tuple(squares_of(ROOM_SQUARES[slot]))
        return [
            status.token_text(talk, seen, token, board, coloured=True)
            for token in (*ALL_CHARACTERS, *ALL_OBJECTS)
            if seen.places[token] in room
            and (IS_CHARACTER[token] or len(board.tokens(seen.places[token])) == 1)
        ]

    def paths(talk: Talk) -> Iterator[str]:
        opened, closed = action_pictures.changed_passages(before, after, slot)
        for word, sides in (("opened", opened), ("closed", closed)):
            if sides:
                sign = talk.text(f"dungeon-picture-{word}", count=len(sides))  # words: dungeon-picture-*
                yield _sign_text(talk, sign, [_edge_text(talk, side) for side in sides])
        if not opened and not closed:
            yield _sign_text(talk, talk.text("dungeon-picture-unchanged"), ())

    def facts(talk: Talk) -> tuple[str | None, ...]:
        return (
            talk.text("dungeon-alt-turned", room=slot + 1),
            status.room_line(talk, after, slot),
            *paths(talk),
            talk.count_text("dungeon-alt-before", things=inside(talk, before), by=_JOINT),
            talk.count_text("dungeon-alt-after", things=inside(talk, after), by=_JOINT),
        )

    return described_picture(talk, "dungeon-turned", RotationPicture(before, after, slot), facts)


def reach(
    talk: Talk,
    seen: Observation,
    character: str,
    squares: tuple[str, ...],
    jumps: tuple[str, ...] = (),
    *,
    walls: tuple[str, ...] = (),
    fetches: tuple[str, ...] = (),
) -> Picture:
    """Squares a character can get to with one or more action points, some with a jump card or through a wall.

    From ``fetches`` it can take something.
    """
    start, token = square_of(seen, character), BY_NAME[character]
    reach_picture = ReachPicture(seen, character, squares, jumps, walls, fetches)

    def signs(talk: Talk) -> Iterator[str]:
        """Texts on the character in the picture's panel, and on signs on squares."""
        able = [
            talk.text("dungeon-picture-speed", count=SPEED[token]),
            talk.text("dungeon-picture-strength", count=COMBAT[token]),
            # words: dungeon-power-*
            talk.text(f"dungeon-power-{KIND[token]}") if KIND[token] in SHAPING else None,
            talk.text("dungeon-picture-on-gear") if start in seen.maze.gears else None,
            talk.text("dungeon-picture-left", count=reach_picture.points),
        ]
        yield _sign_text(talk, talk.join(able, "talk-list-semicolon"), ())
        guarded = [one for one in reach_picture.guarded_squares if NAMES[one] in squares]
        for word, where in (
            ("out", sorted(reach_picture.exits)),
            ("beside-enemy", guarded),
            *((sign, [NAMES.index(name) for name in names]) for sign, names in reach_picture.signs),
        ):
            if where:
                sign = talk.text(f"dungeon-picture-{word}")  # words: dungeon-picture-*
                yield _sign_text(talk, sign, [NAMES[one] for one in where])
        if fetches:
            yield _sign_text(talk, talk.text("dungeon-picture-fetch"), fetches)

    def farther(talk: Talk) -> Iterator[str]:
        """Squares that take more action points, by how many."""
        found = reach_picture.farther
        for ap in sorted(set(found.values())):
            runs = _runs(talk, [square for square, cost in found.items() if cost == ap])
            yield talk.text("dungeon-alt-farther", count=ap, squares=talk.join(runs, "talk-list-more"))

    def facts(talk: Talk) -> tuple[str | None, ...]:
        return (
            talk.text(
                "dungeon-alt-reach",
                name=talk.token(character),
                square="" if start is None else NAMES[start],
                count=len(squares),
            ),
            talk.count_text("talk-sentence", told=squares, by="talk-list-more"),
            *signs(talk),
            *placed_tokens(talk, seen, OWNER[token]),
            *farther(talk),
        )

    return described_picture(talk, "dungeon-reach", reach_picture, facts, fleeting=True)


def _runs(talk: Talk, squares: Sequence[int]) -> list[str]:
    """Squares by column; of three or more in a row, the first and the row of the last."""
    runs: list[list[int]] = []
    for square in sorted(squares):
        if runs and square - runs[-1][-1] == 1 and square % WIDTH:
            runs[-1].append(square)
        else:
            runs.append([square])
    runs_told: list[str] = []
    for run in runs:
        if len(run) > 2:
            runs_told.append(talk.text("dungeon-alt-run", first=NAMES[run[0]], last=NAMES[run[-1]][1:]))
        else:
            runs_told += [NAMES[square] for square in run]
    return runs_told


def room(talk: Talk, seen: Observation, slot: int) -> Picture:
    """A revealed room being filled: its tokens and free squares."""
    board, squares = board_of(seen), tuple(squares_of(ROOM_SQUARES[slot]))
    free = [NAMES[one] for one in squares if not board.tokens(one) and not seen.maze.pits & BIT[one]]

    pits = [NAMES[one] for one in squares if seen.maze.pits & BIT[one]]

    def facts(talk: Talk) -> tuple[str | None, ...]:
        things = [
            talk.on_square(talk.token(token), NAMES[square])
            for square in squares
            for token in board.tokens(square)
        ]
        return (
            talk.text("dungeon-alt-room", room=slot + 1),
            _task(talk, seen.placing[0][1]),
            *_to_place(talk, seen),
            talk.text("dungeon-alt-free", squares=free),
            talk.count_text("dungeon-alt-there", things=things),
            status.room_line(talk, seen, slot),
            _sign_text(talk, talk.text("dungeon-picture-no-pit"), pits) if pits else None,
            *placed_tokens(talk, seen, seen.active_seat),
        )

    return described_picture(talk, "dungeon-room", RoomPicture(seen, slot, seen.placing), facts)


def sight(talk: Talk, seen: Observation, character: str, target: str) -> Picture:
    """The wand's line of sight from a character to its target."""
    start, goal = (NAMES[seen.places[BY_NAME[name]]] for name in (character, target))
    return described_picture(
        talk,
        "dungeon-sight",
        SightPicture(seen, character, target),
        lambda talk: (
            talk.text(
                "dungeon-alt-sight",
                name=talk.token(character),
                here=start,
                target=talk.token(target),
                there=goal,
                gains=talk.name(1 - OWNER[BY_NAME[target]]),
            ),
        ),
    )


# ------------------------------------------------------------------------------------- great moments


def hero(talk: Talk, hero_picture: HeroPicture, seen: Observation) -> Picture:
    """The poster of a great moment: its sentence, what is seen, and the score."""
    return described_picture(
        talk,
        "dungeon-hero",
        Poster(hero_picture, seen.vp, seen.setup.goal),
        lambda talk: (
            hero_picture.sentence(talk.writing),
            *_poster_texts(talk, hero_picture),
            _scores(talk, seen),
        ),
    )


def _poster_texts(talk: Talk, hero_picture: HeroPicture) -> Iterator[str]:
    """Texts on a poster: its characters and the points."""
    points = 0
    match hero_picture:
        case EscapePicture():
            points = hero_picture.points
            token = talk.token(hero_picture.token)
            yield talk.text("dungeon-alt-hero-escape", token=token, treasure=hero_picture.has_treasure)
        case EliminationPicture():
            points = len(hero_picture.fallen)
            victor = "" if hero_picture.victor is None else talk.token(hero_picture.victor)
            fallen = [talk.token(token) for token in hero_picture.fallen]
            # words: dungeon-alt-hero-*
            yield talk.text(f"dungeon-alt-hero-{hero_picture.cause}", victor=victor, fallen=fallen)
        case SpinPicture():
            way = "right" if hero_picture.turn > 0 else "left"
            things = [talk.token(one.token) for one in hero_picture.inside]
            yield talk.text("dungeon-alt-hero-spin", room=hero_picture.room, way=way, things=things)
            yield talk.text("dungeon-alt-hero-turner", turner=talk.token(hero_picture.turner))
    if points:
        yield talk.text("dungeon-alt-hero-points", points=points, name=talk.name(hero_picture.seat))


# ------------------------------------------------------------------------------------------- fights


def fight(
    talk: Talk, seen: Observation, attacker: str, target: str, cards: tuple[int, int] | None = None
) -> Picture:
    """Both sides of a fight before cards; with blue's and yellow's cards, its result."""
    sides = sides_of(seen, BY_NAME[attacker], BY_NAME[target])
    picture = FightPicture(seen, attacker, target, cards)
    return described_picture(
        talk,
        "dungeon-fight",
        picture,
        lambda talk: (
            _attack(talk, seen, BY_NAME[attacker], BY_NAME[target]),
            _side(talk, seen, sides.attacking, cards),
            _side(talk, seen, sides.defending, cards),
            *(_before_cards(talk, picture, sides) if cards is None else _result(talk, seen, sides, cards)),
        ),
    )


def _before_cards(talk: Talk, picture: FightPicture, sides: Sides) -> Iterator[str]:
    """Texts on the cards played, what is at stake, and the cards left."""
    seen, target = picture.seen, picture.target
    yield from _played_cards_texts(talk, seen)
    token = BY_NAME[target]
    dies, kind = bool(seen.wounded >> token & 1), talk.kind(target)
    yield _sign_text(talk, talk.text("dungeon-picture-stakes", dies=dies, kind=kind, sort=KIND[token]), ())
    for side in (sides.attacking, sides.defending):
        who, name = [talk.kind(one) for one in picture.at_risk(side)], talk.name(OWNER[side[0].token])
        if risk := talk.count_text("dungeon-fight-risk", who=who, name=name):
            yield risk
    for own in seen.seats:
        name, cards = talk.player_with_colour(own.seat), wording.combat_cards(talk, own)
        secret = own.has_played_combat_card and own.combat_card is None
        yield talk.text("dungeon-alt-hand", name=name, cards=cards, secret=secret)


def _side(talk: Talk, seen: Observation, side: tuple[Fighter, ...], cards: tuple[int, int] | None) -> str:
    """A side of a fight: fighters, total strength, card."""
    seat = OWNER[side[0].token]
    total = strength_of(side)
    card = cards[seat] if cards else 0
    fighters = [_fighter(talk, seen, one, leads=one is side[0]) for one in side]
    return talk.text(
        "dungeon-alt-side",
        name=talk.player_with_colour(seat),
        fighters=fighters,
        sum=total,
        shown=cards is not None,
        card=card,
        total=total + card,
    )


def _fighter(talk: Talk, seen: Observation, one: Fighter, *, leads: bool) -> str:
    """A fighter with its strength, and what it carries with its bonus; helpers with their squares."""
    text = wording.fighter(talk, one.token, one.value, wounded=one.wounded)
    if not leads:
        text = talk.on_square(text, NAMES[seen.places[one.token]])
    if one.load is None:
        return text
    if not one.bonus:
        return talk.text(
            "dungeon-alt-carrier", fighter=text, thing=status.load_text(talk, one.token, one.load)
        )
    thing = talk.kind(one.load)
    return talk.text("dungeon-alt-fighter", fighter=text, bonus=one.bonus, thing=thing)


def _result(talk: Talk, seen: Observation, sides: Sides, cards: tuple[int, int]) -> Iterator[str]:
    """Texts on the winner of a fight, the losses, and the points for them."""
    seat = sides.winner(cards)
    if seat is None:
        yield talk.text("dungeon-alt-tie")
        return
    lost = losses(seen, sides.fighters_of(1 - seat))
    losses_told = [
        talk.text("dungeon-alt-loss", name=talk.kind(token), loss=loss) for token, loss in lost.items()
    ]
    yield talk.text(
        "dungeon-alt-wins", name=talk.name(seat), losses=talk.join(losses_told, "talk-list-semicolon")
    )
    if points := points_won(lost):
        score, goal = seen.vp[seat] + points, seen.setup.goal[seat]
        name = talk.name(seat)
        yield talk.text("dungeon-alt-fight-points", points=points, name=name, score=score, goal=goal)


def board_page(
    talk: Talk,
    seen: Observation,
    latest: Sequence[Event],
    name: str,
    asked: str | None,
) -> Page:
    """The page ``board``: public knowledge, and the latest events.

    It has the picture that the reader wants, ``board.tall`` and ``board.wide`` that for a kind of screen.
    """
    own_shape = shape(talk, BOARD, name)
    text = talk.fit(
        lambda talk: lines(
            status.headline(talk, seen), status.waiting_text(talk, seen), status.cards_text(talk, seen)
        )
    )
    row = (*decision_button(talk, asked), own_shape.other, *page_buttons(talk, TEXT, RULES))
    return Page(text, (maze(talk, seen, latest, tall=own_shape.tall),), (row,), lessons=own_shape.lessons)
