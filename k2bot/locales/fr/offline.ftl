# The bot without Discord: the terminal, the simulated channel and the browser page around it.

offline-greeting =
    Ceci est une simulation de Discord sur ton ordinateur : pas de compte, pas de jeton, et rien n’est envoyé sur internet.
    Ouvre la page d’un joueur dans ton navigateur. En solo, la première suffit.
offline-player = {"  "}{ $name } : { $address }
offline-port = Le port { $port } est occupé : le bot en a pris un libre.
offline-connect =
    Ctrl-C pour arrêter. Au prochain démarrage, les mêmes parties continuent.
    Pour jouer sur Discord : crée une application sur https://discord.com/developers/applications, mets le jeton de son bot
    dans la variable d’environnement DISCORD_TOKEN et redémarre le bot. docs/hosting.md montre chaque étape.
offline-stopping = Arrêt. Toutes les parties sont enregistrées.

offline-topic = Une simulation de Discord sur ton ordinateur
offline-hall = salle
offline-welcome = { $key ->
        [hall] **Ici, on joue à tous les jeux :** tape { $commands }. Dans **{ lobby-button-settings }**, « { thread-option } » déplace une partie dans un fil, pour que le salon reste libre.
       *[game] { $welcome }
    } Ceci est une simulation de Discord sur ton ordinateur : rien n’est envoyé sur internet.{ $alone ->
        [yes] { "" }
       *[no] { " " }Pour jouer sous un autre nom, choisis-le en haut.
    }{ $found ->
        [game] { "" } La partie ci-dessous reprend là où tu l’as laissée.
        [table] { "" } { $start }
        [over] { $key ->
            [hall] { "" }
           *[game] { "" } La dernière partie ici est terminée. Appuie sur **{ lobby-button-rematch }** sous le résultat, ou ouvres-en une autre avec `/{ $key } { command-new-name }`.
        }
       *[nothing] { $key ->
            [hall] { "" }
           *[game] { "" } Il n’y a pas de partie dans ce salon. Ouvres-en une avec `/{ $key } { command-new-name }`.
        }
    }{ $learn ->
        [yes] { "" } Le jeu est nouveau pour toi ? Appuie sur **{ course-button-learn }**.
       *[no] { "" }
    }{ $daily ->
        [yes] { "" } Pour la partie du jour, la même pour tout le monde, tape `/{ $key } { command-daily-name }`.
       *[no] { "" }
    }{ $others ->
        [none] { "" }
       *[other] { "" } Ici, on joue aussi à { $others }.
    }
offline-welcome-game = **Bienvenue dans { $title }.**
offline-start = Appuie sur **{ lobby-button-start }** ci-dessous pour jouer, ou laisse d’abord les autres te rejoindre.

offline-page-direct = Messages privés
offline-nobody = Aucun joueur n’a ce numéro. Pour en avoir plus, démarre le bot avec --players et un nombre plus grand.
offline-bad-request = Le bot ne peut pas lire cette requête, donc rien n’a changé. Recharge la page.
offline-page-changed = Le message a changé juste quand tu appuyais : ton clic n’a pas compté. Regarde à nouveau et choisis.
offline-page-down = Le bot ne tourne pas. Rien n’est perdu : redémarre-le (make run), et cette page continuera d’elle-même.
offline-page-newest = Dernier message (Alt+N)
offline-page-no-command = Cette commande n’existe pas, rien n’a été envoyé. Commandes possibles : { $name }
offline-page-others = Autres fils
offline-page-outside = Ce lien mène au vrai Discord, qui ne fait pas partie de la simulation.
offline-page-gone = Le message visé par ce lien n’est plus affiché ici.
offline-page-unanswered = Le bot n’a pas encore répondu. Sa réponse s’affichera ici. Si rien ne vient, cherche la raison dans le terminal.

# What Discord itself says, in the simulation's page. Take Discord's own words.
offline-page-private = Visible uniquement par toi
offline-page-edited = { " " }(modifié)
# Before the name of a command.
offline-page-used = { $name } a utilisé{ " " }
offline-page-commands-only = Tu peux saisir des commandes ici
# $place: a channel, such as #k2.
offline-page-write = Écrire dans { $place }
offline-page-send = Envoyer
offline-page-options = OPTIONS
offline-page-no-option = Aucune option ne correspond
offline-page-members = MEMBRES
offline-page-file = Choisir un fichier
offline-page-viewer = Voir en tant que
# As in English
offline-page-conversation = Conversation
offline-page-earlier = Charger les messages précédents
offline-page-empty = Il n’y a pas de message dans ce salon.
offline-page-newer = Messages plus récents
offline-page-unread = Nouveaux messages · aller au dernier
# As in English
offline-page-message = Message
offline-page-thinking = Réfléchit…
# As in English
offline-page-picture = Image
offline-page-picture-close = Fermer
offline-page-picture-zoom = Agrandir
offline-page-picture-fit = Ajuster à la fenêtre
offline-page-picture-pan = Image : une fois agrandie, déplace-la avec les flèches
offline-page-picture-previous = Précédent
offline-page-picture-next = Suivant
offline-page-picture-original = Ouvrir dans le navigateur
offline-page-matching = OPTIONS POUR « { $name } »
offline-page-optional = en option : +{ $name }
offline-page-bar = Joueurs et salons
# As in English
offline-page-messages = Messages
offline-page-edited-at = Modifié : { $name }
offline-page-file-contents = Contenu de { $name }
offline-page-file-more = Afficher plus ou moins de { $name }
offline-page-file-download = Télécharger { $name }
offline-page-unavailable = { $name } : l’image ne peut pas être affichée
offline-page-send-key = Envoyer (Entrée)
offline-page-command-leave = Quitter la commande
offline-page-commands = Commandes
offline-page-option-remove = Retirer { $name }
offline-page-required = { "" }, obligatoire
