# Що bot.py виводить для того, хто запускає бота: довідка, помилки й результати команд.

## Довідка

terminal-usage = Використання: { $program } [команда [аргумент]] [параметри]
terminal-about = Проводить настільні ігри в Discord, а без токена – у твоєму браузері. Токен береться зі змінної середовища { $variable } або з файлу, на який вказує { $file }.
terminal-commands = Команди
terminal-options = Параметри
terminal-command = команда
terminal-target = аргумент
terminal-file = ФАЙЛ
terminal-word = НАЗВА
# As in English
terminal-number = N
terminal-help-command = виконати це замість запуску бота, можна й тоді, коли бот працює (крім { $ratings } і { $move }). { $check }: перевірити налаштування і те, чи може бот проводити ігри в каналі; { $backup }: скопіювати базу даних у файл; { $drill }: відновити резервну копію поруч із базою даних, відтворити її ігри й видалити відновлене; { $health }: перевірити бота, що працює; { $replay }: відтворити всі ігри й показати ті, що тепер виходять інакше; { $verify }: відтворити запис гри й показати відбиток тасування; { $export }: записати у файл те, що збережено про людину; { $ratings }: обчислити всі рейтинги заново; { $move }: скопіювати всі ігри з однієї бази даних в іншу, порожню
terminal-help-target = { $check }: ID каналу; { $backup }: файл для копії; { $drill }: резервна копія; { $verify }: запис гри; { $export }: ID людини і, якщо хочеш, файл, у який записати; { $move }: дві бази даних
terminal-help-help = показати цю довідку
terminal-help-version = показати версію
terminal-help-config = файл налаштувань (стандартно { $file }, якщо він є)
terminal-help-database = файл, у якому зберігаються всі ігри, або адреса бази даних PostgreSQL
terminal-help-language = мова бота; { $pseudo } – тестова мова
terminal-help-health-port = локальний порт для /healthz і /metrics; 0: немає
terminal-help-health-address = де цей порт доступний; 127.0.0.1: лише на цьому комп’ютері, 0.0.0.0: у всіх його мережах
terminal-help-offline = грати в браузері, навіть якщо токен є
terminal-help-players = разом із { $offline }: скільки людей грає
terminal-help-port = разом із { $offline }: порт локальної сторінки; 0: будь-який вільний

## Чому командний рядок неправильний

terminal-misused = { $argument }: бракує значення або воно зайве. Усі параметри: { $program } --help
terminal-unclear = Цей командний рядок незрозумілий. Усі команди й параметри: { $program } --help
terminal-unknown = Бот не знає { $arguments }. Усі команди й параметри: { $program } --help
terminal-unknown-command = Команди { $command } немає. Є такі команди: { $commands }.

## Чому налаштування неправильні: місце, налаштування і причина

terminal-settings = З такими налаштуваннями бот не запуститься. { $reason }
# As in English
settings-file = { $file }: { $reason }
# As in English
settings-in-file = { $file }: { $setting }: { $reason }
settings-in-command-line = командний рядок: { $setting }: { $reason }
settings-in-environment = середовище: { $setting }: { $reason }

settings-no-file = такого файлу немає
settings-unreadable = файл не читається: { $error }
settings-encoding = це не текст у UTF-8; збережи файл у кодуванні UTF-8
settings-large = файл більший за { $size } КіБ, тож це не той; укажи правильний
settings-no-toml = це не правильний TOML: { $error }
settings-no-token = файл { $file } порожній, а має містити токен
settings-token-empty = змінну задано, але вона порожня; задай значення або прибери її: без токена бот працює у браузері
settings-token-and-more = там є щось, крім токена, наприклад пробіл або другий рядок
settings-token = запиши токен у змінну середовища { $variable }, а не в цей файл
settings-unknown = такого налаштування немає; є такі: { $settings }
settings-misspelt = такого налаштування немає; можливо, { $setting }?
settings-games = має бути список ігор, наприклад ["k2"], а не { $value }
settings-games-twice = якась гра є у списку двічі
settings-path = має бути шлях до файлу в лапках, а не { $value }
settings-no-server = має бути файл: без Discord ігри зберігаються у файлі
settings-folder = { $path } – це папка; вкажи файл у ній
settings-no-folder = папки { $folder } немає
settings-choice = дозволені значення: { $allowed }, а не { $value }
settings-address = має бути IP-адреса, наприклад "127.0.0.1", а не { $value }
settings-whole = має бути ціле число від { $least } до { $most }, а не { $value }
settings-shards = має бути ціле число від { $least } до { $most } або "auto", а не { $value }
settings-parts = parts: кілька процесів можуть ділити лише базу даних на сервері PostgreSQL; для файлу залиш 1
settings-number = має бути число від { $least } до { $most }, а не { $value }
settings-switch = має бути true або false, а не { $value }

