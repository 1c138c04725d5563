### Dungeon Twister: the rules by topic, in our own words.

dungeon-rules-head = **Dungeon Twister: { $topic }**
dungeon-rules-player = { $colour ->
    [b] Niebieskie
   *[y] Żółte
}
dungeon-rules-title-overview = Gra w skrócie
dungeon-rules-title-turn = Twoja tura
dungeon-rules-title-moving = Ruch, ściany i zapadnie
dungeon-rules-title-carrying = Noszenie
dungeon-rules-title-jumping = Skoki
dungeon-rules-title-revealing = Odkrywanie pokoju
dungeon-rules-title-rotating = Obracanie pokoju
dungeon-rules-title-fighting = Walka
dungeon-rules-title-wounds = Ranni i wyeliminowani
dungeon-rules-title-leaving = Wyjście z labiryntu
dungeon-rules-title-characters = Osiem postaci
dungeon-rules-title-objects = Sześć przedmiotów
dungeon-rules-title-setup = Przygotowanie gry
dungeon-rules-title-end = Koniec gry
dungeon-rules-title-panel = Panel tury
dungeon-rules-title-rulings = Nasze rozstrzygnięcia: tury
dungeon-rules-title-rulings-2 = Nasze rozstrzygnięcia: walki i zdolności
dungeon-rules-title-rulings-3 = Nasze rozstrzygnięcia: przedmioty i koniec
dungeon-rules-title-sources = Źródła

dungeon-rules-overview =
    Gra dla dwojga: **niebieskie** zaczynają po lewej, **żółte** po prawej. Każda strona prowadzi osiem postaci i ma sześć przedmiotów. Pomiędzy jest labirynt z ośmiu zakrytych pokoi.
    Przeprowadź swoje postacie przez labirynt i **wyjdź przez linię startową przeciwnika**: 1 punkt za każdą, 2 za Goblina i jeszcze 1 za wyniesiony Skarb. Każdy **wyeliminowany** wróg też jest wart 1 punkt. Wygrywa, kto pierwszy zdobędzie **5 punktów** (lub ustalony cel).
    Po drodze odkrywasz i obracasz pokoje, skaczesz nad zapadniami, walczysz i zbierasz znalezione przedmioty, nawet te przeciwnika.
    Na obrazku zakryte są jeszcze pokoje 7 i 8.
dungeon-rules-turn =
    Zagraj jedną **kartę akcji** od 2 do 5: tyle masz punktów akcji (PA). Każda akcja kosztuje 1 PA. Wydaj je na jedną lub kilka postaci. Niewydane PA przepadają. Po czwartej karcie wszystkie cztery wracają na rękę.
    Pierwszą kartą gry musi być 2. Dopóki nikt nie zagra 4, karta może być najwyżej o jeden wyższa od najwyższej zagranej dotąd.
    Akcje: odkrycie pokoju, obrót pokoju, ruch, skok, walka oraz to, co potrafi postać lub przedmiot.
    Dwie złote zasady: skończ jedną akcję, zanim zaczniesz następną. A po każdej akcji na polu może być najwyżej **jedna postać i jeden przedmiot albo dwie twoje postacie, w tym jedna ranna**.
    Obrazek pokazuje turę niebieskich: Mekanork obrócił pokój 1, potem ruszyli się Goblin i Złodziej.
dungeon-rules-moving =
    Postać idzie najwyżej o tyle pól, ile wynosi jej **szybkość**, nigdy na ukos. Może mijać przedmioty, swoich i rannych wrogów. Zatrzymują ją zdrowi wrogowie, ściany, zamknięte kraty, zakryte pokoje i zapadnie.
    Nie może się zatrzymać na polu z wrogiem ani ze zdrową postacią swojej strony.
    Przez **zapadnię** przejdą Złodziej, Mag i każdy, kto niesie linę. Inni też, jeśli leży na niej lina lub stoi tam ich własny zdrowy Złodziej. Postać, która zostanie na zapadni bez liny i bez zdrowego Złodzieja, odpada, a jej przedmiot przepada.
    Z pokoju do pokoju można przejść tam, gdzie żaden z nich nie ma ściany. Ściany obracają się razem z pokojem.
    Obrazek pokazuje, dokąd może iść Wojownik: nie przez zapadnię, ściany ani wroga.
