### Dungeon Twister: settings, setup, posts, status and refusals. Ids begin with dungeon-.

## Slash commands: names (lower case, no spaces) and descriptions (at most 100 characters, verb first)

dungeon-command-board-name = board
dungeon-command-board = Show the maze (only you see it)
dungeon-command-hand-name = hand
dungeon-command-hand = Show your cards and hidden tokens (only you see them), or offer a draw
dungeon-command-orders-name = orders
dungeon-command-orders = Choose what the bot answers for you while you’re away (only you see it)

## Names of things

dungeon-title = Dungeon Twister
dungeon-colour = { $seat ->
    [0] blue
   *[1] yellow
}
dungeon-kind-cleric = Cleric
dungeon-kind-goblin = Goblin
dungeon-kind-mekanork = Mekanork
dungeon-kind-thief = Thief
dungeon-kind-troll = Troll
dungeon-kind-wallwalker = Wall-walker
dungeon-kind-warrior = Warrior
dungeon-kind-wizard = Wizard
dungeon-kind-armour = Armour
dungeon-kind-potion = Potion
dungeon-kind-rope = Rope
dungeon-kind-sword = Sword
dungeon-kind-treasure = Treasure
dungeon-kind-wand = Wand
# $sort: for endings, cleric, goblin, mekanork, thief, troll, wallwalker, warrior, wizard, armour, potion, rope, sword, treasure or wand
dungeon-token = { $colour } { $kind }
dungeon-player = { $name } ({ $colour })
dungeon-room = room { $room }
dungeon-level-beginner = beginner
dungeon-level-easy = easy
dungeon-level-normal = normal
dungeon-level-hard = hard
# What a beginner among the computers overlooks, below a hint; the last part is the kind of decision.
dungeon-overlooks-beginner-card = -# { $name } plays like a beginner: always its highest action card first. Soon it only has low ones left.
dungeon-overlooks-beginner-act = -# { $name } plays like a beginner: it only thinks of its own way out. It doesn’t block yours, and doesn’t see your attacks coming.
dungeon-overlooks-beginner-lay = -# { $name } plays like a beginner: in a fight, always its highest combat card. The hint doesn’t count on that, but you can.

## Options of a new game

dungeon-option-goal = Goal
dungeon-option-goal-name = goal
dungeon-option-goal-help = How many points win; 3 is a short game, or a head start for one
dungeon-option-goal-5 = 5 points
dungeon-option-goal-3 = 3 points
dungeon-option-goal-blue = 3 for blue, 5 for yellow
dungeon-option-goal-yellow = 5 for blue, 3 for yellow
dungeon-option-dealt = Teams and tokens
dungeon-option-dealt-name = dealt
dungeon-option-dealt-help = Dealt, the game starts right away; otherwise pick a team and hide your own
dungeon-option-dealt-no = chosen and hidden by the players
dungeon-option-dealt-yes = dealt at random
dungeon-option-shown = Rooms shown
dungeon-option-shown-name = shown
dungeon-option-shown-help = Rooms 1 and 8, one near each player, revealed at the start (dealt games)
dungeon-option-shown-no = none
dungeon-option-shown-two = rooms 1 and 8
dungeon-option-first = First player
dungeon-option-first-name = first
dungeon-option-first-help = Who goes first
dungeon-option-first-draw = drawn at random
dungeon-option-first-blue = blue, who joined first
dungeon-option-first-yellow = yellow, who joined second
dungeon-option-covered = Played cards
dungeon-option-covered-name = cards
dungeon-option-covered-help = Face down, as printed: only the last action card stays visible
dungeon-option-covered-yes = face down
dungeon-option-covered-no = open
dungeon-objection-option = Dungeon Twister has no setting { $key } with the value { $value }. Choose one of those listed.
dungeon-summary-goal = { $goal ->
    [3] First to 3 points
    [blue] Blue wins with 3 points, yellow with 5
    [yellow] Blue wins with 5 points, yellow with 3
   *[5] First to 5 points
}
dungeon-summary-dealt = teams and hidden tokens dealt
dungeon-objection-shown = Rooms can only be shown from the start in a dealt game. In the settings below, have teams and tokens dealt at random, or choose no rooms.
dungeon-summary-shown = rooms { $rooms } shown
dungeon-summary-first = { $first } goes first
dungeon-summary-open = played cards open

