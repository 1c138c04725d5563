### Captions in the Dungeon Twister replay.

dungeon-film-head = **Powtórka:** { $first } kontra { $second }, tury: { $turns }.
dungeon-film-making = Powstaje powtórka, tury: { $turns }…
dungeon-film-goal = { $same ->
    [yes] Zwycięstwo: { $first } pkt
   *[no] Zwycięstwo: niebieskie { $first }, żółte { $second } pkt
}
dungeon-film-turn = Tura { $number }
dungeon-film-goes-on = Gra jeszcze trwa
dungeon-film-advances = { $names } { $count ->
    [one] idzie naprzód
    [few] idą naprzód
   *[many] idą naprzód
}
dungeon-film-retreats = { $names } { $count ->
    [one] się cofa
    [few] się cofają
   *[many] się cofają
}
dungeon-film-moves = { $names } { $count ->
    [one] się rusza
    [few] się ruszają
   *[many] się ruszają
}
dungeon-film-runs = { $names } { $count ->
    [one] biegnie
    [few] biegną
   *[many] biegną
} do wyjścia
dungeon-film-carries = { $name } niesie: { $thing }{ $onward ->
    [yes] , w stronę wyjścia
   *[no] { "" }
}
dungeon-film-takes = { $name } bierze: { $thing }
dungeon-film-drops = { $name } zostawia: { $thing }
dungeon-film-drinks = { $name } pije: { $thing }
dungeon-film-reveals = { $count ->
    [one] { $name } odkrywa pokój { $room }
    [few] { $name } odkrywa pokoje { $room }
    [many] { $name } odkrywa pokoje { $room }
   *[other] { $name } odkrywa pokoje { $room }
}
dungeon-film-rotates = { $count ->
    [one] { $name } obraca pokój { $room }
    [few] { $name } obraca pokoje { $room }
    [many] { $name } obraca pokoje { $room }
   *[other] { $name } obraca pokoje { $room }
}
dungeon-film-attacks = { $name } atakuje: { $target }
dungeon-film-fights = { $name } { $result ->
    [won] wygrywa
    [lost] przegrywa
   *[drawn] remisuje
}{ $covered ->
    [yes] { "" }
   *[no] { " " }{ $attack }:{ $defence }
} ({ $target })
dungeon-film-fires = { $name } strzela: { $target }
dungeon-film-heals = { $name } leczy: { $target }
dungeon-film-recovers = { $name } się leczy
dungeon-film-gate = { $name } { $state ->
    [open] otwiera
    [broken] wyłamuje
   *[closed] zamyka
} kratę
dungeon-film-leaves = { $name } ucieka{ $carries ->
    [yes] { " " }(ma: { $thing })
   *[no] { "" }
}!
dungeon-film-falls = { $name } { $cause ->
    [pit] wpada w zapadnię
   *[other] odpada
}

dungeon-film-alt = { $first } { $blue }:{ $yellow } { $second }, rozegrane tury: { $turns }.
dungeon-film-alt-turn = Tura { $number }: { $detail }
