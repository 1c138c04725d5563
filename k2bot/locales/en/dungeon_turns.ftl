### Dungeon Twister: a turn, in English. Ids begin with dungeon-.

## The panel of a turn

dungeon-turn-left = **{ $points ->
    [one] 1 action point
   *[other] { $points } action points
}** left
dungeon-turn-planned = • { $line }
dungeon-turn-dropped = -# What you had planned does not go any more; begin anew.
dungeon-turn-quiet = -# { $count } turns in a row without a point or a new room; after 40 the higher score wins.
dungeon-turn-offered = { $name } offers a draw: agree on the page of your hand, or just play on.
dungeon-ask-card = Which action card do you play? Its number is how many action points you have.
dungeon-card-too-high = -# Until somebody has played a 4 a card is at most one higher than the highest so far: now { $highest }.
dungeon-ask-who = Who acts?
dungeon-ask-what = What does the **{ $name }** do?
dungeon-ask-end = That was the last action point. End the turn, or undo.
dungeon-ask-win = That ends the game! Hand it in, or undo.
dungeon-sure-end = { $points ->
    [one] 1 action point is
   *[other] { $points } action points are
} left and will be lost. End the turn all the same?

dungeon-who = { $loaded ->
    [yes] { $name } + { $load }
   *[no] { $name }
}{ $potion ->
    [0] { "" }
   *[other] { " " }({ $potion } AP)
}
dungeon-go-to = { $character }: go to … ({ $count ->
    [one] 1 square
   *[other] { $count } squares
})
dungeon-go-farther = … farther: squares { $start } to { $end }
dungeon-go-more = { $count } more squares …
dungeon-go-first = Back to the first squares
dungeon-go-line = { $number } · { $square }{ $plain ->
    [no] { " " }· { $facts }
   *[yes] { "" }
}
dungeon-go-ways = { $count ->
    [one] or another way: chosen next
   *[other] or { $count } other ways: chosen next
}
dungeon-goes-out = out of the maze: { $points ->
    [0] no point
    [one] 1 point
   *[other] { $points } points
}
dungeon-goes-out-safe = { $name } is safe
dungeon-goes-out-lost = { $name } is lost
dungeon-goes-pit = on a pit
dungeon-goes-gear = on a gear
dungeon-goes-beside = beside { $name }
dungeon-goes-beside-wounded = beside wounded { $name }
dungeon-goes-reveals = at hidden room { $room }
dungeon-how-line = { $square }: { $way }
dungeon-how = How does the { $character } go to { $square }?
dungeon-way-keeps = keeps { $thing }
dungeon-way-nothing = takes nothing
dungeon-way-takes = takes { $thing }{ $square ->
    [there] { "" }
   *[other] { " " }on { $square }
}
dungeon-way-leaves = leaves { $thing }{ $square ->
    [there] { "" }
   *[other] { " " }on { $square }
}
dungeon-way-swaps = takes { $thing } and leaves { $left }{ $square ->
    [there] { "" }
   *[other] { " " }on { $square }
}

dungeon-deed-reveal = Reveal room { $room }
dungeon-deed-rotate = { $which ->
    [own] Turn this room
   *[twin] Turn the twin, room { $room }
} { $way ->
    [right] ↻
   *[left] ↺
}
dungeon-deed-jump = { $out ->
    [yes] Jump out at { $square }
   *[no] Jump to { $square }
}
dungeon-deed-wall = Through the wall to { $square }
dungeon-deed-attack = Attack { $target } { $attack }+ : { $defence }+
dungeon-deed-heal = Heal { $target }
dungeon-deed-regenerate = { $character } heals itself
dungeon-deed-gate = { $state ->
    [open] Close
   *[closed] Open
} towards { $square }
dungeon-deed-break = Break towards { $square }
dungeon-deed-drink = Drink: 4 AP
dungeon-deed-fire = Fire at { $target }
dungeon-do-other = What else? ({ $count })

dungeon-button-card = { $points } AP
dungeon-button-end = { $over ->
    [yes] Win the game
   *[no] End turn{ $left ->
        [0] { "" }
       *[other] { " " }({ $left } AP left)
    }
}
dungeon-button-end-anyway = End turn anyway
dungeon-button-back-to-turn = Back to the turn
dungeon-button-back = Back
dungeon-button-maze = Whole maze
dungeon-button-hand = My hand
dungeon-button-text = What is where
dungeon-button-rules = Rules
dungeon-button-hint = Hint
dungeon-button-text-all = What is where
dungeon-button-draw = Draw …
dungeon-button-draw-sure = { $agrees ->
    [yes] Agree to a draw
   *[no] Offer a draw
}

## What a turn costs and risks

