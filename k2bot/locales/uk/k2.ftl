### K2: сторінки, повідомлення, кнопки, налаштування, відмови й правила. Ідентифікатори починаються з k2-.

## Команди: описи (щонайбільше 100 знаків)

k2-command-board = Показати поле (бачиш тільки ти)
k2-command-hand = Показати свої карти (бачиш тільки ти) або вибрати, як їх отримувати
k2-command-orders = Показати, що підтверджено наперед, або відкликати це (бачиш тільки ти)

## Рука приватним повідомленням

k2-delivery-greeting = Привіт! Щоразу, коли в грі настає ранок, тут з’являтимуться твої карти. Якщо гра вже триває, сьогоднішні карти будуть нижче.
k2-delivery-on = Відтепер ти щоранку отримуєш свої карти приватним повідомленням, яке оновлюється протягом дня. Якщо гра вже триває, сьогоднішні карти прийдуть зараз.
k2-delivery-off = Твої карти більше не приходять приватним повідомленням. Під час гри натискай **{ k2-button-hand }** під найновішим повідомленням гри.

## Назви

# As in English
k2-title = K2
k2-climber = { $name } { $climber }
k2-space = { $space ->
    [base] базовий табір
    [summit] вершина
   *[other] { $space }
}
k2-place = { $space } · { $altitude } м
k2-place-facts = { $night ->
    [over] {""}
    [dies] без додаткового кисню гине наступної ночі ·{" "}
   *[lives] кисень після наступної ночі: { $level } ·{" "}
}{ $room ->
    [-1] без обмежень
   *[other] вільних місць: { $room }
}
k2-card-movement = Рух { $points }
k2-card-air = Кисень { $points }
k2-card-rope = Канат { $up }/{ $down }
k2-card-rope-spoken = Канат { $up } вгору або { $down } вниз
k2-card-rope-up = Канат { $up }/{ $down } вгору
k2-card-rope-down = Канат { $up }/{ $down } вниз
k2-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}

k2-level-beginner = початківець
k2-level-easy = слабкий
k2-level-normal = середній
k2-level-hard = сильний
k2-overlooks-beginner-choose = -# { $name } грає як початківець: вибирає карти лише на сьогодні й не дивиться на завтрашню погоду.
k2-overlooks-beginner-turn = -# { $name } грає як початківець: лізе вгору й не лишає кисню на спуск. Не дай заманити себе вище.

## Кнопки

k2-button-hand = Мої карти
k2-button-plan = План ходу
k2-button-board = Поле текстом
k2-button-picture = Поле зображенням
k2-button-whole = Усе поле
k2-button-tall = Для телефона
k2-button-wide = Для великого екрана
k2-first-goal = **K2 коротко.** Ти ведеш двох скелелазів, A і B. Щоранку таємно вибирай три зі своїх шести карт: карти «Рух» і «Канат» ведуть скелелазів канатами (лініями на полі), карти «Кисень» дають їм кисень. { $players ->
    [1] Потім візьми жетон ризику й розіграй свої три карти.
   *[other] Потім усі карти відкриваються. Гравець із найбільшою сумою ризику бере жетон ризику (за нічиєї – ніхто), а тоді всі по черзі розігрують свої три карти.
} Уночі висота й негода забирають кисень, а скелелаз, у якого стає менше 1, гине. Після 18-го дня рахуються очки за найвищу ділянку, якої досяг кожен живий скелелаз.
k2-first-tall = -# Граєш переважно з телефона? З `/{ command-settings-name }` усе поле на всіх твоїх сторінках буде високим.
k2-button-rules = Правила
k2-button-answer = Відповісти
k2-button-to-nothing = Стан гри
k2-button-to-choose = { k2-button-hand }
k2-button-to-turn = { k2-button-plan }
k2-button-to-pay = { k2-button-plan }
k2-button-to-token = { k2-button-answer }
k2-button-to-slide = { k2-button-answer }
k2-button-to-rescue = { k2-button-answer }
k2-button-commit = Підтвердити
k2-button-change = Змінити карти
k2-button-keep = Залишити карти
k2-button-token = Узяти { $value }
k2-button-air = { $card } → { $climber }
k2-button-finish = Завершити хід
k2-button-finish-anyway = Усе одно завершити
k2-button-ahead = Підтвердити на мій хід
k2-button-ahead-anyway = Усе одно підтвердити
k2-button-clear = Очистити
k2-button-other-cards = Інші карти
k2-button-back-to-plan = Назад до плану
k2-button-back-to-rescue = Назад до питання
k2-button-let-go = Зберегти карту порятунку
k2-button-people = Скелелази
k2-button-weather = Погода й ризик
k2-button-low = Нижче 6000 м
k2-button-6000 = 6000–7000 м
k2-button-7000 = Вище 7000 м

## Налаштування нової гри

k2-option-side = Сторона
k2-option-side-help = На важчій стороні кроки дорожчі; для першої гри вибери легшу
k2-option-side-easy = легша
k2-option-side-hard = важча
k2-option-season = Сезон
k2-option-season-help = Узимку через погоду кроки можуть подорожчати; для першої гри вибери літо
k2-option-season-summer = літо
k2-option-season-winter = зима
k2-option-family = Сімейний варіант
k2-option-family-help = Сімейні правила: кожен гравець може раз за гру врятувати скелелаза, який гине
k2-option-lenient = М’які обмеження
k2-option-lenient-help = На ділянках вище 7000 м більше місця; лише для п’яти гравців
k2-option-avalanche = Лавини
k2-option-avalanche-help = Дві плитки погоди приносять лавини; твій намет захищає твоїх скелелазів
k2-option-off = ні
k2-option-on = так
k2-option-first = Перший гравець
k2-option-first-help = Хто починає першого дня
k2-option-first-draw = випадковий
k2-option-first-seat = { $place ->
    [1] хто приєднається першим
    [2] хто приєднається другим
    [3] хто приєднається третім
    [4] хто приєднається четвертим
   *[other] хто приєднається п’ятим
}
k2-objection-lenient = Для м’яких обмежень треба п’ять гравців, а є лише { $seats }. Зачекай, доки збереться п’ятеро, або вимкни «{ k2-option-lenient }» у налаштуваннях нижче.
k2-objection-first = За налаштуваннями починає гравець { $place }, а в грі поки лише { $seats ->
    [one] { $seats } гравець
    [few] { $seats } гравці
   *[many] { $seats } гравців
}. Зачекай на інших або вибери нижче іншого першого гравця.
k2-objection-option = У K2 немає налаштування { $key } зі значенням { $value }. Вибери щось зі списку.
k2-summary = Сторона поля: { $side } · сезон: { $season }
k2-summary-family = сімейний варіант: кожному один порятунок
k2-summary-lenient = м’які обмеження
k2-summary-avalanche = лавини
k2-summary-first = перший гравець: { $first }

## Погода

k2-zones-6000 = на висоті 6000–7000 м
k2-zones-7000 = на висоті 7000–8000 м
k2-zones-8000 = вище 8000 м
k2-zones-low-6000 = нижче 7000 м
k2-zones-6000-7000 = на висоті 6000–8000 м
k2-zones-7000-8000 = вище 7000 м
k2-zones-6000-7000-8000 = вище 6000 м
k2-zones-low-6000-7000-8000 = на всій горі

k2-weather-clear = Цієї ночі ясно.
k2-weather-air = Цієї ночі всі { $zones } втрачають { $air } кисню.
k2-weather-cost = Сьогодні кожен крок і намет { $zones } коштує на { $cost } більше.
k2-weather-both = Сьогодні кожен крок і намет { $zones } коштує на { $cost } більше, а вночі всі там втрачають { $air } кисню.
k2-weather-avalanche = Цієї ночі { $zones } зійде лавина: усі там втрачають 1 кисню, а без намету своєї команди на ділянці ще й сповзають нижче.
k2-weather-brief-clear = ясно
k2-weather-brief-air = −{ $air } кисню { $zones }
k2-weather-brief-cost = кроки +{ $cost } { $zones }
k2-weather-brief-both = −{ $air } кисню і кроки +{ $cost } { $zones }
k2-weather-brief-avalanche = лавина { $zones }
k2-weather-today = Сьогодні: { $weather }.
k2-weather-tomorrow = Завтра: { $weather }.
k2-weather-day = { $count ->
    [1] день { $day }
    [2] дні { $day } і { $last }
   *[other] дні { $day }–{ $last }
}: { $weather }

## Ранок

