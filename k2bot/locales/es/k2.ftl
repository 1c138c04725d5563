### K2: pages, posts, buttons, settings, refusals and rules.

## Slash commands: descriptions

k2-command-board = Muestra el tablero (solo lo ves tú)
k2-command-hand = Muestra tu mano (solo la ves tú) o elige cómo te llega
k2-command-orders = Muestra lo que has confirmado de antemano (solo lo ves tú) o retíralo

## The hand as a private message

k2-delivery-greeting = ¡Hola! Aquí te llegará tu mano cada mañana de una partida. Si hay alguna en marcha, enseguida verás la de hoy.
k2-delivery-on = A partir de ahora tu mano te llega cada mañana por mensaje directo, que se actualiza durante el día. Si hay alguna partida en marcha, la de hoy llega ahora mismo.
k2-delivery-off = Tu mano ya no te llega por mensaje directo. Durante una partida, pulsa **{ k2-button-hand }** en su último mensaje.

## Names of things

k2-title = K2
k2-climber = { $name } { $climber }
k2-space = { $space ->
    [base] campo base
    [summit] la cima
   *[other] { $space }
}
k2-place = { $space } · { $altitude } m
k2-place-facts = { $night ->
    [over] {""}
    [dies] sin más aire muere la próxima noche ·{" "}
   *[lives] aire tras la próxima noche: { $level } ·{" "}
}{ $room ->
    [-1] sin límite
   *[other] sitio para { $room } más
}
k2-card-movement = Marcha { $points }
k2-card-air = Aire { $points }
k2-card-rope = Cuerda { $up }/{ $down }
k2-card-rope-spoken = Cuerda ({ $up } al subir, { $down } al bajar)
k2-card-rope-up = Cuerda { $up }/{ $down } al subir
k2-card-rope-down = Cuerda { $up }/{ $down } al bajar
k2-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}

k2-level-beginner = principiante
k2-level-easy = fácil
# As in English
k2-level-normal = normal
k2-level-hard = difícil
k2-overlooks-beginner-choose = -# { $name } juega como un principiante: elige sus cartas solo para hoy y no mira el tiempo de mañana.
k2-overlooks-beginner-turn = -# { $name } juega como un principiante: sube sin guardar aire para la bajada. No dejes que te tiente a subir más.

## Buttons

k2-button-hand = Mi mano
k2-button-plan = Planear mi turno
k2-button-board = Tablero en texto
k2-button-picture = Tablero en imagen
k2-button-whole = Tablero completo
k2-button-tall = Vista para teléfono
k2-button-wide = Ver en grande
k2-first-goal = **K2 en pocas palabras.** Llevas a dos montañeros, A y B. Cada mañana eliges en secreto tres de tus seis cartas: las de Marcha y Cuerda mueven a tus montañeros por las líneas del tablero, y las de Aire les dan aire. { $players ->
    [one] Después tomas una ficha de riesgo y juegas tus tres cartas.
   *[other] Después se revelan todas. Quien tenga la suma de riesgo más alta toma una ficha de riesgo (si hay empate, nadie), y cada jugador, por turnos, juega sus tres cartas.
} Por la noche, la altitud y el mal tiempo quitan aire, y el montañero que baja de 1 muere. Después del día 18 puntúas por la casilla más alta a la que llegó cada montañero que siga con vida.
k2-first-tall = -# ¿Juegas sobre todo con el teléfono? Con `/{ command-settings-name }`, el tablero completo de todas tus páginas es vertical.
k2-button-rules = Reglas
k2-button-answer = Responder
k2-button-to-nothing = Estado
k2-button-to-choose = { k2-button-hand }
k2-button-to-turn = { k2-button-plan }
k2-button-to-pay = { k2-button-plan }
k2-button-to-token = { k2-button-answer }
k2-button-to-slide = { k2-button-answer }
k2-button-to-rescue = { k2-button-answer }
k2-button-commit = Confirmar
k2-button-change = Cambiar cartas
k2-button-keep = Dejar mis cartas
k2-button-token = Tomar { $value }
k2-button-air = { $card } para { $climber }
k2-button-finish = Terminar turno
k2-button-finish-anyway = Sí, terminar
k2-button-ahead = Confirmar para mi turno
k2-button-ahead-anyway = Confirmar de todos modos
k2-button-clear = Borrar todo
k2-button-other-cards = Otras cartas
k2-button-back-to-plan = Volver al plan
k2-button-back-to-rescue = Volver a la pregunta
k2-button-let-go = Guardar la carta
k2-button-people = Montañeros
k2-button-weather = Clima y riesgo
k2-button-low = Hasta 6000 m
# As in English
k2-button-6000 = 6000–7000 m
k2-button-7000 = Desde 7000 m

## Options of a new game

k2-option-side = Lado
k2-option-side-help = En el lado difícil los pasos cuestan más; la primera vez, mejor el fácil
k2-option-side-easy = fácil
k2-option-side-hard = difícil
k2-option-season = Estación
k2-option-season-help = En invierno los pasos pueden costar más; la primera vez, mejor el verano
k2-option-season-summer = verano
k2-option-season-winter = invierno
k2-option-family = Variante familiar
k2-option-family-help = Una vez por partida, puedes rescatar a un montañero que va a morir
k2-option-lenient = Límites amplios
k2-option-lenient-help = Por encima de 7000 m caben más montañeros; solo para cinco jugadores
k2-option-avalanche = Avalanchas
k2-option-avalanche-help = Dos losetas de clima traen avalanchas; la tienda propia protege
k2-option-off = no
k2-option-on = sí
k2-option-first = Jugador inicial
k2-option-first-help = Quién empieza el día 1
k2-option-first-draw = por sorteo
k2-option-first-seat = { $place ->
    [1] quien se una primero
    [2] quien se una en segundo lugar
    [3] quien se una en tercer lugar
    [4] quien se una en cuarto lugar
   *[5] quien se una en quinto lugar
}
k2-objection-lenient = Los límites amplios piden cinco jugadores y { $seats ->
    [one] solo hay uno
   *[other] solo hay { $seats }
}. Espera a que sean cinco o desactívalos en los ajustes de abajo.
k2-objection-first = Debería empezar el jugador { $place }, pero { $seats ->
    [one] solo se ha unido uno
   *[other] solo se han unido { $seats }
}. Espera a que se unan más o elige abajo otro jugador inicial.
k2-objection-option = K2 no tiene un ajuste { $key } con el valor { $value }. Elige uno de la lista.
k2-summary = Lado del tablero: { $side } · estación: { $season }
k2-summary-family = variante familiar: un rescate por jugador
k2-summary-lenient = límites amplios
k2-summary-avalanche = avalanchas
k2-summary-first = jugador inicial: { $first }

## Weather

k2-zones-6000 = entre 6000 y 7000 m
k2-zones-7000 = entre 7000 y 8000 m
k2-zones-8000 = por encima de 8000 m
k2-zones-low-6000 = por debajo de 7000 m
k2-zones-6000-7000 = entre 6000 y 8000 m
k2-zones-7000-8000 = por encima de 7000 m
k2-zones-6000-7000-8000 = por encima de 6000 m
k2-zones-low-6000-7000-8000 = en toda la montaña

k2-weather-clear = Esta noche está despejado.
k2-weather-air = Esta noche, quien esté { $zones } pierde { $air } de aire.
k2-weather-cost = Hoy, cada paso y cada tienda { $zones } cuesta { $cost } más.
k2-weather-both = Hoy, cada paso y cada tienda { $zones } cuesta { $cost } más, y esta noche quien esté allí pierde { $air } de aire.
k2-weather-avalanche = Esta noche cae una avalancha { $zones }: quien esté allí pierde 1 de aire y, sin tienda de su equipo en la casilla, resbala hacia abajo.
k2-weather-brief-clear = despejado
k2-weather-brief-air = −{ $air } de aire { $zones }
k2-weather-brief-cost = pasos +{ $cost } { $zones }
k2-weather-brief-both = −{ $air } de aire y pasos +{ $cost } { $zones }
k2-weather-brief-avalanche = avalancha { $zones }
k2-weather-today = Hoy: { $weather }.
k2-weather-tomorrow = Mañana: { $weather }.
k2-weather-day = { $count ->
    [1] día { $day }
    [2] días { $day } y { $last }
   *[other] días { $day } a { $last }
}: { $weather }

## Morning

k2-morning-head = **Día { $day } de { $days } · elige tres cartas**
k2-morning-head-forced = **Día { $day } de { $days } · { $players ->
    [one] juegas tus tres últimas cartas
   *[other] se juegan las tres últimas cartas
}**
k2-morning-last-cards = Esta noche se barajan otra vez las 18 cartas.
k2-morning-gains = Puntos nuevos: { $gains }.
k2-morning-gains-before = Puntos nuevos antes de eso: { $gains }.
k2-morning-gain = { $name } +{ $points }
k2-morning-first = Empieza { $name }.
k2-morning-ready = Listo: { $ready } · esperando a { $waiting }
k2-morning-waiting = Esperando a { $waiting }
k2-morning-all-ready = Todo el mundo ha elegido.
k2-morning-alone = { $waiting }, elige tus cartas.
k2-call-choose = { $names }: a elegir las cartas de hoy.
k2-crowded-full = Casillas llenas: { $spaces }.
k2-tokens-open = Fichas de riesgo boca arriba: { $tokens }; { $pile ->
    [0] no queda ninguna boca abajo.
    [one] queda 1 boca abajo.
   *[other] quedan { $pile } boca abajo.
}

## Hand

k2-hand-head = **Día { $day } de { $days } · elige { $count ->
    [one] una carta
    [3] tres cartas
   *[other] { $count } cartas
}**
k2-hand-head-committed = **Día { $day } · tus cartas están confirmadas**
k2-hand-head-read = **Tu mano · día { $day }, { $phase }**
k2-hand-nothing = Pulsa una carta para elegirla. Púlsala otra vez para devolverla.
k2-hand-committed = Puedes cambiarlas mientras alguien esté eligiendo.
k2-hand-too-late = Los demás ya han elegido, así que tu cambio llegó tarde. Cuentan las cartas que habías confirmado.
k2-hand-holds = Siguen confirmadas { $cards } mientras no confirmes otras.
k2-hand-today = Tus cartas de hoy: { $cards }.
k2-hand-held = En tu mano: { $cards }.
k2-hand-empty = No te quedan más cartas en la mano.
k2-hand-back = { $card } vuelve a tu mano: solo juegas { $count ->
    [one] una carta
    [3] tres cartas
   *[other] { $count } cartas
}.
k2-hand-reach = { $cards }: { $up ->
    [0] ningún punto de movimiento
    [one] 1 punto de movimiento
   *[other] { $up } puntos de movimiento
}, { $air ->
    [0] nada de aire
   *[other] { $air } de aire
}.
k2-hand-reach-rope = { $cards }: { $up ->
    [one] 1 punto de movimiento
   *[other] { $up } puntos de movimiento
} al subir o { $down } al bajar, { $air ->
    [0] nada de aire
   *[other] { $air } de aire
}.
k2-hand-missing = { $count ->
    [one] Elige una carta más.
   *[other] Elige { $count } cartas más.
}
k2-hand-commit = Pulsa **{ k2-button-commit }** para jugar estas cartas.
k2-hand-last = { $others ->
    [0] **{ k2-button-commit }** juega estas cartas al momento.
   *[other] Los demás ya están listos: **{ k2-button-commit }** revela las cartas al momento.
}
k2-push = Tu suma de riesgo es { $push }. Quien tenga la más alta toma una ficha de riesgo, salvo empate.
k2-push-alone = En solitario tomas una ficha de riesgo cada día, elijas las cartas que elijas.
k2-push-so-far = De momento, tu suma de riesgo es { $push }.
k2-push-counts = En la suma cuentan las cartas de Marcha y el primer número de las de Cuerda, pero no las de Aire.
k2-push-costs = Al final de tu turno, una ficha cuesta su número en puntos de movimiento sin gastar o en aire.
k2-push-others = { $odds ->
    [never] { $names } no { $count ->
        [one] puede
       *[other] pueden
    } superarte.
    [even] { $names } { $count ->
        [one] puede
       *[other] pueden
    } igualarte, pero no superarte.
   *[always] { $names } te { $count ->
        [one] superará
       *[other] superarán
    } con cualquier carta.
}
k2-push-chances = Probabilidad de superarte: { $chances }.
k2-push-chance = { $names } { $tenths ->
    [0] menos del 5 %
    [10] más del 95 %
   *[other] cerca del { $tenths }0 %
}

## Reveal and risk

k2-reveal-head = **Día { $day } · se revelan las cartas**
k2-reveal-cards = { $name }: { $cards }, suma de riesgo { $push }
k2-reveal-hardest = { $names } tiene la suma de riesgo más alta: { $push }.
k2-reveal-alone = Sin rivales en la montaña, { $names } tiene la suma de riesgo más alta: { $push }.
k2-reveal-tie = { $names } empatan con la suma de riesgo más alta, { $push }: nadie toma ficha de riesgo.
k2-ask-token = { $own ->
    [yes] Toma
   *[no] { $mention }, toma
} una de las fichas de riesgo boca arriba: { $tokens }. Al final de tu turno pagas esa cantidad con puntos de movimiento sin gastar o con aire.
k2-computer-token = { $name } está eligiendo una ficha de riesgo.
k2-token-taken = { $name } toma una ficha de riesgo de { $value }.
k2-token-only = Todas las fichas de riesgo boca arriba son de { $value }, así que { $name } toma una de ellas.
k2-token-replaced = { $taken } En su lugar sale otra de { $value }.

## Turns

k2-turns-head = **Día { $day } · comienza la escalada**
k2-turns-told = **Día { $day }**
k2-turn-head = **Día { $day } · { $name }**
k2-ask-turn = { $first ->
    [yes] { $mention }, empiezas tú.
   *[no] { $mention }, te toca.
}
k2-computer-turn = { $first ->
    [yes] Empieza { $name }.
   *[no] Le toca a { $name }.
}
k2-turn-last = { $players ->
    [one] Cae la noche.
   *[other] Ya han jugado todos. Cae la noche.
}
# Remarks on a turn, each at most once a game.
k2-remark-7000 = Por primera vez por encima de 7000 m. El aire empieza a faltar.
k2-remark-8000 = Por primera vez por encima de 8000 m. Cada bocanada cuenta.
k2-remark-summit = ¡La cumbre! Desde aquí, todos los caminos bajan.
k2-remark-squeeze = { $climber } se cuela junto a { $others } en { $space }. Mejor no mirar abajo.
k2-remark-breath = A { $climber } solo le quedaba 1 de aire. ¡Qué alivio!
k2-step-climber = { $climber } { $doings }
k2-step-stays = { $count ->
    [one] el montañero se queda donde está
   *[other] los dos montañeros se quedan donde están
}
k2-step-end = fin del turno
k2-step-cards = elección de cartas
k2-step-token = tomar una ficha de riesgo de { $value }
k2-step-rescue = rescatar a { $climber } y llevarlo a { $space }
k2-step-let-go = guardar la carta de rescate
k2-step-slide = resbalar a { $space }
k2-climber-does = { $climber } { $doings }.
k2-does-climb = sube: { $way }
k2-does-descend = baja: { $way }
k2-does-cross = va: { $way }
k2-way-spoken = desde { $start }{ $stops ->
    [0] { "" }
   *[other] { " " }por { $between }
} hasta { $end }
k2-does-gain = { $points ->
    [one] +1 punto
   *[other] +{ $points } puntos
}
k2-does-first = a la cima antes que nadie
k2-does-gains = ({ $gains })
k2-does-pitch = monta su tienda
k2-does-pitch-on = monta su tienda en { $space }
k2-does-air = gana { $points } de aire
k2-does-rest = descansa
k2-does-nothing = { $count ->
    [one] El montañero se queda donde está.
   *[other] Los dos montañeros se quedan donde están.
}
k2-risk-by-points = { $all ->
    [yes] { $count ->
        [one] 1 punto sin gastar ({ $cards })
       *[other] { $count } puntos sin gastar ({ $cards })
    }
   *[no] { $count } de los { $left } puntos sin gastar ({ $cards })
}
k2-risk-by-air = { $count } de aire de { $climber }
k2-risk-paid = Ficha de riesgo { $value }: se paga con { $sources }.
k2-risk-toll = Riesgo: { $sources }.
k2-risk-dropped = { $dropped ->
    [one] 1 punto de la ficha de riesgo no se puede pagar y se perdona.
   *[other] { $dropped } puntos de la ficha de riesgo no se pueden pagar y se perdonan.
}

## Status, for one reader

k2-now-head = **Día { $day } de { $days }**
k2-now-choose = Esperando las cartas de { $name }.
k2-now-turn = { $whose ->
    [own] Te toca.
    [ahead] Es el turno de { $name }. Mientras tanto, puedes planear el tuyo.
    [done] Ya has jugado tu turno. Ahora le toca a { $name }.
   *[some] Es el turno de { $name }.
}
k2-now-token = { $name } está tomando una ficha de riesgo.
k2-now-slide = Es de noche y { $name } tiene que decidir sobre un montañero.
k2-now-rescue = { k2-now-slide }
k2-now-out = Tus montañeros ya no están en la montaña. Aquí puedes seguir a los demás.
k2-now-day-over = El día { $day } ha terminado. Mira en el último mensaje cómo sigue.
k2-chapter-day = Día { $day }
k2-chapter-end = El final
k2-progress = Día { $day } de { $days }: { $phase }.

## Planner

k2-plan-head = **Día { $day } de { $days } · tu turno**
k2-plan-nothing = ¿Dónde { $count ->
    [one] pasará la noche tu montañero
   *[other] pasarán la noche tus montañeros
}? Elige en los menús{ $marks ->
    [new] ; la imagen señala las casillas con puntos nuevos.
    [deadly] . Los únicos puntos nuevos al alcance son mortales esta noche: la imagen los señala con una calavera.
    [none] . No hay puntos nuevos al alcance, así que la imagen señala las casillas más altas a las que puedes llegar.
   *[other] .
}{ $finish ->
    [yes] { " " }O pulsa **{ k2-button-finish }** para no moverte.
   *[no] { "" }
}
k2-plan-no-moves = Hoy ninguna de tus cartas puede mover a un montañero.{ $air ->
    [yes] { " " }Reparte el aire con los botones de abajo.
   *[no] { "" }
}{ $finish ->
    [yes] { " " }Pulsa **{ k2-button-finish }** cuando acabes.
   *[no] { "" }
}
k2-plan-left = Cartas que te quedan: { $cards }.
k2-plan-all-used = Has usado todas tus cartas.
k2-plan-level = { $climber } { $level }
k2-plan-night = Aire tras esta noche
k2-plan-tonight = { k2-plan-night }: { $levels }.
k2-plan-dies = **{ $climbers } { $count ->
    [one] moriría
   *[other] morirían
} esta noche.**
k2-plan-slides = { $climbers } { $count ->
    [one] resbalaría
   *[other] resbalarían
} a una casilla más baja.
# Air cards give a climber more than it can keep.
k2-plan-spilled = Nadie conserva más de 6 de aire durante la noche. Se pierde: { $levels }.
k2-plan-finish = Pulsa **{ k2-button-finish }** para jugarlo así y acabar.
k2-plan-dropped = Una parte de tu plan ya no es posible y se ha descartado.
# A planner or a hand was pressed that showed another plan or other cards.
k2-draft-changed = Has hecho cambios desde entonces, así que no se ha jugado nada. Ahora está así.
k2-plan-where = { $climber } en { $space }: ¿adónde va?
k2-plan-where-part = { $where } (otras formas, { $start }–{ $end } de { $count })
k2-plan-place = { $place }{ $gains ->
    [yes] { $points ->
        [one] { " " }· 1 punto
       *[other] { " " }· { $points } puntos
    }
   *[no] { "" }
}
k2-plan-facts = { $tonight }{ $paid ->
    [0] { "" }
   *[other] { " " }· riesgo: aire −{ $paid } ({ $payers })
} · { $cards }
k2-plan-all-cards = todas las cartas
k2-plan-place-tonight = aire { $level } mañana
k2-plan-place-dies = muere esta noche
k2-plan-by-way = { $space } por { $way }
k2-plan-pitch = Montar aquí la tienda
k2-plan-tent-here = { k2-plan-pitch }, { $space }
k2-plan-tent-there = { $space } con tienda
k2-plan-tent-behind = { $space }, dejando una tienda en { $tent }
k2-plan-more = Otras formas, con tienda o dando rodeos: { $count }…
k2-plan-all = Todos los destinos: { $count }…
k2-plan-best = Volver a los mejores destinos…
k2-plan-pay = Ficha de riesgo: pagas { $due }. ¿Cómo?
k2-plan-pay-way = Pagar con { $sources }
k2-plan-swap = { $climber }: { $way } con…
k2-plan-spare = { $spare ->
    [0] no sobra ningún punto
    [one] sobra 1 punto
   *[other] sobran { $spare } puntos
}
k2-plan-other-cards = Elige abajo otras cartas para un paso. Cada opción dice lo que sobra.
k2-plan-no-other-cards = Ninguna otra carta te lleva hasta allí.
k2-plan-ahead = **Día { $day } de { $days } · tu plan por adelantado**
    Es el turno de { $name }. { $confirmed ->
        [yes] **Tu plan está confirmado.** Se juega en cuanto llegue tu turno si cuesta lo mismo, acaba en los mismos sitios y nadie queda peor. Si no, se te pregunta. Solo tú ves esto.
       *[no] Lo que planees aquí se guarda. **{ k2-button-ahead }** lo juega en cuanto llegue tu turno, si nada ha cambiado hasta entonces. La **{ talk-button-hint }** muestra lo mejor que puedes hacer tal como están las cosas.
    }
k2-ahead-differs = **Tu plan confirmado no se ha jugado:** { $reasons }. Cámbialo o termina tu turno como siempre.
k2-ahead-full = { $space } ahora está lleno
k2-ahead-illegal = una parte ya no es posible
k2-ahead-places = acabaría en otro sitio
k2-ahead-cost = costaría otra cosa
k2-ahead-risk = el riesgo se pagaría de otra forma
k2-ahead-danger = la noche sería más dura para tus montañeros
k2-now-confirmed = Tu turno está planeado y confirmado.
k2-button-orders = Confirmar de antemano
k2-button-orders-lowest = Siempre la ficha de riesgo más baja
k2-button-orders-quiet = Día { $day }: ganar aire y quedarse
k2-orders-head = **Confirmado de antemano.** El bot juega por ti lo que figura aquí en cuanto toque, para que nadie tenga que esperar. Solo lo ves tú, y hasta entonces puedes retirarlo.
k2-orders-turn = Día { $day }: tu turno según lo planeado
k2-orders-quiet = Día { $day }: ganar aire y quedarse. Si así un montañero corre peligro o paga el riesgo con aire, se te preguntará.
k2-orders-quiet-failed = **Al final te toca decidir:** si solo ganas aire y te quedas, un montañero corre peligro o paga el riesgo con aire.
k2-orders-lowest = Si tienes que tomar una ficha de riesgo: la más baja
k2-orders-slide = Esta noche { $climber } resbala a { $space }
k2-orders-rescue = Esta noche rescatas a { $climber } y lo llevas a { $space }
k2-orders-let-go = Esta noche guardas tu carta de rescate
k2-orders-ask-slide = { $climbers } resbala esta noche. ¿Hacia dónde?
k2-orders-ask-rescue = { $count ->
    [one] { $climbers } moriría esta noche. ¿Usar la carta de rescate?
   *[other] { $climbers } morirían esta noche. ¿Usar la carta de rescate?
}
k2-sure-dies = { $count ->
    [one] ¿Terminar aunque { $climbers } muera esta noche?
   *[other] ¿Terminar aunque { $climbers } mueran esta noche?
}
k2-wasted-air = Desperdiciarías { $cards }.
k2-sure-air = { k2-wasted-air } ¿Terminar igualmente?
k2-sure-idle = No has planeado nada. ¿Dejar { $count ->
    [one] a tu montañero donde está
   *[other] a tus montañeros donde están
}?

## Hints

k2-hint-plan = **Pista para tu turno**
k2-hint-why-air = Sin más aire, { $climbers } { $count ->
    [one] moriría esta noche si no se mueve
   *[other] morirían esta noche si no se mueven los dos
}. Estas cartas dan { $air } de aire.
k2-hint-why-air-later = Sin más aire, la noche { $day } sería mortal ({ $sum }). Estas cartas dan { $air } de aire{ $reach ->
    [0] { "" }
    [one] { " " }y 1 punto de movimiento
   *[other] { " " }y { $reach } puntos de movimiento
}.
k2-hint-mind = Ojo con la noche { $day }: { $sum }, salvo que se mueva o reciba más aire.
k2-hint-why-kept = Así { $climber } sobrevive a la noche { $day } en { $space }. Si no: { $sum }.
k2-hint-tent = Tu tienda en { $space } da 1 de aire cada noche.
k2-hint-answer = **Pista: { $answer }**
k2-hint-brought = llevar a { $climber } a { $space }
k2-hint-token-least = Es la más barata: { $value ->
    [0] no cuesta nada
   *[other] { $value } de los { $points } puntos de movimiento de tus cartas, o aire
}. Una de { $other } costaría { $other }.
k2-hint-token-early = Hoy tus cartas tienen { $points } puntos, así que puedes permitirte la de { $value }, que después sale del juego. La de { $other } se queda para un día con menos puntos.
k2-hint-slide-lives = Vive más tiempo en { $space }. En otra parte, la noche { $day } sería mortal sin más aire ({ $sum }).
k2-hint-slide-air = Las noches son más llevaderas allí: la casilla da { $air } de aire.
k2-hint-slide-place = Desde { $altitude } m tiene las mejores opciones de seguir subiendo.
k2-hint-rescue = { $climber } conserva { $points ->
    [one] 1 punto, como si hubiera muerto,
   *[other] { $points } puntos en vez de 1
} { $days ->
    [0] al final
    [one] y tiene un día más para subir
   *[other] y tiene { $days } días más para subir
}. Amanece con aire 1{ $air ->
    [0] { "" }
   *[other] , y la casilla da { $air } más cada noche
}.
k2-hint-let-go = Un rescate solo salvaría { $points ->
    [one] 1 punto, lo mismo que vale un montañero muerto
   *[other] { $points } puntos
}, { $days ->
    [0] sin más días por delante
    [one] con un día por delante
   *[other] con { $days } días por delante
}{ $others ->
    [0] { "" }
   *[other] ; la carta aún puede salvar a tu otro montañero
}.
k2-hint-why-push = Te dan { $reach ->
    [one] 1 punto de movimiento
   *[other] { $reach } puntos de movimiento
}{ $air ->
    [0] { "" }
   *[other] { " " }y { $air } de aire
}, y con una suma de riesgo de { $push } lo más probable es que la ficha de riesgo se la lleve otro jugador.
k2-hint-why-only-air = Te dan { $air } de aire, y con una suma de riesgo de 0 lo más probable es que la ficha de riesgo se la lleve otro jugador.
k2-hint-why-furthest = Ninguna otra combinación te lleva más lejos: { $reach ->
    [one] 1 punto de movimiento
   *[other] { $reach } puntos de movimiento
}.
k2-hint-why-most-air = Ninguna otra combinación de tu mano da más aire: { $air }.
k2-hint-why-both = { $air ->
    [0] Te dan
   *[other] Juntas te dan
} { $reach ->
    [one] 1 punto de movimiento
   *[other] { $reach } puntos de movimiento
}{ $air ->
    [0] { "" }
   *[other] { " " }y { $air } de aire
}. Guardas { $kept } para más adelante.
k2-hint-today = Hoy, por ejemplo: { $plan } { k2-plan-tonight }
k2-hint-why-saved = Si no hicieras nada, { $climbers } { $count ->
    [one] moriría
   *[other] morirían
} esta noche.
k2-review-why-saved = Con tu turno, { $climbers } { $count ->
    [one] habría muerto
   *[other] habrían muerto
} esa noche.
k2-hint-loses = Aun así, { $climbers } no { $count ->
    [one] sobrevivirá
   *[other] sobrevivirán
} a la noche.
k2-hint-why-last = El último día ya no hay nada más que ganar, pero así no muere nadie.
k2-hint-why-points = Así ganas { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
k2-hint-why-strength = Hoy no ganas nada, pero te prepara para { $days ->
    [one] el último día
   *[other] los { $days } días que quedan
}.
k2-hint-why-beyond = { $deadly ->
    [yes] Los puntos nuevos al alcance son mortales esta noche
   *[no] Hoy no hay puntos nuevos al alcance
}{ $higher ->
    [yes] , pero así te acercas a ellos
   *[no] { "" }
}.
k2-hint-why-early = Los puntos pueden esperar: quedan { $days } días, y cada noche en lo alto cuesta aire.
k2-hint-why-settled = Con tus últimas cartas ya no puedes conseguir más puntos, así que solo queda sobrevivir.
k2-hint-why-weather = Los puntos pueden esperar: el pronóstico del día { $day } es { $weather }, y quedan { $days } días.

## Game review

k2-review-head = **Día { $day } · { $kind ->
    [cards] tus cartas
    [token] tu ficha de riesgo
   *[turn] tu turno
}**
k2-review-own = **Tú:** { $did }
k2-review-better = **IA más fuerte:** { $did }
k2-review-sums = Puntos de movimiento hacia arriba: { $reach } con tus cartas, { $better_reach } con las de la IA. Aire: { $air } con las tuyas, { $better_air } con las suyas.
k2-review-why = **Sus motivos en ese momento:** { $why }
k2-review-picture = -# La imagen muestra el turno de la IA.
k2-hint-token = tomar { $token }
k2-review-cost = La IA calcula que tu elección { $chance ->
    [0] te costó { $points ->
        [0] una parte de un punto
        [one] cerca de 1 punto
       *[other] cerca de { $points } puntos
    }
   *[other] redujo tus opciones de ganar en un { $chance } % aproximadamente
}. Solo sabía lo que sabías tú entonces.

## Night

k2-night-head = **Noche { $day }**
k2-person-line = **{ $name }** · { $told }
# $name: a player; $levels: the climbers’ air, as in “A 3 → 2, B 1”
k2-night-levels = { $name } { $levels }
k2-night-lost = Pierden aire: { $levels }.
k2-night-low = Con poco aire: { $levels }.
k2-night-calm = Nadie pierde aire.
k2-night-line = { $climber } en { $space }: aire { $sum } = { $after }
k2-night-same = { $climber } en { $space }: aire { $level }
k2-night-capped = { $climber } en { $space }: aire { $sum }{ $terms ->
    [0] { "" }
   *[other] { " " }= { $whole }
}, se queda en { $after }
k2-night-term = { $sign ->
    [minus] −
   *[plus] +
} { $points } { $what ->
    [space] por la casilla
    [tent] tienda
    [weather] clima
   *[avalanche] avalancha
}
k2-night-died = **{ $climber } no volverá de { $space }.**{ $before ->
    [one] { "" }
   *[other] { " " }Sus puntos bajan de { $before } a 1.
}
k2-night-slid = La avalancha arrastra a { $climber } desde { $start } hasta { $space }.
k2-night-rescued = Un equipo de rescate baja con vida a { $climber } desde { $start } hasta { $space }. Sus puntos bajan de { $before } a { $vp }.
k2-computer-slide = { $name } está decidiendo sobre un montañero.
k2-computer-rescue = { k2-computer-slide }
k2-ask-slide = { $mention }, la avalancha ha alcanzado a { $climbers }. Elige hacia dónde resbala.
k2-ask-rescue = { $mention }, { $count ->
    [one] { $climbers } se muere.
   *[other] { $climbers } se mueren.
} ¿Usas tu carta de rescate?
k2-tile-turned = Nuevo pronóstico: { $days }.

## Slides and rescues

k2-slide-head = **Noche { $day } · una avalancha ha alcanzado a { $climber } en { $space }**
    Elige hacia dónde resbala. El aire de esta noche ya está contado.
k2-slope = { $space }, { $altitude } m, { $room ->
    [-1] sin límite
    [0] llena, pero se puede resbalar hasta ella
   *[other] sitio para { $room } más
}
k2-rescue-head = **Noche { $day } · { $count ->
    [one] { $climbers } se muere
   *[other] { $climbers } se mueren
}**
    Tu carta de rescate salva a un montañero: va a una casilla por debajo de 6000 m con aire 1, y sus puntos bajan cuatro niveles. Solo tienes una carta de rescate.
k2-rescue-where = Llevar a { $climber } a…
k2-rescue-sure = ¿Guardar la carta y dejar morir a { $climbers }? { $count ->
    [one] Después ya no podrás salvarlo.
   *[other] Después ya no podrás salvarlos.
}

## Leaving

k2-resignation = Tus montañeros dejan la montaña y solo valen 1 punto cada uno.
k2-resigned-head = **{ $name } abandona la expedición.**
k2-resigned-climbers = { $count ->
    [one] Su montañero deja la montaña
   *[other] Sus dos montañeros dejan la montaña
}{ $tents ->
    [0] .
   *[other] ; sus tiendas se quedan.
}

## End

k2-end-head-days = **La expedición ha terminado: 18 días en la montaña**
k2-end-head-dead = **La expedición termina el día { $day }: la montaña tiene la última palabra**
k2-end-head-death = **La expedición termina el día { $day }: en solitario, la primera muerte pone fin a la partida**
k2-end-head-resigned = **La expedición termina el día { $day }**
k2-end-head-deserted = **La expedición termina el día { $day }: solo quedan las IA**
k2-end-winner = { $name } gana con { $total ->
    [one] 1 punto
   *[other] { $total } puntos
}.
k2-end-winner-summit = { $name } gana con { $total } puntos. { $others ->
    [one] { $other } tiene los mismos,
   *[other] Otros tienen los mismos,
} pero { $name } llegó antes a la cima.
k2-end-winner-left = { $others ->
    [one] { $other } ha abandonado
   *[other] Todos los demás han abandonado
}, así que { $name } gana con { $total ->
    [one] 1 punto
   *[other] { $total } puntos
}.
k2-end-lost = No ha vuelto nadie, así que todos comparten la victoria con { $total ->
    [one] 1 punto
   *[other] { $total } puntos
} por cabeza.
k2-end-shared = { $names } comparten la victoria con { $total ->
    [one] 1 punto
   *[other] { $total } puntos
} por cabeza.
k2-end-solo = { $total ->
    [one] 1 punto
   *[other] { $total } puntos
} en solitario en el K2. Título conseguido: **{ $title }**.
k2-end-solo-lost = Ningún montañero ha vuelto, así que te quedas con { $total ->
    [one] 1 punto
   *[other] { $total } puntos
}. Título conseguido: **{ $title }**.
k2-end-solo-left = { $name } ha suspendido la expedición con { $total ->
    [one] 1 punto
   *[other] { $total } puntos
}. Título conseguido: **{ $title }**.
k2-end-rating = Títulos de esta montaña: { $rating }.
k2-rating-top = { $title } ({ $least } o más)
k2-rating-between = { $title } ({ $least }–{ $most })
k2-rating-below = { $title } (menos de { $limit })
k2-title-himalaist = himalayista
k2-title-alpinist = alpinista
k2-title-crag-climber = senderista
k2-title-sailor = lobo de mar
k2-end-line = **{ $place }.º** { $name }, { $total ->
    [one] 1 punto
   *[other] { $total } puntos
}: { $fates }
k2-end-line-alone = { $name }: { $fates }
k2-fate-summit = { $climber } hizo cima{ $place ->
    [1] { " " }antes que nadie
   *[other] { "" }
}
k2-fate-alive = { $climber } sigue con vida y llegó a { $peak } m
k2-fate-rescued = { $climber } sigue con vida gracias al rescate y llegó a { $peak } m
k2-fate-died = { $climber } murió en { $space } la noche { $day }{ $peak ->
    [none] { "" }
   *[other] { " " }tras llegar a { $peak } m
}
k2-fate-resigned = abandonó la expedición
k2-decisive-death = { $alone ->
    [yes] La noche { $day } puso fin a la expedición
   *[no] La noche { $day } fue decisiva
}: { $climber } murió{ $lost ->
    [0] { "" }
    [one] , lo que costó 1 punto
   *[other] , lo que costó { $lost } puntos
}.
k2-decisive-lead = { $day ->
    [18] El último día fue decisivo: solo entonces { $name } se puso en cabeza.
   *[other] { $name } fue en cabeza desde el día { $day } hasta el final.
}
k2-decisive-thin = El mayor apuro fue la noche { $day }: { $climber } amaneció en { $space } con aire { $air }.

## Board as text

k2-board-head = **Tablero, día { $day } de { $days }: { $phase }**
k2-phase-selection = { $whose ->
    [own] elige tus cartas
    [some] faltan las cartas de { $names }
    [last] se juegan las 3 últimas cartas
   *[all] se eligen las cartas
}
k2-phase-risk = { $whose ->
    [own] toma una ficha de riesgo
   *[some] { $names } está tomando una ficha de riesgo
}
k2-phase-actions = { $whose ->
    [own] tu turno
   *[some] turno de { $names }
}
k2-phase-check = noche
k2-phase-over = la expedición ha terminado
k2-board-ahead = Pronóstico: { $days }.
k2-board-order = Orden de turno de hoy: { $names }.
k2-board-summit = Cimas hasta ahora: { $climbers }.
k2-board-acted = { $name } (ya jugó)
k2-board-acting = { $name } (ahora)
k2-board-plays = juega { $cards }
k2-board-person = **{ $name }**: { $facts }
k2-board-would-die = moriría esta noche
k2-board-tent = tienda en { $space }
k2-board-tent-carried = tienda sin montar
k2-board-risk = ficha de riesgo { $value }
k2-board-rescue = carta de rescate
k2-board-cards = { $hand } cartas en la mano, { $deck } en el mazo
k2-board-resigned = abandonó la partida
k2-board-computer = IA
k2-board-committed = cartas elegidas
k2-board-choosing = eligiendo cartas
k2-weather-head = **Clima y riesgo, día { $day } de { $days }**
k2-weather-line = Día { $day }: { $weather }.
k2-weather-hidden = Aún sin revelar: el clima de los días { $start } al { $days }, { $count ->
    [one] 1 loseta
   *[other] { $count } losetas
}.
k2-tokens-aside = Tomadas hasta ahora: { $tokens }.
k2-tokens-aside-some = { $count } × { $value }
k2-map-head-low = **Mapa, del campo base a 6000 m**
k2-map-head-6000 = **Mapa, de 6000 a 7000 m**
k2-map-head-7000 = **Mapa, de 7000 m a la cima**
k2-map-limit-low = En cada casilla caben { $count } montañeros; el campo base no tiene límite.
k2-map-limit-6000 = En cada casilla caben { $count } montañeros.
k2-map-limit-7000 = De 7000 a 8000 m: en cada casilla { $count ->
    [one] cabe 1 montañero
   *[other] caben { $count } montañeros
}.
k2-map-limit-8000 = Por encima de 8000 m: en cada casilla { $count ->
    [one] cabe 1 montañero
   *[other] caben { $count } montañeros
}.
k2-map-space = **{ $space }**: { $facts }
k2-map-altitude = { $altitude } m
k2-map-cost = cuesta { $cost }{ $extra ->
    [0] { "" }
   *[other] { " " }hoy
}
k2-map-air = aire { $air }
k2-map-up = sube a { $spaces }
k2-map-down = baja a { $spaces }
k2-map-standing = aquí: { $climbers }
k2-map-room = { $room ->
    [0] llena
   *[other] sitio para { $room } más
}
k2-map-tents = { $count ->
    [one] tienda de { $climbers }
   *[other] tiendas de { $climbers }
}

## Alt texts

k2-alt-board = El tablero el día { $day } de { $days }: { $phase }.
k2-alt-person = { $name }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}: { $climbers }.
k2-alt-lead = { $name } lidera por { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
k2-alt-shared-lead = Comparten la cabeza: { $names }.
k2-alt-cards = Cartas en la mano { $hand }, en el mazo { $deck }{ $some ->
    [yes] { ":" } { $names }
   *[no] { "" }
}.
k2-alt-rescue-all = Todos tienen carta de rescate.
k2-alt-rescue-used = Carta de rescate ya usada: { $names }.
k2-alt-ways = Caminos en el mapa: { $ways }.
k2-alt-way = { $climber } desde { $start }
k2-alt-computer = { $name } (IA)
k2-alt-climber = { $climber } en { $space }{ $metres ->
    [none] { "" }
   *[other] , { $metres } m
}{ $air ->
    [none] { "" }
   *[other] , aire { $air }
}
k2-alt-tonight = Aire tras la noche: { $levels }.
k2-alt-dead = { $climber } muerto
k2-alt-dying = { $climber } a punto de morir
k2-alt-hand = Tus cartas: { $cards }.
k2-alt-hand-chosen = Elegidas: { $cards }.
k2-alt-hand-committed = Confirmadas: { $cards }.
k2-alt-hand-sum = En total: { $up } al subir o { $down } al bajar, { $air } de aire, suma de riesgo { $push }.
k2-alt-begins = Empieza { $name }.
k2-alt-reveal = Las cartas del día { $day }.
k2-alt-turn = Tras el turno de { $name }.
k2-alt-died = { $climber } murió en { $space }.
k2-alt-slid = { $climber } resbaló desde { $start } hasta { $space }.
k2-alt-rescued = El rescate llevó a { $climber } desde { $start } hasta { $space }.
# Qué muestran las imágenes de los grandes momentos, tras su frase. $count: cuántos montañeros
k2-alt-hero-summit = A la luz del alba, en el punto más alto: { $count ->
    [one] una figura que agita una bandera.
   *[other] dos figuras con una bandera y un piolet en alto.
}
k2-alt-hero-death = Bajo el cielo nocturno, { $count ->
    [one] un piolet clavado en un montón de piedras, con una bufanda del color de su equipo.
   *[other] por cada uno, un piolet clavado en un montón de piedras, con una bufanda del color de su equipo.
}
k2-alt-hero-rescue = Al anochecer, un rescatador de gris se arrodilla al borde de un precipicio y sube a alguien de la mano.
k2-alt-hero-high = Con cuerda y piolet, los primeros pasos sobre la línea de los 8000 m; delante se alza la cima.
k2-alt-hero-avalanche = { $count ->
    [one] Una figura cae rodando
   *[other] Las figuras caen rodando
} por la ladera ante una enorme nube de nieve.
k2-alt-plan = El plan de { $name } para el día { $day }, en el mapa alrededor de tus montañeros.
k2-alt-plan-computer = El turno de la IA para { $name } el día { $day }, en el mapa alrededor de los montañeros.
k2-alt-plan-used = Cartas usadas: { $cards }.
k2-alt-plan-reach = Para { $climbers } (puntos, coste): { $spaces }.
# A space in a climber’s reach: in parentheses its points, if they are new, then what the way costs and takes.
k2-alt-plan-goal = { $space } ({ $points ->
    [0] { "" }
   *[other] { $points },{ " " }
}{ $cost }{ $air ->
    [0] { "" }
   *[other] , { $air } de aire por la ficha de riesgo
}{ $night ->
    [dies] , mortal esta noche
    [lives] { "" }
   *[other] , { $night } de aire por la mañana
}{ $stop ->
    [none] { "" }
   *[other] , solo de paso, porque el camino acaba en { $stop }
})
k2-alt-plan-reach-same = Para { $climbers }, sin puntos nuevos (coste): { $spaces }.
k2-alt-holds = La tienda resiste la avalancha: { $climbers }.
k2-alt-plan-nothing = Aún no hay nada planeado.
k2-alt-plan-climber = { $climber } acaba en { $space }: aire { $before }, tras la noche { $after }; puntos { $had }, luego { $points }.
k2-alt-short = Solo 1 de aire después de esta noche: { $climbers }.
k2-alt-gains = { $name } puede ganar puntos en: { $spaces }.
k2-alt-dead-before = Muertos en noches anteriores: { $climbers }.
k2-alt-night = Noche { $day }.
k2-alt-dead-tonight = { $count ->
    [one] Muere
   *[other] Mueren
}: { $climbers }.
k2-alt-dying-tonight = { $count ->
    [one] A punto de morir, aún se puede rescatar
   *[other] A punto de morir, aún se pueden rescatar
}: { $climbers }.
k2-rescue-price = { $climber }: { $before } puntos, { $after } tras un rescate.
k2-alt-slides = La avalancha alcanza a { $climber }. Falta elegir hacia dónde resbala: { $spaces }.
k2-alt-slides-to = La avalancha arrastra a { $climber } hasta { $spaces }.
k2-alt-caught = La avalancha ha alcanzado a { $climber } en { $space }. Puede resbalar a: { $slopes }.
k2-alt-night-person = { $name }: { $told }.
k2-alt-ranking = La clasificación.
k2-alt-chart-all = Un gráfico muestra la altitud de cada montañero { $days ->
    [one] en el único día
   *[other] en cada uno de los { $days } días
}.
k2-alt-chart-first = Un gráfico muestra día a día el ascenso ganador; detrás de las demás filas, siluetas pálidas muestran los otros.
k2-alt-chart-none = Detrás de cada fila, una silueta pálida muestra el ascenso día a día.

## Refusals

k2-refusal-not-seated = No estás en esta partida, así que no tienes cartas. Pero puedes ver el tablero y las reglas.
k2-refusal-no-climbers = Tus montañeros ya no están en la montaña, así que no eliges más cartas. Puedes seguir a los demás en el tablero.
k2-refusal-cards-closed = Las cartas de hoy ya están reveladas. Mira en el último mensaje cómo sigue.
k2-refusal-change-first = Tus cartas ya están confirmadas. Pulsa **{ k2-button-change }** para elegir otras.
k2-refusal-card-count = { $count ->
    [one] Elige exactamente una carta
   *[other] Elige exactamente { $count } cartas
} y pulsa **{ k2-button-commit }**.
k2-refusal-not-your-turn = No es tu turno. El último mensaje dice a quién le toca.
k2-refusal-no-such-use = No puedes usar tus cartas así. Pulsa **{ k2-button-plan }** para ver qué puedes hacer.
k2-refusal-asked = Eso lo decide { $name }. Verás el resultado en el canal.
k2-refusal-no-token = Ahora no tienes que tomar ninguna ficha de riesgo. Mira en el último mensaje cómo sigue.
k2-refusal-no-slide = Ahora no tiene que resbalar ninguno de tus montañeros. Mira en el último mensaje cómo sigue.
k2-refusal-no-rescue = Ahora ninguno de tus montañeros necesita un rescate. Mira en el último mensaje cómo sigue.
k2-refusal-answer-gone = Eso ya no es posible. Mira tus opciones en el último mensaje.
k2-refusal-cannot-pay = Ya no puedes pagar así la ficha de riesgo. Elige otra forma.
k2-refusal-unreadable = El bot no entiende «{ $answer }». Usa los botones del último mensaje.

## Refusals by the rules, by their code: the reason, then what to do

k2-rule-air-alone = Las cartas de Aire se usan de una en una. Elige solo una.
k2-rule-cannot-pay = Así ya no te queda con qué pagar la ficha de riesgo. Elige otra forma.
k2-rule-card-count = { $count ->
    [one] Elige exactamente una carta.
   *[other] Elige exactamente { $count } cartas.
}
k2-rule-card-used = Ya has usado { $card }. Elige una de las cartas que te quedan.
k2-rule-climber-dead = El montañero { $climber } ha muerto y no puede usar cartas. Elige al otro.
k2-rule-direction-first = Primero elige si usas la carta de Cuerda para subir o para bajar.
k2-rule-full = No queda sitio en { $space }. Puedes pasar por ahí, pero tienes que acabar en otra casilla.
k2-rule-no-cards = Primero elige qué cartas usas.
k2-rule-no-climbers = No te queda ningún montañero con vida, así que no tienes nada que decidir. Puedes seguir a los demás en el tablero.
k2-rule-no-direction = Una carta de Cuerda sirve para subir o para bajar, no para ambas cosas. Elige una de las dos.
k2-rule-no-points = Ninguna de esas cartas paga un paso o una tienda. Elige cartas de Marcha o Cuerda.
k2-rule-no-refuge = El montañero rescatado va a una casilla por debajo de 6000 m con sitio libre. Elige otra casilla.
k2-rule-no-slope = El montañero no puede resbalar hasta ahí. Elige una casilla más baja a una cuerda de distancia.
k2-rule-no-such-seat = Nadie ocupa ese puesto en esta partida.
k2-rule-no-such-token = Ninguna ficha de riesgo boca arriba tiene ese número. Elige una de las que están boca arriba.
k2-rule-no-use = Primero elige cartas para un montañero o termina tu turno.
k2-rule-not-awaited = Ahora no tienes nada que decidir. El último mensaje dice a quién le toca.
k2-rule-not-in-hand = Esa carta ya no está en tu mano. Pulsa **{ k2-button-hand }** para ver tus cartas.
k2-rule-not-joined = Ninguna cuerda lleva de ahí a { $space }. Elige otra casilla.
k2-rule-not-now = Ahora no puedes hacer eso. Mira tus opciones en el último mensaje.
k2-rule-over = La expedición ha terminado. La clasificación está en el último mensaje.
k2-rule-pay-first = Primero paga la ficha de riesgo.
k2-rule-resigned = Ya has abandonado esta expedición.
k2-rule-tent-pitched = Ese montañero ya ha montado su tienda, y las tiendas nunca se mueven.
k2-rule-tent-too-expensive = No te quedan puntos suficientes para una tienda en { $space }.
k2-rule-too-expensive = No te quedan puntos suficientes para llegar a { $space }.
k2-rule-use-does-nothing = Con esas cartas el montañero no puede dar un paso ni montar la tienda. Elige otras.
k2-rule-use-open = Un montañero sigue en camino. Termina primero ese movimiento.

## Rules pages, one message per topic

k2-rules-head = **Reglas · { $topic }**
k2-rules-player = { $seat ->
    [0] Ada
    [1] Bo
   *[other] Cy
}
k2-rules-title-overview = El juego en pocas palabras
k2-rules-title-setup = Preparación
k2-rules-title-cards = Elegir cartas
k2-rules-title-risk = Riesgo
k2-rules-title-moving = Moverse
k2-rules-title-ropes = Cartas de Cuerda
k2-rules-title-tents = Tiendas
k2-rules-title-air = Aire
k2-rules-title-weather = Clima
k2-rules-title-limits = Casillas llenas
k2-rules-title-points = Los puntos y la cima
k2-rules-title-night = La noche
k2-rules-title-end = Fin de la partida
k2-rules-title-solo = En solitario
k2-rules-title-family = Variante: familiar
k2-rules-title-avalanche = Variante: avalanchas
k2-rules-title-leaving = Abandonar la partida
k2-rules-title-bot = Cómo se juega aquí
k2-rules-title-rulings = Nuestras aclaraciones
k2-rules-title-sources = Fuentes

k2-rules-overview = Lleva a dos montañeros, A y B, hasta lo alto del K2 y mantenlos con vida durante 18 días.
    Cada día tiene cinco partes:
    {""}**1. Cartas.** Cada jugador elige tres cartas en secreto.
    {""}**2. Riesgo.** Se revelan todas las cartas. Quien tenga la suma de riesgo más alta toma una ficha de riesgo y tiene que pagarla. Si hay empate, nadie la toma.
    {""}**3. Turnos.** Empezando por el jugador inicial, cada cual usa sus tres cartas: Marcha y Cuerda para pasos y tiendas, Aire para el aire.
    {""}**4. Noche.** La altitud y el mal tiempo quitan aire; las casillas bajas y las tiendas lo dan. Un montañero con menos de 1 de aire muere.
    {""}**5. Mañana.** El siguiente jugador pasa a ser el inicial, llega el clima del nuevo día y se roban cartas nuevas.
    Los montañeros puntúan por la casilla más alta a la que han llegado y conservan esos puntos al bajar. Pero si uno muere, se queda en 1 punto. Gana quien sume más puntos entre sus dos montañeros.
    Los demás temas explican cada parte.
k2-rules-setup = Tus dos montañeros, A y B, empiezan en el campo base con 1 de aire y 1 punto. Cada uno tiene una tienda.
    Tienes tu propio mazo de 18 cartas. Se baraja y robas seis cartas, que son tu mano.
    Hay tres fichas de riesgo boca arriba, de 20, y también las losetas de clima de los días 1 a 6.
    Quién empieza se sortea, si quien organiza no ha elegido a nadie. Cada mañana empieza el jugador siguiente.
    Antes de empezar, quien organiza elige el lado del tablero (fácil o difícil), la estación (verano o invierno) y las variantes.
k2-rules-cards = Todos los jugadores tienen las mismas 18 cartas: diez de Marcha (1 1 1 1 1 2 2 2 3 3), tres de Cuerda (1/2, 1/3, 2/3) y cinco de Aire (0 1 1 2 3).
    La carta Aire 0 no hace nada. Elígela para guardar una carta mejor o para que tu suma de riesgo sea baja.
    Tienes seis en la mano, eliges tres cada día y robas otras tres cada noche. El mazo se agota tras cuatro noches, así que el día 6 juegas las tres que te quedan. Entonces se barajan otra vez las 18 para los seis días siguientes.
    Por eso cada carta sale exactamente una vez en seis días, y puedes deducir qué les queda a los demás.
    Puedes cambiar tu elección hasta que confirme el último jugador. Quien no tiene montañeros con vida no elige cartas.
    En la imagen se han elegido Marcha 3, Cuerda 1/3 y Aire 2: 4 puntos al subir o 6 al bajar, 2 de aire y una suma de riesgo de 4.
k2-rules-risk = Suma las cartas de Marcha que has elegido y los primeros números de las de Cuerda: esa es tu suma de riesgo. Las de Aire no cuentan.
    Quien tenga la suma más alta toma una de las tres fichas de riesgo boca arriba. Si hay empate, nadie. Quien juega en solitario o se queda sin rivales toma una cada día. Después la ficha sale del juego y se descubre otra, mientras queden.
    Hay 20 fichas: cuatro de 0, once de 1 y cinco de 2.
    Al final de tu turno pagas tantos puntos como indique la ficha, combinando como quieras:
    · puntos sin gastar de las cartas de Marcha y Cuerda que has usado,
    · puntos de las cartas que no has usado (el número mayor de una Cuerda; las de Aire también valen),
    · aire de un montañero que este turno se haya movido, haya montado la tienda o haya recibido aire de cartas.
    Al pagar con aire, este no puede bajar de 0. Si no puedes pagarlo todo, pagas lo que puedas.
    En la imagen, Ada tiene la suma de riesgo más alta, 5, y elige ficha. Las cartas de Aire de Bo y Cy no cuentan.
k2-rules-moving = En tu turno usas tus tres cartas en el orden que quieras, de una en una o varias juntas. Cada vez eliges un montañero y qué pagan las cartas: pasos, una tienda o aire.
    Un paso lleva al montañero por una cuerda hasta la casilla siguiente, hacia arriba o hacia abajo, y cuesta los puntos que esta indica. El mal tiempo puede encarecerlo.
    Si usas varias cartas juntas, se suman sus puntos. Cada carta se usa una vez y para un solo montañero: no puedes repartir sus puntos entre A y B.
    Un mismo montañero puede actuar varias veces en un turno. No tienes que moverte ni gastar todas tus cartas y puntos.
    En la imagen, A sube de a10 por b1 (cuesta 2) a b5 (cuesta 1) con Marcha 1 y Marcha 2. Aire 2 es para B.
k2-rules-ropes = Una carta de Cuerda tiene dos números. Al usarla eliges uno: el primero paga pasos hacia arriba (y tiendas); el segundo, pasos hacia abajo. Nunca paga pasos en el otro sentido.
    Si usas cartas de Cuerda y de Marcha juntas, la Cuerda paga primero los pasos en su sentido y la Marcha paga el resto.
    Subir es ir hacia la casilla de mayor altitud, aunque las dos parezcan estar a la misma altura. Las flechitas de las cuerdas apuntan hacia arriba.
    En la imagen, A sube a b2 (cuesta 2) con Cuerda 2/3 al subir, y B baja por b1 a a10 (cuestan 2 y 1) con Cuerda 1/3 al bajar.
k2-rules-tents = Cada montañero tiene una tienda para toda la partida. Puede montarla donde empieza, donde se detiene o por donde pasa, incluso en una casilla llena. Cuesta lo mismo que un paso a esa casilla (1 en el campo base), clima incluido. Se paga con cartas de Marcha o con el primer número de las de Cuerda.
    Las tiendas se quedan donde están. Cada noche, cada uno de tus montañeros en esa casilla gana 1 de aire, sin importar cuál de los dos la montó. Dos tiendas tuyas en una casilla siguen dando 1. Las tiendas de otros jugadores no te ayudan.
    La tienda de un montañero muerto se queda y sigue ayudando al otro.
    En la imagen, A usa Marcha 2 para dar un paso a b5 (cuesta 1) y montar allí la tienda (1 más). La tienda da 1 de aire desde la primera noche.
k2-rules-air = El aire mide lo bien que un montañero se ha adaptado a la altitud; el juego impreso lo llama aclimatación. Los dos montañeros empiezan con 1.
    Una carta de Aire suma su número al aire de un montañero. Durante tu turno, el aire puede pasar de 6 o quedarse en 0: nadie muere antes de la noche.
    Por la noche se hacen las cuentas. Lo que pase de 6 se pierde, y un montañero con menos de 1 de aire muere.
    En la imagen, A está en b6 con 1 de aire. La casilla y el clima quitan 1 cada uno, así que sin Aire 2 este montañero moriría esta noche.
k2-rules-weather = Cada loseta de clima abarca tres días y muestra dónde hace mal tiempo y qué efecto tiene.
    {""}**−1 o −2 de aire**: por la noche, quien esté en esa zona pierde esa cantidad.
    {""}**Pasos +1**: ese día, los pasos y tiendas en esa zona cuestan 1 más.
    La partida transcurre en verano o en invierno. Cada estación tiene seis losetas y se usan todas. Al empezar hay dos boca arriba, que abarcan seis días. Las siguientes se descubren los días 4, 7, 10 y 13.
    En la imagen es el día 2: por encima de 7000 m los pasos cuestan 1 más y la noche quita 1 de aire. También se ven los días 3 al 6. Los días 5 y 6 no conviene estar en lo alto.
k2-rules-limits = En cada casilla caben pocos montañeros, contando los de todos. Cuántos depende de la altitud y de cuántos jugadores empezaron la partida:
    {""}**Por debajo de 6000 m**: 2 con uno o dos jugadores, 3 con tres o cuatro, 4 con cinco.
    {""}**De 6000 a 7000 m**: 2 hasta tres jugadores, 3 con más.
    {""}**De 7000 a 8000 m**: 1 hasta dos jugadores, 2 con más.
    {""}**Por encima de 8000 m**: 1.
    Con cinco jugadores se puede elegir la opción *{ k2-option-lenient }*: así caben 3 entre 7000 y 8000 m y 2 por encima.
    Puedes pasar por una casilla llena, pero no detenerte en ella. Un montañero que no se mueve siempre puede quedarse. Las tiendas no ocupan sitio, y el campo base no tiene límite.
    En la imagen, el montañero A de Ada pasa por c1, donde ya está el de Bo y solo cabe uno, y se detiene en c3.
k2-rules-points = Cada montañero tiene los puntos de la casilla más alta a la que ha llegado, aunque solo haya pasado por ella. Bajar nunca los reduce.
    Las casillas más bajas valen 1 punto; la cima, 10. Tu puntuación es la suma de los dos montañeros.
    Un montañero que muere se queda en 1 punto. El bot recuerda quién hizo cima antes, porque eso desempata. Un montañero que después muere (o es rescatado, en la variante familiar) ya no cuenta para eso.
    En la imagen, A llega a la cima y tiene 10 puntos mientras viva.
k2-rules-night = El nuevo aire de cada montañero se calcula de una vez:
    aire + lo que da o quita la casilla + 1 por una tienda tuya en esa casilla − lo que quita el clima.
    Cada casilla tiene su propio valor, incluso a altitudes parecidas: **{ k2-button-whole }** los muestra todos.
    Por ejemplo, `3 − 1 por la casilla + 1 tienda − 1 clima = 2`.
    Lo que pase de 6 se pierde. Un montañero con menos de 1 muere y sale de la montaña, pero su tienda se queda.
    Después pasa a ser jugador inicial el siguiente en orden de turno que tenga un montañero con vida. Quien no tiene montañeros mira el resto de la partida.
    En la imagen, el montañero B de Ada está en c3 con 2 de aire. La casilla quita 1, el clima quita 1 y no hay tienda: B muere. A, más abajo y con tienda, sobrevive.
k2-rules-end = La partida termina tras la noche del día 18, o antes si no queda nadie con vida en la montaña.
    Gana la puntuación más alta. En caso de empate, gana quien tenga al superviviente que hizo cima antes. Si ningún superviviente llegó a la cima, quienes empatan comparten la victoria. Quien ha perdido a sus dos montañeros aún tiene 2 puntos.
    En la imagen gana Ada. El montañero B de Bo había llegado a d1, pero murió la última noche y pasó de 7 puntos a 1.
k2-rules-solo = Juegas con los límites de casilla para dos jugadores y tomas una ficha de riesgo cada día.
    La primera muerte pone fin a la partida al momento: sumas los puntos del otro montañero más 1. Un rescate (variante familiar) no cuenta como muerte.
    Tu puntuación te da un título, según el lado del tablero y la estación:
    { $ratings }
k2-rules-rating = { $side ->
    [hard] Lado difícil
   *[easy] Lado fácil
}, { $season ->
    [winter] invierno
   *[summer] verano
}: { $rating }
k2-rules-family = Cada jugador tiene una carta de rescate. Cuando uno de tus montañeros va a morir por la noche, puedes usarla: llévalo a cualquier casilla por debajo de 6000 m que no esté llena, con 1 de aire. Su tienda se queda donde está. Sus puntos bajan cuatro niveles en la serie 10, 7, 6, 5, 4, 3, 2, 1 (en el lado difícil, 10, 8, 7 y así sucesivamente), por ejemplo de 7 a 3, pero nunca por debajo de 1.
    Si tus dos montañeros van a morir la misma noche, solo puedes rescatar a uno.
    En la imagen, el montañero A de Ada va a morir en c3, pero aún se puede usar la carta de rescate.
k2-rules-avalanche = Dos de las seis losetas de clima se cambian en secreto por losetas con una avalancha en una zona.
    En una noche de avalancha, cada montañero de esa zona pierde 1 de aire. Si no hay ninguna tienda tuya en su casilla, además resbala por una cuerda hasta una casilla más baja. Si hay varias cuerdas, eliges cuál. Primero resbalan los montañeros que están más abajo. Pueden resbalar a casillas llenas.
    Para el aire de esa noche cuenta todavía la casilla desde la que resbalaron. Los montañeros que mueren esa noche no resbalan.
    En la imagen, la avalancha alcanza al montañero A de Ada en c1, que resbala a b6 o b7. El de Bo está a salvo en una tienda en c3.
k2-rules-leaving = Puedes abandonar en cualquier momento: tus montañeros dejan la montaña y bajan a 1 punto cada uno, y tus tiendas se quedan. Los demás siguen jugando. Si solo queda un jugador, gana al momento. Una partida en solitario simplemente termina.
k2-rules-bot = **{ k2-button-hand }** te muestra tus cartas solo a ti. Pulsa tres y después **{ k2-button-commit }**. Con **{ k2-button-change }** puedes elegir de nuevo mientras quede alguien por confirmar.
    Con **{ k2-button-plan }** eliges primero dónde pasará la noche un montañero. El bot toma las cartas que te dejan más puntos para subir; pulsa **{ k2-button-other-cards }** para elegir otras. Reparte las cartas de Aire con sus botones, comprueba qué pasará por la noche y pulsa **{ k2-button-finish }**. Hasta entonces nada es definitivo, y tu plan queda guardado aunque cierres el mensaje. Puedes planear y confirmar tu turno mientras juegan los demás.
    El tablero de los mensajes solo muestra lo que importa ahora, sin las casillas que quedan a más de unos dos días de todos. **{ k2-button-whole }** muestra todas las casillas, el aire y los puntos de todos y todo el clima conocido. **{ k2-button-board }** dice todo lo que muestra la imagen.
    Solo recibes una mención cuando tienes algo que decidir. Los botones antiguos siguen funcionando, o te dicen qué pulsar en su lugar.
k2-rules-sources = K2 es un juego de Adam Kałuża. Esta es una versión no oficial para jugar con tu gente: las reglas están contadas con nuestras palabras y todas las imágenes son nuestras.
    No teníamos todas las losetas de clima impresas, así que inventamos algunas en su estilo: { $tiles }. En las losetas de avalancha (con una A), la avalancha es como la impresa y los demás días son inventados.

## Offline mode: the name of its channel, and the first post there

k2-greeting-channel = expedición
k2-greeting-welcome = **Te damos la bienvenida al campo base.**
k2-greeting-start = Pulsa abajo **{ lobby-button-start }** para subir en solitario, o antes **{ lobby-button-add-computer }** si quieres compañía.
k2-greeting-picture = Una partida de K2: una montaña con cuerdas entre casillas numeradas, montañeros en algunas de ellas y, al lado, el clima y a quién le toca.

## Statistics

k2-career-alt = Estadísticas de { $name }: una montaña con los caminos de sus montañeros.
k2-career-summits = { $count ->
    [0] Nadie ha llegado aún a la cima.
   *[other] En la cima: { $count ->
        [one] 1 montañero
       *[other] { $count } montañeros en { $games ->
            [one] 1 partida
           *[other] { $games } partidas
        }
    }.
}
k2-career-zone = { $above ->
    [0] { $count } por debajo de 6000 m
    [6000] { $count } entre 6000 y 7000 m
    [7000] { $count } entre 7000 y 8000 m
   *[8000] { $count } por encima de 8000 m
}
k2-career-deaths = { $count ->
    [0] Nadie ha muerto en la montaña.
   *[other] Muertos en la montaña: { $count ->
        [one] 1 montañero ({ $where })
       *[other] { $count } montañeros ({ $where }){ $most ->
            [one] {""}
           *[other] , sobre todo el día { $day }
        }
    }.
}
k2-career-high = Noches superadas por encima de 8000 m: { $count }.
k2-career-risk = Fichas de riesgo: { $count ->
    [0] ninguna
    [one] 1, con un valor de { $sum }, pagada con { $points ->
        [one] 1 punto sin usar
       *[other] { $points } puntos sin usar
    } y { $air } de aire
   *[other] { $count }, con un valor de { $sum }, pagadas con { $points ->
        [one] 1 punto sin usar
       *[other] { $points } puntos sin usar
    } y { $air } de aire
}.
k2-career-way = Ruta favorita en el lado { $side ->
    [hard] difícil
   *[easy] fácil
}: { $way }.
k2-career-alone = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} en el lado { $side ->
    [hard] difícil
   *[easy] fácil
} en { $season ->
    [winter] invierno
   *[summer] verano
} ({ $title })
k2-career-alone-best = Mejores resultados en solitario: { $results }.
k2-best-source = Salen de partidas terminadas; quien abandonó no cuenta.
k2-best-points = Más puntos, lado { $side ->
    [hard] difícil
   *[easy] fácil
} en { $season ->
    [winter] invierno
   *[summer] verano
}: **{ $count }**
k2-best-table = Más puntos por persona en una partida: **{ $average }** ({ $total } entre { $seats })
k2-best-summits = Más montañeros en la cima en una partida: **{ $count }**
k2-best-ascent = Llegada más temprana a la cima: **día { $count }**
k2-best-stay = Estancia más larga de un montañero por encima de 8000 m: **{ $count ->
    [one] 1 noche
   *[other] { $count } noches
}**

k2-rules-rulings = Donde las reglas impresas callan o nuestras fuentes no coinciden, jugamos así:
    { $rulings }
k2-ruling-2 = Con avalanchas, nadie sabe hasta el final qué dos losetas de clima se han sustituido.
k2-ruling-4 = Quién empieza se sortea o lo elige quien organiza, y no quien estuvo hace menos en la montaña.
k2-ruling-5 = También se puede jugar en solitario con cartas de rescate.
k2-ruling-7 = Quien no tiene montañeros con vida conserva sus cartas y no participa hasta el final.
k2-ruling-9 = Según una de nuestras fuentes, nadie toma ficha de riesgo solo si *todas* las sumas son iguales. Según la otra y las reglas impresas, nadie la toma si la *más alta* está empatada. Seguimos estas. El último jugador con montañeros vivos toma una cada día.
k2-ruling-10 = Si las tres fichas de riesgo boca arriba son iguales, el bot toma una por ti.
k2-ruling-16 = En el campo base caben todos.
k2-ruling-17 = Quien muere o es rescatado pierde su puesto en el orden de llegada a la cima. Si vuelve a llegar, es el último.
k2-ruling-18 = Si no puedes pagar una ficha de riesgo entera, pagas lo que puedas, aunque hayas gastado tus puntos a propósito.
k2-ruling-19 = Nadie muere durante los turnos, ni con 0 de aire.
k2-ruling-20 = Dos de tus tiendas en una casilla dan 1 de aire, y la tienda de un muerto sigue ayudando.
k2-ruling-22 = Un montañero rescatado vuelve a empezar con 1 de aire, también en el campo base. Los rescates vienen después de todas las muertes y caídas, por orden de turno.
k2-ruling-26 = La partida también acaba cuando no queda nadie con vida.
k2-ruling-29 = Si abandonas, tus montañeros cuentan como muertos y tus tiendas se quedan. Si los demás han abandonado, gana el último jugador. Si solo quedan IA, la partida termina.
k2-ruling-40 = Si se acaba el tiempo antes de que elijas adónde se desliza un montañero, será la casilla más alta.
