# Words inside K2's pictures. Space is tight: longer words may be set smaller or cut.

picture-base = Baza
picture-metres = { $metres } m
picture-day = Dzień { $day }
# In place of the day’s number, which follows it
picture-last-day = Ostatni dzień
picture-days-ahead = Dni { $days }
picture-days = Dzień
picture-died-on-day = zginął dnia { $day }
picture-of-days = z { $days }
# Cards that every player has.
picture-cards-each = { $players ->
    [1] ręka { $hand }, talia { $deck }
   *[other] każdy: ręka { $hand }, talia { $deck }
}

picture-weather-clear = Ładnie
picture-weather-wind = Wiatr { $where }
picture-weather-storm = Burza { $where }
picture-weather-snow = Śnieg { $where }
picture-weather-blizzard = Zamieć { $where }
picture-weather-avalanche = Lawina { $where }

picture-zones-low = poniżej 6000
# As in English
picture-zones-6000 = 6000–7000
# As in English
picture-zones-7000 = 7000–8000
picture-zones-8000 = powyżej 8000
picture-zones-low-6000 = poniżej 7000
# As in English
picture-zones-6000-7000 = 6000–8000
picture-zones-7000-8000 = powyżej 7000
picture-zones-6000-7000-8000 = powyżej 6000
picture-zones-low-6000-7000-8000 = wszędzie

picture-after-day = po dniu { $day }
picture-over-dead = nikt nie wraca
picture-over-death = śmierć himalaisty
picture-over-resigned = pozostali rezygnują
picture-over-deserted = zostały komputery
picture-final = Wynik końcowy
picture-risk = Ryzyko
picture-legend-points = punkty
picture-legend-cost = koszt
picture-legend-air = tlen
picture-legend-pack = namiot w plecaku
picture-legend-rescue = ratunek
picture-full = pełne
picture-air-now = tlen teraz
picture-air-later = rano

picture-asked-turn = ruch
picture-asked-token = żeton?
picture-asked-cards = karty?
picture-asked-slide = dokąd?
picture-asked-rescue = ratunek?
picture-has-played = Po ruchu: { $name }
picture-call-turn = Ruch: { $name }
picture-call-token = { $name } wybiera żeton
picture-call-slide = { $name }: zsuwa się dokąd?
picture-call-rescue = { $name }: ratunek?
picture-risk-open = żetony ryzyka

picture-resigned = rezygnacja
picture-fallen = nie żyją

picture-card-movement = Ruch
picture-card-rope = Lina
picture-card-acclimatization = Tlen
picture-choose = { $stage ->
    [none] Wybierz { $count }
    [all] Gotowe
   *[some] Wybierz jeszcze { $count }
}
# below the stage “all”
picture-choose-done = zatwierdź
picture-advice = { talk-button-hint }
picture-in-hand = { $count ->
    [one] 1 karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
}
picture-committed = Zatwierdzone
picture-committed-open = można jeszcze zmienić
picture-sum-ways = w górę lub w dół
picture-sum-air = tlen
picture-sum-risk = suma ryzyka
picture-risk-highest = najwyższa bierze żeton
picture-risk-alone = codziennie żeton

picture-reveal = Dzień { $day }: karty
picture-begins = zaczyna
picture-highest = maks. suma
picture-alone = solo: bierze żeton
picture-tied = remis
picture-choosing = { $players ->
    [1] Wybierz 3 karty
   *[other] Każdy wybiera 3 karty
}
picture-last-cards = Ostatnie 3 karty
picture-token-choice = wybiera żeton
picture-token-tie = Remis: nikt nie bierze żetonu
picture-token-taken = bierze
picture-token-costs = { $value ->
    [0] Nic nie kosztuje.
   *[other] Zapłać { $value } po turze, kartami lub tlenem.
}
picture-tokens-cost = Płatny po turze, kartami lub tlenem.
picture-tokens-open = Jutro:

picture-night = Noc { $day }
picture-night-safe = Nikt nie ginie
picture-night-lost = { $name }: { $count ->
    [one] ginie
    [few] giną
   *[many] giną
} { $climbers }
# A dying climber, and the points that its rescue takes
picture-night-price = { $climber } { $points ->
    [0] za darmo
    [one] za 1 punkt
    [few] za { $points } punkty
   *[many] za { $points } punktów
}
# Asked of who decides it: whom to rescue, as in "A for 4 points or B for 1 point", or where a climber slides
# to, as in "b3 or b1"
picture-night-ask-rescue = { $name }: ratować { $climbers }?
picture-night-ask-slide = { $name }: zsunąć { $climbers } na { $spaces }?
# Why none can be.
picture-night-spent = ratunek już zużyty
picture-night-air = Tlen rano
picture-night-later = rano
# Below the weather and where it is; also a sentence of its own, which gets its full stop.
picture-night-nobody-there = Nikt tam nie śpi
# What changes a climber’s air at night, before a number as in −1.
picture-night-altitude = wysokość
picture-night-weather = pogoda
picture-plan-ask = { $climbers }: iść czy zostać?
picture-plan-ask-air = Rozdziel tlen
picture-plan-computer = Tura komputera
# Below a climber’s air
picture-plan-morning = tlen rano
picture-plan-summit = Szczyt
picture-plan-pack = w plecaku
picture-plan-pitched = rozbity
# after a space where a climber can only turn back
picture-plan-back = i z powrotem
picture-plan-can-go = może tu dojść
picture-plan-cards = Dzisiejsze karty
# Below how many movement points the cards left give
picture-plan-left = zostało
picture-risk-pays = Zachowaj { $risk } na ryzyko
picture-risk-takes = { $air ->
    [0] Karty opłacą ryzyko
   *[other] Ryzyko zabiera { $climbers } tlen: { $air }
}
picture-would-die = śmierć tej nocy
picture-would-slide = zsunie się
picture-short-of-air = 1 tlen rano
picture-died = śmierć zeszłej nocy
picture-rests = pauza
picture-leads = prowadzi o { $points }
picture-shared-lead = wspólne prowadzenie
picture-earlier = dziś wcześniej
picture-points-in-reach = punkty: koszt
picture-avalanche-does = W lawinie bez namiotu zsuwasz się w dół
# $spaces: as in "b3 or b1"
picture-avalanche-takes = Bez namiotu { $climber } zsunie się na { $spaces }
picture-plan-slides = w dół
picture-dead = { $count ->
    [1] nie żyje
   *[other] nie żyją
}
# Can still be rescued
picture-dying = umiera
picture-dies = ginie
picture-part-bottle = tlen
picture-part-tent = namiot
picture-most = maks.

picture-ranking = Koniec
picture-winner = Wygrywa { $name }
picture-shared = Wspólna wygrana
picture-nobody = Nikt nie wraca
picture-won-ahead = { k2-points }, o { $ahead } więcej niż drugie miejsce
picture-won-tied = Remis na punkty, ale wcześniej na szczycie
picture-won-shared = Po { k2-points }
picture-won-left = Nikt inny nie został
picture-setting = Strona { $side ->
    [hard] trudniejsza
   *[easy] łatwiejsza
}, { $season ->
    [winter] zima
   *[summer] lato
}, dzień { $day }

picture-career-games = { $games ->
    [one] 1 gra
    [few] { $games } gry
   *[many] { $games } gier
}{ $won ->
    [-1] {""}
    [one] , 1 wygrana
    [few] , { $won } wygrane
   *[many] , { $won } wygranych
}
picture-career-summits = { $count ->
    [one] szczyt
    [few] szczyty
   *[many] szczytów
}
picture-career-deaths = { $count ->
    [one] śmierć
    [few] śmierci
   *[many] śmierci
}
picture-career-high = { $count ->
    [one] noc powyżej 8000
    [few] noce powyżej 8000
   *[many] nocy powyżej 8000
}
picture-career-tokens = { $count ->
    [one] żeton ryzyka
    [few] żetony ryzyka
   *[many] żetonów ryzyka
}
# Beside the ways climbed, whose lines are the broader the more often that was.
picture-career-ways = szerzej: częściej
picture-career-rivals = wyżej : niżej

# Obrazki wielkich chwil. $count: ilu himalaistów
picture-hero-climbers = { $count ->
    [one] { $count } himalaista
    [few] { $count } himalaiści
   *[many] { $count } himalaistów
}
picture-hero-summit = { $climbers } na szczycie K2!
picture-hero-death = { $climbers } nie { $count ->
    [one] wróci
    [few] wrócą
   *[many] wróci
}: zabrakło tlenu ({ $spaces }).
picture-hero-rescue = Ratunek dotarł: { $climbers }!
picture-hero-high = Pierwsze kroki ponad 8000 m: { $climbers }!
picture-hero-avalanche = Lawina porywa: { $climbers }!
