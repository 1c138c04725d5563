### K2: pages, posts, buttons, settings, refusals and rules.

## Slash commands: descriptions

k2-command-board = Afficher le plateau (visible de toi seulement)
k2-command-hand = Afficher ta main (visible de toi seulement), ou choisir comment tu la reçois
k2-command-orders = Afficher ce que tu as confirmé d’avance, ou le retirer (visible de toi seulement)

## The hand as a private message

k2-delivery-greeting = Salut ! C’est ici que tu recevras ta main au matin de chaque jour de jeu. Si une partie est en cours, ta main du jour arrive tout de suite.
k2-delivery-on = Dorénavant, ta main te parvient en message privé chaque matin, mise à jour au fil de la journée. Si une partie est en cours, celle du jour arrive tout de suite.
k2-delivery-off = Ta main ne te parvient plus en message privé. Pendant une partie, appuie sur **{ k2-button-hand }** sous le dernier message.

## Names of things

k2-title = K2
k2-climber = { $name } { $climber }
k2-space = { $space ->
    [base] camp de base
    [summit] sommet
   *[other] { $space }
}
k2-place = { $space } · { $altitude } m
k2-place-facts = { $night ->
    [over] {""}
    [dies] sans plus d’air, mort la nuit suivante ·{" "}
   *[lives] air après la nuit suivante : { $level } ·{" "}
}{ $room ->
    [-1] sans limite
    [0] pleine
    [one] { $room } place
   *[other] { $room } places
}
k2-card-movement = Marche { $points }
k2-card-air = Air { $points }
k2-card-rope = Corde { $up }/{ $down }
k2-card-rope-spoken = Corde { $up } en montée ou { $down } en descente
k2-card-rope-up = Corde { $up }/{ $down } en montée
k2-card-rope-down = Corde { $up }/{ $down } en descente
k2-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

k2-level-beginner = débutant
k2-level-easy = facile
# As in English
k2-level-normal = normal
k2-level-hard = difficile
k2-overlooks-beginner-choose = -# { $name } joue comme un débutant : il choisit ses cartes pour aujourd’hui seulement, sans regarder la météo de demain.
k2-overlooks-beginner-turn = -# { $name } joue comme un débutant : il monte sans garder d’air pour la descente. Ne te laisse pas entraîner plus haut.

## Buttons

k2-button-hand = Ma main
k2-button-plan = Préparer mon tour
k2-button-board = Plateau en texte
k2-button-picture = Plateau en image
k2-button-whole = Plateau complet
k2-button-tall = Plateau (téléphone)
k2-button-wide = Plateau (grand écran)
k2-first-goal = **K2 en bref.** Tu diriges deux alpinistes, A et B. Chaque matin, choisis en secret trois de tes six cartes : les cartes Marche et Corde font avancer tes alpinistes le long des cordes du plateau, les cartes Air leur donnent de l’air. { $players ->
    [one] Ensuite, tu prends un jeton de risque et tu joues tes trois cartes.
   *[other] Ensuite, toutes les cartes sont révélées. Le joueur au plus gros total de risque prend un jeton de risque (personne en cas d’égalité), puis chacun à son tour joue ses trois cartes.
} La nuit, l’altitude et le mauvais temps coûtent de l’air : un alpiniste qui a moins de 1 point d’air meurt. Après le jour 18, tu marques des points pour la case la plus haute atteinte par chacun de tes alpinistes en vie.
k2-first-tall = -# Le plus souvent sur téléphone ? Avec `/{ command-settings-name }`, le plateau complet de toutes tes pages est en hauteur.
k2-button-rules = Règles
k2-button-answer = Répondre
k2-button-to-nothing = Situation
k2-button-to-choose = { k2-button-hand }
k2-button-to-turn = { k2-button-plan }
k2-button-to-pay = { k2-button-plan }
k2-button-to-token = { k2-button-answer }
k2-button-to-slide = { k2-button-answer }
k2-button-to-rescue = { k2-button-answer }
k2-button-commit = Valider
k2-button-change = Changer de cartes
k2-button-keep = Garder mes cartes
k2-button-token = Prendre le { $value }
k2-button-air = { $card } pour { $climber }
k2-button-finish = Finir mon tour
k2-button-finish-anyway = Finir quand même
k2-button-ahead = Confirmer pour mon tour
k2-button-ahead-anyway = Confirmer quand même
k2-button-clear = Tout effacer
k2-button-other-cards = Autres cartes
k2-button-back-to-plan = Revenir au tour
k2-button-back-to-rescue = Retour à la question
k2-button-let-go = Garder la carte
k2-button-people = Alpinistes
k2-button-weather = Météo et risque
k2-button-low = Sous 6000 m
k2-button-6000 = 6000–7000 m
k2-button-7000 = Au-dessus de 7000 m

## Options of a new game

k2-option-side = Face
k2-option-side-help = Les pas coûtent plus cher sur la face difficile ; pour débuter, prends la facile
k2-option-side-easy = facile
k2-option-side-hard = difficile
k2-option-season = Saison
k2-option-season-help = L’hiver peut rendre les pas plus chers ; pour débuter, prends l’été
k2-option-season-summer = été
k2-option-season-winter = hiver
k2-option-family = Variante familiale
k2-option-family-help = Chaque joueur peut sauver un de ses alpinistes, une fois par partie
k2-option-lenient = Limites souples
k2-option-lenient-help = Plus de place sur les cases au-dessus de 7000 m ; à cinq joueurs seulement
# As in English
k2-option-avalanche = Avalanches
k2-option-avalanche-help = Deux tuiles météo amènent des avalanches ; une tente en protège tes alpinistes
k2-option-off = non
k2-option-on = oui
k2-option-first = Premier joueur
k2-option-first-help = Qui commence le jour 1
k2-option-first-draw = tirage au sort
k2-option-first-seat = { $place ->
    [1] première personne inscrite
    [2] deuxième personne inscrite
    [3] troisième personne inscrite
    [4] quatrième personne inscrite
   *[5] cinquième personne inscrite
}
k2-objection-lenient = Les limites souples demandent cinq joueurs, et { $seats ->
    [one] il n’y en a qu’un
   *[other] il n’y en a que { $seats }
}. Attends que la partie soit complète, ou désactive cette option dans les réglages ci-dessous.
k2-objection-first = Le joueur { $place } doit commencer, mais { $seats ->
    [one] il n’y en a qu’un
   *[other] il n’y en a que { $seats }
} pour l’instant. Attends du monde, ou choisis ci-dessous un autre premier joueur.
k2-objection-option = Dans K2, il n’y a pas de réglage { $key } avec la valeur { $value }. Choisis dans la liste.
k2-summary = Face du plateau : { $side } · saison : { $season }
k2-summary-family = variante familiale : un sauvetage par joueur
k2-summary-lenient = limites souples
# As in English
k2-summary-avalanche = avalanches
k2-summary-first = premier joueur : { $first }

## Weather

k2-zones-6000 = entre 6000 et 7000 m
k2-zones-7000 = entre 7000 et 8000 m
k2-zones-8000 = au-dessus de 8000 m
k2-zones-low-6000 = sous 7000 m
k2-zones-6000-7000 = entre 6000 et 8000 m
k2-zones-7000-8000 = au-dessus de 7000 m
k2-zones-6000-7000-8000 = au-dessus de 6000 m
k2-zones-low-6000-7000-8000 = sur toute la montagne

k2-weather-clear = Cette nuit, le temps est clair.
k2-weather-air = Cette nuit, chaque alpiniste { $zones } perd { $air ->
    [one] { $air } point d’air
   *[other] { $air } points d’air
}.
k2-weather-cost = Aujourd’hui, chaque pas et chaque tente { $zones } coûte { $cost } de plus.
k2-weather-both = Aujourd’hui, chaque pas et chaque tente { $zones } coûte { $cost } de plus, et cette nuit, chaque alpiniste qui s’y trouve perd { $air ->
    [one] { $air } point d’air
   *[other] { $air } points d’air
}.
k2-weather-avalanche = Cette nuit, une avalanche s’abat { $zones } : chacun y perd 1 point d’air et, sans tente de son joueur sur sa case, glisse vers le bas.
k2-weather-brief-clear = temps clair
k2-weather-brief-air = −{ $air } air { $zones }
k2-weather-brief-cost = coût +{ $cost } { $zones }
k2-weather-brief-both = −{ $air } air et coût +{ $cost } { $zones }
# As in English
k2-weather-brief-avalanche = avalanche { $zones }
k2-weather-today = Aujourd’hui : { $weather }.
k2-weather-tomorrow = Demain : { $weather }.
k2-weather-day = { $count ->
    [1] jour { $day }
    [2] jours { $day } et { $last }
   *[other] jours { $day } à { $last }
} : { $weather }

## Morning

