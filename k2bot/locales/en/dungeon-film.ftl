### Captions in the Dungeon Twister film. A frame is on screen for a second or two, so use few words.

dungeon-button-film = Film
dungeon-film-player = Player { $number }
dungeon-film-head = **The film:** { $first } against { $second }, { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}.
dungeon-film-making = Making the film of { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} …
dungeon-film-opening = { $first } (to { $blue }) against { $second } (to { $yellow })
dungeon-film-turn = { $number } · { $name }
dungeon-film-carrying = { $name } { $carrying }.
dungeon-film-alt = { $first } { $blue }, { $second } { $yellow } after { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}.
dungeon-film-alt-turn = Turn { $number }: { $detail }
