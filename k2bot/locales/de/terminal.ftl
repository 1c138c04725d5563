# What bot.py prints for the person who runs the bot: help, errors, and the results of its commands.

## Help

terminal-usage = Aufruf: { $program } [Befehl [Ziel]] [Optionen]
terminal-about = Bringt Brettspiele auf Discord oder, ohne Token, in deinen Browser. Das Token kommt aus der Umgebungsvariable { $variable } oder aus der Datei, die { $file } nennt.
terminal-commands = Befehle
terminal-options = Optionen
terminal-command = Befehl
terminal-target = Ziel
terminal-file = DATEI
# As in English
terminal-word = NAME
# As in English
terminal-number = N
terminal-help-command = das hier statt des Bots ausführen, auch während der Bot läuft (außer { $ratings } und { $move }). { $check }: die Einstellungen prüfen, und ob der Bot in einem Kanal Partien veranstalten kann; { $backup }: die Datenbank in eine Datei kopieren; { $drill }: eine Sicherung neben der Datenbank wiederherstellen, ihre Partien nachspielen und die Kopie löschen; { $health }: den laufenden Bot prüfen; { $replay }: alle Partien nachspielen und auflisten, was abweicht; { $verify }: ein Protokoll nachspielen und den Fingerabdruck des Mischens zeigen; { $export }: in eine Datei schreiben, was über jemanden gespeichert ist; { $ratings }: alle Wertungen neu berechnen; { $move }: alle Partien aus einer Datenbank in eine andere, leere kopieren
terminal-help-target = { $check }: die ID eines Kanals; { $backup }: die Datei, die geschrieben wird; { $drill }: eine Sicherung; { $verify }: ein Protokoll; { $export }: die ID einer Person und, wenn du willst, die Datei, die geschrieben wird; { $move }: zwei Datenbanken
terminal-help-help = diese Hilfe zeigen
terminal-help-version = die Version anzeigen
terminal-help-config = die Datei mit den Einstellungen (Standard: { $file }, wenn es sie gibt)
terminal-help-database = die Datei, in der alle Partien gespeichert sind, oder die Adresse einer PostgreSQL-Datenbank
terminal-help-language = die Sprache des Bots; { $pseudo } ist eine Testsprache
terminal-help-health-port = der lokale Port für /healthz und /metrics; 0: keiner
terminal-help-health-address = wo dieser Port erreichbar ist; 127.0.0.1: nur auf diesem Computer, 0.0.0.0: in allen seinen Netzen
terminal-help-offline = im Browser spielen, auch wenn es ein Token gibt
terminal-help-players = mit { $offline }: wie viele Leute mitspielen
terminal-help-port = mit { $offline }: der Port der lokalen Seite; 0: irgendein freier

## Why a command line can’t be used

terminal-misused = { $argument }: Ein Wert fehlt, oder es ist einer zu viel. Alle Optionen: { $program } --help
terminal-unclear = Diese Befehlszeile ist nicht zu verstehen. Alle Befehle und Optionen: { $program } --help
terminal-unknown = { $arguments } kennt der Bot nicht. Alle Befehle und Optionen: { $program } --help
terminal-unknown-command = Einen Befehl { $command } gibt es nicht. Es gibt: { $commands }.

## Why the settings can’t be used: the place, the setting and the reason

terminal-settings = Mit diesen Einstellungen geht es nicht. { $reason }
# As in English
settings-file = { $file }: { $reason }
# As in English
settings-in-file = { $file }: { $setting }: { $reason }
settings-in-command-line = Befehlszeile: { $setting }: { $reason }
settings-in-environment = Umgebung: { $setting }: { $reason }

