### Words inside the picture of the maze. Space is tight: longer words may be set smaller or cut.

dungeon-picture-hidden = ukryty żeton
dungeon-picture-can-leave = { $colour }: { $names } { $count ->
    [one] może
    [few] mogą
   *[many] może
} { $when ->
    [now] teraz
    [turn] w tej turze
   *[next] za turę
} { $wins ->
    [yes] wygrać
   *[no] wyjść
}{ $ap ->
    [none] { "" }
   *[other] { " " }za { $ap } PA
}{ $wins ->
    [yes] { "" }
   *[no] : { $short ->
        [yes] { $partly ->
            [yes] do +{ $points }
           *[no] +{ $points }
        }
       *[no] { $partly ->
            [yes] do { $points } punktów
           *[no] +{ $points } { $points ->
                [one] punkt
                [few] punkty
               *[many] punktów
            }
        }
    }
}
dungeon-picture-left = { $count ->
    [0] brak PA
   *[other] zostało PA: { $count }
}
dungeon-picture-cards = karty
dungeon-picture-quiet = do końca gry jeszcze { $count ->
    [one] 1 spokojna tura
    [few] { $count } spokojne tury
   *[many] { $count } spokojnych tur
}
dungeon-picture-draw = Remis

## What the player is doing

dungeon-picture-now-start = Wybór drużyn
dungeon-picture-now-hide = { $name } ukrywa żeton
dungeon-picture-now-card = { $name } zagrywa kartę
dungeon-picture-now-place = { $name } zapełnia pokój { $room }
dungeon-picture-now-fight = { $name } wybiera kartę
dungeon-picture-now-both = Wybór kart walki
# $only: whose alone how many of these are, from a potion
dungeon-picture-now-act = { $name }: { $count ->
    [0] brak PA
   *[other] zostało PA: { $count }
}{ $only ->
    [none] { "" }
   *[other] { " " }({ $only })
}
dungeon-picture-drinker = { $name }: { $points }

## Below the maze: what decided the turn, as short as possible

dungeon-strip-revealed = { $name } odkrywa pokój { $room }
dungeon-strip-way = { $does ->
    [takes] { $name } bierze: { $taken }
    [leaves] { $name } zostawia: { $left }
    [swaps] { $name } zamienia: { $left } → { $taken }
    [carries] { $name } niesie: { $burden }{ $onward ->
        [yes] , w stronę wyjścia
       *[no] , na { $square }
    }
    [runs] { $name } biegnie do wyjścia
    [jump] { $name } skacze na { $square }
    [wall] { $name } przechodzi przez ścianę na { $square }
   *[moves] { $name } idzie na { $square }
}
dungeon-strip-out = { $name } { $count ->
    [one] wychodzi
    [few] wychodzą
   *[many] wychodzą
} z labiryntu
# The same where there is less room
dungeon-strip-gone = { $name } { $count ->
    [one] wychodzi
    [few] wychodzą
   *[many] wychodzą
}
dungeon-strip-carrying = { $name } wychodzi z labiryntu ze Skarbem
dungeon-strip-turned = { $name } obraca pokój { $room } { $way ->
    [half] o 180°
    [left] w lewo
   *[right] w prawo
}
dungeon-strip-gate = { $name } { $state ->
    [open] otwiera kratę
    [broken] wyłamuje kratę
   *[closed] zamyka kratę
}
dungeon-strip-dead = { $by ->
    [none] { $name } { $count ->
        [one] odpada
        [few] odpadają
       *[many] odpadają
    }
   *[other] { $by } wygrywa, { $count ->
        [one] odpada
        [few] odpadają
       *[many] odpadają
    } { $name }
}
dungeon-strip-scored = { $told }: +{ $points }{ $gains ->
    [none] { "" }
   *[other] , { $gains }
}
dungeon-strip-wounds = { $by } zadaje ranę: { $name }
dungeon-strip-tie = { $told }; remis
dungeon-strip-healed = { $own ->
    [yes] { $name } leczy się
   *[no] { $healer } leczy: { $name }
}
dungeon-strip-potion = { $name } pije: +{ $points } PA
dungeon-strip-lost = przepada: { $name }

## In the wall of a revealed room: its number, and what just happened to it

dungeon-picture-room = Pokój { $room }
dungeon-picture-new = nowy

## A rotating room

dungeon-picture-turns = Pokój { $room }: obrót w { $way ->
    [right] prawo
   *[left] lewo
}
dungeon-picture-before = przed
dungeon-picture-after = po
dungeon-picture-unchanged = te same wejścia i wyjścia
dungeon-picture-opened = otwarte drogi: { $count }
dungeon-picture-closed = zamknięte drogi: { $count }
