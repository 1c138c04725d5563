### Words inside the other pictures. Space is tight: longer words may be set smaller or cut.

## Letters on the characters' tokens: one or two, all different

dungeon-letters-cleric = K
dungeon-letters-goblin = G
dungeon-letters-mekanork = Mk
dungeon-letters-thief = Z
dungeon-letters-troll = T
dungeon-letters-wallwalker = P
dungeon-letters-warrior = W
dungeon-letters-wizard = Ma

## Panels next to details of the maze

dungeon-picture-speed = do { $count } pól za 1 PA
# Beside signs of numbers on characters to choose from
dungeon-picture-steps = pola za 1 PA
dungeon-picture-combat = siła w walce
dungeon-picture-strength = siła { $count }
dungeon-picture-on-gear = może obracać pokoje
dungeon-picture-spent = { $count } PA
# Beside a square in reach, if all of them cost 1 AP
dungeon-picture-go = idź tutaj: 1 PA
# The wounded character that another one carries
dungeon-picture-with = niesie: { $name } (ranny)
# A sign on squares from which something can be taken
dungeon-picture-fetch = do wzięcia tutaj
# The same sign where it is known what lies there: $names are one or two objects, with a comma
dungeon-picture-fetch-these = do wzięcia: { $names }
# An arrow across the edge of a part of the maze
dungeon-picture-beyond = dalej są kolejne pola
dungeon-picture-out = opuszcza labirynt
dungeon-picture-jump = z kartą skoku
dungeon-picture-wall = przez ścianę
dungeon-picture-beside-enemy = tu możliwa walka
# $place: room or square
dungeon-picture-choose-place = Wybierz { $place ->
    [room] pokój
   *[square] pole
} dla { $sort ->
    [cleric] Kleryka
    [goblin] Goblina
    [mekanork] Mekanorka
    [thief] Złodzieja
    [troll] Trolla
    [wallwalker] Przenikacza
    [warrior] Wojownika
    [wizard] Maga
    [armour] Zbroi
    [potion] Mikstury
    [rope] Liny
    [sword] Miecza
    [treasure] Skarbu
   *[other] Różdżki
}
# Below a player's name: why that player places this. $who: all, a character; rest, an object
dungeon-picture-places = { $who ->
    [all] umieszcza wszystkie postacie
   *[rest] umieszcza przedmioty przeciwnika
}
# A heading above the tokens to place next
dungeon-picture-then = Potem
# One of these that the other player places: $name; $kind: what, with its colour
dungeon-picture-then-other = { $name }: { $kind }
dungeon-picture-free = pola do wyboru: { $count }

dungeon-picture-no-pit = nie na zapadni

## A fight

