### Підписи у повторі Dungeon Twister. Кадр видно секунду-дві, тож слів має бути мало.

dungeon-button-film = Повтор
dungeon-film-player = Гравець { $number }
dungeon-film-head = **Повтор:** { $first } – { $second }, { $turns ->
    [one] { $turns } хід
    [few] { $turns } ходи
   *[many] { $turns } ходів
}.
dungeon-film-making = Повтор готується: { $turns ->
    [one] { $turns } хід
    [few] { $turns } ходи
   *[many] { $turns } ходів
}…
dungeon-film-opening = { $first } (мета: { $blue }) – { $second } (мета: { $yellow })
dungeon-film-turn = { $number } · { $name }
dungeon-film-carrying = { $name } { $handled }.
dungeon-film-alt = { $first } { $blue }:{ $yellow } { $second }; зіграно { $turns ->
    [one] { $turns } хід
    [few] { $turns } ходи
   *[many] { $turns } ходів
}.
dungeon-film-alt-turn = Хід { $number }: { $detail }
