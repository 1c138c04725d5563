### Dungeon Twister: налаштування, підготовка, повідомлення, стан гри й відмови. Ідентифікатори починаються з dungeon-.

## Команди: описи (щонайбільше 100 знаків)

dungeon-command-board = Показати лабіринт (бачиш тільки ти)
dungeon-command-hand = Показати твої карти й закриті жетони (бачиш тільки ти) або запропонувати нічию
dungeon-command-orders = Вибрати, що бот відповідає за тебе, коли тебе немає (бачиш тільки ти)

## Назви

# As in English
dungeon-title = Dungeon Twister
dungeon-colour = { $seat ->
    [0] синій
   *[other] жовтий
}
dungeon-kind-cleric = Клірик
dungeon-kind-goblin = Гоблін
dungeon-kind-mekanork = Меканорк
dungeon-kind-thief = Злодій
dungeon-kind-troll = Троль
dungeon-kind-wallwalker = Стінохід
dungeon-kind-warrior = Воїн
dungeon-kind-wizard = Чарівник
dungeon-kind-armour = Обладунок
dungeon-kind-potion = Еліксир
dungeon-kind-rope = Канат
dungeon-kind-sword = Меч
dungeon-kind-treasure = Скарб
dungeon-kind-wand = Жезл
dungeon-token = { $colour } { $kind }
dungeon-player = { $name } ({ $colour })
dungeon-room = кімната { $room }
dungeon-level-beginner = початківець
dungeon-level-easy = слабкий
dungeon-level-normal = середній
dungeon-level-hard = сильний
dungeon-overlooks-beginner-card = -# { $name } грає як початківець: завжди починає з найвищої карти дій. Скоро лишаться тільки низькі.
dungeon-overlooks-beginner-act = -# { $name } грає як початківець: думає лише про власний шлях до виходу. Твій не перекриває і твоїх атак не передбачає.
dungeon-overlooks-beginner-lay = -# { $name } грає як початківець: у бою завжди кладе найвищу карту бою. Підказка на це не зважає, але ти можеш.

## Налаштування нової гри

dungeon-option-goal = Мета
dungeon-option-goal-help = Скільки очок для перемоги; 3 – коротка гра або фора для одного
dungeon-option-goal-5 = 5 очок
dungeon-option-goal-3 = 3 очки
dungeon-option-goal-blue = 3 для синього, 5 для жовтого
dungeon-option-goal-yellow = 5 для синього, 3 для жовтого
dungeon-option-dealt = Команди й жетони
dungeon-option-dealt-help = З роздачею навмання гра починається відразу; інакше кожен вибирає й ховає сам
dungeon-option-dealt-no = вибирають і ховають гравці
dungeon-option-dealt-yes = роздано навмання
dungeon-option-shown = Відкриті кімнати
dungeon-option-shown-help = Чи відкриті від початку кімнати 1 і 8, по одній на кожного (лише з роздачею)
dungeon-option-shown-no = жодної
dungeon-option-shown-two = кімнати 1 і 8
dungeon-option-first = Перший гравець
dungeon-option-first-help = Хто ходить першим
dungeon-option-first-draw = випадковий
dungeon-option-first-blue = синій, перший у списку гравців
dungeon-option-first-yellow = жовтий, другий у списку гравців
dungeon-option-covered = Зіграні карти
dungeon-option-covered-help = Закриті, як у друкованій грі: видно лише останню карту дій, решту не подивитися
dungeon-option-covered-yes = закриті
dungeon-option-covered-no = відкриті
dungeon-objection-option = У Dungeon Twister немає налаштування { $key } зі значенням { $value }. Вибери щось зі списку.
dungeon-summary-goal = { $goal ->
    [3] Грають до 3 очок
    [blue] Для перемоги синьому треба 3 очки, жовтому 5
    [yellow] Для перемоги синьому треба 5 очок, жовтому 3
   *[5] Грають до 5 очок
}
dungeon-summary-dealt = команди й закриті жетони роздано
dungeon-objection-shown = Відкриті від початку кімнати бувають лише в грі з роздачею. У налаштуваннях нижче вибери роздачу команд і жетонів навмання або жодної відкритої кімнати.
dungeon-summary-shown = відкриті кімнати: { $rooms }
dungeon-summary-first = починає { $first }
dungeon-summary-open = зіграні карти відкриті

