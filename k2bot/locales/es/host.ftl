### What the host says about games, whichever game is played.

## Notices: it's your turn

notice-asked = { $count ->
    [one] { $names }, te toca en **{ $game }**.
   *[other] **{ $game }**: es el turno de { $names }.
}
notice-reminder = { $count ->
    [one] { $names }, sigue siendo tu turno en **{ $game }** desde { $since }.
   *[other] **{ $game }**: sigue siendo el turno de { $names } desde { $since }.
}
notice-last = { $count ->
    [one] { $names }, solo faltas tú en **{ $game }**.
   *[other] **{ $game }**: solo faltan { $names }.
}
notice-dm-asked = **{ $game }** en { $where }: te toca.
notice-dm-reminder = **{ $game }** en { $where }: sigue siendo tu turno desde { $since }.
notice-dm-last = **{ $game }** en { $where }: solo faltas tú.
notice-missed = ⌛ **{ $game }** en { $where }: { $way ->
    [draft] se acabó el tiempo, así que el bot jugó lo que habías elegido.
    [completed] se acabó el tiempo, así que el bot mantuvo lo que habías elegido y completó el resto.
   *[chosen] se acabó el tiempo, así que el bot eligió por ti.
}
notice-missed-step = Jugada del bot: { $step }.
notice-missed-standin = A partir de ahora, una IA juega por ti. Para volver a jugar, pulsa **{ standin-button-back }**.
notice-refused =
    { $name } no acepta mensajes directos del bot. A partir de ahora, el bot escribe aquí, y las páginas privadas se abren con el botón del último mensaje.
    Para volver a recibir mensajes, hay que permitir los mensajes directos de este servidor y elegirlos de nuevo con `/{ command-settings-name }`.
notice-button-open = Jugar mi turno
notice-button-look = Ver la partida
notice-button-mute = Silenciar hoy
notice-muted = El bot no volverá a mencionarte hoy. El silencio termina { $until }.

## The lobby

lobby-title = **{ $game }** · { $count } de { $most } jugadores: { $names }
lobby-people = Jugadores ({ $count } de { $most }): { $names }
posts-option = Mensajes
posts-option-help = Con menos mensajes se conservan menos imágenes; el bot sigue mencionando a quien le toca
posts-phase = uno por fase, con todas las imágenes
posts-day = uno por día, que se actualiza, con la última imagen
posts-one = uno por partida, que se actualiza, solo con el día actual
lobby-who = { $who ->
    [nobody] Ya no quedan plazas.
    [invited] Solo puede unirse quien tenga invitación.{ $missing ->
        [none] {""}
       *[other] {" "}Aún por unirse: { $missing }.
    }
   *[anyone] Puede unirse cualquiera de este canal.
}
lobby-ready = { $host } puede empezar la partida.
lobby-needs-people = Para esta partida hacen falta { $span ->
    [one] { $least }
   *[several] de { $least } a { $most }
} jugadores.
lobby-begun = **{ $game }** · partida { $table } · ya ha empezado{ $where ->
    [here] {""}
   *[other] {" "}en { $where }
}. Jugadores: { $names }
lobby-sealed = -# El sorteo ya está sellado: nadie puede amañarlo. Huella (SHA-256): `{ $promised }` · `/{ $command } { command-verify-name }` explica cómo comprobarlo
lobby-promise = -# Todo el azar de la partida quedó fijado antes de empezar{ $presses ->
    [0] {""}
   *[other] , mezclado con las pulsaciones de *{ lobby-button-join }* y *{ lobby-button-start }*
}. Huella (SHA-256): `{ $promised }`. Al acabar puedes comprobarla con `/{ $command } { command-verify-name }`.
lobby-invite = Invitar a jugadores…
lobby-invitation = { $guests }, { $count ->
    [one] tienes
   *[other] tenéis
} una invitación de { $host } para jugar a { $game }.
lobby-invited = { $name } ya tiene su invitación. Cualquier otra persona también puede unirse a esta partida. Para evitarlo, activa «{ private-option }» en «{ lobby-button-settings }».
lobby-invited-private = { $name } ya tiene su invitación y puede unirse.
invitation-quiet = -# Esta vez sin aviso: { $names }. Cada persona recibe pocas invitaciones al día y puede desactivarlas. { $way ->
    [seat] Aun así, puede responder en la petición del canal.
   *[join] Aun así, puede pulsar **{ lobby-button-join }** en el mensaje de la partida.
}
invitation-button-block = Bloquear…
option-on = sí
option-off = no
thread-option = Hilo propio
thread-option-help = Mueve la partida a un hilo debajo de su primer mensaje y deja libre el canal
thread-name = { $game } · partida { $table }
thread-name-people = { $game }: { $names }
thread-line = { $name } empieza una partida de **{ $game }** en este hilo.
private-option = Solo con invitación
private-option-help = Solo puede unirse quien tenga invitación; cualquiera del canal puede mirar
lobby-cancelled = **{ $game }** · esta partida se canceló.
lobby-closed = **{ $game }** · esta partida se cerró porque nadie la empezó en una semana. `/{ $command } { command-new-name }` abre otra.
lobby-unstarted = { $names }: nadie ha empezado todavía { $link ->
    [none] esta partida de **{ $game }**
   *[other] [esta partida]({ $link }) de **{ $game }**
}.
lobby-closes = -# El bot la cierra una semana después del último cambio.
lobby-button-join = Unirme
lobby-button-thread = Abrir en un hilo
lobby-button-leave = Salir
lobby-button-start = Empezar partida
lobby-button-cancel = Cancelar partida
lobby-button-rules = Reglas
lobby-button-rematch = Revancha
lobby-button-film = Repetición
lobby-button-review = Analizar mi partida

lobby-setting = { $option }: { $value }
lobby-switch = { $option }: { $now } → { $other }
# A line of a list of current settings.
settings-line = • { $option }: **{ $value }**
# Shown in a menu of several settings, in each of whose lines lobby-switch says what it changes.
settings-switches = Cambiar: { $names }
settings-change = Cambiar un ajuste…
lobby-button-settings = Más ajustes
lobby-settings-here = { $host ->
    [you] Puedes cambiarlo todo hasta que empiece la partida.
   *[other] { $host } puede cambiarlo todo hasta que empiece la partida.
}

lobby-alone = ¿No tienes con quién jugar? Pulsa **{ lobby-button-add-computer }** y luego **{ lobby-button-start }**.
lobby-computers = -# La fuerza de las IA: { $levels }. { $pairs ->
    [yes] Quien
   *[no] Entre dos, quien
} tiene 400 puntos más gana unas diez partidas de once.
lobby-computers-here = Elige el nivel de { $name } y luego pulsa **{ lobby-button-start }**.
lobby-strength = { $points } puntos de rating
lobby-computer = { $mark } { $name } ({ $level })
lobby-button-add-computer = Añadir IA
lobby-button-computers = Las IA
lobby-button-remove-computer = Quitar IA
# As in English
computer-name = Bot { $name }

lobby-joined = Ya estás en la partida. { $host } puede empezarla.
lobby-left = Has salido de la partida.
lobby-left-host-passed = Has salido de la partida. Ahora la organiza { $host }.
lobby-left-last = No quedaba nadie más, así que la partida se ha cancelado.
lobby-was-cancelled = La partida se ha cancelado.

## Lists of games: /games, history

games-none = No estás en ninguna partida. Para crear una, usa { $commands }.
games-head = **Tus partidas: { $count }**{ $mine ->
    [0] {""}
   *[other] {" "}· te toca en { $mine }
}
games-line = **{ $game }**{ $kind ->
    [daily] {" "}(diaria)
    [practice] {" "}(práctica)
   *[game] {""}
}, partida { $table } · { $told }{ $link ->
    [none] {""}
   *[other] {" "}· { $link }
}
games-mine = **te toca** desde { $since }{ $until ->
    [none] {""}
   *[other] , el tiempo acaba { $until }
}
games-others = turno de { $names } desde { $since }{ $until ->
    [none] {""}
   *[other] , el tiempo acaba { $until }
}
games-lobby = sin empezar, organiza { $host }
games-under-way = en curso
games-more = {" "}y { $count } más
games-open = Abrir una partida…
games-choice = { $game }, partida { $table }
games-back = Atrás
games-on = Más
history-none =
    No hay partidas terminadas{ $game ->
        [all] {""}
       *[other] {" "}de { $game }
    } ni aquí ni entre las tuyas. Para crear una, usa { $commands }.
history-no-match = Ninguna partida coincide. Prueba otros filtros abajo.
history-head = **{ $game ->
    [all] Partidas terminadas
   *[other] { $game }: partidas terminadas
}**
history-count = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
}{ $pages ->
    [1] {""}
   *[other] , página { $page } de { $pages }
}
history-line = { $day } · { $game ->
    [none] {""}
   *[other] { $game } ·{" "}
}{ $kind ->
    [daily] diaria:{" "}
    [practice] práctica:{" "}
   *[game] {""}
}{ $results } · { $link ->
    [none] partida { $table }
   *[other] partida { $table } { $link }
}
history-cancelled = cancelada, nadie gana: { $names }
history-result = { $place }.º { $name }{ $points ->
    [none] {""}
   *[other] {" "}({ $points })
}
history-open = Repasar…
history-all-games = Todos los juegos
history-where = Partidas de quién
history-where-near = Tuyas y de este canal
history-where-mine = Tuyas
history-where-channel = De este canal
history-where-server = De este servidor, en canales que puedes ver
history-only = Qué partidas
history-only-any = Cualquier resultado
history-only-won = Ganadas por ti
history-only-people = Con otras personas
history-only-computers = Solo contra la IA
history-only-solo = En solitario
history-only-cancelled = Canceladas
history-player = Con cualquier persona
history-with = con { $player }
history-record-of = El registro de { $game }, partida { $table }. Para ver la repetición, escribe `/{ $command } { command-replay-name }` y adjúntalo como `{ command-option-record-name }`.
# Below the last post of a game, next to its record
ending-record = -# Adjunta el archivo a `/{ $command } { command-replay-name }` para volver a ver la partida o a `/{ $command } { command-verify-name }` para comprobar el sorteo.

