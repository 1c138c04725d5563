### Dungeon Twister, in English. Ids begin with dungeon-.

## Slash commands: names (small letters, no spaces) and descriptions (at most 100 characters)

dungeon-command-board-name = board
dungeon-command-board = Show the maze, for you only
dungeon-command-hand-name = hand
dungeon-command-hand = Show your cards and hidden tokens, for you only, or offer a draw
dungeon-command-orders-name = orders
dungeon-command-orders = Say what shall be answered for you while you are away, for you only

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
dungeon-token = { $colour } { $kind }
dungeon-player = { $name } ({ $colour })
dungeon-room = room { $room }
dungeon-level-easy = easy
dungeon-level-normal = normal
dungeon-level-hard = hard

## Options of a new game

dungeon-option-goal = Goal
dungeon-option-goal-name = goal
dungeon-option-goal-help = How many points win; three are a short game, or a handicap for one
dungeon-option-goal-5 = 5 points
dungeon-option-goal-3 = 3 points
dungeon-option-goal-blue = 3 for blue, 5 for yellow
dungeon-option-goal-yellow = 5 for blue, 3 for yellow
dungeon-option-dealt = Teams and tokens
dungeon-option-dealt-name = dealt
dungeon-option-dealt-help = Teams and hidden tokens are dealt at random, so that play begins at once
dungeon-option-dealt-no = chosen and hidden by each
dungeon-option-dealt-yes = dealt at random
dungeon-option-shown = Rooms shown
dungeon-option-shown-name = shown
dungeon-option-shown-help = Rooms 1 and 8 are shown from the start, one for each player. Needs a dealt game
dungeon-option-shown-no = none
dungeon-option-shown-two = rooms 1 and 8
dungeon-option-first = First player
dungeon-option-first-name = first
dungeon-option-first-help = Who plays the first turn
dungeon-option-first-draw = drawn at random
dungeon-option-first-blue = blue, who sits first
dungeon-option-first-yellow = yellow, who sits second
dungeon-objection-option = Dungeon Twister has no setting { $key } with the value { $value }.
dungeon-summary-goal = { $goal ->
    [3] First to 3 points
    [blue] Blue wins with 3 points, yellow with 5
    [yellow] Blue wins with 5 points, yellow with 3
   *[5] First to 5 points
}
dungeon-summary-dealt = teams and hidden tokens dealt
dungeon-objection-shown = Rooms can be shown from the beginning only where all is dealt. Have teams and tokens dealt at random, in the settings below, or choose no rooms.
dungeon-summary-shown = rooms { $rooms } shown
dungeon-summary-first = { $first } begins

## Buttons

dungeon-button-board = Maze
dungeon-button-tall = Maze for phones
dungeon-button-wide = Wide maze
dungeon-button-undo = Undo
dungeon-button-room = Room { $room }
dungeon-button-orders = Standing orders
dungeon-button-team = This is my team
dungeon-button-deal = Deal the rest
dungeon-button-unplan = Undo last tap
dungeon-button-lay-plan = Lay it, ask me if a room is full
dungeon-button-lay-elsewhere = Lay it, draw if a room is full
dungeon-button-change-plan = Change the plan
dungeon-button-prepare = Prepare
dungeon-button-play = Play
dungeon-button-lay = Lay a card
dungeon-button-place = Place
dungeon-button-rematch = Rematch
dungeon-button-to-team = My team
dungeon-button-to-hide = My hiding plan
dungeon-button-to-card = Play
dungeon-button-to-act = Play
dungeon-button-to-place = Place
dungeon-button-to-lay = Lay a card
dungeon-button-to-nothing = What goes on
dungeon-button-look-again = Look again

## What goes on

dungeon-head-setup = **Before the first turn.**
dungeon-head = **Turn { $number }** · { $first } { $blue } : { $yellow } { $second }.
dungeon-cards = { $name }: action cards { $actions } · combat cards { $combat } · jumps { $jumps }
dungeon-you = you
dungeon-now-team = Choosing a team: { $names }.
dungeon-now-hide = { $you ->
    [yes] You hide the next token.
   *[no] { $name } hides the next token.
}
dungeon-now-turn = { $you ->
    [yes] It’s your turn
   *[no] { $name } plays
}{ $points ->
    [0] {"."}
    [one] , with 1 action point left.
   *[other] , with { $points } action points left.
}
dungeon-now-place = { $you ->
    [yes] You place tokens in { $room }.
   *[no] { $name } places tokens in { $room }.
}
dungeon-now-lay = Waiting for a combat card from { $names }.
dungeon-now-over = The game is over.

## Setting up

