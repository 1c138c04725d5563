"""Statistics: what each seat did in a finished game, a person's games together, a server's best results.

Also the expedition of the day: its settings, and a climb's altitudes as symbols without spoilers.
"""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import TYPE_CHECKING, Any, Final

from k2bot.game.pages import described_picture, lines, of_kind
from k2bot.game.statistics import BestResult, Career, Feat, PastGame
from k2bot.game.values import Page
from k2bot.games.k2 import pictures
from k2bot.games.k2.engine import (
    CLIMBER_NAMES,
    Checked,
    ClimberKey,
    Died,
    Event,
    RiskPaid,
    Season,
    Side,
    Stepped,
    TokenTaken,
    content,
)
from k2bot.games.k2.pages import days, finale

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from k2bot.games.k2.pages.days import PublicStep
    from k2bot.games.k2.pages.wording import Talk

_HIGH: Final = 8000
"""Metres above which a night counts as high."""


# ------------------------------------------------------------------------------------------ one game


def summaries(history: Iterable[PublicStep]) -> tuple[dict[str, Any], ...]:
    """Summary of each seat in a game.

    ``climbed`` counts steps up each rope (``lower>upper``), ``deaths`` are spaces with days, ``high`` counts
    nights above 8000 m, ``stay`` those that one climber spent there in a row, ``tokens`` are the risk tokens
    taken, ``paid`` the card points and levels they took, ``summits`` counts climbers who reached the summit,
    and ``ascent`` is the day on which the first of them did, None for none.
    """
    known = tuple(history)
    story = days.story(known)
    summaries: list[dict[str, Any]] = []
    events = tuple(chain.from_iterable(step.events for step in known))
    altitude = {space.id: space.altitude for space in story.seen.board.spaces}
    ascents: dict[int, int] = {}
    for step in known:
        for event in of_kind(step.events, Stepped):
            if event.summit_place is not None and step.before is not None:
                ascents.setdefault(event.climber[0], step.before.day)
    for seat in range(len(story.seen.seats)):
        own = tuple(event for event in events if _seat_of(event) == seat)
        paid = of_kind(own, RiskPaid)
        climbed = Counter(
            f"{event.start}>{event.space}"
            for event in of_kind(own, Stepped)
            if altitude[event.space] > altitude[event.start]
        )
        summaries.append(
            {
                "summits": sum(key[0] == seat for key in story.seen.summit),
                "peaks": [story.peaks[seat, name].metres for name in CLIMBER_NAMES],
                "deaths": [
                    [event.space, day]
                    for day, event in story.deaths
                    if event.climber[0] == seat and event.cause == "check"
                ],
                "high": sum(
                    not event.dies and altitude[event.space] > _HIGH for event in of_kind(own, Checked)
                ),
                "stay": max(_longest_high_stay(story, (seat, name)) for name in CLIMBER_NAMES),
                "ascent": ascents.get(seat),
                "tokens": [event.value for event in of_kind(own, TokenTaken)],
                "paid": [sum(event.points for event in paid), sum(sum(event.air) for event in paid)],
                "climbed": dict(climbed),
            }
        )
    return tuple(summaries)


def _longest_high_stay(story: days.Story, key: ClimberKey) -> int:
    """Longest run of nights that a climber survived above 8000 m."""
    longest = run = 0
    for evening in story.evenings:
        run = run + 1 if (evening.altitudes[key] or 0) > _HIGH else 0
        longest = max(longest, run)
    return longest


def _seat_of(event: Event) -> int | None:
    """The seat that an event counts for in statistics."""
    if isinstance(event, TokenTaken | RiskPaid):
        return event.seat
    if isinstance(event, Stepped | Checked | Died):
        return event.climber[0]
    return None


def figures(game: PastGame) -> dict[str, str | int | None]:
    """A person's game as columns of a spreadsheet."""
    facts, summary = game.facts, game.summary or {}
    known = game.summary is not None
    deaths = [f"{space} on day {day}" for space, day in summary.get("deaths", ())]
    tokens, paid = summary.get("tokens", ()), summary.get("paid", (None, None))
    return {
        "days": facts.get("day"),
        "end": facts.get("reason"),
        "resigned": facts.get("resigned"),
        "title": facts.get("title"),
        "climber_a_points": facts.get("climber A"),
        "climber_b_points": facts.get("climber B"),
        "climbers_alive": facts.get("alive"),
        "climbers_on_summit": summary.get("summits"),
        "first_summit_day": summary.get("ascent"),
        "nights_above_8000_m": summary.get("high"),
        "longest_stay_above_8000_m": summary.get("stay"),
        "deaths": "; ".join(deaths) if known else None,
        "risk_tokens": len(tokens) if known else None,
        "risk_total": sum(tokens) if known else None,
        "risk_paid_points": paid[0],
        "risk_paid_levels": paid[1],
    }


