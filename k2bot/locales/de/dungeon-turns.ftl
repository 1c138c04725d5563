### Dungeon Twister: the pages of a turn, alt texts and hints. Ids begin with dungeon-.

## The panel of a turn

dungeon-turn-left = noch **{ $points ->
    [one] 1 Aktionspunkt
   *[other] { $points } Aktionspunkte
}**
dungeon-turn-wounded = Verwundet (erst geheilt wieder einsatzbereit): { $names }
dungeon-turn-healed = In diesem Zug geheilt (handeln erst danach wieder): { $names }
# $sort: the sort of $name, for articles
dungeon-turn-spared = -# { $name }: in diesem Zug { $healed ->
    [yes] geheilt
   *[no] verwundet
}, also bis zum Ende des Zugs kein Angriffsziel.
dungeon-turn-carried = -# { $name }: wird getragen, also kann der Kleriker nicht heilen. Erst muss die Figur abgelegt werden.
dungeon-turn-pit = -# Über { $count ->
    [one] die Grube
   *[other] die Gruben
} auf { $squares } geht es nicht: { $jumps ->
    [0] Du hast keine Sprungkarte mehr
   *[other] Zum Landen ist kein Feld frei
}, und zu Fuß braucht es ein Seil oder deine Diebin.
dungeon-turn-last = -# Letzter Aktionspunkt: { $fights ->
    [yes] { $reveals ->
        [yes] Ein Angriff oder ein aufgedeckter Raum
       *[no] Ein Angriff
    }
   *[no] Ein aufgedeckter Raum
} lässt sich nicht zurücknehmen und beendet deinen Zug.
dungeon-potion-left = Trank: { $points ->
    [one] 1 Aktionspunkt
   *[other] { $points } Aktionspunkte
}, nur für { $character_sort ->
    [thief] die
    [wallwalker] die
   *[other] den
} { $character }.
dungeon-turn-planned = • { $line }
dungeon-turn-dropped = -# Dein Plan geht nicht mehr auf, deshalb wurde er gelöscht.
dungeon-turn-quiet = -# { $count } Züge in Folge ohne Punkt und ohne neuen Raum. Nach 40 gewinnt, wer mehr Punkte hat; bei Gleichstand ist es Remis.
# $leader: who wins then, or none
dungeon-turn-quiet-last = ⚠ Ohne Punkt oder neuen Raum endet die Partie nach diesem Zug: { $leader ->
    [none] Remis
   *[other] { $leader } gewinnt
}.
dungeon-turn-offered = { $name } bietet Remis an. Annehmen kannst du auf der Seite **{ dungeon-button-hand }**, oder du spielst einfach weiter.
dungeon-ask-card = Welche Aktionskarte spielst du? Ihre Zahl sagt, wie viele Aktionspunkte (AP) du bekommst.
dungeon-card-too-high = -# { dungeon-rule-card-too-high }
dungeon-card-last = -# Das ist deine letzte Aktionskarte: Nach diesem Zug bekommst du alle vier zurück.
dungeon-ask-who = Wer handelt?
dungeon-ask-what = Was soll { $name ->
    [Goblin] der
    [Kleriker] der
    [Krieger] der
    [Magier] der
    [Mechanork] der
    [Troll] der
   *[other] die
} **{ $name }** tun?
dungeon-ask-end = Dein letzter Aktionspunkt ist verbraucht. Drück **{ dungeon-button-end-turn }** oder **{ talk-button-undo }**.
dungeon-rotate-ask = Das Bild zeigt, wie es dann aussieht. **Eine Drehung ist endgültig:** Nach **{ $button }** kannst du sie nicht mehr allein zurücknehmen{ $count ->
    [0] { "" }
   *[other] , auch nicht, was du davor geplant hast
}.{ $ends ->
    [yes] { " " }Außerdem endet damit dein Zug.
   *[no] { "" }
}
dungeon-ask-over = { $outcome ->
    [won] Damit gewinnst du! Drück **{ dungeon-button-win }** oder **{ talk-button-undo }**.
    [drawn] ⚠ Damit endet die Partie remis. Drück **{ dungeon-button-end-turn }** oder **{ talk-button-undo }**.
   *[lost] ⚠ Damit verlierst du die Partie! Drück **{ talk-button-undo }**, wenn du das nicht willst.
}
dungeon-sure-end = Dir { $points ->
    [one] verfällt der letzte Aktionspunkt
   *[other] verfallen { $points } Aktionspunkte
}. Zug trotzdem beenden?

