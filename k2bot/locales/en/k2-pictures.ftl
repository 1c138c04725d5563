# Words inside the pictures of K2. Room is short: a few characters more may be set smaller or cut.

picture-base = Base
picture-metres = { $metres } m
picture-limit = max { $limit }
picture-day = Day { $day }
picture-days = Day
picture-of-days = of { $days }
picture-hidden = hidden

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

picture-risk = Risk
picture-pile = + { $count }
picture-pile-hidden = + { $count } hidden
picture-legend-points = points
picture-legend-cost = cost
picture-legend-air = air

picture-turn = turn
picture-first = 1st
picture-resigned = has left
picture-fallen = fallen

picture-card-movement = Move
picture-card-rope = Rope
picture-card-acclimatization = Air
picture-chosen = { $count } of { $of }

picture-hardest = pushes hardest
picture-token-choice = chooses a token
picture-token-tie = A tie: nobody takes risk
picture-token-taken = takes this risk

picture-night = Night { $day }
picture-tonight = Tonight
picture-dies = dies

picture-ranking = The end
picture-winner = { $name } wins
picture-shared = A shared victory
picture-setting = { $side ->
    [hard] Hard side
   *[easy] Easy side
}, { $season ->
    [winter] winter
   *[summer] summer
}, day { $day }
