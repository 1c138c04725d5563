### What the host says about games, whichever game is played.

## Notices: it's your turn

notice-asked = { $names }, { $count ->
    [one] à toi
   *[other] à vous
} de jouer dans **{ $game }**.
notice-reminder = { $names }, la partie de **{ $game }** { $count ->
    [one] t’attend
   *[other] vous attend
} toujours (premier appel { $since }).
notice-last = { $names }, il ne manque plus que { $count ->
    [one] toi
   *[other] vous
} dans **{ $game }**.
notice-dm-asked = **{ $game }** ({ $where }) : à toi de jouer.
notice-dm-reminder = **{ $game }** ({ $where }) : c’est toujours à toi de jouer (premier appel { $since }).
notice-dm-last = **{ $game }** ({ $where }) : il ne manque plus que toi.
notice-missed = ⌛ **{ $game }** ({ $where }) : temps écoulé. { $way ->
    [draft] Le bot a joué ce que tu avais choisi.
    [completed] Le bot a gardé ce que tu avais choisi et complété le reste.
   *[chosen] Le bot a choisi pour toi.
}
notice-missed-step = Coup du bot : { $step }.
notice-missed-standin = Désormais, un ordinateur joue pour toi. Pour reprendre la partie, appuie sur **{ standin-button-back }**.
notice-refused =
    { $name } n’accepte pas les messages privés du bot. Dorénavant, le bot écrit ici, et les pages privées s’ouvrent avec le bouton sous le dernier message.
    Pour recevoir à nouveau des messages, autorise les messages privés de ce serveur, puis choisis-les avec `/{ command-settings-name }`.
notice-button-open = Jouer mon tour
notice-button-look = Voir la partie
notice-button-mute = Silence aujourd’hui
notice-muted = Le bot ne te mentionnera plus aujourd’hui. Fin du silence : { $until }.

## The lobby

lobby-title = **{ $game }** · { $count } sur { $most } joueurs : { $names }
lobby-people = Joueurs ({ $count } sur { $most }) : { $names }
# As in English
posts-option = Messages
posts-option-help = Moins de messages, moins d’images ; le bot prévient toujours quand vient ton tour
posts-phase = un par phase, avec toutes les images
posts-day = un par jour, mis à jour, avec la dernière image
posts-one = un pour toute la partie, mis à jour, avec le jour en cours
lobby-who = { $who ->
    [nobody] La partie est complète.
    [invited] Il faut une invitation pour jouer.{ $missing ->
        [none] {""}
       *[other] {" "}Réponses attendues : { $missing }.
    }
   *[anyone] Tout le salon peut jouer.
}
lobby-ready = { $host } peut lancer la partie.
lobby-needs-people = Il faut { $span ->
    [one] { $least }
   *[several] de { $least } à { $most }
} joueurs.
lobby-begun = **{ $game }** · partie { $table } · c’est parti{ $where ->
    [here] {""}
   *[other] {" "}dans { $where }
}. Joueurs : { $names }
lobby-sealed = -# Le mélange est déjà scellé : personne ne peut le truquer. Empreinte (SHA-256) : `{ $promised }` · `/{ $command } { command-verify-name }` explique comment la vérifier
lobby-promise = -# Tous les mélanges étaient fixés avant le début de la partie{ $presses ->
    [0] {""}
   *[other] , clics sur *{ lobby-button-join }* et *{ lobby-button-start }* compris
}. Empreinte (SHA-256) : `{ $promised }`. Après la partie, `/{ $command } { command-verify-name }` permet de la vérifier.
lobby-invite = Inviter…
lobby-invitation = { $guests }, { $host } { $count ->
    [one] t’invite
   *[other] vous invite
} à une partie de { $game }.
lobby-invited = Invitation envoyée : { $name }. Tout le monde peut aussi rejoindre cette partie. Pour l’éviter, active « { private-option } » dans « { lobby-button-settings } ».
lobby-invited-private = Invitation envoyée : { $name } peut maintenant rejoindre la partie.
invitation-quiet = -# Pas de notification cette fois : { $names }. Chacun ne reçoit que quelques invitations par jour, et peut les désactiver. { $way ->
    [seat] Il reste possible de répondre sous la demande, dans le salon.
   *[join] Il reste possible d’appuyer sur **{ lobby-button-join }** sous le message de la partie.
}
invitation-button-block = Bloquer…
option-on = oui
option-off = non
thread-option = Fil séparé
thread-option-help = Déplace la partie dans un fil sous son premier message : le salon reste libre
thread-name = { $game } · partie { $table }
thread-name-people = { $game } : { $names }
thread-line = { $name } ouvre une partie de **{ $game }** dans ce fil.
private-option = Sur invitation
private-option-help = Il faut une invitation de l’hôte pour jouer ; tout le salon peut regarder
lobby-cancelled = **{ $game }** · cette partie est annulée.
lobby-closed = **{ $game }** · partie fermée : personne ne l’a lancée pendant une semaine. `/{ $command } { command-new-name }` en ouvre une autre.
lobby-unstarted = { $names } : personne n’a encore lancé { $link ->
    [none] votre partie de **{ $game }**
   *[other] [votre partie]({ $link }) de **{ $game }**
}.
lobby-closes = -# Le bot la ferme une semaine après le dernier changement.
lobby-button-join = Rejoindre
lobby-button-thread = Ouvrir dans un fil
lobby-button-leave = Quitter
lobby-button-start = Lancer la partie
lobby-button-cancel = Annuler la partie
lobby-button-rules = Règles
lobby-button-rematch = Revanche
# As in English
lobby-button-film = Replay
lobby-button-review = Analyser ma partie

lobby-setting = { $option } : { $value }
lobby-switch = { $option } : { $now } → { $other }
# A line of a list of current settings.
settings-line = • { $option } : **{ $value }**
# Shown in a menu of several settings, in each of whose lines lobby-switch says what it changes.
settings-switches = Changer : { $names }
settings-change = Changer un réglage…
lobby-button-settings = Plus de réglages
lobby-settings-here = { $host ->
    [you] Tu peux tout changer jusqu’au lancement de la partie.
   *[other] { $host } peut tout changer jusqu’au lancement de la partie.
}

lobby-alone = Personne sous la main ? Appuie sur **{ lobby-button-add-computer }**, puis sur **{ lobby-button-start }**.
lobby-computers = -# La force des ordinateurs : { $levels }. { $pairs ->
    [yes] 400
   *[no] À deux, 400
} points de plus font gagner environ dix parties sur onze.
lobby-computers-here = Choisis le niveau de { $name }, puis appuie sur **{ lobby-button-start }**.
lobby-strength = { $points } points de cote
lobby-computer = { $mark } { $name } ({ $level })
lobby-button-add-computer = Ajouter un ordinateur
lobby-button-computers = Ordinateurs
lobby-button-remove-computer = Retirer un ordinateur
computer-name = Bot { $name }

lobby-joined = Tu es de la partie. { $host } peut la lancer.
lobby-left = Tu as quitté la partie.
lobby-left-host-passed = Tu as quitté la partie. Nouvel hôte : { $host }.
lobby-left-last = Il ne restait que toi : la partie est annulée.
lobby-was-cancelled = La partie est annulée.

## Lists of games: /games, history

games-none = Tu n’as aucune partie en cours. Pour en ouvrir une : { $commands }.
games-head = **Tes parties : { $count }**{ $mine ->
    [0] {""}
   *[other] {" "}· à toi de jouer dans { $mine }
}
games-line = **{ $game }**{ $kind ->
    [daily] {" "}(du jour)
    [practice] {" "}(entraînement)
   *[game] {""}
}, partie { $table } · { $told }{ $link ->
    [none] {""}
   *[other] {" "}· { $link }
}
games-mine = **à toi de jouer**, appel { $since }{ $until ->
    [none] {""}
   *[other] , échéance { $until }
}
games-others = on attend { $names }, appel { $since }{ $until ->
    [none] {""}
   *[other] , échéance { $until }
}
games-lobby = pas encore lancée, hôte : { $host }
games-under-way = en cours
games-more = {" "}et { $count } de plus
games-open = Ouvrir une partie…
games-choice = { $game }, partie { $table }
games-back = Retour
games-on = Suite
history-none =
    Aucune partie{ $game ->
        [all] {""}
       *[other] {" "}de { $game }
    } terminée, ni ici ni parmi les tiennes. Pour en ouvrir une : { $commands }.
history-no-match = Aucune partie ne correspond. Essaie d’autres filtres ci-dessous.
history-head = **{ $game ->
    [all] Parties terminées
   *[other] { $game } : parties terminées
}**
history-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}{ $pages ->
    [1] {""}
   *[other] , page { $page } sur { $pages }
}
history-line = { $day } · { $game ->
    [none] {""}
   *[other] { $game } ·{" "}
}{ $kind ->
    [daily] partie du jour :{" "}
    [practice] entraînement :{" "}
   *[game] {""}
}{ $results } · { $link ->
    [none] partie { $table }
   *[other] partie { $table } { $link }
}
history-cancelled = annulée, sans vainqueur : { $names }
history-result = { $place }. { $name }{ $points ->
    [none] {""}
   *[other] {" "}({ $points })
}
history-open = Revivre…
history-all-games = Tous les jeux
history-where = Les parties de qui
history-where-near = Les tiennes et celles de ce salon
history-where-mine = Les tiennes
history-where-channel = Celles de ce salon
history-where-server = Celles de ce serveur, dans les salons que tu vois
history-only = Quelles parties
history-only-any = Toutes les parties
history-only-won = Tes victoires
history-only-people = Avec d’autres personnes
history-only-computers = Contre des ordinateurs seulement
history-only-solo = En solo
history-only-cancelled = Annulées
history-player = Avec qui : tout le monde
history-with = avec { $player }
history-record-of = La feuille de la partie { $table } de { $game }. Pour voir le replay, tape `/{ $command } { command-replay-name }` et joins-la avec l’option `{ command-option-record-name }`.
# Below the last post of a game, next to its record
ending-record = -# Joins le fichier à `/{ $command } { command-replay-name }` pour revoir la partie, ou à `/{ $command } { command-verify-name }` pour vérifier le mélange.