k2-morning-head = **День { $day } із { $days } · вибір трьох карт**
k2-morning-head-forced = **День { $day } із { $days } · { $players ->
    [1] ти граєш три останні карти
   *[other] усі грають три останні карти
}**
k2-morning-last-cards = Уночі всі 18 карт перетасуються.
k2-morning-gains = Нові очки: { $gains }.
k2-morning-gains-before = Нові очки перед тим: { $gains }.
k2-morning-gain = { $name } +{ $points }
k2-morning-first = Починає { $name }.
k2-morning-ready = Карти вже вибрано: { $ready } · чекаємо на: { $waiting }
k2-morning-waiting = Чекаємо на: { $waiting }
k2-morning-all-ready = Усі вже вибрали.
k2-morning-alone = { $waiting }, вибери карти.
k2-call-choose = { $names }, час вибирати карти на сьогодні.
k2-crowded-full = Місць немає: { $spaces }.
k2-tokens-open = Відкриті жетони ризику: { $tokens }; { $pile ->
    [0] закритих більше немає.
   *[other] закритих іще { $pile }.
}

## Рука

k2-hand-head = **День { $day } із { $days } · { $count ->
    [1] вибери одну карту
    [3] вибери три карти
    [one] вибери { $count } карту
    [few] вибери { $count } карти
   *[many] вибери { $count } карт
}**
k2-hand-head-committed = **День { $day } · твої карти підтверджено**
k2-hand-head-read = **Твої карти · день { $day }, { $phase }**
k2-hand-nothing = Натисни карту, щоб вибрати її. Натисни ще раз, щоб повернути.
k2-hand-committed = Їх можна змінити, доки всі гравці не вибрали свої.
k2-hand-too-late = Решта вже вибрала, тож зміна запізнилася. Рахуються карти, підтверджені раніше.
k2-hand-holds = { $cards }: цей вибір чинний, доки не підтвердиш інші карти.
k2-hand-today = Твої карти на сьогодні: { $cards }.
k2-hand-held = У твоїй руці: { $cards }.
k2-hand-empty = Інших карт у твоїй руці немає.
k2-hand-back = { $card } знову в руці: грати треба лише { $count ->
    [1] одну карту
    [3] три карти
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}.
k2-hand-reach = { $cards }: { $up ->
    [0] без очок руху
    [one] { $up } очко руху
    [few] { $up } очки руху
   *[many] { $up } очок руху
}, { $air ->
    [0] без кисню
   *[other] { $air } кисню
}.
k2-hand-reach-rope = { $cards }: { $up ->
    [one] { $up } очко руху
    [few] { $up } очки руху
   *[many] { $up } очок руху
} вгору або { $down } вниз, { $air ->
    [0] без кисню
   *[other] { $air } кисню
}.
k2-hand-missing = { $count ->
    [1] Вибери ще одну карту.
    [one] Вибери ще { $count } карту.
    [few] Вибери ще { $count } карти.
   *[many] Вибери ще { $count } карт.
}
k2-hand-commit = Натисни **{ k2-button-commit }**, щоб зіграти ці карти.
k2-hand-last = { $others ->
    [0] **{ k2-button-commit }** одразу зіграє ці карти.
   *[other] Усі інші вже вибрали: **{ k2-button-commit }** одразу відкриє карти.
}
k2-push = Твоя сума ризику – { $push }. Гравець із найбільшою бере жетон ризику, а за нічиєї – ніхто.
k2-push-alone = У соло-грі ти береш жетон ризику щодня, хоч би які карти вибрати.
k2-push-so-far = Твоя сума ризику поки що { $push }.
k2-push-counts = До суми йдуть карти «Рух» і перше число на картах «Канат», а карти «Кисень» – ні.
k2-push-costs = У кінці ходу за жетон треба заплатити його число невикористаними очками руху або киснем.
k2-push-others = { $odds ->
    [never] { $names }: більше, ніж у тебе, бути не може.
    [even] { $names }: може бути стільки ж, але не більше.
   *[always] { $names }: за будь-яких карт буде більше, ніж у тебе.
}
k2-push-chances = Шанс перевищити твою суму: { $chances }.
k2-push-chance = { $names } – { $tenths ->
    [0] менше ніж 5 %
    [10] понад 95 %
   *[other] близько { $tenths }0 %
}

## Карти відкрито, ризик

k2-reveal-head = **День { $day } · карти відкрито**
k2-reveal-cards = { $name }: { $cards }, сума ризику { $push }
k2-reveal-hardest = Найбільша сума ризику: { $names }, { $push }.
k2-reveal-alone = { $names } на горі без суперників, тож має найбільшу суму ризику: { $push }.
k2-reveal-tie = Найбільша сума ризику, { $push }, у кількох: { $names }. Жетона ризику не бере ніхто.
k2-ask-token = { $own ->
    [yes] Візьми
   *[no] { $mention }, візьми
} один із відкритих жетонів ризику: { $tokens }. У кінці ходу доведеться заплатити стільки ж невикористаними очками руху або киснем.
k2-computer-token = { $name } вибирає жетон ризику.
k2-token-taken = { $name } бере жетон ризику { $value }.
k2-token-only = На всіх відкритих жетонах ризику { $value }, тож { $name } бере один із них.
k2-token-replaced = { $taken } Замість нього відкрито { $value }.

## Ходи

k2-turns-head = **День { $day } · сходження починається**
k2-turns-told = **День { $day }**
k2-turn-head = **День { $day } · { $name }**
k2-ask-turn = { $first ->
    [yes] { $mention }, твій хід перший.
   *[no] { $mention }, твій хід.
}
k2-computer-turn = { $first ->
    [yes] Починає { $name }.
   *[no] Далі ходить { $name }.
}
k2-turn-last = { $players ->
    [1] Настає ніч.
   *[other] Усі зробили хід. Настає ніч.
}
# Remarks on a turn, each at most once a game.
k2-remark-7000 = Уперше вище 7000 м. Дихати дедалі важче.
k2-remark-8000 = Уперше вище 8000 м. Тепер важить кожен подих.
k2-remark-summit = Вершина! Звідси всі шляхи ведуть униз.
k2-remark-squeeze = { $climber } протискується повз { $others } ({ $space }). Головне – не дивитися вниз.
k2-remark-breath = { $climber }: лишався тільки 1 кисню. Яке полегшення!
k2-step-climber = { $climber } { $doings }
k2-step-stays = { $count ->
    [1] скелелаз лишається на місці
   *[other] обидва скелелази лишаються на місці
}
k2-step-end = кінець ходу
k2-step-cards = вибір карт
k2-step-token = жетон ризику { $value }
k2-step-rescue = порятунок: { $climber } → { $space }
k2-step-let-go = карту порятунку збережено
k2-step-slide = сповзання: { $space }
k2-climber-does = { $climber } { $doings }.
k2-does-climb = піднімається ({ $way })
k2-does-descend = спускається ({ $way })
k2-does-cross = переходить ({ $way })
# Ділянки в порядку, в якому їх проходить скелелаз, для читачів екрана.
k2-way-spoken = { $start }{ $stops ->
    [0] { "" }
   *[other] , далі { $between }
}, потім { $end }
k2-does-gain = { $points ->
    [one] +{ $points } очко
    [few] +{ $points } очки
   *[many] +{ $points } очок
}
k2-does-first = перше сходження
k2-does-gains = · { $gains }
k2-does-pitch = ставить намет
k2-does-pitch-on = ставить намет ({ $space })
k2-does-air = отримує { $points } кисню
k2-does-rest = відпочиває
k2-does-nothing = { $count ->
    [1] Скелелаз лишається на місці.
   *[other] Обидва скелелази лишаються на місці.
}
k2-risk-by-points = { $all ->
    [yes] { $count ->
        [one] { $count } невикористане очко ({ $cards })
        [few] { $count } невикористані очки ({ $cards })
       *[many] { $count } невикористаних очок ({ $cards })
    }
   *[no] { $count } із { $left } невикористаних очок ({ $cards })
}
k2-risk-by-air = { $count } кисню ({ $climber })
k2-risk-paid = Жетон ризику { $value } оплачено: { $sources }.
k2-risk-toll = Ризик: { $sources }.
k2-risk-dropped = { $dropped ->
    [one] { $dropped } очко жетона ризику оплатити нічим, тож воно списується.
    [few] { $dropped } очки жетона ризику оплатити нічим, тож вони списуються.
   *[many] { $dropped } очок жетона ризику оплатити нічим, тож вони списуються.
}

## Стан гри, для одного читача

k2-now-head = **День { $day } із { $days }**
k2-now-choose = Чекаємо на вибір карт: { $name }.
k2-now-turn = { $whose ->
    [own] Твій хід.
    [ahead] Ходить { $name }. Тим часом можна спланувати свій хід.
    [done] Твій хід завершено. Тепер ходить { $name }.
   *[some] Ходить { $name }.
}
k2-now-token = { $name } бере жетон ризику.
k2-now-slide = Ніч: { $name } вирішує долю скелелаза.
k2-now-rescue = { k2-now-slide }
k2-now-out = Твоїх скелелазів на горі вже немає. За іншими можна стежити тут.
k2-now-day-over = День { $day } закінчився. Що далі, дивись у найновішому повідомленні.
k2-chapter-day = День { $day }
k2-chapter-end = Кінець
k2-progress = День { $day } із { $days }: { $phase }.

## План ходу

