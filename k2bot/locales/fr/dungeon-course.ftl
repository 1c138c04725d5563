### The tutorial of Dungeon Twister, a short game.

dungeon-course-other = Lanterne
dungeon-course-nowhere = Ce n’est pas une étape de cette initiation. Appuie sur un des boutons ci-dessous.
dungeon-course-undo = Appuie sur **{ talk-button-undo }** pour revenir en arrière.
dungeon-course-team = Tu joues **bleu**. Fais traverser à tes personnages un labyrinthe caché, de gauche à droite. Il te faut **3 points** pour gagner : 1 pour chaque personnage qui sort par la zone de départ jaune, 2 pour le Gobelin. Choisis d’abord les quatre qui commencent : **{ dungeon-kind-goblin }**, **{ dungeon-kind-mekanork }**, **{ dungeon-kind-warrior }** et un quatrième de ton choix. Le menu dit ce que chacun sait faire.
dungeon-course-team-goblin = Le Gobelin marque 2 points en sortant : prends-le dès le début.
dungeon-course-team-mekanork = Tu devras bientôt faire pivoter une salle, et le Mekanork est le meilleur pour ça.
dungeon-course-team-warrior = Quelqu’un va te barrer la route : emmène le Guerrier, qui se bat bien.
dungeon-course-look = Passons sur les autres personnages et les objets à cacher, et sur les douze premiers tours. Voici où en est la partie : à toi de jouer.
dungeon-course-look-more =
    Tu joues **bleu** ; **jaune**, c’est { $other }, un ordinateur. Les lettres disent qui est qui : **{ $goblin }** est le Gobelin, **{ $warrior }** le Guerrier, **{ $mekanork }** le Mekanork. Les salles 4 à 8 sont encore face cachée. Le grand numéro est celui de la salle ; chaque petit signe bleu ou jaune est un pion caché de cette couleur. Les cartes Action donnent des actions, les cartes Combat servent aux combats, et les cartes Saut font franchir les fosses. Voici ce qu’il vous reste :
    { $cards }
    Ton Gobelin, en P4, est à une salle de la zone de départ jaune. Mais la salle 4 est cachée : personne ne peut encore y entrer.
dungeon-course-reveal = Commence ton tour par une carte Action. Son chiffre est le nombre de points d’action (**PA**) qu’elle te donne, et **chaque action d’un personnage coûte 1 PA**. Il y a quatre cartes Action, de 2 à 5, et tu ne les reprends qu’après avoir joué les quatre. Garde le 4 pour ton prochain tour, et joue le 3 maintenant : appuie sur **{ dungeon-button-card }**.
dungeon-course-reveal-card = Garde le 4 : tu en auras besoin au prochain tour.
dungeon-course-reveal-now = Tu as 3 PA pour tes personnages, au choix. Un personnage à côté d’une salle cachée peut la révéler. Appuie sur **{ dungeon-kind-warrior }**, puis sur **{ dungeon-deed-reveal }**.
dungeon-course-reveal-other = Cette salle ne t’aide pas pour l’instant.
dungeon-course-reveal-first = Ton tour finirait alors que la salle 4 est encore cachée.
dungeon-course-else = C’est permis, mais tu auras besoin de chaque PA pour autre chose.
dungeon-course-fill = **Quand tu révèles une salle, tu places tous les personnages qui s’y trouvent, et les objets de l’adversaire. L’adversaire place ensuite tes objets.** La salle 4 contenait le Clerc et le Trésor jaunes : tu places donc les deux. D’abord le **Clerc** : en **S3**, il ne te gênera pas.
dungeon-course-fill-next = Maintenant le **Trésor**, qui vaut 1 point de plus au joueur qui le sort. Tu feras ensuite pivoter cette salle vers la gauche : mets-le donc en **Q2**. Il finira ainsi près de ton Gobelin.
dungeon-course-fill-cleric = Une fois la salle pivotée, le Clerc y barrerait la route à ton Gobelin.
dungeon-course-fill-treasure = Une fois la salle pivotée, ton Gobelin ne pourrait pas aller chercher le Trésor là et sortir quand même au prochain tour.
dungeon-course-carry =
    {""}**Un personnage sur un mécanisme ⚙ peut faire pivoter sa salle d’un quart de tour, avec tout ce qu’elle contient. Ou bien la salle *jumelle*, celle qui a le même numéro à côté de son nom.** Une salle tourne dans le sens de la flèche de son propre mécanisme. Le Mekanork, lui, choisit le sens.
    Les couloirs de la salle 4 vont dans le mauvais sens pour toi. Ton Mekanork est sur le mécanisme de la salle 2, et les salles 2 et 4 ont le même numéro à côté de leur nom : **I**. Appuie donc sur **{ dungeon-kind-mekanork }**, puis sur **{ dungeon-deed-rotate }**.
