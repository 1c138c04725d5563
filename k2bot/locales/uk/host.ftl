### Що каже ведуча частина бота про ігри, хоч би в яку гру грали.

## Сповіщення: твій хід

# Пишеться в каналі; імена є згадками.
notice-asked = { $names }, час ходити: **{ $game }**.
notice-reminder = { $names }, гра **{ $game }** досі чекає на твій хід. Він почався { $since }.
notice-last = { $names }, гра **{ $game }** чекає вже тільки на твій хід.
# Надсилається одній людині.
notice-dm-asked = **{ $game }** ({ $where }): твій хід.
notice-dm-reminder = **{ $game }** ({ $where }): досі твій хід. Він почався { $since }.
notice-dm-last = **{ $game }** ({ $where }): гра чекає вже тільки на твій хід.
notice-missed = ⌛ **{ $game }** ({ $where }): час сплив, { $way ->
    [draft] тож бот зіграв те, що вже було вибрано.
    [completed] тож бот залишив уже вибране й додав решту.
   *[chosen] тож бот вирішив за тебе.
}
notice-missed-step = Хід бота: { $step }.
notice-missed-standin = Відтепер за тебе грає комп’ютер. Щоб знову грати, натисни **{ standin-button-back }**.
notice-refused =
    { $name } не приймає приватних повідомлень від бота. Відтепер бот пише тут, а приватні сторінки відкриває кнопка під найновішим повідомленням.
    Щоб знову отримувати повідомлення, треба дозволити приватні повідомлення від цього сервера, а тоді знову вибрати їх тут: `/{ command-settings-name }`.
notice-button-open = До мого ходу
notice-button-look = Показати гру
notice-button-mute = Тиша на сьогодні
notice-muted = Сьогодні бот більше тебе не турбуватиме. Сповіщення повернуться { $until }.

## Гра, що ще не почалася

lobby-title = **{ $game }** · гравці ({ $count } із { $most }): { $names }
lobby-people = Гравці ({ $count } із { $most }): { $names }
posts-option = Повідомлення
posts-option-help = Менше повідомлень – менше зображень; того, чий хід, бот сповіщає завжди
posts-phase = одне на кожен етап, з усіма зображеннями
posts-day = одне на день, оновлюється, останнє зображення
posts-one = одне на гру, оновлюється, лише поточний день
lobby-who = { $who ->
    [nobody] Усі місця зайнято.
    [invited] Приєднатися можна лише за запрошенням.{ $missing ->
        [none] {""}
       *[other] {" "}Ще не в грі: { $missing }.
    }
   *[anyone] Приєднатися може будь-хто в каналі.
}
lobby-ready = Почати гру може { $host }.
lobby-needs-people = Потрібна кількість гравців: { $span ->
    [one] { $least }
   *[several] від { $least } до { $most }
}.
lobby-begun = **{ $game }** · гра { $table } почалася{ $where ->
    [here] {""}
   *[other] {" "}тут: { $where }
}. Гравці: { $names }
lobby-sealed = -# Тасування вже зафіксовано, тож ніхто не може нічого підтасувати. Відбиток (SHA-256): `{ $promised }` · як це перевірити: `/{ $command } { command-verify-name }`
lobby-promise = -# Усі тасування визначено ще до початку гри{ $presses ->
    [0] {""}
   *[other] , і на них вплинули ваші натискання на *{ lobby-button-join }* і *{ lobby-button-start }*
}. Відбиток (SHA-256): `{ $promised }`. Перевірити після гри: `/{ $command } { command-verify-name }`.
lobby-invite = Запросити гравців…
lobby-invitation = { $guests }, { $count ->
    [1] тебе
   *[other] вас
} кличуть у гру { $game }. Запрошує { $host }.
lobby-invited = Запрошення надіслано: { $name }. Приєднатися може й будь-хто інший. Щоб цього не було, увімкни «{ private-option }» у меню «{ lobby-button-settings }».
lobby-invited-private = Запрошення надіслано: { $name }. Уже можна приєднуватися.
invitation-quiet = -# Цього разу без сповіщення: { $names }. Людина отримує лише кілька запрошень на день і може їх вимкнути. { $way ->
    [seat] Відповісти все одно можна під проханням у каналі.
   *[join] Приєднатися все одно можна: **{ lobby-button-join }** під повідомленням про гру.
}
invitation-button-block = Заблокувати…
option-on = увімкнено
option-off = вимкнено
thread-option = Окрема гілка
thread-option-help = Перенести гру в гілку під її першим повідомленням, щоб канал лишався вільним
thread-name = { $game } · гра { $table }
thread-name-people = { $game }: { $names }
thread-line = { $name } починає в цій гілці гру **{ $game }**.
private-option = Лише за запрошенням
private-option-help = Приєднатися можна лише за запрошенням організатора, а дивитися може весь канал
lobby-cancelled = **{ $game }** · цю гру скасовано.
lobby-closed = **{ $game }** · цю гру закрито, бо за тиждень її ніхто не почав. Нову відкриває `/{ $command } { command-new-name }`.
lobby-unstarted = { $names }: { $link ->
    [none] вашу гру **{ $game }**
   *[other] [вашу гру]({ $link }) **{ $game }**
} ще ніхто не почав.
lobby-closes = -# Бот закриє її через тиждень після останньої зміни.
lobby-button-join = Приєднатися
lobby-button-thread = Відкрити в гілці
lobby-button-leave = Вийти
lobby-button-start = Почати гру
lobby-button-cancel = Скасувати гру
lobby-button-rules = Правила
lobby-button-rematch = Реванш
lobby-button-film = Повтор
lobby-button-review = Розбір моєї гри

lobby-setting = { $option }: { $value }
lobby-switch = { $option }: { $now } → { $other }
# A line of a list of current settings.
settings-line = • { $option }: **{ $value }**
# Shown in a menu of several settings, in each of whose lines lobby-switch says what it changes.
settings-switches = Змінити: { $names }
settings-change = Змінити налаштування…
lobby-button-settings = Інші налаштування
lobby-settings-here = { $host ->
    [you] Усе це можна змінювати до початку гри.
   *[other] До початку гри все це може змінювати { $host }.
}

lobby-alone = Граєш без компанії? Натисни **{ lobby-button-add-computer }**, а тоді **{ lobby-button-start }**.
lobby-computers = -# Сила комп’ютерів: { $levels }. { $pairs ->
    [yes] Перевага
   *[no] У грі на двох перевага
} в 400 очок дає приблизно десять перемог з одинадцяти.
lobby-computers-here = Вибери рівень, на якому грає { $name }, а тоді натисни **{ lobby-button-start }**.
lobby-strength = Рейтинг: { $points }
lobby-computer = { $mark } { $name } ({ $level })
lobby-button-add-computer = Додати комп’ютер
lobby-button-computers = Комп’ютери
lobby-button-remove-computer = Прибрати комп’ютер
computer-name = Бот { $name }

lobby-joined = Ти в грі. Почати її може { $host }.
lobby-left = Ти більше не в цій грі.
lobby-left-host-passed = Ти більше не в цій грі. Новий організатор: { $host }.
lobby-left-last = Гравців більше немає, тож гру скасовано.
lobby-was-cancelled = Гру скасовано.

## Списки ігор: /games, history

games-none = Зараз ти не граєш. Почати нову гру: { $commands }.
games-head = **Твої ігри: { $count }**{ $mine ->
    [0] {""}
   *[other] {" "}· твій хід: { $mine }
}
games-line = **{ $game }**{ $kind ->
    [daily] {" "}(гра дня)
    [practice] {" "}(тренування)
   *[game] {""}
}, гра { $table } · { $told }{ $link ->
    [none] {""}
   *[other] {" "}· { $link }
}
games-mine = **твій хід**, почався { $since }{ $until ->
    [none] {""}
   *[other] , час спливає { $until }
}
games-others = зараз ходить: { $names }, хід почався { $since }{ $until ->
    [none] {""}
   *[other] , час спливає { $until }
}
games-lobby = ще не почалася, організатор: { $host }
games-under-way = триває
games-more = {" "}і ще { $count }
games-open = Відкрити гру…
games-choice = { $game }, гра { $table }
games-back = Назад
games-on = Далі
history-none =
    Завершених ігор{ $game ->
        [all] {""}
       *[other] {" "}{ $game }
    } немає ні тут, ні серед твоїх. Почати нову: { $commands }.
history-no-match = Таких ігор немає. Вибери нижче інші фільтри.
history-head = **{ $game ->
    [all] Завершені ігри
   *[other] { $game }: завершені ігри
}**
history-count = { $count ->
    [one] { $count } гра
    [few] { $count } гри
   *[many] { $count } ігор
}{ $pages ->
    [1] {""}
   *[other] , сторінка { $page } з { $pages }
}
history-line = { $day } · { $game ->
    [none] {""}
   *[other] { $game } ·{" "}
}{ $kind ->
    [daily] гра дня:{" "}
    [practice] тренування:{" "}
   *[game] {""}
}{ $results } · { $link ->
    [none] гра { $table }
   *[other] гра { $table } { $link }
}
history-cancelled = скасовано, без переможця: { $names }
history-result = { $place }. { $name }{ $points ->
    [none] {""}
   *[other] {" "}({ $points })
}
history-open = Переглянути…
history-all-games = Усі ігри
history-where = Чиї ігри
history-where-near = Твої та цього каналу
history-where-mine = Твої
history-where-channel = Цього каналу
history-where-server = Цього сервера, у каналах, які ти бачиш
history-only = Які ігри
history-only-any = Будь-який результат
history-only-won = Твої перемоги
history-only-people = З іншими людьми
history-only-computers = Лише з комп’ютерами
history-only-solo = Соло
history-only-cancelled = Скасовані
history-player = З будь-ким
history-with = бере участь { $player }
history-record-of = Запис гри { $game }, номер { $table }. Щоб подивитися повтор, введи `/{ $command } { command-replay-name }` і додай його в полі `{ command-option-record-name }`.
# Below the last post of a game, next to its record
ending-record = -# Додай файл до `/{ $command } { command-replay-name }`, щоб переглянути гру ще раз, або до `/{ $command } { command-verify-name }`, щоб перевірити тасування.