dungeon-who = { $loaded ->
    [yes] { $name } + { $load }
   *[no] { $name }
}{ $potion ->
    [0] { "" }
   *[other] { " " }({ $potion } AP)
}
dungeon-go-menu = geht nach …
dungeon-go-to = { $character }: { dungeon-go-menu } ({ $most ->
    [1] 1
   *[other] 1–{ $most }
} AP, { $count ->
    [one] nur 1 Feld
   *[other] { $count } Felder zur Wahl
})
dungeon-go-to-area = { $character }: { dungeon-go-menu } ({ $area }, { $most ->
    [1] 1
   *[other] 1–{ $most }
} AP, { $count ->
    [one] nur 1 Feld
   *[other] { $count } Felder zur Wahl
})
dungeon-go-room = Zeige: { $area } ({ $count ->
    [one] 1 Feld
   *[other] { $count } Felder
})
dungeon-go-line-of = Startzone von { $colour }
dungeon-go-where = { $area ->
    [A] Startzone von Blau
    [V] Startzone von Gelb
   *[room] Raum { $area }
}
dungeon-go-nearer = näher am Ausgang
# Whose way a rotated room changes: an own character’s, or an enemy’s
# $ap: action points in which an own character can then leave; 0 for an enemy that no longer can; “far” for neither
dungeon-go-way = { $ap ->
    [0] { $name } kommt im nächsten Zug nicht hinaus
    [far] { $name } { $own ->
        [yes] näher am Ausgang
       *[no] weiter weg vom Ausgang
    }
   *[other] { $name } noch { $ap } AP bis zum Ausgang
}
dungeon-go-along = trägt mit: { $name }
dungeon-go-tends = näher zu Verwundeten
dungeon-go-away = weg vom Feind
dungeon-go-line = { $back ->
    [yes] zurück nach { $square }
   *[no] { $square }
}{ $plain ->
    [no] { " " }· { $facts }
   *[yes] { "" }
}
dungeon-go-cost = { $points } AP
dungeon-go-ways = danach kannst du wählen, was mitkommt
dungeon-goes-wins = gewinnt die Partie
dungeon-goes-out = verlässt das Labyrinth: { $points ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
}
dungeon-goes-out-safe = { $name } in Sicherheit
dungeon-goes-out-lost = { $name } geht verloren
dungeon-goes-jump = { $count ->
    [one] kostet 1 Sprungkarte
   *[other] kostet { $count } Sprungkarten
}
dungeon-goes-pit = hält auf einer Grube an
dungeon-goes-pit-roped = auf einer Grube, mit Seil
dungeon-goes-falls = { $own ->
    [yes] ⚠ { $name } fällt in die Grube
   *[no] { $name } fällt in die Grube: 1 Punkt
}
dungeon-goes-gear = auf einem Zahnrad
dungeon-goes-beside = neben { $name }
dungeon-goes-beside-wounded = neben { $name } (verwundet)
dungeon-goes-reveals = neben { $count ->
    [one] verdecktem Raum
   *[other] verdeckten Räumen
} { $rooms }
dungeon-how-line = { $goal } · { $way }
dungeon-how = { $goal }: wählen, was mitkommt …
dungeon-way-keeps = behält { $thing }
# Whom a move takes or leaves: a character that’s carried is wounded.
# $sort: the sort of $name, for articles
dungeon-way-wounded = { $sort ->
    [thief] verwundete
    [wallwalker] verwundete
   *[other] verwundeten
} { $name }
dungeon-way-nothing = nimmt nichts
dungeon-way-takes = nimmt { $thing }{ $partnered ->
    [yes] { " " }von { $partner }
   *[no] { "" }
}{ $square ->
    [there] { "" }
   *[other] { " " }auf { $square }
}
dungeon-way-leaves = { $partnered ->
    [yes] gibt { $thing } an { $partner }{ $square ->
        [there] { "" }
       *[other] { " " }auf { $square }
    }
   *[no] legt { $thing }{ $square ->
        [there] { "" }
       *[other] { " " }auf { $square }
    } ab
}
dungeon-way-swaps = tauscht { $left } gegen { $thing }{ $partnered ->
    [yes] { " " }von { $partner }
   *[no] { "" }
}{ $square ->
    [there] { "" }
   *[other] { " " }auf { $square }
}

## Suggested moves, one press each

dungeon-suggest-menu = Schnelle Vorschläge für alle Figuren …
dungeon-suggest-card = { $points } AP: { $move }
dungeon-suggest-goal = { $character } { $back ->
    [yes] zurück nach { $square }
   *[no] nach { $square }
}
dungeon-suggest-move = { $goal }{ $actions ->
    [one] { "" }
   *[other] { " " }({ $actions } AP)
}{ $plain ->
    [no] { " " }· { $facts }
   *[yes] { "" }
}{ $ap ->
    [0] { "" }
   *[other] { " " }· { $ap } AP bis zum Ausgang
}
dungeon-suggest-deed = { $character }: { $deed }{ $plain ->
    [no] { " " }· { $facts }
   *[yes] { "" }
}

dungeon-deed-reveal = Raum { $number } aufdecken
dungeon-deed-rotate = { $which ->
    [own] Raum { $number } drehen
   *[twin] Zwilling drehen, Raum { $number }
} { $turn ->
    [right] ↻
   *[left] ↺
}
dungeon-deed-jump = { $out ->
    [yes] Hinausspringen bei { $square }
   *[no] Sprung nach { $square }
} (1 Sprungkarte)
dungeon-deed-wall = Schritt durch die Wand nach { $square }
dungeon-deed-attack-whom = { $target } angreifen
dungeon-deed-attack = { dungeon-deed-attack-whom }, { $attack } gegen { $defence } plus Karten
dungeon-deed-heal = { $target } heilen
dungeon-deed-regenerate = Sich selbst heilen
dungeon-deed-gate = Gitter zu { $square } { $state ->
    [open] schließen
   *[closed] öffnen
}
dungeon-deed-break = Gitter zu { $square } zerstören
dungeon-deed-drink = Trank trinken (+4 AP)
dungeon-deed-fire = Auf { $target } schießen
dungeon-do-other = Weitere Aktionen ({ $count })

dungeon-button-card = { $points } AP
dungeon-button-win = Partie gewinnen
dungeon-button-end-turn = Zug beenden
dungeon-button-end = { $over ->
    [yes] { dungeon-button-win }
   *[no] { dungeon-button-end-turn }{ $left ->
        [0] { "" }
       *[other] { " " }(noch { $left } AP)
    }
}
dungeon-button-end-anyway = Trotzdem beenden
dungeon-button-back-to-turn = Zurück zum Zug
dungeon-button-maze = Ganzes Labyrinth
dungeon-button-only-room = Nur der Raum
dungeon-button-hand = Meine Karten
dungeon-button-text = Als Text lesen
dungeon-button-rules = Regeln
dungeon-button-draw = { $agrees ->
    [yes] Remis annehmen …
   *[no] Remis anbieten …
}
dungeon-button-draw-sure = { $agrees ->
    [yes] Remis annehmen
   *[no] Remis anbieten
}

## Warnings

dungeon-warns-pit = ⚠ Deine { $name } steht ohne Seil auf einer Grube: Eine Wunde dort schaltet sie aus.
dungeon-warns-exit = ⚠ Im nächsten Zug kann { $colour } das Labyrinth verlassen: { $names }{ $wins ->
    [yes] . **Das wäre der Sieg.**
   *[no] .
}
dungeon-threat = Nah am Ausgang: { $name }, noch { $ap ->
    [one] 1 Aktionspunkt
   *[other] { $ap } Aktionspunkte
} entfernt.
dungeon-threat-one = { $name } mit { $ap } AP über { $square }
dungeon-warns-one = { $name } ({ $ap } AP)

## Fights

