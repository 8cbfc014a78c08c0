# Liens entre joueurs, et coups tapés.

reply-link = Lien de réponse
reply = Réponse
send-link = Envoyer le lien
reply-note = Pour deux joueurs, un lien par coup. Il montre le dernier coup et permet à votre ami de répondre.
line-only = Il ne contient que les coups de cette variante. Le PGN ci-dessous a aussi les autres variantes, commentaires, symboles et flèches.
embed-link = Intégrer à votre site
embed-fields = Affichage
embed-event = Événement
embed-start = Départ (demi-coup)
embed-side = Vu par
embed-as-is = Comme ici
embed-bad = « { $name }={ $value } » est ignoré : { $name ->
        [side] le camp doit être white ou black.
        [start] le départ doit être un numéro de demi-coup, de 0 à la longueur de la partie.
        [theme] le thème doit être light, dark ou contrast.
       *[names] names doit être 1 (affichés) ou 0 (masqués).
    }
picture = Image de la position
picture-game = Partie animée (GIF)
picture-coming = Dessin en cours…
picture-saved = Image enregistrée.
picture-failed = L’image n’a pas pu être créée.
picture-ended = Dessin annulé.
picture-long = Une animation contient au plus { $most } coups, et cette partie en a { $moves }. Choisissez-en un passage, ou enregistrez une image de la position.
picture-from = Premier coup
picture-to = Dernier coup
reply-copied = Lien de réponse copié : envoyez-le à votre adversaire.
embed-copied = Code d’intégration copié : collez-le dans votre page.
show-code = Code QR
code = QR
no-code = Ce lien est trop long pour un code QR. Copiez-le plutôt.
send = Envoyer…
not-sent = Votre appareil n’a pas pu partager le lien. Copiez-le plutôt.
open-full = Ouvrir en grand
first = Début
backward = Reculer
last = Fin
walk = Parcourir la partie
type-move = Taper un coup
type-hint = Tapez un coup : Nf3, g1f3, …
type-list = Coups possibles

seat-turn = Votre ami joue { FORM($friend, "les") }. À vous : vous jouez { FORM($side, "les") }.
seat-wait = Vous jouez { FORM($side, "les") }. C’est à votre ami de jouer : attendez le lien de réponse.
seat-over = Votre ami jouait { FORM($friend, "les") }, et vous { FORM($side, "les") }.
send-turn = Envoyer votre coup
send-result = Envoyer le résultat
send-invitation = Envoyer l’invitation
link-copied = Copié : envoyez-le à votre ami
move-copied = Copié : envoyez-le à votre ami. La réponse arrive par un lien : ouvrez-le ici.

link-screen = Aucun écran ne s’appelle « { $text } ».
link-too-long = Le lien fait { $bytes } octets, trop pour n’importe quelle partie.
link-encoding = Une partie de ce lien est abîmée : « { $text } ». Redemandez le lien.
link-game = Aucun jeu ne s’appelle « { $text } ».
link-player = Un joueur doit être « human » ou « engine », pas « { $text } ».
link-seconds = Les secondes par coup doivent être un nombre de 1 à 3600, pas « { $text } ».
link-level = Le niveau doit être un nombre de 0 à { $highest }, pas « { $text } ».
link-version = Cette version ne sait pas lire les parties « { $text } » : rechargez la page pour en obtenir une plus récente.
link-damaged = Une partie du lien manque ou a changé en route. Redemandez le lien.
link-case = Les majuscules et les minuscules de ce lien se sont mélangées en route. Redemandez le lien.
link-taken = Ce lien dit « { $name } ». Cela a été lu comme « { $meant } ».
link-unknown = Ce lien dit « { $name } », ce qui ne veut rien dire ici. Fallait-il lire « { $meant } » ?
link-cut = Ce lien se termine par des points de suspension : il manque peut-être des coups à la fin.

arrival-same = Votre partie enregistrée continue.
arrival-newer = { $moves ->
        [one] Ce lien ajoute { $moves } coup à votre partie enregistrée.
       *[other] Ce lien ajoute { $moves } coups à votre partie enregistrée.
    }
arrival-older = { $moves ->
        [one] Votre partie enregistrée a { $moves } coup d’avance sur ce lien : « Avancer » vous y mène.
       *[other] Votre partie enregistrée a { $moves } coups d’avance sur ce lien : « Avancer » vous y mène.
    }
arrival-forks = Votre partie enregistrée a pris un autre chemin après { $parting } ; elle est gardée comme variante.

code-label = Code QR : { $link }
begin-so = { $moves ->
        [0] Aucun coup ne commence ainsi. Entrée dit pourquoi.
        [one] { $moves } coup correspond. Entrée le joue.
       *[other] { $moves } coups correspondent.
    }
begin-so-many = { $moves } coups correspondent ; voici les { $shown } premiers.
notation-leslie = Leslie (B)N*c7
notation-pierce = Pierce (B-N)N@c7
