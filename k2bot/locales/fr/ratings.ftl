## Ratings: how strong people on a server are at a game, for those who have joined

ratings-head = **{ $game } : cotes sur ce serveur**
ratings-line = **{ $place }** · { $name }{ $own ->
    [yes] {" "}(toi)
   *[no] {""}
} · { $points } · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
# As in English
ratings-points = { $points }{ $settled ->
    [yes] {""}
   *[no] ?
}
ratings-more = … et { $count ->
    [one] { $count } autre personne
   *[other] { $count } autres personnes
}
ratings-nobody = Personne n’est encore dans la liste.
ratings-invite = Tu ne participes pas. Si tu participes, tes parties ici comptent, même les anciennes, et tout le serveur peut voir ta cote. Cela vaut aussi pour les autres serveurs qui ont activé les cotes. Si tu arrêtes plus tard, ta cote est effacée, et les autres gardent ce qu’ils ont gagné contre toi.
ratings-hidden = Tu participes, mais tes statistiques sont masquées : tu n’as donc pas de cote. Pour changer cela : `/{ command-settings-name }`.
ratings-no-game = Tu participes. Ta cote viendra avec ta première partie ici contre quelqu’un qui participe aussi, ou contre un ordinateur.
ratings-away = Tu n’es pas dans la liste, car ta dernière partie comptée remonte à plus de 90 jours. Ta cote d’alors : { $points }
ratings-pending = Des parties ne sont pas encore comptées ; reviens voir dans une minute.
ratings-computers = -# Les ordinateurs, pour comparer : { $levels }.
# As in English
ratings-computer = { $level } { $points }
ratings-means = -# La cote est une estimation prudente : elle part de { $first } et monte d’habitude au fil des premières parties. « ? » veut dire moins de { $settled } parties.
ratings-counted =
    -# Quitter une partie avant la fin vaut la dernière place : en abandonnant, en l’annulant, en cédant sa place ou en laissant un ordinateur jouer jusqu’au bout. Les coups annulés ne changent rien.
    -# Faire remplacer quelqu’un d’autre par un ordinateur ne rapporte rien dans cette partie, sauf si cette personne reste absente une journée.
ratings-off = Les cotes ne sont pas activées sur ce serveur. { $manages ->
    [yes] Tu peux les activer dans les réglages du serveur : `/{ command-settings-name } { command-option-whose-name }: { command-settings-whose-server }`.
   *[no] Quelqu’un qui le gère peut les activer dans ses réglages : `/{ command-settings-name } { command-option-whose-name }: { command-settings-whose-server }`.
}
ratings-no-server-here = Chaque serveur a ses propres cotes. Utilise cette commande dans un salon d’un serveur où se trouve le bot.
ratings-cancel-sure = -# Pour ta cote, cela compte comme un abandon.
ratings-standin-sure = -# Si la partie se termine avant ton retour, cela compte pour ta cote comme un abandon.
ratings-button-join = Participer
ratings-button-leave = Ne plus participer
statistics-rating = Cote sur ce serveur : { $points }

ratings-option = Cotes
ratings-option-help = Qui participe reçoit une cote selon ses parties ici
preference-ratings = Cotes
preference-ratings-help = Tu reçois une cote sur les serveurs qui ont activé les cotes
preference-ratings-on = oui
preference-ratings-off = non

command-ratings = Voir les cotes de ce serveur : le niveau de chaque personne qui participe
command-ratings-game = Quel jeu ; par défaut, celui qui a le plus de cotes
discord-help-ratings = `/{ command-ratings-name }` : Les cotes de ce serveur, soit le niveau de chaque personne qui participe
