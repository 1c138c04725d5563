"""The K2 tutorial: two days of a small expedition, with a storm on the second. Holds a whole Game.

The learner plays seat 0. A is high up with hardly any air, B is safe in its tent. The first day needs cards,
a token, a way up, and air for A. In the second night A survives only with its tent and more air: the
learner's choices count, and if A dies another try is offered. One of the other two players climbs on without
a tent and dies in the storm.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from k2bot.game.exercises import CONTINUE, Exercise, ScriptRules, follow
from k2bot.game.pages import of_kind
from k2bot.game.standing import ORDERS
from k2bot.game.values import Page, Person, Step
from k2bot.games.k2 import defaults
from k2bot.games.k2.engine import (
    Card,
    Cards,
    Checked,
    Commit,
    Destination,
    Died,
    Event,
    Game,
    Observation,
    Plan,
    PlannedUse,
    Preview,
    TakeToken,
    content,
    observe,
    parse,
    play,
    preview,
)
from k2bot.games.k2.engine.content import sums
from k2bot.games.k2.pages import days, drawings, hand, posts, turns
from k2bot.games.k2.pages.days import PublicStep, night_events
from k2bot.games.k2.pages.rules import EXAMPLES, example
from k2bot.games.k2.pages.wording import Talk

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from k2bot.text.words import Words

SEAT: Final = 0
_EXCLUDED: Final = frozenset({ORDERS})
"""Nothing is confirmed ahead in an exercise."""
CAREFUL, BOLD = 1, 2
GOAL: Final = "c1"
"""A's destination on the first day, where the storm finds it."""
_STEPS: Final = 2
"""Cost of the way there, and of a tent on it; the first day needs one more point, for the token."""
AIR_FOR_THE_STORM: Final = 2
"""Air A needs after the first night to survive the second with its tent and one more level."""
_ZONES: Final[dict[str, content.Zone]] = {"low": "low", "middle": "7000", "top": "8000"}
"""Zones whose limits are told; for three players it's the same from 6000 to 8000 m."""
STORM_CARDS: Final = 6
"""Number of answers before the cards of the second day are chosen."""


def _others(state: Game, seat: int) -> str:
    """A seat's scripted answer, or a cautious one where there is no script."""
    decision = play.decision_of(state, seat)
    scripted = EXAMPLES["course"]["script"].get(decision.id) if decision else None
    return scripted or str(defaults.answer(observe(state, seat), play.legal_actions(state, seat)))


def exercise(
    rules: ScriptRules[Game], words: Words, others: Sequence[str], answers: tuple[str, ...], learner: Person
) -> Exercise[Game]:
    """The exercise after these answers; ``others`` are names for the other two players. Raises Refusal."""
    people = (learner, *(Person(name, "", computer=True) for name in others[:2]))
    scene = _Scene.after(rules, Talk(words, people), answers)
    return _EXERCISES[len(answers)][1](scene)