dungeon-fight-side = { $role ->
    [attacks] Angriff
   *[defends] Verteidigung
}, { $name }: { $fighters } = **{ $sum }**
dungeon-fight-risk = Ausgeschaltet, falls { $name } verliert: { $who } ({ $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
})
dungeon-fighter = { $name } { $value }{ $wounded ->
    [yes] { " " }(verwundet)
   *[no] { "" }
}
dungeon-list-plus = { $first } + { $second }
dungeon-plus = +{ $value }
dungeon-fight-choose = Welche Kampfkarte spielst du? Damit beginnt der Angriff. Die Gegenseite spielt eine, ohne deine zu sehen; danach kannst du ihn nicht mehr zurücknehmen.
dungeon-fight-last = Es ist dein letzter Aktionspunkt, also endet dein Zug nach dem Kampf.
dungeon-fight-lay = Welche Kampfkarte spielst du? Deine Wahl gilt sofort; beide werden gleichzeitig aufgedeckt. Deine Karte ist danach für immer weg, außer der +0.
dungeon-button-combat = +{ $value }{ $returns ->
    [yes] { " " }(kommt zurück)
   *[no] { $count ->
        [one] { "" }
       *[other] { " " }(noch { $count })
    }
}

## Filling a room

dungeon-place-ask = Raum { $room }, **{ $token }**: auf welches Feld?
dungeon-place-after = Danach: { $tokens }.
dungeon-place-done = Schon platziert: { $tokens }.
dungeon-on-square = { $token } auf { $square }
dungeon-place-other = Dann platziert { $name } von dir: { $tokens }.{ $points ->
    [0] { "" }
   *[other] { " " }Danach geht dein Zug weiter.
}
dungeon-place-final = -# Es ist das Letzte, was du platzierst: Deine Wahl gilt sofort.
dungeon-place-end = Du hast alles platziert, und dein letzter Aktionspunkt ist verbraucht. Drück **{ dungeon-button-end-turn }**, oder **{ talk-button-undo }** für das zuletzt Platzierte.
# $token: the character that is placed
dungeon-place-exits = -# Hinter einem Feld: so viele AP braucht diese Figur von dort hinaus, falls es schon einen Weg gibt.
# $out: the action points a character placed there needs to leave the maze, 0 if there's no way out or for an object
dungeon-place-square = { $gear ->
    [yes] { $square } ⚙
   *[no] { $square }
}{ $out ->
    [0] { "" }
   *[other] { " · " }{ $out } AP
}

## The hand

dungeon-hand-cards = { $whose ->
    [own] Du hast
   *[other] { $name } hat
} Aktionskarten { $actions }; Kampfkarten { $combat }; { $jumps ->
    [0] keine Sprungkarten
    [one] 1 Sprungkarte
   *[other] { $jumps } Sprungkarten
}.
dungeon-hand-covered = { $name } hat { $actions ->
    [0] keine Aktionskarten
    [one] 1 Aktionskarte
   *[other] { $actions } Aktionskarten
}{ $last ->
    [0] { "" }
   *[other] { " " }(zuletzt gespielt: { $last })
}, { $combat ->
    [one] 1 Kampfkarte
   *[other] { $combat } Kampfkarten
} und { $jumps ->
    [0] keine Sprungkarten
    [one] 1 Sprungkarte
   *[other] { $jumps } Sprungkarten
}. Die anderen gespielten Karten sind verdeckt.
dungeon-hand-hidden = Deine noch verdeckten Plättchen:
dungeon-hand-in-room = Raum { $room }: { $tokens }
dungeon-hand-before-plan = -# Stand vor deinem geplanten Zug: Davon ist noch nichts geschehen.
dungeon-hand-nothing-hidden = Von dir liegt kein Plättchen mehr verdeckt.
dungeon-draw-stands = { $own ->
    [yes] Dein Remisangebot gilt, bis { $name } einen Zug beendet hat.
   *[no] { $name } bietet Remis an.
}
dungeon-draw-ask = { $agrees ->
    [yes] { $name } bietet Remis an. Nimmst du an, endet die Partie ohne Sieg.
   *[no] { $name } Remis anbieten? Das Angebot gilt, bis { $name } einen Zug beendet hat. So lange spielst du weiter.
}

## Maze as text

dungeon-text-seat = **{ $name }**
dungeon-text-standing = Im Spiel: { $facts }.
dungeon-text-known = Verdeckt: { $facts }.
dungeon-text-out = Aus dem Spiel: { $facts }.
dungeon-text-unknown = { $count ->
    [one] 1 Plättchen liegt
   *[other] { $count } Plättchen liegen
} verdeckt.
dungeon-text-token = { $name } { $square }{ $wounded ->
    [yes] { " " }(verwundet)
   *[no] { "" }
}{ $healed ->
    [yes] { " " }(in diesem Zug geheilt)
   *[no] { "" }
}{ $carries ->
    [yes] { " " }mit { $thing }
   *[no] { "" }
}
dungeon-text-gone = { $name } { $why ->
    [exit] entkommen
    [safe] in Sicherheit gebracht
    [scored] hinausgetragen
    [dead] ausgeschaltet
    [used] verbraucht
   *[other] verloren
}
dungeon-text-down = Raum { $room }: verdeckt. Plättchen darin: { $blue } von Blau, { $yellow } von Gelb (höchstens { $most }).
dungeon-text-up = Raum { $room }: { $gear }.
dungeon-text-gear = Das Zahnrad auf { $square }, Nummer { $number }, dreht ihn { $way ->
    [right] rechtsherum
   *[left] linksherum
}; sein Zwilling ist { $twin ->
    [0] noch verdeckt
   *[other] Raum { $twin }
}
dungeon-text-edges = Seine Felder sind { $first } bis { $last }.
dungeon-text-gate = Gitter zwischen { $first } und { $second }: { $state ->
    [open] offen
    [broken] zerstört
   *[closed] geschlossen
}.
dungeon-text-square = { $square }{ $kind ->
    [pit] { " " }(Grube)
    [gear] { " " }(Zahnrad)
   *[floor] { "" }
}: { $open ->
    [yes] führt nach { $ways }
   *[no] führt nirgendwohin
}{ $there ->
    [yes] . Darauf: { $tokens }
   *[no] { "" }
}
dungeon-text-hidden-room = verdeckter Raum { $room }
dungeon-alt-turn = Zug { $number }{ $card ->
    [0] { "" }
   *[other] , Karte { $card }
}.
dungeon-alt-score = { $first } { $blue } von { $blue-goal } Punkten, { $second } { $yellow } von { $yellow-goal }.
dungeon-alt-no-card = Noch keine Aktionskarte gespielt.
dungeon-alt-no-points = Keine Aktionspunkte mehr.
dungeon-alt-laid = Kampfkarte gespielt: { $name }{ $card ->
    [hidden] { "" }
   *[other] , { $card }
}.
dungeon-alt-quiet = Ruhige Züge: { $count } von { $of }.
dungeon-alt-winner = Gewonnen hat { $name }.
dungeon-alt-news = { $colour }, { $now ->
    [yes] dieser Zug
   *[no] letzter Zug
}: { $told }.
dungeon-news-way = { $does ->
    [takes] { $name } von { $start } nach { $square }, nimmt: { $taken }
    [leaves] { $name } von { $start } nach { $square }, lässt da: { $left }
    [swaps] { $name } von { $start } nach { $square }, tauscht { $left } gegen { $taken }
    [carries] { $name } trägt { $burden } von { $start } nach { $square }
    [jump] { $name } springt von { $start } nach { $square }
    [wall] { $name } durch die Wand von { $start } nach { $square }
   *[moves] { $name } von { $start } nach { $square }
}
dungeon-news-there = { $does ->
    [takes] { $name } nimmt auf { $square }: { $taken }
    [leaves] { $name } lässt auf { $square } da: { $left }
   *[swaps] { $name } tauscht auf { $square } { $left } gegen { $taken }
}
dungeon-news-revealed = { $count ->
    [one] Raum
   *[other] Räume
} { $rooms } aufgedeckt
dungeon-news-turned = { $count ->
    [one] Raum
   *[other] Räume
} { $rooms } { $way ->
    [right] rechtsherum
    [left] linksherum
   *[half] um 180°
} gedreht
dungeon-news-attack = { $name } greift { $target } an
dungeon-news-fires = { $name } schießt mit dem Feuerstab auf { $target }
dungeon-news-dead = { $name } auf { $square } ausgeschaltet: +1 für { $gains }
dungeon-news-left = { $name } ist draußen, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
dungeon-news-gate = Gitter zwischen { $first } und { $second } { $state ->
    [open] geöffnet
    [broken] zerstört
   *[closed] geschlossen
}

