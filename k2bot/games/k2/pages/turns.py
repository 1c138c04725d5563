"""What a player's climbers do in a turn, made or planned, in words; and the draft that holds a plan.

A draft is a line of text that begins with its kind and day, so that one of an earlier day is never taken for
today's: ``turn 5 plan A m2 > b1``; the one of a hand is told in ``k2bot.game.pages``.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from k2bot.game.pages import sentences
from k2bot.games.k2.engine import (
    CLIMBER_NAMES,
    Acclimatized,
    ActionSyntaxError,
    Board,
    Cards,
    ClimberKey,
    ClimberName,
    Event,
    Observation,
    Plan,
    Preview,
    RiskPaid,
    RuleError,
    Source,
    Stepped,
    TentPitched,
    content,
    parse,
)
from k2bot.games.k2.pages.talk import tent_emoji

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from k2bot.games.k2.pages.talk import Talk


@dataclass(frozen=True, slots=True)
class ClimberTurn:
    """All that one living climber does in a turn."""

    climber: ClimberName
    way: tuple[str, ...]
    """The space where it begins, then those it enters."""
    tent: str | None
    """Where it pitches its tent, None where it does not."""
    air: int
    """Acclimatization received."""
    points: int
    """Victory points gained."""
    summit: int | None
    """Its place among those who reached the summit, where it does so for the first time."""

    @property
    def rests(self) -> bool:
        """Whether nothing happens with it."""
        return len(self.way) == 1 and self.tent is None and not self.air


def made(events: Iterable[Event], seat: int, before: Observation) -> tuple[ClimberTurn, ...]:
    """What a seat's living climbers do, from the events of a turn, or of a plan, and what was seen before."""
    own = [event for event in events if isinstance(event, Stepped | TentPitched | Acclimatized)]
    return tuple(
        _made([event for event in own if event.climber == (seat, name)], (seat, name), before)
        for name in CLIMBER_NAMES
        if before.seats[seat].climber(name).alive
    )


def _made(
    events: Sequence[Stepped | TentPitched | Acclimatized], key: ClimberKey, before: Observation
) -> ClimberTurn:
    climber = before.climber(key)
    steps = [event for event in events if isinstance(event, Stepped)]
    return ClimberTurn(
        climber=key[1],
        way=(climber.space or "", *(step.space for step in steps)),
        tent=next((event.space for event in events if isinstance(event, TentPitched)), None),
        air=sum(card.up for event in events if isinstance(event, Acclimatized) for card in event.cards),
        points=(steps[-1].vp if steps else climber.vp) - climber.vp,
        summit=next((step.summit_place for step in steps if step.summit_place), None),
    )


def told(talk: Talk, seat: int, doings: Sequence[ClimberTurn], board: Board) -> str:
    """What the climbers of a seat do, a sentence each; who rests is named where the other does something."""
    if all(doing.rests for doing in doings):
        return talk.text("k2-does-nothing", count=len(doings))
    return sentences(*(_sentence(talk, seat, doing, board) for doing in doings))


def named(talk: Talk, seat: int, doings: Sequence[ClimberTurn], board: Board) -> tuple[str, ...]:
    """What the climbers of a seat do, a few words for each one that does anything."""
    active = [doing for doing in doings if not doing.rests]
    if not active:
        return (talk.text("k2-step-stays", count=len(doings)),)
    return tuple(
        talk.text("k2-step-climber", climber=talk.letter((seat, doing.climber)), doings=told)
        for doing in active
        for told in (talk.listed(_clauses(talk, seat, doing, board)),)
    )


def _sentence(talk: Talk, seat: int, doing: ClimberTurn, board: Board) -> str:
    clauses = _clauses(talk, seat, doing, board)
    return talk.text(
        "k2-climber-does", climber=talk.letter((seat, doing.climber)), doings=talk.listed(clauses)
    )


def _clauses(talk: Talk, seat: int, doing: ClimberTurn, board: Board) -> list[str]:
    clauses: list[str] = []
    if len(doing.way) > 1:
        heading = f"k2-does-{_heading(doing, board)}"
        way = sentences(talk.way(doing.way), _gains(talk, doing))
        clauses.append(talk.text(heading, way=way))  # words: k2-does-*
    if doing.tent is not None:
        if doing.tent == doing.way[-1]:
            pitches = talk.text("k2-does-pitch")
        else:
            pitches = talk.text("k2-does-pitch-on", space=talk.space(doing.tent))
        clauses.append(talk.beside(tent_emoji((seat, doing.climber)), pitches))
    if doing.air:
        clauses.append(talk.text("k2-does-air", points=doing.air))
    if not clauses:
        clauses.append(talk.text("k2-does-rest"))
    return clauses


