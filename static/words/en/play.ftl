hint-turn = Hint: { LIST($events, "comma") }.
