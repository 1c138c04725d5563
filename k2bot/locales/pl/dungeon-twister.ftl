### Dungeon Twister: settings, setup, posts, status and refusals.

## Slash commands: descriptions

dungeon-command-board = Pokaż labirynt (widzisz go tylko ty)
dungeon-command-hand = Pokaż swoje karty i ukryte żetony (widzisz je tylko ty) albo zaproponuj remis
dungeon-command-orders = Wybierz, co bot odpowiada za ciebie, gdy cię nie ma (widzisz to tylko ty)

## Names of things

# As in English
dungeon-title = Dungeon Twister
# Other messages choose their endings by these words.
dungeon-colour = { $seat ->
    [0] niebieskie
   *[other] żółte
}
dungeon-kind-cleric = Kleryk
# As in English
dungeon-kind-goblin = Goblin
# As in English
dungeon-kind-mekanork = Mekanork
dungeon-kind-thief = Złodziej
# As in English
dungeon-kind-troll = Troll
dungeon-kind-wallwalker = Przenikacz
dungeon-kind-warrior = Wojownik
dungeon-kind-wizard = Mag
dungeon-kind-armour = Zbroja
dungeon-kind-potion = Mikstura
dungeon-kind-rope = Lina
dungeon-kind-sword = Miecz
dungeon-kind-treasure = Skarb
dungeon-kind-wand = Różdżka
dungeon-token = { $kind } { $colour ->
    [niebieskie] niebieskich
   *[other] żółtych
}
dungeon-player = { $name } ({ $colour })
dungeon-room = pokój { $room }
dungeon-level-beginner = początkujący
dungeon-level-easy = łatwy
dungeon-level-normal = średni
dungeon-level-hard = trudny
dungeon-overlooks-beginner-card = -# { $name } gra jak początkujący: zawsze zaczyna od najwyższej karty akcji. Wkrótce zostaną mu same niskie.
dungeon-overlooks-beginner-act = -# { $name } gra jak początkujący: myśli tylko o własnej drodze do wyjścia. Twojej nie blokuje i nie przewiduje twoich ataków.
dungeon-overlooks-beginner-lay = -# { $name } gra jak początkujący: w walce zawsze zagrywa najwyższą kartę walki. Podpowiedź na to nie liczy, ale ty możesz.

## Options of a new game

dungeon-option-goal = Cel
dungeon-option-goal-help = Ile punktów wygrywa; 3 to krótka gra albo fory dla jednej strony
dungeon-option-goal-5 = 5 punktów
dungeon-option-goal-3 = 3 punkty
dungeon-option-goal-blue = 3 dla niebieskich, 5 dla żółtych
dungeon-option-goal-yellow = 5 dla niebieskich, 3 dla żółtych
dungeon-option-dealt = Drużyny i żetony
dungeon-option-dealt-help = Po losowaniu gra zaczyna się od razu; inaczej każdy sam wybiera drużynę i ukrywa resztę
dungeon-option-dealt-no = gracze wybierają i ukrywają
dungeon-option-dealt-yes = losowo
dungeon-option-shown = Odkryte pokoje
dungeon-option-shown-help = Czy pokoje 1 i 8, po jednym dla każdego, są odkryte od początku (tylko z losowaniem)
dungeon-option-shown-no = żadne
dungeon-option-shown-two = pokoje 1 i 8
dungeon-option-first = Pierwszy gracz
dungeon-option-first-help = Kto zaczyna
dungeon-option-first-draw = losowo
dungeon-option-first-blue = niebieskie (dołączają pierwsze)
dungeon-option-first-yellow = żółte (dołączają drugie)
dungeon-option-covered = Zagrane karty
dungeon-option-covered-help = Zakryte, jak w pudełku: widać tylko ostatnią kartę akcji, reszty nie można podejrzeć
dungeon-option-covered-yes = zakryte
dungeon-option-covered-no = odkryte
dungeon-objection-option = W Dungeon Twister nie ma ustawienia { $key } o wartości { $value }. Wybierz coś z listy.
dungeon-summary-goal = { $goal ->
    [3] Do 3 punktów
    [blue] Niebieskie grają do 3 punktów, żółte do 5
    [yellow] Niebieskie grają do 5 punktów, żółte do 3
   *[5] Do 5 punktów
}
dungeon-summary-dealt = drużyny i ukryte żetony losowo
dungeon-objection-shown = Pokoje mogą być odkryte od początku tylko w grze z losowaniem. W ustawieniach poniżej wybierz losowe drużyny i żetony albo żadne odkryte pokoje.
dungeon-summary-shown = odkryte pokoje: { $rooms }
dungeon-summary-first = zaczynają { $first }
dungeon-summary-open = zagrane karty odkryte