## Кнопки

dungeon-button-board = Лабіринт
dungeon-button-tall = Для телефона
dungeon-button-wide = Для великого екрана
dungeon-button-room = Кімната { $room }
dungeon-button-orders = Доручення
dungeon-button-team = Підтвердити команду
dungeon-button-deal = Розкласти навмання
dungeon-button-unplan = Скасувати останнє
dungeon-button-lay-plan = Підтвердити (якщо повна: питати)
dungeon-button-lay-elsewhere = Підтвердити (якщо повна: будь-де)
dungeon-button-change-plan = Змінити план
dungeon-button-prepare = Підготуватися
dungeon-button-play = Ходити
dungeon-button-continue = Продовжити хід
dungeon-button-lay = Зіграти карту бою
dungeon-button-place = Заповнити кімнату
dungeon-button-to-team = Моя команда
dungeon-button-to-hide = План схованок
dungeon-button-to-card = Зіграти карту
dungeon-button-to-act = До мого ходу
dungeon-button-to-place = { dungeon-button-place }
dungeon-button-to-lay = Зіграти карту бою
dungeon-button-to-nothing = Стан гри

## Стан гри

dungeon-head-setup = **Перед першим ходом.**
# $points: the action points left, or none where they aren’t told
dungeon-head = **Хід { $number }** · { $first } { $blue }:{ $yellow } { $second }{ $points ->
    [none] .
   *[other] { " " }· { dungeon-turn-left }
}
dungeon-cards = { $name }: { $actions ->
    [none] карт дій немає
   *[some] карти дій { $actions }
} · карти бою { $combat } · { $jumps ->
    [0] карт стрибка немає
    [one] { $jumps } карта стрибка
    [few] { $jumps } карти стрибка
   *[many] { $jumps } карт стрибка
}
dungeon-cards-covered = { $name }: { $actions ->
    [0] карт дій немає
    [one] { $actions } карта дій
    [few] { $actions } карти дій
   *[many] { $actions } карт дій
}{ $last ->
    [0] { "" }
   *[other] { " " }(остання зіграна: { $last })
} · { $combat ->
    [one] { $combat } карта бою
    [few] { $combat } карти бою
   *[many] { $combat } карт бою
} · { $jumps ->
    [0] карт стрибка немає
    [one] { $jumps } карта стрибка
    [few] { $jumps } карти стрибка
   *[many] { $jumps } карт стрибка
}
dungeon-you = ти
dungeon-now-team = Ще без команди: { $names }.
dungeon-now-hide = { $you ->
    [yes] Твоя черга ховати жетон.
   *[no] { $name } ховає жетон.
}
dungeon-now-turn = { $you ->
    [yes] Твій хід
   *[no] Ходить { $name }
}{ $points ->
    [0] {"."}
    [one] , лишилося { $points } очко дій.
    [few] , лишилося { $points } очки дій.
   *[many] , лишилося { $points } очок дій.
}
dungeon-now-place = { $you ->
    [yes] Твоя черга розміщувати жетони ({ $room }).
   *[no] { $name } розміщує жетони ({ $room }).
}
dungeon-now-lay = { $you ->
    [yes] Вибери карту бою.
   *[no] Ще без карти бою: { $names }.
}
dungeon-now-over = Гру завершено.

## Підготовка

