### K2: pages, posts, buttons, settings, refusals and rules. Ids begin with k2-.

## Slash commands: descriptions (at most 100 characters, verb first)

k2-command-board = Den Spielplan zeigen (nur du siehst ihn)
k2-command-hand = Deine Karten zeigen (nur du siehst sie) oder wählen, wie sie zu dir kommen
k2-command-orders = Zeigen, was du im Voraus bestätigt hast, oder es zurückziehen (nur du siehst es)

## The hand as a private message

k2-delivery-greeting = Hallo! Hier bekommst du während einer Partie jeden Morgen deine Karten. Läuft gerade eine, kommen die von heute sofort.
k2-delivery-on = Ab jetzt bekommst du deine Karten jeden Morgen als Direktnachricht, die sich den Tag über aktualisiert. Läuft gerade eine Partie, kommen die von heute sofort.
k2-delivery-off = Deine Karten kommen nicht mehr als Direktnachricht. Drück in einer Partie **{ k2-button-hand }** unter ihrem neuesten Beitrag.

## Names of things

k2-title = K2
k2-climber = { $name } { $climber }
k2-space = { $space ->
    [base] Basislager
    [summit] Gipfel
   *[other] { $space }
}
k2-place = { $space } · { $altitude } m
k2-place-facts = { $night ->
    [over] {""}
    [dies] stirbt ohne mehr Luft in der nächsten Nacht ·{" "}
   *[lives] Luft nach der nächsten Nacht: { $level } ·{" "}
}{ $room ->
    [-1] Platz für alle
   *[other] Platz für { $room }
}
k2-card-movement = Bewegung { $points }
k2-card-air = Luft { $points }
k2-card-rope = Seil { $up }/{ $down }
k2-card-rope-spoken = Seil { $up } hoch oder { $down } runter
k2-card-rope-up = Seil { $up }/{ $down } hoch
k2-card-rope-down = Seil { $up }/{ $down } runter
k2-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

k2-level-beginner = Anfänger
k2-level-easy = leicht
k2-level-normal = mittel
k2-level-hard = schwer
k2-overlooks-beginner-choose = -# { $name } spielt wie ein Anfänger: wählt die Karten nur für heute und achtet nicht auf das Wetter von morgen.
k2-overlooks-beginner-turn = -# { $name } spielt wie ein Anfänger: steigt immer weiter und behält keine Luft für den Rückweg. Lass dich nicht mit hinauflocken.

## Buttons

k2-button-hand = Meine Karten
k2-button-plan = Zug planen
k2-button-board = Als Text lesen
k2-button-picture = Als Bild ansehen
k2-button-whole = Ganzer Spielplan
k2-button-tall = Spielplan fürs Handy
k2-button-wide = Spielplan im Querformat
k2-first-goal = **K2 in Kürze.** Du führst zwei Bergsteiger, A und B. Wähl jeden Morgen geheim drei deiner sechs Karten: Bewegungs- und Seilkarten bringen deine Bergsteiger entlang der Seile voran, Luftkarten geben ihnen Luft. { $players ->
    [one] Dann nimmst du ein Risikoplättchen und spielst deine drei Karten.
   *[other] Dann werden alle Karten aufgedeckt. Wer die höchste Risikosumme hat, nimmt ein Risikoplättchen (bei Gleichstand niemand), und reihum setzt ihr eure drei Karten ein.
} Nachts kosten Höhe und schlechtes Wetter Luft, und wer unter 1 Luft fällt, stirbt. Nach Tag 18 zählt für jeden lebenden Bergsteiger das höchste Feld, das er erreicht hat.
k2-first-tall = -# Meistens am Handy? Mit `/{ command-settings-name }` ist der ganze Spielplan auf all deinen Seiten im Hochformat.
k2-button-rules = Regeln
k2-button-answer = Antworten
k2-button-to-nothing = Stand
k2-button-to-choose = { k2-button-hand }
k2-button-to-turn = { k2-button-plan }
k2-button-to-pay = { k2-button-plan }
k2-button-to-token = { k2-button-answer }
k2-button-to-slide = { k2-button-answer }
k2-button-to-rescue = { k2-button-answer }
k2-button-commit = Festlegen
k2-button-change = Karten ändern
k2-button-keep = Karten behalten
k2-button-token = { $value } nehmen
k2-button-air = { $card } an { $climber }
k2-button-finish = Zug beenden
k2-button-finish-anyway = Trotzdem beenden
k2-button-ahead = Für meinen Zug bestätigen
k2-button-ahead-anyway = Trotzdem bestätigen
k2-button-clear = Alles löschen
k2-button-other-cards = Andere Karten
k2-button-back-to-plan = Zurück zum Plan
k2-button-back-to-rescue = Zurück zur Frage
k2-button-let-go = Rettungskarte behalten
k2-button-people = Bergsteiger
k2-button-weather = Wetter und Risiko
k2-button-low = Unter 6000 m
# As in English
k2-button-6000 = 6000–7000 m
k2-button-7000 = Über 7000 m

## Options of a new game

k2-option-side = Seite
k2-option-side-help = Auf der schweren Seite kosten Schritte mehr; fürs erste Mal lieber die leichte
k2-option-side-easy = leicht
k2-option-side-hard = schwer
k2-option-season = Jahreszeit
k2-option-season-help = Im Winter können Schritte mehr kosten; fürs erste Mal lieber der Sommer
k2-option-season-summer = Sommer
k2-option-season-winter = Winter
k2-option-family = Familie
k2-option-family-help = Familienvariante: Ihr dürft je einmal einen Bergsteiger vor dem Tod retten
k2-option-lenient = Mehr Platz
k2-option-lenient-help = Felder über 7000 m fassen mehr Bergsteiger; nur zu fünft
k2-option-avalanche = Lawinen
k2-option-avalanche-help = Auf zwei Wetterplättchen drohen Lawinen; im eigenen Zelt rutscht niemand ab
k2-option-off = nein
k2-option-on = ja
k2-option-first = Wer beginnt
k2-option-first-help = Wer am ersten Tag beginnt
k2-option-first-draw = wird ausgelost
k2-option-first-seat = { $place ->
    [1] wer zuerst dazukam
    [2] wer als Zweites dazukam
    [3] wer als Drittes dazukam
    [4] wer als Viertes dazukam
   *[5] wer als Fünftes dazukam
}
k2-objection-lenient = „{ k2-option-lenient }“ geht nur zu fünft, bisher { $seats ->
    [one] ist nur eine Person
   *[other] sind erst { $seats } Personen
} dabei. Warte, bis ihr zu fünft seid, oder schalte es unten in den Einstellungen aus.
k2-objection-first = Beginnen soll Person { $place }, aber bisher { $seats ->
    [one] ist nur eine
   *[other] sind erst { $seats }
} dabei. Warte auf weitere, oder wähl unten, wer sonst beginnt.
k2-objection-option = K2 hat keine Einstellung { $key } mit dem Wert { $value }. Wähl eine von denen in der Liste.
k2-summary = Seite: { $side } · Jahreszeit: { $season }
k2-summary-family = Familie: je eine Rettung
k2-summary-lenient = mehr Platz
k2-summary-avalanche = Lawinen
k2-summary-first = Wer beginnt: { $first }

## Weather

k2-zones-6000 = zwischen 6000 und 7000 m
k2-zones-7000 = zwischen 7000 und 8000 m
k2-zones-8000 = über 8000 m
k2-zones-low-6000 = unter 7000 m
k2-zones-6000-7000 = zwischen 6000 und 8000 m
k2-zones-7000-8000 = über 7000 m
k2-zones-6000-7000-8000 = über 6000 m
k2-zones-low-6000-7000-8000 = am ganzen Berg

k2-weather-clear = Heute Nacht ist es klar.
k2-weather-air = Heute Nacht verlieren alle { $zones } je { $air } Luft.
k2-weather-cost = Heute kosten Schritte und Zelte { $zones } je { $cost } mehr.
k2-weather-both = Heute kosten Schritte und Zelte { $zones } je { $cost } mehr, und heute Nacht verlieren dort alle { $air } Luft.
k2-weather-avalanche = Heute Nacht geht { $zones } eine Lawine ab: Alle dort verlieren 1 Luft, und wer kein Zelt der eigenen Farbe auf dem Feld hat, rutscht ab.
k2-weather-brief-clear = klar
k2-weather-brief-air = −{ $air } Luft { $zones }
k2-weather-brief-cost = Schritte +{ $cost } { $zones }
k2-weather-brief-both = −{ $air } Luft und Schritte +{ $cost } { $zones }
k2-weather-brief-avalanche = Lawine { $zones }
k2-weather-today = Heute: { $weather }.
k2-weather-tomorrow = Morgen: { $weather }.
k2-weather-day = { $count ->
    [1] Tag { $day }
    [2] Tage { $day } und { $last }
   *[other] Tage { $day } bis { $last }
}: { $weather }

## Morning

k2-morning-head = **Tag { $day } von { $days } · drei Karten wählen**
k2-morning-head-forced = **Tag { $day } von { $days } · { $players ->
    [one] du spielst deine letzten drei Karten
   *[other] alle spielen ihre letzten drei Karten
}**
k2-morning-last-cards = Heute Nacht werden alle 18 Karten neu gemischt.
k2-morning-gains = Neue Punkte: { $gains }.
k2-morning-gains-before = Neue Punkte davor: { $gains }.
k2-morning-gain = { $name } +{ $points }
k2-morning-first = { $name } beginnt.
k2-morning-ready = Bereit: { $ready } · es fehlen noch: { $waiting }
k2-morning-waiting = Es fehlen noch: { $waiting }
k2-morning-all-ready = Alle haben gewählt.
k2-morning-alone = { $waiting }, wähl deine Karten.
k2-call-choose = { $names }: Karten für heute wählen!
k2-crowded-full = Voll: { $spaces }.
k2-tokens-open = Offene Risikoplättchen: { $tokens }; { $pile ->
    [0] verdeckt ist keines mehr.
    [one] verdeckt noch 1.
   *[other] verdeckt noch { $pile }.
}

