# Co bot.py wypisuje dla osoby, która uruchamia bota: pomoc, błędy i wyniki poleceń.

## Pomoc

terminal-usage = Użycie: { $program } [polecenie [argument]] [opcje]
terminal-about = Prowadzi gry planszowe na Discordzie, a bez tokenu – w twojej przeglądarce. Token pochodzi ze zmiennej środowiskowej { $variable } albo z pliku, który wskazuje { $file }.
terminal-commands = Polecenia
terminal-options = Opcje
terminal-command = polecenie
# As in English
terminal-target = argument
terminal-file = PLIK
terminal-word = NAZWA
# As in English
terminal-number = N
terminal-help-command = zrób to zamiast uruchamiać bota, także gdy bot działa (oprócz { $ratings } i { $move }). { $check }: sprawdź ustawienia oraz to, czy bot może prowadzić gry na danym kanale; { $backup }: skopiuj bazę danych do pliku; { $drill }: odtwórz kopię zapasową obok bazy danych, sprawdź wszystkie gry i usuń odtworzony plik; { $health }: sprawdź działającego bota; { $replay }: odtwórz wszystkie gry i wypisz te, które się różnią; { $verify }: odtwórz zapis gry i pokaż odcisk tasowania; { $export }: zapisz w pliku dane przechowywane o danej osobie; { $ratings }: oblicz od nowa wszystkie rankingi; { $move }: skopiuj wszystkie gry z jednej bazy danych do innej, pustej
terminal-help-target = { $check }: ID kanału; { $backup }: plik docelowy; { $drill }: kopia zapasowa; { $verify }: zapis gry; { $export }: ID osoby i, jeśli chcesz, plik docelowy; { $move }: dwie bazy danych
terminal-help-help = pokaż tę pomoc
terminal-help-version = pokaż wersję
terminal-help-config = plik ustawień (domyślnie { $file }, jeśli istnieje)
terminal-help-database = plik, w którym zapisują się wszystkie gry, albo adres bazy danych PostgreSQL
terminal-help-language = język bota; { $pseudo } to język testowy
terminal-help-health-port = port lokalny dla /healthz i /metrics; 0: żaden
terminal-help-health-address = gdzie ten port jest dostępny; 127.0.0.1: tylko na tym komputerze, 0.0.0.0: we wszystkich jego sieciach
terminal-help-offline = graj w przeglądarce, nawet jeśli jest token
terminal-help-players = z opcją { $offline }: ile osób gra
terminal-help-port = z opcją { $offline }: port strony lokalnej; 0: dowolny wolny

## Dlaczego wiersz poleceń jest błędny

terminal-misused = { $argument }: brakuje wartości albo jest ich za dużo. Wszystkie opcje: { $program } --help
terminal-unclear = Ten wiersz poleceń jest niezrozumiały. Wszystkie polecenia i opcje: { $program } --help
terminal-unknown = Bot nie zna { $arguments }. Wszystkie polecenia i opcje: { $program } --help
terminal-unknown-command = Nie ma polecenia { $command }. Dostępne polecenia: { $commands }.

## Dlaczego ustawienia są błędne: miejsce, ustawienie i powód

terminal-settings = Z tymi ustawieniami bot nie ruszy. { $reason }
# As in English
settings-file = { $file }: { $reason }
# As in English
settings-in-file = { $file }: { $setting }: { $reason }
settings-in-command-line = wiersz poleceń: { $setting }: { $reason }
settings-in-environment = środowisko: { $setting }: { $reason }

settings-no-file = nie ma takiego pliku
settings-unreadable = nie da się odczytać pliku: { $error }
settings-encoding = to nie jest tekst w UTF-8; zapisz plik w kodowaniu UTF-8
settings-large = plik ma ponad { $size } KiB, więc to nie ten; podaj właściwy
settings-no-toml = to nie jest poprawny TOML: { $error }
settings-no-token = plik { $file } jest pusty, a musi zawierać token
settings-token-empty = zmienna jest ustawiona, ale pusta; nadaj jej wartość albo ją usuń: bez tokenu bot działa w przeglądarce
settings-token-and-more = jest tam coś oprócz tokenu, na przykład spacja albo drugi wiersz
settings-token = wpisz token do zmiennej środowiskowej { $variable }, nie do tego pliku
settings-unknown = nie ma takiego ustawienia; dostępne: { $settings }
settings-misspelt = nie ma takiego ustawienia; czy chodzi o { $setting }?
settings-games = musi to być lista gier, na przykład ["k2"], a jest { $value }
settings-games-twice = jedna z gier występuje dwa razy
settings-path = musi to być ścieżka pliku w cudzysłowie, a jest { $value }
settings-no-server = musi to być plik: bez Discorda gry zapisują się w pliku
settings-folder = { $path } to folder; podaj plik w tym folderze
settings-no-folder = folder { $folder } nie istnieje
settings-choice = dozwolone wartości: { $allowed }, a jest { $value }
settings-address = musi to być adres IP, na przykład "127.0.0.1", a jest { $value }
settings-whole = musi to być liczba całkowita od { $least } do { $most }, a jest { $value }
settings-shards = musi to być liczba całkowita od { $least } do { $most } albo "auto", a jest { $value }
settings-parts = parts: kilka procesów może dzielić tylko bazę danych na serwerze PostgreSQL; przy pliku zostaw 1
settings-number = musi to być liczba od { $least } do { $most }, a jest { $value }
settings-switch = musi to być true albo false, a jest { $value }

