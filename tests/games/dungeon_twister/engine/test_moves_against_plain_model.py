"""The list of moves against an independent plain model: same results, same steps, same handlings."""

import random
from dataclasses import replace

import pytest

from k2bot.games.dungeon_twister.engine import (
    Move,
    RuleError,
    apply,
    from_position,
    legal_actions,
    to_position,
)
from k2bot.games.dungeon_twister.engine.board import Board
from k2bot.games.dungeon_twister.engine.content import BY_NAME as NUMBERS
from k2bot.games.dungeon_twister.engine.content import TOKENS
from k2bot.games.dungeon_twister.engine.model import FULL_IN_PASSING
from k2bot.games.dungeon_twister.engine.squares import SQUARE_BY_NAME, SQUARES, coordinates
from tests.games.dungeon_twister.engine.helpers import playing
from tests.games.dungeon_twister.engine.helpers.kit import CHARACTERS, OBJECTS, ROOMS, position
from tests.games.dungeon_twister.engine.helpers.plain_moves import SPEEDS, Plain
from tests.games.dungeon_twister.engine.helpers.playing import TIMES


def listed_results(game):
    """By character: what each listed move changes, with its steps and handlings."""
    found = {}
    for action in legal_actions(game, game.active_seat):
        if not isinstance(action, Move):
            continue
        step = apply(game, game.active_seat, action)
        moved = next(event for event in step.events if type(event).__name__ == "Moved")
        check_moved_event(game, moved, step)
        left = [event for event in step.events if type(event).__name__ == "Left"]
        steps = [word for word in action.path if word in SQUARE_BY_NAME]
        end = "out" if left else coordinates(SQUARE_BY_NAME[steps[-1]])
        things = {
            one.token: end if one.taken else coordinates(SQUARE_BY_NAME[one.square]) for one in moved.handled
        }
        things |= dict.fromkeys({moved.carried, left[0].carried if left else None} - {None}, end)
        before = {thing: coordinates(game.places[NUMBERS[thing]]) for thing in things}
        result = sorted((thing, to) for thing, to in things.items() if to != before[thing])
        if end != coordinates(SQUARE_BY_NAME[moved.start]):
            result.append((action.character, end))
        results = found.setdefault(action.character, {})
        assert tuple(result) not in results, f"{action} is listed twice"
        results[tuple(result)] = (len(steps), len(action.path) - len(steps))
    return found


def check_moved_event(game, moved, step):
    """A move's event reports exactly what it took and dropped, one object in hand at a time."""
    before, after = Board(game), Board(step.game)
    left = [event for event in step.events if type(event).__name__ == "Left"]

    def load(board, name):
        number = NUMBERS[name]
        found = board.load(number) if board.places[number] < SQUARES else None
        return None if found is None else TOKENS[found]

    hand, lying = load(before, moved.character), {}
    assert moved.carried == (None if moved.handled or left else hand)
    for one in moved.handled:
        assert hand == (None if one.taken else one.token)
        hand = one.token if one.taken else None
        lying |= {one.token: None if one.taken else one.square}
    mover = NUMBERS[moved.character]
    assert (
        hand == (left[0].carried if left else load(after, moved.character)) or after.places[mover] >= SQUARES
    )
    for name, square in lying.items():
        place = after.places[NUMBERS[name]]
        assert square is None or place >= SQUARES or place == SQUARE_BY_NAME[square]
    told = {moved.character, moved.carried, hand, *lying}
    changed = {token for token, place in enumerate(after.places) if before.places[token] != place < SQUARES}
    assert {TOKENS[token] for token in changed} <= told, "nothing else moved"


def agree(game):
    told, listed = to_position(game), listed_results(game)
    full_in_passing = FULL_IN_PASSING.holds(game.setup)
    count = 0
    for kind in CHARACTERS:
        name = f"{'by'[game.active_seat]}.{kind}"
        fit = isinstance(told["tokens"][name], list) and name not in told["wounded"] + told["fresh"]["healed"]
        able = fit and (told["ap"] or name in told["potion"])
        wanted = Plain(told, name, full_in_passing=full_in_passing).results() if able else {}
        assert listed.get(name, {}) == wanted, (name, told)
        count += len(wanted)
    return count


