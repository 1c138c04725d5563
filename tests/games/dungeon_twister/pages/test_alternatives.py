"""Alt texts say everything that their pictures show, in random games; facts are looked for in English."""

import random
from collections import Counter
from functools import cache

import pytest

from k2bot.game import limits
from k2bot.game.values import Person
from k2bot.games.dungeon_twister.engine import Hide, Move, Rotate, observe, planning
from k2bot.games.dungeon_twister.engine.board import Board
from k2bot.games.dungeon_twister.engine.content import (
    BY_NAME,
    GATE_STATES,
    IS_CHARACTER,
    OWNER,
    TOKENS,
    TOKENS_OF,
)
from k2bot.games.dungeon_twister.engine.events import (
    CardPlayed,
    Eliminated,
    FightBegan,
    GateChanged,
    Left,
    Moved,
    TurnBegan,
)
from k2bot.games.dungeon_twister.engine.model import GONE, Phase
from k2bot.games.dungeon_twister.engine.sides import sides_of
from k2bot.games.dungeon_twister.engine.squares import NAMES, ROOM_SQUARES, SQUARES, squares_of
from k2bot.games.dungeon_twister.engine.view import UNKNOWN
from k2bot.games.dungeon_twister.pages import drawings, setup, status
from k2bot.games.dungeon_twister.pages.wording import Talk
from k2bot.games.dungeon_twister.pictures import action_pictures, traces
from k2bot.text import languages
from k2bot.text.words import words
from tests.games.dungeon_twister.engine.helpers import playing
from tests.kit.looking import share

NAMES_OF_PLAYERS = ("Annabelle", "Bartholomew")
COLOURS = ("Blue", "Yellow")
SEEDS = range(8)
EACH = 12
"""Moments of each game."""
FIT = 0.99
"""Share of mazes of which every fact has to fit, in every language."""


def talk(language="en"):
    people = tuple(Person(name, f"<@{seat}>") for seat, name in enumerate(NAMES_OF_PLAYERS))
    return Talk(words(language), people)


def name(token):
    return talk().kind(TOKENS[token])


def coloured(token):
    return talk().token_of(token)


def game(seed):
    """A random game, lively or not."""
    return playing.played(seed, 0.6 if seed % 2 else 0.3)


@cache
def moments():
    """Random moments with the events of the turn so far, or of the last one if it has just begun."""
    found = []
    for seed in SEEDS:
        turn, last, every = [], [], []
        for one in game(seed):
            for event in one.step.events:
                if isinstance(event, TurnBegan):
                    turn, last = [], turn
                turn.append(event)
            every.append((one, tuple(turn[1:] or last)))
        chance = random.Random(seed)  # noqa: S311 - not cryptographic
        found += chance.sample(every, min(EACH, len(every)))
        for phase in (Phase.FIGHT, Phase.PLACE):
            rare = [pair for pair in every if pair[0].step.game.phase is phase]
            found += chance.sample(rare, min(2, len(rare)))
    return found


def missing(text, facts):
    return [fact for fact in facts if fact.lower() not in text.lower()]


# ------------------------------------------------------------------------------------------------ the maze

FATES = {"exit": "left the maze", "safe": "brought to safety", "dead": "knocked out", "scored": "carried out"}


def on_plates(seen):
    """Who and what is out of the maze for a reason that a player's plate shows."""
    for token, place in enumerate(seen.at):
        if fate := FATES.get(GONE.get(place)):
            yield f"{name(token)} {fate}"


def on_squares(seen):
    """Every token on a square, as its owner's list names it: with the square, or with its carrier."""
    board = Board(seen)
    for token, place in enumerate(seen.at):
        if place >= SQUARES:
            continue
        others = [other for other in board.tokens(place) if other != token]
        wounded = bool(seen.wounded >> token & 1)
        if IS_CHARACTER[token] and not (others and wounded and IS_CHARACTER[others[0]]):
            yield f"{'wounded ' if wounded else ''}{name(token)} {NAMES[place]}"
        elif others:
            yield f"with {name(token) if OWNER[token] == OWNER[others[0]] else coloured(token)}"
        else:
            yield f"{name(token)} {NAMES[place]}"


def of_the_board(seen):
    """Points, cards, tokens to hide, and who acts."""
    for seat, own in enumerate(seen.seats):
        if seen.number:
            yield f"{NAMES_OF_PLAYERS[seat]} ({COLOURS[seat]}) {seen.vp[seat]} of {seen.setup.goal[seat]}"
            actions, combat = (", ".join(map(str, cards)) or "none" for cards in (own.actions, own.combat))
            yield f"{COLOURS[seat]}: cards {actions}; combat {combat}; jumps {own.jumps}."
        else:
            left = 10 - sum(room.backs[seat] for room in seen.rooms)
            told = "1 token" if left == 1 else f"{left} tokens"
            yield f"{NAMES_OF_PLAYERS[seat]} ({COLOURS[seat]}): {told if left else 'all tokens placed'}"
        if seen.phase is Phase.FIGHT and own.has_laid:
            yield f"Combat card played: {NAMES_OF_PLAYERS[seat]}"
    yield from (NAMES_OF_PLAYERS[seat] for seat in seen.asked)
    yield from (
        f"{coloured(BY_NAME[one.character])} ({one.ap} AP, via {NAMES[one.way[-1]]})"
        for one in planning.leaving(seen)
    )
    if seen.phase is Phase.ACT:
        yield "no action points" if not seen.ap else f"{seen.ap} action point"
    if seen.phase is Phase.FIGHT:
        yield from (f"{coloured(token)} on {NAMES[seen.at[token]]}" for token in seen.fight)
    yield from (coloured(token) for _, token, _ in seen.placing)
    if seen.result is not None:
        yield "A draw" if seen.result[0] is None else f"Winner: {NAMES_OF_PLAYERS[seen.result[0]]}"


