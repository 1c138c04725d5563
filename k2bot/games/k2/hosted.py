"""K2 as the host knows it. The only module between the rules and the pages that holds a whole Game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.games.k2 import computers, defaults, settings
from k2bot.games.k2.engine import play, record
from k2bot.games.k2.engine.actions import Plan, parse
from k2bot.games.k2.engine.content import Card
from k2bot.games.k2.engine.errors import ActionSyntaxError, RecordError, RuleError
from k2bot.games.k2.engine.events import DayBegan, TurnEnded, seen_by
from k2bot.games.k2.engine.model import Game, Phase
from k2bot.games.k2.engine.planning import preview
from k2bot.games.k2.engine.view import observe
from k2bot.games.k2.screens import (
    board_text,
    buttons,
    films,
    finale,
    hand,
    hints,
    leaving,
    morning,
    night,
    pictures,
    planner,
    posts,
    questions,
    reveal,
    rules,
    turns,
)
from k2bot.games.k2.screens.posts import Happening
from k2bot.games.k2.screens.talk import Talk, cut
from k2bot.host.game import Refusal, Reply, Step
from k2bot.words import words as words_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from k2bot.games.k2.engine.events import Event
    from k2bot.games.k2.engine.planning import Preview
    from k2bot.games.k2.engine.view import Observation
    from k2bot.host.game import Announcement, Film, Moment, Option, Page, Person, Press, Question
    from k2bot.words import Words

_HAND = frozenset({"card", "commit", "change", "keep"})
_PLANNER = frozenset({"go", "air", "swap", "undo", "clear", "pay", "finish", "sure"})
_QUESTIONS = frozenset({"token", "slide", "rescue", "let-go"})
_FACT = 40
"""Characters of a fact in a refusal: what a space is called in a record can be of any length."""


class K2:
    """The game of K2: a HostedGame[Game]."""

    def __init__(self, words: Words | None = None) -> None:
        self._words = words or words_of()

    # ------------------------------------------------------------------------------------- settings

    @property
    def key(self) -> str:
        """Short name, as in the slash command and the store."""
        return "k2"

    @property
    def title(self) -> str:
        """Name for people."""
        return self._words.text("k2-title")

    @property
    def seats(self) -> range:
        """One to five people."""
        return range(1, 6)

    @property
    def options(self) -> tuple[Option, ...]:
        """What can be set in the lobby."""
        return settings.options(self._words)

    @property
    def topics(self) -> tuple[tuple[str, str], ...]:
        """The topics of the rules with their titles; each has the page ``rules.<topic>``."""
        return rules.titles(Talk(self._words, ()))

    def objection(self, options: Mapping[str, str], seats: int) -> str | None:
        """Why these options do not fit that number of people; None if they fit."""
        return settings.objection(self._words, options, seats)

    def summary(self, options: Mapping[str, str], seats: int) -> str:
        """The chosen options in a line."""
        return settings.summary(self._words, options, seats)

    # ------------------------------------------------------------------------------------- play

    def new(self, options: Mapping[str, str], seats: int, seed: str) -> Step[Game]:
        """Start a game. Raises Refusal where the options do not fit."""
        objection = self.objection(options, seats)
        if objection is not None:
            raise Refusal(objection)
        begun = play.start(settings.setup(options, seats), seed)
        return Step(begun.game, begun.events)

    def waiting(self, state: Game) -> tuple[int, ...]:
        """The seats that are awaited now."""
        return tuple(decision.seat for decision in play.decisions(state))

    def stamp(self, state: Game, seat: int) -> str | None:
        """The id of the decision this seat may answer now, None for none."""
        decision = play.decision_of(state, seat)
        return decision.id if decision else None

    def apply(self, state: Game, seat: int, answer: str) -> Step[Game]:
        """Apply an answer given as text. Raises Refusal, nothing changed."""
        try:
            step = play.apply(state, seat, parse(answer))
        except ActionSyntaxError:
            raise Refusal(self._words.text("k2-refusal-unreadable", answer=answer[:60])) from None
        except RuleError as error:
            raise self._refusal(error) from error
        return Step(step.game, step.events)

    def resign(self, state: Game, seat: int) -> Step[Game]:
        """Leave the game for good. Raises Refusal."""
        try:
            step = play.resign(state, seat)
        except RuleError as error:
            raise self._refusal(error) from error
        return Step(step.game, step.events)

    def over(self, state: Game) -> bool:
        """Whether the game has ended."""
        return state.phase is Phase.OVER

    @property
    def levels(self) -> tuple[tuple[str, str], ...]:
        """The levels of computers, the weakest first."""
        return computers.levels(self._words)

    @property
    def computer_names(self) -> tuple[str, ...]:
        """Names of the mountain's features."""
        return computers.NAMES

    def question(self, state: Game, seat: int, level: str, seed: str, budget: int) -> Question:
        """The decision of an awaited seat, with what its player knows."""
        decision = play.decision_of(state, seat)
        if decision is None:
            raise ValueError(f"seat {seat} has nothing to decide")
        return computers.question(state, decision, level, seed, budget)

    def hint(
        self, state: Game, seat: int, answer: str, people: tuple[Person, ...]
    ) -> tuple[Page, str | None]:
        """The page that recommends cards or a turn, and its draft. Raises Refusal for other decisions."""
        seen, action = observe(state, seat), parse(answer)
        stamp = self.stamp(state, seat) or ""
        page = hints.page(Talk(self._words, people), seen, action, stamp, self._look(state, seat))
        return page, hints.draft_of(seen, action)

    def gathers(self, before: Game, step: Step[Game]) -> bool:
        """The token with the cards shown, the turns of a day, a night's answers with the night."""
        if step.state.phase in (Phase.RISK, Phase.CHECK):
            return True
        climbing = before.phase in (Phase.RISK, Phase.ACTIONS) and step.state.phase is Phase.ACTIONS
        return climbing and before.day == step.state.day

    def in_play(self, state: Game, seat: int) -> bool:
        """Whoever has a living climber, or one that can still be rescued."""
        dying = state.check.dying if state.check else ()
        return state.seats[seat].alive or any(owner == seat for owner, _ in dying)

    def default(self, state: Game, seat: int) -> str | None:
        """The answer taken for a seat that lets its time run out."""
        if seat not in self.waiting(state):
            return None
        return str(defaults.answer(observe(state, seat), play.legal_actions(state, seat)))

    def record(
        self, options: Mapping[str, str], seats: int, seed: str, inputs: Sequence[tuple[int, str]]
    ) -> str:
        """The whole game as text, from its inputs; a resignation is the input ``resign``."""
        read: list[tuple[int, record.Input]] = [
            (seat, record.RESIGN if answer == record.RESIGN else parse(answer)) for seat, answer in inputs
        ]
        return record.dumps(record.Record(settings.setup(options, seats), seed, tuple(read)))

    def replayed(self, text: str) -> tuple[Step[Game], ...]:
        """Every step of a recorded game. Raises Refusal, naming the line that is wrong and why."""
        try:
            read = record.loads(text)
            steps = tuple(record.steps(read))
            record.check(read, steps[-1].game)
        except RecordError as error:
            cause = error.__cause__
            reason = self._refusal(cause).text if isinstance(cause, RuleError) else error.reason
            raise Refusal(
                self._words.text("k2-record-refused", line=str(error.line), reason=reason)
            ) from error
        return tuple(Step(step.game, step.events) for step in steps)

    def film(self, steps: Iterable[Step[Game]], people: tuple[Person, ...]) -> Film:
        """The film of a game, as the channel saw it."""
        told, last = [], None
        for step in steps:
            seen = _happening(None, step)
            told.append((seen.seen, seen.events))
            last = step.state
        assert last is not None  # noqa: S101 - a game has at least its start
        return films.film(Talk(self._words, people), told, play.outcome(last))

    def _refusal(self, error: RuleError) -> Refusal:
        talk = Talk(self._words, ())
        facts: dict[str, str | int] = {}
        for name, fact in error.facts.items():
            if isinstance(fact, Card):
                facts[name] = talk.card(fact)
            else:
                short = cut(fact, _FACT) if isinstance(fact, str) else fact
                facts[name] = talk.space(short) if name == "space" else short
        return Refusal(talk.text(f"k2-rule-{error.code}", **facts))  # words: k2-rule-*

    # ------------------------------------------------------------------------------------- posts

    def announce(self, before: Game | None, step: Step[Game]) -> tuple[Announcement, ...]:
        """The posts a step calls for, in order."""
        return posts.announcements(
            None if before is None else observe(before, None),
            observe(step.state, None),
            step.events,
            self.waiting(step.state),
        )

    def compose(self, moment: Moment[Game], announcement: Announcement) -> Page:
        """The page of an announced post, as of that moment."""
        state, talk = moment.step.state, Talk(self._words, moment.people)
        if announcement.seat is not None:
            return self.page(state, announcement.seat, "hand", None, moment.people)
        happening = _happening(moment.before, moment.step)
        kind, _, rest = announcement.key.partition("-")
        match kind:
            case "day":
                dawn = _dawn(moment, happening, int(rest))
                seen = happening.seen if dawn == happening else morning.as_of(happening)
                return morning.post(talk, seen, dawn, edit=announcement.edit)
            case "reveal":
                return reveal.post(talk, happening, self._stamp_of_turn(state), edit=announcement.edit)
            case "turn":
                if rest.endswith("-0"):
                    return turns.after_token(talk, happening)
                return turns.done(talk, happening, _earlier(moment))
            case "night":
                return night.post(talk, happening)
            case "resigned":
                return leaving.post(talk, happening, int(rest))
            case "end":
                outcome = play.outcome(state)
                assert outcome is not None  # noqa: S101 - the post is called for by the end of the game
                return finale.post(talk, finale.story(_told(moment)), outcome, moment.record())
            case _:
                raise ValueError(f"K2 has no post {announcement.key!r}")

    def _stamp_of_turn(self, state: Game) -> str:
        return "" if state.turn is None else self.stamp(state, state.turn) or ""

    # ------------------------------------------------------------------------------------- pages

    def page(
        self, state: Game, seat: int | None, name: str, draft: str | None, people: tuple[Person, ...]
    ) -> Page:
        """A private page by name; docs/pages.md lists them. Raises Refusal."""
        talk, head = Talk(self._words, people), name.partition(".")[0]
        decision = None if seat is None else play.decision_of(state, seat)
        asked = None if decision is None else decision.kind
        if head == "rules":  # read also where there is no game
            return rules.page(talk, name, asked)
        seen, stamp = observe(state, seat), None if decision is None else decision.id
        match head:
            case "next":
                return self.page(state, seat, self._next(state, seat), draft, people)
            case "board" if name in board_text.PAGES:
                return board_text.page(talk, observe(state, None), name, asked)
            case "picture":
                return pictures.page(talk, observe(state, None), asked, seat)
            case "hand":
                return hand.page(talk, seen, name, draft, stamp)
            case "plan":
                return planner.page(talk, seen, name, draft=draft, stamp=stamp, look=self._look(state, seat))
            case "token":
                return questions.token_page(talk, seen, stamp)
            case "slide" | "rescue":
                legal = () if seat is None else play.legal_actions(state, seat)
                if head == "slide":
                    return questions.slide_page(talk, seen, stamp, legal)
                return questions.rescue_page(talk, seen, name, stamp, legal)
            case _:
                raise Refusal(talk.text("k2-refusal-no-page"))

    def _next(self, state: Game, seat: int | None) -> str:
        """The page on which a seat goes on now."""
        decision = None if seat is None else play.decision_of(state, seat)
        if decision is not None:
            return buttons.PAGE_OF[decision.kind]
        return "plan" if state.phase is Phase.ACTIONS else "picture"

    def _look(self, state: Game, seat: int | None) -> Callable[[Plan], Preview]:
        return lambda plan: preview(state, -1 if seat is None else seat, plan)

    def press(
        self, state: Game, seat: int | None, press: Press, draft: str | None, people: tuple[Person, ...]
    ) -> Reply:
        """What a press on one of the game's pages leads to. Raises Refusal."""
        talk = Talk(self._words, people)
        if press.verb == "page":
            return Reply(press.argument)
        if press.verb == "rules":
            return rules.press(talk, press)
        if seat is None:
            raise Refusal(talk.text("k2-refusal-not-seated"))
        seen = observe(state, seat)
        try:
            if press.verb in _HAND:
                return hand.press(talk, seen, press, draft)
            if press.verb in _PLANNER:
                return planner.press(talk, seen, press, draft, self._look(state, seat))
            if press.verb in _QUESTIONS:
                return questions.press(talk, press, play.legal_actions(state, seat))
        except RuleError as error:
            raise self._refusal(error) from error
        raise Refusal(talk.text("k2-refusal-no-page"))