## Buttons

dungeon-button-board = Labirynt
dungeon-button-tall = Na telefon
dungeon-button-wide = Na duży ekran
dungeon-button-room = Pokój { $room }
dungeon-button-orders = Stałe polecenia
dungeon-button-team = Zatwierdź drużynę
dungeon-button-deal = Uzupełnij losowo
dungeon-button-unplan = Cofnij ostatni wybór
dungeon-button-lay-plan = Zatwierdź (gdy pełny: zapytaj mnie)
dungeon-button-lay-elsewhere = Zatwierdź (gdy pełny: dowolny pokój)
dungeon-button-change-plan = Zmień plan
dungeon-button-prepare = Przygotuj
dungeon-button-play = Zagraj
dungeon-button-continue = Kontynuuj turę
dungeon-button-lay = Zagraj kartę walki
dungeon-button-place = Wypełnij pokój
dungeon-button-to-team = Moja drużyna
dungeon-button-to-hide = Plan ukrywania
dungeon-button-to-card = Zagraj kartę
dungeon-button-to-act = Do mojej tury
dungeon-button-to-place = { dungeon-button-place }
dungeon-button-to-lay = Zagraj kartę walki
dungeon-button-to-nothing = Stan gry

## Status

dungeon-head-setup = **Przed pierwszą turą.**
# $points: the action points left, or none where they aren’t told
dungeon-head = **Tura { $number }** · { $first } { $blue }:{ $yellow } { $second }{ $points ->
    [none] .
   *[other] { " " }· { dungeon-turn-left }
}
dungeon-cards = { $name }: { $actions ->
    [none] brak kart akcji
   *[some] karty akcji { $actions }
} · karty walki { $combat } · { $jumps ->
    [0] brak kart skoku
    [one] 1 karta skoku
    [few] { $jumps } karty skoku
   *[many] { $jumps } kart skoku
}
dungeon-cards-covered = { $name }: { $actions ->
    [0] brak kart akcji
    [one] 1 karta akcji
    [few] { $actions } karty akcji
   *[many] { $actions } kart akcji
}{ $last ->
    [0] { "" }
   *[other] { " " }(ostatnio zagrana: { $last })
} · { $combat ->
    [one] 1 karta walki
    [few] { $combat } karty walki
   *[many] { $combat } kart walki
} · { $jumps ->
    [0] brak kart skoku
    [one] 1 karta skoku
    [few] { $jumps } karty skoku
   *[many] { $jumps } kart skoku
}
dungeon-you = ty
dungeon-now-team = Wybór drużyny: { $names }.
dungeon-now-hide = { $you ->
    [yes] Twoja kolej, ukryj żeton.
   *[no] { $name } ukrywa żeton.
}
dungeon-now-turn = { $you ->
    [yes] Twoja kolej
   *[no] Kolej gracza: { $name }
}{ $points ->
    [0] {"."}
    [one] , został 1 punkt akcji.
    [few] , zostały { $points } punkty akcji.
   *[many] , zostało { $points } punktów akcji.
}
dungeon-now-place = { $you ->
    [yes] Umieść żetony: { $room }.
   *[no] { $name } umieszcza żetony: { $room }.
}
dungeon-now-lay = { $you ->
    [yes] Wybierz kartę walki.
   *[no] { $count ->
        [1] Gra czeka na kartę walki: { $names }.
       *[other] Gra czeka na karty walki: { $names }.
    }
}
dungeon-now-over = Gra się skończyła.

## Setup