## Перегляд завершеної гри

look-back-button = Переглянути гру
look-back-head = -# { $game }, гра { $table } · { $number } з { $count }{ $own ->
    [yes] {" "}· твоя сторінка з тим, що вибрано, без кнопок
   *[no] {""}
}
look-back-first = ⏮ Початок
look-back-back = ◀ Назад
look-back-next = Далі ▶
look-back-last = Кінець ⏭
look-back-list = Список
look-back-menu = Перейти до…
look-back-earlier = ◀ Раніше
look-back-later = Пізніше ▶
look-back-others = { $first } – { $last }
look-back-return = ◀ Назад до гри
look-back-own = Що бачу я
look-back-public = Що бачать усі
look-back-record = Запис гри
look-back-running = Ця гра { $game } ще триває. Переглянути її можна буде після завершення.

## Налаштування людини й сервера

preferences-own = **Твої налаштування** для всіх ігор
preferences-time = Чи на твоєму годиннику зараз { $time } ({ $zone })? Якщо ні, вибери свій часовий пояс нижче або введи його: `/{ command-settings-name } { command-option-zone-name }`.
preferences-muted = Сповіщення вимкнено до { $until }.
preferences-button-unmute = Увімкнути сповіщення
preferences-language-elsewhere = -# Мову змінює команда `{ command-language-name }` будь-якої гри.
preferences-button-server = Налаштування сервера
preferences-button-own = Мої налаштування
# Приватне повідомлення, яке перевіряє, чи бот може їх надсилати.
preferences-greeting = Приватні повідомлення працюють: бот писатиме тобі сюди. Змінити це можна так: `/{ command-settings-name }`.
preferences-server = **Налаштування сервера**: із ними тут починаються нові ігри
preferences-no-role = Починати ігри може будь-хто.
preferences-quiet = Під час твоїх тихих годин, з { $begin } до { $end }, бот тебе не турбує{ $until ->
    [none] {""}
   *[other] {" "}(зараз саме вони, до { $until })
}. Про все він напише після них. У тих іграх, де таймер тоді стоїть, інші гравці бачать, що в тебе тихі години.
preferences-role = Починати ігри можуть { $role } і менеджери каналу.
# У меню ролей, доки жодної не вибрано.
preferences-pick-role = Хто починає ігри: будь-хто

preferences-button-blocks = Заблоковані запрошення
blocks-page = **Заблоковані запрошення** не доходять до тебе ні повідомленням, ні згадкою. Ніхто не дізнається, що ти блокуєш, а приєднуватися до ігор і далі можна з власної волі.
blocks-ask = Які запрошення заблокувати? Запрошує { $who }.{ $server ->
    [none] {""}
   *[other] {" "}Сервер: **{ $server }**.
}
blocks-none = Заблокованих немає.
blocks-all = • усі запрошення
blocks-people = • від цих людей: { $names }
blocks-servers = • на цих серверах: { $names }
blocks-server = сервер { $id }
blocks-button-person = Від цієї людини
blocks-button-server = На цьому сервері
blocks-button-all = Усі
blocks-button-nothing = Дозволити запрошення
blocks-pick-people = Заблоковані люди
blocks-pick-servers = Заблоковані сервери

preference-delivery = Твої приватні сторінки
preference-delivery-help = Інакше їх відкриває кнопка під найновішим повідомленням
preference-delivery-private = відкриває кнопка
preference-delivery-dm = надходять приватним повідомленням
preference-notice = Коли твій хід
preference-notice-help = Як бот повідомляє, що зараз твій хід
preference-notice-channel = згадка в каналі
preference-notice-dm = приватне повідомлення
preference-notice-none = нічого
preference-reminder = Нагадування
preference-reminder-help = Ще одна згадка, коли минула половина часу, а без ліміту часу – за добу
preference-reminder-on = увімкнено
preference-reminder-off = вимкнено
preference-tips = Поради на сторінках
preference-tips-help = Рядок про все, що ти бачиш уперше
preference-tips-on = увімкнено
preference-tips-off = вимкнено
preference-pictures = Зображення на сторінках
preference-pictures-help = Поля, що мають високе зображення, показують його на твоїх сторінках
preference-pictures-wide = широкі
preference-pictures-tall = високі, для телефона
preference-quiet = Тихі години
preference-quiet-none = немає
preference-quiet-span = з { $begin } до { $end }
preference-zone = Часовий пояс
preference-zone-now = { $zone } (зараз { $time })
preference-language = Мова

refusal-no-server-here = Це не сервер, на якому працює бот. Використай цю команду в каналі сервера, який хочеш налаштувати.
refusal-server-managers = Налаштування сервера змінюють лише ті, хто ним керує. А твої ось тут: `/{ command-settings-name }`
refusal-server-zone = Часовий пояс є в кожного гравця, а в сервера його немає. Нічого не змінилося. Щоб указати свій, не заповнюй `{ command-option-whose-name }`: `/{ command-settings-name } { command-option-zone-name }`.

## Повідомлення про гру

table-was-cancelled = Цю гру { $game } скасовано, тож вона не рахується.{ $available ->
    [both] {" "}Її запис і повтор сягають цього моменту.
    [record] {" "}Її запис сягає цього моменту.
    [film] {" "}Її повтор сягає цього моменту.
   *[none] {""}
}
# The date after which a game is deleted: below the notice that it was cancelled or closed, and the end of practice.
table-expires = -# Бот зберігатиме все до { $date }, а потім видалить.
# Над сторінкою, на якій після натискання нічого не змінилося.
page-unchanged = Нічого не змінилося. Остання перевірка: { $time }
page-place = -# { $game }{ $kind ->
    [daily] {" "}(гра дня)
    [practice] {" "}(тренування)
   *[game] {""}
}{ $where ->
    [none] {""}
   *[other] {" "}· { $where }
}
# Замість старішої сторінки в приватних повідомленнях, коли відкрито новішу.
page-continued = { $place ->
    [above] Продовження вище
    [elsewhere] Продовження в іншому місці
   *[below] Продовження нижче
}{ $link ->
    [none] .
   *[other] : { $link }
}
# Замість приватної сторінки, коли для читача гра вже закінчилася.
ending-over = **{ $game }** · цю гру завершено.{ $link ->
    [none] {""}
   *[other] {" "}Результат: { $link }
}
ending-cancelled = **{ $game }** · цю гру скасовано.{ $link ->
    [none] {""}
   *[other] {" "}Найновіше повідомлення: { $link }
}
ending-left = **{ $game }** · ти більше не в цій грі.{ $link ->
    [none] {""}
   *[other] {" "}Дивитися можна й далі: { $link }
}
ending-handed = **{ $game }** · твоє місце тепер має хтось інший.{ $link ->
    [none] {""}
   *[other] {" "}Дивитися можна й далі: { $link }
}
table-set-aside =
    Ця гра { $game } (номер { $table }) не може тривати: після оновлення бот не може відтворити її ходи.
    Нічого не втрачено. Власник бота знайде причину в журналі. Організатор може скасувати гру й почати нову.
table-moved = Тепер гра в цьому каналі.
table-posted-again = Нове повідомлення нижче.

table-rests = Лишилися самі комп’ютери. Кого вони замінюють: { $names }. Гра чекає, доки хтось повернеться.
table-rested = Є кому грати, тож гра триває.
table-goes-on-quietly = { $mark } Тепер грають самі комп’ютери, тож повідомлень не буде. Результат з’явиться тут.

## Комп’ютери, що замінюють людей

standin-begun = { $mark } { $name } робить перерву. До повернення грає комп’ютер ({ $level }).
standin-missed = { $mark } { $name }: пропущено рішень поспіль – { $count }. До повернення грає комп’ютер ({ $level }).
standin-over = { $name } знову грає.
standin-taken-over = Тепер тут грає { $name }, а не комп’ютер.
standin-button-back = Я повертаюся
standin-arranged = { $name }: тепер грає комп’ютер. Щоб повернутися, досить натиснути **{ standin-button-back }** під найновішим повідомленням про це або на будь-якій своїй сторінці.
standin-arranged-own = Тепер за тебе грає комп’ютер. Щоб повернутися, натисни **{ standin-button-back }** під повідомленням про це або зроби хід.
standin-ended = З поверненням! Ти знову в грі.

## Таймер гри

clock-option = Таймер
clock-option-help = Час на кожне рішення. Коли він спливає, бот вирішує за гравця
clock-none = немає
clock-2m = 2 хвилини на рішення
clock-10m = 10 хвилин на рішення
clock-1h = 1 година на рішення
clock-12h = 12 годин на рішення
clock-24h = 24 години на рішення
quiet-option = Таймер стоїть у тихі години
quiet-option-help = Час гравця не спливає, поки тривають його тихі години

