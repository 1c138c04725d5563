"""Compare all actions but moves, and their results, with an independent plain model."""

import random

import pytest

from k2bot.games.dungeon_twister.engine import Move, apply, from_position, legal_actions, parse, to_position
from tests.games.dungeon_twister.engine.helpers import playing
from tests.games.dungeon_twister.engine.helpers.kit import CHARACTERS, OBJECTS, ROOMS, hands, position
from tests.games.dungeon_twister.engine.helpers.plain_actions import PlainState
from tests.games.dungeon_twister.engine.helpers.playing import TIMES

RULES = (8, 11, 12, *range(15, 25), *range(26, 31), 32, 34, 35, 37, 38, 39)
GATES = [
    "1R/0",
    "1L/0",
    "1L/1",
    "2R/0",
    "2L/0",
    "2L/1",
    "3R/0",
    "3R/1",
    "3R/2",
    "3L/0",
    "3L/1",
    "4R/0",
    "4L/0",
]


def agree(game, chance, most=40):
    """Compare the listed actions and their results; return how many are listed."""
    told = to_position(game)
    listed = [str(one) for one in legal_actions(game, game.active_seat) if not isinstance(one, Move)][:-1]
    assert sorted(listed) == sorted(set(PlainState(told).deeds())), told
    for text in chance.sample(listed, min(most, len(listed))):
        after, plain, cards = apply(game, game.active_seat, parse(text)).game, PlainState(told), (0, 0)
        if text.startswith("attack"):
            cards = tuple(
                chance.choice(told["seats"][seat]["combat"])
                for seat in (game.active_seat, 1 - game.active_seat)
            )
            after = apply(after, game.active_seat, parse(f"lay {cards[0]}")).game
            after = apply(after, 1 - game.active_seat, parse(f"lay {cards[1]}")).game
        plain.do(text, cards)
        got, wanted = to_position(after), plain.told
        for one in (got, wanted):
            del one["step"]
        assert got == wanted, (text, cards, told)
    return len(listed)


def hide_some_rooms(made, tokens, chance):
    """Turn some empty rooms face down, with tokens in them that aren't placed yet."""
    for slot in chance.sample(range(8), 3):
        left, top = 1 + 5 * (slot % 4), 5 * (slot // 4)
        inside = {f"{'ABCDEFGHIJKLMNOPQRSTUV'[left + x]}{top + y + 1}" for x in range(5) for y in range(5)}
        if inside.isdisjoint(tokens.values()):
            room = made["rooms"][slot]
            room["up"] = False
            made["gates"] = {gate: one for gate, one in made["gates"].items() if gate[:2] != room["id"]}
            for kind in chance.sample(OBJECTS + CHARACTERS, 2):
                name = f"{chance.choice('by')}.{kind}"
                if name not in tokens:
                    made["tokens"][name] = slot


def crowded(chance):
    """A crowded position: characters and objects close to pits, gears and portcullises."""
    left, top = chance.choice([0, 0, 3, 6, 11, 14, 16]), chance.choice([0, 0, 2, 5])
    squares = [
        f"{'ABCDEFGHIJKLMNOPQRSTUV'[x]}{y + 1}" for x in range(left, left + 6) for y in range(top, top + 5)
    ]
    while True:
        people = [f"{c}.{kind}" for c in "by" for kind in chance.sample(CHARACTERS, chance.randint(1, 7))]
        tokens = {name: chance.choice(squares) for name in people}
        for kind in OBJECTS:
            for colour in "by":
                if chance.random() < 0.5:
                    with_whom = chance.choice([*people, None, None])
                    tokens[f"{colour}.{kind}"] = tokens.get(with_whom) or chance.choice(squares)
        made = position(
            tokens,
            rooms=chance.sample(ROOMS, 8),
            rotations={slot: chance.randrange(4) for slot in range(8)},
            wounded=sorted(name for name in people if chance.random() < 0.4),
            hidden=[],
            turn=(turn := chance.randint(0, 1)),
            ap=chance.choice([1, 1, 2, 5]),
            quiet=chance.choice([0, 38, 39]),
            vp=[chance.randint(0, 4), chance.randint(0, 4)],
            seats=hands(actions=[2, 3, 4], jumps=chance.choice([0, 2])),
            gates={gate: chance.choice(["open", "broken"]) for gate in GATES if chance.random() < 0.5},
        )
        own = [n for n in people if n[0] == "by"[turn]]
        made["fresh"] = {
            "wounded": [n for n in made["wounded"] if chance.random() < 0.3],
            "healed": [n for n in sorted(people) if n not in made["wounded"] and chance.random() < 0.15],
        }
        if chance.random() < 0.3:
            fit = [n for n in own if n not in made["wounded"] + made["fresh"]["healed"]]
            made["potion"] = {n: chance.randint(1, 5) for n in sorted(fit)[:1]}
            made["ap"] = chance.choice([0, 1, 3]) if made["potion"] else made["ap"]
        if chance.random() < 0.3:
            made["seats"][turn]["actions"] = []
        if chance.random() < 0.6:
            hide_some_rooms(made, tokens, chance)
        try:
            return from_position(made, "crowded")
        except ValueError:
            continue


@pytest.mark.rule(*RULES)
def test_actions_match_the_plain_model_in_crowded_positions():
    """In random positions rich in possible actions."""
    chance = random.Random(TIMES)  # noqa: S311 - not cryptographic
    count = sum(agree(crowded(chance), chance) for _ in range(100 * TIMES))
    assert count > 100


@pytest.mark.rule(*RULES)
def test_actions_match_the_plain_model_in_random_games():
    """In positions of lively random games."""
    chance = random.Random(TIMES)  # noqa: S311 - not cryptographic
    count = 0
    for seed in range(4 * TIMES):
        for game in playing.states(seed, 15, lively=0.8):
            if game.phase.value == "act":
                count += agree(game, chance)
    assert count > 100
