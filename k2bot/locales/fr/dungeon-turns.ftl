### Dungeon Twister: the pages of a turn, alt texts and hints.

## The panel of a turn

dungeon-turn-left = encore **{ $points ->
    [one] { $points } point d’action
   *[other] { $points } points d’action
}**
dungeon-turn-wounded = Blessés (n’agissent pas avant d’être soignés) : { $names }
dungeon-turn-healed = Soignés ce tour-ci (n’agissent pas avant sa fin) : { $names }
# $sort: the sort of $name, for articles
dungeon-turn-spared = -# { $name } : { $healed ->
    [yes] soins reçus
   *[no] blessure reçue
} pendant ce tour, donc pas d’attaque possible avant sa fin.
dungeon-turn-carried = -# { $name } : quelqu’un porte ce personnage, donc le Clerc ne peut pas le soigner. Il faut d’abord le poser.
dungeon-turn-pit = -# Impossible de franchir { $count ->
    [one] la fosse
   *[other] les fosses
} en { $squares } : { $jumps ->
    [0] tu n’as plus de carte Saut
   *[other] aucune case n’est libre à l’arrivée
}, et à pied il faut une Corde ou ta Voleuse.
dungeon-turn-last = -# Dernier point d’action : { $fights ->
    [yes] { $reveals ->
        [yes] une attaque ou une salle révélée
       *[no] une attaque
    }
   *[no] une salle révélée
} ne s’annule pas et finit ton tour.
dungeon-potion-left = Potion : { $points ->
    [one] { $points } point d’action
   *[other] { $points } points d’action
} pour { $character_sort ->
    [thief] la { $character } seule
   *[other] le { $character } seul
}.
dungeon-turn-planned = • { $line }
dungeon-turn-dropped = -# Ton plan n’est plus possible : il est remis à zéro.
dungeon-turn-quiet = -# { $count ->
    [one] { $count } tour
   *[other] { $count } tours
} de suite sans point ni nouvelle salle. Après 40, le plus gros score gagne ; à égalité, la partie est nulle.
# $leader: who wins then, or none
dungeon-turn-quiet-last = ⚠ Sans point ni nouvelle salle, la partie s’arrête après ce tour : { $leader ->
    [none] partie nulle
   *[other] { $leader } gagne
}.
dungeon-turn-offered = { $name } propose la nulle. Accepte-la sur la page **{ dungeon-button-hand }**, ou continue à jouer.
dungeon-ask-card = Quelle carte Action joues-tu ? Son chiffre est le nombre de points d’action (PA) qu’elle te donne.
dungeon-card-too-high = -# { dungeon-rule-card-too-high }
dungeon-card-last = -# C’est ta dernière carte d’action : après ce tour, tu récupères les quatre.
dungeon-ask-who = Qui agit ?
dungeon-ask-what = **{ $name }** : que faire ?
dungeon-ask-end = Ton dernier point d’action est utilisé. Appuie sur **{ dungeon-button-end-turn }** ou **{ talk-button-undo }**.
dungeon-rotate-ask = L’image montre le résultat. **Une rotation est définitive :** après **{ $button }**, tu ne pourras plus l’annuler sans l’accord de l’adversaire{ $count ->
    [0] { "" }
   *[other] , ni ce que tu as prévu avant
}.{ $ends ->
    [yes] { " " }Elle met aussi fin à ton tour.
   *[no] { "" }
}
dungeon-ask-over = { $outcome ->
    [won] Voilà de quoi gagner la partie ! Appuie sur **{ dungeon-button-win }** ou **{ talk-button-undo }**.
    [drawn] ⚠ La partie finirait alors sur une nulle. Appuie sur **{ dungeon-button-end-turn }** ou **{ talk-button-undo }**.
   *[lost] ⚠ Tu perdrais ainsi la partie ! Appuie sur **{ talk-button-undo }**, à moins que ce soit voulu.
}
dungeon-sure-end = Tu perdrais { $points ->
    [one] le point d’action
   *[other] les { $points } points d’action
} qu’il te reste. Finir quand même ton tour ?

