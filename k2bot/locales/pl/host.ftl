### What the host says about games, whichever game is played.

## Notices: it's your turn

notice-asked = **{ $game }** – twoja kolej: { $names }
notice-reminder = **{ $game }** – nadal twoja kolej: { $names } (zaczęła się { $since })
notice-last = **{ $game }** – brakuje już tylko twojego ruchu: { $names }
notice-dm-asked = **{ $game }** ({ $where }): twoja kolej.
notice-dm-reminder = **{ $game }** ({ $where }): nadal twoja kolej, zaczęła się { $since }.
notice-dm-last = **{ $game }** ({ $where }): brakuje już tylko twojego ruchu.
notice-missed = ⌛ **{ $game }** ({ $where }): czas minął, więc { $way ->
    [draft] bot zagrał to, co było już wybrane.
    [completed] bot zostawił to, co było już wybrane, i uzupełnił resztę.
   *[chosen] bot wybrał za ciebie.
}
notice-missed-step = Ruch bota: { $step }.
notice-missed-standin = Odtąd gra za ciebie komputer. Aby wrócić do gry, naciśnij **{ standin-button-back }**.
notice-refused =
    { $name } nie przyjmuje wiadomości prywatnych od bota. Od teraz bot pisze tutaj, a prywatne strony otwiera przycisk pod najnowszym postem.
    Aby znów dostawać wiadomości, pozwól na wiadomości prywatne z tego serwera, a potem wybierz je ponownie: `/{ command-settings-name }`.
notice-button-open = Zagraj
notice-button-look = Pokaż grę
notice-button-mute = Wycisz na dziś
notice-muted = Bot nie będzie cię już dziś oznaczać. Koniec wyciszenia: { $until }.

## The lobby

lobby-title = **{ $game }** · gracze ({ $count } z { $most }): { $names }
lobby-people = Gracze ({ $count } z { $most }): { $names }
posts-option = Posty
posts-option-help = Mniej postów to mniej obrazków; bot i tak oznacza osobę, na którą kolej
posts-phase = jeden na fazę, z każdym obrazkiem
posts-day = jeden na dzień, aktualizowany, z najnowszym obrazkiem
posts-one = jeden na grę, aktualizowany, tylko bieżący dzień
lobby-who = { $who ->
    [nobody] Wszystkie miejsca są zajęte.
    [invited] Dołączyć mogą tylko zaproszeni.{ $missing ->
        [none] {""}
       *[other] {" "}Jeszcze bez odpowiedzi: { $missing }.
    }
   *[anyone] Dołączyć może każdy na tym kanale.
}
lobby-ready = Grę może zacząć { $host }.
lobby-needs-people = Potrzebna liczba graczy: { $span ->
    [one] { $least }
   *[several] od { $least } do { $most }
}.
lobby-begun = **{ $game }** · gra { $table } · rozpoczęta{ $where ->
    [here] {""}
   *[other] , miejsce: { $where }
}. Gracze: { $names }
lobby-sealed = -# Wynik tasowania jest już zapieczętowany, więc nikt nie może przy nim majstrować. Odcisk (SHA-256): `{ $promised }` · jak to sprawdzić, pokazuje `/{ $command } { command-verify-name }`
lobby-promise = -# Wynik wszystkich tasowań ustalono przed początkiem gry{ $presses ->
    [0] {""}
   *[other] , z domieszką waszych kliknięć *{ lobby-button-join }* i *{ lobby-button-start }*
}. Odcisk (SHA-256): `{ $promised }`. Po grze sprawdzisz go poleceniem `/{ $command } { command-verify-name }`.
lobby-invite = Zaproś graczy…
lobby-invitation = { $guests }, { $count ->
    [1] masz
   *[other] macie
} zaproszenie do gry w { $game }. Zaprasza: { $host }.
lobby-invited = Zaproszenie wysłane: { $name }. Do tej gry może dołączyć także każda inna osoba. Jeśli tego nie chcesz, włącz „{ private-option }” w menu „{ lobby-button-settings }”.
lobby-invited-private = Zaproszenie wysłane. Teraz może dołączyć { $name }.
invitation-quiet = -# Tym razem bez powiadomienia: { $names }. Każdy dostaje tylko kilka zaproszeń dziennie i może je wyłączyć. { $way ->
    [seat] Nadal można odpowiedzieć pod prośbą na kanale.
   *[join] Nadal można nacisnąć **{ lobby-button-join }** pod postem gry.
}
invitation-button-block = Zablokuj…
option-on = tak
option-off = nie
thread-option = Osobny wątek
thread-option-help = Przenieś grę do wątku pod jej pierwszym postem, żeby kanał pozostał wolny
thread-name = { $game } · gra { $table }
thread-name-people = { $game }: { $names }
thread-line = { $name } zaczyna w tym wątku grę w **{ $game }**.
private-option = Tylko dla zaproszonych
private-option-help = Dołączyć mogą tylko osoby zaproszone przez gospodarza; oglądać może cały kanał
lobby-cancelled = **{ $game }** · ta gra została anulowana.
lobby-closed = **{ $game }** · ta gra została zamknięta, bo przez tydzień nikt jej nie zaczął. Nową otwiera `/{ $command } { command-new-name }`.
lobby-unstarted = { $names }: nikt jeszcze nie zaczął { $link ->
    [none] waszej gry **{ $game }**
   *[other] [waszej gry]({ $link }) **{ $game }**
}.
lobby-closes = -# Bot zamknie ją tydzień po ostatniej zmianie.
lobby-button-join = Dołącz
lobby-button-thread = Otwórz w wątku
lobby-button-leave = Wyjdź
lobby-button-start = Zacznij grę
lobby-button-cancel = Anuluj grę
lobby-button-rules = Zasady
lobby-button-rematch = Rewanż
lobby-button-film = Powtórka
lobby-button-review = Analiza gry

lobby-setting = { $option }: { $value }
lobby-switch = { $option }: { $now } → { $other }
# A line of a list of current settings.
settings-line = • { $option }: **{ $value }**
# Shown in a menu of several settings, in each of whose lines lobby-switch says what it changes.
settings-switches = Zmień: { $names }
settings-change = Zmień ustawienie…
lobby-button-settings = Więcej ustawień
lobby-settings-here = { $host ->
    [you] Wszystko to możesz zmieniać aż do rozpoczęcia gry.
   *[other] Wszystko to aż do rozpoczęcia gry może zmieniać { $host }.
}

lobby-alone = Nie masz z kim grać? Naciśnij **{ lobby-button-add-computer }**, a potem **{ lobby-button-start }**.
lobby-computers = -# Siła komputerów: { $levels }. { $pairs ->
    [yes] Przewaga
   *[no] Przy dwóch graczach przewaga
} 400 punktów to około dziesięciu wygranych na jedenaście gier.
lobby-computers-here = Wybierz poziom, na którym gra { $name }, a potem naciśnij **{ lobby-button-start }**.
lobby-strength = Punkty rankingowe: { $points }
lobby-computer = { $mark } { $name } ({ $level })
lobby-button-add-computer = Dodaj komputer
lobby-button-computers = Komputery
lobby-button-remove-computer = Usuń komputer
# As in English
computer-name = Bot { $name }

lobby-joined = Jesteś w grze. Może ją zacząć { $host }.
lobby-left = Nie jesteś już w tej grze.
lobby-left-host-passed = Nie jesteś już w tej grze. Nowy gospodarz: { $host }.
lobby-left-last = Nie został ani jeden gracz, więc gra została anulowana.
lobby-was-cancelled = Gra została anulowana.

## Lists of games: /games, history

games-none = Nie bierzesz udziału w żadnej grze. Nową zaczniesz poleceniem { $commands }.
games-head = **Twoje gry: { $count }**{ $mine ->
    [0] {""}
   *[other] {" "}· twoja kolej w { $mine }
}
games-line = **{ $game }**{ $kind ->
    [daily] {" "}(gra dnia)
    [practice] {" "}(trening)
   *[game] {""}
}, gra { $table } · { $told }{ $link ->
    [none] {""}
   *[other] {" "}· { $link }
}
games-mine = **twoja kolej**, zaczęła się { $since }{ $until ->
    [none] {""}
   *[other] , czas mija { $until }
}
games-others = kolej: { $names }, zaczęła się { $since }{ $until ->
    [none] {""}
   *[other] , czas mija { $until }
}
games-lobby = jeszcze nierozpoczęta, gospodarz: { $host }
games-under-way = w toku
games-more = {" "}i jeszcze { $count }
games-open = Otwórz grę…
games-choice = { $game }, gra { $table }
games-back = Wstecz
games-on = Dalej
history-none =
    Ani tutaj, ani wśród twoich gier nie ma { $game ->
        [all] żadnej zakończonej
       *[other] zakończonej gry w { $game }
    }. Nową zaczniesz poleceniem { $commands }.
history-no-match = Żadna gra nie pasuje. Wybierz poniżej inne filtry.
history-head = **{ $game ->
    [all] Zakończone gry
   *[other] { $game }: zakończone gry
}**
history-count = { $count ->
    [one] { $count } gra
    [few] { $count } gry
   *[many] { $count } gier
}{ $pages ->
    [1] {""}
   *[other] , strona { $page } z { $pages }
}
history-line = { $day } · { $game ->
    [none] {""}
   *[other] { $game } ·{" "}
}{ $kind ->
    [daily] gra dnia:{" "}
    [practice] trening:{" "}
   *[game] {""}
}{ $results } · { $link ->
    [none] gra { $table }
   *[other] gra { $table } { $link }
}
history-cancelled = anulowana, bez zwycięzcy: { $names }
history-result = { $place }. { $name }{ $points ->
    [none] {""}
   *[other] {" "}({ $points })
}
history-open = Przejrzyj…
history-all-games = Wszystkie gry
history-where = Czyje gry
history-where-near = Twoje i z tego kanału
history-where-mine = Twoje
history-where-channel = Z tego kanału
history-where-server = Z tego serwera, z kanałów, które widzisz
history-only = Które gry
history-only-any = Dowolny wynik
history-only-won = Twoje wygrane
history-only-people = Z innymi osobami
history-only-computers = Tylko z komputerami
# As in English
history-only-solo = Solo
history-only-cancelled = Anulowane
history-player = Z kimkolwiek
history-with = z udziałem: { $player }
history-record-of = Zapis gry w { $game }, gra { $table }. Aby obejrzeć powtórkę, wpisz `/{ $command } { command-replay-name }` i dołącz ten plik jako `{ command-option-record-name }`.
# Below the last post of a game, next to its record
ending-record = -# Dołącz plik do `/{ $command } { command-replay-name }`, aby obejrzeć powtórkę, albo do `/{ $command } { command-verify-name }`, aby sprawdzić tasowanie.

## Przeglądanie zakończonej gry

