"""A plain model of moves, written from the rules alone (13, 14, 16, 22, 27, 31, 33).

It shares no code with the engine: it reads a position and the printed rooms itself, walks square by square,
and keeps every token's place in a dictionary. A move's result is the changed places, as sorted pairs.
"""

import tomllib
from functools import cache
from heapq import heappop, heappush
from itertools import count
from pathlib import Path
from string import ascii_uppercase

DATA = Path(__file__).parents[5] / "k2bot/games/dungeon_twister/engine/data"
ROOMS = {
    room["id"]: room for room in tomllib.loads((DATA / "rooms.toml").read_text(encoding="utf-8"))["room"]
}
SPEEDS = {"cleric": 4, "goblin": 4, "mekanork": 3, "thief": 5, "troll": 2, "wallwalker": 4, "warrior": 3}
SPEEDS["wizard"] = 4
OBJECTS = {"armour", "sword", "rope", "potion", "wand", "treasure"}
STEPS = [(0, -1), (1, 0), (0, 1), (-1, 0)]
"""North, east, south, west."""


@cache
def printed_sides(name, rot):
    """(column, row) -> the four sides as ``.``, ``w`` or the number of a portcullis; and the pits."""
    room = ROOMS[name]
    gates = {}
    for kind in "HV":
        for line, marks in enumerate(room[kind]):
            for place, mark in enumerate(marks):
                if mark == "p":
                    gates[kind, line, place] = len(gates)

    def side(kind, line, place):
        mark = room[kind][line][place]
        return gates[kind, line, place] if mark == "p" else mark

    cells = {
        (c, r): [side("H", r, c), side("V", r, c + 1), side("H", r + 1, c), side("V", r, c)]
        for r in range(5)
        for c in range(5)
    }
    pits = {(c, r) for r, c in room["pits"]}
    for _ in range(rot):
        cells = {(4 - r, c): [s[3], s[0], s[1], s[2]] for (c, r), s in cells.items()}
        pits = {(4 - r, c) for c, r in pits}
    return cells, pits


