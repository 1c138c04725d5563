# Captions in the K2 replay. A headline has room for 30 characters; two lines of about 50 fit below it.

k2-film-setting = { $side ->
    [hard] Schwere Seite
   *[easy] Leichte Seite
}, { $season ->
    [winter] Winter
   *[summer] Sommer
}


k2-film-space = { $space ->
    [base] Basis
    [summit] Gipfel
   *[other] { $space }
}
k2-film-both = A und B
k2-film-moves = { $climber } nach { $space }
k2-film-climbs = { $climber } steigt auf nach { $space }
k2-film-metres = { $altitude } m
k2-film-camps = { $climber } { $climbers ->
    [one] zeltet
   *[other] zelten
} auf { $space }
k2-film-summit = { $climber } ist auf dem Gipfel!
k2-film-tent = { $climber } { $climbers ->
    [one] zeltet
   *[other] zelten
}
k2-film-air = { $climber } +{ $air } Luft

k2-film-high = { $climber } ist über 8000 m
k2-film-leads = { $name } geht in Führung
k2-film-death = { $climber } kehrt nicht zurück
k2-film-died-at = Auf { $space }, { $altitude } m
k2-film-died-summit = Auf dem Gipfel geblieben
k2-film-avalanche = Eine Lawine trifft { $climber }
k2-film-rescue = { $climber } ist gerettet
k2-film-down = Von { $start } hinunter nach { $end }
k2-film-left = { $name } gibt auf
k2-film-left-more = Beide verlassen den Berg


k2-film-present = Fortsetzung folgt
k2-film-goes-on = Die Expedition läuft noch.

## The replay's message, alt text and progress

k2-film-head = **Film einer Expedition zum K2**: { $names }, { $setting }
k2-film-so-far = Die Partie läuft noch; bisher Tag { $day } von { $days }.
k2-film-making = Der Film entsteht ({ $days ->
    [one] der erste Tag
   *[other] { $days } Tage
}) …
k2-film-alt = Ein Film der Expedition, Tag für Tag, bis Tag { $day }.
k2-film-alt-end = Endstand: { $totals }.
k2-film-alt-total = { $name } mit { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkten
}
k2-film-alt-day = Tag { $day }: { $told }