look-back-button = Przejrzyj
look-back-head = -# { $game }, gra { $table } · { $number } z { $count }{ $own ->
    [yes] {" "}· twoja strona z tym, co zostało wybrane, bez przycisków
   *[no] {""}
}
look-back-first = ⏮ Początek
look-back-back = ◀ Wstecz
look-back-next = Dalej ▶
look-back-last = Koniec ⏭
look-back-list = Lista
look-back-menu = Przejdź do…
look-back-earlier = ◀ Wcześniej
look-back-later = Później ▶
look-back-others = od: { $first }, do: { $last }
look-back-return = ◀ Wróć do gry
look-back-own = Mój widok
look-back-public = Widok ogólny
look-back-record = Zapis gry
look-back-running = Ta gra w { $game } jeszcze trwa. Przejrzysz ją po zakończeniu.

## Settings of a person and of a server

preferences-own = **Twoje ustawienia** we wszystkich grach
preferences-time = Czy twój zegar pokazuje { $time } ({ $zone })? Jeśli nie, wybierz poniżej swoją strefę czasową albo ją wpisz: `/{ command-settings-name } { command-option-zone-name }`.
preferences-muted = Wyciszenie trwa do { $until }.
preferences-button-unmute = Wyłącz wyciszenie
preferences-language-elsewhere = -# Język zmienisz poleceniem `{ command-language-name }` dowolnej gry.
preferences-button-server = Ustawienia serwera
preferences-button-own = Moje ustawienia
preferences-greeting = Wiadomości prywatne działają: tutaj bot będzie do ciebie pisać. Aby to zmienić, użyj `/{ command-settings-name }`.
preferences-server = **Ustawienia serwera**: domyślne dla nowych gier w tym miejscu
preferences-no-role = Gry może zaczynać każdy.
preferences-quiet = W twoich godzinach ciszy, od { $begin } do { $end }, bot cię nie oznacza{ $until ->
    [none] {""}
   *[other] {" "}(czyli teraz, do { $until })
}. Powiadomi cię później. W grach, w których godziny ciszy zatrzymują zegar, pozostali widzą, że je masz.
preferences-role = Gry mogą zaczynać osoby z rolą { $role } i te, które zarządzają kanałem.
preferences-pick-role = Kto może zaczynać gry: każdy

preferences-button-blocks = Zablokowane zaproszenia
blocks-page = **Zablokowane zaproszenia** nie docierają do ciebie ani w wiadomości, ani jako wzmianka. Nikt się nie dowie, co blokujesz, a do gier nadal możesz dołączać z własnej woli.
blocks-ask = Które zaproszenia chcesz zablokować? Zaprasza: { $who }.{ $server ->
    [none] {""}
   *[other] {" "}Serwer: **{ $server }**.
}
blocks-none = Nie blokujesz żadnych.
blocks-all = • wszystkie zaproszenia
blocks-people = • od tych osób: { $names }
blocks-servers = • na tych serwerach: { $names }
blocks-server = serwer { $id }
blocks-button-person = Od tej osoby
blocks-button-server = Na tym serwerze
blocks-button-all = Wszystkie
blocks-button-nothing = Odblokuj wszystkie
blocks-pick-people = Zablokowane osoby
blocks-pick-servers = Zablokowane serwery

preference-delivery = Twoje prywatne strony
preference-delivery-help = Przychodzą w wiadomości albo otwierasz je przyciskiem pod najnowszym postem
preference-delivery-private = otwierane przyciskiem
preference-delivery-dm = wysyłane w wiadomości prywatnej
preference-notice = Gdy jest twoja kolej
preference-notice-help = Jak bot daje ci znać, że twoja kolej
preference-notice-channel = oznaczenie na kanale
preference-notice-dm = wiadomość prywatna
preference-notice-none = nic
preference-reminder = Przypomnienie w połowie czasu
preference-reminder-help = Drugie powiadomienie po upływie połowy czasu, a bez limitu czasu – po dniu
preference-reminder-on = tak
preference-reminder-off = nie
preference-tips = Wskazówki na stronach
preference-tips-help = Jedno zdanie o wszystkim, co widzisz po raz pierwszy
preference-tips-on = tak
preference-tips-off = nie
preference-pictures = Obrazki na stronach
preference-pictures-help = Plansze, które mają obrazek pionowy, pokazują go na twoich stronach
preference-pictures-wide = poziome
preference-pictures-tall = pionowe, na telefon
preference-quiet = Godziny ciszy
preference-quiet-none = brak
preference-quiet-span = od { $begin } do { $end }
preference-zone = Strefa czasowa
preference-zone-now = { $zone } (teraz { $time })
preference-language = Język

refusal-no-server-here = To nie jest serwer, na którym działa bot. Użyj tego polecenia na kanale serwera, którego ustawienia chcesz zmienić.
refusal-server-managers = Ustawienia serwera mogą zmieniać tylko osoby, które nim zarządzają. Twoje ustawienia są tutaj: `/{ command-settings-name }`
refusal-server-zone = Serwer nie ma strefy czasowej, mają ją tylko gracze. Nic się nie zmieniło. Aby ustawić swoją, pomiń `{ command-option-whose-name }`: `/{ command-settings-name } { command-option-zone-name }`.

## Posts about a game

table-was-cancelled = Ta gra w { $game } została anulowana, więc się nie liczy.{ $available ->
    [both] {" "}Jej zapis i powtórka sięgają tego miejsca.
    [record] {" "}Jej zapis sięga tego miejsca.
    [film] {" "}Jej powtórka sięga tego miejsca.
   *[none] {""}
}
# The date after which a game is deleted: below the notice that it was cancelled or closed, and the end of practice.
table-expires = -# Bot przechowa wszystko do { $date }, a potem usunie.
page-unchanged = Nic się nie zmieniło. Ostatnie sprawdzenie: { $time }
page-place = -# { $game }{ $kind ->
    [daily] {" "}(gra dnia)
    [practice] {" "}(trening)
   *[game] {""}
}{ $where ->
    [none] {""}
   *[other] {" "}· { $where }
}
page-continued = { $place ->
    [above] Ciąg dalszy powyżej
    [elsewhere] Ciąg dalszy gdzie indziej
   *[below] Ciąg dalszy poniżej
}{ $link ->
    [none] .
   *[other] : { $link }
}
ending-over = **{ $game }** · ta gra się skończyła.{ $link ->
    [none] {""}
   *[other] {" "}Wynik: { $link }
}
ending-cancelled = **{ $game }** · ta gra została anulowana.{ $link ->
    [none] {""}
   *[other] {" "}Najnowszy post: { $link }
}
ending-left = **{ $game }** · nie bierzesz już udziału w tej grze.{ $link ->
    [none] {""}
   *[other] {" "}Nadal możesz oglądać: { $link }
}
ending-handed = **{ $game }** · w tej grze twoje miejsce zajmuje teraz ktoś inny.{ $link ->
    [none] {""}
   *[other] {" "}Nadal możesz oglądać: { $link }
}
table-set-aside =
    Tej gry w { $game } (gra { $table }) nie da się kontynuować: po aktualizacji bot nie umie odtworzyć jej ruchów.
    Nic nie przepadło. Właściciel bota znajdzie przyczynę w dzienniku. Gospodarz może anulować grę i zacząć nową.
table-moved = Gra toczy się teraz na tym kanale.
table-posted-again = Nowa kopia jest poniżej.

table-rests = Zostały same komputery (zastępstwo: { $names }). Gra czeka, aż ktoś wróci.
table-rested = Ktoś wrócił, więc gra toczy się dalej.
table-goes-on-quietly = { $mark } Grają już tylko komputery, więc bot pomija ich posty. Wynik pojawi się tutaj.

## Computers that stand in for people

standin-begun = { $mark } Zastępstwo: { $name }. Do powrotu gra komputer ({ $level }).
standin-missed = { $mark } Pominięte decyzje z rzędu: { $count } ({ $name }). Do powrotu gra komputer ({ $level }).
standin-over = { $name } wraca i znowu gra.
standin-taken-over = Zamiast komputera gra teraz { $name }.
standin-button-back = Wracam do gry
standin-arranged = Zastępstwo: { $name }, teraz gra komputer. Do powrotu wystarczy nacisnąć **{ standin-button-back }** pod najnowszym postem na ten temat albo na dowolnej ze swoich stron.
standin-arranged-own = Teraz gra za ciebie komputer. Aby wrócić, naciśnij **{ standin-button-back }** pod postem na ten temat albo po prostu wykonaj ruch.
standin-ended = Witaj z powrotem. Znowu grasz.

## The clock of a game

clock-option = Zegar
clock-option-help = Czas na decyzję. Gdy minie, za gracza decyduje bot
clock-none = brak
clock-2m = 2 minuty na decyzję
clock-10m = 10 minut na decyzję
clock-1h = 1 godzina na decyzję
clock-12h = 12 godzin na decyzję
clock-24h = 24 godziny na decyzję
quiet-option = Cisza zatrzymuje zegar
quiet-option-help = W godzinach ciszy gracza jego czas nie płynie

clock-until = ⏳ { $whose ->
    [own] Twój czas mija { $time }
   *[others] { $names }: czas mija { $time }
}
clock-until-quiet = ⏳ { $whose ->
    [own] Twój czas mija { $time }; twoje godziny ciszy, od { $begin } do { $end }, się nie liczą
   *[others] { $names }: czas mija { $time }; godziny ciszy, od { $begin } do { $end }, się nie liczą
}
clock-quiet = 🌙 { $whose ->
    [own] Twoje godziny ciszy trwają do { $end }. Potem masz jeszcze
   *[others] { $names }: godziny ciszy do { $end }, potem jeszcze
} { $hours ->
    [0] { $minutes ->
        [one] 1 minutę
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    }
    [one] 1 godzinę{ $minutes ->
        [0] {""}
        [one] {" "}i 1 minutę
        [few] {" "}i { $minutes } minuty
       *[many] {" "}i { $minutes } minut
    }
    [few] { $hours } godziny{ $minutes ->
        [0] {""}
        [one] {" "}i 1 minutę
        [few] {" "}i { $minutes } minuty
       *[many] {" "}i { $minutes } minut
    }
   *[many] { $hours } godzin{ $minutes ->
        [0] {""}
        [one] {" "}i 1 minutę
        [few] {" "}i { $minutes } minuty
       *[many] {" "}i { $minutes } minut
    }
}
clock-stands = ⏸ Zegar jest wstrzymany.
clock-overdue-draft = ⌛ Czas minął ({ $names }), więc bot zagrał to, co było już wybrane.
clock-overdue-completed = ⌛ Czas minął ({ $names }), więc bot zostawił to, co było już wybrane, i uzupełnił resztę.
clock-overdue-chosen = ⌛ Czas minął ({ $names }), więc wybrał bot.
clock-paused = ⏸ Zegar jest teraz wstrzymany. Nadal możesz grać.
clock-runs = ▶ Zegar znowu chodzi.
clock-longer = ⏳ Teraz macie więcej czasu.
clock-page = Zegar: { $clock }.
clock-rests = Zatrzymuje się w godzinach ciszy osoby, na którą jest kolej.
clock-hosts = { $paused ->
    [yes] Gospodarz ({ $host }) może go wznowić i dać więcej czasu.
   *[no] Gospodarz ({ $host }) może go wstrzymać i dać więcej czasu.
}
clock-asks = { $paused ->
    [yes] Gospodarz ({ $host }) może go od razu wznowić i dać więcej czasu. Jeśli przycisk naciśniesz ty, bot najpierw zapyta pozostałych.
   *[no] Gospodarz ({ $host }) może go od razu wstrzymać i dać więcej czasu. Jeśli przycisk naciśniesz ty, bot najpierw zapyta pozostałych.
}
clock-changed = Gotowe.
clock-button = Zegar
clock-button-pause = Wstrzymaj
clock-button-on = Wznów
clock-button-more = Więcej czasu
refusal-no-clock = Ta gra nie ma zegara, więc nie ma czego zmieniać.
refusal-clock-host-only = Zegar może zmieniać tylko gospodarz ({ $host }) i osoby, które zarządzają kanałem. Poproś kogoś z nich.
refusal-clock-so = { $more ->
    [yes] { refusal-clock-nobody }
   *[no] Nie ma czego zmieniać: zegar jest już tak ustawiony.
}
refusal-clock-nobody = Nikomu nie płynie teraz czas, więc nie ma czego przedłużać.

