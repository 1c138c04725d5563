### Zagadki Dungeon Twistera: wygraj przed końcem tury.

dungeon-puzzle-task = Grasz { $seat ->
    [0] **niebieskimi**, a twoje postacie opuszczają labirynt po prawej stronie
   *[other] **żółtymi**, a twoje postacie opuszczają labirynt po lewej stronie
}. **Wygraj przed końcem swojej tury:** na początku brakuje ci { $points ->
    [one] **1 punktu**
    [few] **{ $points } punktów**
   *[many] **{ $points } punktów**
}, a masz { $actions ->
    [one] **1 punkt akcji**
    [few] **{ $actions } punkty akcji**
   *[many] **{ $actions } punktów akcji**
}. Tylko jedna pierwsza akcja prowadzi do celu.{ $hidden ->
    [yes] {" "}Tutaj nie można odkrywać pokoi: to, co w nich jest, zależy od szczęścia.
   *[no] {""}
}
    Twoje karty walki: { $own } · { $jumps ->
    [0] brak kart skoku
    [one] 1 karta skoku
    [few] { $jumps } karty skoku
   *[many] { $jumps } kart skoku
}
    Karty walki przeciwnika: { $cards }. W walce zagrywa najlepszą z nich na twoją.
dungeon-puzzle-goal = Wygraj przed końcem swojej tury.
dungeon-puzzle-sure = Jeszcze nie wygrywasz: jeśli zakończysz turę, **ta próba się nie uda**. Masz jeszcze { $points ->
    [one] 1 punkt akcji
    [few] { $points } punkty akcji
   *[many] { $points } punktów akcji
}. Zakończyć turę mimo to?
dungeon-puzzle-spent = Nie masz już punktów akcji i nie wygrywasz: jeśli zakończysz turę, **ta próba się nie uda**. Cofnij ruch, żeby spróbować czegoś innego.
dungeon-puzzle-short = Twoja tura się skończyła, a do wygranej brakuje ci { $points ->
    [one] 1 punktu
    [few] { $points } punktów
   *[many] { $points } punktów
}.
dungeon-puzzle-revealed = Pokój został odkryty. To, co w nim jest, zależy od szczęścia, a zagadkę trzeba rozwiązać bez niego.
dungeon-puzzle-step = { $number }. { $told }
dungeon-puzzle-any-card = -# W walce widzisz najlepszą kartę przeciwnika na twoją. Rozwiązanie działa przeciw każdej jego karcie.
dungeon-puzzle-none = Nie ma zagadki o tym numerze.
dungeon-puzzle-changed = W tej zagadce nie da się już tego zrobić. Otwórz ją jeszcze raz.
