### Problèmes de Dungeon Twister : gagner avant la fin du tour.

dungeon-puzzle-task = Tu joues { $seat ->
    [0] **bleu**, et tes personnages sortent du labyrinthe à droite
   *[1] **jaune**, et tes personnages sortent du labyrinthe à gauche
}. **Gagne avant la fin de ton tour :** au départ, il te manque { $points ->
    [one] **{ $points } point**
   *[other] **{ $points } points**
}, et tu as { $actions ->
    [one] **{ $actions } point d’action**
   *[other] **{ $actions } points d’action**
}. Une seule première action mène au but.{ $hidden ->
    [yes] {" "}Ici, tu ne peux pas révéler de salle : ce qu’elle contient relève de la chance.
   *[no] {""}
}
    Tes cartes Combat : { $own } · { $jumps ->
    [0] aucune carte Saut
    [one] { $jumps } carte Saut
   *[other] { $jumps } cartes Saut
}
    Cartes Combat de l’adversaire : { $cards }. En combat, c’est la meilleure contre la tienne qui est jouée.
dungeon-puzzle-goal = Gagne avant la fin de ton tour.
dungeon-puzzle-sure = Tu n’as pas encore gagné : si tu finis ton tour, **cet essai est raté**. Il te reste { $points ->
    [one] { $points } point d’action
   *[other] { $points } points d’action
}. Finir quand même ton tour ?
dungeon-puzzle-spent = Ton dernier point d’action est utilisé et tu n’as pas gagné : si tu finis ton tour, **cet essai est raté**. Annule pour essayer autre chose.
dungeon-puzzle-short = Ton tour est fini, et il te manque { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
dungeon-puzzle-revealed = Tu as révélé une salle. Ce qu’elle contient relève de la chance, et un problème doit se gagner sans chance.
dungeon-puzzle-step = { $number }. { $told }
dungeon-puzzle-any-card = -# Au combat, tu vois la meilleure carte contre la tienne. La solution marche contre toutes.
dungeon-puzzle-none = Il n’y a pas de problème avec ce numéro.
dungeon-puzzle-changed = Ça ne correspond plus à ce problème.
