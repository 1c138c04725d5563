"""Property over games: a hint's predictions come true for players who follow it."""

import random
import re

import pytest

from k2bot.games.k2.engine import Plan, apply, decisions, legal_actions, observe
from k2bot.games.k2.engine.events import Checked
from k2bot.games.k2.pages import turns
from k2bot.games.k2.players import choose

PREDICTIONS = {
    "gains": r"This gains you (\d+) point",
    "levels": r"Air left after tonight: (.+?)\.",
    "dies": r"Even so, (.+?) won.t survive",
    "saved": r"If you did nothing, (.+?) would die tonight",
    "kept": r"This gets (\w) through night (\d+)",
    "needs air": r"Without more air, ([^.]+?) would die tonight",
    "deadly": r"Without more air, night (\d+) would be deadly \(\W*(\w)",
    "mind": r"Watch out for night (\d+): \W*(\w)",
}


def climbers(told):
    return set(re.findall(r"\b[AB]\b", told))


def points(game, seat):
    return sum(climber.vp for climber in game.seats[seat].climbers)


def nights(game, seat, until, action=None):
    """Checks by day and climber from the engine, after this action (if any) and resting from then on."""
    found = {}
    while game.day <= until and (questions := decisions(game)):
        day, asked = game.day, questions[0]
        resting = Plan() if asked.kind == "turn" else legal_actions(game, asked.seat)[-1]
        done = apply(game, asked.seat, action or resting)
        checks = [one for one in done.events if isinstance(one, Checked) and one.climber[0] == seat]
        found |= {(day, one.climber[1]): one for one in checks}
        game, action = done.game, None
    return found


def check_predictions(text, game, seat, action):
    """The kinds of predictions in a hint's text, each checked against what happens when following it."""
    told = {kind: match.groups() for kind, words in PREDICTIONS.items() if (match := re.search(words, text))}
    for kind in ("levels", "mind") if "Today, for example" in text else ():
        told.pop(kind, None)  # of that example of what the cards do
    today = game.day
    days = [int(part) for parts in told.values() for part in parts if part.isdigit()]
    then = nights(game, seat, max([today, *days]), action)
    tonight = {name: check for (day, name), check in then.items() if day == today}
    for kind, parts in told.items():
        match kind:
            case "gains":
                if not any(check.dies for check in tonight.values()):
                    after = apply(game, seat, action).game
                    assert points(after, seat) - points(game, seat) == int(parts[0])
            case "levels":
                levels = dict(re.findall(r"([AB]) (\S+?)(?:,|$| and)", parts[0]))
                assert levels == {name: str(check.after) for name, check in tonight.items() if not check.dies}
            case "dies":
                assert climbers(parts[0]) == {name for name, check in tonight.items() if check.dies}
            case "saved":
                resting = nights(game, seat, today)
                for name in climbers(parts[0]):
                    assert resting[today, name].dies
                    assert not tonight[name].dies
            case "kept":
                name, day = parts[0], int(parts[1])
                resting = nights(game, seat, day)
                assert any(resting[key].dies for key in resting if key[1] == name)
                assert not any(then[key].dies for key in then if key[1] == name and key[0] <= day)
                assert (day, name) in then
            case "needs air":
                assert climbers(parts[0]) == {name for name, check in tonight.items() if check.dies}
            case _:
                assert then[int(parts[0]), parts[1]].dies
    if "dies" not in told and "levels" in told:
        assert not any(check.dies for check in tonight.values())
    return set(told)


@pytest.mark.parametrize(
    ("players", "options"),
    [(1, {"side": "hard", "season": "winter"}), (2, {"season": "winter", "avalanche": "yes"})],
)
def test_predictions_in_hints_come_true(begin, players, options):
    table = begin(players, "hints", **options)
    game, chance, seen = table.state, random.Random(players), set()  # noqa: S311 - not cryptographic
    while questions := decisions(game):
        asked = questions[0]
        seat = asked.seat
        answer = choose(observe(game, seat), asked, chance, level="easy")
        followed = [answer, Plan()] if asked.kind == "turn" else [answer]
        for hinted in followed if asked.kind in {"choose", "turn"} else []:
            page, draft = table.game.hint(game, seat, str(hinted), table.people)
            taken = turns.plan_of(draft, game.day) or hinted  # air may go where it helps more
            seen |= check_predictions(page.text.replace("**", ""), game, seat, taken)
        game = apply(game, seat, answer).game
    assert seen >= PREDICTIONS.keys() - {"needs air"}, "every kind but the rarest is made in each game"
