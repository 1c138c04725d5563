### Gra dnia: jedna dla wszystkich, jedna próba na osobę.

daily-head = **{ $game }: gra dnia nr { $number }** · { $options }
daily-new = Wszyscy grają dziś w tę samą grę: to samo tasowanie, to samo szczęście. Masz jedną próbę, bez towarzystwa i bez podpowiedzi. Liczy się, jeśli skończysz przed północą, { $ends }. Gra toczy się w twoich wiadomościach prywatnych z botem.
daily-zone = -# Północ w twojej strefie czasowej: { $zone }. Możesz ją zmienić w `/{ command-settings-name }`.
daily-unfinished = Gra nr { $number } nie jest jeszcze skończona{ $link ->
    [none] .
   *[other] : [wróć do niej]({ $link }).
} Już się nie liczy, a początek dzisiejszej ją zakończy.
daily-running = Twoja gra już trwa: { $link ->
    [none] wróć do wiadomości prywatnych z botem.
   *[other] [graj dalej]({ $link }).
} { $late ->
    [yes] Jest po północy, więc już się nie liczy, ale możesz ją dokończyć.
   *[no] Liczy się, jeśli skończysz przed północą, { $ends }.
}
daily-started = Dzisiejsza gra czeka w twoich [wiadomościach prywatnych z botem]({ $link }).
daily-day-over = Ten dzień już się u ciebie skończył. Dzisiejszą grę pokazuje `/{ $command } { command-daily-name }`.
daily-scored = Twój wynik: **{ $points }**. { $par ->
    [none] Najsilniejszy komputer jeszcze gra, więc par nie jest jeszcze znany.
   *[other] Par, czyli wynik najsilniejszego komputera: **{ $par }** ({ $difference }).
}
daily-late = Koniec nastąpił po północy, więc nie ma cię w rankingu tego dnia.
daily-left = Gra poddana, więc nie ma wyniku.
daily-cancelled = Gra anulowana, więc nie ma wyniku.
# As in English
daily-line = { $game } #{ $number }  { $points }{ $par ->
    [none] {""}
   *[other] {" "}(par { $par })
}  { $marks }
daily-streak = { $current ->
    [0] Dni z rzędu: teraz żadnego
   *[other] Dni z rzędu: { $current }
} (rekord: { $best })
daily-next = Następna zaczyna się { $at }.
daily-sealed = -# Jutrzejsze tasowanie jest już zapieczętowane. Odcisk (SHA-256): `{ $promised }`
daily-result-head = **{ $game }: gra dnia nr { $number }**
daily-record-later = -# Inni może jeszcze w nią grają, więc zapis i tasowanie pozostają tajne, aż ten dzień skończy się wszędzie, { $at }.

# As in English
daily-button-start = Start
daily-button-board = Ranking
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
   *[other] {" "}· par { $par }
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
    [left] gra poddana
   *[cancelled] gra anulowana
}
daily-board-not-yet = Ten ranking zobaczysz, gdy skończysz grę z tego dnia. Dzisiejszą pokazuje `/{ $command } { command-daily-name }`.
daily-results-head = **{ $game }, gra dnia: twoje wyniki** · ukończone: { $count }
daily-results-line = Nr { $number }: { $how ->
    [left] gra poddana
    [cancelled] gra anulowana
   *[other] { $points }{ $difference ->
        [none] {""}
       *[other] {" "}({ $difference })
    }{ $how ->
        [late] , po północy
       *[counts] {""}
    }
}
daily-choose = Zobacz ranking serwera…

# As in English
daily-share = { $name }: `{ $line }`
daily-shared = Opublikowane. Innym niczego to nie zdradza.
daily-shared-already = Ten wynik jest już na tym kanale.
daily-nothing-to-share = Wynik możesz udostępnić, gdy skończysz grę dnia. Dzisiejszą pokazuje `/{ $command } { command-daily-name }`.
daily-to-copy = Skopiuj tę linię i wklej, gdzie chcesz. Na serwerze `/{ $command } { command-daily-name }` ma przycisk, który ją publikuje.

daily-verify = To była gra dnia nr { $number }, taka sama dla wszystkich. Tasowanie wynika z liczby `{ $seed }`. Jej SHA-256 to `{ $promised }`.{ $number ->
    [1] {" "}To była pierwsza gra dnia.
   *[other] {" "}Ten odcisk był widoczny już przy grze z poprzedniego dnia, więc nikt nie mógł wybrać tasowania później. Porównaj je albo oblicz odcisk samodzielnie.
}
daily-verify-later = To gra dnia nr { $number } i inni może jeszcze w nią grają. Liczba, z której wynika tasowanie, pozostaje tajna, aż ten dzień skończy się wszędzie, { $at }. Wtedy pokaże ją to polecenie. Jej odcisk (SHA-256): `{ $promised }`.{ $number ->
    [1] {""}
   *[other] {" "}Był widoczny już przy grze z poprzedniego dnia.
}
daily-statistics = Gra dnia: ukończone: { $count }. Dni z rzędu: teraz { $current }, najwięcej { $best }.
daily-film-later = Inni może jeszcze grają w tę grę. Wszystkim możesz ją pokazać, gdy ten dzień skończy się wszędzie, { $at }.

command-daily = Gra dnia: taka sama dla wszystkich, jedna próba na osobę
discord-help-daily = `/{ $command } { command-daily-name }`: Gra dnia, taka sama dla wszystkich
