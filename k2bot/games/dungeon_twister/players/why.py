"""Explain why an answer is good, from the position: what it gains and what it risks."""

from __future__ import annotations

from operator import itemgetter
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from k2bot.games.dungeon_twister.engine import RuleError, events
from k2bot.games.dungeon_twister.engine.actions import (
    Action,
    Attack,
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
    Wall,
    read_actions,
)
from k2bot.games.dungeon_twister.engine.aftermath import end_turn
from k2bot.games.dungeon_twister.engine.board import Board
from k2bot.games.dungeon_twister.engine.content import (
    BY_NAME,
    CHARACTERS_OF,
    COMBAT,
    EXIT_VP,
    IS_CHARACTER,
    KIND,
    OWNER,
    RETURNING_CARD,
    ROPES,
    SPEED,
    TOKENS,
    TREASURES,
)
from k2bot.games.dungeon_twister.engine.fights import Fight, fight_of, targets
from k2bot.games.dungeon_twister.engine.model import (
    SLOT,
    Game,
    MutableState,
    Phase,
    freeze,
    mutable_copy,
    places_after,
)
from k2bot.games.dungeon_twister.engine.moves import MoveContext
from k2bot.games.dungeon_twister.engine.other_actions import free_squares
from k2bot.games.dungeon_twister.engine.planning import departures, exits_from
from k2bot.games.dungeon_twister.engine.play import apply, legal_actions
from k2bot.games.dungeon_twister.engine.record import OFFER
from k2bot.games.dungeon_twister.engine.squares import (
    ALL,
    BIT,
    LINES,
    NAMES,
    ROOMS_LONG,
    SQUARE_BY_NAME,
    distance,
    squares_of,
)
from k2bot.games.dungeon_twister.engine.view import Observation, observe
from k2bot.games.dungeon_twister.players import fighting, sampling
from k2bot.games.dungeon_twister.players.choosing import POLICIES
from k2bot.games.dungeon_twister.players.exit_costs import (
    NO_EXIT_COST,
    exit_cost_changes,
    exit_costs,
    is_unwounded,
    unwounded_in_both,
)
from k2bot.games.dungeon_twister.players.opening import depth
from k2bot.games.dungeon_twister.players.routes import RouteTable, points_to_exit, steps_to_exit
from k2bot.games.dungeon_twister.players.sampling import object_bonus, with_token
from k2bot.games.dungeon_twister.players.valuing import GREEDY, Valuer
from k2bot.thinking.question import Fact, Reason, Why

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence

    from k2bot.games.dungeon_twister.engine.events import Event


def make_reason(kind: str, **facts: Fact) -> Reason:
    """Build a reason from keyword values; docs/players.md lists kinds and values."""
    return Reason(kind, facts)


def explain_attack(game: Game, attacker: int, target: int) -> tuple[Reason, Reason]:
    """Explain an attack: its gain, and the cost of losing it."""
    seat = OWNER[attacker]
    board = Board(game)
    fight = fight_of(board, attacker, target)
    attack, defence = fight.strengths(board)
    valuer = Valuer(GREEDY)
    stakes = fighting.stakes(game, fight, valuer, lambda after: valuer.lead(after, seat))
    gain = make_reason(
        "fights",
        character=TOKENS[attacker],
        target=TOKENS[target],
        attack=attack,
        defence=defence,
        chance=round(100 * stakes.probabilities[fighting.WIN]),
        prize=_loss(game, fight, fighting.WIN, 1 - seat),
    )
    return gain, make_reason("loses", cost=_loss(game, fight, fighting.LOSS, seat))


