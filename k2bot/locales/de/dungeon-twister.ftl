### Dungeon Twister: settings, setup, posts, status and refusals. Ids begin with dungeon-.

## Slash commands: descriptions (at most 100 characters, verb first)

dungeon-command-board = Das Labyrinth zeigen (nur du siehst es)
dungeon-command-hand = Deine Karten und verdeckten Plättchen zeigen (nur du siehst sie) oder Remis anbieten
dungeon-command-orders = Festlegen, was der Bot für dich antwortet, wenn du nicht da bist (nur du siehst es)

## Names of things

# As in English
dungeon-title = Dungeon Twister
dungeon-colour = { $seat ->
    [0] Blau
   *[1] Gelb
}
dungeon-kind-cleric = Kleriker
# As in English
dungeon-kind-goblin = Goblin
dungeon-kind-mekanork = Mechanork
dungeon-kind-thief = Diebin
# As in English
dungeon-kind-troll = Troll
dungeon-kind-wallwalker = Wandläuferin
dungeon-kind-warrior = Krieger
dungeon-kind-wizard = Magier
dungeon-kind-armour = Rüstung
dungeon-kind-potion = Trank
dungeon-kind-rope = Seil
dungeon-kind-sword = Schwert
dungeon-kind-treasure = Schatz
dungeon-kind-wand = Feuerstab
dungeon-token = { $kind } ({ $colour })
dungeon-player = { $name } ({ $colour })
dungeon-room = Raum { $room }
dungeon-level-beginner = Anfänger
dungeon-level-easy = leicht
dungeon-level-normal = mittel
dungeon-level-hard = schwer
dungeon-overlooks-beginner-card = -# { $name } spielt wie ein Anfänger: immer zuerst die höchste Aktionskarte. Bald bleiben nur noch niedrige übrig.
dungeon-overlooks-beginner-act = -# { $name } spielt wie ein Anfänger und denkt nur an den eigenen Weg hinaus. Deinen versperrt er nicht, und deine Angriffe sieht er nicht kommen.
dungeon-overlooks-beginner-lay = -# { $name } spielt wie ein Anfänger: im Kampf immer die höchste Kampfkarte. Der Tipp rechnet nicht damit, aber du kannst es.

## Options of a new game

dungeon-option-goal = Ziel
dungeon-option-goal-help = Wie viele Punkte zum Sieg reichen; 3 für eine kurze Partie oder als Vorsprung für eine Seite
dungeon-option-goal-5 = 5 Punkte
dungeon-option-goal-3 = 3 Punkte
dungeon-option-goal-blue = 3 für Blau, 5 für Gelb
dungeon-option-goal-yellow = 5 für Blau, 3 für Gelb
dungeon-option-dealt = Teams und Plättchen
dungeon-option-dealt-help = Zufällig verteilt geht es gleich los; sonst wählt und versteckt jeder selbst
dungeon-option-dealt-no = selbst gewählt und versteckt
dungeon-option-dealt-yes = zufällig verteilt
dungeon-option-shown = Offene Räume
dungeon-option-shown-help = Ob die Räume 1 und 8, je einer pro Seite, von Anfang an offen liegen (nur bei Zufallsaufbau)
dungeon-option-shown-no = keine
dungeon-option-shown-two = Räume 1 und 8
dungeon-option-first = Wer beginnt
dungeon-option-first-help = Wer beginnt
dungeon-option-first-draw = wird ausgelost
dungeon-option-first-blue = Blau (wer zuerst dazukam)
dungeon-option-first-yellow = Gelb (wer als Zweites dazukam)
dungeon-option-covered = Gespielte Karten
dungeon-option-covered-help = Verdeckt wie im Original: Nur die letzte Aktionskarte bleibt sichtbar, nachsehen geht nicht
dungeon-option-covered-yes = verdeckt
dungeon-option-covered-no = offen
dungeon-objection-option = Dungeon Twister hat keine Einstellung { $key } mit dem Wert { $value }. Wähl eine von denen in der Liste.
dungeon-summary-goal = { $goal ->
    [3] Es gewinnt, wer zuerst 3 Punkte hat
    [blue] Blau gewinnt mit 3 Punkten, Gelb mit 5
    [yellow] Blau gewinnt mit 5 Punkten, Gelb mit 3
   *[5] Es gewinnt, wer zuerst 5 Punkte hat
}
dungeon-summary-dealt = Zufallsaufbau
dungeon-objection-shown = Offene Räume von Anfang an gibt es nur bei Zufallsaufbau. Lass in den Einstellungen unten Teams und Plättchen zufällig verteilen, oder wähl keine offenen Räume.
dungeon-summary-shown = Räume { $rooms } offen
dungeon-summary-first = { $first } beginnt
dungeon-summary-open = gespielte Karten offen

