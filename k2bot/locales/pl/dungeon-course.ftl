### The tutorial of Dungeon Twister, a short game.

dungeon-course-other = Latarnia
dungeon-course-nowhere = Tego kroku nie ma w samouczku. Naciśnij jeden z przycisków poniżej.
dungeon-course-undo = Naciśnij **{ talk-button-undo }**, aby to cofnąć.
dungeon-course-team = Grasz **niebieskimi**. Przeprowadź swoje postacie przez zakryty labirynt, od lewej do prawej. Do wygranej potrzebujesz **3 punktów**: 1 za każdą postać, która wyjdzie przez linię startową żółtych, 2 za Goblina. Najpierw wybierz cztery postacie na start: **Goblin**, **Mekanork**, **Wojownik** i jedna dowolna. Co która potrafi, mówi menu.
dungeon-course-team-goblin = Goblin daje za wyjście 2 punkty, więc weź go od samego początku.
dungeon-course-team-mekanork = Trzeba będzie zaraz obrócić pokój, a najlepiej robi to Mekanork.
dungeon-course-team-warrior = Ktoś stanie ci na drodze, więc weź Wojownika, który dobrze walczy.
dungeon-course-look = Pomijamy ukrywanie pozostałych postaci i przedmiotów oraz pierwsze dwanaście tur. Tak to teraz wygląda. Twoja kolej.
dungeon-course-look-more =
    Grasz **niebieskimi**; **żółtymi** gra komputer: { $other }. Litery mówią, kto jest kim: **{ $goblin }** to Goblin, **{ $warrior }** Wojownik, **{ $mekanork }** Mekanork. Pokoje od 4 do 8 są jeszcze zakryte. Duża liczba to numer pokoju; każdy mały znak, niebieski albo żółty, to ukryty żeton tego koloru. Karty akcji dają akcje, karty walki służą do walki, a karty skoku pozwalają przeskakiwać nad zapadniami. Oto karty, które ma jeszcze każda ze stron:
    { $cards }
    Twojego Goblina na P4 dzieli od linii startowej żółtych tylko jeden pokój. Ale pokój 4 jest zakryty, więc na razie nikt tam nie wejdzie.
dungeon-course-reveal = Turę zaczyna karta akcji. Jej liczba to twoje punkty akcji (**PA**), a **każda akcja postaci kosztuje 1 PA**. Karty akcji są cztery, od 2 do 5, a wracają do ciebie dopiero po zagraniu wszystkich. Zachowaj 4 na następną turę, a teraz zagraj 3: naciśnij **{ dungeon-button-card }**.
dungeon-course-reveal-card = Zachowaj 4: przyda ci się w następnej turze.
dungeon-course-reveal-now = Masz 3 PA dla dowolnych swoich postaci. Postać obok zakrytego pokoju może go odkryć. Naciśnij **{ dungeon-kind-warrior }**, a potem **{ dungeon-deed-reveal }**.
dungeon-course-reveal-other = Ten pokój ci teraz nie pomoże.
dungeon-course-reveal-first = To zakończyłoby twoją turę, a pokój 4 nadal byłby zakryty.
dungeon-course-else = To dozwolone, ale każdy PA będzie ci potrzebny na coś innego.
dungeon-course-fill = **Gdy odkrywasz pokój, umieszczasz wszystkie znalezione w nim postacie, a także przedmioty przeciwnika. Potem przeciwnik umieszcza twoje przedmioty.** W pokoju 4 były Kleryk i Skarb żółtych, więc oba żetony umieszczasz ty. Najpierw **Kleryk**: na **S3** nie będzie ci przeszkadzać.
dungeon-course-fill-next = Teraz **Skarb**, wart 1 dodatkowy punkt dla tego, kto go wyniesie. Zaraz obrócisz ten pokój w lewo, więc połóż go na **Q2**. Dzięki temu znajdzie się blisko twojego Goblina.
dungeon-course-fill-cleric = Po obrocie pokoju Kleryk zablokowałby tam twojego Goblina.
dungeon-course-fill-treasure = Po obrocie pokoju twój Goblin nie zdążyłby wziąć stamtąd Skarbu i wyjść w następnej turze.
dungeon-course-carry =
    {""}**Postać na zębatce może obrócić swój pokój o ćwierć obrotu, ze wszystkim, co w nim jest. Albo może obrócić *bliźniaka*, czyli pokój z tą samą liczbą obok nazwy.** Pokój obraca się tak, jak wskazuje strzałka na jego własnej zębatce. Tylko Mekanork może wybrać kierunek.
    Korytarze w pokoju 4 nie biegną tak, jak ci trzeba. Twój Mekanork stoi na zębatce pokoju 2, a obok nazw pokojów 2 i 4 jest ta sama liczba: **I**. Naciśnij więc **{ dungeon-kind-mekanork }**, a potem **{ dungeon-deed-rotate }**.
