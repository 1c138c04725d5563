### Dungeon Twister: the pages of a turn, alt texts and hints.
### All eight characters are masculine; of the objects, all but Tesoro are feminine.

## The panel of a turn

dungeon-turn-left = { $points ->
    [one] te queda **1 punto de acción**
   *[other] te quedan **{ $points } puntos de acción**
}
dungeon-turn-wounded = Heridos (no actúan hasta curarse): { $names }
dungeon-turn-healed = Curados este turno (no actúan hasta que termine): { $names }
# $sort: the sort of $name, for articles
dungeon-turn-spared = -# { $name }: { $healed ->
    [yes] curación
   *[no] herida
} en este turno, así que no se le puede atacar hasta que termine.
dungeon-turn-carried = -# { $name }: alguien lo lleva a cuestas, así que el Clérigo no puede curarlo hasta que lo deje en una casilla.
dungeon-turn-pit = -# No se puede cruzar { $count ->
    [one] el foso
   *[other] los fosos
} de { $squares }: { $jumps ->
    [0] no te quedan cartas de salto
   *[other] no hay casilla libre donde caer
}, y a pie hace falta una Cuerda o tu Ladrón.
dungeon-turn-last = -# Último punto de acción: { $fights ->
    [yes] { $reveals ->
        [yes] atacar o revelar una sala
       *[no] atacar
    }
   *[no] revelar una sala
} no se puede deshacer y termina tu turno.
dungeon-potion-left = Poción: { $points ->
    [one] 1 punto de acción
   *[other] { $points } puntos de acción
} solo para el { $character }.
dungeon-turn-planned = • { $line }
dungeon-turn-dropped = -# Tu plan ya no sirve, así que se ha borrado.
dungeon-turn-quiet = -# { $count } turnos seguidos sin un punto ni una sala nueva. Tras 40, gana la puntuación más alta; si empatan a puntos, son tablas.
# $leader: who wins then, or none
dungeon-turn-quiet-last = ⚠ Si en este turno no hay ni un punto ni una sala nueva, la partida acaba: { $leader ->
    [none] tablas
   *[other] gana { $leader }
}.
dungeon-turn-offered = { $name } ofrece tablas. Acéptalas en la página **{ dungeon-button-hand }** o sigue jugando sin más.
dungeon-ask-card = ¿Qué carta de acción juegas? Su número son los puntos de acción (PA) que recibes.
dungeon-card-too-high = -# { dungeon-rule-card-too-high }
dungeon-card-last = -# Es tu última carta de acción: después de este turno recuperas las cuatro.
dungeon-ask-who = ¿Quién actúa?
dungeon-ask-what = ¿Qué hace el **{ $name }**?
dungeon-ask-end = Has gastado tu último punto de acción. Pulsa **{ dungeon-button-end-turn }** o **{ talk-button-undo }**.
dungeon-rotate-ask = La imagen muestra cómo quedará. **Un giro es definitivo:** cuando pulses **{ $button }**, no podrás deshacerlo por tu cuenta{ $count ->
    [0] { "" }
   *[other] , ni lo que planeaste antes
}.{ $ends ->
    [yes] { " " }Además, termina tu turno.
   *[no] { "" }
}
dungeon-ask-over = { $outcome ->
    [won] ¡Con eso ganas la partida! Pulsa **{ dungeon-button-win }** o **{ talk-button-undo }**.
    [drawn] ⚠ Con eso la partida acaba en tablas. Pulsa **{ dungeon-button-end-turn }** o **{ talk-button-undo }**.
   *[lost] ⚠ ¡Con eso pierdes la partida! Pulsa **{ talk-button-undo }** si no es lo que quieres.
}
dungeon-sure-end = Perderás { $points ->
    [one] el punto de acción que te queda
   *[other] los { $points } puntos de acción que te quedan
}. ¿Terminar tu turno igualmente?

dungeon-who = { $loaded ->
    [yes] { $name } + { $load }
   *[no] { $name }
}{ $potion ->
    [0] { "" }
   *[other] { " " }({ $potion } PA)
}
dungeon-go-menu = ir a…
dungeon-go-to = { $character }: { dungeon-go-menu } ({ $most ->
    [1] 1
   *[other] 1–{ $most }
} PA, { $count ->
    [one] solo 1 casilla
   *[other] { $count } casillas a elegir
})
dungeon-go-to-area = { $character }: { dungeon-go-menu } ({ $area }, { $most ->
    [1] 1
   *[other] 1–{ $most }
} PA, { $count ->
    [one] solo 1 casilla
   *[other] { $count } casillas a elegir
})
dungeon-go-room = Ver { $area } ({ $count ->
    [one] 1 casilla
   *[other] { $count } casillas
})
dungeon-go-line-of = línea de inicio { $colour ->
    [azul] azul
   *[other] amarilla
}
dungeon-go-where = { $area ->
    [A] Línea de inicio azul
    [V] Línea de inicio amarilla
   *[room] Sala { $area }
}
dungeon-go-nearer = más cerca de la salida
# Whose way a rotated room changes: an own character’s, or an enemy’s
# $ap: action points in which an own character can then leave; 0 for an enemy that no longer can; “far” for neither
dungeon-go-way = { $ap ->
    [0] { $name } no podrá salir en su próximo turno
    [far] { $name } { $own ->
        [yes] más cerca de la salida
       *[no] más lejos de la salida
    }
   *[other] { $name } a { $ap } PA de la salida
}
dungeon-go-along = lleva consigo: { $name }
dungeon-go-tends = más cerca de los heridos
dungeon-go-away = lejos del enemigo
dungeon-go-line = { $back ->
    [yes] vuelve a { $square }
   *[no] { $square }
}{ $plain ->
    [no] { " " }· { $facts }
   *[yes] { "" }
}
dungeon-go-cost = { $points } PA
dungeon-go-ways = luego puedes elegir qué lleva
dungeon-goes-wins = gana la partida
dungeon-goes-out = sale del laberinto: { $points ->
    [0] sin puntos
    [one] 1 punto
   *[other] { $points } puntos
}
dungeon-goes-out-safe = el { $name } queda a salvo
dungeon-goes-out-lost = se pierde: { $name }
dungeon-goes-jump = { $count ->
    [one] gasta 1 carta de salto
   *[other] gasta { $count } cartas de salto
}
dungeon-goes-pit = se detiene en un foso
dungeon-goes-pit-roped = en un foso, con cuerda
dungeon-goes-falls = { $own ->
    [yes] ⚠ cae al foso: { $name }
   *[no] cae al foso: { $name } (1 punto)
}
dungeon-goes-gear = en un engranaje
dungeon-goes-beside = junto al { $name }
dungeon-goes-beside-wounded = junto al { $name } herido
dungeon-goes-reveals = junto a { $count ->
    [one] la sala oculta
   *[other] las salas ocultas
} { $rooms }
dungeon-how-line = { $goal } · { $way }
dungeon-how = { $goal }: elegir qué lleva…
dungeon-way-keeps = conserva { $thing }
# Whom a move takes or leaves: a character that’s carried is wounded.
# $sort: the sort of $name, for articles
dungeon-way-wounded = { $name } herido
dungeon-way-nothing = no recoge nada
dungeon-way-takes = { $form ->
    [added] { $partnered ->
        [yes] tomando
       *[no] recogiendo
    } { $sort ->
        [armour] la
        [potion] la
        [rope] la
        [sword] la
        [wand] la
        [treasure] el
       *[other] al
    }
   *[said] { $partnered ->
        [yes] toma
       *[no] recoge
    }{ $sort ->
        [armour] { "" }
        [potion] { "" }
        [rope] { "" }
        [sword] { "" }
        [wand] { "" }
        [treasure] { "" }
       *[other] { " " }al
    }
} { $thing }{ $partnered ->
    [yes] { " " }del { $partner }
   *[no] { "" }
}{ $square ->
    [there] { "" }
   *[other] { " " }en { $square }
}
dungeon-way-leaves = { $partnered ->
    [yes] { $form ->
        [added] dando { $sort ->
            [armour] la
            [potion] la
            [rope] la
            [sword] la
            [wand] la
            [treasure] el
           *[other] el
        }
       *[said] da{ $sort ->
            [armour] { "" }
            [potion] { "" }
            [rope] { "" }
            [sword] { "" }
            [wand] { "" }
            [treasure] { "" }
           *[other] { " " }el
        }
    } { $thing } al { $partner }
   *[no] { $form ->
        [added] dejando { $sort ->
            [armour] la
            [potion] la
            [rope] la
            [sword] la
            [wand] la
            [treasure] el
           *[other] al
        }
       *[said] deja{ $sort ->
            [armour] { "" }
            [potion] { "" }
            [rope] { "" }
            [sword] { "" }
            [wand] { "" }
            [treasure] { "" }
           *[other] { " " }al
        }
    } { $thing }
}{ $square ->
    [there] { "" }
   *[other] { " " }en { $square }
}
dungeon-way-swaps = { $form ->
    [added] cambiando { $left_sort ->
        [armour] la
        [potion] la
        [rope] la
        [sword] la
        [wand] la
        [treasure] el
       *[other] el
    }
   *[said] cambia{ $left_sort ->
        [armour] { "" }
        [potion] { "" }
        [rope] { "" }
        [sword] { "" }
        [wand] { "" }
        [treasure] { "" }
       *[other] { " " }el
    }
} { $left } por{ $form ->
    [added] { " " }{ $sort ->
        [armour] la
        [potion] la
        [rope] la
        [sword] la
        [wand] la
        [treasure] el
       *[other] el
    }
   *[said] { $sort ->
        [armour] { "" }
        [potion] { "" }
        [rope] { "" }
        [sword] { "" }
        [wand] { "" }
        [treasure] { "" }
       *[other] { " " }el
    }
} { $thing }{ $partnered ->
    [yes] { " " }con el { $partner }
   *[no] { "" }
}{ $square ->
    [there] { "" }
   *[other] { " " }en { $square }
}

## Suggested moves, one press each

dungeon-suggest-menu = Sugerencias rápidas para todos los personajes…
dungeon-suggest-card = { $points } PA: { $move }
dungeon-suggest-goal = { $character } { $back ->
    [yes] vuelve a { $square }
   *[no] a { $square }
}
dungeon-suggest-move = { $goal }{ $actions ->
    [one] { "" }
   *[other] { " " }({ $actions } PA)
}{ $plain ->
    [no] { " " }· { $facts }
   *[yes] { "" }
}{ $ap ->
    [0] { "" }
   *[other] { " " }· a { $ap } PA de la salida
}
dungeon-suggest-deed = { $character } · { $deed }{ $plain ->
    [no] { " " }· { $facts }
   *[yes] { "" }
}

dungeon-deed-reveal = Revelar la sala { $number }
dungeon-deed-rotate = { $which ->
    [own] Girar la sala { $number }
   *[twin] Girar la gemela, sala { $number }
} { $turn ->
    [right] ↻
   *[left] ↺
}
dungeon-deed-jump = { $out ->
    [yes] Salir de un salto por { $square }
   *[no] Saltar a { $square }
} (1 carta de salto)
dungeon-deed-wall = Atravesar el muro hacia { $square }
dungeon-deed-attack-whom = Atacar al { $target }
dungeon-deed-attack = { dungeon-deed-attack-whom } ({ $attack } contra { $defence }, más cartas)
dungeon-deed-heal = Curar al { $target }
dungeon-deed-regenerate = Curarse
dungeon-deed-gate = { $state ->
    [open] Cerrar
   *[closed] Abrir
} el rastrillo hacia { $square }
dungeon-deed-break = Romper el rastrillo hacia { $square }
dungeon-deed-drink = Beber la poción (+4 PA)
dungeon-deed-fire = Disparar al { $target }
dungeon-do-other = Más acciones ({ $count })

