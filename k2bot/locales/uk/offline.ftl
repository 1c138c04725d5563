# Бот без Discord: термінал, імітований канал і сторінка браузера навколо нього.

offline-greeting =
    Це імітація Discord на твоєму комп’ютері: без облікового запису, без токена, і в інтернет нічого не надсилається.
    Відкрий сторінку гравця у браузері. Якщо граєш без компанії, вистачить першої.
offline-player = {"  "}{ $name }: { $address }
offline-port = Порт { $port } зайнятий, тож бот вибрав вільний.
offline-connect =
    Щоб зупинити, натисни Ctrl-C. Після наступного запуску ті самі ігри триватимуть далі.
    Щоб грати в Discord: створи застосунок на https://discord.com/developers/applications, запиши токен його бота
    в змінну середовища DISCORD_TOKEN і запусти бота знову. Кожен крок описано в docs/hosting.md.
offline-stopping = Бот зупиняється. Усі ігри збережено.

offline-topic = Імітація Discord на твоєму комп’ютері
offline-hall = зала
offline-welcome = { $key ->
        [hall] **Тут можна грати в будь-яку гру:** введи { $commands }. У меню **{ lobby-button-settings }** можна ввімкнути «{ thread-option }»: тоді гра переходить у гілку, а канал лишається вільним.
       *[game] { $welcome }
    } Це імітація Discord на твоєму комп’ютері: в інтернет нічого не надсилається.{ $alone ->
        [yes] { "" }
       *[no] { " " }Щоб грати за когось іншого, вибери його ім’я вгорі.
    }{ $found ->
        [game] { "" } Гра нижче триває з того місця, на якому зупинилася.
        [table] { "" } { $start }
        [over] { $key ->
            [hall] { "" }
           *[game] { "" } Остання гра в цьому каналі скінчилася. Натисни **{ lobby-button-rematch }** під результатом або почни іншу: `/{ $key } { command-new-name }`.
        }
       *[nothing] { $key ->
            [hall] { "" }
           *[game] { "" } У цьому каналі гри немає. Почни нову: `/{ $key } { command-new-name }`.
        }
    }{ $learn ->
        [yes] { "" } Уперше граєш? Натисни **{ course-button-learn }**.
       *[no] { "" }
    }{ $daily ->
        [yes] { "" } Гра дня, однакова для всіх: введи `/{ $key } { command-daily-name }`.
       *[no] { "" }
    }{ $others ->
        [none] { "" }
       *[other] { "" } Тут є й інші ігри: { $others }.
    }
offline-welcome-game = **Вітаємо у грі { $title }!**
offline-start = Натисни **{ lobby-button-start }** нижче, щоб грати, або спершу дай приєднатися іншим.

offline-page-direct = Приватні
offline-nobody = Гравця з таким номером немає. Щоб гравців було більше, запусти бота з --players і більшим числом.
offline-bad-request = Бот не може прочитати цей запит, тож нічого не змінилося. Перезавантаж сторінку.
offline-page-changed = Саме під час натискання повідомлення змінилося, тож натискання не враховано. Поглянь іще раз і вибери.
offline-page-down = Бот не працює. Нічого не втрачено: запусти його знову (make run), і ця сторінка сама запрацює далі.
offline-page-newest = Найновіше повідомлення (Alt+N)
offline-page-no-command = Такої команди немає, нічого не надіслано. Є такі: { $name }
offline-page-others = Інші гілки
offline-page-outside = Це посилання веде до справжнього Discord, якого в імітації немає.
offline-page-gone = Повідомлення, на яке веде це посилання, тут більше не показано.
offline-page-unanswered = Бот іще не відповів. Відповідь з’явиться тут. Якщо її немає, пошукай причину в терміналі.

# What Discord itself says, in the simulation's page. Take Discord's own words.
offline-page-private = Це бачиш лише ти
offline-page-edited = { " " }(змінено)
# Before the name of a command.
offline-page-used = { $name } використовує{ " " }
offline-page-commands-only = Тут можна вводити команди
# $place: a channel, such as #k2.
offline-page-write = Написати в { $place }
offline-page-send = Надіслати
offline-page-options = ВАРІАНТИ
offline-page-no-option = Нічого не знайдено
offline-page-members = УЧАСНИКИ
offline-page-file = Вибрати файл
offline-page-viewer = Вигляд для
offline-page-conversation = Розмова
offline-page-earlier = Завантажити попередні повідомлення
offline-page-empty = У цьому каналі немає повідомлень.
offline-page-newer = Новіші повідомлення
offline-page-unread = Нові повідомлення · до останнього
offline-page-message = Повідомлення
offline-page-thinking = Думає…
offline-page-picture = Зображення
offline-page-picture-close = Закрити
offline-page-picture-zoom = Збільшити
offline-page-picture-fit = Припасувати до вікна
offline-page-picture-pan = Зображення: збільшене можна рухати стрілками
offline-page-picture-previous = Попереднє
offline-page-picture-next = Наступне
offline-page-picture-original = Відкрити в браузері
offline-page-matching = ВАРІАНТИ ДЛЯ «{ $name }»
offline-page-optional = необов’язкові: +{ $name }
offline-page-bar = Гравці та канали
offline-page-messages = Повідомлення
offline-page-edited-at = Змінено: { $name }
offline-page-file-contents = Вміст файлу { $name }
offline-page-file-more = Показати більше або менше з { $name }
offline-page-file-download = Завантажити { $name }
offline-page-unavailable = { $name }: зображення не вдалося показати
offline-page-send-key = Надіслати (Enter)
offline-page-command-leave = Вийти з команди
offline-page-commands = Команди
offline-page-option-remove = Прибрати { $name }
offline-page-required = { "" }, обов’язково