# ------------------------------------------------------------------------------------------ many games


def page(talk: Talk, career: Career) -> Page:
    """A person's games of K2. The person and the rivals shown are the people of its texts."""
    talk = talk.with_names((career.name, *(rival.name for rival in career.rivals[: pictures.MOST_RIVALS])))
    known = [summary for _, summary in career.summaries]
    deaths = [
        (_mountain(game)[0], space, day)
        for game, summary in career.summaries
        for space, day in summary["deaths"]
    ]
    summits = [summary["summits"] for summary in known]
    tokens = [value for summary in known for value in summary["tokens"]]
    points, air = (sum(summary["paid"][part] for summary in known) for part in (0, 1))
    high = sum(summary["high"] for summary in known)
    side = _usual_side(career.games)
    climbed = _climbed(career, side)

    def facts(talk: Talk) -> list[str | None]:
        if not known:
            return [_solo_results(talk, career)]
        return [
            talk.text("k2-career-summits", count=sum(summits), games=sum(map(bool, summits))),
            _deaths(talk, deaths),
            talk.text("k2-career-high", count=high),
            talk.text("k2-career-risk", count=len(tokens), sum=sum(tokens), points=points, air=air),
            _usual_way(talk, side, climbed),
            _solo_results(talk, career),
        ]

    tally = career.rivals[: pictures.MOST_RIVALS]
    career_picture = pictures.CareerPicture(
        side,
        tuple(sorted(climbed.items())),
        tuple(sorted(Counter(space for own, space, _ in deaths if own == side).items())),
        len(career.games),
        career.wins,
        (sum(summits), len(deaths), high, len(tokens)) if known else (),
        tuple((rival.tally.won, rival.tally.lost) for rival in tally),
    )
    drawn = described_picture(
        talk,
        "k2-career",
        career_picture,
        lambda talk: [talk.text("k2-career-alt", name=talk.name(0)), *facts(talk)],
    )
    return Page(lines(*facts(talk)), (drawn,))


def _mountain(game: PastGame) -> tuple[Side, Season]:
    """A game's side of the board and season."""
    side, season = (game.options.get(key) for key in ("side", "season"))
    return "hard" if side == "hard" else "easy", "winter" if season == "winter" else "summer"


def _usual_side(games: Iterable[PastGame]) -> Side:
    """The side climbed most, the easy one if equal."""
    counted = Counter(_mountain(game)[0] for game in games)
    return max(content.SIDES, key=lambda side: counted[side])


def _climbed(career: Career, side: Side) -> Counter[tuple[str, str]]:
    """Steps up each rope of a side, from its lower to its upper end."""
    counted: Counter[str] = Counter()
    for game, summary in career.summaries:
        if _mountain(game)[0] == side:
            counted.update(summary["climbed"])
    ropes = ((lower, upper, f"{lower}>{upper}") for lower, upper in content.board(side).ropes)
    return Counter({(lower, upper): counted[rope] for lower, upper, rope in ropes if rope in counted})


def _deaths(talk: Talk, deaths: Sequence[tuple[Side, str, int]]) -> str:
    """How many climbers died, and at which altitudes, highest first."""
    zones = Counter(content.board(side).by_id[space].zone for side, space, _ in deaths)
    parts = [
        talk.text("k2-career-zone", above=int(zone) if zone.isdigit() else 0, count=zones[zone])
        for zone in reversed(content.ZONES)
        if zones[zone]
    ]
    by_day = Counter(day for *_, day in deaths)
    day, most = max(by_day.items(), key=lambda one: (one[1], one[0]), default=(0, 0))
    places = talk.join(parts, "talk-list-more")
    return talk.text("k2-career-deaths", count=len(deaths), where=places, day=day, most=most)


def _usual_way(talk: Talk, side: Side, climbed: Mapping[tuple[str, str], int]) -> str | None:
    """The route climbed most: from base camp, always the rope used most, as far as any was used."""
    way = [content.BASE_CAMP]
    while ropes := [rope for rope in climbed if rope[0] == way[-1]]:
        way.append(max(ropes, key=lambda rope: (climbed[rope], rope))[1])
    if len(way) < 2:
        return None
    return talk.text("k2-career-way", side=side, way=talk.way(way))


