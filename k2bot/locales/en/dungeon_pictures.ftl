### Words inside the pictures of Dungeon Twister. Room is short: a few characters more may be set smaller or cut.

## Letters of the characters on their tokens: one or two, all different

dungeon-letters-cleric = C
dungeon-letters-goblin = G
dungeon-letters-mekanork = M
dungeon-letters-thief = Th
dungeon-letters-troll = Tr
dungeon-letters-wallwalker = Ww
dungeon-letters-warrior = Wa
dungeon-letters-wizard = Wi

## Panels beside crops of the maze

dungeon-picture-speed = { $count ->
    [one] { $count } step for 1 AP
   *[other] { $count } steps for 1 AP
}
dungeon-picture-strength = combat { $count }
dungeon-picture-on-gear = on a gear: turns rooms
dungeon-picture-spent = { $count } AP
dungeon-picture-go = go here: 1 AP
dungeon-picture-stay = stay here, take or give
dungeon-picture-out = leaves the maze
dungeon-picture-beside-enemy = beside an enemy
dungeon-picture-places = { $when ->
    [now] { "" }
   *[then] then{ " " }
}{ $who ->
    [all] places all characters and the other’s things
   *[rest] places the revealer’s things
}

dungeon-picture-free = { $count ->
    [one] 1 square to choose
   *[other] { $count } squares to choose from
}
dungeon-picture-no-pit = pits stay empty

## A fight

dungeon-picture-fight = Fight!
dungeon-picture-stakes = the lower sum is wounded{ $dies ->
    [yes] , a wounded target dies
   *[no] , a tie does nothing
}
dungeon-picture-fight-tie = A tie: nothing happens
dungeon-picture-fight-won = { $name } wins the fight
dungeon-picture-target = the target
dungeon-picture-attacker = the attacker
dungeon-picture-beside = beside { $name }
dungeon-picture-lost-wounded = now wounded
dungeon-picture-lost-dies = dies
dungeon-picture-was-wounded = wounded: 0
dungeon-picture-card-laid = card laid
dungeon-picture-card-asked = to lay a card
dungeon-picture-card-shown = combat card
dungeon-picture-hand = combat cards left
dungeon-picture-attacks = attacks
dungeon-picture-defends = defends

## Setup

dungeon-picture-unplaced = { $count ->
    [0] all have a place
    [one] 1 token to place
   *[other] { $count } tokens to place
}
dungeon-picture-order = order of hiding

## A shot of the wand

dungeon-picture-shot = dies, +1 point for

## The end

dungeon-picture-end-won = { $name } wins
dungeon-picture-end-draw = A draw
dungeon-picture-end-goal = { $points } points reached in turn { $turns }{ $other ->
    [0] { "" }
   *[other] , the other needed { $other }
}
dungeon-picture-end-quiet = 40 quiet turns, turn { $turns }
dungeon-picture-end-nobody = nobody can act, turn { $turns }
dungeon-picture-end-resigned = the other resigned, turn { $turns }
dungeon-picture-end-agreed = agreed in turn { $turns }
dungeon-picture-source-exit = left the maze
dungeon-picture-source-goblin = goblin left
dungeon-picture-source-treasure = treasure
dungeon-picture-source-elimination = eliminations
dungeon-picture-growth = Points by turn
dungeon-picture-turns-axis = turns
dungeon-picture-goal = goal

## What became of a character, below it

dungeon-picture-fate-out = out
dungeon-picture-fate-dead = dead
dungeon-picture-fate-hidden = hidden
