### Dungeon Twister: the pages of a turn, alt texts and hints.

## The panel of a turn

dungeon-turn-left = **{ $points ->
    [one] został 1 punkt akcji
    [few] zostały { $points } punkty akcji
   *[many] zostało { $points } punktów akcji
}**
dungeon-turn-wounded = Ranni (nie działają, dopóki nie zostaną wyleczeni): { $names }
dungeon-turn-healed = Wyleczeni w tej turze (nie działają do jej końca): { $names }
# $sort: the sort of $name, for articles
dungeon-turn-spared = -# { $name }: { $healed ->
    [yes] leczenie
   *[no] rana
} w tej turze, więc do jej końca nie można atakować tej postaci.
dungeon-turn-carried = -# { $name }: ktoś niesie tę postać, więc Kleryk nie może jej wyleczyć. Najpierw trzeba ją położyć.
dungeon-turn-pit = -# Przez { $count ->
    [one] zapadnię
    [few] zapadnie
   *[many] zapadnie
} na { $squares } nie da się przejść: { $jumps ->
    [0] nie masz już kart skoku
   *[other] nie ma wolnego pola do lądowania
}, a pieszo potrzeba Liny albo twojego Złodzieja.
dungeon-turn-last = -# Ostatni punkt akcji: { $fights ->
    [yes] { $reveals ->
        [yes] ataku ani odkrycia pokoju
       *[no] ataku
    }
   *[no] odkrycia pokoju
} nie da się cofnąć, a potem twoja tura się kończy.
dungeon-potion-left = Mikstura: { $points ->
    [one] 1 punkt akcji
    [few] { $points } punkty akcji
   *[many] { $points } punktów akcji
} tylko dla tej postaci: { $character }.
dungeon-turn-planned = • { $line }
dungeon-turn-dropped = -# Twojego planu nie da się już wykonać, więc został usunięty.
dungeon-turn-quiet = -# Tury z rzędu bez punktu i bez nowego pokoju: { $count }. Po 40 wygrywa wyższy wynik, a przy równym jest remis.
# $leader: who wins then, or none
dungeon-turn-quiet-last = ⚠ Jeśli w tej turze nie będzie punktu ani nowego pokoju, gra się skończy: { $leader ->
    [none] remis
   *[other] wygra { $leader }
}.
dungeon-turn-offered = { $name } proponuje remis. Możesz się zgodzić na stronie **{ dungeon-button-hand }** albo po prostu grać dalej.
dungeon-ask-card = Którą kartę akcji zagrywasz? Jej liczba to twoje punkty akcji (PA).
dungeon-card-too-high = -# { dungeon-rule-card-too-high }
dungeon-card-last = -# To twoja ostatnia karta akcji: po tej turze odzyskasz wszystkie cztery.
dungeon-ask-who = Kto działa?
dungeon-ask-what = Co ma zrobić **{ $name }**?
dungeon-ask-end = Nie masz już punktów akcji. Naciśnij **{ dungeon-button-end-turn }** albo **{ talk-button-undo }**.
dungeon-rotate-ask = Obrazek pokazuje, jak to będzie wyglądać. **Obrót jest ostateczny:** po naciśnięciu **{ $button }** nie cofniesz go bez zgody przeciwnika{ $count ->
    [0] { "" }
   *[other] , podobnie jak tego, co zaplanowano wcześniej
}.{ $ends ->
    [yes] { " " }Kończy też twoją turę.
   *[no] { "" }
}
dungeon-ask-over = { $outcome ->
    [won] Tak wygrywasz grę! Naciśnij **{ dungeon-button-win }** albo **{ talk-button-undo }**.
    [drawn] ⚠ Tak gra skończy się remisem. Naciśnij **{ dungeon-button-end-turn }** albo **{ talk-button-undo }**.
   *[lost] ⚠ Tak przegrasz grę! Naciśnij **{ talk-button-undo }**, jeśli tego nie chcesz.
}
dungeon-sure-end = Przepadnie ci { $points ->
    [one] 1 punkt akcji
    [few] { $points } punkty akcji
   *[many] { $points } punktów akcji
}. Zakończyć turę mimo to?

