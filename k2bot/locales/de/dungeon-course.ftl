### The tutorial of Dungeon Twister, a short game. Ids begin with dungeon-course-.

dungeon-course-other = Laterne
dungeon-course-nowhere = Das gehört nicht zu dieser Einführung. Drück einen der Knöpfe unten.
dungeon-course-undo = Mit **{ talk-button-undo }** machst du das rückgängig.
dungeon-course-team = Du bist **Blau**. Bring deine Figuren von links nach rechts durch ein verdecktes Labyrinth. Zum Sieg brauchst du **3 Punkte**: 1 für jede Figur, die über die Startzone von Gelb entkommt, 2 für den Goblin. Wähl zuerst deine vier Startfiguren: **{ dungeon-kind-goblin }**, **{ dungeon-kind-mekanork }**, **{ dungeon-kind-warrior }** und noch eine, egal welche.
dungeon-course-team-goblin = Der Goblin bringt 2 Punkte, wenn er entkommt. Nimm ihn von Anfang an mit.
dungeon-course-team-mekanork = Bald musst du einen Raum drehen, und das kann der Mechanork am besten.
dungeon-course-team-warrior = Jemand wird dir im Weg stehen. Nimm den Krieger mit, der kämpft gut.
# $token: the token still to hide
dungeon-course-hide = Deine anderen Figuren und deine Gegenstände liegen zu Beginn **versteckt in den Räumen**. Du und Gelb versteckt abwechselnd je ein Plättchen, bis alle Räume voll sind. Das ist schon erledigt, nur **{ $token }** fehlt noch. In den Räumen 5 und 8 ist Platz: Drück einen davon.
dungeon-course-hide-sure = Jetzt drück einen der beiden Knöpfe zum **Bestätigen**.
dungeon-course-look = **Die Räume 1 bis 3 sind jetzt offen**, und deine Figuren sind vorgerückt: **{ $goblin }** ist der Goblin, **{ $warrior }** der Krieger, **{ $mekanork }** der Mechanork. Die dunklen Felder sind **Gruben**. Die **Gitter** sind, solange sie geschlossen sind, wie Wände. **Gelb** ist { $other }, ein Computer. Dein Goblin ist nur einen Raum von der Startzone von Gelb entfernt. Aber Raum 4 ist noch verdeckt, da kommt niemand hinein.
dungeon-course-reveal = Beginne deinen Zug mit einer Aktionskarte: Sie gibt dir Aktionspunkte (**AP**), und **jede Aktion einer Figur kostet 1 AP**. Du hast vier Karten, von 2 bis 5, und bekommst sie erst zurück, wenn alle vier gespielt sind. Deine 5 muss noch warten: Warum, steht in der kleinen Zeile darunter. Heb die 4 für deinen nächsten Zug auf und drück **{ dungeon-button-card }**.
dungeon-course-reveal-card = Behalt die 4: Die brauchst du im nächsten Zug.
dungeon-course-reveal-now = Eine Figur neben einem verdeckten Raum kann ihn aufdecken. Drück **{ $goblin }**, dann **{ dungeon-deed-reveal }**.
dungeon-course-reveal-first = Damit wäre dein Zug vorbei und Raum 4 noch verdeckt.
dungeon-course-else = Erlaubt ist das, aber du brauchst jeden AP für etwas anderes.
dungeon-course-fill = **Wenn du einen Raum aufdeckst, platzierst du alle Figuren darin und die Gegenstände der Gegenseite. Danach platziert die Gegenseite deine Gegenstände.** In Raum 4 lagen Kleriker und Schatz von Gelb, also platzierst du beide. Zuerst den **Kleriker**: Auf **S3** steht er dir nicht im Weg.
dungeon-course-fill-next = Jetzt der **Schatz**. Wer ihn hinausträgt, bekommt 1 Punkt mehr. Leg ihn auf **Q2**: Wenn du diesen Raum gedreht hast, liegt er auf dem Weg deines Goblins.
dungeon-course-fill-cleric = Wenn der Raum gedreht ist, stünde der Kleriker dort deinem Goblin im Weg.
dungeon-course-fill-treasure = Wenn der Raum gedreht ist, käme dein Goblin von dort nicht mit dem Schatz im nächsten Zug hinaus.
dungeon-course-rotate = **Eine Figur auf einem Zahnrad kann ihren Raum um 90 Grad drehen, mit allem darin. Oder sie dreht seinen *Zwilling*, den Raum mit derselben Zahl neben dem Namen.** Ein Raum dreht sich so, wie der Pfeil auf seinem Zahnrad zeigt; nur der Mechanork kann es sich aussuchen. Die Gänge in Raum 4 führen in die falsche Richtung. Dein Mechanork steht auf dem Zahnrad des Zwillings, Raum 2. Drück also **{ dungeon-kind-mekanork }**, dann **{ dungeon-deed-rotate }**. Sieh dir das Ergebnis an und drück noch einmal: Eine Drehung ist endgültig.
dungeon-course-rotate-first = Damit wäre dein Zug vorbei und der Weg noch versperrt.
dungeon-course-rotate-twin = Damit würdest du Raum 2 drehen, den des Mechanorks selbst.
dungeon-course-rotate-way = Ist der Raum so herum gedreht, kommt dein Goblin mit dem Schatz nicht hinaus.
dungeon-course-rotate-now = Das Gitter kommt danach. Dreh erst den Raum.
dungeon-course-free = Jetzt führt ein Gang geradewegs hinaus. Aber dein Krieger sitzt hinter einem Gitter fest. Die Diebin kann Gitter öffnen und schließen, **der Krieger zerstört sie endgültig**. Drück **{ dungeon-kind-warrior }**, dann **{ dungeon-deed-break }**.
dungeon-course-free-first = Damit wäre dein Zug vorbei und dein Krieger noch eingesperrt.
dungeon-course-free-done = Dein Krieger ist frei, und deine 3 AP sind verbraucht. Drück **{ dungeon-button-end-turn }**.
dungeon-course-fight = Der Krieger von Gelb steht jetzt auf T5. **An einem unverwundeten Feind kommst du nicht vorbei**, also musst du kämpfen.
# $by: the square to stop on, none if there is no need to
dungeon-course-fight-move = Kämpfen geht nur gegen Nachbarn. Drück **{ dungeon-kind-warrior }** und wähl im Menü **{ dungeon-go-menu }** { $by ->
    [none] das Feld **S5**
   *[other] erst **{ $by }**, dann **S5**
}, neben dem Krieger von Gelb.
dungeon-course-fight-attack = Beide Seiten legen geheim eine Karte zu ihrem Kampfwert; der ist bei beiden Kriegern 3. Wer die kleinere Summe hat, wird verwundet. Welche Karten noch da sind, ist in dieser Partie offen: Gelb hat +0, +1 und +2. Drück also **{ dungeon-deed-attack-whom }** und spiel deine **+3**.
dungeon-course-fight-first = Wenn du deinen Zug hier beendest, bleibt dir der Krieger von Gelb im Weg.
dungeon-course-fight-who = Dieser Kampf macht den Weg nicht frei.
dungeon-course-fight-card = 3 + { $card } schlägt 3 + 2 nicht, und Gelb hat die +2 noch. Bei Gleichstand passiert nichts.
dungeon-course-fight-treasure = Wo eine Figur anhält, hebt sie auf, was dort liegt, und den Schatz braucht der Goblin.
dungeon-course-leave = 3 und deine +{ $card } schlagen 3 und die +2 von Gelb: Der gelbe Krieger ist **verwundet**. Er kann nicht handeln, und an ihm kommen alle vorbei. **Verliert er verwundet noch einen Kampf, ist er ausgeschaltet, und du bekommst 1 Punkt.** Gespielte Kampfkarten sind weg; nur eine +0 kommt zurück.
dungeon-course-leave-drink = Dein Goblin hat es noch weit, und du hast 1 AP übrig. **Sein Trank gibt ihm 4 dazu, ein einziges Mal.** Drück **{ $goblin }**, dann **{ dungeon-deed-drink }**.
# $square: where the jump ends
dungeon-course-leave-jump = Eine Grube ist im Weg. **Mit einer Sprungkarte springt eine Figur über eine Grube**, geradeaus oder um die Ecke. Du hast drei für die ganze Partie. Drück **{ dungeon-deed-jump }**.
dungeon-course-leave-fetch = Eine Figur kann **eine Sache** tragen: einen Gegenstand, egal von welcher Farbe, oder eine verwundete eigene Figur. Sie hebt auf, was dort liegt, wo sie anhält. Wähl im Menü **{ dungeon-go-menu }** das Feld **{ $treasure }**, wo der Schatz liegt. An den eigenen Figuren kommt der Goblin vorbei.
dungeon-course-leave-on = Jetzt hinaus: Wähl im Menü **{ dungeon-go-menu }** { $by ->
    [none] das Feld **V5**
   *[other] erst **{ $by }**, dann **V5**
}.
dungeon-course-leave-else = Da geht es für den Goblin nicht hinaus.
dungeon-course-leave-done = Der Goblin ist draußen: 2 Punkte, und 1 für den Schatz. Das reicht. Drück **{ dungeon-button-win }**.
dungeon-course-end = **Du gewinnst 3:0**: 2 Punkte für den Goblin und 1 für seinen Schatz. Jetzt kennst du das meiste, was in einer Partie passiert. **{ talk-button-hint }** verrät dir, was ein Computer täte und warum. **{ dungeon-button-rules }** erklärt den Rest Thema für Thema, mit Bildern. Spiel als Nächstes gegen einen Computer oder gegen jemanden, den du kennst.
