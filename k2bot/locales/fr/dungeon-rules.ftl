### Dungeon Twister: the rules by topic, in our own words.

dungeon-rules-head = **Dungeon Twister : { $topic }**
dungeon-rules-player = { $colour ->
    [b] Bleu
   *[y] Jaune
}
dungeon-rules-title-overview = Le jeu en bref
dungeon-rules-title-turn = Ton tour
dungeon-rules-title-moving = Déplacements, murs, fosses
dungeon-rules-title-carrying = Porter
dungeon-rules-title-jumping = Sauter
dungeon-rules-title-revealing = Révéler une salle
dungeon-rules-title-rotating = Faire pivoter une salle
dungeon-rules-title-fighting = Combattre
dungeon-rules-title-wounds = Blessés et éliminés
dungeon-rules-title-leaving = Sortir du labyrinthe
dungeon-rules-title-characters = Les huit personnages
dungeon-rules-title-objects = Les six objets
dungeon-rules-title-setup = Mise en place
dungeon-rules-title-end = La fin de partie
dungeon-rules-title-panel = Le panneau de jeu
dungeon-rules-title-rulings = Nos précisions : les tours
dungeon-rules-title-rulings-2 = Nos précisions : combats et pouvoirs
dungeon-rules-title-rulings-3 = Nos précisions : objets et fin de partie
dungeon-rules-title-sources = Les sources

dungeon-rules-overview =
    Un jeu pour deux : **bleu** part de la gauche, **jaune** de la droite. Chacun mène huit personnages et possède six objets. Entre vous, un labyrinthe de huit salles cachées.
    Fais traverser le labyrinthe à tes personnages et fais-les **sortir par la zone de départ adverse** : 1 point chacun, 2 pour le Gobelin, et 1 de plus en sortant un Trésor. Chaque ennemi que tu **élimines** vaut aussi 1 point. Le premier à **5 points** (ou à l’objectif convenu) gagne.
    En chemin, tu révèles des salles, tu les fais pivoter, tu sautes par-dessus les fosses, tu combats et tu ramasses tous les objets que tu trouves, même ceux de l’adversaire.
    Sur l’image, les salles 7 et 8 sont encore cachées.
dungeon-rules-turn =
    Joue une **carte Action** de 2 à 5 : ce sont tes points d’action (PA). Chaque action coûte 1 PA. Répartis-les librement entre tes personnages. Les PA inutilisés sont perdus. Après ta quatrième carte, tu reprends les quatre.
    La toute première carte de la partie est un 2. Tant que personne n’a joué de 4, on ne monte que d’un cran au-dessus de la plus forte carte jouée.
    Tes actions : révéler ou faire pivoter une salle, se déplacer, sauter, combattre, utiliser le pouvoir d’un personnage ou d’un objet.
    Deux règles d’or : finis une action avant la suivante. Et après chaque action, une case contient au plus **un personnage et un objet, ou deux de tes personnages, dont un blessé**.
    L’image montre un tour de bleu : le Mekanork a fait pivoter la salle 1, puis le Gobelin et la Voleuse ont bougé.
dungeon-rules-moving =
    La **vitesse** d’un personnage est le nombre de cases qu’il peut parcourir, jamais en diagonale. Il passe sur les objets, les amis et les ennemis blessés. Ennemis non blessés, murs, herses fermées, salles cachées et fosses l’arrêtent.
    Il ne peut s’arrêter ni sur un ennemi, ni sur un ami non blessé.
    La Voleuse, le Magicien et le porteur d’une Corde traversent une **fosse**. Les autres aussi, s’il s’y trouve une Corde ou leur propre Voleuse non blessée. Sans Corde ni Voleuse non blessée, un personnage qui reste sur une fosse est éliminé, et son objet perdu.
    On passe d’une salle à l’autre là où aucune n’a de mur. Les murs pivotent avec leur salle.
    L’image montre où le Guerrier peut aller : ni par-dessus la fosse, ni au-delà des murs ou de l’ennemi.
dungeon-rules-carrying =
    Un personnage porte **une seule chose** : un objet, ou un ami blessé. Si l’un ou l’autre se trouve sur sa case à la fin d’une action, il le porte.
    En se déplaçant, il peut ramasser, poser ou échanger sur chaque case, gratuitement. Il peut aussi y prendre ce que porte un ami ou un ennemi blessé. C’est ainsi que tes personnages se passent les objets.
    Avec le menu **{ dungeon-go-menu }**, il ne ramasse que ce qui est sur sa case d’arrivée. Un second menu offre d’autres possibilités : poser une Corde en chemin, prendre une Épée au passage…
    Sur l’image, la Voleuse rejoint le Clerc, échange l’Épée contre la Corde et repart. Tout cela en une action.
dungeon-rules-jumping =
    Joue une de tes trois **cartes Saut**, et un personnage saute de deux cases, tout droit ou en tournant : par-dessus une fosse sans personnage, jusqu’à une case où il peut s’arrêter. Ni mur ni herse fermée sur le trajet.
    Il garde ce qu’il porte. La carte est perdue pour le reste de la partie.
    Sur l’image, le Clerc saute par-dessus la fosse en tournant, avec le Trésor.
dungeon-rules-revealing =
    Un personnage à côté d’une salle cachée peut la révéler s’il n’y a pas de mur de son propre côté. Depuis ta zone de départ, tu peux révéler l’une ou l’autre des deux salles voisines.
    Tous les pions de la salle sont retournés. **C’est toi** qui y places tous les personnages, même ceux de l’adversaire, et les objets adverses. Puis **l’adversaire** place tes objets. Chacun va sur une case libre de cette salle, jamais sur une fosse.
    Le joueur qui trouve tes pions décide donc où ils vont.
dungeon-rules-rotating =
    Un personnage sur un **mécanisme** ⚙ peut faire pivoter sa salle d’un quart de tour, dans le sens de la flèche. Ou bien la salle **jumelle**, celle qui a le même numéro à côté de son nom, dans le sens de sa flèche à elle. Tout ce que la salle contient tourne avec elle : personnages, objets et herses.
    Le Mekanork choisit le sens.
    Faire pivoter une salle ouvre et ferme des passages, à l’intérieur et vers les salles voisines. Avant de confirmer, tu vois le résultat ; ensuite, **une rotation est définitive**.
dungeon-rules-fighting =
    Un personnage peut attaquer un ennemi sur une case voisine, sans mur entre les deux. **Tout personnage non blessé à côté d’un ennemi engagé dans le combat y participe**, ce qui peut en entraîner d’autres.
    Chaque camp additionne les valeurs de combat de ses personnages, +1 pour une Épée chez l’attaquant, +1 pour une Armure chez le défenseur, et une **carte Combat** jouée en secret. Le plus gros total gagne. Une égalité ne change rien.
    Tous les combattants du camp perdant sont blessés. Une cible déjà blessée ajoute 0, et elle est **éliminée** si son camp perd.
    Les cartes Combat sont perdues, sauf le +0. Un personnage blessé ou soigné ce tour-ci ne peut plus être attaqué avant la fin du tour.
dungeon-rules-wounds =
    Un personnage **blessé** est couché. Il ne peut pas agir, ajoute 0 en combat et perd ses pouvoirs, mais garde ce qu’il porte. Un ami peut le porter ; on ne peut alors ni l’attaquer ni le soigner.
    Le Clerc soigne un voisin pour 1 PA. Le Troll se régénère, mais pas pendant le tour où il a été blessé. Un personnage soigné ne peut ni agir ni se joindre à un combat avant la fin du tour.
    Un personnage **éliminé** sort du jeu, et l’autre joueur marque 1 point. Cela arrive s’il est attaqué alors qu’il est déjà blessé et que son camp perd, s’il reste sur une fosse, si la Baguette le touche, ou si son porteur est blessé ou éliminé.
    Sur l’image, le camp du Troll blessé perd : le Troll est éliminé, le Gobelin blessé.
