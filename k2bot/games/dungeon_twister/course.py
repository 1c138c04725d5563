"""The Dungeon Twister tutorial: a team, a hidden token and two turns, each step with a sentence or two.

Room 4 is still face down. The Goblin reveals it, the Mekanork rotates it so that its corridors lead out, and
the Warrior breaks the portcullis in front of him. The opponent's Warrior steps into the corridor and is
beaten; the Goblin drinks its Potion, jumps over a pit, fetches the Treasure and leaves.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from k2bot.engines.errors import RuleError
from k2bot.game.exercises import CONTINUE, Exercise, ScriptRules, follow
from k2bot.game.pages import of_kind, page_buttons
from k2bot.game.reading import RULES
from k2bot.game.standing import ORDERS
from k2bot.game.values import Page, Person, Refusal
from k2bot.games.dungeon_twister import defaults
from k2bot.games.dungeon_twister.engine import play
from k2bot.games.dungeon_twister.engine.actions import (
    Action,
    Attack,
    Break,
    Drink,
    End,
    Hide,
    Jump,
    Lay,
    Move,
    Place,
    PlayCard,
    Reveal,
    Rotate,
    Team,
    read_draft,
    write_actions,
)
from k2bot.games.dungeon_twister.engine.board import Board
from k2bot.games.dungeon_twister.engine.content import (
    ACTION_CARDS,
    BY_NAME,
    CHARACTERS_OF,
    COMBAT_CARDS,
    JUMP_CARDS,
    SPEED,
    TOKENS,
)
from k2bot.games.dungeon_twister.engine.listing import reach
from k2bot.games.dungeon_twister.engine.model import Game, Phase, Setup
from k2bot.games.dungeon_twister.engine.position import seats_with, set_out
from k2bot.games.dungeon_twister.engine.setting_up import MARK_SQUARES
from k2bot.games.dungeon_twister.engine.squares import NAMES, SLOTS, SQUARE_BY_NAME, SQUARES, distance
from k2bot.games.dungeon_twister.engine.view import observe
from k2bot.games.dungeon_twister.pages import drawings, hand, moves, orders, questions, turn
from k2bot.games.dungeon_twister.pages.wording import PAGE_OF, TALL, TURN, Talk

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from k2bot.text.words import Words

    Plan: TypeAlias = tuple[Action, ...]
    Judge: TypeAlias = Callable[[Plan], str]
    """Key of the remark on a plan, or on an answer with its end; "" for none."""


LEARNER, OTHER = 0, 1
GOBLIN, WARRIOR, MEKANORK = "b.goblin", "b.warrior", "b.mekanork"
NEEDED_CHARACTERS: Final = (GOBLIN, MEKANORK, WARRIOR)
"""Characters the tutorial needs; the learner chooses the fourth, which plays no part."""
GUARD, TREASURE, SHUT_IN = "y.warrior", "y.treasure", "y.cleric"
LAST_TOKENS: Final = ("b.rope", "y.wallwalker")
"""The last token that each seat hides, the learner's first."""
FREE_SLOTS: Final = (4, 7)
"""Slots with space left for these."""
REVEALED_SLOT: Final = 3
"""Slot of the room that is revealed and rotated."""
GATE, BEHIND_GATE = "3R/2", "P5"
"""The portcullis between the Warrior and the way out, and the square behind it."""
JUMP: Final = ("P2", "P3")
"""The pit that the Goblin jumps over, and where it lands."""
STAND, STEP, OUT = "S5", ("T5", "U5"), "V5"
"""Squares: where the Warrior attacks from, where the guard steps (best first), and the exit."""
WAY_OUT: Final = ("V1", OUT)
"""Part of yellow's starting line, from the upper wall of the maze."""
WINNING, GUARDED = 3, 2
"""The lowest combat card that certainly wins, and the card the opponent plays."""
COMBAT: Final = (0, 2, WINNING, 5)
"""The learner's remaining combat cards."""
HIGHEST: Final = 3
"""The highest action card played so far, so that rule 9 still limits the learner's."""
APPROACH: Final = 2
"""Moves the Warrior has for getting next to the guard."""