## Repasar una partida terminada

look-back-button = Repasar
look-back-head = -# { $game }, partida { $table } · { $number } de { $count }{ $own ->
    [yes] {" "}· tu página con lo que elegiste, sin sus botones
   *[no] {""}
}
look-back-first = ⏮ Inicio
look-back-back = ◀ Anterior
look-back-next = Siguiente ▶
look-back-last = Final ⏭
look-back-list = Lista
look-back-menu = Ir a…
look-back-earlier = ◀ Antes
look-back-later = Después ▶
look-back-others = de { $first } a { $last }
look-back-return = ◀ Volver a la partida
look-back-own = Mi vista
look-back-public = Vista de todos
look-back-record = Registro
look-back-running = Esta partida de { $game } aún no ha terminado. Podrás repasarla después.

## Settings of a person and of a server

preferences-own = **Tus ajustes** en todos los juegos
preferences-time = ¿Tu reloj marca las { $time } ({ $zone })? Si no, elige abajo tu zona horaria o escríbela: `/{ command-settings-name } { command-option-zone-name }`.
preferences-muted = El bot no te menciona hasta las { $until }.
preferences-button-unmute = Quitar silencio
preferences-language-elsewhere = -# Para cambiar el idioma, usa el comando `{ command-language-name }` de cualquier juego.
preferences-button-server = Ajustes del servidor
preferences-button-own = Mis ajustes
preferences-greeting = Los mensajes directos funcionan: aquí te escribirá el bot. Para cambiarlo: `/{ command-settings-name }`.
preferences-server = **Ajustes del servidor**: lo que vale por defecto en las partidas nuevas de aquí
preferences-no-role = Cualquiera puede crear partidas.
preferences-quiet = En tus horas de silencio, de { $begin } a { $end }, el bot no te menciona{ $until ->
    [none] {""}
   *[other] {" "}(ahora mismo, hasta las { $until })
}. Te avisa después. En las partidas donde detienen el reloj, los demás ven que tienes horas de silencio.
preferences-role = Pueden crear partidas { $role } y quienes gestionan el canal.
preferences-pick-role = Quién puede crear partidas: cualquiera

preferences-button-blocks = Invitaciones bloqueadas
blocks-page = **Las invitaciones bloqueadas** no te llegan, ni por mensaje ni por mención. Nadie sabe qué bloqueas, y puedes seguir uniéndote a partidas por tu cuenta.
blocks-ask = ¿Qué invitaciones quieres bloquear: las de { $who }, { $server ->
    [none] {""}
   *[other] las de **{ $server }**{" "}
}o todas?
blocks-none = No has bloqueado ninguna.
blocks-all = • todas las invitaciones
blocks-people = • invitaciones de { $names }
blocks-servers = • invitaciones en { $names }
blocks-server = servidor { $id }
blocks-button-person = De esta persona
blocks-button-server = En este servidor
blocks-button-all = Todas
blocks-button-nothing = Permitir invitaciones
blocks-pick-people = Personas bloqueadas
blocks-pick-servers = Servidores bloqueados

preference-delivery = Tus páginas privadas
preference-delivery-help = Te llegan en un mensaje o las abres con el botón del último mensaje
preference-delivery-private = se abren con el botón
preference-delivery-dm = llegan por mensaje directo
preference-notice = Cuando te toca
preference-notice-help = Cómo te avisa el bot de que es tu turno
preference-notice-channel = mención en el canal
preference-notice-dm = mensaje directo
preference-notice-none = nada
preference-reminder = Recordatorio a mitad de tiempo
preference-reminder-help = Otra mención al pasar la mitad de tu tiempo, o tras un día si no hay límite de tiempo
preference-reminder-on = sí
preference-reminder-off = no
preference-tips = Consejos en tus páginas
preference-tips-help = Una línea sobre cada cosa que ves por primera vez
preference-tips-on = sí
preference-tips-off = no
preference-pictures = Imágenes en tus páginas
preference-pictures-help = Los tableros que tienen una imagen vertical la muestran en tus páginas
preference-pictures-wide = horizontales
preference-pictures-tall = verticales, para el teléfono
preference-quiet = Horas de silencio
preference-quiet-none = ninguna
preference-quiet-span = de { $begin } a { $end }
preference-zone = Zona horaria
preference-zone-now = { $zone } (ahora, { $time })
preference-language = Idioma

refusal-no-server-here = Aquí no hay ningún servidor con el bot. Usa este comando en un canal del servidor que quieras configurar.
refusal-server-managers = Solo quienes gestionan este servidor pueden cambiar sus ajustes. Los tuyos están aquí: `/{ command-settings-name }`
refusal-server-zone = Un servidor no tiene zona horaria, solo la tiene cada jugador. No ha cambiado nada. Para poner la tuya, no uses `{ command-option-whose-name }`: `/{ command-settings-name } { command-option-zone-name }`.

## Posts about a game

table-was-cancelled = Esta partida de { $game } se canceló, así que no cuenta.{ $available ->
    [both] {" "}Su registro y su repetición llegan hasta ese punto.
    [record] {" "}Su registro llega hasta ese punto.
    [film] {" "}Su repetición llega hasta ese punto.
   *[none] {""}
}
# The date after which a game is deleted: below the notice that it was cancelled or closed, and the end of practice.
table-expires = -# Se guarda hasta el { $date } y luego se borra.
page-unchanged = No ha cambiado nada. Última comprobación: { $time }
page-place = -# { $game }{ $kind ->
    [daily] {" "}(diaria)
    [practice] {" "}(práctica)
   *[game] {""}
}{ $where ->
    [none] {""}
   *[other] {" "}· { $where }
}
page-continued = { $place ->
    [above] Continúa más arriba
    [elsewhere] Continúa en otro lugar
   *[below] Continúa más abajo
}{ $link ->
    [none] .
   *[other] : { $link }
}
ending-over = **{ $game }** · esta partida ha terminado.{ $link ->
    [none] {""}
   *[other] {" "}Resultado: { $link }
}
ending-cancelled = **{ $game }** · esta partida se canceló.{ $link ->
    [none] {""}
   *[other] {" "}Último mensaje: { $link }
}
ending-left = **{ $game }** · has dejado esta partida.{ $link ->
    [none] {""}
   *[other] {" "}Aún puedes mirar: { $link }
}
ending-handed = **{ $game }** · has cedido tu puesto.{ $link ->
    [none] {""}
   *[other] {" "}Aún puedes mirar: { $link }
}
table-set-aside =
    Esta partida de { $game } (partida { $table }) no puede seguir: desde una actualización, el bot no puede reproducir sus jugadas.
    No se ha perdido nada. Quien administra el bot encontrará el motivo en su log. Quien organiza la partida puede cancelarla y crear otra.
table-moved = La partida continúa ahora en este canal.
table-posted-again = Publicado otra vez más abajo.

table-rests = Solo quedan las IA, que juegan por { $names }. La partida espera a que vuelva alguien.
table-rested = Ha vuelto alguien, así que la partida continúa.
table-goes-on-quietly = { $mark } Ya solo juegan las IA, así que el bot se salta sus mensajes. El resultado aparecerá aquí.

## Computers that stand in for people

standin-begun = { $mark } Una IA ({ $level }) juega por { $name } hasta que vuelva.
standin-missed = { $mark } { $name } lleva { $count } decisiones seguidas sin responder. Una IA ({ $level }) juega en su lugar hasta que vuelva.
standin-over = { $name } ha vuelto y juega de nuevo.
standin-taken-over = { $name } toma el relevo de la IA.
standin-button-back = He vuelto
standin-arranged = Ahora una IA juega por { $name }. Para volver, basta con pulsar **{ standin-button-back }** en el último mensaje sobre ello o en cualquiera de sus páginas.
standin-arranged-own = Ahora una IA juega por ti. Para volver, pulsa **{ standin-button-back }** en el mensaje que lo anuncia, o haz una jugada.
standin-ended = Qué bien tenerte de vuelta. Ya juegas otra vez.

## The clock of a game

clock-option = Reloj
clock-option-help = Tiempo por decisión. Si se acaba, el bot decide por ese jugador
clock-none = ninguno
clock-2m = 2 minutos por decisión
clock-10m = 10 minutos por decisión
clock-1h = 1 hora por decisión
clock-12h = 12 horas por decisión
clock-24h = 24 horas por decisión
quiet-option = El silencio detiene el reloj
quiet-option-help = El tiempo de cada jugador no corre durante sus horas de silencio

