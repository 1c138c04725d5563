# Captions in the K2 replay. A frame is on screen for a second or two, so use few words, and the spaces' codes, as on the
# board. A headline has room for 30 characters; two lines of about 50 fit below it.

k2-film-setting = { $side ->
    [hard] Lado difícil
   *[easy] Lado fácil
}, { $season ->
    [winter] invierno
   *[summer] verano
}


k2-film-space = { $space ->
    [base] campo base
    [summit] la cima
   *[other] { $space }
}
k2-film-both = A y B
k2-film-moves = { $climber } a { $space }
k2-film-climbs = { $climber } sube a { $space }
k2-film-metres = { $altitude } m
k2-film-camps = { $climber } { $climbers ->
    [one] acampa
   *[other] acampan
} en { $space }
k2-film-summit = ¡{ $climber } hace cima!
k2-film-tent = { $climber } { $climbers ->
    [one] acampa
   *[other] acampan
}
k2-film-air = { $climber } +{ $air } de aire

k2-film-high = { $climber }, por encima de 8000 m
k2-film-leads = { $name } se pone en cabeza
k2-film-death = { $climber } no volverá
k2-film-died-at = Murió en { $space }, { $altitude } m
k2-film-died-summit = Murió en la cima
k2-film-avalanche = Avalancha sobre { $climber }
k2-film-rescue = Rescate de { $climber }
k2-film-down = De { $start } baja a { $end }
k2-film-left = { $name } abandona
k2-film-left-more = Sus dos montañeros se van


k2-film-present = Continuará
k2-film-goes-on = La expedición aún no ha terminado.

## The replay's message, alt text and progress

k2-film-head = **Repetición de una expedición al K2**: { $names }, { $setting }
k2-film-so-far = La partida aún no ha terminado; este es el día { $day } de { $days }.
k2-film-making = Haciendo la repetición { $days ->
    [one] del primer día
   *[other] de { $days } días
}…
k2-film-alt = Una repetición de la expedición, día a día, hasta el día { $day }.
k2-film-alt-end = Puntuación final: { $totals }.
k2-film-alt-total = { $name }, { $total ->
    [one] 1 punto
   *[other] { $total } puntos
}
k2-film-alt-day = Día { $day }: { $told }