## Чому бот не може працювати

terminal-home = Ігри зберігаються в { $folder }. Там само місце для налаштувань, у файлі config.toml.
terminal-stopped = Бота зупинено. Усі ігри збережено.
terminal-no-home = Не вдається створити папку для ігор, { $folder }: { $error }
terminal-no-page = Сторінку для браузера не встановлено ({ $error }). Щоб грати в Discord, задай токен у змінній { $variable }. Щоб грати у браузері, установи пакунки сторінки: pip install -r requirements-offline.lock або k2bot[offline] через pipx чи uv (README.md).
terminal-no-file = { $path }: такого файлу немає
terminal-games = Ігри з налаштувань не можна проводити: { $reason }
terminal-unknown-game = гри { $game } немає; є { $games }, а також інші за шляхом: package.module:Class
terminal-no-game = за шляхом { $path } гри немає: { $error }
terminal-not-a-game = за шляхом { $path } гри немає: клас { $name } не походить від { $base }
terminal-token = Discord не приймає токен зі змінної { $variable }. Створи новий: відкрий https://discord.com/developers/applications, вибери свій застосунок і натисни Reset Token у розділі Bot.
terminal-shards = Бот є на надто багатьох серверах для своєї кількості з’єднань. Запиши в налаштуваннях shards = "auto".
terminal-closed = Discord закрив з’єднання: { $error }
terminal-refused = У Discord негаразди, і він відхилив з’єднання: { $error }. Спробуй пізніше.
terminal-unreachable = Немає зв’язку з Discord: { $error }. Чи є на цьому комп’ютері інтернет?

## Чому база даних непридатна

store-claimed = Файл { $path } уже використовує інший бот. Спершу зупини його або вкажи інший файл: --database.
store-lease-lost = Роботу перебрав інший екземпляр бота, тож цей більше нічого не зберігає.
store-parts = { $path }: інші процеси ділять цю базу даних на стільки частин: { $parts }, а тут parts дорівнює { $own }. Постав усюди те саме число або спершу зупини всі.
store-elsewhere = гру { $table } веде інший процес
store-missing = { $path }: такого файлу немає; вкажи інший: --database
store-unopened = { $path }: база даних не відкривається ({ $error }). Чи є така папка і чи можна в неї записувати?
store-read-only = { $path }: цей користувач не може записувати в базу даних ({ $error }); дозволь йому записувати у файл і в його папку або вкажи інший файл
store-newer = { $path }: цю базу даних створила новіша версія бота (у ній крок { $step }, а ця версія знає { $known }); онови бота або вкажи інший файл
store-damaged = { $path }: базу даних пошкоджено ({ $error }). Зупини бота й заміни файл резервною копією (docs/operations.md, Backups) або збережи в новий файл те, що ще читається: sqlite3 "{ $path }" .recover | sqlite3 saved.sqlite3
store-not-a-database = { $path }: це не база даних, або її початок пошкоджено ({ $error }). Вкажи інший файл або заміни цей резервною копією (docs/operations.md, Backups).
store-foreign = { $path }: це база даних іншої програми; вкажи інший файл
store-unusable = { $path }: базою даних не можна користуватися ({ $error }); вкажи інший файл або полагодь цей
store-full = { $path }: більше нічого не зберігається, диск заповнений ({ $error }). Звільни на ньому місце, і ігри триватимуть. Усе збережене досі в безпеці.
store-unwritable = { $path }: більше нічого не зберігається, бо на диск не вдається записати ({ $error }): може, він заповнений, вичерпано квоту або він несправний. Звільни на ньому місце, і ігри триватимуть. Усе збережене досі в безпеці.
store-no-psycopg = { $path }: база даних на сервері PostgreSQL потребує пакунка psycopg ({ $error }). Установи пакунки з requirements-postgresql.lock (docs/operations.md).
store-away = { $path }: сервер бази даних недоступний ({ $error }). Ігри продовжаться самі, щойно він знову відповість. Усе збережене досі в безпеці.
store-locked = { $path }: нічого не можна зберегти, бо інша програма блокує базу даних ({ $error }). Закрий цю програму або дай їй закінчити; ігри продовжаться самі. Усе збережене досі в безпеці.
store-old-server = { $path }: на сервері працює PostgreSQL { $version }; боту потрібна версія { $oldest } або новіша
store-encoding = { $path }: ця база даних використовує { $encoding }, де бракує багатьох літер; створи таку, що використовує UTF8
store-empty = { $path }: у цій базі даних ще нічого не збережено
store-older = { $path }: цю базу даних створила старіша версія бота (вона має крок { $step }, ця версія знає { $known }); запусти бота один раз, і він її оновить

