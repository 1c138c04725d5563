### Dungeon Twister: the rules by topic, in our own words. Ids begin with dungeon-rules-.

# As in English
dungeon-rules-head = **Dungeon Twister: { $topic }**
dungeon-rules-player = { $colour ->
    [b] Blau
   *[y] Gelb
}
dungeon-rules-title-overview = Das Spiel in Kürze
dungeon-rules-title-turn = Dein Zug
dungeon-rules-title-moving = Bewegung, Wände und Gruben
dungeon-rules-title-carrying = Tragen
dungeon-rules-title-jumping = Springen
dungeon-rules-title-revealing = Einen Raum aufdecken
dungeon-rules-title-rotating = Einen Raum drehen
dungeon-rules-title-fighting = Kämpfen
dungeon-rules-title-wounds = Verwundet und ausgeschaltet
dungeon-rules-title-leaving = Das Labyrinth verlassen
dungeon-rules-title-characters = Die acht Figuren
dungeon-rules-title-objects = Die sechs Gegenstände
dungeon-rules-title-setup = Aufbau
dungeon-rules-title-end = Wie das Spiel endet
dungeon-rules-title-panel = Das Zugmenü
dungeon-rules-title-rulings = Unsere Auslegung: Züge
dungeon-rules-title-rulings-2 = Unsere Auslegung: Kämpfe und Fähigkeiten
dungeon-rules-title-rulings-3 = Unsere Auslegung: Gegenstände und Ende
dungeon-rules-title-sources = Quellen

dungeon-rules-overview =
    Ein Spiel für zwei: **Blau** beginnt links, **Gelb** rechts. Ihr führt je acht Figuren und habt je sechs Gegenstände. Zwischen euch liegt ein Labyrinth aus acht verdeckten Räumen.
    Bring deine Figuren hindurch und **über die gegnerische Startzone hinaus**: je 1 Punkt, beim Goblin 2, und 1 mehr für einen hinausgetragenen Schatz. Auch jeder Feind, den du **ausschaltest**, bringt 1 Punkt. Wer zuerst **5 Punkte** hat (oder das vereinbarte Ziel), gewinnt.
    Unterwegs deckst du Räume auf, drehst sie, springst über Gruben, kämpfst und nimmst Gegenstände mit, auch die der Gegenseite.
    Im Bild sind die Räume 7 und 8 noch verdeckt.
dungeon-rules-turn =
    Spiel eine **Aktionskarte** von 2 bis 5: So viele Aktionspunkte (AP) hast du. Jede Aktion kostet 1 AP. Verteil sie auf deine Figuren, wie du magst. Übrige AP verfallen. Nach der vierten Karte nimmst du alle vier zurück.
    Die erste Karte der Partie muss eine 2 sein. Bis jemand eine 4 spielt, darf man die bisher höchste Karte nur um 1 übertreffen.
    Deine Aktionen: Raum aufdecken, Raum drehen, gehen, springen, kämpfen oder nutzen, was eine Figur oder ein Gegenstand kann.
    Zwei goldene Regeln: eine Aktion nach der anderen, und nach jeder sind auf einem Feld höchstens **eine Figur und ein Gegenstand oder zwei eigene Figuren, eine davon verwundet**.
    Das Bild zeigt einen Zug von Blau: Der Mechanork hat Raum 1 gedreht, dann gingen Goblin und Diebin.
dungeon-rules-moving =
    Eine Figur geht so viele Felder weit, wie ihr **Tempo** erlaubt, nie diagonal. An Gegenständen, eigenen Figuren und verwundeten Feinden kommt sie vorbei. Andere Feinde, Wände, geschlossene Gitter, verdeckte Räume und Gruben halten sie auf.
    Auf dem Feld eines Feindes oder einer unverwundeten eigenen Figur kann sie nicht anhalten.
    Über eine **Grube** kommen die Diebin, der Magier und wer ein Seil trägt, alle anderen nur, wenn ein Seil oder die eigene unverwundete Diebin darauf ist. Wer ohne solche Hilfe auf einer Grube bleibt, ist ausgeschaltet, der Gegenstand verloren.
    Von Raum zu Raum geht es, wo keiner der beiden Räume eine Wand hat. Wände drehen sich mit.
    Das Bild zeigt, wohin der Krieger kann: nicht über die Grube, nicht durch Wände und nicht am Feind vorbei.
