### Gra dnia: jedna dla wszystkich, jedna próba na osobę.

daily-head = **{ $game }: gra dnia nr { $number }** · { $options }
daily-new = Wszyscy grają dziś w tę samą grę: to samo tasowanie, to samo szczęście. Masz jedną próbę, solo i bez podpowiedzi. Liczy się, jeśli skończysz przed północą, { $ends }. Gra toczy się w twoich wiadomościach prywatnych z botem.
daily-zone = -# Północ w twojej strefie czasowej: { $zone }. Możesz ją zmienić w `/{ command-settings-name }`.
daily-unfinished = Gra nr { $number } nie jest jeszcze skończona{ $link ->
    [none] .
   *[other] : [wróć do niej]({ $link }).
} Już się nie liczy, a gdy zaczniesz dzisiejszą, tamta się zakończy.
daily-running = Twoja gra już trwa: { $link ->
    [none] wróć do wiadomości prywatnych z botem.
   *[other] [graj dalej]({ $link }).
} { $late ->
    [yes] Jest po północy, więc już się nie liczy, ale możesz ją dokończyć.
   *[no] Liczy się, jeśli skończysz przed północą, { $ends }.
}
daily-started = Dzisiejsza gra jest gotowa. { $link ->
    [none] Znajdziesz ją tuż poniżej.
   *[other] **[Zagraj w wiadomościach prywatnych]({ $link })**
}
daily-day-over = Ten dzień już się u ciebie skończył. Dzisiejszą grę pokazuje `/{ $command } { command-daily-name }`.
daily-spent = Próba w tej grze jest już za tobą. Sama gra jest zapomniana, ale wiesz, co w niej będzie, więc bot pamięta, że próba się odbyła, dopóki ten dzień nie skończy się we wszystkich strefach czasowych ({ $until }). Następna zaczyna się { $at }.
daily-scored = Twój wynik: **{ $points }**.
daily-par = { $par ->
    [none] Najsilniejszy komputer jeszcze gra. Jego wynik pokaże niedługo `/{ $command } { command-daily-name }`.
   *[other] Wynik najsilniejszego komputera: **{ $par }** (różnica: { $difference }).
}
daily-late = Ta gra skończyła się po północy, więc nie ma jej w tabeli wyników.
daily-left = Rezygnacja z gry, więc nie ma wyniku.
daily-cancelled = Gra anulowana, więc nie ma wyniku.
# As in English
daily-line = { $game } #{ $number }  { $points }{ $par ->
    [none] {""}
   *[other] {" "}(komputer: { $par })
}  { $marks }
daily-streak = Dni z rzędu: { $current } (rekord: { $best })
daily-next = Następna zaczyna się { $at }.
daily-sealed = -# Jutrzejsze tasowanie (SHA-256): `{ $promised }`
daily-result-head = **{ $game }: gra dnia nr { $number }**
daily-record-later = -# Inni mogą jeszcze w nią grać, więc zapis i tasowanie pozostają tajne, dopóki ten dzień nie skończy się we wszystkich strefach czasowych ({ $at }).

# As in English
daily-button-start = Start
daily-button-board = Tabela wyników
daily-button-share = Udostępnij
daily-button-results = Moje wyniki
daily-button-today = { $game }: gra dnia
# As in English
daily-button-before = ◀ #{ $number }
# As in English
daily-button-after = #{ $number } ▶

daily-board-head = **{ $game }: gra dnia nr { $number }**{ $server ->
    [none] {""}
   *[other] {" "}· { $server }
}{ $par ->
    [none] {""}
   *[other] {" "}· komputer: { $par }
}
# As in English
daily-board-line = { $place }. { $own ->
    [yes] **{ $name }**
   *[no] { $name }
}: { $points }{ $difference ->
    [none] {""}
   *[other] {" "}({ $difference })
}
daily-board-more = … i jeszcze { $count }
daily-board-nobody = Na tym serwerze nikt inny jeszcze nie skończył na czas.
daily-board-own = -# Ty: { $how ->
    [late] { $points }, po północy, więc się nie liczy
    [left] rezygnacja
   *[cancelled] gra anulowana
}
daily-board-not-yet = Tę tabelę wyników zobaczysz, gdy skończysz grę z tego dnia. Dzisiejszą grę pokazuje `/{ $command } { command-daily-name }`.
daily-results-head = **{ $game }, gra dnia: twoje wyniki** · ukończone: { $count }
daily-results-line = Nr { $number }: { $how ->
    [left] rezygnacja
    [cancelled] gra anulowana
   *[other] { $points }{ $difference ->
        [none] {""}
       *[other] {" "}({ $difference })
    }{ $how ->
        [late] , po północy
       *[counts] {""}
    }
}
daily-choose = Zobacz tabelę wyników serwera…

# As in English
daily-share = { $name }: `{ $line }`
daily-shared = Opublikowane. Innym niczego to nie zdradza.
daily-shared-already = Ten wynik jest już na tym kanale.
daily-nothing-to-share = Wynik możesz udostępnić, gdy skończysz grę dnia. Dzisiejszą pokazuje `/{ $command } { command-daily-name }`.
daily-to-copy = Skopiuj ten wiersz i wklej, gdzie chcesz. Na serwerze opublikuje go przycisk pod `/{ $command } { command-daily-name }`.

daily-verify = To była gra dnia nr { $number }, taka sama dla wszystkich. Tasowanie wynika z ziarna losowania `{ $seed }`. Jego SHA-256 to `{ $promised }`.{ $number ->
    [1] {" "}To była pierwsza gra dnia.
   *[other] {" "}Ten odcisk był widoczny już przy grze z poprzedniego dnia, więc nikt nie mógł wybrać tasowania później. Porównaj oba odciski albo oblicz odcisk samodzielnie.
}
daily-verify-later = To gra dnia nr { $number }. { $at ->
    [none] Ziarno losowania pozostaje tajne, dopóki nie skończysz tej gry.
   *[other] Inni mogą jeszcze w nią grać, więc ziarno losowania pozostaje tajne, dopóki ten dzień nie skończy się we wszystkich strefach czasowych ({ $at }). Wtedy pokaże je to polecenie.
} Odcisk ziarna (SHA-256): `{ $promised }`.{ $number ->
    [1] {""}
   *[other] {" "}Był widoczny już przy grze z poprzedniego dnia.
}
daily-statistics = Ukończone gry dnia: { $count }. Dni z rzędu: { $current } (rekord: { $best }).
daily-film-later = Inni mogą jeszcze w to grać. Powtórkę pokażesz wszystkim, gdy ten dzień skończy się we wszystkich strefach czasowych ({ $at }).

command-daily = Gra dnia: taka sama dla wszystkich, jedna próba na osobę
discord-help-daily = `/{ $command } { command-daily-name }`: Gra dnia, taka sama dla wszystkich
