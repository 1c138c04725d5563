### Captions in the Dungeon Twister replay. A frame is on screen for a second or two, so use few words.

dungeon-film-head = **Film:** { $first } gegen { $second }, { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}.
dungeon-film-making = Der Film entsteht ({ $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}) …
dungeon-film-goal = { $same ->
    [yes] { $first } Punkte zum Sieg
   *[no] Zum Sieg: Blau { $first }, Gelb { $second } Punkte
}
dungeon-film-turn = Zug { $number }
dungeon-film-goes-on = Das Spiel läuft noch
dungeon-film-advances = { $names } { $count ->
    [one] rückt vor
   *[other] rücken vor
}
dungeon-film-retreats = { $names } { $count ->
    [one] weicht zurück
   *[other] weichen zurück
}
dungeon-film-moves = { $names } { $count ->
    [one] zieht
   *[other] ziehen
}
dungeon-film-runs = { $names } { $count ->
    [one] rennt
   *[other] rennen
} zum Ausgang
dungeon-film-carries = { $name } trägt { $thing }{ $onward ->
    [yes] { " " }Richtung Ausgang
   *[no] { "" }
}
dungeon-film-takes = { $name } nimmt { $thing }
dungeon-film-drops = { $name } legt { $thing } ab
dungeon-film-drinks = { $name } trinkt { $thing }
dungeon-film-reveals = { $count ->
    [one] { $name } deckt Raum { $room } auf
   *[other] { $name } deckt Räume { $room } auf
}
dungeon-film-rotates = { $count ->
    [one] { $name } dreht Raum { $room }
   *[other] { $name } dreht Räume { $room }
}
dungeon-film-attacks = { $name } greift { $target } an
dungeon-film-fights = { $name } { $result ->
    [won] schlägt
    [lost] verliert gegen
   *[drawn] remis gegen
} { $target }{ $covered ->
    [yes] { "" }
   *[no] { " " }{ $attack }:{ $defence }
}
dungeon-film-fires = { $name } schießt auf { $target }
dungeon-film-heals = { $name } heilt { $target }
dungeon-film-recovers = { $name } heilt sich
dungeon-film-gate = { $name } { $state ->
    [open] öffnet
    [broken] zerstört
   *[closed] schließt
} ein Gitter
dungeon-film-leaves = { $name } entkommt{ $carries ->
    [yes] { " " }mit { $thing }
   *[no] { "" }
}!
dungeon-film-falls = { $name } { $cause ->
    [pit] stürzt in die Grube
   *[other] ist ausgeschaltet
}

dungeon-film-alt = { $first } { $blue }:{ $yellow } { $second } nach { $turns ->
    [one] 1 Zug
   *[other] { $turns } Zügen
}.
dungeon-film-alt-turn = Zug { $number }: { $detail }