## Команда backup

backup-no-file = Вкажи файл для копії: { $program } backup { terminal-file }
backup-itself = { $path } – це сама база даних; вкажи інший файл для резервної копії
backup-unwritable = { $path }: не вдається записати резервну копію ({ $error }); вкажи інший файл
backup-no-room = { $path }: не вдається записати копію ({ $error }); звільни там місце
backup-done = { $path }: повна копія { $database }; ігор: { $games }
backup-unnoted = Резервна копія повна, але записати це в базу даних не вдалося, тож check і /metrics її не враховують: { $reason }

## The command restore-drill

drill-no-file = Вкажи резервну копію для перевірки: { $program } restore-drill { terminal-file }
drill-in-the-way = { $path } заважає: туди мала б відновитися копія; перенеси або видали цей файл
drill-restored = { $path }: відновлена копія { $backup }; ігор: { $games }
drill-newest = найновіший хід: { $restored } (UTC) у копії, { $live } у { $database }
drill-newest-alone = найновіший хід: { $restored } (UTC); бази даних { $database } для порівняння немає
drill-none = немає
drill-fine = Копію можна відновити, і всі ігри з неї відтворюються однаково. Відновлений файл видалено.
drill-differs = Копію можна відновити, але не всі ігри з неї відтворюються однаково: дивись рядки вище. Відновлений файл видалено.

## The command move-store

move-unnamed = Вкажи базу даних, яку копіювати, і порожню, куди копіювати, кожну як файл або адресу бази PostgreSQL: { $program } move-store ЗВІДКИ КУДИ
move-in-the-way = { $path }: там уже щось є; вкажи порожню базу даних або файл, якого не існує
move-hosted = { $path }: бот веде ігри в цій базі даних, тож копії бракувало б того, що тим часом зіграють. Зупини кожного бота, який її використовує, і спробуй ще раз. Якщо якогось зупинено силоміць, спершу зачекай десять секунд.
move-different = { $path }: надійшло не те, що було надіслано. Видали копію; оригінал не змінився.
move-done = { $target }: повна копія { $source }; ігри: { $tables }, рядки: { $rows }
move-fine = Усі ігри відтворюються там так само. Вкажи її в налаштуваннях (database = …) і збережи оригінал, доки не впевнишся.
move-differs = Не всі ігри відтворюються там так само: дивись рядки вище. Оригінал не змінився.

## Команда check

