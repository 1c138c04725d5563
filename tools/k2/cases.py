"""Gallery cases: every kind of picture, in simple and in hard cases, from the samples."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache, partial
from itertools import product
from typing import TYPE_CHECKING, get_args

from k2bot.games.k2.engine import Plan, content, observe, outcome, preview
from k2bot.games.k2.engine.actions import PITCH
from k2bot.games.k2.engine.content import (
    CLIMBER_NAMES,
    Card,
)
from k2bot.games.k2.engine.events import Checked, Slid
from k2bot.games.k2.engine.model import (
    Climber,
    Phase,
)
from k2bot.games.k2.engine.phases import night as night_phase
from k2bot.games.k2.engine.phases import risk
from k2bot.games.k2.pages.hand import situation
from k2bot.games.k2.pictures import (
    EXTENSION,
    CareerPicture,
    Deed,
    Peak,
    Resources,
    Stage,
    Trail,
    passes,
    tolls,
)
from k2bot.games.k2.pictures.scenery import Sky
from k2bot.render.painting.paint import FLEETING_EXTENSION
from k2bot.text.words import words
from tools.gallery import Case, Describe
from tools.k2 import samples
from tools.k2.scenes import board, hand, hero, night, plan, ranking, reveal, writing

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from k2bot.games.k2.engine import Observation, Preview
    from k2bot.games.k2.engine.content import (
        ClimberKey,
        ClimberName,
        Season,
        Side,
    )
    from k2bot.games.k2.engine.events import Event
    from k2bot.games.k2.engine.model import (
        Game,
    )
    from k2bot.render.scene import Scene
    from k2bot.text.words import Words

_SEASONS: tuple[Season, ...] = ("summer", "winter")
_SIDES: tuple[Side, ...] = ("easy", "hard")
_FLEETING = ("Hands", "Plans")
"""Sections of fleeting pictures."""
_COMPUTERS = ("Savoia", "Baltoro", "Moraine", "Serac")
_AVALANCHES = tuple(tile.id for tile in content.AVALANCHE_TILES["summer"])


def cases() -> Iterator[Case]:
    """All cases, section by section."""
    for section, drawings in (
        ("Boards", _boards),
        ("Boards for phones", _tall_boards),
        ("Skies", _skies),
        ("Ways", _ways),
        ("Hands", _hands),
        ("Reveals", _reveals),
        ("Plans", _plans),
        ("Nights", _nights),
        ("Rankings", _rankings),
        ("Heroes", _heroes),
        ("Statistics", _careers),
        ("Names", _names),
    ):
        for name, scene in drawings():
            ending = FLEETING_EXTENSION if section in _FLEETING else EXTENSION
            yield Case(section, f"{name}.{ending}", scene)


Drawing = tuple[str, "Describe"]


def _boards() -> Iterator[Drawing]:
    for side, season in zip(_SIDES, _SEASONS, strict=True):
        for players in (1, 3, 5):
            for kind in (samples.start, samples.middle, samples.crowded, samples.heights):
                seen = kind(players, side, season)
                yield (
                    f"board-{side}-{kind.__name__}-{players}",
                    partial(board, seen, samples.NAMES[:players]),
                )

    for players in (1, 3, 5):
        seen = samples.middle(players)
        yield f"board-whole-{players}", partial(board, seen, samples.NAMES[:players], whole=True)
    squeezed = samples.crowded(5, "hard")
    yield "board-whole-crowded", partial(board, squeezed, samples.NAMES, whole=True)
    yield "board-whole-first-day", partial(board, samples.start(5), samples.NAMES, whole=True)
    company = (samples.NAMES[0], *_COMPUTERS)
    seen = samples.middle(5)
    yield "board-computers", partial(board, seen, company, computers=range(1, 5))
    for players in (1, 5):
        ended = observe(samples.finish(players), None)
        yield f"board-end-{players}", partial(board, ended, samples.NAMES[:players])
    yield "board-end-all-dead", partial(board, observe(_lost(), None), samples.NAMES[:2])


def _tall_boards() -> Iterator[Drawing]:
    tall = partial(board, whole=True, tall=True)
    for players in (1, 3, 5):
        yield f"board-tall-{players}", partial(tall, samples.middle(players), samples.NAMES[:players])
    yield "board-tall-crowded", partial(tall, samples.crowded(5, "hard"), samples.NAMES)
    yield "board-tall-end", partial(tall, observe(samples.finish(5), None), samples.NAMES)


def _lost() -> Game:
    """The end of a game that nobody survived."""
    return samples.table(
        [(Climber(None, 0, 1), Climber(None, 0, 1))] * 2,
        season="winter", day=9, phase=Phase.OVER, reason="dead",
    )  # fmt: skip


def _skies() -> Iterator[Drawing]:
    """Each kind of weather, in the morning, by day and in the evening."""
    for side in _SIDES:
        climbers = [seat.climbers for seat in samples.middle(3, side).seats]
        for tile, day, word in (
            ("S3", 1, "clear"), ("S1", 1, "wind"), ("S4", 3, "storm"), ("W6", 2, "snow"),
            ("W5", 1, "blizzard"), ("AS1", 2, "avalanche"),
        ):  # fmt: skip
            for phase in (Phase.COMMIT, Phase.ACTIONS, Phase.CHECK):
                seen = samples.position(
                    climbers, side=side, season="winter" if tile[0] == "W" else "summer",
                    day=2 * content.DAYS_A_TILE + day, phase=phase, tiles=_third(tile),
                    turn=1 if phase is Phase.ACTIONS else None,
                )  # fmt: skip
                yield f"sky-{side}-{word}-{phase.value}", partial(board, seen, samples.NAMES[:3])


def _third(tile: str) -> tuple[str, ...]:
    """A season's six tiles with the given one in third place, with avalanches if it is one."""
    if tile in _AVALANCHES:
        return ("S3", "S2", tile, "S4", *(other for other in _AVALANCHES if other != tile), "S1")
    season: Season = "winter" if tile[0] == "W" else "summer"
    first, second, *rest = (other.id for other in content.SEASON_TILES[season] if other.id != tile)
    return (first, second, tile, *rest)


