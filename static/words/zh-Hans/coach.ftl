# 教练：对方的威胁和更好的着法。

coach = 教练
coach-says = 走出漏着时提醒你。
set-coach = 教练（对手较弱时）
coach-on = 开
coach-off = 关
coach-play-on = 继续走
no-coach = 关闭教练
coach-asks = { $reason }。要悔棋吗？
coach-asks-line = { $reason }：{ $line }。要悔棋吗？
coach-asks-reply = { $reason }。{ $side }的最佳应对：{ $line }。要悔棋吗？
# 后果，供下面两条使用。
coach-with = { $force ->
        [mate-now] ，直接将杀
        [mate] ，{ $moves }步将杀
        [check] 并将军
       *[plain] {""}
    }
coach-then = { $force ->
        [wins] ，再赢得一个{ $lost }
       *[plain] {""}
    }
coach-bought-back = { $side }可以把{ $kind }赎回{ coach-with }{ coach-then }
coach-dropped = { $side }可以把你付出的{ $kind }打入{ coach-with }{ coach-then }
coach-lost = { $side }可以{ $loss ->
        [taken] 吃掉{ $at }的{ $kind }
        [taken-over] 收编{ $at }的{ $kind }
       *[pulled] 把{ $at }的{ $kind }拉入洞中
    }{ $pays ->
        [yes] ，再用它付赎金
       *[no] {""}
    }
# 强制取胜的第一步，供下面两条使用。
coach-by = { $manner ->
        [drop] 靠打入
        [exchange] 靠赎子
        [promotion] 靠升变
       *[plain] {""}
    }
coach-end = { $side }可以{ coach-by }{ $end }
coach-missed = 你本可以{ coach-by }{ $end }
coach-answered = { $side }可以应以{ $check ->
        [yes] 带将军的{ manner }
       *[no] { manner }
    }
coach-not-seen = { $check ->
        [yes] 你错过了带将军的{ manner }
       *[no] 你错过了{ manner }，那样更好
    }
coach-overpaid = 付{ $enough }就够了，你却付了一个{ $paid }
coach-dear = 你用{ $paid }赎{ $rescued }
coach-thaws = { $at }的兵解冻了
coach-not-frozen = 你可以冻结{ $at }的兵{ $check ->
        [yes] ，解除它的将军
       *[no] {""}
    }
coach-not-taken = 你本可以{ $loss ->
        [taken] 吃掉{ $at }的{ $kind }
        [taken-over] 收编{ $at }的{ $kind }
       *[pulled] 把{ $at }的{ $kind }拉入洞中
    }
coach-fell = 你的胜率从{ $was }%降到{ $is }%

# 对局之后：最多三个时刻。
moments = 关键时刻
moment-well = 抓得好：{ $side }失误，被这一着牢牢抓住。
# 奠定胜局的打入或赎子。
moment-parachute = { $kind }落到{ $at }，{ $ends ->
        [yes] 就此终局
       *[no] 从此势不可挡
    }。漂亮！
moment-title-parachute = 制胜空降
moment-title-well = 抓住了机会
moment-title-bought = { $kind }回来了
moment-title-dropped = 赎金反咬一口
moment-title-dear = 赎金付高了
moment-title-thawed = 兵解冻了
moment-title-not-frozen = 本可以冻结一个兵
moment-title-lost = { $kind }白白送吃
moment-title-allowed = 放任对方{ $end }
moment-title-missed = 本可以{ $end }
moment-title-drew = 走成了和棋
moment-title-free = { $kind }可以白吃
moment-title-not-seen = { $manner ->
        [drop] 打入更好
        [exchange] 赎子更好
       *[plain] 有更好的着法
    }
moment-title-answered = { $manner ->
        [drop] 漏看了打入
        [exchange] 漏看了赎子
       *[plain] 漏看了应着
    }
moment-title-fell = 转折就在这里
moment-board = { $move }之前的局面
moment-analyse = 分析
moment-puzzle = 类似谜题