## Revivre une partie terminée

look-back-button = Revivre
look-back-head = -# { $game }, partie { $table } · { $number } sur { $count }{ $own ->
    [yes] {" "}· ta page avec ce que tu as choisi, sans les boutons
   *[no] {""}
}
look-back-first = ⏮ Début
look-back-back = ◀ Précédent
look-back-next = Suivant ▶
look-back-last = Fin ⏭
look-back-list = Liste
look-back-menu = Aller à…
look-back-earlier = ◀ Plus tôt
look-back-later = Plus tard ▶
look-back-others = de { $first } à { $last }
look-back-return = ◀ Retour à la partie
look-back-own = Ma vue
look-back-public = Vue publique
look-back-record = Feuille de partie
look-back-running = Cette partie de { $game } n’est pas terminée. Tu pourras la revivre après.

## Settings of a person and of a server

preferences-own = **Tes réglages** pour tous les jeux
preferences-time = Ta montre indique { $time } ({ $zone }) ? Sinon, choisis ton fuseau horaire ci-dessous ou écris-le : `/{ command-settings-name } { command-option-zone-name }`.
preferences-muted = Silence en cours, fin : { $until }.
preferences-button-unmute = Lever le silence
preferences-language-elsewhere = -# Pour changer de langue, utilise la commande `{ command-language-name }` de n’importe quel jeu.
preferences-button-server = Réglages du serveur
preferences-button-own = Mes réglages
preferences-greeting = Les messages privés fonctionnent : c’est ici que le bot t’écrira. Pour changer : `/{ command-settings-name }`.
preferences-server = **Réglages du serveur** : les valeurs par défaut des nouvelles parties ici
preferences-no-role = Tout le monde peut ouvrir une partie.
preferences-quiet = Pendant tes heures calmes, de { $begin } à { $end }, le bot ne te mentionne pas{ $until ->
    [none] {""}
   *[other] {" "}(c’est le cas en ce moment, fin : { $until })
}. Il te prévient après. Dans les parties où elles arrêtent le chrono, les autres peuvent voir que tu as des heures calmes.
preferences-role = { $role } et les personnes qui gèrent le salon peuvent ouvrir une partie.
preferences-pick-role = Qui peut ouvrir une partie : tout le monde

preferences-button-blocks = Invitations bloquées
blocks-page = **Les invitations bloquées** ne t’arrivent pas, ni en message, ni en mention. Personne ne sait ce que tu bloques, et tu peux toujours rejoindre une partie de toi-même.
blocks-ask = Quelles invitations veux-tu bloquer : celles de { $who }, { $server ->
    [none] {""}
   *[other] celles de **{ $server }**{" "}
}ou toutes ?
blocks-none = Tu n’en as bloqué aucune.
blocks-all = • toutes les invitations
blocks-people = • les invitations de { $names }
blocks-servers = • les invitations sur { $names }
blocks-server = serveur { $id }
blocks-button-person = De cette personne
blocks-button-server = Sur ce serveur
blocks-button-all = Toutes
blocks-button-nothing = Autoriser les invitations
blocks-pick-people = Personnes bloquées
blocks-pick-servers = Serveurs bloqués

preference-delivery = Tes pages privées
preference-delivery-help = Sinon, tu les ouvres avec le bouton sous le dernier message
preference-delivery-private = ouvertes par bouton
preference-delivery-dm = envoyées par message privé
preference-notice = Quand c’est ton tour
preference-notice-help = Comment le bot te prévient que c’est à toi de jouer
preference-notice-channel = mention dans le salon
preference-notice-dm = message privé
preference-notice-none = rien
preference-reminder = Rappel à la moitié du temps
preference-reminder-help = Une deuxième mention à la moitié de ton temps, ou après un jour s’il n’y a pas de limite de temps
preference-reminder-on = oui
preference-reminder-off = non
preference-tips = Astuces sur tes pages
preference-tips-help = Une ligne d’explication pour tout ce que tu vois pour la première fois
preference-tips-on = oui
preference-tips-off = non
preference-pictures = Images sur tes pages
preference-pictures-help = Les plateaux qui ont une image en hauteur la montrent sur tes pages
preference-pictures-wide = en largeur
preference-pictures-tall = en hauteur, pour le téléphone
preference-quiet = Heures calmes
preference-quiet-none = aucune
preference-quiet-span = de { $begin } à { $end }
preference-zone = Fuseau horaire
preference-zone-now = { $zone } ({ $time } en ce moment)
preference-language = Langue

refusal-no-server-here = Ici, tu n’es pas sur un serveur où se trouve le bot. Utilise cette commande dans un salon du serveur que tu veux configurer.
refusal-server-managers = Pour changer les réglages du serveur, il faut le gérer. Les tiens sont ici : `/{ command-settings-name }`
refusal-server-zone = Un serveur n’a pas de fuseau horaire, chaque personne a le sien. Rien n’a changé. Pour régler le tien, laisse `{ command-option-whose-name }` de côté : `/{ command-settings-name } { command-option-zone-name }`.

## Posts about a game

table-was-cancelled = Cette partie de { $game } est annulée : elle ne compte pas.{ $available ->
    [both] {" "}Sa feuille et son replay vont jusqu’à ce moment.
    [record] {" "}Sa feuille va jusqu’à ce moment.
    [film] {" "}Son replay va jusqu’à ce moment.
   *[none] {""}
}
# The date after which a game is deleted: below the notice that it was cancelled or closed, and the end of practice.
table-expires = -# Tout est conservé jusqu’au { $date }, puis effacé.
page-unchanged = Rien n’a changé. Dernière vérification : { $time }
page-place = -# { $game }{ $kind ->
    [daily] {" "}(du jour)
    [practice] {" "}(entraînement)
   *[game] {""}
}{ $where ->
    [none] {""}
   *[other] {" "}· { $where }
}
page-continued = { $place ->
    [above] La suite est plus haut
    [elsewhere] La suite est ailleurs
   *[below] La suite est plus bas
}{ $link ->
    [none] .
   *[other] : { $link }
}
ending-over = **{ $game }** · cette partie est terminée.{ $link ->
    [none] {""}
   *[other] {" "}Résultat : { $link }
}
ending-cancelled = **{ $game }** · cette partie est annulée.{ $link ->
    [none] {""}
   *[other] {" "}Dernier message : { $link }
}
ending-left = **{ $game }** · tu as quitté cette partie.{ $link ->
    [none] {""}
   *[other] {" "}Tu peux toujours regarder : { $link }
}
ending-handed = **{ $game }** · tu as cédé ta place.{ $link ->
    [none] {""}
   *[other] {" "}Tu peux toujours regarder : { $link }
}
table-set-aside =
    Cette partie de { $game } (partie { $table }) ne peut pas continuer : depuis une mise à jour, le bot n’arrive plus à en rejouer les coups.
    Rien n’est perdu. La personne qui gère le bot en trouvera la raison dans son journal. L’hôte peut annuler la partie et en ouvrir une nouvelle.
table-moved = La partie se joue maintenant dans ce salon.
table-posted-again = Republié plus bas.

table-rests = Il ne reste que des ordinateurs, à la place de : { $names }. La partie attend un retour.
table-rested = Quelqu’un est de retour : la partie continue.
table-goes-on-quietly = { $mark } Il n’y a plus que des ordinateurs en jeu : le bot passe leurs messages. Le résultat s’affichera ici.

## Computers that stand in for people

standin-begun = { $mark } Un ordinateur ({ $level }) joue pour { $name } jusqu’à son retour.
standin-missed = { $mark } { $name } a laissé passer { $count } décisions de suite. Un ordinateur ({ $level }) joue jusqu’à son retour.
standin-over = { $name } est de retour et reprend la partie.
standin-taken-over = { $name } reprend la main à l’ordinateur.
standin-button-back = Me revoilà
standin-arranged = Un ordinateur joue maintenant pour { $name }. Pour revenir, il suffira d’appuyer sur **{ standin-button-back }**, sous le dernier message à ce sujet ou sur n’importe quelle page de la partie.
standin-arranged-own = Un ordinateur joue maintenant pour toi. Pour revenir, appuie sur **{ standin-button-back }** sous le message qui l’annonce, ou joue un coup.
standin-ended = Te revoilà dans la partie.

## The clock of a game

clock-option = Chrono
clock-option-help = Temps par décision. Quand il est écoulé, le bot décide à la place du joueur
clock-none = aucun
clock-2m = 2 minutes par décision
clock-10m = 10 minutes par décision
clock-1h = 1 heure par décision
clock-12h = 12 heures par décision
clock-24h = 24 heures par décision
quiet-option = Chrono arrêté aux heures calmes
quiet-option-help = Le temps d’un joueur ne s’écoule pas pendant ses heures calmes