## Buttons

dungeon-button-board = Labyrinth
dungeon-button-tall = Labyrinth fürs Handy
dungeon-button-wide = Labyrinth im Querformat
dungeon-button-room = Raum { $room }
dungeon-button-orders = Vorgaben
dungeon-button-team = Team bestätigen
dungeon-button-deal = Zufällig füllen
dungeon-button-unplan = Letztes zurück
dungeon-button-lay-plan = Bestätigen (wenn voll: frag mich)
dungeon-button-lay-elsewhere = Bestätigen (wenn voll: egal wo)
dungeon-button-change-plan = Plan ändern
dungeon-button-prepare = Vorbereiten
dungeon-button-play = Spielen
dungeon-button-continue = Zug fortsetzen
dungeon-button-lay = Kampfkarte spielen
dungeon-button-place = Raum füllen
dungeon-button-to-team = Mein Team
dungeon-button-to-hide = Mein Versteckplan
dungeon-button-to-card = Karte spielen
dungeon-button-to-act = Zu meinem Zug
dungeon-button-to-place = { dungeon-button-place }
dungeon-button-to-lay = Kampfkarte spielen
dungeon-button-to-nothing = Stand

## Status

dungeon-head-setup = **Vor dem ersten Zug.**
# $points: the action points left, or none where they aren’t told
dungeon-head = **Zug { $number }** · { $first } { $blue }:{ $yellow } { $second }{ $points ->
    [none] .
   *[other] { " " }· { dungeon-turn-left }
}
dungeon-cards = { $name }: { $actions ->
    [none] keine Aktionskarten mehr
   *[some] Aktionskarten { $actions }
} · Kampfkarten { $combat } · { $jumps ->
    [0] keine Sprungkarten
    [one] 1 Sprungkarte
   *[other] { $jumps } Sprungkarten
}
dungeon-cards-covered = { $name }: { $actions ->
    [0] keine Aktionskarten mehr
    [one] noch 1 Aktionskarte
   *[other] noch { $actions } Aktionskarten
}{ $last ->
    [0] { "" }
   *[other] { " " }(zuletzt gespielt: { $last })
} · { $combat ->
    [one] 1 Kampfkarte
   *[other] { $combat } Kampfkarten
} · { $jumps ->
    [0] keine Sprungkarten
    [one] 1 Sprungkarte
   *[other] { $jumps } Sprungkarten
}
dungeon-you = du
dungeon-now-team = Noch bei der Teamwahl: { $names }.
dungeon-now-hide = { $you ->
    [yes] Du bist mit Verstecken dran.
   *[no] { $name } versteckt ein Plättchen.
}
dungeon-now-turn = { $you ->
    [yes] Du bist dran
   *[no] { $name } ist dran
}{ $points ->
    [0] {"."}
    [one] , noch 1 Aktionspunkt.
   *[other] , noch { $points } Aktionspunkte.
}
dungeon-now-place = { $you ->
    [yes] Platziere die Plättchen in { $room }.
   *[no] { $name } platziert Plättchen in { $room }.
}
dungeon-now-lay = { $you ->
    [yes] Wähle eine Kampfkarte.
   *[no] { $count ->
        [one] Es fehlt noch eine Kampfkarte von { $names }.
       *[other] Es fehlen noch Kampfkarten von { $names }.
    }
}
dungeon-now-over = Die Partie ist zu Ende.

## Setup

