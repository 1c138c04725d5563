### Words inside the other pictures. Space is tight: longer words may be set smaller or cut.

## Letters on the characters' tokens: one or two, all different

dungeon-letters-cleric = C
dungeon-letters-goblin = G
dungeon-letters-mekanork = M
dungeon-letters-thief = Th
dungeon-letters-troll = Tr
dungeon-letters-wallwalker = Wk
dungeon-letters-warrior = Wa
dungeon-letters-wizard = Wi

## Panels next to details of the maze

dungeon-picture-speed = { $count ->
    [one] { $count } step for 1 AP
   *[other] { $count } steps for 1 AP
}
# Beside signs of numbers on characters to choose from
dungeon-picture-steps = steps for 1 AP
dungeon-picture-combat = combat strength
dungeon-picture-strength = combat { $count }
dungeon-picture-on-gear = can rotate rooms
dungeon-picture-spent = { $count } AP
# Beside a square in reach, if all of them cost 1 AP
dungeon-picture-go = go here: 1 AP
# The wounded character that another one carries
# $sort: the key of the character
dungeon-picture-with = carries the wounded { $name }
# A sign on squares from which something can be taken
dungeon-picture-fetch = fetch here
# The same sign where it is known what lies there: $names are one or two objects, with a comma
dungeon-picture-fetch-these = fetch { $names }
# An arrow across the edge of a part of the maze
dungeon-picture-beyond = more squares that way
dungeon-picture-out = leaves the maze
dungeon-picture-jump = with a jump card
dungeon-picture-wall = through a wall
dungeon-picture-beside-enemy = fight possible here
# $sort: what is placed, for words that follow its gender: a character, or armour, potion, rope, sword, treasure or wand
# $place: room or square
dungeon-picture-choose-place = { $place ->
    [room] Choose a room for the
   *[square] Choose a square for the
} { $kind }
# Below a player's name: why that player places this. $who: all, a character; rest, an object
dungeon-picture-places = { $who ->
    [all] places all characters
   *[rest] places the opponent’s objects
}
# A heading above the tokens to place next
dungeon-picture-then = Then
# One of these that the other player places: $name; $kind: what, with its colour
dungeon-picture-then-other = { $name }: { $kind }
dungeon-picture-free = { $count ->
    [one] 1 free square
   *[other] { $count } free squares
}

dungeon-picture-no-pit = pits stay empty

## A fight

dungeon-picture-fight = Fight!
# $sort: the character, for words that follow its gender: cleric, goblin, mekanork, thief, troll, wallwalker, warrior or wizard
dungeon-picture-stakes = { $dies ->
    [yes] If the { $kind } loses, it’s knocked out: 1 point
   *[no] The losing side gets wounded
}
dungeon-picture-fight-tie = A tie: nothing happens
dungeon-picture-fight-won = { $name } wins the fight
dungeon-picture-gained = +{ $count ->
    [one] { $count } point
   *[other] { $count } points
}
dungeon-picture-target = the target
dungeon-picture-attacker = the attacker
dungeon-picture-beside = next to { $name }
# $sort: the character, for words that follow its gender: cleric, goblin, mekanork, thief, troll, wallwalker, warrior or wizard
dungeon-picture-lost-wounded = now wounded
# $sort: the character, for words that follow its gender: cleric, goblin, mekanork, thief, troll, wallwalker, warrior or wizard
dungeon-picture-lost-knocked-out = knocked out
# $sort: the character, for words that follow its gender: cleric, goblin, mekanork, thief, troll, wallwalker, warrior or wizard
dungeon-picture-was-wounded = wounded, fights with 0
# Beside a skull: who would be knocked out if their side loses
dungeon-picture-at-risk = if they lose
dungeon-picture-card-laid = card played
dungeon-picture-card-asked = picks a card
dungeon-picture-hand = { $secret ->
    [yes] combat cards, one played
   *[no] combat cards left
}

## Setup

dungeon-picture-unplaced = { $count ->
    [0] all tokens placed
    [one] 1 token to place
   *[other] { $count } tokens to place
}
dungeon-picture-hide-one = Choose a token, then a room
# $confirmed: yes once the plan is, otherwise no
dungeon-picture-planned = { $confirmed ->
    [yes] Plan confirmed
   *[no] All planned: now confirm
}
dungeon-picture-done = All hidden
# $plans: yes if there is something to choose meanwhile, otherwise no
dungeon-picture-waits = { $plans ->
    [yes] plan ahead while { $name } hides
   *[no] waiting for { $name }
}
dungeon-picture-order = order of hiding
# Beside the sign of a place in a room where a token may be hidden
dungeon-picture-free-place = free place
dungeon-picture-full = full
# Above the number of a room, on its lid
dungeon-picture-lid = room
dungeon-picture-your-turn = your turn
# Four characters are chosen, and can be confirmed
dungeon-picture-team = These four start
dungeon-picture-line = starting line

