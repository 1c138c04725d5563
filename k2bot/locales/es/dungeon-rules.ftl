### Dungeon Twister: the rules by topic, in our own words.

dungeon-rules-head = **Dungeon Twister: { $topic }**
dungeon-rules-player = { $colour ->
    [b] Azul
   *[y] Amarillo
}
dungeon-rules-title-overview = El juego en pocas palabras
dungeon-rules-title-turn = Tu turno
dungeon-rules-title-moving = Movimiento, muros y fosos
dungeon-rules-title-carrying = Llevar cosas
dungeon-rules-title-jumping = Saltar
dungeon-rules-title-revealing = Revelar una sala
dungeon-rules-title-rotating = Girar una sala
dungeon-rules-title-fighting = Combatir
dungeon-rules-title-wounds = Heridos y eliminados
dungeon-rules-title-leaving = Salir del laberinto
dungeon-rules-title-characters = Los ocho personajes
dungeon-rules-title-objects = Los seis objetos
dungeon-rules-title-setup = Preparación
dungeon-rules-title-end = Fin de la partida
dungeon-rules-title-panel = El panel de turno
dungeon-rules-title-rulings = Nuestras aclaraciones: turnos
dungeon-rules-title-rulings-2 = Nuestras aclaraciones: combates y poderes
dungeon-rules-title-rulings-3 = Nuestras aclaraciones: objetos y final
dungeon-rules-title-sources = Fuentes

dungeon-rules-overview =
    Un juego para dos: el **azul** empieza a la izquierda; el **amarillo**, a la derecha. Cada bando lleva ocho personajes y tiene seis objetos. En medio hay un laberinto de ocho salas ocultas.
    Haz que tus personajes crucen el laberinto y **salgan por la línea de inicio rival**: 1 punto cada uno, 2 el Goblin, y 1 más si sacan un Tesoro. Cada enemigo que **eliminas** vale también 1 punto. Gana quien llegue antes a **5 puntos** (o al objetivo acordado).
    Por el camino revelas salas, las giras, saltas fosos, combates y recoges cualquier objeto que encuentres, aunque sea de tu rival.
    En la imagen, las salas 7 y 8 siguen ocultas.
dungeon-rules-turn =
    Juega una **carta de acción**, del 2 al 5: son tus puntos de acción (PA). Cada acción cuesta 1 PA. Gástalos en uno o varios personajes; los que sobren se pierden. Tras la cuarta carta recuperas las cuatro.
    La primera carta de la partida tiene que ser un 2. Hasta que alguien juegue un 4, solo puedes superar en uno la más alta jugada.
    Tus acciones: revelar o girar una sala, mover, saltar, combatir o usar la habilidad de un personaje u objeto.
    Dos reglas de oro: termina una acción antes de empezar otra. Y tras cada acción, en una casilla hay como mucho **un personaje y un objeto, o dos personajes tuyos, uno de ellos herido**.
    La imagen muestra un turno del azul: el Mecanorco giró la sala 1 y después se movieron el Goblin y el Ladrón.
dungeon-rules-moving =
    Un personaje se mueve como mucho tantas casillas como su **velocidad**, nunca en diagonal. Puede pasar por donde haya objetos, compañeros o enemigos heridos. Lo detienen los enemigos sanos, los muros, los rastrillos cerrados, las salas ocultas y los fosos.
    No puede detenerse donde haya un enemigo o un compañero sano.
    Pueden cruzar un **foso** el Ladrón, el Mago y quien lleve una cuerda, o cualquiera si hay en él una cuerda o su propio Ladrón sano. Quien se quede en un foso sin cuerda ni Ladrón sano queda eliminado, y su objeto se pierde.
    Se pasa de una sala a otra por donde ninguna de las dos tiene muro. Los muros giran con su sala.
    La imagen muestra adónde puede ir el Guerrero: ni por el foso ni a través de muros o del enemigo.
dungeon-rules-carrying =
    Un personaje lleva **una sola cosa**: un objeto o un compañero herido. Si al acabar una acción hay un personaje y una cosa en la misma casilla, el personaje la lleva.
    Al moverse puede recoger, dejar o cambiar cosas en cada casilla que pisa, gratis. También puede tomarlas de un compañero o de un enemigo herido que esté allí. Así se pasan las cosas de mano en mano.
    Con el menú **{ dungeon-go-menu }**, un personaje solo recoge lo que hay donde se detiene. Después, otro menú ofrece más opciones, como dejar una cuerda a medio camino o recoger una espada de paso.
    En la imagen, el Ladrón llega hasta el Clérigo, cambia la espada por la cuerda y sigue. Todo eso es una sola acción.
dungeon-rules-jumping =
    Juega una de tus tres **cartas de salto**, y un personaje salta dos casillas, en línea recta o doblando una esquina: por encima de un foso sin ningún personaje, hasta una casilla donde pueda detenerse. No puede haber un muro ni un rastrillo cerrado de por medio.
    Conserva lo que lleva. La carta se pierde para el resto de la partida.
    En la imagen, el Clérigo salta el foso y aterriza tras la esquina, con el Tesoro.
dungeon-rules-revealing =
    Un personaje junto a una sala oculta puede revelarla si no hay muro en su propio lado. Desde tu línea puedes revelar cualquiera de las dos salas contiguas.
    Se ponen boca arriba todas las fichas de la sala. **Tú** colocas allí todos los personajes, también los de tu rival, y los objetos de tu rival. Después, **tu rival** coloca tus objetos. Cada ficha va en una casilla vacía de esa sala, nunca en un foso.
    Así que quien encuentra lo que escondiste decide dónde queda.
dungeon-rules-rotating =
    Un personaje sobre un **engranaje** puede girar su sala un cuarto de vuelta, hacia donde apunta la flecha. O gira la sala **gemela**, la que tiene el mismo número junto a su nombre, hacia donde apunta la flecha de esta. Con la sala gira todo lo que contiene: personajes, objetos y rastrillos.
    El Mecanorco puede girar salas en ambos sentidos.
    Los giros abren y cierran caminos, dentro de la sala y hacia las salas vecinas. Antes de confirmar ves cómo quedará la sala; después, **un giro es definitivo**.
dungeon-rules-fighting =
    Un personaje puede atacar a un enemigo de una casilla vecina si no hay muro de por medio. **Se suma al combate todo personaje sano que esté junto a un enemigo que combate**, y eso puede arrastrar a otros.
    Cada bando suma la fuerza de los suyos, +1 por una espada si ataca, +1 por una armadura si lo atacan, y una **carta de combate** jugada en secreto. Gana el total más alto. Un empate no cambia nada.
    Todos los que combaten en el bando perdedor quedan heridos. El atacado, si ya estaba herido, suma 0 y queda **eliminado** si su bando pierde.
    Las cartas de combate se gastan, salvo la +0. A quien hayan herido o curado este turno ya no se le puede atacar.
dungeon-rules-wounds =
    Un personaje **herido** está tumbado. No puede actuar, suma 0 en los combates y pierde sus habilidades, pero conserva lo que lleva. Un compañero puede cargar con él; mientras tanto, no se le puede atacar ni curar.
    El Clérigo cura a un personaje vecino por 1 PA. El Troll puede curarse solo, pero no en el turno en que lo hieren. Un personaje curado no puede actuar ni unirse a un combate hasta que acabe el turno.
    Un personaje **eliminado** sale de la partida y el rival gana 1 punto. Ocurre cuando lo atacan estando herido y pierde, cuando se queda en un foso, cuando lo alcanza la varita o cuando hieren o eliminan a quien lo lleva.
    En la imagen pierde el bando del Troll herido: el Troll queda eliminado y el Goblin, herido.
dungeon-rules-leaving =
    Un personaje que pisa la **línea de inicio rival** sale del laberinto y da 1 punto; el Goblin, 2. No puede salir por donde hay un enemigo sano en la línea. Solo el Mago lo sobrevuela.
    Si lleva un **Tesoro**, tuyo o de tu rival, da 1 más. Un compañero herido al que lleve queda a salvo, pero no puntúa. Los demás objetos se pierden.
    En tu propia línea de inicio los personajes pueden moverse, detenerse, combatir y dejar cosas. El Pasamuros también puede salir atravesando un muro, y cualquiera puede salir de un salto.
dungeon-rules-characters =
    Los números son velocidad / fuerza.
    {""}**Clérigo** 4/2: cura a un personaje vecino por 1 PA.
    {""}**Goblin** 4/1: da 2 puntos si sale.
    {""}**Mecanorco** 3/2: gira salas en ambos sentidos.
    {""}**Ladrón** 5/2: abre o cierra un rastrillo a su lado por 1 PA. Cruza fosos y puede detenerse en ellos; sus compañeros pueden cruzar ese mismo foso.
    {""}**Troll** 2/4: se cura a sí mismo por 1 PA, pero no en el turno en que lo hieren.
    {""}**Pasamuros** 4/1: atraviesa un muro por 1 PA.
    {""}**Guerrero** 3/3: rompe para siempre un rastrillo a su lado por 1 PA.
    {""}**Mago** 4/1: sobrevuela fosos y enemigos, incluso al salir del laberinto, y puede usar la varita.
dungeon-rules-objects =
    {""}**Armadura**: +1 para su bando si lo atacan. **Espada**: +1 para su bando si ataca.
    {""}**Cuerda**: quien la lleva cruza fosos y puede detenerse en ellos. En un foso, lo hace seguro para todos. Cada cuerda cubre un foso.
    {""}**Poción**: se bebe por 1 PA. Este turno, el personaje recibe 4 PA más que solo puede usar él.
    {""}**Varita**: por 1 PA, el Mago elimina al primer personaje en línea recta, amigo o enemigo.
    {""}**Tesoro**: 1 punto más para quien lo saque del laberinto.
    La poción y la varita sirven una sola vez.
dungeon-rules-setup =
    Las salas están boca abajo, giradas al azar. Pones en secreto cuatro de tus ocho personajes en las casillas marcadas de tu línea. Después los dos jugadores esconden sus demás fichas boca abajo en las salas: en total, dos en cada sala junto a una línea y tres en cada sala central, de cualquier color. Tu rival solo ve el color.
    Entonces se descubren los equipos de las líneas y empieza un jugador al azar.
    Con **reparto** al azar, el bot lo prepara todo de forma equilibrada: el mismo equipo inicial para los dos, los otros personajes cerca de su línea y los objetos en el centro. Con un **objetivo** de 3, la partida es más corta. También puede ser 3 solo para un jugador, como ventaja.
    En la imagen, el azul ha decidido dónde van tres de sus fichas.
dungeon-rules-end =
    Ganas en cuanto tienes puntos suficientes tras una acción. Si los dos los tienen, gana quien tiene el turno.
    Quien no tiene ningún personaje que pueda actuar pierde el turno. Si les pasa a los dos, o tras **40 turnos seguidos sin un punto ni una sala nueva**, gana la puntuación más alta; si empatan a puntos, son tablas.
    Si abandonas, pierdes. Puedes ofrecer o aceptar tablas en **{ dungeon-button-hand }**; la oferta vale hasta que tu rival termine un turno.
    Son secretas las salas ocultas, las fichas boca abajo de tu rival y las cartas de combate hasta que se juegan las dos. Las **cartas jugadas** quedan boca abajo, salvo la última carta de acción de cada uno: solo ves cuántas cartas le quedan a tu rival. Antes de empezar, un ajuste permite dejarlas a la vista.
    En la imagen gana el azul: el Goblin ha salido con el Tesoro.
dungeon-rules-panel =
    {""}**{ dungeon-button-play }** abre tu panel de turno. Elige una carta, después *quién* actúa y *qué* hace. Los botones verdes son jugadas sugeridas. La imagen muestra adónde puede ir el personaje elegido y por cuántos PA.
    {""}**{ talk-button-undo }** deshace una acción cada vez. Un ⚠ avisa antes de que pierdas algo o dejes salir a un enemigo. Tus acciones son definitivas cuando revelas o giras una sala, juegas una carta de combate o pulsas **{ dungeon-button-end-turn }**. Después vale `/dungeon { command-undo-name }` si tu rival acepta y no se reveló nada nuevo.
    {""}**{ talk-button-hint }**, o `/dungeon { command-hint-name }`, dice qué haría una IA y por qué.
    Las casillas se nombran con las letras y números de los bordes, como G3. Las salas se numeran del 1 al 8 desde la fila de arriba.
    {""}**{ dungeon-button-text }** lo describe todo por salas.
dungeon-rules-sources =
    No oficial. Dungeon Twister es un juego de Christophe Boelinger, publicado en 2004. Estas son las reglas de la caja básica para dos jugadores, contadas con nuestras palabras; no se usan ilustraciones ni textos impresos.

dungeon-rules-rulings = Donde nuestras fuentes callan o nos apartamos de ellas:
    { $rulings }
dungeon-ruling-7 = Quién empieza se vuelve a sortear cuando se revelan los equipos.
dungeon-ruling-8 = Tu turno también acaba cuando ninguno de tus personajes puede actuar.
dungeon-ruling-10 = De dos personajes en una casilla, exactamente uno está herido. Durante un movimiento, en una casilla puede haber por un momento más de lo permitido.
dungeon-ruling-13 = Un movimiento puede acabar donde empezó si otra cosa ha cambiado de sitio.
dungeon-ruling-14 = Lo que comparte casilla con un personaje tras una acción, lo lleva él, aunque esté herido. Si se recoge a un herido, su objeto se queda. Sobre un foso solo se puede soltar una cuerda o dar algo a un compañero sano que esté allí. Donde hay un enemigo sano no se puede recoger ni soltar nada.
dungeon-ruling-15 = Antes de un salto no se puede soltar nada.
dungeon-ruling-16 = Ni un movimiento ni un salto pueden acabar en un foso donde el personaje caería.
dungeon-ruling-18 = Quien entra en un combate arrastra a otros, hasta que nadie esté junto a un enemigo que combata.
dungeon-ruling-19 = Tampoco se puede atacar a un personaje curado en este turno.
dungeon-ruling-23 = La línea de visión acaba en el primer personaje, que también se ve.
dungeon-ruling-24 = Curar funciona como atacar: no puede haber un muro de por medio.
dungeon-ruling-28 = Un Troll al que llevan no puede curarse.
dungeon-ruling-30 = El Guerrero también puede romper un rastrillo abierto.
dungeon-ruling-31 = El Mago puede salir sobrevolando a un enemigo sano.
dungeon-ruling-32 = Con varias espadas o armaduras, cuenta la de cada combatiente.
dungeon-ruling-33 = Una cuerda no necesita apoyo en los bordes del foso.
dungeon-ruling-34 = Los puntos de una Poción se gastan antes que los demás.
dungeon-ruling-35 = La varita alcanza al primer personaje a la vista, aunque lo acaben de herir.
dungeon-ruling-37 = Si ambos llegan a su objetivo con una acción, gana quien tiene el turno.
dungeon-ruling-38 = Quien no tiene personajes que puedan actuar pierde el turno. Si les pasa a los dos, decide la puntuación; con empate, son tablas.
dungeon-ruling-39 = Lo mismo decide tras 40 turnos seguidos sin puntos ni salas nuevas.
dungeon-ruling-40 = Se puede abandonar y pactar tablas. Mientras hay una oferta de tablas, se puede seguir jugando.
dungeon-ruling-41 = Las cartas de combate usadas quedan boca abajo, como en las reglas impresas, salvo que hayáis elegido jugar con ellas a la vista.
dungeon-ruling-42 = El reparto, los objetivos más cortos y la ventaja son nuestros.
