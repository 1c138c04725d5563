### The K2 tutorial: the lesson on each page.

k2-course-mountain = Tu diriges deux alpinistes : { $a } sur b6 et { $b } sur b2. Les nombres suivis d’une étoile sont des points : ceux d’une case sur la carte, ceux d’un joueur dans le tableau. Un alpiniste marque les points de la case la plus haute qu’il a atteinte, et les garde en redescendant. **Les points de tes deux alpinistes s’additionnent**, et après 18 jours, le joueur qui en a le plus gagne. Mais sans air, un alpiniste meurt et ne rapporte plus que 1 point. Une tête de mort signale un alpiniste qui mourrait cette nuit, comme { $a } ; un 1 rouge, celui à qui il ne resterait que 1 point d’air.
k2-course-day =
    Le jour 7 commence. **Chaque jour compte les mêmes cinq étapes :**
    {""}**1. Les cartes.** Chacun choisit trois cartes en secret.
    {""}**2. Le risque.** Le joueur au plus gros total de risque prend un jeton de risque, une petite pénalité. En cas d’égalité, personne.
    {""}**3. Les tours.** L’un après l’autre, chacun utilise ses trois cartes.
    {""}**4. La nuit.** L’altitude et le mauvais temps coûtent de l’air. Un alpiniste qui a moins de 1 point d’air meurt.
    {""}**5. Le matin.** Le joueur suivant devient premier joueur, la météo avance, et tout le monde pioche.
