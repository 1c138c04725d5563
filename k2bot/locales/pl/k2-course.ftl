### The K2 tutorial: the lesson on each page.

k2-course-mountain = Prowadzisz dwóch himalaistów: { $a } na b6 i { $b } na b2. Liczby z gwiazdką to punkty: na mapie punkty pola, w tabeli punkty gracza. Liczy się najwyższe pole, do którego himalaista dotarł; schodząc, zachowuje jego punkty. **Punkty obu himalaistów się sumują**, a po 18 dniach wygrywa gracz, który ma ich najwięcej. Ale bez tlenu himalaista ginie i zostaje mu tylko 1 punkt. Czaszka oznacza himalaistę, który zginąłby dziś w nocy, tak jak { $a }, a czerwona jedynka takiego, któremu zostałby tylko 1 punkt tlenu.
k2-course-day =
    Zaczyna się dzień 7. **Każdy dzień ma te same pięć faz:**
    {""}**1. Karty.** Wszyscy wybierają w tajemnicy po trzy karty.
    {""}**2. Ryzyko.** Gracz z najwyższą sumą ryzyka bierze żeton ryzyka, czyli małą karę. Przy remisie nie bierze nikt.
    {""}**3. Tury.** Każdy po kolei używa swoich trzech kart.
    {""}**4. Noc.** Duża wysokość i zła pogoda odbierają tlen. Himalaista, któremu zostaje mniej niż 1, ginie.
    {""}**5. Ranek.** Pierwszym graczem zostaje następny, pogoda przesuwa się o dzień, a wszyscy dobierają nowe karty.
