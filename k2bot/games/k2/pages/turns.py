"""Texts on turns of a player's climbers, made or planned, and drafts of plans.

A draft is a line of text that starts with its kind and day, so that an outdated one is never taken for
today's: ``turn 5 plan A m2 > b1``. For drafts of hands see ``k2bot.game.pages``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import NamedTuple

from k2bot.game.pages import lines, of_kind, sentences
from k2bot.games.k2.engine import (
    CLIMBER_NAMES,
    Acclimatized,
    ActionSyntaxError,
    Cards,
    Checked,
    ClimberKey,
    Event,
    Observation,
    Plan,
    PlannedUse,
    Preview,
    RiskPaid,
    RuleError,
    Source,
    Space,
    Stepped,
    TentPitched,
    card_points,
    content,
    parse,
)
from k2bot.games.k2.engine.events import CardsUsed
from k2bot.games.k2.engine.phases.turns import SOURCES
from k2bot.games.k2.pages.wording import Talk, tent_emoji


@dataclass(frozen=True, slots=True)
class ClimberTurn:
    """Everything one living climber does in a turn."""

    climber: ClimberKey
    way: tuple[str, ...]
    """The starting space, then those entered."""
    tent: str | None
    """Space where it pitches its tent, or None."""
    air: int
    """Acclimatization gained."""
    points: int
    """Victory points gained."""
    summit: int | None
    """Place among all summit arrivals, if this is the climber's first."""
    paid: int = 0
    """Air paid for the risk token."""
    heading: str = ""
    """Whether its way only goes up (``climb``), only down (``descend``) or both (``cross``)."""
    turning: str | None = None
    """The highest space of its way, or for a way down and back up, the lowest; None if that's an end."""

    @property
    def moves(self) -> bool:
        """Whether it leaves its space."""
        return len(self.way) > 1

    @property
    def rests(self) -> bool:
        """Whether it does nothing."""
        return not self.moves and self.tent is None and not self.air

    def shortened(self) -> ClimberTurn:
        """The turn with only start, turning point and end of its way."""
        stops = (self.turning,) if self.turning else ()
        return replace(self, way=(self.way[0], *stops, self.way[-1])) if self.moves else self


def doings_of(events: Sequence[Event], seat: int, before: Observation) -> tuple[ClimberTurn, ...]:
    """Turns of a seat's living climbers, from the events of a turn or plan and the observation before."""
    own = before.seats[seat]
    return tuple(
        _doings(events, (seat, name), before) for name in CLIMBER_NAMES if own.climber(name).on_board
    )


def _doings(events: Sequence[Event], key: ClimberKey, before: Observation) -> ClimberTurn:
    climber = before.climber(key)
    steps = [event for event in of_kind(events, Stepped) if event.climber == key]
    tents = [event.space for event in of_kind(events, TentPitched) if event.climber == key]
    airs = [event.cards for event in of_kind(events, Acclimatized) if event.climber == key]
    paid = of_kind(events, RiskPaid)
    spaces = before.board.by_id
    ups = {spaces[step.space].altitude > spaces[step.start].altitude for step in steps}
    way = (climber.space or "", *(step.space for step in steps))
    return ClimberTurn(
        climber=key,
        way=way,
        tent=next(iter(tents), None),
        air=sum(card.up for cards in airs for card in cards),
        points=(steps[-1].vp if steps else climber.vp) - climber.vp,
        paid=sum(event.air[CLIMBER_NAMES.index(key[1])] for event in paid if event.seat == key[0]),
        summit=next((step.summit_place for step in steps if step.summit_place), None),
        heading="cross" if len(ups) > 1 else "climb" if True in ups else "descend",
        turning=_turning(way, spaces),
    )


def _turning(way: Sequence[str], spaces: Mapping[str, Space]) -> str | None:
    start, end = way[0], way[-1]
    lowest, highest = (pick(way, key=lambda space: spaces[space].altitude) for pick in (min, max))
    turning = lowest if start == end == highest else highest
    return None if turning in (start, end) else turning


def summary(talk: Talk, doings: Sequence[ClimberTurn], *, brief: bool = False) -> str:
    """One sentence per climber; a resting one is mentioned only if the other acts.

    ``brief`` omits those that rest, and spaces on the way but the turning point.
    """
    told = [doing.shortened() for doing in doings if not doing.rests] if brief else doings
    if all(doing.rests for doing in doings):
        return talk.text("k2-does-nothing", count=len(doings))
    return sentences(*(_action_phrase(talk, "k2-climber-does", doing) for doing in told))


def phrases(talk: Talk, doings: Sequence[ClimberTurn]) -> tuple[str, ...]:
    """A few words for each climber that does anything."""
    active = [doing for doing in doings if not doing.rests]
    if not active:
        return (talk.text("k2-step-stays", count=len(doings)),)
    return tuple(_action_phrase(talk, "k2-step-climber", doing) for doing in active)


