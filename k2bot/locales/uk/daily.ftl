### Гра дня: одна для всіх, по одній спробі на людину.

daily-head = **{ $game }: гра дня № { $number }** · { $options }
daily-new = Сьогодні всі грають ту саму гру: те саме тасування, те саме везіння. У тебе одна спроба, без компанії й без підказок. Вона зараховується, якщо закінчити до півночі, { $ends }. Гра відбувається у твоїх приватних повідомленнях із ботом.
daily-zone = -# Північ – за твоїм часовим поясом, { $zone }. Змінити його можна в `/{ command-settings-name }`.
daily-unfinished = Гру № { $number } ще не закінчено{ $link ->
    [none] .
   *[other] : [продовжити]({ $link }).
} Вона вже не зараховується, а сьогоднішня гра її завершить.
daily-running = Твоя гра вже триває: { $link ->
    [none] продовжуй у приватних повідомленнях із ботом.
   *[other] [продовжити тут]({ $link }).
} { $late ->
    [yes] Уже за північ, тож вона не зараховується, але дограти можна.
   *[no] Вона зараховується, якщо закінчити до півночі, { $ends }.
}
daily-started = Сьогоднішня гра чекає у твоїх [приватних повідомленнях із ботом]({ $link }).
daily-day-over = Цей день у тебе вже минув. Сьогоднішню гру показує `/{ $command } { command-daily-name }`.
daily-scored = Твій результат: **{ $points }**. { $par ->
    [none] Найсильніший комп’ютер ще грає, тож пар поки невідомий.
   *[other] Пар, тобто результат найсильнішого комп’ютера: **{ $par }** ({ $difference }).
}
daily-late = Гру закінчено після півночі, тож у рейтингу її немає.
daily-left = Ти здаєшся, тож результату немає.
daily-cancelled = Гру скасовано, тож результату немає.
daily-line = { $game } #{ $number }  { $points }{ $par ->
    [none] {""}
   *[other] {" "}(пар { $par })
}  { $marks }
daily-streak = { $current ->
    [0] Днів поспіль: зараз жодного
   *[other] Днів поспіль: { $current }
} (рекорд: { $best })
daily-next = Наступна почнеться { $at }.
daily-sealed = -# Завтрашнє тасування вже зафіксовано. Відбиток (SHA-256): `{ $promised }`
daily-result-head = **{ $game }: гра дня № { $number }**
daily-record-later = -# Можливо, інші ще грають, тож запис і тасування залишаються таємницею, доки цей день не мине всюди, { $at }.

daily-button-start = Почати
daily-button-board = Рейтинг
daily-button-share = Поділитися
daily-button-results = Мої результати
daily-button-today = { $game }: гра дня
# As in English
daily-button-before = ◀ #{ $number }
# As in English
daily-button-after = #{ $number } ▶

daily-board-head = **{ $game }: гра дня № { $number }**{ $server ->
    [none] {""}
   *[other] {" "}· { $server }
}{ $par ->
    [none] {""}
   *[other] {" "}· пар { $par }
}
# As in English
daily-board-line = { $place }. { $own ->
    [yes] **{ $name }**
   *[no] { $name }
}: { $points }{ $difference ->
    [none] {""}
   *[other] {" "}({ $difference })
}
daily-board-more = … і ще { $count }
daily-board-nobody = Більше ніхто на цьому сервері ще не закінчив вчасно.
daily-board-own = -# Ти: { $how ->
    [late] { $points }, після півночі, тож не зараховано
    [left] здано
   *[cancelled] скасовано
}
daily-board-not-yet = Цей рейтинг відкриється, коли гру того дня буде закінчено. Сьогоднішню показує `/{ $command } { command-daily-name }`.
daily-results-head = **{ $game }, гра дня: твої результати** · закінчено: { $count }
daily-results-line = № { $number }: { $how ->
    [left] здано
    [cancelled] скасовано
   *[other] { $points }{ $difference ->
        [none] {""}
       *[other] {" "}({ $difference })
    }{ $how ->
        [late] , після півночі
       *[counts] {""}
    }
}
daily-choose = Подивитися рейтинг сервера…

# As in English
daily-share = { $name }: `{ $line }`
daily-shared = Опубліковано. Іншим це нічого не видає.
daily-shared-already = Цей результат уже є в цьому каналі.
daily-nothing-to-share = Поділитися результатом можна, коли гру дня закінчено. Сьогоднішню показує `/{ $command } { command-daily-name }`.
daily-to-copy = Скопіюй цей рядок і встав, де захочеш. На сервері `/{ $command } { command-daily-name }` має кнопку, яка його публікує.

daily-verify = Це була гра дня № { $number }, однакова для всіх. Тасування випливає з числа `{ $seed }`. Його SHA-256: `{ $promised }`.{ $number ->
    [1] {" "}Це була перша гра дня.
   *[other] {" "}Цей відбиток був уже при грі попереднього дня, тож вибрати тасування пізніше ніхто не міг. Порівняй їх або обчисли відбиток власноруч.
}
daily-verify-later = Це гра дня № { $number }, і, можливо, інші ще грають у неї. Число, з якого випливає тасування, залишається таємницею, доки цей день не мине всюди, { $at }. Тоді його покаже ця команда. Його відбиток (SHA-256): `{ $promised }`.{ $number ->
    [1] {""}
   *[other] {" "}Він був уже при грі попереднього дня.
}
daily-statistics = Гра дня: закінчено { $count }. Днів поспіль: зараз { $current }, найбільше { $best }.
daily-film-later = Можливо, інші ще грають у цю гру. Показати її всім можна буде, коли цей день мине всюди, { $at }.

command-daily = Гра дня: однакова для всіх, по одній спробі на людину
discord-help-daily = `/{ $command } { command-daily-name }`: гра дня, однакова для всіх