## Dlaczego bot nie może działać

terminal-home = Gry są zapisywane w { $folder }. Tam też jest miejsce na ustawienia, w pliku config.toml.
terminal-stopped = Zatrzymano. Wszystkie gry są zapisane.
terminal-no-home = Nie da się utworzyć folderu na gry, { $folder }: { $error }
terminal-no-page = Strona do gry w przeglądarce nie jest zainstalowana ({ $error }). Żeby grać na Discordzie, ustaw token w zmiennej { $variable }. Żeby grać w przeglądarce, zainstaluj pakiety strony: pip install -r requirements-offline.lock albo k2bot[offline] przez pipx lub uv (README.md).
terminal-no-file = { $path }: nie ma takiego pliku
terminal-games = Nie da się prowadzić gier z ustawień: { $reason }
terminal-unknown-game = nie ma gry { $game }; dostępne: { $games } oraz inne według ścieżki: package.module:Class
terminal-no-game = nie ma gry pod ścieżką { $path }: { $error }
terminal-not-a-game = nie ma gry pod ścieżką { $path }: klasa { $name } nie dziedziczy po { $base }
terminal-token = Discord nie przyjmuje tokenu ze zmiennej { $variable }. Utwórz nowy: otwórz https://discord.com/developers/applications, wybierz swoją aplikację i naciśnij Reset Token w części Bot.
terminal-shards = Bot jest na zbyt wielu serwerach jak na swoją liczbę połączeń. Wpisz w ustawieniach shards = "auto".
terminal-closed = Discord zamknął połączenie: { $error }
terminal-refused = Discord ma kłopoty i odrzucił połączenie: { $error }. Spróbuj ponownie później.
terminal-unreachable = Nie ma połączenia z Discordem: { $error }. Czy ten komputer jest w sieci?

## Dlaczego baza danych jest bezużyteczna