## Alt texts

dungeon-alt-characters = { $colour }: { $told }.
dungeon-alt-at = { $name } { $square }
dungeon-alt-loose = am Boden { $things }
dungeon-alt-down = Verdeckte Räume mit blauen und gelben Plättchen: { $rooms }.
dungeon-alt-down-room = { $room } mit { $blue } und { $yellow }
dungeon-alt-down-empty = Verdeckte Räume ohne Plättchen: { $rooms }.
dungeon-alt-casts = Vor den Räumen stehen sich alle acht Figuren beider Seiten gegenüber.
dungeon-alt-gears = Zahnräder nach Raum: { $gears }.
dungeon-alt-gears-way = { $way ->
    [right] rechtsherum
   *[left] linksherum
} { $gears }
dungeon-alt-gear = { $room } auf { $square }
dungeon-alt-twins = Zwillingsräume: { $rooms }.
dungeon-alt-cards = { $colour }: Karten { $actions }; Kampf { $combat }; Sprünge { $jumps }.
dungeon-alt-covered = { $colour }: noch { $actions } { $actions ->
    [one] Karte
   *[other] Karten
}{ $last ->
    [0] { "" }
   *[other] , zuletzt gespielt { $last }
}; Kampfkarten: { $combat }; Sprünge { $jumps }.
dungeon-alt-gates = Gitter: { $gates }.
dungeon-alt-gates-state = { $state ->
    [broken] zerstört
   *[open] offen
} { $gates }
dungeon-alt-marked = { $sign }: { $squares }.
dungeon-alt-hand = { $secret ->
    [yes] Kampfkarten, von denen eine liegt
   *[no] Übrige Kampfkarten
}, { $name }: { $cards }.
dungeon-alt-unseen = { $count } verdeckt
dungeon-alt-carrier = { $fighter } mit { $thing }
dungeon-now-leaving = Kann { $when ->
    [now] jetzt
    [turn] in diesem Zug
   *[next] im nächsten Zug
} hinaus ({ $partly ->
    [yes] bis zu +{ $points }
   *[no] +{ $points }
}): { $names }.{ $wins ->
    [yes] { " " }Das wäre der Sieg.
   *[no] { "" }
}
dungeon-alt-legend = { $name }: Tempo { $speed }, Kampf { $combat }
dungeon-alt-objects = Gegenstände: { $things }.
dungeon-alt-reach = So weit kommt { $name ->
    [Goblin] der
    [Kleriker] der
    [Krieger] der
    [Magier] der
    [Mechanork] der
    [Troll] der
   *[other] die
} { $name } von { $square } aus: { $count ->
    [one] 1 Feld, für 1 AP
   *[other] { $count } Felder, für je 1 AP
}.
dungeon-alt-farther = Mit { $count } AP: { $squares }.
dungeon-alt-run = { $first } bis { $last }
dungeon-alt-turned = Raum { $room } vor und nach dem Drehen.
dungeon-alt-before = Vorher: { $things }.
dungeon-alt-after = Nachher: { $things }.
dungeon-alt-room = Raum { $room } wird gerade gefüllt.
dungeon-alt-places = { $name } platziert { $tokens }.
dungeon-alt-free = Freie Felder: { $squares }.
dungeon-alt-there = Schon dort: { $things }.
dungeon-alt-fight = { $attacker } auf { $here } greift { $target } auf { $there } an.
dungeon-alt-fighter = { $fighter } plus { $bonus } für { $thing }
dungeon-alt-side = { $name }: { $fighters }, zusammen { $sum }{ $shown ->
    [yes] ; mit Karte +{ $card } sind das { $total }
   *[no] { "" }
}.
dungeon-alt-tie = Gleichstand: Nichts passiert.
dungeon-alt-wins = { $name } gewinnt den Kampf: { $losses }.
dungeon-alt-fight-points = +{ $points } für { $name }: jetzt { $score } von { $goal } Punkten.
dungeon-alt-loss = { $name } { $loss ->
    [knocked-out] wird ausgeschaltet
   *[wounded] ist verwundet
}
dungeon-alt-sight = Die Schusslinie des Feuerstabs: von { $name } auf { $here } zu { $target } auf { $there }, dort ausgeschaltet: 1 Punkt für { $gains }.
dungeon-alt-growth = Punkte nach Zügen, { $name }: { $told }.
dungeon-alt-gain = { $points } in Zug { $turn } ({ $names })

## Refusals