dungeon-rules-carrying =
    Eine Figur trägt **eine Sache**: einen Gegenstand oder eine verwundete eigene Figur. Liegt nach einer Aktion so etwas auf ihrem Feld, trägt sie es.
    Auf jedem Feld ihres Weges kann sie etwas kostenlos aufnehmen, ablegen oder tauschen. Sie kann es auch einer eigenen Figur oder einem verwundeten Feind dort abnehmen. So werden Dinge weitergegeben.
    Über das Menü **{ dungeon-go-menu }** nimmt eine Figur nur, was dort liegt, wo sie anhält. Ein zweites Menü bietet dann andere Möglichkeiten, etwa ein Seil unterwegs abzulegen oder ein Schwert mitzunehmen.
    Im Bild geht die Diebin zum Kleriker, tauscht das Schwert gegen das Seil und geht weiter. Alles zusammen ist eine Aktion.
dungeon-rules-jumping =
    Mit einer deiner drei **Sprungkarten** springt eine Figur zwei Felder weit, geradeaus oder um die Ecke: über eine Grube, auf der keine Figur ist, auf ein Feld, wo sie anhalten darf. Dazwischen darf weder eine Wand noch ein geschlossenes Gitter sein.
    Was sie trägt, behält sie. Die Karte ist für den Rest der Partie weg.
    Im Bild springt der Kleriker mit dem Schatz über die Grube und landet um die Ecke.
dungeon-rules-revealing =
    Eine Figur neben einem verdeckten Raum kann ihn aufdecken, wenn auf ihrer eigenen Seite keine Wand ist. Von deiner Startzone aus kannst du jeden der beiden angrenzenden Räume aufdecken.
    Alle Plättchen im Raum werden umgedreht. **Du** platzierst alle Figuren darin, auch die gegnerischen, und die Gegenstände der Gegenseite. Danach platziert **die Gegenseite** deine Gegenstände. Jedes Plättchen kommt auf ein leeres Feld dieses Raums, nie auf eine Grube.
    Wer findet, was du versteckt hast, entscheidet also, wohin es kommt.
dungeon-rules-rotating =
    Eine Figur auf einem **Zahnrad** kann ihren Raum um 90 Grad drehen, so wie der Pfeil zeigt. Oder sie dreht den **Zwilling** des Raums, also den mit derselben Zahl neben dem Namen, so wie dessen eigener Pfeil zeigt. Alles im Raum dreht sich mit: Figuren, Gegenstände und Gitter.
    Der Mechanork kann Räume in beide Richtungen drehen.
    Durch das Drehen öffnen und schließen sich Wege, im Raum selbst und zu den Nachbarräumen. Vor dem Bestätigen siehst du den Raum, wie er dann ist; danach ist **eine Drehung endgültig**.
dungeon-rules-fighting =
    Eine Figur kann einen Feind auf einem Nachbarfeld angreifen, wenn keine Wand dazwischen ist. **Jede unverwundete Figur neben einem am Kampf beteiligten Feind kämpft mit**, und das kann weitere hineinziehen.
    Jede Seite addiert die Kampfwerte, +1 für ein Schwert beim Angriff oder +1 für eine Rüstung bei der Verteidigung, und eine geheim gespielte **Kampfkarte**. Die höhere Summe gewinnt. Bei Gleichstand passiert nichts.
    Alle Kämpfenden der unterlegenen Seite werden verwundet. War das Ziel schon verwundet, zählt es 0 und wird **ausgeschaltet**, wenn seine Seite verliert.
    Kampfkarten sind danach weg, außer der +0. Wer in diesem Zug verwundet oder geheilt wurde, kann nicht noch einmal angegriffen werden.
dungeon-rules-wounds =
    Eine **verwundete** Figur liegt auf der Seite. Sie kann nicht handeln, zählt im Kampf 0 und verliert ihre Fähigkeiten, behält aber, was sie trägt. Sie kann von einer eigenen Figur getragen werden; solange kann sie weder angegriffen noch geheilt werden.
    Der Kleriker heilt für 1 AP eine Figur neben sich, der Troll sich selbst, aber nicht im Zug seiner Verwundung. Wer geheilt wurde, kann bis zum Zugende weder handeln noch mitkämpfen.
    Eine **ausgeschaltete** Figur ist aus dem Spiel und bringt der anderen Seite 1 Punkt. Das passiert, wenn sie verwundet angegriffen wird und verliert, auf einer Grube bleibt, vom Feuerstab getroffen wird oder wenn die Figur, von der sie getragen wird, verwundet oder ausgeschaltet wird.
    Im Bild verliert die Seite mit dem verwundeten Troll: Er ist ausgeschaltet, der Goblin verwundet.
