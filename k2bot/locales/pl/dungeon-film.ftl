### Captions in the Dungeon Twister replay.

dungeon-button-film = Powtórka
dungeon-film-player = Gracz { $number }
dungeon-film-head = **Powtórka:** { $first } kontra { $second }, tury: { $turns }.
dungeon-film-making = Powstaje powtórka, tury: { $turns }…
dungeon-film-opening = { $first } (do { $blue }) kontra { $second } (do { $yellow })
dungeon-film-turn = { $number } · { $name }
dungeon-film-carrying = { $name } { $handled }.
dungeon-film-alt = { $first } { $blue }:{ $yellow } { $second }, rozegrane tury: { $turns }.
dungeon-film-alt-turn = Tura { $number }: { $detail }