## Hand

k2-hand-head = **Tag { $day } von { $days } · { $count ->
    [one] eine Karte
    [3] drei Karten
   *[other] { $count } Karten
} wählen**
k2-hand-head-committed = **Tag { $day } · deine Karten liegen bereit**
k2-hand-head-read = **Deine Karten · Tag { $day }: { $phase }**
k2-hand-nothing = Drück auf eine Karte, um sie zu wählen, und noch einmal, um sie zurückzulegen.
k2-hand-committed = Ändern kannst du sie, bis alle gewählt haben.
k2-hand-too-late = Alle anderen haben gewählt, deshalb kam deine Änderung zu spät. Es gelten die Karten, die du festgelegt hattest.
k2-hand-holds = Es bleibt bei { $cards }, bis du andere Karten festlegst.
k2-hand-today = Deine Karten heute: { $cards }.
k2-hand-held = Auf der Hand hast du { $cards }.
k2-hand-empty = Sonst hast du keine Karten auf der Hand.
k2-hand-back = { $card } hast du wieder auf der Hand: Du spielst nur { $count ->
    [one] eine Karte
    [3] drei Karten
   *[other] { $count } Karten
}.
k2-hand-reach = { $cards }: { $up ->
    [0] keine Bewegungspunkte
    [one] 1 Bewegungspunkt
   *[other] { $up } Bewegungspunkte
}, { $air ->
    [0] keine Luft
   *[other] { $air } Luft
}.
k2-hand-reach-rope = { $cards }: { $up ->
    [one] 1 Bewegungspunkt
   *[other] { $up } Bewegungspunkte
} hoch oder { $down } runter, { $air ->
    [0] keine Luft
   *[other] { $air } Luft
}.
k2-hand-missing = { $count ->
    [one] Wähl noch eine Karte.
   *[other] Wähl noch { $count } Karten.
}
k2-hand-commit = Drück **{ k2-button-commit }**, um diese Karten zu spielen.
k2-hand-last = { $others ->
    [0] **{ k2-button-commit }** spielt diese Karten sofort aus.
   *[other] Alle anderen sind bereit: **{ k2-button-commit }** deckt die Karten sofort auf.
}
k2-push = Deine Risikosumme ist { $push }. Wer die höchste hat, nimmt ein Risikoplättchen, außer bei Gleichstand.
k2-push-alone = Allein am Berg nimmst du jeden Tag ein Risikoplättchen, egal welche Karten du wählst.
k2-push-so-far = Deine Risikosumme ist bisher { $push }.
k2-push-counts = Zur Summe zählen Bewegungskarten und die erste Zahl auf Seilkarten, Luftkarten nicht.
k2-push-costs = Ein Plättchen kostet am Ende deines Zuges seine Zahl in ungenutzten Bewegungspunkten oder Luft.
k2-push-others = { $odds ->
    [never] { $names } { $count ->
        [one] kann
       *[other] können
    } dich nicht übertreffen.
    [even] { $names } { $count ->
        [one] kann
       *[other] können
    } mit dir gleichziehen, aber dich nicht übertreffen.
   *[always] { $names } { $count ->
        [one] übertrifft dich mit jeder Wahl.
       *[other] übertreffen dich mit jeder Wahl.
    }
}
k2-push-chances = Chance, dich zu übertreffen: { $chances }.
k2-push-chance = { $names } { $tenths ->
    [0] unter 5 %
    [10] über 95 %
   *[other] etwa { $tenths }0 %
}

## Reveal and risk

k2-reveal-head = **Tag { $day } · die Karten sind aufgedeckt**
k2-reveal-cards = { $name }: { $cards }, Risikosumme { $push }
k2-reveal-hardest = { $names } hat die höchste Risikosumme: { $push }.
k2-reveal-alone = Allein am Berg hat { $names } die höchste Risikosumme: { $push }.
k2-reveal-tie = Gleichstand bei der höchsten Risikosumme, { $push }: { $names }. Niemand nimmt ein Risikoplättchen.
k2-ask-token = { $own ->
    [yes] Nimm
   *[no] { $mention }, nimm
} eines der offenen Risikoplättchen: { $tokens }. So viel zahlst du am Ende deines Zuges mit ungenutzten Bewegungspunkten oder mit Luft.
k2-computer-token = { $name } sucht ein Risikoplättchen aus.
k2-token-taken = { $name } nimmt ein Risikoplättchen: { $value }.
k2-token-only = Alle offenen Risikoplättchen zeigen { $value }, also nimmt { $name } eines davon.
k2-token-replaced = { $taken } Dafür kommt eine { $value }.

## Turns

k2-turns-head = **Tag { $day } · der Aufstieg beginnt**
k2-turns-told = **Tag { $day }**
k2-turn-head = **Tag { $day } · { $name }**
k2-ask-turn = { $first ->
    [yes] { $mention }, du fängst an.
   *[no] { $mention }, du bist dran.
}
k2-computer-turn = { $first ->
    [yes] { $name } fängt an.
   *[no] { $name } ist dran.
}
k2-turn-last = { $players ->
    [one] Die Nacht bricht an.
   *[other] Alle haben gespielt. Die Nacht bricht an.
}
# Remarks on a turn, each at most once a game.
k2-remark-7000 = Zum ersten Mal über 7000 m. Die Luft wird dünn.
k2-remark-8000 = Zum ersten Mal über 8000 m. Jetzt zählt jeder Atemzug.
k2-remark-summit = Der Gipfel! Von hier führt jeder Weg nach unten.
k2-remark-squeeze = { $climber } zwängt sich an { $others } vorbei ({ $space }). Bloß nicht nach unten schauen.
k2-remark-breath = { $climber } hatte nur noch 1 Luft. Was für eine Erleichterung!
k2-step-climber = { $climber } { $doings }
k2-step-stays = { $count ->
    [one] der Bergsteiger bleibt, wo er ist
   *[other] beide Bergsteiger bleiben, wo sie sind
}
k2-step-end = Zugende
k2-step-cards = Kartenwahl
k2-step-token = Risikoplättchen { $value } nehmen
k2-step-rescue = { $climber } retten, Ziel: { $space }
k2-step-let-go = Rettungskarte behalten
k2-step-slide = auf { $space } rutschen
k2-climber-does = { $climber } { $doings }.
k2-does-climb = klettert { $way }
k2-does-descend = steigt { $way } ab
k2-does-cross = geht { $way }
k2-way-spoken = { $start ->
    [Basislager] vom Basislager
    [Gipfel] vom Gipfel
   *[other] von { $start }
}{ $stops ->
    [0] { "" }
    [one] { " " }{ $between ->
        [Basislager] über das Basislager
        [Gipfel] über den Gipfel
       *[other] über { $between }
    }
   *[other] { " " }über die Felder { $between }
} { $end ->
    [Basislager] ins Basislager
    [Gipfel] auf den Gipfel
   *[other] nach { $end }
}
k2-does-gain = { $points ->
    [one] +1 Punkt
   *[other] +{ $points } Punkte
}
k2-does-first = Erstbesteigung
k2-does-gains = ({ $gains })
k2-does-pitch = schlägt ein Zelt auf
k2-does-pitch-on = schlägt ein Zelt auf ({ $space })
k2-does-air = bekommt { $points } Luft
k2-does-rest = ruht sich aus
k2-does-nothing = { $count ->
    [one] Der Bergsteiger bleibt, wo er ist.
   *[other] Beide Bergsteiger bleiben, wo sie sind.
}
k2-risk-by-points = { $all ->
    [yes] { $count ->
        [one] 1 ungenutzten Punkt ({ $cards })
       *[other] { $count } ungenutzten Punkten ({ $cards })
    }
   *[no] { $count } von { $left } ungenutzten Punkten ({ $cards })
}
k2-risk-by-air = { $count } Luft von { $climber }
k2-risk-paid = Risikoplättchen { $value }: bezahlt mit { $sources }.
k2-risk-toll = Risiko: { $sources }.
k2-risk-dropped = { $dropped ->
    [one] 1 Punkt des Risikoplättchens lässt sich nicht bezahlen und verfällt.
   *[other] { $dropped } Punkte des Risikoplättchens lassen sich nicht bezahlen und verfallen.
}

## Status, for one reader

k2-now-head = **Tag { $day } von { $days }**
k2-now-choose = Noch bei der Kartenwahl: { $name }.
k2-now-turn = { $whose ->
    [own] Du bist dran.
    [ahead] { $name } ist dran. Deinen Zug kannst du schon planen.
    [done] Dein Zug ist fertig. Jetzt ist { $name } dran.
   *[some] { $name } ist dran.
}
k2-now-token = { $name } nimmt gerade ein Risikoplättchen.
k2-now-slide = Es ist Nacht, und { $name } muss über einen Bergsteiger entscheiden.
k2-now-rescue = { k2-now-slide }
k2-now-out = Deine Bergsteiger sind nicht mehr am Berg. Hier kannst du den anderen zusehen.
k2-now-day-over = Tag { $day } ist vorbei. Wie es weitergeht, steht im neuesten Beitrag.
k2-chapter-day = Tag { $day }
k2-chapter-end = Das Ende
k2-progress = Tag { $day } von { $days }: { $phase }.

## Planner

