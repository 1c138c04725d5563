"""K2 as the host knows it.

The modules of this folder alone, between the rules and the pages, hold a whole Game.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from k2bot.game import pictures
from k2bot.game.engine_game import EngineGame, Players
from k2bot.game.reading import RULES
from k2bot.game.values import Delivery, Pace, Placement, Step
from k2bot.games.k2 import course, defaults, settings, telling
from k2bot.games.k2.engine import (
    Card,
    Commit,
    Decision,
    Finish,
    Game,
    Observation,
    Phase,
    Plan,
    Setup,
    content,
    model,
    observe,
    parse,
    play,
    preview,
)
from k2bot.games.k2.engine.actions import StepAction
from k2bot.games.k2.engine.events import reveals
from k2bot.games.k2.pages import board_text, hints, posts, rules
from k2bot.games.k2.pages.buttons import HAND, PICTURE
from k2bot.games.k2.pages.talk import Talk
from k2bot.games.k2.pictures import emoji
from k2bot.games.k2.players.choosing import LEVELS, complete, think
from k2bot.games.k2.players.weighing import KINDS, weigh
from k2bot.games.k2.reading import ENGINE, Reader

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

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
    from k2bot.thinking.question import Question
    from k2bot.thinking.weighing import Weighed


class K2(EngineGame[Game, Decision, Observation]):
    """The game of K2, in the words of a language."""

    key = "k2"
    seats = range(1, 6)
    cover = Path(__file__).parent / "pictures" / "greeting.webp"
    engine = ENGINE
    newest = model.newest()
    commands = (("board", PICTURE), ("hand", HAND))
    players = Players(LEVELS, think, complete, weigh, KINDS)
    computer_names = ("Abruzzi", "Baltoro", "Savoia", "Moraine", "Serac")
    """A ridge, two glaciers, their rubble, a tower of ice: nobody is called so, and all fit every picture."""
    rules = RULES
    films = late_answers = tutorial = undo = hints = reviews = True
    least_loss = 0.3
    """A third of a point; in company three of a hundred chances to win."""
    paces = tuple(Pace)
    called = (Pace.DAY, Pace.ONE)
    """The quiet paces, in which posts are only edited."""

    # ------------------------------------------------------------------------------------- settings

    @property
    def options(self) -> tuple[Option, ...]:
        """What can be set in the lobby."""
        return settings.options(self.words)

    @property
    def delivery(self) -> Delivery:
        """The hand comes each morning and follows its player through the day."""
        own = self.words
        return Delivery(
            HAND,
            greeting=own.text("k2-delivery-greeting"),
            on=own.text("k2-delivery-on"),
            off=own.text("k2-delivery-off"),
        )

    @property
    def topics(self) -> tuple[tuple[str, str], ...]:
        """The topics of the rules with their titles; each has the page ``rules.<topic>``."""
        return rules.titles(Talk(self.words, ()))

    @property
    def emojis(self) -> tuple[Emoji, ...]:
        """Cards, climbers, tents, weather and risk tokens."""
        return pictures.emojis(emoji.drawings())

    def exercise(self, answers: tuple[str, ...], learner: Person) -> Exercise[Game]:
        """What a learner reads or does after these answers. Raises Refusal."""
        return course.exercise(self, self.words, self.computer_names, answers, learner)

    def objection(self, options: Mapping[str, str], seats: int) -> str | None:
        """Why these options do not fit that number of people; None if they fit."""
        return settings.objection(self.words, options, seats)

    def summary(self, options: Mapping[str, str], seats: int) -> str:
        """The chosen options in a line."""
        return settings.summary(self.words, options, seats)

    def setup(self, options: Mapping[str, str], seats: int) -> Setup:
        """The engine's settings for a game of this revision."""
        return settings.setup(options, seats, self.revision)

    # ------------------------------------------------------------------------------------- play

    def fact(self, name: str, fact: Any) -> str | int:
        """Cards and spaces by the names on them."""
        talk = Talk(self.words, ()).plain
        if isinstance(fact, Card):
            return talk.card(fact)
        short = super().fact(name, fact)
        return talk.space(str(short)) if name == "space" else short

    def drafting(self, state: Game, seat: int) -> str | None:
        """The id of the decision of a seat, or of the turn that it can plan ahead."""
        return self.reader(state, seat, None, ()).drafting

    def reveals(self, before: Game, step: Step[Game]) -> bool:
        """Cards shown or drawn, a token or a weather tile turned up."""
        return any(map(reveals, step.events))

    def step_name(
        self, before: Game, seat: int, answer: str, step: Step[Game], people: tuple[Person, ...]
    ) -> str:
        """What an answer did, as everybody may know it."""
        return telling.step_name(Talk(self.words, people), before, seat, parse(answer), step)

    def over(self, state: Game) -> bool:
        """Whether the game has ended."""
        return state.phase is Phase.OVER

    def placements(self, state: Game) -> tuple[Placement, ...]:
        """Who came where: winners first, then by victory points, those who resigned behind all others."""
        return telling.placements(state)

    def progress(self, state: Game, people: tuple[Person, ...]) -> str:
        """The day, and what goes on."""
        talk, seen = Talk(self.words, people), observe(state, None)
        return talk.text("k2-progress", day=seen.day, days=content.DAYS, phase=board_text.phase(talk, seen))

    def hint(
        self, state: Game, seat: int, answer: str, people: tuple[Person, ...], draft: str | None = None
    ) -> tuple[Page, str | None]:
        """The page that recommends an answer, and its draft. Raises Refusal where it answers nothing."""
        seen, action, legal = observe(state, seat), parse(answer), play.legal_actions(state, seat)
        stamp, look = self.stamp(state, seat) or "", partial(preview, state, seat)
        page = hints.hint_page(Talk(self.words, people), seen, action, stamp, look=look, legal=legal)
        return page, hints.draft_of(seen, action)

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
            Talk(self.words, people),
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

    def partial_answer(
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

    def call(self, state: Game, pace: Pace) -> str | None:
        """The key of the line that calls who is asked now, where an edited post asks."""
        return posts.call(observe(state, None), pace)

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