def _happening(before: Game | None, step: Step[Game]) -> Happening:
    """A step as the channel may know it."""
    return Happening(
        None if before is None else observe(before, None),
        observe(step.state, None),
        tuple(seen_by(event, None) for event in step.events),
    )


def _dawn(moment: Moment[Game], happening: Happening, day: int) -> Happening:
    """The step with which a day began: this one, or an earlier one from the history of the game."""
    if any(isinstance(event, DayBegan) and event.day == day for event in happening.events):
        return happening
    before: Game | None = None
    for step in moment.history():
        if any(isinstance(event, DayBegan) and event.day == day for event in step.events):
            return _happening(before, step)
        before = step.state
    raise ValueError(f"day {day} has not begun")


def _earlier(moment: Moment[Game]) -> tuple[Happening, ...]:
    """The turns of the day before the newest one that a moment tells of, from the history of the game."""
    day = None if moment.before is None else moment.before.day
    found: list[Happening] = []
    before: Game | None = None
    for step in moment.history():
        of_today = before is not None and before.day == day
        if of_today and any(isinstance(event, TurnEnded) for event in step.events):
            found.append(_happening(before, step))
        before = step.state
    return tuple(found[:-1])


def _told(moment: Moment[Game]) -> Iterator[tuple[Observation, tuple[Event, ...]]]:
    for step in moment.history():
        happening = _happening(None, step)
        yield happening.seen, happening.events
