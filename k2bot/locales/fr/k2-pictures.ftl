# Words inside K2's pictures. Space is tight: longer words may be set smaller or cut.

# As in English
picture-base = Base
picture-metres = { $metres } m
picture-day = Jour { $day }
# In place of the day’s number, which follows it
picture-last-day = Dernier jour
picture-days-ahead = Jours { $days }
picture-days = Jour
picture-died-on-day = mort le jour { $day }
picture-of-days = sur { $days }
# Cards that every player has.
picture-cards-each = { $players ->
    [1] main { $hand }, pioche { $deck }
   *[other] chacun : main { $hand }, pioche { $deck }
}

picture-weather-clear = Clair
picture-weather-wind = Vent { $where }
picture-weather-storm = Tempête { $where }
picture-weather-snow = Neige { $where }
# As in English
picture-weather-blizzard = Blizzard { $where }
# As in English
picture-weather-avalanche = Avalanche { $where }

picture-zones-low = sous 6000
picture-zones-6000 = 6000–7000
picture-zones-7000 = 7000–8000
picture-zones-8000 = dès 8000
picture-zones-low-6000 = sous 7000
picture-zones-6000-7000 = 6000–8000
picture-zones-7000-8000 = dès 7000
picture-zones-6000-7000-8000 = dès 6000
picture-zones-low-6000-7000-8000 = partout

picture-after-day = fin du jour { $day }
picture-over-dead = personne n’est revenu
picture-over-death = mort d’un alpiniste
picture-over-resigned = abandon des autres
picture-over-deserted = plus que des ordinateurs
picture-final = Score final
picture-risk = Risque
# As in English
picture-legend-points = points
picture-legend-cost = coût
picture-legend-air = air
picture-legend-pack = tente dans le sac
picture-legend-rescue = secours
picture-full = pleine
picture-air-now = air actuel
picture-air-later = au matin

picture-asked-turn = à jouer
picture-asked-token = jeton ?
picture-asked-cards = cartes ?
picture-asked-slide = glisse ?
picture-asked-rescue = secours ?
picture-has-played = { $name } a joué
picture-call-turn = À { $name } de jouer
picture-call-token = { $name } choisit
picture-call-slide = { $name } : glisser où ?
picture-call-rescue = { $name } : secours ?
picture-risk-open = jetons de risque

picture-resigned = abandon
picture-fallen = deux morts

picture-card-movement = Marche
picture-card-rope = Corde
picture-card-acclimatization = Air
picture-choose = { $stage ->
    [none] Choisis { $count } cartes
    [all] Prêtes
   *[some] Encore { $count }
}
# below the stage “all”
picture-choose-done = à valider
picture-advice = { talk-button-hint }
picture-in-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
picture-committed = Validées
picture-committed-open = encore modifiable
picture-sum-ways = haut ou bas
picture-sum-air = air
picture-sum-risk = risque
picture-risk-highest = le plus haut prend un jeton
picture-risk-alone = un jeton chaque jour

picture-reveal = Jour { $day } : les cartes
picture-begins = commence
picture-highest = somme max.
picture-alone = en solo : un jeton
picture-tied = égalité
picture-choosing = { $players ->
    [1] Choisis 3 cartes
   *[other] Chacun choisit 3 cartes
}
picture-last-cards = Les 3 dernières cartes
picture-token-choice = choisit un jeton
picture-token-tie = Égalité : pas de jeton
picture-token-taken = prend
picture-token-costs = { $value ->
    [0] Il ne coûte rien.
   *[other] { $value } à payer après le tour, en cartes ou en air.
}
picture-tokens-cost = Payé après le tour, en cartes ou en air.
picture-tokens-open = Demain :

