# Captions in the K2 replay. A frame is on screen for a second or two, so use few words, and the spaces' codes, as on the
# board. A headline has room for 30 characters; two lines of about 50 fit below it.

k2-film-setting = { $side ->
    [hard] Hard side
   *[easy] Easy side
}, { $season ->
    [winter] winter
   *[summer] summer
}


k2-film-space = { $space ->
    [base] Base
    [summit] the summit
   *[other] { $space }
}
k2-film-both = A and B
k2-film-moves = { $climber } to { $space }
k2-film-climbs = { $climber } climbs to { $space }
k2-film-metres = { $altitude } m
k2-film-camps = { $climber } { $climbers ->
    [one] camps
   *[other] camp
} at { $space }
k2-film-summit = { $climber } reaches the summit!
k2-film-tent = { $climber } { $climbers ->
    [one] camps
   *[other] camp
}
k2-film-air = { $climber } +{ $air } air

k2-film-high = { $climber } is above 8000 m
k2-film-leads = { $name } takes the lead
k2-film-death = { $climber } isn’t coming back
k2-film-died-at = Lost at { $space }, { $altitude } m
k2-film-died-summit = Lost on the summit
k2-film-avalanche = An avalanche hits { $climber }
k2-film-rescue = { $climber } is rescued
k2-film-down = From { $start } down to { $end }
k2-film-left = { $name } leaves the expedition
k2-film-left-more = Both climbers leave


k2-film-present = To be continued
k2-film-goes-on = The expedition isn’t over yet.

## The replay's message, alt text and progress

k2-film-head = **Replay of an expedition to K2**: { $names }, { $setting }
k2-film-so-far = The game isn’t over yet; this is day { $day } of { $days }.
k2-film-making = Making the replay of { $days ->
    [one] the first day
   *[other] { $days } days
} …
k2-film-alt = A replay of the expedition, day by day, up to day { $day }.
k2-film-alt-end = Final score: { $totals }.
k2-film-alt-total = { $name } with { $total ->
    [one] 1 point
   *[other] { $total } points
}
k2-film-alt-day = Day { $day }: { $told }