_SEED: Final = "course"
_SETUP: Final = Setup(goal=(3, 3), first=0)
_ROOMS: Final = ("2R", "1R", "3R", "1L", "2L", "3L", "4R", "4L")
_SIDE_SQUARE: Final = "D3"
_FACE_DOWN: Final = "y.cleric 3, y.treasure 3, y.thief 5, y.sword 5, y.wizard 6, b.armour 6"
"""Slots of tokens in rooms 4 to 8."""
_FOUND: Final = "b.wand 0, y.wand 0, b.potion 1, y.armour 1, y.rope 1, b.sword 2, b.treasure 2, y.potion 2"
"""Slots of tokens in rooms 1 to 3, all but one of which have been used once these are revealed."""
_STANDING: Final = (
    "b.goblin P1, b.potion P1, b.warrior O5, b.mekanork I3, "
    "y.troll V1, y.warrior V4, y.goblin V7, y.mekanork V9"
)
"""Squares of tokens some turns later; the Troll guards the other corridor of room 4."""
_YELLOW_TEAM: Final = ("y.troll", "y.warrior", "y.goblin", "y.mekanork")
_HIDDEN: Final = (4, 5, 6, 7)
"""Slots of the learner's other characters."""


def start() -> Game:
    """A game before teams are chosen."""
    return play.new_game(_SETUP, _SEED)


def _hidden_characters(team: Sequence[str]) -> list[str]:
    """The learner's characters that aren't in the team, with their slots."""
    others = [TOKENS[token] for token in CHARACTERS_OF[LEARNER] if TOKENS[token] not in team]
    return [f"{name} {slot}" for name, slot in zip(others, _HIDDEN, strict=True)]


def position_before_hiding(team: Sequence[str]) -> Game:
    """The game with everything hidden but the last token of each seat; the learner is to hide one."""
    lines = zip((team, _YELLOW_TEAM), MARK_SQUARES, strict=True)
    standing = [
        f"{name} {NAMES[square]}" for own, marks in lines for name, square in zip(own, marks, strict=True)
    ]
    return set_out(
        _SEED,
        ",".join((*standing, _FACE_DOWN, _FOUND, *_hidden_characters(team))),
        lambda _: None,
        _ROOMS,
        range(SLOTS),
        phase="hide",
        number=0,
        top=0,
        setup={"goal": list(_SETUP.goal)},
        seats=seats_with([(ACTION_CARDS, COMBAT_CARDS, JUMP_CARDS)] * 2),
    )


def position_after_hiding(team: Sequence[str], slot: int) -> Game:
    """The game some turns later, the learner to move; the team's fourth character is far away.

    ``slot`` is where the learner has hidden the last token.
    """
    (fourth,) = (name for name in team if name not in NEEDED_CHARACTERS)
    slots = (slot, *(other for other in FREE_SLOTS if other != slot))
    last = [f"{name} {own}" for name, own in zip(LAST_TOKENS, slots, strict=True)]
    return set_out(
        _SEED,
        ",".join((_STANDING, _FACE_DOWN, f"{fourth} {_SIDE_SQUARE}", *last, *_hidden_characters(team))),
        lambda _: "lost",
        _ROOMS,
        range(REVEALED_SLOT, SLOTS),
        phase="card",
        number=3,
        top=HIGHEST,
        setup={"goal": list(_SETUP.goal)},
        seats=seats_with((([3, 4, 5], COMBAT, JUMP_CARDS), ([2, 4, 5], [0, 1, GUARDED], JUMP_CARDS))),
    )


def opponents_plan(state: Game, seat: int) -> Plan:
    """The opponent's answers: its guard blocks the way, and plays its highest remaining card."""
    if state.phase is Phase.FIGHT:
        return (Lay(GUARDED),)
    low = PlayCard(min(state.seats[seat].actions))
    moves = reach(play.apply(state, seat, low).game, seat, GUARD)
    steps = [moves[square][0] for square in STEP if square in moves]
    return (low, *steps[:1], End())


# ----------------------------------------------------------------------------------------- solutions


def state_after(state: Game | None, seat: int, *actions: Action) -> Game | None:
    """The state after a seat's actions; None if one is illegal, or if there is no state."""
    for action in actions:
        try:
            state = None if state is None else play.apply(state, seat, action).game
        except RuleError:
            return None
    return state