settings-no-file = diese Datei gibt es nicht
settings-unreadable = nicht lesbar: { $error }
settings-encoding = kein Text in UTF-8; speichere die Datei mit der Kodierung UTF-8
settings-large = die Datei ist größer als { $size } KiB, also kaum die gemeinte; nenn die richtige
settings-no-toml = kein gültiges TOML: { $error }
settings-no-token = { $file } ist leer; darin muss das Token stehen
settings-token-empty = die Variable ist gesetzt, aber leer; gib ihr einen Wert oder lösch sie: Ohne Token läuft der Bot im Browser
settings-token-and-more = darin steht mehr als das Token, etwa ein Leerzeichen oder eine zweite Zeile
settings-token = das Token gehört in die Umgebungsvariable { $variable }, nicht in diese Datei
settings-unknown = diese Einstellung gibt es nicht; es gibt: { $settings }
settings-misspelt = diese Einstellung gibt es nicht; ist { $setting } gemeint?
settings-games = muss eine Liste von Spielen sein, zum Beispiel ["k2"], nicht { $value }
settings-games-twice = ein Spiel steht zweimal in der Liste
settings-path = muss der Pfad einer Datei in Anführungszeichen sein, nicht { $value }
settings-no-server = muss eine Datei sein: ohne Discord werden Partien in einer Datei gespeichert
settings-folder = { $path } ist ein Ordner; nenne eine Datei darin
settings-no-folder = den Ordner { $folder } gibt es nicht
settings-choice = möglich sind { $allowed }, nicht { $value }
settings-address = muss eine IP-Adresse wie "127.0.0.1" sein, nicht { $value }
settings-whole = muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $value }
settings-shards = muss eine ganze Zahl von { $least } bis { $most } oder "auto" sein, nicht { $value }
settings-parts = parts: mehrere Prozesse können nur eine Datenbank auf einem PostgreSQL-Server teilen; bei einer Datei muss es 1 bleiben
settings-number = muss eine Zahl von { $least } bis { $most } sein, nicht { $value }
settings-switch = muss true oder false sein, nicht { $value }

## Why the bot can’t run

terminal-home = Die Spiele liegen in { $folder }. Dorthin gehören auch Einstellungen, in eine Datei config.toml.
terminal-stopped = Beendet. Alle Partien sind gespeichert.
terminal-no-home = Der Ordner für die Spiele, { $folder }, lässt sich nicht anlegen: { $error }
terminal-no-page = Die Seite für den Browser ist nicht installiert ({ $error }). Um auf Discord zu spielen, trag ein Token in { $variable } ein. Um im Browser zu spielen, installiere die Pakete der Seite: pip install -r requirements-offline.lock, oder mit pipx oder uv k2bot[offline] (README.md).
terminal-no-file = { $path }: Diese Datei gibt es nicht
terminal-games = Die Spiele in den Einstellungen lassen sich nicht anbieten: { $reason }
terminal-unknown-game = ein Spiel { $game } gibt es nicht; es gibt { $games }, andere als Pfad: package.module:Class
terminal-no-game = bei { $path } ist kein Spiel: { $error }
terminal-not-a-game = bei { $path } ist kein Spiel: { $name } ist nicht von { $base } abgeleitet
terminal-token = Discord nimmt das Token in { $variable } nicht an. Erzeuge ein neues: Öffne https://discord.com/developers/applications, wähl deine Anwendung und drück unter „Bot“ auf „Reset Token“.
terminal-shards = Der Bot ist auf zu vielen Servern für die Zahl seiner Verbindungen. Setz shards = "auto" in den Einstellungen.
terminal-closed = Discord hat die Verbindung getrennt: { $error }
terminal-refused = Discord hat gerade Probleme und lehnt die Verbindung ab: { $error }. Versuch es später noch einmal.
terminal-unreachable = Discord ist nicht erreichbar: { $error }. Hat dieser Computer Internet?

## Why the database can’t be used

