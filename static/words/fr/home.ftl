# L’écran d’accueil de qui revient.

nav-home = Accueil
home-welcome = Bon retour parmi nous
home-your-move = À vous de jouer
home-their-move = À l’adversaire de jouer
home-paused = En pause
home-game = Vous et { $opponent }
home-computer = Vous et l’ordinateur
home-friend = Vous et votre ami
home-same-screen = À deux sur cet écran
home-engines = Ordinateur contre ordinateur
home-about =
    { $drops ->
        [0] Coup { $number }
        [one] Coup { $number } · une pièce à parachuter
       *[other] Coup { $number } · { $drops } pièces à parachuter
    }
home-continue = Continuer
home-play = Jouer
home-next-game = Prochaine partie
home-puzzle-done = Résolu. Le prochain arrive demain.
home-rung = Adversaire suivant
home-rung-how =
    { $beaten ->
        [0] Battez votre premier adversaire
        [one] { $beaten } battu sur { $all }
       *[other] { $beaten } battus sur { $all }
    }
home-lesson = Leçon suivante
home-live-open = Votre invitation en attente
home-live-waits = Personne n’est encore venu
home-live-asked = La page de l’adversaire n’a pas encore répondu
home-live-confirming = L’autre appareil n’a pas encore confirmé le résultat
home-live-unsent = Pas encore envoyé. Ouvrez la partie pour l’envoyer.
home-live-over = La partie est finie. Regardez le résultat.
home-live-claim = Son temps est écoulé. Vous pouvez réclamer le gain.
home-live-unknown = Ouvrez-la pour voir où elle en est
home-live-more = Autres parties en direct
home-lobby = Salon
home-lobby-how = Trouver un adversaire maintenant
home-won = Vous avez gagné votre dernière partie
home-lost = Vous avez perdu votre dernière partie
home-drawn = Votre dernière partie : une nulle
home-ended = Votre dernière partie est terminée
home-review-how = Voyez ce qui l’a décidée
home-own =
    { $due ->
        [one] Une position de vos parties
       *[other] { $due } positions de vos parties
    }
home-own-how = Trouvez le coup qui vous a échappé
home-rating = Classement { $rating }
