## Ratings: how strong people on a server are at a game, for those who have joined

ratings-head = **{ $game }: rating en este servidor**
ratings-line = **{ $place }** · { $name }{ $own ->
    [yes] {" "}(tú)
   *[no] {""}
} · { $points } · { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
# As in English
ratings-points = { $points }{ $settled ->
    [yes] {""}
   *[no] ?
}
ratings-more = … y { $count ->
    [one] 1 persona más
   *[other] { $count } personas más
}
ratings-nobody = Aún no hay nadie en la lista.
ratings-invite = No participas en el rating. Si te apuntas, cuentan tus partidas de aquí, también las anteriores, y todo el servidor puede ver tu rating. Lo mismo vale en otros servidores con rating. Si lo dejas más tarde, tu rating se borra, y los demás conservan lo que han ganado contra ti.
ratings-hidden = Te has apuntado, pero ocultas tus estadísticas y por eso no tienes rating. Puedes cambiarlo en `/{ command-settings-name }`.
ratings-no-game = Te has apuntado. Tendrás un rating cuando termines aquí una partida con alguien que también participe, o con una IA.
ratings-away = No sales en la lista porque tu última partida con rating fue hace más de 90 días. Tu rating de entonces: { $points }
ratings-pending = Hay partidas que aún no cuentan; vuelve a mirar en un minuto.
ratings-computers = -# Las IA, para comparar: { $levels }.
# As in English
ratings-computer = { $level } { $points }
ratings-means = -# El rating es una estimación prudente: empieza en { $first } y suele subir en las primeras partidas. «?» significa menos de { $settled } partidas.
ratings-counted =
    -# Quien deja una partida antes del final queda en último lugar: si abandona, la cancela, cede su puesto o deja que una IA juegue en su lugar hasta el final. Deshacer pasos no cambia nada.
    -# Quien hace que una IA sustituya a otra persona no gana nada en esa partida, salvo que esa persona falte un día entero.
ratings-off = En este servidor no hay rating. { $manages ->
    [yes] Puedes activarlo en los ajustes del servidor: `/{ command-settings-name } { command-option-whose-name }: { command-settings-whose-server }`.
   *[no] Quienes gestionan el servidor pueden activarlo en los ajustes: `/{ command-settings-name } { command-option-whose-name }: { command-settings-whose-server }`.
}
ratings-no-server-here = Cada servidor tiene su propio rating. Usa este comando en un canal de uno que tenga el bot.
ratings-cancel-sure = -# En tu rating cuenta como abandonar.
ratings-standin-sure = -# Si la partida termina antes de que vuelvas, en tu rating cuenta como abandonar.
ratings-button-join = Apuntarme
ratings-button-leave = Dejar de participar
statistics-rating = Rating en este servidor: { $points }

# As in English
ratings-option = Rating
ratings-option-help = Quien se apunte tendrá un rating por sus partidas aquí
# As in English
preference-ratings = Rating
preference-ratings-help = Tendrás un rating en los servidores que lo usen
preference-ratings-on = participas
preference-ratings-off = no participas

command-ratings = Muestra el rating de quienes se han apuntado en este servidor
command-ratings-game = De qué juego; si no lo indicas, el que tenga más ratings
discord-help-ratings = `/{ command-ratings-name }`: El rating de quienes se han apuntado en este servidor
