### Captions in the Dungeon Twister replay. A frame is on screen for a second or two, so use few words.

dungeon-film-head = **Replay :** { $first } contre { $second }, { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}.
dungeon-film-making = Préparation du replay, { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}…
dungeon-film-goal = { $same ->
    [yes] { $first } points pour gagner
   *[no] Pour gagner : bleu { $first }, jaune { $second }
}
dungeon-film-turn = Tour { $number }
dungeon-film-goes-on = La partie continue
dungeon-film-advances = { $names } { $count ->
    [one] avance
   *[other] avancent
}
dungeon-film-retreats = { $names } { $count ->
    [one] recule
   *[other] reculent
}
dungeon-film-moves = { $names } { $count ->
    [one] se déplace
   *[other] se déplacent
}
dungeon-film-runs = { $names } { $count ->
    [one] court
   *[other] courent
} vers la sortie
dungeon-film-carries = { $name } porte { $thing }{ $onward ->
    [yes] { " " }vers la sortie
   *[no] { "" }
}
dungeon-film-takes = { $name } prend : { $thing }
dungeon-film-drops = { $name } pose : { $thing }
dungeon-film-drinks = { $name } boit : { $thing }
dungeon-film-reveals = { $count ->
    [one] { $name } révèle la salle { $room }
   *[other] { $name } révèle les salles { $room }
}
dungeon-film-rotates = { $count ->
    [one] { $name } tourne la salle { $room }
   *[other] { $name } tourne les salles { $room }
}
dungeon-film-attacks = { $name } attaque : { $target }
dungeon-film-fights = { $name } { $result ->
    [won] bat
    [lost] perd contre
   *[drawn] à égalité avec
} { $target }{ $covered ->
    [yes] { "" }
   *[no] { " " }{ $attack }–{ $defence }
}
dungeon-film-fires = { $name } tire : { $target }
dungeon-film-heals = { $name } soigne : { $target }
dungeon-film-recovers = { $name } se régénère
dungeon-film-gate = { $name } { $state ->
    [open] ouvre
    [broken] brise
   *[closed] ferme
} une herse
dungeon-film-leaves = { $name } s’échappe{ $carries ->
    [yes] { " " }avec { $thing_sort ->
        [armour] l’
        [sword] l’
        [thief] la{ " " }
        [potion] la{ " " }
        [rope] la{ " " }
        [wand] la{ " " }
       *[other] le{ " " }
    }{ $thing }
   *[no] { "" }
} !
dungeon-film-falls = { $name } { $cause ->
    [pit] tombe dans la fosse
   *[other] { $name_sort ->
        [thief] éliminée
       *[other] éliminé
    }
}

dungeon-film-alt = { $first } { $blue }–{ $yellow } { $second } après { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}.
dungeon-film-alt-turn = Tour { $number } : { $detail }