dungeon-button-card = { $points } PA
dungeon-button-win = Ganar la partida
dungeon-button-end-turn = Terminar turno
dungeon-button-end = { $over ->
    [yes] { dungeon-button-win }
   *[no] { dungeon-button-end-turn }{ $left ->
        [0] { "" }
        [one] { " " }(queda 1 PA)
       *[other] { " " }(quedan { $left } PA)
    }
}
dungeon-button-end-anyway = Sí, terminar
dungeon-button-back-to-turn = Volver al turno
dungeon-button-maze = Laberinto entero
dungeon-button-only-room = Solo la sala
dungeon-button-hand = Mi mano
dungeon-button-text = Laberinto en texto
dungeon-button-rules = Reglas
dungeon-button-draw = { $agrees ->
    [yes] Aceptar tablas…
   *[no] Ofrecer tablas…
}
dungeon-button-draw-sure = { $agrees ->
    [yes] Aceptar tablas
   *[no] Ofrecer tablas
}

## Warnings

dungeon-warns-pit = ⚠ Tu { $name } está en un foso sin cuerda: una herida ahí lo elimina.
dungeon-warns-exit = ⚠ En el próximo turno, el { $colour } puede salir del laberinto con { $names }{ $wins ->
    [yes] . **Con eso ganaría la partida.**
   *[no] .
}
dungeon-threat = Cerca de la salida: { $name }, a { $ap ->
    [one] 1 punto de acción
   *[other] { $ap } puntos de acción
}.
dungeon-threat-one = { $name } ({ $ap } PA, por { $square })
dungeon-warns-one = el { $name } ({ $ap } PA)

## Fights

dungeon-fight-side = { $role ->
    [attacks] Ataque
   *[defends] Defensa
}, { $name }: { $fighters } = **{ $sum }**
dungeon-fight-risk = Eliminación si pierde { $name }: { $who } ({ $count ->
    [one] 1 punto
   *[other] { $count } puntos
})
dungeon-fighter = { $name } { $value }{ $wounded ->
    [yes] { " " }(herido)
   *[no] { "" }
}
dungeon-list-plus = { $first } + { $second }
dungeon-plus = +{ $value }
dungeon-fight-choose = ¿Qué carta de combate juegas? Con ella empieza el ataque. Tu rival juega una sin ver la tuya; después ya no se puede deshacer.
dungeon-fight-last = Es tu último punto de acción, así que tu turno termina tras el combate.
dungeon-fight-lay = ¿Qué carta de combate juegas? Tu elección es definitiva. Las dos se revelan a la vez. La que juegues se pierde para siempre, salvo la +0.
dungeon-button-combat = +{ $value }{ $returns ->
    [yes] { " " }(se recupera)
   *[no] { $count ->
        [one] { "" }
       *[other] { " " }(quedan { $count })
    }
}

## Filling a room

dungeon-place-ask = **{ $token }**: ¿en qué casilla de la sala { $room } va?
dungeon-place-after = Después: { $tokens }.
dungeon-place-done = Ya en su sitio: { $tokens }.
dungeon-on-square = { $token } en { $square }
dungeon-place-other = Después { $name } coloca lo tuyo ({ $tokens }){ $points ->
    [0] .
   *[other] { " " }y tu turno continúa.
}
dungeon-place-final = -# Es lo último que colocas: tu elección es definitiva.
dungeon-place-end = Has colocado todo y has gastado tu último punto de acción. Pulsa **{ dungeon-button-end-turn }**, o **{ talk-button-undo }** para retirar lo último que has colocado.
# $token: the character that is placed
dungeon-place-exits = -# Junto a cada casilla: los PA que necesitaría el personaje para salir desde ahí, si ya hay salida.
# $out: the action points a character placed there needs to leave the maze, 0 if there's no way out or for an object
dungeon-place-square = { $gear ->
    [yes] { $square } ⚙
   *[no] { $square }
}{ $out ->
    [0] { "" }
   *[other] { " · " }{ $out } PA
}

## The hand

dungeon-hand-cards = { $whose ->
    [own] Tienes
   *[other] { $name } tiene
} cartas de acción { $actions }; cartas de combate { $combat }; { $jumps ->
    [0] ninguna carta de salto
    [one] 1 carta de salto
   *[other] { $jumps } cartas de salto
}.
dungeon-hand-covered = { $name } tiene { $actions ->
    [0] ninguna carta de acción
    [one] 1 carta de acción
   *[other] { $actions } cartas de acción
}{ $last ->
    [0] { "" }
   *[other] { " " }(última jugada: { $last })
}, { $combat ->
    [one] 1 carta de combate
   *[other] { $combat } cartas de combate
} y { $jumps ->
    [0] ninguna carta de salto
    [one] 1 carta de salto
   *[other] { $jumps } cartas de salto
}. Las demás cartas jugadas están boca abajo.
dungeon-hand-hidden = Tus fichas que siguen boca abajo:
dungeon-hand-in-room = Sala { $room }: { $tokens }
dungeon-hand-before-plan = -# Así está todo antes del turno que planeas: aún no ha ocurrido nada de él.
dungeon-hand-nothing-hidden = Ya no tienes fichas boca abajo.
dungeon-draw-stands = { $own ->
    [yes] Tu oferta de tablas vale hasta que { $name } termine un turno.
   *[no] { $name } ofrece tablas.
}
dungeon-draw-ask = { $agrees ->
    [yes] { $name } ofrece tablas. Si aceptas, la partida termina sin que gane nadie.
   *[no] ¿Ofrecer tablas a { $name }? La oferta vale hasta que { $name } termine un turno. Mientras tanto, sigues jugando.
}