# $step: before a team is chosen, then; held, while the mark of $name is chosen
dungeon-ask-team = **Moja drużyna.** { $step ->
    [choose] Wybierz naraz cztery ze swoich ośmiu postaci: jeśli zamkniesz menu z mniejszą liczbą, nic się nie zapisze. Zaczynają na oznaczonych polach twojej linii startowej; pozostałe cztery zostaną ukryte w pokojach, razem z twoimi sześcioma przedmiotami. Nikt nie zobaczy twojej drużyny, dopóki wszystko nie będzie ukryte.
    [held] Naciśnij postać, z którą { $name } ma zamienić się miejscami, albo wybierz z menu kogoś w zamian. Potem naciśnij **{ dungeon-button-team }**.
   *[swap] Zaczynają na polach poniżej. Naciśnij postać, aby ją przestawić lub wymienić, albo **{ dungeon-button-team }**.
}
dungeon-team-instead = Zamiast: { $name }
dungeon-team-mark = { $square } · { $name }
dungeon-strength = szybkość { $speed } · siła { $combat } · { $power }
dungeon-power-cleric = leczy rannych
dungeon-power-goblin = 2 punkty za wyjście
dungeon-power-mekanork = obraca pokoje w obie strony
dungeon-power-thief = otwiera kraty, przechodzi przez zapadnie
dungeon-power-troll = sam się leczy
dungeon-power-wallwalker = przechodzi przez ściany
dungeon-power-warrior = wyłamuje kraty
dungeon-power-wizard = przelatuje nad zapadniami i wrogami
dungeon-team-choose = Wybierz cztery postacie
# $first: before any token has a room
dungeon-plan-head = **Plan ukrywania.**{ $first ->
    [yes] { " " }Wybierz żeton, a potem naciśnij pokój, w którym chcesz go ukryć. Przeciwnik zobaczy tylko jego kolor. Ukrywacie na zmianę po jednym żetonie, ale już teraz możesz zaplanować wszystkie swoje: zostaną ukryte w kolejności naciśnięć.
   *[no] { "" }
}
dungeon-plan-hint = -# **{ talk-button-hint }** pojawi się tutaj, gdy przyjdzie twoja kolej na ukrycie żetonu: zależy od tego, które pokoje zostały.
dungeon-plan-next = Naciśnij pokój, do którego ma trafić: **{ $token }**.
dungeon-plan-left = { $count ->
    [one] Bez pokoju jest jeszcze jeden żeton.
    [few] Bez pokoju są jeszcze { $count } żetony.
   *[many] Bez pokoju jest jeszcze { $count } żetonów.
}
dungeon-plan-complete = Każdy żeton ma pokój. Miejsca jest dokładnie tyle, ile żetonów, więc przeciwnik zapełni niektóre z tych pokoi wcześniej. Bot może wtedy **zapytać cię** o inny albo użyć **dowolnego pokoju**, w którym jest miejsce. Zatwierdź plan w jeden lub drugi sposób albo go zmień.
dungeon-plan-blocked = { $count ->
    [one] Przeciwnik zapełnił pokój z twojego planu: jeden żeton potrzebuje innego.
    [few] Przeciwnik zapełnił pokoje z twojego planu: { $count } żetony potrzebują innych.
   *[many] Przeciwnik zapełnił pokoje z twojego planu: { $count } żetonów potrzebuje innych.
}
dungeon-plan-laying = Twój plan jest zatwierdzony, ukryte żetony: { $hidden } z { $all }. Na zmianę z tobą ukrywa { $name }. { $elsewhere ->
    [yes] Jeśli { $name } wcześniej zapełni pokój, bot wybierze inny losowo.
   *[no] Bot zapyta cię znowu tylko wtedy, gdy { $name } wcześniej zapełni pokój.
}
dungeon-in-room = { $token } w pokoju { $room }
dungeon-alt-planned = Zaplanowane, w tej kolejności: { $tokens }.
dungeon-alt-hidden = Już ukryte: { $tokens }.
dungeon-alt-free-places = Wolne miejsca: { $rooms }.
dungeon-alt-to-hide = { $name }: { $left }.
dungeon-alt-free-room = { $left } w pokoju { $room }
dungeon-alt-hiding = { $shows ->
    [empty] Twoich osiem postaci i twoja linia startowa, na której jeszcze nikogo nie ma
    [team] Twoich osiem postaci; wybrane stoją na twojej linii startowej
   *[rooms] Zakryte pokoje i twoja linia startowa
}.
dungeon-alt-unplaced = Do umieszczenia: { $tokens }.
dungeon-alt-chosen = Wybrano: { $token }.
dungeon-plan-room = Pokój { $room } · wolne: { $left }
dungeon-plan-token = Wybierz inny żeton
dungeon-alt-team = Na linii startowej, od góry: { $tokens }.
dungeon-orders-head = **Stałe polecenia.** Bot korzysta z nich, gdy masz o czym decydować w turze przeciwnika, żeby gra nie musiała czekać. Widzisz je tylko ty i możesz je zmienić lub wycofać w każdej chwili.
dungeon-orders-card = Karta walki: { $value }
dungeon-orders-place = Umieszczanie żetonu: { $value }
dungeon-orders-ask = zapytaj mnie i czekaj
dungeon-orders-same = ta sama co na wszystkie ataki
dungeon-orders-when = { $hours ->
    [0] od razu
    [one] po godzinie
    [few] po { $hours } godzinach
   *[many] po { $hours } godzinach
}
dungeon-orders-drawn = wybierz losowo { dungeon-orders-when }
dungeon-orders-far = wybierz { dungeon-orders-when } pole najdalsze od postaci przeciwnika
dungeon-orders-lay = { $which ->
    [lowest] twoja najniższa powyżej +0,
    [zero] twoje +0,
    [middle] twoja środkowa karta,
   *[other] twoje +{ $card },
} { dungeon-orders-when }
dungeon-orders-against = Gdy atakuje { $token }: { $value }
dungeon-orders-for = Karta przeciw konkretnej postaci…
dungeon-orders-for-head = **Którą kartę walki zagrać, gdy atakuje { $token }?** Ma pierwszeństwo przed kartą wybraną na wszystkie ataki. Jeśli już jej nie masz, bot zapyta.
dungeon-orders-pass = Twoja następna tura: najniższa karta akcji i żadnej akcji
dungeon-orders-hiding = Żetony zostaną ukryte zgodnie z planem
dungeon-button-orders-pass = Spasuj w następnej turze
dungeon-setup-goals = { $first } wygrywa z { $goal } pkt, { $second } z { $other } pkt.
dungeon-setup-head = **Dungeon Twister: { $first } (niebieskie) kontra { $second } (żółte).** Wybierzcie drużyny, a potem ukryjcie całą resztę w pokojach.

