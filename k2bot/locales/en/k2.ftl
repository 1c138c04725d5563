### K2: pages, posts, buttons, settings, refusals and rules. Ids begin with k2-.

## Slash commands: names (lower case, no spaces) and descriptions (at most 100 characters, verb first)

k2-command-board-name = board
k2-command-board = Show the board (only you see it)
k2-command-hand-name = hand
k2-command-hand = Show your hand (only you see it), or choose how you get it
k2-command-orders-name = orders
k2-command-orders = See what you’ve confirmed ahead, or withdraw it (only you see it)

## The hand as a private message

k2-delivery-greeting = Hello! You’ll get your hand here each morning of a game. If a game is on, today’s hand follows.
k2-delivery-on = From now on you get your hand as a direct message each morning, updated through the day. If a game is on, today’s hand comes right away.
k2-delivery-off = You no longer get your hand as a direct message. During a game, press **{ k2-button-hand }** below its newest post.

## Names of things

k2-title = K2
k2-climber = { $name } { $climber }
k2-space = { $space ->
    [base] base camp
    [summit] the summit
   *[other] { $space }
}
k2-place = { $space } · { $altitude } m
k2-place-facts = { $night ->
    [over] {""}
    [dies] dies the next night without more air ·{" "}
   *[lives] { $level } air after the next night ·{" "}
}{ $room ->
    [-1] no limit
   *[other] room for { $room } more
}
k2-card-movement = Move { $points }
k2-card-air = Air { $points }
k2-card-rope = Rope { $up }/{ $down }
k2-card-rope-spoken = Rope { $up } up or { $down } down
k2-card-rope-up = Rope { $up }/{ $down } up
k2-card-rope-down = Rope { $up }/{ $down } down
k2-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

k2-level-beginner = beginner
k2-level-easy = easy
k2-level-normal = normal
k2-level-hard = hard
# What a beginner among the computers overlooks, below a hint; the last part is the kind of decision.
k2-overlooks-beginner-choose = -# { $name } plays like a beginner: it chooses its cards for today only, and doesn’t look at tomorrow’s weather.
k2-overlooks-beginner-turn = -# { $name } plays like a beginner: it climbs on and keeps no air for the way down. Don’t let it tempt you higher.

## Buttons

k2-button-hand = My hand
k2-button-plan = Plan my turn
k2-button-board = Board as text
k2-button-picture = Board as picture
k2-button-whole = Whole board
k2-button-tall = Board for phones
k2-button-wide = Board for big screens
k2-first-goal = **K2 in short.** You lead two climbers, A and B. Each morning, secretly choose three of your six cards: Move and Rope cards take your climbers along the lines on the board, Air cards give them air. { $players ->
    [one] Then you take a risk token and play your three cards.
   *[other] Then all cards are revealed. The player with the highest risk sum takes a risk token (nobody does on a tie), and everyone plays their three cards, one player after the other.
} At night, altitude and bad weather cost air, and a climber whose air drops below 1 dies. After day 18, you score for the highest space each living climber has reached.
k2-first-tall = -# On a phone most of the time? `/{ command-settings-name }` makes the whole board tall whenever you open it.
k2-button-rules = Rules
k2-button-answer = Answer
k2-button-to-nothing = Status
k2-button-to-choose = { k2-button-hand }
k2-button-to-turn = { k2-button-plan }
k2-button-to-pay = { k2-button-plan }
k2-button-to-token = { k2-button-answer }
k2-button-to-slide = { k2-button-answer }
k2-button-to-rescue = { k2-button-answer }
k2-button-commit = Commit
k2-button-change = Edit cards
k2-button-keep = Keep my cards
k2-button-token = Take { $value }
k2-button-air = { $card } to { $climber }
k2-button-finish = Finish turn
k2-button-finish-anyway = Finish anyway
k2-button-ahead = Confirm for my turn
k2-button-ahead-anyway = Confirm anyway
k2-button-clear = Clear
k2-button-other-cards = Other cards
k2-button-back-to-plan = Back to planner
k2-button-back-to-rescue = Back to question
k2-button-let-go = Keep rescue card
k2-button-people = Climbers
k2-button-weather = Weather and risk
k2-button-low = Below 6000 m
k2-button-6000 = 6000–7000 m
k2-button-7000 = Above 7000 m

## Options of a new game

k2-option-side = Side
k2-option-side-name = side
k2-option-side-help = Steps cost more on the hard side; climb the easy one first
k2-option-side-easy = easy
k2-option-side-hard = hard
k2-option-season = Season
k2-option-season-name = season
k2-option-season-help = Steps can cost more in winter; climb in summer first
k2-option-season-summer = summer
k2-option-season-winter = winter
k2-option-family = Family
k2-option-family-name = family
k2-option-family-help = Family rules: each player may rescue one dying climber per game
k2-option-lenient = Lenient
k2-option-lenient-name = lenient
k2-option-lenient-help = Spaces above 7000 m hold more climbers; for five players only
k2-option-avalanche = Avalanches
k2-option-avalanche-name = avalanche
k2-option-avalanche-help = Two weather tiles bring avalanches; a tent protects its climbers
k2-option-off = no
k2-option-on = yes
k2-option-first = First player
k2-option-first-name = first
k2-option-first-help = Who goes first on day 1
k2-option-first-draw = drawn at random
k2-option-first-seat = { $place ->
    [1] first to join
    [2] second to join
    [3] third to join
    [4] fourth to join
   *[5] fifth to join
}
k2-objection-lenient = Lenient needs five players, and there { $seats ->
    [one] is only one
   *[other] are only { $seats }
}. Wait until five have joined, or switch Lenient off in the settings below.
k2-objection-first = Player { $place } is set to go first, but only { $seats ->
    [one] one player has
   *[other] { $seats } players have
} joined. Wait for more, or choose another first player below.
k2-objection-option = K2 has no setting { $key } with the value { $value }. Choose one of those listed.
k2-summary = Board side: { $side } · season: { $season }
k2-summary-family = family: one rescue each
k2-summary-lenient = lenient limits
k2-summary-avalanche = avalanches
k2-summary-first = first player: { $first }

## Weather

k2-zones-6000 = at 6000–7000 m
k2-zones-7000 = at 7000–8000 m
k2-zones-8000 = above 8000 m
k2-zones-low-6000 = below 7000 m
k2-zones-6000-7000 = at 6000–8000 m
k2-zones-7000-8000 = above 7000 m
k2-zones-6000-7000-8000 = above 6000 m
k2-zones-low-6000-7000-8000 = on the whole mountain

k2-weather-clear = The weather is clear tonight.
k2-weather-air = Tonight everyone { $zones } loses { $air } air.
k2-weather-cost = Today every step and tent { $zones } costs { $cost } more.
k2-weather-both = Today every step and tent { $zones } costs { $cost } more, and tonight everyone there loses { $air } air.
k2-weather-avalanche = An avalanche hits the slopes { $zones } tonight: everyone there loses 1 air and, with no tent of their team on their space, slides down.
k2-weather-brief-clear = clear
k2-weather-brief-air = −{ $air } air { $zones }
k2-weather-brief-cost = steps +{ $cost } { $zones }
k2-weather-brief-both = −{ $air } air and steps +{ $cost } { $zones }
k2-weather-brief-avalanche = avalanche { $zones }
k2-weather-today = Today: { $weather }.
k2-weather-tomorrow = Tomorrow: { $weather }.
k2-weather-day = { $count ->
    [1] day { $day }
    [2] days { $day } and { $last }
   *[other] days { $day } to { $last }
}: { $weather }

## Morning

k2-morning-head = **Day { $day } of { $days } · choose three cards**
k2-morning-head-forced = **Day { $day } of { $days } · { $players ->
    [one] you play your last three cards
   *[other] everyone plays their last three cards
}**
k2-morning-last-cards = Tonight all 18 cards are shuffled again.
k2-morning-gains = New points: { $gains }.
k2-morning-gains-before = New points before that: { $gains }.
k2-morning-gain = { $name } +{ $points }
k2-morning-first = { $name } goes first.
k2-morning-ready = Ready: { $ready } · waiting for { $waiting }
k2-morning-waiting = Waiting for { $waiting }
k2-morning-all-ready = Everyone has chosen.
k2-morning-alone = { $waiting }, choose your cards.
k2-call-choose = { $names }, choose your cards for today.
k2-crowded-full = Full: { $spaces }.
k2-tokens-open = Face-up risk tokens: { $tokens }; { $pile ->
    [0] none left face down.
    [one] 1 more face down.
   *[other] { $pile } more face down.
}

## Hand

k2-hand-head = **Day { $day } of { $days } · choose { $count ->
    [one] one card
    [3] three cards
   *[other] { $count } cards
}**
k2-hand-head-committed = **Day { $day } · your cards are in**
k2-hand-head-read = **Your hand · day { $day }, { $phase }**
k2-hand-nothing = Press a card to choose it. Press it again to put it back.
k2-hand-committed = You can change them until everyone has chosen.
k2-hand-too-late = Everyone else has chosen, so your change came too late. The cards you had committed count.
k2-hand-holds = { $cards } stay committed until you commit other cards.
k2-hand-today = Your cards today: { $cards }.
k2-hand-held = In your hand: { $cards }.
k2-hand-empty = You have no other cards in your hand.
k2-hand-back = { $card } is back in your hand: you only play { $count ->
    [one] one card
    [3] three cards
   *[other] { $count } cards
}.
k2-hand-reach = { $cards }: { $up ->
    [0] no movement points
    [one] 1 movement point
   *[other] { $up } movement points
}, { $air ->
    [0] no air
   *[other] { $air } air
}.
k2-hand-reach-rope = { $cards }: { $up ->
    [one] 1 movement point
   *[other] { $up } movement points
} up or { $down } down, { $air ->
    [0] no air
   *[other] { $air } air
}.
k2-hand-missing = { $count ->
    [one] Choose one more card.
   *[other] Choose { $count } more cards.
}
k2-hand-commit = Press **{ k2-button-commit }** to play these cards.
k2-hand-last = { $others ->
    [0] **{ k2-button-commit }** plays these cards at once.
   *[other] Everyone else is ready: **{ k2-button-commit }** reveals the cards at once.
}
k2-push = Your risk sum is { $push }. The player with the highest takes a risk token, unless it’s a tie.
k2-push-alone = Climbing alone, you take a risk token every day, whichever cards you choose.
k2-push-so-far = Your risk sum is { $push } so far.
k2-push-counts = The sum counts Move cards and the first number on Rope cards, but not Air cards.
k2-push-costs = At the end of your turn, a token costs its number in unused movement points or air.
# $count: how many players
k2-push-others = { $odds ->
    [never] { $names } can’t go higher than you.
    [even] { $names } can tie with you, but not go higher.
   *[always] { $names } will go higher than you, whatever they play.
}
k2-push-chances = Chance of going higher than you: { $chances }.
k2-push-chance = { $names } { $tenths ->
    [0] under 5%
    [10] over 95%
   *[other] about { $tenths }0%
}

## Reveal and risk

k2-reveal-head = **Day { $day } · the cards are revealed**
k2-reveal-cards = { $name }: { $cards }, risk sum { $push }
k2-reveal-hardest = { $names } has the highest risk sum: { $push }.
k2-reveal-alone = Alone on the mountain, { $names } has the highest risk sum: { $push }.
k2-reveal-tie = { $names } tie for the highest risk sum, { $push }: nobody takes a risk token.
k2-ask-token = { $own ->
    [yes] Take
   *[no] { $mention }, take
} one of the face-up risk tokens: { $tokens }. At the end of your turn, you pay that much in unused movement points or air.
k2-computer-token = { $name } is choosing a risk token.
k2-token-taken = { $name } takes risk token { $value }.
k2-token-only = All face-up risk tokens show { $value }, so { $name } takes one of those.
k2-token-replaced = { $taken } It’s replaced by a { $value }.

## Turns

k2-turns-head = **Day { $day } · the climb begins**
k2-turns-told = **Day { $day }**
k2-turn-head = **Day { $day } · { $name }**
k2-ask-turn = { $first ->
    [yes] { $mention }, you go first.
   *[no] { $mention }, it’s your turn.
}
k2-computer-turn = { $first ->
    [yes] { $name } goes first.
   *[no] { $name } goes next.
}
k2-turn-last = { $players ->
    [one] Night falls.
   *[other] Everyone has played. Night falls.
}
# Remarks on a turn, each at most once a game.
k2-remark-7000 = First above 7000 m. The air is getting thin.
k2-remark-8000 = First above 8000 m. Every breath counts now.
k2-remark-summit = The summit! From here, every way leads down.
k2-remark-squeeze = { $climber } squeezed past { $others } at { $space }. Nobody looked down.
k2-remark-breath = { $climber } was down to 1 air. What a relief!
k2-step-climber = { $climber } { $doings }
k2-step-stays = { $count ->
    [one] the climber stays put
   *[other] both climbers stay put
}
k2-step-end = end of turn
k2-step-cards = choosing cards
k2-step-token = taking risk token { $value }
k2-step-rescue = rescuing { $climber } to { $space }
k2-step-let-go = keeping the rescue card
k2-step-slide = sliding to { $space }
k2-climber-does = { $climber } { $doings }.
k2-does-climb = climbs { $way }
k2-does-descend = descends { $way }
k2-does-cross = goes { $way }
# Spaces in the order in which a climber passes them, for screen readers.
k2-way-spoken = from { $start }{ $stops ->
    [0] { "" }
   *[other] { " " }via { $between }
} to { $end }
k2-does-gain = { $points ->
    [one] +1 point
   *[other] +{ $points } points
}
k2-does-first = first to the top
k2-does-gains = ({ $gains })
k2-does-pitch = pitches a tent
k2-does-pitch-on = pitches a tent at { $space }
k2-does-air = gains { $points } air
k2-does-rest = rests
k2-does-nothing = { $count ->
    [one] The climber stays put.
   *[other] Both climbers stay put.
}
k2-risk-by-points = { $all ->
    [yes] { $count ->
        [one] 1 unused point ({ $cards })
       *[other] { $count } unused points ({ $cards })
    }
   *[no] { $count } of the { $left } unused points ({ $cards })
}
k2-risk-by-air = { $count } air from { $climber }
k2-risk-paid = Risk token { $value }: paid with { $sources }.
k2-risk-toll = Risk: { $sources }.
k2-risk-dropped = { $dropped ->
    [one] 1 point of the risk token can’t be paid and is dropped.
   *[other] { $dropped } points of the risk token can’t be paid and are dropped.
}

## Status, for one reader

k2-now-head = **Day { $day } of { $days }**
k2-now-choose = Still choosing cards: { $name }.
k2-now-turn = { $whose ->
    [own] It’s your turn.
    [ahead] It’s { $name }’s turn. You can plan yours in the meantime.
    [done] Your turn is done. It’s { $name }’s turn now.
   *[some] It’s { $name }’s turn.
}
k2-now-token = { $name } is taking a risk token.
k2-now-slide = It’s night, and { $name } has to decide about a climber.
k2-now-rescue = { k2-now-slide }
k2-now-out = Your climbers are off the mountain. You can follow the others here.
k2-now-day-over = Day { $day } is over. See the newest post for what’s next.
k2-chapter-day = Day { $day }
k2-chapter-end = The end
k2-progress = Day { $day } of { $days }: { $phase }.

## Planner

k2-plan-head = **Day { $day } of { $days } · your turn**
k2-plan-nothing = Where should your { $count ->
    [one] climber
   *[other] climbers
} be tonight? Pick from the menus{ $marks ->
    [new] ; the picture marks spaces with new points.
    [deadly] . The only new points in reach are deadly tonight: the picture marks them with a skull.
    [none] . No new points are in reach, so the picture marks the highest spaces you can get to.
   *[other] .
}{ $finish ->
    [yes] { " " }Or press **{ k2-button-finish }** to stay put.
   *[no] { "" }
}
k2-plan-no-moves = None of your cards can move a climber today.{ $air ->
    [yes] { " " }Use the buttons below to give out air.
   *[no] { "" }
}{ $finish ->
    [yes] { " " }Press **{ k2-button-finish }** when you’re done.
   *[no] { "" }
}
k2-plan-left = Cards left: { $cards }.
k2-plan-all-used = All your cards are in use.
k2-plan-level = { $climber } { $level }
k2-plan-night = Air left after tonight
k2-plan-tonight = { k2-plan-night }: { $levels }.
# $count: how many climbers
k2-plan-dies = **{ $climbers } would die tonight.**
# $count: how many climbers
k2-plan-slides = { $climbers } would slide to a lower space.
# Air cards give a climber more than it can keep.
k2-plan-spilled = Nobody keeps more than 6 air overnight. Lost: { $levels }.
k2-plan-finish = Press **{ k2-button-finish }** to play this and end your turn.
k2-plan-dropped = Part of your plan no longer works and was dropped.
# A planner or a hand was pressed that showed another plan or other cards.
k2-draft-changed = You’ve made changes since that was shown, so nothing was played. Here’s how it is now.
k2-plan-where = { $climber } at { $space }: where to?
k2-plan-where-part = { $where } (other ways, { $start }–{ $end } of { $count })
k2-plan-place = { $place }{ $gains ->
    [yes] { $points ->
        [one] { " " }· 1 point
       *[other] { " " }· { $points } points
    }
   *[no] { "" }
}
k2-plan-facts = { $tonight }{ $paid ->
    [0] { "" }
   *[other] { " " }· risk: −{ $paid } air ({ $payers })
} · { $cards }
k2-plan-all-cards = all cards
k2-plan-place-tonight = { $level } air by morning
k2-plan-place-dies = dies tonight
k2-plan-by-way = { $space } via { $way }
k2-plan-pitch = Pitch the tent here
k2-plan-tent-here = { k2-plan-pitch }, { $space }
k2-plan-tent-there = { $space } with tent
k2-plan-tent-behind = { $space }, leaving a tent at { $tent }
k2-plan-more = Other ways, with tents and detours: { $count } …
k2-plan-all = All places: { $count } …
k2-plan-best = Back to the best places …
k2-plan-pay = Risk token: { $due } to pay. How?
k2-plan-pay-way = Pay with { $sources }
k2-plan-swap = { $climber }: { $way } with …
k2-plan-spare = { $spare ->
    [0] no points left over
    [one] 1 point left over
   *[other] { $spare } points left over
}
k2-plan-other-cards = Choose other cards for a step below. Each choice says what it leaves over.
k2-plan-no-other-cards = No other cards get you there.
k2-plan-ahead = **Day { $day } of { $days } · planning ahead**
    It’s { $name }’s turn. { $confirmed ->
        [yes] **Your plan is confirmed.** It’s played as soon as your turn comes if it still costs the same, ends in the same places and leaves nobody worse off. Otherwise you’re asked. Nobody else can see this.
       *[no] What you plan here is saved. **{ k2-button-ahead }** plays it as soon as your turn comes, unless something has changed by then. A **{ talk-button-hint }** shows what’s best as things stand.
    }
k2-ahead-differs = **Your confirmed plan wasn’t played:** { $reasons }. Change it, or finish your turn as usual.
k2-ahead-full = { $space } is full now
k2-ahead-illegal = part of it is no longer possible
k2-ahead-places = it would end elsewhere
k2-ahead-cost = it would cost something else
k2-ahead-risk = the risk would be paid differently
k2-ahead-danger = the night would be harder on your climbers
k2-now-confirmed = Your turn is planned and confirmed.
k2-button-orders = Confirm ahead
k2-button-orders-lowest = Always take the lowest risk token
k2-button-orders-quiet = Day { $day }: acclimatize and stay
k2-orders-head = **Confirmed ahead.** What’s listed here is played for you as soon as it’s due, so nobody has to wait. Only you see it, and you can withdraw it until then.
k2-orders-turn = Day { $day }: your turn as planned
k2-orders-quiet = Day { $day }: acclimatize and stay. You’re asked if that would put a climber in danger or cost air.
k2-orders-quiet-failed = **You’re asked after all:** if you just acclimatize and stay, a climber is in danger, or pays for risk with air.
k2-orders-lowest = Whenever you have to take a risk token: the lowest
k2-orders-slide = Tonight { $climber } slides to { $space }
k2-orders-rescue = Tonight { $climber } is brought to { $space }
k2-orders-let-go = Tonight you keep your rescue card
k2-orders-ask-slide = { $climbers } slides tonight. Where to?
k2-orders-ask-rescue = { $count ->
    [one] { $climbers } would die tonight. Use your rescue card?
   *[other] { $climbers } would both die tonight. Use your rescue card?
}
k2-sure-dies = { $count ->
    [one] Finish even though { $climbers } would die tonight?
   *[other] Finish even though { $climbers } would both die tonight?
}
k2-wasted-air = { $cards } would be wasted.
k2-sure-air = { k2-wasted-air } Finish anyway?
k2-sure-idle = You haven’t planned anything. Leave your { $count ->
    [one] climber
   *[other] climbers
} where they are?

## Hints

