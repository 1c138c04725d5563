### Captions in the Dungeon Twister replay. A frame is on screen for a second or two, so use few words.

dungeon-film-head = **Replay:** { $first } against { $second }, { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}.
dungeon-film-making = Making the replay of { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} …
dungeon-film-goal = { $same ->
    [yes] { $first } points to win
   *[no] To win: blue { $first }, yellow { $second } points
}
dungeon-film-turn = Turn { $number }
dungeon-film-goes-on = The game isn’t over yet

## What characters do. The shorter, the better: articles may be left out.

# $sort: the sort of the first character, for articles
dungeon-film-advances = { $names } { $count ->
    [one] advances
   *[other] advance
}
# $sort: the sort of the first character, for articles
dungeon-film-retreats = { $names } { $count ->
    [one] falls back
   *[other] fall back
}
# $sort: the sort of the first character, for articles
dungeon-film-moves = { $names } { $count ->
    [one] moves
   *[other] move
}
# $sort: the sort of the first character, for articles
dungeon-film-runs = { $names } { $count ->
    [one] runs
   *[other] run
} for the exit
# $name_sort: the sort of $name, for articles
# $thing_sort: the sort of $thing, for articles
dungeon-film-carries = { $name } carries the { $thing }{ $onward ->
    [yes] { " " }towards the exit
   *[no] { "" }
}
# $name_sort: the sort of $name, for articles
# $thing_sort: the sort of $thing, for articles
dungeon-film-takes = { $name } takes the { $thing }
# $name_sort: the sort of $name, for articles
# $thing_sort: the sort of $thing, for articles
dungeon-film-drops = { $name } drops the { $thing }
# $name_sort: the sort of $name, for articles
# $thing_sort: the sort of $thing, for articles
dungeon-film-drinks = { $name } drinks the { $thing }
# $name_sort: the sort of $name, for articles
dungeon-film-reveals = { $count ->
    [one] { $name } reveals room { $room }
   *[other] { $name } reveals rooms { $room }
}
# $name_sort: the sort of $name, for articles
dungeon-film-rotates = { $count ->
    [one] { $name } rotates room { $room }
   *[other] { $name } rotates rooms { $room }
}
# $name_sort: the sort of $name, for articles
# $target_sort: the sort of $target, for articles
dungeon-film-attacks = { $name } attacks the { $target }
# $name_sort: the sort of $name, for articles
# $target_sort: the sort of $target, for articles
dungeon-film-fights = { $name } { $result ->
    [won] beats
    [lost] loses to
   *[drawn] ties with
} { $target }{ $covered ->
    [yes] { "" }
   *[no] { " " }{ $attack }–{ $defence }
}
# $name_sort: the sort of $name, for articles
# $target_sort: the sort of $target, for articles
dungeon-film-fires = { $name } fires at the { $target }
# $name_sort: the sort of $name, for articles
# $target_sort: the sort of $target, for articles
dungeon-film-heals = { $name } heals the { $target }
# $name_sort: the sort of $name, for articles
dungeon-film-recovers = { $name } recovers
# $name_sort: the sort of $name, for articles
dungeon-film-gate = { $name } { $state ->
    [open] opens
    [broken] breaks
   *[closed] closes
} a portcullis
# $name_sort: the sort of $name, for articles
# $thing_sort: the sort of $thing, for articles
dungeon-film-leaves = { $name } escapes{ $carries ->
    [yes] { " " }with the { $thing }
   *[no] { "" }
}!
# $name_sort: the sort of $name, for articles
dungeon-film-falls = { $name } { $cause ->
    [pit] falls into a pit
   *[other] is knocked out
}

dungeon-film-alt = { $first } { $blue }–{ $yellow } { $second } after { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}.
dungeon-film-alt-turn = Turn { $number }: { $detail }