dungeon-warns-ends = ⚠ This ends your { $name } on { $square }{ $cause ->
    [pit] { " " }(a pit)
    [carrier] { " " }(who carried it falls)
   *[other] { "" }
}: a point for the other.
dungeon-warns-lost = ⚠ { $name } is lost on { $square }.
dungeon-warns-taken-out = ⚠ { $name } is lost: it leaves the maze with the { $character }.
dungeon-warns-pit = ⚠ Your { $name } stands on a pit without a rope: a wound there ends her.
dungeon-warns-exit = ⚠ Next turn { $colour } can walk out: { $names }{ $wins ->
    [yes] . **That would win.**
   *[no] .
}
dungeon-threat = Near the exit: { $name }, { $ap ->
    [one] 1 action point
   *[other] { $ap } action points
} away.
dungeon-threat-one = { $name } ({ $ap } AP)

## Fights

dungeon-fight-side = { $role ->
    [attacks] Attack
   *[defends] Defence
}, { $name }: { $fighters } = **{ $sum }**
dungeon-fighter = { $name } { $value }{ $wounded ->
    [yes] { " " }(wounded)
   *[no] { "" }
}
dungeon-fighter-thing = { $name } { $value }
dungeon-list-plus = { $first } + { $second }
dungeon-plus = +{ $value }
dungeon-fight-choose = Which combat card do you add? The attack begins with it and cannot be taken back; the other lays one without seeing yours.
dungeon-fight-lay = Which combat card do you add? Both are shown together. All cards but +0 leave the game.
dungeon-button-combat = +{ $value }{ $returns ->
    [yes] { " " }(comes back)
   *[no] { $count ->
        [one] { "" }
       *[other] { " " }({ $count } left)
    }
}

## Filling a room

dungeon-place-ask = Where does the **{ $token }** go in room { $room }?
dungeon-place-after = After it: { $tokens }.
dungeon-place-done = Placed so far: { $tokens }. Tap one to take it back.
dungeon-place-one = { $token } on { $square }
dungeon-place-other = { $name } then places { $tokens }; your turn goes on after that.
dungeon-place-pit = pit
dungeon-place-square = { $gear ->
    [yes] { $square } ⚙
   *[no] { $square }
}

## The hand

dungeon-hand-cards = { $whose ->
    [own] You have
   *[other] { $name } has
} action cards { $actions }; combat cards { $combat }; { $jumps ->
    [one] 1 jump
   *[other] { $jumps } jumps
}.
dungeon-hand-hidden = Yours, still face down:
dungeon-hand-in-room = room { $room }: { $tokens }
dungeon-hand-nothing-hidden = Nothing of yours lies face down any more.
dungeon-draw-stands = { $own ->
    [yes] Your offer of a draw stands until { $name } has ended a turn.
   *[no] { $name } offers a draw.
}
dungeon-draw-ask = { $agrees ->
    [yes] { $name } offers a draw. If you agree the game ends without a winner.
   *[no] Offer { $name } a draw? The offer stands until { $name } has ended a turn; you play on as before.
}

## The game as text

dungeon-text-seat = **{ $name }**
dungeon-text-standing = On the board: { $facts }.
dungeon-text-known = Face down: { $facts }.
dungeon-text-out = Gone: { $facts }.
dungeon-text-unknown = { $count ->
    [one] 1 token lies
   *[other] { $count } tokens lie
} face down.
dungeon-text-in-room = { $name } on room { $room }
dungeon-text-token = { $wounded ->
    [yes] wounded { $name }
   *[no] { $name }
} { $square }{ $healed ->
    [yes] { " " }(healed this turn)
   *[no] { "" }
}{ $carries ->
    [yes] { " " }with { $thing }
   *[no] { "" }
}
dungeon-text-gone = { $name } { $why ->
    [exit] left the maze
    [safe] brought to safety
    [scored] carried out
    [dead] eliminated
    [used] used up
   *[other] lost
}
dungeon-text-down = Room { $room }: face down, { $blue } blue and { $yellow } yellow of { $most } tokens on it.
dungeon-text-up = Room { $room }: { $gear }.
dungeon-text-gear = gear on { $square } turns it to the { $way ->
    [right] right
   *[left] left
}, pair { $pair }{ $twin ->
    [0] , twin still hidden
   *[other] , twin is room { $twin }
}
dungeon-text-edges = Its squares are { $first } to { $last }.
dungeon-text-gate = Portcullis between { $first } and { $second }: { $state ->
    [open] open
    [broken] broken
   *[closed] closed
}.
dungeon-text-square = { $square }{ $kind ->
    [pit] { " " }(pit)
    [gear] { " " }(gear)
   *[floor] { "" }
}: to { $ways }{ $there ->
    [yes] . There: { $tokens }
   *[no] { "" }
}
dungeon-text-hidden-room = hidden room { $room }

## For who cannot see the pictures

