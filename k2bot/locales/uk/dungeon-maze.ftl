### Слова на зображенні лабіринту. Місця обмаль: довші слова буде зменшено або обрізано.

dungeon-picture-turn = Хід { $number }
dungeon-picture-cards = карти ОД
dungeon-picture-of-goal = із { $goal } очок
dungeon-picture-can-leave = { $name } { $now ->
    [yes] може вийти зараз
   *[no] може вийти далі
}
dungeon-picture-left = { $count ->
    [0] ОД немає
   *[other] ще { $count } ОД
}
dungeon-picture-quiet = тихі ходи { $count } / { $of }
dungeon-picture-draw = Нічия
dungeon-picture-won = Кінець

## Що робить гравець

dungeon-picture-phase-start = вибір команд
dungeon-picture-phase-hide = ховає жетон
dungeon-picture-phase-card = грає карту
dungeon-picture-phase-place = кімната { $room }
dungeon-picture-phase-fight = вибір карти
dungeon-picture-phase-over = кінець

## У стіні відкритої кімнати: її номер, двійник і що з нею щойно сталося

dungeon-picture-room = Кімната { $room }
dungeon-picture-new = нова

## Поворот кімнати

dungeon-picture-turns = Кімната { $room }, від { $first } до { $last }: поворот { $way ->
    [right] за годинниковою
   *[left] проти годинникової
}
dungeon-picture-before = до
dungeon-picture-after = після
dungeon-picture-opened = нових шляхів: { $count }
dungeon-picture-closed = закрито шляхів: { $count }