clock-until = ⏳ { $whose ->
    [own] Ton temps se termine { $time }
   *[others] { $names } : fin du temps { $time }
}
clock-until-quiet = ⏳ { $whose ->
    [own] Ton temps se termine { $time } ; tes heures calmes, de { $begin } à { $end }, ne comptent pas
   *[others] { $names } : fin du temps { $time } ; les heures calmes, de { $begin } à { $end }, ne comptent pas
}
clock-quiet = 🌙 { $whose ->
    [own] Tes heures calmes durent jusqu’à { $end }. Il te restera ensuite
   *[others] { $names } : heures calmes jusqu’à { $end }, puis
} { $hours ->
    [0] { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
    [one] 1 heure{ $minutes ->
        [0] {""}
        [one] {" "}et 1 minute
       *[other] {" "}et { $minutes } minutes
    }
   *[other] { $hours } heures{ $minutes ->
        [0] {""}
        [one] {" "}et 1 minute
       *[other] {" "}et { $minutes } minutes
    }
}
clock-stands = ⏸ Le chrono est en pause.
clock-overdue-draft = ⌛ Temps écoulé : le bot a joué ce qui était choisi ({ $names }).
clock-overdue-completed = ⌛ Temps écoulé : le bot a gardé ce qui était choisi et complété le reste ({ $names }).
clock-overdue-chosen = ⌛ Temps écoulé : le bot a choisi pour { $names }.
clock-paused = ⏸ Le chrono est en pause. On peut quand même jouer.
clock-runs = ▶ Le chrono tourne à nouveau.
clock-longer = ⏳ Plus de temps accordé.
clock-page = Chrono : { $clock }.
clock-rests = Il s’arrête pendant les heures calmes du joueur dont c’est le tour.
clock-hosts = { $paused ->
    [yes] L’hôte, { $host }, peut le relancer et accorder plus de temps.
   *[no] L’hôte, { $host }, peut le mettre en pause et accorder plus de temps.
}
clock-asks = { $paused ->
    [yes] L’hôte, { $host }, peut le relancer et accorder plus de temps aussitôt. Si c’est toi qui appuies sur un bouton, les autres doivent d’abord donner leur accord.
   *[no] L’hôte, { $host }, peut le mettre en pause et accorder plus de temps aussitôt. Si c’est toi qui appuies sur un bouton, les autres doivent d’abord donner leur accord.
}
clock-changed = C’est fait.
clock-button = Chrono
# As in English
clock-button-pause = Pause
clock-button-on = Reprendre
clock-button-more = Plus de temps
refusal-no-clock = Cette partie se joue sans chrono : il n’y a pas de temps à changer.
refusal-clock-host-only = Le chrono est l’affaire de l’hôte, { $host }, et des personnes qui gèrent le salon. Demande-leur.
refusal-clock-so = { $more ->
    [yes] { refusal-clock-nobody }
   *[no] Rien à changer : le chrono est déjà comme ça.
}
refusal-clock-nobody = Le temps ne s’écoule pour personne : il n’y a rien à prolonger.

## Requests that the other players agree to

proposal-undo = { $named ->
    [yes] { $name } demande à annuler : { $step }.
   *[no] { $name } demande à annuler son dernier coup.
}
proposal-undo-agreed = ↩️ { $named ->
    [yes] Annulé pour { $name } : { $step }. La partie reprend à partir de là.
   *[no] Coup annulé pour { $name }. La partie reprend à partir de là.
}
proposal-swap = { $own ->
    [yes] { $name } demande à céder sa place à { $new }.
   *[no] { $name } propose de remplacer { $old } par { $new }.
}
proposal-swap-agreed = Changement de joueur : { $old } → { $new }.
proposal-host = { $own ->
    [yes] { $name } propose son rôle d’hôte à { $new }.
   *[no] Plus de nouvelles de l’hôte ({ $old }) depuis un moment. { $name } propose { $new } comme nouvel hôte.
}
proposal-host-agreed = Nouvel hôte de cette partie : { $new }.
proposal-host-left = { $old } n’est plus sur ce serveur. Nouvel hôte de cette partie : { $new }.
proposal-pause = { $name } demande une pause du chrono.
proposal-pause-agreed = { $name } a demandé une pause du chrono. Tout le monde est d’accord.
proposal-resume = { $name } demande la reprise du chrono.
proposal-resume-agreed = { $name } a demandé la reprise du chrono. Tout le monde est d’accord.
proposal-extend = { $name } demande plus de temps.
proposal-extend-agreed = { $name } a demandé plus de temps. Tout le monde est d’accord.
proposal-asked = { $names }, { $count ->
    [one] tu es
   *[other] vous êtes
} d’accord ?
proposal-button-agree = D’accord
proposal-button-decline = Refuser
proposal-button-withdraw = Retirer la demande
proposal-button-go-on = Continuer
proposal-declined = { $name } a refusé. Rien n’a changé.
proposal-withdrawn = { $name } a retiré sa demande. Rien n’a changé.
proposal-lapsed = { $kind ->
    [undo] La partie a continué : cette demande n’est plus valable.
   *[other] Cette demande n’est plus valable. Rien n’a changé.
}
proposal-made = La question est posée à { $names } dans le salon.
proposal-you-agreed = Accord donné, merci.
proposal-you-declined = Tu as refusé. Rien n’a changé.
proposal-you-withdrew = Tu as retiré ta demande. Rien n’a changé.
proposal-waits = Tu l’as déjà demandé. Réponses attendues : { $names }.
proposal-unanswered = { $request } Réponses attendues : { $names }.
undo-button = { $way ->
    [ask] Proposer d’annuler le coup
   *[alone] Annuler le coup
}
undo-done = { $named ->
    [yes] Annulé : { $step }.
   *[no] Ton dernier coup est annulé.
}
undo-asked = { $named ->
    [yes] La question est posée à { $names } dans le salon. À annuler : { $step }.
   *[no] La question est posée à { $names } dans le salon.
}
undo-step = { $step } et { $later ->
    [one] { $later } coup joué
   *[other] { $later } coups joués
} ensuite
undo-drops-orders = Tes consignes rejoueraient ce coup aussitôt : elles sont supprimées.
undo-post = ↩️ **Ce coup a été annulé.**
swap-whose = La place de qui pour { $new } ? Les joueurs donneront ensuite leur avis.
host-handed-over = Nouvel hôte : { $name }.
host-left = { $host } n’est plus sur ce serveur : c’est toi l’hôte, maintenant.
host-left-alone = { $host } n’est plus sur ce serveur : sa partie est annulée.

## Limits set by the bot’s owner

refusal-busy = Ta dernière demande est encore en préparation. Réessaie dans un instant.
refusal-cooldown = Doucement : ça fait beaucoup de clics en une minute. Réessaie dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}. Ta partie ne risque rien.
refusal-tables-of-person = Tu es déjà l’hôte de { $most ->
    [one] { $most } partie
   *[other] { $most } parties
}, et c’est la limite. Termines-en une ou annules-en une d’abord : `/{ command-games-name }` en donne la liste.
refusal-tables-of-server = Ce serveur a déjà { $most ->
    [one] { $most } partie
   *[other] { $most } parties
} en cours, et c’est la limite. Réessaie quand l’une d’elles sera terminée ou annulée.

## What is stored about a person

privacy-nothing = { $until ->
    [none] **Rien n’est enregistré sur toi.**
   *[other] **La seule chose enregistrée sur toi** : tu as eu ton essai pour la partie du jour. C’est un code sans ton identifiant ni ton nom, conservé jusqu’à ce que la journée soit finie partout ({ $until }).
} Dès que tu rejoins une partie, reçois une invitation ou changes un réglage, le bot conserve ton identifiant Discord, le nom que tu y portes, tes coups et tes réglages, et tire des statistiques de tes parties terminées.
    Il ne lit les messages de personne.
privacy-stored =
    {""}**Ce qui est enregistré sur toi**
    - Réglages, et ton avancée dans les initiations et les problèmes : { $settings }
    - Parties jouées ou en cours, avec ton nom et les résultats : { $tables }
    - Tes coups dans ces parties, et quand tu les as joués : { $answers }
    - Parties du jour essayées : { $dailies }
    - Tes cotes, là où tu participes : { $ratings }
    - Invitations : { $invitations }
    - Demandes qui te nomment : { $proposals }
    - Autres parties qui contiennent ton identifiant : { $elsewhere }

    Des parties terminées, le bot tire statistiques, meilleurs résultats et scores sans le hasard.

    {""}**Ce que voient les autres :** les résultats de tes parties, là où elles ont été jouées. Sur vos serveurs communs, aussi tes statistiques (`/stats`), meilleurs résultats (`/best`), cotes et, pour qui l’a terminée, ton résultat à la partie du jour. `/{ command-settings-name }` te masque dans tout cela. Qui gère un serveur peut obtenir ses parties dans un fichier ; si tu te masques, tu y es « { best-someone } ». L’entraînement et les problèmes ne sont visibles que pour toi.

    Tout cela est rangé sous ton identifiant Discord, dans un seul fichier sur l’ordinateur de la personne qui gère le bot. Le bot ne lit les messages de personne.

    {""}**Si le bot t’oublie**, réglages, avancée, cotes, parties du jour et invitations sont effacés, et les demandes ne te nomment plus. Les parties terminées restent pour les autres : tu y deviens « { privacy-former } », sans ton identifiant. Le fait que tu aies eu ton essai pour une partie du jour reste jusqu’à ce que sa journée soit finie partout, 50 heures au plus : c’est un code sans ton identifiant ni ton nom, pour que personne n’ait de second essai. Ce qui a été publié dans les salons, toi ou le serveur pouvez l’effacer.
privacy-button-file = Télécharger mes données
privacy-button-forget = M’oublier…
privacy-file = Tout ce qui est enregistré sur toi, au format JSON dans un fichier ZIP.
privacy-file-part = **Partie { $part }** de ce qui est enregistré sur toi, au format JSON dans un fichier ZIP. { $more ->
    [yes] Sauvegarde-la d’abord : la suivante prendra sa place.
   *[no] C’est la dernière.
}
privacy-button-next = Partie suivante
privacy-sure = **T’oublier pour de bon ?** Tes réglages, ton avancée, tes cotes et tes essais de la partie du jour sont effacés, et tes parties terminées ne te nomment plus. C’est irréversible.
privacy-button-sure = M’oublier
page-button-back = Retour
privacy-former = anonyme
privacy-still-playing = Tu as encore des parties en cours. Quitte d’abord celles qui n’ont pas commencé et abandonne les autres (`/{ command-games-name }` en donne la liste), puis redemande.
privacy-forgotten = **C’est oublié.** { $until ->
    [none] Plus rien n’est enregistré sur toi.
   *[other] Il ne reste qu’une chose : tu as eu ton essai pour la partie du jour. C’est un code sans ton identifiant ni ton nom, conservé jusqu’à ce que la journée soit finie partout ({ $until }).
} Tu peux rejoindre une partie quand tu veux.
privacy-later = **Tout n’est pas encore effacé.** Une partie du bot ne tourne pas en ce moment ; elle effacera le reste dès qu’elle tournera. `/{ command-privacy-name }` montre ce qui reste.