def on_back(room):
    """The tokens on a face-down room, if there are any."""
    return (
        f"{room.slot + 1} with {room.backs[0]} and {room.backs[1]}" if any(room.backs) else "without tokens"
    )


def of_the_rooms(seen):
    """Rooms, gears, portcullises."""
    for room in seen.rooms:
        if room.id is None:
            yield on_back(room)
    for square, slot in seen.maze.gears.items():
        yield f"{slot + 1} on {NAMES[square]}"
        twin = seen.maze.twin(slot)
        if twin is not None and twin > slot:
            yield f"{slot + 1} and {twin + 1}"
    for gate, ends in status.gate_ends(seen).items():
        if GATE_STATES[seen.gates[gate]] != "closed":
            yield f"{NAMES[min(ends)]} and {NAMES[max(ends)]}"


def of_the_turn(seen, events):
    """What arrows and signs show."""
    found = traces.traced(events, seen.at)
    yield from (f"room {slot + 1} rotated" for slot in found.turned)
    yield from (f"room {slot + 1} revealed" for slot in found.revealed)
    yield from (f"{name(way.character)} from " for way in found.ways)
    yield from (f"to {NAMES[way.squares[-1]]}" for way in found.ways if way.ends)
    for event in events:
        match event:
            case CardPlayed(seat=seat, card=card) if seat == seen.turn:
                yield f"card {card}."
            case Moved(character=one, handled=handled):
                yield f"{name(BY_NAME[one])} "
                yield from (name(BY_NAME[thing.token]) for thing in handled)
            case FightBegan(attacker=one, target=other) if seen.phase is not Phase.FIGHT:
                yield f"{name(BY_NAME[one])} attacks {coloured(BY_NAME[other])}"
            case Eliminated(character=one, square=square):
                yield f"{name(BY_NAME[one])} knocked out on {square}"
            case Left(character=one, points=points):
                yield f"{name(BY_NAME[one])} leaves the maze, {points} point"
            case GateChanged(sides=(first, second)):
                yield f"portcullis between {first} and {second}"


def test_a_maze_names_everything_in_it_and_what_just_happened():
    for one, events in moments():
        seen = observe(one.step.game, None)
        text = drawings.maze(talk(), seen, events).alt
        facts = (
            *on_squares(seen),
            *on_plates(seen),
            *of_the_board(seen),
            *of_the_rooms(seen),
            *of_the_turn(seen, events),
        )
        assert missing(text, facts) == [], text


@pytest.mark.parametrize("language", languages())
def test_every_fact_of_nearly_every_picture_fits(language, monkeypatch):
    """With names of nine and eleven letters; each language of a third of them."""
    asked, number = talk(language), languages().index(language)
    seen = [(observe(one.step.game, None), events) for one, events in share(moments(), 3, number)]

    def alts():
        drawings._maze_alt.cache_clear()  # of texts made with the other limit
        yield from (drawings.maze(asked, *moment).alt for moment in seen)
        yield from (drawings.reach(asked, *reach).alt for reach in share(reaches(), 3, number))
        drawings._maze_alt.cache_clear()

    most = limits.ALT
    monkeypatch.setattr(limits, "ALT", 9999)
    whole = list(alts())
    assert sum(len(alt) <= most for alt in whole) >= FIT * len(whole) - 1


# ----------------------------------------------------------------------------------------- other pictures


def test_a_fight_tells_who_fights_with_what_and_who_has_played_a_card():
    fights = [one.step.game for one, _ in moments() if one.step.game.phase is Phase.FIGHT]
    assert len(fights) > 3
    for game in fights:
        seen = observe(game, None)
        attacker, target = seen.fight
        text = drawings.fight(talk(), seen, TOKENS[attacker], TOKENS[target]).alt
        sides = sides_of(seen, attacker, target)
        facts = []
        for side, total in zip((sides.attacking, sides.defending), sides.sums, strict=True):
            facts.append(f"total {total}")
            for fighter in side:
                facts += [f"{name(fighter.token)} {fighter.value}", NAMES[seen.at[fighter.token]]]
                if fighter.load is not None:
                    facts.append(name(fighter.load))
                if fighter.bonus:
                    facts.append(f"plus {fighter.bonus} for the {name(fighter.load)}")
        for own in seen.seats:
            player = f"{NAMES_OF_PLAYERS[own.seat]} ({COLOURS[own.seat]})"
            facts.append(f"left, {player}: {', '.join(map(str, own.combat))}")
            assert (f"card played: {player}".lower() in text.lower()) is own.has_laid
        assert missing(text, facts) == [], text