k2-plan-head = **Tag { $day } von { $days } · du bist dran**
k2-plan-nothing = Wo { $count ->
    [one] soll dein Bergsteiger
   *[other] sollen deine Bergsteiger
} übernachten? Wähl in den Menüs{ $marks ->
    [new] ; das Bild markiert Felder mit neuen Punkten.
    [deadly] . Neue Punkte gibt es nur dort, wo es heute Nacht tödlich ist: Das Bild zeigt dort einen Totenkopf.
    [none] . Neue Punkte sind nicht erreichbar, deshalb markiert das Bild die höchsten erreichbaren Felder.
   *[other] .
}{ $finish ->
    [yes] { " " }Soll niemand weitergehen, drück **{ k2-button-finish }**.
   *[no] { "" }
}
k2-plan-no-moves = Mit deinen Karten kann heute kein Bergsteiger gehen.{ $air ->
    [yes] { " " }Luft verteilst du mit den Knöpfen unten.
   *[no] { "" }
}{ $finish ->
    [yes] { " " }Wenn du fertig bist, drück **{ k2-button-finish }**.
   *[no] { "" }
}
k2-plan-left = Übrige Karten: { $cards }.
k2-plan-all-used = Alle deine Karten sind verplant.
k2-plan-level = { $climber } { $level }
k2-plan-night = Luft nach dieser Nacht
k2-plan-tonight = { k2-plan-night }: { $levels }.
k2-plan-dies = **{ $climbers } { $count ->
    [one] würde
   *[other] würden
} heute Nacht sterben.**
k2-plan-slides = { $climbers } { $count ->
    [one] würde
   *[other] würden
} auf ein tieferes Feld rutschen.
# Air cards give a climber more than it can keep.
k2-plan-spilled = Mehr als 6 Luft behält über Nacht niemand. Verloren: { $levels }.
k2-plan-finish = Drück **{ k2-button-finish }**, um das so zu spielen.
k2-plan-dropped = Ein Teil deines Plans geht nicht mehr und wurde verworfen.
# A planner or a hand was pressed that showed another plan or other cards.
k2-draft-changed = Du hast seitdem etwas geändert, deshalb wurde nichts gespielt. So ist es jetzt.
k2-plan-where = { $climber } ({ $space }): wohin?
k2-plan-where-part = { $where } (andere Wege, { $start }–{ $end } von { $count })
k2-plan-place = { $place }{ $gains ->
    [yes] { $points ->
        [one] { " " }· 1 Punkt
       *[other] { " " }· { $points } Punkte
    }
   *[no] { "" }
}
k2-plan-facts = { $tonight }{ $paid ->
    [0] { "" }
   *[other] { " " }· Risiko: −{ $paid } Luft ({ $payers })
} · { $cards }
k2-plan-all-cards = alle Karten
k2-plan-place-tonight = morgen Luft { $level }
k2-plan-place-dies = stirbt heute Nacht
k2-plan-by-way = { $space } über { $way }
k2-plan-pitch = Hier das Zelt aufschlagen
k2-plan-tent-here = { k2-plan-pitch }, { $space }
k2-plan-tent-there = { $space } mit Zelt
k2-plan-tent-behind = { $space }, Zelt unterwegs: { $tent }
k2-plan-more = Andere Wege, mit Zelt und Umwegen: { $count } …
k2-plan-all = Alle Orte: { $count } …
k2-plan-best = Zurück zu den besten Orten …
k2-plan-pay = Risikoplättchen: { $due } zu zahlen. Womit?
k2-plan-pay-way = Mit { $sources } bezahlen
k2-plan-swap = { $climber }: { $way } mit …
k2-plan-spare = { $spare ->
    [0] kein Punkt bleibt übrig
    [one] 1 Punkt bleibt übrig
   *[other] { $spare } Punkte bleiben übrig
}
k2-plan-other-cards = Wähl unten andere Karten für einen Schritt. Bei jeder Wahl steht, was übrig bleibt.
k2-plan-no-other-cards = Mit anderen Karten kommst du nicht dorthin.
k2-plan-ahead = **Tag { $day } von { $days } · vorausplanen**
    { $name } ist dran. { $confirmed ->
        [yes] **Dein Plan ist bestätigt.** Sobald du dran bist, wird er gespielt, wenn er noch genauso viel kostet, an denselben Orten endet und für niemanden gefährlicher ist. Sonst wirst du gefragt. Nur du siehst das.
       *[no] Dein Plan wird gespeichert. **{ k2-button-ahead }** spielt ihn, sobald du dran bist, falls sich bis dahin nichts geändert hat. Ein **{ talk-button-hint }** zeigt, was nach jetzigem Stand am besten ist.
    }
k2-ahead-differs = **Dein bestätigter Plan wurde nicht gespielt:** { $reasons }. Ändere ihn oder beende deinen Zug wie sonst.
k2-ahead-full = { $space } ist jetzt voll
k2-ahead-illegal = ein Teil davon geht nicht mehr
k2-ahead-places = er würde anderswo enden
k2-ahead-cost = er würde etwas anderes kosten
k2-ahead-risk = das Risiko würde anders bezahlt
k2-ahead-danger = die Nacht würde für deine Bergsteiger härter
k2-now-confirmed = Dein Zug ist geplant und bestätigt.
k2-button-orders = Im Voraus bestätigen
k2-button-orders-lowest = Immer das niedrigste Risikoplättchen
k2-button-orders-quiet = Tag { $day }: Luft sammeln und bleiben
k2-orders-head = **Im Voraus bestätigt.** Was hier steht, wird für dich gespielt, sobald es so weit ist, damit niemand warten muss. Nur du siehst es, und bis dahin kannst du es zurückziehen.
k2-orders-turn = Tag { $day }: dein Zug wie geplant
k2-orders-quiet = Tag { $day }: Luft sammeln und bleiben. Du wirst gefragt, falls dabei ein Bergsteiger in Gefahr gerät oder das Risiko mit Luft bezahlt.
k2-orders-quiet-failed = **Du wirst doch gefragt:** Wenn du nur Luft sammelst und bleibst, gerät ein Bergsteiger in Gefahr oder bezahlt das Risiko mit Luft.
k2-orders-lowest = Falls du ein Risikoplättchen nehmen musst: das niedrigste
k2-orders-slide = Heute Nacht rutscht { $climber } { $space ->
    [Basislager] ins Basislager
   *[other] auf { $space }
}
k2-orders-rescue = Heute Nacht rettest du { $climber }, Ziel: { $space }
k2-orders-let-go = Heute Nacht behältst du deine Rettungskarte
k2-orders-ask-slide = { $climbers } rutscht heute Nacht. Wohin?
k2-orders-ask-rescue = { $count ->
    [one] { $climbers } würde heute Nacht sterben. Rettungskarte einsetzen?
   *[other] { $climbers } würden heute Nacht sterben. Rettungskarte einsetzen?
}
k2-sure-dies = { $count ->
    [one] Zug beenden, obwohl { $climbers } heute Nacht sterben würde?
   *[other] Zug beenden, obwohl { $climbers } heute Nacht beide sterben würden?
}
k2-wasted-air = { $cards }: Das bliebe ungenutzt.
k2-sure-air = { k2-wasted-air } Trotzdem beenden?
k2-sure-idle = Du hast nichts geplant. { $count ->
    [one] Soll dein Bergsteiger bleiben, wo er ist?
   *[other] Sollen deine Bergsteiger bleiben, wo sie sind?
}

## Hints

k2-hint-plan = **Tipp für deinen Zug**
k2-hint-why-air = Ohne mehr Luft { $count ->
    [one] stirbt { $climbers } heute Nacht, es sei denn, er geht woandershin.
   *[other] sterben { $climbers } heute Nacht, es sei denn, beide gehen woandershin.
} Diese Karten bringen { $air } Luft.
k2-hint-why-air-later = Ohne mehr Luft wäre Nacht { $day } tödlich ({ $sum }). Diese Karten bringen { $air } Luft{ $reach ->
    [0] { "" }
    [one] { " " }und 1 Bewegungspunkt
   *[other] { " " }und { $reach } Bewegungspunkte
}.
k2-hint-mind = Achte auf Nacht { $day }: { $sum }, wenn sich bis dahin nichts ändert.
k2-hint-why-kept = So übersteht { $climber } Nacht { $day } ({ $space }). Sonst: { $sum }.
k2-hint-tent = Dein Zelt ({ $space }) gibt jede Nacht 1 Luft.
k2-hint-answer = **Tipp: { $answer }**
k2-hint-brought = { $climber } in Sicherheit bringen, Ziel: { $space }
k2-hint-token-least = Das kostet am wenigsten: { $value ->
    [0] gar nichts
   *[other] { $value } von den { $points } Bewegungspunkten auf deinen Karten, oder Luft
}. Eine { $other } würde { $other } kosten.
k2-hint-token-early = Deine Karten haben heute { $points } Punkte, da kannst du dir die { $value } leisten. Sie ist dann aus dem Spiel, und die { $other } bleibt für einen Tag mit weniger Punkten.
k2-hint-slide-lives = Auf { $space } lebt er länger. Anderswo wäre Nacht { $day } ohne mehr Luft tödlich ({ $sum }).
k2-hint-slide-air = Dort sind die Nächte milder: Das Feld gibt { $air } Luft.
k2-hint-slide-place = Von { $altitude } m aus kommt er am besten weiter nach oben.
k2-hint-rescue = { $climber } behält { $points ->
    [one] 1 Punkt, so viel wie ein toter Bergsteiger,
   *[other] { $points } Punkte statt 1
} { $days ->
    [0] bis zum Schluss
    [one] und hat noch einen Tag zum Klettern
   *[other] und hat noch { $days } Tage zum Klettern
}. Am Morgen hat er 1 Luft{ $air ->
    [0] { "" }
   *[other] , und das Feld gibt jede Nacht { $air } dazu
}.
k2-hint-let-go = Eine Rettung würde nur { $points ->
    [one] 1 Punkt erhalten, so viel hat auch ein toter Bergsteiger
   *[other] { $points } Punkte erhalten
}, und es { $days ->
    [0] kommt kein Tag mehr
    [one] kommt nur noch ein Tag
   *[other] kommen noch { $days } Tage
}{ $others ->
    [0] { "" }
   *[other] ; die Karte kann noch deinen anderen Bergsteiger retten
}.
k2-hint-why-push = Sie geben dir { $reach ->
    [one] 1 Bewegungspunkt
   *[other] { $reach } Bewegungspunkte
}{ $air ->
    [0] { "" }
   *[other] { " " }und { $air } Luft
}, und bei einer Risikosumme von { $push } nimmt das Risikoplättchen wahrscheinlich jemand anderes.
k2-hint-why-only-air = Sie geben dir { $air } Luft, und bei einer Risikosumme von 0 nimmt das Risikoplättchen wahrscheinlich jemand anderes.
k2-hint-why-furthest = Mit keinen anderen Karten kommst du weiter: { $reach ->
    [one] 1 Bewegungspunkt
   *[other] { $reach } Bewegungspunkte
}.
k2-hint-why-most-air = Keine anderen Karten auf deiner Hand bringen mehr Luft: { $air }.
k2-hint-why-both = { $air ->
    [0] Sie geben dir
   *[other] Zusammen geben sie dir
} { $reach ->
    [one] 1 Bewegungspunkt
   *[other] { $reach } Bewegungspunkte
}{ $air ->
    [0] { "" }
   *[other] { " " }und { $air } Luft
}. Für später behältst du { $kept }.
k2-hint-today = Heute zum Beispiel: { $plan } { k2-plan-tonight }
k2-hint-why-saved = Wenn du nichts tust, { $count ->
    [one] stirbt { $climbers } heute Nacht.
   *[other] sterben { $climbers } heute Nacht.
}
k2-review-why-saved = Nach deinem Zug { $count ->
    [one] wäre { $climbers }
   *[other] wären { $climbers }
} in dieser Nacht gestorben.
k2-hint-loses = Trotzdem { $count ->
    [one] übersteht { $climbers } die Nacht nicht.
   *[other] überstehen { $climbers } die Nacht nicht.
}
k2-hint-why-last = Am letzten Tag ist nichts mehr zu holen, aber so stirbt niemand.
k2-hint-why-points = Das bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
k2-hint-why-strength = Das bringt heute nichts, ist aber gut für { $days ->
    [one] den letzten Tag
   *[other] die { $days } Tage, die noch kommen
}.
k2-hint-why-beyond = { $deadly ->
    [yes] Neue Punkte wären heute Nacht tödlich
   *[no] Neue Punkte sind heute nicht erreichbar
}{ $higher ->
    [yes] , aber so kommst du ihnen näher
   *[no] { "" }
}.
k2-hint-why-early = Punkte haben Zeit: Es kommen noch { $days } Tage, und jede Nacht weit oben kostet Luft.
k2-hint-why-settled = Mit deinen letzten Karten sind keine Punkte mehr zu erreichen, also geht es nur noch ums Überleben.
k2-hint-why-weather = Punkte haben Zeit: Für Tag { $day } ist angesagt: { $weather }, und es kommen noch { $days } Tage.

