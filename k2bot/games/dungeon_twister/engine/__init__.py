"""The rules of Dungeon Twister: pure functions over frozen values; no I/O, clock or global randomness."""

from k2bot.engines.errors import (
    IllegalActionError,
    NotYourTurnError,
    PositionError,
    RuleError,
    SetupError,
)
from k2bot.games.dungeon_twister.engine import record
from k2bot.games.dungeon_twister.engine.actions import (
    Action,
    Attack,
    Break,
    Drink,
    End,
    Fire,
    Gate,
    Heal,
    Hide,
    Jump,
    Lay,
    Move,
    Place,
    PlayCard,
    Regenerate,
    Reveal,
    Rotate,
    Team,
    Wall,
    parse,
)
from k2bot.games.dungeon_twister.engine.listing import reach
from k2bot.games.dungeon_twister.engine.model import (
    Decision,
    Game,
    Phase,
    Setup,
    fingerprint,
    to_position,
)
from k2bot.games.dungeon_twister.engine.play import (
    Outcome,
    Step,
    apply,
    decision_of,
    decisions,
    legal_actions,
    new_game,
    offer_draw,
    outcome,
    overdue,
    resign,
    scores,
    start,
)
from k2bot.games.dungeon_twister.engine.position import from_position
from k2bot.games.dungeon_twister.engine.view import Observation, observe