store-claimed = { $path } wird schon von einem anderen Bot benutzt. Beende den zuerst, oder nenne mit --database eine andere Datei.
store-lease-lost = Eine andere Instanz des Bots hat übernommen, deshalb speichert diese nichts mehr.
store-parts = { $path }: Andere Prozesse teilen diese Datenbank in { $parts } Teile, hier ist parts aber { $own }. Stell überall dieselbe Zahl ein, oder beende zuerst alle.
store-elsewhere = Partie { $table } wird von einem anderen Prozess geleitet
store-missing = { $path }: Diese Datei gibt es nicht; nenne mit --database eine andere
store-unopened = { $path }: Die Datenbank lässt sich nicht öffnen ({ $error }). Gibt es den Ordner, und darf der Bot darin schreiben?
store-read-only = { $path }: Dieses Benutzerkonto darf nicht in die Datenbank schreiben ({ $error }); lass es in die Datei und ihren Ordner schreiben, oder nenne eine andere Datei
store-newer = { $path }: Diese Datenbank stammt von einer neueren Version des Bots (sie hat Stand { $step }, diese Version kennt { $known }); aktualisiere den Bot, oder nenne eine andere Datei
store-damaged = { $path }: Die Datenbank ist beschädigt ({ $error }). Beende den Bot und ersetze die Datei durch eine Sicherung (docs/operations.md, Backups), oder rette in eine neue Datei, was noch lesbar ist: sqlite3 "{ $path }" .recover | sqlite3 saved.sqlite3
store-not-a-database = { $path }: Das ist keine Datenbank, oder ihr Anfang ist beschädigt ({ $error }). Nenne eine andere Datei, oder ersetze sie durch eine Sicherung (docs/operations.md, Backups).
store-foreign = { $path }: Das ist die Datenbank eines anderen Programms; nenne eine andere Datei
store-unusable = { $path }: Die Datenbank lässt sich nicht benutzen ({ $error }); nenne eine andere Datei oder repariere diese
store-full = { $path }: Nichts lässt sich speichern, die Festplatte ist voll ({ $error }). Schaff dort Platz, dann gehen die Partien weiter. Alles bisher Gespeicherte ist sicher.
store-unwritable = { $path }: Nichts lässt sich speichern, auf die Festplatte kann nicht geschrieben werden ({ $error }): Sie ist vielleicht voll, über dem Kontingent oder kaputt. Schaff dort Platz, dann gehen die Partien weiter. Alles bisher Gespeicherte ist sicher.
store-no-psycopg = { $path }: Für eine Datenbank auf einem PostgreSQL-Server fehlt das Paket psycopg ({ $error }). Installiere die Pakete in requirements-postgresql.lock (docs/operations.md).
store-away = { $path }: der Datenbankserver ist nicht zu erreichen ({ $error }). Die Partien gehen von selbst weiter, sobald er wieder antwortet. Alles bisher Gespeicherte ist sicher.
store-locked = { $path }: es kann nichts gespeichert werden, weil ein anderes Programm die Datenbank gesperrt hält ({ $error }). Beende das Programm oder lass es fertig werden; die Partien gehen von selbst weiter. Alles bisher Gespeicherte ist sicher.
store-old-server = { $path }: auf dem Server läuft PostgreSQL { $version }; der Bot braucht mindestens Version { $oldest }
store-encoding = { $path }: diese Datenbank verwendet { $encoding }, worin viele Buchstaben fehlen; lege eine an, die UTF8 verwendet
store-empty = { $path }: in dieser Datenbank ist noch nichts gespeichert
store-older = { $path }: diese Datenbank stammt von einer älteren Version des Bots (sie hat Schritt { $step }, diese Version kennt { $known }); starte den Bot einmal, das bringt sie auf den neuen Stand

## The command backup

backup-no-file = Nenne die Datei, die geschrieben werden soll: { $program } backup { terminal-file }
backup-itself = { $path } ist die Datenbank selbst; nenne für die Sicherung eine andere Datei
backup-unwritable = { $path }: Die Sicherung lässt sich nicht schreiben ({ $error }); nenne eine andere Datei
backup-no-room = { $path }: Die Kopie lässt sich nicht schreiben ({ $error }); schaff dort Platz
backup-done = { $path }: eine vollständige Kopie von { $database }; Partien: { $games }
backup-unnoted = Die Sicherung ist vollständig, ließ sich aber nicht in der Datenbank vermerken; check und /metrics zählen sie deshalb nicht: { $reason }

