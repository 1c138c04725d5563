# What bot.py prints for the person who runs the bot: help, errors, and the results of its commands.

## Help

terminal-usage = Usage : { $program } [commande [cible]] [options]
terminal-about = Anime des jeux de société sur Discord ou, sans jeton, dans ton navigateur. Le jeton est lu dans la variable d’environnement { $variable }, ou dans le fichier que nomme { $file }.
terminal-commands = Commandes{ "\u00A0" }
# As in English
terminal-options = Options{ "\u00A0" }
terminal-command = commande
terminal-target = cible
terminal-file = FICHIER
terminal-word = NOM
terminal-number = N
terminal-help-command = exécuter ceci au lieu du bot, même pendant qu’il tourne (sauf { $ratings } et { $move }). { $check } : tester les réglages, et si le bot peut animer des parties dans un salon ; { $backup } : copier la base de données dans un fichier ; { $drill } : restaurer une sauvegarde à côté de la base de données, rejouer ses parties et supprimer la copie ; { $health } : tester le bot en marche ; { $replay } : rejouer toutes les parties et lister celles qui diffèrent ; { $verify } : rejouer une feuille de partie et montrer l’empreinte de son mélange ; { $export } : écrire dans un fichier ce qui est enregistré sur quelqu’un ; { $ratings } : recalculer toutes les cotes ; { $move } : copier toutes les parties d’une base de données dans une autre, vide
terminal-help-target = { $check } : l’identifiant d’un salon ; { $backup } : le fichier à écrire ; { $drill } : une sauvegarde ; { $verify } : une feuille de partie ; { $export } : l’identifiant d’une personne et, si tu veux, le fichier à écrire ; { $move } : deux bases de données
terminal-help-help = afficher cette aide
terminal-help-version = afficher la version
terminal-help-config = le fichier des réglages (par défaut : { $file }, s’il existe)
terminal-help-database = le fichier où toutes les parties sont enregistrées, ou l’adresse d’une base de données PostgreSQL
terminal-help-language = la langue du bot ; { $pseudo } est une langue de test
terminal-help-health-port = le port local de /healthz et /metrics ; 0 : aucun
terminal-help-health-address = où ce port est accessible ; 127.0.0.1 : sur cet ordinateur seulement, 0.0.0.0 : sur tous ses réseaux
terminal-help-offline = jouer dans le navigateur même s’il y a un jeton
terminal-help-players = avec { $offline } : combien de personnes jouent
terminal-help-port = avec { $offline } : le port de la page locale ; 0 : n’importe quel port libre

## Why a command line can’t be used

terminal-misused = { $argument } : il manque une valeur, ou il y en a une de trop. Toutes les options : { $program } --help
terminal-unclear = Cette ligne de commande est incompréhensible. Toutes les commandes et options : { $program } --help
terminal-unknown = Le bot ne connaît pas { $arguments }. Toutes les commandes et options : { $program } --help
terminal-unknown-command = Il n’y a pas de commande { $command }. Les commandes sont { $commands }.

## Why the settings can’t be used: the place, the setting and the reason

terminal-settings = Ces réglages ne sont pas utilisables. { $reason }
settings-file = { $file } : { $reason }
settings-in-file = { $file } : { $setting } : { $reason }
settings-in-command-line = ligne de commande : { $setting } : { $reason }
settings-in-environment = environnement : { $setting } : { $reason }

