### What the host says about games, whichever game is played.

## Notices: it's your turn

notice-asked = { $names }, { $count ->
    [one] du bist
   *[other] ihr seid
} in **{ $game }** dran.
notice-reminder = { $names }, { $count ->
    [one] du bist
   *[other] ihr seid
} in **{ $game }** noch dran. Die erste Nachricht kam { $since }.
notice-last = { $names }, in **{ $game }** warten alle nur noch auf { $count ->
    [one] dich
   *[other] euch
}.
notice-dm-asked = **{ $game }** in { $where }: Du bist dran.
notice-dm-reminder = **{ $game }** in { $where }: Du bist noch dran. Die erste Nachricht kam { $since }.
notice-dm-last = **{ $game }** in { $where }: Alle warten nur noch auf dich.
notice-missed = ⌛ **{ $game }** in { $where }: Die Zeit ist um. { $way ->
    [draft] Der Bot hat gespielt, was du ausgewählt hattest.
    [completed] Der Bot hat deine Auswahl behalten und den Rest ergänzt.
   *[chosen] Der Bot hat für dich entschieden.
}
notice-missed-step = Zug des Bots: { $step }.
notice-missed-standin = Von jetzt an vertritt dich ein Computer. Wenn du wieder selbst spielen willst, drück **{ standin-button-back }**.
notice-refused =
    { $name } nimmt vom Bot keine Direktnachrichten an. Ab jetzt schreibt der Bot stattdessen hier, und der Knopf unter dem neuesten Beitrag öffnet die privaten Seiten.
    Wenn du wieder Nachrichten möchtest, erlaub Direktnachrichten von diesem Server und wähl sie dann mit `/{ command-settings-name }` aus.
notice-button-open = Jetzt spielen
notice-button-look = Spiel zeigen
notice-button-mute = Für heute stumm
notice-muted = Heute benachrichtigt dich der Bot nicht mehr. Die Stummschaltung endet { $until }.

## The lobby

lobby-title = **{ $game }** · { $count } von { $most } dabei: { $names }
lobby-people = Mit dabei ({ $count } von { $most }): { $names }
posts-option = Beiträge
posts-option-help = Weniger Beiträge heißt weniger Bilder; wer dran ist, erfährt es trotzdem
posts-phase = einer pro Phase, mit jedem Bild
posts-day = einer pro Tag, wird aktualisiert, mit dem neuesten Bild
posts-one = einer pro Partie, wird aktualisiert, nur der aktuelle Tag
lobby-who = { $who ->
    [nobody] Alle Plätze sind besetzt.
    [invited] Mitspielen kann nur, wer eingeladen ist.{ $missing ->
        [none] {""}
       *[other] {" "}Es fehlen noch: { $missing }.
    }
   *[anyone] Mitspielen können alle hier im Kanal.
}
lobby-ready = { $host } kann die Partie starten.
lobby-needs-people = Für diese Partie braucht ihr { $span ->
    [one] { $least }
   *[several] { $least } bis { $most }
} Personen.
lobby-begun = **{ $game }** · Partie { $table } · gestartet{ $where ->
    [here] {""}
   *[other] {" "}in { $where }
}. Mit dabei: { $names }
lobby-sealed = -# Das Mischergebnis ist schon versiegelt, daran kann niemand mehr drehen. Fingerabdruck (SHA-256): `{ $promised }` · wie du ihn prüfst, zeigt `/{ $command } { command-verify-name }`
lobby-promise = -# Gemischt wurde schon vor Beginn der Partie{ $presses ->
    [0] {""}
   *[other] {" "}(eure Klicks auf *{ lobby-button-join }* und *{ lobby-button-start }* flossen ein)
}. Fingerabdruck (SHA-256): `{ $promised }`. Nach der Partie kannst du ihn mit `/{ $command } { command-verify-name }` prüfen.
lobby-invite = Leute einladen …
lobby-invitation = { $guests }, { $host } lädt { $count ->
    [one] dich
   *[other] euch
} zu einer Partie { $game } ein.
lobby-invited = { $name } ist eingeladen. Mitspielen können aber auch alle anderen. Wenn du das nicht möchtest, schalte unter „{ lobby-button-settings }“ die Option „{ private-option }“ ein.
lobby-invited-private = { $name } ist eingeladen und kann jetzt mitspielen.
invitation-quiet = -# Diesmal ohne Benachrichtigung: { $names }. Am Tag kommen nur wenige Einladungen durch, und man kann sie abschalten. { $way ->
    [seat] Antworten geht trotzdem, unter der Anfrage im Kanal.
   *[join] Mitspielen geht trotzdem, mit **{ lobby-button-join }** unter dem Beitrag der Partie.
}
invitation-button-block = Blockieren …
option-on = ein
option-off = aus
thread-option = Eigener Thread
thread-option-help = Verlegt die Partie in einen Thread unter ihrem ersten Beitrag, der Kanal bleibt frei
thread-name = { $game } · Partie { $table }
thread-name-people = { $game }: { $names }
thread-line = { $name } eröffnet in diesem Thread eine Partie **{ $game }**.
private-option = Nur mit Einladung
private-option-help = Mitspielen kann nur, wer eingeladen ist; zuschauen kann der ganze Kanal
lobby-cancelled = **{ $game }** · Diese Partie wurde abgesagt.
lobby-closed = **{ $game }** · Diese Partie wurde geschlossen, weil sie eine Woche lang niemand gestartet hat. `/{ $command } { command-new-name }` beginnt eine neue.
lobby-unstarted = { $names }: { $link ->
    [none] Eure Partie **{ $game }**
   *[other] [Eure Partie]({ $link }) **{ $game }**
} hat noch niemand gestartet.
lobby-closes = -# Eine Woche nach der letzten Änderung schließt der Bot sie.
lobby-button-join = Mitspielen
lobby-button-thread = In einem Thread öffnen
lobby-button-leave = Aussteigen
lobby-button-start = Partie starten
lobby-button-cancel = Partie absagen
lobby-button-rules = Regeln
lobby-button-rematch = Revanche
lobby-button-film = Film
lobby-button-review = Partie analysieren

lobby-setting = { $option }: { $value }
lobby-switch = { $option }: { $now } → { $other }
# A line of a list of current settings.
settings-line = • { $option }: **{ $value }**
# Shown in a menu of several settings, in each of whose lines lobby-switch says what it changes.
settings-switches = Ändern: { $names }
settings-change = Etwas einstellen …
lobby-button-settings = Mehr einstellen
lobby-settings-here = { $host ->
    [you] Bis zum Start kannst du alles noch ändern.
   *[other] Bis zum Start kann { $host } alles noch ändern.
}

lobby-alone = Niemand da? Drück **{ lobby-button-add-computer }** und dann **{ lobby-button-start }**.
lobby-computers = -# So stark sind die Computer: { $levels }. { $pairs ->
    [yes] Mit 400 Punkten mehr gewinnt man
   *[no] Zu zweit gewinnt man mit 400 Punkten mehr
} etwa zehn von elf Partien.
lobby-computers-here = Wähl, wie stark { $name } spielt, und drück dann **{ lobby-button-start }**.
lobby-strength = { $points } Punkte in den Wertungen
lobby-computer = { $mark } { $name } ({ $level })
lobby-button-add-computer = Computer dazu
lobby-button-computers = Computer
lobby-button-remove-computer = Computer entfernen
# As in English
computer-name = Bot { $name }

lobby-joined = Du bist dabei. { $host } kann die Partie starten.
lobby-left = Du bist ausgestiegen.
lobby-left-host-passed = Du bist ausgestiegen. Die Spielleitung hat jetzt { $host }.
lobby-left-last = Außer dir war niemand mehr da, deshalb ist die Partie abgesagt.
lobby-was-cancelled = Die Partie ist abgesagt.

## Lists of games: /games, history

games-none = Du spielst gerade nirgends mit. Eine neue Partie startest du mit { $commands }.
games-head = **Deine Partien: { $count }**{ $mine ->
    [0] {""}
   *[other] {" "}· in { $mine } bist du dran
}
games-line = **{ $game }**{ $kind ->
    [daily] {" "}(Tagespartie)
    [practice] {" "}(Übung)
   *[game] {""}
}, Partie { $table } · { $told }{ $link ->
    [none] {""}
   *[other] {" "}· { $link }
}
games-mine = **du bist dran**, gefragt { $since }{ $until ->
    [none] {""}
   *[other] , die Zeit endet { $until }
}
games-others = dran: { $names }, gefragt { $since }{ $until ->
    [none] {""}
   *[other] , die Zeit endet { $until }
}
games-lobby = noch nicht gestartet, Spielleitung: { $host }
games-under-way = läuft
games-more = {" "}und noch { $count }
games-open = Eine Partie öffnen …
games-choice = { $game }, Partie { $table }
games-back = Zurück
games-on = Weiter
history-none =
    Weder hier noch bei dir gibt es eine beendete Partie{ $game ->
        [all] {""}
       *[other] {" "}{ $game }
    }. Eine neue startest du mit { $commands }.
history-no-match = Keine Partie passt dazu. Wähl unten andere Filter.
history-head = **{ $game ->
    [all] Beendete Partien
   *[other] { $game }: beendete Partien
}**
history-count = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}{ $pages ->
    [1] {""}
   *[other] , Seite { $page } von { $pages }
}
history-line = { $day } · { $game ->
    [none] {""}
   *[other] { $game } ·{" "}
}{ $kind ->
    [daily] Tagespartie:{" "}
    [practice] Übung:{" "}
   *[game] {""}
}{ $results } · { $link ->
    [none] Partie { $table }
   *[other] Partie { $table } { $link }
}
history-cancelled = abgesagt, ohne Ergebnis: { $names }
history-result = { $place }. { $name }{ $points ->
    [none] {""}
   *[other] {" "}({ $points })
}
history-open = Rückblick auf …
history-all-games = Alle Spiele
history-where = Wessen Partien
history-where-near = Deine und die dieses Kanals
history-where-mine = Deine
history-where-channel = Die dieses Kanals
history-where-server = Die dieses Servers, in Kanälen, die du siehst
history-only = Welche Partien
history-only-any = Alle Partien
history-only-won = Du hast gewonnen
history-only-people = Mit anderen Leuten
history-only-computers = Nur gegen Computer
# As in English
history-only-solo = Solo
history-only-cancelled = Abgesagt
history-player = Mit wem: alle
history-with = mit { $player }
history-record-of = Das Protokoll von { $game }, Partie { $table }. Um den Film zu sehen, gib `/{ $command } { command-replay-name }` ein und häng es als `{ command-option-record-name }` an.
# Below the last post of a game, next to its record
ending-record = -# Häng die Datei an `/{ $command } { command-replay-name }` an, um den Film zu sehen, oder an `/{ $command } { command-verify-name }`, um das Mischen zu prüfen.