check-fix = Треба виправити: { $count }
check-fine = Бот може працювати.
check-packages = пакунки: { $packages }
check-games = ігри: { $games }
check-games-unusable = ігри: { $reason }
check-token = токен: змінну { $variable } задано, і значення схоже на токен
check-token-none = токен: змінну { $variable } не задано, тож бот працює у твоєму браузері, без Discord
check-token-no-page = токен: змінну { $variable } не задано, а сторінку для браузера не встановлено: задай токен, щоб грати в Discord, або встанови пакунки з requirements-offline.lock
check-token-odd = токен: значення змінної { $variable } не схоже на токен (три частини, з’єднані крапками). Створи новий на сторінці свого застосунку: натисни Reset Token у розділі Bot
check-database = база даних { $path }: ціла, ця версія її читає; ігор: { $games }
check-database-none = база даних { $path }: її ще немає; вона з’явиться під час першого запуску
check-database-empty = база даних { $path }: відповідає і ще порожня; перший запуск створить її таблиці
check-database-folder = база даних { $path }: у папку { $folder } не можна записувати; SQLite має створювати в ній файли
check-database-locked = база даних { $path }: цей користувач не може записувати у файл
check-database-exposed = база даних { $path }: її можуть читати інші користувачі цього комп’ютера, разом із закритими картами; виконай: chmod go= "{ $path }"*
check-database-unusable = база даних { $reason }
check-database-network = база даних { $path }: вона в мережевій файловій системі ({ $kind }), де SQLite може її пошкодити; тримай її на диску цього комп’ютера
check-backup = резервна копія: найновіша від { $at } (UTC), { $megabytes } МБ: { $file }
check-backup-none = резервна копія: ще немає жодної; налаштуй щоденну (docs/operations.md, Backups)
check-backup-old = резервна копія: найновіша від { $at } (UTC), понад два дні тому: { $file }. Зроби нову зараз ({ $program } backup { terminal-file }) і з’ясуй, чому вона не робиться щодня (docs/operations.md, Backups)
check-backup-never = резервна копія: немає жодної, хоча найдавніша гра від { $at } (UTC). Зроби її зараз ({ $program } backup { terminal-file }) і налаштуй щоденну (docs/operations.md, Backups)
check-typeface = шрифт: Manrope встановлено (ширина «K2» у пікселях: { $width })
check-typeface-unusable = шрифт: він не читається ({ $error }); встанови пакунки з requirements.lock
check-language = мова { $language }: { $count ->
        [one] { $count } текст
        [few] { $count } тексти
       *[many] { $count } текстів
    }{ $default ->
        [yes] , стандартна
       *[no] { "" }
    }
check-language-unusable = мова { $language }: { $error }
check-channel = канал { $channel }: бот може проводити там ігри
check-channel-token = канал { $channel }: щоб запитати Discord, задай токен у змінній { $variable }
check-channel-refused = канал { $channel }: Discord не приймає токен; створи новий
check-channel-unasked = канал { $channel }: не вдалося запитати Discord: { $error }
check-channel-none = канал { $channel }: такого каналу немає; скопіюй його ID ще раз (Режим розробника, Копіювати ID каналу)
check-channel-unseen = канал { $channel }: бот його не бачить; запроси бота й надай йому там дозвіл «{ permission-view-channel }»
check-channel-elsewhere = канал { $channel }: це не канал сервера
check-channel-name = #{ $channel } на сервері { $server }
check-channel-permissions = канал { $channel }: надай там боту дозволи: { $permissions }
check-channel-invalid = { $channel } – це не ID каналу. Увімкни в Discord Режим розробника, клацни канал правою кнопкою й вибери «Копіювати ID каналу».
check-shards = шарди: Discord радить { $count }
check-shards-more = шарди: для серверів, на яких є бот, Discord радить { $count }; запиши shards = "auto"

## Команда health і негаразди бота

health-off = Перевірку стану вимкнено: запиши health_port у налаштуваннях або додай --health-port
health-unanswered = Бот не відповідає на порту { $port }: { $error }
health-disconnected = немає з’єднання з Discord
health-shards = немає з’єднання з Discord для { $count ->
        [1] шарда { $shards }
       *[other] шардів { $shards }
    } (усі шарди: 0–{ $last })