k2-hint-plan = **Hint for your turn**
k2-hint-why-air = Without more air, { $climbers } would die tonight unless { $count ->
    [one] they move
   *[other] both move
}. These cards bring { $air } air.
k2-hint-why-air-later = Without more air, night { $day } would be deadly ({ $sum }). These cards bring { $air } air{ $reach ->
    [0] { "" }
    [one] { " " }and 1 movement point
   *[other] { " " }and { $reach } movement points
}.
k2-hint-mind = Watch out for night { $day }: { $sum } unless they move or get more air.
k2-hint-why-kept = This gets { $climber } through night { $day } at { $space }. Otherwise: { $sum }.
k2-hint-tent = Your tent at { $space } gives 1 air each night.
k2-hint-answer = **Hint: { $answer }**
k2-hint-brought = bring { $climber } to { $space }
k2-hint-token-least = It costs the least: { $value ->
    [0] nothing at all
   *[other] { $value } of the { $points } movement points on your cards, or air
}. A { $other } would cost { $other }.
k2-hint-token-early = Your cards have { $points } points today, so you can afford the { $value }, which then leaves the game. The { $other } stays for a day with fewer points.
k2-hint-slide-lives = They live longer at { $space }. Elsewhere night { $day } would be deadly without more air ({ $sum }).
k2-hint-slide-air = The nights are milder there: the space gives { $air } air.
k2-hint-slide-place = From { $altitude } m they have the best chance of climbing on.
k2-hint-rescue = { $climber } keeps { $points ->
    [one] 1 point, like a dead climber,
   *[other] { $points } points instead of 1
} { $days ->
    [0] at the end
    [one] and has one more day to climb
   *[other] and has { $days } more days to climb
}. They wake up with air 1{ $air ->
    [0] { "" }
   *[other] , and the space gives { $air } more each night
}.
k2-hint-let-go = A rescue would only save { $points ->
    [one] 1 point, no more than a dead climber has
   *[other] { $points } points
}, with { $days ->
    [0] no days
    [one] one day
   *[other] { $days } days
} left{ $others ->
    [0] { "" }
   *[other] ; the card can still save your other climber
}.
k2-hint-why-push = They give you { $reach ->
    [one] 1 movement point
   *[other] { $reach } movement points
}{ $air ->
    [0] { "" }
   *[other] { " " }and { $air } air
}, and with a risk sum of { $push } someone else will probably take the risk token.
k2-hint-why-only-air = They give you { $air } air, and with a risk sum of 0 someone else will probably take the risk token.
k2-hint-why-furthest = No other cards take you further: { $reach ->
    [one] 1 movement point
   *[other] { $reach } movement points
}.
k2-hint-why-most-air = No other cards in your hand bring more air: { $air }.
k2-hint-why-both = { $air ->
    [0] They give you
   *[other] Together they give you
} { $reach ->
    [one] 1 movement point
   *[other] { $reach } movement points
}{ $air ->
    [0] { "" }
   *[other] { " " }and { $air } air
}. You keep { $kept } for later.
k2-hint-today = Today, for example: { $plan } { k2-plan-tonight }
# $count: how many climbers
k2-hint-why-saved = If you did nothing, { $climbers } would die tonight.
# $count: how many climbers
k2-review-why-saved = After your turn, { $climbers } would have died that night.
# $count: how many climbers
k2-hint-loses = Even so, { $climbers } won’t survive the night.
k2-hint-why-last = There’s nothing more to gain on the last day, but this way nobody dies.
k2-hint-why-points = This gains you { $points ->
    [one] 1 point
   *[other] { $points } points
}.
k2-hint-why-strength = This gains nothing today, but sets you up for the { $days ->
    [one] last day
   *[other] { $days } days left
}.
k2-hint-why-beyond = { $deadly ->
    [yes] New points in reach are deadly tonight
   *[no] No new points are in reach today
}{ $higher ->
    [yes] , but this brings you closer to some
   *[no] { "" }
}.
k2-hint-why-early = Points can wait: there are { $days } days to go, and every night high up costs air.
k2-hint-why-settled = Your last cards can’t reach any more points, so just stay alive.
k2-hint-why-weather = Points can wait: the forecast for day { $day } is { $weather }, and there are { $days } days to go.

## Game review

k2-review-head = **Day { $day } · { $kind ->
    [cards] your cards
    [token] your risk token
   *[turn] your turn
}**
k2-review-own = **You:** { $did }
k2-review-better = **Strongest computer:** { $did }
k2-review-sums = Movement points up: yours give { $reach }, the computer’s { $better_reach }. Air: yours { $air }, the computer’s { $better_air }.
k2-review-why = **Its reasons at the time:** { $why }
k2-review-picture = -# The picture shows the computer’s turn.
k2-hint-token = take { $token }
k2-review-cost = The computer estimates that your choice { $chance ->
    [0] cost you { $points ->
        [0] part of a point
        [one] about 1 point
       *[other] about { $points } points
    }
   *[other] lowered your chance of winning by about { $chance }%
}. It knew only what you knew then.

## Night

k2-night-head = **Night { $day }**
k2-person-line = **{ $name }** · { $told }
# $name: a player; $levels: the climbers’ air, as in “A 3 → 2, B 1”
k2-night-levels = { $name } { $levels }
k2-night-lost = Lost air: { $levels }.
k2-night-low = Low on air: { $levels }.
k2-night-calm = Nobody lost air.
k2-night-line = { $climber } at { $space }: air { $sum } = { $after }
k2-night-same = { $climber } at { $space }: air { $level }
k2-night-capped = { $climber } at { $space }: air { $sum }{ $terms ->
    [0] { "" }
   *[other] { " " }= { $whole }
}, capped at { $after }
k2-night-term = { $sign ->
    [minus] −
   *[plus] +
} { $points } { $what ->
    [space] for the space
    [tent] tent
    [weather] weather
   *[avalanche] avalanche
}
k2-night-died = **{ $climber } isn’t coming back from { $space }.**{ $before ->
    [one] { "" }
   *[other] { " " }Their points drop from { $before } to 1.
}
k2-night-slid = The avalanche sweeps { $climber } from { $start } down to { $space }.
k2-night-rescued = A rescue party brings { $climber } from { $start } to { $space }, alive. Their points drop from { $before } to { $vp }.
k2-computer-slide = { $name } is deciding about a climber.
k2-computer-rescue = { k2-computer-slide }
k2-ask-slide = { $mention }, the avalanche has caught { $climbers }. Choose where to slide.
k2-ask-rescue = { $mention }, { $count ->
    [one] { $climbers } is dying. Use
   *[other] { $climbers } are dying. Use
} your rescue card?
k2-tile-turned = New weather: { $days }.

## Slides and rescues

k2-slide-head = **Night { $day } · an avalanche has caught { $climber } at { $space }**
    Choose where to slide. Tonight’s air has already been counted.
k2-slope = { $space }, { $altitude } m, { $room ->
    [-1] no limit
    [0] full, but sliding there is allowed
   *[other] room for { $room } more
}
k2-rescue-head = **Night { $day } · { $count ->
    [one] { $climbers } is dying
   *[other] { $climbers } are dying
}**
    Your rescue card saves one climber: they go to a space below 6000 m with air 1, and their points drop four steps. You have only one rescue card.
k2-rescue-where = Bring { $climber } to …
k2-rescue-sure = Keep the card and let { $count ->
    [one] { $climbers } die
   *[other] { $climbers } both die
}? They can’t be saved later.

## Leaving

k2-resignation = Your climbers leave the mountain and count for only 1 point each.
k2-resigned-head = **{ $name } leaves the expedition.**
k2-resigned-climbers = { $count ->
    [one] Their climber leaves the mountain
   *[other] Both climbers leave the mountain
}{ $tents ->
    [0] .
   *[other] ; their tents stay.
}

## End