## Rückblick auf eine beendete Partie

look-back-button = Rückblick
look-back-head = -# { $game }, Partie { $table } · { $number } von { $count }{ $own ->
    [yes] {" "}· deine Seite mit dem, was du gewählt hast, ohne die Knöpfe
   *[no] {""}
}
look-back-first = ⏮ Anfang
look-back-back = ◀ Zurück
look-back-next = Weiter ▶
look-back-last = Ende ⏭
look-back-list = Liste
look-back-menu = Springen zu …
look-back-earlier = ◀ Früher
look-back-later = Später ▶
look-back-others = { $first } bis { $last }
look-back-return = ◀ Zurück zur Partie
look-back-own = Meine Sicht
look-back-public = Öffentliche Sicht
look-back-record = Protokoll
look-back-running = Diese Partie { $game } ist noch nicht zu Ende. Danach kannst du auf sie zurückblicken.

## Settings of a person and of a server

preferences-own = **Deine Einstellungen** in allen Spielen
preferences-time = Ist es bei dir gerade { $time } ({ $zone })? Wenn nicht, wähl unten deine Zeitzone oder tipp sie ein: `/{ command-settings-name } { command-option-zone-name }`.
preferences-muted = Benachrichtigungen sind aus bis { $until }.
preferences-button-unmute = Stumm aus
preferences-language-elsewhere = -# Die Sprache änderst du mit dem Befehl `{ command-language-name }` eines beliebigen Spiels.
preferences-button-server = Servereinstellungen
preferences-button-own = Meine Einstellungen
preferences-greeting = Direktnachrichten kommen an: Hier schreibt dir der Bot. Ändern kannst du das mit `/{ command-settings-name }`.
preferences-server = **Servereinstellungen**: der Standard für neue Partien hier
preferences-no-role = Partien starten können alle.
preferences-quiet = In deiner Ruhezeit ({ $begin } bis { $end }) benachrichtigt dich der Bot nicht{ $until ->
    [none] {""}
   *[other] {" "}(also jetzt, bis { $until })
}. Er meldet sich danach. In Partien, in denen sie die Uhr anhält, sehen die anderen, dass du eine Ruhezeit hast.
preferences-role = Partien starten können { $role } und alle, die den Kanal verwalten.
preferences-pick-role = Wer Partien starten kann: alle

preferences-button-blocks = Blockierte Einladungen
blocks-page = **Blockierte Einladungen** erreichen dich nicht, weder als Nachricht noch als Erwähnung. Niemand erfährt, was du blockierst, und mitspielen kannst du weiterhin überall.
blocks-ask = Welche Einladungen möchtest du blockieren: die von { $who }, { $server ->
    [none] {""}
   *[other] die auf **{ $server }**{" "}
}oder alle?
blocks-none = Du hast keine blockiert.
blocks-all = • alle Einladungen
blocks-people = • Einladungen von { $names }
blocks-servers = • Einladungen auf { $names }
blocks-server = Server { $id }
blocks-button-person = Von dieser Person
blocks-button-server = Auf diesem Server
blocks-button-all = Alle
blocks-button-nothing = Einladungen zulassen
blocks-pick-people = Blockierte Leute
blocks-pick-servers = Blockierte Server

preference-delivery = Deine privaten Seiten
preference-delivery-help = Sonst öffnest du sie mit dem Knopf unter dem neuesten Beitrag
preference-delivery-private = per Knopf geöffnet
preference-delivery-dm = als Direktnachricht geschickt
preference-notice = Wenn du dran bist
preference-notice-help = Wie dir der Bot sagt, dass du dran bist
preference-notice-channel = Erwähnung im Kanal
preference-notice-dm = Direktnachricht
preference-notice-none = gar nicht
preference-reminder = Erinnerung zur Halbzeit
preference-reminder-help = Noch eine Nachricht, wenn die halbe Zeit um ist; ohne Zeitlimit nach einem Tag
preference-reminder-on = ein
preference-reminder-off = aus
preference-tips = Erklärungen auf deinen Seiten
preference-tips-help = Eine Zeile zu allem, was du zum ersten Mal siehst
preference-tips-on = ein
preference-tips-off = aus
preference-pictures = Bilder auf deinen Seiten
preference-pictures-help = Pläne, die es auch im Hochformat gibt, kommen auf deinen Seiten so
preference-pictures-wide = Querformat
preference-pictures-tall = Hochformat, fürs Handy
preference-quiet = Ruhezeit
preference-quiet-none = keine
preference-quiet-span = { $begin } bis { $end }
preference-zone = Zeitzone
preference-zone-now = { $zone } (jetzt { $time })
preference-language = Sprache

refusal-no-server-here = Hier ist der Bot auf keinem Server. Nutz diesen Befehl in einem Kanal des Servers, den du einrichten möchtest.
refusal-server-managers = Die Einstellungen des Servers kann nur ändern, wer ihn verwaltet. Deine eigenen findest du hier: `/{ command-settings-name }`
refusal-server-zone = Eine Zeitzone hat nicht der Server, sondern jede Person für sich. Es bleibt alles, wie es ist. Für deine eigene lass `{ command-option-whose-name }` weg: `/{ command-settings-name } { command-option-zone-name }`.

## Posts about a game

table-was-cancelled = Diese Partie { $game } wurde abgesagt und zählt nicht.{ $available ->
    [both] {" "}Protokoll und Film reichen bis dahin.
    [record] {" "}Das Protokoll reicht bis dahin.
    [film] {" "}Der Film reicht bis dahin.
   *[none] {""}
}
# The date after which a game is deleted: below the notice that it was cancelled or closed, and the end of practice.
table-expires = -# Bleibt bis zum { $date } gespeichert und wird dann gelöscht.
page-unchanged = Nichts hat sich geändert. Zuletzt nachgesehen: { $time }
page-place = -# { $game }{ $kind ->
    [daily] {" "}(Tagespartie)
    [practice] {" "}(Übung)
   *[game] {""}
}{ $where ->
    [none] {""}
   *[other] {" "}· { $where }
}
page-continued = { $place ->
    [above] Weiter geht’s oben
    [elsewhere] Weiter geht’s woanders
   *[below] Weiter geht’s unten
}{ $link ->
    [none] .
   *[other] : { $link }
}
ending-over = **{ $game }** · Diese Partie ist zu Ende.{ $link ->
    [none] {""}
   *[other] {" "}Ergebnis: { $link }
}
ending-cancelled = **{ $game }** · Diese Partie wurde abgesagt.{ $link ->
    [none] {""}
   *[other] {" "}Neuester Beitrag: { $link }
}
ending-left = **{ $game }** · Du bist ausgestiegen.{ $link ->
    [none] {""}
   *[other] {" "}Zuschauen kannst du weiterhin: { $link }
}
ending-handed = **{ $game }** · Du hast deinen Platz abgegeben.{ $link ->
    [none] {""}
   *[other] {" "}Zuschauen kannst du weiterhin: { $link }
}
table-set-aside =
    Diese Partie { $game } (Partie { $table }) kann nicht weitergehen: Seit einem Update kann der Bot ihre Züge nicht mehr nachspielen.
    Verloren ist nichts. Wer den Bot betreibt, findet den Grund im Log. Die Spielleitung kann die Partie absagen und eine neue starten.
table-moved = Die Partie läuft jetzt in diesem Kanal.
table-posted-again = Unten noch einmal gezeigt.

table-rests = Jetzt spielen nur noch Computer, als Vertretung für { $names }. Die Partie wartet, bis jemand zurück ist.
table-rested = Es ist wieder jemand da, die Partie geht weiter.
table-goes-on-quietly = { $mark } Jetzt spielen nur noch Computer, deshalb lässt der Bot ihre Beiträge weg. Das Ergebnis erscheint hier.

## Computers that stand in for people

standin-begun = { $mark } Ein Computer ({ $level }) vertritt { $name } bis zur Rückkehr.
standin-missed = { $mark } { $name } hat { $count } Entscheidungen hintereinander verpasst. Bis zur Rückkehr übernimmt ein Computer ({ $level }).
standin-over = { $name } ist zurück und spielt wieder selbst.
standin-taken-over = { $name } spielt jetzt statt des Computers.
standin-button-back = Wieder da
standin-arranged = Ein Computer vertritt jetzt { $name }. Zurück ins Spiel geht es mit **{ standin-button-back }** unter dem neuesten Beitrag dazu oder auf jeder eigenen Seite.
standin-arranged-own = Ein Computer vertritt dich jetzt. Wenn du zurück bist, drück **{ standin-button-back }** unter dem Beitrag dazu oder spiel einfach weiter.
standin-ended = Willkommen zurück. Du spielst wieder selbst.

## The clock of a game

clock-option = Bedenkzeit
clock-option-help = Zeit pro Entscheidung. Wenn sie abläuft, entscheidet der Bot
clock-none = unbegrenzt
clock-2m = 2 Minuten pro Entscheidung
clock-10m = 10 Minuten pro Entscheidung
clock-1h = 1 Stunde pro Entscheidung
clock-12h = 12 Stunden pro Entscheidung
clock-24h = 24 Stunden pro Entscheidung
quiet-option = Ruhezeit hält die Uhr an
quiet-option-help = Eure Bedenkzeit läuft nicht, solange ihr Ruhezeit habt

