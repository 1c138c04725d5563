# The bot without Discord: the terminal, the simulated channel and the browser page around it.

offline-greeting =
    Esto es una simulación de Discord en tu propio equipo: sin cuenta, sin token, y no se envía nada a internet.
    Abre en tu navegador la página de un jugador. Si juegas por tu cuenta, te basta con la primera.
offline-player = {"  "}{ $name }: { $address }
offline-port = El puerto { $port } está ocupado, así que el bot ha elegido uno libre.
offline-connect =
    Pulsa Ctrl-C para parar. La próxima vez continúan las mismas partidas.
    Para jugar en Discord: crea una aplicación en https://discord.com/developers/applications, pon el token de su bot
    en la variable de entorno DISCORD_TOKEN y vuelve a iniciar el bot. docs/hosting.md explica cada paso.
offline-stopping = Parando. Todas las partidas están guardadas.

offline-topic = Una simulación de Discord en tu propio equipo
offline-hall = sala
offline-welcome = { $key ->
        [hall] **Aquí puedes jugar a cualquier juego:** escribe { $commands }. En **{ lobby-button-settings }**, «{ thread-option }» mueve la partida a un hilo y deja libre el canal.
       *[game] { $welcome }
    } Esto es una simulación de Discord en tu propio equipo: no se envía nada a internet.{ $alone ->
        [yes] { "" }
       *[no] { " " }Para jugar con otro nombre, elígelo arriba.
    }{ $found ->
        [game] { "" } La partida de abajo continúa donde la dejaste.
        [table] { "" } { $start }
        [over] { $key ->
            [hall] { "" }
           *[game] { "" } La última partida aquí ha terminado. Pulsa **{ lobby-button-rematch }** bajo el resultado o crea otra con `/{ $key } { command-new-name }`.
        }
       *[nothing] { $key ->
            [hall] { "" }
           *[game] { "" } No hay ninguna partida en este canal. Crea una con `/{ $key } { command-new-name }`.
        }
    }{ $learn ->
        [yes] { "" } ¿Es tu primera vez? Pulsa **{ course-button-learn }**.
       *[no] { "" }
    }{ $daily ->
        [yes] { "" } Para la partida del día, la misma para todo el mundo, escribe `/{ $key } { command-daily-name }`.
       *[no] { "" }
    }{ $others ->
        [none] { "" }
       *[other] { "" } Aquí hay más juegos: { $others }.
    }
offline-welcome-game = **Te damos la bienvenida a { $title }.**
offline-start = Pulsa abajo **{ lobby-button-start }** para jugar, o deja antes que se una más gente.

offline-page-direct = Mensajes directos
offline-nobody = No hay ningún jugador con este número. Para tener más jugadores, inicia el bot con --players y un número mayor.
offline-bad-request = El bot no puede leer esta petición, así que nada ha cambiado. Vuelve a cargar la página.
offline-page-changed = El mensaje cambió justo cuando pulsabas, así que tu pulsación no ha contado. Míralo de nuevo y elige.
offline-page-down = El bot no está en marcha. No se ha perdido nada: inícialo otra vez (make run) y esta página continuará sola.
offline-page-newest = Último mensaje (Alt+N)
offline-page-no-command = Ese comando no existe y no se ha enviado nada. Los que hay: { $name }
offline-page-others = Otros hilos
offline-page-outside = Este enlace lleva al Discord de verdad, que no forma parte de la simulación.
offline-page-gone = El mensaje de este enlace ya no se muestra aquí.
offline-page-unanswered = El bot aún no ha respondido. Su respuesta aparecerá aquí. Si no llega nada, busca el motivo en la terminal.

# What Discord itself says, in the simulation's page. Take Discord's own words.
offline-page-private = Solo tú puedes ver esto
offline-page-edited = { " " }(editado)
# Before the name of a command.
offline-page-used = { $name } ha usado{ " " }
offline-page-commands-only = Aquí puedes usar comandos
# $place: a channel, such as #k2.
offline-page-write = Escribir en { $place }
offline-page-send = Enviar
offline-page-options = OPCIONES
offline-page-no-option = Ninguna opción coincide
offline-page-members = MIEMBROS
offline-page-file = Elegir archivo
offline-page-viewer = Ver como
offline-page-conversation = Conversación
offline-page-earlier = Cargar mensajes anteriores
offline-page-empty = No hay mensajes en este canal.
offline-page-newer = Mensajes más recientes
offline-page-unread = Mensajes nuevos · ir al último
offline-page-message = Mensaje
offline-page-thinking = Pensando…
offline-page-picture = Imagen
offline-page-picture-close = Cerrar
offline-page-picture-zoom = Ampliar
offline-page-picture-fit = Ajustar a la ventana
offline-page-picture-pan = Imagen: ampliada, muévela con las flechas
offline-page-picture-previous = Anterior
offline-page-picture-next = Siguiente
offline-page-picture-original = Abrir en el navegador
offline-page-matching = OPCIONES PARA «{ $name }»
offline-page-optional = opcionales: +{ $name }
offline-page-bar = Jugadores y canales
offline-page-messages = Mensajes
offline-page-edited-at = Editado: { $name }
offline-page-file-contents = Contenido de { $name }
offline-page-file-more = Mostrar más o menos de { $name }
offline-page-file-download = Descargar { $name }
offline-page-unavailable = { $name }: no se puede mostrar la imagen
offline-page-send-key = Enviar (Intro)
offline-page-command-leave = Salir del comando
offline-page-commands = Comandos
offline-page-option-remove = Quitar { $name }
offline-page-required = { "" }, obligatoria