# $step: before a team is chosen, then; held, while the mark of $name is chosen
dungeon-ask-team = **Mein Team.** { $step ->
    [choose] Wähl vier deiner acht Figuren auf einmal: Schließt du das Menü mit weniger, wird nichts übernommen. Sie beginnen auf den markierten Feldern deiner Startzone; die anderen vier werden mit deinen sechs Gegenständen in den Räumen versteckt. Niemand sieht dein Team, bis alles versteckt ist.
    [held] Gewählt: { $name }. Drück auf eine Figur, um die Plätze zu tauschen, oder such im Menü einen Ersatz aus. Dann drück **{ dungeon-button-team }**.
   *[swap] Sie beginnen auf den Feldern unten. Drück auf eine, um sie zu tauschen oder zu ersetzen, oder auf **{ dungeon-button-team }**.
}
dungeon-team-instead = Ersatz für { $name }
dungeon-team-mark = { $square } · { $name }
dungeon-strength = Tempo { $speed } · Kampf { $combat } · { $power }
dungeon-power-cleric = heilt Verwundete
dungeon-power-goblin = 2 Punkte, wenn er entkommt
dungeon-power-mekanork = dreht Räume in beide Richtungen
dungeon-power-thief = öffnet Gitter, überquert Gruben
dungeon-power-troll = heilt sich selbst
dungeon-power-wallwalker = geht durch Wände
dungeon-power-warrior = zerstört Gitter
dungeon-power-wizard = fliegt über Gruben und Feinde
dungeon-team-choose = Wähl vier Figuren
# $first: before any token has a room
dungeon-plan-head = **Mein Versteckplan.**{ $first ->
    [yes] { " " }Wähl ein Plättchen und drück dann auf den Raum, in dem du es verstecken willst. Die Gegenseite sieht nur die Farbe. Ihr versteckt abwechselnd je ein Plättchen, aber planen kannst du alle auf einmal: Sie werden in der Reihenfolge versteckt, in der du sie verteilst.
   *[no] { "" }
}
dungeon-plan-hint = -# **{ talk-button-hint }** gibt es hier, sobald du mit Verstecken dran bist: Er hängt davon ab, welche Räume noch frei sind.
dungeon-plan-next = **{ $token }:** Drück auf einen Raum.
dungeon-plan-left = { $count ->
    [one] Ein Plättchen braucht noch einen Raum.
   *[other] { $count } Plättchen brauchen noch einen Raum.
}
dungeon-plan-complete = Jedes Plättchen hat einen Raum. Der Platz reicht für eure Plättchen gerade so, die Gegenseite wird also manche dieser Räume vor dir füllen. Der Bot kann **dich** dann nach einem anderen Raum **fragen** oder **irgendeinen** mit Platz nehmen. Bestätige deinen Plan so oder so, oder ändere ihn.
dungeon-plan-blocked = { $count ->
    [one] Die Gegenseite hat einen Raum aus deinem Plan gefüllt: Ein Plättchen braucht einen anderen Raum.
   *[other] Die Gegenseite hat Räume aus deinem Plan gefüllt: { $count } Plättchen brauchen andere Räume.
}
dungeon-plan-laying = Dein Plan steht: { $hidden } von { $all } Plättchen sind versteckt. Du und { $name } versteckt abwechselnd. { $elsewhere ->
    [yes] Ist ein Raum schon voll, nimmt der Bot irgendeinen anderen.
   *[no] Der Bot fragt dich nur, wenn ein Raum schon voll ist.
}
dungeon-in-room = { $token } in Raum { $room }
dungeon-alt-planned = Geplant, in dieser Reihenfolge: { $tokens }.
dungeon-alt-hidden = Schon versteckt: { $tokens }.
dungeon-alt-free-places = Freie Plätze: { $rooms }.
dungeon-alt-to-hide = { $name }: { $left }.
dungeon-alt-free-room = { $left } in Raum { $room }
dungeon-alt-hiding = { $shows ->
    [empty] Deine acht Figuren und deine Startzone, in der noch niemand steht
    [team] Deine acht Figuren; die gewählten stehen in deiner Startzone
   *[rooms] Die verdeckten Räume und deine Startzone
}.
dungeon-alt-unplaced = Noch zu platzieren: { $tokens }.
dungeon-alt-chosen = Gewählt: { $token }.
dungeon-plan-room = Raum { $room } · { $left } frei
dungeon-plan-token = Anderes Plättchen wählen
dungeon-alt-team = In der Startzone, von oben: { $tokens }.
dungeon-orders-head = **Vorgaben.** Der Bot hält sich daran, wenn du im Zug der Gegenseite etwas zu entscheiden hast, damit die Partie nicht warten muss. Nur du siehst sie, und ändern oder zurückziehen kannst du sie jederzeit.
dungeon-orders-card = Kampfkarte: { $value }
dungeon-orders-place = Plättchen platzieren: { $value }
dungeon-orders-ask = mich fragen und warten
dungeon-orders-same = wie für alle Angriffe
dungeon-orders-when = { $hours ->
    [0] sofort
    [one] nach einer Stunde
   *[other] nach { $hours } Stunden
}
dungeon-orders-drawn = { dungeon-orders-when } zufällig wählen
dungeon-orders-far = { dungeon-orders-when } möglichst weit weg von den gegnerischen Figuren
dungeon-orders-lay = { dungeon-orders-when } { $which ->
    [lowest] deine niedrigste über +0
    [zero] deine +0
    [middle] deine mittlere Karte
   *[other] deine +{ $card }
}
dungeon-orders-against = Wenn { $token } angreift: { $value }
dungeon-orders-for = Karte gegen einen bestimmten Angreifer …
dungeon-orders-for-head = **Welche Kampfkarte, wenn { $token } angreift?** Sie gilt dann statt der Karte, die du für alle Angriffe gewählt hast. Hast du sie nicht mehr, wirst du gefragt.
dungeon-orders-pass = Dein nächster Zug: deine niedrigste Aktionskarte, keine Aktion
dungeon-orders-hiding = Deine Plättchen werden wie geplant versteckt
dungeon-button-orders-pass = Nächsten Zug aussetzen
dungeon-setup-goals = { $first } gewinnt mit { $goal } Punkten, { $second } mit { $other }.
dungeon-setup-head = **Dungeon Twister: { $first } (Blau) gegen { $second } (Gelb).** Wählt eure Teams und versteckt dann alles andere in den Räumen.