k2-plan-head = **День { $day } із { $days } · твій хід**
k2-plan-nothing = Де { $count ->
    [1] твій скелелаз заночує
   *[other] твої скелелази заночують
} сьогодні? Вибери в меню{ $marks ->
    [new] ; на зображенні позначено ділянки з новими очками.
    [deadly] . Нові очки досяжні лише там, де вночі чекає смерть: на зображенні там череп.
    [none] . Нових очок у межах досяжності немає, тож на зображенні позначено найвищі досяжні ділянки.
   *[other] .
}{ $finish ->
    [yes] { " " }Або натисни **{ k2-button-finish }**, щоб лишитися на місці.
   *[no] { "" }
}
k2-plan-no-moves = З твоїми картами сьогодні не зробити й кроку.{ $air ->
    [yes] { " " }Роздай кисень кнопками нижче.
   *[no] { "" }
}{ $finish ->
    [yes] { " " }Коли все буде готово, натисни **{ k2-button-finish }**.
   *[no] { "" }
}
k2-plan-left = Лишилися карти: { $cards }.
k2-plan-all-used = Усі твої карти вже задіяно.
k2-plan-level = { $climber } { $level }
k2-plan-night = Кисень після ночі
k2-plan-tonight = { k2-plan-night }: { $levels }.
k2-plan-dies = **{ $count ->
    [1] Не доживе
   *[other] Не доживуть
} до ранку: { $climbers }.**
k2-plan-slides = Лавина знесе нижче: { $climbers }.
# Air cards give a climber more than it can keep.
k2-plan-spilled = Уночі ніхто не зберігає більше ніж 6 кисню. Пропаде: { $levels }.
k2-plan-finish = Натисни **{ k2-button-finish }**, щоб так і зіграти.
k2-plan-dropped = Частина твого плану вже неможлива, тож її прибрано.
# A planner or a hand was pressed that showed another plan or other cards.
k2-draft-changed = Відтоді є зміни, тож нічого не зіграно. Тепер усе так.
k2-plan-where = { $climber } ({ $space }): куди?
k2-plan-where-part = { $where } (інші способи, { $start }–{ $end } із { $count })
k2-plan-place = { $place }{ $gains ->
    [yes] { $points ->
        [one] { " " }· { $points } очко
        [few] { " " }· { $points } очки
       *[many] { " " }· { $points } очок
    }
   *[no] { "" }
}
k2-plan-facts = { $tonight }{ $paid ->
    [0] { "" }
   *[other] { " " }· ризик: кисень −{ $paid } ({ $payers })
} · { $cards }
k2-plan-all-cards = усі карти
k2-plan-place-tonight = кисень уранці { $level }
k2-plan-place-dies = гине вночі
k2-plan-by-way = { $space } через { $way }
k2-plan-pitch = Поставити намет тут
k2-plan-tent-here = { k2-plan-pitch }, { $space }
k2-plan-tent-there = { $space } з наметом
k2-plan-tent-behind = { $space }, намет дорогою: { $tent }
k2-plan-more = Інші способи, з наметом чи в обхід: { $count }…
k2-plan-all = Усі місця: { $count }…
k2-plan-best = Назад до найкращих…
k2-plan-pay = Жетон ризику: чим сплатити { $due }?
k2-plan-pay-way = Оплата: { $sources }
k2-plan-swap = { $climber }: { $way }, картами…
k2-plan-spare = { $spare ->
    [0] очок не лишиться
    [one] лишиться { $spare } очко
    [few] лишаться { $spare } очки
   *[many] лишиться { $spare } очок
}
k2-plan-other-cards = Вибери нижче інші карти для ходу скелелаза. Біля кожного варіанта сказано, скільки лишиться.
k2-plan-no-other-cards = Іншими картами туди не дійти.
k2-plan-ahead = **День { $day } із { $days } · план наперед**
    Зараз ходить { $name }. { $confirmed ->
        [yes] **Твій план підтверджено.** Його буде зіграно, щойно настане твій хід, якщо він коштує стільки само, закінчується в тих самих місцях і нікому не загрожує більше. Інакше бот спитає тебе. Більше ніхто цього не бачить.
       *[no] Твій план зберігається. **{ k2-button-ahead }** зіграє його, щойно настане твій хід, якщо доти нічого не зміниться. **{ talk-button-hint }** показує, як найкраще зіграти за нинішнього стану гри.
    }
k2-ahead-differs = **Твій підтверджений план не зіграно:** { $reasons }. Зміни його або закінчи хід як завжди.
k2-ahead-full = { $space }: вже немає місця
k2-ahead-illegal = частина плану вже неможлива
k2-ahead-places = він закінчився б деінде
k2-ahead-cost = він коштував би інакше
k2-ahead-risk = ризик довелося б оплатити інакше
k2-ahead-danger = ніч була б важчою для твоїх скелелазів
k2-now-confirmed = Твій хід заплановано й підтверджено.
k2-button-orders = Підтвердити наперед
k2-button-orders-lowest = Завжди брати найменший жетон ризику
k2-button-orders-quiet = День { $day }: набрати кисню й лишитися
k2-orders-head = **Підтверджено наперед.** Щоб ніхто не чекав, бот зіграє це за тебе, щойно настане час. Це бачиш тільки ти, і доти все можна відкликати.
k2-orders-turn = День { $day }: твій хід за планом
k2-orders-quiet = День { $day }: набрати кисню й лишитися на місці. Бот запитає, якщо скелелаз опиниться в небезпеці або заплатить за ризик киснем.
k2-orders-quiet-failed = **Вирішити все-таки треба тобі:** якщо лише набрати кисню й лишитися на місці, скелелаз опиниться в небезпеці або заплатить за ризик киснем.
k2-orders-lowest = Якщо доведеться взяти жетон ризику: найменший
k2-orders-slide = Цієї ночі { $climber } сповзає на ділянку { $space }
k2-orders-rescue = Цієї ночі порятунок: { $climber } → { $space }
k2-orders-let-go = Цієї ночі карта порятунку лишається в тебе
k2-orders-ask-slide = { $climbers } сповзе цієї ночі. Куди?
k2-orders-ask-rescue = { $count ->
    [one] { $climbers } загине цієї ночі. Використати карту порятунку?
    [few] { $climbers } загинуть цієї ночі. Використати карту порятунку?
   *[many] { $climbers } загинуть цієї ночі. Використати карту порятунку?
}
k2-sure-dies = { $count ->
    [1] Завершити, хоча { $climbers } не доживе до ранку?
   *[other] Завершити, хоча { $climbers } не доживуть до ранку?
}
k2-wasted-air = Буде змарновано: { $cards }.
k2-sure-air = { k2-wasted-air } Усе одно завершити?
k2-sure-idle = Ще нічого не заплановано. Залишити { $count ->
    [1] свого скелелаза
   *[other] своїх скелелазів
} на місці?

## Підказки

