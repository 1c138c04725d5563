### Captions in the Dungeon Twister replay. A frame is on screen for a second or two, so use few words.

# As in English
dungeon-button-film = Replay
dungeon-film-player = Joueur { $number }
dungeon-film-head = **Replay :** { $first } contre { $second }, { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}.
dungeon-film-making = Préparation du replay, { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}…
dungeon-film-opening = { $first } (objectif : { $blue }) contre { $second } (objectif : { $yellow })
dungeon-film-turn = { $number } · { $name }
dungeon-film-carrying = { $sort ->
    [thief] La
   *[other] Le
} { $name } { $handled }.
dungeon-film-alt = { $first } { $blue }–{ $yellow } { $second } après { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}.
dungeon-film-alt-turn = Tour { $number } : { $detail }
