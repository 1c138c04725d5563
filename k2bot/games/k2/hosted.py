"""K2 as the host knows it: its core, and every capability there is.

The modules of this folder alone, between the rules and the pages, hold a whole Game.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from k2bot.game import capabilities, pictures
from k2bot.game import values as game
from k2bot.game.engine_game import EngineGame
from k2bot.game.reading import NEXT, NOW, RULES
from k2bot.game.values import Delivery, Pace, PageCommand, Pages, Placement, Refusal, Step
from k2bot.games.k2 import course, defaults, reading, settings, telling
from k2bot.games.k2.engine import (
    ActionSyntaxError,
    Commit,
    Decision,
    Finish,
    Game,
    Observation,
    Phase,
    Plan,
    RuleError,
    content,
    observe,
    parse,
    play,
    preview,
    record,
)
from k2bot.games.k2.engine.actions import StepAction
from k2bot.games.k2.engine.events import reveals
from k2bot.games.k2.engine.model import newest
from k2bot.games.k2.pages import board_text, hints, posts, rules
from k2bot.games.k2.pages.buttons import HAND, PICTURE
from k2bot.games.k2.pages.talk import Talk
from k2bot.games.k2.pictures import emoji
from k2bot.games.k2.players.choosing import LEVELS, complete, think
from k2bot.games.k2.players.weighing import KINDS, weigh
from k2bot.games.k2.reading import ENGINE, Reader
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
    from k2bot.text.words import Words
    from k2bot.thinking.question import Question
    from k2bot.thinking.weighing import Weighed

_COMPUTERS: Final = ("Abruzzi", "Baltoro", "Savoia", "Moraine", "Serac")
"""A ridge, two glaciers, their rubble, a tower of ice: nobody's name, and short enough for every picture."""