## Maze as text

dungeon-text-seat = **{ $name }**
dungeon-text-standing = En juego: { $facts }.
dungeon-text-known = Boca abajo: { $facts }.
dungeon-text-out = Fuera de la partida: { $facts }.
dungeon-text-unknown = { $count ->
    [one] 1 ficha está
   *[other] { $count } fichas están
} boca abajo.
dungeon-text-token = { $name } { $square }{ $wounded ->
    [yes] { " " }(herido)
   *[no] { "" }
}{ $healed ->
    [yes] { " " }(curado este turno)
   *[no] { "" }
}{ $carries ->
    [yes] { " " }con { $thing }
   *[no] { "" }
}
dungeon-text-gone = { $name } { $why ->
    [exit] salió del laberinto
    [safe] está a salvo
    [scored] salió del laberinto
    [dead] eliminado
    [used] ya se usó
   *[other] se perdió
}
dungeon-text-down = Sala { $room }: boca abajo. Fichas dentro: azules, { $blue }; amarillas, { $yellow } (como mucho { $most }).
dungeon-text-up = Sala { $room }: { $gear }.
dungeon-text-gear = el engranaje en { $square }, número { $number }, la gira { $way ->
    [right] a la derecha
   *[left] a la izquierda
}; su gemela { $twin ->
    [0] sigue oculta
   *[other] es la sala { $twin }
}
dungeon-text-edges = Sus casillas van de { $first } a { $last }.
dungeon-text-gate = Rastrillo entre { $first } y { $second }: { $state ->
    [open] abierto
    [broken] roto
   *[closed] cerrado
}.
dungeon-text-square = { $square }{ $kind ->
    [pit] { " " }(foso)
    [gear] { " " }(engranaje)
   *[floor] { "" }
}: { $open ->
    [yes] lleva a { $ways }
   *[no] no lleva a ninguna parte
}{ $there ->
    [yes] . Encima: { $tokens }
   *[no] { "" }
}
dungeon-text-hidden-room = la sala oculta { $room }
dungeon-alt-turn = Turno { $number }{ $card ->
    [0] { "" }
   *[other] , carta { $card }
}.
dungeon-alt-score = { $first } { $blue } de { $blue-goal } puntos, { $second } { $yellow } de { $yellow-goal }.
dungeon-alt-no-card = Aún no hay carta de acción jugada.
dungeon-alt-no-points = No quedan puntos de acción.
dungeon-alt-laid = Carta de combate jugada: { $name }{ $card ->
    [hidden] { "" }
   *[other] , { $card }
}.
dungeon-alt-quiet = Turnos sin novedad: { $count } de { $of }.
dungeon-alt-winner = Gana { $name }.
dungeon-alt-news = { $colour }, { $now ->
    [yes] este turno
   *[no] último turno
}: { $told }.
dungeon-news-way = { $does ->
    [takes] { $name } de { $start } a { $square }, toma: { $taken }
    [leaves] { $name } de { $start } a { $square }, deja: { $left }
    [swaps] { $name } de { $start } a { $square }, cambia { $left } por { $taken }
    [carries] { $name } lleva { $burden } de { $start } a { $square }
    [jump] { $name } salta de { $start } a { $square }
    [wall] { $name } por el muro de { $start } a { $square }
   *[moves] { $name } de { $start } a { $square }
}
dungeon-news-there = { $does ->
    [takes] { $name } toma en { $square }: { $taken }
    [leaves] { $name } deja en { $square }: { $left }
   *[swaps] { $name } cambia en { $square } { $left } por { $taken }
}
dungeon-news-revealed = { $count ->
    [one] sala { $rooms } revelada
   *[other] salas { $rooms } reveladas
}
dungeon-news-turned = { $count ->
    [one] sala { $rooms } girada
   *[other] salas { $rooms } giradas
} { $way ->
    [right] a la derecha
    [left] a la izquierda
   *[half] 180°
}
dungeon-news-attack = ataque de { $name } contra { $target }
dungeon-news-fires = disparo de varita de { $name } contra { $target }
dungeon-news-dead = { $name } cae en { $square }: +1 para { $gains }
dungeon-news-left = { $name } sale del laberinto, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
dungeon-news-gate = rastrillo entre { $first } y { $second } { $state ->
    [open] abierto
    [broken] roto
   *[closed] cerrado
}

## Alt texts

dungeon-alt-characters = { $colour }: { $told }.
dungeon-alt-at = { $name } { $square }
dungeon-alt-loose = en el suelo { $things }
dungeon-alt-down = Salas boca abajo, con fichas azules y amarillas: { $rooms }.
dungeon-alt-down-room = { $room } con { $blue } y { $yellow }
dungeon-alt-down-empty = Salas boca abajo sin fichas: { $rooms }.
dungeon-alt-casts = Ante las salas, los ocho personajes de cada bando están cara a cara.
dungeon-alt-gears = Engranajes por sala: { $gears }.
dungeon-alt-gears-way = { $way ->
    [right] a la derecha
   *[left] a la izquierda
} { $gears }
dungeon-alt-gear = { $room } en { $square }
dungeon-alt-twins = Salas gemelas: { $rooms }.
dungeon-alt-cards = { $colour }: cartas { $actions }; combate { $combat }; saltos { $jumps }.
dungeon-alt-covered = { $colour }: cartas en mano: { $actions }{ $last ->
    [0] { "" }
   *[other] , última jugada { $last }
}; de combate: { $combat }; saltos { $jumps }.
dungeon-alt-gates = Rastrillos: { $gates }.
dungeon-alt-gates-state = { $state ->
    [broken] rotos
   *[open] abiertos
} { $gates }
dungeon-alt-marked = { $sign }: { $squares }.
dungeon-alt-hand = { $secret ->
    [yes] Cartas de combate de { $name }, una de ellas ya jugada
   *[no] Cartas de combate que le quedan a { $name }
}: { $cards }.
dungeon-alt-unseen = { $count } ocultas
dungeon-alt-carrier = { $fighter } con { $thing }
dungeon-now-leaving = Salidas posibles del laberinto { $when ->
    [now] ahora
    [turn] en este turno
   *[next] en el próximo turno
} ({ $partly ->
    [yes] hasta +{ $points }
   *[no] +{ $points }
}): { $names }.{ $wins ->
    [yes] { " " }Con eso ganaría la partida.
   *[no] { "" }
}
dungeon-alt-legend = { $name }: velocidad { $speed }, fuerza { $combat }
dungeon-alt-objects = Objetos: { $things }.
dungeon-alt-reach = Adónde puede ir el { $name } desde { $square }: { $count ->
    [one] 1 casilla, por 1 PA
   *[other] { $count } casillas, cada una por 1 PA
}.
dungeon-alt-farther = Con { $count } PA: { $squares }.
dungeon-alt-run = { $first } a { $last }
dungeon-alt-turned = La sala { $room } antes y después de girar.
dungeon-alt-before = Antes: { $things }.
dungeon-alt-after = Después: { $things }.
dungeon-alt-room = La sala { $room }, mientras se llena.
dungeon-alt-places = Fichas que coloca { $name }: { $tokens }.
dungeon-alt-free = Casillas libres: { $squares }.
dungeon-alt-there = Ya colocado: { $things }.
dungeon-alt-fight = El { $attacker } en { $here } ataca al { $target } en { $there }.
dungeon-alt-fighter = { $fighter } más { $bonus } por { $thing }
dungeon-alt-side = { $name }: { $fighters }, total { $sum }{ $shown ->
    [yes] ; con la carta +{ $card } suma { $total }
   *[no] { "" }
}.
dungeon-alt-tie = Empate: no pasa nada.
dungeon-alt-wins = { $name } gana el combate: { $losses }.
dungeon-alt-fight-points = +{ $points } para { $name }: ahora { $score } de { $goal } puntos.
dungeon-alt-loss = el { $name } { $loss ->
    [knocked-out] queda eliminado
   *[wounded] queda herido
}
dungeon-alt-sight = La línea de la varita desde el { $name } en { $here } hasta el { $target } en { $there }, que queda eliminado: 1 punto para { $gains }.
dungeon-alt-growth = Puntos por turno, { $name }: { $told }.
dungeon-alt-gain = { $points } en el turno { $turn } ({ $names })

## Refusals

dungeon-refusal-gone = Eso ya no es posible. Tus opciones ahora:
dungeon-refusal-no-way = Ahora no puedes llegar a { $square }. Elige otra casilla.
dungeon-refusal-no-attack = Ahora no puedes hacer ese ataque. Vuelve a tu turno para ver quién está a tu alcance.
dungeon-refusal-no-hand = No estás en esta partida, así que no tienes cartas. Pero puedes ver el laberinto y las reglas.
dungeon-refusal-no-draw = Ahora no puedes ofrecer ni aceptar tablas: ya las has ofrecido, o la partida no está en marcha.

## Tips for first-timers

dungeon-first-goal = **Dungeon Twister en pocas palabras.** Tus personajes deben cruzar el laberinto y salir por la línea de inicio rival: 1 punto cada uno, 2 el Goblin, y 1 más con un Tesoro. Cada enemigo eliminado vale también 1 punto. { $same ->
    [yes] Gana quien llegue antes a { $goal } puntos.
   *[no] Tú ganas con { $goal } puntos; tu rival, con { $other }.
}
dungeon-first-team = -# ¿Primera vez? El Ladrón es el más rápido, el Troll el que mejor pelea, y el Goblin vale 2 puntos si sale. No hay equipo malo.
dungeon-first-hide = -# ¿Primera vez? Quien revela una sala coloca sus personajes, así que esconde los tuyos donde vayas a llegar antes. Tus objetos siempre los coloca tu rival.
dungeon-first-leave = -# ¿Primera vez? Por las casillas de la línea de inicio rival se sale del laberinto: 1 punto, 2 por el Goblin y 1 más con un Tesoro.
dungeon-first-carry = -# ¿Primera vez? Un personaje que se detiene sobre un objeto se lo lleva. Para recoger o dejar cosas por el camino, usa el menú que aparece después.
dungeon-first-card = -# ¿Primera vez? Juegas una carta por turno. Prueba sin miedo: nada es definitivo hasta que terminas tu turno, revelas o giras una sala, o atacas.
dungeon-first-who = -# ¿Primera vez? Cada punto de acción puedes gastarlo en cualquiera de tus personajes. Elige uno para ver adónde puede ir.
dungeon-first-suggested = -# ¿Primera vez? Los botones verdes son sugerencias rápidas para cualquiera de tus personajes. **{ talk-button-hint }** piensa más allá.
dungeon-first-what = -# ¿Primera vez? Las casillas más claras de la imagen cuestan 1 PA. El menú tiene también las más lejanas, con lo que cuestan. Los botones hacen todo lo demás, y **{ talk-button-undo }** da marcha atrás en casi todo.
dungeon-first-reveal = -# ¿Primera vez? Nadie puede entrar en la sala oculta junto a tu personaje hasta que se revele. Si la revelas, tú colocas sus fichas, salvo tus propios objetos.
dungeon-first-rotate = -# ¿Primera vez? Sobre un engranaje puedes girar la sala un cuarto de vuelta, con todo lo que contiene, o girar su gemela. El botón te enseña antes el resultado: un giro es definitivo.
dungeon-first-attack = -# ¿Primera vez? Todo personaje sano que esté junto a un enemigo del combate se suma a él. El botón muestra los totales antes de las cartas.
dungeon-first-jump = -# ¿Primera vez? Un salto cruza un foso y gasta { $jumps ->
    [1] tu última carta de salto
   *[other] una de tus { $jumps } cartas de salto
}.
dungeon-first-end = -# ¿Primera vez? Ya has planeado todos tus puntos de acción. Ahora aún puedes deshacer; cuando termines el turno, ya no.
dungeon-first-place = -# ¿Primera vez? Elige una letra y luego la casilla: letras y números están en los bordes de la imagen. Puedes quitar fichas hasta que coloques la última. **{ talk-button-hint }** te dice dónde la pondría una IA.
dungeon-first-lay = -# ¿Primera vez? Cada bando juega una carta en secreto y las dos se gastan. Solo la +0 vuelve a la mano.
dungeon-first-tall = -# ¿Juegas sobre todo con el teléfono? Con `/{ command-settings-name }`, el laberinto de todas tus páginas es vertical.

## Hints

dungeon-review-head = **Turno { $number } · { $kind ->
    [card] tu carta de acción
    [lay] tu carta de combate
   *[act] lo que hiciste
}**
dungeon-review-own = Tú:
dungeon-review-better = IA más fuerte:
dungeon-review-cost = La IA calcula que tu elección te costó { $game ->
    [yes] una victoria
   *[no] { $points ->
        [one] alrededor de 1 punto
       *[other] alrededor de { $points } puntos
    }
}. Solo sabía lo que sabías tú entonces.
dungeon-hint-head = { $drawn ->
    [yes] **La IA más fuerte elige aquí al azar para que nadie la adivine. Esta vez:**
    [cards] **En los combates, la IA más fuerte varía sus cartas para que nadie la adivine. Esta vez:**
   *[no] { $wins ->
        [yes] **La IA más fuerte ganaría la partida así:**
       *[no] **La IA más fuerte haría esto:**
    }
}
dungeon-hint-then = **{ talk-button-take-hint }** planifica los pasos de arriba. El resto lo pulsas tú:
# $drawn: whether the answer was drawn at random, or a card from among several
dungeon-hint-why = { $drawn ->
    [no] Por qué
   *[other] A su favor
}: { $gain }{ $feared ->
    [yes] ; { $fear }
   *[no] { "" }
}.
# $fear: one of the dungeon-hint-fear-…, as a sentence of its own
dungeon-hint-risk = { $fear }.
dungeon-hint-gain-wins = con eso ganas la partida
dungeon-hint-gain-leaves = el { $character } { $by ->
    [jump] salta un foso y sale
    [wall] atraviesa un muro y sale
    [rope] cruza el foso con la Cuerda y sale
   *[walk] sale
}{ $loaded ->
    [yes] { " " }con { $target }
   *[no] { "" }
}: { $points ->
    [0] sin puntos, pero a salvo
    [one] 1 punto
   *[other] { $points } puntos
}
dungeon-hint-gain-shoots = el { $target } es el primero en la línea de la varita y queda eliminado: 1 punto
dungeon-hint-gain-eliminates = el { $target } queda eliminado: 1 punto
dungeon-hint-gain-fights = es un { $attack } contra { $defence } antes de las cartas y, si ambos bandos juegan bien, se gana { $chance ->
    [100] casi siempre
   *[other] en torno al { $chance } % de las veces
}; ganar { $prize }
dungeon-hint-prize-points = vale { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} (eliminación: { $who })
dungeon-hint-prize-wounds = causa heridas: { $who }
dungeon-hint-cost-points = le da al { $them } { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} (eliminación: { $who })
dungeon-hint-cost-wounds = solo te causa heridas: { $who }
dungeon-hint-gain-reveals = { $others ->
    [0] { $some ->
        [yes] colocas tus personajes de la sala { $room } ({ $own })
       *[no] después todos pueden entrar en la sala { $room }
    }
   *[other] colocas los personajes de la sala { $room }{ $some ->
        [yes] { " " }(tuyos: { $own })
       *[no] { "" }
    } y los objetos del { $them }
}
dungeon-hint-gain-heals = el { $target } puede actuar de nuevo desde tu próximo turno
dungeon-hint-gain-drinks = la Poción da al { $character } { $points } puntos de acción propios este turno
dungeon-hint-gain-takes = el { $character } { $thing ->
    [armour] se hace con la
    [sword] se hace con la
    [rope] se hace con la
    [wand] se hace con la
    [potion] se hace con la
    [treasure] se hace con el
   *[friend] carga con el
} { $target }, { $thing ->
    [armour] que suma 1 cuando lo atacan
    [sword] que suma 1 a cada ataque
    [rope] que sirve de puente sobre un foso
    [potion] que da 4 puntos de acción al beberla
    [wand] con la que el Mago puede eliminar al primer personaje de una línea
    [treasure] que da 1 punto más si sale del laberinto
   *[friend] que estará a salvo si lo saca
}
dungeon-hint-gain-opens = abre el rastrillo y { $then }
dungeon-hint-gain-opens-on = abre el rastrillo
dungeon-hint-gain-turns = con la sala { $room } girada, { $then }
# $step: an action that wouldn’t be possible otherwise
dungeon-hint-gain-turns-for = con la sala { $room } girada, esto es posible: { $step }
dungeon-hint-gain-blocks = el { $target } { $after ->
    [0] ya no puede salir (necesitaba { $before ->
        [one] 1 punto de acción
       *[other] { $before } puntos de acción
    })
   *[other] necesita { $after } PA en vez de { $before } para salir
}
dungeon-hint-gain-nears = { $by ->
    [jump] con un salto,{" "}
    [wall] por el muro,{" "}
    [rope] con la Cuerda sobre el foso,{" "}
   *[walk] { "" }
}{ $before ->
    [0] el { $character } tiene vía libre a la salida: le { $after ->
        [one] falta 1 punto de acción
       *[other] faltan { $after } puntos de acción
    }
   *[other] el { $character } necesita { $after } PA en vez de { $before } para salir
}
dungeon-hint-gain-approaches = el { $character } se acerca a su salida, aunque el camino sigue cerrado
dungeon-hint-gain-escapes = el { $attacker } ya no puede atacar a tu { $target } ({ $attack } contra { $defence } antes de las cartas)
dungeon-hint-gain-threatens = en tu próximo turno, el { $attacker } puede atacar a tu rival: { $target }, { $attack } contra { $defence } antes de las cartas
dungeon-hint-gain-readies = en tu próximo turno podrás revelar la sala { $room }
dungeon-hint-gain-shortens = el { $character } tiene menos camino hasta su salida
dungeon-hint-gain-lengthens = el { $target } tiene más camino hasta su salida
dungeon-hint-gain-lets-reveal = deja que el { $them } revele { $count ->
    [one] la sala
   *[other] las salas
} { $rooms }, porque { $count ->
    [one] está
   *[other] están
} en su camino a la salida
# $explained: whether $then says anything
dungeon-hint-gain-card = { $which ->
    [only] es la única carta de acción que puedes jugar ahora
    [lower] { $card ->
        [one] basta con 1 punto de acción
       *[other] basta con { $card } puntos de acción
    }
   *[highest] { "" }
}{ $which ->
    [highest] { "" }
   *[other] { $explained ->
        [yes] ;{" "}
       *[no] { "" }
    }
}{ $then }
dungeon-hint-gain-lays = { $reach ->
    [no] ninguna de tus cartas puede ganar esto, y así guardas las demás
    [none] llegas a { $total }, con lo que no ganas nada, pero guardas tus cartas más altas
   *[other] llegas a { $total }, lo que supera { $reach ->
        [all] todas las cartas que le quedan al { $them }
        [most] todo salvo { $unbeaten }
       *[some] solo { $beaten }
    }
}{ $returns ->
    [yes] { " " }y recuperas la +0
   *[no] { "" }
}{ $reach ->
    [no] { "" }
    [none] { "" }
   *[other] ; ganar { $prize }
}
dungeon-hint-cards = Tus cartas contra las que { $covered ->
    [yes] pueden quedarle al { $them }:
   *[no] le quedan al { $them }:
}
dungeon-hint-card = **{ $card }**: { $does }
# Several cards in a row, as in “beats +0…+4”
dungeon-hint-card-run = { $first }…{ $last }
dungeon-hint-card-beats = gana a { $all ->
    [yes] todas
   *[no] { $cards }
}
dungeon-hint-card-ties = empata con { $all ->
    [yes] todas
   *[no] { $cards }
}
dungeon-hint-card-loses = pierde contra { $all ->
    [yes] todas
   *[no] { $cards }
}
dungeon-hint-kept = { $returns ->
    [yes] La +0 no cuesta nada, y guardas tus otras cartas para otros combates.
   *[no] La { $card } se gasta (la IA la valora en { $points ->
        [one] 1 punto
       *[other] unos { $points } puntos
    }), y guardas { $cards } para otros combates.
}
dungeon-hint-gain-team = el { $fastest } (velocidad { $speed }) y el { $strongest } (fuerza { $combat }) pueden actuar desde tu primer turno
dungeon-hint-gain-hides-character = { $where ->
    [near] la sala { $room } toca tu línea de inicio, así que puedes revelarla antes que nadie y colocar al { $target }
    [far] desde la sala { $room }, al { $target } le queda una sola sala por cruzar
   *[middle] la sala { $room } está a medio camino, así que el { $target } tiene menos camino por delante
}
dungeon-hint-gain-hides-object = { $where ->
    [near] la sala { $room } toca tu línea de inicio, así que tu equipo tendrá cerca { $target ->
        [Tesoro] el
       *[other] la
    } { $target }
    [far] la sala { $room } toca la línea de inicio del { $them }, así que { $target ->
        [Tesoro] el
       *[other] la
    } { $target } quedará cerca de tu salida
   *[middle] la sala { $room } está a medio camino, así que tu equipo pasará cerca { $target ->
        [Tesoro] del
       *[other] de la
    } { $target }
}
dungeon-hint-gain-places-from = desde ahí, el { $target } necesita { $ap ->
    [one] 1 punto de acción
   *[other] { $ap } puntos de acción
} para salir
dungeon-hint-gain-places-best = { $own ->
    [yes] ninguna casilla libre está más cerca de la salida: el { $target } necesita { $ap ->
        [one] 1 punto de acción
       *[other] { $ap } puntos de acción
    } para salir
   *[no] ninguna casilla libre está más lejos de la salida: el { $target } necesita { $ap ->
        [one] 1 punto de acción
       *[other] { $ap } puntos de acción
    } para salir
}
dungeon-hint-gain-places-nearest = es la casilla libre más cercana a la salida, para cuando se abra el camino
dungeon-hint-gain-places-shut = desde ahí, el { $target } no puede salir
dungeon-hint-gain-places-gear = ahí, el { $target } queda sobre el engranaje y puede girar la sala { $room }
dungeon-hint-gain-places-blocks = ahí estorba el paso: el { $target } tiene más camino hasta su salida
dungeon-hint-gain-lies-near = quien más cerca queda de esa casilla es tu { $character }
dungeon-hint-gain-lies-far = ninguna casilla libre está más lejos de los personajes del { $them }
dungeon-hint-gain-lies-between = en conjunto, ninguna casilla libre está tan cerca de tus personajes y tan lejos de los del { $them }
dungeon-hint-gain-draw = { $stands ->
    [behind] vas por detrás, { $own }–{ $other }, y en peor posición: unas tablas son más de lo que puedes esperar
    [ahead] vas por delante, { $own }–{ $other }
   *[even] el marcador es { $own }–{ $other }{ $quiet ->
        [0] {""}
        [one] , no pasó nada en el último turno
       *[other] , no pasó nada en los últimos { $quiet } turnos
    }, y no puedes esperar más
}
dungeon-hint-declined-draw = Rechazaría las tablas: { $stands ->
    [ahead] vas por delante, { $own }–{ $other }
   *[other] con { $own }–{ $other }, tu posición es lo bastante buena para seguir jugando
}.
dungeon-hint-fear-leaves = pero el { $character } podría salir en el próximo turno ({ $ap } PA){ $more ->
    [0] { "" }
   *[other] , y no sería el único
}{ $wins ->
    [yes] , y ganaría el { $them }
   *[no] { "" }
}
dungeon-hint-fear-attacked = pero el { $attacker } podría atacar a tu { $target }{ $points ->
    [0] { "" }
   *[other] { $wounded ->
        [yes] {" "}herido
       *[no] { "" }
    }
}, { $attack } contra { $defence } antes de las cartas{ $points ->
    [0] { "" }
    [one] , por un punto
   *[other] , por { $points } puntos
}{ $wins ->
    [yes] , y ganaría el { $them }
   *[no] { "" }
}
dungeon-hint-fear-gives-way = pero abre un camino: el { $target } { $before ->
    [0] ya puede salir ({ $after } PA)
   *[other] necesita { $after } PA en vez de { $before } para salir
}
dungeon-hint-fear-loses = perder el combate { $cost }
dungeon-hint-fear-objects = pero el { $them } coloca lo tuyo: { $objects }
dungeon-hint-fear-cards = las cartas vuelven solo después de la cuarta, así que guarda { $cards } para más adelante
dungeon-hint-fear-team = pero los { $count } personajes que escondes los coloca quien los encuentre
dungeon-hint-fear-team-dear = pero el { $target }, que vale { $points } puntos si sale, queda escondido en una sala, y quien lo encuentre decide adónde va
dungeon-hint-fear-hides-character = { $where ->
    [near] pero tiene que cruzar todo el laberinto
    [far] pero el { $them } puede llegar antes, y entonces lo coloca
   *[middle] pero lo coloca quien lo encuentre antes
}
dungeon-hint-fear-hides-object = pero lo coloca el { $them }, sin importar quién lo encuentre
dungeon-hint-fear-places = desde { $square } necesitaría { $ap ->
    [one] 1 punto de acción
   *[other] { $ap } puntos de acción
}

## Statistics

dungeon-career-alt = Estadísticas de { $name }.
dungeon-career-points = Puntos: { $count ->
    [0] ninguno todavía
   *[other] { $count } ({ $sources })
}.
dungeon-career-exit = { $count } por salir del laberinto
dungeon-career-goblin = { $count } por sacar al Goblin
dungeon-career-treasure = { $count } por tesoros
dungeon-career-elimination = { $count } por eliminar enemigos
dungeon-career-team = Lo más habitual en el equipo inicial: { $team }.
dungeon-career-fights = Combates: { $won } { $won ->
    [one] ganado
   *[other] ganados
}, { $tied } { $tied ->
    [one] empatado
   *[other] empatados
}, { $lost } { $lost ->
    [one] perdido
   *[other] perdidos
}.
dungeon-career-rotations = { $count ->
    [one] 1 giro de sala
   *[other] { $count } giros de sala
}.
dungeon-career-length = En promedio, las partidas duraron { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
}{ $fastest ->
    [0] {""}
   *[other] ; la victoria más rápida llegó en el turno { $fastest }
}.
dungeon-best-source = Salen de partidas terminadas entre dos personas y de victorias contra una IA. Las partidas con ventaja o con abandono no cuentan.
dungeon-best-win = Victoria más rápida a { $goal } puntos: **{ $count ->
    [one] 1 turno
   *[other] { $count } turnos
}**
dungeon-best-computer = Victoria más rápida a { $goal } puntos contra la IA: **{ $count ->
    [one] 1 turno
   *[other] { $count } turnos
}**
dungeon-best-points = Más puntos en una partida: **{ $count }**
dungeon-best-comeback = Mayor remontada: victoria tras ir **{ $count ->
    [one] 1 punto
   *[other] { $count } puntos
}** por detrás
dungeon-best-fights = Más combates ganados en una partida: **{ $count }**
dungeon-best-rotations = Más giros de sala en una partida: **{ $count }**

## Alt texts of hero pictures

dungeon-alt-hero-escape = Un portal lleno de luz. En él: { $token }{ $treasure ->
    [yes] , con el Tesoro en alto
   *[no] { "" }
}.
dungeon-alt-hero-fight = De pie en la luz: { $victor }. En el suelo, a oscuras: { $fallen }.
dungeon-alt-hero-wand = En la luz, con la Varita: { $victor }. Alcanzado por su fuego: { $fallen }.
dungeon-alt-hero-pit = Cayendo a un foso profundo: { $fallen }.
dungeon-alt-hero-spin = La sala { $room } gira sobre un enorme engranaje, { $way ->
    [right] a la derecha
   *[left] a la izquierda
}. Dentro: { $things }.
dungeon-alt-hero-turner = Gira la sala: { $turner }.
dungeon-alt-hero-points = +{ $points } para { $name }.