settings-no-file = ce fichier n’existe pas
settings-unreadable = lecture impossible : { $error }
settings-encoding = ce n’est pas du texte en UTF-8 ; enregistre-le avec l’encodage UTF-8
settings-large = il dépasse { $size } Kio, ce n’est donc pas le bon fichier ; indiques-en un autre
settings-no-toml = ce n’est pas du TOML valide : { $error }
settings-no-token = { $file } est vide ; il doit contenir le jeton
settings-token-empty = elle est définie, mais vide ; donne-lui une valeur ou supprime-la : sans jeton, le bot tourne dans ton navigateur
settings-token-and-more = il n’y a pas que le jeton, mais aussi une espace ou une deuxième ligne, par exemple
settings-token = mets le jeton dans la variable d’environnement { $variable }, pas dans ce fichier
settings-unknown = ce réglage n’existe pas ; les réglages sont { $settings }
settings-misspelt = ce réglage n’existe pas ; voulais-tu dire { $setting } ?
settings-games = doit être une liste de jeux, comme ["k2"], pas { $value }
settings-games-twice = un jeu y figure deux fois
settings-path = doit être le chemin d’un fichier entre guillemets, pas { $value }
settings-no-server = doit être un fichier : sans Discord, les parties sont enregistrées dans un fichier
settings-folder = { $path } est un dossier ; nomme un fichier dans ce dossier
settings-no-folder = le dossier { $folder } n’existe pas
settings-choice = au choix { $allowed }, pas { $value }
settings-address = doit être une adresse IP comme "127.0.0.1", pas { $value }
settings-whole = doit être un nombre entier de { $least } à { $most }, pas { $value }
settings-shards = doit être un nombre entier de { $least } à { $most }, ou "auto", pas { $value }
settings-parts = parts : plusieurs processus ne peuvent se partager qu’une base de données sur un serveur PostgreSQL ; avec un fichier, laisse 1
settings-number = doit être un nombre de { $least } à { $most }, pas { $value }
settings-switch = doit être true ou false, pas { $value }

## Why the bot can’t run

terminal-home = Les parties sont conservées dans { $folder }. Les réglages y vont aussi, dans un fichier config.toml.
terminal-stopped = Arrêté. Toutes les parties sont enregistrées.
terminal-no-home = Impossible de créer le dossier des parties, { $folder } : { $error }
terminal-no-page = La page pour le navigateur n’est pas installée ({ $error }). Pour jouer sur Discord, mets un jeton dans { $variable }. Pour jouer dans le navigateur, installe les paquets de la page : pip install -r requirements-offline.lock, ou k2bot[offline] avec pipx ou uv (README.md).
terminal-no-file = { $path } : ce fichier n’existe pas
terminal-games = Les jeux nommés dans les réglages ne peuvent pas être animés : { $reason }
terminal-unknown-game = il n’y a pas de jeu { $game } ; il y a { $games }, et d’autres par leur chemin : package.module:Class
terminal-no-game = il n’y a pas de jeu à { $path } : { $error }
terminal-not-a-game = il n’y a pas de jeu à { $path } : { $name } n’est pas dérivé de { $base }
terminal-token = Discord n’accepte pas le jeton de { $variable }. Fais-en un nouveau : ouvre https://discord.com/developers/applications, choisis ton application et, sous Bot, appuie sur Reset Token.
terminal-shards = Le bot est sur trop de serveurs pour son nombre de connexions. Mets shards = "auto" dans les réglages.
terminal-closed = Discord a fermé la connexion : { $error }
terminal-refused = Discord a un problème et refuse la connexion : { $error }. Réessaie plus tard.
terminal-unreachable = Discord est injoignable : { $error }. Cet ordinateur est-il en ligne ?

## Why the database can’t be used

