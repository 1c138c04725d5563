# Слова на зображеннях K2. Місця обмаль: довші слова буде зменшено або обрізано.

picture-base = База
picture-metres = { $metres } м
picture-day = День { $day }
# In place of the day’s number, which follows it
picture-last-day = Останній день
picture-days-ahead = Дні { $days }
picture-days = День
picture-died-on-day = загинув дня { $day }
picture-of-days = із { $days }
# Cards that every player has.
picture-cards-each = { $players ->
    [1] рука { $hand }, колода { $deck }
   *[other] кожен: рука { $hand }, колода { $deck }
}

picture-weather-clear = Ясно
picture-weather-wind = Вітер { $where }
picture-weather-storm = Буря { $where }
picture-weather-snow = Сніг { $where }
picture-weather-blizzard = Хуртовина { $where }
picture-weather-avalanche = Лавина { $where }

picture-zones-low = нижче 6000
# As in English
picture-zones-6000 = 6000–7000
# As in English
picture-zones-7000 = 7000–8000
picture-zones-8000 = вище 8000
picture-zones-low-6000 = нижче 7000
# As in English
picture-zones-6000-7000 = 6000–8000
picture-zones-7000-8000 = вище 7000
picture-zones-6000-7000-8000 = вище 6000
picture-zones-low-6000-7000-8000 = скрізь

picture-after-day = після дня { $day }
picture-over-dead = усі загинули
picture-over-death = скелелаз загинув
picture-over-resigned = інші вийшли
picture-over-deserted = лишилися комп’ютери
picture-final = Рахунок
picture-risk = Ризик
picture-legend-points = очки
picture-legend-cost = вартість
picture-legend-air = кисень
picture-legend-pack = з наметом
picture-legend-rescue = порятунок
picture-full = повно
picture-air-now = кисень зараз
picture-air-later = вранці

picture-asked-turn = хід
picture-asked-token = жетон?
picture-asked-cards = карти?
picture-asked-slide = куди?
picture-asked-rescue = рятувати?
picture-has-played = Після ходу: { $name }
picture-call-turn = Хід: { $name }
picture-call-token = { $name } бере жетон
picture-call-slide = { $name }: куди сповзти?
picture-call-rescue = { $name }: рятувати?
picture-risk-open = жетони ризику

picture-resigned = поза грою
picture-fallen = загинули

picture-card-movement = Рух
picture-card-rope = Канат
picture-card-acclimatization = Кисень
picture-choose = { $stage ->
    [none] Вибери { $count }
    [all] Готово
   *[some] Вибери ще { $count }
}
# below the stage “all”
picture-choose-done = підтверди
picture-advice = { talk-button-hint }
picture-in-hand = { $count ->
    [one] { $count } карта в руці
    [few] { $count } карти в руці
   *[many] { $count } карт у руці
}
picture-committed = Підтверджено
picture-committed-open = ще можна змінити
picture-sum-ways = вгору або вниз
picture-sum-air = кисень
picture-sum-risk = ризик
picture-risk-highest = найбільший бере жетон
picture-risk-alone = жетон щодня

picture-reveal = День { $day }: усі карти
picture-begins = починає
picture-highest = макс. сума
picture-alone = соло: бере жетон
picture-tied = нічия
picture-choosing = { $players ->
    [1] Вибери 3 карти
   *[other] Усі вибирають 3 карти
}
picture-last-cards = Останні 3 карти
picture-token-choice = вибирає жетон
picture-token-tie = Нічия: жетон не бере ніхто
picture-token-taken = бере
picture-token-costs = { $value ->
    [0] Він нічого не коштує.
   *[other] Сплатити { $value } після ходу, картами або киснем.
}
picture-tokens-cost = Платять після ходу, картами або киснем.
picture-tokens-open = Завтра:

picture-night = Ніч { $day }
picture-night-safe = Ніхто не гине
picture-night-lost = { $name }: { $count ->
    [one] гине
    [few] гинуть
   *[many] гинуть
} { $climbers }
# A dying climber, and the points that its rescue takes
picture-night-price = { $climber } { $points ->
    [0] без втрати очок
    [one] за { $points } очко
    [few] за { $points } очки
   *[many] за { $points } очок
}
# Asked of who decides it: whom to rescue, as in "A for 4 points or B for 1 point", or where a climber slides
# to, as in "b3 or b1"
picture-night-ask-rescue = { $name }: рятувати { $climbers }?
picture-night-ask-slide = { $name }: { $climbers } на { $spaces }?
# Why none can be.
picture-night-spent = порятунок уже використано
picture-night-air = Кисень уранці
picture-night-later = вранці
# Below the weather and where it is; also a sentence of its own, which gets its full stop.
picture-night-nobody-there = Ніхто там не спить
# What changes a climber’s air at night, before a number as in −1.
picture-night-altitude = висота
picture-night-weather = погода
picture-plan-ask = { $climbers }: іти чи лишитися?
picture-plan-ask-air = Роздай кисень
picture-plan-computer = Хід комп’ютера
# Below a climber’s air
picture-plan-morning = O₂ вранці
picture-plan-summit = Вершина
picture-plan-pack = з собою
picture-plan-pitched = стоїть
# after a space where a climber can only turn back
picture-plan-back = і назад
picture-plan-can-go = може сюди
picture-plan-cards = Карти на сьогодні
# Below how many movement points the cards left give
picture-plan-left = решта
picture-risk-pays = Залиш { $risk } на ризик
picture-risk-takes = { $air ->
    [0] Карти оплатять ризик
   *[other] Ризик забере в { $climbers } кисень: { $air }
}
picture-would-die = вночі загине
picture-would-slide = сповзе вниз
picture-short-of-air = 1 O₂ вранці
picture-died = смерть минулої ночі
picture-rests = пауза
picture-leads = попереду на { $points }
picture-shared-lead = нарівно попереду
picture-earlier = раніше сьогодні
picture-points-in-reach = очки: вартість
picture-avalanche-does = У лавині без намету сповзають униз
# $spaces: as in "b3 or b1"
picture-avalanche-takes = Без намету { $climber } сповзе на { $spaces }
picture-plan-slides = униз
picture-dead = { $count ->
    [1] загинув
   *[other] загинули
}
# Can still be rescued
picture-dying = гине
picture-dies = гине
picture-part-bottle = O₂
picture-part-tent = намет
picture-most = макс.

picture-ranking = Кінець
picture-winner = Виграє { $name }
picture-shared = Спільна перемога
picture-nobody = Ніхто не повернувся
picture-won-ahead = { k2-points }, на { $ahead } більше, ніж друге місце
picture-won-tied = Очок порівну, але раніше на вершині
picture-won-shared = По { k2-points }
picture-won-left = Більше нікого немає
picture-setting = { $side ->
    [hard] Важча сторона
   *[easy] Легша сторона
}, { $season ->
    [winter] зима
   *[summer] літо
}, день { $day }

picture-career-games = { $games ->
    [one] { $games } гра
    [few] { $games } гри
   *[many] { $games } ігор
}{ $won ->
    [-1] {""}
    [one] , { $won } перемога
    [few] , { $won } перемоги
   *[many] , { $won } перемог
}
picture-career-summits = { $count ->
    [one] вершина
    [few] вершини
   *[many] вершин
}
picture-career-deaths = { $count ->
    [one] смерть
    [few] смерті
   *[many] смертей
}
picture-career-high = { $count ->
    [one] ніч вище 8000
    [few] ночі вище 8000
   *[many] ночей вище 8000
}
picture-career-tokens = { $count ->
    [one] жетон ризику
    [few] жетони ризику
   *[many] жетонів ризику
}
# Beside the ways climbed, whose lines are the broader the more often that was.
picture-career-ways = ширше: частіше
picture-career-rivals = вище : нижче

# Картинки великих моментів. $count: скільки скелелазів
picture-hero-climbers = { $count ->
    [one] { $count } скелелаз
    [few] { $count } скелелази
   *[many] { $count } скелелазів
}
picture-hero-summit = { $climbers } на вершині K2!
picture-hero-death = { $climbers } не { $count ->
    [one] повернеться
    [few] повернуться
   *[many] повернеться
}: забракло кисню ({ $spaces }).
picture-hero-rescue = { $climbers } у безпеці!
picture-hero-high = { $climbers } вище за всіх: понад 8000 м!
picture-hero-avalanche = Лавина зносить униз: { $climbers }!