clock-until = ⏳ { $whose ->
    [own] Твій час спливає { $time }
   *[others] { $names }: час спливає { $time }
}
clock-until-quiet = ⏳ { $whose ->
    [own] Твій час спливає { $time }; тихі години, з { $begin } до { $end }, не рахуються
   *[others] { $names }: час спливає { $time }; тихі години, з { $begin } до { $end }, не рахуються
}
clock-quiet = 🌙 { $whose ->
    [own] Твої тихі години тривають до { $end }. Потім у тебе є
   *[others] { $names }: тихі години до { $end }, потім іще
}{ $hours ->
    [0] { $minutes ->
        [0] {" "}0 хв
       *[other] {" "}{ $minutes } хв
    }
   *[other] {" "}{ $hours } год{ $minutes ->
        [0] {""}
       *[other] {" "}{ $minutes } хв
    }
}
# Рядок на сторінці, поки таймер на паузі.
clock-stands = ⏸ Таймер на паузі.
clock-overdue-draft = ⌛ Час сплив, тож бот зіграв те, що вже було вибрано: { $names }.
clock-overdue-completed = ⌛ Час сплив, тож бот залишив уже вибране й додав решту: { $names }.
clock-overdue-chosen = ⌛ Час сплив, і бот вирішив сам. За кого: { $names }.
clock-paused = ⏸ Таймер на паузі. Грати все одно можна.
clock-runs = ▶ Таймер знову працює.
clock-longer = ⏳ Часу тепер більше.
clock-page = Таймер: { $clock }.
clock-rests = Він стоїть, поки в того, чий зараз хід, тихі години.
clock-hosts = { $paused ->
    [yes] Організатор ({ $host }) може запустити його знову й додати час.
   *[no] Організатор ({ $host }) може поставити його на паузу й додати час.
}
clock-asks = { $paused ->
    [yes] Організатор ({ $host }) може одразу запустити його знову й додати час. Якщо натиснеш ти, бот спершу спитає інших.
   *[no] Організатор ({ $host }) може одразу поставити його на паузу й додати час. Якщо натиснеш ти, бот спершу спитає інших.
}
clock-changed = Готово.
clock-button = Таймер
clock-button-pause = Пауза
clock-button-on = Продовжити
clock-button-more = Більше часу
refusal-no-clock = У цій грі немає таймера, тож змінювати нічого.
refusal-clock-host-only = Змінювати таймер можуть лише організатор ({ $host }) і менеджери каналу. Звернися до них.
refusal-clock-so = { $more ->
    [yes] { refusal-clock-nobody }
   *[no] Міняти нічого: таймер уже саме такий.
}
refusal-clock-nobody = Зараз нічий час не спливає, тож додавати час нікому.

## Прохання, на які погоджуються інші гравці

proposal-undo = { $named ->
    [yes] { $name } просить скасувати: { $step }.
   *[no] { $name } просить скасувати свою останню дію.
}
proposal-undo-agreed = ↩️ { $named ->
    [yes] { $name }: скасовано – { $step }. Гра триває з того місця.
   *[no] { $name }: останню дію скасовано. Гра триває з того місця.
}
proposal-swap = { $own ->
    [yes] { $name } хоче віддати своє місце. Новий гравець: { $new }.
   *[no] { $name } пропонує заміну: { $old } → { $new }.
}
proposal-swap-agreed = Заміна гравця: { $old } → { $new }.
proposal-host = { $own ->
    [yes] { $name } пропонує: нехай організатором цієї гри стане { $new }.
   *[no] { $old } вже певний час не з’являється. { $name } пропонує: нехай організатором стане { $new }.
}
proposal-host-agreed = Новий організатор цієї гри: { $new }.
proposal-host-left = { $old } більше не на цьому сервері. Новий організатор цієї гри: { $new }.
proposal-pause = { $name } просить поставити таймер на паузу.
proposal-pause-agreed = Таймер на паузі: про це просить { $name }, і всі згодні.
proposal-resume = { $name } просить запустити таймер знову.
proposal-resume-agreed = Таймер знову працює: про це просить { $name }, і всі згодні.
proposal-extend = { $name } просить більше часу.
proposal-extend-agreed = Часу більше: про це просить { $name }, і всі згодні.
proposal-asked = { $names }, { $count ->
    [1] погоджуєшся
   *[other] погоджуєтеся
}?
proposal-button-agree = Погодитися
proposal-button-decline = Відмовити
proposal-button-withdraw = Відкликати прохання
proposal-button-go-on = Далі
proposal-declined = { $name } не погоджується. Нічого не змінилося.
proposal-withdrawn = { $name } відкликає прохання. Нічого не змінилося.
proposal-lapsed = { $kind ->
    [undo] Гра вже пішла далі, тож прохання втратило силу.
   *[other] Прохання втратило силу. Нічого не змінилося.
}
proposal-made = Питання в каналі. { $count ->
    [1] Має відповісти
   *[other] Мають відповісти
}: { $names }.
proposal-you-agreed = Твою згоду враховано. Дякуємо.
proposal-you-declined = Твою відмову враховано. Нічого не змінилося.
proposal-you-withdrew = Твоє прохання відкликано. Нічого не змінилося.
proposal-waits = Таке прохання від тебе вже є. Ще не відповіли: { $names }.
proposal-unanswered = { $request } Ще не відповіли: { $names }.
undo-button = { $way ->
    [ask] Попросити скасувати дію
   *[alone] Скасувати дію
}
undo-done = { $named ->
    [yes] Скасовано: { $step }.
   *[no] Твою останню дію скасовано.
}
undo-asked = { $named ->
    [yes] Бот питає в каналі, чи можна скасувати: { $step }. { $count ->
        [1] Має відповісти
       *[other] Мають відповісти
    }: { $names }.
   *[no] Питання в каналі. { $count ->
        [1] Має відповісти
       *[other] Мають відповісти
    }: { $names }.
}
undo-step = { $step } і { $later ->
    [1] дію після цього
    [one] { $later } дію після цього
    [few] { $later } дії після цього
   *[many] { $later } дій після цього
}
undo-drops-orders = Твої доручення відразу повторили б цю дію, тому їх видалено.
undo-post = ↩️ **Цю дію скасовано.**
swap-whose = { $new }: на чиє місце? Далі бот спитає гравців.
host-handed-over = Новий організатор: { $name }.
host-left = { $host } більше не на цьому сервері, тож тепер організатор гри — ти.
host-left-alone = { $host } більше не на цьому сервері, тож гру скасовано.

## Обмеження від власника бота

refusal-busy = Твій попередній запит ще виконується. Спробуй знову за мить.
refusal-cooldown = Трохи повільніше: забагато натискань за хвилину. Спробуй знову за { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
   *[many] { $seconds } секунд
}. Із твоєю грою все гаразд.
refusal-tables-of-person = Більше ігор відкрити не можна: ти вже організатор { $most ->
    [one] { $most } гри
    [few] { $most } ігор
   *[many] { $most } ігор
}. Спершу дограй або скасуй якусь: список покаже `/{ command-games-name }`.
refusal-tables-of-server = Більше ігор на сервері відкрити не можна: тут уже { $most ->
    [one] триває { $most } гра
    [few] тривають { $most } гри
   *[many] триває { $most } ігор
}. Спробуй, коли якась закінчиться або її скасують.

## Що зберігається про людину

privacy-nothing = { $until ->
    [none] **Про тебе нічого не збережено.**
   *[other] **Про тебе збережено лише те**, що твою спробу в грі дня вже використано: як код без ідентифікатора й імені, доки цей день не мине в усіх часових поясах ({ $until }).
} Коли ти приєднуєшся до гри, отримуєш запрошення чи змінюєш налаштування, бот зберігає твій ідентифікатор Discord, твоє ім’я там, твої ходи й налаштування, а із завершених ігор рахує статистику.
    Повідомлень людей він не читає.
privacy-stored =
    {""}**Що збережено про тебе**
    - Налаштування та поступ у навчанні й задачах: { $settings }
    - Ігри, поточні й завершені, з твоїм ім’ям у них і результатами: { $tables }
    - Твої ходи в них і їхній час: { $answers }
    - Спроби гри дня: { $dailies }
    - Твої рейтинги там, де ти береш участь: { $ratings }
    - Запрошення: { $invitations }
    - Прохання, де є твоє ім’я: { $proposals }
    - Інші ігри, де є твій ідентифікатор: { $elsewhere }

    Із завершених ігор бот рахує статистику, найкращі результати й результати без везіння.

    {""}**Що бачать інші:** результати твоїх ігор там, де їх зіграно. На спільних серверах також твою статистику (`/stats`), найкращі результати (`/best`), рейтинг і, якщо самі її закінчили, твій результат у грі дня. `/{ command-settings-name }` приховує тебе всюди тут. Хто керує сервером, може отримати його ігри у файлі; якщо приховати себе, там буде «{ best-someone }». Тренування й задачі бачиш лише ти.

    Усе це зберігається під твоїм ідентифікатором Discord, в одному файлі на комп’ютері власника бота. Повідомлень людей бот не читає.

    {""}**Якщо бот тебе забуде**, твої налаштування, поступ, рейтинги, спроби гри дня й запрошення буде видалено, а в проханнях твого імені не буде. Завершені ігри лишаться для тих, хто грав із тобою: там замість імені стоятиме «{ privacy-former }», без ідентифікатора. Те, що твою спробу в грі дня вже використано, зберігається, доки її день не мине в усіх часових поясах, щонайбільше 50 годин: як код без ідентифікатора й імені, щоб ні в кого не було другої спроби. Повідомлення в каналах можеш видалити ти або сервер.
privacy-button-file = Завантажити мої дані
privacy-button-forget = Забути мене…
privacy-file = Усе, що збережено про тебе, у форматі JSON у файлі ZIP.
privacy-file-part = **Частина { $part }** того, що збережено про тебе, у форматі JSON у файлі ZIP. { $more ->
    [yes] Спершу збережи її: наступна частина стане на її місце.
   *[no] Це остання.
}
privacy-button-next = Наступна частина
privacy-sure = **Забути тебе назавжди?** Твої налаштування, поступ, рейтинги та спроби гри дня буде видалено, а із завершених ігор зникне твоє ім’я. Скасувати це не можна.
privacy-button-sure = Забути мене
page-button-back = Назад
privacy-former = колишній гравець
privacy-still-playing = Ти ще в іграх, які не завершено. Спершу вийди з тих, що не почалися, і покинь ті, що тривають (список покаже `/{ command-games-name }`), а тоді спробуй знову.
privacy-forgotten = **Забуто.** { $until ->
    [none] Про тебе більше нічого не збережено.
   *[other] Лишилося тільки те, що твою спробу в грі дня вже використано: як код без ідентифікатора й імені, доки цей день не мине в усіх часових поясах ({ $until }).
} Приєднатися до гри можна будь-коли.
privacy-later = **Ще не все видалено.** Частина бота зараз не працює; вона видалить решту, щойно запрацює. Що лишилося, покаже `/{ command-privacy-name }`.