dungeon-rules-leaving =
    Eine Figur, die die **gegnerische Startzone** betritt, verlässt das Labyrinth und bringt 1 Punkt, der Goblin 2. Wo dort ein unverwundeter Feind steht, geht es nicht hinaus. Nur der Magier fliegt vorbei.
    Ein mitgenommener **Schatz**, egal von wem, bringt 1 Punkt mehr. Wer verwundet hinausgetragen wird, ist in Sicherheit, bringt aber keinen Punkt. Andere Gegenstände gehen verloren.
    In deiner eigenen Startzone können Figuren gehen, anhalten, kämpfen und Dinge ablegen. Hinaus geht es auch mit einem Sprung, für die Wandläuferin auch durch eine Wand.
dungeon-rules-characters =
    Die Zahlen sind Tempo / Kampfwert.
    {""}**Kleriker** 4/2: heilt für 1 AP eine Figur neben sich.
    {""}**Goblin** 4/1: bringt 2 Punkte, wenn er entkommt.
    {""}**Mechanork** 3/2: dreht Räume in beide Richtungen.
    {""}**Diebin** 5/2: öffnet oder schließt für 1 AP ein Gitter neben sich. Überquert Gruben und kann darauf anhalten; dort kommen dann auch eigene Figuren hinüber.
    {""}**Troll** 2/4: heilt sich für 1 AP selbst, aber nicht im Zug seiner Verwundung.
    {""}**Wandläuferin** 4/1: geht für 1 AP durch eine Wand.
    {""}**Krieger** 3/3: zerstört für 1 AP ein Gitter neben sich, für immer.
    {""}**Magier** 4/1: fliegt über Gruben und Feinde, auch hinaus, und kann den Feuerstab nutzen.
dungeon-rules-objects =
    {""}**Rüstung**: +1 für die eigene Seite, wenn sie angegriffen wird. **Schwert**: +1 für die eigene Seite, wenn sie angreift.
    {""}**Seil**: Wer es trägt, kommt über Gruben und kann darauf anhalten. Ein Seil auf einer Grube macht sie für alle sicher. Ein Seil reicht für eine Grube.
    {""}**Trank**: Trinken kostet 1 AP. In diesem Zug hat die Figur 4 AP mehr, die nur sie nutzen kann.
    {""}**Feuerstab**: Für 1 AP schaltet der Magier die erste Figur auf einer geraden Linie aus, ob Freund oder Feind.
    {""}**Schatz**: 1 Punkt mehr, wenn du ihn hinausträgst.
    Trank und Feuerstab wirken nur einmal.
dungeon-rules-setup =
    Die Räume liegen verdeckt und zufällig gedreht aus. Stell geheim vier deiner acht Figuren auf die markierten Felder deiner Startzone. Dann versteckt ihr eure übrigen Plättchen in den Räumen: zwei pro Raum an einer Startzone, drei pro Raum in der Mitte, egal von welcher Farbe. Die Gegenseite sieht nur die Farbe.
    Dann werden die Teams aufgedeckt, und das Los bestimmt, wer beginnt.
    Beim **Zufallsaufbau** macht das alles der Bot, zufällig, aber fair: gleiche Startteams, die anderen Figuren nah an der eigenen Startzone, die Gegenstände in der Mitte. Mit **Ziel** 3 wird die Partie kürzer. Es kann auch nur für eine Seite gelten, als Vorsprung.
    Im Bild hat Blau für drei Plättchen entschieden, wohin sie kommen.
dungeon-rules-end =
    Du gewinnst, sobald du nach einer Aktion genug Punkte hast. Haben beide genug, gewinnt, wer dran ist.
    Wer keine Figur hat, die handeln kann, setzt aus. Gilt das für beide oder gab es **40 Züge in Folge weder einen Punkt noch einen neuen Raum**, gewinnt, wer mehr Punkte hat; bei Gleichstand ist es Remis.
    Wer aufgibt, verliert. Remis kannst du unter **{ dungeon-button-hand }** anbieten oder annehmen; das Angebot gilt, bis die andere Seite das nächste Mal einen Zug beendet.
    Geheim sind verdeckte Räume, verdeckte gegnerische Plättchen und Kampfkarten, bis beide gespielt sind. **Gespielte Karten** liegen verdeckt, außer der letzten Aktionskarte jeder Seite; du siehst also nur, wie viele Karten die Gegenseite noch hat. Eine Einstellung vor dem Start lässt sie offen.
    Im Bild gewinnt Blau: Der Goblin ist mit dem Schatz entkommen.