dungeon-refusal-gone = Das geht nicht mehr. Jetzt möglich:
dungeon-refusal-no-way = Nach { $square } kommst du jetzt nicht. Wähl ein anderes Feld.
dungeon-refusal-no-attack = Dieser Angriff geht jetzt nicht. Geh zurück zum Zug, dann siehst du, wer in Reichweite ist.
dungeon-refusal-no-hand = Du spielst nicht mit und hast deshalb keine Karten. Labyrinth und Regeln kannst du trotzdem ansehen.
dungeon-refusal-no-draw = Remis anbieten oder annehmen geht jetzt nicht: Du hast es schon angeboten, oder die Partie läuft nicht.

## Tips for first-timers

dungeon-first-goal = **Dungeon Twister in Kürze.** Bring deine Figuren durch das Labyrinth und über die gegnerische Startzone hinaus: je 1 Punkt, beim Goblin 2, und 1 mehr mit einem Schatz. Auch jeder ausgeschaltete Feind bringt 1 Punkt. { $same ->
    [yes] Wer zuerst { $goal } Punkte hat, gewinnt.
   *[no] Du gewinnst mit { $goal } Punkten, die Gegenseite mit { $other }.
}
dungeon-first-team = -# Neu hier? Die Diebin ist am schnellsten, der Troll kämpft am besten, und der Goblin bringt 2 Punkte, wenn er entkommt. Ein falsches Team gibt es nicht.
dungeon-first-hide = -# Neu hier? Wer einen Raum aufdeckt, platziert die Figuren darin. Versteck deine also dort, wo du zuerst hinkommst. Deine Gegenstände platziert immer die Gegenseite.
dungeon-first-leave = -# Neu hier? Felder der gegnerischen Startzone führen aus dem Labyrinth: 1 Punkt, beim Goblin 2, und 1 mehr mit einem Schatz.
dungeon-first-carry = -# Neu hier? Eine Figur, die auf einem Gegenstand anhält, trägt ihn. Um unterwegs etwas zu nehmen oder abzulegen, nimm das Menü, das gleich erscheint.
dungeon-first-card = -# Neu hier? Du spielst eine Karte pro Zug. Probier ruhig: Endgültig wird es erst, wenn du den Zug beendest, einen Raum aufdeckst oder drehst oder angreifst.
dungeon-first-who = -# Neu hier? Jeden Aktionspunkt kannst du für eine beliebige eigene Figur ausgeben. Wähl eine, dann siehst du, wohin sie gehen kann.
dungeon-first-suggested = -# Neu hier? Die grünen Knöpfe sind schnelle Vorschläge für alle deine Figuren. **{ talk-button-hint }** denkt weiter voraus.
dungeon-first-what = -# Neu hier? Die hellsten Felder im Bild kosten 1 AP. Im Menü stehen auch weiter entfernte, mit ihren Kosten. Alles andere machen die Knöpfe, und **{ talk-button-undo }** nimmt das meiste zurück.
dungeon-first-reveal = -# Neu hier? Den verdeckten Raum neben deiner Figur kann niemand betreten, bevor er aufgedeckt ist. Deckst du ihn auf, platzierst du seine Plättchen, nur nicht deine eigenen Gegenstände.
dungeon-first-rotate = -# Neu hier? Auf einem Zahnrad kannst du den Raum um 90 Grad drehen, mit allem darin, oder seinen Zwilling. Der Knopf zeigt dir erst das Ergebnis: Eine Drehung ist endgültig.
dungeon-first-attack = -# Neu hier? Jede unverwundete Figur neben einem am Kampf beteiligten Feind kämpft mit. Der Knopf zeigt die Summen beider Seiten vor den Karten.
dungeon-first-jump = -# Neu hier? Ein Sprung geht über eine Grube und kostet { $jumps ->
    [1] deine letzte Sprungkarte
   *[other] eine deiner { $jumps } Sprungkarten
}.
dungeon-first-end = -# Neu hier? Alle deine Aktionspunkte sind verplant. Noch kannst du etwas zurücknehmen, nach dem Zugende nicht mehr.
dungeon-first-place = -# Neu hier? Wähl erst den Buchstaben, dann das Feld: Buchstaben und Zahlen stehen am Bildrand. Zurücknehmen kannst du, bis das letzte liegt. **{ talk-button-hint }** sagt dir, wohin ein Computer es legen würde.
dungeon-first-lay = -# Neu hier? Ihr spielt beide geheim eine Karte, und beide sind danach verbraucht. Nur die +0 kommt auf die Hand zurück.
dungeon-first-tall = -# Meistens am Handy? Mit `/{ command-settings-name }` ist das Labyrinth auf all deinen Seiten im Hochformat.

## Hints