dungeon-who = { $loaded ->
    [yes] { $name } + { $load }
   *[no] { $name }
}{ $potion ->
    [0] { "" }
   *[other] { " " }({ $potion } PA)
}
dungeon-go-menu = aller en…
dungeon-go-to = { $character } : { dungeon-go-menu } ({ $most ->
    [1] 1
   *[other] 1–{ $most }
} PA, { $count ->
    [one] { $count } seule case
   *[other] { $count } cases au choix
})
dungeon-go-to-area = { $character } : { dungeon-go-menu } ({ $area }, { $most ->
    [1] 1
   *[other] 1–{ $most }
} PA, { $count ->
    [one] { $count } seule case
   *[other] { $count } cases au choix
})
dungeon-go-room = Voir : { $area } ({ $count ->
    [one] { $count } case
   *[other] { $count } cases
})
dungeon-go-line-of = Zone de départ { $colour ->
    [bleu] bleue
   *[jaune] jaune
}
dungeon-go-where = { $area ->
    [A] Zone de départ bleue
    [V] Zone de départ jaune
   *[room] Salle { $area }
}
dungeon-go-nearer = plus près de la sortie
# Whose way a rotated room changes: an own character’s, or an enemy’s
# $ap: action points in which an own character can then leave; 0 for an enemy that no longer can; “far” for neither
dungeon-go-way = { $ap ->
    [0] { $name } ne peut pas sortir au prochain tour
    [far] { $name } { $own ->
        [yes] plus près de la sortie
       *[no] plus loin de la sortie
    }
   *[other] { $name } à { $ap } PA de la sortie
}
dungeon-go-along = emmène : { $name }
dungeon-go-tends = plus près des blessés
dungeon-go-away = loin de l’ennemi
dungeon-go-line = { $back ->
    [yes] retour en { $square }
   *[no] { $square }
}{ $plain ->
    [no] { " " }· { $facts }
   *[yes] { "" }
}
dungeon-go-cost = { $points } PA
dungeon-go-ways = tu peux ensuite choisir quoi porter
dungeon-goes-wins = gagne la partie
dungeon-goes-out = sort du labyrinthe : { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
}
dungeon-goes-out-safe = à l’abri : { $name }
dungeon-goes-out-lost = perte : { $name }
dungeon-goes-jump = { $count ->
    [one] dépense { $count } carte Saut
   *[other] dépense { $count } cartes Saut
}
dungeon-goes-pit = s’arrête sur une fosse
dungeon-goes-pit-roped = sur une fosse, avec une corde
dungeon-goes-falls = { $own ->
    [yes] ⚠ chute dans la fosse : { $name }
   *[no] chute dans la fosse : { $name } (1 point)
}
dungeon-goes-gear = sur un mécanisme
dungeon-goes-beside = à côté : { $name }
dungeon-goes-beside-wounded = à côté d’un blessé : { $name }
dungeon-goes-reveals = à côté { $count ->
    [one] de la salle cachée
   *[other] des salles cachées
} { $rooms }
dungeon-how-line = { $goal } · { $way }
dungeon-how = { $goal } : choisir quoi porter…
dungeon-way-keeps = garde { $sort ->
    [armour] l’
    [sword] l’
    [thief] la{ " " }
    [potion] la{ " " }
    [rope] la{ " " }
    [wand] la{ " " }
   *[other] le{ " " }
}{ $thing }
# Whom a move takes or leaves: a character that’s carried is wounded.
# $sort: the sort of $name, for articles
dungeon-way-wounded = { $name } { $sort ->
    [thief] blessée
   *[other] blessé
}
dungeon-way-nothing = ne ramasse rien
dungeon-way-takes = { $form ->
    [added] en prenant
   *[said] prend
} { $sort ->
    [armour] l’
    [sword] l’
    [thief] la{ " " }
    [potion] la{ " " }
    [rope] la{ " " }
    [wand] la{ " " }
   *[other] le{ " " }
}{ $thing }{ $partnered ->
    [yes] { " " }{ $partner_sort ->
        [thief] à la
       *[other] au
    } { $partner }
   *[no] { "" }
}{ $square ->
    [there] { "" }
   *[other] { " " }en { $square }
}
dungeon-way-leaves = { $form ->
    [added] en laissant
   *[said] laisse
} { $sort ->
    [armour] l’
    [sword] l’
    [thief] la{ " " }
    [potion] la{ " " }
    [rope] la{ " " }
    [wand] la{ " " }
   *[other] le{ " " }
}{ $thing }{ $partnered ->
    [yes] { " " }{ $partner_sort ->
        [thief] à la
       *[other] au
    } { $partner }
   *[no] { "" }
}{ $square ->
    [there] { "" }
   *[other] { " " }en { $square }
}
dungeon-way-swaps = { $form ->
    [added] en échangeant
   *[said] échange
} { $left_sort ->
    [armour] l’
    [sword] l’
    [thief] la{ " " }
    [potion] la{ " " }
    [rope] la{ " " }
    [wand] la{ " " }
   *[other] le{ " " }
}{ $left } contre { $sort ->
    [armour] l’
    [sword] l’
    [thief] la{ " " }
    [potion] la{ " " }
    [rope] la{ " " }
    [wand] la{ " " }
   *[other] le{ " " }
}{ $thing }{ $partnered ->
    [yes] { " " }{ $partner_sort ->
        [thief] de la
       *[other] du
    } { $partner }
   *[no] { "" }
}{ $square ->
    [there] { "" }
   *[other] { " " }en { $square }
}

## Suggested moves, one press each

dungeon-suggest-menu = Suggestions rapides pour tous les personnages…
dungeon-suggest-card = { $points } PA : { $move }
dungeon-suggest-goal = { $character } { $back ->
    [yes] de retour en { $square }
   *[no] vers { $square }
}
dungeon-suggest-move = { $goal }{ $actions ->
    [1] { "" }
   *[other] { " " }({ $actions } PA)
}{ $plain ->
    [no] { " " }· { $facts }
   *[yes] { "" }
}{ $ap ->
    [0] { "" }
   *[other] { " " }· sortie à { $ap } PA
}
dungeon-suggest-deed = { $character } · { $deed }{ $plain ->
    [no] { " " }· { $facts }
   *[yes] { "" }
}

dungeon-deed-reveal = Révéler la salle { $number }
dungeon-deed-rotate = { $which ->
    [own] Faire pivoter la salle { $number }
   *[twin] Faire pivoter la jumelle, salle { $number }
} { $turn ->
    [right] ↻
   *[left] ↺
}
dungeon-deed-jump = { $out ->
    [yes] Sortir d’un saut en { $square }
   *[no] Sauter en { $square }
} (1 carte Saut)
dungeon-deed-wall = Traverser le mur vers { $square }
dungeon-deed-attack-whom = Attaquer : { $target }
dungeon-deed-attack = { dungeon-deed-attack-whom } ({ $attack } contre { $defence } + cartes)
dungeon-deed-heal = Soigner : { $target }
dungeon-deed-regenerate = Se régénérer
dungeon-deed-gate = { $state ->
    [open] Fermer
   *[closed] Ouvrir
} la herse vers { $square }
dungeon-deed-break = Briser la herse vers { $square }
dungeon-deed-drink = Boire la potion (+4 PA)
dungeon-deed-fire = Baguette, cible : { $target }
dungeon-do-other = Autres actions ({ $count })

dungeon-button-card = { $points } PA
dungeon-button-win = Gagner la partie
dungeon-button-end-turn = Finir mon tour
dungeon-button-end = { $over ->
    [yes] { dungeon-button-win }
   *[no] { dungeon-button-end-turn }{ $left ->
        [0] { "" }
       *[other] { " " }(reste { $left } PA)
    }
}
dungeon-button-end-anyway = Finir quand même
dungeon-button-back-to-turn = Retour au tour
dungeon-button-maze = Tout le labyrinthe
dungeon-button-only-room = La salle seule
dungeon-button-hand = Ma main
dungeon-button-text = Labyrinthe en texte
dungeon-button-rules = Règles
dungeon-button-draw = { $agrees ->
    [yes] Accepter la nulle…
   *[no] Proposer la nulle…
}
dungeon-button-draw-sure = { $agrees ->
    [yes] Accepter la nulle
   *[no] Proposer la nulle
}