## Requests that the other players agree to

proposal-undo = { $named ->
    [yes] { $name } prosi o cofnięcie ruchu: { $step }.
   *[no] { $name } prosi o cofnięcie swojego ostatniego ruchu.
}
proposal-undo-agreed = ↩️ { $named ->
    [yes] Ruch cofnięty na prośbę gracza { $name }: { $step }. Gra toczy się dalej od tego miejsca.
   *[no] Ostatni ruch gracza { $name } został cofnięty. Gra toczy się dalej od tego miejsca.
}
proposal-swap = { $own ->
    [yes] { $name } chce oddać swoje miejsce w grze. Nowy gracz: { $new }.
   *[no] { $name } proponuje zmianę gracza: { $old } → { $new }.
}
proposal-swap-agreed = Zmiana gracza: { $old } → { $new }.
proposal-host = { $own ->
    [yes] { $name } chce przekazać rolę gospodarza tej gry. Nowy gospodarz: { $new }.
   *[no] { $old } nie odzywa się od jakiegoś czasu. { $name } proponuje nowego gospodarza: { $new }.
}
proposal-host-agreed = Nowy gospodarz tej gry: { $new }.
proposal-host-left = { $old } nie jest już na tym serwerze. Nowy gospodarz tej gry: { $new }.
proposal-pause = { $name } prosi o wstrzymanie zegara.
proposal-pause-agreed = Zegar wstrzymany na prośbę gracza { $name }. Wszyscy się zgadzają.
proposal-resume = { $name } prosi o wznowienie zegara.
proposal-resume-agreed = Zegar wznowiony na prośbę gracza { $name }. Wszyscy się zgadzają.
proposal-extend = { $name } prosi o więcej czasu.
proposal-extend-agreed = Więcej czasu na prośbę gracza { $name }. Wszyscy się zgadzają.
proposal-asked = { $names }, jest zgoda?
proposal-button-agree = Zgadzam się
proposal-button-decline = Odmawiam
proposal-button-withdraw = Wycofaj prośbę
proposal-button-go-on = Dalej
proposal-declined = { $name } się nie zgadza. Nic się nie zmieniło.
proposal-withdrawn = { $name } wycofuje prośbę. Nic się nie zmieniło.
proposal-lapsed = { $kind ->
    [undo] Gra potoczyła się dalej, więc ta prośba wygasła.
   *[other] Ta prośba wygasła. Nic się nie zmieniło.
}
proposal-made = Pytanie jest na kanale. Brakuje odpowiedzi: { $names }.
proposal-you-agreed = Zgoda zapisana, dzięki!
proposal-you-declined = Twoja odmowa zapisana. Nic się nie zmieniło.
proposal-you-withdrew = Twoja prośba została wycofana. Nic się nie zmieniło.
proposal-waits = Taka prośba już jest. Brakuje odpowiedzi: { $names }.
proposal-unanswered = { $request } Brakuje odpowiedzi: { $names }.
undo-button = { $way ->
    [ask] Poproś o cofnięcie
   *[alone] Cofnij ostatni ruch
}
undo-done = { $named ->
    [yes] Cofnięte: { $step }.
   *[no] Twój ostatni ruch został cofnięty.
}
undo-asked = { $named ->
    [yes] Pytanie o cofnięcie jest na kanale, ruch: { $step }. Brakuje odpowiedzi: { $names }.
   *[no] Pytanie jest na kanale. Brakuje odpowiedzi: { $names }.
}
undo-step = { $step } oraz { $later ->
    [one] 1 późniejszy ruch
    [few] { $later } późniejsze ruchy
   *[many] { $later } późniejszych ruchów
}
undo-drops-orders = Twoje stałe polecenia od razu powtórzyłyby ten ruch, więc bot je usuwa.
undo-post = ↩️ **Ten ruch został cofnięty.**
swap-whose = Czyje miejsce ma zająć { $new }? Potem bot zapyta graczy.
host-handed-over = Nowy gospodarz: { $name }.
host-left = { $host } nie jest już na tym serwerze, więc teraz gospodarzem jesteś ty.
host-left-alone = { $host } nie jest już na tym serwerze, więc gra została anulowana.

## Limits set by the bot’s owner

refusal-busy = Twoja poprzednia prośba jest jeszcze realizowana. Spróbuj ponownie za chwilę.
refusal-cooldown = Trochę wolniej: to było dużo kliknięć jak na jedną minutę. Spróbuj ponownie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}. Twojej grze nic się nie stało.
refusal-tables-of-person = Prowadzisz już { $most ->
    [one] jedną grę
    [few] { $most } gry
   *[many] { $most } gier
}, a to jest limit. Najpierw dokończ lub anuluj którąś: listę pokazuje `/{ command-games-name }`.
refusal-tables-of-server = Na tym serwerze { $most ->
    [one] trwa już jedna gra
    [few] trwają już { $most } gry
   *[many] trwa już { $most } gier
}, a to jest limit. Spróbuj ponownie, gdy któraś się skończy albo zostanie anulowana.

## What is stored about a person

privacy-nothing = { $until ->
    [none] **Nie ma żadnych danych o tobie.**
   *[other] **Jedyna informacja o tobie** to ta, że próba w grze dnia jest już za tobą: jako kod bez identyfikatora i nazwy, dopóki ten dzień nie skończy się we wszystkich strefach czasowych ({ $until }).
} Gdy dołączysz do gry, dostaniesz zaproszenie lub zmienisz ustawienie, bot zachowa twój identyfikator na Discordzie, używaną tam nazwę, twoje ruchy i ustawienia, a z zakończonych gier policzy statystyki.
    Bot nie czyta niczyich wiadomości.
privacy-stored =
    {""}**Dane zapisane o tobie**
    - Ustawienia oraz postępy w samouczkach i zagadkach: { $settings }
    - Gry z twoim udziałem, wraz z twoją nazwą i wynikami: { $tables }
    - Twoje ruchy w tych grach i ich czas: { $answers }
    - Próby w grze dnia: { $dailies }
    - Twoje punkty rankingowe na serwerach, na których bierzesz udział w rankingu: { $ratings }
    - Zaproszenia: { $invitations }
    - Prośby, które cię dotyczą: { $proposals }
    - Inne gry, które zawierają twój identyfikator: { $elsewhere }

    Z zakończonych gier bot liczy statystyki, najlepsze wyniki i wyniki bez losowości.

    {""}**Co widzą inni:** wyniki twoich gier tam, gdzie się odbyły. Na wspólnych serwerach także twoje statystyki (`/stats`), najlepsze wyniki (`/best`), punkty rankingowe, a kto ukończy grę dnia, również twój wynik w niej. W `/{ command-settings-name }` możesz to wszystko ukryć. Osoby zarządzające serwerem mogą pobrać jego gry; jeśli się ukryjesz, widnieje tam „{ best-someone }”. Treningi i zagadki widzisz tylko ty.

    Wszystko to jest zapisane pod twoim identyfikatorem na Discordzie, w jednym pliku na komputerze właściciela bota. Bot nie czyta niczyich wiadomości.

    {""}**Jeśli bot o tobie zapomni**, twoje ustawienia, postępy, punkty rankingowe, próby w grze dnia i zaproszenia znikną, a z próśb zniknie twoja nazwa. Zakończone gry zostaną dla osób, które w nich grały: pojawisz się tam jako „{ privacy-former }”, bez identyfikatora. Informacja, że próba w grze dnia jest już za tobą, zostaje, dopóki ten dzień nie skończy się we wszystkich strefach czasowych, najwyżej 50 godzin: jako kod bez identyfikatora i nazwy, żeby nikt nie miał drugiej próby. Posty na kanałach możesz usunąć ty albo ktoś, kto zarządza serwerem.
privacy-button-file = Pobierz moje dane
privacy-button-forget = Zapomnij o mnie…
privacy-file = Wszystkie dane zapisane o tobie, w formacie JSON w pliku ZIP.
privacy-file-part = **Część { $part }** danych zapisanych o tobie, w formacie JSON w pliku ZIP. { $more ->
    [yes] Najpierw ją zapisz: następna część zajmie jej miejsce.
   *[no] To już ostatnia.
}
privacy-button-next = Następna część
privacy-sure = **Zapomnieć o tobie na zawsze?** Twoje ustawienia, postępy, punkty rankingowe i próby w grze dnia znikną, a z zakończonych gier zniknie twoja nazwa. Tego nie da się cofnąć.
privacy-button-sure = Zapomnij o mnie
page-button-back = Wstecz
privacy-former = dawny gracz
privacy-still-playing = Bierzesz jeszcze udział w grach, które się nie skończyły. Najpierw opuść te nierozpoczęte i zrezygnuj z trwających (listę pokazuje `/{ command-games-name }`), a potem spróbuj ponownie.
privacy-forgotten = **Zapomniane.** { $until ->
    [none] Nie ma już żadnych danych o tobie.
   *[other] Została tylko informacja, że próba w grze dnia jest już za tobą: jako kod bez identyfikatora i nazwy, dopóki ten dzień nie skończy się we wszystkich strefach czasowych ({ $until }).
} Możesz dołączyć do gry ponownie, kiedy tylko chcesz.
privacy-later = **Jeszcze nie wszystko jest usunięte.** Część bota w tej chwili nie działa; usunie resztę, gdy tylko ruszy. Co jeszcze zostało, pokazuje `/{ command-privacy-name }`.

