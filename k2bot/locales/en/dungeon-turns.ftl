### Dungeon Twister: the pages of a turn, alt texts and hints. Ids begin with dungeon-.

## The panel of a turn

dungeon-turn-left = **{ $points ->
    [one] 1 action point
   *[other] { $points } action points
}** left
dungeon-turn-wounded = Wounded (can’t act until healed): { $names }
dungeon-turn-healed = Healed this turn (can’t act until it ends): { $names }
# $sort: the sort of $name, for articles
dungeon-turn-spared = -# The { $name } was { $healed ->
    [yes] healed
   *[no] wounded
} this turn, so nobody can attack it again before the turn ends.
# $sort: the sort of $name, for articles
dungeon-turn-carried = -# The { $name } is being carried, so the Cleric can’t heal it: its carrier has to leave it somewhere first.
dungeon-turn-pit = -# The { $count ->
    [one] pit
   *[other] pits
} on { $squares } can’t be crossed: { $jumps ->
    [0] you have no jump card left
   *[other] there’s no free square to jump to
}, and you need a Rope or your Thief to walk over.
# $fights: whether an attack is among what can be done. $reveals: whether revealing a room is
dungeon-turn-last = -# Last action point: { $fights ->
    [yes] { $reveals ->
        [yes] an attack or a revealed room
       *[no] an attack
    }
   *[no] revealing a room
} can’t be undone and ends your turn.
# $character_sort: the sort of $character, for articles
dungeon-potion-left = Potion: { $points ->
    [one] 1 action point
   *[other] { $points } action points
} for the { $character } alone.
dungeon-turn-planned = • { $line }
dungeon-turn-dropped = -# Your plan no longer works, so it was reset.
dungeon-turn-quiet = -# { $count } turns in a row without a point or a new room. After 40, the higher score wins; equal scores are a draw.
# $leader: who wins then, or none
dungeon-turn-quiet-last = ⚠ Unless there’s a point or a new room this turn, the game ends with it: { $leader ->
    [none] a draw
   *[other] { $leader } wins
}.
dungeon-turn-offered = { $name } offers a draw. Accept it on the page **{ dungeon-button-hand }**, or just play on.
dungeon-ask-card = Which action card do you play? Its number is how many action points (AP) you get.
dungeon-card-too-high = -# { dungeon-rule-card-too-high }
dungeon-card-last = -# It’s your last action card: after this turn, you get all four back.
dungeon-ask-who = Who acts?
dungeon-ask-what = What should the **{ $name }** do?
dungeon-ask-end = You’ve used your last action point. Press **{ dungeon-button-end-turn }**, or **{ talk-button-undo }**.
dungeon-rotate-ask = The picture shows how it will look. **A rotation is final:** once you press **{ $button }**, you can’t take it back on your own{ $count ->
    [0] { "" }
   *[other] , nor what you planned before it
}.{ $ends ->
    [yes] { " " }It also ends your turn.
   *[no] { "" }
}
dungeon-ask-over = { $outcome ->
    [won] That wins the game! Press **{ dungeon-button-win }**, or **{ talk-button-undo }**.
    [drawn] ⚠ That ends the game in a draw. Press **{ dungeon-button-end-turn }**, or **{ talk-button-undo }**.
   *[lost] ⚠ That loses the game! Press **{ talk-button-undo }**, unless you mean to.
}
dungeon-sure-end = You’ll lose { $points ->
    [one] the action point
   *[other] the { $points } action points
} you have left. End your turn anyway?

