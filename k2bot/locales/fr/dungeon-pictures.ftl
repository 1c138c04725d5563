### Words inside the other pictures. Space is tight: longer words may be set smaller or cut.

## Letters on the characters' tokens: one or two, all different

dungeon-letters-cleric = C
# As in English
dungeon-letters-goblin = G
dungeon-letters-mekanork = Mk
dungeon-letters-thief = V
dungeon-letters-troll = T
dungeon-letters-wallwalker = P
dungeon-letters-warrior = Gu
dungeon-letters-wizard = Ma

## Panels next to details of the maze

dungeon-picture-speed = { $count ->
    [one] { $count } pas pour 1 PA
   *[other] { $count } pas pour 1 PA
}
# Beside signs of numbers on characters to choose from
dungeon-picture-steps = pas pour 1 PA
dungeon-picture-combat = force de combat
# As in English
dungeon-picture-strength = combat { $count }
dungeon-picture-on-gear = fait pivoter
dungeon-picture-spent = { $count } PA
# Beside a square in reach, if all of them cost 1 AP
dungeon-picture-go = aller ici : 1 PA
# The wounded character that another one carries
# $sort: the sort of $name, for endings
dungeon-picture-with = porte { $name } ({ $sort ->
    [thief] blessée
   *[other] blessé
})
# A sign on squares from which something can be taken
dungeon-picture-fetch = à prendre ici
# The same sign where it is known what lies there: $names are one or two objects, with a comma
dungeon-picture-fetch-these = à prendre : { $names }
# An arrow across the edge of a part of the maze
dungeon-picture-beyond = d’autres cases par là
dungeon-picture-out = sort du labyrinthe
dungeon-picture-jump = avec une carte Saut
dungeon-picture-wall = à travers un mur
dungeon-picture-beside-enemy = combat possible ici
# $place: room or square
dungeon-picture-choose-place = Choisis { $place ->
    [room] une salle
   *[square] une case
} pour { $sort ->
    [thief] la{" "}
    [potion] la{" "}
    [rope] la{" "}
    [wand] la{" "}
    [armour] l’
    [sword] l’
   *[other] le{" "}
}{ $kind }
# Below a player's name: why that player places this. $who: all, a character; rest, an object
dungeon-picture-places = { $who ->
    [all] place tous les personnages
   *[rest] place les objets adverses
}
# A heading above the tokens to place next
dungeon-picture-then = Ensuite
# One of these that the other player places: $name; $kind: what, with its colour
dungeon-picture-then-other = { $name } : { $kind }
dungeon-picture-free = { $count ->
    [one] { $count } case au choix
   *[other] { $count } cases au choix
}

dungeon-picture-no-pit = jamais sur une fosse

## A fight

dungeon-picture-fight = Combat !
dungeon-picture-stakes = { $dies ->
    [yes] Si { $sort ->
        [thief] la { $kind } perd, elle est éliminée
       *[other] le { $kind } perd, il est éliminé
    } : 1 point
   *[no] Le camp qui perd est blessé
}
dungeon-picture-fight-tie = Égalité : il ne se passe rien
dungeon-picture-fight-won = { $name } gagne le combat
# As in English
dungeon-picture-gained = +{ $count ->
    [one] { $count } point
   *[other] { $count } points
}
dungeon-picture-target = la cible
dungeon-picture-attacker = mène l’attaque
dungeon-picture-beside = à côté : { $name }
dungeon-picture-lost-wounded = { $sort ->
    [thief] blessée
   *[other] blessé
}
dungeon-picture-lost-knocked-out = { $sort ->
    [thief] éliminée
   *[other] éliminé
}
dungeon-picture-was-wounded = { $sort ->
    [thief] blessée
   *[other] blessé
}, combat à 0
dungeon-picture-at-risk = en cas de défaite
dungeon-picture-card-laid = carte jouée
dungeon-picture-card-asked = choisit une carte
dungeon-picture-hand = { $secret ->
    [yes] cartes, dont une jouée
   *[no] cartes restantes
}

## Setup