clock-until = ⏳ { $whose ->
    [own] Tu tiempo se acaba { $time }
   *[others] { $names }: el tiempo se acaba { $time }
}
clock-until-quiet = ⏳ { $whose ->
    [own] Tu tiempo se acaba { $time }; tus horas de silencio, de { $begin } a { $end }, no cuentan
   *[others] { $names }: el tiempo se acaba { $time }; las horas de silencio, de { $begin } a { $end }, no cuentan
}
clock-quiet = 🌙 { $whose ->
    [own] Tus horas de silencio duran hasta las { $end }. Después tienes
   *[others] { $names }: horas de silencio hasta las { $end }; después,
} { $hours ->
    [0] { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minutos
    }
    [one] 1 hora{ $minutes ->
        [0] {""}
        [one] {" "}y 1 minuto
       *[other] {" "}y { $minutes } minutos
    }
   *[other] { $hours } horas{ $minutes ->
        [0] {""}
        [one] {" "}y 1 minuto
       *[other] {" "}y { $minutes } minutos
    }
}
clock-stands = ⏸ El reloj está en pausa.
clock-overdue-draft = ⌛ Se acabó el tiempo, así que el bot jugó lo elegido por { $names }.
clock-overdue-completed = ⌛ Se acabó el tiempo, así que el bot mantuvo lo elegido por { $names } y completó el resto.
clock-overdue-chosen = ⌛ Se acabó el tiempo, así que el bot eligió por { $names }.
clock-paused = ⏸ El reloj queda en pausa. Se puede seguir jugando.
clock-runs = ▶ El reloj vuelve a correr.
clock-longer = ⏳ Ahora hay más tiempo.
clock-page = Reloj: { $clock }.
clock-rests = Se detiene durante las horas de silencio de quien tiene el turno.
clock-hosts = { $paused ->
    [yes] { $host }, que organiza la partida, puede reanudarlo y dar más tiempo.
   *[no] { $host }, que organiza la partida, puede pausarlo y dar más tiempo.
}
clock-asks = { $paused ->
    [yes] { $host }, que organiza la partida, puede reanudarlo y dar más tiempo al momento. Si pulsas tú un botón, primero se pregunta a los demás.
   *[no] { $host }, que organiza la partida, puede pausarlo y dar más tiempo al momento. Si pulsas tú un botón, primero se pregunta a los demás.
}
clock-changed = Hecho.
clock-button = Reloj
clock-button-pause = Pausar
clock-button-on = Reanudar
clock-button-more = Más tiempo
refusal-no-clock = Esta partida no tiene reloj, así que no hay tiempo que cambiar.
refusal-clock-host-only = Solo { $host }, que organiza la partida, y quienes gestionan el canal pueden cambiar el reloj. Pídeselo.
refusal-clock-so = { $more ->
    [yes] { refusal-clock-nobody }
   *[no] No hay nada que cambiar: el reloj ya está así.
}
refusal-clock-nobody = No corre el tiempo de nadie, así que no hay nada que alargar.

## Requests that the other players agree to

proposal-undo = { $named ->
    [yes] { $name } pide deshacer: { $step }.
   *[no] { $name } pide deshacer su última jugada.
}
proposal-undo-agreed = ↩️ { $named ->
    [yes] Deshecho a petición de { $name }: { $step }. La partida sigue desde ahí.
   *[no] Se ha deshecho la última jugada de { $name }. La partida sigue desde ahí.
}
proposal-swap = { $own ->
    [yes] { $name } pide ceder su puesto a { $new }.
   *[no] { $name } propone que { $new } ocupe el puesto de { $old }.
}
proposal-swap-agreed = { $new } ocupa ahora el puesto de { $old }.
proposal-host = { $own ->
    [yes] { $name } pide que { $new } pase a organizar esta partida.
   *[no] Hace tiempo que { $old } no aparece. { $name } propone que la organice { $new }.
}
proposal-host-agreed = Ahora organiza esta partida { $new }.
proposal-host-left = { $old } ya no está en este servidor. Ahora organiza esta partida { $new }.
proposal-pause = { $name } pide pausar el reloj.
proposal-pause-agreed = { $name } pidió pausar el reloj, y se ha aceptado.
proposal-resume = { $name } pide reanudar el reloj.
proposal-resume-agreed = { $name } pidió reanudar el reloj, y se ha aceptado.
proposal-extend = { $name } pide más tiempo.
proposal-extend-agreed = { $name } pidió más tiempo, y se ha aceptado.
proposal-asked = { $count ->
    [one] { $names }, ¿te parece bien?
   *[other] { $names }: ¿de acuerdo?
}
proposal-button-agree = Acepto
proposal-button-decline = Rechazo
proposal-button-withdraw = Retirar petición
proposal-button-go-on = Continuar
proposal-declined = { $name } no acepta. No ha cambiado nada.
proposal-withdrawn = { $name } retira la petición. No ha cambiado nada.
proposal-lapsed = { $kind ->
    [undo] La partida ha seguido adelante, así que esta petición ya no vale.
   *[other] Esta petición ha caducado. No ha cambiado nada.
}
proposal-made = Se está preguntando a { $names } en el canal.
proposal-you-agreed = Has aceptado. ¡Gracias!
proposal-you-declined = No has aceptado. No ha cambiado nada.
proposal-you-withdrew = Has retirado tu petición. No ha cambiado nada.
proposal-waits = Eso ya lo has pedido. Falta la respuesta de { $names }.
proposal-unanswered = { $request } Falta la respuesta de { $names }.
undo-button = { $way ->
    [ask] Pedir deshacer
   *[alone] Deshacer lo último
}
undo-done = { $named ->
    [yes] Deshecho: { $step }.
   *[no] Se ha deshecho tu última jugada.
}
undo-asked = { $named ->
    [yes] Se está preguntando a { $names } en el canal si se deshace: { $step }.
   *[no] Se está preguntando a { $names } en el canal.
}
undo-step = { $step } y { $later ->
    [one] 1 jugada posterior
   *[other] { $later } jugadas posteriores
}
undo-drops-orders = Tus respuestas fijas repetirían esa jugada enseguida, así que se han borrado.
undo-post = ↩️ **Esta jugada se ha deshecho.**
swap-whose = ¿Qué puesto debería ocupar { $new }? Después se preguntará a los jugadores.
host-handed-over = Ahora organiza la partida { $name }.
host-left = { $host } ya no está en este servidor, así que ahora organizas tú la partida.
host-left-alone = { $host } ya no está en este servidor, así que su partida se ha cancelado.

## Limits set by the bot’s owner

refusal-busy = Tu última petición todavía se está preparando. Prueba otra vez dentro de un momento.
refusal-cooldown = Un poco más despacio: han sido muchas pulsaciones en un minuto. Prueba otra vez dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}. Tu partida está a salvo.
refusal-tables-of-person = Ya organizas { $most ->
    [one] una partida
   *[other] { $most } partidas
}, y ese es el límite. Termina o cancela una primero: `/{ command-games-name }` las muestra.
refusal-tables-of-server = En este servidor ya hay { $most ->
    [one] una partida
   *[other] { $most } partidas
} en marcha, y ese es el límite. Prueba de nuevo cuando alguna termine o se cancele.

## What is stored about a person

privacy-nothing = { $until ->
    [none] **No hay nada guardado sobre ti.**
   *[other] **Lo único guardado sobre ti** es que ya has hecho tu intento de la partida diaria: como un código sin tu ID ni tu nombre, hasta que el día acabe en todas partes, { $until }.
} Cuando te unes a una partida, recibes una invitación o cambias un ajuste, el bot guarda tu ID de Discord, el nombre que usas allí, tus jugadas y tus ajustes, y de tus partidas terminadas saca estadísticas.
    No lee los mensajes de nadie.
privacy-stored =
    {""}**Lo que hay guardado sobre ti**
    - Ajustes, y tu avance en tutoriales y problemas: { $settings }
    - Partidas que juegas o has jugado, con el nombre que usabas y los resultados: { $tables }
    - Tus jugadas en ellas, y cuándo las hiciste: { $answers }
    - Partidas diarias que has intentado: { $dailies }
    - Tus ratings, donde participas: { $ratings }
    - Invitaciones: { $invitations }
    - Peticiones que te nombran: { $proposals }
    - Otras partidas que contienen tu ID: { $elsewhere }

    De las partidas terminadas el bot saca estadísticas, mejores resultados y puntuaciones sin azar.

    {""}**Qué ven los demás:** los resultados de tus partidas donde se jugaron. En los servidores que compartís, también tus estadísticas (`/stats`), mejores resultados (`/best`), ratings y, si la han terminado, cómo te fue en la partida diaria. `/{ command-settings-name }` te oculta en todo eso. Quienes gestionan un servidor pueden descargar sus partidas; si te ocultas, allí apareces como «{ best-someone }». Las prácticas y los problemas solo los ves tú.

    Todo está asociado a tu ID de Discord, en un solo archivo en el equipo de quien administra el bot. El bot no lee los mensajes de nadie.

    {""}**Si el bot te olvida**, se borran tus ajustes, avances, ratings, intentos diarios e invitaciones, y las peticiones dejan de nombrarte. Las partidas terminadas se conservan para la gente con la que jugaste: allí pasas a ser «{ privacy-former }», sin tu ID. Que ya hiciste tu intento de una partida diaria se conserva hasta que su día acabe en todas partes, 50 horas como máximo: como un código sin tu ID ni tu nombre, para que nadie tenga un segundo intento. Lo publicado en los canales puedes borrarlo tú o el servidor.