## Buttons

dungeon-button-board = Maze
dungeon-button-tall = Maze for phones
dungeon-button-wide = Maze for big screens
dungeon-button-room = Room { $room }
dungeon-button-orders = Standing orders
dungeon-button-team = Confirm team
dungeon-button-deal = Fill at random
dungeon-button-unplan = Undo last tap
dungeon-button-lay-plan = Confirm (if full: ask me)
dungeon-button-lay-elsewhere = Confirm (if full: any room)
dungeon-button-change-plan = Change plan
dungeon-button-prepare = Prepare
dungeon-button-play = Play
dungeon-button-continue = Continue turn
dungeon-button-lay = Play combat card
dungeon-button-place = Fill the room
dungeon-button-to-team = My team
dungeon-button-to-hide = My hiding plan
dungeon-button-to-card = Play a card
dungeon-button-to-act = To my turn
dungeon-button-to-place = { dungeon-button-place }
dungeon-button-to-lay = Play combat card
dungeon-button-to-nothing = Status

## Status

dungeon-head-setup = **Before the first turn.**
# $points: the action points left, or none where they aren’t told
dungeon-head = **Turn { $number }** · { $first } { $blue }–{ $yellow } { $second }{ $points ->
    [none] .
   *[other] { " " }· { dungeon-turn-left }
}
dungeon-cards = { $name }: { $actions ->
    [none] no action cards left
   *[some] action cards { $actions }
} · combat cards { $combat } · { $jumps ->
    [0] no jump cards
    [one] 1 jump card
   *[other] { $jumps } jump cards
}
dungeon-cards-covered = { $name }: { $actions ->
    [0] no action cards left
    [one] 1 action card left
   *[other] { $actions } action cards left
}{ $last ->
    [0] { "" }
   *[other] { " " }(last played: { $last })
} · { $combat ->
    [one] 1 combat card
   *[other] { $combat } combat cards
} · { $jumps ->
    [0] no jump cards
    [one] 1 jump card
   *[other] { $jumps } jump cards
}
dungeon-you = you
dungeon-now-team = Choosing a team: { $names }.
dungeon-now-hide = { $you ->
    [yes] It’s your turn to hide a token.
   *[no] { $name } is hiding a token.
}
dungeon-now-turn = { $you ->
    [yes] It’s your turn
   *[no] { $name } to play
}{ $points ->
    [0] {"."}
    [one] , with 1 action point left.
   *[other] , with { $points } action points left.
}
dungeon-now-place = { $you ->
    [yes] Place the tokens in { $room }.
   *[no] { $name } is placing tokens in { $room }.
}
dungeon-now-lay = { $you ->
    [yes] Choose a combat card.
   *[no] { $count ->
        [one] Waiting for a combat card from { $names }.
       *[other] Waiting for combat cards from { $names }.
    }
}
dungeon-now-over = The game is over.

## Setup

