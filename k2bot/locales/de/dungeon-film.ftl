### Captions in the Dungeon Twister replay. A frame is on screen for a second or two, so use few words.

dungeon-button-film = Film
dungeon-film-player = Person { $number }
dungeon-film-head = **Film:** { $first } gegen { $second }, { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}.
dungeon-film-making = Der Film entsteht ({ $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}) …
dungeon-film-opening = { $first } (Ziel: { $blue }) gegen { $second } (Ziel: { $yellow })
dungeon-film-turn = { $number } · { $name }
dungeon-film-carrying = { $name } { $handled }.
dungeon-film-alt = { $first } { $blue }:{ $yellow } { $second } nach { $turns ->
    [one] 1 Zug
   *[other] { $turns } Zügen
}.
dungeon-film-alt-turn = Zug { $number }: { $detail }
