"""A minimal game with only its core: players take one or two from a heap; the last to take wins."""

from dataclasses import dataclass, replace

from k2bot.game.base import Game
from k2bot.game.values import (
    Announcement,
    Button,
    Option,
    Page,
    PageCommand,
    Pages,
    Placement,
    Refusal,
    Reply,
    Step,
)


@dataclass(frozen=True, slots=True)
class Heap:
    left: int
    actor: int
    gone: tuple[bool, ...]
    moves: int = 0

    @property
    def over(self):
        return self.left == 0 or sum(self.gone) >= len(self.gone) - 1

    def turned(self, **changes):
        """The heap after an answer; the next player still in the game takes the turn."""
        after = replace(self, moves=self.moves + 1, **changes)
        if after.over:
            return after if after.left == 0 else replace(after, actor=after.gone.index(False))
        seats = len(after.gone)
        order = [(self.actor + step) % seats for step in range(after.left < self.left, seats + 1)]
        return replace(after, actor=next(seat for seat in order if not after.gone[seat]))


class HeapGame(Game):
    """When the heap is over, its actor is the winner."""

    key = "heap"
    title = "Heap"
    seats = range(2, 4)
    options = (Option("size", "Size", "How many lie there", (("3", "three"), ("5", "five")), "3"),)
    pages = Pages("heap", "heap", (PageCommand("heap", "look", "Look at the heap"),))

    def in_language(self, language):
        """It speaks English alone."""
        return self

    def summary(self, options, seats):
        return f"a heap of {options['size']}"

    def new(self, options, seats, seed):
        return Step(Heap(int(options["size"]), len(seed) % seats, (False,) * seats), ())

    def waiting(self, state):
        return () if state.over else (state.actor,)

    def stamp(self, state, seat):
        return f"move{state.moves}" if seat in self.waiting(state) else None

    def apply(self, state, seat, answer):
        if seat not in self.waiting(state) or answer not in {"1", "2"} or int(answer) > state.left:
            raise Refusal("You cannot take that.")
        return Step(state.turned(left=state.left - int(answer)), ())

    def resign(self, state, seat):
        if state.over or state.gone[seat]:
            raise Refusal("You cannot leave.")
        return Step(state.turned(gone=tuple(n == seat or gone for n, gone in enumerate(state.gone))), ())

    def placements(self, state):
        if not state.over:
            return ()
        others = (seat for seat in range(len(state.gone)) if seat != state.actor)
        return (Placement(state.actor, 1), *(Placement(seat, 2) for seat in others))

    def announce(self, before, step, pace):
        return (Announcement("end" if step.state.over else f"turn-{step.state.moves}"),)

    def compose(self, moment, announcement):
        state, person = moment.step.state, moment.people[moment.step.state.actor]
        if state.over:
            return Page(f"{person.name} has won.")
        text = f"{state.left} are left, {person.mention} takes"
        return Page(text, rows=(self._buttons(state),), pings=(state.actor,))

    def page(self, state, seat, name, draft, people, *, orders=None, recent=()):
        if name != "heap":
            raise Refusal("There is no such page.")
        asked = seat in self.waiting(state)
        text = f"{state.left} are left, {people[state.actor].name} has {'won' if state.over else 'the turn'}"
        return Page(text, rows=(self._buttons(state),) if asked else ())

    def on_press(self, state, seat, press, draft, people, *, orders=None):
        if press.verb != "take":
            raise Refusal("There is no such button.")
        return Reply("heap", answer=press.argument)

    def _buttons(self, state):
        stamp = f"move{state.moves}"
        return tuple(Button("take", f"Take {n}", str(n), stamp) for n in range(1, min(state.left, 2) + 1))
