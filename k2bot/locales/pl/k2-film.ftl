# Captions in the K2 replay. A headline has room for 30 characters; two lines of about 50 fit below it.

k2-film-setting = Strona { $side ->
    [hard] trudniejsza
   *[easy] łatwiejsza
}, { $season ->
    [winter] zima
   *[summer] lato
}


k2-film-space = { $space ->
    [base] baza
    [summit] szczyt
   *[other] { $space }
}
k2-film-both = A i B
k2-film-moves = { $climber } → { $space }
k2-film-climbs = { $climber } wchodzi na { $space }
k2-film-metres = { $altitude } m
k2-film-camps = { $climber }: namiot, { $space }
k2-film-summit = { $climber } zdobywa szczyt!
k2-film-tent = { $climber }: namiot
k2-film-air = { $climber }: tlen +{ $air }

k2-film-high = { $climber } powyżej 8000 m
k2-film-leads = Prowadzi { $name }
k2-film-death = { $climber } nie wraca
k2-film-died-at = Śmierć: { $space }, { $altitude } m
k2-film-died-summit = Śmierć na szczycie
k2-film-avalanche = Lawina: { $climber }
k2-film-rescue = Ratunek: { $climber }
k2-film-down = W dół: { $start } → { $end }
k2-film-left = { $name } opuszcza wyprawę
k2-film-left-more = Obaj himalaiści odchodzą


k2-film-present = Ciąg dalszy nastąpi
k2-film-goes-on = Wyprawa jeszcze trwa.

## The replay's message, alt text and progress

k2-film-head = **Powtórka wyprawy na K2**: { $names }, { $setting }
k2-film-so-far = Gra jeszcze trwa; to dzień { $day } z { $days }.
k2-film-making = Powstaje powtórka, dni: { $days }…
k2-film-alt = Powtórka wyprawy, dzień po dniu, do dnia { $day }.
k2-film-alt-end = Wynik końcowy: { $totals }.
k2-film-alt-total = { $name }: { $total } pkt
k2-film-alt-day = Dzień { $day }: { $told }
