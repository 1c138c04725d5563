### The K2 tutorial: the lesson on each page. Ids begin with k2-course.
# $a and $b are the learner's climbers, $bold is another player, $goal the space c1.

k2-course-mountain = Du führst zwei Bergsteiger: { $a } auf b6 und { $b } auf b2. Zahlen mit Stern sind Punkte: auf der Karte die eines Feldes, in der Tabelle eure. Für jeden Bergsteiger zählt das höchste Feld, das er erreicht hat, auch nach dem Abstieg. **Die Punkte beider Bergsteiger werden zusammengezählt**, und nach 18 Tagen gewinnt, wer die meisten hat. Aber ohne Luft stirbt ein Bergsteiger und zählt dann nur noch 1 Punkt. Ein Totenkopf steht bei jedem, der heute Nacht sterben würde, so wie { $a }; eine rote 1, wo nur 1 Luft übrig bliebe.
k2-course-day =
    Tag 7 beginnt. **Jeder Tag hat dieselben fünf Phasen:**
    {""}**1. Karten.** Alle wählen geheim drei Karten.
    {""}**2. Risiko.** Wer die höchste Risikosumme hat, nimmt ein Risikoplättchen, eine kleine Strafe. Bei Gleichstand nimmt niemand eins.
    {""}**3. Züge.** Reihum setzt ihr eure drei Karten ein.
    {""}**4. Nacht.** Große Höhe und schlechtes Wetter kosten Luft. Ein Bergsteiger mit weniger als 1 stirbt.
    {""}**5. Morgen.** Wer als Nächstes in der Reihenfolge kommt, beginnt den neuen Tag; das Wetter rückt vor, und alle ziehen neue Karten.
