### La partie du jour : la même pour tout le monde, un essai par personne.

daily-head = **{ $game } : partie du jour n° { $number }** · { $options }
daily-new = Aujourd’hui, tout le monde joue la même partie : même mélange, même hasard. Tu as droit à un seul essai, en solo et sans conseils. Il compte si tu finis avant minuit ({ $ends }). La partie se joue dans tes messages privés avec le bot.
daily-zone = -# Il s’agit de minuit dans ton fuseau horaire, { $zone }. Tu peux le changer avec `/{ command-settings-name }`.
daily-unfinished = Tu n’as pas encore fini la n° { $number }{ $link ->
    [none] .
   *[other] {" "}: [continue ici]({ $link }).
} Elle ne compte plus, et lancer celle d’aujourd’hui y met fin.
daily-running = Tu as déjà commencé : { $link ->
    [none] continue dans tes messages privés avec le bot.
   *[other] [continue ici]({ $link }).
} { $late ->
    [yes] Minuit est passé : la partie ne compte plus, mais tu peux la finir.
   *[no] La partie compte si tu finis avant minuit ({ $ends }).
}
daily-started = La partie du jour est prête. { $link ->
    [none] Elle est juste en dessous.
   *[other] **[Joue-la dans tes messages privés]({ $link })**
}
daily-day-over = Cette journée est finie chez toi. `/{ $command } { command-daily-name }` montre la partie d’aujourd’hui.
daily-spent = Tu as déjà eu ton essai pour cette partie. Elle est oubliée, mais tu sais ce qui t’attend : le bot retient donc que tu l’as eu, jusqu’à ce que la journée soit finie partout ({ $until }). La prochaine commence { $at }.
daily-scored = Ton score : **{ $points }**.
daily-par = { $par ->
    [none] L’ordinateur le plus fort joue encore. Tu verras bientôt le par avec `/{ $command } { command-daily-name }`.
   *[other] L’ordinateur le plus fort a fait **{ $par }** : c’est le par. Ton écart : { $difference }.
}
daily-late = Tu as fini après minuit : ton score n’entre pas au classement.
daily-left = Tu as abandonné : il n’y a pas de résultat.
daily-cancelled = Tu as annulé la partie : il n’y a pas de résultat.
# As in English
daily-line = { $game } #{ $number }  { $points }{ $par ->
    [none] {""}
   *[other] {" "}(par { $par })
}  { $marks }
daily-streak = { $current ->
    [0] Jours d’affilée : aucun en ce moment
   *[other] Jours d’affilée : { $current }
} (record : { $best })
daily-next = La prochaine commence { $at }.
daily-sealed = -# Mélange de demain (SHA-256) : `{ $promised }`
daily-result-head = **{ $game } : partie du jour n° { $number }**
daily-record-later = -# D’autres la jouent peut-être encore : la feuille de partie et le mélange restent secrets jusqu’à ce que la journée soit finie partout ({ $at }).

daily-button-start = Commencer
daily-button-board = Classement
daily-button-share = Partager
daily-button-results = Mes résultats
daily-button-today = { $game } : partie du jour
# As in English
daily-button-before = ◀ #{ $number }
# As in English
daily-button-after = #{ $number } ▶

daily-board-head = **{ $game } : partie du jour n° { $number }**{ $server ->
    [none] {""}
   *[other] {" "}· { $server }
}{ $par ->
    [none] {""}
   *[other] {" "}· par { $par }
}
daily-board-line = { $place }. { $own ->
    [yes] **{ $name }**
   *[no] { $name }
} : { $points }{ $difference ->
    [none] {""}
   *[other] {" "}({ $difference })
}
daily-board-more = … et { $count } de plus
daily-board-nobody = Personne d’autre sur ce serveur ne l’a encore finie à temps.
daily-board-own = -# Toi : { $how ->
    [late] { $points }, après minuit, donc ça ne compte pas
    [left] abandon
   *[cancelled] annulée
}
daily-board-not-yet = Tu verras ce classement quand tu auras fini la partie de ce jour-là. `/{ $command } { command-daily-name }` montre celle d’aujourd’hui.
daily-results-head = **{ $game }, partie du jour : tes résultats** · { $count ->
    [one] { $count } terminée
   *[other] { $count } terminées
}
daily-results-line = N° { $number } : { $how ->
    [left] abandon
    [cancelled] annulée
   *[other] { $points }{ $difference ->
        [none] {""}
       *[other] {" "}({ $difference })
    }{ $how ->
        [late] , après minuit
       *[counts] {""}
    }
}
daily-choose = Voir le classement d’un serveur…

daily-share = { $name } : `{ $line }`
daily-shared = C’est publié. Ça ne dévoile rien aux autres.
daily-shared-already = Tu as déjà publié ce résultat dans ce salon.
daily-nothing-to-share = Tu pourras partager un résultat quand tu auras fini la partie du jour. `/{ $command } { command-daily-name }` montre celle d’aujourd’hui.
daily-to-copy = Copie cette ligne et publie-la où tu veux. Sur un serveur, `/{ $command } { command-daily-name }` propose un bouton qui la publie.

daily-verify = C’était la partie du jour n° { $number }, la même pour tout le monde. Le mélange vient du nombre `{ $seed }`. Son SHA-256 est `{ $promised }`.{ $number ->
    [1] {" "}C’était la première ici.
   *[other] {" "}Cette empreinte figurait déjà avec la partie de la veille : personne n’a pu choisir le mélange après coup. Compare les deux, ou refais le calcul.
}
daily-verify-later = C’est la partie du jour n° { $number }. { $at ->
    [none] Le nombre du mélange reste secret jusqu’à ce que tu l’aies finie.
   *[other] D’autres la jouent peut-être encore : le nombre du mélange reste donc secret jusqu’à ce que la journée soit finie partout ({ $at }). Cette commande le montrera alors.
} Son empreinte (SHA-256) : `{ $promised }`.{ $number ->
    [1] {""}
   *[other] {" "}Elle figurait déjà avec la partie de la veille.
}
daily-statistics = Partie du jour : { $count ->
    [one] { $count } terminée
   *[other] { $count } terminées
}. Jours d’affilée : { $current } en ce moment (record : { $best }).
daily-film-later = D’autres jouent peut-être encore cette partie. Tu pourras la montrer à tout le monde quand la journée sera finie partout ({ $at }).

command-daily = La partie du jour : la même pour tout le monde, un essai par personne
discord-help-daily = `/{ $command } { command-daily-name }` : La partie du jour, la même pour tout le monde
