## Ratings: how strong people on a server are at a game, for those who have joined

ratings-head = **{ $game }: ranking na tym serwerze**
ratings-line = **{ $place }** · { $name }{ $own ->
    [yes] {" "}(ty)
   *[no] {""}
} · { $points } · { $games ->
    [one] 1 gra
    [few] { $games } gry
   *[many] { $games } gier
}
# As in English
ratings-points = { $points }{ $settled ->
    [yes] {""}
   *[no] ?
}
ratings-more = … i jeszcze { $count ->
    [one] 1 osoba
    [few] { $count } osoby
   *[many] { $count } osób
}
ratings-nobody = Na liście nie ma jeszcze nikogo.
ratings-invite = Nie bierzesz udziału w rankingu. Po dołączeniu liczą się twoje gry na tym serwerze, także wcześniejsze, a twoją ocenę mogą zobaczyć wszyscy na serwerze. Tak samo będzie na innych serwerach z rankingiem.
ratings-hidden = Bierzesz udział w rankingu, ale twoje statystyki są ukryte, więc nie masz oceny. Aby to zmienić, użyj `/{ command-settings-name }`.
ratings-no-game = Bierzesz udział w rankingu. Ocena pojawi się po pierwszej twojej grze na tym serwerze z kimś, kto też bierze udział, albo z komputerem.
ratings-away = Nie ma cię na liście, bo od twojej ostatniej ocenionej gry minęło ponad 90 dni. Twoja ocena wtedy: { $points }
ratings-pending = Niektóre gry nie są jeszcze policzone; zajrzyj znowu za minutę.
ratings-computers = -# Komputery dla porównania: { $levels }.
# As in English
ratings-computer = { $level } { $points }
ratings-means = -# Ocena to ostrożny szacunek: zaczyna się od { $first } i w pierwszych grach zwykle rośnie. „?” oznacza mniej niż { $settled } gier.
ratings-counted = -# Gra się nie liczy, jeśli komputer kogoś zastępował, ktoś przejął czyjeś miejsce w grze albo cofnięto krok. Rezygnacja oznacza ostatnie miejsce.
ratings-off = Na tym serwerze nie ma rankingu. { $manages ->
    [yes] Możesz go włączyć w ustawieniach serwera: `/{ command-settings-name }` z opcją `{ command-option-whose-name }`.
   *[no] Może go włączyć osoba zarządzająca serwerem, w jego ustawieniach: `/{ command-settings-name }` z opcją `{ command-option-whose-name }`.
}
ratings-no-server-here = Ranking jest osobny dla każdego serwera. Użyj tego polecenia na kanale serwera, na którym działa bot.
ratings-button-join = Dołącz do rankingu
ratings-button-leave = Opuść ranking
statistics-rating = Ocena na tym serwerze: { $points }

ratings-option = Ranking
ratings-option-help = Kto dołączy, dostaje ocenę za swoje gry na serwerze
preference-ratings = Ranking
preference-ratings-help = Dostajesz ocenę na serwerach z rankingiem
preference-ratings-on = bierzesz udział
preference-ratings-off = nie bierzesz udziału

command-ratings = Zobacz, jak silni są gracze na tym serwerze, którzy biorą udział w rankingu
command-ratings-game = Która gra (pomiń, jeśli chodzi o tę z największą liczbą ocen)
discord-help-ratings = `/{ command-ratings-name }`: Jak silni są gracze na tym serwerze, którzy biorą udział w rankingu