## Game review

k2-review-head = **Tag { $day } · { $kind ->
    [cards] deine Karten
    [token] dein Risikoplättchen
   *[turn] dein Zug
}**
k2-review-own = **Du:** { $did }
k2-review-better = **Stärkster Computer:** { $did }
k2-review-sums = Bewegungspunkte nach oben: deine Karten geben { $reach }, die des Computers { $better_reach }. Luft: deine { $air }, seine { $better_air }.
k2-review-why = **Seine Gründe in dem Moment:** { $why }
k2-review-picture = -# Das Bild zeigt den Zug des Computers.
k2-hint-token = { $token } nehmen
k2-review-cost = Nach Schätzung des Computers { $chance ->
    [0] hat dich deine Wahl { $points ->
        [0] einen Teil eines Punktes
        [one] etwa 1 Punkt
       *[other] etwa { $points } Punkte
    } gekostet
   *[other] sind deine Gewinnchancen durch deine Wahl um etwa { $chance } % gesunken
}. Er wusste nur, was auch du da wusstest.

## Night

k2-night-head = **Nacht { $day }**
k2-person-line = **{ $name }** · { $told }
# $name: a player; $levels: the climbers’ air, as in “A 3 → 2, B 1”
k2-night-levels = { $name } { $levels }
k2-night-lost = Luft verloren: { $levels }.
k2-night-low = Wenig Luft: { $levels }.
k2-night-calm = Niemand hat Luft verloren.
k2-night-line = { $climber } ({ $space }): Luft { $sum } = { $after }
k2-night-same = { $climber } ({ $space }): Luft { $level }
k2-night-capped = { $climber } ({ $space }): Luft { $sum }{ $terms ->
    [0] { "" }
   *[other] { " " }= { $whole }
}, höchstens { $after }
k2-night-term = { $sign ->
    [minus] −
   *[plus] +
} { $points } { $what ->
    [space] fürs Feld
    [tent] Zelt
    [weather] Wetter
   *[avalanche] Lawine
}
k2-night-died = **{ $climber } kehrt { $space ->
    [Basislager] aus dem Basislager
    [Gipfel] vom Gipfel
   *[other] von { $space }
} nicht zurück.**{ $before ->
    [one] { "" }
   *[other] { " " }Der Bergsteiger fällt von { $before } Punkten auf 1.
}
k2-night-slid = Die Lawine reißt { $climber } { $start ->
    [Gipfel] vom Gipfel
   *[other] von { $start }
} hinunter auf { $space }.
k2-night-rescued = Die Bergrettung bringt { $climber } lebend { $start ->
    [Gipfel] vom Gipfel
   *[other] von { $start }
} { $space ->
    [Basislager] ins Basislager
   *[other] nach { $space }
}. Der Bergsteiger fällt von { $before } auf { $vp } Punkte.
k2-computer-slide = { $name } entscheidet gerade über einen Bergsteiger.
k2-computer-rescue = { k2-computer-slide }
k2-ask-slide = { $mention }, die Lawine hat { $climbers } erfasst. Wohin rutscht der Bergsteiger?
k2-ask-rescue = { $mention }, { $count ->
    [one] { $climbers } liegt
   *[other] { $climbers } liegen
} im Sterben. Möchtest du deine Rettungskarte einsetzen?
k2-tile-turned = Neues Wetter: { $days }.

## Slides and rescues

k2-slide-head = **Nacht { $day } · eine Lawine hat { $climber } erfasst ({ $space })**
    Wohin rutscht der Bergsteiger? Die Luft für diese Nacht ist schon abgerechnet.
k2-slope = { $space }, { $altitude } m, { $room ->
    [-1] Platz für alle
    [0] voll, aber beim Rutschen erlaubt
   *[other] noch Platz für { $room }
}
k2-rescue-head = **Nacht { $day } · { $count ->
    [one] { $climbers } liegt im Sterben
   *[other] { $climbers } liegen im Sterben
}**
    Deine Rettungskarte rettet einen Bergsteiger: Er kommt mit 1 Luft auf ein Feld unter 6000 m, und seine Punkte fallen um vier Stufen. Du hast nur eine Rettungskarte.
k2-rescue-where = Wohin mit { $climber }?
k2-rescue-sure = Die Karte behalten und { $count ->
    [one] { $climbers } sterben lassen? Er lässt
   *[other] { $climbers } beide sterben lassen? Sie lassen
} sich später nicht mehr retten.

## Leaving

k2-resignation = Deine Bergsteiger verlassen den Berg und zählen nur noch je 1 Punkt.
k2-resigned-head = **{ $name } verlässt die Expedition.**
k2-resigned-climbers = { $count ->
    [one] Der Bergsteiger verlässt den Berg
   *[other] Beide Bergsteiger verlassen den Berg
}{ $tents ->
    [0] .
   *[other] , die Zelte bleiben.
}

## End

k2-end-head-days = **Die Expedition ist zu Ende: 18 Tage am Berg**
k2-end-head-dead = **Die Expedition ist an Tag { $day } zu Ende: Der Berg hat das letzte Wort**
k2-end-head-death = **Die Expedition ist an Tag { $day } zu Ende: Solo ist beim ersten Todesfall Schluss**
k2-end-head-resigned = **Die Expedition ist an Tag { $day } zu Ende**
k2-end-head-deserted = **Die Expedition ist an Tag { $day } zu Ende: Nur noch Computer sind übrig**
k2-end-winner = { $name } gewinnt mit { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkten
}.
k2-end-winner-summit = { $name } gewinnt mit { $total } Punkten. { $others ->
    [one] { $other } hat genauso viele,
   *[other] Andere haben genauso viele,
} aber { $name } war zuerst auf dem Gipfel.
k2-end-winner-left = { $others ->
    [one] { $other } hat aufgegeben
   *[other] Alle anderen haben aufgegeben
}, also gewinnt { $name } mit { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkten
}.
k2-end-lost = Niemand ist zurückgekehrt, also gewinnen alle gemeinsam, mit je { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkten
}.
k2-end-shared = { $names } gewinnen gemeinsam, mit je { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkten
}.
k2-end-solo = { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkte
} allein am K2. Dafür gibt es den Titel **{ $title }**.
k2-end-solo-lost = Kein Bergsteiger ist zurückgekehrt, es { $total ->
    [one] bleibt 1 Punkt
   *[other] bleiben { $total } Punkte
}. Dafür gibt es den Titel **{ $title }**.
k2-end-solo-left = { $name } hat die Expedition abgebrochen, mit { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkten
}. Dafür gibt es den Titel **{ $title }**.
k2-end-rating = Titel an diesem Berg: { $rating }.
k2-rating-top = { $title } (ab { $least })
k2-rating-between = { $title } ({ $least }–{ $most })
k2-rating-below = { $title } (unter { $limit })
k2-title-himalaist = Himalaya-Legende
k2-title-alpinist = Alpen-Ass
k2-title-crag-climber = Klettertalent
k2-title-sailor = Seebär
k2-end-line = **{ $place }.** { $name }, { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkte
}: { $fates }
k2-end-line-alone = { $name }: { $fates }
k2-fate-summit = { $climber } { $place ->
    [1] als Erster auf dem Gipfel
   *[other] auf dem Gipfel
}
k2-fate-alive = { $climber } lebt, kam bis auf { $peak } m
k2-fate-rescued = { $climber } gerettet und am Leben, kam bis auf { $peak } m
k2-fate-died = { $climber } gestorben in Nacht { $day } ({ $space }){ $peak ->
    [none] { "" }
   *[other] , kam bis auf { $peak } m
}
k2-fate-resigned = hat die Expedition verlassen
k2-decisive-death = { $alone ->
    [yes] Nacht { $day } beendete die Expedition
   *[no] Die Entscheidung fiel in Nacht { $day }
}: { $climber } starb{ $lost ->
    [0] { "" }
    [one] , das kostete 1 Punkt
   *[other] , das kostete { $lost } Punkte
}.
k2-decisive-lead = { $day ->
    [18] Die Entscheidung fiel am letzten Tag: Erst da ging { $name } in Führung.
   *[other] { $name } lag von Tag { $day } bis zum Schluss in Führung.
}
k2-decisive-thin = Am knappsten war es in Nacht { $day }: { $climber } wachte { $space ->
    [Basislager] im Basislager
    [Gipfel] auf dem Gipfel
   *[other] auf { $space }
} mit Luft { $air } auf.