# $step: before a team is chosen, then; held, while the mark of $name is chosen
dungeon-ask-team = **Моя команда.** { $step ->
    [choose] Вибери одразу чотирьох зі своїх восьми персонажів: якщо закрити меню з меншою кількістю, нічого не збережеться. Вони починають на позначених клітинках твоєї стартової лінії; інші четверо ховаються в кімнатах разом із твоїми шістьма предметами. Твоєї команди ніхто не бачить, доки все не сховано.
    [held] Натисни персонажа, щоб { $name } помінявся з ним місцями, або вибери заміну в меню. Потім натисни **{ dungeon-button-team }**.
   *[swap] Вони починають на клітинках нижче. Натисни персонажа, щоб поміняти його місцями з іншим або замінити, або **{ dungeon-button-team }**.
}
dungeon-team-instead = { $name }: замінити на…
dungeon-team-mark = { $square } · { $name }
dungeon-strength = швидкість { $speed } · бій { $combat } · { $power }
dungeon-power-cleric = лікує поранених
dungeon-power-goblin = 2 очки за вихід
dungeon-power-mekanork = повертає кімнати в обидва боки
dungeon-power-thief = відчиняє ґрати, долає ями
dungeon-power-troll = лікує себе
dungeon-power-wallwalker = ходить крізь стіни
dungeon-power-warrior = ламає ґрати
dungeon-power-wizard = літає над ямами й ворогами
dungeon-team-choose = Вибери чотирьох персонажів
# $first: before any token has a room
dungeon-plan-head = **Мій план схованок.**{ $first ->
    [yes] { " " }Вибери жетон, а тоді натисни кімнату, де його сховати. Суперник бачить лише його колір. Ви ховаєте по одному жетону, по черзі, але спланувати всі свої можна відразу: їх буде сховано в тому порядку, у якому вибрано кімнати.
   *[no] { "" }
}
dungeon-plan-hint = -# **{ talk-button-hint }** з’явиться тут, коли настане твоя черга ховати жетон: вона залежить від кімнат, що лишилися.
dungeon-plan-next = У наступну вибрану кімнату піде **{ $token }**.
dungeon-plan-left = { $count ->
    [one] Без кімнати ще { $count } жетон.
    [few] Без кімнати ще { $count } жетони.
   *[many] Без кімнати ще { $count } жетонів.
}
dungeon-plan-complete = Кожен жетон має кімнату. Місця вистачає рівно на всі жетони, тож якісь із цих кімнат суперник заповнить раніше. Тоді бот може **запитати** тебе про іншу або сховати жетон **будь-де**, де є місце. Підтвердь план у той чи інший спосіб або зміни його.
dungeon-plan-blocked = { $count ->
    [one] Кімнату з твого плану вже заповнено: { $count } жетон потребує іншої.
    [few] Кімнати з твого плану вже заповнено: { $count } жетони потребують інших.
   *[many] Кімнати з твого плану вже заповнено: { $count } жетонів потребують інших.
}
dungeon-plan-laying = Твій план готовий: уже сховано { $hidden } із { $all } жетонів. По черзі ховаєте ти і { $name }. { $elsewhere ->
    [yes] Якщо кімната вже буде повна, бот вибере іншу навмання.
   *[no] Бот спитає тебе знову лише тоді, коли кімната вже буде повна.
}
dungeon-in-room = { $token } (кімната { $room })
dungeon-alt-planned = За планом, у такому порядку: { $tokens }.
dungeon-alt-hidden = Уже заховано: { $tokens }.
dungeon-alt-free-places = Вільні місця: { $rooms }.
dungeon-alt-to-hide = { $name }: { $left }.
dungeon-alt-free-room = { $left } у кімнаті { $room }
dungeon-alt-hiding = { $shows ->
    [empty] Твої вісім персонажів і твоя стартова лінія, на якій ще нікого немає
    [team] Твої вісім персонажів; вибрані стоять на твоїй стартовій лінії
   *[rooms] Приховані кімнати й твоя стартова лінія
}.
dungeon-alt-unplaced = Ще без місця: { $tokens }.
dungeon-alt-chosen = Вибрано: { $token }.
dungeon-plan-room = Кімната { $room } · вільно { $left }
dungeon-plan-token = Вибрати інший жетон
dungeon-alt-team = На стартовій лінії, згори вниз: { $tokens }.
dungeon-orders-head = **Доручення.** Бот виконує їх, коли тобі треба щось вирішити під час ходу суперника, щоб гра не чекала. Їх бачиш тільки ти, і змінити чи відкликати їх можна будь-коли.
dungeon-orders-card = Карта бою: { $value }
dungeon-orders-place = Розміщення жетона: { $value }
dungeon-orders-ask = спитати мене й чекати
dungeon-orders-same = та сама, що для всіх атак
dungeon-orders-when = { $hours ->
    [0] відразу
    [1] за годину
    [one] за { $hours } годину
    [few] за { $hours } години
   *[many] за { $hours } годин
}
dungeon-orders-drawn = { dungeon-orders-when } вибрати навмання
dungeon-orders-far = { dungeon-orders-when } вибрати клітинку, найдальшу від персонажів суперника
dungeon-orders-lay = { $which ->
    [lowest] твоя найменша, більша за +0
    [zero] твоя +0
    [middle] твоя середня карта
   *[other] твоя +{ $card }
}, { dungeon-orders-when }
dungeon-orders-against = Якщо атакує { $token }: { $value }
dungeon-orders-for = Карта проти певного персонажа…
dungeon-orders-for-head = **Яку карту бою зіграти, якщо атакує { $token }?** Вона має перевагу над вибраною для всіх атак. Якщо її вже немає, бот запитає.
dungeon-orders-pass = Твій наступний хід: найнижча карта дій і жодної дії
dungeon-orders-hiding = Жетони буде сховано за планом
dungeon-button-orders-pass = Пропустити наступний хід
dungeon-setup-goals = { $first } перемагає з { $goal } очками, { $second } – з { $other }.
dungeon-setup-head = **Dungeon Twister: { $first } (синій) – { $second } (жовтий).** Виберіть команди, а решту сховайте в кімнатах.