privacy-button-file = Descargar mis datos
privacy-button-forget = Olvidarme…
privacy-file = Todo lo que hay guardado sobre ti, en JSON dentro de un archivo ZIP.
privacy-file-part = **Parte { $part }** de lo que hay guardado sobre ti, en JSON dentro de un archivo ZIP. { $more ->
    [yes] Guárdala primero: la siguiente ocupará su lugar.
   *[no] Es la última.
}
privacy-button-next = Siguiente parte
privacy-sure = **¿Olvidarte para siempre?** Se borran tus ajustes, avances, ratings e intentos diarios, y tus partidas terminadas dejan de nombrarte. No se puede deshacer.
privacy-button-sure = Olvidarme
page-button-back = Atrás
privacy-former = alguien que jugó aquí
privacy-still-playing = Aún estás en partidas sin terminar. Primero sal de las que no han empezado y abandona las demás (`/{ command-games-name }` las muestra); después vuelve a pedirlo.
privacy-forgotten = **Hecho.** { $until ->
    [none] Ya no hay nada guardado sobre ti.
   *[other] Lo único que queda es que ya has hecho tu intento de la partida diaria: como un código sin tu ID ni tu nombre, hasta que el día acabe en todas partes, { $until }.
} Puedes volver a unirte a una partida cuando quieras.
privacy-later = **Aún no está todo borrado.** Una parte del bot no está en marcha; borrará el resto en cuanto lo esté. `/{ command-privacy-name }` muestra lo que queda.

## Proof that the shuffle was fair

verify-over = **La partida { $table } es correcta.** El bot ha repetido { $count ->
    [one] su única jugada, y lleva
   *[other] sus { $count } jugadas, y cada una lleva
} a la misma posición que en tu partida.
verify-cancelled = **La partida { $table } es correcta hasta el momento en que se canceló.** El bot ha repetido { $count ->
    [one] su única jugada, y lleva
   *[other] sus { $count } jugadas, y cada una lleva
} a la misma posición que en tu partida.
verify-running = **La partida { $table } sigue en marcha.** Cuando termine, su registro revelará la semilla. Entonces usa otra vez `/{ $command } { command-verify-name }`.
verify-record = **Este registro es correcto.** { $count ->
    [one] Su única jugada lleva
   *[other] Sus { $count } jugadas llevan
} al resultado que indica.
verify-record-open = **Este registro es correcto, pero su partida no ha terminado.** { $count ->
    [0] Aún no tiene jugadas
    [one] Su única jugada es legal
   *[other] Sus { $count } jugadas son legales
}, y no tiene resultado: la partida se canceló o el registro se guardó antes del final.
verify-unmarked = Procede de una versión anterior y no lleva una huella en cada línea, así que no se notaría si alguien cambiara una jugada legal por otra.
verify-promised = Huella del número sellado (SHA-256): `{ $promised }`. Compárala con la que mostraba `/{ $command } { command-status-name }` antes de que se uniera nadie.
verify-presses = Mezclado en la semilla: { $count ->
    [one] una pulsación de *{ lobby-button-join }* o *{ lobby-button-start }*, a las { $times }
   *[other] { $count } pulsaciones de *{ lobby-button-join }* y *{ lobby-button-start }*, a las { $times }
}.
verify-why = **Lo que esto demuestra:** el bot selló su número antes de que se uniera nadie. El sorteo mezcla ese número con los ID y las horas que Discord asignó a las pulsaciones, así que nadie pudo amañarlo. **Lo que no puede descartar:** quien administra el bot puede leer el número sellado, así que podría elegir el momento de una pulsación propia o cancelar una partida cuyo sorteo no le guste.
verify-why-alone = **Lo que esto demuestra:** el sorteo quedó sellado al empezar la partida y nadie lo cambió después. **Lo que no puede descartar:** no se mezcló ninguna pulsación, así que quien administra el bot pudo repetirlo hasta que le gustara.

## Refusals: why not, and what to do instead

refusal-proposal-over = Esa petición ya está resuelta.
refusal-proposal-own = A esta petición responden los demás. Para retirar tu petición, pulsa **{ proposal-button-decline }**.
refusal-proposal-open = { $own ->
    [yes] Tu última petición sigue abierta. Para hacer otra, pulsa primero **{ proposal-button-withdraw }** en tu página de esta partida (`/{ $command } { command-status-name }`).
   *[no] Hay otra petición abierta. Cuando se resuelva, podrás hacer la tuya.
}
refusal-undo-game = En { $game } no se puede deshacer.
refusal-undo-nothing = No tienes nada que deshacer. Si aún no has terminado tu turno, puedes cambiarlo en tu página.
refusal-undo-other = Eso no se puede deshacer: { $name } ya ha jugado después.
refusal-undo-revealed = No puedes deshacer tu última jugada{ $named ->
    [yes] { " " }({ $step })
   *[no] { "" }
}: desde entonces se ha revelado algo nuevo, como una carta o lo que eligió otra persona.
refusal-undo-final = No puedes deshacer tu última jugada{ $named ->
    [yes] { " " }({ $step })
   *[no] { "" }
} por tu cuenta: según las reglas es definitiva, y no hay nadie más que pueda aceptarlo.
refusal-undo-declined = Esa jugada no se puede deshacer: los demás ya lo han rechazado.
refusal-swap-seated = Esa persona ya está en la partida.
refusal-swap-bot = Un puesto solo lo puede ocupar una persona, no un bot. Las IA se añaden antes de empezar, o con el comando `{ command-standin-name }`.
refusal-swap-gone = Ese jugador ha dejado la partida para siempre, así que nadie puede ocupar su puesto.
refusal-swap-declined = Esa persona rechazó hace poco un puesto en esta partida. Puedes volver a preguntarle { $when }.
refusal-swap-host-only = Solo { $host }, que organiza la partida, puede proponer a alguien para el puesto de otro jugador. El tuyo sí puedes cederlo.
refusal-host-seated = Solo puede organizar la partida alguien que juegue en ella. Elige a uno de sus jugadores.
refusal-host-alone = Aquí no hay ningún otro jugador que pueda organizar la partida.
refusal-host-already = { $name } ya organiza la partida.
refusal-host-here = Solo { $host }, que organiza la partida, puede cederla. Si pasa un día sin aparecer, los jugadores pueden elegir a otra persona.
refusal-host-left = { $host } ya no está en este servidor. Podrás tomar el relevo { $when }: inténtalo entonces.
refusal-unknown-table = El bot no conoce esta partida. Crea una nueva.
refusal-deleted = Esta partida se borró. { $days ->
    [0] {""}
    [one] Las prácticas, las partidas canceladas y las que nadie empezó se guardan un día.{" "}
   *[other] Las prácticas, las partidas canceladas y las que nadie empezó se guardan { $days } días.{" "}
}Crea una nueva.
refusal-left-out = { $open ->
    [yes] Esta partida está en pausa: por ahora el bot no ofrece «{ $game }». Seguirá cuando vuelva a ofrecerlo. Hasta entonces, crea otras partidas en otro canal.
   *[no] Por ahora el bot no ofrece «{ $game }», así que no puede mostrar esta partida.
}
refusal-option = «{ $value }» no es un valor de { $option }. Elige uno de estos valores: { $values }.
refusal-preference = «{ $value }» no es posible aquí. Elige algo del menú.
refusal-zone = No existe la zona horaria «{ $zone }». Escribe el nombre de una ciudad grande que tengas cerca y elígela en la lista, por ejemplo America/Bogota o Europe/Madrid.
refusal-unknown-option = { $game } no tiene ningún ajuste llamado «{ $option }».
refusal-channel-taken =
    En este canal ya hay una partida de { $game }, que organiza { $host }{ $link ->
        [none] {""}
       *[other] {" "}({ $link })
    }. { $way ->
        [join] Puedes unirte.
        [uninvited] Solo puede unirse quien tenga invitación, pero puedes mirar cuando quieras.
        [full] Está completa, pero puedes mirar cuando quieras.
        [start] La organizas tú: pulsa allí **{ lobby-button-start }** cuando no falte nadie, o **{ lobby-button-cancel }**, en **{ lobby-button-settings }**, para anularla.
        [host] La organizas tú: continúa allí. `/{ $command } { command-cancel-name }` la terminaría.
        [seated] Ya juegas en ella: continúa allí.
       *[watch] Ya ha empezado, pero puedes mirar cuando quieras.
    } { $advice ->
        [thread] Para empezar otra, pulsa **{ lobby-button-thread }**.
        [elsewhere] Para empezar otra, usa otro canal o un hilo.
       *[other] { refusal-no-second-thread }
    }
refusal-no-second-thread =
    Otra partida necesita su propio sitio. { $advice ->
        [you] No tienes permiso para abrir hilos aquí.
        [bot] El bot no puede abrir un hilo aquí. Le falta: { $missing }.
       *[place] Los hilos solo son posibles en canales de texto.
    }{ $free ->
        [none] {""}
       *[other] {" "}En { $free } todavía no hay ninguna partida: usa el comando allí.
    }
