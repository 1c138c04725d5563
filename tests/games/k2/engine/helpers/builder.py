"""Positions for tests: a test gives what matters, the rest is filled in to make the position a legal
one."""

import random
import tomllib
from collections import Counter
from importlib import resources

from k2bot.games.k2.engine.model import Climber

_DATA = resources.files("k2bot.games.k2.engine") / "data"
BOARDS = tomllib.loads((_DATA / "boards.toml").read_text(encoding="utf-8"))
COMPONENTS = tomllib.loads((_DATA / "components.toml").read_text(encoding="utf-8"))

DECK = (
    *(f"m{points}" for points in COMPONENTS["deck"]["movement"]),
    *(f"r{rope['up']}/{rope['down']}" for rope in COMPONENTS["deck"]["rope"]),
    *(f"a{points}" for points in COMPONENTS["deck"]["acclimatization"]),
)
TOKENS = tuple(int(value) for value, count in COMPONENTS["risk"].items() for _ in range(count))
SPACES = {side: {space["id"]: space for space in BOARDS[side]["spaces"]} for side in ("easy", "hard")}
NEIGHBOURS = {
    side: {
        own: [other for rope in BOARDS[side]["ropes"] if own in rope for other in rope if other != own]
        for own in SPACES[side]
    }
    for side in ("easy", "hard")
}
TILES = {tile["id"]: tile["days"] for group in COMPONENTS["weather"].values() for tile in group}
PLAIN_TILES = {
    season: [tile["id"] for tile in COMPONENTS["weather"][season]] for season in ("summer", "winter")
}
AVALANCHE_TILES = {
    season: [tile["id"] for tile in COMPONENTS["weather"][f"avalanche_{season}"]]
    for season in ("summer", "winter")
}
CLEAR_TILE = {"summer": "S3", "winter": "W4"}


def at(space, level=3, *, vp=None, tent=None):
    """A living climber; ``vp`` defaults to the value of its space."""
    return {"space": space, "level": level, "vp": vp, "tent": tent}


def dead(tent=None):
    """A dead climber."""
    return {"space": None, "level": 0, "vp": 1, "tent": tent}


def climber(said):
    """A climber from text: ``c1 air 1 vp 7 tent b5``, ``base``, ``dead tent a2``; defaults as in ``at``."""
    if isinstance(said, dict):
        return said
    space, *more = said.split()
    facts = dict(zip(more[::2], more[1::2], strict=True))
    if space == "dead":
        return dead(facts.get("tent"))
    points = int(facts["vp"]) if "vp" in facts else None
    return at(space, int(facts.get("air", 3)), vp=points, tent=facts.get("tent"))


def player(cards=None, *, A=None, B=None, hand=None, deck=None, discard=None, risk=None, rescue=None):  # noqa: N803 - the climbers' names
    """A seat with only what matters for a test; cards as words in one string."""
    return {
        "committed": None if cards is None else cards.split(),
        "hand": None if hand is None else hand.split(),
        "deck": None if deck is None else deck.split(),
        "discard": None if discard is None else discard.split(),
        "risk": risk,
        "rescue": rescue,
        "climbers": {"A": climber(A or "base"), "B": climber(B or "base")},
    }


_FACTS = {
    **dict.fromkeys(("A", "B", "hand", "deck", "discard"), str),
    "risk": int,
    "rescue": "yes".__eq__,
}


def seat(said):
    """A seat from text: ``m1 m2 a1, B c1 air 1, risk 2`` gives cards played, climbers, piles and tokens.

    ``idle`` stands for a seat without any details.
    """
    facts = {}
    for part in said.split(", "):
        word, _, rest = part.partition(" ")
        if part != "idle":
            facts |= {word: _FACTS[word](rest)} if word in _FACTS else {"cards": part}
    return player(**facts)


def climbers(said):
    """Engine climbers from the text of seats; without points those of the easy side."""

    def made(space, level, vp, tent):
        return Climber(space, level, SPACES["easy"][space]["vp"] if vp is None else vp, tent)

    pairs = (seat(one)["climbers"].values() for one in said.split(" | "))
    return [tuple(made(**own) for own in pair) for pair in pairs]


def weather(position):
    """The weather of the position's day, as in the data."""
    tile, day = divmod(position["day"] - 1, 3)
    return TILES[position["tiles"][tile]][day]