store-claimed = Z pliku { $path } korzysta inny bot. Najpierw zatrzymaj tamtego albo podaj inny plik opcją --database.
store-lease-lost = Inna instancja bota przejęła pracę, więc ta niczego już nie zapisuje.
store-parts = { $path }: inne procesy dzielą tę bazę danych na tyle części: { $parts }, a tutaj parts ma wartość { $own }. Ustaw wszędzie tę samą liczbę albo najpierw zatrzymaj wszystkie.
store-elsewhere = grę { $table } prowadzi inny proces
store-missing = { $path }: nie ma takiego pliku; podaj inny opcją --database
store-unopened = { $path }: nie da się otworzyć bazy danych ({ $error }). Czy folder istnieje i czy można w nim zapisywać?
store-read-only = { $path }: to konto nie może zapisywać w bazie danych ({ $error }); pozwól mu zapisywać w pliku i w jego folderze albo podaj inny plik
store-newer = { $path }: tę bazę danych utworzyła nowsza wersja bota (jest na etapie { $step }, a ta wersja zna { $known }); zaktualizuj bota albo podaj inny plik
store-damaged = { $path }: baza danych jest uszkodzona ({ $error }). Zatrzymaj bota i zastąp plik kopią zapasową (docs/operations.md, Backups) albo uratuj do nowego pliku to, co da się jeszcze odczytać: sqlite3 "{ $path }" .recover | sqlite3 saved.sqlite3
store-not-a-database = { $path }: to nie jest baza danych albo jej początek jest uszkodzony ({ $error }). Podaj inny plik albo zastąp ten kopią zapasową (docs/operations.md, Backups).
store-foreign = { $path }: to baza danych innego programu; podaj inny plik
store-unusable = { $path }: nie da się użyć bazy danych ({ $error }); podaj inny plik albo napraw ten
store-full = { $path }: nic się już nie zapisze, dysk jest pełny ({ $error }). Zwolnij na nim miejsce, a gry ruszą dalej. Wszystko zapisane dotąd jest bezpieczne.
store-unwritable = { $path }: nic się już nie zapisze, bo na dysku nie da się zapisywać ({ $error }): może jest pełny, przekroczono limit albo się zepsuł. Zwolnij na nim miejsce, a gry ruszą dalej. Wszystko zapisane dotąd jest bezpieczne.
store-no-psycopg = { $path }: baza danych na serwerze PostgreSQL wymaga pakietu psycopg ({ $error }). Zainstaluj pakiety z requirements-postgresql.lock (docs/operations.md).
store-away = { $path }: serwer bazy danych jest nieosiągalny ({ $error }). Gry ruszą dalej same, gdy znów będzie dostępny. Wszystko, co dotąd zapisano, jest bezpieczne.
store-locked = { $path }: nic nie można zapisać, bo inny program blokuje bazę danych ({ $error }). Zamknij ten program albo poczekaj, aż skończy; gry ruszą dalej same. Wszystko, co dotąd zapisano, jest bezpieczne.
store-old-server = { $path }: na serwerze działa PostgreSQL { $version }; bot potrzebuje wersji { $oldest } lub nowszej
store-encoding = { $path }: ta baza danych używa kodowania { $encoding }, w którym brakuje wielu liter; załóż taką, która używa UTF8
store-empty = { $path }: w tej bazie danych nic jeszcze nie zapisano
store-older = { $path }: tę bazę danych zapisała starsza wersja bota (ma krok { $step }, ta wersja zna { $known }); uruchom bota raz, a ją zaktualizuje

## Polecenie backup

backup-no-file = Podaj plik docelowy: { $program } backup { terminal-file }
backup-itself = { $path } to sama baza danych; podaj inny plik na kopię zapasową
backup-unwritable = { $path }: nie da się zapisać kopii zapasowej ({ $error }); podaj inny plik
backup-no-room = { $path }: nie da się zapisać kopii ({ $error }); zwolnij tam miejsce
backup-done = { $path }: pełna kopia { $database }; gry: { $games }
backup-unnoted = Kopia zapasowa jest kompletna, ale nie udało się odnotować jej w bazie danych, więc check i /metrics jej nie uwzględniają: { $reason }

## The command restore-drill

drill-no-file = Podaj kopię zapasową do próby: { $program } restore-drill { terminal-file }
drill-in-the-way = { $path } przeszkadza: tam trafiłaby odtworzona kopia; przenieś albo usuń ten plik
drill-restored = { $path }: odtworzona kopia { $backup }; gry: { $games }
drill-newest = najnowszy ruch: { $restored } (UTC) w kopii, { $live } w { $database }
drill-newest-alone = najnowszy ruch: { $restored } (UTC); nie ma bazy danych { $database } do porównania
drill-none = brak
drill-fine = Kopię da się odtworzyć, a wszystkie gry z niej przebiegają tak samo. Odtworzony plik został usunięty.
drill-differs = Kopię da się odtworzyć, ale nie wszystkie gry z niej przebiegają tak samo: patrz wiersze powyżej. Odtworzony plik został usunięty.

## The command move-store

move-unnamed = Podaj bazę danych do skopiowania i pustą, do której ma trafić kopia, każdą jako plik albo adres bazy PostgreSQL: { $program } move-store SKĄD DOKĄD
move-in-the-way = { $path }: coś już w niej jest; podaj pustą bazę danych albo plik, który nie istnieje
move-hosted = { $path }: bot prowadzi gry w tej bazie danych, więc w kopii zabrakłoby tego, co się w tym czasie rozegra. Zatrzymaj każdego bota, który jej używa, i spróbuj ponownie. Jeśli któryś został zabity, odczekaj najpierw dziesięć sekund.
move-different = { $path }: dotarło nie to, co wysłano. Usuń kopię; oryginał się nie zmienił.
move-done = { $target }: pełna kopia { $source }; gry: { $tables }, wiersze: { $rows }
move-fine = Wszystkie gry odtwarzają się tam tak samo. Podaj ją w ustawieniach (database = …) i zachowaj oryginał, póki nie masz pewności.
move-differs = Nie wszystkie gry odtwarzają się tam tak samo: zobacz wiersze powyżej. Oryginał się nie zmienił.

## Polecenie check