dungeon-course-carry-first = To zakończyłoby twoją turę, a droga nadal byłaby zamknięta.
dungeon-course-carry-twin = To był obrót pokoju 2, w którym stoi Mekanork.
dungeon-course-carry-way = Gdy pokój obróci się w tę stronę, twój Goblin nie dosięgnie Skarbu.
dungeon-course-carry-now = Teraz korytarz prowadzi prosto na zewnątrz, a Skarb obrócił się razem z pokojem. Postać może nieść **jedną rzecz**: przedmiot dowolnego koloru albo rannego ze swojej strony. Żeby coś podnieść, musi się zatrzymać na tym polu. Naciśnij **{ dungeon-kind-goblin }**, a w menu **{ dungeon-go-menu }** wybierz **{ $square }**. Goblin może mijać swoich.
dungeon-course-carry-missed = Goblin nie ma jeszcze Skarbu: leży on na **{ $square }**.
dungeon-course-carry-square = Goblin ma Skarb, ale tutaj w następnej turze zablokowałby twojego Wojownika. Zatrzymaj się tam, gdzie leżał Skarb.
dungeon-course-carry-done = Goblin ma Skarb, a twoje 3 PA są wydane. Naciśnij **{ dungeon-button-end-turn }**.
dungeon-course-fight = Wojownik żółtych przeszedł na T5. Zdrowego wroga nie da się minąć, więc trzeba walczyć. Została ci tylko karta akcji 4, więc jest już zagrana.
dungeon-course-fight-move = Walczyć można tylko z kimś obok. Naciśnij **{ dungeon-kind-warrior }**, a w menu **{ dungeon-go-menu }** wybierz **S5**, obok Wojownika żółtych.
dungeon-course-fight-attack = W walce każda strona dodaje do swojej siły tajną kartę; obaj Wojownicy mają siłę 3. Walczący po stronie z niższą sumą zostają ranni. Pozostałe karty są jawne: żółte mają +0, +1 i +2. Naciśnij więc **{ dungeon-deed-attack-whom }** i zagraj **+3**.
dungeon-course-fight-first = Jeśli zakończysz tu turę, Wojownik żółtych nadal będzie ci stał na drodze.
dungeon-course-fight-who = Ta walka nie otworzyłaby drogi.
dungeon-course-fight-card = 3 + { $card } nie przebija 3 + 2, a żółte mają jeszcze +2. Remis niczego nie zmienia.
dungeon-course-leave =
    Siła 3 twojego Wojownika i karta +{ $card } to więcej niż siła 3 i karta +2 żółtych: ich Wojownik jest **ranny**. Nie może teraz działać i każdy może go minąć. Kleryk obok mógłby go wyleczyć. Jeśli ranny **przegra jeszcze jedną walkę, odpada, a ty dostajesz 1 punkt**. Obie karty walki są zużyte; wraca tylko +0.
    Naciśnij **{ dungeon-who }**, a w menu **{ dungeon-go-menu }** wybierz { $by ->
        [none] **V5**
       *[other] **{ $by }**, a potem **V5**
    }. Tak wyjdzie z labiryntu.
dungeon-course-leave-on = Jeszcze jeden ruch: naciśnij **{ dungeon-who }** i wybierz **V5**. Tak wyjdzie z labiryntu.
dungeon-course-leave-else = Goblina nic już nie zatrzymuje, ale to nie jest jego droga do wyjścia.
dungeon-course-leave-done = Goblin wyszedł: 2 punkty i 1 za Skarb. To wystarczy. Naciśnij **{ dungeon-button-win }**.
dungeon-course-end = **Wygrywasz 3:0**: 2 punkty za Goblina i 1 za jego Skarb. Masz już za sobą odkrycie i obrót pokoju, niesienie Skarbu, wygraną walkę i wyjście z labiryntu. To większość tego, co robi się w grze.
dungeon-course-end-more =
    W prawdziwej grze ukrywasz też własne żetony, skaczesz nad zapadniami i korzystasz z tego, co potrafi każda postać i przedmiot. **{ talk-button-hint }** mówi, co zrobiłby komputer i dlaczego. **{ dungeon-button-rules }** wyjaśniają grę temat po temacie, z obrazkami.
    Teraz zagraj z komputerem albo z kimś znajomym.