## Доказ, що тасування чесне

verify-over = **Гра { $table }: усе правильно.** Бот відтворив { $count ->
    [1] її єдиний хід
    [one] її { $count } хід
    [few] усі { $count } ходи
   *[many] усі { $count } ходів
}, і кожна позиція така сама, як у вашій грі.
verify-cancelled = **Гра { $table }: до моменту скасування все правильно.** Бот відтворив { $count ->
    [1] її єдиний хід
    [one] її { $count } хід
    [few] усі { $count } ходи
   *[many] усі { $count } ходів
}, і кожна позиція така сама, як у вашій грі.
verify-running = **Гра { $table } ще триває.** Коли вона закінчиться, її запис відкриє початкове число. Тоді виконай `/{ $command } { command-verify-name }` ще раз.
verify-record = **Цей запис правильний.** { $count ->
    [1] Його єдиний хід веде
    [one] Його { $count } хід веде
    [few] Усі { $count } ходи ведуть
   *[many] Усі { $count } ходів ведуть
} до зазначеного результату.
verify-record-open = **Цей запис правильний, але гру не завершено.** { $count ->
    [0] Ходів у ньому ще немає
    [1] Його єдиний хід відповідає правилам
    [one] Його { $count } хід відповідає правилам
    [few] Усі { $count } ходи відповідають правилам
   *[many] Усі { $count } ходів відповідають правилам
}, а результату немає: гру скасовано або запис зроблено до її кінця.
verify-unmarked = Він походить зі старішої версії й не має відбитка в кожному рядку, тож заміну одного дозволеного ходу на інший не було б видно.
verify-promised = Відбиток зафіксованого числа (SHA-256): `{ $promised }`. Порівняй його з тим, який показувала команда `/{ $command } { command-status-name }`, перш ніж хтось приєднався.
verify-presses = У початковому числі враховано { $count ->
    [1] одне натискання на *{ lobby-button-join }* або *{ lobby-button-start }*, час: { $times }
    [one] { $count } натискання на *{ lobby-button-join }* і *{ lobby-button-start }*, час: { $times }
    [few] { $count } натискання на *{ lobby-button-join }* і *{ lobby-button-start }*, час: { $times }
   *[many] { $count } натискань на *{ lobby-button-join }* і *{ lobby-button-start }*, час: { $times }
}.
verify-why = **Що це доводить:** бот зафіксував своє число раніше, ніж хтось приєднався. Тасування змішує це число з ідентифікаторами й часом ваших натискань, які дає Discord, тож скласти колоду на свою користь не міг ніхто. **Чого це не виключає:** власник бота може прочитати зафіксоване число, тож може підгадати час власного натискання або скасувати гру з небажаним тасуванням.
verify-why-alone = **Що це доводить:** тасування зафіксовано на початку гри, і після цього його ніхто не змінив. **Чого це не виключає:** натискань тут не враховано, тож тасувати могли знову й знову, доки результат не сподобався власникові бота.

## Відмови: чому ні й що робити натомість

refusal-proposal-over = Це прохання вже закрито.
refusal-proposal-own = На це відповідають інші. Щоб відкликати своє прохання, натисни **{ proposal-button-decline }**.
refusal-proposal-open = { $own ->
    [yes] Твоє попереднє прохання ще без відповіді. Щоб зробити нове, спершу натисни **{ proposal-button-withdraw }** на своїй сторінці цієї гри (`/{ $command } { command-status-name }`).
   *[no] Інше прохання ще без відповіді. Коли його вирішать, можна буде зробити своє.
}
refusal-undo-game = У грі { $game } дії не скасовують.
refusal-undo-nothing = Тобі нічого скасовувати. Незавершений хід ще можна змінити на своїй сторінці.
refusal-undo-other = Скасувати не можна: після цього вже була дія іншого гравця ({ $name }).
refusal-undo-revealed = Останню дію{ $named ->
    [yes] { " " }({ $step })
   *[no] { "" }
} скасувати не можна: відтоді відкрилося щось нове, наприклад карта або чийсь вибір.
refusal-undo-final = Останню дію{ $named ->
    [yes] { " " }({ $step })
   *[no] { "" }
} самостійно скасувати не можна: за правилами вона остаточна, а погодитися більше нікому.
refusal-undo-declined = Скасувати цю дію не можна: інші вже відмовили.
refusal-swap-seated = Ця людина вже в грі.
refusal-swap-bot = Місце можна віддати лише людині. Комп’ютери приєднуються до початку гри або через команду `{ command-standin-name }`.
refusal-swap-gone = Цей гравець уже не повернеться до гри, тож зайняти його місце не можна.
refusal-swap-declined = Ця людина нещодавно відмовилася від місця в цій грі. Запитати її знову можна { $when }.
refusal-swap-host-only = Пропонувати заміну іншого гравця може лише організатор ({ $host }). Своє місце віддати ти можеш.
refusal-host-seated = Організатором може бути лише гравець цієї гри. Вибери когось із гравців.
refusal-host-alone = Тут немає іншого гравця, який міг би стати організатором.
refusal-host-already = Організатором і так є { $name }.
refusal-host-here = Передати гру може лише організатор ({ $host }). Якщо організатора немає понад добу, гравці можуть обрати іншого.
refusal-host-left = { $host } більше не на цьому сервері. Ти зможеш перейняти гру { $when }: спробуй тоді знову.
refusal-unknown-table = Бот не знає такої гри. Почни нову.
refusal-deleted = Цю гру видалено. { $days ->
    [0] {""}
    [one] Тренування, скасовані ігри й ті, яких ніхто не почав, бот зберігає { $days } день.{" "}
    [few] Тренування, скасовані ігри й ті, яких ніхто не почав, бот зберігає { $days } дні.{" "}
   *[many] Тренування, скасовані ігри й ті, яких ніхто не почав, бот зберігає { $days } днів.{" "}
}Почни нову.
refusal-left-out = { $open ->
    [yes] Цю гру призупинено: бот зараз не пропонує «{ $game }». Вона продовжиться, щойно бот знову її запропонує. До того часу починай інші ігри в іншому каналі.
   *[no] Бот зараз не пропонує «{ $game }», тому не може показати цю гру.
}
refusal-option = { $option }: «{ $value }» не підходить. Вибери щось із цього: { $values }.
refusal-preference = «{ $value }» тут не підходить. Вибери щось із меню.
refusal-zone = Часового поясу «{ $zone }» немає. Введи назву великого міста поблизу й вибери зі списку, наприклад Europe/Kyiv.
refusal-unknown-option = У грі { $game } немає налаштування «{ $option }».
refusal-channel-taken =
    У цьому каналі вже є гра { $game }, організатор: { $host }{ $link ->
        [none] {""}
       *[other] {" "}({ $link })
    }. { $way ->
        [join] До неї можна приєднатися.
        [uninvited] До неї можна приєднатися лише за запрошенням, але на неї можна подивитися.
        [full] У ній немає вільних місць, але на неї можна подивитися.
        [start] Організатор – ти: коли всі зберуться, натисни там **{ lobby-button-start }**, а щоб відмовитися від гри – **{ lobby-button-cancel }** у меню **{ lobby-button-settings }**.
        [host] Організатор – ти: грай далі там. Скасувати її можна так: `/{ $command } { command-cancel-name }`.
        [seated] Ти в ній граєш: продовжуй там.
       *[watch] Вона вже триває, і на неї можна подивитися.
    } { $advice ->
        [thread] Щоб почати ще одну, натисни **{ lobby-button-thread }**.
        [elsewhere] Щоб почати ще одну, вибери інший канал чи гілку.
       *[other] { refusal-no-second-thread }
    }
refusal-no-second-thread =
    Ще одній грі потрібне окреме місце. { $advice ->
        [you] Тобі не дозволено створювати тут гілки.
        [bot] Бот не може створити тут гілку. Йому бракує дозволів: { $missing }.
       *[place] Гілки бувають лише в текстових каналах.
    }{ $free ->
        [none] {""}
       *[other] {" "}У каналі { $free } гри ще немає: використай команду там.
    }