@dataclass(frozen=True, slots=True)
class _Scene:
    """State of the tutorial: the game, the steps since the learner's last answer, and the vocabulary."""

    talk: Talk
    number: int
    state: Game
    steps: tuple[tuple[Game, Step[Game]], ...]

    @staticmethod
    def after(rules: ScriptRules[Game], talk: Talk, answers: tuple[str, ...]) -> _Scene:
        """Replay the answers. Raises Refusal if they don't fit the tutorial."""
        astray = talk.refusal_of("k2-refusal-answer-gone")
        kinds = [kind for kind, _ in _EXERCISES]
        read = [answer == CONTINUE for answer in answers]
        if len(answers) >= COUNT or read != [not kind for kind in kinds[: len(answers)]]:
            raise astray
        followed = follow(rules, example("course"), SEAT, answers, _others)
        decision, asked = play.decision_of(followed.state, SEAT), kinds[len(answers)]
        if asked and (decision is None or decision.kind != asked):
            raise astray
        return _Scene(talk, len(answers), followed.state, followed.steps)

    @property
    def seen(self) -> Observation:
        """The learner's observation."""
        return observe(self.state, SEAT)

    @property
    def night(self) -> tuple[Game, PublicStep]:
        """The first night since the learner's last answer: the state after it, and its events."""
        for before, step in self.steps:
            if of_kind(step.events, Checked):
                return step.state, days.public_step(before, step)
        raise self.talk.refusal_of("k2-refusal-answer-gone")

    def comment(self, key: str, **facts: str | int | Iterable[str]) -> str:
        """A tutorial text, with the letters of the learner's climbers and names of others filled in."""
        own = {"a": self.talk.letter((SEAT, "A")), "b": self.talk.letter((SEAT, "B"))}
        rival = {"bold": self.talk.name(BOLD), "goal": self.talk.space(GOAL)}
        return self.talk.text(f"k2-course-{key}", **own, **rival, **facts)  # words: k2-course-*

    def card(self, card: str) -> str:
        """A card as its button says it."""
        return self.talk.without_markdown.card(Card.parse(card))

    def exercise(
        self,
        key: str,
        page: str | Page,
        state: Game | None = None,
        *,
        facts: Mapping[str, int | Sequence[str]] | None = None,
        **more: Any,
    ) -> Exercise[Game]:
        """The exercise of this scene, by default in its current state; ``facts`` are those of its text."""
        text, place = self.comment(key, **(facts or {})), (self.number + 1, COUNT)
        return Exercise(
            state or self.state, SEAT, self.talk.people, place, text, page, excluded=_EXCLUDED, **more
        )

    def board(self, state: Game, night: Sequence[Event] = ()) -> Page:
        """A page with the board."""
        return Page("", (drawings.board(self.talk, observe(state, None), reader=SEAT, night=night),))

    def reckoning(self, step: PublicStep) -> Page:
        """A page with the picture of a night."""
        evening = step.before or step.seen  # after a night: the next day, with other weather
        return Page("", (drawings.night(self.talk, evening, step.events),))

    @property
    def turn(self) -> turns.DraftTurn:
        """The learner's turn, with nothing planned yet."""
        return turns.DraftTurn(self.seen, partial(preview, self.state, SEAT))

    def look(self, draft: str | None) -> Preview:
        """Preview of the learner's drafted turn."""
        return self.turn.with_draft(draft).preview

    def planned(self, answer: str) -> Preview:
        """Preview of a submitted turn."""
        plan = parse(answer)
        return self.turn.look(plan if isinstance(plan, Plan) else Plan())


def _mountain(scene: _Scene) -> Exercise[Game]:
    return scene.exercise("mountain", scene.board(scene.state))


def _day(scene: _Scene) -> Exercise[Game]:
    return scene.exercise("day", Page(""))


# ------------------------------------------------------------------------------------------ the first day


def _cards(scene: _Scene) -> Exercise[Game]:
    def fault(cards: Sequence[Card]) -> str | None:
        if not any(card.is_acclimatization for card in cards):
            return scene.comment("cards-no-air", card=scene.card("a2"))
        return None if sums(cards).up > _STEPS else scene.comment("cards-no-spare", card=scene.card("m2"))

    def correct(answer: str) -> str | None:
        chosen = parse(answer)
        return fault(chosen.cards) if isinstance(chosen, Commit) else None

    def remark(draft: str | None) -> str | None:
        chosen = _chosen(scene, draft)
        return (fault(chosen) or scene.comment("cards-right")) if len(chosen) == 3 else None

    return scene.exercise("cards", "hand", model="choose m1 m2 a2", correct=correct, remark=remark)


def _chosen(scene: _Scene, draft: str | None) -> Cards:
    return hand.choice(scene.seen, draft).chosen_cards


def _token(scene: _Scene) -> Exercise[Game]:
    *_, (before, step) = scene.steps
    public = days.public_step(before, step)
    page = posts.reveal_post(scene.talk, public, edit=False)
    push = max(public.seen.pushes.values())

    def correct(answer: str) -> str | None:
        return None if parse(answer) == TakeToken(1) else scene.comment("token-dear")

    return scene.exercise("token", page, model="token 1", correct=correct, facts={"push": push})


def _turn(scene: _Scene) -> Exercise[Game]:
    def fault(look: Preview) -> str | None:
        if look.settled.me.climber("A").space != GOAL:
            return scene.comment("turn-no-air-yet" if "A" in look.dying else "turn-not-there")
        if "A" in look.dying:
            return scene.comment("turn-no-air", card=scene.card("a2"), climber="A")
        return None if _tonight(look) >= AIR_FOR_THE_STORM else scene.comment("turn-paid-by-a")

    def remark(draft: str | None) -> str | None:
        planned = turns.plan_of(draft, scene.state.day)
        return (fault(scene.look(draft)) or scene.comment("turn-right")) if planned and planned.uses else None

    return scene.exercise(
        "turn",
        "plan",
        model="plan A m2 > c1; A a2",
        correct=lambda answer: fault(scene.planned(answer)),
        remark=remark,
        facts={name: content.limit(zone, scene.state.setup.players) for name, zone in _ZONES.items()},
    )


