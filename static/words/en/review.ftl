# The review of a game.

review = Review
review-go-on = Go on
review-pause = Stop
review-close = Close the review
chances = Winning chances
accuracy = accuracy
better = Better:
better-line = The better turns
after-review = After the review
retry = Retry the mistakes
retry-next = Next
retry-skip = Skip
retry-solve = Show it
retry-back = Back to the position
retry-end = Enough
review-progress = Positions looked at
retry-looking = Looking at your turn…
retry-good = Good: that is better.
retry-wrong = That is no better. Try another turn.
retry-solved = This would have been better.
retry-over = No more mistakes: well done.