refusal-second-thread-failed = Створити гілку не вдалося. Спробуй іще раз або вибери інший канал.
refusal-other-server = Ця гра належить іншому серверу. Перенеси її в інший канал того сервера.
refusal-in-lobby = Гра ще не почалася. Організатор може почати її кнопкою **{ lobby-button-start }** під повідомленням про неї.
refusal-over = Цю гру завершено. { $kind ->
    [daily] Її ще можна переглянути.
    [practice] Її ще можна переглянути, а щоб спробувати знову, натисни **{ practice-button-again }**.
   *[game] Її ще можна переглянути, а щоб зіграти знову, натисни **{ lobby-button-rematch }**.
}
refusal-not-over = Ця гра ще триває. Реванш буде після неї.
refusal-cancelled = Цю гру скасовано. Щоб пограти, почни нову.
refusal-set-aside = Ця гра не може тривати: після оновлення бот не може відтворити її ходи. { $host } може скасувати її й почати нову.
refusal-set-aside-over = Після оновлення бот не може відтворити цю гру, тож показати більше нічого. Якщо в неї є результат, він лишається в силі.
refusal-not-seated = Це можуть робити лише гравці: { $names }. А дивитися можна всім.
refusal-not-asked = Це вирішує { $name }.
refusal-stale = Це вже не актуально: гра пішла далі.
refusal-not-yet = Ще не твій хід. Твій план збережено, він зачекає.
refusal-begun = Гра вже почалася, тож приєднатися до неї, вийти з неї чи почати її вже не можна.
refusal-begun-leave = Гра вже почалася. Покинути її назавжди можна командою `{ command-resign-name }`.
refusal-begun-settings = Гра вже почалася, тож її налаштування не змінити. Зміни їх для нової гри чи реваншу.
refusal-begun-invite = Гра вже почалася, тож приєднатися до неї вже не можна. Віддати комусь місце можна так: `/{ $command } { command-swap-name }`.
refusal-not-invited = До цієї гри можна приєднатися лише за запрошенням. Попроси його в організатора ({ $host }). Дивитися можна всім.
refusal-many-guests = До однієї гри можна запросити щонайбільше { $most } людей.
refusal-guest-alone = До гри у твоїх приватних повідомленнях ніхто не може приєднатися. Почни гру в каналі сервера.
refusal-guest-bot = Це бот. Щоб грати з комп’ютером, натисни **{ lobby-button-add-computer }** під повідомленням про гру.
refusal-guest-there = { $name } уже в грі.
refusal-host-role = На цьому сервері починати ігри можуть лише { $role } і менеджери каналу. Попроси когось із них почати гру, а тоді приєднайся.
refusal-may-not-write = Тобі не можна писати в { $where }, тож і бот цього там за тебе не зробить. Попроси про це того, кому можна, або попроси дозвіл у того, хто керує каналом.
refusal-write-unknown = Звідси бот не може дізнатися, чи можна тобі писати в { $where }. Зроби це там.
refusal-many-blocks = Заблокувати можна щонайбільше { $most } людей і { $most } серверів. Спершу прибери когось зі списку або заблокуй усі запрошення: `/{ command-settings-name }`
refusal-no-thread = Бот не може створити тут гілку. Йому бракує дозволів: { $missing }. Дати їх може той, хто керує каналом. Або вимкни «{ thread-option }» у меню «{ lobby-button-settings }».
refusal-thread-here = Гілки бувають лише в текстових каналах, тож ця гра лишається тут.
refusal-thread-failed = Створити гілку не вдалося. Спробуй іще раз або вимкни «{ thread-option }» у меню «{ lobby-button-settings }».
refusal-settings-host-only = Змінювати налаштування й запрошувати може лише організатор ({ $host }).
refusal-joined-already = Ти вже в цій грі.
refusal-computers-host-only = Додавати й прибирати комп’ютери може лише організатор ({ $host }).
refusal-no-computers = У грі { $game } немає комп’ютерів.
refusal-unknown-level = Рівня «{ $level }» немає. Вибери щось із цього: { $levels }.
refusal-no-computer = У цій грі немає комп’ютера.
refusal-standin-nobody = Ця людина не грає в цю гру. Вибери когось із гравців.
refusal-standin-host-only = Посадити комп’ютер замість іншого гравця можуть лише організатор ({ $host }) і менеджери каналу.
refusal-standin-early = { $name }: комп’ютер може стати на заміну, коли мине { $minutes } хв очікування. Власну заміну гравець може викликати будь-коли.
refusal-standin-last = Тоді лишилися б самі комп’ютери, а грі потрібна людина. Можна просто повернутися пізніше: гра зачекає.
refusal-not-yours = Ця кнопка для іншого гравця.
refusal-back-already = Комп’ютер тебе не замінює, тож просто грай далі.
refusal-not-asked-now = Зараз тобі нічого вирішувати, тож і підказки немає.
refusal-no-films = У грі { $game } немає повторів.
refusal-no-hints = У грі { $game } немає підказок.
refusal-no-hint = На жаль, цього разу підказки немає. Спробуй іще раз.
refusal-full = Усі місця зайнято: { $names }.
refusal-not-at-table = Ти не береш участі в цій грі.
refusal-start-host-only = Почати гру може лише організатор ({ $host }). Якщо організатора немає понад добу, гравці можуть обрати іншого командою `{ command-host-name }`.
refusal-cancel-host-only = Скасувати цю гру можуть лише організатор ({ $host }) і менеджери каналу.
refusal-move-host-only = Перенести цю гру можуть лише організатор ({ $host }) і менеджери каналу.

### У Discord: команди, приватні відповіді й те, що не вдається доставити.

## Команди: описи (щонайбільше 100 знаків)

command-group = Грай тут із друзями в { $game }
command-new = Почати тут нову гру: інші приєднуються, а тоді натисни «{ lobby-button-start }»
command-delivery = Як до тебе потрапляють приватні сторінки
command-delivery-private = кнопкою під найновішим повідомленням
command-delivery-dm = приватним повідомленням
command-invite = Запросити когось до своєї гри, навіть до закритої: бот покличе цю людину
command-invite-person = Кого запросити
command-status = Подивитися, чий хід, відколи й де грати
command-rules = Прочитати правила
command-rules-topic = Про що хочеш дізнатися: введи будь-яку частину назви
command-hint = Отримати підказку: як на твоєму місці зіграв би комп’ютер і чому
command-resign = Покинути поточну гру назавжди (бот перепитає)
command-cancel = Скасувати гру цього каналу (для організатора й менеджерів каналу)
command-move = Перенести свою гру в цей канал
command-move-table = Номер гри, якщо ти організатор кількох
command-standin = Посадити комп’ютер замість того, кого немає, до повернення
command-standin-player = Кого немає (не заповнюй, якщо йдеться про тебе)
command-standin-level = Наскільки добре грає комп’ютер
command-undo = Скасувати свою останню дію, якщо інші згодні
command-swap = Віддати комусь своє місце (організатор – будь-чиє), якщо гравці згодні
command-swap-person = Хто займе місце
command-host = Передати гру іншому організаторові
command-host-person = Новий організатор, хтось із гравців
command-replay = Подивитися повтор: цієї гри, останньої тут або із запису
command-replay-table = Номер іншої гри, вказаний у повідомленні про її початок
command-replay-record = Запис гри: файл, опублікований у її кінці
command-replay-show = Хто побачить повтор
command-replay-show-me = тільки я
command-replay-show-all = усі в цьому каналі
command-privacy = Подивитися, що про тебе збережено, завантажити це або видалити
command-verify = Довести чесність тасування: цієї гри, останньої або із запису
command-language = Вибрати мову бота, для себе або для цього сервера
command-language-choice = Мова
command-language-choice-default = як у Discord
command-language-whose = Чия мова
command-language-whose-me = моя: те, що бачу тільки я
command-language-whose-server = цього сервера: його нові ігри (для тих, хто ним керує)
command-games = Список усіх твоїх ігор: чий хід, відколи й де
command-history = Показати завершені ігри та переглянути одну з них
command-history-player = Лише ігри з цією людиною
command-history-game = Яка гра (не заповнюй, щоб побачити всі)
command-lookback = Переглянути завершену гру день за днем або хід за ходом
command-lookback-table = Номер іншої гри, вказаний у списку завершених ігор
command-settings = Як бот тобі пише, тихі години, мова і стандартні налаштування сервера
command-settings-zone = Твій часовий пояс: введи назву великого міста поблизу
command-settings-whose = Чиї налаштування
command-settings-whose-me = мої
command-settings-whose-server = цього сервера (для тих, хто ним керує)
command-puzzle = Розв’язати задачу дня або іншу; бачиш тільки ти
command-learn = Навчитися грати за 7 хвилин (навчання бачиш тільки ти)
command-help = Подивитися, що вміє бот і які має команди

## Відповіді

discord-opened = Твою гру відкрито. Інші можуть натиснути **{ lobby-button-join }** під повідомленням про неї. Коли всі зберуться, натисни **{ lobby-button-start }**.
discord-opened-thread = Твою гру відкрито: { $where }. Інші можуть натиснути там **{ lobby-button-join }** під повідомленням про неї. Коли всі зберуться, натисни **{ lobby-button-start }**.
discord-opened-alone = Твою гру відкрито, для тебе й комп’ютерів. Додай комп’ютер під повідомленням про неї, а тоді натисни **{ lobby-button-start }**.
discord-rematch = Відкрито нову гру з тими самими налаштуваннями{ $moved ->
    [swapped] { "" }; гравці помінялися місцями
    [yes] { "" }; місця зсунулися: друге тепер перше, а перше – останнє
   *[no] { "" }
}. { $full ->
    [yes] Натисни **{ lobby-button-start }**, коли захочеш.
   *[no] Інші натискають **{ lobby-button-join }**, а ти – **{ lobby-button-start }**.
}
discord-dismissed = Нічого не змінилося.
discord-resigned = Ти більше не в цій грі. Дякуємо за гру! { $over ->
    [yes] На цьому вона завершилася.
   *[no] Дивитися можна й далі.
}
# $means: a sentence of the game's own about pieces and points.
discord-resign-sure = Покинути цю гру { $game } назавжди? { $means ->
    [none] {""}
   *[other] { $means }{" "}
}{ $ends ->
    [won] На цьому гра завершиться, а переможе { $winner }.{" "}
    [over] На цьому гра завершиться.{" "}
    [deserted] На цьому гра завершиться, бо в ній лишилися б самі комп’ютери.{" "}
   *[no] {""}
}Скасувати це не можна.
discord-button-resign = Покинути гру
discord-cancel-sure = Скасувати цю гру { $game } для всіх? Повернути її не можна.
discord-button-cancel = Скасувати гру
discord-host-sure = Новий організатор: { $name }? Тоді налаштування й початок гри вирішує { $name }. Ти лишаєшся у грі, але повернути тобі роль організатора зможе лише { $name }.
discord-button-host = Передати роль
discord-button-keep = Залишити собі
discord-button-dismiss = Грати далі
discord-standin-sure = Нехай комп’ютер ({ $level }) грає за тебе цю гру { $game } до твого повернення? Повернутися можна будь-коли.
discord-button-standin = Узяти заміну
discord-delivery-back = { $told } Щоб повернути, як було, використай `/{ $command }` і вибери «{ command-delivery-private }».
discord-status-head = **{ $game }** · гра { $table } · організатор: { $host }
discord-status-lobby = Гра ще не почалася.
discord-status-over = Гру завершено. { $results }
discord-status-cancelled = Гру скасовано, тож вона не рахується.
discord-status-waiting = { $you ->
    [yes] Твій хід (почався { $since })
   *[no] Зараз ходить: { $name } (хід почався { $since })
}
discord-status-standin = { $you ->
    [yes] Комп’ютер замість тебе: { $name }
   *[no] Комп’ютер на заміні: { $name }
}
discord-status-thinking = { $name } думає.
discord-status-resting = { $name } чекає на повернення когось із людей.
discord-status-parked = Бот зараз не може тут писати: { $reason }
discord-status-limited = Discord дозволить боту знову писати тут лише { $time }; до того часу пости чекають.
discord-status-link = Найновіше повідомлення: { $link }
discord-help = Грай у **{ $game }** із друзями в цьому каналі або без компанії.
    `/{ $command } { command-new-name }` починає гру, другу в гілці. Хто хоче грати, натискає **{ lobby-button-join }**, а потім організатор натискає **{ lobby-button-start }**.
    Далі найновіше повідомлення підказує, що робити, а під ним є кнопки. Те, що вони відкривають, бачиш тільки ти.