def _solo_results(talk: Talk, career: Career) -> str | None:
    """The best solo result for each side and season, with its title."""
    best: dict[tuple[Side, Season], PastGame] = {}
    for game in career.among("alone"):
        kind = _mountain(game)
        if kind not in best or (game.points or 0) > (best[kind].points or 0):
            best[kind] = game
    results = [
        talk.text(
            "k2-career-alone",
            side=side,
            season=season,
            points=game.points or 0,
            title=finale.title_of(talk, str(game.facts["title"])),
        )
        for (side, season), game in sorted(best.items())
        if "title" in game.facts
    ]
    return talk.count_text("k2-career-alone-best", results=results, by="talk-list-semicolon")


# ------------------------------------------------------------------------------------------ best results

_BOARDS: Final = tuple(f"points-{side}-{season}" for side in content.SIDES for season in content.SEASONS)
BEST_KINDS: Final = (*_BOARDS, "table", "summits", "ascent", "stay")
"""Points of a player by board; points of a table; climbers on the summit; first day there; nights high up."""
_SHARE: Final = 100
"""Points of a table are compared per player, in hundredths of a point."""


def feats(games: Sequence[PastGame | None]) -> tuple[Feat, ...]:
    """Results that may be a server's best; none for players who resigned, nor for a table where one did."""
    feats: list[Feat] = []
    people = [None if game is None or game.facts.get("resigned") else game for game in games]
    for seat, game in enumerate(people):
        if game is None or game.summary is None:
            continue
        side, season = _mountain(game)
        feats.append(Feat(f"points-{side}-{season}", game.points or 0, seat))
        if game.summary["stay"]:
            feats.append(Feat("stay", game.summary["stay"], seat))
        if game.summary["ascent"] is not None:
            feats.append(Feat("ascent", -game.summary["ascent"], seat))
    table = [game for game in people if game is not None and game.summary is not None]
    if len(table) == len(games) > 1:
        total = sum(game.points or 0 for game in table)
        feats.append(Feat("table", round(_SHARE * total / len(table))))
        if summits := sum(game.summary["summits"] for game in table if game.summary):
            feats.append(Feat("summits", summits))
    return tuple(feats)


def best_text(talk: Talk, result: BestResult) -> str:
    """A best result in a few words."""
    kind, _, board = result.kind.partition("-")
    side, _, season = board.partition("-")
    return talk.text(
        f"k2-best-{kind}",  # words: k2-best-*
        side=side,
        season=season,
        seats=result.seats,
        count=abs(result.score),
        average=round(result.score / _SHARE, 1),
        total=round(result.score * result.seats / _SHARE),
    )


# --------------------------------------------------------------------------------- expedition of the day

_HEIGHTS: Final = "▁▂▃▄▅▆▇█"
"""From base camp to the summit."""
_DEATH: Final = "✕"
_NO_DAY: Final = "·"
_DAILY: Final = (("easy", "summer"), ("hard", "summer"), ("easy", "winter"), ("hard", "winter"))


def daily_options(number: int) -> dict[str, str]:
    """Settings of the day with that number: both sides in both seasons, one after the other."""
    side, season = _DAILY[(number - 1) % len(_DAILY)]
    return {"side": side, "season": season}


def day_marks(story: days.Story) -> str:
    """A mark for each of the days, by the highest climber alive in its evening, and one for each death."""
    evenings = {evening.day: evening for evening in story.evenings}
    return "".join(_mark(story, evenings.get(day), day) for day in range(1, content.DAYS + 1))


def _mark(story: days.Story, evening: days.Evening | None, day: int) -> str:
    if evening is None:
        return _NO_DAY
    alive = [altitude for altitude in evening.altitudes.values() if altitude is not None]
    died = sum(own == day and event.cause == "check" for own, event in story.deaths)
    return (_height(story, max(alive)) if alive else "") + _DEATH * died or _NO_DAY


def _height(story: days.Story, altitude: int) -> str:
    base, summit = (days.altitude(story.seen, space) for space in (content.BASE_CAMP, content.SUMMIT))
    return _HEIGHTS[round((len(_HEIGHTS) - 1) * (altitude - base) / (summit - base))]