def _carries(state: Game, character: str, token: str) -> bool:
    """Whether a character in play can act and carries that token."""
    board, number = Board(state), BY_NAME[character]
    return board.is_fit(number) and board.load(number) == BY_NAME[token]


def treasure_square(state: Game) -> str:
    """The square of the Treasure; empty if it is on none."""
    place = state.places[BY_NAME[TREASURE]]
    return NAMES[place] if place < SQUARES else ""


def rotation_plan(state: Game) -> Plan:
    """Actions that rotate the room so that the learner can win, and free the Warrior; empty if none do."""
    plans = ((Rotate(MEKANORK, REVEALED_SLOT, way), Break(WARRIOR, GATE)) for way in (-1, 1))
    return next((plan for plan in plans if can_win(state_after(state, LEARNER, *plan))), ())


def can_win(state: Game | None) -> bool:
    """Whether the learner can win next turn once the guard blocks the way, by a fight and then the exit."""
    ended = state if state is None or state.active_seat == OTHER else state_after(state, LEARNER, End())
    if ended is None or ended.phase is not Phase.CARD:
        return False
    return can_win_this_turn(state_after(ended, OTHER, *opponents_plan(ended, OTHER)))


def can_win_this_turn(state: Game | None) -> bool:
    """Whether the learner can win by a fight and then the exit."""
    if state is None or not (plan := attack_plan(state)):
        return False
    fought = state_after(state, LEARNER, *plan, Lay(WINNING))
    return bool(exit_plan(state_after(fought, OTHER, Lay(GUARDED))))


def attack_plan(state: Game, most: int = APPROACH) -> Plan:
    """Actions by which the Warrior attacks the guard after ``most`` moves at most; empty if impossible."""
    if state.active_seat != LEARNER:
        return ()
    if state.phase is Phase.CARD:
        cards = of_kind(play.legal_actions(state, LEARNER), PlayCard)
        high = max(cards, key=lambda one: one.card)
        plan = attack_plan(play.apply(state, LEARNER, high).game, most)
        return (high, *plan) if plan else ()
    attack = Attack(WARRIOR, GUARD)
    if state_after(state, LEARNER, attack) is not None:
        return (attack,)
    ways = reach(state, LEARNER, WARRIOR) if most else {}
    for square in sorted(ways, key=lambda one: distance(SQUARE_BY_NAME[one], SQUARE_BY_NAME[STAND])):
        move = ways[square][0]
        after = state_after(state, LEARNER, move)
        if after is None or after.phase is not Phase.ACT or _carries(after, WARRIOR, TREASURE):
            continue
        if plan := attack_plan(after, most - 1):
            return (move, *plan)
    return ()


def exit_plan(state: Game | None, detours: int = 1) -> Plan:
    """The Goblin's actions up to leaving with the Treasure, which wins; empty if there are none.

    It drinks its Potion, and jumps if the Treasure isn't in reach. With the Treasure, it stops on its way
    ``detours`` times at most.
    """
    if state is None or state.phase is not Phase.ACT or state.active_seat != LEARNER:
        return ()
    has_treasure, ways = _carries(state, GOBLIN, TREASURE), reach(state, LEARNER, GOBLIN)
    goal = OUT if has_treasure else treasure_square(state)
    actions: list[Action] = [Drink(GOBLIN)]
    if goal in ways:
        actions += ways[goal][:1]
    elif not has_treasure:
        actions.append(Jump(GOBLIN, *JUMP))
    elif detours:
        detours -= 1
        actions += [ways[square][0] for square in ways if _is_near_exit(square)]
    for action in actions:
        after = state_after(state, LEARNER, action)
        if after is not None and after.phase is Phase.OVER:
            return (action,)
        if plan := exit_plan(after, detours):
            return (action, *plan)
    return ()


def _is_near_exit(square: str) -> bool:
    return distance(SQUARE_BY_NAME[square], SQUARE_BY_NAME[OUT]) <= SPEED[BY_NAME[GOBLIN]]