refusal-second-thread-failed = No se ha podido abrir el hilo. Prueba otra vez o usa otro canal.
refusal-other-server = Esta partida es de otro servidor. Muévela a un canal de ese servidor.
refusal-in-lobby = La partida aún no ha empezado. Quien la organiza puede empezarla con **{ lobby-button-start }** en el mensaje de la partida.
refusal-over = Esta partida ha terminado. { $kind ->
    [daily] Aún puedes verla.
    [practice] Aún puedes verla, o pulsar **{ practice-button-again }** para volver a intentarlo.
   *[game] Aún puedes verla, o pulsar **{ lobby-button-rematch }** para jugar otra vez.
}
refusal-not-over = Esta partida aún no ha terminado. La revancha, después.
refusal-cancelled = Esta partida se canceló. Crea una nueva para jugar.
refusal-set-aside = Esta partida no puede seguir: desde una actualización, el bot no puede reproducir sus jugadas. { $host } puede cancelarla y crear otra.
refusal-set-aside-over = Desde una actualización, el bot no puede reproducir esta partida, así que no hay más que mostrar. Si tiene un resultado, sigue contando.
refusal-not-seated = Eso solo pueden hacerlo los jugadores: { $names }. Pero puedes mirar cuando quieras.
refusal-not-asked = Eso lo decide { $name }.
refusal-stale = Eso ya no está al día; la partida ha seguido adelante.
refusal-not-yet = Aún no es tu turno. Tu plan queda guardado hasta entonces.
refusal-begun = La partida ya ha empezado, así que nadie puede unirse, salir ni volver a empezarla.
refusal-begun-leave = La partida ya ha empezado. Para dejarla para siempre, usa el comando `{ command-resign-name }`.
refusal-begun-settings = La partida ya ha empezado, así que sus ajustes no cambian. Cámbialos en una nueva o en la revancha.
refusal-begun-invite = La partida ya ha empezado, así que no puede unirse nadie más. Con `/{ $command } { command-swap-name }` alguien puede ocupar el puesto de otra persona.
refusal-not-invited = A esta partida solo puede unirse quien tenga invitación. Pídele una a { $host }. Mirar puede cualquiera.
refusal-many-guests = Puedes invitar como mucho a { $most } personas a una partida.
refusal-guest-alone = Nadie más puede unirse a una partida en tus mensajes directos. Crea una en un canal de un servidor.
refusal-guest-bot = Eso es un bot. Para jugar con una IA, pulsa **{ lobby-button-add-computer }** en el mensaje de la partida.
refusal-guest-there = { $name } ya está en la partida.
refusal-host-role = En este servidor solo pueden crear partidas { $role } y quienes gestionan el canal. Pide que te creen una y únete.
refusal-may-not-write = No puedes enviar mensajes en { $where }, así que el bot tampoco hace eso allí por ti. Pídeselo a alguien que pueda, o pide el permiso a quien gestione el canal.
refusal-write-unknown = Desde aquí, el bot no puede saber si puedes enviar mensajes en { $where }. Hazlo allí.
refusal-many-blocks = Puedes bloquear como mucho a { $most } personas y { $most } servidores. Quita antes a alguien de la lista o bloquea todas las invitaciones: `/{ command-settings-name }`
refusal-no-thread = El bot no puede abrir un hilo aquí. Le falta: { $missing }. Alguien que gestione el canal puede permitirlo. O desactiva «{ thread-option }» en «{ lobby-button-settings }».
refusal-thread-here = Los hilos solo son posibles en canales de texto, así que esta partida se queda aquí.
refusal-thread-failed = No se ha podido abrir el hilo. Prueba otra vez o desactiva «{ thread-option }» en «{ lobby-button-settings }».
refusal-settings-host-only = Solo { $host }, que organiza la partida, puede cambiar los ajustes e invitar a jugadores.
refusal-joined-already = Ya estás en esta partida.
refusal-computers-host-only = Solo { $host }, que organiza la partida, puede añadir IA o quitarlas.
refusal-no-computers = { $game } no tiene IA.
refusal-unknown-level = No existe el nivel «{ $level }». Elige uno de estos: { $levels }.
refusal-no-computer = No hay ninguna IA en esta partida.
refusal-standin-nobody = Esa persona no juega en esta partida. Elige a uno de sus jugadores.
refusal-standin-host-only = Solo { $host }, que organiza la partida, y quienes gestionan el canal pueden dejar que una IA juegue por otra persona.
refusal-standin-early = Una IA puede sustituir a { $name } cuando la partida lleve { $minutes } minutos esperando su decisión. La propia persona puede pedirlo en cualquier momento.
refusal-standin-last = Así solo quedarían las IA, y hace falta al menos una persona. Puedes volver más tarde sin más: la partida te espera.
refusal-not-yours = Este botón es para otro jugador.
refusal-back-already = No hay ninguna IA jugando por ti, así que sigue sin más.
refusal-not-asked-now = Ahora mismo no tienes nada que decidir, así que no hay pista que darte.
refusal-no-films = { $game } no tiene repeticiones.
refusal-no-hints = { $game } no tiene pistas.
refusal-no-hint = Esta vez no hay pista, lo siento. Prueba otra vez.
refusal-full = La partida está completa: { $names }.
refusal-not-at-table = No estás en esta partida.
refusal-start-host-only = Solo { $host }, que organiza la partida, puede empezarla. Si pasa un día sin aparecer, los jugadores pueden elegir a otra persona con el comando `{ command-host-name }`.
refusal-cancel-host-only = Solo { $host }, que organiza la partida, y quienes gestionan el canal pueden cancelarla.
refusal-move-host-only = Solo { $host }, que organiza la partida, y quienes gestionan el canal pueden moverla.

### On Discord: slash commands, private answers, and what can't be delivered.

## Slash commands: descriptions (at most 100 characters)

command-group = Juega a { $game } aquí con tu gente
command-new = Crea una partida aquí: se une la gente y pulsas «{ lobby-button-start }»
command-delivery = Cómo te llegan tus páginas privadas
command-delivery-private = con el botón del último mensaje
command-delivery-dm = por mensaje directo
command-invite = Invita a alguien a tu partida: recibe una mención y puede unirse aunque sea privada
command-invite-person = A quién invitas
command-status = Mira a quién le toca, desde cuándo y dónde jugar
command-rules = Lee las reglas
command-rules-topic = Qué quieres saber: escribe cualquier parte de un título
command-hint = Pide una pista: qué haría una IA en tu lugar, y por qué
command-resign = Abandona la partida en curso para siempre (se te pide confirmarlo)
command-cancel = Cancela la partida de este canal (quien la organiza o gestiona el canal)
command-move = Mueve tu partida a este canal
command-move-table = El número de la partida, si organizas varias
command-standin = Deja que una IA juegue por alguien que no está, hasta que vuelva
command-standin-player = Quién no está (déjalo vacío si eres tú)
command-standin-level = Lo bien que juega la IA
command-undo = Deshaz tu última jugada, si los demás están de acuerdo
command-swap = Cede tu puesto (o cualquiera, si organizas la partida), con el acuerdo de los jugadores
command-swap-person = Quién ocupa el puesto
command-host = Pasa la organización de la partida a otra persona
command-host-person = Quién la organizará: uno de los jugadores
command-replay = Mira la repetición de esta partida, de la última de aquí o de un registro
command-replay-table = El número de otra partida; aparece en el mensaje que anunció su comienzo
command-replay-record = El registro de una partida: el archivo publicado al final
command-replay-show = Quién ve la repetición
command-replay-show-me = solo yo
command-replay-show-all = todo este canal
command-privacy = Mira qué hay guardado sobre ti, descárgalo o bórralo
command-verify = Comprueba que nadie amañó el sorteo de esta partida, de la última o de un registro
command-language = Elige el idioma del bot, para ti o para este servidor
command-language-choice = El idioma
command-language-choice-default = el mismo que en Discord
command-language-whose = El idioma de quién
command-language-whose-me = el mío: lo que solo veo yo
command-language-whose-server = el del servidor: sus partidas nuevas (para quien lo gestiona)
command-games = Muestra todas tus partidas: a quién le toca, desde cuándo y dónde
command-history = Muestra partidas terminadas y repasa una de ellas
command-history-player = Solo partidas con esta persona
command-history-game = De qué juego; si no lo indicas, de todos
command-lookback = Repasa una partida terminada, día a día o turno a turno
command-lookback-table = El número de otra partida; aparece en la lista de partidas terminadas
command-settings = Ajusta cómo te avisa el bot, las horas de silencio, el idioma y el servidor
command-settings-zone = Tu zona horaria: escribe el nombre de una ciudad grande que tengas cerca
command-settings-whose = Los ajustes de quién
command-settings-whose-me = los míos
command-settings-whose-server = los de este servidor (para quien lo gestiona)
command-puzzle = Resuelve el problema de hoy o cualquier otro; solo lo ves tú
command-learn = Aprende el juego con un tutorial de 7 minutos que solo ves tú
command-help = Mira qué sabe hacer el bot y con qué comandos

## Answers

