### K2, in English. Ids begin with k2-.

## Slash commands: names (small letters, no spaces) and descriptions (at most 100 characters)

k2-command-board-name = board
k2-command-board = Show the board, for you only
k2-command-hand-name = hand
k2-command-hand = Show your hand, for you only, or choose how it comes to you

## The hand as a private message

k2-delivery-greeting = Hello! I send you your hand here each morning of a game. If a game is on, today’s hand follows.
k2-delivery-on = Your hand now comes as a private message each morning and follows you through the day. If a game is on, today’s hand comes right away.
k2-delivery-off = Your hand no longer comes as a private message. While a game is on, **{ k2-button-hand }** below its newest post opens it.

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
k2-title-himalaist = Himalaist
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
k2-rules-title-end = End and winning
k2-rules-title-solo = Alone on the mountain
k2-rules-title-family = Variant: family
k2-rules-title-avalanche = Variant: avalanches
k2-rules-title-leaving = Leaving the game
k2-rules-title-bot = Playing here
k2-rules-title-sources = Sources

k2-rules-overview = You lead two climbers, A and B, up K2, and keep them alive for 18 days.
    Each day has five parts:
    {""}**1. Cards.** Everybody chooses three cards in secret.
    {""}**2. Risk.** All cards are shown. Whoever alone has the highest risk sum takes a risk token and has to pay for it.
    {""}**3. Turns.** From the first player on, one after the other, you use your three cards: Move and Rope cards for steps and tents, Air cards to get used to the altitude.
    {""}**4. Night.** High places and bad weather take air, low places and tents give some. A climber below air 1 dies.
    {""}**5. Morning.** The next player becomes first, the weather moves on, everybody draws new cards.
    A climber earns points for the highest space it has entered, and keeps them on the way down; but one that dies falls back to 1 point. The highest total of both climbers wins.
    The other topics tell more about each part.
k2-rules-cards = Everybody has the same 18 cards: ten Move cards (1 1 1 1 1 2 2 2 3 3), three Rope cards (1/2, 1/3, 2/3) and five Air cards (0 1 1 2 3).
    You hold six and choose three a day; after the night you draw three new ones. After four days your deck is empty, so on day 6 you play the last three you hold, without choosing. Then all 18 are shuffled again, and the same happens until days 12 and 18.
    So each card comes exactly once in six days, and everybody can work out what the others still have.
    You may change your choice until the last player has committed. Players without a living climber choose no cards.
    On the picture Move 3, Rope 1/3 and Air 2 are chosen: 4 points up or 6 down, 2 air, a risk sum of 4.
k2-rules-risk = Your risk sum is the sum of your Move cards and the first figures of your Rope cards. Air cards count nothing.
    Whoever alone has the highest risk sum takes one of the three open risk tokens. In a tie nobody does. The only player left on the mountain takes one every day. The token taken is out of the game, and a new one is turned up as long as there are any.
    There are 20 tokens: four 0, eleven 1, five 2.
    At the end of your turn you pay as many points as the token says, in any mix of:
    · points left over from the Move and Rope cards you used,
    · points of cards you did not use (Rope cards pay their larger figure, Air cards pay, too),
    · air of a climber that took a step, pitched its tent or gained air from cards this turn.
    Nothing falls below 0, and what cannot be paid is dropped.
    On the picture Ada has the highest sum, 5, and chooses a token. The Air cards of Bo and Cy count nothing.
k2-rules-moving = In your turn you use your three cards, in any order. Each use takes one or more cards for one climber, and pays for what they do: steps, a tent, air.
    A step goes along a rope to the next space, up or down, and costs what that space says. Bad weather can make it dearer.
    The points of all cards of one use add up. A card serves one climber, once; its points are never shared between A and B.
    A climber can be used several times in a turn. Cards and points may be left unused, and nobody has to move.
    On the picture A goes from a10 by b1 (cost 2) to b5 (cost 1) with Move 1 and Move 2. Air 2 is for B.
k2-rules-ropes = A Rope card has two figures. When you use it, choose one: the first pays for steps up (and tents), the second for steps down only. Never both, and never a step in the other direction.
    With Move cards in the same use, the Rope card pays in its own direction first, and the Move cards pay the rest.
    Up is always towards the higher altitude, even where two spaces look level; the small arrows on the ropes point up.
    On the picture A climbs to b2 (cost 2) with Rope 2/3 up, and B goes down by b1 to a10 (costs 2 and 1) with Rope 1/3 down.
k2-rules-tents = Each climber carries one tent for the whole game. In a use it can be pitched on the space where the climber starts, ends or passes through, even on a full one. That costs as much as entering the space (1 in the base camp), weather included, and is paid with points of Move cards or of Rope cards used up.
    A tent stays where it is. In the night each of your climbers on that space gains 1 air, whichever of the two pitched it. Two tents of yours on one space still give 1. Tents of others do not help you.
    When its climber dies, a tent keeps standing and still helps the other one.
    On the picture A takes Move 2 for both: a step to b5 (cost 1) and its tent there (1 more). The first night in it already gives 1 air.
k2-rules-air = Air is how well a climber is used to the altitude; the printed game calls it acclimatization. Both climbers begin with 1.
    An Air card adds its figure to the air of one climber. During your turn air may go above 6, and it may be 0: nobody dies before the night.
    In the night everything is added up. Then more than 6 becomes 6, and a climber below 1 dies.
    On the picture A holds air 1 at b6, where the place and the wind take 1 each: without Air 2 it would die tonight.
