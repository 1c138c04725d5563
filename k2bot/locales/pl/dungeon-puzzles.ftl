### Zagadki Dungeon Twistera: wygraj przed końcem tury.

dungeon-puzzle-task = Grasz { $seat ->
    [0] **niebieskimi**, a twoje postacie opuszczają labirynt po prawej stronie
   *[other] **żółtymi**, a twoje postacie opuszczają labirynt po lewej stronie
}. **Wygraj przed końcem swojej tury:** brakuje ci { $points ->
    [one] **1 punktu**
    [few] **{ $points } punktów**
   *[many] **{ $points } punktów**
}, a punkty akcji, które ci zostały, to **{ $actions }**. Tylko jedna pierwsza akcja prowadzi do celu.
    Twoje karty walki: { $own } · { $jumps ->
    [0] brak kart skoku
    [one] 1 karta skoku
    [few] { $jumps } karty skoku
   *[many] { $jumps } kart skoku
}
    Karty walki przeciwnej strony: { $cards }. W walce zagrywa najlepszą z nich na twoją.
dungeon-puzzle-short = Twoja tura się skończyła, a do wygranej brakuje ci { $points ->
    [one] 1 punktu
    [few] { $points } punktów
   *[many] { $points } punktów
}.{ $card ->
    [-1] {""}
   *[other] {" "}W walce przeciwna strona zagrywa +{ $card }.
}
dungeon-puzzle-revealed = Pokój został odkryty. To, co w nim jest, zależy od szczęścia, a zagadkę trzeba wygrać bez niego.
dungeon-puzzle-step = { $number }. { $told }
dungeon-puzzle-any-card = -# W walce widać najlepszą kartę na twoją. Rozwiązanie działa przeciw każdej.
dungeon-puzzle-none = Nie ma zagadki o tym numerze.
dungeon-puzzle-changed = To już nie pasuje do tej zagadki.