# $step: before a team is chosen, then; held, while the mark of $name is chosen
dungeon-ask-team = **My team.** { $step ->
    [choose] Choose four of your eight characters in one go: if you close the menu with fewer, nothing is kept. They start on the marked squares of your starting line; the other four are hidden in the rooms with your six objects. Nobody sees your team until everything is hidden.
    [held] Tap a character to swap places with the { $name }, or pick a replacement from the menu. Then press **{ dungeon-button-team }**.
   *[swap] They start on the squares below. Tap one to swap or replace it, or press **{ dungeon-button-team }**.
}
dungeon-team-instead = Replace the { $name } with
dungeon-team-mark = { $square } · { $name }
dungeon-strength = speed { $speed } · combat { $combat } · { $power }
dungeon-power-cleric = heals the wounded
dungeon-power-goblin = 2 points for leaving
dungeon-power-mekanork = rotates rooms both ways
dungeon-power-thief = opens portcullises, crosses pits
dungeon-power-troll = heals itself
dungeon-power-wallwalker = steps through walls
dungeon-power-warrior = breaks portcullises
dungeon-power-wizard = flies over pits and enemies
dungeon-team-choose = Choose four characters
# $first: before any token has a room
dungeon-plan-head = **My hiding plan.**{ $first ->
    [yes] { " " }Choose a token, then tap the room to hide it in. Your opponent sees only its colour. You take turns hiding one token each, but you can plan all of yours now: they’ll be hidden in the order you tap them.
   *[no] { "" }
}
dungeon-plan-hint = -# **{ talk-button-hint }** appears here when it’s your turn to hide a token: it depends on the rooms that are left.
dungeon-plan-next = The next room you tap gets: **{ $token }**.
dungeon-plan-left = { $count ->
    [one] One token still needs a room.
   *[other] { $count } tokens still need a room.
}
dungeon-plan-complete = Every token has a room. There’s just enough space for everyone’s tokens, so your opponent will fill some of these rooms first. Then the bot can **ask you** for another one, or use **any room** with space. Confirm your plan one way or the other, or change it.
dungeon-plan-blocked = { $count ->
    [one] Your opponent filled a room you had planned: one token needs another room.
   *[other] Your opponent filled rooms you had planned: { $count } tokens need other rooms.
}
dungeon-plan-laying = Your plan is set: { $hidden } of { $all } tokens are hidden so far. You and { $name } take turns hiding. { $elsewhere ->
    [yes] If { $name } fills a room first, the bot picks another one at random.
   *[no] The bot asks you again only if { $name } fills a room first.
}
dungeon-in-room = { $token } in room { $room }
dungeon-alt-planned = Planned, in this order: { $tokens }.
dungeon-alt-hidden = Already hidden: { $tokens }.
dungeon-alt-free-places = Free places: { $rooms }.
dungeon-alt-to-hide = { $name }: { $left }.
dungeon-alt-free-room = { $left } in room { $room }
# $shows: empty while four characters are to be chosen, team once they are, then rooms
dungeon-alt-hiding = { $shows ->
    [empty] Your eight characters and your starting line, with nobody on it yet
    [team] Your eight characters; those you’ve chosen are on your starting line
   *[rooms] The face-down rooms and your starting line
}.
dungeon-alt-unplaced = Still to place: { $tokens }.
dungeon-alt-chosen = Chosen: { $token }.
dungeon-plan-room = Room { $room } · { $left } free
dungeon-plan-token = Choose another token
dungeon-alt-team = On the starting line, from the top: { $tokens }.
dungeon-orders-head = **Standing orders.** The bot uses these when you have something to decide during your opponent’s turn, so the game doesn’t have to wait. Only you see them, and you can change or withdraw them any time.
dungeon-orders-card = Combat card: { $value }
dungeon-orders-place = Placing a token: { $value }
dungeon-orders-ask = ask me and wait
dungeon-orders-same = as for all attackers
dungeon-orders-when = { $hours ->
    [0] right away
    [one] after an hour
   *[other] after { $hours } hours
}
dungeon-orders-drawn = pick a square at random { dungeon-orders-when }
dungeon-orders-far = pick the square farthest from their characters { dungeon-orders-when }
dungeon-orders-lay = { $which ->
    [lowest] your lowest above +0
    [zero] your +0
    [middle] your middle card
   *[other] your +{ $card }
} { dungeon-orders-when }
dungeon-orders-against = If { $token } attacks: { $value }
dungeon-orders-for = A card for one attacker …
dungeon-orders-for-head = **Which combat card if { $token } attacks you?** It goes before what you’ve chosen for all attackers. If you no longer have it, you’re asked.
dungeon-orders-pass = Your next turn: your lowest card, and no action
dungeon-orders-hiding = Hide your tokens as planned
dungeon-button-orders-pass = Pass my next turn
dungeon-setup-goals = { $first } wins with { $goal } points, { $second } with { $other }.
dungeon-setup-head = **Dungeon Twister: { $first } (blue) against { $second } (yellow).** Choose your teams, then hide everything else in the rooms.

