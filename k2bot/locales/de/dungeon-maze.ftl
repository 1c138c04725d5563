### Words inside the picture of the maze. Space is tight: longer words may be set smaller or cut.

dungeon-picture-hidden = verdecktes Plättchen
dungeon-picture-can-leave = { $colour }: { $names } { $count ->
    [one] kann
   *[other] können
} { $when ->
    [now] jetzt
    [turn] diesen Zug
   *[next] nächsten Zug
}{ $ap ->
    [none] { "" }
   *[other] { " " }für { $ap } AP
} { $wins ->
    [yes] siegen
   *[no] raus
}{ $wins ->
    [yes] { "" }
   *[no] : { $short ->
        [yes] { $partly ->
            [yes] bis zu +{ $points }
           *[no] +{ $points }
        }
       *[no] { $partly ->
            [yes] bis zu { $points } Punkte
           *[no] +{ $points } { $points ->
                [one] Punkt
               *[other] Punkte
            }
        }
    }
}
dungeon-picture-left = { $count ->
    [0] keine AP
   *[other] noch { $count } AP
}
dungeon-picture-cards = Karten
dungeon-picture-quiet = noch { $count ->
    [one] 1 ruhiger Zug
   *[other] { $count } ruhige Züge
} bis zum Spielende
dungeon-picture-draw = Remis

## What the player is doing

dungeon-picture-now-start = Teamwahl
dungeon-picture-now-hide = { $name } versteckt
dungeon-picture-now-card = { $name } spielt eine Karte
dungeon-picture-now-place = { $name } füllt Raum { $room }
dungeon-picture-now-fight = { $name } wählt eine Karte
dungeon-picture-now-both = Beide wählen eine Karte
# $only: whose alone how many of these are, from a potion
dungeon-picture-now-act = { $name }: { $count ->
    [0] keine AP mehr
   *[other] noch { $count } AP
}{ $only ->
    [none] { "" }
   *[other] { " " }({ $only })
}
dungeon-picture-drinker = { $name }: { $points }

## Below the maze: what decided the turn, as short as possible

dungeon-strip-revealed = { $name } deckt Raum { $room } auf
dungeon-strip-way = { $does ->
    [takes] { $name } nimmt: { $taken }
    [leaves] { $name } lässt da: { $left }
    [swaps] { $name } tauscht { $left } gegen { $taken }
    [carries] { $name } trägt { $burden }{ $onward ->
        [yes] { " " }Richtung Ausgang
       *[no] { " " }nach { $square }
    }
    [runs] { $name } rennt zum Ausgang
    [jump] { $name } springt nach { $square }
    [wall] { $name } geht durch die Wand nach { $square }
   *[moves] { $name } geht nach { $square }
}
dungeon-strip-out = { $name } { $count ->
    [one] verlässt
   *[other] verlassen
} das Labyrinth
# The same where there is less room
dungeon-strip-gone = { $name } raus
dungeon-strip-carrying = { $name } entkommt mit dem Schatz
dungeon-strip-turned = { $name } dreht Raum { $room } { $way ->
    [half] um 180°
    [left] linksherum
   *[right] rechtsherum
}
dungeon-strip-gate = { $name } { $state ->
    [open] öffnet ein Gitter
    [broken] zerstört ein Gitter
   *[closed] schließt ein Gitter
}
dungeon-strip-dead = { $by ->
    [none] { $name } ausgeschaltet
   *[other] { $by } schaltet { $name } aus
}
dungeon-strip-scored = { $told }: +{ $points }{ $gains ->
    [none] { "" }
   *[other] { " " }für { $gains }
}
dungeon-strip-wounds = { $by } verwundet { $name }
dungeon-strip-tie = { $told }: Patt
dungeon-strip-healed = { $own ->
    [yes] { $name } heilt sich selbst
   *[no] { $healer } heilt { $name }
}
dungeon-strip-potion = { $name } trinkt: +{ $points } AP
dungeon-strip-lost = verloren: { $name }

## In the wall of a revealed room: its number, and what just happened to it

dungeon-picture-room = Raum { $room }
dungeon-picture-new = neu

## A rotating room

dungeon-picture-turns = Raum { $room } dreht sich { $way ->
    [right] rechtsherum
   *[left] linksherum
}
dungeon-picture-before = vorher
dungeon-picture-after = nachher
dungeon-picture-unchanged = Wege wie zuvor
dungeon-picture-opened = { $count ->
    [one] { $count } Weg offen
   *[other] { $count } Wege offen
}
dungeon-picture-closed = { $count ->
    [one] { $count } Weg zu
   *[other] { $count } Wege zu
}
