"""Dungeon Twister as the host knows it.

The modules of this folder alone, between the rules and the pages, hold a whole Game.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from k2bot.engines.errors import ActionSyntaxError, RuleError
from k2bot.game.engine_game import EngineGame, Players
from k2bot.game.pages import emojis, sentences
from k2bot.game.reading import RULES
from k2bot.game.values import Order, Pace, Placement, Refusal, Step
from k2bot.games.dungeon_twister import course, defaults, settings, telling
from k2bot.games.dungeon_twister import defaults as standing_orders
from k2bot.games.dungeon_twister.engine import play, record
from k2bot.games.dungeon_twister.engine.actions import read_actions, write_actions
from k2bot.games.dungeon_twister.engine.content import BY_NAME
from k2bot.games.dungeon_twister.engine.events import REVEALING
from k2bot.games.dungeon_twister.engine.model import Decision, Game, Phase, Setup, newest
from k2bot.games.dungeon_twister.engine.planning import ahead, ends, preview
from k2bot.games.dungeon_twister.engine.view import Observation, observe
from k2bot.games.dungeon_twister.pages import hints, orders, posts, rules, setup, status, wording
from k2bot.games.dungeon_twister.pages.buttons import BOARD, HAND, ORDERS
from k2bot.games.dungeon_twister.pages.talk import Talk
from k2bot.games.dungeon_twister.pictures import pieces
from k2bot.games.dungeon_twister.players.choosing import LEVELS, complete, think
from k2bot.games.dungeon_twister.players.weighing import KINDS, weigh
from k2bot.games.dungeon_twister.players.why import why
from k2bot.games.dungeon_twister.reading import ENGINE, Reader

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from k2bot.engines.records import Form
    from k2bot.game.exercises import Exercise
    from k2bot.game.values import (
        Announcement,
        Emoji,
        Film,
        LateAnswer,
        Moment,
        Option,
        Page,
        Person,
        Prepared,
    )
    from k2bot.games.dungeon_twister.engine.events import Event
    from k2bot.thinking.question import Question, Valuation


class DungeonTwister(EngineGame[Game, Decision, Observation]):
    """The game of Dungeon Twister, in the words of a language."""

    key = "dungeon"
    seats = range(2, 3)
    cover = Path(__file__).parent / "pictures" / "greeting.webp"
    engine = ENGINE
    newest = newest()
    commands = (("board", BOARD), ("hand", HAND), ("orders", ORDERS))
    players = Players(LEVELS, think, complete, weigh, KINDS)
    computer_names = ("Cogwheel", "Lantern", "Pendulum", "Ratchet")
    """Parts of what turns and burns in a dungeon: no name of a person."""
    rules = RULES
    films = late_answers = tutorial = undo = hints = reviews = True
    least_loss = 10.0
    """A tenth of a point."""
    called = (Pace.PHASE,)
    """Players who are asked within a turn are called, for its post is only edited."""
    orders = ORDERS
    """The hiding plan is below it."""
    seats_rotate = True
    first_game = settings.FIRST_GAME

    # ------------------------------------------------------------------------------------- settings

    @property
    def options(self) -> tuple[Option, ...]:
        """What can be set in the lobby."""
        return settings.options(self.words)

    @property
    def emojis(self) -> tuple[Emoji, ...]:
        """The tokens of both colours."""
        return emojis(pieces.emojis(Talk(self.words, ()).writing))

    @property
    def topics(self) -> tuple[tuple[str, str], ...]:
        """The topics of the rules with their titles; each has the page ``rules.<topic>``."""
        return rules.titles(Talk(self.words, ()))

    def rematched(self, options: Mapping[str, str]) -> Mapping[str, str]:
        """Blue and yellow change; a handicap stays with its person."""
        return settings.rematched(options)

    def exercise(self, answers: tuple[str, ...], learner: Person) -> Exercise[Game]:
        """What comes after these answers of somebody who learns the game. Raises Refusal."""
        return course.exercise(self, self.words, answers, learner)

    def objection(self, options: Mapping[str, str], seats: int) -> str | None:
        """Why these options do not fit; None if they fit."""
        return settings.objection(self.words, options)

    def setup(self, options: Mapping[str, str], seats: int) -> Setup:
        """The engine's settings for a game of this revision."""
        return settings.setup(options, self.revision)

    def summary(self, options: Mapping[str, str], seats: int) -> str:
        """The chosen options in a line."""
        return settings.summary(self.words, options, self.revision)

    # ------------------------------------------------------------------------------------- play

    def advance(self, state: Game, seat: int, answer: str) -> Step[Game]:
        """Several actions, all of them or none; or the offer of a draw."""
        if answer == record.OFFER:
            offered = play.offer_draw(state, seat)
            return Step(offered.game, offered.events)
        events: list[Event] = []
        for action in read_actions(answer):
            step = play.apply(state, seat, action)
            state = step.game
            events += step.events
        return Step(state, tuple(events))

    def recorded(self, form: Form[Any, Any, Game, Any], answer: str) -> Sequence[Any]:
        """A line for each action."""
        return (answer,) if answer in form.words else read_actions(answer)

    def fact(self, name: str, fact: Any) -> str | int:
        """Tokens by their names, and rooms counted from 1."""
        if isinstance(fact, str) and fact in BY_NAME:
            return Talk(self.words, ()).token(fact)
        return fact + 1 if name == "slot" else super().fact(name, fact)

    def reveals(self, before: Game, step: Step[Game]) -> bool:
        """Teams, rooms and the cards of a fight that are shown."""
        return any(isinstance(event, REVEALING) for event in step.events)

    def step_name(
        self, before: Game, seat: int, answer: str, step: Step[Game], people: tuple[Person, ...]
    ) -> str:
        """What an answer did, as everybody may know it."""
        talk = Talk(self.words, people)
        if answer == record.OFFER:
            return talk.text("dungeon-step-offer")
        return wording.step_name(talk, read_actions(answer), step.events)

    def over(self, state: Game) -> bool:
        """Whether the game has ended."""
        return state.phase is Phase.OVER

    def placements(self, state: Game) -> tuple[Placement, ...]:
        """Who came where: the winner first, two first places in a draw."""
        return telling.placements(state)

    def progress(self, state: Game, people: tuple[Person, ...]) -> str:
        """The turn and the score, and what goes on."""
        talk, seen = Talk(self.words, people), observe(state, None)
        return sentences(status.headline(talk, seen), status.awaited(talk, seen))

    def ordered(self, state: Game, seat: int, orders: str) -> Order | None:
        """What standing orders answer to a seat's decision."""
        return standing_orders.ordered(state, seat, orders)

    def ordering(self, state: Game, seat: int) -> str | None:
        """The hiding plan, for who has a team and tokens to hide."""
        return setup.HIDING if orders.is_preparing(observe(state, seat)) else None

    def unasked(self, state: Game, seat: int) -> str | None:
        """A draw can be offered or agreed to at any time (40)."""
        return standing_orders.unasked(state, seat)

    def late(self, state: Game, seat: int, prepared: Prepared) -> LateAnswer | None:
        """The answer for a seat whose time has run out; None for one that is not awaited."""
        return defaults.late(state, seat, prepared)

    def partial_answer(self, state: Game, seat: int, prepared: Prepared) -> tuple[Observation, Decision, str]:
        """The game after the actions planned so far."""
        planned, done = defaults.begun(state, seat, prepared.draft)
        decision = play.decision_of(planned, seat)
        if decision is None:
            raise ValueError(f"seat {seat} has nothing left to decide")
        return observe(planned, seat), decision, write_actions(done)

    def advised(self, state: Game, seat: int, draft: str | None) -> Game:
        """The turn as it is planned; this one where the plan is whole, or does not go any more."""
        try:
            planned, _ = ahead(state, seat, read_actions(draft) if draft else ())
        except (ActionSyntaxError, RuleError):
            return state
        return state if ends(state, planned, seat) else planned

    def hint(
        self, state: Game, seat: int, answer: str, people: tuple[Person, ...], draft: str | None = None
    ) -> tuple[Page, str | None]:
        """The page that recommends an answer, and the draft of its plan. Raises Refusal."""
        planned = self.advised(state, seat, draft)
        decision, seen = play.decision_of(state, seat), observe(planned, seat)
        if decision is None:
            raise Refusal(self.words.text("dungeon-refusal-no-hint"))
        return hints.page(
            Talk(self.words, people),
            seen,
            decision,
            answer,
            done=() if planned is state or not draft else read_actions(draft),
            look=partial(preview, state, seat),
            why=why(seen, answer),
        )

    def weighing(self, state: Game, seat: int, answer: str, seed: str, share: int) -> Question | None:
        """What an answer was worth; offers of a draw are not reckoned with."""
        return None if answer == record.OFFER else super().weighing(state, seat, answer, seed, share)

    def reviewed(
        self, state: Game, seat: int, answer: str, weighed: Valuation, people: tuple[Person, ...]
    ) -> Page:
        """The page of a decision of a game that is over."""
        decision, seen = play.decision_of(state, seat), observe(state, seat)
        return hints.review_page(
            Talk(self.words, people),
            seen,
            decision.kind if decision else "act",
            answer,
            weighed,
            look=partial(preview, state, seat),
            why=why(seen, weighed.better),
        )

    def gathers(self, before: Game, step: Step[Game]) -> bool:
        """A whole turn and the call to the next one; and what is hidden one after the other."""
        return step.state.phase is not Phase.OVER

    # ------------------------------------------------------------------------------------- posts

    def call(self, state: Game, pace: Pace) -> str | None:
        """The key of the line that calls who is asked within a turn."""
        return posts.call_key(state)

    def announce(self, before: Game | None, step: Step[Game], pace: Pace) -> tuple[Announcement, ...]:
        """The posts a step calls for, in order."""
        return posts.announcements(before, step.state, step.events)

    def compose(self, moment: Moment[Game], announcement: Announcement) -> Page:
        """The page of an announced post, as of that moment."""
        return telling.compose(self.words, moment, announcement)

    def film(self, steps: Iterable[Step[Game]], people: tuple[Person, ...]) -> Film:
        """The film of a game, as the channel saw it."""
        return telling.film(self.words, steps, people)

    # ------------------------------------------------------------------------------------- pages

    def reader(self, state: Game, seat: int | None, draft: str | None, people: tuple[Person, ...]) -> Reader:
        """Who reads a page."""
        return Reader(ENGINE, state, seat, draft, Talk(self.words, people))
