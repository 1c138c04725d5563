"""Dungeon Twister as the host knows it: its core, and the capabilities it has.

The modules of this folder alone, between the rules and the pages, hold a whole Game.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from k2bot.game import capabilities, pictures
from k2bot.game import values as game
from k2bot.game.engine_game import EngineGame
from k2bot.game.reading import NEXT, NOW, RULES
from k2bot.game.talk import sentences
from k2bot.game.values import Order, Pace, PageCommand, Pages, Placement, Refusal, Step
from k2bot.games.dungeon_twister import course, defaults, refusals, settings, telling
from k2bot.games.dungeon_twister import defaults as standing_orders
from k2bot.games.dungeon_twister.engine import play, record
from k2bot.games.dungeon_twister.engine.actions import read_actions, write_actions
from k2bot.games.dungeon_twister.engine.corrections import newest
from k2bot.games.dungeon_twister.engine.errors import ActionSyntaxError, RuleError
from k2bot.games.dungeon_twister.engine.events import REVEALING
from k2bot.games.dungeon_twister.engine.model import Decision, Game, Phase
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
from k2bot.text.names import quoted
from k2bot.text.words import words as words_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from k2bot.engines.errors import RefusedInputError
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
    from k2bot.text.words import Words
    from k2bot.thinking.question import Question
    from k2bot.thinking.weighing import Weighed


_COMPUTERS: Final = ("Cogwheel", "Lantern", "Pendulum", "Ratchet")
"""Parts of what turns and burns in a dungeon: nobody's name."""