dungeon-alt-characters = { $colour } has { $told }.
dungeon-alt-thing = { $name } on { $square }
dungeon-alt-loose = Lying about: { $things }.
dungeon-now-leaving = Could walk out next: { $names }.
dungeon-alt-legend = { $name }: speed { $speed }, combat { $combat }
dungeon-alt-reach = What the { $name } on { $square } reaches: { $count ->
    [one] 1 square, for 1 action
   *[other] { $count } squares, each for 1 action
}.
dungeon-alt-numbers = { $squares }.
dungeon-alt-number = { $number } is { $square }
dungeon-alt-turned = Room { $room } before and after its turn.
dungeon-alt-room = Room { $room }, being filled.
dungeon-alt-places = { $name } places { $tokens }.
dungeon-alt-free = Free squares: { $squares }.
dungeon-alt-there = There already: { $things }.
dungeon-alt-fight = { $attacker } attacks { $target }, on { $squares }.
dungeon-alt-side = { $name }: { $fighters }: { $sum }{ $shown ->
    [yes] { " " }and card +{ $card } make { $total }
   *[no] { "" }
}.
dungeon-alt-tie = A tie: nothing happens.
dungeon-alt-wins = { $name } wins the fight. { $losses }.
dungeon-alt-loss = { $name } { $loss ->
    [dies] is eliminated
   *[wounded] is wounded
}
dungeon-alt-sight = The wand’s line from { $name } on { $here } to { $target } on { $there }, who dies: 1 point for { $gains }.

## What does not go

dungeon-refusal-gone = That does not go any more; what goes is shown here.
dungeon-refusal-no-way = There is no way to { $square } now: choose another square.
dungeon-refusal-no-attack = That attack cannot be made now: go back to the turn and look whom you can reach.
dungeon-refusal-no-fight = There is no fight now.
dungeon-refusal-no-hand = You do not play at this table, so you hold nothing; What is where shows the game.
dungeon-refusal-no-draw = There is no draw to offer or to agree to now: your offer stands already, or the game is not under way.
dungeon-refusal-no-topic = The rules have no such topic: choose one from the menu.

## For whoever meets something for the first time

dungeon-first-card = -# New here? You play one card a turn. Try what you like: nothing counts before you end the turn, reveal a room or attack.
dungeon-first-who = -# New here? Each action point is for any one of your characters. Choose one to see what it reaches.
dungeon-first-what = -# New here? The numbers on the picture stand in the menu; buttons do everything else. Undo takes back.
dungeon-first-reveal = -# New here? Revealing turns up the hidden room beside your character; you place what lies in it, but for your own objects.
dungeon-first-rotate = -# New here? On a gear you can turn the room a quarter, with all that is in it, or the room of the same pair.
dungeon-first-attack = -# New here? Everybody unwounded beside an enemy in a fight joins it; the button says what both sides count before cards.
dungeon-first-jump = -# New here? A jump leads over one pit and costs one of your three jump cards.
dungeon-first-end = -# New here? Your last action point is planned. Look at it once more: Undo still takes back, End turn does not.
dungeon-first-place = -# New here? Each square is a button. Tap where the token goes; a placed one can be taken back until the last is placed.
dungeon-first-lay = -# New here? Both lay one card in secret, and both cards are used up; only the +0 comes back to your hand.

## Hints

dungeon-hint-head = **The hard computer would:**
dungeon-button-take-hint = Plan it so
dungeon-refusal-no-hint = No hint can be given about this.
dungeon-hint-why-wins = Why: that wins the game.
dungeon-hint-why-leaves = Why: the { $character } leaves the maze{ $loaded ->
    [yes] { " " }with the { $target }
   *[no] { "" }
}, for { $points ->
    [0] no point
    [one] 1 point
   *[other] { $points } points
}.
dungeon-hint-why-shoots = Why: the wand ends the { $target }, which stands in its line.
dungeon-hint-why-fights = Why: if both lay their cards well, the { $character } beats the { $target } in { $chance } % of such fights.
dungeon-hint-why-reveals = Why: room { $room } is still hidden; who turns it up places what lies in it.
dungeon-hint-why-takes = Why: the { $character } gets the { $target }.
dungeon-hint-why-heals = Why: the { $target } can act again.
dungeon-hint-why-opens = Why: the { $character } opens a way.
dungeon-hint-why-turns = Why: turning room { $room } shortens your ways, or lengthens the other’s.
dungeon-hint-why-blocks = Why: the { $target } then needs { $after } instead of { $before } action points to the exit.
dungeon-hint-why-nears = Why: the { $character } then needs { $after } instead of { $before } action points to the exit.
dungeon-hint-why-waits = Why: nothing better is in reach; this gives the least away.
dungeon-hint-why-card = Why: a { $card } is enough for what is in reach, and the higher cards stay for later.
dungeon-hint-why-lays = Why: nobody can be sure of a card; this one is laid in { $chance } % of such fights by who plays best.
dungeon-hint-why-places = Why: there the { $target } does most for you, or least for the other.
dungeon-hint-why-hides = Why: in room { $room } the { $target } is of most use to you.
dungeon-hint-why-agrees = Why: neither side can expect more than a draw.
