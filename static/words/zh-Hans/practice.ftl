# 与引擎对练。每组练习是一条消息，名称与src/session/practice一致：标题和说明。

practice-heading = 与引擎对练
practice-intro = 赢下这些胜势局面，或守住困难的局面。引擎会全力以赴。
practice-place = 第{ $place }题，共{ $number }题
practice-exercise = 第{ $number }题，{ $stars }
practice-mate = { $moves }步之内将杀
practice-win = { $moves }步之内取胜
practice-hold = 守住{ $moves }步
practice-left = { $moves ->
        [1] 最后一步。
       *[other] 还剩{ $moves }步。
    }
practice-hint = 引擎会走{ $move }。
practice-slipped = 胜势已经溜走：重新开始，或接着走。
practice-losing = 现在已是败势：重新开始，或接着走。
practice-judging = 步数用完。引擎正在判断你是否守住…
practice-won = 完成。
practice-held = 守住了。
practice-late = 步数用完，还没将杀。再试一次。
practice-lost = 再试一次。
practice-drawn = 这里和棋还不够。再试一次。
practice-not-held = 步数用完，引擎已是胜势。再试一次。
practice-silent = 引擎没有响应。再试一次。

practice-fed = 打入连杀
    .text = 机场上的每个子都是待发的攻击。一个接一个打入将军，直到王无路可走。
practice-thaw = 必须解冻的兵
    .text = 对方监狱里没有你的马、象、车、后时，你在次底线的兵被冻结。再被吃一个，它就解冻：挑个对你有利的时机。
practice-last = 最后一笔赎金
    .text = 你只有一个俘虏。在能一锤定音的时候用它付赎金，或者去吃价值更高的子。
practice-win-on = 化优为胜
    .text = 你遥遥领先，但没有速杀。保持攻势，留心你吃的子会让对方赎回什么。
practice-hold-on = 顽强防守
    .text = 现在只有一着能撑住，而且以后还会这样。和棋也算守住。