## Proof that the shuffle was fair

verify-over = **La partie { $table } est authentique.** Le bot a rejoué { $count ->
    [one] son unique coup, qui mène
   *[other] ses { $count } coups, et chacun mène
} à la même position que dans ta partie.
verify-cancelled = **La partie { $table } est authentique jusqu’à son annulation.** Le bot a rejoué { $count ->
    [one] son unique coup, qui mène
   *[other] ses { $count } coups, et chacun mène
} à la même position que dans ta partie.
verify-running = **La partie { $table } est encore en cours.** Quand elle sera finie, sa feuille révélera la graine. Refais alors `/{ $command } { command-verify-name }`.
verify-record = **Cette feuille de partie est authentique.** { $count ->
    [one] Son unique coup mène
   *[other] Ses { $count } coups mènent
} bien au résultat indiqué.
verify-record-open = **Cette feuille est authentique, mais la partie n’est pas terminée.** { $count ->
    [0] Elle ne contient encore aucun coup
    [one] Son unique coup est légal
   *[other] Ses { $count } coups sont légaux
}, et elle n’a pas de résultat : la partie a été annulée, ou la feuille date d’avant la fin.
verify-unmarked = Elle vient d’une version plus ancienne, sans empreinte à chaque ligne : un coup légal remplacé par un autre passerait inaperçu.
verify-promised = Empreinte du nombre scellé (SHA-256) : `{ $promised }`. Compare-la avec celle que `/{ $command } { command-status-name }` affichait avant que quiconque rejoigne la partie.
verify-presses = Mêlé à la graine : { $count ->
    [one] { $count } clic sur *{ lobby-button-join }* ou *{ lobby-button-start }*, à { $times }
   *[other] { $count } clics sur *{ lobby-button-join }* et *{ lobby-button-start }*, à { $times }
}.
verify-why = **Ce que ça prouve :** le bot a scellé son nombre avant l’arrivée de quiconque. Le mélange combine ce nombre avec les identifiants et les heures que Discord a donnés à vos clics : personne n’a pu préparer les cartes. **Ce que ça n’exclut pas :** la personne qui gère le bot peut lire le nombre scellé ; elle pourrait donc choisir l’instant de son propre clic, ou annuler une partie dont le mélange lui déplaît.
verify-why-alone = **Ce que ça prouve :** le mélange était scellé au lancement de la partie, et personne ne l’a changé depuis. **Ce que ça n’exclut pas :** aucun clic n’y est mêlé ; la personne qui gère le bot aurait donc pu relancer le tirage jusqu’à ce qu’il lui plaise.

## Refusals: why not, and what to do instead

refusal-proposal-over = Cette demande est déjà réglée.
refusal-proposal-own = C’est aux autres de répondre. Pour retirer ta demande, appuie sur **{ proposal-button-decline }**.
refusal-proposal-open = { $own ->
    [yes] Ta dernière demande est encore en attente. Pour en faire une autre, appuie d’abord sur **{ proposal-button-withdraw }**, sur ta page (`/{ $command } { command-status-name }`).
   *[no] Une autre demande est encore en attente. Quand elle sera réglée, tu pourras faire la tienne.
}
refusal-undo-game = On ne peut rien annuler dans { $game }.
refusal-undo-nothing = Tu n’as rien à annuler. Tant que ton tour n’est pas fini, tu peux le modifier sur ta page.
refusal-undo-other = Impossible d’annuler : { $name } a joué depuis.
refusal-undo-revealed = Impossible d’annuler ta dernière action{ $named ->
    [yes] { " " }({ $step })
   *[no] { "" }
} : depuis, quelque chose de nouveau a été révélé, comme une carte ou le choix de quelqu’un d’autre.
refusal-undo-final = Impossible d’annuler ta dernière action{ $named ->
    [yes] { " " }({ $step })
   *[no] { "" }
} sans l’accord de quelqu’un : selon les règles, elle est définitive, et il n’y a personne d’autre pour accepter.
refusal-undo-declined = Impossible d’annuler ce coup : les autres ont déjà refusé.
refusal-swap-seated = Cette personne joue déjà dans cette partie.
refusal-swap-bot = Il faut un humain pour reprendre une place. Les ordinateurs s’ajoutent avant le début, ou avec la commande `{ command-standin-name }`.
refusal-swap-gone = Ce joueur a quitté la partie pour de bon : sa place ne peut plus être reprise.
refusal-swap-declined = Cette personne a refusé une place dans cette partie il y a peu. Tu pourras lui redemander { $when }.
refusal-swap-host-only = Pour la place de quelqu’un d’autre, c’est à l’hôte, { $host }, de proposer. Tu peux céder la tienne.
refusal-host-seated = L’hôte doit jouer dans cette partie. Choisis parmi les joueurs.
refusal-host-alone = Il n’y a personne d’autre ici qui puisse être l’hôte.
refusal-host-already = L’hôte, c’est déjà { $name }.
refusal-host-here = C’est à l’hôte, { $host }, de confier la partie à quelqu’un d’autre. Après un jour sans nouvelles, les joueurs peuvent choisir.
refusal-host-left = { $host } n’est plus sur ce serveur. Tu pourras prendre le relais { $when } : réessaie à ce moment-là.
refusal-unknown-table = Le bot ne connaît pas cette partie. Ouvres-en une nouvelle.
refusal-deleted = Cette partie a été effacée. { $days ->
    [0] {""}
    [one] Les entraînements, les parties annulées et celles que personne n’a lancées sont conservés un jour.{" "}
   *[other] Les entraînements, les parties annulées et celles que personne n’a lancées sont conservés { $days } jours.{" "}
}Ouvres-en une nouvelle.
refusal-left-out = { $open ->
    [yes] Cette partie est en pause : le bot ne propose pas « { $game } » en ce moment. Elle reprendra dès qu’il le proposera de nouveau. D’ici là, ouvre tes autres parties dans un autre salon.
   *[no] Le bot ne propose pas « { $game } » en ce moment ; il ne peut donc pas montrer cette partie.
}
refusal-option = « { $value } » n’est pas possible pour { $option }. Au choix : { $values }.
refusal-preference = « { $value } » n’est pas possible ici. Choisis dans le menu.
refusal-zone = Il n’y a pas de fuseau horaire « { $zone } ». Écris le nom d’une grande ville près de chez toi et choisis dans la liste, par exemple Europe/Paris.
refusal-unknown-option = Dans { $game }, il n’y a pas de réglage nommé « { $option } ».
refusal-channel-taken =
    Il y a déjà une partie de { $game } dans ce salon (hôte : { $host }{ $link ->
        [none] {""}
       *[other] , { $link }
    }). { $way ->
        [join] Tu peux la rejoindre.
        [uninvited] Elle est sur invitation, mais tu peux la regarder.
        [full] Elle est complète, mais tu peux la regarder.
        [start] Tu en es l’hôte : appuie là-bas sur **{ lobby-button-start }** quand tout le monde est là, ou, dans **{ lobby-button-settings }**, sur **{ lobby-button-cancel }** pour y renoncer.
        [host] Tu en es l’hôte : continue là-bas. `/{ $command } { command-cancel-name }` y mettrait fin.
        [seated] Tu y joues : continue là-bas.
       *[watch] Elle a commencé, mais tu peux la regarder.
    } { $advice ->
        [thread] Pour en ouvrir une autre, appuie sur **{ lobby-button-thread }**.
        [elsewhere] Pour en ouvrir une autre, prends un autre salon ou un fil.
       *[other] { refusal-no-second-thread }
    }
refusal-no-second-thread =
    Une autre partie a besoin de sa propre place. { $advice ->
        [you] Tu n’as pas le droit d’ouvrir des fils ici.
        [bot] Le bot ne peut pas ouvrir de fil ici. Il lui manque : { $missing }.
       *[place] Les fils n’existent que dans les salons textuels.
    }{ $free ->
        [none] {""}
       *[other] {" "}Il n’y a pas encore de partie dans { $free } : utilise la commande là-bas.
    }
refusal-second-thread-failed = Le fil n’a pas pu être ouvert. Réessaie, ou prends un autre salon.
refusal-other-server = Cette partie appartient à un autre serveur. Déplace-la dans un salon de ce serveur-là.
refusal-in-lobby = La partie n’a pas encore commencé. L’hôte peut la lancer avec **{ lobby-button-start }** sous le message de la partie.
refusal-over = Cette partie est terminée. { $kind ->
    [daily] Tu peux toujours la regarder.
    [practice] Tu peux toujours la regarder, ou appuyer sur **{ practice-button-again }** pour réessayer.
   *[game] Tu peux toujours la regarder, ou appuyer sur **{ lobby-button-rematch }** pour rejouer.
}
refusal-not-over = Cette partie n’est pas encore terminée. La revanche, c’est pour après.
refusal-cancelled = Cette partie est annulée. Pour jouer, ouvres-en une nouvelle.
refusal-set-aside = Cette partie ne peut pas continuer : depuis une mise à jour, le bot n’arrive plus à en rejouer les coups. { $host } peut l’annuler et en ouvrir une nouvelle.
refusal-set-aside-over = Depuis une mise à jour, le bot n’arrive plus à rejouer cette partie : il n’y a plus rien à montrer. Si elle a un résultat, il compte toujours.
refusal-not-seated = C’est réservé aux joueurs : { $names }. Tu peux regarder.
refusal-not-asked = C’est à { $name } de décider.
refusal-stale = C’est dépassé : la partie a continué.
refusal-not-yet = Ce n’est pas encore ton tour. Ton plan est conservé jusque-là.
refusal-begun = La partie a déjà commencé : on ne peut plus la rejoindre, la quitter ni la lancer.
refusal-begun-leave = La partie a déjà commencé. Pour la quitter pour de bon, utilise la commande `{ command-resign-name }`.
refusal-begun-settings = La partie a commencé : ses réglages sont fixés. Change-les pour une nouvelle partie ou une revanche.
refusal-begun-invite = La partie a commencé : personne d’autre ne peut la rejoindre. Avec `/{ $command } { command-swap-name }`, quelqu’un peut reprendre une place.
refusal-not-invited = Cette partie est sur invitation. Demande-en une à { $host }. Tout le monde peut regarder.
refusal-many-guests = Tu peux inviter { $most } personnes au plus dans une partie.
refusal-guest-alone = Personne d’autre ne peut rejoindre une partie dans tes messages privés. Ouvres-en une dans un salon d’un serveur.
refusal-guest-bot = C’est un bot. Pour jouer avec un ordinateur, appuie sur **{ lobby-button-add-computer }** sous le message de la partie.
refusal-guest-there = { $name } joue déjà dans cette partie.
refusal-host-role = Sur ce serveur, il faut avoir le rôle { $role } ou gérer le salon pour ouvrir une partie. Demande à quelqu’un qui en a le droit d’en ouvrir une, puis rejoins-la.
refusal-may-not-write = Tu n’as pas le droit d’écrire dans { $where } : le bot ne le fait donc pas pour toi. Demande à quelqu’un qui en a le droit de s’en charger, ou demande la permission à qui gère le salon.
refusal-write-unknown = D’ici, le bot ne peut pas savoir si tu as le droit d’écrire dans { $where }. Fais-le là-bas.
refusal-many-blocks = Tu peux bloquer { $most } personnes et { $most } serveurs au plus. Retire d’abord quelqu’un de la liste, ou bloque toutes les invitations : `/{ command-settings-name }`
refusal-no-thread = Le bot ne peut pas ouvrir de fil ici. Il lui manque : { $missing }. Une personne qui gère le salon peut l’autoriser. Sinon, désactive « { thread-option } » dans « { lobby-button-settings } ».
refusal-thread-here = Les fils n’existent que dans les salons textuels : cette partie reste ici.
refusal-thread-failed = Le fil n’a pas pu être ouvert. Réessaie, ou désactive « { thread-option } » dans « { lobby-button-settings } ».
refusal-settings-host-only = C’est l’hôte, { $host }, qui change les réglages et invite les joueurs.
refusal-joined-already = Tu es déjà dans cette partie.
refusal-computers-host-only = C’est l’hôte, { $host }, qui ajoute et retire les ordinateurs.
refusal-no-computers = { $game } se joue sans ordinateurs.
refusal-unknown-level = Il n’y a pas de niveau « { $level } ». Au choix : { $levels }.
refusal-no-computer = Il n’y a aucun ordinateur dans cette partie.
refusal-standin-nobody = Cette personne ne joue pas dans cette partie. Choisis parmi les joueurs.
refusal-standin-host-only = Faire jouer un ordinateur à la place de quelqu’un d’autre, c’est réservé à l’hôte, { $host }, et aux personnes qui gèrent le salon.
refusal-standin-early = Un ordinateur pourra remplacer { $name } après { $minutes } minutes d’attente. Demander soi-même un remplacement reste possible à tout moment.
refusal-standin-last = Il ne resterait que des ordinateurs, et la partie a besoin d’au moins une personne. Reviens simplement plus tard : la partie attend.
refusal-not-yours = Ce bouton est pour un autre joueur.
refusal-back-already = Aucun ordinateur ne joue pour toi : continue, tout simplement.
refusal-not-asked-now = Tu n’as rien à décider en ce moment : il n’y a pas de conseil à donner.
refusal-no-films = Il n’y a pas de replay pour { $game }.
refusal-no-hints = Il n’y a pas de conseils pour { $game }.
refusal-no-hint = Pas de conseil cette fois, désolé. Réessaie.
refusal-full = La partie est complète : { $names }.
refusal-not-at-table = Tu n’es pas dans cette partie.
refusal-start-host-only = C’est l’hôte, { $host }, qui lance la partie. Après un jour sans nouvelles, les joueurs peuvent en choisir un autre avec la commande `{ command-host-name }`.
refusal-cancel-host-only = Annuler cette partie est réservé à l’hôte, { $host }, et aux personnes qui gèrent le salon.
refusal-move-host-only = Déplacer cette partie est réservé à l’hôte, { $host }, et aux personnes qui gèrent le salon.

### On Discord: slash commands, private answers, and what can't be delivered.

## Slash commands: descriptions (at most 100 characters)

command-group = Jouer à { $game } ici, entre amis
command-new = Ouvrir une partie : on te rejoint, puis tu appuies sur « { lobby-button-start } »
command-delivery = Choisir comment tes pages privées te parviennent
command-delivery-private = par le bouton sous le dernier message
command-delivery-dm = par message privé
command-invite = Inviter quelqu’un dans ta partie, même privée : une mention l’en prévient
command-invite-person = La personne à inviter
command-status = Voir à qui c’est de jouer, depuis quand, et où
command-rules = Lire les règles
command-rules-topic = Ce que tu veux savoir : écris un bout du titre
command-hint = Demander conseil : ce qu’un ordinateur ferait à ta place, et pourquoi
command-resign = Quitter pour de bon la partie en cours (avec confirmation)
command-cancel = Annuler la partie de ce salon (réservé à l’hôte et à qui gère le salon)
command-move = Déplacer ta partie dans ce salon
command-move-table = Le numéro de la partie, si tu en as plusieurs comme hôte
command-standin = Faire jouer un ordinateur à la place de quelqu’un, jusqu’à son retour
command-standin-player = La personne absente (rien si c’est toi)
command-standin-level = Le niveau de l’ordinateur
command-undo = Annuler ton dernier coup, si les autres sont d’accord
command-swap = Faire reprendre ta place (l’hôte : n’importe laquelle), si tout le monde accepte
command-swap-person = La personne qui prend la suite
command-host = Confier la partie à un nouvel hôte
command-host-person = Le nouvel hôte, parmi les joueurs
command-replay = Regarder un replay : cette partie, la dernière ici, ou celle d’une feuille
command-replay-table = Le numéro d’une autre partie, indiqué dans l’annonce de son début
command-replay-record = La feuille d’une partie : le fichier publié à la fin
command-replay-show = Qui voit le replay
command-replay-show-me = moi seulement
command-replay-show-all = tout le salon
command-privacy = Voir ce qui est enregistré sur toi, le télécharger ou l’effacer
command-verify = Prouver que le mélange n’est pas truqué : cette partie, la dernière ou une feuille
command-language = Choisir la langue du bot, pour toi ou pour ce serveur
command-language-choice = La langue
command-language-choice-default = comme sur Discord
command-language-whose = La langue de qui
command-language-whose-me = la mienne : ce que personne d’autre ne voit
command-language-whose-server = celle du serveur : ses nouvelles parties (si tu gères le serveur)
command-games = Lister toutes tes parties : à qui de jouer, depuis quand, et où
command-history = Lister les parties terminées et en revivre une
command-history-player = Seulement les parties avec cette personne
command-history-game = Quel jeu ; par défaut, tous
command-lookback = Revivre une partie terminée, jour par jour ou tour par tour
command-lookback-table = Le numéro d’une autre partie, indiqué dans la liste des parties terminées
command-settings = Régler les avis du bot, les heures calmes, la langue, les défauts du serveur
command-settings-zone = Ton fuseau horaire : écris le nom d’une grande ville proche
command-settings-whose = Les réglages de qui
command-settings-whose-me = les miens
command-settings-whose-server = ceux du serveur (si tu le gères)
command-puzzle = Résoudre le problème du jour, ou un autre ; visible de toi seulement
command-learn = Apprendre le jeu : une initiation de 7 minutes, visible de toi seulement
command-help = Voir ce que le bot sait faire, et ses commandes

## Answers