dungeon-who = { $loaded ->
    [yes] { $name } + { $load }
   *[no] { $name }
}{ $potion ->
    [0] { "" }
   *[other] { " " }({ $potion } AP)
}
dungeon-go-menu = go to …
dungeon-go-to = { $character }: { dungeon-go-menu } ({ $most ->
    [1] 1
   *[other] 1–{ $most }
} AP, { $count ->
    [one] only 1 square
   *[other] { $count } squares
})
dungeon-go-to-area = { $character }: { dungeon-go-menu } ({ $area }, { $most ->
    [1] 1
   *[other] 1–{ $most }
} AP, { $count ->
    [one] only 1 square
   *[other] { $count } squares
})
dungeon-go-room = Show { $area } ({ $count ->
    [one] 1 square
   *[other] { $count } squares
})
dungeon-go-line-of = { $colour }’s starting line
dungeon-go-where = { $area ->
    [A] Blue’s starting line
    [V] Yellow’s starting line
   *[room] Room { $area }
}
dungeon-go-nearer = closer to the exit
# Whose way a rotated room changes: an own character’s, or an enemy’s
# $ap: action points in which an own character can then leave; 0 for an enemy that no longer can; “far” for neither
dungeon-go-way = { $ap ->
    [0] { $name } can’t get out next turn
    [far] { $name } { $own ->
        [yes] closer to the exit
       *[no] farther from the exit
    }
   *[other] { $name } { $ap } AP from the exit
}
# $sort: the sort of $name, for articles
dungeon-go-along = brings the { $name } along
dungeon-go-tends = closer to the wounded
dungeon-go-away = away from the enemy
dungeon-go-line = { $back ->
    [yes] back to { $square }
   *[no] { $square }
}{ $plain ->
    [no] { " " }· { $facts }
   *[yes] { "" }
}
dungeon-go-cost = { $points } AP
dungeon-go-ways = you can then choose what it carries
dungeon-goes-wins = wins the game
dungeon-goes-out = leaves the maze: { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}
dungeon-goes-out-safe = the { $name } is safe
dungeon-goes-out-lost = the { $name } is lost
dungeon-goes-jump = { $count ->
    [one] uses 1 jump card
   *[other] uses { $count } jump cards
}
dungeon-goes-pit = stops on a pit
dungeon-goes-pit-roped = on a pit, with a rope
dungeon-goes-falls = { $own ->
    [yes] ⚠ { $name } falls into the pit
   *[no] { $name } falls into the pit: 1 point
}
dungeon-goes-gear = on a gear
dungeon-goes-beside = next to { $name }
dungeon-goes-beside-wounded = next to wounded { $name }
dungeon-goes-reveals = next to hidden { $count ->
    [one] room
   *[other] rooms
} { $rooms }
dungeon-how-line = { $goal } · { $way }
dungeon-how = { $goal }: choose what it carries …
# $sort: the sort of $thing, for articles
dungeon-way-keeps = keeps the { $thing }
# Whom a move takes or leaves: a character that’s carried is wounded.
# $sort: the sort of $name, for articles
dungeon-way-wounded = wounded { $name }
dungeon-way-nothing = picks up nothing
# What a move takes and leaves: said of it, as in “picks up the Rope”, or added to it, as in “…, picking up the Rope”.
# $sort: the thing, for articles: cleric, goblin, mekanork, thief, troll, wallwalker, warrior, wizard, armour, potion, rope, sword, treasure or wand
# $partner_sort: the sort of $partner if there is one, for articles
dungeon-way-takes = { $partnered ->
    [yes] { $form ->
        [added] taking
       *[said] takes
    } the { $thing } from the { $partner }
   *[no] { $form ->
        [added] picking up
       *[said] picks up
    } the { $thing }
}{ $square ->
    [there] { "" }
   *[other] { " " }on { $square }
}
# $sort: the thing, for articles: cleric, goblin, mekanork, thief, troll, wallwalker, warrior, wizard, armour, potion, rope, sword, treasure or wand
# $partner_sort: the sort of $partner if there is one, for articles
dungeon-way-leaves = { $form ->
    [added] leaving
   *[said] leaves
} the { $thing }{ $partnered ->
    [yes] { " " }with the { $partner }
   *[no] { "" }
}{ $square ->
    [there] { "" }
   *[other] { " " }on { $square }
}
# $sort: the thing, for articles: cleric, goblin, mekanork, thief, troll, wallwalker, warrior, wizard, armour, potion, rope, sword, treasure or wand
# $left_sort: the same of what is left
# $partner_sort: the sort of $partner if there is one, for articles
dungeon-way-swaps = { $form ->
    [added] swapping
   *[said] swaps
} the { $left } for the { $partnered ->
    [yes] { $partner }’s { $thing }
   *[no] { $thing }
}{ $square ->
    [there] { "" }
   *[other] { " " }on { $square }
}

## Suggested moves, one press each

dungeon-suggest-menu = Quick suggestions for all characters …
dungeon-suggest-card = { $points } AP: { $move }
# A character and where it goes.
dungeon-suggest-goal = { $character } { $back ->
    [yes] back to { $square }
   *[no] to { $square }
}
dungeon-suggest-move = { $goal }{ $actions ->
    [one] { "" }
   *[other] { " " }({ $actions } AP)
}{ $plain ->
    [no] { " " }· { $facts }
   *[yes] { "" }
}{ $ap ->
    [0] { "" }
   *[other] { " " }· { $ap } AP from the exit
}
dungeon-suggest-deed = { $character }: { $deed }{ $plain ->
    [no] { " " }· { $facts }
   *[yes] { "" }
}

dungeon-deed-reveal = Reveal room { $number }
dungeon-deed-rotate = { $which ->
    [own] Rotate room { $number }
   *[twin] Rotate twin room { $number }
} { $turn ->
    [right] ↻
   *[left] ↺
}
dungeon-deed-jump = { $out ->
    [yes] Jump out at { $square }
   *[no] Jump to { $square }
} (1 jump card)
dungeon-deed-wall = Through the wall to { $square }
dungeon-deed-attack-whom = Attack { $target }
dungeon-deed-attack = { dungeon-deed-attack-whom } ({ $attack } vs { $defence }, plus cards)
dungeon-deed-heal = Heal { $target }
dungeon-deed-regenerate = Heal itself
dungeon-deed-gate = { $state ->
    [open] Close
   *[closed] Open
} the portcullis to { $square }
dungeon-deed-break = Break the portcullis to { $square }
dungeon-deed-drink = Drink the Potion (+4 AP)
dungeon-deed-fire = Fire at { $target }
dungeon-do-other = More actions ({ $count })