## Board as text

k2-board-head = **Spielplan, Tag { $day } von { $days }: { $phase }**
k2-phase-selection = { $whose ->
    [own] Wähl deine Karten
    [some] Es fehlen noch die Karten von { $names }
    [last] Alle spielen ihre letzten 3 Karten
   *[all] Alle wählen Karten
}
k2-phase-risk = { $whose ->
    [own] Nimm ein Risikoplättchen
   *[some] { $names } nimmt gerade ein Risikoplättchen
}
k2-phase-actions = { $whose ->
    [own] Du bist dran
   *[some] { $names } ist dran
}
k2-phase-check = Nacht
k2-phase-over = Die Expedition ist zu Ende
k2-board-ahead = Vorhersage: { $days }.
k2-board-order = Reihenfolge heute: { $names }.
k2-board-summit = Bisher auf dem Gipfel: { $climbers }.
k2-board-acted = { $name } (fertig)
k2-board-acting = { $name } (jetzt)
k2-board-plays = spielt { $cards }
k2-board-person = **{ $name }**: { $facts }
k2-board-would-die = würde heute Nacht sterben
k2-board-tent = Zelt { $space ->
    [Basislager] im Basislager
    [Gipfel] auf dem Gipfel
   *[other] auf { $space }
}
k2-board-tent-carried = Zelt noch im Gepäck
k2-board-risk = Risikoplättchen { $value }
k2-board-rescue = Rettungskarte
k2-board-cards = { $hand } Karten auf der Hand, { $deck } im Deck
k2-board-resigned = aufgegeben
# As in English
k2-board-computer = Computer
k2-board-committed = Karten gewählt
k2-board-choosing = wählt Karten
k2-weather-head = **Wetter und Risiko, Tag { $day } von { $days }**
k2-weather-line = Tag { $day }: { $weather }.
k2-weather-hidden = Noch verdeckt: das Wetter der Tage { $start } bis { $days }, { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
}.
k2-tokens-aside = Bisher genommen: { $tokens }.
k2-tokens-aside-some = { $count } × { $value }
k2-map-head-low = **Karte, vom Basislager bis 6000 m**
k2-map-head-6000 = **Karte, 6000 bis 7000 m**
k2-map-head-7000 = **Karte, von 7000 m bis zum Gipfel**
k2-map-limit-low = Platz für je { $count } Bergsteiger auf jedem Feld, im Basislager für alle.
k2-map-limit-6000 = Platz für je { $count } Bergsteiger auf jedem Feld.
k2-map-limit-7000 = 7000 bis 8000 m: Platz für { $count ->
    [one] 1 Bergsteiger
   *[other] { $count } Bergsteiger
} auf jedem Feld.
k2-map-limit-8000 = Über 8000 m: Platz für { $count ->
    [one] 1 Bergsteiger
   *[other] { $count } Bergsteiger
} auf jedem Feld.
k2-map-space = **{ $space }**: { $facts }
k2-map-altitude = { $altitude } m
k2-map-cost = kostet { $cost }{ $extra ->
    [0] { "" }
   *[other] { " " }(heute)
}
k2-map-air = Luft { $air }
k2-map-up = hinauf zu { $spaces }
k2-map-down = hinunter zu { $spaces }
k2-map-standing = hier: { $climbers }
k2-map-room = { $room ->
    [0] voll
   *[other] noch Platz für { $room }
}
k2-map-tents = { $count ->
    [one] Zelt von { $climbers }
   *[other] Zelte von { $climbers }
}

## Alt texts

k2-alt-board = Der Spielplan an Tag { $day } von { $days }: { $phase }.
k2-alt-person = { $name }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: { $climbers }.
k2-alt-lead = { $name } führt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} Vorsprung.
k2-alt-shared-lead = Gemeinsam vorn: { $names }.
k2-alt-cards = Karten auf der Hand { $hand }, im Deck { $deck }{ $some ->
    [yes] { ":" } { $names }
   *[no] { "" }
}.
k2-alt-rescue-all = Alle haben noch die Rettungskarte.
k2-alt-rescue-used = Rettungskarte benutzt: { $names }.
k2-alt-ways = Wege auf der Karte: { $ways }.
k2-alt-way = { $climber } ab { $start }
k2-alt-computer = { $name } (Computer)
k2-alt-climber = { $climber } { $space ->
    [Basislager] im Basislager
    [Gipfel] auf dem Gipfel
   *[other] auf { $space }
}{ $metres ->
    [none] { "" }
   *[other] , { $metres } m
}{ $air ->
    [none] { "" }
   *[other] , Luft { $air }
}
k2-alt-tonight = Luft nach der Nacht: { $levels }.
k2-alt-dead = { $climber } tot
k2-alt-dying = { $climber } liegt im Sterben
k2-alt-hand = Deine Karten: { $cards }.
k2-alt-hand-chosen = Gewählt: { $cards }.
k2-alt-hand-committed = Festgelegt: { $cards }.
k2-alt-hand-sum = Zusammen: { $up } hoch oder { $down } runter, { $air } Luft, Risikosumme { $push }.
k2-alt-begins = { $name } beginnt.
k2-alt-reveal = Die Karten von Tag { $day }.
k2-alt-turn = Nach dem Zug von { $name }.
k2-alt-died = { $climber } ist gestorben ({ $space }).
k2-alt-slid = { $climber } ist { $start ->
    [Gipfel] vom Gipfel
   *[other] von { $start }
} auf { $space } gerutscht.
k2-alt-rescued = { $climber } wurde { $start ->
    [Gipfel] vom Gipfel
   *[other] von { $start }
} gerettet, jetzt: { $space }.
# Was die Bilder großer Momente zeigen, nach dem Satz darin. $count: wie viele Bergsteiger
k2-alt-hero-summit = Im Morgenlicht am höchsten Punkt: { $count ->
    [one] eine Gestalt, die eine Fahne schwenkt.
   *[other] zwei Gestalten, mit Fahne und erhobenem Eispickel.
}
k2-alt-hero-death = Unter dem Nachthimmel { $count ->
    [one] steckt ein Eispickel in einem Steinhaufen, daran ein Schal in der Farbe seines Teams.
   *[other] steckt für jeden ein Eispickel in einem Steinhaufen, daran ein Schal in der Farbe seines Teams.
}
k2-alt-hero-rescue = In der Abenddämmerung kniet jemand in Grau am Rand einer Felswand und zieht eine Gestalt an der Hand herauf.
k2-alt-hero-high = Am Seil und mit Eispickel, die ersten Schritte über der Linie bei 8000 m; vorn ragt der Gipfel auf.
k2-alt-hero-avalanche = { $count ->
    [one] Eine Gestalt stürzt
   *[other] Die Gestalten stürzen
} vor einer riesigen Schneewolke den Hang hinab.
k2-alt-plan = Plan von { $name } für Tag { $day }, mit Karte.
k2-alt-plan-computer = Der Zug des Computers für { $name } an Tag { $day }, mit Karte.
k2-alt-plan-used = Benutzte Karten: { $cards }.
k2-alt-plan-reach = Ziele für { $climbers } (Punkte, Kosten): { $spaces }.
# A space in a climber’s reach: in parentheses its points, if they are new, then what the way costs and takes.
k2-alt-plan-goal = { $space } ({ $points ->
    [0] { "" }
   *[other] { $points },{ " " }
}{ $cost }{ $air ->
    [0] { "" }
   *[other] , { $air } Luft für das Risikoplättchen
}{ $night ->
    [dies] , heute Nacht tödlich
    [lives] { "" }
   *[other] , morgen { $night } Luft
}{ $stop ->
    [none] { "" }
   *[other] , nur im Vorbeigehen, Ende des Wegs: { $stop }
})
k2-alt-plan-reach-same = Für { $climbers } ohne neue Punkte (Kosten): { $spaces }.
k2-alt-holds = In der Lawine hält das Zelt: { $climbers }.
k2-alt-plan-nothing = Noch nichts geplant.
k2-alt-plan-climber = { $climber } am Ende { $space ->
    [Basislager] im Basislager
    [Gipfel] auf dem Gipfel
   *[other] auf { $space }
}: Luft { $before }, nach der Nacht { $after }; Punkte { $had }, dann { $points }.
k2-alt-short = Nach heute Nacht nur noch 1 Luft: { $climbers }.
k2-alt-gains = { $name } kann Punkte gewinnen: { $spaces }.
k2-alt-dead-before = Schon vorher tot: { $climbers }.
k2-alt-night = Nacht { $day }.
k2-alt-dead-tonight = Tot: { $climbers }.
k2-alt-dying-tonight = { $climbers } { $count ->
    [one] liegt
   *[other] liegen
} im Sterben, Rettung noch möglich.
k2-rescue-price = { $climber }: { $before } Punkte, nach einer Rettung { $after }.
k2-alt-slides = Die Lawine erfasst { $climber }. Noch zu wählen, wohin er rutscht: { $spaces }.
k2-alt-slides-to = Die Lawine reißt { $climber } hinunter auf { $spaces }.
k2-alt-caught = Die Lawine hat { $climber } erfasst ({ $space }). Wohin er rutschen kann: { $slopes }.
k2-alt-night-person = { $name }: { $told }.
k2-alt-ranking = Die Rangliste.
k2-alt-chart-all = Ein Diagramm zeigt, wie hoch jeder Bergsteiger { $days ->
    [one] am einzigen Tag war
   *[other] an jedem der { $days } Tage war
}.
k2-alt-chart-first = Ein Diagramm zeigt Tag für Tag den siegreichen Aufstieg; hinter den anderen Zeilen zeigen blasse Silhouetten die übrigen.
k2-alt-chart-none = Hinter jeder Zeile zeigt eine blasse Silhouette Tag für Tag den Aufstieg.