k2-hint-plan = **Підказка для твого ходу**
k2-hint-why-air = Без додаткового кисню { $climbers } { $count ->
    [1] не доживе до ранку, хіба що піде
   *[other] не доживуть до ранку, хіба що обидва підуть
} деінде. Ці карти дають { $air } кисню.
k2-hint-why-air-later = Без додаткового кисню ніч { $day } була б смертельна ({ $sum }). Ці карти дають { $air } кисню{ $reach ->
    [0] { "" }
    [one] { " " }і { $reach } очко руху
    [few] { " " }і { $reach } очки руху
   *[many] { " " }і { $reach } очок руху
}.
k2-hint-mind = Зваж на ніч { $day }: { $sum }, якщо лишатися на місці й не додати кисню.
k2-hint-why-kept = Так { $climber } переживе ніч { $day } ({ $space }). Інакше: { $sum }.
k2-hint-tent = Твій намет ({ $space }) щоночі дає 1 кисню.
k2-hint-answer = **Підказка: { $answer }**
k2-hint-brought = { $climber } → { $space }
k2-hint-token-least = Він найдешевший: { $value ->
    [0] не коштує нічого
   *[other] забирає { $value } з очок руху на твоїх картах (усього { $points }) або кисень
}. Жетон { $other } коштував би { $other }.
k2-hint-token-early = Сьогодні очок на твоїх картах – { $points }, тож { $value } тобі по кишені, і цей жетон вийде з гри. Жетон { $other } лишиться на день, коли очок менше.
k2-hint-slide-lives = Там ({ $space }) скелелаз проживе довше. Деінде ніч { $day } без додаткового кисню була б смертельна ({ $sum }).
k2-hint-slide-air = Ночі там м’якші: ділянка дає { $air } кисню.
k2-hint-slide-place = З висоти { $altitude } м найкращі шанси піднятися далі.
k2-hint-rescue = { $climber } зберігає { $points ->
    [1] 1 очко, як і загиблий скелелаз,
    [one] { $points } очко замість 1
    [few] { $points } очки замість 1
   *[many] { $points } очок замість 1
} { $days ->
    [0] у кінці гри
    [one] і має ще { $days } день на сходження
    [few] і має ще { $days } дні на сходження
   *[many] і має ще { $days } днів на сходження
}. Уранці буде кисень 1{ $air ->
    [0] { "" }
   *[other] , а ділянка щоночі дає ще { $air }
}.
k2-hint-let-go = Порятунок зберіг би лише { $points ->
    [1] 1 очко, не більше, ніж має загиблий скелелаз
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}, а днів попереду: { $days }{ $others ->
    [0] { "" }
   *[other] ; карта ще може врятувати твого другого скелелаза
}.
k2-hint-why-push = Вони дають тобі { $reach ->
    [one] { $reach } очко руху
    [few] { $reach } очки руху
   *[many] { $reach } очок руху
}{ $air ->
    [0] { "" }
   *[other] { " " }і { $air } кисню
}, а із сумою ризику { $push } жетон ризику, найімовірніше, візьме хтось інший.
k2-hint-why-only-air = Вони дають тобі { $air } кисню, а із сумою ризику 0 жетон ризику, найімовірніше, візьме хтось інший.
k2-hint-why-furthest = Інші карти не заведуть тебе далі: { $reach ->
    [one] { $reach } очко руху
    [few] { $reach } очки руху
   *[many] { $reach } очок руху
}.
k2-hint-why-most-air = Інші карти в руці не дадуть більше кисню: { $air }.
k2-hint-why-both = { $air ->
    [0] Вони дають тобі
   *[other] Разом вони дають тобі
} { $reach ->
    [one] { $reach } очко руху
    [few] { $reach } очки руху
   *[many] { $reach } очок руху
}{ $air ->
    [0] { "" }
   *[other] { " " }і { $air } кисню
}. На потім лишаються: { $kept }.
k2-hint-today = Сьогодні, наприклад: { $plan } { k2-plan-tonight }
k2-hint-why-saved = Якщо нічого не робити, { $climbers } { $count ->
    [1] не доживе
   *[other] не доживуть
} до ранку.
k2-review-why-saved = Після твого ходу { $climbers } { $count ->
    [1] не дожив би
   *[other] не дожили б
} до ранку.
k2-hint-loses = Навіть так { $climbers } { $count ->
    [1] не доживе
   *[other] не доживуть
} до ранку.
k2-hint-why-last = В останній день здобувати вже нічого, але так ніхто не загине.
k2-hint-why-points = Це дає { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}.
k2-hint-why-strength = Сьогодні це не дає очок, але готує до { $days ->
    [1] останнього дня
    [one] решти гри ({ $days } день)
    [few] решти гри ({ $days } дні)
   *[many] решти гри ({ $days } днів)
}.
k2-hint-why-beyond = { $deadly ->
    [yes] Там, де є нові очки, вночі чекає смерть
   *[no] Сьогодні нових очок у межах досяжності немає
}{ $higher ->
    [yes] , але так ти наближаєшся до них
   *[no] { "" }
}.
k2-hint-why-early = Очки зачекають: попереду ще { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[many] { $days } днів
}, а кожна ніч на висоті забирає кисень.
k2-hint-why-settled = Останніми картами очок уже не здобути, тож лишається вижити.
k2-hint-why-weather = Очки зачекають. Прогноз на день { $day }: { $weather }, а попереду ще { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[many] { $days } днів
}.

## Розбір гри

k2-review-head = **День { $day } · { $kind ->
    [cards] твої карти
    [token] твій жетон ризику
   *[turn] твій хід
}**
k2-review-own = **Ти:** { $did }
k2-review-better = **Найсильніший комп’ютер:** { $did }
k2-review-sums = Очки руху вгору: твої карти дають { $reach }, карти комп’ютера – { $better_reach }. Кисень: твої – { $air }, комп’ютера – { $better_air }.
k2-review-why = **Його підстави тоді:** { $why }
k2-review-picture = -# На зображенні – хід комп’ютера.
k2-hint-token = взяти { $token }
k2-review-cost = За оцінкою комп’ютера, { $chance ->
    [0] твій вибір коштував тобі { $points ->
        [0] частки очка
        [one] приблизно { $points } очко
        [few] приблизно { $points } очки
       *[many] приблизно { $points } очок
    }
   *[other] через твій вибір шанс на перемогу впав приблизно на { $chance } %
}. Йому було відомо лише те, що тоді й тобі.

## Ніч

k2-night-head = **Ніч { $day }**
k2-person-line = **{ $name }** · { $told }
# $name: a player; $levels: the climbers’ air, as in “A 3 → 2, B 1”
k2-night-levels = { $name } { $levels }
k2-night-lost = Втратили кисень: { $levels }.
k2-night-low = Мало кисню: { $levels }.
k2-night-calm = Ніхто не втратив кисню.
k2-night-line = { $climber } ({ $space }): кисень { $sum } = { $after }
k2-night-same = { $climber } ({ $space }): кисень { $level }
k2-night-capped = { $climber } ({ $space }): кисень { $sum }{ $terms ->
    [0] { "" }
   *[other] { " " }= { $whole }
}, лишається { $after }
k2-night-term = { $sign ->
    [minus] −
   *[plus] +
} { $points } { $what ->
    [space] за ділянку
    [tent] намет
    [weather] погода
   *[avalanche] лавина
}
k2-night-died = **{ $climber } вже не повернеться ({ $space }).**{ $before ->
    [1] { "" }
   *[other] { " " }Очки: { $before } → 1.
}
k2-night-slid = { $climber } сповзає з лавиною: { $start } → { $space }.
k2-night-rescued = Рятувальники встигли! { $climber }: { $start } → { $space }, скелелаз живий. Очки: { $before } → { $vp }.
k2-computer-slide = { $name } вирішує долю скелелаза.
k2-computer-rescue = { k2-computer-slide }
k2-ask-slide = { $mention }, лавина захопила { $climbers }. Вибери, куди сповзти.
k2-ask-rescue = { $mention }, { $count ->
    [1] { $climbers } гине
   *[other] { $climbers } гинуть
}. Використати твою карту порятунку?
k2-tile-turned = Нова погода: { $days }.

## Лавини й порятунок

k2-slide-head = **Ніч { $day } · лавина захопила { $climber } ({ $space })**
    Вибери, куди сповзти. Кисень за цю ніч уже пораховано.
k2-slope = { $space }, { $altitude } м, { $room ->
    [-1] без обмежень
    [0] місць немає, але сповзти туди можна
   *[other] вільних місць: { $room }
}
k2-rescue-head = **Ніч { $day } · { $count ->
    [1] { $climbers } гине
   *[other] { $climbers } гинуть
}**
    Твоя карта порятунку рятує одного скелелаза: він переходить на ділянку нижче 6000 м, має кисень 1, а його очки падають на чотири сходинки. Карта порятунку в тебе лише одна.
k2-rescue-where = Куди перенести { $climber }…
k2-rescue-sure = Зберегти карту, хоча { $count ->
    [1] { $climbers } загине
   *[other] { $climbers } загинуть
}? Потім врятувати вже не вийде.

## Вихід з гри

k2-resignation = Твої скелелази залишають гору й дають лише по 1 очку.
k2-resigned-head = **{ $name } залишає експедицію.**
k2-resigned-climbers = { $count ->
    [1] Скелелаз залишає гору
   *[other] Обидва скелелази залишають гору
}{ $tents ->
    [0] .
   *[other] ; намети стоять, де були.
}

## Кінець

