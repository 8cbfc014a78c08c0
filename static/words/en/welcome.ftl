# The first thing that somebody sees who has never been here.

welcome-captured = Captured men are hostages.
welcome-ransom = Ransom yours: they parachute back.
welcome-how = Pay with a prisoner worth as much, and your man lands at once on an empty square.
door-computer = Play the computer
door-computer-how = Starts easy. No account.
door-computer-against = Against the { $opponent }. No account.
door-learn = Learn it in five minutes
door-learn-how = Seven short lessons, on the board
door-friend = Play a friend
door-friend-how = Send a link, or share this screen
door-puzzle-how = A new one every day
skill = Do you play chess?
skill-never = never
skill-little = a little
skill-club = in a club
welcome-held = Your knight is held
welcome-paid = You pay a bishop
welcome-mate = He lands: mate
welcome-picture = A game of Hostage Chess. Black holds White's knight in prison. White pays with a bishop from the own prison, and the knight parachutes to f7: checkmate.
welcome-pause = Pause the picture
other-games = Other games at this table
takeover-how = Jump over a man, and he changes sides
hole-how = Two holes in the board, and men are pulled into them
messenger-how = Bring your courier across the board first
friend-first = Make your turn, then send it.
friend-begins = Send the link: your friend has White and begins.

# What an empty tray says when it is tapped.
purpose-prison = Your prison: the men you capture wait here. Pay with them to free your own.
purpose-jailed = Your captured men are held here. Pay with a prisoner worth as much, and one parachutes back.
purpose-airfield = Your airfield: men that your opponent has paid with wait here until you drop them on an empty square.
purpose-their-airfield = Your opponent's airfield: push a prisoner here to pay for one of your men.
