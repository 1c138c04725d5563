### Words inside the picture of the maze. Space is tight: longer words may be set smaller or cut.

dungeon-picture-turn = Tour { $number }
dungeon-picture-cards = cartes PA
dungeon-picture-of-goal = sur { $goal } points
# As in English
dungeon-picture-can-leave = { $name } { $now ->
    [yes] peut sortir
   *[no] peut sortir après
}
dungeon-picture-left = { $count ->
    [0] plus de PA
   *[other] encore { $count } PA
}
dungeon-picture-quiet = tours calmes { $count } / { $of }
dungeon-picture-draw = Nulle
dungeon-picture-won = La fin

## What the player is doing

dungeon-picture-phase-start = choix d’équipe
dungeon-picture-phase-hide = cache un pion
dungeon-picture-phase-card = joue une carte
dungeon-picture-phase-place = remplit la salle { $room }
dungeon-picture-phase-fight = choisit une carte
dungeon-picture-phase-over = la fin

## In the wall of a revealed room: its number, and what just happened to it

dungeon-picture-room = Salle { $room }
dungeon-picture-new = révélée

## A rotating room

dungeon-picture-turns = Salle { $room }, { $first } à { $last }, pivote { $way ->
    [right] à droite
   *[left] à gauche
}
dungeon-picture-before = avant
dungeon-picture-after = après
dungeon-picture-opened = { $count ->
    [one] { $count } voie ouverte
   *[other] { $count } voies ouvertes
}
dungeon-picture-closed = { $count ->
    [one] { $count } voie fermée
   *[other] { $count } voies fermées
}