picture-night = Nuit { $day }
picture-night-safe = Personne ne meurt
picture-night-lost = { $name } : { $climbers } { $count ->
    [one] meurt
   *[other] meurent
}
# A dying climber, and the points that its rescue takes
picture-night-price = { $climber } { $points ->
    [0] sans frais
    [one] pour 1 point
   *[other] pour { $points } points
}
# Asked of who decides it: whom to rescue, as in "A for 4 points or B for 1 point", or where a climber slides
# to, as in "b3 or b1"
picture-night-ask-rescue = { $name } : sauver { $climbers } ?
picture-night-ask-slide = { $name } : { $climbers } vers { $spaces } ?
# Why none can be.
picture-night-spent = secours déjà utilisé
picture-night-air = Air au matin
picture-night-later = matin
# Below the weather and where it is; also a sentence of its own, which gets its full stop.
picture-night-nobody-there = Personne n’y dort
# As in English
# What changes a climber’s air at night, before a number as in −1.
picture-night-altitude = altitude
picture-night-weather = météo
picture-plan-ask = { $climbers } : bouger ou rester ?
picture-plan-ask-air = Distribue l’air
picture-plan-computer = Tour de l’ordinateur
# Below a climber’s air
picture-plan-morning = air au matin
picture-plan-summit = Sommet
picture-plan-pack = pliée
picture-plan-pitched = plantée
# after a space where a climber can only turn back
picture-plan-back = et retour
picture-plan-can-go = peut y aller
picture-plan-cards = Cartes du jour
# Below how many movement points the cards left give
picture-plan-left = à jouer
picture-risk-pays = Garde { $risk } pour le risque
picture-risk-takes = { $air ->
    [0] Tes cartes paient le risque
   *[other] Risque : { $air } d’air de { $climbers }
}
picture-would-die = meurt ce soir
picture-would-slide = glisserait
picture-short-of-air = 1 air au matin
picture-died = mort la nuit passée
picture-rests = se repose
picture-leads = mène de { $points }
picture-shared-lead = ex æquo en tête
picture-earlier = plus tôt ce jour
picture-points-in-reach = à gagner : coût
picture-avalanche-does = Dans l’avalanche, on glisse sans tente
# $spaces: as in "b3 or b1"
picture-avalanche-takes = Sans tente, { $climber } glisse vers { $spaces }
picture-plan-slides = glisse
picture-dead = { $count ->
    [1] mort
   *[other] morts
}
# Can still be rescued
picture-dying = va mourir
picture-dies = meurt
picture-part-bottle = air
picture-part-tent = tente
# As in English
# As in English
picture-most = max

picture-ranking = La fin
picture-winner = { $name } gagne
picture-shared = Victoire partagée
picture-nobody = Personne n’est revenu
picture-won-ahead = { k2-points }, { $ahead } d’avance
picture-won-tied = À égalité de points, mais au sommet plus tôt
picture-won-shared = { k2-points } par équipe
picture-won-left = Seule équipe restante
picture-setting = { $side ->
    [hard] Face difficile
   *[easy] Face facile
}, { $season ->
    [winter] hiver
   *[summer] été
}, jour { $day }

picture-career-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}{ $won ->
    [-1] {""}
    [one] , { $won } victoire
   *[other] , { $won } victoires
}
picture-career-summits = { $count ->
    [one] sommet
   *[other] sommets
}
picture-career-deaths = { $count ->
    [one] mort
   *[other] morts
}
picture-career-high = { $count ->
    [one] nuit à plus de 8000
   *[other] nuits à plus de 8000
}
picture-career-tokens = { $count ->
    [one] jeton de risque
   *[other] jetons de risque
}
# Beside the ways climbed, whose lines are the broader the more often that was.
picture-career-ways = large : plus souvent
picture-career-rivals = devant : derrière

# Images des grands moments. $count : combien d’alpinistes
picture-hero-climbers = { $count } alpinistes
picture-hero-summit = { $climbers } au sommet du K2 !
picture-hero-death = { $climbers } ne { $count ->
    [one] reviendra
   *[other] reviendront
} pas : plus d’air ({ $spaces }).
picture-hero-rescue = { $climbers } hors de danger !
picture-hero-high = { $climbers } ouvre la voie à 8000 m !
picture-hero-avalanche = Une avalanche emporte { $climbers } !