## Хід

dungeon-do-play = Карта дій { $card }
dungeon-do-lay = Карта бою +{ $card }
dungeon-do-draw = Погодитися на нічию
dungeon-do-hide = { $token } ({ $room })
dungeon-do-place = { $token } на { $square }
dungeon-do-jump = { $character } стрибає через { $pit } на { $square }
dungeon-do-wall = { $character } проходить крізь стіну на { $square }
dungeon-do-reveal = { $character } відкриває кімнату { $number }
dungeon-do-rotate = { $character } повертає кімнату { $number } { $turn ->
    [right] за годинниковою стрілкою
   *[left] проти годинникової стрілки
}
dungeon-do-attack = { $character } атакує, ціль – { $target }
dungeon-do-heal = { $character } лікує пораненого ({ $target })
dungeon-do-fire = { $character } стріляє жезлом, ціль – { $target }
dungeon-do-regenerate = { $character } лікує себе
dungeon-do-gate = { $character } відчиняє або зачиняє ґрати
dungeon-do-break = { $character } ламає ґрати
dungeon-do-drink = { $character } п’є еліксир
dungeon-do-end = Завершити хід

## Повідомлення

dungeon-chapter-setup = Підготовка
dungeon-chapter-turn = Хід { $number }
dungeon-chapter-offer = Пропозиція нічиєї
dungeon-chapter-end = Кінець
dungeon-turn-head = **Хід { $number } · { $name }**
dungeon-turn-call = { $mention }, твій хід.
dungeon-score = { $first } { $blue }:{ $yellow } { $second }
dungeon-call-hide = { $mention }, { $hidden ->
    [0] твоя черга ховати: склади план.
   *[other] { $left ->
        [one] { $left } твій жетон іще без кімнати
        [few] { $left } твої жетони ще без кімнати
       *[many] { $left } твоїх жетонів іще без кімнати
    }{ $full ->
        [0] {""}
        [1] , бо одна кімната вже повна
       *[other] , бо повних кімнат уже { $full }
    }.
}
dungeon-call-lay = Бій! Час вибрати карту бою: { $names }.
dungeon-setup-done = Усе сховано.
dungeon-room-asks = { $mention }, розмісти жетони ({ $room }): { $tokens }.
dungeon-offer = { $name } пропонує нічию. Суперник: { $other }. Пропозиція чинна, доки суперник не завершить хід.
dungeon-offer-closed = { $name } пропонує нічию. { $agreed ->
    [yes] { $other } погоджується.
   *[no] Пропозиція вже не чинна.
}
dungeon-goes-on = { $mention }, твій хід триває, лишилося { $points ->
    [one] { $points } очко дій
    [few] { $points } очки дій
   *[many] { $points } очок дій
}.
dungeon-end-head = **{ $result ->
    [won] Перемагає { $name }
   *[draw] Нічия
}** { $reason ->
    [quiet] після 40 тихих ходів.
    [nobody] – діяти вже нікому.
    [resigned] – { $other } виходить із гри.
    [agreed] за згодою.
   *[goal] – { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } (мета: { $goal }).
}
dungeon-end-points = { $name }: { $told }.
dungeon-end-source = { $points } { $source ->
    [goblin] за вихід Гобліна
    [treasure] за скарби
    [elimination] { $points ->
        [1] за вибитого персонажа
       *[other] за вибитих персонажів
    }
   *[exit] { $points ->
        [1] за вихід персонажа
       *[other] за вихід персонажів
    }
}
dungeon-end-decisive = { $last ->
    [yes] Усе вирішив останній хід, { $number }.
   *[no] Від { $number }-го ходу і до кінця веде { $name }.
}
dungeon-end-fate = { $fate ->
    [out] вихід із лабіринту
    [dead] вибито
   *[hidden] не знайдено
}: { $names }
dungeon-end-fates = { $name } (мета: { $goal }){ $some ->
    [yes] { " " }– { $told }
   *[no] { "" }
}.
dungeon-end-hidden = Так і не знайдено: { $tokens }.
dungeon-told-card = { $name } грає карту { $card }.
dungeon-told-moved = { $character } { $way ->
    [jump] стрибає: { $start } → { $square }
    [wall] проходить крізь стіну: { $start } → { $square }
    [round] робить коло й повертається на { $square }
   *[move] іде: { $start } → { $square }
}{ $carries ->
    [yes] { " " }(несе: { $carried })
   *[no] { "" }
}
dungeon-told-left = { $character } виходить із лабіринту{ $carries ->
    [yes] {" "}(несе: { $carried })
   *[no] {""}
}: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}.{ $carries ->
    [lost] {" "}{ $carried } пропадає.
   *[other] {""}
}
dungeon-told-revealed = { $character } відкриває кімнату { $number }. Знайдено: { $tokens }.
dungeon-told-placed = { $name } розміщує знайдене: { $tokens }.
dungeon-told-turned = { $character } повертає кімнату { $number } { $turn ->
    [right] за годинниковою стрілкою
   *[left] проти годинникової стрілки
}.
dungeon-told-attack = { $attacker } атакує, ціль – { $target }.
dungeon-told-bonus = { $side ->
    [attack] Меч
   *[defence] Обладунок
} { $value }
dungeon-told-fight-card = карта { $value }
dungeon-told-side = { $colour }: { $parts } = **{ $sum }**
dungeon-told-fight = { $attack }; { $defence }. { $result ->
    [attacker] Атака вдалася.
    [defender] Атака не вдалася.
   *[tie] Нічия, тож нічого не змінюється.
}
dungeon-told-wounded = { $character } поранений.
dungeon-told-eliminated = { $character } вибуває на { $square }{ $cause ->
    [pit] {" "}у ямі
    [wand] {" "}від жезла
    [carrier] {" "}поки його несли
   *[fight] {""}
}: 1 очко отримує { $name }{ $drops ->
    [yes] ; там лишається { $dropped }
   *[no] { "" }
}.
dungeon-told-lost = { $token } пропадає на { $square }.
dungeon-told-regenerated = { $healer } лікує себе.
dungeon-told-healed = { $healer } лікує, і { $character } вже не поранений.
dungeon-step-team = вибір команди
dungeon-step-hide = ховання жетонів
dungeon-step-lay = вибір карти бою
dungeon-step-end = кінець ходу
dungeon-step-offer = пропозиція нічиєї
dungeon-step-move = { $character } → { $square }
dungeon-step-gate = { $character } { $state ->
    [open] відчиняє
    [broken] ламає
   *[closed] зачиняє
} ґрати між { $sides-first } і { $sides-second }
dungeon-told-gate = { $character } { $state ->
    [open] відчиняє
    [broken] ламає
   *[closed] зачиняє
} ґрати між { $sides-first } і { $sides-second }.
dungeon-told-potion = { $character } п’є еліксир і має { $points ->
    [one] { $points } власне очко дій
    [few] { $points } власні очки дій
   *[many] { $points } власних очок дій
}.
dungeon-told-wand = { $character } стріляє жезлом, ціль – { $target }.
dungeon-told-left-over = { $stuck ->
    [yes] { $name } вже не має персонажа, який може діяти: хід завершено
   *[no] { $name } завершує хід
}, { $left ->
    [one] пропадає { $left } очко дій
    [few] пропадають { $left } очки дій
   *[many] пропадає { $left } очок дій
}.
dungeon-told-skipped = { $name } не має персонажа, який може діяти, тож хід пропущено.
dungeon-told-draw = { $name } пропонує нічию.