## The command restore-drill

drill-no-file = Nenne die Sicherung, die geprobt werden soll: { $program } restore-drill { terminal-file }
drill-in-the-way = { $path } ist im Weg: Dorthin würde die Sicherung wiederhergestellt; verschieb oder lösch die Datei
drill-restored = { $path }: die Sicherung { $backup }, wiederhergestellt; Partien: { $games }
drill-newest = neuester Zug: { $restored } (UTC) in der Sicherung, { $live } in { $database }
drill-newest-alone = neuester Zug: { $restored } (UTC); es gibt keine Datenbank { $database } zum Vergleichen
drill-none = keiner
drill-fine = Die Sicherung lässt sich wiederherstellen, und alle ihre Partien verlaufen beim Nachspielen gleich. Die Kopie ist gelöscht.
drill-differs = Die Sicherung lässt sich wiederherstellen, aber nicht alle ihre Partien verlaufen beim Nachspielen gleich: siehe die Zeilen oben. Die Kopie ist gelöscht.

## The command move-store

move-unnamed = Nenne die Datenbank, die kopiert wird, und eine leere, in die sie kopiert wird, jeweils als Datei oder als Adresse einer PostgreSQL-Datenbank: { $program } move-store VON NACH
move-in-the-way = { $path }: darin steht schon etwas; nenne eine leere Datenbank oder eine Datei, die es nicht gibt
move-hosted = { $path }: ein Bot leitet Partien in dieser Datenbank; der Kopie würde fehlen, was inzwischen gespielt wird. Beende jeden Bot, der sie benutzt, und versuche es dann noch einmal. Wurde einer abgebrochen, warte vorher zehn Sekunden.
move-different = { $path }: was ankam, ist nicht das, was geschickt wurde. Lösche die Kopie; das Original ist unverändert.
move-done = { $target }: eine vollständige Kopie von { $source }; Partien: { $tables }, Zeilen: { $rows }
move-fine = Alle Partien verlaufen dort beim Nachspielen gleich. Nenne die neue Datenbank in den Einstellungen (database = …) und behalte das Original, bis du sicher bist.
move-differs = Nicht alle Partien verlaufen dort beim Nachspielen gleich: siehe die Zeilen oben. Das Original ist unverändert.

## The command check