k2-morning-head = **Jour { $day } sur { $days } · trois cartes à choisir**
k2-morning-head-forced = **Jour { $day } sur { $days } · { $players ->
    [one] tu joues tes trois dernières cartes
   *[other] chacun joue ses trois dernières cartes
}**
k2-morning-last-cards = Cette nuit, les 18 cartes sont remélangées.
k2-morning-gains = Nouveaux points : { $gains }.
k2-morning-gains-before = Nouveaux points avant cela : { $gains }.
k2-morning-gain = { $name } +{ $points }
k2-morning-first = { $name } commence.
k2-morning-ready = Cartes choisies : { $ready } · on attend { $waiting }
k2-morning-waiting = On attend { $waiting }
k2-morning-all-ready = Tous les choix sont faits.
k2-morning-alone = { $waiting }, choisis tes cartes.
k2-call-choose = À vos cartes, { $names } !
k2-crowded-full = Cases pleines : { $spaces }.
k2-tokens-open = Jetons de risque visibles : { $tokens } ; { $pile ->
    [0] plus aucun face cachée.
    [one] { $pile } autre face cachée.
   *[other] { $pile } autres face cachée.
}

## Hand

k2-hand-head = **Jour { $day } sur { $days } · choisis { $count ->
    [one] une carte
    [3] trois cartes
   *[other] { $count } cartes
}**
k2-hand-head-committed = **Jour { $day } · tes cartes sont validées**
k2-hand-head-read = **Ta main · jour { $day }, { $phase }**
k2-hand-nothing = Appuie sur une carte pour la choisir, et une deuxième fois pour la retirer.
k2-hand-committed = Tu peux en changer tant que tout le monde n’a pas choisi.
k2-hand-too-late = Tous les autres ont choisi : ta modification arrive trop tard. Ce sont les cartes que tu avais validées qui comptent.
k2-hand-holds = { $cards } : ce choix reste valable tant que tu n’en valides pas un autre.
k2-hand-today = Tes cartes du jour : { $cards }.
k2-hand-held = Dans ta main : { $cards }.
k2-hand-empty = Tu n’as pas d’autre carte en main.
k2-hand-back = { $card } revient dans ta main : tu ne joues { $count ->
    [one] qu’une carte
    [3] que trois cartes
   *[other] que { $count } cartes
}.
k2-hand-reach = { $cards } : { $up ->
    [0] aucun point de mouvement
    [one] { $up } point de mouvement
   *[other] { $up } points de mouvement
}, { $air ->
    [0] pas d’air
    [one] { $air } point d’air
   *[other] { $air } points d’air
}.
k2-hand-reach-rope = { $cards } : { $up ->
    [one] { $up } point de mouvement
   *[other] { $up } points de mouvement
} en montée ou { $down } en descente, { $air ->
    [0] pas d’air
    [one] { $air } point d’air
   *[other] { $air } points d’air
}.
k2-hand-missing = { $count ->
    [one] Choisis encore une carte.
   *[other] Choisis encore { $count } cartes.
}
k2-hand-commit = Appuie sur **{ k2-button-commit }** pour jouer ces cartes.
k2-hand-last = { $others ->
    [0] **{ k2-button-commit }** joue aussitôt ces cartes.
   *[other] Les autres sont prêts : **{ k2-button-commit }** révèle aussitôt les cartes.
}
k2-push = Ton total de risque est de { $push }. Le joueur au plus gros total prend un jeton de risque, sauf en cas d’égalité.
k2-push-alone = En solo, tu prends un jeton de risque chaque jour, quelles que soient les cartes choisies.
k2-push-so-far = Ton total de risque est de { $push } pour l’instant.
k2-push-counts = Le total additionne les cartes Marche et le premier nombre des cartes Corde, sans les cartes Air.
k2-push-costs = À la fin de ton tour, un jeton coûte son nombre en points de mouvement inutilisés ou en air.
k2-push-others = { $odds ->
    [never] { $names } ne { $count ->
        [one] peut
       *[other] peuvent
    } pas te dépasser.
    [even] { $names } { $count ->
        [one] peut
       *[other] peuvent
    } t’égaler, mais pas te dépasser.
   *[always] { $names } te { $count ->
        [one] dépassera
       *[other] dépasseront
    } dans tous les cas.
}
k2-push-chances = Chances de te dépasser : { $chances }.
k2-push-chance = { $names } { $tenths ->
    [0] moins de 5 %
    [10] plus de 95 %
   *[other] environ { $tenths }0 %
}

## Reveal and risk

k2-reveal-head = **Jour { $day } · les cartes sont révélées**
k2-reveal-cards = { $name } : { $cards }, total de risque { $push }
k2-reveal-hardest = C’est { $names } qui risque le plus : { $push }.
k2-reveal-alone = Sans concurrence en montagne, { $names } a le total de risque le plus haut : { $push }.
k2-reveal-tie = Égalité pour le plus gros total de risque, { $push }, entre { $names } : personne ne prend de jeton.
k2-ask-token = { $own ->
    [yes] Prends
   *[no] { $mention }, prends
} un des jetons de risque visibles : { $tokens }. À la fin de ton tour, tu le paies en points de mouvement inutilisés ou en air.
k2-computer-token = { $name } choisit un jeton de risque.
k2-token-taken = { $name } prend le jeton de risque { $value }.
k2-token-only = Tous les jetons de risque visibles valent { $value } : { $name } en prend un.
k2-token-replaced = { $taken } Un { $value } le remplace.

## Turns

k2-turns-head = **Jour { $day } · l’ascension commence**
k2-turns-told = **Jour { $day }**
k2-turn-head = **Jour { $day } · { $name }**
k2-ask-turn = { $first ->
    [yes] { $mention }, à toi de commencer.
   *[no] { $mention }, à toi de jouer.
}
k2-computer-turn = { $first ->
    [yes] { $name } commence.
   *[no] C’est à { $name } de jouer.
}
k2-turn-last = { $players ->
    [one] La nuit tombe.
   *[other] Tout le monde a joué. La nuit tombe.
}
# Remarks on a turn, each at most once a game.
k2-remark-7000 = Première fois au-dessus de 7000 m. L’air se fait rare.
k2-remark-8000 = Première fois au-dessus de 8000 m. Chaque souffle compte.
k2-remark-summit = Le sommet ! D’ici, tous les chemins descendent.
k2-remark-squeeze = { $climber } se faufile à côté de { $others } ({ $space }). Mieux vaut ne pas regarder en bas.
k2-remark-breath = Il ne restait que 1 d’air à { $climber }. Quel soulagement !
k2-step-climber = { $climber } { $doings }
k2-step-stays = { $count ->
    [one] l’alpiniste reste sur place
   *[other] les deux alpinistes restent sur place
}
k2-step-end = fin du tour
k2-step-cards = choix des cartes
k2-step-token = jeton de risque { $value }
k2-step-rescue = sauvetage : { $climber } ({ $space })
k2-step-let-go = carte de secours gardée
k2-step-slide = glissade : { $space }
k2-climber-does = { $climber } { $doings }.
k2-does-climb = monte ({ $way })
k2-does-descend = descend ({ $way })
k2-does-cross = avance ({ $way })
k2-way-spoken = { $start }, puis { $stops ->
    [0] { $end }
   *[other] { $between }, enfin { $end }
}
k2-does-gain = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
k2-does-first = premier au sommet
k2-does-gains = · { $gains }
k2-does-pitch = plante sa tente
k2-does-pitch-on = plante sa tente ({ $space })
k2-does-air = gagne { $points ->
    [one] { $points } point d’air
   *[other] { $points } points d’air
}
k2-does-rest = se repose
k2-does-nothing = { $count ->
    [one] L’alpiniste reste sur place.
   *[other] Les deux alpinistes restent sur place.
}
k2-risk-by-points = { $all ->
    [yes] { $count ->
        [one] { $count } point inutilisé ({ $cards })
       *[other] { $count } points inutilisés ({ $cards })
    }
   *[no] { $count } des { $left } points inutilisés ({ $cards })
}
k2-risk-by-air = { $count ->
    [one] { $count } point d’air
   *[other] { $count } points d’air
} ({ $climber })
k2-risk-paid = Jeton de risque { $value } : payé avec { $sources }.
k2-risk-toll = Risque : { $sources }.
k2-risk-dropped = { $dropped ->
    [one] { $dropped } point du jeton de risque ne peut pas être payé : il est ignoré.
   *[other] { $dropped } points du jeton de risque ne peuvent pas être payés : ils sont ignorés.
}

## Status, for one reader

k2-now-head = **Jour { $day } sur { $days }**
k2-now-choose = On attend encore { $name } pour les cartes.
k2-now-turn = { $whose ->
    [own] C’est ton tour.
    [ahead] C’est à { $name } de jouer. En attendant, tu peux préparer ton tour.
    [done] Ton tour est fini. C’est maintenant à { $name } de jouer.
   *[some] C’est à { $name } de jouer.
}
k2-now-token = { $name } prend un jeton de risque.
k2-now-slide = C’est la nuit, et { $name } doit décider du sort d’un alpiniste.
k2-now-rescue = { k2-now-slide }
k2-now-out = Tes alpinistes ne sont plus en montagne. Tu peux suivre les autres ici.
k2-now-day-over = Le jour { $day } est fini. Le dernier message indique la suite.
k2-chapter-day = Jour { $day }
k2-chapter-end = La fin
k2-progress = Jour { $day } sur { $days } : { $phase }.

## Planner

