### Dungeon Twister: settings, setup, posts, status and refusals.

## Slash commands: descriptions

dungeon-command-board = Afficher le labyrinthe (visible de toi seulement)
dungeon-command-hand = Afficher tes cartes et tes pions cachés, ou proposer la nulle
dungeon-command-orders = Choisir ce que le bot répond en ton absence (visible de toi seulement)

## Names of things

# As in English
dungeon-title = Dungeon Twister
dungeon-colour = { $seat ->
    [0] bleu
   *[1] jaune
}
dungeon-kind-cleric = Clerc
dungeon-kind-goblin = Gobelin
# As in English
dungeon-kind-mekanork = Mekanork
dungeon-kind-thief = Voleuse
# As in English
dungeon-kind-troll = Troll
dungeon-kind-wallwalker = Passe-muraille
dungeon-kind-warrior = Guerrier
dungeon-kind-wizard = Magicien
dungeon-kind-armour = Armure
# As in English
dungeon-kind-potion = Potion
dungeon-kind-rope = Corde
dungeon-kind-sword = Épée
dungeon-kind-treasure = Trésor
dungeon-kind-wand = Baguette
dungeon-token = { $kind } { $colour ->
    [bleu] { $sort ->
        [armour] bleue
        [potion] bleue
        [rope] bleue
        [sword] bleue
        [thief] bleue
        [wand] bleue
       *[other] bleu
    }
   *[jaune] jaune
}
dungeon-player = { $name } ({ $colour })
dungeon-room = salle { $room }
dungeon-level-beginner = débutant
dungeon-level-easy = facile
# As in English
dungeon-level-normal = normal
dungeon-level-hard = difficile
dungeon-overlooks-beginner-card = -# { $name } joue comme un débutant : toujours sa plus haute carte Action d’abord. Il ne lui en restera bientôt que des basses.
dungeon-overlooks-beginner-act = -# { $name } joue comme un débutant et ne pense qu’à sa propre sortie. Il ne bloque pas la tienne et ne voit pas venir tes attaques.
dungeon-overlooks-beginner-lay = -# { $name } joue comme un débutant : au combat, toujours sa plus haute carte Combat. Le conseil n’y compte pas, mais toi, tu peux.

## Options of a new game

dungeon-option-goal = Objectif
dungeon-option-goal-help = Le nombre de points pour gagner ; 3 pour une partie courte, ou pour avantager quelqu’un
# As in English
dungeon-option-goal-5 = 5 points
# As in English
dungeon-option-goal-3 = 3 points
dungeon-option-goal-blue = 3 pour bleu, 5 pour jaune
dungeon-option-goal-yellow = 5 pour bleu, 3 pour jaune
dungeon-option-dealt = Équipes et pions
dungeon-option-dealt-help = Répartis au hasard, on commence tout de suite ; sinon chacun choisit et cache les siens
dungeon-option-dealt-no = choisis et cachés par les joueurs
dungeon-option-dealt-yes = répartis au hasard
dungeon-option-shown = Salles visibles
dungeon-option-shown-help = Si les salles 1 et 8, une chacun, sont révélées dès le début (si tout est réparti au hasard)
dungeon-option-shown-no = aucune
dungeon-option-shown-two = salles 1 et 8
dungeon-option-first = Premier joueur
dungeon-option-first-help = Qui commence
dungeon-option-first-draw = tirage au sort
dungeon-option-first-blue = bleu, première personne inscrite
dungeon-option-first-yellow = jaune, deuxième personne inscrite
dungeon-option-covered = Cartes jouées
dungeon-option-covered-help = Face cachée, comme dans la boîte : seule la dernière carte Action reste visible
dungeon-option-covered-yes = face cachée
dungeon-option-covered-no = visibles
dungeon-objection-option = Dans Dungeon Twister, il n’y a pas de réglage { $key } avec la valeur { $value }. Choisis dans la liste.
dungeon-summary-goal = { $goal ->
    [3] Premier à 3 points
    [blue] Bleu gagne avec 3 points, jaune avec 5
    [yellow] Bleu gagne avec 5 points, jaune avec 3
   *[5] Premier à 5 points
}
dungeon-summary-dealt = équipes et pions cachés répartis au hasard
dungeon-objection-shown = Des salles ne peuvent être visibles dès le début que si tout est réparti au hasard. Dans les réglages ci-dessous, fais répartir équipes et pions au hasard, ou choisis « aucune ».
dungeon-summary-shown = salles { $rooms } visibles
dungeon-summary-first = { $first } commence
dungeon-summary-open = cartes jouées visibles

