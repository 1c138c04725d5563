### Die Tagespartie: eine für alle, die jede Person einmal am Tag spielt.

daily-head = **{ $game }-Tagespartie Nr. { $number }** · { $options }
daily-new = Heute spielen alle dieselbe Partie: gleich gemischt, gleicher Zufall. Du hast einen Versuch, allein und ohne Tipps. Er zählt, wenn du vor Mitternacht ({ $ends }) fertig wirst. Gespielt wird in deinen Direktnachrichten mit dem Bot.
daily-zone = -# Gemeint ist Mitternacht in deiner Zeitzone, { $zone }. Ändern kannst du sie mit `/{ command-settings-name }`.
daily-unfinished = Nr. { $number } hast du noch nicht beendet{ $link ->
    [none] .
   *[other] : [dort weiterspielen]({ $link }).
} Sie zählt nicht mehr, und wenn du die heutige startest, ist sie vorbei.
daily-running = Du hast schon angefangen: { $link ->
    [none] Weiter geht es in deinen Direktnachrichten mit dem Bot.
   *[other] [hier weiterspielen]({ $link }).
} { $late ->
    [yes] Mitternacht ist vorbei. Die Partie zählt also nicht mehr, aber du kannst sie zu Ende spielen.
   *[no] Die Partie zählt, wenn du vor Mitternacht ({ $ends }) fertig wirst.
}
daily-started = Die heutige Partie steht bereit. { $link ->
    [none] Du findest sie direkt darunter.
   *[other] **[Spiel sie in deinen Direktnachrichten]({ $link })**
}
daily-day-over = Dieser Tag ist bei dir vorbei. Die heutige Partie zeigt `/{ $command } { command-daily-name }`.
daily-spent = Deinen Versuch in dieser Partie hattest du schon. Sie ist vergessen, aber du weißt, was kommt. Deshalb merkt sich der Bot, dass du ihn hattest, bis der Tag überall vorbei ist ({ $until }). Die nächste beginnt { $at }.
daily-scored = Dein Ergebnis: **{ $points }**.
daily-par = { $par ->
    [none] Der stärkste Computer spielt noch. Das Par steht bald in `/{ $command } { command-daily-name }`.
   *[other] Der stärkste Computer kam auf **{ $par }**, das ist das Par. Dein Abstand dazu: { $difference }.
}
daily-late = Du bist erst nach Mitternacht fertig geworden, deshalb stehst du nicht in der Rangliste.
daily-left = Du hast aufgegeben, es gibt also kein Ergebnis.
daily-cancelled = Du hast die Partie abgebrochen, es gibt also kein Ergebnis.
daily-line = { $game } #{ $number }  { $points }{ $par ->
    [none] {""}
   *[other] {" "}(Par { $par })
}  { $marks }
daily-streak = { $current ->
    [0] Tage in Folge: zurzeit keiner
   *[other] Tage in Folge: { $current }
} (Rekord: { $best })
daily-next = Die nächste beginnt { $at }.
daily-sealed = -# Mischergebnis von morgen (SHA-256): `{ $promised }`
daily-result-head = **{ $game }-Tagespartie Nr. { $number }**
daily-record-later = -# Vielleicht spielen andere diese Partie noch. Protokoll und Mischergebnis bleiben deshalb geheim, bis der Tag überall vorbei ist ({ $at }).

# As in English
daily-button-start = Start
daily-button-board = Rangliste
daily-button-share = Teilen
daily-button-results = Meine Ergebnisse
daily-button-today = { $game }-Tagespartie
# As in English
daily-button-before = ◀ #{ $number }
# As in English
daily-button-after = #{ $number } ▶

daily-board-head = **{ $game }-Tagespartie Nr. { $number }**{ $server ->
    [none] {""}
   *[other] {" "}· { $server }
}{ $par ->
    [none] {""}
   *[other] {" "}· Par { $par }
}
# As in English
daily-board-line = { $place }. { $own ->
    [yes] **{ $name }**
   *[no] { $name }
}: { $points }{ $difference ->
    [none] {""}
   *[other] {" "}({ $difference })
}
daily-board-more = … und { $count } weitere
daily-board-nobody = Sonst ist auf diesem Server noch niemand rechtzeitig fertig geworden.
daily-board-own = -# Du: { $how ->
    [late] { $points }, erst nach Mitternacht fertig, zählt also nicht
    [left] aufgegeben
   *[cancelled] abgebrochen
}
daily-board-not-yet = Diese Rangliste siehst du, sobald du diese Tagespartie selbst beendet hast. Die heutige zeigt `/{ $command } { command-daily-name }`.
daily-results-head = **{ $game }-Tagespartie: deine Ergebnisse** · { $count } beendet
daily-results-line = Nr. { $number }: { $how ->
    [left] aufgegeben
    [cancelled] abgebrochen
   *[other] { $points }{ $difference ->
        [none] {""}
       *[other] {" "}({ $difference })
    }{ $how ->
        [late] , nach Mitternacht
       *[counts] {""}
    }
}
daily-choose = Rangliste eines Servers ansehen …

# As in English
daily-share = { $name }: `{ $line }`
daily-shared = Gepostet. Den anderen verrät es nichts.
daily-shared-already = Dieses Ergebnis hast du in diesem Kanal schon gepostet.
daily-nothing-to-share = Teilen kannst du ein Ergebnis, sobald du die Tagespartie beendet hast. Die heutige zeigt `/{ $command } { command-daily-name }`.
daily-to-copy = Kopier diese Zeile und poste sie, wo du willst. Auf einem Server hat `/{ $command } { command-daily-name }` einen Knopf, der sie postet.

daily-verify = Das war die Tagespartie Nr. { $number }, für alle dieselbe. Gemischt wurde mit der Zahl `{ $seed }`. Ihr SHA-256 ist `{ $promised }`.{ $number ->
    [1] {" "}Es war die erste hier.
   *[other] {" "}Dieser Fingerabdruck stand schon bei der Partie des Vortags, nachträglich konnte also niemand die Karten wählen. Vergleich beide, oder rechne selbst nach.
}
daily-verify-later = Das ist die Tagespartie Nr. { $number }. { $at ->
    [none] Die Zahl, mit der gemischt wurde, bleibt geheim, bis du damit fertig bist.
   *[other] Vielleicht spielen andere sie noch. Deshalb bleibt die Zahl, mit der gemischt wurde, geheim, bis der Tag überall vorbei ist ({ $at }). Dann zeigt dieser Befehl sie.
} Ihr Fingerabdruck (SHA-256): `{ $promised }`.{ $number ->
    [1] {""}
   *[other] {" "}Er stand schon bei der Partie des Vortags.
}
daily-statistics = Tagespartie: { $count } beendet. Tage in Folge: zurzeit { $current } (Rekord: { $best }).
daily-film-later = Vielleicht spielen andere diese Partie noch. Allen zeigen kannst du sie, wenn der Tag überall vorbei ist ({ $at }).

command-daily = Die Tagespartie: für alle dieselbe, mit einem Versuch pro Person
discord-help-daily = `/{ $command } { command-daily-name }`: Die Tagespartie, für alle dieselbe
