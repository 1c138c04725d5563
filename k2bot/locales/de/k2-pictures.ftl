# Words inside K2's pictures. Space is tight: longer words may be set smaller or cut.

picture-base = Basis
picture-metres = { $metres } m
picture-day = Tag { $day }
# In place of the day’s number, which follows it
picture-last-day = Letzter Tag
picture-days-ahead = Tage { $days }
picture-days = Tag
picture-died-on-day = tot seit Tag { $day }
picture-of-days = von { $days }
# Cards that every player has.
picture-cards-each = { $players ->
    [1] Hand { $hand }, Deck { $deck }
   *[other] je Hand { $hand }, Deck { $deck }
}

picture-weather-clear = Klar
# As in English
picture-weather-wind = Wind { $where }
picture-weather-storm = Sturm { $where }
picture-weather-snow = Schnee { $where }
# As in English
picture-weather-blizzard = Blizzard { $where }
picture-weather-avalanche = Lawine { $where }

picture-zones-low = unter 6000
# As in English
picture-zones-6000 = 6000–7000
# As in English
picture-zones-7000 = 7000–8000
picture-zones-8000 = über 8000
picture-zones-low-6000 = unter 7000
# As in English
picture-zones-6000-7000 = 6000–8000
picture-zones-7000-8000 = über 7000
picture-zones-6000-7000-8000 = über 6000
picture-zones-low-6000-7000-8000 = überall

picture-after-day = nach Tag { $day }
picture-over-dead = niemand kehrt zurück
picture-over-death = ein Todesfall
picture-over-resigned = andere gaben auf
picture-over-deserted = nur noch Computer
picture-final = Endstand
picture-risk = Risiko
picture-legend-points = Punkte
picture-legend-cost = Kosten
picture-legend-air = Luft
picture-legend-pack = Zelt im Gepäck
picture-legend-rescue = Rettung
picture-full = voll
picture-air-now = Luft jetzt
picture-air-later = am Morgen

picture-asked-turn = am Zug
picture-asked-token = Risiko?
picture-asked-cards = Karten?
picture-asked-slide = wohin?
picture-asked-rescue = Rettung?
picture-has-played = { $name } hat gespielt
picture-call-turn = { $name } am Zug
picture-call-token = { $name } wählt aus
picture-call-slide = { $name }: rutscht wohin?
picture-call-rescue = { $name }: Rettung?
picture-risk-open = Risikoplättchen

picture-resigned = aufgegeben
picture-fallen = beide tot

picture-card-movement = Bewegung
picture-card-rope = Seil
picture-card-acclimatization = Luft
picture-choose = { $stage ->
    [none] Wähl { $count }
    [all] Bereit
   *[some] Wähl noch { $count }
}
# below the stage “all”
picture-choose-done = jetzt festlegen
picture-advice = { talk-button-hint }
picture-in-hand = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
picture-committed = Festgelegt
picture-committed-open = noch änderbar
picture-sum-ways = hoch oder runter
picture-sum-air = Luft
picture-sum-risk = Risikosumme
picture-risk-highest = höchste nimmt Plättchen
picture-risk-alone = täglich ein Plättchen

picture-reveal = Tag { $day }: die Karten
picture-begins = beginnt
picture-highest = höchste Summe
picture-alone = allein: nimmt Plättchen
picture-tied = gleichauf
picture-choosing = { $players ->
    [1] 3 Karten wählen
   *[other] Alle wählen 3 Karten
}
picture-last-cards = Die letzten 3 Karten
picture-token-choice = wählt ein Plättchen
picture-token-tie = Gleichstand: niemand nimmt
picture-token-taken = nimmt
picture-token-costs = { $value ->
    [0] Es kostet nichts.
   *[other] { $value } zahlen nach dem Zug, mit Karten oder Luft.
}
picture-tokens-cost = Bezahlt nach dem Zug, mit Karten oder Luft.
picture-tokens-open = Morgen:

