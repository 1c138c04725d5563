### Words inside the picture of the maze. Space is tight: longer words may be set smaller or cut.

dungeon-picture-hidden = ficha oculta
dungeon-picture-can-leave = { $colour }: { $names } { $count ->
    [one] puede
   *[other] pueden
} { $wins ->
    [yes] ganar
   *[no] salir
} { $when ->
    [now] ya
    [turn] este turno
   *[next] en su turno
}{ $ap ->
    [none] { "" }
   *[other] { " " }por { $ap } PA
}{ $wins ->
    [yes] { "" }
   *[no] : { $short ->
        [yes] { $partly ->
            [yes] hasta +{ $points }
           *[no] +{ $points }
        }
       *[no] { $partly ->
            [yes] hasta { $points } puntos
           *[no] +{ $points } { $points ->
                [one] punto
               *[other] puntos
            }
        }
    }
}
dungeon-picture-left = { $count ->
    [0] sin PA
    [one] queda 1 PA
   *[other] quedan { $count } PA
}
dungeon-picture-cards = cartas
dungeon-picture-quiet = fin tras { $count ->
    [one] 1 turno tranquilo más
   *[other] { $count } turnos tranquilos más
}
dungeon-picture-draw = Tablas

## What the player is doing

dungeon-picture-now-start = Se eligen los equipos
dungeon-picture-now-hide = { $name } esconde una ficha
dungeon-picture-now-card = { $name } juega una carta
dungeon-picture-now-place = { $name } llena la sala { $room }
dungeon-picture-now-fight = { $name } elige carta
dungeon-picture-now-both = Ambos eligen carta
# $only: whose alone how many of these are, from a potion
dungeon-picture-now-act = { $name }: { $count ->
    [0] sin PA
    [one] queda 1 PA
   *[other] quedan { $count } PA
}{ $only ->
    [none] { "" }
   *[other] { " " }({ $only })
}
dungeon-picture-drinker = { $name }: { $points }

## Below the maze: what decided the turn, as short as possible

dungeon-strip-revealed = { $name } revela la sala { $room }
dungeon-strip-way = { $does ->
    [takes] { $name } toma: { $taken }
    [leaves] { $name } deja: { $left }
    [swaps] { $name } cambia { $left } por { $taken }
    [carries] { $name } lleva { $burden }{ $onward ->
        [yes] { " " }hacia la salida
       *[no] { " " }a { $square }
    }
    [runs] { $name } corre a la salida
    [jump] { $name } salta a { $square }
    [wall] { $name } atraviesa el muro hasta { $square }
   *[moves] { $name } va a { $square }
}
dungeon-strip-out = { $name } { $count ->
    [one] sale
   *[other] salen
} del laberinto
# The same where there is less room
dungeon-strip-gone = { $name } { $count ->
    [one] sale
   *[other] salen
}
dungeon-strip-carrying = { $name } sale del laberinto con el Tesoro
dungeon-strip-turned = { $name } gira la sala { $room } { $way ->
    [half] 180°
    [left] a la izquierda
   *[right] a la derecha
}
dungeon-strip-gate = { $name } { $state ->
    [open] abre un rastrillo
    [broken] rompe un rastrillo
   *[closed] cierra un rastrillo
}
dungeon-strip-dead = { $by ->
    [none] { $name } { $count ->
        [one] cae
       *[other] caen
    }
   *[other] { $name } { $count ->
        [one] cae
       *[other] caen
    } ante { $by }
}
dungeon-strip-scored = { $told }: +{ $points }{ $gains ->
    [none] { "" }
   *[other] { " " }para { $gains }
}
dungeon-strip-wounds = { $by } hiere: { $name }
dungeon-strip-tie = { $told }: empate
dungeon-strip-healed = { $own ->
    [yes] { $name } se cura
   *[no] { $healer } cura: { $name }
}
dungeon-strip-potion = { $name } bebe: +{ $points } PA
dungeon-strip-lost = se pierde: { $name }

## In the wall of a revealed room: its number, and what just happened to it

dungeon-picture-room = Sala { $room }
dungeon-picture-new = nueva

## A rotating room

dungeon-picture-turns = La sala { $room } gira { $way ->
    [right] a la derecha
   *[left] a la izquierda
}
dungeon-picture-before = antes
dungeon-picture-after = luego
dungeon-picture-unchanged = mismas entradas y salidas
dungeon-picture-opened = { $count ->
    [one] abre { $count } paso
   *[other] abre { $count } pasos
}
dungeon-picture-closed = { $count ->
    [one] cierra { $count } paso
   *[other] cierra { $count } pasos
}
