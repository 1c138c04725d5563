### Problemas de Dungeon Twister: ganar antes de que acabe el turno.

dungeon-puzzle-task = Llevas { $seat ->
    [0] el **azul** y tus personajes salen del laberinto por la derecha
   *[1] el **amarillo** y tus personajes salen del laberinto por la izquierda
}. **Gana antes de que acabe tu turno:** al empezar te { $points ->
    [one] falta **1 punto**
   *[other] faltan **{ $points } puntos**
} y tienes { $actions ->
    [one] **1 punto de acción**
   *[other] **{ $actions } puntos de acción**
}. Solo hay una primera acción que sirve.{ $hidden ->
    [yes] {" "}Aquí no puedes revelar salas: lo que hay dentro es cuestión de suerte.
   *[no] {""}
}
    Tus cartas de combate: { $own } · { $jumps ->
    [0] sin cartas de salto
    [one] 1 carta de salto
   *[other] { $jumps } cartas de salto
}
    Cartas de combate de tu rival: { $cards }. En un combate juega la mejor contra la tuya.
dungeon-puzzle-goal = Gana antes de que acabe tu turno.
dungeon-puzzle-sure = Aún no has ganado: si terminas tu turno, **este intento falla**. Te { $points ->
    [one] queda 1 punto de acción
   *[other] quedan { $points } puntos de acción
}. ¿Terminar tu turno igualmente?
dungeon-puzzle-spent = Has gastado tu último punto de acción sin ganar: si terminas tu turno, **este intento falla**. Deshaz algo para probar otra cosa.
dungeon-puzzle-short = Tu turno ha terminado y te { $points ->
    [one] falta 1 punto
   *[other] faltan { $points } puntos
}.
dungeon-puzzle-revealed = Has revelado una sala. Lo que hay dentro es cuestión de suerte, y un problema hay que ganarlo sin suerte.
dungeon-puzzle-step = { $number }. { $told }
dungeon-puzzle-any-card = -# En el combate ves la mejor carta contra la tuya. La solución funciona contra todas.
dungeon-puzzle-none = No hay ningún problema con ese número.
dungeon-puzzle-changed = Eso ya no es posible en este problema.
