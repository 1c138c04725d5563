# What the film of an expedition says. Two lines of about fifty characters have room below a headline of thirty.

k2-film-title = K2
k2-film-setting = { $side ->
    [hard] Hard side
   *[easy] Easy side
}, { $season ->
    [winter] winter
   *[summer] summer
}

k2-film-start = Everybody sets out from the base camp.
k2-film-tonight = Tonight { $weather }.
k2-film-first = { $name } goes first.

k2-film-person = { $name }: { $doings }
k2-film-rest = Nobody moves.
k2-film-moves = { $climber } { $way ->
    [up] up
    [down] down
   *[across] across
} to { $altitude } m
k2-film-summit = { $climber } stands on the summit!
k2-film-tent = { $climber } pitches the tent
k2-film-air = { $climber } gets { $air } air

k2-film-night = Night { $day }
k2-film-alive = { $all ->
    [true] { $count ->
        [one] The climber lives.
       *[other] All { $count } climbers live.
    }
   *[false] { $count ->
        [0] Nobody lives through it.
        [one] One climber lives.
       *[other] { $count } climbers live.
    }
}
k2-film-closest = { $climber } has { $air } air left.
k2-film-died = { $climber } does not come back
k2-film-died-at = Died at { $altitude } m in the night of day { $day }.
k2-film-slid = An avalanche takes { $climber }
k2-film-slid-to = Down from { $start } m to { $end } m.
k2-film-rescued = { $climber } is saved
k2-film-rescued-to = Brought from { $start } m to { $end } m with the rescue card.
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
k2-film-alt-total = { $name } { $total }
k2-film-alt-day = Day { $day }: { $headline }. { $detail }
k2-record-refused = I cannot show this as a film. Line { $line } of the record is wrong: { $reason }
    Attach the file as it was posted at the end of a game.