def shown_squares(position):
    """The sides of every square that is shown, portcullises by their names; and the pits."""
    marks, pits = {}, set()
    for slot, room in enumerate(position["rooms"]):
        if room["up"]:
            cells, printed_pits = printed_sides(room["id"], room["rot"])
            left, top = 1 + 5 * (slot % 4), 5 * (slot // 4)
            for (c, r), sides in cells.items():
                marks[left + c, top + r] = [
                    f"{room['id']}/{side}" if isinstance(side, int) else side for side in sides
                ]
            pits |= {(left + c, top + r) for c, r in printed_pits}
    for y in range(10):
        marks[0, y] = marks[21, y] = list("....")
    return marks, pits


class Plain:
    def __init__(self, position, mover, full_in_passing=True):
        self.full_in_passing = full_in_passing
        self.mover, self.colour = mover, mover[0]
        self.sides, self.pits = shown_squares(position)
        self.free = {".", *position["gates"]}
        self.wounded = set(position["wounded"])
        self.base = {name: tuple(at) for name, at in position["tokens"].items() if isinstance(at, list)}
        self.start = self.base.pop(mover)
        self.other_line = 21 if self.colour == "b" else 0
        self.kind = mover[2:]

    def near(self, square):
        x, y = square
        for direction, (dx, dy) in enumerate(STEPS):
            other = (x + dx, y + dy)
            if (
                other in self.sides
                and self.sides[square][direction] in self.free
                and self.sides[other][direction - 2] in self.free
            ):
                yield other

    def character(self, name):
        return name[2:] not in OBJECTS

    def fit(self, where, square, *, enemy):
        """Whether an unwounded enemy, or an unwounded friend, stands on a square."""
        return any(
            at == square
            and self.character(name)
            and (name[0] != self.colour) is enemy
            and name not in self.wounded
            for name, at in where.items()
        )

    def thing(self, name):
        return not self.character(name) or (name[0] == self.colour and name in self.wounded)

    def lawful(self, names):
        """Rule 10 for those who stay on a square without the mover."""
        people = [n for n in names if self.character(n)]
        objects = [n for n in names if not self.character(n)]
        if len(objects) > 1 or len(people) > 2:
            return False
        if len(people) == 2:
            one, two = people
            return not objects and one[0] == two[0] and (one in self.wounded) != (two in self.wounded)
        return True

    def bridged(self, where, square, load):
        """By a rope that is not in hand, or by an unwounded thief friend."""
        return any(
            at == square
            and n != load
            and (n[2:] == "rope" or (n == f"{self.colour}.thief" and n not in self.wounded))
            for n, at in where.items()
        )

    def may_enter(self, where, load, square, to):
        if self.kind != "wizard" and self.fit(where, to, enemy=True):
            return False
        if to not in self.pits or self.kind in {"wizard", "thief"} or self.bridged(where, to, load):
            return True
        if load is None or load[2:] != "rope":
            return False
        return square not in self.pits or self.bridged(where, square, load)

    def left(self, where, load, square, taken):
        """All places after the load is dropped on a square; None if that's not allowed."""
        if self.fit(where, square, enemy=True):
            return None
        if square in self.pits and load[2:] != "rope" and not self.fit(where, square, enemy=False):
            return None
        after = {**where, load: square}
        stays = [n for n, at in after.items() if at == square and n != taken]
        return after if self.full_in_passing or self.lawful(stays) else None

    def handlings(self, where, load, square):
        if load is not None:
            after = self.left(where, load, square, None)
            if after is not None:
                yield after, None
        if not self.fit(where, square, enemy=True):
            for name, at in where.items():
                if at == square and self.thing(name) and name != load:
                    if load is None:
                        yield where, name
                    else:
                        after = self.left(where, load, square, name)
                        if after is not None:
                            yield after, name

    def end(self, where, load, square):
        """The result of ending there; None if that's not allowed."""
        after = dict(where)
        if load is not None:
            after[load] = square
        there = [n for n, at in after.items() if at == square]
        if len(there) > 1 or any(not self.thing(n) for n in there):
            return None
        if square in self.pits and self.kind != "thief" and not any(n[2:] == "rope" for n in there):
            return None
        return self.changes(after, self.mover, square)

    def changes(self, after, mover, square):
        """What changed place; None if nothing did, or too much would stay on a square (rule 10)."""
        for other in {at for n, at in after.items() if at not in {"out", square}}:
            if not self.lawful([n for n, at in after.items() if at == other]):
                return None
        changed = sorted((n, at) for n, at in after.items() if self.base[n] != at)
        if square != self.start:
            changed.append((mover, square))
        return tuple(changed) or None

    def begin(self):
        """Start of a move: the mover's square, its load, all places and the steps so far."""
        loads = [n for n, at in self.base.items() if at == self.start]
        return self.start, loads[0] if loads else None, self.base, 0

    def following(self, state):
        """Every possible next word of a path, with the state it leads to."""
        square, load, where, steps = state
        if square[0] == self.other_line:
            return
        for after, taken in self.handlings(where, load, square):
            yield "drop" if taken is None else f"take {taken}", (square, taken, after, steps)
        if steps < SPEEDS[self.kind]:
            for x, y in self.near(square):
                if self.may_enter(where, load, square, (x, y)):
                    yield f"{ascii_uppercase[x]}{y + 1}", ((x, y), load, where, steps + 1)

    def stepped(self, state, word):
        """State after one more word of a path; None if it's not allowed."""
        return dict(self.following(state)).get(word)

    def ended(self, state):
        """Result of a path that ends in this state; None if it's not allowed."""
        square, load, where, _ = state
        if square[0] == self.other_line:
            return self.changes({**where, load: "out"} if load else where, self.mover, "out")
        return self.end(where, load, square)

    def walked(self, path):
        """The result of a path; None where it's not allowed."""
        state = self.begin()
        for word in path:
            state = self.stepped(state, word)
            if state is None:
                return None
        return self.ended(state)

    def results(self):
        """The fewest steps, and with these the fewest handlings, for each result: a search word by word."""
        found, seen, order = {}, set(), count()
        waiting = [(0, 0, next(order), self.begin())]
        while waiting:
            steps, handled, _, state = heappop(waiting)
            square, load, where, _ = state
            key = square, load, tuple(sorted((name, at) for name, at in where.items() if name != load))
            if key in seen:
                continue
            seen.add(key)
            result = self.ended(state)
            if result is not None:
                found.setdefault(result, (steps, handled))
            for _, after in self.following(state):
                is_step = after[3] > steps
                heappush(waiting, (steps + is_step, handled + (not is_step), next(order), after))
        return found
