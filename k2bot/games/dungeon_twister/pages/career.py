"""Statistics: what each seat did in a finished game, a person's games together, a server's best results."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from k2bot.game.pages import described_picture, lines, of_kind
from k2bot.game.statistics import BestResult, Career, Feat, PastGame
from k2bot.game.values import Page
from k2bot.games.dungeon_twister import pictures
from k2bot.games.dungeon_twister.engine.content import BY_NAME, CHARACTERS, GOALS, KIND, OWNER
from k2bot.games.dungeon_twister.engine.events import Event, FightEnded, Left, RoomRotated, TeamsShown
from k2bot.games.dungeon_twister.pictures import Story
from k2bot.games.dungeon_twister.pictures.end_picture import SOURCES

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pages.wording import Talk


# ------------------------------------------------------------------------------------------ one game


def summaries(end: Observation, events: Iterable[Event]) -> tuple[dict[str, Any], ...]:
    """Summary of each seat in a game, from its final state and all events.

    ``points`` are by source, ``team`` holds the kinds of the starting team, ``fights`` counts those won, tied
    and lost, ``rotations`` the rooms turned by a quarter, ``left`` the characters that left the maze, and
    ``behind`` is by how many points the seat was behind at most.
    """
    known = tuple(events)
    story = Story.of(end, known)
    teams: tuple[tuple[str, ...], ...] = next((one.teams for one in of_kind(known, TeamsShown)), ((), ()))
    return tuple(
        {
            "points": {source: story.points(seat, source) for source in SOURCES},
            "team": [KIND[BY_NAME[name]] for name in teams[seat]],
            "fights": _fights(known, seat),
            "rotations": sum(_owner(one.character) == seat for one in of_kind(known, RoomRotated)),
            "behind": _largest_deficit(story, seat),
            "left": sum(_owner(one.character) == seat for one in of_kind(known, Left)),
        }
        for seat in (0, 1)
    )


def _largest_deficit(story: Story, seat: int) -> int:
    """Largest number of points by which a seat was behind."""
    lead = least = 0
    for gain in story.gains:
        lead += gain.points if gain.seat == seat else -gain.points
        least = min(least, lead)
    return -least


def _owner(token: str) -> int:
    return OWNER[BY_NAME[token]]


def _fights(events: Iterable[Event], seat: int) -> list[int]:
    """Fights a seat won, tied and lost."""
    count = [0, 0, 0]
    for event in of_kind(events, FightEnded):
        attack, defence = event.sums
        margin = attack - defence if _owner(event.attacker) == seat else defence - attack
        count[0 if margin > 0 else 1 if margin == 0 else 2] += 1
    return count


def figures(game: PastGame) -> dict[str, str | int | None]:
    """A person's game as columns of a spreadsheet."""
    facts, summary = game.facts, game.summary or {}
    points, fights = summary.get("points", {}), summary.get("fights", (None, None, None))
    return {
        "turns": facts.get("turns"),
        "end": facts.get("reason"),
        **{f"{source}_points": points.get(source) for source in SOURCES},
        "team": "+".join(summary["team"]) if summary else None,
        "characters_out": summary.get("left"),
        "fights_won": fights[0],
        "fights_tied": fights[1],
        "fights_lost": fights[2],
        "rooms_rotated": summary.get("rotations"),
        "most_points_behind": summary.get("behind"),
    }


# ------------------------------------------------------------------------------------------ many games