k2-end-head-days = **The expedition is over after 18 days**
k2-end-head-dead = **The expedition is over on day { $day }: the mountain has the last word**
k2-end-head-death = **The expedition is over on day { $day }: in a solo game, the first death ends it**
k2-end-head-resigned = **The expedition is over on day { $day }**
k2-end-head-deserted = **The expedition is over on day { $day }: only computers are left**
k2-end-winner = { $name } wins with { $total ->
    [one] 1 point
   *[other] { $total } points
}.
k2-end-winner-summit = { $name } wins with { $total } points. { $others ->
    [one] { $other } has as many,
   *[other] Others have as many,
} but { $name } reached the summit first.
k2-end-winner-left = { $others ->
    [one] { $other } has
   *[other] All other players have
} left, so { $name } wins with { $total ->
    [one] 1 point
   *[other] { $total } points
}.
k2-end-lost = Nobody came back, so everyone shares the win with { $total ->
    [one] 1 point
   *[other] { $total } points
} each.
k2-end-shared = { $names } share the win with { $total ->
    [one] 1 point
   *[other] { $total } points
} each.
k2-end-solo = { $total ->
    [one] 1 point
   *[other] { $total } points
} alone on K2. Title earned: **{ $title }**.
k2-end-solo-lost = Neither climber came back, which leaves you { $total ->
    [one] 1 point
   *[other] { $total } points
}. Title earned: **{ $title }**.
k2-end-solo-left = { $name } has called off the expedition, with { $total ->
    [one] 1 point
   *[other] { $total } points
}. Title earned: **{ $title }**.
k2-end-rating = Titles for this mountain: { $rating }.
k2-rating-top = { $title } ({ $least } or more)
k2-rating-between = { $title } ({ $least }–{ $most })
k2-rating-below = { $title } (below { $limit })
k2-title-himalaist = Himalayan climber
k2-title-alpinist = alpinist
k2-title-crag-climber = crag climber
k2-title-sailor = sailor
k2-end-line = **{ $place }.** { $name }, { $total ->
    [one] 1 point
   *[other] { $total } points
}: { $fates }
k2-end-line-alone = { $name }: { $fates }
k2-fate-summit = { $climber } { $place ->
    [1] first on the summit
   *[other] on the summit
}
k2-fate-alive = { $climber } alive, reached { $peak } m
k2-fate-rescued = { $climber } rescued and alive, reached { $peak } m
k2-fate-died = { $climber } died at { $space } on night { $day }{ $peak ->
    [none] { "" }
   *[other] { " " }after reaching { $peak } m
}
k2-fate-resigned = left the expedition
k2-decisive-death = { $alone ->
    [yes] Night { $day } ended the expedition
   *[no] Night { $day } decided it
}: { $climber } died{ $lost ->
    [0] { "" }
    [one] , which cost 1 point
   *[other] , which cost { $lost } points
}.
k2-decisive-lead = { $day ->
    [18] The last day decided it: only then did { $name } take the lead.
   *[other] { $name } led from day { $day } to the end.
}
k2-decisive-thin = The closest call was night { $day }: { $climber } woke at { $space } with air { $air }.

## Board as text

k2-board-head = **Board, day { $day } of { $days }: { $phase }**
k2-phase-selection = { $whose ->
    [own] choose your cards
    [some] waiting for { $names } to choose cards
    [last] everyone plays their last 3 cards
   *[all] everyone is choosing cards
}
k2-phase-risk = { $whose ->
    [own] take a risk token
   *[some] { $names } is taking a risk token
}
k2-phase-actions = { $whose ->
    [own] your turn
   *[some] { $names }’s turn
}
k2-phase-check = night
k2-phase-over = the expedition is over
k2-board-ahead = Forecast: { $days }.
k2-board-order = Turn order today: { $names }.
k2-board-summit = Reached the summit so far: { $climbers }.
k2-board-acted = { $name } (done)
k2-board-acting = { $name } (now)
k2-board-plays = plays { $cards }
k2-board-person = **{ $name }**: { $facts }
k2-board-would-die = would die tonight
k2-board-tent = tent at { $space }
k2-board-tent-carried = tent not pitched
k2-board-risk = risk token { $value }
k2-board-rescue = rescue card
k2-board-cards = { $hand } cards in hand, { $deck } in the deck
k2-board-resigned = left the game
k2-board-computer = computer
k2-board-committed = cards chosen
k2-board-choosing = choosing cards
k2-weather-head = **Weather and risk, day { $day } of { $days }**
k2-weather-line = Day { $day }: { $weather }.
k2-weather-hidden = Not yet revealed: the weather for days { $start } to { $days }, { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}.
k2-tokens-aside = Taken so far: { $tokens }.
k2-tokens-aside-some = { $count } × { $value }
k2-map-head-low = **Map, base camp to 6000 m**
k2-map-head-6000 = **Map, 6000 to 7000 m**
k2-map-head-7000 = **Map, 7000 m to the summit**
k2-map-limit-low = Room for { $count } climbers on each space; base camp has no limit.
k2-map-limit-6000 = Room for { $count } climbers on each space.
k2-map-limit-7000 = 7000 to 8000 m: room for { $count ->
    [one] 1 climber
   *[other] { $count } climbers
} on each space.
k2-map-limit-8000 = Above 8000 m: room for { $count ->
    [one] 1 climber
   *[other] { $count } climbers
} on each space.
k2-map-space = **{ $space }**: { $facts }
k2-map-altitude = { $altitude } m
k2-map-cost = cost { $cost }{ $extra ->
    [0] { "" }
   *[other] { " " }today
}
k2-map-air = air { $air }
k2-map-up = leads up to { $spaces }
k2-map-down = leads down to { $spaces }
k2-map-standing = here: { $climbers }
k2-map-room = { $room ->
    [0] full
   *[other] room for { $room } more
}
k2-map-tents = { $count ->
    [one] tent of { $climbers }
   *[other] tents of { $climbers }
}

## Alt texts