def _ways() -> Iterator[Drawing]:
    seen = observe(samples.midgame(5, "easy", first=3), None)
    trails = (
        Trail((3, "B"), ("b4", "b8", "c2"), earlier=True),
        Trail((4, "B"), ("a10", "b1", "b5"), earlier=True),
    )
    news = (Deed((0, "A"), ("b6", "c1")), Deed((0, "B"), (seen.seats[0].climber("B").space or "base",)))
    yield "ways-three", partial(board, seen, samples.NAMES, trails=trails, news=news)
    sliding = samples.position(
        [seat.climbers for seat in samples.middle(5).seats],
        day=8, phase=Phase.CHECK, tiles=_third("AS1"),
    )  # fmt: skip
    asked = replace(sliding, slides=((0, "A"),))
    yield "ways-asked", partial(board, asked, samples.NAMES)
    evening = observe(samples.midgame(3, phase=Phase.CHECK), None)
    after = {check.climber: check for check in samples.checks(evening)}
    dead = Climber(None, 0, 1)
    left = samples.position(
        [
            tuple(
                replace(dead, tent=climber.tent)
                if after[view.seat, name].dies
                else replace(climber, air=after[view.seat, name].after)
                for name, climber in zip(CLIMBER_NAMES, view.climbers, strict=True)
            )  # type: ignore[misc]  # two climbers give two climbers
            for view in evening.seats
        ],
        season="winter", day=9, rescue=(True,), first=1,
    )  # fmt: skip
    fallen = tuple((key, check.space) for key, check in after.items() if check.dies)
    yield "ways-fallen", partial(board, left, samples.NAMES[:3], fallen=fallen)
    yield "ways-evening", _evening()
    yield "ways-everybody", _everybody()


def _evening() -> Describe:
    """A clear evening: three players have climbed, one has pitched a tent."""
    seen = samples.position(
        [
            (Climber("c3", 3, 5, "c1"), Climber("b2", 4, 2)),
            (Climber("c2", 2, 5), Climber("a10", 6, 1, "a8")),
            (Climber("b7", 3, 4), Climber("a12", 5, 1, "a12")),
        ],
        day=7, phase=Phase.CHECK, tiles=("S1", "S2", "S3", "S4", "S5", "S6"), risk=(None, None, 2),
        hands=("m3 m1 a1", "m3 m2 r1/2", "m3 m3 r1/3"),
    )  # fmt: skip
    trails = (
        Trail((0, "A"), ("b6", "c1", "c3"), earlier=True),
        Trail((1, "A"), ("b4", "b8", "c2"), earlier=True),
        Trail((1, "B"), ("a8", "a10"), earlier=True),
    )
    news = (Deed((2, "A"), ("b3", "b5", "b7"), air=2), Deed((2, "B"), ("a12",), pitches=True))
    return partial(board, seen, ("Ann", "Bob", "Cid"), trails=trails, pitched={(2, "B")}, news=news)


def _everybody() -> Describe:
    """All ten climbers have moved, several along the same ropes."""
    ways = (
        (("a8", "a10", "b1"), ("a8", "a10")), (("a10", "b1", "b5"), ("a10", "a12")),
        (("b4", "b6", "c1"), ("b4", "b8")), (("b2", "b4", "b6"), ("a12", "b2", "b4")),
        (("b6", "c1", "c3"), ("c1", "b6")),
    )  # fmt: skip
    spaces = content.board("easy").by_id
    climbers = [
        (
            Climber(one[-1], 3, max(spaces[space].vp for space in one)),
            Climber(other[-1], 3, max(spaces[space].vp for space in other)),
        )
        for one, other in ways
    ]
    trails = [
        Trail((seat, name), way, earlier=True)
        for seat, pair in enumerate(ways[:-1])
        for name, way in zip(CLIMBER_NAMES, pair, strict=True)
    ]
    hands = ("m3 m1 a1", "m3 m2 a0", "m3 m2 r1/2", "m3 m3 a1", "m3 m1 r1/3")
    seen = samples.position(climbers, day=9, phase=Phase.CHECK, hands=hands)
    news = [Deed((len(ways) - 1, name), way) for name, way in zip(CLIMBER_NAMES, ways[-1], strict=True)]
    return partial(board, seen, samples.NAMES, trails=trails, news=news)


def _hands() -> Iterator[Drawing]:
    hands = {
        "six": ("m1 m3 r1/2 r2/3 a0 a2", (1, 3), False),
        "chosen": ("m1 m3 m3 r2/3 a1 a3", (1, 3, 5), False),
        "committed": ("m1 m1 r1/3 a1 a1 a3", (0, 2, 5), True),
        "none": ("m1 m1 m1 m2 m2 m3", (), False),
        "three": ("m2 r1/2 a3", (0, 1, 2), True),
    }
    for name, (cards, chosen, committed) in hands.items():
        held = [Card.parse(text) for text in cards.split()]
        seen = situation(observe(samples.midgame(3), name == "three"), is_open=not committed)
        yield f"hand-{name}", partial(hand, held, chosen, samples.NAMES, committed=committed, situation=seen)
    alone = situation(observe(samples.midgame(1), 0), is_open=True)
    held = [Card.parse(text) for text in ("m1", "m2", "m3", "r1/2", "a0", "a2")]
    yield "hand-alone", partial(hand, held, (1, 5), samples.NAMES, situation=alone)


def _reveals() -> Iterator[Drawing]:
    games = (
        samples.midgame(5),
        samples.midgame(3, phase=Phase.RISK),
        samples.midgame(3, phase=Phase.RISK, hands=("m1 m3 r1/2", "m2 m3 a0", "a1 a2 m1")),
        samples.midgame(1, phase=Phase.RISK),
    )
    for game in games:
        seen, highest = observe(game, None), risk.highest(game)
        sums = [(seat, risk.push(game.seats[seat].committed or ())) for seat in game.order()]
        word = "tie" if highest is None else "taken" if game.phase is Phase.ACTIONS else "choice"
        yield f"reveal-{len(sums)}-{word}", partial(reveal, seen, samples.NAMES, sums, highest)
    game = samples.midgame(3)
    sums = [(seat, risk.push(game.seats[seat].committed or ())) for seat in game.order()]
    computers = partial(reveal, observe(game, None), (samples.NAMES[0], *_COMPUTERS), sums, 1)
    yield "reveal-computers", partial(computers, computers=(1, 2))


def _plans() -> Iterator[Drawing]:
    game = samples.midgame(5, "easy")
    yield "plan-nothing-yet", _planned(game)
    yield "plan-under-way", _planned(game, ("A", "c3"))
    yield "plan-tent", _planned(game, ("B", "a12"), tents=("B",))
    climbers = [
        (Climber("d3", 5, 8, "d3"), Climber("c4", 4, 6)),
        (Climber("c5", 3, 6), Climber("b7", 3, 4)),
        (Climber("d1", 2, 7), Climber("c3", 3, 5)),
    ]
    high = samples.table(
        climbers, side="hard", day=12, phase=Phase.ACTIONS, turn=0, risk=(1,), hands=("m3 r1/2 a2",)
    )
    yield "plan-summit", _planned(high, ("A", "summit"))
    morning = [(Climber(), Climber())] * 5
    first = samples.table(morning, side="hard", phase=Phase.ACTIONS, turn=4, first=4)
    yield "plan-first-day", _planned(first)
    close = [
        (Climber("b6", 5, 4, "b6"), Climber("a12", 5, 1)),
        (Climber("c1", 3, 5), Climber("c2", 3, 5, "c2")),
        (Climber("c2", 3, 5), Climber("b4", 5, 3)),
        (Climber("b4", 4, 3, "b4"), Climber("c1", 4, 5, "b7")),
    ]
    crowd = samples.table(
        close, day=9, phase=Phase.ACTIONS, turn=0, risk=(2,), hands=("m2 m3 r1/2", "m3 m1 a1")
    )
    yield "plan-full", _planned(crowd)
    below = [(Climber("c1", 4, 5), Climber("a10", 2, 1)), (Climber("b4", 3, 3, "b4"), Climber("a12", 5, 1))]
    sliding = samples.table(below, day=8, phase=Phase.ACTIONS, turn=0, tiles=_third("AS1"))
    yield "plan-avalanche", _planned(sliding)
    camps = [("c3", "a10"), ("c5", "c5"), ("c2", "b4")]
    over = [(Climber(a, 4, 5), Climber(b, 4, 1)) for a, b in camps]
    yield "plan-pass", _planned(samples.table(over, day=7, phase=Phase.ACTIONS, turn=0, hands=["m3 m3 m1"]))
    yield (
        "plan-far-apart",
        _planned(samples.table(samples.far_apart(), day=10, phase=Phase.ACTIONS, turn=0)),
    )


def _planned(game: Game, *goals: tuple[ClimberName, str], tents: Collection[str] = ()) -> Describe:
    """The active player's plan, with climbers moved to spaces one after another by the engine.

    ``tents`` are those who pitch their tent where they end.
    """
    seat = game.active_seat or 0

    @cache
    def shown() -> Describe:
        planned = Plan()
        ways: list[tuple[ClimberName, tuple[str, ...]]] = []
        look = preview(game, seat, planned)
        for name, goal in goals:
            use = next(
                found.use
                for found in look.destinations
                if (found.climber, found.space) == (name, goal)
                and found.pitched == (goal if name in tents else None)
            )
            steps = [step for step in use.route if step != PITCH]
            ways.append((name, (game.climber((seat, name)).space or "", *steps)))
            planned = Plan((*planned.uses, use))
            look = preview(game, seat, planned)
        before = observe(game, seat)
        return partial(
            plan,
            before,
            look.settled,
            samples.NAMES[: len(game.seats)],
            destinations=[(found.climber, found.space) for found in look.destinations],
            ways=ways,
            air_from_cards={
                name: look.observation.me.climber(name).air - before.me.climber(name).air
                for name in CLIMBER_NAMES
            },
            tonight={line.climber[1]: line.after for line in look.night_checks},
            dying=look.dying,
            sliding=look.sliding,
            means=Resources(_used(before, look), look.owed, look.payment),
            tolls=tolls(look.destinations),
            passed=passes(look.settled, look.destinations),
            full=sorted({space for _, space in look.blocked}),
        )

    def draw(said: Words | None = None) -> Scene:
        return shown()(said=said)

    return draw


def _used(before: Observation, look: Preview) -> tuple[tuple[Card, bool], ...]:
    """Today's cards, and whether each is used."""
    left = Counter(look.unused)
    shown = []
    for card in (before.own.committed or ()) if before.own else ():
        shown.append((card, not left[card]))
        left[card] -= left[card] > 0
    return tuple(shown)


