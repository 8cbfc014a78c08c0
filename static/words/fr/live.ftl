# Parties en direct entre deux personnes sur deux appareils, et façons de jouer avec un ami.

friend-title = Jouer avec un ami
friend-lead = Aucun de vous n’a besoin d’un compte. Votre ami ouvre un lien et joue.
friend-live = En direct
friend-live-how = Vous êtes tous deux en ligne, chacun sur son écran.
friend-same-screen = Même écran
friend-same-how = Passez-vous le téléphone, ou jouez face à face.
friend-by-links = Par liens
friend-links-how = Prenez tout votre temps. Chaque coup s’envoie par lien.
friend-no-relay = Ce site ne peut pas relier les joueurs : pas de parties en direct ici. Vous pouvez partager cet écran ou envoyer des liens.
lobby-title = Salon
live-title = Partie en direct
live-clock-each = Temps par joueur
live-by-days = en différé
live-untimed = Illimité
live-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
live-start = Partir de
live-start-new = la position initiale
live-start-here = la position de votre échiquier
live-goes-on = depuis une position en pleine partie
live-name = Votre nom
live-somebody = Anonyme
live-you = Vous
live-make-link = Créer le lien
live-waiting = En attente de votre ami
live-nobody-yet = Personne n’est encore arrivé.
live-scan = Faites scanner ce code à votre ami
live-or-send = Ou envoyez le lien. La première personne qui vient joue contre vous. Les autres peuvent regarder.
live-link-label = Lien vers cette partie
live-send = Partager le lien
live-copied = Copié. Envoyez-le à votre ami.
live-puzzles-meanwhile = Résoudre des problèmes en attendant
live-cancel = Modifier la partie
live-withdraw = Retirer l’invitation
live-searching = Recherche de la partie
live-searching-how = Elle devrait apparaître en quelques secondes.
live-gone = Cette invitation n’existe plus
live-gone-how = Plus personne ne peut la suivre. Vous pouvez créer un nouveau lien.
live-not-found = La partie est introuvable
live-not-found-how = L’invitation a peut-être été retirée. Demandez à la personne qui l’a créée de la rouvrir ou d’envoyer un nouveau lien.
live-friend-waits = Votre ami vous attend
live-waits-for-you = { $name } vous attend
live-you-play = vous jouez { FORM($side, "les") }
live-learn-first = Apprendre en une minute
live-just-play = Jouer
live-no-account = Aucun compte n’est nécessaire.
live-clocks-wait = Les pendules démarrent après le premier coup de chacun.
live-claiming = Vous avez demandé à jouer contre { $name }
live-claiming-how = La partie commence dès que sa page répond. Elle doit être ouverte. Si rien ne se passe, votre lien est peut-être un ancien lien.
live-stop-waiting = Ne plus attendre
live-unanswered = Personne n’a répondu
live-unanswered-how = La personne qui proposait cette partie n’est plus là. Vous pouvez en choisir une autre dans le salon.
live-ask-again = Redemander
live-learn-meanwhile = Apprendre le jeu en attendant
live-learning-wait = Votre adversaire apprend le jeu. Les pendules n’ont pas démarré.
live-learning-now = Votre adversaire apprend le jeu.
live-here = en ligne
live-learning = apprend le jeu
live-reconnecting = reconnexion
live-left = hors ligne
live-your-move = à vous de jouer
live-your-move-title = À vous de jouer ·
live-answer-title = Réponse attendue ·
live-connecting = Connexion…
live-down = La connexion est coupée. Cette page essaie de la rétablir.
live-unreachable = Le serveur des parties en direct est injoignable. Cette page essaie encore. Vous pouvez jouer par liens dès maintenant.
live-down-timed = La connexion est coupée et votre pendule continue de tourner. Dans environ 40 secondes, l’adversaire pourra réclamer le gain.
live-refused = Le serveur qui relie les joueurs refuse cette page. Merci de prévenir la personne qui gère ce site. Vous pouvez toujours jouer par liens.
live-unstored = Ce navigateur n’enregistre rien pour ce site. Si vous rechargez ou fermez la page, vous perdez votre place dans la partie.
live-unsent = Votre coup n’est pas encore parti. Il sera envoyé dès que la connexion sera rétablie.
live-unsent-act = Votre dernière action n’est pas encore partie. Elle sera envoyée dès que la connexion sera rétablie.
live-unsent-timed = Votre coup n’est pas encore parti et votre pendule continue de tourner. Dans environ 40 secondes, l’adversaire pourra réclamer le gain.
live-sending = Envoi de votre coup…
live-sending-act = Envoi…
live-go-by-links = Continuer par liens
live-watch-link = Lien pour les spectateurs
live-offers-draw = { $name } propose nulle
live-asks-take-back = { $name } demande à reprendre un coup
live-accept = Accepter
live-allow = Autoriser
live-no = Non
live-draw-button = Proposer nulle
live-draw-with-move = Vous proposerez nulle avec votre prochain coup.
live-draw-offered = Vous avez proposé nulle.
live-take-back-asked = Vous avez demandé à reprendre un coup.
live-declines-draw = { $name } refuse la nulle.
live-declines-take-back = { $name } refuse que vous repreniez un coup.
live-phrases = Messages
live-hide-phrases = Masquer les messages adverses
live-show-phrases = Afficher les messages adverses
live-abort = Annuler la partie
live-resign-sure = Abandonner ? Réappuyez
live-add-time = Donner 15 secondes à l’adversaire
live-disconnected = La connexion avec { $name } est coupée.
live-away = La connexion avec { $name } est coupée. Vous pourrez réclamer le gain dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
live-has-left = { $name } n’est plus là ou n’a plus de temps. Vous pouvez réclamer le gain, ou attendre.
live-claim-win = Réclamer le gain
live-wait = Attendre
live-overcharge = { $name } a compté { $charged } s pour votre dernier coup. Votre appareil en a compté { $used }. Le temps sans connexion compte aussi.
live-taken = Les deux places sont prises. Vous regardez.
live-ask-seat = Je suis un des joueurs
live-faster = Quelqu’un a été plus rapide. Vous regardez.
live-watching = Vous regardez.
live-newcomer = { $name } a ouvert votre lien et demande la place de votre ami. Est-ce votre ami sur un autre appareil ?
live-admit = Oui, laisser jouer
live-elsewhere = Vous jouez cette partie dans un autre onglet.
live-play-here = Jouer ici
live-you-won = Victoire
live-you-lost = Défaite
live-draw = Nulle
live-aborted = Annulée
live-disputed = Sans résultat
live-how-agreed = Par accord mutuel.
live-how-resigned = Par abandon.
live-how-flag = Par dépassement de temps.
live-how-claimed = Le perdant est parti ou n’avait plus de temps.
live-how-contested = Un coup est arrivé au moment où le gain était réclamé. Le résultat n’est pas encore fixé.
live-how-aborted = La partie a été annulée avant de commencer.
live-how-disputed = Les deux appareils ne sont pas d’accord sur le gain réclamé : cette partie ne compte pas.
live-confirming = L’autre appareil doit encore confirmer le résultat.
live-again = Rejouer avec { FORM($side, "les") }
live-rematch-asked = Vous avez demandé une autre partie. En attente de la réponse.
live-wants-rematch = { $name } veut rejouer.
live-problem = Impossible de jouer en direct
live-no-relay = Ce site ne peut pas relier les joueurs. Vous pouvez toujours jouer par liens, ou sur un même écran.
live-no-crypto = Les parties en direct ne peuvent pas être chiffrées ici. Le navigateur est peut-être trop ancien, ou une partie de la page n’a pas été chargée. Rechargez la page pour réessayer, ou jouez par liens.
live-bad-link = Une partie de ce lien manque ou est abîmée. Demandez à votre ami de le renvoyer.
live-fault-terms = Cette version de la page ne connaît pas les règles de cette partie. Rechargez la page pour obtenir la plus récente.
live-fault-newer = Votre adversaire a une version plus récente de cette page. Rechargez la page pour l’obtenir aussi.
live-fault-differs = Les deux appareils ne sont pas d’accord sur les règles de cette partie. Commencez-en une nouvelle.
live-fault-move = Un coup illégal est venu du camp { FORM($side, "des") } : cette partie ne peut pas continuer. Vous pouvez en commencer une nouvelle.
live-fault-act = Quelque chose d’impossible est venu du camp { FORM($side, "des") } : cette partie ne peut pas continuer. Vous pouvez en commencer une nouvelle.
live-deadline = { $days ->
    [0] { $hours } h { $minutes } min
    [one] { $days } jour { $hours } h
   *[other] { $days } jours { $hours } h
}
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-nice-move = Joli coup !
phrase-oops = Oups !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-thanks = Merci !
phrase-good-game = Bien joué !
phrase-must-go = Je dois y aller. À bientôt !
lobby-open = Parties proposées
lobby-running = Parties à suivre
lobby-seek = Trouver un adversaire
lobby-problem = Il n’y a pas de salon ici
lobby-other = Autre jeu ou autre nom
lobby-waiting = Votre partie est dans la liste. Elle commence dès que quelqu’un la rejoint.
lobby-withdraw = Ne plus chercher
lobby-play = Jouer
lobby-watch = Regarder
lobby-empty = Personne d’autre ne cherche de partie pour l’instant. Une partie reste dans cette liste tant que le joueur qui la propose garde cette page ouverte.
lobby-computer = Contre l’ordinateur
lobby-public = Les parties du salon sont publiques. Tout le monde peut voir votre nom et regarder.
lobby-doubtful = Ce nom en imite peut-être un autre.
lobby-more = { $count ->
    [one] { $count } autre partie proposée
   *[other] { $count } autres parties proposées
}
lobby-more-games = { $count ->
    [one] { $count } autre partie
   *[other] { $count } autres parties
}
lobby-new = débute ici
lobby-rating = { $rating }
lobby-rating-about = environ { $rating }
lobby-watchers = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
lobby-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
challenge = Un ami vous défie : { $game }
challenge-by = { $name } vous défie : { $game }
challenge-waits = Votre ami attend votre coup
challenge-captured = Pièce prise ?
challenge-held = La pièce devient un otage.
challenge-ransom = Payez une rançon :
challenge-paid = un prisonnier de valeur au moins égale.
challenge-lands = Votre pièce atterrit
challenge-mate = sur une case vide, ici avec mat.
live-idea = Ce sont les échecs, mais les pièces prises sont des otages. Vous pouvez récupérer les vôtres.
live-idea-held = Les pièces prises attendent en prison.
live-idea-paid = Payez avec un prisonnier de valeur au moins égale.
live-idea-lands = Votre pièce atterrit aussitôt, sur une case vide.
friend-lobby-how = Trouvez un adversaire maintenant, ou regardez une partie.
friend-earlier = Vos précédents adversaires
live-you-lead = Vous menez { $own } à { $theirs }
live-they-lead = Vous êtes derrière, { $own } à { $theirs }
live-level = Vous êtes à égalité, { $own } à { $theirs }
live-strip-waiting = Votre ami n’est pas encore là. Retour au lien.
live-strip-your-move = À vous de jouer ! Retour à la partie.
live-strip-running = Votre partie continue. Retour à la partie.
live-strip-claiming = Vous avez demandé à jouer. Retour à la partie.
live-leaving = Votre partie est toujours en cours
live-leaving-how = Si vous ouvrez une autre partie maintenant, vous quittez celle-ci. Sa pendule continue de tourner.
live-back = Retour à votre partie
live-leave = La quitter et ouvrir l’autre
live-asked-seat = Vous avez demandé la place. L’hôte de la partie décide.
live-newer-link = Ce lien vient d’une version plus récente de cette page. Rechargez la page, puis rouvrez le lien.
live-lost-key = Ce navigateur n’a pas conservé la clé de la partie que vous avez créée. Personne ne peut donc la rejoindre. Créez un nouveau lien.
live-key-unread = Ce navigateur ne peut pas lire votre clé pour cette partie en ce moment. Rechargez la page pour réessayer.
live-waits = Certains coups ne sont pas encore arrivés. La partie continuera dès qu’ils seront là.
live-branched = Un coup est arrivé en deux versions différentes. La première compte.
live-full = Cette partie en direct ne peut plus contenir d’autres coups.
