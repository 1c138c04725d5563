### Слова, спільні для сторінок усіх ігор. Ідентифікатори починаються з talk-.

talk-computer = ⚙ { $name }
talk-seat-colour = { $colour ->
    [orange] Помаранчевий
    [purple] Фіолетовий
    [yellow] Жовтий
    [black] Чорний
    [white] Білий
    [blue] Синій
    [green] Зелений
    [mint] М’ятний
    [sky] Блакитний
   *[magenta] Пурпуровий
}
talk-player-number = Гравець { $number }
talk-signed = { $sign ->
    [minus] −{ $points }
    [plus] +{ $points }
   *[zero] { $points }
}

## Переліки

talk-list-and = { $first } і { $second }
talk-list-or = { $first } або { $second }
talk-list-more = { $first }, { $second }
talk-list-semicolon = { $first }; { $second }
talk-list-arrow = { $first } → { $second }
talk-list-dot = { $first } · { $second }
talk-list-nothing = немає
talk-sentence = { $told }.
talk-button-look-again = Оновити
talk-button-hint = Підказка
talk-button-take-hint = Зробити так
talk-button-undo = Скасувати
talk-button-back = Назад
talk-button-withdraw = Відкликати
talk-button-withdraw-one = Відкликати № { $number }
talk-orders-none = Поки що нічого.
talk-button-rematch = Реванш
talk-button-film = Повтор
talk-rules-choose = Інша тема
talk-refusal-no-topic = Такої теми в правилах немає. Вибери щось із меню.
talk-hint-ready = Саме це вже сплановано. Натисни **{ $button }**, щоб завершити.
talk-hint-done = Саме це вже вибрано. Більше робити нічого не треба.
talk-refusal-no-hint = Для цього підказки немає. Що треба вирішити, дивись у найновішому повідомленні.
talk-refusal-no-page = Такої сторінки немає. Скористайся кнопками під найновішим повідомленням.

## Запис, який не пройшов перевірки

talk-record-refused = Цей запис не пройшов перевірки. Рядок { $line }: { $reason }
    Додай файл саме таким, яким його опублікував бот.
talk-record-large = файл більший, ніж може бути запис гри
talk-record-empty = файл порожній
talk-record-more = після результату є ще щось, а він має бути останнім рядком
talk-record-result = результат гри не може бути { $value }
talk-record-changed = рядок змінено; бот таких рядків не пише
talk-record-broken = рядок змінено або обірвано: його не вдалося прочитати, починаючи зі знака { $place }
talk-record-no-line = тут { $value } замість чогось на зразок `{ $example }`
talk-record-other = це не запис гри { $game }; такі починаються з `{ $begin }`
talk-record-version = версія запису { $version }, а цей бот читає лише версію { $known }
talk-record-revision = гра відповідає редакції правил { $revision }, а цей бот знає їх лише до { $known }: візьми новішу версію бота
talk-record-settings = налаштування мають бути саме такі: { $names }
talk-record-seed = початкове число має бути текстом у лапках, а не { $value }
talk-record-setup = { $value } не може бути значенням { $field } для гри
talk-record-no-move = немає ходу; він має виглядати як `{ $example }`
talk-record-move = { $value } – не хід у цій грі
talk-record-unknown = { $value } у цьому рядку зайве
talk-record-no-state = бракує відбитка, хоча в першому рядку він є
talk-record-state = відбиток не відповідає позиції після цього ходу: змінено якийсь хід або початкове число
talk-record-cut = тут гра закінчується, але результату немає
talk-record-digest = якийсь рядок запису змінено, додано або видалено
talk-record-outcome = ходи не ведуть до цього результату

talk-date = { $day } { $month ->
    [1] січня
    [2] лютого
    [3] березня
    [4] квітня
    [5] травня
    [6] червня
    [7] липня
    [8] серпня
    [9] вересня
    [10] жовтня
    [11] листопада
   *[12] грудня
} { $year } року