k2-end-head-days = **Експедицію завершено: 18 днів на горі**
k2-end-head-dead = **Експедицію завершено на { $day }-й день: останнє слово за горою**
k2-end-head-death = **Експедицію завершено на { $day }-й день: у соло-грі перша смерть – це кінець**
k2-end-head-resigned = **Експедицію завершено на { $day }-й день**
k2-end-head-deserted = **Експедицію завершено на { $day }-й день: лишилися самі комп’ютери**
k2-end-winner = Перемагає { $name }: { $total ->
    [one] { $total } очко
    [few] { $total } очки
   *[many] { $total } очок
}.
k2-end-winner-summit = Перемагає { $name }: { $total ->
    [one] { $total } очко
    [few] { $total } очки
   *[many] { $total } очок
}. { $others ->
    [1] Стільки ж має { $other },
   *[other] Стільки ж мають інші,
} але вершину раніше підкорює { $name }.
k2-end-winner-left = { $others ->
    [1] { $other } більше не грає
   *[other] Усі інші більше не грають
}, тож перемагає { $name }: { $total ->
    [one] { $total } очко
    [few] { $total } очки
   *[many] { $total } очок
}.
k2-end-lost = Ніхто не повернувся, тож перемога спільна. У кожного { $total ->
    [one] { $total } очко
    [few] { $total } очки
   *[many] { $total } очок
}.
k2-end-shared = Спільна перемога: { $names }. У кожного { $total ->
    [one] { $total } очко
    [few] { $total } очки
   *[many] { $total } очок
}.
k2-end-solo = Соло на K2: { $total ->
    [one] { $total } очко
    [few] { $total } очки
   *[many] { $total } очок
}. Твоє звання: **{ $title }**.
k2-end-solo-lost = Жоден скелелаз не повернувся, тож у тебе { $total ->
    [one] { $total } очко
    [few] { $total } очки
   *[many] { $total } очок
}. Твоє звання: **{ $title }**.
k2-end-solo-left = { $name } згортає експедицію: { $total ->
    [one] { $total } очко
    [few] { $total } очки
   *[many] { $total } очок
}. Звання: **{ $title }**.
k2-end-rating = Звання для цієї гори: { $rating }.
k2-rating-top = { $title } ({ $least } і більше)
k2-rating-between = { $title } ({ $least }–{ $most })
k2-rating-below = { $title } (менше { $limit })
k2-title-himalaist = зірка Гімалаїв
k2-title-alpinist = гроза вершин
k2-title-crag-climber = приятель скель
k2-title-sailor = морська душа
k2-end-line = **{ $place }.** { $name }, { $total ->
    [one] { $total } очко
    [few] { $total } очки
   *[many] { $total } очок
}: { $fates }
k2-end-line-alone = { $name }: { $fates }
k2-fate-summit = { $climber } { $place ->
    [1] на вершині раніше за всіх
   *[other] на вершині
}
k2-fate-alive = { $climber } живий, найвище – { $peak } м
k2-fate-rescued = { $climber } врятований і живий, найвище – { $peak } м
k2-fate-died = { $climber } загинув ({ $space }, ніч { $day }){ $peak ->
    [none] { "" }
   *[other] , найвище – { $peak } м
}
k2-fate-resigned = експедицію покинуто
k2-decisive-death = { $alone ->
    [yes] Ніч { $day } поклала край експедиції
   *[no] Усе вирішила ніч { $day }
}: { $climber } гине{ $lost ->
    [0] { "" }
    [one] , і це коштує { $lost } очко
    [few] , і це коштує { $lost } очки
   *[many] , і це коштує { $lost } очок
}.
k2-decisive-lead = { $day ->
    [18] Усе вирішив останній день: лише тоді вперед виходить { $name }.
   *[other] Від { $day }-го дня і до кінця веде { $name }.
}
k2-decisive-thin = Найближче до біди – ніч { $day }: { $climber } ({ $space }) зустрічає ранок, маючи лише { $air } кисню.

## Поле текстом

k2-board-head = **Поле, день { $day } із { $days }: { $phase }**
k2-phase-selection = { $whose ->
    [own] вибери карти
    [some] ще чекаємо на карти ({ $names })
    [last] усі грають останні 3 карти
   *[all] усі вибирають карти
}
k2-phase-risk = { $whose ->
    [own] візьми жетон ризику
   *[some] { $names } бере жетон ризику
}
k2-phase-actions = { $whose ->
    [own] твій хід
   *[some] ходить { $names }
}
k2-phase-check = ніч
k2-phase-over = експедицію завершено
k2-board-ahead = Прогноз: { $days }.
k2-board-order = Черговість сьогодні: { $names }.
k2-board-summit = На вершині вже побували: { $climbers }.
k2-board-acted = { $name } (готово)
k2-board-acting = { $name } (зараз)
k2-board-plays = грає { $cards }
k2-board-person = **{ $name }**: { $facts }
k2-board-would-die = не доживе до ранку
k2-board-tent = намет: { $space }
k2-board-tent-carried = намет не поставлено
k2-board-risk = жетон ризику { $value }
k2-board-rescue = карта порятунку
k2-board-cards = карт у руці { $hand }, у колоді { $deck }
k2-board-resigned = більше не грає
k2-board-computer = комп’ютер
k2-board-committed = карти вибрано
k2-board-choosing = вибирає карти
k2-weather-head = **Погода й ризик, день { $day } із { $days }**
k2-weather-line = День { $day }: { $weather }.
k2-weather-hidden = Ще не відкрито погоду на дні { $start }–{ $days }, { $count ->
    [one] { $count } плитка
    [few] { $count } плитки
   *[many] { $count } плиток
}.
k2-tokens-aside = Уже взято: { $tokens }.
k2-tokens-aside-some = { $count } × { $value }
k2-map-head-low = **Карта гори, від базового табору до 6000 м**
k2-map-head-6000 = **Карта гори, 6000–7000 м**
k2-map-head-7000 = **Карта гори, від 7000 м до вершини**
k2-map-limit-low = Місць на кожній ділянці: { $count }; у базовому таборі – без обмежень.
k2-map-limit-6000 = Місць на кожній ділянці: { $count }.
k2-map-limit-7000 = 7000–8000 м, місць на кожній ділянці: { $count }.
k2-map-limit-8000 = Вище 8000 м, місць на кожній ділянці: { $count }.
k2-map-space = **{ $space }**: { $facts }
k2-map-altitude = { $altitude } м
k2-map-cost = вартість { $cost }{ $extra ->
    [0] { "" }
   *[other] { " " }сьогодні
}
k2-map-air = кисень { $air }
k2-map-up = вгору: { $spaces }
k2-map-down = униз: { $spaces }
k2-map-standing = тут: { $climbers }
k2-map-room = { $room ->
    [0] місць немає
   *[other] вільних місць: { $room }
}
k2-map-tents = { $count ->
    [1] намет: { $climbers }
   *[other] намети: { $climbers }
}

## Описи зображень

k2-alt-board = Поле, день { $day } із { $days }: { $phase }.
k2-alt-person = { $name }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}: { $climbers }.
k2-alt-lead = Попереду { $name }, перевага { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}.
k2-alt-shared-lead = Разом попереду: { $names }.
k2-alt-cards = Карт у руці { $hand }, у колоді { $deck }{ $some ->
    [yes] { ":" } { $names }
   *[no] { "" }
}.
k2-alt-rescue-all = У всіх є карта порятунку.
k2-alt-rescue-used = Карту порятунку вже використано: { $names }.
k2-alt-ways = Початок шляхів: { $ways }.
k2-alt-way = { $climber } ({ $start })
k2-alt-computer = { $name } (комп’ютер)
k2-alt-climber = { $climber } ({ $space }{ $metres ->
    [none] { "" }
   *[other] , { $metres } м
}){ $air ->
    [none] { "" }
   *[other] , кисень { $air }
}
k2-alt-tonight = Кисень після ночі: { $levels }.
k2-alt-dead = { $climber } – серед загиблих
k2-alt-dying = { $climber } гине
k2-alt-hand = Твої карти: { $cards }.
k2-alt-hand-chosen = Вибрано: { $cards }.
k2-alt-hand-committed = Підтверджено: { $cards }.
k2-alt-hand-sum = Разом: { $up } вгору або { $down } вниз, { $air } кисню, сума ризику { $push }.
k2-alt-begins = Починає { $name }.
k2-alt-reveal = Карти дня { $day }.
k2-alt-turn = Після ходу: { $name }.
k2-alt-died = { $climber } гине ({ $space }).
k2-alt-slid = { $climber } сповзає, початок { $start }, кінець { $space }.
k2-alt-rescued = Порятунок: { $climber }, початок { $start }, кінець { $space }.
# Що показують картинки великих моментів, після речення на них. $count: скільки скелелазів
k2-alt-hero-summit = У світанковому світлі на найвищій точці: { $count ->
    [1] постать, що махає прапором.
   *[other] дві постаті з прапором і піднятим льодорубом.
}
k2-alt-hero-death = Під нічним небом { $count ->
    [1] у купі каміння стоїть льодоруб із шарфом кольору команди.
   *[other] у купах каміння стоять льодоруби, по одному на кожну постать, із шарфами кольорів команд.
}
k2-alt-hero-rescue = У сутінках рятівник у сірому стоїть навколішки на краю скелі й витягує когось за руку.
k2-alt-hero-high = З мотузкою та льодорубом, перші кроки над лінією 8000 м; попереду вершина.
k2-alt-hero-avalanche = { $count ->
    [1] Постать летить
   *[other] Постаті летять
} схилом униз перед величезною хмарою снігу.
k2-alt-plan = План на день { $day }: { $name }. Мапа навколо твоїх скелелазів.
k2-alt-plan-computer = Хід комп’ютера за { $name } у день { $day }, на мапі довкола скелелазів.
k2-alt-plan-used = Використані карти: { $cards }.
k2-alt-plan-reach = Досяжно для { $climbers } (очки, вартість): { $spaces }.
# A space in a climber’s reach: in parentheses its points, if they are new, then what the way costs and takes.
k2-alt-plan-goal = { $space } ({ $points ->
    [0] { "" }
   *[other] { $points },{ " " }
}{ $cost }{ $air ->
    [0] { "" }
   *[other] , за жетон ризику { $air } кисню
}{ $night ->
    [dies] , вночі смертельно
    [lives] { "" }
   *[other] , кисень уранці: { $night }
}{ $stop ->
    [none] { "" }
   *[other] , лише мимохідь, кінець шляху: { $stop }
})
k2-alt-plan-reach-same = Досяжно для { $climbers } без нових очок (вартість): { $spaces }.
k2-alt-holds = Намет рятує від лавини: { $climbers }.
k2-alt-plan-nothing = Ще нічого не заплановано.
k2-alt-plan-climber = { $climber } ночує: { $space }; кисень { $before }, після ночі { $after }; очки { $had }, потім { $points }.
k2-alt-short = Після цієї ночі лишиться тільки 1 кисню: { $climbers }.
k2-alt-gains = { $name } може здобути очки: { $spaces }.
k2-alt-dead-before = Загинули раніше: { $climbers }.
k2-alt-night = Ніч { $day }.
k2-alt-dead-tonight = { $count ->
    [1] Загинув
   *[other] Загинули
}: { $climbers }.
k2-alt-dying-tonight = { $count ->
    [1] Гине
   *[other] Гинуть
}, але порятунок ще можливий: { $climbers }.
k2-rescue-price = { $climber }: очки { $before }, після порятунку { $after }.
k2-alt-slides = { $climber } потрапляє в лавину. Ще треба вибрати, куди сповзти: { $spaces }.
k2-alt-slides-to = { $climber } сповзає з лавиною: { $spaces }.
k2-alt-caught = { $climber } ({ $space }) потрапляє в лавину. Сповзти можна сюди: { $slopes }.
k2-alt-night-person = { $name }: { $told }.
k2-alt-ranking = Підсумкові місця.
k2-alt-chart-all = Графік висоти кожного скелелаза за { $days ->
    [1] єдиний день
    [one] { $days } день
    [few] { $days } дні
   *[many] { $days } днів
}.
k2-alt-chart-first = Графік показує день за днем переможне сходження; за рештою рядків бліді силуети показують інші сходження.
k2-alt-chart-none = За кожним рядком блідий силует показує сходження день за днем.

