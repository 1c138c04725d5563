### Words that the pages of all games share.

talk-computer = ⚙ { $name }
talk-seat-colour = { $colour ->
    [orange] Pomarańczowe
    [purple] Fioletowe
    [yellow] Żółte
    [black] Czarne
    [white] Białe
    [blue] Niebieskie
    [green] Zielone
    [mint] Miętowe
    [sky] Błękitne
   *[magenta] Różowe
}
talk-player-number = Gracz { $number }
talk-signed = { $sign ->
    [minus] −{ $points }
    [plus] +{ $points }
   *[zero] { $points }
}

## Lists

talk-list-and = { $first } i { $second }
talk-list-or = { $first } lub { $second }
talk-list-more = { $first }, { $second }
talk-list-semicolon = { $first }; { $second }
talk-list-arrow = { $first } → { $second }
talk-list-dot = { $first } · { $second }
talk-list-nothing = brak
talk-sentence = { $told }.
talk-button-look-again = Odśwież
talk-button-hint = Podpowiedź
talk-button-take-hint = Użyj podpowiedzi
talk-button-undo = Cofnij
talk-button-back = Wstecz
talk-button-withdraw = Wycofaj
talk-button-withdraw-one = Wycofaj nr { $number }
talk-orders-none = Na razie nic.
talk-button-rematch = Rewanż
talk-button-film = Powtórka
talk-rules-choose = Inny temat
talk-refusal-no-topic = W zasadach nie ma takiego tematu. Wybierz temat z menu.
talk-hint-ready = Dokładnie tak już masz zaplanowane. Naciśnij **{ $button }**, żeby zakończyć.
talk-hint-done = Dokładnie to już jest wybrane. Nie zostało nic do zrobienia.
talk-refusal-no-hint = Tu nie ma podpowiedzi. Sprawdź w najnowszym poście, o czym teraz decydujesz.
talk-refusal-no-page = Takiej strony nie ma. Użyj przycisków pod najnowszym postem.

## A record that doesn't check out

talk-record-refused = Ten zapis się nie zgadza. Wiersz { $line }: { $reason }
    Dołącz plik dokładnie taki, jaki opublikował bot.
talk-record-large = plik jest większy niż zapis jakiejkolwiek gry
talk-record-empty = plik jest pusty
talk-record-more = po wyniku jest coś jeszcze, a wynik musi być w ostatnim wierszu
talk-record-result = wynikiem gry nie może być { $value }
talk-record-changed = wiersz jest zmieniony; bot nie pisze takich wierszy
talk-record-broken = wiersz jest zmieniony albo ucięty: od znaku { $place } nie da się go odczytać
talk-record-no-line = jest tam { $value } zamiast czegoś takiego jak `{ $example }`
talk-record-other = to nie jest zapis gry { $game }; tamte zaczynają się od `{ $begin }`
talk-record-version = zapis ma wersję { $version }, a ten bot czyta tylko wersję { $known }
talk-record-revision = gra stosuje wydanie zasad { $revision }, a ten bot zna je tylko do { $known }: użyj nowszej wersji bota
talk-record-settings = zapis musi mieć dokładnie takie ustawienia: { $names }
talk-record-seed = ziarno losowania musi być tekstem w cudzysłowie, a nie { $value }
talk-record-setup = { $value } to w tej grze niedozwolona wartość pola { $field }
talk-record-no-move = brakuje ruchu; powinien wyglądać tak jak `{ $example }`
talk-record-move = { $value } to nie jest ruch w tej grze
talk-record-unknown = { $value } nie pasuje do tego wiersza
talk-record-no-state = brakuje tu odcisku, a pierwszy wiersz go ma
talk-record-state = odcisk nie pasuje do pozycji po tym ruchu: zmieniono ruch albo ziarno losowania
talk-record-cut = gra tu się kończy, ale brakuje jej wyniku
talk-record-digest = zmieniono, dodano lub usunięto wiersz zapisu
talk-record-outcome = ruchy nie prowadzą do tego wyniku

talk-date = { $day } { $month ->
    [1] stycznia
    [2] lutego
    [3] marca
    [4] kwietnia
    [5] maja
    [6] czerwca
    [7] lipca
    [8] sierpnia
    [9] września
    [10] października
    [11] listopada
   *[12] grudnia
} { $year }