## Buttons

dungeon-button-board = Labyrinthe
dungeon-button-tall = Labyrinthe (téléphone)
dungeon-button-wide = Labyrinthe (grand écran)
dungeon-button-room = Salle { $room }
dungeon-button-orders = Mes consignes
dungeon-button-team = Valider l’équipe
dungeon-button-deal = Remplir au hasard
dungeon-button-unplan = Annuler le dernier
dungeon-button-lay-plan = Valider (salle pleine : me demander)
dungeon-button-lay-elsewhere = Valider (salle pleine : une autre)
dungeon-button-change-plan = Changer le plan
dungeon-button-prepare = Préparer
dungeon-button-play = Jouer
dungeon-button-continue = Continuer mon tour
dungeon-button-lay = Carte Combat
dungeon-button-place = Remplir la salle
dungeon-button-to-team = Mon équipe
dungeon-button-to-hide = Mes cachettes
dungeon-button-to-card = Jouer une carte
dungeon-button-to-act = Vers mon tour
dungeon-button-to-place = { dungeon-button-place }
dungeon-button-to-lay = Carte Combat
dungeon-button-to-nothing = Situation

## Status

dungeon-head-setup = **Avant le premier tour.**
# $points: the action points left, or none where they aren’t told
dungeon-head = **Tour { $number }** · { $first } { $blue }–{ $yellow } { $second }{ $points ->
    [none] .
   *[other] { " " }· { dungeon-turn-left }
}
dungeon-cards = { $name } : { $actions ->
    [none] aucune carte Action
   *[some] cartes Action { $actions }
} · cartes Combat { $combat } · { $jumps ->
    [0] aucune carte Saut
    [one] { $jumps } carte Saut
   *[other] { $jumps } cartes Saut
}
dungeon-cards-covered = { $name } : { $actions ->
    [0] aucune carte Action
    [one] { $actions } carte Action
   *[other] { $actions } cartes Action
}{ $last ->
    [0] { "" }
   *[other] { " " }(dernière jouée : { $last })
} · { $combat ->
    [one] { $combat } carte Combat
   *[other] { $combat } cartes Combat
} · { $jumps ->
    [0] aucune carte Saut
    [one] { $jumps } carte Saut
   *[other] { $jumps } cartes Saut
}
dungeon-you = toi
dungeon-now-team = Choix de l’équipe : { $names }.
dungeon-now-hide = { $you ->
    [yes] À toi de cacher un pion.
   *[no] { $name } cache un pion.
}
dungeon-now-turn = { $you ->
    [yes] À toi de jouer
   *[no] C’est à { $name } de jouer
}{ $points ->
    [0] {"."}
    [one] , encore { $points } point d’action.
   *[other] , encore { $points } points d’action.
}
dungeon-now-place = { $you ->
    [yes] Place les pions dans la { $room }.
   *[no] { $name } place des pions dans la { $room }.
}
dungeon-now-lay = { $you ->
    [yes] Choisis une carte Combat.
   *[no] { $count ->
        [one] { $names } choisit une carte Combat.
       *[other] { $names } choisissent une carte Combat.
    }
}
dungeon-now-over = La partie est terminée.

## Setup

