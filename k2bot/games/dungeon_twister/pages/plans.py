"""What a draft leads to: a turn, or the filling of a room, as it is planned since the last commitment."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from k2bot.games.dungeon_twister.engine.actions import Action, End
from k2bot.games.dungeon_twister.engine.errors import ActionSyntaxError, RuleError
from k2bot.games.dungeon_twister.engine.planning import Preview
from k2bot.games.dungeon_twister.pages.drafts import read, written

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.view import Observation

Look: TypeAlias = Callable[[Sequence[Action]], Preview]
"""Looks at actions of the seat; raises RuleError where they do not apply, or bring news."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The actions of a draft and what they lead to."""

    look: Preview
    dropped: bool = False
    """Whether an earlier draft had to be dropped, since the rules do not allow it any more."""

    @property
    def actions(self) -> tuple[Action, ...]:
        """The planned actions."""
        return self.look.actions

    @property
    def done(self) -> int:
        """How many actions are planned; controls carry it, so that one of an earlier plan is known."""
        return len(self.actions)

    @property
    def seen(self) -> Observation:
        """The game after them."""
        return self.look.seen

    @property
    def character(self) -> str | None:
        """Who acted last, None for nobody."""
        return next(
            (name for one in reversed(self.actions) if (name := getattr(one, "character", None))), None
        )

    def then(self, *more: Action) -> str:
        """The plan with more actions, as an answer or a draft."""
        return written((*self.actions, *more))

    @property
    def ended(self) -> str:
        """The answer that plays this plan and ends the turn, where it does not end by itself."""
        return self.then() if self.look.finished else self.then(End())


def planned(draft: str | None, look: Look) -> Plan:
    """The plan of a draft; an empty one where it cannot be read or does not apply."""
    try:
        return Plan(look(read(draft) if draft else ()))
    except (ActionSyntaxError, RuleError):
        return Plan(look(()), dropped=True)
