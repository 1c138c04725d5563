### Words inside the other pictures. Space is tight: longer words may be set smaller or cut.

## Letters on the characters' tokens: one or two, all different

dungeon-letters-cleric = K
dungeon-letters-goblin = G
dungeon-letters-mekanork = Mk
dungeon-letters-thief = D
dungeon-letters-troll = T
dungeon-letters-wallwalker = W
dungeon-letters-warrior = Kr
dungeon-letters-wizard = Ma

## Panels next to details of the maze

dungeon-picture-speed = { $count ->
    [one] { $count } Schritt für 1 AP
   *[other] { $count } Schritte für 1 AP
}
# Beside signs of numbers on characters to choose from
dungeon-picture-steps = Schritte für 1 AP
dungeon-picture-combat = Kampfstärke
dungeon-picture-strength = Kampf { $count }
dungeon-picture-on-gear = kann Räume drehen
dungeon-picture-spent = { $count } AP
# Beside a square in reach, if all of them cost 1 AP
dungeon-picture-go = hierher: 1 AP
# The wounded character that another one carries
dungeon-picture-with = trägt { $name } (verwundet)
# A sign on squares from which something can be taken
dungeon-picture-fetch = hier holen
# The same sign where it is known what lies there: $names are one or two objects, with a comma
dungeon-picture-fetch-these = { $names } holen
# An arrow across the edge of a part of the maze
dungeon-picture-beyond = dort weitere Felder
dungeon-picture-out = verlässt Labyrinth
dungeon-picture-jump = mit einer Sprungkarte
dungeon-picture-wall = durch eine Wand
dungeon-picture-beside-enemy = Kampf hier möglich
# $place: room or square
dungeon-picture-choose-place = Wähl { $place ->
    [room] einen Raum
   *[square] ein Feld
} für { $sort ->
    [thief] die
    [wallwalker] die
    [armour] die
    [rope] das
    [sword] das
   *[other] den
} { $kind }
# Below a player's name: why that player places this. $who: all, a character; rest, an object
dungeon-picture-places = { $who ->
    [all] platziert alle Figuren
   *[rest] platziert gegnerische Gegenstände
}
# A heading above the tokens to place next
dungeon-picture-then = Danach
# One of these that the other player places: $name; $kind: what, with its colour
dungeon-picture-then-other = { $name }: { $kind }
dungeon-picture-free = { $count ->
    [one] 1 Feld zur Wahl
   *[other] { $count } Felder zur Wahl
}

dungeon-picture-no-pit = Gruben bleiben leer

## A fight