store-claimed = { $path } est déjà utilisé par un autre bot. Arrête d’abord celui-là, ou nomme un autre fichier avec --database.
store-lease-lost = Une autre instance du bot a pris le relais, celle-ci n’enregistre donc plus rien.
store-parts = { $path } : d’autres processus se partagent cette base de données en { $parts } parts, mais ici parts vaut { $own }. Mets le même nombre partout, ou arrête-les tous d’abord.
store-elsewhere = la partie { $table } est hébergée par un autre processus
store-missing = { $path } : ce fichier n’existe pas ; nommes-en un autre avec --database
store-unopened = { $path } : la base de données ne s’ouvre pas ({ $error }). Le dossier existe-t-il, et peut-on y écrire ?
store-read-only = { $path } : cet utilisateur ne peut pas écrire dans la base de données ({ $error }) ; permets-lui d’écrire dans le fichier et son dossier, ou nomme un autre fichier
store-newer = { $path } : cette base de données vient d’une version plus récente du bot (elle en est à l’étape { $step }, cette version connaît { $known }) ; mets le bot à jour, ou nomme un autre fichier
store-damaged = { $path } : la base de données est abîmée ({ $error }). Arrête le bot et remplace le fichier par une sauvegarde (docs/operations.md, Backups), ou récupère ce qui est encore lisible dans un nouveau fichier : sqlite3 "{ $path }" .recover | sqlite3 saved.sqlite3
store-not-a-database = { $path } : ce n’est pas une base de données, ou son début est abîmé ({ $error }). Nomme un autre fichier, ou remplace-le par une sauvegarde (docs/operations.md, Backups).
store-foreign = { $path } : c’est la base de données d’un autre programme ; nomme un autre fichier
store-unusable = { $path } : la base de données n’est pas utilisable ({ $error }) ; nomme un autre fichier ou répare celui-ci
store-full = { $path } : impossible d’enregistrer, le disque est plein ({ $error }). Fais-y de la place, et les parties continueront. Tout ce qui est déjà enregistré est à l’abri.
store-unwritable = { $path } : impossible d’enregistrer, le disque refuse l’écriture ({ $error }) : il est peut-être plein, au-delà d’un quota ou défectueux. Fais-y de la place, et les parties continueront. Tout ce qui est déjà enregistré est à l’abri.
store-no-psycopg = { $path } : une base de données sur un serveur PostgreSQL demande le paquet psycopg ({ $error }). Installe les paquets de requirements-postgresql.lock (docs/operations.md).
store-away = { $path } : le serveur de la base de données est injoignable ({ $error }). Les parties reprennent d’elles-mêmes dès qu’il répond. Tout ce qui est enregistré est en sûreté.
store-locked = { $path } : rien ne peut être enregistré, car un autre programme garde la base de données verrouillée ({ $error }). Ferme ce programme ou laisse-le finir ; les parties reprennent d’elles-mêmes. Tout ce qui est enregistré est en sûreté.
store-old-server = { $path } : le serveur utilise PostgreSQL { $version } ; le bot demande la version { $oldest } ou une plus récente
store-encoding = { $path } : cette base de données utilise { $encoding }, où manquent beaucoup de lettres ; crées-en une qui utilise UTF8
store-empty = { $path } : rien n’est encore enregistré dans cette base de données
store-older = { $path } : cette base de données vient d’une version plus ancienne du bot (elle en est à l’étape { $step }, cette version connaît { $known }) ; démarre le bot une fois, ce qui la met à jour

## The command backup

backup-no-file = Nomme le fichier à écrire : { $program } backup { terminal-file }
backup-itself = { $path } est la base de données elle-même ; nomme un autre fichier pour la sauvegarde
backup-unwritable = { $path } : impossible d’y écrire la sauvegarde ({ $error }) ; nomme un autre fichier
backup-no-room = { $path } : impossible d’y écrire la copie ({ $error }) ; fais-y de la place
backup-done = { $path } : une copie complète de { $database } ; parties : { $games }
backup-unnoted = La sauvegarde est complète, mais la base de données n’a pas pu en prendre note ; check et /metrics n’en tiennent donc pas compte : { $reason }

## The command restore-drill

drill-no-file = Nomme la sauvegarde à essayer : { $program } restore-drill { terminal-file }
drill-in-the-way = { $path } gêne : c’est là que la sauvegarde serait restaurée ; déplace ce fichier ou supprime-le
drill-restored = { $path } : la sauvegarde { $backup }, restaurée ; parties : { $games }
drill-newest = coup le plus récent : { $restored } (UTC) dans la sauvegarde, { $live } dans { $database }
drill-newest-alone = coup le plus récent : { $restored } (UTC) ; aucune base de données { $database } pour comparer
drill-none = aucun
drill-fine = La sauvegarde peut être restaurée, et toutes ses parties se rejouent à l’identique. La copie a été supprimée.
drill-differs = La sauvegarde peut être restaurée, mais toutes ses parties ne se rejouent pas à l’identique : vois les lignes ci-dessus. La copie a été supprimée.

## The command move-store

move-unnamed = Nomme la base de données à copier et une base vide où la copier, chacune par un fichier ou par l’adresse d’une base PostgreSQL : { $program } move-store DE VERS
move-in-the-way = { $path } : il y a déjà quelque chose dedans ; nomme une base vide, ou un fichier qui n’existe pas
move-hosted = { $path } : un bot héberge des parties dans cette base de données ; il manquerait à la copie ce qui s’y joue entre-temps. Arrête tous les bots qui l’utilisent, puis réessaie. Si l’un d’eux a été tué, attends d’abord dix secondes.
move-different = { $path } : ce qui est arrivé n’est pas ce qui a été envoyé. Supprime la copie ; l’original n’a pas changé.
move-done = { $target } : une copie complète de { $source } ; parties : { $tables }, lignes : { $rows }
move-fine = Là-bas, toutes les parties se rejouent à l’identique. Nomme-la dans les réglages (database = …), et garde l’original tant que tu as un doute.
move-differs = Là-bas, toutes les parties ne se rejouent pas à l’identique : voir les lignes ci-dessus. L’original n’a pas changé.

