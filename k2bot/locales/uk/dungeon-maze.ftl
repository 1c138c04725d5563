### Слова на зображенні лабіринту. Місця обмаль: довші слова буде зменшено або обрізано.

dungeon-picture-hidden = прихований жетон
dungeon-picture-can-leave = { $colour }: { $names } { $count ->
    [one] може
    [few] можуть
   *[many] можуть
} { $when ->
    [now] зараз
    [turn] цього ходу
   *[next] у свій хід
} { $wins ->
    [yes] виграти
   *[no] вийти
}{ $ap ->
    [none] { "" }
   *[other] { " " }за { $ap } ОД
}{ $wins ->
    [yes] { "" }
   *[no] : { $short ->
        [yes] { $partly ->
            [yes] до +{ $points }
           *[no] +{ $points }
        }
       *[no] { $partly ->
            [yes] до { $points } очок
           *[no] +{ $points } { $points ->
                [one] очко
                [few] очки
               *[many] очок
            }
        }
    }
}
dungeon-picture-left = { $count ->
    [0] ОД немає
   *[other] ще { $count } ОД
}
dungeon-picture-cards = карти
dungeon-picture-quiet = до кінця гри ще { $count ->
    [one] { $count } тихий хід
    [few] { $count } тихі ходи
   *[many] { $count } тихих ходів
}
dungeon-picture-draw = Нічия

## Що робить гравець

dungeon-picture-now-start = Вибір команд
dungeon-picture-now-hide = { $name } ховає жетон
dungeon-picture-now-card = { $name } грає карту
dungeon-picture-now-place = { $name }: кімната { $room }
dungeon-picture-now-fight = { $name } вибирає карту
dungeon-picture-now-both = Вибір карт бою
# $only: whose alone how many of these are, from a potion
dungeon-picture-now-act = { $name }: { $count ->
    [0] ОД немає
   *[other] ще { $count } ОД
}{ $only ->
    [none] { "" }
   *[other] { " " }({ $only })
}
dungeon-picture-drinker = { $name }: { $points }

## Під лабіринтом: що вирішило хід, якомога коротше

dungeon-strip-revealed = { $name } відкриває кімнату { $room }
dungeon-strip-way = { $does ->
    [takes] { $name } бере: { $taken }
    [leaves] { $name } лишає: { $left }
    [swaps] { $name } міняє: { $left } → { $taken }
    [carries] { $name } несе: { $burden }{ $onward ->
        [yes] , у бік виходу
       *[no] , на { $square }
    }
    [runs] { $name } біжить до виходу
    [jump] { $name } стрибає на { $square }
    [wall] { $name } проходить крізь стіну на { $square }
   *[moves] { $name } іде на { $square }
}
dungeon-strip-out = { $name } { $count ->
    [one] виходить
    [few] виходять
   *[many] виходять
} з лабіринту
# The same where there is less room
dungeon-strip-gone = { $name } { $count ->
    [one] виходить
    [few] виходять
   *[many] виходять
}
dungeon-strip-carrying = { $name } виходить з лабіринту зі Скарбом
dungeon-strip-turned = { $name } повертає кімнату { $room } { $way ->
    [half] на 180°
    [left] проти годинникової
   *[right] за годинниковою
}
dungeon-strip-gate = { $name } { $state ->
    [open] відчиняє ґрати
    [broken] ламає ґрати
   *[closed] зачиняє ґрати
}
dungeon-strip-dead = { $by ->
    [none] { $name } { $count ->
        [one] вибуває
        [few] вибувають
       *[many] вибувають
    }
   *[other] { $by } виграє, { $count ->
        [one] вибуває
        [few] вибувають
       *[many] вибувають
    } { $name }
}
dungeon-strip-scored = { $told }: +{ $points }{ $gains ->
    [none] { "" }
   *[other] , { $gains }
}
dungeon-strip-wounds = { $by } завдає рани: { $name }
dungeon-strip-tie = { $told }; нічия
dungeon-strip-healed = { $own ->
    [yes] { $name } лікує себе
   *[no] { $healer } лікує: { $name }
}
dungeon-strip-potion = { $name } п’є: +{ $points } ОД
dungeon-strip-lost = пропадає: { $name }

## У стіні відкритої кімнати: її номер і що з нею щойно сталося

dungeon-picture-room = Кімната { $room }
dungeon-picture-new = нова

## Поворот кімнати

dungeon-picture-turns = Кімната { $room }: поворот { $way ->
    [right] за годинниковою
   *[left] проти годинникової
}
dungeon-picture-before = до
dungeon-picture-after = після
dungeon-picture-unchanged = входи й виходи ті самі
dungeon-picture-opened = нових шляхів: { $count }
dungeon-picture-closed = закрито шляхів: { $count }