dungeon-button-card = { $points } AP
dungeon-button-win = Win the game
dungeon-button-end-turn = End turn
dungeon-button-end = { $over ->
    [yes] { dungeon-button-win }
   *[no] { dungeon-button-end-turn }{ $left ->
        [0] { "" }
       *[other] { " " }({ $left } AP left)
    }
}
dungeon-button-end-anyway = End turn anyway
dungeon-button-back-to-turn = Back to turn
dungeon-button-maze = Whole maze
dungeon-button-only-room = Just the room
dungeon-button-hand = My hand
dungeon-button-text = Maze as text
dungeon-button-rules = Rules
dungeon-button-draw = { $agrees ->
    [yes] Accept draw …
   *[no] Offer draw …
}
dungeon-button-draw-sure = { $agrees ->
    [yes] Agree to draw
   *[no] Offer a draw
}

## Warnings

dungeon-warns-pit = ⚠ Your { $name } is on a pit without a rope: a wound there knocks it out.
dungeon-warns-exit = ⚠ Next turn, { $colour } can leave the maze with { $names }{ $wins ->
    [yes] . **That would win the game.**
   *[no] .
}
dungeon-threat = Near the exit: { $name }, { $ap ->
    [one] 1 action point
   *[other] { $ap } action points
} away.
dungeon-threat-one = { $name } ({ $ap } AP, via { $square })
dungeon-warns-one = the { $name } ({ $ap } AP)

## Fights

dungeon-fight-side = { $role ->
    [attacks] Attack
   *[defends] Defence
}, { $name }: { $fighters } = **{ $sum }**
dungeon-fight-risk = Knocked out if { $name } loses: { $who } ({ $count ->
    [one] 1 point
   *[other] { $count } points
})
dungeon-fighter = { $name } { $value }{ $wounded ->
    [yes] { " " }(wounded)
   *[no] { "" }
}
dungeon-list-plus = { $first } + { $second }
dungeon-plus = +{ $value }
dungeon-fight-choose = Which combat card do you play? It starts the attack. Your opponent plays one without seeing yours; after that, you can’t undo it.
dungeon-fight-last = It’s your last action point, so your turn ends after the fight.
dungeon-fight-lay = Which combat card do you play? It counts at once, and both are revealed together. The card you play is gone for good, unless it’s the +0.
dungeon-button-combat = +{ $value }{ $returns ->
    [yes] { " " }(comes back)
   *[no] { $count ->
        [one] { "" }
       *[other] { " " }({ $count } left)
    }
}

## Filling a room

dungeon-place-ask = Where in room { $room } do you place the **{ $token }**?
dungeon-place-after = Next: { $tokens }.
dungeon-place-done = Placed so far: { $tokens }.
dungeon-on-square = { $token } on { $square }
# $points: the action points left then, a potion's included
dungeon-place-other = Then { $name } places your { $tokens }{ $points ->
    [0] .
   *[other] , and your turn continues.
}
dungeon-place-final = -# It’s the last one you place, so your choice is final.
dungeon-place-end = You’ve placed everything, and that was your last action point. Press **{ dungeon-button-end-turn }**, or **{ talk-button-undo }** to take the last one back.
# $token: the character that is placed
dungeon-place-exits = -# After a square: the AP the { $token } would need to leave from there, if there’s a way out yet.
# $out: the action points a character placed there needs to leave the maze, 0 if there's no way out or for an object
dungeon-place-square = { $gear ->
    [yes] { $square } ⚙
   *[no] { $square }
}{ $out ->
    [0] { "" }
   *[other] { " · " }{ $out } AP
}

## The hand

dungeon-hand-cards = { $whose ->
    [own] You have
   *[other] { $name } has
} these action cards: { $actions }; combat cards: { $combat }; { $jumps ->
    [0] no jump cards
    [one] 1 jump card
   *[other] { $jumps } jump cards
}.
dungeon-hand-covered = { $name } has { $actions ->
    [0] no action cards
    [one] 1 action card
   *[other] { $actions } action cards
}{ $last ->
    [0] { "" }
   *[other] { " " }(last played: { $last })
}, { $combat ->
    [one] 1 combat card
   *[other] { $combat } combat cards
} and { $jumps ->
    [0] no jump cards
    [one] 1 jump card
   *[other] { $jumps } jump cards
}. The other cards played are face down.
dungeon-hand-hidden = Your tokens still face down:
dungeon-hand-in-room = Room { $room }: { $tokens }
dungeon-hand-before-plan = -# This is before the turn you’re planning: none of it has happened yet.
dungeon-hand-nothing-hidden = None of your tokens are face down any more.
dungeon-draw-stands = { $own ->
    [yes] Your offer of a draw is open until { $name } has ended a turn.
   *[no] { $name } offers a draw.
}
dungeon-draw-ask = { $agrees ->
    [yes] { $name } offers a draw. If you agree, the game ends without a winner.
   *[no] Offer { $name } a draw? The offer is open until { $name } has ended a turn. Meanwhile you play on.
}

