### Words inside the picture of the maze. Space is tight: longer words may be set smaller or cut.

dungeon-picture-hidden = hidden token
# $count: how many they are. $when: with the AP left, with a card still to be played, or in the next turn
# $ap: action points that it takes, or none. $short: yes if there's no room for the word *points*
dungeon-picture-can-leave = { $colour }: { $names } can { $wins ->
    [yes] win
   *[no] leave
} { $when ->
    [now] now
    [turn] this turn
   *[next] next turn
}{ $ap ->
    [none] { "" }
   *[other] { " " }for { $ap } AP
}{ $wins ->
    [yes] { "" }
   *[no] : { $short ->
        [yes] { $partly ->
            [yes] up to +{ $points }
           *[no] +{ $points }
        }
       *[no] { $partly ->
            [yes] up to { $points } points
           *[no] +{ $points } { $points ->
                [one] point
               *[other] points
            }
        }
    }
}
dungeon-picture-left = { $count ->
    [0] no AP left
   *[other] { $count } AP left
}
dungeon-picture-cards = cards
dungeon-picture-quiet = game ends after { $count ->
    [one] 1 more quiet turn
   *[other] { $count } more quiet turns
}
dungeon-picture-draw = A draw

## What the player is doing

dungeon-picture-now-start = Picking teams
dungeon-picture-now-hide = { $name } hides a token
dungeon-picture-now-card = { $name } plays a card
dungeon-picture-now-place = { $name } fills room { $room }
dungeon-picture-now-fight = { $name } picks a card
dungeon-picture-now-both = Both pick a card
# $only: whose alone how many of these are, from a potion
dungeon-picture-now-act = { $name }: { $count ->
    [0] no AP left
   *[other] { $count } AP left
}{ $only ->
    [none] { "" }
   *[other] { " " }({ $only })
}
dungeon-picture-drinker = { $name }: { $points }

## Below the maze: what decided the turn, as short as possible

dungeon-strip-revealed = { $name } reveals room { $room }
# $does: swaps where something is left and something else taken; carries for a treasure or a friend. $onward: towards the exit
dungeon-strip-way = { $does ->
    [takes] { $name } takes { $taken }
    [leaves] { $name } leaves { $left }
    [swaps] { $name } leaves { $left }, takes { $taken }
    [carries] { $name } carries { $burden }{ $onward ->
        [yes] { " " }towards the exit
       *[no] { " " }to { $square }
    }
    [runs] { $name } runs for the exit
    [jump] { $name } jumps to { $square }
    [wall] { $name } steps through the wall to { $square }
   *[moves] { $name } moves to { $square }
}
dungeon-strip-out = { $name } { $count ->
    [one] leaves
   *[other] leave
} the maze
# The same where there is less room
dungeon-strip-gone = { $name } { $count ->
    [one] leaves
   *[other] leave
}
# dungeon-strip-out, with the treasure
dungeon-strip-carrying = { $name } leaves the maze carrying { dungeon-kind-treasure }
dungeon-strip-turned = { $name } rotates room { $room } { $way ->
    [half] 180°
    [left] counterclockwise
   *[right] clockwise
}
dungeon-strip-gate = { $name } { $state ->
    [open] opens a portcullis
    [broken] breaks a portcullis
   *[closed] closes a portcullis
}
# $by: who knocks out; none after a fall
# $count: how many are knocked out
dungeon-strip-dead = { $by ->
    [none] { $name } knocked out
   *[other] { $by } knocks out { $name }
}
# $told: who left, who was knocked out; $gains: who gets the points, none for the player whose turn it is
dungeon-strip-scored = { $told }: +{ $points }{ $gains ->
    [none] { "" }
   *[other] { " " }for { $gains }
}
dungeon-strip-wounds = { $by } wounds { $name }
dungeon-strip-tie = { $told }: a tie
dungeon-strip-healed = { $own ->
    [yes] { $name } heals itself
   *[no] { $healer } heals { $name }
}
dungeon-strip-potion = { $name } drinks: +{ $points } AP
dungeon-strip-lost = { $name } is lost

## In the wall of a revealed room: its number, and what just happened to it

dungeon-picture-room = Room { $room }
dungeon-picture-new = new

## A rotating room

dungeon-picture-turns = Room { $room } rotates { $way ->
    [right] clockwise
   *[left] counterclockwise
}
dungeon-picture-before = before
dungeon-picture-after = after
dungeon-picture-unchanged = same ways in and out
dungeon-picture-opened = { $count ->
    [one] { $count } path opens
   *[other] { $count } paths open
}
dungeon-picture-closed = { $count ->
    [one] { $count } path closes
   *[other] { $count } paths close
}