## Відмови

k2-refusal-not-seated = Ти не береш участі в цій грі, тож карт у тебе тут немає. Можна дивитися на поле й читати правила.
k2-refusal-no-climbers = Твоїх скелелазів на горі вже немає, тож карт вибирати не треба. За іншими можна стежити на полі.
k2-refusal-cards-closed = Сьогоднішні карти вже відкрито. Що далі, дивись у найновішому повідомленні.
k2-refusal-change-first = Твої карти вже підтверджено. Натисни **{ k2-button-change }**, щоб вибрати інші.
k2-refusal-card-count = { $count ->
    [1] Вибери рівно одну карту
    [one] Вибери рівно { $count } карту
    [few] Вибери рівно { $count } карти
   *[many] Вибери рівно { $count } карт
}, а тоді натисни **{ k2-button-commit }**.
k2-refusal-not-your-turn = Зараз не твій хід. Чий саме, дивись у найновішому повідомленні.
k2-refusal-no-such-use = Так використати карти не можна. Натисни **{ k2-button-plan }**, щоб побачити, що можна.
k2-refusal-asked = Це вирішує { $name }. Результат буде в каналі.
k2-refusal-no-token = Зараз тобі не треба брати жетон ризику. Що далі, дивись у найновішому повідомленні.
k2-refusal-no-slide = Зараз жоден твій скелелаз не сповзає. Що далі, дивись у найновішому повідомленні.
k2-refusal-no-rescue = Зараз жодного твого скелелаза не треба рятувати. Що далі, дивись у найновішому повідомленні.
k2-refusal-answer-gone = Це вже неможливо. Що можна зараз, дивись у найновішому повідомленні.
k2-refusal-cannot-pay = Так заплатити за жетон ризику вже не можна. Вибери інший спосіб.
k2-refusal-unreadable = Бот не розуміє «{ $answer }». Скористайся кнопками під найновішим повідомленням.

## Відмови за правилами: причина, а тоді що робити

k2-rule-air-alone = Карти «Кисень» використовують по одній. Вибери лише одну.
k2-rule-cannot-pay = Так заплатити за жетон ризику вже нічим. Вибери інший спосіб.
k2-rule-card-count = Треба вибрати рівно { $count ->
    [1] одну карту
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}.
k2-rule-card-used = Карту вже використано: { $card }. Вибери якусь із решти.
k2-rule-climber-dead = Скелелаз { $climber } загинув і не може використовувати карти. Вибери іншого скелелаза.
k2-rule-direction-first = Спершу вибери, куди веде канат: вгору чи вниз.
k2-rule-full = { $space }: місць немає. Пройти можна, а зупинитися треба деінде.
k2-rule-no-cards = Спершу вибери, які карти використати.
k2-rule-no-climbers = Живих скелелазів у тебе немає, тож вирішувати нічого. За іншими можна стежити на полі.
k2-rule-no-direction = Канат веде або вгору, або вниз. Вибери щось одне.
k2-rule-no-points = Жодною з цих карт не заплатити за крок чи намет. Вибери карти «Рух» або «Канат».
k2-rule-no-refuge = Врятований скелелаз переходить на ділянку нижче 6000 м, де є місце. Вибери іншу ділянку.
k2-rule-no-slope = Туди скелелаз сповзти не може. Вибери нижчу ділянку, до якої звідси веде канат.
k2-rule-no-such-seat = Такого гравця в цій грі немає.
k2-rule-no-such-token = Відкритого жетона ризику з таким числом немає. Вибери один із відкритих.
k2-rule-no-use = Спершу вибери карти для скелелаза або заверши хід.
k2-rule-not-awaited = Зараз тобі нічого вирішувати. Чий хід, дивись у найновішому повідомленні.
k2-rule-not-in-hand = Цієї карти вже немає у твоїй руці. Натисни **{ k2-button-hand }**, щоб побачити свої карти.
k2-rule-not-joined = { $space }: сюди звідти не веде жоден канат. Вибери іншу ділянку.
k2-rule-not-now = Зараз так не можна. Що можна, дивись у найновішому повідомленні.
k2-rule-over = Експедицію завершено. Підсумкові місця – в останньому повідомленні.
k2-rule-pay-first = Спершу заплати за жетон ризику.
k2-rule-resigned = Ти вже не в цій експедиції.
k2-rule-tent-pitched = Цей скелелаз уже поставив свій намет, а намети не переносять.
k2-rule-tent-too-expensive = { $space }: на намет тут не вистачає очок.
k2-rule-too-expensive = { $space }: щоб перейти сюди, не вистачає очок.
k2-rule-use-does-nothing = Із цими картами скелелаз не може ні зробити крок, ні поставити намет. Вибери інші.
k2-rule-use-open = Один скелелаз іще в дорозі. Спершу заверши його рух.

## Правила, одне повідомлення на тему

k2-rules-head = **Правила · { $topic }**
k2-rules-player = { $seat ->
    [0] Ада
    [1] Ян
   *[other] Лі
}
k2-rules-title-overview = Коротко про гру
k2-rules-title-setup = Підготовка
k2-rules-title-cards = Вибір карт
k2-rules-title-risk = Ризик
k2-rules-title-moving = Рух
k2-rules-title-ropes = Карти «Канат»
k2-rules-title-tents = Намети
k2-rules-title-air = Кисень
k2-rules-title-weather = Погода
k2-rules-title-limits = Місця на ділянках
k2-rules-title-points = Очки й вершина
k2-rules-title-night = Ніч
k2-rules-title-end = Як закінчується гра
k2-rules-title-solo = Соло-гра
k2-rules-title-family = Варіант: сімейний
k2-rules-title-avalanche = Варіант: лавини
k2-rules-title-leaving = Вихід із гри
k2-rules-title-bot = Як грати тут
k2-rules-title-rulings = Наші тлумачення
k2-rules-title-sources = Джерела

k2-rules-overview = Поведи на K2 двох скелелазів, A і B, і збережи їм життя протягом 18 днів.
    Кожен день складається з п’яти частин:
    {""}**1. Карти.** Усі таємно вибирають по три карти.
    {""}**2. Ризик.** Усі карти відкриваються. Гравець із найбільшою сумою ризику бере жетон ризику й має за нього заплатити. За нічиєї – ніхто.
    {""}**3. Ходи.** Починаючи з першого гравця, кожен використовує свої три карти: «Рух» і «Канат» – на кроки й намети, «Кисень» – на кисень.
    {""}**4. Ніч.** Велика висота й негода забирають кисень, низькі ділянки й намети додають. Скелелаз, у якого менше 1 кисню, гине.
    {""}**5. Ранок.** Першим стає наступний гравець, погода змінюється, і всі добирають карти.
    Скелелаз отримує очки за найвищу ділянку, якої досяг, і зберігає їх на спуску. Але в загиблого скелелаза лишається 1 очко. Перемагає той, чиї скелелази разом мають найбільше очок.
    Інші теми пояснюють кожну частину.
