### Слова на інших зображеннях. Місця обмаль: довші слова буде зменшено або обрізано.

## Літери на жетонах персонажів: одна або дві, усі різні

dungeon-letters-cleric = К
dungeon-letters-goblin = Г
dungeon-letters-mekanork = М
dungeon-letters-thief = Зл
dungeon-letters-troll = Т
dungeon-letters-wallwalker = С
dungeon-letters-warrior = В
dungeon-letters-wizard = Ча

## Підписи біля деталей лабіринту

dungeon-picture-speed = { $count ->
    [one] { $count } крок за 1 ОД
    [few] { $count } кроки за 1 ОД
   *[many] { $count } кроків за 1 ОД
}
# Beside signs of numbers on characters to choose from
dungeon-picture-steps = кроки за 1 ОД
dungeon-picture-combat = сила в бою
dungeon-picture-strength = бій { $count }
dungeon-picture-on-gear = повертає кімнати
dungeon-picture-spent = { $count } ОД
# Beside a square in reach, if all of them cost 1 AP
dungeon-picture-go = іти сюди: 1 ОД
# The wounded character that another one carries
dungeon-picture-with = несе: { $name } (поранений)
# A sign on squares from which something can be taken
dungeon-picture-fetch = можна взяти
# The same sign where it is known what lies there: $names are one or two objects, with a comma
dungeon-picture-fetch-these = взяти: { $names }
# An arrow across the edge of a part of the maze
dungeon-picture-beyond = далі ще клітинки
dungeon-picture-out = виходить назовні
dungeon-picture-jump = з картою стрибка
dungeon-picture-wall = крізь стіну
dungeon-picture-beside-enemy = тут можливий бій
# $place: room or square
dungeon-picture-choose-place = Вибери { $place ->
    [room] кімнату
   *[square] клітинку
} для { $sort ->
    [cleric] Клірика
    [goblin] Гобліна
    [mekanork] Меканорка
    [thief] Злодія
    [troll] Троля
    [wallwalker] Стінохода
    [warrior] Воїна
    [wizard] Чарівника
    [armour] Обладунку
    [potion] Еліксиру
    [rope] Каната
    [sword] Меча
    [treasure] Скарбу
   *[other] Жезла
}
# Below a player's name: why that player places this. $who: all, a character; rest, an object
dungeon-picture-places = { $who ->
    [all] розміщує всіх персонажів
   *[rest] розміщує предмети суперника
}
# A heading above the tokens to place next
dungeon-picture-then = Потім
# One of these that the other player places: $name; $kind: what, with its colour
dungeon-picture-then-other = { $name }: { $kind }
dungeon-picture-free = { $count ->
    [one] { $count } клітинка на вибір
    [few] { $count } клітинки на вибір
   *[many] { $count } клітинок на вибір
}

dungeon-picture-no-pit = ями лишаються пусті

## Бій

dungeon-picture-fight = Бій!
dungeon-picture-stakes = { $dies ->
    [yes] Якщо { $kind } програє, то вибуває: 1 очко
   *[no] Хто програє, дістає рану
}
dungeon-picture-fight-tie = Нічия: без змін
dungeon-picture-fight-won = Виграє { $name }
dungeon-picture-gained = +{ $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
}
dungeon-picture-target = ціль
dungeon-picture-attacker = нападник
dungeon-picture-beside = поруч: { $name }
dungeon-picture-lost-wounded = поранений
dungeon-picture-lost-knocked-out = вибуває
dungeon-picture-was-wounded = поранений, б’ється з 0
dungeon-picture-at-risk = у разі поразки
dungeon-picture-card-laid = карту зіграно
dungeon-picture-card-asked = вибирає карту
dungeon-picture-hand = { $secret ->
    [yes] карти бою, одну зіграно
   *[no] карти бою в руці
}

## Підготовка

dungeon-picture-unplaced = { $count ->
    [0] усі жетони на місці
    [one] ще { $count } жетон
    [few] ще { $count } жетони
   *[many] ще { $count } жетонів
}
dungeon-picture-hide-one = Вибери жетон, а тоді кімнату
# $confirmed: yes once the plan is, otherwise no
dungeon-picture-planned = { $confirmed ->
    [yes] План підтверджено
   *[no] Усе сплановано: підтвердь
}
dungeon-picture-done = Усе сховано
# $plans: yes if there is something to choose meanwhile, otherwise no
dungeon-picture-waits = { $plans ->
    [yes] плануй далі, зараз хід: { $name }
   *[no] зараз хід: { $name }
}
dungeon-picture-order = порядок
# Beside the sign of a place in a room where a token may be hidden
dungeon-picture-free-place = вільне місце
dungeon-picture-full = повна
# Above the number of a room, on its lid
dungeon-picture-lid = кімната
dungeon-picture-your-turn = твій хід
dungeon-picture-team = Починає ця четвірка
dungeon-picture-line = стартова лінія