check-fix = Zu beheben: { $count }
check-fine = Der Bot kann laufen.
check-packages = Pakete: { $packages }
check-games = Spiele: { $games }
check-games-unusable = Spiele: { $reason }
check-token = Token: { $variable } ist gesetzt und sieht aus wie ein Token
check-token-none = Token: { $variable } ist nicht gesetzt, deshalb läuft der Bot im Browser, ohne Discord
check-token-no-page = Token: { $variable } ist nicht gesetzt, und die Seite für den Browser ist nicht installiert: Setz das Token, um auf Discord zu spielen, oder installiere die Pakete aus requirements-offline.lock
check-token-odd = Token: Der Wert von { $variable } sieht nicht aus wie ein Token (drei Teile, durch Punkte verbunden). Erzeuge auf der Seite deiner Anwendung ein neues: Drück „Reset Token“ unter „Bot“
check-database = Datenbank { $path }: unbeschädigt und für diese Version lesbar; Partien: { $games }
check-database-none = Datenbank { $path }: gibt es noch nicht; der erste Start legt sie an
check-database-empty = Datenbank { $path }: erreichbar und noch leer; der erste Start legt ihre Tabellen an
check-database-folder = Datenbank { $path }: In den Ordner { $folder } kann nicht geschrieben werden; SQLite muss darin Dateien anlegen
check-database-locked = Datenbank { $path }: Dieses Benutzerkonto darf nicht in die Datei schreiben
check-database-exposed = Datenbank { $path }: Andere Benutzerkonten dieses Computers können sie lesen, auch verdeckte Karten; führ aus: chmod go= "{ $path }"*
check-database-unusable = Datenbank { $reason }
check-database-network = Datenbank { $path }: Sie liegt auf einem Netzlaufwerk ({ $kind }), wo SQLite sie beschädigen kann; leg sie auf eine Festplatte dieses Computers
check-backup = Sicherung: Die neueste ist von { $at } (UTC), { $megabytes } MB: { $file }
check-backup-none = Sicherung: noch keine; lass jeden Tag eine machen (docs/operations.md, Backups)
check-backup-old = Sicherung: Die neueste ist von { $at } (UTC) und damit über zwei Tage alt: { $file }. Mach jetzt eine ({ $program } backup { terminal-file }) und finde heraus, warum nicht jeden Tag eine entsteht (docs/operations.md, Backups)
check-backup-never = Sicherung: keine, obwohl die älteste Partie von { $at } (UTC) ist. Mach jetzt eine ({ $program } backup { terminal-file }) und lass jeden Tag eine machen (docs/operations.md, Backups)
check-typeface = Schrift: Manrope ist installiert („K2“ ist { $width } Pixel breit)
check-typeface-unusable = Schrift: nicht lesbar ({ $error }); installiere die Pakete aus requirements.lock
check-language = Sprache { $language }: { $count } Texte{ $default ->
        [yes] , der Standard
       *[no] { "" }
    }
check-language-unusable = Sprache { $language }: { $error }
check-channel = Kanal { $channel }: Der Bot kann dort Partien veranstalten
check-channel-token = Kanal { $channel }: Um Discord zu fragen, setz ein Token in { $variable }
check-channel-refused = Kanal { $channel }: Discord nimmt das Token nicht an; erzeuge ein neues
check-channel-unasked = Kanal { $channel }: Discord ließ sich nicht fragen: { $error }
check-channel-none = Kanal { $channel }: Diesen Kanal gibt es nicht; kopiere seine ID noch einmal (Entwicklermodus, Kanal-ID kopieren)
check-channel-unseen = Kanal { $channel }: Der Bot sieht ihn nicht; lade den Bot ein und erlaube dort { permission-view-channel }
check-channel-elsewhere = Kanal { $channel }: gehört zu keinem Server
check-channel-name = #{ $channel } auf { $server }
check-channel-permissions = Kanal { $channel }: Erlaube dem Bot dort: { $permissions }
check-channel-invalid = { $channel } ist keine Kanal-ID. Schalte in Discord den Entwicklermodus ein, klick mit der rechten Maustaste auf den Kanal und wähl „Kanal-ID kopieren“.
check-shards = Shards: Discord empfiehlt { $count }
check-shards-more = Shards: Discord empfiehlt { $count } für die Server, auf denen der Bot ist; setz shards = "auto"

## The command health, and what it says of a bot that isn’t well

health-off = Der Health-Port ist aus: Setz health_port in den Einstellungen, oder gib --health-port an
health-unanswered = Der Bot antwortet nicht auf Port { $port }: { $error }
health-disconnected = keine Verbindung zu Discord
health-shards = keine Verbindung zu Discord für { $count ->
        [one] Shard { $shards }
       *[other] Shards { $shards }
    } von 0 bis { $last }
health-stuck = seit { $seconds } Sekunden ließ sich keine Nachricht senden, und es warten welche
health-standby = in Bereitschaft: ein anderer Prozess leitet die Spiele
health-ranges = ok: dieser Prozess leitet von { $parts } Teilen diese: { $ranges }
health-lapsed = die Datenbank antwortet seit { $seconds } Sekunden nicht, deshalb bekommt niemand eine Antwort

## The command replay-check. Tables, inputs and seats have the numbers that the log names them by.

