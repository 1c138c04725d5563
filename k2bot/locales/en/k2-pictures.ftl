# Words inside K2's pictures. Space is tight: longer words may be set smaller or cut.

picture-base = Base
picture-metres = { $metres } m
picture-day = Day { $day }
# In place of the day’s number, which follows it
picture-last-day = Last day
picture-days-ahead = Days { $days }
picture-days = Day
picture-died-on-day = died day { $day }
picture-of-days = of { $days }
# Cards that every player has.
picture-cards-each = { $players ->
    [1] hand { $hand }, deck { $deck }
   *[other] each: hand { $hand }, deck { $deck }
}

picture-weather-clear = Clear
picture-weather-wind = Wind { $where }
picture-weather-storm = Storm { $where }
picture-weather-snow = Snow { $where }
picture-weather-blizzard = Blizzard { $where }
picture-weather-avalanche = Avalanche { $where }

picture-zones-low = below 6000
picture-zones-6000 = 6000–7000
picture-zones-7000 = 7000–8000
picture-zones-8000 = above 8000
picture-zones-low-6000 = below 7000
picture-zones-6000-7000 = 6000–8000
picture-zones-7000-8000 = above 7000
picture-zones-6000-7000-8000 = above 6000
picture-zones-low-6000-7000-8000 = everywhere

picture-after-day = after day { $day }
picture-over-dead = nobody came back
picture-over-death = a climber died
picture-over-resigned = the others resigned
picture-over-deserted = only computers left
picture-final = Final points
picture-risk = Risk
picture-legend-points = points
picture-legend-cost = cost
picture-legend-air = air
picture-legend-pack = tent in pack
picture-legend-rescue = rescue
picture-full = full
picture-air-now = air now
picture-air-later = by morning

picture-asked-turn = to move
picture-asked-token = token?
picture-asked-cards = cards?
picture-asked-slide = slide?
picture-asked-rescue = rescue?
picture-has-played = { $name } has played
picture-call-turn = { $name }’s turn
picture-call-token = { $name } picks a token
picture-call-slide = { $name }: slide where?
picture-call-rescue = { $name }: rescue?
picture-risk-open = risk tokens

picture-resigned = resigned
picture-fallen = both died

picture-card-movement = Move
picture-card-rope = Rope
picture-card-acclimatization = Air
picture-choose = { $stage ->
    [none] Choose { $count }
    [all] Ready
   *[some] Choose { $count } more
}
# below the stage “all”
picture-choose-done = to commit
picture-advice = { talk-button-hint }
picture-in-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
picture-committed = Committed
picture-committed-open = can still change
picture-sum-ways = up or down
picture-sum-air = air
picture-sum-risk = risk sum
picture-risk-highest = highest takes a token
picture-risk-alone = a token every day

picture-reveal = Day { $day }: all cards
picture-begins = begins
picture-highest = highest sum
picture-alone = alone: takes a token
picture-tied = a tie
picture-choosing = { $players ->
    [1] Choose 3 cards
   *[other] All choose 3 cards
}
picture-last-cards = The last 3 cards
picture-token-choice = chooses a token
picture-token-tie = A tie: nobody takes a token
picture-token-taken = takes
picture-token-costs = { $value ->
    [0] It costs nothing.
   *[other] Pay { $value } after the turn, with cards or air.
}
picture-tokens-cost = Paid after the turn, with cards or air.
picture-tokens-open = Tomorrow:

picture-night = Night { $day }
picture-night-safe = Nobody dies
# Of one player's climbers
picture-night-lost = { $name }: { $climbers } { $count ->
    [one] dies
   *[other] die
}
# A dying climber, and the points that its rescue takes
picture-night-price = { $climber } { $points ->
    [0] for free
    [one] for 1 point
   *[other] for { $points } points
}
# Asked of who decides it: whom to rescue, as in "A for 4 points or B for 1 point", or where a climber slides
# to, as in "b3 or b1"
picture-night-ask-rescue = { $name }: rescue { $climbers }?
picture-night-ask-slide = { $name }: slide { $climbers } to { $spaces }?
# Why none can be.
picture-night-spent = rescue card already used
picture-night-air = Air in the morning
picture-night-later = morning
# Below the weather and where it is; also a sentence of its own, which gets its full stop.
picture-night-nobody-there = Nobody sleeps there
# What changes a climber’s air at night, before a number as in −1.
picture-night-altitude = altitude
picture-night-weather = weather
picture-plan-ask = { $climbers }: move or stay?
picture-plan-ask-air = Give your climbers air
picture-plan-computer = Computer’s turn
# Below a climber’s air
picture-plan-morning = air by morning
picture-plan-summit = Summit
picture-plan-pack = in pack
picture-plan-pitched = pitched
# after a space where a climber can only turn back
picture-plan-back = and back
picture-plan-can-go = can go here
picture-plan-cards = Today’s cards
# Below how many movement points the cards left give
picture-plan-left = left
picture-risk-pays = Keep { $risk } for the risk
picture-risk-takes = { $air ->
    [0] Cards cover the risk
   *[other] Risk: { $air } air from { $climbers }
}
picture-would-die = dies tonight
picture-would-slide = slides tonight
picture-short-of-air = 1 air by morning
picture-died = died in the night
picture-rests = rests
picture-leads = leads by { $points }
picture-shared-lead = share the lead
picture-earlier = earlier today
picture-points-in-reach = can score: cost
picture-avalanche-does = In the avalanche, climbers slide without a tent
# $spaces: as in "b3 or b1"
picture-avalanche-takes = Without a tent, { $climber } slides to { $spaces }
picture-plan-slides = slides
# $count: how many climbers
picture-dead = dead
# Can still be rescued
picture-dying = dying
picture-dies = dies
picture-part-bottle = air
picture-part-tent = tent
picture-most = max

picture-ranking = The end
picture-winner = { $name } wins
picture-shared = A shared win
picture-nobody = Nobody came back
picture-won-ahead = { k2-points }, { $ahead } ahead of second place
picture-won-tied = Level on points, but first on the summit
picture-won-shared = { k2-points } each
picture-won-left = Nobody else stayed
picture-setting = { $side ->
    [hard] Hard side
   *[easy] Easy side
}, { $season ->
    [winter] winter
   *[summer] summer
}, day { $day }

# Statistics. -1 games won: all were played alone.
picture-career-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}{ $won ->
    [-1] {""}
    [one] , 1 win
   *[other] , { $won } wins
}
picture-career-summits = { $count ->
    [one] summit
   *[other] summits
}
picture-career-deaths = { $count ->
    [one] death
   *[other] deaths
}
picture-career-high = { $count ->
    [one] night above 8000
   *[other] nights above 8000
}
picture-career-tokens = { $count ->
    [one] risk token
   *[other] risk tokens
}
# Beside the ways climbed, whose lines are the broader the more often that was.
picture-career-ways = broader: more often
picture-career-rivals = ahead : behind

# Hero pictures of great moments. $count: how many climbers
picture-hero-climbers = { $count } climbers
picture-hero-summit = { $climbers } { $count ->
    [one] stands
   *[other] stand
} on top of K2!
picture-hero-death = { $climbers } { $count ->
    [one] isn’t coming back
   *[other] aren’t coming back
}: no air left at { $spaces }.
picture-hero-rescue = { $climbers } { $count ->
    [one] is
   *[other] are
} rescued!
picture-hero-high = { $climbers } is the first above 8000 m!
picture-hero-avalanche = An avalanche sweeps { $climbers } away!
