# La bibliothèque.

nav-library = Bibliothèque
keep = Garder en bibliothèque
kept = Enregistré dans la bibliothèque.
search = Rechercher
search-hint = Noms, joueurs, jeu, résultat, coups
sort = Trier par
library-list = Parties et positions
select-all = Tout sélectionner
select-none = Désélectionner
import-file = Importer un fichier
paste = Coller
paste-title = Coller des parties ou des positions
paste-hint = Autant de parties que vous voulez (PGN), dans l’une ou l’autre notation ; ou des FEN, une par ligne.
import = Importer
pasted = le texte collé
dropped = le texte déposé
drop-here = Déposez un fichier ici pour importer ses parties
one-file = plus d’un fichier à la fois
export-notation = Notation à l’export
export = Exporter
export-all = Tout exporter
play-on = Jouer
rename = Renommer
delete = Supprimer
new-name = Nouveau nom
exporting = Écriture du fichier…
library-empty = Rien ici pour l’instant. Les parties que vous terminez, ou quittez après quelques coups, s’enregistrent d’elles-mêmes. Vous pouvez aussi importer un fichier, coller des parties, ou appuyer sur « Garder en bibliothèque » à côté de l’échiquier.
library-deleted-by-browser = Safari supprime les données d’un site après une semaine sans visite. Pour les garder, ajoutez cette page à votre écran d’accueil (Partager, Sur l’écran d’accueil), ou exportez vos parties.
nothing-found = Rien ne correspond dans la bibliothèque.
filters = Filtres
filter-result = Votre résultat
filter-any-result = Tous
filter-won = Gagné
filter-lost = Perdu
filter-drawn = Nulle
filter-others = Entre d’autres
filter-opponent = Adversaire
filter-anybody = Tous
more-names = et { $number } de plus : utilisez la recherche
filter-game = Jeu
filter-any-game = Tous
filter-clear = Tout afficher
entry-menu = Actions pour { $title }
library-famous = Ou ouvrez une des premières parties publiées :
famous-1 = 1999 : une dame rachetée contre une dame atterrit en e1 avec échec, et les Blancs abandonnent au 24e coup
famous-2 = 1999 : trois parachutes avec échec, et les Blancs abandonnent au 16e coup
famous-3 = Un coup de pion tranquille mate le roi en b4, 26e coup
famous-4 = Un cavalier racheté atterrit en f6 avec mat, 23e coup

sort-date = Plus récentes
sort-name = Nom
sort-length = Plus longues
sort-result = Résultat
library-opening = Ouverture de la bibliothèque…
entries = { $number ->
        [one] { $number } entrée
       *[other] { $number } entrées
    }
entries-shown = { $shown } sur { entries }
select = Sélectionner { $title }
selected = { $number ->
        [one] { $number } sélectionnée
       *[other] { $number } sélectionnées
    }
selected-hidden = Sélection : { $number }, non affichées : { $hidden }
trouble-forbidden = Ce navigateur empêche la page d’avoir une bibliothèque. C’est fréquent en navigation privée. Exportez ou copiez ce que vous voulez garder.
trouble-framed = Cette page est affichée dans un autre site, donc rien n’est enregistré ici.
own-window = Ouvrir dans sa propre fenêtre
trouble-full = La bibliothèque est pleine : ce navigateur n’a plus de place. Exportez des entrées, supprimez-les, puis réessayez.
trouble-blocked = Un autre onglet, avec une version plus ancienne de cette page, utilise la bibliothèque. Fermez cet onglet, puis réessayez.
trouble-silent = Le navigateur ne répond pas aux demandes de la bibliothèque. Rien n’est perdu : rechargez la page, ou relancez le navigateur.
trouble-other = La bibliothèque n’a pas pu être lue ou enregistrée. Rechargez la page, puis réessayez. { $text }
entry-position = Position, { $game }
entry-unread = Les détails de cette entrée ne sont plus lisibles. Vous pouvez encore l’ouvrir ou l’exporter
entry-length = { $moves ->
        [0] position
        [one] { $moves } coup
       *[other] { $moves } coups
    }
day = { $day ->
        [1] 1er
       *[other] { $day }
    } { month } { $year }
month-of = { month } { $year }
month = { $month ->
        [1] janv.
        [2] févr.
        [3] mars
        [4] avr.
        [5] mai
        [6] juin
        [7] juil.
        [8] août
        [9] sept.
        [10] oct.
        [11] nov.
       *[12] déc.
    }
importing = Import en cours ({ $name }) : { $tally }
tally = { LIST($parts, "comma") }.
tally-new = { $number ->
        [one] { $number } nouvelle
       *[other] { $number } nouvelles
    }
tally-part = { $number } en partie seulement
tally-orthodox = { $number } d’échecs ordinaires
tally-again = { $number } déjà là
tally-bad = { $number ->
        [one] { $number } illisible
       *[other] { $number } illisibles
    }
bad-heading = { $number ->
        [one] { $number } partie n’a pas pu être lue jusqu’au bout
       *[other] { $number } parties n’ont pas pu être lues jusqu’au bout
    }
notes-heading = { $number ->
        [one] { $number } étiquette a été ignorée ; les coups sont gardés
       *[other] { $number } étiquettes ont été ignorées ; les coups sont gardés
    }