_EXERCISES: Final = ("team", "hide", "look", "reveal", "fill", "rotate", "free", "fight", "leave", "end")
"""Exercises in order; each one's index is the number of answers before it."""
COUNT: Final = len(_EXERCISES)
_RIGHT: Final = frozenset({"", "hide-sure", "free-done", "leave-done"})
"""Keys of remarks on right answers."""
_ON_THE_WAY: Final = _RIGHT | {
    "reveal-now", "fill-next", "fight-move", "fight-attack",
    "leave-drink", "leave-jump", "leave-fetch", "leave-on",
}  # fmt: skip
"""Keys of remarks on plans that are on the right track; any other is a fault."""
_LETTERS: Final = ("goblin", "warrior", "mekanork")
"""Characters whose letters in the picture are explained."""


def exercise(
    rules: ScriptRules[Game], words: Words, answers: tuple[str, ...], learner: Person
) -> Exercise[Game]:
    """The exercise after these answers. Raises Refusal if they don't fit the tutorial."""
    course = _Course(rules, Talk.against_computer(words, LEARNER, learner))
    names = _EXERCISES[: len(answers)]
    if len(answers) >= COUNT or [one == CONTINUE for one in answers] != [name == "look" for name in names]:
        raise Refusal(course.say("nowhere"))
    name, state = _EXERCISES[len(answers)], course.state(answers)
    if (name == "end") != (state.phase is Phase.OVER):
        raise Refusal(course.say("nowhere"))
    make: Callable[[Game], Exercise[Game]] = getattr(course, name)
    return make(state)


