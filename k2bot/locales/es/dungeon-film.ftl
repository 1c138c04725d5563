### Captions in the Dungeon Twister replay. A frame is on screen for a second or two, so use few words.

dungeon-button-film = Repetición
dungeon-film-player = Jugador { $number }
dungeon-film-head = **Repetición:** { $first } contra { $second }, { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
}.
dungeon-film-making = Haciendo la repetición de { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
}…
dungeon-film-opening = { $first } (objetivo: { $blue }) contra { $second } (objetivo: { $yellow })
dungeon-film-turn = { $number } · { $name }
dungeon-film-carrying = { $name } { $handled }.
dungeon-film-alt = { $first } { $blue }–{ $yellow } { $second } tras { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
}.
dungeon-film-alt-turn = Turno { $number }: { $detail }
