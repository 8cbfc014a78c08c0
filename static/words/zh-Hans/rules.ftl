# 与规则有关的句子：局面的错误、不合法的原因、一步棋的经过、对局的结局。

## 局面的错误

fault-unknown-variant = 没有叫“{ $name }”的棋种。
fault-too-long = 这段文字有{ $bytes }字节，作为局面太长。请粘贴较短的文字。
fault-empty = 没有局面：文本是空的。
fault-character = 局面中不能有字符“{ $letter }”。
fault-ranks = 棋盘有{ $found }条横线，应为{ $expected }条。
fault-rank-length = 第{ $rank }横线有{ $found }格，应为{ $expected }格。
fault-shape = 第{ $rank }横线与棋盘不符。全空时应写作{ $shape }，其中*表示没有格。
fault-no-piece-on-board = 棋盘部分的“{ $letter }”既不是棋子，也不是空格数。
fault-no-piece-in-pocket = 机场和监狱部分的“{ $letter }”不是棋子。
fault-bracket = 机场和监狱的括号在走棋方之前没有闭合。
fault-not-in-pocket = { $piece }不能在监狱里，也不能在机场上。
fault-turn = 走棋方必须是w或b，不能是“{ $text }”。
fault-castling = 易位权应写作-，或用{ $letters }中的字母，每个最多一次，不能是“{ $text }”。
fault-castling-unmoved = “{ $text }”中的E或e多余：有易位权就表示王未动过。
fault-no-castling = 这种棋没有易位：应写-，不能写“{ $text }”。
fault-castling-king = 有易位权{ $letter }时，{ $side }的王必须在原位。
fault-castling-rook = 有易位权{ $letter }时，{ $side }的王和车必须在原位。
fault-en-passant = 不可能有兵刚刚走两格越过“{ $text }”。
fault-counter = “{ $text }”不是步数。
fault-trailing = 局面在“{ $text }”之前已经完整：请删去后面这部分。
fault-no-king = { $side }没有王。
fault-kings = { $side }有{ $found }个王。
fault-too-many = { $side }有{ $found }个{ $kind }；一副棋只有{ $most }个。
fault-pawn-on-edge = 兵不能在{ $square }。
fault-king-en-prise = 轮到{ $mover }走，却能吃掉{ $side }的王。
fault-takeover-nothing-to-place = 这套规则没有自由布阵，括号里不能有待摆的棋子。
fault-takeover-uneven = 双方轮流布阵：{ $second }还剩{ $black }个子时，{ $first }不可能还剩{ $white }个。
fault-takeover-out-of-own-ranks = 布阵时，{ $square }的子超出了己方横线。
fault-messenger-open-bracket = 信使的括号在走棋方之前没有闭合。
fault-messenger-not-a-courier = 括号里只能有C和c，不能有“{ $letter }”。
fault-messenger-beside = 现在这些信使不能在棋盘旁。
fault-messenger-no-pawn = { $side }没有可以作信使的兵。

## 不合法的原因

illegal-game-over = 对局已经结束。
illegal-not-your-turn = 轮到{ $side }走。
illegal-nobody-there = 这一格没有棋子。
illegal-not-your-piece = 这个{ $piece }不归你走。
illegal-not-how-it-moves = { $kind }不能这样走。
illegal-blocked = { $at }的{ $by }挡住了{ $kind }。
illegal-own-piece-there = 那一格已有你自己的子。
illegal-nothing-to-capture = 兵只有吃子时才斜走，而那里没有可吃的子。
illegal-cannot-move = 这个{ $kind }无处可走。
illegal-pinned = { $at }的{ $by }把这个{ $kind }牵制在王前。
illegal-still-in-check = { $at }的{ $by }仍在将你的军。
illegal-into-check = 这样走，{ $at }的{ $by }会将你的军。
illegal-thawing-capture = 吃掉这个{ $victim }，它就进了你的监狱；{ $owner }{ $pawn }的兵随即解冻，将你的军。
illegal-unreadable = “{ $text }”不是着法。
illegal-ambiguous = “{ $text }”可能是{ LIST($meanings, "or") }。
illegal-no-such-move = 没有棋子能走“{ $text }”。
illegal-not-a-move = 没有这样开头的着法。
illegal-frozen-pawn = 这个兵被冻结了：对方监狱里没有能与它换位的子。
illegal-nobody-to-become = 这个兵不能升变：对方监狱里没有能与它换位的子。
illegal-never-becomes = 兵不能变成{ $kind }。
illegal-cannot-become = 对方监狱里没有你的{ $kind }可与兵换位。
illegal-promotion-not-chosen = 请选择与兵换位的子。
illegal-no-promotion-here = 兵走到底线时才能换位。
illegal-prisoner-stays = 这个{ $kind }是你的俘虏：可以用来付赎金，但不能打入。
illegal-nobody-goes-there = 不能把子放在那里：自己的子打入棋盘的格，俘虏则推到对方机场。
illegal-nobody-lands = 现在没有你的子能落到这一格。
illegal-cannot-afford = 你监狱里的俘虏都抵不上一个{ $kind }。
illegal-too-cheap = { $paid }的价值不够赎{ $rescued }。
illegal-not-jailed = 对方监狱里没有你的{ $kind }。
illegal-no-prisoner = 你的监狱里没有{ $kind }。
illegal-not-on-airfield = 你的机场上没有{ $kind }。
illegal-buys-nobody = 用{ $kind }赎不回你的任何子。
illegal-occupied = 子只能落到空格，而这一格有{ $piece }。
illegal-pawn-on-edge = 兵不能打入双方底线。