dungeon-rules-carrying =
    Postać niesie **jedną rzecz**: dowolny przedmiot albo rannego ze swojej strony. Jeśli po akcji na jednym polu są postać i rzecz, postać ją niesie.
    W trakcie ruchu postać może na każdym polu, na które wejdzie, za darmo coś podnieść, zostawić lub zamienić. Może też wziąć tam rzecz od swoich lub od rannego wroga. Tak przekazuje się rzeczy.
    Gdy używasz menu **{ dungeon-go-menu }**, postać podnosi tylko to, co leży na ostatnim polu. Potem drugie menu daje inne możliwości, na przykład zostawienie liny w połowie drogi albo zabranie miecza po drodze.
    Na obrazku Złodziej podchodzi do Kleryka, zamienia miecz na linę i idzie dalej. To wszystko to jedna akcja.
dungeon-rules-jumping =
    Zagraj jedną ze swoich trzech **kart skoku**, a postać skoczy o dwa pola, prosto lub za róg: nad zapadnią, na której nikogo nie ma, na pole, na którym może stanąć. Po drodze nie może być ściany ani zamkniętej kraty.
    Zachowuje to, co niesie. Karta przepada na dobre.
    Na obrazku Kleryk skacze nad zapadnią i ląduje za rogiem, ze Skarbem.
dungeon-rules-revealing =
    Postać obok zakrytego pokoju może go odkryć, jeśli po jej stronie nie ma ściany. Ze swojej linii możesz odkryć każdy z dwóch sąsiednich pokoi.
    Wszystkie żetony w pokoju zostają odkryte. **Ty** umieszczasz wszystkie postacie, także przeciwnika, oraz jego przedmioty. Potem **przeciwnik** umieszcza twoje przedmioty. Każdy żeton trafia na puste pole tego pokoju, nigdy na zapadnię.
    Kto znajdzie to, co ukryjesz, ten decyduje, gdzie to trafi.
dungeon-rules-rotating =
    Postać na **zębatce** może obrócić swój pokój o ćwierć obrotu, tak jak wskazuje strzałka. Albo obraca **bliźniaka**, czyli pokój z tą samą liczbą obok nazwy, tak jak wskazuje jego strzałka. Razem z pokojem obraca się wszystko, co w nim jest: postacie, przedmioty i kraty.
    Mekanork może obracać pokoje w obie strony.
    Obrót otwiera i zamyka drogi, w samym pokoju i do pokoi obok. Przed potwierdzeniem widzisz pokój po obrocie; potem **obrót jest ostateczny**.
dungeon-rules-fighting =
    Postać może zaatakować wroga na sąsiednim polu, jeśli nie ma pomiędzy ściany. **Do walki dołącza każda zdrowa postać obok wroga, który już walczy**, a to może wciągnąć następne.
    Każda strona dodaje siłę swoich walczących, +1 za miecz przy ataku, +1 za zbroję przy obronie i jedną **kartę walki**, zagraną w tajemnicy. Wyższa suma wygrywa. Remis niczego nie zmienia.
    Wszyscy walczący po przegranej stronie zostają ranni. Cel, który już był ranny, dodaje 0 i **odpada**, jeśli jego strona przegra.
    Karty walki się zużywają, oprócz +0. Postaci zranionej lub wyleczonej w tej turze nie można znowu zaatakować.
dungeon-rules-wounds =
    {""}**Ranna** postać leży na boku. Nie może działać, dodaje 0 w walce i traci swoje zdolności, ale zachowuje to, co niesie. Może ją nieść ktoś ze swoich; wtedy nie można jej atakować ani leczyć.
    Kleryk leczy postać obok siebie za 1 PA. Troll może wyleczyć się sam, ale nie w turze, w której został zraniony. Wyleczona postać do końca tury nie może działać ani dołączyć do walki.
    {""}**Wyeliminowana** postać odpada z gry, a druga strona dostaje 1 punkt. Dzieje się tak, gdy postać zostanie na zapadni, gdy trafi ją różdżka, gdy zraniona lub wyeliminowana zostanie ta, która ją niesie, albo gdy już jako ranna jest celem ataku i przegra.
    Na obrazku przegrywa strona z rannym Trollem: Troll odpada, a Goblin jest ranny.
