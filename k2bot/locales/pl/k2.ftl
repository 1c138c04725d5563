### K2: pages, posts, buttons, settings, refusals and rules.

## Slash commands: descriptions

k2-command-board = Pokaż planszę (widzisz ją tylko ty)
k2-command-hand = Pokaż swoje karty (widzisz je tylko ty) albo wybierz, jak je dostajesz
k2-command-orders = Pokaż, co masz zatwierdzone z wyprzedzeniem, albo to wycofaj (widzisz to tylko ty)

## The hand as a private message

k2-delivery-greeting = Cześć! Tutaj na początku każdego dnia gry dostaniesz swoje karty. Jeśli jakaś gra trwa, zaraz pojawią się dzisiejsze.
k2-delivery-on = Od teraz na początku każdego dnia gry dostajesz swoje karty w wiadomości prywatnej, aktualizowanej przez cały dzień. Jeśli jakaś gra trwa, dzisiejsze karty przyjdą od razu.
k2-delivery-off = Nie dostajesz już kart w wiadomości prywatnej. W czasie gry naciśnij **{ k2-button-hand }** pod najnowszym postem.

## Names of things

k2-title = K2
k2-climber = { $name } { $climber }
k2-space = { $space ->
    [base] baza
    [summit] szczyt
   *[other] { $space }
}
k2-place = { $space } · { $altitude } m
k2-place-facts = { $night ->
    [over] {""}
    [dies] bez dodatkowego tlenu śmierć w następną noc ·{" "}
   *[lives] tlen po następnej nocy: { $level } ·{" "}
}{ $room ->
    [-1] bez limitu
   *[other] wolne miejsca: { $room }
}
k2-card-movement = Ruch { $points }
k2-card-air = Tlen { $points }
k2-card-rope = Lina { $up }/{ $down }
k2-card-rope-spoken = Lina { $up } w górę lub { $down } w dół
k2-card-rope-up = Lina { $up }/{ $down } w górę
k2-card-rope-down = Lina { $up }/{ $down } w dół
k2-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}

k2-level-beginner = początkujący
k2-level-easy = łatwy
k2-level-normal = średni
k2-level-hard = trudny
k2-overlooks-beginner-choose = -# { $name } gra jak początkujący: dobiera karty tylko na dziś i nie patrzy na jutrzejszą pogodę.
k2-overlooks-beginner-turn = -# { $name } gra jak początkujący: wspina się, nie zostawiając tlenu na drogę w dół. Nie daj się skusić wyżej.

## Buttons

k2-button-hand = Moje karty
k2-button-plan = Zaplanuj turę
k2-button-board = Plansza jako tekst
k2-button-picture = Plansza jako obrazek
k2-button-whole = Cała plansza
k2-button-tall = Na telefon
k2-button-wide = Na duży ekran
k2-first-goal = **K2 w skrócie.** Prowadzisz dwóch himalaistów, A i B. Każdego ranka w tajemnicy wybierasz trzy z sześciu kart: karty Ruchu i Liny prowadzą ich wzdłuż lin na planszy, karty Tlenu dają im tlen. { $players ->
    [1] Potem bierzesz żeton ryzyka i używasz swoich trzech kart.
   *[other] Potem wszyscy odkrywają karty. Gracz z najwyższą sumą ryzyka bierze żeton ryzyka (przy remisie nikt), po czym gracze po kolei używają swoich trzech kart.
} W nocy wysokość i zła pogoda odbierają tlen, a himalaista, któremu zostaje mniej niż 1, ginie. Po 18 dniach dostajesz punkty za najwyższe pole, do którego dotarł każdy z twoich żywych himalaistów.
k2-first-tall = -# Najczęściej grasz na telefonie? Z `/{ command-settings-name }` cała plansza na wszystkich twoich stronach będzie pionowa.
k2-button-rules = Zasady
k2-button-answer = Odpowiedz
k2-button-to-nothing = Stan gry
k2-button-to-choose = { k2-button-hand }
k2-button-to-turn = { k2-button-plan }
k2-button-to-pay = { k2-button-plan }
k2-button-to-token = { k2-button-answer }
k2-button-to-slide = { k2-button-answer }
k2-button-to-rescue = { k2-button-answer }
k2-button-commit = Zatwierdź
k2-button-change = Zmień karty
k2-button-keep = Zostaw karty
k2-button-token = Weź { $value }
k2-button-air = { $card } dla { $climber }
k2-button-finish = Zakończ turę
k2-button-finish-anyway = Zakończ mimo to
k2-button-ahead = Zatwierdź na moją turę
k2-button-ahead-anyway = Zatwierdź mimo to
k2-button-clear = Wyczyść
k2-button-other-cards = Inne karty
k2-button-back-to-plan = Wróć do planu
k2-button-back-to-rescue = Wróć do pytania
k2-button-let-go = Zachowaj kartę ratunku
k2-button-people = Himalaiści
k2-button-weather = Pogoda i ryzyko
k2-button-low = Poniżej 6000 m
k2-button-6000 = 6000–7000 m
k2-button-7000 = Powyżej 7000 m

## Options of a new game

k2-option-side = Strona
k2-option-side-help = Na trudniejszej stronie kroki kosztują więcej; na pierwszy raz wybierz łatwiejszą
k2-option-side-easy = łatwiejsza
k2-option-side-hard = trudniejsza
k2-option-season = Pora roku
k2-option-season-help = Zimą pogoda może podnosić koszt kroków; na pierwszy raz wybierz lato
k2-option-season-summer = lato
k2-option-season-winter = zima
k2-option-family = Wariant rodzinny
k2-option-family-help = Każdy gracz może raz na grę uratować ginącego himalaistę
k2-option-lenient = Luźniejsze limity
k2-option-lenient-help = Na polach powyżej 7000 m mieści się więcej himalaistów; tylko dla pięciu graczy
k2-option-avalanche = Lawiny
k2-option-avalanche-help = Dwa kafelki pogody przynoszą lawiny; przed lawiną chroni własny namiot
k2-option-off = nie
k2-option-on = tak
k2-option-first = Pierwszy gracz
k2-option-first-help = Kto zaczyna pierwszego dnia
k2-option-first-draw = losowo
k2-option-first-seat = { $place ->
    [1] kto dołącza pierwszy
    [2] kto dołącza drugi
    [3] kto dołącza trzeci
    [4] kto dołącza czwarty
   *[other] kto dołącza piąty
}
k2-objection-lenient = Luźniejsze limity wymagają pięciu graczy, a { $seats ->
    [one] jest tylko jeden
    [few] jest ich tylko { $seats }
   *[many] jest ich tylko { $seats }
}. Poczekaj, aż będzie ich pięciu, albo wyłącz tę opcję w ustawieniach poniżej.
k2-objection-first = Zaczynać ma gracz { $place }, ale { $seats ->
    [one] jest dopiero jedna osoba
    [few] są dopiero { $seats } osoby
   *[many] jest dopiero { $seats } osób
}. Poczekaj na kolejnych albo wybierz poniżej innego pierwszego gracza.
k2-objection-option = W K2 nie ma ustawienia { $key } o wartości { $value }. Wybierz coś z listy.
k2-summary = Strona planszy: { $side } · pora roku: { $season }
k2-summary-family = wariant rodzinny: jeden ratunek na gracza
k2-summary-lenient = luźniejsze limity
k2-summary-avalanche = lawiny
k2-summary-first = pierwszy gracz: { $first }

## Weather

k2-zones-6000 = między 6000 a 7000 m
k2-zones-7000 = między 7000 a 8000 m
k2-zones-8000 = powyżej 8000 m
k2-zones-low-6000 = poniżej 7000 m
k2-zones-6000-7000 = między 6000 a 8000 m
k2-zones-7000-8000 = powyżej 7000 m
k2-zones-6000-7000-8000 = powyżej 6000 m
k2-zones-low-6000-7000-8000 = na całej górze

k2-weather-clear = Dziś w nocy dobra pogoda.
k2-weather-air = Dziś w nocy każdy himalaista { $zones } traci { $air ->
    [one] 1 punkt tlenu
    [few] { $air } punkty tlenu
   *[many] { $air } punktów tlenu
}.
k2-weather-cost = Dziś każdy krok i namiot { $zones } kosztuje o { $cost } więcej.
k2-weather-both = Dziś każdy krok i namiot { $zones } kosztuje o { $cost } więcej, a w nocy każdy himalaista w tej strefie traci { $air ->
    [one] 1 punkt tlenu
    [few] { $air } punkty tlenu
   *[many] { $air } punktów tlenu
}.
k2-weather-avalanche = Dziś w nocy { $zones } zejdzie lawina: każdy tam traci 1 punkt tlenu, a bez namiotu swojego gracza na polu zsuwa się niżej.
k2-weather-brief-clear = dobra pogoda
k2-weather-brief-air = tlen −{ $air } { $zones }
k2-weather-brief-cost = kroki +{ $cost } { $zones }
k2-weather-brief-both = tlen −{ $air } i kroki +{ $cost } { $zones }
k2-weather-brief-avalanche = lawina { $zones }
k2-weather-today = Dziś: { $weather }.
k2-weather-tomorrow = Jutro: { $weather }.
k2-weather-day = { $count ->
    [1] dzień { $day }
    [2] dni { $day } i { $last }
   *[other] dni { $day }–{ $last }
}: { $weather }

## Morning

