### The tutorial of Dungeon Twister, a short game.

dungeon-course-other = Lanterne
dungeon-course-nowhere = Ce n’est pas une étape de cette initiation. Appuie sur un des boutons ci-dessous.
dungeon-course-undo = Appuie sur **{ talk-button-undo }** pour revenir en arrière.
dungeon-course-team = Tu joues les **bleus**. Fais traverser à tes personnages un labyrinthe caché, de gauche à droite. Il te faut **3 points** pour gagner : 1 pour chaque personnage qui sort par la zone de départ jaune, 2 pour le Gobelin. Choisis d’abord les quatre qui commencent : **{ dungeon-kind-goblin }**, **{ dungeon-kind-mekanork }**, **{ dungeon-kind-warrior }** et un quatrième de ton choix.
dungeon-course-team-goblin = Le Gobelin marque 2 points en sortant : prends-le dès le début.
dungeon-course-team-mekanork = Tu devras bientôt faire pivoter une salle, et le Mekanork est le meilleur pour ça.
dungeon-course-team-warrior = Quelqu’un va te barrer la route : emmène le Guerrier, qui se bat bien.
# $token: the token still to hide
dungeon-course-hide = Tes autres personnages et tes objets sont d’abord **cachés dans les salles**. Le camp jaune et toi, vous cachez un pion chacun à votre tour, jusqu’à ce que toutes les salles soient pleines. C’est déjà fait, sauf pour ce pion : **{ $token }**. Il reste de la place dans les salles 5 et 8 : appuie sur l’une des deux.
dungeon-course-hide-sure = Appuie maintenant sur un des deux boutons **Valider**.
dungeon-course-look = **Les salles 1 à 3 sont maintenant ouvertes**, et tes personnages ont avancé : **{ $goblin }** est le Gobelin, **{ $warrior }** le Guerrier, **{ $mekanork }** le Mekanork. Les cases sombres sont des **fosses**. Les grilles sont des **herses** : fermées, elles arrêtent comme un mur. Le camp **jaune**, c’est { $other }, un ordinateur. Ton Gobelin n’est plus qu’à une salle de la zone de départ jaune. Mais la salle 4 est encore cachée : personne ne peut y entrer.
dungeon-course-reveal = Commence ton tour par une carte Action : elle te donne des points d’action (**PA**), et **chaque action d’un personnage coûte 1 PA**. Tu as quatre cartes, de 2 à 5, et tu ne les reprends qu’après avoir joué les quatre. Ton 5 doit attendre : la petite ligne ci-dessous dit pourquoi. Garde le 4 pour ton prochain tour, et appuie sur **{ dungeon-button-card }**.
dungeon-course-reveal-card = Garde le 4 : tu en auras besoin au prochain tour.
dungeon-course-reveal-now = Un personnage à côté d’une salle cachée peut la révéler. Appuie sur **{ $goblin }**, puis sur **{ dungeon-deed-reveal }**.
dungeon-course-reveal-first = Ton tour finirait alors que la salle 4 est encore cachée.
dungeon-course-else = C’est permis, mais tu auras besoin de chaque PA pour autre chose.
dungeon-course-fill = **Quand tu révèles une salle, tu places tous les personnages qui s’y trouvent, et les objets de l’adversaire. L’adversaire place ensuite tes objets.** La salle 4 contenait le Clerc et le Trésor jaunes : tu places donc les deux. D’abord le **Clerc** : en **S3**, il ne te gênera pas.
dungeon-course-fill-next = Maintenant le **Trésor**, qui vaut 1 point de plus au joueur qui le sort. Mets-le en **Q2** : une fois la salle pivotée, il sera sur le chemin de ton Gobelin.
dungeon-course-fill-cleric = Une fois la salle pivotée, le Clerc y barrerait la route à ton Gobelin.
dungeon-course-fill-treasure = Une fois la salle pivotée, ton Gobelin ne pourrait pas aller chercher le Trésor là et sortir quand même au prochain tour.
dungeon-course-rotate = **Un personnage sur un mécanisme ⚙ peut faire pivoter sa salle d’un quart de tour, avec tout ce qu’elle contient. Ou bien la salle *jumelle*, celle qui a le même numéro à côté de son nom.** Une salle tourne dans le sens de la flèche de son mécanisme ; seul le Mekanork peut choisir. Les couloirs de la salle 4 vont dans le mauvais sens. Ton Mekanork est sur le mécanisme de sa jumelle, la salle 2 : appuie donc sur **{ dungeon-kind-mekanork }**, puis sur **{ dungeon-deed-rotate }**. Regarde le résultat, puis appuie encore : une rotation est définitive.
dungeon-course-rotate-first = Ton tour finirait alors que la route est encore barrée.
dungeon-course-rotate-twin = C’est la salle 2 qui pivoterait, celle du Mekanork.
dungeon-course-rotate-way = Avec la salle pivotée dans ce sens, ton Gobelin ne peut pas sortir avec le Trésor.
dungeon-course-rotate-now = La herse, c’est juste après. Fais d’abord pivoter la salle.
dungeon-course-free = Un couloir mène maintenant tout droit vers la sortie. Mais ton Guerrier est enfermé derrière une herse. La Voleuse sait les ouvrir et les fermer ; **le Guerrier les brise pour de bon**. Appuie sur **{ dungeon-kind-warrior }**, puis sur **{ dungeon-deed-break }**.
dungeon-course-free-first = Ton tour finirait avec ton Guerrier toujours enfermé.
dungeon-course-free-done = Ton Guerrier est libre, et tes 3 PA sont dépensés. Appuie sur **{ dungeon-button-end-turn }**.
dungeon-course-fight = Le Guerrier jaune est allé en T5. **Tu ne peux pas passer sur la case d’un ennemi non blessé** : il va falloir se battre.
# $by: the square to stop on, none if there is no need to
dungeon-course-fight-move = On n’attaque que depuis une case voisine. Appuie sur **{ dungeon-kind-warrior }**, et dans le menu **{ dungeon-go-menu }**, choisis { $by ->
    [none] **S5**
   *[other] **{ $by }**, puis **S5**
}, à côté du Guerrier jaune.
dungeon-course-fight-attack = Chaque camp ajoute une carte secrète à sa valeur de combat, qui est de 3 pour les deux Guerriers. Les combattants du camp au plus petit total sont blessés. Dans cette partie, les cartes restantes sont visibles : le camp jaune a +0, +1 et +2. Appuie donc sur **{ dungeon-deed-attack-whom }** et joue ton **+3**.
dungeon-course-fight-first = Si tu finis ton tour ici, le Guerrier jaune reste en travers de ta route.
dungeon-course-fight-who = Ce combat ne libérerait pas la route.
dungeon-course-fight-card = 3 + { $card } ne bat pas 3 + 2, et le camp jaune a encore le +2. Une égalité ne change rien.
dungeon-course-fight-treasure = Un personnage ramasse ce qui se trouve sur la case où il s’arrête, et c’est le Gobelin qui a besoin du Trésor.
dungeon-course-leave = 3 et ton +{ $card } battent 3 et le +2 du camp jaune : son Guerrier est **blessé**. Il ne peut plus agir, et n’importe qui peut passer sur sa case. S’il **perd un autre combat alors qu’il est déjà blessé, il est éliminé, et tu marques 1 point**. Les cartes Combat jouées sont perdues ; seul le +0 revient en main.
dungeon-course-leave-drink = Ton Gobelin a encore du chemin, et il te reste 1 PA. **Sa Potion lui en donne 4 de plus, une seule fois.** Appuie sur **{ $goblin }**, puis sur **{ dungeon-deed-drink }**.
# $square: where the jump ends
dungeon-course-leave-jump = Une fosse barre la route. **Avec une carte Saut, un personnage saute par-dessus une fosse**, tout droit ou en tournant. Tu en as trois pour toute la partie. Appuie sur **{ dungeon-deed-jump }**.
dungeon-course-leave-fetch = Un personnage peut porter **une seule chose** : un objet de n’importe quelle couleur, ou un ami blessé. Il la ramasse là où il s’arrête. Dans le menu **{ dungeon-go-menu }**, choisis **{ $treasure }**, où se trouve le Trésor. Le Gobelin peut passer sur la case d’un ami.
dungeon-course-leave-on = Et maintenant, dehors : dans le menu **{ dungeon-go-menu }**, choisis { $by ->
    [none] **V5**
   *[other] **{ $by }**, puis **V5**
}.
dungeon-course-leave-else = Le Gobelin ne sort pas par là.
dungeon-course-leave-done = Le Gobelin est dehors : 2 points, et 1 pour le Trésor. Le compte est bon ! Appuie sur **{ dungeon-button-win }**.
dungeon-course-end = **Victoire, 3–0** : 2 points pour le Gobelin et 1 pour son Trésor. Tu connais maintenant l’essentiel de ce qui se passe dans une partie. **{ talk-button-hint }** te dit ce qu’un ordinateur ferait, et pourquoi. **{ dungeon-button-rules }** explique le reste chapitre par chapitre, avec des images. Et maintenant, joue contre un ordinateur ou entre amis.