## Proof that the shuffle was fair

verify-over = **Gra { $table }: wszystko się zgadza.** Bot odtworzył { $count ->
    [one] jej jedyny ruch
    [few] wszystkie ruchy ({ $count })
   *[many] wszystkie ruchy ({ $count })
} i za każdym razem pozycja była taka sama jak w waszej grze.
verify-cancelled = **Gra { $table }: wszystko się zgadza aż do miejsca, w którym została anulowana.** Bot odtworzył { $count ->
    [one] jej jedyny ruch
    [few] wszystkie ruchy ({ $count })
   *[many] wszystkie ruchy ({ $count })
} i za każdym razem pozycja była taka sama jak w waszej grze.
verify-running = **Gra { $table } jeszcze trwa.** Gdy się skończy, jej zapis ujawni ziarno losowania. Wtedy użyj ponownie `/{ $command } { command-verify-name }`.
verify-record = **W tym zapisie wszystko się zgadza.** { $count ->
    [one] Jego jedyny ruch prowadzi
    [few] Wszystkie ruchy ({ $count }) prowadzą
   *[many] Wszystkie ruchy ({ $count }) prowadzą
} do podanego wyniku.
verify-record-open = **W tym zapisie wszystko się zgadza, ale ta gra się nie skończyła.** { $count ->
    [0] Nie ma w nim jeszcze ruchów
    [one] Jego jedyny ruch jest zgodny z zasadami
    [few] Wszystkie ruchy ({ $count }) są zgodne z zasadami
   *[many] Wszystkie ruchy ({ $count }) są zgodne z zasadami
}, a wyniku brak: gra została anulowana albo zapis powstał przed jej końcem.
verify-unmarked = Zapis pochodzi ze starszej wersji i nie ma odcisku w każdym wierszu, więc zamiana jednego dozwolonego ruchu na inny byłaby niezauważalna.
verify-promised = Odcisk zapieczętowanej liczby (SHA-256): `{ $promised }`. Porównaj go z tym, który pokazywało polecenie `/{ $command } { command-status-name }`, zanim ktokolwiek dołączył.
verify-presses = Domieszane do ziarna losowania: { $count ->
    [one] jedno kliknięcie *{ lobby-button-join }* lub *{ lobby-button-start }*, o { $times }
    [few] { $count } kliknięcia *{ lobby-button-join }* i *{ lobby-button-start }*, o { $times }
   *[many] { $count } kliknięć *{ lobby-button-join }* i *{ lobby-button-start }*, o { $times }
}.
verify-why = **Czego to dowodzi:** bot zapieczętował swoją liczbę, zanim ktokolwiek dołączył. Tasowanie miesza tę liczbę z identyfikatorami i znacznikami czasu, które Discord nadał waszym kliknięciom, więc nikt nie mógł ułożyć kart. **Czego to nie wyklucza:** właściciel bota może odczytać zapieczętowaną liczbę, a więc wybrać moment własnego kliknięcia albo anulować grę, której tasowanie mu nie pasuje.
verify-why-alone = **Czego to dowodzi:** wynik tasowania został zapieczętowany na początku gry i nikt go potem nie zmienił. **Czego to nie wyklucza:** nie ma w nim domieszki kliknięć, więc właściciel bota mógł losować tak długo, aż tasowanie mu odpowiadało.

## Refusals: why not, and what to do instead

refusal-proposal-over = Ta prośba została już rozstrzygnięta.
refusal-proposal-own = Na to odpowiadają pozostali. Aby wycofać swoją prośbę, naciśnij **{ proposal-button-decline }**.
refusal-proposal-open = { $own ->
    [yes] Twoja ostatnia prośba wciąż czeka. Zanim zgłosisz nową, naciśnij **{ proposal-button-withdraw }** na swojej stronie tej gry (`/{ $command } { command-status-name }`).
   *[no] Inna prośba wciąż czeka. Gdy zostanie rozpatrzona, możesz zgłosić swoją.
}
refusal-undo-game = W grze { $game } nie można cofać ruchów.
refusal-undo-nothing = Nie masz czego cofnąć. Niezakończony ruch możesz jeszcze zmienić na swojej stronie.
refusal-undo-other = Tego nie da się cofnąć: po twoim ruchu zagrał już ktoś inny ({ $name }).
refusal-undo-revealed = Nie da się cofnąć twojego ostatniego ruchu{ $named ->
    [yes] { " " }({ $step })
   *[no] { "" }
}: od tego czasu wyszło na jaw coś nowego, na przykład karta albo wybór kogoś innego.
refusal-undo-final = Nie możesz cofnąć swojego ostatniego ruchu{ $named ->
    [yes] { " " }({ $step })
   *[no] { "" }
} bez zgody innych: według zasad jest ostateczny, a nie ma nikogo, kto mógłby się zgodzić.
refusal-undo-declined = Tego ruchu nie da się cofnąć: była już odmowa.
refusal-swap-seated = Ta osoba już bierze udział w tej grze.
refusal-swap-bot = Miejsce może zająć tylko człowiek. Komputery dołączają przed rozpoczęciem gry albo poleceniem `{ command-standin-name }`.
refusal-swap-gone = Ten gracz opuścił grę na dobre, więc nikt nie może zająć jego miejsca.
refusal-swap-declined = Ta osoba niedawno odmówiła miejsca w tej grze. Możesz zapytać ją ponownie { $when }.
refusal-swap-host-only = Tylko gospodarz ({ $host }) może zaproponować kogoś na miejsce innego gracza. Ty możesz oddać swoje.
refusal-host-seated = Gospodarzem może być tylko ktoś, kto bierze udział w grze. Wybierz kogoś z graczy.
refusal-host-alone = Nie ma tu innego gracza, który mógłby być gospodarzem.
refusal-host-already = { $name } już jest gospodarzem.
refusal-host-here = Tę grę może przekazać tylko gospodarz ({ $host }). Gdy gospodarza nie ma przez cały dzień, gracze mogą wybrać kogoś innego.
refusal-host-left = { $host } nie jest już na tym serwerze. Możesz przejąć grę { $when }: spróbuj wtedy ponownie.
refusal-unknown-table = Nie udało się znaleźć tej gry. Zacznij nową.
refusal-deleted = Ta gra została usunięta. { $days ->
    [0] {""}
    [one] Treningi, gry anulowane i te, których nikt nie zaczął, bot przechowuje jeden dzień.{" "}
    [few] Treningi, gry anulowane i te, których nikt nie zaczął, bot przechowuje { $days } dni.{" "}
   *[many] Treningi, gry anulowane i te, których nikt nie zaczął, bot przechowuje { $days } dni.{" "}
}Zacznij nową.
refusal-left-out = { $open ->
    [yes] Ta gra jest wstrzymana: bot chwilowo nie oferuje gry „{ $game }”. Potoczy się dalej, gdy znów ją zaoferuje. Do tego czasu inne gry zaczynaj na innym kanale.
   *[no] Bot chwilowo nie oferuje gry „{ $game }”, więc nie może pokazać tej rozgrywki.
}
refusal-option = „{ $option }” nie przyjmuje wartości „{ $value }”. Wybierz jedną z tych: { $values }.
refusal-preference = Wartość „{ $value }” tu nie pasuje. Wybierz coś z menu.
refusal-zone = Nie ma strefy czasowej „{ $zone }”. Wpisz nazwę dużego miasta w pobliżu i wybierz strefę z listy, na przykład Europe/Warsaw.
refusal-unknown-option = W { $game } nie ma ustawienia o nazwie „{ $option }”.
refusal-channel-taken =
    Na tym kanale jest już gra w { $game }, gospodarz: { $host }{ $link ->
        [none] {""}
       *[other] {" "}({ $link })
    }. { $way ->
        [join] Możesz do niej dołączyć.
        [uninvited] Mogą do niej dołączyć tylko zaproszone osoby, ale możesz ją oglądać.
        [full] Nie ma w niej wolnych miejsc, możesz ją oglądać.
        [start] To twoja gra: naciśnij pod jej postem **{ lobby-button-start }**, gdy wszyscy dołączą, albo **{ lobby-button-cancel }** w menu **{ lobby-button-settings }**, jeśli nie ma się odbyć.
        [host] To twoja gra: graj w niej dalej. Możesz ją zakończyć poleceniem `/{ $command } { command-cancel-name }`.
        [seated] Bierzesz w niej udział: graj w niej dalej.
       *[watch] Już się zaczęła, możesz ją oglądać.
    } { $advice ->
        [thread] Aby zacząć kolejną, naciśnij **{ lobby-button-thread }**.
        [elsewhere] Aby zacząć kolejną, użyj innego kanału lub wątku.
       *[other] { refusal-no-second-thread }
    }
refusal-no-second-thread =
    Kolejna gra potrzebuje własnego miejsca. { $advice ->
        [you] Nie możesz tu otwierać wątków.
        [bot] Bot nie może tu otworzyć wątku. Brakuje mu uprawnień: { $missing }.
       *[place] Wątki są możliwe tylko na kanałach tekstowych.
    }{ $free ->
        [none] {""}
       *[other] {" "}Na kanale { $free } nie ma jeszcze gry: użyj polecenia tam.
    }