discord-opened = Tu partida está abierta. Los demás pueden pulsar **{ lobby-button-join }** en el mensaje de la partida. Cuando no falte nadie, pulsa **{ lobby-button-start }**.
discord-opened-thread = Tu partida está abierta en { $where }. Los demás pueden pulsar **{ lobby-button-join }** en el mensaje de la partida. Cuando no falte nadie, pulsa **{ lobby-button-start }**.
discord-opened-alone = Tu partida está abierta, para ti y las IA. Añade una en el mensaje de la partida y pulsa **{ lobby-button-start }**.
discord-rematch = Hay una nueva partida abierta, con los mismos ajustes{ $moved ->
    [swapped] { "" }; los dos jugadores han cambiado de puesto
    [yes] { "" }; los puestos han rotado: el segundo es ahora el primero, y el primero, el último
   *[no] { "" }
}. { $full ->
    [yes] Pulsa **{ lobby-button-start }** cuando quieras.
   *[no] Los demás pulsan **{ lobby-button-join }**; tú, **{ lobby-button-start }**.
}
discord-dismissed = No ha cambiado nada.
discord-resigned = Has dejado la partida. ¡Gracias por jugar! { $over ->
    [yes] Con eso se ha terminado.
   *[no] Aún puedes mirar.
}
# $means: a sentence of the game's own about pieces and points.
discord-resign-sure = ¿Abandonar esta partida de { $game } para siempre? { $means ->
    [none] {""}
   *[other] { $means }{" "}
}{ $ends ->
    [won] Con eso termina la partida y gana { $winner }.{" "}
    [over] Con eso termina la partida.{" "}
    [deserted] Con eso termina la partida, porque solo quedarían las IA.{" "}
   *[no] {""}
}No se puede deshacer.
discord-button-resign = Abandonar
discord-cancel-sure = ¿Cancelar esta partida de { $game } para todo el mundo? No se puede deshacer.
discord-button-cancel = Cancelar partida
discord-host-sure = ¿Quieres que la partida la organice { $name }? Decidirá los ajustes y cuándo se empieza. Tú sigues jugando, pero solo { $name } puede devolverte la organización.
discord-button-host = Ceder partida
discord-button-keep = Seguir yo
discord-button-dismiss = Seguir jugando
discord-standin-sure = ¿Dejar que una IA ({ $level }) juegue por ti esta partida de { $game } hasta que vuelvas? Puedes volver en cualquier momento.
discord-button-standin = Que juegue la IA
discord-delivery-back = { $told } Para volver a lo de antes, usa `/{ $command }` con «{ command-delivery-private }».
discord-status-head = **{ $game }** · partida { $table } · organiza { $host }
discord-status-lobby = La partida aún no ha empezado.
discord-status-over = La partida ha terminado. { $results }
discord-status-cancelled = La partida se canceló, así que no cuenta.
discord-status-waiting = { $you ->
    [yes] Te toca (desde { $since })
   *[no] Falta { $name } (desde { $since })
}
discord-status-standin = { $you ->
    [yes] Una IA juega por ti: { $name }
   *[no] Una IA juega por { $name }
}
discord-status-thinking = { $name } está pensando.
discord-status-resting = { $name } espera a que vuelva una persona.
discord-status-parked = Ahora mismo el bot no puede publicar aquí: { $reason }
discord-status-limited = Discord no deja que el bot vuelva a publicar aquí hasta { $time }; mientras tanto, los mensajes esperan.
discord-status-link = Último mensaje: { $link }
discord-help = Juega a **{ $game }** con tu gente en este canal, o por tu cuenta.
    `/{ $command } { command-new-name }` crea una partida, la segunda en un hilo. Quien quiera jugar pulsa **{ lobby-button-join }**, y quien la organiza pulsa **{ lobby-button-start }**.
    A partir de ahí, el último mensaje dice qué hacer, con botones debajo. Lo que abren solo lo ves tú.
# As in English
discord-help-page = `/{ $command }`: { $help }
discord-help-of-learn = Aprender
discord-help-of-play = Jugar
discord-help-of-people = Jugadores y partida
discord-help-of-past = Después
discord-help-of-own = Tú
discord-help-others = Otros juegos aquí: { $commands }
discord-help-learn = `/{ $command } { command-learn-name }`: Tutorial de 7 minutos (solo lo ves tú)
discord-help-puzzle = `/{ $command } { command-puzzle-name }`: Un problema nuevo cada día y más para practicar (solo los ves tú)
discord-help-rules = `/{ $command } { command-rules-name }`: Lee las reglas
discord-help-invite = `/{ $command } { command-invite-name }`: Invita a alguien a la partida
discord-help-status = `/{ $command } { command-status-name }`: A quién le toca
discord-help-hint = `/{ $command } { command-hint-name }`: Qué haría una IA en tu lugar
discord-help-replay = `/{ $command } { command-replay-name }`: Mira una repetición de la partida
discord-help-verify = `/{ $command } { command-verify-name }`: Prueba de que el sorteo fue limpio
discord-help-lookback = `/{ $command } { command-lookback-name }`: Repasa una partida terminada, día a día o turno a turno
discord-help-history = `/{ $command } { command-history-name }`: Muestra las partidas terminadas; `/{ command-history-name }`, las de todos los juegos
discord-help-games = `/{ command-games-name }`: Todas tus partidas
discord-help-settings = `/{ command-settings-name }`: Cómo te avisa el bot, y más
discord-help-privacy = `/{ command-privacy-name }`: Qué hay guardado sobre ti y cómo borrarlo
discord-help-move = `/{ $command } { command-move-name }`: Continúa en otro canal
discord-help-standin = `/{ $command } { command-standin-name }`: Deja que una IA juegue por quien no está
discord-help-undo = `/{ $command } { command-undo-name }`: Deshaz tu última jugada, si los demás están de acuerdo
discord-help-swap = `/{ $command } { command-swap-name }`: Deja que otra persona ocupe un puesto
discord-help-host = `/{ $command } { command-host-name }`: Pasa la organización a otra persona
discord-help-resign = `/{ $command } { command-resign-name }`: Abandona la partida
discord-help-cancel = `/{ $command } { command-cancel-name }`: Cancela la partida
discord-help-language = `/{ $command } { command-language-name }`: Cambia el idioma del bot
discord-help-version = -# k2bot { $version }

discord-language-me = Ahora el bot te responde en este idioma: { $language }. Los mensajes que lee todo el mundo siguen en el idioma de su partida.
discord-language-me-default = Ahora el bot te responde en el idioma de tu Discord, si lo habla. Para elegir uno, añade al comando la opción `{ command-option-language-name }`.
discord-language-server = El idioma de las partidas nuevas de este servidor: { $language }. Las respuestas privadas llegan en el idioma de cada persona.
discord-language-server-default = Las partidas nuevas de este servidor serán en el idioma que tiene en Discord, si el bot lo habla.
review-under-way = La IA más fuerte repasa tus decisiones… { $percent } %
review-head = **Análisis de la partida** · { $count ->
    [one] la decisión que más te costó
   *[other] decisión { $number } de las { $count } que más te costaron
}
review-advised = Aquí, una pista te habría aconsejado lo mismo. Con más tiempo, la IA encontró algo mejor.
review-none = La IA más fuerte tiene poco que añadir: cree que ninguna de tus decisiones te costó gran cosa.
review-nothing = En esta partida no tomaste ninguna decisión, así que no hay nada que analizar.
review-back = Anterior
review-on = Siguiente
review-no-game = { $game } no tiene análisis de partidas.
review-not-over = El análisis repasa una partida terminada. Esta aún no ha acabado, o el bot ya no puede reproducirla.
review-not-yours = El análisis es para los jugadores, cada cual con sus propias decisiones. La repetición puede verla cualquiera.
computer-failed = No ha funcionado, lo siento. Prueba otra vez dentro de unos minutos.
discord-button-show-film = Mostrar al canal
discord-film-sought = Preparando la repetición…
discord-film-later = { $making } { $before ->
    [one] Hay una repetición por delante.
   *[other] Hay { $before } repeticiones por delante.
}
discord-film-progress = { $making } { $percent } %
discord-film-shown = La repetición ya está en el canal.

## Refusals on Discord: why not, and what to do instead