dungeon-rules-panel =
    {""}**{ dungeon-button-play }** öffnet dein Zugmenü. Wähl eine Karte, dann *wer* handelt und *was* passiert, oder einen grünen Knopf mit einem Vorschlag. Das Bild zeigt, wohin die Figur kann und für wie viele AP.
    {""}**{ talk-button-undo }** nimmt eine Aktion zurück. Ein ⚠ warnt vor Verlusten und davor, dass ein Feind entkommt. Endgültig wird alles, wenn du einen Raum aufdeckst oder drehst, eine Kampfkarte spielst oder **{ dungeon-button-end-turn }** drückst. Danach hilft `/dungeon { command-undo-name }`, wenn die Gegenseite zustimmt und nichts Neues ans Licht kam.
    {""}**{ talk-button-hint }** oder `/dungeon { command-hint-name }` sagt, was ein Computer täte und warum.
    Felder heißen nach Buchstabe und Zahl am Rand, etwa G3. Die Räume sind von 1 bis 8 nummeriert, die obere Reihe zuerst.
    {""}**{ dungeon-button-text }** beschreibt alles Raum für Raum.
dungeon-rules-sources =
    Inoffiziell. Dungeon Twister ist ein Spiel von Christophe Boelinger, erschienen 2004. Das sind die Regeln des Grundspiels für zwei in eigenen Worten, ohne gedruckte Bilder und Texte.

dungeon-rules-rulings = Wo unsere Quellen schweigen oder wir abweichen:
    { $rulings }
dungeon-ruling-7 = Wer beginnt, wird neu ausgelost, sobald die Teams aufgedeckt sind.
dungeon-ruling-8 = Dein Zug endet auch, wenn keine deiner Figuren handeln kann.
dungeon-ruling-10 = Von zwei Figuren auf einem Feld ist genau eine verwundet. Während einer Bewegung darf auf einem Feld kurz zu viel sein.
dungeon-ruling-13 = Eine Bewegung darf enden, wo sie begann, wenn dabei etwas anderes den Platz gewechselt hat.
dungeon-ruling-14 = Was nach einer Aktion bei einer Figur liegt, trägt sie, auch wenn sie verwundet ist. Wird eine verwundete Figur aufgehoben, bleibt ihr Gegenstand liegen. Über einer Grube kannst du nur ein Seil ablegen oder etwas an eine unverwundete eigene Figur dort übergeben. Wo ein unverwundeter Feind steht, lässt sich nichts nehmen oder ablegen.
dungeon-ruling-15 = Vor einem Sprung kann nichts abgelegt werden.
dungeon-ruling-16 = Eine Bewegung oder ein Sprung darf nicht auf einer Grube enden, in die die Figur fallen würde.
dungeon-ruling-18 = Wer in einen Kampf eintritt, zieht weitere Figuren hinein, bis niemand mehr neben einem Feind im Kampf steht.
dungeon-ruling-19 = Auch eine Figur, die in diesem Zug geheilt wurde, kann nicht angegriffen werden.
dungeon-ruling-23 = Die Sichtlinie endet bei der ersten Figur, und die ist noch zu sehen.
dungeon-ruling-24 = Für das Heilen gilt dasselbe wie für Angriffe: keine Wand dazwischen.
dungeon-ruling-28 = Ein Troll, der getragen wird, kann sich nicht heilen.
dungeon-ruling-30 = Der Krieger kann auch ein offenes Gitter zerstören.
dungeon-ruling-31 = Der Magier kann an einem unverwundeten Feind vorbei hinaus.
dungeon-ruling-32 = Bei mehreren Schwertern oder Rüstungen zählt für jeden Kämpfer das eigene Stück.
dungeon-ruling-33 = Ein Seil braucht am Rand der Grube keinen Halt.
dungeon-ruling-34 = Die Punkte aus einem Trank werden vor den anderen verbraucht.
dungeon-ruling-35 = Der Feuerstab trifft die erste Figur in Sicht, auch eine eben erst verwundete.
dungeon-ruling-37 = Erreichen beide mit einer Aktion ihr Ziel, gewinnt, wer am Zug ist.
dungeon-ruling-38 = Wessen Figuren alle nicht handeln können, setzt aus. Gilt das für beide, entscheiden die Punkte; bei Gleichstand ist es remis.
dungeon-ruling-39 = Dasselbe gilt nach 40 Zügen hintereinander ohne Punkt und ohne neuen Raum.
dungeon-ruling-40 = Du kannst aufgeben oder dich auf ein Remis einigen. Während eines Remisangebots darfst du weiterspielen.
dungeon-ruling-41 = Gespielte Kampfkarten liegen verdeckt, wie in den gedruckten Regeln, außer ihr spielt auf Wunsch offen.
dungeon-ruling-42 = Ausgeteilte Partien, kürzere Ziele und Vorsprünge sind von uns.
