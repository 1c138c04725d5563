## Ratings: how strong people on a server are at a game, for those who have joined

ratings-head = **{ $game }: рейтинг на цьому сервері**
ratings-line = **{ $place }** · { $name }{ $own ->
    [yes] {" "}(ти)
   *[no] {""}
} · { $points } · { $games ->
    [one] { $games } гра
    [few] { $games } гри
   *[many] { $games } ігор
}
# As in English
ratings-points = { $points }{ $settled ->
    [yes] {""}
   *[no] ?
}
ratings-more = … і ще { $count ->
    [one] { $count } людина
    [few] { $count } людини
   *[many] { $count } людей
}
ratings-nobody = У списку ще нікого немає.
ratings-invite = Ти не береш участі в рейтингу. Якщо приєднаєшся, твої ігри тут враховуватимуться, і попередні теж, а твій рейтинг бачитимуть усі на сервері. Те саме буде й на інших серверах із рейтингом. Якщо згодом вийдеш із рейтингу, твій рейтинг буде видалено, а здобуте проти тебе в інших лишиться.
ratings-hidden = Ти береш участь, але твою статистику приховано, тому рейтингу в тебе немає. Змінити це можна так: `/{ command-settings-name }`.
ratings-no-game = Ти береш участь. Рейтинг з’явиться, коли завершиться твоя гра тут із кимось, хто теж бере участь, або з комп’ютером.
ratings-away = Тебе немає в списку, бо від твоєї останньої врахованої гри минуло понад 90 днів. Твій рейтинг тоді: { $points }
ratings-pending = Деякі ігри ще не враховано; зазирни знову за хвилину.
ratings-computers = -# Комп’ютери для порівняння: { $levels }.
# As in English
ratings-computer = { $level } { $points }
ratings-means = -# Рейтинг – це обережна оцінка: він починається з { $first } і в перших іграх зазвичай зростає. «?» означає менше ніж { $settled } ігор.
ratings-counted =
    -# Хто йде з гри до її кінця, посідає останнє місце: якщо покидає гру, скасовує її, віддає своє місце або лишає комп’ютер грати за себе до кінця. Скасовані дії нічого не змінюють.
    -# Хто ставить комп’ютер грати за когось іншого, нічого в цій грі не здобуває, хіба що того гравця немає цілий день.
ratings-off = На цьому сервері немає рейтингу. { $manages ->
    [yes] Увімкнути його можна в налаштуваннях сервера: `/{ command-settings-name } { command-option-whose-name }: { command-settings-whose-server }`.
   *[no] Його можуть увімкнути ті, хто керує сервером, у його налаштуваннях: `/{ command-settings-name } { command-option-whose-name }: { command-settings-whose-server }`.
}
ratings-no-server-here = Рейтинг у кожного сервера свій. Використай цю команду в каналі сервера, на якому працює бот.
ratings-cancel-sure = -# У твоєму рейтингу це рахується так, ніби ти покидаєш гру.
ratings-standin-sure = -# Якщо гра закінчиться до твого повернення, у твоєму рейтингу це рахується так, ніби ти покидаєш гру.
ratings-button-join = Приєднатися
ratings-button-leave = Вийти з рейтингу
statistics-rating = Рейтинг на цьому сервері: { $points }

ratings-option = Рейтинг
ratings-option-help = Хто приєднається, матиме рейтинг за свої ігри тут
preference-ratings = Рейтинг
preference-ratings-help = Матимеш рейтинг на серверах, де він є
preference-ratings-on = береш участь
preference-ratings-off = не береш участі

command-ratings = Рейтинг сервера: наскільки сильні гравці, які беруть у ньому участь
command-ratings-game = Яка гра (не заповнюй, щоб узяти ту, де в рейтингу найбільше людей)
discord-help-ratings = `/{ command-ratings-name }`: Рейтинг сервера: наскільки сильні гравці, які беруть у ньому участь
