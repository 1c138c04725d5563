"""A plain model of everything but moves, written from the rules alone (8, 11, 12, 15 to 39).

It shares no code with the engine: it changes a copy of a position and lists the available actions.
"""

import copy
from string import ascii_uppercase

from tests.games.dungeon_twister.engine.helpers.plain_moves import OBJECTS, ROOMS, STEPS, shown_squares

VALUES = {"cleric": 2, "goblin": 1, "mekanork": 2, "thief": 2, "troll": 4, "wallwalker": 1, "warrior": 3}
VALUES["wizard"] = 1


def name_of(square):
    return f"{ascii_uppercase[square[0]]}{square[1] + 1}"


class PlainState:
    """A position, with the questions the rules ask about it."""

    def __init__(self, position):
        self.told = copy.deepcopy(position)
        self.look()

    def look(self):
        self.marks, self.pits = shown_squares(self.told)
        self.gears = {}
        for slot, room in enumerate(self.told["rooms"]):
            if room["up"]:
                left, top = self.corner(slot)
                r, c = ROOMS[room["id"]]["gear"]
                for _ in range(room["rot"]):
                    r, c = c, 4 - r
                self.gears[left + c, top + r] = slot

    @staticmethod
    def corner(slot):
        return 1 + 5 * (slot % 4), 5 * (slot // 4)

    @staticmethod
    def slot(square):
        return None if square[0] in (0, 21) else 4 * (square[1] // 5) + (square[0] - 1) // 5

    # ------------------------------------------------------------ who and what

    @staticmethod
    def person(name):
        return name[2:] not in OBJECTS

    def at(self, name):
        place = self.told["tokens"][name]
        return tuple(place) if isinstance(place, list) else None

    def there(self, square):
        return [name for name in self.told["tokens"] if self.at(name) == square]

    def load(self, name):
        others = [other for other in self.there(self.at(name)) if other != name]
        return others[0] if others else None

    def wounded(self, name):
        return name in self.told["wounded"]

    def fit(self, name):
        return self.at(name) and not self.wounded(name) and name not in self.told["fresh"]["healed"]

    def carried(self):
        """The wounded who share a square with an unwounded friend."""
        return [name for name in self.told["wounded"] if self.foremost(self.at(name)) != name]

    # ------------------------------------------------------------ sides

    def side(self, square, direction):
        """``.``, ``w`` or ``closed`` between a square and its neighbour; None where that is not shown."""
        other = (square[0] + STEPS[direction][0], square[1] + STEPS[direction][1])
        if other not in self.marks or square not in self.marks:
            return None
        both = self.marks[square][direction], self.marks[other][direction - 2]
        if "w" in both:
            return "w"
        gate = next((mark for mark in both if "/" in mark), None)
        return "closed" if gate and gate not in self.told["gates"] else "."

    def beside(self, square, mark="."):
        return [
            (square[0] + dx, square[1] + dy)
            for direction, (dx, dy) in enumerate(STEPS)
            if self.side(square, direction) == mark
        ]

    def foremost(self, square):
        """The character of a square who counts: the unwounded one of two."""
        people = [name for name in self.there(square) if self.person(name)]
        return next((name for name in people if not self.wounded(name)), people[0] if people else None)

    def holds(self, names, square):
        """Whether a square may hold these after an action (rules 10, 16)."""
        people = [name for name in names if self.person(name)]
        if len(names) > 2 or len(names) - len(people) > 1:
            return False
        if len(people) == 2 and (
            people[0][0] != people[1][0] or self.wounded(people[0]) == self.wounded(people[1])
        ):
            return False
        return square not in self.pits or self.bridged(names)

    def bridged(self, names):
        return any(n[2:] == "rope" or (n[2:] == "thief" and not self.wounded(n)) for n in names)

    # ------------------------------------------------------------ which actions there are

    def deeds(self):
        """The texts of all actions of the turn except moves."""
        fresh = self.told["fresh"]
        for kind in VALUES:
            name = f"{'by'[self.told['turn']]}.{kind}"
            if not self.at(name) or not (self.told["ap"] or name in self.told["potion"]):
                continue
            if self.fit(name):
                for found in (self.jumps, self.walls, self.rooms, self.people, self.gates, self.things):
                    yield from found(name, self.at(name))
            elif kind == "troll" and self.wounded(name) and name not in fresh["wounded"] + self.carried():
                yield f"regenerate {name}"

    def goal(self, name):
        """Column of the line through which a character leaves."""
        return 21 if name[0] == "b" else 0

    def arrives(self, name, square):
        """Whether a character may arrive there with what it carries (rules 10, 13, 16)."""
        load = self.load(name)
        return self.holds([name, *([load] if load else []), *self.there(square)], square)

    def jumps(self, name, square):
        if not self.told["seats"][self.told["turn"]]["jumps"]:
            return
        for pit in self.beside(square):
            for end in self.beside(pit):
                if pit in self.pits and not self.foremost(pit) and end != square:
                    out = end[0] == self.goal(name)
                    if not self.foremost(end) if out else self.arrives(name, end):
                        yield f"jump {name} {name_of(pit)} {name_of(end)}"

    def walls(self, name, square):
        for end in self.beside(square, "w") if name[2:] == "wallwalker" else ():
            foe = self.foremost(end)
            out = end[0] == self.goal(name)
            if foe is None or self.wounded(foe) if out else self.arrives(name, end):
                yield f"wall {name} {name_of(end)}"

    def rooms(self, name, square):
        rooms = self.told["rooms"]
        for slot, room in enumerate(rooms):
            if not room["up"] and self.reaches(square, slot):
                yield f"reveal {name} {slot}"
        if square not in self.gears:
            return
        pair = ROOMS[rooms[self.gears[square]]["id"]]["pair"]
        for slot, room in enumerate(rooms):
            if room["up"] and ROOMS[room["id"]]["pair"] == pair:
                arrow = "+1" if ROOMS[room["id"]]["turn"] == "clockwise" else "-1"
                for turn in ("+1", "-1") if name[2:] == "mekanork" else (arrow,):
                    yield f"rotate {name} {slot} {turn}"

    def people(self, name, square):
        fresh = self.told["fresh"]
        for other in filter(None, map(self.foremost, self.beside(square))):
            if other[0] != name[0] and other not in fresh["wounded"] + fresh["healed"]:
                yield f"attack {name} {other}"
            if name[2:] == "cleric" and self.wounded(other):
                yield f"heal {name} {other}"

    def gates(self, name, square):
        verb = {"thief": "gate", "warrior": "break"}.get(name[2:])
        for mark in set(self.marks[square]) if verb else ():
            if "/" in mark and self.told["gates"].get(mark) != "broken":
                yield f"{verb} {name} {mark}"

    def things(self, name, square):
        load = (self.load(name) or "..none")[2:]
        if load == "potion":
            yield f"drink {name}"
        for direction in range(4) if load == "wand" and name[2:] == "wizard" else ():
            seen = self.seen(square, direction)
            if seen:
                yield f"fire {name} {seen}"

    def seen(self, square, direction):
        """The first character in a direction of sight (rule 23)."""
        while self.side(square, direction) == ".":
            square = square[0] + STEPS[direction][0], square[1] + STEPS[direction][1]
            if self.foremost(square):
                return self.foremost(square)
        return None

    def reaches(self, square, slot):
        left, top = self.corner(slot)
        if square[0] in (0, 21):
            return left == (1 if square[0] == 0 else 16)
        return any(
            left <= square[0] + dx < left + 5
            and top <= square[1] + dy < top + 5
            and self.marks[square][direction] == "."
            for direction, (dx, dy) in enumerate(STEPS)
        )

    # ------------------------------------------------------------ what they do

    def do(self, text, cards=(0, 0)):
        """Carry out an action; an attack takes the attacker's and defender's cards."""
        verb, name, *words = text.split()
        told = self.told
        if name in told["potion"]:
            told["potion"][name] -= 1
            if not told["potion"][name]:
                del told["potion"][name]
        else:
            told["ap"] -= 1
        if verb == "attack":
            self.fight(name, words[0], cards)
        elif verb in ("jump", "wall"):
            self.arrive(name, words)
        elif verb == "reveal":
            self.reveal(name, int(words[0]))
        elif verb == "rotate":
            self.rotate(int(words[0]), int(words[1]))
        else:
            self.use_power(verb, name, words)
        self.look()
        self.settle()

    def arrive(self, name, words):
        load = self.load(name)
        if len(words) > 1:
            self.told["seats"][self.told["turn"]]["jumps"] -= 1
        end = ascii_uppercase.index(words[-1][0]), int(words[-1][1:]) - 1
        if end[0] == self.goal(name):
            self.leave(name, load)
            return
        for token in filter(None, (name, load)):
            self.told["tokens"][token] = list(end)

    def reveal(self, name, slot):
        told, seat = self.told, self.told["turn"]
        told["rooms"][slot]["up"] = True
        told["quiet"], told["eventful"] = 0, True
        lifted = [token for token, place in told["tokens"].items() if place == slot]
        first = [token for token in lifted if self.person(token) or token[0] != name[0]]
        told["placing"] = [[seat, token, slot] for token in first]
        told["placing"] += [[1 - seat, token, slot] for token in lifted if token not in first]
        if lifted:
            told["phase"] = "place"

    def use_power(self, verb, name, words):
        told = self.told
        if verb in ("heal", "regenerate"):
            patient = words[0] if words else name
            told["wounded"].remove(patient)
            told["fresh"]["healed"] = sorted({*told["fresh"]["healed"], patient})
        elif verb == "gate":
            if told["gates"].pop(words[0], None) is None:
                told["gates"][words[0]] = "open"
        elif verb == "break":
            told["gates"][words[0]] = "broken"
        elif verb == "drink":
            told["potion"][name] = told["potion"].get(name, 0) + 4
            told["tokens"][self.load(name)] = "used"
        elif verb == "fire":
            told["tokens"][self.load(name)] = "used"
            self.eliminate(words[0])

    def rotate(self, slot, turn):
        left, top = self.corner(slot)
        room = self.told["rooms"][slot]
        room["rot"] = (room["rot"] + turn) % 4
        for name in self.told["tokens"]:
            square = self.at(name)
            if square and self.slot(square) == slot:
                c, r = square[0] - left, square[1] - top
                c, r = (4 - r, c) if turn == 1 else (r, 4 - c)
                self.told["tokens"][name] = [left + c, top + r]

    def fighters(self, attacker, target):
        joined = [attacker, target]
        for one in joined:  # grows
            for square in self.beside(self.at(one)):
                joined += [
                    other
                    for other in self.there(square)
                    if self.person(other) and other[0] != one[0] and self.fit(other) and other not in joined
                ]
        return joined

    def fight(self, attacker, target, cards):
        told, seat = self.told, self.told["turn"]
        joined = self.fighters(attacker, target)
        sides = [n for n in joined if n[0] == attacker[0]], [n for n in joined if n[0] != attacker[0]]
        sums = list(cards)
        for number, (side, thing) in enumerate(zip(sides, ("sword", "armour"), strict=True)):
            for one in side:
                sums[number] += 0 if self.wounded(one) else VALUES[one[2:]]
                sums[number] += sum(o[2:] == thing for o in self.there(self.at(one)))
        for card, owner in zip(cards, (seat, 1 - seat), strict=True):
            if card:
                told["seats"][owner]["combat"].remove(card)
        if sums[0] == sums[1]:
            return
        for one in sides[0] if sums[0] < sums[1] else sides[1]:
            if self.wounded(one):
                self.eliminate(one)
            else:
                held = [n for n in self.there(self.at(one)) if self.person(n) and n != one]
                told["wounded"] = sorted({*told["wounded"], one})
                told["fresh"]["wounded"] = sorted({*told["fresh"]["wounded"], one})
                told["potion"].pop(one, None)
                for other in held:
                    self.eliminate(other)

    def gone(self, name, why):
        told = self.told
        told["tokens"][name] = why
        for names in (told["wounded"], *told["fresh"].values()):
            if name in names:
                names.remove(name)
        told["potion"].pop(name, None)

    def eliminate(self, name):
        held = []
        if not self.wounded(name):
            held = [n for n in self.there(self.at(name)) if self.person(n) and n != name]
        self.gone(name, "dead")
        self.score(1 - "by".index(name[0]), 1)
        for other in held:
            self.eliminate(other)

    def score(self, seat, points):
        if points:
            self.told["vp"][seat] += points
            self.told["quiet"], self.told["eventful"] = 0, True

    def leave(self, name, load):
        points = 2 if name[2:] == "goblin" else 1
        if load:
            why = "safe" if self.person(load) else "scored" if load[2:] == "treasure" else "lost"
            points += why == "scored"
            self.gone(load, why)
        self.gone(name, "exit")
        self.score("by".index(name[0]), points)

    # ------------------------------------------------------------ after an action

    def can_act(self, seat):
        return any(
            self.at(f"{'by'[seat]}.{kind}") and (not self.wounded(f"{'by'[seat]}.{kind}") or kind == "troll")
            for kind in VALUES
        )

    def settle(self):
        told = self.told
        for square in self.pits:
            names = self.there(square)
            if not self.bridged(names):
                for name in names:
                    if self.at(name) and self.person(name):
                        self.eliminate(name)
                for name in names:
                    if not self.person(name):
                        told["tokens"][name] = "lost"
        turn = told["turn"]
        for seat in (turn, 1 - turn):
            if told["vp"][seat] >= told["setup"]["goal"][seat]:
                return self.over(seat, "goal")
        if told["phase"] == "act" and ((not told["ap"] and not told["potion"]) or not self.can_act(turn)):
            self.end_turn()
        return None

    def end_turn(self):
        told, seat = self.told, self.told["turn"]
        if not told["seats"][seat]["actions"]:
            told["seats"][seat]["actions"] = [2, 3, 4, 5]
            told["seats"][seat].pop("shown", None)
        told["ap"], told["potion"] = 0, {}
        told["fresh"] = {"wounded": [], "healed": []}
        told["quiet"] = 0 if told.pop("eventful", False) else told["quiet"] + 1
        blue, yellow = told["vp"]
        ahead = None if blue == yellow else 0 if blue > yellow else 1
        if told["quiet"] >= 40:
            return self.over(ahead, "quiet")
        for other in (1 - seat, seat):
            if self.can_act(other):
                told["turn"], told["phase"] = other, "card"
                told["number"] += 1
                return None
        return self.over(ahead, "nobody")

    def over(self, winner, reason):
        self.told["phase"] = "over"
        self.told["result"] = [winner, reason]