def _nights() -> Iterator[Drawing]:
    for players in (1, 3, 5):
        seen = observe(samples.midgame(players, phase=Phase.CHECK), None)
        yield (
            f"night-{players}",
            partial(night, seen, samples.NAMES, samples.checks(seen), dying=samples.dying(seen)),
        )
    seen = observe(samples.midgame(5), None)
    safe = [check for check in samples.checks(seen) if not check.dies]
    yield "night-safe", partial(night, seen, samples.NAMES, safe)
    below = [
        (Climber("b3", 4, 2), Climber("b6", 3, 4, "b6")),
        (Climber("b5", 3, 3), Climber("a10", 6, 1)),
        (Climber("b7", 1, 4), Climber("b8", 3, 4)),
    ]
    avalanche = samples.table(below, day=9, phase=Phase.CHECK, tiles=_third("AS2"))
    yield "night-avalanche", _slept(avalanche)


def _slept(game: Game) -> Describe:
    """A night up to the first question, computed by the engine; a computer plays the second seat."""
    events: list[Event] = []
    while (went := night_phase.proceed(game, events)) is not None and went.phase is Phase.CHECK:
        game = went
    pending = game.check.slides if game.check else ()
    below = {key: game.slopes(key) for key in pending}
    return partial(
        night,
        observe(game, None),
        ("Ann", _COMPUTERS[0], "Cid"),
        [event for event in events if isinstance(event, Checked)],
        dying=game.check.dying if game.check else (),
        slid=[
            *((event.climber, (event.space,)) for event in events if isinstance(event, Slid)),
            *((key, tuple(space.id for space in ways)) for key, ways in below.items()),
        ],
        computers=(1,),
    )


def _rankings() -> Iterator[Drawing]:
    for players in (1, 3, 5):
        yield f"ranking-{players}", ended(samples.finish(players, "hard"))
    low = samples.table(
        [
            (Climber("b4", 3, 3, "b1"), Climber("c2", 2, 5, "c2")),
            (Climber("a10", 4, 2), Climber(None, 0, 1, "b5")),
            (Climber(None, 0, 1), Climber(None, 0, 1)),
        ],
        season="winter", day=content.DAYS, phase=Phase.OVER, reason="days", resigned=(False, False, True),
    )  # fmt: skip
    yield "ranking-low", ended(low)
    sailor = samples.table(
        [(Climber("a8", 3, 1, "a8"), Climber("b1", 2, 2))], day=content.DAYS, phase=Phase.OVER, reason="days"
    )
    yield "ranking-alone-low", ended(sailor)
    company = ("Ann", *_COMPUTERS[:2], samples.NAMES[3], _COMPUTERS[3])
    yield "ranking-computers", ended(samples.finish(5), company, (1, 2, 4))
    yield "ranking-all-dead", ended(_lost())


def ended(game: Game, names: Sequence[str] = samples.NAMES, computers: Collection[int] = ()) -> Describe:
    """The ranking of a finished game, as scored by the engine."""
    ended = outcome(game)
    assert ended is not None  # noqa: S101 - the game is over
    seen, winners = observe(game, None), frozenset(ended.winners)
    order = sorted(
        range(len(ended.totals)),
        key=lambda seat: (seat in winners, not game.seats[seat].resigned, ended.totals[seat]),
        reverse=True,
    )
    ways, summit = samples.altitudes(seen), seen.board.by_id[content.SUMMIT].altitude
    days = {key: max(range(len(ways[key])), key=lambda day: ways[key][day] or 0) + 1 for key in seen.summit}
    peaks = {key: Peak(day, summit) for key, day in days.items()}
    drawn = partial(ranking, seen, names, order, ended.totals, ways, peaks=peaks)

    def draw(said: Words | None = None) -> Scene:
        spoken = said or words()
        title = spoken.text(f"k2-title-{ended.title}") if ended.title else None  # words: k2-title-*
        return drawn(winners=winners, title=title, computers=computers, said=spoken)

    return draw


