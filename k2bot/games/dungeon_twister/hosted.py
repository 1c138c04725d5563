"""Dungeon Twister's adapter for the host: play, posts, pages and presses.

Only the modules of this folder, between rules and pages, hold a whole Game.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from k2bot.game import reading, standing
from k2bot.game.engine_game import EngineGame, Players
from k2bot.game.pages import emojis, of_kind, sentences
from k2bot.game.reading import NOW, RULES
from k2bot.game.standing import ORDERS
from k2bot.game.values import (
    Announcement,
    Emoji,
    Film,
    Pace,
    Page,
    People,
    Person,
    Placement,
    PostSubject,
    Preparation,
    Press,
    Reply,
    Step,
)
from k2bot.games.dungeon_twister import course, defaults, puzzles
from k2bot.games.dungeon_twister.engine import play, record
from k2bot.games.dungeon_twister.engine.actions import (
    Action,
    Attack,
    End,
    Lay,
    Place,
    PlayCard,
    read_actions,
    read_draft,
    write_actions,
)
from k2bot.games.dungeon_twister.engine.content import BY_NAME, GOALS
from k2bot.games.dungeon_twister.engine.events import (
    REVEALING,
    Event,
    RoomRotated,
)
from k2bot.games.dungeon_twister.engine.model import (
    FACE_DOWN,
    FAIR_DEAL,
    FINAL_ROTATION,
    Decision,
    Game,
    Phase,
    Setup,
    newest,
)
from k2bot.games.dungeon_twister.engine.planning import Preview, preview
from k2bot.games.dungeon_twister.engine.setting_up import hidden_tokens
from k2bot.games.dungeon_twister.engine.squares import SLOTS
from k2bot.games.dungeon_twister.engine.view import Observation, observe
from k2bot.games.dungeon_twister.pages import career as career_pages
from k2bot.games.dungeon_twister.pages import (
    drawings,
    films,
    hand,
    highlights,
    hints,
    history,
    orders,
    posts,
    questions,
    rules,
    status,
    turn,
    wording,
)
from k2bot.games.dungeon_twister.pages.orders import Orders
from k2bot.games.dungeon_twister.pages.wording import (
    ATTACK,
    BOARD,
    FOUGHT,
    HAND,
    PAGE_OF,
    ROTATE,
    TURN,
    Talk,
    selected_character,
)
from k2bot.games.dungeon_twister.pictures import Story, pieces
from k2bot.games.dungeon_twister.players.choosing import LEVELS, WEIGHED_KINDS, think, weigh
from k2bot.games.dungeon_twister.players.suggesting import suggestions
from k2bot.games.dungeon_twister.players.why import explain_rotations, why

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from datetime import date

    from k2bot.engines.errors import RuleError
    from k2bot.game.exercises import Exercise, Puzzle, PuzzleEntry
    from k2bot.game.statistics import BestResult, Career
    from k2bot.games.dungeon_twister.pages.history import PublicStep
    from k2bot.thinking.question import Question, Valuation, Why


_FULL, _SHORT = str(max(GOALS)), str(min(GOALS))
_TURN: Final = ("card", "act")
_KINDS_OF_VERB: Final = {
    **dict.fromkeys((*turn.VERBS, questions.STRIKE), _TURN),
    questions.LAY: ("lay",),
    questions.PLACE: ("place",),
    **dict.fromkeys(questions.TEAM_VERBS, ("team",)),
}
"""Kinds of decisions that each verb answers."""
_PAGES: Final = {
    **{page: (kind,) for kind, page in PAGE_OF.items()},
    **dict.fromkeys((TURN, ATTACK, ROTATE), _TURN),
    FOUGHT: ("act",),
}
"""Kinds of decisions each page answers; a drafted turn begins with its card."""


@dataclass(frozen=True, slots=True)
class Reader(reading.Reader[Game, Decision, Observation, Talk]):
    """A player or spectator of Dungeon Twister."""

    page_of = PAGE_OF
    rule_book = rules.BOOK
    answering = _KINDS_OF_VERB

    @property
    def optional_stamp(self) -> str | None:
        """Stamp for offering or accepting a draw: at any time, but only once (rule 40)."""
        game = self.state
        if self.seat is None or game.phase is Phase.OVER or game.offer == self.seat:
            return None
        return f"draw.{game.turn_number}.{'-' if game.offer is None else game.offer}"

    @property
    def plan(self) -> Preview:
        """Preview of the reader's draft."""
        return defaults.plan_of(self.state, self.seat, self.draft)

    @property
    def is_dropped(self) -> bool:
        """Whether the reader's draft is no longer legal."""
        return read_draft(self.draft) != self.plan.actions and bool(self.draft)

    @property
    def latest(self) -> tuple[Event, ...]:
        """Events of the turn in progress or, before its first action, of the turn before it."""
        return history.latest_events(self.recent)

    @property
    def fought(self) -> tuple[Event, ...]:
        """The last fight and what it led to, until the reader has acted since."""
        return () if self.seat is None else history.last_fight(self.recent, self.seat)

    # ------------------------------------------------------------------------------------- pages

    def page(self, name: str) -> Page:
        """A private page by name. NEXT may be the hiding plan of a reader who isn't asked yet.

        After an attack, NEXT is its result, before the panel on which the turn continues.
        """
        head, _, rest = name.partition(".")
        if head == reading.NEXT and orders.is_preparing(self.seen):
            name = f"{orders.HIDING}.{rest}" if rest else orders.HIDING
        elif head == reading.NEXT and self.decision_kind == "act" and self.fought and not self.draft:
            name = f"{FOUGHT}.{rest}" if rest else FOUGHT
        return reading.Reader.page(self, name)

    def build_page(self, head: str, name: str) -> Page:
        """A page other than the rules; ``head`` is its name up to the first dot. Raises Refusal."""
        decision = self.decision
        if head not in _PAGES:
            return self._to_read(head, name)
        if decision is None or decision.kind not in _PAGES[head]:
            return self.page(NOW)
        return self._of_decision(head, name)

    def _to_read(self, head: str, name: str) -> Page:
        match head:
            case reading.NOW if self.decision is not None:
                return self.page(reading.NEXT)
            case reading.NOW:
                return status.page(
                    self.talk, self.seen, self.decision_kind, selected_character(name), self.fought
                )
            case wording.BOARD:
                return drawings.board_page(self.talk, self.public, self.latest, name, self.decision_kind)
            case wording.TEXT:
                return status.text_page(self.talk, self.seen, name, self.decision_kind)
            case wording.HAND:
                plans = self.decision_kind in _PAGES["turn"] and not self.is_dropped and bool(self.draft)
                return hand.page(self.talk, self.seen, self.decision_kind, self.optional_stamp, plans=plans)
            case hand.DRAW:
                return hand.draw_page(self.talk, self.seen, self.optional_stamp)
            case standing.ORDERS:
                return self._orders(name)
            case _:
                raise self.talk.refusal_of("talk-refusal-no-page")

    def _of_decision(self, head: str, name: str) -> Page:
        talk = self.talk
        match head:
            case "turn":
                plan = self.plan
                return turn.page(
                    talk,
                    name,
                    plan,
                    self.latest,
                    fight=self.fought if self.decision_kind == "card" and not self.draft else (),
                    dropped=self.is_dropped,
                    offered=() if plan.finished else suggestions(plan.seen),
                )
            case wording.FOUGHT:
                return turn.fought_page(talk, name, self.plan, self.latest, self.fought)
            case wording.ROTATE:
                return turn.rotation_page(talk, name, self.plan)
            case "attack":
                return questions.attack_page(talk, name, self.plan)
            case "place":
                return questions.place_page(talk, name, self.plan)
            case questions.TEAM:
                return questions.team_page(talk, self.seen, name, self.draft)
            case _:
                return questions.lay_page(talk, self.seen)

    def _orders(self, name: str) -> Page:
        """The reader's standing orders."""
        if self.seat is None:
            raise self.talk.refusal_of("dungeon-refusal-not-seated")
        own = Orders.read(self.orders)
        if name.startswith(orders.HIDING):
            return orders.hiding_page(self.talk, self.seen, own, name)
        return orders.orders_page(self.talk, self.seen, own, name, self.decision_kind)

    # ------------------------------------------------------------------------------------- presses

    def handle_press(self, press: Press) -> Reply:
        """Handle a player's press. Raises Refusal, and RuleError if it is illegal."""
        if press.verb == ORDERS:
            return self._order(press)
        if press.verb == hand.DRAW:
            return hand.draw_press(self.talk, self.seen, self.optional_stamp)
        if self.decision_kind not in _KINDS_OF_VERB.get(press.verb, ()):
            raise self.talk.refusal_of("talk-refusal-no-page")
        if press.verb in questions.TEAM_VERBS:
            return questions.team_press(self.talk, self.seen, press, self.draft)
        if press.verb in turn.VERBS:
            return turn.press(self.talk, press, self.plan)
        if press.verb == questions.PLACE:
            return questions.place_press(self.talk, press, self.plan)
        return questions.fight_press(self.talk, press, self.plan)

    def _order(self, press: Press) -> Reply:
        """Change the hiding plan or the standing orders."""
        own = Orders.read(self.orders)
        if press.argument.partition(".")[0] in orders.HIDING_PRESSES:
            return orders.hiding_press(self.talk, self.seen, press, own, self.state.seed)
        return orders.orders_press(self.talk, self.seen, press, own, self.decision_kind)