k2-plan-head = **Jour { $day } sur { $days } · à toi de jouer**
k2-plan-nothing = Où { $count ->
    [one] ton alpiniste doit-il
   *[other] tes alpinistes doivent-ils
} passer la nuit ? Choisis dans les menus{ $marks ->
    [new]  ; l’image marque les cases qui donnent de nouveaux points.
    [deadly] . Les seuls nouveaux points accessibles sont mortels cette nuit : l’image les marque d’une tête de mort.
    [none] . Aucun nouveau point n’est accessible : l’image marque donc les cases les plus hautes que tu peux atteindre.
   *[other] .
}{ $finish ->
    [yes] { " " }Ou appuie sur **{ k2-button-finish }** pour rester sur place.
   *[no] { "" }
}
k2-plan-no-moves = Aucune de tes cartes ne permet de bouger aujourd’hui.{ $air ->
    [yes] { " " }Distribue l’air avec les boutons ci-dessous.
   *[no] { "" }
}{ $finish ->
    [yes] { " " }Quand c’est bon, appuie sur **{ k2-button-finish }**.
   *[no] { "" }
}
k2-plan-left = Cartes restantes : { $cards }.
k2-plan-all-used = Toutes tes cartes sont utilisées.
k2-plan-level = { $climber } { $level }
k2-plan-night = Air après cette nuit
k2-plan-tonight = { k2-plan-night } : { $levels }.
k2-plan-dies = **{ $climbers } { $count ->
    [one] mourrait
   *[other] mourraient
} cette nuit.**
k2-plan-slides = { $climbers } { $count ->
    [one] glisserait
   *[other] glisseraient
} vers une case plus basse.
# Air cards give a climber more than it can keep.
k2-plan-spilled = Personne ne garde plus de 6 points d’air pendant la nuit. Perdu : { $levels }.
k2-plan-finish = Appuie sur **{ k2-button-finish }** pour jouer ce plan.
k2-plan-dropped = Une partie de ton plan n’est plus possible et a été retirée.
# A planner or a hand was pressed that showed another plan or other cards.
k2-draft-changed = Tu as fait des changements depuis : rien n’a été joué. Voici où tu en es.
k2-plan-where = { $climber } ({ $space }) : où aller ?
k2-plan-where-part = { $where } (autres façons, { $start }–{ $end } sur { $count })
k2-plan-place = { $place }{ $gains ->
    [yes] { $points ->
        [one] { " " }· { $points } point
       *[other] { " " }· { $points } points
    }
   *[no] { "" }
}
k2-plan-facts = { $tonight }{ $paid ->
    [0] { "" }
   *[other] { " " }· jeton : −{ $paid } air ({ $payers })
} · { $cards }
k2-plan-all-cards = toutes les cartes
k2-plan-place-tonight = air { $level } au matin
k2-plan-place-dies = mort cette nuit
k2-plan-by-way = { $space } par { $way }
k2-plan-pitch = Planter la tente ici
k2-plan-tent-here = { k2-plan-pitch }, { $space }
k2-plan-tent-there = { $space } avec tente
k2-plan-tent-behind = { $space }, tente plantée ({ $tent })
k2-plan-more = Autres façons, avec tente ou détour : { $count }…
k2-plan-all = Toutes les destinations : { $count }…
k2-plan-best = Retour aux meilleures…
k2-plan-pay = Jeton de risque : { $due } à payer. Comment ?
k2-plan-pay-way = Payer avec { $sources }
k2-plan-swap = { $climber } : { $way } avec…
k2-plan-spare = { $spare ->
    [0] aucun point en trop
    [one] { $spare } point en trop
   *[other] { $spare } points en trop
}
k2-plan-other-cards = Choisis ci-dessous d’autres cartes pour un trajet. Chaque choix dit ce qu’il en reste.
k2-plan-no-other-cards = Aucune autre carte ne te mène là.
k2-plan-ahead = **Jour { $day } sur { $days } · préparation**
    C’est à { $name } de jouer. { $confirmed ->
        [yes] **Ton plan est confirmé.** Il est joué dès que vient ton tour s’il coûte autant, finit aux mêmes endroits et ne met personne plus en danger. Sinon, on te demandera. Toi seul peux le voir.
       *[no] Ce que tu prévois ici est enregistré. **{ k2-button-ahead }** le joue dès que vient ton tour, si rien n’a changé d’ici là. Le **{ talk-button-hint }** montre le meilleur choix dans la situation actuelle.
    }
k2-ahead-differs = **Ton plan confirmé n’a pas été joué :** { $reasons }. Change-le, ou termine ton tour comme d’habitude.
k2-ahead-full = { $space } est complet maintenant
k2-ahead-illegal = une partie n’est plus possible
k2-ahead-places = il finirait ailleurs
k2-ahead-cost = il coûterait autre chose
k2-ahead-risk = le risque serait payé autrement
k2-ahead-danger = la nuit serait plus dure pour tes alpinistes
k2-now-confirmed = Ton tour est prévu et confirmé.
k2-button-orders = Confirmer d’avance
k2-button-orders-lowest = Jeton de risque : toujours le plus bas
k2-button-orders-quiet = Jour { $day } : gagner de l’air et rester
k2-orders-head = **Confirmé d’avance.** Ce qui figure ici sera joué pour toi le moment venu, pour que personne n’ait à attendre. C’est visible de toi seulement, et d’ici là, tu peux le retirer.
k2-orders-turn = Jour { $day } : ton tour comme prévu
k2-orders-quiet = Jour { $day } : gagner de l’air et rester sur place. Si un alpiniste est alors en danger ou paie le risque en air, ce sera à toi de décider.
k2-orders-quiet-failed = **C’est finalement à toi de décider :** si tu te contentes de gagner de l’air et de rester sur place, un alpiniste est en danger ou paie le risque en air.
k2-orders-lowest = Si tu dois prendre un jeton de risque : le plus bas
k2-orders-slide = Cette nuit, { $climber } glisse vers la case { $space }
k2-orders-rescue = Cette nuit, tu ramènes { $climber } en lieu sûr ({ $space })
k2-orders-let-go = Cette nuit, tu gardes ta carte de secours
k2-orders-ask-slide = { $climbers } glisse cette nuit. Vers quelle case ?
k2-orders-ask-rescue = { $count ->
    [one] { $climbers } mourrait cette nuit. Utiliser ta carte de secours ?
   *[other] { $climbers } mourraient cette nuit. Utiliser ta carte de secours ?
}
k2-sure-dies = { $count ->
    [one] { $climbers } mourrait cette nuit. Finir quand même ?
   *[other] { $climbers } mourraient cette nuit. Finir quand même ?
}
k2-wasted-air = { $cards } : ce serait du gâchis.
k2-sure-air = { k2-wasted-air } Finir quand même ?
k2-sure-idle = Tu n’as rien prévu. Laisser { $count ->
    [one] ton alpiniste
   *[other] tes alpinistes
} sur place ?

## Hints