## A turn

dungeon-do-play = Action card { $card }
dungeon-do-lay = Combat card +{ $card }
dungeon-do-draw = Agree to the draw
# $token_sort: the sort of $token, for articles
dungeon-do-hide = { $token } in { $room }
# $token_sort: the sort of $token, for articles
dungeon-do-place = { $token } on { $square }
# $character_sort: the sort of $character, for articles
dungeon-do-jump = { $character } jumps over { $pit } to { $square }
# $character_sort: the sort of $character, for articles
dungeon-do-wall = { $character } steps through the wall to { $square }
# $number: the room's number, where its name needs an ending
# $character_sort: the sort of $character, for articles
dungeon-do-reveal = { $character } reveals { $room }
# $number: the room's number, where its name needs an ending
# $character_sort: the sort of $character, for articles
dungeon-do-rotate = { $character } rotates { $room } { $turn ->
    [right] clockwise
   *[left] counterclockwise
}
# $character_sort: the sort of $character, for articles
# $target_sort: the sort of $target, for articles
dungeon-do-attack = { $character } attacks { $target }
# $character_sort: the sort of $character, for articles
# $target_sort: the sort of $target, for articles
dungeon-do-heal = { $character } heals { $target }
# $character_sort: the sort of $character, for articles
# $target_sort: the sort of $target, for articles
dungeon-do-fire = { $character } fires the Wand at { $target }
# $character_sort: the sort of $character, for articles
dungeon-do-regenerate = { $character } heals itself
# $character_sort: the sort of $character, for articles
dungeon-do-gate = { $character } opens or closes a portcullis
# $character_sort: the sort of $character, for articles
dungeon-do-break = { $character } breaks a portcullis
# $character_sort: the sort of $character, for articles
dungeon-do-drink = { $character } drinks the Potion
dungeon-do-end = End the turn

## Posts

