# The bot without Discord: the terminal, the simulated channel and the browser page around it.

offline-greeting =
    Das ist eine Simulation von Discord auf deinem Computer: kein Konto, kein Token, und nichts geht ins Internet.
    Öffne die Seite einer Person im Browser. Wenn du allein spielst, reicht dir die erste.
offline-player = {"  "}{ $name }: { $address }
offline-port = Port { $port } ist belegt, deshalb nimmt der Bot einen freien.
offline-connect =
    Beenden mit Strg+C. Beim nächsten Start gehen dieselben Partien weiter.
    Für Discord: Leg auf https://discord.com/developers/applications eine Anwendung an, schreib ihr Bot-Token
    in die Umgebungsvariable DISCORD_TOKEN und starte den Bot neu. docs/hosting.md zeigt jeden Schritt.
offline-stopping = Der Bot wird beendet. Alle Partien sind gespeichert.

offline-topic = Eine Simulation von Discord auf deinem Computer
offline-hall = halle
offline-welcome = { $key ->
        [hall] **Hier kannst du alles spielen:** Tipp { $commands } ein. Unter **{ lobby-button-settings }** verlegt „{ thread-option }“ die Partie in einen Thread, dann bleibt der Kanal frei.
       *[game] { $welcome }
    } Das ist eine Simulation von Discord auf deinem Computer: Nichts geht ins Internet.{ $alone ->
        [yes] { "" }
       *[no] { " " }Um als jemand anderes zu spielen, wähl oben den Namen.
    }{ $found ->
        [game] { "" } Die Partie unten geht dort weiter, wo du aufgehört hast.
        [table] { "" } { $start }
        [over] { $key ->
            [hall] { "" }
           *[game] { "" } Die letzte Partie hier ist vorbei. Drück **{ lobby-button-rematch }** unter dem Ergebnis oder starte eine andere mit `/{ $key } { command-new-name }`.
        }
       *[nothing] { $key ->
            [hall] { "" }
           *[game] { "" } In diesem Kanal gibt es keine Partie. Starte eine mit `/{ $key } { command-new-name }`.
        }
    }{ $learn ->
        [yes] { "" } Kennst du das Spiel noch nicht? Drück **{ course-button-learn }**.
       *[no] { "" }
    }{ $daily ->
        [yes] { "" } Für die Partie des Tages, für alle dieselbe, gib `/{ $key } { command-daily-name }` ein.
       *[no] { "" }
    }{ $others ->
        [none] { "" }
       *[other] { "" } Hier gibt es noch mehr zu spielen: { $others }.
    }
offline-welcome-game = **Willkommen bei { $title }.**
offline-start = Drück unten **{ lobby-button-start }**, oder lass vorher andere mitspielen.

offline-page-direct = Direktnachrichten
offline-nobody = Eine Person mit dieser Nummer gibt es nicht. Für mehr Leute starte den Bot mit --players und einer größeren Zahl.
offline-bad-request = Der Bot kann diese Anfrage nicht lesen, also hat sich nichts geändert. Lade die Seite neu.
offline-page-changed = Die Nachricht hat sich genau bei deinem Klick geändert, deshalb hat er nicht gezählt. Schau bitte noch einmal hin und wähl neu.
offline-page-down = Der Bot läuft nicht. Verloren ist nichts: Starte ihn wieder (make run), dann geht diese Seite von selbst weiter.
offline-page-newest = Neueste Nachricht (Alt+N)
offline-page-no-command = Diesen Befehl gibt es nicht, gesendet wurde nichts. Es gibt: { $name }
offline-page-others = Andere Threads
offline-page-outside = Dieser Link führt zum echten Discord, das nicht Teil der Simulation ist.
offline-page-gone = Die Nachricht hinter diesem Link wird hier nicht mehr gezeigt.
offline-page-unanswered = Der Bot hat noch nicht geantwortet. Seine Antwort erscheint hier. Wenn nichts kommt, such im Terminal nach dem Grund.

# What Discord itself says, in the simulation's page. Take Discord's own words.
offline-page-private = Das siehst nur du
offline-page-edited = { " " }(bearbeitet)
# Before the name of a command.
offline-page-used = { $name } nutzt{ " " }
offline-page-commands-only = Hier kannst du Befehle eingeben
# $place: a channel, such as #k2.
offline-page-write = Nachricht an { $place }
offline-page-send = Senden
offline-page-options = AUSWAHL
offline-page-no-option = Nichts Passendes gefunden
offline-page-members = MITGLIEDER
offline-page-file = Datei auswählen
offline-page-viewer = Ansicht als
offline-page-conversation = Unterhaltung
offline-page-earlier = Frühere Nachrichten laden
offline-page-empty = In diesem Kanal gibt es keine Nachrichten.
offline-page-newer = Neuere Nachrichten
offline-page-unread = Neue Nachrichten · zur neuesten springen
offline-page-message = Nachricht
offline-page-thinking = Denkt nach …
offline-page-picture = Bild
offline-page-picture-close = Schließen
offline-page-picture-zoom = Vergrößern
offline-page-picture-fit = An Fenster anpassen
offline-page-picture-pan = Bild: vergrößert mit den Pfeiltasten verschieben
offline-page-picture-previous = Zurück
offline-page-picture-next = Weiter
offline-page-picture-original = Im Browser öffnen
offline-page-matching = AUSWAHL ZU „{ $name }“
# As in English
offline-page-optional = +{ $name } optional
offline-page-bar = Personen und Kanäle
offline-page-messages = Nachrichten
offline-page-edited-at = Bearbeitet: { $name }
offline-page-file-contents = Inhalt von { $name }
offline-page-file-more = Mehr oder weniger von { $name } zeigen
offline-page-file-download = { $name } herunterladen
offline-page-unavailable = { $name }: Das Bild kann nicht gezeigt werden
offline-page-send-key = Senden (Eingabetaste)
offline-page-command-leave = Befehl verlassen
offline-page-commands = Befehle
offline-page-option-remove = { $name } entfernen
offline-page-required = { "" }, erforderlich
