### Dungeon Twister: сторінки ходу, описи зображень і підказки. Ідентифікатори починаються з dungeon-.

## Панель ходу

dungeon-turn-left = лишилося **{ $points ->
    [one] { $points } очко дій
    [few] { $points } очки дій
   *[many] { $points } очок дій
}**
dungeon-turn-wounded = Поранені (не діють, доки їх не вилікують): { $names }
dungeon-turn-healed = Вилікувані цього ходу (не діють до його кінця): { $names }
# $sort: the sort of $name, for articles
dungeon-turn-spared = -# { $name }: { $healed ->
    [yes] лікування
   *[no] рана
} цього ходу, тож до його кінця атакувати цього персонажа не можна.
dungeon-turn-carried = -# { $name }: цього персонажа несуть, тож Клірик не може його вилікувати. Спершу його треба покласти.
dungeon-turn-pit = -# { $count ->
    [one] Яму
    [few] Ями
   *[many] Ями
} на { $squares } не подолати: { $jumps ->
    [0] карт стрибка більше немає
   *[other] немає вільної клітинки для приземлення
}, а пішки потрібен Канат або твій Злодій.
dungeon-turn-last = -# Останнє очко дій: { $fights ->
    [yes] { $reveals ->
        [yes] атаку чи відкриття кімнати
       *[no] атаку
    }
   *[no] відкриття кімнати
} не скасувати, і на цьому твій хід завершиться.
dungeon-potion-left = Еліксир: { $points ->
    [one] { $points } очко дій
    [few] { $points } очки дій
   *[many] { $points } очок дій
} лише для цього персонажа: { $character }.
dungeon-turn-planned = • { $line }
dungeon-turn-dropped = -# Твій план уже неможливий, тож його скинуто.
dungeon-turn-quiet = -# Ходів поспіль без очок і нових кімнат: { $count }. Після 40 перемагає той, у кого більше очок, а якщо порівну – нічия.
# $leader: who wins then, or none
dungeon-turn-quiet-last = ⚠ Якщо цього ходу не буде ні очка, ні нової кімнати, гра завершиться: { $leader ->
    [none] нічия
   *[other] переможе { $leader }
}.
dungeon-turn-offered = { $name } пропонує нічию. Погодитися можна на сторінці **{ dungeon-button-hand }**, або просто грай далі.
dungeon-ask-card = Яку карту дій зіграєш? Її число – це твої очки дій (ОД).
dungeon-card-too-high = -# { dungeon-rule-card-too-high }
dungeon-card-last = -# Це твоя остання карта дій: після цього ходу до тебе повернуться всі чотири.
dungeon-ask-who = Хто діє?
dungeon-ask-what = Що зробить **{ $name }**?
dungeon-ask-end = Це було останнє очко дій. Натисни **{ dungeon-button-end-turn }** або **{ talk-button-undo }**.
dungeon-rotate-ask = На зображенні видно, як усе буде. **Поворот остаточний:** після **{ $button }** самостійно скасувати його не можна{ $count ->
    [0] { "" }
   *[other] , як і те, що сплановано перед ним
}.{ $ends ->
    [yes] { " " }Він також завершує твій хід.
   *[no] { "" }
}
dungeon-ask-over = { $outcome ->
    [won] Це перемога! Натисни **{ dungeon-button-win }** або **{ talk-button-undo }**.
    [drawn] ⚠ Так гра завершиться нічиєю. Натисни **{ dungeon-button-end-turn }** або **{ talk-button-undo }**.
   *[lost] ⚠ Так ти програєш! Натисни **{ talk-button-undo }**, якщо цього не хочеш.
}
dungeon-sure-end = { $points ->
    [one] Пропаде { $points } очко дій
    [few] Пропадуть { $points } очки дій
   *[many] Пропаде { $points } очок дій
}. Усе одно завершити хід?