dungeon-picture-fight = Kampf!
dungeon-picture-stakes = { $dies ->
    [yes] Verliert { $sort ->
        [thief] die { $kind }, scheidet sie
        [wallwalker] die { $kind }, scheidet sie
       *[other] der { $kind }, scheidet er
    } aus: 1 Punkt
   *[no] Wer verliert, wird verwundet
}
dungeon-picture-fight-tie = Gleichstand: nichts passiert
dungeon-picture-fight-won = { $name } gewinnt
dungeon-picture-gained = +{ $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
dungeon-picture-target = das Ziel
dungeon-picture-attacker = greift an
dungeon-picture-beside = neben { $name }
dungeon-picture-lost-wounded = nun verwundet
dungeon-picture-lost-knocked-out = ausgeschaltet
dungeon-picture-was-wounded = verwundet, kämpft mit 0
dungeon-picture-at-risk = bei Niederlage
dungeon-picture-card-laid = Karte gelegt
dungeon-picture-card-asked = wählt Karte
dungeon-picture-hand = { $secret ->
    [yes] Kampfkarten, eine liegt
   *[no] übrige Kampfkarten
}

## Setup

dungeon-picture-unplaced = { $count ->
    [0] alle Plättchen gelegt
    [one] noch 1 Plättchen
   *[other] noch { $count } Plättchen
}
dungeon-picture-hide-one = Wähl ein Plättchen, dann einen Raum
# $confirmed: yes once the plan is, otherwise no
dungeon-picture-planned = { $confirmed ->
    [yes] Plan bestätigt
   *[no] Alles geplant: jetzt bestätigen
}
dungeon-picture-done = Alles versteckt
# $plans: yes if there is something to choose meanwhile, otherwise no
dungeon-picture-waits = { $plans ->
    [yes] plane voraus, { $name } ist dran
   *[no] { $name } ist dran
}
dungeon-picture-order = Reihenfolge
# Beside the sign of a place in a room where a token may be hidden
dungeon-picture-free-place = freier Platz
dungeon-picture-full = voll
# Above the number of a room, on its lid
dungeon-picture-lid = Raum
dungeon-picture-your-turn = du bist dran
dungeon-picture-team = Diese vier starten
dungeon-picture-line = Startzone

## A shot of the wand

dungeon-picture-shot = K. o.: +1 Punkt für { $name }

## The end

dungeon-picture-end-won = { $name } gewinnt!
dungeon-picture-end-draw = Remis
dungeon-picture-end-goal = mit Vorsprung genügten { $goal } Punkte
# On the plate of whoever reached the goal
dungeon-picture-end-reached = Ziel erreicht
dungeon-picture-end-quiet = 40 Züge ohne Punkt oder neuen Raum
dungeon-picture-end-nobody = niemand kann handeln, Zug { $turns }
dungeon-picture-end-resigned = { $name } gibt auf, Zug { $turns }
dungeon-picture-end-agreed = vereinbart in Zug { $turns }
dungeon-picture-end-out = entkommt
dungeon-picture-end-struck = K. o.
dungeon-picture-end-turns = Züge { $first }–{ $last }
# Below the one, for whoever carried it out; below the other, who did it
dungeon-picture-end-treasure = mit Schatz
dungeon-picture-end-by = durch { $name }
# Where nobody scored: $count characters of a team, $count of all rooms
dungeon-picture-end-team = Im Labyrinth: { $count }
dungeon-picture-end-rooms = Aufgedeckte Räume: { $count }/{ $total }
dungeon-picture-source-exit = draußen
dungeon-picture-source-goblin = Goblin draußen
dungeon-picture-source-treasure = Schatz
dungeon-picture-source-elimination = ausgeschaltet

dungeon-picture-career-games = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}{ $won ->
    [-1] {""}
    [one] , 1 Sieg
   *[other] , { $won } Siege
}
dungeon-picture-points = Punkte
dungeon-picture-career-team = Startteams
dungeon-picture-career-fights = Kämpfe
dungeon-picture-career-won = siegreich
dungeon-picture-career-tied = gleich
dungeon-picture-career-lost = verloren
dungeon-picture-career-rotations = { $count ->
    [one] Mal einen Raum gedreht
   *[other] Mal Räume gedreht
}
dungeon-picture-career-rivals = Bilanz
dungeon-picture-career-nobody = Noch keine Partie gegen Menschen

## Hero pictures: one short sentence, as on a poster

dungeon-hero-treasure = { $sort ->
    [thief] Die
    [wallwalker] Die
   *[other] Der
} { $kind } von { $name } entkommt mit dem Schatz!
dungeon-hero-treasure-won = { $sort ->
    [thief] Die
    [wallwalker] Die
   *[other] Der
} { $kind } von { $name } entkommt mit dem Schatz und gewinnt!
dungeon-hero-free-won = { $name } bringt { $sort ->
    [thief] die
    [wallwalker] die
   *[other] den
} { $kind } hinaus und gewinnt!
dungeon-hero-fight = { $by ->
    [thief] Die
    [wallwalker] Die
   *[other] Der
} { $victor } von { $name } schaltet { $sort ->
    [thief] die
    [wallwalker] die
   *[other] den
} { $kind } aus!
dungeon-hero-pit = { $sort ->
    [thief] Die
    [wallwalker] Die
   *[other] Der
} { $kind } stürzt in die Grube!
dungeon-hero-wand = Der Feuerstab streckt { $sort ->
    [thief] die
    [wallwalker] die
   *[other] den
} { $kind } nieder!
dungeon-hero-own-wand = Eigener Feuerstab trifft { $sort ->
    [thief] die
    [wallwalker] die
   *[other] den
} { $kind }: ein Punkt für { $name }!
dungeon-hero-several = { $name } schaltet { $count } Figuren aus!
dungeon-hero-away = { $name } dreht { $sort ->
    [thief] die
    [wallwalker] die
   *[other] den
} { $kind } von { $owner } vom Ausgang weg!
dungeon-hero-towards = { $name } dreht { $sort ->
    [thief] die
    [wallwalker] die
   *[other] den
} { $kind } zum Ausgang!
dungeon-hero-first = { $by ->
    [thief] Die
    [wallwalker] Die
   *[other] Der
} { $victor } von { $name } dreht den Raum samt { $kind }!
dungeon-hero-way = { $way ->
    [right] rechtsherum
   *[left] linksherum
}
