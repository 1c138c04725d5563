### Words inside the picture of the maze. Space is tight: longer words may be set smaller or cut.

dungeon-picture-turn = Tura { $number }
dungeon-picture-cards = karty PA
dungeon-picture-of-goal = z { $goal } punktów
dungeon-picture-can-leave = { $name } { $now ->
    [yes] może teraz wyjść
   *[no] może wyjść potem
}
dungeon-picture-left = { $count ->
    [0] brak PA
   *[other] zostało PA: { $count }
}
dungeon-picture-quiet = spokojne tury { $count } / { $of }
dungeon-picture-draw = Remis
dungeon-picture-won = Koniec

## What the player is doing

dungeon-picture-phase-start = wybór drużyn
dungeon-picture-phase-hide = ukrywa żeton
dungeon-picture-phase-card = zagrywa kartę
dungeon-picture-phase-place = zapełnia pokój { $room }
dungeon-picture-phase-fight = wybiera kartę
dungeon-picture-phase-over = koniec

## In the wall of a revealed room: its number, and what just happened to it

dungeon-picture-room = Pokój { $room }
dungeon-picture-new = nowy

## A rotating room

dungeon-picture-turns = Pokój { $room }, { $first }–{ $last }, obrót w { $way ->
    [right] prawo
   *[left] lewo
}
dungeon-picture-before = przed
dungeon-picture-after = po
dungeon-picture-opened = otwarte drogi: { $count }
dungeon-picture-closed = zamknięte drogi: { $count }