k2-hint-plan = **Conseil pour ton tour**
k2-hint-why-air = Sans air en plus, { $climbers } { $count ->
    [one] mourrait
   *[other] mourraient
} cette nuit, à moins de bouger. Ces cartes apportent { $air ->
    [one] { $air } point d’air
   *[other] { $air } points d’air
}.
k2-hint-why-air-later = Sans air en plus, la nuit { $day } serait mortelle ({ $sum }). Ces cartes apportent { $air ->
    [one] { $air } point d’air
   *[other] { $air } points d’air
}{ $reach ->
    [0] { "" }
    [one] { " " }et { $reach } point de mouvement
   *[other] { " " }et { $reach } points de mouvement
}.
k2-hint-mind = Attention à la nuit { $day } : { $sum }, à moins de bouger ou de gagner de l’air.
k2-hint-why-kept = Ainsi, { $climber } survit à la nuit { $day } ({ $space }). Sinon : { $sum }.
k2-hint-tent = Ta tente ({ $space }) donne 1 point d’air chaque nuit.
k2-hint-answer = **Conseil : { $answer }**
k2-hint-brought = ramener { $climber } en lieu sûr ({ $space })
k2-hint-token-least = C’est le moins cher : { $value ->
    [0] il ne coûte rien
   *[other] { $value } des { $points } points de mouvement de tes cartes, ou de l’air
}. Un { $other } coûterait { $other }.
k2-hint-token-early = Tes cartes ont { $points ->
    [one] { $points } point
   *[other] { $points } points
} aujourd’hui : tu peux te permettre le { $value }, qui quitte ensuite le jeu. Le { $other } reste pour un jour plus maigre.
k2-hint-slide-lives = On y survit plus longtemps : { $space }. Ailleurs, sans air en plus, la nuit { $day } serait mortelle ({ $sum }).
k2-hint-slide-air = Les nuits y sont plus douces : la case donne { $air ->
    [one] { $air } point d’air
   *[other] { $air } points d’air
}.
k2-hint-slide-place = À { $altitude } m, on a les meilleures chances de remonter.
k2-hint-rescue = { $climber } garde { $points ->
    [one] { $points } point, comme un alpiniste mort,
   *[other] { $points } points au lieu de 1
} { $days ->
    [0] à la fin
    [one] et a encore un jour pour grimper
   *[other] et a encore { $days } jours pour grimper
}. Au réveil, il lui reste 1 point d’air{ $air ->
    [0] { "" }
   *[other] , et la case en donne { $air } de plus chaque nuit
}.
k2-hint-let-go = Un sauvetage ne préserverait que { $points ->
    [one] { $points } point, pas plus que pour un alpiniste mort
   *[other] { $points } points
}, et il ne reste { $days ->
    [0] aucun jour
    [one] qu’un jour
   *[other] que { $days } jours
}{ $others ->
    [0] { "" }
   *[other] {" "}; la carte peut encore sauver ton autre alpiniste
}.
k2-hint-why-push = Elles te donnent { $reach ->
    [one] { $reach } point de mouvement
   *[other] { $reach } points de mouvement
}{ $air ->
    [0] { "" }
    [one] { " " }et { $air } point d’air
   *[other] { " " }et { $air } points d’air
}, et avec un total de risque de { $push }, le jeton de risque ira sans doute à quelqu’un d’autre.
k2-hint-why-only-air = Elles te donnent { $air ->
    [one] { $air } point d’air
   *[other] { $air } points d’air
}, et avec un total de risque de 0, le jeton de risque ira sans doute à quelqu’un d’autre.
k2-hint-why-furthest = Aucune autre combinaison ne te mène plus loin : { $reach ->
    [one] { $reach } point de mouvement
   *[other] { $reach } points de mouvement
}.
k2-hint-why-most-air = Aucune autre combinaison de ta main n’apporte plus d’air : { $air }.
k2-hint-why-both = { $air ->
    [0] Elles te donnent
   *[other] Ensemble, elles te donnent
} { $reach ->
    [one] { $reach } point de mouvement
   *[other] { $reach } points de mouvement
}{ $air ->
    [0] { "" }
    [one] { " " }et { $air } point d’air
   *[other] { " " }et { $air } points d’air
}. Tu gardes { $kept } pour plus tard.
k2-hint-today = Aujourd’hui, par exemple : { $plan } { k2-plan-tonight }
k2-hint-why-saved = Sans rien faire, { $climbers } { $count ->
    [one] mourrait
   *[other] mourraient
} cette nuit.
k2-review-why-saved = Après ton tour, { $climbers } { $count ->
    [one] serait mort
   *[other] seraient morts
} cette nuit-là.
k2-hint-loses = Malgré tout, { $climbers } ne { $count ->
    [one] passera
   *[other] passeront
} pas la nuit.
k2-hint-why-last = Le dernier jour, il n’y a plus rien à gagner, mais ainsi personne ne meurt.
k2-hint-why-points = Ça rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
k2-hint-why-strength = Ça ne rapporte rien aujourd’hui, mais ça te place bien pour { $days ->
    [one] le dernier jour
   *[other] les { $days } jours qui restent
}.
k2-hint-why-beyond = { $deadly ->
    [yes] Les nouveaux points accessibles sont mortels cette nuit
   *[no] Aucun nouveau point n’est accessible aujourd’hui
}{ $higher ->
    [yes] , mais ça t’en rapproche
   *[no] { "" }
}.
k2-hint-why-early = Les points peuvent attendre : il reste { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}, et chaque nuit en altitude coûte de l’air.
k2-hint-why-settled = Tes dernières cartes ne peuvent plus rapporter de points : il ne reste qu’à survivre.
k2-hint-why-weather = Les points peuvent attendre : le jour { $day }, on annonce « { $weather } », et il reste { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}.

## Game review

k2-review-head = **Jour { $day } · { $kind ->
    [cards] tes cartes
    [token] ton jeton de risque
   *[turn] ton tour
}**
k2-review-own = **Toi :** { $did }
k2-review-better = **Ordinateur le plus fort :** { $did }
k2-review-sums = Points de mouvement vers le haut : { $reach } avec tes cartes, { $better_reach } avec celles de l’ordinateur. Air : { $air } avec les tiennes, { $better_air } avec les siennes.
k2-review-why = **Ses raisons à ce moment-là :** { $why }
k2-review-picture = -# L’image montre le tour de l’ordinateur.
k2-hint-token = prendre { $token }
k2-review-cost = L’ordinateur estime que ton choix { $chance ->
    [0] t’a coûté { $points ->
        [0] moins d’un point
        [one] environ { $points } point
       *[other] environ { $points } points
    }
   *[other] a réduit tes chances de gagner d’environ { $chance } %
}. Il ne savait que ce que tu savais à ce moment-là.

## Night

k2-night-head = **Nuit { $day }**
k2-person-line = **{ $name }** · { $told }
# $name: a player; $levels: the climbers’ air, as in “A 3 → 2, B 1”
k2-night-levels = { $name } { $levels }
k2-night-lost = Air perdu : { $levels }.
k2-night-low = Peu d’air : { $levels }.
k2-night-calm = Personne n’a perdu d’air.
k2-night-line = { $climber } ({ $space }) : air { $sum } = { $after }
k2-night-same = { $climber } ({ $space }) : air { $level }
k2-night-capped = { $climber } ({ $space }) : air { $sum }{ $terms ->
    [0] { "" }
   *[other] { " " }= { $whole }
}, limité à { $after }
k2-night-term = { $sign ->
    [minus] −
   *[plus] +
} { $points } { $what ->
    [space] pour la case
    [tent] tente
    [weather] météo
   *[avalanche] avalanche
}
k2-night-died = **{ $climber } ne reviendra pas ({ $space }).**{ $before ->
    [one] { "" }
   *[other] { " " }Ses points passent de { $before } à 1.
}
k2-night-slid = L’avalanche emporte { $climber } : { $start } → { $space }.
k2-night-rescued = Les secours ramènent { $climber } en vie : { $start } → { $space }. Ses points passent de { $before } à { $vp }.
k2-computer-slide = { $name } décide du sort d’un alpiniste.
k2-computer-rescue = { k2-computer-slide }
k2-ask-slide = { $mention }, l’avalanche emporte { $climbers }. Choisis vers où.
k2-ask-rescue = { $mention }, { $count ->
    [one] { $climbers } va mourir. Utiliser
   *[other] { $climbers } vont mourir. Utiliser
} ta carte de secours ?
k2-tile-turned = Nouvelle météo : { $days }.

## Slides and rescues

k2-slide-head = **Nuit { $day } · une avalanche emporte { $climber } ({ $space })**
    Choisis vers où. L’air de cette nuit est déjà compté.
k2-slope = { $space }, { $altitude } m, { $room ->
    [-1] sans limite
    [0] pleine, mais on peut y glisser
    [one] { $room } place
   *[other] { $room } places
}
k2-rescue-head = **Nuit { $day } · { $count ->
    [one] { $climbers } va mourir
   *[other] { $climbers } vont mourir
}**
    Ta carte de secours sauve un alpiniste : il descend sur une case sous 6000 m avec 1 point d’air, et ses points reculent de quatre crans. Tu n’as qu’une seule carte de secours.
k2-rescue-where = Où ramener { $climber } ?
k2-rescue-sure = Garder la carte et laisser mourir { $climbers } ? Ce sera définitif.

## Leaving

k2-resignation = Tes alpinistes quittent la montagne et ne comptent plus que pour 1 point chacun.
k2-resigned-head = **{ $name } quitte l’expédition.**
k2-resigned-climbers = { $count ->
    [one] Son alpiniste quitte la montagne
   *[other] Ses deux alpinistes quittent la montagne
}{ $tents ->
    [0] .
   *[other]  ; les tentes restent.
}

## End