def explain_combat_card(game: Game, seat: int, card: int) -> Why:
    """Why a combat card is played: which of the opponent's cards it beats, and what losing costs.

    Its ``worth`` is the card's value to the strongest level, in hundredths of a point.
    """
    assert game.fight is not None  # noqa: S101 - only during a fight
    fight = fight_of(Board(game), *game.fight)
    strengths = fight.strengths(Board(game))
    attacks = OWNER[fight.attacker] == seat
    own, other = strengths if attacks else strengths[::-1]
    total = own + card
    cards = fighting.distinct_cards(game, 1 - seat)
    beaten = tuple(one for one in cards if total > other + one)
    unbeaten = tuple(one for one in cards if one not in beaten)
    hopeless = own + max(fighting.distinct_cards(game, seat)) <= other + min(cards)
    if beaten and unbeaten:
        reach = "most" if len(beaten) >= len(unbeaten) else "some"
    else:
        reach = "all" if beaten else "no" if hopeless else "none"
    won, lost = (fighting.WIN, fighting.LOSS) if attacks else (fighting.LOSS, fighting.WIN)
    gain = make_reason(
        "lays",
        card=card,
        total=total,
        reach=reach,
        beaten=beaten,
        unbeaten=unbeaten,
        returns="yes" if card == RETURNING_CARD else "no",
        prize=_loss(game, fight, won, 1 - seat),
        worth=round(card * _value_per_pip(game, fight)),
    )
    if total >= other + max(cards):  # a tie at worst
        return Why(gain)
    return Why(gain, make_reason("loses", cost=_loss(game, fight, lost, seat)))


def _value_per_pip(game: Game, fight: Fight) -> float:
    """Value of a point of a combat card in hand to the strongest level; less in a decided game."""
    valuer = POLICIES["hard"].evaluation.first.valuer
    return fighting.stakes(
        game, fight, valuer, lambda after: valuer.evaluate(after, OWNER[fight.attacker])
    ).pip


def _loss(game: Game, fight: Fight, outcome: int, seat: int) -> Reason:
    """Cost of a fight's outcome to a side: points for the opponent, or wounds."""
    after = fighting.state_after_fight(game, fight, outcome)
    points = after.vp[1 - seat] - game.vp[1 - seat]
    own = CHARACTERS_OF[seat]
    hurt = tuple(TOKENS[one] for one in own if (after.wounded & ~game.wounded) >> one & 1)
    eliminated = tuple(TOKENS[one] for one in own if after.places[one] != game.places[one])
    return make_reason("points", points=points, who=eliminated) if points else make_reason("wounds", who=hurt)


def explain_team(seat: int, characters: Sequence[str]) -> Why:
    """Explain a team: its strengths from the first turn, and the valuable characters that stay hidden."""
    chosen = [BY_NAME[name] for name in characters]
    fastest = max(chosen, key=SPEED.__getitem__)
    strongest = max((one for one in chosen if one != fastest), key=COMBAT.__getitem__)
    gain = make_reason(
        "team",
        fastest=TOKENS[fastest],
        speed=SPEED[fastest],
        strongest=TOKENS[strongest],
        combat=COMBAT[strongest],
    )
    rest = [one for one in CHARACTERS_OF[seat] if one not in chosen]
    dearest = max(rest, key=EXIT_VP.__getitem__)
    if EXIT_VP[dearest] == 1:
        return Why(gain, make_reason("team", count=len(rest)))
    return Why(gain, make_reason("team-dear", target=TOKENS[dearest], points=EXIT_VP[dearest]))


def explain_hiding_place(seat: int, token: str, slot: int) -> Why:
    """Explain a room by its distance from the own line, and by who will place the token (rule 11)."""
    away = depth(slot, seat)
    distance = "near" if away == 0 else "far" if away == ROOMS_LONG - 1 else "middle"
    kind = "character" if IS_CHARACTER[BY_NAME[token]] else "object"
    return Why(
        make_reason(f"hides-{kind}", target=token, slot=slot, where=distance),
        make_reason(f"hides-{kind}", target=token, where=distance),
    )


def explain_reveal(game: Game, seat: int, character: str, slot: int) -> tuple[Reason, Reason | None]:
    """Explain the reveal of a room: the tokens that the seat places, and those of the opponent."""
    tokens = [token for token, place in enumerate(game.places) if place == SLOT + slot]
    own = tuple(TOKENS[one] for one in tokens if OWNER[one] == seat and IS_CHARACTER[one])
    objects = tuple(TOKENS[one] for one in tokens if OWNER[one] == seat and not IS_CHARACTER[one])
    others = sum(OWNER[one] != seat for one in tokens)
    gain = make_reason(
        "reveals", character=character, slot=slot, own=own, some="yes" if own else "no", others=others
    )
    return gain, make_reason("objects", objects=objects) if objects else None