discord-help-page = `/{ $command }`: { $help }
discord-help-of-learn = Навчання
discord-help-of-play = Гра
discord-help-of-people = Гравці й партія
discord-help-of-past = Після гри
discord-help-of-own = Ти
discord-help-others = Інші ігри тут: { $commands }
discord-help-learn = `/{ $command } { command-learn-name }`: Навчання за 7 хвилин (бачиш тільки ти)
discord-help-puzzle = `/{ $command } { command-puzzle-name }`: Щодня нова задача, а інші – щоб повправлятися (бачиш тільки ти)
discord-help-rules = `/{ $command } { command-rules-name }`: Прочитати правила
discord-help-invite = `/{ $command } { command-invite-name }`: Запросити когось до гри
discord-help-status = `/{ $command } { command-status-name }`: Чий зараз хід
discord-help-hint = `/{ $command } { command-hint-name }`: Як на твоєму місці зіграв би комп’ютер
discord-help-replay = `/{ $command } { command-replay-name }`: Подивитися повтор гри
discord-help-verify = `/{ $command } { command-verify-name }`: Доказ, що тасування чесне
discord-help-lookback = `/{ $command } { command-lookback-name }`: Переглянути завершену гру день за днем або хід за ходом
discord-help-history = `/{ $command } { command-history-name }`: Показати завершені ігри; `/{ command-history-name }` показує ігри всіх видів
discord-help-games = `/{ command-games-name }`: Усі твої ігри
discord-help-settings = `/{ command-settings-name }`: Як бот тобі пише та інше
discord-help-privacy = `/{ command-privacy-name }`: Що про тебе збережено і як це видалити
discord-help-move = `/{ $command } { command-move-name }`: Продовжити в іншому каналі
discord-help-standin = `/{ $command } { command-standin-name }`: Посадити комп’ютер замість того, кого немає
discord-help-undo = `/{ $command } { command-undo-name }`: Скасувати свою останню дію, якщо інші згодні
discord-help-swap = `/{ $command } { command-swap-name }`: Віддати комусь місце у грі
discord-help-host = `/{ $command } { command-host-name }`: Передати роль організатора
discord-help-resign = `/{ $command } { command-resign-name }`: Покинути гру
discord-help-cancel = `/{ $command } { command-cancel-name }`: Скасувати гру
discord-help-language = `/{ $command } { command-language-name }`: Змінити мову бота
discord-help-version = -# k2bot { $version }

discord-language-me = Тепер мова бота для тебе: { $language }. Повідомлення, які бачать усі, лишаються мовою своєї гри.
discord-language-me-default = Тепер бот відповідає тобі мовою твого застосунку Discord, якщо знає її. Щоб вибрати іншу, додай до команди параметр `{ command-option-language-name }`.
discord-language-server = Тепер мова нових ігор на цьому сервері: { $language }. Приватні відповіді кожен отримує своєю мовою.
discord-language-server-default = Тепер нові ігри на цьому сервері йдуть мовою сервера в Discord, якщо бот її знає.
review-under-way = Найсильніший комп’ютер переглядає твої рішення… { $percent } %
review-head = **Розбір гри** · { $count ->
    [1] рішення, що обійшлося тобі найдорожче
   *[other] рішення, що обійшлися тобі найдорожче: { $number } із { $count }
}
review-advised = Підказка порадила б тобі тут те саме. Маючи більше часу, комп’ютер знайшов щось краще.
review-none = Найсильнішому комп’ютерові майже нічого додати: на його думку, жодне твоє рішення не обійшлося тобі дорого.
review-nothing = У цій грі не було жодного твого рішення, тож розбирати нічого.
review-back = Назад
review-on = Далі
review-no-game = У грі { $game } немає розбору.
review-not-over = Розбирають лише завершену гру. Ця ще триває або бот уже не може її відтворити.
review-not-yours = Розбір гри показує гравцям їхні власні рішення. А повтор можуть дивитися всі.
computer-failed = На жаль, не вийшло. Спробуй знову за кілька хвилин.
discord-button-show-film = Показати всім
discord-film-sought = Повтор готується…
discord-film-later = { $making } { $before ->
    [one] Перед ним у черзі { $before } повтор.
    [few] Перед ним у черзі { $before } повтори.
   *[many] Перед ним у черзі { $before } повторів.
}
discord-film-progress = { $making } { $percent } %
discord-film-shown = Повтор уже в каналі.

## Відмови в Discord: чому ні й що робити натомість