clock-until = ⏳ { $whose ->
    [own] Deine Zeit endet { $time }
   *[others] { $names }: Die Zeit endet { $time }
}
clock-until-quiet = ⏳ { $whose ->
    [own] Deine Zeit endet { $time }; deine Ruhezeit ({ $begin } bis { $end }) zählt nicht mit
   *[others] { $names }: Die Zeit endet { $time }; die Ruhezeit ({ $begin } bis { $end }) zählt nicht mit
}
clock-quiet = 🌙 { $whose ->
    [own] Deine Ruhezeit dauert bis { $end }. Danach hast du
   *[others] { $names }: Ruhezeit bis { $end }, danach
} { $hours ->
    [0] { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    }
    [one] 1 Stunde{ $minutes ->
        [0] {""}
        [one] {" "}und 1 Minute
       *[other] {" "}und { $minutes } Minuten
    }
   *[other] { $hours } Stunden{ $minutes ->
        [0] {""}
        [one] {" "}und 1 Minute
       *[other] {" "}und { $minutes } Minuten
    }
}
clock-stands = ⏸ Die Uhr ist angehalten.
clock-overdue-draft = ⌛ Die Zeit ist um. Der Bot hat gespielt, was schon ausgewählt war: { $names }.
clock-overdue-completed = ⌛ Die Zeit ist um. Der Bot hat die bisherige Auswahl behalten und den Rest ergänzt: { $names }.
clock-overdue-chosen = ⌛ Die Zeit ist um. Der Bot hat entschieden: { $names }.
clock-paused = ⏸ Die Uhr ist jetzt angehalten. Spielen könnt ihr trotzdem.
clock-runs = ▶ Die Uhr läuft wieder.
clock-longer = ⏳ Ihr habt jetzt mehr Zeit.
clock-page = Bedenkzeit: { $clock }.
clock-rests = In der Ruhezeit der Person, die dran ist, steht die Uhr.
clock-hosts = { $paused ->
    [yes] Die Uhr weiterlaufen lassen und Zeit dazugeben kann die Spielleitung ({ $host }).
   *[no] Die Uhr anhalten und Zeit dazugeben kann die Spielleitung ({ $host }).
}
clock-asks = { $paused ->
    [yes] Die Spielleitung ({ $host }) kann die Uhr sofort weiterlaufen lassen und Zeit dazugeben. Drückst du einen Knopf, werden erst die anderen gefragt.
   *[no] Die Spielleitung ({ $host }) kann die Uhr sofort anhalten und Zeit dazugeben. Drückst du einen Knopf, werden erst die anderen gefragt.
}
clock-changed = Erledigt.
clock-button = Uhr
clock-button-pause = Anhalten
clock-button-on = Weiterlaufen
clock-button-more = Mehr Zeit
refusal-no-clock = Diese Partie läuft ohne Uhr, es gibt also keine Zeit zu ändern.
refusal-clock-host-only = Die Uhr stellen kann nur die Spielleitung ({ $host }) oder wer den Kanal verwaltet. Frag einfach nach.
refusal-clock-so = { $more ->
    [yes] { refusal-clock-nobody }
   *[no] Da gibt es nichts zu ändern: So ist die Uhr schon eingestellt.
}
refusal-clock-nobody = Gerade läuft bei niemandem die Zeit, da gibt es nichts zu verlängern.

## Requests that the other players agree to

proposal-undo = { $named ->
    [yes] { $name } möchte zurücknehmen: { $step }.
   *[no] { $name } möchte den letzten Schritt zurücknehmen.
}
proposal-undo-agreed = ↩️ { $named ->
    [yes] Zurückgenommen für { $name }: { $step }. Von dort geht es weiter.
   *[no] Der letzte Schritt von { $name } ist zurückgenommen. Von dort geht es weiter.
}
proposal-swap = { $own ->
    [yes] { $name } möchte den eigenen Platz an { $new } abgeben.
   *[no] { $name } schlägt vor: { $new } übernimmt für { $old }.
}
proposal-swap-agreed = { $new } spielt jetzt für { $old } weiter.
proposal-host = { $own ->
    [yes] { $name } möchte die Spielleitung an { $new } abgeben.
   *[no] { $old } ist seit einer Weile nicht da. { $name } schlägt { $new } als neue Spielleitung vor.
}
proposal-host-agreed = Die Spielleitung hat jetzt { $new }.
proposal-host-left = { $old } ist nicht mehr auf diesem Server. Die Spielleitung hat jetzt { $new }.
proposal-pause = { $name } möchte die Uhr anhalten.
proposal-pause-agreed = { $name } wollte die Uhr anhalten. Alle sind einverstanden.
proposal-resume = { $name } möchte die Uhr weiterlaufen lassen.
proposal-resume-agreed = { $name } wollte die Uhr weiterlaufen lassen. Alle sind einverstanden.
proposal-extend = { $name } möchte mehr Zeit.
proposal-extend-agreed = { $name } wollte mehr Zeit. Alle sind einverstanden.
proposal-asked = { $names }, { $count ->
    [one] bist du
   *[other] seid ihr
} einverstanden?
proposal-button-agree = Einverstanden
proposal-button-decline = Ablehnen
proposal-button-withdraw = Anfrage zurückziehen
proposal-button-go-on = Weiter
proposal-declined = { $name } lehnt ab. Alles bleibt, wie es ist.
proposal-withdrawn = { $name } zieht die Anfrage zurück. Alles bleibt, wie es ist.
proposal-lapsed = { $kind ->
    [undo] Die Partie ist weitergegangen, deshalb ist diese Anfrage verfallen.
   *[other] Diese Anfrage ist verfallen. Alles bleibt, wie es ist.
}
proposal-made = { $names } { $count ->
    [one] wird
   *[other] werden
} im Kanal gefragt.
proposal-you-agreed = Du hast zugestimmt. Danke!
proposal-you-declined = Du hast abgelehnt. Alles bleibt, wie es ist.
proposal-you-withdrew = Du hast deine Anfrage zurückgezogen. Alles bleibt, wie es ist.
proposal-waits = Danach hast du schon gefragt. Es fehlen noch Antworten von: { $names }.
proposal-unanswered = { $request } Es fehlen noch Antworten von: { $names }.
undo-button = { $way ->
    [ask] Um Rücknahme bitten
   *[alone] Schritt zurück
}
undo-done = { $named ->
    [yes] Zurückgenommen: { $step }.
   *[no] Dein letzter Schritt ist zurückgenommen.
}
undo-asked = { $named ->
    [yes] { $names } { $count ->
        [one] wird
       *[other] werden
    } im Kanal gefragt, ob du zurücknehmen darfst: { $step }.
   *[no] { $names } { $count ->
        [one] wird
       *[other] werden
    } im Kanal gefragt.
}
undo-step = { $step } und { $later ->
    [one] 1 Schritt
   *[other] { $later } Schritte
} danach
undo-drops-orders = Deine Vorgaben würden diesen Schritt sofort wiederholen, deshalb sind sie gelöscht.
undo-post = ↩️ **Dieser Schritt wurde zurückgenommen.**
swap-whose = Wessen Platz soll { $new } übernehmen? Danach werden alle gefragt, die mitspielen.
host-handed-over = Die Spielleitung hat jetzt { $name }.
host-left = { $host } ist nicht mehr auf diesem Server, deshalb leitest jetzt du die Partie.
host-left-alone = { $host } ist nicht mehr auf diesem Server, deshalb ist die Partie abgesagt.

## Limits set by the bot’s owner

refusal-busy = Deine letzte Anfrage ist noch in Arbeit. Versuch es gleich noch einmal.
refusal-cooldown = Nicht so schnell: Das waren viele Klicks in einer Minute. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal. Deiner Partie passiert nichts.
refusal-tables-of-person = Du leitest schon { $most ->
    [one] eine Partie
   *[other] { $most } Partien
}, mehr geht nicht. Spiel erst eine zu Ende oder sag eine ab: `/{ command-games-name }` zeigt sie dir.
refusal-tables-of-server = Auf diesem Server { $most ->
    [one] läuft schon eine Partie
   *[other] laufen schon { $most } Partien
}, mehr geht nicht. Versuch es wieder, wenn eine zu Ende oder abgesagt ist.

## What is stored about a person

privacy-nothing = { $until ->
    [none] **Über dich ist nichts gespeichert.**
   *[other] **Über dich ist nur gespeichert**, dass du deinen Versuch in der Tagespartie hattest: als Code ohne deine ID und deinen Namen, bis der Tag überall vorbei ist ({ $until }).
} Sobald du mitspielst, eingeladen wirst oder etwas einstellst, merkt sich der Bot deine Discord-ID, deinen Namen dort, deine Züge und deine Einstellungen, und aus deinen beendeten Partien macht er Statistiken.
    Nachrichten liest er von niemandem.
privacy-stored =
    {""}**Über dich gespeichert**
    - Einstellungen und wie weit du in Einführungen und Rätseln bist: { $settings }
    - Partien, in denen du mitspielst oder mitgespielt hast, mit deinem Namen und den Ergebnissen: { $tables }
    - Deine Züge darin, und wann du sie gemacht hast: { $answers }
    - Tagespartien, an denen du dich versucht hast: { $dailies }
    - Deine Wertungen, wo du dabei bist: { $ratings }
    - Einladungen: { $invitations }
    - Anfragen, in denen du vorkommst: { $proposals }
    - Andere Partien, die deine ID enthalten: { $elsewhere }

    Aus beendeten Partien berechnet der Bot Statistiken, Bestleistungen und Ergebnisse ohne Zufall.

    {""}**Was andere sehen:** die Ergebnisse deiner Partien dort, wo sie gespielt wurden. Auf gemeinsamen Servern außerdem deine Statistik (`/stats`), Bestleistungen (`/best`), Wertungen und, wenn sie die Tagespartie selbst beendet haben, dein Ergebnis darin. Mit `/{ command-settings-name }` blendest du dich überall dort aus. Wer einen Server verwaltet, kann dessen Partien als Datei bekommen; ausgeblendet stehst du darin als „{ best-someone }“. Übungen und Rätsel siehst nur du.

    Alles steht unter deiner Discord-ID in einer einzigen Datei auf dem Computer, auf dem der Bot läuft. Nachrichten liest der Bot von niemandem.

    {""}**Wenn der Bot dich vergisst**, werden Einstellungen, Fortschritte, Wertungen, Versuche in Tagespartien und Einladungen gelöscht, und du kommst in keiner Anfrage mehr vor. Beendete Partien bleiben den anderen: Dort heißt du dann „{ privacy-former }“, ohne deine ID. Dass du deinen Versuch in einer Tagespartie hattest, bleibt, bis deren Tag überall vorbei ist, höchstens 50 Stunden: als Code ohne deine ID und deinen Namen, damit niemand einen zweiten Versuch bekommt. Was in Kanälen steht, kannst du oder kann der Server löschen.
privacy-button-file = Meine Daten herunterladen
privacy-button-forget = Mich vergessen …
privacy-file = Alles, was über dich gespeichert ist, als JSON in einer ZIP-Datei.
privacy-file-part = **Teil { $part }** von dem, was über dich gespeichert ist, als JSON in einer ZIP-Datei. { $more ->
    [yes] Speichere ihn zuerst: Der nächste Teil nimmt seinen Platz ein.
   *[no] Es ist der letzte.
}
privacy-button-next = Nächster Teil
privacy-sure = **Dich für immer vergessen?** Deine Einstellungen, Fortschritte, Wertungen und Versuche in Tagespartien werden gelöscht, und in beendeten Partien steht dein Name nicht mehr. Rückgängig machen lässt sich das nicht.
privacy-button-sure = Mich vergessen
page-button-back = Zurück
privacy-former = jemand von früher
privacy-still-playing = Du spielst noch in Partien, die nicht zu Ende sind. Steig aus denen aus, die noch nicht begonnen haben, und gib die anderen auf (`/{ command-games-name }` zeigt sie dir). Dann frag noch einmal.
privacy-forgotten = **Vergessen.** { $until ->
    [none] Über dich ist nichts mehr gespeichert.
   *[other] Übrig ist nur, dass du deinen Versuch in der Tagespartie hattest: als Code ohne deine ID und deinen Namen, bis der Tag überall vorbei ist ({ $until }).
} Mitspielen kannst du jederzeit wieder.
privacy-later = **Noch ist nicht alles gelöscht.** Ein Teil des Bots läuft gerade nicht; er löscht den Rest, sobald er wieder läuft. Was noch da ist, zeigt `/{ command-privacy-name }`.