def explain_placing(game: Game, seat: int, token: str, square: str) -> Why:
    """Why a token is placed on this square rather than on another free one."""
    number, chosen = BY_NAME[token], SQUARE_BY_NAME[square]
    slot = next(slot for _, one, slot in game.placing if one == number)
    free = tuple(squares_of(free_squares(game, slot)))
    if not IS_CHARACTER[number]:
        return Why(_nearest_side(game, seat, number, chosen, free))
    exit_costs = exits_from(game, number, [NAMES[place] for place in free])
    costs = {SQUARE_BY_NAME[name]: ap or NO_EXIT_COST for name, ap in exit_costs.items()}
    shortest = min(costs, key=costs.__getitem__)
    own = "yes" if OWNER[number] == seat else "no"
    best = costs[chosen] == (min if own == "yes" else max)(costs.values())
    ap = exit_costs[square]
    facts: dict[str, Fact] = {"target": token, "square": square, "own": own, "ap": ap}
    gain = Reason("places-best" if best else "places-from", facts)
    if not ap:
        gain = Reason("places-shut" if own == "no" else "places", facts)
    if own == "yes" and (not best or not ap):
        gain = _other_placing_reason(game, number, chosen, costs, facts) or gain
    risk = None
    if own == "no" and costs[shortest] < costs[chosen]:
        risk = make_reason("places", target=token, square=NAMES[shortest], ap=costs[shortest])
    return Why(gain, risk)


def _other_placing_reason(
    game: Game, token: int, chosen: int, costs: Mapping[int, int], facts: Mapping[str, Fact]
) -> Reason | None:
    """Another reason for an own character's square, if another has the shorter way or none is open yet."""
    tables = {place: RouteTable(with_token(game, token, place)) for place in costs}
    steps = {place: points_to_exit(table, token) for place, table in tables.items()}
    nearest = min(costs, key=lambda place: (costs[place], steps[place]))
    # Closed costs can be opened; walls count.
    if not facts["ap"] and steps[chosen] == min(steps.values()):
        return Reason("places-nearest", facts)
    if chosen in game.maze.gears:
        return Reason("places-gear", {**facts, "slot": game.maze.gears[chosen]})
    others = [one for one in CHARACTERS_OF[1 - OWNER[token]] if is_unwounded(game, one)]
    longer = {one: steps_to_exit(tables[chosen], one) - steps_to_exit(tables[nearest], one) for one in others}
    blocked = max(longer, key=longer.__getitem__, default=token)
    if longer.get(blocked, 0) > 0:
        return Reason("places-blocks", {**facts, "target": TOKENS[blocked]})
    return None


def _nearest_side(game: Game, seat: int, token: int, square: int, free: Sequence[int]) -> Reason:
    """Which side's characters an object is nearest to, or nearer to than on other squares; without walls."""
    distances = [_nearest(game, owner, square) for owner in (seat, 1 - seat)]
    (own, mine), (other, _) = distances
    if own < other:
        return make_reason("lies-near", target=TOKENS[token], character=TOKENS[mine])
    if other == max(_nearest(game, 1 - seat, place)[0] for place in free):
        return make_reason("lies-far", target=TOKENS[token])
    nearness = {place: object_bonus(game, seat, token, place) for place in free}
    kind = "lies-between" if nearness[square] == max(nearness.values()) else "places"
    return make_reason(kind, target=TOKENS[token], square=NAMES[square], own="no", ap=0)


def _nearest(game: Game, seat: int, square: int) -> tuple[int, int]:
    """Distance in squares to a seat's nearest unwounded character, and its token."""
    distances = [
        (distance(square, game.places[token]), token)
        for token in CHARACTERS_OF[seat]
        if is_unwounded(game, token)
    ]
    return min(distances, default=(NO_EXIT_COST, -1))


_REASON_ORDER: Final = (
    "wins", "leaves", "shoots", "eliminates", "fights", "reveals", "heals", "drinks", "opens", "turns",
    "takes", "blocks", "nears", "escapes", "threatens", "opens-on", "approaches", "readies", "lets-reveal",
    "turns-on", "waits",
)  # fmt: skip
"""By descending importance."""
_WEAK_FROM: Final = _REASON_ORDER.index("escapes")
"""From here on a turn is looked at once more, for what it means to fights and reveals."""
_THREATENING_DISTANCE: Final = 6
"""Action points from the exit within which an opponent's character is a threat."""


