### The tutorial of Dungeon Twister, a short game.

dungeon-course-other = Farol
dungeon-course-nowhere = Eso no forma parte de este tutorial. Pulsa uno de los botones de abajo.
dungeon-course-undo = Pulsa **{ talk-button-undo }** para dar marcha atrás.
dungeon-course-team = Juegas con el **azul**. Lleva a tus personajes por un laberinto oculto, de izquierda a derecha. Necesitas **3 puntos** para ganar: 1 por cada personaje que salga por la línea de inicio amarilla, 2 por el Goblin. Primero, elige con qué cuatro empiezas: el **{ dungeon-kind-goblin }**, el **{ dungeon-kind-mekanork }**, el **{ dungeon-kind-warrior }** y otro cualquiera.
dungeon-course-team-goblin = El Goblin da 2 puntos si sale, así que llévalo desde el principio.
dungeon-course-team-mekanork = Pronto tendrás que girar una sala, y nadie lo hace mejor que el Mecanorco.
dungeon-course-team-warrior = Alguien te cortará el paso, así que trae al Guerrero, que pelea bien.
# $token: the token still to hide
dungeon-course-hide = Tus demás personajes y tus objetos empiezan **escondidos en las salas**. El amarillo y tú os turnáis, una ficha cada vez, hasta llenar todas las salas. Eso ya está hecho: solo falta tu **{ $token }**. En las salas 5 y 8 queda sitio: pulsa una de las dos.
dungeon-course-hide-sure = Ahora pulsa cualquiera de los dos botones **Confirmar**.
dungeon-course-look = **Las salas 1 a 3 ya están abiertas** y tus personajes han avanzado: **{ $goblin }** es el Goblin; **{ $warrior }**, el Guerrero; **{ $mekanork }**, el Mecanorco. Las casillas oscuras son **fosos**. Las rejas son **rastrillos**: cerrados, hacen de muro. El **amarillo** es { $other }, una IA. Tu Goblin está a una sola sala de la línea de inicio amarilla. Pero la sala 4 sigue oculta, así que no puede entrar nadie.
dungeon-course-reveal = Empieza tu turno con una carta de acción: te da puntos de acción (**PA**), y **cada acción de un personaje cuesta 1 PA**. Tienes cuatro cartas, del 2 al 5, y no las recuperas hasta haber jugado las cuatro. Tu 5 tiene que esperar: la línea pequeña de abajo dice por qué. Guarda el 4 para tu próximo turno y pulsa **{ dungeon-button-card }**.
dungeon-course-reveal-card = Guarda el 4: lo necesitarás en el próximo turno.
dungeon-course-reveal-now = Un personaje junto a una sala oculta puede revelarla. Pulsa **{ $goblin }** y después **{ dungeon-deed-reveal }**.
dungeon-course-reveal-first = Así terminarías tu turno con la sala 4 aún oculta.
dungeon-course-else = Eso se puede hacer, pero necesitarás todos tus PA para otra cosa.
dungeon-course-fill = **Cuando revelas una sala, colocas todos los personajes que hay en ella y los objetos de tu rival. Después, tu rival coloca los tuyos.** En la sala 4 estaban el Clérigo y el Tesoro amarillos, así que colocas los dos. Primero el **Clérigo**: en **S3** no te estorbará.
dungeon-course-fill-next = Ahora el **Tesoro**, que vale 1 punto más para quien lo saque. Ponlo en **Q2**: cuando gires esta sala, quedará en el camino de tu Goblin.
dungeon-course-fill-cleric = Cuando la sala gire, ahí el Clérigo cortaría el paso a tu Goblin.
dungeon-course-fill-treasure = Cuando la sala gire, tu Goblin no podría recoger ahí el Tesoro y salir en el próximo turno.
dungeon-course-rotate = **Un personaje sobre un engranaje puede girar su sala un cuarto de vuelta, con todo lo que contiene. O puede girar la sala *gemela*, la que tiene el mismo número junto a su nombre.** Una sala gira hacia donde apunta la flecha de su engranaje; solo el Mecanorco puede elegir. Los pasillos de la sala 4 van en mala dirección. Tu Mecanorco está en el engranaje de su gemela, la sala 2, así que pulsa **{ dungeon-kind-mekanork }** y después **{ dungeon-deed-rotate }**. Mira el resultado y pulsa otra vez: un giro es definitivo.
dungeon-course-rotate-first = Así terminarías tu turno con el camino aún cortado.
dungeon-course-rotate-twin = Eso giraría la sala 2, la del propio Mecanorco.
dungeon-course-rotate-way = Con la sala girada hacia ese lado, tu Goblin no puede salir con el Tesoro.
dungeon-course-rotate-now = El rastrillo viene después. Gira antes la sala.
dungeon-course-free = Ahora un pasillo lleva derecho a la salida. Pero tu Guerrero está encerrado tras un rastrillo. El Ladrón puede abrirlos y cerrarlos; **el Guerrero los rompe para siempre**. Pulsa **{ dungeon-kind-warrior }** y después **{ dungeon-deed-break }**.
dungeon-course-free-first = Así terminaría tu turno con tu Guerrero aún encerrado.
dungeon-course-free-done = Tu Guerrero está libre y has gastado tus 3 PA. Pulsa **{ dungeon-button-end-turn }**.
dungeon-course-fight = El Guerrero amarillo se ha movido a T5. **No puedes pasar por donde hay un enemigo sano**, así que toca pelear.
# $by: the square to stop on, none if there is no need to
dungeon-course-fight-move = Solo puedes atacar a un enemigo de una casilla vecina. Pulsa **{ dungeon-kind-warrior }** y, en el menú **{ dungeon-go-menu }**, elige { $by ->
    [none] **S5**
   *[other] **{ $by }** y después **S5**
}, junto al Guerrero amarillo.
dungeon-course-fight-attack = Cada bando suma una carta secreta a su fuerza, que es 3 para los dos Guerreros. El bando con el total más bajo queda herido. Las cartas que quedan están a la vista en esta partida: el amarillo tiene +0, +1 y +2. Así que pulsa **{ dungeon-deed-attack-whom }** y juega tu **+3**.
dungeon-course-fight-first = Si terminas aquí tu turno, el Guerrero amarillo te sigue cortando el paso.
dungeon-course-fight-who = Ese combate no despejaría el camino.
dungeon-course-fight-card = 3 + { $card } no supera a 3 + 2, y el amarillo aún tiene la +2. Un empate no cambia nada.
dungeon-course-fight-treasure = Un personaje recoge lo que hay en la casilla donde se detiene, y el Tesoro lo necesita el Goblin.
dungeon-course-leave = 3 más tu +{ $card } supera a 3 más el +2 del amarillo: su Guerrero queda **herido**. No puede actuar, y cualquiera puede pasar por donde está. Si **pierde otro combate estando herido, queda eliminado y ganas 1 punto**. Las cartas de combate jugadas se pierden; solo se recupera la +0.
dungeon-course-leave-drink = A tu Goblin le queda mucho camino, y a ti, 1 PA. **Su Poción le da 4 más, una sola vez.** Pulsa **{ $goblin }** y después **{ dungeon-deed-drink }**.
# $square: where the jump ends
dungeon-course-leave-jump = Hay un foso en medio. **Con una carta de salto, un personaje salta un foso**, en línea recta o doblando una esquina. Tienes tres para toda la partida. Pulsa **{ dungeon-deed-jump }**.
dungeon-course-leave-fetch = Un personaje puede llevar **una sola cosa**: un objeto de cualquier color o un compañero herido. La recoge donde se detiene. En el menú **{ dungeon-go-menu }**, elige **{ $treasure }**, donde está el Tesoro. El Goblin puede pasar por donde están sus compañeros.
dungeon-course-leave-on = Y ahora, a la salida: en el menú **{ dungeon-go-menu }**, elige { $by ->
    [none] **V5**
   *[other] **{ $by }** y después **V5**
}.
dungeon-course-leave-else = Por ahí no sale el Goblin.
dungeon-course-leave-done = El Goblin ha salido: 2 puntos, y 1 por el Tesoro. Con eso basta. Pulsa **{ dungeon-button-win }**.
dungeon-course-end = **¡Has ganado, 3–0!** 2 puntos por el Goblin y 1 por su Tesoro. Ya conoces casi todo lo que pasa en una partida. **{ talk-button-hint }** te dice qué haría una IA y por qué. **{ dungeon-button-rules }** explica lo demás tema por tema, con imágenes. Ahora, ¡a jugar contra una IA o contra quien quieras!