## Warnings

dungeon-warns-pit = ⚠ Ta { $name } est sur une fosse sans corde : blessée, elle serait éliminée.
dungeon-warns-exit = ⚠ Au prochain tour, { $colour } peut sortir du labyrinthe avec { $names }{ $wins ->
    [yes] , et **gagner la partie**.
   *[no] .
}
dungeon-threat = Près de la sortie : { $name }, à { $ap ->
    [one] { $ap } point d’action
   *[other] { $ap } points d’action
}.
dungeon-threat-one = { $name } ({ $ap } PA, par { $square })
dungeon-warns-one = { $name ->
    [Voleuse] la Voleuse
   *[other] le { $name }
} ({ $ap } PA)

## Fights

dungeon-fight-side = { $role ->
    [attacks] Attaque
   *[defends] Défense
}, { $name } : { $fighters } = **{ $sum }**
dungeon-fight-risk = Élimination si { $name } perd : { $who } ({ $count ->
    [one] { $count } point
   *[other] { $count } points
})
dungeon-fighter = { $name } { $value }{ $wounded ->
    [yes] { " " }({ $name ->
        [Voleuse] blessée
       *[other] blessé
    })
   *[no] { "" }
}
dungeon-list-plus = { $first } + { $second }
dungeon-plus = +{ $value }
dungeon-fight-choose = Quelle carte Combat joues-tu ? Elle lance l’attaque. L’adversaire joue la sienne sans voir la tienne ; après, tu ne pourras plus l’annuler.
dungeon-fight-last = C’est ton dernier point d’action : ton tour finit après le combat.
dungeon-fight-lay = Quelle carte Combat joues-tu ? Ton choix est définitif. Elle est révélée en même temps que celle de l’adversaire. La carte jouée est perdue pour de bon, sauf le +0.
dungeon-button-combat = +{ $value }{ $returns ->
    [yes] { " " }(revient)
   *[no] { $count ->
        [1] { "" }
       *[other] { " " }(tu en as { $count })
    }
}

## Filling a room

dungeon-place-ask = Place ce pion dans la salle { $room } : **{ $token }**.
dungeon-place-after = Ensuite : { $tokens }.
dungeon-place-done = Déjà placés : { $tokens }.
dungeon-on-square = { $token } en { $square }
dungeon-place-other = Ensuite, { $name } place tes pions ({ $tokens }){ $points ->
    [0] .
   *[other] , et ton tour continue.
}
dungeon-place-final = -# C’est le dernier que tu places : ton choix est définitif.
dungeon-place-end = Tu as tout placé et ton dernier point d’action est utilisé. Appuie sur **{ dungeon-button-end-turn }**, ou sur **{ talk-button-undo }** pour reprendre le dernier placement.
# $token: the character that is placed
dungeon-place-exits = -# À côté d’une case : les PA qu’il faudrait au personnage pour sortir de là, s’il y a déjà une issue.
# $out: the action points a character placed there needs to leave the maze, 0 if there's no way out or for an object
dungeon-place-square = { $gear ->
    [yes] { $square } ⚙
   *[no] { $square }
}{ $out ->
    [0] { "" }
   *[other] { " · " }{ $out } PA
}

## The hand

dungeon-hand-cards = { $whose ->
    [own] Tu as
   *[other] { $name } a
} ces cartes Action : { $actions } ; ces cartes Combat : { $combat } ; { $jumps ->
    [0] aucune carte Saut
    [one] { $jumps } carte Saut
   *[other] { $jumps } cartes Saut
}.
dungeon-hand-covered = { $name } a { $actions ->
    [0] 0 carte Action
    [one] { $actions } carte Action
   *[other] { $actions } cartes Action
}{ $last ->
    [0] { "" }
   *[other] { " " }(dernière jouée : { $last })
}, { $combat ->
    [one] { $combat } carte Combat
   *[other] { $combat } cartes Combat
} et { $jumps ->
    [0] aucune carte Saut
    [one] { $jumps } carte Saut
   *[other] { $jumps } cartes Saut
}. Les autres cartes jouées sont face cachée.
dungeon-hand-hidden = Tes pions encore face cachée :
dungeon-hand-in-room = Salle { $room } : { $tokens }
dungeon-hand-before-plan = -# C’est la situation avant le tour que tu prépares : rien de tout cela n’a encore eu lieu.
dungeon-hand-nothing-hidden = Tu n’as plus de pion face cachée.
dungeon-draw-stands = { $own ->
    [yes] Ton offre de nulle est valable jusqu’à ce que { $name } termine un tour.
   *[no] { $name } propose la nulle.
}
dungeon-draw-ask = { $agrees ->
    [yes] { $name } propose la nulle. Si tu acceptes, la partie se termine sans vainqueur.
   *[no] Proposer la nulle à { $name } ? L’offre est valable jusqu’à ce que { $name } termine un tour. En attendant, tu continues à jouer.
}

## Maze as text