castling-king-moved = 不能易位：你的王已经动过。
castling-no-rook = 不能易位：那个角上没有未动过的车。
castling-king-or-rook-moved = 不能易位：你的王或那个车已经动过。
castling-path = 不能易位：{ $at }不是空格。
castling-in-check = 不能易位：你正被{ $at }的子将军。
castling-through-check = 不能易位：王要经过的格受到{ $at }的子攻击。

hole-over-hole = { $kind }不能越过{ $hole }的洞。
hole-pawn-before-hole = 这个兵前面是{ $hole }的洞：它只能吃子。
hole-neither = 一步棋可以走子，可以把敌子拉入洞中，也可以先走再拉，但不能都不做。
hole-does-not-pull = { $kind }不能拉别的子。
hole-nobody-to-pull = 这一格没有可拉的子。
hole-pulls-own = 不能把自己的子拉入洞中。
hole-not-in-line = { $kind }不能沿这条线拉。
hole-no-hole = 中间没有可以拉入的洞。
hole-two-holes = 中间有两个洞；只能隔着一个洞拉。
hole-between = { $at }的{ $by }隔在中间。
hole-king-taken = 吃掉王，对局就结束了。
hole-promotion-ends-turn = 兵升变的这一步不能再拉。
hole-promotion-not-chosen = 请为兵选择后、车或象。
hole-no-promotion-here = 只有到达对方第三横线的兵才能升变。
hole-cannot-become = 兵只能升变为后、车或象，不能变成{ $kind }。

takeover-no-square = 这个棋盘上没有这一格。
takeover-first-step = 这个{ $kind }跳跃的第一步就出了棋盘。
takeover-nobody-to-jump = 那里没有可让{ $kind }跳过的子。
takeover-no-room = 跳跃必须落在空格，而{ $at }有{ $piece }。
takeover-second-jump = 一次只能跳过一个子，而{ $at }的{ $piece }也挡在路上。
takeover-not-next-to = 按这套规则，跳过{ $at }后只能落在紧邻的下一格。
takeover-defended = { $at }的{ $victim }不能收编：{ $from }的{ $by }保护着它。
takeover-no-castling = 这套规则没有易位。
takeover-promotion-not-chosen = 请选择兵的升变。
takeover-no-promotion-here = 只有到达底线的兵才能升变。
takeover-set-up-first = 先摆完所有棋子：从棋盘旁取一个。
takeover-not-to-place = 你没有{ $kind }可摆了。
takeover-not-own-ranks = 请把棋子摆在己方的{ $depth }条横线内。
takeover-pawn-on-back-rank = 兵不能摆在己方底线。
takeover-no-completion = 这样一来，无论其余的子怎么摆，总有一方的王能被吃掉。
takeover-king-exposed = 不能这样结束布阵：{ $at }的{ $by }能吃掉{ $side }的王。

messenger-place-first = 请先选一个兵作信使。
messenger-not-a-pawn = 只有兵才能作信使。
messenger-already-placed = 你已经选好信使了。
messenger-courier-first = 信使必须先走。
messenger-not-a-courier = 先走的只能是信使，不能是{ $kind }。
messenger-one-step = 信使只在正常走子之前走一格。
messenger-no-capture = 信使不能吃子。
messenger-immune = { $kind }不能被吃。
messenger-adds-attacker = 这样走，{ $at }的{ $by }就会攻击你的王。
messenger-must-break = { $at }的{ $by }在将军：必须走信使来解将。
messenger-no-answer = { $at }的{ $by }在将军：信使这样走，就无法应将了。
messenger-not-at-edge = 信使只有在对方底线上才能离开棋盘。
messenger-exit-exposes = 信使不能离开：{ $at }的{ $by }会攻击你的王。
messenger-exit-barred = { $at }的{ $by }在将军，信使还能解将，所以不能离开。
messenger-frozen = 你被{ $at }的{ $by }将杀：只有信使能走。
messenger-move-too = 信使走完，还必须正常走一步棋。
messenger-no-pass = 不能停着：你还有合法着法。
messenger-promotion-not-chosen = 请选择兵的升变。
messenger-no-promotion-here = 只有到达底线的兵才能升变。