## Proof that the shuffle was fair

verify-over = **Mit Partie { $table } ist alles in Ordnung.** Der Bot hat { $count ->
    [one] den einzigen Spielzug
   *[other] alle { $count } Spielzüge
} nachgespielt und kam jedes Mal zur selben Stellung wie in eurer Partie.
verify-cancelled = **Mit Partie { $table } ist bis zur Absage alles in Ordnung.** Der Bot hat { $count ->
    [one] den einzigen Spielzug
   *[other] alle { $count } Spielzüge
} nachgespielt und kam jedes Mal zur selben Stellung wie in eurer Partie.
verify-running = **Partie { $table } läuft noch.** Wenn sie zu Ende ist, verrät ihr Protokoll den Startwert der Zufallszahlen. Dann frag noch einmal mit `/{ $command } { command-verify-name }`.
verify-record = **Mit diesem Protokoll ist alles in Ordnung.** { $count ->
    [one] Der einzige Spielzug führt
   *[other] Alle { $count } Spielzüge führen
} zu dem Ergebnis, das darin steht.
verify-record-open = **Mit diesem Protokoll ist alles in Ordnung, aber die Partie ist nicht zu Ende.** { $count ->
    [0] Es enthält noch keine Spielzüge
    [one] Der einzige Spielzug ist erlaubt
   *[other] Alle { $count } Spielzüge sind erlaubt
}, und es hat kein Ergebnis: Die Partie wurde abgesagt, oder das Protokoll wurde vor dem Ende gespeichert.
verify-unmarked = Es stammt aus einer älteren Version und hat nicht in jeder Zeile einen Fingerabdruck. Wäre ein erlaubter Spielzug gegen einen anderen getauscht, fiele das nicht auf.
verify-promised = Fingerabdruck der versiegelten Zahl (SHA-256): `{ $promised }`. Vergleich ihn mit dem, den `/{ $command } { command-status-name }` schon gezeigt hat, bevor jemand dabei war.
verify-presses = In den Startwert eingeflossen: { $count ->
    [one] ein Klick auf *{ lobby-button-join }* oder *{ lobby-button-start }*, um { $times }
   *[other] { $count } Klicks auf *{ lobby-button-join }* und *{ lobby-button-start }*, um { $times }
}.
verify-why = **Was das beweist:** Der Bot hat seine Zahl versiegelt, bevor jemand mitgespielt hat. Beim Mischen kommen die IDs und Zeiten dazu, die Discord euren Klicks gegeben hat. So konnte niemand die Karten zinken. **Was es nicht ausschließt:** Wer den Bot betreibt, kann die versiegelte Zahl lesen, also den eigenen Klick passend abwarten oder eine Partie absagen, deren Karten nicht gefallen.
verify-why-alone = **Was das beweist:** Beim Start der Partie war das Mischen versiegelt, und danach hat niemand etwas daran geändert. **Was es nicht ausschließt:** Es fließen keine Klicks ein. Wer den Bot betreibt, hätte also neu ziehen können, bis das Ergebnis gefällt.

## Refusals: why not, and what to do instead

refusal-proposal-over = Diese Anfrage ist schon entschieden.
refusal-proposal-own = Darauf antworten die anderen. Um deine Anfrage zurückzuziehen, drück **{ proposal-button-decline }**.
refusal-proposal-open = { $own ->
    [yes] Deine letzte Anfrage ist noch offen. Für eine neue drück erst **{ proposal-button-withdraw }** auf deiner Seite dieser Partie (`/{ $command } { command-status-name }`).
   *[no] Es ist noch eine andere Anfrage offen. Sobald sie erledigt ist, kannst du deine stellen.
}
refusal-undo-game = In { $game } lässt sich nichts zurücknehmen.
refusal-undo-nothing = Es gibt nichts, was du zurücknehmen könntest. Einen Zug, den du noch nicht beendet hast, kannst du auf deiner Seite ändern.
refusal-undo-other = Das lässt sich nicht mehr zurücknehmen: Seitdem hat { $name } gespielt.
refusal-undo-revealed = Deinen letzten Schritt{ $named ->
    [yes] { " " }({ $step })
   *[no] { "" }
} kannst du nicht mehr zurücknehmen: Seitdem wurde etwas Neues bekannt, etwa eine Karte oder was jemand anderes gewählt hat.
refusal-undo-final = Deinen letzten Schritt{ $named ->
    [yes] { " " }({ $step })
   *[no] { "" }
} kannst du nicht allein zurücknehmen: Nach den Regeln ist er endgültig, und sonst ist niemand da, der zustimmen könnte.
refusal-undo-declined = Diesen Schritt kannst du nicht zurücknehmen: Die anderen haben schon abgelehnt.
refusal-swap-seated = Diese Person spielt schon mit.
refusal-swap-bot = Einen Platz kann nur ein Mensch übernehmen. Computer kommen vor dem Start dazu oder mit dem Befehl `{ command-standin-name }`.
refusal-swap-gone = Diese Person hat die Partie aufgegeben, ihr Platz lässt sich nicht mehr übernehmen.
refusal-swap-declined = Diese Person hat einen Platz in dieser Partie vor Kurzem abgelehnt. Du kannst sie { $when } wieder fragen.
refusal-swap-host-only = Für die Plätze anderer kann nur die Spielleitung ({ $host }) jemanden vorschlagen. Deinen eigenen Platz kannst du abgeben.
refusal-host-seated = Die Partie leiten kann nur, wer mitspielt. Wähl jemanden aus eurer Runde.
refusal-host-alone = Sonst spielt hier niemand mit, der die Leitung übernehmen könnte.
refusal-host-already = { $name } hat die Spielleitung schon.
refusal-host-here = Die Leitung abgeben kann nur { $host }. Ist { $host } einen Tag lang nicht da, könnt ihr unter euch jemand anderen bestimmen.
refusal-host-left = { $host } ist nicht mehr auf diesem Server. Du kannst { $when } übernehmen: Versuch es dann noch einmal.
refusal-unknown-table = Diese Partie kennt der Bot nicht. Starte eine neue.
refusal-deleted = Diese Partie wurde gelöscht. { $days ->
    [0] {""}
    [one] Übungen, abgesagte Partien und solche, die niemand gestartet hat, bleiben einen Tag gespeichert.{" "}
   *[other] Übungen, abgesagte Partien und solche, die niemand gestartet hat, bleiben { $days } Tage gespeichert.{" "}
}Starte eine neue.
refusal-left-out = { $open ->
    [yes] Diese Partie pausiert: „{ $game }“ bietet der Bot zurzeit nicht an. Sobald es das Spiel wieder gibt, geht sie weiter. Andere Partien startest du bis dahin in einem anderen Kanal.
   *[no] „{ $game }“ bietet der Bot zurzeit nicht an. Deshalb kann er diese Partie nicht zeigen.
}
refusal-option = „{ $value }“ geht bei „{ $option }“ nicht. Möglich sind: { $values }.
refusal-preference = „{ $value }“ geht hier nicht. Wähl etwas aus dem Menü.
refusal-zone = Eine Zeitzone „{ $zone }“ gibt es nicht. Tipp den Namen einer großen Stadt in deiner Nähe ein und wähl aus der Liste, zum Beispiel Europe/Berlin.
refusal-unknown-option = { $game } hat keine Einstellung namens „{ $option }“.
refusal-channel-taken =
    In diesem Kanal gibt es schon eine Partie { $game }, geleitet von { $host }{ $link ->
        [none] {""}
       *[other] {" "}({ $link })
    }. { $way ->
        [join] Spiel dort mit.
        [uninvited] Dort spielt nur mit, wer eingeladen ist; zuschauen kannst du gern.
        [full] Sie ist voll; zuschauen kannst du gern.
        [start] Du leitest sie: Drück dort **{ lobby-button-start }**, wenn alle da sind, oder unter **{ lobby-button-settings }** auf **{ lobby-button-cancel }**, wenn nichts daraus wird.
        [host] Du leitest sie: Spiel dort weiter. `/{ $command } { command-cancel-name }` würde sie beenden.
        [seated] Du spielst mit: Mach dort weiter.
       *[watch] Sie läuft schon; zuschauen kannst du gern.
    } { $advice ->
        [thread] Für eine weitere drück **{ lobby-button-thread }**.
        [elsewhere] Für eine weitere nimm einen anderen Kanal oder einen Thread.
       *[other] { refusal-no-second-thread }
    }
refusal-no-second-thread =
    Eine weitere Partie braucht ihren eigenen Platz. { $advice ->
        [you] Du darfst hier keine Threads öffnen.
        [bot] Der Bot kann hier keinen Thread öffnen. Ihm fehlt: { $missing }.
       *[place] Threads gibt es nur in Textkanälen.
    }{ $free ->
        [none] {""}
       *[other] {" "}In { $free } gibt es noch keine Partie: Nutz den Befehl dort.
    }
