# Підписи у повторі K2. Кадр видно секунду-дві, тож слів має бути мало, а ділянки – за кодами, як на полі.
# У заголовку місця на 30 знаків, під ним два рядки приблизно по 50.

k2-film-setting = { $side ->
    [hard] Важча сторона
   *[easy] Легша сторона
}, { $season ->
    [winter] зима
   *[summer] літо
}


k2-film-space = { $space ->
    [base] табір
    [summit] вершина
   *[other] { $space }
}
k2-film-both = A і B
k2-film-moves = { $climber } → { $space }
k2-film-climbs = { $climber } іде на { $space }
k2-film-metres = { $altitude } м
k2-film-camps = { $climber }: намет, { $space }
k2-film-summit = { $climber }: вершина!
k2-film-tent = { $climber }: намет
k2-film-air = { $climber }: +{ $air } кисню

k2-film-high = { $climber } вище 8000 м
k2-film-leads = Тепер веде { $name }
k2-film-death = { $climber } не повернеться
k2-film-died-at = Смерть: { $space }, { $altitude } м
k2-film-died-summit = Смерть на вершині
k2-film-avalanche = { $climber } у лавині
k2-film-rescue = { $climber }: порятунок
k2-film-down = Униз: { $start } → { $end }
k2-film-left = { $name } виходить із гри
k2-film-left-more = Обидва скелелази йдуть


k2-film-present = Далі буде
k2-film-goes-on = Експедиція ще триває.

## Повідомлення з повтором, опис і поступ

k2-film-head = **Повтор експедиції на K2**: { $names }, { $setting }
k2-film-so-far = Гра ще триває; це день { $day } із { $days }.
k2-film-making = Повтор готується: { $days ->
    [1] перший день
    [one] { $days } день
    [few] { $days } дні
   *[many] { $days } днів
}…
k2-film-alt = Повтор експедиції, день за днем, до { $day }-го дня.
k2-film-alt-end = Рахунок: { $totals }.
k2-film-alt-total = { $name }, { $total ->
    [one] { $total } очко
    [few] { $total } очки
   *[many] { $total } очок
}
k2-film-alt-day = День { $day }: { $told }