dungeon-ask-team = **My team.** Choose four of your eight characters: they begin on the marks of your line. The other four are hidden in the rooms, with your six objects. Nobody sees your team before all is hidden.
dungeon-team-swap = They begin on the squares below. Tap one to swap or replace it.
dungeon-team-held = Tap who swaps places with the { $name }, or choose in the menu who comes instead.
dungeon-team-instead = Instead of the { $name }
dungeon-team-mark = { $square } · { $name }
dungeon-strength = speed { $speed } · combat { $combat } · { $power }
dungeon-power-cleric = heals the wounded
dungeon-power-goblin = 2 points for leaving
dungeon-power-mekanork = turns rooms both ways
dungeon-power-thief = opens portcullises, crosses pits
dungeon-power-troll = heals itself
dungeon-power-wallwalker = steps through walls
dungeon-power-warrior = breaks portcullises
dungeon-power-wizard = flies over pits and enemies
dungeon-team-choose = Four characters
dungeon-plan-head = **My hiding plan.** Choose a token, then tap the room it shall lie in. The other player sees only its colour. Both plans are laid in turn, yours in the order of your taps.
dungeon-plan-next = The next tap on a room hides: **{ $token }**.
dungeon-plan-left = { $count ->
    [one] One token has no room yet.
   *[other] { $count } tokens have no room yet.
}
dungeon-plan-complete = Every token has its room. Lay the plan, or change it: the maze has just room for all tokens, so the other will fill some of your rooms.
dungeon-plan-blocked = { $count ->
    [one] A room you had planned for was filled before: one token needs another.
   *[other] Rooms you had planned for were filled before: { $count } tokens need others.
}
dungeon-plan-laying = Your plan is set: { $hidden } of { $all } tokens are hidden so far. You and { $name } hide in turn. { $elsewhere ->
    [yes] If { $name } fills a room first, another one is drawn for you.
   *[no] You’re only asked again if { $name } fills a room first.
}
dungeon-plan-planned = { $token } in { $room }
dungeon-plan-room = Room { $room } · { $left } free
dungeon-plan-token = Another token
dungeon-alt-team = On the line, from the top: { $tokens }.
dungeon-orders-head = **Standing orders.** Nobody else sees them, and you can change them at any time. They spare a game waiting for you within a turn.
dungeon-orders-card = A combat card in a fight: { $value }.
dungeon-orders-card-choose = A combat card in a fight
dungeon-orders-place = A place for a token in a room that was revealed: { $value }.
dungeon-orders-place-choose = A place for a token
dungeon-orders-ask = ask me, and wait
dungeon-orders-drawn = { $hours ->
    [0] draw one at once
    [one] draw one after an hour
   *[other] draw one after { $hours } hours
}
dungeon-orders-lay = { $which ->
    [lowest] the lowest above +0
    [zero] the +0
   *[middle] the middle one
} after { $hours ->
    [one] an hour
   *[other] { $hours } hours
}
dungeon-setup-head = **Dungeon Twister: { $first } (blue) against { $second } (yellow).** Choose your teams, and hide the rest in the rooms.

## A turn

dungeon-do-play = Card { $card }
dungeon-do-lay = Combat card +{ $card }
dungeon-do-draw = Agree to the draw
dungeon-do-hide = { $token } in { $room }
dungeon-do-place = { $token } on { $square }
dungeon-do-jump = { $character } jumps over { $pit } to { $square }
dungeon-do-wall = { $character } goes through the wall to { $square }
dungeon-do-reveal = { $character } reveals { $room }
dungeon-do-rotate = { $character } turns { $room } to the { $turn ->
    [right] right
   *[left] left
}
dungeon-do-attack = { $character } attacks { $target }
dungeon-do-heal = { $character } heals { $target }
dungeon-do-fire = { $character } fires the wand at { $target }
dungeon-do-regenerate = { $character } regenerates
dungeon-do-gate = { $character } opens or closes a portcullis
dungeon-do-break = { $character } breaks a portcullis
dungeon-do-drink = { $character } drinks the potion
dungeon-do-end = End the turn

## Posts