class K2(
    EngineGame[Game, Decision, Observation],
    game.Game[Game],
    capabilities.Computers[Game],
    capabilities.Emojis,
    capabilities.Hints[Game],
    capabilities.Reviews[Game],
    capabilities.Films[Game],
    capabilities.Records[Game],
    capabilities.Fingerprints[Game],
    capabilities.Revisions[Game],
    capabilities.Rules,
    capabilities.Course[Game],
    capabilities.PrivateDelivery,
    capabilities.LateAnswers[Game],
    capabilities.Undoable[Game],
    capabilities.StepNames[Game],
    capabilities.Paces[Game],
    capabilities.Drafting[Game],
    capabilities.Gathering[Game],
    capabilities.Progress[Game],
    capabilities.InPlay[Game],
):
    """The game of K2, in the words of a language."""

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
    def paces(self) -> tuple[Pace, ...]:
        """A post for every phase, for every day, or for the whole game."""
        return tuple(Pace)

    @property
    def pages(self) -> Pages:
        """The board's picture and the hand have slash commands."""
        own = self._words
        return Pages(
            NOW,
            NEXT,
            tuple(
                PageCommand(
                    page,
                    own.text(f"k2-command-{command}-name"),  # words: k2-command-*
                    own.text(f"k2-command-{command}"),  # words: k2-command-*
                )
                for command, page in (("board", PICTURE), ("hand", HAND))
            ),
        )

    @property
    def delivery(self) -> Delivery:
        """The hand comes each morning and follows its player through the day."""
        own = self._words
        return Delivery(
            HAND,
            greeting=own.text("k2-delivery-greeting"),
            on=own.text("k2-delivery-on"),
            off=own.text("k2-delivery-off"),
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
    def emojis(self) -> tuple[Emoji, ...]:
        """Cards, climbers, tents, weather and risk tokens."""
        return pictures.emojis(emoji.drawings())

    def exercise(self, answers: tuple[str, ...], learner: Person) -> Exercise[Game]:
        """What a learner reads or does after these answers. Raises Refusal."""
        return course.exercise(self, self._words, _COMPUTERS, answers, learner)

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
        begun = play.start(settings.setup(options, seats, self.revision), seed)
        return Step(begun.game, begun.events)

    def drafting(self, state: Game, seat: int) -> str | None:
        """The id of the decision of a seat, or of the turn that it can plan ahead."""
        return self.reader(state, seat, None, ()).drafting

    def apply(self, state: Game, seat: int, answer: str) -> Step[Game]:
        """Apply an answer given as text. Raises Refusal, nothing changed."""
        try:
            step = play.apply(state, seat, parse(answer))
        except ActionSyntaxError:
            raise Refusal(self._words.text("k2-refusal-unreadable", answer=quoted(answer))) from None
        except RuleError as error:
            raise self.forbidden(error) from error
        return Step(step.game, step.events)

    def reveals(self, before: Game, step: Step[Game]) -> bool:
        """Cards shown or drawn, a token or a weather tile turned up."""
        return any(map(reveals, step.events))

    def step_name(
        self, before: Game, seat: int, answer: str, step: Step[Game], people: tuple[Person, ...]
    ) -> str:
        """What an answer did, as everybody may know it."""
        return telling.step_name(Talk(self._words, people), before, seat, parse(answer), step)

    def over(self, state: Game) -> bool:
        """Whether the game has ended."""
        return state.phase is Phase.OVER

    def placements(self, state: Game) -> tuple[Placement, ...]:
        """Who came where: winners first, then by victory points, those who resigned behind all others."""
        return telling.placements(state)

    def progress(self, state: Game, people: tuple[Person, ...]) -> str:
        """The day, and what goes on."""
        talk, seen = Talk(self._words, people), observe(state, None)
        return talk.text("k2-progress", day=seen.day, days=content.DAYS, phase=board_text.phase(talk, seen))

    @property
    def levels(self) -> tuple[tuple[str, str], ...]:
        """The levels of computers, the weakest first."""
        return tuple((level, self._words.text(f"k2-level-{level}")) for level in LEVELS)  # words: k2-level-*

    @property
    def computer_names(self) -> tuple[str, ...]:
        """Names of the mountain's features."""
        return _COMPUTERS

    def advised(self, state: Game, seat: int, draft: str | None) -> Game:
        """A hint is about the whole decision, whatever is drafted."""
        return state

    def hint(
        self, state: Game, seat: int, answer: str, people: tuple[Person, ...], draft: str | None = None
    ) -> tuple[Page, str | None]:
        """The page that recommends an answer, and its draft. Raises Refusal where it answers nothing."""
        seen, action, legal = observe(state, seat), parse(answer), play.legal_actions(state, seat)
        stamp, look = self.stamp(state, seat) or "", partial(preview, state, seat)
        page = hints.hint_page(Talk(self._words, people), seen, action, stamp, look=look, legal=legal)
        return page, hints.draft_of(seen, action)

    @property
    def least_loss(self) -> float:
        """A third of a point; in company three of a hundred chances to win."""
        return 0.3

    def weighing(self, state: Game, seat: int, answer: str, seed: str, share: int) -> Question | None:
        """What an answer was worth; None for a single step of a turn, which is no decision of its own."""
        action = parse(answer)
        if isinstance(action, StepAction) and not isinstance(action, Finish):
            return None
        return super().weighing(state, seat, answer, seed, share)

    def reviewed(
        self, state: Game, seat: int, answer: str, weighed: Weighed, people: tuple[Person, ...]
    ) -> Page:
        """The page of a decision of a game that is over."""
        return hints.review_page(
            Talk(self._words, people),
            observe(state, seat),
            parse(answer),
            parse(weighed.better),
            weighed,
            board=observe(state, None),
            look=partial(preview, state, seat),
        )

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

    def late(self, state: Game, seat: int, prepared: Prepared) -> LateAnswer | None:
        """The answer for a seat whose time has run out; None for one that is not awaited."""
        if seat not in self.waiting(state):
            return None
        legal, look = play.legal_actions(state, seat), partial(preview, state, seat)
        return defaults.late(observe(state, seat), legal, prepared.draft, look)

    def begun(
        self, state: Game, seat: int, prepared: Prepared
    ) -> tuple[Observation, Decision, Commit | Plan]:
        """The cards chosen so far; or the turn after the uses planned so far."""
        seen, decision = observe(state, seat), play.decision_of(state, seat)
        if decision is None:
            raise ValueError(f"seat {seat} has nothing to decide")
        own = defaults.begun(seen, prepared.draft, partial(preview, state, seat))
        if own.turn is None:
            return seen, decision, Commit(own.cards)
        return own.turn.preview.observation, decision, own.turn.plan

    # ------------------------------------------------------------------------------------- posts

    def announce(self, before: Game | None, step: Step[Game], pace: Pace) -> tuple[Announcement, ...]:
        """The posts a step calls for, in order."""
        earlier, seen = None if before is None else observe(before, None), observe(step.state, None)
        return posts.announcements(earlier, seen, step.events, self.waiting(step.state), pace)

    @property
    def called(self) -> tuple[Pace, ...]:
        """In the quiet paces, in which posts are only edited."""
        return (Pace.DAY, Pace.ONE)

    def call(self, state: Game, pace: Pace) -> str | None:
        """The key of the line that calls who is asked now, where an edited post asks."""
        return posts.call(observe(state, None), pace)

    def compose(self, moment: Moment[Game], announcement: Announcement) -> Page:
        """The page of an announced post, as of that moment."""
        return telling.compose(self._words, moment, announcement)

    def film(self, steps: Iterable[Step[Game]], people: tuple[Person, ...]) -> Film:
        """The film of a game, as the channel saw it."""
        return telling.film(self._words, steps, people)

    # ------------------------------------------------------------------------------------- records

    def record(
        self, options: Mapping[str, str], seats: int, seed: str, inputs: Sequence[tuple[int, str]]
    ) -> str:
        """The whole game as text, from its inputs; a resignation is the input ``resign``."""
        read: list[tuple[int, record.Input]] = [(seat, record.input_of(answer)) for seat, answer in inputs]
        return record.dumps(record.Record(settings.setup(options, seats, self.revision), seed, tuple(read)))

    # ------------------------------------------------------------------------------------- pages

    def forbidden(self, error: RefusedInputError) -> Refusal:
        """What the rules forbid, in words."""
        return reading.of_rule(self._words, error)

    def reader(self, state: Game, seat: int | None, draft: str | None, people: tuple[Person, ...]) -> Reader:
        """Who reads a page."""
        return Reader(ENGINE, state, seat, draft, Talk(self._words, people))