k2-course-cards = Karty **Ruchu** i **Liny** dają punkty ruchu, karty **Tlenu** dają tlen. **Pierwsza liczba na karcie Liny opłaca kroki w górę, druga kroki w dół**: wybierasz jedną z nich. Każdej karty możesz użyć tylko dla jednego himalaisty. { $a } ma już tylko 1 punkt tlenu i chce dojść na { $goal }, co kosztuje 2 punkty ruchu i w nocy zabiera 1 punkt tlenu. Wybierz kartę Tlenu i dwie karty, które razem dają 3 punkty ruchu: 2 na ten krok i 1 na zapas. Potem naciśnij **{ k2-button-commit }**.
k2-course-cards-right = Punkty ruchu dla { $a } i tlen na noc: to wystarczy. Naciśnij **{ k2-button-commit }**. Możesz jeszcze zmienić zdanie, dopóki wszyscy nie zatwierdzą kart.
k2-course-cards-no-air = Bez karty Tlenu { $a } zginie dziś w nocy. Naciśnij też **{ $card }**: zastąpi inną kartę.
k2-course-cards-no-spare = Potrzebujesz 3 punktów ruchu: 2 na drogę do { $goal } i 1 na coś innego dzisiaj. Wybierz **{ $card }**, drugą kartę z punktami ruchu i kartę Tlenu.
k2-course-token = Karty zostają odkryte. **Wszystkie twoje punkty ruchu razem to suma ryzyka**; na karcie Liny liczy się pierwsza liczba. Masz { $push }, najwięcej, więc bierzesz **żeton ryzyka**. Są żetony 0, 1 i 2. Tyle musisz w tej turze zapłacić: niewykorzystanymi punktami z kart albo tlenem. Jeśli nie możesz zapłacić wszystkiego, płacisz tyle, ile możesz. Weź teraz jeden z żetonów.
k2-course-token-dear = Można, ale 2 kosztuje dwa razy tyle co 1 i nic ci nie daje. Weź 1.
k2-course-turn = Twoja tura. **Na jednym polu mieści się tylko kilku himalaistów**: przy trzech graczach { $low } poniżej 6000 m, { $middle } stamtąd do 8000 m i { $top } wyżej. Przez pełne pole można przejść, ale nie można się na nim zatrzymać. Przyciskiem karty Tlenu daj tlen himalaiście { $a }, a potem w jego menu wybierz { $goal }. **{ k2-plan-night }** pokazuje, ile komu zostanie: kto ma mniej niż 1, ginie.
k2-course-turn-right = { $a } jest na miejscu i przeżyje noc. Przyciskiem **{ talk-button-undo }** możesz jeszcze wszystko cofnąć, a przycisk **{ k2-button-finish }** kończy turę na dobre. Naciśnij **{ k2-button-finish }**.
k2-course-turn-no-air = { $a } jest już na { $goal }, ale w nocy to pole zabiera ostatni tlen. Użyj karty Tlenu: **{ k2-button-air }**.
k2-course-turn-no-air-yet = W ten sposób { $a } zginie dziś w nocy: ma 1 punkt tlenu, a pole zabiera 1. Zmień plan: wybierz { $goal } i daj himalaiście { $a } tlen z karty.
k2-course-turn-not-there = Teraz { $a } ma dość tlenu. Ale więcej punktów daje tylko wyższe pole: w menu himalaisty { $a } wybierz { $goal }.
k2-course-turn-paid-by-a = W ten sposób płacisz za żeton ryzyka tlenem himalaisty { $a }, a jutro będzie on potrzebny. Zapłać w menu niewykorzystanym punktem albo tlenem himalaisty { $b }.
k2-course-night = Noc. Duża wysokość zabiera tlen, najniższe pola dają 1, a własny namiot też 1. Himalaista, któremu zostaje mniej niż 1, ginie; nadmiar ponad 6 przepada. Rano wszyscy dobierają po trzy karty. Twoje 18 kart wystarcza na sześć dni: szóstego zagrywasz trzy, które ci zostały. Potem wszystkie 18 tasuje się na nowo.
k2-course-storm-cards = Dzień 8 i **burza**, którą zapowiadała prognoza: dziś w nocy każdy himalaista powyżej 6000 m traci 2 punkty tlenu. { $a } ma ich { $air }, a { $goal } zabiera jeszcze 1. Pomoże **namiot**: kosztuje tyle co krok na to pole, czyli 2 punkty ruchu, i daje co noc 1 punkt tlenu. Wybierz trzy karty: punkty ruchu na namiot i tlen.
k2-course-storm-cards-right = Punkty ruchu na namiot i tlen. Naciśnij **{ k2-button-commit }**.
k2-course-storm = { $bold } (komputer) wysyła himalaistę na d1 i ma najwyższą sumę ryzyka, więc dziś nie bierzesz żetonu.
k2-course-storm-task = Twoja tura: daj himalaiście { $a } tlen z karty, a potem sprawdź w jego menu, co jeszcze pomoże.
k2-course-storm-no-tent = Z samą kartą Tlenu { $a } i tak zginie dziś w nocy. W menu himalaisty { $a } znajdź „{ k2-plan-pitch }”.
k2-course-storm-more-air = Namiot pomaga, ale za mało: { $a } potrzebuje też karty Tlenu.
k2-course-storm-other = { $a } przeżyje, ale { $b } ma kłopot: burza zabierze ostatni tlen. Sprowadź himalaistę { $b } niżej albo to jemu daj tlen.
k2-course-storm-down = Tak wysoko tymi kartami nie uratujesz dziś himalaisty { $a }. Sprowadź go niżej: menu mówi, ile tlenu zostanie po nocy na każdym polu.
k2-course-storm-lost = Tymi kartami nie uratujesz dziś himalaisty { $a }. Zakończ mimo to turę: dostaniesz drugą próbę.
k2-course-storm-astray = W ten sposób nie uratujesz dziś himalaisty { $a }. Zmień plan albo mimo to zakończ: dostaniesz drugą próbę.
k2-course-storm-lives = Obaj twoi himalaiści przeżyją. Naciśnij **{ k2-button-finish }** i zobacz, co przyniesie noc.
k2-course-lives = Udało się! Namiot do końca gry zostaje tam, gdzie go rozbijesz, i pomaga obu twoim himalaistom na tym polu. { $bold } ma himalaistę na d1, polu za 7 punktów, ale tylko z 1 punktem tlenu. Wysokość zabiera 2, burza kolejne 2, więc himalaista ginie i jest wart już tylko 1 punkt.
k2-course-lost = { $climbers } { $count ->
    [1] ma za mało tlenu na tę burzę i od teraz jest wart tylko 1 punkt
   *[other] mają za mało tlenu na tę burzę i od teraz są warci tylko po 1 punkcie
}. Tam w górze potrzeba i namiotu, i karty Tlenu. **{ course-button-learn-again }** pozwoli ci rozegrać ten dzień jeszcze raz.
k2-course-end = To były dwa dni na K2, a w grze jest ich 18. Pogodę widać na kilka dni naprzód; czasem przez nią kroki kosztują więcej. Każdy himalaista ma jeden namiot. **Wygrywa najwyższy wynik. Przy remisie wygrywa gracz, którego żywy himalaista wszedł na szczyt jako pierwszy. Jeśli nie ma takiego himalaisty, wygrana jest wspólna.** Pora na prawdziwą grę, ze znajomymi albo solo?
