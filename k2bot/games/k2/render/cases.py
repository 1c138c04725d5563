"""What the gallery shows: every kind of picture, in easy and in hard cases, made from the samples."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.content import Card
from k2bot.games.k2.engine.model import CLIMBER_NAMES, Climber, Phase
from k2bot.games.k2.render import EXTENSION, Means, Trail, board, hand, night, plan, ranking, reveal, samples

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from k2bot.games.k2.engine.content import Season, Side
    from k2bot.games.k2.engine.model import ClimberKey, ClimberName

_SEASONS: tuple[Season, ...] = ("summer", "winter")
_SIDES: tuple[Side, ...] = ("easy", "hard")
_AVALANCHE = ("AS1", "S2", "S3", "S4", "S5", "S6")


@dataclass(frozen=True, slots=True)
class Case:
    """A picture of the gallery: where it is shown, its file, how it is drawn."""

    section: str
    file: str
    draw: Callable[[], bytes]


def cases() -> Iterator[Case]:
    """The whole gallery, section by section."""
    for section, drawings in (
        ("Boards", _boards),
        ("Skies", _skies),
        ("Ways", _ways),
        ("Hands", _hands),
        ("Reveals", _reveals),
        ("Plans", _plans),
        ("Nights", _nights),
        ("Rankings", _rankings),
    ):
        for name, draw in drawings():
            yield Case(section, f"{name}.{EXTENSION}", draw)


Drawing = tuple[str, "Callable[[], bytes]"]


def _boards() -> Iterator[Drawing]:
    for side, season in zip(_SIDES, _SEASONS, strict=True):
        for players in (1, 3, 5):
            for kind in (samples.start, samples.middle, samples.crowded, samples.heights):
                seen = kind(players, side, season)
                yield (
                    f"board-{side}-{kind.__name__}-{players}",
                    partial(board, seen, samples.NAMES[:players]),
                )


def _skies() -> Iterator[Drawing]:
    """Each kind of weather, in the morning, by day and in the evening."""
    for side in _SIDES:
        climbers = [seat.climbers for seat in samples.middle(3, side).seats]
        for tile, day, word in (
            ("S3", 1, "clear"), ("S1", 1, "wind"), ("S4", 3, "storm"), ("W6", 2, "snow"),
            ("W5", 1, "blizzard"), ("AS1", 2, "avalanche"),
        ):  # fmt: skip
            for phase in (Phase.SELECTION, Phase.ACTIONS, Phase.CHECK):
                seen = samples.position(
                    climbers, side=side, day=day, phase=phase, tiles=(tile, *_AVALANCHE[1:]),
                    turn=1 if phase is Phase.ACTIONS else None,
                )  # fmt: skip
                yield f"sky-{side}-{word}-{phase.value}", partial(board, seen, samples.NAMES[:3])


def _ways() -> Iterator[Drawing]:
    seen = samples.middle(5, "easy")
    trails = (
        Trail((0, "A"), ("b6", "c1")),
        Trail((3, "B"), ("b4", "b8", "c2")),
        Trail((4, "B"), ("a10", "b1", "b5")),
    )
    yield "ways-three", lambda: board(seen, samples.NAMES, trails=trails)
    yield "ways-asked", lambda: board(seen, samples.NAMES, mark=(0, "A"))
    fallen: tuple[tuple[ClimberKey, str], ...] = (((1, "B"), "a10"), ((2, "A"), "b4"))
    left = samples.position(
        [
            (one if (seat, "A") not in dict(fallen) else Climber(None, 0, 1),
             other if (seat, "B") not in dict(fallen) else Climber(None, 0, 1))
            for seat, (one, other) in enumerate(view.climbers for view in samples.middle(3).seats)
        ],
        season="winter", day=9,
    )  # fmt: skip
    yield "ways-fallen", lambda: board(left, samples.NAMES[:3], fallen=fallen)
    yield "ways-evening", _evening
    yield "ways-everybody", _everybody


def _evening() -> bytes:
    """A clear evening: three players have climbed, one has pitched a tent."""
    seen = samples.position(
        [
            (Climber("c3", 3, 5, "c1"), Climber("b2", 4, 2)),
            (Climber("c2", 2, 5), Climber("a10", 6, 1, "a8")),
            (Climber("b7", 3, 4), Climber("a12", 5, 1, "a12")),
        ],
        day=7, phase=Phase.CHECK, tiles=("S1", "S2", "S3", "S4", "S5", "S6"), risk=(None, 2),
    )  # fmt: skip
    trails = (
        Trail((0, "A"), ("b6", "c1", "c3"), earlier=True),
        Trail((1, "A"), ("b4", "b8", "c2"), earlier=True),
        Trail((1, "B"), ("a8", "a10"), earlier=True),
        Trail((2, "A"), ("b3", "b5", "b7")),
    )
    return board(seen, ("Ann", "Bob", "Cid"), trails=trails, pitched={(2, "B")})


def _everybody() -> bytes:
    """All ten climbers have moved, several along the same ropes."""
    ways = (
        (("a8", "a10", "b1"), ("a8", "a10")), (("a10", "b1", "b5"), ("a10", "a12")),
        (("b4", "b6", "c1"), ("b4", "b8")), (("b2", "b4", "b6"), ("a12", "b2", "b4")),
        (("b6", "c1", "c3"), ("c1", "b6")),
    )  # fmt: skip
    climbers = [(Climber(one[-1], 3, 2), Climber(other[-1], 3, 2)) for one, other in ways]
    trails = [
        Trail((seat, name), way, earlier=seat < len(ways) - 1)
        for seat, pair in enumerate(ways)
        for name, way in zip(CLIMBER_NAMES, pair, strict=True)
    ]
    return board(samples.position(climbers, day=9, phase=Phase.CHECK), samples.NAMES, trails=trails)


def _hands() -> Iterator[Drawing]:
    hands = {
        "six": ("m1 m3 r1/2 r2/3 a0 a2", (1, 3), False),
        "committed": ("m1 m1 r1/3 a1 a1 a3", (0, 2, 5), True),
        "none": ("m1 m1 m1 m2 m2 m3", (), False),
        "three": ("m2 r1/2 a3", (0, 1, 2), True),
    }
    for name, (cards, chosen, committed) in hands.items():
        held = [Card.parse(text) for text in cards.split()]
        yield f"hand-{name}", partial(hand, held, chosen, committed=committed)


def _reveals() -> Iterator[Drawing]:
    for players, highest, taken in ((5, 1, True), (3, 1, False), (3, None, False), (1, 0, False)):
        seen = samples.middle(players)
        if not taken:
            seen = replace(seen, seats=tuple(replace(seat, risk=None) for seat in seen.seats))
        sums = [(seat.seat, sum(card.push for card in seat.committed or ())) for seat in seen.seats]
        word = "tie" if highest is None else "taken" if taken else "choice"
        yield f"reveal-{players}-{word}", partial(reveal, seen, samples.NAMES, sums, highest)


def _plans() -> Iterator[Drawing]:
    before = samples.seen_by(samples.middle(5, "easy"), 1)
    after = samples.moved(before, 1, "A", "c3", tent="c1")
    places: list[tuple[int, ClimberName, str]] = [
        (4, "B", "b1"),
        (5, "B", "a12"),
        (6, "B", "a8"),
        (7, "A", "b4"),
        (8, "B", "b2"),
        (9, "B", "b5"),
    ]
    yield (
        "plan-nothing-yet",
        lambda: plan(
            before, before, samples.NAMES, destinations=[(1, "A", "c1"), (2, "A", "c3"), (3, "A", "b8")]
        ),
    )
    yield (
        "plan-under-way",
        lambda: plan(
            before,
            after,
            samples.NAMES,
            destinations=places,
            ways=[("A", ("b6", "c1", "c3"))],
            tonight={"A": 0, "B": 5},
            means=Means(tuple((Card.parse(text), text == "m3") for text in ("m2", "r1/3", "m3")), due=2),
        ),
    )
    high = samples.seen_by(samples.heights(3, "hard"), 0)
    yield (
        "plan-summit",
        lambda: plan(
            high,
            samples.moved(high, 0, "B", "summit"),
            samples.NAMES,
            destinations=[(1, "A", "d3"), (2, "A", "d2"), (12, "A", "d1")],
            ways=[("B", ("d2", "d3", "summit"))],
            tonight={"A": 1, "B": 2},
            means=Means(tuple((Card.parse(text), text != "a2") for text in ("m3", "r1/2", "a2"))),
        ),
    )
    first = samples.seen_by(samples.start(5, "hard"), 4)
    yield (
        "plan-first-day",
        lambda: plan(
            first,
            first,
            samples.NAMES,
            destinations=[(1, "A", "a5"), (2, "A", "a2"), (3, "B", "a5"), (4, "B", "a2")],
        ),
    )
    wide = samples.seen_by(
        samples.position(samples.far_apart(), side="easy", day=10, phase=Phase.ACTIONS, turn=0), 0
    )
    yield "plan-far-apart", lambda: plan(wide, wide, samples.NAMES, tonight={"A": 2, "B": 6})


def _nights() -> Iterator[Drawing]:
    for players in (1, 3, 5):
        seen = samples.middle(players, "easy")
        yield (
            f"night-{players}",
            partial(night, seen, samples.NAMES, samples.checks(seen), dying={(0, "A")}),
        )
    climbers = [seat.climbers for seat in samples.middle(3, "hard").seats]
    sliding = samples.position(climbers, side="hard", day=2, phase=Phase.CHECK, tiles=_AVALANCHE)
    yield "night-avalanche", lambda: night(sliding, samples.NAMES, samples.checks(sliding))


def _rankings() -> Iterator[Drawing]:
    for players in (1, 3, 5):
        seen = samples.heights(players, "hard")
        totals = [seat.total for seat in seen.seats]
        order = sorted(range(players), key=totals.__getitem__, reverse=True)
        title = content.solo_title("hard", "summer", totals[0]) if players == 1 else None
        ways = samples.altitudes(seen)
        yield (
            f"ranking-{players}",
            partial(ranking, seen, samples.NAMES, order, totals, ways, winners=(0,), title=title),
        )
    # Nobody is left to see the end.
    gone = samples.position(
        [(Climber(None, 0, 1), Climber(None, 0, 1))] * 2, side="easy", season="winter", day=9
    )
    nobody = samples.altitudes(gone)
    yield (
        "ranking-all-dead",
        partial(ranking, gone, samples.NAMES[:2], (0, 1), (2, 2), nobody, winners=(0, 1)),
    )