## Refusals

k2-refusal-not-seated = Du spielst nicht mit und hast deshalb hier keine Karten. Spielplan und Regeln kannst du trotzdem ansehen.
k2-refusal-no-climbers = Deine Bergsteiger sind nicht mehr am Berg, du wählst also keine Karten mehr. Auf dem Spielplan kannst du den anderen zusehen.
k2-refusal-cards-closed = Die Karten von heute sind schon aufgedeckt. Wie es weitergeht, steht im neuesten Beitrag.
k2-refusal-change-first = Deine Karten liegen schon bereit. Um andere zu wählen, drück **{ k2-button-change }**.
k2-refusal-card-count = { $count ->
    [one] Wähl genau eine Karte
   *[other] Wähl genau { $count } Karten
} und drück dann **{ k2-button-commit }**.
k2-refusal-not-your-turn = Du bist nicht dran. Wer dran ist, steht im neuesten Beitrag.
k2-refusal-no-such-use = So kannst du deine Karten nicht einsetzen. Drück **{ k2-button-plan }**, dann siehst du, was geht.
k2-refusal-asked = Das entscheidet { $name }. Das Ergebnis siehst du im Kanal.
k2-refusal-no-token = Du hast jetzt kein Risikoplättchen zu nehmen. Wie es weitergeht, steht im neuesten Beitrag.
k2-refusal-no-slide = Von deinen Bergsteigern muss jetzt keiner rutschen. Wie es weitergeht, steht im neuesten Beitrag.
k2-refusal-no-rescue = Von deinen Bergsteigern muss jetzt keiner gerettet werden. Wie es weitergeht, steht im neuesten Beitrag.
k2-refusal-answer-gone = Das geht nicht mehr. Was noch geht, steht im neuesten Beitrag.
k2-refusal-cannot-pay = So kannst du das Risikoplättchen nicht mehr bezahlen. Wähl etwas anderes.
k2-refusal-unreadable = Mit „{ $answer }“ kann der Bot nichts anfangen. Nimm die Knöpfe unter dem neuesten Beitrag.

## Refusals by the rules, by their code: the reason, then what to do

k2-rule-air-alone = Luftkarten werden einzeln eingesetzt. Wähl nur eine.
k2-rule-cannot-pay = Damit lässt sich das Risikoplättchen nicht weiter bezahlen. Wähl etwas anderes.
k2-rule-card-count = Wähl genau { $count } Karten.
k2-rule-card-used = { $card } hast du schon eingesetzt. Wähl eine Karte, die noch übrig ist.
k2-rule-climber-dead = Bergsteiger { $climber } ist tot und kann keine Karten nutzen. Wähl deinen anderen Bergsteiger.
k2-rule-direction-first = Wähl zuerst, ob du die Seilkarte nach oben oder nach unten nutzt.
k2-rule-full = Kein Platz mehr frei: { $space }. Hindurchgehen kannst du, aber bleiben musst du woanders.
k2-rule-no-cards = Wähl zuerst, welche Karten du einsetzt.
k2-rule-no-climbers = Von deinen Bergsteigern lebt keiner mehr, du hast also nichts zu entscheiden. Auf dem Spielplan kannst du den anderen zusehen.
k2-rule-no-direction = Eine Seilkarte gilt entweder nach oben oder nach unten. Wähl die Richtung.
k2-rule-no-points = Mit diesen Karten kannst du weder einen Schritt noch ein Zelt bezahlen. Wähl Bewegungs- oder Seilkarten.
k2-rule-no-refuge = Gerettete kommen auf ein Feld unter 6000 m, auf dem noch Platz ist. Wähl ein anderes Feld.
k2-rule-no-slope = Dorthin kann der Bergsteiger nicht rutschen. Wähl ein tieferes Feld, das ein Seil weit entfernt ist.
k2-rule-no-such-seat = Diesen Platz hat in dieser Partie niemand.
k2-rule-no-such-token = Kein offenes Risikoplättchen zeigt diese Zahl. Wähl eines, das offen liegt.
k2-rule-no-use = Wähl zuerst Karten für einen Bergsteiger oder beende deinen Zug.
k2-rule-not-awaited = Du hast jetzt nichts zu entscheiden. Wer dran ist, steht im neuesten Beitrag.
k2-rule-not-in-hand = Diese Karte hast du nicht mehr auf der Hand. Mit **{ k2-button-hand }** siehst du deine Karten.
k2-rule-not-joined = Von dort führt kein Seil zu diesem Feld: { $space }. Wähl ein anderes.
k2-rule-not-now = Das geht jetzt nicht. Was geht, steht im neuesten Beitrag.
k2-rule-over = Die Expedition ist zu Ende. Die Rangliste steht im letzten Beitrag.
k2-rule-pay-first = Bezahl zuerst das Risikoplättchen.
k2-rule-resigned = Du hast diese Expedition schon verlassen.
k2-rule-tent-pitched = Das Zelt dieses Bergsteigers steht schon, und Zelte bleiben, wo sie sind.
k2-rule-tent-too-expensive = Für ein Zelt dort reichen deine Punkte nicht mehr: { $space }.
k2-rule-too-expensive = Für diesen Schritt reichen deine Punkte nicht mehr: { $space }.
k2-rule-use-does-nothing = Mit diesen Karten kann der Bergsteiger weder gehen noch ein Zelt aufschlagen. Wähl andere.
k2-rule-use-open = Ein Bergsteiger ist noch unterwegs. Bring diese Bewegung erst zu Ende.

## Rules pages, one message per topic

k2-rules-head = **Regeln · { $topic }**
k2-rules-player = { $seat ->
    [0] Ada
    [1] Bo
   *[other] Cy
}
k2-rules-title-overview = Das Spiel in Kürze
k2-rules-title-setup = Aufbau
k2-rules-title-cards = Karten wählen
k2-rules-title-risk = Risiko
k2-rules-title-moving = Bewegung
k2-rules-title-ropes = Seilkarten
k2-rules-title-tents = Zelte
k2-rules-title-air = Luft
k2-rules-title-weather = Wetter
k2-rules-title-limits = Volle Felder
k2-rules-title-points = Punkte und der Gipfel
k2-rules-title-night = Die Nacht
k2-rules-title-end = Wie das Spiel endet
k2-rules-title-solo = Solo spielen
k2-rules-title-family = Variante: Familie
k2-rules-title-avalanche = Variante: Lawinen
k2-rules-title-leaving = Aufgeben
k2-rules-title-bot = Spielen mit dem Bot
k2-rules-title-rulings = Unsere Auslegung
k2-rules-title-sources = Quellen

k2-rules-overview = Führe zwei Bergsteiger, A und B, den K2 hinauf und halte sie 18 Tage lang am Leben.
    Jeder Tag hat fünf Phasen:
    {""}**1. Karten.** Alle wählen geheim drei Karten.
    {""}**2. Risiko.** Alle Karten werden aufgedeckt. Wer die höchste Risikosumme hat, nimmt ein Risikoplättchen und muss dafür bezahlen. Bei Gleichstand nimmt niemand eins.
    {""}**3. Züge.** Reihum setzt ihr eure drei Karten ein: Bewegungs- und Seilkarten für Schritte und Zelte, Luftkarten für Luft.
    {""}**4. Nacht.** Große Höhe und schlechtes Wetter kosten Luft, niedrige Felder und Zelte geben welche. Ein Bergsteiger mit weniger als 1 Luft stirbt.
    {""}**5. Morgen.** Wer als Nächstes in der Reihenfolge kommt, beginnt den neuen Tag; das Wetter rückt vor, und alle ziehen neue Karten.
    Für jeden Bergsteiger zählt das höchste Feld, das er erreicht hat, auch nach dem Abstieg. Stirbt er, zählt er nur noch 1 Punkt. Es gewinnt, wessen zwei Bergsteiger zusammen die meisten Punkte haben.
    Die anderen Themen erklären jede Phase.
k2-rules-setup = Deine Bergsteiger A und B beginnen beide im Basislager, mit 1 Luft und 1 Punkt. Jeder hat ein Zelt.
    Du bekommst ein eigenes Deck aus 18 Karten. Es wird gemischt, und du ziehst sechs Karten auf die Hand.
    Drei der 20 Risikoplättchen liegen offen, ebenso die Wetterplättchen für die Tage 1 bis 6.
    Wer beginnt, wird ausgelost, wenn die Spielleitung niemanden bestimmt hat. Jeden Morgen ist reihum jemand anderes Erster.
    Vor dem Start wählt die Spielleitung die Seite des Spielplans (leicht oder schwer), die Jahreszeit (Sommer oder Winter) und Varianten.
