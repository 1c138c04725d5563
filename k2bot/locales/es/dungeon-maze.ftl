### Words inside the picture of the maze. Space is tight: longer words may be set smaller or cut.

dungeon-picture-turn = Turno { $number }
dungeon-picture-cards = cartas PA
dungeon-picture-of-goal = de { $goal } puntos
dungeon-picture-can-leave = { $name } { $now ->
    [yes] ya puede salir
   *[no] podrá salir
}
dungeon-picture-left = { $count ->
    [0] sin PA
    [one] queda 1 PA
   *[other] quedan { $count } PA
}
dungeon-picture-quiet = sin novedad { $count } / { $of }
dungeon-picture-draw = Tablas
dungeon-picture-won = Fin

## What the player is doing

dungeon-picture-phase-start = eligen equipo
dungeon-picture-phase-hide = esconde ficha
dungeon-picture-phase-card = juega carta
dungeon-picture-phase-place = llena la sala { $room }
dungeon-picture-phase-fight = elige carta
dungeon-picture-phase-over = fin

## In the wall of a revealed room: its number, and what just happened to it

dungeon-picture-room = Sala { $room }
dungeon-picture-new = nueva

## A rotating room

dungeon-picture-turns = La sala { $room }, de { $first } a { $last }, gira { $way ->
    [right] a la derecha
   *[left] a la izquierda
}
dungeon-picture-before = antes
dungeon-picture-after = luego
dungeon-picture-opened = { $count ->
    [one] abre { $count } paso
   *[other] abre { $count } pasos
}
dungeon-picture-closed = { $count ->
    [one] cierra { $count } paso
   *[other] cierra { $count } pasos
}