def test_a_room_being_filled_tells_all_that_is_in_it_and_to_come():
    filled = [one.step.game for one, _ in moments() if one.step.game.phase is Phase.PLACE]
    assert len(filled) > 3
    for game in filled:
        seen = observe(game, None)
        slot = seen.placing[0][2]
        room = tuple(squares_of(ROOM_SQUARES[slot]))
        text = drawings.room(talk(), seen, slot).alt
        facts = [coloured(token) for _, token, _ in seen.placing]
        facts += [NAMES[square] for square in room]  # free, taken or a pit
        facts += [f"{coloured(token)} on {NAMES[at]}" for token, at in enumerate(seen.at) if at in room]
        assert missing(text, facts) == [], text


@cache
def reaches():
    """What the panel shows before a move: an observation, the mover, and where it can go."""
    moved = [one for one, _ in moments() if isinstance(one.action, Move)]
    looks = [(planning.preview(one.before, one.seat, ()), one.action.character) for one in moved]
    return [(look.seen, mover, tuple(look.reach(mover))) for look, mover in looks]


def test_a_reach_tells_every_square_and_sign(monkeypatch):
    monkeypatch.setattr(limits, "ALT", 9999)
    assert len(reaches()) > 10
    for seen, mover, reach in reaches():
        shown = action_pictures.ReachPicture(seen, mover, reach)
        text = drawings.reach(talk(), seen, mover, reach).alt
        facts = list(reach)
        facts += [f"{shown.points} AP left", *on_squares(seen)]
        guarded = [NAMES[square] for square in shown.guarded if NAMES[square] in reach]
        facts += ["Next to an enemy: "] if guarded else []
        assert missing(text, facts) == [], text
        told = {
            square: ap
            for ap, run in (part.split(" AP: ") for part in text.split("With ")[1:])
            for square in squares_in(run)
        }
        assert told == {NAMES[square]: str(ap) for square, ap in shown.farther.items()}, text


def squares_in(text):
    """The squares of a list in which several in a row are told by the first and the row of the last."""
    for part in text.strip(" .").split(", "):
        first, _, last = part.partition(" to ")
        column, begin = first[0], int(first[1:])
        yield from (f"{column}{row}" for row in range(begin, int(last or begin) + 1))


def test_a_rotation_tells_who_is_where_before_and_after_and_which_paths_change():
    turned = [one for one, _ in moments() if isinstance(one.action, Rotate)]
    assert turned
    for one in turned:
        before, after, slot = observe(one.before, None), observe(one.step.game, None), one.action.slot
        text = drawings.rotation(talk(), before, after, slot).alt
        room, facts = tuple(squares_of(ROOM_SQUARES[slot])), []
        for seen in (before, after):
            alone = Counter(seen.at)
            tokens = [
                (token, at)
                for token, at in enumerate(seen.at)
                if at in room and (IS_CHARACTER[token] or alone[at] == 1)
            ]
            facts += [f"{coloured(token)} {NAMES[at]}" for token, at in tokens]
        changes = action_pictures.changes(before, after, slot)
        for sides in changes:
            facts += [f"{NAMES[inner]} and {NAMES[outer]}" for inner, outer in sides]
        assert missing(text, facts) == [], text
        assert "0 path" not in text
        assert ("No path opens or closes" in text) == (not any(changes))


def test_the_hiding_plan_tells_where_every_own_token_is():
    hidden = [one for seed in SEEDS for one in game(seed) if isinstance(one.action, Hide)]
    assert len(hidden) > 10
    for one in hidden[::4]:
        seen = observe(one.before, one.seat)
        plan = setup.dealt(seen, setup.Orders(), "seed")
        for orders, facts in (
            (setup.Orders(), [name(token) for token in TOKENS_OF[one.seat]]),
            (plan, [f"{name(BY_NAME[hide.token])} in room {hide.slot + 1}" for hide in plan.plan]),
        ):
            text = setup.hiding_picture(talk(), seen, orders).alt
            backs = [on_back(room) for room in seen.rooms if any(room.backs)]
            assert missing(text, [*facts, *backs, "your turn to hide a token."]) == [], text
            waits = setup.hiding_picture(talk(), observe(one.before, 1 - one.seat), setup.Orders()).alt
            assert f"{NAMES_OF_PLAYERS[one.seat]} is hiding a token." in waits
        told = "\n".join(status.tokens(talk(), seen, 1 - one.seat))
        backs = sum(room.backs[1 - one.seat] for room in seen.rooms)
        assert (f"{backs} token" in told) is (backs > 0), "not those on the line or still to be hidden"


def test_after_the_start_unknown_tokens_are_those_on_rooms():
    for one, _ in moments():
        seen = observe(one.step.game, None)
        for seat in (0, 1) if seen.number else ():
            unknown = sum(seen.at[token] == UNKNOWN for token in TOKENS_OF[seat])
            assert unknown == sum(room.backs[seat] for room in seen.rooms)
