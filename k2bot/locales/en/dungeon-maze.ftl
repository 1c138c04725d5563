### Words of the maze's picture of Dungeon Twister. Room is short: a few characters more may be set smaller or cut.

dungeon-picture-turn = Turn { $number }
dungeon-picture-quiet = quiet { $count } / { $of }
dungeon-picture-draw = Draw
dungeon-picture-won = Won

## What is going on

dungeon-picture-phase-start = Teams
dungeon-picture-phase-hide = Hiding
dungeon-picture-phase-card = Card?
dungeon-picture-phase-act = to act
dungeon-picture-phase-place = Placing
dungeon-picture-phase-fight = Fight!
dungeon-picture-phase-over = The end

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
