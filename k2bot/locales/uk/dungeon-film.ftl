### Підписи у повторі Dungeon Twister. Кадр видно секунду-дві, тож слів має бути мало.

dungeon-film-head = **Повтор:** { $first } – { $second }, { $turns ->
    [one] { $turns } хід
    [few] { $turns } ходи
   *[many] { $turns } ходів
}.
dungeon-film-making = Повтор готується: { $turns ->
    [one] { $turns } хід
    [few] { $turns } ходи
   *[many] { $turns } ходів
}…
dungeon-film-goal = { $same ->
    [yes] До перемоги: { $first }
   *[no] До перемоги: сині { $first }, жовті { $second }
}
dungeon-film-turn = Хід { $number }
dungeon-film-goes-on = Гра ще триває
dungeon-film-advances = { $names } { $count ->
    [one] іде вперед
    [few] ідуть уперед
   *[many] ідуть уперед
}
dungeon-film-retreats = { $names } { $count ->
    [one] відступає
    [few] відступають
   *[many] відступають
}
dungeon-film-moves = { $names } { $count ->
    [one] рухається
    [few] рухаються
   *[many] рухаються
}
dungeon-film-runs = { $names } { $count ->
    [one] біжить
    [few] біжать
   *[many] біжать
} до виходу
dungeon-film-carries = { $name } несе: { $thing }{ $onward ->
    [yes] , у бік виходу
   *[no] { "" }
}
dungeon-film-takes = { $name } бере: { $thing }
dungeon-film-drops = { $name } лишає: { $thing }
dungeon-film-drinks = { $name } п’є: { $thing }
dungeon-film-reveals = { $count ->
    [one] { $name } відкриває кімнату { $room }
    [few] { $name } відкриває кімнати { $room }
    [many] { $name } відкриває кімнати { $room }
   *[other] { $name } відкриває кімнати { $room }
}
dungeon-film-rotates = { $count ->
    [one] { $name } повертає кімнату { $room }
    [few] { $name } повертає кімнати { $room }
    [many] { $name } повертає кімнати { $room }
   *[other] { $name } повертає кімнати { $room }
}
dungeon-film-attacks = { $name } атакує: { $target }
dungeon-film-fights = { $name } { $result ->
    [won] перемагає
    [lost] програє
   *[drawn] нічия
}{ $covered ->
    [yes] { "" }
   *[no] { " " }{ $attack }:{ $defence }
} ({ $target })
dungeon-film-fires = { $name } стріляє: { $target }
dungeon-film-heals = { $name } лікує: { $target }
dungeon-film-recovers = { $name } лікується
dungeon-film-gate = { $name } { $state ->
    [open] відчиняє
    [broken] ламає
   *[closed] зачиняє
} ґрати
dungeon-film-leaves = { $name } тікає{ $carries ->
    [yes] { " " }(несе: { $thing })
   *[no] { "" }
}!
dungeon-film-falls = { $name } { $cause ->
    [pit] падає в яму
   *[other] вибуває
}

dungeon-film-alt = { $first } { $blue }:{ $yellow } { $second }; зіграно { $turns ->
    [one] { $turns } хід
    [few] { $turns } ходи
   *[many] { $turns } ходів
}.
dungeon-film-alt-turn = Хід { $number }: { $detail }