bad-kept = { $why } { $kept ->
        [one] Le coup qui précède est gardé.
       *[other] Les { $kept } coups qui précèdent sont gardés.
    }
bad-orthodox = C’est une partie d’échecs ordinaires, où les pièces prises disparaissent et où un pion peut devenir n’importe quelle pièce. { $kept ->
        [0] Aucune de ses positions ne convient à Hostage Chess. Pour jouer depuis une position semblable, créez-la dans l’éditeur.
        [one] Son premier coup est légal à Hostage Chess aussi et il est gardé : analysez-le, ou jouez à partir de là. Ensuite : { $why }
       *[other] Ses { $kept } premiers coups sont légaux à Hostage Chess aussi et ils sont gardés : analysez-les, ou jouez à partir de là. Ensuite : { $why }
    }
bad-record = Ligne { $line } : { $why }
bad-record-titled = Ligne { $line } ({ $title }) : { $why }
toast-undo = Annuler
toast-deleted = { $number ->
        [one] { $number } entrée supprimée.
       *[other] { $number } entrées supprimées.
    }
toast-restored = { $number ->
        [one] { $number } entrée restaurée.
       *[other] { $number } entrées restaurées.
    }
toast-no-record = Aucune partie ni position trouvée.
toast-imported = Importé : { $tally }
toast-cancelled = Interrompu : { $tally }
toast-saved = { $number ->
        [one] { $number } entrée exportée.
       *[other] { $number } entrées exportées.
    }
toast-copied = { $number ->
        [one] { $number } entrée copiée.
       *[other] { $number } entrées copiées.
    }
toast-not-copied = Le navigateur empêche cette page de copier. Exportez plutôt un fichier.
toast-unreadable = Impossible de lire { $name }.
toast-busy = Impossible de lire { $name } : un autre import est en cours. Réessayez quand il sera fini.
toast-exporting = Un autre export est en cours. Réessayez quand il sera fini.
toast-too-large = { $name } fait { $size } Mo ; la bibliothèque lit au plus { $most } Mo à la fois. Divisez le fichier.
record-you = Vous
record-engine-level = { $name }, niveau { $level }
record-engine = Ordinateur, { $pace }

# L’import d’un fichier de sauvegarde.
import-title = Import : { $name }
import-what = Ce fichier contient plus que des parties. Choisissez ce qu’il faut importer. Après l’import, « Annuler » permet de tout défaire.
import-to-library = Ajout à la bibliothèque.
import-games = { $number ->
        [one] { $number } partie ou position
       *[other] { $number } parties et positions
    }
import-boards = { $number ->
        [one] { $number } partie, analyse ou position ouverte
       *[other] { $number } parties, analyses et positions ouvertes
    }
import-settings-changes = Change vos réglages : { $list }.
import-settings-same = Identiques aux vôtres.
import-lessons = { $number ->
        [one] { $number } étoile
       *[other] { $number } étoiles
    }
import-lessons-note = Fusion avec les vôtres : votre meilleur résultat de chaque leçon compte.
import-puzzles = { $number ->
        [one] { $number } problème résolu
       *[other] { $number } problèmes résolus
    }
import-career = { $number ->
    [one] { $number } résultat contre l’ordinateur
   *[other] { $number } résultats contre l’ordinateur
}
import-career-joined = Fusion avec les vôtres ; chaque partie ne compte qu’une fois.
import-career-foreign = Aucune de ces parties n’a été jouée ici. Elles changeraient votre classement.
import-people = { $number ->
    [one] { $number } résultat contre des personnes
   *[other] { $number } résultats contre des personnes
}
import-people-foreign = Aucune de ces parties n’a été jouée ici. Elles changeraient vos résultats.
import-puzzles-rating = Classement { $rating }.
import-puzzles-same = Fusion avec les vôtres. Vous gardez votre classement de { $here }.
import-puzzles-other = Fusion avec les vôtres. Votre classement passe de { $here } à { $rating }.
import-unread = { $number ->
        [one] { $number } élément de ce fichier est illisible et sera ignoré.
       *[other] { $number } éléments de ce fichier sont illisibles et seront ignorés.
    }
import-lacks = Ce fichier ne contient pas les parties de la bibliothèque : elle était illisible à sa création.
tally-settings = réglages
tally-lessons = étoiles
tally-puzzles = problèmes
tally-career = résultats
tally-people = résultats contre des personnes
tally-refused = { $number ->
        [one] { $number } élément ignoré : trop long ou inconnu
       *[other] { $number } éléments ignorés : trop nombreux, trop longs ou inconnus
    }
tally-passed = { $number ->
        [one] { $number } ligne de réglages ou de progrès ignorée
       *[other] { $number } lignes de réglages ou de progrès ignorées
    }
toast-taken-back = Import annulé : { $number ->
        [0] réglages et progrès sont rétablis.
        [one] { $number } entrée supprimée ; réglages et progrès sont rétablis.
       *[other] { $number } entrées supprimées ; réglages et progrès sont rétablis.
    }
toast-taken-back-in-part = Import annulé : { $number ->
        [0] rien n’est supprimé
        [one] { $number } entrée supprimée
       *[other] { $number } entrées supprimées
    }. Une partie reste : elle a changé depuis, ou n’a pas pu être retirée.
toast-no-room = Rien n’a été importé : ce navigateur n’a plus de place. Supprimez quelque chose, puis recommencez l’import.
