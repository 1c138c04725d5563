### The tutorial of Dungeon Twister, a short game.

dungeon-course-other = Farol
dungeon-course-nowhere = Eso no forma parte de este tutorial. Pulsa uno de los botones de abajo.
dungeon-course-undo = Pulsa **{ talk-button-undo }** para dar marcha atrás.
dungeon-course-team = Juegas con el **azul**. Lleva a tus personajes por un laberinto oculto, de izquierda a derecha. Necesitas **3 puntos** para ganar: 1 por cada personaje que salga por la línea de inicio amarilla, 2 por el Goblin. Primero, elige con qué cuatro empiezas: el **{ dungeon-kind-goblin }**, el **{ dungeon-kind-mekanork }**, el **{ dungeon-kind-warrior }** y otro cualquiera. El menú dice qué sabe hacer cada uno.
dungeon-course-team-goblin = El Goblin da 2 puntos si sale, así que llévalo desde el principio.
dungeon-course-team-mekanork = Pronto tendrás que girar una sala, y nadie lo hace mejor que el Mecanorco.
dungeon-course-team-warrior = Alguien te cortará el paso, así que trae al Guerrero, que pelea bien.
dungeon-course-look = Nos saltamos la parte de esconder los demás personajes y los objetos, y también los doce primeros turnos. Así están las cosas ahora, y te toca a ti.
dungeon-course-look-more =
    Tú llevas el **azul**; el **amarillo** es { $other }, una IA. Las letras dicen quién es quién: **{ $goblin }** es el Goblin; **{ $warrior }**, el Guerrero; **{ $mekanork }**, el Mecanorco. Las salas 4 a 8 siguen boca abajo. El número grande es el de la sala; cada signo pequeño, azul o amarillo, es una ficha oculta de ese color. Las cartas de acción te dan acciones, las de combate son para pelear y las de salto te llevan por encima de los fosos. Esto le queda a cada bando:
    { $cards }
    Tu Goblin en P4 está a una sala de la línea de inicio amarilla. Pero la sala 4 está oculta, así que aún no puede entrar nadie.
dungeon-course-reveal = Empieza tu turno con una carta de acción. Su número son los puntos de acción (**PA**) que tienes, y **cada acción de un personaje cuesta 1 PA**. Hay cuatro cartas de acción, del 2 al 5, y no las recuperas hasta haber jugado las cuatro. Guarda el 4 para tu próximo turno y juega ahora el 3: pulsa **{ dungeon-button-card }**.
dungeon-course-reveal-card = Guarda el 4: lo necesitarás en el próximo turno.
dungeon-course-reveal-now = Tienes 3 PA para cualquiera de tus personajes. Un personaje junto a una sala oculta puede revelarla. Pulsa **{ dungeon-kind-warrior }** y después **{ dungeon-deed-reveal }**.
dungeon-course-reveal-other = Esa sala no te sirve ahora.
dungeon-course-reveal-first = Así terminarías tu turno con la sala 4 aún oculta.
dungeon-course-else = Eso se puede hacer, pero necesitarás todos tus PA para otra cosa.
dungeon-course-fill = **Cuando revelas una sala, colocas todos los personajes que hay en ella y los objetos de tu rival. Después, tu rival coloca los tuyos.** En la sala 4 estaban el Clérigo y el Tesoro amarillos, así que colocas los dos. Primero el **Clérigo**: en **S3** no te estorbará.
dungeon-course-fill-next = Ahora el **Tesoro**, que vale 1 punto más para quien lo saque. Enseguida girarás esta sala a la izquierda, así que ponlo en **Q2**. Así acabará cerca de tu Goblin.
dungeon-course-fill-cleric = Cuando la sala gire, ahí el Clérigo cortaría el paso a tu Goblin.
dungeon-course-fill-treasure = Cuando la sala gire, tu Goblin no podría recoger ahí el Tesoro y salir en el próximo turno.
dungeon-course-carry =
    {""}**Un personaje sobre un engranaje puede girar su sala un cuarto de vuelta, con todo lo que contiene. O puede girar la sala *gemela*, la que tiene el mismo número junto a su nombre.** Una sala gira hacia donde apunta la flecha de su propio engranaje. Solo el Mecanorco puede elegir el sentido.
    Los pasillos de la sala 4 no van en la dirección que te conviene. Tu Mecanorco está en el engranaje de la sala 2, y las salas 2 y 4 tienen el mismo número junto a su nombre: **I**. Así que pulsa **{ dungeon-kind-mekanork }** y después **{ dungeon-deed-rotate }**.
dungeon-course-carry-first = Así terminarías tu turno con el camino aún cortado.
dungeon-course-carry-twin = Eso ha girado la sala 2, la del propio Mecanorco.
dungeon-course-carry-way = Con la sala girada hacia ese lado, tu Goblin no llega al Tesoro.
dungeon-course-carry-now = Ahora el pasillo lleva derecho a la salida, y el Tesoro ha girado con la sala. Un personaje puede llevar **una sola cosa**: un objeto de cualquier color o un compañero herido. Para recoger algo, basta con que se detenga en la misma casilla. Pulsa **{ dungeon-kind-goblin }** y, en el menú **{ dungeon-go-menu }**, elige **{ $square }**. El Goblin puede pasar por donde están sus compañeros.
dungeon-course-carry-missed = El Goblin aún no tiene el Tesoro: está en **{ $square }**.
dungeon-course-carry-square = El Goblin tiene el Tesoro, pero aquí estorbaría a tu Guerrero en el próximo turno. Detente donde estaba el Tesoro.
dungeon-course-carry-done = El Goblin tiene el Tesoro y has gastado tus 3 PA. Pulsa **{ dungeon-button-end-turn }**.
dungeon-course-fight = El Guerrero amarillo se ha movido a T5. Nadie puede pasar por donde hay un enemigo sano, así que toca pelear. El 4 es la única carta de acción que te queda, así que ya está jugada.
dungeon-course-fight-move = Solo puedes atacar a un enemigo de una casilla vecina. Pulsa **{ dungeon-kind-warrior }** y, en el menú **{ dungeon-go-menu }**, elige **S5**, junto al Guerrero amarillo.
dungeon-course-fight-attack = En un combate, cada bando suma una carta secreta a su fuerza, que es 3 para los dos Guerreros. El bando con el total más bajo queda herido. Las cartas que quedan son públicas: el amarillo tiene +0, +1 y +2. Así que pulsa **{ dungeon-deed-attack-whom }** y juega tu **+3**.
dungeon-course-fight-first = Si terminas aquí tu turno, el Guerrero amarillo te sigue cortando el paso.
dungeon-course-fight-who = Ese combate no despejaría el camino.
dungeon-course-fight-card = 3 + { $card } no supera a 3 + 2, y el amarillo aún tiene la +2. Un empate no cambia nada.
dungeon-course-leave =
    El 3 de tu Guerrero más tu carta +{ $card } supera al 3 más el +2 del amarillo: su Guerrero queda **herido**. Ya no puede actuar, y cualquiera puede pasar por donde está. Un Clérigo a su lado podría curarlo. Si **pierde otro combate estando herido, queda eliminado y ganas 1 punto**. Las dos cartas de combate se gastan; solo se recupera la +0.
    Pulsa **{ dungeon-who }** y, en el menú **{ dungeon-go-menu }**, elige { $by ->
        [none] **V5**
       *[other] **{ $by }** y después **V5**
    }. Con eso sale del laberinto.
dungeon-course-leave-on = Un movimiento más: pulsa **{ dungeon-who }** y elige **V5**. Con eso sale del laberinto.
dungeon-course-leave-else = Ya nada detiene al Goblin, pero por ahí no se sale.
dungeon-course-leave-done = El Goblin ha salido: 2 puntos, y 1 por el Tesoro. Con eso basta. Pulsa **{ dungeon-button-win }**.
dungeon-course-end = **¡Has ganado, 3–0!** 2 puntos por el Goblin y 1 por su Tesoro. Has revelado y girado una sala, has llevado el Tesoro, has ganado un combate y has salido del laberinto. Es casi todo lo que se hace en una partida.
dungeon-course-end-more =
    En una partida de verdad también escondes tus fichas, saltas fosos y usas lo que sabe hacer cada personaje y cada objeto. **{ talk-button-hint }** te dice qué haría una IA y por qué. **{ dungeon-button-rules }** explica el juego tema por tema, con imágenes.
    Ahora, ¡a jugar contra una IA o contra quien quieras!
