### Гра дня: одна для всіх, по одній спробі на людину.

daily-head = **{ $game }: гра дня № { $number }** · { $options }
daily-new = Сьогодні всі грають у ту саму гру: те саме тасування, те саме везіння. У тебе одна спроба, соло й без підказок. Вона зараховується, якщо закінчити до півночі, { $ends }. Гра відбувається у твоїх приватних повідомленнях із ботом.
daily-zone = -# Північ – за твоїм часовим поясом, { $zone }. Змінити його можна в `/{ command-settings-name }`.
daily-unfinished = Гру № { $number } ще не закінчено{ $link ->
    [none] .
   *[other] : [продовжити]({ $link }).
} Вона вже не зараховується, а щойно почнеш сьогоднішню, ту буде завершено.
daily-running = Твоя гра вже триває: { $link ->
    [none] продовжуй у приватних повідомленнях із ботом.
   *[other] [продовжити тут]({ $link }).
} { $late ->
    [yes] Уже за північ, тож вона не зараховується, але дограти можна.
   *[no] Вона зараховується, якщо закінчити до півночі, { $ends }.
}
daily-started = Сьогоднішня гра готова. { $link ->
    [none] Вона одразу нижче.
   *[other] **[Грай у приватних повідомленнях]({ $link })**
}
daily-day-over = Цей день у тебе вже минув. Сьогоднішню гру показує `/{ $command } { command-daily-name }`.
daily-spent = Твою спробу в цій грі вже використано. Саму гру забуто, але ти знаєш, що в ній буде, тому бот пам’ятає про спробу, доки цей день не мине в усіх часових поясах ({ $until }). Наступна почнеться { $at }.
daily-scored = Твій результат: **{ $points }**.
daily-par = { $par ->
    [none] Найсильніший комп’ютер ще грає. Його результат незабаром покаже `/{ $command } { command-daily-name }`.
   *[other] Результат найсильнішого комп’ютера: **{ $par }** (різниця: { $difference }).
}
daily-late = Гру закінчено після півночі, тож у таблиці лідерів її немає.
daily-left = Гру покинуто, тож результату немає.
daily-cancelled = Гру скасовано, тож результату немає.
daily-line = { $game } #{ $number }  { $points }{ $par ->
    [none] {""}
   *[other] {" "}(комп’ютер: { $par })
}  { $marks }
daily-streak = Днів поспіль: { $current } (рекорд: { $best })
daily-next = Наступна почнеться { $at }.
daily-sealed = -# Завтрашнє тасування (SHA-256): `{ $promised }`
daily-result-head = **{ $game }: гра дня № { $number }**
daily-record-later = -# Можливо, інші ще грають, тож запис і тасування залишаються таємницею, доки цей день не мине в усіх часових поясах ({ $at }).

daily-button-start = Почати
daily-button-board = Таблиця лідерів
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
   *[other] {" "}· комп’ютер: { $par }
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
    [left] гру покинуто
   *[cancelled] гру скасовано
}
daily-board-not-yet = Цю таблицю лідерів видно, коли гру того дня закінчено. Сьогоднішню гру показує `/{ $command } { command-daily-name }`.
daily-results-head = **{ $game }, гра дня: твої результати** · закінчено: { $count }
daily-results-line = № { $number }: { $how ->
    [left] гру покинуто
    [cancelled] гру скасовано
   *[other] { $points }{ $difference ->
        [none] {""}
       *[other] {" "}({ $difference })
    }{ $how ->
        [late] , після півночі
       *[counts] {""}
    }
}
daily-choose = Подивитися таблицю лідерів сервера…

# As in English
daily-share = { $name }: `{ $line }`
daily-shared = Опубліковано. Іншим це нічого не видає.
daily-shared-already = Цей результат уже є в цьому каналі.
daily-nothing-to-share = Поділитися результатом можна, коли гру дня закінчено. Сьогоднішню показує `/{ $command } { command-daily-name }`.
daily-to-copy = Скопіюй цей рядок і встав, де захочеш. На сервері його опублікує кнопка під `/{ $command } { command-daily-name }`.

daily-verify = Це була гра дня № { $number }, однакова для всіх. Тасування визначає початкове число `{ $seed }`. Його SHA-256: `{ $promised }`.{ $number ->
    [1] {" "}Це була перша гра дня.
   *[other] {" "}Цей відбиток було показано ще з грою попереднього дня, тож вибрати тасування пізніше ніхто не міг. Порівняй обидва відбитки або обчисли відбиток самостійно.
}
daily-verify-later = Це гра дня № { $number }. { $at ->
    [none] Початкове число залишається таємницею, доки не завершиться твоя гра.
   *[other] Можливо, інші ще грають у неї, тому початкове число залишається таємницею, доки цей день не мине в усіх часових поясах ({ $at }). Тоді його покаже ця команда.
} Відбиток числа (SHA-256): `{ $promised }`.{ $number ->
    [1] {""}
   *[other] {" "}Його було показано ще з грою попереднього дня.
}
daily-statistics = Закінчених ігор дня: { $count }. Днів поспіль: { $current } (рекорд: { $best }).
daily-film-later = Можливо, інші ще грають у цю гру. Показати повтор усім можна буде, коли цей день мине в усіх часових поясах ({ $at }).

command-daily = Гра дня: однакова для всіх, по одній спробі на людину
discord-help-daily = `/{ $command } { command-daily-name }`: Гра дня, однакова для всіх