discord-no-table-here = Тут грати не можна. Вибери канал сервера, на якому є цей бот, або грай без компанії у приватних повідомленнях із ним: там введи `/{ $command } { command-new-name }`.
discord-not-alone = Для гри { $game } потрібно кілька людей. Почни її в каналі сервера.
discord-no-table = { $place ->
    [private] Зараз ти не граєш у { $game }. Почати тут гру для себе й комп’ютерів: `/{ $command } { command-new-name }`.
   *[channel] У цьому каналі немає гри { $game }. Почати нову: `/{ $command } { command-new-name }`.
}
discord-table-elsewhere = У цьому каналі гри немає. Твоя гра тут: { $places }; почати ще одну в цьому каналі: `/{ $command } { command-new-name }`.
meant-ask = Яку гру ти маєш на увазі? Бот запам’ятає твою відповідь у цьому каналі.
meant-game =
    { $where ->
        [here] { $names } (тут)
        [place] { $names } (#{ $place })
       *[unknown] { $names } (гра { $table })
    }
discord-private-chat = приватні повідомлення з ботом
discord-other-game-here = У цьому каналі йде гра { $game }. Використай `/{ $command }`.
discord-other-game-table = Гра { $table } – це { $game }. Використай `/{ $command }`.
discord-cannot-host =
    Бот не може проводити гру в цьому каналі. Йому бракує дозволів: { $missing }.
    Дати їх може той, хто керує каналом. Або вибери інший канал.
discord-not-let-in =
    Бот не має доступу до цього каналу. У приватній гілці згадай його один раз, і його буде додано.
    У приватний канал бота може впустити той, хто ним керує, у дозволах каналу. Потім спробуй знову.
discord-dm-closed =
    Бот не може надсилати тобі приватні повідомлення, тож нічого не змінилося. Щоб дозволити їх, відкрий меню цього сервера,
    вибери «Налаштування приватності» й увімкни приватні повідомлення. Потім спробуй знову.
discord-dm-failed = Зараз бот не може надсилати приватні повідомлення, тож нічого не змінилося. Спробуй знову пізніше.
discord-resign-lobby = Гра ще не почалася. Під повідомленням про неї натисни **{ lobby-button-settings }**, а тоді **{ $alone ->
    [yes] { lobby-button-cancel }
   *[no] { lobby-button-leave }
}**.
discord-resign-again = Ти вже не в цій грі. Дивитися можна й далі.
discord-resign-watching = Ти не граєш у цю гру { $game }, тож виходити нема звідки.
discord-move-none = В інших каналах у тебе немає ігор, де ти організатор. Перенести гру може лише організатор.
discord-move-several = Ти організатор кількох ігор. Вкажи номер тієї, яку хочеш перенести: { $tables }
discord-move-number = Гри з номером «{ $number }» ти не можеш перенести. { $tables ->
    [none] Ти не організатор жодної гри.
   *[other] Твої: { $tables }
}
discord-played-none =
    Показати нічого: тут немає ні поточної гри, ні завершеної. Почати нову: `/{ $command } { command-new-name }`.
    Якщо гра була деінде, вкажи її номер або додай її запис.
rules-choose = Прочитати про…
rules-none = Тут немає правил гри { $game }.
discord-played-number = «{ $number }» – це не номер гри. Не вказуй його, щоб побачити гру цього каналу.
discord-played-elsewhere = Гри { $game } з номером { $number } немає ні серед твоїх, ні в каналах, які ти бачиш. Не вказуй номер, щоб побачити гру цього каналу.
discord-played-either = Вкажи номер гри або додай запис, щось одне.
discord-film-not-yours = Показати цей повтор усім можуть лише гравці й менеджери каналу. Щоб повтор бачив тільки ти, не заповнюй «{ command-option-show-name }».
discord-film-stands = Цей повтор нещодавно вже показано в каналі: { $link }
discord-film-busy = По одному повтору за раз: інший повтор цієї гри саме готується. Спробуй за кілька секунд.
discord-film-queue = Зараз готується забагато повторів. Спробуй за хвилину.
discord-film-failed = На жаль, зробити повтор не вдалося. Із грою все гаразд. Повідом про це власника бота.
discord-record-large = { $name }: файл завеликий. Запис гри має щонайбільше { $size } КіБ.
discord-record-no-text = { $name }: це не запис, бо файл не текстовий. Додай файл саме таким, яким бот опублікував його в кінці гри.
discord-record-gone = Бот не зміг отримати файл { $name } з Discord. Додай його ще раз.
discord-old-button = Ця кнопка від старішої версії бота. Перейди до найновішого повідомлення.
discord-old-command = Ця команда змінилася. Перезапусти Discord (Ctrl+R на комп’ютері) і спробуй знову.

## Коли щось не так

discord-fault =
    Перепрошуємо, у боті сталася помилка. Із твоєю грою все гаразд, спробуй іще раз.
    Якщо це повторюється, передай власникові бота цей код: { $reference }
discord-no-room =
    Бот не може нічого зберегти: на диску немає місця. Нічого не втрачено.
    Попроси власника бота звільнити місце, а тоді спробуй знову.
discord-database-away =
    Бот зараз не може зв’язатися зі своєю базою даних. Усе, що він підтвердив, у безпеці.
    Зазирни знову за хвилину і, якщо нічого не змінилося, спробуй ще раз.
discord-database-locked =
    Базу даних бота зараз використовує інша програма, тож це не збережено.
    Спробуй ще раз за хвилину.
discord-not-stored = Це не збережено, бо бот саме перезапускається. Спробуй ще раз за мить.
discord-unfinished =
    Бот саме перезапускається й не встиг це завершити.
    Зазирни знову за мить і, якщо нічого не змінилося, спробуй ще раз.
discord-stopping = Бот завершує роботу. Нічого не змінилося; спробуй за хвилину-дві.
discord-computer-thinks = -# Комп’ютер думає…
discord-picture-follows = Зображення скоро буде…
discord-not-shown =
    Натискання враховано, але показати відповідь бот не зміг. Відкрий сторінку ще раз.
    Якщо це повторюється, передай власникові бота цей код: { $reference }
discord-channel-gone = каналу більше немає
discord-thread-locked = гілку заблоковано
discord-no-access = бот не має права там писати
discord-lacking = боту бракує дозволів: { $missing }
discord-parked =
    Бот не може продовжити гру { $game } ({ $where }): { $reason }. Із грою все гаразд.
    Коли бот зможе там писати, виконай `/{ $look }` або натисни будь-яку кнопку гри. Або виконай `/{ $command } { command-move-name }` в іншому каналі.
discord-parked-gone =
    Каналу твоєї гри { $game } більше немає. Із грою все гаразд: щоб продовжити її в іншому каналі, виконай там `/{ $command } { command-move-name }`.
discord-parked-over =
    Бот не може опублікувати кінець гри { $game } ({ $where }): { $reason }. Із результатом усе гаразд.
    Коли бот зможе там писати, виконай там `/{ $look }`. `/{ $command } { command-history-name }` показує результат будь-де.
discord-parked-gone-over =
    Каналу твоєї гри { $game } більше немає, тож її кінець не опублікувати. Із результатом усе гаразд: його показує `/{ $command } { command-history-name }`.
discord-post-plain = **{ $game }**: гра триває, але Discord не прийняв цей пост. Відкрий свою сторінку, щоб побачити, як справи.
discord-post-refused = Discord відхиляє пост твоєї гри { $game } у { $where }, навіть у простому вигляді: { $reason }. Гра триває, і бот спробує ще раз, коли з’явиться щось нове.
discord-limited = Discord дозволить боту знову писати в { $where } лише { $time }. До того часу пости гри { $game } чекають; жоден не загубиться.

## Дозволи, як їх називає Discord

permission-view-channel = Переглядати канал
permission-connect = Під’єднуватися
permission-send = Надсилати повідомлення
permission-send-in-threads = Надсилати повідомлення в гілках
permission-create-threads = Створювати публічні гілки
permission-attach-files = Прикріплювати файли

## Навчання

course-head = **Навчання: { $game }** · { $number } із { $count }
course-button-learn = Навчання за 7 хвилин
course-button-learn-game = { $game }: навчання за 7 хвилин
course-button-learn-on = Далі
course-button-learn-back = Назад до уроку
course-button-learn-again = Ще раз
course-button-learn-anew = Почати спочатку
course-button-learn-model = Зроби за мене
course-button-learn-table = Зіграти
course-play = { $way ->
    [start] Ти тут організатор гри.
   *[other] Тут є гра, організатор: { $host }.
} { $way ->
    [start] Натисни **{ lobby-button-start }** тут або
    [join] Натисни **{ lobby-button-join }**
   *[wait] Ти в грі; { $host } може почати її
} { $link ->
    [none] під новим повідомленням.
   *[other] під [повідомленням про неї]({ $link }).
}
course-play-ready = Твоя гра готова, і до неї приєднався комп’ютер, що грає як початківець. Натисни тут **{ lobby-button-start }**. У грі **Підказка** показує, що зробив би найсильніший комп’ютер, а ще – яких помилок зазвичай припускається початківець.
# Збережений поступ належить старішій версії бота.
course-begins-anew = Відколи ти тут, навчання змінилося, тож воно починається спочатку. Більше нічого не втрачено.
course-stale = Ця кнопка належить попередньому уроку. Ось поточний.
course-not-here = У навчанні цього немає. У справжній грі так можна.
course-none = Цього навчання більше немає. Що вміє бот, покаже команда `{ command-help-name }`.

## Статистика

statistics-head = **Статистика { $game }: { $name }**
statistics-games = { $count ->
    [one] { $count } завершена гра
    [few] { $count } завершені гри
   *[many] { $count } завершених ігор
}{ $groups ->
    [1] ,
   *[other] :
} { $kinds }.
# $count – 0, якщо всі ігри одного виду.
statistics-people = { $count ->
    [0] {""}
   *[other] { $count }{" "}
}з іншими людьми
statistics-computers = { $count ->
    [0] {""}
   *[other] { $count }{" "}
}лише з комп’ютерами
statistics-alone = { $count ->
    [0] {""}
   *[other] { $count }{" "}
}соло
# Виграно $won із $played; ще в $drawn перше місце поділено з кимось.
statistics-won = Перемоги над людьми: { $won } із { $played }{ $drawn ->
    [0] {""}
    [one] {" "}(і ще { $drawn } спільна)
    [few] {" "}(і ще { $drawn } спільні)
   *[many] {" "}(і ще { $drawn } спільних)
}.
statistics-won-computers = Перемоги над комп’ютерами: { $won } із { $played }{ $drawn ->
    [0] {""}
    [one] {" "}(і ще { $drawn } спільна)
    [few] {" "}(і ще { $drawn } спільні)
   *[many] {" "}(і ще { $drawn } спільних)
}.
statistics-by-seats = За кількістю гравців: { $told }.
statistics-seats = { $seats ->
    [2] удвох
    [3] утрьох
    [4] учотирьох
    [5] уп’ятьох
   *[other] гравців { $seats } –
} { $won } із { $played }
statistics-streak = Найдовша серія перемог: { $best }{ $current ->
    [0] {""}
   *[other] {" "}(поточна: { $current })
}.
# Список людей, у кожної два числа: скільки разів гравець був вище за неї і скільки нижче.
statistics-rivals = Особисті зустрічі (вище–нижче): { $rivals }.
statistics-rival = { $name } { $ahead }–{ $behind }{ $level ->
    [0] {""}
   *[other] {" "}(порівну: { $level })
}
# $time – одне з п’яти повідомлень нижче.
statistics-answers = Половину рішень ухвалено швидше ніж за { $time }.
statistics-seconds = { $count ->
    [one] { $count } секунду
    [few] { $count } секунди
   *[many] { $count } секунд
}
statistics-minutes = { $count ->
    [one] { $count } хвилину
    [few] { $count } хвилини
   *[many] { $count } хвилин
}
statistics-hours = { $count ->
    [one] { $count } годину
    [few] { $count } години
   *[many] { $count } годин
}
statistics-days = { $count ->
    [one] { $count } день
    [few] { $count } дні
   *[many] { $count } днів
}
# $mean і $spread – кількість очок, з одним знаком після коми.
statistics-luck-free = Без везіння: { $kind ->
    [ahead] на { statistics-points } більше, ніж у
    [behind] на { statistics-points } менше, ніж у
   *[level] стільки ж очок, скільки в
} найсильнішого комп’ютера з тими самими картами ({ $count ->
    [1] 1 гра
   *[other] у середньому за { $count ->
        [one] { $count } гру
        [few] { $count } гри
       *[many] { $count } ігор
    }, розкид { $spread }
}).
statistics-points = { $mean ->
    [one] { $mean } очко
    [few] { $mean } очки
    [many] { $mean } очок
   *[other] { $mean } очка
}
statistics-missing = -# { $count ->
    [one] { $count } гру ще не враховано
    [few] { $count } гри ще не враховано
   *[many] { $count } ігор ще не враховано
}; зазирни знову за кілька хвилин.
statistics-button-show = Показати всім
statistics-shown = Тепер твою статистику бачать тут усі. У ній враховано лише твої ігри на цьому сервері.
statistics-just-shown = Твої попередні результати з’явилися тут щойно. Спробуй знову за хвилину.
statistics-none-own =
    У тебе ще немає завершених ігор{ $game ->
        [all] {""}
       *[other] {" "}{ $game }
    }. Почати нову: { $commands }.