k2-alt-board = The board on day { $day } of { $days }: { $phase }.
k2-alt-person = { $name }, { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $climbers }.
k2-alt-lead = { $name } leads by { $points ->
    [one] 1 point
   *[other] { $points } points
}.
k2-alt-shared-lead = In the lead together: { $names }.
k2-alt-cards = Cards in hand { $hand }, in the deck { $deck }{ $some ->
    [yes] { ":" } { $names }
   *[no] { "" }
}.
k2-alt-rescue-all = Everyone has a rescue card.
k2-alt-rescue-used = Rescue card used: { $names }.
k2-alt-ways = Ways on the map: { $ways }.
k2-alt-way = { $climber } from { $start }
k2-alt-computer = { $name } (computer)
k2-alt-climber = { $climber } at { $space }{ $metres ->
    [none] { "" }
   *[other] , { $metres } m
}{ $air ->
    [none] { "" }
   *[other] , air { $air }
}
k2-alt-tonight = Air after tonight: { $levels }.
k2-alt-dead = { $climber } dead
k2-alt-dying = { $climber } dying
k2-alt-hand = Your cards: { $cards }.
k2-alt-hand-chosen = Chosen: { $cards }.
k2-alt-hand-committed = Committed: { $cards }.
k2-alt-hand-sum = Total: { $up } up or { $down } down, { $air } air, risk sum { $push }.
k2-alt-begins = { $name } begins.
k2-alt-reveal = The cards of day { $day }.
k2-alt-turn = After { $name }’s turn.
k2-alt-died = { $climber } died at { $space }.
k2-alt-slid = { $climber } slid from { $start } down to { $space }.
k2-alt-rescued = { $climber } was rescued from { $start } to { $space }.
# What hero pictures show, after the sentence in them. $count: how many climbers
k2-alt-hero-summit = { $count ->
    [one] The climber waves a flag
   *[other] The climbers stand with a flag and a raised ice axe
} on the highest point, in the light of dawn.
k2-alt-hero-death = Under the night sky, { $count ->
    [one] an ice axe stands in a cairn, a scarf in the player’s colour tied to it.
   *[other] an ice axe stands in a cairn for each of them, a scarf in the player’s colour tied to it.
}
k2-alt-hero-rescue = At dusk, a rescuer in grey kneels on the edge of a cliff and pulls up a climber by the hand.
k2-alt-hero-high = On a rope and with an ice axe, the climber takes the first steps above the line at 8000 m; the summit is ahead.
k2-alt-hero-avalanche = { $count ->
    [one] The climber tumbles
   *[other] The climbers tumble
} down the slope before a huge cloud of snow.
k2-alt-plan = { $name }’s plan for day { $day }, on the map around your climbers.
k2-alt-plan-computer = The computer’s turn for { $name } on day { $day }, on the map around the climbers.
k2-alt-plan-used = Cards used: { $cards }.
k2-alt-plan-reach = In reach of { $climbers } (points, cost): { $spaces }.
# A space in a climber’s reach: in parentheses its points, if they are new, then what the way costs and takes.
k2-alt-plan-goal = { $space } ({ $points ->
    [0] { "" }
   *[other] { $points },{ " " }
}{ $cost }{ $air ->
    [0] { "" }
   *[other] , { $air } air for the risk token
}{ $night ->
    [dies] , deadly tonight
    [lives] { "" }
   *[other] , { $night } air by morning
}{ $stop ->
    [none] { "" }
   *[other] , only in passing, as the way ends at { $stop }
})
k2-alt-plan-reach-same = In reach of { $climbers }, without new points (cost): { $spaces }.
k2-alt-holds = Held by a tent in the avalanche: { $climbers }.
k2-alt-plan-nothing = Nothing is planned yet.
k2-alt-plan-climber = { $climber } ends at { $space }: air { $before }, after the night { $after }; points { $had }, then { $points }.
k2-alt-short = Only 1 air left after tonight: { $climbers }.
k2-alt-gains = { $name } can gain points at { $spaces }.
k2-alt-dead-before = Died on an earlier night: { $climbers }.
k2-alt-night = Night { $day }.
# $count: how many climbers
k2-alt-dead-tonight = Dead: { $climbers }.
# $count: how many climbers
k2-alt-dying-tonight = Dying, can still be rescued: { $climbers }.
k2-rescue-price = { $climber }: { $before } points, { $after } after a rescue.
k2-alt-slides = The avalanche catches { $climber }. Still to choose where to slide: { $spaces }.
k2-alt-slides-to = The avalanche sweeps { $climber } down to { $spaces }.
k2-alt-caught = The avalanche has caught { $climber } at { $space }. They can slide to: { $slopes }.
k2-alt-night-person = { $name }: { $told }.
k2-alt-ranking = The ranking.
k2-alt-chart-all = A chart shows each climber’s altitude { $days ->
    [one] on the only day
   *[other] on each of the { $days } days
}.
k2-alt-chart-first = A chart shows the winner’s climb day by day; behind the other rows, pale silhouettes show theirs.
k2-alt-chart-none = Behind each row, a pale silhouette shows the climb day by day.

## Refusals

k2-refusal-not-seated = You’re not in this game, so you have no cards here. You can still look at the board and the rules.
k2-refusal-no-climbers = Your climbers are off the mountain, so you don’t choose cards any more. You can follow the others on the board.
k2-refusal-cards-closed = Today’s cards are already revealed. See the newest post for what’s next.
k2-refusal-change-first = Your cards are already in. Press **{ k2-button-change }** to choose others.
k2-refusal-card-count = { $count ->
    [one] Choose exactly one card
   *[other] Choose exactly { $count } cards
}, then press **{ k2-button-commit }**.
k2-refusal-not-your-turn = It’s not your turn. The newest post says whose turn it is.
k2-refusal-no-such-use = You can’t use your cards that way. Press **{ k2-button-plan }** to see what you can do.
k2-refusal-asked = { $name } decides this. You’ll see the outcome in the channel.
k2-refusal-no-token = You have no risk token to take now. See the newest post for what’s next.
k2-refusal-no-slide = None of your climbers has to slide now. See the newest post for what’s next.
k2-refusal-no-rescue = None of your climbers needs rescuing now. See the newest post for what’s next.
k2-refusal-answer-gone = That’s no longer possible. See the newest post for your options.
k2-refusal-cannot-pay = You can no longer pay the risk token that way. Choose another way.
k2-refusal-unreadable = The bot can’t read “{ $answer }”. Use the buttons below the newest post.

## Refusals by the rules, by their code: the reason, then what to do

k2-rule-air-alone = Air cards are used one at a time. Choose just one.
k2-rule-cannot-pay = You have nothing left to pay the risk token with that way. Choose another way.
k2-rule-card-count = Choose exactly { $count } cards.
k2-rule-card-used = You’ve already used { $card }. Choose one of the cards you have left.
k2-rule-climber-dead = Climber { $climber } is dead and can’t use cards. Choose your other climber.
k2-rule-direction-first = First choose whether to use the rope up or down.
k2-rule-full = { $space } is full. You can pass through, but you have to end somewhere else.
k2-rule-no-cards = Choose which cards to use first.
k2-rule-no-climbers = You have no living climbers, so you have nothing to decide. You can follow the others on the board.
k2-rule-no-direction = You use a rope either up or down. Choose one.
k2-rule-no-points = None of those cards pays for a step or a tent. Choose Move or Rope cards.
k2-rule-no-refuge = A rescued climber goes to a space below 6000 m that isn’t full. Choose another space.
k2-rule-no-slope = The climber can’t slide there. Choose a lower space one rope away.
k2-rule-no-such-seat = Nobody has that seat in this game.
k2-rule-no-such-token = No face-up risk token shows that number. Choose one of those that are face up.
k2-rule-no-use = Choose cards for a climber first, or finish your turn.
k2-rule-not-awaited = You have nothing to decide now. The newest post says whose turn it is.
k2-rule-not-in-hand = That card is no longer in your hand. Press **{ k2-button-hand }** to see your cards.
k2-rule-not-joined = No rope leads to { $space } from there. Choose another space.
k2-rule-not-now = You can’t do that now. See the newest post for your options.
k2-rule-over = The expedition is over. See the last post for the ranking.
k2-rule-pay-first = Pay the risk token first.
k2-rule-resigned = You’ve already left this expedition.
k2-rule-tent-pitched = That climber has already pitched their tent, and tents never move.
k2-rule-tent-too-expensive = You don’t have enough points left for a tent at { $space }.
k2-rule-too-expensive = You don’t have enough points left to enter { $space }.
k2-rule-use-does-nothing = With those cards the climber can’t take a step or pitch a tent. Choose others.
k2-rule-use-open = One climber is still on the way. Finish that move first.

## Rules pages, one message per topic

k2-rules-head = **Rules · { $topic }**
k2-rules-player = { $seat ->
    [0] Ada
    [1] Bo
   *[other] Cy
}
k2-rules-title-overview = The game in short
k2-rules-title-setup = Setup
k2-rules-title-cards = Choosing cards
k2-rules-title-risk = Risk
k2-rules-title-moving = Moving
k2-rules-title-ropes = Rope cards
k2-rules-title-tents = Tents
k2-rules-title-air = Air
k2-rules-title-weather = Weather
k2-rules-title-limits = Full spaces
k2-rules-title-points = Points and the summit
k2-rules-title-night = The night
k2-rules-title-end = How the game ends
k2-rules-title-solo = Playing solo
k2-rules-title-family = Variant: family
k2-rules-title-avalanche = Variant: avalanches
k2-rules-title-leaving = Leaving the game
k2-rules-title-bot = Playing here
k2-rules-title-rulings = Our rulings
k2-rules-title-sources = Sources

