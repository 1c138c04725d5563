"""K2's adapter for the host: settings, play, posts, pages and presses.

Only the modules of this folder, between rules and pages, hold a whole Game.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache, lru_cache, partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from k2bot.game import reading
from k2bot.game.engine_game import EngineGame, Players
from k2bot.game.pages import lines, of_kind
from k2bot.game.reading import NOW, RULES
from k2bot.game.standing import ORDERS
from k2bot.game.values import (
    Announcement,
    Delivery,
    Emoji,
    Film,
    LateAnswer,
    Order,
    Pace,
    Page,
    People,
    Person,
    Picture,
    Placement,
    PostSubject,
    Preparation,
    Press,
    Reply,
    Step,
)
from k2bot.games.k2 import course, defaults
from k2bot.games.k2.engine import (
    CLIMBER_NAMES,
    Action,
    Card,
    CardsRevealed,
    Commit,
    Decision,
    Finish,
    Game,
    LetGo,
    Observation,
    Outcome,
    Phase,
    Plan,
    Rescue,
    Setup,
    Slide,
    TakeToken,
    TokenTaken,
    TurnEnded,
    content,
    model,
    observe,
    parse,
    play,
    preview,
    record,
)
from k2bot.games.k2.engine.actions import StepAction
from k2bot.games.k2.engine.events import CardsDrawn, TileTurned
from k2bot.games.k2.engine.model import SWITCHES
from k2bot.games.k2.pages import (
    board_text,
    days,
    drawings,
    films,
    finale,
    hand,
    highlights,
    hints,
    orders,
    planner,
    posts,
    questions,
    remarks,
    rules,
    turns,
)
from k2bot.games.k2.pages import career as career_pages
from k2bot.games.k2.pages.ahead import ConfirmedTurn, Orders
from k2bot.games.k2.pages.turns import DraftTurn
from k2bot.games.k2.pages.wording import HAND, PAGE_OF, PICTURE, PLAN, SEATS, Talk, emojis
from k2bot.games.k2.players.choosing import LEVELS, WEIGHED_KINDS, think, weigh

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence
    from datetime import date

    from k2bot.game.exercises import Exercise
    from k2bot.game.statistics import BestResult, Career
    from k2bot.games.k2.pages.days import Day, PublicStep
    from k2bot.games.k2.pages.highlights import Highlight
    from k2bot.games.k2.pages.remarks import Remark
    from k2bot.thinking.question import Question, Valuation


_DRAWN: Final = "draw"
"""Value of the setting ``first`` for a first player drawn at random; the others are seats, from 1."""

_preview: Final = lru_cache(256)(preview)
"""Cached, since a press previews what its page has shown, and the next page what the press computed."""


def _turn(state: Game, seat: int, action: Action | None = None) -> DraftTurn:
    """A seat's turn in this state; if an action chooses cards, one with these."""
    begun = play.with_cards(state, seat, action.cards) if isinstance(action, Commit) else state
    return DraftTurn(observe(state, seat), partial(_preview, begun, seat))


@dataclass(frozen=True, slots=True)
class Reader(reading.Reader[Game, Decision, Observation, Talk]):
    """A player or spectator of K2."""

    page_of = PAGE_OF
    rule_book = rules.BOOK
    answering = hand.VERBS | planner.VERBS | questions.VERBS

    @property
    def upcoming_game(self) -> Game | None:
        """The game as if it were the reader's turn, if that comes later today."""
        return None if self.seat is None else play.as_if_turn_of(self.state, self.seat)

    @property
    def draft_stamp(self) -> str | None:
        """Id of the decision a reader may draft: the open one, or the turn to come."""
        decision = (
            None if self.seat is None else play.decision_of(self.upcoming_game or self.state, self.seat)
        )
        return decision.id if decision else None

    @property
    def turn(self) -> DraftTurn:
        """A player's turn with their draft, now or later today."""
        return _turn(self.upcoming_game or self.state, self.seen.me.seat).with_draft(self.draft)

    @property
    def ahead(self) -> Orders:
        """What the reader has confirmed for today or later."""
        return Orders.read(self.orders).since(self.state.day)

    @property
    def confirmed(self) -> ConfirmedTurn | None:
        """The turn of today that a player has confirmed ahead."""
        own = self.ahead.turn
        return None if own is None or own.day != self.state.day else own

    @property
    def evening(self) -> Observation | None:
        """The mountain once the reader's turn of today is over; None while that is open."""
        if self.seen.phase is not Phase.ACTIONS or self.decision_kind == "turn":
            return None
        if self.upcoming_game is None:
            return self.seen
        confirmed, turn = self.confirmed, self.turn
        if confirmed is None or confirmed.refusal(turn) is not None:
            return None
        return turn.look(confirmed.plan).observation

    @property
    def legal(self) -> Sequence[Action]:
        """The reader's legal actions."""
        return () if self.seat is None else play.legal_actions(self.state, self.seat)

    # ------------------------------------------------------------------------------------- pages

    def build_page(self, head: str, name: str) -> Page:
        """A page other than the rules; ``head`` is its name up to the first dot. Raises Refusal."""
        match head:
            case "now":
                return self._now()
            case "board" if name in board_text.PAGES:
                return board_text.page(self.talk, self.public, name, self.decision_kind)
            case "picture":
                return drawings.page(self.talk, self.public, name, self.decision_kind)
            case "plan":
                return self._plan(name)
            case "hand" if f"{name}.".startswith(f"{hand.LIVE}.") and self.decision_kind != "choose":
                page = self._now()
                if not f"{name}.".startswith(f"{hand.LATE}."):
                    return page
                return replace(page, text=lines(self.talk.text("k2-hand-too-late"), page.text))
            case "hand":
                page = hand.page(self.talk, self.seen, name, self.draft, self.decision_kind)
                is_open = self.decision_kind == "choose" and self.seen.me.committed is None
                return self._of_quiet_day(page, asked=is_open)
            case "orders":
                plan = self.confirmed
                told = (
                    None
                    if plan is None or plan.refusal(self.turn) is not None
                    else turns.summary(self.talk, self.turn.with_plan(plan.plan).doings)
                )
                return orders.page(
                    self.talk, self.seen, self.ahead, self.evening, self.decision_kind, planned=told
                )
            case "token" | "slide" | "rescue":
                return questions.page(self.talk, self.seen, name, self.legal)
            case _:
                raise self.talk.refusal_of("talk-refusal-no-page")

    def _now(self) -> Page:
        """The current state; short questions, cards being chosen and one's own turn appear directly."""
        asked = self.decision_kind
        if asked == "choose":
            return self.page(HAND)
        if asked in ("token", "slide", "rescue"):
            return replace(self.page(PAGE_OF[asked]), live=NOW)
        return self._plan(PLAN) if asked == "turn" else self._status()

    def _status(self) -> Page:
        """The current state in two lines, with a way to what the reader is asked."""
        to_come = self.upcoming_game is not None
        is_confirmed = to_come and (self.confirmed is not None or self.ahead.quiet == self.state.day)
        return questions.now_page(
            self.talk, self.seen, self.decision_kind, to_come=to_come, is_confirmed=is_confirmed
        )

    def _plan(self, name: str) -> Page:
        """The planner, also for a turn still to come; without anything to plan, the current state."""
        to_come = self.upcoming_game is not None
        if not to_come and self.decision_kind != "turn":
            return self._now()
        acting = self.state.active_seat if to_come else None
        page = planner.page(self.talk, self.turn, name, acting=acting, confirmed=self.confirmed)
        return self._of_quiet_day(page, asked=not to_come)

    def _of_quiet_day(self, page: Page, *, asked: bool) -> Page:
        """A page of cards or a turn; if the day was to be quiet, it says so, or why the reader is asked."""
        day = self.state.day
        if not self.orders or self.ahead.quiet != day or self.seen.phase is Phase.OVER:
            return page
        told = (
            self.talk.text("k2-orders-quiet-failed") if asked else self.talk.text("k2-orders-quiet", day=day)
        )
        return replace(page, text=lines(told, page.text))

    def message(self, day: int) -> Page:
        """The private message of a day: the cards to choose from, then the reader's current decision.

        It only leads to the planner, since it knows no draft.
        """
        if self.state.day != day:
            return Page(self.talk.text("k2-now-day-over", day=day), whole=True)
        asked = self.decision_kind
        page = self._status() if asked == "turn" else self.page("hand" if asked == "choose" else NOW)
        return questions.with_hand_picture(self.talk, self.seen, page)

    # ------------------------------------------------------------------------------------- presses

    def handle_press(self, press: Press) -> Reply:
        """Handle a player's press. Raises Refusal, and RuleError if it is illegal."""
        if press.verb in hand.VERBS:
            return hand.press(self.talk, self.seen, press, self.draft)
        if press.verb in planner.VERBS:
            ahead = self.upcoming_game is not None
            return planner.press(self.talk, self.turn, press, ahead=ahead, own=self.ahead)
        if press.verb == ORDERS:
            return orders.press(self.talk, self.seen, press, self.ahead, self.evening)
        if press.verb in questions.VERBS:
            return questions.press(self.talk, press, self.legal)
        raise self.talk.refusal_of("talk-refusal-no-page")


class K2(EngineGame[Game, Decision, Observation, Talk, Reader]):
    """The game of K2, in one language."""

    key = "k2"
    seats = SEATS
    engine, talk_type, reader_type = record.ENGINE, Talk, Reader
    newest_revision = model.newest()
    commands = (("board", PICTURE), ("hand", HAND), ("orders", ORDERS))
    option_values = MappingProxyType(
        {
            "side": dict(zip(content.SIDES, content.SIDES, strict=True)),
            "season": dict(zip(content.SEASONS, content.SEASONS, strict=True)),
            **{switch: {"no": False, "yes": True} for switch in SWITCHES},
            "first": {_DRAWN: None, **{str(seat): seat - 1 for seat in SEATS}},
        }
    )
    anchors = MappingProxyType(
        {"beginner": (-3.6, 1.7), "easy": (4.7, 1.4), "normal": (25.0, 0.0), "hard": (36.3, 1.6)}
    )
    """As measured, see docs/players.md."""
    players = Players(LEVELS, think, weigh, WEIGHED_KINDS)
    computer_names = ("Abruzzi", "Baltoro", "Savoia", "Moraine", "Serac")
    """A ridge, two glaciers, their rubble, a tower of ice: no person's names, and all fit every picture."""
    rules = RULES
    films = late_answers = tutorial = undo = hints = reviews = True
    least_loss = 0.3
    """A third of a point; with several players, a three percent chance to win."""
    paces = tuple(Pace)
    ping_paces = (Pace.DAY, Pace.ONE)
    """Paces that edit posts."""
    prompts = ("day-", "reveal-", "turn-", "night-", "end")

    # ------------------------------------------------------------------------------------- settings

    def value_label(self, setting: str, value: str) -> str:
        """Label of a setting's value; switches share theirs, and so do seats."""
        if setting in SWITCHES:
            return self.words.text("k2-option-on" if value == "yes" else "k2-option-off")
        if value.isdecimal():
            return self.words.text("k2-option-first-seat", place=int(value))
        return super().value_label(setting, value)

    def objection(self, options: Mapping[str, str], seats: int) -> str | None:
        """Why these options don't suit this number of players; None if they do."""
        if wrong := super().objection(options, seats):
            return wrong
        chosen = self.settings(options)
        if chosen["lenient"] and seats != SEATS[-1]:
            return self.words.text("k2-objection-lenient", seats=seats)
        if chosen["first"] is not None and chosen["first"] >= seats:
            return self.words.text("k2-objection-first", place=options["first"], seats=seats)
        return None

    def is_moot(self, option: str, seats: int) -> bool:
        """Whether an option makes no difference: a solo player always goes first."""
        return option == "first" and seats == 1

    def summary(self, options: Mapping[str, str], seats: int) -> str:
        """Summary of the chosen options on one line."""
        chosen = self.setting_values(options)
        side, season = (self.value_label(key, chosen[key]) for key in ("side", "season"))
        parts = [self.words.text("k2-summary", side=side, season=season)]
        switched = [key for key in SWITCHES if chosen[key] == "yes"]
        parts += (self.words.text(f"k2-summary-{key}") for key in switched)  # words: k2-summary-*
        if chosen["first"] != _DRAWN and not self.is_moot("first", seats):
            first = self.value_label("first", chosen["first"])
            parts.append(self.words.text("k2-summary-first", first=first))
        return self.words.join(parts, "talk-list-dot")

    def setup(self, options: Mapping[str, str], seats: int) -> Setup:
        """The engine's setup for options accepted by ``objection``."""
        return Setup(players=seats, **self.settings(options))

    @property
    def resignation(self) -> str:
        """The climbers leave, and their markers fall to 1 (rule 29)."""
        return self.words.text("k2-resignation")

    @property
    def delivery(self) -> Delivery:
        """The hand arrives each morning and follows its player through the day."""
        own = self.words
        return Delivery(
            HAND,
            greeting=own.text("k2-delivery-greeting"),
            enabled=own.text("k2-delivery-on"),
            disabled=own.text("k2-delivery-off"),
        )

    @property
    def emojis(self) -> tuple[Emoji, ...]:
        """Cards, climbers, tents, weather and risk tokens."""
        return emojis()

    def exercise(self, answers: tuple[str, ...], learner: Person) -> Exercise[Game]:
        """The exercise after a learner's answers. Raises Refusal."""
        return course.exercise(self, self.words, self.computer_names, answers, learner)

    # ------------------------------------------------------------------------------------- play

    def fact(self, name: str, fact: Any) -> str | int:
        """Name cards and spaces as printed."""
        talk = self.talk().without_markdown
        if isinstance(fact, Card):
            return talk.card(fact)
        short = super().fact(name, fact)
        return talk.space(str(short)) if name == "space" else short

    def reveals(self, before: Game, step: Step[Game]) -> bool:
        """Whether cards were revealed or drawn, or a token or weather tile revealed."""
        return any(
            isinstance(event, CardsRevealed | TileTurned)
            or (isinstance(event, CardsDrawn) and event.count > 0)
            or (isinstance(event, TokenTaken) and event.turned_up is not None)
            for event in step.events
        )

    def can_revise(self, state: Game, seat: int) -> bool:
        """Chosen cards can be edited until everyone has chosen."""
        own = observe(state, seat).own
        return state.phase is Phase.COMMIT and own is not None and own.committed is not None

    def step_name(self, before: Game, seat: int, answer: str, step: Step[Game], people: People) -> str:
        """Short description of an action; chosen cards stay secret."""
        talk = self.talk(people)
        match parse(answer):
            case Commit():
                return talk.text("k2-step-cards")
            case TakeToken(value=value):
                return talk.text("k2-step-token", value=value)
            case Rescue(climber=climber, space=space):
                saved = talk.letter((seat, climber))
                return talk.text("k2-step-rescue", climber=saved, space=talk.space(space))
            case LetGo():
                return talk.text("k2-step-let-go")
            case Slide(space=space):
                return talk.text("k2-step-slide", space=talk.space(space))
            case _:
                parts = turns.phrases(talk, turns.doings_of(step.events, seat, observe(before, None)))
                ended = any(event.seat == seat for event in of_kind(step.events, TurnEnded))
                return talk.join((*parts, talk.text("k2-step-end") if ended else None), "talk-list-more")

    def placements(self, state: Game) -> tuple[Placement, ...]:
        """Winners first, then by victory points, players who resigned last; empty before the end."""
        outcome, seen = play.outcome(state), observe(state, None)
        if outcome is None:
            return ()
        return tuple(
            Placement(seat, place, outcome.totals[seat], _facts(seen, outcome, seat))
            for place, seat in finale.ranking(seen, outcome)
        )

    compares = daily = True
    summary_revision = 2

    def summaries(self, steps: Iterable[Step[Game]]) -> tuple[dict[str, Any], ...]:
        """Summary of each seat in a finished game, from public knowledge."""
        return career_pages.summaries(days.public_steps(None, steps))

    def career(self, career: Career) -> Page:
        """A person's games in words, and on the mountain."""
        return career_pages.page(self.talk(), career)

    figures = staticmethod(career_pages.figures)
    best_kinds = career_pages.BEST_KINDS
    feats = staticmethod(career_pages.feats)

    def best(self, result: BestResult) -> str:
        """A best result in a few words."""
        return career_pages.best_text(self.talk(), result)

    def best_source(self) -> str:
        """Which finished games best results come from, as a sentence."""
        return self.words.text("k2-best-source")

    daily_options = staticmethod(career_pages.daily_options)

    def daily_marks(self, steps: Iterable[Step[Game]]) -> str:
        """Symbols for a finished solo game: the altitude reached, and deaths, day by day."""
        return career_pages.day_marks(days.story(days.public_steps(None, steps)))

    def progress(self, state: Game, seat: int | None, people: People) -> str:
        """The day and the current phase, and who still chooses cards."""
        talk, seen = self.talk(people), observe(state, seat)
        phase = board_text.phase_text(talk, seen)
        return talk.text("k2-progress", day=seen.day, days=content.DAYS, phase=phase)

    def hint_state(self, state: Game, seat: int, draft: str | None) -> Game:
        """The game, as if it were the seat's turn if that comes later today."""
        return play.as_if_turn_of(state, seat) or state

    def draft_page(self, state: Game, seat: int) -> str:
        """The planner, also for a turn to come."""
        return PLAN if play.as_if_turn_of(state, seat) else self.pages.next

    def hint(
        self, state: Game, seat: int, answer: str, people: People, draft: str | None = None
    ) -> tuple[Page, str | None]:
        """Hint page for an answer, and its draft. Raises Refusal if the answer doesn't fit."""
        reader, action = self.reader(state, seat, draft, people), parse(answer)
        upcoming = reader.upcoming_game
        turn = _turn(upcoming or state, seat, action)
        action = hints.essential_action(action, turn)
        page = hints.hint_page(reader.talk, turn, action, reader.legal, draft, ahead=upcoming is not None)
        return reader.add_stamps(page), hints.draft_of(reader.seen, action)

    def draft_of(self, state: Game, seat: int, answer: str) -> str | None:
        """The draft that shows an answer: cards, or a turn."""
        return hints.draft_of(observe(state, seat), parse(answer))

    def overlooked(self, state: Game, seat: int, computer: int, level: str, name: str) -> str:
        """Blind spot of a level; for a turn only while its highest climber is above the reader's."""
        decision = play.decision_of(state, seat)
        if decision is not None and decision.kind == "turn":
            spaces = state.setup.board.by_id
            own, other = (
                max(
                    (spaces[one.space].altitude for one in state.seats[player].climbers if one.space),
                    default=0,
                )
                for player in (seat, computer)
            )
            if other <= own:
                return ""
        return super().overlooked(state, seat, computer, level, name)

    def review_question(
        self, state: Game, seat: int, answer: str, seed: str, percent: int
    ) -> Question | None:
        """The question of an answer's value.

        None for a single step of a turn, which is no decision of its own.
        """
        action = parse(answer)
        if isinstance(action, StepAction) and not isinstance(action, Finish):
            return None
        return super().review_question(state, seat, answer, seed, percent)

    def review_page(self, state: Game, seat: int, answer: str, weighed: Valuation, people: People) -> Page:
        """Review page of a decision in a finished game."""
        better = parse(weighed.best_answer)
        turn, board = _turn(state, seat, better), observe(state, None)
        return hints.review_page(self.talk(people), turn, parse(answer), better, weighed, board=board)

    def can_batch(self, before: Game, step: Step[Game]) -> bool:
        """Whether posts are combined: the token with the cards, a day's turns, a night with its answers."""
        if step.state.phase in (Phase.RISK, Phase.CHECK):
            return True
        climbing = before.phase in (Phase.RISK, Phase.ACTIONS) and step.state.phase is Phase.ACTIONS
        return climbing and before.day == step.state.day

    def in_play(self, state: Game, seat: int) -> bool:
        """Whether a seat has a living climber, or one that can still be rescued."""
        dying = state.check.dying if state.check else ()
        return state.seats[seat].has_climbers or any(owner == seat for owner, _ in dying)

    def late_answer(self, state: Game, seat: int, prepared: Preparation) -> LateAnswer | None:
        """The answer for a seat that ran out of time; None if it has no decision."""
        if seat not in self.waiting(state):
            return None
        return defaults.late(_turn(state, seat), play.legal_actions(state, seat), prepared.draft)

    def order(self, state: Game, seat: int, orders: str) -> Order | None:
        """What a player has confirmed ahead for their decision, if it's as they were shown."""
        decision = play.decision_of(state, seat) if orders else None
        if decision is None:
            return None
        dying = "".join(name for owner, name in (state.check.dying if state.check else ()) if owner == seat)
        legal = partial(play.legal_actions, state, seat)
        answer = Orders.read(orders).answer(decision, legal, dying, partial(_turn, state, seat))
        return None if answer is None else Order(str(answer), ahead=True)

    def orders_left(self, state: Game, seat: int, orders: str) -> str:
        """The orders without what was meant for the decision that's answered now."""
        decision, again = play.decision_of(state, seat), self.can_revise(state, seat)
        kind = "choose" if decision is None else decision.kind
        return str(Orders.read(orders).left_after(state.day, kind, again=again))

    def apply_preparation(
        self, state: Game, seat: int, decision: Decision, prepared: Preparation
    ) -> tuple[Observation, Decision, tuple[Commit | Plan, ...]]:
        """The cards chosen so far, or the turn after the uses planned so far."""
        own = defaults.drafted_answer(_turn(state, seat), prepared.draft)
        if isinstance(own, DraftTurn):
            return own.preview.observation, decision, (own.plan,)
        return observe(state, seat), decision, (Commit(own),) if own else ()

    # ------------------------------------------------------------------------------------- posts

    def announce(self, before: Game | None, step: Step[Game], pace: Pace) -> tuple[Announcement, ...]:
        """Posts to make after a step, in order."""
        earlier, seen = None if before is None else observe(before, None), observe(step.state, None)
        return posts.announcements(earlier, seen, step.events, pace)

    def ping_key(self, state: Game, pace: Pace) -> str | None:
        """Key of the line that pings the seats to move, if an edited post holds the question."""
        return posts.ping_key(observe(state, None), pace)

    def compose(self, moment: PostSubject[Game], announcement: Announcement) -> Page:
        """Compose an announced post as of that moment; a private one follows its reader's day."""
        if announcement.seat is not None:
            day = int(announcement.key.partition("-")[2])
            return self.reader(moment.step.state, announcement.seat, None, moment.people).message(day)
        return self._public_post(moment, announcement)

    def _public_post(self, moment: PostSubject[Game], announcement: Announcement) -> Page:
        talk, step = self.talk(moment.people), days.public_step(moment.before, moment.step)
        kind, _, rest = announcement.key.partition("-")
        number, _, part = rest.partition("-")
        today = int(number or step.seen.day)
        replayed = cache(lambda: tuple(moment.history()))
        match kind:
            case "day" | posts.LIVING if moment.pace.edits_posts:
                pings = moment.pace is Pace.DAY and not announcement.edit
                hero = _hero(talk, replayed(), today, rest=1) if kind == "day" else None
                return posts.day_post(talk, _day(replayed(), today), pings=pings, hero=hero)
            case "call":
                return posts.ping_post(talk, step.seen)
            case "day":
                dawn = _beginning(replayed(), today)
                first = dawn if moment.earlier is None else min(dawn, moment.earlier)
                steps, day = replayed()[: dawn + 1], _day(replayed(), today)
                evening = days.merged(_public_from(steps, first))
                return posts.morning_post(talk, day, evening, _remark(steps, first), edit=announcement.edit)
            case "reveal":
                return posts.reveal_post(talk, step, edit=announcement.edit)
            case "turn" if part == "0":
                return posts.token_post(talk, step)
            case "turn":
                own = set(step.events)
                hero = _hero(
                    talk,
                    replayed(),
                    today,
                    lambda one: not one.is_of_night and not own.isdisjoint(one.causes),
                )
                first = len(replayed()) - 1 if moment.earlier is None else moment.earlier
                day = _day(replayed(), today)
                return posts.turn_post(talk, step, day, hero, _remark(replayed(), first))
            case "night":
                asks = step.seen.phase is Phase.CHECK
                hero = None if asks else _hero(talk, replayed(), today, lambda one: one.is_of_night)
                return posts.night_post(talk, step, _day(replayed(), today), hero)
            case "resigned":
                return posts.resignation_post(talk, step, int(number))
            case "end":
                outcome = play.outcome(moment.step.state)
                assert outcome is not None  # noqa: S101 - posted only at the end
                return finale.post(talk, days.story(days.public_steps(None, replayed())), outcome)
            case _:
                raise ValueError(f"K2 has no post {announcement.key!r}")

    def film(self, steps: Iterable[Step[Game]], people: People, played: date | None = None) -> Film:
        """The film of a game, as the channel saw it."""
        known = tuple(steps)
        history, outcome = tuple(days.public_steps(None, known)), play.outcome(known[-1].state)
        return films.film(self.talk(people), history, outcome, played)

    chapter_pace = Pace.DAY

    def chapter(self, moment: PostSubject[Game], key: str) -> Page:
        """A day with the night after it, or the ranking; ``moment`` is the last step of the day."""
        kind, _, day = key.partition("-")
        if kind != "day":
            return self.compose(moment, Announcement(key))
        steps = _steps_from(tuple(moment.history()), int(day) - 1)
        return posts.chapter(self.talk(moment.people), steps, int(day))

    def chapter_name(self, key: str) -> str:
        """The day, or the end."""
        _, _, day = key.partition("-")
        return self.words.text("k2-chapter-day", day=day) if day else self.words.text("k2-chapter-end")


def _day(steps: Sequence[Step[Game]], number: int) -> Day:
    """A day so far."""
    return days.day_of(_steps_from(steps, number - 1), number)


def _remark(steps: Sequence[Step[Game]], first: int) -> Remark | None:
    """The remark about the turns of the steps from the first one on."""
    earlier, told = (
        [event for step in part for event in step.events] for part in (steps[:first], steps[first:])
    )
    return remarks.remark(observe(steps[0].state, None), earlier, told)


def _steps_from(steps: Sequence[Step[Game]], day: int) -> tuple[PublicStep, ...]:
    """Public steps from the one that began a day; day 0 is the start."""
    return _public_from(steps, _beginning(steps, day))


def _beginning(steps: Sequence[Step[Game]], day: int) -> int:
    """Position of the step that began a day; 0 for day 0."""
    return next((place for place, step in enumerate(steps) if days.begins_day(step.events, day)), 0)


def _public_from(steps: Sequence[Step[Game]], first: int) -> tuple[PublicStep, ...]:
    return tuple(days.public_steps(steps[first - 1].state if first else None, steps[first:]))


def _hero(
    talk: Talk,
    steps: Sequence[Step[Game]],
    day: int,
    tells: Callable[[Highlight], bool] = lambda _: True,
    *,
    rest: int = 0,
) -> Picture | None:
    """The hero picture of a post about a day, if one of the game's highlights so far is told by it."""
    seen = observe(steps[-1].state, None)
    events = [event for step in steps for event in step.events]
    highlight = highlights.post_highlight(seen, events, lambda one: one.day == day and tells(one), rest)
    return None if highlight is None else drawings.hero(talk, highlight.picture(seen))


def _facts(seen: Observation, outcome: Outcome, seat: int) -> tuple[tuple[str, int | str], ...]:
    """Why and when the game ended, points by climber, survivors, resignation; in a solo game, the title."""
    own = seen.seats[seat]
    return (
        ("reason", outcome.reason),
        ("day", seen.day),
        *((f"climber {name}", own.climber(name).vp) for name in CLIMBER_NAMES),
        ("alive", sum(climber.on_board for climber in own.climbers)),
        ("resigned", int(own.resigned)),
        *((("title", outcome.title),) if outcome.title else ()),
    )
