### Captions in the Dungeon Twister replay. A frame is on screen for a second or two, so use few words.

dungeon-button-film = Replay
dungeon-film-player = Player { $number }
dungeon-film-head = **Replay:** { $first } against { $second }, { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}.
dungeon-film-making = Making the replay of { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} …
dungeon-film-opening = { $first } (goal: { $blue }) against { $second } (goal: { $yellow })
dungeon-film-turn = { $number } · { $name }
# $sort: the sort of $name, for articles
dungeon-film-carrying = { $name } { $handled }.
dungeon-film-alt = { $first } { $blue }–{ $yellow } { $second } after { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}.
dungeon-film-alt-turn = Turn { $number }: { $detail }