dungeon-chapter-setup = Setup
dungeon-chapter-turn = Turn { $number }
dungeon-chapter-offer = Offer of a draw
dungeon-chapter-end = The end
dungeon-turn-head = **Turn { $number } · { $name }**
dungeon-turn-call = { $mention }, it’s your turn.
dungeon-score = { $first } { $blue }–{ $yellow } { $second }
dungeon-call-hide = { $mention }, { $hidden ->
    [0] it’s your turn to hide: make your plan.
   *[other] { $left ->
        [one] one of your tokens still needs
       *[other] { $left } of your tokens still need
    } a room{ $full ->
        [0] {""}
        [one] , because one room is full now
       *[other] , because { $full } rooms are full now
    }.
}
dungeon-call-lay = A fight! { $names }: choose a combat card.
dungeon-setup-done = Everything is hidden.
dungeon-room-asks = { $mention }, place the { $tokens } in { $room }.
dungeon-offer = { $name } offers { $other } a draw. The offer is open until { $other } next ends a turn.
dungeon-offer-closed = { $name } offered { $other } a draw. { $agreed ->
    [yes] { $other } agreed.
   *[no] The offer has expired.
}
dungeon-goes-on = { $mention }, your turn continues with { $points ->
    [one] 1 action point
   *[other] { $points } action points
} left.
dungeon-end-head = **{ $result ->
    [won] { $name } wins
   *[draw] A draw
}** { $reason ->
    [quiet] after 40 quiet turns.
    [nobody] because nobody can act any more.
    [resigned] because { $other } resigned.
    [agreed] by agreement.
   *[goal] with { $points ->
        [one] 1 point
       *[other] { $points } points
    } (goal: { $goal }).
}
dungeon-end-points = { $name } scored { $told }.
dungeon-end-source = { $points } { $source ->
    [goblin] for getting the Goblin out
    [treasure] for treasure
    [elimination] for knockouts
   *[exit] for leaving the maze
}
dungeon-end-decisive = { $last ->
    [yes] The last turn, { $number }, decided it.
   *[no] { $name } stayed ahead from turn { $number } on.
}
dungeon-end-fate = { $fate ->
    [out] left the maze
    [dead] knocked out
   *[hidden] never found
}: { $names }
dungeon-end-fates = { $name } (goal: { $goal } points){ $some ->
    [yes] { " " }– { $told }
   *[no] { "" }
}.
dungeon-end-hidden = Still hidden: { $tokens }.
dungeon-told-card = { $name } plays a { $card }.
# $sort: what is carried, for articles: cleric, goblin, mekanork, thief, troll, wallwalker, warrior, wizard, armour, potion, rope, sword, treasure or wand
# $character_sort: the sort of $character, for articles
dungeon-told-moved = { $character } { $way ->
    [jump] jumps from { $start } to { $square }
    [wall] steps through the wall from { $start } to { $square }
    [round] circles back to { $square }
   *[move] moves from { $start } to { $square }
}{ $carries ->
    [yes] { " " }with the { $carried }
   *[no] { "" }
}
# $sort: what is carried, for articles: cleric, goblin, mekanork, thief, troll, wallwalker, warrior, wizard, armour, potion, rope, sword, treasure or wand
# $character_sort: the sort of $character, for articles
dungeon-told-left = { $character } leaves the maze{ $carries ->
    [yes] {" "}with the { $carried }
   *[no] {""}
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}.{ $carries ->
    [lost] {" "}The { $carried } is lost.
   *[other] {""}
}
# $number: the room's number, where its name needs an ending
# $character_sort: the sort of $character, for articles
dungeon-told-revealed = { $character } reveals { $room } and finds { $tokens }.
dungeon-told-placed = { $name } places { $tokens }.
# $number: the room's number, where its name needs an ending
# $character_sort: the sort of $character, for articles
dungeon-told-turned = { $character } rotates { $room } { $turn ->
    [right] clockwise
   *[left] counterclockwise
}.
# $target_sort: the sort of $target, for articles
# $attacker_sort: the sort of $attacker, for articles
dungeon-told-attack = { $attacker } attacks { $target }.
dungeon-told-bonus = { $side ->
    [attack] Sword
   *[defence] Armour
} { $value }
dungeon-told-fight-card = card { $value }
dungeon-told-side = { $colour }: { $parts } = **{ $sum }**
dungeon-told-fight = { $attack }; { $defence }. { $result ->
    [attacker] The attack succeeds.
    [defender] The attack fails.
   *[tie] A tie, so nothing happens.
}
# $character_sort: the sort of $character, for articles
dungeon-told-wounded = { $character } is wounded.
# $character_sort: the sort of $character, for articles
# $dropped_sort: the sort of $dropped if anything stays there, for articles
dungeon-told-eliminated = { $character } is knocked out on { $square }{ $cause ->
    [pit] {" "}in the pit
    [wand] {" "}by the Wand
    [carrier] {" "}while being carried
   *[fight] {""}
}: 1 point for { $name }{ $drops ->
    [yes] ; { $dropped } stays there
   *[no] { "" }
}.
# $token_sort: the sort of $token, for articles
dungeon-told-lost = { $token } is lost on { $square }.
# $healer_sort: the sort of $healer, for articles
dungeon-told-regenerated = { $healer } heals itself.
# $character_sort: the sort of $character, for articles
# $healer_sort: the sort of $healer, for articles
dungeon-told-healed = { $healer } heals { $character }.
dungeon-step-team = choosing a team
dungeon-step-hide = hiding tokens
dungeon-step-lay = choosing a combat card
dungeon-step-end = end of turn
dungeon-step-offer = offering a draw
# $character_sort: the sort of $character, for articles
dungeon-step-move = { $character } to { $square }
# $character_sort: the sort of $character, for articles
dungeon-step-gate = { $character } { $state ->
    [open] opens
    [broken] breaks
   *[closed] closes
} the portcullis between { $sides-first } and { $sides-second }
# $character_sort: the sort of $character, for articles
dungeon-told-gate = { $character } { $state ->
    [open] opens
    [broken] breaks
   *[closed] closes
} the portcullis between { $sides-first } and { $sides-second }.
# $character_sort: the sort of $character, for articles
dungeon-told-potion = { $character } drinks the Potion and gets { $points } action points of its own.
# $character_sort: the sort of $character, for articles
# $target_sort: the sort of $target, for articles
dungeon-told-wand = { $character } fires the Wand at { $target }.
dungeon-told-left-over = { $stuck ->
    [yes] None of { $name }’s characters can act any more, so the turn ends
   *[no] { $name } ends the turn
} with { $left ->
    [one] 1 action point
   *[other] { $left } action points
} left.
dungeon-told-skipped = { $name } has no character that can act, so the turn is skipped.
dungeon-told-draw = { $name } offers a draw.