k2-rules-overview = Lead two climbers, A and B, up K2, and keep them alive for 18 days.
    Each day has five parts:
    {""}**1. Cards.** Everyone chooses three cards in secret.
    {""}**2. Risk.** All cards are revealed. The player with the highest risk sum takes a risk token and has to pay for it. On a tie, nobody does.
    {""}**3. Turns.** Beginning with the first player, everyone uses their three cards: Move and Rope cards for steps and tents, Air cards for air.
    {""}**4. Night.** High altitude and bad weather cost air; low spaces and tents give some. A climber with less than 1 air dies.
    {""}**5. Morning.** The next player becomes first, the weather moves on, and everyone draws new cards.
    Climbers score for the highest space they’ve reached and keep those points on the way down. But a climber who dies drops to 1 point. The player whose two climbers have the most points together wins.
    The other topics explain each part.
k2-rules-setup = Both your climbers, A and B, start at base camp with 1 air and 1 point. Each has a tent.
    You get your own deck of 18 cards. It’s shuffled, and you draw six cards as your hand.
    Three of the 20 risk tokens are face up, and so are the weather tiles of days 1 to 6.
    Who goes first is drawn at random, unless the host has chosen somebody. Each morning, the next player goes first.
    In the lobby, the host chooses the side of the board (easy or hard), the season (summer or winter) and any variants.
k2-rules-cards = Everyone has the same 18 cards: ten Move cards (1 1 1 1 1 2 2 2 3 3), three Rope cards (1/2, 1/3, 2/3) and five Air cards (0 1 1 2 3).
    Air 0 does nothing. Choose it to keep a better card for another day, or to keep your risk sum low.
    You hold six, choose three each day, and draw three new ones each night. Your deck runs out after four nights, so on day 6 you play the three you have left. Then all 18 are shuffled again for the next six days.
    So every card turns up exactly once in six days, and you can work out what the others still have.
    You can change your choice until the last player has committed. Players without a living climber choose no cards.
    In the picture, Move 3, Rope 1/3 and Air 2 are chosen: 4 points up or 6 down, 2 air, and a risk sum of 4.
k2-rules-risk = Add up the Move cards you’ve chosen and the first numbers on the Rope cards you’ve chosen: that’s your risk sum. Air cards don’t count.
    The player with the highest risk sum takes one of the three face-up risk tokens. On a tie, nobody does. If only one player is left (or you play solo), they take one every day. The token then leaves the game, and a new one is turned up, as long as there are any.
    There are 20 tokens: four 0s, eleven 1s and five 2s.
    At the end of your turn, pay as many points as the token says, in any mix of:
    · unspent points on the Move and Rope cards you used,
    · points on cards you didn’t use (the larger number of a Rope card; Air cards count, too),
    · air from a climber who moved, pitched a tent or got air from cards this turn.
    Air can’t drop below 0 this way. If you can’t pay all of it, you pay what you can.
    In the picture, Ada has the highest risk sum, 5, and picks a token. Bo’s and Cy’s Air cards don’t count.
k2-rules-moving = On your turn, use your three cards in any order, one at a time or several together. Each time, choose one climber and what the cards pay for: steps, a tent or air.
    A step takes a climber along a rope to the next space, up or down, and costs the points shown there. Bad weather can make it cost more.
    When you use cards together, their points are added up. You can use each card once, for one climber. You can’t split its points between A and B.
    The same climber can act several times in a turn. You don’t have to move, or use all your cards and points.
    In the picture, A climbs from a10 via b1 (cost 2) to b5 (cost 1) with Move 1 and Move 2. Air 2 is for B.
k2-rules-ropes = A Rope card has two numbers. Choose one when you use it: the first pays for steps up (and tents), the second for steps down. It never pays for steps in the other direction.
    If you use Rope and Move cards together, the Rope card pays for steps in its direction first, and the Move cards pay for the rest.
    Up means towards the higher altitude, even where two spaces look level. The small arrows on the ropes point up.
    In the picture, A climbs to b2 (cost 2) with Rope 2/3 up, and B goes down via b1 to a10 (costs 2 and 1) with Rope 1/3 down.
k2-rules-tents = Each climber has one tent for the whole game. They can pitch it wherever they start, stop or pass through, even on a full space. It costs as much as a step onto that space (1 at base camp), weather included. Pay with Move cards or with the first number on Rope cards.
    Tents stay where they are. Each night, each of your climbers on that space gains 1 air, no matter which of the two pitched the tent. Two of your tents on one space still give 1. Other players’ tents don’t help you.
    A dead climber’s tent stays and still helps the other one.
    In the picture, A uses Move 2 to step to b5 (cost 1) and pitch a tent there (1 more). The tent gives 1 air from the first night on.
k2-rules-air = Air is how well a climber has adjusted to the altitude; the printed game calls it acclimatization. Both climbers begin with 1.
    An Air card adds its number to one climber’s air. During your turn, air can go above 6 or be 0: nobody dies before the night.
    At night, everything is added up. Anything above 6 is lost, and a climber with less than 1 air dies.
    In the picture, A is at b6 with 1 air. The space and the weather take 1 each, so without Air 2 this climber would die tonight.
k2-rules-weather = Each weather tile covers three days and shows where the weather is bad and what it does.
    {""}**−1 or −2 air**: everyone in that zone loses that much at night.
    {""}**Steps +1**: on that day, steps and tents in that zone cost 1 more.
    You play in summer or winter. Each season has six tiles, and all are used. Two of them, covering six days, are face up at the start. The next ones are turned up on days 4, 7, 10 and 13.
    In the picture, it’s day 2: above 7000 m, steps cost 1 more and the night takes 1 air. You can see days 3 to 6, too. Days 5 and 6 are no time to be high up.
k2-rules-limits = Each space has room for only a few climbers, counting everyone’s. How many depends on the altitude and on how many players started the game:
    {""}**Below 6000 m**: 2 with one or two players, 3 with three or four, 4 with five.
    {""}**6000 to 7000 m**: 2 with up to three players, 3 with more.
    {""}**7000 to 8000 m**: 1 with up to two players, 2 with more.
    {""}**Above 8000 m**: 1.
    Five players can choose the option *{ k2-option-lenient }*: 3 from 7000 to 8000 m, and 2 above.
    You can pass through a full space, but you can’t stop there. A climber who doesn’t move can always stay. Tents don’t take up room, and base camp has no limit.
    In the picture, Ada’s climber A passes Bo’s at c1, which has room for one, and stops at c3.
k2-rules-points = Each climber scores the points of the highest space they’ve reached, even if they only passed through. Going down never lowers them.
    The lowest spaces are worth 1 point, the summit 10. Your score is both climbers’ points together.
    A climber who dies drops to 1 point. The bot remembers who reached the summit first, since that breaks ties. A climber who then dies (or is rescued, in the family variant) no longer counts for that.
    In the picture, A reaches the summit and has 10 points for as long as they live.
k2-rules-night = Each climber’s new air is worked out in one go:
    air + what the space gives or takes + 1 for one of your tents on that space − what the weather takes.
    Each space has its own figure, even near the same altitude: **{ k2-button-whole }** shows them all.
    For example, `3 − 1 for the space + 1 tent − 1 weather = 2`.
    Anything above 6 is lost. A climber with less than 1 dies and leaves the mountain, but their tent stays.
    Then the next player in turn order with a living climber becomes first player. Players without climbers watch the rest of the game.
    In the picture, Ada’s climber B is at c3 with 2 air. The space takes 1, the weather takes 1, and there’s no tent: B dies. A, lower down and in a tent, survives.
