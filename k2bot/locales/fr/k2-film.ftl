# Captions in the K2 replay. A frame is on screen for a second or two, so use few words, and the spaces' codes, as on the
# board. A headline has room for 30 characters; two lines of about 50 fit below it.

k2-film-setting = { $side ->
    [hard] Face difficile
   *[easy] Face facile
}, { $season ->
    [winter] hiver
   *[summer] été
}


# As in English
k2-film-space = { $space ->
    [base] Base
    [summit] sommet
   *[other] { $space }
}
k2-film-both = A et B
k2-film-moves = { $climber } → { $space }
k2-film-climbs = { $climber } monte en { $space }
k2-film-metres = { $altitude } m
k2-film-camps = { $climber } { $climbers ->
    [one] campe
   *[other] campent
} ({ $space })
k2-film-summit = { $climber } est au sommet !
k2-film-tent = { $climber } { $climbers ->
    [one] campe
   *[other] campent
}
k2-film-air = { $climber } +{ $air } air

k2-film-high = { $climber } dépasse 8000 m
k2-film-leads = { $name } prend la tête
k2-film-death = { $climber } ne reviendra pas
k2-film-died-at = Perte en { $space }, { $altitude } m
k2-film-died-summit = Perte au sommet
k2-film-avalanche = Avalanche : { $climber }
k2-film-rescue = Secours pour { $climber }
k2-film-down = Descente : { $start } → { $end }
k2-film-left = { $name } quitte l’expédition
k2-film-left-more = Les deux alpinistes partent


k2-film-present = À suivre
k2-film-goes-on = L’expédition n’est pas encore finie.

## The replay's message, alt text and progress

k2-film-head = **Replay d’une expédition au K2** : { $names }, { $setting }
k2-film-so-far = La partie n’est pas encore finie : c’est le jour { $day } sur { $days }.
k2-film-making = Préparation du replay, { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}…
k2-film-alt = Un replay de l’expédition, jour après jour, jusqu’au jour { $day }.
k2-film-alt-end = Score final : { $totals }.
k2-film-alt-total = { $name } avec { $total ->
    [one] { $total } point
   *[other] { $total } points
}
k2-film-alt-day = Jour { $day } : { $told }