dungeon-picture-fight = Walka!
dungeon-picture-stakes = { $dies ->
    [yes] Jeśli { $kind } przegra, odpada: 1 punkt
   *[no] Przegrana strona odnosi rany
}
dungeon-picture-fight-tie = Remis: nic się nie dzieje
dungeon-picture-fight-won = Wygrana: { $name }
dungeon-picture-gained = +{ $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
dungeon-picture-target = cel
dungeon-picture-attacker = atakuje
dungeon-picture-beside = obok: { $name }
dungeon-picture-lost-wounded = teraz ranny
dungeon-picture-lost-knocked-out = odpada
dungeon-picture-was-wounded = ranny, walczy z 0
dungeon-picture-at-risk = po przegranej
dungeon-picture-card-laid = karta zagrana
dungeon-picture-card-asked = wybiera kartę
dungeon-picture-hand = { $secret ->
    [yes] karty walki, jedna zagrana
   *[no] pozostałe karty walki
}

## Setup

dungeon-picture-unplaced = { $count ->
    [0] wszystkie mają miejsce
   *[other] do umieszczenia: { $count }
}
dungeon-picture-hide-one = Wybierz żeton, a potem pokój
# $confirmed: yes once the plan is, otherwise no
dungeon-picture-planned = { $confirmed ->
    [yes] Plan zatwierdzony
   *[no] Wszystko w planie: zatwierdź
}
dungeon-picture-done = Wszystko ukryte
# $plans: yes if there is something to choose meanwhile, otherwise no
dungeon-picture-waits = { $plans ->
    [yes] planuj dalej, teraz kolej: { $name }
   *[no] kolej: { $name }
}
dungeon-picture-order = kolejność
# Beside the sign of a place in a room where a token may be hidden
dungeon-picture-free-place = wolne miejsce
dungeon-picture-full = pełny
# Above the number of a room, on its lid
dungeon-picture-lid = pokój
dungeon-picture-your-turn = twoja kolej
dungeon-picture-team = Ta czwórka zaczyna
dungeon-picture-line = linia startowa

## A shot of the wand

dungeon-picture-shot = odpada; +1 punkt: { $name }

## The end

dungeon-picture-end-won = { $name } wygrywa!
dungeon-picture-end-draw = Remis
dungeon-picture-end-goal = z forami wystarczały { $goal } pkt
# On the plate of whoever reached the goal
dungeon-picture-end-reached = cel osiągnięty
dungeon-picture-end-quiet = 40 tur bez punktu i nowego pokoju
dungeon-picture-end-nobody = nikt nie może działać po turze { $turns }
dungeon-picture-end-resigned = { $name } rezygnuje w turze { $turns }
dungeon-picture-end-agreed = zgoda w turze { $turns }
dungeon-picture-end-out = ucieka
dungeon-picture-end-struck = odpada
dungeon-picture-end-turns = Tury { $first }–{ $last }
# Below the one, for whoever carried it out; below the other, who did it
dungeon-picture-end-treasure = ze Skarbem
dungeon-picture-end-by = górą { $name }
# Where nobody scored: $count characters of a team, $count of all rooms
dungeon-picture-end-team = W labiryncie: { $count }
dungeon-picture-end-rooms = Odkryte pokoje: { $count }/{ $total }
dungeon-picture-source-exit = wyjścia
dungeon-picture-source-goblin = wyjście Goblina
dungeon-picture-source-treasure = skarb
dungeon-picture-source-elimination = eliminacje

dungeon-picture-career-games = { $games ->
    [one] 1 gra
    [few] { $games } gry
   *[many] { $games } gier
}{ $won ->
    [-1] {""}
    [one] , 1 wygrana
    [few] , { $won } wygrane
   *[many] , { $won } wygranych
}
dungeon-picture-points = Punkty
dungeon-picture-career-team = Początkowe drużyny
dungeon-picture-career-fights = Walki
dungeon-picture-career-won = wygrane
dungeon-picture-career-tied = remisy
dungeon-picture-career-lost = porażki
dungeon-picture-career-rotations = { $count ->
    [one] obrót pokoju
    [few] obroty pokoi
   *[many] obrotów pokoi
}
dungeon-picture-career-rivals = Bilans
dungeon-picture-career-nobody = Na razie bez gier z ludźmi

## Hero pictures: one short sentence, as on a poster

dungeon-hero-treasure = { $name }: { $kind } ucieka ze Skarbem!
dungeon-hero-treasure-won = { $name }: { $kind } ucieka ze Skarbem i wygrywa!
dungeon-hero-free-won = { $kind } ucieka i { $name } wygrywa!
dungeon-hero-fight = { $name }: { $victor } eliminuje { $sort ->
    [cleric] Kleryka
    [goblin] Goblina
    [mekanork] Mekanorka
    [thief] Złodzieja
    [troll] Trolla
    [wallwalker] Przenikacza
    [warrior] Wojownika
   *[other] Maga
}!
dungeon-hero-pit = { $kind } wpada w zapadnię!
dungeon-hero-wand = Różdżka powala { $sort ->
    [cleric] Kleryka
    [goblin] Goblina
    [mekanork] Mekanorka
    [thief] Złodzieja
    [troll] Trolla
    [wallwalker] Przenikacza
    [warrior] Wojownika
   *[other] Maga
}!
dungeon-hero-own-wand = Bratobójczy ogień! { $kind } pada, punkt: { $name }!
dungeon-hero-several = { $name } eliminuje { $count ->
    [one] { $count } postać
    [few] { $count } postacie
   *[many] { $count } postaci
}!
dungeon-hero-away = { $name } odsuwa { $sort ->
    [cleric] Kleryka
    [goblin] Goblina
    [mekanork] Mekanorka
    [thief] Złodzieja
    [troll] Trolla
    [wallwalker] Przenikacza
    [warrior] Wojownika
   *[other] Maga
} ({ $owner }) od wyjścia!
dungeon-hero-towards = { $name } obraca { $sort ->
    [cleric] Kleryka
    [goblin] Goblina
    [mekanork] Mekanorka
    [thief] Złodzieja
    [troll] Trolla
    [wallwalker] Przenikacza
    [warrior] Wojownika
   *[other] Maga
} w stronę wyjścia!
dungeon-hero-first = { $name }: { $victor } obraca pokój, w środku { $kind }!
dungeon-hero-way = { $way ->
    [right] w prawo
   *[left] w lewo
}
