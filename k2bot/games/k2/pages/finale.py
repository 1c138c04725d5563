"""The final post: who won, how each climber fared, the decisive night."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.game.pages import described_picture, last_buttons, lines, page_button
from k2bot.game.values import Page, Picture
from k2bot.games.k2.engine import CLIMBER_NAMES, ClimberKey, Died, Observation, Outcome, Season, Side, content
from k2bot.games.k2.pages.wording import BOARD, Talk
from k2bot.games.k2.pictures import RankingPicture

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from k2bot.games.k2.pages.days import Story


# ------------------------------------------------------------------------------------------------ post


def post(talk: Talk, story: Story, outcome: Outcome) -> Page:
    """The post ``end``."""
    return Page(
        talk.fit(
            lambda talk: lines(
                _head(talk, story.seen, outcome),
                _result(talk, story.seen, outcome),
                _titles(talk, story.seen),
                *_places(talk, story, outcome),
                _decisive(talk, story, outcome),
            )
        ),
        pictures=(picture(talk, story, outcome),),
        rows=((*last_buttons(talk), page_button(talk, BOARD)),),
    )


def ranking(seen: Observation, outcome: Outcome) -> tuple[tuple[int, int], ...]:
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
    return outcome.reason != "resigned" and not any(seat.has_climbers for seat in seen.seats)


def _head(talk: Talk, seen: Observation, outcome: Outcome) -> str:
    alone = seen.setup.solo and outcome.reason == "dead" and not _is_lost(seen, outcome)
    reason = "death" if alone else outcome.reason
    return talk.text(f"k2-end-head-{reason}", day=seen.day)  # words: k2-end-head-*


def _result(talk: Talk, seen: Observation, outcome: Outcome) -> str:
    """Winners, their points and the reason; in a solo game the title."""
    total = max(outcome.totals[seat] for seat in outcome.winners)
    names, left, lost = (
        [talk.name(seat) for seat in outcome.winners],
        outcome.reason == "resigned",
        _is_lost(seen, outcome),
    )
    others = [
        talk.name(seat)
        for seat, own in enumerate(outcome.totals)
        if (seen.seats[seat].resigned if left else own == total and seat not in outcome.winners)
    ]
    if outcome.title is not None:
        ending = "solo-left" if left else "solo-lost" if lost else "solo"
    elif lost or len(names) > 1:
        ending = "lost" if lost else "shared"
    else:
        ending = "winner-left" if left else "winner-summit" if others else "winner"
    return talk.text(
        f"k2-end-{ending}",  # words: k2-end-*
        name=names[0],
        names=names,
        total=total,
        title=title_of(talk, outcome.title) if outcome.title else "",
        other=next(iter(others), ""),
        others=len(others),
    )


def _titles(talk: Talk, seen: Observation) -> str | None:
    """The titles of a solo game on this mountain."""
    if not seen.setup.solo:
        return None
    return talk.text("k2-end-rating", rating=solo_rating_text(talk, seen.setup.side, seen.setup.season))


def solo_rating_text(talk: Talk, side: Side, season: Season) -> str:
    """Titles of a solo game with their points, best first (rule 28)."""
    titles = content.solo_rating(side, season)
    sentences: list[str] = []
    limit = 0
    for title, least in titles:
        kind = "top" if not limit else "between" if least else "below"
        values = {"least": least, "most": limit - 1, "limit": limit}
        # words: k2-rating-*
        sentences.append(talk.text(f"k2-rating-{kind}", title=title_of(talk, title), **values))
        limit = least
    return talk.list_text(sentences, "talk-list-more")


def title_of(talk: Talk, title: str) -> str:
    """A title of the solo rating as text."""
    return talk.text(f"k2-title-{title.replace(' ', '-')}")  # words: k2-title-*


def _places(talk: Talk, story: Story, outcome: Outcome) -> Iterator[str]:
    """Lines on the players, best first; without ranks in a solo game, or if nobody survived."""
    seen = story.seen
    is_placed = not (seen.setup.solo or _is_lost(seen, outcome))
    for place, seat in ranking(seen, outcome):
        fates = [_fate(talk, story, (seat, name)) for name in CLIMBER_NAMES]
        if seen.seats[seat].resigned:
            fates = [talk.text("k2-fate-resigned")]
        yield talk.text(
            "k2-end-line" if is_placed else "k2-end-line-alone",
            place=place,
            name=talk.player(seat),
            total=outcome.totals[seat],
            fates=talk.join(fates, "talk-list-semicolon"),
        )


def _fate(talk: Talk, story: Story, key: ClimberKey) -> str:
    seen = story.seen
    died = [(day, event.space) for day, event in story.deaths if event.climber == key]
    fate = (
        "died"
        if not seen.climber(key).on_board
        else "summit"
        if key in seen.summit
        else "rescued"
        if key in story.rescued
        else "alive"
    )
    day, space = died[-1] if died else (0, content.BASE_CAMP)
    return talk.text(
        f"k2-fate-{fate}",  # words: k2-fate-*
        climber=key[1],
        day=day,
        space=talk.space(space),
        peak="none" if died and not talk.read_aloud else str(story.peaks[key].metres),
        place=seen.summit.index(key) + 1 if key in seen.summit else 0,
    )


def _decisive(talk: Talk, story: Story, outcome: Outcome) -> str | None:
    """A sentence on the night that decided the game, if there is one."""
    if outcome.reason == "resigned":
        return None
    if outcome.title is not None:
        return _worst_moment(talk, story)
    best = max(outcome.totals)
    costly = [
        (day, event)
        for day, event in story.deaths
        if event.cause == "check"
        and event.climber[0] not in outcome.winners
        and outcome.totals[event.climber[0]] + event.vp_lost >= best
    ]
    if costly:
        return _death(talk, costly)
    if outcome.totals.count(best) > 1:  # so that the summit may decide
        return None
    return talk.text(
        "k2-decisive-lead",
        day=_first_day_of_lead(story, outcome.winners[0]),
        name=talk.name(outcome.winners[0]),
    )


def _death(talk: Talk, deaths: Sequence[tuple[int, Died]], *, alone: bool = False) -> str:
    """The death that cost most, the last of those that cost the same."""
    day, event = max(deaths, key=lambda pair: (pair[1].vp_lost, pair[0]))
    return talk.text(
        "k2-decisive-death",
        alone=alone,
        day=day,
        climber=talk.climber(event.climber),
        lost=event.vp_lost,
    )


def _first_day_of_lead(story: Story, winner: int) -> int:
    """The first day from which nobody was level with the winner in the evening."""
    first_day = story.seen.day
    for evening in reversed(story.evenings):
        others = [total for seat, total in enumerate(evening.totals) if seat != winner]
        if any(total >= evening.totals[winner] for total in others):
            break
        first_day = evening.day
    return first_day


def _worst_moment(talk: Talk, story: Story) -> str | None:
    """A sentence on what went worst in a solo game: the death that cost most, or the least air."""
    if story.deaths:
        return _death(talk, story.deaths, alone=True)
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
    """The ranking with climbs by day; the alt text begins with how the game ended."""
    seen, setting = story.seen, story.seen.setup
    drawn = ranking_picture(talk, story, outcome)

    def facts(talk: Talk) -> list[str | None]:
        return [
            talk.text("k2-alt-ranking"),
            _result(talk, seen, outcome),
            talk.sentence(
                talk.text("picture-setting", side=setting.side, season=setting.season, day=seen.day)
            ),
            *map(talk.sentence, _places(talk, story, outcome)),
            # words: k2-alt-chart-*
            talk.text(f"k2-alt-chart-{drawn.charts}", days=len(story.evenings)),
        ]

    return described_picture(talk, "k2-ranking", drawn, facts)


def ranking_picture(talk: Talk, story: Story, outcome: Outcome) -> RankingPicture:
    """The ranking as a value, for the end of a film."""
    return RankingPicture(
        story.seen,
        order=tuple(seat for _, seat in ranking(story.seen, outcome)),
        totals=outcome.totals,
        altitudes=story.altitudes,
        peaks=story.peaks,
        winners=outcome.winners,
        title=None if outcome.title is None else title_of(talk, outcome.title),
        died=tuple(event.climber for _, event in story.deaths if event.cause == "check"),
    )