## The command check

check-fix = À corriger : { $count }
check-fine = Le bot peut tourner.
check-packages = paquets : { $packages }
check-games = jeux : { $games }
check-games-unusable = jeux : { $reason }
check-token = jeton : { $variable } est défini et ressemble à un jeton
check-token-none = jeton : { $variable } n’est pas défini ; le bot tourne donc dans ton navigateur, sans Discord
check-token-no-page = jeton : { $variable } n’est pas défini et la page pour le navigateur n’est pas installée ; définis le jeton pour jouer sur Discord, ou installe les paquets de requirements-offline.lock
check-token-odd = jeton : la valeur de { $variable } ne ressemble pas à un jeton (trois parties reliées par des points). Fais-en un nouveau sur la page de ton application : appuie sur Reset Token sous Bot
check-database = base de données { $path } : intacte et lisible par cette version ; parties : { $games }
check-database-none = base de données { $path } : elle n’existe pas encore ; le premier démarrage la créera
check-database-empty = base de données { $path } : elle répond, et elle est encore vide ; le premier démarrage crée ses tables
check-database-folder = base de données { $path } : on ne peut pas écrire dans le dossier { $folder } ; SQLite doit y créer des fichiers
check-database-locked = base de données { $path } : cet utilisateur ne peut pas écrire dans le fichier
check-database-exposed = base de données { $path } : d’autres utilisateurs de cet ordinateur peuvent la lire, cartes cachées comprises ; lance : chmod go= "{ $path }"*
check-database-unusable = base de données { $reason }
check-database-network = base de données { $path } : elle est sur un système de fichiers réseau ({ $kind }), où SQLite peut l’endommager ; garde-la sur un disque de cet ordinateur
check-backup = sauvegarde : la plus récente date du { $at } (UTC), { $megabytes } Mo : { $file }
check-backup-none = sauvegarde : encore aucune ; programmes-en une par jour (docs/operations.md, Backups)
check-backup-old = sauvegarde : la plus récente date du { $at } (UTC), il y a plus de deux jours : { $file }. Fais-en une maintenant ({ $program } backup { terminal-file }) et cherche pourquoi il ne s’en fait pas une par jour (docs/operations.md, Backups)
check-backup-never = sauvegarde : aucune, alors que la partie la plus ancienne date du { $at } (UTC). Fais-en une maintenant ({ $program } backup { terminal-file }) et programmes-en une par jour (docs/operations.md, Backups)
check-typeface = police : Manrope est installée (« K2 » fait { $width } pixels de large)
check-typeface-unusable = police : lecture impossible ({ $error }) ; installe les paquets de requirements.lock
check-language = langue { $language } : { $count } textes{ $default ->
        [yes] , par défaut
       *[no] { "" }
    }
check-language-unusable = langue { $language } : { $error }
check-channel = salon { $channel } : le bot peut y animer des parties
check-channel-token = salon { $channel } : pour interroger Discord, mets un jeton dans { $variable }
check-channel-refused = salon { $channel } : Discord n’accepte pas le jeton ; fais-en un nouveau
check-channel-unasked = salon { $channel } : impossible d’interroger Discord : { $error }
check-channel-none = salon { $channel } : ce salon n’existe pas ; copie à nouveau son identifiant (mode développeur, Copier l’identifiant du salon)
check-channel-unseen = salon { $channel } : le bot ne le voit pas ; invite le bot, et autorise-lui là-bas « { permission-view-channel } »
check-channel-elsewhere = salon { $channel } : ce n’est pas un salon d’un serveur
check-channel-name = #{ $channel } sur { $server }
check-channel-permissions = salon { $channel } : autorise au bot là-bas : { $permissions }
check-channel-invalid = { $channel } n’est pas l’identifiant d’un salon. Dans Discord, active le mode développeur, fais un clic droit sur le salon et choisis Copier l’identifiant du salon.
check-shards = shards : Discord en recommande { $count }
check-shards-more = shards : Discord en recommande { $count } pour les serveurs où est le bot ; mets shards = "auto"

## The command health, and what it says of a bot that isn’t well