class DungeonTwister(
    EngineGame[Game, Decision, Observation],
    game.Game[Game],
    capabilities.Films[Game],
    capabilities.Records[Game],
    capabilities.Emojis,
    capabilities.FirstGames,
    capabilities.Rematches,
    capabilities.Course[Game],
    capabilities.Fingerprints[Game],
    capabilities.LateAnswers[Game],
    capabilities.Revisions[Game],
    capabilities.StandingOrders[Game],
    capabilities.Unasked[Game],
    capabilities.Undoable[Game],
    capabilities.StepNames[Game],
    capabilities.Computers[Game],
    capabilities.Hints[Game],
    capabilities.Reviews[Game],
    capabilities.Gathering[Game],
    capabilities.Paces[Game],
    capabilities.Progress[Game],
    capabilities.Rules,
):
    """The game of Dungeon Twister, in the words of a language."""

    def __init__(self, words: Words | None = None, revision: int | None = None) -> None:
        super().__init__(
            words or words_of(),
            ENGINE,
            LEVELS,
            think,
            complete=complete,
            weigh=weigh,
            weighed=KINDS,
            newest=newest(),
            revision=revision,
        )

    # ------------------------------------------------------------------------------------- settings

    @property
    def key(self) -> str:
        """Short name, as in the slash command and the store."""
        return "dungeon"

    @property
    def title(self) -> str:
        """Name for people."""
        return self._words.text("dungeon-title")

    @property
    def seats(self) -> range:
        """Two people."""
        return range(2, 3)

    @property
    def options(self) -> tuple[Option, ...]:
        """What can be set in the lobby."""
        return settings.options(self._words)

    @property
    def emojis(self) -> tuple[Emoji, ...]:
        """The tokens of both colours."""
        return pictures.emojis(pieces.emojis(Talk(self._words, ()).writing))

    @property
    def pages(self) -> Pages:
        """The maze, the cards left and standing orders have slash commands."""
        own = self._words
        return Pages(
            NOW,
            NEXT,
            tuple(
                PageCommand(
                    page,
                    own.text(f"dungeon-command-{command}-name"),  # words: dungeon-command-*
                    own.text(f"dungeon-command-{command}"),  # words: dungeon-command-*
                )
                for command, page in (("board", BOARD), ("hand", HAND), ("orders", ORDERS))
            ),
        )

    @property
    def rules(self) -> str:
        """The page of the rules."""
        return RULES

    @property
    def topics(self) -> tuple[tuple[str, str], ...]:
        """The topics of the rules with their titles; each has the page ``rules.<topic>``."""
        return rules.titles(Talk(self._words, ()))

    @property
    def first_game(self) -> Mapping[str, str]:
        """Three points, dealt, with two rooms to be seen at once."""
        return settings.FIRST_GAME

    def rematched(self, options: Mapping[str, str]) -> Mapping[str, str]:
        """Blue and yellow change; a handicap stays with its person."""
        return settings.rematched(options)

    def exercise(self, answers: tuple[str, ...], learner: Person) -> Exercise[Game]:
        """What comes after these answers of somebody who learns the game. Raises Refusal."""
        return course.exercise(self, self._words, answers, learner)

    def objection(self, options: Mapping[str, str], seats: int) -> str | None:
        """Why these options do not fit; None if they fit."""
        return settings.objection(self._words, options)

    def summary(self, options: Mapping[str, str], seats: int) -> str:
        """The chosen options in a line."""
        return settings.summary(self._words, options, self.revision)

    # ------------------------------------------------------------------------------------- play

    def new(self, options: Mapping[str, str], seats: int, seed: str) -> Step[Game]:
        """Start a game. Raises Refusal where the options do not fit."""
        objection = self.objection(options, seats)
        if objection is not None:
            raise Refusal(objection)
        begun = play.start(settings.setup(options, self.revision), seed)
        return Step(begun.game, begun.events)

    def apply(self, state: Game, seat: int, answer: str) -> Step[Game]:
        """Apply an answer: several actions, all of them or none, or the offer of a draw. Raises Refusal."""
        events: list[Event] = []
        try:
            if answer == record.OFFER:
                offered = play.offer_draw(state, seat)
                return Step(offered.game, offered.events)
            for action in read_actions(answer):
                step = play.apply(state, seat, action)
                state = step.game
                events += step.events
        except ActionSyntaxError:
            raise Refusal(self._words.text("dungeon-refusal-unreadable", answer=quoted(answer))) from None
        except RuleError as error:
            raise self.forbidden(error) from error
        return Step(state, tuple(events))

    def reveals(self, before: Game, step: Step[Game]) -> bool:
        """Teams, rooms and the cards of a fight that are shown."""
        return any(isinstance(event, REVEALING) for event in step.events)

    def step_name(
        self, before: Game, seat: int, answer: str, step: Step[Game], people: tuple[Person, ...]
    ) -> str:
        """What an answer did, as everybody may know it."""
        talk = Talk(self._words, people)
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
        talk, seen = Talk(self._words, people), observe(state, None)
        return sentences(status.headline(talk, seen), status.awaited(talk, seen))

    @property
    def orders(self) -> str:
        """The page of standing orders; the hiding plan is below it."""
        return ORDERS

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

    def begun(self, state: Game, seat: int, prepared: Prepared) -> tuple[Observation, Decision, str]:
        """The game after the actions planned so far."""
        planned, done = defaults.begun(state, seat, prepared.draft)
        decision = play.decision_of(planned, seat)
        if decision is None:
            raise ValueError(f"seat {seat} has nothing left to decide")
        return observe(planned, seat), decision, write_actions(done)

    @property
    def levels(self) -> tuple[tuple[str, str], ...]:
        """The levels of computers, the weakest first."""
        return tuple((level, self._level(level)) for level in LEVELS)

    def _level(self, level: str) -> str:
        return self._words.text(f"dungeon-level-{level}")  # words: dungeon-level-*

    @property
    def computer_names(self) -> tuple[str, ...]:
        """Names of what turns and burns in a dungeon."""
        return _COMPUTERS

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
            raise Refusal(self._words.text("dungeon-refusal-no-hint"))
        return hints.page(
            Talk(self._words, people),
            seen,
            decision,
            answer,
            done=() if planned is state or not draft else read_actions(draft),
            look=partial(preview, state, seat),
            why=why(seen, answer),
        )

    @property
    def least_loss(self) -> float:
        """A tenth of a point."""
        return 10.0

    def weighing(self, state: Game, seat: int, answer: str, seed: str, share: int) -> Question | None:
        """What an answer was worth; offers of a draw are not reckoned with."""
        return None if answer == record.OFFER else super().weighing(state, seat, answer, seed, share)

    def reviewed(
        self, state: Game, seat: int, answer: str, weighed: Weighed, people: tuple[Person, ...]
    ) -> Page:
        """The page of a decision of a game that is over."""
        decision, seen = play.decision_of(state, seat), observe(state, seat)
        return hints.review_page(
            Talk(self._words, people),
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

    @property
    def paces(self) -> tuple[Pace, ...]:
        """A post for each turn, edited as it goes."""
        return (Pace.PHASE,)

    @property
    def called(self) -> tuple[Pace, ...]:
        """Who is asked within a turn."""
        return (Pace.PHASE,)

    def call(self, state: Game, pace: Pace) -> str | None:
        """The key of the line that calls who is asked within a turn."""
        return posts.call_key(state)

    def announce(self, before: Game | None, step: Step[Game], pace: Pace) -> tuple[Announcement, ...]:
        """The posts a step calls for, in order."""
        return posts.announcements(before, step.state, step.events)

    def compose(self, moment: Moment[Game], announcement: Announcement) -> Page:
        """The page of an announced post, as of that moment."""
        return telling.compose(self._words, moment, announcement)

    def film(self, steps: Iterable[Step[Game]], people: tuple[Person, ...]) -> Film:
        """The film of a game, as the channel saw it."""
        return telling.film(self._words, steps, people)

    # ------------------------------------------------------------------------------------- records

    def record(
        self,
        options: Mapping[str, str],
        seats: int,
        seed: str,
        inputs: Sequence[tuple[int, str]],
    ) -> str:
        """The whole game as text, a line for each action."""
        read: list[tuple[int, record.Input]] = []
        for seat, answer in inputs:
            if answer == record.RESIGN:
                read.append((seat, record.RESIGN))
            elif answer == record.OFFER:
                read.append((seat, record.OFFER))
            else:
                read += ((seat, action) for action in read_actions(answer))
        return record.dumps(record.Record(settings.setup(options, self.revision), seed, tuple(read)))

    # ------------------------------------------------------------------------------------- pages

    def forbidden(self, error: RefusedInputError) -> Refusal:
        """What the rules forbid, in words."""
        return refusals.of_rule(self._words, error)

    def reader(self, state: Game, seat: int | None, draft: str | None, people: tuple[Person, ...]) -> Reader:
        """Who reads a page."""
        return Reader(ENGINE, state, seat, draft, Talk(self._words, people))
