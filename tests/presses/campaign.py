"""A campaign: all scenarios, then further games until every control in the code has been pressed."""

import time
from dataclasses import dataclass, field

from tests.presses.games import gathered
from tests.presses.scenarios import SCENARIOS, wandering
from tests.presses.sites import Watch, sites


@dataclass
class Findings:
    """Results of a campaign."""

    presses: int = 0
    faults: list = field(default_factory=list)
    reached: set = field(default_factory=set)

    @property
    def missing(self):
        """The places in the code whose controls nobody has pressed."""
        return sorted(set(sites().values()) - self.reached)


async def held(folder, patch, scenarios=SCENARIOS, *, games=0, told=lambda line: None, **crowd):
    """Run the scenarios and then ``games`` further games."""
    found, watch, number = Findings(), Watch(patch), 0
    todo = list(scenarios)
    while todo or number < games:
        scenario = todo.pop(0) if todo else wandering(number := number + 1)
        begun, place = time.monotonic(), folder / f"{len(found.reached)}-{found.presses}"
        place.mkdir()
        async with gathered(place, patch, watch=watch, **crowd) as people:
            await scenario(people)
            found.presses += people.presses
            found.faults += (f"{scenario.__name__}: {fault}" for fault in people.faults)
            found.reached |= people.reached
        watch.forget()
        took = time.monotonic() - begun
        told(f"{scenario.__name__}: {people.presses} presses in {took:.0f} s, {len(found.faults)} faults")
    return found