def page(talk: Talk, career: Career) -> Page:
    """A person's games of Dungeon Twister. The person and the rivals shown are the people of its texts."""
    talk = talk.with_names((career.name, *(rival.name for rival in career.rivals[: pictures.MOST_RIVALS])))
    known = [summary for _, summary in career.summaries]
    points = Counter({source: sum(one["points"][source] for one in known) for source in SOURCES})
    starts = Counter(kind for one in known for kind in one["team"])
    won, tied, lost = (sum(one["fights"][part] for one in known) for part in range(3))
    rotations = sum(one["rotations"] for one in known)

    def facts(talk: Talk) -> Sequence[str | None]:
        if not known:
            return [_length(talk, career)]
        sources = [
            talk.text(f"dungeon-career-{source}", count=points[source])  # words: dungeon-career-*
            for source in SOURCES
            if points[source]
        ]
        total = points.total()
        listed = talk.join(sources, "talk-list-more")
        return [
            talk.text("dungeon-career-points", count=total, sources=listed),
            _team(talk, starts),
            talk.text("dungeon-career-fights", won=won, tied=tied, lost=lost),
            talk.text("dungeon-career-rotations", count=rotations),
            _length(talk, career),
        ]

    career_picture = pictures.CareerPicture(
        len(career.games),
        career.wins,
        tuple(points[source] for source in SOURCES),
        tuple(starts[kind] for kind in CHARACTERS),
        (won, tied, lost),
        rotations,
        tuple((one.tally.won, one.tally.lost) for one in career.rivals[: pictures.MOST_RIVALS]),
    )
    drawn = described_picture(
        talk,
        "dungeon-career",
        career_picture,
        lambda talk: [talk.text("dungeon-career-alt", name=talk.name(0)), *facts(talk)],
    )
    return Page(lines(*facts(talk)), (drawn,))


def _team(talk: Talk, starts: Counter[str]) -> str | None:
    """The four characters most often in the starting team."""
    if not starts:
        return None
    favourites = sorted(CHARACTERS, key=lambda kind: -starts[kind])[:4]
    names = [talk.text(f"dungeon-kind-{kind}") for kind in favourites]  # words: dungeon-kind-*
    return talk.text("dungeon-career-team", team=names)


def _length(talk: Talk, career: Career) -> str | None:
    """Turns of an average game, and of the fastest one won."""
    turns = [int(game.facts["turns"]) for game in career.games if "turns" in game.facts]
    if not turns:
        return None
    fastest = [int(game.facts["turns"]) for game in career.games if game.won and "turns" in game.facts]
    return talk.text(
        "dungeon-career-length", turns=round(sum(turns) / len(turns)), fastest=min(fastest, default=0)
    )


# ------------------------------------------------------------------------------------------ best results

_LENGTHS: Final = tuple(sorted(GOALS, reverse=True))
BEST_KINDS: Final = (
    *(f"win-{goal}" for goal in _LENGTHS),
    *(f"computer-{goal}" for goal in _LENGTHS),
    "points",
    "comeback",
    "fights",
    "rotations",
)
"""Turns of a win by goal, against a person and against a computer; points; a deficit made up; deeds."""


def feats(games: Sequence[PastGame | None]) -> tuple[Feat, ...]:
    """Results that may be a server's best; none for games with a resignation or a handicap."""
    feats: list[Feat] = []
    for seat, game in enumerate(games):
        if game is None or game.summary is None or game.facts["reason"] == "resigned":
            continue
        goal, against_person = game.options.get("goal", str(_LENGTHS[0])), games[1 - seat] is not None
        if not goal.isdecimal():  # one of the two needs fewer points
            continue
        if game.won and game.facts["reason"] == "goal":
            if against_person:
                feats.append(Feat(f"win-{goal}", -int(game.facts["turns"]), seat))
            elif game.company == "computers":
                feats.append(Feat(f"computer-{goal}", -int(game.facts["turns"]), seat))
        if not against_person:
            continue
        deeds = {
            "points": game.points or 0,
            "comeback": game.summary["behind"] if game.won else 0,
            "fights": game.summary["fights"][0],
            "rotations": game.summary["rotations"],
        }
        feats += (Feat(kind, score, seat) for kind, score in deeds.items() if score)
    return tuple(feats)


def best_text(talk: Talk, result: BestResult) -> str:
    """A best result in a few words."""
    kind, _, goal = result.kind.partition("-")
    facts = {"count": abs(result.score), "goal": int(goal or 0)}
    return talk.text(f"dungeon-best-{kind}", **facts)  # words: dungeon-best-*