dungeon-text-seat = **{ $name }**
dungeon-text-standing = En jeu : { $facts }.
dungeon-text-known = Face cachée : { $facts }.
dungeon-text-out = Hors du jeu : { $facts }.
dungeon-text-unknown = { $count ->
    [one] { $count } pion est face cachée.
   *[other] { $count } pions sont face cachée.
}
dungeon-text-token = { $name } { $square }{ $wounded ->
    [yes] { " " }({ $sort ->
        [thief] blessée
       *[other] blessé
    })
   *[no] { "" }
}{ $healed ->
    [yes] { " " }(a reçu des soins ce tour-ci)
   *[no] { "" }
}{ $carries ->
    [yes] { " " }avec { $thing }
   *[no] { "" }
}
dungeon-text-gone = { $name } { $why ->
    [exit] dehors
    [safe] à l’abri
    [scored] dehors, +1 point
    [dead] KO
    [used] a déjà servi
   *[other] – objet perdu
}
dungeon-text-down = Salle { $room } : face cachée. Dedans : { $blue ->
    [one] { $blue } pion bleu
   *[other] { $blue } pions bleus
}, { $yellow ->
    [one] { $yellow } jaune
   *[other] { $yellow } jaunes
} ({ $most } au plus).
dungeon-text-up = Salle { $room } : { $gear }.
dungeon-text-gear = le mécanisme en { $square }, numéro { $number }, la fait pivoter { $way ->
    [right] vers la droite
   *[left] vers la gauche
} ; sa jumelle est { $twin ->
    [0] encore cachée
   *[other] la salle { $twin }
}
dungeon-text-edges = Ses cases vont de { $first } à { $last }.
dungeon-text-gate = Herse entre { $first } et { $second } : { $state ->
    [open] ouverte
    [broken] brisée
   *[closed] fermée
}.
dungeon-text-square = { $square }{ $kind ->
    [pit] { " " }(fosse)
    [gear] { " " }(mécanisme)
   *[floor] { "" }
} : { $open ->
    [yes] passage vers { $ways }
   *[no] aucun passage
}{ $there ->
    [yes] . Dessus : { $tokens }
   *[no] { "" }
}
dungeon-text-hidden-room = la salle cachée { $room }
dungeon-alt-turn = Tour { $number }{ $card ->
    [0] { "" }
   *[other] , carte { $card }
}.
dungeon-alt-score = { $first } { $blue } sur { $blue-goal } points, { $second } { $yellow } sur { $yellow-goal }.
dungeon-alt-no-card = Pas encore de carte Action jouée.
dungeon-alt-no-points = Plus de points d’action.
dungeon-alt-laid = Carte Combat jouée : { $name }{ $card ->
    [hidden] { "" }
   *[other] , { $card }
}.
dungeon-alt-quiet = Tours calmes : { $count } sur { $of }.
dungeon-alt-winner = Victoire : { $name }.
dungeon-alt-news = { $colour }, { $now ->
    [yes] ce tour
   *[no] dernier tour
} : { $told }.
dungeon-news-way = { $does ->
    [takes] { $name } de { $start } à { $square }, prend : { $taken }
    [leaves] { $name } de { $start } à { $square }, laisse : { $left }
    [swaps] { $name } de { $start } à { $square }, échange { $left } contre { $taken }
    [carries] { $name } porte { $burden } de { $start } à { $square }
    [jump] { $name } saute de { $start } à { $square }
    [wall] { $name } traverse le mur de { $start } à { $square }
   *[moves] { $name } de { $start } à { $square }
}
dungeon-news-there = { $does ->
    [takes] { $name } prend en { $square } : { $taken }
    [leaves] { $name } laisse en { $square } : { $left }
   *[swaps] { $name } échange en { $square } { $left } contre { $taken }
}
dungeon-news-revealed = { $count ->
    [one] salle { $rooms } révélée
   *[other] salles { $rooms } révélées
}
dungeon-news-turned = { $count ->
    [one] salle { $rooms } tournée
   *[other] salles { $rooms } tournées
} { $way ->
    [right] vers la droite
    [left] vers la gauche
   *[half] de 180°
}
dungeon-news-attack = { $name } attaque { $target }
dungeon-news-fires = { $name } utilise la Baguette sur { $target }
dungeon-news-dead = KO en { $square } : { $name } (+1 pour { $gains })
dungeon-news-left = { $name } sort du labyrinthe, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dungeon-news-gate = herse entre { $first } et { $second } { $state ->
    [open] ouverte
    [broken] brisée
   *[closed] fermée
}

## Alt texts

dungeon-alt-characters = { $colour } : { $told }.
dungeon-alt-at = { $name } { $square }
dungeon-alt-loose = au sol { $things }
dungeon-alt-down = Salles cachées, pions bleus et jaunes : { $rooms }.
dungeon-alt-down-room = { $room } avec { $blue } et { $yellow }
dungeon-alt-down-empty = Salles cachées sans pion : { $rooms }.
dungeon-alt-casts = Devant les salles, les huit personnages de chaque camp se font face.
dungeon-alt-gears = Mécanismes par salle : { $gears }.
dungeon-alt-gears-way = { $way ->
    [right] vers la droite
   *[left] vers la gauche
} { $gears }
dungeon-alt-gear = { $room } en { $square }
dungeon-alt-twins = Salles jumelles : { $rooms }.
dungeon-alt-cards = { $colour } : cartes { $actions } ; combat { $combat } ; sauts { $jumps }.
dungeon-alt-covered = { $colour } : cartes en main : { $actions }{ $last ->
    [0] { "" }
   *[other] , dernière jouée { $last }
} ; cartes Combat : { $combat } ; sauts { $jumps }.
dungeon-alt-gates = Herses : { $gates }.
dungeon-alt-gates-state = { $state ->
    [broken] brisées
   *[open] ouvertes
} { $gates }
dungeon-alt-marked = { $sign } : { $squares }.
dungeon-alt-hand = { $secret ->
    [yes] Cartes Combat, dont une jouée
   *[no] Cartes Combat restantes
}, { $name } : { $cards }.
dungeon-alt-unseen = { $count } face cachée
dungeon-alt-carrier = { $fighter } avec { $thing }
dungeon-now-leaving = Sortie possible { $when ->
    [now] maintenant
    [turn] ce tour-ci
   *[next] au prochain tour
} ({ $partly ->
    [yes] jusqu’à +{ $points }
   *[no] +{ $points }
}) : { $names }.{ $wins ->
    [yes] { " " }La partie serait gagnée.
   *[no] { "" }
}
dungeon-alt-legend = { $name } : vitesse { $speed }, combat { $combat }
dungeon-alt-objects = Objets : { $things }.
dungeon-alt-reach = Déplacements possibles, { $name } en { $square } : { $count ->
    [one] { $count } case, pour 1 PA
   *[other] { $count } cases, chacune pour 1 PA
}.
dungeon-alt-farther = Avec { $count } PA : { $squares }.
dungeon-alt-run = { $first } à { $last }
dungeon-alt-turned = La salle { $room } avant et après avoir pivoté.
dungeon-alt-before = Avant : { $things }.
dungeon-alt-after = Après : { $things }.
dungeon-alt-room = La salle { $room }, où l’on place les pions.
dungeon-alt-places = Pour { $name }, reste à placer : { $tokens }.
dungeon-alt-free = Cases libres : { $squares }.
dungeon-alt-there = Déjà en place : { $things }.
dungeon-alt-fight = { $attacker } ({ $here }) attaque { $target } ({ $there }).
dungeon-alt-fighter = { $fighter } plus { $bonus } ({ $thing })
dungeon-alt-side = { $name } : { $fighters }, total { $sum }{ $shown ->
    [yes] {" "}; avec la carte +{ $card }, cela fait { $total }
   *[no] { "" }
}.
dungeon-alt-tie = Égalité : il ne se passe rien.
dungeon-alt-wins = { $name } gagne le combat : { $losses }.
dungeon-alt-fight-points = +{ $points } pour { $name } : score { $score } sur { $goal }.
dungeon-alt-loss = { $name ->
    [Voleuse] la Voleuse est { $loss ->
        [knocked-out] éliminée
       *[wounded] blessée
    }
   *[other] le { $name } est { $loss ->
        [knocked-out] éliminé
       *[wounded] blessé
    }
}
dungeon-alt-sight = La ligne de la Baguette : { $name } ({ $here }) → { $target } ({ $there }). Élimination : 1 point pour { $gains }.
dungeon-alt-growth = Points par tour, { $name } : { $told }.
dungeon-alt-gain = { $points } au tour { $turn } ({ $names })