dungeon-review-head = **Zug { $number } · { $kind ->
    [card] deine Aktionskarte
    [lay] deine Kampfkarte
   *[act] deine Aktionen
}**
dungeon-review-own = Du:
dungeon-review-better = Stärkster Computer:
dungeon-review-cost = Nach Schätzung des Computers hat dich deine Wahl { $game ->
    [yes] einen Sieg
   *[no] { $points ->
        [one] etwa 1 Punkt
       *[other] etwa { $points } Punkte
    }
} gekostet. Er wusste nur, was auch du da wusstest.
dungeon-hint-head = { $drawn ->
    [yes] **Hier wählt der stärkste Computer zufällig, damit ihn niemand durchschaut. Diesmal:**
    [cards] **In Kämpfen wechselt der stärkste Computer die Karten, damit ihn niemand durchschaut. Diesmal:**
   *[no] { $wins ->
        [yes] **Der stärkste Computer würde so gewinnen:**
       *[no] **Der stärkste Computer würde so spielen:**
    }
}
dungeon-hint-then = **{ talk-button-take-hint }** plant die Schritte oben. Den Rest drückst du selbst:
# $drawn: whether the answer was drawn at random, or a card from among several
dungeon-hint-why = { $drawn ->
    [no] Warum
   *[other] Dafür spricht
}: { $gain }{ $feared ->
    [yes] ; { $fear }
   *[no] { "" }
}.
# $fear: one of the dungeon-hint-fear-…, as a sentence of its own
dungeon-hint-risk = { $fear }.
dungeon-hint-gain-wins = damit gewinnst du
dungeon-hint-gain-leaves = { $character_sort ->
    [armour] die
    [thief] die
    [wallwalker] die
    [rope] das
    [sword] das
   *[other] der
} { $character } { $by ->
    [jump] springt über eine Grube und geht hinaus
    [wall] geht durch eine Wand und dann hinaus
    [rope] überquert mit dem Seil die Grube und geht hinaus
   *[walk] geht hinaus
}{ $loaded ->
    [yes] { " " }mit { $target_sort ->
        [armour] der
        [thief] der
        [wallwalker] der
       *[other] dem
    } { $target }
   *[no] { "" }
}: { $points ->
    [0] keine Punkte, aber in Sicherheit
    [one] 1 Punkt
   *[other] { $points } Punkte
}
dungeon-hint-gain-shoots = { $target_sort ->
    [armour] die
    [thief] die
    [wallwalker] die
    [rope] das
    [sword] das
   *[other] der
} { $target } kommt als Erstes in die Schusslinie des Feuerstabs und wird ausgeschaltet: 1 Punkt
dungeon-hint-gain-eliminates = { $target_sort ->
    [armour] die
    [thief] die
    [wallwalker] die
    [rope] das
    [sword] das
   *[other] der
} { $target } wird ausgeschaltet: 1 Punkt
dungeon-hint-gain-fights = vor den Karten steht es { $attack } zu { $defence }, das gewinnt bei gutem Spiel beider Seiten { $chance ->
    [100] fast immer
   *[other] in etwa { $chance } % der Fälle
}, und ein Sieg { $prize }
dungeon-hint-prize-points = bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, ausgeschaltet: { $who }
dungeon-hint-prize-wounds = verwundet: { $who }
dungeon-hint-cost-points = bringt { $them } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, ausgeschaltet: { $who }
dungeon-hint-cost-wounds = bringt nur Verwundete: { $who }
dungeon-hint-gain-reveals = { $others ->
    [0] { $some ->
        [yes] du platzierst deine Figuren aus Raum { $room } ({ $own })
       *[no] danach können alle Raum { $room } betreten
    }
   *[other] du platzierst die Figuren aus Raum { $room }{ $some ->
        [yes] { " " }(von dir: { $own })
       *[no] { "" }
    } und die Gegenstände von { $them }
}
dungeon-hint-gain-heals = { $target_sort ->
    [armour] die
    [thief] die
    [wallwalker] die
    [rope] das
    [sword] das
   *[other] der
} { $target } kann ab deinem nächsten Zug wieder handeln
dungeon-hint-gain-drinks = der Trank gibt { $character_sort ->
    [armour] der
    [thief] der
    [wallwalker] der
   *[other] dem
} { $character } in diesem Zug { $points } eigene Aktionspunkte
dungeon-hint-gain-takes = { $character_sort ->
    [armour] die
    [thief] die
    [wallwalker] die
    [rope] das
    [sword] das
   *[other] der
} { $character } bekommt { $target_sort ->
    [armour] die
    [thief] die
    [wallwalker] die
    [rope] das
    [sword] das
   *[other] den
} { $target }, { $thing ->
    [armour] das gibt +1 bei jedem gegnerischen Angriff
    [sword] das gibt +1 bei jedem eigenen Angriff
    [rope] das überbrückt eine Grube
    [potion] das gibt beim Trinken 4 Aktionspunkte
    [wand] damit kann der Magier die erste Figur auf einer Linie ausschalten
    [treasure] das bringt draußen 1 Punkt mehr
   *[friend] draußen ist das die Rettung
}
dungeon-hint-gain-opens = das öffnet das Gitter, und { $then }
dungeon-hint-gain-opens-on = das öffnet das Gitter
dungeon-hint-gain-turns = Raum { $room } ist dann gedreht, und { $then }
# $step: an action that wouldn’t be possible otherwise
dungeon-hint-gain-turns-for = Raum { $room } ist dann gedreht, und das wird möglich: { $step }
dungeon-hint-gain-blocks = { $target_sort ->
    [armour] die
    [thief] die
    [wallwalker] die
    [rope] das
    [sword] das
   *[other] der
} { $target } { $after ->
    [0] kommt nicht mehr hinaus (vorher: { $before ->
        [one] 1 Aktionspunkt
       *[other] { $before } Aktionspunkte
    })
   *[other] braucht { $after } statt { $before } Aktionspunkte bis hinaus
}
dungeon-hint-gain-nears = { $by ->
    [jump] mit einem Sprung:{" "}
    [wall] durch die Wand:{" "}
    [rope] mit dem Seil über die Grube:{" "}
   *[walk] { "" }
}{ $before ->
    [0] { $character_sort ->
        [armour] die
        [thief] die
        [wallwalker] die
        [rope] das
        [sword] das
       *[other] der
    } { $character } hat einen Weg hinaus, noch { $after ->
        [one] 1 Aktionspunkt
       *[other] { $after } Aktionspunkte
    }
   *[other] { $character_sort ->
        [armour] die
        [thief] die
        [wallwalker] die
        [rope] das
        [sword] das
       *[other] der
    } { $character } braucht { $after } statt { $before } Aktionspunkte bis hinaus
}
dungeon-hint-gain-approaches = { $character_sort ->
    [armour] die
    [thief] die
    [wallwalker] die
    [rope] das
    [sword] das
   *[other] der
} { $character } kommt dem Ausgang näher, auch wenn der Weg noch versperrt ist
dungeon-hint-gain-escapes = der Angriff { $attacker } gegen { $target }, { $attack } zu { $defence } vor den Karten, ist nicht mehr möglich
dungeon-hint-gain-threatens = im nächsten Zug ist ein Angriff möglich: { $attacker } gegen { $target }, { $attack } zu { $defence } vor den Karten
dungeon-hint-gain-readies = im nächsten Zug lässt sich Raum { $room } aufdecken
dungeon-hint-gain-shortens = { $character_sort ->
    [thief] die
    [wallwalker] die
   *[other] der
} { $character } hat es nicht mehr so weit hinaus
dungeon-hint-gain-lengthens = { $target_sort ->
    [thief] die
    [wallwalker] die
   *[other] der
} { $target } hat es weiter hinaus
dungeon-hint-gain-lets-reveal = { $count ->
    [one] Raum
   *[other] die Räume
} { $rooms } lässt er { $them } aufdecken, denn { $count ->
    [one] er liegt
   *[other] sie liegen
} auf dem Weg von { $them }
# $explained: whether $then says anything
dungeon-hint-gain-card = { $which ->
    [only] eine andere Aktionskarte darfst du jetzt nicht spielen
    [lower] { $card ->
        [one] 1 Aktionspunkt reicht
       *[other] { $card } Aktionspunkte reichen
    }
   *[highest] { "" }
}{ $which ->
    [highest] { "" }
   *[other] { $explained ->
        [yes] ;{" "}
       *[no] { "" }
    }
}{ $then }
dungeon-hint-gain-lays = { $reach ->
    [no] gewinnen kannst du mit keiner Karte, und die anderen behältst du
    [none] du kommst auf { $total }; das gewinnt nichts, aber deine höheren Karten behältst du
   *[other] du kommst auf { $total } und schlägst { $reach ->
        [all] jede Karte, die { $them } noch hat
        [most] alles außer { $unbeaten }
       *[some] nur { $beaten }
    }
}{ $returns ->
    [yes] , und die +0 kommt zurück
   *[no] { "" }
}{ $reach ->
    [no] { "" }
    [none] { "" }
   *[other] ; ein Sieg { $prize }
}
dungeon-hint-cards = Deine Karten gegen die, die { $them } noch { $covered ->
    [yes] haben könnte:
   *[no] hat:
}
dungeon-hint-card = **{ $card }**: { $does }
# Several cards in a row, as in “beats +0…+4”
dungeon-hint-card-run = { $first } bis { $last }
dungeon-hint-card-beats = schlägt { $all ->
    [yes] jede Karte
   *[no] { $cards }
}
dungeon-hint-card-ties = unentschieden gegen { $all ->
    [yes] jede Karte
   *[no] { $cards }
}
dungeon-hint-card-loses = verliert gegen { $all ->
    [yes] jede Karte
   *[no] { $cards }
}
dungeon-hint-kept = { $returns ->
    [yes] Die +0 kostet nichts, und deine anderen Karten behältst du für spätere Kämpfe.
   *[no] Die { $card } ist danach weg (dem Computer ist sie etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } wert), und für spätere Kämpfe behältst du { $cards }.
}
dungeon-hint-gain-team = { $fastest_sort ->
    [armour] die
    [thief] die
    [wallwalker] die
    [rope] das
    [sword] das
   *[other] der
} { $fastest } (Tempo { $speed }) und { $strongest_sort ->
    [armour] die
    [thief] die
    [wallwalker] die
    [rope] das
    [sword] das
   *[other] der
} { $strongest } (Kampf { $combat }) können vom ersten Zug an handeln
dungeon-hint-gain-hides-character = { $where ->
    [near] Raum { $room } grenzt an deine Startzone, du kannst ihn also zuerst aufdecken und { $target_sort ->
        [armour] die
        [thief] die
        [wallwalker] die
        [rope] das
        [sword] das
       *[other] den
    } { $target } platzieren
    [far] von Raum { $room } aus hat { $target_sort ->
        [armour] die
        [thief] die
        [wallwalker] die
        [rope] das
        [sword] das
       *[other] der
    } { $target } nur noch einen Raum vor sich
   *[middle] Raum { $room } liegt auf halbem Weg, { $target_sort ->
        [armour] die
        [thief] die
        [wallwalker] die
        [rope] das
        [sword] das
       *[other] der
    } { $target } hat es also nicht mehr so weit
}
dungeon-hint-gain-hides-object = { $where ->
    [near] Raum { $room } grenzt an deine Startzone, { $target_sort ->
        [armour] die
        [thief] die
        [wallwalker] die
        [rope] das
        [sword] das
       *[other] der
    } { $target } liegt also nah bei deinem Team
    [far] Raum { $room } grenzt an die Startzone von { $them }, { $target_sort ->
        [armour] die
        [thief] die
        [wallwalker] die
        [rope] das
        [sword] das
       *[other] der
    } { $target } liegt also nah an deinem Ausgang
   *[middle] Raum { $room } liegt auf halbem Weg, dein Team kommt also an { $target_sort ->
        [armour] der
        [thief] der
        [wallwalker] der
       *[other] dem
    } { $target } vorbei
}
dungeon-hint-gain-places-from = von dort braucht { $target_sort ->
    [armour] die
    [thief] die
    [wallwalker] die
    [rope] das
    [sword] das
   *[other] der
} { $target } { $ap ->
    [one] 1 Aktionspunkt
   *[other] { $ap } Aktionspunkte
} bis hinaus
dungeon-hint-gain-places-best = { $own ->
    [yes] kein freies Feld liegt näher am Ausgang: { $target_sort ->
        [armour] die
        [thief] die
        [wallwalker] die
        [rope] das
        [sword] das
       *[other] der
    } { $target } braucht { $ap ->
        [one] 1 Aktionspunkt
       *[other] { $ap } Aktionspunkte
    } bis hinaus
   *[no] kein freies Feld liegt weiter vom Ausgang weg: { $target_sort ->
        [armour] die
        [thief] die
        [wallwalker] die
        [rope] das
        [sword] das
       *[other] der
    } { $target } braucht { $ap ->
        [one] 1 Aktionspunkt
       *[other] { $ap } Aktionspunkte
    } bis hinaus
}
dungeon-hint-gain-places-nearest = es ist das freie Feld, das dem Ausgang am nächsten ist, sobald sich ein Weg öffnet
dungeon-hint-gain-places-shut = von dort kommt { $target_sort ->
    [armour] die
    [thief] die
    [wallwalker] die
    [rope] das
    [sword] das
   *[other] der
} { $target } nicht hinaus
dungeon-hint-gain-places-gear = dort steht { $target_sort ->
    [thief] die
    [wallwalker] die
   *[other] der
} { $target } auf dem Zahnrad und kann Raum { $room } drehen
dungeon-hint-gain-places-blocks = dort versperrt die Figur einen Weg: { $target_sort ->
    [thief] die
    [wallwalker] die
   *[other] der
} { $target } hat es weiter hinaus
dungeon-hint-gain-lies-near = am nächsten bei { $target_sort ->
    [armour] der
    [thief] der
    [wallwalker] der
   *[other] dem
} { $target } steht dort eine Figur von dir: { $character }
dungeon-hint-gain-lies-far = kein freies Feld liegt weiter weg von den Figuren von { $them }
dungeon-hint-gain-lies-between = insgesamt liegt kein freies Feld so nah bei deinen Figuren und so weit weg von denen von { $them }
dungeon-hint-gain-draw = { $stands ->
    [behind] du liegst { $own }:{ $other } zurück und stehst schlechter: Mehr als ein Remis ist nicht drin
    [ahead] du führst { $own }:{ $other }
   *[even] es steht { $own }:{ $other }{ $quiet ->
        [0] {""}
        [one] , im letzten Zug ist nichts passiert
       *[other] , in den letzten { $quiet } Zügen ist nichts passiert
    }, und mehr ist nicht zu erwarten
}
dungeon-hint-declined-draw = Ein Remis würde er ablehnen: { $stands ->
    [ahead] Du führst { $own }:{ $other }
   *[other] Beim Stand von { $own }:{ $other } stehst du gut genug, um weiterzuspielen
}.
dungeon-hint-fear-leaves = aber { $character_sort ->
    [armour] die
    [thief] die
    [wallwalker] die
    [rope] das
    [sword] das
   *[other] der
} { $character } kann im nächsten Zug hinauskommen ({ $ap } AP){ $more ->
    [0] { "" }
   *[other] , und andere auch
}{ $wins ->
    [yes] , und { $them } würde gewinnen
   *[no] { "" }
}
dungeon-hint-fear-attacked = aber { $attacker_sort ->
    [armour] die
    [thief] die
    [wallwalker] die
    [rope] das
    [sword] das
   *[other] der
} { $attacker } kann { $target_sort ->
    [armour] die
    [thief] die
    [wallwalker] die
    [rope] das
    [sword] das
   *[other] den
} { $target }{ $points ->
    [0] { "" }
   *[other] { $wounded ->
        [yes] {" "}(verwundet)
       *[no] { "" }
    }
} angreifen: { $attack } zu { $defence } vor den Karten{ $points ->
    [0] { "" }
    [one] , für einen Punkt
   *[other] , für { $points } Punkte
}{ $wins ->
    [yes] , und { $them } würde gewinnen
   *[no] { "" }
}
dungeon-hint-fear-gives-way = aber das macht einen Weg frei: { $target_sort ->
    [armour] die
    [thief] die
    [wallwalker] die
    [rope] das
    [sword] das
   *[other] der
} { $target } { $before ->
    [0] kann jetzt hinaus ({ $after } AP)
   *[other] braucht { $after } statt { $before } AP bis hinaus
}
dungeon-hint-fear-loses = eine Niederlage { $cost }
dungeon-hint-fear-objects = aber deine Gegenstände platziert { $them }: { $objects }
dungeon-hint-fear-cards = Karten kommen erst nach deiner vierten zurück, also heb { $cards } für später auf
dungeon-hint-fear-team = aber wer deine { $count } versteckten Figuren findet, darf sie platzieren
dungeon-hint-fear-team-dear = aber { $target_sort ->
    [armour] die
    [thief] die
    [wallwalker] die
    [rope] das
    [sword] das
   *[other] der
} { $target }, draußen { $points } Punkte wert, liegt versteckt in einem Raum, und wer ihn aufdeckt, bestimmt das Feld
dungeon-hint-fear-hides-character = { $where ->
    [near] aber von dort geht es durch das ganze Labyrinth
    [far] aber { $them } kann zuerst dort sein und darf dann platzieren
   *[middle] aber wer zuerst dort ist, darf platzieren
}
dungeon-hint-fear-hides-object = aber platzieren darf { $them }, egal wer es findet
dungeon-hint-fear-places = von { $square } aus wären es { $ap ->
    [one] 1 Aktionspunkt
   *[other] { $ap } Aktionspunkte
}

