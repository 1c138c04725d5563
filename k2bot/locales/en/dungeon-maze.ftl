### Words of the maze's picture of Dungeon Twister. Room is short: a few characters more may be set smaller or cut.

dungeon-picture-turn = Turn { $number }
dungeon-picture-quiet = quiet { $count } / { $of }
dungeon-picture-draw = A draw
dungeon-picture-won = The end

## What is going on

dungeon-picture-phase-start = choose teams
dungeon-picture-phase-hide = hides a token
dungeon-picture-phase-card = plays a card
dungeon-picture-phase-act = acts
dungeon-picture-phase-place = places
dungeon-picture-phase-fight = fight: a card
dungeon-picture-phase-over = the end

## A room that turns

dungeon-picture-turns = Room { $pair }, { $first } to { $last }, turns
dungeon-picture-opened = { $count ->
    [one] { $count } way opens
   *[other] { $count } ways open
}
dungeon-picture-closed = { $count ->
    [one] { $count } way closes
   *[other] { $count } ways close
}