def _names() -> Iterator[Drawing]:
    """Names in other scripts wherever five of them are shown."""
    for number, names in enumerate(samples.FAR_NAMES, 1):
        yield f"board-names-{number}", partial(board, samples.middle(5), names, computers=(3,))
        seen = observe(samples.midgame(5, "easy", first=3), None)
        sums = ((0, 7), (1, 9), (2, 9), (3, 4), (4, 6))
        yield f"reveal-names-{number}", partial(reveal, seen, names, sums, None)
        seen = samples.middle(5)
        yield f"night-names-{number}", partial(night, seen, names, samples.checks(seen))
        yield f"ranking-names-{number}", ended(samples.finish(5), names)


def _heroes() -> Iterator[Drawing]:
    """Each great moment, by every seat, under every sky, alone and shared."""
    skies: tuple[Sky, ...] = get_args(Sky)
    stages: tuple[Stage, ...] = get_args(Stage)
    sky: Sky
    for number, kind in enumerate(stages):
        for seat in range(5):
            sky = "avalanche" if kind == "avalanche" else skies[(number + seat) % len(skies)]
            key = (seat, CLIMBER_NAMES[(number + seat) % 2])
            spaces = ("b8", "summit", "d1", "c5", "a11")[seat : seat + 1] if kind == "death" else ()
            shown = partial(hero, kind, (key,), samples.NAMES, sky=sky, spaces=spaces)
            yield f"hero-{kind}-{seat + 1}", shown
    everyone = tuple(product(range(5), CLIMBER_NAMES))
    shared: tuple[tuple[Stage, tuple[ClimberKey, ...]], ...] = (
        ("summit", everyone[:2]), ("death", everyone[3:5]), ("death", everyone[1:7:2]), ("death", everyone),
        ("rescue", everyone[2:8:3]), ("avalanche", everyone[1:3]), ("avalanche", everyone[2:7]),
    )  # fmt: skip
    for kind, climbers in shared:
        sky = "avalanche" if kind == "avalanche" else "clear"
        spaces = ("d2", "c4", "b8", "b6")[: len(climbers)] if kind == "death" else ()
        shown = partial(hero, kind, climbers, samples.NAMES, sky=sky, spaces=spaces)
        yield f"hero-{kind}-of-{len(climbers)}", shown


def _careers() -> Iterator[Drawing]:
    """Somebody's first game, and those of a veteran on each side."""
    yield "career-untold", partial(_career, CareerPicture("easy", (), (), 1, None, (), ()))
    ways = _climbs("easy", 2)
    first = CareerPicture("easy", ways, ((ways[-2][0][1], 1),), 1, 1, (0, 1, 2, 3), ((1, 0),))
    yield "career-first", partial(_career, first)
    for side in _SIDES:
        climbed = _climbs(side, 300)
        deaths = tuple((upper, 1 + number * 2) for number, ((_, upper), _) in enumerate(climbed[3::5]))
        rivals = ((12, 9), (104, 87), (0, 3), (1, 0))
        yield (
            f"career-{side}",
            partial(_career, CareerPicture(side, climbed, deaths, 212, 97, (38, 17, 340, 1204), rivals)),
        )


def _climbs(side: Side, climbers: int) -> tuple[tuple[tuple[str, str], int], ...]:
    """Steps up each rope by so many climbers, each from base camp up as far as its way leads."""
    board, counted = content.board(side), Counter[tuple[str, str]]()
    far, edge = {content.SUMMIT: 0}, [content.SUMMIT]
    while edge:
        edge = [near.id for place in edge for near in board.neighbours[place] if near.id not in far]
        far |= dict.fromkeys(edge, max(far.values()) + 1)
    for climber in range(climbers):
        place = content.BASE_CAMP
        for step in range(8 + climber % 8):
            ways = [near.id for near in board.neighbours[place] if far[near.id] <= far[place]]
            if not ways:
                break
            # Most take the shortest way, some another one.
            ways.sort(key=lambda space: (far[space], space))
            goal = ways[(climber * (step + 3) % 11) // 8 % len(ways)]
            counted[place, goal] += (place, goal) in board.ropes
            place = goal
    return tuple(sorted((+counted).items()))


def _career(shown: CareerPicture, said: Words | None = None) -> Scene:
    return shown.scene(writing(samples.NAMES, (), said))