class DungeonTwister(EngineGame[Game, Decision, Observation, Talk, Reader]):
    """The game of Dungeon Twister, in one language."""

    key = "dungeon"
    seats = range(2, 3)
    engine, talk_type, reader_type = record.ENGINE, Talk, Reader
    newest_revision = newest()
    commands = (("board", BOARD), ("hand", HAND), ("orders", ORDERS))
    anchors = MappingProxyType(
        {"beginner": (12.4, 1.5), "easy": (19.6, 1.3), "normal": (25.0, 0.0), "hard": (37.0, 1.2)}
    )
    """As measured, see docs/players.md."""
    players = Players(LEVELS, think, weigh, WEIGHED_KINDS)
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
    seats_rotate = True
    option_values = MappingProxyType(
        {
            "goal": {
                _FULL: (max(GOALS), max(GOALS)),
                _SHORT: (min(GOALS), min(GOALS)),
                "blue": (min(GOALS), max(GOALS)),
                "yellow": (max(GOALS), min(GOALS)),
            },
            "dealt": {"no": False, "yes": True},
            "shown": {"no": (), "two": (0, 7)},
            "first": {"draw": None, "blue": 0, "yellow": 1},
            "covered": {"yes": True, "no": False},
        }
    )
    """Points to win are equal, or fewer for one as a handicap; rooms shown are one next to each line."""
    first_game = MappingProxyType({"goal": _SHORT, "dealt": "yes", "shown": "two", "first": "blue"})
    """Short, with something to see at once, and the learner to start."""

    # ------------------------------------------------------------------------------------- settings

    @property
    def emojis(self) -> tuple[Emoji, ...]:
        """Emoji of the tokens in both colours."""
        return emojis(pieces.emojis())

    def rematch_options(self, options: Mapping[str, str]) -> Mapping[str, str]:
        """Settings of a rematch: blue and yellow change places; a handicap stays with its player."""
        goal = self.setting_values(options)["goal"]
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
        """Solution of a puzzle. Raises Refusal."""
        return puzzles.solution(self.words, number, solver)

    def objection(self, options: Mapping[str, str], seats: int) -> str | None:
        """Why these options don't suit; None if they do."""
        if wrong := super().objection(options, seats):
            return wrong
        chosen = self.settings(options)
        return self.words.text("dungeon-objection-shown") if chosen["shown"] and not chosen["dealt"] else None

    def settings(self, options: Mapping[str, str]) -> dict[str, Any]:
        """The engine's settings.

        Before ``FAIR_DEAL`` both rooms shown were next to blue's line, before ``FACE_DOWN`` cards were open.
        """
        chosen = super().settings(options)
        chosen["covered"] &= FACE_DOWN.holds(self)
        if chosen["shown"] and not FAIR_DEAL.holds(self):
            chosen["shown"] = (0, 4)
        return chosen

    def setup(self, options: Mapping[str, str], seats: int) -> Setup:
        """The engine's setup with this rules revision."""
        return Setup(**self.settings(options))

    def summary(self, options: Mapping[str, str], seats: int) -> str:
        """Summary of the chosen options on one line."""
        talk, goal, setup = self.talk(), self.setting_values(options)["goal"], self.settings(options)
        # Fluent distinguishes the number 3 from the text "3".
        parts = [talk.text("dungeon-summary-goal", goal=int(goal) if goal.isdigit() else goal)]
        if setup["dealt"]:
            parts.append(talk.text("dungeon-summary-dealt"))
        if open_rooms := setup["shown"]:
            rooms = talk.list_text([str(slot + 1) for slot in open_rooms])
            parts.append(talk.text("dungeon-summary-shown", rooms=rooms))
        if setup["first"] is not None:
            parts.append(talk.text("dungeon-summary-first", first=talk.colour(setup["first"])))
        if FACE_DOWN.holds(self) and not setup["covered"]:
            parts.append(talk.text("dungeon-summary-open"))
        return talk.join(parts, "talk-list-dot")

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

    def record_inputs(self, answer: str) -> Sequence[Any]:
        """One record line per action."""
        return (answer,) if answer in self.engine.special_inputs else read_actions(answer)

    def facts(self, error: RuleError) -> dict[str, str | int]:
        """Add the sorts of tokens, for articles."""
        return {**super().facts(error), **wording.token_sorts(error.facts)}

    def fact(self, name: str, fact: Any) -> str | int:
        """Name tokens, and number rooms from 1."""
        if isinstance(fact, str) and fact in BY_NAME:
            return self.talk().token(fact)
        return fact + 1 if name == "slot" else super().fact(name, fact)

    def reveals(self, before: Game, step: Step[Game]) -> bool:
        """Whether teams, rooms or combat cards were revealed, or at the end cards that lay face down."""
        opened = step.state.setup.covered and step.state.phase is Phase.OVER
        return opened or any(isinstance(event, REVEALING) for event in step.events)

    def is_final(self, before: Game, step: Step[Game]) -> bool:
        """Whether a room was rotated (rule 12)."""
        rotated = any(isinstance(event, RoomRotated) for event in step.events)
        return rotated and FINAL_ROTATION.holds(step.state.setup)

    def step_name(self, before: Game, seat: int, answer: str, step: Step[Game], people: People) -> str:
        """Short description of an answer, as public knowledge."""
        talk = self.talk(people)
        if answer == record.OFFER:
            return talk.text("dungeon-step-offer")
        return wording.step_name(talk, read_actions(answer), step.events)

    def placements(self, state: Game) -> tuple[Placement, ...]:
        """The winner first, two first places in a draw; empty before the end."""
        outcome = play.outcome(state)
        if outcome is None:
            return ()
        facts = (("reason", outcome.reason), ("turns", state.turn_number))
        places = [
            Placement(seat, 1 if not outcome.winners or seat in outcome.winners else 2, state.vp[seat], facts)
            for seat in (0, 1)
        ]
        return tuple(sorted(places, key=lambda placement: placement.place))

    summary_revision = 2

    def summaries(self, steps: Iterable[Step[Game]]) -> tuple[dict[str, Any], ...]:
        """Summary of each seat in a finished game."""
        known = tuple(steps)
        return career_pages.summaries(
            observe(known[-1].state, None), (event for step in known for event in step.events)
        )

    def career(self, career: Career) -> Page:
        """A person's games in words, with a picture."""
        return career_pages.page(self.talk(), career)

    figures = staticmethod(career_pages.figures)
    best_kinds = career_pages.BEST_KINDS
    feats = staticmethod(career_pages.feats)

    def best(self, result: BestResult) -> str:
        """A best result in a few words."""
        return career_pages.best_text(self.talk(), result)

    def best_source(self) -> str:
        """Which finished games best results come from, as a sentence."""
        return self.words.text("dungeon-best-source")

    def progress(self, state: Game, seat: int | None, people: People) -> str:
        """Turn, score, and the current state."""
        talk, seen = self.talk(people, seat), observe(state, seat)
        return sentences(status.headline(talk, seen), status.waiting_text(talk, seen))

    order = staticmethod(defaults.standing_order)

    def orders_left(self, state: Game, seat: int, orders: str) -> str:
        """The orders without a turn passed, once that has been played."""
        if state.phase is not Phase.CARD or seat != state.active_seat:
            return orders
        return str(replace(Orders.read(orders), passes=False))

    late_answer = staticmethod(defaults.late_answer)

    def remembered(self, state: Game, seat: int) -> Observation:
        """What a seat sees, and all cards that were played."""
        return observe(state, seat, remembers=True)

    def apply_preparation(
        self, state: Game, seat: int, decision: Decision, prepared: Preparation
    ) -> tuple[Observation, Decision, tuple[Action, ...]]:
        """The game after the actions planned so far."""
        planned, actions, _ = defaults.apply_draft(state, seat, prepared.draft)
        return observe(planned, seat), play.decision_of(planned, seat) or decision, actions

    def draft_of(self, state: Game, seat: int, answer: str) -> str | None:
        """The draft that shows an answer: a team, a room's tokens, or a turn until it reveals or ends."""
        if questions.draft_team(answer):
            return answer
        actions = [action for action in defaults.apply_draft(state, seat, answer).done if action != End()]
        return write_actions(actions) if actions else None

    def hint_draft(
        self, state: Game, seat: int, draft: str | None, about: str, *, orders: str | None = None
    ) -> str | None:
        """The draft, followed by the attack whose preview the hint is asked on, if it's still possible.

        For hiding, the plan.
        """
        if state.phase is Phase.HIDE:
            return write_actions(Orders.read(orders).without_full_rooms(observe(state, seat)).plan) or None
        count, *names = about.split(" ")
        planned = defaults.apply_open_draft(state, seat, draft).done
        if count != str(len(planned)) or len(names) != 2:
            return draft
        attack, plan = Attack(*names), preview(state, seat, planned)
        return plan.text_with(attack) if attack in plan.other_actions else draft

    def hint_state(self, state: Game, seat: int, draft: str | None) -> Game:
        """The game after the planned actions; unchanged if the plan is complete or no longer legal.

        After an attack the card is asked for. Tokens planned to be hidden are in their rooms.
        """
        if state.phase is Phase.HIDE:
            return defaults.hide_planned(state, seat, draft)
        game, _, attack = defaults.apply_open_draft(state, seat, draft)
        return play.apply(game, seat, attack[0]).game if attack else game

    def hint_rest(
        self, state: Game, seat: int, before: str | None, answer: str, draft: str | None
    ) -> str | None:
        """The hint's actions that aren't planned yet, if exactly those before them are.

        An attack whose card is asked for counts as planned.
        """
        _, planned, attack = defaults.apply_open_draft(state, seat, draft)
        decided = (*planned, *attack)
        if not decided or answer == record.OFFER:
            return None
        _, planned, attack = defaults.apply_open_draft(state, seat, before)
        begun, count = (*planned, *attack), len(decided)
        whole = (*begun, *read_actions(answer))
        follows = len(begun) <= count < len(whole) and whole[:count] == decided
        return write_actions(whole[count:]) if follows else None

    def hint(
        self, state: Game, seat: int, answer: str, people: People, draft: str | None = None
    ) -> tuple[Page, str | None]:
        """Hint page for an answer, and the draft of its plan. Raises Refusal."""
        reader = self.reader(state, seat, draft, people)
        talk, decision = reader.talk, reader.decision
        if decision is None:
            raise talk.refusal_of("talk-refusal-no-hint")
        if decision.kind in (*_TURN, "place") and (drafted := reader.plan).finished:
            panel = reader.page(PAGE_OF[decision.kind])
            return reader.add_stamps(hints.finished_page(talk, drafted, panel, decision.kind)), None
        _, planned, attack = defaults.apply_open_draft(state, seat, draft)
        first = None if answer == record.OFFER else read_actions(answer)[0]
        if isinstance(first, PlayCard):  # also one without a choice: the answer begins with it
            planned = ()
        plan, new_draft = preview(state, seat, planned), None
        if isinstance(first, Lay):
            seen = observe(self.hint_state(state, seat, draft), seat)
            attacks = of_kind(attack, Attack)
            begins = questions.attack_argument(plan, attacks[0]) if attacks else ""
            page = hints.card_page(talk, seen, first.card, why(seen, answer), begins=begins)
        else:
            rotations = () if answer == record.OFFER else explain_rotations(plan.seen, answer)
            page, new_draft = hints.page(
                talk, plan, decision, answer, _whys(plan, answer), rotations=rotations, drafted=draft
            )
        return reader.add_stamps(page), new_draft

    def review_question(
        self, state: Game, seat: int, answer: str, seed: str, percent: int
    ) -> Question | None:
        """The question of an answer's value; None for draw offers."""
        return None if answer == record.OFFER else super().review_question(state, seat, answer, seed, percent)

    def review_page(self, state: Game, seat: int, answer: str, weighed: Valuation, people: People) -> Page:
        """Review page of a decision in a finished game."""
        decision, plan = play.decision_of(state, seat), preview(state, seat, ())
        kind, because = decision.kind if decision else "act", why(plan.seen, weighed.best_answer)
        return hints.review_page(self.talk(people, seat), plan, kind, answer, weighed, why=because)

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

    def compose(self, moment: PostSubject[Game], announcement: Announcement) -> Page:
        """Compose an announced post as of that moment."""
        talk, state = self.talk(moment.people), moment.step.state
        kind, _, rest = announcement.key.partition("-")
        seen, outcome = observe(state, None), play.outcome(state)
        match kind:
            case posts.SETUP:
                return posts.setup_post(talk, seen)
            case "turn":
                known = history.public_steps(moment.history())
                turns = history.turns(known)
                place = next(place for place, turn in enumerate(turns) if turn.number == int(rest))
                turns_so_far = turns[: place + 1]
                return posts.turn_post(
                    talk, seen, turns_so_far, _last_told(moment, known), highlights.game_highlights(known)
                )
            case "call":
                return posts.ping_post(talk, seen)
            case "offer":
                seat = int(rest.rpartition("-")[2])  # posts of earlier versions also contain the turn
                agreed = outcome is not None and outcome.reason == "agreed"
                return posts.offer_post(
                    talk, seat, is_open=posts.draw_offer_seat(state) == seat, agreed=agreed
                )
            case "end" if outcome is not None:
                known = history.public_steps(moment.history())
                last = _last_told(moment, known)
                untold = [turn for turn in history.turns(known) if moment.earlier and turn.number > last]
                happened = [event for step in known for event in step.events]
                story = Story.of(seen, happened, _hidden(state))
                return posts.end_post(talk, story, outcome, untold)
            case _:
                raise ValueError(f"Dungeon Twister has no post {announcement.key!r}")

    def chapter_name(self, key: str) -> str:
        """The turn, or what else the post is about."""
        kind, _, number = key.partition("-")
        if kind == "turn":
            return self.words.text("dungeon-chapter-turn", number=number)
        return self.words.text(f"dungeon-chapter-{kind}")  # words: dungeon-chapter-*

    def film(self, steps: Iterable[Step[Game]], people: People, played: date | None = None) -> Film:
        """The film of a game, as the channel saw it; while it runs, without cards that lie face down."""
        return films.film(self.talk(people), history.steps_so_far(steps), played)


def _whys(plan: Preview, answer: str) -> tuple[Why, ...]:
    """Why an answer is good, or why each of several tokens is placed where it is."""
    actions = () if answer == record.OFFER else read_actions(answer)
    later = [
        (plan.preview_other((*plan.actions, *actions[:number])).seen, str(action))
        for number, action in enumerate(actions)
        if number and isinstance(action, Place)
    ]
    return tuple(why(seen, text) for seen, text in ((plan.seen, answer), *later))


def _last_told(moment: PostSubject[Game], known: Sequence[PublicStep]) -> int:
    """Number of the turn in progress before a post was made, which has a post of its own; 0 if unknown."""
    return known[moment.earlier - 1].seen.turn_number if moment.earlier else 0


def _hidden(state: Game) -> list[tuple[int, int]]:
    """Tokens still face down, with their slots."""
    return [
        (token, slot)
        for slot in range(SLOTS)
        if not state.revealed >> slot & 1
        for owner in (0, 1)
        for token in hidden_tokens(state, owner, slot)
    ]