discord-opened = Ta partie est ouverte. Les autres appuient sur **{ lobby-button-join }** sous le message de la partie. Quand tout le monde est là, appuie sur **{ lobby-button-start }**.
discord-opened-thread = Ta partie est ouverte dans { $where }. Les autres appuient là-bas sur **{ lobby-button-join }** sous son message. Quand tout le monde est là, appuie sur **{ lobby-button-start }**.
discord-opened-alone = Ta partie est ouverte, pour toi et des ordinateurs. Ajoutes-en un sous le message de la partie, puis appuie sur **{ lobby-button-start }**.
discord-rematch = Une nouvelle partie est ouverte, avec les mêmes réglages{ $moved ->
    [swapped] { "" } ; les deux joueurs ont échangé leurs places
    [yes] { "" } ; les places ont tourné : la deuxième est maintenant la première, et la première la dernière
   *[no] { "" }
}. { $full ->
    [yes] Appuie sur **{ lobby-button-start }** quand tu veux.
   *[no] Les autres appuient sur **{ lobby-button-join }**, toi sur **{ lobby-button-start }**.
}
discord-dismissed = Rien n’a changé.
discord-resigned = Tu as quitté la partie. Merci d’avoir joué ! { $over ->
    [yes] Elle est donc terminée.
   *[no] Tu peux toujours regarder.
}
# $means: a sentence of the game's own about pieces and points.
discord-resign-sure = Quitter pour de bon cette partie de { $game } ? { $means ->
    [none] {""}
   *[other] { $means }{" "}
}{ $ends ->
    [won] La partie se termine alors et { $winner } gagne.{" "}
    [over] La partie se termine alors.{" "}
    [deserted] La partie se termine alors, car il ne resterait que des ordinateurs.{" "}
   *[no] {""}
}C’est irréversible.
discord-button-resign = Quitter la partie
discord-cancel-sure = Annuler cette partie de { $game } pour tout le monde ? C’est irréversible.
discord-button-cancel = Annuler la partie
discord-host-sure = Confier le rôle d’hôte à { $name } ? C’est alors à { $name } de décider des réglages et de lancer la partie. Tu restes dans la partie, mais ce sera à { $name } de te rendre ce rôle.
discord-button-host = Confier le rôle
discord-button-keep = Rester l’hôte
discord-button-dismiss = Continuer à jouer
discord-standin-sure = Laisser un ordinateur ({ $level }) jouer pour toi cette partie de { $game } jusqu’à ton retour ? Tu peux revenir quand tu veux.
discord-button-standin = Me faire remplacer
discord-delivery-back = { $told } Pour revenir en arrière, utilise `/{ $command }` avec « { command-delivery-private } ».
discord-status-head = **{ $game }** · partie { $table } · hôte : { $host }
discord-status-lobby = La partie n’a pas encore commencé.
discord-status-over = La partie est terminée. { $results }
discord-status-cancelled = La partie a été annulée : elle ne compte pas.
discord-status-waiting = { $you ->
    [yes] À toi de jouer (appel { $since })
   *[no] On attend { $name } (appel { $since })
}
discord-status-standin = { $you ->
    [yes] Ton remplacement : { $name }
   *[no] Remplacement : { $name }
}
discord-status-thinking = { $name } réfléchit.
discord-status-resting = { $name } attend le retour d’un humain.
discord-status-parked = Le bot ne peut pas écrire ici en ce moment : { $reason }
discord-status-limited = Discord ne laissera le bot écrire de nouveau ici que { $time } ; d’ici là, les messages attendent.
discord-status-link = Dernier message : { $link }
discord-help = Joue à **{ $game }** entre amis dans ce salon, ou en solo.
    `/{ $command } { command-new-name }` ouvre une partie, la deuxième dans un fil. Pour jouer, on appuie sur **{ lobby-button-join }**, puis l’hôte sur **{ lobby-button-start }**.
    Ensuite, le dernier message dit toujours quoi faire, avec des boutons juste en dessous. Ce qu’ils ouvrent n’est visible que de toi.
discord-help-page = `/{ $command }` : { $help }
discord-help-of-learn = Apprendre
discord-help-of-play = Jouer
discord-help-of-people = Joueurs et partie
discord-help-of-past = Après coup
discord-help-of-own = Toi
discord-help-others = Autres jeux ici : { $commands }
discord-help-learn = `/{ $command } { command-learn-name }` : Initiation de 7 minutes (visible de toi seulement)
discord-help-puzzle = `/{ $command } { command-puzzle-name }` : Un problème par jour, et d’autres pour s’exercer
discord-help-rules = `/{ $command } { command-rules-name }` : Lire les règles
discord-help-invite = `/{ $command } { command-invite-name }` : Inviter quelqu’un dans la partie
discord-help-status = `/{ $command } { command-status-name }` : À qui de jouer
discord-help-hint = `/{ $command } { command-hint-name }` : Ce qu’un ordinateur ferait à ta place
discord-help-replay = `/{ $command } { command-replay-name }` : Regarder le replay de la partie
discord-help-verify = `/{ $command } { command-verify-name }` : La preuve que le mélange était honnête
discord-help-lookback = `/{ $command } { command-lookback-name }` : Revivre une partie terminée
discord-help-history = `/{ $command } { command-history-name }` : Les parties terminées ; pour tous les jeux, `/{ command-history-name }`
discord-help-games = `/{ command-games-name }` : Toutes tes parties
discord-help-settings = `/{ command-settings-name }` : Comment le bot te joint, et d’autres réglages
discord-help-privacy = `/{ command-privacy-name }` : Ce qui est enregistré sur toi, et comment l’effacer
discord-help-move = `/{ $command } { command-move-name }` : Continuer dans un autre salon
discord-help-standin = `/{ $command } { command-standin-name }` : Faire jouer un ordinateur à la place de quelqu’un
discord-help-undo = `/{ $command } { command-undo-name }` : Annuler ton dernier coup, si les autres sont d’accord
discord-help-swap = `/{ $command } { command-swap-name }` : Laisser quelqu’un reprendre une place
discord-help-host = `/{ $command } { command-host-name }` : Changer d’hôte
discord-help-resign = `/{ $command } { command-resign-name }` : Quitter la partie
discord-help-cancel = `/{ $command } { command-cancel-name }` : Annuler la partie
discord-help-language = `/{ $command } { command-language-name }` : Changer la langue du bot
discord-help-version = -# k2bot { $version }

discord-language-me = Le bot te répond maintenant dans cette langue : { $language }. Les messages que tout le monde lit restent dans la langue de leur partie.
discord-language-me-default = Le bot te répond maintenant dans la langue de ton Discord, s’il la parle. Pour en choisir une, ajoute à la commande l’option `{ command-option-language-name }`.
discord-language-server = La langue des nouvelles parties de ce serveur : { $language }. Les réponses privées viennent dans la langue de chacun.
discord-language-server-default = Les nouvelles parties de ce serveur sont maintenant dans sa langue sur Discord, si le bot la parle.
review-under-way = L’ordinateur le plus fort examine tes décisions… { $percent } %
review-head = **Analyse de partie** · { $count ->
    [one] ta décision la plus coûteuse
   *[other] décision { $number } sur { $count }, parmi tes plus coûteuses
}
review-advised = Ici, un conseil t’aurait proposé la même chose. Avec plus de temps, l’ordinateur a trouvé mieux.
review-none = L’ordinateur le plus fort a peu à redire : selon lui, aucune de tes décisions ne t’a coûté cher.
review-nothing = Dans cette partie, aucune décision n’est venue de toi : il n’y a rien à analyser.
review-back = Précédente
review-on = Suivante
review-no-game = { $game } n’a pas d’analyse de partie.
review-not-over = L’analyse revient sur une partie terminée. Celle-ci ne l’est pas encore, ou le bot ne peut plus la rejouer.
review-not-yours = L’analyse est réservée aux joueurs, chacun pour ses propres décisions. Tout le monde peut regarder le replay.
computer-failed = Ça n’a pas marché, désolé. Réessaie dans quelques minutes.
discord-button-show-film = Montrer à tous
discord-film-sought = Préparation du replay…
discord-film-later = { $making } { $before ->
    [one] { $before } replay passe avant.
   *[other] { $before } replays passent avant.
}
discord-film-progress = { $making } { $percent } %
discord-film-shown = Le replay est maintenant dans le salon.

## Refusals on Discord: why not, and what to do instead