class TurnAssessment(NamedTuple):
    """A turn's most important gain, the risk of its last action, and the state before that action."""

    gain: Reason
    risk: Reason | None
    state: Game


def assess_turn(begun: Game, seat: int, actions: Sequence[Action]) -> TurnAssessment:
    """Work out what a turn gains. Raises RuleError if an action is illegal."""
    gains: list[Reason] = [make_reason("waits")]
    risk: Reason | None = None
    game, means, pickups = begun, dict[str, str](), set[tuple[str, str]]()
    for action in actions:
        match action:
            case End():
                break
            case Attack(character, target):
                gain, risk = explain_attack(game, BY_NAME[character], BY_NAME[target])
                gains.append(gain)
                break
            case Reveal(character, slot):
                gain, risk = explain_reveal(game, seat, character, slot)
                gains.append(gain)
                break
        _note_way(game, action, means)
        step = apply(game, seat, action)
        for event in step.events:
            gains += _event_reasons(seat, event, means)
            if isinstance(event, events.Moved):
                pickups |= {(event.character, one.token) for one in event.handled if one.taken}
        game = step.game
        if game.phase is not Phase.ACT or game.active_seat != seat:
            break
    gains += _load_reasons(begun, game, seat, pickups)
    gains += _route_reasons(begun, game, seat, means)
    if rooms := _rooms_left_to_opponent(begun, seat):
        gains.append(make_reason("lets-reveal", rooms=rooms, count=len(rooms)))
    if min(map(_rank, gains)) >= _WEAK_FROM and game != begun:
        gains += _attack_reasons(begun, game, seat)
        gains += _reveal_reasons(begun, game, seat)
    return TurnAssessment(min(gains, key=_rank), risk, game)


def _rank(gain: Reason) -> int:
    return _REASON_ORDER.index(gain.kind)


def _attack_reasons(before: Game, after: Game, seat: int) -> Iterator[Reason]:
    """The opponent's attack that is no longer possible, and the own one that has become so."""
    feared, own = worst_attack(before, seat), worst_attack(after, 1 - seat)
    if feared is not None and worst_attack(after, seat) is None:
        yield Reason("escapes", feared.facts)
    if own is not None and worst_attack(before, 1 - seat) is None:
        yield Reason("threatens", own.facts)


def _reveal_reasons(before: Game, after: Game, seat: int) -> Iterator[Reason]:
    """The room that an own character newly stands beside, and could reveal."""
    was, now = (_beside_hidden(game, seat) for game in (before, after))
    for slot in sorted(now - was):
        yield make_reason("readies", slot=slot)


def _beside_hidden(game: Game, seat: int, squares: int = ALL) -> set[int]:
    """Hidden rooms that a seat's characters on these squares could reveal."""
    board = Board(game)
    fit = [
        token for token in CHARACTERS_OF[seat] if board.is_fit(token) and squares >> board.places[token] & 1
    ]
    return {slot for token in fit for slot in board.maze.hidden_beside(board.places[token])}


def _rooms_left_to_opponent(begun: Game, seat: int) -> tuple[int, ...]:
    """Numbers of the hidden rooms beside the own line that a seat could reveal from there.

    The strongest level leaves them to the opponent, who has to get through them (``Policy.own_rooms``).
    """
    return tuple(slot + 1 for slot in sorted(_beside_hidden(begun, seat, LINES[seat])))


def _note_way(game: Game, action: Action, means: dict[str, str]) -> None:
    """Record how a character advances when it does more than walk."""
    match action:
        case Jump(character):
            means[character] = "jump"
        case Wall(character):
            means[character] = "wall"
        case Move(character, path):
            pits = game.maze.pits
            crosses_pit = any(pits & BIT[SQUARE_BY_NAME[word]] for word in action.squares)
            in_hand = {f"take {TOKENS[rope]}" for rope in ROPES} & set(path)
            if crosses_pit and (in_hand or Board(game).load(BY_NAME[character]) in ROPES):
                means[character] = "rope"