refusal-second-thread-failed = Nie udało się otworzyć wątku. Spróbuj ponownie albo użyj innego kanału.
refusal-other-server = Ta gra należy do innego serwera. Przenieś ją na kanał tamtego serwera.
refusal-in-lobby = Gra jeszcze się nie zaczęła. Gospodarz może ją zacząć przyciskiem **{ lobby-button-start }** pod postem gry.
refusal-over = Ta gra się skończyła. { $kind ->
    [daily] Nadal możesz ją obejrzeć.
    [practice] Nadal możesz ją obejrzeć albo nacisnąć **{ practice-button-again }**, żeby spróbować jeszcze raz.
   *[game] Nadal możesz ją obejrzeć albo nacisnąć **{ lobby-button-rematch }**, żeby zagrać jeszcze raz.
}
refusal-not-over = Ta gra jeszcze się nie skończyła. Rewanż będzie możliwy, gdy się skończy.
refusal-cancelled = Ta gra została anulowana. Żeby zagrać, zacznij nową.
refusal-set-aside = Tej gry nie da się kontynuować: po aktualizacji bot nie umie odtworzyć jej ruchów. { $host } może ją anulować i zacząć nową.
refusal-set-aside-over = Po aktualizacji bot nie umie odtworzyć tej gry, więc nie ma nic więcej do pokazania. Jeśli ma wynik, nadal się on liczy.
refusal-not-seated = To mogą zrobić tylko gracze: { $names }. Ty możesz oglądać.
refusal-not-asked = Ta decyzja nie należy do ciebie. Decyduje { $name }.
refusal-stale = To już nieaktualne, gra potoczyła się dalej.
refusal-not-yet = To jeszcze nie twoja kolej. Twój plan jest zapisany i poczeka.
refusal-begun = Gra już trwa, więc nie można do niej dołączyć, opuścić jej ani zacząć.
refusal-begun-leave = Gra już trwa. Aby opuścić ją na dobre, użyj polecenia `{ command-resign-name }`.
refusal-begun-settings = Gra już trwa, więc jej ustawień nie da się zmienić. Zmień je w nowej grze albo w rewanżu.
refusal-begun-invite = Gra już trwa, więc nikt nowy nie może dołączyć. Ktoś może jednak zająć czyjeś miejsce: `/{ $command } { command-swap-name }`.
refusal-not-invited = Do tej gry mogą dołączyć tylko zaproszone osoby. Poproś o zaproszenie: { $host }. Oglądać może każdy.
refusal-many-guests = Do gry możesz zaprosić najwyżej { $most ->
    [one] jedną osobę
    [few] { $most } osoby
   *[many] { $most } osób
}.
refusal-guest-alone = Do gry w twoich wiadomościach prywatnych nikt inny nie może dołączyć. Zacznij grę na kanale serwera.
refusal-guest-bot = To jest bot. Aby zagrać z komputerem, naciśnij **{ lobby-button-add-computer }** pod postem gry.
refusal-guest-there = { $name } już bierze udział w tej grze.
refusal-host-role = Na tym serwerze gry mogą zaczynać tylko osoby z rolą { $role } i te, które zarządzają kanałem. Poproś kogoś z nich o rozpoczęcie gry, a potem dołącz.
refusal-may-not-write = Nie możesz pisać na { $where }, więc bot nie zrobi tam tego za ciebie. Poproś o to kogoś, kto może tam pisać, albo poproś o uprawnienie kogoś, kto zarządza kanałem.
refusal-write-unknown = Bot nie może stąd sprawdzić, czy wolno ci pisać na { $where }. Zrób to tam.
refusal-many-blocks = Limity blokad: osoby { $most }, serwery { $most }. Najpierw usuń kogoś z listy albo zablokuj wszystkie zaproszenia: `/{ command-settings-name }`
refusal-no-thread = Bot nie może tu otworzyć wątku. Brakuje mu uprawnień: { $missing }. Może je nadać ktoś, kto zarządza kanałem. Możesz też wyłączyć „{ thread-option }” w menu „{ lobby-button-settings }”.
refusal-thread-here = Wątki są możliwe tylko na kanałach tekstowych, więc ta gra zostaje tutaj.
refusal-thread-failed = Nie udało się otworzyć wątku. Spróbuj ponownie albo wyłącz „{ thread-option }” w menu „{ lobby-button-settings }”.
refusal-settings-host-only = Zmieniać ustawienia i zapraszać może tylko gospodarz ({ $host }).
refusal-joined-already = Już jesteś w tej grze.
refusal-computers-host-only = Komputery może dodawać i usuwać tylko gospodarz ({ $host }).
refusal-no-computers = W { $game } nie da się grać z komputerem.
refusal-unknown-level = Nie ma poziomu „{ $level }”. Wybierz jeden z tych: { $levels }.
refusal-no-computer = W tej grze nie ma komputera.
refusal-standin-nobody = Ta osoba nie bierze udziału w tej grze. Wybierz kogoś z graczy.
refusal-standin-host-only = Zastępstwo komputera za kogoś innego może włączyć tylko gospodarz ({ $host }) i osoby, które zarządzają kanałem.
refusal-standin-early = Zastępstwo za gracza { $name } będzie możliwe, gdy gra poczeka na ruch tej osoby { $minutes } min. Dla siebie można je włączyć w każdej chwili.
refusal-standin-last = Zostałyby same komputery, a gra potrzebuje człowieka. Możesz po prostu wrócić później: gra poczeka.
refusal-not-yours = Ten przycisk jest dla innego gracza.
refusal-back-already = Komputer teraz za ciebie nie gra, więc po prostu graj dalej.
refusal-not-asked-now = Nie masz teraz o czym decydować, więc nie ma podpowiedzi.
refusal-no-films = W { $game } nie ma powtórek.
refusal-no-hints = W { $game } nie ma podpowiedzi.
refusal-no-hint = Tym razem bez podpowiedzi, przepraszamy. Spróbuj ponownie.
refusal-full = Wszystkie miejsca w grze są zajęte: { $names }.
refusal-not-at-table = Nie bierzesz udziału w tej grze.
refusal-start-host-only = Grę może zacząć tylko gospodarz ({ $host }). Gdy gospodarza nie ma przez cały dzień, gracze mogą wybrać kogoś innego poleceniem `{ command-host-name }`.
refusal-cancel-host-only = Tę grę może anulować tylko gospodarz ({ $host }) i osoby, które zarządzają kanałem.
refusal-move-host-only = Tę grę może przenieść tylko gospodarz ({ $host }) i osoby, które zarządzają kanałem.

### On Discord: slash commands, private answers, and what can't be delivered.

## Slash commands: descriptions (at most 100 characters)

command-group = { $game }: zagraj tutaj ze znajomymi
command-new = Zacznij tu nową grę: inni dołączają, potem naciskasz „{ lobby-button-start }”
command-delivery = Jak trafiają do ciebie twoje prywatne strony
command-delivery-private = przyciskiem pod najnowszym postem
command-delivery-dm = w wiadomości prywatnej
command-invite = Zaproś kogoś do gry: dostanie powiadomienie i dołączy nawet do gry tylko dla zaproszonych
command-invite-person = Kogo zapraszasz
command-status = Zobacz, czyja kolej, od kiedy i gdzie zagrać
command-rules = Przeczytaj zasady
command-rules-topic = O czym chcesz przeczytać: wpisz dowolną część tytułu
command-hint = Weź podpowiedź: co na twoim miejscu zrobiłby komputer i dlaczego
command-resign = Opuść trwającą grę na dobre (bot poprosi o potwierdzenie)
command-cancel = Anuluj grę na tym kanale (gospodarz i osoby zarządzające kanałem)
command-move = Przenieś swoją grę na ten kanał
command-move-table = Numer gry, jeśli prowadzisz ich kilka
command-standin = Niech komputer gra za kogoś, kogo nie ma, aż do powrotu
command-standin-player = Kogo nie ma (pomiń, jeśli chodzi o ciebie)
command-standin-level = Jak dobrze gra komputer
command-undo = Cofnij swój ostatni ruch, jeśli pozostali się zgodzą
command-swap = Oddaj komuś swoje miejsce (gospodarz: dowolne), jeśli gracze się zgodzą
command-swap-person = Kto zajmuje miejsce
command-host = Przekaż grę innemu gospodarzowi
command-host-person = Nowy gospodarz, ktoś z graczy
command-replay = Obejrzyj powtórkę: tej gry, ostatniej tutaj albo gry z dołączonego zapisu
command-replay-table = Numer innej gry, podany w poście o jej rozpoczęciu
command-replay-record = Zapis gry: plik opublikowany na jej koniec
command-replay-show = Kto zobaczy powtórkę
command-replay-show-me = tylko ja
command-replay-show-all = wszyscy na tym kanale
command-privacy = Zobacz, jakie dane o tobie są zapisane, pobierz je lub usuń
command-verify = Sprawdź, czy tasowanie było uczciwe: w tej grze, w ostatniej albo w zapisie
command-language = Wybierz język bota, dla siebie albo dla tego serwera
command-language-choice = Język
command-language-choice-default = taki jak na Discordzie
command-language-whose = Czyj język
command-language-whose-me = mój: to, co widzę tylko ja
command-language-whose-server = tego serwera: jego nowe gry (dla zarządzających serwerem)
command-games = Wszystkie twoje gry: czyja kolej, od kiedy i gdzie
command-history = Pokaż zakończone gry i przejrzyj jedną z nich
command-history-player = Tylko gry z tą osobą
command-history-game = Która gra (pomiń, jeśli chodzi o wszystkie)
command-lookback = Przejrzyj zakończoną grę, dzień po dniu albo tura po turze
command-lookback-table = Numer innej gry, podany na liście zakończonych gier
command-settings = Ustaw, jak bot do ciebie dociera, godziny ciszy, język i domyślne ustawienia serwera
command-settings-zone = Twoja strefa czasowa: wpisz nazwę dużego miasta w pobliżu
command-settings-whose = Czyje ustawienia
command-settings-whose-me = moje
command-settings-whose-server = tego serwera (dla zarządzających serwerem)
command-puzzle = Rozwiąż zagadkę dnia albo inną; widzisz ją tylko ty
command-learn = Poznaj grę w 7-minutowym samouczku, który widzisz tylko ty
command-help = Zobacz, co bot potrafi i jakie ma polecenia

## Answers