dungeon-who = { $loaded ->
    [yes] { $name } + { $load }
   *[no] { $name }
}{ $potion ->
    [0] { "" }
   *[other] { " " }({ $potion } PA)
}
dungeon-go-menu = idź na…
dungeon-go-to = { $character }: { dungeon-go-menu } ({ $most ->
    [1] 1
   *[other] 1–{ $most }
} PA, { $count ->
    [one] tylko 1 pole
    [few] { $count } pola do wyboru
   *[many] { $count } pól do wyboru
})
dungeon-go-to-area = { $character }: { dungeon-go-menu } ({ $area }, { $most ->
    [1] 1
   *[other] 1–{ $most }
} PA, { $count ->
    [one] tylko 1 pole
    [few] { $count } pola do wyboru
   *[many] { $count } pól do wyboru
})
dungeon-go-room = Pokaż: { $area } ({ $count ->
    [one] 1 pole
    [few] { $count } pola
   *[many] { $count } pól
})
dungeon-go-line-of = linia startowa { $colour ->
    [niebieskie] niebieskich
   *[other] żółtych
}
dungeon-go-where = { $area ->
    [A] Linia startowa niebieskich
    [V] Linia startowa żółtych
   *[room] Pokój { $area }
}
dungeon-go-nearer = bliżej wyjścia
# Whose way a rotated room changes: an own character’s, or an enemy’s
# $ap: action points in which an own character can then leave; 0 for an enemy that no longer can; “far” for neither
dungeon-go-way = { $ap ->
    [0] { $name } nie wyjdzie w następnej turze
    [far] { $name } { $own ->
        [yes] bliżej wyjścia
       *[no] dalej od wyjścia
    }
   *[other] { $name }: do wyjścia { $ap } PA
}
dungeon-go-along = niesie ze sobą: { $name }
dungeon-go-tends = bliżej rannych
dungeon-go-away = dalej od wroga
dungeon-go-line = { $back ->
    [yes] powrót na { $square }
   *[no] { $square }
}{ $plain ->
    [no] { " " }· { $facts }
   *[yes] { "" }
}
dungeon-go-cost = { $points } PA
dungeon-go-ways = potem możesz wybrać, co niesie
dungeon-goes-wins = wygrywa grę
dungeon-goes-out = opuszcza labirynt: { $points ->
    [0] bez punktów
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
dungeon-goes-out-safe = bezpieczny: { $name }
dungeon-goes-out-lost = przepada: { $name }
dungeon-goes-jump = { $count ->
    [one] zużywa 1 kartę skoku
    [few] zużywa { $count } karty skoku
   *[many] zużywa { $count } kart skoku
}
dungeon-goes-pit = staje na zapadni
dungeon-goes-pit-roped = na zapadni, z liną
dungeon-goes-falls = { $own ->
    [yes] ⚠ { $name } wpada w zapadnię
   *[no] { $name } wpada w zapadnię: 1 punkt
}
dungeon-goes-gear = na zębatce
dungeon-goes-beside = obok: { $name }
dungeon-goes-beside-wounded = obok: ranny { $name }
dungeon-goes-reveals = { $count ->
    [1] obok zakrytego pokoju
   *[other] obok zakrytych pokoi
} { $rooms }
dungeon-how-line = { $goal } · { $way }
dungeon-how = { $goal }: wybierz, co niesie…
dungeon-way-keeps = zachowuje: { $thing }
# Whom a move takes or leaves: a character that’s carried is wounded.
# $sort: the sort of $name, for articles
dungeon-way-wounded = ranny { $name }
dungeon-way-nothing = nic nie podnosi
dungeon-way-takes = { $partnered ->
    [yes] bierze: { $thing } (od: { $partner })
   *[no] podnosi: { $thing }
}{ $square ->
    [there] { "" }
   *[other] { " " }na { $square }
}
dungeon-way-leaves = zostawia: { $thing }{ $partnered ->
    [yes] { " " }(dla: { $partner })
   *[no] { "" }
}{ $square ->
    [there] { "" }
   *[other] { " " }na { $square }
}
dungeon-way-swaps = { $partnered ->
    [yes] bierze: { $thing } (od: { $partner }) w zamian za:
   *[no] podnosi: { $thing } w zamian za:
} { $left }{ $square ->
    [there] { "" }
   *[other] { " " }na { $square }
}

## Suggested moves, one press each

dungeon-suggest-menu = Szybkie propozycje dla wszystkich postaci…
dungeon-suggest-card = { $points } PA: { $move }
dungeon-suggest-goal = { $character } { $back ->
    [yes] wraca na { $square }
   *[no] → { $square }
}
dungeon-suggest-move = { $goal }{ $actions ->
    [1] { "" }
   *[other] { " " }({ $actions } PA)
}{ $plain ->
    [no] { " " }· { $facts }
   *[yes] { "" }
}{ $ap ->
    [0] { "" }
   *[other] { " " }· do wyjścia { $ap } PA
}
dungeon-suggest-deed = { $character } · { $deed }{ $plain ->
    [no] { " " }· { $facts }
   *[yes] { "" }
}

dungeon-deed-reveal = Odkryj pokój { $number }
dungeon-deed-rotate = { $which ->
    [own] Obróć pokój { $number }
   *[twin] Obróć bliźniaka, pokój { $number }
} { $turn ->
    [right] ↻
   *[left] ↺
}
dungeon-deed-jump = { $out ->
    [yes] Wyjdź skokiem na { $square }
   *[no] Skocz na { $square }
} (1 karta skoku)
dungeon-deed-wall = Przez ścianę na { $square }
dungeon-deed-attack-whom = Atakuj: { $target }
dungeon-deed-attack = { dungeon-deed-attack-whom } ({ $attack } przeciw { $defence }, plus karty)
dungeon-deed-heal = Lecz: { $target }
dungeon-deed-regenerate = Ulecz siebie
dungeon-deed-gate = { $state ->
    [open] Zamknij
   *[closed] Otwórz
} kratę do { $square }
dungeon-deed-break = Wyłam kratę do { $square }
dungeon-deed-drink = Wypij miksturę (+4 PA)
dungeon-deed-fire = Użyj różdżki: { $target }
dungeon-do-other = Więcej akcji ({ $count })

dungeon-button-card = { $points } PA
dungeon-button-win = Wygraj grę
dungeon-button-end-turn = Zakończ turę
dungeon-button-end = { $over ->
    [yes] { dungeon-button-win }
   *[no] { dungeon-button-end-turn }{ $left ->
        [0] { "" }
       *[other] { " " }(jeszcze { $left } PA)
    }
}
dungeon-button-end-anyway = Zakończ mimo to
dungeon-button-back-to-turn = Wróć do tury
dungeon-button-maze = Cały labirynt
dungeon-button-only-room = Tylko pokój
dungeon-button-hand = Moje karty
dungeon-button-text = Labirynt jako tekst
dungeon-button-rules = Zasady
dungeon-button-draw = { $agrees ->
    [yes] Przyjmij remis…
   *[no] Zaproponuj remis…
}
dungeon-button-draw-sure = { $agrees ->
    [yes] Zgódź się na remis
   *[no] Zaproponuj remis
}

## Warnings

dungeon-warns-pit = ⚠ Twój { $name } jest na zapadni bez liny: jeśli zostanie tam zraniony, odpadnie.
dungeon-warns-exit = ⚠ W następnej turze { $colour } mogą opuścić labirynt: { $names }{ $wins ->
    [yes] . **To dałoby im wygraną.**
   *[no] .
}
dungeon-threat = Blisko wyjścia: { $name }, { $ap ->
    [one] brakuje 1 punktu akcji
    [few] brakuje { $ap } punktów akcji
   *[many] brakuje { $ap } punktów akcji
}.
dungeon-threat-one = { $name } ({ $ap } PA, przez { $square })
dungeon-warns-one = { $name } ({ $ap } PA)

## Fights

dungeon-fight-side = { $role ->
    [attacks] Atak
   *[defends] Obrona
} – { $name }: { $fighters } = **{ $sum }**
dungeon-fight-risk = Jeśli { $name } przegra, odpada: { $who } ({ $count ->
    [one] 1 punkt
    [few] { $count } punkty
   *[many] { $count } punktów
})
dungeon-fighter = { $name } { $value }{ $wounded ->
    [yes] { " " }(ranny)
   *[no] { "" }
}
dungeon-list-plus = { $first } + { $second }
dungeon-plus = +{ $value }
dungeon-fight-choose = Którą kartę walki zagrywasz? Jej zagranie zaczyna atak. Przeciwnik zagra swoją, nie widząc twojej, a potem nie da się już tego cofnąć.
dungeon-fight-last = To twój ostatni punkt akcji, więc po walce twoja tura się kończy.
dungeon-fight-lay = Którą kartę walki zagrywasz? Twój wybór jest ostateczny, a obie zostaną odkryte jednocześnie. Zagrana karta przepada na dobre, chyba że to +0.
dungeon-button-combat = +{ $value }{ $returns ->
    [yes] { " " }(wraca)
   *[no] { $count ->
        [1] { "" }
       *[other] { " " }(masz { $count })
    }
}

## Filling a room

dungeon-place-ask = Gdzie w pokoju { $room } umieszczasz żeton: **{ $token }**?
dungeon-place-after = Następnie: { $tokens }.
dungeon-place-done = Na miejscu: { $tokens }.
dungeon-on-square = { $token } na { $square }
dungeon-place-other = Potem { $name } umieszcza twoje żetony ({ $tokens }){ $points ->
    [0] .
   *[other] , a twoja tura trwa dalej.
}
dungeon-place-final = -# To ostatni żeton, który umieszczasz: twój wybór jest ostateczny.
dungeon-place-end = Z twojej strony wszystko jest rozmieszczone, a punktów akcji już nie masz. Naciśnij **{ dungeon-button-end-turn }** albo **{ talk-button-undo }**, żeby zmienić ostatnie umieszczenie.
# $token: the character that is placed
dungeon-place-exits = -# Obok pola: ile PA potrzeba tej postaci, żeby stamtąd wyjść, jeśli jest już droga.
# $out: the action points a character placed there needs to leave the maze, 0 if there's no way out or for an object
dungeon-place-square = { $gear ->
    [yes] { $square } ⚙
   *[no] { $square }
}{ $out ->
    [0] { "" }
   *[other] { " · " }{ $out } PA
}

## The hand

dungeon-hand-cards = { $whose ->
    [own] Masz
   *[other] { $name } ma
} karty akcji: { $actions }; karty walki: { $combat }; karty skoku: { $jumps ->
    [0] brak
   *[other] { $jumps }
}.
dungeon-hand-covered = { $name } – karty akcji: { $actions ->
    [0] brak
   *[other] { $actions }
}{ $last ->
    [0] { "" }
   *[other] { " " }(ostatnio zagrana: { $last })
}; karty walki: { $combat }; karty skoku: { $jumps ->
    [0] brak
   *[other] { $jumps }
}. Pozostałe zagrane karty są zakryte.
dungeon-hand-hidden = Twoje żetony, które są jeszcze zakryte:
dungeon-hand-in-room = Pokój { $room }: { $tokens }
dungeon-hand-before-plan = -# To stan przed turą, którą planujesz: nic z niej jeszcze się nie wydarzyło.
dungeon-hand-nothing-hidden = Żaden z twoich żetonów nie jest już zakryty.
dungeon-draw-stands = { $own ->
    [yes] Twoja propozycja remisu jest ważna do końca tury, którą gra { $name }.
   *[no] { $name } proponuje remis.
}
dungeon-draw-ask = { $agrees ->
    [yes] { $name } proponuje remis. Jeśli się zgodzisz, gra kończy się bez zwycięzcy.
   *[no] Zaproponować remis? Propozycja jest ważna do końca tury, którą gra { $name }. Tymczasem grasz dalej.
}

## Maze as text

dungeon-text-seat = **{ $name }**
dungeon-text-standing = W grze: { $facts }.
dungeon-text-known = Zakryte: { $facts }.
dungeon-text-out = Poza grą: { $facts }.
dungeon-text-unknown = { $count ->
    [one] 1 żeton jest zakryty.
    [few] { $count } żetony są zakryte.
   *[many] { $count } żetonów jest zakrytych.
}
dungeon-text-token = { $wounded ->
    [yes] ranny { $name }
   *[no] { $name }
} { $square }{ $healed ->
    [yes] { " " }(wyleczony w tej turze)
   *[no] { "" }
}{ $carries ->
    [yes] { " " }(niesie: { $thing })
   *[no] { "" }
}
dungeon-text-gone = { $name } { $why ->
    [exit] – poza labiryntem
    [safe] – bezpieczny
    [scored] – wyniesiony
    [dead] – wyeliminowany
    [used] – po użyciu
   *[other] – przepada
}
dungeon-text-down = Pokój { $room }: zakryty. Żetony w nim: niebieskie { $blue }, żółte { $yellow } (najwyżej { $most }).
dungeon-text-up = Pokój { $room }: { $gear }.
dungeon-text-gear = zębatka na { $square }, z liczbą { $number }, obraca go { $way ->
    [right] w prawo
   *[left] w lewo
}; jego bliźniak { $twin ->
    [0] jest jeszcze zakryty
   *[other] to pokój { $twin }
}
dungeon-text-edges = Jego pola: od { $first } do { $last }.
dungeon-text-gate = Krata między { $first } a { $second }: { $state ->
    [open] otwarta
    [broken] wyłamana
   *[closed] zamknięta
}.
dungeon-text-square = { $square }{ $kind ->
    [pit] { " " }(zapadnia)
    [gear] { " " }(zębatka)
   *[floor] { "" }
}: { $open ->
    [yes] przejście do { $ways }
   *[no] bez przejść
}{ $there ->
    [yes] . Na polu: { $tokens }
   *[no] { "" }
}
dungeon-text-hidden-room = zakryty pokój { $room }
dungeon-alt-turn = Tura { $number }{ $card ->
    [0] { "" }
   *[other] , karta { $card }
}.
dungeon-alt-score = { $first } { $blue } z { $blue-goal } punktów, { $second } { $yellow } z { $yellow-goal }.
dungeon-alt-no-card = Karta akcji jeszcze niezagrana.
dungeon-alt-no-points = Nie ma już punktów akcji.
dungeon-alt-laid = Karta walki zagrana: { $name }{ $card ->
    [hidden] { "" }
   *[other] , { $card }
}.
dungeon-alt-quiet = Spokojne tury: { $count } z { $of }.
dungeon-alt-winner = Wygrywa { $name }.
dungeon-alt-news = { $colour }, { $now ->
    [yes] ta tura
   *[no] ostatnia tura
}: { $told }.
dungeon-news-way = { $does ->
    [takes] { $name } z { $start } na { $square }, bierze: { $taken }
    [leaves] { $name } z { $start } na { $square }, zostawia: { $left }
    [swaps] { $name } z { $start } na { $square }, zostawia: { $left }, bierze: { $taken }
    [carries] { $name } z { $start } na { $square }, niesie: { $burden }
    [jump] { $name } skacze z { $start } na { $square }
    [wall] { $name } przez ścianę z { $start } na { $square }
   *[moves] { $name } z { $start } na { $square }
}
dungeon-news-there = { $does ->
    [takes] { $name } bierze na { $square }: { $taken }
    [leaves] { $name } zostawia na { $square }: { $left }
   *[swaps] { $name } na { $square } zostawia: { $left }, bierze: { $taken }
}
dungeon-news-revealed = { $count ->
    [one] pokój { $rooms } odkryty
    [few] pokoje { $rooms } odkryte
   *[many] pokoje { $rooms } odkryte
}
dungeon-news-turned = { $count ->
    [one] pokój { $rooms } obrócony
    [few] pokoje { $rooms } obrócone
   *[many] pokoje { $rooms } obrócone
} { $way ->
    [right] w prawo
    [left] w lewo
   *[half] o 180°
}
dungeon-news-attack = { $name } atakuje, cel: { $target }
dungeon-news-fires = { $name } używa różdżki, cel: { $target }
dungeon-news-dead = { $name } odpada na { $square } (+1: { $gains })
dungeon-news-left = { $name } wychodzi z labiryntu, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
dungeon-news-gate = krata między { $first } a { $second } { $state ->
    [open] otwarta
    [broken] wyłamana
   *[closed] zamknięta
}

## Alt texts

dungeon-alt-characters = { $colour }: { $told }.
dungeon-alt-at = { $name } { $square }
dungeon-alt-loose = na podłodze { $things }
dungeon-alt-down = Zakryte pokoje z żetonami niebieskimi i żółtymi: { $rooms }.
dungeon-alt-down-room = { $room } z { $blue } i { $yellow }
dungeon-alt-down-empty = Zakryte pokoje bez żetonów: { $rooms }.
dungeon-alt-casts = Przed pokojami stoją naprzeciw siebie wszystkie postacie obu stron, po osiem.
dungeon-alt-gears = Zębatki według pokoju: { $gears }.
dungeon-alt-gears-way = { $way ->
    [right] w prawo
   *[left] w lewo
} { $gears }
dungeon-alt-gear = { $room } na { $square }
dungeon-alt-twins = Pokoje bliźniacze: { $rooms }.
dungeon-alt-cards = { $colour }: karty { $actions }; walka { $combat }; skoki { $jumps }.
dungeon-alt-covered = { $colour }: liczba kart akcji { $actions }{ $last ->
    [0] { "" }
   *[other] , ostatnio zagrana { $last }
}; kart walki { $combat }; skoki { $jumps }.
dungeon-alt-gates = Kraty: { $gates }.
dungeon-alt-gates-state = { $state ->
    [broken] wyłamane
   *[open] otwarte
} { $gates }
dungeon-alt-marked = { $sign }: { $squares }.
dungeon-alt-hand = { $secret ->
    [yes] Karty walki, w tym jedna zagrana
   *[no] Pozostałe karty walki
}, { $name }: { $cards }.
dungeon-alt-unseen = zakrytych: { $count }
dungeon-alt-carrier = { $fighter } (niesie: { $thing })
dungeon-now-leaving = Mogą wyjść z labiryntu { $when ->
    [now] teraz
    [turn] w tej turze
   *[next] w następnej turze
} ({ $partly ->
    [yes] do +{ $points }
   *[no] +{ $points }
}): { $names }.{ $wins ->
    [yes] { " " }To dałoby wygraną.
   *[no] { "" }
}
dungeon-alt-legend = { $name }: szybkość { $speed }, siła { $combat }
dungeon-alt-objects = Przedmioty: { $things }.
dungeon-alt-reach = Dokąd może iść { $name } z { $square }: { $count ->
    [one] 1 pole, za 1 PA
    [few] { $count } pola, każde za 1 PA
   *[many] { $count } pól, każde za 1 PA
}.
dungeon-alt-farther = Za { $count } PA: { $squares }.
dungeon-alt-run = { $first } do { $last }
dungeon-alt-turned = Pokój { $room } przed obrotem i po nim.
dungeon-alt-before = Przed: { $things }.
dungeon-alt-after = Po: { $things }.
dungeon-alt-room = Rozmieszczanie żetonów w pokoju { $room }.
dungeon-alt-places = { $name } – do umieszczenia: { $tokens }.
dungeon-alt-free = Wolne pola: { $squares }.
dungeon-alt-there = Już na miejscu: { $things }.
dungeon-alt-fight = { $attacker } na { $here } atakuje, cel: { $target } na { $there }.
dungeon-alt-fighter = { $fighter } plus { $bonus } ({ $thing })
dungeon-alt-side = { $name }: { $fighters }, razem { $sum }{ $shown ->
    [yes] ; z kartą +{ $card } to { $total }
   *[no] { "" }
}.
dungeon-alt-tie = Remis: nic się nie dzieje.
dungeon-alt-wins = Wygrana w walce: { $name }; { $losses }.
dungeon-alt-fight-points = +{ $points }: { $name }, wynik { $score } z { $goal }.
dungeon-alt-loss = { $name } { $loss ->
    [knocked-out] odpada
   *[wounded] zostaje ranny
}
dungeon-alt-sight = Linia różdżki: { $name } ({ $here }) trafia cel { $target } ({ $there }), który odpada. 1 punkt: { $gains }.
dungeon-alt-growth = Punkty według tur, { $name }: { $told }.
dungeon-alt-gain = { $points } w turze { $turn } ({ $names })

## Refusals

dungeon-refusal-gone = To już niemożliwe. Co możesz teraz zrobić:
dungeon-refusal-no-way = Na { $square } nie da się teraz dojść. Wybierz inne pole.
dungeon-refusal-no-attack = Tego ataku nie możesz teraz wykonać. Wróć do tury, aby zobaczyć, kto jest w zasięgu.
dungeon-refusal-no-hand = Nie bierzesz udziału w tej grze, więc nie masz kart. Możesz jednak obejrzeć labirynt i zasady.
dungeon-refusal-no-draw = Nie możesz teraz zaproponować remisu ani się na niego zgodzić: twoja propozycja już czeka albo gra nie trwa.

## Tips for first-timers

dungeon-first-goal = **Dungeon Twister w skrócie.** Przeprowadź postacie przez labirynt i wyjdź przez linię startową przeciwnika: 1 punkt za każdą, 2 za Goblina i jeszcze 1 ze Skarbem. Każdy wyeliminowany wróg też jest wart 1 punkt. { $same ->
    [yes] Wygrywa, kto pierwszy zdobędzie { $goal } pkt.
   *[no] Do wygranej potrzebujesz { $goal } pkt, przeciwnik { $other } pkt.
}
dungeon-first-team = -# Pierwszy raz? Złodziej jest najszybszy, Troll walczy najlepiej, a Goblin jest wart 2 punkty, gdy wyjdzie. Nie ma złych drużyn.
dungeon-first-hide = -# Pierwszy raz? Kto odkryje pokój, ten umieszcza jego postacie, więc swoje ukryj tam, gdzie dotrzesz wcześniej. Twoje przedmioty zawsze umieszcza przeciwnik.
dungeon-first-leave = -# Pierwszy raz? Pola na linii startowej przeciwnika wyprowadzają z labiryntu: 1 punkt, za Goblina 2, a za Skarb jeszcze 1.
dungeon-first-carry = -# Pierwszy raz? Postać, która zatrzyma się na przedmiocie, niesie go dalej. Co podnieść lub zostawić po drodze, wybierzesz w menu, które pojawi się potem.
dungeon-first-card = -# Pierwszy raz? W turze zagrywasz jedną kartę. Próbuj śmiało: nic nie jest ostateczne, dopóki nie zakończysz tury, nie odkryjesz ani nie obrócisz pokoju albo nie zaatakujesz.
dungeon-first-who = -# Pierwszy raz? Każdy punkt akcji możesz wydać na dowolną swoją postać. Wybierz którąś, aby zobaczyć, dokąd może iść.
dungeon-first-suggested = -# Pierwszy raz? Zielone przyciski to szybkie propozycje dla wszystkich twoich postaci. **{ talk-button-hint }** liczy dalej naprzód.
dungeon-first-what = -# Pierwszy raz? Najjaśniejsze pola na obrazku kosztują 1 PA. W menu są też dalsze, z podanym kosztem. Do całej reszty służą przyciski, a **{ talk-button-undo }** cofa prawie wszystko.
dungeon-first-reveal = -# Pierwszy raz? Do zakrytego pokoju obok twojej postaci nikt nie wejdzie, dopóki nie zostanie odkryty. Gdy go odkryjesz, umieszczasz jego żetony, oprócz własnych przedmiotów.
dungeon-first-rotate = -# Pierwszy raz? Na zębatce możesz obrócić pokój o ćwierć obrotu, ze wszystkim, co w nim jest, albo obrócić jego bliźniaka. Przycisk najpierw pokazuje wynik: obrót jest ostateczny.
dungeon-first-attack = -# Pierwszy raz? Do walki dołącza każda zdrowa postać obok wroga, który już walczy. Przycisk pokazuje sumy obu stron bez kart.
dungeon-first-jump = -# Pierwszy raz? Skok prowadzi nad jedną zapadnią i zużywa { $jumps ->
    [1] twoją ostatnią kartę skoku
   *[other] jedną z twoich { $jumps } kart skoku
}.
dungeon-first-end = -# Pierwszy raz? Wszystkie twoje punkty akcji są zaplanowane. Teraz możesz jeszcze cofać, po zakończeniu tury już nie.
dungeon-first-place = -# Pierwszy raz? Wybierz literę, a potem pole: litery i numery są na brzegach obrazka. Żetony możesz zabierać, dopóki nie położysz ostatniego. **{ talk-button-hint }** mówi, gdzie położyłby go komputer.
dungeon-first-lay = -# Pierwszy raz? Obie strony zagrywają w tajemnicy po jednej karcie i obie się zużywają. Na rękę wraca tylko +0.
dungeon-first-tall = -# Najczęściej grasz na telefonie? Z `/{ command-settings-name }` labirynt na wszystkich twoich stronach będzie pionowy.