health-stuck = уже { $seconds } с не вдається надіслати жодного повідомлення, хоча якісь чекають
health-standby = у резерві: ігри веде інший процес
health-ranges = ok: усього частин { $parts }, цей процес веде такі: { $ranges }
health-lapsed = база даних не відповідає вже { $seconds } с, тож ніхто не отримує відповіді

## Команда replay-check

replay-target = replay-check не приймає аргументу ({ $target }). Вкажи базу даних: --database.
replay-table = гра { $table } ({ $game }, { $status ->
        [lobby] ще не почалася
        [running] триває
        [over] закінчилася
       *[cancelled] скасована
    }): { $outcome ->
        [same] без змін
        [different] ВІДМІННІСТЬ, { $reason }
       *[failing] ПОМИЛКА, { $reason }
    }; ходів: { $inputs }, без відбитка: { $unmarked }
replay-summary = ігор: { $games }, без змін: { $same }, з відмінністю: { $different }, з помилкою: { $failing }; ходів: { $inputs }, без відбитка: { $unmarked }
replay-no-game = у цій версії немає гри { $game }
replay-no-start = початок гри не записано
replay-rules = гра почалася за правилами редакції { $rules }, а найновіша відома редакція – { $known }
replay-start = гру не вдається почати: { $error }
replay-which-input = хід { $number } ({ $kind ->
        [answer] відповідь
        [default] стандартна відповідь
        [resign] вихід із гри
       *[undo] скасування дії
    }, місце { $seat })
replay-input = { replay-which-input }: { $error }
replay-input-differs = { replay-which-input } веде не до того стану, що раніше
replay-over = тепер її завершено
replay-not-over = тепер її не завершено
replay-standings = кінцеві місця відрізняються від записаних

## Команда verify

record-no-file = Вкажи запис гри: { $program } verify { terminal-file }
record-unreadable = Файл { $path } не читається: { $error }
record-large = { $path }: файл завеликий. Запис гри має щонайбільше { $size } КіБ. Візьми файл саме таким, яким його опублікував бот.
record-unknown = { $path } – це не запис жодної з ігор { $games }. Візьми файл саме таким, яким його опублікував бот.
# As in English
record-refused = { $game }: { $reason }
record-played = { $path }: запис гри { $game }; відповідей: { $answers }; { $over ->
        [yes] вони ведуть до записаного результату
       *[no] гру не завершено
    }
record-unmarked = У рядках немає відбитків, тож заміну одного дозволеного ходу на інший не було б видно.
record-fingerprint = Відбиток тасування (SHA-256), який показувала команда { command-status-name }, перш ніж хтось приєднався: { $fingerprint }
record-presses = Натискання «{ lobby-button-join }» і «{ lobby-button-start }», враховані в тасуванні (UTC): { $presses }
record-no-presses = Натискань у тасуванні не враховано: початкове число вибрав сам бот.

## The command export

export-no-user = Вкажи ID людини і, якщо хочеш, файл, у який записати: { $program } export ID [{ terminal-file }]. { export-how }
export-user-invalid = { $user } – це не ID людини. { export-how }
export-how = Увімкни в Discord Режим розробника, клацни людину правою кнопкою й вибери «Копіювати ID користувача».
export-unwritable = { $path }: не вдається записати файл ({ $error }); вкажи інший
export-done = { $path }: те, що збережено про { $user }, у форматі JSON у файлі ZIP; рядків: { $rows }. Не давай його більше нікому й видали, щойно ця людина його отримає.
export-nothing = Про { $user } нічого не збережено, тож файлу немає.

## The command ratings

ratings-target = ratings не приймає аргументу ({ $target }). Вкажи базу даних: --database.
ratings-computed = сервер { $server }, { $game }: враховано ігор: { $games }, людей із рейтингом: { $people }
ratings-no-server = Рейтинг не ввімкнено на жодному сервері.
