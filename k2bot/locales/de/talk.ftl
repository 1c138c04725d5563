### Words that the pages of all games share. Ids begin with talk-.

talk-computer = ⚙ { $name }
talk-seat-colour = { $colour ->
    [orange] Orange
    [purple] Lila
    [yellow] Gelb
    [black] Schwarz
    [white] Weiß
    [blue] Blau
    [green] Grün
    [mint] Mint
    [sky] Hellblau
   *[magenta] Magenta
}
talk-player-number = Person { $number }
talk-signed = { $sign ->
    [minus] −{ $points }
    [plus] +{ $points }
   *[zero] { $points }
}

## Lists

talk-list-and = { $first } und { $second }
talk-list-or = { $first } oder { $second }
talk-list-more = { $first }, { $second }
talk-list-semicolon = { $first }; { $second }
talk-list-arrow = { $first } → { $second }
talk-list-dot = { $first } · { $second }
talk-list-nothing = keine
talk-sentence = { $told }.
talk-button-look-again = Aktualisieren
talk-button-hint = Tipp
talk-button-take-hint = Tipp nutzen
talk-button-undo = Zurücknehmen
talk-button-back = Zurück
talk-button-withdraw = Zurückziehen
talk-button-withdraw-one = Nr. { $number } zurückziehen
talk-orders-none = Noch nichts.
talk-button-rematch = Revanche
talk-button-film = Film
talk-rules-choose = Anderes Thema
talk-refusal-no-topic = Dieses Thema gibt es in den Regeln nicht. Wähl eines aus dem Menü.
talk-hint-ready = Genau das hast du schon geplant. Drück **{ $button }**, dann bist du fertig.
talk-hint-done = Genau das hast du schon gewählt. Mehr ist nicht zu tun.
talk-refusal-no-hint = Dazu gibt es keinen Tipp. Was zu entscheiden ist, steht im neuesten Beitrag.
talk-refusal-no-page = Diese Seite gibt es nicht. Nimm die Knöpfe unter dem neuesten Beitrag.

## A record that doesn't check out

talk-record-refused = Mit diesem Protokoll stimmt etwas nicht. Zeile { $line }: { $reason }
    Häng die Datei genau so an, wie der Bot sie veröffentlicht hat.
talk-record-large = Die Datei ist größer, als ein Protokoll je sein kann.
talk-record-empty = Die Datei ist leer.
talk-record-more = Nach dem Ergebnis steht noch etwas, dabei muss es die letzte Zeile sein.
talk-record-result = Das Ergebnis einer Partie kann nicht { $value } sein.
talk-record-changed = Die Zeile wurde geändert; solche Zeilen schreibt der Bot nicht.
talk-record-broken = Die Zeile wurde geändert oder abgeschnitten: Ab Zeichen { $place } ist sie unlesbar.
talk-record-no-line = Dort steht { $value } statt etwas wie `{ $example }`.
talk-record-other = Das ist kein Protokoll von { $game }; die beginnen mit `{ $begin }`.
talk-record-version = Das Protokoll hat Version { $version }, dieser Bot liest nur Version { $known }.
talk-record-revision = Die Partie folgt Fassung { $revision } der Regeln, dieser Bot kennt sie nur bis { $known }: Nimm eine neuere Version des Bots.
talk-record-settings = Die Einstellungen müssen { $names } sein, nicht mehr und nicht weniger.
talk-record-seed = Der Startwert muss Text in Anführungszeichen sein, nicht { $value }.
talk-record-setup = { $value } ist für { $field } nicht möglich.
talk-record-no-move = Es fehlt ein Spielzug; er sollte aussehen wie `{ $example }`.
talk-record-move = { $value } ist in diesem Spiel kein Spielzug.
talk-record-unknown = { $value } gehört nicht in diese Zeile.
talk-record-no-state = Der Fingerabdruck fehlt, obwohl die erste Zeile einen hat.
talk-record-state = Der Fingerabdruck passt nicht zur Stellung nach diesem Spielzug: Ein Spielzug oder der Startwert wurde geändert.
talk-record-cut = Die Partie endet hier, aber ihr Ergebnis fehlt.
talk-record-digest = Eine Zeile des Protokolls wurde geändert, hinzugefügt oder entfernt.
talk-record-outcome = Die Spielzüge führen nicht zu diesem Ergebnis.

talk-date = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }
