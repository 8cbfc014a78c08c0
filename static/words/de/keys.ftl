# Die Tasten und was sie tun; die Tabelle steht in src/shell/keys.

key-tab = zum Brett, zu den Ablagen, zu den Knöpfen
key-walk = auf dem Brett: von Feld zu Feld
key-touch = auf dem Brett: aufnehmen, absetzen
key-landings = auf dem Brett: alles, was auf diesem Feld landen kann
key-back = einen Schritt zurück; wenn der Trainer fragt: weiterspielen
key-flip = das Brett drehen
key-sound = Ton an, aus
key-type = außerhalb des Bretts: einen Zug eingeben
key-help = diese Liste
key-hint = ein Tipp, jedes Mal ein stärkerer
key-undo = außerhalb des Bretts: zurück, vor
key-move-now = außerhalb des Bretts: jetzt ziehen; wenn der Trainer fragt: weiterspielen
key-say-last = Ansage: der letzte Zug; auch eingetippt: letzter
key-say-clocks = Ansage: die Uhren; auch eingetippt: uhr
key-say-trays = Ansage: wer in den Gefängnissen und auf den Flugplätzen ist; auch eingetippt: gefängnis
key-say-turn = Ansage: wer am Zug ist und was auf dem Spiel steht; auch eingetippt: wer
key-tell-last = Ansage: der letzte Zug
key-tell-clocks = Ansage: die Uhren
key-tell-trays = Ansage: wer in den Gefängnissen und auf den Flugplätzen ist
key-tell-turn = Ansage: wer am Zug ist und was auf dem Spiel steht
key-step = außerhalb des Bretts: zurück, vor
key-sibling = außerhalb des Bretts: andere hier gespielte Züge
key-ends = zum Anfang, zum Ende der Variante
key-follow = außerhalb des Bretts: den besten Zug der Engine spielen
key-engine = Engine an, aus
key-move = dieser Zug: Kommentar, Zeichen, aufwerten, löschen
key-clear-shapes = Pfeile und Kreise löschen
key-threats = außerhalb des Bretts: Drohungen durch Einsetzen, Schlagen, Lösegeld
key-own = was die Seite am Zug einsetzen kann
key-setup-tab = zum Brett, zu den Kästen und Ablagen, zu den Eingabefeldern
key-setup-piece = weiße Figur mit diesem Buchstaben in die Hand; Kleinbuchstaben für Schwarz; noch einmal: zurück
key-setup-touch = auf dem Brett: absetzen, aufnehmen
key-setup-remove = auf dem Brett: entfernen
key-setup-erase = der Radierer
key-setup-back = nichts in der Hand
key-setup-undo = anderswo: zurück, vor
key-setup-control = zurück, vor

# Was auf Tasten steht, die Namen haben.
keyname-space = Leertaste
keyname-enter = Enter
keyname-escape = Esc
keyname-delete = Entf
keyname-backspace = Rücktaste
keyname-home = Pos1
keyname-end = Ende