## Refusals

dungeon-refusal-gone = Ce n’est plus possible. Ce que tu peux faire maintenant :
dungeon-refusal-no-way = Impossible d’aller en { $square } maintenant. Choisis une autre case.
dungeon-refusal-no-attack = Impossible d’attaquer ainsi maintenant. Reviens à ton tour pour voir qui est à portée.
dungeon-refusal-no-hand = Tu ne joues pas dans cette partie, tu n’as donc pas de cartes. Tu peux quand même voir le labyrinthe et les règles.
dungeon-refusal-no-draw = Tu ne peux ni proposer ni accepter la nulle maintenant : tu l’as déjà proposée, ou la partie n’est pas en cours.

## Tips for first-timers

dungeon-first-goal = **Dungeon Twister en bref.** Fais traverser le labyrinthe à tes personnages et fais-les sortir par la zone de départ adverse : 1 point chacun, 2 pour le Gobelin, et 1 de plus avec un Trésor. Chaque ennemi éliminé vaut aussi 1 point. { $same ->
    [yes] Le premier à { $goal } points gagne.
   *[no] Tu gagnes avec { $goal } points, l’adversaire avec { $other }.
}
dungeon-first-team = -# Première partie ? La Voleuse est la plus rapide, le Troll se bat le mieux, et le Gobelin rapporte 2 points en sortant. Il n’y a pas de mauvaise équipe.
dungeon-first-hide = -# Première partie ? Qui révèle une salle en place les personnages : cache donc les tiens là où tu arriveras en premier. Tes objets, c’est toujours l’adversaire qui les place.
dungeon-first-leave = -# Première partie ? Les cases de la zone de départ adverse mènent hors du labyrinthe : 1 point, 2 pour le Gobelin, et 1 de plus avec un Trésor.
dungeon-first-carry = -# Première partie ? Un personnage qui s’arrête sur un objet le porte. Pour prendre ou laisser des choses en chemin, utilise le menu qui apparaît ensuite.
dungeon-first-card = -# Première partie ? On joue une carte par tour. Essaie ce que tu veux : rien n’est définitif tant que tu n’as pas fini ton tour, révélé ou fait pivoter une salle, ou attaqué.
dungeon-first-who = -# Première partie ? Chaque point d’action peut aller à n’importe lequel de tes personnages. Choisis-en un pour voir où il peut aller.
dungeon-first-suggested = -# Première partie ? Les boutons verts sont des suggestions rapides pour tous tes personnages. **{ talk-button-hint }** réfléchit plus loin.
dungeon-first-what = -# Première partie ? Les cases les plus claires de l’image coûtent 1 PA. Le menu a aussi les cases plus lointaines, avec leur coût. Les boutons font tout le reste, et **{ talk-button-undo }** annule presque tout.
dungeon-first-reveal = -# Première partie ? Personne ne peut entrer dans la salle cachée à côté de ton personnage avant qu’elle soit révélée. Révèle-la, et tu places ses pions, sauf tes propres objets.
dungeon-first-rotate = -# Première partie ? Sur un mécanisme, tu peux faire pivoter la salle d’un quart de tour, avec tout ce qu’elle contient, ou bien sa jumelle. Le bouton montre d’abord le résultat : une rotation est définitive.
dungeon-first-attack = -# Première partie ? Tout personnage non blessé à côté d’un ennemi engagé dans le combat y participe. Le bouton montre les totaux des deux camps avant les cartes.
dungeon-first-jump = -# Première partie ? Un saut franchit une fosse et dépense { $jumps ->
    [1] ta dernière carte Saut
   *[other] une de tes { $jumps } cartes Saut
}.
dungeon-first-end = -# Première partie ? Tous tes points d’action sont prévus. Tu peux encore annuler maintenant, mais plus une fois le tour fini.
dungeon-first-place = -# Première partie ? Choisis une lettre, puis la case : lettres et numéros sont au bord de l’image. Tu peux reprendre tes pions jusqu’à ce que le dernier soit placé. **{ talk-button-hint }** dit où un ordinateur placerait celui-ci.
dungeon-first-lay = -# Première partie ? Vous jouez chacun une carte en secret, et les deux sont dépensées. Seul le +0 revient en main.
dungeon-first-tall = -# Le plus souvent sur téléphone ? Avec `/{ command-settings-name }`, le labyrinthe de toutes tes pages est en hauteur.

## Hints