def limit(position, space):
    """How many climbers a space may hold (rule 16); base camp is practically unlimited."""
    if space == "base":
        return 99
    setup = position["setup"]
    row = BOARDS["limits"][SPACES[setup["side"]][space]["zone"]]
    return row["lenient5" if setup["lenient"] else str(max(2, setup["players"]))]


def position(
    *seats,
    players=None,
    side="easy",
    season="summer",
    family=False,
    lenient=False,
    avalanche=False,
    day=1,
    phase="actions",
    first=0,
    turn="first",
    tile=None,
    tiles=None,
    open_tokens=None,
    pile=None,
    summit=None,
):
    """A whole position from the text of seats (see ``seat``), separated by `` | ``.

    ``tile`` covers the current days; ``turn`` is "first" or "last" in the day's order, or a seat.
    """
    given = [
        own for one in seats for own in ([one] if isinstance(one, dict) else map(seat, one.split(" | ")))
    ]
    players = players or max(2, len(given))
    given += [player() for _ in range(players - len(given))]
    full = [_seat(one, number, side, day, phase, family=family) for number, one in enumerate(given)]
    order = [
        (first + number) % players for number in range(players) if _alive(full[(first + number) % players])
    ]
    if phase not in {"actions", "risk"}:
        turn = None
    elif turn in {"first", "last"}:
        turn = order[0 if turn == "first" else -1]
    tokens = _tokens(open_tokens, pile, [one["risk"] for one in full if one["risk"] is not None])
    reached = [
        f"{number}{name}"
        for number, one in enumerate(full)
        for name, climber in one["climbers"].items()
        if climber["space"] is not None and climber["vp"] == 10
    ]
    return {
        "setup": {
            "players": players,
            "side": side,
            "season": season,
            "family": family,
            "lenient": lenient,
            "avalanche": avalanche,
        },
        "day": day,
        "phase": phase,
        "first": first,
        "turn": turn,
        "tiles": tiles or _tiles(season, day, tile or CLEAR_TILE[season], avalanche=avalanche),
        "tokens": tokens,
        "summit": reached if summit is None else summit,
        "seats": full,
    }


def _alive(one):
    return any(climber["space"] is not None for climber in one["climbers"].values())


def _seat(one, number, side, day, phase, *, family):
    climbers = {
        name: {**climber, "vp": climber["vp"] or SPACES[side][climber["space"]]["vp"]}
        for name, climber in one["climbers"].items()
    }
    committed = one["committed"]
    if committed is None and phase != "selection" and phase != "over" and _alive(one):
        committed = ["m1", "m1", "a0"]
    rest = Counter(DECK)
    for cards in (committed, one["hand"], one["deck"], one["discard"]):
        rest.subtract(cards or ())
    if min(rest.values()) < 0:
        raise ValueError(f"seat {number} has more of a card than there are")
    spare = list(rest.elements())
    random.Random(number).shuffle(spare)  # noqa: S311 - not cryptographic
    cycle = (day - 1) % 6
    sizes = {
        "hand": (3 if cycle == 5 else 6) - (0 if committed is None else 3),
        "deck": max(0, 12 - 3 * cycle),
        "discard": 18,
    }
    piles = {}
    for name, size in sizes.items():
        if one[name] is None:
            piles[name], spare = spare[:size], spare[size:]
        else:
            piles[name] = one[name]
    return {
        **piles,
        "committed": committed,
        "risk": one["risk"],
        "rescue": family if one["rescue"] is None else one["rescue"],
        "climbers": climbers,
    }


def _tokens(shown, pile, taken):
    shown = [0, 1, 2] if shown is None else list(shown)
    if pile is None:
        rest = Counter(TOKENS)
        rest.subtract(shown)
        rest.subtract(taken)
        pile = list(rest.elements())
    return {"open": shown, "pile": list(pile)}


def _tiles(season, day, tile, *, avalanche):
    required = AVALANCHE_TILES[season] if avalanche else []
    order = [tile, *(one for one in required if one != tile)]
    order += [one for one in PLAIN_TILES[season] if one not in order]
    order = order[:6]
    here = (day - 1) // 3
    order[0], order[here] = order[here], order[0]
    return order
