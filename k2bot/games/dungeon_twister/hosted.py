"""Dungeon Twister's adapter for the host.

Only the modules of this folder, between rules and pages, hold a whole Game.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from k2bot.engines.chance import number
from k2bot.engines.errors import ActionSyntaxError, RuleError
from k2bot.game.engine_game import EngineGame, Players
from k2bot.game.pages import emojis, sentences
from k2bot.game.reading import RULES
from k2bot.game.values import AnswerSource, LateAnswer, Order, Pace, Placement, Refusal, Step
from k2bot.games.dungeon_twister import course, puzzles, settings
from k2bot.games.dungeon_twister.engine import play, record
from k2bot.games.dungeon_twister.engine.actions import Hide, Lay, Team, read_actions, write_actions
from k2bot.games.dungeon_twister.engine.content import BY_NAME, RETURNING_CARD
from k2bot.games.dungeon_twister.engine.events import REVEALING
from k2bot.games.dungeon_twister.engine.model import Decision, Game, Phase, Setup, newest
from k2bot.games.dungeon_twister.engine.planning import ahead, ends, preview
from k2bot.games.dungeon_twister.engine.setting_up import hidden_tokens
from k2bot.games.dungeon_twister.engine.squares import SLOTS
from k2bot.games.dungeon_twister.engine.view import Observation, observe
from k2bot.games.dungeon_twister.pages import (
    best_results,
    films,
    highlights,
    hints,
    history,
    posts,
    setup,
    status,
    wording,
)
from k2bot.games.dungeon_twister.pages import career as career_pages
from k2bot.games.dungeon_twister.pages.buttons import BOARD, HAND, ORDERS
from k2bot.games.dungeon_twister.pages.setup import Orders
from k2bot.games.dungeon_twister.pages.wording import Talk
from k2bot.games.dungeon_twister.pictures import Story, pieces
from k2bot.games.dungeon_twister.players.choosing import KINDS, LEVELS, complete, think, weigh
from k2bot.games.dungeon_twister.players.why import why
from k2bot.games.dungeon_twister.reading import ENGINE, Reader

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from datetime import date

    from k2bot.engines.records import Form
    from k2bot.game.exercises import Exercise, Puzzle, PuzzleEntry
    from k2bot.game.statistics import BestResult, Career
    from k2bot.game.values import (
        Announcement,
        Emoji,
        Film,
        Moment,
        Page,
        Person,
        Preparation,
    )
    from k2bot.games.dungeon_twister.engine.actions import Action
    from k2bot.games.dungeon_twister.engine.events import Event
    from k2bot.thinking.question import Question, Valuation


_HOUR = 3600


class DungeonTwister(EngineGame[Game, Decision, Observation, Talk, Reader]):
    """The game of Dungeon Twister, in one language."""

    key = "dungeon"
    seats = range(2, 3)
    engine, talk_type, reader_type = ENGINE, Talk, Reader
    newest_revision = newest()
    commands = (("board", BOARD), ("hand", HAND), ("orders", ORDERS))
    anchors = MappingProxyType(
        {"beginner": (12.4, 1.5), "easy": (19.6, 1.3), "normal": (25.0, 0.0), "hard": (37.0, 1.2)}
    )
    """As measured, see docs/players.md."""
    players = Players(LEVELS, think, complete, weigh, KINDS)
    computer_names = ("Cogwheel", "Lantern", "Pendulum", "Ratchet")
    """Things that turn and burn in a dungeon; no person's names."""
    rules = RULES
    films = late_answers = tutorial = undo = hints = reviews = True
    least_loss = 10.0
    """A tenth of a point."""
    ping_paces = (Pace.PHASE,)
    """Decisions within a turn get a ping, since the turn's post is only edited."""
    recent_steps = 24
    """Two turns."""
    orders = ORDERS
    """The hiding plan is a subpage of it."""
    seats_rotate = True
    option_values = settings.VALUES
    first_game = settings.FIRST_GAME

    # ------------------------------------------------------------------------------------- settings

    @property
    def emojis(self) -> tuple[Emoji, ...]:
        """Emoji of the tokens in both colours."""
        return emojis(pieces.emojis())

    def rematch_options(self, options: Mapping[str, str]) -> Mapping[str, str]:
        """Settings of a rematch: blue and yellow change places; a handicap stays with its player."""
        goal = self.chosen(options)["goal"]
        return {**options, "goal": {"blue": "yellow", "yellow": "blue"}.get(goal, goal)}

    def exercise(self, answers: tuple[str, ...], learner: Person) -> Exercise[Game]:
        """The exercise after a learner's answers. Raises Refusal."""
        return course.exercise(self, self.words, answers, learner)

    @property
    def puzzles(self) -> tuple[PuzzleEntry, ...]:
        """Positions in which a turn can be won by one first action only."""
        return puzzles.entries()

    def puzzle(self, number: int, answers: tuple[str, ...], solver: Person) -> Puzzle[Game]:
        """A puzzle after its solver's answers. Raises Refusal."""
        return puzzles.puzzle(self.words, number, answers, solver)

    def solution(self, number: int, solver: Person) -> Page:
        """How a puzzle is solved. Raises Refusal."""
        return puzzles.solution(self.words, number, solver)

    def objection(self, options: Mapping[str, str], seats: int) -> str | None:
        """Why these options don't suit; None if they do."""
        if wrong := super().objection(options, seats):
            return wrong
        chosen = self.chosen(options)
        if chosen["shown"] != "no" and chosen["dealt"] != "yes":
            return self.words.text("dungeon-objection-shown")
        return None

    def setup(self, options: Mapping[str, str], seats: int) -> Setup:
        """The engine's setup with this rules revision."""
        return settings.setup(options, self.revision)

    def summary(self, options: Mapping[str, str], seats: int) -> str:
        """Summary of the chosen options on one line."""
        return settings.summary(self.words, options, self.revision)

    # ------------------------------------------------------------------------------------- play

    def advance(self, state: Game, seat: int, answer: str) -> Step[Game]:
        """Apply several actions, all or nothing; or an offer of a draw."""
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
        """One record line per action."""
        return (answer,) if answer in form.words else read_actions(answer)

    def facts(self, error: RuleError) -> dict[str, str | int]:
        """Add the sorts of tokens, for articles."""
        return {**super().facts(error), **wording.sorts(error.facts)}

    def fact(self, name: str, fact: Any) -> str | int:
        """Name tokens, and number rooms from 1."""
        if isinstance(fact, str) and fact in BY_NAME:
            return self.talk().token(fact)
        return fact + 1 if name == "slot" else super().fact(name, fact)

    def reveals(self, before: Game, step: Step[Game]) -> bool:
        """Whether teams, rooms or combat cards were revealed."""
        return any(isinstance(event, REVEALING) for event in step.events)

    def step_name(
        self, before: Game, seat: int, answer: str, step: Step[Game], people: tuple[Person, ...]
    ) -> str:
        """What an answer did, as public knowledge."""
        talk = self.talk(people)
        if answer == record.OFFER:
            return talk.text("dungeon-step-offer")
        return wording.step_name(talk, read_actions(answer), step.events)

    def over(self, state: Game) -> bool:
        """Whether the game is over."""
        return state.phase is Phase.OVER

    def placements(self, state: Game) -> tuple[Placement, ...]:
        """Placements: the winner first, two first places in a draw; empty before the end."""
        outcome = play.outcome(state)
        if outcome is None:
            return ()
        facts = (("reason", outcome.reason), ("turns", state.number))
        places = [
            Placement(seat, 1 if not outcome.winners or seat in outcome.winners else 2, state.vp[seat], facts)
            for seat in (0, 1)
        ]
        return tuple(sorted(places, key=lambda placement: placement.place))

    summary_revision = 2

    def summaries(self, steps: Iterable[Step[Game]]) -> tuple[dict[str, Any], ...]:
        """What each seat did in a finished game."""
        known = tuple(steps)
        return career_pages.summaries(
            observe(known[-1].state, None), (event for step in known for event in step.events)
        )

    def career(self, career: Career) -> Page:
        """A person's games in words, with a picture."""
        return career_pages.page(self.talk(), career)

    figures = staticmethod(career_pages.figures)
    best_kinds = best_results.KINDS
    feats = staticmethod(best_results.feats)

    def best(self, result: BestResult) -> str:
        """A best result in a few words."""
        return best_results.best_text(self.talk(), result)

    def progress(self, state: Game, people: tuple[Person, ...]) -> str:
        """Turn, score, and the current state."""
        talk, seen = self.talk(people), observe(state, None)
        return sentences(status.headline(talk, seen), status.waiting_for(talk, seen))

    def order(self, state: Game, seat: int, orders: str) -> Order | None:
        """What standing orders answer to a seat's decision; None if the player has to."""
        told = Orders.read(orders)
        match state.phase:
            case Phase.HIDE if told.laid:
                seen = observe(state, seat)
                hide = told.next(seen)
                if hide is None and told.elsewhere:
                    rooms = [slot for slot in range(SLOTS) if setup.room_left(seen, slot)]
                    drawn = number(state.seed, f"elsewhere/{seat}/{state.step}", len(rooms))
                    hide = Hide(setup.unlaid(seen)[0], rooms[drawn])
                return None if hide is None else Order(str(hide))
            case Phase.FIGHT if setup.CARD in told.silent:
                which, hours = told.silent[setup.CARD]
                return Order(str(Lay(_card(state.seats[seat].combat, which))), hours * _HOUR)
            case Phase.PLACE if setup.PLACE in told.silent:
                return Order(str(play.overdue(state, seat)), told.silent[setup.PLACE][1] * _HOUR)
            case _:
                return None

    def orders_page(self, state: Game, seat: int) -> str | None:
        """The hiding plan, for a player with a team and tokens to hide."""
        return setup.HIDING if setup.is_preparing(observe(state, seat)) else None

    def optional_stamp(self, state: Game, seat: int) -> str | None:
        """Stamp for offering or accepting a draw, which is possible at any time (rule 40)."""
        return self.reader(state, seat, None, ()).optional_stamp

    def late_answer(self, state: Game, seat: int, prepared: Preparation) -> LateAnswer | None:
        """The answer for a seat that ran out of time (rule 42); None if it has no decision.

        Uses the drafted team, the next token of the hiding plan, and a turn or room as planned, as far as
        legal. Points left are lost, and anything else is chosen at random.
        """
        if play.decision_of(state, seat) is None:
            return None
        own = _setup_answer(state, seat, prepared)
        if own is not None:
            return LateAnswer(str(own), AnswerSource.DRAFT)
        after, done = _drafted(state, seat, prepared.draft)
        if not done:
            return LateAnswer(str(play.overdue(state, seat)))
        if ends(state, after, seat):
            return LateAnswer(write_actions(done), AnswerSource.DRAFT)
        rest: list[Action] = []
        while not ends(state, after, seat):
            rest.append(play.overdue(after, seat))
            after = play.apply(after, seat, rest[-1]).game
        return LateAnswer(write_actions((*done, *rest)), AnswerSource.COMPLETED)

    def partial_answer(
        self, state: Game, seat: int, prepared: Preparation
    ) -> tuple[Observation, Decision, str]:
        """The game after the actions planned so far."""
        planned, done = _drafted(state, seat, prepared.draft)
        decision = play.decision_of(planned, seat)
        if decision is None:
            raise ValueError(f"seat {seat} has nothing left to decide")
        return observe(planned, seat), decision, write_actions(done)

    def hint_state(self, state: Game, seat: int, draft: str | None) -> Game:
        """The game after the planned actions; unchanged if the plan is complete or no longer legal."""
        try:
            planned, _ = ahead(state, seat, read_actions(draft) if draft else ())
        except (ActionSyntaxError, RuleError):
            return state
        return state if ends(state, planned, seat) else planned

    def hint_rest(
        self, state: Game, seat: int, before: str | None, answer: str, draft: str | None
    ) -> str | None:
        """The hint's actions that aren't planned yet, if exactly those before them are."""
        if not draft or answer == record.OFFER or self.hint_state(state, seat, draft) is state:
            return None
        begun = () if self.hint_state(state, seat, before) is state else read_actions(before or "")
        whole, done = (*begun, *read_actions(answer)), read_actions(draft)
        count = len(done)
        return (
            write_actions(whole[count:])
            if len(begun) <= count < len(whole) and whole[:count] == done
            else None
        )

    def hint(
        self, state: Game, seat: int, answer: str, people: tuple[Person, ...], draft: str | None = None
    ) -> tuple[Page, str | None]:
        """Hint page for an answer, and the draft of its plan. Raises Refusal."""
        planned = self.hint_state(state, seat, draft)
        decision = play.decision_of(state, seat)
        if decision is None:
            raise Refusal(self.words.text("dungeon-refusal-no-hint"))
        plan = preview(state, seat, () if planned is state or not draft else read_actions(draft))
        return hints.page(self.talk(people), plan, decision, answer, why(plan.seen, answer))

    def review_question(self, state: Game, seat: int, answer: str, seed: str, share: int) -> Question | None:
        """The question of an answer's value; None for draw offers."""
        return None if answer == record.OFFER else super().review_question(state, seat, answer, seed, share)

    def review_page(
        self, state: Game, seat: int, answer: str, weighed: Valuation, people: tuple[Person, ...]
    ) -> Page:
        """Review page of a decision in a finished game."""
        decision, plan = play.decision_of(state, seat), preview(state, seat, ())
        kind, because = decision.kind if decision else "act", why(plan.seen, weighed.better)
        return hints.review_page(self.talk(people), plan, kind, answer, weighed, why=because)

    def can_batch(self, before: Game, step: Step[Game]) -> bool:
        """Whether posts are combined: a whole turn with the ping for the next one, consecutive hidings."""
        return step.state.phase is not Phase.OVER

    # ------------------------------------------------------------------------------------- posts

    def ping_key(self, state: Game, pace: Pace) -> str | None:
        """Key of the line that pings the seat to move within a turn."""
        return posts.ping_key(state)

    def announce(self, before: Game | None, step: Step[Game], pace: Pace) -> tuple[Announcement, ...]:
        """Posts to make after a step, in order."""
        return posts.announcements(before, step.state, step.events)

    def compose(self, moment: Moment[Game], announcement: Announcement) -> Page:
        """Compose an announced post as of that moment."""
        state, talk = moment.step.state, self.talk(moment.people)
        kind, _, rest = announcement.key.partition("-")
        seen, outcome = observe(state, None), play.outcome(state)
        known = history.public_steps(moment.history())
        turns = history.turns(known)
        before = known[moment.earlier - 1].seen.number if moment.earlier else 0
        match kind:
            case posts.SETUP:
                return posts.setup_post(talk, seen)
            case "turn":
                place = next(place for place, turn in enumerate(turns) if turn.number == int(rest))
                return posts.turn_post(talk, seen, turns[: place + 1], before, highlights.of_game(known))
            case "call":
                return posts.ping_post(talk, seen)
            case "offer":
                seat = int(rest.rpartition("-")[2])  # posts of earlier versions also contain the turn
                agreed = outcome is not None and outcome.reason == "agreed"
                return posts.offer_post(talk, seat, is_open=posts.open_offer(state) == seat, agreed=agreed)
            case "end" if outcome is not None:
                happened = [event for turn in turns for event in turn.events]
                down = [
                    (token, slot)
                    for slot in range(SLOTS)
                    if not state.up >> slot & 1
                    for owner in (0, 1)
                    for token in hidden_tokens(state, owner, slot)
                ]
                untold = [turn for turn in turns if moment.earlier and turn.number > before]
                return posts.end_post(talk, Story.of(seen, happened, down), outcome, moment.record(), untold)
            case _:
                raise ValueError(f"Dungeon Twister has no post {announcement.key!r}")

    def chapter_name(self, key: str) -> str:
        """The turn, or what else the post is about."""
        kind, _, number = key.partition("-")
        if kind == "turn":
            return self.words.text("dungeon-chapter-turn", number=number)
        return self.words.text(f"dungeon-chapter-{kind}")  # words: dungeon-chapter-*

    def film(
        self, steps: Iterable[Step[Game]], people: tuple[Person, ...], played: date | None = None
    ) -> Film:
        """The film of a game, as the channel saw it."""
        return films.film(self.talk(people), history.public_steps(steps), played)


def _card(left: tuple[int, ...], which: str) -> int:
    """One of the cards left, in ascending order; the returning card is always among them (rule 17)."""
    others = [card for card in left if card != RETURNING_CARD]
    if which == "zero" or not others:
        return RETURNING_CARD
    return left[len(left) // 2] if which == "middle" else others[0]


def _drafted(game: Game, seat: int, draft: str | None) -> tuple[Game, tuple[Action, ...]]:
    """The game after a draft's actions, up to the first illegal one."""
    try:
        drafted = read_actions(draft) if draft else ()
    except ActionSyntaxError:
        return game, ()
    for count, action in enumerate(drafted):
        try:
            game, _ = ahead(game, seat, (action,))
        except RuleError:
            return game, drafted[:count]
    return game, drafted


def _setup_answer(game: Game, seat: int, prepared: Preparation) -> Action | None:
    """A drafted team, or the next token of a hiding plan."""
    if game.phase is Phase.HIDE:
        return Orders.read(prepared.orders).next(observe(game, seat))
    team = Team(setup.drafted_team(prepared.draft))
    return team if game.phase is Phase.START and team in play.legal_actions(game, seat) else None