check-fix = Do naprawienia: { $count }
check-fine = Bot może działać.
check-packages = pakiety: { $packages }
check-games = gry: { $games }
check-games-unusable = gry: { $reason }
check-token = token: zmienna { $variable } jest ustawiona i wygląda na token
check-token-none = token: zmienna { $variable } nie jest ustawiona, więc bot działa w twojej przeglądarce, bez Discorda
check-token-no-page = token: zmienna { $variable } nie jest ustawiona, a strona do gry w przeglądarce nie jest zainstalowana: ustaw token, żeby grać na Discordzie, albo zainstaluj pakiety z requirements-offline.lock
check-token-odd = token: wartość zmiennej { $variable } nie wygląda na token (trzy części połączone kropkami). Utwórz nowy na stronie swojej aplikacji: naciśnij Reset Token w części Bot
check-database = baza danych { $path }: w całości i czytelna dla tej wersji; gry: { $games }
check-database-none = baza danych { $path }: jeszcze nie istnieje; powstanie przy pierwszym uruchomieniu
check-database-empty = baza danych { $path }: odpowiada i jest jeszcze pusta; pierwsze uruchomienie utworzy jej tabele
check-database-folder = baza danych { $path }: w folderze { $folder } nie da się zapisywać; SQLite musi tworzyć w nim pliki
check-database-locked = baza danych { $path }: to konto nie może zapisywać do pliku
check-database-exposed = baza danych { $path }: inni użytkownicy tego komputera mogą ją odczytać, razem z zakrytymi kartami; wykonaj: chmod go= "{ $path }"*
check-database-unusable = baza danych { $reason }
check-database-network = baza danych { $path }: leży w sieciowym systemie plików ({ $kind }), gdzie SQLite może ją uszkodzić; trzymaj ją na dysku tego komputera
check-backup = kopia zapasowa: najnowsza jest z { $at } (UTC), { $megabytes } MB: { $file }
check-backup-none = kopia zapasowa: jeszcze nie ma żadnej; ustaw codzienną (docs/operations.md, Backups)
check-backup-old = kopia zapasowa: najnowsza jest z { $at } (UTC), sprzed ponad dwóch dni: { $file }. Zrób teraz nową ({ $program } backup { terminal-file }) i sprawdź, dlaczego nie powstaje codziennie (docs/operations.md, Backups)
check-backup-never = kopia zapasowa: nie ma żadnej, choć najstarsza gra jest z { $at } (UTC). Zrób ją teraz ({ $program } backup { terminal-file }) i ustaw codzienną (docs/operations.md, Backups)
check-typeface = czcionka: Manrope jest zainstalowana („K2” ma { $width } pikseli szerokości)
check-typeface-unusable = czcionka: nie da się jej odczytać ({ $error }); zainstaluj pakiety z requirements.lock
check-language = język { $language }: { $count ->
        [one] { $count } tekst
        [few] { $count } teksty
       *[many] { $count } tekstów
    }{ $default ->
        [yes] , domyślny
       *[no] { "" }
    }
check-language-unusable = język { $language }: { $error }
check-channel = kanał { $channel }: bot może tam prowadzić gry
check-channel-token = kanał { $channel }: aby zapytać Discorda, ustaw token w zmiennej { $variable }
check-channel-refused = kanał { $channel }: Discord nie przyjmuje tokenu; utwórz nowy
check-channel-unasked = kanał { $channel }: nie udało się zapytać Discorda: { $error }
check-channel-none = kanał { $channel }: nie ma takiego kanału; skopiuj jego ID jeszcze raz (Tryb dewelopera, Kopiuj ID kanału)
check-channel-unseen = kanał { $channel }: bot go nie widzi; zaproś bota i przyznaj mu tam uprawnienie { permission-view-channel }
check-channel-elsewhere = kanał { $channel }: to nie jest kanał serwera
check-channel-name = #{ $channel } na serwerze { $server }
check-channel-permissions = kanał { $channel }: przyznaj tam botowi uprawnienia: { $permissions }
check-channel-invalid = { $channel } to nie jest ID kanału. Włącz na Discordzie Tryb dewelopera, kliknij kanał prawym przyciskiem i wybierz Kopiuj ID kanału.
check-shards = shardy: Discord zaleca { $count }
check-shards-more = shardy: Discord zaleca { $count } przy serwerach, na których jest bot; wpisz shards = "auto"

## Polecenie health i dolegliwości bota

