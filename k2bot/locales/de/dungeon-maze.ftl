### Words inside the picture of the maze. Space is tight: longer words may be set smaller or cut.

dungeon-picture-turn = Zug { $number }
dungeon-picture-cards = AP-Karten
dungeon-picture-of-goal = von { $goal } Punkten
dungeon-picture-can-leave = { $name } { $now ->
    [yes] kann jetzt raus
   *[no] kann danach raus
}
dungeon-picture-left = { $count ->
    [0] keine AP
   *[other] noch { $count } AP
}
dungeon-picture-quiet = ruhige Züge { $count } / { $of }
dungeon-picture-draw = Remis
dungeon-picture-won = Ende

## What the player is doing

dungeon-picture-phase-start = Teamwahl
dungeon-picture-phase-hide = versteckt
dungeon-picture-phase-card = spielt Karte
dungeon-picture-phase-place = füllt Raum { $room }
dungeon-picture-phase-fight = wählt Karte
dungeon-picture-phase-over = Ende

## In the wall of a revealed room: its number, and what just happened to it

dungeon-picture-room = Raum { $room }
dungeon-picture-new = neu

## A rotating room

dungeon-picture-turns = Raum { $room }, { $first } bis { $last }, dreht sich { $way ->
    [right] rechtsherum
   *[left] linksherum
}
dungeon-picture-before = vorher
dungeon-picture-after = nachher
dungeon-picture-opened = { $count ->
    [one] { $count } Weg offen
   *[other] { $count } Wege offen
}
dungeon-picture-closed = { $count ->
    [one] { $count } Weg zu
   *[other] { $count } Wege zu
}