k2-course-cards = Karten mit **{ picture-card-movement }** und **{ picture-card-rope }** geben Bewegungspunkte, Karten mit **{ picture-card-acclimatization }** geben Luft. **Die erste Zahl einer Seilkarte bezahlt Schritte nach oben, die zweite Schritte nach unten**: Du wählst eine davon. Jede Karte gilt nur für einen Bergsteiger. { $a } hat nur noch 1 Luft und will nach { $goal }. Das kostet 2 Bewegungspunkte und nachts 1 Luft. Wähl die Luftkarte und zwei Karten mit zusammen 3 Bewegungspunkten: 2 für den Schritt, 1 als Reserve. Dann drück **{ k2-button-commit }**.
k2-course-cards-right = Bewegungspunkte für { $a } und Luft für die Nacht: Das reicht. Drück **{ k2-button-commit }**. Umentscheiden kannst du dich noch, bis alle ihre Karten festgelegt haben.
k2-course-cards-no-air = Ohne Luftkarte stirbt { $a } heute Nacht. Drück auch **{ $card }**: Sie ersetzt eine andere Karte.
k2-course-cards-no-spare = Du brauchst 3 Bewegungspunkte: 2 bis { $goal } und 1 heute noch für etwas anderes. Wähl **{ $card }**, eine weitere Karte mit Bewegungspunkten und die Luftkarte.
k2-course-token = Die Karten werden aufgedeckt. **Alle deine Bewegungspunkte zusammen sind deine Risikosumme**; bei einer Seilkarte zählt die erste Zahl. Du hast { $push }, die höchste, also nimmst du ein **Risikoplättchen**. Es gibt sie mit 0, 1 und 2. Die Zahl musst du in diesem Zug bezahlen, mit ungenutzten Punkten auf deinen Karten oder mit Luft. Wenn es nicht für alles reicht, zahlst du, was du kannst. Nimm eins.
k2-course-token-dear = Das geht, aber eine 2 kostet doppelt so viel wie eine 1 und bringt dir nichts. Nimm eine 1.
k2-course-turn = Du bist dran. **Auf ein Feld passen nur wenige Bergsteiger**: zu dritt { $low } unter 6000 m, { $middle } von dort bis 8000 m und { $top } darüber. Durch ein volles Feld kannst du hindurchgehen, aber nicht dort anhalten. Gib { $a } mit dem Knopf die Luftkarte und wähl dann im Menü dieses Bergsteigers { $goal }. **{ k2-plan-night }** sagt dir, wie viel jeder dann hat: Wer weniger als 1 hat, stirbt.
k2-course-turn-right = { $a } ist am Ziel und übersteht die Nacht. **{ talk-button-undo }** macht noch alles rückgängig, **{ k2-button-finish }** macht es endgültig. Drück **{ k2-button-finish }**.
k2-course-turn-no-air = { $a } ist auf { $goal }, aber das Feld nimmt heute Nacht die letzte Luft. Setz die Luftkarte ein: **{ k2-button-air }**.
k2-course-turn-no-air-yet = So stirbt { $a } heute Nacht: Da ist nur 1 Luft, und das Feld kostet 1. Ändere deinen Plan: Wähl { $goal } und gib { $a } die Luftkarte.
k2-course-turn-not-there = Jetzt hat { $a } genug Luft. Aber mehr Punkte gibt nur ein höheres Feld: Wähl { $goal } im Menü von { $a }.
k2-course-turn-paid-by-a = So bezahlst du das Risikoplättchen mit Luft von { $a }, und die brauchst du morgen. Bezahl im Menü lieber mit einem ungenutzten Punkt oder mit Luft von { $b }.
k2-course-night = Nacht. Weit oben kosten die Felder Luft, ganz unten geben sie 1, und ein eigenes Zelt gibt auch 1. Ein Bergsteiger mit weniger als 1 Luft stirbt; was über 6 hinausgeht, verfällt. Am Morgen ziehen alle drei Karten. Deine 18 Karten spielst du in sechs Tagen einmal durch: Am sechsten spielst du die drei, die übrig sind. Dann werden alle 18 neu gemischt.
k2-course-storm-cards = Tag 8, und der angekündigte **Sturm** ist da: Heute Nacht verlieren alle über 6000 m je 2 Luft. { $a } hat { $air }, und { $goal } kostet noch 1. Das **Zelt** hilft: Es kostet so viel wie ein Schritt auf dieses Feld, 2 Bewegungspunkte, und gibt jede Nacht 1 Luft. Wähl drei Karten: Luft und Bewegungspunkte fürs Zelt.
k2-course-storm-cards-right = Luft und Bewegungspunkte fürs Zelt: Das reicht. Drück **{ k2-button-commit }**.
k2-course-storm = Die höchste Risikosumme hat heute { $bold } (ein Computer), also nimmst du kein Risikoplättchen. Ein Bergsteiger von { $bold } steht jetzt auf d1.
k2-course-storm-task = Du bist dran: Gib { $a } die Luftkarte und such in seinem Menü, was noch hilft.
k2-course-storm-no-tent = Nur mit der Luftkarte stirbt { $a } heute Nacht trotzdem. Such im Menü von { $a } nach „{ k2-plan-pitch }“.
k2-course-storm-more-air = Das Zelt hilft, reicht aber nicht: { $a } braucht auch die Luftkarte.
k2-course-storm-other = { $a } überlebt, aber schau auf { $b }: Der Sturm nimmt die letzte Luft. Bring { $b } weiter runter oder gib { $b } die Luft.
k2-course-storm-down = Hier oben ist { $a } mit diesen Karten heute nicht zu retten. Bring { $a } lieber weiter runter: Das Menü sagt, wie viel Luft auf jedem Feld nach der Nacht bleibt.
k2-course-storm-lost = Mit diesen Karten ist { $a } heute nicht zu retten. Beende deinen Zug trotzdem: Du darfst es noch einmal versuchen.
k2-course-storm-astray = So ist { $a } heute nicht zu retten. Ändere deinen Plan, oder beende den Zug trotzdem: Du darfst es noch einmal versuchen.
k2-course-storm-lives = Beide Bergsteiger überleben. Drück **{ k2-button-finish }** und sieh, was die Nacht bringt.
k2-course-lives = Geschafft! Ein Zelt bleibt das ganze Spiel über stehen und hilft dort deinen beiden Bergsteigern. Der Bergsteiger von { $bold } stand auf d1 und war 7 Punkte wert, hatte aber nur 1 Luft. Die Höhe kostete ihn 2 und der Sturm noch einmal 2. Er ist gestorben und zählt jetzt nur noch 1 Punkt.
k2-course-lost = Für den Sturm hat die Luft nicht gereicht: { $climbers } { $count ->
    [one] zählt ab jetzt nur noch 1 Punkt
   *[other] zählen ab jetzt beide nur noch 1 Punkt
}. Dort oben brauchst du beides, das Zelt und die Luftkarte. Mit **{ course-button-learn-again }** spielst du diesen Tag von Neuem.
k2-course-end = Das waren zwei Tage am K2, eine Partie hat 18. Das Wetter siehst du ein paar Tage voraus; es kann auch Schritte teurer machen. Jeder Bergsteiger hat ein Zelt. **Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wessen überlebender Bergsteiger zuerst auf dem Gipfel war. War kein Überlebender dort, teilt ihr euch den Sieg.** Lust auf eine richtige Partie, mit anderen oder allein?