dungeon-who = { $loaded ->
    [yes] { $name } + { $load }
   *[no] { $name }
}{ $potion ->
    [0] { "" }
   *[other] { " " }({ $potion } ОД)
}
dungeon-go-menu = куди йти…
dungeon-go-to = { $character }: { dungeon-go-menu } ({ $most ->
    [1] 1
   *[other] 1–{ $most }
} ОД, { $count ->
    [one] { $count } клітинка на вибір
    [few] { $count } клітинки на вибір
   *[many] { $count } клітинок на вибір
})
dungeon-go-to-area = { $character }: { dungeon-go-menu } ({ $area }, { $most ->
    [1] 1
   *[other] 1–{ $most }
} ОД, { $count ->
    [one] { $count } клітинка на вибір
    [few] { $count } клітинки на вибір
   *[many] { $count } клітинок на вибір
})
dungeon-go-room = Показати: { $area } ({ $count ->
    [one] { $count } клітинка
    [few] { $count } клітинки
   *[many] { $count } клітинок
})
dungeon-go-line-of = стартова лінія ({ $colour })
dungeon-go-where = { $area ->
    [A] Стартова лінія синього
    [V] Стартова лінія жовтого
   *[room] Кімната { $area }
}
dungeon-go-nearer = ближче до виходу
# Whose way a rotated room changes: an own character’s, or an enemy’s
# $ap: action points in which an own character can then leave; 0 for an enemy that no longer can; “far” for neither
dungeon-go-way = { $ap ->
    [0] { $name } не вийде наступного ходу
    [far] { $name } { $own ->
        [yes] ближче до виходу
       *[no] далі від виходу
    }
   *[other] { $name }: до виходу { $ap } ОД
}
dungeon-go-along = несе з собою: { $name }
dungeon-go-tends = ближче до поранених
dungeon-go-away = далі від ворога
dungeon-go-line = { $back ->
    [yes] назад на { $square }
   *[no] { $square }
}{ $plain ->
    [no] { " " }· { $facts }
   *[yes] { "" }
}
dungeon-go-cost = { $points } ОД
dungeon-go-ways = далі можна вибрати, що нести
dungeon-goes-wins = це перемога
dungeon-goes-out = виходить із лабіринту: { $points ->
    [0] без очок
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
dungeon-goes-out-safe = { $name } у безпеці
dungeon-goes-out-lost = { $name } пропадає
dungeon-goes-jump = витрачає { $count ->
    [one] { $count } карту стрибка
    [few] { $count } карти стрибка
   *[many] { $count } карт стрибка
}
dungeon-goes-pit = зупиняється на ямі
dungeon-goes-pit-roped = на ямі, з канатом
dungeon-goes-falls = { $own ->
    [yes] ⚠ { $name } падає в яму
   *[no] { $name } падає в яму: 1 очко
}
dungeon-goes-gear = на шестерні
dungeon-goes-beside = поруч { $name }
dungeon-goes-beside-wounded = поруч поранений { $name }
dungeon-goes-reveals = { $count ->
    [1] поруч прихована кімната
   *[other] поруч приховані кімнати
} { $rooms }
dungeon-how-line = { $goal } · { $way }
dungeon-how = { $goal }: вибрати, що нести…
dungeon-way-keeps = і далі несе: { $thing }
# Whom a move takes or leaves: a character that’s carried is wounded.
# $sort: the sort of $name, for articles
dungeon-way-wounded = поранений { $name }
dungeon-way-nothing = нічого не бере
dungeon-way-takes = бере: { $thing }{ $partnered ->
    [yes] { " " }(дає { $partner })
   *[no] { "" }
}{ $square ->
    [there] { "" }
   *[other] { " " }на { $square }
}
dungeon-way-leaves = лишає: { $thing }{ $partnered ->
    [yes] { " " }(бере { $partner })
   *[no] { "" }
}{ $square ->
    [there] { "" }
   *[other] { " " }на { $square }
}
dungeon-way-swaps = міняє: { $left } → { $thing }{ $partnered ->
    [yes] { " " }(дає { $partner })
   *[no] { "" }
}{ $square ->
    [there] { "" }
   *[other] { " " }на { $square }
}

## Запропоновані дії, по одному натисканню

dungeon-suggest-menu = Швидкі пропозиції для всіх персонажів…
dungeon-suggest-card = { $points } ОД: { $move }
# Персонаж і куди він іде.
dungeon-suggest-goal = { $character } { $back ->
    [yes] назад на { $square }
   *[no] → { $square }
}
dungeon-suggest-move = { $goal }{ $actions ->
    [1] { "" }
   *[other] { " " }({ $actions } ОД)
}{ $plain ->
    [no] { " " }· { $facts }
   *[yes] { "" }
}{ $ap ->
    [0] { "" }
   *[other] { " " }· до виходу { $ap } ОД
}
dungeon-suggest-deed = { $character } · { $deed }{ $plain ->
    [no] { " " }· { $facts }
   *[yes] { "" }
}

dungeon-deed-reveal = Відкрити кімнату { $number }
dungeon-deed-rotate = { $which ->
    [own] Повернути кімнату { $number }
   *[twin] Повернути двійника, кімнату { $number }
} { $turn ->
    [right] ↻
   *[left] ↺
}
dungeon-deed-jump = { $out ->
    [yes] Вистрибнути назовні на { $square }
   *[no] Стрибнути на { $square }
} (1 карта стрибка)
dungeon-deed-wall = Крізь стіну на { $square }
dungeon-deed-attack-whom = Атака: { $target }
dungeon-deed-attack = { dungeon-deed-attack-whom } ({ $attack } проти { $defence }, плюс карти)
dungeon-deed-heal = Лікування: { $target }
dungeon-deed-regenerate = Вилікуватися
dungeon-deed-gate = { $state ->
    [open] Зачинити
   *[closed] Відчинити
} ґрати перед { $square }
dungeon-deed-break = Зламати ґрати перед { $square }
dungeon-deed-drink = Випити еліксир (+4 ОД)
dungeon-deed-fire = Постріл жезлом: { $target }
dungeon-do-other = Інші дії ({ $count })

dungeon-button-card = { $points } ОД
dungeon-button-win = Перемогти
dungeon-button-end-turn = Завершити хід
dungeon-button-end = { $over ->
    [yes] { dungeon-button-win }
   *[no] { dungeon-button-end-turn }{ $left ->
        [0] { "" }
       *[other] { " " }(ще { $left } ОД)
    }
}
dungeon-button-end-anyway = Усе одно завершити
dungeon-button-back-to-turn = Назад до ходу
dungeon-button-maze = Увесь лабіринт
dungeon-button-only-room = Лише кімната
dungeon-button-hand = Мої карти
dungeon-button-text = Лабіринт текстом
dungeon-button-rules = Правила
dungeon-button-draw = { $agrees ->
    [yes] Прийняти нічию…
   *[no] Запропонувати нічию…
}
dungeon-button-draw-sure = { $agrees ->
    [yes] Погодитися на нічию
   *[no] Запропонувати нічию
}

## Застереження

dungeon-warns-pit = ⚠ Твій { $name } на ямі без каната: від рани він там вибуде.
dungeon-warns-exit = ⚠ Наступного ходу { $colour } може вийти з лабіринту: { $names }{ $wins ->
    [yes] . **Тоді суперник переможе.**
   *[no] .
}
dungeon-threat = Близько до виходу: { $name }, ще { $ap ->
    [one] { $ap } очко дій
    [few] { $ap } очки дій
   *[many] { $ap } очок дій
}.
dungeon-threat-one = { $name } ({ $ap } ОД, через { $square })
dungeon-warns-one = { $name } ({ $ap } ОД)

## Бої

dungeon-fight-side = { $role ->
    [attacks] Атака
   *[defends] Захист
}, { $name }: { $fighters } = **{ $sum }**
dungeon-fight-risk = Якщо { $name } програє, вибуває: { $who } ({ $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
})
dungeon-fighter = { $name } { $value }{ $wounded ->
    [yes] { " " }(поранений)
   *[no] { "" }
}
dungeon-list-plus = { $first } + { $second }
dungeon-plus = +{ $value }
dungeon-fight-choose = Яку карту бою зіграєш? З нею починається атака. Суперник грає свою, не бачачи твоєї; після цього скасувати атаку не можна.
dungeon-fight-last = Це твоє останнє очко дій, тож після бою твій хід завершиться.
dungeon-fight-lay = Яку карту бою зіграєш? Вибір остаточний, а обидві карти відкриваються разом. Зіграна карта не повертається, хіба що це +0.
dungeon-button-combat = +{ $value }{ $returns ->
    [yes] { " " }(повертається)
   *[no] { $count ->
        [1] { "" }
       *[other] { " " }(є { $count })
    }
}

## Заповнення кімнати

dungeon-place-ask = Куди в кімнаті { $room } поставити жетон: **{ $token }**?
dungeon-place-after = Далі: { $tokens }.
dungeon-place-done = Уже розміщено: { $tokens }.
dungeon-on-square = { $token } на { $square }
dungeon-place-other = Потім { $name } розміщує твої предмети ({ $tokens }){ $points ->
    [0] .
   *[other] , і твій хід триває.
}
dungeon-place-final = -# Це останнє, що розміщуєш ти: твій вибір остаточний.
dungeon-place-end = Від тебе все розміщено, і це було останнє очко дій. Натисни **{ dungeon-button-end-turn }** або **{ talk-button-undo }**, щоб змінити останнє розміщення.
# $token: the character that is placed
dungeon-place-exits = -# Біля клітинки — скільки ОД треба персонажу, щоб вийти звідти, якщо вихід уже є.
# $out: the action points a character placed there needs to leave the maze, 0 if there's no way out or for an object
dungeon-place-square = { $gear ->
    [yes] { $square } ⚙
   *[no] { $square }
}{ $out ->
    [0] { "" }
   *[other] { " · " }{ $out } ОД
}

## Рука

dungeon-hand-cards = { $whose ->
    [own] У тебе
   *[other] { $name }:
} карти дій { $actions }; карти бою { $combat }; { $jumps ->
    [0] карт стрибка немає
    [one] { $jumps } карта стрибка
    [few] { $jumps } карти стрибка
   *[many] { $jumps } карт стрибка
}.
dungeon-hand-covered = { $name }: { $actions ->
    [0] карт дій немає
    [one] { $actions } карта дій
    [few] { $actions } карти дій
   *[many] { $actions } карт дій
}{ $last ->
    [0] { "" }
   *[other] { " " }(остання зіграна: { $last })
}; { $combat ->
    [one] { $combat } карта бою
    [few] { $combat } карти бою
   *[many] { $combat } карт бою
}; { $jumps ->
    [0] карт стрибка немає
    [one] { $jumps } карта стрибка
    [few] { $jumps } карти стрибка
   *[many] { $jumps } карт стрибка
}. Решта зіграних карт закриті.
dungeon-hand-hidden = Твої ще закриті жетони:
dungeon-hand-in-room = Кімната { $room }: { $tokens }
dungeon-hand-before-plan = -# Це стан до ходу, який ти плануєш: із нього ще нічого не сталося.
dungeon-hand-nothing-hidden = Закритих жетонів у тебе вже немає.
dungeon-draw-stands = { $own ->
    [yes] Твоя пропозиція нічиєї чинна, доки { $name } не завершить хід.
   *[no] { $name } пропонує нічию.
}
dungeon-draw-ask = { $agrees ->
    [yes] { $name } пропонує нічию. Якщо погодишся, гра закінчиться без переможця.
   *[no] Запропонувати нічию? Суперник: { $name }. Пропозиція чинна, доки суперник не завершить хід, а ти тим часом граєш далі.
}

## Лабіринт текстом

dungeon-text-seat = **{ $name }**
dungeon-text-standing = У грі: { $facts }.
dungeon-text-known = Закриті: { $facts }.
dungeon-text-out = Поза грою: { $facts }.
dungeon-text-unknown = { $count ->
    [one] Закрито { $count } жетон.
    [few] Закрито { $count } жетони.
   *[many] Закрито { $count } жетонів.
}
dungeon-text-token = { $wounded ->
    [yes] поранений { $name }
   *[no] { $name }
} { $square }{ $healed ->
    [yes] { " " }(вилікуваний цього ходу)
   *[no] { "" }
}{ $carries ->
    [yes] , несе: { $thing }
   *[no] { "" }
}
dungeon-text-gone = { $name } { $why ->
    [exit] вийшов із лабіринту
    [safe] у безпеці
    [scored] винесено
    [dead] вибув
    [used] використано
   *[other] пропав
}
dungeon-text-down = Кімната { $room }: прихована. Жетони в ній: синіх { $blue }, жовтих { $yellow } (щонайбільше { $most }).
dungeon-text-up = Кімната { $room }: { $gear }.
dungeon-text-gear = шестерня на { $square } із числом { $number } повертає її { $way ->
    [right] за годинниковою стрілкою
   *[left] проти годинникової стрілки
}; її двійник – { $twin ->
    [0] іще прихований
   *[other] кімната { $twin }
}
dungeon-text-edges = Її клітинки – від { $first } до { $last }.
dungeon-text-gate = Ґрати між { $first } і { $second }: { $state ->
    [open] відчинені
    [broken] зламані
   *[closed] зачинені
}.
dungeon-text-square = { $square }{ $kind ->
    [pit] { " " }(яма)
    [gear] { " " }(шестерня)
   *[floor] { "" }
}: { $open ->
    [yes] шляхи – { $ways }
   *[no] шляхів немає
}{ $there ->
    [yes] . На ній: { $tokens }
   *[no] { "" }
}
dungeon-text-hidden-room = прихована кімната { $room }
dungeon-alt-turn = Хід { $number }{ $card ->
    [0] { "" }
   *[other] , карта { $card }
}.
dungeon-alt-score = { $first } { $blue } з { $blue-goal } очок, { $second } { $yellow } з { $yellow-goal }.
dungeon-alt-no-card = Карту дій ще не зіграно.
dungeon-alt-no-points = Очок дій більше немає.
dungeon-alt-laid = Карту бою зіграно: { $name }{ $card ->
    [hidden] { "" }
   *[other] , { $card }
}.
dungeon-alt-quiet = Тихі ходи: { $count } з { $of }.
dungeon-alt-winner = Перемагає { $name }.
dungeon-alt-news = { $colour }, { $now ->
    [yes] цей хід
   *[no] останній хід
}: { $told }.
dungeon-news-way = { $does ->
    [takes] { $name } з { $start } на { $square }, бере: { $taken }
    [leaves] { $name } з { $start } на { $square }, лишає: { $left }
    [swaps] { $name } з { $start } на { $square }, лишає: { $left }, бере: { $taken }
    [carries] { $name } з { $start } на { $square }, несе: { $burden }
    [jump] { $name } стрибає з { $start } на { $square }
    [wall] { $name } крізь стіну з { $start } на { $square }
   *[moves] { $name } з { $start } на { $square }
}
dungeon-news-there = { $does ->
    [takes] { $name } бере на { $square }: { $taken }
    [leaves] { $name } лишає на { $square }: { $left }
   *[swaps] { $name } на { $square } лишає: { $left }, бере: { $taken }
}
dungeon-news-revealed = { $count ->
    [one] кімнату
    [few] кімнати
   *[many] кімнати
} { $rooms } відкрито
dungeon-news-turned = { $count ->
    [one] кімнату
    [few] кімнати
   *[many] кімнати
} { $rooms } повернуто { $way ->
    [right] за годинниковою стрілкою
    [left] проти годинникової стрілки
   *[half] на 180°
}
dungeon-news-attack = { $name } атакує, ціль – { $target }
dungeon-news-fires = { $name } стріляє жезлом, ціль – { $target }
dungeon-news-dead = { $name } вибуває на { $square } (+1: { $gains })
dungeon-news-left = { $name } виходить з лабіринту, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
dungeon-news-gate = ґрати між { $first } і { $second } { $state ->
    [open] відчинено
    [broken] зламано
   *[closed] зачинено
}

## Описи зображень

dungeon-alt-characters = { $colour }: { $told }.
dungeon-alt-at = { $name } { $square }
dungeon-alt-loose = на підлозі { $things }
dungeon-alt-down = Приховані кімнати із синіми й жовтими жетонами: { $rooms }.
dungeon-alt-down-room = { $room } з { $blue } і { $yellow }
dungeon-alt-down-empty = Приховані кімнати без жетонів: { $rooms }.
dungeon-alt-casts = Перед кімнатами стоять обличчям до обличчя всі персонажі обох сторін, по вісім.
dungeon-alt-gears = Шестерні за кімнатами: { $gears }.
dungeon-alt-gears-way = { $way ->
    [right] за годинниковою стрілкою
   *[left] проти годинникової стрілки
} { $gears }
dungeon-alt-gear = { $room } на { $square }
dungeon-alt-twins = Кімнати-двійники: { $rooms }.
dungeon-alt-cards = { $colour }: карти { $actions }; бій { $combat }; стрибки { $jumps }.
dungeon-alt-covered = { $colour }: карт дій лишилося { $actions }{ $last ->
    [0] { "" }
   *[other] , остання зіграна { $last }
}; карт бою { $combat }; стрибки { $jumps }.
dungeon-alt-gates = Ґрати: { $gates }.
dungeon-alt-gates-state = { $state ->
    [broken] зламані
   *[open] відчинені
} { $gates }
dungeon-alt-marked = { $sign }: { $squares }.
dungeon-alt-hand = { $secret ->
    [yes] Карти бою, одну з яких зіграно
   *[no] Карти бою, що лишилися
}, { $name }: { $cards }.
dungeon-alt-unseen = закритих: { $count }
dungeon-alt-carrier = { $fighter } (несе: { $thing })
dungeon-now-leaving = Можливий вихід із лабіринту { $when ->
    [now] зараз
    [turn] цього ходу
   *[next] наступного ходу
} ({ $partly ->
    [yes] до +{ $points }
   *[no] +{ $points }
}): { $names }.{ $wins ->
    [yes] { " " }Це принесе перемогу.
   *[no] { "" }
}
dungeon-alt-legend = { $name }: швидкість { $speed }, бій { $combat }
dungeon-alt-objects = Предмети: { $things }.
dungeon-alt-reach = { $name } на { $square } може піти сюди: { $count ->
    [1] 1 клітинка за 1 ОД
    [one] { $count } клітинка, кожна за 1 ОД
    [few] { $count } клітинки, кожна за 1 ОД
   *[many] { $count } клітинок, кожна за 1 ОД
}.
dungeon-alt-farther = За { $count } ОД: { $squares }.
dungeon-alt-run = { $first } до { $last }
dungeon-alt-turned = Кімната { $room } до і після повороту.
dungeon-alt-before = До: { $things }.
dungeon-alt-after = Після: { $things }.
dungeon-alt-room = Кімната { $room }: розміщення жетонів.
dungeon-alt-places = { $name } розміщує знайдене: { $tokens }.
dungeon-alt-free = Вільні клітинки: { $squares }.
dungeon-alt-there = Уже там: { $things }.
dungeon-alt-fight = Бій: { $attacker } на { $here } атакує, ціль – { $target } на { $there }.
dungeon-alt-fighter = { $fighter } плюс { $bonus } ({ $thing })
dungeon-alt-side = { $name }: { $fighters }, разом { $sum }{ $shown ->
    [yes] ; з картою +{ $card } виходить { $total }
   *[no] { "" }
}.
dungeon-alt-tie = Нічия: нічого не змінюється.
dungeon-alt-wins = У бою перемагає { $name }: { $losses }.
dungeon-alt-fight-points = +{ $points }: { $name }, рахунок { $score } з { $goal }.
dungeon-alt-loss = { $name } { $loss ->
    [knocked-out] вибуває
   *[wounded] поранений
}
dungeon-alt-sight = Лінія жезла: { $name } на { $here }, ціль – { $target } на { $there }. Ціль вибуває, 1 очко отримує { $gains }.
dungeon-alt-growth = Очки за ходами, { $name }: { $told }.
dungeon-alt-gain = { $points } у ході { $turn } ({ $names })

## Відмови

dungeon-refusal-gone = Це вже неможливо. Зараз можна ось що:
dungeon-refusal-no-way = Зараз на { $square } не пройти. Вибери іншу клітинку.
dungeon-refusal-no-attack = Зараз так атакувати не можна. Повернися до свого ходу, щоб побачити, кого можна атакувати.
dungeon-refusal-no-hand = Ти не береш участі в цій грі, тож карт у тебе немає. Можна дивитися на лабіринт і читати правила.
dungeon-refusal-no-draw = Зараз пропонувати нічию чи погоджуватися на неї не можна: твоя попередня пропозиція ще чинна або гра не триває.

## Поради тим, хто грає вперше

dungeon-first-goal = **Dungeon Twister коротко.** Проведи персонажів лабіринтом і виведи їх через стартову лінію суперника: 1 очко за кожного, 2 за Гобліна, і ще 1 зі Скарбом. Кожен вибитий ворог – теж 1 очко. { $same ->
    [yes] Перемагає той, хто раніше набере { $goal ->
        [one] { $goal } очко
        [few] { $goal } очки
       *[many] { $goal } очок
    }.
   *[no] Ти перемагаєш із { $goal } очками, суперник – з { $other }.
}
dungeon-first-team = -# Уперше тут? Злодій найшвидший, Троль найкраще б’ється, а Гоблін, виходячи з лабіринту, дає 2 очки. Поганих команд немає.
dungeon-first-hide = -# Уперше тут? Хто відкриває кімнату, той розставляє її персонажів, тож ховай своїх там, куди дістанешся раніше за суперника. Твої предмети завжди розміщує суперник.
dungeon-first-leave = -# Уперше тут? Клітинки на стартовій лінії суперника ведуть із лабіринту: 1 очко, за Гобліна 2, і ще 1 зі Скарбом.
dungeon-first-carry = -# Уперше тут? Персонаж, що зупиняється на предметі, несе його далі. Щоб узяти або лишити щось дорогою, скористайся меню, яке з’явиться далі.
dungeon-first-card = -# Уперше тут? За хід грають одну карту. Пробуй сміливо: усе можна змінити, доки не завершиш хід, не відкриєш чи не повернеш кімнату або не атакуєш.
dungeon-first-who = -# Уперше тут? Кожне очко дій можна витратити на будь-якого свого персонажа. Вибери когось, щоб побачити, куди він може піти.
dungeon-first-suggested = -# Уперше тут? Зелені кнопки – швидкі пропозиції для будь-кого з твоїх персонажів. **{ talk-button-hint }** думає далі наперед.
dungeon-first-what = -# Уперше тут? Найсвітліші клітинки на зображенні коштують 1 ОД. У меню є й дальші, з їхньою ціною. Решту роблять кнопки, а **{ talk-button-undo }** скасовує майже все.
dungeon-first-reveal = -# Уперше тут? До прихованої кімнати поруч із твоїм персонажем ніхто не зайде, доки її не відкриють. Якщо відкриєш її, розміщуєш її жетони, крім власних предметів.
dungeon-first-rotate = -# Уперше тут? На шестерні можна повернути на чверть оберту кімнату з усім, що в ній є, або її двійника. Кнопка спершу показує результат: поворот остаточний.
dungeon-first-attack = -# Уперше тут? До бою долучається кожен непоранений персонаж поруч із ворогом, який б’ється. Кнопка показує суми обох сторін без карт.
dungeon-first-jump = -# Уперше тут? Стрибок переносить через одну яму й коштує { $jumps ->
    [1] твою останню карту стрибка
   *[other] одну з твоїх { $jumps } карт стрибка
}.
dungeon-first-end = -# Уперше тут? Усі очки дій сплановано. Скасувати ще можна, але не після завершення ходу.
dungeon-first-place = -# Уперше тут? Вибери літеру, а потім клітинку: літери й числа є по краях малюнка. Жетони можна брати назад, доки не поставлено останній. **{ talk-button-hint }** каже, куди поставив би його комп’ютер.
dungeon-first-lay = -# Уперше тут? Ви обоє таємно граєте по карті, і обидві виходять із гри. У руку повертається лише +0.
dungeon-first-tall = -# Граєш переважно з телефона? З `/{ command-settings-name }` лабіринт на всіх твоїх сторінках буде високим.