## Maze as text

dungeon-text-seat = **{ $name }**
dungeon-text-standing = In play: { $facts }.
dungeon-text-known = Face down: { $facts }.
dungeon-text-out = Out of the game: { $facts }.
dungeon-text-unknown = { $count ->
    [one] 1 token is
   *[other] { $count } tokens are
} face down.
# $sort: the sort of $name, for endings: cleric, goblin, mekanork, thief, troll, wallwalker, warrior, wizard, armour, potion, rope, sword, treasure or wand
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
    [dead] knocked out
    [used] used up
   *[other] lost
}
dungeon-text-down = Room { $room }: face down. Tokens in it: { $blue } blue, { $yellow } yellow ({ $most } at most).
dungeon-text-up = Room { $room }: { $gear }.
dungeon-text-gear = the gear on { $square }, number { $number }, rotates it { $way ->
    [right] clockwise
   *[left] counterclockwise
}; its twin is { $twin ->
    [0] still hidden
   *[other] room { $twin }
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
}: { $open ->
    [yes] leads to { $ways }
   *[no] leads nowhere
}{ $there ->
    [yes] . On it: { $tokens }
   *[no] { "" }
}
dungeon-text-hidden-room = hidden room { $room }
dungeon-alt-turn = Turn { $number }{ $card ->
    [0] { "" }
   *[other] , card { $card }
}.
dungeon-alt-score = { $first } { $blue } of { $blue-goal } points, { $second } { $yellow } of { $yellow-goal }.
dungeon-alt-no-card = No action card played yet.
dungeon-alt-no-points = No action points left.
dungeon-alt-laid = Combat card played: { $name }{ $card ->
    [hidden] { "" }
   *[other] , { $card }
}.
dungeon-alt-quiet = Quiet turns: { $count } of { $of }.
dungeon-alt-winner = Winner: { $name }.
dungeon-alt-news = { $colour }, { $now ->
    [yes] this turn
   *[no] last turn
}: { $told }.
dungeon-news-way = { $does ->
    [takes] { $name } from { $start } to { $square }, takes { $taken }
    [leaves] { $name } from { $start } to { $square }, leaves { $left }
    [swaps] { $name } from { $start } to { $square }, leaves { $left }, takes { $taken }
    [carries] { $name } carries { $burden } from { $start } to { $square }
    [jump] { $name } jumps from { $start } to { $square }
    [wall] { $name } through the wall from { $start } to { $square }
   *[moves] { $name } from { $start } to { $square }
}
dungeon-news-there = { $does ->
    [takes] { $name } takes { $taken } at { $square }
    [leaves] { $name } leaves { $left } at { $square }
   *[swaps] { $name } leaves { $left }, takes { $taken } at { $square }
}
dungeon-news-revealed = { $count ->
    [one] room
   *[other] rooms
} { $rooms } revealed
dungeon-news-turned = { $count ->
    [one] room
   *[other] rooms
} { $rooms } rotated { $way ->
    [right] clockwise
    [left] counterclockwise
   *[half] 180°
}
dungeon-news-attack = { $name } attacks { $target }
dungeon-news-fires = { $name } fires the Wand at { $target }
dungeon-news-dead = { $name } knocked out on { $square }: +1 for { $gains }
dungeon-news-left = { $name } leaves the maze, { $points ->
    [one] 1 point
   *[other] { $points } points
}
dungeon-news-gate = portcullis between { $first } and { $second } { $state ->
    [open] opened
    [broken] broken
   *[closed] closed
}

## Alt texts

