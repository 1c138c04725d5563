### K2, in English. Ids begin with k2-.

## Slash commands: names (small letters, no spaces) and descriptions (at most 100 characters)

k2-command-board-name = board
k2-command-board = Show the board, for you only
k2-command-hand-name = hand
k2-command-hand = Show your hand, for you only, or choose how it comes to you

## The hand as a direct message

k2-delivery-greeting = Hello! I send you your hand here each morning of a game. If a game is on, today’s hand follows.
k2-delivery-on = Your hand now comes as a direct message each morning and follows you through the day. If a game is on, today’s hand comes right away.
k2-delivery-off = Your hand no longer comes as a direct message. While a game is on, **{ k2-button-hand }** below its newest post opens it.

## Names of things

k2-title = K2
k2-climber = { $name } { $climber }
k2-space = { $space ->
    [base] base camp
    [summit] the summit
   *[other] { $space }
}
k2-place = { $space } · { $altitude } m
k2-place-facts = air { $air } · { $room ->
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
k2-air = air { $air }

k2-level-easy = easy
k2-level-normal = normal
k2-level-hard = hard

## Buttons

k2-button-hand = My hand
k2-button-plan = Plan my turn
k2-button-board = Board as text
k2-button-picture = Board as picture
k2-button-rules = Rules
k2-button-answer = Answer
k2-button-go-on = What goes on
k2-button-look-again = Look again
k2-button-hint = Hint
k2-button-take-hint = Take it over
k2-button-commit = Commit
k2-button-change = Change
k2-button-keep = Keep what I committed
k2-button-token = Take { $value }
k2-button-air = { $card } to { $climber }
k2-button-finish = Finish
k2-button-finish-anyway = Finish anyway
k2-button-undo = Undo
k2-button-clear = Clear
k2-button-other-cards = Other cards
k2-button-back = Back
k2-button-back-to-plan = Back to the planner
k2-button-back-to-rescue = Back to the question
k2-button-let-go = Keep the rescue card
k2-button-people = Climbers
k2-button-weather = Weather and risk
k2-button-map-low = Below 6000 m
k2-button-map-6000 = 6000 to 7000 m
k2-button-map-7000 = Above 7000 m
k2-button-rematch = Rematch
k2-button-film = Film

## Options of a new game

k2-option-side = Side
k2-option-side-name = side
k2-option-side-help = Easy for a first climb; on the hard side the way up costs more
k2-option-side-easy = easy
k2-option-side-hard = hard
k2-option-season = Season
k2-option-season-name = season
k2-option-season-help = Summer for a first climb; winter weather is rougher and can make steps dearer
k2-option-season-summer = summer
k2-option-season-winter = winter
k2-option-family = Family
k2-option-family-name = family
k2-option-family-help = Everybody may save one dying climber, once
k2-option-lenient = Lenient
k2-option-lenient-name = lenient
k2-option-lenient-help = More room above 7000 m; for five players only
k2-option-avalanche = Avalanches
k2-option-avalanche-name = avalanche
k2-option-avalanche-help = Two weather tiles bring avalanches; a tent holds a climber
k2-option-off = no
k2-option-on = yes
k2-option-first = First player
k2-option-first-name = first
k2-option-first-help = Who acts first on day 1
k2-option-first-draw = drawn at random
k2-option-first-seat = who joined { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[5] fifth
}
k2-objection-lenient = The lenient limits are made for five players, and { $seats ->
    [one] one person sits
   *[other] { $seats } people sit
} here. Wait until five are in, or switch Lenient off in the settings below.
k2-objection-first = Whoever joins as number { $place } is to go first, but only { $seats ->
    [one] one person has
   *[other] { $seats } people have
} joined. Wait for more, or choose another first player below.
k2-objection-option = K2 has no setting { $key } with the value { $value }.
k2-summary = On the { $side } side, in { $season }{ $alone ->
    [yes] , as a solo expedition
   *[no] { "" }
}
k2-summary-family = family: one rescue each
k2-summary-lenient = lenient limits
k2-summary-avalanche = avalanches
k2-summary-first = first player: { $first }

## Weather

k2-zones-6000 = between 6000 and 7000 m
k2-zones-7000 = between 7000 and 8000 m
k2-zones-8000 = above 8000 m
k2-zones-low-6000 = below 7000 m
k2-zones-6000-7000 = between 6000 and 8000 m
k2-zones-7000-8000 = above 7000 m
k2-zones-6000-7000-8000 = above 6000 m
k2-zones-low-6000-7000-8000 = on the whole mountain

k2-weather-clear = The weather is clear tonight.
k2-weather-air = Tonight everyone { $zones } loses { $air } air.
k2-weather-cost = Today every step and tent { $zones } costs { $cost } more.
k2-weather-both = Today every step and tent { $zones } costs { $cost } more, and tonight everyone there loses { $air } air.
k2-weather-avalanche = Tonight an avalanche comes down { $zones }: everyone there loses 1 air and, without a tent of their own on the space, slides to a lower space.
k2-weather-brief-clear = clear
k2-weather-brief-air = −{ $air } air { $zones }
k2-weather-brief-cost = steps +{ $cost } { $zones }
k2-weather-brief-both = −{ $air } air and steps +{ $cost } { $zones }
k2-weather-brief-avalanche = avalanche { $zones }
k2-weather-tomorrow = Tomorrow: { $weather }.
k2-weather-day = day { $day }: { $weather }

## Morning

k2-morning-head = **Day { $day } of { $days } · choose three cards**
k2-morning-head-forced = **Day { $day } of { $days } · the last three cards are played**
k2-newcomer = You lead two climbers, A and B. Each morning you choose three of your six cards in secret: Move and Rope cards take the climbers along the ropes, Air cards help them breathe. { $players ->
    [one] Then you take a risk token
   *[other] Then all cards are shown, whoever alone has the highest risk sum takes a risk token, and one after the other
} { $players ->
    [one] and play your three cards
   *[other] you play your three cards
}. At night height and bad weather cost air: a climber whose air falls below 1 dies. After day 18 each climber counts for the highest space it has reached, if it is still alive.
k2-morning-first = { $name } goes first.
k2-morning-tokens = Open risk tokens: { $tokens }.
k2-morning-ready = Ready: { $ready } · waiting for { $waiting }
k2-morning-waiting = Waiting for { $waiting }
k2-morning-all-ready = Everyone has chosen.
k2-call-choose = { $names }: choose your cards for today.
k2-crowded-full = Full: { $spaces }.
k2-crowded-high = Full above 7000 m: { $spaces }.
k2-crowded-scarce = One place left: { $spaces }.
k2-tokens-open = Open risk tokens: { $tokens }; { $pile ->
    [0] no more to come.
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
k2-hand-nothing = Press a card’s button to choose it, and again to put it back.
k2-hand-committed = You can change them until everyone has chosen.
k2-hand-holds = { $cards } stay committed until you commit anew.
k2-hand-today = Today you play { $cards }.
k2-hand-played = Today you played { $cards }.
k2-hand-held = In hand: { $cards }.
k2-hand-empty = No other cards are in your hand.
k2-hand-back = { $card } is put back: { $count ->
    [one] one card is
    [3] three cards are
   *[other] { $count } cards are
} enough.
k2-hand-reach = { $cards }: { $up ->
    [0] no steps
    [one] 1 point for steps
   *[other] { $up } points for steps
}, { $air ->
    [0] no air
   *[other] { $air } air
}.
k2-hand-reach-rope = { $cards }: up to { $up ->
    [one] 1 point
   *[other] { $up } points
} up or { $down ->
    [one] 1 point
   *[other] { $down } points
} down, { $air ->
    [0] no air
   *[other] { $air } air
}.
k2-hand-missing = { $count ->
    [one] One more card to choose.
   *[other] { $count } more cards to choose.
}
k2-push = Your risk sum is { $push }. Whoever alone has the highest takes a risk token.
k2-push-alone = Your risk sum is { $push }. Alone you take a risk token every day, whatever the sum.
k2-push-so-far = Your risk sum is { $push } so far.
k2-push-others = { $odds ->
    [never] { $names } can’t beat you.
    [even] { $names } can’t beat you, only tie.
    [hardly] { $names } can reach { $most }, but hardly ever { $count ->
        [one] beats
       *[other] beat
    } you.
    [nearly] { $names } can reach { $most } and nearly always { $count ->
        [one] beats
       *[other] beat
    } you.
    [always] { $names } will beat you whatever they play.
   *[some] { $names } can reach { $most } and { $count ->
        [one] beats
       *[other] each beat
    } you about { $tenths ->
        [one] once
       *[other] { $tenths } times
    } in 10.
}

## Reveal and risk

k2-reveal-head = **Day { $day } · the cards are shown**
k2-reveal-cards = { $name }: { $cards } · risk sum { $push }
k2-reveal-hardest = { $name } has the highest risk sum, { $push }.
k2-reveal-alone = { $name } has a risk sum of { $push } and, being alone, takes a risk token.
k2-reveal-tie = { $names } share the highest risk sum, { $push }: nobody takes a risk token.
k2-token-head = **Day { $day } · take a risk token**
k2-token-pick = { $mention }, take one of the open risk tokens: { $tokens }. What it says has to be paid at the end of your turn.
k2-token-computer = { $name } is choosing a risk token.
k2-token-taken = { $name } takes a risk token of { $value }.
k2-token-only = All open risk tokens show { $value }, so { $name } takes one of them.
k2-token-replaced = { $taken } A { $value } is turned up in its place.

## Turns

k2-turns-head = **Day { $day } · the climb begins**
k2-turn-head = **Day { $day } · { $name }**
k2-turn-first = { $mention }, you act first.
k2-turn-next = { $mention }, it is your turn.
k2-turn-computer-first = { $name } acts first.
k2-turn-computer = { $name } acts next.
k2-turn-last = { $players ->
    [one] Night falls.
   *[other] Everyone has acted; night falls.
}
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
k2-does-gain = { $points ->
    [one] +1 point
   *[other] +{ $points } points
}
k2-does-first = before anybody else
k2-does-gains = ({ $gains })
k2-does-pitch = pitches its tent
k2-does-pitch-on = pitches its tent on { $space }
k2-does-air = gains { $points } air
k2-does-rest = rests
k2-does-nothing = { $count ->
    [one] The climber stays put.
   *[other] Both climbers stay put.
}
k2-risk-by-points = { $count ->
    [one] 1 unused point
   *[other] { $count } unused points
}
k2-risk-by-air = { $count } air of { $climber }
k2-risk-paid = Risk token { $value } is paid with { $sources }.
k2-risk-dropped = { $dropped ->
    [one] 1 point of the risk token cannot be paid and is dropped.
   *[other] { $dropped } points of the risk token cannot be paid and are dropped.
}

## What goes on, for one reader

k2-now-head = **Day { $day } of { $days }**
k2-now-choose = Choose three cards for today.
k2-now-turn = It is your turn.
k2-now-choosing = The others are choosing their cards: { $names }.
k2-now-token = { $name } is taking a risk token.
k2-now-acts = It is { $name }’s turn.
k2-now-done = Your turn is done. Now it is { $name }’s.
k2-now-ahead = It is { $name }’s turn. You can plan yours meanwhile.
k2-now-night = It is night, and { $name } has a climber to decide about.
k2-now-out = Your climbers are off the mountain. You can follow the others here.
k2-now-day-over = Day { $day } is over. The newest message shows what’s next.
k2-progress = Day { $day } of { $days }: { $phase }.

## Planner

k2-plan-head = **Day { $day } of { $days } · your turn**
k2-plan-nothing = Where should your { $count ->
    [one] climber
   *[other] climbers
} be tonight? Choose in the menus; the picture marks the same places.{ $finish ->
    [yes] { " " }Or press Finish to stay put.
   *[no] { "" }
}
k2-plan-no-moves = None of your cards takes a climber anywhere today.{ $air ->
    [yes] { " " }Give out the air with the buttons below.
   *[no] { "" }
}{ $finish ->
    [yes] { " " }Press Finish when you are done.
   *[no] { "" }
}
k2-plan-left = Cards left: { $cards }.
k2-plan-all-used = All cards are used.
k2-plan-level = { $climber } { $level }
k2-plan-tonight = Air after the night: { $levels }.
k2-plan-dies = **{ $climbers } would die tonight.**
k2-plan-slides = { $climbers } would slide to a lower space.
k2-plan-dropped = Your earlier plan does not fit any more, so it begins anew.
k2-plan-where = { $climber } at { $space }: where to?
k2-plan-where-part = { $where } ({ $start } to { $end } of { $count })
k2-plan-place = { $place } · { $altitude } m{ $gains ->
    [yes] { $points ->
        [one] { " " }· 1 point
       *[other] { " " }· { $points } points
    }
   *[no] { "" }
}
k2-plan-facts = { $tonight }{ $risk ->
    [none] { "" }
    [air] { " " }· risk takes { $paid } air
   *[points] { " " }· risk paid
} · costs { $cost } with { $cards } · place { $air } · { $room ->
    [-1] no limit
    [0] full then
   *[other] room for { $room } more
}
k2-plan-place-tonight = air { $level } tonight
k2-plan-place-dies = dies tonight
k2-plan-by-way = { $space } by way of { $way }
k2-plan-tent-here = pitch the tent here, { $space }
k2-plan-tent-there = { $space } with tent
k2-plan-tent-behind = { $space }, tent on { $tent }
k2-plan-more = { $count ->
    [one] 1 more place …
   *[other] { $count } more places …
}
k2-plan-more-detours = { $count } more: detours, and tents left on the way …
k2-plan-most-useful = Back to the most useful places …
k2-plan-pay = Risk token: { $due } to pay. With what?
k2-plan-pay-way = Pay with { $sources }
k2-plan-swap = { $climber } { $way } with …
k2-plan-spare = { $spare ->
    [0] nothing left over
    [one] 1 point left over
   *[other] { $spare } points left over
}
k2-plan-no-other-cards = No other cards lead there.
k2-plan-ahead = **Day { $day } of { $days } · planning ahead**
    It is { $name }’s turn. What you plan is kept and checked again when it is yours; then press Finish.
k2-sure-dies = { $count ->
    [one] Finish although { $climbers } would die tonight?
   *[other] Finish although { $climbers } would both die tonight?
}
k2-sure-air = { $cards } would be wasted. Finish all the same?
k2-sure-idle = Nothing is planned. Leave your climbers where they are?

## Hints

k2-hint-cards = **Hint: { $cards }**
k2-hint-plan = **Hint for your turn**
k2-hint-why-air = Without air { $climbers } would not live through the night where { $count ->
    [one] it stands
   *[other] they stand
}, and these cards bring { $air }.
k2-hint-why-air-later = Without more air night { $day } would be too much where it stands: { $sum }. These cards bring { $air } air{ $reach ->
    [0] { "" }
    [one] { " " }and 1 point for steps
   *[other] { " " }and { $reach } points for steps
}.
k2-hint-mind = Mind night { $day }: { $sum }, if it stays there without more air.
k2-hint-why-kept = { $climber } lives through night { $day } at { $space }. Without this turn: { $sum }.
k2-hint-tent = Your tent at { $space } gives 1 air a night.
k2-hint-answer = **Hint: { $answer }**
k2-hint-brought = bring { $climber } to { $space }
k2-hint-token-least = It takes least: { $value ->
    [0] nothing at all
   *[other] { $value } of the { $points } points of your cards, or air
}. A { $other } would take { $other }.
k2-hint-token-early = Your cards have { $points } points today, so you can spare { $value }, and that token is out of the game. The { $other } stays open for a day with fewer points.
k2-hint-slide-lives = At { $space } it lives longer. Elsewhere night { $day } would be too much without more air: { $sum }.
k2-hint-slide-air = The nights are milder there: { $air } air from the place.
k2-hint-slide-place = At { $altitude } m it can go on best in the days to come.
k2-hint-rescue = { $climber } keeps { $points ->
    [one] 1 point, as the dead do,
   *[other] { $points } points instead of 1
} { $days ->
    [0] at the end
    [one] and has one more day to climb
   *[other] and has { $days } more days to climb
}. It wakes with air 1{ $air ->
    [0] { "" }
   *[other] , and the place gives { $air } more each night
}.
k2-hint-let-go = A rescue would bring back { $points ->
    [one] 1 point, no more than the dead have
   *[other] { $points } points
}, with { $days ->
    [0] no day
    [one] one day
   *[other] { $days } days
} left{ $others ->
    [0] { "" }
   *[other] ; the card can still save your other climber
}.
k2-hint-why-push = They bring { $reach ->
    [one] 1 point
   *[other] { $reach } points
} for steps{ $air ->
    [0] { "" }
   *[other] { " " }and { $air } air
}, and with a risk sum of { $push } somebody else will probably take the risk token.
k2-hint-why-furthest = No other cards of yours carry further than these: { $reach ->
    [one] 1 point
   *[other] { $reach } points
} for steps.
k2-hint-why-most-air = No other cards of yours bring more air than these: { $air }.
k2-hint-why-both = They bring { $air ->
    [0] { "" }
   *[other] both:{ " " }
}{ $reach ->
    [one] 1 point
   *[other] { $reach } points
} for steps{ $air ->
    [0] , and leave the rest of the hand for later days.
   *[other] { " " }and { $air } air.
}
k2-hint-why-saved = If you did nothing, { $climbers } would die tonight.
k2-hint-loses = Even so { $climbers } will not live through the night.
k2-hint-why-last = Nothing is gained on this last day, but it leaves this air after the night: { $levels }.
k2-hint-why-points = It gains { $points ->
    [one] 1 point
   *[other] { $points } points
} and leaves this air after the night: { $levels }.
k2-hint-why-strength = Nothing is gained today, but it leaves this air after the night for the { $days ->
    [one] one day
   *[other] { $days } days
} to come: { $levels }.
k2-hint-why-early = Points can wait: { $days } days are to come, and every night high up costs air. Air after the night: { $levels }.
k2-hint-why-weather = Points can wait: day { $day } brings { $weather }, and { $days } days are to come. Air after the night: { $levels }.

## What if

k2-review-head = **Day { $day } · { $kind ->
    [cards] your cards
    [token] your risk token
   *[turn] your turn
}**
k2-review-own = **You:** { $did }
k2-review-better = **It would:** { $did }
k2-review-token = take { $token }
k2-review-cost = By its reckoning that cost { $chance ->
    [0] { $points ->
        [0] a part of a point
        [one] about 1 point
       *[other] about { $points } points
    }
   *[other] about { $chance } of 100 chances to win
}. It knew no more than you did then.

## Night

k2-night-head = **Night { $day }**
k2-night-person = **{ $name }** { $climbers }
k2-night-line = { $climber } at { $space }: { $sum } = { $after }
k2-night-same = { $climber } at { $space }: { $level }
k2-night-capped = { $climber } at { $space }: { $sum }{ $terms ->
    [0] { "" }
   *[other] { " " }= { $whole }
}, capped at { $after }
k2-night-term = { $sign ->
    [minus] −
   *[plus] +
} { $points } { $what ->
    [space] place
    [tent] tent
    [weather] weather
   *[avalanche] avalanche
}
k2-night-died = **{ $climber } does not come down from { $space }.**{ $before ->
    [one] { "" }
   *[other] { " " }Its points fall from { $before } to 1.
}
k2-night-slid = The avalanche carries { $climber } from { $start } down to { $space }.
k2-night-rescued = Helpers bring { $climber } alive from { $start } to { $space }; its points go from { $before } to { $vp }.
k2-night-computer = { $name } is deciding what becomes of its climber.
k2-night-ask-slide = { $mention }, the avalanche has caught { $climber }: where does it slide?
k2-night-ask-rescue = { $mention }, { $count ->
    [one] { $climbers } is
   *[other] { $climbers } are
} dying: will you spend your rescue card?
k2-tile-turned = New weather: { $days }.

## Slides and rescues

k2-slide-head = **Night { $day } · an avalanche has caught { $climber } at { $space }**
    Choose where it slides. Its air for tonight is counted already.
k2-slope = { $space }, { $altitude } m, { $room ->
    [-1] no limit
    [0] full, but one may slide there
   *[other] room for { $room } more
}
k2-rescue-head = **Night { $day } · { $count ->
    [one] { $climbers } is dying
   *[other] { $climbers } are dying
}**
    Your rescue card brings one climber alive to a place below 6000 m, with air 1 and its points four steps back. You have only this one card.
k2-rescue-where = Bring { $climber } to …
k2-rescue-sure = Keep the card, and let { $count ->
    [one] { $climbers } go? That climber stays
   *[other] { $climbers } go? They stay
} on the mountain for good.

## Leaving

k2-resigned-head = **{ $name } leaves the expedition.**
k2-resigned-climbers = { $count ->
    [one] One climber comes off the mountain; tents stay where they are.
   *[other] Both climbers come off the mountain; tents stay where they are.
}

## End

k2-end-head-days = **The expedition is over: 18 days on the mountain**
k2-end-head-dead = **The expedition is over on day { $day }: the mountain has the last word**
k2-end-head-death = **The expedition is over on day { $day }: alone, the first death ends it**
k2-end-head-resigned = **The expedition is over on day { $day }**
k2-end-winner = { $name } wins with { $total ->
    [one] 1 point
   *[other] { $total } points
}.
k2-end-winner-summit = { $name } wins with { $total } points: others have as many, but { $name } was first on the summit.
k2-end-winner-left = { $others ->
    [one] { $gone } has
   *[other] All others have
} left, so { $name } wins, with { $total ->
    [one] 1 point
   *[other] { $total } points
}.
k2-end-lost = Nobody came back, so nobody wins: everybody is left with { $total ->
    [one] 1 point
   *[other] { $total } points
}.
k2-end-shared = { $names } share the win with { $total ->
    [one] 1 point
   *[other] { $total } points
} each.
k2-end-solo = { $total ->
    [one] 1 point
   *[other] { $total } points
} alone on K2. Title earned: **{ $title }**.
k2-end-solo-lost = Neither climber came back, which leaves { $total ->
    [one] 1 point
   *[other] { $total } points
}. Title earned: **{ $title }**.
k2-end-solo-left = { $name } has broken off the expedition, which leaves { $total ->
    [one] 1 point
   *[other] { $total } points
}. Title earned: **{ $title }**.
k2-end-rating = The rating here: { $rating }.
k2-rating-from = { $title } from { $least }
k2-rating-below = { $title } below that
k2-title-himalaist = Himalayan climber
k2-title-alpinist = alpinist
k2-title-crag-climber = crag climber
k2-title-sailor = sailor
k2-end-line = **{ $place }.** { $name } · { $total ->
    [one] 1 point
   *[other] { $total } points
}: { $fates }
k2-end-line-alone = { $name }: { $fates }
k2-fate-summit = { $climber } { $place ->
    [1] first on the summit
   *[other] on the summit
}
k2-fate-alive = { $climber } alive, { $peak } m reached
k2-fate-rescued = { $climber } rescued and alive, { $peak } m reached
k2-fate-died = { $climber } died on { $space }, night { $day }, { $peak } m reached
k2-fate-resigned = left the expedition
k2-decisive-death = Night { $day } decided it: { $climber } died on { $space }{ $lost ->
    [0] { "" }
    [one] , which cost 1 point
   *[other] , which cost { $lost } points
}.
k2-decisive-lead = { $day ->
    [18] It was decided in the last night: only then { $name } was ahead of all.
   *[other] From the evening of day { $day } on { $name } led to the end.
}
k2-decisive-thin = The closest call was night { $day }: { $climber } woke at { $space } with air { $air }.

## Board as text

k2-board-head = **Board, day { $day } of { $days }: { $phase }**
k2-phase-selection = cards are being chosen
k2-phase-risk = a risk token is being taken
k2-phase-turn = { $name } is on the move
k2-phase-own-turn = it is your turn
k2-phase-night = night
k2-phase-over = the expedition is over
k2-board-ahead = Ahead: { $days }.
k2-board-order = Order today: { $names }.
k2-board-summit = On the summit so far: { $climbers }.
k2-board-acted = { $name } (has acted)
k2-board-acting = { $name } (acts now)
k2-board-plays = plays { $cards }
k2-board-person = **{ $name }**: { $facts }
k2-board-climber = { $climber }: { $facts }
k2-board-at = at { $space }, { $altitude } m
k2-board-would-die = would die tonight
k2-board-dead = dead
k2-board-dying = dying
k2-board-tent = tent on { $space }
k2-board-tent-carried = tent not pitched
k2-board-risk = risk token { $value }
k2-board-rescue = rescue card
k2-board-cards = { $hand } cards in hand, { $deck } in the deck
k2-board-resigned = has left
k2-board-computer = computer
k2-board-committed = cards chosen
k2-board-choosing = choosing cards
k2-weather-head = **Weather and risk, day { $day } of { $days }**
k2-weather-line = Day { $day }: { $weather }.
k2-weather-hidden = Still face down: the weather of days { $start } to { $days }, { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}.
k2-tokens-aside = Taken so far: { $tokens }.
k2-tokens-aside-some = { $count } of value { $value }
k2-map-head-low = **Map, base camp to 6000 m**
k2-map-head-6000 = **Map, 6000 to 7000 m**
k2-map-head-7000 = **Map, 7000 m to the summit**
k2-map-limit-low = Room for { $count } climbers on each space; the base camp has no limit.
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
k2-map-up = up { $spaces }
k2-map-down = down { $spaces }
k2-map-standing = here { $climbers }
k2-map-room = { $room ->
    [0] full
   *[other] room for { $room } more
}
k2-map-tents = { $count ->
    [one] tent of { $climbers }
   *[other] tents of { $climbers }
}

## Texts for who cannot see the pictures

k2-alt-board = The board on day { $day } of { $days }: { $phase }.
k2-alt-person = { $name }, { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $climbers }.
k2-alt-computer = { $name } (computer)
k2-alt-climber = { $climber } at { $space } with air { $air }
k2-alt-with-tent = { $climber }, tent on { $space }
k2-alt-dead = { $climber } dead
k2-alt-dying = { $climber } dying
k2-alt-hand = Your cards: { $cards }.
k2-alt-hand-chosen = Chosen: { $cards }.
k2-alt-hand-committed = Committed: { $cards }.
k2-alt-hand-sum = Together: { $up } up or { $down } down, { $air } air, risk sum { $push }.
k2-alt-reveal = The cards of day { $day }.
k2-alt-reveal-person = { $name }: { $cards }, risk sum { $push }.
k2-alt-turn = After the turn of { $name }.
k2-alt-died = { $climber } died on { $space }.
k2-alt-slid = { $climber } slid from { $start } down to { $space }.
k2-alt-rescued = { $climber } was brought alive from { $start } to { $space }.
k2-alt-plan = The mountain around your climbers.
k2-alt-plan-nothing = Nothing is planned yet.
k2-alt-plan-climber = { $climber } ends at { $space }, air { $before } now and { $after } after the night, points { $had } now and { $points } then.
k2-alt-dies = { $climbers } would die tonight.
k2-alt-due = { $due } of the risk token is to be paid.
k2-alt-toll-air = { $climber } would pay { $air } air for the risk token on { $spaces }.
k2-alt-toll-dies = { $climber } would die tonight on { $spaces }.
k2-alt-night = Night { $day }.
k2-alt-dead-tonight = Dead: { $climbers }.
k2-alt-dying-tonight = Dying, can still be saved: { $climbers }.
k2-alt-slides = { $climber } slides down in the avalanche, to { $spaces }: that is being chosen.
k2-alt-slides-to = { $climber } slides down in the avalanche, to { $spaces }.
k2-alt-caught = The avalanche has caught { $climber } at { $space }. It can slide to: { $slopes }.
k2-alt-night-person = { $name }: { $climbers }.
k2-alt-ranking = The ranking.
k2-alt-title = Title: { $title }.
k2-alt-nobody = Nobody came back.
k2-alt-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
k2-alt-chart = A chart shows how high each climber was on { $days ->
    [one] the one day
   *[other] each of { $days } days
}.
k2-alt-chart-person = { $name }: { $climbers }.
k2-alt-peak = { $climber } came to { $peak } m
k2-alt-peak-died = { $climber } came to { $peak } m and died on day { $day }
k2-alt-ranking-person = { $place }. { $name }, { $total ->
    [one] 1 point
   *[other] { $total } points
}.

## Refusals

k2-refusal-no-hint = I have no hint for this. Look at the newest post to see what is asked.
k2-refusal-not-seated = You are not part of this expedition, so you have no cards here. The board and the rules are open to you.
k2-refusal-no-climbers = Your climbers are off the mountain, so you choose no cards any more. You can follow the others on the board.
k2-refusal-cards-closed = The cards of today are shown already. Look at the newest post to see what is going on.
k2-refusal-no-such-card = That card is not in your hand any more. Open My hand again.
k2-refusal-change-first = Your cards are committed. Press Change first, then choose others.
k2-refusal-card-count = { $count ->
    [one] Choose exactly one card
   *[other] Choose exactly { $count } cards
}, then commit.
k2-refusal-over = The expedition is over. Look at the last post for the ranking.
k2-refusal-not-your-turn = It is not your turn. The newest post says who is awaited.
k2-refusal-no-such-use = That is no way to use your cards. Open Plan my turn again.
k2-refusal-asked = This is for { $name } to decide.
k2-refusal-no-token = There is no risk token for you to take now. Look at the newest post to see what is going on.
k2-refusal-no-slide = No climber of yours has to slide now. Look at the newest post to see what is going on.
k2-refusal-no-rescue = No climber of yours is to be rescued now. Look at the newest post to see what is going on.
k2-refusal-answer-gone = That answer is not possible any more. Look at the newest post to see what is asked.
k2-refusal-cannot-pay = The risk cannot be paid in that way any more. Choose another.
k2-refusal-no-topic = There is no such topic in the rules. Choose one from the menu.
k2-refusal-no-page = There is no such page. Use the buttons of the newest post.
k2-refusal-unreadable = That answer cannot be read: { $answer }. Use the buttons of the newest post.

## Refusals of the rules, by their code

k2-rule-air-alone = Air cards are used one by one.
k2-rule-cannot-pay = Nothing is left to pay the risk with in that way. Choose another.
k2-rule-card-count = Choose exactly { $count } cards.
k2-rule-card-used = { $card } is used already. Choose among the cards that are left.
k2-rule-climber-dead = Climber { $climber } is dead and uses no cards any more.
k2-rule-direction-first = First choose whether the rope is used up or down.
k2-rule-full = { $space } is full. A climber may pass through, but must end elsewhere.
k2-rule-no-cards = First choose the cards to use.
k2-rule-no-climbers = You have no living climber, so there is nothing to decide for you.
k2-rule-no-direction = A rope is used up or down.
k2-rule-no-points = No card of that use pays for a step or a tent.
k2-rule-no-refuge = A rescued climber comes to a place below 6000 m that is not full. Choose another.
k2-rule-no-slope = The climber cannot slide there. Choose a lower space at the end of a rope.
k2-rule-no-such-seat = Nobody has that seat in this game.
k2-rule-no-such-token = No open risk token shows that value. Choose one of the open ones.
k2-rule-no-use = First take cards for a climber, or finish.
k2-rule-not-awaited = You are not asked for anything now. The newest post says who is awaited.
k2-rule-not-in-hand = That card is not in your hand any more. Open My hand again.
k2-rule-not-joined = No rope leads to { $space } from there.
k2-rule-not-now = That is no answer to what is asked now. Look at the newest post.
k2-rule-over = The expedition is over.
k2-rule-pay-first = First pay the risk token.
k2-rule-resigned = You have left this expedition already.
k2-rule-tent-pitched = That climber has pitched its tent already; a tent never moves.
k2-rule-tent-too-expensive = Too few points are left for a tent on { $space }.
k2-rule-too-expensive = Too few points are left to enter { $space }.
k2-rule-use-does-nothing = With these cards the climber can neither take a step nor pitch its tent.
k2-rule-use-open = A climber is still on its way. Finish that first.

## The rules, a message per topic

k2-rules-head = **Rules · { $topic }**
k2-rules-choose = Another topic
k2-rules-player = { $seat ->
    [0] Ada
    [1] Bo
   *[other] Cy
}
k2-rules-title-overview = In short
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
k2-rules-cards = Everyone has the same 18 cards: ten Move cards (1 1 1 1 1 2 2 2 3 3), three Rope cards (1/2, 1/3, 2/3) and five Air cards (0 1 1 2 3).
    You hold six, choose three each day, and draw three new ones each night. Your deck runs out after four nights, so on day 6 you play the three you have left. Then all 18 are shuffled again for the next six days.
    So every card turns up exactly once in six days, and you can work out what the others still have.
    You can change your choice until the last player has committed. Players without a living climber choose no cards.
    In the picture, Move 3, Rope 1/3 and Air 2 are chosen: 4 points up or 6 down, 2 air, and a risk sum of 4.
k2-rules-risk = Add up your Move cards and the first numbers on your Rope cards: that’s your risk sum. Air cards don’t count.
    The player with the highest risk sum takes one of the three open risk tokens. On a tie, nobody does. A player who is alone on the mountain takes one every day. The token is out of the game afterwards, and a new one is turned up while there are any left.
    There are 20 tokens: four 0s, eleven 1s and five 2s.
    At the end of your turn, pay as many points as the token says, in any mix of:
    · unspent points of the Move and Rope cards you used,
    · points of cards you didn’t use (the larger number of a Rope card; Air cards count, too),
    · air of a climber who moved, pitched a tent or got air from cards this turn.
    Nothing drops below 0. If you can’t pay all of it, you pay what you can.
    In the picture, Ada has the highest risk sum, 5, and picks a token. Bo’s and Cy’s Air cards don’t count.
k2-rules-moving = On your turn, use your three cards in any order, one at a time or several together. Each time, choose one climber and what the cards pay for: steps, a tent or air.
    A step follows a rope to the next space, up or down, and costs the number on that space. Bad weather can make it cost more.
    Cards that you use together add up their points. You can use each card once, for one climber. You can’t split its points between A and B.
    The same climber can act several times in a turn. You don’t have to move, or use all your cards and points.
    In the picture, A climbs from a10 via b1 (cost 2) to b5 (cost 1) with Move 1 and Move 2. Air 2 is for B.
k2-rules-ropes = A Rope card has two numbers. Choose one when you use it: the first pays for steps up (and tents), the second for steps down. It never pays for steps in the other direction.
    If you use Rope and Move cards together, the Rope card pays for steps in its direction first, and the Move cards pay for the rest.
    Up means towards the higher altitude, even where two spaces look level. The small arrows on the ropes point up.
    In the picture, A climbs to b2 (cost 2) with Rope 2/3 up, and B goes down via b1 to a10 (costs 2 and 1) with Rope 1/3 down.
k2-rules-tents = Each climber has one tent for the whole game. They can pitch it on any space where they start, stop or pass through, even a full one. It costs as much as a step onto that space (1 at base camp), weather included. Pay with Move cards or with the first number on Rope cards.
    Tents stay where they are. Each night, each of your climbers on that space gains 1 air, no matter which of the two pitched the tent. Two of your tents on one space still give 1. Other players’ tents don’t help you.
    A dead climber’s tent stays and still helps the other one.
    In the picture, A uses Move 2 for a step to b5 (cost 1) and its tent there (1 more). The tent gives 1 air from the first night on.
k2-rules-air = Air is how well a climber has adjusted to the altitude; the printed game calls it acclimatization. Both climbers begin with 1.
    An Air card adds its number to one climber’s air. During your turn, air can go above 6 or be 0: nobody dies before the night.
    At night, everything is added up. Anything above 6 is lost, and a climber with less than 1 air dies.
    In the picture, A is at b6 with 1 air. The altitude and the weather take 1 each, so without Air 2 this climber would die tonight.
k2-rules-weather = Each weather tile covers three days: where the weather is bad, and what it does.
    {""}**−1 or −2 air**: everyone in that zone loses that much at night.
    {""}**Steps +1**: on that day, steps and tents in that zone cost 1 more.
    You play in summer or winter. Each season has six tiles, and all are used. Two of them, six days, are face up at the start. The next ones are turned up on days 4, 7, 10 and 13.
    In the picture, it’s day 2: above 7000 m, steps cost 1 more and the night takes 1 air. You can see days 3 to 6, too. Days 5 and 6 are no time to be high up.
k2-rules-limits = Each space has room for only a few climbers, counting everyone’s. How many depends on the altitude and on how many players started the game:
    {""}**Below 6000 m**: 2 with one or two players, 3 with three or four, 4 with five.
    {""}**6000 to 7000 m**: 2 with up to three players, 3 with more.
    {""}**7000 to 8000 m**: 1 with up to two players, 2 with more.
    {""}**Above 8000 m**: 1.
    Five players can choose the *Lenient* option: 3 from 7000 to 8000 m, and 2 above.
    You can pass through a full space, but you can’t stop there. A climber who doesn’t move can always stay. Tents take no room, and base camp has no limit.
    In the picture, Ada’s climber A passes Bo’s at c1, which has room for one, and stops at c3.
k2-rules-points = Each climber’s marker shows the points of the highest space they’ve reached, even if they only passed through. Going down never lowers it.
    The lowest spaces are worth 1 point, the summit 10. Your score is the sum of both climbers.
    A climber who dies drops to 1 point. The bot remembers who reached the summit first, since that breaks ties. A climber who dies or is rescued loses that place.
    In the picture, A reaches the summit and has 10 points for as long as they live.
k2-rules-night = Each climber’s air changes by all of this at once:
    air + what the altitude gives or takes + 1 for one of your tents on that space − what the weather takes.
    For example, `3 − 1 altitude + 1 tent − 1 weather = 2`.
    Anything above 6 is lost. A climber with less than 1 dies and leaves the mountain, but their tent stays.
    Then the next player clockwise with a living climber becomes first player. Players without climbers watch the rest of the game.
    In the picture, Ada’s climber B is at c3 with 2 air. The altitude takes 1, the weather takes 1, and there’s no tent: B dies. A, lower down and in a tent, survives.
k2-rules-end = The game ends after the night of day 18, or earlier if nobody is left alive on the mountain.
    The highest score wins. On a tie, the player whose surviving climber reached the summit first wins. If nobody’s did, they share the win. A player who has lost both climbers still has 2 points.
    In the picture, Ada wins. Bo’s climber B had reached d1 but died on the last night: its 7 points dropped to 1.
k2-rules-solo = You play with the space limits for two players, and you take a risk token every day.
    The first death ends the game at once: you score the other climber’s points plus 1. A rescue (family variant) doesn’t count as a death.
    Your score earns you a title:
    { $ratings }
k2-rules-rating = { $side ->
    [hard] Hard side
   *[easy] Easy side
}, { $season ->
    [winter] winter
   *[summer] summer
}: { $rating }
k2-rules-family = Each player has one rescue card. When one of your climbers would die at night, you can use it: move them to any space below 6000 m that isn’t full, with 1 air. Their tent stays where it is. Their points drop four steps along 10, 7, 6, 5, 4, 3, 2, 1 (on the hard side 10, 8, 7 and so on), but never below 1.
    If both your climbers would die on the same night, you can rescue only one.
    In the picture, Ada’s climber A would die at c3, but she can still use her rescue card.
k2-rules-avalanche = Two of the six weather tiles are secretly replaced by tiles with an avalanche in one zone.
    On an avalanche night, every climber in that zone loses 1 air. If none of your tents is on their space, they also slide down one rope. You choose which if there are several. The lowest climbers slide first. They can slide onto full spaces.
    That night’s altitude is still that of the space they slid from. Climbers who die that night don’t slide.
    In the picture, Ada’s climber A is caught at c1 and slides to b6 or b7. Bo’s climber at c3 is safe in a tent.
k2-rules-leaving = You can leave at any time: your climbers leave the mountain and drop to 1 point each, and your tents stay. The others play on. If only one player is left, they win at once. A solo game simply ends.
k2-rules-bot = **My hand** shows your cards to you alone. Press three, then **Commit**. **Change** lets you choose again until everyone has committed.
    {""}With **Plan my turn**, first choose where a climber should spend the night. The bot picks the cards that waste the fewest points; **Other cards** changes that. Give out Air cards with their buttons, check what the night will do, then press **Finish**. Nothing is final before that, and your plan is saved if you close the message. You can plan ahead while others take their turns.
    {""}**Board as text** says everything the picture shows.
    You get a ping only when you have something to decide. Old buttons keep working, or tell you what to press instead.
k2-rules-sources = K2 is a game by Adam Kałuża. This is an unofficial version for playing with friends: the rules are in our own words, and all pictures are our own.
    We didn’t have all the printed weather tiles, so we made some in their style: { $tiles }. On those with an A, the avalanche is from the printed tile and the other days are ours.

## The page without Discord: its channel, and the first post there

k2-greeting-channel = expedition
k2-greeting-welcome = **Welcome to base camp.**
k2-greeting-start = Press **{ lobby-button-start }** below to climb alone, or **Add computer: easy** first to have company.
k2-greeting-picture = A game of K2: a mountain with paths between numbered spaces, climbers on some of them, and beside it the weather of six days.