## A turn

dungeon-do-play = Aktionskarte { $card }
dungeon-do-lay = Kampfkarte +{ $card }
dungeon-do-draw = Remis annehmen
dungeon-do-hide = { $token } in { $room }
dungeon-do-place = { $token } auf { $square }
dungeon-do-jump = { $character } springt über { $pit } nach { $square }
dungeon-do-wall = { $character } geht durch die Wand nach { $square }
dungeon-do-reveal = { $character } deckt { $room } auf
dungeon-do-rotate = { $character } dreht { $room } { $turn ->
    [right] rechtsherum
   *[left] linksherum
}
dungeon-do-attack = { $character } greift { $target } an
dungeon-do-heal = { $character } heilt { $target }
dungeon-do-fire = { $character } schießt mit dem Feuerstab auf { $target }
dungeon-do-regenerate = { $character } heilt sich selbst
dungeon-do-gate = { $character } öffnet oder schließt ein Gitter
dungeon-do-break = { $character } zerstört ein Gitter
dungeon-do-drink = { $character } trinkt den Trank
dungeon-do-end = Zug beenden

## Posts

dungeon-chapter-setup = Aufstellung
dungeon-chapter-turn = Zug { $number }
dungeon-chapter-offer = Remisangebot
dungeon-chapter-end = Das Ende
dungeon-turn-head = **Zug { $number } · { $name }**
dungeon-turn-call = { $mention }, du bist dran.
dungeon-score = { $first } { $blue }:{ $yellow } { $second }
dungeon-call-hide = { $mention }, { $hidden ->
    [0] du bist mit Verstecken dran: Mach deinen Plan.
   *[other] { $left ->
        [one] eines deiner Plättchen braucht
       *[other] { $left } deiner Plättchen brauchen
    } noch einen Raum{ $full ->
        [0] {""}
        [one] , denn ein Raum ist jetzt voll
       *[other] , denn { $full } Räume sind jetzt voll
    }.
}
dungeon-call-lay = Ein Kampf! { $names }: Wählt eine Kampfkarte.
dungeon-setup-done = Alles ist versteckt.
dungeon-room-asks = { $mention }, platziere in { $room }: { $tokens }.
dungeon-offer = { $name } bietet { $other } Remis an. Das Angebot gilt, bis { $other } das nächste Mal einen Zug beendet.
dungeon-offer-closed = { $name } hat { $other } Remis angeboten. { $agreed ->
    [yes] { $other } hat angenommen.
   *[no] Das Angebot ist verfallen.
}
dungeon-goes-on = { $mention }, dein Zug geht weiter, noch { $points ->
    [one] 1 Aktionspunkt
   *[other] { $points } Aktionspunkte
}.
dungeon-end-head = **{ $result ->
    [won] { $name } gewinnt
   *[draw] Remis
}** { $reason ->
    [quiet] nach 40 ruhigen Zügen.
    [nobody] – niemand kann mehr handeln.
    [resigned] – { $other } hat aufgegeben.
    [agreed] nach Vereinbarung.
   *[goal] mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    } (Ziel: { $goal }).
}
dungeon-end-points = Punkte von { $name }: { $told }.
dungeon-end-source = { $points } { $source ->
    [goblin] für den entkommenen Goblin
    [treasure] für Schätze
    [elimination] für ausgeschaltete Figuren
   *[exit] für das Verlassen des Labyrinths
}
dungeon-end-decisive = { $last ->
    [yes] Die Entscheidung fiel im letzten Zug, Zug { $number }.
   *[no] Ab Zug { $number } lag { $name } immer vorn.
}
dungeon-end-fate = { $fate ->
    [out] entkommen
    [dead] ausgeschaltet
   *[hidden] nie gefunden
}: { $names }
dungeon-end-fates = { $name } (Ziel: { $goal } Punkte){ $some ->
    [yes] { " " }– { $told }
   *[no] { "" }
}.
dungeon-end-hidden = Noch verdeckt: { $tokens }.
dungeon-told-card = { $name } spielt eine { $card }.
dungeon-told-moved = { $character } { $way ->
    [jump] springt
    [round] dreht
   *[move] geht
}{ $carries ->
    [yes] { " " }mit { $carried }
   *[no] { "" }
} { $way ->
    [jump] von { $start } nach { $square }
    [wall] durch die Wand von { $start } nach { $square }
    [round] eine Runde und steht wieder auf { $square }
   *[move] von { $start } nach { $square }
}
dungeon-told-left = { $character } verlässt das Labyrinth{ $carries ->
    [yes] {" "}mit { $carried }
   *[no] {""}
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.{ $carries ->
    [lost] {" "}{ $carried } geht verloren.
   *[other] {""}
}
dungeon-told-revealed = { $character } deckt { $room } auf und findet { $tokens }.
dungeon-told-placed = { $name } platziert { $tokens }.
dungeon-told-turned = { $character } dreht { $room } { $turn ->
    [right] rechtsherum
   *[left] linksherum
}.
dungeon-told-attack = { $attacker } greift { $target } an.
dungeon-told-bonus = { $side ->
    [attack] Schwert
   *[defence] Rüstung
} { $value }
dungeon-told-fight-card = Karte { $value }
dungeon-told-side = { $colour }: { $parts } = **{ $sum }**
dungeon-told-fight = { $attack }; { $defence }. { $result ->
    [attacker] Der Angriff gelingt.
    [defender] Der Angriff scheitert.
   *[tie] Gleichstand, nichts passiert.
}
dungeon-told-wounded = { $character } ist verwundet.
dungeon-told-eliminated = { $character } wird auf { $square } ausgeschaltet{ $cause ->
    [pit] {" "}(Grube)
    [wand] {" "}(Feuerstab)
    [carrier] {" "}(wurde gerade getragen)
   *[fight] {""}
}: 1 Punkt für { $name }{ $drops ->
    [yes] ; { $dropped } bleibt dort
   *[no] { "" }
}.
dungeon-told-lost = { $token } geht auf { $square } verloren.
dungeon-told-regenerated = { $healer } heilt sich selbst.
dungeon-told-healed = { $healer } heilt { $character }.
dungeon-step-team = Teamwahl
dungeon-step-hide = Plättchen verstecken
dungeon-step-lay = Kampfkarte wählen
dungeon-step-end = Zugende
dungeon-step-offer = Remisangebot
dungeon-step-move = { $character } nach { $square }
dungeon-step-gate = { $character } { $state ->
    [open] öffnet
    [broken] zerstört
   *[closed] schließt
} das Gitter zwischen { $sides-first } und { $sides-second }
dungeon-told-gate = { $character } { $state ->
    [open] öffnet
    [broken] zerstört
   *[closed] schließt
} das Gitter zwischen { $sides-first } und { $sides-second }.
dungeon-told-potion = { $character } trinkt den Trank und bekommt { $points } eigene Aktionspunkte.
dungeon-told-wand = { $character } schießt mit dem Feuerstab auf { $target }.
dungeon-told-left-over = { $stuck ->
    [yes] { $name } hat keine Figur mehr, die handeln kann: Der Zug endet
   *[no] { $name } beendet den Zug
} mit { $left ->
    [one] 1 übrigen Aktionspunkt
   *[other] { $left } übrigen Aktionspunkten
}.
dungeon-told-skipped = { $name } hat keine Figur, die handeln kann, also entfällt der Zug.
dungeon-told-draw = { $name } bietet Remis an.

## Refusals

dungeon-refusal-unreadable = „{ $answer }“ gibt es in dieser Partie nicht. Nimm die Knöpfe unter dem neuesten Beitrag.
dungeon-refusal-nothing-to-hide = Du hast jetzt nichts zu verstecken. Wie es weitergeht, steht im neuesten Beitrag.
dungeon-refusal-pass-now = Du bist jetzt dran, von hier aus kannst du den Zug nicht mehr aussetzen. Spiele eine Karte und beende deinen Zug.
dungeon-refusal-plan-incomplete = Einige deiner Plättchen haben noch keinen Raum. Wähl Räume für sie oder drück **{ dungeon-button-deal }**.
dungeon-refusal-not-seated = Das können nur die zwei, die hier spielen. Labyrinth und Regeln kannst du trotzdem ansehen.
dungeon-rule-no-such-seat = Diese Partie ist nur für zwei.
dungeon-rule-not-awaited = Du hast jetzt nichts zu entscheiden. Wer dran ist, steht im neuesten Beitrag.
dungeon-rule-over = Die Partie ist zu Ende. Das Ergebnis steht im letzten Beitrag.
dungeon-rule-offered = Du hast schon Remis angeboten. Die Gegenseite kann noch annehmen.
dungeon-rule-other-question = Das geht jetzt nicht. Was geht, steht im neuesten Beitrag.
dungeon-rule-team-size = Zu einem Team gehören vier verschiedene Figuren. Wähl genau vier.
dungeon-rule-not-yours = Das ist keine deiner Figuren. Wähl eine eigene.
dungeon-rule-not-to-hide = Dieses Plättchen musst du nicht verstecken. Wähl ein anderes.
dungeon-rule-room-full = Raum { $slot } ist voll. Wähl einen anderen Raum.
dungeon-rule-no-such-card = Eine { $card } hast du nicht mehr. Wähl eine der gezeigten Karten.
dungeon-rule-card-too-high = Die ersten Züge sind kurz: Spiel höchstens eine { $highest }. Bis jemand eine 4 spielt, darfst du die bisher höchste Karte nur um 1 übertreffen.
dungeon-rule-other-token = Zuerst kommt { $token }: Die Plättchen eines Raums werden in fester Reihenfolge platziert.
dungeon-rule-not-free = { $square } ist in diesem Raum kein leeres Boden- oder Zahnradfeld. Wähl eines, das im Bild hell ist.
dungeon-rule-not-in-play = { $character } ist nicht im Spiel. Wähl eine Figur, die auf einem Feld steht.
dungeon-rule-no-points = { $character } hat keine Aktionspunkte mehr. Beende deinen Zug oder nimm eine Aktion zurück.
dungeon-rule-wounded = { $character } ist verwundet und kann nicht handeln. Dein Kleriker kann eine Figur neben sich heilen, und eigene Figuren können Verwundete tragen.
dungeon-rule-healed = { $character } wurde in diesem Zug geheilt und kann bis zum Zugende nicht handeln. Wähl eine andere Figur.
dungeon-rule-move-over = Mit dem Schritt in die gegnerische Startzone endet die Bewegung, sie kann danach nicht weitergehen.
dungeon-rule-too-far = Das ist zu weit: Das Tempo dieser Figur ist { $speed }. Nimm zwei Aktionen.
dungeon-rule-no-square = Dieses Feld gibt es nicht. Felder haben einen Buchstaben und eine Zahl, A1 bis V10.
dungeon-rule-no-way = Nach { $square } gibt es keinen offenen Weg. Wände und geschlossene Gitter versperren ihn, und diagonal geht es nicht. Wähl ein anderes Feld.
dungeon-rule-enemy = Auf { $square } steht ein unverwundeter Feind im Weg. Geh außen herum oder greif an.
dungeon-rule-pit = Über die Grube auf { $square } kommst du nicht. Du brauchst ein Seil, oder deine Diebin muss dort stehen.
dungeon-rule-pit-stop = Auf der Grube auf { $square } kannst du nicht stehen bleiben: Das kann nur deine Diebin oder wer ein Seil dabeihat. Geh weiter auf ein Feld dahinter.
dungeon-rule-no-taking = Das kannst du auf { $square } nicht nehmen. Es muss auf dem Feld liegen oder dort von einer eigenen Figur oder einem verwundeten Feind getragen werden, und kein Feld darf danach zu voll sein.
dungeon-rule-free-hands = Diese Figur trägt nichts, was sie ablegen könnte.
dungeon-rule-no-dropping = Das kannst du auf { $square } nicht ablegen. Auf ein Feld passt nur ein Gegenstand, und auf einer Grube bleibt nur ein Seil liegen.
dungeon-rule-overfull = Damit bliebe auf { $square } zu viel zurück. Auf ein Feld passen eine Figur mit einem Gegenstand oder zwei eigene Figuren, eine davon verwundet.
dungeon-rule-no-room = Auf { $square } kann keine Bewegung enden. Auf ein Feld passen eine Figur mit einem Gegenstand oder zwei eigene Figuren, eine davon verwundet.
dungeon-rule-nothing-changed = Damit würde sich nichts ändern. Wähl ein anderes Feld oder eine andere Figur.
dungeon-rule-no-jump = { $character } kann so nicht springen. Ein Sprung braucht eine Sprungkarte. Er geht über eine Grube, auf der niemand steht, und endet auf einem Feld, wo die Figur anhalten darf, ohne Wand dazwischen.
dungeon-rule-no-wall-step = { $character } kann dort nicht durch die Wand gehen. Das kann nur die Wandläuferin, auf das Feld direkt dahinter, wenn Platz ist, aber nicht durch Gitter oder in verdeckte Räume.
dungeon-rule-no-reveal = { $character } kann diesen Raum nicht aufdecken. Dafür muss die Figur neben einem verdeckten Raum stehen, ohne Wand auf ihrer eigenen Seite.
dungeon-rule-no-rotation = { $character } kann diesen Raum so nicht drehen. Auf einem Zahnrad geht das mit dem eigenen Raum oder dem Zwilling, so wie deren Pfeile zeigen. Der Mechanork dreht in beide Richtungen.
dungeon-rule-no-attack = { $character } kann so nicht angreifen. Der Feind muss auf einem Nachbarfeld stehen, ohne Wand dazwischen. Er darf nicht getragen werden und in diesem Zug weder verwundet noch geheilt worden sein.
dungeon-rule-no-healing = { $character } kann so nicht heilen. Der Kleriker heilt eine verwundete Figur neben sich, ohne Wand dazwischen, aber keine, die getragen wird.
dungeon-rule-no-regeneration = { $character } kann sich jetzt nicht heilen: nicht im Zug der Verwundung und nicht, solange jemand die Figur trägt.
dungeon-rule-no-portcullis = { $character } kann dieses Gitter nicht öffnen oder schließen. Dafür muss die Diebin direkt daneben stehen, und es darf nicht zerstört sein.
dungeon-rule-no-breaking = { $character } kann dieses Gitter nicht zerstören. Dafür muss der Krieger direkt daneben stehen, und es darf noch nicht zerstört sein.
dungeon-rule-no-potion = { $character } trägt keinen Trank.
dungeon-rule-no-shot = { $character } kann dorthin nicht schießen. Der Magier muss den Feuerstab tragen, und das Ziel muss die erste Figur auf einer geraden, freien Linie sein.
dungeon-rule-news = Weiter kannst du nicht planen, denn noch weiß niemand, was dabei ans Licht kommt. Führ zuerst aus, was du geplant hast.

## Offline mode: the name of its channel, and the first post there

# As in English
dungeon-greeting-channel = dungeon
dungeon-greeting-welcome = **Willkommen vor den Toren des Dungeons.**
dungeon-greeting-start = Drück unten **{ lobby-button-start }** für deine erste Partie gegen einen Computer.
dungeon-greeting-picture = Eine Partie Dungeon Twister: Räume mit Wänden und Figuren darin und Räume, die noch verdeckt sind.