refusal-second-thread-failed = Der Thread ließ sich nicht öffnen. Versuch es bitte noch einmal oder nimm einen anderen Kanal.
refusal-other-server = Diese Partie gehört zu einem anderen Server. Verleg sie in einen Kanal dort.
refusal-in-lobby = Die Partie hat noch nicht begonnen. Die Spielleitung startet sie mit **{ lobby-button-start }** unter dem Beitrag der Partie.
refusal-over = Diese Partie ist zu Ende. Ansehen kannst du sie weiterhin.{ $kind ->
    [daily] {""}
    [practice] {" "}Für einen neuen Versuch drück **{ practice-button-again }**.
   *[game] {" "}Für die nächste drück **{ lobby-button-rematch }**.
}
refusal-not-over = Diese Partie ist noch nicht zu Ende. Die Revanche kommt danach.
refusal-cancelled = Diese Partie wurde abgesagt. Starte eine neue, wenn du spielen möchtest.
refusal-set-aside = Diese Partie kann nicht weitergehen: Seit einem Update kann der Bot ihre Züge nicht mehr nachspielen. { $host } kann sie absagen und eine neue starten.
refusal-set-aside-over = Seit einem Update kann der Bot diese Partie nicht mehr nachspielen, mehr gibt es also nicht zu sehen. Hat sie ein Ergebnis, zählt das weiterhin.
refusal-not-seated = Das kann nur, wer mitspielt: { $names }. Zuschauen darfst du gern.
refusal-not-asked = Das entscheidet { $name }.
refusal-stale = Das ist nicht mehr aktuell, die Partie ist schon weiter.
refusal-not-yet = Du bist noch nicht dran. Dein Plan bleibt so lange gespeichert.
refusal-begun = Die Partie läuft schon. Einsteigen, Aussteigen und Starten geht jetzt nicht mehr.
refusal-begun-leave = Die Partie läuft schon. Um sie aufzugeben, nutz den Befehl `{ command-resign-name }`.
refusal-begun-settings = Die Partie läuft schon, ihre Einstellungen stehen fest. Ändere sie bei einer neuen Partie oder der Revanche.
refusal-begun-invite = Die Partie läuft schon, es kann niemand mehr dazukommen. Mit `/{ $command } { command-swap-name }` kann jemand einen Platz übernehmen.
refusal-not-invited = Hier spielt nur mit, wer eingeladen ist. Bitte { $host } um eine Einladung. Zuschauen können alle.
refusal-many-guests = In eine Partie kannst du höchstens { $most } Leute einladen.
refusal-guest-alone = In einer Partie in deinen Direktnachrichten kann sonst niemand mitspielen. Starte eine in einem Kanal auf einem Server.
refusal-guest-bot = Das ist ein Bot. Um mit einem Computer zu spielen, drück **{ lobby-button-add-computer }** unter dem Beitrag der Partie.
refusal-guest-there = { $name } spielt schon mit.
refusal-host-role = Auf diesem Server dürfen nur { $role } und alle, die den Kanal verwalten, Partien starten. Bitte jemanden mit diesem Recht, eine zu starten, und spiel dann mit.
refusal-may-not-write = In { $where } darfst du keine Nachrichten schreiben, deshalb macht der Bot das dort auch nicht für dich. Bitte jemanden darum, der es darf, oder frag, wer den Kanal verwaltet, nach der Berechtigung.
refusal-write-unknown = Von hier aus weiß der Bot nicht, ob du in { $where } schreiben darfst. Mach es bitte dort.
refusal-many-blocks = Du kannst höchstens { $most } Leute und { $most } Server blockieren. Nimm erst jemanden von der Liste oder blockiere alle Einladungen: `/{ command-settings-name }`
refusal-no-thread = Der Bot kann hier keinen Thread öffnen. Ihm fehlt: { $missing }. Wer den Kanal verwaltet, kann das erlauben. Oder schalte „{ thread-option }“ unter „{ lobby-button-settings }“ aus.
refusal-thread-here = Threads gibt es nur in Textkanälen, deshalb bleibt die Partie hier.
refusal-thread-failed = Der Thread ließ sich nicht öffnen. Versuch es bitte noch einmal oder schalte „{ thread-option }“ unter „{ lobby-button-settings }“ aus.
refusal-settings-host-only = Die Einstellungen ändern und Leute einladen kann nur die Spielleitung ({ $host }).
refusal-joined-already = Du spielst schon mit.
refusal-computers-host-only = Computer dazuholen und entfernen kann nur die Spielleitung ({ $host }).
refusal-no-computers = { $game } hat keine Computergegner.
refusal-unknown-level = Eine Stärke „{ $level }“ gibt es nicht. Möglich sind: { $levels }.
refusal-no-computer = In dieser Partie spielt kein Computer mit.
refusal-standin-nobody = Diese Person spielt hier nicht mit. Wähl jemanden, der mitspielt.
refusal-standin-host-only = Eine Vertretung für andere einsetzen kann nur die Spielleitung ({ $host }) oder wer den Kanal verwaltet.
refusal-standin-early = Für { $name } kann ein Computer einspringen, sobald die Partie { $minutes } Minuten gewartet hat. Sich selbst vertreten lassen geht jederzeit.
refusal-standin-last = Dann wären nur noch Computer übrig, und mindestens ein Mensch muss mitspielen. Komm einfach später wieder: Die Partie wartet.
refusal-not-yours = Dieser Knopf ist nicht für dich.
refusal-back-already = Dich vertritt gerade kein Computer, spiel einfach weiter.
refusal-not-asked-now = Du hast gerade nichts zu entscheiden, also gibt es auch keinen Tipp.
refusal-no-films = Von { $game } gibt es keine Filme.
refusal-no-hints = In { $game } gibt es keine Tipps.
refusal-no-hint = Diesmal leider kein Tipp. Versuch es bitte noch einmal.
refusal-full = Die Partie ist voll: { $names }.
refusal-not-at-table = Du spielst in dieser Partie nicht mit.
refusal-start-host-only = Starten kann die Partie nur { $host } (Spielleitung). Ist { $host } einen Tag lang nicht da, könnt ihr mit dem Befehl `{ command-host-name }` jemand anderen bestimmen.
refusal-cancel-host-only = Absagen kann diese Partie nur die Spielleitung ({ $host }) oder wer den Kanal verwaltet.
refusal-move-host-only = Verlegen kann diese Partie nur die Spielleitung ({ $host }) oder wer den Kanal verwaltet.

### On Discord: slash commands, private answers, and what can't be delivered.

## Slash commands: descriptions (at most 100 characters)

command-group = { $game } hier mit anderen spielen
command-new = Hier eine neue Partie beginnen: Andere kommen dazu, dann drückst du „{ lobby-button-start }“
command-delivery = Wie deine privaten Seiten zu dir kommen
command-delivery-private = mit dem Knopf unter dem neuesten Beitrag
command-delivery-dm = per Direktnachricht
command-invite = Jemanden zu deiner Partie einladen, auch wenn man dort nur mit Einladung mitspielt
command-invite-person = Wen du einlädst
command-status = Nachsehen, wer dran ist, seit wann und wo
command-rules = Die Regeln lesen
command-rules-topic = Was du wissen möchtest: Tipp einen Teil der Überschrift ein
command-hint = Tipp holen: was ein Computer an deiner Stelle täte und warum
command-resign = Die laufende Partie aufgeben (mit Rückfrage)
command-cancel = Die Partie dieses Kanals absagen (Spielleitung und wer den Kanal verwaltet)
command-move = Deine Partie in diesen Kanal verlegen
command-move-table = Die Nummer der Partie, falls du mehrere leitest
command-standin = Einen Computer für jemanden spielen lassen, bis die Person zurück ist
command-standin-player = Wer nicht da ist (weglassen, wenn du dich selbst meinst)
command-standin-level = Wie gut der Computer spielt
command-undo = Deinen letzten Schritt zurücknehmen, wenn die anderen einverstanden sind
command-swap = Deinen Platz (als Spielleitung: jeden Platz) jemandem übergeben, wenn alle einverstanden sind
command-swap-person = Wer übernimmt
command-host = Die Spielleitung an jemand anderen abgeben
command-host-person = Wer die Partie künftig leitet: jemand, der mitspielt
command-replay = Film ansehen: von dieser Partie, der letzten hier oder aus einem Protokoll
command-replay-table = Die Nummer einer anderen Partie; sie steht im Beitrag zum Start
command-replay-record = Das Protokoll einer Partie: die Datei, die am Ende im Kanal erscheint
command-replay-show = Wer den Film sieht
command-replay-show-me = nur ich
command-replay-show-all = alle in diesem Kanal
command-privacy = Ansehen, was über dich gespeichert ist, es herunterladen oder löschen
command-verify = Beweisen, dass beim Mischen niemand geschummelt hat: diese Partie, die letzte, ein Protokoll
command-language = Die Sprache des Bots wählen, für dich oder für diesen Server
command-language-choice = Die Sprache
command-language-choice-default = wie in Discord
command-language-whose = Wessen Sprache
command-language-whose-me = meine: was nur ich sehe
command-language-whose-server = die des Servers: neue Partien (wenn du ihn verwaltest)
command-games = Alle deine Partien auflisten: wer dran ist, seit wann und wo
command-history = Beendete Partien auflisten und auf eine davon zurückblicken
command-history-player = Nur Partien mit dieser Person
command-history-game = Welches Spiel; ohne Angabe alle
command-lookback = Auf eine beendete Partie zurückblicken, Tag für Tag oder Zug für Zug
command-lookback-table = Die Nummer einer anderen Partie; sie steht in der Liste beendeter Partien
command-settings = Einstellen, wie der Bot dich erreicht, Ruhezeit, Sprache und den Standard des Servers
command-settings-zone = Deine Zeitzone: Tipp den Namen einer großen Stadt in deiner Nähe ein
command-settings-whose = Wessen Einstellungen
command-settings-whose-me = meine
command-settings-whose-server = die des Servers (wenn du ihn verwaltest)
command-puzzle = Das Rätsel des Tages lösen oder ein anderes; nur du siehst es
command-learn = Das Spiel in 7 Minuten lernen, mit einer Einführung, die nur du siehst
command-help = Nachsehen, was der Bot kann und welche Befehle er hat

## Answers