k2-end-head-days = **L’expédition est finie : 18 jours en montagne**
k2-end-head-dead = **L’expédition s’achève le jour { $day } : la montagne a le dernier mot**
k2-end-head-death = **L’expédition s’achève le jour { $day } : en solo, la première mort y met fin**
k2-end-head-resigned = **L’expédition s’achève le jour { $day }**
k2-end-head-deserted = **L’expédition s’achève le jour { $day } : il ne reste que des ordinateurs**
k2-end-winner = { $name } gagne avec { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
k2-end-winner-summit = { $name } gagne avec { $total } points. { $others ->
    [one] { $other } en a autant,
   *[other] D’autres en ont autant,
} mais { $name } a atteint le sommet en premier.
k2-end-winner-left = { $others ->
    [one] { $other } a quitté la partie
   *[other] Il n’y a plus d’autres joueurs
} : { $name } gagne avec { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
k2-end-lost = Personne n’est revenu, tout le monde se partage donc la victoire : { $total ->
    [one] { $total } point
   *[other] { $total } points
} par personne.
k2-end-shared = { $names } se partagent la victoire : { $total ->
    [one] { $total } point
   *[other] { $total } points
} par personne.
k2-end-solo = { $total ->
    [one] { $total } point
   *[other] { $total } points
} en solo sur le K2. Titre obtenu : **{ $title }**.
k2-end-solo-lost = Aucun des deux alpinistes n’est revenu : il te reste { $total ->
    [one] { $total } point
   *[other] { $total } points
}. Titre obtenu : **{ $title }**.
k2-end-solo-left = { $name } renonce à l’expédition, avec { $total ->
    [one] { $total } point
   *[other] { $total } points
}. Titre obtenu : **{ $title }**.
k2-end-rating = Titres sur cette montagne : { $rating }.
k2-rating-top = { $title } ({ $least } ou plus)
k2-rating-between = { $title } ({ $least }–{ $most })
k2-rating-below = { $title } (moins de { $limit })
k2-title-himalaist = himalayiste
k2-title-alpinist = alpiniste
k2-title-crag-climber = adepte de la falaise
k2-title-sailor = marin d’eau douce
k2-end-line = **{ $place }.** { $name }, { $total ->
    [one] { $total } point
   *[other] { $total } points
} : { $fates }
k2-end-line-alone = { $name } : { $fates }
k2-fate-summit = { $climber } { $place ->
    [1] premier au sommet
   *[other] au sommet
}
k2-fate-alive = { $climber } en vie, jusqu’à { $peak } m
k2-fate-rescued = { $climber } en vie après un sauvetage, jusqu’à { $peak } m
k2-fate-died = { $climber } meurt pendant la nuit { $day } ({ $space }){ $peak ->
    [none] { "" }
   *[other] , après avoir atteint { $peak } m
}
k2-fate-resigned = a quitté l’expédition
k2-decisive-death = { $alone ->
    [yes] La nuit { $day } a mis fin à l’expédition
   *[no] La nuit { $day } a été décisive
} : { $climber } y a laissé la vie{ $lost ->
    [0] { "" }
    [one] , ce qui a coûté { $lost } point
   *[other] , ce qui a coûté { $lost } points
}.
k2-decisive-lead = { $day ->
    [18] Le dernier jour a été décisif : { $name } n’a pris la tête qu’à ce moment-là.
   *[other] { $name } a mené du jour { $day } jusqu’à la fin.
}
k2-decisive-thin = Le plus juste, c’était la nuit { $day } : { $climber } ({ $space }) se réveille avec { $air ->
    [one] { $air } point d’air
   *[other] { $air } points d’air
}.

## Board as text

k2-board-head = **Plateau, jour { $day } sur { $days } : { $phase }**
k2-phase-selection = { $whose ->
    [own] choisis tes cartes
    [some] il manque encore les cartes de { $names }
    [last] chacun joue ses 3 dernières cartes
   *[all] chacun choisit ses cartes
}
k2-phase-risk = { $whose ->
    [own] prends un jeton de risque
   *[some] { $names } prend un jeton de risque
}
k2-phase-actions = { $whose ->
    [own] à toi de jouer
   *[some] c’est à { $names } de jouer
}
k2-phase-check = nuit
k2-phase-over = l’expédition est finie
k2-board-ahead = Prévisions : { $days }.
k2-board-order = Ordre de jeu : { $names }.
k2-board-summit = Sommet déjà atteint : { $climbers }.
k2-board-acted = { $name } (a joué)
k2-board-acting = { $name } (joue)
k2-board-plays = joue { $cards }
k2-board-person = **{ $name }** : { $facts }
k2-board-would-die = mourrait cette nuit
k2-board-tent = tente { $space }
k2-board-tent-carried = tente pas encore plantée
k2-board-risk = jeton de risque { $value }
k2-board-rescue = carte de secours
k2-board-cards = { $hand ->
    [one] { $hand } carte en main
   *[other] { $hand } cartes en main
}, { $deck } dans la pioche
k2-board-resigned = a quitté la partie
k2-board-computer = ordinateur
k2-board-committed = cartes choisies
k2-board-choosing = choisit ses cartes
k2-weather-head = **Météo et risque, jour { $day } sur { $days }**
k2-weather-line = Jour { $day } : { $weather }.
k2-weather-hidden = Pas encore révélée : la météo des jours { $start } à { $days }, { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}.
k2-tokens-aside = Déjà pris : { $tokens }.
k2-tokens-aside-some = { $count } × { $value }
k2-map-head-low = **Carte, du camp de base à 6000 m**
k2-map-head-6000 = **Carte, de 6000 à 7000 m**
k2-map-head-7000 = **Carte, de 7000 m au sommet**
k2-map-limit-low = Chaque case a de la place pour { $count ->
    [one] { $count } alpiniste
   *[other] { $count } alpinistes
} ; le camp de base n’a pas de limite.
k2-map-limit-6000 = Chaque case a de la place pour { $count ->
    [one] { $count } alpiniste
   *[other] { $count } alpinistes
}.
k2-map-limit-7000 = De 7000 à 8000 m : { $count ->
    [one] { $count } alpiniste
   *[other] { $count } alpinistes
} par case.
k2-map-limit-8000 = Au-dessus de 8000 m : { $count ->
    [one] { $count } alpiniste
   *[other] { $count } alpinistes
} par case.
k2-map-space = **{ $space }** : { $facts }
k2-map-altitude = { $altitude } m
k2-map-cost = coût { $cost }{ $extra ->
    [0] { "" }
   *[other] { " " }aujourd’hui
}
k2-map-air = air { $air }
k2-map-up = vers le haut : { $spaces }
k2-map-down = vers le bas : { $spaces }
k2-map-standing = ici : { $climbers }
k2-map-room = { $room ->
    [0] pleine
    [one] { $room } place
   *[other] { $room } places
}
k2-map-tents = { $count ->
    [one] tente : { $climbers }
   *[other] tentes : { $climbers }
}

## Alt texts

k2-alt-board = Plateau, jour { $day } sur { $days } : { $phase }.
k2-alt-person = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $climbers }.
k2-alt-lead = { $name } mène avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} d’avance.
k2-alt-shared-lead = En tête à égalité : { $names }.
k2-alt-cards = Cartes en main { $hand }, dans la pioche { $deck }{ $some ->
    [yes] { " :" } { $names }
   *[no] { "" }
}.
k2-alt-rescue-all = Tout le monde a sa carte de secours.
k2-alt-rescue-used = Carte de secours déjà utilisée : { $names }.
k2-alt-ways = Départs des chemins : { $ways }.
k2-alt-way = { $climber } ({ $start })
k2-alt-computer = { $name } (ordinateur)
k2-alt-climber = { $climber } ({ $space }{ $metres ->
    [none] { "" }
   *[other] , { $metres } m
}){ $air ->
    [none] { "" }
   *[other] , air { $air }
}
k2-alt-tonight = Air après la nuit : { $levels }.
k2-alt-dead = { $climber } mort
k2-alt-dying = { $climber } va mourir
k2-alt-hand = Tes cartes : { $cards }.
k2-alt-hand-chosen = Choix : { $cards }.
k2-alt-hand-committed = Validées : { $cards }.
k2-alt-hand-sum = Total : { $up } en montée ou { $down } en descente, air { $air }, total de risque { $push }.
k2-alt-begins = { $name } commence.
k2-alt-reveal = Les cartes du jour { $day }.
k2-alt-turn = { $name } vient de jouer.
k2-alt-died = { $climber } meurt ({ $space }).
k2-alt-slid = { $climber } glisse. Départ : { $start }, arrivée : { $space }.
k2-alt-rescued = Sauvetage de { $climber }. Départ : { $start }, arrivée : { $space }.
# Ce que montrent les images des grands moments, après leur phrase. $count : combien d’alpinistes
k2-alt-hero-summit = Au point culminant, dans la lumière de l’aube : { $count ->
    [one] une silhouette qui agite un drapeau.
   *[other] deux silhouettes, un drapeau et un piolet levé.
}
k2-alt-hero-death = Sous le ciel nocturne, { $count ->
    [one] un piolet planté dans un cairn, une écharpe aux couleurs de l’équipe nouée autour.
   *[other] pour chaque alpiniste, un piolet planté dans un cairn, une écharpe aux couleurs de l’équipe nouée autour.
}
k2-alt-hero-rescue = Au crépuscule, un sauveteur en gris, à genoux au bord d’une falaise, hisse quelqu’un par la main.
k2-alt-hero-high = Corde et piolet : les premiers pas au-dessus de la ligne des 8000 m, le sommet droit devant.
k2-alt-hero-avalanche = { $count ->
    [one] Une silhouette dévale
   *[other] Les silhouettes dévalent
} la pente devant un énorme nuage de neige.
k2-alt-plan = Le plan de { $name } pour le jour { $day }, avec la carte.
k2-alt-plan-computer = Le tour de l’ordinateur pour { $name }, jour { $day }, sur la carte autour des alpinistes.
k2-alt-plan-used = Cartes utilisées : { $cards }.
k2-alt-plan-reach = Destinations de { $climbers } (points, coût) : { $spaces }.
# A space in a climber’s reach: in parentheses its points, if they are new, then what the way costs and takes.
k2-alt-plan-goal = { $space } ({ $points ->
    [0] { "" }
   *[other] { $points },{ " " }
}{ $cost }{ $air ->
    [0] { "" }
   *[other] , jeton de risque : air −{ $air }
}{ $night ->
    [dies] , la mort cette nuit
    [lives] { "" }
   *[other] , air { $night } au matin
}{ $stop ->
    [none] { "" }
   *[other] , en passant seulement, arrivée : { $stop }
})
k2-alt-plan-reach-same = Destinations de { $climbers } sans nouveaux points (coût) : { $spaces }.
k2-alt-holds = La tente résiste à l’avalanche : { $climbers }.
k2-alt-plan-nothing = Rien n’est encore prévu.
k2-alt-plan-climber = { $climber } finit son tour ({ $space }) : air { $before }, après la nuit { $after } ; points { $had }, puis { $points }.
k2-alt-short = Plus que 1 point d’air au matin : { $climbers }.
k2-alt-gains = { $name } peut gagner des points : { $spaces }.
k2-alt-dead-before = Morts lors d’une nuit précédente : { $climbers }.
k2-alt-night = Nuit { $day }.
k2-alt-dead-tonight = { $count ->
    [one] Mort cette nuit : { $climbers }.
   *[other] Morts cette nuit : { $climbers }.
}
k2-alt-dying-tonight = { $count ->
    [one] Va mourir, sauvetage encore possible : { $climbers }.
   *[other] Vont mourir, sauvetage encore possible : { $climbers }.
}
k2-rescue-price = { $climber } : { $before } points, { $after } après un secours.
k2-alt-slides = L’avalanche emporte { $climber }. Reste à choisir vers où : { $spaces }.
k2-alt-slides-to = L’avalanche emporte { $climber }. Destination : { $spaces }.
k2-alt-caught = L’avalanche surprend { $climber } ({ $space }). Glissades possibles : { $slopes }.
k2-alt-night-person = { $name } : { $told }.
k2-alt-ranking = Le classement.
k2-alt-chart-all = Un graphique montre l’altitude de chaque alpiniste { $days ->
    [one] le seul jour
   *[other] pour chacun des { $days } jours
}.
k2-alt-chart-first = Un graphique montre jour par jour l’ascension victorieuse ; derrière les autres lignes, de pâles silhouettes montrent les autres.
k2-alt-chart-none = Derrière chaque ligne, une pâle silhouette montre l’ascension jour par jour.

