"""The final post: who won, how each climber fared, the decisive night."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.game.pages import lines, page_button, told_picture
from k2bot.game.values import FILM, REMATCH, HostButton, Page, Picture, Style
from k2bot.games.k2.engine import CLIMBER_NAMES, ClimberKey, Died, Observation, Outcome, Season, Side, content
from k2bot.games.k2.pages import drawings
from k2bot.games.k2.pages.wording import BOARD, Talk
from k2bot.games.k2.pictures import RankingPicture

if TYPE_CHECKING:
    from k2bot.games.k2.pages.days import Story


# ------------------------------------------------------------------------------------------------ post


def post(talk: Talk, story: Story, outcome: Outcome) -> Page:
    """The post ``end``."""
    ranking = ranked(story.seen, outcome)
    unplaced = story.seen.setup.solo or _is_lost(story.seen, outcome)
    return Page(
        talk.fitted(
            lambda talk: lines(
                _head(talk, story.seen, outcome),
                _result(talk, story.seen, outcome),
                *(_line(talk, story, seat, 0 if unplaced else place) for place, seat in ranking),
                _decisive(talk, story, outcome),
            )
        ),
        pictures=(picture(talk, story, outcome),),
        rows=(
            (
                HostButton(REMATCH, talk.text("k2-button-rematch"), style=Style.SUCCESS),
                HostButton(FILM, talk.text("k2-button-film"), style=Style.PRIMARY),
                page_button(talk, BOARD),
            ),
        ),
    )


def ranked(seen: Observation, outcome: Outcome) -> tuple[tuple[int, int], ...]:
    """Rank and seat of every player: winners first, then by total; equal totals share a rank."""
    merits = {
        seat: (seat not in outcome.winners, seen.seats[seat].resigned, -total)
        for seat, total in enumerate(outcome.totals)
    }
    best_first = sorted(merits.values())
    return tuple(
        (best_first.index(merits[seat]) + 1, seat) for seat in sorted(merits, key=merits.__getitem__)
    )


def _is_lost(seen: Observation, outcome: Outcome) -> bool:
    """Whether everyone died, and nobody won because the others left."""
    return outcome.reason != "resigned" and not any(seat.alive for seat in seen.seats)


def _head(talk: Talk, seen: Observation, outcome: Outcome) -> str:
    alone = seen.setup.solo and outcome.reason == "dead" and not _is_lost(seen, outcome)
    reason = "death" if alone else outcome.reason
    return talk.text(f"k2-end-head-{reason}", day=seen.day)  # words: k2-end-head-*


def _result(talk: Talk, seen: Observation, outcome: Outcome) -> str:
    total = max(outcome.totals[seat] for seat in outcome.winners)
    if outcome.title is not None:
        ending = "-left" if outcome.reason == "resigned" else "-lost" if _is_lost(seen, outcome) else ""
        title = title_of(talk, outcome.title)
        # words: k2-end-solo, k2-end-solo-left, k2-end-solo-lost
        earned = talk.text(f"k2-end-solo{ending}", name=talk.name(0), total=total, title=title)
        told = talk.text("k2-end-rating", rating=rating(talk, seen.setup.side, seen.setup.season))
        return lines(earned, told)
    if _is_lost(seen, outcome):
        return talk.text("k2-end-lost", total=total)
    names = [talk.name(seat) for seat in outcome.winners]
    if len(names) > 1:
        return talk.text("k2-end-shared", names=talk.listed(names), total=total)
    if outcome.reason == "resigned":
        gone = [talk.name(seat.seat) for seat in seen.seats if seat.resigned]
        return talk.text("k2-end-winner-left", name=names[0], total=total, gone=gone[0], others=len(gone))
    tied = [
        talk.name(seat)
        for seat, own in enumerate(outcome.totals)
        if own == total and seat not in outcome.winners
    ]
    if tied:
        return talk.text("k2-end-winner-summit", name=names[0], total=total, tied=tied[0], others=len(tied))
    return talk.text("k2-end-winner", name=names[0], total=total)


def _is_tied(outcome: Outcome) -> bool:
    """Whether the highest total is shared, so that the summit may decide."""
    return outcome.totals.count(max(outcome.totals)) > 1


def rating(talk: Talk, side: Side, season: Season) -> str:
    """Titles of a solo game with their points, best first (rule 28)."""
    titles = content.solo_rating(side, season)
    told: list[str] = []
    limit = 0
    for title, least in titles:
        kind = "top" if not limit else "between" if least else "below"
        values = {"least": least, "most": limit - 1, "limit": limit}
        # words: k2-rating-*
        told.append(talk.text(f"k2-rating-{kind}", title=title_of(talk, title), **values))
        limit = least
    return talk.listed(told, "talk-list-more")


def title_of(talk: Talk, title: str) -> str:
    """A title of the solo rating as text."""
    return talk.text(f"k2-title-{title.replace(' ', '-')}")  # words: k2-title-*


def _line(talk: Talk, story: Story, seat: int, place: int) -> str:
    """How a player fared; rank 0 for none: in a solo game, or if nobody survived."""
    fates = [_fate(talk, story, (seat, name)) for name in CLIMBER_NAMES]
    if story.seen.seats[seat].resigned:
        fates = [talk.text("k2-fate-resigned")]
    name, told = talk.name(seat), talk.joined(fates, "talk-list-semicolon")
    if place == 0:
        return talk.text("k2-end-line-alone", name=name, fates=told)
    total = story.seen.seats[seat].total
    return talk.text("k2-end-line", place=place, name=name, total=total, fates=told)


def _fate(talk: Talk, story: Story, key: ClimberKey) -> str:
    climber = story.seen.climber(key)
    peak = str(story.peaks[key].metres)
    for day, event in reversed(story.deaths):
        if event.climber == key and not climber.alive:
            space = talk.space(event.space)
            return talk.text("k2-fate-died", climber=key[1], day=day, space=space, peak=peak)
    if key in story.seen.summit:
        place = story.seen.summit.index(key) + 1
        return talk.text("k2-fate-summit", climber=key[1], place=place, points=climber.vp)
    message = "k2-fate-rescued" if key in story.rescued else "k2-fate-alive"
    # words: k2-fate-rescued, k2-fate-alive
    return talk.text(message, climber=key[1], peak=peak, points=climber.vp)


def _decisive(talk: Talk, story: Story, outcome: Outcome) -> str | None:
    """A sentence on the night that decided the game, if there is one."""
    if outcome.reason == "resigned":
        return None
    if outcome.title is not None:
        return _hardest(talk, story)
    best = max(outcome.totals)
    costly = [
        (day, event)
        for day, event in story.deaths
        if event.cause == "check"
        and event.climber[0] not in outcome.winners
        and outcome.totals[event.climber[0]] + event.vp_lost >= best
    ]
    if costly:
        return _death(talk, *max(costly, key=lambda pair: (pair[1].vp_lost, pair[0])))
    if _is_tied(outcome):
        return None
    return talk.text(
        "k2-decisive-lead",
        day=_first_day_of_lead(story, outcome.winners[0]),
        name=talk.name(outcome.winners[0]),
    )


def _death(talk: Talk, day: int, event: Died) -> str:
    return talk.text(
        "k2-decisive-death",
        day=day,
        climber=talk.climber(event.climber),
        space=talk.space(event.space),
        lost=event.vp_lost,
    )


def _first_day_of_lead(story: Story, winner: int) -> int:
    """The first day from which nobody was level with the winner in the evening."""
    since = story.seen.day
    for evening in reversed(story.evenings):
        others = [total for seat, total in enumerate(evening.totals) if seat != winner]
        if any(total >= evening.totals[winner] for total in others):
            break
        since = evening.day
    return since


def _hardest(talk: Talk, story: Story) -> str | None:
    if story.deaths:
        return _death(talk, *story.deaths[0])
    if story.thinnest is None:
        return None
    day, check = story.thinnest
    return talk.text(
        "k2-decisive-thin",
        day=day,
        climber=talk.climber(check.climber),
        space=talk.space(check.space),
        air=check.after,
    )


# ---------------------------------------------------------------------------------------- picture


def picture(talk: Talk, story: Story, outcome: Outcome) -> Picture:
    """The ranking with each climber's altitude by day; the alt text begins with how the game ended."""
    seen, shown = story.seen, ranking_picture(talk, story, outcome)
    ranking, lead = ranked(seen, outcome), shown.lead
    died = _nights_of(story)

    def fate(talk: Talk, key: ClimberKey) -> str:
        alive = seen.climber(key).alive
        message = "k2-alt-peak" if alive or key not in died else "k2-alt-peak-died"
        return talk.text(
            message, climber=key[1], peak=str(story.peaks[key].metres), day=died.get(key, 0)
        )  # words: k2-alt-peak, k2-alt-peak-died

    def fates(talk: Talk, seat: int) -> list[str]:
        left = [talk.text("k2-board-resigned")] if seen.seats[seat].resigned else []
        return [*(fate(talk, (seat, name)) for name in CLIMBER_NAMES), *left]

    def ended(talk: Talk) -> str | None:
        if shown.title is not None:
            return talk.text("k2-alt-title", title=shown.title)
        if _is_lost(seen, outcome):
            return talk.text("k2-alt-nobody")
        winners = [talk.name(seat) for seat in outcome.winners]
        return talk.text("k2-alt-winners", names=talk.listed(winners), count=len(winners))

    def facts(talk: Talk) -> list[str | None]:
        return [
            talk.text("k2-alt-ranking"),
            ended(talk),
            # words: picture-won-*
            talk.sentence(talk.text(f"picture-won-{lead.kind}", points=lead.points, ahead=lead.ahead))
            if lead
            else None,
            talk.sentence(
                talk.text("picture-setting", side=seen.setup.side, season=seen.setup.season, day=seen.day)
            ),
            *(
                talk.text(
                    "k2-alt-ranking-person",
                    place=place,
                    name=drawings.player_label(talk, seat),
                    total=outcome.totals[seat],
                )
                for place, seat in ranking
            ),
            talk.text("k2-alt-chart", days=len(story.evenings)),
            *(
                talk.text(
                    "k2-alt-chart-person",
                    name=talk.name(seat),
                    climbers=talk.joined(fates(talk, seat), "talk-list-semicolon"),
                )
                for _, seat in ranking
            ),
        ]

    return told_picture(talk, "k2-ranking", shown, facts)


def ranking_picture(talk: Talk, story: Story, outcome: Outcome) -> RankingPicture:
    """The ranking as a value, for the end of a film."""
    return RankingPicture(
        story.seen,
        order=tuple(seat for _, seat in ranked(story.seen, outcome)),
        totals=outcome.totals,
        altitudes=story.altitudes,
        peaks=story.peaks,
        winners=outcome.winners,
        title=None if outcome.title is None else title_of(talk, outcome.title),
        died=tuple(_nights_of(story)),
    )


def _nights_of(story: Story) -> dict[ClimberKey, int]:
    """The day of each death in a night: climbers of players who left didn't die."""
    return {event.climber: day for day, event in story.deaths if event.cause == "check"}
