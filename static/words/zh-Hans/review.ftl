# 复盘。

review = 复盘
review-go-on = 继续
review-start = 开始复盘
review-offer = 引擎会通看全局，指出转折在哪里，哪几步不好、为什么，以及怎样走更好。
review-pause = 停止
review-close = 结束复盘
chances = 胜率
accuracy = 准确率{ $percent }
better = 更好：
better-line = 更好的变着
# 对局的故事：它的关键时刻。
story-own = { $number ->
        [1] 你的对局的关键时刻
       *[other] 你的对局：{ $number }个关键时刻
    }
story-any = { $number ->
        [1] 本局的关键时刻
       *[other] 本局：{ $number }个关键时刻
    }
story-none = 没有值得一提的坏棋。下得好！
story-begins = 正在通看你的对局…
story-you = 你
story-move = 第{ $move }回合
story-good = 你的最佳着法
story-find = 找出更好的着法
story-show = 给我看
story-moments = 回到关键时刻
story-board = 看棋盘
story-again = 再下一盘
story-all = 全部{ $number }回合
story-clean = 没有坏棋
after-review = 复盘之后
retry = 重走失误
retry-next = 下一个
retry-skip = 跳过
retry-solve = 显示着法
retry-back = 回到局面
retry-end = 结束
review-progress = 已复盘的局面
retry-looking = 正在检查你的着法…
retry-good = 很好：这样更好。
retry-wrong = 这样没有更好。换一着试试。
retry-solved = 这样更好。
retry-over = 没有别的失误了。做得好！

review-progress-of = { $done }/{ $of }
verdict-inaccuracy = 失准
verdict-mistake = 失误
verdict-blunder = 漏着
verdicts-inaccuracy = { $number }次失准
verdicts-mistake = { $number }次失误
verdicts-blunder = { $number }次漏着
graph-place = { LIST($parts, "clause") }
graph-chances = { $side }{ $percent }%
retry-ask-one = 替{ $side }找一着比{ $move }更好的。
retry-ask = { $index }/{ $of }：替{ $side }找一着比{ $move }更好的。

# 一步棋为什么不好，有时附上说明的着法。
review-reason = { $reason }。
review-reason-line = { $reason }：{ $line }。
end-mate = { $moves }步将杀
end-king = { $moves }步内吃王
end-win = { $moves }步内取胜
bought-back = { $force ->
        [mate-now] 吃掉的{ $kind }能被赎回，直接将杀
        [mate] 吃掉的{ $kind }能被赎回，{ $moves }步将杀
        [check] 吃掉的{ $kind }能被赎回并将军
        [wins] 吃掉的{ $kind }能被赎回，再赢得一个{ $lost }
       *[plain] 吃掉的{ $kind }能被赎回
    }
dropped-at-once = { $force ->
        [mate-now] 付出的{ $kind }能立刻被打入，直接将杀
        [mate] 付出的{ $kind }能立刻被打入，{ $moves }步将杀
        [check] 付出的{ $kind }能立刻被打入并将军
        [wins] 付出的{ $kind }能立刻被打入，再赢得一个{ $lost }
       *[plain] 付出的{ $kind }能立刻被打入
    }
overpaid = 付{ $enough }就够了，却付了一个{ $paid }
dear = 用{ $paid }赎{ $rescued }
let-thaw = 让{ $at }的兵解冻了
not-frozen = 错过了冻结{ $at }的兵的机会
not-frozen-check = 错过了冻结{ $at }的兵、解除其将军的机会
put-to-be-lost = 把{ $kind }放到{ $at }，会被{ $loss ->
        [taken] 吃掉
        [taken-over] 收编
       *[pulled] 拉入洞中
    }{ $pays ->
        [yes] ，还会被用来付赎金
       *[no] {""}
    }
left-to-be-lost = 任由{ $at }的{ $kind }被{ $loss ->
        [taken] 吃掉
        [taken-over] 收编
       *[pulled] 拉入洞中
    }{ $pays ->
        [yes] ，还会被用来付赎金
       *[no] {""}
    }
allowed-end = { $manner ->
        [drop] 给了对方靠打入{ $end }的机会
        [exchange] 给了对方靠赎子{ $end }的机会
        [promotion] 给了对方靠升变{ $end }的机会
       *[plain] 给了对方{ $end }的机会
    }
missed-end = { $manner ->
        [drop] 错过了靠打入{ $end }的机会
        [exchange] 错过了靠赎子{ $end }的机会
        [promotion] 错过了靠升变{ $end }的机会
       *[plain] 错过了{ $end }的机会
    }
gave-draw = 走成和棋：{ $ending }
not-taken = 本可以{ $loss ->
        [taken] 吃掉{ $at }的{ $kind }
        [taken-over] 收编{ $at }的{ $kind }
       *[pulled] 把{ $at }的{ $kind }拉入洞中
    }
# 着法的种类，供下面两条使用。
manner = { $manner ->
        [drop] 打入
        [exchange] 赎子
        [promotion] 升变
       *[plain] 一着好棋
    }
not-seen = { $check ->
        [yes] 错过了带将军的{ manner }
       *[no] 错过了{ manner }
    }
allowed-move = { $check ->
        [yes] 没防住对方带将军的{ manner }
       *[no] 没防住对方的{ manner }
    }
chances-fell = 胜率从{ $was }%降到{ $is }%
