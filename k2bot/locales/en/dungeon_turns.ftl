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
dungeon-ask-card = Which action card do you play? Its number is how many action points (AP) you have.
dungeon-card-too-high = -# Until somebody has played a 4 a card is at most one higher than the highest so far: now { $highest }.
dungeon-ask-who = Who acts?
dungeon-ask-what = What does the **{ $name }** do?
dungeon-ask-end = That was the last action point. End the turn, or undo.
dungeon-ask-win = That ends the game! Press the green button, or undo.
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
dungeon-go-to-area = { $character }: go to … ({ $area }, { $count ->
    [one] 1 square
   *[other] { $count } squares
})
dungeon-go-room = Choose in { $area } ({ $count ->
    [one] 1 square
   *[other] { $count } squares
})
dungeon-go-line-of = { $colour }’s line
dungeon-go-purpose = { $purpose ->
    [exit] Exit
    [thing] Something to take
    [wounded] Wounded enemy beside it
    [enemy] Enemy beside it
    [hidden] Hidden room beside it
    [gear] Gear
    [nearer] Good way on
   *[other] { "" }
}{ $purpose ->
    [exit] { "" }
    [other] { $area }
   *[some] , { $area }
}
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
dungeon-how-line = On the way to { $square }: { $way }
dungeon-how = How does the { $character } go to { $square }?
dungeon-way-keeps = keeps { $thing }
dungeon-way-nothing = takes nothing
dungeon-way-takes = takes { $thing }{ $partnered ->
    [yes] { " " }from { $partner }
   *[no] { "" }
}{ $square ->
    [there] { "" }
   *[other] { " " }on { $square }
}
dungeon-way-leaves = leaves { $thing }{ $partnered ->
    [yes] { " " }with { $partner }
   *[no] { "" }
}{ $square ->
    [there] { "" }
   *[other] { " " }on { $square }
}
dungeon-way-swaps = takes { $thing }{ $partnered ->
    [yes] { " " }from { $partner } in exchange for
   *[no] { " " }and leaves
} { $left }{ $square ->
    [there] { "" }
   *[other] { " " }on { $square }
}

## Whole moves, a press each

dungeon-suggest-menu = Any character: the best moves at a glance …
dungeon-suggest-card = { $points } AP: { $move }
dungeon-suggest-move = { $character } to { $square }{ $moves ->
    [one] { "" }
   *[other] { " " }in { $moves } moves
}{ $plain ->
    [no] { " " }· { $facts }
   *[yes] { "" }
}{ $ap ->
    [0] { "" }
   *[other] { " " }· { $ap } AP from the exit
}
dungeon-suggest-deed = { $character }: { $deed }

dungeon-deed-reveal = Reveal room { $room }
dungeon-deed-rotate = { $which ->
    [own] Rotate this room
   *[twin] Rotate the twin, room { $room }
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
} the portcullis to { $square }
dungeon-deed-break = Break the portcullis to { $square }
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
dungeon-button-text = Maze as text
dungeon-button-rules = Rules
dungeon-button-hint = Hint
dungeon-button-text-all = Maze as text
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

dungeon-place-hint = -# `/dungeon hint` says where a computer would place it.
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