def _gains(talk: Talk, doing: ClimberTurn) -> str | None:
    """What a way brings, in brackets: points, and the summit before anybody else."""
    gains = [talk.text("k2-does-gain", points=doing.points)] if doing.points else []
    if doing.summit == 1:
        gains.append(talk.text("k2-does-first"))
    return talk.text("k2-does-gains", gains=talk.joined(gains, "talk-list-more")) if gains else None


def _heading(doing: ClimberTurn, board: Board) -> str:
    start, end = board.by_id[doing.way[0]].altitude, board.by_id[doing.way[-1]].altitude
    return "climb" if end > start else "descend" if end < start else "cross"


def risk_paid(talk: Talk, event: RiskPaid) -> str | None:
    """How a risk token was settled; None for a token that asks nothing."""
    if not event.value:
        return None
    counts: tuple[tuple[Source, int], ...] = (
        ("points", event.points),
        ("A", event.levels[0]),
        ("B", event.levels[1]),
    )
    sources = [source for source, count in counts for _ in range(count)]
    return paying(talk, event.value, sources, event.dropped)


def paying(talk: Talk, value: int, sources: Sequence[Source], dropped: int) -> str:
    """How a risk token of some value is paid, and what of it is dropped."""
    paid = sources_told(talk, sources)
    return sentences(
        talk.text("k2-risk-paid", value=talk.token(value), sources=paid) if sources else None,
        talk.text("k2-risk-dropped", dropped=dropped) if dropped else None,
    )


def sources_told(talk: Talk, sources: Sequence[Source]) -> str:
    """What risk points are paid with, as a list."""
    counted = [(source, sources.count(source)) for source in ("points", "A", "B") if source in sources]
    return talk.listed(
        [
            talk.text("k2-risk-by-points", count=count)
            if source == "points"
            else talk.text("k2-risk-by-air", count=count, climber=source)
            for source, count in counted
        ]
    )


# ---------------------------------------------------------------------------------------------------- drafts

Look: TypeAlias = Callable[[Plan], Preview]
"""Looks at a plan of the seat; raises RuleError where it does not apply."""


def draft_of(day: int, plan: Plan) -> str:
    """The draft of a turn."""
    return f"turn {day} {plan}"


def plan_of(draft: str | None, day: int) -> Plan | None:
    """The turn planned so far today; None where nothing was begun."""
    start = f"turn {day} "
    if draft is None or not draft.startswith(start):
        return None
    try:
        action = parse(draft.removeprefix(start).strip())
    except ActionSyntaxError:
        return None
    return action if isinstance(action, Plan) else None


@dataclass(frozen=True, slots=True)
class DraftTurn:
    """A plan, the table as the turn began, and what the plan leads to."""

    seen: Observation
    plan: Plan
    preview: Preview
    dropped: bool = False
    """Whether an earlier plan had to be dropped, since the rules do not allow it any more."""

    @property
    def made(self) -> tuple[ClimberTurn, ...]:
        """What the own living climbers will do."""
        return made(self.preview.events, self.seen.seat or 0, self.seen)

    @property
    def finished(self) -> Plan:
        """The plan as it is handed in: with its payment where there is a choice of one."""
        return Plan(self.plan.uses, self.preview.payment if len(self.preview.payments) > 1 else ())

    @property
    def dying(self) -> tuple[ClimberName, ...]:
        """The own climbers that would die tonight."""
        return tuple(line.climber[1] for line in self.preview.tonight if line.dies)

    @property
    def wasted(self) -> Cards:
        """Unused acclimatization cards that would help somebody."""
        cards = tuple(card for card in self.preview.unused if card.is_acclimatization and card.up)
        helps = any(line.after < content.HIGHEST_LEVEL for line in self.preview.tonight)
        return cards if helps and sum(card.up for card in cards) > self.preview.due else ()

    @property
    def idle(self) -> bool:
        """Whether nothing is planned though somebody could move."""
        return not self.plan.uses and bool(self.preview.destinations)


def drafted(seen: Observation, draft: str | None, look: Look) -> DraftTurn:
    """Today's plan so far, from the draft."""
    planned = plan_of(draft, seen.day)
    if planned is None:
        return DraftTurn(seen, Plan(), look(Plan()))
    try:
        return DraftTurn(seen, planned, look(planned))
    except RuleError:
        return DraftTurn(seen, Plan(), look(Plan()), dropped=True)


def doubts(talk: Talk, turn: DraftTurn) -> tuple[str, ...]:
    """Why finishing might be a mistake, each as a question; empty in ordinary turns."""
    found = []
    if dying := turn.dying:
        found.append(talk.text("k2-sure-dies", climbers=talk.listed(dying), count=len(dying)))
    if wasted := turn.wasted:
        found.append(talk.text("k2-sure-air", cards=talk.cards(wasted)))
    elif turn.idle:
        found.append(talk.text("k2-sure-idle"))
    return tuple(found)
