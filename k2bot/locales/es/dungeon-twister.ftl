### Dungeon Twister: settings, setup, posts, status and refusals.

## Slash commands: descriptions

dungeon-command-board = Muestra el laberinto (solo lo ves tú)
dungeon-command-hand = Muestra tus cartas y fichas ocultas (solo las ves tú) u ofrece tablas
dungeon-command-orders = Elige qué responde el bot por ti cuando no estás (solo lo ves tú)

## Names of things

# As in English
dungeon-title = Dungeon Twister
dungeon-colour = { $seat ->
    [0] azul
   *[1] amarillo
}
dungeon-kind-cleric = Clérigo
# As in English
dungeon-kind-goblin = Goblin
dungeon-kind-mekanork = Mecanorco
dungeon-kind-thief = Ladrón
# As in English
dungeon-kind-troll = Troll
dungeon-kind-wallwalker = Pasamuros
dungeon-kind-warrior = Guerrero
dungeon-kind-wizard = Mago
dungeon-kind-armour = Armadura
dungeon-kind-potion = Poción
dungeon-kind-rope = Cuerda
dungeon-kind-sword = Espada
dungeon-kind-treasure = Tesoro
dungeon-kind-wand = Varita
dungeon-token = { $kind } { $colour ->
    [azul] azul
   *[other] { $sort ->
        [armour] amarilla
        [potion] amarilla
        [rope] amarilla
        [sword] amarilla
        [wand] amarilla
       *[other] amarillo
    }
}
dungeon-player = { $name } ({ $colour })
dungeon-room = sala { $room }
dungeon-level-beginner = principiante
dungeon-level-easy = fácil
# As in English
dungeon-level-normal = normal
dungeon-level-hard = difícil
dungeon-overlooks-beginner-card = -# { $name } juega como un principiante: siempre empieza por su carta de acción más alta. Pronto solo le quedarán bajas.
dungeon-overlooks-beginner-act = -# { $name } juega como un principiante: solo piensa en su propia salida. No bloquea la tuya ni ve venir tus ataques.
dungeon-overlooks-beginner-lay = -# { $name } juega como un principiante: en combate, siempre su carta más alta. La pista no cuenta con eso, pero tú puedes.

## Options of a new game

dungeon-option-goal = Objetivo
dungeon-option-goal-help = Con cuántos puntos se gana; 3 es una partida corta, o ventaja para un bando
dungeon-option-goal-5 = 5 puntos
dungeon-option-goal-3 = 3 puntos
dungeon-option-goal-blue = 3 para el azul, 5 para el amarillo
dungeon-option-goal-yellow = 5 para el azul, 3 para el amarillo
dungeon-option-dealt = Equipos y fichas
dungeon-option-dealt-help = Con reparto al azar se empieza enseguida; si no, cada uno elige y esconde lo suyo
dungeon-option-dealt-no = los jugadores eligen y esconden
dungeon-option-dealt-yes = repartidos al azar
dungeon-option-shown = Salas a la vista
dungeon-option-shown-help = Si las salas 1 y 8, una por bando, empiezan reveladas (solo con reparto al azar)
dungeon-option-shown-no = ninguna
dungeon-option-shown-two = salas 1 y 8
dungeon-option-first = Jugador inicial
dungeon-option-first-help = Quién empieza
dungeon-option-first-draw = por sorteo
dungeon-option-first-blue = el azul, que se unió primero
dungeon-option-first-yellow = el amarillo, que se unió después
dungeon-option-covered = Cartas jugadas
dungeon-option-covered-help = Boca abajo, como en la caja: solo queda a la vista la última carta de acción
dungeon-option-covered-yes = boca abajo
dungeon-option-covered-no = a la vista
dungeon-objection-option = Dungeon Twister no tiene un ajuste { $key } con el valor { $value }. Elige uno de la lista.
dungeon-summary-goal = { $goal ->
    [3] Se gana con 3 puntos
    [blue] El azul gana con 3 puntos, el amarillo con 5
    [yellow] El azul gana con 5 puntos, el amarillo con 3
   *[5] Se gana con 5 puntos
}
dungeon-summary-dealt = equipos y fichas ocultas al azar
dungeon-objection-shown = Solo puede haber salas a la vista desde el principio si todo se reparte. En los ajustes de abajo, pide que equipos y fichas se repartan al azar, o no elijas salas.
dungeon-summary-shown = a la vista, las salas { $rooms }
dungeon-summary-first = empieza { $first }
dungeon-summary-open = cartas jugadas a la vista