def _action_phrase(talk: Talk, message: str, doing: ClimberTurn) -> str:
    doings = talk.list_text(_clauses(talk, doing) or [talk.text("k2-does-rest")])
    climber = talk.letter(doing.climber)
    return talk.text(message, climber=climber, doings=doings)  # words: k2-climber-does, k2-step-climber


def _clauses(talk: Talk, doing: ClimberTurn) -> list[str]:
    clauses: list[str] = []
    if doing.moves:
        way = sentences(talk.way(doing.way), _gains(talk, doing))
        clauses.append(talk.text(f"k2-does-{doing.heading}", way=way))  # words: k2-does-*
    if doing.tent is not None:
        if doing.tent == doing.way[-1]:
            pitches = talk.text("k2-does-pitch")
        else:
            pitches = talk.text("k2-does-pitch-on", space=talk.space(doing.tent))
        clauses.append(talk.beside(tent_emoji(doing.climber), pitches))
    if doing.air:
        clauses.append(talk.text("k2-does-air", points=doing.air))
    return clauses


def _gains(talk: Talk, doing: ClimberTurn) -> str | None:
    """Gains of a way in parentheses: points, and being first on the summit."""
    gains = [talk.text("k2-does-gain", points=doing.points)] if doing.points else []
    if doing.summit == 1:
        gains.append(talk.text("k2-does-first"))
    return talk.count_text("k2-does-gains", gains=gains, by="talk-list-more")


def levels_text(talk: Talk, tonight: Sequence[Checked]) -> str:
    """Climbers with their levels after the night, as a list."""
    return talk.list_text(
        [
            talk.text("k2-plan-level", climber=talk.letter(line.climber), level=talk.number(line.after))
            for line in tonight
        ]
    )


def air_uses(seen: Observation) -> tuple[PlannedUse, ...]:
    """Unused acclimatization cards, each for the living climber with the least air."""
    levels = {name: seen.me.climber(name).air for name in CLIMBER_NAMES if seen.me.climber(name).on_board}
    uses = []
    for card in useful_air_cards(seen.turn.unused if seen.turn else ()):
        weakest = min(levels, key=lambda name: levels[name])
        levels[weakest] += card.up
        uses.append(PlannedUse(weakest, (card,)))
    return tuple(uses)


def useful_air_cards(cards: Cards) -> Cards:
    """The acclimatization cards that give any air."""
    return tuple(card for card in cards if card.is_acclimatization and card.up)


def dangers(talk: Talk, preview: Preview, *, deaths: bool = True) -> Iterator[str | None]:
    """Climbers that would die or slide tonight; without ``deaths``, only those that would slide."""
    return talk.dangers(
        [
            (talk.letter(line.climber), "dies" if line.dies else "slides" if line.slides else None)
            for line in preview.night_checks
            if deaths or not line.dies
        ]
    )


def unused_text(talk: Talk, preview: Preview) -> str:
    """Text on the cards that a plan leaves unused."""
    if not preview.unused:
        return talk.text("k2-plan-all-used")
    return talk.text("k2-plan-left", cards=talk.cards(preview.unused))


class Leftover(NamedTuple):
    """Cards with points left over, and the total of these points (rule 18)."""

    cards: Cards
    points: int


def leftover(events: Sequence[Event], seat: int, unused: Cards) -> Leftover:
    """Points left over on a seat's cards, from the events of its turn or plan and its unused cards."""
    uses: list[tuple[Cards, int]] = []
    for event in events:
        if isinstance(event, CardsUsed) and event.climber[0] == seat:
            uses.append((event.cards, card_points(event.cards, event.directions).total))
        elif uses and isinstance(event, Stepped | TentPitched) and event.climber[0] == seat:
            cards, points = uses.pop()
            uses.append((cards, points - event.cost))
    parts = [*uses, *(((card,), card.unused_points) for card in unused)]
    return Leftover(
        tuple(card for cards, points in parts if points for card in cards),
        sum(points for _, points in parts),
    )


def toll_text(talk: Talk, event: RiskPaid) -> str | None:
    """Text on the air that a risk token took; None if it took none."""
    sources = [
        talk.text("k2-risk-by-air", count=count, climber=name)
        for name, count in zip(CLIMBER_NAMES, event.air, strict=True)
        if count
    ]
    return talk.count_text("k2-risk-toll", sources=sources, by="talk-list-more")


def payment_text(talk: Talk, preview: Preview) -> str:
    """Text on how a plan pays its risk token, and how much of it is dropped; empty without one."""
    paid, dropped = preview.payment, preview.owed - preview.due
    sources = sources_text(talk, paid, planned_leftover(preview))
    return sentences(
        talk.text("k2-risk-paid", value=talk.token(preview.owed), sources=sources) if paid else None,
        talk.text("k2-risk-dropped", dropped=dropped) if dropped else None,
    )


def planned_leftover(preview: Preview) -> Leftover:
    """Points that a plan leaves over on its cards."""
    return leftover(preview.events, preview.observation.me.seat, preview.unused)


def sources_text(talk: Talk, paid: Sequence[Source], left: Leftover) -> str:
    """List of what pays for risk points; card points with the cards that have them ``left``."""
    return talk.list_text(
        [
            talk.text(
                "k2-risk-by-points",
                count=paid.count(source),
                left=left.points,
                all=paid.count(source) >= left.points,
                cards=talk.cards(left.cards),
            )
            if source == "points"
            else talk.text("k2-risk-by-air", count=paid.count(source), climber=source)
            for source in SOURCES
            if source in paid
        ]
    )


# ---------------------------------------------------------------------------------------------------- drafts


def draft_of(day: int, plan: Plan) -> str:
    """The draft of a turn."""
    return f"turn {day} {plan}"


def plan_of(draft: str | None, day: int) -> Plan | None:
    """Today's plan so far; None if there is none."""
    start = f"turn {day} "
    return None if draft is None or not draft.startswith(start) else parse_plan(draft.removeprefix(start))


def parse_plan(text: str) -> Plan | None:
    """Parse a plan; None if the text is none."""
    try:
        action = parse(text)
    except ActionSyntaxError:
        return None
    return action if isinstance(action, Plan) else None


@dataclass(frozen=True)
class DraftTurn:
    """A player's turn: the observation at its start, and a plan with its preview."""

    seen: Observation
    look: Callable[[Plan], Preview]
    """Previews any plan of the turn. Raises RuleError if it is illegal."""
    plan: Plan = field(default_factory=Plan)
    dropped: bool = False
    """Whether a part of the plan was dropped because it has become illegal."""

    @cached_property
    def preview(self) -> Preview:
        """Preview of the plan. Raises RuleError if it is illegal."""
        return self.look(self.plan)

    def with_plan(self, plan: Plan, *, dropped: bool = False) -> DraftTurn:
        """The turn with another plan."""
        return DraftTurn(self.seen, self.look, plan, dropped)

    def with_draft(self, draft: str | None) -> DraftTurn:
        """The turn with the draft's plan if that's today's: its first uses as far as they are still legal."""
        planned = plan_of(draft, self.seen.day) or Plan()
        count, plan = len(planned.uses), planned
        while count and not self.allows(plan):
            count -= 1
            plan = Plan(planned.uses[:count], planned.payment)
        return self.with_plan(plan, dropped=count < len(planned.uses))

    def allows(self, plan: Plan) -> bool:
        """Whether a plan is legal."""
        try:
            self.look(plan)
        except RuleError:
            return False
        return True

    @property
    def doings(self) -> tuple[ClimberTurn, ...]:
        """Planned turns of the player's own living climbers."""
        return doings_of(self.preview.events, self.seen.me.seat, self.seen)

    @property
    def submitted_plan(self) -> Plan:
        """The plan as submitted: with its payment if there is a choice."""
        return Plan(self.plan.uses, self.preview.payment if len(self.preview.payments) > 1 else ())

    @property
    def wasted_air_cards(self) -> Cards:
        """Unused acclimatization cards that would help a climber; after the last night air helps nobody."""
        if self._is_last and not self.preview.dying:
            return ()
        cards = useful_air_cards(self.preview.unused)
        helps = any(line.after < content.HIGHEST_AIR for line in self.preview.night_checks)
        return cards if helps and sum(card.up for card in cards) > self.preview.due else ()

    @property
    def is_idle(self) -> bool:
        """Whether nothing is planned although a climber could move; on the last day, to more points."""
        me = self.seen.me
        ways = self.preview.destinations
        return not self.plan.uses and any(
            not self._is_last or way.vp > me.climber(way.climber).vp for way in ways
        )

    @property
    def _is_last(self) -> bool:
        return self.seen.day == content.DAYS


def finish_warnings(talk: Talk, turn: DraftTurn) -> str:
    """Why finishing may be a mistake, with one question at the end; usually empty."""
    deadly = talk.count_text("k2-sure-dies", climbers=turn.preview.dying)
    if wasted := turn.wasted_air_cards:
        message = "k2-wasted-air" if deadly else "k2-sure-air"
        # words: k2-wasted-air, k2-sure-air
        return lines(talk.text(message, cards=talk.cards(wasted)), deadly)
    if turn.is_idle and not deadly:
        return talk.text("k2-sure-idle", count=len(turn.preview.night_checks))
    return lines(deadly)