## Refusals

k2-refusal-not-seated = Tu ne joues pas dans cette partie, tu n’as donc pas de cartes ici. Tu peux quand même voir le plateau et les règles.
k2-refusal-no-climbers = Tes alpinistes ne sont plus en montagne : tu n’as plus de cartes à choisir. Tu peux suivre les autres sur le plateau.
k2-refusal-cards-closed = Les cartes du jour sont déjà révélées. Le dernier message indique la suite.
k2-refusal-change-first = Tes cartes sont déjà validées. Appuie sur **{ k2-button-change }** pour en choisir d’autres.
k2-refusal-card-count = { $count ->
    [one] Choisis exactement une carte
   *[other] Choisis exactement { $count } cartes
}, puis appuie sur **{ k2-button-commit }**.
k2-refusal-not-your-turn = Ce n’est pas ton tour. Le dernier message indique à qui c’est de jouer.
k2-refusal-no-such-use = Tu ne peux pas utiliser tes cartes comme ça. Appuie sur **{ k2-button-plan }** pour voir ce qui est possible.
k2-refusal-asked = C’est à { $name } d’en décider. Tu verras la suite dans le salon.
k2-refusal-no-token = Tu n’as pas de jeton de risque à prendre. Le dernier message indique la suite.
k2-refusal-no-slide = Aucun de tes alpinistes n’a à glisser. Le dernier message indique la suite.
k2-refusal-no-rescue = Aucun de tes alpinistes n’est à sauver. Le dernier message indique la suite.
k2-refusal-answer-gone = Ce n’est plus possible. Le dernier message indique ce que tu peux faire.
k2-refusal-cannot-pay = Tu ne peux plus payer le jeton de risque de cette façon. Choisis-en une autre.
k2-refusal-unreadable = Le bot ne comprend pas « { $answer } ». Utilise les boutons sous le dernier message.

## Refusals by the rules, by their code: the reason, then what to do

k2-rule-air-alone = Les cartes Air s’utilisent une par une. N’en choisis qu’une.
k2-rule-cannot-pay = Tu n’as plus de quoi payer le jeton de risque de cette façon. Choisis-en une autre.
k2-rule-card-count = Choisis exactement { $count } cartes.
k2-rule-card-used = Tu as déjà utilisé { $card }. Choisis parmi les cartes qui te restent.
k2-rule-climber-dead = L’alpiniste { $climber } est mort et ne peut plus utiliser de cartes. Choisis l’autre.
k2-rule-direction-first = Choisis d’abord si la carte Corde sert à monter ou à descendre.
k2-rule-full = Case pleine : { $space }. Tu peux y passer, mais il faut finir ailleurs.
k2-rule-no-cards = Choisis d’abord les cartes à utiliser.
k2-rule-no-climbers = Tu n’as plus d’alpiniste en vie : tu n’as rien à décider. Tu peux suivre les autres sur le plateau.
k2-rule-no-direction = Une carte Corde sert soit à monter, soit à descendre. Choisis.
k2-rule-no-points = Aucune de ces cartes ne paie un pas ou une tente. Choisis des cartes Marche ou Corde.
k2-rule-no-refuge = Un alpiniste sauvé va sur une case sous 6000 m où il reste de la place. Choisis une autre case.
k2-rule-no-slope = On ne peut pas glisser là. Choisis une case plus basse, reliée à la sienne par une corde.
k2-rule-no-such-seat = Personne n’occupe cette place dans cette partie.
k2-rule-no-such-token = Aucun jeton de risque visible ne porte ce nombre. Choisis parmi ceux qui sont visibles.
k2-rule-no-use = Choisis d’abord des cartes pour un alpiniste, ou finis ton tour.
k2-rule-not-awaited = Tu n’as rien à décider en ce moment. Le dernier message indique à qui c’est de jouer.
k2-rule-not-in-hand = Cette carte n’est plus dans ta main. Appuie sur **{ k2-button-hand }** pour voir tes cartes.
k2-rule-not-joined = De là, aucune corde ne mène à cette case : { $space }. Choisis une autre case.
k2-rule-not-now = Ce n’est pas le moment. Le dernier message indique ce que tu peux faire.
k2-rule-over = L’expédition est finie. Le dernier message donne le classement.
k2-rule-pay-first = Paie d’abord le jeton de risque.
k2-rule-resigned = Tu as déjà quitté cette expédition.
k2-rule-tent-pitched = La tente de cet alpiniste est déjà plantée, et une tente ne bouge plus.
k2-rule-tent-too-expensive = Avec les points qui te restent, cette tente est trop chère : { $space }.
k2-rule-too-expensive = Avec les points qui te restent, cette case est trop chère : { $space }.
k2-rule-use-does-nothing = Avec ces cartes, l’alpiniste ne peut ni faire un pas ni planter une tente. Choisis-en d’autres.
k2-rule-use-open = Un alpiniste est encore en chemin. Termine d’abord ce déplacement.

## Rules pages, one message per topic

k2-rules-head = **Règles · { $topic }**
k2-rules-player = { $seat ->
    [0] Ada
    [1] Bo
   *[other] Cy
}
k2-rules-title-overview = Le jeu en bref
k2-rules-title-setup = Mise en place
k2-rules-title-cards = Choisir ses cartes
k2-rules-title-risk = Le risque
k2-rules-title-moving = Se déplacer
k2-rules-title-ropes = Les cartes Corde
k2-rules-title-tents = Les tentes
k2-rules-title-air = L’air
k2-rules-title-weather = La météo
k2-rules-title-limits = Les cases pleines
k2-rules-title-points = Les points et le sommet
k2-rules-title-night = La nuit
k2-rules-title-end = La fin de partie
k2-rules-title-solo = Jouer en solo
k2-rules-title-family = Variante familiale
k2-rules-title-avalanche = Variante avec avalanches
k2-rules-title-leaving = Quitter la partie
k2-rules-title-bot = Jouer ici
k2-rules-title-rulings = Nos précisions
k2-rules-title-sources = Les sources

k2-rules-overview = Mène deux alpinistes, A et B, vers le sommet du K2, et garde-les en vie pendant 18 jours.
    Chaque jour compte cinq étapes :
    {""}**1. Les cartes.** Chacun choisit trois cartes en secret.
    {""}**2. Le risque.** Toutes les cartes sont révélées. Le joueur au plus gros total de risque prend un jeton de risque et devra le payer. En cas d’égalité, personne.
    {""}**3. Les tours.** À partir du premier joueur, chacun utilise ses trois cartes : Marche et Corde pour les pas et les tentes, Air pour l’air.
    {""}**4. La nuit.** L’altitude et le mauvais temps coûtent de l’air ; les cases basses et les tentes en donnent. Un alpiniste qui a moins de 1 point d’air meurt.
    {""}**5. Le matin.** Le joueur suivant devient premier joueur, la météo avance, et tout le monde pioche.
    Un alpiniste marque les points de la case la plus haute qu’il a atteinte, et les garde en redescendant. Mais s’il meurt, il tombe à 1 point. Le joueur dont les deux alpinistes totalisent le plus de points gagne.
    Les autres chapitres expliquent chacune de ces étapes.
k2-rules-setup = Tes deux alpinistes, A et B, partent du camp de base avec 1 point d’air et 1 point. Chacun a une tente.
    Tu as ta propre pioche de 18 cartes. Elle est mélangée, et tu pioches six cartes : c’est ta main.
    Trois des 20 jetons de risque sont visibles, ainsi que les tuiles météo des jours 1 à 6.
    Le premier joueur est tiré au sort, sauf si l’hôte en a choisi un. Chaque matin, c’est au suivant de commencer.
    Avant la partie, l’hôte choisit le côté du plateau (facile ou difficile), la saison (été ou hiver) et les variantes.