## Постріл жезлом

dungeon-picture-shot = вибув, +1 очко: { $name }

## Кінець

dungeon-picture-end-won = Виграє { $name }!
dungeon-picture-end-draw = Нічия
dungeon-picture-end-goal = з форою вистачило { $goal } очок
# On the plate of whoever reached the goal
dungeon-picture-end-reached = ціль досягнуто
dungeon-picture-end-quiet = 40 ходів без очок і нових кімнат
dungeon-picture-end-nobody = нікому діяти після ходу { $turns }
dungeon-picture-end-resigned = { $name } виходить із гри, хід { $turns }
dungeon-picture-end-agreed = за згодою, хід { $turns }
dungeon-picture-end-out = тікає
dungeon-picture-end-struck = вибув
dungeon-picture-end-turns = Ходи { $first }–{ $last }
# Below the one, for whoever carried it out; below the other, who did it
dungeon-picture-end-treasure = зі Скарбом
dungeon-picture-end-by = б’є { $name }
# Where nobody scored: $count characters of a team, $count of all rooms
dungeon-picture-end-team = У лабіринті: { $count }
dungeon-picture-end-rooms = Відкриті кімнати: { $count }/{ $total }
dungeon-picture-source-exit = вихід
dungeon-picture-source-goblin = вихід Гобліна
dungeon-picture-source-treasure = скарби
dungeon-picture-source-elimination = вибиті

dungeon-picture-career-games = { $games ->
    [one] { $games } гра
    [few] { $games } гри
   *[many] { $games } ігор
}{ $won ->
    [-1] {""}
    [one] , { $won } перемога
    [few] , { $won } перемоги
   *[many] , { $won } перемог
}
dungeon-picture-points = Очки
dungeon-picture-career-team = Стартові команди
dungeon-picture-career-fights = Бої
dungeon-picture-career-won = виграші
dungeon-picture-career-tied = нічиї
dungeon-picture-career-lost = поразки
dungeon-picture-career-rotations = { $count ->
    [one] поворот кімнати
    [few] повороти кімнат
   *[many] поворотів кімнат
}
dungeon-picture-career-rivals = Суперники
dungeon-picture-career-nobody = Ігор із людьми ще немає

## Hero pictures: one short sentence, as on a poster

dungeon-hero-treasure = { $name }: { $kind } тікає зі Скарбом!
dungeon-hero-treasure-won = { $name }: { $kind } тікає зі Скарбом і перемагає!
dungeon-hero-free-won = { $kind } тікає, { $name } перемагає!
dungeon-hero-fight = { $name }: { $victor } вибиває { $sort ->
    [cleric] Клірика
    [goblin] Гобліна
    [mekanork] Меканорка
    [thief] Злодія
    [troll] Троля
    [wallwalker] Стінохода
    [warrior] Воїна
   *[other] Чарівника
}!
dungeon-hero-pit = { $kind } падає в яму!
dungeon-hero-wand = Жезл вражає { $sort ->
    [cleric] Клірика
    [goblin] Гобліна
    [mekanork] Меканорка
    [thief] Злодія
    [troll] Троля
    [wallwalker] Стінохода
    [warrior] Воїна
   *[other] Чарівника
}!
dungeon-hero-own-wand = Вогонь по своїх! { $kind } падає, очко: { $name }!
dungeon-hero-several = { $name } вибиває з гри { $count ->
    [one] { $count } персонажа
    [few] { $count } персонажів
   *[many] { $count } персонажів
}!
dungeon-hero-away = { $name } відвертає { $sort ->
    [cleric] Клірика
    [goblin] Гобліна
    [mekanork] Меканорка
    [thief] Злодія
    [troll] Троля
    [wallwalker] Стінохода
    [warrior] Воїна
   *[other] Чарівника
} ({ $owner }) від виходу!
dungeon-hero-towards = { $name } повертає { $sort ->
    [cleric] Клірика
    [goblin] Гобліна
    [mekanork] Меканорка
    [thief] Злодія
    [troll] Троля
    [wallwalker] Стінохода
    [warrior] Воїна
   *[other] Чарівника
} до виходу!
dungeon-hero-first = { $name }: { $victor } повертає кімнату, усередині { $kind }!
dungeon-hero-way = { $way ->
    [right] за годинниковою
   *[left] проти годинникової
}