## 一步棋的经过

# 一步棋里依次发生的事。
turn-done = { $side }：{ LIST($events, "clause") }。

event-walked = { $kind }{ $from }到{ $to }
event-castled-kingside = 短易位
event-castled-queenside = 长易位
event-captured = { $kind ->
        [queen] 吃对方的后
       *[other] 吃{ $kind }
    }
event-paid = 付出一个{ $kind }
event-rescued = 把{ $kind }赎到{ $to }
event-dropped = { $kind }打入{ $to }
event-set-up = { $kind }摆到{ $to }
event-promoted = 升变为{ $kind }
event-taken-over = 收编{ $at }的{ $kind }
event-pulled = 把{ $at }的{ $kind }拉入洞中
event-placed = { $at }的兵成为信使
event-left = 信使从{ $at }离开棋盘
event-passed = 停着
event-thawed = { $side }{ $at }的兵解冻
event-froze = { $side }{ $at }的兵冻结
event-check = 将军
event-mate = 将杀
event-pseudo-check = 假将军

## 对局的结局

ending-checkmate = 将杀
    .won = { $winner }将杀获胜。
    .drawn = 将杀，和棋。
ending-stalemate = 逼和
    .won = 逼和，{ $winner }获胜。
    .drawn = 逼和，和棋。
ending-repetition = 局面重复
    .won = 局面重复，{ $winner }获胜。
    .drawn = 局面重复，和棋。
ending-fifty-moves = 五十回合规则
    .won = 按五十回合规则，{ $winner }获胜。
    .drawn = 按五十回合规则，和棋。
ending-king-taken = 失王
    .won = { $winner }获胜：{ $loser }失去了王。
    .drawn = 失王，和棋。
ending-no-move = 无着可走
    .won = { $winner }获胜：{ $loser }无着可走。
    .drawn = 无着可走，和棋。
ending-courier-through = 信使离开棋盘
    .won = { $winner }获胜：信使已离开棋盘。
    .drawn = 信使离开棋盘，和棋。
ending-passes = 连续两次停着
    .won = 连续两次停着，{ $winner }获胜。
    .drawn = 连续两次停着，和棋。
ending-resignation = 认输
    .won = { $loser }认输，{ $winner }获胜。
    .drawn = 认输，和棋。
ending-agreement = 双方同意
    .won = 双方同意，{ $winner }获胜。
    .drawn = 双方同意和棋。
ending-time-forfeit = 超时
    .won = { $loser }超时，{ $winner }获胜。
    .drawn = 超时，和棋。
ending-adjudication = 裁定
    .won = 经裁定，{ $winner }获胜。
    .drawn = 经裁定，和棋。

## 对局与棋谱

course-move = 第{ $number }个半回合“{ $text }”：{ $why }

record-too-long = 这段文字有{ $bytes }字节，作为一盘棋太长。
record-start = 对局无法开始：{ LIST($faults, "space") }
record-move = { $place }：{ $why }
record-tag = “{ $text }”（第{ $line }行）不是[Name "value"]形式的标签，已略去。
record-tag-unused = 标签{ $text }（第{ $line }行）已略去：{ LIST($faults, "space") }
record-tag-denied = 标签{ $text }（第{ $line }行）已略去：它与另一个标签矛盾。
record-tag-again = 标签{ $text }（第{ $line }行）出现两次且值不同：以第一次为准。
record-no-result = { $text }（第{ $line }行）不是结果1-0、0-1、1/2-1/2和*之一。
record-other-result = { $text }（第{ $line }行）与着法不符，着法的结果是{ $result }：以着法为准。
record-unfollowed = { $place }：{ $why }标签{ $tag }无法使用：{ LIST($faults, "space") }
record-open-comment = { $place }：这条注释没有结束。
record-open-variation = { $place }：这个变着没有结束。
record-stray-bracket = { $place }：这个括号没有对应的左括号。
record-surplus = { $place }：对局已经结束；只读取一盘。
record-place = { $number }{ $side ->
        [white] .
       *[black] ...
    }{ $text }（第{ $line }行）