discord-opened = Twoja gra jest otwarta. Pozostali mogą nacisnąć **{ lobby-button-join }** pod jej postem. Gdy wszyscy dołączą, naciśnij **{ lobby-button-start }**.
discord-opened-thread = Twoja gra jest otwarta: { $where }. Pozostali mogą nacisnąć **{ lobby-button-join }** pod jej postem. Gdy wszyscy dołączą, naciśnij **{ lobby-button-start }**.
discord-opened-alone = Twoja gra jest otwarta, dla ciebie i komputerów. Dodaj komputer pod jej postem, a potem naciśnij **{ lobby-button-start }**.
discord-rematch = Nowa gra jest otwarta, z tymi samymi ustawieniami{ $moved ->
    [swapped] { "" }; gracze zamienili się miejscami
    [yes] { "" }; miejsca się przesunęły: drugie jest teraz pierwsze, a pierwsze ostatnie
   *[no] { "" }
}. { $full ->
    [yes] Naciśnij **{ lobby-button-start }**, gdy zechcesz.
   *[no] Pozostali naciskają **{ lobby-button-join }**, a ty **{ lobby-button-start }**.
}
discord-dismissed = Nic się nie zmieniło.
discord-resigned = Nie bierzesz już udziału w tej grze. Dzięki za grę! { $over ->
    [yes] Na tym się skończyła.
   *[no] Nadal możesz oglądać.
}
# $means: a sentence of the game's own about pieces and points.
discord-resign-sure = Opuścić tę grę w { $game } na dobre? { $means ->
    [none] {""}
   *[other] { $means }{" "}
}{ $ends ->
    [won] To kończy grę, a wygrywa { $winner }.{" "}
    [over] To kończy grę.{" "}
    [deserted] To kończy grę, bo zostałyby w niej same komputery.{" "}
   *[no] {""}
}Tego nie da się cofnąć.
discord-button-resign = Opuść grę
discord-cancel-sure = Anulować tę grę w { $game } dla wszystkich? Tego nie da się cofnąć.
discord-button-cancel = Anuluj grę
discord-host-sure = Nowy gospodarz: { $name }? Wtedy { $name } wybiera ustawienia i zaczyna grę. Ty zostajesz w grze, ale gospodarzem możesz znowu zostać tylko wtedy, gdy { $name } ci tę rolę odda.
discord-button-host = Przekaż grę
discord-button-keep = Bez zmian
discord-button-dismiss = Graj dalej
discord-standin-sure = Czy komputer ({ $level }) ma grać za ciebie w tej grze w { $game }, aż wrócisz? Możesz wrócić w każdej chwili.
discord-button-standin = Włącz zastępstwo
discord-delivery-back = { $told } Aby to cofnąć, użyj `/{ $command }` z opcją „{ command-delivery-private }”.
discord-status-head = **{ $game }** · gra { $table } · gospodarz: { $host }
discord-status-lobby = Gra jeszcze się nie zaczęła.
discord-status-over = Gra się skończyła. { $results }
discord-status-cancelled = Gra została anulowana, więc się nie liczy.
discord-status-waiting = { $you ->
    [yes] Twoja kolej, zaczęła się { $since }
   *[no] Kolej: { $name }, zaczęła się { $since }
}
discord-status-standin = { $you ->
    [yes] Twoje zastępstwo: { $name }
   *[no] Zastępstwo: { $name }
}
discord-status-thinking = { $name } myśli.
discord-status-resting = { $name } czeka na powrót człowieka.
discord-status-parked = Bot nie może teraz tu pisać: { $reason }
discord-status-limited = Discord pozwoli botowi znów tu pisać dopiero { $time }; do tego czasu posty czekają.
discord-status-link = Najnowszy post: { $link }
discord-help = Zagraj w **{ $game }** ze znajomymi na tym kanale albo bez nich.
    `/{ $command } { command-new-name }` zaczyna grę, drugą w wątku. Kto chce zagrać, naciska **{ lobby-button-join }**, a potem gospodarz naciska **{ lobby-button-start }**.
    Od tej chwili najnowszy post mówi, co robić, a pod nim są przyciski. To, co otwierają, widzisz tylko ty.
discord-help-page = `/{ $command }`: { $help }
discord-help-of-learn = Nauka
discord-help-of-play = Gra
discord-help-of-people = Gracze i rozgrywka
discord-help-of-past = Po grze
discord-help-of-own = Ty
discord-help-others = Inne gry tutaj: { $commands }
discord-help-learn = `/{ $command } { command-learn-name }`: 7-minutowy samouczek (widzisz go tylko ty)
discord-help-puzzle = `/{ $command } { command-puzzle-name }`: Codziennie nowa zagadka i inne do poćwiczenia (widzisz je tylko ty)
discord-help-rules = `/{ $command } { command-rules-name }`: Przeczytaj zasady
discord-help-invite = `/{ $command } { command-invite-name }`: Zaproś kogoś do gry
discord-help-status = `/{ $command } { command-status-name }`: Czyja kolej
discord-help-hint = `/{ $command } { command-hint-name }`: Co na twoim miejscu zrobiłby komputer
discord-help-replay = `/{ $command } { command-replay-name }`: Obejrzyj powtórkę gry
discord-help-verify = `/{ $command } { command-verify-name }`: Dowód, że tasowanie było uczciwe
discord-help-lookback = `/{ $command } { command-lookback-name }`: Przejrzyj zakończoną grę, dzień po dniu albo tura po turze
discord-help-history = `/{ $command } { command-history-name }`: Pokaż zakończone gry; `/{ command-history-name }` pokazuje wszystkie rodzaje gier
discord-help-games = `/{ command-games-name }`: Wszystkie twoje gry
discord-help-settings = `/{ command-settings-name }`: Jak bot do ciebie dociera i nie tylko
discord-help-privacy = `/{ command-privacy-name }`: Jakie dane o tobie są zapisane i jak je usunąć
discord-help-move = `/{ $command } { command-move-name }`: Kontynuuj na innym kanale
discord-help-standin = `/{ $command } { command-standin-name }`: Niech komputer gra za kogoś, kogo nie ma
discord-help-undo = `/{ $command } { command-undo-name }`: Cofnij swój ostatni ruch, jeśli pozostali się zgodzą
discord-help-swap = `/{ $command } { command-swap-name }`: Niech ktoś inny zajmie czyjeś miejsce
discord-help-host = `/{ $command } { command-host-name }`: Przekaż rolę gospodarza
discord-help-resign = `/{ $command } { command-resign-name }`: Opuść grę
discord-help-cancel = `/{ $command } { command-cancel-name }`: Anuluj grę
discord-help-language = `/{ $command } { command-language-name }`: Zmień język bota
discord-help-version = -# k2bot { $version }

discord-language-me = Język odpowiedzi bota dla ciebie: { $language }. Posty, które czytają wszyscy, pozostają w języku swojej gry.
discord-language-me-default = Bot odpowiada ci teraz w języku twojej aplikacji Discord, jeśli zna ten język. Aby wybrać inny, dodaj do polecenia opcję `{ command-option-language-name }`.
discord-language-server = Język nowych gier na tym serwerze: { $language }. Prywatne odpowiedzi każdy dostaje w swoim języku.
discord-language-server-default = Nowe gry na tym serwerze są teraz w języku serwera na Discordzie, jeśli bot go zna.
review-under-way = Najsilniejszy komputer przegląda twoje decyzje… { $percent }%
review-head = **Analiza gry** · { $count ->
    [one] decyzja, która kosztowała cię najwięcej
    [few] decyzja { $number } z { $count } najkosztowniejszych
   *[many] decyzja { $number } z { $count } najkosztowniejszych
}
review-advised = Podpowiedź doradziłaby ci tu to samo. Mając więcej czasu, komputer znalazł coś lepszego.
review-none = Najsilniejszy komputer nie ma wiele do dodania: jego zdaniem żadna twoja decyzja nie była kosztowna.
review-nothing = W tej grze nie było żadnej twojej decyzji, więc nie ma czego analizować.
review-back = Poprzednia
review-on = Następna
review-no-game = W { $game } nie ma analizy gry.
review-not-over = Analiza dotyczy zakończonej gry. Ta jeszcze trwa albo bot nie umie jej już odtworzyć.
review-not-yours = Analizę dostają tylko gracze: każdy widzi tylko swoje decyzje. Powtórkę mogą obejrzeć wszyscy.
computer-failed = To się nie udało, przepraszamy. Spróbuj ponownie za kilka minut.
discord-button-show-film = Pokaż wszystkim
discord-film-sought = Powtórka w przygotowaniu…
discord-film-later = { $making } { $before ->
    [one] W kolejce przed nią jest jeszcze jedna.
    [few] W kolejce przed nią są jeszcze { $before }.
   *[many] W kolejce przed nią jest jeszcze { $before }.
}
discord-film-progress = { $making } { $percent }%
discord-film-shown = Powtórka jest już na kanale.

## Refusals on Discord: why not, and what to do instead

