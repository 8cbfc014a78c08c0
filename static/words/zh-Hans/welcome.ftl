# 第一次来访时的欢迎页面。

welcome-captured = 被吃的子，成为人质。
welcome-ransom = 赎回它们，空降归来。
welcome-how = 用一个价值相同或更高的俘虏付赎金，你的子立刻落到空格上。
door-computer = 与电脑下棋
door-computer-how = 从易到难，无需账号。
door-computer-against = 对手：{ $opponent }。无需账号。
door-learn = 五分钟学会
door-learn-how = 七节短课，边下边学
# 给从没下过国际象棋的人。
door-learn-chess = 先学国际象棋
door-learn-chess-how = 三分钟，边下边学
door-friend = 与朋友下棋
door-friend-how = 发个链接，或同屏对弈
door-puzzle-how = 每天一道新题
skill = 你会下国际象棋吗？
skill-unasked = 未回答
skill-never = 不会
skill-little = 会一点
skill-club = 常下棋
welcome-held = 你的马在押
welcome-paid = 你付出一个象
welcome-mate = 马落地：将杀
welcome-picture = 一盘Hostage Chess（人质国际象棋）。白马关在黑方监狱里。白方从自己的监狱里付出一个象，马空降到f7：将杀。
welcome-pause = 暂停动画
other-games = 更多棋种
takeover-how = 跳过一个子，它就归你
hole-how = 把子拉进棋盘上的两个洞
messenger-how = 让你的信使先穿过棋盘
friend-first = 先走一步，再发给朋友。
friend-begins = 发出链接：朋友执白先走。

# 点按空托盘时的说明。
purpose-prison = 你的监狱：你吃掉的子关在这里。用它们付赎金，赎回自己的子。
purpose-jailed = 你被吃的子关在这里。付出一个价值相同或更高的俘虏，就有一个子空降归来。
purpose-airfield = 你的机场：对方付给你的子在这里待命，随时可以打入空格。
purpose-their-airfield = 对方的机场：把俘虏推到这里，赎回你的一个子。
