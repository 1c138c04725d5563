# Words inside K2's pictures. Space is tight: longer words may be set smaller or cut.

# As in English
picture-base = Base
picture-metres = { $metres } m
picture-day = Día { $day }
# In place of the day’s number, which follows it
picture-last-day = Último día
picture-days-ahead = Días { $days }
picture-days = Día
picture-died-on-day = murió el día { $day }
picture-of-days = de { $days }
# Cards that every player has.
picture-cards-each = { $players ->
    [1] mano { $hand }, mazo { $deck }
   *[other] cada uno: mano { $hand }, mazo { $deck }
}

picture-weather-clear = Despejado
picture-weather-wind = Viento { $where }
picture-weather-storm = Tormenta { $where }
picture-weather-snow = Nieve { $where }
picture-weather-blizzard = Ventisca { $where }
picture-weather-avalanche = Avalancha { $where }

picture-zones-low = bajo 6000
# As in English
picture-zones-6000 = 6000–7000
# As in English
picture-zones-7000 = 7000–8000
picture-zones-8000 = sobre 8000
picture-zones-low-6000 = bajo 7000
# As in English
picture-zones-6000-7000 = 6000–8000
picture-zones-7000-8000 = sobre 7000
picture-zones-6000-7000-8000 = sobre 6000
picture-zones-low-6000-7000-8000 = todo

picture-after-day = tras el día { $day }
picture-over-dead = no vuelve nadie
picture-over-death = una muerte
picture-over-resigned = los demás abandonan
picture-over-deserted = solo quedan las IA
picture-final = Puntos finales
picture-risk = Riesgo
picture-legend-points = puntos
picture-legend-cost = cuesta
picture-legend-air = aire
picture-legend-pack = tienda guardada
picture-legend-rescue = rescate
picture-full = llena
picture-air-now = aire ahora
picture-air-later = al amanecer

picture-asked-turn = su turno
picture-asked-token = ¿ficha?
picture-asked-cards = ¿cartas?
picture-asked-slide = ¿adónde?
picture-asked-rescue = ¿rescate?
picture-has-played = { $name } ha jugado
picture-call-turn = Turno de { $name }
picture-call-token = { $name } elige ficha
picture-call-slide = { $name }: ¿adónde resbala?
picture-call-rescue = { $name }: ¿rescate?
picture-risk-open = fichas de riesgo

picture-resigned = abandona
picture-fallen = dos muertos

picture-card-movement = Marcha
picture-card-rope = Cuerda
picture-card-acclimatization = Aire
picture-choose = { $stage ->
    [none] Elige { $count }
    [all] Listas
   *[some] Elige { $count } más
}
# below the stage “all”
picture-choose-done = para confirmar
picture-advice = { talk-button-hint }
picture-in-hand = { $count ->
    [one] 1 carta en la mano
   *[other] { $count } cartas en la mano
}
picture-committed = Confirmadas
picture-committed-open = aún puedes cambiar
picture-sum-ways = subir o bajar
picture-sum-air = aire
picture-sum-risk = riesgo total
picture-risk-highest = el más alto toma ficha
picture-risk-alone = una ficha cada día

picture-reveal = Día { $day }: las cartas
picture-begins = empieza
picture-highest = suma más alta
picture-alone = sin rivales: toma ficha
picture-tied = empate
picture-choosing = { $players ->
    [1] Elige 3 cartas
   *[other] Todos eligen 3 cartas
}
picture-last-cards = Las 3 últimas cartas
picture-token-choice = elige una ficha
picture-token-tie = Empate: nadie toma ficha
picture-token-taken = toma
picture-token-costs = { $value ->
    [0] No cuesta nada.
   *[other] Paga { $value } tras el turno, con cartas o aire.
}
picture-tokens-cost = Se paga tras el turno, con cartas o aire.
picture-tokens-open = Mañana:

