### The tutorial of Dungeon Twister, a short game. Ids begin with dungeon-course-.

dungeon-course-other = Laterne
dungeon-course-nowhere = Das gehört nicht zu dieser Einführung. Drück einen der Knöpfe unten.
dungeon-course-undo = Mit **{ talk-button-undo }** machst du das rückgängig.
dungeon-course-team = Du bist **Blau**. Bring deine Figuren von links nach rechts durch ein verdecktes Labyrinth. Zum Sieg brauchst du **3 Punkte**: 1 für jede Figur, die über die Startzone von Gelb entkommt, 2 für den Goblin. Wähl zuerst deine vier Startfiguren: **{ dungeon-kind-goblin }**, **{ dungeon-kind-mekanork }**, **{ dungeon-kind-warrior }** und noch eine, egal welche. Im Menü steht, was sie können.
dungeon-course-team-goblin = Der Goblin bringt 2 Punkte, wenn er entkommt. Nimm ihn von Anfang an mit.
dungeon-course-team-mekanork = Bald musst du einen Raum drehen, und das kann der Mechanork am besten.
dungeon-course-team-warrior = Jemand wird dir im Weg stehen. Nimm den Krieger mit, der kämpft gut.
dungeon-course-look = Das Verstecken der anderen Figuren und der Gegenstände überspringen wir, die ersten zwölf Züge auch. So steht es jetzt, und du bist dran.
dungeon-course-look-more =
    Du bist **Blau**; **Gelb** ist { $other }, ein Computer. Wer wer ist, sagen die Buchstaben: **{ $goblin }** ist der Goblin, **{ $warrior }** der Krieger, **{ $mekanork }** der Mechanork. Die Räume 4 bis 8 sind noch verdeckt. Die große Zahl ist die des Raums; jedes kleine blaue oder gelbe Zeichen ist ein verdecktes Plättchen dieser Farbe. Aktionskarten geben dir Aktionen, Kampfkarten sind für Kämpfe, und Sprungkarten bringen dich über Gruben. Das habt ihr beide noch:
    { $cards }
    Dein Goblin auf P4 ist nur einen Raum von der Startzone von Gelb entfernt. Aber Raum 4 ist verdeckt, da kommt noch niemand hinein.
dungeon-course-reveal = Beginne deinen Zug mit einer Aktionskarte. Ihre Zahl sagt, wie viele Aktionspunkte (**AP**) du hast, und **jede Aktion einer Figur kostet 1 AP**. Es gibt vier Aktionskarten, von 2 bis 5, und du bekommst sie erst zurück, wenn alle vier gespielt sind. Heb die 4 für deinen nächsten Zug auf und spiel jetzt die 3: Drück **{ dungeon-button-card }**.
dungeon-course-reveal-card = Behalt die 4: Die brauchst du im nächsten Zug.
dungeon-course-reveal-now = Verteil deine 3 AP auf deine Figuren, wie du willst. Eine Figur neben einem verdeckten Raum kann ihn aufdecken. Drück **{ dungeon-kind-warrior }**, dann **{ dungeon-deed-reveal }**.
dungeon-course-reveal-other = Dieser Raum hilft dir jetzt nicht.
dungeon-course-reveal-first = Damit wäre dein Zug vorbei und Raum 4 noch verdeckt.
dungeon-course-else = Erlaubt ist das, aber du brauchst jeden AP für etwas anderes.
dungeon-course-fill = **Wenn du einen Raum aufdeckst, platzierst du alle Figuren darin und die Gegenstände der Gegenseite. Danach platziert die Gegenseite deine Gegenstände.** In Raum 4 lagen Kleriker und Schatz von Gelb, also platzierst du beide. Zuerst den **Kleriker**: Auf **S3** steht er dir nicht im Weg.
dungeon-course-fill-next = Jetzt der **Schatz**. Wer ihn hinausträgt, bekommt 1 Punkt mehr. Gleich drehst du diesen Raum linksherum. Leg den Schatz also auf **Q2**, dann landet er nah bei deinem Goblin.
dungeon-course-fill-cleric = Wenn der Raum gedreht ist, stünde der Kleriker dort deinem Goblin im Weg.
dungeon-course-fill-treasure = Wenn der Raum gedreht ist, käme dein Goblin von dort nicht mit dem Schatz im nächsten Zug hinaus.
dungeon-course-carry =
    {""}**Eine Figur auf einem Zahnrad kann ihren Raum um 90 Grad drehen, mit allem darin. Oder sie dreht seinen *Zwilling*, den Raum mit derselben Zahl neben dem Namen.** Ein Raum dreht sich so, wie der Pfeil auf seinem eigenen Zahnrad zeigt. Nur der Mechanork kann sich die Richtung aussuchen.
    Die Gänge in Raum 4 führen für dich in die falsche Richtung. Dein Mechanork steht auf dem Zahnrad von Raum 2, und neben den Namen der Räume 2 und 4 steht dieselbe Zahl: **I**. Drück also **{ dungeon-kind-mekanork }**, dann **{ dungeon-deed-rotate }**.