replay-target = replay-check nimmt kein Argument ({ $target }). Nenne die Datenbank mit --database.
replay-table = Partie { $table } ({ $game }, { $status ->
        [lobby] nicht gestartet
        [running] läuft
        [over] zu Ende
       *[cancelled] abgesagt
    }): { $outcome ->
        [same] gleich
        [different] ANDERS, { $reason }
       *[failing] FEHLER, { $reason }
    }; Eingaben: { $inputs }, ohne Fingerabdruck: { $unmarked }
replay-summary = Partien: { $games }, gleich: { $same }, anders: { $different }, mit Fehlern: { $failing }; Eingaben: { $inputs }, ohne Fingerabdruck: { $unmarked }
replay-no-game = diese Version hat kein Spiel { $game }
replay-no-start = der Start der Partie ist nicht aufgezeichnet
replay-rules = die Partie begann mit Regeln der Fassung { $rules }, die neueste bekannte ist { $known }
replay-start = die Partie lässt sich nicht starten: { $error }
replay-which-input = Eingabe { $number } ({ $kind ->
        [answer] Antwort
        [default] automatische Antwort
        [resign] Aufgabe
       *[undo] Rücknahme
    } von Platz { $seat })
replay-input = { replay-which-input }: { $error }
replay-input-differs = { replay-which-input } führt zu einem anderen Stand als damals
replay-over = jetzt ist sie zu Ende
replay-not-over = jetzt ist sie nicht zu Ende
replay-standings = der Endstand weicht vom aufgezeichneten ab

## The command verify

record-no-file = Nenne das Protokoll: { $program } verify { terminal-file }
record-unreadable = { $path } ist nicht lesbar: { $error }
record-large = { $path } ist zu groß für ein Protokoll: Die Grenze liegt bei { $size } KiB. Nimm die Datei genau so, wie der Bot sie veröffentlicht hat.
record-unknown = { $path } ist kein Protokoll von { $games }. Nimm die Datei genau so, wie der Bot sie veröffentlicht hat.
# As in English
record-refused = { $game }: { $reason }
record-played = { $path }: eine Partie { $game }; Antworten: { $answers }; { $over ->
        [yes] sie führen zum aufgezeichneten Ergebnis
       *[no] die Partie ist nicht zu Ende
    }
record-unmarked = Die Zeilen haben keine Fingerabdrücke: Ein erlaubter Spielzug statt eines anderen fiele nicht auf.
record-fingerprint = Fingerabdruck des Mischens (SHA-256), wie ihn { command-status-name } schon gezeigt hat, bevor jemand dabei war: { $fingerprint }
record-presses = Klicks auf { lobby-button-join } und { lobby-button-start }, die ins Mischen eingeflossen sind (UTC): { $presses }
record-no-presses = Ins Mischen sind keine Klicks eingeflossen: Der Bot hat den Startwert allein gezogen.

## The command export

export-no-user = Nenne die ID der Person und, wenn du willst, die Datei, die geschrieben wird: { $program } export ID [{ terminal-file }]. { export-how }
export-user-invalid = { $user } ist keine ID einer Person. { export-how }
export-how = Schalte in Discord den Entwicklermodus ein, klick mit der rechten Maustaste auf die Person und wähl „Nutzer-ID kopieren“.
export-unwritable = { $path }: Die Datei lässt sich nicht schreiben ({ $error }); nenne eine andere
export-done = { $path }: was über { $user } gespeichert ist, als JSON in einer ZIP-Datei; Zeilen: { $rows }. Gib sie niemandem sonst, und lösch sie, sobald die Person sie hat.
export-nothing = Über { $user } ist nichts gespeichert, deshalb gibt es keine Datei.

## The command ratings

ratings-target = ratings nimmt kein Argument ({ $target }). Nenne die Datenbank mit --database.
ratings-computed = Server { $server }, { $game }: gewertete Partien: { $games }, Personen mit Wertung: { $people }
ratings-no-server = Auf keinem Server sind Wertungen eingeschaltet.