statistics-none-other = Показати нічого: { $name } не має завершених ігор { $game } ні на цьому сервері, ні з тобою.
statistics-none-here = На цьому сервері в тебе немає завершених ігор { $game }.
statistics-hidden = { $name } не показує іншим своїх ігор і статистики.
statistics-hidden-own = Твою статистику приховано від інших. Змінити це можна так: `/{ command-settings-name }`.
statistics-bot = У комп’ютерів немає статистики. Вибери людину.

preference-invitations = Запрошення
preference-invitations-help = Чи доходять вони до тебе; приєднатися до гри завжди можна з власної волі
preference-invitations-on = увімкнено
preference-invitations-off = заблоковано
preference-statistics = Статистика
preference-statistics-help = Інші бачать тебе у статистиці, найкращих результатах, рейтингах і таблицях лідерів
preference-statistics-on = видима
preference-statistics-off = прихована

command-stats = Подивитися статистику завершених ігор, своїх або іншого гравця
command-stats-player = Чия статистика (не заповнюй, якщо йдеться про твою)
command-stats-game = Яка гра (не заповнюй, щоб узяти ту, де найбільше завершених)
discord-help-stats = `/{ command-stats-name }`: Статистика твоїх завершених ігор

## Найкращі результати сервера та ігри у файлі

best-head = **Найкращі результати на цьому сервері: { $game }**
best-line = - { $result } · { $names } · { $day } · { $link ->
    [none] гра { $table }
   *[other] [гра { $table }]({ $link })
}
best-counted = -# { $kind ->
    [public] Враховано ігри в каналах, які тут бачать усі.
   *[own] Враховано ігри в каналах, які ти бачиш.
} Ігри лише за запрошенням і гравці, що приховали статистику, не враховуються.
best-none = **Найкращих результатів { $game } тут ще немає.** { $source } Почати гру: `/{ $command } { command-new-name }`.
best-none-public = Показати нічого: ці результати з каналів, які тут бачать не всі.
best-shown = Тепер найкращі результати бачать тут усі. Вони з каналів, видимих усім, і з цього каналу.
best-no-server = Найкращі результати в кожного сервера свої. Використай цю команду в каналі сервера, на якому працює бот.
best-button-file = Як таблиця (CSV)
best-someone = хтось
best-managers = Усі ігри цього сервера можуть отримати у файлі лише ті, хто ним керує. Твої власні тут: `/{ command-stats-name }`.
best-file = **{ $whose ->
    [own] Твої ігри { $game }
   *[server] Ігри { $game } в каналах цього сервера, які ти бачиш
}** як таблиця: { $count ->
    [one] { $count } завершена гра
    [few] { $count } завершені гри
   *[many] { $count } завершених ігор
}, по рядку на кожного гравця й гру. Її відкриє будь-яка програма для таблиць.{ $older ->
    [yes] {" "}Уміщаються лише найновіші; давніших тут немає.
   *[no] {""}
}
best-file-none = У каналах, які ти бачиш, немає завершених ігор { $game }.
best-file-large = Цей файл був би більшим, ніж дозволяє Discord. Повідом про це власника бота.

command-best = Подивитися найкращі результати цього сервера
command-best-game = Яка гра (не заповнюй, щоб узяти ту, яку тут завершили останньою)
discord-help-best = `/{ command-best-name }`: Найкращі результати цього сервера

lobby-button-compare = Порівняти з комп’ютером
compare-under-way = Найсильніший комп’ютер розігрує цю гру на твоєму місці… { $percent } %
compare-points = Твій результат у цій грі: **{ $own }**. Найсильніший комп’ютер зіграв її ще раз на твоєму місці: **{ $points }**. { $difference ->
    [ahead] Ти попереду на { $by }.
    [behind] Він попереду на { $by }.
   *[level] Порівну.
}
compare-means = { $others ->
    [0] Він мав ті самі карти й ту саму погоду, а знав стільки ж, скільки ти.
   *[other] Він мав ті самі карти й ту саму погоду, а знав стільки ж, скільки ти; інші грали так само, як у вашій грі, а коли це вже було неможливо – обережно.
}
compare-where = Тож різниця не у везінні. **{ lobby-button-review }** покаже, які твої рішення обійшлися найдорожче і коли.
compare-not-yours = Це лише для гравців і лише після гри: тут видно, скільки очок мав би комп’ютер на їхньому місці.
compare-left = Ця гра закінчилася вже без тебе, тож порівнювати нічого.

## Ігри для однієї людини: гра дня і тренування

alone-begun-practice = **{ $game }: тренування** з певного місця гри { $origin }. Тасування те саме, а результат не зараховується.{ $count ->
    [0] {""}
   *[other] {" "}За решту грають комп’ютери: { $names }.
} Щоб припинити: `/{ $command } { command-cancel-name }`.
alone-begun-daily = **{ $game }: гра дня{ $number ->
    [none] {""}
   *[other] {" "}№ { $number }
}**. У тебе одна спроба. Вона зараховується, якщо закінчити до півночі, { $ends }.
alone-cancelled = Це тренування ({ $game }) припинено.
refusal-alone = { $kind ->
    [daily] Гра дня – лише для тебе, у твоїх приватних повідомленнях.
   *[practice] Тренування – лише для тебе, у твоїх приватних повідомленнях.
} Щоб грати з іншими, почни гру в каналі сервера.
refusal-alone-over = З того моменту тобі вже не було чого вирішувати. Вибери раніший.
refusal-hints-later = У грі дня підказок немає, щоб вона була однакова для всіх. Коли вона закінчиться, її можна буде розібрати.
refusal-sealed = Можливо, інші ще грають із тим самим тасуванням, тож запис поки закрито. Він відкриється { $until }.
compare-practice = Тренування не порівнюють із комп’ютером. Порівняй гру, з якої воно почалося.
discord-dm-opening = Гра готується…
practice-button = Грати далі звідси
practice-button-again = Ще раз
practice-open = Твоє тренування (**{ $game }**) готове. Воно починається з твого першого рішення в цій частині гри, а результат не зараховується. { $link ->
    [none] Воно одразу нижче.
   *[other] **[Грай у приватних повідомленнях]({ $link })**
}
practice-seat = { $computer } грає за **{ $name }**.
practice-kept = -# Після завершення бот зберігатиме все ще { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[many] { $days } днів
}, а потім видалить.
practice-points = Твій результат у грі { $origin }: **{ $before }**; цього разу: **{ $now }**.
practice-result = Гра { $origin }: { $before ->
    [won] твоя перемога
    [drew] нічия
   *[lost] твоя поразка
}; цього разу: { $now ->
    [won] **перемога**.
    [drew] **нічия**.
   *[lost] **поразка**.
}
practice-not-over = Грати далі з певного місця можна, лише коли гра закінчилася.
practice-unknown = Бот не може відтворити цю гру, тож немає місця, з якого можна грати далі.
practice-not-yours = Грати далі можуть лише гравці цієї гри, кожен на своєму місці. А повтор можуть дивитися всі.

## Задачі

puzzle-head = **{ $game }: задача № { $number }** { $stars }{ $today ->
    [yes] {" "}· задача дня
   *[no] {""}
}
puzzle-share = { $game }: задача № { $number } { $stars } { $helped ->
    [yes] розв’язано з допомогою
   *[no] { $tries ->
        [1] розв’язано з першої спроби
        [one] розв’язано за { $tries } спробу
        [few] розв’язано за { $tries } спроби
       *[many] розв’язано за { $tries } спроб
    }
}
puzzle-share-told = Хочеш поділитися? Цей рядок нічого не видає:
puzzle-easier = Складність { $grade } з { $most }. Уперше тут? **{ puzzle-button-next }** відкриє легшу.
puzzle-solved = **Розв’язано { $helped ->
    [yes] з невеликою допомогою
   *[no] { $tries ->
        [1] з першої спроби
        [one] за { $tries } спробу
        [few] за { $tries } спроби
       *[many] за { $tries } спроб
    }
}!**
puzzle-solved-before = Цю задачу вже розв’язано { $tries ->
    [1] з першої спроби
    [one] за { $tries } спробу
    [few] за { $tries } спроби
   *[many] за { $tries } спроб
}. Якщо зіграти ще раз, нічого не зміниться.
puzzle-failed = { $tries ->
    [0] **Цього разу не розв’язано.** Цю задачу вже розв’язано раніше, тож це не рахується.
    [one] **Ще не розв’язано.** Спроб досі: { $tries }.
    [few] **Ще не розв’язано.** Спроб досі: { $tries }.
   *[many] **Ще не розв’язано.** Спроб досі: { $tries }.
}
puzzle-streak = Задач дня розв’язано поспіль: **{ $days }**
puzzle-first = Перша дія: { $action }
puzzle-solution = **Розв’язок**
puzzle-stale = Ця кнопка застаріла. Ось як виглядає задача зараз.
puzzle-begins-anew = Після твоєї останньої спроби задача змінилася, тож вона починається спочатку.
puzzle-gone = Цієї задачі більше немає. `{ command-puzzle-name }` відкриває сьогоднішню.
puzzle-none = У цій грі немає задач. Що вміє бот, покаже команда `{ command-help-name }`.
puzzle-list-head = **Задачі з { $game }**
puzzle-list-today = Задача дня: № { $number } { $stars }{ $solved ->
    [yes] {" "}· розв’язано
   *[no] {""}
}
puzzle-list-solved = Розв’язано: **{ $solved }** з { $count }{ $helped ->
    [0] {""}
   *[other] {" "}(з допомогою: { $helped })
}
puzzle-list-grade = { $stars } розв’язано { $solved } з { $count }
puzzle-menu-grade = Складність наступної задачі
puzzle-button-again = Ще раз
puzzle-button-first = Показати першу дію
puzzle-button-solution = Показати розв’язок
puzzle-button-list = Інші задачі
puzzle-button-back = Назад до задачі
puzzle-button-today = Задача дня
puzzle-button-next = Найлегша
puzzle-button-random = Випадкова задача