def _event_reasons(seat: int, event: Event, means: dict[str, str]) -> Iterator[Reason]:
    match event:
        case events.GameEnded(winner, _) if winner == seat:
            yield make_reason("wins")
        case events.Left(character, points, load):
            yield make_reason(
                "leaves",
                character=character,
                target=load or "",
                loaded="yes" if load else "no",
                points=points,
                by=means.get(character, "walk"),
            )
        case events.WandFired(character, _, target):
            yield make_reason("shoots", character=character, target=target)
        case events.Eliminated(character) if OWNER[BY_NAME[character]] != seat:
            yield make_reason("eliminates", target=character)
        case events.Healed(character):
            yield make_reason("heals", target=character)
        case events.PotionDrunk(character, _, points):
            yield make_reason("drinks", character=character, points=points)


def _load_reasons(before: Game, after: Game, seat: int, pickups: Collection[tuple[str, str]]) -> list[Reason]:
    """Reasons for what characters newly carry at the end, most important first.

    A treasure comes first, then what was taken, then what a friend got in exchange.
    """
    boards = Board(before), Board(after)
    ranked: list[tuple[int, Reason]] = []
    for token in unwounded_in_both(before, after, seat):
        load = boards[1].load(token)
        if load is not None and load != boards[0].load(token):
            thing = KIND[load] if load not in CHARACTERS_OF[seat] else "friend"
            rank = 0 if load in TREASURES else 1 if (TOKENS[token], TOKENS[load]) in pickups else 2
            reason = make_reason("takes", character=TOKENS[token], target=TOKENS[load], thing=thing)
            ranked.append((rank, reason))
    return [reason for _, reason in sorted(ranked, key=itemgetter(0))]


# ------------------------------------------------------------------------------------------------ ways out


def _route_reasons(before: Game, after: Game, seat: int, means: dict[str, str]) -> Iterator[Reason]:
    """Ways that a turn shortened for its own side or lengthened for the opponent, and what opened them."""
    own = max(exit_cost_changes(before, after, seat), key=lambda one: one.shorter, default=None)
    other = min(exit_cost_changes(before, after, 1 - seat), key=lambda one: one.shorter, default=None)
    clause: Reason | None = None
    if other is not None and other.shorter < -1 and other.before <= _THREATENING_DISTANCE:
        target = TOKENS[other.token]
        clause = make_reason("blocks", target=target, before=other.before, after=other.after)
        yield clause
    if own is not None and own.shorter > 0:
        name = TOKENS[own.token]
        clause = make_reason("nears", character=name, before=own.before, after=own.after, by="walk")
        # Within the reason of a rotation or a portcullis, that is means enough.
        yield Reason("nears", {**clause.facts, "by": means.get(name, "walk")})
    else:
        yield from _approach_reasons(before, after, seat)
    turned = [slot for slot, rotation in enumerate(after.rotations) if rotation != before.rotations[slot]]
    clause = clause or changed_route_reason(before, after, seat)
    if turned:
        yield (
            make_reason("turns", slot=turned[0], then=clause)
            if clause
            else make_reason("turns-on", slot=turned[0])
        )
    if any(new and not old for old, new in zip(before.gates, after.gates, strict=True)):
        yield make_reason("opens", then=clause) if clause else make_reason("opens-on")


def _points_saved(before: Game, after: Game, seat: int) -> dict[int, int]:
    """Points that a turn saves each character of a seat on its way to the exit; negative if it got longer.

    Rooms yet to be rotated and enemies in the way count.
    """
    tables = RouteTable(before), RouteTable(after)
    return {
        token: points_to_exit(tables[0], token) - points_to_exit(tables[1], token)
        for token in unwounded_in_both(before, after, seat)
    }


def changed_route_reason(before: Game, after: Game, seat: int) -> Reason | None:
    """The route that a turn changed most: an own one that got shorter, else an opponent's that got longer."""
    own, other = _points_saved(before, after, seat), _points_saved(before, after, 1 - seat)
    if any(gain > 0 for gain in own.values()):
        return make_reason("shortens", character=TOKENS[max(own, key=own.__getitem__)])
    if any(gain < 0 for gain in other.values()):
        return make_reason("lengthens", target=TOKENS[min(other, key=other.__getitem__)])
    return None


def _approach_reasons(before: Game, after: Game, seat: int) -> Iterator[Reason]:
    """The character that comes nearer to the exit although its way is closed.

    Along their own line nobody does, whichever of its squares the shortest way leads from.
    """
    open_exits = exit_costs(after, seat)
    nearer = {
        token: gain
        for token, gain in _points_saved(before, after, seat).items()
        if gain > 0
        and TOKENS[token] not in open_exits
        and before.places[token] != after.places[token]
        and not LINES[seat] & BIT[after.places[token]]
    }
    if nearer:
        nearest = max(nearer, key=nearer.__getitem__)
        yield make_reason("approaches", character=TOKENS[nearest], square=NAMES[after.places[nearest]])


def threat_after(begun: Game, state: Game, seat: int) -> Reason | None:
    """The opponent's best threat for its next turn, after a seat's turn has led to this state."""
    mutable = mutable_copy(state)
    if state.phase is Phase.ACT and state.active_seat == seat:
        end_turn(mutable, [])
    if mutable.result is not None or mutable.active_seat == seat:
        return None
    ended = freeze(mutable)
    leaving, attack = _exit_threat(ended, 1 - seat), worst_attack(ended, seat)
    risk = next((one for one in (leaving, attack) if _loses(one)), leaving or attack)
    # a route of the opponent's that the turn shortened
    changes = [] if risk else exit_cost_changes(begun, ended, 1 - seat)
    change = max(changes, key=lambda one: one.shorter, default=None)
    if change is None or change.shorter <= 0 or change.after > _THREATENING_DISTANCE:
        return risk
    return make_reason("gives-way", target=TOKENS[change.token], before=change.before, after=change.after)


def _loses(threat: Reason | None) -> bool:
    """Whether the opponent would win by what it threatens."""
    return threat is not None and threat.facts.get("wins") == "yes"


def _exit_threat(game: Game, other: int) -> Reason | None:
    """Opposing characters that could walk out with the opponent's highest card, in the current maze."""
    departure = next((one for one in departures(observe(game, None)) if one.seat == other), None)
    if departure is None:
        return None
    return make_reason(
        "leaves",
        character=departure.exits[0].character,
        ap=departure.exits[0].ap,
        more=len(departure.exits) - 1,
        wins="yes" if departure.is_winning else "no",
    )


def worst_attack(game: Game, seat: int) -> Reason | None:
    """The worst attack the opponent can make on a seat's characters with at most one move.

    Only attacks stronger than the defence before cards, or equal to it if they would eliminate.
    """
    worst: tuple[int, int] = (0, 0)
    threat: Reason | None = None
    board = Board(game)
    near = board.maze.step(board.characters[seat])
    for attacker in CHARACTERS_OF[1 - seat]:
        if not board.is_fit(attacker):
            continue
        context = MoveContext(board, attacker)
        load, _ = context.start_burden
        ends = (
            context.legal_ends(context.start_burden, context.layers_at_first[context.speed])
            | BIT[context.start]
        )
        for square in squares_of(ends & near):
            state = mutable_copy(game)
            state.places = places_after(
                state.places, (attacker, square), *(((load, square),) if load >= 0 else ())
            )
            after_move = Board(state)
            for target in targets(after_move, state, attacker):
                fight = fight_of(after_move, attacker, target)
                strength, defence = fight.strengths(after_move)
                ended: MutableState = fighting.state_after_fight(state, fight, fighting.WIN)
                points = ended.vp[1 - seat] - state.vp[1 - seat]
                if strength + bool(points) > defence and (points, strength - defence) > worst:
                    worst = (points, strength - defence)
                    threat = make_reason(
                        "attacked",
                        attacker=TOKENS[attacker],
                        target=TOKENS[target],
                        attack=strength,
                        defence=defence,
                        points=points,
                        wounded="yes" if game.wounded >> target & 1 else "no",
                        wins="yes" if ended.vp[1 - seat] >= game.setup.goal[1 - seat] else "no",
                    )
    return threat