k2-morning-head = **Dzień { $day } z { $days } · wybór trzech kart**
k2-morning-head-forced = **Dzień { $day } z { $days } · { $players ->
    [1] zagrywasz trzy ostatnie karty
   *[other] wszyscy zagrywają trzy ostatnie karty
}**
k2-morning-last-cards = W nocy wszystkie 18 kart tasuje się na nowo.
k2-morning-gains = Nowe punkty: { $gains }.
k2-morning-gains-before = Nowe punkty przedtem: { $gains }.
k2-morning-gain = { $name } +{ $points }
k2-morning-first = Zaczyna { $name }.
k2-morning-ready = Już po wyborze kart: { $ready } · jeszcze nie: { $waiting }
k2-morning-waiting = Gra czeka na wybór kart: { $waiting }
k2-morning-all-ready = Wszyscy mają już wybrane karty.
k2-morning-alone = { $waiting }, wybierz karty.
k2-call-choose = Pora wybrać karty na dziś: { $names }
k2-crowded-full = Pełne pola: { $spaces }.
k2-tokens-open = Odkryte żetony ryzyka: { $tokens }; { $pile ->
    [0] zakrytych już nie ma.
    [one] zakryty: 1.
    [few] zakryte: { $pile }.
   *[many] zakrytych: { $pile }.
}

## Hand

k2-hand-head = **Dzień { $day } z { $days } · wybierz { $count ->
    [one] jedną kartę
    [3] trzy karty
    [few] { $count } karty
   *[many] { $count } kart
}**
k2-hand-head-committed = **Dzień { $day } · twoje karty są zatwierdzone**
k2-hand-head-read = **Twoje karty · dzień { $day }, { $phase }**
k2-hand-nothing = Naciśnij kartę, aby ją wybrać. Naciśnij ponownie, aby ją odłożyć.
k2-hand-committed = Możesz je zmieniać, dopóki nie wybiorą wszyscy.
k2-hand-too-late = Wszyscy pozostali już wybrali, więc twoja zmiana przyszła za późno. Liczą się karty zatwierdzone wcześniej.
k2-hand-holds = Zatwierdzone pozostają: { $cards }, dopóki nie zatwierdzisz innych kart.
k2-hand-today = Twoje karty na dziś: { $cards }.
k2-hand-held = Na ręce: { $cards }.
k2-hand-empty = Nie masz na ręce innych kart.
k2-hand-back = { $card } wraca na rękę: zagrywasz tylko { $count ->
    [one] jedną kartę
    [3] trzy karty
    [few] { $count } karty
   *[many] { $count } kart
}.
k2-hand-reach = { $cards }: { $up ->
    [0] bez punktów ruchu
    [one] 1 punkt ruchu
    [few] { $up } punkty ruchu
   *[many] { $up } punktów ruchu
}, { $air ->
    [0] bez tlenu
   *[other] tlen { $air }
}.
k2-hand-reach-rope = { $cards }: { $up ->
    [one] 1 punkt ruchu
    [few] { $up } punkty ruchu
   *[many] { $up } punktów ruchu
} w górę lub { $down } w dół, { $air ->
    [0] bez tlenu
   *[other] tlen { $air }
}.
k2-hand-missing = { $count ->
    [one] Wybierz jeszcze jedną kartę.
    [few] Wybierz jeszcze { $count } karty.
   *[many] Wybierz jeszcze { $count } kart.
}
k2-hand-commit = Naciśnij **{ k2-button-commit }**, żeby zagrać te karty.
k2-hand-last = { $others ->
    [0] **{ k2-button-commit }** od razu zagrywa te karty.
   *[other] Pozostali już wybrali: **{ k2-button-commit }** od razu odkrywa karty.
}
k2-push = Twoja suma ryzyka: { $push }. Kto ma najwyższą, bierze żeton ryzyka, chyba że jest remis.
k2-push-alone = W grze solo bierzesz żeton ryzyka codziennie, bez względu na wybrane karty.
k2-push-so-far = Twoja suma ryzyka na razie: { $push }.
k2-push-counts = Do sumy liczą się karty Ruchu i pierwsza liczba na kartach Liny, a karty Tlenu nie.
k2-push-costs = Na koniec tury płacisz za żeton tyle, ile pokazuje: niewykorzystanymi punktami ruchu lub tlenem.
k2-push-others = { $odds ->
    [never] { $names } { $count ->
        [one] nie może
        [few] nie mogą
       *[many] nie mogą
    } przebić twojej sumy.
    [even] { $names } { $count ->
        [one] może
        [few] mogą
       *[many] mogą
    } wyrównać twoją sumę, ale nie przebić.
   *[always] { $names } na pewno { $count ->
        [one] przebije
        [few] przebiją
       *[many] przebiją
    } twoją sumę, bez względu na zagrane karty.
}
k2-push-chances = Szansa na przebicie twojej sumy: { $chances }.
k2-push-chance = { $names } { $tenths ->
    [0] poniżej 5%
    [10] powyżej 95%
   *[other] około { $tenths }0%
}

## Reveal and risk

k2-reveal-head = **Dzień { $day } · karty odkryte**
k2-reveal-cards = { $name }: { $cards }, suma ryzyka { $push }
k2-reveal-hardest = Najwyższą sumę ryzyka ma { $names }: { $push }.
k2-reveal-alone = Bez rywali na górze { $names } ma najwyższą sumę ryzyka: { $push }.
k2-reveal-tie = Remis: najwyższą sumę ryzyka, { $push }, mają { $names }. Nikt nie bierze żetonu.
k2-ask-token = { $own ->
    [yes] Weź
   *[no] { $mention }, weź
} jeden z odkrytych żetonów ryzyka: { $tokens }. Na koniec tury zapłacisz tyle, ile pokazuje: niewykorzystanymi punktami ruchu lub tlenem.
k2-computer-token = { $name } wybiera żeton ryzyka.
k2-token-taken = { $name } bierze żeton ryzyka { $value }.
k2-token-only = Wszystkie odkryte żetony ryzyka mają { $value }, więc { $name } bierze jeden z nich.
k2-token-replaced = { $taken } Na jego miejsce wchodzi { $value }.

## Turns

k2-turns-head = **Dzień { $day } · zaczyna się wspinaczka**
k2-turns-told = **Dzień { $day }**
k2-turn-head = **Dzień { $day } · { $name }**
k2-ask-turn = { $first ->
    [yes] { $mention }, zaczynasz.
   *[no] { $mention }, twoja kolej.
}
k2-computer-turn = { $first ->
    [yes] Zaczyna { $name }.
   *[no] Teraz gra { $name }.
}
k2-turn-last = { $players ->
    [1] Zapada noc.
   *[other] Wszyscy są już po swojej turze. Zapada noc.
}
# Remarks on a turn, each at most once a game.
k2-remark-7000 = Pierwszy raz powyżej 7000 m. Coraz trudniej oddychać.
k2-remark-8000 = Pierwszy raz powyżej 8000 m. Teraz liczy się każdy oddech.
k2-remark-summit = Szczyt! Stąd każda droga prowadzi w dół.
k2-remark-squeeze = { $climber } przeciska się, mijając: { $others } ({ $space }). Lepiej nie patrzeć w dół.
k2-remark-breath = { $climber }: został już tylko 1 punkt tlenu. Co za ulga!
k2-step-climber = { $climber } { $doings }
k2-step-stays = { $count ->
    [1] himalaista zostaje na miejscu
   *[other] obaj himalaiści zostają na miejscu
}
k2-step-end = koniec tury
k2-step-cards = wybór kart
k2-step-token = wzięcie żetonu ryzyka { $value }
k2-step-rescue = ratunek: { $climber } → { $space }
k2-step-let-go = zachowanie karty ratunku
k2-step-slide = zsunięcie się: { $space }
k2-climber-does = { $climber } { $doings }.
k2-does-climb = wspina się: { $way }
k2-does-descend = schodzi: { $way }
k2-does-cross = idzie: { $way }
k2-way-spoken = { $start ->
    [baza] z bazy
    [szczyt] ze szczytu
   *[other] z { $start }
}{ $stops ->
    [0] { "" }
   *[other] { " " }(po drodze: { $between })
} { $end ->
    [baza] do bazy
    [szczyt] na szczyt
   *[other] na { $end }
}
k2-does-gain = { $points ->
    [one] +1 punkt
    [few] +{ $points } punkty
   *[many] +{ $points } punktów
}
k2-does-first = pierwsze wejście na szczyt
k2-does-gains = ({ $gains })
k2-does-pitch = rozbija namiot
k2-does-pitch-on = rozbija namiot { $space ->
    [baza] w bazie
    [szczyt] na szczycie
   *[other] na { $space }
}
k2-does-air = dostaje +{ $points } tlenu
k2-does-rest = odpoczywa
k2-does-nothing = { $count ->
    [1] Himalaista zostaje na miejscu.
   *[other] Obaj himalaiści zostają na miejscu.
}
k2-risk-by-points = { $all ->
    [yes] { $count ->
        [one] 1 niewykorzystany punkt ({ $cards })
        [few] { $count } niewykorzystane punkty ({ $cards })
       *[many] { $count } niewykorzystanych punktów ({ $cards })
    }
   *[no] { $count } z { $left } niewykorzystanych punktów ({ $cards })
}
k2-risk-by-air = tlen −{ $count } ({ $climber })
k2-risk-paid = Żeton ryzyka { $value }, zapłata: { $sources }.
k2-risk-toll = Ryzyko: { $sources }.
k2-risk-dropped = { $dropped ->
    [one] 1 punktu z żetonu ryzyka nie ma czym zapłacić, więc przepada.
    [few] { $dropped } punktów z żetonu ryzyka nie ma czym zapłacić, więc przepadają.
   *[many] { $dropped } punktów z żetonu ryzyka nie ma czym zapłacić, więc przepadają.
}

## Status, for one reader

k2-now-head = **Dzień { $day } z { $days }**
k2-now-choose = Gra czeka na wybór kart: { $name }.
k2-now-turn = { $whose ->
    [own] Twoja kolej.
    [ahead] Teraz gra { $name }. W tym czasie możesz zaplanować swoją turę.
    [done] Twoja tura się skończyła. Teraz gra { $name }.
   *[some] Teraz gra { $name }.
}
k2-now-token = { $name } bierze żeton ryzyka.
k2-now-slide = Jest noc, a { $name } musi zdecydować o losie himalaisty.
k2-now-rescue = { k2-now-slide }
k2-now-out = Twoich himalaistów nie ma już na górze. Możesz tu śledzić pozostałych.
k2-now-day-over = Dzień { $day } się skończył. Co dalej, mówi najnowszy post.
k2-chapter-day = Dzień { $day }
k2-chapter-end = Koniec
k2-progress = Dzień { $day } z { $days }: { $phase }.