@dataclass(frozen=True, slots=True)
class _Course:
    """The tutorial of one learner, in their language."""

    rules: ScriptRules[Game]
    talk: Talk

    def state(self, answers: tuple[str, ...]) -> Game:
        """The game after some answers; skips most of the hiding, and the first turns. Raises Refusal."""
        state = start()
        if not answers:
            return state
        self.rules.apply(state, LEARNER, answers[0])
        team = questions.draft_team(answers[0])
        if len({*team} - {*NEEDED_CHARACTERS}) != 1:
            raise Refusal(self.say("nowhere"))
        state = position_before_hiding(team)
        if len(answers) == 1:
            return state
        self.rules.apply(state, LEARNER, answers[1])
        (hidden,) = of_kind(read_draft(answers[1]), Hide)

        def others(state: Game, seat: int) -> str:
            return write_actions(opponents_plan(state, seat))

        begun = position_after_hiding(team, hidden.slot)
        return follow(self.rules, begun, LEARNER, answers[2:], others).state

    def say(self, name: str, **values: str | int) -> str:
        """A text of the tutorial, with the names of the buttons it mentions."""
        buttons: dict[str, str | int] = {
            "number": REVEALED_SLOT + 1,
            "which": "twin",
            "target": self.talk.token(GUARD),
            "token": self.talk.kind(LAST_TOKENS[LEARNER]),
            "out": "no",
        }
        return self.talk.text(f"dungeon-course-{name}", **{**buttons, **values})  # words: dungeon-course-*

    def _exercise(
        self,
        state: Game,
        name: str,
        model: str | None,
        page: str | Page = TURN,
        *,
        judge: Judge = lambda _: "",
        plan_of: Callable[[str | None], Plan] | None = None,
        solve: Callable[[Game], Plan] = lambda _: (),
        characters: tuple[str, ...] = (GOBLIN, WARRIOR),
        excluded: Iterable[str] = (hand.DRAW, moves.SUGGEST, ORDERS),
        **values: str | int,
    ) -> Exercise[Game]:
        """An exercise with its text; ``judge`` is asked about answers and about plans, the empty one too.

        ``plan_of`` reads a plan from the draft, by default a turn's. A fault is followed by what to do after
        undoing it. Remarks name the next squares of what ``solve`` finds. The picture of a turn shows the
        part of the maze with ``characters`` and the way out.
        """
        read = plan_of or (lambda draft: defaults.apply_draft(state, LEARNER, draft).done)

        def about(named: str, planned: Plan) -> str | None:
            after = state_after(state, LEARNER, *planned) or state
            facts = self._facts(after, planned, solve(after)) if named else {}
            return self.say(named, **{**facts, **values}) if named else None

        def corrected(answer: str) -> str | None:
            planned = read_draft(answer) or (End(),)
            return None if (verdict := judge(planned)) in _RIGHT else about(verdict, planned)

        def remarked(draft: str | None) -> str | None:
            planned = read(draft)
            while planned and judge(planned) not in _ON_THE_WAY:
                planned = planned[:-1]
            return about(judge(planned), planned)

        def faulted(draft: str | None) -> str | None:
            planned = read_draft(draft) if read(draft) else ()
            if not planned or (verdict := judge(planned)) in _ON_THE_WAY:
                return None
            return f"{about(verdict, planned)} {self.say('undo')}"

        def shown(page: Page, name: str, draft: str | None) -> Page:
            if name.partition(".")[0] != TURN:
                return page
            plan = defaults.plan_of(state, LEARNER, draft)
            return turn.lesson_page(self.talk, page, name, plan, characters=characters, squares=WAY_OUT)

        return Exercise(
            state,
            LEARNER,
            self.talk.people,
            (_EXERCISES.index(name) + 1, COUNT),
            self.say(name, **values),
            page,
            model,
            correct=corrected,
            remark=remarked,
            fault=faulted,
            adapt=shown,
            excluded=frozenset(excluded),
            ordering=ORDERS not in excluded,
        )

    def _facts(self, state: Game, planned: Plan, following: Plan) -> dict[str, str | int]:
        """What remarks mention: a card, the Treasure's square, the Goblin's button, and the next squares."""
        ends = [
            one.end if isinstance(one, Move) else one.square
            for one in following
            if isinstance(one, Move | Jump)
        ]
        return {
            "card": next((one.card for one in of_kind(planned, Lay)), 0),
            "treasure": treasure_square(state),
            "goblin": turn.character_label(self.talk.without_markdown, observe(state, LEARNER), GOBLIN),
            "square": ends[0] if ends else "",
            "by": ends[0] if ends[1:] else "none",
        }

    # ------------------------------------------------------------------------------------- setting up

    def team(self, state: Game) -> Exercise[Game]:
        """Choose the team."""

        def judge(planned: Plan) -> str:
            chosen = [name for one in of_kind(planned, Team) for name in one.characters]
            missing = [name for name in NEEDED_CHARACTERS if name not in chosen]
            return f"team-{missing[0][2:]}" if planned and missing else ""

        model = str(Team((*NEEDED_CHARACTERS, "b.thief")))
        return self._exercise(state, "team", model, questions.TEAM, judge=judge, plan_of=lambda _: ())

    def hide(self, state: Game) -> Exercise[Game]:
        """Hide the last token in one of two rooms."""
        return self._exercise(
            state,
            "hide",
            str(Hide(LAST_TOKENS[LEARNER], FREE_SLOTS[-1])),
            orders.HIDING,
            judge=lambda planned: "hide-sure" if planned else "",
            plan_of=lambda draft: orders.Orders.read(draft).plan,
            excluded=(hand.DRAW,),
        )

    def look(self, state: Game) -> Exercise[Game]:
        """Look at the maze some turns later."""
        # words: dungeon-letters-*
        goblin, warrior, mekanork = (self.talk.text(f"dungeon-letters-{name}") for name in _LETTERS)
        picture = drawings.maze(self.talk, observe(state, LEARNER))
        page = Page("", (picture,), (page_buttons(self.talk, TALL),))
        return self._exercise(
            state,
            "look",
            CONTINUE,
            page,
            other=self.talk.name(OTHER),
            goblin=goblin,
            warrior=warrior,
            mekanork=mekanork,
        )

    # ------------------------------------------------------------------------------------- the first turn

    def reveal(self, state: Game) -> Exercise[Game]:
        """Play a card and reveal the hidden room."""
        low = min(state.seats[LEARNER].actions)
        model = (PlayCard(low), Reveal(GOBLIN, REVEALED_SLOT))

        def judge(planned: Plan) -> str:
            card, *done = planned or (None,)
            if card not in (None, model[0]):
                return "reveal-card"
            if card is None or planned == model:
                return ""
            if not done:
                return "reveal-now"
            return "reveal-first" if done == [End()] else "else"

        return self._exercise(state, "reveal", write_actions(model), judge=judge, points=low)

    def fill(self, state: Game) -> Exercise[Game]:
        """Place the room's tokens."""
        places = (Place(SHUT_IN, "S3"), Place(TREASURE, "Q2"))

        def leads_on(*placed: Action) -> bool:
            after = state_after(state, LEARNER, *placed)
            return after is not None and bool(rotation_plan(after))

        def judge(placed: Plan) -> str:
            if not placed:
                return ""
            if len(placed) < len(places):
                return "fill-next" if leads_on(*placed, places[1]) else "fill-cleric"
            if leads_on(*placed):
                return ""
            return "fill-treasure" if leads_on(placed[0], places[1]) else "fill-cleric"

        return self._exercise(state, "fill", write_actions(places), PAGE_OF["place"], judge=judge)

    def rotate(self, state: Game) -> Exercise[Game]:
        """Rotate the room."""

        def judge(planned: Plan) -> str:
            match planned:
                case ():
                    return ""
                case (End(),):
                    return "rotate-first"
                case (Break(), *_):
                    return "rotate-now"
                case (Rotate(slot=slot),) if slot != REVEALED_SLOT:
                    return "rotate-twin"
                case (Rotate(),):
                    after = state_after(state, LEARNER, *planned, Break(WARRIOR, GATE))
                    return "" if can_win(after) else "rotate-way"
            return "else"

        model = rotation_plan(state)[:1]
        way = "left" if Rotate(MEKANORK, REVEALED_SLOT, -1) in model else "right"
        return self._exercise(
            state, "rotate", write_actions(model), judge=judge, characters=NEEDED_CHARACTERS, turn=way
        )

    def free(self, state: Game) -> Exercise[Game]:
        """Break the portcullis in front of the Warrior. Raises Refusal if it can't be done there."""
        gate = Break(WARRIOR, GATE)
        if not can_win(state_after(state, LEARNER, gate)):
            raise Refusal(self.say("nowhere"))

        def judge(planned: Plan) -> str:
            match planned:
                case ():
                    return ""
                case (Break(),) | (Break(), End()):
                    return "free-done"
                case (End(),):
                    return "free-first"
            return "else"

        return self._exercise(state, "free", str(gate), judge=judge, square=BEHIND_GATE)

    # ------------------------------------------------------------------------------------- the second turn

    def fight(self, state: Game) -> Exercise[Game]:
        """Fight the guard in the way."""

        def judge(planned: Plan) -> str:
            after, last = state_after(state, LEARNER, *planned), planned[-1] if planned else None
            if isinstance(last, End):
                return "fight-first"
            if isinstance(last, Lay):
                if after is None or Attack(WARRIOR, GUARD) not in planned:
                    return "fight-who"
                if last.card < WINNING:
                    return "fight-card"
                return "" if exit_plan(state_after(after, OTHER, Lay(GUARDED))) else "else"
            if after is not None and _carries(after, WARRIOR, TREASURE):
                return "fight-treasure"
            if after is None or not can_win_this_turn(after):
                return "else"
            return "fight-attack" if attack_plan(after, 0) else "fight-move"

        if not attack_plan(state):
            raise Refusal(self.say("nowhere"))
        model = write_actions((*attack_plan(state), Lay(WINNING)))
        return self._exercise(state, "fight", model, judge=judge, solve=attack_plan)

    def leave(self, state: Game) -> Exercise[Game]:
        """Drink the Potion, jump over the pit, fetch the Treasure, and leave for the points that win."""

        def judge(planned: Plan) -> str:
            after = state_after(state, LEARNER, *planned)
            if after is not None and after.phase is Phase.OVER:
                return "leave-done"
            match exit_plan(after):
                case (Drink(), *_):
                    return "leave-drink"
                case (Jump(), *_):
                    return "leave-jump"
                case (Move(), *_):
                    return "leave-on" if after and _carries(after, GOBLIN, TREASURE) else "leave-fetch"
            return "leave-else"

        played = next(one for one in COMBAT if one not in state.seats[LEARNER].combat)
        return self._exercise(
            state, "leave", write_actions(exit_plan(state)), judge=judge, solve=exit_plan, card=played
        )

    def end(self, state: Game) -> Exercise[Game]:
        """Summary, and where to go from here."""
        picture = drawings.maze(self.talk, observe(state, LEARNER))
        page = Page("", (picture,), (page_buttons(self.talk, RULES),))
        return self._exercise(state, "end", None, page)