discord-opened = Deine Partie ist eröffnet. Die anderen drücken **{ lobby-button-join }** unter dem Beitrag im Kanal. Wenn alle da sind, drück **{ lobby-button-start }**.
discord-opened-thread = Deine Partie ist in { $where } eröffnet. Die anderen drücken dort **{ lobby-button-join }** unter ihrem Beitrag. Wenn alle da sind, drück **{ lobby-button-start }**.
discord-opened-alone = Deine Partie ist eröffnet, für dich und Computer. Hol dir unter dem Beitrag einen dazu und drück dann **{ lobby-button-start }**.
discord-rematch = Eine neue Partie ist eröffnet, mit denselben Einstellungen{ $moved ->
    [swapped] { "" }; ihr habt die Plätze getauscht
    [yes] { "" }; die Plätze sind weitergerückt: Platz 2 ist jetzt Platz 1, und Platz 1 ist der letzte
   *[no] { "" }
}. { $full ->
    [yes] Drück **{ lobby-button-start }**, wenn du so weit bist.
   *[no] Die anderen drücken **{ lobby-button-join }**, du drückst **{ lobby-button-start }**.
}
discord-dismissed = Alles bleibt, wie es ist.
discord-resigned = Du hast die Partie aufgegeben. Danke fürs Mitspielen! { $over ->
    [yes] Damit ist sie zu Ende.
   *[no] Zuschauen kannst du weiterhin.
}
# $means: a sentence of the game's own about pieces and points.
discord-resign-sure = Diese Partie { $game } wirklich aufgeben? { $means ->
    [none] {""}
   *[other] { $means }{" "}
}{ $ends ->
    [won] Damit ist sie zu Ende, und { $winner } gewinnt.{" "}
    [over] Damit ist sie zu Ende.{" "}
    [deserted] Damit ist sie zu Ende, denn es blieben nur Computer übrig.{" "}
   *[no] {""}
}Rückgängig machen lässt sich das nicht.
discord-button-resign = Partie aufgeben
discord-cancel-sure = Diese Partie { $game } für alle absagen? Rückgängig machen lässt sich das nicht.
discord-button-cancel = Partie absagen
discord-host-sure = Die Spielleitung an { $name } abgeben? Dann bestimmt { $name } die Einstellungen und startet die Partie. Du spielst weiter mit, aber zurückgeben kann dir die Leitung nur { $name }.
discord-button-host = Leitung abgeben
discord-button-keep = Leitung behalten
discord-button-dismiss = Weiterspielen
discord-standin-sure = Soll ein Computer ({ $level }) dich in dieser Partie { $game } vertreten, bis du zurück bist? Zurückkommen kannst du jederzeit.
discord-button-standin = Vertreten lassen
discord-delivery-back = { $told } Zurück geht es mit `/{ $command }` und „{ command-delivery-private }“.
discord-status-head = **{ $game }** · Partie { $table } · Spielleitung: { $host }
discord-status-lobby = Die Partie hat noch nicht begonnen.
discord-status-over = Die Partie ist zu Ende. { $results }
discord-status-cancelled = Die Partie wurde abgesagt und zählt nicht.
discord-status-waiting = { $you ->
    [yes] Du bist dran (gefragt { $since })
   *[no] Dran: { $name } (gefragt { $since })
}
discord-status-standin = { $you ->
    [yes] Deine Vertretung: { $name }
   *[no] Vertretung: { $name }
}
discord-status-thinking = { $name } überlegt.
discord-status-resting = { $name } wartet, bis wieder ein Mensch da ist.
discord-status-parked = Der Bot kann hier gerade nichts schreiben: { $reason }
discord-status-limited = Discord lässt den Bot hier erst { $time } wieder schreiben; bis dahin warten die Beiträge.
discord-status-link = Neuester Beitrag: { $link }
discord-help = Spiel **{ $game }** mit anderen in diesem Kanal oder allein.
    `/{ $command } { command-new-name }` eröffnet eine Partie, eine zweite in einem Thread. Wer mitspielen will, drückt **{ lobby-button-join }**, danach drückt die Spielleitung **{ lobby-button-start }**.
    Von da an sagt der neueste Beitrag, was zu tun ist, mit Knöpfen darunter. Was sie öffnen, siehst nur du.
discord-help-page = `/{ $command }`: { $help }
discord-help-of-learn = Lernen
discord-help-of-play = Spielen
discord-help-of-people = Leute und Partie
discord-help-of-past = Hinterher
discord-help-of-own = Du
discord-help-others = Andere Spiele hier: { $commands }
discord-help-learn = `/{ $command } { command-learn-name }`: 7-Minuten-Einführung (nur du siehst sie)
discord-help-puzzle = `/{ $command } { command-puzzle-name }`: Jeden Tag ein neues Rätsel, und mehr zum Üben (nur für dich)
discord-help-rules = `/{ $command } { command-rules-name }`: Die Regeln lesen
discord-help-invite = `/{ $command } { command-invite-name }`: Jemanden zur Partie einladen
discord-help-status = `/{ $command } { command-status-name }`: Wer dran ist
discord-help-hint = `/{ $command } { command-hint-name }`: Was ein Computer an deiner Stelle täte
discord-help-replay = `/{ $command } { command-replay-name }`: Den Film der Partie ansehen
discord-help-verify = `/{ $command } { command-verify-name }`: Der Beweis, dass fair gemischt wurde
discord-help-lookback = `/{ $command } { command-lookback-name }`: Auf eine beendete Partie zurückblicken
discord-help-history = `/{ $command } { command-history-name }`: Beendete Partien; für alle Spiele `/{ command-history-name }`
discord-help-games = `/{ command-games-name }`: Alle deine Partien
discord-help-settings = `/{ command-settings-name }`: Wie der Bot dich erreicht, und mehr
discord-help-privacy = `/{ command-privacy-name }`: Was über dich gespeichert ist und wie du es löschst
discord-help-move = `/{ $command } { command-move-name }`: In einem anderen Kanal weiterspielen
discord-help-standin = `/{ $command } { command-standin-name }`: Ein Computer springt ein, wenn jemand nicht da ist
discord-help-undo = `/{ $command } { command-undo-name }`: Den letzten Schritt zurücknehmen, wenn alle einverstanden sind
discord-help-swap = `/{ $command } { command-swap-name }`: Jemand anderes übernimmt einen Platz
discord-help-host = `/{ $command } { command-host-name }`: Die Spielleitung abgeben
discord-help-resign = `/{ $command } { command-resign-name }`: Die Partie aufgeben
discord-help-cancel = `/{ $command } { command-cancel-name }`: Die Partie absagen
discord-help-language = `/{ $command } { command-language-name }`: Die Sprache des Bots ändern
discord-help-version = -# k2bot { $version }

discord-language-me = Der Bot antwortet dir jetzt so: { $language }. Beiträge, die alle lesen, bleiben in der Sprache ihrer Partie.
discord-language-me-default = Der Bot antwortet dir jetzt in der Sprache deiner Discord-App, wenn er sie spricht. Um selbst eine zu wählen, ergänz den Befehl um die Option `{ command-option-language-name }`.
discord-language-server = Die Sprache neuer Partien auf diesem Server: { $language }. Private Antworten bekommt jede Person in ihrer eigenen Sprache.
discord-language-server-default = Neue Partien auf diesem Server sind jetzt in der Discord-Sprache des Servers, wenn der Bot sie spricht.
review-under-way = Der stärkste Computer geht deine Entscheidungen durch … { $percent } %
review-head = **Partieanalyse** · { $count ->
    [one] die Entscheidung, die dich am meisten gekostet hat
   *[other] { $number } von { $count } Entscheidungen, die dich am meisten gekostet haben
}
review-advised = Ein Tipp hätte dir hier dasselbe geraten. Mit mehr Zeit hat der Computer etwas Besseres gefunden.
review-none = Der stärkste Computer hat kaum etwas auszusetzen: Keine deiner Entscheidungen hat dich viel gekostet.
review-nothing = In dieser Partie hast du nichts selbst entschieden, also gibt es nichts zu analysieren.
review-back = Vorige
review-on = Nächste
review-no-game = Für { $game } gibt es keine Partieanalyse.
review-not-over = Eine Partieanalyse blickt auf eine beendete Partie zurück. Diese ist noch nicht zu Ende, oder der Bot kann sie nicht mehr nachspielen.
review-not-yours = Analysieren kann nur, wer mitgespielt hat, und nur die eigenen Entscheidungen. Den Film können alle sehen.
computer-failed = Das hat leider nicht geklappt. Versuch es bitte in ein paar Minuten noch einmal.
discord-button-show-film = Allen zeigen
discord-film-sought = Der Film wird vorbereitet …
discord-film-later = { $making } { $before ->
    [one] Ein anderer Film kommt vorher.
   *[other] { $before } andere Filme kommen vorher.
}
discord-film-progress = { $making } { $percent } %
discord-film-shown = Der Film ist jetzt im Kanal.

## Refusals on Discord: why not, and what to do instead