discord-no-table-here = Tutaj nie da się zagrać. Użyj kanału na serwerze, na którym jest ten bot, albo zagraj bez innych osób w wiadomościach prywatnych z nim: `/{ $command } { command-new-name }`.
discord-not-alone = Do gry w { $game } potrzeba kilku osób. Zacznij grę na kanale serwera.
discord-no-table = { $place ->
    [private] Nie bierzesz udziału w żadnej grze w { $game }. `/{ $command } { command-new-name }` zaczyna tu nową, dla ciebie i komputerów.
   *[channel] Na tym kanale nie ma gry w { $game }. `/{ $command } { command-new-name }` zaczyna nową.
}
discord-table-elsewhere = Na tym kanale nie ma gry. Twoja gra jest gdzie indziej: { $places }; `/{ $command } { command-new-name }` zaczyna tu kolejną.
meant-ask = O którą grę chodzi? Bot zapamięta twoją odpowiedź na tym kanale.
meant-game =
    { $where ->
        [here] { $names } (tutaj)
        [place] { $names } (#{ $place })
       *[unknown] { $names } (gra { $table })
    }
discord-private-chat = twoje wiadomości prywatne z botem
discord-other-game-here = Na tym kanale gra się w { $game }. Użyj `/{ $command }`.
discord-other-game-table = Gra { $table } to gra w { $game }. Użyj `/{ $command }`.
discord-cannot-host =
    Bot nie może prowadzić gry na tym kanale. Brakuje mu uprawnień: { $missing }.
    Może je nadać ktoś, kto zarządza kanałem. Możesz też użyć innego kanału.
discord-not-let-in =
    Bot nie ma dostępu do tego kanału. W prywatnym wątku wystarczy go raz oznaczyć, a zostanie dodany.
    Na prywatny kanał może go wpuścić ktoś, kto nim zarządza, w uprawnieniach kanału. Potem spróbuj ponownie.
discord-dm-closed =
    Bot nie może wysyłać ci wiadomości prywatnych, więc nic się nie zmieniło. Aby na nie pozwolić, otwórz menu tego serwera, wybierz ustawienia prywatności
    i włącz wiadomości prywatne. Potem spróbuj ponownie.
discord-dm-failed = Bot nie może teraz wysyłać wiadomości prywatnych, więc nic się nie zmieniło. Spróbuj ponownie później.
discord-resign-lobby = Gra jeszcze się nie zaczęła. Pod jej postem naciśnij **{ lobby-button-settings }**, a potem **{ $alone ->
    [yes] { lobby-button-cancel }
   *[no] { lobby-button-leave }
}**.
discord-resign-again = Nie bierzesz już udziału w tej grze. Nadal możesz oglądać.
discord-resign-watching = Nie bierzesz udziału w tej grze w { $game }, więc nie masz czego opuszczać.
discord-move-none = Nie prowadzisz gry na innym kanale. Grę może przenieść tylko gospodarz.
discord-move-several = Prowadzisz kilka gier. Podaj numer tej, którą chcesz przenieść: { $tables }
discord-move-number = „{ $number }” to nie numer gry, którą możesz przenieść. { $tables ->
    [none] Nie prowadzisz żadnej gry.
   *[other] Twoje gry: { $tables }
}
discord-played-none =
    Nie ma gry do pokazania: żadna tu nie trwa i żadna się nie skończyła. `/{ $command } { command-new-name }` zaczyna nową.
    Jeśli chodzi o grę z innego miejsca, podaj jej numer albo dołącz jej zapis.
rules-choose = Przeczytaj o…
rules-none = Zasad gry { $game } nie można tu przeczytać.
discord-played-number = „{ $number }” to nie numer gry. Pomiń go, aby zobaczyć grę na tym kanale.
discord-played-elsewhere = Nie ma gry w { $game } o numerze { $number } z twoim udziałem ani na kanale, który widzisz. Pomiń numer, aby zobaczyć grę tutaj.
discord-played-either = Podaj numer gry albo dołącz zapis, nie jedno i drugie.
discord-film-not-yours = Tę powtórkę mogą pokazać wszystkim tylko gracze i osoby, które zarządzają kanałem. Pomiń „{ command-option-show-name }”, a zobaczysz ją tylko ty.
discord-film-stands = Ta powtórka pojawiła się na tym kanale przed chwilą: { $link }
discord-film-busy = Po jednej powtórce naraz: właśnie powstaje inna z tej gry. Spróbuj ponownie za kilka sekund.
discord-film-queue = Powstaje teraz zbyt wiele powtórek. Spróbuj ponownie za minutę.
discord-film-failed = Powtórki nie udało się zrobić, przepraszamy. Grze nic się nie stało. Powiadom właściciela bota.
discord-record-large = { $name } to za duży plik jak na zapis: limit wynosi { $size } KiB.
discord-record-no-text = { $name } nie jest zapisem, bo to nie plik tekstowy. Dołącz plik dokładnie taki, jaki bot opublikował na koniec gry.
discord-record-gone = Bot nie mógł pobrać pliku { $name } z Discorda. Dołącz go jeszcze raz.
discord-old-button = Ten przycisk pochodzi ze starszej wersji bota. Użyj najnowszego posta.
discord-old-command = To polecenie się zmieniło. Uruchom Discorda ponownie (na komputerze: Ctrl+R) i spróbuj jeszcze raz.

## When something goes wrong

discord-fault =
    Coś poszło nie tak po stronie bota, przepraszamy. Twojej grze nic się nie stało; spróbuj ponownie.
    Jeśli to się powtarza, podaj właścicielowi bota ten kod: { $reference }
discord-no-room =
    Bot nie może niczego zapisać: jego dysk jest pełny. Nic nie przepadło.
    Poproś właściciela bota o zwolnienie miejsca, a potem spróbuj ponownie.
discord-database-away =
    Bot nie może teraz połączyć się ze swoją bazą danych. Wszystko, co potwierdził, jest bezpieczne.
    Zajrzyj ponownie za minutę i jeśli nic się nie zmieniło, spróbuj jeszcze raz.
discord-database-locked =
    Inny program korzysta teraz z bazy danych bota, więc nic nie zostało zapisane.
    Spróbuj jeszcze raz za minutę.
discord-not-stored = To nie zostało zapisane, bo bot właśnie uruchamia się ponownie. Spróbuj jeszcze raz za chwilę.
discord-unfinished =
    Bot właśnie uruchamia się ponownie i nie zdążył tego dokończyć.
    Zajrzyj znowu za chwilę i jeśli nic się nie zmieniło, spróbuj jeszcze raz.
discord-stopping = Bot właśnie się wyłącza. Nic się nie zmieniło; spróbuj ponownie za minutę lub dwie.
discord-computer-thinks = -# Komputer myśli…
discord-picture-follows = Obrazek w drodze…
discord-not-shown =
    Twoje kliknięcie się liczy, ale bot nie mógł pokazać ci odpowiedzi. Otwórz stronę jeszcze raz.
    Jeśli to się powtarza, podaj właścicielowi bota ten kod: { $reference }
discord-channel-gone = kanał już nie istnieje
discord-thread-locked = wątek jest zablokowany
discord-no-access = bot nie może tam pisać
discord-lacking = botowi brakuje uprawnień: { $missing }
discord-parked =
    Bot nie może prowadzić dalej gry w { $game } ({ $where }): { $reason }. Grze nic się nie stało.
    Gdy bot będzie mógł tam pisać, użyj `/{ $look }` lub dowolnego przycisku gry. Albo użyj `/{ $command } { command-move-name }` na innym kanale.
discord-parked-gone =
    Kanał twojej gry w { $game } już nie istnieje. Grze nic się nie stało: użyj `/{ $command } { command-move-name }` na innym kanale, aby tam ją kontynuować.
discord-parked-over =
    Bot nie może opublikować końca gry w { $game } ({ $where }): { $reason }. Wynikowi nic się nie stało.
    Gdy bot będzie mógł tam pisać, użyj tam `/{ $look }`. `/{ $command } { command-history-name }` pokazuje wynik wszędzie.
discord-parked-gone-over =
    Kanał twojej gry w { $game } już nie istnieje, więc nie da się opublikować jej końca. Wynikowi nic się nie stało: pokazuje go `/{ $command } { command-history-name }`.
discord-post-plain = **{ $game }**: gra toczy się dalej, ale Discord nie przyjął tego posta. Otwórz swoją stronę, żeby zobaczyć, jak wygląda sytuacja.
discord-post-refused = Discord odrzuca post twojej gry w { $game } ({ $where }), nawet w prostej formie: { $reason }. Gra toczy się dalej, a bot spróbuje ponownie, gdy coś się zmieni.
discord-limited = Discord pozwoli botowi znów pisać ({ $where }) dopiero { $time }. Do tego czasu posty gry w { $game } czekają; żaden nie zginie.

## Permissions, as Discord calls them

permission-view-channel = Wyświetlanie kanału
permission-connect = Łączenie
permission-send = Wysyłanie wiadomości
permission-send-in-threads = Wysyłanie wiadomości w wątkach
permission-create-threads = Tworzenie publicznych wątków
permission-attach-files = Załączanie plików

## Tutorials

course-head = **{ $game }: samouczek** · { $number } z { $count }
course-button-learn = Samouczek (7 minut)
course-button-learn-game = { $game }: samouczek (7 minut)
course-button-learn-on = Dalej
course-button-learn-back = Wróć do lekcji
course-button-learn-again = Spróbuj ponownie
course-button-learn-anew = Od początku
course-button-learn-model = Zrób to za mnie
course-button-learn-table = Zagraj naprawdę
course-play = { $way ->
    [start] Prowadzisz tu już grę.
   *[other] Jest tu gra, gospodarz: { $host }.
} { $way ->
    [start] Naciśnij **{ lobby-button-start }** tutaj lub
    [join] Naciśnij **{ lobby-button-join }**
   *[wait] Bierzesz w niej udział; { $host } może ją zacząć przyciskiem
} { $link ->
    [none] pod nowym postem.
   *[other] pod [jej postem]({ $link }).
}
course-play-ready = Twoja gra jest gotowa i dołączył do niej komputer, który gra jak początkujący. Naciśnij tu **{ lobby-button-start }**. W grze **Podpowiedź** pokazuje, co zrobiłby najsilniejszy komputer, a także jakie błędy zwykle popełnia początkujący.
course-begins-anew = Samouczek zmienił się od twojej ostatniej próby, więc zaczyna się od początku. Nic więcej nie przepadło.
course-stale = Ten przycisk należy do wcześniejszej lekcji. Oto bieżąca.
course-not-here = Tego w samouczku nie ma. Możesz to zrobić w prawdziwej grze.
course-none = Tego samouczka już nie ma. Co bot potrafi, mówi polecenie `{ command-help-name }`.

## Statistics

statistics-head = **Statystyki { $game }: { $name }**
statistics-games = { $count ->
    [one] 1 zakończona gra
    [few] { $count } zakończone gry
   *[many] { $count } zakończonych gier
}{ $groups ->
    [1] ,
   *[other] :
} { $kinds }.
# $count is 0 where all games are of one kind.
statistics-people = { $count ->
    [0] {""}
   *[other] { $count }{" "}
}z innymi osobami
statistics-computers = { $count ->
    [0] {""}
   *[other] { $count }{" "}
}tylko z komputerami
# As in English
statistics-alone = { $count ->
    [0] {""}
   *[other] { $count }{" "}
}solo
statistics-won = Wygrane z ludźmi: { $won } z { $played }{ $drawn ->
    [0] {""}
    [one] {" "}(i 1 wspólna)
    [few] {" "}(i { $drawn } wspólne)
   *[many] {" "}(i { $drawn } wspólnych)
}.
statistics-won-computers = Wygrane z komputerami: { $won } z { $played }{ $drawn ->
    [0] {""}
    [one] {" "}(i 1 wspólna)
    [few] {" "}(i { $drawn } wspólne)
   *[many] {" "}(i { $drawn } wspólnych)
}.
statistics-by-seats = Według liczby graczy: { $told }.
statistics-seats = { $won } z { $played } przy { $seats ->
    [2] dwóch
    [3] trzech
    [4] czterech
    [5] pięciu
   *[other] { $seats }
}
statistics-streak = Najdłuższa seria wygranych: { $best }{ $current ->
    [0] {""}
   *[other] {" "}(obecna: { $current })
}.
statistics-rivals = Bilans bezpośredni (wyżej–niżej): { $rivals }.
statistics-rival = { $name } { $ahead }–{ $behind }{ $level ->
    [0] {""}
    [one] {" "}(1 remis)
    [few] {" "}({ $level } remisy)
   *[many] {" "}({ $level } remisów)
}
statistics-answers = Połowa decyzji zajęła mniej niż { $time }.
statistics-seconds = { $count ->
    [one] 1 sekundę
    [few] { $count } sekundy
   *[many] { $count } sekund
}
statistics-minutes = { $count ->
    [one] 1 minutę
    [few] { $count } minuty
   *[many] { $count } minut
}
statistics-hours = { $count ->
    [one] 1 godzinę
    [few] { $count } godziny
   *[many] { $count } godzin
}
statistics-days = { $count ->
    [one] 1 dzień
    [few] { $count } dni
   *[many] { $count } dni
}
statistics-luck-free = Bez losowości: { $kind ->
    [ahead] o { statistics-points } więcej niż
    [behind] o { statistics-points } mniej niż
   *[level] tyle samo punktów co
} najsilniejszy komputer z tymi samymi kartami ({ $count ->
    [1] 1 gra
   *[other] średnia z { $count ->
        [one] { $count } gry
        [few] { $count } gier
       *[many] { $count } gier
    }, rozrzut { $spread }
}).
statistics-points = { $mean ->
    [one] { $mean } punkt
    [few] { $mean } punkty
    [many] { $mean } punktów
   *[other] { $mean } punktu
}
statistics-missing = -# { $count ->
    [one] 1 gra nie jest jeszcze uwzględniona
    [few] { $count } gry nie są jeszcze uwzględnione
   *[many] { $count } gier nie jest jeszcze uwzględnionych
}; zajrzyj znowu za kilka minut.
statistics-button-show = Pokaż wszystkim
statistics-shown = Twoje statystyki widzą tu teraz wszyscy. Liczą się w nich tylko gry na tym serwerze.
statistics-just-shown = Twoje poprzednie wyniki pojawiły się tu przed chwilą. Spróbuj ponownie za minutę.
statistics-none-own =
    Nie masz jeszcze żadnej zakończonej gry{ $game ->
        [all] {""}
       *[other] {" "}w { $game }
    }. Nową zaczniesz poleceniem { $commands }.