k2-rules-cards = Alle haben die gleichen 18 Karten: zehn Bewegungskarten (1 1 1 1 1 2 2 2 3 3), drei Seilkarten (1/2, 1/3, 2/3) und fünf Luftkarten (0 1 1 2 3).
    Luft 0 bewirkt nichts. Wähl sie, um eine bessere Karte aufzuheben oder um deine Risikosumme niedrig zu halten.
    Du hast sechs auf der Hand, wählst jeden Tag drei und ziehst jede Nacht drei nach. Nach vier Nächten ist dein Deck leer, am 6. Tag spielst du also die drei, die übrig sind. Dann werden alle 18 für die nächsten sechs Tage neu gemischt.
    Jede Karte kommt also in sechs Tagen genau einmal vor, und du kannst dir ausrechnen, was die anderen noch haben.
    Deine Wahl kannst du ändern, bis alle ihre Karten festgelegt haben. Wer keinen lebenden Bergsteiger mehr hat, wählt keine Karten.
    Im Bild sind Bewegung 3, Seil 1/3 und Luft 2 gewählt: 4 Punkte hoch oder 6 runter, 2 Luft und eine Risikosumme von 4.
k2-rules-risk = Zähl deine gewählten Bewegungskarten und die ersten Zahlen deiner gewählten Seilkarten zusammen: Das ist deine Risikosumme. Luftkarten zählen nicht.
    Wer die höchste Risikosumme hat, nimmt eines der drei offenen Risikoplättchen. Bei Gleichstand nimmt niemand eins. Wer allein übrig ist (oder solo spielt), nimmt jeden Tag eins. Das Plättchen ist danach aus dem Spiel, und ein neues wird aufgedeckt, solange es welche gibt.
    Es gibt 20 Plättchen: vier 0er, elf 1er und fünf 2er.
    Am Ende deines Zuges zahlst du so viele Punkte, wie das Plättchen zeigt, beliebig gemischt aus:
    · ungenutzten Punkten auf eingesetzten Bewegungs- und Seilkarten,
    · Punkten auf Karten, die du nicht eingesetzt hast (bei Seilkarten die größere Zahl; auch Luftkarten zählen),
    · Luft eines Bergsteigers, der in diesem Zug gegangen ist, ein Zelt aufgeschlagen oder durch Karten Luft bekommen hat.
    Unter 0 kann die Luft dadurch nicht fallen. Wenn du nicht alles zahlen kannst, zahlst du, was du kannst.
    Im Bild hat Ada die höchste Risikosumme, 5, und sucht sich ein Plättchen aus. Die Luftkarten von Bo und Cy zählen nicht.
k2-rules-moving = Wenn du dran bist, setzt du deine drei Karten in beliebiger Reihenfolge ein, einzeln oder mehrere zusammen. Wähl jedes Mal einen Bergsteiger und wofür die Karten sind: Schritte, ein Zelt oder Luft.
    Ein Schritt führt an einem Seil entlang zum nächsten Feld, hinauf oder hinunter, und kostet die Punkte, die dort stehen. Bei schlechtem Wetter kann es mehr sein.
    Setzt du Karten zusammen ein, werden ihre Punkte addiert. Jede Karte gilt einmal und für einen Bergsteiger. Aufteilen auf A und B kannst du ihre Punkte nicht.
    Derselbe Bergsteiger darf in deinem Zug mehrmals handeln. Du musst nicht gehen und nicht alle Karten und Punkte nutzen.
    Im Bild klettert A mit Bewegung 1 und Bewegung 2 von a10 über b1 (kostet 2) nach b5 (kostet 1). Luft 2 ist für B.
k2-rules-ropes = Eine Seilkarte hat zwei Zahlen. Beim Einsetzen wählst du eine davon: Die erste bezahlt Schritte nach oben (und Zelte), die zweite Schritte nach unten. Für die andere Richtung gilt sie nie.
    Setzt du Seil- und Bewegungskarten zusammen ein, bezahlt zuerst die Seilkarte die Schritte in ihre Richtung und die Bewegungskarten den Rest.
    Nach oben heißt: zur größeren Höhe, auch wenn zwei Felder gleich hoch aussehen. Die kleinen Pfeile an den Seilen zeigen nach oben.
    Im Bild klettert A mit Seil 2/3 nach b2 (kostet 2), und B steigt mit Seil 1/3 über b1 nach a10 ab (kostet 2 und 1).
k2-rules-tents = Jeder Bergsteiger hat ein Zelt für das ganze Spiel. Aufschlagen kann er es überall, wo er losgeht, anhält oder durchkommt, auch auf einem vollen Feld. Es kostet so viel wie ein Schritt auf dieses Feld (im Basislager 1), Wetter inklusive. Bezahlt wird mit Bewegungskarten oder der ersten Zahl von Seilkarten.
    Zelte bleiben, wo sie sind. Jede Nacht bekommt jeder deiner Bergsteiger auf diesem Feld 1 Luft, egal wem von beiden das Zelt gehört. Zwei eigene Zelte auf einem Feld geben auch nur 1. Fremde Zelte helfen dir nicht.
    Stirbt ein Bergsteiger, bleibt sein Zelt stehen und hilft dem anderen weiter.
    Im Bild geht A mit Bewegung 2 nach b5 (kostet 1) und schlägt dort ein Zelt auf (noch mal 1). Schon ab der ersten Nacht gibt es 1 Luft.
k2-rules-air = Luft zeigt, wie gut sich ein Bergsteiger an die Höhe gewöhnt hat; im gedruckten Spiel heißt das Akklimatisation. Beide beginnen mit 1.
    Eine Luftkarte gibt einem Bergsteiger so viel Luft, wie darauf steht. Während deines Zuges darf die Luft über 6 steigen oder 0 sein: Vor der Nacht stirbt niemand.
    Nachts wird alles zusammengezählt. Was über 6 hinausgeht, verfällt, und wer weniger als 1 Luft hat, stirbt.
    Im Bild ist A mit 1 Luft auf b6. Feld und Wetter kosten je 1. Ohne die Karte Luft 2 würde dieser Bergsteiger heute Nacht sterben.
k2-rules-weather = Jedes Wetterplättchen gilt für drei Tage und zeigt, wo das Wetter schlecht ist und was es anrichtet.
    {""}**−1 oder −2 Luft**: So viel verlieren nachts alle in dieser Zone.
    {""}**Schritte +1**: An diesem Tag kosten Schritte und Zelte in dieser Zone 1 mehr.
    Ihr spielt im Sommer oder im Winter. Jede Jahreszeit hat sechs Plättchen, und alle kommen vor. Zwei davon, also sechs Tage, liegen von Anfang an offen. Die nächsten werden an den Tagen 4, 7, 10 und 13 aufgedeckt.
    Im Bild ist Tag 2: Über 7000 m kosten Schritte 1 mehr, und die Nacht kostet 1 Luft. Auch die Tage 3 bis 6 sind schon zu sehen. An den Tagen 5 und 6 ist es weit oben nicht gemütlich.
k2-rules-limits = Auf jedes Feld passen nur wenige Bergsteiger, egal von wem. Wie viele, hängt von der Höhe ab und davon, zu wievielt ihr begonnen habt:
    {""}**Unter 6000 m**: 2 allein oder zu zweit, 3 zu dritt oder viert, 4 zu fünft.
    {""}**6000 bis 7000 m**: 2 allein, zu zweit oder zu dritt, sonst 3.
    {""}**7000 bis 8000 m**: 1 allein oder zu zweit, sonst 2.
    {""}**Über 8000 m**: 1.
    Zu fünft könnt ihr die Option *{ k2-option-lenient }* wählen: 3 von 7000 bis 8000 m und 2 darüber.
    Durch ein volles Feld kannst du hindurchgehen, aber nicht dort anhalten. Wer nicht geht, darf immer bleiben. Zelte brauchen keinen Platz, und ins Basislager passen alle.
    Im Bild geht Adas Bergsteiger A auf c1, wo nur einer Platz hat, an Bos Bergsteiger vorbei und bleibt auf c3.
k2-rules-points = Jeder Bergsteiger hat die Punkte des höchsten Feldes, das er erreicht hat, auch wenn er nur durchgekommen ist. Ein Abstieg kostet nie Punkte.
    Die untersten Felder sind 1 Punkt wert, der Gipfel 10. Dein Ergebnis sind die Punkte beider Bergsteiger zusammen.
    Ein Bergsteiger, der stirbt, fällt auf 1 Punkt. Der Bot merkt sich, wer zuerst auf dem Gipfel war, denn das entscheidet bei Gleichstand. Wer danach stirbt (oder in der Familienvariante gerettet wird), zählt dafür nicht mehr.
    Im Bild erreicht A den Gipfel und hat 10 Punkte, solange er lebt.
k2-rules-night = Die neue Luft jedes Bergsteigers wird auf einmal berechnet:
    Luft + was das Feld gibt oder kostet + 1 für eins deiner Zelte auf diesem Feld − was das Wetter kostet.
    Jedes Feld hat seinen eigenen Wert, auch auf fast gleicher Höhe: **{ k2-button-whole }** zeigt sie alle.
    Zum Beispiel `3 − 1 fürs Feld + 1 Zelt − 1 Wetter = 2`.
    Was über 6 hinausgeht, verfällt. Wer weniger als 1 hat, stirbt und verlässt den Berg, das Zelt aber bleibt.
    Am nächsten Tag beginnt, wer in der Reihenfolge als Nächstes kommt und noch einen lebenden Bergsteiger hat. Wer keinen mehr hat, sieht bis zum Ende zu.
    Im Bild ist Adas Bergsteiger B mit 2 Luft auf c3. Das Feld kostet 1, das Wetter kostet 1, und ein Zelt gibt es nicht: B stirbt. A, weiter unten und im Zelt, überlebt.
k2-rules-end = Das Spiel endet nach der Nacht von Tag 18, oder früher, wenn am Berg niemand mehr lebt.
    Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wessen überlebender Bergsteiger zuerst auf dem Gipfel war. War kein Überlebender dort, teilt ihr euch den Sieg. Auch wer beide Bergsteiger verliert, hat noch 2 Punkte.
    Im Bild gewinnt Ada. Bos Bergsteiger B war bis d1 gekommen, starb aber in der letzten Nacht und fiel von 7 Punkten auf 1.