# $step: before a team is chosen, then; held, while the mark of $name is chosen
dungeon-ask-team = **Mon équipe.** { $step ->
    [choose] Choisis quatre de tes huit personnages en une fois : si tu fermes le menu avec moins, rien n’est gardé. Ils commencent sur les cases marquées de ta zone de départ ; les quatre autres sont cachés dans les salles avec tes six objets. Personne ne voit ton équipe avant que tout soit caché.
    [held] { $name } : appuie sur un autre personnage pour échanger leurs places, ou choisis un remplaçant dans le menu. Appuie ensuite sur **{ dungeon-button-team }**.
   *[swap] Ils commencent sur les cases ci-dessous. Appuie sur l’un d’eux pour l’échanger ou le remplacer, ou sur **{ dungeon-button-team }**.
}
dungeon-team-instead = Mettre à la place ({ $name })
dungeon-team-mark = { $square } · { $name }
dungeon-strength = vitesse { $speed } · combat { $combat } · { $power }
dungeon-power-cleric = soigne les blessés
dungeon-power-goblin = sortie à 2 points
dungeon-power-mekanork = fait pivoter dans les deux sens
dungeon-power-thief = ouvre les herses, traverse les fosses
dungeon-power-troll = se régénère
dungeon-power-wallwalker = passe à travers les murs
dungeon-power-warrior = brise les herses
dungeon-power-wizard = vole au-dessus des fosses et des ennemis
dungeon-team-choose = Choisis quatre personnages
# $first: before any token has a room
dungeon-plan-head = **Mes cachettes.**{ $first ->
    [yes] { " " }Choisis un pion, puis appuie sur la salle où le cacher. L’adversaire n’en voit que la couleur. Vous cachez un pion chacun votre tour, mais tu peux prévoir tous les tiens maintenant : ils seront cachés dans l’ordre où tu les choisis.
   *[no] { "" }
}
dungeon-plan-hint = -# **{ talk-button-hint }** apparaît ici quand c’est à toi de cacher un pion : tout dépend des salles qui restent.
dungeon-plan-next = Prochain pion à cacher : **{ $token }**.
dungeon-plan-left = { $count ->
    [one] Encore { $count } pion sans salle.
   *[other] Encore { $count } pions sans salle.
}
dungeon-plan-complete = Chaque pion a une salle. Il y a tout juste la place pour les pions de tout le monde : l’adversaire remplira donc certaines de ces salles avant toi. Le bot peut alors **te demander** où cacher le pion, ou prendre **une autre salle** où il reste de la place. Valide ton plan d’une façon ou de l’autre, ou change-le.
dungeon-plan-blocked = { $count ->
    [one] L’adversaire a rempli une salle de ton plan : { $count } pion a besoin d’une autre salle.
   *[other] L’adversaire a rempli des salles de ton plan : { $count } pions ont besoin d’autres salles.
}
dungeon-plan-laying = Ton plan est validé : { $hidden } pions sur { $all } sont déjà cachés. Toi et { $name } cachez vos pions à tour de rôle. { $elsewhere ->
    [yes] Si { $name } remplit une salle avant toi, le bot en prend une autre au hasard.
   *[no] Le bot ne te redemande que si { $name } remplit une salle avant toi.
}
dungeon-in-room = { $token } dans la salle { $room }
dungeon-alt-planned = Prévu, dans cet ordre : { $tokens }.
dungeon-alt-hidden = Déjà caché : { $tokens }.
dungeon-alt-free-places = Places libres : { $rooms }.
dungeon-alt-to-hide = { $name } : { $left }.
dungeon-alt-free-room = { $left } en salle { $room }
dungeon-alt-hiding = { $shows ->
    [empty] Tes huit personnages et ta zone de départ, où il n’y a encore personne
    [team] Tes huit personnages ; ceux que tu as choisis sont dans ta zone de départ
   *[rooms] Les salles face cachée et ta zone de départ
}.
dungeon-alt-unplaced = Reste à placer : { $tokens }.
dungeon-alt-chosen = Choix : { $token }.
dungeon-plan-room = Salle { $room } · { $left ->
    [one] { $left } place
   *[other] { $left } places
}
dungeon-plan-token = Choisir un autre pion
dungeon-alt-team = Sur la zone de départ, de haut en bas : { $tokens }.
dungeon-orders-head = **Mes consignes.** Le bot les suit quand tu as quelque chose à décider pendant le tour de l’adversaire, pour que la partie n’ait pas à t’attendre. Elles ne sont visibles que de toi, et tu peux les changer ou les retirer à tout moment.
dungeon-orders-card = Carte Combat : { $value }
dungeon-orders-place = Placer un pion : { $value }
dungeon-orders-ask = me demander et attendre
dungeon-orders-same = la même que pour toutes les attaques
dungeon-orders-when = { $hours ->
    [0] tout de suite
    [one] après { $hours } heure
   *[other] après { $hours } heures
}
dungeon-orders-drawn = tirer au hasard { dungeon-orders-when }
dungeon-orders-far = prendre { dungeon-orders-when } la case la plus éloignée des personnages adverses
dungeon-orders-lay = { $which ->
    [lowest] ma plus basse au-dessus de +0
    [zero] mon +0
    [middle] ma carte du milieu
   *[other] mon +{ $card }
} { dungeon-orders-when }
dungeon-orders-against = En cas d’attaque ({ $token }) : { $value }
dungeon-orders-for = Carte contre un attaquant précis…
dungeon-orders-for-head = **Quelle carte Combat en cas d’attaque ({ $token }) ?** Elle passe avant celle que tu as choisie pour toutes les attaques. Si tu ne l’as plus, on te demandera.
dungeon-orders-pass = Mon prochain tour : ma carte Action la plus basse, aucune action
dungeon-orders-hiding = Cacher mes pions comme prévu
dungeon-button-orders-pass = Passer mon prochain tour
dungeon-setup-goals = { $first } gagne avec { $goal } points, { $second } avec { $other }.
dungeon-setup-head = **Dungeon Twister : { $first } (bleu) contre { $second } (jaune).** Choisissez vos équipes, puis cachez tout le reste dans les salles.

