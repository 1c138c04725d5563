### Captions in the Dungeon Twister replay. A frame is on screen for a second or two, so use few words.

dungeon-film-head = **Repetición:** { $first } contra { $second }, { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
}.
dungeon-film-making = Haciendo la repetición de { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
}…
dungeon-film-goal = { $same ->
    [yes] Gana quien llegue a { $first }
   *[no] Para ganar: azul { $first }, amarillo { $second }
}
dungeon-film-turn = Turno { $number }
dungeon-film-goes-on = La partida sigue
dungeon-film-advances = { $names } { $count ->
    [one] avanza
   *[other] avanzan
}
dungeon-film-retreats = { $names } { $count ->
    [one] retrocede
   *[other] retroceden
}
dungeon-film-moves = { $names } { $count ->
    [one] se mueve
   *[other] se mueven
}
dungeon-film-runs = { $names } { $count ->
    [one] corre
   *[other] corren
} a la salida
dungeon-film-carries = { $name } lleva { $thing }{ $onward ->
    [yes] { " " }a la salida
   *[no] { "" }
}
dungeon-film-takes = { $name } toma { $thing }
dungeon-film-drops = { $name } deja { $thing }
dungeon-film-drinks = { $name } bebe { $thing }
dungeon-film-reveals = { $count ->
    [one] { $name } revela la sala { $room }
   *[other] { $name } revela las salas { $room }
}
dungeon-film-rotates = { $count ->
    [one] { $name } gira la sala { $room }
   *[other] { $name } gira las salas { $room }
}
dungeon-film-attacks = { $name } ataca: { $target }
dungeon-film-fights = { $name } { $result ->
    [won] vence a
    [lost] pierde con
   *[drawn] empata con
} { $target }{ $covered ->
    [yes] { "" }
   *[no] { " " }{ $attack }–{ $defence }
}
dungeon-film-fires = { $name } dispara: { $target }
dungeon-film-heals = { $name } cura a { $target }
dungeon-film-recovers = { $name } se cura
dungeon-film-gate = { $name } { $state ->
    [open] abre
    [broken] rompe
   *[closed] cierra
} un rastrillo
dungeon-film-leaves = ¡{ $name } escapa{ $carries ->
    [yes] { " " }con { $thing }
   *[no] { "" }
}!
dungeon-film-falls = { $name } { $cause ->
    [pit] cae al foso
   *[other] queda fuera
}

dungeon-film-alt = { $first } { $blue }–{ $yellow } { $second } tras { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
}.
dungeon-film-alt-turn = Turno { $number }: { $detail }