## A shot of the wand

dungeon-picture-shot = KO: +1 point for { $name }

## The end

dungeon-picture-end-won = { $name } wins!
dungeon-picture-end-draw = A draw
# Where the winner’s goal was lower, $goal
dungeon-picture-end-goal = with a handicap, { $goal } points were enough
# On the plate of whoever reached the goal
dungeon-picture-end-reached = goal reached
dungeon-picture-end-quiet = 40 turns without a point or a new room
dungeon-picture-end-nobody = nobody can act after turn { $turns }
dungeon-picture-end-resigned = { $name } resigned in turn { $turns }
dungeon-picture-end-agreed = agreed in turn { $turns }
dungeon-picture-end-out = escaped
dungeon-picture-end-struck = knocked out
dungeon-picture-end-turns = Turns { $first }–{ $last }
# Below the one, for whoever carried it out; below the other, who did it
dungeon-picture-end-treasure = with Treasure
dungeon-picture-end-by = by { $name }
# Where nobody scored: $count characters of a team, $count of all rooms
dungeon-picture-end-team = In the maze: { $count }
dungeon-picture-end-rooms = Rooms revealed: { $count }/{ $total }
dungeon-picture-source-exit = left the maze
dungeon-picture-source-goblin = Goblin left
dungeon-picture-source-treasure = treasure
dungeon-picture-source-elimination = knockouts

# Statistics. -1 games won: all were played alone.
dungeon-picture-career-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}{ $won ->
    [-1] {""}
    [one] , 1 win
   *[other] , { $won } wins
}
dungeon-picture-points = Points
dungeon-picture-career-team = Starting teams
dungeon-picture-career-fights = Fights
dungeon-picture-career-won = won
dungeon-picture-career-tied = tied
dungeon-picture-career-lost = lost
dungeon-picture-career-rotations = { $count ->
    [one] rotation of a room
   *[other] rotations of rooms
}
dungeon-picture-career-rivals = Won : lost
dungeon-picture-career-nobody = No games against people yet

## Hero pictures: one short sentence, as on a poster

# $sort: for articles and endings: cleric, goblin, mekanork, thief, troll, wallwalker, warrior or wizard
dungeon-hero-treasure = { $name }’s { $kind } escapes with the Treasure!
# $sort: for articles and endings: cleric, goblin, mekanork, thief, troll, wallwalker, warrior or wizard
dungeon-hero-treasure-won = { $name }’s { $kind } escapes with the Treasure and wins!
# $sort: for articles and endings: cleric, goblin, mekanork, thief, troll, wallwalker, warrior or wizard
dungeon-hero-free-won = { $name } gets the { $kind } out and wins!
# $sort: for articles and endings: cleric, goblin, mekanork, thief, troll, wallwalker, warrior or wizard
# $by: the same for $victor, who knocks out
dungeon-hero-fight = { $name }’s { $victor } knocks out the { $kind }!
# $sort: for articles and endings: cleric, goblin, mekanork, thief, troll, wallwalker, warrior or wizard
dungeon-hero-pit = The { $kind } falls into the pit!
# $sort: for articles and endings: cleric, goblin, mekanork, thief, troll, wallwalker, warrior or wizard
dungeon-hero-wand = The Wand strikes down the { $kind }!
# $sort: for articles and endings: cleric, goblin, mekanork, thief, troll, wallwalker, warrior or wizard
dungeon-hero-own-wand = Friendly fire hits the { $kind }: a point for { $name }!
dungeon-hero-several = { $name } knocks out { $count } characters!
# $sort: for articles and endings: cleric, goblin, mekanork, thief, troll, wallwalker, warrior or wizard
dungeon-hero-away = { $name } turns { $owner }’s { $kind } away from the exit!
# $sort: for articles and endings: cleric, goblin, mekanork, thief, troll, wallwalker, warrior or wizard
dungeon-hero-towards = { $name } turns the { $kind } towards the exit!
# $sort: for articles and endings: cleric, goblin, mekanork, thief, troll, wallwalker, warrior or wizard
# $by: the same for $victor, who turns the room
dungeon-hero-first = { $name }’s { $victor } turns the room with the { $kind } inside!
# below the room’s number, on a sign
dungeon-hero-way = { $way ->
    [right] clockwise
   *[left] counterclockwise
}