discord-no-table-here = Hier lässt sich nicht spielen. Nimm einen Kanal auf einem Server mit diesem Bot, oder spiel allein in deinen Direktnachrichten mit ihm: dort `/{ $command } { command-new-name }`.
discord-not-alone = Für { $game } braucht es mehrere Leute. Starte eine Partie in einem Kanal auf einem Server.
discord-no-table = { $place ->
    [private] Du spielst in keiner Partie { $game } mit. `/{ $command } { command-new-name }` eröffnet hier eine, für dich und Computer.
   *[channel] In diesem Kanal gibt es keine Partie { $game }. `/{ $command } { command-new-name }` eröffnet eine.
}
discord-table-elsewhere = In diesem Kanal gibt es keine Partie. Du spielst in { $places } mit; `/{ $command } { command-new-name }` eröffnet hier eine weitere.
meant-ask = Welche Partie meinst du? Der Bot merkt sich deine Antwort in diesem Kanal.
meant-game =
    { $where ->
        [here] { $names } (hier)
        [place] { $names } (#{ $place })
       *[unknown] { $names } (Partie { $table })
    }
discord-private-chat = deinen Direktnachrichten mit dem Bot
discord-other-game-here = In diesem Kanal läuft { $game }. Nutz `/{ $command }`.
discord-other-game-table = Partie { $table } gehört zu { $game }. Nutz `/{ $command }`.
discord-cannot-host =
    In diesem Kanal kann der Bot keine Partie veranstalten. Ihm fehlt: { $missing }.
    Wer den Kanal verwaltet, kann das in dessen Berechtigungen erlauben. Oder nimm einen anderen Kanal.
discord-not-let-in =
    Der Bot kommt nicht in diesen Kanal. In einem privaten Thread erwähn ihn einmal, dann ist er drin.
    Bei einem privaten Kanal kann ihn jemand mit Verwaltungsrechten in den Berechtigungen hereinlassen. Dann versuch es noch einmal.
discord-dm-closed =
    Der Bot kann dir keine Direktnachrichten schicken, deshalb bleibt alles, wie es ist. Um sie zu erlauben, öffne das Menü dieses Servers,
    wähl die Privatsphäre-Einstellungen und schalte Direktnachrichten ein. Dann versuch es noch einmal.
discord-dm-failed = Der Bot kann im Moment keine Direktnachrichten schicken, deshalb bleibt alles, wie es ist. Versuch es später noch einmal.
discord-resign-lobby = Die Partie hat noch nicht begonnen. Drück unter ihrem Beitrag **{ lobby-button-settings }** und dann **{ $alone ->
    [yes] { lobby-button-cancel }
   *[no] { lobby-button-leave }
}**.
discord-resign-again = Du hast diese Partie schon aufgegeben. Zuschauen kannst du weiterhin.
discord-resign-watching = Du spielst in dieser Partie { $game } nicht mit, da gibt es nichts aufzugeben.
discord-move-none = Du leitest keine Partie in einem anderen Kanal. Verlegen kann eine Partie nur, wer sie leitet.
discord-move-several = Du leitest mehrere Partien. Gib die Nummer der Partie an, die du verlegen möchtest: { $tables }
discord-move-number = „{ $number }“ ist keine Partie, die du verlegen kannst. { $tables ->
    [none] Du leitest keine.
   *[other] Deine sind: { $tables }
}
discord-played-none =
    Hier gibt es nichts zu zeigen: Es läuft keine Partie, und beendet ist auch keine. `/{ $command } { command-new-name }` eröffnet eine.
    Für eine Partie von anderswo gib ihre Nummer an oder häng ihr Protokoll an.
rules-choose = Nachlesen …
rules-none = Für { $game } gibt es hier keine Regeln zum Nachlesen.
discord-played-number = „{ $number }“ ist keine Partienummer. Lass sie weg, dann siehst du die Partie in diesem Kanal.
discord-played-elsewhere = Eine Partie { $game } mit der Nummer { $number } hast du nicht gespielt, und du siehst auch keinen Kanal, in dem sie lief. Lass die Nummer weg, dann siehst du die Partie hier.
discord-played-either = Gib entweder die Nummer einer Partie an oder häng ein Protokoll an, nicht beides.
discord-film-not-yours = Diesen Film allen zeigen kann nur, wer mitgespielt hat oder den Kanal verwaltet. Lass „{ command-option-show-name }“ weg, dann siehst du ihn selbst.
discord-film-stands = Dieser Film ist erst vor Kurzem in diesem Kanal erschienen: { $link }
discord-film-busy = Bitte nur ein Film auf einmal: Von dieser Partie entsteht gerade schon einer. Versuch es in ein paar Sekunden noch einmal.
discord-film-queue = Gerade entstehen zu viele Filme. Versuch es bitte in einer Minute noch einmal.
discord-film-failed = Der Film ließ sich leider nicht erstellen. Der Partie ist nichts passiert. Sag bitte Bescheid, wenn du weißt, wer den Bot betreibt.
discord-record-large = { $name } ist zu groß für ein Protokoll: Die Grenze liegt bei { $size } KiB.
discord-record-no-text = { $name } ist kein Protokoll, denn es ist keine Textdatei. Häng die Datei genau so an, wie sie am Ende der Partie im Kanal stand.
discord-record-gone = Der Bot konnte { $name } nicht von Discord laden. Häng die Datei bitte noch einmal an.
discord-old-button = Dieser Knopf stammt aus einer älteren Version des Bots. Nimm bitte den neuesten Beitrag.
discord-old-command = Der Befehl hat sich geändert. Starte Discord neu (am PC: Strg+R) und versuch es noch einmal.

## When something goes wrong

discord-fault =
    Im Bot ist leider etwas schiefgegangen. Deiner Partie ist nichts passiert; versuch es bitte noch einmal.
    Wenn es wieder vorkommt, gib diese Kennung an die Person weiter, die den Bot betreibt: { $reference }
discord-no-room =
    Der Bot kann nichts speichern: Seine Festplatte ist voll. Verloren ist nichts.
    Bitte die Person, die den Bot betreibt, Platz zu schaffen, und versuch es dann noch einmal.
discord-database-away =
    Der Bot erreicht gerade seine Datenbank nicht. Alles, was er bestätigt hat, ist sicher.
    Bitte schau in einer Minute noch einmal, und wenn sich nichts geändert hat, versuch es noch einmal.
discord-database-locked =
    Ein anderes Programm benutzt gerade die Datenbank des Bots, deshalb wurde das nicht gespeichert.
    Bitte versuch es in einer Minute noch einmal.
discord-not-stored = Das wurde nicht gespeichert, weil der Bot gerade neu startet. Versuch es bitte gleich noch einmal.
discord-unfinished =
    Der Bot startet gerade neu und ist damit nicht fertig geworden.
    Bitte schau gleich noch einmal, und wenn sich nichts geändert hat, versuch es noch einmal.
discord-stopping = Der Bot fährt gerade herunter. Es ist nichts passiert; versuch es bitte in ein, zwei Minuten noch einmal.
discord-computer-thinks = -# Der Computer denkt nach …
discord-picture-follows = Das Bild kommt gleich …
discord-not-shown =
    Dein Klick hat gezählt, aber der Bot konnte dir die Antwort nicht zeigen. Öffne die Seite bitte noch einmal.
    Wenn es wieder vorkommt, gib diese Kennung an die Person weiter, die den Bot betreibt: { $reference }
discord-channel-gone = Den Kanal gibt es nicht mehr
discord-thread-locked = Der Thread ist gesperrt
discord-no-access = Der Bot darf dort nicht schreiben
discord-lacking = Dem Bot fehlen Berechtigungen ({ $missing })
discord-parked =
    Der Bot kann { $game } in { $where } nicht fortsetzen: { $reason }. Der Partie ist nichts passiert.
    Sobald er dort wieder schreiben kann, nutz `/{ $look }` oder irgendeinen Knopf der Partie. Oder nutz `/{ $command } { command-move-name }` in einem anderen Kanal.
discord-parked-gone =
    Den Kanal deiner Partie { $game } gibt es nicht mehr. Der Partie ist nichts passiert: Mit `/{ $command } { command-move-name }` geht sie in einem anderen Kanal weiter.
discord-parked-over =
    Der Bot kann das Ende von { $game } in { $where } nicht zeigen: { $reason }. Dem Ergebnis ist nichts passiert.
    Sobald er dort wieder schreiben kann, nutz dort `/{ $look }`. `/{ $command } { command-history-name }` zeigt das Ergebnis überall.
discord-parked-gone-over =
    Den Kanal deiner Partie { $game } gibt es nicht mehr, darum kann das Ende dort nicht stehen. Dem Ergebnis ist nichts passiert: `/{ $command } { command-history-name }` zeigt es.
discord-post-plain = **{ $game }** geht weiter, aber Discord hat diesen Beitrag nicht angenommen. Öffne deine Seite, um zu sehen, wie es steht.
discord-post-refused = Discord nimmt einen Beitrag deiner Partie { $game } in { $where } nicht an, auch nicht in schlichter Form: { $reason }. Die Partie geht weiter, und der Bot versucht es wieder, sobald es etwas Neues gibt.
discord-limited = Discord lässt den Bot erst { $time } wieder in { $where } schreiben. Bis dahin warten die Beiträge von { $game }; keiner geht verloren.

## Permissions, as Discord calls them

permission-view-channel = Kanal ansehen
permission-connect = Verbinden
permission-send = Nachrichten senden
permission-send-in-threads = Nachrichten in Threads senden
permission-create-threads = Öffentliche Threads erstellen
permission-attach-files = Dateien anhängen

## Tutorials

course-head = **{ $game } lernen** · { $number } von { $count }
course-button-learn = 7-Minuten-Einführung
course-button-learn-game = { $game }: 7-Minuten-Einführung
course-button-learn-on = Weiter
course-button-learn-back = Zurück zur Lektion
course-button-learn-again = Noch einmal
course-button-learn-anew = Von vorn
course-button-learn-model = Mach’s für mich
course-button-learn-table = Partie spielen
course-play = { $way ->
    [start] Hier gibt es schon eine Partie von dir.
   *[other] Hier gibt es eine Partie von { $host }.
} { $way ->
    [start] Drück **{ lobby-button-start }** hier oder
    [join] Drück **{ lobby-button-join }**
   *[wait] Du bist dabei; starten kann sie { $host }
} { $link ->
    [none] unter dem neuen Beitrag.
   *[other] unter [dem Beitrag der Partie]({ $link }).
}
course-play-ready = Deine Partie steht bereit, und ein Computer, der wie ein Anfänger spielt, ist beigetreten. Drück hier auf **{ lobby-button-start }**. Im Spiel zeigt ein **Tipp**, was der stärkste Computer tun würde, und auch, welche Fehler ein Anfänger gern macht.
course-begins-anew = Die Einführung hat sich seit deinem letzten Mal geändert und beginnt deshalb von vorn. Sonst geht nichts verloren.
course-stale = Dieser Knopf gehört zu einer früheren Lektion. Hier ist die aktuelle.
course-not-here = Das lässt die Einführung aus. In einer richtigen Partie geht es.
course-none = Diese Einführung gibt es nicht mehr. Was der Bot kann, zeigt der Befehl `{ command-help-name }`.

## Statistics

statistics-head = **{ $game }: Statistik von { $name }**
statistics-games = { $count ->
    [one] 1 beendete Partie
   *[other] { $count } beendete Partien
}{ $groups ->
    [1] ,
   *[other] :
} { $kinds }.
# $count is 0 where all games are of one kind.
statistics-people = { $count ->
    [0] {""}
   *[other] { $count }{" "}
}mit anderen Leuten
statistics-computers = { $count ->
    [0] {""}
   *[other] { $count }{" "}
}nur gegen Computer
# As in English
statistics-alone = { $count ->
    [0] {""}
   *[other] { $count }{" "}
}solo
statistics-won = Siege gegen Menschen: { $won } von { $played }{ $drawn ->
    [0] {""}
   *[other] {" "}(dazu { $drawn }-mal Platz 1 geteilt)
}.
statistics-won-computers = Siege gegen Computer: { $won } von { $played }{ $drawn ->
    [0] {""}
   *[other] {" "}(dazu { $drawn }-mal Platz 1 geteilt)
}.
statistics-by-seats = Nach Größe der Runde: { $told }.
statistics-seats = { $seats ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
   *[other] bei { $seats } Personen
} { $won } von { $played }
statistics-streak = Längste Siegesserie: { $best }{ $current ->
    [0] {""}
   *[other] {" "}(aktuell { $current })
}.
statistics-rivals = Direkter Vergleich (davor–dahinter): { $rivals }.
statistics-rival = { $name } { $ahead }–{ $behind }{ $level ->
    [0] {""}
   *[other] {" "}({ $level }-mal gleichauf)
}
statistics-answers = Die Hälfte der Entscheidungen dauerte weniger als { $time }.
statistics-seconds = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
}
statistics-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
statistics-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
statistics-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
statistics-luck-free = Ohne Zufall: { $kind ->
    [ahead] { statistics-points } mehr als
    [behind] { statistics-points } weniger als
   *[level] genauso viele Punkte wie
} der stärkste Computer mit denselben Karten ({ $count ->
    [1] 1 Partie
   *[other] im Schnitt über { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }, Streuung { $spread }
}).
statistics-points = { $mean ->
    [one] { $mean } Punkt
   *[other] { $mean } Punkte
}
statistics-missing = -# { $count ->
    [one] 1 Partie ist
   *[other] { $count } Partien sind
} noch nicht ausgewertet. Schau in ein paar Minuten noch einmal nach.
statistics-button-show = Allen zeigen
statistics-shown = Alle hier sehen jetzt deine Statistik. Sie zählt nur deine Partien auf diesem Server.
statistics-just-shown = Du hast hier gerade erst etwas gezeigt. Versuch es in einer Minute noch einmal.
statistics-none-own =
    Du hast noch keine Partie{ $game ->
        [all] {""}
       *[other] {" "}{ $game }
    } beendet. Eine neue startest du mit { $commands }.
