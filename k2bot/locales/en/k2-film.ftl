# What the film of an expedition says: a frame is seen for a second or two, so few words, and spaces by their codes, as
# on the board. Two lines of about fifty characters have room below a headline of thirty.

k2-film-title = K2
k2-film-setting = { $side ->
    [hard] Hard side
   *[easy] Easy side
}, { $season ->
    [winter] winter
   *[summer] summer
}

k2-film-start = Everybody sets out from the base camp.
k2-film-weather-air = −{ $air } air tonight
k2-film-weather-cost = Each step costs { $cost } more
k2-film-weather-both = Each step costs { $cost } more, −{ $air } air tonight
k2-film-weather-avalanche = It comes down tonight

k2-film-rest = Nobody moves
k2-film-space = { $space ->
    [base] Base
    [summit] the summit
   *[other] { $space }
}
k2-film-both = A and B
k2-film-moves = { $climber } to { $space }
k2-film-camps = { $climber } { $climbers ->
    [one] camps
   *[other] camp
} on { $space }
k2-film-summit = { $climber } stands on the summit!
k2-film-tent = { $climber } { $climbers ->
    [one] camps
   *[other] camp
}
k2-film-air = { $climber } +{ $air } air

k2-film-night = Night { $day }
k2-film-gasping = { $climbers } { $count ->
    [one] has
   *[other] have
} no air left
k2-film-closest = { $climber } has { $air } air left
k2-film-died = { $climber } does not come back
k2-film-died-at = Lost on { $space }, at { $altitude } m, in night { $day }.
k2-film-died-summit = Lost on the summit, in night { $day }.
k2-film-slid = An avalanche takes { $climber }
k2-film-slid-to = From { $start } down to { $end }.
k2-film-rescued = { $climber } is saved
k2-film-rescued-to = From { $start } down to { $end }. The rescue card is spent.
k2-film-left = { $name } leaves the expedition
k2-film-left-more = Both climbers come down from the mountain.

k2-film-present = The expedition goes on
k2-film-goes-on = This is how far it has come.

## Beside the film

k2-film-head = **The film of an expedition to K2**: { $names }, { $setting }
k2-film-so-far = The expedition goes on; this is day { $day } of { $days }.
k2-film-making = Making the film of { $days ->
    [one] the first day
   *[other] { $days } days
} …
k2-film-player = Player { $number }
k2-film-alt = A film of the expedition, day by day, up to day { $day }.
k2-film-alt-end = It ends: { $totals }.
k2-film-alt-total = { $name } with { $total ->
    [one] 1 point
   *[other] { $total } points
}
k2-film-alt-day = Day { $day }: { $headline }. { $detail }
