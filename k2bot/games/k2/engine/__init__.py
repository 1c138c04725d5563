"""The rules of K2: pure functions over frozen values, without I/O, clock or global randomness."""

from k2bot.engines.errors import (
    ActionSyntaxError,
    PositionError,
    RecordError,
    RuleError,
    SetupError,
)
from k2bot.games.k2.engine import record
from k2bot.games.k2.engine.actions import (
    PITCH,
    Action,
    ChooseDirection,
    Commit,
    Direction,
    EndUse,
    Finish,
    Go,
    LetGo,
    Pay,
    Pitch,
    Plan,
    PlannedUse,
    Rescue,
    Slide,
    Source,
    TakeToken,
    UseCards,
    parse,
)
from k2bot.games.k2.engine.content import (
    CLIMBER_NAMES,
    Board,
    Card,
    Cards,
    ClimberKey,
    ClimberName,
    Season,
    Side,
    Space,
    Weather,
    Zone,
)
from k2bot.games.k2.engine.events import (
    Acclimatized,
    CardsCommitted,
    CardsRevealed,
    Checked,
    DayBegan,
    Died,
    Event,
    GameEnded,
    Rescued,
    Resigned,
    RiskPaid,
    Slid,
    Stepped,
    TentPitched,
    TokenTaken,
    TurnBegan,
    TurnEnded,
)
from k2bot.games.k2.engine.model import Climber, Decision, Game, Phase, Seat, Setup, fingerprint, to_position
from k2bot.games.k2.engine.planning import (
    Destination,
    Preview,
    in_reach,
    preview,
    turning_point,
)
from k2bot.games.k2.engine.play import (
    Outcome,
    Step,
    apply,
    decision_of,
    decisions,
    legal_actions,
    new_game,
    outcome,
    resign,
    scores,
    start,
)
from k2bot.games.k2.engine.position import from_position
from k2bot.games.k2.engine.terrain import CardPoints, card_points, route_cost
from k2bot.games.k2.engine.view import Observation, SeatView, observe
