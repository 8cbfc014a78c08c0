# Practice against the engine. A message is a group of exercises, named as in src/session/practice: its title, and what it is about.

practice-heading = Practice against the engine
practice-intro = Positions that are won for you, or that can be held. The engine defends, or attacks, as well as it can.
practice-place = Exercise { $place } of { $number }
practice-exercise = Exercise { $number }, { $stars }
practice-mate = Mate within { $moves } turns
practice-win = Win within { $moves } turns
practice-hold = Hold out for { $moves } turns
practice-left = { $moves ->
        [one] The last turn.
       *[other] { $moves } turns left.
    }
practice-hint = The engine would play { $move }.
practice-slipped = The win has slipped away: begin again, or try your luck.
practice-losing = This is lost by now: begin again, or try your luck.
practice-judging = Your turns are over. The engine looks whether you still stand…
practice-won = Done.
practice-held = Held.
practice-late = Your turns are used up, and the king still lives. Try again.
practice-lost = Try again.
practice-drawn = A draw is not enough here. Try again.
practice-not-held = Your turns are over, but the engine is winning. Try again.
practice-silent = The engine does not answer. Try again.

practice-fed = Mate with a fed airfield
    .text = Everybody on your airfield is a blow from the sky. Drop them with check until the king has nowhere to go.
practice-thaw = A pawn that must thaw
    .text = A pawn on the seventh rank is frozen while none of its pieces are jailed. Whoever is captured next sets it free: make that happen when it suits you.
practice-last = The last payment
    .text = One prisoner is all you have to pay with. Spend him where it decides.
practice-win-on = Winning what is won
    .text = You are far ahead, but nothing mates at once. Keep attacking, and watch what your captures let the other side buy.
practice-hold-on = Hold out
    .text = One turn alone keeps you in the game now, and it will not be the last time. A draw is as good.