k2-course-cards = Les cartes **{ picture-card-movement }** et **{ picture-card-rope }** donnent des points de mouvement, les cartes **{ picture-card-acclimatization }** donnent de l’air. **Le premier nombre d’une carte Corde paie les pas en montée, le second les pas en descente** : tu choisis l’un des deux. Chaque carte ne sert qu’à un seul alpiniste. { $a } n’a plus que 1 point d’air et veut atteindre { $goal }, qui coûte 2 points de mouvement et prend 1 point d’air la nuit. Choisis la carte Air et deux cartes qui donnent ensemble 3 points de mouvement : 2 pour y monter, 1 en réserve. Puis appuie sur **{ k2-button-commit }**.
k2-course-cards-right = Des points de mouvement pour { $a }, et de l’air pour la nuit : tu as ce qu’il faut. Appuie sur **{ k2-button-commit }**. Tu peux encore changer d’avis tant que tout le monde n’a pas validé.
k2-course-cards-no-air = Sans carte Air, { $a } meurt cette nuit. Appuie aussi sur **{ $card }** : elle remplace une autre carte.
k2-course-cards-no-spare = Il te faut 3 points de mouvement : 2 pour { $goal }, et 1 pour autre chose aujourd’hui. Choisis **{ $card }**, une autre carte à points de mouvement et la carte Air.
k2-course-token = Les cartes sont révélées. **Tous tes points de mouvement ensemble font ton total de risque** ; pour une carte Corde, c’est le premier nombre qui compte. Tu as { $push }, le plus gros total : tu prends donc un **jeton de risque**. Il y en a de 0, de 1 et de 2. Pendant ce tour, tu dois payer ce nombre, avec des points inutilisés de tes cartes ou avec de l’air. Si tu ne peux pas tout payer, tu paies ce que tu peux. Prends un des jetons.
k2-course-token-dear = Tu pourrais, mais un 2 coûte le double d’un 1 et ne t’apporte rien. Prends un 1.
k2-course-turn = À toi de jouer. **Une case n’a de la place que pour quelques alpinistes** : à trois joueurs, { $low } sous 6000 m, { $middle } de là jusqu’à 8000 m, et { $top } au-dessus. Tu peux traverser une case pleine, mais pas t’y arrêter. Donne la carte Air à { $a } avec son bouton, puis choisis { $goal } dans le menu de cet alpiniste. **{ k2-plan-night }** te dit combien chacun en aura : avec moins de 1, on meurt.
k2-course-turn-right = { $a } est à bon port et passe la nuit. **{ talk-button-undo }** peut encore tout défaire ; **{ k2-button-finish }** rend ton tour définitif. Appuie sur **{ k2-button-finish }**.
k2-course-turn-no-air = { $a } est sur { $goal }, mais la case prend son dernier point d’air cette nuit. Utilise la carte Air : **{ k2-button-air }**.
k2-course-turn-no-air-yet = Pour l’instant, { $a } meurt cette nuit : 1 point d’air, et la case en prend 1. Change ton plan : choisis { $goal } et donne la carte Air à { $a }.
k2-course-turn-not-there = { $a } a maintenant assez d’air. Mais seule une case plus haute rapporte plus de points : choisis { $goal } dans son menu.
k2-course-turn-paid-by-a = Le jeton de risque serait payé avec l’air de cet alpiniste ({ $a }), et il t’en faudra demain. Dans le menu, paie plutôt avec un point inutilisé, ou avec l’air de l’autre ({ $b }).
k2-course-night = C’est la nuit. L’altitude coûte de l’air, les cases les plus basses en donnent 1, et ta propre tente aussi. Un alpiniste qui a moins de 1 point d’air meurt ; ce qui dépasse 6 est perdu. Le matin, tout le monde pioche trois cartes. Tes 18 cartes durent six jours : le sixième, tu joues les trois qui te restent. Puis les 18 sont remélangées.
k2-course-storm-cards = Jour 8, et voilà la **tempête** annoncée : cette nuit, tous les alpinistes au-dessus de 6000 m perdent 2 points d’air. { $a } en a { $air }, et { $goal } en prend encore 1. La **tente** va aider : elle coûte autant qu’un pas vers cette case, 2 points de mouvement, et donne 1 point d’air chaque nuit. Choisis trois cartes : des points de mouvement pour la tente, et de l’air.
k2-course-storm-cards-right = Des points de mouvement pour la tente, et de l’air. Appuie sur **{ k2-button-commit }**.
k2-course-storm = { $bold } (un ordinateur) a envoyé un alpiniste sur d1 et a le plus gros total de risque : tu ne prends donc pas de jeton aujourd’hui.
k2-course-storm-task = À toi de jouer : donne la carte Air à { $a }, puis cherche dans le menu de cet alpiniste ce qui peut l’aider en plus.
k2-course-storm-no-tent = Avec la seule carte Air, { $a } meurt quand même cette nuit. Cherche « { k2-plan-pitch } » dans le menu de cet alpiniste.
k2-course-storm-more-air = La tente aide, mais pas assez : il faut aussi donner la carte Air à { $a }.
k2-course-storm-other = { $a } survit, mais regarde { $b } : la tempête prend son dernier point d’air. Fais descendre { $b }, ou donne-lui plutôt l’air.
k2-course-storm-down = Là-haut, ces cartes ne peuvent pas sauver { $a } cette nuit. Fais plutôt descendre { $a } : le menu dit combien d’air il reste sur chaque case après la nuit.
k2-course-storm-lost = Ces cartes ne peuvent pas sauver { $a } aujourd’hui. Termine quand même ton tour : tu auras un autre essai.
k2-course-storm-astray = Comme ça, tu ne peux pas sauver { $a } aujourd’hui. Change ton plan, ou finis quand même : tu auras un autre essai.
k2-course-storm-lives = Tes deux alpinistes survivent. Appuie sur **{ k2-button-finish }** et vois ce que la nuit apporte.
k2-course-lives = Bravo, tes deux alpinistes ont survécu ! Une tente reste plantée au même endroit toute la partie, et y aide tes deux alpinistes. { $bold } avait un alpiniste sur d1, qui vaut 7 points, avec seulement 1 point d’air. L’altitude en a pris 2 et la tempête encore 2 : il est mort et ne vaut plus que 1 point.
k2-course-lost = Pas assez d’air pour la tempête : { $climbers }. { $count ->
    [one] Cet alpiniste ne rapporte plus que 1 point
   *[other] Ces deux alpinistes ne rapportent plus que 1 point chacun
}. Là-haut, il faut à la fois la tente et la carte Air. **{ course-button-learn-again }** te laisse rejouer ce jour.
k2-course-end = Voilà deux journées sur le K2 ; une partie en compte 18. La météo est connue quelques jours à l’avance, et elle peut aussi rendre les pas plus chers. Chaque alpiniste a une tente. **Le plus gros score gagne. En cas d’égalité, la victoire revient au joueur dont un alpiniste encore en vie a atteint le sommet en premier. S’il n’y en a pas, les joueurs à égalité partagent la victoire.** Envie d’une vraie partie, entre amis ou en solo ?
