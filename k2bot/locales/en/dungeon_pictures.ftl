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

dungeon-picture-points = { $count } AP
dungeon-picture-places-now = places now:
dungeon-picture-places-then = then places:

## A fight

dungeon-picture-fight = Fight!
dungeon-picture-fight-tie = A tie
dungeon-picture-fight-won = { $name } wins
dungeon-picture-attacks = attacks
dungeon-picture-defends = defends

## Setup

dungeon-picture-unplaced = Not placed
dungeon-picture-unplaced-count = { $count ->
    [0] all have a place
    [one] 1 token
   *[other] { $count } tokens
}

## A shot

dungeon-picture-shot = point for

## The end

dungeon-picture-end-won = { $name } wins
dungeon-picture-end-draw = A draw
dungeon-picture-end-goal = reached the goal in turn { $turns }
dungeon-picture-end-quiet = 40 quiet turns, turn { $turns }
dungeon-picture-end-nobody = nobody can act, turn { $turns }
dungeon-picture-end-resigned = the other resigned, turn { $turns }
dungeon-picture-end-agreed = agreed in turn { $turns }
dungeon-picture-source-exit = left the maze
dungeon-picture-source-goblin = goblin left
dungeon-picture-source-treasure = treasure
dungeon-picture-source-elimination = eliminations
dungeon-picture-growth = Points by turn