dungeon-course-carry-first = Ton tour finirait alors que la route est encore barrée.
dungeon-course-carry-twin = C’est la salle 2 qui a pivoté, celle du Mekanork.
dungeon-course-carry-way = Avec la salle pivotée dans ce sens, ton Gobelin ne peut pas atteindre le Trésor.
dungeon-course-carry-now = Le couloir mène maintenant tout droit vers la sortie, et le Trésor a tourné avec la salle. Un personnage peut porter **une seule chose** : un objet de n’importe quelle couleur, ou un ami blessé. Pour ramasser quelque chose, il doit être sur la même case. Appuie sur **{ dungeon-kind-goblin }**, et dans le menu **{ dungeon-go-menu }**, choisis **{ $square }**. Le Gobelin peut passer sur la case d’un ami.
dungeon-course-carry-missed = Le Gobelin n’a pas encore le Trésor : il est en **{ $square }**.
dungeon-course-carry-square = Le Gobelin a le Trésor, mais ici il barrerait la route à ton Guerrier au prochain tour. Arrête-toi là où était le Trésor.
dungeon-course-carry-done = Le Gobelin a le Trésor, et tes 3 PA sont dépensés. Appuie sur **{ dungeon-button-end-turn }**.
dungeon-course-fight = Le Guerrier jaune est allé en T5. Personne ne peut passer sur la case d’un ennemi non blessé : il va falloir se battre. Le 4 est la seule carte d’action qui te reste : elle est déjà jouée.
dungeon-course-fight-move = On n’attaque que depuis une case voisine. Appuie sur **{ dungeon-kind-warrior }**, et dans le menu **{ dungeon-go-menu }**, choisis **S5**, à côté du Guerrier jaune.
dungeon-course-fight-attack = Dans un combat, chaque camp ajoute une carte secrète à sa valeur de combat, qui est de 3 pour les deux Guerriers. Les combattants du camp au plus petit total sont blessés. Les cartes restantes sont publiques : jaune a +0, +1 et +2. Appuie donc sur **{ dungeon-deed-attack-whom }** et joue ton **+3**.
dungeon-course-fight-first = Si tu finis ton tour ici, le Guerrier jaune reste en travers de ta route.
dungeon-course-fight-who = Ce combat ne libérerait pas la route.
dungeon-course-fight-card = 3 + { $card } ne bat pas 3 + 2, et jaune a encore le +2. Une égalité ne change rien.
dungeon-course-leave =
    Le 3 de ton Guerrier et ta carte +{ $card } battent le 3 et le +2 de jaune : le Guerrier jaune est **blessé**. Il ne peut plus agir, et n’importe qui peut passer sur sa case. Un Clerc à côté pourrait le soigner. S’il **perd un autre combat alors qu’il est déjà blessé, il est éliminé, et tu marques 1 point**. Les deux cartes Combat sont perdues ; seul le +0 revient en main.
    Appuie sur **{ dungeon-who }**, et dans le menu **{ dungeon-go-menu }**, choisis { $by ->
        [none] **V5**
       *[other] **{ $by }**, puis **V5**
    }. C’est là qu’il sort du labyrinthe.
dungeon-course-leave-on = Encore un déplacement : appuie sur **{ dungeon-who }** et choisis **V5**. C’est là qu’il sort du labyrinthe.
dungeon-course-leave-else = Plus rien n’arrête le Gobelin, mais sa sortie n’est pas par là.
dungeon-course-leave-done = Le Gobelin est dehors : 2 points, et 1 pour le Trésor. Le compte est bon ! Appuie sur **{ dungeon-button-win }**.
dungeon-course-end = **Victoire, 3–0** : 2 points pour le Gobelin et 1 pour son Trésor. Tu as révélé et fait pivoter une salle, porté le Trésor, gagné un combat et quitté le labyrinthe. C’est l’essentiel de ce qu’on fait dans une partie.
dungeon-course-end-more =
    Dans une vraie partie, tu caches aussi tes propres pions, tu sautes par-dessus les fosses, et tu utilises les pouvoirs de chaque personnage et de chaque objet. **{ talk-button-hint }** te dit ce qu’un ordinateur ferait, et pourquoi. **{ dungeon-button-rules }** explique le jeu chapitre par chapitre, avec des images.
    Et maintenant, joue contre un ordinateur ou entre amis.
