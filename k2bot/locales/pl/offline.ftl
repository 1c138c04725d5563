# The bot without Discord: the terminal, the simulated channel and the browser page around it.

offline-greeting =
    To jest symulacja Discorda na twoim komputerze: bez konta, bez tokenu i nic nie trafia do internetu.
    Otwórz w przeglądarce stronę gracza. Jeśli grasz bez znajomych, wystarczy ci pierwsza.
offline-player = {"  "}{ $name }: { $address }
offline-port = Port { $port } jest zajęty, więc bot wybrał wolny.
offline-connect =
    Naciśnij Ctrl-C, aby zatrzymać. Następnym razem gry potoczą się dalej.
    Aby grać na Discordzie: utwórz aplikację na https://discord.com/developers/applications, wpisz token jej bota
    do zmiennej środowiskowej DISCORD_TOKEN i uruchom bota ponownie. Każdy krok pokazuje docs/hosting.md.
offline-stopping = Zatrzymywanie. Wszystkie gry są zapisane.

offline-topic = Symulacja Discorda na twoim komputerze
offline-hall = świetlica
offline-welcome = { $key ->
        [hall] **Możesz tu zagrać w dowolną grę:** wpisz { $commands }. W menu **{ lobby-button-settings }** opcja „{ thread-option }” przenosi grę do wątku, więc kanał pozostaje wolny.
       *[game] { $welcome }
    } To jest symulacja Discorda na twoim komputerze: nic nie trafia do internetu.{ $alone ->
        [yes] { "" }
       *[no] { " " }Aby zagrać jako ktoś inny, wybierz jego imię na górze.
    }{ $found ->
        [game] { "" } Gra poniżej czeka w tym samym miejscu co ostatnio.
        [table] { "" } { $start }
        [over] { $key ->
            [hall] { "" }
           *[game] { "" } Ostatnia gra na tym kanale już się skończyła. Naciśnij **{ lobby-button-rematch }** pod wynikiem albo zacznij inną poleceniem `/{ $key } { command-new-name }`.
        }
       *[nothing] { $key ->
            [hall] { "" }
           *[game] { "" } Na tym kanale nie ma gry. Zacznij ją poleceniem `/{ $key } { command-new-name }`.
        }
    }{ $learn ->
        [yes] { "" } Nie znasz tej gry? Naciśnij **{ course-button-learn }**.
       *[no] { "" }
    }{ $daily ->
        [yes] { "" } Gra dnia, taka sama dla wszystkich: wpisz `/{ $key } { command-daily-name }`.
       *[no] { "" }
    }{ $others ->
        [none] { "" }
       *[other] { "" } Jest tu więcej gier: { $others }.
    }
offline-welcome-game = **Oto { $title }, miłej gry.**
offline-start = Naciśnij poniżej **{ lobby-button-start }**, aby zagrać, albo pozwól najpierw dołączyć innym.

offline-page-direct = Prywatne
offline-nobody = Nie ma gracza o tym numerze. Aby mieć więcej graczy, uruchom bota z opcją --players i większą liczbą.
offline-bad-request = Bot nie może odczytać tego żądania, więc nic się nie zmieniło. Odśwież stronę.
offline-page-changed = Wiadomość zmieniła się dokładnie w chwili kliknięcia, więc kliknięcie się nie liczy. Spójrz jeszcze raz i wybierz.
offline-page-down = Bot nie działa. Nic nie przepadło: uruchom go ponownie (make run), a ta strona sama ruszy dalej.
offline-page-newest = Najnowsza wiadomość (Alt+N)
offline-page-no-command = Nie ma takiego polecenia, nic nie wysłano. Dostępne: { $name }
offline-page-others = Inne wątki
offline-page-outside = Ten link prowadzi do prawdziwego Discorda, który nie jest częścią symulacji.
offline-page-gone = Wiadomości pod tym linkiem już tu nie widać.
offline-page-unanswered = Bot jeszcze nie odpowiedział. Jego odpowiedź pojawi się tutaj. Jeśli nic się nie pojawi, szukaj przyczyny w terminalu.

# What Discord itself says, in the simulation's page. Take Discord's own words.
offline-page-private = Tylko ty to widzisz
offline-page-edited = { " " }(edytowano)
# Before the name of a command.
offline-page-used = { $name } używa polecenia{ " " }
offline-page-commands-only = Tu możesz wpisywać polecenia
# $place: a channel, such as #k2.
offline-page-write = Napisz na { $place }
offline-page-send = Wyślij
offline-page-options = OPCJE
offline-page-no-option = Brak pasujących opcji
offline-page-members = CZŁONKOWIE
offline-page-file = Wybierz plik
offline-page-viewer = Widok gracza
offline-page-conversation = Rozmowa
offline-page-earlier = Wczytaj wcześniejsze wiadomości
offline-page-empty = Na tym kanale nie ma wiadomości.
offline-page-newer = Nowsze wiadomości
offline-page-unread = Nowe wiadomości · przejdź do najnowszej
offline-page-message = Wiadomość
offline-page-thinking = Myśli…
offline-page-picture = Obraz
offline-page-picture-close = Zamknij
offline-page-picture-zoom = Powiększ
offline-page-picture-fit = Dopasuj do okna
offline-page-picture-pan = Obraz: po powiększeniu przesuwaj go strzałkami
offline-page-picture-previous = Poprzedni
offline-page-picture-next = Następny
offline-page-picture-original = Otwórz w przeglądarce
offline-page-matching = OPCJE DLA „{ $name }”
offline-page-optional = opcjonalne: +{ $name }
offline-page-bar = Gracze i kanały
offline-page-messages = Wiadomości
offline-page-edited-at = Edytowano: { $name }
offline-page-file-contents = Zawartość pliku { $name }
offline-page-file-more = Pokaż więcej lub mniej pliku { $name }
offline-page-file-download = Pobierz { $name }
offline-page-unavailable = { $name }: nie można pokazać obrazka
offline-page-send-key = Wyślij (Enter)
offline-page-command-leave = Wyjdź z polecenia
offline-page-commands = Polecenia
offline-page-option-remove = Usuń { $name }
offline-page-required = { "" }, wymagane