## Підказки

dungeon-review-head = **Хід { $number } · { $kind ->
    [card] твоя карта дій
    [lay] твоя карта бою
   *[act] твої дії
}**
dungeon-review-own = Ти:
dungeon-review-better = Найсильніший комп’ютер:
dungeon-review-cost = За оцінкою комп’ютера, твій вибір коштував тобі { $game ->
    [yes] перемоги
   *[no] { $points ->
        [one] приблизно { $points } очко
        [few] приблизно { $points } очки
        [many] приблизно { $points } очок
       *[other] приблизно { $points } очка
    }
}. Йому було відомо лише те, що тоді й тобі.
dungeon-hint-head = { $drawn ->
    [yes] **Тут найсильніший комп’ютер вибирає випадково, щоб його не можна було розгадати. Цього разу:**
    [cards] **У боях найсильніший комп’ютер змінює карти, щоб його не можна було розгадати. Цього разу:**
   *[no] { $wins ->
        [yes] **Найсильніший комп’ютер переміг би так:**
       *[no] **Найсильніший комп’ютер зіграв би так:**
    }
}
dungeon-hint-then = **{ talk-button-take-hint }** планує кроки вище. Решту натискай окремо:
# $drawn: whether the answer was drawn at random, or a card from among several
dungeon-hint-why = { $drawn ->
    [no] Чому
   *[other] На користь цього
}: { $gain }{ $feared ->
    [yes] ; { $fear }
   *[no] { "" }
}.
# $fear: one of the dungeon-hint-fear-…, as a sentence of its own
dungeon-hint-risk = { $fear }.
dungeon-hint-gain-wins = це перемога
dungeon-hint-gain-leaves = { $character } { $by ->
    [jump] перестрибує яму й виходить
    [wall] проходить крізь стіну й виходить
    [rope] долає яму з канатом і виходить
   *[walk] виходить
}{ $loaded ->
    [yes] { " " }(несе: { $target })
   *[no] { "" }
}: { $points ->
    [0] очок немає, зате в безпеці
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
dungeon-hint-gain-shoots = { $target } стоїть першим на лінії жезла й вибуває: 1 очко
dungeon-hint-gain-eliminates = { $target } вибуває: 1 очко
dungeon-hint-gain-fights = без карт { $attack } проти { $defence }, і якщо обоє грають добре, перемога настає { $chance ->
    [100] майже завжди
   *[other] приблизно у { $chance } % випадків
}; вона { $prize }
dungeon-hint-prize-points = дає { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
} (вибуває { $who })
dungeon-hint-prize-wounds = завдає рани (дістає її { $who })
dungeon-hint-cost-points = дає супернику { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
} (вибуває твій { $who })
dungeon-hint-cost-wounds = означає лише рани ({ $who })
dungeon-hint-gain-reveals = { $others ->
    [0] { $some ->
        [yes] ти розставляєш своїх персонажів із кімнати { $room } ({ $own })
       *[no] потім усі можуть заходити в кімнату { $room }
    }
   *[other] ти розставляєш персонажів із кімнати { $room }{ $some ->
        [yes] { " " }(твої: { $own })
       *[no] { "" }
    } і предмети суперника
}
dungeon-hint-gain-heals = { $target } знову зможе діяти з твого наступного ходу
dungeon-hint-gain-drinks = цього ходу { $character } має з Еліксиру { $points ->
    [one] { $points } власне очко дій
    [few] { $points } власні очки дій
   *[many] { $points } власних очок дій
}
dungeon-hint-gain-takes = { $character } отримує { $thing ->
    [armour] предмет ({ $target }), який додає 1 у захисті
    [sword] предмет ({ $target }), який додає 1 до кожної атаки
    [rope] предмет ({ $target }), який перекриває яму
    [potion] предмет ({ $target }), який дає 4 очки дій, коли його випити
    [wand] предмет ({ $target }), яким Чарівник може вибити першого персонажа на лінії
    [treasure] предмет ({ $target }), який дає ще 1 очко, коли його винести
   *[friend] ношу ({ $target }): друг буде в безпеці, коли його винести
}
dungeon-hint-gain-opens = це відчиняє ґрати: { $then }
dungeon-hint-gain-opens-on = це відчиняє ґрати
dungeon-hint-gain-turns = після повороту кімнати { $room } { $then }
# $step: an action that wouldn’t be possible otherwise
dungeon-hint-gain-turns-for = після повороту кімнати { $room } можливо таке: { $step }
dungeon-hint-gain-blocks = { $target } { $after ->
    [0] більше не може вийти (треба було { $before ->
        [one] { $before } очко дій
        [few] { $before } очки дій
       *[many] { $before } очок дій
    })
   *[other] має витратити на вихід не { $before }, а { $after ->
        [one] { $after } очко дій
        [few] { $after } очки дій
       *[many] { $after } очок дій
    }
}
dungeon-hint-gain-nears = { $by ->
    [jump] стрибком{" "}
    [wall] крізь стіну{" "}
    [rope] з Канатом через яму{" "}
   *[walk] { "" }
}{ $before ->
    [0] { $character } має шлях до виходу: ще { $after ->
        [one] { $after } очко дій
        [few] { $after } очки дій
       *[many] { $after } очок дій
    }
   *[other] { $character } має витратити на вихід не { $before }, а { $after ->
        [one] { $after } очко дій
        [few] { $after } очки дій
       *[many] { $after } очок дій
    }
}
dungeon-hint-gain-approaches = { $character } ближче до свого виходу, хоча шлях назовні ще закритий
dungeon-hint-gain-escapes = { $attacker } уже не може атакувати твого персонажа: { $target }, без карт { $attack } проти { $defence }
dungeon-hint-gain-threatens = наступного ходу { $attacker } може атакувати: { $target }, без карт { $attack } проти { $defence }
dungeon-hint-gain-readies = наступного ходу можна відкрити кімнату { $room }
dungeon-hint-gain-shortens = { $character } тепер ближче до виходу
dungeon-hint-gain-lengthens = { $target } тепер далі від виходу
dungeon-hint-gain-lets-reveal = { $count ->
    [one] кімнату
    [few] кімнати
   *[many] кімнати
} { $rooms } хай відкриває суперник, бо його шлях веде туди
# $explained: whether $then says anything
dungeon-hint-gain-card = { $which ->
    [only] це єдина карта дій, яку зараз можна зіграти
    [lower] { $card ->
        [one] досить { $card } очка дій
        [few] досить { $card } очок дій
       *[many] досить { $card } очок дій
    }
   *[highest] { "" }
}{ $which ->
    [highest] { "" }
   *[other] { $explained ->
        [yes] ;{" "}
       *[no] { "" }
    }
}{ $then }
dungeon-hint-gain-lays = { $reach ->
    [no] жодною картою тут не перемогти, а інші лишаться в тебе
    [none] разом виходить { $total }, цього для перемоги замало, зате більші карти лишаться в тебе
   *[other] разом виходить { $total }, цього досить { $reach ->
        [all] проти будь-якої карти суперника
        [most] проти будь-якої карти суперника, крім { $unbeaten }
       *[some] лише проти { $beaten }
    }
}{ $returns ->
    [yes] , і +0 повертається
   *[no] { "" }
}{ $reach ->
    [no] { "" }
    [none] { "" }
   *[other] ; перемога { $prize }
}
dungeon-hint-cards = Твої карти проти тих, що { $covered ->
    [yes] могли лишитися
   *[no] лишилися
} в суперника:
dungeon-hint-card = **{ $card }**: { $does }
# Several cards in a row, as in “beats +0…+4”
dungeon-hint-card-run = { $first }…{ $last }
dungeon-hint-card-beats = перемога проти { $all ->
    [yes] будь-якої карти
   *[no] { $cards }
}
dungeon-hint-card-ties = нічия проти { $all ->
    [yes] будь-якої карти
   *[no] { $cards }
}
dungeon-hint-card-loses = поразка проти { $all ->
    [yes] будь-якої карти
   *[no] { $cards }
}
dungeon-hint-kept = { $returns ->
    [yes] Карта +0 нічого не коштує, а інші карти лишаться на наступні бої.
   *[no] Карта { $card } не повернеться (комп’ютер оцінює її приблизно в { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }), а на наступні бої лишаться { $cards }.
}
dungeon-hint-gain-team = { $fastest } (швидкість { $speed }) і { $strongest } (бій { $combat }) можуть діяти з першого ходу
dungeon-hint-gain-hides-character = { $where ->
    [near] кімната { $room } прилягає до твоєї стартової лінії, тож відкрити її раніше можеш ти, і { $target } стане там, де треба
    [far] з кімнати { $room } { $target } має пройти лише одну кімнату
   *[middle] кімната { $room } на півдорозі, тож { $target } матиме коротшу дорогу
}
dungeon-hint-gain-hides-object = { $where ->
    [near] кімната { $room } прилягає до твоєї стартової лінії, тож { $target } буде біля твоєї команди
    [far] кімната { $room } прилягає до стартової лінії суперника, тож { $target } буде біля твого виходу
   *[middle] кімната { $room } на півдорозі, тож { $target } трапиться твоїй команді дорогою
}
dungeon-hint-gain-places-from = { $target } звідти виходить за { $ap ->
    [one] { $ap } очко дій
    [few] { $ap } очки дій
   *[many] { $ap } очок дій
}
dungeon-hint-gain-places-best = { $own ->
    [yes] ближчої до виходу вільної клітинки немає: { $target } виходить за { $ap ->
        [one] { $ap } очко дій
        [few] { $ap } очки дій
       *[many] { $ap } очок дій
    }
   *[no] дальшої від виходу вільної клітинки немає: { $target } виходить за { $ap ->
        [one] { $ap } очко дій
        [few] { $ap } очки дій
       *[many] { $ap } очок дій
    }
}
dungeon-hint-gain-places-nearest = це найближча до виходу вільна клітинка, коли шлях відкриється
dungeon-hint-gain-places-shut = { $target } звідти вийти не може
dungeon-hint-gain-places-gear = { $target } стоїть там на шестерні й може повернути кімнату { $room }
dungeon-hint-gain-places-blocks = цей персонаж там заступає шлях: { $target } тепер далі від виходу
dungeon-hint-gain-lies-near = із твоїх персонажів до цього предмета ({ $target }) найближче { $character }
dungeon-hint-gain-lies-far = дальшої від персонажів суперника вільної клітинки немає
dungeon-hint-gain-lies-between = загалом жодна вільна клітинка не лежить так близько до твоїх персонажів і так далеко від персонажів суперника
dungeon-hint-gain-draw = { $stands ->
    [behind] рахунок { $own }:{ $other } не на твою користь, і позиція гірша: на більше, ніж нічия, годі сподіватися
    [ahead] ти ведеш { $own }:{ $other }
   *[even] рахунок { $own }:{ $other }{ $quiet ->
        [0] {""}
        [1] , за останній хід нічого не сталося
        [one] , за { $quiet } останній хід нічого не сталося
        [few] , за { $quiet } останні ходи нічого не сталося
       *[many] , за { $quiet } останніх ходів нічого не сталося
    }, і більшого чекати не варто
}
dungeon-hint-declined-draw = Він відхилив би нічию: { $stands ->
    [ahead] ти ведеш { $own }:{ $other }
   *[other] за рахунку { $own }:{ $other } твоя позиція досить добра, щоб грати далі
}.
dungeon-hint-fear-leaves = але { $character } може вийти наступного ходу ({ $ap } ОД){ $more ->
    [0] { "" }
   *[other] , і не тільки він
}{ $wins ->
    [yes] , а це перемога суперника
   *[no] { "" }
}
dungeon-hint-fear-attacked = але { $attacker } може атакувати, під загрозою твій { $points ->
    [0] { "" }
   *[other] { $wounded ->
        [yes] поранений{" "}
       *[no] { "" }
    }
}{ $target }, без карт { $attack } проти { $defence }{ $points ->
    [0] { "" }
    [one] , на кону { $points } очко
    [few] , на кону { $points } очки
   *[many] , на кону { $points } очок
}{ $wins ->
    [yes] , а це перемога суперника
   *[no] { "" }
}
dungeon-hint-fear-gives-way = але це відкриває шлях: { $target } { $before ->
    [0] тепер може вийти ({ $after } ОД)
   *[other] має витратити на вихід не { $before }, а { $after } ОД
}
dungeon-hint-fear-loses = поразка в бою { $cost }
dungeon-hint-fear-objects = але суперник розміщує твої предмети: { $objects }
dungeon-hint-fear-cards = карти повертаються лише після четвертої, тож прибережи на потім { $cards }
dungeon-hint-fear-team = але схованих тобою персонажів ({ $count }) розставить той, хто їх знайде
dungeon-hint-fear-team-dear = але { $target }, за вихід якого дають { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}, схований у кімнаті, і де йому стояти, вирішить той, хто знайде
dungeon-hint-fear-hides-character = { $where ->
    [near] але звідти йти через увесь лабіринт
    [far] але суперник може дістатися туди раніше й тоді поставить його, де схоче
   *[middle] але поставить його той, хто знайде раніше
}
dungeon-hint-fear-hides-object = але поставить його суперник, хоч би хто знайшов
dungeon-hint-fear-places = але з { $square } для цього треба { $ap ->
    [one] { $ap } очко дій
    [few] { $ap } очки дій
   *[many] { $ap } очок дій
}

## Статистика

dungeon-career-alt = Статистика: { $name }.
dungeon-career-points = Очки: { $count ->
    [0] поки що немає
   *[other] { $count } ({ $sources })
}.
dungeon-career-exit = { $count } за вихід персонажів із лабіринту
dungeon-career-goblin = { $count } за вихід Гобліна
dungeon-career-treasure = { $count } за Скарби
dungeon-career-elimination = { $count } за вибитих персонажів
dungeon-career-team = Найчастіше у стартовій команді: { $team }.
dungeon-career-fights = Бої: виграно { $won }, нічиїх { $tied }, програно { $lost }.
dungeon-career-rotations = Повороти кімнат: { $count }.
dungeon-career-length = У середньому гра тривала { $turns ->
    [one] { $turns } хід
    [few] { $turns } ходи
   *[many] { $turns } ходів
}{ $fastest ->
    [0] {""}
   *[other] ; найшвидша перемога: хід { $fastest }
}.
dungeon-best-source = Вони беруться із завершених ігор двох людей і з перемог над комп’ютером. Ігри з форою чи зі здачею не враховуються.
dungeon-best-win = Найшвидша перемога (гра до { $goal } очок): **{ $count ->
    [one] { $count } хід
    [few] { $count } ходи
   *[many] { $count } ходів
}**
dungeon-best-computer = Найшвидша перемога над комп’ютером (гра до { $goal } очок): **{ $count ->
    [one] { $count } хід
    [few] { $count } ходи
   *[many] { $count } ходів
}**
dungeon-best-points = Найбільше очок в одній грі: **{ $count }**
dungeon-best-comeback = Найбільше надолужене відставання: **{ $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
}**
dungeon-best-fights = Найбільше виграних боїв в одній грі: **{ $count }**
dungeon-best-rotations = Найбільше поворотів кімнат в одній грі: **{ $count }**

## Alt texts of hero pictures

dungeon-alt-hero-escape = Брама, повна світла. У ній: { $token }{ $treasure ->
    [yes] , Скарб високо над головою
   *[no] { "" }
}.
dungeon-alt-hero-fight = У світлі, на ногах: { $victor }. У темряві, на підлозі: { $fallen }.
dungeon-alt-hero-wand = У світлі, з жезлом: { $victor }. У його вогні: { $fallen }.
dungeon-alt-hero-pit = Падає в глибоку яму: { $fallen }.
dungeon-alt-hero-spin = Кімната { $room } повертається на величезній шестерні { $way ->
    [right] за годинниковою стрілкою
   *[left] проти годинникової стрілки
}. Усередині: { $things }.
dungeon-alt-hero-turner = Кімнату повертає: { $turner }.
dungeon-alt-hero-points = +{ $points }: { $name }.
