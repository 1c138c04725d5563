"""K2's posts and films, from public knowledge only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from k2bot.game.pages import of_kind
from k2bot.game.values import Announcement, Moment, Pace, Page, Picture, Placement, Step
from k2bot.games.k2.engine import (
    CLIMBER_NAMES,
    Action,
    Commit,
    Game,
    LetGo,
    Observation,
    Outcome,
    Phase,
    Rescue,
    Slide,
    TakeToken,
    TurnEnded,
    observe,
    play,
)
from k2bot.games.k2.engine.events import seen_by
from k2bot.games.k2.pages import career, days, drawings, finale, highlights, posts, turns
from k2bot.games.k2.pages.days import PublicStep

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from k2bot.games.k2.pages.highlights import Highlight
    from k2bot.games.k2.pages.wording import Talk


def compose(talk: Talk, moment: Moment[Game], announcement: Announcement) -> Page:
    """Compose an announced public post as of that moment."""
    state = moment.step.state
    kind, _, rest = announcement.key.partition("-")
    happening = public_step(moment.before, moment.step)
    match kind:
        case "day" | posts.LIVING if moment.pace.edits_posts:
            today = int(rest or state.day)
            shown = days.day_of(_happenings(moment, today - 1), today)
            pings = moment.pace is Pace.DAY and not announcement.edit
            hero = _hero(talk, moment, lambda found: found.day == today, rest=1) if kind == "day" else None
            return posts.day_post(talk, shown, happening.seen, pings=pings, hero=hero)
        case "call":
            return posts.ping_post(talk, happening.seen)
        case "day":
            day = days.day_of(_happenings(moment, int(rest) - 1), int(rest))
            return posts.morning_post(talk, day, happening.seen, edit=announcement.edit)
        case "reveal":
            return posts.reveal_post(talk, happening, edit=announcement.edit)
        case "turn":
            day_number, _, number = rest.partition("-")
            if not int(number):
                return posts.token_post(talk, happening)
            own = set(happening.events)
            hero = _hero(
                talk,
                moment,
                lambda found: (
                    found.day == int(day_number)
                    and not found.is_of_night
                    and not own.isdisjoint(found.causes)
                ),
            )
            return posts.turn_post(talk, happening, hero)
        case "night":
            hero = None
            if happening.seen.phase is not Phase.CHECK:
                tonight = int(rest.partition("-")[0])
                hero = _hero(talk, moment, lambda found: found.day == tonight and found.is_of_night)
            return posts.night_post(talk, happening, hero)
        case "resigned":
            return posts.resignation_post(talk, happening, int(rest))
        case "end":
            outcome = play.outcome(state)
            assert outcome is not None  # noqa: S101 - posted only at the end
            return finale.post(talk, days.story(public_steps(None, moment.history())), outcome)
        case _:
            raise ValueError(f"K2 has no post {announcement.key!r}")


def chapter(talk: Talk, moment: Moment[Game], key: str) -> Page:
    """A day with the night after it, or the ranking; ``moment`` is the last step of the day."""
    kind, _, day = key.partition("-")
    if kind != "day":
        return compose(talk, moment, Announcement(key))
    steps = _happenings(moment, int(day) - 1)
    return posts.chapter(talk, steps, int(day))


def step_name(talk: Talk, before: Game, seat: int, action: Action, step: Step[Game]) -> str:
    """What an action did, in a few words; chosen cards stay secret."""
    match action:
        case Commit():
            return talk.text("k2-step-cards")
        case TakeToken(value=value):
            return talk.text("k2-step-token", value=value)
        case Rescue(climber=climber, space=space):
            return talk.text("k2-step-rescue", climber=talk.letter((seat, climber)), space=talk.space(space))
        case LetGo():
            return talk.text("k2-step-let-go")
        case Slide(space=space):
            return talk.text("k2-step-slide", space=talk.space(space))
        case _:
            parts = turns.phrases(talk, turns.doings_of(step.events, seat, observe(before, None)))
            ended = any(event.seat == seat for event in of_kind(step.events, TurnEnded))
            return talk.joined((*parts, talk.text("k2-step-end") if ended else None), "talk-list-more")


def public_step(before: Game | None, step: Step[Game]) -> PublicStep:
    """A step as public knowledge."""
    return next(public_steps(before, (step,)))


def public_steps(before: Game | None, steps: Iterable[Step[Game]]) -> Iterator[PublicStep]:
    """Successive steps as public knowledge; ``before`` is the state that the first one changed."""
    seen = None if before is None else observe(before, None)
    for step in steps:
        earlier, seen = seen, observe(step.state, None)
        yield PublicStep(earlier, seen, tuple(seen_by(event, None) for event in step.events))


def _happenings(moment: Moment[Game], day: int) -> tuple[PublicStep, ...]:
    """Public steps from the one that began a day; day 0 is the start."""
    steps = tuple(moment.history())
    first = next((number for number, step in enumerate(steps) if days.begins(step.events, day)), 0)
    return tuple(public_steps(steps[first - 1].state if first else None, steps[first:]))


def _hero(
    talk: Talk, moment: Moment[Game], tells: Callable[[Highlight], bool], rest: int = 0
) -> Picture | None:
    """The hero picture of a post, if one of the game's highlights so far is told by it."""
    seen = observe(moment.step.state, None)
    events = [event for step in moment.history() for event in step.events]
    found = highlights.of_post(seen, events, tells, rest)
    return None if found is None else drawings.hero(talk, found.picture(seen))


def summaries(steps: Iterable[Step[Game]]) -> tuple[dict[str, Any], ...]:
    """What each seat did in a finished game, from public knowledge."""
    return career.summaries(public_steps(None, steps))


def marks(steps: Iterable[Step[Game]]) -> str:
    """How high a finished solo game got, day by day."""
    return career.marks(days.story(public_steps(None, steps)))


# ----------------------------------------------------------------------------------- placements


def placements(state: Game) -> tuple[Placement, ...]:
    """Winners first, then by victory points, players who resigned last; empty before the end."""
    outcome, seen = play.outcome(state), observe(state, None)
    if outcome is None:
        return ()
    return tuple(
        Placement(seat, place, outcome.totals[seat], _facts(seen, outcome, seat))
        for place, seat in finale.ranked(seen, outcome)
    )


def _facts(seen: Observation, outcome: Outcome, seat: int) -> tuple[tuple[str, int | str], ...]:
    """Why and when the game ended, points by climber, survivors, resignation; in a solo game, the title."""
    own = seen.seats[seat]
    return (
        ("reason", outcome.reason),
        ("day", seen.day),
        *((f"climber {name}", own.climber(name).vp) for name in CLIMBER_NAMES),
        ("alive", sum(climber.alive for climber in own.climbers)),
        ("resigned", int(own.resigned)),
        *((("title", outcome.title),) if outcome.title else ()),
    )
