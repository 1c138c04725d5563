### Words that the pages of all games share.

talk-computer = ⚙ { $name }
talk-seat-colour = { $colour ->
    [orange] Naranja
    [purple] Morado
    [yellow] Amarillo
    [black] Negro
    [white] Blanco
    [blue] Azul
    [green] Verde
    [mint] Menta
    [sky] Celeste
   *[magenta] Magenta
}
talk-player-number = Jugador { $number }
talk-signed = { $sign ->
    [minus] −{ $points }
    [plus] +{ $points }
   *[zero] { $points }
}

## Lists

talk-list-and = { $first } y { $second }
talk-list-or = { $first } o { $second }
talk-list-more = { $first }, { $second }
talk-list-semicolon = { $first }; { $second }
talk-list-arrow = { $first } → { $second }
talk-list-dot = { $first } · { $second }
talk-list-nothing = nada
talk-sentence = { $told }.
talk-button-look-again = Actualizar
talk-button-hint = Pista
talk-button-take-hint = Usar pista
talk-button-undo = Deshacer
talk-button-back = Atrás
talk-button-withdraw = Retirar
talk-button-withdraw-one = Retirar n.º { $number }
talk-orders-none = Nada todavía.
talk-button-rematch = Revancha
talk-button-film = Repetición
talk-rules-choose = Otro tema
talk-refusal-no-topic = Ese tema no está en las reglas. Elige uno del menú.
talk-hint-ready = Es justo lo que ya tienes planeado. Pulsa **{ $button }** para terminar.
talk-hint-done = Es justo lo que ya has elegido. No queda nada por hacer.
talk-refusal-no-hint = Para esto no hay pista. Mira en el último mensaje qué tienes que decidir.
talk-refusal-no-page = Esa página no existe. Usa los botones del último mensaje.

## A record that doesn't check out

talk-record-refused = Este registro no es correcto. Línea { $line }: { $reason }
    Adjunta el archivo tal como lo publicó el bot.
talk-record-large = el archivo es más grande que el registro de cualquier partida
talk-record-empty = el archivo está vacío
talk-record-more = hay algo después del resultado, que tiene que ser la última línea
talk-record-result = el resultado de una partida no puede ser { $value }
talk-record-changed = alguien cambió la línea; el bot no escribe líneas así
talk-record-broken = la línea se cambió o se cortó: no se puede leer desde el carácter { $place }
talk-record-no-line = dice { $value } en lugar de algo como `{ $example }`
talk-record-other = no es un registro de { $game }; esos empiezan por `{ $begin }`
talk-record-version = el registro es de la versión { $version }, y este bot solo lee la versión { $known }
talk-record-revision = la partida sigue la revisión { $revision } de las reglas, y este bot solo las conoce hasta la { $known }: usa una versión más nueva del bot
talk-record-settings = los ajustes tienen que ser { $names }, ni más ni menos
talk-record-seed = la semilla tiene que ser un texto entre comillas, no { $value }
talk-record-setup = { $value } no es posible como { $field } de una partida
talk-record-no-move = no tiene ninguna jugada; debería ser algo como `{ $example }`
talk-record-move = { $value } no es una jugada de esta partida
talk-record-unknown = { $value } no va en esta línea
talk-record-no-state = le falta la huella, aunque la primera línea sí la tiene
talk-record-state = la huella no coincide con la posición tras esta jugada: se cambió una jugada o la semilla
talk-record-cut = la partida acaba aquí, pero falta su resultado
talk-record-digest = alguien cambió, añadió o quitó una línea del registro
talk-record-outcome = las jugadas no llevan a este resultado

talk-date = { $day } de { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
} de { $year }
