# 駒と手番側の名前、列挙のつなぎ。日本語には語形がない。

kind-pawn = ポーン
kind-knight = ナイト
kind-bishop = ビショップ
kind-rook = ルーク
kind-queen = クイーン
kind-king = キング
kind-mirror-knight = ミラーナイト
kind-courier = 伝令

side-white = 白
side-black = 黒
side-yellow = 黄
side-red = 赤

piece = { $side }の{ $kind }

list-comma = {"、"}
list-or = {"、"}
    .last = {"か"}
list-space = {""}
list-semicolon = {"／"}
list-either = {"か"}
# 文と文の間、見出しと続きの間。日本語では文の間に空白を置かない。
list-sentence = {""}
list-colon = {"："}
# 文になる語句。
sentence = { $text }。
thousands = {","}
percent = { $number }%
