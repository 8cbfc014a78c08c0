# The welcome screen of a first visit.

welcome-captured = Captured pieces are hostages.
welcome-ransom = Ransom yours: they parachute back.
welcome-how = Pay with a prisoner worth at least as much, and your piece lands at once on an empty square.
door-computer = Play the computer
door-computer-how = Starts easy. No account.
door-computer-against = Against { $opponent }. No account.
door-learn = Learn it in five minutes
door-learn-how = Seven short lessons, on the board
# For somebody who has never played chess.
door-learn-chess = Learn chess first
door-learn-chess-how = Three minutes, on the board
door-friend = Play a friend
door-friend-how = Send a link, or share this screen
door-puzzle-how = A new one every day
skill = Do you play chess?
skill-unasked = not answered
skill-never = never
skill-little = a little
skill-club = in a club
welcome-held = Your knight is held
welcome-paid = You pay with a bishop
welcome-mate = It lands: mate
welcome-picture = A game of Hostage Chess. Black holds White’s knight in prison. White pays with a bishop from White’s prison, and the knight parachutes to f7: checkmate.
welcome-pause = Pause animation
other-games = More games
takeover-how = Jump over a piece, and it changes sides
hole-how = Pull pieces into the two holes in the board
messenger-how = Get your courier across the board first
friend-first = Make your move, then send it.
friend-begins = Send the link: your friend plays White and starts.

# Explanations shown when you tap an empty tray.
purpose-prison = Your prison: pieces you capture wait here. Pay with them to ransom your own.
purpose-jailed = Your captured pieces are held here. Pay with a prisoner worth at least as much, and one parachutes back.
purpose-airfield = Your airfield: pieces your opponent has paid with wait here until you drop them on an empty square.
purpose-their-airfield = Your opponent’s airfield: push a prisoner here to pay for one of your pieces.