k2-rules-setup = Обидва твої скелелази, A і B, починають у базовому таборі з 1 кисню та 1 очком. У кожного є намет.
    У тебе власна колода з 18 карт. Її тасують, і ти береш у руку шість карт.
    Три з 20 жетонів ризику відкриті, як і плитки погоди на дні з 1-го по 6-й.
    Хто починає, вирішує жереб, якщо організатор нікого не вибрав. Щоранку починає наступний гравець.
    Перед грою організатор вибирає сторону поля (легшу чи важчу), пору року (літо чи зиму) і варіанти.
k2-rules-cards = У всіх однакові 18 карт: десять карт «Рух» (1 1 1 1 1 2 2 2 3 3), три карти «Канат» (1/2, 1/3, 2/3) і п’ять карт «Кисень» (0 1 1 2 3).
    Кисень 0 нічого не дає. Вибирай його, щоб зберегти кращу карту або мати малу суму ризику.
    У руці шість карт: щодня вибирай три, а щоночі добирай три нові. За чотири ночі колода вичерпується, тож шостого дня ти граєш три останні. Потім усі 18 тасуються знову на наступні шість днів.
    Отже, за шість днів кожна карта трапляється рівно один раз, і можна вирахувати, що ще є в інших.
    Вибір можна змінювати, доки не підтвердить останній гравець. Гравці без живих скелелазів карт не вибирають.
    На зображенні вибрано Рух 3, Канат 1/3 і Кисень 2: 4 очки вгору або 6 вниз, 2 кисню і сума ризику 4.
k2-rules-risk = Додай числа на вибраних картах «Рух» і перші числа на вибраних картах «Канат»: це твоя сума ризику. Карти «Кисень» не рахуються.
    Гравець із найбільшою сумою ризику бере один із трьох відкритих жетонів ризику. За нічиєї – ніхто. Якщо лишається один гравець, він бере жетон щодня, як і в соло-грі. Узятий жетон виходить із гри, а замість нього відкривається новий, доки вони є.
    Усього жетонів 20: чотири «0», одинадцять «1» і п’ять «2».
    У кінці ходу заплати стільки очок, скільки вказано на жетоні, у будь-якому поєднанні:
    · невикористані очки на використаних картах «Рух» і «Канат»,
    · очки на тих із трьох карт, яких не використано (на карті «Канат» – більше число; карти «Кисень» теж рахуються),
    · кисень скелелаза, який цього ходу рухався, ставив намет або отримував кисень із карт.
    Через плату за жетон кисень не падає нижче 0. Якщо не можеш заплатити все, плати, скільки є.
    На зображенні найбільша сума ризику, 5, в Ади, і вона вибирає жетон. Карти «Кисень» Яна й Лі не рахуються.
k2-rules-moving = У свій хід використовуй три карти в будь-якому порядку, по одній або кілька разом. Щоразу вибирай одного скелелаза і те, на що йдуть карти: кроки, намет чи кисень.
    Крок веде скелелаза канатом на сусідню ділянку, вгору чи вниз, і коштує стільки очок, скільки там указано. Через негоду він може подорожчати.
    Якщо використати карти разом, їхні очки додаються. Кожну карту використовують один раз і для одного скелелаза. Ділити її очки між A і B не можна.
    Один скелелаз може діяти кілька разів за хід. Рухатися або використовувати всі карти й очки необов’язково.
    На зображенні A піднімається з a10 через b1 (вартість 2) на b5 (вартість 1) картами Рух 1 і Рух 2. Кисень 2 – для B.
k2-rules-ropes = На карті «Канат» два числа. Коли використовуєш її, вибери одне: перше платить за кроки вгору (і намети), друге – за кроки вниз. За кроки в інший бік вона не платить ніколи.
    Якщо використати «Канат» і «Рух» разом, за кроки у своєму напрямку спершу платить «Канат», а решту докладають карти «Рух».
    «Вгору» – це на більшу висоту, навіть якщо на вигляд ділянки на одному рівні. Маленькі стрілки на канатах показують угору.
    На зображенні A піднімається на b2 (вартість 2) картою Канат 2/3 вгору, а B спускається через b1 на a10 (вартість 2 і 1) картою Канат 1/3 вниз.
k2-rules-tents = У кожного скелелаза є один намет на всю гру. Його можна поставити там, де скелелаз починає, зупиняється чи проходить, навіть якщо місць на ділянці немає. Намет коштує стільки, скільки крок на цю ділянку (1 у базовому таборі), з урахуванням погоди. Плати картами «Рух» або першим числом на картах «Канат».
    Намети не переносять. Щоночі кожен твій скелелаз на ділянці з наметом отримує 1 кисню, хоч би хто з двох поставив намет. Два твої намети на одній ділянці теж дають 1. Намети інших гравців тобі не допомагають.
    Намет загиблого скелелаза лишається на місці й далі допомагає другому.
    На зображенні A картою Рух 2 робить крок на b5 (вартість 1) і ставить там намет (ще 1). Намет дає 1 кисню вже з першої ночі.
k2-rules-air = Кисень показує, наскільки скелелаз пристосувався до висоти; у друкованій грі це зветься «здоров’я». На початку обидва скелелази мають 1.
    Карта «Кисень» додає своє число одному скелелазові. Протягом ходу кисень може бути більшим за 6 або дорівнювати 0: до ночі ніхто не гине.
    Уночі все підсумовується. Усе понад 6 пропадає, а скелелаз, у якого менше 1, гине.
    На зображенні A стоїть на b6 і має 1 кисню. Ділянка й погода забирають по 1, тож без карти Кисень 2 цей скелелаз не дожив би до ранку.
k2-rules-weather = Кожна плитка погоди охоплює три дні й показує, де негода і що вона робить.
    {""}**−1 або −2 кисню**: стільки втрачають уночі всі в цій зоні.
    {""}**Кроки +1**: цього дня кроки й намети в цій зоні коштують на 1 більше.
    Сезон гри – літо або зима. У кожному сезоні шість плиток, і всі вони в грі. Дві з них, тобто шість днів, відкрито від початку. Наступні відкриваються 4-го, 7-го, 10-го і 13-го дня.
    На зображенні день 2: вище 7000 м кроки коштують на 1 більше, а ніч забирає 1 кисню. Видно також дні 3–6. Краще не бути високо 5-го і 6-го дня.
k2-rules-limits = Місця на ділянках обмежені й спільні для всіх гравців. Скільки їх, залежить від висоти й від того, скільки гравців починало гру:
    {""}**Нижче 6000 м**: 2 для одного-двох гравців, 3 для трьох-чотирьох, 4 для п’яти.
    {""}**6000–7000 м**: 2 для одного-трьох гравців, 3 для чотирьох-п’яти.
    {""}**7000–8000 м**: 1 для одного-двох гравців, 2 для трьох-п’яти.
    {""}**Вище 8000 м**: 1.
    П’ятеро гравців можуть увімкнути *{ k2-option-lenient }*: 3 на висоті 7000–8000 м і 2 вище.
    Через повну ділянку можна пройти, але не можна на ній зупинитися. Хто не рухається, завжди може лишитися. Намети місць не займають, а в базовому таборі обмежень немає.
    На зображенні скелелаз A Ади минає скелелаза Яна на c1, де лише одне місце, і зупиняється на c3.
k2-rules-points = Кожен скелелаз має очки за найвищу ділянку, якої він досяг, навіть якщо лише пройшов через неї. На спуску очок не меншає.
    Найнижчі ділянки дають 1 очко, вершина – 10. Твій рахунок – це очки обох скелелазів разом.
    У загиблого скелелаза лишається 1 очко. Бот пам’ятає, хто дійшов до вершини раніше за всіх, бо за нічиєї це визначає переможця. Скелелаз, який потім загинув (або якого врятовано в сімейному варіанті), для цього вже не рахується.
    На зображенні A дістається вершини й має 10 очок, доки живий.
k2-rules-night = Кисень кожного скелелаза після ночі обчислюють так:
    кисень + те, що дає чи забирає ділянка, + 1 за твій намет на ній − те, що забирає погода.
    У кожної ділянки своє число, навіть на майже однаковій висоті: усі показує **{ k2-button-whole }**.
    Наприклад: `3 − 1 за ділянку + 1 намет − 1 погода = 2`.
    Усе понад 6 пропадає. Скелелаз, у якого менше 1, гине і зникає з гори, але його намет лишається.
    Потім першим гравцем стає наступний за чергою гравець із живим скелелазом. Гравці без скелелазів далі стежать за грою.
    На зображенні скелелаз B Ади стоїть на c3 і має 2 кисню. Ділянка забирає 1, погода забирає 1, намету немає: B гине. A, нижче й у наметі, лишається живий.
k2-rules-end = Гра закінчується після 18-ї ночі або раніше, якщо на горі не лишилося нікого живого.
    Перемагає той, у кого найбільше очок. За нічиєї перемагає той, чий живий скелелаз раніше дістався вершини. Якщо таких немає, перемога спільна. У гравця, що лишився без обох скелелазів, усе одно є 2 очки.
    На зображенні перемагає Ада. Скелелаз B Яна дійшов до d1, але загинув останньої ночі, і замість 7 очок має 1.
