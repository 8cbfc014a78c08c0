# 引擎对局告诉我们什么 (#/findings)。

findings-title = 对局告诉我们什么
findings-decimal = {"."}
findings-games = { $games }盘
findings-source = 所有数字来自引擎自我对弈的{ $games }对局，每着约查看1,500个局面。它们反映引擎怎么下，而不是人怎么下。常赢的着法不一定就是赢的原因。
findings-error = ±后面的数字是误差范围。
findings-white = 每100分，白方得{ $points }分
findings-white-won = 白胜{ $share }
findings-drawn = 和棋{ $share }
findings-black-won = 黑胜{ $share }
findings-length = 一半的对局在第{ $move }回合之前结束
findings-lengths = 十盘中有一盘在第{ $early }回合之前结束，九盘在第{ $late }回合之前结束。平均{ $mean }回合。
findings-mate = { $share }的将杀靠赎子完成
findings-by-walk = 盘上走子{ $share }
findings-by-drop = 打入{ $share }
findings-by-exchange = 赎子{ $share }
findings-stopped = 共{ $mates }次将杀。{ $share }的对局下到了最后；其余在一方遥遥领先时中止。
findings-frozen = { $share }的对局中有兵被冻结
findings-pawns = 每100盘有{ $pawns }个兵被冻结。
findings-alike = { $share }的赎子用同种的子付赎金
findings-cells = 每行是赎回的子，每列是赎金。大字：每100盘的次数。小字：付赎金一方期望得分的变化（满分100）。蓝色：至少损失5分。
findings-rescued = 赎回
findings-paid = 赎金
findings-worst = 用一个后赎回一个兵，每100分只得{ $points }分
findings-scores = 走这着棋的一方的得分；竖线是50分。处境不利的一方只好多付，所以原因不一定在这着棋。
findings-first = { $move }对白方最有利：每100分得{ $points }分
findings-lines = 选择第一着，再一步步看之后最常见的着法。数据来自更新的引擎的{ $games }对局。