## A turn

dungeon-do-play = Carte Action { $card }
dungeon-do-lay = Carte Combat +{ $card }
dungeon-do-draw = Accepter la nulle
dungeon-do-hide = { $token } dans la { $room }
dungeon-do-place = { $token } en { $square }
dungeon-do-jump = { $character_sort ->
    [thief] la
   *[other] le
} { $character } saute par-dessus { $pit } jusqu’en { $square }
dungeon-do-wall = { $character_sort ->
    [thief] la
   *[other] le
} { $character } traverse le mur jusqu’en { $square }
dungeon-do-reveal = { $character_sort ->
    [thief] la
   *[other] le
} { $character } révèle la { $room }
dungeon-do-rotate = { $character_sort ->
    [thief] la
   *[other] le
} { $character } fait pivoter la { $room } { $turn ->
    [right] vers la droite
   *[left] vers la gauche
}
dungeon-do-attack = { $character_sort ->
    [thief] la
   *[other] le
} { $character } attaque { $target_sort ->
    [thief] la
   *[other] le
} { $target }
dungeon-do-heal = { $character_sort ->
    [thief] la
   *[other] le
} { $character } soigne { $target_sort ->
    [thief] la
   *[other] le
} { $target }
dungeon-do-fire = { $character_sort ->
    [thief] la
   *[other] le
} { $character } utilise la Baguette sur { $target_sort ->
    [thief] la
   *[other] le
} { $target }
dungeon-do-regenerate = { $character_sort ->
    [thief] la
   *[other] le
} { $character } se régénère
dungeon-do-gate = { $character_sort ->
    [thief] la
   *[other] le
} { $character } ouvre ou ferme une herse
dungeon-do-break = { $character_sort ->
    [thief] la
   *[other] le
} { $character } brise une herse
dungeon-do-drink = { $character_sort ->
    [thief] la
   *[other] le
} { $character } boit la Potion
dungeon-do-end = Finir le tour

## Posts