health-off = Le point de contrôle est désactivé : mets health_port dans les réglages, ou passe --health-port
health-unanswered = Le bot ne répond pas sur le port { $port } : { $error }
health-disconnected = il n’y a pas de connexion à Discord
health-shards = il n’y a pas de connexion à Discord pour { $count ->
        [one] le shard { $shards }
       *[other] les shards { $shards }
    } sur 0 à { $last }
health-stuck = aucun message n’a pu être envoyé depuis { $seconds } secondes, et il y en a qui attendent
health-standby = en attente : un autre processus héberge les parties
health-ranges = ok : sur { $parts } parts, ce processus héberge : { $ranges }
health-lapsed = la base de données ne répond plus depuis { $seconds } secondes, donc personne ne reçoit de réponse

## The command replay-check. Tables, inputs and seats have the numbers that the log names them by.

replay-target = replay-check ne prend pas d’argument ({ $target }). Nomme la base de données avec --database.
replay-table = partie { $table } ({ $game }, { $status ->
        [lobby] pas commencée
        [running] en cours
        [over] terminée
       *[cancelled] annulée
    }) : { $outcome ->
        [same] identique
        [different] DIFFÉRENTE, { $reason }
       *[failing] EN ÉCHEC, { $reason }
    } ; entrées : { $inputs }, sans empreinte : { $unmarked }
replay-summary = parties : { $games }, identiques : { $same }, différentes : { $different }, en échec : { $failing } ; entrées : { $inputs }, sans empreinte : { $unmarked }
replay-no-game = il n’y a pas de jeu { $game } dans cette version
replay-no-start = le début de la partie n’est pas enregistré
replay-rules = la partie a commencé avec les règles de révision { $rules }, et la plus récente connue est la { $known }
replay-start = la partie ne peut pas commencer : { $error }
replay-which-input = entrée { $number } ({ $kind ->
        [answer] réponse
        [default] réponse par défaut
        [resign] abandon
       *[undo] annulation
    } de la place { $seat })
replay-input = { replay-which-input } : { $error }
replay-input-differs = { replay-which-input } mène à un autre état qu’à l’époque
replay-over = elle est maintenant terminée
replay-not-over = elle n’est maintenant plus terminée
replay-standings = le classement final diffère de celui enregistré

## The command verify

record-no-file = Nomme la feuille de partie : { $program } verify { terminal-file }
record-unreadable = { $path } est illisible : { $error }
record-large = { $path } est trop gros pour une feuille de partie : la limite est de { $size } Kio. Utilise le fichier exactement tel que le bot l’a publié.
record-unknown = { $path } n’est pas une feuille de { $games }. Utilise le fichier exactement tel que le bot l’a publié.
record-refused = { $game } : { $reason }
record-played = { $path } : une partie de { $game } ; réponses : { $answers } ; { $over ->
        [yes] elles mènent au résultat enregistré
       *[no] la partie n’est pas terminée
    }
record-unmarked = Les lignes n’ont pas d’empreinte : un coup remplacé par un autre coup légal passerait inaperçu.
record-fingerprint = Empreinte du mélange (SHA-256), telle que { command-status-name } l’affichait avant que quiconque rejoigne la partie : { $fingerprint }
record-presses = Clics sur { lobby-button-join } et { lobby-button-start } mêlés au mélange (UTC) : { $presses }
record-no-presses = Aucun clic n’a été mêlé au mélange : le bot a tiré la graine seul.

## The command export

export-no-user = Indique l’identifiant de la personne et, si tu veux, le fichier à écrire : { $program } export ID [{ terminal-file }]. { export-how }
export-user-invalid = { $user } n’est pas l’identifiant d’une personne. { export-how }
export-how = Dans Discord, active le mode développeur, fais un clic droit sur la personne et choisis Copier l’identifiant de l’utilisateur.
export-unwritable = { $path } : impossible d’écrire le fichier ({ $error }) ; nommes-en un autre
export-done = { $path } : ce qui est enregistré sur { $user }, au format JSON dans un fichier ZIP ; lignes : { $rows }. Ne le donne à personne d’autre, et supprime-le dès que cette personne l’a reçu.
export-nothing = Rien n’est enregistré sur { $user }, donc aucun fichier n’a été écrit.

## The command ratings

ratings-target = ratings ne prend pas d’argument ({ $target }). Nomme la base de données avec --database.
ratings-computed = serveur { $server }, { $game } : parties comptées : { $games }, personnes avec une cote : { $people }
ratings-no-server = Aucun serveur n’a activé les cotes.