dungeon-alt-characters = { $colour }: { $told }.
dungeon-alt-at = { $name } { $square }
dungeon-alt-loose = on the floor { $things }
dungeon-alt-down = Face-down rooms with blue and yellow tokens: { $rooms }.
dungeon-alt-down-room = { $room } with { $blue } and { $yellow }
dungeon-alt-down-empty = Face-down rooms without tokens: { $rooms }.
dungeon-alt-casts = Before the rooms, all eight characters of each side face each other.
dungeon-alt-gears = Gears by room: { $gears }.
dungeon-alt-gears-way = { $way ->
    [right] clockwise
   *[left] counterclockwise
} { $gears }
dungeon-alt-gear = { $room } on { $square }
dungeon-alt-twins = Twin rooms: { $rooms }.
dungeon-alt-cards = { $colour }: cards { $actions }; combat { $combat }; jumps { $jumps }.
dungeon-alt-covered = { $colour }: cards left { $actions }{ $last ->
    [0] { "" }
   *[other] , last played { $last }
}; combat cards { $combat }; jumps { $jumps }.
dungeon-alt-gates = Portcullises: { $gates }.
dungeon-alt-gates-state = { $state ->
    [broken] broken
   *[open] open
} { $gates }
dungeon-alt-marked = { $sign }: { $squares }.
dungeon-alt-hand = { $secret ->
    [yes] Combat cards, one of them played
   *[no] Combat cards left
}, { $name }: { $cards }.
dungeon-alt-unseen = { $count } hidden
dungeon-alt-carrier = { $fighter } with { $thing }
dungeon-now-leaving = Could leave the maze { $when ->
    [now] now
    [turn] this turn
   *[next] next turn
} ({ $partly ->
    [yes] up to +{ $points }
   *[no] +{ $points }
}): { $names }.{ $wins ->
    [yes] { " " }That would win the game.
   *[no] { "" }
}
dungeon-alt-legend = { $name }: speed { $speed }, combat { $combat }
dungeon-alt-objects = Objects: { $things }.
dungeon-alt-reach = Where the { $name } on { $square } can move: { $count ->
    [one] 1 square, for 1 AP
   *[other] { $count } squares, each for 1 AP
}.
dungeon-alt-farther = With { $count } AP: { $squares }.
dungeon-alt-run = { $first } to { $last }
dungeon-alt-turned = Room { $room } before and after rotating.
dungeon-alt-before = Before: { $things }.
dungeon-alt-after = After: { $things }.
dungeon-alt-room = Room { $room }, being filled.
dungeon-alt-places = { $name } places { $tokens }.
dungeon-alt-free = Free squares: { $squares }.
dungeon-alt-there = Already there: { $things }.
dungeon-alt-fight = The { $attacker } on { $here } attacks the { $target } on { $there }.
dungeon-alt-fighter = { $fighter } plus { $bonus } for the { $thing }
dungeon-alt-side = { $name }: { $fighters }, total { $sum }{ $shown ->
    [yes] ; with card +{ $card } that makes { $total }
   *[no] { "" }
}.
dungeon-alt-tie = A tie: nothing happens.
dungeon-alt-wins = { $name } wins the fight: { $losses }.
dungeon-alt-fight-points = +{ $points } for { $name }: now { $score } of { $goal } points.
dungeon-alt-loss = the { $name } { $loss ->
    [knocked-out] is knocked out
   *[wounded] is wounded
}
dungeon-alt-sight = The Wand’s line from the { $name } on { $here } to the { $target } on { $there }, who is knocked out: 1 point for { $gains }.
dungeon-alt-growth = Points by turn, { $name }: { $told }.
dungeon-alt-gain = { $points } in turn { $turn } ({ $names })

## Refusals

dungeon-refusal-gone = That’s no longer possible. Your options now:
dungeon-refusal-no-way = You can’t get to { $square } now. Choose another square.
dungeon-refusal-no-attack = You can’t make that attack now. Go back to your turn to see who’s in reach.
dungeon-refusal-no-hand = You’re not in this game, so you have no cards. You can still look at the maze and the rules.
dungeon-refusal-no-draw = You can’t offer or accept a draw now: you’ve already offered one, or the game isn’t running.

## Tips for first-timers

dungeon-first-goal = **Dungeon Twister in short.** Get your characters through the maze and out across your opponent’s starting line: 1 point each, 2 for the Goblin, and 1 more with a Treasure. Each enemy you knock out is worth 1 point, too. { $same ->
    [yes] The first to { $goal } points wins.
   *[no] You win with { $goal } points, your opponent with { $other }.
}
dungeon-first-team = -# New here? The Thief is the fastest, the Troll fights best, and the Goblin is worth 2 points when it leaves. No team is wrong.
dungeon-first-hide = -# New here? The player who reveals a room places its characters, so hide yours where you’ll be first. Your opponent always places your objects.
dungeon-first-leave = -# New here? Squares on your opponent’s starting line lead out of the maze: 1 point, 2 for the Goblin, and 1 more with a Treasure.
dungeon-first-carry = -# New here? A character that stops on an object carries it. To pick up or leave things along its route, use the menu that appears next.
dungeon-first-card = -# New here? You play one card a turn. Try things out: nothing is final until you end your turn, reveal or rotate a room, or attack.
dungeon-first-who = -# New here? You can spend each action point on any of your characters. Choose one to see where it can move.
dungeon-first-suggested = -# New here? The green buttons are quick suggestions for any of your characters. **{ talk-button-hint }** thinks further ahead.
dungeon-first-what = -# New here? The lightest squares in the picture cost 1 AP. The menu also has squares farther away, with what they cost. The buttons do everything else, and **{ talk-button-undo }** takes most things back.
dungeon-first-reveal = -# New here? Nobody can enter the hidden room next to your character until it’s revealed. Reveal it, and you place its tokens, except your own objects.
dungeon-first-rotate = -# New here? On a gear you can rotate the room a quarter turn, with everything in it, or rotate its twin. The button shows you the result first: a rotation is final.
dungeon-first-attack = -# New here? Every unwounded character next to an enemy in the fight joins in. The button shows both sides’ totals before cards.
dungeon-first-jump = -# New here? A jump crosses one pit and uses up { $jumps ->
    [1] your last jump card
   *[other] one of your { $jumps } jump cards
}.
dungeon-first-end = -# New here? You’ve planned all your action points. You can still undo now, but not after you end your turn.
dungeon-first-place = -# New here? Choose a letter, then a square: letters and numbers are at the picture’s edges. You can take tokens back until you place the last one. **{ talk-button-hint }** tells you where a computer would place this one.
dungeon-first-lay = -# New here? You both play one card in secret, and both cards are used up. Only the +0 comes back to your hand.
dungeon-first-tall = -# On a phone most of the time? `/{ command-settings-name }` makes the maze on all your pages tall.