health-off = Punkt kontrolny jest wyłączony: wpisz health_port w ustawieniach albo użyj opcji --health-port
health-unanswered = Bot nie odpowiada na porcie { $port }: { $error }
health-disconnected = nie ma połączenia z Discordem
health-shards = nie ma połączenia z Discordem { $count ->
        [one] dla sharda { $shards }
        [few] dla shardów { $shards }
       *[many] dla shardów { $shards }
    } z zakresu od 0 do { $last }
health-stuck = od { $seconds } s nie udało się wysłać żadnej wiadomości, a jakieś czekają
health-standby = w gotowości: gry prowadzi inny proces
health-ranges = ok: liczba części to { $parts }, ten proces prowadzi: { $ranges }
health-lapsed = baza danych nie odpowiada od { $seconds } s, więc nikt nie dostaje odpowiedzi

## Polecenie replay-check

replay-target = replay-check nie przyjmuje argumentu ({ $target }). Podaj bazę danych opcją --database.
replay-table = gra { $table } ({ $game }, { $status ->
        [lobby] przed początkiem
        [running] trwa
        [over] koniec
       *[cancelled] anulowana
    }): { $outcome ->
        [same] bez zmian
        [different] RÓŻNICA, { $reason }
       *[failing] BŁĄD, { $reason }
    }; ruchy: { $inputs }, bez odcisku: { $unmarked }
replay-summary = gry: { $games }, bez zmian: { $same }, z różnicą: { $different }, z błędem: { $failing }; ruchy: { $inputs }, bez odcisku: { $unmarked }
replay-no-game = ta wersja nie ma gry { $game }
replay-no-start = nie zapisano początku gry
replay-rules = gra zaczęła się z zasadami w wydaniu { $rules }, a najnowsze znane wydanie to { $known }
replay-start = nie da się zacząć gry: { $error }
replay-which-input = ruch { $number } ({ $kind ->
        [answer] odpowiedź
        [default] odpowiedź domyślna
        [resign] rezygnacja
       *[undo] cofnięcie
    }, miejsce { $seat })
replay-input = { replay-which-input }: { $error }
replay-input-differs = { replay-which-input } prowadzi do innego stanu niż poprzednio
replay-over = teraz jest zakończona
replay-not-over = teraz nie jest zakończona
replay-standings = końcowa klasyfikacja różni się od zapisanej

## Polecenie verify

record-no-file = Podaj zapis gry: { $program } verify { terminal-file }
record-unreadable = Nie da się odczytać pliku { $path }: { $error }
record-large = { $path } to za duży plik jak na zapis: limit wynosi { $size } KiB. Użyj pliku dokładnie w takiej postaci, w jakiej opublikował go bot.
record-unknown = { $path } to nie jest zapis żadnej z gier { $games }. Użyj pliku dokładnie w takiej postaci, w jakiej opublikował go bot.
# As in English
record-refused = { $game }: { $reason }
record-played = { $path }: zapis gry { $game }; odpowiedzi: { $answers }; { $over ->
        [yes] prowadzą do zapisanego wyniku
       *[no] gra nie jest zakończona
    }
record-unmarked = Wiersze nie mają odcisków, więc zamiana jednego dozwolonego ruchu na inny byłaby niezauważalna.
record-fingerprint = Odcisk tasowania (SHA-256), taki jaki pokazywało polecenie { command-status-name }, zanim ktokolwiek dołączył: { $fingerprint }
record-presses = Kliknięcia { lobby-button-join } i { lobby-button-start } domieszane do tasowania (UTC): { $presses }
record-no-presses = Do tasowania nie domieszano kliknięć: ziarno losowania wybrał sam bot.

## The command export

export-no-user = Podaj ID osoby i, jeśli chcesz, plik docelowy: { $program } export ID [{ terminal-file }]. { export-how }
export-user-invalid = { $user } to nie jest ID osoby. { export-how }
export-how = Włącz na Discordzie Tryb dewelopera, kliknij osobę prawym przyciskiem i wybierz Kopiuj ID użytkownika.
export-unwritable = { $path }: nie da się zapisać pliku ({ $error }); podaj inny
export-done = { $path }: dane zapisane o { $user }, w formacie JSON w pliku ZIP; wiersze: { $rows }. Nie dawaj go nikomu innemu i usuń go, gdy ta osoba już go ma.
export-nothing = O { $user } nie ma żadnych danych, więc nie ma pliku.

## The command ratings

ratings-target = ratings nie przyjmuje argumentu ({ $target }). Podaj bazę danych opcją --database.
ratings-computed = serwer { $server }, { $game }: policzone gry: { $games }, osoby w rankingu: { $people }
ratings-no-server = Na żadnym serwerze ranking nie jest włączony.
