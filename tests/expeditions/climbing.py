"""Playing styles: which of the cards, tokens, places and answers on offer somebody takes."""

import random
from dataclasses import dataclass

from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.actions import parse
from k2bot.games.k2.engine.content import CARDS
from k2bot.games.k2.pages.wording import Talk
from k2bot.text.words import words
from tests.phrases import LANGUAGE

TALK = Talk(words(LANGUAGE), ()).without_markdown
CARD_OF = {TALK.card(card): card for card in CARDS.values()}
"""Every card by the name on its button."""
DIES = TALK.text("k2-plan-place-dies")
MOST_USES = 3
PRIMARY, DANGER = 1, 4
"""Discord's numbers for the styles of buttons."""


@dataclass
class Climber:
    """A playing style.

    ``cautious`` stays where the air is good, ``high`` goes up as far as is safe, ``random`` takes anything.
    """

    style: str
    chance: random.Random
    side: content.Side = "easy"
    """The side of the mountain they are on."""

    def places(self, labels):
        """Positions in the hand of the three cards to choose."""
        cards = [CARD_OF[label] for label in labels]
        if self.style == "random":
            return set(self.chance.sample(range(len(cards)), 3))
        order = sorted(range(len(cards)), key=lambda place: (-cards[place].push, -cards[place].up, place))
        if self.style == "cautious":
            breath = max(range(len(cards)), key=lambda place: (not cards[place].push, cards[place].up))
            return {breath, *[place for place in order if place != breath][:2]}
        return set(order[:3])

    def token(self, buttons):
        """The token to take."""
        return self.chance.choice(buttons) if self.style == "random" else buttons[0]

    def next_use(self, menus, airs, made):
        """What to add to the plan: a menu and a value, a button and None, or nothing."""
        if made >= MOST_USES:
            return None
        for menu in self.chance.sample(menus, len(menus)):
            lines = sorted((line for line in menu.lines if self._wants(line)), key=self._height)
            if lines and (made == 0 or self.chance.random() < 0.7):
                return menu, (self.chance.choice(lines) if self.style == "random" else lines[0]).value
        return (self.chance.choice(airs), None) if airs else None

    def _wants(self, line):
        if line.value.startswith("more"):
            return False
        space = content.board(self.side).by_id[place_of(line.value)]
        return DIES not in line.description and (self.style != "cautious" or space.air_change >= 0)

    def _height(self, line):
        """Sort key: highest first, without a tent before with one; independent of menu order."""
        space = content.board(self.side).by_id[place_of(line.value)]
        return -space.altitude, "pitch" in line.value, line.value

    def answer(self, controls):
        """One of the answers to a night's question: a button and None, or a menu and a value."""
        slides = [control for control in controls if control.verb == "slide"]
        if slides:
            return self.chance.choice(slides), None
        menu = self.chance.choice([control for control in controls if control.verb == "rescue"])
        return menu, self.chance.choice(menu.lines).value


def place_of(value):
    """The space where a planned use (a menu value) ends, ignoring its tent."""
    use = parse(f"plan {value}").uses[0]
    spaces = [word for word in use.route if word != "pitch"]
    return spaces[-1] if spaces else content.BASE_CAMP
