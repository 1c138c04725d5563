### Rätsel von Dungeon Twister: gewinnen, bevor der Zug endet.

dungeon-puzzle-task = Du bist { $seat ->
    [0] **Blau**, und deine Figuren verlassen das Labyrinth rechts
   *[1] **Gelb**, und deine Figuren verlassen das Labyrinth links
}. **Gewinne, bevor dein Zug endet:** Am Anfang { $points ->
    [one] fehlt dir noch **1 Punkt**
   *[other] fehlen dir noch **{ $points } Punkte**
}, und du hast { $actions ->
    [one] **1 Aktionspunkt**
   *[other] **{ $actions } Aktionspunkte**
}. Nur mit einer einzigen ersten Aktion klappt es.{ $hidden ->
    [yes] {" "}Räume aufdecken kannst du hier nicht: Was darin liegt, ist Glückssache.
   *[no] {""}
}
    Deine Kampfkarten: { $own } · { $jumps ->
    [0] keine Sprungkarten
    [one] 1 Sprungkarte
   *[other] { $jumps } Sprungkarten
}
    Kampfkarten der Gegenseite: { $cards }. Im Kampf spielt sie die beste gegen deine.
dungeon-puzzle-goal = Gewinne, bevor dein Zug endet.
dungeon-puzzle-sure = Du hast noch nicht gewonnen: Beendest du deinen Zug, **ist dieser Versuch gescheitert**. Du hast noch { $points ->
    [one] 1 Aktionspunkt
   *[other] { $points } Aktionspunkte
}. Zug trotzdem beenden?
dungeon-puzzle-spent = Dein letzter Aktionspunkt ist verbraucht, und du hast nicht gewonnen: Beendest du deinen Zug, **ist dieser Versuch gescheitert**. Nimm etwas zurück, um anderes zu versuchen.
dungeon-puzzle-short = Dein Zug ist vorbei, und dir { $points ->
    [one] fehlt 1 Punkt
   *[other] fehlen { $points } Punkte
}.
dungeon-puzzle-revealed = Du hast einen Raum aufgedeckt. Was darin liegt, ist Glückssache, und ein Rätsel muss ohne Glück zu gewinnen sein.
dungeon-puzzle-step = { $number }. { $told }
dungeon-puzzle-any-card = -# Im Kampf siehst du die beste Karte gegen deine. Die Lösung klappt gegen jede.
dungeon-puzzle-none = Ein Rätsel mit dieser Nummer gibt es nicht.
dungeon-puzzle-changed = Das passt nicht mehr zu diesem Rätsel.