dungeon-rules-leaving =
    Un personnage qui entre dans la **zone de départ adverse** sort du labyrinthe et marque 1 point, le Gobelin 2. Il ne peut pas sortir là où se tient un ennemi non blessé. Seul le Magicien peut le survoler.
    Un **Trésor** qu’il porte, à toi ou à l’adversaire, rapporte 1 point de plus. Un ami blessé qu’il porte est à l’abri mais ne rapporte rien. Les autres objets sont perdus.
    Sur ta propre zone de départ, les personnages peuvent se déplacer, s’arrêter, combattre et poser des choses. Le Passe-muraille peut aussi sortir à travers un mur, et tout le monde peut sortir d’un saut.
dungeon-rules-characters =
    Les nombres : vitesse / valeur de combat.
    {""}**Clerc** 4/2 : soigne un voisin pour 1 PA.
    {""}**Gobelin** 4/1 : marque 2 points en sortant.
    {""}**Mekanork** 3/2 : fait pivoter les salles dans les deux sens.
    {""}**Voleuse** 5/2 : ouvre ou ferme une herse voisine pour 1 PA. Traverse les fosses et peut s’y arrêter ; ses amis peuvent alors traverser cette fosse-là.
    {""}**Troll** 2/4 : se régénère pour 1 PA, mais pas pendant le tour où il a été blessé.
    {""}**Passe-muraille** 4/1 : traverse un mur pour 1 PA.
    {""}**Guerrier** 3/3 : brise pour de bon une herse voisine, pour 1 PA.
    {""}**Magicien** 4/1 : vole au-dessus des fosses et des ennemis, même vers la sortie, et peut utiliser la Baguette.
dungeon-rules-objects =
    {""}**Armure** : +1 pour son camp quand il est attaqué. **Épée** : +1 pour son camp quand il attaque.
    {""}**Corde** : son porteur traverse les fosses et peut s’y arrêter. Une Corde sur une fosse la rend sûre pour tout le monde. Chaque Corde ne vaut que pour une fosse.
    {""}**Potion** : se boit pour 1 PA. Ce tour-ci, le personnage reçoit 4 PA de plus, pour lui seul.
    {""}**Baguette** : pour 1 PA, le Magicien élimine le premier personnage en ligne droite, ami ou ennemi.
    {""}**Trésor** : 1 point de plus pour le joueur qui le sort.
    La Potion et la Baguette ne servent qu’une fois.
dungeon-rules-setup =
    Les salles sont face cachée, orientées au hasard. En secret, tu mets quatre de tes huit personnages sur les cases marquées de ta zone de départ. Puis vous cachez chacun vos autres pions dans les salles, face cachée : deux pions par salle près d’une zone de départ, trois au milieu, toutes couleurs confondues. L’adversaire n’en voit que la couleur.
    Les équipes de départ sont alors révélées, et un tirage au sort désigne qui commence.
    Si tout est **réparti au hasard**, c’est équitable : même équipe pour les deux, les autres personnages près de chez eux, les objets au milieu. Un **objectif** de 3 raccourcit la partie. Fixé pour un seul joueur, il lui donne un avantage.
    Sur l’image, bleu a déjà choisi où vont trois pions.
dungeon-rules-end =
    Tu gagnes dès que tu as assez de points après une action. Si c’est le cas des deux, le joueur dont c’est le tour gagne.
    Un joueur sans personnage capable d’agir passe son tour. Si c’est le cas des deux joueurs, ou après **40 tours de suite sans point ni nouvelle salle**, le plus gros score gagne ; à égalité, la partie est nulle.
    Abandonner, c’est perdre. La nulle se propose et s’accepte dans **{ dungeon-button-hand }** ; l’offre vaut jusqu’à ce que l’autre termine un tour.
    Sont secrets les salles cachées, les pions adverses face cachée, et les cartes Combat tant que les deux ne sont pas jouées. Les **cartes jouées** restent face cachée, sauf la dernière carte Action de chacun : tu vois seulement combien de cartes il reste à l’adversaire. Un réglage les laisse visibles.
    Sur l’image, bleu gagne : le Gobelin est sorti avec le Trésor.
dungeon-rules-panel =
    {""}**{ dungeon-button-play }** ouvre ton panneau. Choisis une carte, puis *qui* agit et *comment*, ou appuie sur un bouton vert pour un coup suggéré. L’image montre où le personnage choisi peut aller et pour combien de PA.
    {""}**{ talk-button-undo }** revient en arrière d’une action à la fois. Un ⚠ t’avertit si tu vas perdre quelque chose ou laisser sortir un ennemi. Tes actions deviennent définitives dès que tu révèles ou fais pivoter une salle, joues une carte Combat ou finis ton tour. Ensuite, `/dungeon { command-undo-name }` marche si l’adversaire est d’accord et si rien de nouveau n’a été révélé.
    {""}**{ talk-button-hint }** (ou `/dungeon { command-hint-name }`) dit ce qu’un ordinateur ferait, et pourquoi.
    Une case se désigne par la lettre et le numéro lus sur les bords : G3, par exemple. Les salles sont numérotées de 1 à 8, en partant du haut.
    {""}**{ dungeon-button-text }** décrit tout, salle par salle.
dungeon-rules-sources =
    Version non officielle. Dungeon Twister est un jeu de Christophe Boelinger, paru en 2004. Ce sont les règles de la boîte de base à deux joueurs, avec nos mots ; aucun dessin ni texte du jeu n’est repris.

dungeon-rules-rulings = Là où nos sources se taisent ou nous nous en écartons :
    { $rulings }
dungeon-ruling-7 = Le premier joueur est tiré au sort une fois les équipes révélées.
dungeon-ruling-8 = Ton tour se termine aussi quand aucun de tes personnages ne peut agir.
dungeon-ruling-10 = De deux personnages sur une case, exactement un est blessé. Pendant un déplacement, une case peut être trop pleine un instant.
dungeon-ruling-13 = Un déplacement peut finir là où il a commencé si autre chose a changé de place.
dungeon-ruling-14 = Ce qui partage la case d’un personnage après une action est porté par lui, même blessé. Un blessé qu’on ramasse laisse son objet sur place. Au-dessus d’une fosse, on ne peut poser qu’une Corde, ou donner quelque chose à un ami non blessé qui s’y trouve. Là où se tient un ennemi non blessé, on ne peut rien prendre ni poser.
dungeon-ruling-15 = On ne peut rien poser avant un saut.
dungeon-ruling-16 = Un déplacement ou un saut ne peut pas finir sur une fosse où le personnage tomberait.
dungeon-ruling-18 = Ceux qui entrent dans un combat en entraînent d’autres, jusqu’à ce que plus personne ne soit à côté d’un ennemi qui combat.
dungeon-ruling-19 = Un personnage soigné pendant ce tour ne peut pas non plus être attaqué.
dungeon-ruling-23 = La ligne de vue s’arrête au premier personnage, qui est visible.
dungeon-ruling-24 = Soigner marche comme attaquer : pas de mur entre les deux.
dungeon-ruling-28 = Un Troll qu’on porte ne peut pas se soigner.
dungeon-ruling-30 = Le Guerrier peut aussi briser une herse ouverte.
dungeon-ruling-31 = Le Magicien peut sortir en passant un ennemi non blessé.
dungeon-ruling-32 = Avec plusieurs Épées ou Armures, celle de chaque combattant compte.
dungeon-ruling-33 = Une Corde n’a besoin d’aucun appui au bord de la fosse.
dungeon-ruling-34 = Les points d’une Potion sont dépensés avant les autres.
dungeon-ruling-35 = La Baguette touche le premier personnage en vue, même s’il vient d’être blessé.
dungeon-ruling-37 = Si les deux joueurs atteignent leur objectif en une action, celui dont c’est le tour gagne.
dungeon-ruling-38 = Un joueur dont aucun personnage ne peut agir passe son tour. Si c’est vrai des deux, le score décide ; à égalité, c’est la nulle.
dungeon-ruling-39 = Il en va de même après 40 tours de suite sans point ni nouvelle salle.
dungeon-ruling-40 = On peut abandonner ou convenir d’une nulle. On peut continuer à jouer pendant une offre de nulle.
dungeon-ruling-41 = Les cartes de combat jouées sont face cachée, comme dans les règles imprimées, sauf si vous avez choisi de les laisser visibles.
dungeon-ruling-42 = La distribution, les objectifs plus courts et les avantages sont de nous.