picture-night = Noche { $day }
picture-night-safe = Nadie muere
picture-night-lost = { $name }: { $count ->
    [one] muere
   *[other] mueren
} { $climbers }
# A dying climber, and the points that its rescue takes
picture-night-price = a { $climber } { $points ->
    [0] gratis
    [one] por 1 punto
   *[other] por { $points } puntos
}
# Asked of who decides it: whom to rescue, as in "A for 4 points or B for 1 point", or where a climber slides
# to, as in "b3 or b1"
picture-night-ask-rescue = { $name }: ¿rescatar { $climbers }?
picture-night-ask-slide = { $name }: ¿{ $climbers } a { $spaces }?
# Why none can be.
picture-night-spent = rescate ya usado
picture-night-air = Aire por la mañana
picture-night-later = al alba
# Below the weather and where it is; also a sentence of its own, which gets its full stop.
picture-night-nobody-there = Nadie duerme allí
# What changes a climber’s air at night, before a number as in −1.
picture-night-altitude = altitud
picture-night-weather = tiempo
picture-plan-ask = { $climbers }: ¿mover o quedarse?
picture-plan-ask-air = Reparte el aire
picture-plan-computer = Turno de la IA
# Below a climber’s air
picture-plan-morning = aire al amanecer
picture-plan-summit = Cima
picture-plan-pack = plegada
picture-plan-pitched = montada
# after a space where a climber can only turn back
picture-plan-back = y vuelta
picture-plan-can-go = puede ir
picture-plan-cards = Cartas de hoy
# Below how many movement points the cards left give
picture-plan-left = sin usar
picture-risk-pays = Guarda { $risk } para el riesgo
picture-risk-takes = { $air ->
    [0] Las cartas pagan el riesgo
   *[other] Riesgo: { $air } de aire de { $climbers }
}
picture-would-die = morirá hoy
picture-would-slide = resbalaría
picture-short-of-air = 1 aire al amanecer
picture-died = murió anoche
picture-rests = descansa
picture-leads = lidera por { $points }
picture-shared-lead = empate en cabeza
picture-earlier = antes, hoy
picture-points-in-reach = puede puntuar: coste
picture-avalanche-does = En la avalancha, sin tienda se resbala
# $spaces: as in "b3 or b1"
picture-avalanche-takes = Sin tienda, { $climber } resbala a { $spaces }
picture-plan-slides = resbala
picture-dead = { $count ->
    [1] muerto
   *[other] muertos
}
# Can still be rescued
picture-dying = se muere
picture-dies = muere
picture-part-bottle = aire
picture-part-tent = tienda
picture-most = máx.

picture-ranking = Fin
picture-winner = Gana { $name }
picture-shared = Victoria conjunta
picture-nobody = No ha vuelto nadie
picture-won-ahead = { k2-points }, { $ahead } más que el segundo puesto
picture-won-tied = Empate a puntos, pero antes en la cima
picture-won-shared = { k2-points } por equipo
picture-won-left = No quedó nadie más
picture-setting = { $side ->
    [hard] Lado difícil
   *[easy] Lado fácil
}, { $season ->
    [winter] invierno
   *[summer] verano
}, día { $day }

picture-career-games = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}{ $won ->
    [-1] {""}
    [one] , 1 victoria
   *[other] , { $won } victorias
}
picture-career-summits = { $count ->
    [one] cima
   *[other] cimas
}
picture-career-deaths = { $count ->
    [one] muerte
   *[other] muertes
}
picture-career-high = { $count ->
    [one] noche sobre 8000
   *[other] noches sobre 8000
}
picture-career-tokens = { $count ->
    [one] ficha de riesgo
   *[other] fichas de riesgo
}
# Beside the ways climbed, whose lines are the broader the more often that was.
picture-career-ways = ancho: más veces
picture-career-rivals = delante : detrás

# Imágenes de los grandes momentos. $count: cuántos montañeros
picture-hero-climbers = { $count } montañeros
picture-hero-summit = ¡{ $climbers } { $count ->
    [one] está
   *[other] están
} en la cima del K2!
picture-hero-death = { $climbers } no { $count ->
    [one] volverá
   *[other] volverán
}: sin aire en { $spaces }.
picture-hero-rescue = ¡{ $climbers } a salvo!
picture-hero-high = ¡{ $climbers } estrena los 8000 m!
picture-hero-avalanche = ¡Una avalancha arrastra a { $climbers }!
