"""The night, straight from rules 20 to 24, 26, 28 and 40. It knows positions only, nothing of the
engine."""

import copy

from tests.games.k2.engine.helpers import builder


class NightOracle:
    """The check and the end of the day, from a position in which everyone has acted."""

    def __init__(self, position):
        self.position = copy.deepcopy(position)
        self.setup = position["setup"]
        self.spaces = builder.SPACES[self.setup["side"]]
        self.neighbours = builder.NEIGHBOURS[self.setup["side"]]
        self.weather = builder.weather(position)
        players = self.setup["players"]
        self.order = [(position["first"] + number) % players for number in range(players)]
        self.climbers = {
            (seat, name): self.position["seats"][seat]["climbers"][name]
            for seat in self.order
            for name in "AB"
        }

    def run(self, choose):
        """Play the night. ``choose(seat, options)`` answers a question; options are action texts."""
        dying = self.check(choose)
        deaths = self.rescue(dying, choose)
        living = [key for key, climber in self.climbers.items() if climber["space"] is not None]
        over = self.position["day"] == 18 or not living or (self.setup["players"] == 1 and deaths)
        if not over:
            players = self.setup["players"]
            first = (self.position["first"] + 1) % players
            while all(seat != first for seat, _ in living):
                first = (first + 1) % players
            self.position["first"] = first
            self.position["day"] += 1
        return over

    def check(self, choose):
        """Rules 20, 21 and 40; the climbers who die have left the board."""
        here = self.weather.get("zones", ())
        dying, slides = [], []
        for key, climber in self.climbers.items():
            if climber["space"] is None:
                continue
            space = self.spaces[climber["space"]]
            held = climber["space"] in [self.climbers[key[0], name]["tent"] for name in "AB"]
            avalanche = space["zone"] in here and self.weather.get("avalanche", False)
            level = climber["level"] + space["acc"] + held - avalanche
            level -= self.weather.get("acc", 0) if space["zone"] in here else 0
            climber["level"] = min(6, level)
            if level < 1:
                dying.append(key)
            elif avalanche and not held:
                slides.append(key)
        for key in dying:
            self.climbers[key]["space"] = None
            self.position["summit"] = [one for one in self.position["summit"] if one != f"{key[0]}{key[1]}"]
        start = {key: self.spaces[self.climbers[key]["space"]]["altitude"] for key in slides}
        for key in sorted(slides, key=lambda key: (start[key], self.order.index(key[0]), key[1])):
            lower = [
                other
                for other in self.neighbours[self.climbers[key]["space"]]
                if self.spaces[other]["altitude"] < start[key]
            ]
            text = (
                f"slide {lower[0]}"
                if len(lower) == 1
                else choose(key[0], [f"slide {space}" for space in lower])
            )
            self.climbers[key]["space"] = text.split()[1]
        return dying

    def rescue(self, dying, choose):
        """Rule 22; how many die for good."""
        deaths = 0
        low = [space for space, data in self.spaces.items() if data["zone"] == "low"]
        for seat in self.order:
            names = [name for owner, name in dying if owner == seat]
            saved = None
            if names and self.position["seats"][seat]["rescue"]:
                room = [space for space in low if self.standing(space) < builder.limit(self.position, space)]
                text = choose(
                    seat, [f"rescue {name} {space}" for name in names for space in room] + ["let-go"]
                )
                if text != "let-go":
                    _, saved, space = text.split()
                    self.position["seats"][seat]["rescue"] = False
                    climber = self.climbers[seat, saved]
                    track = builder.BOARDS[self.setup["side"]]["score_track"]
                    climber.update(space=space, level=1, vp=track[max(0, track.index(climber["vp"]) - 4)])
            for name in names:
                if name != saved:
                    self.climbers[seat, name].update(level=0, vp=1)
                    deaths += 1
        return deaths

    def standing(self, space):
        """How many climbers stand on a space."""
        return sum(climber["space"] == space for climber in self.climbers.values())
