"""All possible ends of a turn of phase 3, by brute force: rules 11 to 18, slow and simple.

It knows positions only (readable JSON values), nothing of the engine.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from itertools import product

from tests.games.k2.engine.helpers import builder


@dataclass(frozen=True)
class Climber:
    """A climber of the seat whose turn it is."""

    space: str | None
    level: int
    vp: int
    tent: str | None


@dataclass(frozen=True)
class Situation:
    """State between two uses of cards."""

    climbers: tuple
    unused: tuple
    spare: int = 0
    active: tuple = (False, False)
    summit: tuple = ()


@dataclass(frozen=True)
class End:
    """The board after the turn: both climbers and the summit order."""

    climbers: tuple
    summit: tuple


class TurnOracle:
    """The turn of one seat in one position."""

    def __init__(self, position, seat):
        setup = position["setup"]
        self.spaces = builder.SPACES[setup["side"]]
        self.neighbours = builder.NEIGHBOURS[setup["side"]]
        self.limits = {space: builder.limit(position, space) for space in self.spaces}
        weather = builder.weather(position)
        self.toll = {
            space: weather.get("move", 0) if data["zone"] in weather.get("zones", ()) else 0
            for space, data in self.spaces.items()
        }
        self.seat = seat
        self.others = Counter(
            climber["space"]
            for number, one in enumerate(position["seats"])
            if number != seat
            for climber in one["climbers"].values()
            if climber["space"] is not None
        )
        own = position["seats"][seat]
        self.risk = own["risk"] or 0
        self.start = Situation(
            climbers=tuple(Climber(**own["climbers"][name]) for name in "AB"),
            unused=tuple(sorted(own["committed"])),
            summit=tuple(position["summit"]),
        )

    def ends(self):
        """Every end of the turn."""
        seen, todo, ends = {self.start}, [self.start], set()
        while todo:
            now = todo.pop()
            ends |= set(self.settled(now))
            for after in self.uses(now):
                if after not in seen:
                    seen.add(after)
                    todo.append(after)
        return ends

    def settled(self, now):
        """Rule 18: every way to pay for the risk token."""
        points = now.spare + sum(worth_unused(card) for card in now.unused)
        at_most = [
            climber.level if active else 0 for climber, active in zip(now.climbers, now.active, strict=True)
        ]
        due = min(self.risk, points + sum(at_most))
        for from_a, from_b in product(range(at_most[0] + 1), range(at_most[1] + 1)):
            if from_a + from_b <= due <= from_a + from_b + points:
                a, b = now.climbers
                paid = (replace(a, level=a.level - from_a), replace(b, level=b.level - from_b))
                yield End(paid, now.summit)

    def uses(self, now):
        """Rules 11 to 17: every single use that could come next."""
        for index, cards in product((0, 1), set(sub_multisets(now.unused))):
            if now.climbers[index].space is not None:
                yield from self.use(now, index, cards)

    def use(self, now, index, cards):
        """Every way to use exactly these cards for that climber."""
        climber = now.climbers[index]
        gain = sum(int(card[1:]) for card in cards if card[0] == "a")
        climber = replace(climber, level=climber.level + gain)
        unused = tuple(sorted((Counter(now.unused) - Counter(cards)).elements()))
        moving = [card for card in cards if card[0] != "a"]
        if not moving:
            yield self.after(now, index, climber, unused, now.spare, now.summit, active=gain > 0)
            return
        movement = sum(int(card[1:]) for card in moving if card[0] == "m")
        ropes = [tuple(map(int, card[1:].split("/"))) for card in moving if card[0] == "r"]
        for upwards in product((True, False), repeat=len(ropes)):
            up = sum(rope[0] for rope, is_up in zip(ropes, upwards, strict=True) if is_up)
            down = sum(rope[1] for rope, is_up in zip(ropes, upwards, strict=True) if not is_up)
            for moved, cost, summit in self.ways(now, index, climber, (movement, up, down)):
                yield self.after(
                    now, index, moved, unused, now.spare + movement + up + down - cost, summit, active=True
                )

    def after(self, now, index, climber, unused, spare, summit, *, active):
        climbers, flags = list(now.climbers), list(now.active)
        climbers[index] = climber
        flags[index] = flags[index] or active
        return Situation(tuple(climbers), unused, spare, tuple(flags), summit)

    def ways(self, now, index, climber, points):
        """Every way with a step or a tent: the climber after it, its cost, the summit order."""
        partner = now.climbers[1 - index]
        name = f"{self.seat}{'AB'[index]}"
        start = (climber, 0, 0, False, False, now.summit)
        seen, todo = {start}, [start]
        while todo:
            here = todo.pop()
            who, cost_up, cost_down, stepped, pitched, summit = here
            standing = self.others[who.space] + (partner.space == who.space)
            if (stepped and standing < self.limits[who.space]) or (pitched and not stepped):
                yield who, cost_up + cost_down, summit
            onward = []
            for space in self.neighbours[who.space]:
                cost = self.spaces[space]["cost"] + self.toll[space]
                is_up = self.spaces[space]["altitude"] > self.spaces[who.space]["altitude"]
                there = replace(who, space=space, vp=max(who.vp, self.spaces[space]["vp"]))
                order = (*summit, name) if space == "summit" and name not in summit else summit
                costs = (cost_up + cost, cost_down) if is_up else (cost_up, cost_down + cost)
                onward.append((there, *costs, True, pitched, order))
            if who.tent is None:
                cost = self.spaces[who.space]["cost"] + self.toll[who.space]
                tented = replace(who, tent=who.space)
                onward.append((tented, cost_up + cost, cost_down, stepped, True, summit))
            for state in onward:
                if state not in seen and affordable(state[1], state[2], points):
                    seen.add(state)
                    todo.append(state)


def affordable(cost_up, cost_down, points):
    """Rule 14."""
    movement, up, down = points
    return max(0, cost_up - up) + max(0, cost_down - down) <= movement


def worth_unused(card):
    """Rule 18: the points of an unused card; of a rope the larger value."""
    return max(map(int, card[1:].split("/")))


def sub_multisets(cards):
    """Every non-empty choice of cards, sorted."""
    for chosen in product((False, True), repeat=len(cards)):
        if any(chosen):
            yield tuple(sorted(card for card, is_in in zip(cards, chosen, strict=True) if is_in))