## A turn

dungeon-do-play = Karta akcji { $card }
dungeon-do-lay = Karta walki +{ $card }
dungeon-do-draw = Zgoda na remis
dungeon-do-hide = { $token } – { $room }
dungeon-do-place = { $token } na { $square }
dungeon-do-jump = { $character } skacze nad { $pit } na { $square }
dungeon-do-wall = { $character } przechodzi przez ścianę na { $square }
dungeon-do-reveal = { $character } odkrywa { $room }
dungeon-do-rotate = { $character } obraca { $room } { $turn ->
    [right] w prawo
   *[left] w lewo
}
dungeon-do-attack = { $character } atakuje, cel: { $target }
dungeon-do-heal = { $character } leczy: { $target }
dungeon-do-fire = { $character } używa różdżki, cel: { $target }
dungeon-do-regenerate = { $character } leczy się
dungeon-do-gate = { $character } otwiera lub zamyka kratę
dungeon-do-break = { $character } wyłamuje kratę
dungeon-do-drink = { $character } pije miksturę
dungeon-do-end = Koniec tury

## Posts

dungeon-chapter-setup = Przygotowania
dungeon-chapter-turn = Tura { $number }
dungeon-chapter-offer = Propozycja remisu
dungeon-chapter-end = Koniec
dungeon-turn-head = **Tura { $number } · { $name }**
dungeon-turn-call = { $mention }, twoja kolej.
dungeon-score = { $first } { $blue }:{ $yellow } { $second }
dungeon-call-hide = { $mention }, { $hidden ->
    [0] twoja kolej na ukrywanie: ułóż plan.
   *[other] { $left ->
        [one] jeden z twoich żetonów potrzebuje jeszcze pokoju
        [few] { $left } twoje żetony potrzebują jeszcze pokoju
       *[many] { $left } twoich żetonów potrzebuje jeszcze pokoju
    }{ $full ->
        [0] {""}
        [one] , bo jeden pokój jest już pełny
        [few] , bo { $full } pokoje są już pełne
       *[many] , bo { $full } pokoi jest już pełnych
    }.
}
dungeon-call-lay = Walka! Pora wybrać kartę walki: { $names }
dungeon-setup-done = Wszystko jest ukryte.
dungeon-room-asks = { $mention }, do umieszczenia: { $tokens } ({ $room }).
dungeon-offer = { $name } proponuje remis. Propozycja jest ważna, dopóki { $other } nie zakończy swojej tury.
dungeon-offer-closed = { $name } proponuje remis. { $agreed ->
    [yes] { $other } się zgadza.
   *[no] Propozycja wygasła.
}
dungeon-goes-on = { $mention }, twoja tura trwa dalej, { $points ->
    [one] został 1 punkt akcji
    [few] zostały { $points } punkty akcji
   *[many] zostało { $points } punktów akcji
}.
dungeon-end-head = **{ $result ->
    [won] Wygrywa { $name }
   *[draw] Remis
}** { $reason ->
    [quiet] po 40 spokojnych turach.
    [nobody] – nikt nie może już działać.
    [resigned] – { $other } rezygnuje.
    [agreed] za zgodą obu stron.
   *[goal] – { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } (cel: { $goal }).
}
dungeon-end-points = { $name }: { $told }.
dungeon-end-source = { $points } { $source ->
    [goblin] za wyjście Goblina
    [treasure] za skarb
    [elimination] { $points ->
        [one] za eliminację
        [few] za eliminacje
       *[many] za eliminacje
    }
   *[exit] { $points ->
        [one] za wyjście postaci
        [few] za wyjścia postaci
       *[many] za wyjścia postaci
    }
}
dungeon-end-decisive = { $last ->
    [yes] Rozstrzygnęła ostatnia tura, { $number }.
   *[no] Od tury { $number } do końca prowadzi { $name }.
}
dungeon-end-fate = { $fate ->
    [out] poza labiryntem
    [dead] wyeliminowane
   *[hidden] nieodnalezione
}: { $names }
dungeon-end-fates = { $name } (cel: { $goal } pkt){ $some ->
    [yes] { " " }– { $told }
   *[no] { "" }
}.
dungeon-end-hidden = Nadal ukryte: { $tokens }.
dungeon-told-card = { $name } zagrywa { $card }.
dungeon-told-moved = { $character } { $way ->
    [jump] skacze z { $start } na { $square }
    [wall] przechodzi przez ścianę z { $start } na { $square }
    [round] wraca okrężną drogą na { $square }
   *[move] idzie z { $start } na { $square }
}{ $carries ->
    [yes] { " " }(niesie: { $carried })
   *[no] { "" }
}
dungeon-told-left = { $character } opuszcza labirynt{ $carries ->
    [yes] {" "}(niesie: { $carried })
   *[no] {""}
}: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.{ $carries ->
    [lost] {" "}Przepada: { $carried }.
   *[other] {""}
}
dungeon-told-revealed = { $character } odkrywa { $room } i znajduje: { $tokens }.
dungeon-told-placed = { $name } umieszcza: { $tokens }.
dungeon-told-turned = { $character } obraca { $room } { $turn ->
    [right] w prawo
   *[left] w lewo
}.
dungeon-told-attack = { $attacker } atakuje, cel: { $target }.
dungeon-told-bonus = { $side ->
    [attack] Miecz
   *[defence] Zbroja
} { $value }
dungeon-told-fight-card = karta { $value }
dungeon-told-side = { $colour }: { $parts } = **{ $sum }**
dungeon-told-fight = { $attack }; { $defence }. { $result ->
    [attacker] Atak się udaje.
    [defender] Atak się nie udaje.
   *[tie] Remis, więc nic się nie dzieje.
}
dungeon-told-wounded = { $character } zostaje ranny.
dungeon-told-eliminated = { $character } odpada na { $square }{ $cause ->
    [pit] {" "}(zapadnia)
    [wand] {" "}(różdżka)
    [carrier] {" "}(podczas niesienia)
   *[fight] {""}
}. 1 punkt: { $name }{ $drops ->
    [yes] ; na polu zostaje { $dropped }
   *[no] { "" }
}.
dungeon-told-lost = Na { $square } przepada { $token }.
dungeon-told-regenerated = { $healer } leczy się.
dungeon-told-healed = { $healer } leczy: { $character }.
dungeon-step-team = wybór drużyny
dungeon-step-hide = ukrywanie żetonów
dungeon-step-lay = wybór karty walki
dungeon-step-end = koniec tury
dungeon-step-offer = propozycja remisu
dungeon-step-move = { $character } → { $square }
dungeon-step-gate = { $character } { $state ->
    [open] otwiera
    [broken] wyłamuje
   *[closed] zamyka
} kratę między { $sides-first } a { $sides-second }
dungeon-told-gate = { $character } { $state ->
    [open] otwiera
    [broken] wyłamuje
   *[closed] zamyka
} kratę między { $sides-first } a { $sides-second }.
dungeon-told-potion = { $character } pije miksturę i ma własne dodatkowe punkty akcji: { $points }.
dungeon-told-wand = { $character } używa różdżki, cel: { $target }.
dungeon-told-left-over = { $stuck ->
    [yes] Żadna postać nie może już działać ({ $name }), więc tura się kończy
   *[no] { $name } kończy turę
}, choć { $left ->
    [one] został 1 punkt akcji
    [few] zostały { $left } punkty akcji
   *[many] zostało { $left } punktów akcji
}.
dungeon-told-skipped = Żadna postać nie może działać ({ $name }), więc tura przepada.
dungeon-told-draw = { $name } proponuje remis.