discord-no-table-here = Aquí no se puede jugar. Usa un canal de un servidor que tenga este bot, o juega por tu cuenta en tus mensajes directos con él: `/{ $command } { command-new-name }` allí.
discord-not-alone = { $game } necesita a varias personas. Crea una partida en un canal de un servidor.
discord-no-table = { $place ->
    [private] No estás en ninguna partida de { $game }. `/{ $command } { command-new-name }` crea una aquí, para ti y las IA.
   *[channel] No hay ninguna partida de { $game } en este canal. `/{ $command } { command-new-name }` crea una.
}
discord-table-elsewhere = No hay ninguna partida en este canal. Estás en una en { $places }; `/{ $command } { command-new-name }` crea otra aquí.
meant-ask = ¿A qué partida te refieres? El bot recordará tu respuesta en este canal.
meant-game =
    { $where ->
        [here] { $names } (aquí)
        [place] { $names } (#{ $place })
       *[unknown] { $names } (partida { $table })
    }
discord-private-chat = tus mensajes directos con el bot
discord-other-game-here = La partida de este canal es de { $game }. Usa `/{ $command }`.
discord-other-game-table = La partida { $table } es de { $game }. Usa `/{ $command }`.
discord-cannot-host =
    El bot no puede llevar una partida en este canal. Le falta: { $missing }.
    Alguien que gestione el canal puede permitirlo en sus permisos. O usa otro canal.
discord-not-let-in =
    El bot no puede entrar en este canal. En un hilo privado, menciónalo una vez para añadirlo.
    En un canal privado, alguien que lo gestione puede dejarlo entrar desde los permisos del canal. Después, prueba otra vez.
discord-dm-closed =
    El bot no puede enviarte mensajes directos, así que no ha cambiado nada. Para permitirlos, abre el menú de este servidor, elige
    Ajustes de privacidad y activa los mensajes directos. Después, prueba otra vez.
discord-dm-failed = El bot no puede enviar mensajes directos en este momento, así que no ha cambiado nada. Prueba otra vez más tarde.
discord-resign-lobby = La partida aún no ha empezado. En su mensaje, pulsa **{ lobby-button-settings }** y luego **{ $alone ->
    [yes] { lobby-button-cancel }
   *[no] { lobby-button-leave }
}**.
discord-resign-again = Ya has dejado esta partida. Aún puedes mirar.
discord-resign-watching = No juegas en esta partida de { $game }, así que no hay nada que abandonar.
discord-move-none = No organizas ninguna partida en otro canal. Solo quien organiza una partida puede moverla.
discord-move-several = Organizas varias partidas. Indica el número de la que quieres mover: { $tables }
discord-move-number = «{ $number }» no es el número de una partida que puedas mover. { $tables ->
    [none] No organizas ninguna.
   *[other] Las tuyas: { $tables }
}
discord-played-none =
    No hay ninguna partida que mostrar: aquí no hay ninguna en curso ni terminada. `/{ $command } { command-new-name }` crea una.
    Para una partida jugada en otro sitio, indica su número o adjunta su registro.
rules-choose = Leer sobre…
rules-none = { $game } no tiene reglas que leer aquí.
discord-played-number = «{ $number }» no es el número de una partida. Déjalo vacío para ver la de este canal.
discord-played-elsewhere = No hay ninguna partida de { $game } con el número { $number } en la que jugaras tú o cuyo canal puedas ver. Déjalo vacío para ver la de aquí.
discord-played-either = Indica el número de una partida o adjunta un registro, pero no ambas cosas.
discord-film-not-yours = Solo los jugadores y quienes gestionan el canal pueden mostrar esta repetición a todo el mundo. No uses «{ command-option-show-name }» si la quieres ver solo tú.
discord-film-stands = Esta repetición se publicó en este canal hace un momento: { $link }
discord-film-busy = Las repeticiones, de una en una: ya se está haciendo otra de esta partida. Prueba otra vez en unos segundos.
discord-film-queue = Ahora mismo se están haciendo demasiadas repeticiones. Prueba otra vez dentro de un minuto.
discord-film-failed = No se ha podido hacer la repetición, lo siento. La partida está a salvo. Avisa a quien administra el bot.
discord-record-large = { $name } es demasiado grande para ser un registro: el límite es { $size } KiB.
discord-record-no-text = { $name } no es un registro, porque no es un archivo de texto. Adjunta el archivo tal como lo publicó el bot al final de una partida.
discord-record-gone = El bot no ha podido obtener { $name } de Discord. Adjúntalo otra vez.
discord-old-button = Este botón es de una versión anterior del bot. Usa el último mensaje.
discord-old-command = Este comando ha cambiado. Reinicia Discord (Ctrl+R en un PC) y prueba otra vez.

## When something goes wrong

discord-fault =
    Algo ha fallado en el bot, lo siento. Tu partida está a salvo; prueba otra vez.
    Si se repite, pasa esta referencia a quien administra el bot: { $reference }
discord-no-room =
    El bot no puede guardar nada: su disco está lleno. No se ha perdido nada.
    Pide a quien administra el bot que haga sitio y prueba otra vez.
discord-database-away =
    El bot no puede llegar ahora a su base de datos. Todo lo que ha confirmado está a salvo.
    Vuelve a mirar en un minuto y, si nada ha cambiado, inténtalo otra vez.
discord-database-locked =
    Otro programa está usando la base de datos del bot, así que esto no se ha guardado.
    Inténtalo otra vez en un minuto.
discord-not-stored = Esto no se ha guardado porque el bot se está reiniciando. Prueba otra vez en un momento.
discord-unfinished =
    El bot se está reiniciando y no ha podido terminar esto.
    Vuelve a mirar en un momento y, si nada ha cambiado, inténtalo otra vez.
discord-stopping = El bot se está apagando. No ha cambiado nada; prueba otra vez dentro de un par de minutos.
discord-computer-thinks = -# La IA está pensando…
discord-picture-follows = La imagen está en camino…
discord-not-shown =
    Tu pulsación ha contado, pero el bot no ha podido mostrarte la respuesta. Abre la página otra vez.
    Si se repite, pasa esta referencia a quien administra el bot: { $reference }
discord-channel-gone = el canal ya no existe
discord-thread-locked = el hilo está bloqueado
discord-no-access = el bot no tiene permiso para escribir allí
discord-lacking = al bot le falta: { $missing }
discord-parked =
    El bot no puede continuar { $game } en { $where }: { $reason }. La partida está a salvo.
    Cuando el bot pueda publicar allí, usa `/{ $look }` o cualquier botón de la partida. O usa `/{ $command } { command-move-name }` en otro canal.
discord-parked-gone =
    El canal de tu partida de { $game } ya no existe. La partida está a salvo: usa `/{ $command } { command-move-name }` en otro canal para continuar allí.
discord-parked-over =
    El bot no puede publicar el final de { $game } en { $where }: { $reason }. El resultado está a salvo.
    Cuando el bot pueda publicar allí, usa allí `/{ $look }`. `/{ $command } { command-history-name }` muestra el resultado en cualquier sitio.
discord-parked-gone-over =
    El canal de tu partida de { $game } ya no existe, así que no se puede publicar el final. El resultado está a salvo: `/{ $command } { command-history-name }` lo muestra.
discord-post-plain = **{ $game }** continúa, pero Discord no ha aceptado este mensaje. Abre tu página para ver cómo va la partida.
discord-post-refused = Discord rechaza un mensaje de tu partida de { $game } en { $where }, incluso sin adornos: { $reason }. La partida continúa, y el bot lo intentará de nuevo cuando haya novedades.
discord-limited = Discord no deja que el bot vuelva a publicar en { $where } hasta { $time }. Mientras tanto, los mensajes de { $game } esperan; no se pierde ninguno.

## Permissions, as Discord calls them

permission-view-channel = Ver canal
permission-connect = Conectar
permission-send = Enviar mensajes
permission-send-in-threads = Enviar mensajes en hilos
permission-create-threads = Crear hilos públicos
permission-attach-files = Adjuntar archivos

## Tutorials

course-head = **Aprende { $game }** · { $number } de { $count }
course-button-learn = Tutorial de 7 minutos
course-button-learn-game = { $game }: tutorial de 7 minutos
course-button-learn-on = Continuar
course-button-learn-back = Volver a la lección
course-button-learn-again = Otra vez
course-button-learn-anew = Empezar de nuevo
course-button-learn-model = Hazlo por mí
course-button-learn-table = Jugar una partida
course-play = { $way ->
    [start] Organizas una partida aquí.
   *[other] { $host } organiza una partida aquí.
} { $way ->
    [start] Pulsa **{ lobby-button-start }** aquí o
    [join] Pulsa **{ lobby-button-join }**
   *[wait] Ya estás en ella; { $host } puede empezarla
} { $link ->
    [none] en el mensaje nuevo.
   *[other] en [el mensaje de la partida]({ $link }).
}
course-play-ready = Tu partida está lista y se ha unido una IA que juega como un principiante. Pulsa aquí **{ lobby-button-start }**. Durante la partida, **Pista** muestra qué haría la IA más fuerte y también qué errores suele cometer un principiante.
course-begins-anew = El tutorial ha cambiado desde la última vez, así que vuelve a empezar. No se pierde nada más.
course-stale = Ese botón es de una lección anterior. Aquí está la actual.
course-not-here = El tutorial se salta eso. Puedes hacerlo en una partida de verdad.
course-none = Este tutorial ya no existe. El comando `{ command-help-name }` dice qué sabe hacer el bot.

## Statistics

statistics-head = **{ $game }: estadísticas de { $name }**
statistics-games = { $count ->
    [one] 1 partida terminada
   *[other] { $count } partidas terminadas
}{ $groups ->
    [1] ,
   *[other] :
} { $kinds }.
# $count is 0 where all games are of one kind.
statistics-people = { $count ->
    [0] {""}
   *[other] { $count }{" "}
}con otras personas
statistics-computers = { $count ->
    [0] {""}
   *[other] { $count }{" "}
}solo contra la IA
statistics-alone = { $count ->
    [0] {""}
   *[other] { $count }{" "}
}en solitario
statistics-won = Victorias contra personas: { $won } de { $played }{ $drawn ->
    [0] {""}
    [one] {" "}(y 1 primer puesto compartido)
   *[other] {" "}(y { $drawn } primeros puestos compartidos)
}.
statistics-won-computers = Victorias contra la IA: { $won } de { $played }{ $drawn ->
    [0] {""}
    [one] {" "}(y 1 primer puesto compartido)
   *[other] {" "}(y { $drawn } primeros puestos compartidos)
}.
statistics-by-seats = Por número de jugadores: { $told }.
statistics-seats = { $won } de { $played } con { $seats ->
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
   *[other] { $seats }
}
statistics-streak = Racha de victorias más larga: { $best }{ $current ->
    [0] {""}
   *[other] {" "}(la actual: { $current })
}.
statistics-rivals = Cara a cara (delante–detrás): { $rivals }.
statistics-rival = { $name } { $ahead }–{ $behind }{ $level ->
    [0] {""}
    [one] {" "}(1 empate)
   *[other] {" "}({ $level } empates)
}
statistics-answers = La mitad de las decisiones se tomó en menos de { $time }.
statistics-seconds = { $count ->
    [one] 1 segundo
   *[other] { $count } segundos
}
statistics-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
}
statistics-hours = { $count ->
    [one] 1 hora
   *[other] { $count } horas
}
statistics-days = { $count ->
    [one] 1 día
   *[other] { $count } días
}
statistics-luck-free = Sin azar: { $kind ->
    [ahead] { statistics-points } más que
    [behind] { statistics-points } menos que
   *[level] tantos puntos como
} la IA más fuerte con las mismas cartas ({ $count ->
    [1] 1 partida
   *[other] promedio de { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }, dispersión { $spread }
}).
statistics-points = { $mean ->
    [one] { $mean } punto
   *[other] { $mean } puntos
}
statistics-missing = -# { $count ->
    [one] Falta 1 partida
   *[other] Faltan { $count } partidas
} por analizar; vuelve a mirar en unos minutos.
statistics-button-show = Mostrar a todos
statistics-shown = Tus estadísticas ya están a la vista de todo el canal. Solo cuentan en ellas tus partidas en este servidor.
statistics-just-shown = Acabas de mostrar algo aquí. Vuelve a intentarlo en un minuto.
statistics-none-own =
    Aún no has terminado ninguna partida{ $game ->
        [all] {""}
       *[other] {" "}de { $game }
    }. Para crear una, usa { $commands }.