statistics-none-other = Es gibt nichts zu zeigen: { $name } hat weder auf diesem Server noch mit dir eine Partie { $game } beendet.
statistics-none-here = Auf diesem Server hast du noch keine Partie { $game } beendet.
statistics-hidden = Die Partien und die Statistik von { $name } sind für andere ausgeblendet.
statistics-hidden-own = Du hast deine Statistik für andere ausgeblendet. Ändern kannst du das mit `/{ command-settings-name }`.
statistics-bot = Für Computer gibt es keine Statistik. Wähl einen Menschen.

preference-invitations = Einladungen
preference-invitations-help = Ob sie dich erreichen; mitspielen kannst du immer von dir aus
preference-invitations-on = ein
preference-invitations-off = blockiert
preference-statistics = Statistik
preference-statistics-help = Andere sehen dich in Statistiken, Bestleistungen, Wertungen und Ranglisten
preference-statistics-on = sichtbar
preference-statistics-off = ausgeblendet

command-stats = Die Statistik deiner beendeten Partien ansehen, oder die von jemand anderem
command-stats-player = Wessen Statistik; ohne Angabe deine eigene
command-stats-game = Welches Spiel; ohne Angabe das mit den meisten beendeten Partien
discord-help-stats = `/{ command-stats-name }`: Die Statistik deiner beendeten Partien

## Best results of a server, and games as a file

best-head = **Bestleistungen auf diesem Server: { $game }**
best-line = - { $result } · { $names } · { $day } · { $link ->
    [none] Partie { $table }
   *[other] [Partie { $table }]({ $link })
}
best-counted = -# { $kind ->
    [public] Aus Partien in Kanälen, die alle hier sehen können.
   *[own] Aus Partien in Kanälen, die du sehen kannst.
} Partien nur mit Einladung zählen nicht, ebenso wenig Leute, die ihre Statistik ausblenden.
best-none = **Hier gibt es noch keine Bestleistungen in { $game }.** { $source } `/{ $command } { command-new-name }` startet eine Partie.
best-none-public = Es gibt nichts zu zeigen: Diese Ergebnisse stammen aus Kanälen, die nicht alle hier sehen können.
best-shown = Alle hier sehen jetzt die Bestleistungen. Sie stammen aus Kanälen, die alle sehen können, und aus diesem hier.
best-no-server = Bestleistungen gibt es nur auf Servern. Nutz diesen Befehl in einem Kanal eines Servers mit dem Bot.
best-button-file = Als Tabelle (CSV)
best-someone = jemand
best-managers = Alle Partien dieses Servers als Datei bekommt nur, wer ihn verwaltet. Deine eigenen findest du unter `/{ command-stats-name }`.
best-file = **{ $whose ->
    [own] Deine Partien { $game }
   *[server] Partien { $game } in den Kanälen dieses Servers, die du sehen kannst
}** als Tabelle: { $count ->
    [one] 1 beendete Partie
   *[other] { $count } beendete Partien
}, eine Zeile pro Person und Partie. Jede Tabellenkalkulation kann sie öffnen.{ $older ->
    [yes] {" "}Nur die neuesten passen hinein; ältere fehlen.
   *[no] {""}
}
best-file-none = In den Kanälen, die du sehen kannst, gibt es keine beendete Partie { $game }.
best-file-large = Diese Datei wäre größer, als Discord erlaubt. Sag bitte denen Bescheid, die den Bot betreiben.

command-best = Die Bestleistungen dieses Servers ansehen
command-best-game = Welches Spiel; ohne Angabe das hier zuletzt gespielte
discord-help-best = `/{ command-best-name }`: Die Bestleistungen dieses Servers

lobby-button-compare = Mit Computer vergleichen
compare-under-way = Der stärkste Computer spielt diese Partie an deiner Stelle … { $percent } %
compare-points = Dein Ergebnis in dieser Partie: **{ $own }**. Der stärkste Computer hat sie an deiner Stelle noch einmal gespielt: **{ $points }**. { $difference ->
    [ahead] Du liegst um { $by } vorn.
    [behind] Er liegt um { $by } vorn.
   *[level] Ihr liegt gleichauf.
}
compare-means = { $others ->
    [0] Er hatte die gleichen Karten und das gleiche Wetter und wusste nicht mehr als du.
   *[other] Er hatte die gleichen Karten und das gleiche Wetter und wusste nicht mehr als du; die anderen spielten wie in eurer Partie und vorsichtig, wo das nicht mehr möglich war.
}
compare-where = Der Unterschied liegt also nicht am Glück. **{ lobby-button-review }** zeigt, welche deiner Entscheidungen dich am meisten gekostet haben und wann.
compare-not-yours = Das ist nur für alle, die mitgespielt haben, und erst nach dem Ende der Partie: Es zeigt, wie viele Punkte der Computer an ihrer Stelle geholt hätte.
compare-left = Du hast diese Partie vor dem Ende verlassen, also gibt es nichts zu vergleichen.

## Partien für eine Person: die Tagespartie und Übungen

alone-begun-practice = **{ $game }: Übung** ab einer Stelle aus Partie { $origin }. Gemischt ist wie damals, und das Ergebnis zählt nicht.{ $count ->
    [0] {""}
   *[other] {" "}Für alle anderen spielen Computer: { $names }.
} Aufhören: `/{ $command } { command-cancel-name }`.
alone-begun-daily = **{ $game }: Tagespartie{ $number ->
    [none] {""}
   *[other] {" "}Nr. { $number }
}**. Du hast einen Versuch. Er zählt, wenn du vor Mitternacht ({ $ends }) fertig wirst.
alone-cancelled = Diese Übung ({ $game }) ist beendet.
refusal-alone = { $kind ->
    [daily] Die Tagespartie spielst du allein, in deinen Direktnachrichten.
   *[practice] Eine Übung spielst du allein, in deinen Direktnachrichten.
} Willst du mit anderen spielen, starte eine Partie in einem Kanal auf einem Server.
refusal-alone-over = Ab da hattest du nichts mehr zu entscheiden. Wähl eine frühere Stelle.
refusal-hints-later = In der Tagespartie gibt es keine Tipps, damit sie für alle gleich ist. Nach dem Ende kannst du sie analysieren.
refusal-sealed = Vielleicht spielen andere noch mit denselben Karten, deshalb bleibt das Protokoll geheim. Du bekommst es { $until }.
compare-practice = Übungen werden nicht mit dem Computer verglichen. Öffne dafür die ursprüngliche Partie.
discord-dm-opening = Deine Partie wird vorbereitet …
practice-button = Ab hier weiterspielen
practice-button-again = Noch einmal
practice-open = Deine Übung (**{ $game }**) steht bereit. Sie beginnt mit deiner ersten Entscheidung in diesem Abschnitt, und das Ergebnis zählt nicht. { $link ->
    [none] Du findest sie direkt darunter.
   *[other] **[Spiel sie in deinen Direktnachrichten]({ $link })**
}
practice-seat = { $computer } spielt für **{ $name }**.
practice-kept = -# Nach dem Ende bleibt sie { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} gespeichert und wird dann gelöscht.
practice-points = Dein Ergebnis in Partie { $origin }: **{ $before }**; diesmal: **{ $now }**.
practice-result = { $before ->
    [won] Partie { $origin } hast du gewonnen
    [drew] Partie { $origin } ging unentschieden aus
   *[lost] Partie { $origin } hast du verloren
}; diesmal: { $now ->
    [won] **gewonnen**.
    [drew] **unentschieden**.
   *[lost] **verloren**.
}
practice-not-over = Ab einer Stelle weiterspielen kannst du erst, wenn die Partie zu Ende ist.
practice-unknown = Der Bot kann diese Partie nicht nachspielen, also gibt es keine Stelle, ab der du weiterspielen könntest.
practice-not-yours = Weiterspielen kann nur, wer mitgespielt hat, und nur auf dem eigenen Platz. Den Film können alle sehen.

## Rätsel

puzzle-head = **{ $game }: Rätsel #{ $number }** { $stars }{ $today ->
    [yes] {" "}· Rätsel des Tages
   *[no] {""}
}
puzzle-share = { $game }: Rätsel #{ $number } { $stars } { $helped ->
    [yes] mit Hilfe gelöst
   *[no] { $tries ->
        [one] beim 1. Versuch gelöst
       *[other] in { $tries } Versuchen gelöst
    }
}
puzzle-share-told = Willst du es weitersagen? Diese Zeile verrät nichts:
puzzle-easier = Schwierigkeit { $grade } von { $most }. Neu hier? **{ puzzle-button-next }** öffnet ein leichteres.
puzzle-solved = **{ $helped ->
    [yes] Mit etwas Hilfe gelöst
   *[no] { $tries ->
        [one] Beim ersten Versuch gelöst
       *[other] In { $tries } Versuchen gelöst
    }
}!**
puzzle-solved-before = Dieses Rätsel hast du schon gelöst, { $tries ->
    [one] beim ersten Versuch
   *[other] in { $tries } Versuchen
}. Wenn du es noch einmal spielst, ändert sich nichts.
puzzle-failed = { $tries ->
    [0] **Diesmal nicht gelöst.** Du hast es früher schon gelöst, deshalb zählt das nicht.
    [one] **Noch nicht gelöst.** Das war dein erster Versuch.
   *[other] **Noch nicht gelöst.** Versuche bisher: { $tries }.
}
puzzle-streak = Rätsel des Tages in Folge gelöst: **{ $days }**
puzzle-first = Die erste Aktion: { $action }
puzzle-solution = **Die Lösung**
puzzle-stale = Dieser Knopf ist veraltet. Hier ist der aktuelle Stand.
puzzle-begins-anew = Das Rätsel hat sich seit deinem letzten Versuch geändert und beginnt deshalb von vorn.
puzzle-gone = Dieses Rätsel gibt es nicht mehr. `{ command-puzzle-name }` öffnet das von heute.
puzzle-none = Dieses Spiel hat keine Rätsel. Was der Bot kann, zeigt der Befehl `{ command-help-name }`.
puzzle-list-head = **Rätsel zu { $game }**
puzzle-list-today = Rätsel des Tages: #{ $number } { $stars }{ $solved ->
    [yes] {" "}· gelöst
   *[no] {""}
}
puzzle-list-solved = Gelöst: **{ $solved }** von { $count }{ $helped ->
    [0] {""}
   *[other] {" "}({ $helped } mit Hilfe)
}
puzzle-list-grade = { $stars } { $solved } von { $count } gelöst
puzzle-menu-grade = Nächstes mit Schwierigkeit …
puzzle-button-again = Noch einmal
puzzle-button-first = Erste Aktion zeigen
puzzle-button-solution = Lösung zeigen
puzzle-button-list = Andere Rätsel
puzzle-button-back = Zurück zum Rätsel
puzzle-button-today = Rätsel des Tages
puzzle-button-next = Leichtestes offenes
puzzle-button-random = Zufälliges Rätsel