dungeon-rules-leaving =
    Postać, która wejdzie na **linię startową przeciwnika**, opuszcza labirynt i daje 1 punkt, Goblin 2. Nie może wyjść tam, gdzie na linii stoi zdrowy wróg. Tylko Mag może nad nim przelecieć.
    {""}**Skarb**, który niesie, twój lub przeciwnika, daje jeszcze 1 punkt. Ranny, którego niesie, jest bezpieczny, ale punktów nie daje. Inne przedmioty przepadają.
    Na własnej linii startowej postacie mogą chodzić, stawać, walczyć i zostawiać rzeczy. Przenikacz może wyjść także przez ścianę, a każdy może wyjść skokiem.
dungeon-rules-characters =
    Liczby to szybkość / siła.
    {""}**Kleryk** 4/2: leczy postać obok za 1 PA.
    {""}**Goblin** 4/1: daje za wyjście 2 punkty.
    {""}**Mekanork** 3/2: obraca pokoje w obie strony.
    {""}**Złodziej** 5/2: otwiera lub zamyka kratę obok siebie za 1 PA. Przechodzi przez zapadnie i może na nich stawać; gdy na jakiejś stoi, swoi mogą przez nią przejść.
    {""}**Troll** 2/4: leczy się za 1 PA, ale nie w turze, w której został zraniony.
    {""}**Przenikacz** 4/1: przechodzi przez ścianę za 1 PA.
    {""}**Wojownik** 3/3: wyłamuje na stałe kratę obok siebie za 1 PA.
    {""}**Mag** 4/1: przelatuje nad zapadniami i wrogami, nawet wychodząc z labiryntu, i może używać różdżki.
dungeon-rules-objects =
    {""}**Zbroja**: +1 dla swojej strony w obronie. **Miecz**: +1 dla swojej strony w ataku.
    {""}**Lina**: kto ją niesie, przechodzi przez zapadnie i może na nich stawać. Zapadnia, na której leży lina, jest bezpieczna dla wszystkich. Jedna lina wystarcza na jedną zapadnię.
    {""}**Mikstura**: wypij ją za 1 PA. W tej turze postać ma 4 dodatkowe PA, tylko dla siebie.
    {""}**Różdżka**: za 1 PA Mag eliminuje pierwszą postać w linii prostej, swoją lub wroga.
    {""}**Skarb**: 1 dodatkowy punkt dla gracza, który go wyniesie.
    Mikstura i różdżka działają tylko raz.
dungeon-rules-setup =
    Pokoje są zakryte i losowo obrócone. W tajemnicy stawiasz cztery z ośmiu postaci na oznaczonych polach swojej linii startowej. Potem obie strony ukrywają resztę żetonów w pokojach: po dwa w pokojach przy liniach, po trzy w środkowych, bez względu na kolor. Przeciwnik widzi tylko kolor żetonu.
    Potem drużyny na liniach zostają odkryte i zaczyna losowo wybrany gracz.
    W grze z **losowaniem** bot ustawia wszystko losowo, ale uczciwie: obie strony mają taką samą drużynę, pozostałe postacie blisko swojej linii, a przedmioty pośrodku. **Cel** 3 to krótka gra. Można go też dać tylko jednej stronie, jako fory.
    Na obrazku niebieskie wiedzą już, gdzie trafią trzy żetony.
dungeon-rules-end =
    Wygrywasz, gdy tylko po jakiejś akcji masz dość punktów. Jeśli mają je obie strony, wygrywa ta, której tura trwa.
    Gracz bez postaci, która może działać, traci turę. Jeśli dotyczy to obu stron albo minie **40 tur z rzędu bez punktu i bez nowego pokoju**, wygrywa wyższy wynik, a przy równym jest remis.
    Rezygnacja oznacza przegraną. Remis proponujesz i przyjmujesz na stronie **{ dungeon-button-hand }**; propozycja jest ważna, dopóki druga strona nie zakończy swojej tury.
    Tajne są zakryte pokoje, zakryte żetony przeciwnika i karty walki, dopóki obie nie zostaną zagrane. **Zagrane karty** leżą zakryte, oprócz ostatniej karty akcji każdej strony, więc widać tylko, ile kart ma jeszcze przeciwnik. Ustawienie przed startem pozwala zostawić je odkryte.
    Na obrazku wygrywają niebieskie: Goblin wyszedł ze Skarbem.
