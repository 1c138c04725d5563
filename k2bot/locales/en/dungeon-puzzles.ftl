### Puzzles of Dungeon Twister: win before your turn ends. Ids begin with dungeon-puzzle-.

dungeon-puzzle-task = You’re { $seat ->
    [0] **blue**, and your characters leave the maze on the right
   *[1] **yellow**, and your characters leave the maze on the left
}. **Win before your turn ends:** you start { $points ->
    [one] **1 point**
   *[other] **{ $points } points**
} short of winning, with { $actions ->
    [one] **1 action point**
   *[other] **{ $actions } action points**
}. Only one first action leads to a win.{ $hidden ->
    [yes] {" "}You can’t reveal rooms here: what’s in them is a matter of luck.
   *[no] {""}
}
    Your combat cards: { $own } · { $jumps ->
    [0] no jump cards
    [one] 1 jump card
   *[other] { $jumps } jump cards
}
    Your opponent’s combat cards: { $cards }. In a fight they play the best one against yours.
dungeon-puzzle-goal = Win before your turn ends.
dungeon-puzzle-sure = You haven’t won yet, so ending your turn **fails this try**. You still have { $points ->
    [one] 1 action point
   *[other] { $points } action points
}. End your turn anyway?
dungeon-puzzle-spent = You’ve used your last action point without winning, so ending your turn **fails this try**. Undo to try something else.
dungeon-puzzle-short = Your turn is over, and you’re { $points ->
    [one] 1 point
   *[other] { $points } points
} short.
dungeon-puzzle-revealed = You revealed a room. What’s in it is a matter of luck, and a puzzle has to be won without luck.
dungeon-puzzle-step = { $number }. { $told }
dungeon-puzzle-any-card = -# In the fight above, your opponent plays the best card against yours. The solution works against any of their cards.
dungeon-puzzle-none = There’s no puzzle with that number.
dungeon-puzzle-changed = That’s no longer possible: the puzzle has changed.
