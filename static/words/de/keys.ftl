# Die Tasten und was sie tun; die Tabelle steht in src/shell/keys.

key-tab = zum Brett, zu den Ablagen, zu den Knöpfen
key-walk = auf dem Brett: von Feld zu Feld
key-touch = auf dem Brett: aufnehmen, absetzen
key-landings = auf dem Brett: alles, was auf diesem Feld landen kann
key-back = einen Schritt zurück; wenn der Trainer fragt: weiterspielen
key-flip = den Tisch drehen
key-sound = Klänge an, aus
key-type = außerhalb des Bretts: einen Zug schreiben
key-help = diese Liste
key-hint = ein Tipp, und jedes Mal ein stärkerer
key-undo = außerhalb des Bretts: zurück, vor
key-move-now = außerhalb des Bretts: jetzt ziehen; wenn der Trainer fragt: weiterspielen
key-say-last = gesagt: der letzte Zug; auch geschrieben: letzter
key-say-clocks = gesagt: die Uhren; auch geschrieben: uhr
key-say-trays = gesagt: wer in den Gefängnissen und auf den Flugplätzen ist; auch geschrieben: gefängnis
key-say-turn = gesagt: wer am Zug ist und was auf dem Spiel steht; auch geschrieben: wer
key-step = außerhalb des Bretts: zurück, vor
key-sibling = außerhalb des Bretts: die anderen Züge, die hier gespielt wurden
key-ends = zum Anfang, zum Ende der Variante
key-follow = außerhalb des Bretts: den besten Zug der Engine spielen
key-engine = Engine an, aus
key-move = dieser Zug: Kommentar, Zeichen, aufwerten, löschen
key-clear-shapes = Pfeile und Kreise löschen
key-threats = außerhalb des Bretts: Drohungen durch Einsetzen, durch das, was ein Schlagen freikaufen lässt, durch Lösegeld
key-own = außerhalb des Bretts: das Einsetzen der anderen Seite
key-setup-tab = zum Brett, zu den Kästen und Ablagen, zu den Eingabefeldern
key-setup-piece = eine weiße Figur dieses Buchstabens in die Hand; kleine Buchstaben für Schwarz; noch einmal: zurück
key-setup-touch = auf dem Brett: absetzen, aufnehmen
key-setup-remove = auf dem Brett: wegnehmen
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
