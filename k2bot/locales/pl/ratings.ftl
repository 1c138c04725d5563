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
ratings-invite = Nie bierzesz udziału w rankingu. Po dołączeniu liczą się twoje gry na tym serwerze, także wcześniejsze, a twoje punkty rankingowe mogą zobaczyć wszyscy na serwerze. Tak samo będzie na innych serwerach z rankingiem. Jeśli później zrezygnujesz z rankingu, twoje punkty znikną, a inni zachowają to, co od ciebie wygrali.
ratings-hidden = Bierzesz udział w rankingu, ale twoje statystyki są ukryte, więc nie masz punktów rankingowych. Aby to zmienić, użyj `/{ command-settings-name }`.
ratings-no-game = Bierzesz udział w rankingu. Punkty rankingowe pojawią się po pierwszej twojej grze na tym serwerze z kimś, kto też bierze udział, albo z komputerem.
ratings-away = Nie ma cię na liście, bo od twojej ostatniej gry rankingowej minęło ponad 90 dni. Twoje punkty rankingowe wtedy: { $points }
ratings-pending = Niektóre gry nie są jeszcze policzone; zajrzyj znowu za minutę.
ratings-computers = -# Komputery dla porównania: { $levels }.
# As in English
ratings-computer = { $level } { $points }
ratings-means = -# Punkty rankingowe to ostrożny szacunek: na start jest ich { $first }, a w pierwszych grach zwykle przybywa. „?” oznacza mniej niż { $settled } gier.
ratings-counted =
    -# Kto opuści grę przed końcem, zajmuje ostatnie miejsce: przez rezygnację, anulowanie gry, oddanie miejsca albo komputer, który gra za tę osobę do końca. Cofnięte ruchy niczego nie zmieniają.
    -# Kto zastąpi kogoś innego komputerem, nic w tej grze nie zyskuje, chyba że tej osoby nie będzie przez cały dzień.
ratings-off = Na tym serwerze nie ma rankingu. { $manages ->
    [yes] Możesz go włączyć w ustawieniach serwera: `/{ command-settings-name } { command-option-whose-name }: { command-settings-whose-server }`.
   *[no] Może go włączyć osoba zarządzająca serwerem, w jego ustawieniach: `/{ command-settings-name } { command-option-whose-name }: { command-settings-whose-server }`.
}
ratings-no-server-here = Ranking jest osobny dla każdego serwera. Użyj tego polecenia na kanale serwera, na którym działa bot.
ratings-cancel-sure = -# W rankingu liczy się to jak rezygnacja.
ratings-standin-sure = -# Jeśli gra skończy się przed twoim powrotem, w rankingu liczy się to jak rezygnacja.
ratings-button-join = Dołącz do rankingu
ratings-button-leave = Opuść ranking
statistics-rating = Punkty rankingowe na tym serwerze: { $points }

ratings-option = Ranking
ratings-option-help = Kto dołączy, zdobywa punkty rankingowe za swoje gry na serwerze
preference-ratings = Ranking
preference-ratings-help = Masz punkty rankingowe na serwerach z rankingiem
preference-ratings-on = bierzesz udział
preference-ratings-off = nie bierzesz udziału

command-ratings = Ranking tego serwera: jak silni są gracze, którzy biorą w nim udział
command-ratings-game = Która gra (pomiń, jeśli chodzi o tę, w której rankingu jest najwięcej osób)
discord-help-ratings = `/{ command-ratings-name }`: Ranking tego serwera: jak silni są gracze, którzy biorą w nim udział