def crowded(chance):
    """A crowded position with some wounded characters."""
    squares = [f"{x}{y}" for x in "ABCDEF" for y in (1, 2, 3)]
    squares += [f"{x}{y}" for x in "GHIJK" for y in (1, 2, 3, 4, 5)]
    for _ in range(1000):
        people = [
            f"{colour}.{kind}" for colour in "by" for kind in chance.sample(CHARACTERS, chance.randint(2, 5))
        ]
        things = [
            f"{colour}.{kind}" for colour in "by" for kind in chance.sample(OBJECTS, chance.randint(0, 4))
        ]
        tokens = {name: chance.choice(squares) for name in people + things}
        for rope in ("b.rope", "y.rope"):
            if chance.random() < 0.6:
                tokens[rope] = chance.choice(squares)
        made = position(
            tokens,
            rooms=chance.sample(ROOMS, 8),
            rotations={slot: chance.randrange(4) for slot in range(8)},
            wounded=sorted(name for name in people if chance.random() < 0.4),
            hidden=[slot for slot in range(8) if slot not in {0, 1, 4} and chance.random() < 0.5],
            turn=chance.randint(0, 1),
        )
        try:
            return from_position(made, "crowded")
        except ValueError:
            continue
    raise AssertionError("no such position was found")


@pytest.mark.rule(10, 13, 14, 16, 22, 27, 31, 33)
def test_moves_match_the_plain_model_in_random_games():
    """In positions of random games."""
    count = 0
    for seed in range(3 * TIMES):
        for game in playing.states(seed, 12):
            if game.phase.value == "act":
                count += agree(game)
    assert count > 1000


@pytest.mark.rule(10, 13, 14, 16, 22, 27, 31, 33)
def test_moves_match_the_plain_model_in_crowded_positions():
    """In random positions with much to take, hand over and cross."""
    chance = random.Random(TIMES)  # noqa: S311 - not cryptographic
    count = sum(agree(crowded(chance)) for _ in range(40 * TIMES))
    assert count > 1000


def tight(chance):
    """A position with one fast character carrying an object among objects and wounded characters."""
    while True:
        mover, *friends = [f"b.{kind}" for kind in chance.sample([k for k in CHARACTERS if SPEEDS[k] > 3], 3)]
        left, top = chance.randrange(1, 9), chance.randrange(1, 7)
        squares = [f"{'ABCDEFGHIJK'[x]}{y}" for x in range(left, left + 3) for y in range(top, top + 3)]
        load, *things = [f"{colour}.{kind}" for colour in "by" for kind in chance.sample(OBJECTS, 2)]
        wounded = [*friends, "y.warrior"]
        tokens = {name: chance.choice(squares) for name in (mover, *things, *wounded)}
        tokens |= {load: tokens[mover], "y.goblin": "U10"}
        try:
            return from_position(position(tokens, rooms=chance.sample(ROOMS, 8), wounded=wounded), "tight")
        except ValueError:
            continue


@pytest.mark.rule(10, 13, 14)
def test_moves_match_the_plain_model_over_overfull_squares():
    """By the old rules, which allow no overfull squares, and by the current ones."""
    chance = random.Random(TIMES)  # noqa: S311 - not cryptographic
    before = now = 0
    for _ in range(12 * TIMES):
        game = tight(chance)
        before += agree(replace(game, setup=replace(game.setup, revision=2)))
        now += agree(game)
    assert now > before > 1000


def drawn(model, chance):
    """A random path, usually allowed to its end."""
    state, path = model.begin(), []
    for _ in range(chance.randint(2, 9)):
        square, load, where, _ = state
        words = [f"{'ABCDEFGHIJKLMNOPQRSTUV'[x]}{y + 1}" for x, y in model.near(square)] * 2
        there = [name for name, at in where.items() if at == square and name != load]
        words += ["drop", *(f"take {name}" for name in there)] * 2
        word = chance.choice(words)
        following = model.stepped(state, word)
        if following is not None or chance.random() < 0.05:
            path.append(word)
        if following is not None:
            state = following
    return path


def walks(game, name, path):
    """Whether the engine allows a path, word by word."""
    try:
        apply(game, game.active_seat, Move(name, tuple(path)))
    except RuleError:
        return False
    return True


@pytest.mark.rule(10, 13, 14, 16)
def test_a_path_is_legal_exactly_when_the_plain_model_allows_it():
    """On random paths engine and plain model agree, and every result is listed."""
    chance = random.Random(TIMES)  # noqa: S311 - not cryptographic
    legal = detours = 0
    for _ in range(10 * TIMES):
        game = tight(chance)
        told, listed = to_position(game), listed_results(game)
        for name, results in listed.items():
            model, strict = Plain(told, name), Plain(told, name, full_in_passing=False)
            for _ in range(150):
                path = drawn(model, chance)
                result = model.walked(path)
                assert walks(game, name, path) is (result is not None), (name, path, told)
                if result is not None:
                    steps = len([word for word in path if word in SQUARE_BY_NAME])
                    assert results[result] <= (steps, len(path) - steps)
                    legal += 1
                    detours += strict.walked(path) is None
    assert legal > 500
    assert detours > 5
