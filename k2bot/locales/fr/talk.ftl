### Words that the pages of all games share.

talk-computer = ⚙ { $name }
talk-seat-colour = { $colour ->
    [orange] Orange
    [purple] Violet
    [yellow] Jaune
    [black] Noir
    [white] Blanc
    [blue] Bleu
    [green] Vert
    [mint] Menthe
    [sky] Bleu ciel
   *[magenta] Magenta
}
talk-player-number = Joueur { $number }
talk-signed = { $sign ->
    [minus] −{ $points }
    [plus] +{ $points }
   *[zero] { $points }
}

## Lists

talk-list-and = { $first } et { $second }
talk-list-or = { $first } ou { $second }
talk-list-more = { $first }, { $second }
talk-list-semicolon = { $first } ; { $second }
talk-list-arrow = { $first } → { $second }
talk-list-dot = { $first } · { $second }
talk-list-nothing = rien
talk-sentence = { $told }.
talk-button-look-again = Actualiser
talk-button-hint = Conseil
talk-button-take-hint = Suivre le conseil
talk-button-undo = Annuler
talk-button-back = Retour
talk-button-withdraw = Retirer
talk-button-withdraw-one = Retirer le n° { $number }
talk-orders-none = Rien pour l’instant.
talk-button-rematch = Revanche
# As in English
talk-button-film = Replay
talk-rules-choose = Un autre chapitre
talk-refusal-no-topic = Ce chapitre n’existe pas dans les règles. Choisis-en un dans le menu.
talk-hint-ready = C’est déjà ce que tu as prévu. Appuie sur **{ $button }** pour terminer.
talk-hint-done = C’est déjà ce que tu as choisi. Tu n’as plus rien à faire.
talk-refusal-no-hint = Il n’y a pas de conseil pour ça. Le dernier message indique ce qu’il faut décider.
talk-refusal-no-page = Cette page n’existe pas. Utilise les boutons sous le dernier message.

## A record that doesn't check out

talk-record-refused = Cette feuille de partie n’est pas authentique. Ligne { $line } : { $reason }
    Joins le fichier tel que le bot l’a publié.
talk-record-large = le fichier est plus gros que la feuille de n’importe quelle partie
talk-record-empty = le fichier est vide
talk-record-more = il y a encore quelque chose après le résultat, qui doit être la dernière ligne
talk-record-result = le résultat d’une partie ne peut pas être { $value }
talk-record-changed = la ligne a été modifiée : le bot n’en écrit pas de pareilles
talk-record-broken = la ligne a été modifiée ou coupée : elle est illisible à partir du caractère { $place }
talk-record-no-line = elle contient { $value } au lieu de quelque chose comme `{ $example }`
talk-record-other = ce n’est pas une feuille de { $game } ; celles-ci commencent par `{ $begin }`
talk-record-version = la feuille est en version { $version }, et ce bot ne lit que la version { $known }
talk-record-revision = la partie suit la révision { $revision } des règles, et ce bot ne les connaît que jusqu’à la { $known } : il faut une version plus récente du bot
talk-record-settings = les réglages doivent être { $names }, ni plus ni moins
talk-record-seed = la graine doit être du texte entre guillemets, pas { $value }
talk-record-setup = { $value } n’est pas une valeur possible de { $field } pour une partie
talk-record-no-move = il manque le coup ; elle devrait ressembler à `{ $example }`
talk-record-move = { $value } n’est pas un coup de ce jeu
talk-record-unknown = { $value } n’a rien à faire sur cette ligne
talk-record-no-state = son empreinte manque, alors que la première ligne en a une
talk-record-state = l’empreinte ne correspond pas à la position après ce coup : un coup ou la graine a été modifié
talk-record-cut = la partie s’arrête ici, mais son résultat manque
talk-record-digest = une ligne de la feuille a été modifiée, ajoutée ou supprimée
talk-record-outcome = les coups ne mènent pas à ce résultat

talk-date = { $day } { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }
