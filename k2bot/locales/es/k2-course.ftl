### The K2 tutorial: the lesson on each page.
# $a and $b are the learner's climbers, $bold is another player, $goal the space c1.

k2-course-mountain = Llevas a dos montañeros: { $a } en b6 y { $b } en b2. Los números con estrella son puntos: en el mapa, los de una casilla; en la tabla, los de cada jugador. Cada montañero puntúa por la casilla más alta a la que ha llegado y conserva esos puntos al bajar. **Se suman los puntos de tus dos montañeros** y, después de 18 días, gana quien tenga más. Pero, sin aire, un montañero muere y solo vale 1 punto. Una calavera marca al montañero que moriría esta noche, como { $a }; un 1 rojo, a aquel al que solo le quedaría 1 de aire.
k2-course-day =
    Empieza el día 7. **Cada día tiene las mismas cinco fases:**
    {""}**1. Cartas.** Cada jugador elige tres cartas en secreto.
    {""}**2. Riesgo.** Quien tenga la suma de riesgo más alta toma una ficha de riesgo, una pequeña penalización. Si hay empate, nadie la toma.
    {""}**3. Turnos.** Por orden, cada cual usa sus tres cartas.
    {""}**4. Noche.** La altitud y el mal tiempo quitan aire. Un montañero con menos de 1 muere.
    {""}**5. Mañana.** El siguiente jugador pasa a ser el inicial, llega el clima del nuevo día y se roban cartas nuevas.
k2-course-cards = Las cartas de **{ picture-card-movement }** y **{ picture-card-rope }** dan puntos de movimiento; las de **{ picture-card-acclimatization }** dan aire. **El primer número de una Cuerda paga pasos hacia arriba; el segundo, hacia abajo**: eliges uno de los dos. Cada carta vale para un solo montañero. Al montañero { $a } solo le queda 1 de aire y quiere llegar a { $goal }, que cuesta 2 puntos de movimiento y quita 1 de aire por la noche. Elige la de Aire y dos cartas que sumen 3 puntos de movimiento: 2 para el paso y 1 de reserva. Después pulsa **{ k2-button-commit }**.
k2-course-cards-right = Puntos de movimiento para { $a } y aire para la noche: con eso basta. Pulsa **{ k2-button-commit }**. Aún puedes cambiar de idea mientras quede alguien por confirmar.
k2-course-cards-no-air = Sin una carta de Aire, { $a } muere esta noche. Pulsa también **{ $card }**: sustituye a otra carta.
k2-course-cards-no-spare = Necesitas 3 puntos de movimiento: 2 para llegar a { $goal } y 1 más para otra cosa hoy. Elige **{ $card }**, otra carta con puntos de movimiento y la de Aire.
k2-course-token = Se revelan las cartas. **Todos tus puntos de movimiento juntos son tu suma de riesgo**; de una Cuerda cuenta el primer número. Tienes { $push }, la más alta, así que tomas una **ficha de riesgo**. Las hay de 0, 1 y 2. Este turno tienes que pagar ese número, con puntos sin usar de tus cartas o con aire. Si no puedes pagarlo todo, pagas lo que puedas. Toma una.
k2-course-token-dear = Se puede, pero una de 2 cuesta el doble que una de 1 y no te aporta nada. Toma una de 1.
k2-course-turn = Te toca. **En una casilla caben pocos montañeros**: con tres jugadores, { $low } por debajo de 6000 m, { $middle } de ahí a 8000 m y { $top } por encima. Puedes pasar por una casilla llena, pero no detenerte en ella. Dale a { $a } la carta de Aire con su botón y elige { $goal } en el menú de ese montañero. **{ k2-plan-night }** te dice cuánto tendrá cada uno: quien tenga menos de 1 muere.
k2-course-turn-right = { $a } ha llegado y sobrevive a la noche. Con **{ talk-button-undo }** aún puedes dar marcha atrás; con **{ k2-button-finish }** es definitivo. Pulsa **{ k2-button-finish }**.
k2-course-turn-no-air = { $a } está en { $goal }, pero esta noche la casilla le quita el último aire. Usa la carta de Aire: **{ k2-button-air }**.
k2-course-turn-no-air-yet = Así, { $a } muere esta noche: tiene 1 de aire y la casilla le quita 1. Cambia tu plan: elige { $goal } y dale a { $a } la carta de Aire.
k2-course-turn-not-there = Ahora { $a } tiene aire suficiente. Pero solo una casilla más alta da más puntos: elige { $goal } en el menú de { $a }.
k2-course-turn-paid-by-a = Así pagas la ficha de riesgo con el aire de { $a }, que mañana te hará falta. En el menú, paga mejor con un punto sin usar o con el aire de { $b }.
k2-course-night = Es de noche. La altitud quita aire; las casillas más bajas dan 1, y tu propia tienda también. Un montañero con menos de 1 de aire muere; lo que pase de 6 se pierde. Por la mañana se roban tres cartas. Tus 18 cartas duran seis días: el sexto juegas las tres que te quedan. Entonces se barajan otra vez las 18.
k2-course-storm-cards = Día 8, y llega la **tormenta** anunciada: esta noche, quien esté por encima de 6000 m pierde 2 de aire. { $a } tiene { $air }, y { $goal } quita 1 más. La **tienda** ayuda: cuesta lo mismo que un paso a esa casilla, 2 puntos de movimiento, y da 1 de aire cada noche. Elige tres cartas: puntos de movimiento para la tienda, y aire.
k2-course-storm-cards-right = Puntos de movimiento para la tienda, y aire. Pulsa **{ k2-button-commit }**.
k2-course-storm = { $bold } (una IA) mandó un montañero a d1 y tuvo la suma de riesgo más alta, así que hoy no tomas ficha de riesgo.
k2-course-storm-task = Te toca: dale a { $a } la carta de Aire y busca en el menú de ese montañero qué más le ayuda.
k2-course-storm-no-tent = Solo con la carta de Aire, { $a } muere igualmente esta noche. Busca «{ k2-plan-pitch }» en el menú de { $a }.
k2-course-storm-more-air = La tienda ayuda, pero no basta: { $a } necesita también la carta de Aire.
k2-course-storm-other = { $a } sobrevive, pero mira a { $b }: la tormenta le quita el último aire. Baja a { $b } o dale a { $b } el aire.
k2-course-storm-down = Aquí arriba estas cartas no pueden salvar hoy a { $a }. Baja a { $a }: el menú dice cuánto aire queda esta noche en cada casilla.
k2-course-storm-lost = Con estas cartas hoy no puedes salvar a { $a }. Termina tu turno de todos modos: podrás intentarlo otra vez.
k2-course-storm-astray = Así hoy no puedes salvar a { $a }. Cambia tu plan o termina de todos modos: podrás intentarlo otra vez.
k2-course-storm-lives = Tus dos montañeros sobreviven. Pulsa **{ k2-button-finish }** y mira qué trae la noche.
k2-course-lives = ¡Lo has conseguido! Una tienda se queda toda la partida donde la montaste y allí ayuda a tus dos montañeros. El montañero de { $bold } estaba en d1, que vale 7 puntos, con solo 1 de aire. La altitud le quitó 2 y la tormenta otros 2, así que murió y ahora vale solo 1 punto.
k2-course-lost = { $climbers } { $count ->
    [one] no tenía aire suficiente para la tormenta y desde ahora vale solo 1 punto
   *[other] no tenían aire suficiente para la tormenta y desde ahora valen solo 1 punto cada uno
}. Allá arriba necesitas las dos cosas: la tienda y la carta de Aire. Con **{ course-button-learn-again }** puedes volver a jugar este día.
k2-course-end = Han sido dos días en el K2; una partida tiene 18. El clima se ve con unos días de antelación, y también puede encarecer los pasos. Cada montañero tiene una sola tienda. **Gana la puntuación más alta. En caso de empate, gana quien tenga al superviviente que hizo cima antes. Si ningún superviviente llegó a la cima, quienes empatan comparten la victoria.** ¿Te animas a una partida de verdad, con tu gente o por tu cuenta?