discord-no-table-here = On ne peut pas jouer ici. Va dans un salon d’un serveur qui a ce bot, ou joue en solo dans tes messages privés avec lui : `/{ $command } { command-new-name }` là-bas.
discord-not-alone = { $game } se joue à plusieurs. Ouvre une partie dans un salon d’un serveur.
discord-no-table = { $place ->
    [private] Tu n’as aucune partie de { $game }. `/{ $command } { command-new-name }` en ouvre une ici, pour toi et des ordinateurs.
   *[channel] Il n’y a pas de partie de { $game } dans ce salon. `/{ $command } { command-new-name }` en ouvre une.
}
discord-table-elsewhere = Il n’y a pas de partie dans ce salon. Tu en as une dans { $places } ; `/{ $command } { command-new-name }` en ouvre une autre ici.
meant-ask = De quelle partie s’agit-il ? Le bot retient ta réponse dans ce salon.
meant-game =
    { $where ->
        [here] { $names } (ici)
        [place] { $names } (#{ $place })
       *[unknown] { $names } (partie { $table })
    }
discord-private-chat = tes messages privés avec le bot
discord-other-game-here = Dans ce salon, on joue à { $game }. Utilise `/{ $command }`.
discord-other-game-table = La partie { $table } est une partie de { $game }. Utilise `/{ $command }`.
discord-cannot-host =
    Le bot ne peut pas animer de partie dans ce salon. Il lui manque : { $missing }.
    Une personne qui gère le salon peut l’autoriser dans ses permissions. Sinon, prends un autre salon.
discord-not-let-in =
    Le bot n’a pas accès à ce salon. Dans un fil privé, mentionne-le une fois pour l’ajouter.
    Dans un salon privé, une personne qui le gère peut laisser entrer le bot, dans les permissions du salon. Réessaie ensuite.
discord-dm-closed =
    Le bot ne peut pas t’envoyer de messages privés : rien n’a changé. Pour les autoriser, ouvre le menu de ce serveur, choisis Paramètres de confidentialité
    et active les messages privés. Réessaie ensuite.
discord-dm-failed = Le bot ne peut pas envoyer de messages privés pour le moment : rien n’a changé. Réessaie plus tard.
discord-resign-lobby = La partie n’a pas encore commencé. Sous son message, appuie sur **{ lobby-button-settings }**, puis sur **{ $alone ->
    [yes] { lobby-button-cancel }
   *[no] { lobby-button-leave }
}**.
discord-resign-again = Tu as déjà quitté cette partie. Tu peux toujours regarder.
discord-resign-watching = Tu ne joues pas dans cette partie de { $game } : il n’y a rien à quitter.
discord-move-none = Tu n’es l’hôte d’aucune partie dans un autre salon. C’est l’hôte qui déplace une partie.
discord-move-several = Tu es l’hôte de plusieurs parties. Donne le numéro de celle à déplacer : { $tables }
discord-move-number = « { $number } » n’est pas le numéro d’une partie que tu peux déplacer. { $tables ->
    [none] Tu n’en as aucune comme hôte.
   *[other] Les tiennes : { $tables }
}
discord-played-none =
    Aucune partie à montrer : il n’y en a ni en cours ni terminée ici. `/{ $command } { command-new-name }` en ouvre une.
    Pour une partie jouée ailleurs, donne son numéro ou joins sa feuille.
rules-choose = Lire un chapitre…
rules-none = Les règles de { $game } ne se lisent pas ici.
discord-played-number = « { $number } » n’est pas le numéro d’une partie. Ne mets rien pour voir celle de ce salon.
discord-played-elsewhere = Il n’y a pas de partie de { $game } numéro { $number } que tu aies jouée ou dont tu voies le salon. Ne mets rien pour voir celle d’ici.
discord-played-either = Donne le numéro d’une partie ou joins une feuille, pas les deux.
discord-film-not-yours = Montrer ce replay à tout le monde est réservé aux joueurs et aux personnes qui gèrent le salon. Laisse « { command-option-show-name } » de côté pour le regarder de ton côté.
discord-film-stands = Ce replay a été publié dans ce salon il y a peu : { $link }
discord-film-busy = Un replay à la fois, s’il te plaît : un autre de cette partie est en préparation. Réessaie dans quelques secondes.
discord-film-queue = Trop de replays sont en préparation. Réessaie dans une minute.
discord-film-failed = Le replay n’a pas pu être créé, désolé. La partie ne risque rien. Préviens la personne qui gère le bot.
discord-record-large = { $name } est trop gros pour une feuille de partie : la limite est de { $size } Kio.
discord-record-no-text = { $name } n’est pas une feuille de partie : ce n’est pas un fichier texte. Joins le fichier tel que le bot l’a publié à la fin d’une partie.
discord-record-gone = Le bot n’a pas pu récupérer { $name } auprès de Discord. Joins-le à nouveau.
discord-old-button = Ce bouton date d’une version plus ancienne du bot. Passe par le dernier message.
discord-old-command = Cette commande a changé. Redémarre Discord (Ctrl+R sur un ordinateur) et réessaie.

## When something goes wrong

discord-fault =
    Quelque chose a mal tourné dans le bot, désolé. Ta partie ne risque rien ; réessaie.
    Si ça se reproduit, donne cette référence à la personne qui gère le bot : { $reference }
discord-no-room =
    Le bot ne peut plus rien enregistrer : son disque est plein. Rien n’est perdu.
    Demande à la personne qui le gère de faire de la place, puis réessaie.
discord-database-away =
    Le bot n’arrive pas à joindre sa base de données en ce moment. Tout ce qu’il a confirmé est en sûreté.
    Regarde de nouveau dans une minute et, si rien n’a changé, réessaie.
discord-database-locked =
    Un autre programme utilise la base de données du bot : rien n’a été enregistré.
    Réessaie dans une minute.
discord-not-stored = Cela n’a pas été enregistré, car le bot redémarre. Réessaie dans un instant.
discord-unfinished =
    Le bot redémarre et n’a pas pu terminer.
    Regarde de nouveau dans un instant et, si rien n’a changé, réessaie.
discord-stopping = Le bot est en train de s’arrêter. Rien n’a changé ; réessaie dans une minute ou deux.
discord-computer-thinks = -# L’ordinateur réfléchit…
discord-picture-follows = L’image arrive…
discord-not-shown =
    Ton clic a bien compté, mais le bot n’a pas pu te montrer la réponse. Rouvre la page.
    Si ça se reproduit, donne cette référence à la personne qui gère le bot : { $reference }
discord-channel-gone = le salon n’existe plus
discord-thread-locked = le fil est verrouillé
discord-no-access = le bot n’a pas le droit d’y écrire
discord-lacking = il manque au bot : { $missing }
discord-parked =
    Le bot ne peut pas continuer { $game } dans { $where } : { $reason }. La partie ne risque rien.
    Quand le bot pourra y écrire, utilise `/{ $look }` ou n’importe quel bouton de la partie. Ou bien `/{ $command } { command-move-name }` dans un autre salon.
discord-parked-gone =
    Le salon de ta partie de { $game } n’existe plus. La partie ne risque rien : utilise `/{ $command } { command-move-name }` dans un autre salon pour continuer là-bas.
discord-parked-over =
    Le bot ne peut pas publier la fin de { $game } dans { $where } : { $reason }. Le résultat ne risque rien.
    Quand le bot pourra y écrire, utilise là-bas `/{ $look }`. `/{ $command } { command-history-name }` montre le résultat partout.
discord-parked-gone-over =
    Le salon de ta partie de { $game } n’existe plus : la fin ne peut pas y être publiée. Le résultat ne risque rien : `/{ $command } { command-history-name }` le montre.
discord-post-plain = **{ $game }** continue, mais Discord n’a pas accepté ce message. Ouvre ta page pour voir où en est la partie.
discord-post-refused = Discord refuse un message de ta partie de { $game } dans { $where }, même sous une forme simple : { $reason }. La partie continue, et le bot réessaiera dès qu’il y aura du nouveau.
discord-limited = Discord ne laissera le bot écrire de nouveau dans { $where } que { $time }. D’ici là, les messages de { $game } attendent ; aucun n’est perdu.

## Permissions, as Discord calls them

permission-view-channel = Voir le salon
permission-connect = Se connecter
permission-send = Envoyer des messages
permission-send-in-threads = Envoyer des messages dans les fils
permission-create-threads = Créer des fils publics
permission-attach-files = Joindre des fichiers

## Tutorials

course-head = **Apprendre { $game }** · { $number } sur { $count }
course-button-learn = Initiation en 7 minutes
course-button-learn-game = { $game } : initiation en 7 minutes
course-button-learn-on = Continuer
course-button-learn-back = Retour à la leçon
course-button-learn-again = Réessayer
course-button-learn-anew = Recommencer
course-button-learn-model = Fais-le pour moi
course-button-learn-table = Jouer une partie
course-play = { $way ->
    [start] Tu es l’hôte d’une partie ici.
   *[other] Il y a une partie ici (hôte : { $host }).
} { $way ->
    [start] Appuie sur **{ lobby-button-start }** ici ou
    [join] Appuie sur **{ lobby-button-join }**
   *[wait] Tu en es déjà ; { $host } peut la lancer
} { $link ->
    [none] sous le nouveau message.
   *[other] sous [le message de la partie]({ $link }).
}
course-play-ready = Ta partie est prête, et un ordinateur qui joue comme un débutant l’a rejointe. Appuie ici sur **{ lobby-button-start }**. En jeu, **Conseil** montre ce que ferait l’ordinateur le plus fort, et aussi les erreurs qu’un débutant commet volontiers.
course-begins-anew = L’initiation a changé depuis ton dernier essai : elle reprend du début. Rien d’autre n’est perdu.
course-stale = Ce bouton appartient à une leçon précédente. Voici la leçon en cours.
course-not-here = L’initiation laisse ça de côté. Tu pourras le faire dans une vraie partie.
course-none = Cette initiation n’est plus disponible. La commande `{ command-help-name }` dit ce que le bot sait faire.

## Statistics

statistics-head = **Statistiques { $game } : { $name }**
statistics-games = { $count ->
    [one] { $count } partie terminée
   *[other] { $count } parties terminées
}{ $groups ->
    [1] ,
   *[other] { " :" }
} { $kinds }.
# $count is 0 where all games are of one kind.
statistics-people = { $count ->
    [0] {""}
   *[other] { $count }{" "}
}avec d’autres personnes
statistics-computers = { $count ->
    [0] {""}
   *[other] { $count }{" "}
}contre des ordinateurs seulement
statistics-alone = { $count ->
    [0] {""}
   *[other] { $count }{" "}
}en solo
statistics-won = Victoires contre d’autres personnes : { $won } sur { $played }{ $drawn ->
    [0] {""}
    [one] {" "}(et { $drawn } première place partagée)
   *[other] {" "}(et { $drawn } premières places partagées)
}.
statistics-won-computers = Victoires contre des ordinateurs : { $won } sur { $played }{ $drawn ->
    [0] {""}
    [one] {" "}(et { $drawn } première place partagée)
   *[other] {" "}(et { $drawn } premières places partagées)
}.
statistics-by-seats = Selon le nombre de joueurs : { $told }.
statistics-seats = { $won } sur { $played } à { $seats ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
   *[other] { $seats }
}
statistics-streak = Plus longue série de victoires : { $best }{ $current ->
    [0] {""}
   *[other] {" "}(en cours : { $current })
}.
statistics-rivals = Face-à-face (devant–derrière) : { $rivals }.
statistics-rival = { $name } { $ahead }–{ $behind }{ $level ->
    [0] {""}
    [one] {" "}({ $level } égalité)
   *[other] {" "}({ $level } égalités)
}
statistics-answers = La moitié des décisions ont pris moins de { $time }.
statistics-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
statistics-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
statistics-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
statistics-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
statistics-luck-free = Sans le hasard : { $kind ->
    [ahead] { statistics-points } de plus que
    [behind] { statistics-points } de moins que
   *[level] autant de points que
} l’ordinateur le plus fort avec les mêmes cartes ({ $count ->
    [1] 1 partie
   *[other] moyenne sur { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }, dispersion { $spread }
}).
# As in English
statistics-points = { $mean ->
    [one] { $mean } point
   *[other] { $mean } points
}
statistics-missing = -# { $count ->
    [one] { $count } partie n’est pas encore analysée
   *[other] { $count } parties ne sont pas encore analysées
} ; reviens voir dans quelques minutes.
statistics-button-show = Montrer à tous
statistics-shown = Tout le monde ici voit maintenant tes statistiques. Seules tes parties sur ce serveur y comptent.
statistics-just-shown = Tu viens de montrer quelque chose ici. Réessaie dans une minute.
statistics-none-own =
    Tu n’as encore terminé aucune partie{ $game ->
        [all] {""}
       *[other] {" "}de { $game }
    }. Pour en ouvrir une : { $commands }.
