# 谜题。

puzzles-title = 谜题
puzzles-loading = 正在加载谜题…
puzzles-lost = 谜题没能加载。是不是断网了？你解过的题都还在。
puzzles-damaged = 谜题文件无法读取（{ $fault }）。它可能属于另一版本的页面。请重新加载。
puzzle-unknown = 没有谜题“{ $name }”。换一道给你。
puzzle-day-unknown = 那一天没有谜题。这是今天的谜题。
puzzle-withdrawn = 谜题“{ $name }”复查时发现有问题，已经撤下。换一道给你。
puzzle-again = 待重做
puzzle-name = 谜题{ $number }
puzzle-mate = { $moves ->
    [1] 一步取胜。
   *[other] { $moves }步之内必胜。
}
puzzle-advantage = 找出唯一制胜的着法。
puzzle-defence = 找出唯一救局的着法。
puzzle-right = 对了，继续。
puzzle-solved = 解开了！
puzzle-solved-late = 这就是答案。
puzzle-shown = 答案是这样。
puzzle-returns = 这道题以后会再出现。
puzzle-judging = 不对。正在找反驳…
puzzle-refuted = 不对：{ $side }应以{ $answer }。换一着试试。
puzzle-refuted-mate = 不对：{ $side }应以{ $answer }，{ $moves ->
    [1] 下一步你就输了
   *[other] { $moves }步内你就输了
}。换一着试试。
puzzle-wrong = 不对。换一着试试。
puzzle-show = 显示答案
puzzle-try-again = 再试一次
puzzle-next = 下一题
puzzle-analyse = 分析
puzzle-link = 链接
puzzle-rating = 你的等级分：{ $guess ->
    [yes] 约{ $rating }
   *[no] { $rating }
}
puzzle-grade = 谜题等级分：{ $rating }
puzzle-streak = 连续{ $days }天
puzzle-count = 一次解对{ $solved }/{ $tried }
puzzle-due = { $count }道题待重做
puzzle-game = 棋种
puzzle-daily = 今日谜题
theme-advantage = 制胜一着
theme-defence = 绝处逢生
theme-mate-drop = 打入将杀
theme-mate-exchange = 赎子将杀
theme-mate-promotion = 升变将杀
theme-pseudo-check = 假将军
theme-freeze = 冻结兵
theme-thaw = 解冻兵
theme-denial = 断其赎金
theme-block = 空降垫将
theme-fork = 捉双
theme-quiet = 静着
theme-purchase = 弃子换赎金
theme-win-in = { $moves }步取胜
puzzle-about = 主题
puzzle-topic = { $theme }（{ $count }）
theme-any = 不限

storm = 三分钟风暴
storm-how = 谜题由易到难。走第一步开始计时，错一步扣十秒。
storm-score = 解开{ $solved }道
storm-combo = 连对{ $moves }步
storm-wrong = 走错：扣{ $seconds }秒。
storm-bonus = 加{ $seconds }秒！
storm-left = 还剩{ $seconds }秒。
storm-best = 你的最好成绩：{ $best }。
storm-new-best = 风暴新纪录！
storm-missed = 重看错题
storm-again = 再来一次
storm-end = 停止

puzzle-own = 你自己的失误
puzzle-better = 你在这里走了{ $move }。找出更好的着法。
puzzle-own-none = 今天没有要重做的失误。换一道谜题给你。
puzzles-aside = 你解过的谜题无法读取，已另行搁置。现在从头开始。
solve-mistakes = 重解失误（{ $count }）
puzzles-waiting = 你导入的谜题进度超出了浏览器的存储空间。有空间后会自动合并：请在棋谱库或设置中删除一些内容。

# 提示，以及解答的步骤。

puzzle-skip = 跳过
puzzle-hint-note = 看了提示就不算解出。这道题以后会再出现。
puzzle-hint-idea = 思路
puzzle-hint-idea-what = 哪一类
puzzle-hint-piece = 棋子
puzzle-hint-piece-what = 哪一个
puzzle-hint-square = 格子
puzzle-hint-square-what = 去哪里
puzzle-idea-ransom = 付赎金：你有个在押的子可以落到棋盘上。
puzzle-idea-drop = 你机场上的一个子可以打入。
puzzle-idea-promote = 有个兵可以升变。
puzzle-idea-capture-check = 找一步既吃子又将军的棋。
puzzle-idea-capture = 有子可吃。
puzzle-idea-check = 看看能怎样将军。
puzzle-idea-quiet = 找一步静着：不吃子，也不将军。
puzzle-which-walks = 是{ $at }的{ $kind }。
puzzle-which-ransom = 赎回你的{ $kind }。
puzzle-which-drop = 是你机场上的{ $kind }。
puzzle-which-king = 是王。
puzzle-which-look = 看标出的子。
puzzle-where-walks = 走到{ $to }。
puzzle-where-lands = 落到{ $to }。
puzzle-where-move = 着法：{ LIST($events, "clause") }。
puzzle-step-start = 谜题的局面。
puzzle-step-ransom = { $who ->
    [you] 你
   *[they] 对方
}付出一个{ $paid }，让{ $same ->
    [same] 自己的{ $kind }
   *[other] { $kind }
}落到{ $to }{ $end ->
    [over] ，取胜。
    [check] ，将军。
   *[none] 。
}
puzzle-step-move = { $who ->
    [you] 你的着法
   *[they] 对方的着法
}：{ LIST($events, "clause") }。{ $end ->
    [over] 取胜。
   *[none] {""}
}
puzzle-step-back = 后退
puzzle-step-forward = 前进
puzzle-retry = 再做一遍
puzzle-try = { $move }不行：{ $side }应以{ $answer }。

# 首页的谜题。

puzzle-front-mate = { $moves }步取胜
puzzle-front-advantage = 找出制胜着
puzzle-front-defence = 救活这盘棋
puzzle-solve = 开始解题
puzzle-solve-again = 再看一遍
puzzle-easy = 先来一道简单的
puzzle-fill = 今天解开就填满圆圈；用了提示也算连续。
puzzle-week = 最近七天
puzzle-mark-open = 未做
puzzle-mark-solved = 已解
puzzle-mark-hinted = 用了提示
puzzle-mark-missed = 没解开
puzzle-weekdays = 一 二 三 四 五 六 日
puzzle-weekday-names = 星期一 星期二 星期三 星期四 星期五 星期六 星期日
puzzle-months = 1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月
puzzle-month-of-year = { $year }年{ $month }
puzzle-month-before = 上个月
puzzle-month-after = 下个月
puzzle-months-of = 1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月
puzzle-date = { $month }{ $day }日
puzzle-of = { $day }的谜题
puzzle-at-level = 适合你水平的谜题
puzzle-level = 等级分{ $guess ->
    [yes] 约{ $rating }
   *[no] { $rating }
}{ $way ->
    [up] {" "}· 本周升{ $change }
    [down] {" "}· 本周降{ $change }
   *[same] {""}
}
puzzle-level-new = 前几道谜题决定你的等级分。
puzzle-curve = 你的谜题等级分逐日变化
puzzle-solve-level = 按我的水平解题
storm-name = 风暴
storm-best-how = 你的三分钟纪录
storm-none-how = 三分钟能解几道？
puzzle-try-again-name = 重做
puzzle-due-how = 今天要重做的错题
puzzle-due-none = 错题：今天没有
puzzle-by-theme = 按主题
puzzle-number-of = { $count }道谜题
puzzle-longest = 最长连续{ $days }天
puzzles-back = 全部谜题
storm-misses-how = 点一个棋盘，静下心来解。
storm-right = 答对
storm-wrong-count = 错题