dungeon-course-carry-first = Damit wäre dein Zug vorbei und der Weg noch versperrt.
dungeon-course-carry-twin = Damit hast du Raum 2 gedreht, den des Mechanorks selbst.
dungeon-course-carry-way = Ist der Raum so herum gedreht, kommt dein Goblin nicht an den Schatz.
dungeon-course-carry-now = Jetzt führt der Gang geradewegs hinaus, und der Schatz hat sich mitgedreht. Eine Figur kann **eine Sache** tragen: einen Gegenstand, egal von welcher Farbe, oder eine verwundete eigene Figur. Aufnehmen kann sie nur, was auf ihrem Feld liegt. Drück **{ dungeon-kind-goblin }** und wähl im Menü **{ dungeon-go-menu }** das Feld **{ $square }**. An den eigenen Figuren kommt der Goblin vorbei.
dungeon-course-carry-missed = Der Goblin hat den Schatz noch nicht: Der liegt auf **{ $square }**.
dungeon-course-carry-square = Der Goblin hat den Schatz, aber hier stünde er im nächsten Zug deinem Krieger im Weg. Halt dort an, wo der Schatz lag.
dungeon-course-carry-done = Der Goblin hat den Schatz, und deine 3 AP sind verbraucht. Drück **{ dungeon-button-end-turn }**.
dungeon-course-fight = Der Krieger von Gelb steht jetzt auf T5. An einem unverwundeten Feind kommt niemand vorbei, also musst du kämpfen. Die 4 ist deine einzige Aktionskarte, also ist sie schon gespielt.
dungeon-course-fight-move = Kämpfen geht nur gegen Nachbarn. Drück **{ dungeon-kind-warrior }** und wähl im Menü **{ dungeon-go-menu }** das Feld **S5**, neben dem Krieger von Gelb.
dungeon-course-fight-attack = Im Kampf legen beide Seiten geheim eine Karte zu ihrem Kampfwert; der ist bei beiden Kriegern 3. Wer die kleinere Summe hat, wird verwundet. Welche Karten noch da sind, wissen alle: Gelb hat +0, +1 und +2. Drück also **{ dungeon-deed-attack-whom }** und spiel deine **+3**.
dungeon-course-fight-first = Wenn du deinen Zug hier beendest, bleibt dir der Krieger von Gelb im Weg.
dungeon-course-fight-who = Dieser Kampf macht den Weg nicht frei.
dungeon-course-fight-card = 3 + { $card } schlägt 3 + 2 nicht, und Gelb hat die +2 noch. Bei Gleichstand passiert nichts.
dungeon-course-leave =
    Mit 3 + { $card } schlägst du die 3 + 2 von Gelb: Der gelbe Krieger ist **verwundet**. Er kann nicht handeln, und an ihm kommen jetzt alle vorbei. Ein Kleriker neben ihm könnte ihn heilen. **Verliert er verwundet noch einen Kampf, ist er ausgeschaltet, und du bekommst 1 Punkt.** Beide Kampfkarten sind verbraucht; nur eine +0 kommt zurück.
    Drück **{ dungeon-who }** und wähl im Menü **{ dungeon-go-menu }** { $by ->
        [none] das Feld **V5**
       *[other] erst **{ $by }**, dann **V5**
    }. So kommt der Goblin aus dem Labyrinth.
dungeon-course-leave-on = Noch eine Bewegung: Drück **{ dungeon-who }** und wähl **V5**. So kommt der Goblin aus dem Labyrinth.
dungeon-course-leave-else = Den Goblin hält jetzt nichts mehr auf, aber hier geht es nicht hinaus.
dungeon-course-leave-done = Der Goblin ist draußen: 2 Punkte, und 1 für den Schatz. Das reicht. Drück **{ dungeon-button-win }**.
dungeon-course-end = **Du gewinnst 3:0**: 2 Punkte für den Goblin und 1 für seinen Schatz. Du hast einen Raum aufgedeckt und gedreht, den Schatz getragen, einen Kampf gewonnen und bist aus dem Labyrinth entkommen. Viel mehr passiert in einer Partie auch nicht.
dungeon-course-end-more =
    In einer richtigen Partie versteckst du auch deine eigenen Plättchen, springst über Gruben und nutzt, was jede Figur und jeder Gegenstand kann. **{ talk-button-hint }** verrät dir, was ein Computer täte und warum. **{ dungeon-button-rules }** erklärt das Spiel Thema für Thema, mit Bildern.
    Spiel als Nächstes gegen einen Computer oder gegen jemanden, den du kennst.