k2-rules-solo = Es passen so viele Bergsteiger auf die Felder wie zu zweit, und du nimmst jeden Tag ein Risikoplättchen.
    Der erste Todesfall beendet das Spiel sofort: Es zählen die Punkte des anderen Bergsteigers plus 1. Eine Rettung (Familienvariante) gilt nicht als Todesfall.
    Für dein Ergebnis gibt es einen Titel, je nach Seite des Spielplans und Jahreszeit:
    { $ratings }
k2-rules-rating = { $side ->
    [hard] Schwere Seite
   *[easy] Leichte Seite
}, { $season ->
    [winter] Winter
   *[summer] Sommer
}: { $rating }
k2-rules-family = Ihr habt je eine Rettungskarte. Wenn einer deiner Bergsteiger nachts sterben würde, kannst du sie einsetzen: Er kommt mit 1 Luft auf ein beliebiges Feld unter 6000 m, auf dem noch Platz ist. Sein Zelt bleibt, wo es ist. Seine Punkte fallen um vier Stufen auf der Leiter 10, 7, 6, 5, 4, 3, 2, 1 (auf der schweren Seite 10, 8, 7 und so weiter), zum Beispiel von 7 auf 3, aber nie unter 1.
    Würden beide in derselben Nacht sterben, kannst du nur einen retten.
    Im Bild würde Adas Bergsteiger A auf c3 sterben, aber die Rettungskarte ist noch da.
k2-rules-avalanche = Zwei der sechs Wetterplättchen werden heimlich gegen solche getauscht, auf denen in einer Zone eine Lawine abgeht.
    In einer Lawinennacht verliert jeder Bergsteiger in dieser Zone 1 Luft. Steht auf seinem Feld keins deiner Zelte, rutscht er außerdem ein Seil weit hinunter. Führen mehrere Seile hinunter, wählst du eins. Die untersten Bergsteiger rutschen zuerst. Auch auf volle Felder können sie rutschen.
    Für die Luft dieser Nacht zählt noch das Feld, von dem sie gerutscht sind. Wer in dieser Nacht stirbt, rutscht nicht.
    Im Bild hat es Adas Bergsteiger A auf c1 erwischt, er rutscht auf b6 oder b7. Bos Bergsteiger auf c3 ist im Zelt sicher.
k2-rules-leaving = Aufgeben kannst du jederzeit: Deine Bergsteiger verlassen den Berg und fallen auf je 1 Punkt, deine Zelte bleiben. Die anderen spielen weiter. Wer allein übrig bleibt, gewinnt sofort. Eine Solopartie endet einfach.
k2-rules-bot = **{ k2-button-hand }** zeigt deine Karten nur dir. Drück auf drei davon, dann auf **{ k2-button-commit }**. Mit **{ k2-button-change }** kannst du neu wählen, bis alle ihre Karten festgelegt haben.
    Bei **{ k2-button-plan }** wählst du zuerst, wo ein Bergsteiger die Nacht verbringen soll. Der Bot sucht die Karten aus, nach denen dir die meisten Punkte zum Klettern bleiben; mit **{ k2-button-other-cards }** nimmst du andere. Verteil Luftkarten mit ihren Knöpfen, schau nach, was die Nacht anrichtet, und drück **{ k2-button-finish }**. Vorher ist nichts endgültig, und dein Plan bleibt gespeichert, auch wenn du die Nachricht schließt. Planen und bestätigen kannst du deinen Zug auch, während andere dran sind.
    Der Spielplan in den Beiträgen zeigt nur, was gerade zählt: Felder, die von allen über zwei Tage entfernt sind, fehlen. **{ k2-button-whole }** zeigt alle Felder, Luft und Punkte von allen und alles bekannte Wetter. **{ k2-button-board }** beschreibt alles, was das Bild zeigt.
    Eine Benachrichtigung bekommst du nur, wenn du etwas zu entscheiden hast. Alte Knöpfe funktionieren weiter oder sagen dir, welchen du stattdessen brauchst.
k2-rules-sources = K2 ist ein Spiel von Adam Kałuża. Das hier ist eine inoffizielle Fassung fürs Spielen im Freundeskreis: Die Regeln sind in eigenen Worten erzählt, und alle Bilder sind selbst gemacht.
    Wir hatten nicht alle gedruckten Wetterplättchen und haben einige im gleichen Stil ergänzt: { $tiles }. Auf den Lawinenplättchen (mit A) ist die Lawine wie gedruckt, die anderen Tage haben wir uns ausgedacht.

## Offline mode: the name of its channel, and the first post there

# As in English
k2-greeting-channel = expedition
k2-greeting-welcome = **Willkommen im Basislager.**
k2-greeting-start = Drück unten **{ lobby-button-start }**, um allein aufzusteigen, oder zuerst **{ lobby-button-add-computer }**, wenn du Gesellschaft möchtest.
k2-greeting-picture = Eine Partie K2: ein Berg mit Seilen zwischen nummerierten Feldern, Bergsteiger auf einigen davon und daneben das Wetter und wer dran ist.

## Statistics

k2-career-alt = Statistik von { $name }: ein Berg mit den begangenen Wegen.
k2-career-summits = { $count ->
    [0] Auf dem Gipfel war noch niemand.
   *[other] Auf dem Gipfel: { $count ->
        [one] 1 Bergsteiger
       *[other] { $count } Bergsteiger in { $games ->
            [one] 1 Partie
           *[other] { $games } Partien
        }
    }.
}
k2-career-zone = { $above ->
    [0] { $count } unter 6000 m
    [6000] { $count } zwischen 6000 und 7000 m
    [7000] { $count } zwischen 7000 und 8000 m
   *[8000] { $count } über 8000 m
}
k2-career-deaths = { $count ->
    [0] Am Berg ist niemand gestorben.
   *[other] Am Berg gestorben: { $count ->
        [one] 1 Bergsteiger ({ $where })
       *[other] { $count } Bergsteiger ({ $where }){ $most ->
            [one] {""}
           *[other] , am häufigsten an Tag { $day }
        }
    }.
}
k2-career-high = Nächte über 8000 m überlebt: { $count }.
k2-career-risk = Risikoplättchen: { $count ->
    [0] keine
   *[other] { $count } im Wert von { $sum }, bezahlt mit { $points ->
        [one] 1 ungenutzten Punkt
       *[other] { $points } ungenutzten Punkten
    } und { $air } Luft
}.
k2-career-way = Lieblingsroute auf der { $side ->
    [hard] schweren
   *[easy] leichten
} Seite: { $way }.
k2-career-alone = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} auf der { $side ->
    [hard] schweren
   *[easy] leichten
} Seite im { $season ->
    [winter] Winter
   *[summer] Sommer
} ({ $title })
k2-career-alone-best = Beste Soloergebnisse: { $results }.
k2-best-source = Sie kommen aus beendeten Partien; wer aufgegeben hat, zählt nicht.
k2-best-points = Meiste Punkte, { $side ->
    [hard] schwere
   *[easy] leichte
} Seite im { $season ->
    [winter] Winter
   *[summer] Sommer
}: **{ $count }**
k2-best-table = Meiste Punkte pro Person in einer Partie: **{ $average }** ({ $total } zu { $seats ->
    [2] zweit
    [3] dritt
    [4] viert
   *[other] fünft
})
k2-best-summits = Meiste Bergsteiger auf dem Gipfel in einer Partie: **{ $count }**
k2-best-ascent = Am frühesten auf dem Gipfel: **Tag { $count }**
k2-best-stay = Längster Aufenthalt eines Bergsteigers über 8000 m: **{ $count ->
    [one] 1 Nacht
   *[other] { $count } Nächte
}**

k2-rules-rulings = Wo die gedruckten Regeln schweigen oder unsere Quellen sich widersprechen, gilt hier:
    { $rulings }
k2-ruling-2 = Mit Lawinen erfährt bis zum Ende niemand, welche zwei Wetterplättchen ersetzt wurden.
k2-ruling-4 = Wer beginnt, wird ausgelost oder von der Spielleitung bestimmt, egal wer zuletzt in den Bergen war.
k2-ruling-5 = Rettungskarten gibt es auf Wunsch auch im Solospiel.
k2-ruling-7 = Wer keinen lebenden Bergsteiger mehr hat, behält seine Karten und setzt bis zum Ende aus.
k2-ruling-9 = Nach einer unserer Quellen nimmt nur dann niemand ein Risikoplättchen, wenn *alle* Risikosummen gleich sind. Nach der anderen und den gedruckten Regeln nimmt niemand eins, wenn die *höchste* mehrfach vorkommt. So spielen wir. Wer als Letzter noch lebende Bergsteiger hat, nimmt jeden Tag eins.
k2-ruling-10 = Sind alle drei offenen Risikoplättchen gleich, nimmt der Bot eins für dich.
k2-ruling-16 = Im Basislager ist Platz für alle.
k2-ruling-17 = Wer stirbt oder gerettet wird, verliert den Platz in der Reihenfolge am Gipfel. Kommt der Bergsteiger noch einmal hin, ist er der Letzte.
k2-ruling-18 = Kannst du ein Risikoplättchen nicht ganz bezahlen, bezahlst du, was du kannst, auch wenn du deine Punkte absichtlich verbraucht hast.
k2-ruling-19 = Während der Züge stirbt niemand, auch nicht bei 0 Luft.
k2-ruling-20 = Zwei deiner Zelte auf einem Feld geben 1 Luft, und das Zelt eines Toten hilft weiter.
k2-ruling-22 = Ein geretteter Bergsteiger beginnt wieder mit 1 Luft, auch im Basislager. Gerettet wird nach allen Todesfällen und Lawinen, reihum.
k2-ruling-26 = Das Spiel endet auch, wenn niemand mehr lebt.
k2-ruling-29 = Wenn du aufgibst, gelten deine Bergsteiger als tot, und deine Zelte bleiben. Haben alle anderen aufgegeben, gewinnt der Letzte. Sind nur noch Computer übrig, endet die Partie.
k2-ruling-40 = Läuft die Zeit ab, bevor du wählst, wohin ein Bergsteiger rutscht, ist es das höchste der Felder.
