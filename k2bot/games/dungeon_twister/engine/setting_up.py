"""Setup: rooms, teams and hidden tokens (rules 4 to 7, 42)."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from itertools import permutations
from typing import Final, TypeAlias

from k2bot.engines.chance import number, shuffled
from k2bot.games.dungeon_twister.engine.actions import Hide, Team
from k2bot.games.dungeon_twister.engine.aftermath import begin_turn
from k2bot.games.dungeon_twister.engine.content import (
    ACTION_CARDS,
    ALL_OBJECTS,
    ALL_TOKENS,
    BY_NAME,
    CAPACITY,
    CHARACTERS_OF,
    COMBAT_CARDS,
    GATES,
    JUMP_CARDS,
    MARKS,
    POTIONS,
    ROOMS,
    TOKENS,
    TOKENS_OF,
)
from k2bot.games.dungeon_twister.engine.events import Event, TeamChosen, TeamsShown, TokenHidden
from k2bot.games.dungeon_twister.engine.model import (
    FAIR_DEAL,
    SLOT,
    UNPLACED,
    ActionError,
    Game,
    MutableState,
    Phase,
    Seat,
    Setup,
    freeze,
    mutable_copy,
    places_after,
)
from k2bot.games.dungeon_twister.engine.other_actions import free_squares
from k2bot.games.dungeon_twister.engine.squares import LENGTH, SLOTS, SQUARES, square_at, squares_of

MARK_SQUARES = tuple(tuple(square_at(x, y) for y in MARKS) for x in (0, LENGTH - 1))
"""Starting squares on each seat's line, from the top (rule 5)."""

_HIDES = tuple(tuple(Hide(token, slot) for slot in range(SLOTS)) for token in TOKENS)


def set_up(setup: Setup, seed: str, events: list[Event]) -> Game:
    """Set up a game before its first answer; a dealt one, before its first turn."""
    cards = Seat(ACTION_CARDS, COMBAT_CARDS, JUMP_CARDS)
    game = Game(
        setup=setup,
        seed=seed,
        phase=Phase.START,
        active_seat=number(seed, "hider", 2),
        turn_number=0,
        step=0,
        ap=0,
        highest_card=0,
        quiet=0,
        eventful=False,
        first=number(seed, "first", 2) if setup.first is None else setup.first,
        vp=(0, 0),
        rooms=shuffled(seed, "rooms", range(len(ROOMS))),
        rotations=tuple(number(seed, f"turn/{slot}", 4) for slot in range(SLOTS)),
        revealed=0,
        gates=(0,) * len(GATES),
        places=(UNPLACED,) * len(ALL_TOKENS),
        wounded=0,
        fresh_wounded=0,
        fresh_healed=0,
        potion=(),
        seats=(cards, cards),
    )
    return _deal_start(game, events) if setup.dealt else game


def _deal_start(game: Game, events: list[Event]) -> Game:
    """Deal teams and hidden tokens at random, colours alternating as if both had hidden theirs (rule 42)."""
    state = mutable_copy(game)
    deal = _fair_deal if FAIR_DEAL.holds(game.setup) else _independent_deal
    for seat, (team, _) in enumerate(dealt := deal(game)):
        put_team(state, seat, team, events)
    hands = [list(hand) for _, hand in dealt]
    while hands[state.active_seat]:
        token, slot = hands[state.active_seat].pop()
        put_token(state, state.active_seat, token, slot, events)
    for slot in game.setup.shown:
        # Revealed before the first turn, its tokens on random squares (rule 42).
        state.revealed |= 1 << slot
        lifted = [token for token in ALL_TOKENS if state.places[token] == SLOT + slot]
        squares = shuffled(state.seed, f"shown/{slot}", tuple(squares_of(free_squares(state, slot))))
        state.places = places_after(state.places, *zip(lifted, squares, strict=False))
    return freeze(state)


_Deal: TypeAlias = "list[tuple[tuple[int, ...], list[tuple[int, int]]]]"
"""For each seat its team, and its other tokens with their slots in reverse order of hiding."""


def _independent_deal(game: Game) -> _Deal:
    """Deal each side independently, across the whole maze: the rule before ``FAIR_DEAL``."""
    seed = game.seed
    teams = [shuffled(seed, f"team/{seat}", CHARACTERS_OF[seat])[: len(MARKS)] for seat in (0, 1)]
    hands = [shuffled(seed, f"hide/{seat}", _hidden_hand(seat, teams[seat])) for seat in (0, 1)]
    spaces = shuffled(seed, "spaces", [slot for slot in range(SLOTS) for _ in range(CAPACITY[slot])])
    turns = [spaces[0::2], spaces[1::2]]
    return [
        (teams[seat], list(zip(hands[seat], reversed(turns[seat != game.active_seat]), strict=True)))
        for seat in (0, 1)
    ]


_HOMES: Final = ((0, 4), (3, 7))
"""Slots adjacent to each seat's starting line."""
_POTIONS: Final = (2, 5)
"""Slots of the potions in a fair deal; not adjacent to the two rooms that a first game reveals."""
_OBJECTS: Final = (1, 6, 1, 6, 1, 6, 2, 5, 2, 5)
"""Slots of the other objects: the middle ones, which hold three each (rule 6)."""


def _fair_deal(game: Game) -> _Deal:
    """Deal a symmetric start: equal teams, other characters near their own line, objects in the middle.

    Nobody can leave on a first turn: the exit is at least 16 squares away, and its 3 action points or fewer
    cover at most 15. Nor can anyone have drunk a potion by then, since that takes revealing two rooms and
    fetching it.
    """
    seed = game.seed
    kinds = shuffled(seed, "team", range(len(CHARACTERS_OF[0])))
    objects = [token for token in ALL_OBJECTS if token not in POTIONS]
    slots = dict(zip(shuffled(seed, "potions", POTIONS), _POTIONS, strict=True))
    slots |= zip(objects, shuffled(seed, "objects", _OBJECTS), strict=True)
    dealt = []
    for seat, homes in enumerate(_HOMES):
        characters = [CHARACTERS_OF[seat][kind] for kind in kinds]
        team, others = tuple(characters[: len(MARKS)]), characters[len(MARKS) :]
        slots |= zip(shuffled(seed, f"homes/{seat}", others), homes * CAPACITY[homes[0]], strict=True)
        hidden = shuffled(seed, f"hide/{seat}", _hidden_hand(seat, team))
        dealt.append((team, [(token, slots[token]) for token in hidden]))
    return dealt


def _hidden_hand(seat: int, team: Collection[int]) -> list[int]:
    """A seat's tokens to hide, once its team is on the starting line."""
    return [token for token in TOKENS_OF[seat] if token not in team]


def unhidden_tokens(game: Game | MutableState, seat: int) -> list[int]:
    """A seat's tokens not yet hidden."""
    return [token for token in TOKENS_OF[seat] if game.places[token] == UNPLACED]


def open_slots(game: Game | MutableState) -> list[int]:
    """Slots with room for another hidden token (rule 6)."""
    return [slot for slot in range(SLOTS) if game.places.count(SLOT + slot) < CAPACITY[slot]]


@cache
def teams(seat: int) -> tuple[Team, ...]:
    """Every team in every order."""
    names = [TOKENS[token] for token in CHARACTERS_OF[seat]]
    return tuple(Team(chosen) for chosen in permutations(names, len(MARKS)))


def hiding_choices(game: Game) -> list[Hide]:
    """Every token that can be hidden next, on every slot with room."""
    slots = open_slots(game)
    return [_HIDES[token][slot] for token in unhidden_tokens(game, game.active_seat) for slot in slots]


def choose_team(state: MutableState, seat: int, action: Team, events: list[Event]) -> None:
    """Put a team on its starting line. Raises ActionError."""
    chosen = action.characters
    tokens = tuple(BY_NAME.get(name, -1) for name in chosen)
    if len(tokens) != len(MARKS) or len(set(tokens)) != len(tokens):
        raise ActionError("team-size", f"a team is {len(MARKS)} different characters", 5)
    if not set(tokens) <= set(CHARACTERS_OF[seat]):
        raise ActionError("not-yours", "a team is made of the own characters", 5)
    put_team(state, seat, tokens, events)


def put_team(state: MutableState, seat: int, tokens: tuple[int, ...], events: list[Event]) -> None:
    """Put a team on its starting line; once both are there, hiding begins (rules 5, 6)."""
    state.places = places_after(state.places, *zip(tokens, MARK_SQUARES[seat], strict=True))
    events.append(TeamChosen(seat, tuple(TOKENS[token] for token in tokens)))
    if not state.asked:
        state.phase = Phase.HIDE


def hide(state: MutableState, seat: int, action: Hide, events: list[Event]) -> None:
    """Hide a token. Raises ActionError."""
    token = BY_NAME.get(action.token, -1)
    if token not in unhidden_tokens(state, seat):
        raise ActionError("not-to-hide", f"{action.token} is no token that is still to be hidden", 6)
    if action.slot not in open_slots(state):
        raise ActionError(
            "room-full", f"no more tokens can be hidden on room {action.slot}", 6, slot=action.slot
        )
    put_token(state, seat, token, action.slot, events)


def put_token(state: MutableState, seat: int, token: int, slot: int, events: list[Event]) -> None:
    """Hide a token; after the last one the teams are revealed and the first turn begins (rule 7)."""
    state.places = places_after(state.places, (token, SLOT + slot))
    events.append(TokenHidden(seat, slot, TOKENS[token]))
    if unhidden_tokens(state, 1 - seat):
        state.active_seat = 1 - seat
    elif not unhidden_tokens(state, seat):
        on_line = [
            tuple(TOKENS[token] for token in CHARACTERS_OF[owner] if state.places[token] < SQUARES)
            for owner in (0, 1)
        ]
        events.append(TeamsShown((on_line[0], on_line[1])))
        begin_turn(state, state.first, events)


def hidden_tokens(game: Game | MutableState, seat: int, slot: int) -> tuple[int, ...]:
    """A seat's face-down tokens on a slot."""
    return tuple(token for token in TOKENS_OF[seat] if game.places[token] == SLOT + slot)