def why(seen: Observation, answer: str) -> Why:
    """Explain why a seat would give this answer.

    Raises EngineError for an unreadable or illegal answer, and ValueError for a spectator.
    """
    seat = seen.seat
    if seat is None:
        raise ValueError("a spectator answers nothing")
    if answer == OFFER:
        return Why(_draw_reason(seen, seat))
    game = sampling.sample_game(seen, Random(0))  # noqa: S311 - not cryptographic
    explanation = _explain(game, seat, read_actions(answer))
    offered = seen.offer == 1 - seat
    return Why(explanation.gain, explanation.risk, _draw_reason(seen, seat) if offered else None)


def explain_rotations(seen: Observation, answer: str) -> tuple[Reason, ...]:
    """Purposes of a turn's rotations besides its own reason: an action made possible, or a changed route.

    Raises EngineError for an unreadable or illegal answer.
    """
    seat, actions = seen.seat, read_actions(answer)
    if seat is None or not any(isinstance(action, Rotate) for action in actions):
        return ()
    game = sampling.sample_game(seen, Random(0))  # noqa: S311 - not cryptographic
    main = _explain(game, seat, actions).gain
    # an action card's reason is that of the turn that follows
    known = [main, main.facts.get("then")]
    explained = {one.facts["slot"] for one in known if isinstance(one, Reason) and one.kind == "turns"}
    reasons = list[Reason]()
    for number, action in enumerate(actions):
        if isinstance(action, Rotate):
            gain, step = (
                assess_turn(game, seat, (action,)).gain,
                _first_impossible(game, seat, actions[number + 1 :]),
            )
            if step is not None:
                gain = make_reason("turns-for", slot=action.slot, step=str(step))
            is_told = gain in (*known, *reasons) or (gain.kind == "turns" and action.slot in explained)
            if gain.kind in ("turns", "turns-for") and not is_told:
                reasons.append(gain)
        if isinstance(action, (Attack, Reveal, End)):
            break
        game = apply(game, seat, action).game
    return tuple(reasons)


def _first_impossible(game: Game, seat: int, actions: Sequence[Action]) -> Action | None:
    """The first of some actions that can't be done from a state on; None if all can."""
    for action in actions:
        try:
            game = apply(game, seat, action).game
        except RuleError:
            return action
        if game.phase is not Phase.ACT or game.active_seat != seat:
            break
    return None


def _explain(game: Game, seat: int, actions: Sequence[Action]) -> Why:
    match actions[0]:
        case Team(characters):
            return explain_team(seat, characters)
        case Hide(token, slot):
            return explain_hiding_place(seat, token, slot)
        case PlayCard(card):
            return _explain_action_card(game, seat, card, actions[1:])
        case Place(token, square):
            return explain_placing(game, seat, token, square)
        case Lay(card):
            return explain_combat_card(game, seat, card)
        case _:
            assessment = assess_turn(game, seat, actions)
            return Why(assessment.gain, _turn_threat(game, assessment, seat))


def _draw_reason(seen: Observation, seat: int) -> Reason:
    own, other = seen.vp[seat], seen.vp[1 - seat]
    stands = "ahead" if own > other else "behind" if own < other else "even"
    return make_reason("draw", stands=stands, own=own, other=other, quiet=seen.quiet)


def _explain_action_card(game: Game, seat: int, card: int, turn: Sequence[Action]) -> Why:
    """Why an action card is played: for the turn that follows, if there's a choice at all (rule 9)."""
    cards = [action.card for action in legal_actions(game, seat) if isinstance(action, PlayCard)]
    assessment = assess_turn(apply(game, seat, PlayCard(card)).game, seat, turn or [End()])
    larger = tuple(one for one in cards if one > card)
    choice = "only" if cards == [card] else "lower" if larger else "highest"
    gain = make_reason("card", card=card, which=choice, then=assessment.gain)
    return (
        Why(gain)
        if assessment.gain.kind == "wins"
        else Why(gain, _turn_threat(game, assessment, seat, larger))
    )


def _turn_threat(begun: Game, turn: TurnAssessment, seat: int, cards: tuple[int, ...] = ()) -> Reason | None:
    """Main risk after a turn: above all that the opponent wins next, then cards to keep."""
    threat = None if turn.risk else threat_after(begun, turn.state, seat)
    if _loses(threat):
        return threat
    return make_reason("cards", cards=cards) if cards else turn.risk or threat