dungeon-turn-head = **Turn { $number } · { $name }**
dungeon-turn-call = { $mention }, it is your turn.
dungeon-score = { $first } { $blue } : { $yellow } { $second }
dungeon-call-hide = { $mention }, { $hidden ->
    [0] it is your turn to hide: lay your plan.
   *[other] { $left ->
        [one] one of your tokens still needs
       *[other] { $left } of your tokens still need
    } a room{ $full ->
        [0] {""}
        [one] , and one is full by now
       *[other] , and { $full } are full by now
    }.
}
dungeon-call-lay = A fight: { $names }, lay a combat card.
dungeon-setup-done = All is hidden.
dungeon-room-asks = { $mention }, place { $tokens } in { $room }.
dungeon-offer = { $name } offers { $other } a draw. The offer stands until { $other } has ended a whole turn.
dungeon-offer-closed = { $name } offered { $other } a draw. { $agreed ->
    [yes] { $other } agreed.
   *[no] The offer is no longer open.
}
dungeon-goes-on = { $mention }, your turn goes on: { $points ->
    [one] 1 action point
   *[other] { $points } action points
} left.
dungeon-end-head = **{ $result ->
    [won] { $name } wins
   *[draw] A draw
}** { $reason ->
    [quiet] after 40 quiet turns.
    [nobody] as nobody can act any more.
    [resigned] as the other has resigned.
    [agreed] by agreement.
   *[goal] by reaching the goal of { $goal } points.
}
dungeon-end-points = { $name }: { $told }.
dungeon-end-source = { $points } { $source ->
    [goblin] with the goblin out
    [treasure] for treasure
    [elimination] for eliminations
   *[exit] for characters out
}
dungeon-end-decisive = { $last ->
    [yes] The last turn, { $number }, decided it.
   *[no] { $name } was ahead for good after turn { $number }.
}
dungeon-end-fate = { $name } { $fate ->
    [out] out
    [dead] dead
   *[hidden] never found
}
dungeon-end-fates = { $name }, who wanted { $goal } points{ $some ->
    [yes] : { $told }
   *[no] { "" }
}.
dungeon-end-hidden = Still hidden: { $tokens }.
dungeon-told-card = { $name } plays a { $card }.
dungeon-told-moved = { $character } { $way ->
    [jump] jumps from { $start } to { $square }
    [wall] goes through the wall from { $start } to { $square }
    [round] walks around and is back on { $square }
   *[move] goes from { $start } to { $square }
}{ $carries ->
    [yes] { " " }with { $carried }
   *[no] { "" }
}
dungeon-told-gone = { $gone }.
dungeon-told-left = { $character } leaves the maze{ $carries ->
    [yes] {" "}with { $carried }
   *[no] {""}
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
dungeon-told-revealed = { $character } reveals { $room }: { $tokens }.
dungeon-told-placed = { $name } places { $tokens }.
dungeon-told-turned = { $character } turns { $room } to the { $turn ->
    [right] right
   *[left] left
}.
dungeon-told-attack = { $attacker } attacks { $target }.
dungeon-told-bonus = objects { $value }
dungeon-told-fight-card = card { $value }
dungeon-told-side = { $colour }: { $parts } = **{ $sum }**
dungeon-told-fight = { $attack }; { $defence }: { $result ->
    [attacker] the attack succeeds
    [defender] the attack is beaten back
   *[tie] nothing happens
}.
dungeon-told-wounded = { $character } is wounded.
dungeon-told-eliminated = { $character } is eliminated on { $square }{ $cause ->
    [pit] {" "}in the pit
    [wand] {" "}by the wand
    [carrier] {" "}with its carrier
   *[fight] {""}
}: 1 point for { $name }{ $drops ->
    [yes] ; { $dropped } is left there
   *[no] { "" }
}.
dungeon-told-lost = { $token } is lost on { $square }.
dungeon-told-regenerated = { $healer } regenerates.
dungeon-told-healed = { $healer } heals { $character }.
dungeon-step-team = choosing a team
dungeon-step-hide = hiding tokens
dungeon-step-lay = choosing a combat card
dungeon-step-end = end of turn
dungeon-step-offer = the offer of a draw
dungeon-step-move = { $character } to { $square }
dungeon-step-gate = { $character } { $state ->
    [open] opens
    [broken] breaks
   *[closed] closes
} the portcullis between { $sides-first } and { $sides-second }
dungeon-told-gate = { $character } { $state ->
    [open] opens
    [broken] breaks
   *[closed] closes
} the portcullis between { $sides-first } and { $sides-second }.
dungeon-told-potion = { $character } drinks the potion: { $points } action points of its own.
dungeon-told-wand = { $character } fires the wand at { $target }.
dungeon-told-left-over = { $name } ends the turn with { $left ->
    [one] 1 action point
   *[other] { $left } action points
} left.
dungeon-told-skipped = { $name } has nobody who can act, and is passed over.
dungeon-told-draw = { $name } offers a draw.

## Refusals

dungeon-refusal-unreadable = Nothing in this game is called { $answer }. Use the buttons of the newest post.
dungeon-refusal-no-page = There is no such page. Use the buttons of the newest post.
dungeon-refusal-nothing-to-hide = You have nothing to hide now.
dungeon-refusal-plan-incomplete = Some of your tokens have no room yet. Choose rooms for them, or deal the rest.
dungeon-refusal-not-seated = Only the two players can do that.
dungeon-rule-no-such-seat = There are only two players, in seats 0 and 1.
dungeon-rule-not-awaited = You are not asked for anything now. The newest post says who is awaited.
dungeon-rule-over = The game is over.
dungeon-rule-offered = Your offer of a draw stands already.
dungeon-rule-other-question = That is no answer to what is asked now. Look at the newest post.
dungeon-rule-team-size = A team is four different characters.
dungeon-rule-not-yours = That is none of your characters.
dungeon-rule-not-to-hide = That is no token you still have to hide.
dungeon-rule-room-full = Room { $slot } is full. Choose another one.
dungeon-rule-no-such-card = You have no card of { $card } left. Choose one of those that are shown.
dungeon-rule-card-too-high = Nobody has played a 4 yet: a card of { $highest } at most may be played now.
dungeon-rule-other-token = { $token } is placed next: the tokens of a room come in a fixed order.
dungeon-rule-not-free = { $square } is no empty floor or gear square of the room. Choose one that has its name on the picture.
dungeon-rule-not-in-play = { $character } is not in play: only who stands on a square can act.
dungeon-rule-no-points = No action point is left for { $character }. End the turn, or take an action back.
dungeon-rule-wounded = { $character } is wounded and cannot act. The Cleric can heal a neighbour; a friend can carry the wounded.
dungeon-rule-healed = { $character } was healed this turn and does nothing until it ends. Let somebody else act.
dungeon-rule-move-over = The step onto the other line ends the move: nothing can be done after it.
dungeon-rule-too-far = That is farther than { $speed } squares, the speed of this character. Go in two actions.
dungeon-rule-no-square = There is no such square. Squares are called by letter and row, A1 to V10.
dungeon-rule-no-way = There is no open way to { $square }: walls and closed portcullises stop a move, and steps lead side by side.
dungeon-rule-enemy = An unwounded enemy stands on { $square } and lets nobody pass. Go around, or attack.
dungeon-rule-pit = Nothing bridges the pit { $square }. It takes a rope, or the own Thief standing there.
dungeon-rule-no-taking = That cannot be taken on { $square }: it has to lie there, or be with a friend or a wounded enemy, and every square has to be in order afterwards.
dungeon-rule-free-hands = There is nothing in hand to leave.
dungeon-rule-no-dropping = That cannot be left on { $square }: a square holds one object at most, and on a pit only a rope stays.
dungeon-rule-no-room = The move cannot end on { $square }: a square holds one character with one object, or two friends of whom one is wounded.
dungeon-rule-nothing-changed = That move would change nothing. Choose another square, or let somebody else act.
dungeon-rule-no-jump = { $character } cannot jump so. A jump leads over one pit with nobody on it, to a square where it may end, with no wall between, and takes a jump card.
dungeon-rule-no-wall-step = { $character } cannot step through a wall there. Only the Wall-walker does, to the square right behind a wall, if there is room; not through portcullises or into hidden rooms.
dungeon-rule-no-reveal = { $character } cannot reveal that room. It takes a hidden room right beside it, and an open side towards it.
dungeon-rule-no-rotation = { $character } cannot turn that room so. From a gear its own room and the twin of it are turned, as their arrows show; the Mekanork turns both ways.
dungeon-rule-no-attack = { $character } cannot attack so. The enemy has to stand on a neighbouring square with an open side between, not be carried, and not be wounded or healed this turn.
dungeon-rule-no-healing = { $character } cannot heal so. The Cleric heals a wounded neighbour whom nobody carries, with an open side between.
dungeon-rule-no-regeneration = { $character } cannot heal itself now: not in the turn of the wound, and not while it is carried.
dungeon-rule-no-portcullis = { $character } can neither open nor close that portcullis. The Thief has to stand beside it, and it must not be broken.
dungeon-rule-no-breaking = { $character } cannot break that portcullis. The Warrior has to stand beside it, and it is broken only once.
dungeon-rule-no-potion = { $character } has no potion at hand.
dungeon-rule-no-shot = { $character } cannot fire there. The Wizard needs the wand in hand, and the target has to be the first character in a straight open line.
dungeon-rule-news = What comes of that is not known before it is done.

## The page without Discord: its channel, and the first post there

dungeon-greeting-channel = dungeon
dungeon-greeting-welcome = **Welcome to the gates of the dungeon.**
dungeon-greeting-start = Press **{ lobby-button-start }** below to play a first game against a computer.
dungeon-greeting-picture = A game of Dungeon Twister: rooms of walls and corridors with characters in them, and rooms still face down.