dungeon-review-head = **Tour { $number } · { $kind ->
    [card] ta carte Action
    [lay] ta carte Combat
   *[act] tes actions
}**
dungeon-review-own = Toi :
dungeon-review-better = Ordinateur le plus fort :
dungeon-review-cost = L’ordinateur estime que ton choix t’a coûté { $game ->
    [yes] une victoire
   *[no] { $points ->
        [one] environ { $points } point
       *[other] environ { $points } points
    }
}. Il ne savait que ce que tu savais à ce moment-là.
dungeon-hint-head = { $drawn ->
    [yes] **Ici, l’ordinateur le plus fort tire au hasard pour rester imprévisible. Cette fois :**
    [cards] **En combat, l’ordinateur le plus fort varie ses cartes pour rester imprévisible. Cette fois :**
   *[no] { $wins ->
        [yes] **L’ordinateur le plus fort gagnerait la partie ainsi :**
       *[no] **L’ordinateur le plus fort jouerait :**
    }
}
dungeon-hint-then = **{ talk-button-take-hint }** prépare ce qui précède. Pour le reste, à toi d’appuyer :
# $drawn: whether the answer was drawn at random, or a card from among several
dungeon-hint-why = { $drawn ->
    [no] Pourquoi
   *[other] En sa faveur
} : { $gain }{ $feared ->
    [yes] {" "}; { $fear }
   *[no] { "" }
}.
# $fear: one of the dungeon-hint-fear-…, as a sentence of its own
dungeon-hint-risk = { $fear }.
dungeon-hint-gain-wins = ça gagne la partie
dungeon-hint-gain-leaves = { $character ->
    [Voleuse] la Voleuse
   *[other] le { $character }
} { $by ->
    [jump] saute une fosse et sort
    [wall] traverse un mur et sort
    [rope] franchit la fosse avec la Corde et sort
   *[walk] sort
}{ $loaded ->
    [yes] { " " }avec { $target_sort ->
        [armour] l’
        [sword] l’
        [thief] la{ " " }
        [potion] la{ " " }
        [rope] la{ " " }
        [wand] la{ " " }
       *[other] le{ " " }
    }{ $target }
   *[no] { "" }
} : { $points ->
    [0] aucun point, mais à l’abri
    [one] { $points } point
   *[other] { $points } points
}
dungeon-hint-gain-shoots = la Baguette touche d’abord { $target_sort ->
    [thief] la { $target }, qui est éliminée
   *[other] le { $target }, qui est éliminé
} : 1 point
dungeon-hint-gain-eliminates = { $target_sort ->
    [thief] la { $target } est éliminée
   *[other] le { $target } est éliminé
} : 1 point
dungeon-hint-gain-fights = c’est { $attack } contre { $defence } avant les cartes, de quoi gagner { $chance ->
    [100] presque toujours
   *[other] dans environ { $chance } % des cas
} si l’on joue bien des deux côtés, et la victoire { $prize }
dungeon-hint-prize-points = rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} (élimination : { $who })
dungeon-hint-prize-wounds = inflige une blessure ({ $who })
dungeon-hint-cost-points = donne { $points ->
    [one] { $points } point
   *[other] { $points } points
} à { $them } (élimination : { $who })
dungeon-hint-cost-wounds = ne coûte que des blessures ({ $who })
dungeon-hint-gain-reveals = { $others ->
    [0] { $some ->
        [yes] tu places tes personnages de la salle { $room } ({ $own })
       *[no] tout le monde pourra ensuite entrer dans la salle { $room }
    }
   *[other] tu places les personnages de la salle { $room }{ $some ->
        [yes] { " " }(à toi : { $own })
       *[no] { "" }
    } et les objets adverses ({ $them })
}
dungeon-hint-gain-heals = { $target ->
    [Voleuse] la Voleuse
   *[other] le { $target }
} pourra agir à nouveau dès ton prochain tour
dungeon-hint-gain-drinks = la Potion donne { $points } points d’action ce tour-ci, pour { $character ->
    [Voleuse] la Voleuse
   *[other] le { $character }
} seulement
dungeon-hint-gain-takes = { $character ->
    [Voleuse] la Voleuse
   *[other] le { $character }
} prend { $thing ->
    [armour] l’{ $target }, qui ajoute 1 en défense
    [sword] l’{ $target }, qui ajoute 1 à chaque attaque
    [rope] la { $target }, qui permet de franchir une fosse
    [potion] la { $target }, qui donne 4 points d’action une fois bue
    [wand] la { $target }, avec laquelle le Magicien peut éliminer le premier personnage sur une ligne
    [treasure] le { $target }, qui vaut 1 point de plus à la sortie
   *[friend] { $target_sort ->
        [thief] la
       *[other] le
    } { $target }, à mettre à l’abri en sortant
}
dungeon-hint-gain-opens = ça ouvre la herse, et { $then }
dungeon-hint-gain-opens-on = ça ouvre la herse
dungeon-hint-gain-turns = une fois que la salle { $room } a pivoté, { $then }
# $step: an action that wouldn’t be possible otherwise
dungeon-hint-gain-turns-for = une fois que la salle { $room } a pivoté, ceci devient possible : { $step }
dungeon-hint-gain-blocks = { $target_sort ->
    [thief] la
   *[other] le
} { $target } { $after ->
    [0] ne peut plus sortir (il lui fallait { $before ->
        [one] { $before } point d’action
       *[other] { $before } points d’action
    })
    [one] a besoin de { $after } point d’action au lieu de { $before } pour sortir
   *[other] a besoin de { $after } points d’action au lieu de { $before } pour sortir
}
dungeon-hint-gain-nears = { $by ->
    [jump] d’un saut,{" "}
    [wall] à travers le mur,{" "}
    [rope] grâce à la Corde sur la fosse,{" "}
   *[walk] { "" }
}{ $character ->
    [Voleuse] la Voleuse
   *[other] le { $character }
} { $before ->
    [0] a maintenant une sortie : encore { $after ->
        [one] { $after } point d’action
       *[other] { $after } points d’action
    }
   *[other] n’a plus besoin que de { $after ->
        [one] { $after } point d’action
       *[other] { $after } points d’action
    } au lieu de { $before } pour sortir
}
dungeon-hint-gain-approaches = { $character ->
    [Voleuse] la Voleuse
   *[other] le { $character }
} s’approche de sa sortie, même si le passage est encore fermé
dungeon-hint-gain-escapes = l’attaque { $attacker } contre { $target }, { $attack } contre { $defence } avant les cartes, n’est plus possible
dungeon-hint-gain-threatens = au prochain tour, une attaque est possible : { $attacker } contre { $target }, { $attack } contre { $defence } avant les cartes
dungeon-hint-gain-readies = au prochain tour, tu pourras révéler la salle { $room }
dungeon-hint-gain-shortens = { $character_sort ->
    [thief] la
   *[other] le
} { $character } a moins de chemin jusqu’à sa sortie
dungeon-hint-gain-lengthens = { $target_sort ->
    [thief] la
   *[other] le
} { $target } a plus de chemin jusqu’à sa sortie
dungeon-hint-gain-lets-reveal = cela laisse à l’adversaire le soin de révéler { $count ->
    [one] la salle
   *[other] les salles
} { $rooms }, sur son chemin vers la sortie
# $explained: whether $then says anything
dungeon-hint-gain-card = { $which ->
    [only] c’est la seule carte Action que tu puisses jouer maintenant
    [lower] { $card ->
        [one] { $card } point d’action suffit
       *[other] { $card } points d’action suffisent
    }
   *[highest] { "" }
}{ $which ->
    [highest] { "" }
   *[other] { $explained ->
        [yes] {" "};{" "}
       *[no] { "" }
    }
}{ $then }
dungeon-hint-gain-lays = { $reach ->
    [no] aucune de tes cartes ne peut gagner ce combat, et tu gardes les autres
    [none] tu arrives à { $total }, ce qui ne gagne rien, mais tu gardes tes cartes plus fortes
   *[other] tu arrives à { $total }, ce qui bat { $reach ->
        [all] chacune des cartes adverses restantes ({ $them })
        [most] tout sauf { $unbeaten }
       *[some] seulement { $beaten }
    }
}{ $returns ->
    [yes] , et le +0 revient
   *[no] { "" }
}{ $reach ->
    [no] { "" }
    [none] { "" }
   *[other] {" "}; la victoire { $prize }
}
dungeon-hint-cards = Tes cartes contre celles { $covered ->
    [yes] qui peuvent rester
   *[no] qu’il reste
} à l’adversaire ({ $them }) :
dungeon-hint-card = **{ $card }** : { $does }
# Several cards in a row, as in “beats +0…+4”
dungeon-hint-card-run = { $first }…{ $last }
dungeon-hint-card-beats = bat { $all ->
    [yes] toutes les cartes
   *[no] { $cards }
}
dungeon-hint-card-ties = égalité contre { $all ->
    [yes] toutes les cartes
   *[no] { $cards }
}
dungeon-hint-card-loses = perd contre { $all ->
    [yes] toutes les cartes
   *[no] { $cards }
}
dungeon-hint-kept = { $returns ->
    [yes] Le +0 ne coûte rien, et tu gardes tes autres cartes pour d’autres combats.
   *[no] Le { $card } est perdu ensuite (pour l’ordinateur, il vaut environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }), et tu gardes { $cards } pour d’autres combats.
}
dungeon-hint-gain-team = { $fastest_sort ->
    [thief] la
   *[other] le
} { $fastest } (vitesse { $speed }) et { $strongest_sort ->
    [thief] la
   *[other] le
} { $strongest } (combat { $combat }) pourront agir dès ton premier tour
dungeon-hint-gain-hides-character = { $where ->
    [near] la salle { $room } touche ta zone de départ : tu peux la révéler en premier et y placer { $target ->
        [Voleuse] la Voleuse
       *[other] le { $target }
    }
    [far] depuis la salle { $room }, { $target ->
        [Voleuse] la Voleuse
       *[other] le { $target }
    } n’a qu’une salle à traverser
   *[middle] la salle { $room } est à mi-chemin : { $target ->
        [Voleuse] la Voleuse
       *[other] le { $target }
    } a moins de chemin à faire
}
dungeon-hint-gain-hides-object = { $where ->
    [near] la salle { $room } touche ta zone de départ : ce sera près de ton équipe ({ $target })
    [far] la salle { $room } touche la zone de départ adverse ({ $them }) : ce sera près de ta sortie ({ $target })
   *[middle] la salle { $room } est à mi-chemin : c’est sur la route de ton équipe ({ $target })
}
dungeon-hint-gain-places-from = de là, { $target_sort ->
    [thief] la
   *[other] le
} { $target } a besoin de { $ap ->
    [one] { $ap } point d’action
   *[other] { $ap } points d’action
} pour sortir
dungeon-hint-gain-places-best = { $own ->
    [yes] aucune autre case libre n’est plus proche de la sortie : { $target_sort ->
        [thief] la
       *[other] le
    } { $target } a besoin de { $ap ->
        [one] { $ap } point d’action
       *[other] { $ap } points d’action
    } pour sortir
   *[no] aucune autre case libre n’est plus éloignée de la sortie : { $target_sort ->
        [thief] la
       *[other] le
    } { $target } a besoin de { $ap ->
        [one] { $ap } point d’action
       *[other] { $ap } points d’action
    } pour sortir
}
dungeon-hint-gain-places-nearest = c’est la case libre la plus proche de la sortie, pour quand le passage s’ouvrira
dungeon-hint-gain-places-shut = de là, { $target_sort ->
    [thief] la
   *[other] le
} { $target } ne peut pas sortir
dungeon-hint-gain-places-gear = là, { $target_sort ->
    [thief] la
   *[other] le
} { $target } est sur le mécanisme et peut faire pivoter la salle { $room }
dungeon-hint-gain-places-blocks = là, ton personnage gêne le passage : { $target_sort ->
    [thief] la
   *[other] le
} { $target } a plus de chemin jusqu’à sa sortie
dungeon-hint-gain-lies-near = là, c’est { $character_sort ->
    [thief] ta
   *[other] ton
} { $character } qui est au plus près { $target_sort ->
    [armour] de l’
    [sword] de l’
    [potion] de la{ " " }
    [rope] de la{ " " }
    [thief] de la{ " " }
    [wand] de la{ " " }
   *[other] du{ " " }
}{ $target }
dungeon-hint-gain-lies-far = aucune autre case libre n’est plus éloignée des personnages adverses ({ $them })
dungeon-hint-gain-lies-between = dans l’ensemble, aucune autre case libre n’est aussi proche de tes personnages et aussi éloignée des personnages adverses ({ $them })
dungeon-hint-gain-draw = { $stands ->
    [behind] à { $own }–{ $other }, ton score et ta position sont moins bons : la nulle, c’est déjà mieux que prévu
    [ahead] tu mènes { $own }–{ $other }
   *[even] le score est de { $own }–{ $other }{ $quiet ->
        [0] {""}
        [one] , il ne s’est rien passé au dernier tour
       *[other] , il ne s’est rien passé depuis { $quiet } tours
    }, et tu ne peux pas espérer plus
}
dungeon-hint-declined-draw = Il refuserait la nulle : { $stands ->
    [ahead] tu mènes { $own }–{ $other }
   *[other] à { $own }–{ $other }, ta position est assez bonne pour continuer
}.
dungeon-hint-fear-leaves = mais { $character_sort ->
    [thief] la
   *[other] le
} { $character } pourrait sortir au prochain tour ({ $ap } PA){ $more ->
    [0] { "" }
   *[other] , et d’autres aussi
}{ $wins ->
    [yes] , ce qui ferait gagner { $them }
   *[no] { "" }
}
dungeon-hint-fear-attacked = mais { $attacker_sort ->
    [thief] la
   *[other] le
} { $attacker } pourrait attaquer { $target_sort ->
    [thief] ta
   *[other] ton
} { $target }{ $points ->
    [0] { "" }
   *[other] { $wounded ->
        [yes] {" "}{ $target_sort ->
            [thief] blessée
           *[other] blessé
        }
       *[no] { "" }
    }
}, { $attack } contre { $defence } avant les cartes{ $points ->
    [0] { "" }
    [one] , pour { $points } point
   *[other] , pour { $points } points
}{ $wins ->
    [yes] , ce qui ferait gagner { $them }
   *[no] { "" }
}
dungeon-hint-fear-gives-way = mais ça libère un passage : { $target_sort ->
    [thief] la
   *[other] le
} { $target } { $before ->
    [0] peut maintenant sortir ({ $after } PA)
   *[other] n’a plus besoin que de { $after } PA au lieu de { $before } pour sortir
}
dungeon-hint-fear-loses = perdre le combat { $cost }
dungeon-hint-fear-objects = mais c’est { $them } qui place tes objets ({ $objects })
dungeon-hint-fear-cards = les cartes ne reviennent qu’après la quatrième : garde { $cards } pour plus tard
dungeon-hint-fear-team = mais les { $count } personnages que tu caches seront placés par le joueur qui les trouve
dungeon-hint-fear-team-dear = mais le { $target }, qui vaut { $points } points en sortant, se retrouve caché dans une salle, et le joueur qui le trouve décide où il va
dungeon-hint-fear-hides-character = { $where ->
    [near] mais il lui reste tout le labyrinthe à traverser
    [far] mais { $them } peut y arriver avant toi, et y place alors ce personnage
   *[middle] mais le joueur qui y arrive en premier place ce personnage
}
dungeon-hint-fear-hides-object = mais c’est à { $them } de placer cet objet, peu importe qui le trouve
dungeon-hint-fear-places = depuis { $square }, il faudrait { $ap ->
    [one] { $ap } point d’action
   *[other] { $ap } points d’action
}