## Planner

k2-plan-head = **Dzień { $day } z { $days } · twoja tura**
k2-plan-nothing = { $count ->
    [1] Gdzie twój himalaista ma spędzić noc?
   *[other] Gdzie twoi himalaiści mają spędzić noc?
} Wybierz w menu{ $marks ->
    [new] ; na obrazku zaznaczono pola z nowymi punktami.
    [deadly] . Nowe punkty są w zasięgu tylko tam, gdzie tej nocy czeka śmierć: na obrazku jest tam czaszka.
    [none] . W zasięgu nie ma nowych punktów, więc na obrazku zaznaczono najwyższe pola, na które możesz wejść.
   *[other] .
}{ $finish ->
    [yes] { " " }Albo naciśnij **{ k2-button-finish }**, aby zostać na miejscu.
   *[no] { "" }
}
k2-plan-no-moves = Twoje karty nie wystarczą dziś na żaden ruch.{ $air ->
    [yes] { " " }Przyciskami poniżej możesz rozdzielić tlen.
   *[no] { "" }
}{ $finish ->
    [yes] { " " }Na koniec naciśnij **{ k2-button-finish }**.
   *[no] { "" }
}
k2-plan-left = Pozostałe karty: { $cards }.
k2-plan-all-used = Wszystkie twoje karty są w użyciu.
k2-plan-level = { $climber } { $level }
k2-plan-night = Tlen po tej nocy
k2-plan-tonight = { k2-plan-night }: { $levels }.
k2-plan-dies = **Jeśli nic się nie zmieni, dziś w nocy { $count ->
    [1] zginie
   *[other] zginą
}: { $climbers }.**
k2-plan-slides = Lawina zepchnie na niższe pole: { $climbers }.
# Air cards give a climber more than it can keep.
k2-plan-spilled = Nikt nie zachowuje na noc więcej niż 6 tlenu. Przepada: { $levels }.
k2-plan-finish = Naciśnij **{ k2-button-finish }**, żeby to zagrać.
k2-plan-dropped = Część twojego planu nie jest już możliwa i została usunięta.
# A planner or a hand was pressed that showed another plan or other cards.
k2-draft-changed = Od tamtej pory są zmiany, więc nic nie zagrano. Teraz wygląda to tak.
k2-plan-where = { $climber } ({ $space }): dokąd?
k2-plan-where-part = { $where } (inne sposoby, { $start }–{ $end } z { $count })
k2-plan-place = { $place }{ $gains ->
    [yes] { $points ->
        [one] { " " }· 1 punkt
        [few] { " " }· { $points } punkty
       *[many] { " " }· { $points } punktów
    }
   *[no] { "" }
}
k2-plan-facts = { $tonight }{ $paid ->
    [0] { "" }
   *[other] { " " }· żeton: tlen −{ $paid } ({ $payers })
} · { $cards }
k2-plan-all-cards = wszystkie karty
k2-plan-place-tonight = po nocy tlen { $level }
k2-plan-place-dies = śmierć w nocy
k2-plan-by-way = { $space }, po drodze: { $way }
k2-plan-pitch = Rozbij tu namiot
k2-plan-tent-here = { k2-plan-pitch }: { $space }
k2-plan-tent-there = { $space } z namiotem
k2-plan-tent-behind = { $space }, namiot po drodze: { $tent }
k2-plan-more = Inne sposoby, z namiotem albo okrężną drogą: { $count }…
k2-plan-all = Wszystkie cele: { $count }…
k2-plan-best = Wróć do najlepszych celów…
k2-plan-pay = Żeton ryzyka, do zapłaty: { $due }. Jak?
k2-plan-pay-way = Zapłać: { $sources }
k2-plan-swap = { $climber }: { $way }, karty…
k2-plan-spare = { $spare ->
    [0] nic nie zostaje
    [one] zostaje 1 punkt
    [few] zostają { $spare } punkty
   *[many] zostaje { $spare } punktów
}
k2-plan-other-cards = Wybierz niżej inne karty na ruch. Przy każdym wyborze widać, ile zostanie.
k2-plan-no-other-cards = Żadne inne karty tam nie wystarczą.
k2-plan-ahead = **Dzień { $day } z { $days } · plan na później**
    Teraz gra { $name }. { $confirmed ->
        [yes] **Twój plan jest zatwierdzony.** Zostanie rozegrany, gdy tylko przyjdzie twoja kolej, jeśli nadal kosztuje tyle samo, kończy się w tych samych miejscach i nikomu nie grozi więcej. W przeciwnym razie dostaniesz pytanie. Nikt inny tego nie widzi.
       *[no] Twój plan zostanie zapisany. **{ k2-button-ahead }** rozegra go, gdy tylko przyjdzie twoja kolej, jeśli do tego czasu nic się nie zmieni. **{ talk-button-hint }** pokazuje, co jest najlepsze przy obecnym stanie gry.
    }
k2-ahead-differs = **Twój zatwierdzony plan nie został rozegrany:** { $reasons }. Zmień go albo zakończ turę jak zwykle.
k2-ahead-full = { $space } jest teraz pełne
k2-ahead-illegal = część planu nie jest już możliwa
k2-ahead-places = skończyłby się gdzie indziej
k2-ahead-cost = kosztowałby co innego
k2-ahead-risk = ryzyko zostałoby opłacone inaczej
k2-ahead-danger = noc byłaby cięższa dla twoich himalaistów
k2-now-confirmed = Twoja tura jest zaplanowana i zatwierdzona.
k2-button-orders = Zatwierdź z wyprzedzeniem
k2-button-orders-lowest = Zawsze bierz najniższy żeton ryzyka
k2-button-orders-quiet = Dzień { $day }: uzupełnij tlen i zostań
k2-orders-head = **Zatwierdzone z wyprzedzeniem.** Żeby nikt nie musiał czekać, bot zagra to za ciebie, gdy tylko przyjdzie pora. Widzisz to tylko ty i do tego czasu możesz to wycofać.
k2-orders-turn = Dzień { $day }: twoja tura zgodnie z planem
k2-orders-quiet = Dzień { $day }: uzupełnij tlen i zostań na miejscu. Bot zapyta, jeśli himalaista będzie wtedy w niebezpieczeństwie albo zapłaci za ryzyko tlenem.
k2-orders-quiet-failed = **Jednak musisz zdecydować:** jeśli tylko uzupełnisz tlen i zostaniesz na miejscu, himalaista będzie w niebezpieczeństwie albo zapłaci za ryzyko tlenem.
k2-orders-lowest = Jeśli musisz wziąć żeton ryzyka: najniższy
k2-orders-slide = Dziś w nocy { $climber } zsuwa się { $space ->
    [baza] do bazy
   *[other] na { $space }
}
k2-orders-rescue = Dziś w nocy ratunek: { $climber } → { $space }
k2-orders-let-go = Dziś w nocy zachowujesz kartę ratunku
k2-orders-ask-slide = { $climbers } zsunie się dziś w nocy. Dokąd?
k2-orders-ask-rescue = { $count ->
    [one] { $climbers } zginie dziś w nocy. Użyć karty ratunku?
    [few] { $climbers } zginą dziś w nocy. Użyć karty ratunku?
   *[many] { $climbers } zginą dziś w nocy. Użyć karty ratunku?
}
k2-sure-dies = { $count ->
    [1] Zakończyć, mimo że { $climbers } dziś w nocy zginie?
   *[other] Zakończyć, mimo że { $climbers } dziś w nocy zginą?
}
k2-wasted-air = Zmarnują się karty: { $cards }.
k2-sure-air = { k2-wasted-air } Zakończyć mimo to?
k2-sure-idle = Twój plan jest pusty. { $count ->
    [1] Zostawić himalaistę na miejscu?
   *[other] Zostawić himalaistów na miejscu?
}

## Hints

