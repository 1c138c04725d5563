### Words inside the picture of the maze. Space is tight: longer words may be set smaller or cut.

dungeon-picture-hidden = pion caché
dungeon-picture-can-leave = { $colour } : { $names } { $count ->
    [one] peut
   *[other] peuvent
} { $wins ->
    [yes] gagner
   *[no] sortir
} { $when ->
    [now] maintenant
    [turn] ce tour-ci
   *[next] à son tour
}{ $ap ->
    [none] { "" }
   *[other] { " " }pour { $ap } PA
}{ $wins ->
    [yes] { "" }
   *[no] { " " }: { $short ->
        [yes] { $partly ->
            [yes] jusqu’à +{ $points }
           *[no] +{ $points }
        }
       *[no] { $partly ->
            [yes] jusqu’à { $points } points
           *[no] +{ $points } { $points ->
                [one] point
               *[other] points
            }
        }
    }
}
dungeon-picture-left = { $count ->
    [0] plus de PA
   *[other] encore { $count } PA
}
dungeon-picture-cards = cartes
dungeon-picture-quiet = encore { $count ->
    [one] { $count } tour calme
   *[other] { $count } tours calmes
} avant la fin
dungeon-picture-draw = Nulle

## What the player is doing

dungeon-picture-now-start = Choix des équipes
dungeon-picture-now-hide = { $name } cache un pion
dungeon-picture-now-card = { $name } joue une carte
dungeon-picture-now-place = { $name } remplit la salle { $room }
dungeon-picture-now-fight = { $name } choisit une carte
dungeon-picture-now-both = Chacun choisit une carte
# $only: whose alone how many of these are, from a potion
dungeon-picture-now-act = { $name } : { $count ->
    [0] plus de PA
   *[other] encore { $count } PA
}{ $only ->
    [none] { "" }
   *[other] { " " }({ $only })
}
dungeon-picture-drinker = { $name } : { $points }

## Below the maze: what decided the turn, as short as possible

dungeon-strip-revealed = { $name } révèle la salle { $room }
dungeon-strip-way = { $does ->
    [takes] { $name } prend : { $taken }
    [leaves] { $name } laisse : { $left }
    [swaps] { $name } échange { $left } contre { $taken }
    [carries] { $name } porte { $burden }{ $onward ->
        [yes] { " " }vers la sortie
       *[no] { " " }en { $square }
    }
    [runs] { $name } court vers la sortie
    [jump] { $name } saute en { $square }
    [wall] { $name } traverse le mur jusqu’en { $square }
   *[moves] { $name } va en { $square }
}
dungeon-strip-out = { $name } { $count ->
    [one] sort
   *[other] sortent
} du labyrinthe
# The same where there is less room
dungeon-strip-gone = { $name } { $count ->
    [one] sort
   *[other] sortent
}
dungeon-strip-carrying = { $name } sort du labyrinthe avec le Trésor
dungeon-strip-turned = { $name } tourne la salle { $room } { $way ->
    [half] de 180°
    [left] vers la gauche
   *[right] vers la droite
}
dungeon-strip-gate = { $name } { $state ->
    [open] ouvre une herse
    [broken] brise une herse
   *[closed] ferme une herse
}
dungeon-strip-dead = { $by ->
    [none] { $name } KO
   *[other] { $by } met { $name } KO
}
dungeon-strip-scored = { $told } : +{ $points }{ $gains ->
    [none] { "" }
   *[other] { " " }pour { $gains }
}
dungeon-strip-wounds = { $by } blesse { $name }
dungeon-strip-tie = { $told } : égalité
dungeon-strip-healed = { $own ->
    [yes] { $name } se soigne
   *[no] { $healer } soigne { $name }
}
dungeon-strip-potion = { $name } boit : +{ $points } PA
dungeon-strip-lost = perdu : { $name }

## In the wall of a revealed room: its number, and what just happened to it

dungeon-picture-room = Salle { $room }
dungeon-picture-new = révélée

## A rotating room

dungeon-picture-turns = La salle { $room } pivote { $way ->
    [right] vers la droite
   *[left] vers la gauche
}
dungeon-picture-before = avant
dungeon-picture-after = après
dungeon-picture-unchanged = mêmes entrées et sorties
dungeon-picture-opened = { $count ->
    [one] { $count } voie ouverte
   *[other] { $count } voies ouvertes
}
dungeon-picture-closed = { $count ->
    [one] { $count } voie fermée
   *[other] { $count } voies fermées
}