k2-rules-cards = Tout le monde a les mêmes 18 cartes : dix cartes Marche (1 1 1 1 1 2 2 2 3 3), trois cartes Corde (1/2, 1/3, 2/3) et cinq cartes Air (0 1 1 2 3).
    La carte Air 0 n’a aucun effet. Choisis-la pour garder une meilleure carte ou pour que ton total de risque reste bas.
    Tu en as six en main, tu en choisis trois chaque jour et tu en pioches trois chaque nuit. La pioche est vide après quatre nuits : le jour 6, tu joues les trois qui te restent. Puis les 18 sont remélangées pour les six jours suivants.
    Chaque carte sort donc exactement une fois en six jours, et tu peux déduire ce qui reste aux autres.
    Tu peux changer d’avis jusqu’à ce que le dernier joueur ait validé. Sans alpiniste en vie, on ne choisit plus de cartes.
    Sur l’image, Marche 3, Corde 1/3 et Air 2 sont choisies : 4 points en montée ou 6 en descente, 2 points d’air, et un total de risque de 4.
k2-rules-risk = Additionne les cartes Marche que tu as choisies et le premier nombre des cartes Corde choisies : c’est ton total de risque. Les cartes Air ne comptent pas.
    Le joueur au plus gros total prend un des trois jetons de risque visibles. En cas d’égalité, personne. S’il ne reste qu’un joueur (ou en solo), il en prend un chaque jour. Le jeton quitte ensuite le jeu, et un nouveau est révélé tant qu’il en reste.
    Il y a 20 jetons : quatre 0, onze 1 et cinq 2.
    À la fin de ton tour, paie autant de points que l’indique le jeton, en combinant à ta guise :
    · les points inutilisés des cartes Marche et Corde que tu as utilisées,
    · les points des cartes que tu n’as pas utilisées (le plus grand nombre d’une carte Corde ; les cartes Air comptent aussi),
    · l’air d’un alpiniste qui, ce tour-ci, s’est déplacé, a planté sa tente ou a reçu de l’air grâce à des cartes.
    L’air ne peut pas passer sous 0 de cette façon. Si tu ne peux pas tout payer, tu paies ce que tu peux.
    Sur l’image, Ada a le plus gros total de risque, 5, et choisit un jeton. Les cartes Air de Bo et de Cy ne comptent pas.
k2-rules-moving = À ton tour, utilise tes trois cartes dans l’ordre que tu veux, une par une ou plusieurs ensemble. Choisis à chaque fois un alpiniste et ce que les cartes paient : des pas, une tente ou de l’air.
    Un pas mène un alpiniste le long d’une corde jusqu’à la case voisine, vers le haut ou vers le bas, et coûte les points indiqués sur cette case. Le mauvais temps peut en augmenter le coût.
    Quand tu utilises des cartes ensemble, leurs points s’additionnent. Chaque carte sert une seule fois, pour un seul alpiniste : impossible de partager ses points entre A et B.
    Le même alpiniste peut agir plusieurs fois dans un tour. Rien ne t’oblige à bouger, ni à utiliser toutes tes cartes ou tous tes points.
    Sur l’image, A monte de a10 à b5 (coût 1) en passant par b1 (coût 2), avec Marche 1 et Marche 2. Air 2 est pour B.
k2-rules-ropes = Une carte Corde a deux nombres. Choisis-en un quand tu l’utilises : le premier paie les pas en montée (et les tentes), le second les pas en descente. Elle ne paie jamais les pas dans l’autre sens.
    Si tu utilises ensemble des cartes Corde et Marche, la carte Corde paie d’abord les pas dans son sens, et les cartes Marche paient le reste.
    Monter, c’est aller vers l’altitude la plus haute, même quand deux cases semblent au même niveau. Les petites flèches sur les cordes pointent vers le haut.
    Sur l’image, A monte sur b2 (coût 2) avec Corde 2/3 en montée, et B descend jusqu’à a10 (coût 1) en passant par b1 (coût 2), avec Corde 1/3 en descente.
k2-rules-tents = Chaque alpiniste a une tente pour toute la partie. Il peut la planter là où il commence, s’arrête ou passe, même sur une case pleine. Elle coûte autant qu’un pas vers cette case (1 au camp de base), météo comprise. Paie avec des cartes Marche ou le premier nombre de cartes Corde.
    Une tente ne bouge plus. Chaque nuit, tous tes alpinistes sur sa case gagnent 1 point d’air, peu importe lequel des deux l’a plantée. Avec deux de tes tentes sur la même case, c’est toujours 1. Les tentes des autres joueurs ne t’aident pas.
    La tente d’un alpiniste mort reste et aide encore l’autre.
    Sur l’image, A utilise Marche 2 pour un pas vers b5 (coût 1) et y plante sa tente (encore 1). La tente donne 1 point d’air dès la première nuit.
k2-rules-air = L’air indique à quel point un alpiniste s’est habitué à l’altitude ; le jeu de plateau parle d’acclimatation. Les deux alpinistes commencent avec 1.
    Une carte Air ajoute son nombre à l’air d’un alpiniste. Pendant ton tour, l’air peut dépasser 6 ou tomber à 0 : personne ne meurt avant la nuit.
    La nuit, tout s’additionne. Ce qui dépasse 6 est perdu, et un alpiniste qui a moins de 1 meurt.
    Sur l’image, A est sur b6 avec 1 point d’air. La case et la météo en prennent 1 chacune : sans Air 2, cet alpiniste mourrait cette nuit.
k2-rules-weather = Chaque tuile météo couvre trois jours et montre où le temps est mauvais, et avec quel effet.
    {""}**−1 ou −2 air** : chaque alpiniste de cette zone en perd autant la nuit.
    {""}**Coût +1** : ce jour-là, les pas et les tentes dans cette zone coûtent 1 de plus.
    On joue en été ou en hiver. Chaque saison a six tuiles, et toutes servent. Deux d’entre elles, soit six jours, sont visibles au début. Les suivantes sont révélées les jours 4, 7, 10 et 13.
    Sur l’image, c’est le jour 2 : au-dessus de 7000 m, les pas coûtent 1 de plus et la nuit prend 1 point d’air. On voit aussi les jours 3 à 6. Les jours 5 et 6, mieux vaut ne pas traîner en altitude.
k2-rules-limits = Chaque case n’a de la place que pour quelques alpinistes, tous joueurs confondus. Cela dépend de l’altitude et du nombre de joueurs au départ :
    {""}**Sous 6000 m** : 2 alpinistes à un ou deux joueurs, 3 à trois ou quatre joueurs, 4 à cinq.
    {""}**De 6000 à 7000 m** : 2 jusqu’à trois joueurs, 3 au-delà.
    {""}**De 7000 à 8000 m** : 1 jusqu’à deux joueurs, 2 au-delà.
    {""}**Au-dessus de 8000 m** : 1.
    À cinq joueurs, on peut choisir l’option *{ k2-option-lenient }* : 3 de 7000 à 8000 m, et 2 au-dessus.
    On peut traverser une case pleine, mais pas s’y arrêter. Un alpiniste qui ne bouge pas peut toujours rester. Les tentes ne prennent pas de place, et le camp de base n’a pas de limite.
    Sur l’image, l’alpiniste A d’Ada traverse c1, où celui de Bo occupe la seule place, et s’arrête sur c3.
k2-rules-points = Chaque alpiniste a les points de la case la plus haute qu’il a atteinte, même en passant. Redescendre n’en fait jamais perdre.
    Les cases les plus basses valent 1 point, le sommet 10. Ton score est la somme des points de tes deux alpinistes.
    Un alpiniste qui meurt tombe à 1 point. Le bot retient qui a atteint le sommet en premier, car cela départage les égalités. Un alpiniste qui meurt ensuite (ou qu’on sauve, dans la variante familiale) ne compte plus pour cela.
    Sur l’image, A atteint le sommet et a 10 points tant qu’il reste en vie.
k2-rules-night = L’air de chaque alpiniste se calcule d’un seul coup :
    air + ce que la case donne ou prend + 1 pour une de tes tentes sur cette case − ce que la météo prend.
    Chaque case a sa propre valeur, même à une altitude voisine : **{ k2-button-whole }** les montre toutes.
    Par exemple : `3 − 1 pour la case + 1 tente − 1 météo = 2`.
    Ce qui dépasse 6 est perdu. Un alpiniste qui a moins de 1 meurt et quitte la montagne, mais sa tente reste.
    Ensuite, le joueur suivant qui a encore un alpiniste en vie devient premier joueur. Qui n’a plus d’alpiniste en vie suit la partie sans jouer.
    Sur l’image, l’alpiniste B d’Ada est sur c3 avec 2 points d’air. La case prend 1, la météo prend 1, et il n’y a pas de tente : B meurt. A, plus bas et sous la tente, survit.
k2-rules-end = La partie finit après la nuit du jour 18, ou plus tôt s’il n’y a plus personne en vie en montagne.
    Le plus gros score gagne. En cas d’égalité, la victoire revient au joueur dont un alpiniste encore en vie a atteint le sommet en premier. S’il n’y en a pas, les joueurs à égalité partagent la victoire. Un joueur qui a perdu ses deux alpinistes garde 2 points.
    Sur l’image, Ada gagne. L’alpiniste B de Bo avait atteint d1 mais meurt la dernière nuit et tombe de 7 points à 1.
k2-rules-solo = Tu joues avec les limites de place à deux joueurs, et tu prends un jeton de risque chaque jour.
    La première mort met aussitôt fin à la partie : tu marques les points de l’autre alpiniste plus 1. Un sauvetage (variante familiale) ne compte pas comme une mort.
    Ton score te vaut un titre, selon la face du plateau et la saison :
    { $ratings }
