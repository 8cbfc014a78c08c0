# 棋子和双方的名称，以及列举时的连接符。
# 中文没有性和格，棋子不需要别的形式；“short”是写在棋子名前的颜色（白马）。

kind-pawn = 兵
kind-knight = 马
kind-bishop = 象
kind-rook = 车
kind-queen = 后
kind-king = 王
kind-mirror-knight = 镜马
kind-courier = 信使

side-white = 白方
    .short = 白
side-black = 黑方
    .short = 黑
side-yellow = 黄方
    .short = 黄
side-red = 红方
    .short = 红

piece = { FORM($side, "short") }{ $kind }

list-comma = {"、"}
list-or = {"、"}
    .last = {"或"}
list-space = {""}
list-semicolon = {"；"}
list-either = {"或"}
# 两个句子之间不加空格；标题与后文之间用冒号。
list-sentence = {""}
list-colon = {"："}
# 成为句子的文字。
sentence = { $text }。
# 分句之间。
list-clause = {"，"}
thousands = {","}
percent = { $number }%
