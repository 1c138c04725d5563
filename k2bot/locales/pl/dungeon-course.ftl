### The tutorial of Dungeon Twister, a short game.

dungeon-course-other = Latarnia
dungeon-course-nowhere = Tego kroku nie ma w samouczku. Naciśnij jeden z przycisków poniżej.
dungeon-course-undo = Naciśnij **{ talk-button-undo }**, aby to cofnąć.
dungeon-course-team = Grasz **niebieskimi**. Przeprowadź swoje postacie przez zakryty labirynt, od lewej do prawej. Do wygranej potrzebujesz **3 punktów**: 1 za każdą postać, która wyjdzie przez linię startową żółtych, 2 za Goblina. Najpierw wybierz cztery postacie na start: **Goblin**, **Mekanork**, **Wojownik** i jedna dowolna.
dungeon-course-team-goblin = Goblin daje za wyjście 2 punkty, więc weź go od samego początku.
dungeon-course-team-mekanork = Trzeba będzie zaraz obrócić pokój, a najlepiej robi to Mekanork.
dungeon-course-team-warrior = Ktoś stanie ci na drodze, więc weź Wojownika, który dobrze walczy.
# $token: the token still to hide
dungeon-course-hide = Pozostałe postacie i przedmioty są na początku **ukryte w pokojach**. Ty i żółte ukrywacie na zmianę po jednym żetonie, aż wszystkie pokoje będą pełne. To już zrobione, został tylko jeden twój żeton: **{ $token }**. Miejsce jest w pokojach 5 i 8: naciśnij jeden z nich.
dungeon-course-hide-sure = Teraz naciśnij którykolwiek z przycisków **Zatwierdź**.
dungeon-course-look = **Pokoje od 1 do 3 są już odkryte**, a twoje postacie poszły naprzód: **{ $goblin }** to Goblin, **{ $warrior }** Wojownik, **{ $mekanork }** Mekanork. Ciemne pola to **zapadnie**. Są też **kraty**: zamknięta krata jest jak ściana. **Żółtymi** gra komputer: { $other }. Twojego Goblina dzieli od linii startowej żółtych tylko jeden pokój. Ale pokój 4 jest jeszcze zakryty, więc nikt tam nie wejdzie.
dungeon-course-reveal = Turę zaczyna karta akcji: daje ci punkty akcji (**PA**), a **każda akcja postaci kosztuje 1 PA**. Masz cztery karty, od 2 do 5, a wracają do ciebie dopiero po zagraniu wszystkich. Twoja 5 musi poczekać: dlaczego, mówi mały wiersz poniżej. Zachowaj 4 na następną turę i naciśnij **{ dungeon-button-card }**.
dungeon-course-reveal-card = Zachowaj 4: przyda ci się w następnej turze.
dungeon-course-reveal-now = Postać obok zakrytego pokoju może go odkryć. Naciśnij **{ $goblin }**, a potem **{ dungeon-deed-reveal }**.
dungeon-course-reveal-first = To zakończyłoby twoją turę, a pokój 4 nadal byłby zakryty.
dungeon-course-else = To dozwolone, ale każdy PA będzie ci potrzebny na coś innego.
dungeon-course-fill = **Gdy odkrywasz pokój, umieszczasz wszystkie znalezione w nim postacie, a także przedmioty przeciwnika. Potem przeciwnik umieszcza twoje przedmioty.** W pokoju 4 były Kleryk i Skarb żółtych, więc oba żetony umieszczasz ty. Najpierw **Kleryk**: na **S3** nie będzie ci przeszkadzać.
dungeon-course-fill-next = Teraz **Skarb**, wart 1 dodatkowy punkt dla tego, kto go wyniesie. Połóż go na **Q2**: po obrocie pokoju twój Goblin będzie go miał po drodze.
dungeon-course-fill-cleric = Po obrocie pokoju Kleryk zablokowałby tam twojego Goblina.
dungeon-course-fill-treasure = Po obrocie pokoju twój Goblin nie zdążyłby wziąć stamtąd Skarbu i wyjść w następnej turze.
dungeon-course-rotate = **Postać na zębatce może obrócić swój pokój o ćwierć obrotu, ze wszystkim, co w nim jest. Albo może obrócić *bliźniaka*, czyli pokój z tą samą liczbą obok nazwy.** Pokój obraca się tak, jak wskazuje strzałka na jego zębatce; tylko Mekanork może wybrać kierunek. Korytarze w pokoju 4 nie biegną tak, jak ci trzeba. Twój Mekanork stoi na zębatce bliźniaka, czyli pokoju 2, więc naciśnij **{ dungeon-kind-mekanork }**, a potem **{ dungeon-deed-rotate }**. Obejrzyj wynik i naciśnij jeszcze raz: obrót jest ostateczny.
dungeon-course-rotate-first = To zakończyłoby twoją turę, a droga nadal byłaby zamknięta.
dungeon-course-rotate-twin = To byłby obrót pokoju 2, w którym stoi Mekanork.
dungeon-course-rotate-way = Gdy pokój obróci się w tę stronę, twój Goblin nie wyjdzie ze Skarbem.
dungeon-course-rotate-now = Krata będzie później. Najpierw obróć pokój.
dungeon-course-free = Teraz korytarz prowadzi prosto na zewnątrz. Ale twój Wojownik stoi za kratą. Złodziej umie kraty otwierać i zamykać, a **Wojownik wyłamuje je na dobre**. Naciśnij **{ dungeon-kind-warrior }**, a potem **{ dungeon-deed-break }**.
dungeon-course-free-first = To zakończyłoby twoją turę, a Wojownik nadal byłby zamknięty.
dungeon-course-free-done = Twój Wojownik ma wolną drogę, a 3 PA są wydane. Naciśnij **{ dungeon-button-end-turn }**.
dungeon-course-fight = Wojownik żółtych przeszedł na T5. **Zdrowego wroga nie da się minąć**, więc trzeba walczyć.
# $by: the square to stop on, none if there is no need to
dungeon-course-fight-move = Walczyć można tylko z kimś obok. Naciśnij **{ dungeon-kind-warrior }**, a w menu **{ dungeon-go-menu }** wybierz { $by ->
    [none] **S5**
   *[other] **{ $by }**, a potem **S5**
}, obok Wojownika żółtych.
dungeon-course-fight-attack = Każda strona dodaje do swojej siły tajną kartę; obaj Wojownicy mają siłę 3. Walczący po stronie z niższą sumą zostają ranni. Pozostałe karty są w tej grze odkryte: żółte mają +0, +1 i +2. Naciśnij więc **{ dungeon-deed-attack-whom }** i zagraj **+3**.
dungeon-course-fight-first = Jeśli zakończysz tu turę, Wojownik żółtych nadal będzie ci stał na drodze.
dungeon-course-fight-who = Ta walka nie otworzyłaby drogi.
dungeon-course-fight-card = 3 + { $card } nie przebija 3 + 2, a żółte mają jeszcze +2. Remis niczego nie zmienia.
dungeon-course-fight-treasure = Postać podnosi to, co leży na polu, na którym się zatrzymuje, a Skarbu potrzebuje Goblin.
dungeon-course-leave = 3 i twoja karta +{ $card } to więcej niż 3 i karta +2 żółtych: ich Wojownik jest **ranny**. Nie może działać i każdy może go minąć. Jeśli ranny **przegra jeszcze jedną walkę, odpada, a ty dostajesz 1 punkt**. Zagrane karty walki przepadają; wraca tylko +0.
dungeon-course-leave-drink = Goblin ma przed sobą daleką drogę, a tobie został 1 PA. **Mikstura da mu jeszcze 4, ale tylko raz.** Naciśnij **{ $goblin }**, a potem **{ dungeon-deed-drink }**.
# $square: where the jump ends
dungeon-course-leave-jump = Na drodze jest zapadnia. **Z kartą skoku postać przeskakuje nad zapadnią**, prosto lub za róg. Masz takie karty trzy na całą grę. Naciśnij **{ dungeon-deed-jump }**.
dungeon-course-leave-fetch = Postać może nieść **jedną rzecz**: przedmiot dowolnego koloru albo rannego ze swojej strony. Podnosi ją tam, gdzie się zatrzyma. W menu **{ dungeon-go-menu }** wybierz **{ $treasure }**, gdzie leży Skarb. Goblin może mijać swoich.
dungeon-course-leave-on = A teraz do wyjścia: w menu **{ dungeon-go-menu }** wybierz { $by ->
    [none] **V5**
   *[other] **{ $by }**, a potem **V5**
}.
dungeon-course-leave-else = Tędy Goblin nie wyjdzie.
dungeon-course-leave-done = Goblin wyszedł: 2 punkty i 1 za Skarb. To wystarczy. Naciśnij **{ dungeon-button-win }**.
dungeon-course-end = **Wygrywasz 3:0**: 2 punkty za Goblina i 1 za jego Skarb. Znasz już większość tego, co dzieje się w grze. **{ talk-button-hint }** mówi, co zrobiłby komputer i dlaczego. **{ dungeon-button-rules }** wyjaśniają resztę temat po temacie, z obrazkami. Teraz zagraj z komputerem albo z kimś znajomym.