## Refusals

dungeon-refusal-unreadable = Nothing in this game is called “{ $answer }”. Use the buttons below the newest post.
dungeon-refusal-nothing-to-hide = You have nothing to hide now. See the newest post for what’s next.
dungeon-refusal-pass-now = It’s your turn now, so you can’t pass it from here. Play a card and end your turn instead.
dungeon-refusal-plan-incomplete = Some of your tokens have no room yet. Choose rooms for them, or press **{ dungeon-button-deal }**.
dungeon-refusal-not-seated = Only the two players can do that. You can still look at the maze and the rules.
dungeon-rule-no-such-seat = This game has only two players.
dungeon-rule-not-awaited = You have nothing to decide now. The newest post says whose turn it is.
dungeon-rule-over = The game is over. See the last post for the result.
dungeon-rule-offered = You’ve already offered a draw. Your opponent can still accept it.
dungeon-rule-other-question = You can’t do that now. See the newest post for your options.
dungeon-rule-team-size = A team is four different characters. Choose exactly four.
dungeon-rule-not-yours = That isn’t one of your characters. Choose one of your own.
dungeon-rule-not-to-hide = You don’t have to hide that token. Choose another one.
dungeon-rule-room-full = Room { $slot } is full. Choose another room.
dungeon-rule-no-such-card = You have no { $card } left. Choose one of the cards shown.
dungeon-rule-card-too-high = Early turns are short: play a { $highest } at most. Until someone plays a 4, you can go only one above the highest card so far.
dungeon-rule-other-token = { $token } comes first: the tokens of a room are placed in a fixed order.
dungeon-rule-not-free = { $square } isn’t an empty floor or gear square of this room. Choose one that’s lit in the picture.
# $character_sort: the sort of $character, for articles
dungeon-rule-not-in-play = { $character } isn’t in play. Choose a character that’s on a square.
# $character_sort: the sort of $character, for articles
dungeon-rule-no-points = { $character } has no action points left. End your turn, or undo an action.
# $character_sort: the sort of $character, for articles
dungeon-rule-wounded = { $character } is wounded and can’t act. Your Cleric can heal a neighbour, and a friend can carry the wounded.
# $character_sort: the sort of $character, for articles
dungeon-rule-healed = { $character } was healed this turn and can’t act until it ends. Choose another character.
dungeon-rule-move-over = Stepping onto the other starting line ends the move, so nothing more can be part of it.
dungeon-rule-too-far = That’s more than { $speed } squares, this character’s speed. Use two actions.
dungeon-rule-no-square = There’s no such square. Squares have a letter and a row, A1 to V10.
dungeon-rule-no-way = There’s no open way to { $square }. Walls and closed portcullises block a move, and nobody moves diagonally. Choose another square.
dungeon-rule-enemy = An unwounded enemy on { $square } blocks the way. Go around, or attack.
dungeon-rule-pit = You can’t cross the pit on { $square }. You need a rope, or your own Thief standing there.
dungeon-rule-pit-stop = You can’t stop on the pit on { $square }: only your Thief can, or a character with a rope. Go on to a square beyond it.
dungeon-rule-no-taking = You can’t take that on { $square }. It has to be on that square, or with a friend or a wounded enemy there, and no square may end up too full.
dungeon-rule-free-hands = That character isn’t carrying anything to leave.
dungeon-rule-no-dropping = You can’t leave that on { $square }. A square holds one object at most, and on a pit only a rope stays.
dungeon-rule-overfull = That would leave too much on { $square }. A square holds one character with one object, or two friends, one of them wounded.
dungeon-rule-no-room = You can’t end a move on { $square }. A square holds one character with one object, or two friends, one of them wounded.
dungeon-rule-nothing-changed = That move wouldn’t change anything. Choose another square or another character.
# $character_sort: the sort of $character, for articles
dungeon-rule-no-jump = { $character } can’t jump like that. A jump needs a jump card. It crosses one pit with no character on it and ends on a square where the character may stop, with no wall in between.
# $character_sort: the sort of $character, for articles
dungeon-rule-no-wall-step = { $character } can’t step through a wall there. Only the Wall-walker can, to the square right behind a wall if there’s room, but not through portcullises or into hidden rooms.
# $character_sort: the sort of $character, for articles
dungeon-rule-no-reveal = { $character } can’t reveal that room. It has to be next to a hidden room, with no wall on its own side.
# $character_sort: the sort of $character, for articles
dungeon-rule-no-rotation = { $character } can’t rotate that room like that. On a gear, it can rotate its own room or the twin, as their arrows show. The Mekanork can rotate both ways.
# $character_sort: the sort of $character, for articles
dungeon-rule-no-attack = { $character } can’t attack like that. The enemy has to be on a neighbouring square with no wall in between. It can’t be carried, and it can’t have been wounded or healed this turn.
# $character_sort: the sort of $character, for articles
dungeon-rule-no-healing = { $character } can’t heal like that. The Cleric heals a wounded neighbour with no wall in between, but not one that’s being carried.
# $character_sort: the sort of $character, for articles
dungeon-rule-no-regeneration = { $character } can’t heal itself now: not in the turn it was wounded, and not while it’s being carried.
# $character_sort: the sort of $character, for articles
dungeon-rule-no-portcullis = { $character } can’t open or close that portcullis. The Thief has to be next to it, and it can’t be broken.
# $character_sort: the sort of $character, for articles
dungeon-rule-no-breaking = { $character } can’t break that portcullis. The Warrior has to be next to it, and it can’t be broken already.
# $character_sort: the sort of $character, for articles
dungeon-rule-no-potion = { $character } isn’t carrying a potion.
# $character_sort: the sort of $character, for articles
dungeon-rule-no-shot = { $character } can’t fire there. The Wizard has to carry the wand, and the target has to be the first character in a straight open line.
dungeon-rule-news = You can’t plan beyond that, because nobody knows yet what it will reveal. Do it first.

## Offline mode: the name of its channel, and the first post there

dungeon-greeting-channel = dungeon
dungeon-greeting-welcome = **Welcome to the gates of the dungeon.**
dungeon-greeting-start = Press **{ lobby-button-start }** below to play your first game against a computer.
dungeon-greeting-picture = A game of Dungeon Twister: rooms with walls and characters in them, and rooms still face down.