## Buttons

dungeon-button-board = Laberinto
dungeon-button-tall = Vista para teléfono
dungeon-button-wide = Ver en grande
dungeon-button-room = Sala { $room }
dungeon-button-orders = Respuestas fijas
dungeon-button-team = Confirmar equipo
dungeon-button-deal = Completar al azar
dungeon-button-unplan = Deshacer lo último
dungeon-button-lay-plan = Confirmar (si se llena: pregúntame)
dungeon-button-lay-elsewhere = Confirmar (si se llena: cualquiera)
dungeon-button-change-plan = Cambiar plan
dungeon-button-prepare = Preparar
dungeon-button-play = Jugar
dungeon-button-continue = Seguir el turno
dungeon-button-lay = Jugar carta de combate
dungeon-button-place = Llenar la sala
dungeon-button-to-team = Mi equipo
dungeon-button-to-hide = Mi plan de escondites
dungeon-button-to-card = Jugar una carta
dungeon-button-to-act = Ir a mi turno
dungeon-button-to-place = { dungeon-button-place }
dungeon-button-to-lay = Jugar carta de combate
dungeon-button-to-nothing = Estado

## Status

dungeon-head-setup = **Antes del primer turno.**
# $points: the action points left, or none where they aren’t told
dungeon-head = **Turno { $number }** · { $first } { $blue }–{ $yellow } { $second }{ $points ->
    [none] .
   *[other] { " " }· { dungeon-turn-left }
}
dungeon-cards = { $name }: { $actions ->
    [none] sin cartas de acción
   *[some] cartas de acción { $actions }
} · cartas de combate { $combat } · { $jumps ->
    [0] sin cartas de salto
    [one] 1 carta de salto
   *[other] { $jumps } cartas de salto
}
dungeon-cards-covered = { $name }: { $actions ->
    [0] sin cartas de acción
    [one] 1 carta de acción
   *[other] { $actions } cartas de acción
}{ $last ->
    [0] { "" }
   *[other] { " " }(última jugada: { $last })
} · { $combat ->
    [one] 1 carta de combate
   *[other] { $combat } cartas de combate
} · { $jumps ->
    [0] sin cartas de salto
    [one] 1 carta de salto
   *[other] { $jumps } cartas de salto
}
dungeon-you = tú
dungeon-now-team = Eligiendo equipo: { $names }.
dungeon-now-hide = { $you ->
    [yes] Te toca esconder una ficha.
   *[no] { $name } está escondiendo una ficha.
}
dungeon-now-turn = { $you ->
    [yes] Te toca
   *[no] Juega { $name }
}{ $points ->
    [0] {"."}
    [one] , con 1 punto de acción por gastar.
   *[other] , con { $points } puntos de acción por gastar.
}
dungeon-now-place = { $you ->
    [yes] Coloca las fichas en la { $room }.
   *[no] { $name } está colocando las fichas en la { $room }.
}
dungeon-now-lay = { $you ->
    [yes] Elige una carta de combate.
   *[no] { $count ->
        [one] Falta la carta de combate de { $names }.
       *[other] Faltan las cartas de combate de { $names }.
    }
}
dungeon-now-over = La partida ha terminado.

## Setup

# $step: before a team is chosen, then; held, while the mark of $name is chosen
dungeon-ask-team = **Mi equipo.** { $step ->
    [choose] Elige a la vez cuatro de tus ocho personajes: si cierras el menú con menos, no se guarda nada. Empiezan en las casillas marcadas de tu línea de inicio; los otros cuatro se esconden en las salas con tus seis objetos. Nadie ve tu equipo hasta que todo esté escondido.
    [held] Pulsa un personaje para que cambie de sitio con el { $name }, o elige un sustituto en el menú. Después, pulsa **{ dungeon-button-team }**.
   *[swap] Empiezan en las casillas de abajo. Pulsa una para intercambiar o sustituir a su personaje, o pulsa **{ dungeon-button-team }**.
}
dungeon-team-instead = Sustituir al { $name } por
dungeon-team-mark = { $square } · { $name }
dungeon-strength = velocidad { $speed } · fuerza { $combat } · { $power }
dungeon-power-cleric = cura a los heridos
dungeon-power-goblin = 2 puntos si sale
dungeon-power-mekanork = gira salas en ambos sentidos
dungeon-power-thief = abre rastrillos y cruza fosos
dungeon-power-troll = se cura solo
dungeon-power-wallwalker = atraviesa muros
dungeon-power-warrior = rompe rastrillos
dungeon-power-wizard = sobrevuela fosos y enemigos
dungeon-team-choose = Elige cuatro personajes
# $first: before any token has a room
dungeon-plan-head = **Mi plan de escondites.**{ $first ->
    [yes] { " " }Elige una ficha y pulsa la sala donde quieres esconderla. Tu rival solo ve su color. Se esconde una ficha cada vez, por turnos, pero puedes planear ya todas las tuyas: se esconderán en el orden en que las elijas.
   *[no] { "" }
}
dungeon-plan-hint = -# **{ talk-button-hint }** aparece aquí cuando te toca esconder una ficha: depende de las salas que queden.
dungeon-plan-next = En la próxima sala que pulses se esconde: **{ $token }**.
dungeon-plan-left = { $count ->
    [one] Una ficha aún no tiene sala.
   *[other] { $count } fichas aún no tienen sala.
}
dungeon-plan-complete = Todas tus fichas tienen sala. Hay el sitio justo para las fichas de los dos bandos, así que tu rival llenará antes algunas de estas salas. Entonces el bot puede **preguntarte** dónde escondes esa ficha o usar **cualquier sala** con sitio. Confirma tu plan de una forma u otra, o cámbialo.
dungeon-plan-blocked = { $count ->
    [one] Tu rival ha llenado una sala de tu plan: una ficha necesita otra sala.
   *[other] Tu rival ha llenado salas de tu plan: { $count } fichas necesitan otra sala.
}
dungeon-plan-laying = Tu plan está listo: ya hay { $hidden } de { $all } fichas escondidas. Te turnas con { $name } para esconderlas. { $elsewhere ->
    [yes] Si { $name } llena antes una sala, el bot elige otra al azar.
   *[no] El bot solo te pregunta otra vez si { $name } llena antes una sala.
}
dungeon-in-room = { $token } en la sala { $room }
dungeon-alt-planned = Planeado, en este orden: { $tokens }.
dungeon-alt-hidden = Ya escondido: { $tokens }.
dungeon-alt-free-places = Sitios libres: { $rooms }.
dungeon-alt-to-hide = { $name }: { $left }.
dungeon-alt-free-room = { $left } en la sala { $room }
dungeon-alt-hiding = { $shows ->
    [empty] Tus ocho personajes y tu línea de inicio, aún vacía
    [team] Tus ocho personajes; los elegidos están en tu línea de inicio
   *[rooms] Las salas boca abajo y tu línea de inicio
}.
dungeon-alt-unplaced = Por colocar: { $tokens }.
dungeon-alt-chosen = Elegido: { $token }.
dungeon-plan-room = Sala { $room } · sitio: { $left }
dungeon-plan-token = Elige otra ficha
dungeon-alt-team = En la línea de inicio, de arriba abajo: { $tokens }.
dungeon-orders-head = **Respuestas fijas.** El bot las usa cuando tienes algo que decidir durante el turno de tu rival, para que la partida no tenga que esperar. Solo las ves tú, y puedes cambiarlas o retirarlas cuando quieras.
dungeon-orders-card = Carta de combate: { $value }
dungeon-orders-place = Colocar una ficha: { $value }
dungeon-orders-ask = preguntarme y esperar
dungeon-orders-same = la misma que para todos los ataques
dungeon-orders-when = { $hours ->
    [0] enseguida
    [one] tras una hora
   *[other] tras { $hours } horas
}
dungeon-orders-drawn = elegir al azar { dungeon-orders-when }
dungeon-orders-far = elegir { dungeon-orders-when } la casilla más alejada de los personajes rivales
dungeon-orders-lay = { $which ->
    [lowest] tu carta más baja por encima de +0
    [zero] tu +0
    [middle] tu carta intermedia
   *[other] tu +{ $card }
} { dungeon-orders-when }
dungeon-orders-against = Si te ataca el { $token }: { $value }
dungeon-orders-for = Carta contra un atacante concreto…
dungeon-orders-for-head = **¿Qué carta de combate si te ataca el { $token }?** Tiene prioridad sobre la que hayas elegido para todos los ataques. Si ya no la tienes, se te preguntará.
dungeon-orders-pass = Tu próximo turno: tu carta de acción más baja y ninguna acción
dungeon-orders-hiding = Esconder tus fichas según lo planeado
dungeon-button-orders-pass = Pasar en mi próximo turno
dungeon-setup-goals = { $first } gana con { $goal } puntos; { $second }, con { $other }.
dungeon-setup-head = **Dungeon Twister: { $first } (azul) contra { $second } (amarillo).** Primero se eligen los equipos y después se esconde todo lo demás en las salas.

## A turn

dungeon-do-play = Carta de acción { $card }
dungeon-do-lay = Carta de combate +{ $card }
dungeon-do-draw = Aceptar las tablas
dungeon-do-hide = { $token } en la { $room }
dungeon-do-place = { $token } en { $square }
dungeon-do-jump = el { $character } salta por encima de { $pit } a { $square }
dungeon-do-wall = el { $character } atraviesa el muro hasta { $square }
dungeon-do-reveal = el { $character } revela la { $room }
dungeon-do-rotate = el { $character } gira la { $room } { $turn ->
    [right] a la derecha
   *[left] a la izquierda
}
dungeon-do-attack = el { $character } ataca al { $target }
dungeon-do-heal = el { $character } cura al { $target }
dungeon-do-fire = el { $character } dispara la varita contra el { $target }
dungeon-do-regenerate = el { $character } se cura
dungeon-do-gate = el { $character } abre o cierra un rastrillo
dungeon-do-break = el { $character } rompe un rastrillo
dungeon-do-drink = el { $character } bebe la poción
dungeon-do-end = Terminar el turno

## Posts

dungeon-chapter-setup = Preparación
dungeon-chapter-turn = Turno { $number }
dungeon-chapter-offer = Oferta de tablas
dungeon-chapter-end = El final
dungeon-turn-head = **Turno { $number } · { $name }**
dungeon-turn-call = { $mention }, te toca.
dungeon-score = { $first } { $blue }–{ $yellow } { $second }
dungeon-call-hide = { $mention }, { $hidden ->
    [0] te toca esconder: prepara tu plan.
   *[other] { $left ->
        [one] una de tus fichas necesita otra
       *[other] { $left } de tus fichas necesitan otra
    } sala{ $full ->
        [0] {""}
        [one] , porque ya hay una sala llena
       *[other] , porque ya hay { $full } salas llenas
    }.
}
dungeon-call-lay = ¡Combate! { $names }: a elegir carta de combate.
dungeon-setup-done = Ya está todo escondido.
dungeon-room-asks = { $mention }, te toca colocar en la { $room }: { $tokens }.
dungeon-offer = { $name } ofrece tablas a { $other }. La oferta vale hasta que { $other } termine un turno.
dungeon-offer-closed = { $name } ofreció tablas a { $other }. { $agreed ->
    [yes] { $other } aceptó.
   *[no] La oferta ha caducado.
}
dungeon-goes-on = { $mention }, tu turno continúa: { $points ->
    [one] te queda 1 punto de acción
   *[other] te quedan { $points } puntos de acción
}.
dungeon-end-head = **{ $result ->
    [won] { $name } gana
   *[draw] Tablas
}** { $reason ->
    [quiet] tras 40 turnos tranquilos.
    [nobody] porque ya nadie puede actuar.
    [resigned] porque { $other } abandonó.
    [agreed] de mutuo acuerdo.
   *[goal] con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } (objetivo: { $goal }).
}
dungeon-end-points = Puntos de { $name }: { $told }.
dungeon-end-source = { $points } { $source ->
    [goblin] por sacar al Goblin
    [treasure] por el tesoro
    [elimination] por eliminar enemigos
   *[exit] por salir del laberinto
}
dungeon-end-decisive = { $last ->
    [yes] El último turno, el { $number }, fue decisivo.
   *[no] { $name } fue por delante desde el turno { $number }.
}
dungeon-end-fate = { $fate ->
    [out] fuera del laberinto
    [dead] eliminados
   *[hidden] sin encontrar
}: { $names }
dungeon-end-fates = { $name } (objetivo: { $goal } puntos){ $some ->
    [yes] { " " }· { $told }
   *[no] { "" }
}.
dungeon-end-hidden = Siguen ocultas: { $tokens }.
dungeon-told-card = { $name } juega un { $card }.
dungeon-told-moved = El { $character } { $way ->
    [jump] salta de { $start } a { $square }
    [wall] atraviesa el muro de { $start } a { $square }
    [round] da una vuelta y regresa a { $square }
   *[move] se mueve de { $start } a { $square }
}{ $carries ->
    [yes] { " " }con { $sort ->
        [armour] la
        [potion] la
        [rope] la
        [sword] la
        [wand] la
       *[other] el
    } { $carried }
   *[no] { "" }
}
dungeon-told-left = El { $character } sale del laberinto{ $carries ->
    [yes] {" "}con { $sort ->
        [armour] la
        [potion] la
        [rope] la
        [sword] la
        [wand] la
       *[other] el
    } { $carried }
   *[no] {""}
}: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.{ $carries ->
    [lost] {" "}Se pierde { $sort ->
        [armour] la
        [potion] la
        [rope] la
        [sword] la
        [wand] la
       *[other] el
    } { $carried }.
   *[other] {""}
}
dungeon-told-revealed = El { $character } revela la { $room }. Dentro: { $tokens }.
dungeon-told-placed = { $name } coloca: { $tokens }.
dungeon-told-turned = El { $character } gira la { $room } { $turn ->
    [right] a la derecha
   *[left] a la izquierda
}.
dungeon-told-attack = El { $attacker } ataca al { $target }.
dungeon-told-bonus = { $side ->
    [attack] Espada
   *[defence] Armadura
} { $value }
dungeon-told-fight-card = carta { $value }
dungeon-told-side = { $colour }: { $parts } = **{ $sum }**
dungeon-told-fight = { $attack }; { $defence }. { $result ->
    [attacker] El ataque tiene éxito.
    [defender] El ataque fracasa.
   *[tie] Empate: no pasa nada.
}
dungeon-told-wounded = El { $character } queda herido.
dungeon-told-eliminated = El { $character } queda eliminado en { $square }{ $cause ->
    [pit] {" "}al caer al foso
    [wand] {" "}por la varita
    [carrier] {" "}mientras lo llevaban
   *[fight] {""}
}: 1 punto para { $name }{ $drops ->
    [yes] ; allí queda { $dropped }
   *[no] { "" }
}.
dungeon-told-lost = Se pierde lo que había en { $square }: { $token }.
dungeon-told-regenerated = El { $healer } se cura.
dungeon-told-healed = El { $healer } cura al { $character }.
dungeon-step-team = elegir equipo
dungeon-step-hide = esconder fichas
dungeon-step-lay = elegir carta de combate
dungeon-step-end = fin del turno
dungeon-step-offer = ofrecer tablas
dungeon-step-move = { $character } a { $square }
dungeon-step-gate = { $character } { $state ->
    [open] abre
    [broken] rompe
   *[closed] cierra
} el rastrillo entre { $sides-first } y { $sides-second }
dungeon-told-gate = El { $character } { $state ->
    [open] abre
    [broken] rompe
   *[closed] cierra
} el rastrillo entre { $sides-first } y { $sides-second }.
dungeon-told-potion = El { $character } bebe la poción y recibe { $points } puntos de acción propios.
dungeon-told-wand = El { $character } dispara la varita contra el { $target }.
dungeon-told-left-over = { $stuck ->
    [yes] { $name } ya no tiene ningún personaje que pueda actuar: el turno termina
   *[no] { $name } termina el turno
} con { $left ->
    [one] 1 punto de acción
   *[other] { $left } puntos de acción
} sin gastar.
dungeon-told-skipped = { $name } no tiene ningún personaje que pueda actuar, así que se salta su turno.
dungeon-told-draw = { $name } ofrece tablas.

## Refusals

dungeon-refusal-unreadable = En esta partida no hay nada llamado «{ $answer }». Usa los botones del último mensaje.
dungeon-refusal-nothing-to-hide = Ahora no tienes nada que esconder. Mira en el último mensaje cómo sigue.
dungeon-refusal-pass-now = Ahora es tu turno, así que ya no puedes pasarlo desde aquí. Juega una carta y termina tu turno.
dungeon-refusal-plan-incomplete = Algunas de tus fichas aún no tienen sala. Elígeles una o pulsa **{ dungeon-button-deal }**.
dungeon-refusal-not-seated = Eso solo pueden hacerlo los dos jugadores. Pero puedes ver el laberinto y las reglas.
dungeon-rule-no-such-seat = En esta partida solo hay dos jugadores.
dungeon-rule-not-awaited = Ahora no tienes nada que decidir. El último mensaje dice a quién le toca.
dungeon-rule-over = La partida ha terminado. El resultado está en el último mensaje.
dungeon-rule-offered = Ya has ofrecido tablas. Tu rival aún puede aceptarlas.
dungeon-rule-other-question = Ahora no puedes hacer eso. Mira tus opciones en el último mensaje.
dungeon-rule-team-size = Un equipo son cuatro personajes distintos. Elige exactamente cuatro.
dungeon-rule-not-yours = Ese personaje no es tuyo. Elige uno de los tuyos.
dungeon-rule-not-to-hide = No tienes que esconder esa ficha. Elige otra.
dungeon-rule-room-full = La sala { $slot } está llena. Elige otra.
dungeon-rule-no-such-card = No te queda ningún { $card }. Elige una de las cartas que se muestran.
dungeon-rule-card-too-high = Los primeros turnos son cortos: juega como mucho un { $highest }. Hasta que alguien juegue un 4, solo puedes superar en uno la carta más alta jugada.
dungeon-rule-other-token = Antes hay que colocar otra ficha, { $token }: las de una sala se colocan en un orden fijo.
dungeon-rule-not-free = { $square } no es una casilla vacía con suelo o engranaje en esta sala. Elige una de las iluminadas en la imagen.
dungeon-rule-not-in-play = El { $character } no está en juego. Elige un personaje que esté en una casilla.
dungeon-rule-no-points = El { $character } ya no tiene puntos de acción. Termina tu turno o deshaz una acción.
dungeon-rule-wounded = El { $character } está herido y no puede actuar. Tu Clérigo puede curarlo desde una casilla vecina, y otro personaje tuyo puede cargar con él.
dungeon-rule-healed = El { $character } se ha curado este turno y no puede actuar hasta que termine. Elige otro personaje.
dungeon-rule-move-over = Pisar la línea de inicio rival pone fin al movimiento, así que ya no puedes añadirle nada más.
dungeon-rule-too-far = Eso son más de { $speed } casillas, la velocidad de este personaje. Usa dos acciones.
dungeon-rule-no-square = No existe esa casilla. Las casillas se nombran con una letra y un número, de A1 a V10.
dungeon-rule-no-way = No hay camino abierto hasta { $square }. Los muros y los rastrillos cerrados cortan el paso, y en diagonal no se puede pasar. Elige otra casilla.
dungeon-rule-enemy = Un enemigo sano en { $square } corta el paso. Rodéalo o ataca.
dungeon-rule-pit = No puedes cruzar el foso de { $square }. Necesitas una cuerda, o que tu propio Ladrón esté allí.
dungeon-rule-pit-stop = No puedes detenerte en el foso de { $square }: solo puede tu Ladrón o quien tenga una cuerda. Sigue hasta una casilla más allá.
dungeon-rule-no-taking = No puedes tomar eso en { $square }. Tiene que estar en esa casilla, suelto o en manos de un personaje tuyo o de un enemigo herido, y ninguna casilla puede acabar con más de lo permitido.
dungeon-rule-free-hands = Ese personaje no lleva nada que dejar.
dungeon-rule-no-dropping = No puedes dejar eso en { $square }. En una casilla cabe un solo objeto, y el único objeto que se queda en un foso es la cuerda.
dungeon-rule-overfull = Así quedaría demasiado en { $square }. En una casilla cabe un personaje con un objeto, o dos del mismo bando, uno de ellos herido.
dungeon-rule-no-room = No puedes acabar un movimiento en { $square }. En una casilla cabe un personaje con un objeto, o dos del mismo bando, uno de ellos herido.
dungeon-rule-nothing-changed = Ese movimiento no cambiaría nada. Elige otra casilla u otro personaje.
dungeon-rule-no-jump = El { $character } no puede saltar así. Un salto necesita una carta de salto, pasa por encima de un foso en el que no haya ningún personaje y acaba en una casilla donde quien salta pueda detenerse, sin muros de por medio.
dungeon-rule-no-wall-step = El { $character } no puede atravesar un muro ahí. Solo puede el Pasamuros, hasta la casilla justo detrás de un muro si hay sitio, pero no a través de rastrillos ni hacia salas ocultas.
dungeon-rule-no-reveal = El { $character } no puede revelar esa sala. Tiene que estar junto a una sala oculta, sin muro en su propio lado.
dungeon-rule-no-rotation = El { $character } no puede girar esa sala así. Sobre un engranaje puede girar su propia sala o la gemela, según indican sus flechas. El Mecanorco puede girarlas en ambos sentidos.
dungeon-rule-no-attack = El { $character } no puede atacar así. El enemigo tiene que estar en una casilla vecina, sin muro de por medio y sin que nadie lo lleve a cuestas. Si este turno lo han herido o curado, tampoco se le puede atacar.
dungeon-rule-no-healing = El { $character } no puede curar así. El Clérigo cura a un herido de una casilla vecina sin muro de por medio, pero no a uno que alguien lleve a cuestas.
dungeon-rule-no-regeneration = El { $character } no puede curarse ahora: ni en el turno en que lo hieren ni mientras alguien lo lleve a cuestas.
dungeon-rule-no-portcullis = El { $character } no puede abrir ni cerrar ese rastrillo. El Ladrón tiene que estar a su lado, y el rastrillo no puede estar roto.
dungeon-rule-no-breaking = El { $character } no puede romper ese rastrillo. El Guerrero tiene que estar a su lado, y el rastrillo no puede estar ya roto.
dungeon-rule-no-potion = El { $character } no lleva ninguna poción.
dungeon-rule-no-shot = El { $character } no puede disparar ahí. El Mago tiene que llevar la varita, y el blanco tiene que ser el primer personaje en una línea recta y despejada.
dungeon-rule-news = No puedes planear más allá: antes tienes que hacer esa acción y ver qué se revela.

## Offline mode: the name of its channel, and the first post there

dungeon-greeting-channel = mazmorra
dungeon-greeting-welcome = **Te damos la bienvenida a las puertas de la mazmorra.**
dungeon-greeting-start = Pulsa abajo **{ lobby-button-start }** para jugar tu primera partida contra una IA.
dungeon-greeting-picture = Una partida de Dungeon Twister: salas con muros y personajes, y salas aún boca abajo.