## Відмови

dungeon-refusal-unreadable = У цій грі немає нічого з назвою «{ $answer }». Скористайся кнопками під найновішим повідомленням.
dungeon-refusal-nothing-to-hide = Зараз ховати нічого. Що далі, дивись у найновішому повідомленні.
dungeon-refusal-pass-now = Зараз твій хід, тож звідси його вже не пропустити. Зіграй карту й закінчи хід.
dungeon-refusal-plan-incomplete = Деякі твої жетони ще без кімнати. Вибери для них кімнати або натисни **{ dungeon-button-deal }**.
dungeon-refusal-not-seated = Це можуть робити лише самі гравці. А дивитися на лабіринт і читати правила можна всім.
dungeon-rule-no-such-seat = У цій грі лише двоє гравців.
dungeon-rule-not-awaited = Зараз тобі нічого вирішувати. Чий хід, дивись у найновішому повідомленні.
dungeon-rule-over = Гру завершено. Результат – в останньому повідомленні.
dungeon-rule-offered = Твоя пропозиція нічиєї ще чинна, і суперник може погодитися.
dungeon-rule-other-question = Зараз так не можна. Що можна, дивись у найновішому повідомленні.
dungeon-rule-team-size = Команда – це чотири різні персонажі. Вибери рівно чотирьох.
dungeon-rule-not-yours = Це не твій персонаж. Вибери когось зі своїх.
dungeon-rule-not-to-hide = Цей жетон ховати не треба. Вибери інший.
dungeon-rule-room-full = Кімната { $slot } повна. Вибери іншу.
dungeon-rule-no-such-card = Карти { $card } в тебе вже немає. Вибери одну з показаних.
dungeon-rule-card-too-high = Перші ходи короткі: зараз зіграти можна щонайбільше { $highest }. Доки ніхто не зіграв 4, карта може бути щонайбільше на 1 більша за найбільшу зіграну.
dungeon-rule-other-token = Спершу { $token }: жетони кімнати розміщують у визначеному порядку.
dungeon-rule-not-free = { $square } не підходить: потрібна вільна клітинка цієї кімнати, не яма. Вибери якусь із освітлених на зображенні.
dungeon-rule-not-in-play = { $character } не в грі. Вибери персонажа, який стоїть на клітинці.
dungeon-rule-no-points = { $character } вже не має очок дій. Заверши хід або скасуй якусь дію.
dungeon-rule-wounded = { $character } поранений і не може діяти. Твій Клірик може його вилікувати, якщо стоїть поруч, а друг може його нести.
dungeon-rule-healed = { $character } вилікуваний цього ходу й до його кінця не може діяти. Вибери іншого персонажа.
dungeon-rule-move-over = Крок на стартову лінію суперника завершує рух, тож далі вже нічого не зробити.
dungeon-rule-too-far = Це більше клітинок, ніж дає швидкість цього персонажа: { $speed }. Пройди їх за дві дії.
dungeon-rule-no-square = Такої клітинки немає. Клітинка – це літера й ряд, від A1 до V10.
dungeon-rule-no-way = Відкритого шляху на { $square } немає. Дорогу перекривають стіни й зачинені ґрати, а ходити навскоси не можна. Вибери іншу клітинку.
dungeon-rule-enemy = Дорогу перекриває непоранений ворог на { $square }. Обійди його або атакуй.
dungeon-rule-pit = Яму на { $square } не пройти. Потрібен канат або твій Злодій, який там стоїть.
dungeon-rule-pit-stop = На ямі на { $square } не можна зупинитися: це може лише твій Злодій або персонаж із канатом. Іди далі, на клітинку за нею.
dungeon-rule-no-taking = Узяти це на { $square } не можна. Узяти можна те, що лежить на цій клітинці або є там у друга чи пораненого ворога, якщо потім на жодній клітинці не буде забагато персонажів чи предметів.
dungeon-rule-free-hands = Цей персонаж нічого не несе, тож і лишити нічого.
dungeon-rule-no-dropping = Лишити це на { $square } не можна. На клітинці може бути щонайбільше один предмет, а на ямі можна лишити тільки канат.
dungeon-rule-overfull = Тоді на { $square } лишиться забагато. На клітинці може бути один персонаж з одним предметом або двоє друзів, один із яких поранений.
dungeon-rule-no-room = Завершити рух на { $square } не можна. На клітинці може бути один персонаж з одним предметом або двоє друзів, один із яких поранений.
dungeon-rule-nothing-changed = Такий рух нічого не змінить. Вибери іншу клітинку чи іншого персонажа.
dungeon-rule-no-jump = { $character } так стрибнути не може. Потрібна карта стрибка. Стрибають через одну яму, на якій немає персонажа, на клітинку, де можна зупинитися, і стін на шляху бути не може.
dungeon-rule-no-wall-step = { $character } не може пройти там крізь стіну. Це вміє лише Стінохід: на клітинку відразу за стіною, якщо там є місце, але не крізь ґрати й не в приховані кімнати.
dungeon-rule-no-reveal = { $character } не може відкрити цю кімнату. Треба стояти поруч із прихованою кімнатою, і з цього боку не має бути стіни.
dungeon-rule-no-rotation = { $character } не може так повернути цю кімнату. На шестерні можна повернути свою кімнату або її двійника, як показують їхні стрілки. Меканорк повертає в обидва боки.
dungeon-rule-no-attack = { $character } не може так атакувати. Ворог має бути на сусідній клітинці, не за стіною. Того, кого несуть або кого цього ходу поранено чи вилікувано, не атакують.
dungeon-rule-no-healing = { $character } не може так лікувати. Клірик лікує пораненого сусіда, якщо між ними немає стіни, але не того, кого несуть.
dungeon-rule-no-regeneration = { $character } зараз не може лікувати себе: ні того ходу, коли його поранено, ні коли його несуть.
dungeon-rule-no-portcullis = { $character } не може відчинити чи зачинити ці ґрати. Біля них має стояти Злодій, а самі ґрати мають бути цілі.
dungeon-rule-no-breaking = { $character } не може зламати ці ґрати. Біля них має стояти Воїн, а самі ґрати мають бути ще цілі.
dungeon-rule-no-potion = { $character } не несе еліксиру.
dungeon-rule-no-shot = { $character } не може туди стріляти. Жезл має нести Чарівник, а ціль – бути першим персонажем на прямій відкритій лінії.
dungeon-rule-news = Далі планувати не можна: ще невідомо, що тут відкриється. Спершу виконай цю дію.

## Без Discord: назва каналу й перше повідомлення у ньому

dungeon-greeting-channel = підземелля
dungeon-greeting-welcome = **Вітаємо біля брами підземелля!**
dungeon-greeting-start = Натисни **{ lobby-button-start }** нижче, щоб зіграти першу гру проти комп’ютера.
dungeon-greeting-picture = Гра Dungeon Twister: кімнати зі стінами й персонажами, а деякі кімнати ще приховані.