dungeon-alt-characters = In play, { $colour }: { $told }.
dungeon-alt-thing = { $name } on { $square }
dungeon-alt-at = { $name } { $square }
dungeon-alt-loose = Lying about, { $colour }: { $things }.
dungeon-alt-down = Face down: { $rooms }.
dungeon-alt-down-room = room { $room } with { $blue } blue and { $yellow } yellow
dungeon-alt-gears = Gears: { $gears }.
dungeon-alt-gear = room { $room } on { $square }, turns { $way ->
    [right] right
   *[left] left
}{ $twin ->
    [0] {""}
   *[other] , twin { $twin }
}
dungeon-now-leaving = Could walk out next: { $names }.
dungeon-alt-legend = { $name }: speed { $speed }, combat { $combat }
dungeon-alt-reach = What the { $name } on { $square } reaches: { $count ->
    [one] 1 square, for 1 AP
   *[other] { $count } squares, each for 1 AP
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
dungeon-refusal-no-hand = You’re not playing in this game, so you have no cards. The board and the rules are open to you.
dungeon-refusal-no-draw = There is no draw to offer or to agree to now: your offer stands already, or the game is not under way.
dungeon-refusal-no-topic = The rules have no such topic: choose one from the menu.

## For whoever meets something for the first time

dungeon-first-team = -# New here? The Thief is the fastest, the Troll fights best, the Goblin brings 2 points when it leaves. No team is wrong.
dungeon-first-hide = -# New here? Whoever reveals a room places the characters in it: hide yours where you will be first. Your objects the other always places.
dungeon-first-leave = -# New here? Squares on the other’s line lead out of the maze: a point, the Goblin 2, and 1 more with a Treasure in hand.
dungeon-first-carry = -# New here? Whoever stops where a thing lies carries it. For taking or leaving on the way there is the menu How.
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

dungeon-review-head = **Turn { $number } · { $kind ->
    [card] your action card
    [lay] your combat card
   *[act] what you did
}**
dungeon-review-own = You:
dungeon-review-better = It would:
dungeon-review-cost = By its reckoning that cost { $game ->
    [yes] the game
   *[no] { $tenths ->
        [one] about a tenth of a point
       *[other] about { $tenths } tenths of a point
    }
}. It knew no more than you did then.
dungeon-hint-head = { $drawn ->
    [yes] **The hard computer draws this, so that nobody can foresee it. Drawn now:**
   *[no] **The hard computer would:**
}
dungeon-button-take-hint = Plan it so
dungeon-refusal-no-hint = No hint can be given about this.
dungeon-hint-why = Why: { $gain }{ $feared ->
    [yes] ; { $fear }
   *[no] { "" }
}.
dungeon-hint-gain-wins = that wins the game
dungeon-hint-gain-leaves = the { $character } { $by ->
    [jump] jumps out
    [wall] goes out through the wall
    [rope] crosses the pit by the Rope and leaves
   *[walk] leaves
}{ $loaded ->
    [yes] { " " }with the { $target }
   *[no] { "" }
}: { $points ->
    [0] no point, but safe
    [one] 1 point
   *[other] { $points } points
}
dungeon-hint-gain-shoots = the { $target } is the first in the wand’s line and is out: 1 point
dungeon-hint-gain-eliminates = the { $target } is out: 1 point
dungeon-hint-gain-fights = it is { $attack } to { $defence } before cards, { $chance ->
    [100] nearly all such fights
   *[other] { $chance } % of such fights
} are won if both lay well, and winning { $prize }
dungeon-hint-prize-points = is { $points ->
    [one] 1 point
   *[other] { $points } points
} (out: the { $who })
dungeon-hint-prize-wounds = wounds the { $who }
dungeon-hint-cost-points = gives { $points ->
    [one] 1 point
   *[other] { $points } points
} (out: your { $who })
dungeon-hint-cost-wounds = wounds only your { $who }
dungeon-hint-gain-reveals = whoever reveals room { $room } places its characters{ $some ->
    [yes] { " " }(yours: { $own })
   *[no] { "" }
} and { $them }’s objects
dungeon-hint-gain-heals = the { $target } can act again from your next turn on
dungeon-hint-gain-drinks = the Potion gives the { $character } { $points } action points of its own, this turn
dungeon-hint-gain-takes = the { $character } gets the { $target }, { $thing ->
    [armour] +1 whenever attacked
    [sword] +1 in each attack
    [rope] which bridges a pit
    [potion] 4 action points when drunk
    [wand] which in the Wizard’s hand takes out whoever is first in a line
    [treasure] 1 point more when carried out
   *[friend] who is safe once carried out
}
dungeon-hint-gain-opens = the portcullis is open, and { $then }
dungeon-hint-gain-opens-on = the portcullis is open then
dungeon-hint-gain-turns = as room { $room } then lies, { $then }
dungeon-hint-gain-turns-on = of all it looked at, room { $room } lies best so
dungeon-hint-gain-blocks = the { $target } { $after ->
    [0] finds no way out any more ({ $before ->
        [one] 1 action point
       *[other] { $before } action points
    } before)
   *[other] needs { $after } instead of { $before } action points to walk out
}
dungeon-hint-gain-nears = { $by ->
    [jump] by the jump{" "}
    [wall] through the wall{" "}
    [rope] over the pit by the Rope{" "}
   *[walk] { "" }
}{ $before ->
    [0] the way out of the { $character } is open: { $after ->
        [one] 1 action point
       *[other] { $after } action points
    } more
   *[other] the { $character } needs { $after } instead of { $before } action points to walk out
}
dungeon-hint-gain-approaches = the { $character } comes nearer to its exit, though the way out is still closed
dungeon-hint-gain-waits = of all it looked at, nothing gives you more
dungeon-hint-gain-card = { $card ->
    [one] 1 action point is
   *[other] { $card } action points are
} enough: { $then }
dungeon-hint-gain-lays = { $reach ->
    [no] no card of yours can win this, and the others are kept
    [none] you make { $total }, which wins nothing, but keep the higher cards
   *[other] you make { $total }, which beats { $reach ->
        [all] every card { $them } has left
        [most] all but { $unbeaten }
       *[some] only { $beaten }
    }
}{ $returns ->
    [yes] { " " }and the +0 comes back
   *[no] { "" }
}{ $reach ->
    [no] { "" }
    [none] { "" }
   *[other] ; winning { $prize }
}
dungeon-hint-gain-team = the { $fastest } (speed { $speed }) and the { $strongest } (combat { $combat }) act from your first turn on
dungeon-hint-gain-hides-character = { $where ->
    [near] room { $room } touches your line, so you can be the first to reveal it and place the { $target }
    [far] from room { $room } the { $target } has only one room to cross
   *[middle] room { $room } is half way: the { $target } has that much less to walk
}
dungeon-hint-gain-hides-object = { $where ->
    [near] room { $room } touches your line, so the { $target } lies near your team
    [far] room { $room } touches { $them }’s line: the { $target } waits at the end of your way
   *[middle] room { $room } is half way, where you pass with the { $target }
}
dungeon-hint-gain-places = of the free squares this one leaves you best off, by its reckoning
dungeon-hint-gain-places-from = from there the { $target } needs { $ap ->
    [one] 1 action point
   *[other] { $ap } action points
} to walk out
dungeon-hint-gain-places-best = { $own ->
    [yes] no free square is nearer to the exit: the { $target } needs { $ap ->
        [one] 1 action point
       *[other] { $ap } action points
    } to walk out
   *[no] no free square is farther from the exit: the { $target } needs { $ap ->
        [one] 1 action point
       *[other] { $ap } action points
    } to walk out
}
dungeon-hint-gain-places-nearest = no free square is nearer to the exit, though the way out is still closed
dungeon-hint-gain-places-shut = from there the { $target } finds no way out
dungeon-hint-gain-lies-near = your { $character } is nearest to the { $target } there
dungeon-hint-gain-lies-far = no free square is farther from { $them }’s characters
dungeon-hint-gain-draw = { $stands ->
    [behind] you are behind, { $own } : { $other }, and stand worse: a draw is more than that
    [ahead] it stands { $own } : { $other }
   *[even] it stands { $own } : { $other }{ $quiet ->
        [0] {""}
        [one] , 1 turn brought nothing
       *[other] , { $quiet } turns brought nothing
    }, and you cannot expect more
}
dungeon-hint-declined-draw = It does not take the draw: { $stands ->
    [ahead] you lead { $own } : { $other }
   *[other] at { $own } : { $other } your characters stand well enough to play on
}.
dungeon-hint-fear-leaves = but the { $character } could walk out next ({ $ap } AP){ $more ->
    [0] { "" }
   *[other] , not alone
}{ $wins ->
    [yes] , and { $them } wins
   *[no] { "" }
}
dungeon-hint-fear-attacked = but the { $attacker } could attack your { $points ->
    [0] { "" }
   *[other] { $wounded ->
        [yes] wounded{" "}
       *[no] { "" }
    }
}{ $target }, { $attack } to { $defence } before cards{ $points ->
    [0] { "" }
    [one] , for a point
   *[other] , for { $points } points
}
dungeon-hint-fear-gives-way = but it gives way: the { $target } { $before ->
    [0] has a way out now ({ $after } AP)
   *[other] needs { $after } instead of { $before } AP to walk out
}
dungeon-hint-fear-loses = a lost fight { $cost }
dungeon-hint-fear-objects = but { $them } places your { $objects }
dungeon-hint-fear-cards = cards come back only after your fourth, so keep { $cards } for later
dungeon-hint-fear-team = but the { $count } you hide are placed by whoever finds them
dungeon-hint-fear-team-dear = but the { $target }, { $points } points when it leaves, waits in a room and is placed by whoever finds it
dungeon-hint-fear-hides-character = { $where ->
    [near] but it has the whole maze to cross
    [far] but { $them } can be the first there, and places it
   *[middle] but whoever finds it first places it
}
dungeon-hint-fear-hides-object = but { $them } places it, whoever finds it
dungeon-hint-fear-places = from { $square } it would be { $ap ->
    [one] 1 action point
   *[other] { $ap } action points
}