k2-rules-solo = Місць на ділянках стільки, скільки для двох гравців, а жетон ризику ти береш щодня.
    Перша смерть одразу завершує гру: твій рахунок – очки другого скелелаза плюс 1. Порятунок (сімейний варіант) смертю не вважається.
    Звання, яке ти отримуєш, залежить від рахунку, сторони поля й сезону:
    { $ratings }
k2-rules-rating = { $side ->
    [hard] Важча сторона
   *[easy] Легша сторона
}, { $season ->
    [winter] зима
   *[summer] літо
}: { $rating }
k2-rules-family = У кожного гравця є одна карта порятунку. Коли один із твоїх скелелазів мав би загинути вночі, її можна використати: перенеси його на будь-яку ділянку нижче 6000 м, де є місце; кисню в нього стає 1. Його намет лишається, де був. Його очки падають на чотири сходинки ряду 10, 7, 6, 5, 4, 3, 2, 1 (на важчій стороні 10, 8, 7 і так далі), наприклад із 7 до 3, але не нижче 1.
    Якщо однієї ночі мали б загинути обидва твої скелелази, врятувати можна лише одного.
    На зображенні скелелаз A Ади загинув би на c3, але карту порятунку ще можна використати.
k2-rules-avalanche = Дві із шести плиток погоди таємно замінюють плитками, де в одній зоні сходить лавина.
    У ніч лавини кожен скелелаз у цій зоні втрачає 1 кисню. Якщо на його ділянці немає жодного твого намету, він ще й сповзає вниз на один канат. Якщо канатів кілька, вибираєш ти. Першими сповзають ті скелелази, що стоять найнижче. Сповзати можна й на повні ділянки.
    Для кисню цієї ночі рахується ділянка, з якої скелелаз сповз. Хто гине цієї ночі, той не сповзає.
    На зображенні лавина захопила скелелаза A Ади на c1, і він сповзає на b6 або b7. Скелелаз Яна на c3 у безпеці в наметі.
k2-rules-leaving = Вийти можна будь-коли: твої скелелази залишають гору, у кожного лишається 1 очко, а намети стоять, де були. Інші грають далі. Якщо лишається один гравець, він одразу перемагає. Соло-гра просто закінчується.
k2-rules-bot = **{ k2-button-hand }** показує твої карти тільки тобі. Натисни три, потім **{ k2-button-commit }**. **{ k2-button-change }** дає змогу вибрати інші, доки всі не підтвердили свої.
    Натиснувши **{ k2-button-plan }**, спершу вибери, де скелелаз заночує. Бот сам підбирає карти так, щоб лишилося якнайбільше очок на підйом; вибрати інші можна кнопкою **{ k2-button-other-cards }**. Роздай карти «Кисень» їхніми кнопками, перевір, що станеться вночі, і натисни **{ k2-button-finish }**. Доти все можна змінити, а план збережеться, навіть якщо закрити повідомлення. Спланувати й підтвердити хід можна й тоді, коли ходять інші.
    Поле в повідомленнях показує лише те, що зараз важливо, без ділянок, до яких усім понад два дні шляху. **{ k2-button-whole }** показує всі ділянки, кисень і очки кожного та всю відому погоду. **{ k2-button-board }** описує все, що є на зображенні.
    Бот кличе тебе лише тоді, коли треба щось вирішити. Старі кнопки працюють далі або підказують, що натиснути замість них.
k2-rules-sources = K2 – гра Адама Калужі (Adam Kałuża). Це неофіційна версія для гри з друзями: правила переказано нашими словами, а всі зображення намалювали ми.
    У нас були не всі друковані плитки погоди, тож деякі ми створили в тому ж дусі: { $tiles }. На плитках із лавиною (з літерою A) лавина така, як у друкованій грі, а решту днів придумали ми.

## Без Discord: назва каналу й перше повідомлення у ньому

k2-greeting-channel = експедиція
k2-greeting-welcome = **Вітаємо в базовому таборі!**
k2-greeting-start = Натисни **{ lobby-button-start }** нижче, щоб піднятися без компанії, або спершу **{ lobby-button-add-computer }**, якщо хочеш товариства.
k2-greeting-picture = Гра K2: гора з канатами між пронумерованими ділянками, на деяких стоять скелелази, а поруч – погода й чий зараз хід.

## Статистика

k2-career-alt = Статистика: { $name }. Гора зі шляхами, якими йшли скелелази.
k2-career-summits = { $count ->
    [0] Ніхто ще не побував на вершині.
   *[other] На вершині: { $count ->
        [1] { $count } скелелаз
        [one] { $count } скелелаз
        [few] { $count } скелелази
       *[many] { $count } скелелазів
    }{ $count ->
        [0] {""}
        [1] {""}
       *[other] {" "}у { $games ->
            [one] { $games } грі
            [few] { $games } іграх
           *[many] { $games } іграх
        }
    }.
}
k2-career-zone = { $above ->
    [0] { $count } нижче 6000 м
    [6000] { $count } між 6000 і 7000 м
    [7000] { $count } між 7000 і 8000 м
   *[8000] { $count } вище 8000 м
}
k2-career-deaths = { $count ->
    [0] На горі ніхто не загинув.
   *[other] Втрати на горі: { $count ->
        [one] { $count } скелелаз ({ $where })
        [few] { $count } скелелази ({ $where })
       *[many] { $count } скелелазів ({ $where })
    }{ $most ->
        [0] {""}
        [1] {""}
       *[other] , найчастіше на { $day }-й день
    }.
}
k2-career-high = Пережиті ночі вище 8000 м: { $count }.
k2-career-risk = Жетони ризику: { $count ->
    [0] немає
   *[other] { $count }, разом на { $sum }; сплачено: { $points ->
        [one] { $points } невикористане очко
        [few] { $points } невикористані очки
       *[many] { $points } невикористаних очок
    } і { $air } кисню
}.
k2-career-way = Улюблений шлях нагору на { $side ->
    [hard] важчій
   *[easy] легшій
} стороні: { $way }.
k2-career-alone = { $side ->
    [hard] важча
   *[easy] легша
} сторона, { $season ->
    [winter] зима
   *[summer] літо
}: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
} ({ $title })
k2-career-alone-best = Найкращі результати соло: { $results }.
k2-best-source = Вони беруться із завершених ігор; хто здався, не враховується.
k2-best-points = Найбільше очок, { $side ->
    [hard] важча
   *[easy] легша
} сторона, { $season ->
    [winter] зима
   *[summer] літо
}: **{ $count }**
k2-best-table = Найбільше очок на гравця в одній грі: **{ $average }** (разом { $total }, гравців: { $seats })
k2-best-summits = Найбільше скелелазів на вершині в одній грі: **{ $count }**
k2-best-ascent = Найраніше на вершині: **день { $count }**
k2-best-stay = Найдовше перебування скелелаза вище 8000 м: **{ $count ->
    [one] { $count } ніч
    [few] { $count } ночі
   *[many] { $count } ночей
}**

k2-rules-rulings = Де друковані правила мовчать або наші джерела розходяться, ми граємо так:
    { $rulings }
k2-ruling-2 = З лавинами ніхто до кінця не знає, які дві плитки погоди замінено.
k2-ruling-4 = Хто починає, вирішує жереб або організатор, хоч би хто останнім був у горах.
k2-ruling-5 = З картами порятунку можна грати й самому.
k2-ruling-7 = Гравець без живих скелелазів лишає свої карти в себе й до кінця не бере участі.
k2-ruling-9 = За одним із наших джерел жетон ризику не бере ніхто, лише якщо *всі* суми ризику однакові. За другим і за друкованими правилами – якщо *найбільша* не в одного. Так ми й граємо. Останній гравець із живим скелелазом бере жетон щодня.
k2-ruling-10 = Якщо всі три відкриті жетони ризику однакові, бот бере один за тебе.
k2-ruling-16 = У базовому таборі місця вистачає всім.
k2-ruling-17 = Хто гине або врятований, втрачає своє місце в порядку сходження на вершину. Якщо зійде знову, буде останнім.
k2-ruling-18 = Якщо не можеш сплатити весь жетон ризику, платиш, скільки можеш, навіть якщо очки витрачено навмисно.
k2-ruling-19 = Під час ходів ніхто не гине, навіть із 0 кисню.
k2-ruling-20 = Два твої намети на одній ділянці дають 1 кисню, а намет загиблого й далі допомагає.
k2-ruling-22 = Врятований скелелаз знову починає з 1 кисню, також у базовому таборі. Рятують після всіх смертей і зсувів, у порядку ходів.
k2-ruling-26 = Гра закінчується й тоді, коли не лишається нікого живого.
k2-ruling-29 = Якщо ти здаєшся, твої скелелази вважаються загиблими, а намети лишаються. Якщо здалися всі інші, останній гравець перемагає. Якщо лишилися самі комп’ютери, гра закінчується.
k2-ruling-40 = Якщо час вийде, перш ніж ти вибереш, куди зсувається скелелаз, це буде найвища з ділянок.