statistics-none-other = Rien à montrer : { $name } n’a terminé aucune partie de { $game } sur ce serveur ni avec toi.
statistics-none-here = Tu n’as terminé aucune partie de { $game } sur ce serveur.
statistics-hidden = { $name } ne montre ni ses parties ni ses statistiques.
statistics-hidden-own = Tu as choisi de masquer tes statistiques. Pour changer cela : `/{ command-settings-name }`.
statistics-bot = Les ordinateurs n’ont pas de statistiques. Choisis une personne.

# As in English
preference-invitations = Invitations
preference-invitations-help = Si elles t’arrivent ; tu peux toujours rejoindre une partie de toi-même
preference-invitations-on = oui
preference-invitations-off = bloquées
preference-statistics = Statistiques
preference-statistics-help = Les autres te voient dans les statistiques, meilleurs résultats, cotes et classements
preference-statistics-on = visibles
preference-statistics-off = masquées

command-stats = Voir les statistiques de tes parties terminées, ou celles de quelqu’un d’autre
command-stats-player = Les statistiques de qui ; par défaut, les tiennes
command-stats-game = Quel jeu ; par défaut, celui qui a le plus de parties terminées
discord-help-stats = `/{ command-stats-name }` : Les statistiques de tes parties terminées

## Best results of a server, and games as a file

best-head = **Meilleurs résultats de ce serveur : { $game }**
best-line = - { $result } · { $names } · { $day } · { $link ->
    [none] partie { $table }
   *[other] [partie { $table }]({ $link })
}
best-counted = -# { $kind ->
    [public] D’après les parties des salons que tout le monde ici peut voir.
   *[own] D’après les parties des salons que tu peux voir.
} Les parties sur invitation ne comptent pas, ni les personnes qui masquent leurs statistiques.
best-none = **Pas encore de meilleurs résultats à { $game } ici.** { $source } `/{ $command } { command-new-name }` ouvre une partie.
best-none-public = Rien à montrer : ces résultats viennent de salons qui ne sont pas visibles de tout le monde ici.
best-shown = Tout le monde ici voit maintenant les meilleurs résultats. Ils viennent des salons visibles de tous, et de celui-ci.
best-no-server = Seuls les serveurs ont une page de meilleurs résultats. Utilise cette commande dans un salon d’un serveur où se trouve le bot.
best-button-file = En tableau (CSV)
best-someone = quelqu’un
best-managers = Pour recevoir toutes les parties de ce serveur dans un fichier, il faut le gérer. Les tiennes sont dans `/{ command-stats-name }`.
best-file = **{ $whose ->
    [own] Tes parties de { $game }
   *[server] Les parties de { $game } des salons de ce serveur que tu peux voir
}** en tableau : { $count ->
    [one] { $count } partie terminée
   *[other] { $count } parties terminées
}, une ligne par personne et par partie. Tout tableur peut l’ouvrir.{ $older ->
    [yes] {" "}Seules les plus récentes y tiennent ; les autres n’y sont pas.
   *[no] {""}
}
best-file-none = Aucune partie de { $game } n’est terminée dans les salons que tu peux voir.
best-file-large = Ce fichier dépasserait la limite de Discord. Préviens la personne qui gère le bot.

command-best = Voir les meilleurs résultats de ce serveur
command-best-game = Quel jeu ; par défaut, celui de la dernière partie terminée ici
discord-help-best = `/{ command-best-name }` : Les meilleurs résultats de ce serveur

lobby-button-compare = Comparer à l’ordinateur
compare-under-way = L’ordinateur le plus fort joue cette partie à ta place… { $percent } %
compare-points = Ton score dans cette partie : **{ $own }**. L’ordinateur le plus fort l’a rejouée à ta place : **{ $points }**. { $difference ->
    [ahead] Tu le bats de { $by }.
    [behind] Il te bat de { $by }.
   *[level] Égalité.
}
compare-means = { $others ->
    [0] Il avait les mêmes cartes et la même météo, et n’en savait pas plus que toi.
   *[other] Il avait les mêmes cartes et la même météo, et n’en savait pas plus que toi ; les autres ont joué comme dans votre partie et prudemment quand ce n’était plus possible.
}
compare-where = L’écart ne tient donc pas à la chance. **{ lobby-button-review }** montre lesquelles de tes décisions t’ont coûté le plus cher, et quand.
compare-not-yours = C’est réservé aux joueurs, une fois la partie terminée : on y voit le score que l’ordinateur aurait fait à leur place.
compare-left = Tu as quitté cette partie avant la fin, il n’y a donc rien à comparer.

## Parties pour une seule personne : celle du jour et l’entraînement

alone-begun-practice = **{ $game } : entraînement** à partir de la partie { $origin }. Le mélange est le même, et le résultat ne compte pas.{ $count ->
    [0] {""}
   *[other] {" "}Des ordinateurs jouent pour tous les autres : { $names }.
} Pour arrêter : `/{ $command } { command-cancel-name }`.
alone-begun-daily = **{ $game } : partie du jour{ $number ->
    [none] {""}
   *[other] {" "}n° { $number }
}**. Tu as droit à un seul essai. Il compte si tu finis avant minuit ({ $ends }).
alone-cancelled = Cet entraînement ({ $game }) est terminé.
refusal-alone = { $kind ->
    [daily] La partie du jour se joue en solo, dans tes messages privés.
   *[practice] L’entraînement se joue en solo, dans tes messages privés.
} Pour jouer à plusieurs, lance une partie dans un salon d’un serveur.
refusal-alone-over = À partir de là, tu n’avais plus rien à décider. Choisis un moment plus tôt dans la partie.
refusal-hints-later = Pas de conseils pendant la partie du jour, pour qu’elle soit la même pour tout le monde. Tu pourras l’analyser quand elle sera finie.
refusal-sealed = D’autres jouent peut-être encore avec ce mélange, donc la feuille de partie reste secrète. Tu pourras l’avoir { $until }.
compare-practice = Un entraînement n’est pas comparé à l’ordinateur. Ouvre plutôt la partie d’origine.
discord-dm-opening = Préparation de ta partie…
practice-button = Rejouer à partir d’ici
practice-button-again = Encore une fois
practice-open = Ton entraînement (**{ $game }**) est prêt. Il commence par ta première décision de ce passage, et le résultat ne compte pas. { $link ->
    [none] Il est juste en dessous.
   *[other] **[Continue dans tes messages privés]({ $link })**
}
practice-seat = { $computer } joue pour **{ $name }**.
practice-kept = -# Une fois fini, tout est conservé { $days ->
    [one] un jour
   *[other] { $days } jours
}, puis effacé.
practice-points = Ton score dans la partie { $origin } : **{ $before }** ; cette fois : **{ $now }**.
practice-result = Ton résultat dans la partie { $origin } : { $before ->
    [won] victoire
    [drew] égalité
   *[lost] défaite
} ; cette fois : { $now ->
    [won] **victoire**.
    [drew] **égalité**.
   *[lost] **défaite**.
}
practice-not-over = Tu pourras rejouer à partir d’une position une fois la partie finie.
practice-unknown = Le bot ne peut pas reconstituer cette partie, donc il n’y a aucune position à partir de laquelle rejouer.
practice-not-yours = Seules les personnes qui ont joué une partie peuvent la rejouer, chacune à sa place. Tout le monde peut voir le replay.

## Problèmes

puzzle-head = **{ $game } : problème n° { $number }** { $stars }{ $today ->
    [yes] {" "}· celui du jour
   *[no] {""}
}
puzzle-share = { $game } : problème n° { $number } { $stars } { $helped ->
    [yes] résolu avec de l’aide
   *[no] { $tries ->
        [one] résolu du premier coup
       *[other] résolu en { $tries } essais
    }
}
puzzle-share-told = Envie de le partager ? Cette ligne ne dévoile rien :
puzzle-easier = Difficulté { $grade } sur { $most }. C’est ton premier ? Essaie d’abord **{ puzzle-button-next }**.
puzzle-solved = **Résolu { $helped ->
    [yes] avec un peu d’aide
   *[no] { $tries ->
        [one] du premier coup
       *[other] en { $tries } essais
    }
} !**
puzzle-solved-before = Tu as déjà résolu celui-ci, { $tries ->
    [one] du premier coup
   *[other] en { $tries } essais
}. Le rejouer ne change rien.
puzzle-failed = { $tries ->
    [0] **Pas résolu cette fois.** Tu l’as déjà résolu auparavant : cet essai ne compte pas.
    [one] **Pas encore résolu.** C’était ton premier essai.
   *[other] **Pas encore résolu.** Essais jusqu’ici : { $tries }.
}
puzzle-streak = Problèmes du jour résolus d’affilée : **{ $days }**
puzzle-first = La première action : { $action }
puzzle-solution = **La solution**
puzzle-stale = Ce bouton n’est plus à jour. Voici où en est le problème.
puzzle-begins-anew = Le problème a changé depuis ton dernier essai : il reprend du début.
puzzle-gone = Ce problème n’est plus disponible. `{ command-puzzle-name }` ouvre celui du jour.
puzzle-none = Ce jeu n’a pas de problèmes. La commande `{ command-help-name }` dit ce que le bot sait faire.
puzzle-list-head = **Problèmes de { $game }**
puzzle-list-today = Problème du jour : n° { $number } { $stars }{ $solved ->
    [yes] {" "}· résolu
   *[no] {""}
}
puzzle-list-solved = Résolus : **{ $solved }** sur { $count }{ $helped ->
    [0] {""}
   *[other] {" "}({ $helped } avec de l’aide)
}
puzzle-list-grade = { $stars } { $solved } sur { $count } résolus
puzzle-menu-grade = Problème suivant de difficulté…
puzzle-button-again = Réessayer
puzzle-button-first = Voir la première action
puzzle-button-solution = Voir la solution
puzzle-button-list = Autres problèmes
puzzle-button-back = Retour au problème
puzzle-button-today = Problème du jour
puzzle-button-next = Le plus facile
puzzle-button-random = Problème au hasard