## Refusals

dungeon-refusal-unreadable = W tej grze nic nie nazywa się „{ $answer }”. Użyj przycisków pod najnowszym postem.
dungeon-refusal-nothing-to-hide = Nie masz teraz czego ukrywać. Co dalej, mówi najnowszy post.
dungeon-refusal-pass-now = Teraz jest twoja tura, więc stąd już jej nie spasujesz. Zagraj kartę i zakończ turę.
dungeon-refusal-plan-incomplete = Niektóre z twoich żetonów nie mają jeszcze pokoju. Wybierz dla nich pokoje albo naciśnij **{ dungeon-button-deal }**.
dungeon-refusal-not-seated = To mogą zrobić tylko gracze. Możesz jednak obejrzeć labirynt i zasady.
dungeon-rule-no-such-seat = W tej grze jest tylko dwoje graczy.
dungeon-rule-not-awaited = Nie masz teraz o czym decydować. Czyja kolej, mówi najnowszy post.
dungeon-rule-over = Gra się skończyła. Wynik jest w ostatnim poście.
dungeon-rule-offered = Twoja propozycja remisu już czeka na odpowiedź przeciwnika.
dungeon-rule-other-question = Teraz tego nie możesz zrobić. Co możesz, mówi najnowszy post.
dungeon-rule-team-size = Drużyna to cztery różne postacie. Wybierz dokładnie cztery.
dungeon-rule-not-yours = To nie jest twoja postać. Wybierz jedną ze swoich.
dungeon-rule-not-to-hide = Tego żetonu nie musisz ukrywać. Wybierz inny.
dungeon-rule-room-full = Pokój { $slot } jest pełny. Wybierz inny.
dungeon-rule-no-such-card = Nie masz już karty { $card }. Wybierz jedną z pokazanych.
dungeon-rule-card-too-high = Pierwsze tury są krótkie: zagraj najwyżej { $highest }. Dopóki nikt nie zagra 4, karta może być najwyżej o jeden wyższa od najwyższej zagranej dotąd.
dungeon-rule-other-token = Najpierw { $token }: żetony w pokoju umieszcza się w ustalonej kolejności.
dungeon-rule-not-free = { $square } nie jest wolnym polem tego pokoju (podłogą ani zębatką). Wybierz jedno z pól oświetlonych na obrazku.
dungeon-rule-not-in-play = { $character } nie jest w grze. Wybierz postać, która stoi na polu.
dungeon-rule-no-points = { $character } nie ma już punktów akcji. Zakończ turę albo cofnij którąś akcję.
dungeon-rule-wounded = { $character } jest ranny i nie może działać. Może go wyleczyć twój Kleryk z sąsiedniego pola, a inna twoja postać może go nieść.
dungeon-rule-healed = { $character } jest po leczeniu i do końca tury nie może działać. Wybierz inną postać.
dungeon-rule-move-over = Wejście na linię startową przeciwnika kończy ruch, więc w tym ruchu nic już potem nie zrobisz.
dungeon-rule-too-far = To za daleko: szybkość tej postaci to { $speed }. Użyj dwóch akcji.
dungeon-rule-no-square = Nie ma takiego pola. Nazwa pola to litera i liczba, od A1 do V10.
dungeon-rule-no-way = Do { $square } nie ma wolnej drogi. Ruch blokują ściany i zamknięte kraty, a na ukos iść nie można. Wybierz inne pole.
dungeon-rule-enemy = Drogę blokuje zdrowy wróg na { $square }. Obejdź go albo zaatakuj.
dungeon-rule-pit = Przez zapadnię na { $square } nie przejdziesz. Potrzeba liny albo twojego Złodzieja, który tam stoi.
dungeon-rule-pit-stop = Na zapadni na { $square } nie można się zatrzymać: może to tylko twój Złodziej albo postać z liną. Idź dalej, na pole za nią.
dungeon-rule-no-taking = Na { $square } nie możesz tego wziąć. Rzecz musi leżeć na tym polu albo musi ją mieć stojąca tam twoja postać lub ranny wróg. Na żadnym polu nie może się potem zrobić za ciasno.
dungeon-rule-free-hands = Ta postać nie niesie niczego, co można zostawić.
dungeon-rule-no-dropping = Na { $square } nie możesz tego zostawić. Pole mieści najwyżej jeden przedmiot, a na zapadni zostaje tylko lina.
dungeon-rule-overfull = Na { $square } zostałoby za dużo. Pole mieści jedną postać z jednym przedmiotem albo dwie twoje postacie, z których jedna jest ranna.
dungeon-rule-no-room = Na { $square } nie możesz zakończyć ruchu. Pole mieści jedną postać z jednym przedmiotem albo dwie twoje postacie, z których jedna jest ranna.
dungeon-rule-nothing-changed = Ten ruch niczego by nie zmienił. Wybierz inne pole lub inną postać.
dungeon-rule-no-jump = { $character } nie może tak skoczyć. Skok wymaga karty skoku. Prowadzi nad jedną zapadnią, na której nikogo nie ma, na pole, na którym postać może stanąć, bez ściany po drodze.
dungeon-rule-no-wall-step = { $character } nie może tu przejść przez ścianę. Potrafi to tylko Przenikacz: na pole tuż za ścianą, jeśli jest tam miejsce, ale nie przez kraty ani do zakrytych pokoi.
dungeon-rule-no-reveal = { $character } nie może odkryć tego pokoju. Musi być obok zakrytego pokoju, bez ściany po swojej stronie.
dungeon-rule-no-rotation = { $character } nie może tak obrócić tego pokoju. Musi stać na zębatce. Wtedy może obrócić swój pokój albo bliźniaka, tak jak pokazują ich strzałki. Mekanork obraca w obie strony.
dungeon-rule-no-attack = { $character } nie może tak zaatakować. Wróg musi stać na sąsiednim polu, bez ściany pomiędzy. Nie można atakować postaci, którą ktoś niesie, ani postaci zranionej lub wyleczonej w tej turze.
dungeon-rule-no-healing = { $character } nie może tak leczyć. Kleryk leczy rannego na sąsiednim polu, bez ściany pomiędzy, ale nie takiego, którego ktoś niesie.
dungeon-rule-no-regeneration = { $character } nie może się teraz wyleczyć: nie w turze, w której został zraniony, i nie wtedy, gdy ktoś go niesie.
dungeon-rule-no-portcullis = { $character } nie może otworzyć ani zamknąć tej kraty. Złodziej musi stać obok niej, a wyłamana krata zostaje otwarta na zawsze.
dungeon-rule-no-breaking = { $character } nie może wyłamać tej kraty. Wojownik musi stać obok niej, a każdą kratę da się wyłamać tylko raz.
dungeon-rule-no-potion = { $character } nie niesie mikstury.
dungeon-rule-no-shot = { $character } nie może tam użyć różdżki. Musi ją nieść Mag, a cel musi być pierwszą postacią w linii prostej, bez przeszkód po drodze.
dungeon-rule-news = Dalej nie da się planować, bo nikt jeszcze nie wie, co odsłoni ta akcja. Najpierw ją wykonaj.

## Offline mode: the name of its channel, and the first post there

dungeon-greeting-channel = podziemia
dungeon-greeting-welcome = **Witaj u bram podziemi.**
dungeon-greeting-start = Naciśnij poniżej **{ lobby-button-start }**, aby zagrać pierwszą grę z komputerem.
dungeon-greeting-picture = Gra w Dungeon Twister: pokoje ze ścianami i postaciami oraz pokoje jeszcze zakryte.