dungeon-picture-unplaced = { $count ->
    [0] tout est placé
    [one] { $count } pion à placer
   *[other] { $count } pions à placer
}
dungeon-picture-hide-one = Choisis un pion, puis une salle
# $confirmed: yes once the plan is, otherwise no
dungeon-picture-planned = { $confirmed ->
    [yes] Plan validé
   *[no] Tout est prévu : valide ton plan
}
dungeon-picture-done = Tout est caché
# $plans: yes if there is something to choose meanwhile, otherwise no
dungeon-picture-waits = { $plans ->
    [yes] prévois la suite, au tour de { $name }
   *[no] au tour de { $name }
}
dungeon-picture-order = ordre des pions
# Beside the sign of a place in a room where a token may be hidden
dungeon-picture-free-place = place libre
dungeon-picture-full = pleine
# Above the number of a room, on its lid
dungeon-picture-lid = salle
dungeon-picture-your-turn = à toi de jouer
dungeon-picture-team = Ces quatre commencent
dungeon-picture-line = zone de départ

## A shot of the wand

dungeon-picture-shot = KO : +1 point pour { $name }

## The end

dungeon-picture-end-won = { $name } gagne !
dungeon-picture-end-draw = Partie nulle
dungeon-picture-end-goal = avec un handicap, { $goal } points suffisaient
# On the plate of whoever reached the goal
dungeon-picture-end-reached = objectif atteint
dungeon-picture-end-quiet = 40 tours sans point ni nouvelle salle
dungeon-picture-end-nobody = personne ne peut agir (tour { $turns })
dungeon-picture-end-resigned = abandon au tour { $turns } ({ $name })
dungeon-picture-end-agreed = accord au tour { $turns }
dungeon-picture-end-out = s’échappe
dungeon-picture-end-struck = KO
dungeon-picture-end-turns = Tours { $first }–{ $last }
# Below the one, for whoever carried it out; below the other, who did it
dungeon-picture-end-treasure = avec Trésor
dungeon-picture-end-by = par { $name }
# Where nobody scored: $count characters of a team, $count of all rooms
dungeon-picture-end-team = Dans le labyrinthe : { $count }
dungeon-picture-end-rooms = Salles révélées : { $count }/{ $total }
dungeon-picture-source-exit = sorties
dungeon-picture-source-goblin = sortie du Gobelin
dungeon-picture-source-treasure = trésors
dungeon-picture-source-elimination = éliminations

dungeon-picture-career-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}{ $won ->
    [-1] {""}
    [one] , { $won } victoire
   *[other] , { $won } victoires
}
# As in English
dungeon-picture-points = Points
dungeon-picture-career-team = Équipes de départ
dungeon-picture-career-fights = Combats
dungeon-picture-career-won = gagnés
dungeon-picture-career-tied = nuls
dungeon-picture-career-lost = perdus
dungeon-picture-career-rotations = { $count ->
    [one] rotation de salle
   *[other] rotations de salles
}
dungeon-picture-career-rivals = Face-à-face
dungeon-picture-career-nobody = Aucun adversaire humain pour l’instant

## Hero pictures: one short sentence, as on a poster

dungeon-hero-treasure = { $name } : { $sort ->
    [thief] la
   *[other] le
} { $kind } s’échappe avec le Trésor !
dungeon-hero-treasure-won = { $name } : { $sort ->
    [thief] la
   *[other] le
} { $kind } s’échappe avec le Trésor et gagne !
dungeon-hero-free-won = { $name } fait sortir { $sort ->
    [thief] la
   *[other] le
} { $kind } et gagne !
dungeon-hero-fight = { $name } : { $by ->
    [thief] la
   *[other] le
} { $victor } élimine { $sort ->
    [thief] la
   *[other] le
} { $kind } !
dungeon-hero-pit = { $sort ->
    [thief] La
   *[other] Le
} { $kind } tombe dans la fosse !
dungeon-hero-wand = La Baguette terrasse { $sort ->
    [thief] la
   *[other] le
} { $kind } !
dungeon-hero-own-wand = Tir ami sur { $sort ->
    [thief] la
   *[other] le
} { $kind } : un point pour { $name } !
dungeon-hero-several = { $name } élimine { $count } personnages !
dungeon-hero-away = { $name } éloigne { $sort ->
    [thief] la
   *[other] le
} { $kind } ({ $owner }) de la sortie !
dungeon-hero-towards = { $name } tourne { $sort ->
    [thief] la
   *[other] le
} { $kind } vers la sortie !
dungeon-hero-first = { $name } : { $by ->
    [thief] la
   *[other] le
} { $victor } tourne la salle avec { $sort ->
    [thief] la
   *[other] le
} { $kind } dedans !
dungeon-hero-way = { $way ->
    [right] vers la droite
   *[left] vers la gauche
}