## Statistics

dungeon-career-alt = Statistik von { $name }.
dungeon-career-points = Punkte: { $count ->
    [0] noch keine
   *[other] { $count } ({ $sources })
}.
dungeon-career-exit = { $count } für entkommene Figuren
dungeon-career-goblin = { $count } für entkommene Goblins
dungeon-career-treasure = { $count } für Schätze
dungeon-career-elimination = { $count } für ausgeschaltete Figuren
dungeon-career-team = Am häufigsten im Startteam: { $team }.
dungeon-career-fights = Kämpfe: { $won } gewonnen, { $tied } unentschieden, { $lost } verloren.
dungeon-career-rotations = { $count ->
    [one] 1-mal einen Raum
   *[other] { $count }-mal Räume
} gedreht.
dungeon-career-length = Eine Partie dauerte im Schnitt { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}{ $fastest ->
    [0] {""}
   *[other] ; der schnellste Sieg gelang in Zug { $fastest }
}.
dungeon-best-source = Sie kommen aus beendeten Partien zwischen zwei Menschen und aus Siegen gegen den Computer. Partien mit Vorsprung oder Aufgabe zählen nicht.
dungeon-best-win = Schnellster Sieg (Ziel: { $goal } Punkte): **{ $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}**
dungeon-best-computer = Schnellster Sieg gegen einen Computer (Ziel: { $goal } Punkte): **{ $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}**
dungeon-best-points = Meiste Punkte in einer Partie: **{ $count }**
dungeon-best-comeback = Größte Aufholjagd: gewonnen nach **{ $count ->
    [one] 1 Punkt
   *[other] { $count } Punkten
}** Rückstand
dungeon-best-fights = Meiste gewonnene Kämpfe in einer Partie: **{ $count }**
dungeon-best-rotations = Meiste Raumdrehungen in einer Partie: **{ $count }**

## Alt texts of hero pictures

dungeon-alt-hero-escape = Ein Tor voller Licht. Darin: { $token }{ $treasure ->
    [yes] , den Schatz hoch erhoben
   *[no] { "" }
}.
dungeon-alt-hero-fight = Aufrecht im Licht: { $victor }. Am Boden im Dunkeln: { $fallen }.
dungeon-alt-hero-wand = Im Licht, mit dem Feuerstab: { $victor }. Von seinem Feuer getroffen: { $fallen }.
dungeon-alt-hero-pit = Im Sturz in eine tiefe Grube: { $fallen }.
dungeon-alt-hero-spin = Raum { $room } dreht sich auf einem riesigen Zahnrad { $way ->
    [right] rechtsherum
   *[left] linksherum
}. Darin: { $things }.
dungeon-alt-hero-turner = Gedreht von: { $turner }.
dungeon-alt-hero-points = +{ $points } für { $name }.