def _tonight(look: Preview) -> int:
    """A's level after the night, as planned."""
    return next((line.after for line in look.night_checks if line.climber == (SEAT, "A")), 0)


def _night(scene: _Scene) -> Exercise[Game]:
    _, step = scene.night
    return scene.exercise("night", scene.reckoning(step))


# ------------------------------------------------------------------------------------------ the second day


def _storm_cards(scene: _Scene) -> Exercise[Game]:
    hand_cards = sorted(scene.seen.me.hand or ())
    air = next(card for card in hand_cards if card.is_acclimatization)
    steps = next(card for card in hand_cards if card.is_movement and card.up > 1)
    spare = next(card for card in hand_cards if card not in (air, steps))
    return scene.exercise(
        "storm-cards",
        "hand",
        facts={"air": scene.seen.me.climber("A").air},
        model=str(Commit((steps, air, spare))),
        remark=lambda draft: scene.comment("storm-cards-right") if _fit(_chosen(scene, draft)) else None,
    )


def _fit(cards: Sequence[Card]) -> bool:
    """Whether there are three cards that pay for the tent and give air."""
    return len(cards) == 3 and sums(cards).up > 1 and any(card.is_acclimatization for card in cards)


def _storm_turn(scene: _Scene) -> Exercise[Game]:
    def remark(draft: str | None) -> str | None:
        look = scene.look(draft)
        if not look.dying:
            return scene.comment("storm-lives")
        if "A" not in look.dying:
            return scene.comment("storm-other")
        pitching = any(goal.climber == "A" and goal.pitched for goal in look.destinations)
        air = sums(look.unused).air
        planned = turns.plan_of(draft, scene.state.day)
        begun = planned is not None and bool(planned.uses)
        if _tonight(look) + pitching + air < content.LOWEST_AIR:
            best = _best_goal(look)
            if best and best.air_tonight + air >= content.LOWEST_AIR:
                return scene.comment("storm-down")
            return scene.comment("storm-astray" if begun else "storm-lost")
        if not begun:
            return scene.comment("storm-task")
        return scene.comment("storm-no-tent" if pitching else "storm-more-air")

    return scene.exercise("storm", "plan", model=_saving(scene), remark=remark)


def _best_goal(look: Preview) -> Destination | None:
    """Destination of one more use that leaves A the most air after the night; None if A can't move."""
    goals = [goal for goal in look.destinations if goal.climber == "A"]
    return max(goals, key=lambda goal: goal.air_tonight, default=None)


def _saving(scene: _Scene) -> str:
    """A turn that does all that can be done for A: its tent or the way down, and all available air."""
    look = scene.look(None)
    air = turns.useful_air_cards(look.unused)
    pitches = [
        goal
        for goal in look.destinations
        if goal.climber == "A" and goal.pitched == goal.space == GOAL and len(goal.use.route) == 1
    ]
    enough, best = content.LOWEST_AIR - sums(air).air, _best_goal(look)
    saves = [goal for goal in (*pitches, best) if goal and goal.air_tonight >= enough]
    uses = [goal.use for goal in (saves or pitches)[:1]]
    return str(Plan((*uses, *((PlannedUse("A", air),) if air else ()))))


def _after(scene: _Scene) -> Exercise[Game]:
    state, step = scene.night
    dead = [event.climber for event in of_kind(step.events, Died)]
    lost = [scene.talk.letter(climber) for climber in dead if climber[0] == SEAT]
    page = scene.reckoning(step)
    if not lost:
        return scene.exercise("lives", page, state)
    return scene.exercise(
        "lost", page, state, retry_from=STORM_CARDS, facts={"climbers": lost, "count": len(lost)}
    )


def _end(scene: _Scene) -> Exercise[Game]:
    state, step = scene.night
    return scene.exercise("end", scene.board(state, night_events(step.events)), state, model=None)


_EXERCISES: Final[tuple[tuple[str, Callable[[_Scene], Exercise[Game]]], ...]] = (
    ("", _mountain),
    ("", _day),
    ("choose", _cards),
    ("token", _token),
    ("turn", _turn),
    ("", _night),
    ("choose", _storm_cards),
    ("turn", _storm_turn),
    ("", _after),
    ("", _end),
)
"""Each exercise, with its kind of decision; empty for read-only ones."""
COUNT: Final = len(_EXERCISES)