picture-night = Nacht { $day }
picture-night-safe = Niemand stirbt
picture-night-lost = { $name }: { $climbers } { $count ->
    [one] stirbt
   *[other] sterben
}
# A dying climber, and the points that its rescue takes
picture-night-price = { $climber } { $points ->
    [0] umsonst
    [one] für 1 Punkt
   *[other] für { $points } Punkte
}
# Asked of who decides it: whom to rescue, as in "A for 4 points or B for 1 point", or where a climber slides
# to, as in "b3 or b1"
picture-night-ask-rescue = { $name }: { $climbers } retten?
picture-night-ask-slide = { $name }: { $climbers } nach { $spaces } rutschen?
# Why none can be.
picture-night-spent = Rettung schon genutzt
picture-night-air = Luft am Morgen
picture-night-later = morgens
# Below the weather and where it is; also a sentence of its own, which gets its full stop.
picture-night-nobody-there = Niemand schläft dort
# What changes a climber’s air at night, before a number as in −1.
picture-night-altitude = Höhe
picture-night-weather = Wetter
picture-plan-ask = { $climbers }: gehen oder bleiben?
picture-plan-ask-air = Verteil die Luft
picture-plan-computer = Zug des Computers
# Below a climber’s air
picture-plan-morning = Luft am Morgen
picture-plan-summit = Gipfel
picture-plan-pack = dabei
picture-plan-pitched = steht
# after a space where a climber can only turn back
picture-plan-back = und zurück
picture-plan-can-go = kann hierhin
picture-plan-cards = Karten von heute
# Below how many movement points the cards left give
picture-plan-left = übrig
picture-risk-pays = Behalte { $risk } fürs Risiko
picture-risk-takes = { $air ->
    [0] Karten decken das Risiko
   *[other] Risiko: { $air } Luft von { $climbers }
}
picture-would-die = stirbt nachts
picture-would-slide = rutscht ab
picture-short-of-air = 1 Luft am Morgen
picture-died = nachts gestorben
picture-rests = ruht
picture-leads = führt mit { $points }
picture-shared-lead = gleichauf vorn
picture-earlier = heute zuvor
picture-points-in-reach = kann punkten: Kosten
picture-avalanche-does = In der Lawine rutscht ab, wer kein Zelt hat
# $spaces: as in "b3 or b1"
picture-avalanche-takes = Ohne Zelt rutscht { $climber } auf { $spaces }
picture-plan-slides = rutscht
picture-dead = tot
# Can still be rescued
picture-dying = stirbt
picture-dies = stirbt
picture-part-bottle = Luft
picture-part-tent = Zelt
picture-most = max.

picture-ranking = Das Ende
picture-winner = { $name } gewinnt
picture-shared = Geteilter Sieg
picture-nobody = Niemand kehrt zurück
picture-won-ahead = { k2-points }, { $ahead } mehr als Platz 2
picture-won-tied = Punktgleich, aber zuerst auf dem Gipfel
picture-won-shared = Je { k2-points }
picture-won-left = Sonst blieb niemand
picture-setting = { $side ->
    [hard] Schwere Seite
   *[easy] Leichte Seite
}, { $season ->
    [winter] Winter
   *[summer] Sommer
}, Tag { $day }

picture-career-games = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}{ $won ->
    [-1] {""}
    [one] , 1 Sieg
   *[other] , { $won } Siege
}
picture-career-summits = { $count ->
    [one] Gipfel
   *[other] Gipfel
}
picture-career-deaths = { $count ->
    [one] Todesfall
   *[other] Todesfälle
}
picture-career-high = { $count ->
    [one] Nacht über 8000
   *[other] Nächte über 8000
}
# Broken at the space, as the whole word is wider than its place
picture-career-tokens = { $count ->
    [one] Risiko- plättchen
   *[other] Risiko- plättchen
}
# Beside the ways climbed, whose lines are the broader the more often that was.
picture-career-ways = breiter: öfter
picture-career-rivals = davor : dahinter

# Bilder großer Momente. $count: wie viele Bergsteiger
picture-hero-climbers = { $count } Bergsteiger
picture-hero-summit = { $climbers } { $count ->
    [one] steht
   *[other] stehen
} auf dem K2!
picture-hero-death = { $climbers } { $count ->
    [one] kehrt
   *[other] kehren
} nicht zurück: keine Luft mehr ({ $spaces }).
picture-hero-rescue = { $climbers } { $count ->
    [one] ist
   *[other] sind
} gerettet!
picture-hero-high = { $climbers } ist als Erster über 8000 m!
picture-hero-avalanche = Eine Lawine reißt { $climbers } mit!