k2-rules-weather = Each weather tile shows three days: where the weather is bad, and what it does there.
    {""}**−1 or −2 air**: that night, everyone there loses that much.
    {""}**Steps +1**: that day, each step into a space there and each tent there costs 1 more.
    Each season has six tiles, and all are used. Two of them, six days, lie open at the start; on days 4, 7, 10 and 13 the next one is turned up.
    On the picture it is day 2: above 7000 m steps cost 1 more and the night takes 1 air. Days 3 to 6 are known, too; days 5 and 6 are no time to be high up.
k2-rules-limits = Each space has room for a few climbers only, those of all players together. How many depends on the zone and on how many people began the game:
    {""}**Below 6000 m**: 2 with one or two players, 3 with three or four, 4 with five.
    {""}**6000 to 7000 m**: 2 with up to three players, 3 with more.
    {""}**7000 to 8000 m**: 1 with up to two players, 2 with more.
    {""}**Above 8000 m**: 1.
    With the lenient limits, for five players, it is 3 from 7000 to 8000 m and 2 above.
    You may pass through a full space, but a use with a step cannot end there. A climber that does not move may always stay. Tents take no room, and the base camp has no limit.
    On the picture A of Ada passes Bo’s climber at c1, where one climber has room, and ends at c3.
k2-rules-points = Each climber has a marker that shows the highest points of the spaces it has entered, also in passing. Going down never lowers it.
    The lowest spaces are worth 1 point, the summit 10. Your total is the sum of both climbers.
    A climber that dies falls back to 1 point. The order in which climbers first enter the summit is noted, since it breaks ties; dead and rescued climbers lose their place in it.
    On the picture A enters the summit: 10 points, its to keep as long as it lives.
k2-rules-night = For each climber, everything at once:
    air + what its space gives or takes + 1 if a tent of yours stands there − what the weather takes there.
    For example `3 − 1 place + 1 tent − 1 weather = 2`.
    Then more than 6 becomes 6, and a climber below 1 dies. It leaves the mountain; its tent stays.
    After that the next player with a living climber, clockwise, becomes the first player. Players without climbers watch the rest.
    On the picture B of Ada stands at c3 with air 2. The place takes 1, the wind takes 1, and no tent helps: it dies. A, lower and in its tent, lives.
k2-rules-end = The game ends after the night of day 18, or earlier when nobody is left alive on the mountain.
    The highest total wins. If several have it, the one whose living climber was first on the summit wins; if none of theirs was there, they share the win. Players who have lost both climbers still have 2 points.
    On the picture Ada wins. Bo’s B had come to d1 and died in the last night: of its 7 points 1 is left.
k2-rules-solo = Alone you play with the limits for two players, and you take a risk token every day.
    The first death ends the game at once: you score the other climber’s points plus 1. A rescue (in the family variant) is not a death.
    Your total earns a title:
    { $ratings }
k2-rules-rating = { $side ->
    [hard] Hard side
   *[easy] Easy side
}, { $season ->
    [winter] winter
   *[summer] summer
}: { $rating }
k2-rules-family = Each player has one rescue card. When a climber of yours would die in the night, you can spend it: the climber comes to any space below 6000 m that is not full, with air 1, and its tent stays where it is. Its points go four steps back along 10, 7, 6, 5, 4, 3, 2, 1 (on the hard side 10, 8, 7 and so on), but not below 1.
    If both of yours would die in the same night, you can save one of them.
    On the picture A of Ada would die at c3, and the rescue card can still save it.
k2-rules-avalanche = Two of the six weather tiles give way to tiles that bring an avalanche in one zone; which two stays secret.
    In the night of an avalanche every climber in the zone loses 1 air. Without a tent of yours on its space, your climber also slides down one rope to a lower space; where there are several, you choose. The lowest climbers slide first. They may slide to full spaces.
    For the air of that night, the space where the climber stood before counts. Climbers that die that night do not slide.
    On the picture A of Ada is caught at c1 and slides to b6 or b7. Bo’s climber at c3 is held by its tent.
k2-rules-leaving = You can leave at any time: your climbers come off the mountain and fall back to 1 point each, your tents stay. The others play on. If only one player is left, that one wins at once. Alone, the game simply ends.
k2-rules-bot = **My hand** shows your cards to you alone: press three, then **Commit**. **Change** lets you choose anew while others are still choosing.
    {""}**Plan my turn** begins with the place: choose where a climber should be tonight, and the cards that waste least are taken for you; **Other cards** changes that. Give Air cards by their buttons, see what the night will bring, then **Finish**. Nothing counts before Finish, and what you have planned is kept when you leave the page. While others move, the same button plans your turn ahead.
    {""}**Board as text** says everything the picture shows.
    Only those who are asked are notified. Old buttons keep working, or tell you what to press instead.
k2-rules-sources = K2 is a game by Adam Kałuża. This is an unofficial table for friends: the rules are told in our own words, and all pictures are our own.
    Not all printed weather tiles were at hand, so some are this project’s own, made of what the printed ones show: { $tiles } (of those with an A, the avalanche itself is printed, the other days are ours).

## The page without Discord: its channel, and the first post there

k2-greeting-channel = expedition
k2-greeting-welcome = **Welcome to base camp.**
k2-greeting-start = Press **Start** below to climb alone, or **Add computer: easy** first to have company.
k2-greeting-picture = A game of K2: a mountain with paths between numbered spaces, climbers on some of them, and beside it the weather of six days.