statistics-none-other = No hay nada que mostrar: { $name } no ha terminado ninguna partida de { $game } en este servidor ni contigo.
statistics-none-here = No has terminado ninguna partida de { $game } en este servidor.
statistics-hidden = { $name } no muestra sus partidas ni sus estadísticas a los demás.
statistics-hidden-own = Has elegido no mostrar tus estadísticas. Puedes cambiarlo en `/{ command-settings-name }`.
statistics-bot = Las IA no tienen estadísticas. Elige a una persona.

preference-invitations = Invitaciones
preference-invitations-help = Si te llegan; siempre puedes unirte a partidas por tu cuenta
preference-invitations-on = sí
preference-invitations-off = bloqueadas
preference-statistics = Estadísticas
preference-statistics-help = Los demás te ven en estadísticas, mejores resultados, ratings y clasificaciones
preference-statistics-on = visibles
preference-statistics-off = ocultas

command-stats = Muestra las estadísticas de tus partidas terminadas, o las de otra persona
command-stats-player = Las estadísticas de quién; si no lo indicas, las tuyas
command-stats-game = De qué juego; si no lo indicas, el que tenga más partidas terminadas
discord-help-stats = `/{ command-stats-name }`: Estadísticas de tus partidas terminadas

## Best results of a server, and games as a file

best-head = **Mejores resultados de este servidor: { $game }**
best-line = - { $result } · { $names } · { $day } · { $link ->
    [none] partida { $table }
   *[other] [partida { $table }]({ $link })
}
best-counted = -# { $kind ->
    [public] De partidas en canales que puede ver todo el servidor.
   *[own] De partidas en canales que puedes ver.
} No cuentan las partidas solo con invitación ni quienes ocultan sus estadísticas.
best-none = **Aquí aún no hay mejores resultados de { $game }.** { $source } `/{ $command } { command-new-name }` crea una partida.
best-none-public = No hay nada que mostrar: estos resultados son de canales que no puede ver todo el mundo.
best-shown = Los mejores resultados ya están a la vista de todo el canal. Son de este canal y de los que puede ver todo el servidor.
best-no-server = Cada servidor tiene sus propios mejores resultados. Usa este comando en un canal de un servidor con el bot.
best-button-file = Descargar tabla (CSV)
best-someone = alguien
best-managers = Solo quienes gestionan este servidor pueden descargar todas sus partidas. Las tuyas están en `/{ command-stats-name }`.
best-file = **{ $whose ->
    [own] Tus partidas de { $game }
   *[server] Partidas de { $game } en los canales de este servidor que puedes ver
}**, como tabla: { $count ->
    [one] 1 partida terminada
   *[other] { $count } partidas terminadas
}, una fila por jugador y partida. Se abre con cualquier hoja de cálculo.{ $older ->
    [yes] {" "}Solo caben las más recientes; faltan las anteriores.
   *[no] {""}
}
best-file-none = No hay ninguna partida terminada de { $game } en los canales que puedes ver.
best-file-large = Ese archivo sería más grande de lo que permite Discord. Avisa a quien administra el bot.

command-best = Muestra los mejores resultados de este servidor
command-best-game = De qué juego; si no lo indicas, el último que se terminó aquí
discord-help-best = `/{ command-best-name }`: Los mejores resultados de este servidor

lobby-button-compare = Comparar con la IA
compare-under-way = La IA más fuerte está jugando esta partida en tu lugar… { $percent } %
compare-points = Tu resultado en esta partida: **{ $own }**. La IA más fuerte la ha vuelto a jugar en tu lugar: **{ $points }**. { $difference ->
    [ahead] Ganas tú por { $by }.
    [behind] Gana ella por { $by }.
   *[level] Empate.
}
compare-means = { $others ->
    [0] Tenía las mismas cartas y el mismo clima, y no sabía más que tú.
   *[other] Tenía las mismas cartas y el mismo clima, y no sabía más que tú; los demás jugaron igual que en la partida y con cautela cuando ya no era posible.
}
compare-where = Así que la diferencia no se debe a la suerte. **{ lobby-button-review }** muestra qué decisiones tuyas te costaron más, y cuándo.
compare-not-yours = Esto es para los jugadores y solo al terminar la partida: muestra los puntos que habría hecho la IA en su lugar.
compare-left = Dejaste esta partida antes del final, así que no hay nada que comparar.

## Partidas para una sola persona: la diaria y la práctica

alone-begun-practice = **{ $game }: práctica** a partir de la partida { $origin }. El sorteo es el mismo y no cuenta para nada.{ $count ->
    [0] {""}
   *[other] {" "}Las IA juegan por los demás: { $names }.
} Para dejarlo: `/{ $command } { command-cancel-name }`.
alone-begun-daily = **{ $game }: partida diaria{ $number ->
    [none] {""}
   *[other] {" "}n.º { $number }
}**. Tienes un solo intento. Cuenta si terminas antes de medianoche, { $ends }.
alone-cancelled = Esta práctica de **{ $game }** ha terminado.
refusal-alone = { $kind ->
    [daily] La partida diaria es solo para ti, en tus mensajes directos.
   *[practice] La práctica es solo para ti, en tus mensajes directos.
} Para jugar con más gente, crea una partida en un canal de un servidor.
refusal-alone-over = A partir de ahí ya no te quedaba nada por decidir. Elige un momento anterior.
refusal-hints-later = En la partida diaria no hay pistas, para que sea igual para todos. Cuando termine, podrás analizarla.
refusal-sealed = Puede que otros aún estén jugando con este mismo sorteo, así que el registro sigue en secreto. Podrás verlo { $until }.
compare-practice = Las prácticas no se comparan con la IA. Para eso, abre la partida original.
discord-dm-opening = Preparando tu partida…
practice-button = Seguir desde aquí
practice-button-again = Otra vez
practice-open = Tu práctica de **{ $game }** está lista. Empieza con tu primera decisión de esa parte de la partida y no cuenta para nada. { $link ->
    [none] La tienes aquí abajo.
   *[other] **[Juégala en tus mensajes directos]({ $link })**
}
practice-seat = { $computer } juega por **{ $name }**.
practice-kept = -# Cuando termine, el bot la guarda { $days ->
    [one] un día
   *[other] { $days } días
} y luego la borra.
practice-points = Tu resultado en la partida { $origin }: **{ $before }**; esta vez: **{ $now }**.
practice-result = { $before ->
    [won] Ganaste la partida { $origin }
    [drew] La partida { $origin } acabó en empate
   *[lost] Perdiste la partida { $origin }
}; esta vez { $now ->
    [won] **has ganado**.
    [drew] **has empatado**.
   *[lost] **has perdido**.
}
practice-not-over = Podrás seguir jugando desde cualquier posición cuando la partida haya terminado.
practice-unknown = El bot no puede reproducir esta partida, así que no hay ninguna posición desde la que seguir.
practice-not-yours = Solo quienes jugaron la partida pueden seguir jugándola desde aquí, cada cual desde su puesto. La repetición puede verla cualquiera.

## Problemas

puzzle-head = **{ $game }: problema n.º { $number }** { $stars }{ $today ->
    [yes] {" "}· el de hoy
   *[no] {""}
}
puzzle-share = { $game }: problema n.º { $number } { $stars } { $helped ->
    [yes] resuelto con ayuda
   *[no] { $tries ->
        [one] resuelto al primer intento
       *[other] resuelto en { $tries } intentos
    }
}
puzzle-share-told = ¿Quieres compartirlo? Esta línea no desvela nada:
puzzle-easier = Dificultad { $grade } de { $most }. ¿Es tu primero? **{ puzzle-button-next }** abre uno más fácil.
puzzle-solved = **¡Resuelto { $helped ->
    [yes] con un poco de ayuda
   *[no] { $tries ->
        [one] al primer intento
       *[other] en { $tries } intentos
    }
}!**
puzzle-solved-before = Este ya lo has resuelto antes, { $tries ->
    [one] al primer intento
   *[other] en { $tries } intentos
}. Si lo juegas otra vez, no cambia nada.
puzzle-failed = { $tries ->
    [0] **Esta vez no ha salido.** Ya lo resolviste antes, así que no cuenta.
    [one] **Aún no está resuelto.** Era tu primer intento.
   *[other] **Aún no está resuelto.** Intentos hasta ahora: { $tries }.
}
puzzle-streak = Problemas del día resueltos seguidos: **{ $days }**
puzzle-first = La primera acción: { $action }
puzzle-solution = **La solución**
puzzle-stale = Ese botón ya no vale. Así está el problema ahora.
puzzle-begins-anew = El problema ha cambiado desde tu último intento, así que este empieza de cero.
puzzle-gone = Ese problema ya no existe. El comando `{ command-puzzle-name }` abre el de hoy.
puzzle-none = Este juego no tiene problemas. El comando `{ command-help-name }` dice qué sabe hacer el bot.
puzzle-list-head = **Problemas de { $game }**
puzzle-list-today = Problema de hoy: n.º { $number } { $stars }{ $solved ->
    [yes] {" "}· resuelto
   *[no] {""}
}
puzzle-list-solved = Resueltos: **{ $solved }** de { $count }{ $helped ->
    [0] {""}
   *[other] {" "}({ $helped } con ayuda)
}
puzzle-list-grade = { $stars } { $solved } de { $count } resueltos
puzzle-menu-grade = El siguiente de esta dificultad…
puzzle-button-again = Otra vez
puzzle-button-first = Ver primera acción
puzzle-button-solution = Ver solución
puzzle-button-list = Otros problemas
puzzle-button-back = Volver al problema
puzzle-button-today = Problema de hoy
puzzle-button-next = El más fácil
puzzle-button-random = Problema al azar