k2-rules-rating = { $side ->
    [hard] Face difficile
   *[easy] Face facile
}, { $season ->
    [winter] hiver
   *[summer] été
} : { $rating }
k2-rules-family = Chaque joueur a une carte de secours. Quand un de tes alpinistes va mourir la nuit, tu peux utiliser cette carte : place l’alpiniste sur n’importe quelle case sous 6000 m où il reste de la place, avec 1 point d’air. Sa tente ne bouge pas. Ses points reculent de quatre crans dans la suite 10, 7, 6, 5, 4, 3, 2, 1 (sur la face difficile 10, 8, 7 et ainsi de suite), par exemple de 7 à 3, mais jamais sous 1.
    Si tes deux alpinistes vont mourir la même nuit, tu ne peux en sauver qu’un.
    Sur l’image, l’alpiniste A d’Ada va mourir sur c3, mais Ada peut encore utiliser sa carte de secours.
k2-rules-avalanche = Deux des six tuiles météo sont remplacées en secret par des tuiles avec une avalanche dans une zone.
    La nuit d’une avalanche, chaque alpiniste de cette zone perd 1 point d’air. Si aucune de tes tentes n’est sur sa case, il glisse aussi le long d’une corde jusqu’à la case en contrebas ; si plusieurs cordes descendent, tu choisis laquelle. Les alpinistes les plus bas glissent d’abord. On peut glisser jusqu’à une case pleine.
    Pour l’air de cette nuit-là, c’est encore la case de départ qui compte. Un alpiniste qui meurt cette nuit-là ne glisse pas.
    Sur l’image, l’avalanche surprend l’alpiniste A d’Ada sur c1 : il glisse sur b6 ou b7. Celui de Bo, sur c3, est à l’abri sous sa tente.
k2-rules-leaving = Tu peux quitter la partie à tout moment : tes alpinistes quittent la montagne et tombent à 1 point chacun, tes tentes restent. Les autres continuent. S’il ne reste qu’un joueur, il gagne aussitôt. Une partie en solo s’arrête, tout simplement.
k2-rules-bot = **{ k2-button-hand }** te montre tes cartes, à toi seulement. Appuie sur trois d’entre elles, puis sur **{ k2-button-commit }**. **{ k2-button-change }** permet de choisir à nouveau tant que tout le monde n’a pas validé.
    Avec **{ k2-button-plan }**, choisis d’abord où un alpiniste doit passer la nuit. Le bot prend les cartes qui te laissent le plus de points pour monter ; appuie sur **{ k2-button-other-cards }** pour en prendre d’autres. Distribue les cartes Air avec leurs boutons, vérifie ce que la nuit va donner, puis appuie sur **{ k2-button-finish }**. Rien n’est définitif avant, et ton plan est conservé si tu fermes le message. Tu peux préparer et confirmer ton tour pendant celui des autres.
    Le plateau des messages ne montre que l’essentiel, sans les cases à plus de deux jours environ de tout le monde. **{ k2-button-whole }** montre toutes les cases, l’air et les points de chacun et toute la météo connue. **{ k2-button-board }** dit tout ce que montre l’image.
    Le bot ne te mentionne que si tu as quelque chose à décider. Les anciens boutons marchent toujours, ou te disent sur lequel appuyer.
k2-rules-sources = K2 est un jeu d’Adam Kałuża. Ceci est une version non officielle, pour jouer entre amis : les règles sont écrites avec nos mots, et toutes les images sont de nous.
    Nous n’avions pas toutes les tuiles météo du jeu. Nous en avons donc créé d’autres dans le même style : { $tiles }. Sur les tuiles d’avalanche (avec un A), l’avalanche est celle du jeu, et les autres jours sont de nous.

## Offline mode: the name of its channel, and the first post there

k2-greeting-channel = expédition
k2-greeting-welcome = **Bienvenue au camp de base.**
k2-greeting-start = Appuie sur **{ lobby-button-start }** ci-dessous pour grimper en solo, ou d’abord sur **{ lobby-button-add-computer }** si tu veux de la compagnie.
k2-greeting-picture = Une partie de K2 : une montagne avec des cordes entre des cases numérotées, des alpinistes sur certaines d’entre elles, et à côté la météo et le joueur dont c’est le tour.

## Statistics

k2-career-alt = Statistiques : { $name }. Une montagne avec les chemins suivis par ses alpinistes.
k2-career-summits = { $count ->
    [0] Aucun alpiniste n’a encore atteint le sommet.
   *[other] Au sommet : { $count ->
        [one] { $count } alpiniste
       *[other] { $count } alpinistes en { $games ->
            [one] { $games } partie
           *[other] { $games } parties
        }
    }.
}
k2-career-zone = { $above ->
    [0] { $count } sous 6000 m
    [6000] { $count } entre 6000 et 7000 m
    [7000] { $count } entre 7000 et 8000 m
   *[8000] { $count } au-dessus de 8000 m
}
k2-career-deaths = { $count ->
    [0] Aucun alpiniste n’est mort en montagne.
   *[other] Morts en montagne : { $count ->
        [one] { $count } alpiniste ({ $where })
       *[other] { $count } alpinistes ({ $where }){ $most ->
            [one] {""}
           *[other] , le plus souvent le jour { $day }
        }
    }.
}
k2-career-high = Nuits passées au-dessus de 8000 m : { $count }.
k2-career-risk = Jetons de risque : { $count ->
    [0] aucun
    [one] { $count }, d’une valeur de { $sum }, payé avec { $points ->
        [one] { $points } point inutilisé
       *[other] { $points } points inutilisés
    } et { $air ->
        [one] { $air } point d’air
       *[other] { $air } points d’air
    }
   *[other] { $count }, d’une valeur de { $sum }, payés avec { $points ->
        [one] { $points } point inutilisé
       *[other] { $points } points inutilisés
    } et { $air ->
        [one] { $air } point d’air
       *[other] { $air } points d’air
    }
}.
k2-career-way = Voie préférée sur la face { $side ->
    [hard] difficile
   *[easy] facile
} : { $way }.
k2-career-alone = { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur la face { $side ->
    [hard] difficile
   *[easy] facile
} en { $season ->
    [winter] hiver
   *[summer] été
} ({ $title })
k2-career-alone-best = Meilleurs résultats en solo : { $results }.
k2-best-source = Ils viennent des parties terminées ; ceux qui ont abandonné ne comptent pas.
k2-best-points = Record de points, face { $side ->
    [hard] difficile
   *[easy] facile
} en { $season ->
    [winter] hiver
   *[summer] été
} : **{ $count }**
k2-best-table = Record de points par personne en une partie : **{ $average }** ({ $total } à { $seats ->
    [2] deux
    [3] trois
    [4] quatre
   *[other] cinq
})
k2-best-summits = Record d’alpinistes au sommet en une partie : **{ $count }**
k2-best-ascent = Arrivée au sommet la plus précoce : **jour { $count }**
k2-best-stay = Plus long séjour d’un alpiniste au-dessus de 8000 m : **{ $count ->
    [one] { $count } nuit
   *[other] { $count } nuits
}**

k2-rules-rulings = Là où les règles imprimées se taisent ou nos sources divergent, voici comment nous jouons :
    { $rulings }
k2-ruling-2 = Avec les avalanches, personne ne sait avant la fin quelles deux tuiles météo ont été remplacées.
k2-ruling-4 = Le premier joueur est tiré au sort ou choisi par l’hôte, peu importe qui a été le dernier à la montagne.
k2-ruling-5 = On peut aussi jouer en solo avec une carte de secours.
k2-ruling-7 = Un joueur sans alpiniste en vie garde ses cartes et ne participe plus jusqu’à la fin.
k2-ruling-9 = Selon une de nos sources, personne ne prend de jeton de risque seulement si *tous* les totaux sont égaux. Selon l’autre et les règles imprimées, personne n’en prend si le *plus gros* est partagé. C’est ce que nous suivons. Le dernier joueur avec un alpiniste en vie en prend un chaque jour.
k2-ruling-10 = Si les trois jetons de risque visibles sont identiques, le bot en prend un pour toi.
k2-ruling-16 = Au camp de base, il y a de la place pour tout le monde.
k2-ruling-17 = Un alpiniste qui meurt ou qu’on secourt perd son rang dans l’ordre d’arrivée au sommet. S’il y revient, il est le dernier.
k2-ruling-18 = Si tu ne peux pas payer un jeton de risque en entier, tu paies ce que tu peux, même si tu as dépensé tes points exprès.
k2-ruling-19 = Personne ne meurt pendant les tours, même à 0 point d’air.
k2-ruling-20 = Deux de tes tentes sur une case donnent 1 point d’air, et la tente d’un mort aide toujours.
k2-ruling-22 = Un alpiniste secouru repart avec 1 point d’air, au camp de base aussi. Les secours viennent après toutes les morts et les glissades, dans l’ordre du tour.
k2-ruling-26 = La partie se termine aussi quand plus personne n’est en vie.
k2-ruling-29 = Si tu abandonnes, tes alpinistes comptent comme morts et tes tentes restent. Si tous les autres ont abandonné, le dernier joueur gagne. S’il ne reste que des ordinateurs, la partie se termine.
k2-ruling-40 = Si le temps est écoulé avant que tu choisisses où glisse un alpiniste, c’est la plus haute des cases.