k2-rules-end = The game ends after the night of day 18, or earlier if nobody is left alive on the mountain.
    The highest score wins. On a tie, the player whose surviving climber reached the summit first wins. If nobody’s did, the tied players share the win. A player who has lost both climbers still has 2 points.
    In the picture, Ada wins. Bo’s climber B had reached d1 but died on the last night, dropping from 7 points to 1.
k2-rules-solo = You play with the space limits for two players, and you take a risk token every day.
    The first death ends the game at once: you score the other climber’s points plus 1. A rescue (family variant) doesn’t count as a death.
    Your score earns you a title, depending on the board’s side and the season:
    { $ratings }
k2-rules-rating = { $side ->
    [hard] Hard side
   *[easy] Easy side
}, { $season ->
    [winter] winter
   *[summer] summer
}: { $rating }
k2-rules-family = Each player has one rescue card. When one of your climbers would die at night, you can use it: move them to any space below 6000 m that isn’t full, with 1 air. Their tent stays where it is. Their points drop four steps along 10, 7, 6, 5, 4, 3, 2, 1 (on the hard side 10, 8, 7 and so on), for example from 7 to 3, but never below 1.
    If both your climbers would die on the same night, you can rescue only one.
    In the picture, Ada’s climber A would die at c3, but can still be rescued with Ada’s card.
k2-rules-avalanche = Two of the six weather tiles are secretly replaced by tiles with an avalanche in one zone.
    On an avalanche night, every climber in that zone loses 1 air. If none of your tents is on their space, they also slide down one rope. You choose which if there are several. The lowest climbers slide first. They can slide onto full spaces.
    For that night’s air, the space they slid from still counts. Climbers who die that night don’t slide.
    In the picture, Ada’s climber A is caught at c1 and slides to b6 or b7. Bo’s climber at c3 is safe in a tent.
k2-rules-leaving = You can leave at any time: your climbers leave the mountain and drop to 1 point each, and your tents stay. The others play on. If only one player is left, they win at once. A solo game simply ends.
k2-rules-bot = **{ k2-button-hand }** shows your cards to you alone. Press three, then **{ k2-button-commit }**. **{ k2-button-change }** lets you choose again until everyone has committed.
    With **{ k2-button-plan }**, first choose where a climber should spend the night. The bot picks the cards that leave you the most points for climbing; press **{ k2-button-other-cards }** to choose different ones. Give out Air cards with their buttons, check what the night will do, then press **{ k2-button-finish }**. Nothing is final before that, and your plan is saved if you close the message. You can plan your turn, and confirm it, while others take theirs.
    Boards in posts show only what matters now, without spaces more than about two days from everyone. **{ k2-button-whole }** shows every space, everyone’s air and points, and all the weather known so far. **{ k2-button-board }** says everything the picture shows.
    You get a ping only when you have something to decide. Old buttons keep working, or tell you what to press instead.
k2-rules-sources = K2 is a game by Adam Kałuża. This is an unofficial version for playing with friends: the rules are in our own words, and all pictures are our own.
    We didn’t have all the printed weather tiles, so we made some in their style: { $tiles }. On the avalanche tiles (with an A), the avalanche is as printed, and we made up the other days.

## Offline mode: the name of its channel, and the first post there

k2-greeting-channel = expedition
k2-greeting-welcome = **Welcome to base camp.**
k2-greeting-start = Press **{ lobby-button-start }** below to climb alone, or **{ lobby-button-add-computer }** first if you’d like company.
k2-greeting-picture = A game of K2: a mountain with ropes between numbered spaces, climbers on some of them, and beside it the weather and whose turn it is.

## Statistics

k2-career-alt = Statistics of { $name }: a mountain with the ways their climbers went.
k2-career-summits = { $count ->
    [0] No climber has reached the summit yet.
   *[other] On the summit: { $count ->
        [one] 1 climber
       *[other] { $count } climbers in { $games ->
            [one] 1 game
           *[other] { $games } games
        }
    }.
}
k2-career-zone = { $above ->
    [0] { $count } below 6000 m
    [6000] { $count } between 6000 and 7000 m
    [7000] { $count } between 7000 and 8000 m
   *[8000] { $count } above 8000 m
}
k2-career-deaths = { $count ->
    [0] No climber has died on the mountain.
   *[other] Died on the mountain: { $count ->
        [one] 1 climber ({ $where })
       *[other] { $count } climbers ({ $where }){ $most ->
            [one] {""}
           *[other] , most often on day { $day }
        }
    }.
}
k2-career-high = Nights survived above 8000 m: { $count }.
k2-career-risk = Risk tokens: { $count ->
    [0] none
   *[other] { $count }, worth { $sum }, paid with { $points ->
        [one] 1 unused point
       *[other] { $points } unused points
    } and { $air } air
}.
k2-career-way = Favourite way up on the { $side ->
    [hard] hard
   *[easy] easy
} side: { $way }.
k2-career-alone = { $side ->
    [hard] hard
   *[easy] easy
} side in { $season ->
    [winter] winter
   *[summer] summer
}: { $points } ({ $title })
k2-career-alone-best = Best alone: { $results }.
k2-best-source = They come from finished games, but not from players who resigned.
# Best results of a server: $count is the result, $seats the number of players.
k2-best-points = Most points, { $side ->
    [hard] hard
   *[easy] easy
} side in { $season ->
    [winter] winter
   *[summer] summer
}: **{ $count }**
k2-best-table = Most points per player in one game: **{ $average }** ({ $total } points, { $seats } players)
k2-best-summits = Most climbers on the summit in one game: **{ $count }**
k2-best-ascent = Earliest on the summit: **day { $count }**
k2-best-stay = Longest stay of a climber above 8000 m: **{ $count ->
    [one] 1 night
   *[other] { $count } nights
}**

## Rulings, by rule number, for the topic "Our rulings": a line each

k2-rules-rulings = Where the printed rules are silent or our sources differ, we play it like this:
    { $rulings }
k2-ruling-2 = With avalanches, nobody learns before the end which two weather tiles were replaced.
k2-ruling-4 = The first player is drawn at random or chosen by the host, whoever was in the mountains last.
k2-ruling-5 = You can play with rescue cards alone, too.
k2-ruling-7 = Players without a living climber keep the cards they have, and sit out until the end.
k2-ruling-9 = In one of our sources, nobody takes a risk token only if *all* risk sums are equal. In the other and in the printed rules, nobody does if the *highest* is shared. We follow these. The last player with a living climber takes one every day.
k2-ruling-10 = If all three face-up risk tokens are the same, the bot takes one for you.
k2-ruling-16 = Base camp has room for everyone.
k2-ruling-17 = A climber who dies or is rescued loses their place in the order of reaching the summit. If they get there again, they come last.
k2-ruling-18 = If you can’t pay a whole risk token, you pay what you can, even if you spent your points on purpose.
k2-ruling-19 = Nobody dies during the turns, even at 0 air.
k2-ruling-20 = Two of your tents on one space give 1 air, and a dead climber’s tent still helps.
k2-ruling-22 = A rescued climber starts over with 1 air, also at base camp. Rescues come after all deaths and slides, in turn order.
k2-ruling-26 = The game also ends once nobody is left alive.
k2-ruling-29 = Resigning: your climbers count as dead, and your tents stay. If everybody else has resigned, the last player wins. If only computers are left, the game ends.
k2-ruling-40 = If time runs out before you choose where a climber slides, it’s the highest of the spaces.