dungeon-chapter-setup = Mise en place
dungeon-chapter-turn = Tour { $number }
dungeon-chapter-offer = Offre de nulle
dungeon-chapter-end = La fin
dungeon-turn-head = **Tour { $number } · { $name }**
dungeon-turn-call = { $mention }, à toi de jouer.
dungeon-score = { $first } { $blue }–{ $yellow } { $second }
dungeon-call-hide = { $mention }, { $hidden ->
    [0] à toi de cacher tes pions : prépare ton plan.
   *[other] { $left ->
        [one] il reste { $left } pion sans salle
       *[other] il reste { $left } pions sans salle
    }{ $full ->
        [0] {""}
        [one] , car { $full } salle est maintenant pleine
       *[other] , car { $full } salles sont maintenant pleines
    }.
}
dungeon-call-lay = Combat ! { $names } : à vos cartes Combat.
dungeon-setup-done = Tout est caché.
dungeon-room-asks = { $mention }, place dans la { $room } : { $tokens }.
dungeon-offer = { $name } propose la nulle à { $other }. L’offre est valable jusqu’à ce que { $other } termine un tour.
dungeon-offer-closed = { $name } a proposé la nulle à { $other }. { $agreed ->
    [yes] { $other } a accepté.
   *[no] L’offre n’est plus valable.
}
dungeon-goes-on = { $mention }, ton tour continue : encore { $points ->
    [one] { $points } point d’action
   *[other] { $points } points d’action
}.
dungeon-end-head = **{ $result ->
    [won] { $name } gagne
   *[draw] Partie nulle
}** { $reason ->
    [quiet] après 40 tours calmes.
    [nobody] car plus personne ne peut agir.
    [resigned] par abandon ({ $other }).
    [agreed] d’un commun accord.
   *[goal] avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } (objectif : { $goal }).
}
dungeon-end-points = { $name } a marqué { $told }.
dungeon-end-source = { $points ->
    [one] { $points } point
   *[other] { $points } points
} { $source ->
    [goblin] pour la sortie du Gobelin
    [treasure] { $points ->
        [one] pour un Trésor
       *[other] pour les Trésors
    }
    [elimination] { $points ->
        [one] pour une élimination
       *[other] pour les éliminations
    }
   *[exit] { $points ->
        [one] pour une sortie du labyrinthe
       *[other] pour les sorties du labyrinthe
    }
}
dungeon-end-decisive = { $last ->
    [yes] Le dernier tour, le { $number }, a été décisif.
   *[no] { $name } prend la tête au tour { $number } et la garde jusqu’au bout.
}
dungeon-end-fate = { $fate ->
    [out] hors du labyrinthe
    [dead] pertes
   *[hidden] encore face cachée
} : { $names }
dungeon-end-fates = { $name } (objectif : { $goal } points){ $some ->
    [yes] { " " }– { $told }
   *[no] { "" }
}.
dungeon-end-hidden = Encore face cachée : { $tokens }.
dungeon-told-card = { $name } joue un { $card }.
dungeon-told-moved = { $character_sort ->
    [thief] La
   *[other] Le
} { $character } { $way ->
    [jump] saute de { $start } à { $square }
    [wall] traverse le mur de { $start } à { $square }
    [round] fait un détour et revient en { $square }
   *[move] va de { $start } à { $square }
}{ $carries ->
    [yes] { " " }avec { $sort ->
        [armour] l’
        [sword] l’
        [thief] la{ " " }
        [potion] la{ " " }
        [rope] la{ " " }
        [wand] la{ " " }
       *[other] le{ " " }
    }{ $carried }
   *[no] { "" }
}
dungeon-told-left = { $character_sort ->
    [thief] La
   *[other] Le
} { $character } sort du labyrinthe{ $carries ->
    [yes] { " " }avec { $sort ->
        [armour] l’
        [sword] l’
        [thief] la{ " " }
        [potion] la{ " " }
        [rope] la{ " " }
        [wand] la{ " " }
       *[other] le{ " " }
    }{ $carried }
   *[no] {""}
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.{ $carries ->
    [lost] {" "}{ $sort ->
        [armour] L’
        [sword] L’
        [potion] La{ " " }
        [rope] La{ " " }
        [wand] La{ " " }
       *[other] Le{ " " }
    }{ $carried } disparaît.
   *[other] {""}
}
dungeon-told-revealed = { $character_sort ->
    [thief] La
   *[other] Le
} { $character } révèle la { $room }. Dedans : { $tokens }.
dungeon-told-placed = { $name } place : { $tokens }.
dungeon-told-turned = { $character_sort ->
    [thief] La
   *[other] Le
} { $character } fait pivoter la { $room } { $turn ->
    [right] vers la droite
   *[left] vers la gauche
}.
dungeon-told-attack = { $attacker_sort ->
    [thief] La
   *[other] Le
} { $attacker } attaque { $target_sort ->
    [thief] la
   *[other] le
} { $target }.
dungeon-told-bonus = { $side ->
    [attack] Épée
   *[defence] Armure
} { $value }
dungeon-told-fight-card = carte { $value }
dungeon-told-side = { $colour } : { $parts } = **{ $sum }**
dungeon-told-fight = { $attack } ; { $defence }. { $result ->
    [attacker] L’attaque réussit.
    [defender] L’attaque échoue.
   *[tie] Égalité : il ne se passe rien.
}
dungeon-told-wounded = { $character_sort ->
    [thief] La { $character } est blessée
   *[other] Le { $character } est blessé
}.
dungeon-told-eliminated = { $character_sort ->
    [thief] La { $character } est éliminée
   *[other] Le { $character } est éliminé
} en { $square }{ $cause ->
    [pit] {" "}dans la fosse
    [wand] {" "}par la Baguette
    [carrier] {" "}faute de porteur
   *[fight] {""}
} : 1 point pour { $name }{ $drops ->
    [yes] {" "}; { $dropped_sort ->
        [armour] l’
        [sword] l’
        [potion] la{ " " }
        [rope] la{ " " }
        [thief] la{ " " }
        [wand] la{ " " }
       *[other] le{ " " }
    }{ $dropped } y reste
   *[no] { "" }
}.
dungeon-told-lost = { $token_sort ->
    [armour] L’
    [sword] L’
    [potion] La{ " " }
    [rope] La{ " " }
    [thief] La{ " " }
    [wand] La{ " " }
   *[other] Le{ " " }
}{ $token } disparaît en { $square }.
dungeon-told-regenerated = { $healer_sort ->
    [thief] La
   *[other] Le
} { $healer } se régénère.
dungeon-told-healed = { $healer_sort ->
    [thief] La
   *[other] Le
} { $healer } soigne { $character_sort ->
    [thief] la
   *[other] le
} { $character }.
dungeon-step-team = choix de l’équipe
dungeon-step-hide = pions cachés
dungeon-step-lay = choix d’une carte Combat
dungeon-step-end = fin du tour
dungeon-step-offer = offre de nulle
dungeon-step-move = { $character_sort ->
    [thief] la
   *[other] le
} { $character } va en { $square }
dungeon-step-gate = { $character_sort ->
    [thief] la
   *[other] le
} { $character } { $state ->
    [open] ouvre
    [broken] brise
   *[closed] ferme
} la herse entre { $sides-first } et { $sides-second }
dungeon-told-gate = { $character_sort ->
    [thief] La
   *[other] Le
} { $character } { $state ->
    [open] ouvre
    [broken] brise
   *[closed] ferme
} la herse entre { $sides-first } et { $sides-second }.
dungeon-told-potion = { $character_sort ->
    [thief] La
   *[other] Le
} { $character } boit la Potion et reçoit { $points } points d’action pour son seul usage.
dungeon-told-wand = { $character_sort ->
    [thief] La
   *[other] Le
} { $character } utilise la Baguette sur { $target_sort ->
    [thief] la
   *[other] le
} { $target }.
dungeon-told-left-over = { $stuck ->
    [yes] { $name } n’a plus aucun personnage capable d’agir : le tour finit
   *[no] { $name } finit son tour
} avec { $left ->
    [one] { $left } point d’action inutilisé
   *[other] { $left } points d’action inutilisés
}.
dungeon-told-skipped = { $name } n’a aucun personnage capable d’agir : son tour est passé.
dungeon-told-draw = { $name } propose la nulle.

## Refusals

dungeon-refusal-unreadable = Rien dans cette partie ne s’appelle « { $answer } ». Utilise les boutons sous le dernier message.
dungeon-refusal-nothing-to-hide = Tu n’as rien à cacher pour le moment. Le dernier message indique la suite.
dungeon-refusal-pass-now = C’est maintenant ton tour : tu ne peux plus le passer d’ici. Joue une carte et termine ton tour.
dungeon-refusal-plan-incomplete = Certains de tes pions n’ont pas encore de salle. Choisis-en une pour chacun, ou appuie sur **{ dungeon-button-deal }**.
dungeon-refusal-not-seated = C’est réservé aux deux joueurs. Tu peux quand même voir le labyrinthe et les règles.
dungeon-rule-no-such-seat = Cette partie n’a que deux joueurs.
dungeon-rule-not-awaited = Tu n’as rien à décider en ce moment. Le dernier message indique à qui c’est de jouer.
dungeon-rule-over = La partie est terminée. Le dernier message donne le résultat.
dungeon-rule-offered = Tu as déjà proposé la nulle. L’adversaire peut encore l’accepter.
dungeon-rule-other-question = Ce n’est pas le moment. Le dernier message indique ce que tu peux faire.
dungeon-rule-team-size = Une équipe, c’est quatre personnages différents. Choisis-en exactement quatre.
dungeon-rule-not-yours = Ce n’est pas un de tes personnages. Choisis un des tiens.
dungeon-rule-not-to-hide = Ce pion n’est pas à cacher. Choisis-en un autre.
dungeon-rule-room-full = La salle { $slot } est pleine. Choisis-en une autre.
dungeon-rule-no-such-card = Tu n’as plus de { $card }. Choisis parmi les cartes affichées.
dungeon-rule-card-too-high = Les premiers tours sont courts : joue un { $highest } au plus. Tant que personne n’a joué de 4, on ne monte que d’un cran au-dessus de la plus forte carte jouée.
dungeon-rule-other-token = D’abord : { $token }. Les pions d’une salle se placent dans un ordre fixe.
dungeon-rule-not-free = { $square } n’est pas une case libre (sol ou mécanisme) de cette salle. Choisis une case éclairée sur l’image.
dungeon-rule-not-in-play = { $character_sort ->
    [thief] La
   *[other] Le
} { $character } n’est pas en jeu. Choisis un personnage qui est sur une case.
dungeon-rule-no-points = { $character_sort ->
    [thief] La
   *[other] Le
} { $character } n’a plus de points d’action. Finis ton tour, ou annule une action.
dungeon-rule-wounded = { $character_sort ->
    [thief] La { $character } est blessée
   *[other] Le { $character } est blessé
} et ne peut pas agir. Ton Clerc peut soigner un blessé sur une case voisine, et un ami peut le porter.
dungeon-rule-healed = { $character_sort ->
    [thief] La
   *[other] Le
} { $character } vient de recevoir des soins et ne peut pas agir avant la fin du tour. Choisis un autre personnage.
dungeon-rule-move-over = Entrer dans la zone de départ adverse met fin au déplacement : on ne peut plus rien y ajouter.
dungeon-rule-too-far = C’est plus de { $speed } cases, la vitesse de ce personnage. Utilise deux actions.
dungeon-rule-no-square = Cette case n’existe pas. Une case s’écrit avec une lettre et un numéro, de A1 à V10.
dungeon-rule-no-way = Aucun chemin libre ne mène en { $square }. Les murs et les herses fermées bloquent le passage, et on ne passe pas en diagonale. Choisis une autre case.
dungeon-rule-enemy = Un ennemi non blessé bloque le passage en { $square }. Contourne-le, ou attaque.
dungeon-rule-pit = Impossible de traverser la fosse en { $square }. Il faut une Corde, ou ta propre Voleuse dessus.
dungeon-rule-pit-stop = Impossible de s’arrêter sur la fosse en { $square } : seule ta Voleuse le peut, ou un personnage qui a une Corde. Continue jusqu’à une case au-delà.
dungeon-rule-no-taking = Impossible de prendre ça en { $square }. Il faut que ce soit sur cette case, au sol ou entre les mains d’un ami ou d’un ennemi blessé, et aucune case ne doit se retrouver trop pleine.
dungeon-rule-free-hands = Ce personnage ne porte rien à poser.
dungeon-rule-no-dropping = Impossible de poser ça en { $square }. Une case contient un objet au plus, et sur une fosse, seule une Corde tient.
dungeon-rule-overfull = Il resterait trop de choses en { $square }. Une case contient un personnage et un objet, ou deux amis dont un blessé.
dungeon-rule-no-room = Impossible de finir un déplacement en { $square }. Une case contient un personnage et un objet, ou deux amis dont un blessé.
dungeon-rule-nothing-changed = Ce déplacement ne changerait rien. Choisis une autre case ou un autre personnage.
dungeon-rule-no-jump = { $character_sort ->
    [thief] La
   *[other] Le
} { $character } ne peut pas sauter comme ça. Un saut demande une carte Saut. Il franchit une fosse sans personnage et finit sur une case où le personnage peut s’arrêter, sans mur sur le trajet.
dungeon-rule-no-wall-step = { $character_sort ->
    [thief] La
   *[other] Le
} { $character } ne peut pas traverser de mur ici. Le Passe-muraille en est capable, vers la case juste derrière un mur s’il y a de la place, mais pas à travers une herse ni vers une salle cachée.
dungeon-rule-no-reveal = { $character_sort ->
    [thief] La
   *[other] Le
} { $character } ne peut pas révéler cette salle. Il faut être à côté d’une salle cachée, sans mur de son propre côté.
dungeon-rule-no-rotation = { $character_sort ->
    [thief] La
   *[other] Le
} { $character } ne peut pas faire pivoter cette salle comme ça. Sur un mécanisme, on fait pivoter sa propre salle ou sa jumelle, dans le sens de leur flèche. Le Mekanork choisit le sens.
dungeon-rule-no-attack = { $character_sort ->
    [thief] La
   *[other] Le
} { $character } ne peut pas attaquer comme ça. L’ennemi doit être sur une case voisine, sans mur entre les deux. Personne ne doit le porter, et il ne doit avoir été ni blessé ni soigné ce tour-ci.
dungeon-rule-no-healing = { $character_sort ->
    [thief] La
   *[other] Le
} { $character } ne peut pas soigner comme ça. Le Clerc soigne un blessé sur une case voisine, sans mur entre les deux, mais pas un blessé qu’on porte.
dungeon-rule-no-regeneration = { $character_sort ->
    [thief] La
   *[other] Le
} { $character } ne peut pas se régénérer maintenant : ni pendant le tour où il a été blessé, ni dans les bras d’un ami.
dungeon-rule-no-portcullis = { $character_sort ->
    [thief] La
   *[other] Le
} { $character } ne peut ni ouvrir ni fermer cette herse. La Voleuse doit être à côté, et la herse ne doit pas être brisée.
dungeon-rule-no-breaking = { $character_sort ->
    [thief] La
   *[other] Le
} { $character } ne peut pas briser cette herse. Le Guerrier doit être à côté, et la herse ne doit pas déjà être brisée.
dungeon-rule-no-potion = { $character_sort ->
    [thief] La
   *[other] Le
} { $character } ne porte pas de Potion.
dungeon-rule-no-shot = { $character_sort ->
    [thief] La
   *[other] Le
} { $character } ne peut pas tirer là. Le Magicien doit porter la Baguette, et la cible doit être le premier personnage sur une ligne droite dégagée.
dungeon-rule-news = Impossible de prévoir plus loin : personne ne sait encore ce que ça va révéler. Fais-le d’abord.

## Offline mode: the name of its channel, and the first post there

dungeon-greeting-channel = donjon
dungeon-greeting-welcome = **Bienvenue aux portes du donjon.**
dungeon-greeting-start = Appuie sur **{ lobby-button-start }** ci-dessous pour jouer ta première partie contre un ordinateur.
dungeon-greeting-picture = Une partie de Dungeon Twister : des salles avec des murs et des personnages, et des salles encore face cachée.