statistics-none-other = Nie ma czego pokazać: { $name } nie ma zakończonej gry w { $game } ani na tym serwerze, ani z tobą.
statistics-none-here = Na tym serwerze nie masz zakończonej gry w { $game }.
statistics-hidden = { $name } nie pokazuje innym swoich gier ani statystyk.
statistics-hidden-own = Twoje statystyki są ukryte przed innymi. Aby to zmienić, użyj `/{ command-settings-name }`.
statistics-bot = Komputery nie mają statystyk. Wybierz człowieka.

preference-invitations = Zaproszenia
preference-invitations-help = Czy do ciebie docierają; do gier zawsze możesz dołączać z własnej woli
preference-invitations-on = tak
preference-invitations-off = zablokowane
preference-statistics = Statystyki
preference-statistics-help = Inni widzą cię w statystykach, najlepszych wynikach, rankingach i tabelach wyników
preference-statistics-on = widoczne
preference-statistics-off = ukryte

command-stats = Zobacz statystyki zakończonych gier, swoich albo innego gracza
command-stats-player = Czyje statystyki (pomiń, jeśli chodzi o twoje)
command-stats-game = Która gra (pomiń, jeśli chodzi o tę z największą liczbą zakończonych)
discord-help-stats = `/{ command-stats-name }`: Statystyki twoich zakończonych gier

## Best results of a server, and games as a file

best-head = **Najlepsze wyniki na tym serwerze: { $game }**
best-line = - { $result } · { $names } · { $day } · { $link ->
    [none] gra { $table }
   *[other] [gra { $table }]({ $link })
}
best-counted = -# { $kind ->
    [public] Liczą się gry z kanałów, które widzą tu wszyscy.
   *[own] Liczą się gry z kanałów, które widzisz.
} Nie liczą się gry tylko dla zaproszonych ani osoby, które ukrywają swoje statystyki.
best-none = **Nie ma tu jeszcze najlepszych wyników w { $game }.** { $source } `/{ $command } { command-new-name }` zaczyna nową grę.
best-none-public = Nie ma czego pokazać: te wyniki pochodzą z kanałów, których nie widzą tu wszyscy.
best-shown = Najlepsze wyniki widzą tu teraz wszyscy. Pochodzą z kanałów widocznych dla wszystkich i z tego kanału.
best-no-server = Każdy serwer ma swoje najlepsze wyniki. Użyj tego polecenia na kanale serwera, na którym działa bot.
best-button-file = Jako tabela (CSV)
best-someone = ktoś
best-managers = Wszystkie gry tego serwera mogą pobrać tylko osoby, które nim zarządzają. Własne znajdziesz w `/{ command-stats-name }`.
best-file = **{ $whose ->
    [own] Twoje gry w { $game }
   *[server] Gry w { $game } z kanałów tego serwera, które widzisz
}** jako tabela: { $count ->
    [one] 1 zakończona gra
    [few] { $count } zakończone gry
   *[many] { $count } zakończonych gier
}, po jednym wierszu na osobę i grę. Otworzysz ją w każdym arkuszu kalkulacyjnym.{ $older ->
    [yes] {" "}Mieszczą się tylko najnowsze gry; starszych brak.
   *[no] {""}
}
best-file-none = Na kanałach, które widzisz, nie ma zakończonej gry w { $game }.
best-file-large = Ten plik byłby większy, niż pozwala Discord. Powiadom właściciela bota.

command-best = Zobacz najlepsze wyniki na tym serwerze
command-best-game = Która gra (pomiń, jeśli chodzi o tę zakończoną tu ostatnio)
discord-help-best = `/{ command-best-name }`: Najlepsze wyniki na tym serwerze

lobby-button-compare = Porównaj z komputerem
compare-under-way = Najsilniejszy komputer rozgrywa tę grę na twoim miejscu… { $percent }%
compare-points = Twój wynik w tej grze: **{ $own }**. Najsilniejszy komputer rozegrał ją jeszcze raz na twoim miejscu: **{ $points }**. { $difference ->
    [ahead] Wygrywasz o { $by }.
    [behind] Komputer wygrywa o { $by }.
   *[level] Remis.
}
compare-means = { $others ->
    [0] Miał te same karty i tę samą pogodę, a wiedział tyle samo co ty.
   *[other] Miał te same karty i tę samą pogodę, a wiedział tyle samo co ty; pozostali grali tak jak w waszej grze, a gdy nie było to już możliwe – ostrożnie.
}
compare-where = Różnica nie wynika więc ze szczęścia. **{ lobby-button-review }** pokaże, które twoje decyzje kosztowały cię najwięcej i kiedy.
compare-not-yours = To tylko dla graczy, i to po zakończeniu gry: pokazuje, ile punktów miałby komputer na ich miejscu.
compare-left = Ta gra skończyła się już bez ciebie, więc nie ma czego porównywać.

## Gry dla jednej osoby: gra dnia i trening

alone-begun-practice = **{ $game }: trening** od wybranego miejsca gry { $origin }. Tasowanie jest takie samo, a wynik się nie liczy.{ $count ->
    [0] {""}
   *[other] {" "}Za pozostałych grają komputery: { $names }.
} Aby przerwać: `/{ $command } { command-cancel-name }`.
alone-begun-daily = **{ $game }: gra dnia{ $number ->
    [none] {""}
   *[other] {" "}nr { $number }
}**. Masz jedną próbę. Liczy się, jeśli skończysz przed północą, { $ends }.
alone-cancelled = Ten trening ({ $game }) został przerwany.
refusal-alone = { $kind ->
    [daily] Gra dnia jest tylko dla ciebie, w twoich wiadomościach prywatnych.
   *[practice] Trening jest tylko dla ciebie, w twoich wiadomościach prywatnych.
} Żeby zagrać z innymi, zacznij grę na kanale serwera.
refusal-alone-over = Od tego miejsca nie było już nic do zdecydowania. Wybierz wcześniejszy moment.
refusal-hints-later = W grze dnia nie ma podpowiedzi, żeby była taka sama dla wszystkich. Po jej końcu możesz ją przeanalizować.
refusal-sealed = Inni mogą jeszcze grać z tym samym tasowaniem, więc zapis jest na razie tajny. Otworzysz go { $until }.
compare-practice = Treningu nie da się porównać z komputerem. Porównaj grę, od której się zaczął.
discord-dm-opening = Gra w przygotowaniu…
practice-button = Graj dalej stąd
practice-button-again = Jeszcze raz
practice-open = Twój trening (**{ $game }**) jest gotowy. Zaczyna się od twojej pierwszej decyzji w tej części gry, a wynik się nie liczy. { $link ->
    [none] Znajdziesz go tuż poniżej.
   *[other] **[Zagraj w wiadomościach prywatnych]({ $link })**
}
practice-seat = { $computer } gra za **{ $name }**.
practice-kept = -# Po zakończeniu bot przechowa wszystko przez { $days ->
    [one] jeden dzień
    [few] { $days } dni
   *[many] { $days } dni
}, a potem usunie.
practice-points = Twój wynik w grze { $origin }: **{ $before }**; tym razem: **{ $now }**.
practice-result = Gra { $origin }: { $before ->
    [won] twoja wygrana
    [drew] remis
   *[lost] twoja przegrana
}; tym razem: { $now ->
    [won] **wygrana**.
    [drew] **remis**.
   *[lost] **przegrana**.
}
practice-not-over = Grać dalej od wybranego miejsca można dopiero po zakończeniu gry.
practice-unknown = Bot nie może odtworzyć tej gry, więc nie ma miejsca, od którego można grać dalej.
practice-not-yours = Grać dalej mogą tylko gracze tej gry, każdy na swoim miejscu. Powtórkę mogą obejrzeć wszyscy.

## Zagadki

puzzle-head = **{ $game }: zagadka nr { $number }** { $stars }{ $today ->
    [yes] {" "}· zagadka dnia
   *[no] {""}
}
puzzle-share = { $game }: zagadka nr { $number } { $stars } { $helped ->
    [yes] rozwiązana z pomocą
   *[no] { $tries ->
        [one] rozwiązana w pierwszej próbie
        [few] rozwiązana w { $tries } próbach
       *[many] rozwiązana w { $tries } próbach
    }
}
puzzle-share-told = Chcesz się pochwalić? Ten wiersz niczego nie zdradza:
puzzle-easier = Trudność { $grade } z { $most }. To twoja pierwsza? **{ puzzle-button-next }** otwiera łatwiejszą.
puzzle-solved = **Rozwiązane { $helped ->
    [yes] z niewielką pomocą
   *[no] { $tries ->
        [one] w pierwszej próbie
        [few] w { $tries } próbach
       *[many] w { $tries } próbach
    }
}!**
puzzle-solved-before = Ta zagadka jest już rozwiązana, { $tries ->
    [one] w pierwszej próbie
    [few] w { $tries } próbach
   *[many] w { $tries } próbach
}. Ponowna gra niczego nie zmienia.
puzzle-failed = { $tries ->
    [0] **Tym razem nie.** Ta zagadka jest już rozwiązana, więc to się nie liczy.
    [one] **Jeszcze nie.** To pierwsza próba.
    [few] **Jeszcze nie.** Dotychczasowe próby: { $tries }.
   *[many] **Jeszcze nie.** Dotychczasowe próby: { $tries }.
}
puzzle-streak = Zagadki dnia rozwiązane z rzędu: **{ $days }**
puzzle-first = Pierwsza akcja: { $action }
puzzle-solution = **Rozwiązanie**
puzzle-stale = Ten przycisk jest nieaktualny. Tak wygląda zagadka teraz.
puzzle-begins-anew = Zagadka zmieniła się od twojej ostatniej próby, więc zaczyna się od początku.
puzzle-gone = Tej zagadki już nie ma. `{ command-puzzle-name }` otwiera dzisiejszą.
puzzle-none = Ta gra nie ma zagadek. Co bot potrafi, mówi polecenie `{ command-help-name }`.
puzzle-list-head = **Zagadki do { $game }**
puzzle-list-today = Zagadka dnia: nr { $number } { $stars }{ $solved ->
    [yes] {" "}· rozwiązana
   *[no] {""}
}
puzzle-list-solved = Rozwiązane: **{ $solved }** z { $count }{ $helped ->
    [0] {""}
   *[other] {" "}(z pomocą: { $helped })
}
puzzle-list-grade = { $stars } rozwiązane: { $solved } z { $count }
puzzle-menu-grade = Trudność następnej zagadki
puzzle-button-again = Spróbuj ponownie
puzzle-button-first = Pokaż pierwszą akcję
puzzle-button-solution = Pokaż rozwiązanie
puzzle-button-list = Inne zagadki
puzzle-button-back = Wróć do zagadki
puzzle-button-today = Zagadka dnia
puzzle-button-next = Najłatwiejsza
puzzle-button-random = Losowa zagadka
