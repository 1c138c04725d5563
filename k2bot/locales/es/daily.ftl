### La partida diaria: una para todo el mundo, que cada persona juega una vez al día.

daily-head = **{ $game }: partida diaria n.º { $number }** · { $options }
daily-new = Hoy todo el mundo juega la misma partida: el mismo sorteo y la misma suerte. Tienes un solo intento, por tu cuenta y sin pistas. Cuenta si terminas antes de medianoche, { $ends }. Se juega en tus mensajes directos con el bot.
daily-zone = -# La medianoche es la de tu zona horaria, { $zone }. Puedes cambiarla en `/{ command-settings-name }`.
daily-unfinished = Aún no has terminado la n.º { $number }{ $link ->
    [none] .
   *[other] : [continúa aquí]({ $link }).
} Ya no cuenta, y si empiezas la de hoy, no podrás terminarla.
daily-running = Ya has empezado: { $link ->
    [none] continúa en tus mensajes directos con el bot.
   *[other] [continúa aquí]({ $link }).
} { $late ->
    [yes] Ha pasado la medianoche, así que ya no cuenta, pero puedes terminarla.
   *[no] Cuenta si terminas antes de medianoche, { $ends }.
}
daily-started = La partida de hoy está lista. { $link ->
    [none] La tienes aquí abajo.
   *[other] **[Juégala en tus mensajes directos]({ $link })**
}
daily-day-over = Ese día ya ha terminado donde estás. La partida de hoy está en `/{ $command } { command-daily-name }`.
daily-spent = Ya has hecho tu intento de esta partida. Está olvidada, pero sabes lo que viene; por eso el bot recuerda que lo hiciste hasta que el día acabe en todas partes, { $until }. La siguiente empieza { $at }.
daily-scored = Tu resultado: **{ $points }**.
daily-par = { $par ->
    [none] La IA más fuerte aún está jugando. Pronto verás el par en `/{ $command } { command-daily-name }`.
   *[other] El par, que marca la IA más fuerte, es **{ $par }** ({ $difference }).
}
daily-late = Has terminado después de medianoche, así que tu resultado no entra en la clasificación.
daily-left = Has abandonado, así que no hay resultado.
daily-cancelled = Has cancelado la partida, así que no hay resultado.
# As in English
daily-line = { $game } n.º { $number }  { $points }{ $par ->
    [none] {""}
   *[other] {" "}(par { $par })
}  { $marks }
daily-streak = Racha: { $current ->
    [0] ninguna ahora mismo
    [one] 1 día
   *[other] { $current } días
} (récord: { $best })
daily-next = La siguiente empieza { $at }.
daily-sealed = -# Sorteo de mañana (SHA-256): `{ $promised }`
daily-result-head = **{ $game }: partida diaria n.º { $number }**
daily-record-later = -# Puede que otros aún la estén jugando, así que el registro y el sorteo siguen en secreto hasta que el día acabe en todas partes, { $at }.

daily-button-start = Empezar
daily-button-board = Clasificación
daily-button-share = Compartir
daily-button-results = Mis resultados
daily-button-today = { $game }: partida diaria
daily-button-before = ◀ N.º { $number }
daily-button-after = N.º { $number } ▶

daily-board-head = **{ $game }: partida diaria n.º { $number }**{ $server ->
    [none] {""}
   *[other] {" "}· { $server }
}{ $par ->
    [none] {""}
   *[other] {" "}· par { $par }
}
# As in English
daily-board-line = { $place }. { $own ->
    [yes] **{ $name }**
   *[no] { $name }
}: { $points }{ $difference ->
    [none] {""}
   *[other] {" "}({ $difference })
}
daily-board-more = … y { $count } más
daily-board-nobody = Nadie más de este servidor la ha terminado a tiempo todavía.
daily-board-own = -# Tú: { $how ->
    [late] { $points }, después de medianoche, así que no cuenta
    [left] partida abandonada
   *[cancelled] partida cancelada
}
daily-board-not-yet = Verás esa clasificación cuando termines la partida de ese día. La partida de hoy está en `/{ $command } { command-daily-name }`.
daily-results-head = **{ $game }, partida diaria: tus resultados** · { $count ->
    [one] 1 terminada
   *[other] { $count } terminadas
}
daily-results-line = N.º { $number }: { $how ->
    [left] abandonada
    [cancelled] cancelada
   *[other] { $points }{ $difference ->
        [none] {""}
       *[other] {" "}({ $difference })
    }{ $how ->
        [late] , después de medianoche
       *[counts] {""}
    }
}
daily-choose = Ver la clasificación de un servidor…

# As in English
daily-share = { $name }: `{ $line }`
daily-shared = Publicado. No desvela nada a los demás.
daily-shared-already = Ya has publicado ese resultado en este canal.
daily-nothing-to-share = Podrás compartir un resultado cuando termines la partida del día. La de hoy está en `/{ $command } { command-daily-name }`.
daily-to-copy = Copia esta línea y publícala donde quieras. En un servidor, `/{ $command } { command-daily-name }` tiene un botón que la publica.

daily-verify = Esta fue la partida diaria n.º { $number }, la misma para todo el mundo. El sorteo sale de la semilla `{ $seed }`. Su SHA-256 es `{ $promised }`.{ $number ->
    [1] {" "}Fue la primera de este bot.
   *[other] {" "}Esa huella ya aparecía con la partida del día anterior, así que nadie pudo elegir el sorteo después. Compáralas, o calcúlala por tu cuenta.
}
daily-verify-later = Esta es la partida diaria n.º { $number }. { $at ->
    [none] La semilla sigue en secreto hasta que la termines.
   *[other] Puede que otros aún la estén jugando, así que la semilla sigue en secreto hasta que el día acabe en todas partes, { $at }. Entonces la mostrará este comando.
} Su huella (SHA-256): `{ $promised }`.{ $number ->
    [1] {""}
   *[other] {" "}Ya aparecía con la partida del día anterior.
}
daily-statistics = Partidas diarias terminadas: { $count }. Racha de días: { $current } (récord: { $best }).
daily-film-later = Puede que otros aún estén jugando esta partida. Podrás mostrar la repetición a todos cuando el día acabe en todas partes, { $at }.

command-daily = La partida del día, en solitario: la misma para todo el mundo, un intento por persona
discord-help-daily = `/{ $command } { command-daily-name }`: La partida del día, la misma para todo el mundo