## Hints

dungeon-review-head = **Tura { $number } · { $kind ->
    [card] twoja karta akcji
    [lay] twoja karta walki
   *[act] twoje akcje
}**
dungeon-review-own = Ty:
dungeon-review-better = Najsilniejszy komputer:
dungeon-review-cost = Według komputera twój wybór kosztował cię { $game ->
    [yes] wygraną
   *[no] { $points ->
        [one] około 1 punktu
        [few] około { $points } punktów
        [many] około { $points } punktów
       *[other] około { $points } punktu
    }
}. Wiedział tylko to, co w tamtej chwili było wiadomo tobie.
dungeon-hint-head = { $drawn ->
    [yes] **Najsilniejszy komputer wybiera tu losowo, żeby nie dało się go przewidzieć. Tym razem:**
    [cards] **W walce najsilniejszy komputer zmienia karty, żeby nie dało się go przewidzieć. Tym razem:**
   *[no] { $wins ->
        [yes] **Najsilniejszy komputer wygrałby grę tak:**
       *[no] **Najsilniejszy komputer zagrałby tak:**
    }
}
dungeon-hint-then = **{ talk-button-take-hint }** planuje kroki powyżej. Resztę naciśnij osobno:
# $drawn: whether the answer was drawn at random, or a card from among several
dungeon-hint-why = { $drawn ->
    [no] Dlaczego
   *[other] Przemawia za tym
}: { $gain }{ $feared ->
    [yes] ; { $fear }
   *[no] { "" }
}.
# $fear: one of the dungeon-hint-fear-…, as a sentence of its own
dungeon-hint-risk = { $fear }.
dungeon-hint-gain-wins = to daje ci wygraną
dungeon-hint-gain-leaves = { $character } { $by ->
    [jump] przeskakuje zapadnię i wychodzi
    [wall] przechodzi przez ścianę i wychodzi
    [rope] przechodzi z Liną przez zapadnię i wychodzi
   *[walk] wychodzi
}{ $loaded ->
    [yes] { " " }(niesie: { $target })
   *[no] { "" }
}: { $points ->
    [0] bez punktów, ale bezpiecznie
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
dungeon-hint-gain-shoots = pierwszy na linii różdżki jest { $target } i odpada: 1 punkt
dungeon-hint-gain-eliminates = odpada { $target }: 1 punkt
dungeon-hint-gain-fights = bez kart jest { $attack } przeciw { $defence }, co przy dobrej grze obu stron daje zwycięstwo { $chance ->
    [100] prawie zawsze
   *[other] w około { $chance }% przypadków
}, a wygrana { $prize }
dungeon-hint-prize-points = jest warta { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} (odpada { $who })
dungeon-hint-prize-wounds = rani cel: { $who }
dungeon-hint-cost-points = daje rywalowi { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} (odpada twój { $who })
dungeon-hint-cost-wounds = kończy się tylko ranami ({ $who })
dungeon-hint-gain-reveals = { $others ->
    [0] { $some ->
        [yes] umieszczasz swoje postacie z pokoju { $room } ({ $own })
       *[no] potem wszyscy mogą wejść do pokoju { $room }
    }
   *[other] umieszczasz postacie z pokoju { $room }{ $some ->
        [yes] { " " }(twoje: { $own })
       *[no] { "" }
    } i przedmioty przeciwnika
}
dungeon-hint-gain-heals = od następnej twojej tury { $target } znowu może działać
dungeon-hint-gain-drinks = dzięki Miksturze { $character } ma w tej turze dodatkowe punkty akcji: { $points }
dungeon-hint-gain-takes = { $character } bierze: { $target }, { $thing ->
    [armour] co daje +1 przy obronie
    [sword] co daje +1 do każdego ataku
    [rope] co pozwala przejść przez zapadnię
    [potion] co po wypiciu daje 4 punkty akcji
    [wand] czym Mag może wyeliminować pierwszą postać na linii
    [treasure] wart 1 dodatkowy punkt po wyniesieniu
   *[friend] bezpieczny po wyniesieniu
}
dungeon-hint-gain-opens = to otwiera kratę, a { $then }
dungeon-hint-gain-opens-on = to otwiera kratę
dungeon-hint-gain-turns = po obrocie pokoju { $room } { $then }
# $step: an action that wouldn’t be possible otherwise
dungeon-hint-gain-turns-for = po obrocie pokoju { $room } możliwe jest to: { $step }
dungeon-hint-gain-blocks = { $target } { $after ->
    [0] nie może już wyjść (wystarczało na to { $before ->
        [one] 1 punkt akcji
        [few] { $before } punkty akcji
       *[many] { $before } punktów akcji
    })
   *[other] potrzebuje do wyjścia { $after } PA zamiast { $before }
}
dungeon-hint-gain-nears = { $by ->
    [jump] skokiem:{" "}
    [wall] przez ścianę:{" "}
    [rope] z Liną przez zapadnię:{" "}
   *[walk] { "" }
}{ $before ->
    [0] { $character } ma drogę do wyjścia, { $after ->
        [one] brakuje 1 punktu akcji
        [few] brakuje { $after } punktów akcji
       *[many] brakuje { $after } punktów akcji
    }
   *[other] { $character } potrzebuje do wyjścia { $after } PA zamiast { $before }
}
dungeon-hint-gain-approaches = { $character } jest bliżej wyjścia, choć droga jest jeszcze zamknięta
dungeon-hint-gain-escapes = { $attacker } nie może już zaatakować twojej postaci: { $target }, bez kart { $attack } przeciw { $defence }
dungeon-hint-gain-threatens = w następnej turze { $attacker } może zaatakować: { $target }, bez kart { $attack } przeciw { $defence }
dungeon-hint-gain-readies = w następnej turze możesz odkryć pokój { $room }
dungeon-hint-gain-shortens = { $character } ma bliżej do wyjścia
dungeon-hint-gain-lengthens = { $target } ma dalej do wyjścia
dungeon-hint-gain-lets-reveal = { $count ->
    [one] pokój
    [few] pokoje
   *[many] pokoje
} { $rooms } niech odkryje przeciwnik, bo tamtędy prowadzi jego droga
# $explained: whether $then says anything
dungeon-hint-gain-card = { $which ->
    [only] to jedyna karta akcji, którą możesz teraz zagrać
    [lower] { $card ->
        [one] 1 punkt akcji wystarczy
        [few] { $card } punkty akcji wystarczą
       *[many] { $card } punktów akcji wystarczy
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
    [no] żadna z twoich kart tu nie wygra, a pozostałe zachowujesz
    [none] masz razem { $total } i tym nie wygrasz, ale wyższe karty zachowujesz
   *[other] masz razem { $total }, co przebija { $reach ->
        [all] każdą kartę, którą ma jeszcze przeciwnik
        [most] wszystko oprócz { $unbeaten }
       *[some] tylko { $beaten }
    }
}{ $returns ->
    [yes] , a +0 wraca na rękę
   *[no] { "" }
}{ $reach ->
    [no] { "" }
    [none] { "" }
   *[other] ; wygrana { $prize }
}
dungeon-hint-cards = Twoje karty przeciw tym, które { $covered ->
    [yes] może jeszcze mieć
   *[no] ma jeszcze
} przeciwnik:
dungeon-hint-card = **{ $card }**: { $does }
# Several cards in a row, as in “beats +0…+4”
dungeon-hint-card-run = { $first }…{ $last }
dungeon-hint-card-beats = wygrywa z { $all ->
    [yes] każdą kartą
   *[no] { $cards }
}
dungeon-hint-card-ties = remisuje z { $all ->
    [yes] każdą kartą
   *[no] { $cards }
}
dungeon-hint-card-loses = przegrywa z { $all ->
    [yes] każdą kartą
   *[no] { $cards }
}
dungeon-hint-kept = { $returns ->
    [yes] +0 nic nie kosztuje, a pozostałe karty zostają na następne walki.
   *[no] Karta { $card } przepada (komputer wycenia ją na około { $points } pkt), a na następne walki zostają { $cards }.
}
dungeon-hint-gain-team = { $fastest } (szybkość { $speed }) i { $strongest } (siła { $combat }) mogą działać od twojej pierwszej tury
dungeon-hint-gain-hides-character = { $where ->
    [near] pokój { $room } styka się z twoją linią startową, więc możesz odkryć go wcześniej i umieścić żeton: { $target }
    [far] z pokoju { $room } { $target } ma do przejścia tylko jeden pokój
   *[middle] pokój { $room } jest w połowie drogi, więc { $target } ma bliżej
}
dungeon-hint-gain-hides-object = { $where ->
    [near] pokój { $room } styka się z twoją linią startową, więc { $target } będzie blisko twojej drużyny
    [far] pokój { $room } styka się z linią startową przeciwnika, więc { $target } będzie blisko twojego wyjścia
   *[middle] pokój { $room } jest w połowie drogi, więc { $target } będzie twojej drużynie po drodze
}
dungeon-hint-gain-places-from = stamtąd { $target } potrzebuje do wyjścia { $ap ->
    [one] 1 punktu akcji
    [few] { $ap } punktów akcji
   *[many] { $ap } punktów akcji
}
dungeon-hint-gain-places-best = { $own ->
    [yes] żadne wolne pole nie jest bliżej wyjścia: { $target } potrzebuje { $ap ->
        [one] 1 punktu akcji
        [few] { $ap } punktów akcji
       *[many] { $ap } punktów akcji
    }
   *[no] żadne wolne pole nie jest dalej od wyjścia: { $target } potrzebuje { $ap ->
        [one] 1 punktu akcji
        [few] { $ap } punktów akcji
       *[many] { $ap } punktów akcji
    }
}
dungeon-hint-gain-places-nearest = to wolne pole najbliżej wyjścia, na chwilę, gdy droga się otworzy
dungeon-hint-gain-places-shut = stamtąd { $target } nie może wyjść
dungeon-hint-gain-places-gear = { $target } stoi tam na zębatce i może obrócić pokój { $room }
dungeon-hint-gain-places-blocks = ta postać zagradza tam drogę: { $target } ma dalej do wyjścia
dungeon-hint-gain-lies-near = { $target }: najbliżej ma tam twój { $character }
dungeon-hint-gain-lies-far = żadne wolne pole nie jest dalej od postaci przeciwnika
dungeon-hint-gain-lies-between = w sumie żadne wolne pole nie jest tak blisko twoich postaci i tak daleko od postaci przeciwnika
dungeon-hint-gain-draw = { $stands ->
    [behind] przegrywasz { $own }:{ $other }, a twoja pozycja jest gorsza: remis to więcej, niż możesz oczekiwać
    [ahead] prowadzisz { $own }:{ $other }
   *[even] jest { $own }:{ $other }{ $quiet ->
        [0] {""}
        [one] , w ostatniej turze nic się nie działo
        [few] , przez ostatnie { $quiet } tury nic się nie działo
       *[many] , przez ostatnich { $quiet } tur nic się nie działo
    }, a na więcej nie możesz liczyć
}
dungeon-hint-declined-draw = Na remis by się nie zgodził: { $stands ->
    [ahead] prowadzisz { $own }:{ $other }
   *[other] jest { $own }:{ $other }, a twoja pozycja jest dość dobra, by grać dalej
}.
dungeon-hint-fear-leaves = ale w następnej turze wyjść może { $character } ({ $ap } PA){ $more ->
    [0] { "" }
   *[other] {" "}i nie tylko on
}{ $wins ->
    [yes] , a wtedy wygrałby przeciwnik
   *[no] { "" }
}
dungeon-hint-fear-attacked = ale { $attacker } może zaatakować twoją postać: { $points ->
    [0] { "" }
   *[other] { $wounded ->
        [yes] ranny{" "}
       *[no] { "" }
    }
}{ $target }, bez kart { $attack } przeciw { $defence }{ $points ->
    [0] { "" }
    [one] , za 1 punkt
    [few] , za { $points } punkty
   *[many] , za { $points } punktów
}{ $wins ->
    [yes] , a wtedy wygrałby przeciwnik
   *[no] { "" }
}
dungeon-hint-fear-gives-way = ale to otwiera drogę: { $target } { $before ->
    [0] może teraz wyjść ({ $after } PA)
   *[other] potrzebuje do wyjścia { $after } PA zamiast { $before }
}
dungeon-hint-fear-loses = przegrana { $cost }
dungeon-hint-fear-objects = ale twoje przedmioty ({ $objects }) umieszcza przeciwnik
dungeon-hint-fear-cards = karty wracają dopiero po czwartej, więc na później zostaw { $cards }
dungeon-hint-fear-team = ale ukrytym postaciom (jest ich { $count }) miejsce wybierze ten, kto je znajdzie
dungeon-hint-fear-team-dear = ale { $target }, wart { $points } pkt za wyjście, jest ukryty w pokoju, a miejsce wybierze mu ten, kto go znajdzie
dungeon-hint-fear-hides-character = { $where ->
    [near] ale do przejścia jest cały labirynt
    [far] ale przeciwnik może tam dotrzeć wcześniej i wybrać mu miejsce
   *[middle] ale miejsce wybierze mu ten, kto go znajdzie
}
dungeon-hint-fear-hides-object = ale miejsce wybiera przeciwnik, bez względu na to, kto znajdzie ten przedmiot
dungeon-hint-fear-places = z pola { $square } do wyjścia { $ap ->
    [one] wystarczyłby 1 punkt akcji
    [few] wystarczyłyby { $ap } punkty akcji
   *[many] wystarczyłoby { $ap } punktów akcji
}

## Statistics

dungeon-career-alt = Statystyki: { $name }.
dungeon-career-points = Punkty: { $count ->
    [0] na razie brak
   *[other] { $count } ({ $sources })
}.
dungeon-career-exit = { $count } za wyjścia postaci z labiryntu
dungeon-career-goblin = { $count } za wyjścia Goblina
dungeon-career-treasure = { $count } za Skarby
dungeon-career-elimination = { $count } za eliminacje
dungeon-career-team = Najczęściej w początkowej drużynie: { $team }.
dungeon-career-fights = Walki: wygrane { $won }, remisy { $tied }, porażki { $lost }.
dungeon-career-rotations = Obroty pokoi: { $count }.
dungeon-career-length = Gra trwała średnio { $turns ->
    [one] 1 turę
    [few] { $turns } tury
   *[many] { $turns } tur
}{ $fastest ->
    [0] {""}
   *[other] ; najszybsza wygrana: w turze { $fastest }
}.
dungeon-best-source = Pochodzą z ukończonych gier dwóch osób i z wygranych z komputerem. Gry z forami albo poddane się nie liczą.
dungeon-best-win = Najszybsza wygrana (gra do { $goal } punktów): **{ $count ->
    [one] 1 tura
    [few] { $count } tury
   *[many] { $count } tur
}**
dungeon-best-computer = Najszybsza wygrana z komputerem (gra do { $goal } punktów): **{ $count ->
    [one] 1 tura
    [few] { $count } tury
   *[many] { $count } tur
}**
dungeon-best-points = Najwięcej punktów w jednej grze: **{ $count }**
dungeon-best-comeback = Największa odrobiona strata w wygranej grze: **{ $count ->
    [one] 1 punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}**
dungeon-best-fights = Najwięcej wygranych walk w jednej grze: **{ $count }**
dungeon-best-rotations = Najwięcej obrotów pokoi w jednej grze: **{ $count }**

## Alt texts of hero pictures

dungeon-alt-hero-escape = Brama pełna światła. W niej: { $token }{ $treasure ->
    [yes] , ze Skarbem uniesionym wysoko
   *[no] { "" }
}.
dungeon-alt-hero-fight = W świetle, na nogach: { $victor }. W ciemności, na podłodze: { $fallen }.
dungeon-alt-hero-wand = W świetle, z różdżką: { $victor }. W jej ogniu: { $fallen }.
dungeon-alt-hero-pit = Spada w głęboką zapadnię: { $fallen }.
dungeon-alt-hero-spin = Pokój { $room } obraca się na wielkiej zębatce { $way ->
    [right] w prawo
   *[left] w lewo
}. W środku: { $things }.
dungeon-alt-hero-turner = Pokój obraca: { $turner }.
dungeon-alt-hero-points = +{ $points }: { $name }.
