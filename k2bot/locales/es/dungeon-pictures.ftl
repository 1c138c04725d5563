### Words inside the other pictures. Space is tight: longer words may be set smaller or cut.

## Letters on the characters' tokens: one or two, all different

# As in English
dungeon-letters-cleric = C
# As in English
dungeon-letters-goblin = G
dungeon-letters-mekanork = Mk
dungeon-letters-thief = L
dungeon-letters-troll = T
dungeon-letters-wallwalker = P
dungeon-letters-warrior = Gu
dungeon-letters-wizard = Ma

## Panels next to details of the maze

dungeon-picture-speed = { $count ->
    [one] { $count } casilla por 1 PA
   *[other] { $count } casillas por 1 PA
}
# Beside signs of numbers on characters to choose from
dungeon-picture-steps = casillas por 1 PA
dungeon-picture-combat = fuerza de combate
dungeon-picture-strength = fuerza { $count }
dungeon-picture-on-gear = puede girar salas
dungeon-picture-spent = { $count } PA
# Beside a square in reach, if all of them cost 1 AP
dungeon-picture-go = ir aquí: 1 PA
# The wounded character that another one carries
dungeon-picture-with = lleva: { $name } (herido)
# A sign on squares from which something can be taken
dungeon-picture-fetch = recoger aquí
# The same sign where it is known what lies there: $names are one or two objects, with a comma
dungeon-picture-fetch-these = recoger: { $names }
# An arrow across the edge of a part of the maze
dungeon-picture-beyond = más casillas por ahí
dungeon-picture-out = sale del laberinto
dungeon-picture-jump = con una carta de salto
dungeon-picture-wall = a través de un muro
dungeon-picture-beside-enemy = aquí puede haber lucha
# $place: room or square
dungeon-picture-choose-place = Elige { $place ->
    [room] sala
   *[square] casilla
} para { $sort ->
    [armour] la
    [potion] la
    [rope] la
    [sword] la
    [wand] la
   *[other] el
} { $kind }
# Below a player's name: why that player places this. $who: all, a character; rest, an object
dungeon-picture-places = { $who ->
    [all] coloca todos los personajes
   *[rest] coloca los objetos del rival
}
# A heading above the tokens to place next
dungeon-picture-then = Luego
# One of these that the other player places: $name; $kind: what, with its colour
dungeon-picture-then-other = { $name }: { $kind }
dungeon-picture-free = { $count ->
    [one] 1 casilla posible
   *[other] { $count } casillas posibles
}

dungeon-picture-no-pit = nada en los fosos

## A fight

dungeon-picture-fight = ¡Combate!
dungeon-picture-stakes = { $dies ->
    [yes] Si el { $kind } pierde, queda eliminado: 1 punto
   *[no] El bando que pierde queda herido
}
dungeon-picture-fight-tie = Empate: no pasa nada
dungeon-picture-fight-won = { $name } gana el combate
dungeon-picture-gained = +{ $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
dungeon-picture-target = el atacado
dungeon-picture-attacker = el atacante
dungeon-picture-beside = junto al { $name }
dungeon-picture-lost-wounded = queda herido
dungeon-picture-lost-knocked-out = eliminado
dungeon-picture-was-wounded = herido, lucha con 0
dungeon-picture-at-risk = si pierden
dungeon-picture-card-laid = carta jugada
dungeon-picture-card-asked = elige carta
dungeon-picture-hand = { $secret ->
    [yes] cartas, una ya jugada
   *[no] cartas que quedan
}

## Setup

dungeon-picture-unplaced = { $count ->
    [0] todo colocado
    [one] 1 ficha por colocar
   *[other] { $count } fichas por colocar
}
dungeon-picture-hide-one = Elige una ficha y luego una sala
# $confirmed: yes once the plan is, otherwise no
dungeon-picture-planned = { $confirmed ->
    [yes] Plan confirmado
   *[no] Todo planeado: confírmalo
}
dungeon-picture-done = Todo escondido
# $plans: yes if there is something to choose meanwhile, otherwise no
dungeon-picture-waits = { $plans ->
    [yes] planea mientras juega { $name }
   *[no] le toca a { $name }
}
dungeon-picture-order = orden para esconder
# Beside the sign of a place in a room where a token may be hidden
dungeon-picture-free-place = sitio libre
dungeon-picture-full = llena
# Above the number of a room, on its lid
dungeon-picture-lid = sala
dungeon-picture-your-turn = te toca
dungeon-picture-team = Empiezan estos cuatro
dungeon-picture-line = línea de inicio

## A shot of the wand

dungeon-picture-shot = KO: +1 punto para { $name }

## The end

dungeon-picture-end-won = ¡Gana { $name }!
dungeon-picture-end-draw = Tablas
dungeon-picture-end-goal = con ventaja, bastaban { $goal } puntos
# On the plate of whoever reached the goal
dungeon-picture-end-reached = objetivo logrado
dungeon-picture-end-quiet = 40 turnos sin puntos ni salas nuevas
dungeon-picture-end-nobody = nadie puede actuar tras el turno { $turns }
dungeon-picture-end-resigned = { $name } abandonó en el turno { $turns }
dungeon-picture-end-agreed = acuerdo en el turno { $turns }
dungeon-picture-end-out = escapa
dungeon-picture-end-struck = KO
dungeon-picture-end-turns = Turnos { $first }–{ $last }
# Below the one, for whoever carried it out; below the other, who did it
dungeon-picture-end-treasure = con Tesoro
dungeon-picture-end-by = por { $name }
# Where nobody scored: $count characters of a team, $count of all rooms
dungeon-picture-end-team = En el laberinto: { $count }
dungeon-picture-end-rooms = Salas reveladas: { $count }/{ $total }
dungeon-picture-source-exit = salidas
dungeon-picture-source-goblin = salida del Goblin
dungeon-picture-source-treasure = tesoro
dungeon-picture-source-elimination = eliminaciones

dungeon-picture-career-games = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}{ $won ->
    [-1] {""}
    [one] , 1 victoria
   *[other] , { $won } victorias
}
dungeon-picture-points = Puntos
dungeon-picture-career-team = Equipos iniciales
dungeon-picture-career-fights = Combates
dungeon-picture-career-won = ganados
dungeon-picture-career-tied = empates
dungeon-picture-career-lost = perdidos
dungeon-picture-career-rotations = { $count ->
    [one] giro de sala
   *[other] giros de sala
}
dungeon-picture-career-rivals = Cara a cara
dungeon-picture-career-nobody = Aún no hay partidas contra personas

## Hero pictures: one short sentence, as on a poster

dungeon-hero-treasure = ¡El { $kind } de { $name } escapa con el Tesoro!
dungeon-hero-treasure-won = ¡El { $kind } de { $name } escapa con el Tesoro y gana!
dungeon-hero-free-won = ¡{ $name } saca al { $kind } y gana!
dungeon-hero-fight = ¡El { $victor } de { $name } elimina al { $kind }!
dungeon-hero-pit = ¡El { $kind } cae al foso!
dungeon-hero-wand = ¡La Varita fulmina al { $kind }!
dungeon-hero-own-wand = ¡Fuego amigo contra el { $kind }: un punto para { $name }!
dungeon-hero-several = ¡{ $name } elimina a { $count } personajes!
dungeon-hero-away = ¡{ $name } gira al { $kind } de { $owner } lejos de la salida!
dungeon-hero-towards = ¡{ $name } gira al { $kind } hacia la salida!
dungeon-hero-first = ¡El { $victor } de { $name } gira la sala con el { $kind } dentro!
dungeon-hero-way = { $way ->
    [right] a la derecha
   *[left] a la izquierda
}
