### Words inside the picture of the maze. Space is tight: longer words may be set smaller or cut.

dungeon-picture-turn = Turn { $number }
dungeon-picture-cards = AP cards
dungeon-picture-of-goal = of { $goal } points
dungeon-picture-can-leave = { $name } { $now ->
    [yes] can leave now
   *[no] can leave next
}
dungeon-picture-left = { $count ->
    [0] no AP left
   *[other] { $count } AP left
}
dungeon-picture-quiet = quiet turns { $count } / { $of }
dungeon-picture-draw = A draw
dungeon-picture-won = The end

## What the player is doing

dungeon-picture-phase-start = pick teams
dungeon-picture-phase-hide = hides a token
dungeon-picture-phase-card = plays a card
dungeon-picture-phase-place = fills room { $room }
dungeon-picture-phase-fight = picks a card
dungeon-picture-phase-over = the end

## In the wall of a revealed room: its number, and what just happened to it

dungeon-picture-room = Room { $room }
dungeon-picture-new = new

## A rotating room

dungeon-picture-turns = Room { $room }, { $first } to { $last }, rotates { $way ->
    [right] clockwise
   *[left] counterclockwise
}
dungeon-picture-before = before
dungeon-picture-after = after
dungeon-picture-opened = { $count ->
    [one] { $count } path opens
   *[other] { $count } paths open
}
dungeon-picture-closed = { $count ->
    [one] { $count } path closes
   *[other] { $count } paths close
}