## Hints

dungeon-review-head = **Turn { $number } · { $kind ->
    [card] your action card
    [lay] your combat card
   *[act] what you did
}**
dungeon-review-own = You:
dungeon-review-better = Strongest computer:
dungeon-review-cost = The computer estimates that your choice cost you { $game ->
    [yes] a win
   *[no] { $points ->
        [one] about 1 point
       *[other] about { $points } points
    }
}. It knew only what you knew then.
dungeon-hint-head = { $drawn ->
    [yes] **The strongest computer picks at random here, so nobody can predict it. This time:**
    [cards] **In a fight, the strongest computer varies its cards, so nobody can predict them. This time:**
   *[no] { $wins ->
        [yes] **The strongest computer would win the game:**
       *[no] **The strongest computer would:**
    }
}
dungeon-hint-then = **{ talk-button-take-hint }** plans the steps above. Press the rest yourself:
# $drawn: whether the answer was drawn at random, or a card from among several
dungeon-hint-why = { $drawn ->
    [no] Why
   *[other] In its favour
}: { $gain }{ $feared ->
    [yes] ; { $fear }
   *[no] { "" }
}.
# $fear: one of the dungeon-hint-fear-…, as a sentence of its own
dungeon-hint-risk = { $fear }.
dungeon-hint-gain-wins = that wins the game
# $target_sort: the sort of $target, for articles
# $character_sort: the sort of $character, for articles
dungeon-hint-gain-leaves = the { $character } { $by ->
    [jump] jumps over a pit and leaves
    [wall] steps through a wall and leaves
    [rope] crosses the pit with the Rope and leaves
   *[walk] leaves
}{ $loaded ->
    [yes] { " " }with the { $target }
   *[no] { "" }
}: { $points ->
    [0] no points, but safe
    [one] 1 point
   *[other] { $points } points
}
# $target_sort: the sort of $target, for articles
dungeon-hint-gain-shoots = the { $target } is first in the Wand’s line and is knocked out: 1 point
# $target_sort: the sort of $target, for articles
dungeon-hint-gain-eliminates = the { $target } is knocked out: 1 point
dungeon-hint-gain-fights = it’s { $attack } to { $defence } before cards: if both play well, you { $chance ->
    [100] nearly always win
   *[other] win about { $chance }% of the time
}, and winning { $prize }
dungeon-hint-prize-points = is worth { $points ->
    [one] 1 point
   *[other] { $points } points
} (knocks out the { $who })
dungeon-hint-prize-wounds = wounds the { $who }
dungeon-hint-cost-points = gives { $them } { $points ->
    [one] 1 point
   *[other] { $points } points
} (knocks out your { $who })
dungeon-hint-cost-wounds = only wounds your { $who }
dungeon-hint-gain-reveals = { $others ->
    [0] { $some ->
        [yes] you place your { $own } in room { $room }
       *[no] everyone can enter room { $room } then
    }
   *[other] you place the characters of room { $room }{ $some ->
        [yes] { " " }(yours: { $own })
       *[no] { "" }
    } and { $them }’s objects
}
# $target_sort: the sort of $target, for articles
dungeon-hint-gain-heals = the { $target } can act again from your next turn
# $character_sort: the sort of $character, for articles
dungeon-hint-gain-drinks = the Potion gives the { $character } { $points } action points of its own this turn
# $target_sort: the sort of $target, for articles
# $character_sort: the sort of $character, for articles
dungeon-hint-gain-takes = the { $character } gets the { $target }, { $thing ->
    [armour] which adds 1 when attacked
    [sword] which adds 1 to each attack
    [rope] which bridges a pit
    [potion] worth 4 action points when drunk
    [wand] with which the Wizard can knock out the first character in a line
    [treasure] worth 1 extra point when carried out
   *[friend] who is safe once carried out
}
dungeon-hint-gain-opens = it opens the portcullis, and { $then }
dungeon-hint-gain-opens-on = it opens the portcullis
dungeon-hint-gain-turns = with room { $room } rotated, { $then }
# $step: an action that wouldn’t be possible otherwise
dungeon-hint-gain-turns-for = with room { $room } rotated, this is possible: { $step }
# $target_sort: the sort of $target, for articles
dungeon-hint-gain-blocks = the { $target } { $after ->
    [0] can’t get out any more (it needed { $before ->
        [one] 1 action point
       *[other] { $before } action points
    })
   *[other] needs { $after } action points instead of { $before } to get out
}
# $character_sort: the sort of $character, for articles
dungeon-hint-gain-nears = { $by ->
    [jump] by jumping,{" "}
    [wall] through the wall,{" "}
    [rope] with the Rope over the pit,{" "}
   *[walk] { "" }
}{ $before ->
    [0] the { $character } has a way out: { $after ->
        [one] 1 action point
       *[other] { $after } action points
    } to go
   *[other] the { $character } needs { $after } instead of { $before } action points to get out
}
# $character_sort: the sort of $character, for articles
dungeon-hint-gain-approaches = the { $character } gets closer to its exit, though the way out is still closed
# $attacker_sort: the sort of $attacker, for articles
# $target_sort: the sort of $target, for articles
dungeon-hint-gain-escapes = the { $attacker } can no longer attack your { $target } ({ $attack } to { $defence } before cards)
# $attacker_sort: the sort of $attacker, for articles
# $target_sort: the sort of $target, for articles
dungeon-hint-gain-threatens = next turn, the { $attacker } can attack the { $target }, { $attack } to { $defence } before cards
dungeon-hint-gain-readies = next turn, you can reveal room { $room }
# $character_sort: the sort of $character, for articles
dungeon-hint-gain-shortens = the { $character } has less far to go to its exit
# $target_sort: the sort of $target, for articles
dungeon-hint-gain-lengthens = the { $target } has farther to go to its exit
dungeon-hint-gain-lets-reveal = this leaves { $count ->
    [one] room
   *[other] rooms
} { $rooms } for { $them } to reveal, since { $count ->
    [one] it’s
   *[other] they’re
} on { $them }’s way out
# $explained: whether $then says anything
dungeon-hint-gain-card = { $which ->
    [only] it’s the only action card you can play now
    [lower] { $card ->
        [one] 1 action point is
       *[other] { $card } action points are
    } enough
   *[highest] { "" }
}{ $which ->
    [highest] { "" }
   *[other] { $explained ->
        [yes] ;{" "}
       *[no] { "" }
    }
}{ $then }
dungeon-hint-gain-lays = { $reach ->
    [no] none of your cards can win this, and you keep the others
    [none] you reach { $total }, which wins nothing, but you keep your higher cards
   *[other] you reach { $total }, which beats { $reach ->
        [all] every card { $them } has left
        [most] everything but { $unbeaten }
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
dungeon-hint-cards = What each of your cards does against those { $them } { $covered ->
    [yes] may have left:
   *[no] has left:
}
dungeon-hint-card = **{ $card }**: { $does }
# Several cards in a row, as in “beats +0…+4”
dungeon-hint-card-run = { $first }…{ $last }
dungeon-hint-card-beats = beats { $all ->
    [yes] every card
   *[no] { $cards }
}
dungeon-hint-card-ties = ties with { $all ->
    [yes] every card
   *[no] { $cards }
}
dungeon-hint-card-loses = loses to { $all ->
    [yes] every card
   *[no] { $cards }
}
dungeon-hint-kept = { $returns ->
    [yes] The +0 costs nothing, and you keep your other cards for later fights.
   *[no] The { $card } is gone afterwards (the computer counts it as about { $points ->
        [one] 1 point
       *[other] { $points } points
    }), and you keep { $cards } for later fights.
}
# $fastest_sort: the sort of $fastest, for articles
# $strongest_sort: the sort of $strongest, for articles
dungeon-hint-gain-team = the { $fastest } (speed { $speed }) and the { $strongest } (combat { $combat }) can act from your first turn
# $target_sort: the sort of $target, for articles
dungeon-hint-gain-hides-character = { $where ->
    [near] room { $room } touches your starting line, so you can be the first to reveal it and place the { $target }
    [far] from room { $room }, the { $target } has only one room to cross
   *[middle] room { $room } is halfway, so the { $target } has less far to go
}
# $target_sort: the sort of $target, for articles
dungeon-hint-gain-hides-object = { $where ->
    [near] room { $room } touches your starting line, so the { $target } will be near your team
    [far] room { $room } touches { $them }’s starting line, so the { $target } will be near your exit
   *[middle] room { $room } is halfway, so your team will pass the { $target }
}
# $target_sort: the sort of $target, for articles
dungeon-hint-gain-places-from = from there, the { $target } needs { $ap ->
    [one] 1 action point
   *[other] { $ap } action points
} to get out
# $target_sort: the sort of $target, for articles
dungeon-hint-gain-places-best = { $own ->
    [yes] no free square is closer to the exit: the { $target } needs { $ap ->
        [one] 1 action point
       *[other] { $ap } action points
    } to get out
   *[no] no free square is farther from the exit: the { $target } needs { $ap ->
        [one] 1 action point
       *[other] { $ap } action points
    } to get out
}
dungeon-hint-gain-places-nearest = it’s the free square closest to the exit, for when the way out opens
# $target_sort: the sort of $target, for articles
dungeon-hint-gain-places-shut = from there, the { $target } can’t get out
# $target_sort: the sort of $target, for articles
dungeon-hint-gain-places-gear = there, the { $target } is on the gear and can rotate room { $room }
# An own character stands in the way of $target.
# $target_sort: the sort of $target, for articles
dungeon-hint-gain-places-blocks = there, it’s in the way: the { $target } has farther to go to its exit
# $character_sort: the sort of $character, for articles
# $target_sort: the sort of $target, for articles
dungeon-hint-gain-lies-near = your { $character } is the closest to the { $target } there
dungeon-hint-gain-lies-far = no free square is farther from { $them }’s characters
dungeon-hint-gain-lies-between = all in all, no free square is as close to your characters and as far from { $them }’s
dungeon-hint-gain-draw = { $stands ->
    [behind] you’re behind, { $own }–{ $other }, in a worse position: a draw is more than you can expect
    [ahead] you lead { $own }–{ $other }
   *[even] the score is { $own }–{ $other }{ $quiet ->
        [0] {""}
        [one] , nothing happened in the last turn
       *[other] , nothing happened in the last { $quiet } turns
    }, and you can’t expect more
}
dungeon-hint-declined-draw = It would decline the draw: { $stands ->
    [ahead] you lead { $own }–{ $other }
   *[other] at { $own }–{ $other } your position is good enough to play on
}.
# $character_sort: the sort of $character, for articles
dungeon-hint-fear-leaves = but the { $character } could get out next turn ({ $ap } AP){ $more ->
    [0] { "" }
   *[other] , and so could others
}{ $wins ->
    [yes] , and { $them } would win
   *[no] { "" }
}
# $attacker_sort: the sort of $attacker, for articles
# $target_sort: the sort of $target, for articles
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
}{ $wins ->
    [yes] , and { $them } would win
   *[no] { "" }
}
# $target_sort: the sort of $target, for articles
dungeon-hint-fear-gives-way = but it clears a path: the { $target } { $before ->
    [0] can now get out ({ $after } AP)
   *[other] needs { $after } AP instead of { $before } to get out
}
dungeon-hint-fear-loses = losing the fight { $cost }
dungeon-hint-fear-objects = but { $them } places your { $objects }
dungeon-hint-fear-cards = cards come back only after your fourth, so save the { $cards } for later
dungeon-hint-fear-team = but the { $count } characters you hide are placed by the player who finds them
# $target_sort: the sort of $target, for articles
dungeon-hint-fear-team-dear = but the { $target }, worth { $points } points when it leaves, is hidden in a room, and the player who finds it decides where it goes
dungeon-hint-fear-hides-character = { $where ->
    [near] but it has the whole maze to cross
    [far] but { $them } can get there first, and then places it
   *[middle] but the first player to find it places it
}
dungeon-hint-fear-hides-object = but { $them } places it, no matter who finds it
dungeon-hint-fear-places = from { $square } it would need { $ap ->
    [one] 1 action point
   *[other] { $ap } action points
}

## Statistics

dungeon-career-alt = Statistics of { $name }.
dungeon-career-points = Points: { $count ->
    [0] none yet
   *[other] { $count } ({ $sources })
}.
dungeon-career-exit = { $count } for characters that left the maze
dungeon-career-goblin = { $count } for getting Goblins out
dungeon-career-treasure = { $count } for Treasures
dungeon-career-elimination = { $count } for knockouts
dungeon-career-team = Most often in the starting team: { $team }.
dungeon-career-fights = Fights: { $won } won, { $tied } tied, { $lost } lost.
dungeon-career-rotations = Rooms rotated: { $count ->
    [one] once
   *[other] { $count } times
}.
dungeon-career-length = An average game lasted { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}{ $fastest ->
    [0] {""}
   *[other] ; the fastest win took { $fastest }
}.
dungeon-best-source = They come from finished games between two people, and from games won against the computer. Games with a head start or a resignation don’t count.
# Best results of a server: $count is the result, $goal the points needed to win.
dungeon-best-win = Fastest win in a game to { $goal } points: **{ $count ->
    [one] 1 turn
   *[other] { $count } turns
}**
dungeon-best-computer = Fastest win against a computer in a game to { $goal } points: **{ $count ->
    [one] 1 turn
   *[other] { $count } turns
}**
dungeon-best-points = Most points in one game: **{ $count }**
dungeon-best-comeback = Biggest comeback: won after being **{ $count ->
    [one] 1 point
   *[other] { $count } points
}** behind
dungeon-best-fights = Most fights won in one game: **{ $count }**
dungeon-best-rotations = Most rooms rotated in one game: **{ $count }**

## Alt texts of hero pictures

dungeon-alt-hero-escape = A gateway full of light. In it: { $token }{ $treasure ->
    [yes] , the Treasure raised high
   *[no] { "" }
}.
dungeon-alt-hero-fight = In the light, upright: { $victor }. In the dark, on the floor: { $fallen }.
dungeon-alt-hero-wand = In the light, with the Wand: { $victor }. Struck by its fire: { $fallen }.
dungeon-alt-hero-pit = Falling into a deep pit: { $fallen }.
dungeon-alt-hero-spin = Room { $room } turns on a huge gear, { $way ->
    [right] clockwise
   *[left] counterclockwise
}. In it: { $things }.
dungeon-alt-hero-turner = Turned by: { $turner }.
dungeon-alt-hero-points = +{ $points } for { $name }.