dungeon-rules-panel =
    {""}**{ dungeon-button-play }** otwiera panel tury. Wybierz kartę, potem *kto* działa i *co* robi, albo naciśnij zielony przycisk z proponowanym ruchem. Obrazek pokazuje, dokąd i za ile PA może iść wybrana postać.
    {""}**{ talk-button-undo }** cofa akcje po jednej. Znak ⚠ ostrzega, zanim coś stracisz albo wypuścisz wroga. Akcje stają się ostateczne, gdy odkryjesz lub obrócisz pokój, zagrasz kartę walki lub naciśniesz **{ dungeon-button-end-turn }**. Potem działa `/dungeon { command-undo-name }`, jeśli przeciwnik się zgodzi i nic nowego nie wyszło na jaw.
    {""}**{ talk-button-hint }** albo `/dungeon { command-hint-name }` mówi, co zrobiłby komputer i dlaczego.
    Nazwy pól to litery i liczby z brzegów labiryntu, na przykład G3. Pokoje mają numery od 1 do 8, najpierw górny rząd.
    {""}**{ dungeon-button-text }** opisuje wszystko pokój po pokoju.
dungeon-rules-sources =
    Wersja nieoficjalna. Dungeon Twister to gra, którą stworzył Christophe Boelinger, wydana w 2004 roku. To zasady podstawowego zestawu dla dwojga, opisane naszymi słowami; bez drukowanych grafik i tekstów.

dungeon-rules-rulings = Gdzie nasze źródła milczą albo od nich odchodzimy:
    { $rulings }
dungeon-ruling-7 = Kto zaczyna, losuje się na nowo po odkryciu drużyn.
dungeon-ruling-8 = Twoja tura kończy się też, gdy żadna twoja postać nie może działać.
dungeon-ruling-10 = Z dwóch postaci na jednym polu ranna jest dokładnie jedna. W trakcie ruchu na polu może na chwilę zrobić się za ciasno.
dungeon-ruling-13 = Ruch może skończyć się tam, gdzie się zaczął, jeśli coś innego zmieniło miejsce.
dungeon-ruling-14 = Co po akcji leży na polu z postacią, to ona niesie, nawet ranna. Ranny, którego ktoś podnosi, zostawia swój przedmiot. Nad zapadnią można zostawić tylko linę albo przekazać coś zdrowej postaci, która tam stoi. Gdzie stoi zdrowy wróg, nic nie można wziąć ani zostawić.
dungeon-ruling-15 = Przed skokiem nic nie można zostawić.
dungeon-ruling-16 = Ruch ani skok nie może skończyć się na zapadni, w którą postać by wpadła.
dungeon-ruling-18 = Kto dołącza do walki, wciąga następnych, aż nikt już nie stoi obok walczącego wroga.
dungeon-ruling-19 = Postaci wyleczonej w tej turze też nie można atakować.
dungeon-ruling-23 = Linia wzroku kończy się na pierwszej postaci, którą jeszcze widać.
dungeon-ruling-24 = Leczenie działa jak atak: pomiędzy nie może być ściany.
dungeon-ruling-28 = Niesiony Troll nie może się leczyć.
dungeon-ruling-30 = Wojownik może zniszczyć także otwartą kratę.
dungeon-ruling-31 = Mag może wyjść obok zdrowego wroga.
dungeon-ruling-32 = Przy kilku mieczach lub zbrojach liczy się to, co ma każdy walczący.
dungeon-ruling-33 = Lina nie potrzebuje oparcia na brzegach zapadni.
dungeon-ruling-34 = Punkty z mikstury zużywają się przed pozostałymi.
dungeon-ruling-35 = Różdżka trafia pierwszą postać na linii, nawet dopiero co zranioną.
dungeon-ruling-37 = Jeśli jedną akcją oboje osiągną cel, wygrywa ten, czyja jest tura.
dungeon-ruling-38 = Kto nie ma postaci, która może działać, traci turę. Jeśli dotyczy to obojga, rozstrzygają punkty, a przy równych jest remis.
dungeon-ruling-39 = Tak samo po 40 turach z rzędu bez punktu i bez nowego pokoju.
dungeon-ruling-40 = Można się poddać i umówić na remis. Gdy czeka propozycja remisu, można grać dalej.
dungeon-ruling-41 = Zużyte karty walki leżą zakryte, jak w drukowanych zasadach, chyba że gracie w otwarte.
dungeon-ruling-42 = Losowe ustawienie, krótsze cele i fory są nasze.