## Statistics

dungeon-career-alt = Statistiques : { $name }.
dungeon-career-points = Points : { $count ->
    [0] aucun pour l’instant
   *[other] { $count } ({ $sources })
}.
dungeon-career-exit = { $count } pour { $count ->
    [one] une sortie
   *[other] les sorties
} du labyrinthe
dungeon-career-goblin = { $count } pour les sorties du Gobelin
dungeon-career-treasure = { $count } pour { $count ->
    [one] un Trésor
   *[other] les Trésors
}
dungeon-career-elimination = { $count } pour { $count ->
    [one] une élimination
   *[other] les éliminations
}
dungeon-career-team = Le plus souvent dans l’équipe de départ : { $team }.
dungeon-career-fights = Combats : { $won } { $won ->
    [one] gagné
   *[other] gagnés
}, { $tied } { $tied ->
    [one] nul
   *[other] nuls
}, { $lost } { $lost ->
    [one] perdu
   *[other] perdus
}.
dungeon-career-rotations = { $count ->
    [one] { $count } rotation de salle
   *[other] { $count } rotations de salles
}.
dungeon-career-length = Une partie a duré en moyenne { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}{ $fastest ->
    [0] {""}
   *[other]  ; la victoire la plus rapide en a pris { $fastest }
}.
dungeon-best-source = Ils viennent des parties terminées entre deux personnes et des victoires contre l’ordinateur. Les parties avec avantage ou abandon ne comptent pas.
dungeon-best-win = Victoire la plus rapide en { $goal } points : **{ $count ->
    [one] { $count } tour
   *[other] { $count } tours
}**
dungeon-best-computer = Victoire la plus rapide en { $goal } points contre un ordinateur : **{ $count ->
    [one] { $count } tour
   *[other] { $count } tours
}**
dungeon-best-points = Record de points en une partie : **{ $count }**
dungeon-best-comeback = Plus belle remontée : victoire après **{ $count ->
    [one] { $count } point
   *[other] { $count } points
}** de retard
dungeon-best-fights = Record de combats gagnés en une partie : **{ $count }**
dungeon-best-rotations = Record de rotations de salles en une partie : **{ $count }**

## Alt texts of hero pictures

dungeon-alt-hero-escape = Un portail plein de lumière. Au milieu : { $token }{ $treasure ->
    [yes] , le Trésor levé bien haut
   *[no] { "" }
}.
dungeon-alt-hero-fight = Debout dans la lumière : { $victor }. Au sol, dans l’ombre : { $fallen }.
dungeon-alt-hero-wand = Dans la lumière, avec la Baguette : { $victor }. Sous le feu : { $fallen }.
dungeon-alt-hero-pit = En pleine chute dans une fosse profonde : { $fallen }.
dungeon-alt-hero-spin = La salle { $room } pivote sur un énorme mécanisme, { $way ->
    [right] vers la droite
   *[left] vers la gauche
}. Dedans : { $things }.
dungeon-alt-hero-turner = Salle tournée par : { $turner }.
dungeon-alt-hero-points = +{ $points } pour { $name }.