k2-hint-plan = **Podpowiedź na twoją turę**
k2-hint-why-air = Bez dodatkowego tlenu { $climbers } dziś w nocy { $count ->
    [1] zginie, chyba że zmieni pole.
   *[other] zginą, chyba że zmienią pola.
} Te karty dają tlen: { $air }.
k2-hint-why-air-later = Bez dodatkowego tlenu noc { $day } byłaby śmiertelna ({ $sum }). Te karty dają { $reach ->
    [0] { "" }
    [one] 1 punkt ruchu i{ " " }
    [few] { $reach } punkty ruchu i{ " " }
   *[many] { $reach } punktów ruchu i{ " " }
}tlen { $air }.
k2-hint-mind = Uwaga na noc { $day }: { $sum }, chyba że pomoże ruch albo dodatkowy tlen.
k2-hint-why-kept = Dzięki temu { $climber } przeżyje noc { $day } ({ $space }). W przeciwnym razie: { $sum }.
k2-hint-tent = Twój namiot ({ $space }) daje co noc 1 punkt tlenu.
k2-hint-answer = **Podpowiedź: { $answer }**
k2-hint-brought = { $climber } → { $space }
k2-hint-token-least = Kosztuje najmniej: { $value ->
    [0] zupełnie nic
   *[other] { $value } w punktach ruchu z kart (masz ich { $points }) albo w tlenie
}. Żeton { $other } kosztowałby { $other }.
k2-hint-token-early = Masz dziś na kartach { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, więc stać cię na żeton { $value }, który potem znika z gry. Żeton { $other } poczeka na dzień, w którym punktów będzie mniej.
k2-hint-slide-lives = Na tym polu przeżyje dłużej: { $space }. Gdzie indziej noc { $day } byłaby śmiertelna bez dodatkowego tlenu ({ $sum }).
k2-hint-slide-air = Noce są tam łagodniejsze: pole daje tlen { $air }.
k2-hint-slide-place = Wysokość { $altitude } m daje największą szansę na dalszą wspinaczkę.
k2-hint-rescue = { $climber } zachowuje { $points ->
    [one] 1 punkt, tyle co po śmierci,
    [few] { $points } punkty zamiast 1
   *[many] { $points } punktów zamiast 1
} { $days ->
    [0] na koniec gry
    [one] i ma jeszcze jeden dzień na wspinaczkę
    [few] i ma jeszcze { $days } dni na wspinaczkę
   *[many] i ma jeszcze { $days } dni na wspinaczkę
}. Rano będzie mieć tlen 1{ $air ->
    [0] { "" }
   *[other] , a pole daje co noc tlen { $air }
}.
k2-hint-let-go = Ratunek ocaliłby tylko { $points ->
    [one] 1 punkt, nie więcej niż po śmierci
    [few] { $points } punkty
   *[many] { $points } punktów
}, a { $days ->
    [0] gra zaraz się skończy
    [one] został jeden dzień
    [few] zostały { $days } dni
   *[many] zostało { $days } dni
}{ $others ->
    [0] { "" }
   *[other] ; karta może jeszcze uratować twojego drugiego himalaistę
}.
k2-hint-why-push = Dają ci { $reach ->
    [one] 1 punkt ruchu
    [few] { $reach } punkty ruchu
   *[many] { $reach } punktów ruchu
}{ $air ->
    [0] { "" }
   *[other] { " " }i tlen { $air }
}, a przy sumie ryzyka { $push } żeton ryzyka weźmie raczej ktoś inny.
k2-hint-why-only-air = Dają ci tlen { $air }, a przy sumie ryzyka 0 żeton ryzyka weźmie raczej ktoś inny.
k2-hint-why-furthest = Żadne inne karty nie zaprowadzą cię dalej: { $reach ->
    [one] 1 punkt ruchu
    [few] { $reach } punkty ruchu
   *[many] { $reach } punktów ruchu
}.
k2-hint-why-most-air = Żadne inne karty na ręce nie dają więcej tlenu: { $air }.
k2-hint-why-both = { $air ->
    [0] Dają ci
   *[other] Razem dają ci
} { $reach ->
    [one] 1 punkt ruchu
    [few] { $reach } punkty ruchu
   *[many] { $reach } punktów ruchu
}{ $air ->
    [0] { "" }
   *[other] { " " }i tlen { $air }
}. Na później zostają ci: { $kept }.
k2-hint-today = Dziś na przykład: { $plan } { k2-plan-tonight }
k2-hint-why-saved = Jeśli nic nie zrobisz, ta noc przyniesie śmierć: { $climbers }.
k2-review-why-saved = Po twojej turze tamta noc przyniosłaby śmierć: { $climbers }.
k2-hint-loses = Nawet wtedy ta noc przyniesie śmierć: { $climbers }.
k2-hint-why-last = Ostatniego dnia nie ma już nic do zyskania, ale tak nikt nie ginie.
k2-hint-why-points = To daje { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
k2-hint-why-strength = Dziś to nic nie daje, ale przygotowuje cię na { $days ->
    [one] ostatni dzień
    [few] pozostałe { $days } dni
   *[many] pozostałe { $days } dni
}.
k2-hint-why-beyond = { $deadly ->
    [yes] Tam, gdzie są nowe punkty, tej nocy czeka śmierć
   *[no] Dziś w zasięgu nie ma nowych punktów
}{ $higher ->
    [yes] , ale tak się do nich zbliżasz
   *[no] { "" }
}.
k2-hint-why-early = Punkty mogą poczekać: { $days ->
    [one] został jeszcze 1 dzień
    [few] zostały jeszcze { $days } dni
   *[many] zostało jeszcze { $days } dni
}, a każda noc wysoko kosztuje tlen.
k2-hint-why-settled = Twoje ostatnie karty nie dadzą już punktów, więc wystarczy przeżyć.
k2-hint-why-weather = Punkty mogą poczekać: prognoza na dzień { $day } to { $weather }, a { $days ->
    [one] został jeszcze 1 dzień
    [few] zostały jeszcze { $days } dni
   *[many] zostało jeszcze { $days } dni
}.

## Review after the game: “What if …”

k2-review-head = **Dzień { $day } · { $kind ->
    [cards] twoje karty
    [token] twój żeton ryzyka
   *[turn] twoja tura
}**
k2-review-own = **Ty:** { $did }
k2-review-better = **Najsilniejszy komputer:** { $did }
k2-review-sums = Punkty ruchu w górę: twoje karty dają { $reach }, karty komputera { $better_reach }. Tlen: twój { $air }, komputera { $better_air }.
k2-review-why = **Jego powody w tamtej chwili:** { $why }
k2-review-picture = -# Obrazek pokazuje turę komputera.
k2-hint-token = wzięcie żetonu { $token }
k2-review-cost = Według komputera { $chance ->
    [0] twój wybór kosztował cię { $points ->
        [0] ułamek punktu
        [one] około 1 punktu
        [few] około { $points } punktów
       *[many] około { $points } punktów
    }
   *[other] twój wybór zmniejszył twoją szansę na wygraną o około { $chance }%
}. Wiedział tylko to, co w tamtej chwili było wiadomo tobie.

## Night

k2-night-head = **Noc { $day }**
k2-person-line = **{ $name }** · { $told }
# $name: a player; $levels: the climbers’ air, as in “A 3 → 2, B 1”
k2-night-levels = { $name } { $levels }
k2-night-lost = Tracą tlen: { $levels }.
k2-night-low = Mało tlenu: { $levels }.
k2-night-calm = Nikt nie stracił tlenu.
k2-night-line = { $climber } ({ $space }): tlen { $sum } = { $after }
k2-night-same = { $climber } ({ $space }): tlen { $level }
k2-night-capped = { $climber } ({ $space }): tlen { $sum }{ $terms ->
    [0] { "" }
   *[other] { " " }= { $whole }
}, ale najwyżej { $after }
k2-night-term = { $sign ->
    [minus] −
   *[plus] +
} { $points } { $what ->
    [space] za pole
    [tent] namiot
    [weather] pogoda
   *[avalanche] lawina
}
k2-night-died = **{ $climber } nie wraca. Miejsce śmierci: { $space }.**{ $before ->
    [1] { "" }
   *[other] { " " }Punkty spadają z { $before } do 1.
}
k2-night-slid = Lawina porywa himalaistę { $climber } i spycha w dół: { $start } → { $space }.
k2-night-rescued = Ekipa ratunkowa sprowadza żywego himalaistę { $climber }: { $start } → { $space }. Punkty spadają z { $before } do { $vp }.
k2-computer-slide = { $name } decyduje o losie himalaisty.
k2-computer-rescue = { k2-computer-slide }
k2-ask-slide = { $mention }, lawina dosięgła himalaisty { $climbers }. Wybierz, dokąd się zsunąć.
k2-ask-rescue = { $mention }, { $count ->
    [1] { $climbers } umiera.
   *[other] { $climbers } umierają.
} Czy chcesz użyć karty ratunku?
k2-tile-turned = Nowa pogoda: { $days }.

## Slides and rescues

k2-slide-head = **Noc { $day } · lawina dosięgła himalaisty { $climber } ({ $space })**
    Wybierz, dokąd się zsunąć. Dzisiejszy tlen jest już policzony.
k2-slope = { $space }, { $altitude } m, { $room ->
    [-1] bez limitu
    [0] pełne, ale zsunąć się tu można
   *[other] wolne miejsca: { $room }
}
k2-rescue-head = **Noc { $day } · { $count ->
    [1] { $climbers } umiera
   *[other] { $climbers } umierają
}**
    Karta ratunku ocala jednego himalaistę: trafia on na pole poniżej 6000 m z tlenem 1, a jego punkty spadają o cztery stopnie. Masz tylko jedną kartę ratunku.
k2-rescue-where = Dokąd ma trafić { $climber }…
k2-rescue-sure = Zachować kartę, choć { $count ->
    [1] { $climbers } zginie
   *[other] { $climbers } zginą
}? Później nie będzie już ratunku.

## Leaving

k2-resignation = Twoi himalaiści schodzą z góry i liczą się już tylko po 1 punkcie.
k2-resigned-head = **{ $name } opuszcza wyprawę.**
k2-resigned-climbers = { $count ->
    [1] Himalaista schodzi z góry
   *[other] Obaj himalaiści schodzą z góry
}{ $tents ->
    [0] .
   *[other] ; namioty zostają.
}

## End

k2-end-head-days = **Wyprawa zakończona: 18 dni na górze**
k2-end-head-dead = **Wyprawa zakończona w dniu { $day }: ostatnie słowo należy do góry**
k2-end-head-death = **Wyprawa zakończona w dniu { $day }: w grze solo kończy ją pierwsza śmierć**
k2-end-head-resigned = **Wyprawa zakończona w dniu { $day }**
k2-end-head-deserted = **Wyprawa zakończona w dniu { $day }: zostały same komputery**
k2-end-winner = Wygrywa { $name }, wynik: { $total ->
    [one] 1 punkt
    [few] { $total } punkty
   *[many] { $total } punktów
}.
k2-end-winner-summit = Wygrywa { $name }, wynik: { $total } pkt. { $others ->
    [1] { $other } ma tyle samo,
   *[other] Inni mają tyle samo,
} ale { $name } ma wcześniejsze wejście na szczyt.
k2-end-winner-left = { $others ->
    [1] { $other } nie bierze już udziału w wyprawie
   *[other] Pozostali gracze nie biorą już udziału w wyprawie
}, więc wygrywa { $name }, wynik: { $total ->
    [one] 1 punkt
    [few] { $total } punkty
   *[many] { $total } punktów
}.
k2-end-lost = Nikt nie wraca, więc wygrana jest wspólna, po { $total ->
    [one] 1 punkt
    [few] { $total } punkty
   *[many] { $total } punktów
}.
k2-end-shared = Wspólna wygrana: { $names }, po { $total ->
    [one] 1 punkt
    [few] { $total } punkty
   *[many] { $total } punktów
}.
k2-end-solo = Samotna wyprawa na K2: { $total ->
    [one] 1 punkt
    [few] { $total } punkty
   *[many] { $total } punktów
}. Zdobyty tytuł: **{ $title }**.
k2-end-solo-lost = Żaden z dwóch himalaistów nie wraca, więc na koniec masz { $total ->
    [one] 1 punkt
    [few] { $total } punkty
   *[many] { $total } punktów
}. Zdobyty tytuł: **{ $title }**.
k2-end-solo-left = { $name } przerywa wyprawę, wynik: { $total ->
    [one] 1 punkt
    [few] { $total } punkty
   *[many] { $total } punktów
}. Zdobyty tytuł: **{ $title }**.
k2-end-rating = Tytuły na tej górze: { $rating }.
k2-rating-top = { $title } (od { $least })
k2-rating-between = { $title } ({ $least }–{ $most })
k2-rating-below = { $title } (poniżej { $limit })
k2-title-himalaist = himalaista
k2-title-alpinist = alpinista
k2-title-crag-climber = skałkowiec
k2-title-sailor = żeglarz
k2-end-line = **{ $place }.** { $name }, { $total ->
    [one] 1 punkt
    [few] { $total } punkty
   *[many] { $total } punktów
}: { $fates }
k2-end-line-alone = { $name }: { $fates }
k2-fate-summit = { $climber }: { $place ->
    [1] pierwsze wejście na szczyt
   *[other] wejście na szczyt
}
k2-fate-alive = { $climber } żyje, najwyżej { $peak } m
k2-fate-rescued = { $climber } żyje dzięki karcie ratunku, najwyżej { $peak } m
k2-fate-died = { $climber } ginie ({ $space }, noc { $day }){ $peak ->
    [none] { "" }
   *[other] , najwyżej { $peak } m
}
k2-fate-resigned = rezygnacja z wyprawy
k2-decisive-death = { $alone ->
    [yes] Noc { $day } zakończyła wyprawę
   *[no] Rozstrzygnęła noc { $day }
}: { $climber } ginie{ $lost ->
    [0] { "" }
    [one] , co kosztuje 1 punkt
    [few] , co kosztuje { $lost } punkty
   *[many] , co kosztuje { $lost } punktów
}.
k2-decisive-lead = { $day ->
    [18] Rozstrzygnął ostatni dzień: dopiero wtedy na prowadzenie wychodzi { $name }.
   *[other] Od dnia { $day } do końca prowadzi { $name }.
}
k2-decisive-thin = Najniebezpieczniejsza była noc { $day }: rano { $climber } ({ $space }) ma tlen { $air }.

## Board as text

k2-board-head = **Plansza, dzień { $day } z { $days }: { $phase }**
k2-phase-selection = { $whose ->
    [own] wybierz karty
    [some] czekamy jeszcze na karty ({ $names })
    [last] wszyscy zagrywają ostatnie 3 karty
   *[all] wybór kart
}
k2-phase-risk = { $whose ->
    [own] weź żeton ryzyka
   *[some] { $names } bierze żeton ryzyka
}
k2-phase-actions = { $whose ->
    [own] twoja tura
   *[some] teraz gra { $names }
}
k2-phase-check = noc
k2-phase-over = wyprawa zakończona
k2-board-ahead = Prognoza: { $days }.
k2-board-order = Dzisiejsza kolejność: { $names }.
k2-board-summit = Dotychczas na szczycie: { $climbers }.
k2-board-acted = { $name } (po turze)
k2-board-acting = { $name } (teraz)
k2-board-plays = karty: { $cards }
k2-board-person = **{ $name }**: { $facts }
k2-board-would-die = zginie dziś w nocy
k2-board-tent = namiot: { $space }
k2-board-tent-carried = namiot nierozbity
k2-board-risk = żeton ryzyka { $value }
k2-board-rescue = karta ratunku
k2-board-cards = karty na ręce: { $hand }, w talii: { $deck }
k2-board-resigned = już nie gra
k2-board-computer = komputer
k2-board-committed = karty wybrane
k2-board-choosing = wybiera karty
k2-weather-head = **Pogoda i ryzyko, dzień { $day } z { $days }**
k2-weather-line = Dzień { $day }: { $weather }.
k2-weather-hidden = Jeszcze zakryta: pogoda na dni od { $start } do { $days }, { $count ->
    [one] 1 kafelek
    [few] { $count } kafelki
   *[many] { $count } kafelków
}.
k2-tokens-aside = Wzięte dotychczas: { $tokens }.
k2-tokens-aside-some = { $count } × { $value }
k2-map-head-low = **Mapa, od bazy do 6000 m**
k2-map-head-6000 = **Mapa, od 6000 do 7000 m**
k2-map-head-7000 = **Mapa, od 7000 m do szczytu**
k2-map-limit-low = Miejsca na każdym polu: { $count }; baza nie ma limitu.
k2-map-limit-6000 = Miejsca na każdym polu: { $count }.
k2-map-limit-7000 = Od 7000 do 8000 m na każdym polu { $count ->
    [one] jest 1 miejsce
    [few] są { $count } miejsca
   *[many] jest { $count } miejsc
}.
k2-map-limit-8000 = Powyżej 8000 m na każdym polu { $count ->
    [one] jest 1 miejsce
    [few] są { $count } miejsca
   *[many] jest { $count } miejsc
}.
k2-map-space = **{ $space }**: { $facts }
k2-map-altitude = { $altitude } m
k2-map-cost = koszt { $cost }{ $extra ->
    [0] { "" }
   *[other] { " " }dzisiaj
}
k2-map-air = tlen { $air }
k2-map-up = w górę: { $spaces }
k2-map-down = w dół: { $spaces }
k2-map-standing = tutaj: { $climbers }
k2-map-room = { $room ->
    [0] pełne
   *[other] wolne miejsca: { $room }
}
k2-map-tents = { $count ->
    [1] namiot: { $climbers }
   *[other] namioty: { $climbers }
}

## Alt texts

k2-alt-board = Plansza, dzień { $day } z { $days }: { $phase }.
k2-alt-person = { $name }, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}: { $climbers }.
k2-alt-lead = { $name } prowadzi, przewaga: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
k2-alt-shared-lead = Wspólne prowadzenie: { $names }.
k2-alt-cards = Karty na ręce { $hand }, w talii { $deck }{ $some ->
    [yes] { ":" } { $names }
   *[no] { "" }
}.
k2-alt-rescue-all = Wszyscy mają kartę ratunku.
k2-alt-rescue-used = Karta ratunku już użyta: { $names }.
k2-alt-ways = Początki dróg: { $ways }.
k2-alt-way = { $climber } ({ $start })
k2-alt-computer = { $name } (komputer)
k2-alt-climber = { $climber } ({ $space }{ $metres ->
    [none] { "" }
   *[other] , { $metres } m
}){ $air ->
    [none] { "" }
   *[other] , tlen { $air }
}
k2-alt-tonight = Tlen po nocy: { $levels }.
k2-alt-dead = { $climber } nie żyje
k2-alt-dying = { $climber } umiera
k2-alt-hand = Twoje karty: { $cards }.
k2-alt-hand-chosen = Wybrane: { $cards }.
k2-alt-hand-committed = Zatwierdzone: { $cards }.
k2-alt-hand-sum = Razem: { $up } w górę lub { $down } w dół, tlen { $air }, suma ryzyka { $push }.
k2-alt-begins = Zaczyna { $name }.
k2-alt-reveal = Karty, dzień { $day }.
k2-alt-turn = Po turze: { $name }.
k2-alt-died = { $climber } ginie: { $space }.
k2-alt-slid = Lawina spycha himalaistę { $climber }, start { $start }, koniec { $space }.
k2-alt-rescued = Ratunek dla himalaisty { $climber }, start { $start }, koniec { $space }.
# Co pokazują obrazki wielkich chwil, po zdaniu na nich. $count: ilu himalaistów
k2-alt-hero-summit = W świetle poranka, na najwyższym punkcie: { $count ->
    [1] postać, która macha flagą.
   *[other] dwie postacie, z flagą i uniesionym czekanem.
}
k2-alt-hero-death = Pod nocnym niebem { $count ->
    [1] w kopcu kamieni tkwi czekan z szalikiem w barwach drużyny.
   *[other] w kopcach kamieni tkwią czekany, po jednym na każdą osobę, z szalikami w barwach drużyn.
}
k2-alt-hero-rescue = O zmierzchu ratownik w szarym stroju klęczy na krawędzi urwiska i wciąga kogoś za rękę.
k2-alt-hero-high = Z liną i czekanem, pierwsze kroki ponad linią 8000 m; przed oczami szczyt.
k2-alt-hero-avalanche = { $count ->
    [1] Postać koziołkuje
   *[other] Postacie koziołkują
} w dół zbocza przed ogromną chmurą śniegu.
k2-alt-plan = Plan na dzień { $day }: { $name }. Mapa wokół twoich himalaistów.
k2-alt-plan-computer = Tura komputera za { $name } w dniu { $day }, na mapie wokół himalaistów.
k2-alt-plan-used = Użyte karty: { $cards }.
k2-alt-plan-reach = W zasięgu { $climbers } (punkty, koszt): { $spaces }.
# A space in a climber’s reach: in parentheses its points, if they are new, then what the way costs and takes.
k2-alt-plan-goal = { $space } ({ $points ->
    [0] { "" }
   *[other] { $points },{ " " }
}{ $cost }{ $air ->
    [0] { "" }
   *[other] , żeton ryzyka: tlen −{ $air }
}{ $night ->
    [dies] , tej nocy śmierć
    [lives] { "" }
   *[other] , tlen rano: { $night }
}{ $stop ->
    [none] { "" }
   *[other] , tylko po drodze, koniec ruchu: { $stop }
})
k2-alt-plan-reach-same = W zasięgu { $climbers }, bez nowych punktów (koszt): { $spaces }.
k2-alt-holds = Namiot chroni przed lawiną: { $climbers }.
k2-alt-plan-nothing = Plan jest jeszcze pusty.
k2-alt-plan-climber = { $climber } kończy turę: { $space }, tlen { $before }, po nocy { $after }; punkty { $had }, potem { $points }.
k2-alt-short = Po tej nocy zostanie tylko 1 punkt tlenu: { $climbers }.
k2-alt-gains = { $name } może zdobyć punkty: { $spaces }.
k2-alt-dead-before = Wcześniejsze ofiary: { $climbers }.
k2-alt-night = Noc { $day }.
k2-alt-dead-tonight = Ofiary tej nocy: { $climbers }.
k2-alt-dying-tonight = Jeszcze do uratowania: { $climbers }.
k2-rescue-price = { $climber }: punkty { $before }, po ratunku { $after }.
k2-alt-slides = Lawina porywa himalaistę { $climber }. Może się zsunąć na: { $spaces }.
k2-alt-slides-to = Lawina spycha himalaistę { $climber } w dół: { $spaces }.
k2-alt-caught = Lawina dosięgła himalaisty { $climber } ({ $space }). Może się zsunąć na: { $slopes }.
k2-alt-night-person = { $name }: { $told }.
k2-alt-ranking = Klasyfikacja.
k2-alt-chart-all = Wykres pokazuje wysokość każdego himalaisty { $days ->
    [one] w jedynym dniu
    [few] w każdym z { $days } dni
   *[many] w każdym z { $days } dni
}.
k2-alt-chart-first = Wykres pokazuje dzień po dniu zwycięską wspinaczkę; za pozostałymi wierszami blade sylwetki pokazują resztę.
k2-alt-chart-none = Za każdym wierszem blada sylwetka pokazuje wspinaczkę dzień po dniu.

## Refusals

k2-refusal-not-seated = Nie bierzesz udziału w tej grze, więc nie masz tu kart. Możesz jednak obejrzeć planszę i zasady.
k2-refusal-no-climbers = Twoich himalaistów nie ma już na górze, więc nie wybierasz kart. Możesz śledzić pozostałych na planszy.
k2-refusal-cards-closed = Dzisiejsze karty są już odkryte. Co dalej, mówi najnowszy post.
k2-refusal-change-first = Twoje karty są już zatwierdzone. Naciśnij **{ k2-button-change }**, aby wybrać inne.
k2-refusal-card-count = Wybierz dokładnie { $count ->
    [one] jedną kartę
    [few] { $count } karty
   *[many] { $count } kart
}, a potem naciśnij **{ k2-button-commit }**.
k2-refusal-not-your-turn = To nie twoja kolej. Czyja jest, mówi najnowszy post.
k2-refusal-no-such-use = Tak nie możesz użyć swoich kart. Naciśnij **{ k2-button-plan }**, aby zobaczyć, co możesz zrobić.
k2-refusal-asked = O tym decyduje { $name }. Wynik zobaczysz na kanale.
k2-refusal-no-token = Nie bierzesz teraz żetonu ryzyka. Co dalej, mówi najnowszy post.
k2-refusal-no-slide = Żaden z twoich himalaistów nie musi się teraz zsuwać. Co dalej, mówi najnowszy post.
k2-refusal-no-rescue = Żaden z twoich himalaistów nie potrzebuje teraz ratunku. Co dalej, mówi najnowszy post.
k2-refusal-answer-gone = To już niemożliwe. Co możesz zrobić, mówi najnowszy post.
k2-refusal-cannot-pay = Tak nie możesz już zapłacić za żeton ryzyka. Wybierz inny sposób.
k2-refusal-unreadable = Bot nie rozumie „{ $answer }”. Użyj przycisków pod najnowszym postem.

## Refusals by the rules, by their code: the reason, then what to do

k2-rule-air-alone = Kart Tlenu używa się pojedynczo. Wybierz tylko jedną.
k2-rule-cannot-pay = W ten sposób nie zapłacisz już za żeton ryzyka. Wybierz inny sposób.
k2-rule-card-count = Wybierz dokładnie { $count ->
    [one] jedną kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
k2-rule-card-used = Ta karta jest już zużyta: { $card }. Wybierz jedną z tych, które ci zostały.
k2-rule-climber-dead = Himalaista { $climber } nie żyje i nie może używać kart. Wybierz drugiego.
k2-rule-direction-first = Najpierw wybierz, czy użyć karty Liny w górę, czy w dół.
k2-rule-full = To pole jest pełne: { $space }. Możesz przez nie przejść, ale zatrzymać się musisz gdzie indziej.
k2-rule-no-cards = Najpierw wybierz, których kart użyć.
k2-rule-no-climbers = Nie masz już żywych himalaistów, więc nie masz o czym decydować. Możesz śledzić pozostałych na planszy.
k2-rule-no-direction = Karty Liny używasz albo w górę, albo w dół. Wybierz kierunek.
k2-rule-no-points = Tymi kartami nie zapłacisz za krok ani za namiot. Wybierz karty Ruchu lub Liny.
k2-rule-no-refuge = Uratowany himalaista trafia na pole poniżej 6000 m, które nie jest pełne. Wybierz inne pole.
k2-rule-no-slope = Tam nie można się zsunąć. Wybierz niższe pole, odległe o jedną linę.
k2-rule-no-such-seat = W tej grze nie ma takiego gracza.
k2-rule-no-such-token = Żaden odkryty żeton ryzyka nie ma tej liczby. Wybierz jeden z odkrytych.
k2-rule-no-use = Najpierw wybierz karty dla himalaisty albo zakończ turę.
k2-rule-not-awaited = Nie masz teraz o czym decydować. Czyja kolej, mówi najnowszy post.
k2-rule-not-in-hand = Tej karty nie masz już na ręce. Naciśnij **{ k2-button-hand }**, aby zobaczyć swoje karty.
k2-rule-not-joined = Żadna lina nie prowadzi stamtąd na to pole: { $space }. Wybierz inne.
k2-rule-not-now = Teraz tego nie możesz zrobić. Co możesz, mówi najnowszy post.
k2-rule-over = Wyprawa się skończyła. Klasyfikacja jest w ostatnim poście.
k2-rule-pay-first = Najpierw zapłać za żeton ryzyka.
k2-rule-resigned = Nie bierzesz już udziału w tej wyprawie.
k2-rule-tent-pitched = Namiot tego himalaisty już stoi, a namiotów się nie przenosi.
k2-rule-tent-too-expensive = Masz za mało punktów ruchu na namiot: { $space }.
k2-rule-too-expensive = Masz za mało punktów ruchu, aby tam wejść: { $space }.
k2-rule-use-does-nothing = Z tymi kartami nie da się zrobić kroku ani rozbić namiotu. Wybierz inne.
k2-rule-use-open = Jeden himalaista jest jeszcze w drodze. Najpierw dokończ ten ruch.

## Rules pages, one message per topic

k2-rules-head = **Zasady · { $topic }**
k2-rules-player = { $seat ->
    [0] Ada
    [1] Bo
   *[other] Cy
}
k2-rules-title-overview = Gra w skrócie
k2-rules-title-setup = Przygotowanie
k2-rules-title-cards = Wybór kart
k2-rules-title-risk = Ryzyko
k2-rules-title-moving = Ruch
k2-rules-title-ropes = Karty Liny
k2-rules-title-tents = Namioty
k2-rules-title-air = Tlen
k2-rules-title-weather = Pogoda
k2-rules-title-limits = Pełne pola
k2-rules-title-points = Punkty i szczyt
k2-rules-title-night = Noc
k2-rules-title-end = Koniec gry
k2-rules-title-solo = Gra solo
k2-rules-title-family = Wariant rodzinny
k2-rules-title-avalanche = Wariant z lawinami
k2-rules-title-leaving = Rezygnacja z gry
k2-rules-title-bot = Jak tu grać
k2-rules-title-rulings = Nasze rozstrzygnięcia
k2-rules-title-sources = Źródła

k2-rules-overview = Poprowadź dwóch himalaistów, A i B, na K2 i utrzymaj ich przy życiu przez 18 dni.
    Każdy dzień ma pięć części:
    {""}**1. Karty.** Wszyscy wybierają w tajemnicy po trzy karty.
    {""}**2. Ryzyko.** Karty zostają odkryte. Gracz z najwyższą sumą ryzyka bierze żeton ryzyka i musi za niego zapłacić. Przy remisie nie bierze nikt.
    {""}**3. Tury.** Począwszy od pierwszego gracza, każdy używa swoich trzech kart: Ruchu i Liny na kroki i namioty, Tlenu na tlen.
    {""}**4. Noc.** Duża wysokość i zła pogoda odbierają tlen; niskie pola i namioty go dają. Himalaista, któremu zostaje mniej niż 1, ginie.
    {""}**5. Ranek.** Pierwszym graczem zostaje następny, pogoda przesuwa się o dzień, a wszyscy dobierają nowe karty.
    Liczy się najwyższe pole, do którego himalaista dotarł; schodząc, zachowuje jego punkty. Po śmierci zostaje mu jednak tylko 1 punkt. Wygrywa gracz, którego dwaj himalaiści mają razem najwięcej punktów.
    Pozostałe tematy wyjaśniają każdą część.
k2-rules-setup = Obaj twoi himalaiści, A i B, zaczynają w obozie bazowym z tlenem 1 i 1 punktem. Każdy ma jeden namiot.
    Dostajesz własną talię 18 kart. Jest tasowana, a ty dobierasz z niej na rękę sześć.
    Trzy z 20 żetonów ryzyka leżą odkryte, podobnie jak kafelki pogody na dni od 1 do 6.
    Kto zaczyna, rozstrzyga los, chyba że gospodarz kogoś wybrał. Każdego ranka zaczyna następny gracz.
    Przed grą gospodarz wybiera stronę planszy (łatwiejszą lub trudniejszą), porę roku (lato lub zimę) i warianty.
k2-rules-cards = Wszyscy mają takie same 18 kart: dziesięć kart Ruchu (1 1 1 1 1 2 2 2 3 3), trzy karty Liny (1/2, 1/3, 2/3) i pięć kart Tlenu (0 1 1 2 3).
    Tlen 0 nic nie daje. Wybierz go, żeby zachować lepszą kartę albo mieć niską sumę ryzyka.
    Na ręce masz sześć, codziennie wybierasz trzy, a w nocy dobierasz trzy nowe. Talia kończy się po czterech nocach, więc szóstego dnia zagrywasz trzy, które ci zostały. Potem wszystkie 18 kart tasuje się na następne sześć dni.
    Każda karta trafia się więc dokładnie raz na sześć dni i można obliczyć, co mają jeszcze inni.
    Swój wybór możesz zmieniać, dopóki swojego nie zatwierdzi ostatni gracz. Kto nie ma żywych himalaistów, nie wybiera kart.
    Na obrazku wybrane są Ruch 3, Lina 1/3 i Tlen 2: 4 punkty w górę lub 6 w dół, tlen 2 i suma ryzyka 4.
k2-rules-risk = Zsumuj liczby na wybranych kartach Ruchu i pierwsze liczby na wybranych kartach Liny: to twoja suma ryzyka. Karty Tlenu się nie liczą.
    Gracz z najwyższą sumą ryzyka bierze jeden z trzech odkrytych żetonów ryzyka. Przy remisie nie bierze nikt. Gdy na górze zostaje jeden gracz, bierze żeton codziennie, tak samo jak w grze solo. Wzięty żeton znika z gry, a na jego miejsce odkrywa się nowy, dopóki są jeszcze zakryte.
    Żetonów jest 20: cztery zera, jedenaście jedynek i pięć dwójek.
    Na koniec tury płacisz tyle punktów, ile pokazuje żeton. Możesz dowolnie łączyć:
    · niewykorzystane punkty z użytych kart Ruchu i Liny,
    · punkty z nieużytych kart (większa liczba na karcie Liny; karty Tlenu też się liczą),
    · tlen himalaisty, który w tej turze ruszył się z miejsca, rozbił namiot lub dostał tlen z kart.
    Tlen nie może przez to spaść poniżej 0. Jeśli nie możesz zapłacić wszystkiego, płacisz tyle, ile możesz.
    Na obrazku najwyższą sumę ryzyka, 5, ma Ada i wybiera żeton. Karty Tlenu pozostałych graczy się nie liczą.
k2-rules-moving = W swojej turze używasz trzech kart w dowolnej kolejności, po jednej lub kilku naraz. Za każdym razem wybierasz himalaistę i to, na co zużywasz karty: na kroki, namiot lub tlen.
    Krok prowadzi himalaistę wzdłuż liny na sąsiednie pole, w górę lub w dół, i kosztuje tyle punktów, ile podano na tym polu. Zła pogoda może go podrożyć.
    Gdy używasz kilku kart naraz, ich punkty się sumują. Każdej karty możesz użyć raz, dla jednego himalaisty. Jej punktów nie da się podzielić między A i B.
    Ten sam himalaista może działać w turze kilka razy. Nie musisz się ruszać ani zużyć wszystkich kart i punktów.
    Na obrazku A wspina się z a10 przez b1 (koszt 2) na b5 (koszt 1) kartami Ruch 1 i Ruch 2. Tlen 2 jest dla B.
k2-rules-ropes = Karta Liny ma dwie liczby. Używając jej, wybierasz jedną: pierwsza liczy się na kroki w górę (i namioty), druga na kroki w dół. Kroków w przeciwną stronę ta karta wtedy nie opłaci.
    Jeśli używasz razem kart Liny i Ruchu, kroki w wybraną stronę opłaca najpierw Lina, a resztę Ruch.
    „W górę” znaczy: na wyżej położone pole, nawet jeśli oba wyglądają na równie wysokie. Małe strzałki na linach wskazują w górę.
    Na obrazku A wspina się na b2 (koszt 2) kartą Lina 2/3 użytą w górę, a B schodzi przez b1 (koszt 2) na a10 (koszt 1) kartą Lina 1/3 użytą w dół.
k2-rules-tents = Każdy himalaista ma jeden namiot na całą grę. Może go rozbić na polu, na którym zaczyna lub kończy turę albo przez które przechodzi, nawet jeśli jest pełne. Kosztuje to tyle co krok na to pole (w bazie 1), wliczając pogodę. Płaci się kartami Ruchu lub pierwszą liczbą kart Liny.
    Namiotów się nie przenosi. Co noc każdy twój himalaista na tym polu zyskuje 1 punkt tlenu, bez względu na to, który z dwóch go rozbił. Dwa twoje namioty na jednym polu też dają tylko 1. Namioty innych graczy ci nie pomagają.
    Namiot zmarłego himalaisty zostaje i nadal pomaga drugiemu.
    Na obrazku A używa karty Ruch 2, aby wejść na b5 (koszt 1) i rozbić tam namiot (jeszcze 1). Namiot daje tlen od pierwszej nocy.
k2-rules-air = Tlen pokazuje, jak dobrze himalaista znosi wysokość; w wydaniu pudełkowym to aklimatyzacja. Na początku obaj mają tlen 1.
    Karta Tlenu dodaje swoją liczbę do tlenu jednego himalaisty. W trakcie tury tlen może przekroczyć 6 albo wynosić 0: nikt nie ginie przed nocą.
    W nocy wszystko się sumuje. Nadmiar ponad 6 przepada, a himalaista, który ma mniej niż 1, ginie.
    Na obrazku A jest na b6 i ma tlen 1. Pole i pogoda zabierają po 1, więc bez karty Tlen 2 ten himalaista zginąłby dziś w nocy.
k2-rules-weather = Każdy kafelek pogody obejmuje trzy dni i pokazuje, gdzie pogoda jest zła i co powoduje.
    {""}**tlen −1 lub −2**: tyle w nocy traci każdy himalaista w tej strefie.
    {""}**kroki +1**: tego dnia kroki i namioty w tej strefie kosztują o 1 więcej.
    Gra toczy się latem lub zimą. Każda pora roku ma sześć kafelków i używa się wszystkich. Na początku odkryte są dwa, czyli sześć dni. Następne odkrywa się w dniach 4, 7, 10 i 13.
    Na obrazku jest dzień 2: powyżej 7000 m kroki kosztują o 1 więcej, a noc zabiera 1 punkt tlenu. Widać także dni od 3 do 6. Dni 5 i 6 to nie pora, żeby być wysoko.
k2-rules-limits = Na każdym polu mieści się tylko kilku himalaistów, twoich i cudzych razem. Ilu, zależy od wysokości i od liczby graczy na początku gry:
    {""}**Poniżej 6000 m**: 2 przy jednym lub dwóch graczach, 3 przy trzech lub czterech, 4 przy pięciu.
    {""}**Od 6000 do 7000 m**: 2 przy najwyżej trzech graczach, 3 przy większej liczbie.
    {""}**Od 7000 do 8000 m**: 1 przy jednym lub dwóch graczach, 2 przy większej liczbie.
    {""}**Powyżej 8000 m**: 1.
    Pięciu graczy może wybrać opcję *{ k2-option-lenient }*: 3 od 7000 do 8000 m i 2 powyżej.
    Przez pełne pole można przejść, ale nie można się na nim zatrzymać. Kto się nie rusza, zawsze może zostać. Namioty nie zajmują miejsca, a baza nie ma limitu.
    Na obrazku himalaista A gracza Ada mija na c1, gdzie jest tylko jedno miejsce, himalaistę gracza Bo i zatrzymuje się na c3.
k2-rules-points = Każdy himalaista ma punkty najwyższego pola, do którego dotarł, nawet jeśli tylko przez nie przeszedł. Zejście ich nie zmniejsza.
    Najniższe pola są warte 1 punkt, szczyt 10. Twój wynik to suma punktów obu himalaistów.
    Po śmierci zostaje 1 punkt. Bot pamięta, kto pierwszy wszedł na szczyt, bo to rozstrzyga remisy. Kto potem ginie (albo w wariancie rodzinnym korzysta z ratunku), już się do tego nie liczy.
    Na obrazku A wchodzi na szczyt i ma 10 punktów, dopóki żyje.
k2-rules-night = Nowy tlen każdego himalaisty liczy się za jednym razem:
    tlen + to, co daje lub zabiera pole + 1 za jeden z twoich namiotów na tym polu − to, co zabiera pogoda.
    Każde pole ma własną wartość, nawet na podobnej wysokości: pokazuje je wszystkie **{ k2-button-whole }**.
    Na przykład `3 − 1 za pole + 1 namiot − 1 pogoda = 2`.
    Nadmiar ponad 6 przepada. Himalaista, który ma mniej niż 1, ginie i znika z góry, ale jego namiot zostaje.
    Potem pierwszym graczem zostaje następny w kolejności, który ma żywego himalaistę. Gracze bez himalaistów oglądają resztę gry.
    Na obrazku himalaista B gracza Ada jest na c3 i ma tlen 2. Pole zabiera 1, pogoda 1, a namiotu brak: B ginie. A, niżej i w namiocie, przeżywa.
k2-rules-end = Gra kończy się po 18. nocy albo wcześniej, jeśli na górze nie ma już nikogo żywego.
    Wygrywa najwyższy wynik. Przy remisie wygrywa gracz, którego żywy himalaista wszedł na szczyt jako pierwszy. Jeśli nie ma takiego himalaisty, wygrana jest wspólna. Po stracie obu himalaistów zostają jeszcze 2 punkty.
    Na obrazku wygrywa Ada. Himalaista B gracza Bo dotarł na d1, ale zginął ostatniej nocy i spadł z 7 punktów do 1.
k2-rules-solo = Obowiązują limity pól dla dwóch graczy, a żeton ryzyka bierzesz codziennie.
    Pierwsza śmierć od razu kończy grę: dostajesz punkty drugiego himalaisty plus 1. Ratunek (wariant rodzinny) nie liczy się jako śmierć.
    Za wynik zdobywasz tytuł, zależnie od strony planszy i pory roku:
    { $ratings }
k2-rules-rating = { $side ->
    [hard] Strona trudniejsza
   *[easy] Strona łatwiejsza
}, { $season ->
    [winter] zima
   *[summer] lato
}: { $rating }
k2-rules-family = Każdy gracz ma jedną kartę ratunku. Możesz jej użyć, gdy twój himalaista miałby w nocy zginąć: przenieś go na dowolne pole poniżej 6000 m, które nie jest pełne, z tlenem 1. Jego namiot zostaje na miejscu. Jego punkty spadają o cztery stopnie na skali 10, 7, 6, 5, 4, 3, 2, 1 (na trudniejszej stronie 10, 8, 7 i tak dalej), na przykład z 7 do 3, ale nigdy poniżej 1.
    Jeśli tej samej nocy mieliby zginąć obaj, możesz uratować tylko jednego.
    Na obrazku himalaista A gracza Ada zginąłby na c3, ale można jeszcze użyć karty ratunku.
k2-rules-avalanche = Dwa z sześciu kafelków pogody zostają w tajemnicy zastąpione kafelkami z lawiną w jednej strefie.
    W noc lawiny każdy himalaista w tej strefie traci 1 punkt tlenu. Jeśli na jego polu nie stoi namiot tego samego gracza, zsuwa się też w dół o jedną linę. Gdy jest kilka możliwości, wybierasz ty. Najpierw zsuwają się ci, którzy są najniżej. Zsunąć się można także na pełne pole.
    Tlen tej nocy liczy się jeszcze z pola, z którego himalaista się zsunął. Kto tej nocy ginie, ten się nie zsuwa.
    Na obrazku lawina dosięga na c1 himalaisty A gracza Ada, który zsuwa się na b6 lub b7. Himalaista gracza Bo na c3 jest bezpieczny w namiocie.
k2-rules-leaving = Z gry możesz zrezygnować w każdej chwili: twoi himalaiści schodzą z góry i mają już tylko po 1 punkcie, a namioty zostają. Pozostali grają dalej. Jeśli zostanie tylko jeden gracz, od razu wygrywa. Gra solo po prostu się kończy.
k2-rules-bot = **{ k2-button-hand }** pokazuje karty tylko tobie. Naciśnij trzy, a potem **{ k2-button-commit }**. **{ k2-button-change }** pozwala wybrać jeszcze raz, dopóki nie zatwierdzą wszyscy.
    Na stronie **{ k2-button-plan }** najpierw wybierz, gdzie himalaista ma spędzić noc. Bot dobiera karty tak, by zostało ci jak najwięcej punktów na wspinaczkę; naciśnij **{ k2-button-other-cards }**, żeby wybrać inne. Tlen z kart rozdzielasz przyciskami. Sprawdź, co przyniesie noc, i naciśnij **{ k2-button-finish }**. Przedtem nic nie jest ostateczne, a twój plan zostaje zapisany, nawet jeśli zamkniesz wiadomość. Zaplanować i zatwierdzić turę możesz też, gdy grają inni.
    Plansza w postach pokazuje tylko to, co teraz ważne, bez pól, do których wszyscy mają ponad dwa dni drogi. **{ k2-button-whole }** pokazuje wszystkie pola, tlen i punkty wszystkich oraz całą znaną pogodę. **{ k2-button-board }** opisuje słowami wszystko, co pokazuje obrazek.
    Bot oznacza cię tylko wtedy, gdy masz o czym decydować. Stare przyciski działają dalej albo mówią, co nacisnąć zamiast nich.
k2-rules-sources = K2 to gra Adama Kałuży. To nieoficjalna wersja do gry ze znajomymi: zasady są opisane naszymi słowami, a wszystkie obrazki są nasze.
    Brakowało nam części drukowanych kafelków pogody, więc te są nasze, zrobione w ich stylu: { $tiles }. Na kafelkach z lawiną (z literą A) lawina jest taka jak w druku, a pozostałe dni są wymyślone.

## Offline mode: the name of its channel, and the first post there

k2-greeting-channel = wyprawa
k2-greeting-welcome = **Witaj w bazie.**
k2-greeting-start = Naciśnij poniżej **{ lobby-button-start }**, aby ruszyć solo, albo najpierw **{ lobby-button-add-computer }**, jeśli wolisz w towarzystwie.
k2-greeting-picture = Gra w K2: góra z linami między ponumerowanymi polami, na niektórych himalaiści, a obok pogoda i to, czyja jest kolej.

## Statistics

k2-career-alt = Statystyki: { $name }. Góra z drogami przebytymi przez himalaistów.
k2-career-summits = { $count ->
    [0] Nikt jeszcze nie stanął na szczycie.
   *[other] Na szczycie: { $count ->
        [one] 1 himalaista
        [few] { $count } himalaistów
       *[many] { $count } himalaistów
    }{ $count ->
        [0] {""}
        [1] {""}
       *[other] {" "}w { $games ->
            [one] 1 grze
            [few] { $games } grach
           *[many] { $games } grach
        }
    }.
}
k2-career-zone = { $above ->
    [0] { $count } poniżej 6000 m
    [6000] { $count } między 6000 a 7000 m
    [7000] { $count } między 7000 a 8000 m
   *[8000] { $count } powyżej 8000 m
}
k2-career-deaths = { $count ->
    [0] Nikt nie zginął w górach.
   *[other] Ofiary góry: { $count ->
        [one] 1 himalaista ({ $where })
        [few] { $count } himalaistów ({ $where })
       *[many] { $count } himalaistów ({ $where })
    }{ $most ->
        [0] {""}
        [1] {""}
       *[other] , najczęściej w dniu { $day }
    }.
}
k2-career-high = Noce przeżyte powyżej 8000 m: { $count }.
k2-career-risk = Żetony ryzyka: { $count ->
    [0] brak
   *[other] { $count } o łącznej wartości { $sum }; zapłata: { $points } niewykorzystanych pkt i { $air } tlenu
}.
k2-career-way = Ulubiona droga na { $side ->
    [hard] trudniejszej
   *[easy] łatwiejszej
} stronie: { $way }.
k2-career-alone = { $side ->
    [hard] trudniejsza
   *[easy] łatwiejsza
} strona, { $season ->
    [winter] zima
   *[summer] lato
}: { $points } pkt ({ $title })
k2-career-alone-best = Najlepsze wyniki solo: { $results }.
k2-best-source = Pochodzą z ukończonych gier; kto się poddał, ten się nie liczy.
k2-best-points = Najwięcej punktów, { $side ->
    [hard] trudniejsza
   *[easy] łatwiejsza
} strona, { $season ->
    [winter] zima
   *[summer] lato
}: **{ $count }**
k2-best-table = Najwięcej punktów na osobę w jednej grze: **{ $average }** (razem { $total }, osób: { $seats })
k2-best-summits = Najwięcej himalaistów na szczycie w jednej grze: **{ $count }**
k2-best-ascent = Najwcześniej na szczycie: **dzień { $count }**
k2-best-stay = Najdłuższy pobyt himalaisty powyżej 8000 m: **{ $count ->
    [one] 1 noc
    [few] { $count } noce
   *[many] { $count } nocy
}**

k2-rules-rulings = Gdzie drukowane zasady milczą albo nasze źródła się różnią, gramy tak:
    { $rulings }
k2-ruling-2 = Przy lawinach nikt aż do końca nie wie, które dwa kafelki pogody zostały zamienione.
k2-ruling-4 = Kto zaczyna, rozstrzyga los albo wybiera gospodarz, obojętnie kto ostatnio był w górach.
k2-ruling-5 = Z kartami ratunku można grać także solo.
k2-ruling-7 = Gracz bez żywych himalaistów zachowuje swoje karty i do końca nie bierze udziału w grze.
k2-ruling-9 = Według jednego z naszych źródeł nikt nie bierze żetonu ryzyka tylko wtedy, gdy *wszystkie* sumy są równe. Według drugiego i drukowanych zasad nikt go nie bierze, gdy *najwyższą* ma kilku graczy. Tego się trzymamy. Ostatni gracz z żywym himalaistą bierze żeton codziennie.
k2-ruling-10 = Jeśli wszystkie trzy odkryte żetony ryzyka są takie same, bot bierze jeden za ciebie.
k2-ruling-16 = W obozie bazowym mieszczą się wszyscy.
k2-ruling-17 = Kto ginie albo zostaje uratowany, traci miejsce w kolejności wejścia na szczyt. Jeśli wejdzie tam znowu, jest ostatni.
k2-ruling-18 = Jeśli nie możesz spłacić całego żetonu ryzyka, płacisz, ile możesz, nawet jeśli punkty znikły celowo.
k2-ruling-19 = W trakcie tur nikt nie ginie, nawet przy tlenie 0.
k2-ruling-20 = Dwa twoje namioty na jednym polu dają 1 tlenu, a namiot zmarłego nadal pomaga.
k2-ruling-22 = Uratowany himalaista zaczyna znowu z tlenem 1, także w obozie bazowym. Na ratunek jest czas po wszystkich śmierciach i zsunięciach, w kolejności tur.
k2-ruling-26 = Gra kończy się też, gdy nikt już nie żyje.
k2-ruling-29 = Gdy się poddasz, twoi himalaiści liczą się jako martwi, a namioty zostają. Jeśli poddali się wszyscy pozostali, ostatni gracz wygrywa. Gdy zostają same komputery, gra się kończy.
k2-ruling-40 = Jeśli czas minie, zanim wybierzesz, dokąd himalaista się zsunie, będzie to najwyższe z pól.
